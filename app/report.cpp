// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>

namespace tooltray::app {
namespace {

// config.yaml:3:5: Unknown key ...
std::string lineOf(const json::Value &problem, std::string_view file)
{
    return std::string(file) + ":" + std::string(problem["line"].numberText()) + ":"
           + std::string(problem["column"].numberText()) + ": " + std::string(problem["message"].toString());
}

} // namespace

int reportFailure(const Error &error)
{
    std::string text = "tooltray: " + error.message.text();
    if (!error.hint.empty())
        text += " " + error.hint.text();
    std::fprintf(stderr, "%s\n", text.c_str());
    // The message already tells the first of several mistakes in a file.
    const json::Value &problems = error.details["problems"];
    for (const json::Value &problem : problems.elements().subspan(std::min<std::size_t>(problems.size(), 1)))
        std::fprintf(stderr, "%s\n", lineOf(problem, error.details["file"].toString()).c_str());
    return exitCode(error.kind);
}

void reportDemo(const engine::ServerStatus &status)
{
    if (status.demoUrl.empty())
        return;
    std::printf("The sample GraphQL API is at %s\n"
                "The same as a REST API is described at %s\n",
                status.demoUrl.c_str(), status.demoDescriptionUrl.c_str());
    std::fflush(stdout); // the parent process may be waiting for the line at a pipe
}

} // namespace tooltray::app
