// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemaexamplemodel.h"

#include "ui/language/utf8text.h"
#include "ui/models/schemaexamples.h"

namespace tooltray::ui {
namespace {

constexpr jsonschema::Limits kExampleLimits{.steps = 50'000, .patternSteps = 20'000, .errors = 1};

// Whoever begins a text so means JSON.
bool isMeantAsJson(const json::Value &example)
{
    const std::string_view text = example.toString();
    return text.starts_with('{') || text.starts_with('[');
}

} // namespace

SchemaExampleModel::SchemaExampleModel(QObject *parent) : TextTableModel(parent) {}

SchemaExampleModel::~SchemaExampleModel() = default;

void SchemaExampleModel::show(const std::vector<json::Value> &examples, const jsonschema::Schema &schema)
{
    QList<QStringList> rows;
    QStringList verdicts;
    for (const json::Value &example : examples) {
        rows.append({exampleText(example), QString()});
        verdicts.append(verdictOf(example, schema));
    }
    m_verdicts = verdicts;
    setRows(rows);
    if (rowCount() > 0 && columnCount() > VerdictColumn)
        Q_EMIT dataChanged(index(0, VerdictColumn), index(rowCount() - 1, VerdictColumn));
}

std::vector<json::Value> SchemaExampleModel::examples() const
{
    std::vector<json::Value> examples;
    for (const QStringList &row : rows())
        examples.push_back(exampleValue(row[ValueColumn]));
    return examples;
}

QString SchemaExampleModel::verdictOf(const json::Value &example, const jsonschema::Schema &schema)
{
    const std::vector<jsonschema::ValidationError> errors = schema.validate(example, kExampleLimits);
    if (errors.empty())
        //: Of an example: the schema takes it
        return tr("Valid");
    QString text = fromUtf8(errors.front().message);
    if (!errors.front().suggestion.empty())
        text += u' ' + fromUtf8(errors.front().suggestion);
    //: Of an example that somebody typed, before what is wrong with it
    return isMeantAsJson(example) ? tr("This is not JSON, so it is taken as a text.") + u' ' + text : text;
}

QVariant SchemaExampleModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.column() != VerdictColumn)
        return TextTableModel::data(index, role);
    const QString verdict = m_verdicts.value(index.row());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return verdict;
    if (role == Qt::AccessibleTextRole)
        return QString(headerData(VerdictColumn, Qt::Horizontal, Qt::DisplayRole).toString() + u' '
                       + verdict);
    return {};
}

bool SchemaExampleModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (index.column() == VerdictColumn)
        return false;
    const QString typed = role == Qt::EditRole ? exampleText(exampleValue(value.toString())) : QString();
    return TextTableModel::setData(index, typed, role);
}

Qt::ItemFlags SchemaExampleModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = TextTableModel::flags(index);
    return index.column() == VerdictColumn ? flags & ~Qt::ItemIsEditable : flags;
}

} // namespace tooltray::ui
