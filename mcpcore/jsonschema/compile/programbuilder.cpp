// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/compile/compiler.h"

#include "text/unicode/utf8.h"

#include <algorithm>

namespace tooltray::jsonschema {

NodeId ProgramBuilder::nodeFor(SiteId site)
{
    const auto [known, isNew] = m_nodes.emplace(site, static_cast<NodeId>(m_sites.size()));
    if (isNew) {
        m_sites.push_back(site);
        m_program.nodes.emplace_back();
    }
    return known->second;
}

std::optional<std::uint32_t> ProgramBuilder::patternFor(SiteId site, std::string_view pointer,
                                                        std::string_view pattern)
{
    const auto known = m_patterns.find(pattern);
    if (known != m_patterns.end())
        return known->second;
    text::Regex::Compiled compiled = text::Regex::compile(pattern);
    if (compiled.error) {
        const std::size_t character = text::codePointCount(pattern.substr(0, compiled.error->offset)) + 1;
        m_registry.report(CompileError::Kind::BadPattern, site, pointer,
                          "The pattern `" + std::string(pattern) + "` goes wrong at character "
                              + std::to_string(character) + ": " + compiled.error->message.text());
        return std::nullopt;
    }
    const auto index = static_cast<std::uint32_t>(m_program.patterns.size());
    m_program.patterns.push_back({std::string(pattern), std::move(*compiled.regex)});
    m_patterns.emplace(pattern, index);
    return index;
}

std::uint32_t ProgramBuilder::dynamicAnchor(const std::string &name)
{
    const auto known = std::find(m_dynamicNames.begin(), m_dynamicNames.end(), name);
    if (known == m_dynamicNames.end()) {
        m_dynamicNames.push_back(name);
        m_program.dynamicAnchors.emplace_back();
        return static_cast<std::uint32_t>(m_dynamicNames.size() - 1);
    }
    return static_cast<std::uint32_t>(known - m_dynamicNames.begin());
}

} // namespace tooltray::jsonschema
