// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: ui_gallery --out DIR [--theme light|dark] [--scale 1|2] [--language CODE]
// Draws every page and dialog with realistic data as PNG; both themes and scales when not told.
#include "engine/engine.h"
#include "support/await.h"
#include "ui/actions/actionids.h"
#include "ui/actions/palettepopup.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/dialogs/help/helpdialog.h"
#include "ui/dialogs/import/importdialog.h"
#include "ui/dialogs/settings/settingsdialog.h"
#include "ui/gallery/sampleworkspace.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/agetext.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/pages.h"
#include "ui/pages/tools/toolwindow.h"
#include "ui/state/language.h"
#include "ui/state/uistate.h"
#include "ui/support/picture.h"
#include "ui/theme/theme.h"
#include "ui/widgets/log/logtable.h"
#include "ui/widgets/serverpill.h"
#include "ui/widgets/serverpopover.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QProcess>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <utility>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

struct Order {
    QDir folder;
    ThemeChoice theme = ThemeChoice::Light;
    QString scale;
    QString language;

    QString file(const QString &what) const
    {
        const QString name =
            QStringLiteral("%1-%2-%3@%4x.png")
                .arg(what, theme == ThemeChoice::Dark ? QStringLiteral("dark") : QStringLiteral("light"),
                     language, scale);
        return folder.filePath(name);
    }
};

// Draws what there is now, when it has come to rest.
bool save(QWidget &widget, const Order &order, const QString &what)
{
    QTest::qWait(150); // schemas, health and lists come from other threads
    return widget.grab().save(order.file(what));
}

// Whatever the action opens: a dialog of its own, or nothing.
bool saveDialog(const Order &order, const ActionRegistry::Entry &entry)
{
    if (!entry.action->isEnabled() || entry.spec.kind == ActionKind::Page)
        return true;
    entry.action->trigger();
    QTest::qWait(50);
    // Windows go away while one of them is drawn.
    QList<QPointer<QDialog>> dialogs;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *dialog = qobject_cast<QDialog *>(widget))
            dialogs.append(dialog);
    }
    bool isSaved = true;
    for (const auto &dialog : std::as_const(dialogs)) {
        if (dialog == nullptr || !dialog->isVisible())
            continue;
        isSaved = save(*dialog, order, QStringLiteral("dialog-") + entry.spec.id) && isSaved;
        dialog->reject();
    }
    QTest::qWait(50);
    return isSaved;
}

// Makes a row of what is seen the current one, by its text in any column.
bool choose(const MainWindow &window, const QString &text)
{
    for (auto *view : window.findChildren<QAbstractItemView *>()) {
        if (!view->isVisible() || view->model() == nullptr)
            continue;
        const QAbstractItemModel &model = *view->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                if (model.index(row, column).data().toString() != text)
                    continue;
                view->setCurrentIndex(model.index(row, 0));
                QTest::qWait(300);
                return true;
            }
        }
    }
    return false;
}

// Each side of the tool that is shown, in a large window and in the smallest one.
bool saveSides(MainWindow &window, const Order &order)
{
    auto *sides = window.findChild<QTabWidget *>(QStringLiteral("sides"));
    bool isSaved = sides != nullptr;
    window.actions().action(actionid::kDrawer)->trigger(); // leaves them the room
    for (const QSize size : {QSize(1360, 840), QSize(800, 560)}) {
        window.resize(size);
        for (int side = 1; isSaved && side < sides->count(); ++side) {
            sides->setCurrentIndex(side);
            choose(window, QStringLiteral("filter")); // of the arguments
            isSaved =
                save(window, order, QStringLiteral("tools-side%1-%2").arg(side).arg(size.width())) && isSaved;
        }
    }
    window.resize(1360, 840);
    window.actions().action(actionid::kDrawer)->trigger();
    if (isSaved)
        sides->setCurrentIndex(0);
    return isSaved;
}

