// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/workspaceclient.h"
#include "ui/models/tooldraft.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/tools/toolcheck.h"
#include "json/value.h"

#include <QObject>

#include <optional>

namespace tooltray::ui {

class ToolDrafts;
class ToolEditor;
class ToolNotices;
class UndoNotice;

// The tool that is open in an editor: typed changes become its draft, are checked, and are saved, discarded
// or updated with what others saved. It knows neither the list of tools nor the windows; its signals say what
// they need.
class ToolSession final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolSession)

public:
    // The state beside the draft that moves with a tool to another window.
    struct EditorSession {
        std::optional<workspace::Version> version; // another one than the active
        std::optional<json::Value> trial;          // arguments that the user typed
    };
    struct Saving {
        QString id; // of the row that is saved; the tool may get another name
        ToolDraft draft;
    };

    ToolSession(const PageContext &context, ToolDrafts &drafts, ToolEditor &editor, ToolNotices &notices,
                UndoNotice &undo, QObject *parent);

    const QString &id() const { return m_id; } // of the row; empty: none is open
    bool isChanged() const { return kept() != nullptr; }
    bool isUnderWay() const { return m_saving.has_value(); } // to the workspace
    bool isToBeSaved() const { return m_check.isAwaited(); }
    bool isSaving() const { return isUnderWay() || isToBeSaved(); }
    EditorSession editorSession() const;
    void setEditorSession(const EditorSession &editorSession);

    // False when there is no such tool.
    bool open(const QString &id, const EditorSession &editorSession = {});
    void openVersion(workspace::Version version);
    void close();
    // Called before another tool, or something else, is shown.
    void leave();
    // The open tool has another name now.
    void adopt(const QString &id) { m_id = id; }

    // Applies a change that was made here by something other than typing.
    void change(const ToolDraft &draft);
    // Same, where the whole editor shows something else afterwards.
    void replace(const ToolDraft &draft);
    void discard();
    void check();
    void showState();

    void save();
    void saved(const Saving &saving);
    bool isSaved(const Saving &saving) const;
    // Takes the news of what is being saved here, before others hear them.
    void settle();
    // The tool that is open may be another one by now: changed by an agent, undone, deleted.
    void followSaved();
    static QString labelOf(const ToolDraft &draft); // of the edit that saves it

Q_SIGNALS:
    void idChanged();
    void opened(bool isAnother);
    void stateChanged(); // isChanged(), or what the draft says, may differ
    // The tool had a name before unless it was new.
    void renamed(const QString &before, const QString &now, bool wasSaved);
    void settled(); // isSaving() does not hold any more

private:
    const ToolDraft *kept() const;
    void takeEdit();
    void keepMine();
    void mergeBoth();
    void askForPreview();
    void askForDescription();
    void askForResponse(const std::string &endpoint); // of the operation that was recognized
    void showRecognized();
    void nameEndpoint();
    void saveChecked(engine::WorkspaceClient::Breaking breaking = engine::WorkspaceClient::Breaking::Refuse);
    void takeResult(const Result<void> &result, const workspace::WorkspacePtr &before,
                    engine::WorkspaceClient::Breaking breaking);
    std::optional<ToolDraft> savedDraft() const;
    const workspace::Workspace &workspaceNow() const;

    PageContext m_context;
    ToolDrafts &m_drafts;
    ToolEditor &m_editor;
    ToolNotices &m_notices;
    UndoNotice &m_undo;
    ToolCheck m_check{this};
    QString m_id;
    std::optional<Saving> m_saving;
    quint64 m_previewRevision = 0;
    engine::RecognizedRequest m_recognized; // the request of the draft
    QStringList m_paths;                    // of the API
    std::string m_pathsEndpoint;
    quint64 m_recognizedRevision = 0;
};

} // namespace tooltray::ui
