// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::credentials {

// What a definition leads to and a person has to agree to first: a program that runs, or a secret that goes somewhere.
struct Claim {
    enum class Kind : std::uint8_t {
        Command,
        Secret,      // and where it goes
        Destination, // of an endpoint that a person entered; it needs no consent and tells later which are theirs
    };

    Kind kind = Kind::Secret;
    json::Value definition; // everything that decides what happens, in a fixed order

    // Differs for any two claims that differ in anything.
    std::string digest() const;

    bool operator==(const Claim &) const = default;
};

std::string_view claimKindName(Claim::Kind kind);

// The program as the computer finds it now, so that another one of the same name asks again.
Claim commandClaim(const std::vector<std::string> &arguments, const std::string &folder);
// The secret says where it is kept, the destination where it goes.
Claim secretClaim(json::Value secret, json::Value destination);
Claim destinationClaim(json::Value destination);

// For whom something was granted; it is not part of what counts.
struct ClaimSubject {
    std::string workspace;
    std::string endpoint;
    std::string credential; // or the context variable, as ${KEY}

    bool operator==(const ClaimSubject &) const = default;
};

// What a person decided about a claim.
struct ConsentEntry {
    Claim claim;
    ClaimSubject subject;
    bool isDenied = false;

    bool operator==(const ConsentEntry &) const = default;
};

} // namespace tooltray::credentials
