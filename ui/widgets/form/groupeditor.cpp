// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form/groupeditor.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/fieldrow.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {

GroupEditor::GroupEditor(const FormField &field, const FormContext &context, QWidget *parent)
    : FieldEditor(parent)
    , m_field(field)
    , m_theme(context.theme)
    , m_isInner(!field.name.empty())
    , m_others(new TextLabel(TextLook::Muted, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(m_isInner ? metrics::kMargin : 0, 0, 0, 0);
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

GroupEditor::~GroupEditor() = default;

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
    m_others->setText(tr("%n more member(s) can be seen as JSON.", nullptr, others));
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

} // namespace tooltray::ui
