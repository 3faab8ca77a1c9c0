// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <cstdint>

namespace tooltray::app {

// Turns SIGTERM, SIGINT and SIGHUP into a Qt signal. The first asks for a clean end; a second one of
// the same kind ends the process at once, so that a hanging shutdown can always be left. A clean end has a limit:
// whatever still runs then is cut off, which loses nothing that was acknowledged.
class TerminationSignals final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TerminationSignals)

public:
    // From when on the limit counts: from the signal, or from when ending begins, where a person may be asked first.
    enum class Limit : std::uint8_t { FromSignal, FromEnding };

    explicit TerminationSignals(Limit limit = Limit::FromEnding, QObject *parent = nullptr);
    ~TerminationSignals() override;

    // The process ends within two seconds from now on, for good: also while its objects are destroyed.
    static void limitEnding();

Q_SIGNALS:
    void terminationRequested();

private:
    void readPipe();

    QSocketNotifier *m_notifier = nullptr;
};

} // namespace tooltray::app
