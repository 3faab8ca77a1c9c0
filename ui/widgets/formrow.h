// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFormLayout>
#include <QLabel>

namespace tooltray::ui {

// A row whose label is the name of its field and leads to it. (QFormLayout does so for texts alone.)
inline void addFormRow(QFormLayout &form, QLabel *label, QWidget *field)
{
    form.addRow(label, field);
    label->setBuddy(field);
}

} // namespace tooltray::ui
