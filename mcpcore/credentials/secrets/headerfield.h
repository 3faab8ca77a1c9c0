// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "credentials/secrets/secret.h"

#include <cstdint>
#include <string>

namespace tooltray::credentials {

// A field of a request that authorises it.
struct HeaderField {
    std::string name;
    Secret value; // the whole of it, "Bearer ..."

    bool operator==(const HeaderField &) const = default;
};

// How a secret is shown to an upstream.
struct HeaderForm {
    enum class Scheme : std::uint8_t {
        Bearer, // RFC 6750
        ApiKey,
        Header, // the secret is the value
        Basic,  // RFC 7617
    };

    Scheme scheme = Scheme::Bearer;
    std::string headerName = {}; // empty: X-Api-Key for ApiKey, Authorization for all others
    std::string user = {};       // of Basic

    bool operator==(const HeaderForm &) const = default;
};

// Never an empty field, and none that would become more than one: secret_empty, secret_unfit, header_unfit and
// user_unfit. No message has the secret in it.
Result<HeaderField> headerField(const HeaderForm &form, const Secret &secret);

} // namespace tooltray::credentials
