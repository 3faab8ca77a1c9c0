// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/server/outlet.h"

#include "peers.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;

class BatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_outlet = std::make_shared<RecordingOutlet>();
        m_batch = std::make_shared<Batch>(m_outlet);
    }

    void answersTogetherWhenTheLastOneIsThere()
    {
        const auto first = m_batch->addMember();
        const auto second = m_batch->addMember();
        m_batch->close();
        second->finish({.body = "2"});
        QVERIFY(!m_outlet->answer);
        first->finish({.body = "1"});
        QCOMPARE(m_outlet->answer->body, std::string("[2,1]"));
    }

    void waitsUntilAllMembersAreKnown()
    {
        m_batch->addMember()->finish({.body = "1"});
        QVERIFY(!m_outlet->answer);
        m_batch->addMember()->finish({.body = "2"});
        m_batch->close();
        QCOMPARE(m_outlet->answer->body, std::string("[1,2]"));
    }

    void hasNoAnswerWhenNobodyHasOne()
    {
        const auto cancelled = m_batch->addMember();
        m_batch->addMember()->finish({Disposition::Accepted});
        m_batch->close();
        cancelled->finish({Disposition::Accepted});
        QVERIFY(m_outlet->answer->disposition == Disposition::Accepted);
        QCOMPARE(m_outlet->answer->body, std::string());
    }

    void streamsOnceSomethingIsSent()
    {
        const auto first = m_batch->addMember();
        const auto second = m_batch->addMember();
        const auto third = m_batch->addMember();
        m_batch->close();
        first->finish({.body = "1"});
        second->send("progress");
        QVERIFY(m_outlet->isStream);
        second->finish({.body = "2"});
        third->finish({.body = "3"});
        const std::vector<std::string> expected{"1", "progress", "2", "3"};
        QCOMPARE(m_outlet->sent, expected);
        QCOMPARE(m_outlet->answer->body, std::string());
    }

private:
    std::shared_ptr<RecordingOutlet> m_outlet;
    std::shared_ptr<Batch> m_batch;
};

TOOLTRAY_TEST(BatchTest)
#include "batchtest.moc"
