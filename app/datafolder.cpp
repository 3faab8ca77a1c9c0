// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/datafolder.h"

#include "base/files/folder.h"
#include "base/log/log.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tooltray::app {

namespace {

// As the system knows it, for programs that were started without HOME; empty: it does not know any.
QString homeOfUser()
{
    if (!qEnvironmentVariableIsEmpty("HOME"))
        return QDir::homePath();
    const ::passwd *user = ::getpwuid(::geteuid());
    return user == nullptr ? QString() : QFile::decodeName(user->pw_dir);
}

QString dataFolderOfUser()
{
    const QString home = homeOfUser();
    return home.isEmpty() ? home : home + QStringLiteral("/.local/share/tooltray");
}

QString usualDataFolder()
{
    if (qEnvironmentVariableIsEmpty("HOME") && qEnvironmentVariableIsEmpty("XDG_DATA_HOME"))
        return dataFolderOfUser();
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
           + QStringLiteral("/tooltray");
}

// Whoever owns a folder can replace everything in it. Root can anyway, and runs what it likes where it likes.
std::optional<Error> whyForeign(const std::string &path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0 || status.st_uid == ::geteuid())
        return std::nullopt;
    const std::string owner = "user " + std::to_string(status.st_uid);
    if (status.st_uid != 0 && ::geteuid() != 0) {
        return Error{ErrorKind::Denied, "data_folder_foreign",
                     "The data folder " + path + " belongs to another user of this computer (" + owner + ").",
                     "Choose a folder of your own with --data-dir."};
    }
    if (status.st_uid != 0 || (status.st_mode & S_IWOTH) != 0) {
        LogCategory("tooltray.app")
            .warning("Other users of this computer can read and change the data folder " + path
                     + ", which belongs to " + owner + '.');
    }
    return std::nullopt;
}

} // namespace

bool isUsualDataFolder(const std::string &dataFolder)
{
    return QDir::cleanPath(usualDataFolder()).toStdString() == dataFolder
           || isFoundByEveryProgram(dataFolder);
}

bool isFoundByEveryProgram(const std::string &dataFolder)
{
    return QDir::cleanPath(dataFolderOfUser()).toStdString() == dataFolder;
}

Result<std::string> openDataFolder(const std::optional<std::string> &given)
{
    const QString folder =
        given ? QDir::current().absoluteFilePath(QString::fromStdString(*given)) : usualDataFolder();
    if (folder.isEmpty()) {
        return Error{ErrorKind::Unavailable, "no_home", "This user has no home folder to keep data in.",
                     "Choose a folder with --data-dir."};
    }
    std::string path = QDir::cleanPath(folder).toStdString();
    const Folder data(path);
    if (auto made = data.create(); !made) {
        Error error = std::move(made).error();
        error.hint = "Choose another folder with --data-dir.";
        return error;
    }
    if (auto foreign = whyForeign(path))
        return *std::move(foreign);
    data.makePrivate();
    if (::faccessat(AT_FDCWD, path.c_str(), W_OK | X_OK, AT_EACCESS) != 0) {
        return Error{ErrorKind::Unavailable, "data_folder_not_writable",
                     "The data folder " + path + " cannot be written to: " + std::strerror(errno) + '.',
                     "Give it write permission or choose another with --data-dir."};
    }
    return path;
}

} // namespace tooltray::app
