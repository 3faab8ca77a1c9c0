// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>

namespace tooltray::execution {

// A mutation that waits for a yes, with all that the yes is good for.
struct ApprovalRequest {
    std::string client;     // its id
    std::string clientName; // for people; no part of what is approved
    // As it names itself. Programs may share a client, and a yes to one of them is none to the others. It proves
    // nothing, so that it only ever narrows what the client may.
    std::string program = {};
    std::string tool;    // empty: of an operation that is no tool
    std::string version; // empty: none, as of an operation that is no tool
    std::string endpoint;
    json::Value arguments;
    std::string document;  // what will be sent: the operation, or method and path of a REST request
    json::Value variables; // that go with it, secret ones masked
    // Of an operation that is no tool: its name or, where it has none, the fields that it asks for; for people.
    std::string operation = {};

    bool operator==(const ApprovalRequest &) const = default;
};

// What is to be done, as people are told: the tool, or the operation that is none.
std::string titleOf(const ApprovalRequest &request);

// Of exactly this call: SHA-256 in hexadecimal digits over everything that makes a difference to what is done.
std::string digestOf(const ApprovalRequest &request);
// Of the same with any arguments.
std::string digestOfTool(const ApprovalRequest &request);

} // namespace tooltray::execution
