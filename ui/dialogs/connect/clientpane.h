// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/clientfilesclient.h"
#include "engine/settings/serversettings.h"

#include <QFuture>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>

class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class DiffView;
class InlineMessage;
class SecretClipboard;
class TextLabel;
class Theme;

// One client: its file, what writing would change in it, and how it stands. Nothing is written before somebody
// has seen it.
class ClientPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientPane)

public:
    ClientPane(engine::Engine &engine, const Theme &theme, SecretClipboard &clipboard,
               QWidget *parent = nullptr);
    ~ClientPane() override;

    enum class Presence : std::uint8_t { Absent, Connected };
    void setClient(const engine::ClientFileStatus &file, Presence presence);
    QString client() const { return QString::fromStdString(m_file.client); }

Q_SIGNALS:
    void fileChanged();

private:
    void build(const Theme &theme);
    QWidget *buildChange();
    void retranslate();

    void look();
    void takeChange(const engine::ClientFileChange &change);
    void write();
    void writeWith(const engine::ClientFileChange &change, const std::string &token);
    void copySnippet();
    void putOnClipboard(const std::string &token);
    void openFile();
    void run(QFuture<Result<void>> work);
    // A fresh token for the client, unless there was an error, which is shown.
    void withToken(std::function<void(const std::string &token)> next);
    void finish(const std::optional<Error> &error);
    void follow();
    void tellState();

    engine::Engine &m_engine;
    SecretClipboard &m_clipboard;
    engine::ClientFileStatus m_file;
    Presence m_presence = Presence::Absent;
    std::optional<engine::ClientFileChange> m_change;
    QString m_failure;
    QString m_news;
    quint64 m_revision = 0;
    bool m_isBusy = false;

    TextLabel *m_title;
    QLineEdit *m_path;
    QToolButton *m_open;
    InlineMessage *m_message;
    QStackedWidget *m_parts;
    TextLabel *m_before;
    TextLabel *m_after;
    DiffView *m_diff;
    QPlainTextEdit *m_snippet;
    QPushButton *m_undo;
    QPushButton *m_remove;
    QPushButton *m_copy;
    QPushButton *m_write;
};

} // namespace tooltray::ui
