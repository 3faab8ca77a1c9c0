// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/document/documentscan.h"
#include "openapi/document/documentset.h"
#include "openapi/document/location.h"
#include "openapi/document/problem.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::openapi {

struct YamlRead {
    json::Value value;
    std::optional<Message> error;
};

// Reads a YAML text as a value: keys as texts, dates as texts, aliases within bounds.
using ReadYaml = std::function<YamlRead(std::string_view text)>;

// What a description may take. What goes beyond is refused with the limit that it met.
struct ApiLimits {
    std::size_t textBytes = std::size_t{64} << 20U; // of all documents together
    std::size_t documents = 200;
    std::size_t documentDepth = 64; // documents that lead to each other
    std::size_t nesting = 256;      // of values inside each other
    std::size_t operations = 100'000;
    std::size_t problems = 1'000; // that are listed; more are counted
};

// Changes that are made to a description before it is read, as a document of its own (OpenAPI Overlay 1.0).
struct OverlayText {
    std::string uri; // where it came from
    std::string text;
};

struct ReaderOptions {
    ApiLimits limits;
    ReadYaml readYaml;                    // none: JSON only
    std::vector<std::string> accepted;    // origins, and folders of file:///, beside the root's own
    std::optional<OverlayText> overlay{}; // is applied to the first document
};

// Applies the actions of an overlay in turn. One that cannot be applied is a problem and changes nothing. What is no
// overlay changes nothing either; then it is told why.
std::optional<Message> applyOverlay(const json::Value &overlay, const std::string &uri,
                                    const ApiLimits &limits, json::Value &root, ApiProblems &problems);

// Collects the documents of a description. It never reads one itself: it says which one it wants, and somebody gives
// it or says why not.
class DocumentReader {
public:
    // The URI is where the text came from: a URL, file:///folder/name, or empty.
    DocumentReader(std::string uri, std::string_view text, ReaderOptions options);

    // Why there is no description at all.
    const std::optional<Message> &error() const noexcept { return m_error; }
    // The document that is wanted next; nothing when all are there.
    std::optional<std::string> wanted() const;
    // The text of the wanted document, and where redirects ended, if there were any.
    void give(std::string_view text, std::string_view from = {});
    void refuse(Message why);

    // Precondition: there is no error, and nothing is wanted.
    std::shared_ptr<DocumentSet> take();
    ApiProblems &problems() noexcept { return m_problems; }

private:
    struct Pending {
        std::string uri;
        std::size_t depth = 0;
    };

    std::optional<json::Value> parse(std::string_view text, const std::string &uri, Message &why);
    std::optional<json::Value> parseJson(std::string_view text, const std::string &uri, Message &why);
    std::optional<json::Value> parseYaml(std::string_view text, Message &why);
    bool overlay(json::Value &root);
    bool readEdition(const json::Value &root);
    void add(const std::string &uri, json::Value root, std::size_t depth);
    void request(const DocumentScan::Outside &outside, std::size_t depth);
    ApiNode rootOf(const DocumentScan::Outside &outside) const;
    void connect();

    ReaderOptions m_options;
    LocationRules m_rules;
    std::string m_rootUri;
    ApiProblems m_problems;
    std::optional<Message> m_error;
    std::shared_ptr<DocumentSet> m_documents = std::make_shared<DocumentSet>();
    DocumentScan::Resources m_resources;
    std::vector<DocumentScan::Outside> m_outside;
    std::unordered_map<std::string, const ApiDocument *> m_read;         // by URI
    std::unordered_map<std::string, std::optional<Message>> m_requested; // by URI, with why it was refused
    std::deque<Pending> m_pending;
    std::size_t m_bytes = 0;
};

} // namespace tooltray::openapi
