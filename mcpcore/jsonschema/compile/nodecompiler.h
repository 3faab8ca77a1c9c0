// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/compile/programbuilder.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::jsonschema {

// Turns the keywords of one schema into one node.
class NodeCompiler {
public:
    NodeCompiler(ProgramBuilder &builder, SiteId site);

    ProgramNode compile();

private:
    void compileKeyword(const KeywordInfo &info);
    bool compileNumberKeyword(Keyword keyword);
    bool compileStringKeyword(Keyword keyword);
    bool compileArrayKeyword(Keyword keyword);
    bool compileObjectKeyword(Keyword keyword);
    void compileAnyKeyword(Keyword keyword);

    void compileType();
    void compileFormat();
    void compileItems();
    void compileContains();
    void compileProperties();
    void compilePatternProperties();
    void compileRequired();
    void compileDependencies(Keyword keyword);
    void compileReference(Keyword keyword);
    void compileDynamicReference(Keyword keyword);
    void compileIf();
    void addApplicator(Applicator applicator);
    void finish();

    // These read the value of the keyword at hand and report when it is of another kind.
    void fail(const std::string &what, std::string_view pointer = {});
    std::optional<Bound> readBound();
    std::size_t readCount(std::size_t fallback);
    std::string_view readText();
    std::vector<std::string> readNames(const json::Value &value, std::string_view pointer);
    NodeId readSchema(const json::Value &value, std::string_view pointer = {});
    std::vector<NodeId> readSchemaList(const json::Value &value);
    ObjectChecks::Property &property(std::string_view name);

    ProgramBuilder &m_builder;
    SiteId m_site;
    const json::Value &m_schema;
    Dialect m_dialect;

    std::string_view m_name; // of the keyword at hand
    const json::Value *m_value = nullptr;

    ProgramNode m_node;
    std::optional<NumberChecks> m_number;
    std::optional<StringChecks> m_string;
    std::optional<ArrayChecks> m_array;
    std::optional<ObjectChecks> m_object;
    std::unordered_map<std::string, std::size_t> m_propertyIndex; // into the properties of m_object
    std::vector<Applicator> m_applicators;
};

} // namespace tooltray::jsonschema
