// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/logfacts.h"

#include <QTreeWidget>

namespace tooltray::ui {

class Theme;

// Facts one below the other, to be read, walked through and copied.
class FactList final : public QTreeWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FactList)

public:
    explicit FactList(const Theme &theme, QWidget *parent = nullptr);
    ~FactList() override;

    void setFacts(const QList<Fact> &facts);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void copy();
};

} // namespace tooltray::ui
