// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/schemareader.h"
#include "json/value.h"

#include <QTreeWidget>

namespace tooltray::ui {

// A JSON Schema to read: its members, what they are and what is said of them.
class SchemaOutline final : public QTreeWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaOutline)

public:
    enum Column : int { MemberColumn, TypeColumn, RequiredColumn, MeaningColumn, ColumnCount };

    // More members than anybody looks through; see isComplete().
    static constexpr int kMaxMembers = 1'000;

    explicit SchemaOutline(QWidget *parent = nullptr);

    void setSchema(const json::Value &schema);
    bool isEmpty() const { return topLevelItemCount() == 0; }
    bool isComplete() const { return m_count <= kMaxMembers; }

protected:
    void changeEvent(QEvent *event) override;

private:
    using Schemas = SchemaReader::Schemas;

    void retranslate();
    void fill();
    // `within` holds the enclosing schemas; a schema that is within itself gets no members.
    void addMembers(QTreeWidgetItem &into, const SchemaReader &reader, Schemas schemas, Schemas within);
    static QString meaningOf(const SchemaReader &reader, const Schemas &schemas);
    void fitHeight();

    json::Value m_schema;
    int m_count = 0;
};

} // namespace tooltray::ui
