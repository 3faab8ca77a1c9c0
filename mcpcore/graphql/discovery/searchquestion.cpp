// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/schemasearch.h"

#include "graphql/discovery/words.h"

#include <algorithm>
#include <array>

namespace tooltray::graphql {

namespace {

constexpr float kSynonym = 0.6F;
constexpr float kPrefix = 0.5F;
constexpr float kSetVerb = 0.35F;
constexpr std::size_t kMinPrefix = 3;
constexpr float kAskingWord = 0.15F;

template <std::size_t N>
bool isAmong(std::string_view word, const std::array<std::string_view, N> &words) noexcept
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isWritingWord(std::string_view stem) noexcept
{
    static constexpr std::array<std::string_view, 12> kStems{"add",   "chang",  "creat", "delet",
                                                             "edit",  "insert", "invit", "remov",
                                                             "renam", "send",   "set",   "updat"};
    return isAmong(stem, kStems);
}

// What many APIs have no mutation of its own for: closing is setting the state, or an update.
bool isStateWord(std::string_view stem) noexcept
{
    static constexpr std::array<std::string_view, 16> kStems{
        "approv", "archiv", "assign",  "cancel", "clos",   "disabl", "enabl",    "lock",
        "merg",   "mov",    "publish", "reopen", "resolv", "submit", "transfer", "unlock"};
    return isAmong(stem, kStems);
}

// "When was it closed" asks, whatever its verbs are.
bool beginsQuestion(std::string_view word) noexcept
{
    static constexpr std::array<std::string_view, 9> kWords{"are",  "has",  "have",  "is", "was",
                                                            "were", "when", "which", "who"};
    return isAmong(word, kWords);
}

// Whether a verb tells what to do, rather than what was done ("closed issues") or what something is called
// ("merge requests").
bool isOrder(const std::vector<std::string> &words, std::size_t at)
{
    return !words[at].ends_with("ed") && (at + 1 == words.size() || !words[at + 1].starts_with("request"))
           && !beginsQuestion(words.front());
}

bool isAboutMe(std::string_view word) noexcept
{
    return word == "my" || word == "me" || word == "i" || word == "mine" || word == "myself";
}

// PullRequestState, written like that, is a name rather than three words.
std::size_t wholeName(std::string_view text, const TermIndex &terms)
{
    std::string name;
    forEachWord(text, [&](std::string &word) { name += word; });
    stem(name);
    return terms.find(name);
}

} // namespace

QuestionReader::QuestionReader(const TermIndex &terms)
{
    for (const auto &group : synonymGroups()) {
        for (const std::string_view word : group) {
            std::string key(word);
            stem(key);
            std::vector<std::size_t> &others = m_synonyms[key];
            for (const std::string_view other : group) {
                std::string term(other);
                stem(term);
                const std::size_t known = terms.find(term);
                if (term != key && known != TermIndex::kNone)
                    others.push_back(known);
            }
        }
    }
}

SearchQuestion QuestionReader::read(std::string_view text, const TermIndex &terms) const
{
    std::vector<std::string> words;
    const auto collect = [&](std::string &word) {
        if (words.size() < kMaxWords)
            words.push_back(word);
    };
    forEachWord(text, [&](std::string &word) {
        const std::string_view meaning = expansion(word);
        if (meaning.empty())
            collect(word);
        else
            forEachWord(meaning, collect);
    });
    const auto isWeak = [](const std::string &word) { return isStopWord(word) || isAskingWord(word); };
    const bool areAllWeak = std::all_of(words.begin(), words.end(), isWeak);
    SearchQuestion question;
    // "Star a repository" wants something done.
    question.wantsChange =
        words.size() > 1 && !isWeak(words[0]) && words[0] != "search"
        && (words[1] == "a" || words[1] == "an" || words[1] == "the" || words[1] == "this");
    std::vector<std::string> asked;
    for (std::size_t at = 0; at < words.size(); ++at) {
        std::string word = words[at];
        if (!areAllWeak && isStopWord(word))
            continue;
        const float importance = !areAllWeak && isAskingWord(word) ? kAskingWord : 1;
        question.wantsMany = isPlural(word);
        question.isMine = question.isMine || isAboutMe(word);
        stem(word);
        if (std::find(asked.begin(), asked.end(), word) != asked.end())
            continue;
        const bool isVerb = isWritingWord(word) || isStateWord(word);
        question.wantsChange = question.wantsChange || (isVerb && isOrder(words, at));
        question.asksState = question.asksState || (isVerb && !isOrder(words, at));
        asked.push_back(word);
        question.words.push_back({importance, variantsOf(word, terms)});
        if (isStateWord(word) && isOrder(words, at))
            addSetVerbs(question.words.back().variants, terms);
    }
    const bool isOneName = words.size() > 1 && text.find(' ') == std::string_view::npos;
    const std::size_t name = isOneName ? wholeName(text, terms) : TermIndex::kNone;
    if (name != TermIndex::kNone)
        question.words.push_back({1, {{name, 1}}});
    return question;
}

void QuestionReader::addSetVerbs(std::vector<TermVariant> &variants, const TermIndex &terms)
{
    for (const std::string_view verb : {"set", "updat", "chang"})
        if (const std::size_t known = terms.find(verb); known != TermIndex::kNone)
            variants.push_back({known, kSetVerb});
}

std::vector<TermVariant> QuestionReader::variantsOf(const std::string &term, const TermIndex &terms) const
{
    std::vector<TermVariant> variants;
    const std::size_t exact = terms.find(term);
    if (exact != TermIndex::kNone)
        variants.push_back({exact, 1});
    if (const auto known = m_synonyms.find(term); known != m_synonyms.end())
        for (const std::size_t synonym : known->second)
            variants.push_back({synonym, kSynonym});
    if (term.size() >= kMinPrefix) {
        const auto [begin, end] = terms.findPrefix(term);
        for (std::size_t i = begin; i < end; ++i)
            if (i != exact)
                variants.push_back({i, kPrefix * static_cast<float>(term.size())
                                           / static_cast<float>(terms.term(i).size())});
    }
    return variants;
}

} // namespace tooltray::graphql
