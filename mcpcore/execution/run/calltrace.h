// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/check/finding.h"
#include "json/value.h"

#include <chrono>
#include <string>
#include <vector>

namespace tooltray::execution {

// How a call went, as far as it came. Requests, variables and the document are only there in TEST MODE.
struct CallTrace {
    struct Sent {
        std::string endpoint;
        std::string step = {};                      // of a composite tool
        std::vector<std::string> dependsOn = {};    // in a preview: steps that it is made of
        json::Value request = {};                   // method, url, headers, body: redacted
        int status = 0;                             // 0: no response, or a preview
        json::Value timing = json::Value::object(); // milliseconds by phase
    };
    struct Times {
        std::chrono::microseconds preparing{0}; // until nothing was left but to send
        std::chrono::microseconds approval{0};  // until somebody said yes or no
        std::chrono::microseconds upstream{0};
        std::chrono::microseconds shaping{0};
        std::chrono::microseconds total{0};
    };

    std::string endpoint = {};
    Findings findings = {};                        // of the operation and its variables
    json::Value arguments = json::Value::object(); // with the API's values in place of labels
    json::Value variables = json::Value::object(); // after injection and mapping: redacted
    std::string document = {};                     // empty: no GraphQL operation
    std::string operationName = {};
    std::vector<Sent> sent = {}; // of several attempts, pages or steps in their order
    Times times = {};
};

// Milliseconds, by name.
json::Value toJson(const CallTrace::Times &times);

} // namespace tooltray::execution
