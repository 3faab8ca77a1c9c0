// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/packexport.h"

#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/toolsides/toolpagefixture.h"
#include "ui/widgets/listpane.h"
#include "workspace/exchange/pack.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class ToolSharingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::ToolPageFixture>();
        QVERIFY(m_fixture->start());
    }
    void cleanup() { m_fixture.reset(); }

    void theClipboardBecomesADraft()
    {
        QGuiApplication::clipboard()->setText(
            QStringLiteral("query ListProjects { projects { totalCount } }"));
        m_fixture->page->showPlace({.page = {}, .item = itemid::kClipboard});
        m_fixture->trigger(actionid::kSave);
        QTRY_VERIFY(m_fixture->engineClient.workspace().find<workspace::Tool>("list_projects"));
        QCOMPARE(m_fixture->saved("list_projects").endpoint, std::string("demo"));
        QTRY_COMPARE(m_fixture->page->findChild<ListPane *>()->current(), QStringLiteral("list_projects"));
        m_fixture->trigger(actionid::kUndo);
        QTRY_VERIFY(!m_fixture->engineClient.workspace().find<workspace::Tool>("list_projects"));
    }

    void severalBecomeAsManyDrafts()
    {
        QGuiApplication::clipboard()->setText(
            QStringLiteral("query A { viewer { id } } query B { viewer { name } }"));
        m_fixture->page->showPlace({.page = {}, .item = itemid::kClipboard});
        QVERIFY(m_fixture->hasMessage(QStringLiteral("Created 2 draft(s)")));
        QVERIFY(!m_fixture->engineClient.workspace().find<workspace::Tool>("a"));
    }

    void whatIsMadeOfTheSchemaIsServedWhenItIsSaved()
    {
        makeTwo("{ viewer { name } }");
        QVERIFY(m_fixture->hasMessage(QStringLiteral("Created 2 draft(s)")));
        QCOMPARE(rows(), 4);
        QVERIFY(!knows("first") && !knows("second"));
        QVERIFY(test::savePicture(*m_fixture->page, QStringLiteral("tools-created")));
        QVERIFY(m_fixture->press(QStringLiteral("Save all")));
        QTRY_VERIFY(m_fixture->hasMessage(QStringLiteral("Saved 2 tool(s)")));
        QVERIFY(knows("first") && knows("second"));
        QCOMPARE(rows(), 4);
        QVERIFY(m_fixture->press(QStringLiteral("Undo")));
        QTRY_VERIFY(!knows("first") && !knows("second"));
        QTRY_COMPARE(rows(), 4); // as drafts again
        m_fixture->trigger(actionid::kUndo);
        QTRY_COMPARE(rows(), 2);
    }

    void oneStepTakesBackWhatIsMadeOfTheSchema()
    {
        makeTwo("{ viewer { name } }");
        QVERIFY(m_fixture->press(QStringLiteral("Undo")));
        QCOMPARE(rows(), 2);
        m_fixture->trigger(actionid::kRedo);
        QCOMPARE(rows(), 4);
        m_fixture->trigger(actionid::kUndo);
        QCOMPARE(rows(), 2);
    }

    void whatIsMadeTwiceGetsAnotherName()
    {
        const QAction &saveAll = *m_fixture->actions.action(actionid::kSaveAll);
        QVERIFY(!saveAll.isEnabled());
        makeTwo("{ viewer { name } }");
        makeTwo("{ viewer { name } }");
        QVERIFY(saveAll.isEnabled());
        m_fixture->trigger(actionid::kSaveAll); // the older ones as well
        QTRY_VERIFY(knows("first_2") && knows("second_2") && knows("first") && knows("second"));
        QVERIFY(!saveAll.isEnabled());
    }

    void whatWouldNotWorkStaysADraft()
    {
        makeTwo("{ viewer { nothingOfTheKind } }");
        QVERIFY(m_fixture->press(QStringLiteral("Save all")));
        QTRY_VERIFY(knows("first"));
        QTRY_VERIFY(m_fixture->hasMessage(QStringLiteral("1 tool(s) with errors stay drafts: second")));
        QVERIFY(m_fixture->press(QStringLiteral("Open")));
        QCOMPARE(m_fixture->page->findChild<ListPane *>()->current(), QStringLiteral("new-2"));
        QVERIFY(!knows("second"));
        QCOMPARE(rows(), 4);
    }

    void draftsThatAreChosenAreSavedAtOnce()
    {
        makeTwo("{ viewer { name } }");
        QVERIFY(m_fixture->press(QStringLiteral("Close")));
        auto *list = m_fixture->page->findChild<ListPane *>();
        test::select(*list, {QStringLiteral("new-1"), QStringLiteral("get_user")});
        for (QAction *action : list->findChildren<QAction *>()) {
            if (action->text() == QStringLiteral("Save drafts"))
                action->trigger();
        }
        QTRY_VERIFY(knows("first"));
        QVERIFY(!knows("second"));
    }

    void whatIsNoToolSaysWhy()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("Good morning!"));
        m_fixture->page->showPlace({.page = {}, .item = itemid::kClipboard});
        QVERIFY(m_fixture->hasMessage(QStringLiteral("no GraphQL operation")));
    }

    void chosenToolsGoIntoAPackForTheirOwner()
    {
        const QString path = m_fixture->engineClient.folder.filePath(QStringLiteral("out.json"));
        QFile before(path); // also over one that others could read
        QVERIFY(before.open(QIODevice::WriteOnly));
        QVERIFY(before.setPermissions(before.permissions() | QFile::ReadGroup | QFile::ReadOther));
        before.close();
        auto *list = m_fixture->page->findChild<ListPane *>();
        test::select(*list, {QStringLiteral("get_user"), QStringLiteral("who_am_i")});
        m_fixture->trigger(actionid::kExportTools);
        auto *dialog = m_fixture->page->findChild<QFileDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->hide();
        Q_EMIT dialog->fileSelected(path);
        QTRY_VERIFY(m_fixture->hasMessage(QStringLiteral("Exported 2 tool(s)")));
        QCOMPARE(QFileInfo(path).permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther),
                 QFile::Permissions());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto decoded = workspace::decodePack(std::string_view(file.readAll().toStdString()));
        QVERIFY(decoded.errors.empty());
        QCOMPARE(decoded.pack.objects.size(), std::size_t(2));
        QVERIFY(std::get<workspace::Tool>(decoded.pack.objects.at({workspace::ObjectKind::Tool, "get_user"}))
                    .versions
                == m_fixture->saved().versions);
    }

    void whatLooksLikeASecretStaysHere()
    {
        workspace::Tool tool = test::getUserTool();
        tool.name = "leaky";
        workspace::RestRequest request{.path = "/me"};
        request.headers.push_back({"X-Api-Key", {workspace::ConstantSource{json::Value("s3cr3t")}}});
        tool.versions[{0, 2, 0}].operation = request;
        QVERIFY(m_fixture->engineClient.put(tool));
        const QString path = m_fixture->engineClient.folder.filePath(QStringLiteral("leaky.json"));
        QVERIFY(!writePack(m_fixture->engineClient.workspace(), {"leaky"}, path));
        QVERIFY(!QFileInfo::exists(path));
    }

    void theRowMenuOffersIt()
    {
        for (QAction *action : m_fixture->page->findChild<ListPane *>()->findChildren<QAction *>()) {
            if (action->text() == QStringLiteral("Export..."))
                action->trigger();
        }
        QVERIFY(m_fixture->page->findChild<QFileDialog *>());
    }

private:
    void makeTwo(const char *second)
    {
        std::vector<workspace::Tool> tools(2);
        tools[0].name = "first";
        tools[1].name = "second";
        const char *documents[] = {"{ viewer { login } }", second};
        for (std::size_t i = 0; i < 2; ++i) {
            tools[i].endpoint = "demo";
            tools[i].versions[tools[i].active].operation = workspace::GraphqlOperation{documents[i]};
        }
        m_fixture->page->showPlace(
            {.page = {},
             .item = itemid::kNew,
             .tools = std::make_shared<const std::vector<workspace::Tool>>(std::move(tools))});
    }
    bool knows(const char *tool) const
    {
        return m_fixture->engineClient.workspace().find<workspace::Tool>(tool);
    }
    int rows() const { return m_fixture->view(QStringLiteral("Tools"))->model()->rowCount(); }

    std::unique_ptr<test::ToolPageFixture> m_fixture;
};

TOOLTRAY_TEST(ToolSharingTest)
#include "toolsharingtest.moc"
