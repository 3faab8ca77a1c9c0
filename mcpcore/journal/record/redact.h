// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entry/logentry.h"

namespace tooltray::credentials {
class Redactor;
}

namespace tooltray::journal {

// Mask what is secret in everything but the bodies, which BodyKeeper sees to.
void redact(LogEntry &entry, const credentials::Redactor &redactor);
void redact(Exchange &exchange, const credentials::Redactor &redactor);

} // namespace tooltray::journal
