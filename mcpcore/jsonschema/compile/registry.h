// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/program/errors.h"
#include "jsonschema/program/keywords.h"
#include "jsonschema/program/options.h"
#include "json/value.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tooltray::jsonschema {

// The errors of a schema, up to a number that is still useful.
class CompileLog {
public:
    static constexpr std::size_t kMaxErrors = 50;

    void add(CompileError error)
    {
        if (m_errors.size() < kMaxErrors)
            m_errors.push_back(std::move(error));
    }
    bool isClean() const noexcept { return m_errors.empty(); }
    std::vector<CompileError> take() { return std::move(m_errors); }

private:
    std::vector<CompileError> m_errors;
};

using SiteId = std::uint32_t;

// A schema in a document.
struct Site {
    const json::Value *value = nullptr;
    SiteId parent = 0; // itself for the root of a document
    std::uint32_t resource = 0;
    std::string step; // from the parent: "/properties/name", escaped
};

// A document, or a part of one that has an URI of its own (core 4.3.5).
struct SchemaResource {
    std::string uri = {};
    SiteId root = 0;
    Dialect dialect = {};
    std::map<std::string, SiteId, std::less<>> anchors = {};
    // Those of them that are dynamic; the empty name stands for $recursiveAnchor.
    std::map<std::string, SiteId, std::less<>> dynamicAnchors = {};
};

// Knows every schema of all documents at hand and finds what references lead to (core 8.2, 9.2).
class Registry {
public:
    Registry(const CompileOptions &options, CompileLog &log) : m_options(options), m_log(log) {}

    // The document must outlive the registry.
    SiteId addDocument(const json::Value &document, const std::string &uri);

    // Where the reference of this keyword leads; reports when nowhere.
    std::optional<SiteId> resolve(SiteId from, std::string_view keyword, std::string_view reference);

    std::optional<SiteId> siteOf(const json::Value &subschema) const;
    const Site &site(SiteId id) const { return m_sites[id]; }
    const std::vector<Site> &sites() const noexcept { return m_sites; }
    const std::vector<SchemaResource> &resources() const noexcept { return m_resources; }
    const SchemaResource &resourceOf(SiteId id) const { return m_resources[m_sites[id].resource]; }

    // The pointer is the rest of the way from the site: "/minimum".
    void report(CompileError::Kind kind, SiteId at, std::string_view pointer, std::string message);

private:
    SiteId addSite(const json::Value &value, SiteId parent, std::string step);
    void scan(SiteId start);
    void scanChildren(SiteId id, std::vector<SiteId> &found);
    void identify(SiteId id);
    std::optional<std::string_view> readText(SiteId id, std::string_view keyword);
    void startResource(SiteId id, const std::string &uri);
    void addUri(const std::string &uri, SiteId at);
    void addAnchors(SiteId id);
    void addAnchor(SiteId id, std::string_view keyword, std::string_view name);

    Dialect dialectOf(SiteId id);
    std::optional<Dialect> dialectNamed(SiteId at, const std::string &uri, int depth);

    const json::Value *fetch(const std::string &uri);
    std::optional<std::uint32_t> resourceNamed(const std::string &uri);
    std::optional<SiteId> follow(SiteId root, std::string_view pointer, std::string &problem);

    const CompileOptions &m_options;
    CompileLog &m_log;
    std::vector<Site> m_sites;
    std::vector<SchemaResource> m_resources;
    std::unordered_map<const json::Value *, SiteId> m_siteOf;
    std::map<std::string, std::uint32_t, std::less<>> m_resourceByUri;
    std::map<std::string, std::unique_ptr<const json::Value>, std::less<>> m_fetched; // null: there is none
};

} // namespace tooltray::jsonschema
