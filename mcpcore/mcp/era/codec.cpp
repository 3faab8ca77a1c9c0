// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/era/codec.h"

#include "mcp/era/era2025.h"
#include "mcp/era/era2026.h"

namespace tooltray::mcp {

const Codec &codec(Era era)
{
    static const Era2025 legacy;
    static const Era2026 modern;
    if (era == Era::Modern)
        return modern;
    return legacy;
}

} // namespace tooltray::mcp
