// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/validationcontext.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/binding.h"
#include "workspace/definitions/sharedobjects.h"
#include "json/value.h"

#include <cstddef>
#include <functional>
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

// The JSON Schema of the value that a binding takes from an earlier step or, where the step calls a tool, from a
// parameter, as far as it is known before a call; null where it is not.
using MadeValues = std::function<json::Value(const Binding &binding)>;

// Reports what a binding makes that its variable never takes: members that the input type has no field for, required
// fields that it leaves out, constants and results of steps that do not fit. Adds the parameters that it passes on and
// what it looks up in mappings. Context values are not known before a call, nor is what transforms make.
void checkInput(const graphql::Schema &schema, const NamedBinding &bound, graphql::TypeRef type,
                bool isRequired, const std::string &place, const MadeValues &made,
                std::vector<InputUse> &uses, ToolProblems &problems);

// A value of a step or a parameter that its argument never takes, by its type or though it is one of a few.
ToolProblem madeUnfit(const std::string &source, const json::Value &made, const std::string &name,
                      const Message &types, std::string place);
ToolProblem madeValuesUnfit(const std::string &source, const json::Value &made, const std::string &name,
                            std::string place);

} // namespace tooltray::workspace
