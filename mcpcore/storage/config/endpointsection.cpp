// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/configsections.h"

#include "storage/config/configways.h"
#include "storage/config/namecheck.h"
#include "workspace/codec/endpointcodec.h"
#include "workspace/codec/ways.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/requestrules.h"
#include "json/decode.h"

namespace tooltray::storage {
namespace {

using workspace::Endpoint;
using workspace::EndpointLimits;

struct PublicHeaders {
    void operator()(const json::Reader &in, std::vector<workspace::Header> &out) const
    {
        read(in, out);
        for (const workspace::Header &header : out) {
            if (workspace::isSecretHeader(header.name))
                in.member(header.name)
                    .report("a header that may hold a secret is not taken (use \"authentication\" of type "
                            "\"header\" for it)");
        }
    }
};

struct SchemaPlace {
    FilePath path;

    void operator()(const json::Reader &in, workspace::SchemaSource &out) const
    {
        read(in, out);
        if (out.kind == workspace::SchemaSource::Kind::File && !out.path.empty())
            path(in, out.path);
    }
};

void readLimits(const json::Reader &in, EndpointLimits &out)
{
    json::ObjectReader object(in);
    object.optional("depth", out.depth);
    object.optional("fields", out.fields);
    object.optional("complexity", out.complexity);
    object.optional("response_bytes", out.responseBytes, HumanSize());
    object.optional("concurrent_requests", out.concurrentRequests, json::Between<std::uint32_t>{1, 1'000});
    object.optional("requests_per_minute", out.requestsPerMinute);
    object.optional("queued_requests", out.queuedRequests);
    object.optional("call_requests", out.callRequests, json::Between<std::uint64_t>{1, 1'000'000});
    object.optional("call_items", out.callItems, json::Between<std::uint64_t>{1, 100'000'000});
    object.optional("call_time", out.callTime, HumanDuration());
}

void readTimeouts(const json::Reader &in, workspace::Timeouts &out)
{
    json::ObjectReader object(in);
    object.optional("connect", out.connect, HumanDuration());
    object.optional("total", out.total, HumanDuration());
}

void readRetry(const json::Reader &in, workspace::RetryPolicy &out)
{
    json::ObjectReader object(in);
    object.optional("retries", out.retries, json::Between<std::uint32_t>{0, 10});
    object.optional("first_delay", out.firstDelay, HumanDuration());
    object.optional("longest_delay", out.longestDelay, HumanDuration());
}

void readEndpoint(const json::Reader &in, const SectionContext &context, Endpoint endpoint)
{
    const FilePath path{context.folder};
    json::ObjectReader object(in);
    object.optional("description", endpoint.description);
    object.required("url", endpoint.url, PublicUrl());
    object.optional("rest_url", endpoint.restUrl, PublicUrl());
    if (const auto authentication = object.find("authentication")) {
        readAuthentication(*authentication, context, endpoint.name);
        endpoint.credential = endpoint.name;
    }
    object.optional("headers", endpoint.headers, PublicHeaders());
    object.optional("schema", endpoint.schema, SchemaPlace{path});
    object.optional("mutations", endpoint.mutations);
    object.optional("limits", endpoint.limits, readLimits);
    object.optional("timeouts", endpoint.timeouts, readTimeouts);
    object.optional("retry", endpoint.retry, readRetry);
    object.optional("proxy", endpoint.proxy, PublicUrl());
    object.optional("tls", endpoint.tls, [&](const json::Reader &tls, workspace::TlsOptions &out) {
        json::ObjectReader options(tls);
        options.optional("verify", out.verify);
        options.optional("ca_file", out.caFile, path);
        options.optional("certificate_file", out.certificateFile, path);
        options.optional("key_file", out.keyFile, path);
    });
    object.optional("subscriptions", endpoint.subscriptions);
    object.optional("errors", endpoint.errors);
    context.add(std::move(endpoint));
}

} // namespace

void readEndpoints(const json::Reader &in, const SectionContext &context)
{
    if (!in.value().isObject())
        return in.reportExpected("map of endpoints by their names");
    NameCheck names(workspace::ObjectKind::Endpoint, context);
    for (const json::Member &member : in.value().members()) {
        const json::Reader value = in.member(member.name);
        Endpoint endpoint;
        endpoint.name = member.name.view();
        names.check(value, endpoint.name);
        readEndpoint(value, context, std::move(endpoint));
    }
}

void readDefaultEndpoint(const json::Reader &url, const std::optional<json::Reader> &authentication,
                         const SectionContext &context)
{
    Endpoint endpoint;
    endpoint.name = kDefaultEndpoint;
    PublicUrl()(url, endpoint.url);
    if (authentication) {
        readAuthentication(*authentication, context, endpoint.name);
        endpoint.credential = endpoint.name;
    }
    context.add(std::move(endpoint));
}

} // namespace tooltray::storage
