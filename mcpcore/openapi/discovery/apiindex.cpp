// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/discovery/apiindex.h"

#include "openapi/model/pathtemplate.h"
#include "openapi/proposal/operationnames.h"
#include "openapi/request/callschema.h"
#include "openapi/schema/schemashape.h"
#include "terms/words/words.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::openapi {

namespace {

// The weight of a word in an entry by where it stands, in sixteenths; what stands in a name has eight on top.
constexpr std::uint32_t kInName = 16;
constexpr std::uint32_t kInPath = 96;
constexpr std::uint32_t kInSummary = 80;
constexpr std::uint32_t kInTag = 48;
constexpr std::uint32_t kInArgument = 32;
constexpr std::uint32_t kInAnswerType = 32;
constexpr std::uint32_t kInAnswer = 16;
constexpr std::uint32_t kAtDescriptionStart = 24;
constexpr std::uint32_t kInDescription = 12;

// The same for vectors.
constexpr float kNamePart = 1;
constexpr float kPathPart = 0.5F;
constexpr float kSummaryPart = 1;
constexpr float kTagPart = 0.3F;
constexpr float kTextPart = 0.5F;

constexpr std::size_t kIndexedDescription = 400;
constexpr std::size_t kMaxProperties = 60;

bool isPlumbing(std::string_view word)
{
    const bool isVersion =
        word.size() >= 2 && word.front() == 'v' && word.find_first_not_of("0123456789", 1) == word.npos;
    return word == "api" || word == "apis" || word == "rest" || isVersion;
}

std::uint8_t wordCount(std::span<const std::string> words)
{
    const auto count = std::ranges::count_if(words, [](const std::string &word) {
        return !isPlumbing(word) && !terms::isStopWord(word) && !terms::isAskingWord(word);
    });
    return static_cast<std::uint8_t>(std::clamp<std::ptrdiff_t>(count, 1, 255));
}

std::string_view beginning(std::string_view description)
{
    return description.substr(0, kIndexedDescription);
}

// The name at the end of "#/components/schemas/Issue".
std::string_view schemaName(ApiNode schema)
{
    const std::string_view reference = schema ? (*schema)["$ref"].toString() : std::string_view();
    return reference.substr(reference.rfind('/') + 1);
}

class ApiIndexBuilder : private terms::EntryIndexBuilder<ApiEntry> {
public:
    ApiIndexBuilder(const Api &api, const terms::WordTable &table)
        : EntryIndexBuilder(table)
        , m_api(api)
        , m_documents(*api.documents)
    {}

    terms::EntryIndex<ApiEntry> build()
    {
        for (const ApiOperation &operation : m_api.operations)
            add(operation);
        return finish();
    }

private:
    void add(const ApiOperation &operation)
    {
        m_entry = {};
        if (operation.isUsable) {
            addName(operation);
            addPath(operation);
            addTexts(operation);
            addArguments(operation);
            addAnswer(operation);
            m_entry.deed = deedOf(operation);
            m_entry.prior *= operation.isDeprecated ? 0.5F : 1;
        }
        endEntry(m_entry);
    }

    void addName(const ApiOperation &operation)
    {
        std::vector<std::string> words = wordsOf(operation.id);
        if (words.empty())
            words = pathWords(operation);
        std::string name;
        for (const std::string &word : words) {
            if (!isPlumbing(word))
                name += (name.empty() ? "" : " ") + word;
        }
        m_terms.addName(name, kInName);
        m_entry.nameWords = wordCount(words);
        if (!operation.id.empty())
            m_vectors.addPart(operation.id, kNamePart);
    }

    // The last word is what the operation is about, those before it are what that belongs to.
    void addPath(const ApiOperation &operation)
    {
        const PathTemplate path(operation.path);
        const std::vector<PathTemplate::Part> &parts = path.parts();
        std::vector<std::string_view> segments;
        for (const PathTemplate::Part &part : parts) {
            if (part.isPlaceholder) {
                m_terms.addWords(part.text, kInArgument);
                continue;
            }
            for (std::string_view rest = part.text; !rest.empty();) {
                const std::size_t slash = std::min(rest.find('/'), rest.size());
                if (slash > 0 && !isPlumbing(rest.substr(0, slash)))
                    segments.push_back(rest.substr(0, slash));
                rest.remove_prefix(std::min(slash + 1, rest.size()));
            }
        }
        m_entry.isItem = !parts.empty() && parts.back().isPlaceholder;
        std::vector<std::string> ownerWords;
        for (std::size_t i = 0; i < segments.size(); ++i) {
            m_vectors.addPart(segments[i], i + 1 == segments.size() ? kPathPart : kPathPart / 2);
            if (i + 1 == segments.size()) {
                m_terms.addWords(segments[i], kInPath);
                continue;
            }
            m_terms.addOwner(segments[i], kInPath);
            terms::forEachWord(segments[i], [&](std::string &word) { ownerWords.push_back(word); });
        }
        m_entry.ownerWords = ownerWords.empty() ? 0 : wordCount(ownerWords);
        m_entry.prior = 0.8F + 0.4F / static_cast<float>(std::max<std::size_t>(segments.size(), 1));
    }

    void addTexts(const ApiOperation &operation)
    {
        m_terms.addWords(operation.summary, kInSummary);
        m_vectors.addPart(operation.summary, kSummaryPart);
        m_terms.addWords(beginning(operation.description), kAtDescriptionStart, kInDescription);
        m_vectors.addPart(beginning(operation.description), kTextPart);
        for (const std::string_view tag : operation.tags) {
            m_terms.addWords(tag, kInTag);
            m_vectors.addPart(tag, kTagPart);
        }
    }

    void addArguments(const ApiOperation &operation)
    {
        for (const Parameter &parameter : operation.parameters) {
            if (parameter.place != ParameterPlace::Path && parameter.place != ParameterPlace::Header)
                m_terms.addWords(parameter.name, kInArgument);
        }
        if (const ApiMediaType *type = usualMediaType(operation))
            addProperties(type->schema, kInArgument);
    }

    void addAnswer(const ApiOperation &operation)
    {
        const ApiNode schema = answerSchema(successResponse(operation));
        if (!schema)
            return;
        const SchemaShape shape(m_documents, schema);
        m_entry.isMany = shape.isList() || (!m_entry.isItem && !shape.lists().empty());
        m_terms.addWords(schemaName(schema), kInAnswerType);
        const ApiNode items = shape.isList() ? m_documents.member(schema, "items") : schema;
        m_terms.addWords(schemaName(items), kInAnswerType);
        addProperties(items, kInAnswer);
    }

    void addProperties(ApiNode schema, std::uint32_t weight)
    {
        std::size_t count = 0;
        SchemaShape(m_documents, schema).forEachProperty([&](std::string_view name, ApiNode) {
            if (++count <= kMaxProperties)
                m_terms.addWords(name, weight);
        });
    }

    const Api &m_api;
    const DocumentSet &m_documents;
    ApiEntry m_entry;
};

} // namespace

ApiIndex::ApiIndex(const Api &api, const terms::WordTable &table)
    : EntryIndex(ApiIndexBuilder(api, table).build())
{}

} // namespace tooltray::openapi
