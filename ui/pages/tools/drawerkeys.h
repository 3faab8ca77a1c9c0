// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

class QWidget;

namespace tooltray::ui {

// The way of the keyboard out of the drawer of an editor: Escape leads back to where it was before, and a second one
// right after that closes the drawer.
class DrawerKeys final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DrawerKeys)

public:
    // Usual is where the keyboard goes when it was nowhere before.
    DrawerKeys(QWidget &editor, QWidget &drawer, std::function<QWidget *()> usual);

Q_SIGNALS:
    void left(); // what the keyboard goes to is to be seen
    void closeWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void leave();
    void forgetLeft();

    QWidget &m_editor;
    std::function<QWidget *()> m_usual;
    QPointer<QWidget> m_before; // had the keyboard last, the drawer apart
    QPointer<QWidget> m_leftTo; // got it from the drawer by Escape, and nothing was done since
};

} // namespace tooltray::ui
