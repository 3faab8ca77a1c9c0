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

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace tooltray::engine {
class Engine;
}

// The panes of the dialog that connects a program: one that is known, and any other.
namespace tooltray::ui {

class DiffView;
class InlineMessage;
class InlineOffer;
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
    template <typename T>
    void run(const QFuture<Result<T>> &work);
    void withdraw(const QFuture<Result<std::string>> &unusedToken);
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

// Something to be pasted elsewhere: whom it is for, the text, and the button that copies it.
class SnippetView final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SnippetView)

public:
    struct Texts {
        QString title;
        QString why;
        QString name; // of the text, for those who listen
        QString copy;
        QString copyTip = {};
    };

    explicit SnippetView(QWidget *parent = nullptr);

    void setTexts(const Texts &texts);
    void setSnippet(const QString &snippet);
    QString snippet() const;
    void setCanCopy(bool canCopy);

Q_SIGNALS:
    void copyWanted();

private:
    TextLabel *m_title;
    TextLabel *m_why;
    QPushButton *m_copy; // before the text, as it is seen: Tab and screen readers go by this order
    QPlainTextEdit *m_text;
};

// For clients that we have no file of: what they need to be told, to be pasted.
class OtherClientPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OtherClientPane)

public:
    OtherClientPane(engine::Engine &engine, const Theme &theme, SecretClipboard &clipboard,
                    QWidget *parent = nullptr);

    void refresh();
    // The snippet for clients that start a program of ours; empty where there is none to start.
    void setCommandSnippet(const QString &snippet);

private:
    void retranslate();
    void showChoice();
    bool isTokenAside() const; // in a variable of the environment
    void copySnippet();
    void copyVariable();
    // The text that the token is put into goes to the clipboard, for a while.
    using TextOf = std::function<QString(const QString &token)>;
    // Asks first where the client has a token already.
    void copyWithToken(const TextOf &text, const QString &said);
    void issueToken(const std::string &name, const TextOf &text, const QString &said);
    void copyCommand();
    QString snippet(const QString &token) const;

    engine::Engine &m_engine;
    SecretClipboard &m_clipboard;
    TextLabel *m_title;
    TextLabel *m_why;
    TextLabel *m_nameLabel;
    QLineEdit *m_name;
    TextLabel *m_tokenLabel;
    QComboBox *m_token;
    InlineMessage *m_message; // what stands in the way
    SnippetView *m_http;
    SnippetView *m_variable;
    SnippetView *m_stdio;
    InlineOffer *m_offer; // what was done, or is asked before
};

} // namespace tooltray::ui
