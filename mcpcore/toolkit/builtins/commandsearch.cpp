// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/commandsearch.h"

#include "terms/question/questionreader.h"
#include "terms/question/wording.h"
#include "terms/words/words.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <cmath>
#include <numeric>
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

constexpr float kLeastLikeness = 0.25F;
constexpr float kNamePart = 0.5F; // of the likeness
constexpr double kCoveragePower = 0.25;
constexpr double kLikenessShare = 0.6;

// GitLab's word and GitHub's for the same.
constexpr std::string_view kMergeRequest = "merge request";
constexpr const char *kItsAbbreviations[] = {"pr", "prs", "mr", "mrs"};
constexpr const char *kItsBeginnings[] = {"merg", "pull"}; // stems
constexpr std::string_view kRequest = "request";           // a stem
constexpr std::string_view kOneWord = "mergerequest";

bool isBeyondAscii(std::string_view word)
{
    return std::ranges::any_of(word, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
}

void raise(float &fit, float weight)
{
    fit = std::max(fit, weight);
}

bool abbreviatesMergeRequest(std::string_view word)
{
    return std::ranges::find(kItsAbbreviations, word) != std::end(kItsAbbreviations);
}

bool beginsMergeRequest(std::string_view stem)
{
    return std::ranges::find(kItsBeginnings, stem) != std::end(kItsBeginnings);
}

constexpr std::string_view kSpace = " \t\r\n";

// The noun as one word: "open the MR" as "open the mergerequest". Hyphens stay, as they make compounds.
std::string withNouns(std::string_view query)
{
    struct Word {
        std::string text;
        char before = ' ';
    };
    std::vector<Word> words;
    for (std::string_view rest = query; !rest.empty();) {
        const std::size_t end = std::min(rest.find_first_of(kSpace), rest.size());
        const std::string_view chunk = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        char before = ' ';
        terms::forEachWord(chunk, [&](std::string &word) {
            const bool endsNoun = !words.empty() && beginsMergeRequest(terms::stemOf(words.back().text))
                                  && terms::stemOf(word) == kRequest;
            if (endsNoun) {
                before = words.back().before;
                words.pop_back();
            }
            words.push_back(
                {endsNoun || abbreviatesMergeRequest(word) ? std::string(kOneWord) : std::move(word),
                 before});
            before = chunk.find('-') == std::string_view::npos ? ' ' : '-';
        });
    }
    std::string text;
    for (const Word &word : words)
        (text += word.before) += word.text;
    return text;
}

} // namespace

CommandSearch::CommandSearch(std::string_view query)
{
    const std::size_t begin = std::min(query.find_first_not_of(kSpace), query.size());
    m_query = query.substr(begin, query.find_last_not_of(kSpace) + 1 - begin);
    terms::Wording wording = terms::readWording(withNouns(query));
    m_intent = wording.intent;
    for (const terms::MeantWord &meant : wording.words) {
        const bool isBeside = !wording.stems.empty() && terms::isAboutMe(meant.word);
        if (m_words.size() < kMaxWords && !isBeside)
            addWord(meant);
    }
    for (const Form &form : m_forms)
        if (form.stem == kMergeRequest)
            m_noun[form.word] = form.factor;
    m_stems = std::move(wording.stems);
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
    const bool isAsking = isAskingVerb(meant.word) && !meant.isInCompound;
    m_words.push_back({meant.word, isAsking ? kAskingWord : meant.importance});
}

void CommandSearch::addForm(std::string stem, std::size_t word, float factor)
{
    m_forms.push_back({std::move(stem), word, factor});
}

// What a question comes to with the words of all commands.
class CommandSearch::Pass {
public:
    Pass(const CommandSearch &search, CommandWords &words, std::span<const SearchedCommand> commands)
        : m_search(search)
        , m_commands(commands)
        , m_texts(words.texts(commands))
        , m_words(words)
    {}

