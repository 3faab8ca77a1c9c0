// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/wire/params.h"

#include "support/testcase.h"
#include "text.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;

namespace {

template <typename T>
bool isRefused(const Outcome<T> &outcome)
{
    const auto *failure = std::get_if<Failure>(&outcome);
    return failure && failure->fault == Fault::InvalidParams && !failure->message.empty();
}

} // namespace

class ParamsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsToolCalls()
    {
        QVERIFY(readToolCall(value(R"({"name":"a","arguments":{"b":1}})"))
                == Outcome<ToolCall>(ToolCall{"a", value(R"({"b":1})")}));
        QVERIFY(readToolCall(value(R"({"name":"a"})")) == Outcome<ToolCall>(ToolCall{"a", value("{}")}));
        QVERIFY(isRefused(readToolCall(value("{}"))));
        QVERIFY(isRefused(readToolCall(value(R"({"name":1})"))));
        QVERIFY(isRefused(readToolCall(value(R"({"name":"a","arguments":[]})"))));
        QVERIFY(readToolCall(value(R"({"name":"a","arguments":null})"))
                == Outcome<ToolCall>(ToolCall{"a", value("{}")}));
    }

    void readsPromptRequests()
    {
        QVERIFY(readPromptRequest(value(R"({"name":"p","arguments":{"a":"1"}})"))
                == Outcome<PromptRequest>(PromptRequest{"p", {{"a", "1"}}}));
        QVERIFY(readPromptRequest(value(R"({"name":"p"})"))
                == Outcome<PromptRequest>(PromptRequest{"p", {}}));
        QVERIFY(isRefused(readPromptRequest(value(R"({"arguments":{}})"))));
        QVERIFY(isRefused(readPromptRequest(value(R"({"name":"p","arguments":{"a":1}})"))));
        QVERIFY(isRefused(readPromptRequest(value(R"({"name":"p","arguments":"x"})"))));
    }

    void readsCompletionRequests()
    {
        const auto read = readCompletionRequest(value(
            R"({"ref":{"type":"ref/resource","uri":"urn:{b}"},"argument":{"name":"b","value":"x"},
                "context":{"arguments":{"c":"d"}}})"));
        QVERIFY(read
                == Outcome<CompletionRequest>(CompletionRequest{
                    CompletionRequest::Of::ResourceTemplate, "urn:{b}", "b", "x", {{"c", "d"}}}));
        QVERIFY(isRefused(readCompletionRequest(
            value(R"({"ref":{"type":"ref/tool","name":"a"},"argument":{"name":"b","value":"x"}})"))));
        QVERIFY(isRefused(readCompletionRequest(
            value(R"({"ref":{"type":"ref/prompt"},"argument":{"name":"b","value":"x"}})"))));
        QVERIFY(isRefused(readCompletionRequest(
            value(R"({"ref":{"type":"ref/prompt","name":"a"},"argument":{"name":"b"}})"))));
        QVERIFY(isRefused(readCompletionRequest(value(
            R"({"ref":{"type":"ref/prompt","name":"a"},"argument":{"name":"b","value":""},
                "context":{"arguments":[]}})"))));
    }

    void readsSubscriptionFilters()
    {
        QVERIFY(readSubscriptionFilter(
                    value(R"({"notifications":{"toolsListChanged":true,"resourceSubscriptions":["urn:b"]}})"))
                == Outcome<SubscriptionFilter>(SubscriptionFilter{true, false, false, {"urn:b"}}));
        QVERIFY(readSubscriptionFilter(value(R"({"notifications":{}})"))
                == Outcome<SubscriptionFilter>(SubscriptionFilter{}));
        QVERIFY(isRefused(readSubscriptionFilter(value("{}"))));
        QVERIFY(
            isRefused(readSubscriptionFilter(value(R"({"notifications":{"resourceSubscriptions":"a"}})"))));
        QVERIFY(
            isRefused(readSubscriptionFilter(value(R"({"notifications":{"resourceSubscriptions":[1]}})"))));
    }

    void readsCursors()
    {
        using Cursor = std::optional<std::string>;
        QVERIFY(readCursor(value("{}")) == Outcome<Cursor>(Cursor()));
        QVERIFY(readCursor(value("null")) == Outcome<Cursor>(Cursor()));
        QVERIFY(readCursor(value(R"({"cursor":""})")) == Outcome<Cursor>(Cursor("")));
        QVERIFY(isRefused(readCursor(value(R"({"cursor":5})"))));
    }

    void readsUrisAndLevels()
    {
        QVERIFY(readUri(value(R"({"uri":"urn:b"})")) == Outcome<std::string>("urn:b"));
        QVERIFY(isRefused(readUri(value(R"({"uri":""})"))));
        QVERIFY(isRefused(readUri(value("{}"))));
        QVERIFY(readLogLevel(value(R"({"level":"alert"})")) == Outcome<LogLevel>(LogLevel::Alert));
        QVERIFY(isRefused(readLogLevel(value(R"({"level":"loud"})"))));
    }
};

TOOLTRAY_TEST(ParamsTest)
#include "paramstest.moc"
