// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "engine/workspaces/statefile.h"
#include "toolkit/access/clientcontexts.h"

#include <QObject>
#include <QThreadPool>

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace tooltray::engine {

// The principal of a client as it is called in this workspace, which may have had another name. Principals are
// WORKSPACE/CLIENT, see ClientTokens.
std::string principalIn(const std::string &workspace, std::string_view principal);

// The context values that the clients of a workspace made persistent for themselves, in a file of this computer.
class SavedContexts final {
public:
    SavedContexts(std::filesystem::path file, std::string workspace);

    // Calls back once they are read, or could not be, which is told in the log. The pool outlives it.
    void read(QThreadPool &pool, std::function<void()> done);
    // Hands over what was read, and saves what they make persistent from now on.
    void keep(toolkit::ClientContexts &contexts);

private:
    LogCategory m_log{"tooltray.engine"};
    std::string m_workspace;
    toolkit::ClientContexts::SavedValues m_values; // that were read
    StateFile m_file;
    QObject m_context;
};

} // namespace tooltray::engine