bool openTab(const MainWindow &window, const QString &text)
{
    for (auto *tabs : window.findChildren<QTabWidget *>()) {
        for (int i = 0; i < tabs->count(); ++i) {
            if (!tabs->isVisible() || tabs->tabText(i) != text)
                continue;
            tabs->setCurrentIndex(i);
            QTest::qWait(300);
            return true;
        }
    }
    return false;
}

// What tools do that run no single GraphQL operation, in a large window and in the smallest one.
bool saveDefinitions(MainWindow &window, const Order &order)
{
    window.actions().action(actionid::kDrawer)->trigger();
    bool isSaved = true;
    for (const QSize size : {QSize(1360, 840), QSize(800, 560)}) {
        window.resize(size);
        for (const auto &[tool, step] :
             {std::pair("add_note", ""), std::pair("close_issue", "close"), std::pair("close_issue", "note"),
              std::pair("find_things", "people")}) {
            isSaved = choose(window, QLatin1String(tool)) && isSaved;
            choose(window, QLatin1String(step));
            const QString name = QStringLiteral("tools-%1%2-%3")
                                     .arg(QLatin1String(tool), QLatin1String(step))
                                     .arg(size.width());
            isSaved = save(window, order, name) && isSaved;
            // The rest of it, further down.
            for (auto *area : window.findChildren<QScrollArea *>()) {
                if (area->isVisible() && area->parentWidget()->inherits("tooltray::ui::OperationForm"))
                    area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
            }
            isSaved = save(window, order, name + QStringLiteral("-end")) && isSaved;
        }
    }
    window.resize(1360, 840);
    window.actions().action(actionid::kDrawer)->trigger();
    return isSaved;
}

// What a tool has besides its operation; by their English names, so in other languages there are none.
bool saveExamplesAndVersions(MainWindow &window, const Order &order)
{
    bool isSaved = choose(window, QStringLiteral("get_issue"));
    window.actions().action(actionid::kRunExamples)->trigger();
    QTest::qWait(1500);
    if (openTab(window, QStringLiteral("History")))
        isSaved = save(window, order, QStringLiteral("tools-examples")) && isSaved;
    if (openTab(window, QStringLiteral("Answer")))
        isSaved = save(window, order, QStringLiteral("tools-examples-answer")) && isSaved;
    if (openTab(window, QStringLiteral("Versions"))) {
        isSaved = choose(window, QStringLiteral("0.9.0")) && isSaved;
        isSaved = save(window, order, QStringLiteral("tools-versions")) && isSaved;
    }
    openTab(window, QStringLiteral("Operation"));
    return isSaved;
}

