// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redactor.h"

#include "credentials/redaction/automaton.h"
#include "credentials/redaction/jsonmasker.h"
#include "credentials/redaction/maskingstream.h"
#include "credentials/redaction/secretnames.h"
#include "credentials/redaction/secretregister.h"
#include "credentials/redaction/urlmasker.h"

#include <utility>

namespace tooltray::credentials {
namespace {

bool hasEscapes(std::string_view text)
{
    return text.find('%') != std::string_view::npos || text.find('\\') != std::string_view::npos;
}

bool isFound(const Automaton &automaton, std::string_view text)
{
    bool isFound = false;
    automaton.scan(Automaton::kStart, text, 0, [&](const Automaton::Find &) { isFound = true; });
    return isFound;
}

} // namespace

Redactor::Redactor()
    : m_register(std::make_shared<SecretRegister>())
    , m_names(std::make_shared<const SecretNames>())
{}

Redactor::~Redactor() = default;

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
    const auto automaton = m_register->automaton();
    // The usual text needs no more than a look.
    if (automaton->isEmpty() || (!hasEscapes(text) && !isFound(*automaton, text)))
        return std::nullopt;
    MaskingStream stream(*this);
    std::string masked = stream.add(text);
    masked += stream.finish();
    return masked;
}

std::string Redactor::filtered(std::string line) const
{
    return mask(std::string_view(line));
}

std::string Redactor::maskHeader(std::string_view name, std::string_view value) const
{
    return names()->contains(name) ? std::string(kMask) : mask(value);
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
    return masked(value, false, *names());
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

json::Value Redactor::masked(const json::Value &value, bool isSecret, const SecretNames &names) const
{
    switch (value.type()) {
    case json::Type::Null:
    case json::Type::Boolean: return value;
    case json::Type::Number:
        if (isSecret || mask(value.numberText()) != value.numberText())
            return kMask;
        return value;
    case json::Type::String: return isSecret ? std::string(kMask) : mask(value.toString());
    case json::Type::Array: break;
    case json::Type::Object: {
        json::Value object = json::Value::object();
        object.reserve(value.size());
        for (const json::Member &member : value.members())
            object.set(mask(member.name.view()),
                       masked(member.value, names.contains(member.name.view()), names));
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
