// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/examplelistmodel.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"
#include "workspace/definitions/enumnames.h"
#include "json/write.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

using workspace::Assertion;

constexpr qsizetype kMaxFound = 120; // characters of what was found instead

QString foundText(const json::Value &found)
{
    const QString text = fromUtf8(json::write(found));
    return text.size() <= kMaxFound ? text : text.left(kMaxFound) + u'…';
}

} // namespace

AssertionKind kindOf(const Assertion &assertion)
{
    struct Kind {
        AssertionKind operator()(const Assertion::Equals &) const { return AssertionKind::Equals; }
        AssertionKind operator()(const Assertion::Matches &) const { return AssertionKind::Matches; }
        AssertionKind operator()(const Assertion::Exists &test) const
        {
            return test.exists ? AssertionKind::Exists : AssertionKind::Missing;
        }
        AssertionKind operator()(const Assertion::HasType &) const { return AssertionKind::HasType; }
    };
    return std::visit(Kind(), assertion.test);
}

QString ExampleText::kind(AssertionKind kind)
{
    switch (kind) {
    //: What is expected of a value of a result, followed by a value
    case AssertionKind::Equals: return tr("equals");
    //: What is expected of a value of a result, followed by a pattern
    case AssertionKind::Matches: return tr("matches");
    //: What is expected of a value of a result
    case AssertionKind::Exists: return tr("exists");
    //: What is expected of a value of a result
    case AssertionKind::Missing: return tr("is missing");
    //: What is expected of a value of a result, followed by a type
    case AssertionKind::HasType: break;
    }
    return tr("is of type");
}

QString ExampleText::value(const Assertion &assertion)
{
    struct Text {
        QString operator()(const Assertion::Equals &test) const { return fromUtf8(json::write(test.value)); }
        QString operator()(const Assertion::Matches &test) const { return fromUtf8(test.pattern); }
        QString operator()(const Assertion::Exists &) const { return {}; }
        QString operator()(const Assertion::HasType &test) const { return fromUtf8(json::nameOf(test.type)); }
    };
    return std::visit(Text(), assertion.test);
}

QString ExampleText::miss(const workspace::ExampleMiss &miss)
{
    using enum workspace::ExampleMiss::Reason;
    switch (miss.reason) {
    case CallFailed: return tr("Expected the call to succeed, but it failed.");
    case CallSucceeded: return tr("Expected the call to fail, but it succeeded.");
    case NothingThere: return tr("Nothing found.");
    case SomethingThere: return tr("There is a value.");
    case Differs: return tr("Found %1.").arg(foundText(miss.found));
    case OtherType: return tr("Wrong type: %1.").arg(foundText(miss.found));
    case NotText: return tr("Not a string: %1.").arg(foundText(miss.found));
    case NoMatch: return tr("No match: %1.").arg(foundText(miss.found));
    case Undecided: return tr("The pattern takes too long to match.");
    case Unusable: break;
    }
    return tr("The path or the pattern is invalid.");
}

using workspace::Example;

ExampleListModel::ExampleListModel(QObject *parent) : QAbstractListModel(parent) {}

void ExampleListModel::show(const std::vector<Example> &examples)
{
    if (examples == m_examples)
        return;
    std::vector<ExampleOutcome> outcomes(examples.size());
    for (std::size_t i = 0; i < examples.size(); ++i) {
        const auto known = std::ranges::find(m_examples, examples[i]);
        if (known != m_examples.end())
            outcomes[i] = m_outcomes[static_cast<std::size_t>(known - m_examples.begin())];
    }
    beginResetModel();
    m_examples = examples;
    m_outcomes = std::move(outcomes);
    endResetModel();
}

int ExampleListModel::add(const Example &example)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_examples.push_back(example);
    m_outcomes.emplace_back();
    endInsertRows();
    return row;
}

void ExampleListModel::change(int row, const Example &example)
{
    const auto i = static_cast<std::size_t>(row);
    if (m_examples[i] == example)
        return;
    // The name of an example does not affect its outcome.
    const bool asksTheSame = m_examples[i].parameters == example.parameters
                             && m_examples[i].expectsSuccess == example.expectsSuccess
                             && m_examples[i].assertions == example.assertions;
    m_examples[i] = example;
    if (!asksTheSame)
        m_outcomes[i] = {};
    Q_EMIT dataChanged(index(row), index(row));
}

void ExampleListModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_examples.erase(m_examples.begin() + row);
    m_outcomes.erase(m_outcomes.begin() + row);
    endRemoveRows();
}

void ExampleListModel::setOutcome(int row, ExampleOutcome outcome)
{
    m_outcomes[static_cast<std::size_t>(row)] = std::move(outcome);
    Q_EMIT dataChanged(index(row), index(row));
}

void ExampleListModel::forgetOutcomes()
{
    for (ExampleOutcome &outcome : m_outcomes)
        outcome = {};
    retranslate();
}

void ExampleListModel::retranslate()
{
    if (!m_examples.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int ExampleListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_examples.size());
}

QString ExampleListModel::outcomeText(int row) const
{
    const ExampleOutcome &outcome = this->outcome(row);
    if (outcome.error)
        return sentenceOf(*outcome.error);
    if (outcome.state == ExampleState::Passed)
        return LogText::duration(outcome.answer->duration);
    if (!outcome.misses.empty()) {
        const workspace::ExampleMiss &miss = outcome.misses.front();
        QString text = ExampleText::miss(miss);
        if (!miss.assertion)
            return text;
        const auto &assertion = m_examples[static_cast<std::size_t>(row)].assertions[*miss.assertion];
        //: Where in a result something is not as expected, and what is there
        return tr("%1: %2").arg(fromUtf8(assertion.path), text);
    }
    return fromUtf8(json::write(m_examples[static_cast<std::size_t>(row)].parameters)).left(200);
}

QVariant ExampleListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Example &example = m_examples[static_cast<std::size_t>(index.row())];
    const ExampleState state = outcome(index.row()).state;
    const auto badges = [state]() -> Badges {
        switch (state) {
        case ExampleState::NotRun: return {};
        //: Of an example of a tool
        case ExampleState::Running: return {{tr("running"), Tone::Info}};
        //: Of an example of a tool: the answer was as expected
        case ExampleState::Passed: return {{tr("passed"), Tone::Ok}};
        //: Of an example of a tool: the answer was not as expected
        case ExampleState::Failed: break;
        }
        return {{tr("failed"), Tone::Error}};
    };
    switch (role) {
    case Qt::DisplayRole: return fromUtf8(example.name);
    case SubtitleRole: return outcomeText(index.row());
    case IconRole:
        switch (state) {
        case ExampleState::NotRun: return static_cast<int>(Icon::Play);
        case ExampleState::Running: return static_cast<int>(Icon::Clock);
        case ExampleState::Passed: return static_cast<int>(Icon::Success);
        case ExampleState::Failed: return static_cast<int>(Icon::Error);
        }
        return {};
    case BadgesRole: return QVariant::fromValue(badges());
    case Qt::ToolTipRole: return outcomeText(index.row());
    case Qt::AccessibleTextRole: {
        QStringList parts{fromUtf8(example.name)};
        for (const Badge &badge : badges())
            parts.append(badge.text);
        parts.append(outcomeText(index.row()));
        return parts.join(listSeparator());
    }
    default: return {};
    }
}

} // namespace tooltray::ui
