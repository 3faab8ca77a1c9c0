// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tooltray {

// Who may read a new file or folder: its owner, or everybody as far as the umask allows.
enum class FileAccess : std::uint8_t { Private, Public };

} // namespace tooltray
