// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/conditioncells.h"

#include "ui/models/bindingcells.h"
#include "ui/models/utf8text.h"
#include "workspace/codec/bindingcodec.h"
#include "json/decode.h"

namespace tooltray::ui {

using namespace workspace;

namespace {

const QString kExists = QStringLiteral("exists");
const QString kMissing = QStringLiteral("missing");
const QString kEquals = QStringLiteral("equals");
const QString kDiffers = QStringLiteral("differs");
const QString kMatches = QStringLiteral("matches");
const QString kMismatches = QStringLiteral("mismatches");

// The value that is looked at, without what a row has no room for.
std::optional<QStringList> valueCells(const Binding &binding)
{
    if (!binding.mapping.empty() || !binding.transforms.empty())
        return std::nullopt;
    return BindingCells::cellsOf(binding).mid(0, 2);
}

std::optional<QStringList> rowOf(const Condition &condition)
{
    const auto *negated = std::get_if<NotTest>(&condition.test);
    const auto &test = negated ? (*negated->condition).test : condition.test;
    const auto row = [](const Binding &value, const QString &word,
                        const QString &other) -> std::optional<QStringList> {
        auto cells = valueCells(value);
        return cells ? std::optional(*cells << word << other) : std::nullopt;
    };
    if (const auto *exists = std::get_if<ExistsTest>(&test))
        return row(exists->value, negated ? kMissing : kExists, {});
    if (const auto *matches = std::get_if<MatchesTest>(&test))
        return row(matches->value, negated ? kMismatches : kMatches, fromUtf8(matches->pattern));
    if (const auto *equals = std::get_if<EqualsTest>(&test)) {
        const auto *other = std::get_if<ConstantSource>(&equals->right.source);
        if (other && equals->right == Binding{*other, {}, {}})
            return row(equals->left, negated ? kDiffers : kEquals, BindingCells::constantText(other->value));
    }
    return std::nullopt;
}

QString readRow(const QStringList &row, Condition &out)
{
    Binding value;
    if (QString problem = BindingCells::readCells(row.mid(0, 2), value); !problem.isEmpty())
        return problem;
    const QString word = row.value(ConditionCells::Test);
    const QString other = row.value(ConditionCells::Other);
    json::Value typed = json::Value::object();
    if (word == kEquals || word == kDiffers) {
        const Binding constant{ConstantSource{BindingCells::constantOf(other)}, {}, {}};
        typed.set("equals", json::Value::array({encode(value), encode(constant)}));
    } else if (word == kMatches || word == kMismatches) {
        typed.set("matches", encode(value));
        typed.set("pattern", json::Value(toUtf8(other)));
    } else {
        typed.set("exists", encode(value));
    }
    if (word == kMissing || word == kDiffers || word == kMismatches)
        typed = json::Value::object({{"not", typed}});
    auto decoded = json::decode<Condition>(typed);
    if (!decoded)
        return fromUtf8(decoded.errors.front().message);
    out = std::move(decoded.value);
    return {};
}

} // namespace

QStringList ConditionCells::headers()
{
    //: Heads of a table: where a value comes from, which one it is, how it is tested, against what
    return {tr("Value from"), tr("Which one"), tr("Test"), tr("Against")};
}

QList<TextTableModel::Choice> ConditionCells::tests()
{
    return {{kExists, tr("is there")},
            {kMissing, tr("is missing")},
            {kEquals, tr("is")},
            {kDiffers, tr("is not")},
            {kMatches, tr("matches the pattern")},
            {kMismatches, tr("does not match the pattern")}};
}

std::optional<ConditionCells::Rows> ConditionCells::rowsOf(const Condition &condition)
{
    Rows rows;
    const std::vector<Condition> *inner = nullptr;
    if (const auto *all = std::get_if<AllTest>(&condition.test))
        inner = &all->conditions;
    if (const auto *any = std::get_if<AnyTest>(&condition.test)) {
        inner = &any->conditions;
        rows.holds = Holds::One;
    }
    // Without any, all hold and none does: that is more than no condition.
    if (inner && inner->empty())
        return std::nullopt;
    const auto add = [&rows](const Condition &one) {
        const auto row = rowOf(one);
        if (row)
            rows.cells.append(*row);
        return row.has_value();
    };
    if (!inner)
        return add(condition) ? std::optional(rows) : std::nullopt;
    for (const Condition &one : *inner) {
        if (!add(one))
            return std::nullopt;
    }
    return rows;
}

QString ConditionCells::readRows(const Rows &rows, std::optional<Condition> &out)
{
    std::vector<Condition> read;
    for (qsizetype i = 0; i < rows.cells.size(); ++i) {
        if (BindingCells::isBlank(rows.cells[i]))
            continue;
        if (const QString problem = readRow(rows.cells[i], read.emplace_back()); !problem.isEmpty())
            return BindingCells::problemInRow(i, problem);
    }
    if (read.empty())
        out.reset();
    else if (read.size() == 1 && rows.holds == Holds::All)
        out = std::move(read.front());
    else if (rows.holds == Holds::All)
        out = Condition{AllTest{std::move(read)}};
    else
        out = Condition{AnyTest{std::move(read)}};
    return {};
}

QString ConditionCells::summary(const std::optional<Condition> &condition)
{
    if (!condition)
        return {};
    const auto rows = rowsOf(*condition);
    if (!rows || rows->cells.size() != 1)
        return tr("On a condition");
    const QStringList &row = rows->cells.front();
    for (const TextTableModel::Choice &test : tests()) {
        if (test.word == row.value(Test))
            //: When a step runs: a value, how it is tested, and against what
            return tr("If %1 %2 %3").arg(row.value(Value), test.text, row.value(Other)).trimmed();
    }
    return {};
}

} // namespace tooltray::ui
