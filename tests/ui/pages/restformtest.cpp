// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/ask.h"
#include "support/testcase.h"
#include "ui/models/bindingcells.h"
#include "ui/models/roles.h"
#include "ui/pages/definitionbench.h"
#include "ui/pages/shoppagefixture.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/resulttree.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QFile>
#include <QLabel>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;
using Bench = tooltray::test::DefinitionBench;

namespace {

constexpr int kFormPatience = 20'000; // ms, for a busy machine
constexpr const char *kByHand =
    "{'path': '/v1/pets', 'query': {'status': {'constant': 'sold'}, 'stat': {'constant': 'sold'}}}";

engine::RecognizedRequest recognizedPets()
{
    engine::RecognizedRequest request{.key = "listPets", .method = "GET", .path = "/pets"};
    request.values = {{.place = "query", .name = "status"},
                      {.place = "query", .name = "limit"},
                      {.place = "header", .name = "X-Trace"},
                      {.place = "body", .name = "note"}};
    request.unknown = {{"query", "stat", "There is no parameter stat."}};
    return request;
}

QStringList proposedIn(const TextTableModel &table)
{
    return table.index(0, 0).data(SuggestionsRole).toStringList();
}

bool isOffered(const QWidget &part)
{
    return std::ranges::any_of(part.findChildren<QLabel *>(), [](const QLabel *label) {
        return label->isVisible() && label->text().startsWith(u"This is GET /pets.");
    });
}

// Serves nobody, and says of pets that they are listed by status.
constexpr const char *kPets =
    "{'openapi':'3.0.3','info':{'title':'Pets','version':'1'},'servers':[{'url':'https://pets.example/v1'}],"
    "'paths':{'/pets':{'get':{'operationId':'listPets','parameters':[{'name':'status','in':'query',"
    "'schema':{'type':'string'}}],'responses':{'200':{'description':'','content':{'application/json':"
    "{'schema':{'type':'array','items':{'type':'object','properties':{'name':{'type':'string'}}}}}}}}}},"
    "'/owners':{'get':{'operationId':'listOwners','responses':{'200':{'description':''}}}}}}";

} // namespace

