// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/approvalrequest.h"
#include "support/testcase.h"
#include "values.h"
#include "workspacewith.h"

#include <QTest>

#include <functional>
#include <set>

using namespace tooltray;
using namespace tooltray::execution;

class ApprovalRequestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameCallHasTheSameDigest()
    {
        QCOMPARE(digestOf(request()), digestOf(request()));
        QCOMPARE(digestOf(request()).size(), std::size_t(64));
        ApprovalRequest renamed = request();
        renamed.clientName = "somebody";
        QCOMPARE(digestOf(renamed), digestOf(request()));
    }

    void whatDecidesAboutACallIsComparedOnceMore_data()
    {
        using Change = std::function<void(std::vector<workspace::Object> &)>;
        const TestRows<Change, bool> row{"change", "isTold"};
        row(
            "nothing", [](auto &) {}, false);
        row(
            "another tool", [](auto &objects) { std::get<workspace::Tool>(objects[2]).title = "B"; }, false);
        row(
            "the tool", [](auto &objects) { std::get<workspace::Tool>(objects[1]).title = "B"; }, true);
        row(
            "the tool is gone", [](auto &objects) { objects.erase(objects.begin() + 1); }, true);
        row(
            "the endpoint",
            [](auto &objects) { std::get<workspace::Endpoint>(objects[0]).url = "https://b.example"; }, true);
        row(
            "the policy",
            [](auto &objects) {
                std::get<workspace::Endpoint>(objects[0]).mutations = workspace::MutationPolicy::Deny;
            },
            true);
        row(
            "a client", [](auto &objects) { std::get<workspace::Client>(objects[3]).policy.readOnly = true; },
            false); // its own calls are told by their order
        row(
            "a calling tool", [](auto &objects) { std::get<workspace::Tool>(objects[4]).title = "B"; }, true);
    }

    void whatDecidesAboutACallIsComparedOnceMore()
    {
        QFETCH(const std::function<void(std::vector<workspace::Object> &)>, change);
        QFETCH(const bool, isTold);
        const auto tool = [](const char *name) {
            workspace::Tool made;
            made.name = name;
            made.endpoint = "api";
            made.active = *workspace::Version::parse("0.1.0");
            made.versions[made.active].operation = workspace::GraphqlOperation{"mutation { a }", {}};
            return made;
        };
        workspace::Endpoint endpoint;
        endpoint.name = "api";
        endpoint.url = "https://a.example";
        workspace::Client client;
        client.name = "agent";
        client.tokenHash = "sha256:" + std::string(64, 'a');
        std::vector<workspace::Object> objects{endpoint, tool("close"), tool("other"), client, tool("outer")};
        const workspace::WorkspacePtr before = workspaceWith(objects);
        change(objects);
        ApprovalRequest asked = request();
        asked.endpoint = "api";
        asked.tool = "close";
        asked.callers = {{"outer", "0.1.0"}};
        QCOMPARE(haveChanged(decisiveFor(asked), *before, *workspaceWith(objects)), isTold);
    }

    void everythingElseMakesADifference()
    {
        const std::vector<std::function<void(ApprovalRequest &)>> changes{
            [](ApprovalRequest &one) { one.client = "d"; },
            [](ApprovalRequest &one) { one.program = "VS Code"; },
            [](ApprovalRequest &one) { one.tool = "other"; },
            [](ApprovalRequest &one) { one.version = "0.2.0"; },
            [](ApprovalRequest &one) { one.endpoint = "f"; },
            [](ApprovalRequest &one) { one.document = "mutation { b }"; },
            [](ApprovalRequest &one) { one.arguments = value("{'id':8}"); },
            [](ApprovalRequest &one) { one.arguments = value("{'id':'7'}"); },
            [](ApprovalRequest &one) { one.step = "close"; },
            [](ApprovalRequest &one) { one.origin = "https://elsewhere.example"; },
            [](ApprovalRequest &one) { one.url += "?x=1"; },
            [](ApprovalRequest &one) { one.method = "POST"; },
            [](ApprovalRequest &one) { one.headline = "b"; },
            [](ApprovalRequest &one) { one.operationName = "Other"; },
            [](ApprovalRequest &one) {
                one.callers = {{"close_all", "0.1.0"}};
            },
            [](ApprovalRequest &one) {
                one.callers = {{"close_all", "0.2.0"}};
            },
            [](ApprovalRequest &one) { one.definition = "0"; },
            [](ApprovalRequest &one) { one.dependencies = "0"; },
            [](ApprovalRequest &one) { one.target = "0"; },
            [](ApprovalRequest &one) { one.content = "0"; },
            [](ApprovalRequest &one) { one.values[0].name = "ids"; },
            [](ApprovalRequest &one) { one.values[0].value = value("'7'"); },
            [](ApprovalRequest &one) { one.values[0].place = ApprovalValue::Place::Body; },
            [](ApprovalRequest &one) { one.values[0].sources[0].from = Provenance::Constant; },
            [](ApprovalRequest &one) { one.values[1].sources[0].name = "team"; },
            [](ApprovalRequest &one) { std::swap(one.values[0], one.values[1]); },
            [](ApprovalRequest &one) { one.values.pop_back(); },
            // What is one part's end is not another one's beginning.
            [](ApprovalRequest &one) { one.client = "c\",\"tool"; },
            [](ApprovalRequest &one) { std::swap(one.definition, one.target); },
        };
        std::set<std::string> digests{digestOf(request())};
        for (const auto &change : changes) {
            ApprovalRequest changed = request();
            change(changed);
            QVERIFY(digests.insert(digestOf(changed)).second);
        }
    }

    void theDigestOfTheToolLeavesTheArgumentsOut()
    {
        ApprovalRequest changed = request();
        changed.arguments = value("{'id':8}");
        changed.values[0].value = value("8");
        changed.content = "0";
        QCOMPARE(digestOfTool(changed), digestOfTool(request()));
        QVERIFY(digestOfTool(request()) != digestOf(request()));
        // A path may have arguments in it.
        ApprovalRequest rest = request();
        rest.method = "POST";
        rest.document = "POST https://api.example/issues/7";
        ApprovalRequest other = rest;
        other.document = "POST https://api.example/issues/8";
        QCOMPARE(digestOfTool(other), digestOfTool(rest));
    }

    void theDigestOfTheToolCoversWhatTheArgumentsDoNotChange()
    {
        const std::vector<std::function<void(ApprovalRequest &)>> changes{
            [](ApprovalRequest &one) { one.client = "d"; },
            [](ApprovalRequest &one) { one.program = "VS Code"; },
            [](ApprovalRequest &one) { one.tool = "other"; },
            [](ApprovalRequest &one) { one.version = "0.2.0"; },
            [](ApprovalRequest &one) { one.step = "close"; },
            [](ApprovalRequest &one) { one.endpoint = "f"; },
            [](ApprovalRequest &one) { one.origin = "https://elsewhere.example"; },
            [](ApprovalRequest &one) { one.document = "mutation { b }"; },
            [](ApprovalRequest &one) { one.operationName = "Other"; },
            [](ApprovalRequest &one) {
                one.callers = {{"close_all", "0.1.0"}};
            },
            [](ApprovalRequest &one) { one.definition = "0"; },
            [](ApprovalRequest &one) { one.dependencies = "0"; },
            [](ApprovalRequest &one) { one.target = "0"; },
            [](ApprovalRequest &one) { one.method = "PUT"; },
        };
        std::set<std::string> digests{digestOfTool(request())};
        for (const auto &change : changes) {
            ApprovalRequest changed = request();
            change(changed);
            QVERIFY(digests.insert(digestOfTool(changed)).second);
        }
    }

    void theHeadlineNamesAFewFieldsAndCountsTheOthers_data()
    {
        addColumns<int, std::string>("fields", "headline");
        QTest::newRow("one") << 1 << std::string("f0");
        QTest::newRow("five") << 5 << std::string("f0, f1, f2, f3, f4");
        QTest::newRow("seven") << 7 << std::string("f0, f1, f2, f3, f4 and 2 more");
    }
    void theHeadlineNamesAFewFieldsAndCountsTheOthers()
    {
        QFETCH(const int, fields);
        std::vector<RootField> list;
        for (int i = 0; i < fields; ++i)
            list.push_back({"f" + std::to_string(i)});
        QTEST(headlineOf(list), "headline");
        list[0].count = 3;
        QVERIFY(headlineOf(list).starts_with("f0 ×3"));
    }

private:
    static ApprovalRequest request()
    {
        ApprovalRequest request{.client = "c", .clientName = "Client", .program = "Claude Desktop"};
        request.headline = "a";
        request.endpoint = "e";
        request.origin = "https://api.example";
        request.url = "https://api.example/graphql";
        request.document = "mutation { a }";
        request.values = {
            {.name = "id", .value = value("7"), .sources = {{Provenance::Argument, "id"}}},
            {.name = "workspace", .value = value("'w1'"), .sources = {{Provenance::Context, "w"}}}};
        request.tool = "close_issue";
        request.version = "0.1.0";
        request.arguments = value("{'id':7}");
        request.definition = "1";
        request.target = "2";
        request.content = "3";
        return request;
    }
};

TOOLTRAY_TEST(ApprovalRequestTest)

#include "approvalrequesttest.moc"
