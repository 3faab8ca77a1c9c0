// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/era/revision.h"
#include "mcp/wire/requestid.h"
#include "stdio/relay/delivery.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::stdio {

class ToolHeaders;

// What has to be known of a message of the client to bring it to the server. Whether it is a good message is
// for the server to say, which may be newer than this program.
struct Outgoing {
    mcp::Era era = mcp::Era::Legacy;
    std::vector<mcp::RequestId> requests = {}; // that want an answer; several in a batch
    Fields fields = {};                        // that repeat the body in the modern era
    std::optional<mcp::RequestId> cancelled = {};
    bool opensSession = false;
    bool confirmsSession = false;
    bool listsTools = false;
    bool startsList = false;   // from its first page
    bool listens = false;      // for news, in the modern era
    bool isRepeatable = false; // doing it twice does no harm
    bool isCall = false;       // of a tool, for which that is known from the list of tools alone
    std::string watches = {};  // the resource that it subscribes to in the older era
    std::string unwatches = {};
    bool setsLevel = false; // of the log, in the older era

    static Outgoing of(const json::Value &message, const ToolHeaders &toolHeaders);
};

} // namespace tooltray::stdio
