// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/client/callername.h"

#include "base/hiddentext.h"
#include "base/utf8.h"

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kLongestProgram = 60; // bytes

bool isSpace(char32_t c)
{
    return c <= 0x20 || c == 0x7F || (c >= 0x80 && c <= 0xA0) || c == 0x2028 || c == 0x2029 || c == 0x3000;
}

} // namespace

std::string cleanProgramName(std::string_view claimed)
{
    std::string clean;
    bool isSpaced = false;
    while (!claimed.empty() && clean.size() < kLongestProgram) {
        const DecodedCodePoint next = decodeUtf8(claimed);
        if (isSpace(next.codePoint)) {
            isSpaced = !clean.empty();
        } else if (next.isValid && !isHiddenCharacter(next.codePoint)) {
            if (isSpaced)
                clean += ' ';
            isSpaced = false;
            clean += claimed.substr(0, next.size);
        }
        claimed.remove_prefix(next.size);
    }
    clean.resize(truncatedUtf8(clean, kLongestProgram).size());
    return clean;
}

std::string callerName(const std::string &client, const std::string &program)
{
    // No client of a workspace can be called that, see ClientTokens::addGuest().
    const bool isGuest = client.starts_with('(');
    return isGuest && !program.empty() ? program + ' ' + client : client;
}

} // namespace tooltray::toolkit
