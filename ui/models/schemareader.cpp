// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/schemareader.h"

#include "ui/language/utf8text.h"
#include "json/pointer.h"

#include <QStringList>

#include <algorithm>

namespace tooltray::ui {

const json::Value *SchemaReader::referred(const json::Value &schema) const
{
    const std::string_view reference = schema["$ref"].toString();
    if (!reference.starts_with('#'))
        return nullptr;
    const auto pointer = json::Pointer::parse(reference.substr(1));
    return pointer ? json::resolve(m_root, *pointer) : nullptr;
}

void SchemaReader::collect(const json::Value &schema, Schemas &out, int depth) const
{
    const bool isKnown = std::ranges::find(out, &schema) != out.end();
    if (depth > kDeepest || !schema.isObject() || isKnown)
        return;
    if (const json::Value *target = referred(schema))
        collect(*target, out, depth + 1);
    out.push_back(&schema);
    for (const char *keyword : {"allOf", "anyOf", "oneOf"}) {
        for (const json::Value &one : schema[keyword].elements())
            collect(one, out, depth + 1);
    }
}

SchemaReader::Schemas SchemaReader::alternatives(const Schemas &schemas) const
{
    Schemas all;
    for (const json::Value *schema : schemas)
        collect(*schema, all, 0);
    return all;
}

SchemaReader::Schemas SchemaReader::elements(const Schemas &schemas) const
{
    Schemas found;
    for (const json::Value *schema : alternatives(schemas)) {
        if ((*schema)["items"].isObject())
            found.push_back(&(*schema)["items"]);
    }
    return found;
}

QString SchemaReader::typeText(const Schemas &schemas) const
{
    return typeText(schemas, 0);
}

QString SchemaReader::typeText(const Schemas &schemas, int depth) const
{
    QStringList types;
    const auto add = [&types](const QString &type) {
        if (!types.contains(type) && type != u"null" && type != u"array")
            types.append(type);
    };
    for (const json::Value *schema : alternatives(schemas)) {
        const json::Value &type = (*schema)["type"];
        if (type.isString())
            add(fromUtf8(type.toString()));
        for (const json::Value &one : type.elements())
            add(fromUtf8(one.toString()));
    }
    if (const Schemas inner = elements(schemas); !inner.empty() && depth < kDeepest)
        add(u'[' + typeText(inner, depth + 1) + u']');
    return types.join(QStringLiteral(" | "));
}

std::vector<SchemaReader::Member> SchemaReader::members(const Schemas &schemas) const
{
    std::vector<Member> found;
    for (const json::Value *schema : alternatives(schemas)) {
        for (const json::Member &member : (*schema)["properties"].members()) {
            const std::string_view name = member.name.view();
            auto known = std::ranges::find(found, name, &Member::first);
            if (known == found.end())
                known = found.insert(known, {std::string(name), {}});
            known->second.push_back(&member.value);
        }
    }
    return found;
}

bool SchemaReader::isRequired(const Schemas &schemas, std::string_view member) const
{
    return !schemas.empty() && std::ranges::all_of(schemas, [&](const json::Value *schema) {
        Schemas within;
        return demands(*schema, member, within);
    });
}

bool SchemaReader::demands(const json::Value &schema, std::string_view member, Schemas &within) const
{
    if (std::ranges::find(within, &schema) != within.end())
        return false; // it refers to itself
    within.push_back(&schema);
    const auto isMember = [member](const json::Value &name) { return name.toString() == member; };
    const auto isDemanding = [&](const json::Value &one) { return demands(one, member, within); };
    // Null has no members: of what may be null as well, it is about the rest.
    const auto isDemandingOrNull = [&](const json::Value &one) {
        return one["type"].toString() == "null" || isDemanding(one);
    };
    const auto isEachDemanding = [&](const char *keyword) {
        const auto choices = schema[keyword].elements();
        return !choices.empty() && std::ranges::all_of(choices, isDemandingOrNull);
    };
    const json::Value *target = referred(schema);
    const bool isDemanded = std::ranges::any_of(schema["required"].elements(), isMember)
                            || (target != nullptr && isDemanding(*target))
                            || std::ranges::any_of(schema["allOf"].elements(), isDemanding)
                            || isEachDemanding("anyOf") || isEachDemanding("oneOf");
    within.pop_back();
    return isDemanded;
}

} // namespace tooltray::ui
