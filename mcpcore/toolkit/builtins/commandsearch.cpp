// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/commandsearch.h"

#include "graphql/discovery/words.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr float kInName = 6;
constexpr float kInTitle = 5;
constexpr float kInTag = 3;
constexpr float kInExample = 2.5F;
constexpr float kInFirstSentence = 2;
constexpr float kInDescription = 1;

constexpr float kMeaning = 0.7F;
constexpr float kBeginning = 0.5F;
constexpr float kPartOfNoun = 0.4F; // the "merge" of a merge request
constexpr float kInside = 0.4F;
constexpr float kAskingWord = 0.35F;

constexpr std::size_t kShortestBeginning = 3;
constexpr std::size_t kShortestInside = 4;
constexpr double kFarBehind = 0.25;
constexpr std::size_t kMaxRead = 10'000;

// GitLab's word and GitHub's for the same.
constexpr std::string_view kMergeRequest = "merge request";
constexpr std::string_view kRequest = "request"; // its stem

struct Meaning {
    std::string_view asked;
    std::string_view meant;
};

// What people ask for, and the words of commands that do it. The groups of synonyms leave out words with several
// meanings, which here can only bring in one more command.
constexpr Meaning kMeanings[] = {
    {"accept", "approve merge"},
    {"api", "endpoint"},
    {"begin", "start run trigger"},
    {"browse", "list"},
    {"ci", "pipeline job"},
    {"check", "validate test"},
    {"commit", "write upsert"},
    {"deploy", "pipeline job"},
    {"edit", "upsert write"},
    {"error", "fail"},
    {"execute", "run"},
    {"fail", "error"},
    {"fetch", "get read"},
    {"find", "list"},
    {"launch", "start run trigger"},
    {"lookup", "get list"},
    {"new", "create"},
    {"open", "create"},
    {"propose", "create"},
    {"report", "create"},
    {"run", "start trigger play execute"},
    {"save", "create write upsert"},
    {"search", "list"},
    {"see", "get list"},
    {"show", "get read list"},
    {"start", "run trigger play"},
    {"submit", "create"},
    {"trigger", "run start"},
    {"try", "test"},
    {"verify", "validate test"},
    {"view", "get read list"},
    {"write", "upsert create"},
};

// Words of a question that ask for nothing; the stop words of descriptions come on top.
bool saysNothing(std::string_view word)
{
    constexpr std::string_view kWords[] = {"all",  "any",   "each", "every", "give", "let",
                                           "me",   "mine",  "my",   "need",  "our",  "please",
                                           "some", "there", "us",   "want",  "you",  "your"};
    return graphql::isStopWord(word) || std::ranges::find(kWords, word) != std::end(kWords);
}

bool isBeyondAscii(std::string_view word)
{
    return std::ranges::any_of(word, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
}

std::string stemOf(std::string_view word)
{
    std::string stem = asciiLower(word);
    graphql::stem(stem);
    return stem;
}

constexpr std::size_t kLetters = 256;

std::size_t beginOf(char first, char second)
{
    return static_cast<unsigned char>(first) * kLetters + static_cast<unsigned char>(second);
}

char asciiUpper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

void raise(float &fit, float weight)
{
    fit = std::max(fit, weight);
}

bool abbreviatesMergeRequest(std::string_view word)
{
    const std::string_view meaning = graphql::expansion(word);
    return meaning == kMergeRequest || meaning == "pull request";
}

bool beginsMergeRequest(std::string_view stem)
{
    return stem == "merg" || stem == "pull";
}

} // namespace

CommandSearch::CommandSearch(std::string_view query)
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t begin = std::min(query.find_first_not_of(kSpace), query.size());
    m_query = query.substr(begin, query.find_last_not_of(kSpace) + 1 - begin);
    readQuery(query);
    for (const Form &form : m_forms) {
        addBegin(form.stem);
        if (form.stem != kMergeRequest)
            continue;
        m_noun[form.word] = form.factor;
        for (const std::string_view word : {"pull", "mr", "pr"})
            addBegin(word);
    }
    for (const Word &word : m_words)
        addBegin(word.text);
}

