// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/validationcontext.h"
#include "json/value.h"

#include <optional>
#include <string>

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

// Why a value is none of an input type, in the words of GraphQL.
struct InputRefusal {
    std::string path; // within the value: ".states[1]"
    std::string reason;
};

std::string inWords(const InputRefusal &refusal);

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
