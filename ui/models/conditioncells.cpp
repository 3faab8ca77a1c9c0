// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/conditioncells.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/bindingcells.h"
#include "workspace/codec/bindingcodec.h"
#include "workspace/codec/endpointcodec.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/write.h"

#include <array>
#include <utility>

namespace tooltray::ui {

using namespace workspace;

namespace {

const QString kExists = QStringLiteral("exists");
const QString kMissing = QStringLiteral("missing");
const QString kEquals = QStringLiteral("equals");
const QString kDiffers = QStringLiteral("differs");
const QString kSame = QStringLiteral("same"); // as another value
const QString kUnlike = QStringLiteral("unlike");
const QString kMatches = QStringLiteral("matches");
const QString kMismatches = QStringLiteral("mismatches");

const QString kAllGroup = QStringLiteral("all");
const QString kAnyGroup = QStringLiteral("any");
const QString kNoneGroup = QStringLiteral("none");
const QString kNotAllGroup = QStringLiteral("not_all");
const QString kNotGroup = QStringLiteral("not"); // of what is negated already

const QString kParameterSource = QStringLiteral("parameter");
const QString kJsonSource = QStringLiteral("json");

bool isSame(const Binding &one, const Binding &other)
{
    return encode(one).isIdenticalTo(encode(other));
}

// The two cells of a value; as JSON where they have no room for all that it says.
QStringList valueCells(const Binding &binding)
{
    QStringList cells = BindingCells::cellsOf(binding).mid(0, 2);
    Binding read;
    if (BindingCells::readCells(cells, read).isEmpty() && isSame(read, binding))
        return cells;
    return {kJsonSource, fromUtf8(json::write(encode(binding)))};
}

// What a value is compared with: an argument as its name, all else as JSON.
QString comparedText(const Binding &binding)
{
    const QStringList cells = valueCells(binding);
    if (cells[0] == kParameterSource && !cells[1].startsWith(u'{'))
        return cells[1];
    return fromUtf8(json::write(encode(binding)));
}

QString readCompared(const QString &text, Binding &out)
{
    return BindingCells::readCells({text.trimmed().startsWith(u'{') ? kJsonSource : kParameterSource, text},
                                   out);
}

struct TestCells {
    bool isNegated = false;

    QStringList operator()(const ExistsTest &test) const
    {
        return valueCells(test.value) << (isNegated ? kMissing : kExists) << QString();
    }

    QStringList operator()(const MatchesTest &test) const
    {
        return valueCells(test.value) << (isNegated ? kMismatches : kMatches) << fromUtf8(test.pattern);
    }

    QStringList operator()(const EqualsTest &test) const
    {
        const QStringList value = valueCells(test.left);
        if (const auto *constant = std::get_if<ConstantSource>(&test.right.source)) {
            const QString text = BindingCells::constantText(constant->value);
            const Binding read{ConstantSource{BindingCells::constantOf(text)}, {}, {}};
            if (isSame(read, test.right))
                return QStringList(value) << (isNegated ? kDiffers : kEquals) << text;
        }
        return QStringList(value) << (isNegated ? kUnlike : kSame) << comparedText(test.right);
    }

