// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/textformats.h"

#include "execution/arguments/templates.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tooltray::execution {
namespace {

// One column of a table, or a group of them where the cells are objects with the same members themselves.
struct ToonField {
    std::string_view name; // lies in the first row
    std::vector<ToonField> group = {};

    bool isGroup() const { return !group.empty(); }
};

using ToonRows = std::vector<const json::Value *>;

// The columns of rows that are objects with the same members, all of them scalars or groups; nothing where they
// make no table.
std::optional<std::vector<ToonField>> toonFields(const ToonRows &rows);

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

// The scalars of one row in the order of the columns.
std::vector<const json::Value *> toonCells(const json::Value &row, std::span<const ToonField> fields)
{
    std::vector<const json::Value *> cells;
    collectCells(row, fields, cells);
    return cells;
}

constexpr char kDelimiter = ',';

bool isScalar(const json::Value &value)
{
    return !value.isArray() && !value.isObject();
}

bool isListOfScalars(const json::Value &value)
{
    return value.isArray() && std::ranges::all_of(value.elements(), isScalar);
}

// Section 7.2: what could be read as a number is quoted, also with leading zeros or a plus.
bool looksLikeNumber(std::string_view text)
{
    const auto skipDigits = [&text] {
        const auto end = std::ranges::find_if_not(text, isAsciiDigit);
        const auto count = static_cast<std::size_t>(end - text.begin());
        text.remove_prefix(count);
        return count > 0;
    };
    if (text.starts_with('+') || text.starts_with('-'))
        text.remove_prefix(1);
    if (!skipDigits())
        return false;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        if (!skipDigits())
            return false;
    }
    if (text.starts_with('e') || text.starts_with('E')) {
        text.remove_prefix(1);
        if (text.starts_with('+') || text.starts_with('-'))
            text.remove_prefix(1);
        if (!skipDigits())
            return false;
    }
    return text.empty();
}

bool needsQuotes(std::string_view text)
{
    constexpr std::string_view kSpecial = ":\"\\[]{},";
    return text.empty() || text.front() == ' ' || text.back() == ' ' || text.front() == '-'
           || text.front() == '#' || text == "true" || text == "false" || text == "null"
           || looksLikeNumber(text) || std::ranges::any_of(text, [&](char c) {
                  return static_cast<unsigned char>(c) < 0x20 || kSpecial.find(c) != std::string_view::npos;
              });
}

bool isPlainKey(std::string_view key)
{
    const auto isInside = [](char c) { return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '.'; };
    return !key.empty() && (isAsciiLetter(key.front()) || key.front() == '_')
           && std::ranges::all_of(key, isInside);
}

// Nesting is bounded by what the parser of the value allowed.
class ToonWriter {
public:
    std::string write(const json::Value &value)
    {
        if (value.isArray()) {
            array(nullptr, value, 0);
        } else if (value.isObject()) {
            if (!keyedTable(nullptr, value, 0))
                members(value.members(), 0);
        } else if (value.toString().starts_with(kByteOrderMark)) {
            quoted(value.toString()); // bare, it would be taken for the mark of the document
        } else {
            scalar(value);
        }
        if (m_out.ends_with('\n'))
            m_out.pop_back();
        return std::move(m_out);
    }

private:
    using Name = const json::String *; // of the member that is written; none for roots and list items

    // Ends the line before, if there is one; the first line of a list item goes on behind its hyphen.
    void line(int depth)
    {
        if (m_isBehindHyphen) {
            m_isBehindHyphen = false;
            return;
        }
        if (!m_out.empty())
            m_out += '\n';
        m_out.append(static_cast<std::size_t>(depth) * 2, ' ');
    }

    void quoted(std::string_view text)
    {
        constexpr std::string_view kHex = "0123456789abcdef";
        m_out += '"';
        for (const char c : text) {
            switch (c) {
            case '\\': m_out += "\\\\"; break;
            case '"': m_out += "\\\""; break;
            case '\n': m_out += "\\n"; break;
            case '\r': m_out += "\\r"; break;
            case '\t': m_out += "\\t"; break;
            default:
                if (const auto code = static_cast<unsigned char>(c); code < 0x20)
                    m_out.append("\\u00").append({kHex[code >> 4U], kHex[code & 0xFU]});
                else
                    m_out += c;
            }
        }
        m_out += '"';
    }

    void scalar(const json::Value &value)
    {
        switch (value.type()) {
        case json::Type::Boolean: m_out += value.toBool() ? "true" : "false"; return;
        case json::Type::Number: m_out += value.numberText(); return;
        case json::Type::String:
            if (needsQuotes(value.toString()))
                quoted(value.toString());
            else
                m_out += value.toString();
            return;
        default: m_out += "null";
        }
    }

