// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/access/clienttokens.h"

#include "base/text/random.h"
#include "engine/settings/serversettings.h"
#include "text/encoding/encoding.h"

#include <QCryptographicHash>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::engine {

namespace {

constexpr std::string_view kHashKind = "sha256:";
constexpr std::string_view kWorkspacePath = "/w/";
constexpr std::string_view kDefaultPath = "/mcp";

QByteArray sha256(std::string_view token)
{
    return QCryptographicHash::hash(
        QByteArray::fromRawData(token.data(), static_cast<qsizetype>(token.size())),
        QCryptographicHash::Sha256);
}

http::Challenge whoAreYou(bool hasToken)
{
    return {.parameters = "realm=\"tooltray\"",
            .message = hasToken ? "Unknown token." : "This request has no token.",
            .hint = "Send \"Authorization: Bearer TOKEN\" with a client token of this Tooltray."};
}

} // namespace

std::string tokenHash(std::string_view token)
{
    const QByteArray digest = sha256(token);
    return std::string(kHashKind) + encodeHex({digest.constData(), static_cast<std::size_t>(digest.size())});
}

std::optional<std::string_view> workspaceOfPath(std::string_view path)
{
    if (path == kDefaultPath)
        return kDefaultWorkspace;
    if (!path.starts_with(kWorkspacePath))
        return {};
    path.remove_prefix(kWorkspacePath.size());
    return path.substr(0, path.find('/'));
}

ClientTokens::Digest ClientTokens::digestOf(std::string_view token)
{
    Digest digest{};
    std::ranges::copy(sha256(token), digest.begin());
    return digest;
}

std::optional<ClientTokens::Digest> ClientTokens::digestIn(std::string_view tokenHash)
{
    if (!tokenHash.starts_with(kHashKind))
        return {};
    const auto bytes = decodeHex(tokenHash.substr(kHashKind.size()));
    Digest digest{};
    if (!bytes || bytes->size() != digest.size())
        return {};
    std::ranges::copy(*bytes, digest.begin());
    return digest;
}

std::vector<std::string> ClientTokens::setClients(const std::string &workspace,
                                                  const workspace::Workspace &snapshot)
{
    std::map<Digest, std::vector<const workspace::Client *>> holders;
    for (const auto &item : snapshot.entries(workspace::ObjectKind::Client)) {
        const auto &client = std::get<workspace::Client>(item.value.object());
        if (const auto digest = digestIn(client.tokenHash))
            holders[*digest].push_back(&client);
    }
    std::vector<Entry> entries;
    std::vector<std::string> ambiguous;
    for (const auto &[digest, clients] : holders) {
        if (clients.size() == 1 && clients.front()->enabled)
            entries.push_back({digest, workspace + "/" + clients.front()->name});
        for (const workspace::Client *client : clients) {
            if (clients.size() > 1)
                ambiguous.push_back(client->name);
        }
    }
    m_clients.insert_or_assign(workspace, std::move(entries));
    std::ranges::sort(ambiguous);
    return ambiguous;
}

std::string_view ClientTokens::workspaceOf(std::string_view principal) const
{
    const std::size_t slash = principal.find('/');
    const bool isClient = slash != std::string_view::npos && m_clients.contains(principal.substr(0, slash));
    return isClient ? principal.substr(0, slash) : kDefaultWorkspace;
}

std::string ClientTokens::addGuest(Guest guest)
{
    std::string token = randomToken();
    // Programs that come through relays are strangers to each other, whatever they are called.
    const std::string principal =
        guest.isRelay ? guest.client.name + " #" + std::to_string(++m_lastGuest) : guest.client.name;
    m_guestTokens.push_back({digestOf(token), principal});
    guest.client.tokenHash = tooltray::engine::tokenHash(token);
    m_guests.insert_or_assign(principal, std::make_shared<const Guest>(std::move(guest)));
    return token;
}

void ClientTokens::removeGuest(std::string_view token)
{
    const Digest digest = digestOf(token);
    const auto found = std::ranges::find(m_guestTokens, digest, &Entry::digest);
    if (found == m_guestTokens.end())
        return;
    const std::string principal = found->principal;
    m_guestTokens.erase(found);
    if (std::ranges::find(m_guestTokens, principal, &Entry::principal) == m_guestTokens.end())
        m_guests.erase(principal);
}

std::shared_ptr<const ClientTokens::Guest> ClientTokens::guest(std::string_view principal) const
{
    const auto found = m_guests.find(principal);
    return found == m_guests.end() ? nullptr : found->second;
}

std::variant<http::Principal, http::Challenge>
ClientTokens::authenticate(const http::Request &request, std::optional<std::string_view> token) const
{
    if (!token)
        return whoAreYou(false);
    const Digest digest = digestOf(*token);
    const Entry *found = nullptr;
    const auto lookIn = [&](const std::vector<Entry> &entries, bool mayCount) {
        for (const Entry &entry : entries) {
            unsigned char difference = 0;
            for (std::size_t i = 0; i < digest.size(); ++i)
                difference |= static_cast<unsigned char>(digest[i] ^ entry.digest[i]);
            if (difference == 0 && mayCount)
                found = &entry;
        }
    };
    // All of them at every path, so that the time does not tell which workspaces there are.
    const auto whose = workspaceOfPath(request.path());
    for (const auto &[workspace, clients] : m_clients)
        lookIn(clients, !whose || *whose == workspace);
    lookIn(m_guestTokens, true);
    if (found == nullptr)
        return whoAreYou(true);
    return http::Principal{found->principal};
}

workspace::ClientPtr guestIn(const workspace::Workspace &workspace,
                             const std::shared_ptr<const ClientTokens::Guest> &guest,
                             const Acceptance &accepted)
{
    const auto *relays = guest->isRelay ? workspace.find<workspace::Client>(kRelayClient) : nullptr;
    const auto *claimed = guest->isRelay && !guest->claimedName.empty()
                              ? workspace.find<workspace::Client>(guest->claimedName)
                              : nullptr;
    if (relays == nullptr && claimed == nullptr)
        return {guest, &guest->client};
    auto client = std::make_shared<workspace::Client>(guest->client);
    if (relays != nullptr) {
        const auto known = relays->enabled ? accepted(*relays) : nullptr;
        if (!known)
            return {};
        client->policy = known->policy;
    }
    if (claimed == nullptr)
        return client;
    const auto known = claimed->enabled ? accepted(*claimed) : nullptr;
    if (!known)
        return {};
    client->policy = restrictedBy(std::move(client->policy), known->policy);
    return client;
}

} // namespace tooltray::engine
