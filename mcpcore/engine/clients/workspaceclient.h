// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/workspacestate.h"
#include "engine/workspaces/workspacefolders.h"
#include "workspace/edits/edit.h"

#include <QFuture>
#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::storage {
class AsyncDraftFolder;
}

namespace tooltray::engine {

// Reads and changes the default workspace for the window. Lives on the main thread, as all clients do.
class WorkspaceClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceClient)

public:
    // The workspace's folder, for drafts; empty where there is none.
    WorkspaceClient(WorkspaceLink link, const std::string &folder);
    ~WorkspaceClient() override;

    // The last news that reached this thread.
    const WorkspaceState &state() const { return m_state; }

    // All of the edit or nothing; answered when it is on disk. By then state() has it.
    QFuture<Result<void>> apply(workspace::Edit edit);
    // The same for a person's edit, which is validated with all it touches: see workspace::checkChange().
    // Saves nothing if that reports definition_invalid, or would_break and breaking is not allowed.
    enum class Breaking : std::uint8_t { Refuse, Allow };
    QFuture<Result<void>> save(workspace::Edit edit, Breaking breaking = Breaking::Refuse);
    QFuture<Result<void>> undo(std::optional<workspace::HistoryStepId> step = {});
    QFuture<Result<void>> redo(std::optional<workspace::HistoryStepId> step = {});

    // Answered when all schemas that are stored on this computer are in state().
    QFuture<Result<void>> schemasOpened();
    // Answered when it is fetched and built, or could not be; schemaChanged() tells all else.
    QFuture<Result<void>> refreshSchema(std::string endpoint);
    // Asks an endpoint that may not be saved yet. An error where there was no answer at all.
    QFuture<Result<EndpointProbe>> probe(workspace::Endpoint endpoint, Looking looking = Looking::Nowhere);

    // Unsaved work of the window, which chooses the id.
    QFuture<Result<void>> writeDraft(std::string id, std::string content);
    QFuture<Result<void>> removeDraft(std::string id);
    // The drafts of processes that ended without saving.
    QFuture<Result<std::vector<RecoveredDraft>>> recoveredDrafts();
    QFuture<Result<void>> removeLeft(RecoveredDraft draft);

    // The saved states of the workspace, the newest first.
    QFuture<Result<std::vector<SavedMoment>>> moments();
    QFuture<Result<void>> goBack(std::string moment);
    // Makes the present one of them, which is kept for good; secrets are not in it.
    QFuture<Result<void>> keepMoment(std::string label);

    // The documents that the library of WorkspaceState::library has beyond the present one: copied and
    // compared, or left where they are for good.
    QFuture<Result<void>> moveLibrary();
    // Answered when it is known whether there is such a library; then state() has it.
    QFuture<Result<void>> libraryLooked();
    QFuture<Result<void>> leaveLibrary();

    // News.
    void takeWorkspace(workspace::WorkspacePtr workspace, workspace::History history);
    void takeHealth(std::shared_ptr<const workspace::Health> health);
    void takeSchema(const std::string &endpoint, EndpointSchema schema);
    void takeProblems(std::vector<workspace::DocumentProblem> problems);
    void takeSaving(std::optional<Error> readOnly);
    void takeConfiguration(std::optional<Error> problem);
    void takeLibrary(std::optional<LibraryOffer> offer);

Q_SIGNALS:
    void workspaceChanged(); // and with it the history
    void healthChanged();
    void schemaChanged(const std::string &endpoint);
    void problemsChanged(); // also of the configuration file, and whether it can be saved

private:
    WorkspaceLink m_link;
    std::unique_ptr<storage::AsyncDraftFolder> m_drafts; // null without a folder
    WorkspaceState m_state;
};

} // namespace tooltray::engine
