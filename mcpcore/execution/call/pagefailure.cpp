// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/call/pagefailure.h"

namespace tooltray::execution {

void addPage(CallFailure &failure, std::uint64_t page, const std::string &cursor)
{
    Error &error = failure.error;
    const std::string number = std::to_string(page);
    error.message.insert(0, "Page " + number + " failed: ");
    if (!error.details.isObject())
        error.details = json::Value::object();
    error.details.set("page", json::Value(page));
    if (cursor.empty())
        return;
    error.details.set("next_cursor", json::Value(cursor));
    // The same operation was right for the pages before.
    if (failure.level == Level::GraphQL)
        error.hint.clear();
    error.hint.append(error.hint.empty() ? "" : " ")
        .append("The items of the pages before it are there all the same; to go on from page " + number
                + " pass next_cursor \"" + cursor + "\".");
}

PageEnd pageEndOf(CallShare::Limit limit)
{
    switch (limit) {
    case CallShare::Limit::Items: return PageEnd::CallItemLimit;
    case CallShare::Limit::Time: return PageEnd::CallTimeLimit;
    case CallShare::Limit::Bytes: return PageEnd::CallByteLimit;
    default: return PageEnd::CallRequestLimit;
    }
}

std::optional<CallShare::Limit> limitOf(PageEnd end)
{
    switch (end) {
    case PageEnd::CallRequestLimit: return CallShare::Limit::Requests;
    case PageEnd::CallItemLimit: return CallShare::Limit::Items;
    case PageEnd::CallTimeLimit: return CallShare::Limit::Time;
    case PageEnd::CallByteLimit: return CallShare::Limit::Bytes;
    default: return std::nullopt;
    }
}

CallFailure limitFailure(const CallShare &share, CallShare::Limit limit)
{
    CallFailure failure{limit == CallShare::Limit::Time ? Level::Network : Level::Tool, share.error(limit)};
    if (limit == CallShare::Limit::Time)
        failure.error.details.set("may_have_left", json::Value(true));
    return failure;
}

} // namespace tooltray::execution
