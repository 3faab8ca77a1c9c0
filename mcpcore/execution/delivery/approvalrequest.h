// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/arguments/bindings.h"
#include "execution/arguments/variableplan.h"
#include "text/words/message.h"
#include "workspace/definitions/binding.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::execution {

// The origin of a value that is about to be sent.
enum class Provenance : std::uint8_t {
    Argument,   // the agent passed it
    Context,    // a context variable
    Mapping,    // the value of a label in a mapping
    Step,       // the response of an earlier step
    Constant,   // the definition of the tool
    Default,    // the default, as nothing was passed
    Pagination, // the page that is requested
    Endpoint,   // the definition of the endpoint
    Credential, // the credential of the endpoint
    Standard,   // every request has it
};

struct ValueSource {
    Provenance from = Provenance::Argument;
    // The name of the argument, context variable, mapping, step or credential. For a constant or default, the calling tool
    // that defines it. May be empty.
    std::string name = {};

    bool operator==(const ValueSource &) const = default;
};

// One of the values that are about to be sent, in full. Parts that are secret are "***".
struct ApprovalValue {
    enum class Place : std::uint8_t { Variable, Path, Query, Header, Body };

    Place place = Place::Variable;
    std::string name = {};                 // empty: the whole body
    json::Value value = {};                // a body that is no JSON is a string
    std::vector<ValueSource> sources = {}; // several where the value was put together
    bool isSecret = false;                 // at least a part of it, and nobody gets to see that

    bool operator==(const ApprovalValue &) const = default;
};

// A root field of the operation, by its name in the schema.
struct RootField {
    std::string name;
    std::size_t count = 1; // how often the operation selects it
    bool isDestructive = false;

    bool operator==(const RootField &) const = default;
};

// A tool one of whose steps calls the tool that sends.
struct CallingTool {
    std::string name;
    std::string version;

    bool operator==(const CallingTool &) const = default;
};

// A mutation that waits for a yes, with all that the yes is good for. Everything here is shown to a person, and made
// from what is about to be sent; names and texts that an agent chose are only where it is said.
struct ApprovalRequest {
    std::string client;     // its id
    std::string clientName; // for people; no part of what is approved
    // The name it gives itself. Programs may share a client, and a yes to one of them is none to the others.
    // The name proves nothing, so that it only ever narrows what the client may.
    std::string program = {};

    // "deleteReview", "deleteReview ×2, createIssue and 3 more" or "POST /reviews": nothing that an agent names.
    std::string headline = {};
    bool isDestructive = false;
    std::string endpoint = {};
    std::string origin = {}; // "https://api.example.com"
    std::string url = {};    // in full, secrets masked

    std::string method = {};                // of a REST request, else empty
    std::vector<RootField> rootFields = {}; // of an operation: all of them, the destructive ones first
    // The operation in full, comments included, as the agent may have written it; of a REST request method and URL.
    std::string document = {};
    std::string operationName = {};         // which one of the document runs; the agent may have named it
    std::vector<ApprovalValue> values = {}; // all that go with it, in the order in which they are sent

    std::string tool = {};    // which the agent may have named; empty: of an operation that is no tool
    std::string version = {}; // empty: none, as of an operation that is no tool
    Message problem = {};     // why the tool is broken, by its health; empty: it is not
    std::string step = {};    // the steps of composite tools that lead here: "close/updateIssue"
    std::vector<CallingTool> callers = {}; // the composite tools that lead here, the nearest first
    json::Value arguments = {};            // as the agent gave them

    // Digests that only this process can make, so that they tell nothing about the secrets they cover.
    std::string definition = {};   // the tool and those that call it, as they are defined
    std::string dependencies = {}; // all that these refer to, and the values of the context
    std::string target = {};       // the endpoint and its credential, as they are defined
    std::string content = {};      // every byte that is sent, but for the credential

    bool operator==(const ApprovalRequest &) const = default;
};

// The call of the same tool by the same program that was approved before, to compare a call with.
struct LastApproval {
    std::vector<ApprovalValue> values = {};
    std::string endpoint = {};
    std::string url = {};
    // True if they are those of the call that it is compared with.
    bool hasSameDefinition = true;
    bool hasSameDependencies = true;
    bool hasSameTarget = true;

    bool operator==(const LastApproval &) const = default;
};

// The root fields or the request in one line, for a person to look at first. Several fields are counted, never cut.
std::string headlineOf(const std::vector<RootField> &fields);

// The title of the action, as the agent is told: the tool, or the operation if it is no tool.
std::string titleOf(const ApprovalRequest &request);

// The objects that decide whether the request may be sent, beside the rights of the caller.
std::vector<workspace::ObjectKey> decisiveFor(const ApprovalRequest &request);
// True if one of them is not what it was.
bool haveChanged(const std::vector<workspace::ObjectKey> &decisive, const workspace::Workspace &before,
                 const workspace::Workspace &now);
Error changedWhileAsked();

// Identifies exactly this call: SHA-256 in hexadecimal digits over everything that makes a difference to what
// is shown and done.
std::string digestOf(const ApprovalRequest &request);
// Identifies the same definition, endpoint and context with any arguments, called by the same tools.
std::string digestOfTool(const ApprovalRequest &request);

// Collects what a value is made from, back to the arguments of the agent where tools call each other.
class ValueSources {
public:
    explicit ValueSources(const Scope &scope) : m_sending(&scope), m_scope(&scope) {}

    // Adds the sources that the binding takes its value from, given what there is.
    void add(const workspace::Binding &binding);
    void addArgument(const std::string &name);
    void addContext(const std::string &key);
    void add(const PlannedVariable &variable);
    // Adds the sources of {name} in the path of a REST request.
    void addPlaceholder(const std::string &name, const std::vector<workspace::NamedBinding> &bindings);
    void add(ValueSource source);

    bool isSecret() const { return m_isSecret; }
    const std::vector<ValueSource> &all() const { return m_sources; }

private:
    bool isAbsent(workspace::Binding binding, std::size_t transforms) const;
    void addSource(const workspace::Binding &binding);
    std::string callingTool() const; // empty: the collection is at the tool that sends

    const Scope *m_sending;
    const Scope *m_scope; // where the collection is at
    std::vector<ValueSource> m_sources;
    // The arguments that are in it already: tools that call each other may use each of them many times.
    std::set<std::pair<const Scope *, std::string>> m_seen;
    bool m_isSecret = false;
    int m_itemDepth = 0; // of the lists around, whose items are not known here
};

// The scope with "***" in place of every value that must stay secret; nothing: there is none.
std::optional<Scope> withoutSecrets(const Scope &scope);

} // namespace tooltray::execution
