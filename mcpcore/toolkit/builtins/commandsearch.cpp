// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/commandsearch.h"

#include "terms/question/intent.h"
#include "terms/question/spelling.h"
#include "terms/words/words.h"
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

constexpr float kBeginning = 0.5F;
constexpr float kPartOfNoun = 0.4F; // the "merge" of a merge request
constexpr float kInside = 0.4F;
constexpr float kCorrected = 0.8F;
constexpr float kAskingWord = 0.35F;
constexpr double kOtherIntent = 0.7; // of what reads when something is to be changed, and the other way round

struct Meaning {
    std::string_view asked;
    std::string_view meant;
};

// What commands are called that do what people ask for, on top of what words mean anywhere.
constexpr Meaning kMeanings[] = {
    {"browse", "list"},        {"check", "validate test"}, {"commit", "write upsert"},
    {"edit", "upsert write"},  {"fetch", "get read"},      {"find", "list"},
    {"lookup", "get list"},    {"save", "write upsert"},   {"search", "list"},
    {"see", "get list"},       {"show", "get read list"},  {"verify", "validate test"},
    {"view", "get read list"}, {"write", "upsert"},
};
constexpr float kMeaning = 0.7F;

constexpr std::size_t kShortestBeginning = 3;
constexpr std::size_t kShortestInside = 4;
constexpr double kFarBehind = 0.25;
constexpr std::size_t kMaxRead = 10'000;

constexpr float kLeastLikeness = 0.25F;
constexpr float kNamePart = 0.5F; // of the likeness
constexpr double kCoveragePower = 0.25;
constexpr double kWhole = 0.99; // of the question
constexpr double kLikenessShare = 0.6;

// GitLab's word and GitHub's for the same.
constexpr std::string_view kMergeRequest = "merge request";
constexpr std::string_view kRequest = "request"; // its stem
constexpr std::string_view kOneWord = "mergerequest";

bool isBeyondAscii(std::string_view word)
{
    return std::ranges::any_of(word, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
}

std::string stemOf(std::string_view word)
{
    return terms::stemOf(asciiLower(word));
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
    return word == "pr" || word == "prs" || word == "mr" || word == "mrs";
}

bool beginsMergeRequest(std::string_view stem)
{
    return stem == "merg" || stem == "pull";
}

// The noun as one word: "open the MR" as "open the mergerequest".
std::string withNouns(std::string_view query)
{
    std::vector<std::string> words;
    terms::forEachWord(query, [&](std::string &word) {
        const bool endsNoun =
            !words.empty() && beginsMergeRequest(stemOf(words.back())) && stemOf(word) == kRequest;
        if (endsNoun)
            words.pop_back();
        words.push_back(endsNoun || abbreviatesMergeRequest(word) ? std::string(kOneWord) : std::move(word));
    });
    std::string text;
    for (const std::string &word : words)
        text.append(text.empty() ? "" : " ").append(word);
    return text;
}

bool asks(std::string_view word)
{
    return terms::isAskingWord(word) || word == "browse" || word == "lookup" || word == "search";
}

// "create_saved_query_tool" is named after a query and changes something nevertheless.
bool readsByName(std::string_view name)
{
    bool reads = false;
    std::vector<std::string> words;
    terms::forEachWord(name, [&](std::string &word) {
        reads = reads || asks(word) || word == "count";
        words.push_back(std::move(word));
    });
    return reads && !terms::readIntent(words).wantsChange;
}

std::string_view beginningOf(std::string_view description)
{
    return description.substr(0, description.find(". "));
}

} // namespace

CommandSearch::CommandSearch(std::string_view query, const terms::WordTable &table) : m_table(table)
{
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t begin = std::min(query.find_first_not_of(kSpace), query.size());
    m_query = query.substr(begin, query.find_last_not_of(kSpace) + 1 - begin);
    const terms::Wording wording = terms::readWording(withNouns(query));
    m_intent = wording.intent;
    for (const terms::MeantWord &meant : wording.words) {
        const bool isBeside = !wording.stems.empty() && terms::isAboutMe(meant.word);
        if (m_words.size() < kMaxWords && !isBeside)
            addWord(meant);
    }
    addBegins();
    m_about.assign(table.size(), 0.0F);
    for (const std::string &stem : wording.stems)
        if (const auto word = table.find(stem))
            table.add(*word, 1, m_about);
    float length = 0;
    for (const float value : m_about)
        length += value * value;
    if (length == 0)
        m_about.clear();
    for (float &value : m_about)
        value /= std::sqrt(length);
}

