// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/log/logcommands.h"

#include "base/ask.h"
#include "engine/engine.h"
#include "journal/entry/replay.h"
#include "journal/export/curl.h"
#include "ui/actions/actionregistry.h"
#include "ui/pages/log/logactions.h"
#include "json/parse.h"
#include "json/write.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::ui {
namespace {

using journal::EntryPointer;

// More at once is a load test, not a look.
constexpr std::size_t kMostReplays = 20;

void toClipboard(std::string_view text)
{
    QGuiApplication::clipboard()->setText(
        QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
}

} // namespace

LogCommands::LogCommands(const PageContext &context, Sight sight, QWidget *parent)
    : QObject(parent)
    , m_context(context)
    , m_sight(std::move(sight))
    , m_page(parent)
{
    const auto on = [&](QLatin1StringView id, auto run) {
        connect(context.actions.action(id), &QAction::triggered, this, run);
    };
    on(logaction::kReplay, [this] { replay(); });
    on(logaction::kPin, [this] { pin(); });
    on(logaction::kCopyCurl, [this] { copyCurl(); });
    on(logaction::kCopyGraphql, [this] { copyGraphql(); });
    on(logaction::kCopyJson, [this] { copyJson(); });
    on(logaction::kExportLines, [this] { exportTo(engine::LogDesk::Format::JsonLines); });
    on(logaction::kExportHar, [this] { exportTo(engine::LogDesk::Format::Har); });
}

LogCommands::~LogCommands() = default;

void LogCommands::setActive(bool active)
{
    m_isActive = active;
    refresh();
}

void LogCommands::refresh()
{
    const std::vector<EntryPointer> selected = m_sight.selected();
    const bool isOne = selected.size() == 1;
    const auto set = [&](QLatin1StringView id, bool enabled) {
        m_context.actions.action(id)->setEnabled(m_isActive && enabled);
    };
    const bool canReplay =
        !selected.empty() && selected.size() <= kMostReplays
        && std::ranges::none_of(selected, [](const EntryPointer &entry) { return entry->tool.empty(); });
    set(logaction::kReplay, canReplay);
    set(logaction::kPin, !selected.empty());
    set(logaction::kCopyCurl, isOne && exchange());
    set(logaction::kCopyGraphql, isOne && exchange());
    set(logaction::kCopyJson, isOne && !selected.front()->result.text().empty());
    const bool hasRows = m_sight.rows() > 0;
    for (const auto id : {logaction::kExportLines, logaction::kExportHar, logaction::kClear})
        set(id, hasRows);
    set(logaction::kLive, true);
}

void LogCommands::setNote(journal::EntryId id, const QString &note)
{
    whenDone(m_context.engine.log().setNote(id, note.toStdString()), this, [this](Result<void> result) {
        if (!result)
            fail(result.error());
    });
}

void LogCommands::replay()
{
    for (const EntryPointer &entry : m_sight.selected()) {
        Result<journal::ReplayCall> call = journal::replayCall(*entry);
        if (!call)
            return fail(call.error());
        engine::Trial trial{.what =
                                engine::SavedTrial{call->tool, workspace::Version::parse(call->toolVersion)},
                            .arguments = std::move(call->arguments),
                            .mode = call->isTest ? engine::Trial::Mode::Test : engine::Trial::Mode::Call,
                            .replayOf = call->of};
        whenDone(m_context.engine.calls().run(std::move(trial)), this,
                 [this](const Result<engine::TrialAnswer> &answer) {
                     if (answer)
                         Q_EMIT replayed(answer->entry);
                     else
                         fail(answer.error());
                 });
    }
    Q_EMIT done();
}

void LogCommands::pin()
{
    using Pin = engine::LogDesk::Pin;
    const std::vector<EntryPointer> selected = m_sight.selected();
    const bool areAllPinned = std::ranges::all_of(
        selected, &journal::LogEntry::isPinned,
        [](const EntryPointer &entry) -> const auto & { return *entry; });
    for (const EntryPointer &entry : selected) {
        whenDone(m_context.engine.log().setPin(entry->id, areAllPinned ? Pin::Remove : Pin::Set), this,
                 [this](Result<void> result) {
                     if (!result)
                         fail(result.error());
                 });
    }
}

void LogCommands::copyCurl()
{
    const journal::Exchange *sent = exchange();
    if (!sent)
        return;
    const Result<std::string> command = journal::curlCommand(*sent);
    if (!command)
        return fail(command.error());
    toClipboard(*command);
    Q_EMIT done();
}

void LogCommands::copyGraphql()
{
    const journal::Exchange *sent = exchange();
    if (!sent)
        return;
    const json::Parsed body = json::parse(sent->request.text());
    const json::Value *query = body ? body.value.find("query") : nullptr;
    if (!query || !query->isString()) {
        Q_EMIT failed(tr("The request holds no GraphQL operation."));
        return;
    }
    toClipboard(query->toString());
    Q_EMIT done();
}

void LogCommands::copyJson()
{
    const std::vector<EntryPointer> selected = m_sight.selected();
    if (selected.size() != 1)
        return;
    const std::string_view text = selected.front()->result.text();
    const json::Parsed parsed = json::parse(text);
    toClipboard(parsed ? json::writePretty(parsed.value) : std::string(text));
    Q_EMIT done();
}

void LogCommands::exportTo(engine::LogDesk::Format format)
{
    // Those that are selected, when that is more than a look at one.
    std::vector<EntryPointer> entries = m_sight.selected();
    if (entries.size() < 2)
        entries = m_sight.shown();
    const bool isHar = format == engine::LogDesk::Format::Har;
    auto *dialog = new QFileDialog(m_page, tr("Export calls"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(isHar ? QStringLiteral("har") : QStringLiteral("jsonl"));
    dialog->selectFile(isHar ? QStringLiteral("calls.har") : QStringLiteral("calls.jsonl"));
    dialog->setNameFilter(isHar ? tr("HTTP archive (*.har)") : tr("JSON lines (*.jsonl)"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, format, entries = std::move(entries)](const QString &path) {
                whenDone(m_context.engine.log().exportTo(path.toStdString(), format, entries), this,
                         [this](Result<void> result) {
                             if (result)
                                 Q_EMIT done();
                             else
                                 fail(result.error());
                         });
            });
    dialog->open();
}

void LogCommands::fail(const Error &error)
{
    QString text = QString::fromStdString(error.message);
    if (!error.hint.empty())
        text += u' ' + QString::fromStdString(error.hint);
    Q_EMIT failed(text);
}

const journal::Exchange *LogCommands::exchange() const
{
    return m_sight.exchange();
}

} // namespace tooltray::ui
