// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>

namespace tooltray::app {

// The results of tooltray test as JUnit XML, which CI systems read: a suite for each tool, a case for each example.
std::string junitReport(const json::Value &tests);

} // namespace tooltray::app
