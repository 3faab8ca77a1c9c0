// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/errorrulecodec.h"

#include "workspace/codec/members.h"
#include "workspace/codec/ways.h"

namespace tooltray::workspace {

template <typename Members>
void describe(Members &members, std::type_identity<ErrorRule>)
{
    members.optional("step", &ErrorRule::step);
    members.optional("null_at", &ErrorRule::nullAt, PointerText());
    members.optional("message_matches", &ErrorRule::messageMatches, PatternText());
    members.optional("http_status", &ErrorRule::httpStatus, Status());
    members.optional("status", &ErrorRule::status, Status());
    members.optional("message", &ErrorRule::message);
    members.optional("hint", &ErrorRule::hint);
}

void read(const json::Reader &in, ErrorRule &out)
{
    const std::size_t errorsBefore = in.errorCount();
    readMembers(in, out);
    const bool isConditional = !out.nullAt.empty() || !out.messageMatches.empty() || out.httpStatus;
    if (!isConditional && in.errorCount() == errorsBefore)
        in.report("one of \"null_at\", \"message_matches\", \"http_status\" must be given");
}

json::Value encode(const ErrorRule &rule)
{
    return encodeMembers(rule);
}

} // namespace tooltray::workspace
