// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/check/finding.h"

#include "base/quantity.h"

#include <array>
#include <string_view>
#include <utility>

namespace tooltray::execution {

json::Value toJson(const Findings &findings)
{
    constexpr std::array<std::string_view, 3> kLevels{"syntax", "schema", "variables"};
    json::Value list = json::Value::array();
    for (const Finding &finding : findings) {
        json::Value object = json::Value::object(
            {{"level", kLevels[static_cast<std::size_t>(finding.level)]}, {"message", finding.message}});
        if (finding.line > 0) {
            object.set("line", json::Value(finding.line));
            object.set("column", json::Value(finding.column));
            object.set("excerpt", json::Value(finding.excerpt));
        }
        if (!finding.suggestion.empty())
            object.set("suggestion", json::Value(finding.suggestion));
        list.append(std::move(object));
    }
    return list;
}

std::string listed(const Findings &findings)
{
    std::vector<std::string> sentences;
    for (const Finding &finding : findings) {
        std::string sentence = finding.message;
        if (finding.line > 0)
            sentence +=
                " (line " + std::to_string(finding.line) + ", column " + std::to_string(finding.column) + ")";
        if (!finding.suggestion.empty())
            sentence.append(" ").append(finding.suggestion);
        sentences.push_back(std::move(sentence));
    }
    return listedSentences(sentences, "problems");
}

} // namespace tooltray::execution
