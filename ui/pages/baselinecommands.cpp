// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/baselinecommands.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/definitiontext.h"
#include "ui/models/logtext.h"
#include "ui/state/uistate.h"

#include <QFileInfo>
#include <QWidget>

#include <utility>

namespace tooltray::ui {
namespace {

std::string baselineFolder(const UiState &state)
{
    return toUtf8(QFileInfo(state.file()).absolutePath() + QStringLiteral("/baselines"));
}

} // namespace

BaselineCommands::BaselineCommands(const PageContext &context, QWidget *page)
    : QObject(page)
    , m_context(context)
    , m_page(page)
    , m_baselines(baselineFolder(context.state))
{}

void BaselineCommands::pin(journal::EntryId id)
{
    withAnswer(id, [this](const journal::LogEntry &entry, std::shared_ptr<const std::string> text) {
        const QString tool = fromUtf8(entry.tool);
        const QString call = titleOf(entry);
        whenDone(m_baselines.pin(entry.tool, {toUtf8(call), std::move(text)}), this,
                 [this, tool](const Result<void> &done) {
                     if (!done)
                         return fail(done.error());
                     //: %1 is the name of a tool
                     Q_EMIT told(MessageKind::Ok, tr("Pinned as the baseline of %1.").arg(tool));
                     Q_EMIT pinned();
                 });
    });
}

void BaselineCommands::compare(journal::EntryId id)
{
    withAnswer(id, [this](const journal::LogEntry &entry, const std::shared_ptr<const std::string> &text) {
        CompareSide now{titleOf(entry), comparedText(text)};
        whenDone(m_baselines.find(entry.tool), this,
                 [this, now = std::move(now)](const Result<Baseline> &baseline) {
                     if (!baseline)
                         return fail(baseline.error());
                     //: Heading over an answer; %1 is the call it came from
                     const CompareSide before{tr("Baseline: %1").arg(fromUtf8(baseline->title)),
                                              comparedText(baseline->body)};
                     (new CompareDialog(m_context.theme, before, now, m_page))->open();
                 });
    });
}

void BaselineCommands::withAnswer(journal::EntryId id, const Answer &go)
{
    whenDone(m_context.engine.log().find(id), this, [this, go](const Result<journal::EntryPointer> &found) {
        if (!found)
            return fail(found.error());
        const journal::EntryPointer &entry = *found;
        const journal::Body &body = entry->result;
        if (!body.isCut || body.file.empty())
            return go(*entry, body.content ? body.content : std::make_shared<const std::string>());
        whenDone(m_context.engine.log().wholeBody(body), this,
                 [this, go, entry](const Result<std::string> &text) {
                     if (text)
                         go(*entry, std::make_shared<const std::string>(*text));
                     else
                         fail(text.error());
                 });
    });
}

QString BaselineCommands::titleOf(const journal::LogEntry &entry)
{
    //: Heading over the answer of a call: its number, the tool and when
    return tr("#%1 %2, %3").arg(entry.id.value()).arg(fromUtf8(entry.tool), LogText::time(entry.time));
}

void BaselineCommands::fail(const Error &error)
{
    Q_EMIT told(MessageKind::Error, errorText(error));
}

} // namespace tooltray::ui
