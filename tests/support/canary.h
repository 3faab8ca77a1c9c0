// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::test {

// A secret that must not get out. Knows the forms in which it might: as it is, in base64 whatever stands before
// it, percent-encoded, escaped as in JSON.
class Canary {
public:
    // Of characters that every form writes differently, and never the same twice.
    Canary();
    explicit Canary(std::string secret);

    const std::string &secret() const { return m_secret; }

    // The names of the forms that stand in the text.
    std::vector<std::string> tracesIn(std::string_view text) const;
    // The files below the folder that hold one or are named so, each as "path: form".
    std::vector<std::string> tracesBelow(const std::filesystem::path &folder) const;

private:
    struct Form {
        std::string name;
        std::string text;
    };

    std::string m_secret;
    std::vector<Form> m_forms;
};

} // namespace tooltray::test

// Fails the running test when a list of traces is not empty, and shows it.
#define VERIFY_NO_TRACES(expression)                                                                         \
    do {                                                                                                     \
        std::string allTraces;                                                                               \
        for (const std::string &trace : (expression))                                                        \
            allTraces += "\n   " + trace;                                                                    \
        if (!allTraces.empty())                                                                              \
            QFAIL((#expression " found:" + allTraces).c_str());                                              \
    } while (false)
