// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/stepmodel.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "ui/language/utf8text.h"
#include "ui/models/conditioncells.h"
#include "ui/models/operationedits.h"
#include "workspace/definitions/enumnames.h"

namespace tooltray::ui {

using namespace workspace;

namespace {

struct ActionText {
    QString operator()(const GraphqlOperation &operation) const
    {
        const graphql::Document document = graphql::parseDocument(operation.document);
        const auto found = graphql::findOperation(document, operation.operationName);
        return found && !found.isAnonymous() ? QStringLiteral("GraphQL ") + fromUtf8(found.name())
                                             : QStringLiteral("GraphQL");
    }

    QString operator()(const RestRequest &request) const
    {
        return fromUtf8(json::nameOf(request.method)) + u' ' + fromUtf8(request.path);
    }

    QString operator()(const ToolInvocation &call) const
    {
        const QString tool = call.tool.empty() ? QStringLiteral("...") : fromUtf8(call.tool);
        return call.version ? tool + u'@' + fromUtf8(call.version->toString()) : tool;
    }
};

} // namespace

StepModel::StepModel(QObject *parent) : QAbstractTableModel(parent) {}

void StepModel::setOperation(const Operation &operation)
{
    if (operation == m_operation)
        return;
    if (stepCount(operation) == stepCount(m_operation)) { // whoever looks at a row goes on doing so
        m_operation = operation;
        return forgetTexts();
    }
    beginResetModel();
    m_operation = operation;
    endResetModel();
}

void StepModel::forgetTexts()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(stepCount(m_operation));
}

int StepModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Step &step = *stepAt(m_operation, static_cast<std::size_t>(index.row()));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case NameColumn: return fromUtf8(step.name);
    case ActionColumn: return std::visit(ActionText(), step.action);
    //: When a step runs
    case WhenColumn: return step.when ? ConditionCells::summary(step.when) : tr("Always");
    default: return {};
    }
}

QVariant StepModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    const bool isChoice = std::holds_alternative<Switch>(m_operation);
    switch (section) {
    //: Head of a table: the value that picks a case of a tool
    case NameColumn: return isChoice ? tr("Value") : tr("Step");
    case ActionColumn: return tr("Action");
    //: Head of a table: when a step runs
    case WhenColumn: return tr("Runs");
    default: return {};
    }
}

} // namespace tooltray::ui
