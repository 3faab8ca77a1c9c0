// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/pagecontext.h"

#include <QWidget>

class QToolButton;

namespace tooltray::ui {

class ChecklistCard;
class TextLabel;

// The way to a working set-up, step by step; what is done folds away.
class HomePage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HomePage)

public:
    explicit HomePage(const PageContext &context, QWidget *parent = nullptr);
    ~HomePage() override;

private:
    void showSteps(bool shown);
    void refresh();

    PageContext m_context;
    TextLabel *m_heading;
    TextLabel *m_intro;
    TextLabel *m_progress;
    TextLabel *m_tip;
    QToolButton *m_fold;
    ChecklistCard *m_server;
    ChecklistCard *m_client;
    bool m_showsSteps = true;
    bool m_wasComplete = false;
};

} // namespace tooltray::ui
