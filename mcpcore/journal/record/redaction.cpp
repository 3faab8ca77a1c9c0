// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/record/redaction.h"

#include "base/text/utf8.h"
#include "credentials/redaction/redactor.h"
#include "journal/archive/archive.h"
#include "journal/entries/exchange.h"
#include "journal/entries/log.h"

#include <optional>
#include <string>
#include <utility>

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

void mask(std::vector<RecordedHeader> &fields, const Redactor &redactor)
{
    for (RecordedHeader &field : fields) {
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

Body BodyStore::keep(const Body &raw, const Place &place) const
{
    if (!raw.content)
        return raw;
    Body body = raw;
    if (!isValidUtf8(*raw.content)) {
        // Masked before it is repaired as well: in another encoding a secret may hold such bytes.
        const std::string bytes = m_redactor->mask(*raw.content);
        body.isMasked = raw.isMasked || bytes != *raw.content;
        body.isRepaired = true;
        body.content = std::make_shared<const std::string>(repairedUtf8(bytes));
    }
    if (std::optional<std::string> masked = m_redactor->maskedJson(*body.content)) {
        body.isMasked = body.isMasked || *masked != *body.content;
        body.content = std::make_shared<const std::string>(*std::move(masked));
    }
    return body.content->size() > place.memory ? cut(std::move(body), place) : body;
}

Body BodyStore::cut(Body body, const Place &place) const
{
    const auto whole = std::exchange(
        body.content, std::make_shared<const std::string>(truncatedUtf8(*body.content, place.memory)));
    body.isCut = true;
    const Folder folder = bodiesFolder(m_folder, dayOf(place.time));
    const std::string name = std::to_string(place.entry.value()) + '-' + std::to_string(place.number);
    const Result<void> written = folder.create().andThen([&] { return folder.write(name, *whole); });
    if (written)
        body.file = folder.path().filename().string() + '/' + name;
    else
        logCategory().warning("The log keeps only the beginning of a body of call "
                              + std::to_string(place.entry.value()) + ": " + written.error().message.text());
    return body;
}

} // namespace tooltray::journal
