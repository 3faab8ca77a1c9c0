// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"

namespace tooltray::journal {

inline const LogCategory &logCategory()
{
    static const LogCategory category("tooltray.journal");
    return category;
}

} // namespace tooltray::journal
