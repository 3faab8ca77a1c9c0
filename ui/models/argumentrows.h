// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// One value that a tool needs, and where it comes from.
struct ArgumentRow {
    enum class Source : std::uint8_t {
        Caller,
        Mapping,  // the caller says a label of it
        Context,  // a context variable
        Constant, // always the same
        Pages,    // asks for a page, which the tool does by itself
        Binding,  // made in another way
    };

    std::string variable = {}; // of the operation or, of a request, of its path; empty: only an argument
    std::string type = {};     // as the operation writes it: [ID!]!
    Source source = Source::Caller;
    std::string name = {};   // what callers pass it as; empty: they pass nothing
    std::string detail = {}; // the context key or the mapping
    json::Value constant = {};
    std::optional<workspace::Binding> binding = {};
    // The members below describe the argument, where there is one.
    std::string description = {};
    std::optional<json::Value> defaultValue = {};
    bool isRequired = false;
    bool isText = false; // needs no quotes to be typed
    json::Value schema = {};

    // Stays the same while anything but the name of a plain argument changes.
    std::string id() const { return variable.empty() ? '=' + name : variable; }
    bool isPassed() const { return !name.empty(); }

    bool operator==(const ArgumentRow &) const = default;
};

using ArgumentSource = ArgumentRow::Source;

// The version of a tool with all that its arguments follow from.
struct ArgumentSubject {
    workspace::WorkspacePtr workspace; // null: an empty one
    workspace::ToolVersion version;    // with its operation
    json::Value inferred =
        {}; // the JSON Schema of the operation's variables or the request's parameters; null: not known
    std::set<std::string, std::less<>> paged = {}; // variables that ask for pages
};

// The schema of all variables of an operation, with the workspace's types, or of what a request takes. Null without
// one that can be read. The version has its operation.
json::Value inferredVariables(const workspace::Workspace &workspace, const workspace::ToolVersion &version,
                              const graphql::Schema *schema);

// First the variables in the order of the operation, then what is passed beside them.
std::vector<ArgumentRow> argumentRows(const ArgumentSubject &subject);

// The name after the prefix of a "$ref", such as kTypeReference; empty when the schema refers to no such thing.
std::string_view referredName(const json::Value &schema, std::string_view prefix);

// Returns the schema that an operation has for the variable of a row; an empty object when that is not known.
json::Value inferredSchema(const ArgumentSubject &subject, const ArgumentRow &row);

// True for keywords that describe an argument without restricting its value.
bool isSaidBeside(std::string_view keyword);
// Returns the schema without those keywords.
json::Value bareSchema(const json::Value &schema);

// A value as it is typed in the field of a row: texts bare where nothing but a text fits, all else as JSON.
QString argumentText(const ArgumentRow &row, const json::Value &value);
// Returns nullopt when the text is not a value.
std::optional<json::Value> argumentValue(const ArgumentRow &row, const QString &text);

} // namespace tooltray::ui
