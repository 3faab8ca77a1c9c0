// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/endpointspage.h"

#include "engine/clients/workspaceclient.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/editactions.h"
#include "ui/dialogs/addendpoint/addendpointdialog.h"
#include "ui/dialogs/addendpoint/endpointpages.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"
#include "ui/navigation/place.h"
#include "ui/pages/endpoints/connectionform.h"
#include "ui/pages/endpoints/endpointeditor.h"
#include "ui/pages/endpoints/schemapane.h"
#include "ui/pages/pages.h"
#include "ui/state/uistate.h"
#include "ui/support/enginefixture.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/widgets/filefield.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/undonotice.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <functional>

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
    endpoint.limits.callRequests = 7;
    endpoint.limits.callItems = 2'000'000;
    endpoint.limits.callTime = std::chrono::seconds(7'200);
    return endpoint;
}

class PlaceRecorder final : public Navigator {
public:
    void open(const Place &place) override { places.append(place); }
    QList<Place> places;
};

struct EndpointPageFixture {
    explicit EndpointPageFixture(ThemeChoice choice = ThemeChoice::Light)
        : engineClients(choice)
        , actions(engineClients.theme)
        , state(engineClients.folder.filePath(QStringLiteral("ui.ini")))
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
    PageContext context() { return {engineClients.engine, engineClients.theme, actions, state, navigator}; }
    EndpointEditor &editor() const { return *page->findChild<EndpointEditor *>(); }
    ListPane &list() const { return *page->findChild<ListPane *>(); }
    QPushButton &button(const QString &text) const
    {
        for (auto *button : page->findChildren<QPushButton *>()) {
            if (QString(button->text()).remove(u'&') == text)
                return *button;
        }
        qFatal("no such button");
    }
    QString messages() const
    {
        QStringList texts;
        for (const auto *message : page->findChildren<InlineMessage *>())
            texts.append(message->text());
        return texts.join(u'|');
    }
    const workspace::Endpoint *saved(const char *name)
    {
        return engineClients.workspace().find<workspace::Endpoint>(name);
    }

    test::EngineFixture engineClients;
    ActionRegistry actions;
    UiState state;
    PlaceRecorder navigator;
    std::unique_ptr<EndpointsPage> page;
};

} // namespace
Q_DECLARE_METATYPE(std::function<quint64(const workspace::EndpointLimits &)>)

class EndpointsPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHeaderIsAddedWithAButton()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        fixture.make();
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
        fixture.list().setCurrent(QStringLiteral("shop"));
        fixture.page->activateWindow();
        auto *headers = fixture.editor().findChild<QTableView *>();
        QTRY_COMPARE(headers->model()->rowCount(), 2); // its own and an empty one
        const int rows = headers->model()->rowCount();
        for (auto *button : fixture.editor().findChildren<QToolButton *>()) {
            if (button->accessibleName() == u"Add header")
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

    void looksLikeThis_data() { test::addThemeRows(); }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        EndpointPageFixture fixture(choice);
        QVERIFY(fixture.engineClients.open());
        fixture.make();
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("endpoints-empty-") + tag));
        QVERIFY(!fixture.engineClients.serveDemo().isEmpty());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
        fixture.list().setCurrent(QStringLiteral("shop"));
        QTest::keyClicks(fixture.editor().findChild<QLineEdit *>(), QStringLiteral("2"));
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("endpoints-connection-") + tag));
        QCOMPARE(test::clipped(*fixture.page).join(u"; "), QString());
        QCOMPARE(test::unnamedFields(*fixture.page), QString());
        auto *tabs = fixture.page->findChild<QTabWidget *>();
        tabs->setCurrentIndex(2);
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("endpoints-limits-") + tag));
        fixture.list().setCurrent(QStringLiteral("demo"));
        engine::EndpointSchema schema = fixture.engineClients.workspaceClient().state().schemas.at("demo");
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
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
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

    void theLimitsOfACallAreEdited_data()
    {
        using workspace::EndpointLimits;
        QTest::addColumn<QString>("label");
        QTest::addColumn<std::function<quint64(const EndpointLimits &)>>("limit");
        const auto row = [](const char *label, std::function<quint64(const EndpointLimits &)> limit) {
            QTest::newRow(label) << QString::fromLatin1(label) << std::move(limit);
        };
        row("Requests per call", [](const EndpointLimits &limits) { return quint64(limits.callRequests); });
        row("Items per call", [](const EndpointLimits &limits) { return quint64(limits.callItems); });
        row("Time per call", [](const EndpointLimits &limits) { return quint64(limits.callTime.count()); });
    }

    void theLimitsOfACallAreEdited()
    {
        QFETCH(QString, label);
        QFETCH(std::function<quint64(const workspace::EndpointLimits &)>, limit);
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        const auto labels = fixture.page->findChildren<QLabel *>();
        const auto found = std::ranges::find_if(
            labels, [&](const QLabel *each) { return each->text().remove(u'&') == label; });
        QVERIFY(found != labels.end());
        auto *box = qobject_cast<QSpinBox *>((*found)->buddy());
        QVERIFY(box);
        QCOMPARE(quint64(box->value()), limit(shopEndpoint().limits));
        box->setValue(42);
        QVERIFY(fixture.editor().takes(EditCommand::Save));
        fixture.editor().edit(EditCommand::Save);
        QTRY_COMPARE_WITH_TIMEOUT(limit(fixture.saved("shop")->limits), quint64(42), kSaveTimeout);
    }

    void whatIsNotSavedStaysWhileOneLooksAtAnother()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
        workspace::Endpoint other = shopEndpoint();
        other.name = "other";
        QVERIFY(fixture.engineClients.put(other));
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
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
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
        QVERIFY(fixture.engineClients.put(theirs));
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
        QVERIFY(fixture.engineClients.open());
        workspace::Endpoint endpoint = shopEndpoint();
        endpoint.schema = {.kind = workspace::SchemaSource::Kind::File, .path = "/there/is/no/such.graphql"};
        QVERIFY(fixture.engineClients.put(endpoint));
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
        for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleDescriptionRole)}) {
            const QString problem = row.data(role).toString().section(u'\n', -1); // below the URL
            QVERIFY(!problem.isEmpty() && said()->text().contains(problem));
        }
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("endpoints-problem")));
        QCOMPARE(test::clipped(*fixture.page).join(u"; "), QString());

        fixture.button(QStringLiteral("Show details")).click();
        QCOMPARE(tabs->currentIndex(), 1);
        tabs->setCurrentIndex(0);
        QSignalSpy wanted(&fixture.editor().schema(), &SchemaPane::refreshWanted);
        fixture.button(QStringLiteral("Try again")).click();
        QCOMPARE(wanted.size(), 1);
    }

    void aRestApiOpensWithWhereItsRequestsGo()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
        workspace::Endpoint depot;
        depot.name = "depot";
        depot.api.location = "http://127.0.0.1:9/openapi.json";
        QVERIFY(fixture.engineClients.put(depot));
        fixture.make();
        const auto *tabs = fixture.editor().findChild<QTabWidget *>();
        const auto isOffered = [&](const QString &name) {
            return std::ranges::any_of(fixture.editor().findChildren<QLabel *>(), [&](const QLabel *label) {
                return !label->isHidden() && QString(label->text()).remove(u'&') == name;
            });
        };
        fixture.list().setCurrent(QStringLiteral("shop"));
        QCOMPARE(tabs->currentIndex(), 0);
        QVERIFY(isOffered(QStringLiteral("Changes")) && isOffered(QStringLiteral("Subscriptions")));
        QVERIFY(isOffered(QStringLiteral("Max response")) && isOffered(QStringLiteral("Max depth")));
        fixture.list().setCurrent(QStringLiteral("depot"));
        QCOMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("REST API"));
        QVERIFY(isOffered(QStringLiteral("Changes")) && isOffered(QStringLiteral("REST URL")));
        QVERIFY(!isOffered(QStringLiteral("Subscriptions")) && !isOffered(QStringLiteral("URL")));
        QVERIFY(isOffered(QStringLiteral("Max response")) && !isOffered(QStringLiteral("Max depth")));
        engine::EndpointSchema schema;
        schema.described.summary = std::make_shared<const engine::DescriptionSummary>(
            engine::DescriptionSummary{.title = "Depot API", .version = "1", .url = "http://127.0.0.1:9/v1"});
        fixture.editor().setSchema(schema, {});
        QStringList hints;
        for (const auto *line : fixture.editor().connection().findChildren<QLineEdit *>())
            hints.append(line->placeholderText());
        QVERIFY2(hints.contains(QStringLiteral("http://127.0.0.1:9/v1")), qPrintable(hints.join(u'|')));
        fixture.list().setCurrent(QStringLiteral("shop"));
        QCOMPARE(tabs->currentIndex(), 0);
        QVERIFY(isOffered(QStringLiteral("Subscriptions")));
    }

    void testsWhatIsInTheFields_data()
    {
        QTest::addColumn<bool>("isCommand");
        QTest::newRow("by the button") << false;
        QTest::newRow("by the command") << true;
    }

    void testsWhatIsInTheFields()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(!fixture.engineClients.serveDemo().isEmpty());
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("demo"));
        const auto *tabs = fixture.editor().findChild<QTabWidget *>();
        const QPoint place = tabs->mapTo(fixture.page.get(), QPoint());
        QFETCH(bool, isCommand);
        if (isCommand)
            fixture.page->showPlace({.page = pageid::kEndpoints, .item = itemid::kTest});
        else
            fixture.button(QStringLiteral("Test")).click();
        const auto says = [&] {
            for (const auto *message : fixture.page->findChildren<InlineMessage *>()) {
                if (message->isVisible() && message->text().contains(u"type(s) found"))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(says(), kSaveTimeout);
        QCoreApplication::processEvents();                          // lays it out
        QCOMPARE(tabs->mapTo(fixture.page.get(), QPoint()), place); // it stays under the mouse
        for (const int later : {1, 2}) {                            // what comes later is another state
            engine::EndpointSchema newer;
            newer.fetchedAt = wallTimeNow() + std::chrono::hours(later);
            fixture.editor().setSchema(newer, {});
        }
        QVERIFY(!says());
        // It is there for this run alone.
        QVERIFY(!fixture.editor().takes(EditCommand::Save));
    }

    void aBreakingChangeNamesTheToolsItBreaksAndLeadsToIt()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        fixture.editor().findChild<QTabWidget *>()->setCurrentIndex(1);
        engine::EndpointSchema schema;
        schema.changes = {
            {graphql::ChangeCode::FieldAdded, "Query.stars", "Field Query.stars was added."},
            {graphql::ChangeCode::FieldRemoved, "Query.issue", "Field Query.issue was removed."},
            {graphql::ChangeCode::FieldRemoved, "Query.user", "Field Query.user was removed."}};
        schema.broken = {{1, {"get_issue"}}, {2, {"a", "b", "c", "d"}}};
        const QStringList broken = QStringLiteral("get_issue a b c d").split(u' ');
        fixture.editor().schema().setSchema(schema, broken);
        auto *changes = fixture.editor().schema().findChild<QListView *>();
        QVERIFY(changes);
        const QModelIndex one = changes->model()->index(0, 0);
        QVERIFY(one.data(SubtitleRole).toString().startsWith(u"Breaks get_issue. Field Query.issue"));
        QVERIFY(one.data(Qt::AccessibleTextRole).toString().contains(u"Breaks get_issue."));
        const QModelIndex several = changes->model()->index(1, 0);
        QVERIFY(several.data(SubtitleRole).toString().contains(u"a, b, c and 1 more"));
        QVERIFY(several.data(Qt::AccessibleTextRole).toString().contains(u"a, b, c, d"));
        QVERIFY(!changes->model()->index(2, 0).data(SubtitleRole).toString().contains(u"Breaks"));

        Q_EMIT changes->activated(several); // which of them is not said
        QVERIFY(fixture.navigator.places.isEmpty());
        Q_EMIT changes->activated(one);
        QCOMPARE(fixture.navigator.places.size(), 1);
        QCOMPARE(fixture.navigator.places.constFirst().page, QString(pageid::kTools));
        QCOMPARE(fixture.navigator.places.constFirst().item, QStringLiteral("get_issue"));
    }

    void anEndpointOfTheConfigurationKeepsItsSource()
    {
        EndpointPageFixture fixture;
        EndpointEditor editor(fixture.engineClients.theme);
        const auto isEnabled = [&editor](auto *widget) { return widget && widget->isEnabledTo(&editor); };
        const auto refresh = [&editor]() -> QPushButton * {
            for (auto *button : editor.schema().findChildren<QPushButton *>()) {
                if (QString(button->text()).remove(u'&') == u"Refresh")
                    return button;
            }
            return nullptr;
        };
        workspace::Endpoint endpoint = shopEndpoint();
        endpoint.schema = {.kind = workspace::SchemaSource::Kind::File, .path = "/a.graphql"};
        for (const auto layer : {workspace::Layer::Config, workspace::Layer::Session}) {
            editor.setEndpoint(endpoint, layer);
            editor.setUnsaved(true);
            QVERIFY(!isEnabled(editor.schema().findChild<QComboBox *>()));
            QVERIFY(!isEnabled(editor.schema().findChild<FileField *>()));
            QVERIFY(isEnabled(refresh()));
            QVERIFY(!editor.takes(EditCommand::Save));
        }
        editor.setEndpoint(endpoint, workspace::Layer::Stored);
        QVERIFY(isEnabled(editor.schema().findChild<QComboBox *>()));
        QVERIFY(isEnabled(editor.schema().findChild<FileField *>()));
        QVERIFY(editor.takes(EditCommand::Save));
    }

    void rowsHaveAMenu()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(!fixture.engineClients.serveDemo().isEmpty());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
        fixture.make();
        const auto command = [&](QStringView text) -> QAction * {
            for (QAction *action : fixture.list().findChild<QListView *>()->actions()) {
                if (action->text() == text)
                    return action;
            }
            return nullptr;
        };
        fixture.list().setCurrent(QStringLiteral("demo")); // is there for this run alone
        for (const QStringView text : {u"Rename", u"Delete"})
            QVERIFY2(command(text) && !command(text)->isEnabled(), qPrintable(text.toString()));
        QVERIFY(command(u"Duplicate")->isEnabled());
        QVERIFY(command(u"Refresh") && command(u"Create tools..."));
        QTRY_VERIFY(command(u"Create tools...")->isEnabled());
        fixture.list().setCurrent(QStringLiteral("shop"));
        for (const QStringView text : {u"Rename", u"Delete"})
            QVERIFY2(command(text)->isEnabled(), qPrintable(text.toString()));
        QTRY_VERIFY(command(u"Refresh")->isEnabled());      // as soon as it is not fetched
        QVERIFY(!command(u"Create tools...")->isEnabled()); // there is no schema
        command(u"Delete")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.saved("shop"), kSaveTimeout);
    }

    void theListIsAsWideAsItWasLeft()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
        fixture.make();
        auto *parts = fixture.page->findChild<QSplitter *>();
        parts->setSizes({500, parts->width() - 500});
        Q_EMIT parts->splitterMoved(500, 1); // as somebody does it with the mouse
        const QList<int> sizes = parts->sizes();
        QCOMPARE(fixture.state.splitterShares(QStringLiteral("endpoints.parts"), 2).value(0),
                 qRound(100. * sizes[0] / (sizes[0] + sizes[1])));
    }

    void deletingCanBeUndone()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
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

    void aDeletedOneComesBackWithItsDraftAndNothingElse()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        workspace::Endpoint other = shopEndpoint();
        other.name = "other";
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
        QVERIFY(fixture.engineClients.put(other));
        fixture.make();
        const EditActions edits(fixture.actions, fixture.engineClients.workspaceClient(),
                                [&fixture] { return fixture.page.get(); });
        fixture.list().setCurrent(QStringLiteral("shop"));
        QTest::keyClicks(fixture.editor().findChild<QLineEdit *>(), QStringLiteral("2"));
        QCOMPARE(fixture.editor().endpoint().name, std::string("shop2"));
        fixture.list().edit(EditCommand::Delete);
        auto *undo = fixture.page->findChild<UndoNotice *>();
        QTRY_VERIFY_WITH_TIMEOUT(undo->isVisible(), kSaveTimeout);
        other.url = "http://127.0.0.1:9/other";
        QVERIFY(fixture.engineClients.put(other)); // which is not what the notice is about
        undo->findChild<QPushButton *>()->click();
        QTRY_VERIFY_WITH_TIMEOUT(fixture.saved("shop"), kSaveTimeout);
        QCOMPARE(fixture.saved("other")->url, other.url);
        QTRY_COMPARE(fixture.list().current(), QStringLiteral("shop"));
        QCOMPARE(fixture.editor().endpoint().name, std::string("shop2"));
        fixture.button(QStringLiteral("Save")).click(); // nobody else was here
        QTRY_VERIFY_WITH_TIMEOUT(fixture.saved("shop2"), kSaveTimeout);
    }

    void theNextNewEndpointGoesOnWhereTheLastWasGivenUp()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        fixture.make();
        const auto opened = [&fixture]() -> AddEndpointDialog * {
            fixture.actions.action(actionid::kNewEndpoint)->trigger();
            for (QWidget *window : QApplication::topLevelWidgets()) {
                if (auto *dialog = qobject_cast<AddEndpointDialog *>(window); dialog && dialog->isVisible())
                    return dialog;
            }
            return nullptr;
        };
        const QPointer<AddEndpointDialog> first = opened();
        QVERIFY(first);
        QTest::keyClicks(first->findChild<EndpointUrlPage *>()->findChild<QLineEdit *>(QStringLiteral("url")),
                         QStringLiteral("http://127.0.0.1:9/shop"));
        QTest::keyClick(first, Qt::Key_Escape);
        QTRY_VERIFY(!first);
        const QPointer<AddEndpointDialog> second = opened();
        QVERIFY(second);
        QCOMPARE(second->findChild<EndpointUrlPage *>()->url(), QStringLiteral("http://127.0.0.1:9/shop"));
        second->close();
        QTRY_VERIFY(!second);
    }

    void whatWasDeletedAndMadeAgainIsNotUndone()
    {
        EndpointPageFixture fixture;
        QVERIFY(fixture.engineClients.open());
        QVERIFY(fixture.engineClients.put(shopEndpoint()));
        fixture.make();
        fixture.list().setCurrent(QStringLiteral("shop"));
        fixture.list().edit(EditCommand::Delete);
        auto *undo = fixture.page->findChild<UndoNotice *>();
        QTRY_VERIFY_WITH_TIMEOUT(undo->isVisible(), kSaveTimeout);
        workspace::Endpoint again = shopEndpoint();
        again.url = "http://127.0.0.1:9/again";
        QVERIFY(fixture.engineClients.put(again));
        undo->findChild<QPushButton *>()->click();
        QTRY_VERIFY2_WITH_TIMEOUT(fixture.messages().contains(u"was changed"), qPrintable(fixture.messages()),
                                  kSaveTimeout);
        QCOMPARE(fixture.saved("shop")->url, again.url);
    }
};

TOOLTRAY_TEST(EndpointsPageTest)
#include "endpointspagetest.moc"
