// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/models/logcells.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/log/logdetail.h"
#include "ui/pages/log/logpage.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"
#include "ui/widgets/approvals/approvalpanel.h"
#include "ui/widgets/approvals/approvalstack.h"
#include "ui/widgets/log/logtable.h"

#include <QAction>
#include <QApplication>
#include <QPlainTextEdit>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using engine::Trial;
using test::await;

namespace {

struct NoNavigator final : Navigator {
    void open(const Place &) override {}
};

// The log over a real engine that serves the sample API.
struct LiveLog {
    LiveLog()
    {
        commands.add({.id = actionid::kCopyAddress, .text = QByteArrayLiteral("Copy")});
        addLogActions({engine, theme, commands, state, navigator});
        page = std::make_unique<LogPage>(PageContext{engine, theme, commands, state, navigator});
        page->resize(1200, 700);
        page->show();
    }

    bool serve() { return await(engine.startServer({.port = 0, .hasDemo = true})).hasValue(); }
    bool hasSchema(const std::string &endpoint)
    {
        return QTest::qWaitFor(
            [&] {
                const auto &schemas = engine.curation().state().schemas;
                const auto found = schemas.find(endpoint);
                return found != schemas.end() && found->second.schema;
            },
            20'000);
    }
    bool save(workspace::Object object)
    {
        workspace::Edit edit{"Save", workspace::Origin::Person, {}};
        edit.steps.push_back(workspace::PutObject{std::move(object)});
        return await(engine.curation().apply(std::move(edit))).hasValue();
    }
    LogTable &table() const { return *page->findChild<LogTable *>(); }
    LogDetail &detail() const { return *page->findChild<LogDetail *>(); }
    QString cell(int row, int column) const { return table().model()->index(row, column).data().toString(); }
    int rows() const { return table().model()->rowCount(); }

    test::TemporaryFolder folder;
    engine::Engine engine{engine::EngineSettings{.dataFolder = folder.path().string()}};
    Theme theme{*qApp, ThemeChoice::Light};
    UiState state{QString::fromStdString((folder.path() / "ui.ini").string())};
    ActionRegistry commands{theme};
    NoNavigator navigator;
    std::unique_ptr<LogPage> page;
};

workspace::Tool projectsTool()
{
    workspace::Tool tool;
    tool.name = "projects";
    tool.endpoint = "demo";
    tool.active = *workspace::Version::parse("1.0.0");
    workspace::ToolVersion version;
    version.description = "Lists projects.";
    version.operation =
        workspace::GraphqlOperation{"query ($first: Int) { projects(first: $first) { nodes { key } } }"};
    tool.versions.emplace(tool.active, std::move(version));
    return tool;
}

} // namespace

class LogLiveTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsRealCallsAndMakesThemAgain()
    {
        LiveLog log;
        QVERIFY(log.serve());
        QVERIFY(log.hasSchema("demo"));
        QVERIFY(log.save(projectsTool()));
        const auto answer = await(log.engine.calls().run({.what = engine::SavedTrial{"projects"},
                                                          .arguments = json::Value::object({{"first", 2}}),
                                                          .mode = Trial::Mode::Call}));
        VERIFY_RESULT(answer);
        QTRY_COMPARE(log.rows(), 1);
        QTRY_COMPARE(log.cell(0, LogStatusColumn), QStringLiteral("OK"));
        QCOMPARE(log.cell(0, LogToolColumn), QStringLiteral("projects"));

        log.table().select(answer->entry);
        QVERIFY(log.detail().isVisible());
        QVERIFY(log.detail().exchange());
        log.commands.action(logaction::kReplay)->trigger();
        QTRY_COMPARE(log.rows(), 2);
        QTRY_COMPARE(log.cell(1, LogStatusColumn), QStringLiteral("OK"));
        // What came of it is shown.
        QTRY_VERIFY(log.detail().entry()->replayOf == std::optional(answer->entry));

        log.commands.action(logaction::kPin)->trigger();
        QTRY_VERIFY(log.table().model()->index(1, 0).data(LogMarksRole).toInt() & LogPinned);
        for (auto *edit : log.detail().findChildren<QPlainTextEdit *>()) {
            if (!edit->isReadOnly())
                edit->setPlainText(QStringLiteral("worth a look"));
        }
        QTRY_VERIFY(log.table().model()->index(1, 0).data(LogMarksRole).toInt() & LogNoted);
    }

    void callsThatWereThereBeforeAreListed()
    {
        LiveLog log;
        QVERIFY(log.serve());
        QVERIFY(log.hasSchema("demo"));
        QVERIFY(log.save(projectsTool()));
        VERIFY_RESULT(await(log.engine.calls().run({.what = engine::SavedTrial{"projects"}})));
        LogPage later({log.engine, log.theme, log.commands, log.state, log.navigator});
        QTRY_COMPARE(later.findChild<LogTable *>()->model()->rowCount(), 1);
    }

    void aMutationWaitsForAYes()
    {
        LiveLog log;
        ApprovalStack stack(log.theme, log.engine.approvals());
        stack.show();
        QVERIFY(log.serve());
        workspace::Endpoint asking;
        asking.name = "asking";
        asking.url = log.engine.serverStatus().demoUrl;
        asking.mutations = workspace::MutationPolicy::Ask;
        QVERIFY(log.save(asking));
        QVERIFY(log.hasSchema("asking"));
        const auto running = log.engine.calls().run(
            {.what = engine::OperationTrial{"asking", "mutation { resetData { __typename } }"}});
        auto &panel = *stack.findChild<ApprovalPanel *>();
        QTRY_VERIFY(panel.card().document.find("resetData") != std::string::npos);
        QVERIFY(stack.isVisible());
        Q_EMIT panel.decided(panel.card().id, engine::ApprovalDecision::Once);
        const auto answer = await(running);
        VERIFY_RESULT(answer);
        QVERIFY(!answer->isError);
        QTRY_VERIFY(stack.isHidden());
    }
};

TOOLTRAY_TEST(LogLiveTest)
#include "loglivetest.moc"
