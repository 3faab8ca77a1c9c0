// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/reportdialog.h"

#include "base/files/files.h"
#include "engine/engine.h"
#include "support/await.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "ui/state/uistate.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QPointer>

#include <filesystem>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr const char *kCanary = "canary-7f3a91c2-report";

// With the canary in every place of a workspace that may hold something of somebody's.
workspace::Edit canaryEdit()
{
    const std::string canary = kCanary;
    workspace::Endpoint endpoint;
    endpoint.name = "shop";
    endpoint.description = canary;
    endpoint.url = "https://" + canary + ".test/graphql";
    endpoint.headers = {{"X-Shop", canary}};
    workspace::ContextVariable variable;
    variable.key = "KEY";
    variable.value = canary;
    workspace::Tool tool;
    tool.name = "canary_tool";
    tool.endpoint = "shop";
    tool.versions[tool.active].description = canary;
    tool.versions[tool.active].operation = workspace::GraphqlOperation{"{ a(b: \"" + canary + "\") }", {}};
    return {"Put " + canary,
            workspace::Origin::Person,
            {workspace::PutObject{endpoint}, workspace::PutObject{variable}, workspace::PutObject{tool}}};
}

} // namespace

class ReportDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::useTestFont();
        m_folder = std::make_unique<test::TemporaryFolder>();
        QVERIFY(writeFile(*m_folder / "config.yaml",
                          "endpoints: { team: { url: \"https://team.test/graphql\", authentication: { type: "
                          "bearer, value: "
                              + std::string(kCanary) + "-secret } } }\n",
                          FileAccess::Private)
                    .hasValue());
        m_engine =
            std::make_unique<engine::Engine>(engine::EngineSettings{.dataFolder = m_folder->path().string()});
        m_state = std::make_unique<UiState>(QString::fromStdString((*m_folder / "ui.ini").string()));
        QVERIFY(test::await(m_engine->startServer({.port = 0})).hasValue());
    }
    void cleanup()
    {
        delete m_dialog;
        m_state.reset();
        m_engine.reset();
        m_folder.reset();
    }

    void saysHowThingsAre()
    {
        open({"2026-01-31T09:05:00.250Z warning http: The port is in use."});
        const QString text = m_dialog->text();
        for (const char *part : {"Qt: 6", "state: running", "tools: 0", "listens on: loopback", "errors: 0",
                                 "The port is in use."})
            QVERIFY2(text.contains(QLatin1StringView(part)), qPrintable(text));
    }

    void hasNothingThatIsSomebodys()
    {
        QVERIFY(test::await(m_engine->workspaceClient().apply(canaryEdit())).hasValue());
        engine::Preferences preferences;
        preferences.server.allowedHosts = {std::string(kCanary) + ".local"};
        preferences.server.allowedOrigins = {"https://" + std::string(kCanary)};
        preferences.log.secretNames = {kCanary};
        QVERIFY(test::await(m_engine->preferences().apply(preferences)).hasValue());
        QVERIFY(test::await(m_engine->clients().issueToken(kCanary, kCanary, "cursor")).hasValue());
        // A secret that slipped into a warning before it was known to be one.
        open({"warning engine: It said " + std::string(kCanary) + "-secret."});
        const QString text = m_dialog->text();
        QVERIFY2(!text.contains(QLatin1StringView(kCanary)), qPrintable(text));
        QVERIFY2(!text.contains(QString::fromStdString(m_folder->path().string())), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("tools: 1")));
    }

    void isSavedForItsOwnerAlone()
    {
        open({});
        const std::filesystem::path path = *m_folder / "report.txt";
        QVERIFY(writeFile(path, "before", FileAccess::Public).hasValue());
        m_dialog->findChild<QPlainTextEdit *>()->appendPlainText(QStringLiteral("It hangs."));
        m_dialog->saveTo(QString::fromStdString(path.string()));
        auto *message = m_dialog->findChild<InlineMessage *>();
        QTRY_VERIFY(message->isVisible());
        QCOMPARE(message->kind(), MessageKind::Ok);
        QCOMPARE(QString::fromStdString(*readFile(path, 100'000)), m_dialog->text());
        QVERIFY(m_dialog->text().endsWith(QStringLiteral("It hangs.")));
        using std::filesystem::perms;
        QVERIFY(std::filesystem::status(path).permissions() == (perms::owner_read | perms::owner_write));
        m_dialog->saveTo(QStringLiteral("/nowhere/at/all.txt"));
        QTRY_COMPARE(message->kind(), MessageKind::Error);
    }

    void draw_data() { test::addThemeRows(); }
    void draw()
    {
        QFETCH(ThemeChoice, choice);
        m_theme.setChoice(choice);
        open({"2026-01-31T09:05:00.250Z warning http: The port is in use."});
        QVERIFY(test::savePicture(*m_dialog,
                                  QStringLiteral("report-") + QString::fromLatin1(QTest::currentDataTag())));
        QStringList problems = test::unnamed(*m_dialog) + test::clipped(*m_dialog);
        problems.removeAll(QStringLiteral("QLabel ()"));
        QCOMPARE(problems, QStringList());
    }

private:
    void open(const std::vector<std::string> &warnings)
    {
        m_dialog = new ReportDialog(*m_engine, m_theme, *m_state, warnings);
        m_dialog->open();
    }

    Theme m_theme{*qApp, ThemeChoice::Light};
    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<engine::Engine> m_engine;
    std::unique_ptr<UiState> m_state;
    QPointer<ReportDialog> m_dialog;
};

TOOLTRAY_TEST(ReportDialogTest)
#include "reportdialogtest.moc"
