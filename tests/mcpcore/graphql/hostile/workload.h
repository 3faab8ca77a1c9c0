// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string>

namespace tooltray::test {

// Does with a text all that the engine can do with it, as a document, as SDL and as a coordinate. Returns the
// codes and rules of what was wrong, each once.
QByteArray workThrough(const std::string &text);

} // namespace tooltray::test
