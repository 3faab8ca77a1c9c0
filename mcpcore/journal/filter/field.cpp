// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/field.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <QChar>
#include <algorithm>
#include <array>

namespace tooltray::journal {
namespace {

using Type = FieldInfo::Type;

constexpr auto kFields = std::to_array<FieldInfo>({
    {FilterField::Tool, "tool", Type::Text, CORE_TEXT("Core", "name of the tool")},
    {FilterField::Client, "client", Type::Text, CORE_TEXT("Core", "who called")},
    {FilterField::Method, "method", Type::Text,
     CORE_TEXT("Core", "method of the protocol, or verb and path")},
    {FilterField::Status, "status", Type::Status,
     CORE_TEXT("Core", "ok, error, cancelled, running, or the HTTP status of a response")},
    {FilterField::Code, "code", Type::Text, CORE_TEXT("Core", "code or level of the error")},
    {FilterField::Code, "level", Type::Text, CORE_TEXT("Core", "code or level of the error")},
    {FilterField::Era, "era", Type::Text, CORE_TEXT("Core", "revision of the protocol")},
    {FilterField::Id, "id", Type::Number, CORE_TEXT("Core", "number of the call")},
    {FilterField::Session, "session", Type::Text, CORE_TEXT("Core", "session of the client")},
    {FilterField::Time, "time", Type::Time,
     CORE_TEXT("Core", "when it began: the last 10m, 14:00-14:05, 2026-01-31")},
    {FilterField::Duration, "dur", Type::Duration, CORE_TEXT("Core", "how long it took, in ms, s, m or h")},
    {FilterField::Size, "size", Type::Size, CORE_TEXT("Core", "bytes of the result, in k, M, Ki, Mi")},
    {FilterField::Upstream, "upstream", Type::Text, CORE_TEXT("Core", "endpoint or address of a request")},
    {FilterField::Retry, "retry", Type::Number, CORE_TEXT("Core", "number of the retry")},
    {FilterField::Page, "page", Type::Number, CORE_TEXT("Core", "number of the page")},
    {FilterField::Cached, "cached", Type::Cached,
     CORE_TEXT("Core", "yes, no, or the age of the cached response")},
    {FilterField::Argument, "arg.", Type::Name, CORE_TEXT("Core", "an argument of the call: arg.state")},
    {FilterField::Header, "header.", Type::Name,
     CORE_TEXT("Core", "a header field of a request or response: header.etag")},
    {FilterField::Body, "body", Type::Text, CORE_TEXT("Core", "anything that was sent or received")},
    {FilterField::Note, "note", Type::Text, CORE_TEXT("Core", "the notes of a person")},
    {FilterField::Is, "is", Type::Is, CORE_TEXT("Core", "error, slow, cached, mutation ...")},
});

constexpr auto kProperties = std::to_array<PropertyInfo>({
    {Property::Error, "error", CORE_TEXT("Core", "it failed in whole or in part")},
    {Property::Ok, "ok", CORE_TEXT("Core", "it succeeded")},
    {Property::Slow, "slow", CORE_TEXT("Core", "it took longer than usual")},
    {Property::Replayed, "replayed", CORE_TEXT("Core", "it repeats a call of the log")},
    {Property::Pinned, "pinned", CORE_TEXT("Core", "a person pinned it")},
    {Property::Cached, "cached", CORE_TEXT("Core", "the response came from the cache")},
    {Property::Mutation, "mutation", CORE_TEXT("Core", "it changes data")},
    {Property::Query, "query", CORE_TEXT("Core", "it reads data")},
    {Property::Cancelled, "cancelled", CORE_TEXT("Core", "it was cancelled")},
    {Property::Test, "test", CORE_TEXT("Core", "it was made to test a tool")},
    {Property::Preview, "preview", CORE_TEXT("Core", "nothing was sent")},
    {Property::Running, "running", CORE_TEXT("Core", "it is still running")},
});

template <typename Table>
auto findName(const Table &table, std::string_view name) noexcept
{
    const auto found = std::ranges::find_if(
        table, [name](const auto &info) { return equalsIgnoringAsciiCase(info.name, name); });
    return found == table.end() ? nullptr : &*found;
}

} // namespace

std::span<const FieldInfo> fieldInfos() noexcept
{
    return kFields;
}

const FieldInfo &fieldInfo(FilterField field) noexcept
{
    return *std::ranges::find(kFields, field, &FieldInfo::field);
}

const FieldInfo *findField(std::string_view name) noexcept
{
    const std::size_t dot = name.find('.');
    return findName(kFields, name.substr(0, dot == std::string_view::npos ? dot : dot + 1));
}

std::span<const PropertyInfo> propertyInfos() noexcept
{
    return kProperties;
}

const PropertyInfo *findProperty(std::string_view name) noexcept
{
    return findName(kProperties, name);
}

namespace {

std::string folded(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const DecodedCodePoint decoded = decodeUtf8(text);
        appendUtf8(QChar::toCaseFolded(decoded.codePoint), result);
        text.remove_prefix(decoded.size);
    }
    return result;
}

} // namespace

FoldedText::FoldedText(std::string_view text)
    : m_folded(folded(text))
    , m_isAscii(std::ranges::all_of(m_folded, [](char c) { return c >= 0; }))
{}

bool FoldedText::isIn(std::string_view text) const
{
    if (!m_isAscii)
        return folded(text).find(m_folded) != std::string::npos;
    // No letter of ASCII is part of another code point, so bytes will do.
    const auto sameLetter = [](char c, char wanted) { return asciiLower(c) == wanted; };
    return std::search(text.begin(), text.end(), m_folded.begin(), m_folded.end(), sameLetter) != text.end()
           || m_folded.empty();
}

} // namespace tooltray::journal
