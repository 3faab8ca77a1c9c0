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

void reportDemo(const engine::ServerStatus &status)
{
    if (status.demoUrl.empty())
        return;
    std::printf("The sample GraphQL API is at %s\n", status.demoUrl.c_str());
    std::fflush(stdout); // whoever started us may be waiting for the line at a pipe
}

} // namespace tooltray::app
