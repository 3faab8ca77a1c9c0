// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/descriptionfaultmodel.h"

#include <QWidget>

#include <vector>

class QListView;
class QToolButton;

namespace tooltray::ui {

class TextLabel;
class Theme;

// Sets up a list of rows with two lines that is as high as its rows and scrolls where there is no room for them.
void setUpRows(QListView &view, QAbstractItemModel &model, const Theme &theme);
void fitToRows(QListView &view); // after each change of its rows

// What is wrong with the description of an API. What was repaired, with nothing lost, is folded away below that. Not seen
// where there is nothing to be told.
class FaultList final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FaultList)

public:
    explicit FaultList(const Theme &theme, QWidget *parent = nullptr);

    void setFaults(const std::vector<engine::DescriptionFault> &faults);

private:
    void retranslate();
    void showState();

    const Theme &m_theme;
    DescriptionFaultModel m_problemModel;
    DescriptionFaultModel m_noteModel;
    TextLabel *m_title;
    QListView *m_problems;
    QToolButton *m_fold;
    QListView *m_notes;
};

} // namespace tooltray::ui
