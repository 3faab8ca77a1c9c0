// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/workspacestate.h"
#include "workspace/edits/assembly.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QAction;

namespace tooltray::engine {
class ConsentClient;
class WorkspaceClient;
struct LibraryOffer;
class LogClient;
class PreferencesClient;
} // namespace tooltray::engine

namespace tooltray::ui {

class InlineMessage;
class Theme;

// Offers above whatever page is open what a process that ended left unsaved: nobody goes looking for work that they
// do not know is there. Asks once, at the start.
class DraftsNotice final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DraftsNotice)

public:
    DraftsNotice(const Theme &theme, engine::WorkspaceClient &engineClient, QWidget *parent = nullptr);

Q_SIGNALS:
    // The pages that each have some of it.
    void restoreWanted(const QStringList &pages);
    void failed(const QString &problem);

private:
    void retranslate();
    void offer(const std::vector<engine::RecoveredDraft> &left);
    void discard();

    engine::WorkspaceClient &m_engineClient;
    InlineMessage *m_message;
    QAction *m_restore;
    QAction *m_discard;
    std::vector<engine::RecoveredDraft> m_left;
    QStringList m_pages;
};

// Says above whatever page is open which files are not followed, and where they are wrong: the configuration file, and
// those of the workspace that somebody edited elsewhere; what waits for the person's consent; and that the log cannot be
// written, or that a library was left where it was. Gone once there is nothing to say.
class FilesNotice final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilesNotice)

public:
    // One action opens the folder that the files of the workspace are in, the other one what waits for a consent.
    FilesNotice(const Theme &theme, engine::WorkspaceClient &workspaceClient,
                engine::PreferencesClient &preferences, engine::LogClient &log,
                engine::ConsentClient &consents, QAction &openFolder, QAction &reviewConsents,
                QWidget *parent = nullptr);

Q_SIGNALS:
    void failed(const QString &problem);

private:
    void follow();
    void showConfiguration(const Error &problem);
    void showArchive();
    void showConsents(int pending);
    void showLibrary(const engine::LibraryOffer &offer);
    void moveLibrary();
    void leaveLibrary();
    void showDocuments(const std::vector<workspace::DocumentProblem> &problems);
    void openFile();

    engine::WorkspaceClient &m_workspaceClient;
    engine::PreferencesClient &m_preferences;
    engine::LogClient &m_log;
    engine::ConsentClient &m_consents;
    InlineMessage *m_configuration;
    InlineMessage *m_documents;
    InlineMessage *m_archive;
    InlineMessage *m_pending;
    InlineMessage *m_library;
    QAction *m_open;
    QAction *m_move;
    QAction *m_leave;
    QString m_file; // of the configuration
};

} // namespace tooltray::ui
