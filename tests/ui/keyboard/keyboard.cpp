// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keyboard/keyboard.h"

#include "ui/editor/codeeditor.h"
#include "ui/support/walk.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <algorithm>

namespace tooltray::test {
namespace {

constexpr int kMaxStops = 120;
constexpr int kMaxLinks = 20;
constexpr int kMaxTabs = 12; // of a widget with tabs
constexpr int kMaxRows = 400;
constexpr int kDialogPatience = 20'000; // ms, for a busy machine

QWidget *withKeyboard()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup->focusWidget() ? popup->focusWidget() : popup;
    return QApplication::focusWidget();
}

QString spokenNameOf(QWidget *widget)
{
    QAccessibleInterface *spoken = widget ? QAccessible::queryAccessibleInterface(widget) : nullptr;
    if (!spoken)
        return {};
    QString name = spoken->text(QAccessible::Name).remove(u'&');
    // A box says what is chosen in it as well.
    if (const auto *box = qobject_cast<QComboBox *>(widget))
        name = name.section(QStringLiteral(": ") + box->currentText(), 0, 0);
    return name;
}

// What an arrow key leads from one to the next of, and where that is now.
QString currentText(QWidget *widget)
{
    if (const auto *box = qobject_cast<QComboBox *>(widget))
        return box->currentText();
    if (const auto *bar = qobject_cast<QTabBar *>(widget))
        return bar->tabText(bar->currentIndex());
    const auto *view = qobject_cast<QAbstractItemView *>(widget);
    return view ? view->currentIndex().data().toString() : QString();
}

// Any column: people read whole rows.
bool isRowOf(const QModelIndex &current, const QString &text)
{
    if (!current.isValid())
        return false;
    for (int column = 0; column < current.model()->columnCount(current.parent()); ++column) {
        if (current.siblingAtColumn(column).data().toString() == text)
            return true;
    }
    return false;
}

// All that Tab has to come to, whatever it is.
QWidgetList stopsInFront()
{
    const QWidget *popup = QApplication::activePopupWidget();
    const QWidget *front = popup ? popup : QApplication::activeWindow();
    QWidgetList stops;
    for (QWidget *widget : front ? front->findChildren<QWidget *>() : QWidgetList()) {
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->window() == front
            && widget->isVisible() && widget->isEnabled())
            stops.append(widget);
    }
    return stops;
}

int currentIndex(const QWidget *widget)
{
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return box->currentIndex();
    if (const auto *bar = qobject_cast<const QTabBar *>(widget))
        return bar->currentIndex();
    const auto *view = qobject_cast<const QAbstractItemView *>(widget);
    return view ? view->currentIndex().row() : -1;
}

// The one that keeps the window from the keyboard, or else one beside it.
QWidget *dialogInFront()
{
    if (QWidget *modal = QApplication::activeModalWidget())
        return modal;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (qobject_cast<QDialog *>(window) && window->isVisible())
            return window;
    }
    return nullptr;
}

} // namespace

Keyboard::Keyboard(QWidget &window) : m_window(&window)
{
    qApp->installEventFilter(this);
}

Keyboard::~Keyboard() = default;

bool Keyboard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show && qobject_cast<QDialog *>(watched))
        m_seenDialogs.insert(QString::fromLatin1(watched->metaObject()->className()).section(u':', -1));
    return QObject::eventFilter(watched, event);
}

// What a window manager does when the window with the keyboard is gone.
void Keyboard::takeKeyboard()
{
    QWidget *next = dialogInFront();
    if (!next)
        next = m_window;
    if (!next || next->isActiveWindow() || QApplication::activePopupWidget())
        return;
    next->activateWindow();
    [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(next);
}

void Keyboard::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    takeKeyboard();
    QTest::keyClick(static_cast<QWidget *>(nullptr), key, modifiers);
}

void Keyboard::type(const QString &text)
{
    takeKeyboard();
    for (const QChar letter : text) {
        if (letter == u'\n')
            press(Qt::Key_Return);
        else
            QTest::keyClicks(static_cast<QWidget *>(nullptr), QString(letter));
    }
}

