// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/message.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::http {

// A fixed set of tokens, each of one principal. Only digests are kept, and every one of them is looked
// at in full, so that the time taken tells nothing about any token.
class StaticTokens final : public Authenticator {
public:
    explicit StaticTokens(Challenge challenge) : m_challenge(std::move(challenge)) {}

    void add(std::string_view token, Principal principal);
    void remove(const Principal &principal);

    std::variant<Principal, Challenge> authenticate(const Request &request,
                                                    std::optional<std::string_view> token) const override;

private:
    using Digest = std::array<unsigned char, 32>;
    struct Entry {
        Digest digest;
        Principal principal;
    };

    static Digest digestOf(std::string_view token);

    Challenge m_challenge;
    std::vector<Entry> m_entries;
};

} // namespace tooltray::http
