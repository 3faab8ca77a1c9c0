// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/trypane.h"

#include "base/task/cancellation.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/editor/graphqleditor.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/support/picture.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/toolsides/toolpagefixture.h"
#include "ui/widgets/form/schemaform.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/json/jsonview.h"
#include "json/parser.h"
#include "json/value.h"
#include "json/write.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QTabWidget>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

const std::string kNote = "This is cut: 1 of 5 items at /issues.";

Message cutNote()
{
    return {CORE_TEXT("Core", "This is cut: {kept} of {total} {unit} at {place}."),
            {{"kept", 1}, {"total", 5}, {"unit", CORE_TEXT("Core", "items")}, {"place", "/issues"}}};
}

QString shownNote(const TryPane &pane)
{
    for (const auto *message : pane.findChildren<InlineMessage *>()) {
        if (message->isVisibleTo(&pane) && message->kind() == MessageKind::Info && !message->text().isEmpty()
            && message->text().startsWith(u"This is cut"))
            return message->text();
    }
    return {};
}

const JsonView *viewNamed(const TryPane &pane, const QString &name)
{
    for (const auto *view : pane.findChildren<JsonView *>()) {
        if (view->accessibleName() == name)
            return view;
    }
    return nullptr;
}

json::Value schemaWith(const char *name)
{
    const json::Value text = json::Value::object({{"type", "string"}});
    return json::Value::object({{"type", "object"}, {"properties", json::Value::object({{name, text}})}});
}

bool isAskedFor(const TryPane &pane, QStringView name)
{
    const auto *form = pane.findChild<SchemaForm *>();
    for (const auto *label : form->findChildren<QLabel *>()) {
        if (label->isVisibleTo(&pane) && label->text().contains(name))
            return true;
    }
    return false;
}

bool saysWarning(const TryPane &pane, QStringView part)
{
    for (const auto *message : pane.findChildren<InlineMessage *>()) {
        if (message->isVisibleTo(&pane) && message->kind() == MessageKind::Warning
            && message->text().contains(part))
            return true;
    }
    return false;
}

class OtherLanguage final : public QTranslator {
    Q_OBJECT

public:
    OtherLanguage() { QCoreApplication::installTranslator(this); }
    ~OtherLanguage() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const QByteArray text(source);
        if (qstrcmp(context, "Core") != 0)
            return {};
        if (text == "This is cut: {kept} of {total} {unit} at {place}.")
            return QStringLiteral("An der Stelle {place}: {kept}/{total} {unit}.");
        return text == "items" ? QStringLiteral("Eintraege") : QStringLiteral("anders");
    }
};

} // namespace

class TryPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTextLeftEmptyIsMissing()
    {
        TryPane pane(m_theme, m_try);
        pane.show();
        json::Value schema = schemaWith("login");
        schema.set("required", json::Value::array({"login"}));
        pane.setSubject(QStringLiteral("get_user"));
        pane.setSchema(schema, {});
        QVERIFY(!pane.arguments());
        QVERIFY(isAskedFor(pane, u"missing"));
        pane.setArguments(json::Value::object({{"login", ""}})); // by the JSON or from the history
        QVERIFY(pane.arguments());
        QVERIFY(pane.arguments()->contains("login"));
    }

    void onlyWhatIsObviousIsFilledIn_data()
    {
        QTest::addColumn<std::string>("schema");
        QTest::addColumn<std::string>("value"); // empty: a person fills it in
        const auto row = [](const char *name, const char *schema, const char *value) {
            QTest::newRow(name) << std::string(schema) << std::string(value);
        };
        row("integer", R"({"type":"integer"})", "");
        row("number", R"({"type":"number"})", "");
        row("boolean", R"({"type":"boolean"})", "");
        row("one of several", R"({"enum":["open","closed"]})", "");
        row("the only one", R"({"enum":["open"]})", R"("open")");
        row("constant", R"({"const":7})", "7");
        row("default", R"({"type":"integer","default":3})", "3");
        row("list", R"({"type":"array","items":{"type":"string"}})", "[]");
    }

    void onlyWhatIsObviousIsFilledIn()
    {
        QFETCH(std::string, schema);
        QFETCH(std::string, value);
        TryPane pane(m_theme, m_try);
        const json::Value properties = json::Value::object({{"id", json::parse(schema).value}});
        pane.setSubject(QStringLiteral("delete_thing"));
        pane.setSchema(
            json::Value::object(
                {{"type", "object"}, {"properties", properties}, {"required", json::Value::array({"id"})}}),
            {});
        const std::optional<json::Value> arguments = pane.arguments();
        QCOMPARE(arguments.has_value(), !value.empty());
        if (arguments)
            QCOMPARE(json::write((*arguments)["id"]), value);
    }

    void whatIsSaidOfAnAnswerStandsApart()
    {
        TryPane pane(m_theme, m_try);
        pane.resize(900, 500);
        pane.show();
        engine::TrialAnswer answer;
        answer.note = cutNote();
        answer.text = "{\"issues\":[{\"key\":\"TRAY-1\"}]}\n\n" + kNote;
        pane.begin();
        pane.showAnswer(answer);
        QCOMPARE(shownNote(pane), QString::fromStdString(kNote));
        const JsonView *data = viewNamed(pane, QStringLiteral("Response"));
        const JsonView *text = viewNamed(pane, QStringLiteral("Response as text"));
        QVERIFY(data && text);
        QTRY_VERIFY(data->isComplete() && text->isComplete());
        QVERIFY(data->document().value);
        QVERIFY(!data->document().problem);
        QVERIFY(pane.findChild<QTabWidget *>()->isTabVisible(1)); // as the client reads it
        QVERIFY(text->document().text.contains(u"This is cut"));

        answer.text = std::string(answer.data());
        answer.note = {};
        pane.begin();
        QVERIFY(shownNote(pane).isEmpty());
        pane.showAnswer(answer);
        QVERIFY(shownNote(pane).isEmpty());
        QVERIFY(!pane.findChild<QTabWidget *>()->isTabVisible(1));
    }

    // The agent is told in English, and that can still be read.
    void theNoteIsSaidInTheLanguageOfTheWindow()
    {
        TryPane pane(m_theme, m_try);
        pane.resize(900, 500);
        pane.show();
        engine::TrialAnswer answer;
        answer.note = cutNote();
        answer.text = "{\"issues\":[]}\n\n" + kNote;
        pane.begin();
        {
            const OtherLanguage language;
            pane.showAnswer(answer);
        }
        const auto messages = pane.findChildren<InlineMessage *>();
        QVERIFY(std::ranges::any_of(messages, [&pane](const InlineMessage *message) {
            return message->isVisibleTo(&pane)
                   && message->text() == QStringLiteral("An der Stelle /issues: 1/5 Eintraege.");
        }));
        const JsonView *text = viewNamed(pane, QStringLiteral("Response as text"));
        QTRY_VERIFY(text && text->isComplete());
        QVERIFY(text->document().text.endsWith(QString::fromStdString(kNote)));
    }

    void whereThereIsNoRoomForTheNoteItIsAWord()
    {
        TryPane pane(m_theme, m_try);
        pane.resize(600, 200);
        pane.show();
        engine::TrialAnswer answer;
        answer.note = cutNote();
        answer.text = "{\"issues\":[{\"key\":\"TRAY-1\"}]}\n\n" + kNote;
        pane.begin();
        pane.showAnswer(answer);
        QVERIFY(shownNote(pane).isEmpty());
        const auto labels = pane.findChildren<TextLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const TextLabel *label) {
            return label->text().endsWith(QStringLiteral(", truncated"))
                   && label->toolTip().startsWith(u"This is cut");
        }));
        pane.resize(600, 500);
        QCOMPARE(shownNote(pane), QString::fromStdString(kNote));
    }

    void aCallGoesOnWhileAnotherToolIsShown()
    {
        TryPane pane(m_theme, m_try);
        pane.resize(900, 500);
        pane.show();
        pane.setSubject(QStringLiteral("one"));
        const CancellationToken first = pane.begin();
        const quint64 run = pane.run();
        pane.setSubject(QStringLiteral("two"));
        QVERIFY(!pane.isRunning());
        QVERIFY(!first.isCancelled());
        static_cast<void>(pane.begin());
        const quint64 other = pane.run();
        QVERIFY(other != run);
        engine::TrialAnswer answer;
        answer.text = "{\"a\":1}";
        pane.take(run, answer); // of the one that is not shown
        QVERIFY(pane.isRunning());
        pane.setSubject(QStringLiteral("one"));
        QVERIFY(!pane.isRunning());
        const JsonView *data = viewNamed(pane, QStringLiteral("Response"));
        QTRY_VERIFY(data->isComplete());
        QVERIFY(data->isVisibleTo(&pane));
        QVERIFY(data->document().text.contains(u"\"a\""));
        pane.setSubject(QStringLiteral("two"));
        QVERIFY(pane.isRunning());
        QVERIFY(!data->isVisibleTo(&pane));
        pane.take(run, answer); // over long ago
        QVERIFY(pane.isRunning());
        pane.renameSubject(QStringLiteral("two"), QStringLiteral("three"));
        QVERIFY(pane.isRunning());
        pane.take(other, answer);
        QVERIFY(!pane.isRunning());
        QVERIFY(data->isVisibleTo(&pane));
    }

    void whatBecameOfACallIsSaid_data()
    {
        QTest::addColumn<bool>("isError");
        QTest::addColumn<bool>("isPartial");
        QTest::addColumn<bool>("isCancelled");
        QTest::addColumn<QString>("structured");
        QTest::addColumn<MessageKind>("kind");
        QTest::addColumn<QString>("text");
        QTest::newRow("errors beside data")
            << false << true << false << R"({"data":{"a":null},"errors":[{"message":"boom"}]})"
            << MessageKind::Warning << "The API returned errors together with the data: boom";
        QTest::newRow("many errors")
            << true << true << false
            << R"({"errors":[{"message":"a"},{"message":"b"},{"message":"c"},{"message":"d"},{"message":"e"}]})"
            << MessageKind::Error << "The API returned errors together with the data: a\nb\nc\nAnd 2 more.";
        QTest::newRow("errors in a text") << false << true << false << "null" << MessageKind::Warning
                                          << "The API returned errors together with the data.";
        QTest::newRow("cancelled") << true << false << true
                                   << R"({"error":{"code":"cancelled","message":"The call was cancelled."}})"
                                   << MessageKind::Info << "Cancelled.";
        QTest::newRow("failed") << true << false << false
                                << R"({"error":{"code":"x","message":"Nothing there.","hint":"Look."}})"
                                << MessageKind::Error << "The call failed.\nLook at it.";
    }

    void whatBecameOfACallIsSaid()
    {
        QFETCH(const bool, isError);
        QFETCH(const bool, isPartial);
        QFETCH(const bool, isCancelled);
        QFETCH(const QString, structured);
        QFETCH(const MessageKind, kind);
        QFETCH(const QString, text);
        TryPane pane(m_theme, m_try);
        pane.resize(900, 500);
        pane.show();
        engine::TrialAnswer answer;
        answer.isError = isError;
        answer.isPartial = isPartial;
        answer.isCancelled = isCancelled;
        answer.structured = json::parse(structured.toStdString()).value;
        answer.text = structured.toStdString();
        // For people, in place of what clients read.
        answer.error = Error{ErrorKind::NotFound, "x", "The call failed.", "Look at it."};
        static_cast<void>(pane.begin());
        pane.showAnswer(answer);
        const auto messages = pane.findChildren<InlineMessage *>();
        const auto shown = std::ranges::find_if(
            messages, [&pane](const InlineMessage *message) { return message->isVisibleTo(&pane); });
        QVERIFY(shown != messages.end());
        QCOMPARE((*shown)->text(), text);
        QCOMPARE((*shown)->kind(), kind);
    }

    void aToolWithoutArgumentsHasNoEditor()
    {
        TryPane pane(m_theme, m_try);
        pane.show();
        const auto editors = [&pane] {
            const QList<JsonEdit *> all = pane.findChild<SchemaForm *>()->findChildren<JsonEdit *>();
            return std::ranges::count_if(all,
                                         [&pane](const JsonEdit *edit) { return edit->isVisibleTo(&pane); });
        };
        pane.setSubject(QStringLiteral("unknown"));
        QCOMPARE(editors(), 0);
        QVERIFY(isAskedFor(pane, u"No arguments."));
        pane.setSchema(json::Value::object({{"type", "object"}, {"additionalProperties", false}}));
        QCOMPARE(editors(), 0);
        QVERIFY(isAskedFor(pane, u"No arguments."));
        pane.setSubject(QStringLiteral("other"));
        pane.setSchema(schemaWith("login"));
        pane.setArguments(json::Value::object({{"login", "ann"}}));
        QVERIFY(isAskedFor(pane, u"login") && !isAskedFor(pane, u"No arguments."));
        // The arguments of the other tool are not its own.
        pane.setSubject(QStringLiteral("unknown"));
        QVERIFY(isAskedFor(pane, u"No arguments."));
    }

    void whileTheToolIsWrongTheFormStays()
    {
        TryPane pane(m_theme, m_try);
        pane.show();
        const json::Value any = json::Value::object({{"type", "object"}}); // nobody knows more
        pane.setSubject(QStringLiteral("one"));
        pane.setSchema(schemaWith("login"));
        pane.setSchema(any, QStringLiteral("There is no such field."));
        QVERIFY(isAskedFor(pane, u"login"));
        QVERIFY(saysWarning(pane, u"There is no such field."));
        // Another tool is no reason to forget it.
        pane.setSubject(QStringLiteral("two"));
        QVERIFY(!saysWarning(pane, u"There is no such field."));
        pane.setSchema(schemaWith("key"));
        QVERIFY(isAskedFor(pane, u"key") && !isAskedFor(pane, u"login"));
        pane.setSubject(QStringLiteral("one"));
        pane.setSchema(any, QStringLiteral("There is no such field."));
        QVERIFY(isAskedFor(pane, u"login"));
        pane.setSchema(schemaWith("name"));
        QVERIFY(isAskedFor(pane, u"name") && !isAskedFor(pane, u"login"));
        QVERIFY(!saysWarning(pane, u"There is no such field."));
        // Of a tool that was wrong from the start nothing is known, and nothing is asked.
        pane.setSubject(QStringLiteral("three"));
        pane.setSchema(any, QStringLiteral("There is no such field."));
        QVERIFY(isAskedFor(pane, u"No arguments."));
        const auto editors = pane.findChildren<JsonEdit *>();
        QVERIFY(
            std::ranges::none_of(editors, [&](const JsonEdit *edit) { return edit->isVisibleTo(&pane); }));
    }

    void itsSidesAreAsWideAsTheyWereLeft()
    {
        test::ToolPageFixture fixture;
        QVERIFY(fixture.start());
        QVERIFY(fixture.showTab(QStringLiteral("Try")));
        QSplitter &sides = fixture.page->findChild<TryPane *>()->sides();
        sides.setSizes({sides.width() * 3 / 5, sides.width() * 2 / 5});
        Q_EMIT sides.splitterMoved(sides.sizes().constFirst(), 1); // as somebody does it with the mouse
        const QList<int> kept = fixture.state.splitterShares(QStringLiteral("tools.sides"), 2);
        QCOMPARE(kept.size(), 2);
        const QList<int> sizes = sides.sizes();
        QVERIFY(qAbs(kept[0] - 100 * sizes[0] / (sizes[0] + sizes[1])) <= 1);
    }

    void soItDoesWhileAnOperationIsTyped()
    {
        test::ToolPageFixture fixture;
        QVERIFY(fixture.start());
        QVERIFY(fixture.showTab(QStringLiteral("Try")));
        auto *pane = fixture.page->findChild<TryPane *>();
        QTRY_VERIFY(isAskedFor(*pane, u"login"));
        fixture.page->findChild<ToolEditor *>()->operation().editor().setPlainText(
            QStringLiteral("query ($login: String!) { user(login: "));
        QTRY_VERIFY(saysWarning(*pane, u"")); // why, and nothing else changes
        QVERIFY(isAskedFor(*pane, u"login"));
    }

    void anAnswerIsPinnedAndLaterOnesComparedWithIt()
    {
        test::ToolPageFixture fixture;
        QVERIFY(fixture.start() && fixture.show(QStringLiteral("who_am_i")));
        auto *pane = fixture.page->findChild<TryPane *>();
        const auto action = [pane](const QString &text) -> QAction * {
            for (auto *menu : pane->findChildren<QMenu *>()) {
                for (QAction *each : menu->actions()) {
                    if (each->text() == text)
                        return each;
                }
            }
            return nullptr;
        };
        const QString compareText = QStringLiteral("Compare with baseline...");
        QVERIFY(!fixture.button(QStringLiteral("Baseline"))); // there is no answer
        fixture.trigger(actionid::kTryTool);
        QTRY_VERIFY(fixture.button(QStringLiteral("Baseline")));
        QVERIFY(!action(compareText)->isEnabled());
        action(QStringLiteral("Pin as baseline"))->trigger();
        QTRY_VERIFY(fixture.hasMessage(QStringLiteral("the baseline of who_am_i")));
        QVERIFY(action(compareText)->isEnabled());
        fixture.trigger(actionid::kTryTool);
        QTRY_VERIFY(!pane->isRunning());
        QVERIFY(fixture.show(QStringLiteral("get_user")));
        QVERIFY(!action(compareText)->isEnabled());
        QVERIFY(fixture.show(QStringLiteral("who_am_i")));
        QVERIFY(action(compareText)->isEnabled());
        fixture.trigger(actionid::kTryTool);
        QTRY_VERIFY(fixture.button(QStringLiteral("Baseline")));
        action(compareText)->trigger();
        QTRY_VERIFY(fixture.page->findChild<CompareDialog *>());
        auto *dialog = fixture.page->findChild<CompareDialog *>();
        QTRY_VERIFY(dialog->isComplete());
        QStringList titles;
        for (const auto *label : dialog->findChildren<TextLabel *>())
            titles.append(label->text());
        QVERIFY2(titles.join(u'|').contains(QStringLiteral("Baseline: #")), qPrintable(titles.join(u'|')));
        QVERIFY2(titles.contains(QStringLiteral("Identical")), qPrintable(titles.join(u'|')));
        dialog->close();
    }

    void mostOfItIsTheAnswer_data()
    {
        QTest::addColumn<QSize>("room"); // of the page
        QTest::addColumn<double>("least");
        QTest::newRow("window of 800 by 560") << QSize(744, 459) << 0.5;
        QTest::newRow("window of 1280 by 800") << QSize(1122, 699) << 0.65;
    }

    void mostOfItIsTheAnswer()
    {
        QFETCH(QSize, room);
        QFETCH(double, least);
        test::ToolPageFixture fixture;
        QVERIFY(fixture.start());
        fixture.page->setMinimumSize(room); // as within the window, which is smaller than the page would be
        fixture.page->resize(room);
        QCOMPARE(fixture.page->size(), room);
        QVERIFY(fixture.show(QStringLiteral("who_am_i")));
        fixture.trigger(actionid::kTryTool);
        auto *pane = fixture.page->findChild<TryPane *>();
        const auto *data = viewNamed(*pane, QStringLiteral("Response"));
        QTRY_VERIFY(data->isVisible() && data->isComplete());
        const int answer = data->findChild<JsonEdit *>()->height();
        QVERIFY2(answer >= least * pane->height(),
                 qPrintable(QStringLiteral("%1 of %2").arg(answer).arg(pane->height())));
        QVERIFY(test::savePicture(*fixture.page, QStringLiteral("toolsides-try-%1").arg(room.width())));
    }

private:
    Theme m_theme{*qApp, ThemeChoice::Light};
    QAction m_try;
};

TOOLTRAY_TEST(TryPaneTest)
#include "trypanetest.moc"
