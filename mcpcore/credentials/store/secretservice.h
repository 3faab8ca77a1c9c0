// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

class QObject;

namespace tooltray::credentials {

enum class SecretService : std::uint8_t {
    Unlocked,
    Locked,
    Missing, // nor can it be started
    Unknown, // something else is the keychain here, or it does not answer
};

// The state of the Secret Service's default collection, asked over D-Bus without unlocking anything. Called
// back unless the context is destroyed before, perhaps at once.
void askSecretService(QObject *context, std::function<void(SecretService)> done);

} // namespace tooltray::credentials
