// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/sealedtext.h"

#include <cstddef>

namespace tooltray::storage {
namespace {

// Through volatile, or the compiler drops writes to what nobody reads any more.
void wipe(std::string &text)
{
    volatile char *bytes = text.data();
    for (std::size_t i = 0; i < text.size(); ++i)
        bytes[i] = '\0';
}

} // namespace

SealedText::SealedText(std::string text)
{
    // Not made from a copy: the buffer of the text itself becomes the one that is wiped.
    m_text = std::shared_ptr<std::string>(new std::string(std::move(text)), [](std::string *owned) {
        wipe(*owned);
        delete owned;
    });
}

} // namespace tooltray::storage
