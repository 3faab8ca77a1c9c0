// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::http {

// The next port that is free on all of the addresses now, to suggest in place of one that is taken; 0 when
// there is none nearby.
std::uint16_t freePortAfter(std::uint16_t port, const std::vector<std::string> &addresses);

// True if only programs on this computer can reach the address.
bool isLoopback(const std::string &address);

} // namespace tooltray::http
