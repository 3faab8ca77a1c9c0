// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/places.h"

namespace tooltray::storage {

json::Position Places::at(std::size_t offset)
{
    if (offset < m_offset) {
        m_offset = 0;
        m_position = {};
    }
    const json::Position step = json::positionAt(m_text.substr(m_offset), offset - m_offset);
    m_position = {m_position.line + step.line - 1,
                  step.line == 1 ? m_position.column + step.column - 1 : step.column};
    m_offset = offset;
    return m_position;
}

} // namespace tooltray::storage
