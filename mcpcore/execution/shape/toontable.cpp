// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/shape/toontable.h"

#include <algorithm>

namespace tooltray::execution {
namespace {

bool isScalarCell(const json::Value *value)
{
    return !value->isArray() && !value->isObject();
}

bool haveSameNames(const ToonRows &rows)
{
    const json::Value &first = *rows.front();
    return std::ranges::all_of(rows, [&](const json::Value *row) {
        return row->isObject() && row->size() == first.size()
               && std::ranges::all_of(first.members(),
                                      [&](const json::Member &member) { return row->contains(member.name); });
    });
}

std::optional<ToonField> toonField(std::string_view name, const ToonRows &cells)
{
    ToonField field{name};
    if (std::ranges::all_of(cells, isScalarCell))
        return field;
    std::optional<std::vector<ToonField>> group = toonFields(cells);
    if (!group)
        return std::nullopt;
    field.group = *std::move(group);
    return field;
}

void collectCells(const json::Value &row, std::span<const ToonField> fields,
                  std::vector<const json::Value *> &cells)
{
    for (const ToonField &field : fields) {
        const json::Value &cell = row[field.name];
        if (field.isGroup())
            collectCells(cell, field.group, cells);
        else
            cells.push_back(&cell);
    }
}

} // namespace

std::optional<std::vector<ToonField>> toonFields(const ToonRows &rows)
{
    if (rows.empty() || rows.front()->isEmpty() || !haveSameNames(rows))
        return std::nullopt;
    std::vector<ToonField> fields;
    for (const json::Member &member : rows.front()->members()) {
        ToonRows cells;
        cells.reserve(rows.size());
        for (const json::Value *row : rows)
            cells.push_back(row->find(member.name));
        std::optional<ToonField> field = toonField(member.name, cells);
        if (!field)
            return std::nullopt;
        fields.push_back(*std::move(field));
    }
    return fields;
}

std::vector<const json::Value *> toonCells(const json::Value &row, std::span<const ToonField> fields)
{
    std::vector<const json::Value *> cells;
    collectCells(row, fields, cells);
    return cells;
}

} // namespace tooltray::execution
