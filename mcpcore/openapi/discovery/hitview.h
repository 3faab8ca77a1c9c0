// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "terms/question/saidwords.h"
#include "json/value.h"

namespace tooltray::openapi {

// An operation as those who ask get it, in some hundred bytes: {"coordinate", which can be run as it is, "description",
// "path" (its tag), "arguments", "answers", "example_variables"}.
json::Value hitView(const Api &api, const Operation &operation, const terms::SaidWords &said);

} // namespace tooltray::openapi
