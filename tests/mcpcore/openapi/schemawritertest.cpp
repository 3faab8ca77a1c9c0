// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/schema/schemawriter.h"

#include "jsonschema/schema.h"
#include "mcpcore/openapi/request/toolrequest.h"
#include "openapisample.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

constexpr const char *kComponents =
    "{'schemas':{"
    "'Name':{'type':'string','minLength':2},"
    "'Tree':{'type':'object','properties':{'children':{'type':'array','items':{'$ref':'#/components/schemas/"
    "Tree'}}},"
    "'additionalProperties':false},"
    "'Base':{'type':'object','required':['id','name'],'properties':{'id':{'type':'integer','readOnly':true},'"
    "name':{'type':'string'}}},"
    "'RequiresId':{'type':'object','required':['id']},"
    "'Cat':{'type':'object','required':['kind'],'properties':{'kind':{'type':'string'},'lives':{'type':'"
    "integer'}}},"
    "'Dog':{'type':'object','required':['kind'],'properties':{'kind':{'type':'string'},'tricks':{'type':'"
    "integer'}}},"
    "'Loop':{'allOf':[{'$ref':'#/components/schemas/Loop'},{'type':'object'}]},"
    "'Circle':{'$ref':'#/components/schemas/Circle2'},'Circle2':{'$ref':'#/components/schemas/Circle'},"
    "'Read':{'readOnly':true,'type':'string'},"
    "'Pet':{'type':'object','oneOf':[{'$ref':'#/components/schemas/Puss'},{'$ref':'#/components/schemas/"
    "Hound'}],"
    "'discriminator':{'propertyName':'t','mapping':{'p':'#/components/schemas/Puss','h':'Hound'}}},"
    "'Puss':{'allOf':[{'$ref':'#/components/schemas/"
    "Pet'},{'type':'object','properties':{'c':{'type':'integer'}}}]},"
    "'Hound':{'allOf':[{'$ref':'#/components/schemas/"
    "Pet'},{'type':'object','properties':{'d':{'type':'integer'}}}]}"
    "}}";

bool isAccepted(const QByteArray &version, const QByteArray &schema, const QByteArray &instance)
{
    const std::string operation = "{'requestBody':{'content':{'application/json':{'schema':"
                                  + schema.toStdString() + "}}},'responses':{}}";
    const ApiPointer api = samples::withOperation(operation, kComponents, version.toStdString());
    const json::Value enforced = enforcedBody(*api, api->operations.front());
    const auto compiled = jsonschema::Schema::compile(enforced);
    if (!compiled.schema)
        qWarning("%s", compiled.errors.front().message.c_str());
    return compiled.schema && compiled.schema->isValid(samples::value(instance.toStdString()));
}

} // namespace

class SchemaWriterTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void schemasMeanTheSame_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("accepted");
        QTest::addColumn<QByteArray>("refused");
        const auto row = [](const char *version, const char *schema, const char *accepted,
                            const char *refused) {
            QTest::addRow("%s %s", version, schema)
                << QByteArray(version) << QByteArray(schema) << QByteArray(accepted) << QByteArray(refused);
        };
        row("3.0.3", "{'type':'string','nullable':true}", "null|'a'", "1");
        row("3.0.3", "{'type':'string','nullable':false}", "'a'", "null");
        row("3.0.3", "{'type':'string','enum':['a'],'nullable':true}", "null|'a'", "'b'");
        row("3.0.3", "{'$ref':'#/components/schemas/Name','nullable':true}", "null|'ab'", "'a'");
        row("3.0.3", "{'allOf':[{'$ref':'#/components/schemas/Name'}],'nullable':true}", "null|'ab'",
            "'a'|1");
        row("3.0.3", "{'oneOf':[{'$ref':'#/components/schemas/Name'}],'nullable':true}", "null|'ab'",
            "'a'|1");
        row("3.1.0", "{'type':'string','nullable':true}", "'a'", "null");
        row("3.1.0", "{'type':['string','null']}", "null|'a'", "1");
        row("3.0.3", "{'type':['string','null']}", "null|'a'", "1");
        row("3.1.0", "{'$ref':'#/components/schemas/Name','maxLength':3}", "'abc'", "'a'|'abcd'");
        row("3.0.3", "{'$ref':'#/components/schemas/Name','maxLength':3}", "'abc'|'abcd'", "'a'");
        row("3.0.3", "{'type':'integer','minimum':1,'exclusiveMinimum':true}", "2", "1|0");
        row("3.0.3", "{'type':'integer','maximum':1,'exclusiveMaximum':false}", "1", "2");
        row("3.1.0", "{'type':'integer','exclusiveMaximum':3}", "2", "3");
        row("3.1.0", "{'const':'x'}", "'x'", "'y'");
        row("3.1.0", "{'type':'array','prefixItems':[{'type':'string'}],'items':false}", "['a']|[]",
            "['a',1]|[1]");
        row("3.1.0", "{'if':{'type':'string'},'then':{'minLength':2},'else':{'type':'integer'}}", "'ab'|1",
            "'a'|true");
        row("3.1.0", "true", "1|null", "");
        row("3.1.0", "false", "", "1|null");
        row("3.0.3", "{'properties':{'a':{'type':'string'}}}", "{'a':'x'}|{}", "{'a':1}|7");
        row("3.0.3", "{'items':{'type':'string'}}", "['x']", "[1]|7");
        row("3.0.3", "{'type':'object','additionalProperties':false,'properties':{'a':{}}}", "{'a':1}",
            "{'b':1}");
        row("3.0.3", "{'type':'object','additionalProperties':{'type':'integer'}}", "{'b':1}", "{'b':'x'}");
        row("3.0.3", "{'$ref':'#/components/schemas/Tree'}", "{'children':[{'children':[]}]}",
            "{'children':[{'x':1}]}");
        row("3.0.3", "{'$ref':'#/components/schemas/Nothing'}", "1|null|{}", "");
        row("3.0.3", "{'$ref':'#/components/schemas/Circle'}", "1|null|{}", "");
        row("3.0.3", "{'$ref':'#/components/schemas/Loop'}", "{}", "1");
        row("3.0.3", "{'$ref':'#/components/schemas/Base'}", "{'name':'x'}", "{}|{'name':1}");
        row("3.0.3",
            "{'allOf':[{'$ref':'#/components/schemas/Base'},{'$ref':'#/components/schemas/RequiresId'}]}",
            "{'name':'x'}", "{}");
        row("3.0.3",
            "{'type':'object','required':['r'],'properties':{'r':{'$ref':'#/components/schemas/Read'}}}",
            "{}", "1");
        row("3.0.3",
            "{'type':'object','required':['r'],'properties':{'r':{'allOf':[{'$ref':'#/components/schemas/"
            "Name'}],'readOnly':true}}}",
            "{}", "1");
        row("3.0.3",
            "{'type':'object','required':['w'],'properties':{'w':{'type':'string','writeOnly':true}}}",
            "{'w':'x'}", "{}");
        row("3.0.3",
            "{'oneOf':[{'$ref':'#/components/schemas/Cat'},{'$ref':'#/components/schemas/"
            "Dog'}],'discriminator':{'propertyName':'kind'}}",
            "{'kind':'Cat'}|{'kind':'Dog','tricks':1}", "{'kind':'Cow'}|{'lives':1}");
        row("3.0.3",
            "{'oneOf':[{'$ref':'#/components/schemas/Cat'},{'$ref':'#/components/schemas/Dog'}],"
            "'discriminator':{'propertyName':'kind','mapping':{'c':'#/components/schemas/"
            "Cat','k':'Cat','d':'Dog'}}}",
            "{'kind':'c'}|{'kind':'k'}|{'kind':'d'}", "{'kind':'x'}");
        row("3.0.3", "{'$ref':'#/components/schemas/Pet'}", "{'t':'p','c':1}|{'t':'h','d':1}",
            "{'t':'x'}|{'t':'p','c':'y'}|7");
        // What cannot be read is left out, and the rest counts.
        row("3.0.3", "{'type':'string','minLength':'2','maxLength':3,'pattern':'['}", "'a'", "'abcd'");
        row("3.0.3", "{'type':'str','enum':[],'required':true}", "'a'", "1");
        row("3.0.3", "{'type':'anything'}", "1|'a'", "");
        row("3.0.3",
            "{'type':'object','required':['a','a'],'properties':{'a':{'type':'integer','required':true}}}",
            "{'a':1}", "{}");
        row("3.0.3", "{'type':'string','pattern':'^[a-z]+$'}", "'a'", "'A'");
        row("3.0.3", "{'type':'string','format':'date-time'}", "'yesterday'", "1");
        row("3.1.0",
            "{'$defs':{'x':{'type':'integer'}},'type':'array','items':{'$ref':'#/paths/~1a/post/requestBody/"
            "content/application~1json/schema/$defs/x'}}",
            "[1]", "['a']");
        row("3.1.0",
            "{'$id':'https://x.org/"
            "s','$defs':{'x':{'$anchor':'n','type':'integer'}},'type':'array','items':{'$ref':'#/$defs/x'}}",
            "[1]", "['a']");
        row("3.1.0",
            "{'$defs':{'x':{'$anchor':'num','type':'integer'}},'type':'array','items':{'$ref':'#num'}}",
            "[1]", "['a']");
        row("3.1.0", "{'type':'object','properties':{'$ref':{'type':'string'}}}", "{'$ref':'x'}",
            "{'$ref':1}");
        row("3.1.0", "{'type':'object','unevaluatedProperties':false,'allOf':[{'properties':{'a':{}}}]}",
            "{'a':1}", "{'b':1}");
        row("3.1.0", "{'dependentRequired':{'a':['b']}}", "{'a':1,'b':1}", "{'a':1}");
        row("3.1.0", "{'$dynamicRef':'#n','$defs':{'x':{'$dynamicAnchor':'n','type':'integer'}}}", "1",
            "'a'");
    }

    void schemasMeanTheSame()
    {
        QFETCH(QByteArray, version);
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, accepted);
        QFETCH(QByteArray, refused);
        for (const QByteArray &instance : accepted.split('|')) {
            if (!instance.isEmpty())
                QVERIFY2(isAccepted(version, schema, instance), instance.constData());
        }
        for (const QByteArray &instance : refused.split('|')) {
            if (!instance.isEmpty())
                QVERIFY2(!isAccepted(version, schema, instance), instance.constData());
        }
    }

    void responsesHaveNothingThatIsOnlyWritten()
    {
        const ApiPointer api =
            samples::withOperation("{'responses':{'200':{'description':'','content':{'application/"
                                   "json':{'schema':{'type':'object','required':['w','r'],"
                                   "'properties':{'w':{'writeOnly':true},'r':{'readOnly':true}}}}}}}}");
        SchemaWriter writer(*api->documents, Direction::Response);
        QCOMPARE(json::write(writer.document(api->operations.front().responses.front().media.front().schema)),
                 samples::quoted("{'type':'object','properties':{'r':{}},'required':['r']}"));
    }
};

TOOLTRAY_TEST(SchemaWriterTest)
#include "schemawritertest.moc"
