// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/form/fieldeditor.h"

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace tooltray::ui {

class JsonEdit;
class TextLabel;

// Texts, on one line or on several, and numbers, of which every digit is kept. Empty means none.
class TextEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextEditor)

public:
    TextEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);

    std::optional<json::Value> value() const override;
    void setValue(const std::optional<json::Value> &value) override;
    void setWrong(bool wrong) override;
    QWidget *control() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString text() const;
    void useLines(bool lines);
    void makeControl(bool lines);
    void edited();
    void stepNumber(int by);
    void addCalendar(const Theme &theme);
    void setPlaceholder();
    QString placeholder() const;

    FormField m_field;
    const Theme &m_theme;
    QLineEdit *m_line = nullptr; // one of the two
    QPlainTextEdit *m_lines = nullptr;
    QAction *m_calendar = nullptr; // of a line for a date
    bool m_isEmptyText = false;    // "" rather than nothing
    bool m_isNull = false;
    bool m_isWrong = false;
};

// One of some values, of true and false, or the only one there is. What need not be given can be none of them.
class ChoiceEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceEditor)

public:
    ChoiceEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);

    std::optional<json::Value> value() const override;
    void setValue(const std::optional<json::Value> &value) override;
    QWidget *control() override;

private:
    void fill();
    void addSearch();
    void showMeaning();
    bool hasNone() const;

    FormField m_field;
    std::vector<FieldChoice> m_choices;
    QComboBox *m_box;
    TextLabel *m_meaning;
    std::optional<json::Value> m_other; // a value that none of the choices has
    bool m_isNull = false;
};

// One part of a form for which the schema gives no fields. While it is no JSON it keeps its last value and says so.
class JsonFieldEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonFieldEditor)

public:
    JsonFieldEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);

    std::optional<json::Value> value() const override { return m_value; }
    void setValue(const std::optional<json::Value> &value) override;
    QWidget *control() override;

private:
    void read();
    void fit();

    JsonEdit *m_edit;
    QLabel *m_problem;
    std::optional<json::Value> m_value;
};

// The elements of an array, which can be added, moved and removed.
class ListEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListEditor)

public:
    ListEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);

    std::optional<json::Value> value() const override;
    void setValue(const std::optional<json::Value> &value) override;
    void setErrors(const FormErrors &errors, const json::Pointer &own) override;
    bool showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const override;
    QWidget *control() override;

private:
    class Element;

    Element *addElement(const json::Value &value);
    void remove(Element &element);
    void move(Element &element, int by);
    void number();

    FormField m_field;
    FormContext m_context;
    QVBoxLayout *m_layout;
    QPushButton *m_add;
    std::vector<Element *> m_elements;
    bool m_isGiven = false; // an empty list rather than none
    json::Value m_rest;     // what is more than the form shows
};

// The members of an object that may have any names: a name and a value in each row.
class MapEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MapEditor)

public:
    MapEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);

    std::optional<json::Value> value() const override;
    void setValue(const std::optional<json::Value> &value) override;
    void setErrors(const FormErrors &errors, const json::Pointer &own) override;
    bool showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const override;
    QWidget *control() override;

private:
    class Pair;

    Pair *addPair(const QString &name, const std::optional<json::Value> &value);
    void remove(Pair &pair);
    void setTexts();

    FormField m_field;
    FormContext m_context;
    QVBoxLayout *m_layout;
    QPushButton *m_add;
    std::vector<Pair *> m_pairs;
    bool m_isGiven = false;
};

// The members of an object, one below the other. Members that the schema does not know are kept as they are.
class GroupEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GroupEditor)

public:
    GroupEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);

    std::optional<json::Value> value() const override;
    void setValue(const std::optional<json::Value> &value) override;
    void setErrors(const FormErrors &errors, const json::Pointer &own) override;
    bool showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const override;
    QWidget *control() override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showOthers();

    FormField m_field;
    const Theme &m_theme;
    bool m_isInner;
    std::vector<FieldRow *> m_rows;
    TextLabel *m_others;
    std::optional<json::Value> m_before; // what it was set to: for its order and what is not known
};

// A value that can be of one of several kinds: which one, and the form for that.
class VariantsEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VariantsEditor)

public:
    VariantsEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);

    std::optional<json::Value> value() const override;
    void setValue(const std::optional<json::Value> &value) override;
    void setErrors(const FormErrors &errors, const json::Pointer &own) override;
    bool showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const override;
    QWidget *control() override;

private:
    void use(int variant); // -1 for none
    void fill();

    FormField m_field;
    FormContext m_context;
    QVBoxLayout *m_layout;
    QComboBox *m_box;
    FieldEditor *m_editor = nullptr;
    int m_variant = -1;
    bool m_isNull = false;
};

} // namespace tooltray::ui
