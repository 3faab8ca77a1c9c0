// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/log/logcommands.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "journal/entries/logentry.h"
#include "journal/exports/exports.h"
#include "journal/filter/parser.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/logfilters.h"
#include "ui/models/toolfromcall.h"
#include "ui/pages/log/logactions.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/inlineoffer.h"
#include "json/parser.h"
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
constexpr std::size_t kMaxReplays = 20;

void toClipboard(std::string_view text)
{
    QGuiApplication::clipboard()->setText(fromUtf8(text));
}

} // namespace

LogCommands::LogCommands(const PageContext &context, LogState state, InlineOffer &offer, QWidget *parent)
    : QObject(parent)
    , m_context(context)
    , m_state(std::move(state))
    , m_offer(offer)
    , m_page(parent)
{
    const auto on = [&](QLatin1StringView id, auto run) {
        connect(context.actions.action(id), &QAction::triggered, this, run);
    };
    on(logaction::kReplay, [this] { replay(); });
    on(logaction::kPin, [this] { pin(); });
    on(logaction::kCopyCurl, [this] { copyCurl(); });
    on(logaction::kCopyCurlSecrets, [this] { askForSecrets(); });
    on(logaction::kCopyGraphql, [this] { copyGraphql(); });
    on(logaction::kCopyJson, [this] { copyJson(); });
    on(logaction::kExportLines, [this] { exportTo(engine::LogClient::Format::JsonLines); });
    on(logaction::kExportHar, [this] { exportTo(engine::LogClient::Format::Har); });
    on(logaction::kDelete, [this] { askForDeletion(); });
}

void LogCommands::setActive(bool active)
{
    m_isActive = active;
    showPossible();
}

void LogCommands::refresh()
{
    // Another page may use some of the actions by now.
    if (m_isActive)
        showPossible();
}

void LogCommands::showPossible()
{
    const std::vector<EntryPointer> selected = m_state.selected();
    const bool isOne = selected.size() == 1;
    const auto set = [&](QLatin1StringView id, bool enabled) {
        m_context.actions.action(id)->setEnabled(m_isActive && enabled);
    };
    const bool canReplay =
        !selected.empty() && selected.size() <= kMaxReplays
        && std::ranges::none_of(selected, [](const EntryPointer &entry) { return entry->tool.empty(); });
    set(logaction::kReplay, canReplay);
    set(logaction::kPin, !selected.empty());
    const journal::Exchange *sent = isOne ? m_state.exchange() : nullptr;
    set(logaction::kCopyCurl, sent);
    set(logaction::kCopyCurlSecrets, sent);
    set(logaction::kCopyGraphql, sent && mayBeGraphql(*sent));
    set(logaction::kCopyJson, isOne && !selected.front()->result.text().empty());
    const bool hasRows = m_state.rows() > 0;
    for (const auto id :
         {logaction::kExportLines, logaction::kExportHar, logaction::kClear, logaction::kDelete})
        set(id, hasRows);
    set(logaction::kShowCleared, m_state.isCleared());
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
    for (const EntryPointer &entry : m_state.selected()) {
        Result<journal::Replay> call = journal::replayFrom(*entry);
        if (!call)
            return fail(call.error());
        engine::Trial trial{.what =
                                engine::SavedTrial{call->tool, workspace::Version::parse(call->toolVersion)},
                            .arguments = std::move(call->arguments),
                            .mode = call->isPreview ? engine::Trial::Mode::Preview
                                    : call->isTest  ? engine::Trial::Mode::Test
                                                    : engine::Trial::Mode::Call,
                            .replayOf = call->of};
        run(trial);
    }
    m_offer.dismiss();
}

void LogCommands::run(const engine::Trial &call)
{
    whenDone(m_context.engine.calls().run(call), this, [this](const Result<engine::TrialAnswer> &answer) {
        if (answer)
            Q_EMIT replayed(answer->entry);
        else
            fail(answer.error());
    });
}

void LogCommands::pin()
{
    using Pin = engine::LogClient::Pin;
    const std::vector<EntryPointer> selected = m_state.selected();
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
    const journal::Exchange *sent = m_isActive ? m_state.exchange() : nullptr;
    if (!sent)
        return;
    const Result<std::string> command = journal::curlCommand(*sent);
    if (!command)
        return fail(command.error());
    toClipboard(*command);
    m_offer.tell(MessageKind::Ok, tr("Command copied."));
}

