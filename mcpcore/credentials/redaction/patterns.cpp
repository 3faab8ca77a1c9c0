// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/patterns.h"

#include "base/ascii.h"
#include "base/base64.h"
#include "base/hex.h"
#include "credentials/redactor.h"
#include "credentials/wipe.h"

#include <algorithm>

namespace tooltray::credentials {
namespace {

// A shorter one has too few characters in base64 to be told from chance inside of more of it.
constexpr std::size_t kShortestWithin = 6;

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

// A transform may have changed the case before the encoding; the case of what is found does not matter itself.
std::vector<std::string> inEveryCase(std::string_view text)
{
    std::vector<std::string> cases;
    cases.reserve(3);
    cases.emplace_back(text);
    std::string other = asciiLower(text);
    if (other != text)
        cases.push_back(other);
    for (char &c : other)
        c = isAsciiLetter(c) ? static_cast<char>(c - 'a' + 'A') : c;
    if (other != text)
        cases.push_back(other);
    wipe(other);
    return cases;
}

void addEncoded(std::string_view text, std::vector<Pattern> &patterns)
{
    const bool isWord = text.size() < Redactor::kShortestAnywhere;
    patterns.push_back({encodeHex(text), {.isWholeWord = isWord}});
    if (text.size() < kShortestWithin) {
        std::string encoded = encodeBase64(text);
        encoded.erase(std::min(encoded.find('='), encoded.size()));
        patterns.push_back({encoded, {.isWholeWord = true}});
        patterns.push_back(inUrlAlphabet(patterns.back()));
        wipe(encoded);
        return;
    }
    for (std::size_t before = 0; before < 3; ++before) {
        patterns.push_back(base64Pattern(text, before));
        patterns.push_back(inUrlAlphabet(patterns.back()));
    }
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
    for (std::string &inCase : inEveryCase(text)) {
        addEncoded(inCase, patterns);
        wipe(inCase);
    }
    return patterns;
}

} // namespace tooltray::credentials
