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
    ParameterReader(DocumentSet &documents, Problems &problems) : m_documents(documents), m_problems(problems)
    {}

    // Nothing where there is none that could be used.
    std::optional<Parameter> parameter(Node node, const std::string &pointer);
    std::optional<Body> body(Node node, const std::string &pointer);
    std::vector<MediaType> media(Node content, const std::string &pointer);

    // Parameters of Swagger 2.0 that are a body together, or nothing.
    std::optional<Body> legacyBody(const std::vector<Node> &parameters, Node consumes,
                                   const std::string &pointer);

    std::string_view text(Node node, std::string_view name, const std::string &pointer);
    bool flag(Node node, std::string_view name, const std::string &pointer);

private:
    struct LegacyForm {
        Node schema = {};
        Node encodings = {};
        bool hasFile = false;
        bool isRequired = false;
    };

    void readStyle(Node node, Parameter &out, const std::string &pointer);
    void readLegacyStyle(Node node, Parameter &out);
    LegacyForm legacyForm(const std::vector<Node> &parameters);
    void notice(const std::string &pointer, Message message);

    DocumentSet &m_documents;
    Problems &m_problems;
};

} // namespace tooltray::openapi
