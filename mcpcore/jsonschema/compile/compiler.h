// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/compile/registry.h"
#include "jsonschema/program/options.h"
#include "jsonschema/program/program.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::jsonschema {

// A program in the making: gives schemas their nodes, and names and patterns their places, each once.
class ProgramBuilder {
public:
    ProgramBuilder(const CompileOptions &options, CompileLog &log)
        : m_options(options)
        , m_registry(options, log)
    {}

    const CompileOptions &options() const noexcept { return m_options; }
    Registry &registry() noexcept { return m_registry; }
    const Registry &registry() const noexcept { return m_registry; }
    Program &program() noexcept { return m_program; }
    const Program &program() const noexcept { return m_program; }

    NodeId nodeFor(SiteId site);
    // The schema of each node.
    const std::vector<SiteId> &sites() const noexcept { return m_sites; }
    // Nothing where the pattern cannot be read, which is reported.
    std::optional<std::uint32_t> patternFor(SiteId site, std::string_view pointer, std::string_view pattern);
    std::uint32_t dynamicAnchor(const std::string &name);
    // The names of Program::dynamicAnchors.
    const std::vector<std::string> &dynamicNames() const noexcept { return m_dynamicNames; }

private:
    const CompileOptions &m_options;
    Registry m_registry;
    Program m_program;
    std::vector<SiteId> m_sites;
    std::unordered_map<SiteId, NodeId> m_nodes;
    std::map<std::string, std::uint32_t, std::less<>> m_patterns;
    std::vector<std::string> m_dynamicNames;
};

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

// Turns a schema, with all it refers to, into a program. Works off a queue, so nothing recurses.
class Compiler {
public:
    Compiler(const CompileOptions &options, CompileLog &log) : m_log(log), m_builder(options, log) {}
    Compiler(const Compiler &) = delete;
    Compiler &operator=(const Compiler &) = delete;

    Program compile(const json::Value &schema);

private:
    void compileWaiting();
    void collectDynamicTargets();
    void settleDynamicReferences();
    void refuseEndlessLoops();
    void followLoops(NodeId start, std::vector<std::uint8_t> &states);
    void flattenReferences();
    NodeId plainTarget(const ProgramNode &node) const;
    void copyPlaces();

    CompileLog &m_log;
    ProgramBuilder m_builder;
    Registry &m_registry = m_builder.registry(); // these two are the builder's
    Program &m_program = m_builder.program();
    std::size_t m_compiled = 0; // nodes
};

} // namespace tooltray::jsonschema
