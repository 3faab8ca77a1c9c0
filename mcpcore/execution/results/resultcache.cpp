// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/resultcache.h"

#include "base/task/ask.h"
#include "base/text/random.h"
#include "text/unicode/utf8.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <QPointer>
#include <QThreadPool>

#include <algorithm>
#include <utility>

namespace tooltray::execution {
namespace {

// A handle waits no longer for a slow database, and a result that could not be stored is stored later.
constexpr std::chrono::seconds kResultPatience{2};
constexpr std::chrono::seconds kResultRetry{1};

std::string sharedName(const std::string &owner, const std::string &handle)
{
    return "result/" + owner + '/' + handle;
}

Error unknownHandle()
{
    return {ErrorKind::NotFound, "result_unknown",
            CORE_TEXT("Core", "There is no such result, or it has expired."),
            CORE_TEXT("Core", "Call the tool again; its response has a new handle.")};
}

Error nothingAt(const std::string &path)
{
    return {ErrorKind::NotFound,
            "result_path_unknown",
            {CORE_TEXT("Core", "The result has nothing at the path \"{path}\"."), {{"path", path}}},
            CORE_TEXT("Core", "Pass a JSON Pointer into the result, or none for all of it.")};
}

ResultPart itemsOf(const json::Value &list, const ResultQuestion &question)
{
    ResultPart part;
    part.total = list.size();
    part.items = json::Value::array();
    const std::uint64_t from = std::min<std::uint64_t>(question.offset, part.total);
    const std::uint64_t most = std::min(part.total - from, question.limit.value_or(part.total));
    std::uint64_t bytes = 2;
    for (; part.count < most; ++part.count) {
        const json::Value &item = list[from + part.count];
        bytes += json::writtenSize(item) + 1;
        // The first one goes out whatever it weighs, so that nobody stands here for ever.
        if (bytes > question.maxBytes && part.count > 0)
            break;
        part.items->append(item);
    }
    if (from + part.count < part.total)
        part.nextOffset = from + part.count;
    return part;
}

ResultPart textOf(std::string_view text, const ResultQuestion &question)
{
    ResultPart part;
    part.total = text.size();
    const std::uint64_t from = std::min<std::uint64_t>(question.offset, part.total);
    const std::uint64_t most = std::min(question.limit.value_or(question.maxBytes), question.maxBytes);
    const std::string_view rest = text.substr(from);
    std::string_view piece = truncatedUtf8(rest, most);
    if (piece.empty() && !rest.empty())
        piece = rest.substr(0, decodeUtf8(rest).size);
    part.text = repairedUtf8(piece); // the offset may have been one inside of a character
    part.count = piece.size();
    if (from + part.count < part.total)
        part.nextOffset = from + part.count;
    return part;
}

// Taking more than this apart would hold the event loop up.
constexpr std::size_t kShelfBytesAtOnce = 256 * 1024;

void letGo(std::shared_ptr<const json::Value> result, std::size_t bytes)
{
    if (bytes > kShelfBytesAtOnce)
        QThreadPool::globalInstance()->start([result = std::move(result)]() mutable { result.reset(); });
}

} // namespace

std::optional<std::string> ResultCache::put(std::string owner, std::shared_ptr<const json::Value> result,
                                            std::size_t bytes, ListEnd end)
{
    dropOld();
    if (bytes > m_limits.bytes)
        return std::nullopt;
    std::string handle = newHandle();
    keep({handle, std::move(owner), std::move(result), bytes, m_clock.now(), std::move(end)});
    if (m_shared != nullptr && bytes <= kMaxSharedBytes) {
        m_sharing.emplace(
            handle, Sharing{m_clock.startTimer(kResultPatience, [this, handle] { tellWaiting(handle); })});
        share(m_order.back());
    }
    return handle;
}

void ResultCache::keep(Cached cached)
{
    while (!m_order.empty()
           && (m_bytes + cached.bytes > m_limits.bytes || m_order.size() >= m_limits.results))
        dropFirstOf(largestOwner(cached.owner, cached.bytes));
    m_bytes += cached.bytes;
    m_order.push_back(std::move(cached));
    m_byHandle.emplace(m_order.back().handle, std::prev(m_order.end()));
}

void ResultCache::share(const Cached &cached)
{
    auto write = [result = cached.result, end = cached.end]() -> Result<std::string> {
        std::string text = R"({"path":)";
        json::writeString(end.path, text);
        text += R"(,"cursor":)";
        json::writeString(end.cursor, text);
        text += R"(,"value":)";
        json::write(*result, text);
        return text + '}';
    };
    whenDone(ask(QThreadPool::globalInstance(), std::move(write)), &m_context,
             [this, handle = cached.handle,
              name = sharedName(cached.owner, cached.handle)](const Result<std::string> &text) {
                 if (!text)
                     return finishSharing(handle, false);
                 m_shared->put(
                     {{name, *text}}, m_limits.age, SharedValues::Told::Nobody,
                     [this, here = QPointer<QObject>(&m_context), handle](const Result<void> &stored) {
                         if (!here.isNull())
                             finishSharing(handle, stored.hasValue());
                     });
             });
}

// Whether the database is back is found out with one result at a time.
void ResultCache::finishSharing(const std::string &handle, bool isStored)
{
    if (isStored) {
        shareNext();
    } else {
        m_unshared.push_back(handle);
        if (m_unshared.size() > m_byHandle.size()) // some results are no longer kept
            std::erase_if(m_unshared, [this](const std::string &one) { return !m_byHandle.contains(one); });
        if (!m_retry.isActive())
            m_retry = m_clock.startTimer(kResultRetry, [this] { shareNext(); });
    }
    tellWaiting(handle);
}

void ResultCache::shareNext()
{
    while (!m_unshared.empty()) {
        const auto found = m_byHandle.find(m_unshared.front());
        m_unshared.pop_front();
        if (found != m_byHandle.end())
            return share(*found->second);
    }
}

void ResultCache::whenShared(const std::string &handle, Done<> done)
{
    const auto found = m_sharing.find(handle);
    if (found == m_sharing.end())
        return done();
    found->second.waiting.push_back(std::move(done));
}

void ResultCache::tellWaiting(const std::string &handle)
{
    const auto sharing = m_sharing.extract(handle);
    if (sharing.empty())
        return;
    for (const Done<> &done : sharing.mapped().waiting)
        done();
}

void ResultCache::fetch(const std::string &owner, const std::string &handle, Done<Result<void>> done)
{
    if (m_shared == nullptr || m_byHandle.contains(handle) || handle.size() != kHandleSize)
        return done({});
    auto take = [=, this, here = QPointer<QObject>(&m_context),
                 done = std::move(done)](const Result<std::optional<std::string>> &found) {
        if (here.isNull())
            return;
        if (!found)
            return done(found.error());
        if (!*found)
            return done({});
        auto parse = [text = **found]() -> Result<json::Value> {
            const json::Parsed parsed = json::parse(text);
            return parsed ? Result<json::Value>(parsed.value) : unknownHandle();
        };
        whenDone(ask(QThreadPool::globalInstance(), std::move(parse)), &m_context,
                 [=, this, bytes = (*found)->size()](const Result<json::Value> &value) {
                     if (value && !m_byHandle.contains(handle) && bytes <= m_limits.bytes)
                         keep({handle,
                               owner,
                               std::make_shared<const json::Value>((*value)["value"]),
                               bytes,
                               m_clock.now(),
                               {std::string((*value)["path"].toString()),
                                std::string((*value)["cursor"].toString())}});
                     done({});
                 });
    };
    m_shared->find(sharedName(owner, handle), std::move(take));
}

Result<ResultPart> ResultCache::read(const ResultQuestion &question)
{
    dropOld();
    const auto found = m_byHandle.find(question.handle);
    if (found == m_byHandle.end() || found->second->owner != question.owner)
        return unknownHandle();
    const std::optional<json::Pointer> pointer = json::Pointer::parse(question.path);
    const json::Value *value = pointer ? json::resolve(*found->second->result, *pointer) : nullptr;
    if (value == nullptr)
        return nothingAt(question.path);
    if (value->isArray()) {
        ResultPart part = itemsOf(*value, question);
        if (!part.nextOffset && question.path == found->second->end.path)
            part.nextCursor = found->second->end.cursor;
        return part;
    }
    if (value->isString())
        return textOf(value->toString(), question);
    return textOf(json::write(*value), question);
}

std::string ResultCache::newHandle() const
{
    // 32 characters that can be told apart when a handle is copied by hand.
    constexpr std::string_view kAlphabet = "abcdefghijkmnpqrstuvwxyz23456789";
    static_assert(kAlphabet.size() == 32);
    std::string handle;
    do {
        handle = randomBytes(kHandleSize);
        for (char &byte : handle)
            byte = kAlphabet[static_cast<unsigned char>(byte) % kAlphabet.size()];
    } while (m_byHandle.contains(handle));
    return handle;
}

void ResultCache::dropOld()
{
    while (!m_order.empty() && m_clock.now() - m_order.front().since >= m_limits.age)
        drop(m_order.begin());
}

// Whoever would take the most room makes it: the results of the others neither go nor tell that somebody was busy.
std::string ResultCache::largestOwner(const std::string &newcomer, std::size_t bytes) const
{
    const double perByte = 1.0 / static_cast<double>(std::max<std::size_t>(m_limits.bytes, 1));
    const double perResult = 1.0 / static_cast<double>(std::max<std::size_t>(m_limits.results, 1));
    std::map<std::string_view, std::pair<double, double>> shares; // of the bytes, and of the results
    shares[newcomer] = {static_cast<double>(bytes) * perByte, perResult};
    for (const Cached &kept : m_order) {
        auto &[ofBytes, ofResults] = shares[kept.owner];
        ofBytes += static_cast<double>(kept.bytes) * perByte;
        ofResults += perResult;
    }
    const Cached *chosen = nullptr;
    double largest = -1;
    for (const Cached &kept : m_order) { // the oldest comes first where they are level
        const auto &[ofBytes, ofResults] = shares[kept.owner];
        if (std::max(ofBytes, ofResults) > largest) {
            largest = std::max(ofBytes, ofResults);
            chosen = &kept;
        }
    }
    return chosen->owner;
}

void ResultCache::dropFirstOf(const std::string &owner)
{
    drop(std::ranges::find(m_order, owner, &Cached::owner));
}

void ResultCache::drop(std::list<Cached>::iterator kept)
{
    m_bytes -= kept->bytes;
    m_byHandle.erase(kept->handle);
    letGo(std::move(kept->result), kept->bytes);
    m_order.erase(kept);
}

} // namespace tooltray::execution
