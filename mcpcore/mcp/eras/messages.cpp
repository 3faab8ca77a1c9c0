// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/eras/messages.h"

#include "mcp/eras/codec.h"
#include "mcp/wire/objectwriter.h"
#include "mcp/wire/results.h"

namespace tooltray::mcp {

namespace {

constexpr std::string_view kOpening = R"({"jsonrpc":"2.0")";

std::string_view methodOf(ServerChange::Kind kind)
{
    switch (kind) {
    case ServerChange::Kind::Tools: return "notifications/tools/list_changed";
    case ServerChange::Kind::Prompts: return "notifications/prompts/list_changed";
    case ServerChange::Kind::Resources: return "notifications/resources/list_changed";
    case ServerChange::Kind::Resource: break;
    }
    return "notifications/resources/updated";
}

void writeTag(ObjectWriter &params, const RequestId &subscription)
{
    ObjectWriter meta(params.member("_meta"));
    meta.encoded(metakey::kSubscriptionId, subscription.encoded());
}

// writeParams adds the members of the parameters.
template <typename Write>
std::string notification(std::string_view method, Write writeParams)
{
    std::string message;
    {
        ObjectWriter object(message);
        object.text("jsonrpc", "2.0");
        object.text("method", method);
        ObjectWriter params(object.member("params"));
        writeParams(params);
    }
    return message;
}

} // namespace

std::string resultPrefix(const RequestId &id)
{
    std::string message(kOpening);
    message += R"(,"id":)";
    message += id.encoded();
    message += R"(,"result":)";
    return message;
}

std::string resultMessage(const RequestId &id, std::string_view encodedResult)
{
    std::string message = resultPrefix(id);
    message.reserve(message.size() + encodedResult.size() + 1);
    message += encodedResult;
    message += '}';
    return message;
}

std::string errorMessage(const std::optional<RequestId> &id, const Failure &failure, const Codec &codec)
{
    std::string message;
    {
        ObjectWriter object(message);
        object.text("jsonrpc", "2.0");
        if (id)
            object.encoded("id", id->encoded());
        object.encoded("error", errorObject(failure, codec));
    }
    return message;
}

std::string errorObject(const Failure &failure, const Codec &codec)
{
    std::string encoded;
    {
        ObjectWriter error(encoded);
        error.integer("code", codec.code(failure.fault));
        error.text("message", failure.message);
        error.valueUnlessNull("data", failure.data);
    }
    return encoded;
}

std::string requestMessage(std::string_view id, std::string_view method, const json::Value &params)
{
    std::string message;
    {
        ObjectWriter object(message);
        object.text("jsonrpc", "2.0");
        object.text("id", id);
        object.text("method", method);
        object.value("params", params);
    }
    return message;
}

std::string progressMessage(const Progress &progress)
{
    return notification("notifications/progress", [&](ObjectWriter &params) {
        params.value("progressToken", progress.token);
        params.value("progress", progress.progress);
        if (progress.total)
            params.value("total", *progress.total);
        params.textUnlessEmpty("message", progress.message);
    });
}

std::string logMessage(LogLevel level, std::string_view logger, const json::Value &data)
{
    return notification("notifications/message", [&](ObjectWriter &params) {
        params.text("level", logLevelName(level));
        params.textUnlessEmpty("logger", logger);
        params.value("data", data);
    });
}

std::string changeMessage(const ServerChange &change, const std::optional<RequestId> &subscription)
{
    return notification(methodOf(change.kind), [&](ObjectWriter &params) {
        if (subscription)
            writeTag(params, *subscription);
        params.textUnlessEmpty("uri", change.uri);
    });
}

std::string taskMessage(const Task &task, const RequestId &subscription)
{
    return notification("notifications/tasks", [&](ObjectWriter &params) {
        writeTask(params, task, Task::Detail::Everything);
        writeTag(params, subscription);
    });
}

std::string acknowledgement(const SubscriptionFilter &honoured, const RequestId &subscription)
{
    return notification("notifications/subscriptions/acknowledged", [&](ObjectWriter &params) {
        {
            std::string &out = params.member("notifications");
            ObjectWriter filter(out);
            if (honoured.tools)
                filter.boolean("toolsListChanged", true);
            if (honoured.prompts)
                filter.boolean("promptsListChanged", true);
            if (honoured.resources)
                filter.boolean("resourcesListChanged", true);
            if (!honoured.uris.empty())
                writeArray(filter.member("resourceSubscriptions"), honoured.uris,
                           [&](const std::string &uri) { json::writeString(uri, out); });
            if (!honoured.tasks.empty())
                writeArray(filter.member("taskIds"), honoured.tasks,
                           [&](const std::string &id) { json::writeString(id, out); });
        }
        writeTag(params, subscription);
    });
}

} // namespace tooltray::mcp
