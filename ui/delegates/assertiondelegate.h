// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/delegates/celldelegate.h"

namespace tooltray::ui {

class Theme;

// A cell of an AssertionModel: what is written as code, and what is wrong with a sign.
class AssertionDelegate final : public CellDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AssertionDelegate)

public:
    explicit AssertionDelegate(const Theme &theme, QObject *parent = nullptr);
    ~AssertionDelegate() override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace tooltray::ui
