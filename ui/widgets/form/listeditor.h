// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/form/fieldeditor.h"

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace tooltray::ui {

class FieldRow;

// The elements of an array, which can be added, moved and removed.
class ListEditor final : public FieldEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListEditor)

public:
    ListEditor(const FormField &field, const FormContext &context, QWidget *parent = nullptr);
    ~ListEditor() override;

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
    ~MapEditor() override;

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

} // namespace tooltray::ui
