// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/callframe.h"

#include "execution/preparation/reach.h"

#include <algorithm>

namespace tooltray::execution {
namespace {

constexpr std::size_t kMaxWaiting = 100;

} // namespace

std::shared_ptr<upstream::RateLimit> ToolRates::of(const std::string &tool,
                                                   std::optional<std::uint32_t> perMinute)
{
    if (!perMinute || *perMinute == 0) {
        m_known.erase(tool);
        return nullptr;
    }
    Known &known = m_known[tool];
    const double share = shareOf(m_shared, *perMinute);
    if (!known.rate || known.perMinute != share)
        known = {share,
                 std::make_shared<upstream::RateLimit>(m_clock, upstream::perMinute(share), kMaxWaiting)};
    return known.rate;
}

std::string countSoFar(std::uint64_t count)
{
    return std::to_string(count) + (count == 1 ? " item so far" : " items so far");
}

std::function<void(std::uint64_t)> itemProgress(const CallFramePtr &frame,
                                                std::optional<std::uint64_t> wanted)
{
    if (!frame->onProgress)
        return {};
    return [frame, wanted](std::uint64_t count) {
        std::optional<double> total;
        if (wanted)
            total = static_cast<double>(*wanted);
        frame->onProgress(static_cast<double>(count), total, countSoFar(count));
    };
}

namespace {

bool haveSameSchemas(const PreparedTool &prepared, const Schemas &schemas)
{
    return std::ranges::all_of(prepared.schemas, [&](const auto &used) {
        const SchemaState state = schemas.state(used.first);
        return state.schema == used.second.graphql
               && (used.second.api == nullptr || state.described.api == used.second.api);
    });
}

// The arguments of its steps, and the lists that they page, depend on the tools that they call.
bool callsTheSame(const workspace::Workspace &workspace, const PreparedTool &prepared)
{
    return std::ranges::all_of(prepared.called, [&](const workspace::DefinitionPtr &called) {
        const workspace::Entry *now = workspace.find(workspace::keyOf(called->object));
        return now != nullptr && workspace::isSame(now->definition(), called);
    });
}

} // namespace

// A step may have a tool run at another endpoint.
PreparedTools::Key PreparedTools::keyOf(const workspace::Tool &tool, workspace::Version version,
                                        std::uint64_t generation)
{
    return {tool.name + '@' + tool.endpoint, version, generation};
}

PreparedTools::Dependencies PreparedTools::dependenciesOf(const workspace::Workspace &workspace)
{
    using workspace::ObjectKind;
    Dependencies dependencies;
    for (const ObjectKind kind : {ObjectKind::Type, ObjectKind::Mapping}) {
        for (const auto &[name, entry] : workspace.entries(kind))
            dependencies.definitions.push_back(entry.definition());
    }
    for (const ObjectKind kind : {ObjectKind::Endpoint, ObjectKind::Context}) {
        dependencies.names.emplace_back(); // which none of them has
        for (const auto &[name, entry] : workspace.entries(kind))
            dependencies.names.push_back(name);
    }
    return dependencies;
}

std::uint64_t PreparedTools::generationOf(const workspace::WorkspacePtr &workspace)
{
    const auto seen =
        std::ranges::find_if(m_seen, [&](const Seen &each) { return each.workspace.lock() == workspace; });
    if (seen != m_seen.end())
        return seen->generation;
    Dependencies dependencies = dependenciesOf(*workspace);
    auto known = std::ranges::find(m_generations, dependencies, &Generation::dependencies);
    if (known == m_generations.end()) {
        const std::size_t bytes = sharedBytes(*workspace, kMaxGenerationBytes);
        m_generationBytes += bytes;
        while (!m_generations.empty()
               && (m_generations.size() == kMaxGenerations || m_generationBytes > kMaxGenerationBytes))
            removeOldestGeneration();
        m_generations.push_back({std::move(dependencies), ++m_lastGeneration, bytes});
        known = std::prev(m_generations.end());
    }
    const std::uint64_t generation = known->generation;
    m_generations.splice(m_generations.end(), m_generations, known);
    if (m_seen.size() == kMaxGenerations)
        m_seen.pop_front();
    m_seen.push_back({workspace, generation});
    return generation;
}

void PreparedTools::removeOldestGeneration()
{
    const std::uint64_t generation = m_generations.front().generation;
    m_generationBytes -= m_generations.front().bytes;
    m_generations.pop_front();
    std::erase_if(m_seen, [&](const Seen &seen) { return seen.generation == generation; });
    std::erase_if(m_kept, [&](const auto &kept) {
        const bool isOld = std::get<std::uint64_t>(kept.first) == generation;
        if (isOld)
            m_order.erase(kept.second);
        return isOld;
    });
}

PreparedTool::Pointer PreparedTools::find(const workspace::WorkspacePtr &workspace, const Schemas &schemas,
                                          const std::shared_ptr<const workspace::Tool> &tool,
                                          workspace::Version version)
{
    const auto found = m_kept.find(keyOf(*tool, version, generationOf(workspace)));
    if (found == m_kept.end())
        return nullptr;
    const auto kept = found->second;
    const PreparedTool::Pointer &prepared = kept->prepared;
    const bool isSameTool = prepared->tool == tool || *prepared->tool == *tool;
    if (!isSameTool || !haveSameSchemas(*prepared, schemas) || !callsTheSame(*workspace, *prepared))
        return nullptr;
    m_order.splice(m_order.end(), m_order, kept);
    return prepared;
}

void PreparedTools::keep(const workspace::WorkspacePtr &workspace, PreparedTool::Pointer prepared)
{
    Key key = keyOf(*prepared->tool, prepared->version, generationOf(workspace));
    if (const auto before = m_kept.find(key); before != m_kept.end()) {
        m_order.erase(before->second);
        m_kept.erase(before);
    }
    if (m_order.size() == kMax) {
        m_kept.erase(m_order.front().key);
        m_order.pop_front();
    }
    m_order.push_back({key, std::move(prepared)});
    m_kept.emplace(std::move(key), std::prev(m_order.end()));
}

} // namespace tooltray::execution
