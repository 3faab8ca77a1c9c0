// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/document/documentscan.h"

#include "jsonschema/format/uri.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tooltray::openapi {

namespace {

// What may hold any value: a $ref in there is somebody's data.
bool holdsData(std::string_view name)
{
    static constexpr std::array<std::string_view, 6> names{"example", "examples", "default",
                                                           "enum",    "const",    "mapping"};
    return name.starts_with("x-") || isOneOf(name, names);
}

// Members of these have names of the author, which mean nothing to us.
bool isMapOfNames(std::string_view name)
{
    static constexpr std::array<std::string_view, 18> names{
        "properties", "patternProperties", "definitions",         "$defs",    "dependentSchemas", "schemas",
        "responses",  "parameters",        "requestBodies",       "headers",  "securitySchemes",  "links",
        "callbacks",  "pathItems",         "securityDefinitions", "encoding", "variables",        "paths"};
    return isOneOf(name, names);
}

bool isMapOfSchemas(std::string_view name)
{
    return name == "schemas" || name == "definitions";
}

bool holdsSchema(std::string_view name)
{
    static constexpr std::array<std::string_view, 10> names{
        "schema", "itemSchema", "items", "additionalProperties", "not",
        "allOf",  "anyOf",      "oneOf", "propertyNames",        "contains"};
    return isOneOf(name, names);
}

constexpr std::size_t kMaxSuggestedFrom = 2'000;

} // namespace

Message nearestFragment(const json::Value &root, std::string_view fragment)
{
    const std::optional<json::Pointer> pointer = json::Pointer::parse(fragment);
    if (!pointer || pointer->isRoot())
        return {};
    const json::Value *parent = json::resolve(root, pointer->parent());
    if (parent == nullptr || parent->size() > kMaxSuggestedFrom)
        return {};
    std::vector<std::string> names;
    for (const json::Member &member : parent->members())
        names.emplace_back(member.name.view());
    return didYouMean(suggestions(pointer->tokens().back(), names));
}

DocumentScan::DocumentScan(DocumentSet &documents, ApiDocument &document, Resources &resources,
                           ApiProblems &problems)
    : m_documents(documents)
    , m_document(document)
    , m_resources(resources)
    , m_problems(problems)
{}

std::vector<DocumentScan::Outside> DocumentScan::run()
{
    m_scopes.push_back({m_document.base, &m_document.root});
    if (isJsonSchema(m_documents.edition()))
        visit(m_document.root, Inside::Other, Pass::Names);
    visit(m_document.root, Inside::Other, Pass::References);
    return std::move(m_outside);
}

std::string DocumentScan::pointer() const
{
    std::string text = &m_document == &m_documents.root() ? std::string() : m_document.uri + '#';
    for (const Step &place : m_steps)
        json::detail::appendToken(text, place.isName ? std::string(place.name) : std::to_string(place.index));
    return text;
}

bool DocumentScan::opensScope(const json::Value &value)
{
    if (!isJsonSchema(m_documents.edition()) || m_steps.empty())
        return false;
    const json::Value *id = value.find("$id");
    if (id == nullptr || !id->isString() || id->toString().starts_with('#'))
        return false;
    std::string base = jsonschema::resolveUri(m_scopes.back().base, id->toString());
    base.resize(std::min(base.find('#'), base.size()));
    m_scopes.push_back({std::move(base), &value});
    return true;
}

void DocumentScan::visit(const json::Value &value, Inside inside, Pass pass)
{
    if (value.isArray()) {
        for (std::size_t i = 0; i < value.elements().size(); ++i) {
            m_steps.push_back({{}, i, false});
            visit(value.elements()[i], inside, pass);
            m_steps.pop_back();
        }
        return;
    }
    if (!value.isObject())
        return;
    const bool isMap = inside == Inside::Names || inside == Inside::SchemaNames;
    const bool hasScope = !isMap && opensScope(value);
    if (!isMap && pass == Pass::Names)
        noteNames(value);
    if (inside == Inside::Schema && pass == Pass::References)
        checkSchema(value);
    visitMembers(value, inside, pass);
    if (hasScope)
        m_scopes.pop_back();
}

