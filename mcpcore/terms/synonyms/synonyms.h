// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::terms {

// A phrase that people use for something that APIs call otherwise: "log in", login and token.
struct Phrase {
    std::vector<std::string> words; // stems, at least one
    std::vector<std::string> meant; // stems
};

// The lists of synonyms (resources/terms/synonyms.txt), by stems.
class Synonyms {
public:
    static const Synonyms &all();
    // Visits each line of the lists as it is written: a group, or phrases, '>' and what they mean.
    static void forEachLine(const std::function<void(std::string_view line)> &visit);

    // The stems of the other words that mean much the same.
    const std::vector<std::string> &of(const std::string &stem) const;
    // The phrases that begin with this stem, longer ones first.
    const std::vector<Phrase> &phrasesFrom(const std::string &stem) const;
    // Each stem that is in a group.
    void forEachStem(const std::function<void(const std::string &stem)> &visit) const;

private:
    Synonyms();
    void addGroup(std::string_view words);
    void addPhrases(std::string_view phrases, std::string_view meant);

    std::unordered_map<std::string, std::vector<std::string>> m_words;
    std::unordered_map<std::string, std::vector<Phrase>> m_phrases;
};

} // namespace tooltray::terms
