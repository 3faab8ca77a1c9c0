// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"

#include <optional>
#include <span>
#include <string>

namespace tooltray::workspace {

// Why a state must not follow on another one, judged by the changes between them alone: names and aliases
// that are taken or none, references to what does not exist, removal of what is in use, approvals that
// are not the author's to touch. Nothing when it may.
std::optional<Error> check(const Workspace &before, const Workspace &after, std::span<const Change> changes,
                           Origin origin);

// Why no agent may write or hand on the object: other clients and people read it, and must see all of it.
std::optional<Error> checkVisible(const ObjectKey &key, const Object &object);

// Why the object cannot be saved or handed on: one of its texts, wherever it stands, holds a token that is known by its
// looks. The hint says what to do.
std::optional<Error> checkNoToken(const ObjectKey &key, const Object &object, Message hint);

// Why the object cannot be kept, whatever else there is: it could not be read back.
std::optional<Error> checkObject(const Object &object);

} // namespace tooltray::workspace
