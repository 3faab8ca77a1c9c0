// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/eras/codec.h"
#include "mcp/server/options.h"
#include "mcp/types/prompt.h"
#include "mcp/types/revision.h"
#include "mcp/types/subscription.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::mcp;
using namespace std::chrono_literals;

// What clients see and rely on: a change here changes the protocol, and must be meant.
class McpPinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void revisionsAndWhatTheyKnow()
    {
        std::string all;
        std::vector<std::string_view> names = revisionNames(Era::Modern);
        const std::vector<std::string_view> legacy = revisionNames(Era::Legacy);
        names.insert(names.end(), legacy.begin(), legacy.end());
        for (const std::string_view name : names) {
            const Revision &revision = *findRevision(name);
            const Features &f = revision.features;
            all += std::string(revision.name) + (revision.era == Era::Modern ? " modern" : " legacy")
                   + (f.batches ? " batches" : "") + (f.audio ? " audio" : "") + (f.hints ? " hints" : "")
                   + (f.completions ? " completions" : "") + (f.progressMessages ? " progress" : "")
                   + (f.titles ? " titles" : "") + (f.resourceLinks ? " links" : "")
                   + (f.icons ? " icons" : "") + (f.extensions ? " extensions" : "") + " structured"
                   + std::to_string(static_cast<int>(f.structured)) + "\n";
        }
        QCOMPARE(
            all,
            std::string("2026-07-28 modern audio hints completions progress titles links icons extensions "
                        "structured2\n"
                        "2025-11-25 legacy audio hints completions progress titles links icons structured1\n"
                        "2025-06-18 legacy audio hints completions progress titles links structured1\n"
                        "2025-03-26 legacy batches audio hints completions progress structured0\n"
                        "2024-11-05 legacy structured0\n"));
    }

    void methodsOfEachEra()
    {
        const auto names = [](Era era) {
            std::string all;
            for (const MethodEntry &method : methods(era))
                all += std::string(method.name) + "(" + std::string(method.subject) + ") ";
            return all;
        };
        QCOMPARE(
            names(Era::Modern),
            std::string("tools/call(name) tools/list() server/discover() subscriptions/listen() "
                        "resources/read(uri) resources/list() resources/templates/list() prompts/get(name) "
                        "prompts/list() completion/complete() tasks/get(taskId) tasks/update(taskId) "
                        "tasks/cancel(taskId) "));
        QCOMPARE(names(Era::Legacy),
                 std::string(
                     "tools/call(name) tools/list() initialize() ping() resources/read(uri) resources/list() "
                     "resources/templates/list() resources/subscribe(uri) resources/unsubscribe(uri) "
                     "prompts/get(name) prompts/list() completion/complete() logging/setLevel() "));
    }

    void errorCodes_data()
    {
        QTest::addColumn<int>("fault");
        QTest::addColumn<int>("modern");
        QTest::addColumn<int>("legacy");
        const auto row = [](const char *name, Fault fault, int modern, int legacy) {
            QTest::newRow(name) << static_cast<int>(fault) << modern << legacy;
        };
        row("parse", Fault::Parse, -32700, -32700);
        row("invalid request", Fault::InvalidRequest, -32600, -32600);
        row("method not found", Fault::MethodNotFound, -32601, -32601);
        row("invalid params", Fault::InvalidParams, -32602, -32602);
        row("unknown resource", Fault::UnknownResource, -32602, -32002);
        row("internal", Fault::Internal, -32603, -32603);
        row("header mismatch", Fault::HeaderMismatch, -32020, -32600);
        row("missing capability", Fault::MissingCapability, -32021, -32600);
        row("unsupported version", Fault::UnsupportedVersion, -32022, -32600);
        row("missing session", Fault::MissingSession, -32600, -32000);
        row("unknown session", Fault::UnknownSession, -32600, -32001);
    }

    void errorCodes()
    {
        QFETCH(const int, fault);
        QFETCH(const int, modern);
        QFETCH(const int, legacy);
        QCOMPARE(codec(Era::Modern).code(static_cast<Fault>(fault)), modern);
        QCOMPARE(codec(Era::Legacy).code(static_cast<Fault>(fault)), legacy);
    }

    void reservedKeys()
    {
        QCOMPARE(metakey::kProtocolVersion, std::string_view("io.modelcontextprotocol/protocolVersion"));
        QCOMPARE(metakey::kClientInfo, std::string_view("io.modelcontextprotocol/clientInfo"));
        QCOMPARE(metakey::kClientCapabilities,
                 std::string_view("io.modelcontextprotocol/clientCapabilities"));
        QCOMPARE(metakey::kLogLevel, std::string_view("io.modelcontextprotocol/logLevel"));
        QCOMPARE(metakey::kServerInfo, std::string_view("io.modelcontextprotocol/serverInfo"));
        QCOMPARE(metakey::kSubscriptionId, std::string_view("io.modelcontextprotocol/subscriptionId"));
    }

    void logLevels()
    {
        std::string all;
        for (int level = 0; level < 8; ++level)
            all += std::string(logLevelName(static_cast<LogLevel>(level))) + " ";
        QCOMPARE(all, std::string("debug info notice warning error critical alert emergency "));
    }

    void bounds()
    {
        const Options options;
        QCOMPARE(options.sessionIdle, std::chrono::seconds(30min));
        QCOMPARE(options.questionLifetime, std::chrono::seconds(10min));
        QCOMPARE(options.listTtl, 0ms);
        QCOMPARE(options.resourceTtl, 0ms);
        QCOMPARE(options.offerTtl, std::chrono::milliseconds(1h));
        QCOMPARE(options.sayAliveAfter, 5s);
        QCOMPARE(options.becomeTaskAfter, 2s);
        QCOMPARE(options.taskLifetime, 30min);
        QCOMPARE(options.taskPollInterval, 1s);
        QCOMPARE(Completion::kMaxValues, std::size_t(100));
    }
};

TOOLTRAY_TEST(McpPinsTest)
#include "mcppinstest.moc"
