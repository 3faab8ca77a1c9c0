// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Ids of the actions that more than one place asks for.
namespace tooltray::ui::actionid {

inline constexpr QLatin1StringView kWorkspaces("file.workspaces");
inline constexpr QLatin1StringView kToggleServer("server.toggle");
inline constexpr QLatin1StringView kUseFreePort("server.useFreePort");
inline constexpr QLatin1StringView kPauseCalls("server.pauseCalls");
inline constexpr QLatin1StringView kCopyAddress("server.copyAddress");
inline constexpr QLatin1StringView kConnectClient("server.connectClient");
inline constexpr QLatin1StringView kConsents("server.consents");
inline constexpr QLatin1StringView kUndo("edit.undo");
inline constexpr QLatin1StringView kRedo("edit.redo");
inline constexpr QLatin1StringView kDuplicate("edit.duplicate");
inline constexpr QLatin1StringView kRename("edit.rename");
inline constexpr QLatin1StringView kDelete("edit.delete");
inline constexpr QLatin1StringView kFind("edit.find");
inline constexpr QLatin1StringView kFindNext("edit.findNext");
inline constexpr QLatin1StringView kFindPrevious("edit.findPrevious");
inline constexpr QLatin1StringView kCut("edit.cut");
inline constexpr QLatin1StringView kCopy("edit.copy");
inline constexpr QLatin1StringView kPaste("edit.paste");
inline constexpr QLatin1StringView kSave("file.save");
inline constexpr QLatin1StringView kSaveAll("file.saveAll");
inline constexpr QLatin1StringView kNewTool("tool.new");
inline constexpr QLatin1StringView kTryTool("tool.try");
inline constexpr QLatin1StringView kOpenInWindow("tool.openInWindow");
inline constexpr QLatin1StringView kCloseWindow("file.closeWindow");
inline constexpr QLatin1StringView kEnableTool("tool.enable");
inline constexpr QLatin1StringView kToolCalls("tool.calls");
inline constexpr QLatin1StringView kCopyTool("tool.copy");
inline constexpr QLatin1StringView kToolFromClipboard("tool.fromClipboard");
inline constexpr QLatin1StringView kRunExamples("tool.runExamples");
inline constexpr QLatin1StringView kSaveExample("tool.saveExample"); // of what it is tried with
inline constexpr QLatin1StringView kExportTools("tool.export");
inline constexpr QLatin1StringView kEnableTools("tools.enable"); // those that are selected
inline constexpr QLatin1StringView kDisableTools("tools.disable");
inline constexpr QLatin1StringView kTagTools("tools.tags");
inline constexpr QLatin1StringView kMoveTools("tools.move");
inline constexpr QLatin1StringView kSortToolsByName("tools.sortByName");
inline constexpr QLatin1StringView kSortToolsByCall("tools.sortByCall");
inline constexpr QLatin1StringView kSortToolsByErrors("tools.sortByErrors");
inline constexpr QLatin1StringView kGroupToolsByNothing("tools.groupByNothing");
inline constexpr QLatin1StringView kGroupToolsByEndpoint("tools.groupByEndpoint");
inline constexpr QLatin1StringView kGroupToolsByTag("tools.groupByTag");
inline constexpr QLatin1StringView kNewVersion("version.new");
inline constexpr QLatin1StringView kActivateVersion("version.activate");
inline constexpr QLatin1StringView kCompareVersion("version.compare");
inline constexpr QLatin1StringView kDeleteVersion("version.delete");
inline constexpr QLatin1StringView kFormat("tool.format");
inline constexpr QLatin1StringView kComplete("tool.complete");
inline constexpr QLatin1StringView kGoToDefinition("tool.goToDefinition");
inline constexpr QLatin1StringView kNextProblem("tool.nextProblem");
inline constexpr QLatin1StringView kPreviousProblem("tool.previousProblem");
inline constexpr QLatin1StringView kExtractVariable("tool.extractVariable");
inline constexpr QLatin1StringView kInlineVariable("tool.inlineVariable");
inline constexpr QLatin1StringView kExtractFragment("tool.extractFragment");
inline constexpr QLatin1StringView kToggleComment("tool.toggleComment");
inline constexpr QLatin1StringView kMoveLineUp("tool.moveLineUp");
inline constexpr QLatin1StringView kMoveLineDown("tool.moveLineDown");
inline constexpr QLatin1StringView kApplyFix("tool.applyFix");
inline constexpr QLatin1StringView kZoomIn("view.zoomIn");
inline constexpr QLatin1StringView kZoomOut("view.zoomOut");
inline constexpr QLatin1StringView kUsualSize("view.usualSize");
inline constexpr QLatin1StringView kSidePanel("view.sidePanel");
inline constexpr QLatin1StringView kDrawer("view.drawer");
inline constexpr QLatin1StringView kUseSample("server.sample");
inline constexpr QLatin1StringView kStopSample("server.stopSample");
inline constexpr QLatin1StringView kNewCredential("credential.new");
inline constexpr QLatin1StringView kSignIn("credential.signIn");
inline constexpr QLatin1StringView kNewEndpoint("endpoint.new");
inline constexpr QLatin1StringView kTestEndpoint("endpoint.test");
inline constexpr QLatin1StringView kNewType("type.new");
inline constexpr QLatin1StringView kNewPrompt("prompt.new");
inline constexpr QLatin1StringView kNewMapping("mapping.new");
inline constexpr QLatin1StringView kNewVariable("context.new");
inline constexpr QLatin1StringView kImportVariables("context.import");
inline constexpr QLatin1StringView kDiscardTool("tool.discard");
inline constexpr QLatin1StringView kToolsFromSchema("tools.fromSchema");
inline constexpr QLatin1StringView kRefreshSchemas("endpoint.refreshSchemas");
inline constexpr QLatin1StringView kPalette("view.palette");
inline constexpr QLatin1StringView kNextPane("view.nextPane");
inline constexpr QLatin1StringView kPreviousPane("view.previousPane");
inline constexpr QLatin1StringView kBack("view.back");
inline constexpr QLatin1StringView kForward("view.forward");
inline constexpr QLatin1StringView kSettings("file.settings");
inline constexpr QLatin1StringView kImport("file.import");
inline constexpr QLatin1StringView kQuit("file.quit");
inline constexpr QLatin1StringView kContents("help.contents");
inline constexpr QLatin1StringView kShortcuts("help.shortcuts");
inline constexpr QLatin1StringView kGettingStarted("help.gettingStarted");

// The id of the action that opens a page.
inline QString page(const QString &pageId)
{
    return QStringLiteral("page.") + pageId;
}

} // namespace tooltray::ui::actionid
