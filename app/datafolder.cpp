// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/datafolder.h"

#include "base/createfolder.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryFile>

namespace tooltray::app {

Result<std::string> openDataFolder(const std::optional<std::string> &given)
{
    const QString folder = given ? QDir::current().absoluteFilePath(QString::fromStdString(*given))
                                 : QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
                                       + QStringLiteral("/tooltray");
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
