// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icon.h"

#include <QList>
#include <QString>

#include <functional>

class QWidget;

namespace tooltray::ui {

struct PageContext;

struct PageSpec {
    QString id;
    QByteArray title; // QT_TRANSLATE_NOOP("Pages", ...)
    Icon icon;
    std::function<QWidget *(const PageContext &context, QWidget *parent)> create;
    // Its commands, which are there before the page is: it is made when it is first opened. May be empty.
    std::function<void(const PageContext &context)> addActions = {};
};

// The pages in the order of the rail and of Alt+1, Alt+2 ...
QList<PageSpec> pageSpecs();

QString pageTitle(const PageSpec &spec);

} // namespace tooltray::ui
