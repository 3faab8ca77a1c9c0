// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/foreignpack.h"

#include "support/result.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"
#include "workspace/exchange/importpack.h"
#include "workspace/exchange/pack.h"
#include "json/parser.h"
#include "json/write.h"

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

WorkspacePtr withEndpoint(const std::string &name, const std::string &url)
{
    Endpoint endpoint;
    endpoint.name = name;
    endpoint.url = url;
    return apply(*Workspace::create({}), Edit{"Put", Origin::Person, {PutObject{endpoint}}})->workspace;
}

const Tool &toolIn(const ForeignPack &pack, const std::string &name)
{
    static const Tool kNone;
    const auto found = pack.pack.objects.find(ObjectKey{ObjectKind::Tool, name});
    return found == pack.pack.objects.end() ? kNone : std::get<Tool>(found->second);
}

std::string documentOf(const Tool &tool)
{
    if (tool.versions.empty())
        return {};
    return std::get<GraphqlOperation>(*tool.versions.begin()->second.operation).document;
}

} // namespace

class ForeignPackTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachOperationIsAToolWithItsFragments()
    {
        const ForeignRequest request{
            .name = "Shop",
            .url = "https://shop.test/graphql",
            .document =
                "query listOrders { orders { ...O } } # all\nmutation Pay { pay { ...P } }\n"
                "fragment O on Order { id ...P }\nfragment P on Node { x }\nfragment Q on Node { y }"};
        const ForeignPack pack = packOf({.requests = {request}}, *Workspace::create({}));
        QCOMPARE(pack.findings.size(), std::size_t(2));
        QCOMPARE(pack.findings[0].label, std::string("listOrders"));
        QCOMPARE(documentOf(toolIn(pack, "list_orders")),
                 std::string("query listOrders { orders { ...O } }\n\nfragment O on Order { id ...P }\n\n"
                             "fragment P on Node { x }"));
        QCOMPARE(documentOf(toolIn(pack, "pay")),
                 std::string("mutation Pay { pay { ...P } }\n\nfragment P on Node { x }"));
        QCOMPARE(pack.endpoints.at("shop"), request.url);
        QCOMPARE(toolIn(pack, "pay").endpoint, std::string("shop"));
    }

    void theOperationThatIsMeantIsTaken()
    {
        ForeignRequest request{
            .name = "One", .document = "query A { a } query B { b }", .operationName = "B"};
        const ForeignPack pack = packOf({.requests = {request}}, *Workspace::create({}));
        QCOMPARE(pack.findings.size(), std::size_t(1));
        QCOMPARE(documentOf(toolIn(pack, "one")), std::string("query B { b }"));
        request.operationName = "C";
        const ForeignPack none = packOf({.requests = {request}}, *Workspace::create({}));
        QVERIFY(none.pack.objects.empty());
        QVERIFY(none.findings[0].problem.find("no operation named C") != std::string::npos);
    }

    void whatCannotBecomeAToolIsSaid_data()
    {
        addColumns<QString, QString>("document", "problem");
        QTest::newRow("torn") << QStringLiteral("query {\n a(") << QStringLiteral("line 2");
        QTest::newRow("placeholder") << QStringLiteral("query { a(id: {{id}}) }")
                                     << QStringLiteral("placeholders");
        QTest::newRow("types") << QStringLiteral("type T { a: Int }") << QStringLiteral("no operation");
    }
    void whatCannotBecomeAToolIsSaid()
    {
        QFETCH(QString, document);
        QFETCH(QString, problem);
        const ForeignRequest request{.name = "x", .document = document.toStdString()};
        const ForeignPack pack = packOf({.requests = {request}}, *Workspace::create({}));
        QCOMPARE(pack.findings.size(), std::size_t(1));
        QVERIFY(pack.pack.objects.empty());
        const QString said = QString::fromStdString(pack.findings[0].problem);
        QVERIFY2(said.contains(problem), qPrintable(said));
    }

    void theSameNameTwiceGetsANumber()
    {
        const ForeignRequest request{.name = "Get it", .document = "{ a }"};
        const ForeignPack pack = packOf({.requests = {request, request}}, *Workspace::create({}));
        QCOMPARE(pack.findings[0].tool, std::string("get_it"));
        QCOMPARE(pack.findings[1].tool, std::string("get_it_2"));
    }

    void valuesBecomeAnExampleWithoutSecrets()
    {
        const std::string secret = "ghp_" + std::string("16C7e42F292c6912E7710c838347Ae178B4a");
        json::Value variables = json::Value::object();
        variables.set("first", json::Value(3));
        variables.set("other", json::Value(1));
        variables.set("token", json::Value(secret));
        variables.set("id", json::Value("{{id}}"));
        const ForeignRequest request{.name = "x",
                                     .document = "query ($first: Int, $token: String, $id: ID) { a }",
                                     .variables = variables};
        const ForeignPack pack = packOf({.requests = {request}}, *Workspace::create({}));
        const Tool &tool = toolIn(pack, "x");
        QCOMPARE(tool.examples.size(), std::size_t(1));
        QCOMPARE(json::write(tool.examples[0].parameters), std::string("{\"first\":3}"));
        QCOMPARE(pack.findings[0].lost.size(), std::size_t(3));
        QVERIFY(json::write(encode(pack.pack)).find(secret) == std::string::npos);
    }

    void anEndpointWithTheSameAddressIsUsed()
    {
        const WorkspacePtr workspace = withEndpoint("mine", "https://shop.test/graphql");
        const std::vector<ForeignRequest> requests{
            {.name = "a", .url = "https://shop.test/graphql", .document = "{ a }"},
            {.name = "b", .url = "https://mine.test/graphql", .document = "{ b }"},
            {.name = "c", .url = "{{base}}/graphql", .document = "{ c }"}};
        const ForeignPack pack = packOf({.requests = requests}, *workspace);
        QCOMPARE(toolIn(pack, "a").endpoint, std::string("mine"));
        QCOMPARE(toolIn(pack, "b").endpoint, std::string("mine_2")); // another one has the name
        QCOMPARE(toolIn(pack, "c").endpoint, std::string("base"));
        QCOMPARE(pack.endpoints,
                 (std::map<std::string, std::string>{{"base", ""}, {"mine_2", "https://mine.test/graphql"}}));
        QVERIFY(!pack.findings[2].lost.empty());
    }

    void whatItGivesCanBeImported()
    {
        const WorkspacePtr workspace = withEndpoint("shop", "https://shop.test/graphql");
        const ForeignRequest request{.name = "List it",
                                     .description = "All.",
                                     .url = "https://shop.test/graphql",
                                     .document = "query ($n: Int) { a(n: $n) }"};
        const ForeignPack pack = packOf({.requests = {request}}, *workspace);
        const ImportPlan plan = planImport(*workspace, pack.pack);
        QVERIFY(plan.problems.empty());
        const auto applied = apply(*workspace, plan.edit);
        VERIFY_RESULT(applied);
        QVERIFY(applied->workspace->find<Tool>("list_it"));
    }
};

TOOLTRAY_TEST(ForeignPackTest)
#include "foreignpacktest.moc"
