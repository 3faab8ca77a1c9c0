// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace tooltray::test {

// The texts of the files below a folder of the source tree whose names end so: {"*.h", "*.cpp"}.
QStringList sourcesBelow(const QString &folder, const QStringList &endings);

// The classes of the window that derive from one that is meant, in the order of their names: what a test has a case
// for is compared with them, so that none is forgotten.
QStringList windowClassesOf(const std::function<bool(const QString &base)> &isMeant);

} // namespace tooltray::test
