// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/httpanswer.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

// One thing that a visitor does on a connection.
struct Visit {
    enum class Expect : std::uint8_t {
        Result,  // a result with the id of the request
        Refusal, // any answer that is well-formed
        Nothing, // whatever comes, or nothing
    };
    enum class Leave : std::uint8_t { Stay, Close, Reset };

    std::string kind;
    std::string bytes;
    std::string id = {}; // as JSON
    Expect expect = Expect::Refusal;
    Leave leave = Leave::Stay;                 // after the answer or when patience ends
    std::chrono::milliseconds patience{10000}; // until it goes without an answer
    std::size_t pieces = 1;                    // that the bytes are sent in
};

// What one visitor does next, by chance.
class Traffic {
public:
    explicit Traffic(std::uint32_t seed) : m_random(seed) {}

    Visit next();
    // What the answer taught: sessions and states of requests.
    void learn(const Visit &visit, const HttpAnswer &answer);
    std::size_t below(std::size_t bound) { return m_random() % bound; }

private:
    Visit legalModern();
    Visit askedModern();
    Visit legalLegacy();
    Visit initialize();
    Visit stream();
    Visit illegalMessage();
    Visit illegalHttp();
    Visit mutated();
    Visit impatient();

    Visit modern(const std::string &method, const std::string &params = {});
    Visit legacy(const std::string &method, const std::string &params = "{}");
    std::string modernBody(const std::string &method, const std::string &params, const std::string &id);
    std::string nextId();
    std::string pick(const std::vector<std::string> &choices);

    std::mt19937 m_random;
    std::uint64_t m_lastId = 0;
    std::string m_session;
    std::string m_revision;
    std::string m_state; // of a tool that asked
};

} // namespace tooltray::test
