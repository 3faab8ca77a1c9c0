// SPDX-License-Identifier: GPL-3.0-or-later
#include "demoserver.h"
#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"
#include "graphql/validation/schemachecks.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

#include <map>
#include <set>

using namespace tooltray;
using namespace tooltray::demo;
using namespace tooltray::graphql;

namespace {

// Arguments for the fields that want some.
const std::map<std::string, std::string> kArguments{
    {"Query.node", "(id: \"issue_150\")"},
    {"Query.nodes", "(ids: [\"user_1\", \"bot_13\", \"nothing_1\"])"},
    {"Query.user", "(login: \"robin\")"},
    {"Query.project", "(key: \"tray\")"},
    {"Query.issue", "(by: {key: \"web-7\"})"},
    {"Query.search", "(text: \"web\", first: 3)"},
    {"Query.wait", "(milliseconds: 0)"},
};

// Pages are kept short.
std::string argumentsOf(SchemaField field)
{
    const auto known = kArguments.find(field.coordinate());
    if (known != kArguments.end())
        return known->second;
    for (const char *length : {"first", "limit"})
        if (field.argument(length))
            return std::string("(") + length + ": 2)";
    return {};
}

std::string selectionOf(SchemaType type, int depth, std::set<std::string> &reached);

// Fields that lead on are followed where they are met first, so that a document stays small.
std::string fieldsOf(SchemaType type, int depth, std::set<std::string> &reached)
{
    std::string text = "__typename ";
    for (const SchemaField field : type.fields()) {
        if (field.namedType().isComposite() && (depth == 1 || reached.contains(field.coordinate())))
            continue;
        reached.insert(field.coordinate());
        // A name of its own, as unions may hold fields of the same name and other types.
        text += std::string(type.name()) + "_" + std::string(field.name()) + ": " + std::string(field.name())
                + argumentsOf(field) + " " + selectionOf(field.namedType(), depth - 1, reached);
    }
    return text;
}

// Everything below; empty for leaves.
std::string selectionOf(SchemaType type, int depth, std::set<std::string> &reached)
{
    if (!type.isComposite())
        return {};
    if (!type.isAbstract())
        return "{ " + fieldsOf(type, depth, reached) + "} ";
    std::string text = "{ __typename ";
    for (const SchemaType possible : type.possibleTypes())
        text += "... on " + std::string(possible.name()) + " { " + fieldsOf(possible, depth, reached) + "} ";
    return text + "} ";
}

std::string queryOf(SchemaField field, std::set<std::string> &reached)
{
    return "{ " + std::string(field.name()) + argumentsOf(field) + " "
           + selectionOf(field.namedType(), 6, reached) + "}";
}

} // namespace

// The schema of the sample API is valid, described, and answered in all its parts.
class SchemaCoverageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSchemaIsValid()
    {
        const Document document = parseDocument(std::string(schemaText()));
        QVERIFY(document.isValid());
        for (const Diagnostic &problem : validateSdl(document))
            QFAIL(problem.message.c_str());
        const BuiltSchema built = buildSchema(document);
        QVERIFY(built.problems.empty());
        for (const Diagnostic &problem : validateSchema(built, document))
            QFAIL(problem.message.c_str());
    }

    void everyQueryFieldAnswersInFullDepth_data()
    {
        QTest::addColumn<QByteArray>("field");
        for (const SchemaField field : m_server.endpoint().schema()->queryType().fields())
            if (field.name() != "failure")
                QTest::newRow(std::string(field.name()).c_str())
                    << QByteArray::fromStdString(std::string(field.name()));
    }
    void everyQueryFieldAnswersInFullDepth()
    {
        QFETCH(QByteArray, field);
        std::set<std::string> reached;
        const std::string query =
            queryOf(m_server.endpoint().schema()->queryType().field(field.toStdString()), reached);
        test::HttpConnection connection(m_server.port());
        connection.send(test::httpRequest("POST", DemoEndpoint::kPath, "Content-Type: application/json\r\n",
                                          postBody(query)));
        std::optional<test::HttpAnswer> answer;
        for (int i = 0; i < 500 && !answer; ++i) {
            m_server.clock().advance(std::chrono::milliseconds(1)); // for the field that waits
            answer = connection.readAnswer(std::chrono::milliseconds(20));
        }
        QVERIFY(answer);
        QVERIFY2(answer->status == 200
                     && answer->body.starts_with("{\"data\":{\"" + field.toStdString() + "\":"),
                 (query + "\n" + answer->body.substr(0, 2000)).c_str());
        QVERIFY2(!answer->body.ends_with(":null}}"), answer->body.c_str());
    }

    // Fields of payloads and of subscriptions have tests of their own.
    void everyFieldIsReached()
    {
        std::set<std::string> reached;
        const SchemaPointer schema = m_server.endpoint().schema();
        for (const SchemaField field : schema->queryType().fields()) {
            std::set<std::string> inQuery{field.coordinate()};
            queryOf(field, inQuery);
            reached.merge(inQuery);
        }
        QStringList missing;
        for (const SchemaType type : schema->types()) {
            const bool isElsewhere = type == schema->rootType(OperationType::Mutation)
                                     || type == schema->rootType(OperationType::Subscription)
                                     || type.name().ends_with("Payload") || type.name() == "UserError"
                                     || type.name() == "IssueChange";
            if (type.is(TypeKind::Object) && !type.isIntrospection() && !isElsewhere)
                for (const SchemaField field : type.fields())
                    if (!reached.contains(field.coordinate()))
                        missing.append(QString::fromStdString(field.coordinate()));
        }
        QCOMPARE(missing.join(QLatin1Char(' ')), QString());
    }

private:
    DemoServer m_server;
};

TOOLTRAY_TEST(SchemaCoverageTest)
#include "schemacoveragetest.moc"
