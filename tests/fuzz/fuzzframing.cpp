// SPDX-License-Identifier: GPL-3.0-or-later
// How bytes were cut on their way changes nothing of the events and lines in them, none of which is larger than
// it may be.
#include "fuzz/expect.h"
#include "text/framing/eventstreamreader.h"
#include "text/framing/linecollector.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray::text;

namespace {

constexpr std::size_t kMaxBytes = 256;

std::string events(std::string_view bytes, std::size_t step)
{
    EventStreamReader reader(kMaxBytes);
    std::string seen;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        const auto outcome = reader.feed(bytes.substr(at, step), [&](const StreamEvent &event) {
            FUZZ_EXPECT(event.name.size() <= kMaxBytes && event.data.size() <= kMaxBytes);
            seen += event.name + '=' + event.data + '|';
            return true;
        });
        if (outcome != EventStreamReader::Outcome::Good)
            return "too long"; // when that is noticed depends on the pieces
    }
    return seen + reader.lastEventId();
}

std::string lines(std::string_view bytes, std::size_t step, Tolerance tolerance)
{
    LineCollector collector(tolerance);
    std::string seen;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        std::string_view piece = bytes.substr(at, step);
        for (auto outcome = collector.collect(piece, kMaxBytes); outcome != LineCollector::Outcome::NeedInput;
             outcome = collector.collect(piece, kMaxBytes)) {
            const bool isLine = outcome == LineCollector::Outcome::Line;
            FUZZ_EXPECT(!isLine || collector.line().size() < kMaxBytes);
            seen += isLine ? std::string(collector.line()) : std::to_string(static_cast<int>(outcome));
            seen += '|';
        }
    }
    return seen;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const std::size_t all = std::max<std::size_t>(size, 1);
    const std::string whole = events(bytes, all);
    for (const std::size_t step : {std::size_t(1), std::size_t(3)}) {
        const std::string pieces = events(bytes, step);
        FUZZ_EXPECT(pieces == whole || pieces == "too long" || whole == "too long");
        for (const Tolerance tolerance : {Tolerance::Strict, Tolerance::Lenient})
            FUZZ_EXPECT(lines(bytes, step, tolerance) == lines(bytes, all, tolerance));
    }
    return 0;
}
