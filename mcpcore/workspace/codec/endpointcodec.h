// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/definitions/results.h"
#include "json/reader.h"

// For members.h. The names of endpoints and credentials are not part of what is written. Most parts of an
// endpoint look the same in config.yaml.
namespace tooltray::workspace {

void read(const json::Reader &in, ErrorRule &out);
json::Value encode(const ErrorRule &rule);

void read(const json::Reader &in, std::vector<Header> &out);
json::Value encode(const std::vector<Header> &headers);

void read(const json::Reader &in, EndpointLimits &out);
json::Value encode(const EndpointLimits &limits);

void read(const json::Reader &in, Timeouts &out);
json::Value encode(const Timeouts &timeouts);

void read(const json::Reader &in, RetryPolicy &out);
json::Value encode(const RetryPolicy &retry);

void read(const json::Reader &in, TlsOptions &out);
json::Value encode(const TlsOptions &tls);

void read(const json::Reader &in, Subscriptions &out);
json::Value encode(const Subscriptions &subscriptions);

// "introspection", "federation" or the path of a file.
void read(const json::Reader &in, SchemaSource &out);
json::Value encode(const SchemaSource &source);

// The description of a REST API: its URL or file, and whose other documents it may refer to.
void read(const json::Reader &in, ApiSource &out);
json::Value encode(const ApiSource &source);

// Reports an endpoint that nothing can be sent to. One without a URL of GraphQL has no schema either.
void settleUrl(const json::Reader &in, Endpoint &out);

void read(const json::Reader &in, Endpoint &out);
json::Value encode(const Endpoint &endpoint);

void read(const json::Reader &in, Credential &out);
json::Value encode(const Credential &credential);

} // namespace tooltray::workspace