void CommandSearch::readQuery(std::string_view query)
{
    std::vector<std::string> words;
    graphql::forEachWord(query, [&](std::string &word) { words.push_back(std::move(word)); });
    const bool saysAnything = !std::ranges::all_of(words, saysNothing);
    for (std::size_t at = 0; at < words.size() && m_words.size() < kMaxWords; ++at) {
        if (saysAnything && saysNothing(words[at]))
            continue;
        std::string stem = stemOf(words[at]);
        if (abbreviatesMergeRequest(words[at])) {
            stem = kMergeRequest;
        } else if (at + 1 < words.size() && beginsMergeRequest(stem) && stemOf(words[at + 1]) == kRequest) {
            stem = kMergeRequest;
            ++at;
        }
        addWord(std::move(words[at]), std::move(stem));
    }
}

void CommandSearch::addWord(std::string text, std::string stem)
{
    if (std::ranges::any_of(m_forms, [&](const Form &form) { return form.stem == stem && form.factor == 1; }))
        return;
    const std::size_t word = m_words.size();
    const bool isNoun = stem == kMergeRequest;
    addForm(stem, word, 1);
    if (!isNoun)
        addMeanings(word, stem);
    m_isBeyondAscii = m_isBeyondAscii || isBeyondAscii(text);
    m_words.push_back({isNoun ? std::string() : text, graphql::isAskingWord(text) ? kAskingWord : 1});
}

void CommandSearch::addMeanings(std::size_t word, const std::string &stem)
{
    for (const auto &group : graphql::synonymGroups()) {
        if (std::ranges::none_of(group, [&](std::string_view other) { return stemOf(other) == stem; }))
            continue;
        for (const std::string_view other : group)
            addForm(stemOf(other), word, kMeaning);
    }
    for (const Meaning &meaning : kMeanings) {
        if (stemOf(meaning.asked) == stem)
            graphql::forEachWord(meaning.meant,
                                 [&](std::string &meant) { addForm(stemOf(meant), word, kMeaning); });
    }
}

void CommandSearch::addForm(std::string stem, std::size_t word, float factor)
{
    const auto isSame = [&](const Form &form) { return form.word == word && form.stem == stem; };
    if (std::ranges::none_of(m_forms, isSame))
        m_forms.push_back({std::move(stem), word, factor});
}

void CommandSearch::addBegin(std::string_view word)
{
    if (word.empty())
        return;
    for (const char first : {word[0], asciiUpper(word[0])}) {
        for (std::size_t second = 0; second < kLetters; ++second) {
            const char letter = static_cast<char>(second);
            if (word.size() == 1 || asciiLower(letter) == word[1])
                m_begins.set(beginOf(first, letter));
        }
    }
}

std::optional<CommandSearch::Fit> CommandSearch::fitOf(const SearchedCommand &command)
{
    Fit fit{};
    const auto readBoth = [&](std::string_view text, float weight) {
        read(text, weight, fit);
        if (m_isBeyondAscii) // not every language has spaces
            readInside(text, weight, 1, fit);
    };
    readBoth(command.name, kInName);
    readInside(command.name, kInName, kShortestInside, fit);
    readBoth(command.title, kInTitle);
    for (const std::string &tag : command.tags)
        readBoth(tag, kInTag);
    for (const workspace::Example &example : command.examples)
        readBoth(example.name, kInExample);
    const std::size_t sentence = std::min(command.description.find(". "), command.description.size());
    readBoth(command.description.substr(0, sentence), kInFirstSentence);
    readBoth(command.description.substr(sentence), kInDescription);
    if (std::ranges::all_of(fit, [](float one) { return one == 0; }))
        return std::nullopt;
    return fit;
}

