// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/reader.h"
#include "json/value.h"

#include <chrono>
#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Ways to read single values of a configuration; see json/decode.h.

namespace tooltray::storage {

// What a scalar without quotes is: a number as JSON writes it, true or false, or a text. (Null is no scalar
// here.)
json::Value plainScalar(std::string_view text);

// Whether readers of YAML disagree on what it is, or read another number than people do: no, 0123, 0x1f, 1e3,
// 1_000, 12:30. Never what plainScalar() takes for a number.
bool isAmbiguous(std::string_view text);

// What people write for durations and sizes; nothing where it is none, or too much to be counted.
// A number with its unit, ms, s, min, h or d: "500 ms", "1.5s", "2min".
std::optional<std::chrono::milliseconds> parseDuration(std::string_view text);

// A number with its unit, B, kB, MB, GB or KiB, MiB, GiB, case aside: "32 MiB".
std::optional<std::uint64_t> parseByteCount(std::string_view text);

// True for a number of IPv4 or IPv6; names are none.
bool isIpAddress(const std::string &text);

// What a variable of the environment holds; nothing when it is not set.
using Environment = std::function<std::optional<std::string>(const std::string &name)>;

// That of this process.
Environment processEnvironment();

struct ExpansionProblem {
    std::string reference; // as it is written: ${NAME
    Message message;
    std::string unset = {}; // the variable that the environment does not have
};

// A text with what its references stand for:
//
//     ${NAME}            the variable of the environment, which must be set
//     ${NAME:-default}   the same, or the default where the variable is not set or empty
//     $${                a ${ that stays
//
// What the environment says is not expanded again, and a default holds no reference.
struct Expansion {
    std::string text;
    std::string variable = {};                // whose value is the whole text
    std::vector<std::string> references = {}; // all that were replaced, as they are written
    std::vector<ExpansionProblem> problems = {};
};

bool hasReference(std::string_view text);

Expansion expand(std::string_view text, const Environment &environment);

// "5 s", "500ms"; never a number alone, of which nobody knows the unit.
struct HumanDuration {
    void operator()(const json::Reader &in, std::chrono::milliseconds &out) const;
    // Accepts whole seconds only.
    void operator()(const json::Reader &in, std::chrono::seconds &out) const;
};

// "32 MiB", or a number of bytes.
struct HumanSize {
    std::uint64_t least = 1;

    void operator()(const json::Reader &in, std::uint64_t &out) const;
    template <typename T>
    void operator()(const json::Reader &in, std::optional<T> &out) const
    {
        std::uint64_t size = 0;
        (*this)(in, size);
        out = static_cast<T>(size);
    }
};

// An address of http or https without a user name or password, which would be seen in every log.
struct PublicUrl {
    void operator()(const json::Reader &in, std::string &out) const;
};

// A file; one that is not absolute is meant relative to the folder of the configuration.
struct FilePath {
    std::string folder;

    void operator()(const json::Reader &in, std::string &out) const;
};

struct IpAddresses {
    void operator()(const json::Reader &in, std::optional<std::vector<std::string>> &out) const;
};

} // namespace tooltray::storage
