// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/schema/schemawriter.h"

#include "openapi/schema/keywords.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxComposed = 24; // branches in branches
constexpr std::size_t kMaxInlined = 8;
constexpr std::size_t kMaxInlinedInAll = 1'000;
constexpr std::size_t kMaxSteps = 5'000;
constexpr std::string_view kDefinitionPlace = "#/$defs/";

constexpr std::array<std::string_view, 3> kBranchKeywords{"allOf", "oneOf", "anyOf"};

bool isReference(const json::Value &schema)
{
    const json::Value *reference = schema.find("$ref");
    return reference != nullptr && reference->isString();
}

bool hasBranches(const json::Value &schema)
{
    return isReference(schema) || std::ranges::any_of(kBranchKeywords, [&](std::string_view keyword) {
               return schema[keyword].size() > 0;
           });
}

json::Value orNull(json::Value schema)
{
    return json::Value::object(
        {{"anyOf", json::Value::array({std::move(schema), json::Value::object({{"type", "null"}})})}});
}

std::string definitionName(std::string_view reference)
{
    std::string name;
    for (const char c : reference.substr(reference.find_last_of("/#") + 1))
        name += isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-' || c == '.' ? c : '_';
    return name.empty() ? "schema" : name.substr(0, 80);
}

} // namespace

const json::Value &SchemaWriter::definitions()
{
    json::Value written = json::Value::object();
    while (!m_queue.empty()) {
        const ApiNode next = m_queue.back();
        m_queue.pop_back();
        written.set(m_names.at(next.value), write(next, {}));
    }
    cutEndlessLoops(written); // those of before refer to none of these
    for (const json::Member &member : std::as_const(written).members())
        m_definitions.set(member.name, member.value);
    return m_definitions;
}

json::Value SchemaWriter::document(ApiNode schema)
{
    json::Value written = write(schema);
    if (const json::Value &all = definitions(); !all.isEmpty())
        written.set("$defs", all);
    return written;
}

json::Value SchemaWriter::write(ApiNode schema, const Names &hidden)
{
    if (!schema)
        return json::Value::object();
    if (schema->isBoolean())
        return schema->toBool() ? json::Value::object()
                                : json::Value::object({{"not", json::Value::object()}});
    if (!schema->isObject())
        return json::Value::object();
    return isReference(*schema) ? writeReference(schema, hidden) : writeKeywords(schema, hidden);
}

json::Value SchemaWriter::reference(ApiNode target, std::string_view written)
{
    if (!m_names.contains(target.value)) {
        std::string name = definitionName(written);
        for (std::size_t i = 2; !m_taken.insert(name).second; ++i)
            name = definitionName(written) + '_' + std::to_string(i);
        m_names.emplace(target.value, std::move(name));
        m_queue.push_back(target);
    }
    return json::Value::object({{"$ref", std::string(kDefinitionPlace) + m_names.at(target.value)}});
}

json::Value SchemaWriter::writeReference(ApiNode schema, const Names &hidden)
{
    ApiNode holder = schema;
    ApiNode target = m_documents.target(schema);
    for (std::size_t i = 0; i < kMaxReferenceChain && target && isReference(*target) && target->size() == 1;
         ++i) {
        holder = target;
        target = m_documents.target(target);
    }
    json::Value written = json::Value::object();
    if (target && !(isReference(*target) && target->size() == 1))
        written = reference(target, (*holder)["$ref"].toString());
    if (isJsonSchema(m_documents.edition())) {
        const json::Value siblings = schema->size() > 1 ? writeKeywords(schema, hidden) : json::Value();
        for (const json::Member &sibling : siblings.members())
            written.set(sibling.name, sibling.value);
        return written;
    }
    if (isNullable(*schema))
        written = orNull(std::move(written));
    for (const std::string_view kept : {"description", "default"}) {
        if (const json::Value *said = schema->find(kept))
            written.set(kept, *said);
    }
    return written;
}

bool SchemaWriter::isNullable(const json::Value &schema) const
{
    if (m_documents.edition() == Edition::Swagger2)
        return schema["x-nullable"].toBool();
    return m_documents.edition() == Edition::V30
           && (schema["nullable"].toBool() || schema["nullable"].toString() == "true");
}

