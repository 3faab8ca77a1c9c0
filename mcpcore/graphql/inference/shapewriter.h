// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/inference.h"
#include "graphql/inference/shape.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tooltray::graphql {

// Writes a shape as JSON Schema. Nothing here recurses deeper than kMaxDepth: objects below that are
// definitions whatever the form, which also spares readers of the result.
class ShapeWriter {
public:
    ShapeWriter(const Shapes &shapes, const InferenceOptions &options);

    InferredSchema write(std::uint32_t root);

private:
    static constexpr std::size_t kMaxDepth = 64;

    void survey(std::uint32_t root);
    bool isDefinition(std::uint32_t shape, std::size_t depth) const;
    json::Value use(const ShapeUse &use, std::size_t depth);
    json::Value reference(const ShapeUse &use);
    json::Value inlined(const ShapeUse &use, std::size_t depth);
    std::string_view definitionName(std::uint32_t shape);
    std::string_view definitionsKeyword() const;

    const Shapes &m_shapes;
    const InferenceOptions &m_options;
    SchemaForm m_form;
    std::vector<std::uint32_t> m_useCounts;
    std::vector<std::size_t> m_sizes; // in subschemas, everything inlined; what contains itself counts as one
    std::vector<bool> m_isRecursive;
    std::vector<std::string> m_names; // of definitions, "" for what is none
    std::unordered_set<std::string> m_takenNames;
    std::unordered_map<std::string_view, std::size_t> m_nextNumbers; // of definitions with the same name
    std::vector<std::uint32_t> m_definitions;                        // in the order they were asked for
};

} // namespace tooltray::graphql
