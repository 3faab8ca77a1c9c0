// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::http {

// The next port that can be had on all of the addresses now, to be offered to whoever found his own taken; 0 when
// there is none nearby.
std::uint16_t freePortAfter(std::uint16_t port, const std::vector<std::string> &addresses);

// Whether only programs on this computer reach the address.
bool isLoopback(const std::string &address);

} // namespace tooltray::http
