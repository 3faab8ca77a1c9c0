// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/endpointspage.h"

#include "engine/desks/curationdesk.h"
#include "support/testcase.h"
#include "ui/actions/actionregistry.h"
#include "ui/pages/endpoints/endpointeditor.h"
#include "ui/pages/endpoints/schemapane.h"
#include "ui/pages/pages.h"
#include "ui/state/uistate.h"
#include "ui/support/deskfixture.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kSaveTimeout = 20'000;

workspace::Endpoint shopEndpoint()
{
    workspace::Endpoint endpoint;
    endpoint.name = "shop";
    endpoint.url = "http://127.0.0.1:9/{TEAM}/graphql";
    endpoint.headers = {{"X-Team", "core"}};
    endpoint.limits.responseBytes = 1'234'567; // no whole number of MiB
    return endpoint;
}

class PlaceRecorder final : public Navigator {
public:
    void open(const Place &place) override { places.append(place); }
    QList<Place> places;
};

struct EndpointPageFixture {
    explicit EndpointPageFixture(ThemeChoice choice = ThemeChoice::Light)
        : desks(choice)
        , actions(desks.theme)
        , state(desks.folder.filePath(QStringLiteral("ui.ini")))
    {}

    void make()
    {
        for (const PageSpec &spec : pageSpecs()) {
            if (spec.id == pageid::kEndpoints && spec.addActions)
                spec.addActions(context());
        }
        page = std::make_unique<EndpointsPage>(context());
        page->resize(1180, 720);
        page->show();
    }
    PageContext context() { return {desks.engine, desks.theme, actions, state, navigator}; }
    EndpointEditor &editor() const { return *page->findChild<EndpointEditor *>(); }
    ListPane &list() const { return *page->findChild<ListPane *>(); }
    QPushButton &button(const QString &text) const
    {
        for (auto *button : editor().findChildren<QPushButton *>()) {
            if (QString(button->text()).remove(u'&') == text)
                return *button;
        }
        qFatal("no such button");
    }
    QString messages() const
    {
        QStringList texts;
        for (const auto *message : editor().findChildren<InlineMessage *>())
            texts.append(message->text());
        return texts.join(u'|');
    }
    const workspace::Endpoint *saved(const char *name)
    {
        return desks.workspace().find<workspace::Endpoint>(name);
    }

    test::DeskFixture desks;
    ActionRegistry actions;
    UiState state;
    PlaceRecorder navigator;
    std::unique_ptr<EndpointsPage> page;
};

} // namespace

class EndpointsPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHeaderIsAddedWithAButton()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.desks.open());
        fixture.make();
        QVERIFY(fixture.desks.put(shopEndpoint()));
        fixture.list().setCurrent(QStringLiteral("shop"));
        fixture.page->activateWindow();
        auto *headers = fixture.editor().findChild<QTableView *>();
        QTRY_COMPARE(headers->model()->rowCount(), 2); // its own and an empty one
        const int rows = headers->model()->rowCount();
        for (auto *button : fixture.editor().findChildren<QToolButton *>()) {
            if (button->accessibleName() == u"Add a header")
                button->click();
        }
        QCOMPARE(headers->currentIndex(), headers->model()->index(rows - 1, 0));
        auto *typed = headers->viewport()->findChild<QLineEdit *>();
        QVERIFY(typed);
        QTest::keyClicks(typed, QStringLiteral("X-Trace"));
        QTest::keyClick(typed, Qt::Key_Return);
        QTRY_COMPARE(headers->model()->rowCount(), rows + 1); // what is typed is taken a turn later
        QCOMPARE(headers->model()->index(rows - 1, 0).data().toString(), QStringLiteral("X-Trace"));
    }

    void looksLikeThis_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
    }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        EndpointPageFixture fixture(choice);
        QVERIFY(fixture.desks.open());
        fixture.make();
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("endpoints-empty-") + tag));
        QVERIFY(!fixture.desks.serveDemo().isEmpty());
        QVERIFY(fixture.desks.put(shopEndpoint()));
        fixture.list().setCurrent(QStringLiteral("shop"));
        QTest::keyClicks(fixture.editor().findChild<QLineEdit *>(), QStringLiteral("2"));
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("endpoints-connection-") + tag));
        QCOMPARE(test::clipped(*fixture.page).join(u"; "), QString());
        QCOMPARE(test::unnamedFields(*fixture.page), QString());
        auto *tabs = fixture.page->findChild<QTabWidget *>();
        tabs->setCurrentIndex(2);
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("endpoints-limits-") + tag));
        fixture.list().setCurrent(QStringLiteral("demo"));
        engine::EndpointSchema schema = fixture.desks.curation().state().schemas.at("demo");
        schema.changes = {
            {graphql::ChangeCode::FieldAdded, "Query.stars", "Field Query.stars was added."},
            {graphql::ChangeCode::FieldRemoved, "Query.issue", "Field Query.issue was removed."}};
        fixture.editor().schema().setSchema(schema, {QStringLiteral("get_issue")});
        tabs->setCurrentIndex(1);
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("endpoints-schema-") + tag));
    }

    void savesWhatIsEditedAndNothingElse()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.desks.open());
        QVERIFY(fixture.desks.put(shopEndpoint()));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        QVERIFY(!fixture.button(QStringLiteral("Save")).isEnabled());
        QCOMPARE(fixture.editor().endpoint(), shopEndpoint());
        QTest::keyClicks(fixture.editor().findChild<QLineEdit *>(), QStringLiteral("-eu"));
        QVERIFY(fixture.editor().takes(EditCommand::Save));
        fixture.editor().edit(EditCommand::Save);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.saved("shop-eu"), kSaveTimeout);
        QVERIFY(!fixture.saved("shop"));
        workspace::Endpoint expected = shopEndpoint();
        expected.name = "shop-eu";
        QCOMPARE(*fixture.saved("shop-eu"), expected);
        QTRY_VERIFY(!fixture.button(QStringLiteral("Save")).isEnabled());
        QTRY_COMPARE(fixture.list().current(), QStringLiteral("shop-eu"));
    }

    void whatIsNotSavedStaysWhileOneLooksAtAnother()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.desks.open());
        QVERIFY(fixture.desks.put(shopEndpoint()));
        workspace::Endpoint other = shopEndpoint();
        other.name = "other";
        QVERIFY(fixture.desks.put(other));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        QTest::keyClicks(fixture.editor().findChild<QLineEdit *>(), QStringLiteral("2"));
        fixture.list().setCurrent(QStringLiteral("other"));
        QCOMPARE(fixture.editor().endpoint(), other);
        fixture.list().setCurrent(QStringLiteral("shop"));
        QCOMPARE(fixture.editor().endpoint().name, std::string("shop2"));
        fixture.button(QStringLiteral("Discard")).click();
        QCOMPARE(fixture.editor().endpoint(), shopEndpoint());
    }

    void nobodysWorkIsOverwrittenUnasked()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.desks.open());
        QVERIFY(fixture.desks.put(shopEndpoint()));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        QLineEdit *url = nullptr;
        for (auto *edit : fixture.editor().findChildren<QLineEdit *>()) {
            if (edit->placeholderText() == u"https://api.example.com/graphql")
                url = edit;
        }
        QTest::keyClicks(url, QStringLiteral("/mine"));
        workspace::Endpoint theirs = shopEndpoint();
        theirs.url = "http://127.0.0.1:9/theirs";
        QVERIFY(fixture.desks.put(theirs));
        const std::string mine = fixture.editor().endpoint().url;
        fixture.button(QStringLiteral("Save")).click();
        QTRY_VERIFY2(fixture.button(QStringLiteral("Keep mine")).isVisible(), qPrintable(fixture.messages()));
        QCOMPARE(fixture.saved("shop")->url, theirs.url);
        QCOMPARE(fixture.editor().endpoint().url, mine); // nothing typed is lost
        fixture.button(QStringLiteral("Keep mine")).click();
        QTRY_COMPARE_WITH_TIMEOUT(fixture.saved("shop")->url, mine, kSaveTimeout);
    }

    void aProblemIsSaidWhereTheEndpointIsOpened()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.desks.open());
        workspace::Endpoint endpoint = shopEndpoint();
        endpoint.schema = {.kind = workspace::SchemaSource::Kind::File, .path = "/there/is/no/such.graphql"};
        QVERIFY(fixture.desks.put(endpoint));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        auto *tabs = fixture.editor().findChild<QTabWidget *>();
        const auto said = [&]() -> const InlineMessage * {
            for (const auto *message : tabs->widget(0)->findChildren<InlineMessage *>()) {
                if (message->isVisible() && message->text().contains(u"such.graphql"))
                    return message;
            }
            return nullptr;
        };
        QTRY_VERIFY2_WITH_TIMEOUT(said(), qPrintable(fixture.messages()), kSaveTimeout);
        QCOMPARE(tabs->currentIndex(), 0);
        const auto *list = fixture.list().findChild<QAbstractItemView *>();
        const QModelIndex row = list->model()->index(0, 0);
        for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleDescriptionRole)})
            QVERIFY(said()->text().contains(row.data(role).toString())
                    && !row.data(role).toString().isEmpty());
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("endpoints-problem")));
        QCOMPARE(test::clipped(*fixture.page).join(u"; "), QString());

        fixture.button(QStringLiteral("Show schema")).click();
        QCOMPARE(tabs->currentIndex(), 1);
        tabs->setCurrentIndex(0);
        QSignalSpy wanted(&fixture.editor().schema(), &SchemaPane::refreshWanted);
        fixture.button(QStringLiteral("Try again")).click();
        QCOMPARE(wanted.size(), 1);
    }

    void testsWhatIsInTheFields()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.desks.open());
        QVERIFY(!fixture.desks.serveDemo().isEmpty());
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("demo"));
        fixture.button(QStringLiteral("Test")).click();
        const auto says = [&] {
            for (const auto *message : fixture.editor().findChildren<InlineMessage *>()) {
                if (message->isVisible() && message->text().contains(u"with a schema of"))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(says(), kSaveTimeout);
        // It is there for this run alone.
        QVERIFY(!fixture.editor().takes(EditCommand::Save));
    }

    void deletingCanBeUndone()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.desks.open());
        QVERIFY(fixture.desks.put(shopEndpoint()));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        fixture.list().edit(EditCommand::Delete);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.saved("shop"), kSaveTimeout);
        const auto undo = [&]() -> QPushButton * {
            for (auto *button : fixture.page->findChildren<QPushButton *>()) {
                if (button->isVisible() && button->text().contains(u"Undo"))
                    return button;
            }
            return nullptr;
        };
        QTRY_VERIFY(undo());
        undo()->click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.saved("shop"), kSaveTimeout);
    }
};

TOOLTRAY_TEST(EndpointsPageTest)
#include "endpointspagetest.moc"
