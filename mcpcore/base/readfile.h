// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace tooltray {

// The whole content of a regular file. The errors are those of fileError(), and file_too_big when there is
// more than maxBytes.
Result<std::string> readFile(const std::filesystem::path &path, std::size_t maxBytes);

} // namespace tooltray