void Keyboard::step(Qt::Key key)
{
    // In an editor Tab alone is a letter.
    press(key, qobject_cast<ui::CodeEditor *>(withKeyboard()) ? Qt::ControlModifier : Qt::NoModifier);
}

bool Keyboard::goTo(const QString &name)
{
    takeKeyboard();
    QStringList passed;
    const QWidget *first = nullptr;
    for (int pressed = 0; pressed < kMaxStops; ++pressed) {
        if (place() == name)
            return true;
        const QWidget *at = withKeyboard();
        if (at && at == first && pressed > 0)
            break; // all the way round
        if (!first)
            first = at;
        passed.append(place().isEmpty() && at ? nameOf(*at) : place());
        step(Qt::Key_Tab);
    }
    passed.removeDuplicates();
    return fail(QStringLiteral("Tab does not lead to \"%1\", only to: %2").arg(name, passed.join(u", ")));
}

bool Keyboard::waitFor(const QString &name)
{
    // A round of Tab is slow where much is there.
    return QTest::qWaitFor([this, &name] { return goTo(name); }, kDialogPatience);
}

bool Keyboard::press(const QString &button)
{
    if (!waitFor(button))
        return false;
    press(Qt::Key_Space);
    return true;
}

bool Keyboard::chooseFromMenu(const QString &button, const QString &item)
{
    if (!waitFor(button))
        return false;
    // A menu answers only once it is closed.
    bool isChosen = false;
    QTimer::singleShot(0, this, [this, item, &isChosen] {
        const QPointer<QMenu> menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        for (int row = 0; menu && !isChosen && row < menu->actions().size(); ++row) {
            press(Qt::Key_Down);
            isChosen = menu->activeAction() && menu->activeAction()->text().remove(u'&') == item;
        }
        press(isChosen ? Qt::Key_Return : Qt::Key_Escape);
    });
    press(Qt::Key_Space);
    return isChosen || fail(QStringLiteral("\"%1\" has no entry \"%2\"").arg(button, item));
}

bool Keyboard::enter(const QString &field, const QString &text)
{
    if (!goTo(field))
        return false;
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Delete);
    type(text);
    return true;
}

bool Keyboard::choose(const QString &text)
{
    const QPointer<QWidget> at = withKeyboard();
    const auto *view = qobject_cast<QAbstractItemView *>(at);
    const bool isBar = qobject_cast<QTabBar *>(at);
    if (!view && !isBar && !qobject_cast<QComboBox *>(at))
        return fail(QStringLiteral("\"%1\" has nothing to choose from").arg(place()));
    if (isBar)
        for (int tab = 0; tab < kMaxTabs; ++tab)
            press(Qt::Key_Left);
    else
        press(Qt::Key_Home, qobject_cast<const QTableView *>(view) ? Qt::ControlModifier : Qt::NoModifier);
    QStringList passed;
    for (int row = 0; row < kMaxRows && at && at == withKeyboard(); ++row) {
        const QString now = currentText(at);
        if (view ? isRowOf(view->currentIndex(), text) : now == text)
            return true;
        if (!passed.contains(now))
            passed.append(now);
        press(isBar ? Qt::Key_Right : Qt::Key_Down);
    }
    return fail(
        QStringLiteral("\"%1\" is not in \"%2\", which has: %3").arg(text, place(), passed.join(u", ")));
}

bool Keyboard::choose(const QString &where, const QString &text)
{
    return waitFor(where) && choose(text);
}

bool Keyboard::run(const QString &command)
{
    press(Qt::Key_K, Qt::ControlModifier);
    if (!qobject_cast<QLineEdit *>(withKeyboard()))
        return fail(QStringLiteral("The palette does not open"));
    type(command);
    press(Qt::Key_Return);
    return true;
}

