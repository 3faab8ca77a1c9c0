// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

class QAction;

namespace tooltray::ui {

class Theme;

// Looks like a search field and opens the palette.
class SearchButton final : public QAbstractButton {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchButton)

public:
    SearchButton(const Theme &theme, QAction &palette, QWidget *parent = nullptr);
    ~SearchButton() override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QAction &m_palette;
};

} // namespace tooltray::ui
