// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report.h"

#include <cstdio>

namespace tooltray::app {

int reportFailure(const Error &error)
{
    std::string text = "tooltray: " + error.message;
    if (!error.hint.empty())
        text += " " + error.hint;
    std::fprintf(stderr, "%s\n", text.c_str());
    return exitCode(error.kind);
}

} // namespace tooltray::app
