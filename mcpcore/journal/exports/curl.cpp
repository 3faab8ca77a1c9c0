// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/exports/curl.h"

#include "credentials/redaction/redactor.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

namespace tooltray::journal {

namespace {

constexpr std::string_view kMask = credentials::Redactor::kMask;

// The connection makes these itself; sent again they would contradict it.
constexpr std::array<std::string_view, 7> kOwnFields{
    "host", "content-length", "connection", "accept-encoding", "transfer-encoding", "te", "upgrade"};

// A variable's name from any text: X-Api-Key becomes X_API_KEY.
std::string variableName(std::string_view text)
{
    std::string name;
    for (const char c : text) {
        if (isAsciiLetter(c) || isAsciiDigit(c))
            name += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        else if (!name.empty() && name.back() != '_')
            name += '_';
    }
    while (name.ends_with('_'))
        name.pop_back();
    if (name.empty() || isAsciiDigit(name.front()))
        name.insert(0, "SECRET");
    return name;
}

// The JSON member, or the parameter of a query, that the text before a mask ends with the name of.
std::string_view nameBefore(std::string_view text)
{
    const auto isName = [](char c) { return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-'; };
    while (!text.empty() && !isName(text.back()))
        text.remove_suffix(1);
    std::size_t begin = text.size();
    while (begin > 0 && isName(text[begin - 1]))
        --begin;
    return text.substr(begin);
}

class CurlWriter {
public:
    // One word in which every mask became a variable.
    std::string word(std::string_view text, std::optional<std::string_view> name)
    {
        std::string result;
        std::string literal;
        std::size_t from = 0;
        for (std::size_t at = text.find(kMask); at != std::string_view::npos; at = text.find(kMask, from)) {
            literal += text.substr(from, at - from);
            const std::string variable = newVariable(name ? *name : nameBefore(text.substr(0, at)));
            if (!literal.empty())
                result += shellQuoted(literal);
            literal.clear();
            result += "\"$" + variable + '"';
            from = at + kMask.size();
        }
        literal += text.substr(from);
        if (!literal.empty() || result.empty())
            result += shellQuoted(literal);
        return result;
    }

private:
    // Two secrets under the same name are two variables.
    std::string newVariable(std::string_view name)
    {
        const std::string first = variableName(name);
        std::string variable = first;
        for (int number = 2; !m_used.insert(variable).second; ++number)
            variable = first + '_' + std::to_string(number);
        return variable;
    }

    std::set<std::string, std::less<>> m_used;
};

Error notReproducible(Message message)
{
    return {ErrorKind::Invalid, "not_reproducible", std::move(message),
            CORE_TEXT("Core", "Send the call again from the window, then copy the new one.")};
}

} // namespace

std::string shellQuoted(std::string_view text)
{
    std::string quoted = "'";
    for (const char c : text) {
        if (c == '\'')
            quoted += "'\\''";
        else
            quoted += c;
    }
    return quoted + '\'';
}

Result<std::string> curlCommand(const Exchange &exchange, const std::vector<RecordedHeader> &revealed)
{
    if (!exchange.request.isWhole())
        return notReproducible(
            CORE_TEXT("Core", "The log has only a part of what was sent, too little for a command."));
    const bool hasZero = exchange.request.text().find('\0') != std::string_view::npos;
    if (hasZero)
        return notReproducible(
            CORE_TEXT("Core", "What was sent holds a zero byte, which no command line can."));
    CurlWriter writer;
    std::string text = "curl";
    if (!exchange.method.empty() && exchange.method != (exchange.request.content ? "POST" : "GET"))
        text += " -X " + writer.word(exchange.method, {});
    text += ' ' + writer.word(exchange.url, {});
    for (const RecordedHeader &logged : exchange.requestHeaders) {
        const auto given = std::ranges::find_if(revealed, [&](const RecordedHeader &each) {
            return equalsIgnoringAsciiCase(each.name, logged.name);
        });
        const RecordedHeader &field = given == revealed.end() ? logged : *given;
        const bool isOwn = std::ranges::any_of(
            kOwnFields, [&](std::string_view own) { return equalsIgnoringAsciiCase(own, field.name); });
        if (isOwn)
            continue;
        // curl leaves out a field without a value unless a semicolon ends its name.
        const std::string line = field.value.empty() ? field.name + ';' : field.name + ": " + field.value;
        text += " \\\n  -H " + (given == revealed.end() ? writer.word(line, field.name) : shellQuoted(line));
    }
    if (exchange.request.content)
        text += " \\\n  --data-raw "
                + (exchange.request.isMasked ? writer.word(exchange.request.text(), {})
                                             : shellQuoted(exchange.request.text()));
    return text + '\n';
}

} // namespace tooltray::journal
