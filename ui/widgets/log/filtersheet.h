// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QListWidget;

namespace tooltray::ui {

class TextLabel;
class Theme;

// The language of the filter by examples, each of which can be taken.
class FilterSheet final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilterSheet)

public:
    explicit FilterSheet(const Theme &theme, QWidget *parent);
    ~FilterSheet() override;

    void openBelow(const QWidget &anchor);

Q_SIGNALS:
    void chosen(const QString &filter);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void fill();

    const Theme &m_theme;
    TextLabel *m_title;
    TextLabel *m_rules;
    QListWidget *m_examples;
};

} // namespace tooltray::ui
