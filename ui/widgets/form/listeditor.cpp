// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/fieldeditors.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/fieldeditor.h"

#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {

namespace {

// More rows than that are edited as JSON better; they are kept.
constexpr std::size_t kMaxElements = 200;

// Rows, one below the other, and the button that adds one.
void layOutRows(QVBoxLayout &layout, QPushButton &add, const Theme &theme)
{
    keepMargins(*layout.parentWidget(), layout, {metrics::kMargin, 0, 0, 0});
    layout.setSpacing(metrics::kSpacingSmall);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(&add);
    bottom->addStretch();
    layout.addLayout(bottom);
    add.setIcon(theme.icon(Icon::Plus));
}

} // namespace

class ListEditor::Element final : public QWidget {
public:
    Element(ListEditor &list, const FormField &field)
        : QWidget(&list)
        , m_field(field)
        , row(new FieldRow(m_field, list.m_context, this))
        , up(button(list, Icon::ChevronUp))
        , down(button(list, Icon::ChevronDown))
        , gone(button(list, Icon::Close))
    {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins({});
        layout->setSpacing(2);
        layout->addWidget(row, 1);
        for (QToolButton *one : {up, down, gone})
            layout->addWidget(one, 0, Qt::AlignBottom);
    }

private:
    QToolButton *button(ListEditor &list, Icon icon)
    {
        auto *made = new QToolButton(this);
        made->setIcon(list.m_context.theme.icon(icon, Tint::Muted));
        made->setAutoRaise(true);
        made->setFocusPolicy(Qt::StrongFocus);
        return made;
    }

    FormField m_field;

public:
    FieldRow *row;
    QToolButton *up;
    QToolButton *down;
    QToolButton *gone;
};

ListEditor::ListEditor(const FormField &field, const FormContext &context, QWidget *parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_context(context)
    , m_layout(new QVBoxLayout(this))
    , m_add(new QPushButton(this))
{
    layOutRows(*m_layout, *m_add, context.theme);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_isGiven = true;
        Element *element = addElement(initialValue(m_field.fields.front()));
        number();
        element->show(); // the layout does so later, and screen readers hear of nothing hidden
        if (QWidget *control = element->row->editor().control())
            control->setFocus(Qt::OtherFocusReason);
        Q_EMIT changed();
    });
    keepTranslated(*this, [this] {
        m_add->setText(tr("Add"));
        number();
    });
}

QWidget *ListEditor::control()
{
    return m_add;
}

ListEditor::Element *ListEditor::addElement(const json::Value &value)
{
    FormField field = m_field.fields.front();
    field.isRequired = true; // an element cannot be left out
    field.title.clear();
    field.description.clear();
    auto *element = new Element(*this, field);
    // A null for "nothing yet" is no null that somebody gave.
    element->row->editor().setValue(value.isNull() && !field.isNullable ? std::nullopt
                                                                        : std::optional(value));
    m_layout->insertWidget(static_cast<int>(m_elements.size()), element);
    m_elements.push_back(element);
    connect(&element->row->editor(), &FieldEditor::changed, this, &FieldEditor::changed);
    connect(element->up, &QToolButton::clicked, this, [this, element] { move(*element, -1); });
    connect(element->down, &QToolButton::clicked, this, [this, element] { move(*element, 1); });
    connect(element->gone, &QToolButton::clicked, this, [this, element] { remove(*element); });
    return element;
}

void ListEditor::remove(Element &element)
{
    const auto place = std::ranges::find(m_elements, &element);
    const std::size_t position = static_cast<std::size_t>(place - m_elements.begin());
    m_elements.erase(place);
    element.hide();
    element.deleteLater();
    number();
    QWidget *next = m_add;
    if (position < m_elements.size())
        next = m_elements[position]->gone;
    next->setFocus(Qt::OtherFocusReason);
    Q_EMIT changed();
}

void ListEditor::move(Element &element, int by)
{
    const auto place = std::ranges::find(m_elements, &element);
    const auto other = place + by;
    if (other < m_elements.begin() || other >= m_elements.end())
        return;
    std::iter_swap(place, other);
    m_layout->removeWidget(&element);
    m_layout->insertWidget(static_cast<int>(other - m_elements.begin()), &element);
    number();
    QToolButton *pressed = by < 0 ? element.up : element.down;
    (pressed->isEnabled() ? pressed : by < 0 ? element.down : element.up)->setFocus(Qt::OtherFocusReason);
    Q_EMIT changed();
}

void ListEditor::number()
{
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        Element &element = *m_elements[i];
        const int position = static_cast<int>(i) + 1;
        const auto name = [](QToolButton &button, const QString &text) {
            button.setToolTip(text);
            button.setAccessibleName(text);
        };
        name(*element.up, tr("Move element %1 up").arg(position));
        name(*element.down, tr("Move element %1 down").arg(position));
        name(*element.gone, tr("Remove element %1").arg(position));
        element.up->setEnabled(i > 0);
        element.down->setEnabled(i + 1 < m_elements.size());
        element.row->editor().spoken().setAccessibleName(
            tr("%1, element %2").arg(fromUtf8(m_field.title)).arg(position));
    }
}

std::optional<json::Value> ListEditor::value() const
{
    if (m_elements.empty() && m_rest.isEmpty() && !m_isGiven && !m_field.isRequired)
        return {};
    json::Value list = json::Value::array();
    for (const Element *element : m_elements)
        list.append(element->row->editor().value().value_or(json::Value(nullptr)));
    for (const json::Value &more : m_rest.elements())
        list.append(more);
    return list;
}

