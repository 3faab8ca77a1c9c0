// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/exports/exports.h"

#include "base/time/rfc3339.h"
#include "mcpcore/journal/samples.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

#include <map>
#include <set>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;

namespace {

// The objects of HAR 1.2 with the fields that the specification gives them: its type, whether it may be left
// out, and for objects and arrays what is in them.
struct HarField {
    char type; // s text, n number, t time, o object, a array of objects
    bool isOptional = false;
    std::string of = {};
};

const std::map<std::string, std::map<std::string, HarField>> &harFields()
{
    static const std::map<std::string, std::map<std::string, HarField>> fields{
        {"file", {{"log", {'o', false, "log"}}}},
        {"log",
         {{"version", {'s'}},
          {"creator", {'o', false, "creator"}},
          {"browser", {'o', true, "creator"}},
          {"pages", {'a', true, "page"}},
          {"entries", {'a', false, "entry"}},
          {"comment", {'s', true}}}},
        {"creator", {{"name", {'s'}}, {"version", {'s'}}, {"comment", {'s', true}}}},
        {"page",
         {{"startedDateTime", {'t'}},
          {"id", {'s'}},
          {"title", {'s'}},
          {"pageTimings", {'o', false, "pageTimings"}},
          {"comment", {'s', true}}}},
        {"pageTimings", {{"onContentLoad", {'n', true}}, {"onLoad", {'n', true}}, {"comment", {'s', true}}}},
        {"entry",
         {{"pageref", {'s', true}},
          {"startedDateTime", {'t'}},
          {"time", {'n'}},
          {"request", {'o', false, "request"}},
          {"response", {'o', false, "response"}},
          {"cache", {'o', false, "cache"}},
          {"timings", {'o', false, "timings"}},
          {"serverIPAddress", {'s', true}},
          {"connection", {'s', true}},
          {"comment", {'s', true}}}},
        {"request",
         {{"method", {'s'}},
          {"url", {'s'}},
          {"httpVersion", {'s'}},
          {"cookies", {'a', false, "cookie"}},
          {"headers", {'a', false, "pair"}},
          {"queryString", {'a', false, "pair"}},
          {"postData", {'o', true, "postData"}},
          {"headersSize", {'n'}},
          {"bodySize", {'n'}},
          {"comment", {'s', true}}}},
        {"response",
         {{"status", {'n'}},
          {"statusText", {'s'}},
          {"httpVersion", {'s'}},
          {"cookies", {'a', false, "cookie"}},
          {"headers", {'a', false, "pair"}},
          {"content", {'o', false, "content"}},
          {"redirectURL", {'s'}},
          {"headersSize", {'n'}},
          {"bodySize", {'n'}},
          {"comment", {'s', true}}}},
        {"cookie", {{"name", {'s'}}, {"value", {'s'}}}},
        {"pair", {{"name", {'s'}}, {"value", {'s'}}, {"comment", {'s', true}}}},
        // params and text exclude each other
        {"postData", {{"mimeType", {'s'}}, {"text", {'s'}}, {"comment", {'s', true}}}},
        {"content",
         {{"size", {'n'}},
          {"compression", {'n', true}},
          {"mimeType", {'s'}},
          {"text", {'s', true}},
          {"encoding", {'s', true}},
          {"comment", {'s', true}}}},
        {"cache", {{"comment", {'s', true}}}},
        {"timings",
         {{"blocked", {'n', true}},
          {"dns", {'n', true}},
          {"connect", {'n', true}},
          {"send", {'n'}},
          {"wait", {'n'}},
          {"receive", {'n'}},
          {"ssl", {'n', true}},
          {"comment", {'s', true}}}},
    };
    return fields;
}

std::string harProblem(const json::Value &value, const std::string &object);

std::string fieldProblem(const json::Value &value, const HarField &field)
{
    switch (field.type) {
    case 's': return value.isString() ? "" : "no text";
    case 'n': return value.isNumber() ? "" : "no number";
    case 't': return parseRfc3339(value.toString()) ? "" : "no time";
    case 'o': return harProblem(value, field.of);
    default: break;
    }
    if (!value.isArray())
        return "no array";
    for (const json::Value &element : value.elements()) {
        if (std::string problem = harProblem(element, field.of); !problem.empty())
            return problem;
    }
    return {};
}

std::string harProblem(const json::Value &value, const std::string &object)
{
    if (!value.isObject())
        return object + ": no object";
    for (const auto &[name, field] : harFields().at(object)) {
        const json::Value *member = value.find(name);
        if (!member && !field.isOptional)
            return object + '.' + name + " is missing";
        if (const std::string problem = member ? fieldProblem(*member, field) : ""; !problem.empty())
            return object + '.' + name + ": " + problem;
    }
    for (const json::Member &member : value.members()) {
        const std::string name(std::string_view(member.name));
        if (!name.starts_with('_') && !harFields().at(object).contains(name))
            return object + '.' + name + " is not in the format";
    }
    return {};
}

std::vector<EntryPointer> pointers(LogEntry entry)
{
    return {std::make_shared<const LogEntry>(std::move(entry))};
}

double sumOf(const json::Value &timings)
{
    double sum = 0;
    for (const char *name : {"blocked", "dns", "connect", "send", "wait", "receive"})
        sum += std::max(timings[name].toDouble().value(), 0.0);
    return sum;
}

} // namespace

class HarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasTheFieldsOfTheSpecification()
    {
        EntryGenerator generator(1);
        std::vector<EntryPointer> entries;
        std::size_t exchanges = 0;
        for (int i = 0; i < 300; ++i) {
            entries.push_back(std::make_shared<const LogEntry>(generator.entry()));
            exchanges += entries.back()->exchanges.size();
        }
        const json::Value har = harArchive(entries, "0.1.0");
        QCOMPARE(harProblem(har, "file"), "");
        QCOMPARE(har["log"]["version"].toString(), "1.2");
        QCOMPARE(har["log"]["entries"].size(), exchanges);
        QCOMPARE(har["log"]["pages"].size(), std::size_t(300));
    }

    void everyEntryBelongsToAPage()
    {
        EntryGenerator generator(2);
        std::vector<EntryPointer> entries;
        for (int i = 0; i < 50; ++i)
            entries.push_back(std::make_shared<const LogEntry>(generator.entry()));
        const json::Value har = harArchive(entries, "0.1.0");
        std::set<std::string> pages;
        for (const json::Value &page : har["log"]["pages"].elements())
            QVERIFY(pages.emplace(page["id"].toString()).second);
        for (const json::Value &entry : har["log"]["entries"].elements()) {
            QVERIFY(pages.contains(std::string(entry["pageref"].toString())));
            QVERIFY(qFuzzyCompare(1 + entry["time"].toDouble().value(), 1 + sumOf(entry["timings"])));
        }
    }

    void anExchangeIsTranslated()
    {
        LogEntry call = sampleEntry(7);
        call.exchanges.front().url = "https://api.example.org/graphql?a=1+2&b=%C3%A9&c&=d#part";
        const json::Value har = harArchive(pointers(call), "0.1.0");
        const json::Value &entry = har["log"]["entries"][0];
        QCOMPARE(entry["pageref"].toString(), "call_7");
        QCOMPARE(entry["request"]["postData"]["text"].toString(), call.exchanges.front().request.text());
        QCOMPARE(entry["request"]["postData"]["mimeType"].toString(), "application/json");
        QCOMPARE(json::write(entry["request"]["queryString"]),
                 "[{\"name\":\"a\",\"value\":\"1 2\"},{\"name\":\"b\",\"value\":\"\xC3\xA9\"},"
                 "{\"name\":\"c\",\"value\":\"\"},{\"name\":\"\",\"value\":\"d\"}]");
        QVERIFY(entry["response"]["status"] == json::Value(200));
        QCOMPARE(entry["response"]["content"]["mimeType"].toString(), "application/json; charset=utf-8");
        // Connecting includes TLS; the time is that of all steps.
        QCOMPARE(
            json::write(entry["timings"]),
            "{\"blocked\":-1,\"dns\":2,\"connect\":28,\"send\":0.1,\"wait\":70,\"receive\":9.9,\"ssl\":20}");
        QVERIFY(entry["time"] == json::Value(110));
    }

    void whatWasCutSaysSo()
    {
        LogEntry call = sampleEntry();
        Body &response = call.exchanges.front().response;
        response.isCut = true;
        response.size = 5'000'000;
        const json::Value har = harArchive(pointers(call), "0.1.0");
        const json::Value &content = har["log"]["entries"][0]["response"]["content"];
        QVERIFY(content["size"] == json::Value(5'000'000));
        QVERIFY(content["comment"].toString().find("5000000 bytes") != std::string_view::npos);
        response = Body::omitted(5'000'000);
        QVERIFY(harArchive(pointers(call), "0.1.0")["log"]["entries"][0]["response"]["content"]["comment"]
                    .toString()
                    .starts_with("Omitted by the log; 5000000 bytes"));
    }

    void withoutCallsItIsEmptyAndValid() { QCOMPARE(harProblem(harArchive({}, "0.1.0"), "file"), ""); }
};

TOOLTRAY_TEST(HarTest)
#include "hartest.moc"
