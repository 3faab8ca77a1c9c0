// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/requestrules.h"

#include "base/text/secretname.h"
#include "openapi/proposal/proposal.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/walk.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::workspace {

namespace {

using namespace std::string_view_literals;

// Servers and proxies decode escapes more than once.
constexpr int kDecodings = 3;

// The lookahead after a keyword or brace. At worst, a longer text is not recognised as a query.
constexpr std::size_t kLookahead = 4'096;

bool isNameStart(char c)
{
    return isAsciiLetter(c) || c == '_';
}

bool isNamePart(char c)
{
    return isNameStart(c) || isAsciiDigit(c);
}

bool isWritingMethod(std::string_view value)
{
    static constexpr std::array kMethods{"POST"sv, "PUT"sv, "PATCH"sv, "DELETE"sv, "MERGE"sv, "UPDATE"sv};
    return std::ranges::any_of(
        kMethods, [&](std::string_view method) { return equalsIgnoringAsciiCase(value, method); });
}

// The escapes of JSON strings for characters that a keyword or a brace may be written with.
std::string withoutJsonEscapes(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            plain += text[i];
            continue;
        }
        const char escaped = text[++i];
        if (escaped != 'u' || i + 4 >= text.size()) {
            plain += escaped == 'n' || escaped == 't' || escaped == 'r' ? ' ' : escaped;
            continue;
        }
        unsigned code = 0;
        bool isCode = true;
        for (std::size_t digit = i + 1; digit <= i + 4; ++digit) {
            const auto value = hexDigit(text[digit]);
            isCode = isCode && value.has_value();
            code = code * 16 + static_cast<unsigned>(value.value_or(0));
        }
        plain += isCode && code < 0x80 ? static_cast<char>(code) : ' ';
        i += 4;
    }
    return plain;
}

// Finds the ends of lines, each only once: a text of nothing but beginnings of comments is still read in linear time.
class Lines {
public:
    explicit Lines(std::string_view text) : m_text(text) {}

    std::size_t endBehind(std::size_t at)
    {
        if (at < m_from || at > m_end) {
            m_from = at;
            m_end = std::min(m_text.find_first_of("\r\n", at), m_text.size());
        }
        return m_end;
    }

private:
    std::string_view m_text;
    std::size_t m_from = 1; // all from here to m_end is on one line
    std::size_t m_end = 0;
};

// Behind what GraphQL ignores: white space, commas, comments.
std::size_t behindIgnored(std::string_view text, std::size_t at, Lines &lines)
{
    while (at < text.size()) {
        const char c = text[at];
        if (c == '#')
            at = lines.endBehind(at);
        else if (c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ','
                 || static_cast<unsigned char>(c) >= 0x80)
            ++at;
        else
            break;
    }
    return std::min(at, text.size());
}

std::size_t behindName(std::string_view text, std::size_t at)
{
    while (at < text.size() && isNamePart(text[at]))
        ++at;
    return at;
}

// True if a selection set comes next, with or without a name, variables and directives before it.
bool leadsToSelection(std::string_view whole, std::size_t from, Lines &lines)
{
    const std::string_view text = whole.substr(0, from + kLookahead);
    std::size_t at = from;
    int names = 3; // as in "fragment F on T"
    while (true) {
        at = behindIgnored(text, at, lines);
        if (at >= text.size())
            return false;
        const char c = text[at];
        if (c == '{' || c == kOpenValue)
            return true;
        if (c == '(') {
            at = text.find(')', at);
            if (at == std::string_view::npos)
                return false;
            ++at;
        } else if (c == '@') {
            at = behindName(text, at + 1);
        } else if (isNameStart(c) && names-- > 0) {
            at = behindName(text, at);
        } else {
            return false;
        }
    }
}