// What is asked and said on the page of the log, and what the palette finds of it.
bool saveLog(MainWindow &window, const Order &order)
{
    const ActionRegistry &actions = window.actions();
    actions.action(logaction::kDelete)->trigger();
    bool isSaved = save(window, order, QStringLiteral("log-delete"));
    actions.action(logaction::kCopyCurlSecrets)->trigger();
    isSaved = save(window, order, QStringLiteral("log-secrets")) && isSaved;
    actions.action(logaction::kSaveExample)->trigger();
    isSaved = save(window, order, QStringLiteral("log-example")) && isSaved;
    const QSize usual = window.size();
    window.resize(800, 560);
    isSaved = save(window, order, QStringLiteral("log-smallest")) && isSaved;
    window.resize(usual);

    auto *table = window.findChild<LogTable *>();
    table->selectRow(0);
    table->selectionModel()->select(table->model()->index(4, 0),
                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
    actions.action(logaction::kCompare)->trigger();
    QTest::qWait(100);
    if (auto *dialog = window.findChild<CompareDialog *>()) {
        isSaved = save(*dialog, order, QStringLiteral("dialog-compare")) && isSaved;
        dialog->close();
    }
    table->selectRow(0);
    actions.action(logaction::kResend)->trigger();
    QTest::qWait(300);
    isSaved = save(window, order, QStringLiteral("tools-resend")) && isSaved;
    actions.action(actionid::page(pageid::kLog))->trigger();
    actions.action(logaction::kSaveTool)->trigger();
    QTest::qWait(300);
    isSaved = save(window, order, QStringLiteral("tools-from-call")) && isSaved;

    for (const auto &[typed, what] :
         {std::pair(QStringLiteral("#"), QStringLiteral("palette-calls")),
          std::pair(QStringLiteral(":is:error"), QStringLiteral("palette-filter"))}) {
        actions.action(actionid::kPalette)->trigger();
        window.findChild<PalettePopup *>()->findChild<QLineEdit *>()->setText(typed);
        isSaved = save(window, order, what) && isSaved;
        window.findChild<PalettePopup *>()->hide();
    }
    actions.action(actionid::page(pageid::kLog))->trigger();
    actions.action(actionid::kPauseCalls)->trigger();
    isSaved = save(window, order, QStringLiteral("log-paused")) && isSaved;
    window.findChild<ServerPill *>()->click();
    isSaved = save(*window.findChild<ServerPopover *>(), order, QStringLiteral("popover-paused")) && isSaved;
    window.findChild<ServerPopover *>()->close();
    actions.action(actionid::kPauseCalls)->trigger();
    actions.action(logaction::kClear)->trigger();
    isSaved = save(window, order, QStringLiteral("log-cleared")) && isSaved;
    actions.action(logaction::kShowCleared)->trigger();
    QTest::qWait(300);
    return isSaved;
}

// What stands in the way of calls, and who makes them.
bool saveServer(MainWindow &window, engine::Engine &engine, const Order &order)
{
    const WallTime now = wallTimeNow();
    engine.clients().takeClients({{.name = "cursor",
                                   .program = "cursor 1.2",
                                   .revision = "2025-11-25",
                                   .calls = 31,
                                   .firstSeen = now,
                                   .lastSeen = now},
                                  {.name = "claude-code",
                                   .program = "claude-code 2.0.14",
                                   .revision = "2026-07-28",
                                   .calls = 4,
                                   .firstSeen = now,
                                   .lastSeen = now - std::chrono::minutes(12)}});
    auto &popover = *window.findChild<ServerPopover *>();
    const auto savePopover = [&](const QString &what) {
        window.findChild<ServerPill *>()->click();
        const bool isSaved = save(popover, order, what);
        popover.close();
        return isSaved;
    };
    bool isSaved = savePopover(QStringLiteral("popover-clients"));
    QTcpServer occupant;
    if (!occupant.listen(QHostAddress::LocalHost)
        || test::await(engine.startServer({.port = occupant.serverPort()})).hasValue())
        return false;
    isSaved = save(window, order, QStringLiteral("server-port-in-use")) && isSaved;
    return savePopover(QStringLiteral("popover-port-in-use")) && isSaved;
}

// A tool in a window of its own, and what the page has in its place.
bool saveToolWindow(MainWindow &window, const Order &order)
{
    bool isSaved = choose(window, QStringLiteral("list_issues"));
    window.actions().action(actionid::kOpenInWindow)->trigger();
    isSaved = save(window, order, QStringLiteral("tools-elsewhere")) && isSaved;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        auto *beside = qobject_cast<ToolWindow *>(widget);
        if (beside == nullptr || !beside->isVisible())
            continue;
        isSaved = save(*beside, order, QStringLiteral("toolwindow")) && isSaved;
        beside->resize(beside->minimumSize());
        isSaved = save(*beside, order, QStringLiteral("toolwindow-smallest")) && isSaved;
        beside->close();
    }
    QTest::qWait(50);
    window.actions().action(actionid::kPalette)->trigger();
    window.findChild<PalettePopup *>()->findChild<QLineEdit *>()->setText(QStringLiteral("@issue"));
    isSaved = save(window, order, QStringLiteral("palette-tools")) && isSaved;
    window.findChild<PalettePopup *>()->hide();
    return isSaved;
}

