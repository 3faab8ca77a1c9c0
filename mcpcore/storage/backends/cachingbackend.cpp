// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backends/cachingbackend.h"

#include "base/time/rfc3339.h"
#include "storage/documents/layout.h"
#include "json/parser.h"
#include "json/write.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace tooltray::storage {

namespace {

using workspace::Document;

constexpr const char *kCopyFile = "library-copy.json";
constexpr std::string_view kCopyFormat = "tooltray-library-copy";

Error cannotBeChanged(const Error &unreachable, const std::string &copied)
{
    return {ErrorKind::Unavailable,
            "library_unreachable",
            {CORE_TEXT("Core", "The shared library cannot be reached, so its copy of {time} is used and "
                               "cannot be changed. {reason}"),
             {{"time", copied}, {"reason", unreachable.message}}},
            CORE_TEXT("Core", "Check the server and the network; Tooltray reconnects automatically.")};
}

// Nobody connects again for a library that was never opened, whatever the backend promises.
Error withoutCopy(Error unreachable)
{
    if (unreachable.code == "no_connection") {
        unreachable.hint = CORE_TEXT(
            "Core", "No earlier copy of the library is on this computer, so Tooltray cannot serve it. "
                    "Check the server, the network and who may log in, then start again.");
    }
    return unreachable;
}

} // namespace

CachingBackend::CachingBackend(std::unique_ptr<StorageBackend> backend, LibraryCopy copy)
    : m_backend(std::move(backend))
    , m_copy(std::move(copy))
{}

CachingBackend::~CachingBackend()
{
    if (m_isDirty)
        writeCopy();
}

void CachingBackend::open()
{
    if (!whyMissing())
        m_backend->open();
}

const std::optional<Error> &CachingBackend::whyReadOnly() const
{
    return m_unreachable ? m_unreachable : m_backend->whyReadOnly();
}

std::optional<Error> CachingBackend::whyMissing() const
{
    std::error_code error;
    if (m_isReached || m_copy.file.empty() || std::filesystem::exists(m_copy.file, error) || !copyThere())
        return std::nullopt; // of another library there may be a copy as well
    return Error{ErrorKind::Unavailable,
                 "library_missing",
                 {CORE_TEXT("Core", "There is no file \"{path}\"."), {{"path", m_copy.file}}},
                 CORE_TEXT("Core", "Make its disk available, or name another file in the configuration.")};
}

Result<std::vector<Document>> CachingBackend::loadNow()
{
    if (auto missing = whyMissing())
        return *std::move(missing);
    return m_backend->load();
}

Result<std::vector<Document>> CachingBackend::load()
{
    auto loaded = loadNow();
    if (loaded) {
        m_unreachable.reset();
        m_isReached = true;
        m_bodies.clear();
        for (const Document &document : *loaded)
            m_bodies.emplace(document.key, document.body);
        writeCopy();
        return loaded;
    }
    if (loaded.error().kind != ErrorKind::Unavailable && loaded.error().kind != ErrorKind::Timeout)
        return loaded;
    auto copied = readCopy();
    if (!copied)
        return withoutCopy(std::move(loaded).error());
    m_unreachable = cannotBeChanged(loaded.error(), m_copied);
    return *std::move(copied);
}

Result<std::vector<DocumentChange>> CachingBackend::rescan()
{
    if (!m_unreachable) {
        auto changes = m_backend->rescan();
        if (changes)
            follow(*changes);
        if (m_isDirty && std::chrono::steady_clock::now() - m_written >= kBetweenCopies)
            writeCopy();
        return changes;
    }
    open();
    auto loaded = loadNow();
    if (!loaded)
        return std::move(loaded).error();
    std::vector<DocumentChange> changes;
    Bodies gone = m_bodies;
    for (Document &document : *loaded) {
        const auto known = gone.extract(document.key);
        if (!known)
            changes.push_back({document.key, std::move(document.body), std::nullopt});
        else if (known.mapped() != document.body)
            changes.push_back({document.key, std::move(document.body), stampOf(known.mapped())});
    }
    for (const auto &[key, body] : gone)
        changes.push_back({key, std::nullopt, stampOf(body)});
    m_unreachable.reset();
    m_isReached = true;
    follow(changes);
    writeCopy();
    return changes;
}

Result<void> CachingBackend::commit(const Commit &commit)
{
    if (m_unreachable)
        return *m_unreachable;
    auto done = m_backend->commit(commit);
    if (done)
        follow(commit.changes);
    return done;
}

Result<void> CachingBackend::keep(const std::string &label)
{
    return m_unreachable ? Result<void>(*m_unreachable) : m_backend->keep(label);
}

Result<std::vector<SavedState>> CachingBackend::states()
{
    return m_unreachable ? Result<std::vector<SavedState>>(*m_unreachable) : m_backend->states();
}

Result<Commit> CachingBackend::restorePlan(const std::string &state)
{
    return m_unreachable ? Result<Commit>(*m_unreachable) : m_backend->restorePlan(state);
}

void CachingBackend::follow(const std::vector<DocumentChange> &changes)
{
    for (const DocumentChange &change : changes) {
        if (change.body)
            m_bodies.insert_or_assign(change.key, *change.body);
        else
            m_bodies.erase(change.key);
    }
    m_isDirty = m_isDirty || !changes.empty();
}

std::optional<json::Value> CachingBackend::copyThere() const
{
    const auto text = m_copy.folder.read(kCopyFile, kMaxCopyBytes);
    if (!text)
        return std::nullopt;
    json::Parsed parsed = json::parse(*text);
    if (!parsed || parsed.value["format"].toString() != kCopyFormat
        || parsed.value["place"].toString() != m_copy.place)
        return std::nullopt;
    return std::move(parsed.value);
}

std::optional<std::vector<Document>> CachingBackend::readCopy()
{
    const auto copy = copyThere();
    if (!copy)
        return std::nullopt;
    m_copied = (*copy)["copied"].toString();
    m_bodies.clear();
    std::vector<Document> documents;
    for (const json::Member &member : (*copy)["documents"].members()) {
        auto key = documentAt(member.name.view());
        if (!key || !member.value.isString())
            continue;
        m_bodies.emplace(*key, member.value.toString());
        documents.push_back({*std::move(key), std::string(member.value.toString())});
    }
    return documents;
}

// One that cannot be written is only out of date: it is told when it is used.
void CachingBackend::writeCopy()
{
    json::Value documents = json::Value::object();
    for (const auto &[key, body] : m_bodies)
        documents.set(relativePath(key), json::Value(body));
    const auto now =
        std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const json::Value copy = json::Value::object({{"format", kCopyFormat},
                                                  {"place", m_copy.place},
                                                  {"copied", formatRfc3339(now)},
                                                  {"documents", std::move(documents)}});
    static_cast<void>(
        m_copy.folder.create().andThen([&] { return m_copy.folder.write(kCopyFile, json::write(copy)); }));
    m_written = std::chrono::steady_clock::now();
    m_isDirty = false;
}

} // namespace tooltray::storage
