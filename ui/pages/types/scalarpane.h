// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/customscalars.h"
#include "workspace/definitions/sharedobjects.h"

#include <QWidget>

class QPushButton;

namespace tooltray::ui {

class JsonEdit;
class TextLabel;
class Theme;

// A custom scalar that no type stands for: what it seems to be, and the type that would say so.
class ScalarPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScalarPane)

public:
    explicit ScalarPane(const Theme &theme, QWidget *parent = nullptr);

    void setScalar(const UnmappedScalar &scalar);

Q_SIGNALS:
    void typeWanted(const tooltray::workspace::CustomType &type);

private:
    void setTexts();

    UnmappedScalar m_scalar;
    TextLabel *m_name;
    TextLabel *m_where;
    TextLabel *m_guess;
    TextLabel *m_what;
    JsonEdit *m_schema;
    QPushButton *m_apply;
};

} // namespace tooltray::ui
