// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/server/demoendpoint.h"

#include "demoserver.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace tooltray;
using namespace tooltray::demo;

namespace {

std::string unquoted(std::string text)
{
    std::ranges::replace(text, '"', '\'');
    return text;
}

} // namespace

class RestServerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsDescribedIsServed()
    {
        const json::Value described = json::parse(RestServer::description()).value;
        QCOMPARE(ask("GET", "/openapi.json"), described);
        std::size_t count = 0;
        for (const json::Member &path : described["paths"].members()) {
            for (const json::Member &operation : path.value.members()) {
                if (operation.name.view() == "parameters")
                    continue;
                std::string method(operation.name.view());
                std::ranges::transform(method, method.begin(), [](char c) { return char(c - 'a' + 'A'); });
                std::string target(path.name.view());
                if (const std::size_t at = target.find("{key}"); at != std::string::npos)
                    target.replace(at, 5, "NONE-1");
                ask(method, target, "{}");
                const bool isIssue = target.find("NONE-1") != std::string::npos;
                const std::set<int> expected = method == "POST" && !isIssue ? std::set{400}
                                               : isIssue ? std::set{400, 404} // no such issue, or no body
                                                         : std::set{200};
                QVERIFY2(expected.contains(m_status),
                         (method + ' ' + target + ' ' + std::to_string(m_status) + ' ' + m_body).c_str());
                ++count;
            }
        }
        QCOMPARE(count, std::size_t(11));
    }

    void listsGoOnByTheirNextUrl()
    {
        std::size_t count = 0;
        std::set<std::string> keys;
        std::string target = "/issues?limit=100&state=DONE&state=CANCELLED";
        while (!target.empty()) {
            const json::Value page = ask("GET", target);
            for (const json::Value &issue : page["items"].elements()) {
                keys.emplace(issue["key"].toString());
                QVERIFY(issue["state"].toString() == "DONE" || issue["state"].toString() == "CANCELLED");
            }
            ++count;
            QCOMPARE(page["limit"].toUInt64().value_or(0), std::uint64_t(100));
            if (page["next"].isNull())
                QCOMPARE(keys.size(), std::size_t(page["total"].toUInt64().value_or(0)));
            target = page["next"].isNull() ? std::string() : "/issues" + std::string(page["next"].toString());
        }
        QVERIFY(count > 1 && keys.size() > 100);
    }

    void bothApisHaveTheSameData()
    {
        const json::Value made =
            ask("POST", "/issues", R"({"project":"TRAY","title":"Over REST","labels":[],"priority":"HIGH"})");
        QCOMPARE(m_status, 201);
        const std::string key(made["key"].toString());
        const json::Value seen =
            m_server.post("query($k: String!) { issue(by: { key: $k }) { title priority } }",
                          json::Value::object({{"k", key}}));
        QCOMPARE(unquoted(json::write(seen["data"]["issue"])),
                 std::string("{'title':'Over REST','priority':'HIGH'}"));
        ask("PATCH", "/issues/" + key, R"({"title":"Renamed"})");
        ask("PUT", "/issues/" + key + "/state", R"({"state":"DONE"})");
        QCOMPARE(ask("GET", "/issues/" + key)["title"].toString(), std::string_view("Renamed"));
        ask("POST", "/issues/" + key + "/comments", R"({"body":"Well done."})");
        QCOMPARE(m_status, 201);
        const json::Value comments = ask("GET", "/issues/" + key + "/comments?limit=1");
        QCOMPARE(comments["items"][std::size_t{0}]["body"].toString(), std::string_view("Well done."));
        QVERIFY(comments["next_cursor"].isNull());
        ask("DELETE", "/issues/" + key);
        QCOMPARE(m_status, 204);
        QCOMPARE(m_body, std::string());
        ask("GET", "/issues/" + key);
        QCOMPARE(m_status, 404);
    }

    void whatIsRefusedSaysWhy()
    {
        QCOMPARE(ask("POST", "/issues", R"({"project":"TRAY","title":" "})")["title"].toString(),
                 std::string_view("The change was rejected."));
        QCOMPARE(m_status, 422);
        ask("POST", "/issues", R"({"project":"TRAY"})");
        QCOMPARE(m_status, 400);
        ask("POST", "/issues", "[]");
        QCOMPARE(m_status, 400);
        ask("GET", "/issues?state=NONE");
        QCOMPARE(m_status, 400);
        ask("GET", "/issues?limit=1000");
        QVERIFY(m_status >= 400);
    }

private:
    json::Value ask(const std::string &method, const std::string &target, const std::string &body = {})
    {
        test::HttpConnection connection(m_server.port());
        const bool hasBody = method == "POST" || method == "PATCH" || method == "PUT";
        const auto answer = connection.exchange(test::httpRequest(
            method, std::string(RestServer::kPath) + target,
            hasBody ? "Content-Type: application/json\r\n" : "", hasBody ? body : std::string()));
        m_status = answer ? answer->status : 0;
        m_body = answer ? answer->body : std::string();
        return json::parse(m_body).value;
    }

    DemoServer m_server;
    int m_status = 0;
    std::string m_body;
};

TOOLTRAY_TEST(RestServerTest)
#include "restservertest.moc"
