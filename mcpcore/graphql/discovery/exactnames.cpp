// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/exactnames.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <string>
#include <utility>

namespace tooltray::graphql {

namespace {

constexpr std::string_view kAround = " \t\r\n\"'`?!,;:";

bool isNameLetter(char c) noexcept
{
    return isAsciiUpper(c) || (c >= 'a' && c <= 'z') || isAsciiDigit(c) || c == '_';
}

std::string folded(std::string_view name)
{
    std::string text;
    for (const char c : name)
        if (c != '_')
            text += isAsciiUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

// The next thing that is written like names: letters, digits and dots between them.
std::string_view nextToken(std::string_view &text)
{
    const std::size_t begin = std::min(text.find_first_not_of(kAround), text.size());
    const std::size_t end = std::min(text.find_first_of(kAround, begin), text.size());
    std::string_view token = text.substr(begin, end - begin);
    text.remove_prefix(end);
    token = token.substr(0, token.find('(')); // of Query.user(id:)
    while (token.ends_with('.'))
        token.remove_suffix(1);
    return token;
}

bool isName(std::string_view token)
{
    return !token.empty() && std::all_of(token.begin(), token.end(), isNameLetter);
}

// PullRequest, but not Pull, which may begin a sentence.
bool isTypeName(std::string_view token)
{
    const auto isCapital = [](char c) { return isAsciiUpper(c); };
    return isName(token) && isAsciiUpper(token.front())
           && std::any_of(token.begin() + 1, token.end(), isCapital);
}

class Named {
public:
    explicit Named(const SchemaIndex &index) : m_index(index) {}

    // An empty owner stands for any, and for types.
    void add(std::string_view owner, std::string_view name)
    {
        const std::string wantedOwner = folded(owner);
        const std::string wanted = folded(name);
        std::vector<std::uint32_t> loose;
        for (std::uint32_t i = 0; i < m_index.entries().size(); ++i) {
            const SearchEntry &entry = m_index.entries()[i];
            const std::string_view own = m_index.nameOf(entry);
            if (own.size() < wanted.size() || folded(own) != wanted)
                continue;
            const std::string_view type = m_index.typeOf(entry).name();
            if (!owner.empty() && (!m_index.fieldOf(entry) || folded(type) != wantedOwner))
                continue;
            const bool isExact = own == name && (owner.empty() || type == owner);
            (isExact ? m_found : loose).push_back(i);
        }
        m_found.insert(m_found.end(), loose.begin(), loose.end());
    }

    std::vector<std::uint32_t> take() { return std::move(m_found); }

private:
    const SchemaIndex &m_index;
    std::vector<std::uint32_t> m_found;
};

} // namespace

std::vector<std::uint32_t> entriesNamed(const SchemaIndex &index, std::string_view question)
{
    Named named(index);
    std::string_view rest = question;
    std::size_t tokens = 0;
    std::string_view only;
    for (std::string_view token = nextToken(rest); !token.empty(); token = nextToken(rest)) {
        ++tokens;
        const std::string_view previous = std::exchange(only, token);
        if (tokens == 2 && isTypeName(previous) && isName(token)) // "PullRequest mergeable"
            named.add(previous, token);
        const std::size_t dot = token.rfind('.');
        if (dot == std::string_view::npos)
            continue;
        const std::string_view before = token.substr(0, dot);
        const std::string_view owner = before.substr(before.rfind('.') + 1); // of the last step of a path
        if (isName(owner) && isName(token.substr(dot + 1)))
            named.add(owner, token.substr(dot + 1));
    }
    if (tokens == 1 && isName(only))
        named.add({}, only);
    return named.take();
}

} // namespace tooltray::graphql
