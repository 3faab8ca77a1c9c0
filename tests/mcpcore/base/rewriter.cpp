// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: rewriter FILE FIRST. Replaces the file until it is killed; see WriteFileTest.
#include "base/files/files.h"

#include <cstdio>
#include <cstdlib>
#include <string>

using namespace tooltray;

int main(int argc, char *argv[])
{
    if (argc != 3)
        return 2;
    for (long version = std::strtol(argv[2], nullptr, 10);; ++version) {
        const int letter = static_cast<int>(version % 26);
        const std::string content(std::size_t(1 + letter) * 5000, static_cast<char>('a' + letter));
        const auto written = writeFile(argv[1], content, FileAccess::Private);
        if (!written) {
            std::fprintf(stderr, "%s\n", written.error().message.c_str());
            return 1;
        }
        std::putchar('.');
        std::fflush(stdout);
    }
}
