// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

// Every schema inside a schema.
void forEachSchema(const json::Value &schema, const std::function<void(const json::Value &)> &visit)
{
    visit(schema);
    for (const json::Member &property : schema["properties"].members())
        forEachSchema(property.value, visit);
    for (const char *keyword : {"items", "additionalProperties"}) {
        if (schema[keyword].isObject())
            forEachSchema(schema[keyword], visit);
    }
}

} // namespace

class OfferedBuiltInsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAndParametersAreTheAgreedOnes_data()
    {
        const TestRows<std::string, std::string> row{"name", "parameters"};
        row("execute_graphql_query",
            "query variables? operation_name? endpoint? max_items? next_cursor? seconds? format?");
        row("test_saved_tool", "tool_name parameters? preview?");
        row("validate_graphql_query", "query variables? endpoint?");
        row("get_schema_info", "type_name? depth? endpoint? format? cursor?");
        row("search_schema", "query? queries? limit? cursor? endpoint?");
        row("refresh_schema", "endpoint?");
        row("list_endpoints", "");
        row("create_saved_query_tool",
            "tool_name description graphql_query? operation? parameter_schema? bindings? pagination_config? "
            "idempotency? endpoint? version? result? tags?");
        row("update_saved_tool",
            "tool_name new_name? description? graphql_query? operation? parameter_schema? "
            "bindings? pagination_config? idempotency? result? annotations? endpoint? "
            "version? active_version? tags? aliases? examples? allow_broken?");
        row("delete_saved_tool", "tool_name version?");
        row("list_saved_tools", "tag? query? cursor?");
        row("describe_tool", "tool_name version?");
        row("set_graphql_context", "key value persist?");
        row("list_graphql_context", "");
        row("clear_graphql_context", "key?");
        row("create_graphql_type", "type_name type_definition allow_broken?");
        row("list_graphql_types", "");
        row("delete_graphql_type", "type_name");
        row("set_mapping", "name entries allow_broken?");
        row("list_mappings", "");
        row("delete_mapping", "name");
        row("export_tools", "names? tags?");
        row("import_tools", "pack endpoints? on_conflict? dry_run? allow_broken?");
        row("set_prompt", "name messages title? description? arguments?");
        row("list_prompts", "");
        row("delete_prompt", "name");
        row("read_result", "handle path? offset? limit?");
        row("get_recent_calls", "filter? limit?");
    }

    void namesAndParametersAreTheAgreedOnes()
    {
        QFETCH(const std::string, name);
        QFETCH(const std::string, parameters);
        Workbench bench;
        const json::Value &schema = bench.builtIn(name).tool().inputSchema;
        std::string found;
        for (const json::Member &property : schema["properties"].members()) {
            const auto required = schema["required"].elements();
            const bool isRequired = std::ranges::any_of(
                required, [&](const json::Value &one) { return one.toString() == property.name.view(); });
            found.append(found.empty() ? "" : " ").append(property.name.view()).append(isRequired ? "" : "?");
        }
        QCOMPARE(found, parameters);
    }

    void everyClientTakesTheirSchemas()
    {
        Workbench bench;
        for (const auto &builtIn : bench.all()) {
            const mcp::Tool &tool = builtIn->tool();
            const char *name = tool.name.c_str();
            QVERIFY2(!tool.description.empty() && tool.description.size() < 2000, name);
            QVERIFY2(!tool.title.empty(), name);
            QVERIFY2(tool.hints.readOnly && tool.hints.destructive && tool.hints.idempotent
                         && tool.hints.openWorld,
                     name);
            QVERIFY2(!*tool.hints.readOnly || !builtIn->changesWorkspace(), name);
            QVERIFY2(jsonschema::Schema::compile(tool.inputSchema).schema.has_value(), name);
            QVERIFY2(tool.outputSchema.isNull() || tool.outputSchema["type"].toString() == "object", name);
            QCOMPARE(tool.inputSchema["type"].toString(), std::string_view("object"));
            QCOMPARE(tool.inputSchema["additionalProperties"], json::Value(false));
            QVERIFY2(json::write(tool.inputSchema).find("$ref\":") == std::string::npos, name);
            for (const char *combinator : {"anyOf", "oneOf", "allOf"})
                QVERIFY2(!tool.inputSchema.contains(combinator), name);
            forEachSchema(tool.inputSchema, [&](const json::Value &schema) {
                QVERIFY2(schema["type"].isString() || schema.contains("anyOf"), name);
                QVERIFY2(schema["type"].toString() != "array" || schema["items"]["type"].isString(), name);
            });
            // What get_query_dsl explains is not paid for in every conversation.
            const bool isExplained =
                tool.name == "create_saved_query_tool" || tool.name == "update_saved_tool";
            for (const json::Member &property : tool.inputSchema["properties"].members())
                QVERIFY2(isExplained || !property.value["description"].toString().empty(), name);
        }
    }

    void namesAreThereOnce()
    {
        Workbench bench;
        std::set<std::string> names;
        for (const auto &builtIn : bench.all())
            QVERIFY2(names.insert(builtIn->tool().name).second, builtIn->tool().name.c_str());
    }
};

TOOLTRAY_TEST(OfferedBuiltInsTest)
#include "offeredbuiltinstest.moc"
