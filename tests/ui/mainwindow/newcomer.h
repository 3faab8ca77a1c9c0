// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "support/temporaryfolder.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QModelIndex>

#include <memory>

class QAbstractButton;
class QAbstractItemView;

namespace tooltray::test {

// The window as it is when the program is started for the first time, and somebody with a mouse.
class Newcomer final {
public:
    // The story begins the names of the pictures.
    Newcomer(QString story, const QString &languageCode,
             ui::ThemeChoice themeChoice = ui::ThemeChoice::Light);
    ~Newcomer();

    bool start();

    QString command(const QString &id) const;
    // The button of that text that can be pressed in a part of what is seen.
    static QAbstractButton *button(const QWidget &part, const QString &text);
    static bool waitForText(const QWidget &part, const QString &text); // in a label

    // What is below the mouse gets the click, whatever it is.
    bool click(const QAbstractButton *wanted);
    bool click(const QWidget &part, const QString &text); // waits for the button
    bool clickTab(const QWidget &part, const QString &text);
    bool clickRow(QAbstractItemView &view, const QModelIndex &row);
    bool clickBox(QAbstractItemView &view, const QModelIndex &row); // that checks it
    bool keepPicture(QWidget &part, const QString &name);

    test::TemporaryFolder folder;
    engine::Engine engine;
    engine::ServerSettings server{.port = 0};
    ui::UiState state;
    ui::Theme theme;
    ui::Language language;
    std::unique_ptr<ui::MainWindow> window;
    int clicks = 0;

private:
    bool clickAt(const QWidget &wanted, QPoint at);
    bool clickIn(QAbstractItemView &view, const QModelIndex &row, int inset);

    QString m_story;
};

template <typename Dialog>
Dialog *shownDialog()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *dialog = qobject_cast<Dialog *>(widget); dialog && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

} // namespace tooltray::test
