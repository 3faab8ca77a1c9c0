// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/pointer.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::storage {

// Something that is wrong in a configuration file.
struct ConfigurationProblem {
    std::string file;
    json::Position position;
    Message message;                        // a sentence or two; never what the environment or a secret says
    std::vector<std::string> accepted = {}; // the keys or words that would do, where that is the question

    std::string toString() const; // config.yaml:3:5: Unknown key ...

    bool operator==(const ConfigurationProblem &) const = default;
};

struct Problem {
    std::size_t offset = 0; // in bytes
    Message message;
    std::vector<std::string> accepted = {};

    bool operator==(const Problem &) const = default;
};

// Collects what is wrong in a text.
class Problems {
public:
    // The most problems that are listed; beyond them, a message only says that there are more.
    static constexpr std::size_t kShown = 100;

    void add(Problem problem);
    void add(std::size_t offset, Message message) { add({offset, std::move(message)}); }
    // Records only that there are more problems, for a check that stopped early.
    void addMore() { m_hasMore = true; }
    bool isEmpty() const { return m_found.empty(); }
    bool isFull() const { return m_found.size() >= kShown; }
    bool isAt(std::size_t offset) const;

    // In the order of the text, each once.
    std::vector<ConfigurationProblem> diagnostics(const std::string &file, std::string_view text) const;

private:
    std::vector<Problem> m_found;
    bool m_hasMore = false;
};

} // namespace tooltray::storage
