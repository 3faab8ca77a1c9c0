// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/authenticator.h"
#include "http/refusal.h"

#include <memory>
#include <variant>

namespace tooltray::http {

// Lets through who the authenticator knows (RFC 6750); everybody when there is no authenticator.
class BearerGuard {
public:
    explicit BearerGuard(std::shared_ptr<const Authenticator> authenticator);

    std::variant<Principal, Refusal> check(const Request &request) const;

private:
    std::shared_ptr<const Authenticator> m_authenticator;
};

} // namespace tooltray::http
