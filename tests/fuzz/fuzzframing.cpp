// SPDX-License-Identifier: GPL-3.0-or-later
// How bytes were cut on their way changes nothing of the events in them, and no event is larger than it may be.
#include "fuzz/expect.h"
#include "text/framing/eventstreamreader.h"

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

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const std::string whole = events(bytes, std::max<std::size_t>(size, 1));
    for (const std::size_t step : {std::size_t(1), std::size_t(3)}) {
        const std::string pieces = events(bytes, step);
        FUZZ_EXPECT(pieces == whole || pieces == "too long" || whole == "too long");
    }
    return 0;
}
