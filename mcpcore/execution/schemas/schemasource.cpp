// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemasource.h"

#include <algorithm>
#include <tuple>

namespace tooltray::execution {

std::string schemaOrigin(const workspace::Endpoint &endpoint)
{
    using Kind = workspace::SchemaSource::Kind;
    const std::string kind = endpoint.schema.kind == Kind::File         ? "file"
                             : endpoint.schema.kind == Kind::None       ? "none"
                             : endpoint.schema.kind == Kind::Federation ? "federation"
                                                                        : "introspection";
    return kind + " " + endpoint.url + " " + endpoint.schema.path;
}

bool areReachedAlike(const workspace::Endpoint &a, const workspace::Endpoint &b)
{
    return std::tie(a.credential, a.headers, a.proxy, a.tls)
           == std::tie(b.credential, b.headers, b.proxy, b.tls);
}

std::chrono::seconds retryDelay(int failures)
{
    constexpr std::chrono::seconds first{30};
    constexpr int slowest = 5; // doublings
    return first * (1 << std::min(failures, slowest));
}

Error endpointGone(const std::string &endpoint)
{
    return {ErrorKind::NotFound,
            "endpoint_gone",
            {CORE_TEXT("Core",
                       "The endpoint \"{endpoint}\" was removed or changed while its schema was fetched."),
             {{"endpoint", endpoint}}},
            CORE_TEXT("Core", "Ask again.")};
}

} // namespace tooltray::execution
