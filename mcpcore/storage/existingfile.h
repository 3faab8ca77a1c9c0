// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/filecalls.h"
#include "base/result.h"

#include <cstddef>
#include <optional>
#include <string>

// For files of which it is no failure that they are not there.
namespace tooltray::storage {

Result<std::optional<std::string>> readIfThere(const std::string &path, std::size_t maxBytes);
// For good only after syncFolder().
Result<void> removeIfThere(const std::string &path, const FileCalls &calls);

} // namespace tooltray::storage
