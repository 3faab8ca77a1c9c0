// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/sitting.h"

#include "support/await.h"
#include "ui/support/picture.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>

namespace tooltray::test {

Sitting::Sitting(const QString &folder, ui::ThemeChoice choice)
    : engine(engine::EngineSettings{.dataFolder = folder.toStdString()})
    , theme(*qApp, choice)
    , actions(theme)
    , state(folder + QStringLiteral("/ui.ini"))
{
    useTestFont();
}

Sitting::~Sitting() = default;

bool Sitting::open()
{
    return await(engine.open()).hasValue() && engine.workspaceClient().state().isOpen;
}

bool Sitting::put(const workspace::Object &object)
{
    workspace::Edit edit{.label = "Put", .origin = workspace::Origin::Person, .steps = {}};
    edit.steps.emplace_back(workspace::PutObject{.object = object});
    return await(engine.workspaceClient().apply(std::move(edit))).hasValue();
}

bool isInFiles(const QString &folder, const QByteArray &text)
{
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QFile::ReadOnly) && file.readAll().contains(text))
            return true;
    }
    return false;
}

} // namespace tooltray::test
