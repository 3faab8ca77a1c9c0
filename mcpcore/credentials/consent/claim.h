// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::credentials {

// An effect of a definition that a person has to agree to first: a program that runs, a secret that is sent,
// a file that is read, or a right that is granted.
struct Claim {
    enum class Kind : std::uint8_t {
        Command,
        Secret,      // and where it goes
        Destination, // of an endpoint that a person entered; it needs no consent and tells later which are theirs
        File,
        Policy, // of an endpoint, a client or a tool; there is one that counts for each
    };

    Kind kind = Kind::Secret;
    json::Value definition; // everything that decides what happens, in a fixed order

    // Differs for any two claims that differ in anything.
    std::string digest() const;

    bool operator==(const Claim &) const = default;
};

std::string_view claimKindName(Claim::Kind kind);

// The program as the computer finds it now, so that another one of the same name asks again. The contents are those of
// files that others may write and that the command names, by their paths.
Claim commandClaim(const std::vector<std::string> &arguments, const std::string &folder,
                   json::Value contents = {});
// The secret says where it is kept, the destination where it goes.
Claim secretClaim(json::Value secret, json::Value destination);
Claim destinationClaim(json::Value destination);
Claim fileClaim(const std::string &path);
Claim policyClaim(json::Value policy);

// The subject of a grant, which is not part of the claim.
struct ClaimSubject {
    std::string workspace;
    std::string endpoint;
    std::string credential; // or the context variable, as ${KEY}
    std::string client = {};
    std::string tool = {};
    std::string folder = {}; // with the workspaces: those of other data folders may have the same names

    bool operator==(const ClaimSubject &) const = default;
};

// A person's decision about a claim.
struct ConsentEntry {
    Claim claim;
    ClaimSubject subject;
    bool isDenied = false;

    bool operator==(const ConsentEntry &) const = default;
};

} // namespace tooltray::credentials
