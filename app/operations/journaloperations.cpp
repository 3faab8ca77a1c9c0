// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "engine/settings/version.h"
#include "journal/entries/entrycodec.h"
#include "journal/exports/exports.h"
#include "journal/filter/filtermatcher.h"
#include "journal/filter/parser.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace tooltray::app {
namespace {

using journal::EntryPointer;

constexpr std::size_t kUsualEntries = 50;
constexpr std::size_t kMaxEntries = 10'000;

journal::FilterReader readerNow()
{
    return {std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now()),
            QTimeZone::systemTimeZone()};
}

json::Value entryValue(const EntryPointer &entry)
{
    return json::parse(journal::encodeLine(*entry)).value;
}

struct EntryQuery {
    journal::Filter filter;
    std::size_t limit = kUsualEntries;
};

Result<EntryQuery> queryOf(const OperationCall &call)
{
    const std::string text = call.text("filter");
    journal::ParsedFilter parsed = journal::parseFilter(text);
    if (!parsed) {
        Error error = journal::toError(*parsed.error);
        error.kind = ErrorKind::Usage;
        return error;
    }
    const std::uint64_t limit = call["limit"].toUInt64().value_or(kUsualEntries);
    return EntryQuery{std::move(parsed.filter), std::min<std::size_t>(limit, kMaxEntries)};
}

Result<std::vector<EntryPointer>> newestOf(const std::vector<EntryPointer> &entries, const EntryQuery &query)
{
    auto matcher = journal::FilterMatcher::create(query.filter, readerNow());
    if (!matcher)
        return std::move(matcher).error();
    std::vector<EntryPointer> found;
    for (auto entry = entries.rbegin(); entry != entries.rend() && found.size() < query.limit; ++entry) {
        if (matcher->matches(**entry))
            found.push_back(*entry);
    }
    return found;
}

// Gives the newest entries that match, in memory and then in the archive, to a function that makes the answer of them.
void withEntries(OperationCall &call, std::function<json::Value(const std::vector<EntryPointer> &)> valueOf)
{
    const auto query = queryOf(call);
    if (!query)
        return call.done(query.error());
    whenDone(call.engine().log().entries(), &call,
             [&call, query = *query,
              valueOf = std::move(valueOf)](const Result<std::vector<EntryPointer>> &entries) {
                 if (!entries)
                     return call.done(entries.error());
                 const auto found = newestOf(*entries, query);
                 if (!found)
                     return call.done(found.error());
                 if (found->size() == query.limit)
                     return call.done(valueOf(*found));
                 journal::ArchiveQuery more{.filter = query.filter, .reader = readerNow()};
                 if (!entries->empty())
                     more.before = entries->front()->id;
                 more.limit = query.limit - found->size();
                 call.answerWith(call.engine().log().searchArchive(std::move(more)),
                                 [found = *found, valueOf](const journal::ArchivePage &page) {
                                     std::vector<EntryPointer> all = found;
                                     all.insert(all.end(), page.entries.begin(), page.entries.end());
                                     return valueOf(all);
                                 });
             });
}

void listEntries(OperationCall &call)
{
    withEntries(call, [](const std::vector<EntryPointer> &entries) {
        json::Value list = json::Value::array();
        for (const EntryPointer &entry : entries)
            list.append(entryValue(entry));
        return json::Value::object({{"entries", std::move(list)}});
    });
}

void exportEntries(OperationCall &call)
{
    withEntries(call, [](std::vector<EntryPointer> entries) {
        std::ranges::reverse(entries);
        return json::Value::object({{"har", journal::harArchive(entries, engine::kVersion)}});
    });
}

void showEntry(OperationCall &call)
{
    const auto id = call["id"].toUInt64();
    if (!id)
        return call.done(Error{ErrorKind::Usage, "bad_value", "The id of a call is a number."});
    call.answerWith(call.engine().log().find(journal::EntryId(*id)), entryValue);
}

// Calls that are over, as they happen; it goes on until nobody listens any more.
void followEntries(OperationCall &call)
{
    const auto query = queryOf(call);
    if (!query)
        return call.done(query.error());
    auto matcher = journal::FilterMatcher::create(query->filter, readerNow());
    if (!matcher)
        return call.done(std::move(matcher).error());
    const auto shared = std::make_shared<journal::FilterMatcher>(*std::move(matcher));
    QObject::connect(&call.engine().log(), &engine::LogClient::entriesChanged, &call,
                     [&call, shared](const std::vector<EntryPointer> &entries) {
                         for (const EntryPointer &entry : entries) {
                             if (entry->outcome != journal::Outcome::Running && shared->matches(*entry))
                                 call.tell(entryValue(entry));
                         }
                     });
}

constexpr std::array kJournalOperations{
    Operation{"journal.list", listEntries},
    Operation{"journal.show", showEntry},
    Operation{"journal.follow", followEntries},
    Operation{"journal.har", exportEntries},
};

} // namespace

std::span<const Operation> journalOperations()
{
    return kJournalOperations;
}

} // namespace tooltray::app
