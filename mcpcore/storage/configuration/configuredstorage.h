// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/decode.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::storage {

// A secret on its way from the configuration file to whoever keeps secrets: nothing can print, encode or
// compare it. Copies share it; the last one wipes it out.
class SealedText {
public:
    SealedText() = default;
    explicit SealedText(std::string text);

    bool isEmpty() const { return !m_text || m_text->empty(); }

    // Shows it to a function that takes a string_view, for as long as that runs.
    template <typename Use>
    decltype(auto) open(Use &&use) const
    {
        return std::forward<Use>(use)(m_text ? std::string_view(*m_text) : std::string_view());
    }

private:
    std::shared_ptr<const std::string> m_text;
};

// A secret as the configuration file gives it.
struct ConfiguredSecret {
    std::string variable; // of the environment, that holds it and nothing else; empty: none does
    SealedText text;
    bool isUnset = false; // the environment does not have that variable, or it is empty
};

struct PostgresAddress;

// Where the workspace is kept.
struct ConfiguredStorage {
    enum class Adapter : std::uint8_t { Json, Sqlite, Postgresql };
    enum class Tls : std::uint8_t { Disable, Prefer, Require, VerifyFull };

    Adapter adapter = Adapter::Json;
    std::string path = {}; // of the folder, or of the file of Sqlite; empty: below the data folder
    // The rest is Postgresql's.
    std::string host = {}; // or the folder of a socket; empty: the usual one
    std::uint16_t port = 5432;
    std::string database = {};
    std::string user = {};
    std::string schema = {}; // empty: the usual one
    std::optional<ConfiguredSecret> password = {};
    Tls tls = Tls::Prefer;
    std::string caFile = {};

    // How to get there. Precondition: it is Postgresql.
    PostgresAddress postgresAddress() const;
};

// The names of enum values in the configuration; see json/decode.h. Those of Tls are libpq's.

constexpr auto namesOf(ConfiguredStorage::Adapter)
{
    using enum ConfiguredStorage::Adapter;
    return std::to_array<json::Named<ConfiguredStorage::Adapter>>(
        {{"json", Json}, {"sqlite", Sqlite}, {"postgresql", Postgresql}});
}

constexpr auto namesOf(ConfiguredStorage::Tls)
{
    using enum ConfiguredStorage::Tls;
    return std::to_array<json::Named<ConfiguredStorage::Tls>>(
        {{"disable", Disable}, {"prefer", Prefer}, {"require", Require}, {"verify-full", VerifyFull}});
}

} // namespace tooltray::storage
