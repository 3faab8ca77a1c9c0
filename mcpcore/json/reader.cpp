// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/reader.h"

#include "json/scanner.h"
#include "json/write.h"

#include <algorithm>
#include <utility>

namespace tooltray::json {

namespace {

// The text as a JSON string, cut where it gets long.
std::string inQuotes(std::string_view text)
{
    constexpr std::size_t kLongest = 48;
    std::string result;
    if (text.size() <= kLongest) {
        writeString(text, result);
        return result;
    }
    std::size_t end = 0;
    while (end < kLongest)
        end += std::max<std::size_t>(detail::utf8SequenceLength(text.substr(end)), 1);
    writeString(text.substr(0, end), result);
    result.insert(result.size() - 1, "...");
    return result;
}

// Names may hold anything; a message stays on its line.
std::string onOneLine(const Pointer &path)
{
    std::string text;
    writeString(path.toString(), text);
    return text.substr(1, text.size() - 2);
}

// What is said at a place: in the one template where that is the top level, in the other one with {path}.
Message placed(const Pointer &path, Template atTop, Template atPath, std::vector<Message::Argument> arguments)
{
    if (path.isRoot())
        return {atTop, std::move(arguments)};
    arguments.emplace_back("path", onOneLine(path));
    return {atPath, std::move(arguments)};
}

Message described(const Value &value)
{
    switch (value.type()) {
    case Type::Null: return "null";
    case Type::Boolean: return value.toBool() ? "true" : "false";
    case Type::Number: return {CORE_TEXT("Core", "the number {value}"), {{"value", value.numberText()}}};
    case Type::String:
        return {CORE_TEXT("Core", "the string {value}"), {{"value", inQuotes(value.toString())}}};
    case Type::Array:
        return value.isEmpty() ? CORE_TEXT("Core", "an empty array") : CORE_TEXT("Core", "an array");
    case Type::Object:
        return value.isEmpty() ? CORE_TEXT("Core", "an empty object") : CORE_TEXT("Core", "an object");
    }
    return {};
}

} // namespace

Reader Reader::member(std::string_view name) const noexcept
{
    return {m_value[name], *this, name, 0};
}

Reader Reader::element(std::size_t index) const noexcept
{
    return {m_value[index], *this, {}, index};
}

Pointer Reader::path() const
{
    if (m_parent == nullptr)
        return {};
    return m_parent->m_value.isArray() ? m_parent->path() / m_index : m_parent->path() / m_name;
}

void Reader::reportExpected(const Message &what, std::vector<std::string> accepted) const
{
    Pointer own = path();
    Message message = placed(own, CORE_TEXT("Core", "expected {what} at the top level, found {found}"),
                             CORE_TEXT("Core", "expected {what} at {path}, found {found}"),
                             {{"what", what}, {"found", described(m_value)}});
    add({DecodeError::Kind::Unexpected, std::move(own), std::move(message), std::move(accepted)});
}

void Reader::report(const Message &what) const
{
    Pointer own = path();
    Message message = own.isRoot() ? what
                                   : Message(CORE_TEXT("Core", "at {path}: {^what}"),
                                             {{"path", onOneLine(own)}, {"what", what}});
    add({DecodeError::Kind::Unexpected, std::move(own), std::move(message)});
}

void Reader::reportMissing(std::string_view name) const
{
    Pointer own = path();
    Message message =
        placed(own, CORE_TEXT("Core", "missing member {name} at the top level"),
               CORE_TEXT("Core", "missing member {name} at {path}"), {{"name", inQuotes(name)}});
    add({DecodeError::Kind::Missing, std::move(own), std::move(message)});
}

void Reader::reportUnknown(std::string_view name, std::vector<std::string> accepted) const
{
    const Pointer own = path();
    std::string names;
    for (const std::string &known : accepted)
        names.append(names.empty() ? "" : ", ").append(inQuotes(known));
    Message message =
        accepted.empty()
            ? placed(own, CORE_TEXT("Core", "unknown member {name} at the top level"),
                     CORE_TEXT("Core", "unknown member {name} at {path}"), {{"name", inQuotes(name)}})
            : placed(own, CORE_TEXT("Core", "unknown member {name} at the top level; known are {names}"),
                     CORE_TEXT("Core", "unknown member {name} at {path}; known are {names}"),
                     {{"name", inQuotes(name)}, {"names", names}});
    add({DecodeError::Kind::Unknown, own / name, std::move(message), std::move(accepted)});
}

void Reader::add(DecodeError error) const
{
    if (m_errors.size() < kMaxErrors)
        m_errors.push_back(std::move(error));
}

ObjectReader::ObjectReader(const Reader &in, Unknown unknown)
    : m_in(in)
    , m_unknown(unknown)
    , m_errorsBefore(in.errorCount())
{
    if (!in.value().isObject())
        in.reportExpected(CORE_TEXT("Core", "an object"));
}

ObjectReader::~ObjectReader()
{
    if (m_unknown == Unknown::Ignore)
        return;
    for (const Member &member : m_in.value().members()) {
        if (std::ranges::find(m_known, member.name.view()) == m_known.end())
            m_in.reportUnknown(member.name, {m_known.begin(), m_known.end()});
    }
}

std::optional<Reader> ObjectReader::find(std::string_view name)
{
    m_known.push_back(name);
    if (!m_in.value().contains(name))
        return std::nullopt;
    return m_in.member(name);
}

void ObjectReader::reportMissing(std::string_view name) const
{
    if (m_in.value().isObject())
        m_in.reportMissing(name);
}

} // namespace tooltray::json
