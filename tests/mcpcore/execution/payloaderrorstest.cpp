// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/classification.h"
#include "execution/delivery/mutations.h"
#include "graphql/rules/validate.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

// Null where the schema does not allow it.
CheckedOperation::Pointer mutationOf(const std::string &selection)
{
    const auto schema =
        graphql::loadSchema(
            "type Query { a: Int thing: Kept job: Job } interface Error { message: String } "
            "type Made { id: ID message: String } type MakeError { message: String } "
            "type NotAllowed implements Error { message: String } "
            "union Result = Made | MakeError | NotAllowed type Deleted { ok: Boolean "
            "success: Boolean message: String errors: [String] thing: Kept } "
            "type Kept { ok: Boolean } type Job { id: ID error: String problems: [String] errors: [String] "
            "success: Boolean } "
            "type Fault { message: String code: Int } type FaultEdge { node: Fault } "
            "type Faults { nodes: [Fault] edges: [FaultEdge] } "
            "type Paid { job: Job success: Boolean error: Fault problems: [Fault] "
            "userErrors: [Fault] errors: Faults } "
            "type Group { pay: Paid all: [Paid] job: Job make: Result group: Group } "
            "interface Problem { message: String } type Exception { id: ID } "
            "type Declined implements Problem { message: String } "
            "type OrderNotFound { message: String } type TaxProblem { message: String } "
            "union Outcome = Job | OrderNotFound | TaxProblem | Declined "
            "union Ticket = Job | Exception "
            "type Mutation { make: Result makeAll: [Result] report: Error note: Made "
            "del: Deleted delAll: [Deleted] flag: Boolean retry: Job pay: Paid "
            "group: Group ask: Outcome ticket: Ticket raw: Json } scalar Json",
            graphql::Strictness::Strict)
            .schema;
    const auto checked = CheckedOperation::check(schema, "mutation { " + selection + " }");
    const auto *operation = std::get_if<CheckedOperation::Pointer>(&checked);
    return operation == nullptr ? nullptr : *operation;
}

} // namespace

class PayloadErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatPayloadsSay_data()
    {
        const TestRows<std::string, std::string> row{"data", "message"};
        row("{'createIssue':{'issue':null,'errors':['Title is empty','Label is unknown']}}",
            "createIssue: Title is empty\ncreateIssue: Label is unknown");
        row("{'createIssue':{'errors':[]}}", "");
        row("{'createIssue':{'errors':null}}", "");
        row("{'createIssue':{'errors':'none'}}", "");
        row("{'createIssue':null}", "");
        row("null", "");
        row("{'a':{'userErrors':[{'field':['input','title'],'message':'is empty'}]}}",
            "a: is empty (input.title)");
        row("{'a':{'errors':[{'path':'title','code':'BLANK'}]}}", "a: BLANK (title)");
        row("{'a':{'errors':[{'path':['items',0],'messages':['no','never']}]}}", "a: no (items.0)");
        row("{'a':{'errors':[{'message':'','code':'BLANK'}]}}", "a: BLANK");
        row("{'a':{'errors':[{'message':'Nope.'},{'message':'Bad.'}]}}", "a: Nope.\na: Bad.");
        row("{'a':{'errors':[{'reason':1}]}}", "a: {'reason':1}");
        row("{'a':{'errors':['x']},'b':{'errors':['y']}}", "a: x\nb: y");
        row("{'a':{'issue':{'errors':['not ours']}}}", "");
        row("{'a':{'fieldErrors':['x']}}", "a: x");
        row("{'a':{'errors':{'nodes':[{'message':'x'}]}}}", "a: x");
        row("{'a':{'errors':{'nodes':[]}}}", "");
        row("{'job':{'error':'of its last run','problems':['x']}}", "");
        row("{'del':{'success':false,'message':'No right.'}}", "del: No right.");
        row("{'del':{'successful':false,'messages':[{'field':'id','message':'is gone'}]}}", "del: is gone");
        row("{'del':{'success':false}}", "del: {'success':false}");
        row("{'del':{'success':false,'errors':['x']}}", "del: x");
        row("{'del':{'success':true,'message':'Done.'}}", "");
        row("{'del':{'success':null}}", "");
        row("{'del':{'ok':false,'message':'No right.'}}", ""); // perhaps the body of a request
        row("{'jobs':[{'success':false},{'errors':['x']}]}", "");
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

    // Whoever repeats the call repeats what was done.
    void whatMayHaveBeenMadeIsNotToBeRepeated_data()
    {
        const TestRows<std::string, std::string> row{"data", "hint"};
        const char *const some =
            "Some of the changes may have been made: check which, and repeat only the others.";
        const char *const part = "Part of the change may have been made. Check that before you repeat it.";
        const char *const none = "Correct the parameters as the message says, and call again.";
        row("{'delAll':[{'ok':true},{'ok':false}]}", some);
        row("{'del':{'ok':true},'delAll':[{'ok':false}]}", some);
        row("{'delAll':[{'ok':false}]}", none);
        row("{'pay':{'job':{'id':'1'},'userErrors':[{'message':'x'}]}}", part);
        row("{'pay':{'userErrors':[{'message':'x'}],'job':{'id':'1'}}}", part);
        row("{'pay':{'jobs':[{'id':'1'}],'userErrors':[{'message':'x'}]}}", part);
        row("{'pay':{'jobId':'1','userErrors':[{'message':'x'}]}}", part);
        row("{'pay':{'success':false,'job':{'id':'1'}}}", part);
        row("{'delAll':[{'thing':{'ok':true},'errors':['x']}]}", part);
        row("{'group':{'pay':{'job':{'id':'1'},'userErrors':[{'message':'x'}]}}}", part);
        row("{'pay':{'job':null,'jobs':[],'jobId':null,'clientMutationId':'7','userErrors':[{'message':'x'}]}"
            "}",
            none);
        row("{'pay':{'job':{'id':null,'__typename':'Job'},'userErrors':[{'message':'x','field':['a']}]}}",
            none);
        row("{'pay':{'success':false,'code':'400','messages':[{'field':'id','message':'is gone'}]}}", none);
        row("{'group':{'all':[{'userErrors':[]},{'userErrors':[{'message':'x'}]}]}}", part);
        row("{'group':{'all':[null,{'userErrors':[{'message':'x'},{'message':'y'}]}]}}", none);
    }

    void whatMayHaveBeenMadeIsNotToBeRepeated()
    {
        QFETCH(const std::string, data);
        const auto operation =
            mutationOf("del { ok } delAll { ok errors } pay { userErrors { message } } "
                       "group { pay { userErrors { message } } all { userErrors { message } } }");
        QVERIFY(operation);
        const json::Value none = json::Value::object();
        OperationAnswer answer;
        answer.data = value(data);
        const OperationOutcome outcome =
            classifyOutcome(answer, {true, {}, {}, none, operation.get(), &none});
        const auto &failure = std::get<CallFailure>(outcome);
        QTEST(failure.error.hint.text(), "hint");
        const bool mayHave = !failure.error.hint.starts_with("Correct ");
        QCOMPARE(effectOf(failure), mayHave ? Mutations::Effect::MayHave : Mutations::Effect::None);
    }

    // By its schema also of which type a payload is that does not say it.
    void knowsThePayloadsOfAnOperation_data()
    {
        addColumns<std::string, std::string, std::string>("selection", "data", "message");
        const auto row = [](const char *selection, const char *data, const char *message) {
            QTest::addRow("%s %s", selection, data)
                << std::string(selection) << std::string(data) << std::string(message);
        };
        const char *const both = "make { ... on Made { id } ... on MakeError { message } }";
        row(both, "{'make':{'message':'Taken.'}}", "make: Taken.");
        row(both, "{'make':{'id':'1'}}", "");
        row(both, "{'make':{}}", "make: {}"); // NotAllowed, of which nothing was asked
        row(both, "{'make':{'message':'Taken.','more':1}}", "");
        row("make { ... on Made { message } ... on MakeError { message } }", "{'make':{'message':'x'}}", "");
        row("make { ... on Made { id } ... on Error { message } }", "{'make':{'message':'No.'}}",
            "make: No.");
        row("make { ...F } } fragment F on Result { ... on NotAllowed { why: message } ... on Made { id }",
            "{'make':{'why':'x'}}", "make: {'why':'x'}");
        row("make { __typename ... on NotAllowed { message } }",
            "{'make':{'__typename':'NotAllowed','message':'No.'}}", "make: No.");
        row("make { kind: __typename }", "{'make':{'kind':'NotAllowed'}}", "make: {'kind':'NotAllowed'}");
        row("make { kind: __typename }", "{'make':{'kind':'Made'}}", "");
        row("some: makeAll { ... on Made { id } ... on MakeError { message } }",
            "{'some':[{'id':'1'},{'message':'Taken.'}]}", "some: Taken.");
        const char *const del = "del { ok message thing { ok } }";
        row(del, "{'del':{'ok':false,'message':'No right.'}}", "del: No right.");
        row(del, "{'del':{'ok':'false'}}", "");
        row(del, "{'del':{'ok':true}}", "");
        row(del, "{'del':{'thing':{'ok':false}}}", "");
        row(del, "{'del':null}", "");
        row("ok: flag", "{'ok':false}", "");
        const char *const all = "delAll { success message errors }";
        row(all, "{'delAll':[{'success':true},{'success':false,'message':'Is gone.'},null]}",
            "delAll: Is gone.");
        row(all, "{'delAll':[{'errors':['x']},{'errors':[]}]}", "delAll: x");
        row(all, "{'delAll':[{'success':true}]}", "");
        row("report { message }", "{'report':{'message':'Seen.'}}", ""); // an error is what it is about
        row("note { message }", "{'note':{'message':'Seen.'}}", "");

        const char *const pay = "pay { job { id } error { message code } }";
        row(pay, "{'pay':{'job':null,'error':{'message':'Broke.','code':1}}}", "pay: Broke.");
        row(pay, "{'pay':{'job':{'id':'1'},'error':null}}", "");
        row(pay, "{'pay':{'job':{'id':'1'},'error':{'message':null,'code':0}}}", "");
        row("pay { problems { message } }", "{'pay':{'problems':[{'message':'x'}]}}", "pay: x");
        row("pay { problems { message } }", "{'pay':{'problems':[]}}", "");
        row("retry { id error problems }", "{'retry':{'id':'1','error':'of its last run','problems':['x']}}",
            ""); // queries return it too
        row("retry { id errors success }",
            "{'retry':{'id':'1','errors':['of its last run'],'success':false}}", "");
        row("pay { e: userErrors { message } }", "{'pay':{'e':[{'message':'x'}]}}", "pay: x");
        row("pay { fine: success }", "{'pay':{'fine':false}}", "pay: {'fine':false}");
        row("pay { error: job { id } success: job { id } }", "{'pay':{'error':{'id':'1'},'success':null}}",
            "");
        const char *const connection = "pay { errors { nodes { message } edges { node { message } } } }";
        row(connection, "{'pay':{'errors':{'nodes':[{'message':'x'}],'edges':[{'node':{'message':'x'}}]}}}",
            "pay: x");
        row(connection, "{'pay':{'errors':{'edges':[{'node':{'message':'x'}}]}}}", "pay: x");
        row(connection, "{'pay':{'errors':{'nodes':[],'edges':[]}}}", "");
        row("group { pay { success } }", "{'group':{'pay':{'success':false}}}", "group: {'success':false}");
        row("group { all { userErrors { message } } }",
            "{'group':{'all':[{'userErrors':[]},{'userErrors':[{'message':'x'}]}]}}", "group: x");
        row("group { make { __typename } }", "{'group':{'make':{'__typename':'MakeError'}}}",
            "group: {'__typename':'MakeError'}");
        row("group { group { pay { userErrors { message } } } }",
            "{'group':{'group':{'pay':{'userErrors':[{'message':'x'}]}}}}", "group: x");
        row("group { group { group { all { job { id } problems { message } } } } }",
            "{'group':{'group':{'group':{'all':[{'job':null,'problems':[{'message':'x'}]}]}}}}", "group: x");
        row("group { group { job { errors success } } }",
            "{'group':{'group':{'job':{'errors':['of its last run'],'success':false}}}}", "");
        row("raw", "{'raw':{'errors':['x']}}", "raw: x");
        row("group { job { error } }", "{'group':{'job':{'error':'of its last run'}}}", "");
        const char *const ask = "ask { ... on Job { id } ... on OrderNotFound { message } }";
        row(ask, "{'ask':{'message':'Gone.'}}", "ask: Gone.");
        row(ask, "{'ask':{'id':'1'}}", "");
        const char *const named = "ask { __typename ... on TaxProblem { message } }";
        row(named, "{'ask':{'__typename':'TaxProblem','message':'Tax.'}}", "ask: Tax.");
        row(named, "{'ask':{'__typename':'Declined'}}", "ask: {'__typename':'Declined'}");
        row(named, "{'ask':{'__typename':'LateError'}}", "ask: {'__typename':'LateError'}"); // a new type
        row("ticket { __typename }", "{'ticket':{'__typename':'Exception'}}", ""); // what it is about
    }
    void knowsThePayloadsOfAnOperation()
    {
        QFETCH(const std::string, selection);
        QFETCH(const std::string, data);
        QFETCH(const std::string, message);
        const auto operation = mutationOf(selection);
        QVERIFY(operation);
        const json::Value variables = json::Value::object();
        std::string found = payloadMessage(findPayloadErrors(value(data), operation.get(), &variables));
        std::ranges::replace(found, '"', '\'');
        QCOMPARE(found, message);
    }

    // Where the endpoint is used without a schema, the names have to do.
    void knowsPayloadsWithoutASchema_data()
    {
        const TestRows<std::string, std::string> row{"data", "message"};
        row("{'x':{'errors':['bad']}}", "x: bad");
        row("{'x':{'y':{'errors':['bad']}}}", "x: bad");
        row("{'x':{'y':{'z':{'e':[{'message':'bad'}]}}}}", "x: bad");
        row("{'x':{'all':[{'errors':[]},{'errors':['bad']}]}}", "x: bad");
        row("{'x':{'y':{'ok':false,'message':'No.'}}}", "x: No.");
        row("{'x':{'y':{'__typename':'NotFoundError','message':'Gone.'}}}", "x: Gone.");
        row("{'x':{'y':{'errors':[]}}}", "");
        row("{'x':{'job':{'id':'1','errors':['of its last run']}}}", "");
        row("{'x':{'jobs':[{'id':'1','errors':['of its last run']}]}}", "");
    }

    void knowsPayloadsWithoutASchema()
    {
        QFETCH(const std::string, data);
        const auto checked = CheckedOperation::check(
            nullptr, "mutation { x { errors ok __typename y { errors z { e: userErrors { message } } } } }");
        const auto *operation = std::get_if<CheckedOperation::Pointer>(&checked);
        QVERIFY(operation != nullptr);
        const json::Value variables = json::Value::object();
        QTEST(payloadMessage(findPayloadErrors(value(data), operation->get(), &variables)), "message");
    }

    // Unless it was asked for errors and has none.
    void aPayloadOfNullsIsNoData_data()
    {
        addColumns<std::string, std::string, std::string>("selection", "data", "told");
        const auto row = [](const char *selection, const char *data, const char *told) {
            QTest::addRow("%s %s", selection, data)
                << std::string(selection) << std::string(data) << std::string(told);
        };
        const char *const paid = "pay { job { id } userErrors { message } }";
        row(paid, "{'pay':{'job':null,'userErrors':[]}}", ""); // such as what was deleted
        row(paid, "{'pay':{'job':null,'userErrors':null}}", "no_data pay: The operation returned no data.");
        row(paid, "{'pay':{'job':{'id':'1'},'userErrors':[]}}", "");
        row("x: pay { __typename j: job { id } }", "{'x':{'__typename':'Paid','j':null}}",
            "no_data x: The operation returned no data.");
        row("pay { job { id } success }", "{'pay':{'job':null,'success':true}}", ""); // it was done
        row("pay { userErrors { message } }", "{'pay':{'userErrors':[]}}", ""); // nothing else was asked for
        row("group { job { id } all { success } }", "{'group':{'job':null,'all':[]}}", "");
        row("retry { id errors }", "{'retry':{'id':null,'errors':[]}}", "");
        row("pay { job { id } } del { ok }", "{'pay':{'job':null},'del':{'ok':true}}", "");
    }
    void aPayloadOfNullsIsNoData()
    {
        QFETCH(const std::string, selection);
        QFETCH(const std::string, data);
        QFETCH(const std::string, told);
        const auto operation = mutationOf(selection);
        QVERIFY(operation);
        const json::Value none = json::Value::object();
        OperationAnswer answer;
        answer.data = value(data);
        const OperationOutcome outcome =
            classifyOutcome(std::move(answer), {true, {}, {}, none, operation.get(), &none});
        const auto *failure = std::get_if<CallFailure>(&outcome);
        QCOMPARE(failure == nullptr ? std::string()
                                    : failure->error.code + ' ' + failure->error.message.text(),
                 told);
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
        const TestRows<bool, std::string, std::string> row{"isMutation", "message", "hint"};
        row("a change", true, "Internal server error",
            "The API failed, not the arguments. Check whether the change was made before you "
            "try again.");
        row("a query", false, "Internal server error", "The API failed, not the arguments. Try again later.");
        row("a change that was rejected", true, "Title is taken",
            "Correct the operation or its variables as the message says.");
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