// What only shows once something is chosen.
bool saveDetails(MainWindow &window, const Order &order)
{
    window.actions().action(actionid::page(pageid::kTools))->trigger();
    bool isSaved = choose(window, QStringLiteral("search_everything"));
    window.actions().action(actionid::kTryTool)->trigger();
    isSaved = save(window, order, QStringLiteral("tools-try-missing")) && isSaved;
    isSaved = choose(window, QStringLiteral("list_issues")) && isSaved;
    window.actions().action(actionid::kTryTool)->trigger();
    QTest::qWait(500);
    isSaved = save(window, order, QStringLiteral("tools-try")) && isSaved;
    const QSize usual = window.size();
    window.resize(800, 560);
    isSaved = save(window, order, QStringLiteral("tools-try-smallest")) && isSaved;
    window.resize(usual);
    isSaved = saveSides(window, order) && isSaved;
    isSaved = saveDefinitions(window, order) && isSaved;
    isSaved = saveExamplesAndVersions(window, order) && isSaved;
    isSaved = saveToolWindow(window, order) && isSaved;
    window.actions().action(actionid::page(pageid::kLog))->trigger();
    isSaved = choose(window, QStringLiteral("get_issue")) && isSaved;
    isSaved = save(window, order, QStringLiteral("log-detail")) && isSaved;
    isSaved = saveLog(window, order) && isSaved;
    window.actions().action(actionid::page(pageid::kTypes))->trigger();
    isSaved = choose(window, QStringLiteral("DateTime")) && isSaved;
    isSaved = save(window, order, QStringLiteral("types-scalar")) && isSaved;
    window.actions().action(actionid::page(pageid::kEndpoints))->trigger();
    isSaved = choose(window, QStringLiteral("tracker")) && isSaved;
    return save(window, order, QStringLiteral("endpoints-tracker")) && isSaved;
}

// Of all commands those that open a dialog and nothing else.
bool opensDialog(const QString &id)
{
    static const QStringList dialogs{actionid::kNewEndpoint,      actionid::kToolsFromSchema,
                                     actionid::kImport,           actionid::kConnectClient,
                                     actionid::kSettings,         actionid::kContents,
                                     actionid::kShortcuts,        QStringLiteral("help.reportProblem"),
                                     QStringLiteral("help.about")};
    return dialogs.contains(id);
}

bool saveHelp(MainWindow &window, const Order &order)
{
    window.actions().action(actionid::kContents)->trigger();
    auto *help = window.findChild<HelpDialog *>();
    auto *topics = help->findChild<QListWidget *>();
    bool isSaved = true;
    for (int row = 0; row < topics->count(); ++row) {
        topics->setCurrentRow(row);
        isSaved = save(*help, order, QStringLiteral("help-%1").arg(row)) && isSaved;
    }
    help->close();
    return isSaved;
}

// What dialogs only show once something is chosen.
bool saveDialogPages(MainWindow &window, const Order &order)
{
    window.actions().action(actionid::kSettings)->trigger();
    auto *settings = window.findChild<SettingsDialog *>();
    auto *categories = settings->findChild<QListWidget *>();
    bool isSaved = true;
    for (int row = 0; row < categories->count(); ++row) {
        categories->setCurrentRow(row);
        isSaved = save(*settings, order, QStringLiteral("settings-%1").arg(row)) && isSaved;
    }
    settings->reject();
    window.actions().action(actionid::kImport)->trigger();
    auto *import = window.findChild<ImportDialog *>();
    import->openFile(QStringLiteral(TOOLTRAY_SOURCE_DIR "/tests/data/fuzz/foreign/postman.json"));
    QTest::qWait(300);
    isSaved = save(*import, order, QStringLiteral("import-postman")) && isSaved;
    import->openFile(QStringLiteral(TOOLTRAY_SOURCE_DIR "/resources/demo/schema.graphql"));
    QTest::qWait(300);
    isSaved = save(*import, order, QStringLiteral("import-schema")) && isSaved;
    import->reject();
    return isSaved;
}

