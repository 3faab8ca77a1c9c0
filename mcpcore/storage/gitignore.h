// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/folder.h"

namespace tooltray::storage {

// Keeps out of a repository what belongs to one computer: the journal, backups, drafts, locks, caches. A file of
// that name that is there already is a person's and stays as it is; where none can be written, nothing is said.
void writeGitIgnore(const Folder &workspace);

} // namespace tooltray::storage
