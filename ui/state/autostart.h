// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tooltray::ui {

// Whether the desktop starts the program when somebody signs in: a file in the folder that the Desktop Application
// Autostart Specification of freedesktop.org names.
class Autostart final {
public:
    // The folder is that of the user; see usualFolder(). The command is the program with its arguments.
    Autostart(QString folder, QStringList command);

    // Empty where the desktop has no such folder.
    static QString usualFolder();

    bool isOn() const;
    // True when it could be done.
    bool setOn(bool isOn) const;
    QString file() const;

private:
    QString m_folder;
    QStringList m_command;
};

} // namespace tooltray::ui
