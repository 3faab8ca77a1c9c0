// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/record/redact.h"

#include "base/utf8.h"
#include "credentials/redactor.h"
#include "journal/entry/mask.h"

#include <optional>
#include <string>

namespace tooltray::journal {
namespace {

using credentials::Redactor;

static_assert(kSecretMask == Redactor::kMask);

// Most texts stay as they are: nothing is copied then.
void mask(std::string &text, const Redactor &redactor)
{
    if (text.empty())
        return;
    if (std::optional<std::string> masked = redactor.maskedText(text))
        text = *std::move(masked);
    if (!isValidUtf8(text))
        text = repairedUtf8(text);
}

void mask(std::vector<HeaderField> &fields, const Redactor &redactor)
{
    for (HeaderField &field : fields) {
        field.value = repairedUtf8(redactor.maskHeader(field.name, field.value));
        mask(field.name, redactor);
    }
}

} // namespace

void redact(LogEntry &entry, const Redactor &redactor)
{
    for (std::string *text : {&entry.client, &entry.session, &entry.era, &entry.method, &entry.tool,
                              &entry.toolVersion, &entry.code, &entry.message, &entry.note})
        mask(*text, redactor);
}

void redact(Exchange &exchange, const Redactor &redactor)
{
    exchange.url = repairedUtf8(redactor.maskUrl(exchange.url));
    for (std::string *text : {&exchange.endpoint, &exchange.method, &exchange.httpVersion, &exchange.error})
        mask(*text, redactor);
    mask(exchange.requestHeaders, redactor);
    mask(exchange.responseHeaders, redactor);
}

} // namespace tooltray::journal
