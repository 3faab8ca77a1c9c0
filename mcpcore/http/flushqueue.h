// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

namespace tooltray::http {

class GuardSocket;

// Sends what the sockets have gathered during one turn of the event loop, each with one system call.
class FlushQueue final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FlushQueue)

public:
    using QObject::QObject;

    void add(GuardSocket &socket);
    void remove(const GuardSocket &socket);

private:
    void run();

    std::vector<GuardSocket *> m_waiting;
    std::vector<GuardSocket *> m_running;
};

} // namespace tooltray::http
