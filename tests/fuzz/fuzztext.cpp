// SPDX-License-Identifier: GPL-3.0-or-later
// What the text tools decode they encode back to the same text, what they repair is valid, and what they
// order is ordered.
#include "base/log/log.h"
#include "base/time/rfc3339.h"
#include "fuzz/expect.h"
#include "text/encoding/encoding.h"
#include "text/unicode/utf8.h"
#include "text/words/naturalorder.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray;

namespace {

void encodings(std::string_view text)
{
    FUZZ_EXPECT(decodeBase64(encodeBase64(text)) == text);
    FUZZ_EXPECT(decodeBase64Url(encodeBase64Url(text)) == text);
    FUZZ_EXPECT(decodeHex(encodeHex(text)) == text);
    FUZZ_EXPECT(decodePercent(encodePercent(text)) == text);
    if (const auto bytes = decodeBase64(text))
        FUZZ_EXPECT(encodeBase64(*bytes) == text);
    if (const auto bytes = decodeBase64Url(text))
        FUZZ_EXPECT(encodeBase64Url(*bytes) == text);
    if (const auto bytes = decodeHex(text))
        FUZZ_EXPECT(2 * bytes->size() == text.size());
    if (const auto bytes = decodePercent(text))
        FUZZ_EXPECT(bytes->size() <= text.size());
    if (const auto time = parseRfc3339(text))
        FUZZ_EXPECT(parseRfc3339(formatRfc3339(*time)) == time);
}

void utf8(std::string_view text)
{
    const std::string repaired = repairedUtf8(text);
    FUZZ_EXPECT(isValidUtf8(repaired));
    FUZZ_EXPECT(isValidUtf8(text) == (repaired == text));
    for (std::size_t size = 0; size <= std::min<std::size_t>(repaired.size(), 64); ++size) {
        const std::string_view cut = truncatedUtf8(repaired, size);
        FUZZ_EXPECT(isValidUtf8(cut) && cut.size() <= size
                    && cut.size() + 4 > std::min(size, repaired.size()));
        FUZZ_EXPECT(truncatedUtf8(text, size).size() <= size);
    }
    const std::string line = LogOutput::line(WallTime(), QtInfoMsg, "fuzz", repaired);
    FUZZ_EXPECT(isValidUtf8(line));
    FUZZ_EXPECT(std::none_of(line.begin(), line.end(), [](char c) { return c >= 0 && c < ' '; }));
}

void words(std::string_view text)
{
    const std::string_view first = text.substr(0, text.find('\n'));
    const std::string_view second =
        first.size() == text.size() ? std::string_view() : text.substr(first.size() + 1);
    FUZZ_EXPECT((naturalOrder(first, second) == 0) == (first == second));
    FUZZ_EXPECT((naturalOrder(first, second) < 0) == (naturalOrder(second, first) > 0));
    if (first.size() > 200 || second.size() > 200)
        return;
    const std::array candidates{std::string(second), std::string(first)};
    const auto found = suggestions(first, candidates);
    FUZZ_EXPECT(!found.empty() && found.front() == first);
    FUZZ_EXPECT(didYouMean(found).ends_with("?"));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    encodings(text);
    utf8(text);
    words(text);
    [[maybe_unused]] const auto rules = logRules(text);
    return 0;
}
