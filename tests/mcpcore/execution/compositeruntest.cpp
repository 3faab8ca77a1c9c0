// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/runs/compositerun.h"

#include "compositescene.h"
#include "support/eventually.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;
using workspace::Binding;
using workspace::Sequence;
using workspace::Step;
using workspace::Switch;
using Allowed = Mutations::Allowed;
using Strings = std::vector<std::string>;

class CompositeRunTest : public QObject, protected CompositeScene {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_steps = std::make_unique<FakeSteps>(m_clock);
        m_outcome.reset();
    }

    void runsStepsOneAfterTheOther()
    {
        m_steps->willAnswer("find", found("{'id':7}"));
        m_steps->willAnswer("show", found("{'title':'x'}"));
        Step second = operation("show");
        second.endpoint = "other";
        const auto run = start(sequence({operation("find"), second}));
        QCOMPARE(m_steps->sent, Strings{"find"});
        m_clock.advance(1s);
        QCOMPARE(m_steps->sent, (Strings{"find", "show"}));
        QVERIFY(!m_outcome);
        m_clock.advance(1s);
        QCOMPARE(shown(answer().data), std::string("{'title':'x'}"));
        QCOMPARE(answer().bytes, std::uint64_t(20));
        QCOMPARE(m_steps->ran[0].endpoint, std::string("tracker"));
        QCOMPARE(m_steps->ran[1].endpoint, std::string("other"));
    }

    void theResultIsMadeOfTheAnswers()
    {
        m_steps->willAnswer("find", found("{'id':7}"));
        m_steps->willAnswer("show", found("{'title':'x'}"));
        const Binding result{.source = workspace::ObjectSource{{{"id", ofStep("find", "/id")},
                                                                {"title", ofStep("show", "/title")},
                                                                {"asked", argument("id")},
                                                                {"gone", ofStep("find", "/nothing")}}}};
        const auto run = start(sequence({operation("find"), operation("show")}, result));
        m_clock.advance(2s);
        QCOMPARE(shown(answer().data), std::string("{'id':7,'title':'x','asked':1}"));
    }

    void aConditionSkipsAStep()
    {
        m_steps->willAnswer("find", found("{'id':null}"));
        m_steps->willAnswer("create", found("{'id':8}"));
        Step update = operation("update");
        update.when = workspace::Condition{workspace::ExistsTest{ofStep("find", "/id")}};
        Step create = operation("create");
        create.when = workspace::Condition{workspace::NotTest{*update.when}};
        const Binding result{.source =
                                 workspace::FirstSource{{ofStep("update", "/id"), ofStep("create", "/id")}}};
        const auto run = start(sequence({operation("find"), update, create}, result));
        m_clock.advance(3s);
        QCOMPARE(m_steps->sent, (Strings{"find", "create"}));
        QCOMPARE(shown(answer().data), std::string("8"));
    }

    void withoutAResultTheLastStepThatRanIsIt()
    {
        m_steps->willAnswer("find", found("{'id':7}"));
        Step never = operation("never");
        never.when = workspace::Condition{workspace::ExistsTest{argument("nothing")}};
        const auto run = start(sequence({operation("find"), never}));
        m_clock.advance(1s);
        QCOMPARE(shown(answer().data), std::string("{'id':7}"));
    }

    void whenNoStepRunsThereIsNothing()
    {
        Step never = operation("never");
        never.when = workspace::Condition{workspace::ExistsTest{argument("nothing")}};
        const auto run = start(sequence({never}));
        QVERIFY(!m_outcome); // never from within
        QVERIFY(eventually([&] { return m_outcome.has_value(); }));
        QVERIFY(answer().data.isNull());
    }

    void aToolGetsItsArgumentsFromTheBindings()
    {
        m_steps->willAnswer("find", found("{'id':7}"));
        Step close = calling("close", "close_issue");
        close.bindings = {
            {"issue", ofStep("find", "/id")}, {"by", argument("name")}, {"gone", argument("x")}};
        const auto run = start(sequence({operation("find"), close}));
        m_clock.advance(1s);
        QVERIFY(m_steps->ran[0].arguments.isNull());
        QCOMPARE(shown(m_steps->ran[1].arguments), std::string("{'issue':7,'by':'n'}"));
        QCOMPARE(m_steps->ran[1].tools, (Strings{"outer", "close_issue"}));
        QCOMPARE(m_steps->ran[1].endpoint, std::string()); // its own
    }

    void aFailureNamesItsStep_data()
    {
        const TestRows<std::string, std::string> row{"message", "expected"};
        row("a message", "No such issue", "updateIssue: No such issue");
        row("that names it", "updateIssue: Title can't be blank", "updateIssue: Title can't be blank");
    }
    void aFailureNamesItsStep()
    {
        QFETCH(std::string, message);
        QFETCH(std::string, expected);
        m_steps->willAnswer("find", found("{}"));
        m_steps->willAnswer("updateIssue", failed(message));
        const auto run = start(sequence({operation("find"), operation("updateIssue"), operation("after")}));
        m_clock.advance(1min);
        QCOMPARE(failure().error.message, expected);
        QCOMPARE(failure().error.hint, std::string("Correct it."));
        QVERIFY(failure().level == Level::Payload);
        QCOMPARE(shown(failure().error.details),
                 std::string("{'step':'updateIssue','completed_steps':{'find':{}}}"));
        QCOMPARE(m_steps->sent, (Strings{"find", "updateIssue"}));
    }

    void oneMutationRuns()
    {
        m_steps->willAnswer("create", found("{}"));
        m_steps->isMutation("create");
        m_steps->isMutation("close");
        const auto run = start(sequence({operation("create"), operation("close")}));
        m_clock.advance(1min);
        QCOMPARE(m_steps->sent, Strings{"create"});
        QCOMPARE(failure().error.code, std::string("multiple_mutations"));
        QCOMPARE(shown(failure().error.details["took_effect"]), std::string("['create']"));
        QVERIFY(failure().error.hint.ends_with("\"create\" has already taken effect; do not repeat it."));
    }

    void severalRunWhereTheyAreAllowed()
    {
        for (const char *step : {"create", "close", "note"})
            m_steps->isMutation(step);
        m_steps->willAnswer("create", found("{}"));
        m_steps->willAnswer("close", found("{}"));
        m_steps->willAnswer("note", failed("Too long"));
        CompositeOrder order =
            orderOf(sequence({operation("create"), operation("close"), operation("note")}));
        order.mutations = Allowed::Several;
        const auto run = start(std::move(order));
        m_clock.advance(1min);
        QCOMPARE(failure().error.message, std::string("note: Too long"));
        QCOMPARE(shown(failure().error.details["took_effect"]), std::string("['create','close']"));
        QVERIFY(failure().error.hint.find("\"create\" and \"close\" have already") != std::string::npos);
        QVERIFY(!failure().error.details.contains("may_have_taken_effect"));
    }

    void whatMayHaveHappenedIsNamed_data()
    {
        addColumns<CallFailure, bool>("how", "mayHave");
        const auto row = [](const char *name, Level level, int status, const char *details, bool mayHave) {
            CallFailure how{.level = level, .error = {ErrorKind::Invalid, "payload_errors", "It failed."}};
            how.error.details = value(details);
            how.status = status;
            how.data = how.error.details["data"];
            QTest::newRow(name) << how << mayHave;
        };
        row("never left", Level::Network, 0, "{'may_have_left':false}", false);
        row("no answer", Level::Network, 0, "{'may_have_left':true}", true);
        row("refused", Level::Http, 403, "{}", false);
        row("failed within", Level::Http, 502, "{}", true);
        row("a broken answer", Level::Http, 200, "{}", true);
        row("errors", Level::GraphQL, 200, "{}", false);
        row("payload errors", Level::Payload, 200, "{}", false);
        row("some payload errors", Level::Payload, 200, "{'data':{'a':[{},{}]}}", true);
        row("not sent", Level::Tool, 0, "{}", false);
    }
    void whatMayHaveHappenedIsNamed()
    {
        QFETCH(CallFailure, how);
        QFETCH(bool, mayHave);
        m_steps->isMutation("create");
        m_steps->willAnswer("create", how);
        const auto run = start(sequence({operation("create")}));
        m_clock.advance(1min);
        QCOMPARE(failure().error.details.contains("may_have_taken_effect"), mayHave);
        QVERIFY(!failure().error.details.contains("took_effect"));
    }

    void aResultThatCannotBeMadeNamesTheMutation()
    {
        m_steps->isMutation("create");
        m_steps->willAnswer("create", found("{'id':'x'}"));
        Binding result = ofStep("create", "/id");
        result.transforms = {{.kind = workspace::Transform::Kind::Number}};
        const auto run = start(sequence({operation("create")}, result));
        m_clock.advance(1min);
        QVERIFY(failure().level == Level::Tool);
        QVERIFY(failure().error.message.starts_with("The result could not be created."));
        QCOMPARE(shown(failure().error.details["took_effect"]), std::string("['create']"));
    }

    void toolsThatAreCalledShareTheOneMutation()
    {
        m_steps->isMutation("create");
        m_steps->isMutation("label");
        m_steps->willAnswer("create", found("{}"));
        runInside("open", sequence({operation("create"), operation("label")}), Allowed::Several);
        const auto run = start(sequence({calling("open", "open_issue")}));
        m_clock.advance(1min);
        QCOMPARE(m_steps->sent, Strings{"open/create"});
        QVERIFY2(failure().error.message.starts_with("open: label: "), failure().error.message.c_str());
        QCOMPARE(failure().error.details["step"].toString(), std::string_view("open/label"));
        QCOMPARE(shown(failure().error.details["took_effect"]), std::string("['open/create']"));
        const std::string &hint = failure().error.hint;
        QCOMPARE(hint.find("taken effect"), hint.rfind("taken effect"));
    }

    void earlierMutationsAreNamedWhenACalledToolFails()
    {
        m_steps->isMutation("create");
        m_steps->isMutation("label");
        m_steps->willAnswer("create", found("{}"));
        m_steps->willAnswer("label", failed("No such label"));
        runInside("mark", sequence({operation("label")}), Allowed::One);
        CompositeOrder order = orderOf(sequence({operation("create"), calling("mark", "mark_issue")}));
        order.mutations = Allowed::Several;
        const auto run = start(std::move(order));
        m_clock.advance(1min);
        QCOMPARE(failure().error.message, std::string("mark: label: No such label"));
        QCOMPARE(shown(failure().error.details["took_effect"]), std::string("['create']"));
    }

    void toolsDoNotCallThemselves_data()
    {
        addColumns<std::vector<std::string>, std::string>("tools", "code");
        QTest::newRow("itself") << Strings{"again"} << std::string("tool_cycle");
        QTest::newRow("in a circle") << Strings{"again", "outer"} << std::string("tool_cycle");
        QTest::newRow("too deep") << Strings(8, "other") << std::string("tool_depth");
    }
    void toolsDoNotCallThemselves()
    {
        QFETCH(std::vector<std::string>, tools);
        QFETCH(std::string, code);
        CompositeOrder order = orderOf(sequence({calling("again", "again")}));
        order.tools = tools;
        const auto run = start(std::move(order));
        QVERIFY(!m_outcome);
        QVERIFY(eventually([&] { return m_outcome.has_value(); }));
        QCOMPARE(failure().error.code, code);
        QVERIFY(failure().level == Level::Tool);
        QVERIFY(m_steps->ran.empty());
    }

    void aSwitchRunsTheCaseOfTheArgument()
    {
        m_steps->willAnswer("close", found("{'id':1}"));
        const auto run = start(choice(), "{'action':'close'}");
        m_clock.advance(1s);
        QCOMPARE(m_steps->sent, Strings{"close"});
        QCOMPARE(shown(answer().data), std::string("{'id':1}"));
    }

    void aSwitchRunsNothingElse_data()
    {
        addColumns<std::string, std::string>("arguments", "code");
        QTest::newRow("unknown") << std::string("{'action':'delete'}") << std::string("case_unknown");
        QTest::newRow("missing") << std::string("{}") << std::string("case_missing");
        QTest::newRow("not now") << std::string("{'action':'open'}") << std::string("case_condition");
    }
    void aSwitchRunsNothingElse()
    {
        QFETCH(std::string, arguments);
        QFETCH(std::string, code);
        const auto run = start(choice(), arguments);
        QVERIFY(eventually([&] { return m_outcome.has_value(); }));
        QCOMPARE(failure().error.code, code);
        QVERIFY(m_steps->ran.empty());
    }

    void errorsBesideDataGoAlong()
    {
        OperationAnswer half;
        half.data = value("{'a':null,'b':1}");
        half.errors = value("[{'message':'no'}]");
        m_steps->willAnswer("find", half);
        m_steps->isMutation("make");
        m_steps->willAnswer("make", found("{'id':9}"));
        m_steps->willAnswer("read", found("{'id':1}"));
        const auto run = start(sequence({operation("read"), operation("make"), operation("find")}));
        m_clock.advance(3s);
        QCOMPARE(shown(answer().errors), std::string("[{'message':'no','step':'find'}]"));
        QCOMPARE(answer().note, std::string("The step \"make\" has already taken effect; do not repeat it. "
                                            "Returned by the completed steps: {\"make\":{\"id\":9}}."));
    }

    void aStepThatFailsEndsTheCall_data()
    {
        addColumns<std::string, bool, bool>("data", "isMutation", "mayHave");
        QTest::newRow("null") << std::string("null") << false << false;
        QTest::newRow("null fields") << std::string("{'owner':null,'team':null}") << false << false;
        QTest::newRow("a refused mutation") << std::string("{'owner':null,'team':null}") << true << false;
        QTest::newRow("half a mutation") << std::string("{'owner':{'id':null}}") << true << true;
    }
    void aStepThatFailsEndsTheCall()
    {
        QFETCH(std::string, data);
        QFETCH(bool, isMutation);
        OperationAnswer denied;
        denied.data = value(data);
        denied.errors = value("[{'message':'permission denied'}]");
        m_steps->willAnswer("find", found("{'id':7}"));
        m_steps->willAnswer("owner", denied);
        m_steps->isMutation(isMutation ? "owner" : "create");
        const auto run = start(sequence({operation("find"), operation("owner"), operation("create")}));
        m_clock.advance(1min);
        QCOMPARE(m_steps->sent, (Strings{"find", "owner"}));
        QCOMPARE(failure().error.message, std::string("owner: permission denied"));
        QCOMPARE(shown(failure().error.details["completed_steps"]), std::string("{'find':{'id':7}}"));
        QVERIFY(!failure().error.details.contains("took_effect"));
        QTEST(failure().error.details.contains("may_have_taken_effect"), "mayHave");
    }

    void anArgumentThatNoStepReturnedEndsTheCall()
    {
        OperationAnswer half;
        half.data = value("{'owner':null,'team':1}");
        half.errors = value("[{'message':'no access'}]");
        m_steps->willAnswer("owner", half);
        Step create = calling("create", "create_issue");
        create.bindings = {{"title", argument("name")}, {"ownerId", ofStep("owner", "/owner/id")}};
        const auto run = start(sequence({operation("owner"), create}));
        QVERIFY(eventually([&] {
            m_clock.advance(1s);
            return m_outcome.has_value();
        }));
        QCOMPARE(m_steps->sent, Strings{"owner"});
        QCOMPARE(failure().error.code, std::string(kValueMissing));
        QCOMPARE(shown(failure().error.details["step_errors"]), // why it is missing
                 std::string("[{'message':'no access','step':'owner'}]"));
        const char *reason = "create: Binding \"ownerId\": The step \"owner\" returned nothing at /owner/id";
        QVERIFY2(failure().error.message.starts_with(reason), failure().error.message.c_str());
    }

    void anOptionalArgumentMayBeAbsentOrNull()
    {
        m_steps->willAnswer("owner", found("{'owner':null,'team':{'id':null}}"));
        m_steps->willAnswer("create", found("{'id':1}"));
        Step create = calling("create", "create_issue");
        create.bindings = {{"title", argument("name")},
                           {"ownerId", ofStep("owner", "/owner/id")},
                           {"teamId", ofStep("owner", "/team/id")}};
        create.bindings[1].binding.isOptional = create.bindings[2].binding.isOptional = true;
        const auto run = start(sequence({operation("owner"), create}));
        m_clock.advance(2s);
        QCOMPARE(shown(m_steps->ran.at(1).arguments), std::string("{'title':'n'}"));
        QCOMPARE(shown(answer().data), std::string("{'id':1}"));
    }

    void aPreviewClaimsNothing()
    {
        m_steps->isMutation("create");
        m_steps->willAnswer("create", OperationAnswer{});
        Step note = calling("note", "add_note");
        note.bindings = {{"issue", ofStep("create", "/issue/id")}};
        Step last = operation("last");
        last.when = workspace::Condition{workspace::ExistsTest{ofStep("create", "/issue")}};
        CompositeOrder order = orderOf(sequence({operation("create"), note, last}));
        order.isPreview = true;
        std::string unknown;
        order.onUnknown = [&](const Step &, const std::string &place, const Strings &dependsOn) {
            unknown += place + " <- " + dependsOn.front() + ";";
        };
        const auto run = start(std::move(order));
        QVERIFY(eventually([&] {
            m_clock.advance(1s);
            return m_outcome.has_value();
        }));
        QVERIFY(std::holds_alternative<OperationAnswer>(*m_outcome));
        QCOMPARE(m_steps->sent, Strings{"create"});
        QCOMPARE(unknown, std::string("note <- create;last <- create;"));
    }

    void stepsAreBounded()
    {
        std::vector<Step> steps;
        for (std::uint64_t i = 0; i <= CallBudget::kSteps; ++i) {
            steps.push_back(operation("s" + std::to_string(i)));
            steps.back().when = workspace::Condition{workspace::ExistsTest{argument("nothing")}};
        }
        CompositeOrder order = orderOf(sequence(std::move(steps)));
        order.budget = std::make_shared<CallBudget>(m_clock);
        const auto run = start(std::move(order));
        QVERIFY(eventually([&] { return m_outcome.has_value(); }));
        QCOMPARE(failure().error.code, std::string("call_limit"));
        QVERIFY2(failure().error.message.ends_with("This call reached the limit of 10,000 steps."),
                 failure().error.message.c_str());
    }

    // Whether one can go on from there is for the runner of the steps to say.
    void aListThatIsNotWholeIsSaid()
    {
        OperationAnswer cut;
        cut.data = value("[1]");
        cut.pages = PagedResult{.data = {}, .pages = 1, .items = 1, .end = PageEnd::ItemLimit, .next = {}};
        cut.pages->next = PagePosition{};
        m_steps->willAnswer("list", cut);
        m_steps->willAnswer("show", found("{}"));
        const auto run = start(sequence({operation("list"), operation("show")}));
        m_clock.advance(2s);
        QVERIFY(answer().pages && answer().pages->end == PageEnd::ItemLimit);
        QVERIFY(answer().pages->next);
    }

    void tellsOfItsProgress()
    {
        m_steps->willAnswer("find", found("{}"));
        m_steps->willAnswer("show", found("{}"));
        std::string progress;
        CompositeOrder order = orderOf(sequence({operation("find"), operation("show")}));
        order.onProgress = [&](double done, std::size_t total, std::string_view step, std::uint64_t count) {
            progress += std::to_string(static_cast<int>(done)) + '/' + std::to_string(total) + ' '
                        + std::string(step) + (count == 0 ? ";" : "+;");
        };
        const auto run = start(std::move(order));
        m_clock.advance(2s);
        QCOMPARE(progress, std::string("0/2 find;1/2 show;"));
    }

    void cancelsWhenItIsDestroyed()
    {
        auto run = start(sequence({operation("find"), operation("show")}));
        run.reset();
        QCOMPARE(m_steps->cancelled, 1);
        m_clock.advance(1min);
        QCoreApplication::processEvents();
        QVERIFY(!m_outcome);
        QCOMPARE(m_steps->sent, Strings{"find"});
    }

    void mayBeDestroyedByItsAnswer()
    {
        m_steps->willAnswer("find", found("{}"));
        std::unique_ptr<Run> run;
        bool isDone = false;
        run = started<CompositeRun>(*m_steps, orderOf(sequence({operation("find")})),
                                    [&](const OperationOutcome &) {
                                        run.reset();
                                        isDone = true;
                                    });
        m_clock.advance(1s);
        QVERIFY(isDone && !run);
    }

private:
    static OperationPointer choice()
    {
        Switch made{.parameter = "action", .cases = {}};
        made.cases.push_back({.step = operation("close"), .parameters = {}});
        Step open = operation("open");
        open.when = workspace::Condition{workspace::ExistsTest{argument("nothing")}};
        made.cases.push_back({.step = open, .parameters = {}});
        return std::make_shared<const workspace::Operation>(std::move(made));
    }
};

TOOLTRAY_TEST(CompositeRunTest)
#include "compositeruntest.moc"
