// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/support/answer.h"
#include "bench/support/bench.h"
#include "json/parser.h"
#include "json/write.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace tooltray;
using namespace std::chrono_literals;

namespace {

constexpr std::string_view kCall =
    R"({"jsonrpc":"2.0","id":17,"method":"tools/call","params":{"name":"list_issues","arguments":)"
    R"({"owner":"acme","repository":"widgets","first":20,"after":null,"states":["OPEN","CLOSED"]},)"
    R"("_meta":{"progressToken":"17"}}})";

void benchBig(bench::Bench &bench)
{
    const std::string text = bench::graphqlAnswer(10'000'000);
    const auto bytes = QByteArray::fromStdString(text);
    bench.compare({.title = "Parse an answer of 10 MB and drop it",
                   .bytes = text.size(),
                   .ours = {"json::parse", [&] { bench::keep(json::parse(text).value); }},
                   .peer = {"QJsonDocument::fromJson", [&] { bench::keep(QJsonDocument::fromJson(bytes)); }},
                   .atLeast = 5});
    const json::Value value = json::parse(text).value;
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    bench.compare(
        {.title = "Write it",
         .bytes = text.size(),
         .ours = {"json::write", [&] { bench::keep(json::write(value)); }},
         .peer = {"QJsonDocument::toJson", [&] { bench::keep(document.toJson(QJsonDocument::Compact)); }},
         .atLeast = 3});
    bench.check("what is written is what was read", json::write(value) == text);
    std::puts("Other work on it");
    bench.measure({.title = "copy", .bytes = text.size(), .run = [&] { bench::keep(json::Value(value)); }});
    const json::Value copy = value;
    bench.measure({.title = "compare", .bytes = text.size(), .run = [&] { bench::keep(copy == value); }});
    bench.measure({.title = "writePretty", .bytes = text.size(), .run = [&] {
                       bench::keep(json::writePretty(value));
                   }});
    bench.measure({.title = "find an error at the end",
                   .bytes = text.size(),
                   .run = [&, broken = text + "x"] { bench::keep(json::parse(broken).error); }});
}

void benchSmall(bench::Bench &bench)
{
    json::Parser parser;
    const auto bytes = QByteArray::fromRawData(kCall.data(), kCall.size());
    bench.compare(
        {.title = "Parse a call of 220 bytes",
         .bytes = kCall.size(),
         .ours = {"json::Parser", [&] { bench::keep(parser.parse(kCall).value); }},
         .peer = {"QJsonDocument::fromJson", [&] { bench::keep(QJsonDocument::fromJson(bytes)); }}});
    bench.measure({.title = "json::parse, nothing kept", .bytes = kCall.size(), .run = [&] {
                       bench::keep(json::parse(kCall).value);
                   }});
    const json::Value value = json::parse(kCall).value;
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    std::string out;
    bench.compare(
        {.title = "Write it",
         .bytes = kCall.size(),
         .ours = {"json::write into a kept string",
                  [&] {
                      out.clear();
                      json::write(value, out);
                  }},
         .peer = {"QJsonDocument::toJson", [&] { bench::keep(document.toJson(QJsonDocument::Compact)); }}});
}

// An object of many members may not take longer for each of them.
void benchMembers(bench::Bench &bench)
{
    std::puts("Parse an object with unique names");
    for (const int count : {1'000, 10'000, 100'000}) {
        std::string text = "{\"first\":0";
        for (int i = 0; i < count; ++i)
            text += ",\"some name " + std::to_string(i) + "\":" + std::to_string(i);
        text += '}';
        bench.measure({.title = std::to_string(count) + " members", .bytes = text.size(), .run = [&] {
                           bench::keep(json::parse(text).value);
                       }});
    }
}

} // namespace

int main(int argc, char *argv[])
{
    bench::Bench bench(argc, argv);
    benchBig(bench);
    benchSmall(bench);
    benchMembers(bench);
    return bench.exitCode();
}
