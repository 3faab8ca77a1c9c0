// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/filter.h"
#include "journal/filter/predicate.h"

#include <QString>

// Filters of the log as they stand in the field: put together without typing.
namespace tooltray::ui::logfilter {

journal::FilterReader readerNow();

journal::Filter is(const char *property); // is:error
journal::Filter tool(const QString &name);

// Whether the text asks for that among all that it asks for.
bool contains(const QString &text, const journal::Filter &part);
// The text, asking for that as well. A text that is no filter is replaced.
QString with(const QString &text, const journal::Filter &part);
QString without(const QString &text, const journal::Filter &part);
// The text, and none of those.
QString excluding(const QString &text, const journal::Filter &part);

// What lets the same pass but for those.
journal::Filter except(const journal::Filter &whole, const journal::Filter &part);

} // namespace tooltray::ui::logfilter
