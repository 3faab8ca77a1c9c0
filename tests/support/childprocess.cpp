// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/childprocess.h"

#include <QProcessEnvironment>
#include <QTest>

#include <csignal>

namespace tooltray::test {

ChildProcess::ChildProcess(const std::filesystem::path &program, const std::vector<std::string> &arguments,
                           const std::map<std::string, std::string> &environment)
{
    QStringList list;
    for (const std::string &argument : arguments)
        list.append(QString::fromStdString(argument));
    auto variables = QProcessEnvironment::systemEnvironment();
    for (const auto &[name, value] : environment)
        variables.insert(QString::fromStdString(name), QString::fromStdString(value));
    m_process.setProcessEnvironment(variables);
    QObject::connect(&m_process, &QProcess::readyReadStandardOutput, &m_process, [this] { receive(); });
    QObject::connect(&m_process, &QProcess::readyReadStandardError, &m_process, [this] { receive(); });
    m_process.start(QString::fromStdString(program.string()), list);
}

ChildProcess::~ChildProcess()
{
    m_process.kill();
    m_process.waitForFinished();
}

void ChildProcess::write(std::string_view input)
{
    m_process.write(input.data(), static_cast<qint64>(input.size()));
}

void ChildProcess::sendSignal(int signal) const
{
    if (const auto process = static_cast<pid_t>(id()); process > 0)
        ::kill(process, signal);
}

std::optional<std::string> ChildProcess::readLine(std::chrono::milliseconds patience)
{
    std::size_t end = std::string::npos;
    waitFor(
        [&] {
            end = m_output.find('\n', m_read);
            return end != std::string::npos || m_process.state() == QProcess::NotRunning;
        },
        patience);
    if (end == std::string::npos)
        return std::nullopt;
    std::string line = m_output.substr(m_read, end - m_read);
    m_read = end + 1;
    return line;
}

bool ChildProcess::waitForError(std::string_view text, std::chrono::milliseconds patience)
{
    return waitFor([&] { return m_errorOutput.find(text) != std::string::npos; }, patience);
}

std::optional<int> ChildProcess::waitForExit(std::chrono::milliseconds patience)
{
    if (!waitFor([this] { return m_process.state() == QProcess::NotRunning; }, patience)
        || m_process.error() == QProcess::FailedToStart)
        return std::nullopt;
    receive();
    return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -m_process.exitCode();
}

void ChildProcess::receive()
{
    m_output += m_process.readAllStandardOutput().toStdString();
    m_errorOutput += m_process.readAllStandardError().toStdString();
}

bool ChildProcess::waitFor(const std::function<bool()> &condition, std::chrono::milliseconds patience)
{
    return QTest::qWaitFor(condition, static_cast<int>(patience.count()));
}

} // namespace tooltray::test