// The copied command gives its readers access to the endpoint, so one press alone is not enough.
void LogCommands::askForSecrets()
{
    const journal::Exchange *sent = m_state.exchange();
    if (!sent)
        return;
    m_offer.ask(tr("Copy the command with the secret of %1? Anyone who reads the clipboard can use it. It is "
                   "cleared after %n second(s).",
                   nullptr, SecretClipboard::kSeconds)
                    .arg(fromUtf8(sent->endpoint)),
                {tr("Copy with secrets"), [this, sent = *sent] { copyCurlWithSecrets(sent); }});
}

void LogCommands::copyCurlWithSecrets(const journal::Exchange &sent)
{
    whenDone(m_context.engine.secrets().curlCommand(sent), this, [this](const Result<std::string> &command) {
        if (!command)
            return fail(command.error());
        m_secrets.copy(fromUtf8(*command));
        m_offer.tell(MessageKind::Ok, tr("Command with secret copied."));
    });
}

void LogCommands::copyGraphql()
{
    const journal::Exchange *sent = m_state.exchange();
    if (!sent)
        return;
    const json::Parsed body = json::parse(sent->request.text());
    const json::Value *query = body ? body.value.find("query") : nullptr;
    if (!query || !query->isString()) {
        return m_offer.tell(MessageKind::Error, tr("The request has no GraphQL operation."));
    }
    toClipboard(query->toString());
    m_offer.tell(MessageKind::Ok, tr("Operation copied."));
}

void LogCommands::copyJson()
{
    const std::vector<EntryPointer> selected = m_state.selected();
    if (selected.size() != 1)
        return;
    const std::string_view text = selected.front()->result.text();
    const json::Parsed parsed = json::parse(text);
    toClipboard(parsed ? json::writePretty(parsed.value) : std::string(text));
    m_offer.tell(MessageKind::Ok, tr("Response copied."));
}

void LogCommands::exportTo(engine::LogClient::Format format)
{
    // Exports the selected calls if there are at least two, otherwise all calls shown.
    std::vector<EntryPointer> entries = m_state.selected();
    if (entries.size() < 2)
        entries = m_state.shown();
    const bool isHar = format == engine::LogClient::Format::Har;
    auto *dialog = new QFileDialog(m_page, tr("Export calls"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(isHar ? QStringLiteral("har") : QStringLiteral("jsonl"));
    dialog->selectFile(isHar ? QStringLiteral("calls.har") : QStringLiteral("calls.jsonl"));
    dialog->setNameFilter(isHar ? tr("HTTP archive (*.har)") : tr("JSON lines (*.jsonl)"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, format, entries = std::move(entries)](const QString &path) {
                const int count = static_cast<int>(entries.size());
                whenDone(m_context.engine.log().exportTo(path.toStdString(), format, entries), this,
                         [this, path, count](Result<void> result) {
                             if (!result)
                                 return fail(result.error());
                             m_offer.tell(MessageKind::Ok,
                                          //: %1 is the path of a file
                                          tr("Exported %n call(s) to %1.", nullptr, count).arg(path));
                         });
            });
    dialog->open();
}

// There is no way back from it, the files of the log included.
void LogCommands::askForDeletion()
{
    const journal::Filter filter = m_state.filter();
    const bool isAll = filter.kind == journal::Filter::Kind::Everything;
    const QString question =
        isAll ? tr("Delete all calls from the log and its files? This cannot be undone. Pinned calls stay.")
              : tr("Delete every call with %1 from the log and its files? This cannot be undone. Pinned "
                   "calls stay.")
                    .arg(fromUtf8(journal::printFilter(filter)));
    m_offer.ask(question, {tr("Delete"), [this, filter] { deleteCalls(filter); }});
}

void LogCommands::deleteCalls(const journal::Filter &filter)
{
    const journal::Filter unpinned = logfilter::except(filter, logfilter::is("pinned"));
    whenDone(m_context.engine.log().clear(unpinned, logfilter::readerNow()), this,
             [this](const Result<std::size_t> &count) {
                 if (!count)
                     return fail(count.error());
                 m_offer.tell(MessageKind::Ok, tr("Deleted %n call(s).", nullptr, static_cast<int>(*count)));
             });
}

void LogCommands::fail(const Error &error)
{
    m_offer.tell(MessageKind::Error, errorText(error));
}

} // namespace tooltray::ui
