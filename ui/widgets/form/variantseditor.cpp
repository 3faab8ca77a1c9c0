// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/variantseditor.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"

#include <QComboBox>
#include <QVBoxLayout>

namespace tooltray::ui {

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
    setFocusProxy(m_box);
    connect(m_box, &QComboBox::activated, this, [this](int row) {
        const std::optional<json::Value> before = value();
        use(row - 1);
        m_isNull = false;
        // What was given goes along where it is one of the new kind, too.
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

VariantsEditor::~VariantsEditor() = default;

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
    if (QWidget *control = m_editor->control())
        control->setAccessibleName(fromUtf8(field.title));
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