void CommandSearch::read(std::string_view text, float weight, Fit &fit)
{
    const auto fitsBetter = [&](float one) { return one >= weight; };
    if (std::all_of(fit.begin(), fit.begin() + std::ssize(m_words), fitsBetter))
        return;
    for (std::size_t at = 0; at < text.size();) {
        // Most words are seen to be others by their first two letters.
        const char second = at + 1 < text.size() ? text[at + 1] : ' ';
        if (!m_begins[beginOf(text[at], second)] || !graphql::beginsWord(text, at)) {
            ++at;
            continue;
        }
        const std::string_view word = graphql::nextWord(text, at);
        at += word.size();
        const ReadWord &read = readWord(word);
        const std::string_view next = read.beginsNoun ? graphql::nextWord(text, at) : std::string_view();
        const bool isNoun = !next.empty() && stemOf(next) == kRequest;
        if (isNoun)
            at = static_cast<std::size_t>(next.data() - text.data()) + next.size();
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            raise(fit[i], weight * read.factors[i] * (isNoun ? kPartOfNoun : 1));
            if (isNoun)
                raise(fit[i], weight * m_noun[i]);
        }
    }
}

// The same words come again and again.
const CommandSearch::ReadWord &CommandSearch::readWord(std::string_view word)
{
    if (const auto known = m_read.find(word); known != m_read.end())
        return known->second;
    if (m_read.size() == kMaxRead)
        m_read.clear();
    const std::string lower = asciiLower(word);
    const std::string stem = stemOf(lower);
    const bool isNoun = abbreviatesMergeRequest(lower);
    ReadWord read{.beginsNoun = beginsMergeRequest(stem)};
    for (const Form &form : m_forms) {
        if (form.stem == stem)
            raise(read.factors[form.word], form.factor);
    }
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const std::string &asked = m_words[i].text;
        if (asked.size() >= kShortestBeginning && lower.starts_with(asked))
            raise(read.factors[i], kBeginning);
        if (isNoun)
            raise(read.factors[i], m_noun[i]);
    }
    return m_read.emplace(word, read).first->second;
}

void CommandSearch::readInside(std::string_view text, float weight, std::size_t shortest, Fit &fit) const
{
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const std::string &asked = m_words[i].text;
        const bool isLongEnough = asked.size() >= shortest && (shortest > 1 || isBeyondAscii(asked));
        if (isLongEnough && text.find(asked) != std::string_view::npos)
            raise(fit[i], weight * kInside);
    }
}

void CommandSearch::rank(std::vector<Candidate> &candidates) const
{
    std::array<double, kMaxWords> rarity{};
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const auto found =
            std::ranges::count_if(candidates, [i](const Candidate &one) { return one.fit[i] > 0; });
        rarity[i] = m_words[i].importance
                    * std::log1p(static_cast<double>(candidates.size())
                                 / static_cast<double>(std::max<std::ptrdiff_t>(found, 1)));
    }
    const auto coverage = [&](const Candidate &candidate) {
        double sum = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i)
            sum += candidate.fit[i] > 0 ? rarity[i] : 0;
        return sum;
    };
    double best = 0;
    double most = 0;
    for (Candidate &candidate : candidates) {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            candidate.score += rarity[i] * candidate.fit[i];
        best = std::max(best, candidate.score);
        most = std::max(most, coverage(candidate));
    }
    // Whatever has all of the words stays, in however weak a place.
    std::erase_if(candidates, [&](const Candidate &one) {
        return coverage(one) < most && one.score < best * kFarBehind;
    });
    for (Candidate &candidate : candidates)
        candidate.score += candidate.name == m_query ? best : 0;
    std::ranges::sort(candidates, [](const Candidate &a, const Candidate &b) {
        return std::tuple(-a.score, !a.isSaved, a.name.size(), a.name)
               < std::tuple(-b.score, !b.isSaved, b.name.size(), b.name);
    });
}

} // namespace tooltray::toolkit
