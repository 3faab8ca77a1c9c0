// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/codec/members.h"
#include "workspace/definitions/names.h"
#include "json/decode.h"
#include "json/reader.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Ways to read and write single members; see members.h.

namespace tooltray::workspace {

void read(const json::Reader &in, Version &out);
json::Value encode(const Version &version);

// A duration as a number, in the unit of its type.
struct Duration {
    template <typename Rep, typename Period>
    void operator()(const json::Reader &in, std::chrono::duration<Rep, Period> &out) const
    {
        std::int64_t count = 0;
        json::Between<std::int64_t>{0, std::numeric_limits<std::int32_t>::max()}(in, count);
        out = std::chrono::duration<Rep, Period>(count);
    }

    template <typename D>
    void operator()(const json::Reader &in, std::optional<D> &out) const
    {
        (*this)(in, out.emplace());
    }

    template <typename Rep, typename Period>
    json::Value encode(const std::chrono::duration<Rep, Period> &duration) const
    {
        return json::Value(std::int64_t{duration.count()});
    }

    template <typename D>
    json::Value encode(const std::optional<D> &duration) const
    {
        return encode(*duration);
    }
};

// A text, or the list of its lines: what is read and compared line by line is written so.
struct Lines {
    void operator()(const json::Reader &in, std::string &out) const;
    json::Value encode(const std::string &text) const;
};

// Texts checked for what they must be.
struct PointerText {
    void operator()(const json::Reader &in, std::string &out) const;
    void operator()(const json::Reader &in, std::vector<std::string> &out) const;
};

struct PatternText {
    void operator()(const json::Reader &in, std::string &out) const;
};

struct Identifier {
    void operator()(const json::Reader &in, std::string &out) const;
};

struct UrlText {
    void operator()(const json::Reader &in, std::string &out) const;
};

// The name of an HTTP header (a token of RFC 9110 section 5.6.2).
struct HeaderName {
    static bool fits(std::string_view text);
    void operator()(const json::Reader &in, std::string &out) const;
};

// An HTTP status.
struct Status {
    void operator()(const json::Reader &in, int &out) const;
    void operator()(const json::Reader &in, std::optional<int> &out) const;
    void operator()(const json::Reader &in, std::vector<int> &out) const;
};

// Texts of which none occurs twice.
struct DistinctTexts {
    void operator()(const json::Reader &in, std::vector<std::string> &out) const;
};

// A JSON Schema that may stand for the arguments of a tool: an object, whose type, if it says one, is that.
struct ArgumentsSchema {
    void operator()(const json::Reader &in, json::Value &out) const;
};

// Some object.
struct AnyObject {
    void operator()(const json::Reader &in, json::Value &out) const;
};

// A text, a number or a boolean.
struct ScalarFormat {
    void operator()(const json::Reader &in, json::Value &out) const;
};

struct FoundMember {
    std::size_t index; // among the names
    json::Reader value;
};

// The one member of several that an object must have; reports when it has none or more of them.
std::optional<FoundMember> findOneOf(json::ObjectReader &object, std::span<const std::string_view> names);

} // namespace tooltray::workspace
