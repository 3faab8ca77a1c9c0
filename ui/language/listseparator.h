// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tooltray::ui {

// What stands between the parts of a list in one line. Lists that people type are separated by ", " everywhere.
QString listSeparator();

} // namespace tooltray::ui
