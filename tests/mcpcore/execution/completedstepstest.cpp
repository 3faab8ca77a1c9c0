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
using Sizes = std::vector<std::size_t>;

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
        // read: by the step after the mutation
        const TestRows<std::string, std::string, std::string, std::string> row{"read", "errors", "message",
                                                                               "completed"};
        row("whose errors left nothing", "{'title':null,'n':1}", "[{'message':'No title'}]", "open: No title",
            "{'find':{'id':7},'open/create':{'key':'T-9'},'open/read':{'title':null,'n':1}}");
        row("whose errors left something", "{'title':'x','n':null}", "[{'message':'No n'}]",
            "after: Too late",
            "{'find':{'id':7},'open':{'title':'x'},'open/create':{'key':'T-9'},"
            "'open/read':{'title':'x','n':null}}");
        row("that went well", "{'title':'x'}", "[]", "after: Too late",
            "{'find':{'id':7},'open':{'title':'x'},'open/create':{'key':'T-9'}}");
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

    void whatIsToldIsBounded_data()
    {
        QTest::addColumn<Sizes>("sizes"); // of the answers of the steps, in bytes
        QTest::addColumn<Strings>("omitted");
        QTest::newRow("a big one, and one after it") << Sizes{100, 100'000, 100} << Strings{"s1"};
        QTest::newRow("a big one goes first") << Sizes{100'000, 100, 100} << Strings{"s0"};
        QTest::newRow("as many as there is room for") << Sizes{9'000, 9'000, 6'000} << Strings{"s1"};
        QTest::newRow("the mutation in place of an earlier answer")
            << Sizes{9'000, 6'000, 9'000} << Strings{"s0"};
        QTest::newRow("a mutation that is too big itself") << Sizes{9'000, 6'000, 17'000} << Strings{"s2"};
    }

    // The last step of those is a mutation: what it made is told of before what the others read.
    void whatIsToldIsBounded()
    {
        QFETCH(const Sizes, sizes);
        std::vector<Step> steps;
        for (const std::size_t size : sizes) {
            const std::string name = "s" + std::to_string(steps.size());
            steps.push_back(operation(name));
            m_steps->willAnswer(name, found("{'text':'" + std::string(size, 'x') + "'}"));
        }
        m_steps->isMutation(steps.back().name);
        steps.push_back(operation("last"));
        m_steps->willAnswer("last", failed("No"));
        const auto run = start(sequence(std::move(steps)));
        m_clock.advance(1min);
        Strings told;
        Strings omitted;
        for (const json::Member &step : failure().error.details["completed_steps"].members()) {
            told.emplace_back(step.name.view());
            if (step.value.toString().ends_with("omitted here)"))
                omitted.emplace_back(step.name.view());
        }
        QCOMPARE(told, (Strings{"s0", "s1", "s2"}));
        QTEST(omitted, "omitted");
    }

    void stepsOfCalledToolsAreNamedWithTheirCallers_data()
    {
        QTest::addColumn<std::string>("data"); // of the innermost step
        QTest::addColumn<bool>("fails");       // the last step
        QTest::addColumn<std::string>("list"); // of the details
        QTest::addColumn<std::string>("named");
        QTest::newRow("beside data") << std::string("{'a':1,'b':null}") << false << std::string()
                                     << std::string("o/mk/u");
        QTest::newRow("of completed steps")
            << std::string("{'a':1,'b':null}") << true << std::string("step_errors") << std::string("o/mk/u");
        QTest::newRow("in place of data")
            << std::string("{'a':null}") << false << std::string("errors") << std::string();
    }

    void stepsOfCalledToolsAreNamedWithTheirCallers()
    {
        QFETCH(const std::string, data);
        QFETCH(const bool, fails);
        QFETCH(const std::string, list);
        QFETCH(const std::string, named); // empty: the failure names it
        OperationAnswer partial;
        partial.data = value(data);
        partial.errors = value("[{'message':'no'}]");
        m_steps->willAnswer("u", partial);
        m_steps->willAnswer("last", fails ? failed("Too late") : found("{'c':1}"));
        runInside("mk", sequence({operation("u")}), Allowed::One);
        runInside("o", sequence({calling("mk", "make")}), Allowed::One);
        const auto run = start(sequence({calling("o", "outermost"), operation("last")}));
        m_clock.advance(1min);
        const json::Value &errors = list.empty() ? answer().errors : failure().error.details[list];
        QCOMPARE(errors.size(), std::size_t(1));
        QCOMPARE(errors[0]["step"].toString(), std::string_view(named));
        if (named.empty())
            QCOMPARE(failure().error.details["step"].toString(), std::string_view("o/mk/u"));
    }

    void whatWaitsForAStepOfACalledToolNamesIt()
    {
        Step note = calling("note", "add_note");
        note.bindings = {{"issue", ofStep("create", "/issue/id")}};
        CompositeOrder order = orderOf(sequence({operation("create"), note}));
        order.place = "o/mk";
        order.isPreview = true;
        m_steps->willAnswer("create", OperationAnswer{});
        std::string unknown;
        order.onUnknown = [&](const Step &, const std::string &place, const Strings &dependsOn) {
            unknown += place + " <- " + dependsOn.front() + ";";
        };
        const auto run = start(std::move(order));
        m_clock.advance(1min);
        QCOMPARE(unknown, std::string("o/mk/note <- o/mk/create;"));
    }
};

TOOLTRAY_TEST(CompletedStepsTest)

#include "completedstepstest.moc"
