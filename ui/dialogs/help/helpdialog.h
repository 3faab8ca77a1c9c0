// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icon.h"

#include <QCoreApplication>
#include <QDialog>
#include <QList>
#include <QString>

class QListWidget;
class QPushButton;
class QTextBrowser;

namespace tooltray::ui {

class ActionRegistry;
class Theme;

// What there is to know at the beginning, in our own words: a title and some HTML each. Commands stand there as the
// menus name them, with the keys that they have now.
class HelpTopics final {
    Q_DECLARE_TR_FUNCTIONS(HelpTopics)

public:
    struct Topic {
        QString title;
        QString html;
        Icon icon;
    };

    explicit HelpTopics(const ActionRegistry &actions) : m_actions(actions) {}

    QList<Topic> all() const;

private:
    Topic aboutTools() const;
    Topic firstTool() const;
    Topic connecting() const;
    Topic parts() const;
    Topic log() const;
    Topic keys() const;

    QString command(const QString &id) const;
    QString keysOf(const QString &id) const;

    const ActionRegistry &m_actions;
};

// The help, to be read beside the window. Deletes itself when it is closed.
class HelpDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HelpDialog)

public:
    HelpDialog(const Theme &theme, const ActionRegistry &actions, QWidget *parent = nullptr);

    // The one of the window; it is opened when there is none.
    static void showFor(const Theme &theme, const ActionRegistry &actions, QWidget &window);

private:
    void retranslate();
    void showTopic(int row);

    HelpTopics m_topics;
    QListWidget *m_list;
    QTextBrowser *m_text;
    QPushButton *m_close;
};

} // namespace tooltray::ui
