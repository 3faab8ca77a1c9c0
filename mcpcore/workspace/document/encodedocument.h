// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "workspace/document/document.h"
#include "workspace/document/format.h"

#include <span>
#include <string>

namespace tooltray::workspace {

// The text of a document with these objects, which must be all that belong there, in the order in which
// they are to stand. The same objects always give the same bytes.
std::string encodeDocument(DocumentKind kind, std::span<const Object *const> objects,
                           const Formats &formats = currentFormats());

} // namespace tooltray::workspace
