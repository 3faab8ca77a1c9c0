// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractItemView;

namespace tooltray::ui {

// Tells people who use a screen reader what just happened. Nothing of it can be seen: what is announced is shown
// elsewhere in the window.
class Announcement final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Announcement)

public:
    // Announces the text in the window of the widget, if that is shown.
    static void say(const QWidget &widget, const QString &text);

    ~Announcement() override;

private:
    explicit Announcement(QWidget &window);
};

// Says the current row of a view with the keyboard anew when its check box changes: Qt 6.4 tells nobody. For a view that
// has its model.
void announceChecks(QAbstractItemView &view);

// Gives the parts of the window that have a name a role, which Qt gives to its own widgets only.
void installRoles();

} // namespace tooltray::ui
