// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/validationcontext.h"
#include "workspace/definitions/sharedobjects.h"
#include "json/value.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <tuple>
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

// Why values of one list are none of an input type: the first of them one by one, all of them counted.
struct UnfitValues {
    static constexpr std::size_t kMaxTold = 20;

    struct Unfit {
        std::size_t index;
        std::string reason;
    };

    std::vector<Unfit> told = {};
    std::size_t count = 0;
};

// Holds the values of mappings against input types, each pair once however many tools bring them together. The mappings
// and schemas outlive it.
class MappedValues {
public:
    const UnfitValues &unfit(const Mapping &mapping, const graphql::Schema &schema, graphql::TypeRef type);


private:
    std::map<std::tuple<const Mapping *, const graphql::Schema *, std::string>, UnfitValues> m_known;
};

} // namespace tooltray::workspace
