// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/position.h"

#include "json/scanner.h"

namespace tooltray::json {

Position positionAt(std::string_view text, std::size_t offset) noexcept
{
    Position position;
    const std::string_view before = text.substr(0, offset);
    // A byte order mark is not part of the text an editor shows.
    std::size_t i = before.starts_with(detail::kByteOrderMark) ? detail::kByteOrderMark.size() : 0;
    for (; i < before.size(); ++i) {
        const auto c = static_cast<unsigned char>(before[i]);
        const bool isFirstOfCrLf = c == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (c == '\n' || (c == '\r' && !isFirstOfCrLf)) {
            ++position.line;
            position.column = 1;
        } else if ((c & 0xC0U) != 0x80) {
            position.column += c >= 0xF0 ? 2 : 1;
        }
    }
    return position;
}

} // namespace tooltray::json
