// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::json {

// A place in a document (RFC 6901): the names of members and indexes of elements that lead to it. Made
// without any it means the whole document.
class Pointer {
public:
    Pointer() = default;
    Pointer(std::initializer_list<std::string_view> tokens) : m_tokens(tokens.begin(), tokens.end()) {}
    explicit Pointer(std::vector<std::string> tokens) : m_tokens(std::move(tokens)) {}

    // From "/endpoints/0/a~1b"; nothing when the text is no pointer.
    static std::optional<Pointer> parse(std::string_view text);
    std::string toString() const;

    std::span<const std::string> tokens() const noexcept { return m_tokens; }
    bool isRoot() const noexcept { return m_tokens.empty(); }
    Pointer parent() const; // of the whole document: itself

    friend Pointer operator/(Pointer pointer, std::string_view name);
    friend Pointer operator/(Pointer pointer, std::size_t index);

    auto operator<=>(const Pointer &) const = default;

private:
    std::vector<std::string> m_tokens;
};

// The value there, or nothing.
const Value *resolve(const Value &root, const Pointer &pointer) noexcept;
Value *resolve(Value &root, const Pointer &pointer);

struct PointerError {
    Pointer path; // the place that should have been there
    std::string message;

    bool operator==(const PointerError &) const = default;
};

// Replaces what is there, or adds a member or, at the end of an array, an element. What it is to lie in
// must be there already. The element "-" is the one behind the last.
[[nodiscard]] std::optional<PointerError> set(Value &root, const Pointer &pointer, Value value);
[[nodiscard]] std::optional<PointerError> remove(Value &root, const Pointer &pointer);

namespace detail {

// RFC 6901 section 3: "~" begins an escape and "/" a token, so both are escaped. Appends "/" and the token.
void appendToken(std::string &pointer, std::string_view token);
// Nothing when a "~" begins no escape.
std::optional<std::string> unescapedToken(std::string_view token);

// The index a token means within an array; nothing for "-", "01" and the like.
std::optional<std::size_t> arrayIndex(std::string_view token) noexcept;

} // namespace detail

// Both count from 1; columns in UTF-16 code units, as editors do. Lines end with LF, CR or CRLF.
struct Position {
    std::size_t line = 1;
    std::size_t column = 1;

    bool operator==(const Position &) const = default;
};

Position positionAt(std::string_view text, std::size_t offset) noexcept;

enum class Part : std::uint8_t { Value, Name };

// Where in the text of a document the value at the pointer, or the name before it, begins: for messages
// about files, as it reads the text anew. Nothing when there is none; an element has no name, so there
// it is the value.
std::optional<Position> locate(std::string_view text, const Pointer &pointer, Part part = Part::Value);

} // namespace tooltray::json
