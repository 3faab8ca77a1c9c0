// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/document/documentreader.h"
#include "openapi/model/api.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::openapi {

struct ReadApi {
    ApiPointer api;
    std::optional<Message> error; // when there is no description
};

// Reads a description whose other documents are given at once. fetch() answers with the text, or why there is none.
struct Fetched {
    std::string text;
    std::string from = {}; // where redirects ended
    std::optional<Message> error = {};
};
using Fetch = std::function<Fetched(const std::string &uri)>;
ReadApi readApi(const std::string &uri, std::string_view text, const ReaderOptions &options,
                const Fetch &fetch);

// The model of what a reader has collected; the same for who waits for documents.
ReadApi readApi(DocumentReader &reader, const ApiLimits &limits);

} // namespace tooltray::openapi
