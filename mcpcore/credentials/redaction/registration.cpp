// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/registration.h"

#include "credentials/redaction/secretregister.h"

namespace tooltray::credentials {

Registration &Registration::operator=(Registration &&other) noexcept
{
    Registration taken(std::move(other));
    std::swap(m_register, taken.m_register);
    std::swap(m_secret, taken.m_secret);
    return *this;
}

Registration::~Registration()
{
    if (const auto owner = m_register.lock())
        owner->remove(m_secret);
}

} // namespace tooltray::credentials
