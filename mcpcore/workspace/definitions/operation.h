// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "workspace/definitions/rare.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::workspace {

struct GraphqlOperation {
    std::string document;
    std::string operationName = {}; // empty: the only one of the document

    bool operator==(const GraphqlOperation &) const = default;
};

struct RestRequest {
    enum class Method : std::uint8_t { Get, Head, Post, Put, Patch, Delete };

    Method method = Method::Get;
    std::string path; // /projects/{project}/issues, relative to the endpoint's REST URL
    std::vector<NamedBinding> query = {};
    std::vector<NamedBinding> headers = {};
    Rare<Binding> body = {};
    std::vector<int> expectedStatus = {}; // empty: any 2xx

    bool operator==(const RestRequest &) const = default;
};

} // namespace tooltray::workspace
