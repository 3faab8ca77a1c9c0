// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/fieldeditors.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/fieldeditor.h"

#include <QComboBox>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {

GroupEditor::GroupEditor(const FormField &field, const FormContext &context, QWidget *parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_theme(context.theme)
    , m_isInner(!field.name.empty())
    , m_others(new TextLabel(TextStyle::Muted, this))
{
    auto *layout = new QVBoxLayout(this);
    keepMargins(*this, *layout, {m_isInner ? metrics::kMargin : 0, 0, 0, 0});
    layout->setSpacing(metrics::kMargin);
    for (const FormField &part : field.fields) {
        auto *row = new FieldRow(part, context, this);
        m_rows.push_back(row);
        layout->addWidget(row);
        connect(&row->editor(), &FieldEditor::changed, this, &FieldEditor::changed);
    }
    m_others->setWordWrap(true);
    layout->addWidget(m_others);
    keepTranslated(*this, [this] { showOthers(); });
}

QWidget *GroupEditor::control()
{
    return nullptr;
}

void GroupEditor::showOthers()
{
    int others = 0;
    if (m_before) {
        for (const json::Member &member : m_before->members())
            others += std::ranges::find(m_field.fields, member.name.view(), &FormField::name)
                      == m_field.fields.end();
    }
    m_others->setText(tr("The JSON view has %n more member(s).", nullptr, others));
    m_others->setVisible(others > 0);
}

std::optional<json::Value> GroupEditor::value() const
{
    json::Value object = m_before && m_before->isObject() ? *m_before : json::Value::object();
    for (const FieldRow *row : m_rows) {
        if (auto part = row->editor().value())
            object.set(row->field().name, std::move(*part));
        else
            object.remove(row->field().name);
    }
    const bool wasEmpty = m_before && m_before->isObject() && m_before->isEmpty();
    if (object.isEmpty() && !wasEmpty && m_isInner && !m_field.isRequired)
        return {};
    return object;
}

void GroupEditor::setValue(const std::optional<json::Value> &value)
{
    m_before = value;
    for (FieldRow *row : m_rows) {
        const json::Value *part = value ? value->find(row->field().name) : nullptr;
        row->editor().setValue(part ? std::optional(*part) : std::nullopt);
    }
    showOthers();
}

void GroupEditor::setErrors(const FormErrors &errors, const json::Pointer &own)
{
    for (FieldRow *row : m_rows)
        row->setErrors(errors, own / row->field().name);
}

bool GroupEditor::showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const
{
    const std::size_t depth = own.tokens().size();
    return place.tokens().size() > depth
           && std::ranges::find(m_field.fields, place.tokens()[depth], &FormField::name)
                  != m_field.fields.end();
}

void GroupEditor::paintEvent(QPaintEvent *)
{
    if (!m_isInner)
        return;
    QPainter painter(this);
    const int left = layoutDirection() == Qt::RightToLeft ? width() - 2 : 0;
    painter.fillRect(QRect(left, 0, 2, height()), m_theme.tokens().line);
}

VariantsEditor::VariantsEditor(const FormField &field, const FormContext &context, QWidget *parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_context(context)
    , m_layout(new QVBoxLayout(this))
    , m_box(new QComboBox(this))
{
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    m_layout->setContentsMargins(1, 1, 1, 1);
    m_layout->setSpacing(metrics::kSpacing);
    m_layout->addWidget(m_box);
    connect(m_box, &QComboBox::activated, this, [this](int row) {
        const std::optional<json::Value> before = value();
        use(row - 1);
        m_isNull = false;
        // The previous value is kept if it fits the new kind as well.
        if (m_editor) {
            FormField only = m_field;
            only.fields = {m_field.fields[static_cast<std::size_t>(m_variant)]};
            const FormField &variant = only.fields.front();
            const bool isObject = before && before->isObject() && variant.kind == FieldKind::Group;
            m_editor->setValue(isObject ? *before : initialValue(variant));
        }
        Q_EMIT changed();
    });
    keepTranslated(*this, [this] { fill(); });
}

QWidget *VariantsEditor::control()
{
    return m_box;
}

void VariantsEditor::fill()
{
    const QSignalBlocker blocker(m_box);
    m_box->clear();
    m_box->addItem(tr("(none)"));
    for (const FormField &variant : m_field.fields) {
        m_box->addItem(fromUtf8(variant.title));
        m_box->setItemData(m_box->count() - 1, fromUtf8(variant.description), Qt::ToolTipRole);
    }
    m_box->setCurrentIndex(m_variant + 1);
}

void VariantsEditor::use(int variant)
{
    if (variant == m_variant && m_editor)
        return;
    m_variant = variant;
    m_box->setCurrentIndex(variant + 1);
    if (m_editor) {
        m_editor->hide();
        m_editor->deleteLater();
        m_editor = nullptr;
    }
    if (variant < 0)
        return;
    FormField field = m_field.fields[static_cast<std::size_t>(variant)];
    field.isRequired = true;
    m_editor = makeFieldEditor(field, m_context, this);
    m_layout->addWidget(m_editor);
    m_editor->show();
    m_editor->spoken().setAccessibleName(fromUtf8(field.title));
    connect(m_editor, &FieldEditor::changed, this, &FieldEditor::changed);
}

std::optional<json::Value> VariantsEditor::value() const
{
    if (m_editor)
        return m_editor->value();
    if (m_isNull || (m_field.isNullable && m_field.isRequired))
        return json::Value(nullptr);
    return {};
}

void VariantsEditor::setValue(const std::optional<json::Value> &value)
{
    m_isNull = value && value->isNull();
    const bool isGiven = value && (!value->isNull() || !m_field.isNullable);
    use(isGiven ? static_cast<int>(variantFor(m_field, *value)) : -1);
    if (m_editor)
        m_editor->setValue(value);
}

void VariantsEditor::setErrors(const FormErrors &errors, const json::Pointer &own)
{
    if (m_editor)
        m_editor->setErrors(errors, own);
}

bool VariantsEditor::showsErrorsAt(const json::Pointer &place, const json::Pointer &own) const
{
    return m_editor && m_editor->showsErrorsAt(place, own);
}

} // namespace tooltray::ui
