// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redactor.h"

#include "credentials/redaction/automaton.h"
#include "credentials/redaction/escape.h"
#include "credentials/redaction/jsonmasker.h"
#include "credentials/redaction/maskingstream.h"
#include "credentials/redaction/secretnames.h"
#include "credentials/redaction/secretregister.h"
#include "credentials/redaction/urlmasker.h"
#include "json/parse.h"
#include "json/write.h"

#include <utility>

namespace tooltray::credentials {
namespace {

// As many as a masking stream takes back, and one more that a client may.
constexpr int kEscapesOnTop = 3;

bool mayHoldAny(const Automaton &automaton, std::string_view text)
{
    if (automaton.isEmpty())
        return false;
    // What a backslash means to a secret that has to be escaped only the exact way can tell.
    const auto isSuspect = [&](std::string_view one) {
        return automaton.isIn(one)
               || (automaton.hasEscapedCharacters() && one.find('\\') != std::string_view::npos);
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

Redactor::~Redactor() = default;

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

void Redactor::keepDerived(const Secret &secret) const
{
    // What holds a known secret is found by that. Whoever makes many of them would push out the others.
    if (mask(secret.reveal()) == secret.reveal())
        m_register->addDerived(secret);
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

bool Redactor::mayHold(std::string_view text) const
{
    return !m_register->isEmpty() && mayHoldAny(*m_register->automaton(), text);
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
    json::Value sent = withoutSecrets(parsed.value);
    // A client has to recognise its request by it, and chose it.
    if (const json::Value *id = parsed.value.find("id"); id != nullptr && parsed.value.contains("jsonrpc"))
        sent.set("id", *id);
    return json::write(sent);
}

std::string Redactor::maskText(std::string_view text) const
{
    std::optional<std::string> masked = maskedText(text);
    return masked ? *std::move(masked) : std::string(text);
}

std::optional<std::string> Redactor::maskedText(std::string_view text) const
{
    std::optional<std::string> known = masked(text);
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
    return maskedBySecretParts(mask(url), *names());
}

std::string Redactor::maskJson(std::string_view text) const
{
    std::optional<std::string> masked = maskedJson(text);
    return masked ? *std::move(masked) : std::string(text);
}

std::optional<std::string> Redactor::maskedJson(std::string_view text) const
{
    std::optional<std::string> known = masked(text);
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
        // What goes to a client may have a schema, by which a number is one: then it is as empty as a mask.
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
                       masked(member.value, names != nullptr && names->contains(member.name.view()), names));
        return object;
    }
    }
    json::Value array = json::Value::array();
    array.reserve(value.size());
    for (const json::Value &element : value.elements())
        array.append(masked(element, isSecret, names));
    return array;
}

} // namespace tooltray::credentials
