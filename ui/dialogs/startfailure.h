// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tooltray {
struct Error;
}

namespace tooltray::ui {

// Why the program could not start, for who started it from a menu and sees no terminal. The whole window there is.
class StartFailure final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StartFailure)

public:
    explicit StartFailure(const Error &error, QWidget *parent = nullptr);
};

} // namespace tooltray::ui
