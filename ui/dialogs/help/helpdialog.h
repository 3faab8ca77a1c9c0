// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/help/helptopics.h"

#include <QDialog>

class QListWidget;
class QPushButton;
class QTextBrowser;

namespace tooltray::ui {

class Theme;

// The help, to be read beside the window. Deletes itself when it is closed.
class HelpDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HelpDialog)

public:
    HelpDialog(const Theme &theme, const ActionRegistry &actions, QWidget *parent = nullptr);
    ~HelpDialog() override;

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
