// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QString>

class QWidget;

namespace tooltray::test {

// Somebody without a mouse: everything goes to whatever has the keyboard, and is found by the name that a screen
// reader would say. Remembers which dialogs came up.
class Keyboard final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Keyboard)

public:
    explicit Keyboard(QWidget &window);
    ~Keyboard() override;

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);

    // These stop and say so in problem() when the keyboard does not get there.
    bool goTo(const QString &name);                        // by Tab
    bool waitFor(const QString &name);                     // by Tab, once it is there and can be used
    bool press(const QString &button);                     // waits for it and presses Space
    bool enter(const QString &field, const QString &text); // in place of what is there
    bool choose(const QString &text); // where the keyboard is: a list, tree, table or box
    bool chooseFromMenu(const QString &button, const QString &item);
    bool choose(const QString &where, const QString &text); // goes there first
    bool run(const QString &command);                       // by the palette
    bool waitForDialog(const char *className);              // until it has the keyboard
    bool waitUntilClosed();                                 // until the window has the keyboard again

    // Tab comes to all that can be used of the window with the keyboard and back to where it was, and Backtab as well.
    bool goAround();
    // The same once for each choice of what has that name: a list, tabs or a box that changes what is shown.
    bool goAroundEach(const QString &where);

    // Of what has the keyboard.
    static QString place();
    const QString &problem() const { return m_problem; }
    const QSet<QString> &seenDialogs() const { return m_seenDialogs; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void takeKeyboard();
    void step(Qt::Key key); // Tab or Backtab
    bool goAround(Qt::Key key);
    bool fail(const QString &problem);

    QPointer<QWidget> m_window;
    QString m_problem;
    QSet<QString> m_seenDialogs;
};

} // namespace tooltray::test
