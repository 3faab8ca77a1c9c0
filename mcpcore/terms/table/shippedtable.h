// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/table/wordtable.h"

namespace tooltray::terms {

// The table of resources/terms, which the program contains.
const WordTable &shippedTable();

} // namespace tooltray::terms
