// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/pages/pagecontext.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QTemporaryDir>

#include <memory>

namespace tooltray::test {

// The window over a workspace as people have it: tools of all kinds, calls in the log, a server that runs. Whoever
// looks at a part of it writes down what is cut off and what has no name, so that a test tells of all of it.
class FilledWindow final {
public:
    explicit FilledWindow(const QString &language);
    ~FilledWindow();

    // Precondition of all else.
    bool open();
    void trigger(const QString &actionId) const;
    // Makes a row of what is seen the current one, by its text in any column.
    bool choose(const QString &text) const;
    // For dialogs that pages open.
    ui::PageContext context();

    // Once it has come to rest. `where` begins each of the problems.
    void look(const QWidget &part, const QString &where);
    // The window as it is, and then each tab that is seen in it.
    void lookAtTabs(const QString &where);

    QTemporaryDir folder;
    engine::Engine engine;
    engine::ServerSettings server{.port = 0, .hasDemo = true};
    ui::UiState state;
    ui::Theme theme;
    ui::Language language;
    ui::ActionRegistry actions; // of the context: the window keeps its own
    std::unique_ptr<ui::MainWindow> window;
    QStringList problems;
};

// The languages that the window is looked at in.
void addLanguageRows();

} // namespace tooltray::test
