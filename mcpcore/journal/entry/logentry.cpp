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

std::size_t memoryOf(const Exchange &exchange) noexcept
{
    return sizeof exchange + exchange.url.size() + memoryOf(exchange.requestHeaders)
           + memoryOf(exchange.responseHeaders) + exchange.request.text().size()
           + exchange.response.text().size() + exchange.error.size();
}

} // namespace

std::size_t memoryOf(const LogEntry &entry) noexcept
{
    std::size_t sum = sizeof entry + entry.arguments.text().size() + entry.result.text().size()
                      + entry.message.size() + entry.note.size();
    for (const Exchange &exchange : entry.exchanges)
        sum += memoryOf(exchange);
    return sum;
}

} // namespace tooltray::journal