    QStringList operator()(const NotTest &) const { return {isNegated ? kNotGroup : QString()}; }
    QStringList operator()(const AllTest &) const { return {isNegated ? kNotAllGroup : kAllGroup}; }
    QStringList operator()(const AnyTest &) const { return {isNegated ? kNoneGroup : kAnyGroup}; }
};

void addRows(const Condition &condition, int level, QList<QStringList> &rows)
{
    const auto *negated = std::get_if<NotTest>(&condition.test);
    const Condition &shown = negated ? *negated->condition : condition;
    QStringList row = std::visit(TestCells{negated != nullptr}, shown.test);
    row.resize(ConditionCells::ColumnCount);
    rows.append(row << QString::number(level));
    if (const auto *all = std::get_if<AllTest>(&shown.test)) {
        for (const Condition &one : all->conditions)
            addRows(one, level + 1, rows);
    } else if (const auto *any = std::get_if<AnyTest>(&shown.test)) {
        for (const Condition &one : any->conditions)
            addRows(one, level + 1, rows);
    } else if (std::holds_alternative<NotTest>(shown.test)) {
        addRows(shown, level + 1, rows);
    }
}

QString readTest(const QStringList &row, Condition &out)
{
    Binding value;
    if (QString problem = BindingCells::readCells(row.mid(0, 2), value); !problem.isEmpty())
        return problem;
    const QString word = row.value(ConditionCells::Test);
    const QString other = row.value(ConditionCells::Other);
    json::Value typed = json::Value::object();
    if (word == kEquals || word == kDiffers || word == kSame || word == kUnlike) {
        Binding compared{ConstantSource{BindingCells::constantOf(other)}, {}, {}};
        if (word == kSame || word == kUnlike) {
            if (QString problem = readCompared(other, compared); !problem.isEmpty())
                return problem;
        }
        typed.set("equals", json::Value::array({encode(value), encode(compared)}));
    } else if (word == kMatches || word == kMismatches) {
        typed.set("matches", encode(value));
        typed.set("pattern", json::Value(toUtf8(other)));
    } else {
        typed.set("exists", encode(value));
    }
    if (word == kMissing || word == kDiffers || word == kMismatches || word == kUnlike)
        typed = json::Value::object({{"not", typed}});
    auto decoded = json::decode<Condition>(typed);
    if (!decoded)
        return decodeSentence(decoded.errors.front());
    out = std::move(decoded.value);
    return {};
}

class ConditionReader {
public:
    explicit ConditionReader(const QList<QStringList> &rows) : m_rows(rows) {}

    // Reads the rows of a level with all that stand in them.
    QString read(int level, std::vector<Condition> &out)
    {
        while (m_at < m_rows.size() && levelAt(m_at) >= level) {
            const qsizetype at = m_at++;
            const QStringList &row = m_rows[at];
            if (BindingCells::isBlank(row.mid(0, ConditionCells::ColumnCount)))
                continue;
            const bool isGroup = ConditionCells::groups().contains(row.value(0));
            Condition one;
            if (isGroup) {
                std::vector<Condition> inner;
                if (QString problem = read(levelAt(at) + 1, inner); !problem.isEmpty())
                    return problem;
                if (row[0] == kNotGroup && inner.size() != 1)
                    return BindingCells::problemInRow(
                        at, ConditionCells::tr("“not” takes exactly one condition."));
                one = groupOf(row[0], std::move(inner));
            } else if (QString problem = readTest(row, one); !problem.isEmpty()) {
                return BindingCells::problemInRow(at, problem);
            }
            out.push_back(std::move(one));
        }
        return {};
    }

private:
    int levelAt(qsizetype row) const { return m_rows[row].value(ConditionCells::Level).toInt(); }

    static Condition groupOf(const QString &word, std::vector<Condition> inner)
    {
        if (word == kNotGroup)
            return {NotTest{std::move(inner.front())}};
        const bool isAll = word == kAllGroup || word == kNotAllGroup;
        Condition group = isAll ? Condition{AllTest{std::move(inner)}} : Condition{AnyTest{std::move(inner)}};
        if (word == kNoneGroup || word == kNotAllGroup)
            return {NotTest{std::move(group)}};
        return group;
    }

