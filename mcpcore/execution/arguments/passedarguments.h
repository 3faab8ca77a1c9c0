// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "jsonschema/program/errors.h"
#include "jsonschema/schema.h"
#include "workspace/definitions/sharedobjects.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::execution {

// So many are counted; the text names fewer.
inline constexpr std::size_t kMaxArgumentErrors = 1'000;

// Arguments that do not fit the schema of a tool's parameters, as one error that names each of them.
// Precondition: there is something wrong.
// What is wrong with arguments. Of all of them together it speaks as of the parameters.
std::string argumentSentence(const jsonschema::ValidationError &error);

Error argumentError(const std::vector<jsonschema::ValidationError> &errors);

// Removes the arguments that are null where the schema refuses that and lets them be left out, as the errors say: many
// clients send null for what is not passed. Returns whether there was any.
bool removeOmittedNulls(const json::Value &document, const std::vector<jsonschema::ValidationError> &errors,
                        json::Value &arguments);
// The same for clients that cannot omit an argument and pass null for what they do not mean to say, where the schema takes
// null as well: the call has every property that has no default, and says something in one of those that are sent in a
// body. One that says nothing else means its nulls.
bool removeFilledNulls(const json::Value &document, const json::Value &defaults,
                       const std::vector<std::string> &sentInBody, json::Value &arguments);
json::Value withoutOmittedNulls(const jsonschema::Schema &schema, const json::Value &document,
                                json::Value arguments);

// Finds the labels of mappings, each of which is read once and outlives this.
class LabelLookup {
public:
    LabelLookup();
    ~LabelLookup();

    // The API's value for a label, in this order: the label as it is, the API's value itself, the one label that
    // is equal but for case. Of a list, each element's; null stays null.
    Result<json::Value> find(const workspace::Mapping &mapping, const json::Value &value);

private:
    class Labels;

    std::map<const workspace::Mapping *, std::unique_ptr<Labels>> m_known;
};

// True if arguments that fit the schema may have labels in them. Reads all of it.
bool mayHaveLabels(const workspace::Workspace &workspace, const json::Value &schema);

// The arguments with the API's values in place of the labels, wherever their schema refers to a mapping, also
// inside of types and definitions. Below `anyOf` and `oneOf` an argument that is no label stays what it is: it was
// another branch that took it. An error names the argument. Precondition: the arguments fit the schema.
Result<json::Value> withoutLabels(const workspace::Workspace &workspace, const json::Value &schema,
                                  json::Value arguments);

} // namespace tooltray::execution
