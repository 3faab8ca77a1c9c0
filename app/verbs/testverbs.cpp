// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/output.h"
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "journal/exports/exports.h"
#include "workspace/codec/members.h"

#include <array>

namespace tooltray::app {
namespace {

std::string testLine(const json::Value &test)
{
    std::string line = (test["passed"].toBool() ? "ok      " : "FAILED  ") + plainLine(textOf(test["tool"]))
                       + ": " + plainLine(textOf(test["example"]));
    for (const json::Value &failure : test["failures"].elements()) {
        line += "\n        " + plainLine(textOf(failure["message"]));
        if (failure.contains("found"))
            line += " Found: " + plainLine(textOf(failure["found"]));
    }
    return line;
}

Result<ExitCode> runTests(VerbRun &run)
{
    json::Value tests = json::Value::array();
    std::size_t failed = 0;
    const auto answer = run.ask(
        "tools.test",
        json::Value::object({{"tools", workspace::encode(run.words())}, {"tag", run.option("--tag")}}),
        [&](const json::Value &test) {
            failed += test["passed"].toBool() ? 0 : 1;
            if (!run.output().isJson() && !run.has("--quiet"))
                run.output().line(test, testLine(test));
            tests.append(test);
        });
    if (!answer)
        return answer.error();
    if (const std::string file = run.option("--junit"); !file.empty()) {
        const std::string report = junitReport(tests);
        if (auto written = journal::writeExport(file, report); !written)
            return std::move(written).error();
    }
    const std::size_t count = tests.size();
    json::Value result = json::Value::object({{"tests", std::move(tests)}, {"failed", failed}});
    run.output().result(result, std::to_string(count) + (count == 1 ? " example, " : " examples, ")
                                    + std::to_string(failed) + " failed");
    return failed == 0 ? ExitCode::Ok : ExitCode::Failed;
}

constexpr Verb kTest{
    .name = "test",
    .summary = "run the examples of tools and check the results",
    .arguments = {{{"TOOL", "names of tools (default: all that are enabled)", ArgumentCount::Any,
                    Candidates::Tools}}},
    .options = {{{"--tag", "TAG", "only tools with the tag"},
                 {"--junit", "FILE", "write the results to FILE as JUnit XML", Candidates::Files}}},
    .examples = {{{"test", "the examples of all tools"}, {"test --tag smoke --junit report.xml", "for CI"}}},
    .exits = {ExitCode::NotFound, ExitCode::Upstream},
    .run = runTests};

constexpr std::array kTestVerbs{kTest, alias(kTest, "tools test", "the same as test")};

} // namespace

std::span<const Verb> testVerbs()
{
    return kTestVerbs;
}

} // namespace tooltray::app
