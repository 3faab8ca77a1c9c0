// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/validationcontext.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/binding.h"
#include "json/value.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

// A value that calls pass to a variable, or to a part of it, as it is or looked up in a mapping.
struct InputUse {
    std::string variable; // "input.title": a part of it
    graphql::TypeRef type;
    std::string parameter = {}; // empty: it is none of a parameter, or looked up
    std::string mapping = {};   // empty: none
    std::string place = {};     // of the binding; empty: there is none
    bool isRequired = false;
};

// The JSON Schema of the value that a binding takes from an earlier step or, where the step calls a tool, from a
// parameter, as far as it is known before a call; null where it is not.
using MadeValues = std::function<json::Value(const Binding &binding)>;

// Reports what a binding makes that its variable never takes: members that the input type has no field for, required
// fields that it leaves out, constants and results of steps that do not fit. Adds the parameters that it passes on and
// what it looks up in mappings. Context values are not known before a call, nor is what transforms make.
void checkInput(const graphql::Schema &schema, const NamedBinding &bound, graphql::TypeRef type,
                bool isRequired, const std::string &place, const MadeValues &made,
                std::vector<InputUse> &uses, ToolProblems &problems);

// A value of a step or a parameter that its argument never takes.
ToolProblem madeUnfit(const std::string &source, const json::Value &made, const std::string &name,
                      const Message &types, std::string place);

// Why a value is none of an input type, in the words of GraphQL.
struct InputRefusal {
    std::string path; // within the value: ".states[1]"
    std::string reason;
};

// Holds values against an input type, however many there are.
class InputValues {
public:
    InputValues(const graphql::Schema &schema, graphql::TypeRef type);

    // Nothing where the value fits. Null fits every type but a non-null one.
    std::optional<InputRefusal> refusal(const json::Value &value,
                                        graphql::Suggestions suggestions = graphql::Suggestions::Show) const;

private:
    const graphql::Schema &m_schema;
    graphql::TypeRef m_type;
    graphql::Document m_document; // with a variable of the type
};

} // namespace tooltray::workspace
