// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/behaviourtab.h"
#include "ui/pages/tools/resulttab.h"

#include "engine/clients/clientpreview.h"
#include "engine/clients/workspacestate.h"
#include "support/testcase.h"
#include "ui/models/sampletools.h"
#include "ui/models/texttablemodel.h"
#include "ui/pages/tabtyping.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

ToolDraft draftToFill()
{
    workspace::Tool tool =
        test::graphqlTool("list_orders", "query ($first: Int) { orders(first: $first) { id } }");
    tool.endpoint = "shop";
    const workspace::Version version = tool.active;
    return {"list_orders", 1, tool, version};
}

enum class FilledTab { Result, Behaviour };

std::unique_ptr<ToolTab> makeTab(FilledTab which, const Theme &theme)
{
    if (which == FilledTab::Result)
        return std::make_unique<ResultTab>(theme);
    return std::make_unique<BehaviourTab>(theme);
}

const QString kVersionPlace = QStringLiteral("/versions/0.1.0");

} // namespace

class ToolFormTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsEnteredIsStored_data()
    {
        QTest::addColumn<FilledTab>("tab");
        QTest::addColumn<QString>("entered");
        QTest::addColumn<QString>("stored");
        const auto result = [](const char *place, const char *entered, const char *stored) {
            QTest::newRow(place) << FilledTab::Result << QString::fromUtf8(entered)
                                 << QString::fromUtf8(stored);
        };
        result("/result/path", "/orders", "\"/orders\"");
        result("/result/drop", "id\n/nodes/*/secret", "[\"id\",\"/nodes/*/secret\"]");
        result("/result/rename", "/nodes/*/id = key\nname = title",
               "{\"/nodes/*/id\":\"key\",\"name\":\"title\"}");
        result("/result/format", "TOON", "\"toon\"");
        result("/result/max_items", "50", "50");
        result("/result/max_bytes", "18446744073709551615", "18446744073709551615");
        result("/result/expose_errors", "yes", "true");
        result("/output_schema", "{\"type\": \"object\"}", "{\"type\":\"object\"}");
        result("/pagination/enabled", "yes", "");
        result("/pagination/style", "Cursor", "\"cursor\"");
        result("/pagination/page_size", "25", "25");
        result("/pagination/merge_strategy", "Edges", "\"concat_edges\"");
        result("/pagination/path", "/orders", "\"/orders\"");
        result("/pagination/next_cursor_path", "/page/next", "\"/page/next\"");
        result("/pagination/variables/size", "first", "\"first\"");
        result("/pagination/variables/cursor", "after", "\"after\"");
        result("/pagination/variables/offset", "from", "\"from\"");
        result("/pagination/variables/page", "page", "\"page\"");
        result("/pagination/max_pages", "7", "7");
        result("/pagination/max_items", "700", "700");
        result("/pagination/max_bytes", "70000", "70000");
        result("/pagination/max_seconds", "30", "30");
        const auto behaviour = [](const char *place, const char *entered, const char *stored) {
            QTest::newRow(place) << FilledTab::Behaviour << QString::fromUtf8(entered)
                                 << QString::fromUtf8(stored);
        };
        behaviour("/annotations/read_only", "No", "false");
        behaviour("/annotations/destructive", "Yes", "true");
        behaviour("/annotations/idempotent", "Yes", "true");
        behaviour("/annotations/open_world", "No", "false");
        behaviour("/behaviour/mutations", "Block", "\"deny\"");
        behaviour("/behaviour/allow_multiple_mutations", "yes", "true");
        behaviour("/behaviour/timeout_ms", "1.5", "1500");
        behaviour("/behaviour/retries", "0", "0");
        behaviour("/behaviour/calls_per_minute", "12", "12");
        behaviour("/idempotency/enabled", "yes", "");
        behaviour("/idempotency/ttl_seconds", "300", "300");
        behaviour("/idempotency/cache_key_params", "first, after", "[\"first\",\"after\"]");
        behaviour("/always_listed", "yes", "true");
        behaviour("/aliases", "shop.orders, all_orders", "[\"shop.orders\",\"all_orders\"]");
    }

    void whatIsEnteredIsStored()
    {
        QFETCH(FilledTab, tab);
        QFETCH(QString, entered);
        QFETCH(QString, stored);
        const QString place = QString::fromLatin1(QTest::currentDataTag());
        const auto form = makeTab(tab, m_theme);
        test::DraftKeeper keeper(*form, draftToFill());
        const ToolDraft before = keeper.draft;
        const QString shownBefore = test::shownIn(*form, place);
        QVERIFY(test::enter(*form, place, entered));
        QVERIFY(keeper.draft.tool != before.tool);
        QVERIFY(keeper.draft.unfinished.empty());
        const bool isOfTool = place.startsWith(u"/a") && !place.startsWith(u"/annotations");
        if (!stored.isEmpty()) // what is so unless something else is said is not written down
            QCOMPARE(test::storedAt(keeper.draft, isOfTool ? place : kVersionPlace + place), stored);
        // Read again, in another form, it is the same.
        const auto again = decodeDraft(encodeDraft(keeper.draft));
        QVERIFY(again && again->tool == keeper.draft.tool);
        const auto other = makeTab(tab, m_theme);
        other->showDraft(*again);
        QCOMPARE(test::shownIn(*other, place).remove(u' ').remove(u'\n'),
                 test::shownIn(*form, place).remove(u' ').remove(u'\n'));
        QVERIFY(test::shownIn(*other, place) != shownBefore);
        QVERIFY(other->goTo(place) || tab == FilledTab::Behaviour);
        // And it can be taken back.
        QVERIFY(test::enter(*form, place, shownBefore));
        QVERIFY(keeper.draft.tool == before.tool);
    }

    void everyFieldIsInTheTable()
    {
        QSet<QString> places;
        for (const FilledTab tab : {FilledTab::Result, FilledTab::Behaviour})
            places += test::placesOf(*makeTab(tab, m_theme));
        QFile source(QStringLiteral(__FILE__));
        QVERIFY(source.open(QIODevice::ReadOnly));
        const QString table = QString::fromUtf8(source.readAll());
        for (const QString &place : std::as_const(places))
            QVERIFY2(table.contains(u'"' + place + u'"'), qPrintable(place));
        QVERIFY(places.size() > 30);
    }

    void whatDoesNotFitIsKeptAndSaidSo_data()
    {
        QTest::addColumn<FilledTab>("tab");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("right");
        const auto row = [](FilledTab tab, const char *place, const char *wrong, const char *right) {
            QTest::newRow(place) << tab << QString::fromUtf8(wrong) << QString::fromUtf8(right);
        };
        row(FilledTab::Result, "/result/path", "orders", "/orders");
        row(FilledTab::Result, "/result/rename", "author who", "author = who");
        row(FilledTab::Result, "/result/max_items", "-1", "1");
        row(FilledTab::Result, "/result/max_bytes", "18446744073709551616", "1000");
        row(FilledTab::Result, "/output_schema", "{\"type\": ", "{\"type\": \"object\"}");
        row(FilledTab::Result, "/pagination/page_size", "10001", "10000");
        row(FilledTab::Result, "/pagination/path", "/a\n/b", "/a");
        row(FilledTab::Result, "/pagination/next_cursor_path", "next", "/next");
        row(FilledTab::Result, "/pagination/max_pages", "many", "5");
        row(FilledTab::Behaviour, "/behaviour/timeout_ms", "301", "300");
        row(FilledTab::Behaviour, "/behaviour/retries", "2.5", "2");
        row(FilledTab::Behaviour, "/behaviour/calls_per_minute", "0", "1");
        row(FilledTab::Behaviour, "/idempotency/ttl_seconds", "an hour", "3600");
        row(FilledTab::Behaviour, "/aliases", "Not An Alias", "an_alias");
    }

    void whatDoesNotFitIsKeptAndSaidSo()
    {
        QFETCH(FilledTab, tab);
        QFETCH(QString, wrong);
        QFETCH(QString, right);
        const QString place = QString::fromLatin1(QTest::currentDataTag());
        const auto form = makeTab(tab, m_theme);
        test::DraftKeeper keeper(*form, draftToFill());
        const workspace::Tool before = keeper.draft.tool;
        QVERIFY(test::enter(*form, place, wrong));
        QVERIFY(keeper.draft.tool.versions.size() == before.versions.size());
        QVERIFY(keeper.draft.unfinishedAt(place.toStdString()));
        QCOMPARE(QString::fromStdString(*keeper.draft.unfinishedAt(place.toStdString())), wrong);
        const QString problem = form->findChild<QWidget *>(place)->accessibleDescription();
        QVERIFY(problem.endsWith(u'.') || problem.contains(u':'));
        // The draft outlives the program with it.
        const auto again = decodeDraft(encodeDraft(keeper.draft));
        QVERIFY(again && again->unfinished == keeper.draft.unfinished);
        const auto other = makeTab(tab, m_theme);
        other->showDraft(*again);
        QCOMPARE(test::shownIn(*other, place), wrong);
        QCOMPARE(other->findChild<QWidget *>(place)->accessibleDescription(), problem);

        QVERIFY(test::enter(*form, place, right));
        QVERIFY(keeper.draft.unfinished.empty());
        QVERIFY(form->findChild<QWidget *>(place)->accessibleDescription() != problem);
        QVERIFY(keeper.draft.tool != before);
    }

    void severalListsWaitUntilTheyCanBeJoined()
    {
        ResultTab form(m_theme);
        test::DraftKeeper keeper(form, draftToFill());
        const QString paths = QStringLiteral("/pagination/path");
        const QString merge = QStringLiteral("/pagination/merge_strategy");
        QVERIFY(test::enter(form, merge, QStringLiteral("Lists named below")));
        QVERIFY(test::enter(form, paths, QStringLiteral("/a\n/b")));
        QCOMPARE(test::storedAt(keeper.draft, kVersionPlace + paths), QStringLiteral("[\"/a\",\"/b\"]"));
        QVERIFY(test::enter(form, merge, QStringLiteral("Nodes"))); // which could not be read back
        QCOMPARE(test::storedAt(keeper.draft, kVersionPlace + paths), QString());
        QVERIFY(keeper.draft.unfinishedAt(paths.toStdString()));
        QCOMPARE(test::shownIn(form, paths), QStringLiteral("/a\n/b"));
        QVERIFY(test::enter(form, merge, QStringLiteral("Lists named below")));
        QVERIFY(keeper.draft.unfinished.empty());
        QCOMPARE(test::storedAt(keeper.draft, kVersionPlace + paths), QStringLiteral("[\"/a\",\"/b\"]"));
    }

    void errorRulesAreRowsOfATable()
    {
        ResultTab form(m_theme);
        test::DraftKeeper keeper(form, draftToFill());
        auto *table = form.findChild<QWidget *>(QStringLiteral("/errors"))->findChild<QTableView *>();
        QAbstractItemModel &model = *table->model();
        static_cast<TextTableModel &>(model).addRow();
        QVERIFY(keeper.draft.unfinished.empty()); // it is only begun
        const auto type = [&](int column, const QString &text) {
            QVERIFY(model.setData(model.index(0, column), text, Qt::EditRole));
        };
        type(4, QStringLiteral("There is no order {id}."));
        QVERIFY(keeper.draft.unfinishedAt("/errors")); // a rule needs a condition
        type(0, QStringLiteral("/order"));
        QVERIFY(keeper.draft.unfinished.empty());
        type(3, QStringLiteral("404"));
        QCOMPARE(test::storedAt(keeper.draft, kVersionPlace + QStringLiteral("/errors")),
                 QStringLiteral(
                     "[{\"null_at\":\"/order\",\"status\":404,\"message\":\"There is no order {id}.\"}]"));
        type(3, QStringLiteral("gone"));
        QVERIFY(keeper.draft.unfinishedAt("/errors"));
        ResultTab other(m_theme);
        other.showDraft(keeper.draft);
        auto *again = other.findChild<QWidget *>(QStringLiteral("/errors"))->findChild<QTableView *>();
        QCOMPARE(again->model()->index(0, 3).data().toString(), QStringLiteral("gone"));
    }

    void whatIsNotSaidIsShownAsItCounts()
    {
        BehaviourTab form(m_theme);
        form.showDraft(draftToFill());
        workspace::Edit edit{"Endpoint", workspace::Origin::Person, {}};
        workspace::Endpoint endpoint = *test::sampleWorkspace()->find<workspace::Endpoint>("shop");
        endpoint.timeouts.total = std::chrono::seconds(12);
        endpoint.mutations = workspace::MutationPolicy::Deny;
        edit.steps.push_back(workspace::PutObject{endpoint});
        engine::WorkspaceState state;
        state.workspace = test::edited(test::sampleWorkspace(), edit);
        form.showState(state, nullptr);
        const auto *timeout = form.findChild<QLineEdit *>(QStringLiteral("/behaviour/timeout_ms"));
        QVERIFY(timeout->placeholderText().startsWith(u"12"));
        QCOMPARE(test::shownIn(form, QStringLiteral("/behaviour/mutations")),
                 QStringLiteral("Endpoint default (Block)"));
        engine::ClientPreview preview;
        preview.inherited.readOnly = true;
        form.showPreview(preview);
        QCOMPARE(test::shownIn(form, QStringLiteral("/annotations/read_only")),
                 QStringLiteral("Automatic (yes)"));
    }

    void aToolIsPinnedAndGivenFree()
    {
        BehaviourTab form(m_theme);
        engine::WorkspaceState state;
        state.workspace = test::sampleWorkspace();
        form.showState(state, nullptr);
        test::DraftKeeper keeper(form, draftToFill());
        const auto press = [&form](const QString &text) {
            for (QPushButton *button : form.findChildren<QPushButton *>()) {
                if (button->text() == text && button->isVisibleTo(&form))
                    return button->click();
            }
            QFAIL(qPrintable(text));
        };
        press(QStringLiteral("Approve and pin"));
        QVERIFY(keeper.draft.tool.pin);
        QVERIFY(test::enter(form, QStringLiteral("/behaviour/retries"), QStringLiteral("9")));
        press(QStringLiteral("Revert to approved"));
        QVERIFY(!keeper.draft.edited().behaviour.retries);
        QCOMPARE(test::shownIn(form, QStringLiteral("/behaviour/retries")), QString());
        press(QStringLiteral("Unpin"));
        QVERIFY(!keeper.draft.tool.pin);
    }

    void looksLikeThisFromTopToBottom()
    {
        engine::WorkspaceState state;
        state.workspace = test::sampleWorkspace();
        for (const FilledTab tab : {FilledTab::Result, FilledTab::Behaviour}) {
            const auto form = makeTab(tab, m_theme);
            form->showState(state, nullptr);
            ToolDraft draft = draftToFill();
            draft.tool.pin = workspace::Pin{"2026-01-31T09:05:00Z", "shop", draft.version, draft.edited()};
            draft.edited().behaviour.retries = 5;
            draft.edited().errors.push_back({.nullAt = "/order", .status = 404});
            draft.setUnfinished("/pagination/max_pages", "many");
            form->showDraft(draft);
            form->resize(700, tab == FilledTab::Result ? 1800 : 1100);
            form->show();
            QVERIFY(test::savePicture(*form, tab == FilledTab::Result ? QStringLiteral("tools-result")
                                                                      : QStringLiteral("tools-behaviour")));
            QCOMPARE(test::clipped(*form), QStringList());
        }
    }

    void theKeyboardGetsEverywhere_data()
    {
        QTest::addColumn<FilledTab>("tab");
        QTest::newRow("result") << FilledTab::Result;
        QTest::newRow("behaviour") << FilledTab::Behaviour;
    }

    void theKeyboardGetsEverywhere()
    {
        QFETCH(FilledTab, tab);
        const auto form = makeTab(tab, m_theme);
        form->showDraft(draftToFill());
        form->resize(420, 200); // as in the smallest window
        form->show();
        form->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(form.get()));
        const QList<QWidget *> controls = test::controls(*form);
        QVERIFY(controls.size() > 10);
        controls.first()->setFocus();
        QString problem;
        const QList<QWidget *> stops = test::tabStops(*form, Qt::Key_Tab, problem);
        QCOMPARE(problem, QString());
        for (QWidget *control : controls)
            QVERIFY2(stops.contains(control), qPrintable(test::nameOf(*control)));
        QCOMPARE(test::unnamed(*form), QStringList());
    }

private:
    Theme m_theme{*qApp, ThemeChoice::Light};
};

TOOLTRAY_TEST(ToolFormTest)
#include "toolformtest.moc"
