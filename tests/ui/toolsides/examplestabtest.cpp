// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/examplestab.h"

#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/models/assertionmodel.h"
#include "ui/models/roles.h"
#include "ui/navigation/place.h"
#include "ui/pages/tools/exampleeditor.h"
#include "ui/pages/tools/trypane.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"
#include "ui/support/walk.h"
#include "ui/toolsides/toolpagefixture.h"
#include "ui/widgets/form/schemaform.h"
#include "json/parser.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using workspace::Assertion;
using workspace::Example;

namespace {

constexpr int kCallTimeout = 20'000; // ms, for a busy machine

Example exampleOf(const char *name, const char *parameters, std::vector<Assertion> assertions)
{
    Example example;
    example.name = name;
    example.parameters = json::parse(parameters).value;
    example.assertions = std::move(assertions);
    return example;
}

workspace::Tool withExamples()
{
    workspace::Tool tool = test::getUserTool();
    tool.examples.push_back(exampleOf("Robin", "{\"login\":\"robin\"}",
                                      {{"/user/login", Assertion::Equals{json::Value("robin")}},
                                       {"/user/name", Assertion::Matches{"^R"}},
                                       {"/user/email", Assertion::Exists{false}}}));
    tool.examples.push_back(exampleOf(
        "Wrong name", "{\"login\":\"robin\"}",
        {{"/user/login", Assertion::Exists{}}, {"/user/name", Assertion::Equals{json::Value("Nobody")}}}));
    Example refused = exampleOf("Without a login", "{}", {});
    refused.expectsSuccess = false;
    tool.examples.push_back(refused);
    return tool;
}

} // namespace

class ExamplesTabTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::ToolPageFixture>();
        QVERIFY(m_fixture->start());
        QVERIFY(m_fixture->putGetUser(withExamples()));
        QVERIFY(m_fixture->showTab(QStringLiteral("Examples")));
        QTRY_COMPARE(model().rowCount(), 3);
    }
    void cleanup() { m_fixture.reset(); }

    void allAreRunAndSayWhatCameOfThem()
    {
        m_fixture->trigger(actionid::kRunExamples);
        QTRY_COMPARE_WITH_TIMEOUT(
            badges(),
            (QStringList{QStringLiteral("passed"), QStringLiteral("failed"), QStringLiteral("passed")}),
            kCallTimeout);
        QCOMPARE(subtitle(1).left(11), QStringLiteral("/user/name:")); // and what it is
        choose(1);
        const QAbstractItemModel &expectations = *m_fixture->view(QStringLiteral("Expectations"))->model();
        QCOMPARE(expectations.index(0, AssertionModel::Outcome).data().toString(), QStringLiteral("Holds"));
        QVERIFY(expectations.index(1, AssertionModel::Outcome).data().toString().startsWith(u"Found \"R"));
        QVERIFY(m_fixture->showTab(QStringLiteral("Response")));
        QTRY_VERIFY(m_fixture->hasMessage(QStringLiteral("/user/name: Found")));
        QVERIFY(m_fixture->press(QStringLiteral("Show in log")));
        QCOMPARE(m_fixture->opened.last().page, QString(pageid::kLog));
        QVERIFY(m_fixture->opened.last().item.toULongLong() > 0);
    }

    void whatTheToolDoesByNowCounts()
    {
        run(0);
        QTRY_COMPARE_WITH_TIMEOUT(badges().constFirst(), QStringLiteral("passed"), kCallTimeout);
        workspace::Tool tool = withExamples();
        tool.active = {0, 1, 0}; // which answers no name
        QVERIFY(m_fixture->putGetUser(tool));
        QTRY_COMPARE(badges().constFirst(), QString()); // it was another tool
        run(0);
        QTRY_COMPARE_WITH_TIMEOUT(badges().constFirst(), QStringLiteral("failed"), kCallTimeout);
        QCOMPARE(subtitle(0), QStringLiteral("/user/name: Nothing found."));
    }

    void aCallThatFailsFailsTheExample()
    {
        choose(2);
        QComboBox *end = nullptr;
        for (auto *box : m_fixture->page->findChild<ExampleEditor *>()->findChildren<QComboBox *>()) {
            if (box->accessibleName() == QStringLiteral("Expected outcome"))
                end = box;
        }
        QVERIFY(end);
        end->setCurrentIndex(0);
        Q_EMIT end->activated(0);
        // The form holds back what it knows to be wrong; all of them run all the same.
        QVERIFY(m_fixture->press(QStringLiteral("Run all")));
        QTRY_COMPARE_WITH_TIMEOUT(badges().constLast(), QStringLiteral("failed"), kCallTimeout);
        QCOMPARE(subtitle(2), QStringLiteral("Expected the call to succeed, but it failed."));
    }

    void theyAreAddedChangedAndDeletedWithTheTool()
    {
        QVERIFY(m_fixture->press(QStringLiteral("Add")));
        QCOMPARE(model().rowCount(), 4);
        QLineEdit *name = m_fixture->page->findChild<ExampleEditor *>()->findChild<QLineEdit *>();
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, QStringLiteral("Ada"));
        auto *form = m_fixture->page->findChild<ExampleEditor *>()->findChild<SchemaForm *>();
        form->setLook(FormView::Json);
        form->findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("{\"login\": \"ada\"}"));
        choose(0);
        QTest::keyClick(m_fixture->view(QStringLiteral("Examples")), Qt::Key_Delete);
        QCOMPARE(m_fixture->saved().examples.size(), std::size_t(3)); // not yet
        m_fixture->trigger(actionid::kSave);
        QTRY_COMPARE(m_fixture->saved().examples.back().name, std::string("Ada"));
        QCOMPARE(m_fixture->saved().examples.front().name, std::string("Wrong name"));
        QVERIFY(m_fixture->saved().examples.back().parameters == json::parse("{\"login\":\"ada\"}").value);
        m_fixture->trigger(actionid::kUndo);
        QTRY_VERIFY(m_fixture->saved() == withExamples());
        QTRY_COMPARE(model().rowCount(), 3);
    }

    void aTrialIsKeptAsAnExample()
    {
        m_fixture->trigger(actionid::kTryTool);
        auto *pane = m_fixture->page->findChild<TryPane *>();
        pane->setArguments(json::parse("{\"login\":\"robin\"}").value);
        QVERIFY(m_fixture->press(QStringLiteral("Save the arguments as an example")));
        QCOMPARE(model().rowCount(), 4);
        run(3);
        QTRY_COMPARE_WITH_TIMEOUT(badges().constLast(), QStringLiteral("passed"), kCallTimeout);
    }

    void aValueOfTheAnswerBecomesAnExpectation()
    {
        run(0);
        QTRY_COMPARE_WITH_TIMEOUT(badges().constFirst(), QStringLiteral("passed"), kCallTimeout);
        QVERIFY(m_fixture->showTab(QStringLiteral("Response")));
        QTRY_VERIFY(m_fixture->button(QStringLiteral("Expect this value"))->isEnabled());
        QVERIFY(m_fixture->press(QStringLiteral("Expect this value")));
        QCOMPARE(m_fixture->view(QStringLiteral("Expectations"))->model()->rowCount(), 4);
        run(0);
        QTRY_COMPARE_WITH_TIMEOUT(badges().constFirst(), QStringLiteral("passed"), kCallTimeout);
    }

    void whatIsStoppedIsNotRun()
    {
        QVERIFY(m_fixture->press(QStringLiteral("Run all")));
        QVERIFY(m_fixture->press(QStringLiteral("Stop")));
        QCOMPARE(badges(), (QStringList{QString(), QString(), QString()}));
        QVERIFY(m_fixture->button(QStringLiteral("Run all")));
    }

    void whatCannotBeSavedIsKeptAsADraft()
    {
        choose(0);
        QAbstractItemModel *expectations = m_fixture->view(QStringLiteral("Expectations"))->model();
        QVERIFY(expectations->setData(expectations->index(1, AssertionModel::Value), QStringLiteral("(")));
        m_fixture->trigger(actionid::kSave);
        QTRY_VERIFY(m_fixture->hasMessage(QStringLiteral("regular expression")));
        QVERIFY(m_fixture->saved() == withExamples());
        QCOMPARE(expectations->index(1, AssertionModel::Value).data().toString(), QStringLiteral("("));
    }

    void looksLikeThis_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::addColumn<QSize>("size");
        QTest::newRow("light") << ThemeChoice::Light << QSize(1200, 740);
        QTest::newRow("dark") << ThemeChoice::Dark << QSize(1200, 740);
        QTest::newRow("small") << ThemeChoice::Light << QSize(736, 470);
    }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        QFETCH(QSize, size);
        m_fixture.reset();
        m_fixture = std::make_unique<test::ToolPageFixture>(choice);
        QVERIFY(m_fixture->start());
        m_fixture->page->setMinimumSize(1, 1); // as in a window that is as small as that
        m_fixture->page->resize(size);
        const auto picture = [this](const QString &what) {
            return test::savePicture(*m_fixture->page, QStringLiteral("toolsides-") + what + u'-'
                                                           + QString::fromLatin1(QTest::currentDataTag()));
        };
        QVERIFY(m_fixture->showTab(QStringLiteral("Examples")));
        QVERIFY(picture(QStringLiteral("examples-none")));
        QVERIFY(m_fixture->putGetUser(withExamples()));
        QTRY_COMPARE(model().rowCount(), 3);
        choose(1);
        QVERIFY(test::finishesWork(m_fixture->engineClient.engine));
        QVERIFY(picture(QStringLiteral("examples-arguments")));
        QVERIFY(m_fixture->press(QStringLiteral("Run all")));
        QTRY_COMPARE_WITH_TIMEOUT(badges().constLast(), QStringLiteral("passed"), kCallTimeout);
        QVERIFY(m_fixture->showTab(QStringLiteral("Expectations")));
        QVERIFY(picture(QStringLiteral("examples-expectations")));
        QVERIFY(m_fixture->showTab(QStringLiteral("Response")));
        QVERIFY(test::finishesWork());
        QVERIFY(picture(QStringLiteral("examples-answer")));
        QCOMPARE(test::unnamed(*m_fixture->page), QStringList());
    }

private:
    QAbstractItemModel &model() const { return *m_fixture->view(QStringLiteral("Examples"))->model(); }
    void choose(int row) const
    {
        m_fixture->view(QStringLiteral("Examples"))->setCurrentIndex(model().index(row, 0));
    }
    void run(int row) const
    {
        choose(row);
        QVERIFY(m_fixture->press(QStringLiteral("Run")));
    }
    QStringList badges() const
    {
        QStringList texts;
        for (int row = 0; row < model().rowCount(); ++row) {
            const auto badges = model().index(row, 0).data(BadgesRole).value<Badges>();
            texts.append(badges.isEmpty() || badges.first().text == u"running" ? QString()
                                                                               : badges.first().text);
        }
        return texts;
    }
    QString subtitle(int row) const { return model().index(row, 0).data(SubtitleRole).toString(); }

    std::unique_ptr<test::ToolPageFixture> m_fixture;
};

TOOLTRAY_TEST(ExamplesTabTest)
#include "examplestabtest.moc"
