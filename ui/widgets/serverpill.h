// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/serverlook.h"

#include <QAbstractButton>

namespace tooltray::ui {

class Theme;

// The state of the server in one glance; narrow, it drops the clients first and then shortens the address.
class ServerPill final : public QAbstractButton {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerPill)

public:
    explicit ServerPill(const Theme &theme, QWidget *parent = nullptr);
    ~ServerPill() override;

    void setLook(const ServerLook &look);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void drawShape(QPainter &painter, const QRect &place) const;

    const Theme &m_theme;
    ServerLook m_look;
};

} // namespace tooltray::ui
