// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/csv.h"

#include "json/write.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::execution {
namespace {

bool isContainer(const json::Value &value)
{
    return value.isArray() || value.isObject();
}

// The list whose elements are the rows: the only one that is reached through objects.
const json::Value *findRows(const json::Value &value)
{
    if (value.isArray())
        return &value;
    const json::Value *found = nullptr;
    for (const json::Member &member : value.members()) {
        const json::Value *inside = findRows(member.value);
        if (inside != nullptr && found != nullptr)
            return nullptr;
        found = inside != nullptr ? inside : found;
    }
    return found;
}

// True for what fills cells of its own: nothing is spread over the columns of something else.
bool isPlainRow(const json::Value &row)
{
    return row.isObject() && !row.isEmpty()
           && std::ranges::all_of(row.members(), [](const json::Member &member) {
                  return member.name.view().find('.') == std::string_view::npos
                         && (!member.value.isObject() || member.value.isEmpty() || isPlainRow(member.value));
              });
}

class Table {
public:
    explicit Table(const json::Value &rows)
    {
        for (const json::Value &row : rows.elements()) {
            m_cells.emplace_back();
            add("", row);
            m_isSparse = m_columns.size() * m_cells.size() > kMaxEmptyCells + kMaxPerValue * m_values;
            if (m_isSparse)
                return;
        }
    }

    // Rows that have hardly a name in common would make a table as large as the square of what is in them.
    bool isSparse() const { return m_isSparse; }

    std::string write() const
    {
        std::string out;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            out.append(i == 0 ? "" : ",");
            writeText(m_columns[i], out);
        }
        for (const auto &row : m_cells) {
            out += '\n';
            for (std::size_t i = 0; i < m_columns.size(); ++i) {
                out.append(i == 0 ? "" : ",");
                if (i < row.size() && row[i] != nullptr)
                    writeCell(*row[i], out);
            }
        }
        return out;
    }

private:
    void add(const std::string &name, const json::Value &value)
    {
        if (value.isObject() && !value.isEmpty()) {
            for (const json::Member &member : value.members())
                add(name.empty() ? std::string(member.name.view())
                                 : name + "." + std::string(member.name.view()),
                    member.value);
            return;
        }
        const auto [found, isNew] = m_positions.try_emplace(name.empty() ? "value" : name, m_columns.size());
        if (isNew)
            m_columns.push_back(found->first);
        ++m_values;
        auto &row = m_cells.back();
        row.resize(std::max(row.size(), found->second + 1));
        row[found->second] = &value;
    }

    static void writeCell(const json::Value &value, std::string &out)
    {
        if (value.isString())
            writeText(value.toString(), out);
        else if (isContainer(value))
            writeText(json::write(value), out);
        else if (!value.isNull())
            json::write(value, out);
    }

    static void writeText(std::string_view text, std::string &out)
    {
        if (!text.empty() && text.find_first_of(",\"\r\n") == std::string_view::npos) {
            out += text;
            return;
        }
        out += '"';
        for (const char c : text)
            out.append(c == '"' ? 2 : 1, c);
        out += '"';
    }

    static constexpr std::size_t kMaxEmptyCells = 1'000'000;
    static constexpr std::size_t kMaxPerValue = 64;

    std::size_t m_values = 0;
    bool m_isSparse = false;
    std::vector<std::string> m_columns;
    std::unordered_map<std::string, std::size_t> m_positions;
    std::vector<std::vector<const json::Value *>> m_cells;
};

} // namespace

std::optional<std::string> writeCsv(const json::Value &value)
{
    const json::Value *rows = findRows(value);
    if (rows == nullptr || rows->isEmpty())
        return std::nullopt;
    const Table table(*rows);
    return table.isSparse() ? std::nullopt : std::optional(table.write());
}

bool isPlainTable(const json::Value &value)
{
    const json::Value *rows = &value;
    while (rows->isObject() && rows->size() == 1)
        rows = &rows->members().front().value;
    return rows->isArray() && !rows->isEmpty() && std::ranges::all_of(rows->elements(), isPlainRow);
}

} // namespace tooltray::execution
