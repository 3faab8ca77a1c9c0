// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray {

// Whether a server may take a part of the path for one of dots: also where it takes encoded characters apart first,
// even twice, cuts a segment at a semicolon, or reads a backslash or a wide character as the plain one.
bool climbs(std::string path);

} // namespace tooltray
