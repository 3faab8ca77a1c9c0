// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/example/examplevalue.h"
#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "toolkit/dispatch/commandorder.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <iterator>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

const std::vector<std::string> &hostileTexts()
{
    static const std::vector<std::string> texts{
        "",
        " ",
        std::string("\0", 1),
        std::string("who\0", 4),
        "\n\r\t",
        "../../../../etc/passwd",
        "/",
        "~",
        "/~2/-1/99999999999999999999",
        "__proto__",
        "who@",
        "who@0.1.0@0.1.0",
        "@",
        ".",
        "{{who}}",
        "${HOME}",
        "%00%s%n",
        "'; DROP TABLE tools; --",
        "<script>alert(1)</script>",
        "\342\200\256txet\360\237\222\251",
        "\xFF\xFE\xC0",
        "((((((((((((((((",
        "~(a+)+$",
        "is:error | | ) -",
        "query { __typename }}}}}",
        "{ __schema { types { fields { type { fields { name } } } } } }",
        "subscription { issueChanged { id } }",
        "mutation { createIssue(input: {title: \"x\"}) { id } }",
        "-1",
        "99999999999999999999999999",
        "1e400",
        std::string(300'000, 'a'),
        std::string(20'000, '{'),
        std::string(20'000, '(') + "a",
        "{" + std::string(5'000, ' ') + "viewer { " + std::string(5'000, 'x') + " } }",
    };
    return texts;
}

json::Value nested(int depth)
{
    json::Value value = json::Value::object({{"type", "object"}});
    for (int i = 0; i < depth; ++i) {
        json::Value outer = json::Value::object({{"type", "object"}});
        outer.set("properties", json::Value::object({{"a", std::move(value)}}));
        value = std::move(outer);
    }
    return value;
}

std::vector<json::Value> hostileObjects()
{
    std::vector<json::Value> objects{json::Value::object(), nested(400)};
    json::Value names = json::Value::object();
    for (const std::string &text : hostileTexts())
        names.set(text.substr(0, 1'000), json::Value(text.substr(0, 1'000)));
    objects.push_back(names);
    json::Value many = json::Value::object();
    for (int i = 0; i < 5'000; ++i)
        many.set("name_" + std::to_string(i), json::Value(i));
    objects.push_back(std::move(many));
    for (const char *text :
         {"{'$ref':'#'}", "{'$ref':'tooltray:types/a'}", "{'allOf':[{'$ref':'#/allOf/0'}]}", "{'type':[]}",
          "{'properties':7}", "{'pattern':'(a+)+$'}", "{'$schema':'http://nowhere'}",
          "{'format':'tooltray-pack','version':1,'tools':{'..':{}},'types':[],'mappings':null}",
          "{'format':'tooltray-pack','version':1e99}"})
        objects.push_back(Workbench::value(text));
    return objects;
}

// Values of every type but those that the schema of a parameter takes.
std::vector<json::Value> unfitFor(const json::Value &schema)
{
    const std::vector<json::Value> all{json::Value(),         json::Value(true),
                                       json::Value(-7),       json::Value(1.5),
                                       json::Value("text"),   json::Value::array(),
                                       json::Value::object(), json::Value::array({json::Value::object()})};
    const auto compiled = jsonschema::Schema::compile(schema).schema;
    std::vector<json::Value> unfit;
    std::ranges::copy_if(all, std::back_inserter(unfit),
                         [&](const json::Value &value) { return !compiled->isValid(value); });
    return unfit;
}

bool isRequired(const json::Value &schema, std::string_view name)
{
    return std::ranges::any_of(schema["required"].elements(),
                               [&](const json::Value &one) { return one.toString() == name; });
}

} // namespace

class HostileArgumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatDoesNotFitIsRefusedByName_data() { everyTool(); }

    void whatDoesNotFitIsRefusedByName()
    {
        QFETCH(const std::string, tool);
        Workbench bench;
        const json::Value &schema = bench.builtIn(tool).tool().inputSchema;
        const auto compiled = jsonschema::Schema::compile(schema).schema;
        const json::Value good = jsonschema::exampleValue(schema);
        QVERIFY(compiled->isValid(good));
        const auto refusesNaming = [&](const json::Value &arguments, std::string_view name) {
            const Result<void> fits = checkArguments(tool, *compiled, arguments);
            return !fits && fits.error().message.find(name) != std::string::npos;
        };
        json::Value surplus = good;
        surplus.set("zq_surplus", json::Value(1));
        QVERIFY(refusesNaming(surplus, "zq_surplus"));
        for (const json::Member &property : schema["properties"].members()) {
            const std::string name(property.name.view());
            for (json::Value &value : unfitFor(property.value)) {
                json::Value wrong = good;
                wrong.set(name, value);
                QVERIFY2(refusesNaming(wrong, name), json::write(wrong).c_str());
            }
            if (isRequired(schema, name)) {
                json::Value missing = good;
                missing.remove(name);
                QVERIFY2(refusesNaming(missing, name), name.c_str());
            }
        }
    }

    void whatFitsAndIsHostileDoesNoHarm_data() { everyTool(); }

    void whatFitsAndIsHostileDoesNoHarm()
    {
        QFETCH(const std::string, tool);
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        const json::Value &schema = bench.builtIn(tool).tool().inputSchema;
        const auto compiled = jsonschema::Schema::compile(schema).schema;
        std::size_t calls = 0;
        for (const json::Member &property : schema["properties"].members()) {
            for (const json::Value &value : hostileFor(property.value)) {
                for (const char *name : {"", "who"}) {
                    json::Value arguments = jsonschema::exampleValue(schema);
                    if (*name != '\0' && arguments.contains("tool_name"))
                        arguments.set("tool_name", json::Value(name));
                    arguments.set(property.name.view(), value);
                    if (!compiled->isValid(arguments))
                        continue;
                    ++calls;
                    const CallOutcome outcome = bench.call(tool, arguments);
                    const auto *failure = std::get_if<execution::CallFailure>(&outcome);
                    if (failure == nullptr)
                        continue;
                    const std::string about =
                        json::write(arguments).substr(0, 300) + failure->error.message.text().substr(0, 300);
                    QVERIFY2(failure->level == execution::Level::Tool, about.c_str());
                    QVERIFY2(!failure->error.message.empty() && !failure->error.code.empty(), about.c_str());
                    QVERIFY2(failure->error.kind != ErrorKind::Internal, about.c_str());
                }
            }
        }
        QVERIFY(calls > 0 || schema["properties"].isEmpty());
        QVERIFY(bench.executor.orders.empty());
        QVERIFY(bench.schemas.refreshes == 0 || tool == "refresh_schema");
    }

private:
    static void everyTool()
    {
        QTest::addColumn<std::string>("tool");
        for (const auto &builtIn : builtIns()) {
            // These run what they are given; see their own test.
            if (builtIn->tool().name != "execute_graphql_query" && builtIn->tool().name != "test_saved_tool")
                QTest::newRow(builtIn->tool().name.c_str()) << builtIn->tool().name;
        }
    }

    static std::vector<json::Value> hostileFor(const json::Value &schema)
    {
        std::vector<json::Value> values;
        const std::string_view type = schema["type"].toString();
        if (type == "string" || schema.contains("anyOf")) {
            for (const std::string &text : hostileTexts())
                values.emplace_back(text);
        } else if (type == "object") {
            values = hostileObjects();
        } else if (type == "array") {
            json::Value all = json::Value::array();
            for (const std::string &text : hostileTexts()) {
                all.append(json::Value(text));
                values.push_back(json::Value::array({json::Value(text)}));
            }
            values.push_back(std::move(all));
        } else if (type == "integer") {
            values = {schema["minimum"], schema["maximum"]};
        } else {
            values = {json::Value(true), json::Value(false)};
        }
        return values;
    }
};

TOOLTRAY_TEST(HostileArgumentsTest)
#include "hostileargumentstest.moc"
