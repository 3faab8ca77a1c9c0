// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace tooltray::ui {

class RailDelegate;
class RailModel;
class Theme;

// The pages down the side of the window. Moving through it opens them.
class NavigationRail final : public QListView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NavigationRail)

public:
    NavigationRail(const Theme &theme, RailModel &model, QWidget *parent = nullptr);

    void setCurrentPage(const QString &id);
    // Icons only.
    void setCollapsed(bool collapsed);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pageChosen(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void fit();

    RailModel &m_model;
    RailDelegate *m_delegate;
    bool m_isCollapsed = false;
};

} // namespace tooltray::ui
