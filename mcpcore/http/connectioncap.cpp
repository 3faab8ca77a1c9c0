// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connectioncap.h"

#include <algorithm>

namespace tooltray::http {

ConnectionCap::ConnectionCap(std::size_t configured, std::size_t descriptorLimit)
    : m_cap(std::min(configured, descriptorLimit - std::min(descriptorLimit, kReservedDescriptors + kToldSo)))
{}

ConnectionCap::Verdict ConnectionCap::take()
{
    if (m_open >= m_cap + kToldSo)
        return Verdict::Drop;
    return ++m_open <= m_cap ? Verdict::Serve : Verdict::Refuse;
}

} // namespace tooltray::http
