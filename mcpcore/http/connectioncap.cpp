// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connectioncap.h"

#include <algorithm>

namespace tooltray::http {

namespace {

std::size_t leftFor(std::size_t descriptorLimit)
{
    const std::size_t reserved =
        std::clamp(descriptorLimit / 2, ConnectionCap::kFewestReserved, ConnectionCap::kReservedDescriptors);
    return descriptorLimit - std::min(descriptorLimit, reserved);
}

} // namespace

ConnectionCap::ConnectionCap(std::size_t configured, std::size_t descriptorLimit)
    : m_toldSo(std::min(kToldSo, leftFor(descriptorLimit) / 4))
    , m_cap(std::min(configured, leftFor(descriptorLimit) - m_toldSo))
{}

ConnectionCap::Verdict ConnectionCap::take()
{
    if (m_open >= m_cap + m_toldSo)
        return Verdict::Drop;
    return ++m_open <= m_cap ? Verdict::Serve : Verdict::Refuse;
}

} // namespace tooltray::http
