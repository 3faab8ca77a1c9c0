// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/compile/registry.h"

#include "jsonschema/explain/messages.h"
#include "jsonschema/format/uri.h"
#include "jsonschema/program/keywords.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/pointer.h"

#include <algorithm>

namespace tooltray::jsonschema {

namespace {

constexpr int kMaxMetaSchemas = 8; // a meta-schema has a meta-schema has ...

std::string_view withoutFragment(std::string_view uri)
{
    return uri.substr(0, uri.find('#'));
}

} // namespace

SiteId Registry::addDocument(const json::Value &document, const std::string &uri)
{
    const SiteId root = addSite(document, static_cast<SiteId>(m_sites.size()), {});
    startResource(root, std::string(withoutFragment(uri)));
    scan(root);
    return root;
}

std::optional<SiteId> Registry::siteOf(const json::Value &subschema) const
{
    const auto known = m_siteOf.find(&subschema);
    return known == m_siteOf.end() ? std::nullopt : std::optional(known->second);
}

void Registry::report(CompileError::Kind kind, SiteId at, std::string_view pointer, std::string message)
{
    std::vector<std::string_view> steps{pointer};
    for (; m_sites[at].parent != at; at = m_sites[at].parent)
        steps.push_back(m_sites[at].step);
    CompileError error{
        .kind = kind, .document = resourceOf(at).uri, .pointer = {}, .message = std::move(message)};
    std::for_each(steps.rbegin(), steps.rend(), [&error](std::string_view step) { error.pointer += step; });
    m_log.add(std::move(error));
}

SiteId Registry::addSite(const json::Value &value, SiteId parent, std::string step)
{
    const auto id = static_cast<SiteId>(m_sites.size());
    const std::uint32_t resource = parent < id ? m_sites[parent].resource : 0;
    m_sites.push_back({.value = &value, .parent = parent, .resource = resource, .step = std::move(step)});
    m_siteOf.emplace(&value, id);
    return id;
}

// Not by recursion: a schema may be nested as deeply as memory allows.
void Registry::scan(SiteId start)
{
    std::vector<SiteId> waiting{start};
    while (!waiting.empty() && m_sites.size() <= m_options.maxSubschemas) {
        const SiteId id = waiting.back();
        waiting.pop_back();
        if (!m_sites[id].value->isObject())
            continue;
        identify(id);
        scanChildren(id, waiting);
    }
    if (!waiting.empty())
        report(CompileError::Kind::TooLarge, start, {},
               "The schema has more than " + std::to_string(m_options.maxSubschemas) + " subschemas.");
}

void Registry::scanChildren(SiteId id, std::vector<SiteId> &found)
{
    const Dialect dialect = resourceOf(id).dialect;
    for (const json::Member &member : m_sites[id].value->members()) {
        const KeywordInfo *const keyword = dialect.find(member.name);
        if (keyword == nullptr)
            continue;
        const std::string step = "/" + std::string(member.name.view());
        const Subschemas where = keyword->subschemas;
        const bool isItself = where == Subschemas::Itself || where == Subschemas::ItselfOrList;
        const bool isList = where == Subschemas::List || where == Subschemas::ItselfOrList;
        const bool isMembers = where == Subschemas::Members || where == Subschemas::MembersOrNames;
        if (isItself && (member.value.isObject() || member.value.isBoolean()))
            found.push_back(addSite(member.value, id, step));
        for (std::size_t i = 0; isList && i < member.value.elements().size(); ++i)
            found.push_back(addSite(member.value.elements()[i], id, step + "/" + std::to_string(i)));
        for (const json::Member &named :
             isMembers ? member.value.members() : std::span<const json::Member>()) {
            if (where == Subschemas::MembersOrNames && named.value.isArray())
                continue;
            std::string namedStep = step;
            json::detail::appendToken(namedStep, named.name);
            found.push_back(addSite(named.value, id, std::move(namedStep)));
        }
    }
}

std::optional<std::string_view> Registry::readText(SiteId id, std::string_view keyword)
{
    const json::Value *const value = m_sites[id].value->find(keyword);
    if (value == nullptr)
        return std::nullopt;
    if (value->isString())
        return value->toString();
    report(CompileError::Kind::Malformed, id, "/" + std::string(keyword),
           "`" + std::string(keyword) + "` must be a string.");
    return std::nullopt;
}

// $id and its relatives (core 8.2).
void Registry::identify(SiteId id)
{
    const bool isRoot = m_sites[id].parent == id;
    const json::Value &schema = *m_sites[id].value;
    if (isRoot)
        m_resources[m_sites[id].resource].dialect = dialectOf(id);
    const bool isOverruled = resourceOf(id).dialect.draft == Draft::Draft7 && schema.contains("$ref");
    const std::optional<std::string_view> text = isOverruled ? std::nullopt : readText(id, "$id");
    const std::string_view uri = text ? withoutFragment(*text) : std::string_view();
    const std::string_view fragment = text ? text->substr(std::min(uri.size() + 1, text->size())) : uri;
    if (!uri.empty() && isRoot) {
        addUri(resolveUri(resourceOf(id).uri, uri), id);
    } else if (!uri.empty()) {
        startResource(id, resolveUri(resourceOf(id).uri, uri));
        m_resources[m_sites[id].resource].dialect = dialectOf(id);
    }

    if (!fragment.empty() && resourceOf(id).dialect.draft == Draft::Draft7)
        addAnchor(id, "$id", fragment);
    else if (!fragment.empty())
        report(CompileError::Kind::Malformed, id, "/$id",
               "`$id` has a fragment; since 2019-09 `$anchor` names a place in a schema.");
    addAnchors(id);
}

void Registry::startResource(SiteId id, const std::string &uri)
{
    SchemaResource resource{.root = id};
    // Draft and vocabularies come down from the schema around, or from the options.
    resource.dialect = m_sites[id].parent == id ? standardDialect(m_options.draft) : resourceOf(id).dialect;
    m_sites[id].resource = static_cast<std::uint32_t>(m_resources.size());
    m_resources.push_back(std::move(resource));
    addUri(uri, id);
}

// The site is the root of the resource that has this URI from now on. A document keeps the one by which it
// was found as well.
void Registry::addUri(const std::string &uri, SiteId at)
{
    const std::uint32_t index = m_sites[at].resource;
    m_resources[index].uri = uri;
    const auto [known, isNew] = m_resourceByUri.emplace(uri, index);
    if (!isNew && known->second != index)
        report(CompileError::Kind::Malformed, at, "/$id",
               "There are two schemas with the `$id` `" + uri + "`.");
}

void Registry::addAnchors(SiteId id)
{
    const json::Value &schema = *m_sites[id].value;
    const Draft draft = resourceOf(id).dialect.draft;
    if (draft == Draft::Draft7)
        return;
    if (const auto name = readText(id, "$anchor"))
        addAnchor(id, "$anchor", *name);
    SchemaResource &resource = m_resources[m_sites[id].resource];
    if (draft == Draft::Draft2019_09 && resource.root == id && schema["$recursiveAnchor"].toBool())
        resource.dynamicAnchors.emplace("", id);
    if (draft != Draft::Draft2020_12)
        return;
    if (const auto name = readText(id, "$dynamicAnchor")) {
        addAnchor(id, "$dynamicAnchor", *name);
        resource.dynamicAnchors.emplace(*name, id);
    }
}

void Registry::addAnchor(SiteId id, std::string_view keyword, std::string_view name)
{
    auto &anchors = m_resources[m_sites[id].resource].anchors;
    if (!anchors.emplace(name, id).second && anchors.find(name)->second != id)
        report(CompileError::Kind::Malformed, id, "/" + std::string(keyword),
               "The anchor `" + std::string(name) + "` is used twice.");
}

Dialect Registry::dialectOf(SiteId id)
{
    const Dialect inherited = resourceOf(id).dialect;
    if (m_options.draftFrom == CompileOptions::DraftFrom::Here)
        return inherited;
    const std::optional<std::string_view> uri = readText(id, "$schema");
    if (!uri)
        return inherited;
    return dialectNamed(id, std::string(*uri), 0).value_or(inherited);
}

std::optional<Dialect> Registry::dialectNamed(SiteId at, const std::string &uri, int depth)
{
    if (const std::optional<Dialect> standard = standardDialect(uri))
        return standard;
    const json::Value *const metaSchema =
        depth < kMaxMetaSchemas ? fetch(std::string(withoutFragment(uri))) : nullptr;
    if (metaSchema == nullptr) {
        report(CompileError::Kind::UnsupportedDialect, at, "/$schema",
               "`$schema` is `" + uri
                   + "`, which is not known here; 2020-12, 2019-09 and draft-07 are, and what is built on "
                     "them.");
        return std::nullopt;
    }
    Dialect dialect = standardDialect(m_options.draft);
    const std::string_view base = (*metaSchema)["$schema"].toString();
    if (!base.empty() && base != uri) {
        const std::optional<Dialect> found = dialectNamed(at, std::string(base), depth + 1);
        if (!found)
            return std::nullopt;
        dialect = *found;
    }
    const json::Value *const vocabularies = metaSchema->find("$vocabulary");
    if (vocabularies == nullptr)
        return dialect;
    std::string unknown;
    dialect = withVocabularies(*vocabularies, dialect, unknown);
    if (!unknown.empty())
        report(CompileError::Kind::UnsupportedDialect, at, "/$schema",
               "`$schema` requires the vocabulary `" + unknown + "`, which is not known here.");
    return dialect;
}

// A document that the schema does not hold itself.
const json::Value *Registry::fetch(const std::string &uri)
{
    const auto known = m_fetched.find(uri);
    if (known != m_fetched.end())
        return known->second.get();
    if (m_fetched.size() == m_options.maxDocuments)
        report(CompileError::Kind::TooLarge, 0, {},
               "The schema draws in more than " + std::to_string(m_options.maxDocuments)
                   + " other documents.");
    std::unique_ptr<const json::Value> document;
    if (m_fetched.size() < m_options.maxDocuments) {
        const std::string_view text = metaSchema(uri);
        std::optional<json::Value> found =
            text.empty() && m_options.resolve ? m_options.resolve(uri) : std::nullopt;
        if (!text.empty())
            found = json::parse(text).value;
        if (found)
            document = std::make_unique<const json::Value>(std::move(*found));
    }
    return m_fetched.emplace(uri, std::move(document)).first->second.get();
}

std::optional<std::uint32_t> Registry::resourceNamed(const std::string &uri)
{
    const auto known = m_resourceByUri.find(uri);
    if (known != m_resourceByUri.end())
        return known->second;
    const json::Value *const document = fetch(uri);
    if (document == nullptr)
        return std::nullopt;
    return m_sites[addDocument(*document, uri)].resource;
}

std::optional<SiteId> Registry::resolve(SiteId from, std::string_view keyword, std::string_view reference)
{
    const std::string target = resolveUri(resourceOf(from).uri, reference);
    const std::string uri(withoutFragment(target));
    const std::string fragment =
        decodePercentLeniently(std::string_view(target).substr(std::min(uri.size() + 1, target.size())));
    std::string problem;
    std::optional<SiteId> found;
    const std::optional<std::uint32_t> resource = resourceNamed(uri);
    if (!resource) {
        problem = "which is neither part of this schema nor a known schema.";
    } else if (fragment.empty()) {
        found = m_resources[*resource].root;
    } else if (fragment.front() == '/') {
        found = follow(m_resources[*resource].root, fragment, problem);
    } else {
        const auto &anchors = m_resources[*resource].anchors;
        const auto anchor = anchors.find(fragment);
        if (anchor != anchors.end())
            found = anchor->second;
        problem = "but there is no anchor of that name.";
    }
    if (!found)
        report(CompileError::Kind::UnknownReference, from, "/" + std::string(keyword),
               "`" + std::string(keyword) + "` leads to `" + std::string(reference) + "`, " + problem);
    return found;
}

// Along a JSON Pointer. A schema in a place that no keyword makes one becomes known by being referred to.
std::optional<SiteId> Registry::follow(SiteId root, std::string_view pointer, std::string &problem)
{
    const json::Value *value = m_sites[root].value;
    SiteId nearest = root;
    std::string step;
    std::string_view rest = pointer;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('/', 1), rest.size());
        const std::string_view written = rest.substr(1, end - 1);
        const std::string token = json::detail::unescapedToken(written).value_or(std::string(written));
        const json::Value *next = value->find(token);
        if (const auto index = json::detail::arrayIndex(token);
            value->isArray() && index && *index < value->size())
            next = &value->elements()[*index];
        if (next == nullptr) {
            std::vector<std::string_view> names;
            for (const json::Member &member : value->members())
                names.push_back(member.name);
            const std::string_view meant = closest(token, names);
            problem = "where nothing is";
            if (!meant.empty()) {
                std::string path(pointer.substr(0, pointer.size() - rest.size()));
                json::detail::appendToken(path, meant);
                problem += "; did you mean `#" + path + std::string(rest.substr(end)) + "`?";
            } else {
                problem += ".";
            }
            return std::nullopt;
        }
        value = next;
        json::detail::appendToken(step, token);
        rest.remove_prefix(end);
        if (const auto known = m_siteOf.find(value); known != m_siteOf.end()) {
            nearest = known->second;
            step.clear();
        }
    }
    if (step.empty())
        return nearest;
    if (!value->isObject() && !value->isBoolean()) {
        problem = "where there is no schema.";
        return std::nullopt;
    }
    const SiteId adopted = addSite(*value, nearest, step);
    scan(adopted);
    return adopted;
}

} // namespace tooltray::jsonschema
