// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/secretstore.h"

namespace tooltray::credentials {

void SecretStore::forget(const SecretName & /*name*/) {}

} // namespace tooltray::credentials