    void key(std::string_view name)
    {
        if (isPlainKey(name))
            m_out += name;
        else
            quoted(name);
    }

    void fieldNames(std::span<const ToonField> fields)
    {
        m_out += '{';
        for (const ToonField &field : fields) {
            if (&field != fields.data())
                m_out += kDelimiter;
            key(field.name);
            if (field.isGroup())
                fieldNames(field.group);
        }
        m_out += '}';
    }

    // Section 6: name[3]{id,title}:
    void header(Name name, std::size_t count, std::span<const ToonField> fields = {}, bool isKeyed = false)
    {
        if (name != nullptr)
            key(*name);
        m_out.append("[").append(std::to_string(count)).append(isKeyed ? ":]" : "]");
        if (!fields.empty())
            fieldNames(fields);
        m_out += ':';
    }

    void cells(const json::Value &row, std::span<const ToonField> fields)
    {
        bool isFirst = true;
        for (const json::Value *cell : toonCells(row, fields)) {
            if (!isFirst)
                m_out += kDelimiter;
            scalar(*cell);
            isFirst = false;
        }
    }

    void members(std::span<const json::Member> members, int depth)
    {
        for (const json::Member &member : members)
            this->member(member, depth, depth + 1);
    }

    // The contents of the first member of a list item lie one step deeper than its siblings suggest.
    void member(const json::Member &member, int depth, int inside)
    {
        const json::Value &value = member.value;
        if (value.isArray())
            return array(&member.name, value, depth, inside);
        if (value.isObject() && keyedTable(&member.name, value, depth, inside))
            return;
        line(depth);
        key(member.name);
        if (value.isObject()) {
            m_out += ':';
            members(value.members(), inside);
        } else {
            m_out += ": ";
            scalar(value);
        }
    }

    // An object of several objects with the same members: users[2:]{name}: and a row for each, with its name.
    bool keyedTable(Name name, const json::Value &object, int depth)
    {
        return keyedTable(name, object, depth, depth + 1);
    }
    bool keyedTable(Name name, const json::Value &object, int depth, int inside)
    {
        if (object.size() < 2)
            return false;
        ToonRows rows;
        for (const json::Member &member : object.members())
            rows.push_back(&member.value);
        const auto fields = toonFields(rows);
        if (!fields)
            return false;
        line(depth);
        header(name, object.size(), *fields, true);
        for (const json::Member &member : object.members()) {
            line(inside);
            key(member.name);
            m_out += ": ";
            cells(member.value, *fields);
        }
        return true;
    }

    void array(Name name, const json::Value &list, int depth) { array(name, list, depth, depth + 1); }
    void array(Name name, const json::Value &list, int depth, int inside)
    {
        line(depth);
        if (list.isEmpty()) {
            if (name != nullptr) {
                key(*name);
                m_out += ": ";
            }
            m_out += "[]";
            return;
        }
        if (isListOfScalars(list))
            return inlineList(name, list);
        if (!table(name, list, inside)) {
            header(name, list.size());
            for (const json::Value &element : list.elements())
                item(element, inside);
        }
    }

    void inlineList(Name name, const json::Value &list)
    {
        header(name, list.size());
        for (const json::Value &element : list.elements()) {
            m_out += &element == list.elements().data() ? ' ' : kDelimiter;
            scalar(element);
        }
    }

    bool table(Name name, const json::Value &list, int inside)
    {
        ToonRows rows;
        for (const json::Value &element : list.elements())
            rows.push_back(&element);
        const auto fields = toonFields(rows);
        if (!fields)
            return false;
        header(name, list.size(), *fields);
        for (const json::Value *row : rows) {
            line(inside);
            cells(*row, *fields);
        }
        return true;
    }

    // Section 10: the first member stands behind the hyphen, the others below it.
    void item(const json::Value &value, int depth)
    {
        line(depth);
        m_out += '-';
        if (value.isObject() && value.isEmpty())
            return;
        m_out += ' ';
        if (value.isObject()) {
            m_isBehindHyphen = true;
            member(value.members().front(), depth, depth + 2);
            members(value.members().subspan(1), depth + 1);
        } else if (isListOfScalars(value)) {
            inlineList(nullptr, value);
        } else if (value.isArray()) {
            header(nullptr, value.size());
            for (const json::Value &element : value.elements())
                item(element, depth + 1);
        } else {
            scalar(value);
        }
    }

    std::string m_out;
    bool m_isBehindHyphen = false;
};

} // namespace

std::string writeToon(const json::Value &value)
{
    return ToonWriter().write(value);
}

} // namespace tooltray::execution
