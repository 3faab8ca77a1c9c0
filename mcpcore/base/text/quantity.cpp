// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/quantity.h"

#include "text/unicode/utf8.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>
#include <vector>

namespace tooltray {

namespace {

using namespace std::chrono;

// At most that many decimals, without zeros at the end.
std::string number(double value, int decimals)
{
    std::array<char, 32> buffer{};
    std::string text(buffer.data(), static_cast<std::size_t>(std::snprintf(buffer.data(), buffer.size(),
                                                                           "%.*f", decimals, value)));
    if (decimals > 0)
        text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

template <typename Large, typename Small>
std::string twoUnits(nanoseconds duration, std::string_view large, std::string_view small)
{
    const auto rounded = round<Small>(duration);
    const auto whole = floor<Large>(rounded);
    std::string text = std::to_string(whole.count()) + std::string(large);
    if (const auto rest = rounded - whole; rest.count() != 0)
        text += ' ' + std::to_string(duration_cast<Small>(rest).count()) + std::string(small);
    return text;
}

} // namespace

std::string formatCount(std::uint64_t count)
{
    std::string text = std::to_string(count);
    for (std::size_t place = text.size(); place > 3; place -= 3)
        text.insert(place - 3, ",");
    return text;
}

std::string formatByteCount(std::uint64_t bytes)
{
    constexpr std::array kUnits{" B", " KiB", " MiB", " GiB", " TiB", " PiB", " EiB"};
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    // 1023.95 would be shown as 1024.
    while (value >= 1023.95 && unit + 1 < kUnits.size()) {
        value /= 1024;
        ++unit;
    }
    return number(value, unit > 0 && value < 99.95 ? 1 : 0) + kUnits[unit];
}

std::string formatDuration(nanoseconds duration)
{
    if (duration < nanoseconds(0))
        return '-' + formatDuration(duration == nanoseconds::min() ? nanoseconds::max() : -duration);
    const double inMilliseconds = std::chrono::duration<double, std::milli>(duration).count();
    const double inSeconds = std::chrono::duration<double>(duration).count();
    if (duration > nanoseconds(0) && inMilliseconds < 0.05)
        return "<0.1 ms";
    if (inMilliseconds < 9.95)
        return number(inMilliseconds, 1) + " ms";
    if (inMilliseconds < 999.5)
        return number(inMilliseconds, 0) + " ms";
    if (inSeconds < 9.995)
        return number(inSeconds, 2) + " s";
    if (inSeconds < 59.95)
        return number(inSeconds, 1) + " s";
    if (round<seconds>(duration) < hours(1))
        return twoUnits<minutes, seconds>(duration, " min", " s");
    if (round<minutes>(duration) < days(1))
        return twoUnits<hours, minutes>(duration, " h", " min");
    return twoUnits<days, hours>(duration, " d", " h");
}

Message listedSentences(std::span<const Message> sentences, std::string_view noun, std::size_t total)
{
    constexpr std::size_t kMax = 2'000;
    constexpr std::size_t kRoomForCount = 40;
    constexpr std::string_view kBullet = "\n- ";
    total = std::max(total, sentences.size());
    const auto shown = [](const Message &sentence, std::size_t most) {
        return sentence.size() <= most ? sentence
                                       : Message(std::string(truncatedUtf8(sentence, most - 3)) + "...");
    };
    if (total < 2)
        return sentences.empty() ? Message() : shown(sentences.front(), kMax);
    std::vector<Message> lines{
        {noun == "errors" ? CORE_TEXT("Core", "{count} errors:") : CORE_TEXT("Core", "{count} problems:"),
         {{"count", total}}}};
    std::size_t size = lines.front().size();
    for (const Message &sentence : sentences) {
        const std::size_t room = kMax - kRoomForCount - size;
        // One is told whatever it weighs.
        if (lines.size() > 1 && sentence.size() + kBullet.size() > room)
            break;
        lines.push_back(shown(sentence, room - kBullet.size()));
        size += kBullet.size() + lines.back().size();
    }
    if (const std::size_t told = lines.size() - 1; told < total)
        lines.push_back({CORE_TEXT("Core", "And {count} more."), {{"count", total - told}}});
    return Message::joined(lines, kBullet);
}

Message listedSentences(std::span<const std::string> sentences, std::string_view noun, std::size_t total)
{
    return listedSentences(std::vector<Message>(sentences.begin(), sentences.end()), noun, total);
}

} // namespace tooltray
