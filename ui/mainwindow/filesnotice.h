// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "workspace/document/assemble.h"

#include <QWidget>

#include <vector>

class QAction;

namespace tooltray::engine {
class CurationDesk;
class LogDesk;
class PreferencesDesk;
} // namespace tooltray::engine

namespace tooltray::ui {

class InlineMessage;
class Theme;

// Says above whatever page is open which files are not followed, and where they are wrong: the configuration file, and
// those of the workspace that somebody edited elsewhere. And that the log cannot be written. Gone once it is mended.
class FilesNotice final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilesNotice)

public:
    // The action opens the folder that the files of the workspace are in.
    FilesNotice(const Theme &theme, engine::CurationDesk &curation, engine::PreferencesDesk &preferences,
                engine::LogDesk &log, QAction &openFolder, QWidget *parent = nullptr);
    ~FilesNotice() override;

Q_SIGNALS:
    void failed(const QString &problem);

private:
    void follow();
    void showConfiguration(const Error &problem);
    void showArchive();
    void showDocuments(const std::vector<workspace::DocumentProblem> &problems);
    void openFile();

    engine::CurationDesk &m_curation;
    engine::PreferencesDesk &m_preferences;
    engine::LogDesk &m_log;
    InlineMessage *m_configuration;
    InlineMessage *m_documents;
    InlineMessage *m_archive;
    QAction *m_open;
    QString m_file; // of the configuration
};

} // namespace tooltray::ui
