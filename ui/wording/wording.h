// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tooltray::ui {

// One English text of the core as lupdate finds it, with names in place of what changes: "Port {port} is taken."
// What stands in the place of {~reason} are words of the core again, which are looked up in turn.
struct Wording {
    std::string_view code; // of the error; without the number at the end of "http_404"; empty: of any
    const char *text;
};

} // namespace tooltray::ui
