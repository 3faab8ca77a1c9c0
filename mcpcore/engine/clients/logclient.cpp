// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/logclient.h"

#include "engine/settings/version.h"
#include "engine/workspaces/enginethread.h"
#include "journal/exports/exports.h"
#include "json/write.h"

#include <filesystem>
#include <utility>

namespace tooltray::engine {

namespace {

// A body in its file, which is masked like all of the log.
constexpr std::size_t kMaxWholeBody = std::size_t(256) << 20U;
constexpr std::size_t kRecalled = 1'000;

} // namespace

LogClient::LogClient(WorkspaceLink link) : m_link(std::move(link)) {}

QFuture<Result<std::vector<journal::EntryPointer>>> LogClient::entries()
{
    using Entries = std::vector<journal::EntryPointer>;
    return askWorkspace<Entries>(m_link, [](OpenWorkspace &workspace, ResultPromise<Entries> answer) {
        // Where the archive cannot be read there is still what happened since.
        whenDone(workspace.journal().recall(kRecalled), &workspace,
                 [&workspace, answer = std::move(answer)](const Result<void> &) mutable {
                     answer.give(workspace.journal().entries());
                 });
    });
}

QFuture<Result<journal::EntryPointer>> LogClient::find(journal::EntryId id)
{
    using journal::EntryPointer;
    return askWorkspace<EntryPointer>(
        m_link, [id](OpenWorkspace &workspace, ResultPromise<EntryPointer> answer) {
            if (EntryPointer known = workspace.journal().find(id))
                return answer.give(std::move(known));
            passOn(workspace.journal().findInArchive(id), &workspace, std::move(answer));
        });
}

QFuture<Result<journal::ArchivePage>> LogClient::searchArchive(journal::ArchiveQuery query,
                                                               CancellationToken token)
{
    using journal::ArchivePage;
    return askWorkspace<ArchivePage>(
        m_link,
        [query = std::move(query), token](OpenWorkspace &workspace, ResultPromise<ArchivePage> answer) {
            passOn(workspace.journal().searchArchive(query, token), &workspace, std::move(answer));
        });
}

QFuture<Result<std::string>> LogClient::wholeBody(journal::Body body)
{
    return askWorkspace<std::string>(
        m_link, [body = std::move(body)](OpenWorkspace &workspace, ResultPromise<std::string> answer) {
            if (body.file.empty())
                return answer.give(std::string(body.text()));
            passOn(workspace.readBody(body.file, kMaxWholeBody), &workspace, std::move(answer));
        });
}

QFuture<Result<void>> LogClient::setNote(journal::EntryId id, std::string note)
{
    return askWorkspace<void>(
        m_link, [id, note = std::move(note)](OpenWorkspace &workspace, ResultPromise<void> answer) {
            passOn(workspace.journal().setNote(id, note), &workspace, std::move(answer));
        });
}

QFuture<Result<void>> LogClient::setPin(journal::EntryId id, Pin pin)
{
    using JournalPin = journal::Journal::Pin;
    return askWorkspace<void>(m_link, [id, pin](OpenWorkspace &workspace, ResultPromise<void> answer) {
        passOn(workspace.journal().setPin(id, pin == Pin::Set ? JournalPin::Set : JournalPin::Remove),
               &workspace, std::move(answer));
    });
}

QFuture<Result<std::size_t>> LogClient::clear(journal::Filter filter, journal::FilterReader reader)
{
    return askWorkspace<std::size_t>(
        m_link,
        [filter = std::move(filter), reader](OpenWorkspace &workspace, ResultPromise<std::size_t> answer) {
            passOn(workspace.journal().clear(filter, reader), &workspace, std::move(answer));
        });
}

QFuture<Result<void>> LogClient::exportTo(std::string path, Format format,
                                          std::vector<journal::EntryPointer> entries)
{
    return askWorkspace<void>(m_link, [path = std::move(path), format, entries = std::move(entries)](
                                          OpenWorkspace &workspace, ResultPromise<void> answer) {
        const auto written = ask(&workspace.pool(), [path, format, entries] {
            const std::string text = format == Format::Har
                                         ? json::write(journal::harArchive(entries, kVersion))
                                         : journal::jsonLines(entries);
            return journal::writeExport(path, text);
        });
        passOn(written, &workspace, std::move(answer));
    });
}

void LogClient::takeFigures(LogFigures figures)
{
    m_figures = std::move(figures);
    Q_EMIT figuresChanged();
}

void LogClient::takeArchive(journal::SpillState state)
{
    if (state == m_archive)
        return;
    m_archive = std::move(state);
    Q_EMIT archiveChanged();
}

} // namespace tooltray::engine
