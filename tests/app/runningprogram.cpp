// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runningprogram.h"

#include <csignal>

namespace tooltray::test {
namespace {

constexpr int kPatienceMs = 20000; // generous: only a failing test waits for it

} // namespace

RunningProgram::RunningProgram(const QStringList &arguments, const QStringList &environment)
{
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString &variable : environment)
        variables.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    m_process.setProcessEnvironment(variables);
    m_process.start(QStringLiteral(TOOLTRAY_PROGRAM), arguments);
    m_process.waitForStarted(kPatienceMs);
}

RunningProgram::~RunningProgram()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(kPatienceMs);
}

QByteArray RunningProgram::firstLine()
{
    while (!m_process.canReadLine()) {
        if (!m_process.waitForReadyRead(kPatienceMs))
            return {};
    }
    return m_process.readLine().trimmed();
}

bool RunningProgram::waitForEnd()
{
    return m_process.state() == QProcess::NotRunning || m_process.waitForFinished(kPatienceMs);
}

void RunningProgram::signal(int number)
{
    ::kill(static_cast<pid_t>(m_process.processId()), number);
}

} // namespace tooltray::test
