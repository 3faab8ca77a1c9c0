// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/approvalquestion.h"

#include "base/task/done.h"
#include "base/text/hiddentext.h"
#include "mcp/questions/question.h"
#include "text/unicode/ascii.h"
#include "json/write.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace tooltray::toolkit {

namespace {

using execution::ApprovalRequest;
using execution::ApprovalValue;
using execution::Provenance;
using execution::ValueSource;

constexpr std::string_view kKey = "approval";
constexpr std::string_view kIndent = "    "; // before every line that somebody else may have written
constexpr std::size_t kLongValue = 100;      // bytes; longer objects and lists take several lines

using Answered = Done<Result<bool>>;

// A line that is no markup either, should a client take the question for Markdown or HTML.
std::string shownLine(std::string_view line)
{
    const std::string visible = visibleText(line);
    std::string out;
    for (std::size_t i = 0; i < visible.size(); ++i) {
        const char next = i + 1 < visible.size() ? visible[i + 1] : ' ';
        const bool beginsTag =
            visible[i] == '<' && (isAsciiLetter(next) || next == '/' || next == '!' || next == '?');
        if (beginsTag)
            out += "\\u003c";
        else
            out += visible[i];
    }
    return out;
}

std::string inQuotes(std::string_view text)
{
    return shownLine(json::write(json::Value(text)));
}

void addLines(std::string_view text, std::string &out)
{
    while (true) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        out.append("\n").append(kIndent).append(
            shownLine(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line));
        if (end == std::string_view::npos)
            return;
        text.remove_prefix(end + 1);
    }
}

std::string jsonText(const json::Value &value)
{
    std::string text = json::write(value);
    const bool isLong = text.size() > kLongValue && (value.isObject() || value.isArray());
    return isLong ? json::writePretty(value) : text;
}

std::string sourceText(const ValueSource &source)
{
    const std::string name = source.name.empty() ? std::string() : ' ' + inQuotes(source.name);
    switch (source.from) {
    case Provenance::Argument: return "argument" + name;
    case Provenance::Context: return "context variable" + name;
    case Provenance::Mapping: return "mapping" + name;
    case Provenance::Step: return "response of step" + name;
    case Provenance::Constant: return "a constant of the tool" + name;
    case Provenance::Default: return name.empty() ? "a default" : "a default of the tool" + name;
    case Provenance::Pagination: return "pagination";
    case Provenance::Endpoint: return "endpoint";
    case Provenance::Credential: return "credential" + name;
    case Provenance::Standard: break;
    }
    return "standard";
}

std::string nameText(const ApprovalValue &value)
{
    switch (value.place) {
    case ApprovalValue::Place::Variable: return value.name;
    case ApprovalValue::Place::Path: return "path " + inQuotes(value.name);
    case ApprovalValue::Place::Query: return "query " + inQuotes(value.name);
    case ApprovalValue::Place::Header: return "header " + value.name;
    case ApprovalValue::Place::Body: break;
    }
    return value.name.empty() ? "body" : "body " + inQuotes(value.name);
}

void addValue(const ApprovalValue &value, std::string &out)
{
    std::string text = nameText(value) + " = " + jsonText(value.value);
    std::string sources;
    for (const ValueSource &source : value.sources)
        sources.append(sources.empty() ? "" : ", ").append(sourceText(source));
    if (!sources.empty())
        text.append("  (from ").append(sources).append(")");
    addLines(text, out);
}

void addHeading(std::string_view heading, std::string &out)
{
    out.append("\n\n").append(heading).append(":\n");
}

// True if the argument that the client passed is among the values as it is.
bool isShown(const ApprovalRequest &request, const json::Member &argument)
{
    return std::ranges::any_of(request.values, [&](const ApprovalValue &value) {
        return value.value == argument.value && value.sources.size() == 1
               && value.sources.front()
                      == ValueSource{Provenance::Argument, std::string(argument.name.view())};
    });
}

void addArguments(const ApprovalRequest &request, std::string &out)
{
    const auto members = request.arguments.members();
    if (std::ranges::all_of(members, [&](const json::Member &one) { return isShown(request, one); }))
        return;
    addHeading("Arguments as the client passed them", out);
    for (const json::Member &member : members)
        addLines(json::write(json::Value(member.name.view())) + ": " + jsonText(member.value), out);
}

