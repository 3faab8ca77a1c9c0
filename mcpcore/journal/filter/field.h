// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::journal {

// What a filter can ask about. Any stands for a term without a field.
enum class FilterField : std::uint8_t {
    Any,
    Tool,
    Client,
    Method,
    Status,
    Code,
    Era,
    Id,
    Session,
    Time,
    Duration,
    Size,
    Upstream,
    Retry,
    Page,
    Cached,
    Argument,
    Header,
    Body,
    Note,
    Is,
};

struct FieldInfo {
    // Text compares as text, Name does so after a name of its own (arg.NAME), the others by their quantity.
    enum class Type : std::uint8_t { Text, Name, Number, Duration, Size, Time, Status, Cached, Is };

    FilterField field;
    std::string_view name; // "dur"; "arg." with its dot
    Type type;
    Template description;
};

// All but Any, in the order in which they are offered; Code by a second name, too: level.
std::span<const FieldInfo> fieldInfos() noexcept;
const FieldInfo &fieldInfo(FilterField field) noexcept; // by its first name; precondition: not Any
// Ignoring case; "arg." and "header." are found by their name without what follows the dot.
const FieldInfo *findField(std::string_view name) noexcept;

// What is: asks.
enum class Property : std::uint8_t {
    Error,
    Ok,
    Slow,
    Replayed,
    Pinned,
    Cached,
    Mutation,
    Query,
    Cancelled,
    Test,
    Preview,
    Running,
};

struct PropertyInfo {
    Property property;
    std::string_view name;
    Template description;
};

std::span<const PropertyInfo> propertyInfos() noexcept;
const PropertyInfo *findProperty(std::string_view name) noexcept; // ignoring case

// A text to be found in others whatever the case of their letters.
class FoldedText {
public:
    FoldedText() = default;
    explicit FoldedText(std::string_view text);

    bool isIn(std::string_view text) const;

private:
    std::string m_folded;
    bool m_isAscii = true;
};

} // namespace tooltray::journal
