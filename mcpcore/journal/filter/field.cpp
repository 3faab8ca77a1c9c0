// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/field.h"

#include "base/text/ascii.h"

#include <algorithm>
#include <array>

namespace tooltray::journal {
namespace {

using Type = FieldInfo::Type;

constexpr auto kFields = std::to_array<FieldInfo>({
    {FilterField::Tool, "tool", Type::Text, "name of the tool"},
    {FilterField::Client, "client", Type::Text, "who called"},
    {FilterField::Method, "method", Type::Text, "method of the protocol, or verb and path"},
    {FilterField::Status, "status", Type::Status,
     "ok, error, cancelled, running, or the HTTP status of an answer"},
    {FilterField::Code, "code", Type::Text, "code or level of the error"},
    {FilterField::Code, "level", Type::Text, "code or level of the error"},
    {FilterField::Era, "era", Type::Text, "revision of the protocol"},
    {FilterField::Id, "id", Type::Number, "number of the call"},
    {FilterField::Session, "session", Type::Text, "session of the client"},
    {FilterField::Time, "time", Type::Time, "when it began: the last 10m, 14:00-14:05, 2026-01-31"},
    {FilterField::Duration, "dur", Type::Duration, "how long it took, in ms, s, m or h"},
    {FilterField::Size, "size", Type::Size, "bytes of the result, in k, M, Ki, Mi"},
    {FilterField::Upstream, "upstream", Type::Text, "endpoint or address of a request"},
    {FilterField::Retry, "retry", Type::Number, "number of the retry"},
    {FilterField::Page, "page", Type::Number, "number of the page"},
    {FilterField::Cached, "cached", Type::Cached, "yes, no, or the age of the cached answer"},
    {FilterField::Argument, "arg.", Type::Name, "an argument of the call: arg.state"},
    {FilterField::Header, "header.", Type::Name, "a header field of a request or answer: header.etag"},
    {FilterField::Body, "body", Type::Text, "anything that was sent or received"},
    {FilterField::Note, "note", Type::Text, "what a person wrote"},
    {FilterField::Is, "is", Type::Is, "error, slow, cached, mutation ..."},
});

constexpr auto kProperties = std::to_array<PropertyInfo>({
    {Property::Error, "error", "it failed, or some of its data did"},
    {Property::Ok, "ok", "it went well"},
    {Property::Slow, "slow", "it took longer than usual"},
    {Property::Replayed, "replayed", "it repeats a call of the log"},
    {Property::Pinned, "pinned", "a person pinned it"},
    {Property::Cached, "cached", "the answer came from the cache"},
    {Property::Mutation, "mutation", "it changes data"},
    {Property::Query, "query", "it reads data"},
    {Property::Cancelled, "cancelled", "it was given up"},
    {Property::Test, "test", "it was made to test a tool"},
    {Property::Running, "running", "it has not ended"},
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

} // namespace tooltray::journal
