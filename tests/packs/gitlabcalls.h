// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packrunner.h"

#include <string>
#include <vector>

namespace tooltray::packs {

// A call of a tool of the pack, what GitLab answers to each of its requests, and what comes of it.
struct GitlabCall {
    std::string name; // of the tool, and behind a space what is special about the call
    std::string arguments;
    std::vector<std::string> answers = {}; // status, space, body
    std::string requests = {};
    std::string result = {};

    std::string tool() const { return name.substr(0, name.find(' ')); }
};

// At least one of each tool, all of which succeed. The answers are as GitLab's own, but for what no tool looks at.
const std::vector<GitlabCall> &gitlabCalls();

PackRunner::Ran runGitlab(const GitlabCall &call, const std::vector<std::string> &answers);

// JSON with single quotes.
std::string quotedJson(std::string text);

} // namespace tooltray::packs