void CommandSearch::addWord(const terms::MeantWord &meant)
{
    const std::size_t word = m_words.size();
    if (meant.word == kOneWord) {
        addForm(std::string(kMergeRequest), word, 1);
        m_words.push_back({{}, 1});
        return;
    }
    for (const terms::Meaning &meaning : meant.meanings)
        addForm(meaning.stem, word, meaning.factor);
    // Of a word itself and of a phrase what it is sure to mean.
    for (const Meaning &meaning : kMeanings) {
        const std::string asked = terms::stemOf(meaning.asked);
        if (std::ranges::any_of(meant.meanings, [&](const terms::Meaning &one) {
                return one.factor > kMeaning && one.stem == asked;
            }))
            terms::forEachWord(meaning.meant,
                               [&](std::string &other) { addForm(terms::stemOf(other), word, kMeaning); });
    }
    m_isBeyondAscii = m_isBeyondAscii || isBeyondAscii(meant.word);
    m_words.push_back({meant.word, asks(meant.word) ? kAskingWord : meant.importance});
}

void CommandSearch::addForm(std::string stem, std::size_t word, float factor)
{
    m_forms.push_back({std::move(stem), word, factor});
}

void CommandSearch::addBegins()
{
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
    Fit fit;
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
    const std::string_view sentence = beginningOf(command.description);
    readBoth(sentence, kInFirstSentence);
    readBoth(command.description.substr(sentence.size()), kInDescription);
    fit.likeness = kNamePart * likenessOf(command.name) + (1 - kNamePart) * likenessOf(sentence);
    if (fit.likeness < kLeastLikeness)
        fit.likeness = 0;
    fit.reads = readsByName(command.name);
    if (fit.likeness == 0 && std::ranges::all_of(fit.words, [](float one) { return one == 0; }))
        return std::nullopt;
    return fit;
}

void CommandSearch::read(std::string_view text, float weight, Fit &fit)
{
    const auto fitsBetter = [&](float one) { return one >= weight; };
    if (std::all_of(fit.words.begin(), fit.words.begin() + std::ssize(m_words), fitsBetter))
        return;
    for (std::size_t at = 0; at < text.size();) {
        // Most words are seen to be others by their first two letters.
        const char second = at + 1 < text.size() ? text[at + 1] : ' ';
        if (!m_begins[beginOf(text[at], second)] || !terms::beginsWord(text, at)) {
            ++at;
            continue;
        }
        const std::string_view word = terms::nextWord(text, at);
        at += word.size();
        const ReadWord &read = readWord(word);
        const std::string_view next = read.beginsNoun ? terms::nextWord(text, at) : std::string_view();
        const bool isNoun = !next.empty() && stemOf(next) == kRequest;
        if (isNoun)
            at = static_cast<std::size_t>(next.data() - text.data()) + next.size();
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            raise(fit.words[i], weight * read.factors[i] * (isNoun ? kPartOfNoun : 1));
            if (isNoun)
                raise(fit.words[i], weight * m_noun[i]);
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
            raise(fit.words[i], weight * kInside);
    }
}

// The cosine of question and text. The words of a text are taken for independent of one another, so that each is looked
// up once for all texts that have it.
float CommandSearch::likenessOf(std::string_view text)
{
    if (m_about.empty())
        return 0;
    float sum = 0;
    float squares = 0;
    std::size_t end = 0;
    for (std::string_view word = terms::nextWord(text, 0); !word.empty(); word = terms::nextWord(text, end)) {
        end = static_cast<std::size_t>(word.data() - text.data()) + word.size();
        const Nearness &near = nearnessOf(word);
        sum += near.likeness;
        squares += near.weight;
    }
    return squares > 0 ? sum / std::sqrt(squares) : 0;
}

