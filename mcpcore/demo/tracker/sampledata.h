// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::demo {

class Tracker;

// Fills an empty tracker with the same users, projects and 600 issues each time. Its first account is the one
// that people are taken for.
void addSampleData(Tracker &tracker);

} // namespace tooltray::demo
