// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/import/importdialog.h"

#include "engine/engine.h"
#include "support/await.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "ui/dialogs/addendpoint/addendpointdialog.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/undonotice.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

QString packFile(const char *name)
{
    return QStringLiteral(TOOLTRAY_SOURCE_DIR "/resources/packs/") + QLatin1StringView(name);
}

QString foreignFile(const char *name)
{
    return QStringLiteral(TOOLTRAY_SOURCE_DIR "/tests/data/fuzz/foreign/") + QLatin1StringView(name);
}

class ImportFixture {
public:
    explicit ImportFixture(ThemeChoice choice = ThemeChoice::Light)
        : theme(*qApp, choice)
        , engine({.dataFolder = folder.path().string()})
    {
        test::useTestFont();
        isOpen = test::await(engine.open()).hasValue();
        dialog = new ImportDialog(engine, theme);
        dialog->open();
    }
    ~ImportFixture() { delete dialog; }

    bool addEndpoint(const char *name)
    {
        workspace::Endpoint endpoint;
        endpoint.name = name;
        endpoint.url = "https://api.test/graphql";
        const workspace::Edit edit{"Add", workspace::Origin::Person, {workspace::PutObject{endpoint}}};
        return test::await(engine.workspaceClient().apply(edit)).hasValue();
    }
    QTreeWidget *tools() const { return dialog->findChild<QTreeWidget *>(); }
    QPushButton *importButton() const { return test::buttonWith(*dialog, QStringLiteral("Import")); }
    QString message() const
    {
        auto *shown = dialog->findChild<InlineMessage *>(QString(), Qt::FindDirectChildrenOnly);
        return shown->isVisible() ? shown->text() : QString();
    }
    std::size_t toolsHere()
    {
        return engine.workspaceClient().state().workspace->entries(workspace::ObjectKind::Tool).size();
    }
    QString drop() const { return dialog->findChild<TextLabel *>()->text(); }
    QString fate(int row) const { return tools()->topLevelItem(row)->text(2); }

    test::TemporaryFolder folder;
    Theme theme;
    engine::Engine engine;
    QPointer<ImportDialog> dialog;
    bool isOpen = false;
};

} // namespace

class ImportDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatCanComeWhileThereIsNothing()
    {
        ImportFixture fixture;
        QVERIFY(fixture.isOpen);
        auto *empty = fixture.dialog->findChild<EmptyState *>();
        QVERIFY(empty && empty->isVisible());
        QVERIFY(empty->accessibleDescription().contains(u"Postman"));
        QStringList offered;
        for (const auto *button : fixture.dialog->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->isEnabled())
                offered.append(button->text().remove(u'&'));
        }
        offered.sort();
        QCOMPARE(offered, (QStringList{QStringLiteral("Built-in packs"), QStringLiteral("Choose file..."),
                                       QStringLiteral("Close"), QStringLiteral("Paste")}));
        // What is no help leaves it there, below the reason.
        fixture.dialog->openText(QStringLiteral("Dear reader"));
        QTRY_VERIFY(!fixture.message().isEmpty());
        QVERIFY(empty->isVisible());
        QApplication::clipboard()->setText(QStringLiteral(
            "curl https://api.test/graphql --data-raw '{\"query\":\"query Orders { orders { id } }\"}'"));
        QVERIFY(QTest::qWaitForWindowActive(fixture.dialog));
        QTest::keyClick(fixture.dialog, Qt::Key_P, Qt::AltModifier);
        QTRY_VERIFY(!empty->isVisible());
        QCOMPARE(fixture.tools()->topLevelItemCount(), 1);
        QVERIFY(fixture.tools()->isVisible());
    }

    void importsWhatIsChosenAsOneStep()
    {
        ImportFixture fixture;
        QVERIFY(fixture.isOpen && fixture.addEndpoint("demo"));
        QVERIFY(!fixture.importButton()->isEnabled());
        fixture.dialog->openFile(packFile("demo.json"));
        QTRY_VERIFY(fixture.tools()->topLevelItemCount() > 1);
        QCOMPARE(fixture.message(), QString());
        const int count = fixture.tools()->topLevelItemCount();
        QCOMPARE(fixture.fate(0), QStringLiteral("new"));
        int without = -1; // the first that no other tool needs
        for (int row = 0; row < count && without < 0; ++row) {
            fixture.tools()->topLevelItem(row)->setCheckState(0, Qt::Unchecked);
            if (fixture.fate(row).isEmpty())
                without = row;
            else
                QCOMPARE(fixture.fate(row), QStringLiteral("included: another tool needs it"));
        }
        QVERIFY(without >= 0);
        const std::string left = fixture.tools()->topLevelItem(without)->text(0).toStdString();
        QCOMPARE(fixture.toolsHere(), std::size_t{0}); // looking changes nothing
        fixture.importButton()->click();
        QTRY_VERIFY(fixture.toolsHere() > 0);
        QVERIFY(
            !fixture.engine.workspaceClient().state().workspace->find({workspace::ObjectKind::Tool, left}));
        QTRY_VERIFY(!fixture.tools()
                         ->findItems(QStringLiteral("already exists, kept"), Qt::MatchExactly, 2)
                         .isEmpty());
        QTRY_VERIFY(!fixture.importButton()->isEnabled());
        auto *notice = fixture.dialog->findChild<UndoNotice *>();
        QTRY_VERIFY(notice->isVisible());
        // The report stays as long as the dialog shows what it is about.
        QVERIFY(!notice->findChild<QTimer *>()->isActive());
        notice->findChild<QPushButton *>()->click();
        QTRY_COMPARE(fixture.toolsHere(), std::size_t{0});
        QTRY_VERIFY(fixture.importButton()->isEnabled());
    }

    void offersThePacksOfTheProgramAndTheEndpointTheyNeed()
    {
        ImportFixture fixture;
        QVERIFY(fixture.isOpen);
        QMenu *packs = nullptr;
        for (const auto *button : fixture.dialog->findChildren<QPushButton *>())
            packs = button->menu() ? button->menu() : packs;
        QVERIFY(packs);
        QVERIFY(packs->actions().size() >= 2);
        for (QAction *pack : packs->actions()) {
            pack->trigger();
            QTRY_VERIFY2(fixture.drop().contains(pack->text()), qPrintable(pack->text()));
            QVERIFY(fixture.drop().contains(u"Requires"));
            QVERIFY(fixture.tools()->topLevelItemCount() > 10);
            QVERIFY(!fixture.message().isEmpty() && !fixture.importButton()->isEnabled());
        }
        QPushButton *add = nullptr;
        for (auto *button : fixture.dialog->findChildren<QPushButton *>()) {
            if (button->text() == QStringLiteral("Add endpoint...") && button->isVisible())
                add = button;
        }
        QVERIFY(add);
        add->click();
        const QPointer<AddEndpointDialog> adding = fixture.dialog->findChild<AddEndpointDialog *>();
        QVERIFY(adding && adding->isVisible());
        QVERIFY(fixture.addEndpoint("mine"));
        Q_EMIT adding->added(QStringLiteral("mine"));
        QCOMPARE(fixture.message(), QString());
        QVERIFY(!add->isVisible());
        fixture.importButton()->click();
        QTRY_VERIFY(fixture.toolsHere() > 10);
        adding->reject();
    }

    void asksWhichEndpointToUse()
    {
        ImportFixture fixture;
        QVERIFY(fixture.isOpen && fixture.addEndpoint("mine"));
        fixture.dialog->openFile(packFile("demo.json"));
        QTRY_VERIFY(!fixture.message().isEmpty());
        QVERIFY(!fixture.importButton()->isEnabled());
        QCOMPARE(fixture.fate(0), QStringLiteral("blocked, see above"));
        for (auto *box : fixture.dialog->findChildren<QComboBox *>()) {
            if (const int mine = box->findText(QStringLiteral("mine")); mine >= 0) {
                box->setCurrentIndex(mine);
                Q_EMIT box->activated(mine);
            }
        }
        QCOMPARE(fixture.message(), QString());
        QVERIFY(fixture.importButton()->isEnabled());
    }

    void saysWhereAFileIsBroken()
    {
        ImportFixture fixture;
        const auto file = fixture.folder.write("broken.json", "{\n  \"format\": nonsense\n}\n");
        fixture.dialog->openFile(QString::fromStdString(file.string()));
        QTRY_VERIFY(fixture.message().contains(QStringLiteral("line 2")));
        QVERIFY(!fixture.importButton()->isEnabled());
        fixture.dialog->openFile(QStringLiteral("/nowhere/at/all.json"));
        QTRY_VERIFY(fixture.message().contains(QStringLiteral("/nowhere/at/all.json")));
    }

    void importsACollectionOfAnotherProgram()
    {
        ImportFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.dialog->openFile(foreignFile("postman.json"));
        QTRY_COMPARE(fixture.tools()->topLevelItemCount(), 4);
        QCOMPARE(fixture.tools()->topLevelItem(0)->text(0), QStringLiteral("list_orders"));
        QCOMPARE(fixture.tools()->topLevelItem(0)->text(1), QStringLiteral("List orders"));
        // What is not imported is said under each, and what cannot come is there with its reason.
        QVERIFY(fixture.tools()->topLevelItem(0)->childCount() >= 3);
        QCOMPARE(fixture.fate(2), QStringLiteral("new")); // a REST request
        QCOMPARE(fixture.fate(3), QStringLiteral("cannot be imported"));
        QVERIFY(fixture.tools()->topLevelItem(3)->child(0)->text(0).contains(u"placeholders"));
        QVERIFY(!(fixture.tools()->topLevelItem(3)->flags() & Qt::ItemIsUserCheckable));
        QVERIFY(fixture.drop().contains(u"Postman"));
        // The endpoint comes along unless somebody chooses another.
        QCOMPARE(fixture.fate(0), QStringLiteral("new"));
        QVERIFY(fixture.importButton()->isEnabled());
        fixture.importButton()->click();
        QTRY_VERIFY2(fixture.toolsHere() == 3, qPrintable(fixture.message()));
        const auto &workspace = *fixture.engine.workspaceClient().state().workspace;
        QVERIFY(workspace.find<workspace::Endpoint>("shop"));
        QCOMPARE(workspace.find<workspace::Tool>("list_orders")->endpoint, std::string("shop"));
        auto *notice = fixture.dialog->findChild<UndoNotice *>();
        QTRY_VERIFY(notice->isVisible());
        QVERIFY(notice->findChild<InlineMessage *>()->text().contains(u"3 new"));
        notice->findChild<QPushButton *>()->click();
        QTRY_COMPARE(fixture.toolsHere(), std::size_t{0});
    }

    void importsTheYamlOfInsomnia()
    {
        ImportFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.dialog->openFile(foreignFile("insomnia5.yaml"));
        QTRY_VERIFY(fixture.tools()->topLevelItemCount() == 3);
        QVERIFY2(fixture.drop().contains(u"Insomnia"), qPrintable(fixture.drop()));
        QStringList names;
        for (int row = 0; row < 3; ++row)
            names.append(fixture.tools()->topLevelItem(row)->text(0));
        QCOMPARE(names.filter(QStringLiteral("find_orders")).size(), 1);
        QCOMPARE(names.filter(QStringLiteral("cancel_order")).size(), 1);
        fixture.importButton()->click();
        QTRY_COMPARE(fixture.toolsHere(), std::size_t(3));
        const auto &workspace = *fixture.engine.workspaceClient().state().workspace;
        const auto *tool = workspace.find<workspace::Tool>("find_orders");
        QVERIFY(tool);
        const auto operation = std::get<workspace::GraphqlOperation>(*tool->resolved(tool->active).operation);
        QVERIFY2(operation.document.starts_with("query FindOrders("), operation.document.c_str());
        QVERIFY2(operation.document.find("$first: Int = 20") != std::string::npos,
                 operation.document.c_str());
        const auto *endpoint = workspace.find<workspace::Endpoint>(tool->endpoint);
        QVERIFY(endpoint);
        QCOMPARE(endpoint->url, std::string("https://shop.test/graphql"));
    }

    void importsWhatWasCopied()
    {
        ImportFixture fixture;
        QVERIFY(fixture.isOpen && fixture.addEndpoint("mine"));
        fixture.dialog->openText(
            QStringLiteral("curl https://api.test/graphql -H 'Authorization: Bearer canary' "
                           "--data-raw '{\"query\":\"query Orders { orders { id } }\"}'"));
        QTRY_COMPARE(fixture.tools()->topLevelItemCount(), 1);
        QVERIFY(fixture.drop().contains(u"cURL"));
        QVERIFY(fixture.tools()->topLevelItem(0)->child(0)->text(0).contains(u"Authorization"));
        fixture.importButton()->click(); // the endpoint with that address is used
        QTRY_COMPARE(fixture.toolsHere(), std::size_t{1});
        const auto &workspace = *fixture.engine.workspaceClient().state().workspace;
        QCOMPARE(workspace.find<workspace::Tool>("orders")->endpoint, std::string("mine"));
    }

    void whatCannotWorkIsRefusedWithItsPlace()
    {
        ImportFixture fixture;
        workspace::Endpoint endpoint;
        endpoint.name = "mine";
        endpoint.url = "http://127.0.0.1:9/graphql";
        endpoint.schema = {workspace::SchemaSource::Kind::File,
                           TOOLTRAY_SOURCE_DIR "/resources/demo/schema.graphql"};
        QVERIFY(fixture.isOpen
                && test::await(fixture.engine.workspaceClient().apply(
                    {"Add", workspace::Origin::Person, {workspace::PutObject{endpoint}}})));
        QTRY_VERIFY(fixture.engine.workspaceClient().state().schemas.contains("mine")
                    && fixture.engine.workspaceClient().state().schemas.find("mine")->second.schema);
        const auto bringIn = [&fixture](const char *document) {
            fixture.dialog->openText(
                QStringLiteral(R"({"format": "tooltray-pack", "version": 1, "tools": {"some": {)"
                               R"("endpoint": "mine", "active": "0.1.0", "versions": {"0.1.0": {)"
                               R"("description": "Says something.", "operation": {"document": "%1"}}}}}})")
                    .arg(QLatin1StringView(document)));
            QTRY_VERIFY(fixture.importButton()->isEnabled());
            fixture.importButton()->click();
        };
        bringIn("{ nothing }");
        QTRY_VERIFY2(fixture.message().contains(u"cannot be imported. At /operation/document, line 1"),
                     qPrintable(fixture.message()));
        QVERIFY(!fixture.importButton()->isEnabled());
        QCOMPARE(fixture.toolsHere(), std::size_t{0});
        bringIn("{ __typename }");
        QTRY_COMPARE(fixture.toolsHere(), std::size_t{1});
    }

    void aSchemaInAFileBecomesThatOfAnEndpoint()
    {
        ImportFixture fixture;
        QVERIFY(fixture.isOpen && fixture.addEndpoint("mine"));
        const QString file = QStringLiteral(TOOLTRAY_SOURCE_DIR "/resources/demo/schema.graphql");
        fixture.dialog->openFile(file);
        QTRY_VERIFY(fixture.drop().contains(u"GraphQL schema"));
        QVERIFY(!fixture.importButton()->isEnabled());
        QVERIFY(!fixture.tools()->isVisible());
        for (auto *box : fixture.dialog->findChildren<QComboBox *>()) {
            if (box->findData(QStringLiteral("mine")) >= 0) {
                box->setCurrentIndex(box->findData(QStringLiteral("mine")));
                Q_EMIT box->activated(box->currentIndex());
            }
        }
        QVERIFY(fixture.importButton()->isEnabled());
        fixture.importButton()->click();
        const auto source = [&fixture] {
            return fixture.engine.workspaceClient()
                .state()
                .workspace->find<workspace::Endpoint>("mine")
                ->schema;
        };
        QTRY_VERIFY(source().kind == workspace::SchemaSource::Kind::File);
        QCOMPARE(QString::fromStdString(source().path), file);
        QTRY_VERIFY(fixture.engine.workspaceClient().state().schemas.contains("mine")
                    && fixture.engine.workspaceClient().state().schemas.find("mine")->second.schema);
    }

    void whatIsNothingOfThatIsSaid()
    {
        ImportFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.dialog->openText(QStringLiteral("Dear reader"));
        QTRY_VERIFY(fixture.message().contains(u"cannot be imported"));
        QVERIFY(!fixture.importButton()->isEnabled());
    }

    void allProblemsAreTold()
    {
        ImportFixture fixture;
        QVERIFY(fixture.isOpen && fixture.addEndpoint("mine"));
        QStringList tools;
        for (const char *name : {"a", "b", "c", "d", "e", "f"}) {
            tools.append(
                QStringLiteral(R"("%1": {"endpoint": "mine", "active": "1.0.0", "versions": {"1.0.0": {)"
                               R"("description": "D.", "operation": {"path": "/%1"},)"
                               R"("parameters": {"properties": {"p": {"$ref": "tooltray:types/no_%1"}}}}}})")
                    .arg(QLatin1StringView(name)));
        }
        fixture.dialog->openText(QStringLiteral(R"({"format": "tooltray-pack", "version": 1, "tools": {%1}})")
                                     .arg(tools.join(u',')));
        QTRY_VERIFY(fixture.message().contains(u"no_a"));
        QVERIFY2(fixture.message().contains(u"no_d"), qPrintable(fixture.message()));
        QVERIFY2(fixture.message().endsWith(u"And 2 more."), qPrintable(fixture.message()));
        // What cannot be read hides nothing of the rest.
        fixture.dialog->openText(
            QStringLiteral(
                "{\"format\": \"tooltray-pack\", \"version\": 1, \"tools\": {\n\"x\": {\"active\": 7},\n%1}}")
                .arg(tools.constFirst()));
        QTRY_VERIFY2(fixture.message().contains(u"(line 2)"), qPrintable(fixture.message()));
        QVERIFY2(fixture.message().contains(u"no_a"), qPrintable(fixture.message()));
        QVERIFY(!fixture.importButton()->isEnabled());
    }

    void draw_data() { test::addThemeRows(); }

    void draw()
    {
        QFETCH(ThemeChoice, choice);
        ImportFixture fixture(choice);
        QVERIFY(fixture.isOpen && fixture.addEndpoint("gitlab"));
        const QString theme = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(test::savePicture(*fixture.dialog, QStringLiteral("import-empty-") + theme));
        fixture.dialog->openFile(packFile("gitlab.json"));
        QTRY_VERIFY(fixture.tools()->topLevelItemCount() > 1);
        QVERIFY(test::savePicture(*fixture.dialog, QStringLiteral("import-pack-") + theme));
        fixture.dialog->openFile(packFile("demo.json"));
        QTRY_VERIFY(!fixture.message().isEmpty());
        QVERIFY(test::savePicture(*fixture.dialog, QStringLiteral("import-problem-") + theme));
    }
};

TOOLTRAY_TEST(ImportDialogTest)
#include "importdialogtest.moc"
