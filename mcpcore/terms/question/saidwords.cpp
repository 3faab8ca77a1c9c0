// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/question/saidwords.h"

#include "terms/words/words.h"

#include <algorithm>
#include <array>

namespace tooltray::terms {

namespace {

constexpr float kSure = 0.5F; // enough of a meaning

// Who closes an issue does not ask when one was updated.
bool tellsTime(std::string_view name)
{
    return name.ends_with("At") || name.ends_with("_at") || name.ends_with("On");
}

bool asksToSearch(std::string_view word)
{
    static constexpr std::array<std::string_view, 9> kWords{
        "by", "containing", "contains", "find", "keyword", "keywords", "look", "matching", "search"};
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

bool asksForOrder(std::string_view word)
{
    static constexpr std::array<std::string_view, 22> kWords{
        "ascending", "biggest", "cheapest", "descending", "earliest", "fewest", "highest", "largest",
        "last",      "latest",  "least",    "lowest",     "most",     "newest", "oldest",  "ordered",
        "ranked",    "recent",  "recently", "smallest",   "sorted",   "top"};
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

bool areAllIn(const std::set<std::string, std::less<>> &stems, std::string_view name)
{
    bool areSaid = true;
    std::size_t count = 0;
    forEachWord(name, [&](std::string &word) {
        if (isStopWord(word))
            return;
        ++count;
        areSaid = areSaid && stems.contains(stemOf(word));
    });
    return areSaid && count > 0;
}

} // namespace

SaidWords::SaidWords(std::span<const std::string> wordings)
{
    for (const std::string &text : wordings) {
        forEachWord(text, [this](std::string &word) {
            m_searches = m_searches || asksToSearch(word);
            m_orders = m_orders || asksForOrder(word);
            if (!isStopWord(word))
                m_stems.insert(stemOf(word));
        });
        const Wording wording = readWording(text);
        m_wantsCount = m_wantsCount || wording.intent.wantsCount;
        m_wantsPerson = m_wantsPerson || wording.intent.wantsPerson;
        for (const MeantWord &word : wording.words)
            for (const Meaning &meaning : word.meanings)
                if (meaning.factor >= kSure)
                    m_meanings.insert(meaning.stem);
    }
    m_meanings.insert(m_stems.begin(), m_stems.end());
}

bool SaidWords::name(std::string_view name) const
{
    return areAllIn(tellsTime(name) ? m_stems : m_meanings, name);
}

bool SaidWords::touch(std::string_view name) const
{
    bool isTouched = false;
    forEachWord(name, [&](std::string &word) {
        isTouched = isTouched || (!isStopWord(word) && m_stems.contains(stemOf(word)));
    });
    return isTouched;
}

bool SaidWords::sayExactly(std::string_view name) const
{
    return areAllIn(m_stems, name);
}

} // namespace tooltray::terms
