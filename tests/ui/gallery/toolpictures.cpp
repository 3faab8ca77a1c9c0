// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/toolpictures.h"

#include "ui/actions/actionids.h"
#include "ui/gallery/galleryorder.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/navigation/place.h"
#include "ui/pages/tools/exampleeditor.h"
#include "ui/pages/tools/examplestab.h"
#include "ui/pages/tools/historypane.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/toolwindows.h"
#include "ui/pages/tools/trypane.h"
#include "ui/pages/tools/versionstab.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/palettepopup.h"
#include "ui/widgets/undonotice.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <utility>

using namespace tooltray;
using namespace tooltray::ui;
using test::choose;
using test::Order;
using test::save;
using test::settle;
using test::showTab;

namespace {

constexpr int kAnswerPatience = 20'000; // ms

// Waits until the calls that parts of that kind make have ended.
template <typename Part>
bool waitForRuns(const MainWindow &window)
{
    return QTest::qWaitFor(
        [&window] { return std::ranges::none_of(window.findChildren<Part *>(), &Part::isRunning); },
        kAnswerPatience);
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

// What a tool has besides its operation.
bool saveExamplesAndVersions(MainWindow &window, const Order &order)
{
    bool isSaved = choose(window, QStringLiteral("get_issue"));
    window.actions().action(actionid::kRunExamples)->trigger();
    isSaved = waitForRuns<ExampleRun>(window) && isSaved;
    isSaved = showTab(window.findChild<HistoryPane *>()) && isSaved;
    isSaved = save(window, order, QStringLiteral("tools-examples")) && isSaved;
    auto *example = window.findChild<ExampleEditor *>()->findChild<QTabWidget *>();
    example->setCurrentIndex(example->count() - 1); // its answer
    isSaved = save(window, order, QStringLiteral("tools-examples-answer")) && isSaved;
    isSaved = showTab(window.findChild<VersionsTab *>()) && isSaved;
    isSaved = choose(window, QStringLiteral("0.9.0")) && isSaved;
    isSaved = save(window, order, QStringLiteral("tools-versions")) && isSaved;
    return showTab(window.findChild<OperationTab *>()) && isSaved;
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
    isSaved = settle(order) && isSaved;
    window.actions().action(actionid::kPalette)->trigger();
    window.findChild<PalettePopup *>()->findChild<QLineEdit *>()->setText(QStringLiteral("@issue"));
    isSaved = save(window, order, QStringLiteral("palette-tools")) && isSaved;
    window.findChild<PalettePopup *>()->hide();
    return isSaved;
}

// What was just done, and the way back.
bool saveUndoNotice(MainWindow &window, const Order &order)
{
    window.activateWindow();
    bool isSaved = QTest::qWaitForWindowActive(&window) && choose(window, QStringLiteral("delete_issue"));
    for (auto *list : window.findChildren<ListPane *>()) {
        if (list->isVisible())
            list->findChild<QAbstractItemView *>()->setFocus(); // what is to be deleted has the keyboard
    }
    window.actions().action(actionid::kDelete)->trigger();
    const bool isOffered = QTest::qWaitFor(
        [&window] { return std::ranges::any_of(window.findChildren<UndoNotice *>(), &QWidget::isVisible); },
        kAnswerPatience);
    isSaved = save(window, order, QStringLiteral("tools-undo")) && isSaved;
    if (!isOffered) { // nor is there anything to take back
        std::fputs("Nothing was deleted.\n", stderr);
        return false;
    }
    window.actions().action(actionid::kUndo)->trigger();
    return settle(order) && isSaved;
}

} // namespace

bool tooltray::test::saveTools(MainWindow &window, const Order &order)
{
    window.actions().action(actionid::page(pageid::kTools))->trigger();
    bool isSaved = choose(window, QStringLiteral("search_everything"));
    window.actions().action(actionid::kTryTool)->trigger();
    isSaved = save(window, order, QStringLiteral("tools-try-missing")) && isSaved;
    isSaved = choose(window, QStringLiteral("list_issues")) && isSaved;
    window.actions().action(actionid::kTryTool)->trigger();
    isSaved = waitForRuns<TryPane>(window) && isSaved;
    isSaved = save(window, order, QStringLiteral("tools-try")) && isSaved;
    const QSize usual = window.size();
    window.resize(800, 560);
    // Who works in the drawer has it in place of the sides there.
    isSaved = save(window, order, QStringLiteral("tools-try-smallest")) && isSaved;
    window.actions().action(actionid::kDrawer)->trigger();
    isSaved = save(window, order, QStringLiteral("tools-smallest")) && isSaved;
    window.resize(usual);
    isSaved = saveSides(window, order) && isSaved;
    isSaved = saveDefinitions(window, order) && isSaved;
    isSaved = saveExamplesAndVersions(window, order) && isSaved;
    isSaved = saveToolWindow(window, order) && isSaved;
    return saveUndoNotice(window, order) && isSaved;
}
