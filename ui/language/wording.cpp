// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

namespace tooltray::ui {

std::vector<std::span<const Wording>> wordingTables()
{
    return {filesWordings(), windowWordings()};
}

} // namespace tooltray::ui
