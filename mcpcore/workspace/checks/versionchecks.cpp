// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/versionchecks.h"

#include "workspace/checks/pinning.h"
#include "workspace/checks/placedbindings.h"

#include <variant>

namespace tooltray::workspace {

VersionCheck VersionChecks::check(const Tool &tool, Version version)
{
    VersionCheck check = checkVersion(m_workspace, m_schemas, tool, version, m_memory);
    if (check.problems.empty())
        addBrokenCall(tool.resolved(version), check.problems);
    return check;
}

// The first is enough: what is wrong with a tool is told in full where that tool is.
void VersionChecks::addBrokenCall(const ToolVersion &definition, ToolProblems &problems)
{
    walkPlacedSteps(definition, [&](const Step &step, const std::string &place) {
        const auto *call = std::get_if<ToolInvocation>(&step.action);
        if (call == nullptr || !problems.empty())
            return;
        if (const WhyBroken &why = whyBroken(*call))
            problems.push_back(
                {"called_tool_broken",
                 place + "/operation",
                 std::nullopt,
                 {CORE_TEXT("Core", "It calls the tool \"{tool}\", which cannot work. {problem}"),
                  {{"tool", call->tool}, {"problem", *why}}}});
    });
}

// That tools call each other in a circle is found before anybody follows it here.
const VersionChecks::WhyBroken &VersionChecks::whyBroken(const ToolInvocation &call)
{
    const auto [known, isNew] = m_called.try_emplace({call.tool, call.version});
    const Tool *tool = isNew ? m_workspace.find<Tool>(call.tool) : nullptr;
    if (tool == nullptr)
        return known->second;
    const Tool called = call.version ? *tool : served(*tool);
    const Version version = call.version.value_or(called.active);
    if (!called.versions.contains(version))
        return known->second;
    const ToolProblems problems = check(called, version).problems;
    if (!problems.empty())
        known->second = problems.front().message;
    return known->second;
}

} // namespace tooltray::workspace
