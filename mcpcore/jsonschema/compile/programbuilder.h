// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/compile/registry.h"
#include "jsonschema/program/options.h"
#include "jsonschema/program/program.h"

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

} // namespace tooltray::jsonschema
