// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/searchquestion.h"

#include "toolkit/catalogue/budget.h"

#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

namespace tooltray::toolkit {

namespace {

constexpr std::uint64_t kUsualHits = 5;
constexpr std::size_t kMaxWordings = 5;
constexpr std::size_t kLastHit = 1'000'000; // more than any schema has

std::optional<std::size_t> hitNumber(std::string_view cursor)
{
    std::size_t number = 0;
    const char *end = cursor.data() + cursor.size();
    const auto [at, error] = std::from_chars(cursor.data(), end, number);
    return error == std::errc() && at == end && number <= kLastHit ? std::optional(number) : std::nullopt;
}

} // namespace

Result<SearchQuestion> searchQuestion(const json::Value &arguments)
{
    SearchQuestion question;
    question.most = static_cast<std::size_t>(arguments["limit"].toUInt64().value_or(kUsualHits));
    if (arguments.contains("query"))
        question.wordings.emplace_back(arguments["query"].toString());
    for (const json::Value &wording : arguments["queries"].elements())
        question.wordings.emplace_back(wording.toString());
    if (question.wordings.empty())
        return Error{ErrorKind::Invalid, "query_missing", "\"query\" is missing.",
                     "Pass what you are looking for as \"query\", or several wordings as \"queries\"."};
    if (question.wordings.size() > kMaxWordings)
        return Error{ErrorKind::Invalid, "queries_too_many",
                     "There are more than " + std::to_string(kMaxWordings) + " wordings.",
                     "Pass the best of them."};
    for (const std::string &wording : question.wordings)
        if (std::optional<Error> error = tooLongQuery(wording))
            return *std::move(error);
    if (arguments.contains("cursor")) {
        const auto from = hitNumber(arguments["cursor"].toString());
        if (!from)
            return wrongCursor();
        question.from = *from;
    }
    return question;
}

} // namespace tooltray::toolkit
