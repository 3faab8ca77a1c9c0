// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/dialogactions.h"

#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/dialogs/aboutdialog.h"
#include "ui/dialogs/consentdialog.h"
#include "ui/dialogs/help/helpdialog.h"
#include "ui/dialogs/import/importdialog.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/dialogs/settings/settingsdialog.h"
#include "ui/dialogs/shortcutsdialog.h"
#include "ui/state/uistate.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace tooltray::ui {
namespace {

// The manual that packages and archives bring; nothing where this one is of neither.
QString installedManual()
{
    const QFileInfo file(QCoreApplication::applicationDirPath()
                         + QStringLiteral("/../share/doc/tooltray/manual/README.html"));
    return file.exists() ? file.canonicalFilePath() : QString();
}

} // namespace

void addDialogActions(const WindowContext &context, ActionRegistry &registry,
                      const std::function<ChosenKeys &()> &keys, QWidget &window)
{
    registry.add({.id = actionid::kImport,
                  .section = ActionSection::File,
                  .text = QT_TRANSLATE_NOOP("Actions", "&Import tools..."),
                  .icon = Icon::Import,
                  .shortcuts = {Qt::CTRL | Qt::Key_O}},
                 [&context, &window] { openImport(context, window); });
    registry.add({.id = actionid::kSettings,
                  .section = ActionSection::File,
                  .text = QT_TRANSLATE_NOOP("Actions", "Settin&gs..."),
                  .icon = Icon::Gear,
                  .shortcuts = {Qt::CTRL | Qt::Key_Comma}},
                 [&context, &registry, keys, &window] { openSettings(context, registry, keys(), window); });
    registry.add({.id = actionid::kConsents,
                  .section = ActionSection::Server,
                  .text = QT_TRANSLATE_NOOP("Actions", "Re&view consents..."),
                  .icon = Icon::Warning},
                 [&context, &window] {
                     (new ConsentDialog(context.engine.consents(), context.theme, &window))->open();
                 });
    registry.add({.id = actionid::kContents,
                  .section = ActionSection::Help,
                  .text = QT_TRANSLATE_NOOP("Actions", "&Contents"),
                  .icon = Icon::Info,
                  .shortcuts = {Qt::Key_F1}},
                 [&context, &registry, &window] { HelpDialog::showFor(context.theme, registry, window); });
    if (const QString manual = installedManual(); !manual.isEmpty())
        registry.add({.id = QStringLiteral("help.manual"),
                      .section = ActionSection::Help,
                      .text = QT_TRANSLATE_NOOP("Actions", "&Manual"),
                      .icon = Icon::Link},
                     [manual] { QDesktopServices::openUrl(QUrl::fromLocalFile(manual)); });
    registry.add({.id = actionid::kShortcuts,
                  .section = ActionSection::Help,
                  .text = QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"),
                  .icon = Icon::Keyboard,
                  .shortcuts = {Qt::CTRL | Qt::Key_Question}},
                 [&registry, &window] { (new ShortcutsDialog(registry, &window))->open(); });
    registry.add({.id = QStringLiteral("help.reportProblem"),
                  .section = ActionSection::Help,
                  .text = QT_TRANSLATE_NOOP("Actions", "&Report a problem..."),
                  .icon = Icon::Warning,
                  .group = 1},
                 [&context, &window] {
                     (new ReportDialog(context.engine, context.theme, context.state,
                                       context.warnings ? context.warnings() : std::vector<std::string>(),
                                       &window))
                         ->open();
                 });
    registry.add({.id = QStringLiteral("help.about"),
                  .section = ActionSection::Help,
                  .text = QT_TRANSLATE_NOOP("Actions", "&About Tooltray"),
                  .icon = Icon::Info,
                  .group = 1},
                 [&window] { (new AboutDialog(&window))->open(); });
}

void openImport(const WindowContext &context, QWidget &window, const QString &file)
{
    auto *dialog = new ImportDialog(context.engine, context.theme, &window);
    dialog->setEndpointDefaults(context.state.endpointDefaults());
    if (!file.isEmpty())
        dialog->openFile(file);
    dialog->open();
}

void openSettings(const WindowContext &context, ActionRegistry &registry, ChosenKeys &keys, QWidget &window,
                  const SettingName *setting)
{
    auto *dialog = new SettingsDialog(
        {context.engine, context.theme, registry, context.state, keys, context.startCommand}, &window);
    if (setting)
        dialog->showSetting(*setting);
    dialog->open();
}

} // namespace tooltray::ui
