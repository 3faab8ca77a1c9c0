// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "credentials/secret.h"
#include "credentials/store/command.h"
#include "credentials/store/secretname.h"

#include <QProcess>

#include <functional>
#include <string>

namespace tooltray::credentials {

// Runs a command once, in a session of its own, so that it cannot ask on a terminal and its children end with
// it. Its standard error goes nowhere, as it may say the secret.
class CommandRun final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandRun)

public:
    // One newline at the end of the output is not part of the secret. Called back once, perhaps
    // before the constructor returns, unless this is destroyed before.
    using Done = std::function<void(Result<Secret>)>;

    CommandRun(SecretName name, Command command, Clock &clock, Done done);
    ~CommandRun() override;

private:
    void receive();
    void fail(ErrorKind kind, const char *code, const std::string &what, std::string hint);
    void succeed(int exitCode, QProcess::ExitStatus status);
    void finish(Result<Secret> result);
    void killAll();

    SecretName m_name;
    Command m_command;
    Done m_done;
    std::string m_output;
    Timer m_deadline;
    QProcess m_process; // last: its signals reach the others
};

} // namespace tooltray::credentials
