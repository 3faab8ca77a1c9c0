// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/answers/finding.h"

#include "base/text/quantity.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace tooltray::execution {
namespace {

constexpr std::size_t kMaxCharacters = 100;
constexpr std::size_t kCharactersBefore = 60;
constexpr std::string_view kCutMark = "...";

bool isAscii(std::string_view text)
{
    return std::ranges::none_of(text, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
}

// Where the column, in UTF-16 code units from 1, begins in the line.
std::size_t byteAt(std::string_view line, std::uint32_t column)
{
    const std::size_t units = column - std::min(column, 1U);
    const std::string_view before = line.substr(0, units);
    if (isAscii(before))
        return before.size();
    std::size_t at = 0;
    for (std::size_t unit = 0; at < line.size() && unit < units;) {
        const DecodedCodePoint decoded = decodeUtf8(line.substr(at));
        unit += decoded.codePoint > 0xFFFF ? 2 : 1;
        at += decoded.size;
    }
    return at;
}

std::size_t stepBack(std::string_view line, std::size_t at, std::size_t characters)
{
    for (; at > 0 && characters > 0; --characters) {
        const std::size_t end = at--;
        while (at > 0 && end - at < 4 && (static_cast<unsigned char>(line[at]) & 0xC0U) == 0x80)
            --at;
    }
    return at;
}

std::size_t stepOn(std::string_view line, std::size_t at, std::size_t characters)
{
    for (; at < line.size() && characters > 0; --characters)
        at += decodeUtf8(line.substr(at)).size;
    return at;
}

} // namespace

json::Value toJson(const Findings &findings)
{
    constexpr std::array<std::string_view, 3> kLevels{"syntax", "schema", "variables"};
    json::Value list = json::Value::array();
    for (const Finding &finding : findings) {
        json::Value object = json::Value::object({{"level", kLevels[static_cast<std::size_t>(finding.level)]},
                                                  {"message", finding.message.text()}});
        if (finding.line > 0) {
            object.set("line", json::Value(finding.line));
            object.set("column", json::Value(finding.column));
            object.set("excerpt", json::Value(finding.excerpt));
        }
        if (const Message &next = finding.suggestion.empty() ? finding.advice : finding.suggestion;
            !next.empty())
            object.set("suggestion", json::Value(next.text()));
        list.append(std::move(object));
    }
    return list;
}

Message placed(const Finding &finding)
{
    if (finding.line == 0)
        return finding.message;
    return {CORE_TEXT("Core", "Line {line}, column {column}: {problem}"),
            {{"line", finding.line}, {"column", finding.column}, {"problem", finding.message}}};
}

Message listed(const Findings &findings)
{
    std::vector<Message> sentences;
    for (const Finding &finding : findings)
        sentences.push_back(Message::joined({placed(finding), finding.suggestion}));
    return listedSentences(sentences, "problems");
}

Error findingsError(const Findings &findings)
{
    const bool isOfVariables = findings.front().level == Finding::Level::Variables;
    const bool areSuggested =
        std::ranges::none_of(findings, [](const Finding &finding) { return finding.suggestion.empty(); });
    const bool isOfSchema = std::ranges::any_of(findings, &Finding::isOfSchema);
    Error error{ErrorKind::Invalid, isOfVariables ? "variables_invalid" : "operation_invalid",
                listed(findings)};
    if (isOfVariables)
        error.hint = CORE_TEXT("Core", "Correct the variables and call again.");
    else if (const Message &advice = findings.front().advice; !advice.empty())
        error.hint = advice;
    else
        error.hint =
            areSuggested || !isOfSchema
                ? CORE_TEXT("Core", "Correct the operation and call again.")
                : CORE_TEXT("Core", "Correct the operation; get_schema_info and search_schema show what the "
                                    "schema has.");
    error.details = json::Value::object({{"errors", toJson(findings)}});
    return error;
}

// A document may be one line of megabytes with a hundred errors: no more of it is decoded than is shown.
std::string excerpt(const graphql::LineMap &lines, graphql::Location location)
{
    const std::string_view line = lines.line(location.line);
    const std::size_t place = byteAt(line, location.column);
    const bool isLong = stepOn(line, 0, kMaxCharacters) < line.size();
    const std::size_t first = isLong ? stepBack(line, place, kCharactersBefore) : 0;
    const std::size_t last = stepOn(line, first, kMaxCharacters);

    std::string text(first > 0 ? kCutMark : "");
    std::string below(text.size(), ' ');
    for (std::size_t at = first; at < last;) {
        const std::size_t next = stepOn(line, at, 1);
        const std::string_view character = line.substr(at, next - at);
        text += character;
        if (at < place)
            below += character == "\t" ? '\t' : ' '; // so that both lines stay aligned
        at = next;
    }
    if (last < line.size())
        text += kCutMark;
    return repairedUtf8(text) + '\n' + below + '^';
}

} // namespace tooltray::execution
