// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "credentials/consent/claim.h"
#include "credentials/secrets/secret.h"

#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace tooltray::credentials {

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
