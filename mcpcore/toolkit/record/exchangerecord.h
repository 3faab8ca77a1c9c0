// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/callorder.h"
#include "journal/entries/exchange.h"

namespace tooltray::toolkit {

// What went over the wire, for the log, which masks what is secret.
journal::Exchange exchangeRecord(const execution::UpstreamExchange &exchange);

} // namespace tooltray::toolkit
