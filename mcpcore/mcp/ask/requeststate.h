// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"
#include "mcp/ask/question.h"
#include "mcp/types/failure.h"
#include "mcp/types/principal.h"
#include "mcp/wire/seal.h"
#include "json/value.h"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::mcp {

// What a request that was put off is about: its retry must be about the same.
struct RequestBinding {
    const Principal &principal;
    std::string_view method;
    const json::Value &params; // what belongs to the retry alone, and _meta, does not count
};

// How far a request got that was put off.
struct Round {
    Answers answers;                // of the rounds before
    std::vector<std::string> asked; // the keys of the questions that the retry may answer

    bool operator==(const Round &) const = default;
};

// Carries the answers of earlier rounds through the hands of the client, so that the server needs to
// remember nothing (2026-07-28, basic, multi round-trip requests). Bound to principal, method, parameters
// and expiry.
class RequestStates {
public:
    explicit RequestStates(std::chrono::seconds lifetime) : m_lifetime(lifetime) {}

    std::string close(const Round &round, const RequestBinding &binding, WallTime now) const;
    Outcome<Round> open(std::string_view state, const RequestBinding &binding, WallTime now) const;

private:
    Seal m_seal = Seal::withRandomKey();
    std::chrono::seconds m_lifetime;
};

} // namespace tooltray::mcp
