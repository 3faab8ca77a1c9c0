// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::test {

struct Order;

// What the window says at a start that is not like others: work that was left, files with mistakes, no start at all.
bool saveStarts(const Order &order);

} // namespace tooltray::test
