// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

// Reads parameters and bodies of all editions. What is wrong with one is reported, and the rest of it is used.
class ParameterReader {
public:
    ParameterReader(DocumentSet &documents, ApiProblems &problems)
        : m_documents(documents)
        , m_problems(problems)
    {}

    // Nothing where there is none that could be used.
    std::optional<Parameter> parameter(ApiNode node, const std::string &pointer);
    std::optional<RequestBody> body(ApiNode node, const std::string &pointer);
    std::vector<ApiMediaType> media(ApiNode content, const std::string &pointer);

    // Parameters of Swagger 2.0 that are a body together, or nothing.
    std::optional<RequestBody> legacyBody(const std::vector<ApiNode> &parameters, ApiNode consumes,
                                          const std::string &pointer);

    std::string_view text(ApiNode node, std::string_view name, const std::string &pointer);
    bool flag(ApiNode node, std::string_view name, const std::string &pointer);

private:
    struct LegacyForm {
        ApiNode schema = {};
        ApiNode encodings = {};
        bool hasFile = false;
        bool isRequired = false;
    };

    void readStyle(ApiNode node, Parameter &out, const std::string &pointer);
    void readLegacyStyle(ApiNode node, Parameter &out);
    LegacyForm legacyForm(const std::vector<ApiNode> &parameters);
    void notice(const std::string &pointer, Message message);

    DocumentSet &m_documents;
    ApiProblems &m_problems;
};

} // namespace tooltray::openapi
