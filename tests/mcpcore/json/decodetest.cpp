// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/decode.h"

#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

using namespace std::string_literals;
namespace json = tooltray::json;

// Types as a room that decodes would have them, in a namespace of their own.
namespace workspace {

enum class Transport { Http, Stdio };

constexpr auto namesOf(Transport)
{
    return std::to_array<json::Named<Transport>>({{"http", Transport::Http}, {"stdio", Transport::Stdio}});
}

struct Limits {
    int depth = 10;
    std::uint8_t retries = 3;
    double rate = 0.5;
    std::optional<std::string> note;
};

void read(const json::Reader &in, Limits &out)
{
    json::ObjectReader object(in);
    object.optional("depth", out.depth, json::Between{1, 100});
    object.optional("retries", out.retries);
    object.optional("rate", out.rate, json::Between{0.0, 1.0});
    object.optional("note", out.note);
    if (object.isFine() && out.depth < out.retries)
        in.report("depth must not be less than retries");
}

struct Endpoint {
    std::string url;
    Transport transport = Transport::Http;
    bool isEnabled = true;
    Limits limits;
    std::vector<Transport> fallbacks;
    std::vector<std::pair<std::string, std::string>> headers;
    json::Value extra;
};

void read(const json::Reader &in, Endpoint &out)
{
    json::ObjectReader object(in);
    object.required("url", out.url, json::NonEmpty());
    object.optional("transport", out.transport);
    object.optional("enabled", out.isEnabled);
    object.optional("limits", out.limits);
    object.optional("fallbacks", out.fallbacks);
    object.optional("headers", out.headers);
    object.optional("extra", out.extra);
}

struct File {
    std::map<std::string, Endpoint> endpoints;
    std::vector<std::uint64_t> ids;
};

void read(const json::Reader &in, File &out)
{
    json::ObjectReader object(in, json::ObjectReader::Unknown::Ignore);
    object.required("endpoints", out.endpoints);
    object.optional("ids", out.ids);
}

// A tree, whose depth only the document bounds.
struct Node {
    std::vector<Node> children;
};

void read(const json::Reader &in, Node &out)
{
    json::ObjectReader(in).optional("children", out.children);
}

} // namespace workspace

using workspace::File;

namespace {

json::Decoded<File> decoded(std::string_view text)
{
    const json::Parsed parsed = json::parse(text);
    return json::decode<File>(parsed.value);
}

} // namespace

class DecodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsThere()
    {
        const json::Decoded<File> file = decoded(R"({
            "endpoints": {"github": {
                "url": "github.example.org", "transport": "stdio", "enabled": false,
                "limits": {"depth": 12.0, "rate": 1, "note": "x"},
                "fallbacks": ["http", "stdio"], "headers": {"b": "1", "a": "2"}, "extra": [1.0]}},
            "ids": [18446744073709551615], "ignored": true})");
        QVERIFY(file);
        const workspace::Endpoint &endpoint = file.value.endpoints.at("github");
        QCOMPARE(endpoint.url, "github.example.org"s);
        QVERIFY(endpoint.transport == workspace::Transport::Stdio);
        QVERIFY(!endpoint.isEnabled);
        QCOMPARE(endpoint.limits.depth, 12);
        QCOMPARE(endpoint.limits.retries, 3);
        QCOMPARE(endpoint.limits.rate, 1.0);
        QCOMPARE(endpoint.limits.note.value(), "x"s);
        QCOMPARE(endpoint.fallbacks.size(), std::size_t{2});
        QCOMPARE(endpoint.headers[0].first, "b"s);
        QCOMPARE(endpoint.headers[1].second, "2"s);
        QCOMPARE(endpoint.extra[0].numberText(), std::string_view("1.0"));
        QCOMPARE(file.value.ids[0], 18446744073709551615U);
    }

    void saysWhatIsWrong_data()
    {
        tooltray::addColumns<std::string, std::string, std::string>("endpoint", "message", "path");
        const auto row = [](const char *endpoint, const std::string &message,
                            const char *path = "/endpoints/github") {
            QTest::newRow(message.c_str()) << std::string(endpoint) << message << std::string(path);
        };
        row(R"({"url":"u","limits":{"depth":"12"}})",
            "expected an integer from 1 to 100 at /endpoints/github/limits/depth, found the string \"12\"",
            "/endpoints/github/limits/depth");
        row(R"({"url":"u","limits":{"depth":101}})",
            "expected an integer from 1 to 100 at /endpoints/github/limits/depth, found the number 101",
            "/endpoints/github/limits/depth");
        row(R"({"url":"u","limits":{"depth":1.5}})",
            "expected an integer from 1 to 100 at /endpoints/github/limits/depth, found the number 1.5",
            "/endpoints/github/limits/depth");
        row(R"({"url":"u","limits":{"retries":true}})",
            "expected an integer at /endpoints/github/limits/retries, found true",
            "/endpoints/github/limits/retries");
        row(R"({"url":"u","limits":{"retries":256}})",
            "expected an integer from 0 to 255 at /endpoints/github/limits/retries, found the number 256",
            "/endpoints/github/limits/retries");
        row(R"({"url":"u","limits":{"rate":1.5}})",
            "expected a number from 0 to 1 at /endpoints/github/limits/rate, found the number 1.5",
            "/endpoints/github/limits/rate");
        row(R"({"url":"u","limits":{"depth":2}})",
            "at /endpoints/github/limits: Depth must not be less than retries", "/endpoints/github/limits");
        row(R"({"url":"u","limits":[]})",
            "expected an object at /endpoints/github/limits, found an empty array",
            "/endpoints/github/limits");
        row(R"({"url":""})",
            "expected a string that is not empty at /endpoints/github/url, found the string \"\"",
            "/endpoints/github/url");
        row(R"({"url":{"a":1}})",
            "expected a string that is not empty at /endpoints/github/url, found an object",
            "/endpoints/github/url");
        row("{}", "missing member \"url\" at /endpoints/github");
        row(R"({"url":"u","ulr":1})",
            "unknown member \"ulr\" at /endpoints/github; known are \"url\", \"transport\", \"enabled\", "
            "\"limits\", "
            "\"fallbacks\", \"headers\", \"extra\"",
            "/endpoints/github/ulr");
        row(R"({"url":"u","transport":"tcp"})",
            "expected one of \"http\", \"stdio\" at /endpoints/github/transport, found the string \"tcp\"",
            "/endpoints/github/transport");
        row(R"({"url":"u","fallbacks":["http",null]})",
            "expected one of \"http\", \"stdio\" at /endpoints/github/fallbacks/1, found null",
            "/endpoints/github/fallbacks/1");
        row(R"({"url":"u","fallbacks":{}})",
            "expected an array at /endpoints/github/fallbacks, found an empty object",
            "/endpoints/github/fallbacks");
        row(R"({"url":"u","headers":{"a/b\n":1}})",
            "expected a string at /endpoints/github/headers/a~1b\\n, found the number 1",
            "/endpoints/github/headers/a~1b\n");
        row(R"({"url":"u","enabled":"yes, as there is no reason at all to switch it off"})",
            "expected true or false at /endpoints/github/enabled, found the string "
            "\"yes, as there is no reason at all to switch it o...\"",
            "/endpoints/github/enabled");
        row("null", "expected an object at /endpoints/github, found null");
    }
    void saysWhatIsWrong()
    {
        QFETCH(const std::string, endpoint);
        QFETCH(const std::string, message);
        QFETCH(const std::string, path);
        const json::Decoded<File> file = decoded("{\"endpoints\":{\"github\":" + endpoint + "}}");
        QCOMPARE(file.errors.size(), std::size_t{1});
        QCOMPARE(file.errors[0].message, message);
        QCOMPARE(file.errors[0].path.toString(), path);
    }

    void saysAllThatIsWrong()
    {
        const json::Decoded<File> file =
            decoded(R"({"endpoints":{"a":{"url":1,"x":2},"b":7},"ids":[-1,"2",3]})");
        std::vector<std::string> paths;
        for (const json::DecodeError &error : file.errors)
            paths.push_back(error.path.toString());
        QVERIFY(paths
                == (std::vector<std::string>{"/endpoints/a/url", "/endpoints/a/x", "/endpoints/b", "/ids/0",
                                             "/ids/1"}));
        QCOMPARE(file.errors[3].message, "expected an integer of at least 0 at /ids/0, found the number -1"s);
        QVERIFY(file.errors[1].kind == json::DecodeError::Kind::Unknown);
        QCOMPARE(file.errors[1].accepted[0], "url"s);
        QCOMPARE(decoded("[]").errors[0].message,
                 "expected an object at the top level, found an empty array"s);
        QVERIFY(decoded("{}").errors[0].kind == json::DecodeError::Kind::Missing);
    }

    void leadsToThePlaceInTheText()
    {
        const std::string text = "{\"endpoints\":\n {\"a\": {\"url\":\n  7, \"x\": 1}}}";
        const json::Decoded<File> file = decoded(text);
        QCOMPARE(file.errors.size(), std::size_t{2});
        const auto where = [&](std::size_t i) {
            return json::locate(text, file.errors[i].path, file.errors[i].part()).value();
        };
        QVERIFY((where(0) == json::Position{3, 3}));
        QVERIFY((where(1) == json::Position{3, 6}));
    }

    void collectsABoundedNumberOfErrors()
    {
        std::string text = "{\"endpoints\":{},\"ids\":[-1";
        for (int i = 0; i < 1000; ++i)
            text += ",-1";
        QCOMPARE(decoded(text + "]}").errors.size(), json::Reader::kMaxErrors);
    }

    void readsNullAsNothing()
    {
        using Optional = std::optional<int>;
        QVERIFY(json::decode<Optional>(nullptr));
        QVERIFY(!json::decode<Optional>(nullptr).value);
        QCOMPARE(json::decode<Optional>(7).value.value(), 7);
        QVERIFY(!json::decode<Optional>("7"));
    }

    void readsNumbersOfEveryKind()
    {
        QCOMPARE(json::decode<double>(0.25).value, 0.25);
        QCOMPARE(json::decode<double>("x").errors[0].message,
                 "expected a number at the top level, found the string \"x\""s);
        QVERIFY(!json::decode<double>(*json::Value::number("1e400")));
        QCOMPARE(json::decode<std::int64_t>(-5).value, -5);
        QVERIFY(!json::decode<std::int64_t>(*json::Value::number("9223372036854775808")));
        QCOMPARE(json::decode<std::int8_t>(-128).value, -128);
        QVERIFY(!json::decode<std::int8_t>(128));
        const auto upTo = json::Between<unsigned>{0, 7};
        QVERIFY((json::decode<unsigned>(7, upTo)));
        QVERIFY((!json::decode<unsigned>(8, upTo)));
    }

    void namesEnums()
    {
        static_assert(json::nameOf(workspace::Transport::Stdio) == "stdio");
        static_assert(json::nameOf(static_cast<workspace::Transport>(9)).empty());
    }

    void readsRecursiveTypes()
    {
        std::string text;
        for (int i = 0; i < 200; ++i)
            text += "{\"children\":[";
        text += "{}";
        for (int i = 0; i < 200; ++i)
            text += "]}";
        const json::Parsed parsed = json::parse(text);
        QVERIFY(json::decode<workspace::Node>(parsed.value));
    }
};

TOOLTRAY_TEST(DecodeTest)

#include "decodetest.moc"
