// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace tooltray::test {

// Makes permissions count while it lives: a test that root runs is nobody then, to whom the folder and all in
// it belongs from then on.
class Unprivileged {
public:
    explicit Unprivileged(const std::filesystem::path &folder);
    Unprivileged(const Unprivileged &) = delete;
    Unprivileged &operator=(const Unprivileged &) = delete;
    ~Unprivileged();

private:
    bool m_wasRoot;
};

} // namespace tooltray::test
