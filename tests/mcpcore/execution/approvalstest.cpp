// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/approvals.h"
#include "support/eventually.h"
#include "support/fakeclock.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

#include <functional>
#include <vector>

using namespace tooltray;
using namespace tooltray::execution;
using namespace std::chrono_literals;

namespace {

ApprovalRequest closing(int issue, std::string client = "agent")
{
    ApprovalRequest request{.client = std::move(client), .clientName = "Agent"};
    request.headline = "close";
    request.endpoint = "tracker";
    request.document = "mutation ($id: Int!) { close(id: $id) }";
    request.values = {{.name = "id", .value = json::Value(issue)}};
    request.tool = "close_issue";
    request.version = "0.1.0";
    request.arguments = json::Value::object({{"id", issue}});
    return request;
}

} // namespace

Q_DECLARE_METATYPE(std::function<void(ApprovalRequest &)>)

class ApprovalsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_approvals = std::make_unique<Approvals>(m_clock, Approvals::Limits{.waiting = 3, .patience = 60s});
        m_answers.clear();
        m_news = 0;
        m_approvals->setListener([this] { ++m_news; });
    }

    void refusalsNameTheOperationAndTheClient()
    {
        ApprovalRequest request = closing(7);
        const auto refusal = [&] {
            m_answers.clear();
            const auto ticket =
                ask(request, [](const ApprovalRequest &, const auto &reply) { reply(false); });
            return eventually([&] { return !m_answers.empty(); }) ? m_error.message.text() : std::string();
        };
        QCOMPARE(refusal(),
                 std::string(
                     "The user did not approve the call of \"close_issue\" by Agent, so it was not sent."));
        request.tool.clear();
        request.clientName.clear();
        QCOMPARE(refusal(),
                 std::string("The user did not approve the call of \"close\" by agent, so it was not sent."));
    }

    void waitsAtTheWindowUntilSomebodyDecides_data()
    {
        addColumns<int, std::string>("decision", "answer");
        QTest::newRow("yes") << int(Decision::Approve) << std::string("approved");
        QTest::newRow("for an hour") << int(Decision::ApproveForAnHour) << std::string("approved");
        QTest::newRow("no") << int(Decision::Deny) << std::string("approval_denied");
    }
    void waitsAtTheWindowUntilSomebodyDecides()
    {
        QFETCH(int, decision);
        QFETCH(std::string, answer);
        m_approvals->setWindowAvailable(true);
        const auto ticket = ask(closing(7));
        QCoreApplication::processEvents();
        QVERIFY(m_answers.empty());
        QCOMPARE(m_news, 1);
        const std::vector<PendingApproval> pending = m_approvals->pending();
        QCOMPARE(pending.size(), std::size_t(1));
        QVERIFY(pending[0].request == closing(7) && !pending[0].lastApproved);
        QVERIFY(pending[0].since == m_clock.wallTime() && pending[0].until == m_clock.wallTime() + 60s);

        QVERIFY(m_approvals->decide(pending[0].id, static_cast<Decision>(decision)));
        QVERIFY(m_answers.empty()); // never from within
        QVERIFY(eventually([&] { return !m_answers.empty(); }));
        QCOMPARE(m_answers, std::vector<std::string>{answer});
        QVERIFY(m_approvals->pending().empty());
        QCOMPARE(m_news, 2);
        QVERIFY(!m_approvals->decide(pending[0].id, Decision::Approve));
    }

    void aYesIsForThatCallAlone()
    {
        m_approvals->setWindowAvailable(true);
        const auto first = ask(closing(7));
        decideFirst(Decision::Approve);
        const auto again = ask(closing(7));
        QCOMPARE(m_approvals->pending().size(), std::size_t(1));
        QVERIFY(m_approvals->pending()[0].lastApproved);
        QCOMPARE(m_approvals->pending()[0].lastApproved->values, closing(7).values);
    }

    void aCallIsComparedWithTheLastOneOfItsTool_data()
    {
        using Change = std::function<void(ApprovalRequest &)>;
        addColumns<Change, bool, std::string>("change", "isCompared", "differs");
        const auto row = [](const char *name, const Change &change, bool isCompared,
                            const char *differs = "") {
            QTest::newRow(name) << change << isCompared << std::string(differs);
        };
        row(
            "nothing", [](ApprovalRequest &) {}, true);
        row(
            "a value", [](ApprovalRequest &one) { one.values[0].value = json::Value(8); }, true);
        row(
            "the definition", [](ApprovalRequest &one) { one.definition = "other"; }, true, "definition");
        row(
            "the document", [](ApprovalRequest &one) { one.document = "mutation { deleteAll }"; }, true,
            "definition");
        row(
            "the operation that runs", [](ApprovalRequest &one) { one.operationName = "B"; }, true,
            "definition");
        row(
            "a mapping", [](ApprovalRequest &one) { one.dependencies = "other"; }, true, "dependencies");
        row(
            "the credential", [](ApprovalRequest &one) { one.target = "other"; }, true, "target");
        row(
            "the version of the calling tool", [](ApprovalRequest &one) { one.callers[0].version = "2.0.0"; },
            true);
        row(
            "another tool", [](ApprovalRequest &one) { one.tool = "open_issue"; }, false);
        row(
            "another calling tool", [](ApprovalRequest &one) { one.callers[0].name = "other"; }, false);
        row(
            "another program", [](ApprovalRequest &one) { one.program = "VS Code"; }, false);
    }
    void aCallIsComparedWithTheLastOneOfItsTool()
    {
        QFETCH(const std::function<void(ApprovalRequest &)>, change);
        QFETCH(const bool, isCompared);
        m_approvals->setWindowAvailable(true);
        ApprovalRequest request = closing(7);
        request.callers = {{"close_all", "0.1.0"}};
        const auto first = ask(request);
        decideFirst(Decision::Approve);
        change(request);
        const auto second = ask(request);
        const auto last = m_approvals->pending().at(0).lastApproved;
        QCOMPARE(last.has_value(), isCompared);
        if (!last)
            return;
        QFETCH(const std::string, differs);
        QCOMPARE(last->hasSameDefinition, differs != "definition");
        QCOMPARE(last->hasSameDependencies, differs != "dependencies");
        QCOMPARE(last->hasSameTarget, differs != "target");
    }

    // Its path holds arguments.
    void theAddressOfARestRequestIsNoPartOfItsDefinition()
    {
        m_approvals->setWindowAvailable(true);
        ApprovalRequest request = closing(7);
        request.method = "POST";
        request.document = "POST https://api.example/issues/7";
        const auto first = ask(request);
        decideFirst(Decision::Approve);
        request.document = "POST https://api.example/issues/8";
        const auto second = ask(request);
        QVERIFY(m_approvals->pending().at(0).lastApproved->hasSameDefinition);
    }

    void aYesForAnHourIsForTheSameCall()
    {
        m_approvals->setWindowAvailable(true);
        const auto first = ask(closing(7));
        decideFirst(Decision::ApproveForAnHour);
        m_clock.advance(59min);
        const auto again = ask(closing(7));
        QVERIFY(eventually([&] { return m_answers.size() == 2; }));
        QVERIFY(m_approvals->pending().empty());
        const auto other = ask(closing(8));
        const auto somebodyElse = ask(closing(7, "intruder"));
        QCOMPARE(m_approvals->pending().size(), std::size_t(2));
        QVERIFY(!m_approvals->pending()[1].lastApproved);
        m_clock.advance(1min); // and the others have waited for too long
        QVERIFY(eventually([&] { return m_answers.size() == 4; }));
        const auto late = ask(closing(7));
        QCOMPARE(m_approvals->pending().size(), std::size_t(1));
    }

    void aYesForTheToolIsForOtherArgumentsToo()
    {
        m_approvals->setWindowAvailable(true);
        const auto first = ask(closing(7));
        const auto second = ask(closing(8));
        const auto somebodyElse = ask(closing(7, "intruder"));
        decideFirst(Decision::ApproveToolForAnHour);
        // What waited for the same yes goes as well.
        QVERIFY(eventually([&] { return m_answers.size() == 2; }));
        QCOMPARE(m_approvals->pending().size(), std::size_t(1));
        QCOMPARE(m_approvals->pending()[0].request.client, std::string("intruder"));
        ApprovalRequest neighbour = closing(9); // which shares the token
        neighbour.program = "VS Code";
        const auto elsewhere = ask(std::move(neighbour));
        QCOMPARE(m_approvals->pending().size(), std::size_t(2));
        QVERIFY(m_approvals->decide(m_approvals->pending()[1].id, Decision::Approve));
        QVERIFY(eventually([&] { return m_answers.size() == 3; }));
        ApprovalRequest rewritten = closing(9);
        rewritten.document = "mutation { deleteEverything }";
        const auto changed = ask(std::move(rewritten));
        QCOMPARE(m_approvals->pending().size(), std::size_t(2));
        m_approvals->withdraw();
        const auto third = ask(closing(9));
        QCOMPARE(m_approvals->pending().size(), std::size_t(3));
    }

    void nobodyAtTheWindowAndNobodyToAskIsARefusal()
    {
        const auto ticket = ask(closing(7));
        QVERIFY(m_answers.empty());
        QVERIFY(eventually([&] { return !m_answers.empty(); }));
        QCOMPARE(m_answers, std::vector<std::string>{"approval_unavailable"});
        QVERIFY(m_error.kind == ErrorKind::Denied);
        QVERIFY(m_error.message.find("close_issue") != std::string::npos);
        QVERIFY(m_error.hint.find("Tooltray window") != std::string::npos);
        QCOMPARE(m_news, 0);
    }

    void theClientAsksItsUser_data()
    {
        addColumns<bool, std::string>("isApproved", "answer");
        QTest::newRow("yes") << true << std::string("approved");
        QTest::newRow("no") << false << std::string("approval_denied");
    }
    void theClientAsksItsUser()
    {
        QFETCH(bool, isApproved);
        QFETCH(std::string, answer);
        std::function<void(bool)> reply;
        const auto ticket = ask(closing(7), [&](const ApprovalRequest &request, auto answerWith) {
            QVERIFY(request == closing(7));
            reply = std::move(answerWith);
        });
        QCoreApplication::processEvents();
        QVERIFY(m_answers.empty() && m_approvals->pending().empty());
        reply(isApproved);
        reply(!isApproved); // too late
        QVERIFY(eventually([&] { return !m_answers.empty(); }));
        QCoreApplication::processEvents();
        QCOMPARE(m_answers, std::vector<std::string>{answer});
    }

    void anAskerMayAnswerAtOnce()
    {
        const auto ticket = ask(closing(7), [](const ApprovalRequest &, const auto &reply) { reply(true); });
        QVERIFY(m_answers.empty());
        QVERIFY(eventually([&] { return !m_answers.empty(); }));
        QCOMPARE(m_answers, std::vector<std::string>{"approved"});
    }

    // Nobody said no: the client failed to ask.
    void aClientThatCannotAskIsNoRefusal()
    {
        const auto ticket = ask(closing(7), [](const ApprovalRequest &, const auto &reply) {
            reply(Error{ErrorKind::Unavailable, "approval_unavailable", "It has no forms."});
        });
        QVERIFY(eventually([&] { return !m_answers.empty(); }));
        QCOMPARE(m_answers, std::vector<std::string>{"approval_unavailable"});
        QVERIFY(m_error.message.find("could not get the user's decision") != std::string::npos);
        QVERIFY2(m_error.message.ends_with("so it was not sent. It has no forms."), m_error.message.c_str());
        QVERIFY(m_error.hint.find("open the Tooltray window") != std::string::npos);
    }

    void whatWaitsIsHandedOverWhenTheWindowCloses()
    {
        m_approvals->setWindowAvailable(true);
        std::function<void(bool)> reply;
        const auto asking = ask(closing(7), [&](const ApprovalRequest &, auto answer) { reply = answer; });
        const auto mute = ask(closing(8));
        QVERIFY(!reply);
        m_approvals->setWindowAvailable(false);
        QVERIFY(m_approvals->pending().empty());
        QVERIFY(eventually([&] { return m_answers.size() == 1; }));
        QCOMPARE(m_answers, std::vector<std::string>{"approval_unavailable"});
        reply(true);
        QVERIFY(eventually([&] { return m_answers.size() == 2; }));
        QCOMPARE(m_answers.back(), std::string("approved"));
    }

    void patienceEnds()
    {
        m_approvals->setWindowAvailable(true);
        const auto ticket = ask(closing(7));
        m_clock.advance(59s);
        QCOMPARE(m_approvals->pending().size(), std::size_t(1));
        m_clock.advance(1s);
        QVERIFY(m_approvals->pending().empty());
        QCOMPARE(m_news, 2);
        QVERIFY(eventually([&] { return !m_answers.empty(); }));
        QCOMPARE(m_answers, std::vector<std::string>{"approval_timeout"});
        QVERIFY(m_error.message.find("1 min") != std::string::npos);
    }

    void aCallThatIsGoneLeavesTheWindow()
    {
        m_approvals->setWindowAvailable(true);
        auto ticket = ask(closing(7));
        const ApprovalId id = m_approvals->pending()[0].id;
        ticket.reset();
        QVERIFY(m_approvals->pending().empty());
        QCOMPARE(m_news, 2);
        QVERIFY(!m_approvals->decide(id, Decision::Approve));
        m_clock.advance(1h);
        QCoreApplication::processEvents();
        QVERIFY(m_answers.empty());
        QCOMPARE(m_clock.pendingTimers(), std::size_t(0));
    }

    void aCallThatIsGoneHearsNoAnswer()
    {
        m_approvals->setWindowAvailable(true);
        auto ticket = ask(closing(7));
        QVERIFY(m_approvals->decide(m_approvals->pending()[0].id, Decision::Approve));
        ticket.reset();
        QCoreApplication::processEvents();
        QVERIFY(m_answers.empty());
    }

    void theTicketMayGoWithTheAnswer()
    {
        m_approvals->setWindowAvailable(true);
        Ticket ticket;
        bool isDone = false;
        ticket = m_approvals->ask(closing(7), {}, [&](const Result<void> &) {
            ticket.reset();
            isDone = true;
        });
        QVERIFY(m_approvals->decide(m_approvals->pending()[0].id, Decision::Approve));
        QVERIFY(eventually([&] { return isDone; }));
    }

    void refusesMoreThanMayWait()
    {
        m_approvals->setWindowAvailable(true);
        std::vector<Ticket> tickets;
        for (int i = 0; i < 3; ++i)
            tickets.push_back(ask(closing(i)));
        const auto tooMany = ask(closing(3));
        QVERIFY(eventually([&] { return !m_answers.empty(); }));
        QCOMPARE(m_answers, std::vector<std::string>{"approval_queue_full"});
        QCOMPARE(m_approvals->pending().size(), std::size_t(3));
    }

    void whoWaitsMayOutliveTheApprovals()
    {
        m_approvals->setWindowAvailable(true);
        std::function<void(bool)> reply;
        auto atWindow = ask(closing(7));
        m_approvals->setWindowAvailable(false);
        const auto asking = ask(closing(8), [&](const ApprovalRequest &, auto answer) { reply = answer; });
        m_approvals.reset();
        reply(true);
        m_clock.advance(1h);
        QCoreApplication::processEvents();
        QCOMPARE(m_answers.size(), std::size_t(1)); // the refusal that was on its way
    }

private:
    [[nodiscard]] Ticket ask(ApprovalRequest request, Approvals::Asker asker = {})
    {
        return m_approvals->ask(std::move(request), std::move(asker), [this](const Result<void> &answer) {
            m_answers.push_back(answer ? "approved" : answer.error().code);
            if (!answer)
                m_error = answer.error();
        });
    }

    void decideFirst(Decision decision)
    {
        const std::size_t before = m_answers.size();
        QVERIFY(m_approvals->decide(m_approvals->pending().front().id, decision));
        QVERIFY(eventually([&] { return m_answers.size() > before; }));
    }

    test::FakeClock m_clock;
    std::unique_ptr<Approvals> m_approvals;
    std::vector<std::string> m_answers; // "approved" or the code of the error
    Error m_error;
    int m_news = 0;
};

TOOLTRAY_TEST(ApprovalsTest)

#include "approvalstest.moc"
