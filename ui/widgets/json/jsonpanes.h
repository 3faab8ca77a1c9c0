// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/jsondocument.h"
#include "json/pointer.h"
#include "json/value.h"

#include <QImage>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QWidget>

#include <memory>

class QComboBox;
class QTableView;

namespace tooltray::ui {

class JsonTableModel;
class JsonTreeModel;
class TextLabel;
class Theme;

// Values of JSON in the colour of their type, which the model gives under the role.
class JsonValueDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonValueDelegate)

public:
    // From the column on; what stands before are names.
    JsonValueDelegate(const Theme &theme, int typeRole, int firstValueColumn, QObject *parent = nullptr);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
    int m_typeRole;
    int m_firstValueColumn;
};

// JSON to unfold.
class JsonTreePane final : public QTreeView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonTreePane)

public:
    explicit JsonTreePane(const Theme &theme, QWidget *parent = nullptr);

    void setValue(std::shared_ptr<const json::Value> value);
    json::Pointer pointer() const;    // of the current row
    const json::Value *value() const; // null without one
    void showPointer(const json::Pointer &pointer);
    // Opens that many levels and closes all below; stops where it would become endless.
    void openLevels(int levels);

Q_SIGNALS:
    void pointerChanged();

private:
    JsonTreeModel *m_model;
};

// The picture of a response that is one, as large as it is or as there is room for it. It is read off the window's thread.
class JsonImagePane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonImagePane)

public:
    explicit JsonImagePane(QWidget *parent = nullptr);

    // {"media_type", "content_base64"}, or anything else, which has no picture.
    void setValue(const std::shared_ptr<const json::Value> &value);
    bool hasImage() const { return !m_image.isNull(); }

Q_SIGNALS:
    void changed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void setTexts();

    QImage m_image;
    int m_revision = 0; // of the value
};

// The arrays of objects of a document, one at a time, as a table.
class JsonTablePane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonTablePane)

public:
    explicit JsonTablePane(const Theme &theme, QWidget *parent = nullptr);

    void setDocument(const JsonDocument &document);
    json::Pointer pointer() const;
    const json::Value *value() const; // null without one
    // Goes to another table where it is in none of this one.
    bool showPointer(const json::Pointer &pointer);
    QString copiedCells() const; // those that are selected, empty for less than two
    QTableView &view() { return *m_view; }

Q_SIGNALS:
    void pointerChanged();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void showTable(int number);
    void fitColumns(); // which takes longer than all else, so not before it is seen
    void setTexts();

    JsonDocument m_document;
    JsonTableModel *m_model;
    QComboBox *m_tables;
    TextLabel *m_size;
    QTableView *m_view;
    bool m_isFitted = true;
};

} // namespace tooltray::ui
