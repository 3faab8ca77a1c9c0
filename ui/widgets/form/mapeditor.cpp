// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/mapeditor.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/fieldrow.h"

#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {

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
    m_layout->setContentsMargins(metrics::kMargin, 0, 0, 0);
    m_layout->setSpacing(metrics::kSpacingSmall);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_add);
    bottom->addStretch();
    m_layout->addLayout(bottom);
    m_add->setIcon(context.theme.icon(Icon::Plus));
    setFocusProxy(m_add);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_isGiven = true;
        Pair *pair = addPair({}, {});
        setTexts();
        pair->name->setFocus(Qt::OtherFocusReason);
        Q_EMIT changed();
    });
    keepTranslated(*this, [this] { setTexts(); });
}

MapEditor::~MapEditor() = default;

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
        if (QWidget *control = pair->row->editor().control())
            control->setAccessibleName(tr("%1, value").arg(fromUtf8(m_field.title)));
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
