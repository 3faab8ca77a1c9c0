// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

namespace tooltray::ui {

// The result of a call, laid out to be compared line by line.
std::shared_ptr<const std::string> comparedText(const std::shared_ptr<const std::string> &result);

} // namespace tooltray::ui
