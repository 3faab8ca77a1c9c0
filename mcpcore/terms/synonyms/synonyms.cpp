// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/synonyms/synonyms.h"

#include "terms/words/words.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <utility>

// The assembler copies the file into the program, as it does with the table of words.
asm(".pushsection .rodata\n"
    "terms_synonyms:\n"
    ".incbin \"" SYNONYMS_FILE "\"\n"
    "terms_synonyms_end:\n"
    ".popsection\n");

extern "C" {
extern const char terms_synonyms[] __attribute__((visibility("hidden")));
extern const char terms_synonyms_end[] __attribute__((visibility("hidden")));
}

namespace tooltray::terms {

namespace {

std::vector<std::string> stemsOf(std::string_view text)
{
    std::vector<std::string> stems;
    forEachWord(text, [&](std::string &word) {
        stem(word);
        stems.push_back(std::move(word));
    });
    return stems;
}

void addOnce(std::vector<std::string> &list, const std::string &stem)
{
    if (std::find(list.begin(), list.end(), stem) == list.end())
        list.push_back(stem);
}

} // namespace

const Synonyms &Synonyms::all()
{
    static const Synonyms synonyms;
    return synonyms;
}

Synonyms::Synonyms()
{
    forEachLine([this](std::string_view line) {
        if (const std::size_t arrow = line.find('>'); arrow != std::string_view::npos)
            addPhrases(line.substr(0, arrow), line.substr(arrow + 1));
        else
            addGroup(line);
    });
    for (auto &[first, phrases] : m_phrases)
        std::stable_sort(phrases.begin(), phrases.end(),
                         [](const Phrase &a, const Phrase &b) { return a.words.size() > b.words.size(); });
}

void Synonyms::forEachLine(const std::function<void(std::string_view line)> &visit)
{
    std::string_view text(terms_synonyms, terms_synonyms_end);
    while (!text.empty()) {
        if (const std::string_view line = nextLine(text); !line.empty() && !line.starts_with('#'))
            visit(line);
    }
}

void Synonyms::addGroup(std::string_view words)
{
    const std::vector<std::string> stems = stemsOf(words);
    for (const std::string &stem : stems)
        for (const std::string &other : stems)
            if (other != stem)
                addOnce(m_words[stem], other);
}

void Synonyms::addPhrases(std::string_view phrases, std::string_view meant)
{
    const std::vector<std::string> meanings = stemsOf(meant);
    while (!phrases.empty()) {
        const std::size_t comma = std::min(phrases.find(','), phrases.size());
        std::vector<std::string> words = stemsOf(phrases.substr(0, comma));
        phrases.remove_prefix(std::min(comma + 1, phrases.size()));
        if (!words.empty()) {
            const std::string first = words.front();
            m_phrases[first].push_back({std::move(words), meanings});
        }
    }
}

void Synonyms::forEachStem(const std::function<void(const std::string &stem)> &visit) const
{
    for (const auto &[stem, others] : m_words)
        visit(stem);
}

const std::vector<std::string> &Synonyms::of(const std::string &stem) const
{
    static const std::vector<std::string> none;
    const auto found = m_words.find(stem);
    return found == m_words.end() ? none : found->second;
}

const std::vector<Phrase> &Synonyms::phrasesFrom(const std::string &stem) const
{
    static const std::vector<Phrase> none;
    const auto found = m_phrases.find(stem);
    return found == m_phrases.end() ? none : found->second;
}

} // namespace tooltray::terms
