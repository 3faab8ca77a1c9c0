// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::upstream {

// Who can reach an address (the special-purpose registries of IANA, RFC 6890).
enum class AddressScope : std::uint8_t {
    Public,
    Private,   // 10/8, 172.16/12, 192.168/16, fc00::/7, and 100.64/10 behind the NAT of a carrier
    Loopback,  // this computer, which 0.0.0.0 means as well
    LinkLocal, // also where clouds hand credentials to their machines
    Special,   // multicast, reserved, for documentation: no host that serves an API
};

// The scope within a sentence: "a private address".
Template describe(AddressScope scope);

// The scope of a numeric address, IPv6 with or without brackets and zone. An IPv4 address inside an IPv6 address
// counts as itself. Anything that is not an address is public.
AddressScope addressScope(std::string_view address);

// Whether a response from an address of one scope may redirect to one of the other: to where everybody is, to this
// computer from itself, to a private network from inside, and to a link-local address from another one.
bool mayLeadTo(AddressScope from, AddressScope to);

} // namespace tooltray::upstream
