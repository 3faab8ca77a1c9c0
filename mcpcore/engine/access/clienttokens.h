// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/serversettings.h"
#include "http/message/message.h"
#include "workspace/definitions/policy.h"
#include "workspace/snapshot/workspace.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::engine {

// Knows who comes with which token: the clients of each workspace, who are let in at its own paths and those that all
// workspaces share, and guests, who have a token for this run and are let in everywhere. Only digests are kept, and
// every one that may count is looked at in full, so that the time taken tells nothing about any token.
class ClientTokens final : public http::Authenticator {
public:
    // The clients that there are now, in place of those before. Their principals are WORKSPACE/NAME, so that nobody
    // is taken for a client of the same name elsewhere. Returns the names of those that share a token with another
    // one of the workspace: who comes with it could be either, so none of them is let in.
    std::vector<std::string> setClients(const std::string &workspace, const workspace::Workspace &snapshot);
    void removeClients(const std::string &workspace) { m_clients.erase(workspace); }

    // The workspace of a principal whose request does not name one; guests are at home in the default one.
    std::string_view workspaceOf(std::string_view principal) const;

    // A caller without the token of a client.
    struct Guest {
        workspace::Client client; // with what it may do
        // The client of a workspace whose policy also applies, if it exists; any guest may claim its name.
        std::string claimedName = {};
        bool isRelay = false;

        bool operator==(const Guest &) const = default;
    };
    // A fresh token for it, until it is removed.
    std::string addGuest(Guest guest);
    void removeGuest(std::string_view token);
    std::shared_ptr<const Guest> guest(std::string_view principal) const; // null: there is none

    std::variant<http::Principal, http::Challenge>
    authenticate(const http::Request &request, std::optional<std::string_view> token) const override;

private:
    using Digest = std::array<unsigned char, 32>;
    struct Entry {
        Digest digest;
        std::string principal;
    };

    static Digest digestOf(std::string_view token);
    static std::optional<Digest> digestIn(std::string_view tokenHash);

    std::map<std::string, std::vector<Entry>, std::less<>> m_clients; // by workspace
    std::vector<Entry> m_guestTokens;
    std::map<std::string, std::shared_ptr<const Guest>, std::less<>> m_guests; // by principal
    std::uint64_t m_lastGuest = 0;
};

// The hash in the form that a workspace stores: sha256:HEX.
std::string tokenHash(std::string_view token);

// Whose path it is: /w/NAME/mcp is NAME's, /mcp the default one's; nothing: all workspaces share it.
std::optional<std::string_view> workspaceOfPath(std::string_view path);

// The client whose definition applies to relays that come without the token of a client.
inline constexpr const char *kRelayClient = "stdio";

// Returns the client as accepted, perhaps with fewer rights than its definition; null: it is not accepted.
using Acceptance = std::function<workspace::ClientPtr(const workspace::Client &)>;

// The guest as this workspace sees it: with the policy of a client that was only just let in, or that of the client
// "stdio". A name that it claims can take rights away, but never give any. Null: the workspace lets it in no more.
workspace::ClientPtr guestIn(const workspace::Workspace &workspace,
                             const std::shared_ptr<const ClientTokens::Guest> &guest,
                             const Acceptance &accepted);

} // namespace tooltray::engine
