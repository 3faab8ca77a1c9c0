// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/question/questionreader.h"

#include "terms/synonyms/synonyms.h"
#include "terms/words/words.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

namespace tooltray::terms {
namespace {

constexpr float kPrefix = 0.5F;
constexpr float kCorrected = 0.8F;
constexpr float kCorrectedSynonym = 0.5F;
constexpr std::size_t kMinPrefix = 3;
constexpr std::size_t kMaxCorrections = 6;

// PullRequestState, written like that, is a name rather than three words.
std::size_t wholeName(std::string_view text, const TermIndex &terms)
{
    std::string name;
    std::size_t words = 0;
    forEachWord(text, [&](std::string &word) {
        name += word;
        ++words;
    });
    if (words < 2 || text.find(' ') != std::string_view::npos)
        return TermIndex::kNone;
    stem(name);
    return terms.find(name);
}

void addTerm(std::vector<TermVariant> &variants, const std::string &stem, float factor,
             const TermIndex &terms)
{
    if (const std::size_t known = terms.find(stem); known != TermIndex::kNone)
        variants.push_back({known, factor});
}

void addBeginnings(std::vector<TermVariant> &variants, const std::string &stem, const TermIndex &terms)
{
    if (stem.size() < kMinPrefix)
        return;
    const auto [begin, end] = terms.findPrefix(stem);
    for (std::size_t i = begin; i < end; ++i)
        if (terms.term(i).size() > stem.size())
            variants.push_back(
                {i, kPrefix * static_cast<float>(stem.size()) / static_cast<float>(terms.term(i).size())});
}

} // namespace

QuestionReader::QuestionReader(const TermIndex &terms)
{
    Synonyms::all().forEachStem([&](const std::string &stem) {
        if (terms.find(stem) == TermIndex::kNone)
            m_spelled.push_back(stem);
    });
    std::sort(m_spelled.begin(), m_spelled.end());
}

Question QuestionReader::read(std::string_view text, const TermIndex &terms) const
{
    Wording wording = readWording(text);
    Question question{{}, std::move(wording.stems), wording.intent, false};
    for (const MeantWord &meant : wording.words) {
        AskedWord asked{meant.importance};
        for (const Meaning &meaning : meant.meanings)
            addTerm(asked.variants, meaning.stem, meaning.factor, terms);
        const bool isPhrase = meant.word.empty();
        if (!isPhrase)
            addBeginnings(asked.variants, meant.meanings.front().stem, terms);
        if (asked.variants.empty() && !isPhrase && !isAskingWord(meant.word)) {
            asked.variants = correctionsOf(meant.meanings.front().stem, terms);
            question.isMisspelt = question.isMisspelt || !asked.variants.empty();
        }
        if (!isPhrase || !asked.variants.empty()) // what nothing is called does not matter
            question.words.push_back(std::move(asked));
    }
    if (const std::size_t name = wholeName(text, terms); name != TermIndex::kNone)
        question.words.push_back({1, {{name, 1}}});
    return question;
}

std::vector<TermVariant> QuestionReader::correctionsOf(const std::string &stem, const TermIndex &terms) const
{
    const std::size_t termCount = terms.termCount();
    std::vector<Corrected> found =
        corrections(stem, termCount + m_spelled.size(), [&](std::size_t i) -> std::string_view {
            return i < termCount ? terms.term(i) : m_spelled[i - termCount];
        });
    // Frequent words are meant more often.
    const auto frequency = [&](const Corrected &one) {
        return one.candidate < termCount ? terms.postings(one.candidate).size() : 0;
    };
    std::stable_sort(found.begin(), found.end(),
                     [&](const Corrected &a, const Corrected &b) { return frequency(a) > frequency(b); });
    if (found.size() > kMaxCorrections)
        found.resize(kMaxCorrections);
    std::vector<TermVariant> variants;
    for (const Corrected &one : found) {
        if (one.candidate < termCount)
            variants.push_back({one.candidate, kCorrected});
        else
            for (const std::string &meant : Synonyms::all().of(m_spelled[one.candidate - termCount]))
                addTerm(variants, meant, kCorrectedSynonym, terms);
    }
    return variants;
}

namespace {

constexpr std::size_t kShortest = 4; // shorter words are too near to one another
constexpr std::size_t kLong = 8;

// The letters of a word, as bits: with each step two of them may differ.
std::uint32_t lettersOf(std::string_view word) noexcept
{
    std::uint32_t letters = 0;
    for (const char letter : word)
        letters |= 1U << (static_cast<unsigned char>(letter) & 31U);
    return letters;
}

} // namespace

std::vector<Corrected> corrections(std::string_view word, std::size_t count,
                                   const std::function<std::string_view(std::size_t)> &candidate)
{
    std::vector<Corrected> found;
    if (word.size() < kShortest)
        return found;
    std::size_t most = word.size() < kLong ? 1 : 2;
    const std::uint32_t letters = lettersOf(word);
    text::EditDistance distance;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string_view other = candidate(i);
        if (other.size() + most < word.size() || other.size() > word.size() + most
            || other.size() + 1 < kShortest
            || std::popcount(letters ^ lettersOf(other)) > static_cast<int>(2 * most))
            continue;
        const auto steps = distance.between(word, other, most);
        if (!steps || *steps == 0)
            continue;
        if (*steps < most) {
            most = *steps;
            found.clear();
        }
        found.push_back({i, *steps});
    }
    return found;
}

} // namespace tooltray::terms
