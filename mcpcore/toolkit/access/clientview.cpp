// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/access/clientview.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

// Programs that hand schemas to their model as they are. All others get what every program understands.
constexpr std::array<std::string_view, 2> kTakeDescribedChoices{"claude-code", "claude-desktop"};

// By the names of profiles, with which the names that these programs give themselves begin.
struct KnownReading {
    std::string_view program;
    Reading reading;
};
constexpr std::array<KnownReading, 10> kReadings{{{"claude-code", Reading::Structured},
                                                  {"codex", Reading::Structured},
                                                  {"claude-desktop", Reading::Text},
                                                  {"claude-ai", Reading::Text},
                                                  {"cursor", Reading::Text},
                                                  {"gemini-cli", Reading::Text},
                                                  {"opencode", Reading::Text},
                                                  {"vscode", Reading::Text},
                                                  {"windsurf", Reading::Text},
                                                  {"zed", Reading::Text}}};

} // namespace

Reading readingOf(std::string_view profile, std::string_view program)
{
    // Whoever was told by a person what they are, is that.
    const std::string_view name = profile.empty() ? program : profile;
    const auto known = std::ranges::find_if(
        kReadings, [&](const KnownReading &one) { return name.starts_with(one.program); });
    return known == kReadings.end() ? Reading::Unknown : known->reading;
}

Effect effectOf(const Workspace &workspace, const ToolVersion &version, const std::string &endpoint)
{
    return CallGraph().of(workspace, version, endpoint).effect;
}

Effect effectOf(const Workspace &workspace, const Operation &operation)
{
    ToolVersion version;
    version.operation = operation;
    return effectOf(workspace, version, {});
}

Effect effectOf(const Workspace &workspace, const Tool &tool)
{
    return CallGraph().of(workspace, tool).effect;
}

ClientView ClientView::of(const Settings &settings, const Client &client, std::string id)
{
    ClientView view;
    view.id = std::move(id);
    view.name = client.name;
    view.profile = client.profile;
    view.policy = client.policy;
    view.surface = client.policy.surface.value_or(settings.surface);
    view.groupsOff = settings.groupsOff;
    view.groupsOff.insert(view.groupsOff.end(), client.policy.groupsOff.begin(),
                          client.policy.groupsOff.end());
    std::ranges::sort(view.groupsOff);
    // Not std::ranges::unique(): clang 14 cannot read the subrange of libstdc++ 12.
    view.groupsOff.erase(std::unique(view.groupsOff.begin(), view.groupsOff.end()), view.groupsOff.end());
    view.resultBytes = client.policy.resultBytes.value_or(settings.resultBytes);
    view.enums = !isOneOf(client.profile, kTakeDescribedChoices) ? execution::EnumStyle::Plain
                                                                 : execution::EnumStyle::Described;
    return view;
}

bool ClientView::hasGroup(BuiltInGroup group) const
{
    return std::ranges::find(groupsOff, group) == groupsOff.end();
}

bool ClientView::hasRight(ClientRight right) const
{
    return std::ranges::find(policy.rights, right) != policy.rights.end();
}

bool ClientView::maySee(const Tool &tool, Effect effect) const
{
    if (effect != Effect::Reads && (policy.readOnly || policy.mutations == MutationPolicy::Deny))
        return false;
    if (policy.allowedTools.empty() && policy.allowedTags.empty())
        return true;
    return isOneOf(tool.name, policy.allowedTools) || std::ranges::any_of(tool.tags, [&](const auto &tag) {
               return isOneOf(tag, policy.allowedTags);
           });
}

std::optional<ClientView> clientOf(const WorkspaceAccess &workspaceAccess, const std::string &principal)
{
    const workspace::ClientPtr client = workspaceAccess.client(principal);
    if (!client)
        return {};
    return ClientView::of(workspaceAccess.workspace()->settings(), *client, principal);
}

// A change of one of the objects that the rights come from, such as the clients of a relay and the settings, tells
// less: a person may also have withdrawn a consent.
bool hasSameRights(const WorkspaceAccess &workspaceAccess, const ClientView &before)
{
    const std::optional<ClientView> now = clientOf(workspaceAccess, before.id);
    return now && now->policy == before.policy && now->groupsOff == before.groupsOff;
}

std::vector<UnreadFile> shownFiles(std::vector<UnreadFile> files, const workspace::Workspace &workspace,
                                   const ClientView &client,
                                   const std::function<bool(const workspace::Tool &)> &isVisible)
{
    std::erase_if(files, [&](const UnreadFile &file) {
        if (const auto *tool = workspace.find<workspace::Tool>(file.tool))
            return !isVisible(*tool);
        workspace::Tool unknown;
        unknown.name = file.tool;
        return !client.maySee(unknown, Effect::Changes);
    });
    return files;
}

} // namespace tooltray::toolkit
