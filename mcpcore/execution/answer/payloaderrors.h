// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::execution {

// What a mutation's payload says went wrong, where GraphQL knows of no error: {"createIssue": {"errors": ["..."]}}.
struct PayloadError {
    std::string field;   // the response name of the mutation's field
    std::string message; // of one entry
    json::Value entry;   // as it came
};

// Of each field of the data the entries of `errors`, `userErrors` and the like, which are texts or objects with a
// message. Empty lists and null are none. Else the whole payload, where it says that it was no success.
std::vector<PayloadError> findPayloadErrors(const json::Value &data);

// "createIssue: Title can't be blank; Label is unknown"
std::string payloadMessage(const std::vector<PayloadError> &errors);

} // namespace tooltray::execution
