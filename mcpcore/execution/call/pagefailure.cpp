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

} // namespace tooltray::execution
