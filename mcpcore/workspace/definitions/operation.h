// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/fieldstyle.h"
#include "workspace/definitions/binding.h"
#include "workspace/definitions/box.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

struct GraphqlOperation {
    std::string document;
    std::string operationName = {}; // empty: the only one of the document

    bool operator==(const GraphqlOperation &) const = default;
};

struct RestRequest {
    enum class Method : std::uint8_t { Get, Head, Post, Put, Patch, Delete, Options, Query };

    Method method = Method::Get;
    std::string path; // /projects/{project}/issues, relative to the endpoint's REST URL
    std::vector<NamedBinding> query = {};
    std::vector<NamedBinding> headers = {};
    std::vector<NamedBinding> cookies = {};
    // A file is {"content_base64" or "text", "filename", "content_type"}: as a part of multipart/form-data, or as the
    // whole body.
    Shared<Binding> body = {};
    openapi::FieldStyles styles = {};     // of fields that are not written in the usual way
    std::vector<int> expectedStatus = {}; // empty: any 2xx
    std::string operation = {};           // of the API's description that this is; empty: nobody said

    bool operator==(const RestRequest &) const = default;
};

// How the pages of a list are fetched and joined. What is not said is found from the schema.
struct Pagination {
    enum class Style : std::uint8_t {
        Relay,
        Offset,
        Cursor,
        Page,
        Link,     // the header Link
        NextUrl,  // a URL in the answer
        LastItem, // the cursor is in the last item of a page
    };
    enum class MergeStrategy : std::uint8_t { ConcatNodes, ConcatEdges, Custom };

    // The variables (or REST query parameters) that ask for a page.
    struct Variables {
        std::string size;
        std::string cursor;
        std::string offset;
        std::string page;

        bool operator==(const Variables &) const = default;
    };

    bool enabled = true;
    std::optional<Style> style;
    std::uint32_t pageSize = 100;
    MergeStrategy mergeStrategy = MergeStrategy::ConcatNodes;
    std::vector<std::string> paths; // JSON Pointers to what is paged; several only with Custom
    // Where an answer holds the cursor or the URL of the next page; of LastItem, where an item does.
    std::string nextCursorPath;
    Variables variables;
    std::optional<std::uint32_t> maxPages;
    std::optional<std::uint64_t> maxItems;
    std::optional<std::uint64_t> maxBytes;
    std::optional<std::chrono::seconds> maxTime;

    bool operator==(const Pagination &) const = default;
};

} // namespace tooltray::workspace
