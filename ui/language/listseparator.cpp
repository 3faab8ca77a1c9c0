// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/listseparator.h"

#include <QCoreApplication>

namespace tooltray::ui {

QString listSeparator()
{
    //: Between the parts of a list in one line
    return QCoreApplication::translate("Sentence", ", ");
}

} // namespace tooltray::ui
