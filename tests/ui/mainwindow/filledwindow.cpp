// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/filledwindow.h"

#include "support/await.h"
#include "ui/gallery/sampleworkspace.h"
#include "ui/mainwindow/pagehost.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"
#include "ui/support/walk.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QPointer>
#include <QTabWidget>
#include <QTest>

namespace tooltray::test {
namespace {

constexpr int kLateAnswers = 20'000; // ms, for a busy machine

} // namespace

// Not the files of the clients of whoever runs this.
FilledWindow::FilledWindow(const QString &languageCode)
    : engine(engine::EngineSettings{.dataFolder = folder.path().toStdString(),
                                    .home = folder.filePath(QStringLiteral("home")).toStdString()})
    , state(folder.filePath(QStringLiteral("ui.ini")))
    , theme(*qApp, ui::ThemeChoice::Light)
    , language(languageCode)
    , actions(theme)
{
    useTestFont();
    window = std::make_unique<ui::MainWindow>(ui::WindowContext{engine, server, theme, language, state});
}

FilledWindow::~FilledWindow() = default;

bool FilledWindow::open()
{
    window->show();
    return QTest::qWaitForWindowActive(window.get()) && await(engine.startServer(server)).hasValue()
           && fillSampleWorkspace(engine).empty();
}

void FilledWindow::trigger(const QString &actionId) const
{
    window->actions().action(actionId)->trigger();
}

bool FilledWindow::choose(const QString &text) const
{
    for (auto *view : window->findChildren<QAbstractItemView *>()) {
        if (!view->isVisible() || view->model() == nullptr)
            continue;
        const QAbstractItemModel &model = *view->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                if (model.index(row, column).data().toString() == text) {
                    view->setCurrentIndex(model.index(row, 0));
                    return comesToRest();
                }
            }
        }
    }
    return false;
}

ui::PageContext FilledWindow::context()
{
    return {engine, theme, actions, state, *window->findChild<ui::PageHost *>()};
}

void FilledWindow::look(const QWidget &part, const QString &where)
{
    if (!comesToRest())
        problems.append(where + QStringLiteral(": It lays itself out again and again."));
    // What comes from another thread is laid out when it has come.
    [[maybe_unused]] const bool isWhole =
        QTest::qWaitFor([&part] { return clipped(part).isEmpty(); }, kLateAnswers);
    for (const QString &problem : clipped(part))
        problems.append(where + QStringLiteral(": ") + problem);
    for (const QString &problem : markup(part))
        problems.append(where + QStringLiteral(": ") + problem);
    for (const QString &problem : unnamed(part))
        problems.append(QStringLiteral("%1: %2 has no name").arg(where, problem));
}

void FilledWindow::lookAtTabs(const QString &where)
{
    look(*window, where);
    QList<QPointer<QTabWidget>> seen;
    for (auto *tabs : window->findChildren<QTabWidget *>()) {
        if (tabs->isVisible())
            seen.append(tabs);
    }
    for (const QPointer<QTabWidget> &tabs : seen) {
        const int first = tabs ? tabs->currentIndex() : -1;
        for (int tab = 0; tabs && tab < tabs->count(); ++tab) {
            if (tab == first || !tabs->isTabVisible(tab) || !tabs->isTabEnabled(tab))
                continue;
            tabs->setCurrentIndex(tab);
            look(*window, QStringLiteral("%1, tab %2").arg(where, tabs->tabText(tab)));
        }
        if (tabs)
            tabs->setCurrentIndex(first);
    }
}

void addLanguageRows()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "ar"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

} // namespace tooltray::test