json::Value SchemaWriter::writeKeywords(ApiNode schema, const Names &hidden)
{
    json::Value out = json::Value::object();
    const bool allowsNull = isNullable(*schema);
    writeType(schema, out);
    for (const json::Member &member : schema->members())
        writeKeyword(schema, member, out);
    writeBounds(*schema, out);
    writeItems(schema, out);
    writeDynamicReference(schema, out);
    const Names &own = hiddenNames(schema);
    if (hidden.empty()) {
        writeProperties(schema, own, out);
        writeBranches(schema, own, out);
    } else {
        Names all = hidden;
        all.insert(own.begin(), own.end());
        writeProperties(schema, all, out);
        writeBranches(schema, all, out);
    }
    if (allowsNull && hasBranches(*schema))
        return orNull(std::move(out));
    return out;
}

void SchemaWriter::writeType(ApiNode schema, json::Value &out) const
{
    json::Value type = typesMeant((*schema)["type"]);
    const bool isOwnDialect = !isJsonSchema(m_documents.edition());
    if (type.isNull() && isOwnDialect && !hasBranches(*schema)) {
        if ((*schema)["properties"].isObject())
            type = "object";
        else if (schema->contains("items"))
            type = "array";
    }
    const bool allowsNull = isNullable(*schema) && !hasBranches(*schema);
    if (allowsNull && type.isString() && type != json::Value("null"))
        type = json::Value::array({std::move(type), "null"});
    else if (allowsNull && type.isArray()
             && std::ranges::find(type.elements(), json::Value("null")) == type.elements().end())
        type.append("null");
    if (!type.isNull())
        out.set("type", std::move(type));
    if ((*schema)["type"].toString() == "file")
        out.set("format", "binary");
    const json::Value &said = (*schema)["enum"];
    if (said.size() > 0 && said.isArray()) {
        json::Value values = json::Value::array();
        for (const json::Value &value : said.elements()) {
            const bool isTwice =
                said.size() <= 500 && std::ranges::find(values.elements(), value) != values.elements().end();
            if (!isTwice)
                values.append(value);
        }
        if (allowsNull && std::ranges::find(values.elements(), json::Value()) == values.elements().end())
            values.append(nullptr);
        out.set("enum", std::move(values));
    }
    if (const json::Value *example = schema->find("example"))
        out.set("examples", json::Value::array({*example}));
    else if ((*schema)["examples"].isArray())
        out.set("examples", (*schema)["examples"]);
}

void SchemaWriter::writeKeyword(ApiNode schema, const json::Member &member, json::Value &out)
{
    using enum SchemaKeyword::Takes;
    const SchemaKeyword *keyword = findSchemaKeyword(member.name);
    if (keyword == nullptr || (keyword->isSince31 && !isJsonSchema(m_documents.edition())))
        return;
    switch (keyword->takes) {
    case Schema:
        if (member.value.isString() && member.value.toString() == "false")
            out.set(keyword->name, json::Value(false));
        else if (member.value.isBoolean())
            out.set(keyword->name, member.value);
        else if (member.value.isObject())
            out.set(keyword->name, write(schema.at(member.value), {}));
        return;
    case SchemaList: {
        json::Value list = json::Value::array();
        for (const json::Value &element : member.value.elements())
            list.append(write(schema.at(element), {}));
        if (!list.isEmpty())
            out.set(keyword->name, std::move(list));
        return;
    }
    case SchemaMap:
    case PatternMap: {
        json::Value map = json::Value::object();
        for (const json::Member &one : member.value.members()) {
            if (keyword->takes == SchemaMap || isUsablePattern(one.name))
                map.set(one.name, write(schema.at(one.value), {}));
        }
        if (!map.isEmpty())
            out.set(keyword->name, std::move(map));
        return;
    }
    default: break;
    }
    if (std::optional<json::Value> value = takenBy(*keyword, member.value))
        out.set(keyword->name, std::move(*value));
}

