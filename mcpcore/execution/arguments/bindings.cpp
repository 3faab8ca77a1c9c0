// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/bindings.h"

#include "credentials/redaction/redactor.h"
#include "execution/arguments/passedarguments.h"
#include "execution/arguments/scope.h"
#include "text/regex/regex.h"
#include "workspace/definitions/walk.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::execution {
namespace {

using namespace workspace;

// The limit of one search: more than any pattern of a tool needs, and done in a millisecond.
constexpr std::size_t kPatternSteps = 100'000;
// The minimum that a binding counts for, however little comes of it: nested lists are walked often.
constexpr std::size_t kBytesOfBinding = 32;

// True if it takes its value from elsewhere instead of combining others.
bool isTaken(const Binding &binding)
{
    return !std::holds_alternative<ObjectSource>(binding.source)
           && !std::holds_alternative<ListSource>(binding.source)
           && !std::holds_alternative<FirstSource>(binding.source)
           && !std::holds_alternative<EachSource>(binding.source);
}

MaybeValue valueAt(const json::Value *root, const std::string &path)
{
    const std::optional<json::Pointer> pointer = json::Pointer::parse(path);
    const json::Value *found = root != nullptr && pointer ? json::resolve(*root, *pointer) : nullptr;
    return found == nullptr ? std::nullopt : MaybeValue(*found);
}

class Evaluation {
public:
    Evaluation(const Scope &scope, Missing missing) : m_scope(scope), m_missing(missing) {}

    Result<MaybeValue> value(const Binding &binding)
    {
        Result<MaybeValue> value = changed(binding);
        if (m_missing == Missing::LeftOut)
            return value;
        if (!value) {
            if (binding.isOptional && isMissing(value.error()))
                return MaybeValue();
            return value;
        }
        const bool isNothing = !*value || (*value)->isNull();
        if (!isNothing)
            return value;
        if (binding.isOptional)
            return MaybeValue();
        if (const auto *step = std::get_if<StepSource>(&binding.source))
            return missing(
                {step->path.empty()
                     ? CORE_TEXT("Core", "The step \"{step}\" returned nothing, so nothing further was sent.")
                     : CORE_TEXT(
                         "Core",
                         "The step \"{step}\" returned nothing at {path}, so nothing further was sent."),
                 {{"step", step->step}, {"path", step->path}}});
        if (const auto *item = std::get_if<ItemSource>(&binding.source);
            item != nullptr && !m_items.empty() && m_items.back().isOfStep)
            return missing(
                {item->path.empty()
                     ? CORE_TEXT("Core",
                                 "An item of the step \"{step}\" has nothing, so nothing further was sent.")
                     : CORE_TEXT("Core", "An item of the step \"{step}\" has nothing at {path}, so nothing "
                                         "further was sent."),
                 {{"step", m_items.back().step}, {"path", item->path}}});
        return value;
    }

    Result<json::Value> object(const std::vector<NamedBinding> &members)
    {
        json::Value object = json::Value::object();
        for (const NamedBinding &member : members) {
            Result<MaybeValue> value = this->value(member.binding);
            if (!value)
                return named(member.name, std::move(value).error());
            if (*value)
                object.set(member.name, **std::move(value));
        }
        return object;
    }

    Result<bool> holds(const Condition &condition)
    {
        return std::visit([&](const auto &test) { return of(test); }, condition.test);
    }

private:
    struct Item {
        json::Value value;
        bool isOfStep = false;
        std::string step = {};
        SecretUse secret = {};
    };

    bool hasRoom(std::size_t bytes)
    {
        m_bytes += bytes;
        return m_bytes <= kMaxMadeBytes;
    }

    static bool isMissing(const Error &error) { return error.code == kValueMissing; }

    static Error missing(Message what)
    {
        return {ErrorKind::Invalid, std::string(kValueMissing), std::move(what),
                CORE_TEXT("Core", "Check the arguments. If the tool can do without the value, mark its "
                                  "binding as \"optional\" in the definition of the tool.")};
    }

    // The value of the source, looked up and transformed.
    Result<MaybeValue> changed(const Binding &binding)
    {
        if (!hasRoom(kBytesOfBinding))
            return tooMuchMade();
        if (std::optional<Error> refusal = refusalOf(binding, useOf(binding)))
            return *std::move(refusal);
        Result<MaybeValue> value = std::visit([&](const auto &source) { return of(source); }, binding.source);
        if (value && *value && isTaken(binding) && !hasRoom(json::writtenSize(**value)))
            return tooMuchMade();
        if (value && *value && !binding.mapping.empty())
            value = mapped(binding.mapping, **value);
        const bool isOfSecret = !binding.transforms.empty() && value && *value && holdsSecret(**value);
        if (isOfSecret && !mayChangeSecrets(binding.transforms))
            return secretTakenApart();
        for (const Transform &transform : binding.transforms) {
            if (!value)
                break;
            value = transformed(*std::move(value), transform, endpointUrl());
            if (value && *value && !hasRoom(json::writtenSize(**value)))
                return tooMuchMade();
            // The base64 of a text with a secret in it decodes to all of it, and a secret that is base64 to another text.
            if (isOfSecret && transform.kind == Transform::Kind::Base64Text && value && *value
                && !holdsSecret(**value))
                return secretTakenApart();
        }
        return value;
    }

