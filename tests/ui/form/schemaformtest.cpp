// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/schemaform.h"

#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/fieldeditor.h"
#include "ui/widgets/form/fieldeditors.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"
#include "json/parser.h"
#include "json/write.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

json::Value formJson(const char *text)
{
    return json::parse(QByteArray(text).replace('\'', '"').toStdString()).value;
}

json::Value issueSchema()
{
    return formJson(
        "{'type':'object','required':['title','state'],'properties':{"
        "'title':{'type':'string','title':'Title','description':'One line that says what is wrong.'},"
        "'body':{'type':'string','title':'Text','maxLength':4000},"
        "'state':{'title':'State','oneOf':[{'const':'open','title':'Open','description':'Somebody has to "
        "look at it.'},{'const':'closed','title':'Closed'}]},"
        "'weight':{'type':'integer','minimum':0,'maximum':9,'description':'How much work it is.'},"
        "'confidential':{'type':'boolean','default':false},'due':{'type':['string','null'],'format':'date'},"
        "'labels':{'type':'array','items':{'type':'string'}},"
        "'milestone':{'type':'object','properties':{'id':{'type':'string'},'iid':{'type':'integer'}}},"
        "'variables':{'type':'object','additionalProperties':{'type':'string'}},"
        "'assignee':{'oneOf':[{'title':'By name','type':'string'},{'title':'By number','type':'integer'}]},"
        "'raw':{'description':'Whatever else the API takes.'}}}");
}

FieldRow *rowOf(const SchemaForm &form, const char *name)
{
    for (FieldRow *row : form.findChildren<FieldRow *>()) {
        if (row->field().name == name)
            return row;
    }
    return nullptr;
}

template <typename Widget>
Widget *inRow(const SchemaForm &form, const char *name)
{
    return rowOf(form, name)->findChild<Widget *>();
}

// Messages that are not shown have nothing to say.
QString unnamedIn(const QWidget &window)
{
    QStringList problems = test::unnamed(window);
    problems.removeAll(QStringLiteral("QLabel ()"));
    return problems.join(u'\n');
}

bool saysWrong(const SchemaForm &form, const char *name, const QString &text)
{
    for (const QLabel *label : rowOf(form, name)->findChildren<QLabel *>()) {
        if (label->isVisibleTo(&form) && label->buddy() && label->text().contains(text))
            return true;
    }
    return false;
}

} // namespace

class SchemaFormTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestFont(); }

    void drawEveryField_data() { test::addThemeRows(); }

    void drawEveryField()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(*qApp, choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        SchemaForm form(theme);
        form.resize(460, 1180);
        form.show();
        form.setSchema(issueSchema());
        QVERIFY(test::savePicture(form, QStringLiteral("form-empty-") + tag));
        form.setValue(formJson("{'state':'open','weight':12,'labels':['bug','ui'],'milestone':{'iid':3},"
                               "'variables':{'FOO':'1'},'assignee':7,'raw':{'a':[1,2]},'more':true}"));
        form.validate();
        QCoreApplication::processEvents();
        form.setValue(form.value());
        form.validate();
        const auto *column = form.findChild<QScrollArea *>()->widget();
        QTRY_VERIFY(column->minimumHeight() > 1100);
        for (QLineEdit *edit : form.findChildren<QLineEdit *>())
            QTRY_VERIFY2(edit->parentWidget()->height() >= edit->height()
                             && edit->height() >= edit->sizeHint().height(),
                         qPrintable(edit->accessibleName()));
        QVERIFY(test::savePicture(form, QStringLiteral("form-filled-") + tag));
        QCOMPARE(unnamedIn(form), QString());
        form.setLook(FormView::Json);
        QCoreApplication::processEvents();
        QVERIFY(test::savePicture(form, QStringLiteral("form-json-") + tag));
        QCOMPARE(unnamedIn(form), QString());
    }

    // What it is given it gives back, unless somebody changes it.
    void keepsWhatItDoesNotKnow_data()
    {
        QTest::addColumn<QByteArray>("value");
        for (const char *value :
             {"{}", "{'unknown':1,'title':'x'}", "{'weight':1.0,'due':null}",
              "{'title':5,'labels':'no list'}", "{'labels':[],'milestone':{},'variables':{}}",
              "{'state':'gone'}", "[1]", "null", "{'weight':12345678901234567890123}"})
            QTest::newRow(value) << QByteArray(value);
    }

    void keepsWhatItDoesNotKnow()
    {
        QFETCH(QByteArray, value);
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.setSchema(issueSchema());
        const json::Value given = formJson(value.constData());
        form.setValue(given);
        QVERIFY(form.value().isIdenticalTo(given));
        form.setLook(FormView::Json);
        form.setLook(FormView::Form);
        QVERIFY(form.value().isIdenticalTo(given));
    }

    void oneChangeLeavesTheRestAsItIs()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.setSchema(issueSchema());
        form.setValue(formJson("{'z':1.0,'weight':3.0,'due':null,'milestone':{'own':true},'state':'open'}"));
        const QSignalSpy changes(&form, &SchemaForm::changed);
        QTest::keyClicks(inRow<QLineEdit>(form, "title"), QStringLiteral("N"));
        QCOMPARE(changes.size(), 1);
        QCOMPARE(
            json::write(form.value()),
            json::write(formJson("{'z':1.0,'weight':3.0,'due':null,'milestone':{'own':true},'state':'open',"
                                 "'title':'N'}")));
    }

    void everyKindOfFieldChangesTheValue()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.resize(460, 900);
        form.show();
        form.setSchema(issueSchema());
        const auto choose = [](QComboBox *box, const QString &text) {
            box->setCurrentIndex(box->findText(text));
            Q_EMIT box->activated(box->currentIndex());
        };
        choose(inRow<QComboBox>(form, "state"), QStringLiteral("Closed"));
        choose(inRow<QComboBox>(form, "confidential"), QStringLiteral("false"));
        QTest::keyClicks(inRow<QLineEdit>(form, "weight"), QStringLiteral("4"));
        QTest::keyClick(inRow<QLineEdit>(form, "weight"), Qt::Key_Up);
        inRow<QPushButton>(form, "labels")->click();
        QTest::keyClicks(rowOf(form, "labels")->findChildren<QLineEdit *>().constLast(), QStringLiteral("a"));
        inRow<QPushButton>(form, "variables")->click();
        const auto pair = rowOf(form, "variables")->findChildren<QLineEdit *>();
        QTest::keyClicks(pair.constFirst(), QStringLiteral("K"));
        QTest::keyClicks(pair.constLast(), QStringLiteral("v"));
        choose(inRow<QComboBox>(form, "assignee"), QStringLiteral("By number"));
        QTest::keyClicks(inRow<QLineEdit>(form, "assignee"), QStringLiteral("1.50"));
        inRow<JsonEdit>(form, "raw")->setPlainText(QStringLiteral("{\"x\": 1}"));
        QCOMPARE(json::write(form.value()),
                 json::write(formJson("{'state':'closed','weight':5,'confidential':false,'labels':['a'],"
                                      "'variables':{'K':'v'},'assignee':1.50,'raw':{'x':1}}")));
        choose(inRow<QComboBox>(form, "confidential"), inRow<QComboBox>(form, "confidential")->itemText(0));
        QVERIFY(!form.value().contains("confidential")); // neither true nor false
    }

    void elementsMoveAndGo()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.resize(460, 900);
        form.show();
        form.setSchema(issueSchema());
        form.setValue(formJson("{'labels':['a','b','c']}"));
        const auto press = [&form](const QString &name) {
            for (QToolButton *button : rowOf(form, "labels")->findChildren<QToolButton *>()) {
                if (button->accessibleName() == name)
                    return button->click();
            }
        };
        press(QStringLiteral("Move element 3 up"));
        press(QStringLiteral("Move element 1 down"));
        QCOMPARE(json::write(form.value()), std::string("{\"labels\":[\"c\",\"a\",\"b\"]}"));
        press(QStringLiteral("Remove element 2"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(json::write(form.value()), std::string("{\"labels\":[\"c\",\"b\"]}"));
    }

    void saysWhatIsWrongWhereItIs()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.show();
        form.setSchema(issueSchema());
        form.setValue(formJson("{'weight':12}"));
        QVERIFY(saysWrong(form, "weight", QStringLiteral("at most 9")));
        QVERIFY(!saysWrong(form, "title", QStringLiteral("missing"))); // nobody has tried yet
        QVERIFY(!form.validate());
        QVERIFY(saysWrong(form, "title", QStringLiteral("\"title\" is missing")));
        QVERIFY(inRow<QLineEdit>(form, "title")->accessibleDescription().endsWith(u" says what is wrong."));
        QVERIFY(saysWrong(form, "state", QStringLiteral("missing")));
        form.setValue(formJson("{'title':'x','state':'open'}"));
        QVERIFY(form.validate());
        form.setErrors({{json::Pointer{"title"}, QStringLiteral("Somebody else has it.")}});
        QVERIFY(saysWrong(form, "title", QStringLiteral("Somebody else")));
        QTest::keyClicks(inRow<QLineEdit>(form, "title"), QStringLiteral("y"));
        QTRY_VERIFY(!saysWrong(form, "title", QStringLiteral("Somebody else")));
    }

    void jsonThatCannotBeReadIsNotLost()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.show();
        form.setSchema(issueSchema());
        form.setLook(FormView::Json);
        auto *json = form.findChildren<JsonEdit *>().constFirst();
        for (JsonEdit *edit : form.findChildren<JsonEdit *>()) {
            if (edit->isVisible())
                json = edit;
        }
        json->setPlainText(QStringLiteral("{\"title\": "));
        QVERIFY(form.findChild<InlineMessage *>()->isVisible());
        form.setLook(FormView::Form);
        QCOMPARE(form.look(), FormView::Json);
        QVERIFY(!form.validate());
        json->setPlainText(QStringLiteral("{\"title\": \"t\", \"own\": 1.10}"));
        form.setLook(FormView::Form);
        QCOMPARE(form.look(), FormView::Form);
        QCOMPARE(inRow<QLineEdit>(form, "title")->text(), QStringLiteral("t"));
        QCOMPARE(json::write(form.value()), std::string("{\"title\":\"t\",\"own\":1.10}"));
    }

    void tabGoesThroughAllOfIt()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.resize(460, 600);
        form.show();
        form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        form.setSchema(issueSchema());
        form.setValue(formJson("{'labels':['a']}"));
        QCoreApplication::processEvents(); // shows what was added
        form.findChild<QToolButton *>()->setFocus();
        QString problem;
        const QList<QWidget *> stops = test::tabStops(form, Qt::Key_Tab, problem);
        QCOMPARE(problem, QString());
        QStringList names;
        for (const QWidget *stop : stops)
            names.append(stop->accessibleName());
        for (const char *name :
             {"Title, required", "due", "labels, Add", "labels, element 1", "Remove element 1", "raw"})
            QVERIFY2(names.contains(QString::fromLatin1(name)), qPrintable(names.join(u'|')));
    }

    // Fields are made late, and the window may have much more behind the form.
    void tabGoesThroughItInItsPlace()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        QWidget window;
        SchemaForm form(theme, &window);
        QPushButton behind(QStringLiteral("Behind"), &window);
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(&form);
        layout->addWidget(&behind);
        window.resize(460, 900);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        form.setSchema(formJson("{'properties':{'labels':{'type':'array','items':{'type':'string'}},"
                                "'express':{'type':'boolean'},'city':{'type':'string'}}}"));
        form.setValue(formJson("{'city':'two\\nlines'}")); // made again for more lines
        inRow<QPushButton>(form, "labels")->click();
        QVERIFY(inRow<QLineEdit>(form, "labels")->isVisible()); // screen readers hear of nothing hidden
        QCoreApplication::processEvents();
        form.findChild<QToolButton *>()->setFocus();
        QString problem;
        QStringList names;
        for (const QWidget *stop : test::tabStops(window, Qt::Key_Tab, problem))
            names.append(stop->accessibleName());
        QCOMPARE(problem, QString());
        const QStringList expected{QString(),
                                   QString(),
                                   QStringLiteral("labels, element 1"),
                                   QStringLiteral("Remove element 1"),
                                   QStringLiteral("labels, Add"),
                                   QStringLiteral("express"),
                                   QStringLiteral("city"),
                                   QString()};
        QCOMPARE(names, expected);
        QCOMPARE(QApplication::focusWidget(), form.findChild<QToolButton *>());
    }

    void theKeyboardGoesToTheFirstFieldThatDoesNotFit()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.show();
        form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        form.focusFields();
        QCOMPARE(QApplication::focusWidget(), form.findChild<QToolButton *>()); // there is no field
        form.setSchema(issueSchema());
        form.focusFields();
        QCOMPARE(QApplication::focusWidget(), inRow<QLineEdit>(form, "title"));
        form.setValue(formJson("{'title':'t'}"));
        QVERIFY(!form.validate());
        form.focusFields();
        QCOMPARE(QApplication::focusWidget(), inRow<QComboBox>(form, "state"));
        form.setLook(FormView::Json);
        form.focusFields();
        QCOMPARE(QApplication::focusWidget(),
                 form.findChild<JsonEdit *>(QString(), Qt::FindDirectChildrenOnly));
    }

    void boxesAreReadWithTheirFields()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.show();
        form.setSchema(formJson("{'properties':{'express':{'type':'boolean','default':false}}}"));
        auto *box = inRow<QComboBox>(form, "express");
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(box);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("express: (default: false)"));
        box->setCurrentText(QStringLiteral("true"));
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("express: true"));
        QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("true"));
        QCOMPARE(spoken->role(), QAccessible::ComboBox);
    }

    void aDateIsChosenWithTheKeyboard()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.show();
        form.setSchema(issueSchema());
        auto *due = inRow<QLineEdit>(form, "due");
        due->setText(QStringLiteral("2026-01-31"));
        for (const Qt::Key last : {Qt::Key_Escape, Qt::Key_Return}) {
            QTest::keyClick(due, Qt::Key_Down, Qt::AltModifier);
            for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_Home, Qt::Key_Down, Qt::Key_Right, last})
                QTest::keyClick(static_cast<QWidget *>(nullptr), key);
            QCOMPARE(due->text() == u"2026-02-09", last == Qt::Key_Return);
        }
        QVERIFY(form.findChild<Announcement *>()->accessibleName().contains(QLocale().monthName(2)));
    }

    void longListsOfChoicesCanBeSearched()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.show();
        json::Value schema = formJson("{'properties':{'c':{'enum':[]}}}");
        for (int i = 0; i < 30; ++i)
            (*schema.find("properties")->find("c")->find("enum")).append("country " + std::to_string(i));
        form.setSchema(schema);
        auto *box = inRow<QComboBox>(form, "c");
        QVERIFY(box->isEditable());
        box->lineEdit()->setFocus();
        box->lineEdit()->selectAll();
        QTest::keyClicks(box->lineEdit(), QStringLiteral("COUNTRY 17"));
        Q_EMIT box->lineEdit()->editingFinished();
        QCOMPARE(json::write(form.value()), std::string("{\"c\":\"country 17\"}"));
    }
};

TOOLTRAY_TEST(SchemaFormTest)
#include "schemaformtest.moc"
