// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "credentials/secrets/secret.h"
#include "json/value.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
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

// The entries by the digests of their claims.
using ConsentEntries = std::map<std::string, ConsentEntry, std::less<>>;

// A change to the entries of a ledger.
struct LedgerChange {
    ConsentEntries put = {};
    std::set<std::string, std::less<>> removed = {};

    void applyTo(ConsentEntries &entries) const;
    // True if a grant is revoked, which needs a new key: no older file may bring it back.
    bool takesBack(const ConsentEntries &entries) const;

private:
    bool replaces(const ConsentEntry &entry) const;
};

// The file of a ledger and the key that authenticates it. These functions block, lock the ledger against other
// processes, and read nothing that is a link, belongs to another user or can be changed by others. The errors are
// consent_unsafe, consent_forged and those of the disk; each means that nothing is granted.
struct LedgerFile {
    std::filesystem::path path;

    // These are for a computer without a keychain: the key is in a private file beside the ledger.
    Result<ConsentEntries> read() const;
    // A ledger that cannot be trusted is moved aside and begun anew.
    Result<ConsentEntries> change(const LedgerChange &change) const;

    // The same with a key that is kept elsewhere.
    Result<ConsentEntries> read(const Secret &key) const;
    Result<ConsentEntries> change(const LedgerChange &change, const Secret &key, const Secret &newKey) const;

    std::filesystem::path keyPath() const;
};

Secret newLedgerKey();

} // namespace tooltray::credentials
