// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkinputs.h"

#include "graphql/language/parse.h"
#include "graphql/validation/coercevariables.h"
#include "text/words/suggestions.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/checks/placedbindings.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {
namespace {

using graphql::TypeRef;

// Where a binding stands in the definition, and its value in that of the variable.
struct InputPlace {
    std::string place;
    std::string path;
};

bool isNullConstant(const Binding &binding)
{
    const auto *constant = std::get_if<ConstantSource>(&binding.source);
    return constant != nullptr && constant->value.isNull();
}

class InputChecker {
public:
    InputChecker(const graphql::Schema &schema, std::string variable, const MadeValues &made,
                 std::vector<InputUse> &uses, ToolProblems &problems)
        : m_schema(schema)
        , m_variable(std::move(variable))
        , m_made(made)
        , m_uses(uses)
        , m_problems(problems)
    {}

    void check(const Binding &binding, TypeRef type, const InputPlace &at, bool isRequired = false)
    {
        const bool isLeftOut = binding.isOptional && isNullConstant(binding);
        if (!binding.transforms.empty() || isLeftOut)
            return;
        const auto *parameter = std::get_if<ParameterSource>(&binding.source);
        if (!binding.mapping.empty())
            m_uses.push_back({m_variable + at.path, type, {}, binding.mapping, at.place, isRequired});
        else if (parameter != nullptr && parameter->path.empty())
            m_uses.push_back({m_variable + at.path, type, parameter->name, {}, at.place, isRequired});
        else if (const auto *constant = std::get_if<ConstantSource>(&binding.source))
            checkValue(constant->value, type, at);
        else if (std::holds_alternative<StepSource>(binding.source))
            checkMade(binding, type, at);
        else if (const auto *object = std::get_if<ObjectSource>(&binding.source))
            check(*object, type, at);
        else if (const auto *list = std::get_if<ListSource>(&binding.source))
            check(*list, type, at);
        else if (const auto *first = std::get_if<FirstSource>(&binding.source))
            check(*first, type, at);
        else if (const auto *each = std::get_if<EachSource>(&binding.source))
            check(*each, type, at);
    }

private:
    // One object stands for a list of it as well.
    void check(const ObjectSource &object, TypeRef type, const InputPlace &at)
    {
        const graphql::SchemaType named = m_schema.type(type.named());
        if (!named.is(graphql::TypeKind::InputObject))
            return checkKind(json::Value::object(), type.named(), at);
        for (const NamedBinding &member : object.members) {
            const InputPlace below{nestedPlace(at.place + "/object", member.name),
                                   at.path + '.' + member.name};
            if (const graphql::SchemaInput field = named.inputField(member.name))
                check(member.binding, field.type(), below, field.isRequired() && !member.binding.isOptional);
            else
                reportUnknown(member.name, named, below.place);
        }
        for (const graphql::SchemaInput field : named.inputFields()) {
            const bool isMade =
                std::ranges::find(object.members, field.name(), &NamedBinding::name) != object.members.end();
            if (field.isRequired() && !isMade)
                report("input_field_missing", at.place,
                       {CORE_TEXT("Core", "The binding creates no member \"{member}\", which the input type "
                                          "\"{type}\" requires."),
                        {{"member", field.name()}, {"type", named.name()}}});
        }
    }

    void check(const ListSource &list, TypeRef type, const InputPlace &at)
    {
        const TypeRef inner = type.nullable();
        if (!inner.isList())
            return checkKind(json::Value::array(), type, at);
        for (std::size_t i = 0; i < list.elements.size(); ++i) {
            const std::string index = std::to_string(i);
            check(list.elements[i], inner.inner(),
                  {at.place + "/list/" + index, at.path + '[' + index + ']'});
        }
    }

    // A candidate that is null is passed over.
    void check(const FirstSource &first, TypeRef type, const InputPlace &at)
    {
        for (std::size_t i = 0; i < first.candidates.size(); ++i) {
            if (!isNullConstant(first.candidates[i]))
                check(first.candidates[i], type, {at.place + "/first/" + std::to_string(i), at.path});
        }
    }

    void check(const EachSource &each, TypeRef type, const InputPlace &at)
    {
        const TypeRef inner = type.nullable();
        if (inner.isList())
            check(*each.as, inner.inner(), {at.place + "/as", at.path + "[]"});
    }

    // Its contents do not matter, and are not known.
    void checkKind(const json::Value &empty, TypeRef type, const InputPlace &at)
    {
        if (InputValues(m_schema, type).refusal(empty))
            report(
                "constant_unfit", at.place,
                {empty.isArray() ? CORE_TEXT(
                     "Core",
                     "The binding creates a list, which \"${variable}\" of the type {type} does not accept.")
                                 : CORE_TEXT("Core", "The binding creates an object, which \"${variable}\" "
                                                     "of the type {type} does not accept."),
                 {{"variable", m_variable + at.path}, {"type", m_schema.print(type)}}});
    }

    void checkValue(const json::Value &value, TypeRef type, const InputPlace &at)
    {
        const auto refusal = InputValues(m_schema, type).refusal(value);
        if (!refusal)
            return;
        const std::string path = at.path + refusal->path;
        report("constant_unfit", at.place,
               {path.empty()
                    ? CORE_TEXT("Core", "Variable \"${name}\" has invalid value: {reason}")
                    : CORE_TEXT("Core", "Variable \"${name}\" has invalid value at \"{path}\": {reason}"),
                {{"name", m_variable}, {"path", m_variable + path}, {"reason", refusal->reason}}});
    }

