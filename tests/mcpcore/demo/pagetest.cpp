// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/tracker/page.h"

#include "demoserver.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tooltray;
using namespace tooltray::demo;

namespace {

QByteArray shown(const std::variant<Window, graphql::FieldError> &window)
{
    if (const auto *problem = std::get_if<graphql::FieldError>(&window))
        return QByteArray::fromStdString(problem->message);
    const auto [begin, end] = std::get<Window>(window);
    return QByteArray::number(qulonglong(begin)) + ".." + QByteArray::number(qulonglong(end));
}

} // namespace

class PageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void windowsAreCutAsAsked_data()
    {
        // arguments: a cursor is written as the id it leads to
        // expected: of 30 items
        const TestRows<QByteArray, QByteArray> row{"arguments", "expected"};
        row("{}", "0..20");
        row("{\"first\": null}", "0..20");
        row("{\"first\": 0}", "0..0");
        row("{\"first\": 3}", "0..3");
        row("{\"first\": 100}", "0..30");
        row("{\"first\": 3, \"after\": \"i5\"}", "6..9");
        row("{\"first\": 3, \"after\": \"i29\"}", "30..30");
        row("{\"last\": 3}", "27..30");
        row("{\"last\": 3, \"before\": \"i5\"}", "2..5");
        row("{\"last\": 30, \"before\": \"i5\"}", "0..5");
        row("{\"last\": 2, \"after\": \"i5\"}", "28..30");
        row("{\"first\": 5, \"last\": 2}", "3..5");
        row("{\"first\": 2, \"after\": \"i5\", \"before\": \"i20\"}", "6..8");
        row("{\"after\": \"i9\", \"before\": \"i3\"}", "10..10");
        row("{\"first\": 101}", "first has to be 0 to 100. Ask for the pages one after the other.");
        row("{\"last\": -1}", "last has to be 0 to 100. Ask for the pages one after the other.");
        row("{\"after\": \"gone\"}",
            "There is nothing at the cursor \"YXQ6Z29uZQ\" any more. Start again without \"after\".");
    }
    void windowsAreCutAsAsked()
    {
        QFETCH(QByteArray, arguments);
        std::vector<std::string> ids;
        for (int i = 0; i < 30; ++i)
            ids.push_back("i" + std::to_string(i));
        json::Value given = json::parse(arguments.toStdString()).value;
        for (const char *name : {"after", "before"})
            if (given.contains(name))
                given.set(name, cursorOf(std::string(given[name].toString())));
        const auto placeOf = [&](std::string_view id) {
            return static_cast<std::size_t>(std::ranges::find(ids, id) - ids.begin());
        };
        QTEST(shown(cursorWindow(ids.size(), placeOf, given)), "expected");
    }

    void offsetsAreCutAsAsked_data()
    {
        // expected: of 30 items
        const TestRows<QByteArray, QByteArray> row{"arguments", "expected"};
        row("{\"offset\": 0, \"limit\": 10}", "0..10");
        row("{\"offset\": 25, \"limit\": 10}", "25..30");
        row("{\"offset\": 30, \"limit\": 10}", "30..30");
        row("{\"offset\": 2147483647, \"limit\": 100}", "30..30");
        row("{\"offset\": -1, \"limit\": 10}", "offset must not be negative.");
        row("{\"offset\": 0, \"limit\": 101}",
            "limit has to be 0 to 100. Ask for the pages one after the other.");
    }
    void offsetsAreCutAsAsked()
    {
        QFETCH(QByteArray, arguments);
        QTEST(shown(offsetWindow(30, json::parse(arguments.toStdString()).value)), "expected");
    }

    void pagesHoldEverythingOnce_data()
    {
        addColumns<QByteArray, QByteArray, QByteArray>("order", "count", "cursor");
        const auto row = [](const QByteArray &order, const char *count, const char *cursor) {
            QTest::newRow((order + " " + count).constData())
                << order << QByteArray(count) << QByteArray(cursor);
        };
        for (const char *field : {"CREATED_AT", "UPDATED_AT", "DUE_ON", "PRIORITY", "TITLE"})
            row(QByteArray("{field: ") + field + "}", "first", "after");
        row("{field: DUE_ON, direction: DESC}", "first", "after");
        row("{field: PRIORITY, direction: DESC}", "last", "before");
    }
    void pagesHoldEverythingOnce()
    {
        QFETCH(QByteArray, order);
        QFETCH(QByteArray, count);
        QFETCH(QByteArray, cursor);
        const bool isForward = count == "first";
        const std::string query = "query($at: String) { issues(" + count.toStdString() + ": 97, "
                                  + cursor.toStdString() + ": $at, orderBy: " + order.toStdString()
                                  + ") { totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage "
                                    "startCursor endCursor } } }";
        std::set<std::string> seen;
        json::Value at;
        int pages = 0;
        for (bool hasMore = true; hasMore; ++pages) {
            QVERIFY(pages < 7);
            const json::Value answer = m_server.post(query, json::Value::object({{"at", at}}));
            const json::Value &issues = answer["data"]["issues"];
            QCOMPARE(issues["totalCount"].toInt64(), std::optional<std::int64_t>(600));
            for (const json::Value &issue : issues["nodes"].elements())
                QVERIFY(seen.insert(std::string(issue["id"].toString())).second);
            const json::Value &info = issues["pageInfo"];
            QCOMPARE(info[isForward ? "hasPreviousPage" : "hasNextPage"].toBool(), pages > 0);
            hasMore = info[isForward ? "hasNextPage" : "hasPreviousPage"].toBool();
            at = info[isForward ? "endCursor" : "startCursor"];
        }
        QCOMPARE(seen.size(), std::size_t(600));
    }

    void offsetPagesHoldEverythingOnce()
    {
        std::set<std::string> seen;
        for (int offset = 0; offset < 600; offset += 100) {
            const json::Value answer =
                m_server.post("query($o: Int!) { issueList(offset: $o, limit: 100) { total items { key } } }",
                              json::Value::object({{"o", offset}}));
            for (const json::Value &issue : answer["data"]["issueList"]["items"].elements())
                seen.insert(std::string(issue["key"].toString()));
        }
        QCOMPARE(seen.size(), std::size_t(600));
    }

private:
    DemoServer m_server;
};

TOOLTRAY_TEST(PageTest)
#include "pagetest.moc"
