// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/autostart.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <utility>

namespace tooltray::ui {
namespace {

// An argument of an Exec line, in quotes (Desktop Entry Specification, "The Exec key"): backslashes are doubled
// once more, as in every value of a desktop entry, and % is a field code.
QString quoted(const QString &argument)
{
    QString text;
    for (const QChar c : argument) {
        if (QStringView(u"\"`$\\").contains(c))
            text += u'\\';
        if (c == u'%')
            text += u'%';
        text += c;
    }
    text.replace(QLatin1String("\\"), QLatin1String("\\\\"));
    return u'"' + text + u'"';
}

} // namespace

Autostart::Autostart(QString folder, QStringList command)
    : m_folder(std::move(folder))
    , m_command(std::move(command))
{}

QString Autostart::usualFolder()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
           + QStringLiteral("/autostart");
#else
    return {};
#endif
}

QString Autostart::file() const
{
    return m_folder + QStringLiteral("/tooltray.desktop");
}

bool Autostart::isOn() const
{
    QFile entry(file());
    if (!entry.open(QIODevice::ReadOnly))
        return false;
    // Desktops switch an entry off by a line in it.
    for (QByteArray line : entry.readAll().split('\n')) {
        line = line.simplified().replace(' ', "");
        if (line == "Hidden=true" || line == "X-GNOME-Autostart-enabled=false")
            return false;
    }
    return true;
}

bool Autostart::setOn(bool isOn) const
{
    if (!isOn)
        return !QFile::exists(file()) || QFile::remove(file());
    QStringList words;
    for (const QString &word : m_command)
        words.append(quoted(word));
    if (!QDir().mkpath(m_folder))
        return false;
    QSaveFile entry(file());
    if (!entry.open(QIODevice::WriteOnly))
        return false;
    entry.write("[Desktop Entry]\nType=Application\nName=Tooltray\nIcon=tooltray\nTerminal=false\nExec="
                + words.join(u' ').toUtf8() + '\n');
    return entry.commit();
}

} // namespace tooltray::ui
