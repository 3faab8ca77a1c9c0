// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/errorrulecells.h"

#include "json/decode.h"
#include "ui/language/utf8text.h"
#include "ui/models/bindingcells.h"
#include "ui/models/decodesentence.h"
#include "workspace/codec/endpointcodec.h"

#include <array>
#include <utility>

namespace tooltray::ui {

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