bool startsSelection(std::string_view text, std::size_t brace, Lines &lines)
{
    const std::string_view seen = text.substr(0, brace + 1 + kLookahead);
    const std::size_t next = behindIgnored(seen, brace + 1, lines);
    if (next >= seen.size() || !(isNameStart(seen[next]) || seen.substr(next).starts_with("...")))
        return false;
    const std::size_t before = text.substr(0, brace).find_last_not_of(" \t\r\n,");
    return before == std::string_view::npos || text[before] == '"' || text[before] == '='
           || text[before] == '/';
}

bool holdsPlainOperation(std::string_view text)
{
    const std::size_t lastBrace = text.find_last_of("{\x01");
    Lines lines(text);
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '{' && startsSelection(text, at, lines))
            return true;
        if (!isNameStart(text[at]) || (at > 0 && isNamePart(text[at - 1])))
            continue;
        const std::size_t end = behindName(text, at);
        const std::string_view word = text.substr(at, end - at);
        // A document may have several operations, so that it does not matter what is before this one.
        if ((word == "mutation" || word == "subscription") && lastBrace != std::string_view::npos
            && lastBrace >= end)
            return true;
        if ((word == "query" || word == "fragment") && leadsToSelection(text, end, lines))
            return true;
        if (word == "persistedQuery" || word == "sha256Hash")
            return true;
        at = end - 1;
    }
    return false;
}

// The text and what it may be the encoding of.
std::vector<std::string> readingsOf(std::string_view text)
{
    std::vector<std::string> readings{std::string(text)};
    for (int i = 0; i < kDecodings && readings.back().find_first_of("%+") != std::string::npos; ++i) {
        std::string spaced = readings.back();
        std::ranges::replace(spaced, '+', ' ');
        std::string decoded = decodePercentLeniently(spaced);
        if (decoded == readings.back())
            break;
        readings.push_back(std::move(decoded));
    }
    // JSON in a JSON string has its escapes escaped.
    const std::size_t encoded = readings.size();
    for (std::size_t i = 0; i < encoded; ++i) {
        std::string plain = readings[i];
        for (int round = 0; round < kDecodings && plain.find('\\') != std::string::npos; ++round) {
            plain = withoutJsonEscapes(plain);
            readings.push_back(plain);
        }
    }
    return readings;
}

bool hasOverride(std::string_view query)
{
    while (!query.empty()) {
        const std::string_view parameter = query.substr(0, query.find_first_of("&;"));
        query.remove_prefix(std::min(query.size(), parameter.size() + 1));
        const std::size_t equals = parameter.find('=');
        const std::string_view value =
            equals == std::string_view::npos ? std::string_view() : parameter.substr(equals + 1);
        if (overridesMethod(parameter.substr(0, equals), value))
            return true;
    }
    return false;
}

std::string constantText(const Binding &binding)
{
    const auto *constant = std::get_if<ConstantSource>(&binding.source);
    if (constant == nullptr)
        return {};
    return constant->value.isString() ? std::string(constant->value.toString())
                                      : json::write(constant->value);
}

// True if a constant part of the value writes, the names of its members included.
bool writesByItself(const Binding &binding)
{
    bool writes = false;
    walkBindings(binding, [&](const Binding &one) {
        if (const auto *object = std::get_if<ObjectSource>(&one.source)) {
            for (const NamedBinding &member : object->members)
                writes = writes || overridesMethod(member.name, constantText(member.binding));
        }
        const std::string text = constantText(one);
        writes = writes || (!text.empty() && (holdsOperation(text) || bodyOverridesMethod(text)));
    });
    return writes;
}

bool writes(const std::vector<NamedBinding> &bindings)
{
    return std::ranges::any_of(bindings, [](const NamedBinding &one) {
        return overridesMethod(one.name, constantText(one.binding)) || writesByItself(one.binding)
               || holdsOperation(one.name);
    });
}

bool isOverriddenBy(const Pagination &pagination)
{
    const Pagination::Variables &variables = pagination.variables;
    for (const std::string *name : {&variables.size, &variables.cursor, &variables.offset, &variables.page}) {
        if (!name->empty() && (overridesMethod(*name, {}) || holdsOperation(*name)))
            return true;
    }
    return false;
}

