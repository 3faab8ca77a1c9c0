// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/errorvalue.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::app {
namespace {

constexpr std::array<std::pair<ErrorKind, std::string_view>, 9> kErrorKinds{{
    {ErrorKind::Usage, "usage"},
    {ErrorKind::Invalid, "invalid"},
    {ErrorKind::NotFound, "not_found"},
    {ErrorKind::Conflict, "conflict"},
    {ErrorKind::Denied, "denied"},
    {ErrorKind::Unavailable, "unavailable"},
    {ErrorKind::Timeout, "timeout"},
    {ErrorKind::Cancelled, "cancelled"},
    {ErrorKind::Internal, "internal"},
}};

} // namespace

json::Value errorValue(const Error &error)
{
    const auto kind =
        std::ranges::find(kErrorKinds, error.kind, &std::pair<ErrorKind, std::string_view>::first);
    json::Value value = json::Value::object(
        {{"kind", kind->second}, {"code", error.code}, {"message", error.message.text()}});
    if (!error.hint.empty())
        value.set("hint", error.hint.text());
    if (!error.details.isNull())
        value.set("details", error.details);
    return value;
}

Error errorFrom(const json::Value &value)
{
    const auto kind = std::ranges::find(kErrorKinds, value["kind"].toString(),
                                        &std::pair<ErrorKind, std::string_view>::second);
    return {kind == kErrorKinds.end() ? ErrorKind::Internal : kind->first,
            std::string(value["code"].toString()), std::string(value["message"].toString()),
            std::string(value["hint"].toString()), value["details"]};
}

} // namespace tooltray::app
