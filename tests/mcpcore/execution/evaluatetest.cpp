// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/redactor.h"
#include "execution/arguments/bindings.h"
#include "support/result.h"
#include "support/testcase.h"
#include "values.h"
#include "workspace/codec/bindingcodec.h"
#include "workspace/edits/apply.h"
#include "json/decode.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

Scope sampleScope()
{
    workspace::Mapping mapping;
    mapping.name = "states";
    mapping.entries = {{"Open", value("'OPENED'")}, {"Closed", value("'CLOSED'")}};
    workspace::ContextVariable variable;
    variable.key = "WORKSPACE_ID";
    variable.value = value("'w1'");

    Scope scope;
    workspace::Edit edit;
    edit.steps = {workspace::PutObject{mapping}, workspace::PutObject{variable}};
    scope.workspace = workspace::apply(*workspace::Workspace::create({}), edit)->workspace;
    scope.arguments =
        value("{'title':'A','state':'open','labels':['x','y'],'author':{'name':'n'},'none':null,"
              "'byName':{'a':1,'b':2}}");
    scope.context = value("{'WORKSPACE_ID':'w1'}");
    scope.answers = value("{'find':{'project':{'id':7,'null':null},'list':[{'id':1},{'name':'x'}]}}");
    return scope;
}

} // namespace

class EvaluateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsMadeHasALimit_data()
    {
        addColumns<std::string, bool>("binding", "isRefused");
        const auto row = [](const char *name, const std::string &binding, bool isRefused = true) {
            QTest::newRow(name) << binding << isRefused;
        };
        const auto changed = [](const std::string &transform, int count) {
            std::string list;
            for (int i = 0; i < count; ++i)
                list += (i == 0 ? "'" : ",'") + transform + "'";
            return "{'parameter':'quote','transforms':[" + list + "]}";
        };
        row("control: JSON of JSON", changed("json", 10), false);
        row("JSON of JSON, again and again", changed("json", 40));
        row("a percent sign, encoded again and again", changed("urlencode", 8'000));
        row("a long separator",
            "{'parameter':'many','transforms':['join:" + std::string(20'000, '-') + "']}");
        std::string often;
        for (int i = 0; i < 40; ++i)
            often += (i == 0 ? "" : ",") + std::string("{'parameter':'long'}");
        row("control: a long text twice", "{'list':[{'parameter':'long'},{'parameter':'long'}]}", false);
        row("a long text, often", "{'list':[" + often + "]}");
        const auto within = [](int depth) {
            std::string binding = "{'constant':1}";
            for (int i = 0; i < depth; ++i)
                binding = "{'each':{'parameter':'many'},'as':" + binding + "}";
            return binding;
        };
        row("control: a list", within(1), false);
        row("lists within lists", within(4));
    }

    void whatIsMadeHasALimit()
    {
        QFETCH(std::string, binding);
        QFETCH(bool, isRefused);
        Scope scope = sampleScope();
        json::Value many = json::Value::array();
        for (int i = 0; i < 5'000; ++i)
            many.append(json::Value(i));
        scope.arguments = json::Value::object(
            {{"quote", "\"%"}, {"long", std::string(2'000'000, 'a')}, {"many", std::move(many)}});
        const auto decoded = json::decode<workspace::Binding>(value(binding));
        QVERIFY(decoded.errors.empty());
        const auto made = evaluate(decoded.value, scope);
        QCOMPARE(!made.hasValue(), isRefused);
        if (isRefused)
            QCOMPARE(made.error().code, std::string("bindings_limit"));
    }

    void takesValuesFromTheirSources_data()
    {
        const TestRows<std::string, std::string> row{"binding", "result"};
        row("{'constant':{'a':1}}", "{'a':1}");
        row("{'constant':null}", "null");
        row("{'parameter':'title'}", "'A'");
        row("{'parameter':'author','path':'/name'}", "'n'");
        row("{'parameter':'author','path':'/nobody'}", "absent");
        row("{'parameter':'none'}", "null");
        row("{'parameter':'missing'}", "absent");
        row("{'context':'WORKSPACE_ID'}", "'w1'");
        row("{'context':'workspaceId'}", "'w1'");
        row("{'context':'OTHER'}", "absent");
        row("{'step':'find','path':'/project/id'}", "7");
        row("{'step':'skipped'}", "bound_value_missing");
        row("{'step':'find','path':'/project/none'}", "bound_value_missing");
        row("{'step':'find','path':'/project/null'}", "bound_value_missing");
        row("{'step':'find','path':'/project/none','optional':true}", "absent");
        row("{'step':'find','path':'/project/null','optional':true}", "absent");
        row("{'parameter':'none','optional':true}", "absent");
        row("{'object':{'a':{'parameter':'none','optional':true},'b':{'constant':1}}}", "{'b':1}");
        row("{'list':[{'step':'find','path':'/project/null','optional':true},{'constant':1}]}", "[1]");
        row("{'step':'find','path':'/project/none','transforms':['default:x']}", "'x'");
        row("{'step':'find','path':'/project/none','transforms':['upper']}", "bound_value_missing");
        row("{'object':{'a':{'step':'skipped'}}}", "bound_value_missing");
        row("{'object':{'a':{'step':'skipped','optional':true},'b':{'constant':1}}}", "{'b':1}");
        row("{'object':{'a':{'step':'skipped'}},'optional':true}", "absent");
        row("{'list':[{'constant':1},{'step':'skipped'}]}", "bound_value_missing");
        row("{'first':[{'step':'skipped'},{'constant':1}]}", "1");
        row("{'first':[{'object':{'a':{'step':'skipped'}}},{'constant':1}]}", "1");
        row("{'first':[{'step':'skipped'},{'parameter':'missing'}]}", "bound_value_missing");
        row("{'first':[{'step':'skipped'},{'parameter':'missing'}],'optional':true}", "absent");
        row("{'each':{'step':'skipped'},'as':{'item':''}}", "bound_value_missing");
        row("{'each':{'step':'find','path':'/list'},'as':{'item':'/id'}}", "bound_value_missing");
        row("{'each':{'step':'find','path':'/list'},'as':{'item':'/id','optional':true}}", "[1]");
        row("{'each':{'step':'find','path':'/list'},'as':{'object':{'id':{'item':'/id'}}}}",
            "bound_value_missing");
        row("{'step':'find','path':'/project/id','transforms':['present']}", "true");
        row("{'step':'find','path':'/project/null','transforms':['present']}", "true");
        row("{'parameter':'missing','transforms':['present']}", "absent");

        row("{'object':{'a':{'parameter':'title'},'b':{'parameter':'missing'},'c':{'parameter':'none'}}}",
            "{'a':'A','c':null}");
        row("{'list':[{'parameter':'title'},{'parameter':'missing'},{'constant':1}]}", "['A',1]");
        row("{'first':[{'parameter':'missing'},{'parameter':'none'},{'parameter':'title'},{'constant':1}]}",
            "'A'");
        row("{'first':[{'parameter':'missing'},{'parameter':'none'}]}", "absent");
        row("{'each':{'parameter':'labels'},'as':{'object':{'name':{'item':''}}}}",
            "[{'name':'x'},{'name':'y'}]");
        row("{'each':{'parameter':'byName'},'as':{'list':[{'item':'/key'},{'item':'/value'}]}}",
            "[['a',1],['b',2]]");
        row("{'each':{'parameter':'labels'},'as':{'item':'/nothing'}}", "[]");
        row("{'each':{'parameter':'missing'},'as':{'item':''}}", "absent");
        row("{'each':{'parameter':'title'},'as':{'item':''}}", "not_iterable");
        row("{'each':{'constant':[[1,2],[3]]},'as':{'each':{'item':''},'as':{'item':'','transforms':['string'"
            "]}}}",
            "[['1','2'],['3']]");

        row("{'parameter':'state','mapping':'states'}", "'OPENED'");
        row("{'parameter':'title','mapping':'states'}", "label_unknown");
        row("{'parameter':'missing','mapping':'states'}", "absent");
        row("{'parameter':'none','mapping':'states'}", "null");
        row("{'parameter':'missing','mapping':'states','transforms':['default:Open']}", "'Open'");
        row("{'parameter':'state','mapping':'nowhere'}", "mapping_missing");
        row("{'parameter':'labels','transforms':['join:+','upper']}", "'X+Y'");
        row("{'parameter':'author','transforms':['upper','default:a']}", "transform_failed");
    }

    void takesValuesFromTheirSources()
    {
        QFETCH(const std::string, binding);
        QFETCH(const std::string, result);
        const auto decoded = json::decode<workspace::Binding>(value(binding));
        QVERIFY(decoded.errors.empty());
        QCOMPARE(shown(evaluate(decoded.value, sampleScope())), result);
    }

    void aResultLeavesOutWhatIsMissing()
    {
        const auto decoded = json::decode<workspace::Binding>(
            value("{'object':{'a':{'step':'skipped'},'b':{'step':'find','path':'/project/id'}}}"));
        QCOMPARE(shown(evaluate(decoded.value, sampleScope(), Missing::LeftOut)), std::string("{'b':7}"));
    }

    void errorsNameTheInnermostBinding()
    {
        const auto decoded = json::decode<std::vector<workspace::NamedBinding>>(
            value("{'input':{'object':{'state':{'parameter':'title','mapping':'states'}}}}"));
        QVERIFY(decoded.errors.empty());
        const Result<json::Value> result = evaluate(decoded.value, sampleScope());
        QVERIFY(!result);
        QVERIFY(result.error().message.starts_with("Binding \"state\": The mapping"));
        QCOMPARE(result.error().details["binding"].toString(), std::string_view("state"));
    }

    void aTransformedSecretIsMaskedOrRefused_data()
    {
        const TestRows<std::string, bool> row{"transforms", "isRefused"};
        row("['urlencode']", false);
        row("['json']", false);
        row("['string']", false);
        row("['gid:Project']", false);
        row("['split:_','join:_']", true);
        row("['split:|']", true); // as an error that tells what is in a secret would reveal it
        row("['split:|','first']", true);
        row("['lower']", true);
        row("['number']", true);
        row("['project_path']", true);
        row("['upper']", true); // with letters that are not looked for in both cases
        row("['urldecode']", true);
        row("['json','json']", true);
        row("['urlencode','urlencode']", true);
        row("['json','urlencode']", true);
        row("['split:_']", true);
        row("['split:%41']", true);
        row("['split:_','first']", true);
        row("['split:_','join:+']", true);
        row("['split:_','join:']", true);
        row("['split:a']", true);
        row("['split:a','upper','json']", true);
    }
    void aTransformedSecretIsMaskedOrRefused()
    {
        QFETCH(std::string, transforms);
        QFETCH(bool, isRefused);
        credentials::Redactor redactor;
        const auto registration =
            redactor.add(credentials::Secret("ghp_CANARY%41bacadaga_\u00e4\u00df-token"));
        Scope scope = sampleScope();
        scope.redactor = &redactor;
        // Whatever way it came: as a variable, as an argument that another tool passed on, in what an API said.
        scope.context.set("WORKSPACE_ID", json::Value("ghp_CANARY%41bacadaga_\u00e4\u00df-token"));
        scope.arguments.set("title", json::Value("ghp_CANARY%41bacadaga_\u00e4\u00df-token"));
        for (const char *source : {"'context':'WORKSPACE_ID'", "'parameter':'title'"}) {
            const auto decoded = json::decode<workspace::Binding>(
                value("{" + std::string(source) + ",'transforms':" + transforms + "}"));
            QVERIFY(decoded.errors.empty());
            const Result<MaybeValue> made = evaluate(decoded.value, scope);
            QCOMPARE(!made, isRefused);
            if (!made) {
                QCOMPARE(made.error().code, "secret_taken_apart");
                continue;
            }
            const json::Value masked = redactor.withoutSecrets(**made);
            for (const json::Value &each : masked.isArray() ? masked.elements() : std::span(&masked, 1)) {
                const std::string text(each.toString());
                QVERIFY2(text.size() < 4 || text.find("***") != std::string::npos, text.c_str());
                QVERIFY2(text.find("anary") == std::string::npos && text.find("CANARY") == std::string::npos,
                         text.c_str());
            }
        }
    }

    // What stands beside a secret is none, and is known to nobody afterwards.
    void textNextToASecretStaysVisible()
    {
        credentials::Redactor redactor;
        const auto registration = redactor.add(credentials::Secret("ghp_CANARY"));
        Scope scope = sampleScope();
        scope.redactor = &redactor;
        scope.context.set("WORKSPACE_ID", json::Value("ghp_CANARY"));
        scope.arguments.set("title", json::Value("jsonrpc"));
        const auto made = [&](const char *transforms) {
            const auto decoded = json::decode<workspace::Binding>(
                value("{'list':[{'parameter':'title'},{'context':'WORKSPACE_ID'}],'transforms':"
                      + std::string(transforms) + "}"));
            const Result<MaybeValue> result = evaluate(decoded.value, scope);
            return result && *result ? shown(**result) : std::string("refused");
        };
        QCOMPARE(made("['first']"), std::string("'jsonrpc'"));
        QCOMPARE(made("['compact']"), std::string("['jsonrpc','ghp_CANARY']"));
        QCOMPARE(made("['join: ']"), std::string("'jsonrpc ghp_CANARY'"));
        QCOMPARE(made("['join:|','split:|','first']"), std::string("refused"));
        QCOMPARE(redactor.mask("jsonrpc"), std::string("jsonrpc"));
    }

    // One secret that is still whole does not let another one through in pieces.
    void noSecretHidesBehindAnother_data()
    {
        const TestRows<std::string, bool> row{"transforms", "isRefused"};
        row("['join: ']", false);
        row("['join: ','urlencode']", false);
        row("['join: ','upper']", true); // of the second one, in letters that are not looked for
        row("['join: ','split:%42','first']", true);
        row("['join: ','urldecode']", true);
    }
    void noSecretHidesBehindAnother()
    {
        QFETCH(std::string, transforms);
        QFETCH(bool, isRefused);
        credentials::Redactor redactor;
        const auto first = redactor.add(credentials::Secret("ghp_CANARY"));
        const auto second = redactor.add(credentials::Secret("other_\u00e4%42_secret"));
        Scope scope = sampleScope();
        scope.redactor = &redactor;
        scope.context.set("WORKSPACE_ID", json::Value("ghp_CANARY"));
        scope.arguments.set("title", json::Value("other_\u00e4%42_secret"));
        const auto decoded = json::decode<workspace::Binding>(value(
            "{'list':[{'context':'WORKSPACE_ID'},{'parameter':'title'}],'transforms':" + transforms + "}"));
        const Result<MaybeValue> made = evaluate(decoded.value, scope);
        QCOMPARE(!made, isRefused);
        if (!made)
            QCOMPARE(made.error().code, "secret_taken_apart");
    }

    // A file that an API keeps in base64 may hold a secret, and is read all the same.
    void aDecodedFileKeepsItsSecretsMasked()
    {
        credentials::Redactor redactor;
        const auto registration = redactor.add(credentials::Secret("ghp_CANARY"));
        Scope scope = sampleScope();
        scope.redactor = &redactor;
        scope.arguments.set("title",
                            json::Value("a2V5ID0gZ2hwX0NBTkFSWQo=")); // "key = ghp_CANARY" and an end of line
        const auto made = [&](const char *transforms) {
            const auto decoded = json::decode<workspace::Binding>(
                value("{'parameter':'title','transforms':" + std::string(transforms) + "}"));
            const Result<MaybeValue> result = evaluate(decoded.value, scope);
            return result && *result ? redactor.mask(shown(**result)) : std::string("refused");
        };
        QCOMPARE(made("['base64_text']"), std::string("'key = ***\\n'"));
        QCOMPARE(made("['base64_encoding']"), std::string("'text'"));
        QCOMPARE(made("['base64_text','split:C','first']"), std::string("refused"));
    }

    void noConditionLooksIntoASecret()
    {
        credentials::Redactor redactor;
        const auto registration = redactor.add(credentials::Secret("ghp_CANARY"));
        Scope scope = sampleScope();
        scope.redactor = &redactor;
        scope.context.set("WORKSPACE_ID", json::Value("ghp_CANARY"));
        const auto code = [&](const std::string &condition) {
            const auto decoded = json::decode<workspace::Condition>(value(condition));
            const Result<bool> result = holds(decoded.value, scope);
            return result ? std::string(*result ? "yes" : "no") : result.error().code;
        };
        QCOMPARE(code("{'exists':{'context':'WORKSPACE_ID'}}"), "yes");
        QCOMPARE(code("{'equals':[{'parameter':'title'},{'constant':'A'}]}"), "yes");
        QCOMPARE(code("{'equals':[{'context':'WORKSPACE_ID'},{'constant':'A'}]}"), "secret_in_condition");
        QCOMPARE(code("{'equals':[{'constant':'A'},{'context':'WORKSPACE_ID'}]}"), "secret_in_condition");
    }

    void leavesOutWhatHasNoValue()
    {
        const auto decoded = json::decode<std::vector<workspace::NamedBinding>>(
            value("{'a':{'parameter':'missing'},'b':{'parameter':'none'},'c':{'constant':1}}"));
        const Result<json::Value> result = evaluate(decoded.value, sampleScope());
        VERIFY_RESULT(result);
        QCOMPARE(shown(*result), std::string("{'b':null,'c':1}"));
    }
};

TOOLTRAY_TEST(EvaluateTest)

#include "evaluatetest.moc"
