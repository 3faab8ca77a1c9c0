// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/string.h"

namespace tooltray::json {

String &String::operator=(const String &other)
{
    if (this != &other)
        *this = String(other);
    return *this;
}

String &String::operator=(String &&other) noexcept
{
    String taken(std::move(other));
    std::swap(m_cell, taken.m_cell);
    return *this;
}

} // namespace tooltray::json
