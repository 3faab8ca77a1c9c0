// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/document/format.h"

namespace tooltray::workspace {

const Formats &currentFormats()
{
    static const Formats formats{.current = {1, 1, 1, 1, 1, 1}, .migrations = {}};
    return formats;
}

} // namespace tooltray::workspace
