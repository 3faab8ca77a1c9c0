// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/strongid.h"

namespace tooltray::credentials {

// Under which a store keeps a secret. Public: it stands in messages and logs.
using SecretName = StrongId<struct SecretNameTag>;

} // namespace tooltray::credentials
