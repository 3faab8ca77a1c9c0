// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

namespace tooltray::app {

// Turns SIGTERM, SIGINT and SIGHUP into a Qt signal. The first asks for a clean end; a second one of
// the same kind ends the process at once, so that a hanging shutdown can always be left.
class TerminationSignals final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TerminationSignals)

public:
    explicit TerminationSignals(QObject *parent = nullptr);
    ~TerminationSignals() override;

Q_SIGNALS:
    void terminationRequested();

private:
    void readPipe();

    QSocketNotifier *m_notifier = nullptr;
};

} // namespace tooltray::app
