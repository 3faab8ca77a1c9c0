// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "storage/documents/commit.h"
#include "workspace/codec/document.h"

#include <optional>
#include <string>

namespace tooltray::storage {

// Why a change may not be made to what is there now (nothing: no such document). The codes:
// - changed_outside: the document is not the one it replaces, but a good one;
// - name_taken: the same, where none was to be replaced;
// - set_aside: it is not the one it replaces and cannot be read, so that nobody knows what would be lost.
//   Whoever has seen it replaces it by its stamp;
// - newer_format: a newer version of Tooltray wrote it; not even its stamp helps.
// The details are "document" (its path), "current" (its text) and, of what cannot be read, "line" and
// "column".
std::optional<Error> refusal(const DocumentChange &change, const std::optional<std::string> &current,
                             const workspace::Formats &formats);

} // namespace tooltray::storage
