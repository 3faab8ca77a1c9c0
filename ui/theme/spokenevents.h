// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QAccessibleEvent;

namespace tooltray::ui {

using EventListener = std::function<void(QAccessibleEvent &)>;

// Tells a screen reader of an event as it should be told: not at all if it is about a view that has no keyboard or
// about a text that nobody sees, and with what Qt 6.4 does not tell of it.
void correctEvent(QAccessibleEvent &event, const EventListener &tell);

// From now on all events are told so.
void installEvents();

} // namespace tooltray::ui
