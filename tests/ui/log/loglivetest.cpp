// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/models/logcells.h"
#include "ui/navigation/place.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/log/logdetail.h"
#include "ui/pages/log/logpage.h"
#include "ui/pages/log/logtoolcommands.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/state/uistate.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/approvals/approvalstack.h"
#include "ui/widgets/inlineoffer.h"
#include "ui/widgets/log/logtable.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using engine::Trial;
using test::await;

namespace {

struct LogWay final : Navigator {
    void open(const Place &place) override { last = place; }

    Place last;
};

// The log over a real engine that serves the sample API.
struct LiveLog {
    LiveLog()
    {
        for (const auto id : {actionid::kCopyAddress, actionid::kConnectClient})
            commands.add({.id = id, .text = QByteArrayLiteral("x")});
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
                const auto &schemas = engine.workspaceClient().state().schemas;
                const auto found = schemas.find(endpoint);
                return found != schemas.end() && found->second.schema;
            },
            test::kPatienceMs);
    }
    bool save(workspace::Object object)
    {
        workspace::Edit edit{"Save", workspace::Origin::Person, {}};
        edit.steps.push_back(workspace::PutObject{std::move(object)});
        return await(engine.workspaceClient().apply(std::move(edit))).hasValue();
    }
    LogTable &table() const { return *page->findChild<LogTable *>(); }
    LogDetail &detail() const { return *page->findChild<LogDetail *>(); }
    InlineOffer &offer() const { return *page->findChild<InlineOffer *>(); }
    void trigger(QLatin1StringView id) const { commands.action(id)->trigger(); }
    // By the button of that name.
    void answer(const QString &text) const
    {
        for (auto *button : offer().findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return button->click();
        }
        QFAIL(qPrintable(text));
    }
    // Selects the call, once the log has its end: until then it is listed as a call that is running.
    bool makeCall(const json::Value &arguments, const std::string &tool = "projects")
    {
        const auto made = await(engine.calls().run(
            {.what = engine::SavedTrial{tool}, .arguments = arguments, .mode = Trial::Mode::Call}));
        if (!made)
            return false;
        const auto isListed = [&] {
            table().select(made->entry);
            const auto selected = table().selectedEntries();
            return selected.size() == 1 && selected.front()->id == made->entry
                   && cell(table().currentIndex().row(), LogStatusColumn) == u"OK";
        };
        return QTest::qWaitFor(isListed, test::kPatienceMs) && detail().exchange() != nullptr;
    }
    std::size_t examples(const std::string &tool)
    {
        return engine.workspaceClient().state().workspace->find<workspace::Tool>(tool)->examples.size();
    }
    QString cell(int row, int column) const { return table().model()->index(row, column).data().toString(); }
    int rows() const { return table().model()->rowCount(); }

    test::TemporaryFolder folder;
    engine::Engine engine{engine::EngineSettings{.dataFolder = folder.path().string()}};
    Theme theme{*qApp, ThemeChoice::Light};
    UiState state{QString::fromStdString((folder.path() / "ui.ini").string())};
    ActionRegistry commands{theme};
    LogWay navigator;
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

    void aReplayedCallIsShownThoughAFilterHidesIt()
    {
        LiveLog log;
        QVERIFY(log.serve());
        QVERIFY(log.hasSchema("demo"));
        QVERIFY(log.save(projectsTool()));
        QVERIFY(log.makeCall(json::Value::object({{"first", 2}})));
        const auto before = log.detail().entry()->id;
        log.page->showPlace({.page = pageid::kLog, .filter = QStringLiteral("-is:replayed")});
        log.trigger(logaction::kReplay);
        QTRY_VERIFY(log.detail().entry()->replayOf == std::optional(before));
        QTRY_COMPARE(log.detail().entry()->outcome, journal::Outcome::Ok);
        QCOMPARE(log.rows(), 1);
    }

    void callsOfBuiltInToolsAreMadeAgain()
    {
        LiveLog log;
        QVERIFY(log.serve());
        QVERIFY(log.hasSchema("demo"));
        QVERIFY(log.makeCall(json::Value::object({{"query", "{ projects(first: 1) { nodes { key } } }"}}),
                             "execute_graphql_query"));
        const auto before = log.detail().entry()->id;
        log.trigger(logaction::kReplay);
        QTRY_VERIFY(log.detail().entry()->replayOf == std::optional(before));
        QTRY_COMPARE(log.rows(), 2);
        QTRY_COMPARE(log.cell(1, LogStatusColumn), QStringLiteral("OK"));

        const auto first = log.detail().entry()->id;
        QTRY_VERIFY(log.commands.action(logaction::kResend)->isEnabled());
        log.trigger(logaction::kResend);
        QTRY_VERIFY(log.page->findChild<ResendDialog *>());
        auto *dialog = log.page->findChild<ResendDialog *>();
        auto *arguments = dialog->findChild<QPlainTextEdit *>();
        auto *send = dialog->findChild<QPushButton *>();
        for (auto *button : dialog->findChildren<QPushButton *>())
            send = button->isDefault() ? button : send;
        arguments->setPlainText(QStringLiteral("[1]"));
        QVERIFY(!send->isEnabled());
        arguments->setPlainText(QStringLiteral("{\"query\": \"{ viewer { login } }\"}"));
        QVERIFY(send->isEnabled());
        send->click();
        QTRY_VERIFY(log.detail().entry()->replayOf == std::optional(first));
        QTRY_COMPARE(log.rows(), 3);
        QVERIFY(log.detail().entry()->arguments.text().find("viewer") != std::string_view::npos);
    }

    // From a call to its tool, to an example of it, and to a tool that is new.
    void callsLeadToTools()
    {
        LiveLog log;
        QVERIFY(log.serve());
        QVERIFY(log.hasSchema("demo"));
        QVERIFY(log.save(projectsTool()));
        QVERIFY(log.makeCall(json::Value::object({{"first", 2}})));
        log.trigger(logaction::kResend);
        QCOMPARE(log.navigator.last.page, QString(pageid::kTools));
        QCOMPARE(log.navigator.last.item, QStringLiteral("projects"));
        QCOMPARE(log.navigator.last.input, std::optional(json::Value::object({{"first", 2}})));
        log.trigger(logaction::kOpenTool);
        QVERIFY(!log.navigator.last.input);

        log.trigger(logaction::kSaveExample);
        QTRY_COMPARE(log.examples("projects"), std::size_t(1));
        QTRY_VERIFY(log.offer().isVisible());
        VERIFY_RESULT(await(log.engine.workspaceClient().undo()));
        QCOMPARE(log.examples("projects"), std::size_t(0));

        log.trigger(logaction::kSaveTool);
        QCOMPARE(log.navigator.last.item, QString(itemid::kNew));
        QVERIFY(log.navigator.last.tool);
        QCOMPARE(log.navigator.last.tool->name, std::string("projects_2")); // the field of the operation
        QCOMPARE(log.navigator.last.tool->endpoint, std::string("demo"));
        QCOMPARE(log.navigator.last.input, std::optional(json::Value::object({{"first", 2}})));

        // Without its tool a call is still an operation.
        VERIFY_RESULT(await(log.engine.workspaceClient().undo()));
        QTRY_VERIFY(!log.commands.action(logaction::kOpenTool)->isEnabled());
        log.navigator.last = {};
        log.trigger(logaction::kResend);
        QVERIFY(log.navigator.last.tool);
    }

    void aCallIsComparedWithTheBaselineOfItsTool()
    {
        LiveLog log;
        QVERIFY(log.serve());
        QVERIFY(log.hasSchema("demo"));
        QVERIFY(log.save(projectsTool()));
        QVERIFY(log.makeCall(json::Value::object({{"first", 1}})));
        const QAction &compare = *log.commands.action(logaction::kCompareBaseline);
        QVERIFY(!compare.isEnabled());
        log.trigger(logaction::kPinBaseline);
        QTRY_VERIFY(log.offer().isVisible());
        QVERIFY2(log.offer().text().contains(u"the baseline of projects"), qPrintable(log.offer().text()));
        QVERIFY(compare.isEnabled());
        QVERIFY(log.makeCall(json::Value::object({{"first", 2}})));
        log.trigger(logaction::kCompareBaseline);
        QTRY_VERIFY(log.page->findChild<CompareDialog *>());
        auto *dialog = log.page->findChild<CompareDialog *>();
        QTRY_VERIFY(dialog->isComplete());
        bool isCounted = false;
        for (const auto *label : dialog->findChildren<TextLabel *>())
            isCounted |= label->text().contains(u"1 of 1 difference");
        QVERIFY(isCounted);
        dialog->close();
    }

    void deletedCallsAreGoneAndPinnedOnesStay()
    {
        LiveLog log;
        QVERIFY(log.serve());
        QVERIFY(log.hasSchema("demo"));
        QVERIFY(log.save(projectsTool()));
        for (int call = 0; call < 3; ++call)
            QVERIFY(log.makeCall(json::Value::object({{"first", call + 1}})));
        log.trigger(logaction::kPin); // the last
        QTRY_VERIFY(log.table().model()->index(2, 0).data(LogMarksRole).toInt() & LogPinned);
        log.trigger(logaction::kDelete);
        QCOMPARE(log.rows(), 3);
        log.answer(QStringLiteral("Delete"));
        QTRY_COMPARE(log.rows(), 1);
        QTRY_VERIFY(log.offer().text().startsWith(QStringLiteral("Deleted 2 call")));
        QCOMPARE(await(log.engine.log().entries())->size(), std::size_t(1));
        const auto kept = await(log.engine.log().searchArchive({}));
        VERIFY_RESULT(kept);
        QCOMPARE(kept->entries.size(), std::size_t(1));
    }

    void whatWasClearedIsShownAgain()
    {
        LiveLog log;
        QVERIFY(log.serve());
        QVERIFY(log.hasSchema("demo"));
        QVERIFY(log.save(projectsTool()));
        QVERIFY(log.makeCall(json::Value::object({{"first", 1}})));
        log.trigger(logaction::kClear);
        QCOMPARE(log.rows(), 0);
        QVERIFY(log.makeCall(json::Value::object({{"first", 2}})));
        QCOMPARE(log.rows(), 1);
        log.offer().dismiss(); // the way back does not go with it
        log.trigger(logaction::kShowCleared);
        QTRY_COMPARE(log.rows(), 2);
        QVERIFY(!log.commands.action(logaction::kShowCleared)->isEnabled());
        QCOMPARE(await(log.engine.log().entries())->size(), std::size_t(2));
    }

    void secretsAreCopiedOnlyByWhoSaysSo()
    {
        LiveLog log;
        QVERIFY(log.serve());
        QVERIFY(log.hasSchema("demo"));
        workspace::Credential credential;
        credential.name = "key";
        credential.source = workspace::Credential::Source::Memory;
        QVERIFY(log.save(credential));
        VERIFY_RESULT(await(log.engine.secrets().keep("key", std::string("open-sesame-open"))));
        workspace::Endpoint endpoint;
        endpoint.name = "asking";
        endpoint.url = log.engine.serverStatus().demoUrl;
        endpoint.credential = "key";
        QVERIFY(log.save(endpoint));
        QVERIFY(log.hasSchema("asking"));
        workspace::Tool tool = projectsTool();
        tool.endpoint = "asking";
        QVERIFY(log.save(tool));
        QVERIFY(log.makeCall(json::Value::object({{"first", 1}})));

        QClipboard &clipboard = *QGuiApplication::clipboard();
        log.trigger(logaction::kCopyCurl);
        QVERIFY2(clipboard.text().contains(QStringLiteral("\"$AUTHORIZATION\"")),
                 qPrintable(clipboard.text()));
        clipboard.clear();
        log.trigger(logaction::kCopyCurlSecrets);
        QVERIFY(log.offer().text().contains(QStringLiteral("asking")));
        QVERIFY(!clipboard.text().contains(QStringLiteral("sesame")));
        log.answer(QStringLiteral("Copy with secrets"));
        QTRY_VERIFY(clipboard.text().contains(QStringLiteral("Bearer open-sesame-open")));
        log.page.reset(); // nothing stays behind
        QVERIFY(!clipboard.text().contains(QStringLiteral("sesame")));
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
        QWidget window;
        ApprovalStack stack(log.theme, log.engine.approvals(), &window);
        window.show();
        QVERIFY(log.serve());
        workspace::Endpoint asking;
        asking.name = "asking";
        asking.url = log.engine.serverStatus().demoUrl;
        asking.mutations = workspace::MutationPolicy::Ask;
        QVERIFY(log.save(asking));
        QVERIFY(log.hasSchema("asking"));
        using engine::ApprovalDecision;
        for (const auto decision : {ApprovalDecision::Once, ApprovalDecision::Deny}) {
            const auto running = log.engine.calls().run(
                {.what = engine::OperationTrial{"asking", "mutation { resetData { __typename } }"}});
            auto &panel = *stack.findChild<ApprovalPanel *>();
            QTRY_VERIFY(stack.isVisible() && panel.card().document.find("resetData") != std::string::npos);
            Q_EMIT panel.decided(panel.card().id, decision);
            const auto answer = await(running);
            VERIFY_RESULT(answer);
            QCOMPARE(answer->isError, decision == ApprovalDecision::Deny);
            QTRY_VERIFY(stack.isHidden());
            const auto *news = window.findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
            QTRY_COMPARE(news->accessibleName(), decision == ApprovalDecision::Deny
                                                     ? QStringLiteral("Denied resetData on asking.")
                                                     : QStringLiteral("Allowed resetData on asking."));
        }
    }

    void liveSaysWhetherItIsOn()
    {
        LiveLog log;
        for (const QStringView text : {u"Live, not selected", u"Live, selected"}) {
            log.trigger(logaction::kLive);
            const QString said = log.page->findChild<Announcement *>()->accessibleName();
            QVERIFY2(said.endsWith(text), qPrintable(said));
        }
    }
};

TOOLTRAY_TEST(LogLiveTest)
#include "loglivetest.moc"
