// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/descriptionfaultmodel.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <utility>

namespace tooltray::ui {
namespace {

using Severity = engine::DescriptionFault::Severity;

Icon iconOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return Icon::Error;
    case Severity::Warning: return Icon::Warning;
    case Severity::Notice: return Icon::Info;
    }
    return Icon::None;
}

Tone toneOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return Tone::Error;
    case Severity::Warning: return Tone::Warn;
    case Severity::Notice: return Tone::Info;
    }
    return Tone::Neutral;
}

} // namespace

DescriptionFaultModel::DescriptionFaultModel(QObject *parent) : QAbstractListModel(parent) {}

DescriptionFaultModel::~DescriptionFaultModel() = default;

void DescriptionFaultModel::setFaults(std::vector<engine::DescriptionFault> faults)
{
    if (faults == m_faults)
        return;
    beginResetModel();
    m_faults = std::move(faults);
    endResetModel();
}

int DescriptionFaultModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_faults.size());
}

QVariant DescriptionFaultModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const engine::DescriptionFault &fault = m_faults[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return said(fault.message);
    case SubtitleRole: return fromUtf8(fault.pointer);
    case IconRole: return static_cast<int>(iconOf(fault.severity));
    case IconToneRole: return static_cast<int>(toneOf(fault.severity));
    case Qt::AccessibleTextRole: return QString(said(fault.message) + u' ' + fromUtf8(fault.pointer));
    default: return {};
    }
}

} // namespace tooltray::ui
