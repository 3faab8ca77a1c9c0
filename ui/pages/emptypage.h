// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icon.h"

#include <QString>
#include <QWidget>

namespace tooltray::ui {

struct PageContext;

struct EmptyPageSpec {
    Icon icon = Icon::None;
    const char *what;    // QT_TRANSLATE_NOOP("Pages", ...)
    const char *why;     // the same
    QString action = {}; // the next step, where there is one
};

// A page that has nothing to show and says why.
class EmptyPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EmptyPage)

public:
    EmptyPage(const EmptyPageSpec &spec, const PageContext &context, QWidget *parent = nullptr);
    ~EmptyPage() override;
};

} // namespace tooltray::ui