    void checkMade(const Binding &binding, TypeRef type, const InputPlace &at)
    {
        const json::Value made = m_made ? m_made(binding) : json::Value();
        if (made.isNull())
            return;
        const std::string &step = std::get<StepSource>(binding.source).step;
        if (!mayFit(made, made, type, m_schema))
            m_problems.push_back(madeUnfit(
                step, made, m_variable + at.path,
                {CORE_TEXT("Core", "the type \"{type}\""), {{"type", m_schema.print(type)}}}, at.place));
        else if (!takesOneOf(listedIn(made), type))
            m_problems.push_back(madeValuesUnfit(step, made, m_variable + at.path, at.place));
    }

    bool takesOneOf(const std::vector<json::Value> &values, TypeRef type) const
    {
        const InputValues taken(m_schema, type);
        return values.empty() || std::ranges::any_of(values, [&](const json::Value &value) {
                   return !taken.refusal(value, graphql::Suggestions::Hide);
               });
    }

    void reportUnknown(const std::string &name, graphql::SchemaType type, const std::string &place)
    {
        std::vector<std::string> names;
        for (const graphql::SchemaInput field : type.inputFields())
            names.emplace_back(field.name());
        report("input_field_unknown", place,
               Message::joined({{CORE_TEXT("Core", "The binding creates the member \"{member}\", but the "
                                                   "input type \"{type}\" has no such field."),
                                 {{"member", name}, {"type", type.name()}}},
                                didYouMean(suggestions(name, names))}));
    }

    void report(std::string code, const std::string &place, Message message)
    {
        m_problems.push_back({std::move(code), place, std::nullopt, std::move(message)});
    }

    const graphql::Schema &m_schema;
    std::string m_variable;
    const MadeValues &m_made;
    std::vector<InputUse> &m_uses;
    ToolProblems &m_problems;
};

} // namespace

void checkInput(const graphql::Schema &schema, const NamedBinding &bound, TypeRef type, bool isRequired,
                const std::string &place, const MadeValues &made, std::vector<InputUse> &uses,
                ToolProblems &problems)
{
    InputChecker(schema, bound.name, made, uses, problems)
        .check(bound.binding, type, {place, {}}, isRequired);
}

ToolProblem madeUnfit(const std::string &source, const json::Value &made, const std::string &name,
                      const Message &types, std::string place)
{
    return {"made_value_unfit",
            std::move(place),
            std::nullopt,
            {CORE_TEXT("Core", "\"{name}\" gets {what} from \"{source}\", but accepts only {what_else}."),
             {{"name", name}, {"what", typesInWords(made, made)}, {"source", source}, {"what_else", types}}}};
}

ToolProblem madeValuesUnfit(const std::string &source, const json::Value &made, const std::string &name,
                            std::string place)
{
    return {"made_value_unfit",
            std::move(place),
            std::nullopt,
            {CORE_TEXT("Core", "\"{name}\" gets {values} from \"{source}\", and never takes such a value."),
             {{"name", name}, {"values", listed(listedIn(made))}, {"source", source}}}};
}

std::string inWords(const InputRefusal &refusal)
{
    return refusal.path.empty() ? refusal.reason : "at " + refusal.path + ": " + refusal.reason;
}

InputValues::InputValues(const graphql::Schema &schema, graphql::TypeRef type)
    : m_schema(schema)
    , m_type(type)
    , m_document(graphql::parseDocument("query ($v: " + schema.print(type) + ") { __typename }"))
{}

std::optional<InputRefusal> InputValues::refusal(const json::Value &value,
                                                 graphql::Suggestions suggestions) const
{
    if (value.isNull() && !m_type.isNonNull())
        return std::nullopt;
    if (value.isNull())
        return InputRefusal{
            {}, "Expected value of non-null type \"" + m_schema.print(m_type) + "\" not to be null."};
    const auto coerced = coerceVariables(m_schema, graphql::findOperation(m_document, {}),
                                         json::Value::object({{"v", value}}), {.suggestions = suggestions});
    if (coerced.problems.empty())
        return std::nullopt;
    constexpr std::string_view kSubject = "Variable \"$v\" has invalid value";
    constexpr std::string_view kAt = " at \"v"; // the variable and the path in it
    std::string_view rest = coerced.problems.front().message;
    if (!rest.starts_with(kSubject))
        return InputRefusal{{}, std::string(rest)};
    rest.remove_prefix(kSubject.size());
    std::string path;
    const std::size_t colon = rest.find(": ");
    if (rest.starts_with(kAt) && colon != std::string_view::npos)
        path = rest.substr(kAt.size(), colon - kAt.size() - 1);
    return InputRefusal{std::move(path), std::string(rest.substr(colon + 2))};
}

const UnfitValues &MappedValues::unfit(const Mapping &mapping, const graphql::Schema &schema,
                                       graphql::TypeRef type)
{
    const auto [known, isNew] = m_known.try_emplace({&mapping, &schema, schema.print(type)});
    UnfitValues &found = known->second;
    if (!isNew)
        return found;
    const InputValues taken(schema, type);
    for (std::size_t i = 0; i < mapping.entries.size(); ++i) {
        const bool isTold = found.told.size() < UnfitValues::kMaxTold;
        const json::Value &value = mapping.entries[i].value;
        auto refusal = value.isNull() ? std::nullopt
                                      : taken.refusal(value, isTold ? graphql::Suggestions::Show
                                                                    : graphql::Suggestions::Hide);
        if (!refusal)
            continue;
        ++found.count;
        if (isTold)
            found.told.push_back({i, inWords(*refusal)});
    }
    return found;
}

} // namespace tooltray::workspace
