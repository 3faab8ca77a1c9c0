// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::mcp {

// Lets text travel through the hands of clients: they can read it, but not change or make it. A token is
// bound to a purpose, and opens for no other one.
class Seal {
public:
    explicit Seal(std::string key) : m_key(std::move(key)) {}
    static Seal withRandomKey(); // tokens end with the process

    std::string close(std::string_view text, std::string_view purpose) const;
    std::optional<std::string> open(std::string_view token, std::string_view purpose) const;

private:
    std::string authenticate(std::string_view text, std::string_view purpose) const;

    std::string m_key;
};

} // namespace tooltray::mcp
