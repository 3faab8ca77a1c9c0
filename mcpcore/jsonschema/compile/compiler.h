// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/compile/registry.h"
#include "jsonschema/program/options.h"
#include "jsonschema/program/program.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::jsonschema {

// Turns a schema, with all it refers to, into a program. Works off a queue, so nothing recurses.
class Compiler {
public:
    Compiler(const CompileOptions &options, CompileLog &log)
        : m_options(options)
        , m_log(log)
        , m_registry(options, log)
    {}

    Program compile(const json::Value &schema);

    // For NodeCompiler.
    const CompileOptions &options() const noexcept { return m_options; }
    Registry &registry() noexcept { return m_registry; }
    Program &program() noexcept { return m_program; }
    NodeId nodeFor(SiteId site);
    std::optional<std::uint32_t> patternFor(SiteId site, std::string_view pointer, std::string_view pattern);
    std::uint32_t dynamicAnchor(const std::string &name);

private:
    void compileWaiting();
    void collectDynamicTargets();
    void settleDynamicReferences();
    void refuseEndlessLoops();
    void followLoops(NodeId start, std::vector<std::uint8_t> &states);
    void flattenReferences();
    NodeId plainTarget(const ProgramNode &node) const;
    void copyPlaces();

    const CompileOptions &m_options;
    CompileLog &m_log;
    Registry m_registry;
    Program m_program;
    std::vector<SiteId> m_sites; // of each node
    std::size_t m_compiled = 0;  // nodes
    std::unordered_map<SiteId, NodeId> m_nodes;
    std::map<std::string, std::uint32_t, std::less<>> m_patterns;
    std::vector<std::string> m_dynamicNames; // of Program::dynamicAnchors
};

} // namespace tooltray::jsonschema
