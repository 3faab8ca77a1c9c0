// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::engine {

// One thing that a consent covers, such as "program" or "destination.origin", and what it is.
struct ConsentTerm {
    std::string name;
    std::string value;

    bool operator==(const ConsentTerm &) const = default;
};

// What a definition wants that the person at this computer did not enter: to run a command, to send a secret somewhere,
// to read a file outside of the workspace, or that an endpoint, a client or a tool may do more. Its terms are all that counts,
// and no secret is in them.
//
// Of a command: arguments.0, arguments.1 ..., program, folder, contents.PATH of files in the workspace. Of a secret: secret.source (environment, keychain, memory,
// configuration, command, oauth, certificate), secret.name and what else says which one it is; destination.origin and,
// where there are such, destination.proxy, destination.ca_file, destination.ca_content, destination.certificate_check,
// destination.authorization_origin. Of a file: file. Of a policy: workspace, then endpoint, policy.mutations and
// destinations.0.origin ..., or client and rights.token_hash, rights.policy.mutations ..., or tool and policy.VERSION.read_only
// ...; until it is accepted the one that was accepted last holds, of a tool none.
struct ConsentRequest {
    enum class Kind : std::uint8_t { Command, Secret, File, Policy };
    enum class State : std::uint8_t { Pending, Denied, Granted };

    std::string id = {}; // of exactly these terms
    Kind kind = Kind::Secret;
    State state = State::Pending;
    std::string workspace;
    std::string endpoint;   // that waits for it; empty: nothing uses the credential
    std::string credential; // or the context variable, as ${KEY}; empty for a client certificate
    std::string client = {};
    std::string tool = {};
    std::vector<ConsentTerm> terms;
    std::optional<std::vector<ConsentTerm>> before = {}; // what was granted last for the same use

    bool operator==(const ConsentRequest &) const = default;
};

} // namespace tooltray::engine
