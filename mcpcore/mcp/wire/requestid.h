// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"
#include "json/write.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::mcp {

// The id of a JSON-RPC request: a string or an integer, echoed exactly as it came.
class RequestId {
public:
    static std::optional<RequestId> from(const json::Value &id)
    {
        if (id.isString() || (id.isNumber() && (id.toInt64() || id.toUInt64())))
            return RequestId(json::write(id));
        return {};
    }

    const std::string &encoded() const noexcept { return m_encoded; } // as JSON

    bool operator==(const RequestId &) const = default;

private:
    explicit RequestId(std::string encoded) : m_encoded(std::move(encoded)) {}

    std::string m_encoded;
};

} // namespace tooltray::mcp

template <>
struct std::hash<tooltray::mcp::RequestId> {
    std::size_t operator()(const tooltray::mcp::RequestId &id) const noexcept
    {
        return std::hash<std::string>()(id.encoded());
    }
};
