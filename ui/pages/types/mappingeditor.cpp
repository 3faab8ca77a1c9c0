// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/mappingeditor.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/contextvalues.h"
#include "ui/models/texttablemodel.h"
#include "ui/pages/types/texttable.h"
#include "ui/theme/textlabel.h"

#include <QSet>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {

MappingEditor::MappingEditor(const Theme &theme, QWidget *parent)
    : DefinitionEditor(theme, workspace::ObjectKind::Mapping, parent)
    , m_explanation(new TextLabel(TextStyle::Muted, this))
    , m_entries(new TextTableModel(this))
    , m_table(new TextTable(theme, *m_entries, this))
{
    m_explanation->setWordWrap(true);
    auto *layout = newLayout();
    layout->addWidget(m_explanation);
    layout->addWidget(m_table, 1);
    connect(m_entries, &TextTableModel::edited, this, [this] {
        check();
        Q_EMIT edited();
    });
    keepTranslated(*this, [this] { setTexts(); });
}

void MappingEditor::setTexts()
{
    m_entries->setHeaders({tr("Label"), tr("Sent value")});
    m_table->setName(tr("Labels and their values"), tr("Add label"));
    m_explanation->setText(
        tr("An argument that uses this mapping takes a label or a value; the API gets the value."));
    check();
}

void MappingEditor::showDraft(const ObjectDraft &draft, workspace::Layer layer)
{
    m_mapping = std::get<workspace::Mapping>(draft.object);
    setNamed(m_mapping.name, m_mapping.description);
    QList<QStringList> rows;
    for (const workspace::Mapping::Entry &entry : m_mapping.entries)
        rows.append({fromUtf8(entry.label), contextText(entry.value)});
    m_entries->setRows(rows);
    check();
    setNameReadOnly(layer == workspace::Layer::Config);
    m_table->setReadOnly(layer == workspace::Layer::Config);
}

ObjectDraft MappingEditor::draft() const
{
    workspace::Mapping mapping = m_mapping;
    mapping.name = toUtf8(name());
    mapping.description = toUtf8(description());
    mapping.entries.clear();
    for (const QStringList &row : m_entries->rows())
        mapping.entries.push_back({toUtf8(row[0]), contextValue(row[1])});
    return {.original = {}, .object = std::move(mapping)};
}

void MappingEditor::check()
{
    QSet<QString> labels;
    QString problem;
    for (const QStringList &row : m_entries->rows()) {
        if (row[0].isEmpty())
            problem = tr("Every value needs a label.");
        else if (labels.contains(row[0]))
            problem = tr("The label %1 is used twice.").arg(row[0]);
        labels.insert(row[0]);
    }
    setProblem(problem);
}

} // namespace tooltray::ui
