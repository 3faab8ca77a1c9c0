// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/config/problems.h"
#include "storage/config/yamlnode.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::storage {

// Makes a tree out of the events of a parser, and reports what we do not take though it is YAML.
class YamlTreeBuilder {
public:
    YamlTreeBuilder(std::string_view text, Problems &problems) : m_text(text), m_problems(problems) {}

    void scalar(std::size_t offset, std::string_view tag, std::string text);
    void null(std::size_t offset);
    void begin(YamlNode::Kind kind, std::size_t offset, std::string_view tag);
    void end();
    void anchor(std::size_t offset);
    void alias(std::size_t offset);

    // Of the innermost list or map that is not closed yet.
    std::optional<std::size_t> openOffset() const;
    const YamlNode &lastScalar() const { return m_lastScalar; }
    bool isTooDeep() const { return m_tooDeep; }

    YamlNode take() { return std::move(m_root); }

private:
    struct Open {
        YamlNode node;
        std::optional<YamlNode> pending = {}; // a name that waits for its value
        std::unordered_map<std::string, std::size_t> names = {};
    };

    void add(YamlNode node);
    void addName(YamlNode node, Open &map);
    void addMember(YamlNode node, Open &map);
    void checkTag(std::size_t offset, std::string_view tag);
    void checkQuotes(std::size_t offset);

    std::string_view m_text;
    Problems &m_problems;
    YamlNode m_root;
    YamlNode m_lastScalar;
    std::vector<Open> m_open;
    std::size_t m_skipped = 0; // levels that are too deep to be kept
    bool m_tooDeep = false;
};

} // namespace tooltray::storage
