// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

namespace tooltray::toolkit {

// The error of a change that was not saved, as clients are told it. What keeps a storage from saving is for the person
// to correct, and names files of their computer; what is wrong with the change itself comes back as it is.
Error unsaved(Error error);

} // namespace tooltray::toolkit