int draw(const Order &order)
{
    test::useTestFont();
    const QTemporaryDir data;
    // Not the files of the clients of whoever draws this.
    engine::Engine engine(
        engine::EngineSettings{.dataFolder = data.path().toStdString(),
                               .home = data.filePath(QStringLiteral("home")).toStdString()});
    const engine::ServerSettings server{.port = 0, .hasDemo = true};
    UiState state(data.filePath(QStringLiteral("ui.ini")));
    Theme theme(*qApp, order.theme);
    Language language(order.language);
    MainWindow window({engine, server, theme, language, state});
    window.resize(1360, 840);
    window.show();
    bool isSaved = save(window, order, QStringLiteral("home-first-start"));
    if (!test::await(engine.startServer(server))) {
        std::fputs("The server does not start.\n", stderr);
        return 1;
    }
    for (const PageSpec &page : pageSpecs()) {
        window.actions().action(actionid::page(page.id))->trigger();
        isSaved = save(window, order, page.id + QStringLiteral("-empty")) && isSaved;
    }
    if (const std::string problem = test::fillSampleWorkspace(engine); !problem.empty()) {
        std::fprintf(stderr, "%s\n", problem.c_str());
        return 1;
    }
    for (const PageSpec &page : pageSpecs()) {
        window.actions().action(actionid::page(page.id))->trigger();
        isSaved = save(window, order, page.id) && isSaved;
    }
    isSaved = saveDetails(window, order) && isSaved;
    isSaved = saveDialogPages(window, order) && isSaved;
    isSaved = saveHelp(window, order) && isSaved;
    for (const ActionRegistry::Entry &entry : window.actions().entries()) {
        if (opensDialog(entry.spec.id))
            isSaved = saveDialog(order, entry) && isSaved;
    }
    isSaved = saveServer(window, engine, order) && isSaved;
    return test::await(engine.stopServer()) && isSaved ? 0 : 1;
}

// Each picture size needs a program of its own: the scale is settled before the first window.
int drawAll(const QStringList &arguments, const QStringList &themes, const QStringList &scales)
{
    for (const QString &theme : themes) {
        for (const QString &scale : scales) {
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedChannels);
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
            process.setProcessEnvironment(environment);
            process.start(
                QCoreApplication::applicationFilePath(),
                arguments + QStringList{QStringLiteral("--theme"), theme, QStringLiteral("--scale"), scale});
            if (!process.waitForFinished(300'000) || process.exitCode() != 0)
                return 1;
        }
    }
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption out(QStringLiteral("out"), QStringLiteral("Where the pictures go."),
                                 QStringLiteral("DIR"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light or dark."),
                                   QStringLiteral("NAME"));
    const QCommandLineOption scale(QStringLiteral("scale"), QStringLiteral("1 or 2."), QStringLiteral("N"));
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("en, de ..."),
                                      QStringLiteral("CODE"), QStringLiteral("en"));
    parser.addOptions({out, theme, scale, language});
    parser.addHelpOption();
    parser.process(application);
    if (!parser.isSet(out) || !QDir().mkpath(parser.value(out))) {
        std::fputs("Say with --out where the pictures shall go.\n", stderr);
        return 2;
    }
    if (!parser.isSet(theme) || !parser.isSet(scale)
        || qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1")) != parser.value(scale)) {
        const QStringList themes = parser.isSet(theme)
                                       ? QStringList{parser.value(theme)}
                                       : QStringList{QStringLiteral("light"), QStringLiteral("dark")};
        const QStringList scales = parser.isSet(scale)
                                       ? QStringList{parser.value(scale)}
                                       : QStringList{QStringLiteral("1"), QStringLiteral("2")};
        return drawAll({QStringLiteral("--out"), parser.value(out), QStringLiteral("--language"),
                        parser.value(language)},
                       themes, scales);
    }
    return draw({QDir(parser.value(out)),
                 parser.value(theme) == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light,
                 parser.value(scale), parser.value(language)});
}
