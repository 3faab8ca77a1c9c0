// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logfilters.h"

#include "journal/filter/parser.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::ui::logfilter {
namespace {

using journal::Filter;

// What all has to hold for the filter to.
std::vector<Filter> partsOf(const QString &text)
{
    journal::ParsedFilter parsed = journal::parseFilter(text.toStdString());
    if (!parsed || parsed.filter.kind == Filter::Kind::Everything)
        return {};
    if (parsed.filter.kind == Filter::Kind::All)
        return std::move(parsed.filter.children);
    return {std::move(parsed.filter)};
}

QString textOf(std::vector<Filter> parts)
{
    if (parts.empty())
        return {};
    Filter whole = parts.size() == 1 ? std::move(parts.front())
                                     : Filter{.kind = Filter::Kind::All, .children = std::move(parts)};
    return QString::fromStdString(journal::printFilter(whole));
}

Filter negated(const Filter &part)
{
    return {.kind = Filter::Kind::Not, .children = {part}};
}

} // namespace

journal::FilterReader readerNow()
{
    return {WallTime(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch())),
            QTimeZone::systemTimeZone()};
}

Filter is(const char *property)
{
    return {.kind = Filter::Kind::Term, .term = {.field = journal::Field::Is, .value = property}};
}

Filter tool(const QString &name)
{
    return {.kind = Filter::Kind::Term,
            .term = {
                .field = journal::Field::Tool, .op = journal::Term::Op::Equals, .value = name.toStdString()}};
}

bool contains(const QString &text, const Filter &part)
{
    const std::vector<Filter> parts = partsOf(text);
    return std::ranges::find(parts, part) != parts.end();
}

QString with(const QString &text, const Filter &part)
{
    std::vector<Filter> parts = partsOf(text);
    // It may have been excluded before.
    std::erase(parts, negated(part));
    if (std::ranges::find(parts, part) == parts.end())
        parts.push_back(part);
    return textOf(std::move(parts));
}

QString without(const QString &text, const Filter &part)
{
    std::vector<Filter> parts = partsOf(text);
    std::erase(parts, part);
    return textOf(std::move(parts));
}

QString excluding(const QString &text, const Filter &part)
{
    std::vector<Filter> parts = partsOf(text);
    std::erase(parts, part);
    if (std::ranges::find(parts, negated(part)) == parts.end())
        parts.push_back(negated(part));
    return textOf(std::move(parts));
}

Filter except(const Filter &whole, const Filter &part)
{
    if (whole.kind == Filter::Kind::Everything)
        return negated(part);
    Filter result{.kind = Filter::Kind::All, .children = {whole}};
    if (whole.kind == Filter::Kind::All)
        result.children = whole.children;
    result.children.push_back(negated(part));
    return result;
}

} // namespace tooltray::ui::logfilter
