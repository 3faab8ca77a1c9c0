// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/reader.h"

#include <chrono>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Ways to read single values of a configuration; see json/decode.h.

namespace tooltray::storage {

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
