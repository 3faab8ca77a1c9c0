// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/approvals.h"
#include "support/eventually.h"
#include "support/fakeclock.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

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
            return eventually([&] { return !m_answers.empty(); }) ? m_error.message : std::string();
        };
        QCOMPARE(refusal(), std::string("The call of \"close_issue\" by Agent was not approved."));
        request.tool.clear();
        request.clientName.clear();
        QCOMPARE(refusal(), std::string("The call of \"close\" by agent was not approved."));
    }

    void waitsAtTheWindowUntilSomebodyDecides_data()
    {
        QTest::addColumn<int>("decision");
        QTest::addColumn<std::string>("answer");
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
        QCOMPARE(shown(*m_approvals->pending()[0].lastApproved), std::string("{'id':7}"));
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
        QVERIFY(m_error.hint.find("mutation policy") != std::string::npos);
        QVERIFY(m_error.hint.find("tracker") != std::string::npos);
        QCOMPARE(m_news, 0);
    }

    void theClientAsksItsUser_data()
    {
        QTest::addColumn<bool>("isApproved");
        QTest::addColumn<std::string>("answer");
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
