// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/foreign/foreign.h"
#include "json/value.h"

#include <string_view>

// One for each program. Precondition: the text is one of its own.
namespace tooltray::workspace {

Foreign readPostman(const json::Value &document);
Foreign readInsomnia(const json::Value &document);
Foreign readAltair(const json::Value &document);
Foreign readBruno(const json::Value &document);
Foreign readBrunoText(std::string_view text);

bool isPostman(const json::Value &document);
bool isInsomnia(const json::Value &document);
bool isInsomniaYaml(std::string_view text);
bool isAltair(const json::Value &document);
bool isBruno(const json::Value &document);
bool isBrunoText(std::string_view text);

} // namespace tooltray::workspace
