// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/typespage.h"

#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/editactions.h"
#include "ui/curated/curatedfixture.h"
#include "ui/models/objectdraft.h"
#include "ui/models/palettemodel.h"
#include "ui/models/schemavalues.h"
#include "ui/models/texttablemodel.h"
#include "ui/models/typelistmodel.h"
#include "ui/pages/types/mappingeditor.h"
#include "ui/pages/types/scalarpane.h"
#include "ui/pages/types/typeeditor.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/form/schemaform.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/undonotice.h"
#include "json/parser.h"
#include "json/write.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

bool fillTypes(test::CuratedFixture &fixture)
{
    workspace::Endpoint endpoint;
    endpoint.name = "demo";
    endpoint.url = "http:/"
                   "/127.0.0.1:1/graphql";
    workspace::CustomType priority;
    priority.name = "priority";
    priority.description = "How urgent it is.";
    priority.schema = json::parse("{\"examples\":[\"high\",\"soon\"],\"oneOf\":[{\"const\":\"high\","
                                  "\"title\":\"High\",\"description\":"
                                  "\"Today.\"},{\"const\":\"low\","
                                  "\"title\":\"Low\",\"description\":\"Some day.\"}]}")
                          .value;
    workspace::CustomType range;
    range.name = "date_range";
    range.schema =
        json::parse("{\"type\":\"object\",\"properties\":{\"from\":{\"type\":\"string\",\"format\":\"date\"},"
                    "\"to\":{\"type\":\"string\",\"format\":\"date\"}}}")
            .value;
    workspace::Mapping mapping{.name = "pipeline",
                               .description = {},
                               .entries = {{"Backlog", "pipeline_1"}, {"In progress", "pipeline_2"}}};
    workspace::Tool tool = test::curatedTool("list_issues", "query ($p: String) { issues }");
    tool.versions.begin()->second.parameters =
        json::parse("{\"type\":\"object\",\"properties\":{\"p\":{\"$ref\":\"tooltray:types/priority\"}}}")
            .value;
    return fixture.put(endpoint) && fixture.put(priority) && fixture.put(range) && fixture.put(mapping)
           && fixture.put(tool);
}

// A schema that asks for a birthday, and answers with a shade.
bool serveSchema(test::CuratedFixture &fixture)
{
    const QString path = fixture.folder.filePath(QStringLiteral("schema.graphql"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)
        || file.write("scalar BirthDate scalar Shade type Query { shade(of: BirthDate): Shade }") < 0)
        return false;
    file.close();
    workspace::Endpoint endpoint;
    endpoint.name = "demo";
    endpoint.url = "http:/"
                   "/127.0.0.1:1/graphql";
    endpoint.schema = {workspace::SchemaSource::Kind::File, path.toStdString()};
    return fixture.put(endpoint);
}

const workspace::CustomType *knownType(const test::CuratedFixture &fixture, const char *name)
{
    return fixture.workspace().find<workspace::CustomType>(name);
}

QPushButton *saveButton(TypesPage &page)
{
    for (const DefinitionEditor *editor : page.findChildren<DefinitionEditor *>()) {
        if (editor->isVisibleTo(&page))
            return editor->findChildren<QPushButton *>().constFirst();
    }
    return nullptr;
}

bool saysOnPage(const TypesPage &page, const QString &text)
{
    for (const InlineMessage *message : page.findChildren<InlineMessage *>()) {
        if (message->isVisibleTo(&page) && message->text().contains(text))
            return true;
    }
    return false;
}

bool saysInLabel(const TypesPage &page, const QString &text)
{
    const auto labels = page.findChildren<TextLabel *>();
    return std::ranges::any_of(
        labels, [&](const auto *label) { return label->isVisibleTo(&page) && label->text().contains(text); });
}

void typeAsJson(SchemaForm &form, const QString &text)
{
    form.setLook(FormView::Json);
    form.findChild<JsonEdit *>(QString(), Qt::FindDirectChildrenOnly)->setPlainText(text);
}

} // namespace

class TypesPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawThePage_data() { test::addThemeRows(); }

    void drawThePage()
    {
        QFETCH(ThemeChoice, choice);
        test::CuratedFixture fixture(choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(fixture.open());
        TypesPage page(fixture.context());
        page.resize(1100, 560);
        page.show();
        QVERIFY(test::savePicture(page, QStringLiteral("types-empty-") + tag));
        QVERIFY(fillTypes(fixture));
        auto *list = page.findChild<ListPane *>();
        list->setCurrent(QStringLiteral("type/priority"));
        QCoreApplication::processEvents();
        QVERIFY(test::savePicture(page, QStringLiteral("types-values-") + tag));
        page.findChild<QTabWidget *>()->setCurrentIndex(1);
        QCoreApplication::processEvents();
        QVERIFY(test::savePicture(page, QStringLiteral("types-schema-") + tag));
        page.findChild<QTabWidget *>()->setCurrentIndex(2);
        QCoreApplication::processEvents();
        QVERIFY(test::savePicture(page, QStringLiteral("types-examples-") + tag));
        page.findChild<QTabWidget *>()->setCurrentIndex(3);
        QCoreApplication::processEvents();
        QVERIFY(test::savePicture(page, QStringLiteral("types-try-") + tag));
        list->setCurrent(QStringLiteral("mapping/pipeline"));
        QCoreApplication::processEvents();
        QVERIFY(test::savePicture(page, QStringLiteral("types-mapping-") + tag));
        QStringList unnamed = test::unnamed(page);
        unnamed.removeAll(QStringLiteral("QLabel ()"));
        QCOMPARE(unnamed.join(u'|'), QString());
    }

    void whatIsOpenedIsRecentInThePalette()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        const TypesPage page(fixture.context());
        page.findChild<ListPane *>()->setCurrent(QStringLiteral("mapping/pipeline"));
        QCOMPARE(fixture.state.recentCommands().value(0),
                 paletteId(workspace::ObjectKind::Mapping, QStringLiteral("pipeline")));
    }

    // A form that nobody has filled in yet says that its name is empty.
    void openingADefinitionAnnouncesNothing()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        const auto saysOfName = [&page] {
            const auto *news = page.findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
            return news && news->accessibleName().contains(u"name");
        };
        for (const char *id : {"mapping/pipeline", "type/priority", "mapping/pipeline"}) {
            page.findChild<ListPane *>()->setCurrent(QLatin1String(id));
            QVERIFY2(!saysOfName(), id);
        }
        auto *name = page.findChild<MappingEditor *>()->findChild<QLineEdit *>();
        name->selectAll();
        QTest::keyClick(name, Qt::Key_Delete);
        QVERIFY(saysOfName()); // it is somebody's work now
    }

    void theListIsAsWideAsItWasLeft()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.resize(1100, 560);
        page.show();
        auto *parts = page.findChild<QSplitter *>();
        parts->setSizes({500, parts->width() - 500});
        Q_EMIT parts->splitterMoved(500, 1); // as somebody does it with the mouse
        const QList<int> sizes = parts->sizes();
        QCOMPARE(fixture.state.splitterShares(QStringLiteral("types.parts"), 2).value(0),
                 qRound(100. * sizes[0] / (sizes[0] + sizes[1])));
    }

    void theListKeepsTheRulesOfModels()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open());
        TypeListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setWorkspace(fixture.engine.workspaceClient().state().workspace);
        QVERIFY(fillTypes(fixture));
        model.setWorkspace(fixture.engine.workspaceClient().state().workspace);
        QCOMPARE(model.rowCount(), 3);
        model.setUnsaved({QStringLiteral("type/priority")});
        const workspace::ObjectKey key = TypeListModel::key(QStringLiteral("mapping/pipeline"));
        QVERIFY(key.kind == workspace::ObjectKind::Mapping);
        QCOMPARE(key.name, std::string("pipeline"));
    }

    void valuesAreWrittenIntoTheSchema()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = QStringLiteral("priority")});
        auto *values = page.findChild<TypeEditor *>()->findChild<TextTableModel *>();
        QCOMPARE(values->rowCount(), 2);
        values->setData(values->index(1, 2), QStringLiteral("When there is time."), Qt::EditRole);
        QVERIFY(saveButton(page)->isEnabled());
        saveButton(page)->click();
        QTRY_COMPARE(knownType(fixture, "priority")->schema["oneOf"][1]["description"].toString(),
                     std::string_view("When there is time."));
        QTRY_VERIFY(!saveButton(page)->isEnabled());
    }

    void whatASaveBreaksIsToldBeforeItIsDone()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && serveSchema(fixture));
        QTRY_VERIFY(fixture.engine.workspaceClient().state().schemas.contains("demo")
                    && fixture.engine.workspaceClient().state().schemas.find("demo")->second.schema);
        workspace::CustomType day;
        day.name = "day";
        day.schema = json::parse("{\"type\":\"string\"}").value;
        workspace::Tool tool =
            test::curatedTool("type_of", "query ($name: String!) { __type(name: $name) { name } }");
        tool.versions.begin()->second.parameters =
            json::parse("{\"type\":\"object\",\"properties\":{\"name\":{\"$ref\":\"tooltray:types/day\"}}}")
                .value;
        QVERIFY(fixture.put(day) && fixture.put(tool));
        TypesPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = QStringLiteral("day")});
        qobject_cast<JsonEdit *>(page.findChild<QTabWidget *>()->widget(1))
            ->setPlainText(QStringLiteral("{\"type\":\"integer\"}"));
        const auto isRead = [&page] {
            const auto type = page.findChild<TypeEditor *>()->type();
            return type && type->schema["type"].toString() == "integer";
        };
        QTRY_VERIFY(isRead());
        saveButton(page)->click();
        QTRY_VERIFY(saysOnPage(page, QStringLiteral("The change breaks the tool \"type_of\". type_of: At ")));
        QCOMPARE(knownType(fixture, "day")->schema["type"].toString(), std::string_view("string"));
        test::buttonWith(page, QStringLiteral("Save anyway"))->click();
        QTRY_COMPARE(knownType(fixture, "day")->schema["type"].toString(), std::string_view("integer"));
        QTRY_VERIFY(!saysOnPage(page, QStringLiteral("breaks")));
    }

    void examplesAreWrittenIntoTheSchemaAndReadFromItsText()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = QStringLiteral("priority")});
        auto *tabs = page.findChild<QTabWidget *>();
        auto *text = qobject_cast<JsonEdit *>(tabs->widget(1));
        auto *examples = page.findChild<SchemaExampleModel *>();
        const auto cell = [examples](int row, int column) { return examples->index(row, column).data(); };
        QCOMPARE(examples->rowCount(), 2);
        QCOMPARE(cell(0, 1).toString(), QStringLiteral("Valid"));
        QVERIFY(cell(1, 1).toString() != QStringLiteral("Valid"));
        tabs->setCurrentIndex(2);
        examples->setData(examples->index(1, 0), QStringLiteral("low"), Qt::EditRole);
        QCOMPARE(cell(1, 1).toString(), QStringLiteral("Valid"));
        QVERIFY(!text->toPlainText().contains(u"soon"));
        examples->moveRow(1, -1);
        QVERIFY(saveButton(page)->isEnabled());
        saveButton(page)->click();
        QTRY_COMPARE(json::write(knownType(fixture, "priority")->schema["examples"]),
                     std::string("[\"low\",\"high\"]"));
        QTRY_VERIFY(!saveButton(page)->isEnabled());
        QCOMPARE(tabs->currentIndex(), 2); // where it was saved from
        text->setPlainText(QStringLiteral("{\"type\":\"integer\",\"examples\":[7]}"));
        QTRY_COMPARE(examples->rowCount(), 1);
        QCOMPARE(cell(0, 0).toString(), QStringLiteral("7"));
        QCOMPARE(cell(0, 1).toString(), QStringLiteral("Valid"));
        examples->removeRow(0);
        QVERIFY(!text->toPlainText().contains(u"examples"));
        text->setPlainText(QStringLiteral("true"));
        QTRY_VERIFY(saysInLabel(page, QStringLiteral("cannot have examples")));
    }

    void whatIsTriedBecomesAnExample()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = QStringLiteral("date_range")});
        auto *tabs = page.findChild<QTabWidget *>();
        tabs->setCurrentIndex(3);
        auto *form = tabs->widget(3)->findChild<SchemaForm *>();
        auto *examples = page.findChild<SchemaExampleModel *>();
        QPushButton *add = test::buttonWith(*tabs->widget(3), QStringLiteral("Add as example"));
        QVERIFY(add && !add->isEnabled()); // nothing is tried yet
        typeAsJson(*form, QStringLiteral("{\"date_range\":{\"from\":1}}"));
        QVERIFY(add->isEnabled());
        add->click();
        QCOMPARE(examples->rowCount(), 0); // it says what does not fit
        QCOMPARE(tabs->currentIndex(), 3);
        typeAsJson(*form, QStringLiteral("{\"date_range\":{\"from\":\"2026-07-01\"}}"));
        add->click();
        QCOMPARE(tabs->currentIndex(), 2);
        QCOMPARE(examples->rowCount(), 1);
        QCOMPARE(examples->index(0, 0).data().toString(), QStringLiteral("{\"from\":\"2026-07-01\"}"));
        tabs->setCurrentIndex(3);
        add->click(); // it is one by now
        QCOMPARE(examples->rowCount(), 1);
        saveButton(page)->click();
        QTRY_COMPARE(json::write(knownType(fixture, "date_range")->schema["examples"]),
                     std::string("[{\"from\":\"2026-07-01\"}]"));
    }

    void whatAProcessLeftUnsavedComesBack()
    {
        test::CuratedFixture fixture;
        workspace::CustomType typed;
        typed.name = "priority";
        typed.description = "Typed, and not saved.";
        typed.schema = json::Value::object({{"type", "string"}});
        {
            engine::Engine ended({.dataFolder = fixture.folder.path().toStdString()});
            const auto written = ended.workspaceClient().writeDraft(
                "type-priority",
                encodeDraft(ObjectDraft{.original = {workspace::ObjectKind::Type, "priority"},
                                        .object = typed,
                                        .text = "{\"type\": \"str"}));
            QTRY_VERIFY(written.isFinished());
        }
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = itemid::kLeft});
        auto *editor = page.findChild<TypeEditor *>();
        QTRY_COMPARE(editor->description(), QStringLiteral("Typed, and not saved."));
        QCOMPARE(editor->schemaText(), QStringLiteral("{\"type\": \"str"));
        QCOMPARE(knownType(fixture, "priority")->description, std::string("How urgent it is."));
    }

    void whatIsTypedIsKeptUntilItIsSaved()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        auto *list = page.findChild<ListPane *>();
        auto *text = page.findChild<TypeEditor *>()->findChild<QTabWidget *>()->widget(1);
        list->setCurrent(QStringLiteral("type/date_range"));
        auto *edit = qobject_cast<JsonEdit *>(text);
        QVERIFY(edit);
        edit->setPlainText(QStringLiteral("{\"type\": "));
        QTRY_VERIFY(saysOnPage(page, QStringLiteral("Line 1")));
        QVERIFY(!saveButton(page)->isEnabled());
        list->setCurrent(QStringLiteral("mapping/pipeline"));
        list->setCurrent(QStringLiteral("type/date_range"));
        QCOMPARE(edit->toPlainText(), QStringLiteral("{\"type\": "));
        edit->setPlainText(QStringLiteral("{\"type\": \"nonsense\"}"));
        QTRY_VERIFY(saysOnPage(page, QStringLiteral("/type")));
        edit->setPlainText(QStringLiteral("{\"type\": \"integer\"}"));
        QTRY_VERIFY(saveButton(page)->isEnabled());
        saveButton(page)->click();
        QTRY_COMPARE(json::write(knownType(fixture, "date_range")->schema),
                     std::string("{\"type\":\"integer\"}"));
    }

    void renamingFollowsEverywhere()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = QStringLiteral("priority")});
        auto *name = page.findChild<TypeEditor *>()->findChild<QLineEdit *>();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("urgency"));
        saveButton(page)->click();
        QTRY_VERIFY(knownType(fixture, "urgency"));
        QVERIFY(!knownType(fixture, "priority"));
        const auto *tool = fixture.workspace().find<workspace::Tool>("list_issues");
        QVERIFY(json::write(tool->versions.begin()->second.parameters).find("types/urgency")
                != std::string::npos);
        QTRY_COMPARE(page.findChild<ListPane *>()->current(), QStringLiteral("type/urgency"));
    }

    void whatIsUsedCannotBeDeleted()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = QStringLiteral("priority")});
        page.edit(EditCommand::Delete);
        QTRY_VERIFY(saysOnPage(page, QStringLiteral("list_issues")));
        QVERIFY(knownType(fixture, "priority"));
        page.showPlace({.page = {}, .item = QStringLiteral("date_range")});
        page.edit(EditCommand::Delete);
        QTRY_VERIFY(!knownType(fixture, "date_range"));
        QTRY_VERIFY(page.findChild<UndoNotice *>()->isVisible());
        page.findChild<UndoNotice *>()->findChild<QPushButton *>()->click();
        QTRY_VERIFY(knownType(fixture, "date_range"));
    }

    void aDeletedOneComesBackWithItsDraftAndNothingElse()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        const EditActions edits(fixture.actions, fixture.engine.workspaceClient(), [&page] { return &page; });
        page.showPlace({.page = {}, .item = QStringLiteral("date_range")});
        const TypeEditor &editor = *page.findChild<TypeEditor *>();
        QTest::keyClicks(editor.findChild<QLineEdit *>(), QStringLiteral("2"));
        QCOMPARE(editor.name(), QStringLiteral("date_range2"));
        page.edit(EditCommand::Delete);
        auto *undo = page.findChild<UndoNotice *>();
        QTRY_VERIFY(undo->isVisible());
        QVERIFY(!knownType(fixture, "date_range"));
        workspace::Mapping mapping = *fixture.workspace().find<workspace::Mapping>("pipeline");
        mapping.description = "Of the board.";
        QVERIFY(fixture.put(mapping)); // which is not what the notice is about
        undo->findChild<QPushButton *>()->click();
        QTRY_VERIFY(knownType(fixture, "date_range"));
        QCOMPARE(fixture.workspace().find<workspace::Mapping>("pipeline")->description, mapping.description);
        QTRY_COMPARE(page.findChild<ListPane *>()->current(), QStringLiteral("type/date_range"));
        QCOMPARE(editor.name(), QStringLiteral("date_range2"));
        QTRY_VERIFY(page.findChild<TypeEditor *>()->type()); // it is read a moment later
        saveButton(page)->click();                           // nobody else was here
        QTRY_VERIFY(knownType(fixture, "date_range2"));
    }

    void undoLeavesWhatIsSaidOfSomethingElse()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        const EditActions edits(fixture.actions, fixture.engine.workspaceClient(), [&page] { return &page; });
        auto *notice = page.findChild<UndoNotice *>();
        for (const bool isSaid : {false, true}) {
            page.showPlace({.page = {}, .item = QStringLiteral("date_range")});
            page.edit(EditCommand::Delete);
            QTRY_VERIFY(notice->isVisible());
            if (isSaid)
                notice->offer(QStringLiteral("Later."), [] {});
            fixture.actions.action(actionid::kUndo)->trigger();
            QTRY_VERIFY(knownType(fixture, "date_range"));
            QTRY_COMPARE(notice->isVisible(), isSaid);
        }
    }

    void mappingsAreATable()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = QStringLiteral("pipeline")});
        auto *entries = page.findChild<MappingEditor *>()->findChild<TextTableModel *>();
        const QModelIndex row = entries->addRow();
        QTRY_VERIFY(saysOnPage(page, QStringLiteral("needs a label")));
        entries->setData(row, QStringLiteral("Done"), Qt::EditRole);
        entries->setData(row.siblingAtColumn(1), QStringLiteral("3"), Qt::EditRole);
        QVERIFY(saveButton(page)->isEnabled());
        page.edit(EditCommand::Save);
        QTRY_COMPARE(fixture.workspace().find<workspace::Mapping>("pipeline")->entries.size(),
                     std::size_t(3));
        QCOMPARE(fixture.workspace().find<workspace::Mapping>("pipeline")->entries[2].value, json::Value(3));
    }

    void aScalarGetsTheTypeItLooksLike()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && serveSchema(fixture));
        TypesPage page(fixture.context());
        page.show();
        auto *list = page.findChild<ListPane *>();
        const QString scalar = QStringLiteral("scalar/BirthDate");
        const auto isListed = [&](const QString &id) {
            list->setCurrent(id);
            return list->current() == id;
        };
        QTRY_VERIFY(isListed(scalar));
        QVERIFY(!isListed(QStringLiteral("scalar/Shade"))); // nobody asks for it
        QVERIFY(isListed(scalar));
        auto *pane = page.findChild<ScalarPane *>();
        QVERIFY(pane->isVisible());
        const auto says = [pane](const QString &part) {
            const auto labels = pane->findChildren<TextLabel *>();
            return std::ranges::any_of(labels, [&](auto *label) { return label->text().contains(part); });
        };
        QVERIFY(says(QStringLiteral("looks like a date")));
        QVERIFY(says(QStringLiteral("demo")));
        QVERIFY(test::savePicture(page, QStringLiteral("types-scalar-light")));
        pane->findChild<QPushButton *>()->click();
        QTRY_VERIFY(knownType(fixture, "BirthDate"));
        QCOMPARE(json::write(knownType(fixture, "BirthDate")->schema),
                 std::string("{\"type\":\"string\",\"format\":\"date\"}"));
        QCOMPARE(knownType(fixture, "BirthDate")->scalars, std::vector<std::string>{"BirthDate"});
        QTRY_COMPARE(list->current(), QStringLiteral("type/BirthDate"));
        QVERIFY(!isListed(scalar));
        QTRY_VERIFY(page.findChild<UndoNotice *>()->isVisible());
        page.findChild<UndoNotice *>()->findChild<QPushButton *>()->click();
        QTRY_VERIFY(!knownType(fixture, "BirthDate"));
        QTRY_VERIFY(isListed(scalar));
    }

    void whatATypeStandsForIsTyped()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = QStringLiteral("date_range")});
        auto *scalars = page.findChild<TypeEditor *>()
                            ->findChildren<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly)
                            .value(2); // after the name and the description
        QVERIFY(scalars && scalars->isVisible());
        QTest::keyClicks(scalars, QStringLiteral("Range, 2nd"));
        QVERIFY(saysOnPage(page, QStringLiteral("2nd")));
        QVERIFY(!saveButton(page)->isEnabled());
        scalars->selectAll();
        QTest::keyClicks(scalars, QStringLiteral("Range, Period"));
        QVERIFY(saveButton(page)->isEnabled());
        saveButton(page)->click();
        QTRY_COMPARE(knownType(fixture, "date_range")->scalars,
                     (std::vector<std::string>{"Range", "Period"}));
        QTRY_VERIFY(!saveButton(page)->isEnabled());
        QCOMPARE(scalars->text(), QStringLiteral("Range, Period"));
    }

    void newOnesBeginWithTheirName()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillTypes(fixture));
        TypesPage page(fixture.context());
        page.show();
        for (QAction *action : page.findChildren<QAction *>()) {
            if (action->text() == u"New type")
                action->trigger();
        }
        QTRY_VERIFY(knownType(fixture, "new_type"));
        QTRY_COMPARE(page.findChild<ListPane *>()->current(), QStringLiteral("type/new_type"));
        page.edit(EditCommand::Duplicate);
        QTRY_VERIFY(knownType(fixture, "new_type_2"));
    }
};

TOOLTRAY_TEST(TypesPageTest)
#include "typespagetest.moc"
