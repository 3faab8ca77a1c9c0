// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icon.h"

#include <QWidget>

class QAction;
class QHBoxLayout;

namespace tooltray::ui {

class TextLabel;
class Theme;

// What stands where nothing is yet: what it is, why, and the next step.
class EmptyState final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EmptyState)

public:
    EmptyState(const Theme &theme, Icon icon, QWidget *parent = nullptr);

    void setTexts(const QString &what, const QString &why);
    void addButton(QAction &action);

private:
    TextLabel *m_what;
    TextLabel *m_why;
    QHBoxLayout *m_buttons;
};

} // namespace tooltray::ui
