// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/apireader.h"
#include "json/value.h"

#include <string>

// What a case asks of one operation.
namespace tooltray::openapi::check {

json::Value enforcedAnswer(const Api &api, const Operation &operation, const json::Value &request);
json::Value requestAnswer(const Api &api, const Operation &operation, const json::Value &request);
json::Value proposalAnswer(const Api &api, const Operation &operation, const std::string &name);
json::Value driftAnswer(const Api &api, const Operation &operation, const ReadApi &after,
                        const json::Value &uses);

} // namespace tooltray::openapi::check
