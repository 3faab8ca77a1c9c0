// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/random.h"

#include "text/encoding/encoding.h"

#include <QRandomGenerator>
#include <bit>
#include <cstring>

namespace tooltray {

std::string randomBytes(std::size_t count)
{
    std::string bytes;
    bytes.reserve(count + sizeof(quint64));
    while (bytes.size() < count) {
        const quint64 word = QRandomGenerator::system()->generate64();
        bytes.append(reinterpret_cast<const char *>(&word), sizeof word);
    }
    bytes.resize(count);
    return bytes;
}

std::string randomToken()
{
    return encodeBase64Url(randomBytes(32));
}

bool equalInConstantTime(std::string_view a, std::string_view b) noexcept
{
    if (a.size() != b.size())
        return false;
    // volatile keeps the compiler from leaving the loop early.
    volatile unsigned char difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        difference = static_cast<unsigned char>(difference | (a[i] ^ b[i]));
    return difference == 0;
}

} // namespace tooltray