    // Of the visible commands those that have any of the words.
    std::vector<Candidate> candidates(const IsVisible &isVisible)
    {
        matchWords();
        std::vector<Candidate> candidates;
        candidates.reserve(m_commands.size());
        for (std::size_t i = 0; i < m_commands.size(); ++i) {
            Candidate candidate{.command = &m_commands[i], .reads = m_texts[i]->reads};
            read(m_texts[i]->tokens, candidate);
            const bool fits = std::ranges::any_of(candidate.words, [](float one) { return one > 0; });
            if (fits && (!isVisible || isVisible(m_commands[i])))
                candidates.push_back(candidate);
        }
        return candidates;
    }

    // Adds by what they are about, also those that have no word. The candidates are in the order of the commands.
    void addLike(const IsVisible &isVisible, std::vector<Candidate> &candidates)
    {
        if (!measureWords())
            return;
        std::vector<Candidate> all;
        all.reserve(m_commands.size());
        std::size_t next = 0;
        for (std::size_t i = 0; i < m_commands.size(); ++i) {
            const SearchedCommand &command = m_commands[i];
            const float likeness = likenessOf(m_texts[i]->tokens);
            if (next < candidates.size() && candidates[next].command == &command) {
                all.push_back(candidates[next++]);
                all.back().likeness = likeness;
            } else if (likeness > 0 && (!isVisible || isVisible(command))) {
                all.push_back({.command = &command, .reads = m_texts[i]->reads, .likeness = likeness});
            }
        }
        candidates = std::move(all);
    }

private:
    struct Match {
        std::array<float, kMaxWords> factors{};
        bool beginsNoun = false; // of two words
    };
    // How near a word is to the question, and how much of a text it is.
    struct Nearness {
        float likeness = 0;
        float weight = 0;
    };
    using Part = CommandWords::Part;

    void matchWords()
    {
        m_matches.assign(1, {});
        m_matchOf.assign(m_words.words().size(), 0);
        for (const Form &form : m_search.m_forms)
            for (const std::uint32_t word : m_words.withStem(form.stem))
                raise(matchOf(word).factors[form.word], form.factor);
        for (std::size_t i = 0; i < m_search.m_words.size(); ++i)
            matchBeginnings(m_search.m_words[i].text, i);
        for (const char *stem : kItsBeginnings)
            for (const std::uint32_t word : m_words.withStem(stem))
                matchOf(word).beginsNoun = true;
        for (const char *abbreviation : kItsAbbreviations)
            if (const std::size_t word = m_words.numberOf(abbreviation); word != CommandWords::kNone)
                for (std::size_t i = 0; i < m_search.m_words.size(); ++i)
                    raise(matchOf(word).factors[i], m_search.m_noun[i]);
    }

    void matchBeginnings(std::string_view asked, std::size_t place)
    {
        if (asked.size() < kShortestBeginning)
            return;
        for (std::size_t word = 0; word < m_words.words().size(); ++word)
            if (m_words.words()[word].text.starts_with(asked))
                raise(matchOf(word).factors[place], kBeginning);
    }

    Match &matchOf(std::size_t word)
    {
        if (m_matchOf[word] == 0) {
            m_matchOf[word] = static_cast<std::uint32_t>(m_matches.size());
            m_matches.emplace_back();
        }
        return m_matches[m_matchOf[word]];
    }

