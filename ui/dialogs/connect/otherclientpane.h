// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>

class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class InlineMessage;
class SecretClipboard;
class TextLabel;
class Theme;

// For clients that we have no file of: what they need to be told, to be pasted.
class OtherClientPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OtherClientPane)

public:
    OtherClientPane(engine::Engine &engine, const Theme &theme, SecretClipboard &clipboard,
                    QWidget *parent = nullptr);
    ~OtherClientPane() override;

    void refresh();

private:
    void retranslate();
    void copy();
    QString snippet(const QString &token) const;

    engine::Engine &m_engine;
    SecretClipboard &m_clipboard;
    TextLabel *m_title;
    TextLabel *m_why;
    TextLabel *m_nameLabel;
    QLineEdit *m_name;
    InlineMessage *m_message;
    TextLabel *m_snippetLabel;
    QPlainTextEdit *m_snippet;
    QPushButton *m_copy;
};

} // namespace tooltray::ui
