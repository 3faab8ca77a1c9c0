// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/resttool.h"

#include "base/text/secretlike.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/exchange/placeholders.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <utility>

namespace tooltray::workspace {
namespace {

constexpr std::size_t kDeepestMember = 16;
constexpr std::size_t kLongestExample = 4'000;
constexpr std::string_view kWholeBody = "body";

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
    const bool isWholeText = place == kWholeBody && value.isString(); // XML, say: its names stand in it
    if (isSecretHeader(name) || isSecretHeader(place) || secretIn(text) || holdsSecretMember(value)
        || (isWholeText && isSecretHeader(text)))
        return lose(
            CORE_TEXT("Core", "The value for {name} looks like a secret and is not used in an example."),
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

namespace {

constexpr std::size_t kDeepestBody = 16;

class RestBodyMaker {
public:
    RestBodyMaker(const ForeignHttpRequest &call, RestRequest &request, RestArguments &arguments)
        : m_call(call)
        , m_request(request)
        , m_arguments(arguments)
    {}

    void take()
    {
        const std::string type = asciiLower(m_call.mediaType.substr(0, m_call.mediaType.find(';')));
        if (!m_call.form.empty())
            return takeForm(m_call.form);
        const std::string_view text = trimmed(m_call.body);
        if (text.empty())
            return;
        const bool isForm =
            type == "application/x-www-form-urlencoded" && !text.starts_with('{') && !text.starts_with('[');
        if (isForm)
            return takeForm(formFields(text));
        if (const json::Parsed parsed = json::parse(quotedPlaceholders(text));
            parsed && type.find("xml") == type.npos)
            return takeJson(parsed.value, type);
        setContentType(type.empty() ? "text/plain" : type);
        m_request.body = m_arguments.argument(kWholeBody, text);
    }

private:
    static std::vector<ForeignField> formFields(std::string_view text)
    {
        std::vector<ForeignField> fields;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('&'), text.size());
            std::string pair(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
            std::ranges::replace(pair, '+', ' ');
            const std::size_t equals = std::min(pair.find('='), pair.size());
            fields.push_back({decodePercentLeniently(pair.substr(0, equals)),
                              decodePercentLeniently(pair.substr(std::min(equals + 1, pair.size())))});
        }
        return fields;
    }

    void takeForm(const std::vector<ForeignField> &fields)
    {
        ObjectSource form;
        for (const ForeignField &field : fields) {
            const bool isKnown =
                std::ranges::find(form.members, field.name, &NamedBinding::name) != form.members.end();
            if (!field.name.empty() && !isKnown)
                form.members.push_back({field.name, m_arguments.argument(field.name, field.value)});
        }
        setContentType("application/x-www-form-urlencoded");
        m_request.body = Binding{std::move(form)};
    }

    // The members of an object are arguments, as are the placeholders in them.
    void takeJson(const json::Value &body, const std::string &type)
    {
        if (type.ends_with("+json"))
            setContentType(type);
        if (!body.isObject()) {
            m_request.body = m_arguments.jsonArgument(kWholeBody, body);
            return;
        }
        ObjectSource object;
        for (const json::Member &member : body.members()) {
            const std::string text = json::write(member.value);
            const bool isMixed =
                !member.value.isString() && hasPlaceholders(text) && !holdsSecretMember(member.value);
            object.members.push_back(
                {std::string(member.name.view()),
                 isMixed ? mixed(member.value, 0) : m_arguments.jsonArgument(member.name, member.value)});
        }
        m_request.body = Binding{std::move(object)};
    }

    // What has placeholders inside keeps its form; what stands beside them stays as it is.
    Binding mixed(const json::Value &value, std::size_t depth)
    {
        if (value.isString() && hasPlaceholders(value.toString()))
            return m_arguments.argument("value", value.toString());
        if (depth < kDeepestBody && value.isObject()) {
            ObjectSource object;
            for (const json::Member &member : value.members())
                object.members.push_back({std::string(member.name.view()),
                                          member.value.isString() && hasPlaceholders(member.value.toString())
                                              ? m_arguments.argument(member.name, member.value.toString())
                                              : mixed(member.value, depth + 1)});
            return {.source = std::move(object)};
        }
        if (depth < kDeepestBody && value.isArray()) {
            ListSource list;
            for (const json::Value &element : value.elements())
                list.elements.push_back(mixed(element, depth + 1));
            return {.source = std::move(list)};
        }
        return {.source = ConstantSource{value}};
    }

    void setContentType(const std::string &type)
    {
        m_request.headers.push_back({"Content-Type", Binding{ConstantSource{json::Value(type)}}});
    }

    const ForeignHttpRequest &m_call;
    RestRequest &m_request;
    RestArguments &m_arguments;
};

} // namespace

void takeBody(const ForeignHttpRequest &call, RestRequest &request, RestArguments &arguments)
{
    RestBodyMaker(call, request, arguments).take();
}

} // namespace tooltray::workspace
