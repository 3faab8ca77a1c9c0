// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/preparation/checkedoperation.h"
#include "graphql/discovery/schemasearch.h"
#include "support/testcase.h"
#include "toolkit/builtins/answerviews.h"
#include "workbench.h"
#include "json/write.h"

#include <QFile>
#include <QTest>

#include <set>
#include <span>

using namespace tooltray;
using namespace tooltray::toolkit;

class SearchToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hitsCarryOperationsThatAreValid()
    {
        Workbench bench;
        const json::Value view = bench.structured("search_schema", "{'query':'issues of a workspace'}");
        QVERIFY(view["hits"].size() > 2);
        QCOMPARE(view["hits"][std::size_t(0)]["coordinate"].toString(), std::string_view("Query.issues"));
        QCOMPARE(view["hits"].size(), std::size_t(5));
        QVERIFY(view["hits"][std::size_t(0)]["operation"].toString().find('\n') == std::string_view::npos);
        QVERIFY(!view["more"].isEmpty());
        QVERIFY(!view["hints"].isEmpty());
        for (const json::Value &hit : view["hits"].elements()) {
            const std::string operation(hit["operation"].toString());
            const json::Value report = bench.structured(
                "validate_graphql_query", "{'query':" + json::write(json::Value(operation)) + "}");
            QVERIFY2(report["valid"].toBool(), (operation + json::write(report)).c_str());
        }
    }

    // With the example as the variables, nobody has to correct anything: not the @oneOf inputs, nor lists of them.
    void hitsCarryExamplesThatFit_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"resources/demo/schema.graphql", "tests/data/graphql/forge.graphql",
                                 "tests/data/graphql/execution.graphql", "tests/data/gitlab/schema.graphql",
                                 "tests/e2e/upstream/schema.graphql"})
            QTest::newRow(file) << QStringLiteral(TOOLTRAY_SOURCE_DIR "/") + QString::fromUtf8(file);
        QTest::newRow("oneOf in all places") << QString();
    }
    void hitsCarryExamplesThatFit()
    {
        QFETCH(const QString, file);
        std::string sdl =
            "type Query { a(by: By!): A b(by: [By!]!, wrap: Wrap!): A c(only: Only!): A } type A { id: ID "
            "deep(by: By!, at: Wrap!): A } input By @oneOf { wrap: Wrap id: ID } input Wrap { by: By! "
            "many: [[By!]!]! kind: Kind! } input Only @oneOf { by: By wrap: Wrap } enum Kind { X }";
        if (!file.isEmpty()) {
            QFile source(file);
            QVERIFY(source.open(QIODevice::ReadOnly));
            sdl = source.readAll().toStdString();
        }
        test::FakeSchemas schemas("api", sdl);
        const graphql::SchemaPointer schema = schemas.state("api").schema;
        const graphql::SchemaSearch search(schema);
        std::set<std::string> questions;
        for (const graphql::SchemaType type : schema->types()) {
            questions.emplace(type.name());
            for (const graphql::SchemaField field : type.fields())
                questions.emplace(std::string(type.name()) + ' ' + std::string(field.name()));
        }
        std::size_t examples = 0;
        for (const std::string &question : questions) {
            const json::Value view = searchView(search, std::span(&question, 1), 0, 5);
            for (const json::Value &hit : view["hits"].elements()) {
                if (!hit.contains("operation"))
                    continue;
                const std::string operation(hit["operation"].toString());
                const auto checked = execution::CheckedOperation::check(schema, operation, {});
                const auto *found = std::get_if<execution::CheckedOperation::Pointer>(&checked);
                QVERIFY2(found != nullptr, operation.c_str());
                const json::Value *example = hit.find("example_variables");
                const json::Value variables = example == nullptr ? json::Value::object() : *example;
                const execution::Findings findings = (*found)->checkVariables(variables);
                QVERIFY2(findings.empty(),
                         (operation + json::write(variables) + json::write(toJson(findings))).c_str());
                examples += example != nullptr;
            }
        }
        QVERIFY(examples > 0);
    }

    void hitsArePaged()
    {
        Workbench bench;
        const auto coordinates = [](const json::Value &view) {
            std::string text;
            for (const json::Value &hit : view["hits"].elements())
                text.append(hit["coordinate"].toString()).append(" ");
            return text;
        };
        const json::Value all = bench.structured("search_schema", "{'query':'issue','limit':4}");
        const json::Value first = bench.structured("search_schema", "{'query':'issue','limit':2}");
        const std::string cursor(first["next_cursor"].toString());
        QVERIFY(!cursor.empty());
        const json::Value second =
            bench.structured("search_schema", "{'query':'issue','limit':2,'cursor':'" + cursor + "'}");
        QCOMPARE(coordinates(first) + coordinates(second), coordinates(all));
        QCOMPARE(bench.failure("search_schema", "{'query':'issue','cursor':'-1'}").code,
                 std::string("cursor_invalid"));
    }

    void severalWordingsAreAskedAtOnce()
    {
        Workbench bench;
        const json::Value view =
            bench.structured("search_schema", "{'queries':['xyzzy','viewer'],'limit':1}");
        QCOMPARE(view["hits"][std::size_t(0)]["coordinate"].toString(), std::string_view("Query.viewer"));
        QCOMPARE(bench.failure("search_schema", "{}").code, std::string("query_missing"));
        QCOMPARE(bench.failure("search_schema", "{'queries':['a','b','c','d','e','f']}").code,
                 std::string("queries_too_many"));
    }

    void whereNothingMatchesTheNearestNamesAreTold()
    {
        Workbench bench;
        const json::Value near = bench.structured("search_schema", "{'query':'isssuus'}");
        if (near["hits"].isEmpty())
            QVERIFY(near["next"].toString().find("\"issues\"") != std::string_view::npos);
        QVERIFY(bench.structured("search_schema", "{'query':'xyzzy'}")["next"].toString().starts_with(
            "No field or type matches."));
    }

    void hitsThatTakeInputsTellWhatThatNeeds()
    {
        Workbench bench;
        const json::Value hit =
            bench.structured("search_schema", "{'query':'create issue','limit':1}")["hits"][0];
        QCOMPARE(hit["coordinate"].toString(), std::string_view("Mutation.createIssue"));
        QCOMPARE(Workbench::shown(hit["example_variables"]), std::string("{'input':{'title':'...'}}"));
    }

    void searchWithoutHitsSaysHowToGoOn()
    {
        Workbench bench;
        const json::Value view = bench.structured("search_schema", "{'query':'xylophone'}");
        QVERIFY(view["hits"].isEmpty());
        QVERIFY(view["next"].toString().find("get_schema_info") != std::string_view::npos);
    }

    void leastIsTold()
    {
        Workbench bench;
        const json::Value view = bench.structured("search_schema", "{'query':'issues that are closed'}");
        const json::Value &hit = view["hits"][0];
        QCOMPARE(hit["coordinate"].toString(), std::string_view("Query.issues"));
        for (const char *member : {"score", "kind", "path", "variables"})
            QVERIFY2(!hit.contains(member), member);
        QCOMPARE(Workbench::shown(hit["values"]), std::string("{'state':['OPEN','CLOSED']}"));
        QCOMPARE(Workbench::shown(hit["example_variables"]["state"]), std::string("'CLOSED'"));
    }
};

TOOLTRAY_TEST(SearchToolsTest)
#include "searchtoolstest.moc"
