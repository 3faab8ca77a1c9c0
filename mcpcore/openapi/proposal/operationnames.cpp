// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/proposal/operationnames.h"

#include "openapi/model/pathtemplate.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxName = 48;

using NameWords = std::vector<std::string>;

std::string joinedName(const NameWords &words)
{
    std::string name;
    for (const std::string &word : words)
        name += (name.empty() ? "" : "_") + word;
    return name;
}

std::size_t joinedSize(const NameWords &words)
{
    std::size_t size = words.empty() ? 0 : words.size() - 1;
    for (const std::string &word : words)
        size += word.size();
    return size;
}

bool isVersion(const std::string &word)
{
    return word.size() >= 2 && word.size() <= 3 && word[0] == 'v' && isAsciiDigit(word[1]);
}

bool saysNothing(const std::string &word)
{
    return word == "api" || word == "controller" || word == "operation" || isVersion(word);
}

bool isFiller(const std::string &word)
{
    return word == "by" || word == "with" || word == "the" || word == "a" || word == "of" || word == "and"
           || word == "for";
}

// The words of what is fixed in the path, and of its placeholders where they are wanted.
NameWords wordsOfPath(std::string_view path, bool withPlaceholders)
{
    NameWords words;
    const PathTemplate pattern(path);
    for (const PathTemplate::Part &part : pattern.parts()) {
        if (part.isPlaceholder && !withPlaceholders)
            continue;
        for (std::string &word : wordsOf(part.text))
            words.push_back(std::move(word));
    }
    return words;
}

bool endsWith(const NameWords &words, const NameWords &end)
{
    return words.size() > end.size() && std::equal(end.rbegin(), end.rend(), words.rbegin());
}

// read_items_items_get is read_items and what a generator adds.
void dropGeneratedTail(const ApiOperation &operation, NameWords &words)
{
    NameWords tail = wordsOfPath(operation.path, true);
    tail.push_back(asciiLower(operation.method));
    if (endsWith(words, tail))
        words.resize(words.size() - tail.size());
}

void dropRepeats(const ApiOperation &operation, NameWords &words)
{
    words.erase(std::unique(words.begin(), words.end()), words.end());
    for (const std::string_view tag : operation.tags) {
        for (const std::string &word : wordsOf(tag)) {
            if (std::ranges::count(words, word) > 1)
                words.erase(std::ranges::find(words, word));
        }
    }
    if (std::ranges::count_if(words, saysNothing) < std::ptrdiff_t(words.size()) - 1)
        std::erase_if(words, saysNothing);
}

std::string singular(const std::string &word)
{
    if (word.size() > 4 && word.ends_with("ies"))
        return word.substr(0, word.size() - 3) + 'y';
    const bool isPlural = word.size() > 3 && word.ends_with('s') && !word.ends_with("ss")
                          && !word.ends_with("us") && !word.ends_with("is");
    return isPlural ? word.substr(0, word.size() - 1) : word;
}

std::string_view verbOf(const ApiOperation &operation, bool isItem)
{
    if (operation.method == "GET")
        return isItem ? "get" : "list";
    struct Verb {
        std::string_view method;
        std::string_view verb;
    };
    static constexpr std::array verbs{
        Verb{"POST", "create"}, Verb{"PUT", "replace"},     Verb{"PATCH", "update"}, Verb{"DELETE", "delete"},
        Verb{"HEAD", "check"},  Verb{"OPTIONS", "options"}, Verb{"QUERY", "query"}};
    const auto verb = std::ranges::find(verbs, operation.method, &Verb::method);
    return verb == verbs.end() ? "call" : verb->verb;
}

// Fillers first, then words from the middle; the first and the last stay.
void shorten(NameWords &words, std::size_t most)
{
    for (std::size_t i = words.size(); i-- > 1 && joinedSize(words) > most;) {
        if (i + 1 < words.size() && isFiller(words[i]))
            words.erase(words.begin() + std::ptrdiff_t(i));
    }
    while (joinedSize(words) > most && words.size() > 2)
        words.erase(words.begin() + std::ptrdiff_t(words.size() / 2));
    while (joinedSize(words) > most) {
        std::string &longest = *std::ranges::max_element(words, {}, &std::string::size);
        longest.resize(longest.size() - std::min(longest.size() - 1, joinedSize(words) - most));
        if (longest.size() == 1)
            break;
    }
}

