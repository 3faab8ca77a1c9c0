// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/jsondocument.h"

#include <QWidget>

class QComboBox;
class QTableView;

namespace tooltray::ui {

class JsonTableModel;
class TextLabel;
class Theme;

// The arrays of objects of a document, one at a time, as a table.
class JsonTablePane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonTablePane)

public:
    explicit JsonTablePane(const Theme &theme, QWidget *parent = nullptr);
    ~JsonTablePane() override;

    void setDocument(const JsonDocument &document);
    json::Pointer pointer() const;
    const json::Value *value() const; // null without one
    // Goes to another table where it is in none of this one.
    bool showPointer(const json::Pointer &pointer);
    QString copiedCells() const; // those that are selected, empty for less than two
    QTableView &view() { return *m_view; }

Q_SIGNALS:
    void pointerChanged();

private:
    void showTable(int number);
    void setTexts();

    JsonDocument m_document;
    JsonTableModel *m_model;
    QComboBox *m_tables;
    TextLabel *m_size;
    QTableView *m_view;
};

} // namespace tooltray::ui
