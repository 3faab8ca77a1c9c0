// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/diagnostic.h"

namespace tooltray::storage {

std::string Diagnostic::toString() const
{
    return file + ':' + std::to_string(position.line) + ':' + std::to_string(position.column) + ": "
           + message;
}

} // namespace tooltray::storage
