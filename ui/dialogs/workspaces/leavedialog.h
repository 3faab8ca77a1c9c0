// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

namespace tooltray::ui {

// Asks before another workspace is opened while something of this one is not saved; accepted, it stays as drafts.
class LeaveDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LeaveDialog)

public:
    LeaveDialog(const QString &workspace, const QStringList &unsaved, QWidget *parent = nullptr);
};

} // namespace tooltray::ui
