// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/descriptionpane.h"

#include "support/testcase.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"
#include "ui/support/enginefixture.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/filefield.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

using Scheme = workspace::Credential::Scheme;

engine::DescriptionState petState()
{
    engine::DescriptionSummary summary{
        .title = "Pets", .version = "1.0", .url = "http://127.0.0.1:9/v1", .operations = 7, .unusable = 1};
    summary.offers = {{"key", Scheme::ApiKey, "X-Pet-Key"}, {"tls", std::nullopt}};
    summary.faults = {
        {engine::DescriptionFault::Severity::Error, "/paths/~1pets~1{petId}/trace",
         "TRACE is not supported."},
        {engine::DescriptionFault::Severity::Notice, "/paths/~1stock", "The responses are missing."}};
    engine::DescriptionState state;
    state.summary = std::make_shared<const engine::DescriptionSummary>(std::move(summary));
    state.changes = {{engine::DescriptionChange::Kind::Breaking,
                      "GET /pets/{petId}#query.owner",
                      "The parameter owner is required.",
                      {"get_pet"}},
                     {engine::DescriptionChange::Kind::Safe, "GET /stock", "The operation was added."}};
    return state;
}

// The pane over an API about pets.
class PetPane final {
public:
    explicit PetPane(ThemeChoice choice = ThemeChoice::Light) : theme(*qApp, choice), pane(theme)
    {
        test::useTestFont();
        pane.setSource({"http://127.0.0.1:9/openapi.json", {}});
        pane.resize(560, 640);
        pane.show();
    }

    bool says(const QString &text) const
    {
        return std::ranges::any_of(pane.findChildren<QLabel *>(), [&](const QLabel *label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    QAbstractButton *button(const QString &text) const
    {
        for (auto *each : pane.findChildren<QAbstractButton *>()) {
            if (each->isVisible() && each->text().remove(u'&') == text)
                return each;
        }
        return nullptr;
    }
    // Whether pressing it says so, once.
    bool press(const QString &text, QSignalSpy &spy) const
    {
        QAbstractButton *pressed = button(text);
        if (!pressed || !pressed->isEnabled())
            return false;
        pressed->click();
        return spy.size() == 1;
    }
    QListView &list(const QString &name) const
    {
        for (auto *each : pane.findChildren<QListView *>()) {
            if (each->accessibleName() == name)
                return *each;
        }
        qFatal("no list %s", qPrintable(name));
    }

    Theme theme;
    DescriptionPane pane;
};

} // namespace

class DescriptionPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void looksLikeThis_data() { test::addThemeRows(); }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        PetPane pets(choice);
        pets.pane.setDescription(petState(), {QStringLiteral("get_pet")});
        QVERIFY(test::savePicture(pets.pane, QStringLiteral("description-") + tag));
        QCOMPARE(test::clipped(pets.pane).join(u"; "), QString());
        QCOMPARE(test::unnamedFields(pets.pane), QString());
    }

    void whatThereIsIsSaid()
    {
        PetPane pets;
        pets.pane.setDescription({}, {});
        QVERIFY(pets.says(QStringLiteral("There is no description yet.")));
        QVERIFY(!pets.button(QStringLiteral("Create tools..."))->isEnabled());
        engine::DescriptionState loading;
        loading.isLoading = true;
        pets.pane.setDescription(loading, {});
        QVERIFY(pets.says(QStringLiteral("Fetching the description...")));
        QSignalSpy refresh(&pets.pane, &DescriptionPane::refreshWanted);
        pets.button(QStringLiteral("Refresh"))->click();
        QVERIFY(refresh.isEmpty());
        pets.pane.setDescription(petState(), {});
        QVERIFY(pets.says(QStringLiteral("Pets 1.0: 7 operation")));
        QVERIFY(pets.says(QStringLiteral("Requests go to http://127.0.0.1:9/v1")));
        pets.pane.setBaseUrl(QStringLiteral("https://pets.example"));
        QVERIFY(pets.says(QStringLiteral("Requests go to https://pets.example")));
        QVERIFY(pets.says(
            QStringLiteral("The API accepts: API key (X-Pet-Key in a header), tls (not supported)")));
        QVERIFY(!pets.button(QStringLiteral("Repair")));
        QVERIFY(pets.press(QStringLiteral("Refresh"), refresh));
        QSignalSpy tools(&pets.pane, &DescriptionPane::toolsWanted);
        QVERIFY(pets.press(QStringLiteral("Create tools..."), tools));
    }

