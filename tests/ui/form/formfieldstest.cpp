// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/formfields.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// A field in a few words: kind, then in brackets what is in it; * required, ? nullable.
std::string described(const FormField &field)
{
    static constexpr const char *kKinds[] = {"text",  "number", "boolean", "choice", "constant",
                                             "group", "map",    "list",    "one of", "json"};
    static constexpr const char *kForms[] = {"", " lines", " date", " datetime", " time", " email", " uri"};
    std::string text = field.name.empty() ? "" : field.name + (field.isRequired ? "*" : "") + ":";
    text += kKinds[static_cast<std::size_t>(field.kind)];
    text += field.isNullable ? "?" : "";
    text += field.kind == FieldKind::Number && field.isWhole ? " whole" : "";
    text += kForms[static_cast<std::size_t>(field.form)];
    if (!field.hint.empty())
        text += " <" + field.hint + ">";
    if (field.fallback)
        text += " =" + json::write(*field.fallback);
    if (field.kind == FieldKind::Constant)
        text += " " + json::write(field.constant);
    for (const FieldChoice &choice : field.choices)
        text += " " + choice.label + (choice.description.empty() ? "" : "/" + choice.description);
    if (!field.fields.empty()) {
        text += " (";
        for (const FormField &part : field.fields)
            text += (text.ends_with('(') ? "" : ", ")
                    + (field.kind == FieldKind::Variants ? part.title + "=" : "") + described(part);
        text += ")";
    }
    return text;
}

const FormField &deepest(const FormField &field)
{
    return field.fields.empty() ? field : deepest(field.fields.back());
}

} // namespace

class FormFieldsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsSchemas_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("form");
        const auto add = [](const char *name, const char *schema, const char *form) {
            QTest::newRow(name) << QByteArray(schema).replace('\'', '"') << QByteArray(form);
        };
        add("text", "{'type':'string'}", "text");
        add("formats",
            "{'properties':{'d':{'type':'string','format':'date'},'t':{'type':'string','format':'date-time'},"
            "'e':{'type':'string','format':'email'},'u':{'type':'string','format':'uri'}}}",
            "group (d:text date, t:text datetime, e:text email, u:text uri)");
        add("long text", "{'type':'string','maxLength':5000}", "text lines");
        add("prose", "{'type':'string','contentMediaType':'text/markdown'}", "text lines");
        add("example", "{'type':'string','examples':['abc']}", "text <abc>");
        add("number", "{'type':'number','minimum':0.50,'maximum':1e3}", "number <0.50 – 1e3>");
        add("integer", "{'type':'integer','exclusiveMinimum':0,'default':20}", "number whole <≥ 0> =20");
        add("boolean", "{'type':['boolean','null']}", "boolean?");
        add("enum", "{'enum':['a',2,null]}", "choice? a 2");
        add("enum with meanings", "{'oneOf':[{'const':1,'title':'One','description':'first'},{'const':2}]}",
            "choice One/first 2");
        add("constant", "{'const':{'a':1}}", "constant {\"a\":1}");
        add("object",
            "{'type':'object','properties':{'a':{'type':'string'},'b':{'type':'integer'}},'required':['b']}",
            "group (a:text, b*:number whole)");
        add("map", "{'type':'object','additionalProperties':{'type':'number'}}", "map (number)");
        add("nothing at all", "{'type':'object','additionalProperties':false}", "group");
        add("no properties", "{'type':'object','properties':{}}", "group");
        add("an object that nothing is said of", "{'type':'object'}", "json");
        add("any object", "{'type':'object'}", "json");
        add("anything", "{}", "json");
        add("list", "{'type':'array','items':{'type':'string'}}", "list (text)");
        add("list of anything", "{'type':'array'}", "json");
        add("tuple", "{'type':'array','prefixItems':[{}],'items':{'type':'string'}}", "json");
        add("nullable by anyOf", "{'anyOf':[{'type':'string'},{'type':'null'}],'title':'T'}", "text?");
        add("several types", "{'type':['string','integer','null']}",
            "one of? (string=text, integer=number whole)");
        add("variants",
            "{'oneOf':[{'title':'A','type':'string'},{'type':'object','properties':{'k':{'const':'b'}},"
            "'required':['k']}]}",
            "one of (A=text, k: b=group (k*:constant \"b\"))");
        add("variants with a base",
            "{'type':'object','properties':{'x':{'type':'string'}},'oneOf':["
            "{'properties':{'a':{'type':'string'}},'required':['a']},"
            "{'properties':{'b':{'type':'string'}},'required':['b']}]}",
            "one of (a=group (x:text, a*:text), b=group (x:text, b*:text))");
        add("reference",
            "{'$defs':{'id':{'type':'string','description':'d'}},'properties':{'a':{'$ref':'#/$defs/id',"
            "'default':'x'}}}",
            "group (a:text =\"x\")");
        add("unknown reference", "{'$ref':'other.json'}", "json");
        add("all of",
            "{'allOf':[{'properties':{'a':{'type':'string'}},'required':['a']},"
            "{'properties':{'b':{'type':'string'}}}]}",
            "group (a*:text, b:text)");
        add("true", "true", "json");
    }

    void readsSchemas()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, form);
        const json::Parsed parsed = json::parse(schema.toStdString());
        QVERIFY(parsed);
        QCOMPARE(described(formFor(parsed.value)), form.toStdString());
    }

    void looksUpReferences()
    {
        const json::Value state = json::parse("{\"enum\":[\"open\",\"closed\"]}").value;
        const json::Value schema =
            json::parse("{\"properties\":{\"state\":{\"$ref\":\"tooltray:types/state\"}}}").value;
        const FormField form = formFor(schema, [&state](std::string_view reference) {
            return reference == "tooltray:types/state" ? &state : nullptr;
        });
        QCOMPARE(described(form), std::string("group (state:choice open closed)"));
    }

    void endlessSchemasEndAsJson()
    {
        const json::Value schema =
            json::parse("{\"$defs\":{\"n\":{\"properties\":{\"v\":{\"type\":\"string\"},\"next\":{\"$ref\":"
                        "\"#/$defs/n\"}}}},\"$ref\":\"#/$defs/n\"}")
                .value;
        const FormField form = formFor(schema);
        QCOMPARE(form.kind, FieldKind::Group);
        QCOMPARE(deepest(form).kind, FieldKind::Json);
        QCOMPARE(formFor(json::parse("{\"$ref\":\"#\"}").value).kind, FieldKind::Json); // and ends
    }

    void knowsWhichVariantIsMeant_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("variant");
        QTest::newRow("text") << QByteArray("\"x\"") << 0;
        QTest::newRow("valid") << QByteArray("{\"k\":\"b\",\"n\":1}") << 2;
        QTest::newRow("only the type") << QByteArray("{\"k\":\"?\"}") << 1;
        QTest::newRow("none") << QByteArray("[]") << 0;
    }

    void knowsWhichVariantIsMeant()
    {
        QFETCH(QByteArray, value);
        QFETCH(int, variant);
        const FormField form = formFor(
            json::parse(
                "{\"oneOf\":[{\"type\":\"string\"},{\"type\":\"object\",\"properties\":{\"k\":{\"const\":"
                "\"a\"}},\"required\":[\"k\"]},{\"type\":\"object\",\"properties\":{\"k\":{\"const\":\"b\"}},"
                "\"required\":[\"k\"]}]}")
                .value);
        QCOMPARE(variantFor(form, json::parse(value.toStdString()).value), std::size_t(variant));
    }

    void beginsWithTheLeast()
    {
        const auto initial = [](const char *schema) {
            return json::write(initialValue(
                formFor(json::parse(QByteArray(schema).replace('\'', '"').toStdString()).value)));
        };
        QCOMPARE(initial("{'type':'string'}"), std::string("\"\""));
        QCOMPARE(initial("{'type':'integer'}"), std::string("null"));
        QCOMPARE(initial("{'type':'integer','default':1.0}"), std::string("1.0"));
        QCOMPARE(initial("{'enum':['b','a']}"), std::string("\"b\""));
        QCOMPARE(initial("{'properties':{'k':{'const':1},'o':{'type':'string'}},'required':['k']}"),
                 std::string("{\"k\":1}"));
    }
};

TOOLTRAY_TEST(FormFieldsTest)
#include "formfieldstest.moc"
