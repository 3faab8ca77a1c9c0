// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/statictokens.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace tooltray::http {

StaticTokens::Digest StaticTokens::digestOf(std::string_view token)
{
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromRawData(token.data(), static_cast<qsizetype>(token.size())),
                                 QCryptographicHash::Sha256);
    Digest digest{};
    std::ranges::copy(hash, digest.begin());
    return digest;
}

void StaticTokens::add(std::string_view token, Principal principal)
{
    m_entries.push_back({digestOf(token), std::move(principal)});
}

void StaticTokens::remove(const Principal &principal)
{
    std::erase_if(m_entries, [&](const Entry &entry) { return entry.principal == principal; });
}

std::variant<Principal, Challenge> StaticTokens::authenticate(const Request &,
                                                              std::optional<std::string_view> token) const
{
    if (!token)
        return m_challenge;
    const Digest digest = digestOf(*token);
    const Entry *found = nullptr;
    for (const Entry &entry : m_entries) {
        unsigned char difference = 0;
        for (std::size_t i = 0; i < digest.size(); ++i)
            difference |= static_cast<unsigned char>(digest[i] ^ entry.digest[i]);
        if (difference == 0)
            found = &entry;
    }
    if (!found)
        return m_challenge;
    return found->principal;
}

} // namespace tooltray::http
