// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/entry/replay.h"

#include "json/parse.h"

#include <utility>

namespace tooltray::journal {

Result<ReplayCall> replayCall(const LogEntry &entry)
{
    const auto notReproducible = [](std::string message, std::string hint) {
        return Error{ErrorKind::Invalid, "not_reproducible", std::move(message), std::move(hint)};
    };
    const Body &arguments = entry.arguments;
    if (!arguments.isWhole() || (!arguments.content && arguments.size > 0))
        return notReproducible("The log has only a part of the arguments of this call.",
                               "Make the call anew from the tool's page.");
    if (arguments.isMasked)
        return notReproducible("The arguments of this call held secrets, which the log does not keep.",
                               "Edit the call and fill them in before you send it again.");
    json::Parsed parsed = arguments.content ? json::parse(*arguments.content)
                                            : json::Parsed{json::Value::object(), std::nullopt};
    if (!parsed)
        return notReproducible("The arguments of this call are no JSON: " + parsed.error->message,
                               "Make the call anew from the tool's page.");
    return ReplayCall{entry.id,    entry.method, entry.tool, entry.toolVersion, std::move(parsed.value),
                      entry.isTest};
}

} // namespace tooltray::journal
