// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/window/servedwindow.h"

#include "bench/mcp/httpclient.h"
#include "engine/clients/workspaceclient.h"
#include "support/await.h"
#include "ui/actions/actionids.h"

#include <QAction>
#include <QApplication>
#include <QTest>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <thread>

namespace tooltray::bench {
namespace {

constexpr int kSchemaPatience = 30'000; // ms

void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::exit(2);
}

workspace::Tool viewerTool()
{
    workspace::Tool tool;
    tool.name = "get_viewer";
    tool.endpoint = "demo";
    tool.active = workspace::Version{0, 1, 0};
    workspace::ToolVersion version;
    version.description = "Who the endpoint takes you for.";
    version.operation = workspace::GraphqlOperation{"query { viewer { id login name } }"};
    tool.versions.emplace(tool.active, std::move(version));
    return tool;
}

} // namespace

ServedWindow::ServedWindow()
    : m_engine(engine::EngineSettings{.dataFolder = m_folder.path().toStdString(),
                                      .home = m_folder.filePath(QStringLiteral("home")).toStdString()})
    , m_state(m_folder.filePath(QStringLiteral("ui.ini")))
    , m_theme(*qApp, ui::ThemeChoice::Light)
    , m_language(QStringLiteral("en"))
    , m_window(std::make_unique<ui::MainWindow>(
          ui::WindowContext{m_engine, m_server, m_theme, m_language, m_state}))
{
    m_window->resize(1360, 840);
    m_window->show();
    require(test::await(m_engine.startServer(m_server)).hasValue(), "The server does not start.");
    const auto hasSchema = [this] {
        const auto &schemas = m_engine.workspaceClient().state().schemas;
        const auto found = schemas.find("demo");
        return found != schemas.end() && found->second.schema;
    };
    require(QTest::qWaitFor(hasSchema, kSchemaPatience), "The schema of the sample API does not come.");
    workspace::Edit edit{"Save", workspace::Origin::Person, {}};
    edit.steps.emplace_back(workspace::PutObject{.object = viewerTool()});
    require(test::await(m_engine.workspaceClient().apply(edit)).hasValue(), "The tool cannot be saved.");
    const auto guest = test::await(m_engine.connectGuest(engine::Guest::Script));
    require(guest.hasValue(), "No client may come in.");
    m_request = postRequest(
        "Authorization: Bearer " + guest->token
            + "\r\nMCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: get_viewer\r\n",
        R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_viewer","arguments":{},"_meta":{)"
        R"("io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
        R"("io.modelcontextprotocol/clientCapabilities":{}}}})");
}

ServedWindow::~ServedWindow() = default;

void ServedWindow::open(const QString &page)
{
    trigger(ui::actionid::page(page));
}

void ServedWindow::trigger(const QString &action)
{
    m_window->actions().action(action)->trigger();
    QCoreApplication::processEvents();
}

void ServedWindow::workDuring(const std::function<void()> &job, const std::function<void()> &work)
{
    std::atomic<bool> isDone = false;
    std::thread other([&] {
        job();
        isDone = true;
    });
    while (!isDone) {
        work();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    other.join();
}

} // namespace tooltray::bench
