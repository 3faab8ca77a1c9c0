// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace tooltray::journal {

// What went over the wire in one direction, without its secrets. Copies share the text, which never changes.
struct Body {
    std::shared_ptr<const std::string> content = nullptr;
    std::uint64_t size = 0; // in bytes, as it went over the wire

    bool isCut = false;      // the content is only the beginning
    bool isRepaired = false; // the content has U+FFFD in place of bytes that were not UTF-8
    bool isMasked = false;   // it held secrets, which are masked
    std::string file = {};   // of a body that is cut: the file in the folder "bodies" that has all of it

    static Body of(std::string text)
    {
        Body body;
        body.size = text.size();
        body.content = std::make_shared<const std::string>(std::move(text));
        return body;
    }

    std::string_view text() const noexcept
    {
        return content ? std::string_view(*content) : std::string_view();
    }
    bool isWhole() const noexcept { return !isCut && !isRepaired; }

    friend bool operator==(const Body &a, const Body &b) noexcept
    {
        return a.size == b.size && a.isCut == b.isCut && a.isRepaired == b.isRepaired
               && a.isMasked == b.isMasked && a.file == b.file
               && (a.content == b.content || a.text() == b.text());
    }
};

} // namespace tooltray::journal
