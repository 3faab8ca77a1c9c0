// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/textformats.h"

#include "json/number.h"
#include "json/write.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>
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

// True where the rows are all there is, inside of one object or several.
bool isOnlyThese(const json::Value &value, const json::Value &rows)
{
    const json::Value *inner = &value;
    while (inner != &rows && inner->isObject() && inner->size() == 1)
        inner = &inner->members().front().value;
    return inner == &rows;
}

// The members beside the rows.
json::Value around(const json::Value &value, const json::Value &rows)
{
    if (&value == &rows)
        return json::Value(kTableBelow);
    if (!value.isObject())
        return value;
    json::Value out = json::Value::object();
    for (const json::Member &member : value.members())
        out.set(member.name.view(), around(member.value, rows));
    return out;
}

// True if a text would be taken for something else in a cell without quotes.
bool looksLikeAnother(std::string_view text)
{
    return text.empty() || text == "true" || text == "false" || text == "null" || json::isNumberText(text);
}

// Quotes do not tell such a text from the JSON of a list or an object.
bool looksLikeJson(std::string_view text)
{
    return (text.starts_with('[') && text.ends_with(']')) || (text.starts_with('{') && text.ends_with('}'));
}

class Table {
public:
    explicit Table(const json::Value &rows)
    {
        for (const json::Value &row : rows.elements()) {
            m_cells.emplace_back();
            add("", row);
            m_isPlain = m_isPlain && row.isObject() && !row.isEmpty();
            m_isSparse = m_columns.size() * m_cells.size() > kMaxEmptyCells + kMaxPerValue * m_values;
            if (m_isSparse)
                return;
        }
        hideMissingObjects();
    }

    // Rows that have hardly a name in common would make a table as large as the square of what is in them.
    bool isSparse() const { return m_isSparse; }

    // True where the rows can be made again from the table: they have the same columns, an object that is null in some
    // is not one whose members are all null in others, and no text looks like the JSON of something.
    bool isPlain() const
    {
        return m_isPlain && !m_isSparse
               && std::ranges::all_of(m_cells, [this](const Row &row) { return isWhole(row); });
    }

    std::string write() const
    {
        std::string out;
        std::string_view separator;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (m_isHidden[i])
                continue;
            out += std::exchange(separator, ",");
            writeText(m_columns[i], out);
        }
        for (const Row &row : m_cells) {
            out += '\n';
            separator = {};
            for (std::size_t i = 0; i < m_columns.size(); ++i) {
                if (m_isHidden[i])
                    continue;
                out += std::exchange(separator, ",");
                if (has(row, i))
                    writeCell(*row[i], out);
            }
        }
        return out;
    }

private:
    using Row = std::vector<const json::Value *>;

    // Columns of an object that is null in some rows, and in others has columns of its own, for each of which it counts
    // as null.
    struct Parted {
        std::size_t column;               // of the nulls
        std::vector<std::size_t> members; // of the others
    };

    void hideMissingObjects()
    {
        std::map<std::size_t, std::vector<std::size_t>> membersOf;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            for (std::size_t dot = m_columns[i].find('.'); dot != std::string::npos;
                 dot = m_columns[i].find('.', dot + 1)) {
                const auto outer = m_positions.find(m_columns[i].substr(0, dot));
                if (outer != m_positions.end())
                    membersOf[outer->second].push_back(i);
            }
        }
        for (auto &[column, members] : membersOf) {
            const bool isOnlyNull = std::ranges::all_of(
                m_cells, [at = column](const Row &row) { return !has(row, at) || row[at]->isNull(); });
            if (isOnlyNull)
                m_parted.push_back({column, std::move(members)});
            else
                m_isPlain = false;
        }
        m_isHidden.resize(m_columns.size());
        for (const Parted &parted : m_parted)
            m_isHidden[parted.column] = true;
    }

    static bool has(const Row &row, std::size_t column)
    {
        return column < row.size() && row[column] != nullptr;
    }

    bool isWhole(const Row &row) const
    {
        std::vector<bool> isExpected(m_columns.size(), true);
        for (const Parted &parted : m_parted) {
            isExpected[parted.column] = has(row, parted.column);
            for (const std::size_t member : parted.members)
                isExpected[member] = isExpected[member] && !isExpected[parted.column];
            const auto isNull = [&](std::size_t member) {
                return !has(row, member) || row[member]->isNull();
            };
            if (!isExpected[parted.column] && std::ranges::all_of(parted.members, isNull))
                return false;
        }
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (isExpected[i] != has(row, i) || (has(row, i) && looksLikeJson(row[i]->toString())))
                return false;
        }
        return true;
    }

    void add(const std::string &name, const json::Value &value)
    {
        if (value.isObject() && !value.isEmpty()) {
            for (const json::Member &member : value.members()) {
                m_isPlain = m_isPlain && member.name.view().find('.') == std::string_view::npos;
                add(name.empty() ? std::string(member.name.view())
                                 : name + "." + std::string(member.name.view()),
                    member.value);
            }
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
            writeText(value.toString(), out, looksLikeAnother(value.toString()));
        else if (isContainer(value))
            writeText(json::write(value), out);
        else if (!value.isNull())
            json::write(value, out);
    }

    static void writeText(std::string_view text, std::string &out, bool isQuoted = false)
    {
        if (!isQuoted && !text.empty() && text.find_first_of(",\"\r\n") == std::string_view::npos) {
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
    bool m_isPlain = true;
    std::vector<std::string> m_columns;
    std::unordered_map<std::string, std::size_t> m_positions;
    std::vector<Parted> m_parted;
    std::vector<bool> m_isHidden; // by column
    std::vector<Row> m_cells;
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

std::optional<std::string> writeWholeTable(const json::Value &value)
{
    const json::Value *rows = findRows(value);
    if (rows == nullptr || rows->isEmpty())
        return std::nullopt;
    const Table table(*rows);
    if (!table.isPlain())
        return std::nullopt;
    std::string text = table.write();
    if (!isOnlyThese(value, *rows))
        text.insert(0, json::write(around(value, *rows)) + "\n\n");
    return text;
}

} // namespace tooltray::execution
