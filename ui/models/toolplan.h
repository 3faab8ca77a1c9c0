// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/describedapi.h"
#include "graphql/schema/schema.h"
#include "ui/models/operationtreemodel.h"
#include "ui/models/toolcuration.h"
#include "ui/models/toolnaming.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::ui {

// How much of what a field answers a tool selects.
enum class SelectionDepth : std::uint8_t {
    Key,  // what tells which one it is: id, name, title ...
    Flat, // every value that is no object
    Deep, // and those of the objects in it
};

enum class TakenArguments : std::uint8_t { Required, All };

struct FieldOperationOptions {
    SelectionDepth depth = SelectionDepth::Flat;
    TakenArguments arguments = TakenArguments::All;

    bool operator==(const FieldOperationOptions &) const = default;
};

// A field that shall become a tool, by the names of the fields from a root type to it.
struct FieldPath {
    graphql::OperationType type = graphql::OperationType::Query;
    std::vector<std::string> path;

    auto operator<=>(const FieldPath &) const = default;
};

// The fields on the way, the chosen one last; empty when the schema does not have them.
std::vector<graphql::SchemaField> fieldsOf(const graphql::Schema &schema, const FieldPath &choice);

// The operation of a tool for the last of these fields, printed. Its arguments become variables, and so do those that
// the fields before it require. Always valid.
std::string fieldOperation(graphql::OperationType type, const std::vector<graphql::SchemaField> &fields,
                           const FieldOperationOptions &options);

// What agents read about a tool that is made of these fields, the chosen one last: what the schema says of it, or what
// its name, its type and their descriptions say, and what is needed to ask for it.
std::string toolDescriptionFor(graphql::OperationType type, const std::vector<graphql::SchemaField> &fields,
                               TakenArguments arguments);

struct ToolPlanOptions {
    std::string endpoint;
    ToolNaming naming = {};
    FieldOperationOptions operation = {};

    bool operator==(const ToolPlanOptions &) const = default;
};

struct PlannedTool {
    FieldPath choice;
    workspace::Tool tool;
    std::size_t bytes = 0;   // of its entry in the list that clients read
    bool isNumbered = false; // as another tool has the name
};

// The names that new tools cannot have: those of tools and, of the wanted ones, those of built-in tools and aliases.
std::set<std::string, std::less<>> takenToolNames(const workspace::Workspace &workspace,
                                                  const std::vector<std::string> &wanted);

// The tools for the fields, named so that they are new in the workspace. Fields that the schema does not have are left
// out. Takes long for many: for a pool.
std::vector<PlannedTool> planTools(const graphql::Schema &schema, const workspace::Workspace &workspace,
                                   const std::vector<FieldPath> &choices, const ToolPlanOptions &options);

// The tools of an endpoint that ask for one field and what is in it, by that field.
std::map<FieldPath, std::string> toolsByField(const workspace::Workspace &workspace,
                                              const std::string &endpoint);

// What tools take in the list that clients read, by the keys of their operations, for as long as these and the workspace
// stay as they are.
class ToolSizes final {
public:
    struct Entry {
        std::string key;
        workspace::Tool tool;
        std::size_t bytes = 0;
    };

    using Entries = std::vector<Entry>;

    // Takes long for many: for a pool.
    static Result<Entries> measured(Entries entries, const workspace::Workspace &workspace);

    void follow(const workspace::WorkspacePtr &workspace);
    void keep(Entries entries, const workspace::WorkspacePtr &workspace);
    std::optional<std::size_t> of(const std::string &key, const workspace::Tool &tool) const;

private:
    workspace::WorkspacePtr m_workspace;
    std::map<std::string, Entry> m_entries;
};

// Which tools the chosen operations become, and how they are called.
class OperationPlan final {
public:
    using Made = std::map<std::string, engine::OperationTool>; // by key, as all maps here
    using Curations = std::map<std::string, ToolCuration>;

    OperationPlan() = default;
    // Each operation as a tool of its own. Precondition: the tools of all keys are made.
    OperationPlan(const workspace::Workspace &workspace, const std::vector<std::string> &keys,
                  const Made &made, const Curations &curations, const std::string &prefix);

    // The name that a tool would have alone where nobody chose one: that of no saved or built-in tool.
    static std::string proposedName(const workspace::Workspace &workspace, const engine::OperationTool &made,
                                    const std::string &prefix);

    // Makes one tool of all, in which each keeps the name that it has among them; why the tool cannot have that name, or
    // nothing. Precondition: there are some.
    std::optional<Message> combine(const workspace::Workspace &workspace, const std::string &name);

    // What was decided about the tool that they all became.
    void curate(const ToolCuration &curation);

    // The tools as they are now whose sizes are not known.
    ToolSizes::Entries unmeasured(const ToolSizes &sizes) const;
    void setSizes(const ToolSizes &sizes);

    const std::vector<workspace::Tool> &tools() const { return m_tools; }
    std::size_t bytes() const { return m_bytes; } // in that list
    bool hasWrongName() const { return m_hasWrongName; }
    const std::map<std::string, OperationTreeModel::Planned> &rows() const { return m_rows; }
    // Empty where there is no tool.
    std::string nameOf(const std::string &key) const;

private:
    const std::string &keyOf(std::size_t tool) const; // empty of the one that they all became

    std::vector<workspace::Tool> m_tools;
    std::map<std::string, OperationTreeModel::Planned> m_rows;
    std::vector<std::pair<std::string, std::string>>
        m_wanted; // for each tool: the key and the name wanted for it
    std::size_t m_bytes = 0;
    bool m_hasWrongName = false;
};

// Makes the choice that was made for an argument of one tool in all of these. Those whose argument of that name is another
// one keep it, and what is required is not hidden. How many tools have it now.
std::size_t chooseForAll(OperationPlan::Curations &curations, const OperationPlan::Made &made,
                         const std::vector<std::string> &keys, const std::string &model,
                         const workspace::ArgumentChoices::value_type &choice);

} // namespace tooltray::ui
