// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "app/operations/snapshot.h"
#include "workspace/checks/checkexample.h"
#include "json/parser.h"

#include <array>

namespace tooltray::app {
namespace {

// What a person is told: with the code and the hint that the log has as well.
json::Value outcomeValue(const engine::TrialAnswer &answer)
{
    json::Value value = json::Value::object({{"is_error", answer.isError},
                                             {"is_partial", answer.isPartial},
                                             {"result", answer.structured},
                                             {"text", answer.text},
                                             {"duration_us", answer.duration.count()},
                                             {"entry", answer.entry.value()}});
    if (!answer.meta.isNull())
        value.set("meta", answer.meta);
    if (!answer.trace.isNull())
        value.set("trace", answer.trace);
    if (answer.error) {
        value.set("error",
                  json::Value::object({{"code", answer.error->code},
                                       {"message", answer.error->message.text()},
                                       {"hint", answer.error->hint.text()},
                                       {"needs_person", answer.error->kind == ErrorKind::Denied},
                                       {"is_upstream", answer.error->kind == ErrorKind::Unavailable
                                                           || answer.error->kind == ErrorKind::Timeout},
                                       {"is_missing", answer.error->kind == ErrorKind::NotFound}}));
    }
    return value;
}

engine::Trial::Mode modeNamed(std::string_view name)
{
    if (name == "test")
        return engine::Trial::Mode::Test;
    return name == "preview" ? engine::Trial::Mode::Preview : engine::Trial::Mode::Call;
}

void callTool(OperationCall &call)
{
    const std::string name = call.text("tool");
    const workspace::WorkspacePtr workspace = call.engine().workspaceClient().state().workspace;
    if (!workspace->namedTool(name) && !workspace->isBuiltIn(name))
        return call.done(noSuchTool(*workspace, name));
    const auto cancellation = std::make_shared<CancellationSource>();
    engine::Trial trial{.what = engine::SavedTrial{name},
                        .arguments = call["arguments"],
                        .mode = modeNamed(call.text("mode")),
                        .origin = journal::EntryOrigin::CommandLine};
    trial.cancellation = cancellation->token();
    // Who asked may be gone before the answer comes.
    QObject::connect(&call, &QObject::destroyed, [cancellation] { cancellation->cancel(); });
    call.answerWith(call.engine().calls().run(std::move(trial)), outcomeValue);
}

// The examples of tools, one after the other; each is an event when it is over.
class ExampleTests final : public QObject {
public:
    ExampleTests(OperationCall &call, std::vector<workspace::Tool> tools)
        : QObject(&call)
        , m_call(call)
        , m_tools(std::move(tools))
    {}

    void next()
    {
        while (m_tool < m_tools.size() && m_example == m_tools[m_tool].examples.size()) {
            ++m_tool;
            m_example = 0;
        }
        if (m_tool == m_tools.size())
            return m_call.done(json::Value::object({{"tests", m_tests}}));
        engine::Trial trial{.what = engine::SavedTrial{m_tools[m_tool].name},
                            .arguments = example().parameters,
                            .mode = engine::Trial::Mode::Test,
                            .origin = journal::EntryOrigin::CommandLine};
        trial.cancellation = m_cancellation.token();
        whenDone(m_call.engine().calls().run(std::move(trial)), this,
                 [this](const Result<engine::TrialAnswer> &answer) { take(answer); });
    }

    ~ExampleTests() override { m_cancellation.cancel(); }

private:
    const workspace::Example &example() const { return m_tools[m_tool].examples[m_example]; }

    static json::Value answered(const engine::TrialAnswer &answer)
    {
        if (!answer.structured.isNull())
            return answer.structured;
        json::Parsed parsed = json::parse(answer.text);
        return parsed ? std::move(parsed.value) : json::Value(answer.text);
    }

    void take(const Result<engine::TrialAnswer> &answer)
    {
        json::Value test = json::Value::object(
            {{"tool", m_tools[m_tool].name}, {"example", example().name}, {"passed", false}});
        json::Value &failures = test.set("failures", json::Value::array());
        if (!answer) {
            failures.append(json::Value::object({{"message", answer.error().message.text()}}));
        } else {
            test.set("duration_us", answer->duration.count());
            const auto end =
                answer->isError ? workspace::ExampleEnd::Failed : workspace::ExampleEnd::Answered;
            json::Value misses = json::Value::array();
            for (const auto &miss : workspace::checkExample(example(), end, answered(*answer)))
                misses.append(missValue(miss, *answer));
            test.set("passed", misses.isEmpty());
            test.set("failures", std::move(misses));
        }
        ++m_tests;
        ++m_example;
        m_call.tell(std::move(test));
        next();
    }

    json::Value missValue(const workspace::ExampleMiss &miss, const engine::TrialAnswer &answer) const
    {
        using Reason = workspace::ExampleMiss::Reason;
        constexpr std::array<std::string_view, 10> kReasons{
            "the call failed",           "the call succeeded",          "no value was found",
            "a value was found",         "a different value was found", "a value of another type was found",
            "the value is not a string", "the pattern does not match",  "the pattern takes too long",
            "the assertion is unusable"};
        std::string message(kReasons[static_cast<std::size_t>(miss.reason)]);
        json::Value value = json::Value::object();
        if (miss.assertion) {
            const std::string &path = example().assertions[*miss.assertion].path;
            value.set("path", path);
            message = "At " + (path.empty() ? std::string("the root") : path) + ", " + message + ".";
        } else {
            message[0] = 'T';
            message += miss.reason == Reason::CallFailed ? ": " + answer.text : std::string(".");
        }
        value.set("message", message);
        if (!miss.found.isNull())
            value.set("found", miss.found);
        return value;
    }

    OperationCall &m_call;
    const std::vector<workspace::Tool> m_tools;
    std::size_t m_tool = 0;
    std::size_t m_example = 0;
    std::size_t m_tests = 0;
    CancellationSource m_cancellation;
};

void testTools(OperationCall &call)
{
    const workspace::WorkspacePtr workspace = call.engine().workspaceClient().state().workspace;
    std::vector<workspace::Tool> tools;
    const std::string tag = call.text("tag");
    for (const json::Value &name : call["tools"].elements()) {
        auto tool = toolNamed(*workspace, name.toString());
        if (!tool)
            return call.done(std::move(tool).error());
        tools.push_back(*std::move(tool));
    }
    if (tools.empty()) {
        for (const auto &entry : workspace->entries(workspace::ObjectKind::Tool)) {
            const auto &tool = std::get<workspace::Tool>(entry.value.object());
            const bool isTagged = tag.empty() || std::ranges::find(tool.tags, tag) != tool.tags.end();
            if (isTagged && tool.enabled)
                tools.push_back(tool);
        }
    }
    auto *tests = new ExampleTests(call, std::move(tools));
    tests->next();
}

constexpr std::array kTrialOperations{
    Operation{"tools.call", callTool},
    Operation{"tools.test", testTools},
};

} // namespace

std::span<const Operation> trialOperations()
{
    return kTrialOperations;
}

} // namespace tooltray::app