// The dynamic scope of a description is the document: the anchor there is the outermost one.
void SchemaWriter::writeDynamicReference(ApiNode schema, json::Value &out)
{
    const std::string_view text = (*schema)["$dynamicRef"].toString();
    if (!isJsonSchema(m_documents.edition()) || !text.starts_with('#') || out.contains("$ref"))
        return;
    const json::Value *found = findFragment(*schema.document, schema.document->root, text.substr(1));
    if (found != nullptr)
        out.set("$ref", reference({found, schema.document}, text)["$ref"]);
}

void SchemaWriter::writeBounds(const json::Value &schema, json::Value &out) const
{
    struct Bound {
        std::string_view inclusive;
        std::string_view exclusive;
    };
    for (const Bound &bound : {Bound{"minimum", "exclusiveMinimum"}, Bound{"maximum", "exclusiveMaximum"}}) {
        const json::Value &inclusive = schema[bound.inclusive];
        const json::Value &exclusive = schema[bound.exclusive];
        if (inclusive.isNumber() && exclusive.isBoolean() && exclusive.toBool())
            out.set(bound.exclusive, inclusive);
        else if (inclusive.isNumber())
            out.set(bound.inclusive, inclusive);
        if (exclusive.isNumber())
            out.set(bound.exclusive, exclusive);
    }
}

void SchemaWriter::writeItems(ApiNode schema, json::Value &out)
{
    const ApiNode items = schema.find("items");
    if (!items)
        return;
    if (!items->isArray()) {
        if (items->isObject() || items->isBoolean())
            out.set("items", write(items, {}));
        return;
    }
    // Drafts before 2020-12 have tuples there.
    json::Value list = json::Value::array();
    for (const json::Value &element : items->elements())
        list.append(write(items.at(element), {}));
    if (!list.isEmpty())
        out.set("prefixItems", std::move(list));
}

void SchemaWriter::writeProperties(ApiNode schema, const Names &hidden, json::Value &out)
{
    if (const ApiNode properties = schema.find("properties"); properties && properties->isObject()) {
        json::Value written = json::Value::object();
        written.reserve(properties->size());
        for (const json::Member &member : properties->members()) {
            const ApiNode property = properties.at(member.value);
            if (!isHidden(property))
                written.set(member.name, write(property, {}));
        }
        out.set("properties", std::move(written));
    }
    json::Value required = json::Value::array();
    for (const json::Value &name : (*schema)["required"].elements()) {
        const bool isNew =
            name.isString() && std::ranges::find(required.elements(), name) == required.elements().end();
        if (isNew && !hidden.contains(name.toString()))
            required.append(name);
    }
    if (!required.isEmpty())
        out.set("required", std::move(required));
}

void SchemaWriter::writeBranches(ApiNode schema, const Names &hidden, json::Value &out)
{
    const ApiNode discriminator = schema.find("discriminator");
    for (const std::string_view keyword : kBranchKeywords) {
        const ApiNode branches = schema.find(keyword);
        if (!branches || !branches->isArray() || branches->isEmpty())
            continue;
        bool isTagged = keyword != "allOf" && discriminator && discriminator->isObject();
        for (const json::Value &one : branches->elements())
            isTagged = isTagged && isReference(one);
        json::Value list = json::Value::array();
        for (const json::Value &one : branches->elements()) {
            json::Value written = branch(branches.at(one), hidden);
            list.append(isTagged ? withDiscriminator(branches.at(one), discriminator, std::move(written))
                                 : std::move(written));
        }
        out.set(keyword, std::move(list));
    }
}

json::Value SchemaWriter::branch(ApiNode schema, const Names &hidden)
{
    const ApiNode target = hidden.empty() || !schema->isObject() || !isReference(*schema)
                               ? ApiNode()
                               : m_documents.followed(schema);
    if (!target)
        return write(schema, hidden);
    Names foreign = hidden;
    for (const std::string_view own : hiddenNames(target))
        foreign.erase(own);
    std::size_t steps = 0;
    if (foreign.empty() || m_inlined >= kMaxInlined || m_inlinedInAll >= kMaxInlinedInAll
        || !requiresAny(target, foreign, 0, steps))
        return write(schema, {});
    ++m_inlined;
    ++m_inlinedInAll;
    json::Value written = write(target, hidden);
    --m_inlined;
    return written;
}

