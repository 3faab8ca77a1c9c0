// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/restarguments.h"

#include "base/text/secretlike.h"
#include "text/unicode/ascii.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/exchange/placeholders.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::workspace {

namespace {

constexpr std::size_t kDeepestMember = 16;
constexpr std::size_t kLongestExample = 4'000;

// A name that an argument can have: user_id for user-id.
std::string argumentNameOf(std::string_view text)
{
    std::string name;
    for (const char c : text) {
        if (isAsciiLetter(c) || isAsciiDigit(c) || c == '_')
            name += c;
        else if (!name.empty() && name.back() != '_')
            name += '_';
    }
    while (!name.empty() && name.back() == '_')
        name.pop_back();
    if (name.empty() || isAsciiDigit(name.front()))
        name.insert(0, "_");
    return isIdentifier(name) ? name : "value";
}

} // namespace

std::string RestArguments::valueOf(std::string_view placeholder) const
{
    const auto value = m_values.find(placeholder);
    return value == m_values.end() ? std::string() : filled(value->second);
}

std::string RestArguments::pathArgument(std::string_view placeholder, const std::string &value)
{
    std::string name = argumentNameOf(placeholder);
    m_names.insert(name);
    if (!value.empty())
        addExample(name, json::Value(value), {});
    return name;
}

Binding RestArguments::argument(std::string_view place, std::string_view text)
{
    const std::string placeholder = onlyPlaceholder(text);
    const std::string name =
        placeholder.empty() ? freeName(argumentNameOf(place)) : argumentNameOf(placeholder);
    const std::string value = placeholder.empty() ? std::string(text) : valueOf(placeholder);
    if (!value.empty())
        addExample(name, json::Value(value), place);
    return {.source = ParameterSource{name}, .isOptional = true};
}

Binding RestArguments::jsonArgument(std::string_view place, const json::Value &value)
{
    if (value.isString())
        return argument(place, value.toString());
    const std::string name = freeName(argumentNameOf(place));
    if (!value.isNull())
        addExample(name, value, place);
    return {.source = ParameterSource{name}, .isOptional = true};
}

std::string RestArguments::freeName(const std::string &name)
{
    std::string wanted = name;
    for (int number = 2; !m_names.insert(wanted).second; ++number)
        wanted = name + '_' + std::to_string(number);
    return wanted;
}

void RestArguments::addExample(const std::string &name, const json::Value &value, std::string_view place)
{
    const std::string text = value.isString() ? std::string(value.toString()) : json::write(value);
    if (text.size() > kLongestExample || hasPlaceholders(text) || std::as_const(m_example).contains(name))
        return;
    if (isSecretHeader(name) || isSecretHeader(place) || secretIn(text) || holdsSecretMember(value))
        return lose(CORE_TEXT("Core", "The value for {name} looks like a secret and is in no example."),
                    {{"name", name}});
    m_example.set(name, value);
}

bool holdsSecretMember(const json::Value &value, std::size_t depth)
{
    if (depth > kDeepestMember)
        return true;
    const auto isSecret = [&](const json::Value &inside) { return holdsSecretMember(inside, depth + 1); };
    return std::ranges::any_of(value.elements(), isSecret)
           || std::ranges::any_of(value.members(), [&](const json::Member &member) {
                  return isSecretHeader(member.name) || secretIn(member.value.toString())
                         || isSecret(member.value);
              });
}

} // namespace tooltray::workspace
