// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/templates.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

std::string filledWith(std::string_view pathTemplate, const json::Value &values)
{
    const Result<std::string> path =
        filledPath(pathTemplate, [&](const std::string &name) -> Result<MaybeValue> {
            const json::Value *value = values.find(name);
            return value == nullptr ? MaybeValue() : MaybeValue(*value);
        });
    return path ? *path : path.error().code;
}

} // namespace

class RestPathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fillsAPath_data()
    {
        const TestRows<std::string, std::string, std::string> row{"pathTemplate", "values", "path"};
        row("as it is", "/projects", "{}", "/projects");
        row("a text", "/projects/{id}/issues", "{'id':'a'}", "/projects/a/issues");
        row("a number", "/projects/{id}", "{'id':7}", "/projects/7");
        row("a big number", "/projects/{id}", "{'id':12345678901234567890}",
            "/projects/12345678901234567890");
        row("a boolean", "/projects/{id}", "{'id':true}", "/projects/true");
        row("several", "/{a}/{b}-{a}", "{'a':'x','b':'y'}", "/x/y-x");
        row("a slash stays inside", "/projects/{id}", "{'id':'group/project'}", "/projects/group%2Fproject");
        row("a backslash too", "/projects/{id}", "{'id':'a\\\\b'}", "/projects/a%5Cb");
        row("no query", "/projects/{id}", "{'id':'a?b=c#d'}", "/projects/a%3Fb%3Dc%23d");
        row("no escape", "/projects/{id}", "{'id':'a%2Fb'}", "/projects/a%252Fb");
        row("no placeholder", "/projects/{id}", "{'id':'{id}'}", "/projects/%7Bid%7D");
        row("no host", "/{id}", "{'id':'/evil.example'}", "/%2Fevil.example");
        row("no credentials", "/{id}", "{'id':'@evil.example:80'}", "/%40evil.example%3A80");
        row("letters of all kinds", "/{id}", "{'id':'\xC3\xA4 \xE2\x82\xAC'}", "/%C3%A4%20%E2%82%AC");
        row("dots within", "/files/{name}", "{'name':'a..b.txt'}", "/files/a..b.txt");
        row("three dots", "/files/{name}", "{'name':'...'}", "/files/...");
        row("two dots", "/files/{name}", "{'name':'..'}", "path_climbs");
        row("one dot", "/files/{name}", "{'name':'.'}", "path_climbs");
        row("two dots inside", "/files/{name}", "{'name':'a/../../b'}", "path_climbs");
        row("two dots after a backslash", "/files/{name}", "{'name':'a\\\\..\\\\b'}", "path_climbs");
        row("two dots encoded", "/files/{name}", "{'name':'%2e%2E'}", "path_climbs");
        row("two dots encoded twice", "/files/{name}", "{'name':'%252e%252e'}", "path_climbs");
        row("two dots encoded beside a broken escape", "/files/{name}", "{'name':'%2e%2e%2f%'}",
            "path_climbs");
        row("two dots encoded after one", "/files/{name}", "{'name':'100%/%2e%2e'}", "path_climbs");
        row("a broken escape", "/files/{name}", "{'name':'100%'}", "/files/100%25");
        row("a slash encoded", "/files/{name}", "{'name':'x%2f..'}", "path_climbs");
        row("a dot each", "/{a}{a}/x", "{'a':'.'}", "path_climbs");
        row("a dot beside a dot", "/.{a}/x", "{'a':'%2e'}", "path_climbs");
        row("a dot of the template", "/../{a}", "{'a':'x'}", "path_climbs");
        row("empty", "/projects/{id}", "{'id':''}", "path_value_empty");
        row("missing", "/projects/{id}", "{}", "path_value_missing");
        row("null", "/projects/{id}", "{'id':null}", "path_value_missing");
        row("a list", "/projects/{id}", "{'id':[1]}", "path_value_invalid");
        row("an object", "/projects/{id}", "{'id':{}}", "path_value_invalid");
        row("a line break", "/projects/{id}", "{'id':'a\\r\\nHost: b'}", "path_value_invalid");
        row("a zero byte", "/projects/{id}", "{'id':'a\\u0000b'}", "path_value_invalid");
        row("a query of the template", "/search?q={q}&all", "{'q':'a&b'}", "/search?q=a%26b&all");
        row("dots behind the path", "/search?path=/../x", "{}", "/search?path=/../x");
        row("what no URL has", "/a b/#c|\xC3\xA4", "{}", "/a%20b/%23c%7C%C3%A4");
        row("escapes of the template", "/a%2Fb/50%/%zz", "{}", "/a%2Fb/50%25/%25zz");
    }
    void fillsAPath()
    {
        QFETCH(std::string, pathTemplate);
        QFETCH(std::string, values);
        QFETCH(std::string, path);
        QCOMPARE(filledWith(pathTemplate, value(values)), path);
    }

    void anErrorNamesThePlaceholder()
    {
        const Result<std::string> path =
            filledPath("/{a}", [](const std::string &) { return Result<MaybeValue>(MaybeValue()); });
        QVERIFY(path.error().message.find("\"a\"") != std::string::npos);
        QCOMPARE(shown(path.error().details), std::string("{'placeholder':'a'}"));
    }

    // Whatever is passed: it is refused, or it is one segment between the two of the template.
    void noValueLeavesItsSegment()
    {
        constexpr std::string_view kAlphabet = "./\\%2eF5c?#&;:@a\r";
        std::mt19937 random(7);
        int filled = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::string text;
            for (auto left = random() % 8; left > 0; --left)
                text += kAlphabet[random() % kAlphabet.size()];
            const json::Value values = json::Value::object({{"x", json::Value(text)}});
            const std::string path = filledWith("/above/{x}/below", values);
            if (!path.starts_with('/'))
                continue;
            ++filled;
            QVERIFY2(path.starts_with("/above/") && path.ends_with("/below"), path.c_str());
            QCOMPARE(std::ranges::count(path, '/'), 3);
            QVERIFY2(path.find_first_of("?#\\ \r") == std::string::npos, path.c_str());
        }
        QVERIFY(filled > 5'000);
    }
};

TOOLTRAY_TEST(RestPathTest)

#include "restpathtest.moc"
