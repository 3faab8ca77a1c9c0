// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clients/profile/profile.h"

#include <string>

namespace tooltray::app {

// Chapters of the manual in Markdown, from the table of clients: the list of all, and the page of one.
std::string clientListChapter();
std::string clientChapter(const clients::ClientProfile &profile);

} // namespace tooltray::app
