// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::mcp {

// The text that a header repeats from the body: surrounding white space is dropped, =?base64?...?= is
// decoded. Nothing when it has characters that do not belong into a header, or the encoding is not exact
// (2026-07-28, Streamable HTTP, value encoding).
std::optional<std::string> readMirrorHeader(std::string_view value);

// The other way round, for senders.
std::string writeMirrorHeader(std::string_view text);

} // namespace tooltray::mcp
