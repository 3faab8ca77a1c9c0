// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace tooltray::mcp {

Q_DECLARE_LOGGING_CATEGORY(lcMcp)

} // namespace tooltray::mcp
