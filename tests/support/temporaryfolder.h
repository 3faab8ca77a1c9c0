// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

// A folder of the test's own, removed with all that is in it. A test that cannot have one ends at once.
class TemporaryFolder {
public:
    TemporaryFolder();

    std::filesystem::path path() const;
    std::filesystem::path operator/(const std::filesystem::path &name) const { return path() / name; }

    // Makes the folders above it as well.
    std::filesystem::path write(const std::filesystem::path &name, std::string_view content) const;
    std::string read(const std::filesystem::path &name) const;
    // The home folder of the programs that the test starts, which find no session bus either.
    void becomeHome() const;
    // Of everything inside, however deep, sorted.
    std::vector<std::string> names() const;

private:
    QTemporaryDir m_folder;
};

} // namespace tooltray::test
