// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/redactor.h"

#include "base/text/secretlike.h"
#include "base/text/secretname.h"
#include "credentials/redaction/decodedview.h"
#include "credentials/redaction/secretnames.h"
#include "credentials/redaction/secretregister.h"
#include "text/unicode/ascii.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::credentials {

Registration &Registration::operator=(Registration &&other) noexcept
{
    Registration taken(std::move(other));
    std::swap(m_register, taken.m_register);
    std::swap(m_secret, taken.m_secret);
    return *this;
}

Registration::~Registration()
{
    if (const auto owner = m_register.lock())
        owner->remove(m_secret);
}

namespace {

// The levels that a masking stream decodes, and one more that a client may decode.
constexpr int kEscapesOnTop = 3;

bool mayHoldAny(const Automata &automata, std::string_view text)
{
    if (automata.isEmpty())
        return false;
    // Only the exact search can tell what a backslash means to a secret that has to be escaped.
    const auto isSuspect = [&](std::string_view one) {
        return automata.isIn(one)
               || (automata.hasEscapedCharacters() && one.find('\\') != std::string_view::npos);
    };
    if (isSuspect(text))
        return true;
    std::string without;
    for (int i = 0; i < kEscapesOnTop && hasLetterEscapes(text); ++i) {
        without = withoutLetterEscapes(text);
        if (isSuspect(without))
            return true;
        text = without;
    }
    return false;
}

} // namespace

Redactor::Redactor()
    : m_register(std::make_shared<SecretRegister>())
    , m_names(std::make_shared<const SecretNames>())
{}

Redactor::Redactor(const Redactor &other)
    : LogFilter(other)
    , OutgoingFilter(other)
    , m_register(other.m_register)
    , m_names(other.names())
{}

Registration Redactor::add(const Secret &secret)
{
    m_register->add(secret);
    return {m_register, secret};
}

std::string Redactor::mask(std::string_view text) const
{
    std::optional<std::string> masked = this->masked(text);
    return masked ? *std::move(masked) : std::string(text);
}

std::optional<std::string> Redactor::masked(std::string_view text) const
{
    // The usual text needs no more than a look.
    if (!mayHold(text))
        return std::nullopt;
    MaskingStream stream(*this);
    std::string masked = stream.add(text);
    masked += stream.finish();
    return masked;
}

std::optional<std::string> Redactor::withoutTokens(std::string_view text) const
{
    std::optional<std::string> known = masked(text);
    for (const auto &without : {withoutKnownTokens, withoutPasswordsInUrls}) {
        if (std::optional<std::string> masked = without(known ? *known : text, kMask))
            known = std::move(masked);
    }
    return known;
}

bool Redactor::mayHold(std::string_view text) const
{
    return !m_register->isEmpty() && mayHoldAny(*m_register->automata(), text);
}

// A text that is JSON itself stays so.
std::string Redactor::maskedString(std::string_view text) const
{
    if (!mayHold(text))
        return std::string(text);
    if (text.starts_with('{') || text.starts_with('[')) {
        if (const json::Parsed parsed = json::parse(text)) {
            std::string sent = json::write(withoutSecrets(parsed.value));
            if (!mayHold(sent)) // the secret may be all of the text
                return sent;
        }
    }
    return mask(text);
}

json::Value Redactor::withoutSecrets(const json::Value &value) const
{
    return masked(value, false, nullptr);
}

std::optional<std::string> Redactor::replacement(std::string_view message) const
{
    if (!mayHold(message))
        return std::nullopt;
    const json::Parsed parsed = json::parse(message);
    if (!parsed)
        return mask(message);
    return json::write(parsed.value.contains("jsonrpc") ? maskedMessage(parsed.value)
                                                        : withoutSecrets(parsed.value));
}

// Names and kinds are those of the protocol, whatever a secret happens to be, and an id is what the client chose.
json::Value Redactor::maskedMessage(const json::Value &message) const
{
    static constexpr std::array<std::string_view, 8> kData{
        "structuredContent", "arguments", "data", "_meta", "default", "const", "enum", "examples"};
    static constexpr std::array<std::string_view, 7> kKinds{"type", "role", "resultType", "protocolVersion",
                                                            "name", "uri",  "uriTemplate"};
    static constexpr std::array<std::string_view, 3> kEnvelope{"jsonrpc", "id", "method"};
    if (message.isArray()) {
        json::Value array = json::Value::array();
        for (const json::Value &element : message.elements())
            array.append(maskedMessage(element));
        return array;
    }
    if (!message.isObject())
        return withoutSecrets(message);
    const bool isEnvelope = message.contains("jsonrpc");
    json::Value object = json::Value::object();
    for (const json::Member &member : message.members()) {
        const std::string_view name = member.name.view();
        if (isOneOf(name, kData))
            object.set(name, withoutSecrets(member.value));
        else if ((isEnvelope && isOneOf(name, kEnvelope)) || name == "supportedVersions"
                 || (isOneOf(name, kKinds) && member.value.isString()))
            object.set(name, member.value);
        else
            object.set(name, maskedMessage(member.value));
    }
    return object;
}

std::string Redactor::maskText(std::string_view text) const
{
    std::optional<std::string> masked = maskedText(text);
    return masked ? *std::move(masked) : std::string(text);
}

Message Redactor::maskMessage(const Message &message) const
{
    Message masked = message.withArguments([this](std::string_view text) { return maskText(text); });
    // Some secrets are given away only by the whole of it.
    std::string whole = maskText(masked);
    return masked == whole ? masked : Message(std::move(whole));
}

