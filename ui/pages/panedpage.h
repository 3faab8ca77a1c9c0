// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace tooltray::ui {

// A page of several parts, to each of which the keyboard goes by itself (see PaneRing).
class PanedPage {
public:
    virtual ~PanedPage() = default;

    // In their order; those that are not seen count for nothing. A part may hold another that comes after it.
    virtual QList<QWidget *> panes() const = 0;
};

} // namespace tooltray::ui
