// SPDX-License-Identifier: GPL-3.0-or-later
#include "layering/housecheck.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

namespace tooltray::layering {
namespace {

constexpr std::size_t kMaxClassLines = 600;

std::string folderOf(std::string_view path)
{
    return std::string(path.substr(0, path.rfind('/')));
}

bool isNameCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// The class of which this line begins to define a member function: "Outer" of "int Outer::Inner::f(".
std::string_view definedClass(std::string_view line)
{
    if (line.empty() || !isNameCharacter(line.front()))
        return {};
    const std::string_view head = line.substr(0, std::min(line.find('('), line.size()));
    const auto last = head.rfind("::");
    if (head.size() == line.size() || last == std::string_view::npos)
        return {};
    const std::string_view member = head.substr(last + 2);
    if (!member.starts_with("operator") && member.find_first_of(" >&*") != std::string_view::npos)
        return {}; // a free function that returns something of a class
    std::size_t begin = last;
    while (begin > 0 && (isNameCharacter(head[begin - 1]) || head[begin - 1] == ':'))
        --begin;
    for (std::string_view chain = head.substr(begin, last - begin); !chain.empty();) {
        const std::string_view name = chain.substr(0, chain.find(':'));
        if (!name.empty() && std::isupper(static_cast<unsigned char>(name.front())) != 0)
            return name;
        chain.remove_prefix(std::min(name.size() + 2, chain.size()));
    }
    return {};
}

class HouseCheck {
public:
    HouseCheck(const std::vector<SourceFile> &files, const HouseRules &rules) : m_files(files), m_rules(rules)
    {}

    std::vector<Violation> run()
    {
        for (const SourceFile &file : m_files) {
            checkOrder(file);
            collect(file);
        }
        for (const auto &[key, sources] : m_sources)
            checkClass(key.first, key.second, sources);
        reportStale(m_rules.upward, m_seenUpward, "order");
        reportStale(m_rules.spread, m_seenSpread, "class");
        reportStale(m_rules.large, m_seenLarge, "class");
        return std::move(m_found);
    }

private:
    using Key = std::pair<std::string, std::string>; // a file or folder, and an include or class

    void checkOrder(const SourceFile &file)
    {
        for (const FolderOrder &order : m_rules.orders) {
            if (!file.isCpp() || !file.path.starts_with(order.place + '/'))
                continue;
            const std::string room = order.place.substr(order.place.rfind('/') + 1);
            const std::size_t own = rank(order, std::string_view(file.path).substr(order.place.size() + 1));
            if (own == order.folders.size())
                report(file.path, 1, "order",
                       "The folder has no place in the order of " + order.place
                           + " (tests/layering/houserules.cpp).");
            for (const Include &include : file.includes()) {
                if (!include.quoted || !include.path.starts_with(room + '/'))
                    continue;
                if (rank(order, std::string_view(include.path).substr(room.size() + 1)) <= own)
                    continue;
                const Key key{file.path, include.path};
                if (!isKnown(m_rules.upward, key, m_seenUpward))
                    report(file.path, include.line, "order",
                           "\"" + include.path + "\" is above " + folderOf(file.path)
                               + " in the order of the folders of " + order.place
                               + ". Move what both need into the lower one.");
            }
        }
    }

    // Where the file's folder stands; behind all of them if it does not.
    static std::size_t rank(const FolderOrder &order, std::string_view path)
    {
        const auto slash = path.find('/');
        const std::string_view folder = slash == std::string_view::npos ? "." : path.substr(0, slash);
        return static_cast<std::size_t>(std::ranges::find(order.folders, folder) - order.folders.begin());
    }

    void collect(const SourceFile &file)
    {
        if (file.isHeader() || (file.top() != "mcpcore" && file.top() != "ui" && file.top() != "app"))
            return;
        std::map<std::string, std::size_t, std::less<>> counts;
        for (const std::string &line : file.lines) {
            if (const std::string_view name = definedClass(line); !name.empty())
                ++counts[std::string(name)];
        }
        const auto most =
            std::ranges::max_element(counts, {}, [](const auto &entry) { return entry.second; });
        for (const auto &entry : counts) {
            Sources &sources = m_sources[{folderOf(file.path), entry.first}];
            sources.files.insert(file.path);
            if (entry.first == most->first)
                sources.lines += file.lines.size();
        }
    }

    struct Sources {
        std::set<std::string> files;
        std::size_t lines = 0;
    };

    void checkClass(const std::string &folder, const std::string &name, const Sources &sources)
    {
        const Key key{folder, name};
        if (sources.files.size() > 1 && !isKnown(m_rules.spread, key, m_seenSpread))
            report(*sources.files.rbegin(), 1, "class",
                   name + " has member functions in " + std::to_string(sources.files.size())
                       + " source files. What does not fit into one is a class of its own.");
        const std::size_t lines = sources.lines + headerLines(folder, name);
        if (lines > kMaxClassLines && !isKnown(m_rules.large, key, m_seenLarge))
            report(*sources.files.begin(), 1, "class",
                   name + " has " + std::to_string(lines) + " lines over its files; the limit is "
                       + std::to_string(kMaxClassLines) + ". Split it by its jobs.");
    }

    std::size_t headerLines(const std::string &folder, std::string name) const
    {
        std::ranges::transform(name, name.begin(),
                               [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        const auto header = std::ranges::find(m_files, folder + '/' + name + ".h", &SourceFile::path);
        return header == m_files.end() ? 0 : header->lines.size();
    }

    static bool isKnown(const std::vector<KnownBreach> &known, const Key &key, std::set<Key> &seen)
    {
        seen.insert(key);
        return std::ranges::any_of(known, [&](const KnownBreach &breach) {
            return breach.file == key.first && breach.what == key.second;
        });
    }

    void reportStale(const std::vector<KnownBreach> &known, const std::set<Key> &seen, const char *rule)
    {
        for (const KnownBreach &breach : known) {
            if (!seen.contains({breach.file, breach.what}))
                report(
                    breach.file, 1, rule,
                    "\"" + breach.what
                        + "\" is no breach any more: take it off the list in tests/layering/houserules.cpp.");
        }
    }

    void report(std::string file, int line, std::string rule, std::string message)
    {
        m_found.push_back({std::move(file), line, std::move(rule), std::move(message)});
    }

    const std::vector<SourceFile> &m_files;
    const HouseRules &m_rules;
    std::map<Key, Sources> m_sources;
    std::set<Key> m_seenUpward, m_seenSpread, m_seenLarge;
    std::vector<Violation> m_found;
};

} // namespace

std::vector<Violation> checkHouse(const std::vector<SourceFile> &files, const HouseRules &rules)
{
    return HouseCheck(files, rules).run();
}

} // namespace tooltray::layering
