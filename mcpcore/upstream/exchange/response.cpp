// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/response.h"

#include "base/text/ascii.h"

namespace tooltray::upstream {

std::string_view nameOf(Phase phase)
{
    switch (phase) {
    case Phase::Queued: return "queued";
    case Phase::NameLookup: return "name_lookup";
    case Phase::Connect: return "connect";
    case Phase::Tls: return "tls";
    case Phase::Sending: return "sending";
    case Phase::Waiting: return "waiting";
    case Phase::Receiving: break;
    }
    return "receiving";
}

std::optional<std::string_view> ResponseHead::field(std::string_view name) const
{
    for (const ReceivedField &field : fields) {
        if (equalsIgnoringAsciiCase(field.name, name))
            return field.value;
    }
    return std::nullopt;
}

std::string ResponseHead::mediaType() const
{
    std::string_view type = field("Content-Type").value_or(std::string_view());
    type = type.substr(0, type.find(';'));
    while (!type.empty() && (type.back() == ' ' || type.back() == '\t'))
        type.remove_suffix(1);
    return asciiLower(type);
}

} // namespace tooltray::upstream
