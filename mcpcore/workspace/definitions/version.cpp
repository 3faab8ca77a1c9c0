// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/version.h"

#include <charconv>

namespace tooltray::workspace {
namespace {

// Takes a number without sign or leading zeros from the front of the text.
bool takeNumber(std::string_view &text, std::uint32_t &number)
{
    if (text.starts_with('0') && text.size() > 1 && text[1] >= '0' && text[1] <= '9')
        return false;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc())
        return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

bool takeDot(std::string_view &text)
{
    if (!text.starts_with('.'))
        return false;
    text.remove_prefix(1);
    return true;
}

} // namespace

std::optional<Version> Version::parse(std::string_view text)
{
    Version version;
    const bool complete = takeNumber(text, version.major) && takeDot(text) && takeNumber(text, version.minor)
                          && takeDot(text) && takeNumber(text, version.patch) && text.empty();
    return complete ? std::optional(version) : std::nullopt;
}

std::string Version::toString() const
{
    return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

} // namespace tooltray::workspace
