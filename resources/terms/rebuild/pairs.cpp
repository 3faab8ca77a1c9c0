// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairs.h"

#include "terms/words/words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace tooltray::terms::rebuild {

namespace {

constexpr std::size_t kMaxInName = 12;
constexpr std::size_t kMaxInText = 60;
constexpr std::size_t kFewestProviders = 3;
constexpr std::size_t kFewestPairs = 5;
constexpr std::size_t kSmallestGroup = 12;
constexpr float kFrequent = 0.004F;        // the share of pairs with it that halves the importance of a word
constexpr float kUnknownImportance = 0.6F; // of words that APIs hardly use

using Stems = std::vector<std::string>;

struct Line {
    std::string group;
    Stems name;
    Stems text;
};

bool isPlainWord(std::string_view word)
{
    return word.size() >= 2 && word.size() <= 20
           && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

Stems stemsOf(std::string_view text, std::size_t most)
{
    Stems stems;
    forEachWord(text, [&](std::string &word) {
        if (stems.size() >= most || !isPlainWord(word) || isStopWord(word))
            return;
        stem(word);
        if (std::find(stems.begin(), stems.end(), word) == stems.end())
            stems.push_back(std::move(word));
    });
    return stems;
}

std::vector<Line> readLines(const std::string &file)
{
    std::vector<Line> lines;
    std::ifstream source(file);
    for (std::string text; std::getline(source, text);) {
        const std::size_t first = text.find('\t');
        const std::size_t second = text.find('\t', first + 1);
        if (second == std::string::npos)
            continue;
        const std::string_view view = text;
        Line line{text.substr(0, first), stemsOf(view.substr(first + 1, second - first - 1), kMaxInName),
                  stemsOf(view.substr(second + 1), kMaxInText)};
        if (!line.name.empty() && line.text.size() >= 2)
            lines.push_back(std::move(line));
    }
    return lines;
}

std::string providerOf(const std::string &group)
{
    return group.substr(0, group.find(' '));
}

// How many pairs and providers use a word.
struct Use {
    std::size_t pairs = 0;
    std::size_t providers = 0;
    std::string last;
};

std::unordered_map<std::string, Use> usesIn(const std::vector<Line> &lines)
{
    std::unordered_map<std::string, Use> uses;
    for (const Line &line : lines) {
        const std::string provider = providerOf(line.group);
        std::unordered_set<std::string_view> words(line.name.begin(), line.name.end());
        words.insert(line.text.begin(), line.text.end());
        for (const std::string_view word : words) {
            Use &use = uses[std::string(word)];
            ++use.pairs;
            if (std::exchange(use.last, provider) != provider)
                ++use.providers;
        }
    }
    return uses;
}

class Reader {
public:
    explicit Reader(const MaterialFiles &files) : m_files(files) {}

    Material read()
    {
        const std::vector<Line> api = readLines(m_files.apiPairs);
        const auto uses = usesIn(api);
        for (const auto &[word, use] : uses)
            if (use.providers >= kFewestProviders && use.pairs >= kFewestPairs)
                m_known.emplace(word, 0);
        readVectors();
        number();
        for (const std::string &word : m_material.stems) {
            const auto use = uses.find(word);
            const bool isUsed = use != uses.end() && use->second.providers >= kFewestProviders;
            const float share =
                isUsed ? static_cast<float>(use->second.pairs) / static_cast<float>(api.size()) : 0;
            m_material.importance.push_back(isUsed ? kFrequent / (kFrequent + share) : kUnknownImportance);
        }
        addGroups(api);
        addGroups(readLines(m_files.definitions));
        return std::move(m_material);
    }

private:
    // Of words with one stem the first, which is the most frequent, gives the vector.
    void readVectors()
    {
        std::ifstream source(m_files.vectors);
        std::size_t count = 0;
        for (std::string line; std::getline(source, line); ++count) {
            const std::size_t space = line.find(' ');
            std::string word = line.substr(0, space);
            if (isStopWord(word))
                continue;
            stem(word);
            if (m_vectors.contains(word) || (count >= m_files.vectorCount && !m_known.contains(word)))
                continue;
            std::vector<float> vector;
            float length = 0;
            for (char *at = line.data() + space; *at != '\0';) {
                char *end = nullptr;
                const float value = std::strtof(at, &end);
                if (end == at)
                    break;
                vector.push_back(value);
                length += value * value;
                at = end;
            }
            for (float &value : vector)
                value /= std::sqrt(length);
            m_material.givenSize = vector.size();
            m_known.emplace(word, 0);
            m_vectors.emplace(word, std::move(vector));
        }
    }

    void number()
    {
        for (const auto &[word, row] : m_known)
            m_material.stems.push_back(word);
        std::sort(m_material.stems.begin(), m_material.stems.end());
        for (std::size_t i = 0; i < m_material.stems.size(); ++i) {
            m_known[m_material.stems[i]] = static_cast<Row>(i);
            const auto vector = m_vectors.find(m_material.stems[i]);
            m_material.given.push_back(vector == m_vectors.end() ? std::vector<float>() : vector->second);
        }
    }

    Rows rowsOf(const Stems &words) const
    {
        Rows rows;
        for (const std::string &word : words)
            if (const auto known = m_known.find(word); known != m_known.end())
                rows.push_back(known->second);
        return rows;
    }

    void addGroups(const std::vector<Line> &lines)
    {
        std::unordered_map<std::string, std::size_t> places;
        std::vector<Group> groups;
        for (const Line &line : lines) {
            Pair pair{rowsOf(line.name), rowsOf(line.text)};
            if (pair.name.empty() || pair.text.size() < 2 || pair.name.size() * 2 < line.name.size())
                continue;
            const auto [place, isNew] = places.emplace(line.group, groups.size());
            if (isNew)
                groups.push_back({line.group, {}});
            groups[place->second].pairs.push_back(std::move(pair));
        }
        for (Group &group : groups)
            if (group.pairs.size() >= kSmallestGroup)
                (isHeldOut(group.name) ? m_material.heldOut : m_material.groups).push_back(std::move(group));
    }

    static bool isHeldOut(const std::string &group)
    {
        std::uint32_t hash = 0;
        for (const char c : providerOf(group))
            hash = hash * 31 + static_cast<unsigned char>(c);
        return hash % 17 == 3 && !group.starts_with("wordnet ");
    }

    const MaterialFiles &m_files;
    Material m_material;
    std::unordered_map<std::string, Row> m_known;
    std::unordered_map<std::string, std::vector<float>> m_vectors;
};

} // namespace

Material readMaterial(const MaterialFiles &files)
{
    return Reader(files).read();
}

} // namespace tooltray::terms::rebuild