const CommandSearch::Nearness &CommandSearch::nearnessOf(std::string_view word)
{
    if (const auto known = m_near.find(word); known != m_near.end())
        return known->second;
    if (m_near.size() == kMaxRead)
        m_near.clear();
    Nearness near;
    const std::string lower = asciiLower(word);
    const auto known = terms::isStopWord(lower) ? std::nullopt : m_table.find(terms::stemOf(lower));
    if (known) {
        std::vector<float> vector(m_about.size());
        m_table.add(*known, 1, vector);
        for (std::size_t i = 0; i < vector.size(); ++i) {
            near.likeness += vector[i] * m_about[i];
            near.weight += vector[i] * vector[i];
        }
    }
    return m_near.emplace(word, near).first->second;
}

bool CommandSearch::correct(std::span<const Candidate> candidates)
{
    bool isCorrected = false;
    std::vector<std::string> known;
    for (const auto &[word, near] : m_near)
        known.push_back(stemOf(word));
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const auto fits = [i](const Candidate &one) { return one.fit.words[i] > 0; };
        if (m_words[i].text.empty() || std::ranges::any_of(candidates, fits))
            continue;
        const std::string stem = terms::stemOf(m_words[i].text);
        for (const terms::Corrected &one : terms::corrections(
                 stem, known.size(), [&](std::size_t at) { return std::string_view(known[at]); })) {
            addForm(known[one.candidate], i, kCorrected);
            isCorrected = true;
        }
    }
    if (isCorrected) {
        m_read.clear();
        addBegins();
    }
    return isCorrected;
}

void CommandSearch::rank(std::vector<Candidate> &candidates) const
{
    std::array<double, kMaxWords> rarity{};
    double all = 0;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const auto found =
            std::ranges::count_if(candidates, [i](const Candidate &one) { return one.fit.words[i] > 0; });
        rarity[i] = m_words[i].importance
                    * std::log1p(static_cast<double>(candidates.size())
                                 / static_cast<double>(std::max<std::ptrdiff_t>(found, 1)));
        all += rarity[i];
    }
    const auto coverage = [&](const Candidate &candidate) {
        double sum = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i)
            sum += candidate.fit.words[i] > 0 ? rarity[i] : 0;
        return sum;
    };
    double best = 0;
    double most = 0;
    double likest = 0;
    const auto intentOf = [&](const Candidate &candidate) {
        const bool isOther =
            m_intent.wantsChange ? candidate.fit.reads : m_intent.asks && !candidate.fit.reads;
        return isOther ? kOtherIntent : 1;
    };
    const auto likenessOf = [&](const Candidate &candidate) {
        return std::pow(candidate.fit.likeness, 3) * intentOf(candidate);
    };
    for (Candidate &candidate : candidates) {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            candidate.score += rarity[i] * candidate.fit.words[i];
        candidate.score *=
            intentOf(candidate) * (all > 0 ? std::pow(coverage(candidate) / all, kCoveragePower) : 1);
        best = std::max(best, candidate.score);
        most = std::max(most, coverage(candidate));
        likest = std::max(likest, likenessOf(candidate));
    }
    if (best == 0)
        best = 1;
    // Where words alone say it all, what things are about could only blur it.
    const bool isWhole = all > 0 && most >= all * kWhole;
    if (isWhole)
        std::erase_if(candidates, [&](const Candidate &one) { return coverage(one) == 0; });
    if (likest > 0 && !isWhole)
        for (Candidate &candidate : candidates)
            candidate.score += kLikenessShare * best * likenessOf(candidate) / likest;
    double first = 0;
    for (const Candidate &candidate : candidates)
        first = std::max(first, candidate.score);
    // Whatever has all of the words stays, in however weak a place.
    std::erase_if(candidates, [&](const Candidate &one) {
        return (most == 0 || coverage(one) < most) && one.score < first * kFarBehind;
    });
    for (Candidate &candidate : candidates)
        candidate.score += candidate.name == m_query ? first : 0;
    std::ranges::sort(candidates, [](const Candidate &a, const Candidate &b) {
        return std::tuple(-a.score, !a.isSaved, a.name.size(), a.name)
               < std::tuple(-b.score, !b.isSaved, b.name.size(), b.name);
    });
}

} // namespace tooltray::toolkit