bool Keyboard::waitForDialog(const char *className)
{
    const bool isThere = QTest::qWaitFor(
        [this, className] {
            takeKeyboard();
            const QWidget *dialog = dialogInFront();
            return dialog && dialog->inherits(className) && dialog->isActiveWindow() && withKeyboard();
        },
        kDialogPatience);
    const QWidget *dialog = dialogInFront();
    return isThere
           || fail(
               QStringLiteral("%1 does not come up, there is %2")
                   .arg(QLatin1String(className), dialog ? nameOf(*dialog) : QStringLiteral("no dialog")));
}

bool Keyboard::waitUntilClosed()
{
    if (!QTest::qWaitFor([] { return !dialogInFront(); }, kDialogPatience))
        return fail(QStringLiteral("%1 does not close").arg(nameOf(*dialogInFront())));
    takeKeyboard();
    return true;
}

bool Keyboard::goAround()
{
    // A round that met what comes or goes meanwhile says nothing; the next one does.
    QDeadlineTimer patience(kDialogPatience);
    for (;;) {
        takeKeyboard();
        const QWidgetList before = stopsInFront();
        const bool isWhole = goAround(Qt::Key_Tab) && goAround(Qt::Key_Backtab);
        if (isWhole || before == stopsInFront() || patience.hasExpired())
            return isWhole;
    }
}

bool Keyboard::goAroundEach(const QString &where)
{
    if (!waitFor(where))
        return false;
    const QPointer<QWidget> choices = withKeyboard();
    const bool isBar = qobject_cast<QTabBar *>(choices);
    if (!isBar && !qobject_cast<QAbstractItemView *>(choices) && !qobject_cast<QComboBox *>(choices))
        return fail(QStringLiteral("\"%1\" has nothing to choose from").arg(place()));
    for (int before = currentIndex(choices) + 1; before != currentIndex(choices);) {
        before = currentIndex(choices);
        press(isBar ? Qt::Key_Left : Qt::Key_Up);
    }
    for (int step = 0; step < kMaxRows; ++step) {
        const QString shown = QStringLiteral("%1, %2: ").arg(where, currentText(choices));
        if (!goAround())
            return fail(shown + m_problem);
        for (int pressed = 0; pressed < kMaxStops && withKeyboard() != choices; ++pressed)
            this->step(Qt::Key_Tab);
        if (!choices || withKeyboard() != choices)
            return fail(shown + QStringLiteral("The keyboard does not come back"));
        const int before = currentIndex(choices);
        press(isBar ? Qt::Key_Right : Qt::Key_Down);
        if (before == currentIndex(choices))
            return step > 0 || fail(shown + QStringLiteral("There is nothing else to choose"));
    }
    return fail(QStringLiteral("There is no end to ") + where);
}

bool Keyboard::goAround(Qt::Key key)
{
    QList<QPointer<QWidget>> stops;
    QPointer<QWidget> at = withKeyboard();
    const auto isGone = [](const QPointer<QWidget> &stop) { return stop.isNull(); };
    while (at && !stops.contains(at)) {
        stops.append(at);
        // Texts stop at each of their links before they let the keyboard on.
        for (int link = 0; link < kMaxLinks && withKeyboard() == at; ++link)
            step(key);
        if (at && withKeyboard() == at)
            return fail(QStringLiteral("The keyboard cannot leave ") + nameOf(*at));
        at = withKeyboard();
    }
    if (std::ranges::any_of(stops, isGone))
        return fail(QStringLiteral("A control went while the keyboard went around"));
    if (stops.isEmpty())
        return fail(QStringLiteral("Nothing has the keyboard"));
    if (at != stops.constFirst())
        return fail(QStringLiteral("Tab does not come back from ") + nameOf(*stops.constLast()));
    for (QWidget *stop : stopsInFront()) {
        if (!stops.contains(stop))
            return fail(QStringLiteral("Tab leaves out ") + nameOf(*stop));
    }
    return true;
}

QString Keyboard::place()
{
    return spokenNameOf(withKeyboard());
}

bool Keyboard::fail(const QString &problem)
{
    m_problem = problem;
    return false;
}

} // namespace tooltray::test
