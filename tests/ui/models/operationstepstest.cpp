// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/operationedits.h"

#include "support/testcase.h"
#include "ui/models/definitiontext.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr const char *kSteps = "{'steps': [{'name': 'find', 'operation': {'tool': 'get_user'}},"
                               "{'name': 'list', 'operation': {'tool': 'list_issues'}, 'bindings': {'id': "
                               "{'step': 'find', 'path': '/id'}}}],"
                               "'result': {'step': 'list'}}";
constexpr const char *kCases = "{'parameter': 'kind', 'cases': {'bug': {'operation': {'tool': 'report_bug'}},"
                               "'a/b': {'operation': {'path': '/ideas'}}}}";

ToolDraft draftOf(const char *operation)
{
    ToolDraft draft;
    draft.tool.name = "both";
    draft.version = draft.tool.active;
    draft.edited().operation =
        *readOperation(QString::fromUtf8(operation).replace(u'\'', u'"').toStdString()).operation;
    return draft;
}

QString namesIn(const ToolDraft &draft)
{
    QStringList names;
    const workspace::Operation operation = operationOf(draft);
    for (std::size_t i = 0; i < stepCount(operation); ++i)
        names.append(QString::fromStdString(stepAt(operation, i)->name));
    return names.join(u' ');
}

} // namespace

class OperationStepsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsAndCasesHaveTheirPlaces()
    {
        const workspace::Operation steps = operationOf(draftOf(kSteps));
        QCOMPARE(stepCount(steps), std::size_t(2));
        QCOMPARE(stepPlace(steps, 1), std::string("/operation/steps/1"));
        QCOMPARE(stepAround(steps, "/operation/steps/1/when/exists"), std::size_t(1));
        QCOMPARE(stepAround(steps, "/operation/steps/10"), std::size_t(2));
        QCOMPARE(stepAround(steps, "/operation/result"), std::size_t(2));
        const workspace::Operation cases = operationOf(draftOf(kCases));
        QCOMPARE(stepPlace(cases, 1), std::string("/operation/cases/a~1b"));
        QCOMPARE(stepAround(cases, "/operation/cases/a~1b/operation/path"), std::size_t(1));
        QVERIFY(!stepAt(cases, 2));
        QCOMPARE(stepCount(workspace::GraphqlOperation{}), std::size_t(0));
    }

    void aNewStepHasANameOfItsOwn()
    {
        ToolDraft draft = draftOf(kSteps);
        QVERIFY(renameStep(draft, 0, "step3"));
        QCOMPARE(addStep(draft), std::size_t(2));
        QCOMPARE(namesIn(draft), QStringLiteral("step3 list step4"));
        ToolDraft cases = draftOf(kCases);
        QCOMPARE(addStep(cases), std::size_t(2));
        QCOMPARE(namesIn(cases), QStringLiteral("bug a/b case3"));
    }

    void whoTakesTheAnswerFollowsTheName()
    {
        ToolDraft draft = draftOf(kSteps);
        QVERIFY(!renameStep(draft, 0, "list"));
        QVERIFY(renameStep(draft, 0, "user"));
        QCOMPARE(operationProblem(operationOf(draft)), QString());
        QVERIFY(operationText(operationOf(draft)).find("\"step\": \"user\"") != std::string::npos);
    }

    void whatWasTypedGoesWhereTheStepGoes()
    {
        ToolDraft draft = draftOf(kSteps);
        draft.setUnfinished("/operation/steps/1/when", "half");
        draft.setUnfinished("/operation/result", "other");
        moveStep(draft, 1, -1);
        QCOMPARE(namesIn(draft), QStringLiteral("list find"));
        QVERIFY(draft.unfinishedAt("/operation/steps/0/when"));
        QVERIFY(!draft.unfinishedAt("/operation/steps/1/when"));
        moveStep(draft, 0, -1); // nowhere to go
        QCOMPARE(namesIn(draft), QStringLiteral("list find"));
        draft.setUnfinished("/operation/steps/1/name", "no name");
        removeStep(draft, 0);
        QCOMPARE(namesIn(draft), QStringLiteral("find"));
        QCOMPARE(draft.unfinished.size(), std::size_t(2));
        QVERIFY(draft.unfinishedAt("/operation/steps/0/name"));
        QVERIFY(draft.unfinishedAt("/operation/result"));
    }

    void soItDoesWithCases()
    {
        ToolDraft draft = draftOf(kCases);
        draft.setUnfinished("/operation/cases/a~1b/operation/path", "ideas");
        QVERIFY(renameStep(draft, 1, "idea"));
        QVERIFY(draft.unfinishedAt("/operation/cases/idea/operation/path"));
        moveStep(draft, 1, -1);
        QCOMPARE(namesIn(draft), QStringLiteral("idea bug"));
        QVERIFY(draft.unfinishedAt("/operation/cases/idea/operation/path"));
        removeStep(draft, 0);
        QVERIFY(draft.unfinished.empty());
    }

    void whatIsTypedGivesWayToAnotherOperationOnlyWhereItDiffers()
    {
        ToolDraft draft = draftOf(kCases);
        draft.setUnfinished("/operation/cases/a~1b/operation/path", "ideas");
        draft.setUnfinished("/operation/parameter", "");
        draft.setUnfinished("/result/path", "of another tab");
        const workspace::Operation before = operationOf(draft);
        workspace::Operation after = before;
        std::get<workspace::Switch>(after).parameter = "sort";
        setOperation(draft, after);
        dropTypedBefore(draft, before);
        QVERIFY(!draft.unfinishedAt("/operation/parameter"));
        QCOMPARE(draft.unfinished.size(), std::size_t(2));
    }

    void whatCannotBeSavedIsSaid()
    {
        QCOMPARE(operationProblem(operationOf(draftOf(kSteps))), QString());
        ToolDraft draft = draftOf(kSteps);
        removeStep(draft, 0); // whose answer the other one takes
        QVERIFY(operationProblem(operationOf(draft)).contains(u"find"));
    }

    void aToolThatIsNotChosenIsNoFaultAtFirst()
    {
        const char *const begun[] = {
            "{'steps': [{'name': 'step1', 'operation': {'tool': 'x'}}]}",
            "{'parameter': 'kind', 'cases': {'case1': {'operation': {'tool': 'x'}}}}"};
        for (const char *const operation : begun) {
            ToolDraft draft = draftOf(operation);
            workspace::Operation now = operationOf(draft);
            QVERIFY(!isBlank(draft));
            std::get<workspace::ToolInvocation>(stepAt(now, 0)->action).tool.clear();
            setOperation(draft, now);
            QVERIFY(isBlank(draft));
            QCOMPARE(operationProblem(operationOf(draft)), QString());
            addStep(draft);
            QVERIFY(!isBlank(draft));
            QCOMPARE(operationProblem(operationOf(draft)), QString());
        }
    }
};

TOOLTRAY_TEST(OperationStepsTest)
#include "operationstepstest.moc"
