// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/typeexamples.h"

#include "ui/language/language.h"
#include "ui/models/schemavalues.h"
#include "ui/pages/types/texttable.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"

#include <QVBoxLayout>

namespace tooltray::ui {

TypeExamples::TypeExamples(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_help(new TextLabel(TextStyle::Muted, this))
    , m_model(new SchemaExampleModel(this))
    , m_table(new TextTable(theme, *m_model, this))
    , m_none(new TextLabel(TextStyle::Muted, this))
{
    m_help->setWordWrap(true);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, metrics::kSpacing, 0, 0);
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_help);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_none, 1);
    connect(m_model, &SchemaExampleModel::edited, this, &TypeExamples::edited);
    keepTranslated(*this, [this] { setTexts(); });
}

TypeExamples::~TypeExamples() = default;

void TypeExamples::setTexts()
{
    m_help->setText(tr("Clients see these values with the schema."));
    //: Headings: a value as JSON, and whether the schema takes it
    m_model->setHeaders({tr("Example"), tr("Check")});
    m_table->setName(tr("Examples of the type"), tr("Add example"));
    m_none->setText(tr("A schema of just true or false cannot have examples."));
    if (m_schema)
        m_model->show(m_model->examples(), *m_schema);
}

void TypeExamples::setSchema(const json::Value &schema, const jsonschema::Schema &compiled)
{
    const auto examples = schemaExamples(schema);
    m_schema = examples ? std::optional(compiled) : std::nullopt;
    m_model->show(examples.value_or(std::vector<json::Value>()), compiled);
    m_help->setVisible(examples.has_value());
    m_table->setVisible(examples.has_value());
    m_none->setVisible(!examples.has_value());
}

void TypeExamples::setReadOnly(bool readOnly)
{
    m_table->setReadOnly(readOnly);
}

std::vector<json::Value> TypeExamples::examples() const
{
    return m_model->examples();
}

} // namespace tooltray::ui
