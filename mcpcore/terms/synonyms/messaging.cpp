// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/synonyms/lists.h"

namespace tooltray::terms {
namespace {

// Messages, support and marketing.
constexpr std::string_view kMessagingLines[] = {
    "message chat text",
    "chat conversation message",
    "conversation thread chat",
    "channel room",
    "room channel",
    "thread conversation",
    "inbox mailbox",
    "attachment file",
    "recipient receiver addressee",
    "sender from",
    "subject title",
    "body text content",
    "template layout",
    "campaign mailing",
    "newsletter mailing campaign",
    "subscriber recipient",
    "audience segment list",
    "lead prospect",
    "prospect lead",
    "opportunity deal",
    "deal opportunity",
    "pipeline funnel",
    "stage phase",
    "activity task",
    "call phone",
    "meeting appointment event",
    "appointment booking meeting",
    "event appointment",
    "calendar schedule",
    "attendee participant guest",
    "guest attendee",
    "reminder notification",
    "notification push",
    "push notification",
    "sms text",
    "ticket case request",
    "case ticket",
    "agent operator",
    "queue group",
    "faq help question",
    "question query",
    "answer reply solution",
    "feedback survey",
    "survey questionnaire form",
    "form survey",
    "response answer",
    "friend contact connection",
    "feed timeline",
    "story post",
    "hashtag tag",
    "mention tag",
    "status presence",
    "presence online",
    "unread new",
    "read seen",
    "spam junk abuse",
    "report abuse flag",
    "moderator admin",
    "block mute",
    "emoji reaction",
    "sticker emoji",
    "group room team",
    "poll vote",
    "vote ballot",
    "click visit",
    "impression view",
    "view visit impression",
    "visit session view",
    "conversion goal",
    "utm campaign",
    "unread > read",
    "dm, direct message > message",
    "get in touch > contact",
    "sign off > approve",
};

} // namespace

std::span<const std::string_view> messagingSynonyms() noexcept
{
    return kMessagingLines;
}

} // namespace tooltray::terms
