// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: ui_gallery --out DIR [--theme light|dark] [--scale 1|2] [--language CODE]
// Draws every page and dialog with realistic data as PNG; both themes and scales when not told.
#include "engine/engine.h"
#include "support/await.h"
#include "ui/actions/actionids.h"
#include "ui/gallery/dialogpictures.h"
#include "ui/gallery/galleryorder.h"
#include "ui/gallery/logpictures.h"
#include "ui/gallery/noticepictures.h"
#include "ui/gallery/sampleworkspace.h"
#include "ui/gallery/toolpictures.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/pagehost.h"
#include "ui/navigation/place.h"
#include "ui/pages/pages.h"
#include "ui/state/uistate.h"
#include "ui/support/picture.h"

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

using namespace tooltray;
using namespace tooltray::ui;
using test::Order;

namespace {

// What only shows once something is chosen.
bool saveDetails(MainWindow &window, const Order &order)
{
    bool isSaved = test::saveTools(window, order);
    isSaved = test::saveLog(window, order) && isSaved;
    window.actions().action(actionid::page(pageid::kTypes))->trigger();
    isSaved = test::choose(window, QStringLiteral("DateTime")) && isSaved;
    isSaved = test::save(window, order, QStringLiteral("types-scalar")) && isSaved;
    window.actions().action(actionid::page(pageid::kEndpoints))->trigger();
    isSaved = test::choose(window, QStringLiteral("tracker")) && isSaved;
    return test::save(window, order, QStringLiteral("endpoints-tracker")) && isSaved;
}

// The window from its first start to a workspace that is in use.
bool saveWindow(Order order)
{
    const QTemporaryDir data;
    // Not the files of the clients of whoever draws this.
    engine::Engine engine(
        engine::EngineSettings{.dataFolder = data.path().toStdString(),
                               .home = data.filePath(QStringLiteral("home")).toStdString()});
    order.engine = &engine;
    const engine::ServerSettings server{.port = 0, .hasDemo = true};
    UiState state(data.filePath(QStringLiteral("ui.ini")));
    Theme theme(*qApp, order.theme);
    Language language(order.language);
    MainWindow window({engine, server, theme, language, state});
    window.resize(1360, 840);
    window.show();
    bool isSaved = test::save(window, order, QStringLiteral("home-first-start"));
    if (!test::await(engine.startServer(server))) {
        std::fputs("The server does not start.\n", stderr);
        return false;
    }
    for (const PageSpec &page : pageSpecs()) {
        window.actions().action(actionid::page(page.id))->trigger();
        isSaved = test::save(window, order, page.id + QStringLiteral("-empty")) && isSaved;
    }
    if (const std::string problem = test::fillSampleWorkspace(engine); !problem.empty()) {
        std::fprintf(stderr, "%s\n", problem.c_str());
        return false;
    }
    for (const PageSpec &page : pageSpecs()) {
        window.actions().action(actionid::page(page.id))->trigger();
        isSaved = test::save(window, order, page.id) && isSaved;
    }
    isSaved = saveDetails(window, order) && isSaved;
    ActionRegistry actions(theme); // of dialogs that pages open
    const PageContext context{engine, theme, actions, state, *window.findChild<PageHost *>()};
    isSaved = test::saveDialogs(window, context, data.path(), order) && isSaved;
    isSaved = test::saveServer(window, engine, order) && isSaved;
    return test::await(engine.stopServer()) && isSaved;
}

int draw(const Order &order)
{
    test::useTestFont();
    const bool isSaved = saveWindow(order);
    return test::saveStarts(order) && isSaved ? 0 : 1;
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
