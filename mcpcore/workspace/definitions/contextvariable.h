// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/origin.h"
#include "json/value.h"

#include <string>

namespace tooltray::workspace {

// A value injected into every operation variable of the same name. A secret one has no value here but
// names the credential that holds it.
struct ContextVariable {
    std::string key;
    json::Value value; // a text, number or boolean
    std::string credential;
    std::string description;
    Origin origin = Origin::Person;

    bool isSecret() const { return !credential.empty(); }

    bool operator==(const ContextVariable &) const = default;
};

} // namespace tooltray::workspace
