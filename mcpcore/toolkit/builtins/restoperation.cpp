// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/restoperation.h"

#include "base/task/ask.h"
#include "execution/preparation/schemas.h"
#include "jsonschema/schema.h"
#include "openapi/proposal/arguments.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"
#include "workspace/snapshot/parameters.h"
#include "json/pointer.h"

#include <QObject>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

namespace {

// Null stands for what is omitted.
json::Value withoutNullMembers(const json::Value &values)
{
    json::Value kept = json::Value::object();
    for (const json::Member &member : values.members()) {
        if (!member.value.isNull())
            kept.set(member.name, member.value);
    }
    return kept;
}

json::Value problemsIn(const std::vector<jsonschema::ValidationError> &errors)
{
    json::Value list = json::Value::array();
    for (const jsonschema::ValidationError &error : errors) {
        const std::string place =
            error.instancePointer.empty() ? std::string() : error.instancePointer + ": ";
        json::Value &problem =
            list.append(json::Value::object({{"level", "variables"}, {"message", place + error.message}}));
        if (!error.suggestion.empty())
            problem.set("suggestion", error.suggestion);
    }
    return list;
}

// The tool shows simpler schemas than the description has; those of the description count as well.
json::Value valueProblems(const workspace::Workspace &workspace, const RestOperation &found,
                          const json::Value &values)
{
    const json::Value given = withoutNullMembers(values);
    std::vector<jsonschema::ValidationError> errors;
    if (const auto shown = workspace::compileParameters(workspace, found.version().parameters); shown.schema)
        errors = shown.schema->validate(given);
    std::erase_if(errors, [&given](const jsonschema::ValidationError &error) {
        const std::optional<json::Pointer> place = json::Pointer::parse(error.instancePointer);
        const json::Value *value = place ? json::resolve(given, *place) : nullptr;
        return error.keyword == "type" && value != nullptr
               && value->isNull(); // types with null are not shown
    });
    if (!errors.empty())
        return problemsIn(errors);
    const auto whole = openapi::compileEnforced(
        openapi::enforcedArguments(openapi::argumentsOf(*found.api, *found.operation)));
    return whole.schema ? problemsIn(whole.schema->validate(given)) : json::Value::array();
}

Result<RestOperation> foundIn(const workspace::Workspace &workspace, const std::string &endpoint,
                              const openapi::ApiPointer &api, const RestQuestion &question)
{
    RestOperation found{api, api->find(trimmed(question.operation)), {}};
    if (found.operation == nullptr)
        return unknownOperation(*api, question.operation);
    Result<workspace::DerivedTool> derived =
        workspace::ToolDeriver(*api, *workspace.find<workspace::Endpoint>(endpoint))
            .derive(*found.operation, question.purpose);
    if (!derived)
        return std::move(derived).error();
    found.derived = *std::move(derived);
    if (question.values)
        found.problems = valueProblems(workspace, found, *question.values);
    return found;
}

class OperationFinder final : public QObject, public std::enable_shared_from_this<OperationFinder> {
public:
    OperationFinder(const ApiRequest &call, RestQuestion question, TakeOperation take)
        : m_context(call.context)
        , m_endpoint(call.endpoint)
        , m_pool(call.pool)
        , m_question(std::move(question))
        , m_take(std::move(take))
    {}

    void start()
    {
        m_context.services->schemas.needApi(
            m_endpoint, [weak = weak_from_this()](const Result<openapi::ApiPointer> &api) {
                if (const auto self = weak.lock())
                    self->find(api);
            });
    }

private:
    void find(const Result<openapi::ApiPointer> &api)
    {
        if (!api)
            return take(api.error());
        auto work = [workspace = m_context.workspace, endpoint = m_endpoint, api = *api,
                     question = m_question] { return foundIn(*workspace, endpoint, api, question); };
        whenDone(ask(m_pool.get(), std::move(work)), this, [this](Result<RestOperation> found) {
            const auto self = shared_from_this();
            take(std::move(found));
        });
    }

    void take(Result<RestOperation> found) { m_running = std::exchange(m_take, {})(std::move(found)); }

    CommandContext m_context;
    std::string m_endpoint;
    WorkPool m_pool;
    RestQuestion m_question;
    TakeOperation m_take;
    Running m_running; // what went on
};

} // namespace

Running findOperation(const ApiRequest &call, RestQuestion question, TakeOperation take)
{
    const auto finder = std::make_shared<OperationFinder>(call, std::move(question), std::move(take));
    finder->start();
    return finder;
}

Error unknownOperation(const openapi::Api &api, std::string_view text)
{
    std::vector<std::string> names;
    for (const openapi::ApiOperation &operation : api.operations) {
        names.emplace_back(operation.key);
        names.push_back(std::string(operation.method).append(" ").append(operation.path));
    }
    const Message message("The description has no operation \"" + std::string(text.substr(0, 200)) + "\".");
    return {ErrorKind::NotFound, "operation_unknown",
            Message::joined({message, didYouMean(suggestions(text, names))}),
            "Pass an operation as search_schema returns it, such as GET /pets/{id}, and its values as "
            "variables."};
}

} // namespace tooltray::toolkit
