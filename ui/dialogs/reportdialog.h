// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <string>
#include <vector>

class QPlainTextEdit;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class InlineMessage;
class Theme;
class UiState;

// A text about how things are, for whoever is to help: shown as a whole before anything is done with it, and free to
// be changed. Nothing is sent from here. Deletes itself when it is closed.
class ReportDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReportDialog)

public:
    ReportDialog(engine::Engine &engine, const Theme &theme, const UiState &state,
                 const std::vector<std::string> &warnings, QWidget *parent = nullptr);

    QString text() const;
    // For its owner alone.
    void saveTo(const QString &path);

private:
    void chooseFile();

    QPlainTextEdit *m_text;
    InlineMessage *m_message;
};

} // namespace tooltray::ui
