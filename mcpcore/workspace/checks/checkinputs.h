// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/validationcontext.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/binding.h"
#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::workspace {

// Reports what a binding makes that its variable never takes: members that the input type has no field for, required
// fields that it leaves out, constants that do not fit. The values of parameters, of steps and of the context are not
// known before a call, and nothing is said of what a mapping or transforms make.
void checkInput(const graphql::Schema &schema, const NamedBinding &bound, graphql::TypeRef type,
                const std::string &place, ToolProblems &problems);

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
