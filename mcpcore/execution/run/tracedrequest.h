// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/redaction/redactor.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"
#include "json/value.h"

namespace tooltray::execution {

// What would be sent, for people: {method, url, headers, body} without secrets.
json::Value tracedRequest(const upstream::Request &request, const credentials::Redactor &redactor);

// Milliseconds by phase, those that took any.
json::Value toJson(const upstream::PhaseTimes &times);

} // namespace tooltray::execution
