// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/commit.h"

namespace tooltray::storage {

// FNV-1a, 64 bits.
Stamp stampOf(std::string_view body)
{
    Stamp stamp = 0xcbf29ce484222325U;
    for (const char c : body) {
        stamp ^= static_cast<unsigned char>(c);
        stamp *= 0x100000001b3U;
    }
    return stamp;
}

} // namespace tooltray::storage
