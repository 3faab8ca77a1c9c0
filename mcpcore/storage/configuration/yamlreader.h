// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "storage/configuration/configuration.h"
#include "json/pointer.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::storage {

// A node of a YAML text, before its scalars are interpreted.
struct YamlNode {
    enum class Kind : std::uint8_t {
        Null,
        Plain, // a scalar without quotes
        Text,  // one with quotes, or a block
        List,
        Map,
    };

    Kind kind = Kind::Null;
    std::size_t offset = 0;              // where it begins, in bytes
    std::string text = {};               // of a scalar
    std::vector<YamlNode> children = {}; // elements or members
    // The name of a member. An element has none; its own offset stands for that of the name.
    std::string name = {};
    std::size_t nameOffset = 0;

    bool isScalar() const { return kind == Kind::Plain || kind == Kind::Text; }
};

// The node that a pointer refers to; null if there is none.
const YamlNode *findNode(const YamlNode &root, const json::Pointer &pointer);

inline constexpr std::size_t kMaxYamlBytes = std::size_t{1} << 20U;
inline constexpr std::size_t kMaxYamlDepth = 32;

// The only document of a YAML 1.2 text without a byte order mark. Anchors, aliases, merge keys and tags are
// refused: a file that is read by people says everything where it stands, and no small file becomes a huge
// one. Nothing where the text is no YAML at all.
std::optional<YamlNode> parseYaml(std::string_view text, Problems &problems,
                                  std::size_t maxBytes = kMaxYamlBytes);

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

    // The offset of the innermost list or map that is not closed yet.
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

// The limits of a YAML text once its aliases are expanded.
struct YamlLimits {
    std::size_t bytes = std::size_t{64} << 20U;
    std::size_t nodes = 1'000'000; // that aliases and merge keys add
    std::size_t depth = 256;
};

// What a YAML file of others says, with aliases and merge keys expanded within limits. Scalars without quotes are what
// the JSON schema of YAML 1.2 makes of them, and the words of its core schema: dates, yes and 012 are texts. Names are
// always texts.
Result<json::Value> readYamlDocument(std::string_view text, const YamlLimits &limits = {});

} // namespace tooltray::storage
