// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "workspace/codec/document.h"

namespace tooltray::storage {

// A document that is there and cannot be had: its file is closed to us, too big, or no file at all. It is
// neither loaded nor ever written over.
struct SetAside {
    workspace::DocumentKey key;
    Error reason;

    bool operator==(const SetAside &) const = default;
};

} // namespace tooltray::storage
