// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "mcp/questions/question.h"
#include "mcp/types/failure.h"
#include "mcp/types/subscription.h"
#include "json/value.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray {
class SharedValues;
}

namespace tooltray::mcp {

// Lets text travel through the hands of clients: they can read it, but not change or make it. A token is
// bound to a purpose, and opens for no other one.
class Seal {
public:
    explicit Seal(std::string key) : m_key(std::move(key)) {}
    static Seal withRandomKey(); // tokens end with the process

    std::string close(std::string_view text, std::string_view purpose) const;
    std::optional<std::string> open(std::string_view token, std::string_view purpose) const;

private:
    std::string authenticate(std::string_view text, std::string_view purpose) const;

    std::string m_key;
};

// What a request that was put off is about: its retry must be about the same.
struct RequestBinding {
    const Principal &principal;
    std::string_view method;
    const json::Value &params; // what belongs to the retry alone, and _meta, does not count
};

// The digest of each question when it was asked, by its key.
using Digests = std::map<std::string, std::string, std::less<>>;

// How far a request got that was put off.
struct Round {
    Answers answers;                // of the rounds before
    std::vector<std::string> asked; // the keys of the questions that the retry may answer
    Digests digests;                // of all these questions, those that are answered included

    bool operator==(const Round &) const = default;
};

// Carries the answers of earlier rounds through the hands of the client, so that the server needs to
// remember no round (2026-07-28, basic, multi round-trip requests). Bound to principal, method, parameters
// and expiry. Each opens once: what somebody said yes to once is not to be done again with the same yes. Where servers
// have the seal and values in common, a state of one opens at any of them, and once among all.
class RequestStates {
public:
    // The number of used states that are remembered; older ones count as used, whether they were or not.
    static constexpr std::size_t kMaxUsed = 10'000;

    explicit RequestStates(std::chrono::seconds lifetime, Seal seal = Seal::withRandomKey(),
                           SharedValues *common = nullptr)
        : m_seal(std::move(seal))
        , m_lifetime(lifetime)
        , m_common(common)
    {}

    std::string close(const Round &round, const RequestBinding &binding, WallTime now);
    // Calls back within this call where the server is alone.
    void open(std::string_view state, const RequestBinding &binding, WallTime now,
              const std::function<void(Outcome<Round>)> &opened);

private:
    bool use(std::int64_t number, std::int64_t expires, WallTime now);

    Seal m_seal;
    std::chrono::seconds m_lifetime;
    SharedValues *m_common; // null: this server is alone
    std::int64_t m_lastNumber = 0;
    std::int64_t m_usedUpTo = 0;                     // all up to this one
    std::map<std::int64_t, std::int64_t> m_usedTill; // those beyond, with their expiry
};

} // namespace tooltray::mcp
