// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/filter.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <utility>

namespace tooltray::journal {

bool isOperatorCharacter(char c) noexcept
{
    return c == ':' || c == '=' || c == '~' || c == '<' || c == '>';
}

bool endsWord(char c) noexcept
{
    return isAsciiSpace(c) || c == '(' || c == ')' || c == '|' || c == '"';
}

namespace {

using Op = Term::Op;

void printQuoted(std::string_view text, std::string &out)
{
    out += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\';
        out += c;
    }
    out += '"';
}

bool isPlain(std::string_view text)
{
    return !text.empty() && std::ranges::none_of(text, endsWord);
}

std::string_view operatorText(Op op)
{
    switch (op) {
    case Op::Contains: return ":";
    case Op::Equals: return "=";
    case Op::Regex: return "~";
    case Op::Greater: return ":>";
    case Op::Less: return ":<";
    case Op::AtLeast: return ":>=";
    case Op::AtMost: return ":<=";
    }
    return ":";
}

void printTerm(const Term &term, std::string &out)
{
    if (term.field == FilterField::Any) {
        const bool isWord = isPlain(term.value) && term.value.front() != '-' && term.value.front() != '!'
                            && std::ranges::none_of(term.value, isOperatorCharacter);
        if (isWord)
            out += term.value;
        else
            printQuoted(term.value, out);
        return;
    }
    out += fieldInfo(term.field).name;
    if (isPlain(term.name) && std::ranges::none_of(term.name, isOperatorCharacter))
        out += term.name;
    else if (!term.name.empty())
        printQuoted(term.name, out);
    out += operatorText(term.op);
    // After ":" or ">" these would be read as part of the operator.
    const bool looksLikeOperator = !term.value.empty() && isOperatorCharacter(term.value.front());
    if (isPlain(term.value) && !looksLikeOperator)
        out += term.value;
    else
        printQuoted(term.value, out);
}

void print(const Filter &filter, std::string &out);

void printWithin(const Filter &filter, bool needsBrackets, std::string &out)
{
    if (needsBrackets)
        out += '(';
    print(filter, out);
    if (needsBrackets)
        out += ')';
}

void print(const Filter &filter, std::string &out)
{
    switch (filter.kind) {
    case Filter::Kind::Everything: break;
    case Filter::Kind::Term: printTerm(filter.term, out); break;
    case Filter::Kind::Not:
        out += '-';
        printWithin(filter.children.front(), filter.children.front().kind != Filter::Kind::Term, out);
        break;
    case Filter::Kind::All:
    case Filter::Kind::Any:
        for (const Filter &child : filter.children) {
            if (&child != &filter.children.front())
                out += filter.kind == Filter::Kind::All ? " " : " | ";
            printWithin(child, child.kind == Filter::Kind::Any || child.kind == filter.kind, out);
        }
        break;
    }
}

} // namespace

std::string printFilter(const Filter &filter)
{
    std::string text;
    print(filter, text);
    return text;
}

Error toError(const FilterError &error)
{
    json::Value suggestions = json::Value::array();
    for (const std::string &suggestion : error.suggestions)
        suggestions.append(suggestion);
    Message hint(CORE_TEXT("Core", "Correct the filter at character {number}."),
                 {{"number", error.offset + 1}});
    if (error.isOfField) {
        std::string fields;
        for (const FieldInfo &info : fieldInfos())
            fields.append(fields.empty() ? "" : ", ")
                .append(info.name)
                .append(info.type == FieldInfo::Type::Name ? "NAME" : "");
        hint = Message::joined({hint, {CORE_TEXT("Core", "Fields: {names}."), {{"names", fields}}}});
    }
    return {ErrorKind::Invalid, "filter_invalid", error.message, std::move(hint),
            json::Value::object(
                {{"offset", error.offset}, {"length", error.length}, {"suggestions", suggestions}})};
}

} // namespace tooltray::journal
