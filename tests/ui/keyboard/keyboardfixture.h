// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "ui/keyboard/keyboard.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"
#include "workspace/definitions/object.h"

#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace tooltray::test {

// The window over a real engine that serves the sample API, in a home of its own, and somebody without a mouse.
class KeyboardFixture final {
public:
    KeyboardFixture();
    ~KeyboardFixture();

    // Precondition of all else: the server runs, and the schema of the sample API is there.
    bool open();
    // What a test needs to be there before; never what it shows.
    bool put(const workspace::Object &object);
    bool hasSchema(const std::string &endpoint) const;
    bool call(const std::string &tool, const std::string &arguments = "{}");
    bool write(const QString &file, const QByteArray &content) const;

    QString page() const;
    std::string demoUrl() const { return engine.serverStatus().demoUrl; }
    const workspace::Workspace &workspace() { return *engine.workspaceClient().state().workspace; }
    std::vector<journal::EntryPointer> entries();

    QTemporaryDir folder;
    engine::Engine engine;
    engine::ServerSettings server{.port = 0, .hasDemo = true};
    ui::UiState state;
    ui::Theme theme;
    ui::Language language;
    std::unique_ptr<ui::MainWindow> window;
    std::unique_ptr<Keyboard> keys;
};

// A tool of the sample API with one argument.
workspace::Tool issuesTool(const std::string &name);
// An API about pets, whose description is in a file of the fixture. Nobody answers there.
bool addPets(KeyboardFixture &fixture);
// The sample API once more, under that name.
workspace::Endpoint endpointNamed(const std::string &name, const std::string &url);

} // namespace tooltray::test

// Of a Keyboard: what it cannot reach is said.
#define VERIFY_KEYS(done) QVERIFY2((done), qPrintable(m_fixture->keys->problem()))
