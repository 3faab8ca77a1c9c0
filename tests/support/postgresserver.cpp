// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/postgresserver.h"

#include "text/words/naturalorder.h"

#include <QStandardPaths>

#include <algorithm>
#include <csignal>

#include <pwd.h>
#include <unistd.h>

namespace tooltray::test {

using namespace std::chrono_literals;

namespace {

namespace fs = std::filesystem;

constexpr auto kServerPatience = 60s; // a busy machine makes a cluster slowly

Error impossible(std::string message)
{
    return {ErrorKind::Unavailable, "no_postgresql", std::move(message),
            "Install Debian's package postgresql (./test does) to run the tests that need a server."};
}

// Of the newest version that is installed; empty when there is none.
fs::path findPrograms()
{
    std::vector<std::string> found;
    std::error_code error;
    for (const auto &entry : fs::directory_iterator("/usr/lib/postgresql", error)) {
        if (fs::exists(entry.path() / "bin/initdb", error)
            && fs::exists(entry.path() / "bin/postgres", error))
            found.push_back((entry.path() / "bin").string());
    }
    std::ranges::sort(found, [](const auto &a, const auto &b) { return naturalOrder(a, b) < 0; });
    return found.empty() ? fs::path() : fs::path(found.back());
}

// Somebody whom root can be instead; nothing when there is nobody.
const ::passwd *findUser()
{
    const ::passwd *user = ::getpwnam("postgres");
    return user != nullptr ? user : ::getpwnam("nobody");
}

} // namespace

PostgresServer::PostgresServer(fs::path programs, std::vector<std::string> disguise)
    : m_programs(std::move(programs))
    , m_disguise(std::move(disguise))
{}

Result<std::unique_ptr<PostgresServer>> PostgresServer::start()
{
    const fs::path programs = findPrograms();
    if (programs.empty())
        return impossible("There is no PostgreSQL server in /usr/lib/postgresql.");
    const std::string setpriv = QStandardPaths::findExecutable(QStringLiteral("setpriv")).toStdString();
    if (setpriv.empty())
        return impossible("There is no setpriv, which ends the server with the test.");
    std::vector<std::string> disguise{setpriv, "--pdeathsig", "QUIT"};
    const ::passwd *user = ::geteuid() == 0 ? findUser() : nullptr;
    if (::geteuid() == 0) {
        if (user == nullptr)
            return impossible("The server refuses to run as root, and there is no user postgres or nobody.");
        disguise.insert(disguise.end(), {"--reuid", std::to_string(user->pw_uid), "--regid",
                                         std::to_string(user->pw_gid), "--clear-groups"});
    }
    std::unique_ptr<PostgresServer> server(new PostgresServer(programs, std::move(disguise)));
    for (const fs::path &folder : {server->m_data.path(), server->m_sockets.path()}) {
        if (user != nullptr && ::chown(folder.c_str(), user->pw_uid, user->pw_gid) != 0)
            return impossible("The folder " + folder.string() + " cannot be given to another user.");
    }
    auto ready = server->makeCluster().andThen([&] { return server->startAgain(); });
    if (!ready)
        return std::move(ready).error();
    return server;
}

PostgresServer::~PostgresServer()
{
    end(SIGINT);
}

void PostgresServer::kill()
{
    end(SIGQUIT);
}

Result<void> PostgresServer::startAgain()
{
    m_server = launch("postgres", {"-D", (m_data / "cluster").string(), "-k", socketFolder(), "-p",
                                   std::to_string(port()), "-c", "listen_addresses=", "-c", "fsync=off", "-c",
                                   "max_connections=30", "-c", "shared_buffers=16MB", "-c",
                                   "log_min_messages=log", "-c", "logging_collector=off"});
    if (m_server->waitForError("ready to accept connections", kServerPatience))
        return {};
    return impossible("The server does not start: " + m_server->errorOutput());
}

Result<void> PostgresServer::makeCluster()
{
    const fs::path password = m_sockets.write("password", kPassword);
    const auto initdb =
        launch("initdb", {"-D", (m_data / "cluster").string(), "-U", kUser, "-A", "scram-sha-256", "--pwfile",
                          password.string(), "-E", "UTF8", "--locale=C", "-N"});
    if (initdb->waitForExit(kServerPatience) == 0)
        return {};
    return impossible("initdb fails: " + initdb->errorOutput());
}

std::unique_ptr<ChildProcess> PostgresServer::launch(const std::string &program,
                                                     std::vector<std::string> arguments) const
{
    std::vector<std::string> whole(m_disguise.begin() + 1, m_disguise.end());
    whole.push_back((m_programs / program).string());
    whole.insert(whole.end(), arguments.begin(), arguments.end());
    return std::make_unique<ChildProcess>(m_disguise.front(), whole,
                                          std::map<std::string, std::string>{{"LC_ALL", "C"}});
}

void PostgresServer::end(int signal)
{
    if (!m_server)
        return;
    m_server->sendSignal(signal);
    static_cast<void>(m_server->waitForExit(kServerPatience)); // else it is killed
    m_server.reset();
}

} // namespace tooltray::test
