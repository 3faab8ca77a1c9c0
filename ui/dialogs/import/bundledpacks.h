// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace tooltray::ui {

// A pack that is part of the program.
struct BundledPack {
    QString file; // a resource
    QString title;
    QString needs; // a sentence about the endpoint that its tools use
};

// All of them, in the language of the window.
class BundledPacks final {
    Q_DECLARE_TR_FUNCTIONS(BundledPacks)

public:
    static QList<BundledPack> all();
};

} // namespace tooltray::ui
