// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/datafolder.h"

#include "base/createfolder.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <pwd.h>
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

} // namespace

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
    const std::string path = QDir::cleanPath(folder).toStdString();
    if (auto made = createFolder(path, FileAccess::Private); !made) {
        Error error = std::move(made).error();
        error.hint = "Choose another folder with --data-dir.";
        return error;
    }
    QTemporaryFile probe(folder + QStringLiteral("/.probe-XXXXXX"));
    if (!probe.open()) {
        return Error{ErrorKind::Unavailable, "data_folder_not_writable",
                     "The data folder " + path + " cannot be written to: " + probe.errorString().toStdString()
                         + ".",
                     "Give it write permission or choose another with --data-dir."};
    }
    return path;
}

} // namespace tooltray::app
