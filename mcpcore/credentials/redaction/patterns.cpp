// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/patterns.h"

#include "base/base64.h"
#include "credentials/redactor.h"
#include "credentials/wipe.h"

#include <algorithm>

namespace tooltray::credentials {
namespace {

// The secret as it stands in base64 after so many bytes of something else, 0 to 2 beyond a multiple of three.
Pattern base64Pattern(std::string_view secret, std::size_t before)
{
    std::string bytes(before, '\0');
    bytes += secret;
    std::string encoded = encodeBase64(bytes);
    wipe(bytes);
    const std::size_t bits = 8 * (before + secret.size());
    const std::size_t begin = (8 * before + 5) / 6;
    Pattern pattern{encoded.substr(begin, bits / 6 - begin),
                    {.coversBefore = before > 0, .coversAfter = bits % 6 != 0}};
    wipe(encoded);
    return pattern;
}

Pattern inUrlAlphabet(Pattern pattern)
{
    std::ranges::replace(pattern.text, '+', '-');
    std::ranges::replace(pattern.text, '/', '_');
    return pattern;
}

} // namespace

std::vector<Pattern> patternsOf(const Secret &secret)
{
    const std::string_view text = secret.reveal();
    if (text.size() < Redactor::kShortest)
        return {};
    const PatternTraits plain{.isWholeWord = text.size() < Redactor::kShortestAnywhere};
    std::vector<Pattern> patterns{{std::string(text), plain}};
    if (text.find(' ') != std::string_view::npos) { // a form writes a space so
        patterns.push_back(patterns.front());
        std::ranges::replace(patterns.back().text, ' ', '+');
    }
    for (std::size_t before = 0; before < 3; ++before) {
        patterns.push_back(base64Pattern(text, before));
        patterns.push_back(inUrlAlphabet(patterns.back()));
    }
    return patterns;
}

} // namespace tooltray::credentials