// The path with a character in place of each {placeholder}.
std::string withPlaceholders(std::string_view path, char value)
{
    std::string text;
    while (!path.empty()) {
        const std::size_t open = path.find('{');
        const std::size_t close = open == std::string_view::npos ? open : path.find('}', open);
        if (close == std::string_view::npos)
            break;
        text.append(path.substr(0, open)).append(1, value);
        path.remove_prefix(close + 1);
    }
    return text.append(path);
}

} // namespace

std::string withOpenValues(std::string_view path)
{
    return withPlaceholders(path, kOpenValue);
}

bool overridesMethod(std::string_view name, std::string_view value)
{
    for (const std::string &reading : readingsOf(name)) {
        const std::string letters = lettersOfName(reading);
        const auto has = [&](std::string_view part) { return letters.find(part) != std::string::npos; };
        static constexpr std::array kNames{"xmethod"sv,        "xrequestmethod"sv,   "xoriginalmethod"sv,
                                           "xrewritemethod"sv, "xforwardedmethod"sv, "xverb"sv,
                                           "xhttpverb"sv,      "httpverb"sv};
        if (has("methodoverride") || has("overridemethod") || has("httpmethod") || has("verboverride")
            || isOneOf(letters, kNames))
            return true;
        // _method, and what servers make the same of
        const std::size_t first = reading.find_first_not_of(' ');
        const bool isMarked = first != std::string::npos && !isAsciiLetter(reading[first]);
        if (letters == "method" && isMarked)
            return true;
        if (!value.empty() && (has("method") || has("verb") || has("override"))) {
            for (const std::string &one : readingsOf(value)) {
                if (isWritingMethod(trimmed(one, " \t\"")))
                    return true;
            }
        }
    }
    return false;
}

bool holdsOperation(std::string_view text)
{
    const std::vector<std::string> readings = readingsOf(text);
    return std::ranges::any_of(readings, [](const std::string &one) { return holdsPlainOperation(one); });
}

bool isGraphqlPath(std::string_view target)
{
    for (const std::string &reading : readingsOf(target.substr(0, target.find('?')))) {
        const std::string folded = asciiLower(reading);
        if (folded.find("graphql") != std::string::npos || folded.find("gql") != std::string::npos)
            return true;
    }
    return false;
}

bool bodyOverridesMethod(std::string_view body)
{
    return std::ranges::any_of(readingsOf(body), [](const std::string &reading) {
        const std::string folded = asciiLower(reading);
        return folded.find("_method") != std::string::npos
               || folded.find("methodoverride") != std::string::npos
               || folded.find("method-override") != std::string::npos;
    });
}

bool mutates(const RestRequest &request, const Pagination *pagination)
{
    if (!openapi::effectOf(json::nameOf(request.method)).isReadOnly)
        return true;
    const std::string path = withOpenValues(request.path);
    const std::size_t mark = path.find('?');
    return holdsOperation(path) || (mark != std::string::npos && hasOverride(path.substr(mark + 1)))
           || writes(request.query) || writes(request.headers) || writes(request.cookies)
           || (request.body && writesByItself(*request.body)) || isGraphqlPath(request.path)
           || (pagination != nullptr && isOverriddenBy(*pagination));
}

bool isSecretHeader(std::string_view name)
{
    static constexpr std::array<std::string_view, 8> parts{"authorization", "cookie",  "token",   "secret",
                                                           "password",      "api-key", "api_key", "apikey"};
    const std::string folded = asciiLower(name);
    return isSecretName(name) || std::ranges::any_of(parts, [&](std::string_view part) {
               return folded.find(part) != std::string::npos;
           });
}

bool alwaysClimbs(std::string_view pathTemplate)
{
    std::string path = withPlaceholders(pathTemplate, 'x');
    return climbs(path.substr(0, path.find('?')));
}

} // namespace tooltray::workspace
