// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/words/words.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tooltray::terms {

namespace {

enum class Letter : std::uint8_t { None, Lower, Upper, Digit };

Letter letter(char c) noexcept
{
    if (isAsciiUpper(c))
        return Letter::Upper;
    if ((c >= 'a' && c <= 'z') || (static_cast<unsigned char>(c) & 0x80) != 0)
        return Letter::Lower;
    return isAsciiDigit(c) ? Letter::Digit : Letter::None;
}

bool hasVowel(std::string_view word) noexcept
{
    return word.find_first_of("aeiouy") != std::string_view::npos;
}

void cutPlural(std::string &word)
{
    constexpr std::array<std::string_view, 4> kSibilants{"sses", "xes", "ches", "shes"};
    if (word.size() < 3 || word.back() != 's')
        return;
    if (word.size() > 4 && word.ends_with("ies"))
        word.replace(word.size() - 3, 3, "y");
    else if (std::any_of(kSibilants.begin(), kSibilants.end(),
                         [&](std::string_view end) { return word.ends_with(end); }))
        word.resize(word.size() - 2);
    else if (!word.ends_with("ss") && !word.ends_with("us") && !word.ends_with("is"))
        word.pop_back();
}

bool cutVerbEnding(std::string &word, std::string_view ending)
{
    if (!word.ends_with(ending) || word.size() < ending.size() + 3)
        return false;
    const std::string_view rest(word.data(), word.size() - ending.size());
    if (!hasVowel(rest))
        return false;
    word.resize(rest.size());
    const char last = word.back();
    const bool isDoubled = word.size() > 3 && word[word.size() - 2] == last && !hasVowel({&last, 1});
    if (isDoubled && last != 'l' && last != 's' && last != 'z') // submitting, but calling
        word.pop_back();
    return true;
}

template <std::size_t N>
bool contains(const std::array<std::string_view, N> &sorted, std::string_view word) noexcept
{
    return std::binary_search(sorted.begin(), sorted.end(), word);
}

} // namespace

bool beginsWord(std::string_view text, std::size_t at) noexcept
{
    const auto letterAt = [&](std::size_t i) { return i < text.size() ? letter(text[i]) : Letter::None; };
    const Letter current = letterAt(at);
    const Letter before = at == 0 ? Letter::None : letterAt(at - 1);
    if (current == Letter::None || before == Letter::None)
        return current != Letter::None;
    // The P of HTMLPage, but not the L of URLs.
    const auto endsCapitals = [&] {
        return letterAt(at + 1) == Letter::Lower
               && (text[at + 1] != 's' || letterAt(at + 2) == Letter::Lower);
    };
    const bool beginsHump =
        current == Letter::Upper && (before == Letter::Lower || (before == Letter::Upper && endsCapitals()));
    return beginsHump || (current == Letter::Digit) != (before == Letter::Digit);
}

std::string_view nextWord(std::string_view text, std::size_t from) noexcept
{
    while (from < text.size() && !beginsWord(text, from))
        ++from;
    std::size_t end = from;
    while (end < text.size()
           && (end == from || (letter(text[end]) != Letter::None && !beginsWord(text, end))))
        ++end;
    return text.substr(std::min(from, text.size()), end - from);
}

void forEachWord(std::string_view text, const std::function<void(std::string &word)> &visit)
{
    std::string word;
    std::size_t end = 0;
    for (std::string_view next = nextWord(text, 0); !next.empty(); next = nextWord(text, end)) {
        end = static_cast<std::size_t>(next.data() - text.data()) + next.size();
        word = asciiLower(next);
        visit(word);
    }
}

void stem(std::string &word)
{
    cutPlural(word);
    if (!cutVerbEnding(word, "ing"))
        cutVerbEnding(word, "ed");
    if (word.size() > 6 && word.ends_with("tion"))
        word.resize(word.size() - 3);
    if (word.size() > 3 && word.back() == 'e')
        word.pop_back();
    if (word.size() > 3 && word.back() == 'y' && !hasVowel(std::string_view(word).substr(word.size() - 2, 1)))
        word.back() = 'i';
}

std::string stemOf(std::string_view word)
{
    std::string stemmed(word);
    stem(stemmed);
    return stemmed;
}

bool isPlural(std::string_view word)
{
    std::string singular(word);
    cutPlural(singular);
    return singular != word;
}

bool isStopWord(std::string_view word) noexcept
{
    static constexpr std::array<std::string_view, 47> kWords{
        "a",    "am",  "an",   "and",  "are",  "as",    "at",    "be",   "been", "by",    "can",   "do",
        "does", "for", "from", "has",  "have", "how",   "i",     "if",   "in",   "into",  "is",    "it",
        "its",  "may", "not",  "of",   "on",   "or",    "so",    "that", "the",  "their", "these", "this",
        "to",   "was", "were", "what", "when", "where", "which", "who",  "will", "with",  "would"};
    static_assert(std::is_sorted(kWords.begin(), kWords.end()));
    return contains(kWords, word);
}

bool isAskingWord(std::string_view word) noexcept
{
    static constexpr std::array<std::string_view, 21> kWords{
        "all",  "any",  "display", "each",  "every", "fetch",    "find", "get",  "give", "list", "load",
        "look", "many", "need",    "query", "read",  "retrieve", "see",  "show", "view", "want"};
    static_assert(std::is_sorted(kWords.begin(), kWords.end()));
    return contains(kWords, word);
}

} // namespace tooltray::terms