void ListEditor::setValue(const std::optional<json::Value> &value)
{
    for (Element *element : m_elements) {
        element->hide();
        element->deleteLater();
    }
    m_elements.clear();
    m_rest = json::Value::array();
    m_isGiven = value && value->isArray();
    if (!m_isGiven)
        return;
    for (const json::Value &element : value->elements()) {
        if (m_elements.size() < kMaxElements)
            addElement(element);
        else
            m_rest.append(element);
    }
    number();
}

void ListEditor::setErrors(const FormErrors &errors, const json::Pointer &own)
{
    for (std::size_t i = 0; i < m_elements.size(); ++i)
        m_elements[i]->row->setErrors(errors, own / i);
}

bool ListEditor::showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const
{
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const std::size_t depth = own.tokens().size();
        if (place.tokens().size() > depth && place.tokens()[depth] == std::to_string(i))
            return true;
    }
    return false;
}

class MapEditor::Pair final : public QWidget {
public:
    Pair(MapEditor &map, const FormField &field)
        : QWidget(&map)
        , name(new QLineEdit(this))
        , row(new FieldRow(field, map.m_context, this))
        , gone(new QToolButton(this))
    {
        gone->setIcon(map.m_context.theme.icon(Icon::Close, Tint::Muted));
        gone->setAutoRaise(true);
        gone->setFocusPolicy(Qt::StrongFocus);
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins({});
        layout->setSpacing(metrics::kSpacing);
        layout->addWidget(name, 2, Qt::AlignTop);
        layout->addWidget(row, 3, Qt::AlignTop);
        layout->addWidget(gone, 0, Qt::AlignTop);
    }

    QLineEdit *name;
    FieldRow *row;
    QToolButton *gone;
};

MapEditor::MapEditor(const FormField &field, const FormContext &context, QWidget *parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_context(context)
    , m_layout(new QVBoxLayout(this))
    , m_add(new QPushButton(this))
{
    layOutRows(*m_layout, *m_add, context.theme);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_isGiven = true;
        Pair *pair = addPair({}, {});
        setTexts();
        pair->show();
        pair->name->setFocus(Qt::OtherFocusReason);
        Q_EMIT changed();
    });
    keepTranslated(*this, [this] { setTexts(); });
}

QWidget *MapEditor::control()
{
    return m_add;
}

void MapEditor::setTexts()
{
    m_add->setText(tr("Add"));
    for (Pair *pair : m_pairs) {
        pair->name->setPlaceholderText(tr("Name"));
        pair->name->setAccessibleName(tr("%1, name").arg(fromUtf8(m_field.title)));
        pair->gone->setToolTip(tr("Remove %1").arg(pair->name->text()));
        pair->gone->setAccessibleName(pair->gone->toolTip());
        pair->row->editor().spoken().setAccessibleName(tr("%1, value").arg(fromUtf8(m_field.title)));
    }
}

MapEditor::Pair *MapEditor::addPair(const QString &name, const std::optional<json::Value> &value)
{
    FormField field = m_field.fields.front();
    field.isRequired = true;
    field.title.clear();
    field.description.clear();
    auto *pair = new Pair(*this, field);
    pair->name->setText(name);
    pair->row->editor().setValue(value);
    m_layout->insertWidget(static_cast<int>(m_pairs.size()), pair);
    m_pairs.push_back(pair);
    connect(pair->name, &QLineEdit::textEdited, this, [this] {
        setTexts();
        Q_EMIT changed();
    });
    connect(&pair->row->editor(), &FieldEditor::changed, this, &FieldEditor::changed);
    connect(pair->gone, &QToolButton::clicked, this, [this, pair] { remove(*pair); });
    return pair;
}

void MapEditor::remove(Pair &pair)
{
    std::erase(m_pairs, &pair);
    pair.hide();
    pair.deleteLater();
    m_add->setFocus(Qt::OtherFocusReason);
    Q_EMIT changed();
}

std::optional<json::Value> MapEditor::value() const
{
    json::Value object = json::Value::object();
    for (const Pair *pair : m_pairs) {
        if (!pair->name->text().isEmpty())
            object.set(toUtf8(pair->name->text()),
                       pair->row->editor().value().value_or(json::Value(nullptr)));
    }
    if (object.isEmpty() && !m_isGiven && !m_field.isRequired)
        return {};
    return object;
}

void MapEditor::setValue(const std::optional<json::Value> &value)
{
    for (Pair *pair : m_pairs) {
        pair->hide();
        pair->deleteLater();
    }
    m_pairs.clear();
    m_isGiven = value && value->isObject();
    if (m_isGiven) {
        for (const json::Member &member : value->members())
            addPair(fromUtf8(member.name), member.value);
    }
    setTexts();
}

void MapEditor::setErrors(const FormErrors &errors, const json::Pointer &own)
{
    for (Pair *pair : m_pairs)
        pair->row->setErrors(errors, own / toUtf8(pair->name->text()));
}

bool MapEditor::showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const
{
    const std::size_t depth = own.tokens().size();
    return place.tokens().size() > depth && std::ranges::any_of(m_pairs, [&](const Pair *pair) {
               return toUtf8(pair->name->text()) == place.tokens()[depth];
           });
}

} // namespace tooltray::ui
