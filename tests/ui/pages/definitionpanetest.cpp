// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/definitionbench.h"

#include "support/testcase.h"
#include "ui/support/walk.h"

#include <QApplication>

using namespace tooltray;
using namespace tooltray::ui;
using Bench = tooltray::test::DefinitionBench;
using tooltray::test::draftDoing;

namespace {

constexpr const char *kRest = "{'path': '/items/{id}'}";
constexpr const char *kSteps =
    "{'steps': [{'name': 'find', 'operation': {'tool': 'search_orders'}},"
    "{'name': 'cancel', 'operation': {'document': 'mutation ($id: ID!) { cancelOrder(id: $id) { id } }'},"
    "'bindings': {'id': {'step': 'find', 'path': '/orders/0/id'}}}]}";
constexpr const char *kCases = "{'parameter': 'kind', 'cases': {'order': {'operation': {'tool': 'lookup'}},"
                               "'item': {'operation': {'path': '/items'}}}}";

} // namespace

class DefinitionPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRequestIsFilledInFields()
    {
        Bench bench(m_theme, kRest);
        QCOMPARE(bench.shown("/request/path"), QStringLiteral("/items/{id}"));
        QCOMPARE(bench.shown("/request/method"), QStringLiteral("GET"));
        QVERIFY(bench.enter("/request/method", QStringLiteral("POST")));
        QVERIFY(bench.enter("/request/path", QStringLiteral("/items/{id}/notes")));
        QVERIFY(bench.enter("/request/expected_status", QStringLiteral("200, 201")));
        bench.addRow("/request/query", {QStringLiteral("state")});
        bench.addRow("/request/query", {QStringLiteral("per_page"), 1, QStringLiteral("20")});
        bench.addRow("/request/headers", {QStringLiteral("X-Trace"), 2, QStringLiteral("TRACE")});
        bench.addRow("/request/body", {QStringLiteral("text"), 0, QStringLiteral("note/text"), QString(),
                                       QStringLiteral("upper")});
        QCOMPARE(bench.stored(""),
                 QStringLiteral("{\"method\":\"POST\",\"path\":\"/items/{id}/notes\",\"query\":{\"state\":"
                                "{\"parameter\":\"state\"},\"per_page\":{\"constant\":20}},\"headers\":"
                                "{\"X-Trace\":{\"context\":\"TRACE\"}},\"body\":{\"object\":{\"text\":"
                                "{\"parameter\":\"note\",\"path\":\"/text\",\"transforms\":[\"upper\"]}}},"
                                "\"expected_status\":[200,201]}"));
        QVERIFY(bench.keeper.draft.unfinished.empty());
        // Shown again, it is the same.
        Bench other(m_theme, kRest);
        other.tab.showDraft(bench.keeper.draft);
        QCOMPARE(other.table("/request/body").rows().at(0).at(4), QStringLiteral("upper"));
        QCOMPARE(other.table("/request/query").rows().size(), 2);
        other.table("/request/body").removeRow(0);
        QCOMPARE(other.stored("/body"), QString());
    }

    void whatDoesNotFitIsKeptWithTheDraft_data()
    {
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("right");
        QTest::newRow("/request/path") << "items"
                                       << "/items";
        QTest::newRow("/request/expected_status") << "200, all"
                                                  << "200";
    }

    void whatDoesNotFitIsKeptWithTheDraft()
    {
        QFETCH(QString, wrong);
        QFETCH(QString, right);
        const char *place = QTest::currentDataTag();
        Bench bench(m_theme, kRest);
        QVERIFY(bench.enter(place, wrong));
        const auto key = "/operation" + std::string(place).substr(std::string_view("/request").size());
        QVERIFY(bench.keeper.draft.unfinishedAt(key));
        QCOMPARE(bench.stored("/path"), QStringLiteral("\"/items/{id}\""));
        Bench other(m_theme, kRest);
        other.tab.showDraft(*decodeDraft(encodeDraft(bench.keeper.draft)));
        QCOMPARE(other.shown(place), wrong);
        QVERIFY(other.tab.goTo(QString::fromStdString(key)));
        QVERIFY(bench.enter(place, right));
        QVERIFY(bench.keeper.draft.unfinished.empty());
    }

    void theJsonIsAtHandBothWays()
    {
        Bench bench(m_theme, kRest);
        QVERIFY(bench.enter("/request/path", QStringLiteral("no path")));
        QVERIFY(bench.press(QStringLiteral("JSON")));
        QVERIFY(bench.json().isVisible());
        QVERIFY(bench.json().toPlainText().contains(u"/items/{id}"));
        bench.json().setPlainText(QStringLiteral("{\"path\": \"/items/{id}\", \"method\": \"PUT\"}"));
        QCOMPARE(bench.stored("/method"), QStringLiteral("\"PUT\""));
        QVERIFY(bench.press(QStringLiteral("Form")));
        QCOMPARE(bench.shown("/request/method"), QStringLiteral("PUT"));
        QCOMPARE(bench.shown("/request/path"), QStringLiteral("no path")); // as it was left
        QVERIFY(bench.press(QStringLiteral("JSON")));
        bench.json().setPlainText(QStringLiteral("{\"path\": \"/others\"}"));
        QVERIFY(bench.press(QStringLiteral("Form")));
        QCOMPARE(bench.shown("/request/path"), QStringLiteral("/others"));
        QVERIFY(bench.keeper.draft.unfinished.empty());
    }

    void brokenJsonIsSaidAndKept()
    {
        Bench bench(m_theme, kRest);
        QVERIFY(bench.press(QStringLiteral("JSON")));
        const QString broken = QStringLiteral("{\n  \"path\": \"/items/{id}\",\n  \"method\": }");
        bench.json().setPlainText(broken);
        QVERIFY2(bench.problem().startsWith(u"Line 3"), qPrintable(bench.problem()));
        QCOMPARE(QString::fromStdString(bench.keeper.draft.definitionText), broken);
        QCOMPARE(bench.stored("/path"), QStringLiteral("\"/items/{id}\""));
        QVERIFY(bench.press(QStringLiteral("Form"))); // which could not show it
        QVERIFY(bench.json().isVisible());
        QCOMPARE(bench.json().toPlainText(), broken);
        Bench other(m_theme, kRest);
        other.tab.showDraft(*decodeDraft(encodeDraft(bench.keeper.draft)));
        QCOMPARE(other.json().toPlainText(), broken);
        QVERIFY(other.json().isVisible());
        bench.json().setPlainText(QStringLiteral("{\"path\": \"/items\"}"));
        QCOMPARE(bench.problem(), QString());
        QVERIFY(bench.keeper.draft.definitionText.empty());
        QVERIFY(bench.press(QStringLiteral("Form")));
        QCOMPARE(bench.shown("/request/path"), QStringLiteral("/items"));
    }

    void aBodyOfAnotherKindStaysJson()
    {
        Bench bench(m_theme, "{'path': '/items', 'method': 'POST', 'body': {'parameter': 'item'}}");
        QVERIFY(bench.shown("/request/body/json").contains(u"item"));
        QCOMPARE(bench.shown("/request/body/how"), QStringLiteral("Written as JSON"));
        QVERIFY(bench.enter("/request/body/how", QStringLiteral("Fields")));
        QCOMPARE(bench.shown("/request/body/how"), QStringLiteral("Written as JSON"));
        QCOMPARE(bench.stored("/body"), QStringLiteral("{\"parameter\":\"item\"}"));
        QVERIFY(bench.enter("/request/body/json", QStringLiteral("{\"parameter\": ")));
        QVERIFY(bench.keeper.draft.unfinishedAt("/operation/body/json"));
        QVERIFY(bench.enter("/request/body/json", QString()));
        QCOMPARE(bench.stored("/body"), QString());
        QVERIFY(bench.enter("/request/body/how", QStringLiteral("Fields")));
        bench.addRow("/request/body", {QStringLiteral("name")});
        QCOMPARE(bench.stored("/body/object"), QStringLiteral("{\"name\":{\"parameter\":\"name\"}}"));
    }

    void stepsAreListedAndFilled()
    {
        Bench bench(m_theme, kSteps);
        QCOMPARE(bench.shown("/step/tool"), QStringLiteral("search_orders"));
        QVERIFY(bench.enter("/step/tool", QStringLiteral("lookup")));
        QVERIFY(bench.enter("/step/version", QStringLiteral("0.1.0")));
        bench.addRow("/step/bindings", {QStringLiteral("id"), 0, QStringLiteral("order")});
        QCOMPARE(
            bench.stored("/steps/0"),
            QStringLiteral("{\"name\":\"find\",\"operation\":{\"tool\":\"lookup\",\"version\":\"0.1.0\"},"
                           "\"bindings\":{\"id\":{\"parameter\":\"order\"}}}"));
        QVERIFY(bench.enter("/step/name", QStringLiteral("order")));
        QCOMPARE(bench.stored("/steps/1/bindings/id/step"), QStringLiteral("\"order\""));
        bench.choose(1);
        QCOMPARE(bench.shown("/step/name"), QStringLiteral("cancel"));
        QVERIFY(bench.shown("/step/document").contains(u"cancelOrder"));
        QVERIFY(bench.enter("/step/endpoint", QStringLiteral("shop")));
        bench.addRow("/step/when", {3, QStringLiteral("order/orders"), 0});
        QCOMPARE(bench.stored("/steps/1/when"),
                 QStringLiteral("{\"exists\":{\"step\":\"order\",\"path\":\"/orders\"}}"));
        QVERIFY(bench.press(QStringLiteral("Add a group")));
        QCOMPARE(bench.stored("/steps/1/when/all/1"), QStringLiteral("{\"any\":[]}"));
        QVERIFY(bench.enter("/step/when/how", QStringLiteral("Written as JSON")));
        QVERIFY(bench.enter("/step/when/json", QStringLiteral("{\"all\": []}")));
        QCOMPARE(bench.stored("/steps/1/when"), QStringLiteral("{\"all\":[]}"));
        QVERIFY(bench.enter("/step/pagination/enabled", QStringLiteral("yes")));
        QVERIFY(bench.enter("/step/pagination/max_pages", QStringLiteral("3")));
        QCOMPARE(bench.stored("/steps/1/pagination"), QStringLiteral("{\"max_pages\":3}"));
        bench.addRow("/result", {QStringLiteral("done"), 3, QStringLiteral("cancel/id")});
        QCOMPARE(bench.stored("/result/object/done/step"), QStringLiteral("\"cancel\""));
        QVERIFY(bench.keeper.draft.unfinished.empty());
        QCOMPARE(bench.problem(), QString());
    }

    void stepsAreAddedMovedAndRemoved()
    {
        Bench bench(m_theme, kSteps);
        QVERIFY(bench.press(QStringLiteral("Add step")));
        QCOMPARE(bench.problem(), QString()); // no tool is chosen yet
        QVERIFY(bench.enter("/step/tool", QStringLiteral("lookup")));
        QCOMPARE(bench.problem(), QString());
        QVERIFY(bench.enter("/step/name", QStringLiteral("cancel")));
        QVERIFY(bench.keeper.draft.unfinishedAt("/operation/steps/2/name")); // there is one already
        QVERIFY(bench.press(QStringLiteral("Move up")));
        QVERIFY(bench.keeper.draft.unfinishedAt("/operation/steps/1/name"));
        QCOMPARE(bench.shown("/step/name"), QStringLiteral("cancel"));
        QVERIFY(bench.enter("/step/name", QStringLiteral("look")));
        QVERIFY(bench.keeper.draft.unfinished.empty());
        QCOMPARE(bench.stored("/steps/1/name"), QStringLiteral("\"look\""));
        bench.choose(0);
        const workspace::Tool before = bench.keeper.draft.tool;
        QVERIFY(bench.press(QStringLiteral("Remove")));
        QVERIFY(bench.problem().contains(u"find")); // its answer is taken by another one
        QVERIFY(bench.press(QStringLiteral("Undo")));
        QVERIFY(bench.keeper.draft.tool == before);
        QCOMPARE(bench.problem(), QString());
    }

    void whatAStepDidComesBack()
    {
        Bench bench(m_theme, kSteps);
        bench.choose(1);
        const QString before = bench.stored("/steps/1");
        QVERIFY(bench.enter("/step/action", QStringLiteral("REST request")));
        QCOMPARE(bench.stored("/steps/1/operation/path"), QStringLiteral("\"/\""));
        QVERIFY(bench.enter("/request/path", QStringLiteral("/orders/{id}")));
        QVERIFY(bench.enter("/step/action", QStringLiteral("GraphQL operation")));
        QCOMPARE(bench.stored("/steps/1"), before);
        QVERIFY(bench.enter("/step/action", QStringLiteral("REST request")));
        QCOMPARE(bench.shown("/request/path"), QStringLiteral("/orders/{id}"));
    }

    void casesArePickedByAValue()
    {
        Bench bench(m_theme, kCases);
        QCOMPARE(bench.shown("/parameter"), QStringLiteral("kind"));
        QVERIFY(bench.enter("/parameter", QStringLiteral("what")));
        QCOMPARE(bench.stored("/parameter"), QStringLiteral("\"what\""));
        bench.choose(1);
        QVERIFY(bench.enter("/step/name", QStringLiteral("an item")));
        QCOMPARE(bench.stored("/cases/an item/operation/path"), QStringLiteral("\"/items\""));
        QVERIFY(bench.enter("/step/parameters/json", QStringLiteral("{\"type\": \"object\"}")));
        QCOMPARE(bench.stored("/cases/an item/parameters"), QStringLiteral("{\"type\":\"object\"}"));
        QVERIFY(bench.press(QStringLiteral("Add case")));
        QCOMPARE(bench.shown("/step/name"), QStringLiteral("case3"));
        QVERIFY(!bench.form().findChild<QWidget *>(QStringLiteral("/result"))->isVisible());
    }

    void everyFieldOfAStepHasItsRoom_data()
    {
        QTest::addColumn<QList<int>>("steps");
        QTest::newRow("the first, then the request") << QList<int>{0, 1};
        QTest::newRow("there and back") << QList<int>{1, 0, 1};
        QTest::newRow("the call of a tool") << QList<int>{1, 0};
    }

    void everyFieldOfAStepHasItsRoom()
    {
        QFETCH(QList<int>, steps);
        Bench bench(m_theme, kSteps);
        QVERIFY(QTest::qWaitForWindowExposed(&bench.tab));
        bench.choose(1);
        QCoreApplication::processEvents();
        bench.show(kCases);
        for (const int step : steps) {
            bench.choose(step);
            QCoreApplication::processEvents();
        }
        QCOMPARE(test::clipped(bench.tab).join(u'\n'), QString());
        bench.enter("/step/parameters", QStringLiteral("["));
        for (const int step : steps) {
            bench.choose(step);
            QCoreApplication::processEvents();
        }
        QCOMPARE(test::clipped(bench.tab).join(u'\n'), QString());
        // Every label stands above or beside what follows it, and above the next.
        const QWidget *previous = nullptr;
        for (const char *place : {"/step/name", "/request/path", "/request/query", "/step/bindings"}) {
            const QWidget *field = bench.form().findChild<QWidget *>(QString::fromUtf8(place));
            if (!field->isVisible())
                continue;
            const auto top = [&](const QWidget &one) { return one.mapTo(&bench.form(), QPoint()).y(); };
            if (previous)
                QVERIFY2(top(*field) >= top(*previous) + previous->height(), place);
            previous = field;
        }
    }

    void aNewToolIsToldWhatItDoes()
    {
        Bench bench(m_theme, kRest);
        auto *kind = [&bench]() -> QComboBox * {
            for (auto *box : bench.tab.findChildren<QComboBox *>()) {
                if (box->count() == 4 && box->itemText(0) == u"GraphQL operation")
                    return box;
            }
            return nullptr;
        }();
        QVERIFY(kind && !kind->isVisible()); // it is saved
        ToolDraft fresh = draftDoing("{'document': '{ orders { id } }'}");
        fresh.original.clear();
        bench.keeper.draft = fresh;
        bench.tab.showDraft(fresh);
        QVERIFY(kind->isVisible());
        const auto choose = [kind](int index) {
            kind->setCurrentIndex(index);
            Q_EMIT kind->activated(index);
        };
        choose(1);
        QCOMPARE(bench.stored(""), QStringLiteral("{\"path\":\"/\"}"));
        QVERIFY(bench.enter("/request/path", QStringLiteral("/orders")));
        choose(2);
        QCOMPARE(bench.stored("/steps/0/name"), QStringLiteral("\"step1\""));
        QVERIFY(bench.enter("/step/tool", QStringLiteral("lookup")));
        choose(0); // each comes back as it was left
        QCOMPARE(bench.stored("/document"), QStringLiteral("\"{ orders { id } }\""));
        choose(1);
        QCOMPARE(bench.stored("/path"), QStringLiteral("\"/orders\""));
        choose(3);
        QCOMPARE(bench.stored("/parameter"), QStringLiteral("\"kind\""));
    }

    void aPlaceLeadsToItsField_data()
    {
        QTest::addColumn<QByteArray>("operation");
        QTest::addColumn<QString>("field");
        QTest::newRow("/operation/path") << QByteArray(kRest) << "/request/path";
        QTest::newRow("/versions/0.1.0/operation/expected_status/0")
            << QByteArray(kRest) << "/request/expected_status";
        QTest::newRow("/operation/steps/1/operation/document") << QByteArray(kSteps) << "/step/document";
        QTest::newRow("/operation/steps/0/operation/tool") << QByteArray(kSteps) << "/step/tool";
        QTest::newRow("/operation/steps/1") << QByteArray(kSteps) << "/step/name";
        QTest::newRow("/operation/cases/item/operation/path") << QByteArray(kCases) << "/request/path";
        QTest::newRow("/operation/parameter") << QByteArray(kCases) << "/parameter";
    }

    void aPlaceLeadsToItsField()
    {
        QFETCH(QByteArray, operation);
        QFETCH(QString, field);
        Bench bench(m_theme, operation.constData());
        QVERIFY(QTest::qWaitForWindowActive(&bench.tab));
        QVERIFY(bench.press(QStringLiteral("JSON")));
        QVERIFY(bench.tab.goTo(QString::fromUtf8(QTest::currentDataTag())));
        QVERIFY(QApplication::focusWidget());
        QCOMPARE(QApplication::focusWidget()->objectName(), field);
        QVERIFY(!bench.tab.goTo(QStringLiteral("/result/path")));
    }

    void everythingHasAName_data()
    {
        QTest::addColumn<QByteArray>("operation");
        QTest::newRow("a request") << QByteArray(kRest);
        QTest::newRow("steps") << QByteArray(kSteps);
        QTest::newRow("cases") << QByteArray(kCases);
    }

    void everythingHasAName()
    {
        QFETCH(QByteArray, operation);
        Bench bench(m_theme, operation.constData());
        QCOMPARE(test::unnamed(bench.tab), QStringList());
    }

private:
    Theme m_theme{*qApp, ThemeChoice::Light};
};

TOOLTRAY_TEST(DefinitionPaneTest)
#include "definitionpanetest.moc"
