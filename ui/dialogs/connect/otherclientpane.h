// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <string>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class InlineMessage;
class InlineOffer;
class SecretClipboard;
class TextLabel;
class Theme;

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
    ~SnippetView() override;

    void setTexts(const Texts &texts);
    void setSnippet(const QString &snippet);
    QString snippet() const;
    void setCanCopy(bool canCopy);

Q_SIGNALS:
    void copyWanted();

private:
    TextLabel *m_title;
    TextLabel *m_why;
    QPlainTextEdit *m_text;
    QPushButton *m_copy;
};

// For clients that we have no file of: what they need to be told, to be pasted.
class OtherClientPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OtherClientPane)

public:
    OtherClientPane(engine::Engine &engine, const Theme &theme, SecretClipboard &clipboard,
                    QWidget *parent = nullptr);
    ~OtherClientPane() override;

    void refresh();
    // Of clients that start a program of ours; empty: there is none to be started.
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
    InlineOffer *m_offer;     // what was done, or is asked before
    SnippetView *m_http;
    SnippetView *m_variable;
    SnippetView *m_stdio;
};

} // namespace tooltray::ui
