// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/runs/compositerun.h"

#include "compositescene.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;
using workspace::Binding;
using workspace::Step;
using Allowed = Mutations::Allowed;
using Strings = std::vector<std::string>;

// What is told of the steps before the one that failed.
class CompletedStepsTest : public QObject, protected CompositeScene {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_steps = std::make_unique<FakeSteps>(m_clock);
        m_outcome.reset();
    }

    // What a mutation made must not be lost with the step after it.
    void aFailureTellsWhatWasDone()
    {
        m_steps->isMutation("createIssue");
        m_steps->willAnswer("createIssue", found("{'createIssue':{'issue':{'key':'TRAY-9'}}}"));
        m_steps->willAnswer("addComment", failed("Too long"));
        m_steps->willAnswer("find", found("{'message':'No such issue'}", 404)); // as the step expects
        const auto run =
            start(sequence({operation("find"), operation("createIssue"), operation("addComment")}));
        m_clock.advance(1min);
        QCOMPARE(failure().error.message, std::string("addComment: Too long"));
        QCOMPARE(shown(failure().error.details["completed_steps"]),
                 std::string("{'createIssue':{'createIssue':{'issue':{'key':'TRAY-9'}}}}"));
        QCOMPARE(shown(failure().error.details["took_effect"]), std::string("['createIssue']"));
    }

    void aFailureTellsWhatWasDoneInCalledTools_data()
    {
        QTest::addColumn<std::string>("read"); // by the step after the mutation
        QTest::addColumn<std::string>("errors");
        QTest::addColumn<std::string>("message");
        QTest::addColumn<std::string>("completed");
        QTest::newRow("whose errors left nothing")
            << std::string("{'title':null,'n':1}") << std::string("[{'message':'No title'}]")
            << std::string("open: No title")
            << std::string("{'find':{'id':7},'open/create':{'key':'T-9'},'open/read':{'title':null,'n':1}}");
        QTest::newRow("whose errors left something")
            << std::string("{'title':'x','n':null}") << std::string("[{'message':'No n'}]")
            << std::string("after: Too late")
            << std::string("{'find':{'id':7},'open':{'title':'x'},'open/create':{'key':'T-9'},"
                           "'open/read':{'title':'x','n':null}}");
        QTest::newRow("that went well")
            << std::string("{'title':'x'}") << std::string("[]") << std::string("after: Too late")
            << std::string("{'find':{'id':7},'open':{'title':'x'},'open/create':{'key':'T-9'}}");
    }

    void aFailureTellsWhatWasDoneInCalledTools()
    {
        QFETCH(std::string, read);
        QFETCH(std::string, errors);
        OperationAnswer reading;
        reading.data = value(read);
        reading.errors = value(errors);
        m_steps->isMutation("create");
        m_steps->willAnswer("find", found("{'id':7}"));
        m_steps->willAnswer("create", found("{'key':'T-9'}"));
        m_steps->willAnswer("read", reading);
        m_steps->willAnswer("after", failed("Too late"));
        const Binding result{.source = workspace::ObjectSource{{{"title", ofStep("read", "/title")}}}};
        runInside("open", sequence({operation("create"), operation("read")}, result), Allowed::One);
        const auto run =
            start(sequence({operation("find"), calling("open", "open_issue"), operation("after")}));
        m_clock.advance(1min);
        QTEST(failure().error.message.text(), "message");
        const std::string completed = shown(failure().error.details["completed_steps"]);
        QTEST(completed, "completed");
        QCOMPARE(shown(failure().error.details["took_effect"]), std::string("['open/create']"));
    }

    void whatIsToldOfCompletedStepsIsBounded()
    {
        m_steps->willAnswer("find", found("{'id':7}"));
        m_steps->willAnswer("big", found("{'text':'" + std::string(100'000, 'x') + "'}"));
        m_steps->willAnswer("last", failed("No"));
        const auto run = start(sequence({operation("find"), operation("big"), operation("last")}));
        m_clock.advance(1min);
        const json::Value &completed = failure().error.details["completed_steps"];
        QCOMPARE(shown(completed["find"]), std::string("{'id':7}"));
        QVERIFY2(completed["big"].toString().ends_with("omitted here)"), shown(completed).c_str());
    }
};

TOOLTRAY_TEST(CompletedStepsTest)

#include "completedstepstest.moc"
