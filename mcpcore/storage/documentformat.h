// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/commitrecord.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tooltray::storage {

// The number of the format that a document says it has; 0 when it says none.
std::int64_t formatOf(std::string_view body);

// The oldest format from which the commit brings a document to a newer one; nothing where it does not.
std::optional<std::int64_t> migratesFrom(const CommitRecord &record);

} // namespace tooltray::storage
