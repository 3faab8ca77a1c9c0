// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/instancelink.h"

#include "app/report.h"
#include "app/singleinstance.h"
#include "base/task/post.h"
#include "json/parser.h"

#include <QCoreApplication>
#include <QLocalSocket>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

extern char **environ;

namespace tooltray::app {
namespace {

constexpr std::size_t kMaxWords = 4096;

// Opens a file in the temporary folder that is not visible there.
FileDescriptor namelessFile()
{
    const std::unique_ptr<std::FILE, int (*)(std::FILE *)> file(std::tmpfile(), &std::fclose);
    return FileDescriptor(file ? ::fcntl(::fileno(file.get()), F_DUPFD_CLOEXEC, 3) : -1);
}

using namespace std::chrono_literals;

constexpr auto kBetweenLooks = 10ms;
constexpr auto kBetweenReaps = 100ms;
constexpr auto kBetweenIdleLooks = 500ms;
// Whoever ended the program usually starts it again at once, as an update does; then that one is better.
constexpr auto kBeforeStarting = 1s;
constexpr auto kPatience = 20s; // until messages are answered that there is no server
constexpr qint64 kLongestLine = 64 * 1024;

Error errorOf(const json::Value &problem)
{
    return {ErrorKind::Unavailable, std::string(problem["code"].toString()),
            std::string(problem["message"].toString()), std::string(problem["hint"].toString())};
}

// Standard error has all of it, for the person. Agents get neither paths nor what another program printed.
Error forAgents(const Error &error)
{
    if (error.code == "not_serving")
        return {error.kind, error.code, "Tooltray is not serving tools now.", error.hint};
    if (error.code == "no_answer")
        return {error.kind, error.code, "Tooltray does not respond.", error.hint};
    if (error.code == "foreign_instance")
        return {error.kind, error.code, "The data folder is used by the Tooltray of another user.",
                "Ask the user to choose a folder of their own with --data-dir."};
    return {error.kind, error.code, "Tooltray could not be started.",
            "Ask the user to start Tooltray and see what it says."};
}

} // namespace

Result<ServerProcess> ServerProcess::start(const std::string &program,
                                           const std::vector<std::string> &arguments)
{
    FileDescriptor words = namelessFile();
    posix_spawn_file_actions_t files;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    if (words.isOpen())
        ::posix_spawn_file_actions_adddup2(&files, words.number(), STDERR_FILENO);
    else
        ::posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
    std::vector<char *> argv{const_cast<char *>(program.c_str())};
    for (const std::string &argument : arguments)
        argv.push_back(const_cast<char *>(argument.c_str()));
    argv.push_back(nullptr);
    pid_t id = 0;
    const int error = ::posix_spawn(&id, program.c_str(), &files, &attributes, argv.data(), environ);
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&files);
    if (error != 0) {
        return Error{ErrorKind::Unavailable, "not_started",
                     "Tooltray could not be started: " + std::generic_category().message(error) + ".",
                     "Start it with tooltray serve and try again."};
    }
    return ServerProcess(id, std::move(words));
}

std::optional<int> ServerProcess::exitCode()
{
    int status = 0;
    if (!m_exitCode && ::waitpid(m_id, &status, WNOHANG) == m_id)
        m_exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    return m_exitCode;
}