    const QList<QStringList> &m_rows;
    qsizetype m_at = 0;
};

} // namespace

QStringList ConditionCells::headers()
{
    //: Heads of a table: where a value comes from, which one it is, how it is tested, against what
    return {tr("Source"), tr("Reference"), tr("Test"), tr("Value")};
}

QList<TextTableModel::Choice> ConditionCells::sources()
{
    //: A group of conditions, which stand below it
    return BindingCells::sources() << TextTableModel::Choice{kAllGroup, tr("All of these:")}
                                   << TextTableModel::Choice{kAnyGroup, tr("One of these:")}
                                   << TextTableModel::Choice{kNoneGroup, tr("None of these:")}
                                   << TextTableModel::Choice{kNotAllGroup, tr("Not all of these:")}
                                   << TextTableModel::Choice{kNotGroup, tr("Not:")};
}

QStringList ConditionCells::groups()
{
    return {kAllGroup, kAnyGroup, kNoneGroup, kNotAllGroup, kNotGroup};
}

QString ConditionCells::groupToBegin()
{
    return kAnyGroup; // all are to hold anyway
}

QList<TextTableModel::Choice> ConditionCells::tests()
{
    return {{kExists, tr("exists")},        {kMissing, tr("is missing")},
            {kEquals, tr("equals")},        {kDiffers, tr("does not equal")},
            {kSame, tr("equals argument")}, {kUnlike, tr("does not equal argument")},
            {kMatches, tr("matches")},      {kMismatches, tr("does not match")}};
}

QList<QStringList> ConditionCells::rowsOf(const Condition &condition)
{
    QList<QStringList> rows;
    const auto *all = std::get_if<AllTest>(&condition.test);
    // Fewer would read as something else.
    if (!all || all->conditions.size() < 2) {
        addRows(condition, 0, rows);
        return rows;
    }
    for (const Condition &one : all->conditions)
        addRows(one, 0, rows);
    return rows;
}

QString ConditionCells::readRows(const QList<QStringList> &rows, std::optional<Condition> &out)
{
    std::vector<Condition> read;
    if (QString problem = ConditionReader(rows).read(0, read); !problem.isEmpty())
        return problem;
    if (read.empty())
        out.reset();
    else if (read.size() == 1)
        out = std::move(read.front());
    else
        out = Condition{AllTest{std::move(read)}};
    return {};
}

QString ConditionCells::summary(const std::optional<Condition> &condition)
{
    if (!condition)
        return {};
    const QList<QStringList> rows = rowsOf(*condition);
    if (rows.size() != 1)
        return tr("Conditional");
    const QStringList &row = rows.front();
    for (const TextTableModel::Choice &test : tests()) {
        if (test.word == row.value(Test))
            //: When a step runs: a value, how it is tested, and against what
            return tr("If %1 %2 %3").arg(row.value(Value), test.text, row.value(Other)).trimmed();
    }
    return tr("Conditional");
}

using workspace::ErrorRule;

namespace {

constexpr std::array<const char *, ErrorRuleCells::ColumnCount> kRuleMembers{
    "null_at", "message_matches", "http_status", "status", "message", "hint", "step"};

QStringList ruleCells(const ErrorRule &rule)
{
    return {fromUtf8(rule.nullAt),
            fromUtf8(rule.messageMatches),
            rule.httpStatus ? QString::number(*rule.httpStatus) : QString(),
            rule.status == 0 ? QString() : QString::number(rule.status),
            fromUtf8(rule.message),
            fromUtf8(rule.hint),
            fromUtf8(rule.step)};
}

json::Value ruleOf(const QStringList &cells)
{
    json::Value rule = json::Value::object();
    for (int i = 0; i < ErrorRuleCells::ColumnCount; ++i) {
        const QString cell = cells.value(i).trimmed();
        if (cell.isEmpty())
            continue;
        bool isNumber = false;
        const int number = cell.toInt(&isNumber);
        const bool isStatus = i == ErrorRuleCells::HttpStatus || i == ErrorRuleCells::Status;
        rule.set(kRuleMembers[static_cast<std::size_t>(i)],
                 isStatus && isNumber ? json::Value(number) : json::Value(toUtf8(cell)));
    }
    return rule;
}

} // namespace

QList<QStringList> ErrorRuleCells::rowsOf(const std::vector<ErrorRule> &rules)
{
    QList<QStringList> rows;
    for (const ErrorRule &rule : rules)
        rows.append(ruleCells(rule));
    return rows;
}

QString ErrorRuleCells::readRows(const QList<QStringList> &rows, std::vector<ErrorRule> &out)
{
    std::vector<ErrorRule> rules;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const json::Value typed = ruleOf(rows[i]);
        if (typed.isEmpty())
            continue;
        auto decoded = json::decode<ErrorRule>(typed);
        if (!decoded)
            return BindingCells::problemInRow(i, decodeSentence(decoded.errors.front()));
        rules.push_back(std::move(decoded.value));
    }
    out = std::move(rules);
    return {};
}

} // namespace tooltray::ui
