// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tooltray::ui {

// An event filter for fields of a page that scrolls: scrolling it over one of them must not change that one.
class WheelGuard final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WheelGuard)

public:
    explicit WheelGuard(QObject *parent);
    ~WheelGuard() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace tooltray::ui
