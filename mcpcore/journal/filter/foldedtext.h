// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tooltray::journal {

// A text to be found in others whatever the case of their letters.
class FoldedText {
public:
    FoldedText() = default;
    explicit FoldedText(std::string_view text);

    bool isIn(std::string_view text) const;

private:
    std::string m_folded;
    bool m_isAscii = true;
};

} // namespace tooltray::journal
