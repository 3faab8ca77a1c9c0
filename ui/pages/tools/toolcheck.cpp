// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolcheck.h"

#include "base/task/ask.h"
#include "workspace/checks/rules.h"

#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kProblemsPause = 250;

} // namespace

ToolCheck::ToolCheck(QObject *parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kProblemsPause);
    connect(&m_pause, &QTimer::timeout, this, &ToolCheck::run);
}

void ToolCheck::checkSoon(Subject subject)
{
    ++m_revision;
    m_subject = std::move(subject);
    if (m_waiting) // a save does not wait longer than for its check
        run();
    else
        m_pause.start();
}

void ToolCheck::cancel()
{
    m_doneRevision = ++m_revision;
    m_pause.stop();
    m_waiting = {};
    m_notes.clear();
}

void ToolCheck::whenUpToDate(std::function<void()> callback)
{
    if (isUpToDate())
        return callback();
    m_waiting = std::move(callback);
    if (m_pause.isActive())
        run();
}

void ToolCheck::run()
{
    m_pause.stop();
    const auto work = [subject = m_subject]() -> Result<QList<ToolNote>> {
        const auto &[workspace, schemas, draft] = subject;
        const workspace::VersionCheck check =
            workspace::checkVersion(*workspace, schemas, draft.tool, draft.version);
        return toolNotes(check.problems, workspace::lint(*workspace, schemas, draft.tool));
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this,
             [this, revision = m_revision](const Result<QList<ToolNote>> &notes) {
                 if (revision != m_revision || !notes)
                     return;
                 m_doneRevision = revision;
                 m_notes = *notes;
                 Q_EMIT checked();
                 if (const auto waiting = std::exchange(m_waiting, {}))
                     waiting();
             });
}

} // namespace tooltray::ui
