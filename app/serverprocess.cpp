// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serverprocess.h"

#include <array>
#include <cstdio>
#include <fcntl.h>
#include <memory>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

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

} // namespace tooltray::app
