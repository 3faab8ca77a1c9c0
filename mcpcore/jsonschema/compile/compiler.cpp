// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/compile/compiler.h"

#include "text/unicode/utf8.h"

#include <algorithm>

namespace tooltray::jsonschema {

Program Compiler::compile(const json::Value &schema)
{
    m_builder.nodeFor(m_registry.addDocument(schema, m_builder.options().baseUri));
    compileWaiting();
    if (!m_log.isClean())
        return {};
    settleDynamicReferences();
    refuseEndlessLoops();
    if (!m_log.isClean())
        return {};
    flattenReferences();
    copyPlaces();
    return std::move(m_program);
}

// Compiling a node may find more nodes, more documents and with them more targets of dynamic references.
void Compiler::compileWaiting()
{
    while (m_compiled < m_builder.sites().size()) {
        for (; m_compiled < m_builder.sites().size(); ++m_compiled) {
            const ProgramNode node = NodeCompiler(m_builder, m_builder.sites()[m_compiled]).compile();
            m_program.nodes[m_compiled] = node;
        }
        collectDynamicTargets();
    }
}

void Compiler::collectDynamicTargets()
{
    for (std::size_t i = 0; i < m_builder.dynamicNames().size(); ++i) {
        m_program.dynamicAnchors[i].targets.clear();
        for (std::uint32_t resource = 0; resource < m_registry.resources().size(); ++resource) {
            const auto &anchors = m_registry.resources()[resource].dynamicAnchors;
            const auto anchor = anchors.find(m_builder.dynamicNames()[i]);
            if (anchor != anchors.end())
                m_program.dynamicAnchors[i].targets.push_back({resource, m_builder.nodeFor(anchor->second)});
        }
    }
}

// A dynamic reference that can lead to one place only is an ordinary one.
void Compiler::settleDynamicReferences()
{
    bool isAnyLeft = false;
    for (Applicator &applicator : m_program.applicators) {
        if (applicator.kind != Applicator::Kind::DynamicReference)
            continue;
        if (m_program.dynamicAnchors[applicator.index].targets.size() == 1)
            applicator.kind = Applicator::Kind::Reference;
        else
            isAnyLeft = true;
    }
    if (!isAnyLeft)
        m_program.dynamicAnchors.clear();
}

namespace {

enum LoopState : std::uint8_t { Unseen, OnTheWay, Done };

// The schemas that look at the same value as this one. Where a dynamic reference leads is not known before
// there is a value; the limit of depth watches over those.
std::vector<NodeId> sameValueNodes(const Program &program, const ProgramNode &node)
{
    std::vector<NodeId> nodes;
    for (std::uint32_t i = 0; i < node.applicatorCount; ++i) {
        const Applicator &applicator = program.applicators[node.firstApplicator + i];
        if (applicator.kind == Applicator::Kind::DynamicReference)
            continue;
        std::copy_if(applicator.nodes.begin(), applicator.nodes.end(), std::back_inserter(nodes),
                     [](NodeId id) { return id != kNone; });
    }
    return nodes;
}

} // namespace

void Compiler::refuseEndlessLoops()
{
    std::vector<std::uint8_t> states(m_program.nodes.size(), Unseen);
    for (NodeId id = 0; id < m_program.nodes.size(); ++id) {
        if (states[id] == Unseen)
            followLoops(id, states);
    }
}

void Compiler::followLoops(NodeId start, std::vector<std::uint8_t> &states)
{
    struct Step {
        NodeId node;
        std::vector<NodeId> next;
    };
    std::vector<Step> way{{start, sameValueNodes(m_program, m_program.nodes[start])}};
    states[start] = OnTheWay;
    while (!way.empty()) {
        if (way.back().next.empty()) {
            states[way.back().node] = Done;
            way.pop_back();
            continue;
        }
        const NodeId next = way.back().next.back();
        way.back().next.pop_back();
        if (states[next] == OnTheWay) {
            m_registry.report(CompileError::Kind::EndlessLoop, m_builder.sites()[way.back().node], {},
                              "This schema refers back to itself without descending into the value, so "
                              "validation would never end.");
            states[next] = Done; // one report is enough
        } else if (states[next] == Unseen) {
            states[next] = OnTheWay;
            way.push_back({next, sameValueNodes(m_program, m_program.nodes[next])});
        }
    }
}

// The target of a schema that is nothing but a reference; kNone for any other.
NodeId Compiler::plainTarget(const ProgramNode &node) const
{
    const bool hasChecks = node.isNever || node.types != kAllTypes
                           || std::min({node.constant, node.enumeration, node.number, node.string, node.array,
                                        node.object, node.unevaluatedItems, node.unevaluatedProperties})
                                  != kNone;
    if (hasChecks || node.applicatorCount != 1)
        return kNone;
    const Applicator &applicator = m_program.applicators[node.firstApplicator];
    const NodeId target = applicator.nodes.front();
    // The resource in between counts for dynamic references behind it.
    const bool isBetween =
        !m_program.dynamicAnchors.empty() && m_program.nodes[target].resource != node.resource;
    return applicator.kind == Applicator::Kind::Reference && !isBetween ? target : kNone;
}

// Whatever names a plain reference names its target from now on.
void Compiler::flattenReferences()
{
    std::vector<NodeId> meant(m_program.nodes.size(), kNone);
    for (NodeId id = 0; id < meant.size(); ++id) {
        std::vector<NodeId> way;
        NodeId end = id;
        for (NodeId next = id; meant[end] == kNone && next != kNone;
             next = plainTarget(m_program.nodes[end])) {
            end = next;
            way.push_back(end);
        }
        for (const NodeId passed : way)
            meant[passed] = meant[end] == kNone ? end : meant[end];
    }
    const auto flatten = [&meant](NodeId &id) {
        if (id != kNone)
            id = meant[id];
    };
    for (Applicator &applicator : m_program.applicators)
        std::for_each(applicator.nodes.begin(), applicator.nodes.end(), flatten);
    for (ArrayChecks &checks : m_program.arrays) {
        std::for_each(checks.first.begin(), checks.first.end(), flatten);
        flatten(checks.rest);
        flatten(checks.contains);
    }
    for (ObjectChecks &checks : m_program.objects) {
        for (ObjectChecks::Property &property : checks.properties)
            flatten(property.node);
        for (ObjectChecks::Pattern &pattern : checks.patterns)
            flatten(pattern.node);
        flatten(checks.additional);
        flatten(checks.names);
    }
    for (ProgramNode &node : m_program.nodes) {
        flatten(node.unevaluatedItems);
        flatten(node.unevaluatedProperties);
    }
}

void Compiler::copyPlaces()
{
    m_program.places.reserve(m_registry.sites().size());
    for (SiteId id = 0; id < m_registry.sites().size(); ++id) {
        const Site &site = m_registry.site(id);
        const bool isRoot = m_registry.resourceOf(id).root == id;
        m_program.places.push_back({isRoot ? kNone : site.parent, site.resource, site.step});
    }
    for (const SchemaResource &resource : m_registry.resources())
        m_program.resourceUris.push_back(resource.uri);
}

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
