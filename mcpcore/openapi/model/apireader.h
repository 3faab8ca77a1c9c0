// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/document/documentreader.h"
#include "openapi/model/api.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::openapi {

class ParameterReader;

// Makes the model of the documents: every operation, with what is wrong as problems.
class ModelReader {
public:
    ModelReader(std::shared_ptr<DocumentSet> documents, Problems &problems, const Limits &limits);

    // The error is about the limit of operations.
    ApiPointer read(std::optional<Message> &error);

private:
    void readServers(Node holder, const std::string &pointer, std::vector<Server> &out);
    void readLegacyServers(Node root);
    void readSchemes();
    SecurityScheme scheme(std::string_view name, Node node) const;
    std::vector<Requirement> requirements(Node security, const std::string &pointer);
    void readPath(std::string_view path, Node item, const std::string &pointer);
    void readOperation(std::string_view method, std::string_view path, Node item, Node node,
                       const std::string &pointer);
    void readParameters(Node item, Node node, Operation &out);
    void addParameters(Node list, const std::string &pointer, bool areOfPath, Operation &out,
                       std::vector<Node> &legacy, std::set<std::string> &own);
    void checkPlaceholders(Operation &out);
    void readResponses(Node node, Operation &out);
    void readTexts(Node node, Operation &out);
    void giveKeys(Operation &out);

    std::shared_ptr<DocumentSet> m_documents;
    Problems &m_problems;
    const Limits &m_limits;
    std::shared_ptr<Api> m_api = std::make_shared<Api>();
    std::vector<Requirement> m_security;
};

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
ReadApi readApi(DocumentReader &reader, const Limits &limits);

} // namespace tooltray::openapi
