// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

// The type of the operation; nothing where the text cannot be read or has no such operation.
std::optional<graphql::OperationType> typeOf(const GraphqlOperation &operation);

// True where sending it changes something at the API; see also requestrules.h.
bool mutates(const GraphqlOperation &operation);
// The REST request of a version, of which a person may have said that it only reads.
bool mutates(const RestRequest &request, const ToolVersion &version);

// The effect that a call may have on the API behind it.
enum class Effect : std::uint8_t {
    Reads,
    Replaces, // as PUT and DELETE do: twice is as good as once
    Changes,
};

// The facts about a call of a tool, including the tools that it calls.
struct ToolFacts {
    // The effect of the strongest step; a step that is unreadable, missing or nested too deep is a change.
    Effect effect = Effect::Changes;
    // Tools that call each other, this one included. More than kMaxCallDepth: too many, or they go in a circle.
    std::size_t depth = 1;
    std::size_t sureMutations = 0; // that every call sends; 2 stands for all beyond one
    bool isCyclic = false;         // they go in a circle

    bool operator==(const ToolFacts &) const = default;
};

// Follows the calls between tools. Every version is looked at once, however many ways lead to it, for as long as it and
// the tools that it calls stay, and its operations are read once for as long as its own definition stays.
class CallGraph {
public:
    // True if what the tool claims for itself counts at this computer. As it is cached, a graph lasts as long as the
    // answers do.
    using Permits = std::function<bool(const Workspace &, std::string_view tool)>;

    // Without one every claim counts.
    explicit CallGraph(Permits permits = {}) : m_permits(std::move(permits)) {}

    // The facts of the tool as it is served.
    ToolFacts of(const Workspace &workspace, const Tool &tool);
    // Without the name of an endpoint, the URL is not known.
    ToolFacts of(const Workspace &workspace, const ToolVersion &version, std::string_view endpoint = {});

    // The step with which every call of the sequence makes a second mutation; nothing: not every call makes two.
    std::optional<std::size_t> surplusMutation(const Workspace &workspace, const ToolVersion &version);

    // The tools of a chain that is longer than tools may call each other, the outermost first; nothing, where no chain
    // is that was not so long before.
    static std::vector<std::string> tooDeep(const Workspace &before, const Workspace &after);

    // Steps looked at so far: what the work is measured by.
    std::size_t steps() const { return m_steps; }

private:
    struct Node {
        std::string tool;
        std::optional<Version> version; // nothing: as the tool is served
        std::string endpoint = {};      // empty: the tool's own

        std::strong_ordering operator<=>(const Node &) const = default;
        bool operator==(const Node &) const = default;
    };
    struct Part {
        Effect effect = Effect::Reads;
        bool isMutation = false;
        bool isConditional = false;
        std::optional<Node> call = {};
    };
    struct Outline {
        DefinitionPtr definition = {};
        bool isChoice = false; // one of the parts runs, not all
        std::vector<Part> parts = {};
    };

    // The endpoint is the name of the one that requests are sent by; empty: not known.
    static Outline outlineOf(const Workspace &workspace, const ToolVersion &version,
                             const std::string &endpoint);
    void turnTo(const Workspace &workspace);
    void forget(std::vector<std::string> tools);
    bool isPermitted(const Workspace &workspace, const std::string &tool) const;
    const Outline *outline(const Workspace &workspace, const Node &node);
    void follow(const Workspace &workspace, const Outline &from);
    ToolFacts factsOf(const Part &part) const;
    ToolFacts combined(const Outline &outline);
    std::vector<std::string> chainFrom(const Workspace &workspace, const Tool &tool);

    Permits m_permits;
    const Workspace *m_workspace = nullptr; // turned to last; only compared
    Revision m_revision = 0;
    Workspace::Entries m_tools; // that the facts are about
    Workspace::Entries m_endpoints;
    std::map<Node, ToolFacts> m_facts;
    std::map<std::string, std::set<std::string>> m_callers; // of tools, among those with facts
    std::map<Node, Outline> m_outlines;
    std::size_t m_steps = 0;
};

} // namespace tooltray::workspace
