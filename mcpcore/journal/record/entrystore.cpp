// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/record/entrystore.h"

#include "credentials/redaction/redactor.h"
#include "journal/archive/archive.h"
#include "journal/entries/exchange.h"
#include "journal/entries/logentry.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::journal {

void Ring::put(EntryPointer entry)
{
    m_bytes += memoryOf(*entry);
    const auto at = m_entries.begin() + (place(entry->id) - m_entries.cbegin());
    if (at != m_entries.end() && (*at)->id == entry->id) {
        m_bytes -= memoryOf(**at);
        *at = std::move(entry);
    } else {
        m_entries.insert(at, std::move(entry));
    }
    // The newest one stays, however big it is.
    while (isOver())
        dropOldest();
}

void Ring::setLimits(RingLimits limits)
{
    m_limits = limits;
    while (isOver())
        dropOldest();
}

bool Ring::isOver() const
{
    return m_entries.size() > 1 && (m_entries.size() > m_limits.entries || m_bytes > m_limits.bytes);
}

bool Ring::hasRoomFor(const LogEntry &entry) const
{
    return m_entries.size() < m_limits.entries && m_bytes + memoryOf(entry) <= m_limits.bytes;
}

void Ring::dropOldest()
{
    m_bytes -= memoryOf(*m_entries.front());
    m_entries.pop_front();
    ++m_evicted;
}

bool Ring::remove(EntryId id)
{
    const auto at = place(id);
    if (at == m_entries.end() || (*at)->id != id)
        return false;
    m_bytes -= memoryOf(**at);
    m_entries.erase(at);
    return true;
}

EntryPointer Ring::find(EntryId id) const
{
    const auto at = place(id);
    return at != m_entries.end() && (*at)->id == id ? *at : nullptr;
}

std::deque<EntryPointer>::const_iterator Ring::place(EntryId id) const
{
    return std::ranges::lower_bound(m_entries, id, {}, [](const EntryPointer &entry) { return entry->id; });
}

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

void redact(Message &message, const Redactor &redactor)
{
    if (message.empty())
        return;
    const auto masked = [&redactor](std::string_view text) {
        std::string copy(text);
        mask(copy, redactor);
        return copy;
    };
    // In another language the arguments stand among other words, so each is masked on its own. Where that leaves
    // what is secret in the sentence as a whole, the sentence stays as it is in every language.
    Message parts = message.withArguments(masked);
    std::string whole = masked(message);
    message = parts == whole ? std::move(parts) : Message(std::move(whole));
}

void redact(LogEntry &entry, const Redactor &redactor)
{
    for (std::string *text : {&entry.client, &entry.session, &entry.era, &entry.method, &entry.tool,
                              &entry.toolVersion, &entry.code, &entry.note})
        mask(*text, redactor);
    redact(entry.message, redactor);
}

void redact(Exchange &exchange, const Redactor &redactor)
{
    exchange.url = repairedUtf8(redactor.maskUrl(exchange.url));
    for (std::string *text : {&exchange.endpoint, &exchange.method, &exchange.httpVersion})
        mask(*text, redactor);
    redact(exchange.error, redactor);
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