json::Value form()
{
    json::Value approve = json::Value::object({{"type", "boolean"},
                                               {"title", "Approve"},
                                               {"description", "Sends exactly what is shown above, once."}});
    json::Value schema = json::Value::object({{"type", "object"}});
    schema.set("properties", json::Value::object({{"approve", std::move(approve)}}));
    schema.set("required", json::Value::array({"approve"}));
    return schema;
}

Result<bool> decisionIn(const mcp::Outcome<mcp::Answers> &outcome)
{
    if (const auto *failure = std::get_if<mcp::Failure>(&outcome))
        return Error{ErrorKind::Unavailable, "approval_unavailable", failure->message};
    const auto &answers = std::get<mcp::Answers>(outcome);
    const auto found = answers.find(kKey);
    const auto answer = found == answers.end() ? std::nullopt : mcp::elicited(found->second);
    return answer && answer->action == mcp::Elicited::Action::Accept && answer->content["approve"].toBool();
}

// Hands the answer on; dropped without one, says that the question was put off.
class Continuation {
public:
    Continuation(Answered answered, std::function<void()> suspended)
        : m_answered(std::move(answered))
        , m_suspended(std::move(suspended))
    {}
    Continuation(Continuation &&other) noexcept
        : m_answered(std::exchange(other.m_answered, {}))
        , m_suspended(std::exchange(other.m_suspended, {}))
    {}
    Continuation &operator=(Continuation &&) = delete;
    ~Continuation()
    {
        if (m_suspended)
            m_suspended();
    }

    void operator()(const mcp::Outcome<mcp::Answers> &outcome)
    {
        m_suspended = {};
        std::exchange(m_answered, {})(decisionIn(outcome));
    }

private:
    Answered m_answered;
    std::function<void()> m_suspended;
};

} // namespace

std::string approvalText(const ApprovalRequest &request)
{
    const std::string &client = request.clientName.empty() ? request.client : request.clientName;
    std::string text = (client.empty() ? "Somebody" : shownLine(client)) + " wants to run "
                       + shownLine(request.headline) + " on the endpoint " + inQuotes(request.endpoint)
                       + " at " + shownLine(request.origin) + '.';
    if (request.isDestructive)
        text += "\nDESTRUCTIVE: this may delete or overwrite data for good.";
    text += "\nURL: " + shownLine(request.url);
    if (!request.tool.empty())
        text += "\nTool: " + inQuotes(request.tool) + ", version " + shownLine(request.version);
    if (!request.problem.empty())
        text += "\nBROKEN: " + shownLine(request.problem);
    for (const execution::CallingTool &caller : request.callers)
        text += "\nCalled by: " + inQuotes(caller.name) + ", version " + shownLine(caller.version);
    if (!request.step.empty())
        text += "\nStep: " + inQuotes(request.step);
    if (request.rootFields.size() > 1) {
        addHeading("Root fields", text);
        for (const execution::RootField &field : request.rootFields)
            addLines(field.name + (field.count > 1 ? " ×" + std::to_string(field.count) : "")
                         + (field.isDestructive ? "  DESTRUCTIVE" : ""),
                     text);
    }
    if (!request.values.empty()) {
        addHeading("Values", text);
        for (const ApprovalValue &value : request.values)
            addValue(value, text);
    }
    if (request.method.empty()) {
        addHeading(request.operationName.empty() ? std::string("Operation")
                                                 : "Operation " + inQuotes(request.operationName) + " of",
                   text);
        addLines(request.document, text);
    }
    addArguments(request, text);
    return text;
}

execution::ApprovalAsker approvalQuestion(const mcp::RequestContext &context, std::function<void()> suspended)
{
    const json::Value forms =
        json::Value::object({{"elicitation", json::Value::object({{"form", json::Value::object()}})}});
    if (!context.clientDeclares(forms))
        return {};
    return [context, suspended = std::move(suspended)](const execution::ApprovalRequest &request,
                                                       Answered answered) {
        mcp::Question question = mcp::askForm(std::string(kKey), approvalText(request), form());
        question.subject = digestOf(request);
        context.ask({{std::move(question)}}, Continuation(std::move(answered), suspended));
    };
}

} // namespace tooltray::toolkit
