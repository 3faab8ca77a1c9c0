// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/redaction/secretnames.h"

#include <string>
#include <string_view>

namespace tooltray::credentials {

// The URL with the mask in place of its user's password and of every parameter with a secret name. Also of
// what is no URL but parameters only, such as a form.
std::string maskedBySecretParts(std::string_view url, const SecretNames &names = {});

// Whether maskedInUrls() could find anything: what has neither a user nor a parameter is no text for it.
bool mayHaveSecretParts(std::string_view text);

// The text with the same done to each URL in it, and to what looks like the query of one.
std::string maskedInUrls(std::string_view text, const SecretNames &names = {});

} // namespace tooltray::credentials
