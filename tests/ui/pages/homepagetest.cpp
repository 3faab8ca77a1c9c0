// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/homepage.h"

#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/sampletools.h"
#include "ui/navigation/place.h"
#include "ui/state/uistate.h"
#include "ui/support/enginefixture.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/checklistcard.h"

#include <QAction>
#include <QPushButton>
#include <QTest>

#include <algorithm>

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
    QPushButton *button(const QString &text) const
    {
        for (auto *button : page->findChildren<QPushButton *>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }

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
        tryIt->click();
        QCOMPARE(home.navigator.places, QList<Place>{{.page = pageid::kTools}}); // there is none yet
        for (const char *name : {"zebra", "apple"})
            QVERIFY(home.engineClients.put(test::graphqlTool(name, "{ version }")));
        tryIt->click();
        const Place place = home.navigator.places.constLast();
        QCOMPARE(place.page, QString(pageid::kTools));
        QCOMPARE(place.item, QStringLiteral("apple"));
        QVERIFY(place.input && place.input->isNull());
    }

    void theSampleIsOfferedBelowTheStepsWhileThereIsNone()
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
        QVERIFY(!cards.isEmpty());
        QVERIFY(std::ranges::all_of(cards, [&](const ChecklistCard *card) {
            return card->y() < button->y() && !card->isAncestorOf(button);
        }));
        sample->setVisible(false);
        QVERIFY(!button->isVisible());
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
