// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/result.h"
#include "support/testcase.h"
#include "toolkit/builtins/schemapart.h"
#include "workbench.h"

#include <QFile>
#include <QTest>

#include <set>
#include <sstream>

using namespace tooltray;
using namespace tooltray::toolkit;

// get_schema_info: all names, one type, one coordinate.
class SchemaInfoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void overviewNamesRootFieldsAndTypes()
    {
        Workbench bench;
        const std::string text = bench.answer("get_schema_info", "{}");
        for (const char *piece : {"# query: 3 fields", "issues(", "createIssue(", "# enum types: 1\nState",
                                  "# input types: 1\nNewIssue", "search_schema"})
            QVERIFY2(text.find(piece) != std::string::npos, piece);
        QVERIFY(text.find("__Schema") == std::string::npos);
        const json::Value view = bench.structured("get_schema_info", "{'format':'json'}");
        QCOMPARE(view["query_type"].toString(), std::string_view("Query"));
        QCOMPARE(view["types"].size(), std::size_t(11));
    }

    void typeComesWithFieldsDeprecationsAndUsers()
    {
        Workbench bench;
        const std::string text = bench.answer("get_schema_info", "{'type_name':'Issue'}");
        for (const char *piece : {"A piece of work.", "notes(first: Int = 10): [String!]!", "Use state.",
                                  "# Issue is returned by: ", "Query.issue", "IssueConnection.nodes"})
            QVERIFY2(text.find(piece) != std::string::npos, piece);
        const json::Value view = bench.structured("get_schema_info", "{'type_name':'State','format':'json'}");
        QCOMPARE(
            Workbench::shown(view["enum_values"]),
            std::string(
                "[{'name':'OPEN','description':'Still to do.'},{'name':'CLOSED','description':'Done.'}]"));
        QCOMPARE(Workbench::shown(view["returned_by"]), std::string("['Issue.state']"));
        QCOMPARE(Workbench::shown(view["accepted_by"]),
                 std::string("['NewIssue.state','Query.issues(state:)']"));
    }

    void depthAddsWhatIsMentioned()
    {
        Workbench bench;
        const auto names = [&](const std::string &depth) {
            std::string text;
            const json::Value view = bench.structured(
                "get_schema_info", "{'type_name':'IssueConnection','format':'json','depth':" + depth + "}");
            for (const json::Value &type : view["related"].elements())
                text.append(" ").append(type["name"].toString());
            return text;
        };
        QCOMPARE(names("0"), std::string());
        QCOMPARE(names("1"), std::string(" Issue PageInfo"));
        QCOMPARE(names("2"), std::string(" Issue PageInfo State DateTime User Node"));
    }

    void unknownNamesAreAnsweredWithSuggestions()
    {
        Workbench bench;
        const Error type = bench.failure("get_schema_info", "{'type_name':'Isue'}");
        QCOMPARE(type.code, std::string("type_unknown"));
        QCOMPARE(type.message,
                 std::string("There is no type \"Isue\" in the schema. Did you mean \"Issue\"?"));
        QVERIFY(bench.answer("get_schema_info", "{'type_name':'Issue.title'}").find("title: String!")
                != std::string::npos);
        const Error endpoint = bench.failure("get_schema_info", "{'endpoint':'apo'}");
        QCOMPARE(endpoint.code, std::string("endpoint_unknown"));
        QVERIFY2(endpoint.hint.find("Pass \"api\" as \"endpoint\"") != std::string::npos,
                 endpoint.hint.c_str());
    }

    void aCoordinateIsAnsweredWithItsFieldAlone_data()
    {
        const TestRows<std::string, std::string, std::string> row{"coordinate", "has", "hasNot"};
        row("Query.issue", "# One issue by its id.\nissue(\n  id: ID!\n): Issue\n", "viewer");
        row("Query.issues", "state: State\n", "viewer");
        row("Query.issues", "enum State {", "viewer");
        row("Mutation.createIssue", "input NewIssue {", "viewer");
        row("Mutation.createIssue", "type Issue", "viewer");
        row("Issue.weight", "weight: Int @deprecated\n# Use state.\n", "title");
        row("NewIssue.state", "state: State = OPEN\n", "workspaceId");
        row("State.OPEN", "# Still to do.\nOPEN\n", "CLOSED");
        row("Query.issues(first:)", "# Query\nfirst: Int = 20\n", "state");
        row("Query.issues(first)", "# Query\nfirst: Int = 20\n", "state");
        row("Query.issues(state:)", "enum State", "first");
        row("Query.issues(first: 1)", "state: State\n", "viewer");
        row("Query.issues(first: 1, workspaceId: {a: [2]})", "first: Int = 20\n", "viewer");
    }
    void aCoordinateIsAnsweredWithItsFieldAlone()
    {
        QFETCH(const std::string, coordinate);
        QFETCH(const std::string, has);
        QFETCH(const std::string, hasNot);
        Workbench bench;
        const std::string text = bench.answer("get_schema_info", "{'type_name':'" + coordinate + "'}");
        QVERIFY2(text.find(has) != std::string::npos, text.c_str());
        QVERIFY2(text.find(hasNot) == std::string::npos, text.c_str());
        const json::Value view =
            bench.structured("get_schema_info", "{'type_name':'" + coordinate + "','format':'json'}");
        QVERIFY(coordinate.starts_with(view["coordinate"].toString().substr(0, coordinate.size() - 1)));
        QVERIFY(!view.contains("fields"));
    }

    void directivesHaveCoordinatesToo()
    {
        Workbench bench;
        QCOMPARE(bench.answer("get_schema_info", "{'type_name':'@include(if:)'}"),
                 std::string("# directive\n# Whether to include it.\nif: Boolean!\n"));
        const std::string text = bench.answer("get_schema_info", "{'type_name':'@skip'}");
        QVERIFY2(text.find(") on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT\n") != std::string::npos,
                 text.c_str());
        const json::Value view = bench.structured("get_schema_info", "{'type_name':'@skip','format':'json'}");
        QCOMPARE(view["coordinate"].toString(), std::string_view("@skip"));
        QCOMPARE(view["locations"].size(), std::size_t(3));
    }

    // Whatever a schema has in it, its coordinates are told in less than 500 tokens of 3.6 bytes.
    void everyCoordinateIsBrief_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"tests/data/graphql/forge.graphql", "tests/data/gitlab/schema.graphql",
                                 "resources/demo/schema.graphql"})
            QTest::newRow(file) << QStringLiteral(TOOLTRAY_SOURCE_DIR "/") + QString::fromUtf8(file);
        QTest::newRow("more than there is room for") << QString();
    }
    void everyCoordinateIsBrief()
    {
        QFETCH(const QString, file);
        std::string sdl = "type Query { a(";
        for (int i = 0; i < 200; ++i)
            sdl += "argument" + std::to_string(i) + ": [In!] ";
        sdl += "must: Must!): Query } input In { must: Must! more: More in: In } input Must { kind: Kind! ";
        for (int i = 0; i < 200; ++i)
            sdl += "\"Says what it is.\" field" + std::to_string(i) + ": In ";
        sdl += "} input More { must: Must } enum Kind { ";
        for (int i = 0; i < 500; ++i)
            sdl += "VALUE_" + std::to_string(i) + ' ';
        sdl += "}";
        if (!file.isEmpty()) {
            QFile source(file);
            QVERIFY(source.open(QIODevice::ReadOnly));
            sdl = source.readAll().toStdString();
        }
        test::FakeSchemas schemas("api", sdl);
        const graphql::SchemaPointer schema = schemas.state("api").schema;
        std::vector<std::string> coordinates;
        const auto add = [&](const auto &element) { coordinates.push_back(element.coordinate()); };
        for (const graphql::SchemaType type : schema->types()) {
            for (const graphql::SchemaField field : type.fields()) {
                add(field);
                for (const graphql::SchemaInput argument : field.arguments())
                    add(argument);
            }
            for (const graphql::SchemaInput input : type.inputFields())
                add(input);
            for (const graphql::SchemaEnumValue value : type.enumValues())
                add(value);
        }
        for (const graphql::SchemaDirective directive : schema->directives())
            add(directive);
        QVERIFY(coordinates.size() > 20);
        for (const std::string &coordinate : coordinates) {
            const Result<SchemaPart> part = namedPart(*schema, coordinate);
            VERIFY_RESULT(part);
            QCOMPARE(part->coordinate(), coordinate);
            const std::string text = briefText(*part);
            QVERIFY2(text.size() < 1'800, (coordinate + ": " + text).c_str());
        }
    }

    // What has to be passed goes before what may be.
    void theRestIsPointedTo()
    {
        Workbench bench;
        std::string optional;
        for (int i = 0; i < 300; ++i)
            optional += "field" + std::to_string(i) + ": Deep ";
        bench.schemas.set("api", "type Query { a(in: In!): Int } input In { " + optional
                                     + " must: Must! } input Must { id: ID! } input Deep { name: String }");
        const std::string text = bench.answer("get_schema_info", "{'type_name':'Query.a'}");
        for (const char *piece : {"in: In!", "input In {must: Must! field0: Deep",
                                  " more in In: pass it as type_name", "input Must{id:ID!}"})
            QVERIFY2(text.find(piece) != std::string::npos, text.c_str());
        const std::string whole = bench.answer("get_schema_info", "{'type_name':'Query.a','format':'sdl'}");
        QVERIFY(whole.find("field299: Deep") != std::string::npos);
    }

    void allNamesAreReachedByPages_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"tests/data/graphql/forge.graphql", "tests/data/gitlab/schema.graphql"})
            QTest::newRow(file) << QStringLiteral(TOOLTRAY_SOURCE_DIR "/") + QString::fromUtf8(file);
        QTest::newRow("many") << QString();
    }
    void allNamesAreReachedByPages()
    {
        QFETCH(const QString, file);
        std::string sdl = "type Query { a: Int } ";
        for (int i = 0; i < 2'000; ++i)
            sdl += "type Some" + std::to_string(i) + "Type { a: Int } ";
        if (!file.isEmpty()) {
            QFile source(file);
            QVERIFY(source.open(QIODevice::ReadOnly));
            sdl = source.readAll().toStdString();
        }
        Workbench bench;
        bench.schemas.set("api", sdl);
        std::set<std::string> seen;
        std::string arguments = "{'format':'names'}";
        for (int pages = 0; !arguments.empty(); ++pages) {
            QVERIFY(pages < 100);
            const std::string text = bench.answer("get_schema_info", arguments);
            QVERIFY2(text.size() < 7'500, text.c_str());
            arguments.clear();
            std::istringstream lines(text);
            for (std::string line; std::getline(lines, line);) {
                const std::size_t cursor = line.find("pass the cursor \"");
                if (cursor != std::string::npos)
                    arguments = "{'format':'names','cursor':'"
                                + line.substr(cursor + 17, line.rfind('"') - cursor - 17) + "'}";
                std::istringstream words(line.starts_with("#") ? "" : line);
                for (std::string word; words >> word;)
                    QVERIFY2(seen.insert(word).second || word.find_first_of("ABCDEFGHIJ") != 0, word.c_str());
            }
        }
        for (const graphql::SchemaType type : bench.schemas.state("api").schema->types()) {
            const bool isRoot = type == bench.schemas.state("api").schema->queryType()
                                || type.name() == "Mutation" || type.name() == "Subscription";
            QVERIFY2(isRoot || type.isBuiltIn() || type.isIntrospection()
                         || seen.contains(std::string(type.name())),
                     std::string(type.name()).c_str());
        }
        QCOMPARE(bench.failure("get_schema_info", "{'format':'names','cursor':'behind:Nobody'}").code,
                 std::string("cursor_invalid"));
    }

    void whatIsNotThereIsAnsweredWithSuggestions_data()
    {
        const TestRows<std::string, std::string, std::string> row{"coordinate", "code", "meant"};
        row("Mutation.createIsue", "member_unknown", "Mutation.createIssue");
        row("Isue.title", "type_unknown", "Issue");
        row("Issue.", "member_unknown", "");
        row("createIssue", "type_unknown", "Mutation.createIssue");
        row("createIsue", "type_unknown", "Mutation.createIssue");
        row("State.OPENED", "member_unknown", "State.OPEN");
        row("@skp", "directive_unknown", "@skip");
        row("@skip(iff:)", "argument_unknown", "@skip(if:)");
        row("Query.issue(idd:)", "argument_unknown", "Query.issue(id:)");
        row("Query.issue(idd)", "argument_unknown", "Query.issue(id:)");
        row("Query.issues(first: 1, sate: OPEN)", "argument_unknown", "Query.issues(state:)");
        row("Query.viewer(id:)", "argument_unknown", "");
        row("Query.issue.titel", "member_unknown", "Issue.title");
        row("Query.issue(id: 1).titel", "member_unknown", "Issue.title");
    }
    void whatIsNotThereIsAnsweredWithSuggestions()
    {
        QFETCH(const std::string, coordinate);
        QFETCH(const std::string, meant);
        Workbench bench;
        const Error error = bench.failure("get_schema_info", "{'type_name':'" + coordinate + "'}");
        QTEST(error.code, "code");
        QVERIFY2(meant.empty() || error.message.find("Did you mean \"" + meant + "\"?") != std::string::npos,
                 error.message.c_str());
    }
};

TOOLTRAY_TEST(SchemaInfoTest)
#include "schemainfotest.moc"
