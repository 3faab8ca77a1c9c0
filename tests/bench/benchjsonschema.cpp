// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_jsonschema [--no-bounds]. ajv runs beside when npm has put it into the build folder:
//     ctest --test-dir build/release -R bench/ajv
#include "bench/support/bench.h"
#include "jsonschema/schema.h"
#include "json/parser.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

using namespace tooltray;
using namespace std::chrono_literals;

namespace {

constexpr auto kCasesFile = TOOLTRAY_SOURCE_DIR "/tests/bench/ajv/cases.json";
constexpr auto kAjvScript = TOOLTRAY_SOURCE_DIR "/tests/bench/ajv/ajv.mjs";
constexpr auto kAjvPackages = TOOLTRAY_AJV_PACKAGES;

struct PeerTimes {
    bench::Duration valid;
    bench::Duration compile;
};

// What ajv needs for each case; nothing when it is not there.
std::vector<PeerTimes> runAjv()
{
    std::vector<PeerTimes> times;
    if (!std::filesystem::exists(std::string(kAjvPackages) + "/installed")) {
        std::printf("ajv is not in %s: no peer.\n", kAjvPackages);
        return times;
    }
    const std::string command =
        std::string("node '") + kAjvScript + "' '" + kAjvPackages + "' '" + kCasesFile + "'";
    const auto close = [](FILE *pipe) { ::pclose(pipe); };
    const std::unique_ptr<FILE, decltype(close)> output(::popen(command.c_str(), "r"), close);
    double valid = 0;
    double compile = 0;
    while (output
           && std::fscanf(output.get(), "%lf %lf", &valid, &compile) == 2) // NOLINT(cert-err34-c): our own
        times.push_back({bench::Duration(valid * 1e-9), bench::Duration(compile * 1e-9)});
    return times;
}

json::Value readCases()
{
    std::ifstream stream(kCasesFile, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    return json::parse(text).value;
}

void benchCase(bench::Bench &bench, const json::Value &subject, const PeerTimes *peer)
{
    using jsonschema::Schema;
    std::printf("%s\n", std::string(subject["title"].toString()).c_str());
    const Schema schema = *Schema::compile(subject["schema"]).schema;
    const json::Value &value = subject["value"];
    bench.check("it is valid", schema.isValid(value));
    bench.measure({.title = "isValid", .run = [&] { bench::keep(schema.isValid(value)); }, .atMost = 5us});
    if (peer != nullptr)
        bench.report("ajv, warm", peer->valid);
    json::Value broken = value;
    broken.set(broken.members().front().name.view(), json::Value(true));
    bench.measure(
        {.title = "validate, with something wrong", .run = [&] { bench::keep(schema.validate(broken)); }});
    bench.measure(
        {.title = "compile", .run = [&] { bench::keep(Schema::compile(subject["schema"]).schema); }});
    if (peer != nullptr)
        bench.report("ajv compiles", peer->compile);
}

void benchPage(bench::Bench &bench, const json::Value &tool)
{
    std::puts("A thousand of the first in a list");
    json::Value schema = json::Value::object({{"type", "array"}});
    schema.set("items", tool["schema"]);
    json::Value page = json::Value::array();
    for (int i = 0; i < 1'000; ++i)
        page.append(tool["value"]);
    const jsonschema::Schema compiled = *jsonschema::Schema::compile(schema).schema;
    bench.measure({.title = "isValid", .run = [&] { bench::keep(compiled.isValid(page)); }, .atMost = 5ms});
}

} // namespace

int main(int argc, char *argv[])
{
    bench::Bench bench(argc, argv);
    const json::Value cases = readCases();
    const std::vector<PeerTimes> peer = runAjv();
    for (std::size_t i = 0; i < cases.size(); ++i)
        benchCase(bench, cases[i], i < peer.size() ? &peer[i] : nullptr);
    benchPage(bench, cases[0]);
    return bench.exitCode();
}
