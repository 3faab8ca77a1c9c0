// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/pages/pagelists.h"

namespace tooltray::execution {

std::optional<json::Pointer> listAt(const json::Value &data, const json::Pointer &place)
{
    const json::Value *value = json::resolve(data, place);
    if (value == nullptr)
        return std::nullopt;
    if (value->isArray())
        return place;
    std::optional<json::Pointer> found;
    for (const json::Member &member : value->members()) {
        if (!member.value.isArray())
            continue;
        if (found)
            return std::nullopt;
        found = place / member.name.view();
    }
    return found;
}

bool isNullOnTheWay(const json::Value &data, const json::Pointer &place)
{
    const json::Value *value = &data;
    for (const std::string &token : place.tokens()) {
        if (value->isNull())
            return true;
        value = json::resolve(*value, json::Pointer{token});
        if (value == nullptr)
            return false;
    }
    return value->isNull();
}

Error missingList(const json::Pointer &place)
{
    const Message message =
        place.tokens().empty()
            ? Message(CORE_TEXT("Core", "The response is neither a list nor an object with exactly one."))
            : Message{CORE_TEXT("Core", "The response has no list at \"{path}\"."),
                      {{"path", place.toString()}}};
    Error error{ErrorKind::Invalid, "page_without_list", message,
                CORE_TEXT("Core", "Name the path of the list in the pagination of the tool.")};
    error.details = json::Value::object({{"path", place.toString()}});
    return error;
}

} // namespace tooltray::execution
