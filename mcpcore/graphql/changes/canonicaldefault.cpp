// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/changes/canonicaldefault.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "graphql/validation/suggestions.h"

#include <algorithm>
#include <vector>

namespace tooltray::graphql {

namespace {

void appendSorted(Node value, std::string &out)
{
    if (const ListValue list = as<ListValue>(value)) {
        out += '[';
        for (const Value item : list.items()) {
            appendSorted(item, out);
            out += ' ';
        }
        out += ']';
    } else if (const ObjectValue object = as<ObjectValue>(value)) {
        std::vector<ObjectField> fields(object.fields().begin(), object.fields().end());
        std::stable_sort(fields.begin(), fields.end(),
                         [](ObjectField a, ObjectField b) { return naturalCompare(a.name(), b.name()) < 0; });
        out += '{';
        for (const ObjectField field : fields) {
            out.append(field.name()).append(":");
            appendSorted(field.value(), out);
            out += ' ';
        }
        out += '}';
    } else {
        out += value.text();
    }
}

} // namespace

std::string canonicalDefault(SchemaInput input)
{
    if (!input.hasDefaultValue())
        return {};
    const Document document = parseConstantValue(std::string(input.defaultValue()));
    if (!document.isValid())
        return std::string(input.defaultValue());
    std::string sorted;
    appendSorted(document.node(1), sorted);
    return print(parseConstantValue(std::move(sorted)).node(1));
}

} // namespace tooltray::graphql
