// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/definitionbench.h"

#include "support/testcase.h"
#include "ui/models/operationedits.h"
#include "ui/models/roles.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"
#include "ui/support/walk.h"

#include <QApplication>
#include <QLabel>
#include <QTranslator>

using namespace tooltray;
using namespace tooltray::ui;
using Bench = tooltray::test::DefinitionBench;

namespace {

constexpr const char *kPagedSteps =
    "{'steps': [{'name': 'find', 'operation': {'document': '{ orders { id } }'},"
    "'pagination': {'style': 'cursor', 'page_size': 50, 'merge_strategy': 'custom',"
    "'path': ['/orders', '/others'], 'variables': {'cursor': 'after'}, 'max_seconds': 20}},"
    "{'name': 'look', 'operation': {'path': '/orders'}},"
    "{'name': 'last', 'operation': {'tool': 'lookup'}, 'pagination': {'max_pages': 2}}]}";

constexpr const char *kOwnArguments =
    "{'parameter': 'kind', 'cases': {"
    "'order': {'operation': {'path': '/orders'}, 'bindings': {'q': {'parameter': 'text'}},"
    "'parameters': {'type': 'object', 'title': 'Orders', 'required': ['text', 'elsewhere'], 'properties': {"
    "'text': {'description': 'What to look for', 'type': 'string', 'examples': ['a']},"
    "'most': {'type': 'integer', 'default': 1.50, 'minimum': 1}, 'any': true}}},"
    "'item': {'operation': {'path': '/items'}}}}";

constexpr const char *kConditions =
    "{'steps': [{'name': 'find', 'operation': {'tool': 'lookup'}, 'when': {'all': ["
    "{'exists': {'parameter': 'a'}},"
    "{'any': [{'equals': [{'parameter': 'kind'}, {'constant': 'bug'}]},"
    "{'not': {'matches': {'context': 'KEY', 'transforms': ['upper']}, 'pattern': '^x'}},"
    "{'not': {'any': [{'equals': [{'parameter': 'b'}, {'parameter': 'c'}]}]}}]}]}},"
    "{'name': 'look', 'operation': {'tool': 'lookup'}, 'when': {'all': [{'exists': {'step': 'find'}}]}},"
    "{'name': 'last', 'operation': {'tool': 'lookup'}, 'when': {'not': {'not': {'any': []}}}}]}";

// As long as a language that is a third longer than English.
class LongTexts final : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *text, const char *, int) const override
    {
        const QString said = QString::fromUtf8(text);
        return said + QString(said.size() / 3 + 1, u'e');
    }
};

} // namespace

class StepsFormTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pagesOfAStepAreFields_data()
    {
        QTest::addColumn<QString>("entered");
        QTest::addColumn<QString>("stored");
        QTest::newRow("/style") << "Link headers"
                                << "\"link\"";
        QTest::newRow("/page_size") << "25"
                                    << "25";
        QTest::newRow("/merge_strategy") << "Edges"
                                         << "\"concat_edges\"";
        QTest::newRow("/path") << "/orders"
                               << "\"/orders\"";
        QTest::newRow("/next_cursor_path") << "/next"
                                           << "\"/next\"";
        QTest::newRow("/variables/size") << "first"
                                         << "\"first\"";
        QTest::newRow("/variables/cursor") << "after"
                                           << "\"after\"";
        QTest::newRow("/variables/offset") << "from"
                                           << "\"from\"";
        QTest::newRow("/variables/page") << "page"
                                         << "\"page\"";
        QTest::newRow("/max_pages") << "7"
                                    << "7";
        QTest::newRow("/max_items") << "70"
                                    << "70";
        QTest::newRow("/max_bytes") << "7000"
                                    << "7000";
        QTest::newRow("/max_seconds") << "30"
                                      << "30";
    }

    void pagesOfAStepAreFields()
    {
        QFETCH(QString, entered);
        QFETCH(QString, stored);
        Bench bench(m_theme, kPagedSteps);
        bench.choose(1);
        const std::string field = "/step/pagination" + std::string(QTest::currentDataTag());
        const std::string place = "/steps/1/pagination" + std::string(QTest::currentDataTag());
        const auto isVisible = [&](const char *at) {
            return bench.form().findChild<QWidget *>(QLatin1String(at))->isVisible();
        };
        QVERIFY(!isVisible(field.c_str())); // one page is fetched
        QVERIFY(bench.enter("/step/pagination/enabled", QStringLiteral("yes")));
        QVERIFY(isVisible(field.c_str()));
        const QString before = bench.stored("");
        const QString shown = bench.shown(field.c_str());
        QVERIFY(bench.enter(field.c_str(), entered));
        QCOMPARE(bench.stored(place.c_str()), stored);
        QVERIFY(QTest::qWaitForWindowActive(&bench.tab));
        QVERIFY(bench.tab.goTo(QString::fromStdString("/operation" + place)));
        QCOMPARE(QApplication::focusWidget()->objectName(), QString::fromStdString(field));
        QVERIFY(bench.enter(field.c_str(), shown));
        QCOMPARE(bench.stored(""), before);
        QVERIFY(bench.enter("/step/pagination/enabled", QStringLiteral("no")));
        QCOMPARE(bench.stored("/steps/1/pagination"), QString());
    }

    void whatAStepSaysOfPagesIsShown()
    {
        Bench bench(m_theme, kPagedSteps);
        const QString before = bench.stored("");
        QCOMPARE(bench.shown("/step/pagination/enabled"), QStringLiteral("yes"));
        QCOMPARE(bench.shown("/step/pagination/style"), QStringLiteral("Cursor"));
        QCOMPARE(bench.shown("/step/pagination/path"), QStringLiteral("/orders\n/others"));
        QCOMPARE(bench.shown("/step/pagination/max_seconds"), QStringLiteral("20"));
        // Lists that cannot be joined wait until they can.
        QVERIFY(bench.enter("/step/pagination/merge_strategy", QStringLiteral("Nodes")));
        QVERIFY(bench.keeper.draft.unfinishedAt("/operation/steps/0/pagination/path"));
        QVERIFY(bench.enter("/step/pagination/merge_strategy", QStringLiteral("Lists named below")));
        QVERIFY(bench.keeper.draft.unfinished.empty());
        QCOMPARE(bench.stored(""), before);
        bench.choose(2); // the pages of a tool that is called are its own
        QVERIFY(!bench.form().findChild<QWidget *>(QStringLiteral("/step/pagination/enabled"))->isVisible());
        QCOMPARE(bench.stored(""), before);
    }

    void whatDoesNotFitInAPageStaysInSight()
    {
        Bench bench(m_theme, kPagedSteps);
        bench.choose(1);
        QVERIFY(bench.enter("/step/pagination/enabled", QStringLiteral("yes")));
        QVERIFY(bench.enter("/step/pagination/max_pages", QStringLiteral("many")));
        QVERIFY(bench.keeper.draft.unfinishedAt("/operation/steps/1/pagination/max_pages"));
        QVERIFY(bench.enter("/step/pagination/enabled", QStringLiteral("no")));
        QVERIFY(bench.form().findChild<QWidget *>(QStringLiteral("/step/pagination/max_pages"))->isVisible());
        bench.choose(0);
        QCOMPARE(bench.shown("/step/pagination/max_pages"), QString());
        bench.choose(1);
        QCOMPARE(bench.shown("/step/pagination/max_pages"), QStringLiteral("many"));
        QVERIFY(bench.enter("/step/action", QStringLiteral("Tool call"))); // which has no pages of its own
        QVERIFY(bench.form().findChild<QWidget *>(QStringLiteral("/step/pagination/max_pages"))->isVisible());
        QVERIFY(bench.enter("/step/pagination/max_pages", QString()));
        QVERIFY(
            !bench.form().findChild<QWidget *>(QStringLiteral("/step/pagination/max_pages"))->isVisible());
    }

    void ownArgumentsOfACaseAreRows()
    {
        Bench bench(m_theme, kOwnArguments);
        const auto rows = [&] { return bench.table("/step/parameters").rows(); };
        QCOMPARE(rows().size(), 3);
        bench.choose(1);
        QCOMPARE(rows().size(), 0);
        bench.addRow("/step/parameters",
                     {QStringLiteral("number"), 1, 1, QString(), QStringLiteral("Which one")});
        QCOMPARE(bench.stored("/cases/item/parameters"),
                 QStringLiteral("{\"type\":\"object\",\"properties\":{\"number\":{\"type\":\"integer\","
                                "\"description\":\"Which one\"}},\"required\":[\"number\"]}"));
        QVERIFY(bench.shown("/step/parameters/json").contains(u"Which one"));
        const QString one = bench.stored("/cases/item/parameters");
        bench.table("/step/parameters").removeRow(0);
        QCOMPARE(bench.stored("/cases/item/parameters"), QString());
        QVERIFY(bench.press(QStringLiteral("Undo")));
        QCOMPARE(bench.stored("/cases/item/parameters"), one);
        QCOMPARE(rows().size(), 1);
        QVERIFY(bench.enter("/step/parameters/json", QStringLiteral("{\"type\": \"object\"}")));
        QCOMPARE(rows().size(), 0);
        QVERIFY(bench.keeper.draft.unfinished.empty());
    }

    void anOwnArgumentIsCalledOtherwise()
    {
        Bench bench(m_theme, kOwnArguments);
        for (const char *kind : {"order", "item"}) {
            workspace::Example &example = bench.keeper.draft.tool.examples.emplace_back();
            example.name = kind;
            example.parameters = json::Value::object({{"kind", kind}, {"text", "a"}});
        }
        bench.tab.showDraft(bench.keeper.draft);
        const QString before = bench.stored("");
        TextTableModel &model = bench.table("/step/parameters");
        const auto call = [&](const char *name) {
            return model.setData(model.index(0, 0), QString::fromUtf8(name), Qt::EditRole);
        };
        QVERIFY(call("words"));
        QCOMPARE(bench.stored("/cases/order/bindings/q/parameter"), QStringLiteral("\"words\""));
        QCOMPARE(bench.stored("/cases/order/parameters/required"),
                 QStringLiteral("[\"words\",\"elsewhere\"]"));
        QVERIFY(bench.keeper.draft.tool.examples[0].parameters.contains("words"));
        QVERIFY(bench.keeper.draft.tool.examples[1].parameters.contains("text"));
        QVERIFY(call("most")); // there is one already
        QVERIFY(bench.keeper.draft.unfinishedAt("/operation/cases/order/parameters"));
        QVERIFY(call("text"));
        QCOMPARE(bench.stored(""), before);
        QVERIFY(bench.keeper.draft.unfinished.empty());
    }

    void whatRowsCannotShowIsSaidAndKept()
    {
        Bench bench(m_theme, kOwnArguments);
        const auto isSaid = [&] {
            for (const auto *label : bench.form().findChildren<QLabel *>()) {
                if (label->isVisible() && label->text().contains(u"They are kept"))
                    return true;
            }
            return false;
        };
        QVERIFY(isSaid());
        bench.choose(1);
        QVERIFY(!isSaid());
        bench.choose(0);
        TextTableModel &model = bench.table("/step/parameters");
        QVERIFY(model.setData(model.index(2, 4), QStringLiteral("Whatever"), Qt::EditRole));
        QVERIFY(bench.keeper.draft.unfinishedAt("/operation/cases/order/parameters"));
        QVERIFY(model.setData(model.index(2, 4), QString(), Qt::EditRole));
        QVERIFY(bench.keeper.draft.unfinished.empty());
    }

    void conditionsStandInOthers()
    {
        Bench bench(m_theme, kConditions);
        auto *view =
            bench.form().findChild<QWidget *>(QStringLiteral("/step/when"))->findChild<QTableView *>();
        const QAbstractItemModel &model = *view->model();
        const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(text(1, 0), QStringLiteral("One of these:"));
        QCOMPARE(text(3, 1), QStringLiteral("{\"context\":\"KEY\",\"transforms\":[\"upper\"]}"));
        QCOMPARE(model.index(5, 0).data(LevelRole).toInt(), 2);
        const QString before = bench.stored("/steps/0/when");

        // By keyboard: a condition in the innermost group, which then leaves it.
        QVERIFY(QTest::qWaitForWindowActive(&bench.tab));
        view->setFocus();
        view->setCurrentIndex(model.index(4, 0));
        QVERIFY(pressOf(*view, QStringLiteral("Add condition")));
        QCOMPARE(view->currentIndex().row(), 6);
        QVERIFY(view->model()->setData(model.index(6, 1), QStringLiteral("d"), Qt::EditRole));
        QCOMPARE(bench.stored("/steps/0/when/all/1/any/2/not/any/1"),
                 QStringLiteral("{\"exists\":{\"parameter\":\"d\"}}"));
        view->setCurrentIndex(model.index(6, 1));
        QTest::keyClick(view, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(bench.stored("/steps/0/when/all/1/any/3"),
                 QStringLiteral("{\"exists\":{\"parameter\":\"d\"}}"));
        QCOMPARE(view->currentIndex().row(), 6);
        QTest::keyClick(view, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(bench.stored("/steps/0/when/all/2"), QStringLiteral("{\"exists\":{\"parameter\":\"d\"}}"));
        QTest::keyClick(view, Qt::Key_Delete);
        QCOMPARE(bench.stored("/steps/0/when"), before);

        // A group goes with what stands in it, and comes back.
        view->setCurrentIndex(model.index(1, 0));
        QVERIFY(pressOf(*view, QStringLiteral("Remove")));
        QCOMPARE(bench.stored("/steps/0/when"), QStringLiteral("{\"exists\":{\"parameter\":\"a\"}}"));
        QVERIFY(bench.press(QStringLiteral("Undo")));
        QCOMPARE(bench.stored("/steps/0/when"), before);
        QCOMPARE(model.rowCount(), 6);
        QVERIFY(bench.keeper.draft.unfinished.empty());
    }

    void theConditionIsAtHandAsJson()
    {
        Bench bench(m_theme, kConditions);
        QVERIFY(bench.enter("/step/when/how", QStringLiteral("Written as JSON")));
        QVERIFY(bench.shown("/step/when/json").contains(u"transforms"));
        QVERIFY(bench.enter("/step/when/json", QStringLiteral("{\"any\": [{\"exists\": ")));
        QVERIFY(bench.keeper.draft.unfinishedAt("/operation/steps/0/when/json"));
        QVERIFY(bench.enter("/step/when/json",
                            QStringLiteral("{\"any\": [{\"exists\": {\"parameter\": \"z\"}}]}")));
        QVERIFY(bench.keeper.draft.unfinished.empty());
        QVERIFY(bench.enter("/step/when/how", QStringLiteral("All conditions are met")));
        QCOMPARE(bench.table("/step/when").rows().size(), 2);
        QVERIFY(bench.form().findChild<QWidget *>(QStringLiteral("/step/when"))->isVisible());
    }

    void whatIsEditedAndTakenBackIsAsItWas_data()
    {
        QTest::addColumn<QByteArray>("operation");
        QTest::newRow("pages") << QByteArray(kPagedSteps);
        QTest::newRow("own arguments") << QByteArray(kOwnArguments);
        QTest::newRow("conditions") << QByteArray(kConditions);
    }

    // Every field of every step is written in and taken back; what is not touched meanwhile has to stay.
    void whatIsEditedAndTakenBackIsAsItWas()
    {
        QFETCH(QByteArray, operation);
        Bench bench(m_theme, operation.constData());
        const QString before = bench.stored("");
        const std::size_t steps = stepCount(*bench.keeper.draft.edited().operation);
        int edits = 0;
        for (std::size_t step = 0; step < steps; ++step) {
            bench.choose(static_cast<int>(step));
            const auto places = test::placesOf(bench.form());
            for (const QString &place : places) {
                auto *field = bench.form().findChild<QWidget *>(place);
                if (!field->isVisible())
                    continue;
                if (const auto *table = field->findChild<QTableView *>()) {
                    takeBack(*static_cast<TextTableModel *>(table->model()), edits);
                } else if (const QString shown = bench.shown(qPrintable(place));
                           !qobject_cast<QComboBox *>(field) && !qobject_cast<QCheckBox *>(field)) {
                    QVERIFY(bench.enter(qPrintable(place), QStringLiteral("7")));
                    QVERIFY(bench.enter(qPrintable(place), shown));
                    ++edits;
                }
                QVERIFY2(bench.stored("") == before, qPrintable(place + u'\n' + bench.stored("")));
            }
        }
        QVERIFY(edits > 10);
        QVERIFY(bench.keeper.draft.unfinished.empty());
    }

    void longTextsHaveTheirRoom_data()
    {
        QTest::addColumn<QByteArray>("operation");
        QTest::newRow("pages") << QByteArray(kPagedSteps);
        QTest::newRow("own arguments") << QByteArray(kOwnArguments);
        QTest::newRow("conditions") << QByteArray(kConditions);
    }

    void longTextsHaveTheirRoom()
    {
        QFETCH(QByteArray, operation);
        Bench bench(m_theme, operation.constData());
        const QString name = QStringLiteral("tools-steps-") + QLatin1String(QTest::currentDataTag());
        bench.tab.resize(700, 1400);
        QVERIFY(test::comesToRest());
        QVERIFY(test::savePicture(bench.tab, name));
        LongTexts texts;
        QCoreApplication::installTranslator(&texts);
        bench.tab.resize(420, 1600); // as wide as in the smallest window
        const bool isResting = test::comesToRest();
        const bool isPictured = test::savePicture(bench.tab, name + QStringLiteral("-long"));
        const QStringList clipped = test::clipped(bench.tab);
        QCoreApplication::removeTranslator(&texts);
        QCOMPARE(clipped.join(u'\n'), QString());
        QVERIFY(isPictured && isResting);
    }

private:
    // A button of the table, by its name.
    static bool pressOf(const QWidget &view, const QString &text)
    {
        for (auto *button : view.parentWidget()->findChildren<QAbstractButton *>()) {
            if (!button->isVisible() || (button->text() != text && button->accessibleName() != text))
                continue;
            button->click();
            return true;
        }
        return false;
    }

    // Each cell becomes another one and what it was before; a row comes and goes.
    static void takeBack(TextTableModel &model, int &edits)
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex cell = model.index(row, column);
                if (!(cell.flags() & Qt::ItemIsEditable))
                    continue;
                const QVariant shown = cell.data(Qt::EditRole);
                const QVariant other = cell.data(ChoicesRole).isNull() ? QVariant(QStringLiteral("other"))
                                                                       : QVariant(shown.toInt() == 0 ? 1 : 0);
                model.setData(cell, other, Qt::EditRole);
                model.setData(model.index(row, column), shown, Qt::EditRole);
                ++edits;
            }
        }
        const int row = model.addRow().row();
        model.removeRow(row);
    }

    Theme m_theme{*qApp, ThemeChoice::Light};
};

TOOLTRAY_TEST(StepsFormTest)
#include "stepsformtest.moc"
