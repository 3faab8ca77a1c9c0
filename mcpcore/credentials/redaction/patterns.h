// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/secret.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tooltray::credentials {

// What a find covers beside the bytes that were found.
struct PatternTraits {
    bool isWholeWord = false;  // counts only where no letter or digit touches it
    bool coversBefore = false; // and the base64 character before it, which holds some bits of the secret
    bool coversAfter = false;

    bool operator==(const PatternTraits &) const = default;
};

// One form of a secret to look for; as secret as itself.
struct Pattern {
    std::string text;
    PatternTraits traits;
};

// The secret itself and in base64, as far as its own bits decide the characters; nothing of one too short.
std::vector<Pattern> patternsOf(const Secret &secret);

} // namespace tooltray::credentials
