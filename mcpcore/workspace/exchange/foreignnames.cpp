// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/foreignpack.h"

#include "text/unicode/ascii.h"
#include "workspace/definitions/names.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace tooltray::workspace {

namespace {

// Words in lower case with _ between; what is no letter or digit of ASCII is between words.
std::string wordsJoined(std::string_view text, std::size_t longest)
{
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (!isAsciiLetter(c) && !isAsciiDigit(c)) {
            if (!name.empty() && name.back() != '_')
                name += '_';
            continue;
        }
        const char before = i > 0 ? text[i - 1] : ' ';
        const char after = i + 1 < text.size() ? text[i + 1] : ' ';
        const bool follows = isAsciiLetter(before) || isAsciiDigit(before);
        const bool begins = isAsciiUpper(c) && follows
                            && (!isAsciiUpper(before) || (isAsciiLetter(after) && !isAsciiUpper(after)));
        if (begins && !name.empty() && name.back() != '_')
            name += '_';
        name += asciiLower(c);
    }
    name.resize(std::min(name.size(), longest));
    while (!name.empty() && name.back() == '_')
        name.pop_back();
    return name;
}

std::vector<std::string_view> labelsOf(std::string_view host)
{
    std::vector<std::string_view> labels;
    while (!host.empty()) {
        const std::size_t end = std::min(host.find('.'), host.size());
        if (end > 0)
            labels.push_back(host.substr(0, end));
        host.remove_prefix(std::min(end + 1, host.size()));
    }
    return labels;
}

} // namespace

std::string toolNameOf(std::string_view text)
{
    std::string name = wordsJoined(text, longestName(ObjectKind::Tool));
    if (name.empty() || !isAsciiLetter(name.front()))
        name = wordsJoined("tool " + std::string(text), longestName(ObjectKind::Tool));
    return nameProblem(ObjectKind::Tool, name) ? "tool" : name;
}

std::string endpointNameOf(std::string_view url)
{
    static constexpr std::array kCommon{std::string_view("api"), std::string_view("www"),
                                        std::string_view("graphql"), std::string_view("gateway")};
    std::string_view host = url;
    if (const std::size_t scheme = host.find("://"); scheme != std::string_view::npos)
        host.remove_prefix(scheme + 3);
    host = host.substr(0, host.find_first_of("/?#"));
    if (const std::size_t user = host.rfind('@'); user != std::string_view::npos)
        host.remove_prefix(user + 1);
    const bool isPlaceholder = host.find("{{") != std::string_view::npos;
    if (!isPlaceholder)
        host = host.substr(0, host.find(':'));
    std::string_view best = host;
    const std::vector<std::string_view> labels = labelsOf(host);
    if (!isPlaceholder && labels.size() > 1) {
        const auto named = std::find_if(labels.begin(), std::prev(labels.end()), [](std::string_view label) {
            return std::ranges::find(kCommon, label) == kCommon.end();
        });
        best = named == std::prev(labels.end()) ? labels.front() : *named;
    }
    std::string name = wordsJoined(best, longestName(ObjectKind::Endpoint));
    if (name.empty() || isAsciiDigit(name.front()) || nameProblem(ObjectKind::Endpoint, name))
        name = "api";
    return name;
}

std::string takeName(const std::string &name, std::size_t longest, std::set<std::string, std::less<>> &taken)
{
    std::string wanted = name;
    for (int number = 2; !taken.insert(wanted).second; ++number) {
        const std::string suffix = '_' + std::to_string(number);
        wanted = name.substr(0, longest - suffix.size()) + suffix;
    }
    return wanted;
}

} // namespace tooltray::workspace
