// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/classification.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class PayloadErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatPayloadsSay_data()
    {
        QTest::addColumn<std::string>("data");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char *data, const char *message) {
            QTest::addRow("%s", data) << std::string(data) << std::string(message);
        };
        row("{'createIssue':{'issue':null,'errors':['Title is empty','Label is unknown']}}",
            "createIssue: Title is empty; Label is unknown");
        row("{'createIssue':{'errors':[]}}", "");
        row("{'createIssue':{'errors':null}}", "");
        row("{'createIssue':{'errors':'none'}}", "");
        row("{'createIssue':null}", "");
        row("null", "");
        row("{'a':{'userErrors':[{'field':['input','title'],'message':'is empty'}]}}",
            "a: is empty (input.title)");
        row("{'a':{'errors':[{'path':'title','code':'BLANK'}]}}", "a: BLANK (title)");
        row("{'a':{'errors':[{'path':['items',0],'messages':['no','never']}]}}", "a: no (items.0)");
        row("{'a':{'errors':[{'reason':1}]}}", "a: {'reason':1}");
        row("{'a':{'errors':['x']},'b':{'errors':['y']}}", "a: x. b: y");
        row("{'a':{'issue':{'errors':['not ours']}}}", "");
        row("{'a':{'fieldErrors':['x']}}", "a: x");
        row("{'del':{'success':false,'message':'No right.'}}", "del: No right.");
        row("{'del':{'successful':false,'messages':[{'field':'id','message':'is gone'}]}}", "del: is gone");
        row("{'del':{'success':false}}", "del: {'success':false}");
        row("{'del':{'success':false,'errors':['x']}}", "del: x");
        row("{'del':{'success':true,'message':'Done.'}}", "");
        row("{'del':{'success':null}}", "");
        row("{'make':{'__typename':'ValidationError','message':'Taken.'}}", "make: Taken.");
        row("{'make':{'__typename':'Failure','code':'TAKEN'}}", "make: TAKEN");
        row("{'make':{'__typename':'Made','message':'Fine.'}}", "");
        row("{'make':{'made':{'__typename':'ValidationError','success':false}}}", "");
    }

    void findsWhatPayloadsSay()
    {
        QFETCH(const std::string, data);
        QFETCH(const std::string, message);
        std::string found = payloadMessage(findPayloadErrors(value(data)));
        std::ranges::replace(found, '"', '\'');
        QCOMPARE(found, message);
    }

    // Also where a status of 200 came with it, and whatever a rule makes of the errors.
    void aRateLimitKeepsTheDelayThatWasAskedFor()
    {
        OperationAnswer answer;
        answer.data = value("{'issue':null}");
        answer.errors = value("[{'message':'Slow.','extensions':{'code':'RATE_LIMITED'}}]");
        answer.retryAfter = std::chrono::seconds(20);
        const CallFailure failure = failureOf(answer);
        QCOMPARE(failure.retryAfter, std::chrono::seconds(20));
        QCOMPARE(failure.error.hint, std::string("Wait 20 s, as the server asks."));
        const std::vector<workspace::ErrorRule> rules{{.messageMatches = "Slow", .status = 429}};
        const json::Value arguments = json::Value::object();
        QCOMPARE(std::get<CallFailure>(classifyOutcome(answer, {false, rules, {}, arguments})).retryAfter,
                 std::chrono::seconds(20));
    }

    // Nobody is to change the arguments over a failure of the server, or to repeat a change that may have been made.
    void aServerThatFailedOverAChangeMayHaveMadeIt_data()
    {
        QTest::addColumn<bool>("isMutation");
        QTest::addColumn<std::string>("message");
        QTest::addColumn<std::string>("hint");
        QTest::newRow("a change")
            << true << std::string("Internal server error")
            << std::string("The API failed, not the arguments. Check whether the change was made before you "
                           "try again.");
        QTest::newRow("a query") << false << std::string("Internal server error")
                                 << std::string("The API failed, not the arguments. Try again later.");
        QTest::newRow("a change that was rejected")
            << true << std::string("Title is taken")
            << std::string("Correct the operation or its variables as the message says.");
    }

    void aServerThatFailedOverAChangeMayHaveMadeIt()
    {
        QFETCH(const bool, isMutation);
        QFETCH(const std::string, message);
        QFETCH(const std::string, hint);
        OperationAnswer answer;
        answer.data = value("{'createIssue':null}");
        answer.errors = json::Value::array({json::Value::object({{"message", message}})});
        const json::Value arguments = json::Value::object();
        OperationOutcome outcome = failureOf(answer);
        QCOMPARE(std::get<CallFailure>(classifyOutcome(std::move(outcome), {isMutation, {}, {}, arguments}))
                     .error.hint,
                 hint);
        if (isMutation)
            QCOMPARE(
                std::get<CallFailure>(classifyOutcome(answer, {isMutation, {}, {}, arguments})).error.hint,
                hint);
    }
};

TOOLTRAY_TEST(PayloadErrorsTest)

#include "payloaderrorstest.moc"
