// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/durablefile.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#    include <fcntl.h>
#    include <unistd.h>

#    include <cerrno>
#    include <cstring>
#endif

namespace tooltray::storage {
namespace {

Error unwritable(const std::string &path, const std::string &reason)
{
    return {ErrorKind::Unavailable, "not_writable", "\"" + path + "\" cannot be written: " + reason + ".",
            "Make room or give access to the folder and try again; nothing was "
            "changed."};
}

QString fileName(const std::string &path)
{
    return QString::fromStdString(path);
}

} // namespace

Result<void> writeFile(const std::string &path, std::string_view content)
{
    QSaveFile file(fileName(path));
    if (!file.open(QIODevice::WriteOnly))
        return unwritable(path, file.errorString().toStdString());
    // On a full disk Qt 6.4 takes a write that was cut short for a whole one: only the size tells.
    const auto size = static_cast<qint64>(content.size());
    if (file.write(content.data(), size) != size || !file.flush() || file.size() != size)
        return unwritable(path, "there is no room for it");
    // Puts the content on disk before it takes the name.
    if (!file.commit())
        return unwritable(path, file.errorString().toStdString());
    return {};
}

Result<void> removeFile(const std::string &path)
{
    QFile file(fileName(path));
    if (!file.exists() || file.remove())
        return {};
    return unwritable(path, file.errorString().toStdString());
}

Result<void> syncFolder(const std::string &path)
{
#ifdef Q_OS_UNIX
    const int folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool isSynced = folder >= 0 && ::fsync(folder) == 0;
    const int reason = errno;
    if (folder >= 0)
        ::close(folder);
    // Some file systems know no fsync of folders; those keep the order of names
    // by themselves.
    if (!isSynced && reason != EINVAL)
        return unwritable(path, std::strerror(reason));
#else
    static_cast<void>(path); // other systems have no such call and journal names by themselves
#endif
    return {};
}

Result<void> makeFolder(const std::string &path)
{
    if (QDir().mkpath(fileName(path)))
        return {};
    return unwritable(path, "the folder cannot be made");
}

Result<std::optional<std::string>> readFile(const std::string &path)
{
    QFile file(fileName(path));
    if (!file.exists())
        return std::optional<std::string>();
    if (!file.open(QIODevice::ReadOnly)) {
        return Error{ErrorKind::Unavailable, "not_readable",
                     "\"" + path + "\" cannot be read: " + file.errorString().toStdString() + ".",
                     "Give access to the file."};
    }
    return std::optional(file.readAll().toStdString());
}

} // namespace tooltray::storage
