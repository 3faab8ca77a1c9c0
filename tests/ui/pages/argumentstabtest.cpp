// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/argumentstab.h"

#include "engine/clients/clientpreview.h"
#include "engine/clients/workspacestate.h"
#include "support/testcase.h"
#include "ui/models/sampletools.h"
#include "ui/pages/tabtyping.h"
#include "ui/support/shopschema.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

const char *const kSearch = "query ($text: String!, $first: Int, $filter: OrderFilter) { search(text: $text) "
                            "{ __typename } orders(first: $first, filter: $filter) { totalCount } }";

engine::WorkspaceState stateWithChoices()
{
    workspace::Edit edit{"Choices", workspace::Origin::Person, {}};
    edit.steps.push_back(workspace::PutObject{workspace::ContextVariable{"words", "lamp", {}, {}}});
    edit.steps.push_back(workspace::PutObject{workspace::Mapping{"teams", {}, {{"Tray", json::Value("T")}}}});
    workspace::CustomType type;
    type.name = "word";
    edit.steps.push_back(workspace::PutObject{type});
    engine::WorkspaceState state;
    state.workspace = test::edited(test::sampleWorkspace(), edit);
    return state;
}

} // namespace

class ArgumentsTabTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_tab = std::make_unique<ArgumentsTab>(m_theme);
        m_state = stateWithChoices();
        m_tab->showState(m_state, test::shopSchema());
        const workspace::Tool tool = test::graphqlTool("find", kSearch);
        m_keeper = std::make_unique<test::DraftKeeper>(*m_tab, ToolDraft{"find", 1, tool, tool.active});
    }

    // A type that stands for another one would lead back to it.
    void theArrowKeysGetToEveryType()
    {
        const auto boxes = m_tab->findChildren<QComboBox *>();
        const auto types = std::ranges::find_if(
            boxes, [](const QComboBox *box) { return box->findText(QStringLiteral("boolean")) >= 0; });
        QVERIFY(types != boxes.end());
        QStringList seen{(*types)->currentText()};
        for (int i = 1; i < (*types)->count(); ++i) {
            QTest::keyClick(*types, Qt::Key_Down);
            seen.append((*types)->currentText());
        }
        QCOMPARE(seen.first(), QStringLiteral("From the operation (String!)"));
        QCOMPARE(seen.last(), (*types)->itemText((*types)->count() - 1));
        seen.removeDuplicates();
        QCOMPARE(seen.size(), (*types)->count());
    }

    void whatIsEnteredIsStored_data()
    {
        QTest::addColumn<QString>("source"); // chosen before; empty: as it is
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("entered");
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("stored");
        const auto row = [](const char *name, const char *source, const char *place, const char *entered,
                            const char *at, const char *stored) {
            QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(place)
                                << QString::fromUtf8(entered)
                                << QStringLiteral("/versions/0.1.0") + QString::fromUtf8(at)
                                << QString::fromUtf8(stored);
        };
        row("name", "", "/name", "words", "/bindings/text", "{\"parameter\":\"words\"}");
        row("description", "", "/description", "What to find.", "/parameters/properties/text/description",
            "\"What to find.\"");
        row("default", "", "/default", "12", "/parameters/properties/text/default", "\"12\"");
        row("optional", "", "/required", "no", "/parameters/required", "");
        row("saved type", "", "/type", "word", "/parameters/properties/text/$ref", "\"tooltray:types/word\"");
        row("another type", "", "/type", "integer", "/parameters/properties/text/type", "\"integer\"");
        row("mapping", "", "/source", "Client, via a mapping", "/bindings/text",
            "{\"parameter\":\"text\",\"mapping\":\"teams\"}");
        row("context", "", "/source", "Context variable", "/bindings/text", "{\"context\":\"words\"}");
        row("constant", "Constant", "/constant", "a \"quoted\" lamp", "/bindings/text/constant",
            "\"a \\\"quoted\\\" lamp\"");
        row("binding", "Binding", "/binding",
            "{\"first\":[{\"parameter\":\"text\"},{\"context\":\"words\"}]}", "/bindings/text/first/1",
            "{\"context\":\"words\"}");
        row("whole schema", "", "/parameters",
            "{\"type\":\"object\",\"properties\":{\"text\":{\"type\":\"string\",\"minLength\":2}}}",
            "/parameters/properties/text/minLength", "2");
    }

    void whatIsEnteredIsStored()
    {
        QFETCH(QString, source);
        QFETCH(QString, place);
        QFETCH(QString, entered);
        QFETCH(QString, at);
        if (!source.isEmpty())
            QVERIFY(test::enter(*m_tab, QStringLiteral("/source"), source));
        QVERIFY(test::enter(*m_tab, place, entered));
        QTEST(test::storedAt(m_keeper->draft, at), "stored");
        QVERIFY(m_keeper->draft.unfinished.empty());
        ArgumentsTab other(m_theme);
        other.showState(m_state, test::shopSchema());
        other.showDraft(*decodeDraft(encodeDraft(m_keeper->draft)));
        QCOMPARE(test::shownIn(other, place).simplified().remove(u' '),
                 test::shownIn(*m_tab, place).simplified().remove(u' '));
    }

    void whatDoesNotFitIsKept_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("right");
        QTest::newRow("no name") << "text"
                                 << "/name"
                                 << ""
                                 << "text";
        QTest::newRow("another's name") << "text"
                                        << "/name"
                                        << "first"
                                        << "firsts";
        QTest::newRow("no number") << "first"
                                   << "/default"
                                   << "many"
                                   << "12";
        QTest::newRow("half a schema") << "text"
                                       << "/parameters"
                                       << "{\"type\""
                                       << "{\"type\": \"object\"}";
        QTest::newRow("not of an object") << "text"
                                          << "/parameters"
                                          << "{\"type\": \"string\"}"
                                          << "{\"type\": \"object\"}";
    }

    void whatDoesNotFitIsKept()
    {
        QFETCH(QString, row);
        QFETCH(QString, place);
        QFETCH(QString, wrong);
        QFETCH(QString, right);
        choose(row);
        const std::string key =
            place == u"/parameters" ? "/parameters" : "/arguments/" + row.toStdString() + place.toStdString();
        QVERIFY(test::enter(*m_tab, place, wrong));
        QVERIFY(m_keeper->draft.unfinishedAt(key));
        QCOMPARE(QString::fromStdString(*m_keeper->draft.unfinishedAt(key)), wrong);
        choose(row == u"text" ? QStringLiteral("filter") : QStringLiteral("text"));
        if (place != u"/parameters")
            QVERIFY(test::shownIn(*m_tab, place) != wrong); // that is another row's
        QVERIFY(m_tab->goTo(QString::fromStdString(key)));  // as when it shall be saved
        QCOMPARE(test::shownIn(*m_tab, place), wrong);
        QVERIFY(test::enter(*m_tab, place, right));
        QVERIFY(m_keeper->draft.unfinished.empty());
    }

    void argumentsAreAddedRenamedAndRemoved()
    {
        press(QStringLiteral("Add argument"));
        QVERIFY(test::enter(*m_tab, QStringLiteral("/name"), QStringLiteral("note")));
        QVERIFY(test::enter(*m_tab, QStringLiteral("/description"), QStringLiteral("A note.")));
        const QString note = QStringLiteral("/versions/0.1.0/parameters/properties/note/description");
        QCOMPARE(test::storedAt(m_keeper->draft, note), QStringLiteral("\"A note.\""));
        choose(QStringLiteral("text")); // and stays there
        QCOMPARE(test::shownIn(*m_tab, QStringLiteral("/name")), QStringLiteral("text"));
        choose(QStringLiteral("=note"));
        press(QStringLiteral("Remove"));
        QCOMPARE(test::storedAt(m_keeper->draft, note), QString());
        press(QStringLiteral("Undo"));
        QCOMPARE(test::storedAt(m_keeper->draft, note), QStringLiteral("\"A note.\""));
    }

    void whatDoesNotFitFollowsANewName()
    {
        press(QStringLiteral("Add argument"));
        QVERIFY(test::enter(*m_tab, QStringLiteral("/type"), QStringLiteral("integer")));
        QVERIFY(test::enter(*m_tab, QStringLiteral("/default"), QStringLiteral("many")));
        QVERIFY(test::enter(*m_tab, QStringLiteral("/name"), QStringLiteral("note")));
        QCOMPARE(m_keeper->draft.unfinished.begin()->first, std::string("0.1.0/arguments/=note/default"));
        QVERIFY(m_keeper->draft.unfinishedAt("/arguments/=note/default"));
        QCOMPARE(test::shownIn(*m_tab, QStringLiteral("/default")), QStringLiteral("many"));
    }

    void halfABindingIsFoundAgain()
    {
        QVERIFY(test::enter(*m_tab, QStringLiteral("/source"), QStringLiteral("Binding")));
        QVERIFY(test::enter(*m_tab, QStringLiteral("/binding"), QStringLiteral("{\"first\": [")));
        QVERIFY(m_keeper->draft.unfinishedAt("/arguments/text/binding"));
        ArgumentsTab other(m_theme);
        other.showState(m_state, test::shopSchema());
        other.showDraft(*decodeDraft(encodeDraft(m_keeper->draft)));
        QVERIFY(other.goTo(QStringLiteral("/arguments/text/binding")));
        QCOMPARE(test::shownIn(other, QStringLiteral("/binding")), QStringLiteral("{\"first\": ["));
    }

    void theFieldsFollowWhereItComesFrom()
    {
        choose(QStringLiteral("first"));
        QVERIFY(test::enter(*m_tab, QStringLiteral("/default"), QStringLiteral("12")));
        QVERIFY(test::enter(*m_tab, QStringLiteral("/source"), QStringLiteral("Constant")));
        QCOMPARE(test::shownIn(*m_tab, QStringLiteral("/constant")), QStringLiteral("12"));
        QVERIFY(m_tab->findChild<QWidget *>(QStringLiteral("/constant"))->isVisibleTo(m_tab.get()));
        QVERIFY(!m_tab->findChild<QWidget *>(QStringLiteral("/default"))->isVisibleTo(m_tab.get()));
    }

    void theOperationIsFollowedAgain()
    {
        QVERIFY(test::enter(*m_tab, QStringLiteral("/description"), QStringLiteral("What to find.")));
        QVERIFY(!m_keeper->draft.edited().parameters.isNull());
        press(QStringLiteral("Reset to operation"));
        QVERIFY(m_keeper->draft.edited().parameters.isNull());
        QCOMPARE(test::shownIn(*m_tab, QStringLiteral("/description")), QString());
        press(QStringLiteral("Undo"));
        QCOMPARE(test::shownIn(*m_tab, QStringLiteral("/description")), QStringLiteral("What to find."));
    }

    void whatClientsSeeStandsBeside()
    {
        engine::ClientPreview preview;
        preview.tool =
            json::parse("{\"inputSchema\":{\"type\":\"object\",\"properties\":{\"text\":{}}}}").value;
        preview.paged = {"first"};
        m_tab->showPreview(preview);
        const auto edits = m_tab->findChildren<QPlainTextEdit *>();
        const bool isShown = std::ranges::any_of(edits, [](const QPlainTextEdit *edit) {
            return edit->isReadOnly() && edit->toPlainText().contains(u"inputSchema") == false
                   && edit->toPlainText().contains(u"\"properties\"");
        });
        QVERIFY(isShown);
        choose(QStringLiteral("first"));
        QCOMPARE(test::shownIn(*m_tab, QStringLiteral("/source")), QStringLiteral("Pagination"));
    }

    void aVariableOfTheContextStandsByItsName()
    {
        QVERIFY(test::enter(*m_tab, QStringLiteral("/source"), QStringLiteral("Context variable")));
        const auto *model = m_tab->findChild<QTableView *>()->model();
        QStringList names;
        for (int row = 0; row < model->rowCount(); ++row)
            names.append(model->index(row, ArgumentModel::NameColumn).data().toString());
        QVERIFY2(names.contains(QStringLiteral("$text")), qPrintable(names.join(u", ")));
    }

    void theKeyboardGetsEverywhere_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(900, 600);
        QTest::newRow("as in the smallest window") << QSize(420, 200);
    }

    void theKeyboardGetsEverywhere()
    {
        QFETCH(QSize, size);
        m_tab->resize(size);
        m_tab->show();
        m_tab->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_tab.get()));
        const QList<QWidget *> controls = test::controls(*m_tab);
        m_tab->findChild<QTableView *>()->setFocus();
        QString problem;
        const QList<QWidget *> stops = test::tabStops(*m_tab, Qt::Key_Tab, problem);
        QCOMPARE(problem, QString());
        for (QWidget *control : controls)
            QVERIFY2(stops.contains(control), qPrintable(test::nameOf(*control)));
        QCOMPARE(test::unnamed(*m_tab), QStringList());
    }

private:
    void choose(const QString &variable)
    {
        auto *table = m_tab->findChild<QTableView *>();
        const auto *model = static_cast<ArgumentModel *>(table->model());
        table->selectRow(model->rowOf(variable.toStdString()));
    }
    void press(const QString &text)
    {
        for (QAbstractButton *button : m_tab->findChildren<QAbstractButton *>()) {
            if ((button->text() == text || button->accessibleName() == text)
                && button->isVisibleTo(m_tab.get()))
                return button->click();
        }
        QFAIL(qPrintable(text));
    }

    Theme m_theme{*qApp, ThemeChoice::Light};
    engine::WorkspaceState m_state;
    std::unique_ptr<ArgumentsTab> m_tab;
    std::unique_ptr<test::DraftKeeper> m_keeper;
};

TOOLTRAY_TEST(ArgumentsTabTest)
#include "argumentstabtest.moc"
