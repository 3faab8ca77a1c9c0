// SPDX-License-Identifier: GPL-3.0-or-later
// No secret reaches the memory, the archive or an export, wherever it stood in what was recorded.
#include "support/canary.h"
#include "credentials/redaction/redactor.h"
#include "journal/entries/entrycodec.h"
#include "journal/exports/exports.h"
#include "journal/record/entrystore.h"
#include "journal/record/journal.h"
#include "journal/statistics/statistics.h"
#include "mcpcore/journal/samples.h"
#include "support/fakeclock.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "json/write.h"

#include "text/encoding/encoding.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using credentials::Redactor;
using credentials::Secret;
using tooltray::test::Canary;
using tooltray::test::FakeClock;
using tooltray::test::TemporaryFolder;

namespace {

// The secret in every place that a caller or an endpoint can put it, in all its forms.
class Leaks {
public:
    explicit Leaks(const std::string &secret)
        : m_plain("a " + secret + " b")
        , m_json("{\"text\":" + quoted(secret) + ",\"list\":[1," + quoted("x" + secret) + "]}")
        , m_encoded("user=" + encodePercent(secret) + "&basic=" + encodeBase64("user:" + secret))
    {}

    LogEntry begin() const
    {
        LogEntry entry;
        for (std::string *text : {&entry.client, &entry.session, &entry.era, &entry.method, &entry.tool,
                                  &entry.toolVersion, &entry.code, &entry.note})
            *text = m_plain;
        entry.message = said();
        entry.arguments = Body::of(m_json);
        entry.exchanges = {exchange()};
        return entry;
    }

    Exchange exchange() const
    {
        Exchange exchange;
        exchange.endpoint = exchange.method = exchange.httpVersion = m_plain;
        exchange.error = said();
        exchange.url = "https://x/" + m_encoded + "?" + m_encoded;
        exchange.requestHeaders = {{"Authorization", m_plain}, {"X-Any", m_encoded}, {m_plain, "x"}};
        exchange.responseHeaders = {{"Set-Cookie", m_plain}, {"X-Echo", m_plain}};
        exchange.request = Body::of(m_encoded);
        exchange.response = Body::of(m_json);
        return exchange;
    }

    EntryEnd end(std::size_t padding) const
    {
        return {.outcome = Outcome::Error,
                .code = m_plain,
                .message = said(),
                .result = Body::of(std::string(padding, 'x') + m_plain + m_encoded)};
    }

private:
    Message said() const
    {
        return Message::from("It said {text}.", {{"text", Message::from("{part}", {{"part", m_plain}})}});
    }

    static std::string quoted(std::string_view text)
    {
        std::string out;
        json::writeString(text, out);
        return out;
    }

    std::string m_plain;
    std::string m_json;
    std::string m_encoded;
};

} // namespace

class CanaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noSecretGetsOut()
    {
        const Canary canary;
        const TemporaryFolder folder;
        FakeClock clock;
        const auto redactor = std::make_shared<Redactor>();
        const auto known = redactor->add(Secret(canary.secret()));
        const Leaks leaks(canary.secret());
        std::vector<EntryPointer> seen;
        StatisticsPair statistics;
        {
            auto journal = std::make_unique<Journal>(
                ArchiveWriter::open(folder / "journal", {}).value(),
                JournalOptions{.folder = folder / "journal", .bodyBytes = 60'000}, redactor, clock);
            connect(journal.get(), &Journal::entriesChanged, this,
                    [&](const std::vector<EntryPointer> &entries) {
                        seen.insert(seen.end(), entries.begin(), entries.end());
                    });
            // Short, off the thread, and cut within the secret.
            for (const std::size_t padding : {0U, 40'000U, 59'990U, 59'995U, 200'000U}) {
                const EntryId id = journal->begin(leaks.begin());
                journal->describe(id, leaks.begin().tool, leaks.begin().tool, OperationKind::Query);
                journal->addExchange(id, leaks.exchange());
                clock.advance(std::chrono::milliseconds(50));
                journal->finish(id, leaks.end(padding));
            }
            QTRY_COMPARE(journal->running(), std::size_t(0));
            QVERIFY(journal->setNote(EntryId(1), leaks.begin().note).isFinished());
            clock.advance(std::chrono::milliseconds(50));
            for (const EntryPointer &entry : journal->entries())
                seen.push_back(entry);
            statistics = journal->statistics();
        }
        QVERIFY(seen.size() >= 10);

        VERIFY_NO_TRACES(canary.tracesBelow(folder.path()));
        QVERIFY(folder.read("journal/2026-01-01.jsonl").find("***") != std::string::npos);
        VERIFY_NO_TRACES(canary.tracesIn(jsonLines(seen)));
        VERIFY_NO_TRACES(canary.tracesIn(json::write(harArchive(seen, "0.1.0"))));
        VERIFY_NO_TRACES(canary.tracesIn(prometheusText(statistics)));
        for (const EntryPointer &entry : seen) {
            for (const Exchange &exchange : entry->exchanges) {
                const auto command = curlCommand(exchange);
                VERIFY_RESULT(command);
                VERIFY_NO_TRACES(canary.tracesIn(command.value()));
            }
        }
    }

    // In every language, each of which has another sentence around the parts.
    void aSentenceKeepsThePartsThatShowNoSecret()
    {
        Redactor redactor;
        const auto known = redactor.add(Secret("correct-horse-battery"));
        const auto redacted = [&](Message message) {
            redact(message, redactor);
            return message;
        };
        const Message masked =
            redacted(Message::from("Token {token} is bad.", {{"token", "correct-horse-battery"}}));
        QCOMPARE(masked.text(), "Token *** is bad.");
        QCOMPARE(masked.source()->english, "Token {token} is bad.");
        QCOMPARE(masked.source()->arguments.front().value.text(), "***");

        const Message across = redacted(Message::from("It is correct-{rest}.", {{"rest", "horse-battery"}}));
        QCOMPARE(across.text(), "It is ***.");
        QVERIFY(!across.source());

        // One that the sentence does not show.
        const Message unused = redacted(Message::from("No.", {{"token", "correct-horse-battery"}}));
        QCOMPARE(unused.source()->arguments.front().value.text(), "***");
    }

    // What the test above looks with does find what was not masked.
    void theCanarySings()
    {
        const Canary canary;
        const Leaks leaks(canary.secret());
        LogEntry entry = leaks.begin();
        QVERIFY(canary.tracesIn(encodeLine(entry)).size() >= 3);
    }
};

TOOLTRAY_TEST(CanaryTest)
#include "canarytest.moc"