    void read(std::span<const CommandWords::Token> tokens, Candidate &candidate) const
    {
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            const CommandWords::Token &token = tokens[at];
            const std::uint32_t place = m_matchOf[token.word];
            if (place == 0)
                continue;
            const Match &match = m_matches[place];
            const bool isNoun = match.beginsNoun && at + 1 < tokens.size() && !tokens[at + 1].isFirst
                                && m_words.words()[tokens[at + 1].word].stem == kRequest;
            const float weight = kWeights[static_cast<std::size_t>(token.part)];
            for (std::size_t i = 0; i < m_search.m_words.size(); ++i) {
                raise(candidate.words[i], weight * match.factors[i] * (isNoun ? kPartOfNoun : 1));
                if (isNoun)
                    raise(candidate.words[i], weight * m_search.m_noun[i]);
            }
            at += isNoun ? 1 : 0;
        }
        readInside(candidate, candidate.command->name, kInName, kShortestInside);
        if (m_search.m_isBeyondAscii) // not every language has spaces
            readInside(candidate);
    }

    void readInside(Candidate &candidate) const
    {
        const SearchedCommand &command = *candidate.command;
        readInside(candidate, command.name, kInName, 1);
        readInside(candidate, command.title, kInTitle, 1);
        for (const std::string &tag : command.tags)
            readInside(candidate, tag, kInTag, 1);
        for (const workspace::Example &example : command.examples)
            readInside(candidate, example.name, kInExample, 1);
        readInside(candidate, command.description, kInDescription, 1);
    }

    void readInside(Candidate &candidate, std::string_view text, float weight, std::size_t shortest) const
    {
        for (std::size_t i = 0; i < m_search.m_words.size(); ++i) {
            const std::string &asked = m_search.m_words[i].text;
            const bool isLongEnough = asked.size() >= shortest && (shortest > 1 || isBeyondAscii(asked));
            if (isLongEnough && text.find(asked) != std::string_view::npos)
                raise(candidate.words[i], weight * kInside);
        }
    }

    // False where nothing is known of what the question is about.
    bool measureWords()
    {
        const terms::WordTable &table = m_words.table();
        std::vector<float> about(table.size());
        for (const std::string &stem : m_search.m_stems)
            if (const auto word = table.find(stem))
                table.add(*word, 1, about);
        const float length = std::sqrt(std::inner_product(about.begin(), about.end(), about.begin(), 0.0F));
        if (length == 0)
            return false;
        m_near.assign(m_words.words().size(), {});
        std::vector<float> vector(table.size());
        for (std::size_t word = 0; word < m_near.size(); ++word) {
            const std::size_t inTable = m_words.words()[word].inTable;
            if (inTable == CommandWords::kNone)
                continue;
            std::ranges::fill(vector, 0.0F);
            table.add(inTable, 1, vector);
            m_near[word] = {std::inner_product(vector.begin(), vector.end(), about.begin(), 0.0F) / length,
                            std::inner_product(vector.begin(), vector.end(), vector.begin(), 0.0F)};
        }
        return true;
    }

    // The cosines of the question with the name and with the first sentence. The words of a text are taken for
    // independent of one another, so that each is measured once for all texts that have it.
    float likenessOf(std::span<const CommandWords::Token> tokens) const
    {
        Nearness name;
        Nearness sentence;
        for (const CommandWords::Token &token : tokens) {
            if (token.part != Part::Name && token.part != Part::FirstSentence)
                continue;
            Nearness &sum = token.part == Part::Name ? name : sentence;
            sum.likeness += m_near[token.word].likeness;
            sum.weight += m_near[token.word].weight;
        }
        const auto cosine = [](const Nearness &sum) {
            return sum.weight > 0 ? sum.likeness / std::sqrt(sum.weight) : 0;
        };
        const float likeness = kNamePart * cosine(name) + (1 - kNamePart) * cosine(sentence);
        return likeness < kLeastLikeness ? 0 : likeness;
    }

    static constexpr float kWeights[] = {kInName,    kInTitle,         kInTag,
                                         kInExample, kInFirstSentence, kInDescription}; // of the parts

    const CommandSearch &m_search;
    std::span<const SearchedCommand> m_commands;
    std::vector<const CommandWords::Texts *> m_texts; // of the commands
    const CommandWords &m_words;
    std::vector<Match> m_matches;         // the first one matches nothing
    std::vector<std::uint32_t> m_matchOf; // by word
    std::vector<Nearness> m_near;         // by word
};

std::vector<const SearchedCommand *> CommandSearch::find(std::span<const SearchedCommand> commands,
                                                         CommandWords &words, const IsVisible &isVisible,
                                                         const Wanted &wanted)
{
    Pass pass(*this, words, commands);
    std::vector<Candidate> candidates = pass.candidates(isVisible);
    if (correct(candidates, words))
        candidates = pass.candidates(isVisible);
    // Where words alone say it all, what commands are about could only blur it.
    if (std::ranges::none_of(candidates, [this](const Candidate &one) { return hasAllWords(one); }))
        pass.addLike(isVisible, candidates);
    rank(candidates);
    order(candidates, wanted);
    std::vector<const SearchedCommand *> found;
    found.reserve(candidates.size());
    for (const Candidate &candidate : candidates)
        found.push_back(candidate.command);
    return found;
}