    std::string endpointUrl() const
    {
        const auto *endpoint =
            m_scope.workspace ? m_scope.workspace->find<Endpoint>(m_scope.endpoint) : nullptr;
        return endpoint == nullptr ? std::string() : restBase(*endpoint);
    }

    static Error named(const std::string &name, Error error)
    {
        if (!error.details.isObject())
            error.details = json::Value::object();
        // The innermost name is the one that says where to look.
        if (!error.details.contains("binding")) {
            error.details.set("binding", name);
            error.message = {CORE_TEXT("Core", "Binding \"{name}\": {problem}"),
                             {{"name", name}, {"problem", std::move(error.message)}}};
        }
        return error;
    }

    bool holdsSecret(const json::Value &value) const
    {
        if (m_scope.redactor == nullptr)
            return false;
        return m_scope.redactor->mayHold(json::write(value));
    }

    SecretUse useOf(const Binding &binding) const
    {
        return secretUseOf(binding, m_scope, m_items.empty() ? SecretUse() : m_items.back().secret);
    }

    // Whether the transforms may change a secret that an API repeats. Only their kinds count: an error that depends on
    // the secret would reveal it question by question.
    static bool mayChangeSecrets(const std::vector<Transform> &transforms)
    {
        using Kind = Transform::Kind;
        return std::ranges::all_of(transforms,
                                   [](const Transform &transform) {
                                       return keepsTextsWhole(transform) || transform.kind == Kind::Base64Text
                                              || transform.kind == Kind::Base64Encoding;
                                   })
               && std::ranges::count_if(transforms, escapes) <= 1;
    }

    Result<MaybeValue> mapped(const std::string &name, const json::Value &value)
    {
        const Mapping *mapping = m_scope.workspace->find<Mapping>(name);
        if (mapping == nullptr)
            return Error{ErrorKind::NotFound,
                         "mapping_missing",
                         {CORE_TEXT("Core", "There is no mapping \"{name}\"."), {{"name", name}}},
                         CORE_TEXT("Core", "Create it, or change the binding of the tool.")};
        return m_labels.find(*mapping, value).transform([](json::Value &&found) {
            return MaybeValue(std::move(found));
        });
    }

    static Result<MaybeValue> of(const ConstantSource &source) { return MaybeValue(source.value); }

    Result<MaybeValue> of(const ParameterSource &source) const
    {
        return valueAt(m_scope.arguments.find(source.name), source.path);
    }

    Result<MaybeValue> of(const ContextSource &source) const
    {
        const ContextVariable *variable = m_scope.workspace->contextFor(source.key);
        return valueAt(m_scope.context.find(variable == nullptr ? source.key : variable->key), {});
    }

    Result<MaybeValue> of(const StepSource &source) const
    {
        return valueAt(m_scope.answers.find(source.step), source.path);
    }

    Result<MaybeValue> of(const ItemSource &source) const
    {
        return valueAt(m_items.empty() ? nullptr : &m_items.back().value, source.path);
    }

    Result<MaybeValue> of(const ObjectSource &source)
    {
        return object(source.members).transform([](json::Value &&made) {
            return MaybeValue(std::move(made));
        });
    }

    Result<MaybeValue> of(const ListSource &source)
    {
        json::Value list = json::Value::array();
        for (const Binding &element : source.elements) {
            Result<MaybeValue> value = this->value(element);
            if (!value)
                return value;
            if (*value)
                list.append(**std::move(value));
        }
        return MaybeValue(std::move(list));
    }

    Result<MaybeValue> of(const FirstSource &source)
    {
        std::optional<Error> missing;
        for (const Binding &candidate : source.candidates) {
            Result<MaybeValue> value = this->value(candidate);
            if (!value && isMissing(value.error()))
                missing = std::move(value).error();
            else if (!value || (*value && !(*value)->isNull()))
                return value;
        }
        if (missing)
            return *std::move(missing);
        return MaybeValue();
    }

    Result<MaybeValue> of(const EachSource &source)
    {
        Result<MaybeValue> of = value(*source.of);
        if (!of || !*of || (*of)->isNull())
            return of;
        json::Value list = json::Value::array();
        Item origin = originOf(*source.of);
        origin.secret = useOf(*source.of);
        const auto add = [&](json::Value item) -> std::optional<Error> {
            if (!hasRoom(json::writtenSize(item)))
                return tooMuchMade();
            m_items.push_back({std::move(item), origin.isOfStep, origin.step, origin.secret});
            Result<MaybeValue> made = value(*source.as);
            m_items.pop_back();
            if (!made)
                return std::move(made).error();
            if (*made)
                list.append(**std::move(made));
            return std::nullopt;
        };
        if (!(*of)->isArray() && !(*of)->isObject())
            return Error{ErrorKind::Invalid,
                         "not_iterable",
                         {CORE_TEXT("Core", "\"each\" takes a list or an object, not {value}."),
                          {{"value", json::write(**of)}}},
                         CORE_TEXT("Core", "Pass a list, or change the binding of the tool.")};
        for (const json::Value &element : (*of)->elements()) {
            if (std::optional<Error> error = add(element))
                return *std::move(error);
        }
        for (const json::Member &member : (*of)->members()) {
            if (std::optional<Error> error =
                    add(json::Value::object({{"key", member.name.view()}, {"value", member.value}})))
                return *std::move(error);
        }
        return MaybeValue(std::move(list));
    }