    void aProblemOffersTheWayOut_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("button"); // the only one
        QTest::newRow("most operations are gone") << "api_shrunk"
                                                  << "Accept";
        QTest::newRow("others entered it") << "consent_needed"
                                           << "Review...";
        QTest::newRow("nobody answers") << "connection_refused" << QString();
    }

    void aProblemOffersTheWayOut()
    {
        QFETCH(QString, code);
        QFETCH(QString, button);
        PetPane pets;
        engine::DescriptionState state = petState();
        state.problem = Error{ErrorKind::Unavailable, code.toStdString(), Message("It is held back."), {}};
        pets.pane.setDescription(state, {});
        QVERIFY(pets.says(QStringLiteral("It is held back")));
        const QSignalSpy accept(&pets.pane, &DescriptionPane::acceptWanted);
        const QSignalSpy consent(&pets.pane, &DescriptionPane::consentWanted);
        for (const QString &each : {QStringLiteral("Accept"), QStringLiteral("Review...")}) {
            QAbstractButton *shown = pets.button(each);
            QCOMPARE(shown != nullptr, each == button);
            if (shown)
                shown->click();
        }
        QCOMPARE(accept.size() + consent.size(), button.isEmpty() ? 0 : 1);
        QCOMPARE(accept.size(), button == u"Accept" ? 1 : 0);
    }

    void brokenToolsAreRepairedOrShown()
    {
        PetPane pets;
        const QStringList broken{QStringLiteral("get_pet"), QStringLiteral("list_pets")};
        pets.pane.setDescription(petState(), broken);
        QVERIFY(pets.says(QStringLiteral("get_pet, list_pets")));
        QVERIFY(!pets.button(QStringLiteral("Repair"))); // until it is known what a repair would change
        pets.pane.setRepairs({QStringLiteral("get_pet")}, {QStringLiteral("list_pets: It is gone.")});
        pets.pane.setDescription(petState(), broken);
        QVERIFY(pets.says(QStringLiteral("list_pets: It is gone.")));
        QSignalSpy repair(&pets.pane, &DescriptionPane::repairWanted);
        QVERIFY(pets.press(QStringLiteral("Repair"), repair));
        QCOMPARE(repair.front().front().toStringList(), QStringList(QStringLiteral("get_pet")));
        pets.pane.setRepairs({}, {QStringLiteral("get_pet, list_pets: They are gone.")});
        QVERIFY(pets.says(QStringLiteral("get_pet, list_pets: They are gone.")));
        QVERIFY(!pets.button(QStringLiteral("Repair")));
        QSignalSpy show(&pets.pane, &DescriptionPane::toolWanted);
        QVERIFY(pets.press(QStringLiteral("Show"), show));
        QCOMPARE(show.front().front().toString(), QStringLiteral("get_pet"));
        pets.pane.tell(MessageKind::Ok, QStringLiteral("Repaired 2 tools."));
        pets.pane.setDescription(petState(), {});
        QVERIFY(!pets.button(QStringLiteral("Repair")));
        QVERIFY(pets.says(QStringLiteral("Repaired 2 tools.")));
        engine::DescriptionState newer = petState();
        newer.fetchedAt = wallTimeNow();
        pets.pane.setDescription(newer, {});
        QVERIFY(!pets.says(QStringLiteral("Repaired 2 tools.")));
    }

    // It shows agents what the API no longer takes.
    void aToolThatWorksIsRepairedAsWell()
    {
        PetPane pets;
        pets.pane.setDescription(petState(), {});
        pets.pane.setRepairs({QStringLiteral("get_pet")}, {});
        QVERIFY(pets.says(QStringLiteral("can be adapted to the latest changes: get_pet")));
        QVERIFY(!pets.says(QStringLiteral("do not fit")));
        QSignalSpy repair(&pets.pane, &DescriptionPane::repairWanted);
        QVERIFY(pets.press(QStringLiteral("Repair"), repair));
        QCOMPARE(repair.front().front().toStringList(), QStringList(QStringLiteral("get_pet")));
        QSignalSpy show(&pets.pane, &DescriptionPane::toolWanted);
        QVERIFY(pets.press(QStringLiteral("Show"), show));
        QCOMPARE(show.front().front().toString(), QStringLiteral("get_pet"));
        pets.pane.setDescription(petState(), {QStringLiteral("list_pets")});
        pets.pane.setRepairs({QStringLiteral("list_pets"), QStringLiteral("get_pet")}, {});
        QVERIFY(pets.says(QStringLiteral("fit the description: list_pets\n")));
        QVERIFY(pets.says(QStringLiteral("can be adapted to the latest changes: get_pet")));
        pets.pane.setRepairs({}, {});
        pets.pane.setDescription(petState(), {});
        QVERIFY(!pets.button(QStringLiteral("Repair")));
    }

    void placesOfChangesCanBeRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("GET /pets/{petId}#query.owner") << "GET /pets/{petId}, query parameter owner";
        QTest::newRow("GET /pets#header.X-Page") << "GET /pets, header X-Page";
        QTest::newRow("GET /v1.0/pets.200/items/status") << "GET /v1.0/pets, response 200, items/status";
        QTest::newRow("POST /pets.body/labels") << "POST /pets, body, labels";
        QTest::newRow("POST /pets.default") << "POST /pets, response default";
        QTest::newRow("DELETE /v1.0/pets") << "DELETE /v1.0/pets";
    }

    void placesOfChangesCanBeRead()
    {
        QFETCH(QString, text);
        SchemaChangeModel model;
        model.setChanges({engine::DescriptionChange{.coordinate = QTest::currentDataTag(), .message = {}}});
        QCOMPARE(model.index(0, 0).data().toString(), text);
    }

    void onlyToolsThatAreBrokenAreCalledSo()
    {
        PetPane pets;
        const QAbstractItemModel *changes = pets.list(QStringLiteral("Latest changes")).model();
        const auto told = [changes] { return changes->index(0, 0).data(Qt::AccessibleTextRole).toString(); };
        pets.pane.setDescription(petState(), {QStringLiteral("get_pet")});
        const auto tone = [changes] { return Tone(changes->index(0, 0).data(IconToneRole).toInt()); };
        QVERIFY2(told().contains(u"Breaks get_pet."), qPrintable(told()));
        QCOMPARE(tone(), Tone::Error);
        engine::DescriptionState state = petState();
        state.changes.front().tools.emplace_back("list_pets"); // which was repaired
        pets.pane.setDescription(state, {QStringLiteral("get_pet")});
        QVERIFY2(told().contains(u"Breaks get_pet."), qPrintable(told()));
        pets.pane.setDescription(petState(), {}); // repaired, or it never sent what is gone
        QVERIFY2(told().contains(u"Affects get_pet."), qPrintable(told()));
        QCOMPARE(tone(), Tone::Neutral); // and not that of what is well
    }

    void theChangesTakeTheRoomOfThePage()
    {
        PetPane pets;
        engine::DescriptionState state = petState();
        state.changes.resize(1);
        pets.pane.setDescription(state, {});
        const QListView &changes = pets.list(QStringLiteral("Latest changes"));
        QTRY_VERIFY(changes.height() > 0 && changes.height() < 2 * changes.sizeHintForRow(0));
        state.changes.resize(40, state.changes.front());
        pets.pane.setDescription(state, {});
        QTRY_VERIFY(changes.height() > 2 * changes.sizeHintForRow(0));
        const int before = changes.height();
        pets.pane.resize(pets.pane.width(), pets.pane.height() + 200);
        QTRY_VERIFY(changes.height() > before + 50);
        QVERIFY(pets.pane.sizePolicy().verticalPolicy() == QSizePolicy::Expanding);
    }

    void changesLeadToTheToolsTheyBreak()
    {
        PetPane pets;
        pets.pane.setDescription(petState(), {});
        QListView &changes = pets.list(QStringLiteral("Latest changes"));
        QCOMPARE(changes.model()->rowCount(), 2);
        const QSignalSpy show(&pets.pane, &DescriptionPane::toolWanted);
        Q_EMIT changes.activated(changes.model()->index(1, 0));
        QVERIFY(show.isEmpty());
        Q_EMIT changes.activated(changes.model()->index(0, 0));
        QCOMPARE(show.size(), 1);
        QCOMPARE(show.front().front().toString(), QStringLiteral("get_pet"));
        const QAbstractItemModel *faults = pets.list(QStringLiteral("Problems in the description")).model();
        QCOMPARE(faults->rowCount(), 1);
        QVERIFY(faults->index(0, 0).data().toString().contains(u"TRACE"));
        const QListView &notes = pets.list(QStringLiteral("Notes on the description"));
        QCOMPARE(notes.model()->rowCount(), 1);
        QVERIFY(!notes.isVisible());
        pets.button(QStringLiteral("Notes (1)"))->click();
        QVERIFY(notes.isVisible());
    }

    void theSourceIsEdited()
    {
        PetPane pets;
        pets.pane.setSource(
            {"http://127.0.0.1:9/openapi.json", {}, "https://{region}.example", {{"region", "eu"}}});
        const QSignalSpy edited(&pets.pane, &DescriptionPane::edited);
        auto *location = pets.pane.findChild<FileField *>()->findChild<QLineEdit *>();
        location->selectAll();
        QTest::keyClicks(location, QStringLiteral("api.yaml"));
        QVERIFY(!edited.isEmpty());
        for (auto *line : pets.pane.findChildren<QLineEdit *>()) {
            if (line != location)
                QTest::keyClicks(line, QStringLiteral("https://a.example, https://b.example"));
        }
        // What it does not show stays.
        QCOMPARE(pets.pane.source(), (workspace::ApiSource{"api.yaml",
                                                           {"https://a.example", "https://b.example"},
                                                           "https://{region}.example",
                                                           {{"region", "eu"}}}));
        pets.pane.setSourceEditable(false);
        QVERIFY(!location->isEnabled());
        pets.pane.setSource({});
        QVERIFY(!pets.button(QStringLiteral("Refresh"))->isEnabled());
    }
};

TOOLTRAY_TEST(DescriptionPaneTest)
#include "descriptionpanetest.moc"