std::optional<std::string> Redactor::maskedText(std::string_view text) const
{
    std::optional<std::string> known = withoutTokens(text);
    const std::string_view left = known ? *known : text;
    return mayHaveSecretParts(left) ? maskedInUrls(left, *names()) : std::move(known);
}

std::string Redactor::filtered(std::string line) const
{
    return maskText(line);
}

std::string Redactor::maskHeader(std::string_view name, std::string_view value) const
{
    return names()->contains(name) ? std::string(kMask) : maskText(value);
}

std::string Redactor::maskUrl(std::string_view url) const
{
    const std::optional<std::string> known = withoutTokens(url);
    return maskedBySecretParts(known ? *known : url, *names());
}

std::optional<std::string> Redactor::maskedJson(std::string_view text) const
{
    std::optional<std::string> known = withoutTokens(text);
    std::optional<std::string> named = maskedBySecretNames(known ? *known : text, *names());
    return named ? std::move(named) : std::move(known);
}

json::Value Redactor::maskValue(const json::Value &value) const
{
    const auto known = names();
    return masked(value, false, known.get());
}

void Redactor::setSecretNames(std::span<const std::string> names)
{
    auto known = std::make_shared<const SecretNames>(names);
    const std::lock_guard lock(m_namesMutex);
    m_names = std::move(known);
}

std::shared_ptr<const SecretNames> Redactor::names() const
{
    const std::lock_guard lock(m_namesMutex);
    return m_names;
}

json::Value Redactor::masked(const json::Value &value, bool isSecret, const SecretNames *names) const
{
    switch (value.type()) {
    case json::Type::Null:
    case json::Type::Boolean: return value;
    case json::Type::Number:
        if (!isSecret && mask(value.numberText()) == value.numberText())
            return value;
        // A value for a client may have a schema that requires a number: 0 says as little as a mask.
        return names == nullptr ? json::Value(0) : json::Value(kMask);
    case json::Type::String:
        if (isSecret)
            return kMask;
        return names == nullptr ? maskedString(value.toString()) : mask(value.toString());
    case json::Type::Array: break;
    case json::Type::Object: {
        json::Value object = json::Value::object();
        object.reserve(value.size());
        for (const json::Member &member : value.members())
            object.set(mask(member.name.view()),
                       masked(member.value,
                              isSecret || (names != nullptr && names->contains(member.name.view())), names));
        return object;
    }
    }
    json::Value array = json::Value::array();
    array.reserve(value.size());
    for (const json::Value &element : value.elements())
        array.append(masked(element, isSecret, names));
    return array;
}

namespace {

// JSON in a JSON string, or in a query of a URL.
constexpr std::size_t kLevels = 2;
// A block of this size stays in the processor's caches.
constexpr std::size_t kBlock = std::size_t(64) << 10U;

} // namespace

MaskingStream::MaskingStream(const Redactor &redactor)
    : m_register(redactor.m_register)
    , m_automata(m_register->automata())
    , m_reading(kLevels)
{}

std::string MaskingStream::add(std::string_view piece)
{
    useNewestSecrets();
    std::string out;
    out.reserve(m_kept.size() + piece.size());
    for (; !piece.empty(); piece.remove_prefix(std::min(kBlock, piece.size())))
        advance(piece.substr(0, kBlock), false, out);
    return out;
}

std::string MaskingStream::finish()
{
    useNewestSecrets();
    std::string out;
    advance({}, true, out);
    return out;
}

void MaskingStream::useNewestSecrets()
{
    auto newest = m_register->automata();
    if (newest == m_automata)
        return;
    m_automata = std::move(newest);
    m_reading.lookAgain(*m_automata, m_found);
}

void MaskingStream::advance(std::string_view piece, bool isEnd, std::string &out)
{
    m_kept += piece;
    m_reading.add(piece, isEnd, *m_automata, m_found);
    give(isEnd ? m_given + m_kept.size() : m_reading.settled(*m_automata), out);
    m_reading.forget(*m_automata);
}

// Finds that touch have one mask, so that it does not depend on how they were found.
void MaskingStream::give(std::size_t end, std::string &out)
{
    std::ranges::sort(m_found, {}, &Stretch::begin);
    const std::size_t first = m_given;
    const auto copyUntil = [&](std::size_t until) {
        const std::size_t from = std::max(m_given, m_maskedUntil.value_or(0));
        if (from < until)
            out.append(m_kept, from - first, until - from);
        m_given = std::max(m_given, until);
    };
    auto next = m_found.begin();
    for (; next != m_found.end() && next->begin < end; ++next) {
        if (!m_maskedUntil || next->begin > *m_maskedUntil) {
            copyUntil(next->begin);
            out += Redactor::kMask;
        }
        m_maskedUntil = std::max(m_maskedUntil.value_or(0), next->end);
    }
    copyUntil(end);
    m_found.erase(m_found.begin(), next);
    m_kept.erase(0, m_given - first);
}

void RecentSecrets::add(const Secret &secret)
{
    constexpr std::size_t kMax = 256; // values of one owner, of which few are in use at a time
    if (secret.isEmpty())
        return;
    const auto known = std::ranges::find(m_kept, secret, &RecentSecret::secret);
    if (known != m_kept.end())
        std::rotate(known, known + 1, m_kept.end());
    else
        m_kept.push_back({secret, m_redactor.add(secret)});
    if (m_kept.size() > kMax)
        m_kept.pop_front();
}

} // namespace tooltray::credentials