bool CommandSearch::hasAllWords(const Candidate &candidate) const
{
    return !m_words.empty()
           && std::all_of(candidate.words.begin(), candidate.words.begin() + std::ssize(m_words),
                          [](float one) { return one > 0; });
}

bool CommandSearch::correct(std::span<const Candidate> candidates, const CommandWords &words)
{
    bool isCorrected = false;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const auto fits = [i](const Candidate &one) { return one.words[i] > 0; };
        if (m_words[i].text.empty() || std::ranges::any_of(candidates, fits))
            continue;
        const std::vector<CommandWords::Word> &known = words.words();
        for (const terms::Corrected &one :
             terms::corrections(terms::stemOf(m_words[i].text), known.size(),
                                [&](std::size_t at) { return std::string_view(known[at].stem); })) {
            addForm(known[one.candidate].stem, i, kCorrected);
            isCorrected = true;
        }
    }
    return isCorrected;
}

void CommandSearch::rank(std::vector<Candidate> &candidates) const
{
    std::array<double, kMaxWords> rarity{};
    double all = 0;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const auto found =
            std::ranges::count_if(candidates, [i](const Candidate &one) { return one.words[i] > 0; });
        rarity[i] = m_words[i].importance
                    * std::log1p(static_cast<double>(candidates.size())
                                 / static_cast<double>(std::max<std::ptrdiff_t>(found, 1)));
        all += rarity[i];
    }
    const auto coverage = [&](const Candidate &candidate) {
        double sum = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i)
            sum += candidate.words[i] > 0 ? rarity[i] : 0;
        return sum;
    };
    double best = 0;
    double most = 0;
    double likest = 0;
    for (Candidate &candidate : candidates) {
        const double covered = coverage(candidate);
        for (std::size_t i = 0; i < m_words.size(); ++i)
            candidate.score += rarity[i] * candidate.words[i];
        const bool hasIntent = m_intent.wantsChange || m_intent.asks;
        const bool isOther = hasIntent && candidate.reads == m_intent.wantsChange;
        const double intent = isOther ? kOtherIntent : 1;
        candidate.score *= intent * (all > 0 ? std::pow(covered / all, kCoveragePower) : 1);
        candidate.likeness *= candidate.likeness * candidate.likeness * static_cast<float>(intent);
        best = std::max(best, candidate.score);
        most = std::max(most, covered);
        likest = std::max(likest, static_cast<double>(candidate.likeness));
    }
    if (best == 0)
        best = 1;
    if (likest > 0)
        for (Candidate &candidate : candidates)
            candidate.score += kLikenessShare * best * candidate.likeness / likest;
    double first = 0;
    for (const Candidate &candidate : candidates)
        first = std::max(first, candidate.score);
    // Whatever has all of the words stays, in however weak a place.
    std::erase_if(candidates, [&](const Candidate &one) {
        return (most == 0 || coverage(one) < most) && one.score < first * kFarBehind;
    });
    for (Candidate &candidate : candidates)
        candidate.score += candidate.command->name == m_query ? first : 0;
}

void CommandSearch::order(std::vector<Candidate> &candidates, const Wanted &wanted)
{
    const auto comesBefore = [](const Candidate &a, const Candidate &b) {
        if (a.score != b.score)
            return a.score > b.score;
        return std::tuple(a.command->definition == nullptr, a.command->name.size(), a.command->name)
               < std::tuple(b.command->definition == nullptr, b.command->name.size(), b.command->name);
    };
    const auto previous = std::ranges::find_if(
        candidates, [&](const Candidate &one) { return one.command->name == wanted.after; });
    if (previous != candidates.end()) {
        const Candidate last = *previous;
        std::erase_if(candidates, [&](const Candidate &one) { return !comesBefore(last, one); });
    }
    const std::size_t count = std::min(wanted.most, candidates.size());
    const auto end = candidates.begin() + static_cast<std::ptrdiff_t>(count);
    std::partial_sort(candidates.begin(), end, candidates.end(), comesBefore);
    candidates.erase(end, candidates.end());
}

} // namespace tooltray::toolkit
