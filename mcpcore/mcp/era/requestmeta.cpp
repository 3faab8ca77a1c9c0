// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/era/requestmeta.h"

#include "mcp/era/era2026.h"
#include "mcp/types/loglevel.h"
#include "mcp/wire/requestid.h"

namespace tooltray::mcp {

namespace {

Failure wrong(std::string_view key, std::string_view expected)
{
    return Failure::invalidParams("In _meta, " + std::string(key) + " must be " + std::string(expected)
                                  + ".");
}

} // namespace

std::optional<Failure> checkRequestMeta(const json::Value &meta)
{
    if (!meta[metakey::kProtocolVersion].isString())
        return wrong(metakey::kProtocolVersion, "the name of a revision");
    if (!meta[metakey::kClientCapabilities].isObject())
        return wrong(metakey::kClientCapabilities, "an object");
    if (const json::Value *client = meta.find(metakey::kClientInfo)) {
        if (!(*client)["name"].isString() || !(*client)["version"].isString())
            return wrong(metakey::kClientInfo, "an object with a name and a version");
    }
    if (const json::Value *level = meta.find(metakey::kLogLevel)) {
        if (!logLevelFrom(level->toString()))
            return wrong(metakey::kLogLevel, "a level from debug to emergency");
    }
    if (const json::Value *token = meta.find("progressToken")) {
        if (!RequestId::from(*token))
            return wrong("progressToken", "a string or an integer");
    }
    return {};
}

} // namespace tooltray::mcp
