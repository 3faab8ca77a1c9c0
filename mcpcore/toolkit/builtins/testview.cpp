// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/answerviews.h"

#include "toolkit/commands/failure.h"
#include "workspace/codec/members.h"

#include <utility>
#include <variant>

namespace tooltray::toolkit {

namespace {

using execution::CallFailure;
using execution::CallTrace;

// The problems found before anything was sent. The failure tells refusals for reasons outside the operation.
json::Value validationView(const CallFailure *failure, const CallTrace &trace)
{
    json::Value errors = toJson(trace.findings);
    // A denied or unavailable call says nothing about the arguments and the operation.
    const bool isOfTool =
        failure != nullptr && failure->level == execution::Level::Tool && trace.sent.empty()
        && (failure->error.kind == ErrorKind::Invalid || failure->error.kind == ErrorKind::NotFound);
    if (errors.isEmpty() && isOfTool) {
        const json::Value &details = failure->error.details["errors"];
        if (details.isArray() && !details.isEmpty())
            errors = details;
        else
            errors.append(json::Value::object({{"level", "arguments"},
                                               {"code", failure->error.code},
                                               {"message", failure->error.message.text()}}));
    }
    json::Value view = json::Value::object({{"valid", errors.isEmpty()}});
    view.set("errors", std::move(errors));
    return view;
}

json::Value sentView(const CallTrace::Sent &sent)
{
    json::Value view = sent.request.isObject() ? sent.request : json::Value::object();
    view.set("endpoint", json::Value(sent.endpoint));
    if (!sent.step.empty())
        view.set("step", json::Value(sent.step));
    if (!sent.dependsOn.empty()) {
        view.set("depends_on", workspace::encode(sent.dependsOn));
        view.set("note",
                 json::Value("Known once the steps that it depends on have run; values_from says where its "
                             "values come from."));
    }
    if (sent.status != 0)
        view.set("status", json::Value(sent.status));
    if (!sent.timing.isEmpty())
        view.set("timing", sent.timing);
    return view;
}

} // namespace

json::Value testView(const TestedTool &tool, const execution::CallOutcome &outcome, const CallTrace &trace)
{
    const auto *failure = std::get_if<CallFailure>(&outcome);
    const auto *result = std::get_if<execution::CallResult>(&outcome);
    json::Value view =
        json::Value::object({{"mode", "TEST MODE"}, {"ok", failure == nullptr && !result->isError}});
    view.set("tool", json::Value::object({{"name", tool.name}, {"version", tool.version.toString()}}));
    view.set("definition", tool.definition);
    view.set("validation", validationView(failure, trace));
    view.set("arguments", trace.arguments);
    view.set("variables", trace.variables);
    view.set("document", json::Value(trace.document));
    view.set("request", trace.sent.empty() ? json::Value() : sentView(trace.sent.front()));
    if (trace.sent.size() > 1) {
        json::Value &further = view.set("further_requests", json::Value::array());
        for (std::size_t i = 1; i < trace.sent.size(); ++i)
            further.append(sentView(trace.sent[i]));
    }
    view.set("timing", toJson(trace.times));
    if (failure != nullptr) {
        const json::Value shown = failureJson(*failure, {tool.name, tool.version.toString()});
        view.set("error", shown["error"]);
        if (shown.contains("data"))
            view.set("data", shown["data"]);
        return view;
    }
    view.set("result", result->structured);
    if (!result->meta.isEmpty())
        view.set("meta", result->meta);
    return view;
}

} // namespace tooltray::toolkit
