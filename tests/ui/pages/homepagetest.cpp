// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/homepage.h"

#include "engine/clients/callclient.h"
#include "engine/clients/logclient.h"
#include "engine/clients/workspaceclient.h"
#include "support/await.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/pagehost.h"
#include "ui/models/sampletools.h"
#include "ui/navigation/place.h"
#include "ui/state/uistate.h"
#include "ui/support/enginefixture.h"
#include "ui/support/walk.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/checklistcard.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

class PlacesFromHome final : public Navigator {
public:
    void open(const Place &place) override { places.append(place); }
    QList<Place> places;
};

struct HomeFixture {
    HomeFixture()
        : actions(engineClients.theme)
        , state(engineClients.folder.filePath(QStringLiteral("ui.ini")))
    {}

    void make()
    {
        page = std::make_unique<HomePage>(
            PageContext{engineClients.engine, engineClients.theme, actions, state, navigator});
        page->resize(1000, 800);
        page->show();
    }
    QPushButton *button(const QString &text) const { return test::buttonWith(*page, text); }

    test::EngineFixture engineClients;
    ActionRegistry actions;
    UiState state;
    PlacesFromHome navigator;
    std::unique_ptr<HomePage> page;
};

} // namespace

class HomePageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tryItOpensTheToolThatWasWorkedOnLast()
    {
        HomeFixture home;
        QVERIFY(home.engineClients.open());
        home.make();
        QPushButton *tryIt = home.button(QStringLiteral("Try it"));
        QVERIFY(tryIt && tryIt->isVisible());
        QVERIFY(!tryIt->isEnabled()); // there is none yet
        for (const char *name : {"zebra", "apple"})
            QVERIFY(home.engineClients.put(test::graphqlTool(name, "{ version }")));
        QTRY_VERIFY(tryIt->isEnabled());
        tryIt->click();
        const Place place = home.navigator.places.constLast();
        QCOMPARE(place.page, QString(pageid::kTools));
        QCOMPARE(place.item, QStringLiteral("apple"));
        QVERIFY(place.input && place.input->isNull());
        QVERIFY(home.engineClients.put(test::graphqlTool("add", "mutation { add }")));
        tryIt->click(); // and changes nothing while there is one that reads
        QCOMPARE(home.navigator.places.constLast().item, QStringLiteral("apple"));
    }

    void theSampleIsOfferedWithTheFirstStepWhileThereIsNone()
    {
        HomeFixture home;
        QVERIFY(home.engineClients.open());
        QAction *sample = home.actions.add({.id = actionid::kUseSample,
                                            .section = ActionSection::Server,
                                            .text = "Use the sample &endpoint"});
        home.make();
        QPushButton *button = home.button(QStringLiteral("Use the sample endpoint"));
        QVERIFY(button && button->isVisible());
        const auto cards = home.page->findChildren<ChecklistCard *>();
        QVERIFY(!cards.isEmpty() && cards.constFirst()->isAncestorOf(button));
        sample->setVisible(false);
        QVERIFY(!button->isVisible());
    }

    void anotherApiCanAlwaysBeAdded()
    {
        HomeFixture home;
        QVERIFY(home.engineClients.open());
        QVERIFY(!home.engineClients.serveDemo().isEmpty());
        home.actions.add({.id = actionid::kNewEndpoint, .section = ActionSection::Server, .text = "New"});
        home.make();
        const QPushButton *button = home.button(QStringLiteral("New"));
        QTRY_VERIFY(home.page->findChildren<ChecklistCard *>().constFirst()->isDone());
        QVERIFY(button && button->isVisible());
        home.page->findChild<QToolButton *>()->click(); // hides the steps
        QVERIFY(button->isVisible());
    }

    void theStepToDoNextStandsOut()
    {
        HomeFixture home;
        QVERIFY(home.engineClients.open());
        for (const auto id : {actionid::kNewEndpoint, actionid::kConnectClient})
            home.actions.add({.id = id, .section = ActionSection::Server, .text = "x"});
        home.make();
        QList<const QPushButton *> primary;
        for (const auto *button : home.page->findChildren<QPushButton *>()) {
            if (button->isDefault())
                primary.append(button);
        }
        QCOMPARE(primary.size(), 1);
        QVERIFY(home.page->findChildren<ChecklistCard *>().constFirst()->isAncestorOf(primary.constFirst()));
    }

    void aSchemaPendingConsentOffersReview()
    {
        HomeFixture home;
        QDir(home.engineClients.folder.path()).mkpath(QStringLiteral("workspaces/default"));
        QFile file(home.engineClients.folder.filePath(QStringLiteral("workspaces/default/workspace.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\":1,"
                   "\"endpoints\":{\"shared\":{\"url\":\"http://127.0.0.1:9/graphql\",\"credential\":\"c\"}},"
                   "\"credentials\":{\"c\":{\"source\":\"command\",\"command\":[\"true\"]}}}");
        file.close();
        QVERIFY(home.engineClients.open());
        home.actions.add(
            {.id = actionid::kRefreshSchemas, .section = ActionSection::Server, .text = "&Refresh schemas"});
        bool isReviewed = false;
        home.actions.add(
            {.id = actionid::kConsents, .section = ActionSection::Server, .text = "Re&view consents..."},
            [&isReviewed] { isReviewed = true; });
        home.make();
        QTRY_VERIFY(home.button(QStringLiteral("Review consents...")));
        QPushButton *button = home.button(QStringLiteral("Review consents..."));
        QVERIFY(button->isVisible());
        QVERIFY(!home.button(QStringLiteral("Refresh schemas")));
        button->click();
        QVERIFY(isReviewed);
    }

    void theSchemaButtonKeepsItsPlaceAndTheFocus()
    {
        HomeFixture home;
        QVERIFY(home.engineClients.open());
        const QList<std::pair<QLatin1StringView, const char *>> actions{
            {actionid::kNewEndpoint, "New endpoint"},
            {actionid::kRefreshSchemas, "Refresh schemas"},
            {actionid::kConsents, "Review consents"},
            {actionid::kToolsFromSchema, "Make tools"},
            {actionid::kConnectClient, "Connect client"}};
        for (const auto &[id, text] : actions)
            home.actions.add({.id = id, .section = ActionSection::Server, .text = text});
        home.make();
        home.page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(home.page.get()));
        const auto buttons = [&home] {
            QStringList texts;
            for (QWidget *widget = home.page->nextInFocusChain(); widget != home.page.get();
                 widget = widget->nextInFocusChain()) {
                if (const auto *button = qobject_cast<QPushButton *>(widget))
                    texts.append(button->text());
            }
            return texts.join(u", ");
        };
        QPushButton *button = home.button(QStringLiteral("Refresh schemas"));
        QVERIFY(button);
        button->setFocus();
        QCOMPARE(buttons(),
                 QStringLiteral("New endpoint, Refresh schemas, Make tools, Try it, Connect client"));

        engine::WorkspaceClient &workspaceClient = home.engineClients.workspaceClient();
        const auto fail = [&workspaceClient](const char *code) {
            engine::EndpointSchema schema;
            schema.problem = Error{ErrorKind::Unavailable, code, "No schema."};
            workspaceClient.takeSchema("shared", std::move(schema));
        };
        fail("consent_needed");
        QCOMPARE(button->text(), QStringLiteral("Review consents"));
        QCOMPARE(QApplication::focusWidget(), button);
        QCOMPARE(buttons(),
                 QStringLiteral("New endpoint, Review consents, Make tools, Try it, Connect client"));
        fail("connection_refused");
        QCOMPARE(button->text(), QStringLiteral("Refresh schemas"));
        QCOMPARE(QApplication::focusWidget(), button);
        QCOMPARE(buttons(),
                 QStringLiteral("New endpoint, Refresh schemas, Make tools, Try it, Connect client"));
    }

    void whatIsBeingFetchedIsNoProblemYet()
    {
        HomeFixture home;
        QVERIFY(home.engineClients.open());
        home.make();
        const auto says = [&home](const QString &text) {
            const auto cards = home.page->findChildren<ChecklistCard *>();
            return std::ranges::any_of(cards, [&text](const ChecklistCard *card) {
                return card->accessibleDescription().contains(text);
            });
        };
        engine::EndpointSchema schema;
        schema.problem = Error{ErrorKind::Unavailable, "connection_refused", "No schema."};
        home.engineClients.workspaceClient().takeSchema("shared", schema);
        QVERIFY(!says(QStringLiteral("Fetching")));
        schema.isLoading = true;
        home.engineClients.workspaceClient().takeSchema("shared", schema);
        QVERIFY(says(QStringLiteral("Fetching")));
    }

    void theDescriptionOfRestApisIsNoSchema()
    {
        HomeFixture home;
        QVERIFY(home.engineClients.open());
        home.make();
        const auto has = [&home](const QString &name, const QString &text) {
            const auto cards = home.page->findChildren<ChecklistCard *>();
            return std::ranges::any_of(cards, [&](const ChecklistCard *card) {
                return card->accessibleName().startsWith(name)
                       && card->accessibleDescription().contains(text);
            });
        };
        engine::EndpointSchema schema;
        schema.described.summary = std::make_shared<const engine::DescriptionSummary>();
        home.engineClients.workspaceClient().takeSchema("shared", schema);
        QVERIFY(has(QStringLiteral("Fetch its schema"), QStringLiteral("1 schema(s)")));
        workspace::Endpoint depot;
        depot.name = "depot";
        depot.api.location = "http://127.0.0.1:9/openapi.json";
        QVERIFY(home.engineClients.put(depot));
        QTRY_VERIFY(has(QStringLiteral("Fetch its description"), QString()));
        home.engineClients.workspaceClient().takeSchema("depot", schema);
        QVERIFY(has(QStringLiteral("Fetch its description"), QStringLiteral("description(s)")));
        workspace::Endpoint shop;
        shop.name = "shop";
        shop.url = "http://127.0.0.1:9/graphql";
        QVERIFY(home.engineClients.put(shop));
        QTRY_VERIFY(has(QStringLiteral("Fetch its schema"), QString()));
    }

    void onlyACallOfASavedToolIsATry()
    {
        HomeFixture home;
        QVERIFY(home.engineClients.open());
        QVERIFY(!home.engineClients.serveDemo().isEmpty());
        workspace::Tool tool = test::graphqlTool("who", "{ viewer { login } }");
        tool.endpoint = "demo";
        QVERIFY(home.engineClients.put(tool));
        home.make();
        engine::Engine &engine = home.engineClients.engine;
        std::set<std::string> succeeded; // as the page was told before
        connect(&engine.log(), &engine::LogClient::entriesChanged, home.page.get(),
                [&succeeded](const std::vector<journal::EntryPointer> &entries) {
                    for (const journal::EntryPointer &entry : entries) {
                        if (entry->outcome == journal::Outcome::Ok)
                            succeeded.insert(entry->tool);
                    }
                });
        const auto isTried = [&home] {
            const auto cards = home.page->findChildren<ChecklistCard *>();
            return std::ranges::any_of(cards, [](const ChecklistCard *card) {
                return card->accessibleName() == QStringLiteral("Try it, done");
            });
        };
        QVERIFY(test::await(engine.calls().run({.what = engine::SavedTrial{"list_saved_tools"}})).hasValue());
        QTRY_VERIFY(succeeded.contains("list_saved_tools"));
        QVERIFY(!isTried());
        QVERIFY(test::await(engine.calls().run({.what = engine::SavedTrial{"who"}})).hasValue());
        QTRY_VERIFY(succeeded.contains("who"));
        QVERIFY(isTried());
    }

    void returnPressesTheButtonWithTheKeyboard()
    {
        HomeFixture home;
        QVERIFY(home.engineClients.open());
        int times = 0;
        home.actions.add(
            {.id = actionid::kNewEndpoint, .section = ActionSection::File, .text = "New endpoint"},
            [&times] { ++times; });
        PageHost pages(pageSpecs(),
                       {home.engineClients.engine, home.engineClients.theme, home.actions, home.state});
        pages.openPage(pageid::kHome);
        pages.QWidget::show();
        pages.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&pages));
        const auto buttons = pages.findChildren<QPushButton *>();
        const auto found = std::ranges::find(buttons, QStringLiteral("New endpoint"), &QPushButton::text);
        QVERIFY(found != buttons.end());
        (*found)->setFocus();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            QTest::keyClick(*found, key);
        QCOMPARE(times, 3);
        QTest::keyClick(*found, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(times, 3);
    }

    void gettingStartedUnfoldsTheStepsOfAPageThatWasNeverShown()
    {
        test::EngineFixture engineClients;
        QVERIFY(engineClients.open());
        QVERIFY(!engineClients.serveDemo().isEmpty());
        QVERIFY(engineClients.put(test::graphqlTool("version", "{ version }")));
        const QString file = engineClients.folder.filePath(QStringLiteral("ui.ini"));
        {
            ReachedSteps reached(file);
            reached.setTried();
            reached.setConnected();
        }
        Language language(QStringLiteral("en"));
        UiState state(file);
        state.setPage(pageid::kLog);
        MainWindow window({engineClients.engine, {.port = 0}, engineClients.theme, language, state});
        window.show();
        QVERIFY(!window.findChild<HomePage *>());
        window.actions().action(actionid::kGettingStarted)->trigger();
        const auto *home = window.findChild<HomePage *>();
        QVERIFY(home && home->isVisible());
        const auto labels = home->findChildren<TextLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const TextLabel *label) {
            return label->text() == QStringLiteral("Getting started: all done");
        }));
        const auto cards = home->findChildren<ChecklistCard *>();
        QCOMPARE(cards.size(), qsizetype{5});
        QVERIFY(std::ranges::all_of(cards, &ChecklistCard::isVisible));
    }
};

TOOLTRAY_TEST(HomePageTest)
#include "homepagetest.moc"
