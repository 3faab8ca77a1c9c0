// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace tooltray::stdio {

// Cuts a stream of bytes into lines. Empty ones are skipped; of one that is too long, only that there was
// one is told, so that an endless line costs no memory.
class LineSplitter {
public:
    explicit LineSplitter(std::size_t maxLine = 16 * 1024 * 1024) : m_maxLine(maxLine) {}

    enum class Line : unsigned char { Complete, TooLong };
    using Handler = std::function<void(Line, std::string_view)>;
    void feed(std::string_view bytes, const Handler &handler);

private:
    std::size_t m_maxLine;
    std::string m_started;
    bool m_isTooLong = false;
};

} // namespace tooltray::stdio
