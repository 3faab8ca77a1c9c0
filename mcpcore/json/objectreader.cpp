// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/objectreader.h"

#include <algorithm>

namespace tooltray::json {

ObjectReader::ObjectReader(const Reader &in, Unknown unknown)
    : m_in(in)
    , m_unknown(unknown)
    , m_errorsBefore(in.errorCount())
{
    if (!in.value().isObject())
        in.reportExpected("object");
}

ObjectReader::~ObjectReader()
{
    if (m_unknown == Unknown::Ignore)
        return;
    for (const Member &member : m_in.value().members()) {
        if (std::ranges::find(m_known, member.name.view()) == m_known.end())
            m_in.reportUnknown(member.name, {m_known.begin(), m_known.end()});
    }
}

std::optional<Reader> ObjectReader::find(std::string_view name)
{
    m_known.push_back(name);
    if (!m_in.value().contains(name))
        return std::nullopt;
    return m_in.member(name);
}

void ObjectReader::reportMissing(std::string_view name) const
{
    if (m_in.value().isObject())
        m_in.reportMissing(name);
}

} // namespace tooltray::json
