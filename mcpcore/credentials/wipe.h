// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace tooltray::credentials {

// Overwrites memory that held a secret; no optimizer leaves that out.
inline void wipe(void *memory, std::size_t size) noexcept
{
    auto *byte = static_cast<volatile unsigned char *>(memory);
    for (std::size_t i = 0; i < size; ++i)
        byte[i] = 0;
}

// All that the text has room for, and leaves it empty.
inline void wipe(std::string &text) noexcept
{
    wipe(text.data(), text.capacity());
    text.clear();
}

} // namespace tooltray::credentials
