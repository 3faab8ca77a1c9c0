// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/credential.h"
#include "workspace/definitions/operation.h"
#include "workspace/exchange/foreign.h"
#include "workspace/exchange/readers.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

// A request of HTTP as one of ours. Placeholders, what stands in a query, in a form and in the members of a JSON body
// become arguments; the values are their examples. Secrets stay behind.
struct RestToolDraft {
    std::string base = {}; // what the path is relative to; may have a placeholder where nothing fills it
    RestRequest request = {};
    json::Value example = json::Value::object(); // arguments
    std::optional<Credential> credential = {};   // that signs it in, without a name
    std::vector<Message> lost = {};
    Message problem = {}; // a sentence, where it cannot become a tool
};

// Precondition: the request has a call.
RestToolDraft restCallOf(const ForeignRequest &request, const Placeholders &values);

} // namespace tooltray::workspace
