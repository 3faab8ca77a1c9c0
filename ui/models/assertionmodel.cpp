// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/assertionmodel.h"

#include "text/regex/regex.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/examplelistmodel.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"
#include "workspace/definitions/enumnames.h"
#include "json/parser.h"
#include "json/pointer.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

using workspace::Assertion;
using workspace::JsonType;

QStringList typeChoices()
{
    QStringList choices;
    for (const auto &named : namesOf(JsonType()))
        choices.append(fromUtf8(named.name));
    return choices;
}

QStringList kindChoices()
{
    QStringList choices;
    for (int kind = 0; kind < kAssertionKinds; ++kind)
        choices.append(ExampleText::kind(static_cast<AssertionKind>(kind)));
    return choices;
}

// The same value, asked of in another way.
void setKind(Assertion &assertion, AssertionKind kind)
{
    const QString text = ExampleText::value(assertion);
    const json::Value value = json::parse(toUtf8(text)).value;
    switch (kind) {
    case AssertionKind::Equals:
        assertion.test = Assertion::Equals{
            std::holds_alternative<Assertion::Matches>(assertion.test) ? json::Value(toUtf8(text)) : value};
        break;
    case AssertionKind::Matches:
        assertion.test = Assertion::Matches{value.isString() ? std::string(value.toString()) : std::string()};
        break;
    case AssertionKind::Exists: assertion.test = Assertion::Exists{true}; break;
    case AssertionKind::Missing: assertion.test = Assertion::Exists{false}; break;
    case AssertionKind::HasType: assertion.test = Assertion::HasType{JsonType::String}; break;
    }
}

// Who writes OPEN means "OPEN".
json::Value writtenValue(const QString &text)
{
    json::Parsed parsed = json::parse(toUtf8(text.trimmed()));
    return parsed ? std::move(parsed.value) : json::Value(toUtf8(text));
}

} // namespace

AssertionModel::AssertionModel(QObject *parent) : QAbstractTableModel(parent) {}

void AssertionModel::show(const std::vector<Assertion> &assertions)
{
    if (assertions == m_assertions)
        return;
    beginResetModel();
    m_assertions = assertions;
    m_outcome = {};
    endResetModel();
}

void AssertionModel::setOutcome(const ExampleOutcome &outcome)
{
    m_outcome = outcome;
    if (!m_assertions.empty())
        Q_EMIT dataChanged(index(0, Outcome), index(rowCount() - 1, Outcome));
}

void AssertionModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_assertions.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int AssertionModel::add(const Assertion &assertion)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_assertions.push_back(assertion);
    endInsertRows();
    Q_EMIT edited();
    return row;
}

void AssertionModel::remove(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    beginRemoveRows({}, row, row);
    m_assertions.erase(m_assertions.begin() + row);
    m_outcome = {};
    endRemoveRows();
    Q_EMIT edited();
}

int AssertionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_assertions.size());
}

int AssertionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool AssertionModel::isLookedAt() const
{
    return m_outcome.state == ExampleState::Passed
           || (m_outcome.state == ExampleState::Failed && !m_outcome.misses.empty()
               && m_outcome.misses.front().assertion.has_value());
}

const workspace::ExampleMiss *AssertionModel::missOf(int row) const
{
    const auto found = std::ranges::find(m_outcome.misses, std::optional(static_cast<std::size_t>(row)),
                                         &workspace::ExampleMiss::assertion);
    return found == m_outcome.misses.end() ? nullptr : &*found;
}

// Why the tool cannot be saved with what is written there.
QString AssertionModel::problemOf(const QModelIndex &index) const
{
    const Assertion &assertion = m_assertions[static_cast<std::size_t>(index.row())];
    if (index.column() == Place && !json::Pointer::parse(assertion.path))
        return tr("Enter a path into the response, such as /issue/key.");
    const auto *matches = std::get_if<Assertion::Matches>(&assertion.test);
    if (index.column() == Value && matches != nullptr) {
        if (const auto compiled = text::Regex::compile(matches->pattern); compiled.error)
            return said(compiled.error->message);
    }
    return {};
}

QVariant AssertionModel::edit(const QModelIndex &index) const
{
    const Assertion &assertion = m_assertions[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case Place: return fromUtf8(assertion.path);
    case Kind: return static_cast<int>(kindOf(assertion));
    case Value:
        if (const auto *type = std::get_if<Assertion::HasType>(&assertion.test))
            return static_cast<int>(type->type);
        return ExampleText::value(assertion);
    default: return {};
    }
}

QVariant AssertionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Assertion &assertion = m_assertions[static_cast<std::size_t>(index.row())];
    const bool isOutcome = index.column() == Outcome;
    const workspace::ExampleMiss *miss = isOutcome ? missOf(index.row()) : nullptr;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        switch (index.column()) {
        case Place:
            //: The place in a result that is all of it
            return assertion.path.empty() ? tr("(whole response)") : fromUtf8(assertion.path);
        case Kind: return ExampleText::kind(kindOf(assertion));
        case Value: return ExampleText::value(assertion);
        default: break;
        }
        if (miss != nullptr)
            return ExampleText::miss(*miss);
        //: What was expected of a result is so
        return isLookedAt() ? tr("Holds") : QString();
    case Qt::EditRole: return edit(index);
    case ChoicesRole:
        if (index.column() == Kind)
            return kindChoices();
        if (index.column() == Value && std::holds_alternative<Assertion::HasType>(assertion.test))
            return typeChoices();
        return {};
    case IconRole:
        if (!problemOf(index).isEmpty())
            return static_cast<int>(Icon::Error);
        if (isOutcome && isLookedAt())
            return static_cast<int>(miss != nullptr ? Icon::Error : Icon::Success);
        return {};
    case Qt::ToolTipRole: {
        const QString problem = problemOf(index);
        return problem.isEmpty() ? data(index, Qt::DisplayRole) : problem;
    }
    default: return {};
    }
}

bool AssertionModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    Assertion &assertion = m_assertions[static_cast<std::size_t>(index.row())];
    const Assertion before = assertion;
    if (index.column() == Place) {
        assertion.path = toUtf8(value.toString().trimmed());
    } else if (index.column() == Kind) {
        if (const auto kind = static_cast<AssertionKind>(value.toInt()); kind != kindOf(assertion))
            setKind(assertion, kind);
    } else if (auto *equals = std::get_if<Assertion::Equals>(&assertion.test)) {
        equals->value = writtenValue(value.toString());
    } else if (auto *matches = std::get_if<Assertion::Matches>(&assertion.test)) {
        matches->pattern = toUtf8(value.toString());
    } else if (auto *type = std::get_if<Assertion::HasType>(&assertion.test)) {
        type->type = static_cast<JsonType>(value.toInt());
    }
    if (assertion == before)
        return true;
    m_outcome = {};
    Q_EMIT dataChanged(this->index(0, 0), this->index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT edited();
    return true;
}

QVariant AssertionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    //: Column: where in a result something is expected
    case Place: return tr("Path");
    //: Column: what is expected there, as "equals"
    case Kind: return tr("Expectation");
    //: Column: the value that is expected
    case Value: return tr("Value");
    //: Column: whether it was as expected
    case Outcome: return tr("Outcome");
    default: return {};
    }
}

Qt::ItemFlags AssertionModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid() || index.column() == Outcome)
        return flags;
    const bool hasValue =
        !std::holds_alternative<Assertion::Exists>(m_assertions[static_cast<std::size_t>(index.row())].test);
    if (index.column() != Value || hasValue)
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace tooltray::ui
