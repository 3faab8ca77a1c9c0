// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QLocalServer>
#include <QLockFile>
#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <utility>

class QLocalSocket;

namespace tooltray::app {

// One process per data folder. The first holds a lock file and listens on a local socket; a second one
// asks it to show its window.
class SingleInstance final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SingleInstance)

public:
    enum class Answer { WindowRaised, HasNoWindow };

    // Error "already_running" (Conflict) when another process holds the folder, with its "process" in the details
    // where that is known.
    static Result<std::unique_ptr<SingleInstance>> claim(const std::string &dataFolder);

    // Asks the process that holds the folder to show its window. Blocks for two seconds at most: it is
    // called before there is an event loop.
    static Result<Answer> askToRaise(const std::string &dataFolder);

    // Asks it how to reach its server: a line in the words of its connector. Blocks in the same way. Error
    // "no_instance" (NotFound) when there is none.
    static Result<std::string> askToConnect(const std::string &dataFolder);

    // Answers askToConnect() of other processes, each with one line, now or later. Empty: nobody is answered.
    using Connector = std::function<void(std::function<void(std::string line)> tell)>;
    void setConnector(Connector connector) { m_connector = std::move(connector); }

    // What askToRaise() of another process is told. Without a window nothing is raised.
    void setHasWindow(bool hasWindow) { m_hasWindow = hasWindow; }

Q_SIGNALS:
    void raiseRequested();

private:
    explicit SingleInstance(std::unique_ptr<QLockFile> lock);

    static QByteArray ask(const std::string &dataFolder, const char *question, bool &isThere);
    void answerConnection();
    void answer(QLocalSocket *socket, const QByteArray &question);

    std::unique_ptr<QLockFile> m_lock;
    QLocalServer m_server;
    Connector m_connector;
    bool m_hasWindow = false;
};

} // namespace tooltray::app