std::vector<std::string> SchemaWriter::discriminatorValues(ApiNode branch, ApiNode discriminator) const
{
    const std::string_view reference = (*branch)["$ref"].toString();
    const ApiNode target = m_documents.followed(branch);
    const std::string_view name = reference.substr(reference.find_last_of("/#") + 1);
    std::vector<std::string> values;
    for (const json::Member &member : (*discriminator)["mapping"].members()) {
        const std::string_view mapped = member.value.toString();
        bool isThis = mapped == reference || mapped == name;
        if (!isThis && mapped.starts_with('#'))
            isThis = findFragment(*branch.document, branch.document->root, mapped.substr(1)) == target.value;
        if (isThis)
            values.emplace_back(member.name.view());
    }
    if (values.empty())
        values.emplace_back(name.substr(0, name.rfind('.') == std::string_view::npos
                                                   || reference.find('#') != std::string_view::npos
                                               ? name.size()
                                               : name.rfind('.')));
    return values;
}

json::Value SchemaWriter::withDiscriminator(ApiNode branch, ApiNode discriminator, json::Value written) const
{
    const std::string_view property = (*discriminator)["propertyName"].toString();
    const ApiNode target = m_documents.followed(branch);
    const bool isObject = target
                          && ((*target)["type"].toString() == "object" || target->contains("properties")
                              || target->contains("allOf"));
    if (property.empty() || !isObject)
        return written;
    json::Value values = json::Value::array();
    for (const std::string &value : discriminatorValues(branch, discriminator))
        values.append(value);
    json::Value tag = json::Value::object(
        {{"properties",
          json::Value::object({{property, json::Value::object({{"enum", std::move(values)}})}})}});
    return json::Value::object({{"allOf", json::Value::array({std::move(written), std::move(tag)})}});
}

bool SchemaWriter::isHidden(ApiNode property) const
{
    const std::string_view flag = m_direction == Direction::Request ? "readOnly" : "writeOnly";
    for (std::size_t i = 0; i < kMaxReferenceChain && property; ++i) {
        if ((*property)[flag].toBool())
            return true;
        if (!isReference(*property))
            break;
        property = m_documents.target(property);
    }
    const json::Value *all = property ? property->find("allOf") : nullptr;
    return all != nullptr && all->size() == 1 && (*all)[std::size_t{0}][flag].toBool();
}

void SchemaWriter::collectHidden(ApiNode schema, Names &names, std::size_t depth, std::size_t &steps) const
{
    if (!schema || depth > kMaxComposed || ++steps > kMaxSteps)
        return;
    if (const ApiNode properties = schema.find("properties")) {
        for (const json::Member &member : properties->members()) {
            if (isHidden(properties.at(member.value)))
                names.insert(member.name);
        }
    }
    if (const ApiNode branches = schema.find("allOf")) {
        for (const json::Value &branch : branches->elements())
            collectHidden(m_documents.followed(branches.at(branch)), names, depth + 1, steps);
    }
}

const SchemaWriter::Names &SchemaWriter::hiddenNames(ApiNode schema)
{
    static const Names none;
    if (!schema->contains("properties") && !schema->contains("allOf"))
        return none;
    const auto [known, isNew] = m_hidden.try_emplace(schema.value);
    if (isNew) {
        std::size_t steps = 0;
        collectHidden(schema, known->second, 0, steps);
    }
    return known->second;
}

bool SchemaWriter::requiresAny(ApiNode schema, const Names &names, std::size_t depth,
                               std::size_t &steps) const
{
    if (!schema || depth > kMaxComposed || ++steps > kMaxSteps)
        return false;
    for (const json::Value &name : (*schema)["required"].elements()) {
        if (names.contains(name.toString()))
            return true;
    }
    const ApiNode branches = schema.find("allOf");
    return branches && std::ranges::any_of(branches->elements(), [&](const json::Value &branch) {
               return requiresAny(m_documents.followed(branches.at(branch)), names, depth + 1, steps);
           });
}

} // namespace tooltray::openapi
