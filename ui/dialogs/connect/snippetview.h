// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace tooltray::ui {

class TextLabel;

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

} // namespace tooltray::ui
