// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/toolcuration.h"

#include <QWidget>

#include <array>
#include <string>
#include <vector>

class QComboBox;
class QKeyEvent;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace tooltray::ui {

class InlineMessage;
class RowButtons;
class SchemaForm;
class TextLabel;
class Theme;

// What people decide about the arguments of the tool that an operation becomes: a table of them, and what agents may
// pass in the row that is chosen.
class ArgumentSide final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ArgumentSide)

public:
    explicit ArgumentSide(const Theme &theme, QWidget *parent = nullptr);

    // The version as it is proposed. Is no edit.
    void setVersion(const workspace::ToolVersion &version, const ToolCuration &curation);
    // Of the workspace: what arguments can be taken from, and the types that they can have.
    void setShared(const workspace::Workspace &workspace);
    // Drops what was typed and could not be taken.
    void showCurrent();
    void showApplied(std::size_t tools);
    const workspace::ArgumentChoices &choices() const { return m_model.choices(); }
    std::vector<std::string> order() const { return m_model.order(); }

Q_SIGNALS:
    void edited();
    void choiceForAll(const QString &argument, const tooltray::workspace::ArgumentChoice &choice);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // The fields below the table, in their order.
    enum Field : std::size_t { Values, Least, Most, Default, FieldCount };

    void build(const Theme &theme);
    void openCell(const QModelIndex &index);
    bool openByKey(const QKeyEvent &press);
    void retranslate();
    void showFixed();
    void showType(const json::Value &schema);
    void showFields(const json::Value &schema);
    void takeType();
    void takeField(Field field);

    ArgumentChoiceModel m_model;
    QStringList m_types; // of the workspace
    QTableView *m_table;
    TextLabel *m_none;
    QPushButton *m_forAll;
    RowButtons *m_buttons;
    QWidget *m_form;
    SchemaForm *m_fixed; // in its place, for an object or a list that is always sent
    json::Value m_fixedSchema;
    QLabel *m_typeLabel;
    QComboBox *m_type;
    std::array<QLabel *, FieldCount> m_labels{};
    std::array<QLineEdit *, FieldCount> m_fields{};
    InlineMessage *m_problem;
    bool m_isTyping = false;
};

} // namespace tooltray::ui