    // Whose items a list has: those of a list within an item are that one's.
    Item originOf(const Binding &list) const
    {
        if (const auto *step = std::get_if<StepSource>(&list.source))
            return {.value = {}, .isOfStep = true, .step = step->step};
        if (std::holds_alternative<ItemSource>(list.source) && !m_items.empty())
            return {.value = {}, .isOfStep = m_items.back().isOfStep, .step = m_items.back().step};
        if (const auto *first = std::get_if<FirstSource>(&list.source)) {
            for (const Binding &candidate : first->candidates) {
                if (Item origin = originOf(candidate); origin.isOfStep)
                    return origin;
            }
        }
        return {};
    }

    Result<json::Value> valueOrNull(const Binding &binding)
    {
        return value(binding).transform(
            [](MaybeValue &&found) { return found ? *std::move(found) : json::Value(); });
    }

    Result<bool> of(const ExistsTest &test)
    {
        return valueOrNull(test.value).transform([](json::Value &&found) { return !found.isNull(); });
    }

    // The choice of step reveals the result of the condition; question by question it reveals the secret.
    Result<bool> of(const EqualsTest &test)
    {
        if (useOf(test.left).isSecret || useOf(test.right).isSecret)
            return secretInCondition();
        const Result<json::Value> left = valueOrNull(test.left);
        if (!left)
            return left.error();
        const Result<json::Value> right = valueOrNull(test.right);
        if (!right)
            return right.error();
        if (holdsSecret(*left) || holdsSecret(*right))
            return secretInCondition();
        return *left == *right;
    }

    Result<bool> of(const MatchesTest &test)
    {
        if (useOf(test.value).isSecret)
            return secretInCondition();
        const Result<json::Value> value = valueOrNull(test.value);
        if (!value)
            return value.error();
        if (holdsSecret(*value))
            return secretInCondition();
        const text::Regex::Compiled compiled = text::Regex::compile(test.pattern);
        if (!compiled.regex)
            return Error{
                ErrorKind::Invalid,
                "pattern_invalid",
                {CORE_TEXT("Core", "The pattern {pattern} is not a regular expression: {problem}"),
                 {{"pattern", json::write(json::Value(test.pattern))}, {"problem", compiled.error->message}}},
                CORE_TEXT("Core", "Change the condition of the tool.")};
        const std::optional<std::string> text = scalarText(*value);
        if (!text)
            return false;
        const auto outcome = compiled.regex->search(*text, kPatternSteps);
        if (outcome.answer == text::Regex::Answer::LimitReached)
            return Error{ErrorKind::Invalid,
                         "pattern_limit",
                         {CORE_TEXT("Core", "The pattern {pattern} takes too long on this value."),
                          {{"pattern", json::write(json::Value(test.pattern))}}},
                         CORE_TEXT("Core", "Simplify the pattern of the tool's condition.")};
        return outcome.answer == text::Regex::Answer::Match;
    }

    Result<bool> of(const NotTest &test)
    {
        return holds(*test.condition).transform([](bool inner) { return !inner; });
    }

    Result<bool> of(const AllTest &test)
    {
        for (const Condition &condition : test.conditions) {
            Result<bool> inner = holds(condition);
            if (!inner || !*inner)
                return inner;
        }
        return true;
    }

    Result<bool> of(const AnyTest &test)
    {
        for (const Condition &condition : test.conditions) {
            Result<bool> inner = holds(condition);
            if (!inner || *inner)
                return inner;
        }
        return false;
    }

    const Scope &m_scope;
    Missing m_missing;
    LabelLookup m_labels;
    std::size_t m_bytes = 0;   // of all that was taken or changed
    std::vector<Item> m_items; // that the lists around are at, the innermost last
};

} // namespace

Result<MaybeValue> evaluate(const Binding &binding, const Scope &scope, Missing missing)
{
    return Evaluation(scope, missing).value(binding);
}

Result<json::Value> evaluate(const std::vector<NamedBinding> &bindings, const Scope &scope)
{
    return Evaluation(scope, Missing::Refused).object(bindings);
}

std::string soleContextKey(const Binding &binding)
{
    std::string key;
    bool isCallers = false;
    walkBindings(binding, [&](const Binding &part) {
        isCallers = isCallers || std::holds_alternative<ParameterSource>(part.source);
        if (const auto *context = std::get_if<ContextSource>(&part.source); context != nullptr && key.empty())
            key = context->key;
    });
    return isCallers ? std::string() : key;
}

Result<bool> holds(const Condition &condition, const Scope &scope)
{
    return Evaluation(scope, Missing::LeftOut).holds(condition);
}

} // namespace tooltray::execution
