// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/folderlock.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#    include <fcntl.h>
#    include <sys/file.h>
#    include <unistd.h>

#    include <array>
#    include <cerrno>
#    include <cstring>
#else
#    include <QLockFile>
#    include <QString>
#endif

namespace tooltray::storage {
namespace {

Error locked(const std::string &folder, const std::string &holder)
{
    return {ErrorKind::Conflict, "locked",
            (holder.empty() ? "Another process" : "Process " + holder) + " has the workspace \"" + folder
                + "\" open; here it is read-only.",
            "Close the other one, or use another data directory."};
}

Error noAccess(const std::string &folder, const std::string &reason)
{
    return {ErrorKind::Unavailable, "not_writable", "\"" + folder + "\" cannot be written: " + reason + ".",
            "Give access to the folder and try again; nothing was changed."};
}

} // namespace

#ifdef Q_OS_UNIX

class FolderLock::Handle {
public:
    explicit Handle(int file) : m_file(file) {}
    Handle(const Handle &) = delete;
    Handle &operator=(const Handle &) = delete;
    ~Handle()
    {
        if (m_file >= 0)
            ::close(m_file);
    }

    int file() const { return m_file; }

private:
    int m_file;
};

Result<FolderLock> FolderLock::take(const std::string &folder)
{
    const std::string path = folder + "/.lock";
    auto handle = std::make_unique<Handle>(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (handle->file() < 0)
        return noAccess(folder, std::strerror(errno));
    if (::flock(handle->file(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK)
            return noAccess(folder, std::strerror(errno));
        std::array<char, 32> holder{};
        const ssize_t size = ::read(handle->file(), holder.data(), holder.size());
        return locked(folder, std::string(holder.data(), size > 0 ? static_cast<std::size_t>(size) : 0));
    }
    // Who holds it is told to the next one as well as that can be done; the lock does not depend on it.
    const std::string holder = std::to_string(::getpid());
    if (::ftruncate(handle->file(), 0) == 0)
        static_cast<void>(::pwrite(handle->file(), holder.data(), holder.size(), 0) > 0);
    return FolderLock(std::move(handle));
}

#else

class FolderLock::Handle {
public:
    explicit Handle(const QString &path) : m_file(path) { m_file.setStaleLockTime(0); }

    QLockFile &file() { return m_file; }

private:
    QLockFile m_file;
};

Result<FolderLock> FolderLock::take(const std::string &folder)
{
    auto handle = std::make_unique<Handle>(QString::fromStdString(folder + "/.lock"));
    if (handle->file().tryLock())
        return FolderLock(std::move(handle));
    if (handle->file().error() != QLockFile::LockFailedError)
        return noAccess(folder, "the lock file cannot be made");
    qint64 process = 0;
    QString host;
    QString program;
    const bool isKnown = handle->file().getLockInfo(&process, &host, &program);
    return locked(folder, isKnown ? std::to_string(process) : std::string());
}

#endif

FolderLock::FolderLock(std::unique_ptr<Handle> handle) : m_handle(std::move(handle)) {}
FolderLock::FolderLock(FolderLock &&other) noexcept = default;
FolderLock &FolderLock::operator=(FolderLock &&other) noexcept = default;
FolderLock::~FolderLock() = default;

} // namespace tooltray::storage
