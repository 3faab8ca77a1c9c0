// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStringList>

namespace tooltray::test {

// The real executable as a child process, ended when it leaves scope.
class RunningProgram {
public:
    explicit RunningProgram(const QStringList &arguments, const QStringList &environment = {});
    ~RunningProgram();

    // The first line on standard output, or empty when none comes in time.
    QByteArray firstLine();
    bool waitForEnd();
    void signal(int number);

    int exitCode() const { return m_process.exitCode(); }
    bool crashed() const { return m_process.exitStatus() == QProcess::CrashExit; }
    qint64 processId() const { return m_process.processId(); }
    QByteArray output() { return m_process.readAllStandardOutput(); }
    QByteArray errors() { return m_process.readAllStandardError(); }

private:
    QProcess m_process;
};

} // namespace tooltray::test
