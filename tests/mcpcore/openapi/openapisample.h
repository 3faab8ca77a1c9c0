// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/apireader.h"
#include "json/value.h"

#include <map>
#include <string>
#include <string_view>

// Small descriptions for tests.
namespace tooltray::openapi::samples {

// JSON with ' in place of ".
std::string quoted(std::string_view text);
json::Value value(std::string_view text);

// Reads a description; other documents by their URI.
ReadApi read(std::string_view text, const std::string &uri = {},
             const std::map<std::string, std::string> &others = {}, const ReaderOptions &options = {});

// A description 3.0 with one operation POST /a of these parts, as JSON with '.
ApiPointer withOperation(std::string_view operation, std::string_view components = "{}",
                         std::string_view version = "3.0.3");

// "notice /paths/~1a: There is ..." lines
std::string problemText(const Api &api);

} // namespace tooltray::openapi::samples
