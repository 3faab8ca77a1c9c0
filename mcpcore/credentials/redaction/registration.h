// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/secret.h"

#include <memory>
#include <utility>

namespace tooltray::credentials {

class SecretRegister;

// Keeps a secret known to a redactor for as long as it lives; may outlive the redactor.
class [[nodiscard]] Registration {
public:
    Registration() = default;
    Registration(std::weak_ptr<SecretRegister> owner, Secret secret)
        : m_register(std::move(owner))
        , m_secret(std::move(secret))
    {}
    Registration(Registration &&other) noexcept
        : m_register(std::exchange(other.m_register, {}))
        , m_secret(std::exchange(other.m_secret, {}))
    {}
    Registration &operator=(Registration &&other) noexcept;
    ~Registration();

private:
    std::weak_ptr<SecretRegister> m_register;
    Secret m_secret;
};

} // namespace tooltray::credentials
