// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <string>

namespace tooltray {

// What went wrong, coarsely: decides exit codes, HTTP statuses and JSON-RPC codes in one table each.
enum class ErrorKind : std::uint8_t {
    Usage,   // the caller said something that can never work
    Invalid, // input that does not fit its rules
    NotFound,
    Conflict, // the state moved on, or the name is taken
    Denied,
    Unavailable, // disk full, port in use, no keychain, no network
    Timeout,
    Cancelled,
    Internal, // a bug of ours
};

// An expected failure. The message is a full English sentence, the hint one that says what to do next.
// The window translates by the code, which is stable; it reads names and numbers in the message itself.
struct Error {
    ErrorKind kind = ErrorKind::Internal;
    std::string code;
    std::string message;
    std::string hint = {};
    json::Value details = {};

    bool operator==(const Error &) const = default;
};

// Of a process that ends with such an error: 2 when the command line was at fault, else 1.
constexpr int exitCode(ErrorKind kind) noexcept
{
    return kind == ErrorKind::Usage ? 2 : 1;
}

} // namespace tooltray
