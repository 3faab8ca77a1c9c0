// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/scope.h"

#include "execution/arguments/bindings.h"
#include "support/testcase.h"
#include "values.h"
#include "workspace/codec/bindingcodec.h"
#include "workspacewith.h"
#include "json/decode.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

// Of secrets the scope knows where they come from and nothing else: no redactor finds them in a text.
Scope sampleScope()
{
    workspace::Mapping mapping;
    mapping.name = "guesses";
    mapping.entries = {{"4711", value("'found'")}};
    std::vector<workspace::Object> objects{mapping};
    for (const char *key : {"KEY", "PIN", "OPEN"}) {
        workspace::ContextVariable variable;
        variable.key = key;
        variable.value = json::Value("kept elsewhere");
        objects.emplace_back(variable);
    }
    Scope scope;
    scope.workspace = workspaceWith(objects);
    scope.context = value("{'KEY':'c2Vj/OtleSt+CANARY','PIN':'4711','OPEN':'4711'}");
    scope.secretKeys = {"KEY", "PIN"};
    scope.arguments =
        value("{'given':'4711','passed':'c2Vj/OtleSt+CANARY','escaped':'c2Vj%2FOtleSt','list':[1]}");
    scope.secretArguments = {{"passed", {.isSecret = true}}, {"escaped", {.isSecret = true, .escapes = 1}}};
    return scope;
}

} // namespace

class SecretUseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void secretsStayWhole_data()
    {
        const TestRows<std::string, bool> row{"binding", "isRefused"};
        row("{'context':'KEY'}", false);
        row("{'context':'KEY','transforms':['urlencode']}", false);
        row("{'parameter':'passed','transforms':['urlencode']}", false);
        row("{'parameter':'escaped'}", false);
        row("{'parameter':'escaped','transforms':['urlencode']}", true); // by the tool that passed it already
        row("{'first':[{'context':'KEY','transforms':['urlencode']}],'transforms':['urlencode']}", true);
        row("{'first':[{'first':[{'context':'KEY','transforms':['json']}]}],'transforms':['urlencode']}",
            true);
        row("{'object':{'a':{'context':'KEY','transforms':['urlencode']}},'transforms':['json']}", true);
        row("{'object':{'a':{'context':'KEY'}},'transforms':['json']}", false);
        for (const char *taking : {"upper", "lower", "urldecode", "number", "split:_", "project_path",
                                   "base64_text", "base64_encoding"}) {
            QTest::addRow("%s", taking)
                << "{'context':'KEY','transforms':['" + std::string(taking) + "']}" << true;
            QTest::addRow("%s of what is given", taking)
                << "{'parameter':'given','optional':true,'transforms':['" + std::string(taking) + "']}"
                << false;
        }
        row("{'context':'PIN','mapping':'guesses'}", true);
        row("{'context':'OPEN','mapping':'guesses'}", false);
        row("{'each':{'list':[{'context':'PIN'}]},'as':{'item':'','mapping':'guesses'}}", true);
        row("{'each':{'list':[{'context':'OPEN'}]},'as':{'item':'','mapping':'guesses'}}", false);
        row("{'each':{'parameter':'list'},'as':{'context':'PIN','mapping':'guesses'}}", true);
        row("{'list':[{'constant':'x'},{'context':'PIN'}],'transforms':['join:']}", true);
        row("{'list':[{'constant':'x'},{'context':'PIN'}],'transforms':['join:y']}", true);
        row("{'list':[{'constant':'x'},{'context':'PIN'}],'transforms':['join: ']}", false);
        row("{'list':[{'constant':'x'},{'context':'KEY'}],'transforms':['join:']}", false);
        row("{'list':[{'constant':'x'},{'context':'OPEN'}],'transforms':['join:']}", false);
    }

    void secretsStayWhole()
    {
        QFETCH(const std::string, binding);
        QFETCH(const bool, isRefused);
        const auto decoded = json::decode<workspace::Binding>(value(binding));
        QVERIFY(decoded.errors.empty());
        const Scope scope = sampleScope();
        const Result<MaybeValue> made = evaluate(decoded.value, scope);
        const bool isTaken = !made && made.error().code == "secret_taken_apart";
        QVERIFY2(isTaken == isRefused, made ? "it was made" : made.error().message.c_str());
    }

    void noConditionLooksIntoThem_data()
    {
        const TestRows<std::string, std::string> row{"condition", "outcome"};
        row("{'exists':{'context':'KEY'}}", "yes");
        row("{'equals':[{'context':'OPEN'},{'constant':'4711'}]}", "yes");
        row("{'equals':[{'context':'PIN'},{'constant':'4711'}]}", "secret_in_condition");
        row("{'equals':[{'constant':'4711'},{'parameter':'passed'}]}", "secret_in_condition");
        row("{'matches':{'parameter':'passed'},'pattern':'^c2'}", "secret_in_condition");
        row("{'not':{'matches':{'first':[{'context':'KEY','transforms':['urlencode']}]},'pattern':'^c2'}}",
            "secret_in_condition");
    }

    void noConditionLooksIntoThem()
    {
        QFETCH(const std::string, condition);
        const auto decoded = json::decode<workspace::Condition>(value(condition));
        QVERIFY(decoded.errors.empty());
        const Scope scope = sampleScope();
        const Result<bool> held = holds(decoded.value, scope);
        QTEST(held ? std::string(*held ? "yes" : "no") : held.error().code, "outcome");
    }

    void noSchemaTestsThem_data()
    {
        addColumns<std::string, bool>("parameters", "isRefused");
        const auto ofSecret = [](const char *schema, bool isRefused) {
            QTest::addRow("%s", schema)
                << "{'type':'object','properties':{'passed':" + std::string(schema) + "}}" << isRefused;
        };
        for (const char *harmless :
             {"{}", "true", "{'type':'string','title':'T','description':'D.','default':'x'}",
              "{'type':['string','null']}", "{'type':'object','properties':{'a':{'type':'string'}}}",
              "{'type':'array','items':{'type':'string'}}"})
            ofSecret(harmless, false);
        for (const char *test :
             {"{'pattern':'^c'}", "{'enum':['a']}", "{'const':'a'}", "{'minLength':5}", "{'maxLength':5}",
              "{'format':'email'}", "{'not':{'const':'a'}}", "{'anyOf':[{'const':'a'},{'type':'null'}]}",
              "{'$ref':'tooltray:mappings/guesses'}", "{'if':{'const':'a'},'then':false}",
              "{'properties':{'a':{'pattern':'^c'}}}", "{'items':{'enum':['a']}}",
              "{'contains':{'const':'a'}}"})
            ofSecret(test, true);
        const auto ofAll = [](const char *parameters, bool isRefused) {
            QTest::addRow("%s", parameters) << std::string(parameters) << isRefused;
        };
        ofAll("{}", false);
        ofAll("{'properties':{'other':{'pattern':'^c'}},'required':['passed'],'additionalProperties':false}",
              false);
        ofAll("{'properties':{'passed':{}},'patternProperties':{'^p':{'pattern':'^c'}}}", true);
        ofAll("{'additionalProperties':{'pattern':'^c'}}", true);
        ofAll("{'allOf':[{'properties':{'passed':{'pattern':'^c'}}}]}", true);
        ofAll("{'if':{'properties':{'passed':{'const':'a'}}},'then':{'required':['x']}}", true);
    }

    void noSchemaTestsThem()
    {
        QFETCH(const std::string, parameters);
        const json::Value document = value(parameters);
        const auto refusal = refusalOf(document, sampleScope().secretArguments);
        QTEST(refusal.has_value(), "isRefused");
        QVERIFY(!refusal || refusal->code == "secret_checked");
        QVERIFY(!refusalOf(document, SecretArguments())); // without a secret everything may be tested
    }

    void shortOnesStandAloneInPaths_data()
    {
        const TestRows<std::string, bool> row{"path", "isAlone"};
        row("/a/{pin}", true);
        row("/a/{pin}/b?c={pin}&d=1", true);
        row("/a/x{pin}", false);
        row("/a/{pin}x", false);
        row("/a/{pin}?b=x{pin}", false);
        row("/a/{other}{pin}", false);
        row("/a/x{other}", true);
    }

    void shortOnesStandAloneInPaths()
    {
        QFETCH(const std::string, path);
        QTEST(standsAlone(path, "pin"), "isAlone");
    }

    void whatAStepPassesIsKnown()
    {
        const auto decoded = json::decode<std::vector<workspace::NamedBinding>>(
            value("{'a':{'context':'KEY','transforms':['json']},'b':{'parameter':'escaped'},"
                  "'c':{'parameter':'given'},'d':{'context':'PIN'},'e':{'step':'x'}}"));
        QVERIFY(decoded.errors.empty());
        const SecretArguments secrets = secretArgumentsOf(decoded.value, sampleScope());
        QCOMPARE(secrets.size(), std::size_t(3));
        QVERIFY((secrets.at("a") == SecretUse{.isSecret = true, .escapes = 1}));
        QVERIFY((secrets.at("b") == SecretUse{.isSecret = true, .escapes = 1}));
        QVERIFY((secrets.at("d") == SecretUse{.isSecret = true, .isShort = true}));
    }
};

TOOLTRAY_TEST(SecretUseTest)

#include "secretusetest.moc"
