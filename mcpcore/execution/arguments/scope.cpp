// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/scope.h"

#include "credentials/redaction/redactor.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::execution {
namespace {

using namespace workspace;

constexpr int kMaxEscapes = 1; // the place that a value goes to adds one more, and masking looks through two

SecretUse merged(SecretUse a, const SecretUse &b)
{
    return {a.isSecret || b.isSecret, std::max(a.escapes, b.escapes), a.isShort || b.isShort};
}

SecretUse mergedUse(const std::vector<Binding> &bindings, const Scope &scope, const SecretUse &item)
{
    SecretUse use;
    for (const Binding &binding : bindings)
        use = merged(use, secretUseOf(binding, scope, item));
    return use;
}

SecretUse useOf(const ContextSource &source, const Scope &scope)
{
    const ContextVariable *variable = scope.workspace->contextFor(source.key);
    const std::string &key = variable == nullptr ? source.key : variable->key;
    if (!scope.secretKeys.contains(key))
        return {};
    const json::Value *value = scope.context.find(key);
    const std::string_view text = value == nullptr ? std::string_view() : value->toString();
    const bool isMasked = text == credentials::Redactor::kMask;
    return {.isSecret = true, .isShort = !isMasked && text.size() < credentials::Redactor::kShortestAnywhere};
}

SecretUse useOf(const ParameterSource &source, const Scope &scope)
{
    const auto found = scope.secretArguments.find(source.name);
    return found == scope.secretArguments.end() ? SecretUse() : found->second;
}

bool isWordCharacter(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

// Whatever stands on both sides of it is a word of its own.
bool separatesWords(std::string_view text)
{
    return !text.empty() && !isWordCharacter(text.front()) && !isWordCharacter(text.back());
}

// True if every text fits: only then does the outcome say nothing about one.
bool takesAnyText(const json::Value &schema)
{
    constexpr std::array<std::string_view, 11> kAnnotations{
        "$schema", "$id",        "$comment", "title",    "description", "default",
        "type",    "deprecated", "readOnly", "examples", "writeOnly"};
    if (!schema.isObject())
        return !schema.isArray(); // true, or false: nothing else is passed there
    return std::ranges::all_of(schema.members(), [&](const json::Member &member) {
        const std::string_view keyword = member.name.view();
        if (keyword == "properties")
            return std::ranges::all_of(member.value.members(), takesAnyText, &json::Member::value);
        if (keyword == "items" || keyword == "additionalProperties")
            return takesAnyText(member.value);
        return keyword == "required" || isOneOf(keyword, kAnnotations);
    });
}

} // namespace

bool escapes(const Transform &transform)
{
    return transform.kind == Transform::Kind::Json || transform.kind == Transform::Kind::UrlEncode;
}

bool keepsTextsWhole(const Transform &transform)
{
    using Kind = Transform::Kind;
    constexpr std::array kKinds{Kind::Default, Kind::Gid,     Kind::UrlEncode, Kind::String, Kind::Json,
                                Kind::Join,    Kind::Compact, Kind::Present,   Kind::First};
    return std::ranges::find(kKinds, transform.kind) != kKinds.end();
}

SecretUse secretUseOf(const Binding &binding, const Scope &scope, const SecretUse &item)
{
    if (scope.secretKeys.empty() && scope.secretArguments.empty())
        return {};
    SecretUse use = std::visit(
        [&](const auto &source) {
            using Source = std::remove_cvref_t<decltype(source)>;
            if constexpr (std::is_same_v<Source, ContextSource> || std::is_same_v<Source, ParameterSource>) {
                return useOf(source, scope);
            } else if constexpr (std::is_same_v<Source, ItemSource>) {
                return item;
            } else if constexpr (std::is_same_v<Source, ObjectSource>) {
                SecretUse all;
                for (const NamedBinding &member : source.members)
                    all = merged(all, secretUseOf(member.binding, scope, item));
                return all;
            } else if constexpr (std::is_same_v<Source, ListSource>) {
                return mergedUse(source.elements, scope, item);
            } else if constexpr (std::is_same_v<Source, FirstSource>) {
                return mergedUse(source.candidates, scope, item);
            } else if constexpr (std::is_same_v<Source, EachSource>) {
                const SecretUse of = secretUseOf(*source.of, scope, item);
                return merged(of, secretUseOf(*source.as, scope, of));
            } else {
                return SecretUse();
            }
        },
        binding.source);
    if (use.isSecret)
        use.escapes += static_cast<int>(std::ranges::count_if(binding.transforms, escapes));
    return use;
}

SecretArguments secretArgumentsOf(const std::vector<NamedBinding> &passed, const Scope &caller)
{
    SecretArguments secrets;
    for (const NamedBinding &argument : passed) {
        if (const SecretUse use = secretUseOf(argument.binding, caller); use.isSecret)
            secrets.emplace(argument.name, use);
    }
    return secrets;
}

std::optional<Error> refusalOf(const Binding &binding, const SecretUse &use)
{
    if (!use.isSecret)
        return std::nullopt;
    const bool joinsWords =
        use.isShort && std::ranges::any_of(binding.transforms, [](const Transform &transform) {
            return transform.kind == Transform::Kind::Join && !separatesWords(transform.argument);
        });
    if (!binding.mapping.empty() || use.escapes > kMaxEscapes || joinsWords
        || !std::ranges::all_of(binding.transforms, keepsTextsWhole))
        return secretTakenApart();
    return std::nullopt;
}

std::optional<Error> refusalOf(const json::Value &parameters, const SecretArguments &arguments)
{
    // Other keywords of the whole may look into any of its members.
    const auto isHarmless = [](const json::Member &member) {
        const std::string_view keyword = member.name.view();
        return keyword == "properties" || keyword == "$defs"
               || takesAnyText(json::Value::object({{keyword, member.value}}));
    };
    const bool isWholeHarmless = std::ranges::all_of(parameters.members(), isHarmless);
    for (const auto &[name, use] : arguments) {
        const json::Value *schema = parameters["properties"].find(name);
        if (isWholeHarmless && (schema == nullptr || takesAnyText(*schema)))
            continue;
        return Error{
            ErrorKind::Denied,
            "secret_checked",
            {CORE_TEXT("Core", "The schema of \"{name}\" would inspect a secret."), {{"name", name}}},
            CORE_TEXT("Core", "Declare the parameter without keywords that test its value, such as "
                              "\"pattern\" or \"enum\", or bind a value that is not a secret."),
            json::Value::object({{"parameter", name}})};
    }
    return std::nullopt;
}

Error secretInCondition()
{
    return {ErrorKind::Denied, "secret_in_condition",
            CORE_TEXT("Core", "The condition of a step inspects a secret."),
            CORE_TEXT("Core", "Test whether the value exists, or decide by a value that is not a secret.")};
}

Error secretTakenApart()
{
    return {ErrorKind::Denied, "secret_taken_apart",
            CORE_TEXT("Core", "The transforms change a secret so that it could no longer be masked."),
            CORE_TEXT("Core", "Pass the secret as a whole, or store the part that is needed as a secret of "
                              "its own.")};
}

bool standsAlone(std::string_view path, const std::string &placeholder)
{
    const std::string written = '{' + placeholder + '}';
    constexpr std::string_view kAround = "/?&=";
    for (std::size_t at = path.find(written); at != std::string_view::npos; at = path.find(written, at + 1)) {
        const std::size_t end = at + written.size();
        const bool isApart = (at == 0 || kAround.find(path[at - 1]) != std::string_view::npos)
                             && (end == path.size() || kAround.find(path[end]) != std::string_view::npos);
        if (!isApart)
            return false;
    }
    return true;
}

} // namespace tooltray::execution
