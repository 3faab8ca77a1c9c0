// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schematables.h"

namespace tooltray::graphql {

// Whether everything in the tables refers to something that is there, so that a Schema of them can be used.
// Tables that were built are; this is for those that come from a file.
bool areSound(const SchemaTables &tables) noexcept;

} // namespace tooltray::graphql
