// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <cstddef>
#include <string_view>

namespace tooltray::http {

// What the system takes at once, without blocking; 0 also when the connection is broken.
std::size_t sendNow(qintptr descriptor, std::string_view bytes);

// Ends our direction of the connection only.
void shutDownWriting(qintptr descriptor);

} // namespace tooltray::http
