// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tooldraft.h"

#include "ui/models/objectdraft.h"
#include "ui/models/tooledits.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/edits/merge.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/write.h"

#include <utility>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr std::string_view kFormat = "tooltray-tool-draft";

} // namespace

const std::string *ToolDraft::unfinishedAt(const std::string &place) const
{
    const auto found = unfinished.find(version.toString() + place);
    return found == unfinished.end() ? nullptr : &found->second;
}

void ToolDraft::setUnfinished(const std::string &place, std::optional<std::string> text)
{
    if (text)
        unfinished.insert_or_assign(version.toString() + place, *std::move(text));
    else
        unfinished.erase(version.toString() + place);
}

std::optional<ToolDraft> draftOf(const Workspace &workspace, std::string_view name)
{
    const Entry *entry = workspace.entries(ObjectKind::Tool).find(name);
    if (entry == nullptr)
        return std::nullopt;
    const auto &tool = std::get<Tool>(entry->object());
    return ToolDraft{
        std::string(name), entry->revision(), tool, tool.active, fingerprintOf(entry->object()), tool};
}

ToolDraft newToolDraft(const Workspace &workspace, std::string endpoint, Operation operation)
{
    ToolDraft draft;
    draft.tool.name = freeToolName(workspace, "new_tool");
    draft.tool.endpoint = std::move(endpoint);
    draft.version = draft.tool.active;
    draft.edited().operation = std::move(operation);
    return draft;
}

Result<ToolDraft> upToDate(ToolDraft draft, const Workspace &workspace, workspace::MergeConflict conflict)
{
    if (draft.original.empty())
        return draft;
    const auto now = draftOf(workspace, draft.original);
    if (!now || now->base != draft.base) {
        const ObjectKey key{ObjectKind::Tool, draft.original};
        const Entry *entry = workspace.find(key);
        if (!now || !draft.before)
            return changedSince(key, entry, encode(draft.tool));
        Result<Object> merged = merge(*draft.before, *entry, draft.tool, conflict);
        if (!merged)
            return std::move(merged).error();
        draft.tool = std::get<Tool>(*std::move(merged));
        if (!draft.tool.versions.contains(draft.version))
            draft.version = draft.tool.active;
    }
    rebase(draft, now);
    return draft;
}

void rebase(ToolDraft &draft, const std::optional<ToolDraft> &beginning)
{
    const ToolDraft none;
    const ToolDraft &begun = beginning ? *beginning : none;
    draft.original = begun.original;
    draft.basedOn = begun.basedOn;
    draft.base = begun.base;
    draft.before = begun.before;
}

bool isAsSaved(const ToolDraft &draft, const Workspace &workspace)
{
    const Tool *saved = workspace.find<Tool>(draft.original);
    return saved != nullptr && draft.definitionText.empty() && draft.unfinished.empty()
           && draft.tool == *saved;
}

bool isOvertaken(const ToolDraft &draft, const Workspace &workspace)
{
    return !upToDate(draft, workspace);
}

Edit saveEdit(const ToolDraft &draft, std::string label)
{
    Edit edit{std::move(label), Origin::Person, {}};
    const bool isRenamed = !draft.original.empty() && draft.original != draft.tool.name;
    if (isRenamed)
        edit.steps.push_back(
            RenameObject{{ObjectKind::Tool, draft.original}, draft.tool.name, draft.basedOn});
    // After the renaming there is another revision, which only this edit knows.
    const auto basedOn = isRenamed ? std::nullopt : std::optional<Revision>(draft.basedOn);
    edit.steps.push_back(PutObject{draft.tool, basedOn});
    return edit;
}

std::string encodeDraft(const ToolDraft &draft)
{
    json::Value out = json::Value::object({{"format", std::string(kFormat)},
                                           {"original", draft.original},
                                           {"based_on", draft.basedOn},
                                           {"base", draft.base},
                                           {"name", draft.tool.name},
                                           {"version", draft.version.toString()},
                                           {"tool", encode(draft.tool)}});
    if (draft.before)
        out.set("before", encode(*draft.before));
    if (!draft.definitionText.empty())
        out.set("definition_text", draft.definitionText);
    for (const auto &[place, text] : draft.unfinished) {
        json::Value *unfinished = out.find("unfinished");
        (unfinished ? *unfinished : out.set("unfinished", json::Value::object()))
            .set(place, json::Value(text));
    }
    return json::write(out);
}

std::optional<ToolDraft> decodeDraft(std::string_view text)
{
    const json::Parsed parsed = json::parse(text);
    if (!parsed || parsed.value["format"].toString() != kFormat)
        return std::nullopt;
    const json::Value &in = parsed.value;
    ToolDraft draft;
    draft.original = in["original"].toString();
    draft.basedOn = in["based_on"].toUInt64().value_or(0);
    draft.base = in["base"].toString();
    // A draft may say what a saved tool must not; what can be read of it counts.
    auto decoded = json::decode<Tool>(in["tool"]);
    if (decoded.value.versions.empty())
        return std::nullopt;
    draft.tool = std::move(decoded.value);
    draft.tool.name = in["name"].toString();
    if (!draft.tool.versions.contains(draft.tool.active))
        draft.tool.active = draft.tool.versions.rbegin()->first;
    draft.version = Version::parse(in["version"].toString()).value_or(draft.tool.active);
    if (!draft.tool.versions.contains(draft.version))
        draft.version = draft.tool.active;
    if (auto before = json::decode<Tool>(in["before"]); before.errors.empty()) {
        draft.before = std::move(before.value);
        draft.before->name = draft.original;
    }
    draft.definitionText = in["definition_text"].toString();
    for (const json::Member &member : in["unfinished"].members())
        draft.unfinished.emplace(member.name.view(), member.value.toString());
    return draft;
}

} // namespace tooltray::ui
