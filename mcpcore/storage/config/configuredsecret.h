// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/config/sealedtext.h"

#include <string>

namespace tooltray::storage {

// A secret as the configuration file gives it.
struct ConfiguredSecret {
    std::string variable; // of the environment, that holds it and nothing else; empty: none does
    SealedText text;
    bool isUnset = false; // the environment does not have that variable, or it is empty
};

} // namespace tooltray::storage
