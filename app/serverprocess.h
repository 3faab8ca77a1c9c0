// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"
#include "base/result/result.h"

#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace tooltray::app {

// Another process of this program that outlives this one: in a session of its own, without its standard streams. What
// it says on standard error until it serves is kept, for the case that it does not get that far.
class ServerProcess {
public:
    static Result<ServerProcess> start(const std::string &program, const std::vector<std::string> &arguments);

    // Its exit code, or minus the signal that ended it; nothing while it runs. Not blocking.
    std::optional<int> exitCode();
    std::string lastWords() const; // without the end of line

private:
    ServerProcess(pid_t id, FileDescriptor words) : m_id(id), m_words(std::move(words)) {}

    pid_t m_id;
    FileDescriptor m_words; // a file without a name
    std::optional<int> m_exitCode;
};

} // namespace tooltray::app
