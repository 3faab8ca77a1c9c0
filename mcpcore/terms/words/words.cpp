// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/words/words.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tooltray::terms {

namespace {

enum class Letter : std::uint8_t { None, Lower, Upper, Digit };

constexpr Letter letterOf(unsigned char c) noexcept
{
    if (c >= 'A' && c <= 'Z')
        return Letter::Upper;
    if ((c >= 'a' && c <= 'z') || c >= 0x80)
        return Letter::Lower;
    return c >= '0' && c <= '9' ? Letter::Digit : Letter::None;
}

// All texts of a schema pass through here, byte by byte.
constexpr auto kLetters = [] {
    std::array<Letter, 256> letters{};
    for (std::size_t i = 0; i < letters.size(); ++i)
        letters[i] = letterOf(static_cast<unsigned char>(i));
    return letters;
}();

Letter letter(char c) noexcept
{
    return kLetters[static_cast<unsigned char>(c)];
}

// Whether a word begins at a letter behind another one: the P of HTMLPage, but not the L of URLs.
bool cuts(std::string_view text, std::size_t at, Letter before, Letter current) noexcept
{
    if ((current == Letter::Digit) != (before == Letter::Digit))
        return true;
    if (current != Letter::Upper || before == Letter::Lower)
        return current == Letter::Upper;
    const auto letterAt = [&](std::size_t i) { return i < text.size() ? letter(text[i]) : Letter::None; };
    return before == Letter::Upper && letterAt(at + 1) == Letter::Lower
           && (text[at + 1] != 's' || letterAt(at + 2) == Letter::Lower);
}

std::size_t endOfWord(std::string_view text, std::size_t begin) noexcept
{
    Letter before = letter(text[begin]);
    for (std::size_t at = begin + 1; at < text.size(); ++at) {
        const Letter current = letter(text[at]);
        if (current == Letter::None || cuts(text, at, before, current))
            return at;
        before = current;
    }
    return text.size();
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

void forEachWord(std::string_view text, const std::function<void(std::string &word)> &visit)
{
    std::string word;
    for (std::size_t at = 0; at < text.size();) {
        if (letter(text[at]) == Letter::None) {
            ++at;
            continue;
        }
        const std::size_t end = endOfWord(text, at);
        word.assign(text, at, end - at);
        for (char &c : word)
            c = asciiLower(c);
        visit(word);
        at = end;
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
