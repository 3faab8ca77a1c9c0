// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"
#include "base/result/result.h"

#include <string>
#include <string_view>

namespace tooltray::app {

// The socket in a data folder at which the Tooltray that uses the folder is reached. Its place follows from
// the folder alone, so that programs with any environment find it. It serves one user: the kernel tells which
// user is at the other end, not the modes of the folder.
inline constexpr std::string_view kInstanceSocket = "instance.sock";

// Replaces the socket that a killed process left behind, so the caller must hold the folder's lock. Nothing but a
// socket or a link is ever removed, and no link is followed. To be called before there is a second thread.
Result<FileDescriptor> listenIn(const std::string &dataFolder);

// The caller must hold the folder's lock here, too.
void removeSocketIn(const std::string &dataFolder);

// Does not block. Error "no_instance" (NotFound) when no process listens, "foreign_instance" (Denied) when a
// process of another user does.
Result<FileDescriptor> connectTo(const std::string &dataFolder);

// The next connection to a listening socket, or none. Not blocking.
FileDescriptor acceptFrom(int listener);

// True if the process at the other end runs as the same user as this one.
bool isSameUser(int connection);

} // namespace tooltray::app
