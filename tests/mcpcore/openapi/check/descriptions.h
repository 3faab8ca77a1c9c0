// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/discovery/apisearch.h"
#include "openapi/model/apireader.h"
#include "json/value.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi::check {

// Opens the descriptions that cases name, from files below a folder and nowhere else. A document_url is where they are
// said to come from: what lies beside it is read from beside the file.
class Descriptions {
public:
    explicit Descriptions(std::filesystem::path base) : m_base(std::move(base)) {}

    const ReadApi &open(const json::Value &request);
    // The same with a JSON Patch applied to its first document; not kept.
    ReadApi openPatched(const json::Value &request, const json::Value &patch) const;
    // The name of a tool for the operation, among those for all of the description.
    std::string name(const ReadApi &read, const ApiOperation &operation);
    const ApiSearch &search(const ReadApi &read);

private:
    ReadApi openFile(const json::Value &request, const json::Value *patch = nullptr) const;

    std::filesystem::path m_base;
    std::map<std::string, ReadApi> m_open;
    ApiPointer m_named;
    std::vector<std::string> m_names;
    ApiPointer m_searched;
    std::unique_ptr<ApiSearch> m_search;
};

} // namespace tooltray::openapi::check
