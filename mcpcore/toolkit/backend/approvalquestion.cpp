// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/backend/approvalquestion.h"

#include "base/utf8.h"
#include "execution/approval/approvalrequest.h"
#include "mcp/ask/question.h"
#include "json/write.h"

#include <string>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
namespace {

constexpr std::string_view kKey = "approval";
constexpr std::size_t kMaxShown = 4'000; // bytes of each text

using Answered = std::function<void(bool)>;

std::string shown(const std::string &text)
{
    if (text.size() <= kMaxShown)
        return text;
    return std::string(truncatedUtf8(text, kMaxShown)) + "... (the beginning of "
           + std::to_string(text.size()) + " bytes)";
}

std::string questionText(const execution::ApprovalRequest &request)
{
    const std::string &client = request.clientName.empty() ? request.client : request.clientName;
    return (client.empty() ? "Somebody" : client) + " wants to change something at the endpoint \""
           + request.endpoint + "\" with \"" + titleOf(request) + "\".\nArguments: "
           + shown(json::write(request.arguments)) + "\nWhat will be sent: " + shown(request.document);
}

json::Value form()
{
    json::Value approve = json::Value::object(
        {{"type", "boolean"}, {"title", "Send it"}, {"description", "Yes sends exactly this, once."}});
    json::Value schema = json::Value::object({{"type", "object"}});
    schema.set("properties", json::Value::object({{"approve", std::move(approve)}}));
    schema.set("required", json::Value::array({"approve"}));
    return schema;
}

bool isYes(const mcp::Outcome<mcp::Answers> &outcome)
{
    const auto *answers = std::get_if<mcp::Answers>(&outcome);
    if (answers == nullptr)
        return false;
    const auto found = answers->find(kKey);
    const auto answer = found == answers->end() ? std::nullopt : mcp::elicited(found->second);
    return answer && answer->action == mcp::Elicited::Action::Accept && answer->content["approve"].toBool();
}

// Hands the answer on; dropped without one, says that the question was put off.
class Continuation {
public:
    Continuation(Answered answered, std::function<void()> putOff)
        : m_answered(std::move(answered))
        , m_putOff(std::move(putOff))
    {}
    Continuation(Continuation &&other) noexcept
        : m_answered(std::exchange(other.m_answered, {}))
        , m_putOff(std::exchange(other.m_putOff, {}))
    {}
    Continuation &operator=(Continuation &&) = delete;
    ~Continuation()
    {
        if (m_putOff)
            m_putOff();
    }

    void operator()(const mcp::Outcome<mcp::Answers> &outcome)
    {
        m_putOff = {};
        std::exchange(m_answered, {})(isYes(outcome));
    }

private:
    Answered m_answered;
    std::function<void()> m_putOff;
};

} // namespace

execution::ApprovalAsker approvalQuestion(const mcp::CallContext &context, std::function<void()> putOff)
{
    const json::Value forms =
        json::Value::object({{"elicitation", json::Value::object({{"form", json::Value::object()}})}});
    if (!context.clientDeclares(forms))
        return {};
    return
        [context, putOff = std::move(putOff)](const execution::ApprovalRequest &request, Answered answered) {
            context.ask({{mcp::askForm(std::string(kKey), questionText(request), form())}},
                        Continuation(std::move(answered), putOff));
        };
}

} // namespace tooltray::toolkit