// The fields of a REST request whose API has a description.
class RestFormTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void looksLikeThis_data() { test::addThemeRows(); }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(*qApp, choice);
        test::useTestFont();
        Bench bench(theme, kByHand);
        bench.tab.resize(700, 760);
        bench.tab.showRecognized(recognizedPets(), {QStringLiteral("/v1/pets")});
        QVERIFY(test::savePicture(bench.tab, QStringLiteral("restform-")
                                                 + QString::fromLatin1(QTest::currentDataTag())));
        QCOMPARE(test::clipped(bench.tab).join(u"; "), QString());
    }

    void namesAreProposedWhereTheyBelong()
    {
        Bench bench(m_theme, kByHand);
        bench.tab.showRecognized(recognizedPets(),
                                 {QStringLiteral("/v1/pets"), QStringLiteral("/v1/owners")});
        QCOMPARE(proposedIn(bench.table("/request/query")),
                 (QStringList{QStringLiteral("status"), QStringLiteral("limit")}));
        bench.addRow("/request/headers", {QStringLiteral("X")});
        QCOMPARE(proposedIn(bench.table("/request/headers")), QStringList(QStringLiteral("X-Trace")));
        bench.addRow("/request/body", {QStringLiteral("n")});
        QCOMPARE(proposedIn(bench.table("/request/body")), QStringList(QStringLiteral("note")));

        // As somebody types it in a cell, and in the path.
        auto *view =
            bench.form().findChild<QWidget *>(QStringLiteral("/request/query"))->findChild<QTableView *>();
        view->edit(view->model()->index(0, 0));
        auto *cell = view->viewport()->findChild<QLineEdit *>();
        QVERIFY(cell && cell->completer());
        cell->completer()->setCompletionPrefix(QStringLiteral("im"));
        QCOMPARE(cell->completer()->currentCompletion(), QStringLiteral("limit"));
        auto *path = bench.form().findChild<QLineEdit *>(QStringLiteral("/request/path"));
        path->completer()->setCompletionPrefix(QStringLiteral("own"));
        QCOMPARE(path->completer()->currentCompletion(), QStringLiteral("/v1/owners"));
    }

    void aConstantIsOneOfItsChoices()
    {
        Bench bench(m_theme, kByHand);
        engine::RecognizedRequest pets = recognizedPets();
        pets.values[0].choices = {json::Value("available"), json::Value("sold")};
        bench.tab.showRecognized(pets, {});
        TextTableModel &query = bench.table("/request/query");
        const QModelIndex status = query.index(0, BindingCells::Value);
        QCOMPARE(status.data(ChoicesRole).toStringList(),
                 (QStringList{QStringLiteral("available"), QStringLiteral("sold")}));
        QCOMPARE(status.data(Qt::EditRole).toInt(), 1);
        QVERIFY(query.index(1, BindingCells::Value).data(ChoicesRole).toStringList().isEmpty());
        QVERIFY(query.setData(status, 0, Qt::EditRole));
        QCOMPARE(bench.stored("/query/status/constant"), QStringLiteral("\"available\""));
        // An argument has a name, which is written.
        QVERIFY(query.setData(status.siblingAtColumn(BindingCells::Source), 0, Qt::EditRole));
        QVERIFY(status.data(ChoicesRole).toStringList().isEmpty());
    }

    void aClickOpensTheChoicesOfAConstant_data()
    {
        QTest::addColumn<bool>("isDouble");
        QTest::newRow("one click on the current cell") << false;
        QTest::newRow("a double click") << true;
    }

    void aClickOpensTheChoicesOfAConstant()
    {
        QFETCH(bool, isDouble);
        Bench bench(m_theme, kByHand);
        engine::RecognizedRequest pets = recognizedPets();
        pets.values[0].choices = {json::Value("available"), json::Value("pending")}; // no longer "sold"
        bench.tab.showRecognized(pets, {});
        auto *view =
            bench.form().findChild<QWidget *>(QStringLiteral("/request/query"))->findChild<QTableView *>();
        const QModelIndex status = view->model()->index(0, BindingCells::Value);
        const QPoint place = view->visualRect(status).center();
        if (isDouble) {
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place);
            QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, place);
            QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, place);
        } else {
            view->setCurrentIndex(status);
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place);
        }
        const auto box = [&] { return qobject_cast<QComboBox *>(view->indexWidget(status)); };
        QTRY_VERIFY(box() && box()->view()->isVisible());
        QCOMPARE(box()->currentText(), QStringLiteral("sold"));
        QTest::keyClick(box()->view(), Qt::Key_Down);
        QTest::keyClick(box()->view(), Qt::Key_Return);
        const QString available = QStringLiteral("\"available\"");
        QTRY_COMPARE(bench.stored("/query/status/constant"), available);
        // The other one is gone from the list, which still shows what is chosen.
        if (box()) {
            QCOMPARE(box()->count(), 2);
            QCOMPARE(box()->currentText(), QStringLiteral("available"));
        }
        view->setCurrentIndex(status.siblingAtColumn(0));
        QCOMPARE(bench.stored("/query/status/constant"), available);
    }

    void whatTheOperationDoesNotTakeIsMarked()
    {
        Bench bench(m_theme, kByHand);
        bench.tab.showRecognized(recognizedPets(), {});
        const TextTableModel &query = bench.table("/request/query");
        QVERIFY(query.index(0, 0).data(MisfitRole).toString().isEmpty());
        const QModelIndex unknown = query.index(1, 0);
        for (const int role : {int(MisfitRole), int(Qt::ToolTipRole), int(Qt::AccessibleDescriptionRole)})
            QCOMPARE(unknown.data(role).toString(), QStringLiteral("There is no parameter stat."));
        QVERIFY(query.index(1, 1).data(MisfitRole).toString().isEmpty()); // the name alone
        bench.tab.showRecognized({}, {});
        QVERIFY(unknown.data(MisfitRole).toString().isEmpty());
        QVERIFY(proposedIn(query).isEmpty());
    }

    void aRequestIsLinkedOnce()
    {
        Bench bench(m_theme, kByHand);
        bench.tab.showRecognized({}, {});
        QVERIFY(!isOffered(bench.tab)); // the description says nothing of it
        bench.tab.showRecognized(recognizedPets(), {});
        QVERIFY(isOffered(bench.tab));
        QVERIFY(bench.press(QStringLiteral("Link")));
        QCOMPARE(bench.stored("/operation"), QStringLiteral("\"listPets\""));
        QVERIFY(!isOffered(bench.tab));
        engine::RecognizedRequest linked = recognizedPets();
        linked.isLinked = true;
        bench.tab.showRecognized(linked, {});
        QVERIFY(!isOffered(bench.tab));
    }

    void thePageFollowsTheDescription()
    {
        test::ShopPageFixture shop;
        QVERIFY(shop.start(ThemeChoice::Light));
        QVERIFY(shop.fill());
        QFile file(shop.folder.filePath(QStringLiteral("pets.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(kPets).replace('\'', '"'));
        file.close();
        workspace::Endpoint pets;
        pets.name = "pets";
        pets.schema.kind = workspace::SchemaSource::Kind::None;
        pets.api.location = file.fileName().toStdString();
        pets.restUrl = "https://pets.example/v1";
        workspace::Tool tool =
            test::draftDoing(
                "{'path': '/pets', 'query': {'status': {'constant': 'sold'}, 'stat': {'constant': 'sold'}}}")
                .tool;
        tool.name = "sold_pets";
        tool.endpoint = "pets";
        QVERIFY(resultOf(shop.engine->workspaceClient().apply(
            {"Add", workspace::Origin::Person, {workspace::PutObject{pets}, workspace::PutObject{tool}}})));
        QTRY_COMPARE_WITH_TIMEOUT(shop.toolCount(), std::size_t(4), kFormPatience);
        shop.list().setCurrent(QStringLiteral("sold_pets"));
        auto *form = shop.page->findChild<RestForm *>();
        QTRY_VERIFY_WITH_TIMEOUT(form->isVisible() && isOffered(*form), kFormPatience);
        const auto *query = static_cast<TextTableModel *>(
            form->findChild<QWidget *>(QStringLiteral("/request/query"))->findChild<QTableView *>()->model());
        QCOMPARE(proposedIn(*query), QStringList(QStringLiteral("status")));
        const auto *members = shop.page->findChild<ResultTree *>(); // of the response
        QTRY_COMPARE_WITH_TIMEOUT(members->model()->index(0, 0).data().toString(), QStringLiteral("name"),
                                  kFormPatience);
        QVERIFY(query->index(1, 0).data(MisfitRole).toString().contains(u"stat"));
        auto *path = form->findChild<QLineEdit *>(QStringLiteral("/request/path"));
        QTRY_VERIFY_WITH_TIMEOUT(path->completer()->completionCount() > 0, kFormPatience);
        path->selectAll();
        QTest::keyClicks(path, QStringLiteral("/owners"));
        // Another operation takes other names.
        QTRY_VERIFY_WITH_TIMEOUT(!isOffered(*form) && proposedIn(*query).isEmpty(), kFormPatience);
    }

private:
    Theme m_theme{*qApp, ThemeChoice::Light};
};

TOOLTRAY_TEST(RestFormTest)
#include "restformtest.moc"
