// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/optionalinputs.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

namespace {

using namespace graphql;

class OptionalWriter {
public:
    OptionalWriter(const Schema &schema, const terms::SaidWords &said) : m_schema(schema), m_said(said) {}

    // What goes into a value beside the example of it; null: nothing.
    json::Value beside(TypeRef type, const json::Value *example, std::size_t depth)
    {
        if (m_left == 0)
            return {};
        const SchemaType named = m_schema.type(type);
        const bool isInside = named.is(TypeKind::InputObject) && depth < kDeepest;
        if (isInside && example != nullptr && example->isArray())
            example = example->isEmpty() ? nullptr : &(*example)[std::size_t{0}];
        if (!isInside && example != nullptr)
            return {};
        json::Value value = isInside ? fieldsOf(named, example, depth) : leaf(type);
        return type.nullable().isList() && isInside && !value.isNull()
                   ? json::Value::array({std::move(value)})
                   : value;
    }

private:
    json::Value leaf(TypeRef type)
    {
        --m_left;
        std::string values;
        const SchemaType named = m_schema.type(type);
        const SchemaEnumValues all = named.enumValues();
        if (all.size() > kMaxValues || all.isEmpty())
            return json::Value(m_schema.print(type.nullable()));
        for (const SchemaEnumValue value : all)
            if (!value.isDeprecated())
                values.append(values.empty() ? "" : "|").append(value.name());
        return json::Value(type.nullable().isList() ? '[' + values + ']' : std::move(values));
    }

    json::Value fieldsOf(SchemaType type, const json::Value *example, std::size_t depth)
    {
        struct Candidate {
            SchemaInput field;
            float interest = 0;
        };
        std::vector<Candidate> candidates;
        for (const SchemaInput field : type.inputFields()) {
            const float interest = interestIn(field, depth);
            const bool isShown = example != nullptr && example->contains(field.name());
            if (type.isOneOf() && example != nullptr && !isShown)
                continue; // the example has its one
            if (!field.isDeprecated() && field.name() != "clientMutationId"
                && (depth < 2 || interest > 0 || isShown))
                candidates.push_back({field, interest});
        }
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const Candidate &a, const Candidate &b) { return a.interest > b.interest; });
        json::Value object = json::Value::object();
        for (const auto &[field, interest] : candidates) {
            if (object.size() == kMaxOfObject || m_left == 0)
                break;
            const json::Value *shown = example != nullptr ? example->find(field.name()) : nullptr;
            const bool isOpened = shown != nullptr || interest > 0 || depth == 0;
            json::Value value = isOpened ? beside(field.type(), shown, depth + 1) : leaf(field.type());
            if (!value.isNull())
                object.set(field.name(), std::move(value));
        }
        return object.isEmpty() ? json::Value() : object;
    }

    // The worth of an object is that of the most interesting thing inside.
    float interestIn(SchemaInput field, std::size_t depth) const
    {
        if (field.name() == "clientMutationId")
            return 0;
        if (m_said.name(field.name()))
            return kSaid;
        if (m_said.touch(field.name()))
            return kTouched;
        if (field.name() == "id" || field.isRequired())
            return kIdentity;
        const SchemaType type = m_schema.type(field.type());
        float most = 0;
        if (depth < 2)
            for (const SchemaInput inside : type.inputFields())
                if (const float interest = interestIn(inside, depth + 1); interest > kIdentity)
                    most = std::max(most, kOneDeeper * interest);
        return most;
    }

    static constexpr std::size_t kMaxInputs = 12; // of an operation
    static constexpr std::size_t kMaxOfObject = 8;
    static constexpr std::size_t kMaxValues = 8;
    static constexpr std::size_t kDeepest = 4;
    static constexpr float kSaid = 2;
    static constexpr float kTouched = 1.5F;
    static constexpr float kIdentity = 1; // what is to be changed is named by its id
    static constexpr float kOneDeeper = 0.9F;

    const Schema &m_schema;
    const terms::SaidWords &m_said;
    std::size_t m_left = kMaxInputs;
};

} // namespace

json::Value optionalInputs(const SuggestedOperation &operation, const terms::SaidWords &said,
                           const json::Value &example)
{
    json::Value all = json::Value::object();
    const auto first =
        std::find_if(operation.variables.begin(), operation.variables.end(),
                     [](const SuggestedVariable &variable) { return bool(variable.argument); });
    if (first == operation.variables.end())
        return all;
    OptionalWriter writer(first->argument.schema(), said);
    for (const SuggestedVariable &variable : operation.variables) {
        if (!variable.argument || variable.name == "first")
            continue;
        json::Value value = writer.beside(variable.argument.type(), example.find(variable.name), 0);
        if (!value.isNull())
            all.set(variable.name, std::move(value));
    }
    return all;
}

} // namespace tooltray::toolkit
