// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/entry/logentry.h"

#include <numeric>

namespace tooltray::journal {
namespace {

std::size_t memoryOf(const std::vector<HeaderField> &fields) noexcept
{
    return std::accumulate(fields.begin(), fields.end(), fields.capacity() * sizeof(HeaderField),
                           [](std::size_t sum, const HeaderField &field) {
                               return sum + field.name.size() + field.value.size();
                           });
}

// A shared text is two allocations: the text, and the object that is shared.
std::size_t memoryOf(const Body &body) noexcept
{
    constexpr std::size_t kAround = 2 * 16 + 16 + sizeof(std::string);
    return body.content ? kAround + body.content->capacity() : 0;
}

std::size_t memoryOf(const Exchange &exchange) noexcept
{
    return sizeof exchange + exchange.url.size() + memoryOf(exchange.requestHeaders)
           + memoryOf(exchange.responseHeaders) + memoryOf(exchange.request) + memoryOf(exchange.response)
           + exchange.error.size();
}

} // namespace

std::size_t memoryOf(const LogEntry &entry) noexcept
{
    std::size_t sum = sizeof entry + memoryOf(entry.arguments) + memoryOf(entry.result) + entry.message.size()
                      + entry.note.size();
    for (const Exchange &exchange : entry.exchanges)
        sum += memoryOf(exchange);
    return sum;
}

} // namespace tooltray::journal
