// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/operations/operation.h"
#include "json/value.h"

#include <QByteArray>
#include <QObject>

#include <map>
#include <memory>

class QLocalSocket;

namespace tooltray::app {

class SingleInstance;

// Runs what verbs ask of the program that serves. A verb keeps one connection to the instance's socket, is told {"ready"}
// and asks one thing after the other, each a line of JSON: {"operation", "parameters"}, answered by lines {"event"} and then
// {"result"} or {"error"}. What is under way ends with the connection.
class OperationHost final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OperationHost)

public:
    // A file of 64 MB, which is the largest that an import takes, with its escapes.
    static constexpr qsizetype kLongestLine = qsizetype{160} << 20U;

    OperationHost(OperationPlace place, SingleInstance &instance);
    ~OperationHost() override;

private:
    struct Visitor {
        QByteArray unread = {};
        qsizetype searched = 0; // of the unread bytes: no line ends there
        std::unique_ptr<OperationCall> call = {};
    };

    void welcome(QLocalSocket *socket);
    void receive(QLocalSocket *socket);
    void next(QLocalSocket *socket);

    const OperationPlace m_place;
    SingleInstance &m_instance;
    std::map<QLocalSocket *, Visitor> m_visitors;
};

} // namespace tooltray::app
