// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/newcomer.h"

#include "support/await.h"
#include "ui/actions/actionregistry.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QTabBar>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace tooltray::test {
namespace {

constexpr int kHandPatience = 20'000; // ms, for a busy machine
constexpr int kBoxInset = 9;          // px from the beginning of a row to the middle of its box
constexpr int kTextInset = 40;        // and to its text

} // namespace

Newcomer::Newcomer(QString story, const QString &languageCode, ui::ThemeChoice themeChoice)
    : engine({.dataFolder = (folder / "data").string(), .home = (folder / "home").string()})
    , state(QString::fromStdString((folder / "ui.ini").string()))
    , theme(*qApp, themeChoice)
    , language(languageCode)
    , m_story(std::move(story))
{
    useTestFont();
    folder.write("home/.cursor/mcp.json", "{}\n"); // an agent that is installed
    window = std::make_unique<ui::MainWindow>(ui::WindowContext{engine, server, theme, language, state});
}

Newcomer::~Newcomer() = default;

bool Newcomer::start()
{
    window->show();
    return QTest::qWaitForWindowActive(window.get()) && await(engine.startServer(server)).hasValue();
}

QString Newcomer::command(const QString &id) const
{
    return window->actions().action(id)->text().remove(u'&');
}

QAbstractButton *Newcomer::button(const QWidget &part, const QString &text)
{
    for (auto *each : part.findChildren<QAbstractButton *>()) {
        if (each->isVisible() && each->isEnabled() && each->text().remove(u'&') == text)
            return each;
    }
    return nullptr;
}

bool Newcomer::waitForText(const QWidget &part, const QString &text)
{
    QStringList seen;
    const auto isSaid = [&] {
        seen.clear();
        for (const auto *label : part.findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty())
                seen.append(label->text());
        }
        return std::ranges::any_of(seen, [&](const QString &each) { return each.contains(text); });
    };
    const bool isThere = QTest::qWaitFor(isSaid, kHandPatience);
    if (!isThere)
        qWarning("Nothing says \"%s\" among: %s", qPrintable(text), qPrintable(seen.join(u" | ")));
    return isThere;
}

bool Newcomer::clickAt(const QWidget &wanted, QPoint at)
{
    if (!comesToRest())
        return false;
    QWidget &top = *wanted.window();
    const QPoint place = wanted.mapTo(&top, at);
    if (top.childAt(place) != &wanted)
        return false;
    QTest::mouseClick(top.windowHandle(), Qt::LeftButton, {}, place);
    ++clicks;
    return true;
}

bool Newcomer::click(const QAbstractButton *wanted)
{
    return wanted && comesToRest() && clickAt(*wanted, wanted->rect().center());
}

bool Newcomer::click(const QWidget &part, const QString &text)
{
    return QTest::qWaitFor([&] { return button(part, text) != nullptr; }, kHandPatience)
           && click(button(part, text));
}

bool Newcomer::clickTab(const QWidget &part, const QString &text)
{
    for (const auto *bar : part.findChildren<QTabBar *>()) {
        for (int i = 0; bar->isVisible() && i < bar->count(); ++i) {
            if (bar->tabText(i).remove(u'&') == text)
                return clickAt(*bar, bar->tabRect(i).center());
        }
    }
    return false;
}

bool Newcomer::clickIn(QAbstractItemView &view, const QModelIndex &row, int inset)
{
    if (!row.isValid())
        return false;
    view.scrollTo(row);
    const QRect place = view.visualRect(row);
    return clickAt(*view.viewport(), {place.left() + inset, place.center().y()});
}

bool Newcomer::clickRow(QAbstractItemView &view, const QModelIndex &row)
{
    return clickIn(view, row, kTextInset);
}

bool Newcomer::clickBox(QAbstractItemView &view, const QModelIndex &row)
{
    const QVariant before = row.data(Qt::CheckStateRole);
    return clickIn(view, row, kBoxInset) && row.data(Qt::CheckStateRole) != before;
}

bool Newcomer::keepPicture(QWidget &part, const QString &name)
{
    return comesToRest() && savePicture(part, QStringLiteral("%1-%2-%3").arg(m_story).arg(clicks).arg(name));
}

} // namespace tooltray::test
