// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/question/wording.h"

#include "terms/synonyms/synonyms.h"
#include "terms/words/words.h"

#include <algorithm>
#include <span>
#include <utility>

namespace tooltray::terms {

namespace {

constexpr float kSynonym = 0.6F;
constexpr float kPhrase = 0.75F;
constexpr float kSetVerb = 0.35F;
constexpr float kAskingWord = 0.15F;
constexpr float kAboutMe = 0.3F;
constexpr float kInIdiom = 0.3F; // a word of a phrase by itself: the log of "log in"

bool joinsWords(std::string_view word)
{
    return word == "a" || word == "an" || word == "my" || word == "of" || word == "the";
}

// A word of a compound belongs to what is asked for: the "read" and the "only" of "read-only".
bool isWeak(std::string_view word, bool isInCompound)
{
    return isStopWord(word) || (!isInCompound && (isAskingWord(word) || isFillerWord(word)));
}

void addMeaning(std::vector<Meaning> &meanings, const std::string &stem, float factor)
{
    if (std::none_of(meanings.begin(), meanings.end(),
                     [&](const Meaning &known) { return known.stem == stem; }))
        meanings.push_back({stem, factor});
}

class WordingReader {
public:
    explicit WordingReader(std::string_view text)
    {
        constexpr std::string_view kSpace = " \t\r\n";
        for (std::string_view rest = text; !rest.empty();) {
            const std::size_t end = std::min(rest.find_first_of(kSpace), rest.size());
            addWords(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        m_isInPhrase.assign(m_words.size(), false);
        m_isInIdiom.assign(m_words.size(), false);
        m_areAllWeak = std::find(m_isWeak.begin(), m_isWeak.end(), false) == m_isWeak.end();
    }

    Wording read()
    {
        m_wording.intent = readIntent(m_words);
        for (std::size_t at = 0; at < m_words.size(); ++at)
            addPhrase(at);
        for (std::size_t at = 0; at < m_words.size(); ++at)
            addWord(at);
        return std::move(m_wording);
    }

private:
    void addWords(std::string_view chunk)
    {
        const std::size_t hyphen = chunk.find('-', 1);
        const bool isCompound = hyphen < chunk.size() - 1;
        forEachWord(chunk, [&](std::string &word) {
            if (m_words.size() == kMaxQuestionWords)
                return;
            m_stems.push_back(stemOf(word));
            m_isInCompound.push_back(isCompound);
            m_isWeak.push_back(isWeak(word, isCompound));
            m_words.push_back(std::move(word));
        });
    }

    // The longest of the phrases that begin here counts.
    void addPhrase(std::size_t at)
    {
        const auto rest = std::span(m_stems).subspan(at);
        for (const Phrase &phrase : Synonyms::all().phrasesFrom(m_stems[at])) {
            if (phrase.words.size() < 2 || phrase.words.size() > rest.size() || m_isInPhrase[at]
                || !std::equal(phrase.words.begin(), phrase.words.end(), rest.begin()))
                continue;
            MeantWord word;
            for (const std::string &meant : phrase.meant)
                addMeaning(word.meanings, meant, kPhrase);
            const auto begin = static_cast<std::ptrdiff_t>(at);
            std::fill_n(m_isInPhrase.begin() + begin, phrase.words.size(), true);
            std::fill_n(m_isInIdiom.begin() + begin, phrase.words.size(), isIdiom(at, phrase.words.size()));
            m_wording.words.push_back(std::move(word));
            return;
        }
    }

    // The words of "order status" mean what they say, those of "get rid of" do not.
    bool isIdiom(std::size_t at, std::size_t count) const
    {
        for (std::size_t i = at; i < at + count; ++i)
            if (m_isWeak[i] && !joinsWords(m_words[i]))
                return true;
        return false;
    }

    void addWord(std::size_t at)
    {
        const std::string &word = m_words[at];
        const std::string &stem = m_stems[at];
        const bool isWeakHere = !m_areAllWeak && m_isWeak[at];
        const bool isAsking = isWeakHere && isAskingWord(word);
        if ((isWeakHere && !isAsking) || std::find(m_asked.begin(), m_asked.end(), stem) != m_asked.end())
            return;
        m_asked.push_back(stem);
        if (!isAsking && !isAboutMe(word))
            m_wording.stems.push_back(stem);
        float importance = isAsking ? kAskingWord : isAboutMe(word) ? kAboutMe : 1;
        if (m_isInIdiom[at] && !m_areAllWeak)
            importance = std::min(importance, kInIdiom);
        m_wording.words.push_back({word, importance, meaningsOf(stem), m_isInCompound[at]});
    }

    std::vector<Meaning> meaningsOf(const std::string &stem) const
    {
        std::vector<Meaning> meanings{{stem, 1}};
        const Synonyms &synonyms = Synonyms::all();
        for (const std::string &synonym : synonyms.of(stem))
            addMeaning(meanings, synonym, kSynonym);
        for (const Phrase &phrase : synonyms.phrasesFrom(stem))
            if (phrase.words.size() == 1)
                for (const std::string &meant : phrase.meant)
                    addMeaning(meanings, meant, kSynonym);
        if (m_wording.intent.wantsChange && isStateVerb(stem))
            for (const char *verb : {"set", "updat", "chang"})
                addMeaning(meanings, verb, kSetVerb);
        return meanings;
    }

    std::vector<std::string> m_words;
    std::vector<std::string> m_stems;
    std::vector<bool> m_isInCompound;
    std::vector<bool> m_isWeak;
    std::vector<bool> m_isInPhrase;
    std::vector<bool> m_isInIdiom;
    std::vector<std::string> m_asked; // stems
    bool m_areAllWeak = false;
    Wording m_wording;
};

} // namespace

Wording readWording(std::string_view text)
{
    return WordingReader(text).read();
}

} // namespace tooltray::terms
