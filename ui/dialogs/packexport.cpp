// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/packexport.h"

#include "base/task/ask.h"
#include "journal/exports/exports.h"
#include "workspace/exchange/exportpack.h"
#include "workspace/exchange/pack.h"
#include "json/write.h"

#include <QCoreApplication>
#include <QFileDialog>

#include <filesystem>
#include <utility>

namespace tooltray::ui {

Result<void> writePack(const workspace::Workspace &workspace, const std::vector<std::string> &tools,
                       const QString &path)
{
    auto pack = workspace::exportPack(workspace, {.names = tools});
    if (!pack)
        return std::move(pack).error();
    return journal::writeExport(std::filesystem::path(path.toStdU16String()),
                                json::writePretty(workspace::encode(*pack)));
}

void openPackExport(QWidget &parent, const workspace::WorkspacePtr &workspace, std::vector<std::string> tools,
                    std::function<void(const QString &path, const Result<void> &result)> done)
{
    const auto tr = [](const char *text) { return QCoreApplication::translate("PackExport", text); };
    auto *dialog = new QFileDialog(&parent, tr(QT_TRANSLATE_NOOP("PackExport", "Export tools")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    const QString stem = tools.size() == 1 ? QString::fromStdString(tools.front()) : QStringLiteral("tools");
    dialog->selectFile(stem + QStringLiteral(".pack.json"));
    dialog->setNameFilter(tr(QT_TRANSLATE_NOOP("PackExport", "Packs of tools (*.json)")));
    QObject::connect(
        dialog, &QFileDialog::fileSelected, &parent,
        [&parent, workspace, tools = std::move(tools), done = std::move(done)](const QString &path) {
            const auto writing = ask(QThreadPool::globalInstance(),
                                     [workspace, tools, path] { return writePack(*workspace, tools, path); });
            whenDone(writing, &parent, [path, done](const Result<void> &result) { done(path, result); });
        });
    dialog->open();
}

} // namespace tooltray::ui
