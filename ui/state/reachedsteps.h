// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>

namespace tooltray::ui {

// Which steps of getting started somebody has taken, where nothing else that lasts tells. What was done once stays
// done: a restart or a server that is stopped takes no step back.
class ReachedSteps final {
    Q_DISABLE_COPY_MOVE(ReachedSteps)

public:
    // In the file of the window's state.
    explicit ReachedSteps(const QString &file);

    bool hasTried() const;
    void setTried();
    bool hasConnected() const;
    void setConnected();

private:
    QSettings m_settings;
};

} // namespace tooltray::ui