std::string ServerProcess::lastWords() const
{
    std::array<char, kMaxWords> bytes{};
    const auto count = ::pread(m_words.number(), bytes.data(), bytes.size(), 0);
    std::string words(bytes.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
    while (words.ends_with('\n'))
        words.pop_back();
    return words;
}

InstanceLink::InstanceLink(Setting setting, Clock &clock) : m_setting(std::move(setting)), m_clock(clock) {}

InstanceLink::~InstanceLink()
{
    if (m_socket)
        m_socket->disconnect(this);
}

void InstanceLink::start(Handlers handlers)
{
    m_handlers = std::move(handlers);
    find(Need::Call);
}

void InstanceLink::find(Need need)
{
    if (m_isAttached) { // it is not where it said: it is asked again
        m_isAttached = false;
        detach();
    }
    if (need == Need::Call && m_need != Need::Call)
        m_lookingSince = m_clock.now();
    const bool isMore = !m_need || (need == Need::Call && *m_need == Need::News);
    if (!isMore)
        return;
    m_need = need;
    if (need == Need::Call) {
        m_patience = m_clock.startTimer(kPatience, [this] {
            fail({ErrorKind::Timeout, "no_answer",
                  "The Tooltray of the data folder " + m_setting.dataFolder + " does not respond.",
                  "Ask the user to start Tooltray again."});
        });
    }
    // While it is attached the server says by itself when it serves.
    if (m_problem)
        m_next = m_clock.startTimer(0ms, [this] { fail(*m_problem); });
    else if (!m_socket)
        m_next = m_clock.startTimer(0ms, [this] { look(); });
}

void InstanceLink::look()
{
    auto connection = connectTo(m_setting.dataFolder);
    if (connection)
        return attach(::dup(connection->number()));
    if (m_need == Need::News) {
        m_next = m_clock.startTimer(kBetweenIdleLooks, [this] { look(); });
        return;
    }
    if (connection.error().code == "foreign_instance")
        return fail(connection.error());
    const auto exitCode = m_process ? m_process->exitCode() : std::nullopt;
    // Where another one was faster it is that one's socket that will be there.
    if (exitCode && *exitCode != 0) {
        const std::string words = m_process->lastWords();
        m_process.reset();
        if (words.find("uses this data folder") == std::string::npos) {
            constexpr std::string_view kName = "tooltray: ";
            return fail(
                {ErrorKind::Unavailable,
                 "not_started",
                 "Tooltray could not be started: "
                     + (words.starts_with(kName) ? words.substr(kName.size())
                                                 : "it ended with " + std::to_string(*exitCode) + "."),
                 {}});
        }
    }
    if (exitCode)
        m_process.reset();
    const bool mayStart = !m_wasAttached || m_clock.now() - *m_lookingSince >= kBeforeStarting;
    if (!m_process && mayStart)
        startServer();
    else
        m_next = m_clock.startTimer(kBetweenLooks, [this] { look(); });
}

void InstanceLink::startServer()
{
    auto started =
        ServerProcess::start(QCoreApplication::applicationFilePath().toStdString(), m_setting.serve);
    if (!started)
        return fail(started.error());
    m_process = std::make_unique<ServerProcess>(*std::move(started));
    m_next = m_clock.startTimer(kBetweenLooks, [this] { look(); });
}

void InstanceLink::attach(int descriptor)
{
    m_socket = std::make_unique<QLocalSocket>();
    if (!m_socket->setSocketDescriptor(descriptor))
        return detach();
    connect(m_socket.get(), &QLocalSocket::readyRead, this, [this] { read(); });
    connect(m_socket.get(), &QLocalSocket::disconnected, this, [this] {
        read();
        detach();
    });
    json::Value details = json::Value::object({{"token", !m_setting.token.empty()}});
    if (!m_setting.client.empty())
        details.set("client", m_setting.client);
    m_socket->write(SingleInstance::serverQuestion(details).c_str());
}

void InstanceLink::read()
{
    while (m_socket && m_socket->canReadLine())
        take(json::parse(m_socket->readLine(kLongestLine).toStdString()).value);
}

void InstanceLink::take(const json::Value &line)
{
    if (line["leaving"].toBool()) {
        m_isLeaving = true;
        return m_handlers.leaving();
    }
    if (line.contains("problem")) {
        m_problem = errorOf(line["problem"]);
        if (std::exchange(m_isAttached, false))
            m_handlers.lost();
        if (m_need)
            fail(*m_problem);
        return;
    }
    auto endpoint = stdio::parseEndpoint(line["url"].toString());
    if (!endpoint)
        return;
    if (m_process)
        m_former.push_back(std::move(*std::exchange(m_process, nullptr)));
    m_need.reset();
    m_problem.reset();
    m_patience.cancel();
    m_wasAttached = true;
    if (std::exchange(m_isAttached, true))
        m_handlers.lost(); // it has moved
    m_handlers.found({*std::move(endpoint),
                      m_setting.token.empty() ? std::string(line["token"].toString()) : m_setting.token,
                      m_setting.tokenAdvice});
}

// Nobody else ends the entries of those that we started in the system's list of processes.
void InstanceLink::reap()
{
    std::erase_if(m_former, [](ServerProcess &process) { return process.exitCode().has_value(); });
    if (!m_former.empty())
        m_reaping = m_clock.startTimer(kBetweenReaps, [this] { reap(); });
}

void InstanceLink::detach()
{
    reap();
    if (m_socket) {
        m_socket->disconnect(this);
        m_socket.release()->deleteLater(); // it may be what calls us
    }
    m_isLeaving = false;
    m_problem.reset();
    if (std::exchange(m_isAttached, false))
        m_handlers.lost();
    if (m_need && !m_socket)
        m_next = m_clock.startTimer(kBetweenLooks, [this] { look(); });
}

bool InstanceLink::isThere()
{
    if (!m_socket || !m_isAttached)
        return false;
    pollfd state{static_cast<int>(m_socket->socketDescriptor()), POLLIN, 0};
    return ::poll(&state, 1, 0) >= 0 && (state.revents & (POLLHUP | POLLERR | POLLNVAL)) == 0;
}

void InstanceLink::settle()
{
    if (m_socket && m_isLeaving)
        m_socket->write("{\"settled\":true}\n");
}

void InstanceLink::fail(Error error)
{
    m_need.reset();
    m_patience.cancel();
    m_next.cancel();
    reportFailure(error);
    m_handlers.failed(forAgents(error));
}

} // namespace tooltray::app
