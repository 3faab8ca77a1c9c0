// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/secrets/secret.h"

#include "base/text/random.h"

#include <algorithm>

namespace tooltray::credentials {

Secret::Secret(std::string_view text) : Secret(joined({text})) {}

Secret Secret::joined(std::initializer_list<std::string_view> parts)
{
    std::size_t size = 0;
    for (const std::string_view part : parts)
        size += part.size();
    Secret secret;
    if (size == 0)
        return secret;
    const std::shared_ptr<char[]> memory(new char[size], [size](char *text) {
        wipe(text, size);
        delete[] text;
    });
    char *end = memory.get();
    for (const std::string_view part : parts)
        end = std::copy(part.begin(), part.end(), end);
    secret.m_text = memory;
    secret.m_size = size;
    return secret;
}

Secret Secret::taken(std::string &&text)
{
    Secret secret(text);
    wipe(text);
    return secret;
}

bool operator==(const Secret &a, const Secret &b) noexcept
{
    return equalInConstantTime(a.reveal(), b.reveal());
}

} // namespace tooltray::credentials
