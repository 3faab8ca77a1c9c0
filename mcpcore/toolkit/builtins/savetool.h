// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/draftcheck.h"
#include "toolkit/builtins/tooledit.h"
#include "toolkit/commands/builtin.h"

#include <QObject>
#include <QThreadPool>
#include <memory>

namespace tooltray::toolkit {

// Checks a draft against the schema, saves it when nothing is wrong, and answers with how to call it.
class SaveTool final : public QObject, public std::enable_shared_from_this<SaveTool> {
    Q_DISABLE_COPY_MOVE(SaveTool)

public:
    // mayBreak: whether other tools may stop working.
    SaveTool(CommandContext context, ToolEdit draft, bool mayBreak, std::shared_ptr<QThreadPool> pool,
             CommandDone done);

    void start();

private:
    void check();
    void save(Result<DraftCheck> check);
    void saveAgain(Error refusal);
    void fail(Error error);
    void answer();

    CommandContext m_context;
    ToolEdit m_draft;
    bool m_mayBreak;
    std::shared_ptr<QThreadPool> m_pool;
    CommandDone m_done;
    DraftCheck m_check;
    int m_tries = 0;
};

} // namespace tooltray::toolkit
