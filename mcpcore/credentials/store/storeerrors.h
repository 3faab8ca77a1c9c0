// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "credentials/store/secretname.h"

#include <string>

namespace tooltray::credentials {

Error secretMissing(const SecretName &name, std::string hint);
Error secretEmpty(const SecretName &name);

} // namespace tooltray::credentials
