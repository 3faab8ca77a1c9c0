// SPDX-License-Identifier: GPL-3.0-or-later
// How the bytes of a server were cut changes nothing of what the relay understands, and what it tells is never longer
// than what came.
#include "fuzz/expect.h"
#include "stdio/relay/relayexchange.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray::stdio;

namespace {

template <typename Take>
void inPieces(std::string_view bytes, std::size_t step, Take take)
{
    for (std::size_t at = 0; at < bytes.size(); at += step)
        take(bytes.substr(at, step));
}

std::string answer(std::string_view bytes, std::size_t step)
{
    using Event = AnswerParser::Event;
    AnswerParser parser;
    std::string seen;
    std::size_t length = 0;
    bool isOver = false;
    inPieces(bytes, step, [&](std::string_view piece) {
        while (!isOver) {
            const Event event = parser.advance(piece);
            if (event == Event::NeedInput)
                return;
            if (event == Event::Content) {
                FUZZ_EXPECT(!parser.content().empty());
                seen += parser.content();
                length += parser.content().size();
            }
            if (event == Event::Head)
                seen += "head " + std::to_string(parser.head().status) + parser.head().mediaType();
            isOver = event == Event::Complete || event == Event::Broken;
        }
    });
    FUZZ_EXPECT(length <= bytes.size());
    const Event end = parser.end();
    FUZZ_EXPECT(end == Event::Complete || end == Event::Broken);
    FUZZ_EXPECT(end == Event::Complete || !parser.problem().empty());
    return seen + (end == Event::Complete ? "complete" : parser.problem());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const std::size_t whole = std::max<std::size_t>(size, 1);
    for (const std::size_t step : {std::size_t(1), std::size_t(3)}) {
        FUZZ_EXPECT(answer(bytes, step) == answer(bytes, whole));
    }
    return 0;
}