NameWords fullWords(const ApiOperation &operation)
{
    NameWords words = wordsOf(operation.id);
    dropGeneratedTail(operation, words);
    if (!words.empty())
        dropRepeats(operation, words);
    if (words.empty())
        words = pathWords(operation);
    if (!isAsciiLetter(words.front().front()))
        words.insert(words.begin(), std::string(verbOf(operation, true)));
    return words;
}

class NameGiver {
public:
    std::string give(const ApiOperation &operation)
    {
        const NameWords full = fullWords(operation);
        NameWords words = full;
        shorten(words, kMaxName);
        std::string name = joinedName(words);
        if (m_taken.insert(name).second)
            return name;
        NameWords candidates;
        const auto add = [&](const NameWords &more) {
            for (auto word = more.rbegin(); word != more.rend(); ++word) {
                if (!saysNothing(*word) && !isFiller(*word) && std::ranges::find(words, *word) == words.end()
                    && std::ranges::find(candidates, *word) == candidates.end())
                    candidates.push_back(*word);
            }
        };
        add(full);
        add(wordsOfPath(operation.path, false));
        add(wordsOfPath(operation.path, true));
        candidates.push_back(asciiLower(operation.method));
        for (const std::string &word : candidates) {
            NameWords longer = words;
            shorten(longer, word.size() + 1 < kMaxName - 8 ? kMaxName - word.size() - 1 : 8);
            longer.insert(
                longer.begin() + std::ptrdiff_t(longer.size() > 1 ? longer.size() - 1 : longer.size()), word);
            name = joinedName(longer);
            if (name.size() <= kMaxName && m_taken.insert(name).second)
                return name;
        }
        shorten(words, kMaxName - 7);
        const std::string base = joinedName(words);
        std::size_t &last = m_lastNumbers.try_emplace(base, 1).first->second; // none below it is free
        do {
            name = base + '_' + std::to_string(++last);
        } while (!m_taken.insert(name).second);
        return name;
    }

private:
    std::unordered_set<std::string> m_taken;
    std::unordered_map<std::string, std::size_t> m_lastNumbers;
};

} // namespace

std::vector<std::string> wordsOf(std::string_view name)
{
    NameWords words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty())
            words.push_back(std::move(word));
        word.clear();
    };
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        if (!isAsciiLetter(c) && !isAsciiDigit(c)) {
            if (c != '\'')
                finish();
            continue;
        }
        const char before = i > 0 ? name[i - 1] : ' ';
        const char after = i + 1 < name.size() ? name[i + 1] : ' ';
        const bool isLowerBefore = (isAsciiLetter(before) && !isAsciiUpper(before)) || isAsciiDigit(before);
        const bool isLowerAfter = isAsciiLetter(after) && !isAsciiUpper(after);
        // IDs: the plural of a short form is no word of its own.
        const bool isPlural =
            after == 's'
            && (i + 2 == name.size() || !isAsciiLetter(name[i + 2]) || isAsciiUpper(name[i + 2]));
        if (isAsciiUpper(c) && (isLowerBefore || (isAsciiUpper(before) && isLowerAfter && !isPlural)))
            finish();
        word += asciiLower(c);
    }
    finish();
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (words[i] != "o" || !words[i + 1].starts_with("auth"))
            continue;
        words[i] += words[i + 1]; // OAuth is one word
        words.erase(words.begin() + std::ptrdiff_t(i + 1));
    }
    return words;
}

std::vector<std::string> pathWords(const ApiOperation &operation)
{
    const std::vector<PathTemplate::Part> parts = PathTemplate(operation.path).parts();
    const bool isItem = !parts.empty() && parts.back().isPlaceholder;
    NameWords words = wordsOfPath(operation.path, false);
    std::erase_if(words, saysNothing);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    if (words.size() > 4)
        words.erase(words.begin(), words.end() - 4);
    if (words.empty())
        words.push_back("root");
    if (isItem || operation.method == "POST")
        words.back() = singular(words.back());
    words.insert(words.begin(), std::string(verbOf(operation, isItem)));
    return words;
}

std::vector<std::string> namesFor(std::span<const ApiOperation> operations)
{
    NameGiver giver;
    std::vector<std::string> names;
    names.reserve(operations.size());
    for (const ApiOperation &operation : operations)
        names.push_back(giver.give(operation));
    return names;
}

} // namespace tooltray::openapi
