// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/position.h"

#include <cstddef>
#include <string_view>

namespace tooltray::storage {

// Lines and columns in a text for many bytes, quick when they are asked for in order.
class Places {
public:
    explicit Places(std::string_view text) : m_text(text) {}

    json::Position at(std::size_t offset);

private:
    std::string_view m_text;
    std::size_t m_offset = 0; // where the last one was
    json::Position m_position;
};

} // namespace tooltray::storage
