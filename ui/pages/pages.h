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

namespace pageid {
inline constexpr QLatin1StringView kHome("home");
inline constexpr QLatin1StringView kTools("tools");
inline constexpr QLatin1StringView kEndpoints("endpoints");
inline constexpr QLatin1StringView kTypes("types");
inline constexpr QLatin1StringView kContext("context");
inline constexpr QLatin1StringView kCredentials("credentials");
inline constexpr QLatin1StringView kLog("log");
} // namespace pageid

} // namespace tooltray::ui