void DocumentScan::visitMembers(const json::Value &value, Inside inside, Pass pass)
{
    const bool isMap = inside == Inside::Names || inside == Inside::SchemaNames;
    const auto insideOf = [&](const json::Member &member) {
        if (inside == Inside::SchemaNames)
            return Inside::Schema;
        if (inside == Inside::Names)
            return Inside::Other;
        const bool isMapMember = member.value.isObject() && isMapOfNames(member.name);
        if (isMapMember && (inside == Inside::Schema || isMapOfSchemas(member.name)))
            return Inside::SchemaNames;
        if (isMapMember)
            return Inside::Names;
        return holdsSchema(member.name) ? Inside::Schema : Inside::Other;
    };
    for (const json::Member &member : value.members()) {
        const std::string_view name = member.name;
        if (name == "$ref" && member.value.isString()) { // no map has a text of that name
            if (pass == Pass::References)
                checkReference(value, member.value);
            continue;
        }
        if (member.value.size() == 0 || (!isMap && holdsData(name)))
            continue;
        m_steps.push_back({name, 0, true});
        visit(member.value, insideOf(member), pass);
        m_steps.pop_back();
    }
}

// These are repaired when the schema is written.
void DocumentScan::checkSchema(const json::Value &schema)
{
    const auto notice = [&](std::string_view keyword, Template text) {
        m_problems.add(Severity::Notice, keyword.empty() ? pointer() : pointer() + '/' + std::string(keyword),
                       Message(text));
    };
    const json::Value &type = schema["type"];
    const bool isOld = !isJsonSchema(m_documents.edition());
    if (schema["required"].isBoolean())
        notice("required",
               CORE_TEXT("Core", "An object lists the names of its required members; this is omitted."));
    if (type.toString() == "file" && m_documents.edition() != Edition::Swagger2)
        notice("type", CORE_TEXT("Core", "A file is a string of the format binary here."));
    if (isOld && type.isArray())
        notice("type",
               CORE_TEXT("Core", "This edition allows only one type; all types in the list are accepted."));
    if (!isOld || !type.isNull() || schema.contains("$ref"))
        return;
    if (schema["properties"].size() > 0)
        notice({}, CORE_TEXT("Core", "A schema with properties but no type is treated as an object."));
    else if (schema.contains("items"))
        notice({}, CORE_TEXT("Core", "A schema with items but no type is treated as an array."));
}

void DocumentScan::noteNames(const json::Value &value)
{
    if (m_scopes.back().root == &value && m_scopes.size() > 1)
        m_resources.try_emplace(m_scopes.back().base, ApiNode{&value, &m_document});
    for (const std::string_view keyword : {"$anchor", "$dynamicAnchor"}) {
        if (const json::Value *anchor = value.find(keyword); anchor != nullptr && anchor->isString())
            m_document.anchors.try_emplace(std::string(anchor->toString()), &value);
    }
}

void DocumentScan::checkReference(const json::Value &holder, const json::Value &reference)
{
    const std::string_view text = reference.toString();
    if (text.starts_with('#'))
        return checkInside(holder, reference, text.substr(1));
    std::string uri = jsonschema::resolveUri(m_scopes.back().base, text);
    const std::size_t hash = uri.find('#');
    std::string fragment = hash == std::string::npos ? std::string() : uri.substr(hash + 1);
    uri.resize(std::min(hash, uri.size()));
    m_outside.push_back({&reference, std::move(uri), std::move(fragment), pointer()});
}

void DocumentScan::checkInside(const json::Value &holder, const json::Value &reference,
                               std::string_view fragment)
{
    const json::Value *found = findFragment(m_document, *m_scopes.back().root, fragment);
    if (m_scopes.size() > 1)
        m_documents.m_targets[&reference] = found == nullptr ? ApiNode() : ApiNode{found, &m_document};
    if (found == nullptr && m_scopes.size() > 1)
        return reportDangling(reference.toString(), fragment, *m_scopes.back().root);
    // It may pass through another document, which is not there yet.
    if (found == nullptr)
        return m_outside.push_back({&reference, m_document.uri, std::string(fragment), pointer()});
    ApiNode at{found, &m_document};
    for (std::size_t i = 0; i < kMaxReferenceChain; ++i) {
        const json::Value *next = at->find("$ref");
        if (next == nullptr || !next->isString() || !next->toString().starts_with('#'))
            return;
        if (at.value == &holder)
            break;
        at = m_documents.target(at);
        if (!at)
            return;
    }
    m_problems.add(Severity::Warning, pointer(),
                   {CORE_TEXT("Core", "The reference {target} is circular; any value is accepted."),
                    {{"target", reference.toString()}}});
}

void DocumentScan::reportDangling(std::string_view text, std::string_view fragment, const json::Value &root)
{
    m_problems.add(
        Severity::Warning, pointer(),
        Message::joined(
            {{CORE_TEXT("Core", "There is nothing at {target}; any value is accepted."), {{"target", text}}},
             nearestFragment(root, fragment)}));
}

} // namespace tooltray::openapi
