// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/draftsaving.h"

#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "workspace/definitions/names.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <set>
#include <utility>

namespace tooltray::ui {

using namespace workspace;

namespace {

bool isNameFree(const Workspace &workspace, const ToolDraft &draft)
{
    const std::string &name = draft.tool.name;
    if (nameProblem(ObjectKind::Tool, name))
        return false;
    return name == draft.original
           || (workspace.find<Tool>(name) == nullptr && !workspace.isBuiltIn(name)
               && workspace.aliased(name) == nullptr);
}

bool isComplete(const Workspace &workspace, const ToolDraft &draft)
{
    return draft.definitionText.empty() && draft.unfinished.empty() && isNameFree(workspace, draft);
}

bool canSave(const Workspace &workspace, const Schemas &schemas, const ToolDraft &draft)
{
    if (!isComplete(workspace, draft))
        return false;
    // Nobody calls it, so that it may be wrong.
    if (!draft.tool.enabled || draft.version != draft.tool.active)
        return true;
    return checkVersion(workspace, schemas, draft.tool, draft.version).problems.empty();
}

void formatOperation(ToolVersion &version)
{
    auto *operation = version.operation ? std::get_if<GraphqlOperation>(&*version.operation) : nullptr;
    if (operation == nullptr)
        return;
    const graphql::Document document = graphql::parseDocument(operation->document);
    if (document.isValid())
        operation->document = graphql::print(document, graphql::Comments::Keep);
}

} // namespace

DraftSaving DraftSaving::plan(const Workspace &workspace, const Schemas &schemas,
                              const ToolListModel::Drafts &drafts, std::string label)
{
    DraftSaving saving{{std::move(label), Origin::Person, {}}, {}};
    std::set<std::string> names;
    for (const auto &[id, draft] : drafts) {
        const Result<ToolDraft> current = upToDate(draft, workspace);
        if (!current || names.contains(draft.tool.name) || !canSave(workspace, schemas, *current)) {
            saving.left.emplace(id, draft);
            continue;
        }
        names.insert(draft.tool.name);
        for (EditStep &step : saveEdit(*current, {}).steps)
            saving.edit.steps.push_back(std::move(step));
        saving.saved.emplace(id, draft);
    }
    return saving;
}

std::optional<ToolDraft> DraftSaving::ready(const Workspace &workspace, const Schemas &schemas,
                                            ToolDraft draft, OperationText text)
{
    if (isOvertaken(draft, workspace) || !isComplete(workspace, draft))
        return std::nullopt;
    if (!checkVersion(workspace, schemas, draft.tool, draft.version).problems.empty())
        return std::nullopt;
    if (draft.original.empty() && draft.tool.endpoint.empty())
        draft.tool.endpoint = endpointOf(workspace, draft.tool);
    if (text == OperationText::Formatted)
        formatOperation(draft.edited());
    return draft;
}

} // namespace tooltray::ui
