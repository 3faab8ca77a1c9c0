// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/configsections.h"

#include "storage/config/configuredstoragenames.h"
#include "storage/config/configways.h"
#include "workspace/codec/ways.h"
#include "json/decode.h"

namespace tooltray::storage {

void readServer(const json::Reader &in, const SectionContext &context)
{
    constexpr HumanSize atLeastOneKib{1024};
    ConfiguredServer &out = context.out.server;
    json::ObjectReader object(in);
    object.optional("port", out.port);
    object.optional("addresses", out.addresses, IpAddresses());
    object.optional("allowed_hosts", out.allowedHosts, workspace::DistinctTexts());
    object.optional("allowed_origins", out.allowedOrigins, workspace::DistinctTexts());
    object.optional("max_connections", out.maxConnections);
    object.optional("max_body_bytes", out.maxBodyBytes, atLeastOneKib);
    object.optional("metrics", out.metrics);
}

void readStorage(const json::Reader &in, const SectionContext &context)
{
    using enum ConfiguredStorage::Adapter;
    ConfiguredStorage &out = context.out.storage;
    const std::size_t errorsBefore = in.errorCount();
    json::ObjectReader object(in);
    object.required("adapter", out.adapter);
    const bool isKnown = in.errorCount() == errorsBefore;
    if (!isKnown || out.adapter != Postgresql)
        object.optional("path", out.path, FilePath{context.folder});
    if (isKnown && out.adapter != Postgresql)
        return;
    object.optional("host", out.host, json::NonEmpty());
    object.optional("port", out.port, json::Between<std::uint16_t>{1, 65'535});
    const bool hasDatabase = object.optional("database", out.database, json::NonEmpty());
    object.optional("user", out.user, json::NonEmpty());
    object.optional("schema", out.schema, workspace::Identifier());
    object.optional("tls", out.tls);
    object.optional("ca_file", out.caFile, FilePath{context.folder});
    if (const auto password = object.find("password")) {
        if (const ConfiguredSecret *secret = context.tree.secret(password->path()))
            out.password = *secret;
        else
            password->reportExpected("text such as \"${PGPASSWORD}\"");
    }
    if (isKnown && !hasDatabase && in.value().isObject())
        in.reportMissing("database");
}

} // namespace tooltray::storage
