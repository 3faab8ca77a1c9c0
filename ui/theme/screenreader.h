// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <functional>
#include <utility>

class QAbstractItemView;
class QAccessibleEvent;
class QPlainTextEdit;

namespace tooltray::ui {

// Tells people who use a screen reader what just happened. Nothing of it can be seen: what is announced is shown
// elsewhere in the window.
class Announcement final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Announcement)

public:
    // Announces the text in the window of the widget, if that is shown. What several widgets say in one turn of the
    // event loop is heard together; the last text of each counts.
    static void say(const QWidget &widget, const QString &text);
    // A row of a tree that has just changed.
    static QString expandedText(const QString &row);
    static QString collapsedText(const QString &row);
    // A panel that a key has just shown or hidden.
    static void sayShown(const QWidget &panel, const QString &name);

    ~Announcement() override;

private:
    explicit Announcement(QWidget &window);

    void add(const QWidget &speaker, const QString &text);
    void tell();

    QList<std::pair<const QWidget *, QString>> m_texts; // of this turn; the speakers are only told apart
};

// Says the current row of a view with the keyboard anew when its check box changes, or the row expands or collapses: Qt
// 6.4 tells nobody. For a view that has its model.
void announceRows(QAbstractItemView &view);

// The text can be read line by line with the keyboard, which Qt does not let readers of it do, and is not changed.
void makeReadOnly(QPlainTextEdit &text);

// Gives the parts of the window that have a name a role, which Qt gives to its own widgets only, and takes it from those
// that only lay out others.
void installRoles();

using EventListener = std::function<void(QAccessibleEvent &)>;

// Tells a screen reader of an event as it should be told: not at all if it is about a view that has no keyboard,
// about a text that nobody sees or about nothing new, and with what Qt 6.4 does not tell of it.
void correctEvent(QAccessibleEvent &event, const EventListener &tell);

// From now on all events are told so.
void installEvents();

} // namespace tooltray::ui
