// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/entries/logentry.h"

#include "json/parser.h"

#include <numeric>
#include <utility>

namespace tooltray::journal {

namespace {

std::size_t memoryOf(const std::vector<RecordedHeader> &fields) noexcept
{
    return std::accumulate(fields.begin(), fields.end(), fields.capacity() * sizeof(RecordedHeader),
                           [](std::size_t sum, const RecordedHeader &field) {
                               return sum + field.name.size() + field.value.size();
                           });
}

// A shared text is two allocations: the text, and the object that is shared.
std::size_t memoryOf(const Body &body) noexcept
{
    constexpr std::size_t kAround = 2 * 16 + 16 + sizeof(std::string);
    return body.content ? kAround + body.content->capacity() : 0;
}

// The memory of a message includes what it was made of, beside its text.
std::size_t memoryOf(const Message &message) noexcept
{
    std::size_t sum = message.size();
    if (const Message::Source *const source = message.source()) {
        sum += sizeof *source + source->english.size();
        for (const Message::Argument &argument : source->arguments)
            sum += sizeof argument + argument.name.size() + memoryOf(argument.value);
    }
    return sum;
}

std::size_t memoryOf(const Exchange &exchange) noexcept
{
    return sizeof exchange + exchange.url.size() + memoryOf(exchange.requestHeaders)
           + memoryOf(exchange.responseHeaders) + memoryOf(exchange.request) + memoryOf(exchange.response)
           + memoryOf(exchange.error);
}

} // namespace

EntryTrace EntryTrace::below(std::string_view traceparent)
{
    const auto client = TraceContext::parse(traceparent);
    return {client.value_or(TraceContext::begun()).at(TraceContext::newSpan()),
            client ? client->span : std::string(), TraceContext::newSpan()};
}

std::size_t memoryOf(const LogEntry &entry) noexcept
{
    std::size_t sum = sizeof entry + memoryOf(entry.arguments) + memoryOf(entry.result)
                      + memoryOf(entry.message) + entry.note.size();
    for (const Exchange &exchange : entry.exchanges)
        sum += memoryOf(exchange);
    return sum;
}

Result<Replay> replayFrom(const LogEntry &entry)
{
    const auto notReproducible = [](Message message, Template hint) {
        return Error{ErrorKind::Invalid, "not_reproducible", std::move(message), hint};
    };
    const Body &arguments = entry.arguments;
    if (!arguments.isWhole() || (!arguments.content && arguments.size > 0))
        return notReproducible(CORE_TEXT("Core", "The log has only part of the arguments of this call."),
                               CORE_TEXT("Core", "Make the call again from the tool's page."));
    if (arguments.isMasked)
        return notReproducible(
            CORE_TEXT("Core", "The arguments of this call contained secrets, which the log does not store."),
            CORE_TEXT("Core", "Edit the call and fill them in before you send it again."));
    json::Parsed parsed = arguments.content ? json::parse(*arguments.content)
                                            : json::Parsed{json::Value::object(), std::nullopt};
    if (!parsed)
        return notReproducible({CORE_TEXT("Core", "The arguments of this call are not valid JSON: {problem}"),
                                {{"problem", parsed.error->message}}},
                               CORE_TEXT("Core", "Make the call again from the tool's page."));
    return Replay{entry.id,     entry.method,   entry.tool, entry.toolVersion, std::move(parsed.value),
                  entry.isTest, entry.isPreview};
}

} // namespace tooltray::journal
