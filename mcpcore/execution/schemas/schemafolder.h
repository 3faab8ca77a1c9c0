// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "base/result/result.h"
#include "base/time/clock.h"
#include "execution/schemas/apifetch.h"
#include "graphql/schema/schema.h"
#include "openapi/model/api.h"

#include <optional>
#include <string>

namespace tooltray::execution {

// A schema as it is kept on disk.
struct SavedSchema {
    graphql::SchemaPointer schema;
    std::string origin; // what it was fetched from; of another origin it is another endpoint's
    std::string source;
    WallTime fetchedAt{};
};

// Keeps the schema of each endpoint: NAME.graphql for people and git, beside it NAME.schema, which is opened in
// no time and belongs to exactly that text, and NAME.json with where it is from. Any thread; takes as long as the
// disk takes.
class SchemaFolder {
public:
    explicit SchemaFolder(Folder folder) : m_folder(std::move(folder)) {}

    // Nothing where there is none of that origin. A text without its binary form is read anew.
    std::optional<SavedSchema> load(const std::string &endpoint, const std::string &origin) const;
    Result<void> save(const std::string &endpoint, const SavedSchema &kept) const;
    // The schema is the one that is kept already.
    Result<void> touch(const std::string &endpoint, const SavedSchema &kept) const;
    void remove(const std::string &endpoint) const;

private:
    std::string stampOfText(const std::string &endpoint) const;
    graphql::SchemaPointer open(const std::string &endpoint) const;

    Folder m_folder;
};

// A description as it is kept on disk.
struct SavedApi {
    openapi::ApiPointer api;
    std::string etag;
    std::string digest; // of the texts
    WallTime fetchedAt{};
};

// A digest that two fetches of the same description share.
std::string digestOf(const std::vector<ApiText> &documents);

// Keeps the description of each endpoint as its documents came: NAME.openapi.json. Any thread; takes as long as the disk
// and reading the description do.
class ApiFolder {
public:
    explicit ApiFolder(Folder folder) : m_folder(std::move(folder)) {}

    // Nothing where there is none of that source.
    std::optional<SavedApi> load(const workspace::Endpoint &endpoint,
                                 const openapi::ReadYaml &readYaml) const;
    Result<void> save(const workspace::Endpoint &endpoint, const std::vector<ApiText> &documents,
                      const SavedApi &kept) const;
    void remove(const std::string &endpoint) const;

private:
    Folder m_folder;
};

} // namespace tooltray::execution
