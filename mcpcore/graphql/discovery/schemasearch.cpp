// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/schemasearch.h"

#include "graphql/discovery/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tooltray::graphql {

namespace {

// The weight of a word in an entry by where it stands, in sixteenths.
constexpr std::uint32_t kInName = 16;
constexpr std::uint32_t kInOwner = 96;
constexpr std::uint32_t kOnTheWay = 24;
constexpr std::uint32_t kInResultType = 32;
constexpr std::uint32_t kAtDescriptionStart = 20;
constexpr std::uint32_t kInDescription = 8;
constexpr std::uint32_t kInArgument = 14;
constexpr std::uint32_t kInArgumentType = 10;
constexpr std::uint32_t kInMember = 10;

constexpr float kNameScore = 8;

std::uint8_t wordCount(std::string_view name)
{
    std::size_t count = 0;
    forEachWord(name, [&](std::string &word) { count += isStopWord(word) ? 0 : 1; });
    return static_cast<std::uint8_t>(std::clamp<std::size_t>(count, 1, 255));
}

// A word of a long name says less about it.
std::uint32_t shared(std::uint32_t weight, std::string_view name)
{
    return weight * 2 / 5 + weight * 3 / 5 / wordCount(name);
}

// The name of a type without what it only has because of how pages and answers of mutations are built.
std::string_view withoutPlumbing(std::string_view typeName) noexcept
{
    for (const std::string_view end : {"Connection", "Edge", "Payload"})
        if (typeName.size() > end.size() && typeName.ends_with(end))
            return typeName.substr(0, typeName.size() - end.size());
    return typeName;
}

bool isPlumbing(std::string_view typeName) noexcept
{
    return withoutPlumbing(typeName).size() < typeName.size() || typeName == "PageInfo";
}

bool isMany(SchemaField field)
{
    return field.type().nullable().isList() || field.namedType().name().ends_with("Connection");
}

} // namespace

// The match of all words of a question with one entry.
struct SchemaSearch::Match {
    float score = 0;
    float covered = 0;
    std::uint32_t namedWords = 0;
};

// The match of one of these words with the entry.
struct SchemaSearch::WordMatch {
    float score = 0;
    float factor = 0;
    bool isNamed = false;
};

std::string SearchHit::coordinate() const
{
    return field ? field.coordinate() : std::string(type.name());
}

std::string_view SearchHit::description() const
{
    return field ? field.description() : type.description();
}

SchemaSearch::SchemaSearch(SchemaPointer schema) : m_schema(std::move(schema)), m_paths(m_schema)
{
    TermIndexBuilder terms;
    const auto isRoot = [&](SchemaType type) {
        return type == m_schema->rootType(OperationType::Query)
               || type == m_schema->rootType(OperationType::Mutation)
               || type == m_schema->rootType(OperationType::Subscription);
    };
    for (const SchemaType type : m_schema->types()) {
        if (type.isBuiltIn())
            continue;
        if (!isRoot(type))
            addType(terms, type);
        for (const SchemaField field : type.fields())
            addField(terms, field);
    }
    m_entries.shrink_to_fit();
    m_terms = terms.finish();
    m_reader = QuestionReader(m_terms);
}

void SchemaSearch::addField(TermIndexBuilder &terms, SchemaField field)
{
    const SchemaType parent = field.parent();
    Kind kind = Kind::Field;
    for (const auto &[operation, rootKind] :
         {std::pair(OperationType::Query, Kind::QueryField),
          std::pair(OperationType::Mutation, Kind::MutationField),
          std::pair(OperationType::Subscription, Kind::SubscriptionField)})
        if (parent == m_schema->rootType(operation))
            kind = rootKind;
    terms.addName(field.name(), kInName);
    if (kind == Kind::Field) {
        terms.addWords(parent.name(), shared(kInOwner, parent.name()));
        if (m_paths.isReachable(parent))
            for (const RootStep &step : m_paths.pathTo(parent))
                terms.addWords(step.field.name(), kOnTheWay);
    }
    const std::string_view result = withoutPlumbing(field.namedType().name());
    terms.addWords(result, shared(kInResultType, result));
    terms.addWords(field.description(), kAtDescriptionStart, kInDescription);
    for (const SchemaInput argument : field.arguments()) {
        terms.addWords(argument.name(), kInArgument);
        terms.addWords(argument.description(), kInDescription);
        const SchemaType type = m_schema->type(argument.type());
        for (const SchemaEnumValue value : type.enumValues())
            terms.addWords(value.name(), kInArgumentType);
        for (const SchemaInput inside : type.inputFields())
            terms.addWords(inside.name(), kInArgumentType);
    }
    terms.endEntry();
    m_entries.push_back({field.index(), kind, wordCount(field.name()), isMany(field), priorOf(field, kind)});
}

void SchemaSearch::addType(TermIndexBuilder &terms, SchemaType type)
{
    terms.addName(type.name(), kInName);
    terms.addWords(type.description(), kAtDescriptionStart, kInDescription);
    for (const SchemaField field : type.fields())
        terms.addWords(field.name(), kInMember);
    for (const SchemaInput field : type.inputFields())
        terms.addWords(field.name(), kInMember);
    for (const SchemaEnumValue value : type.enumValues())
        terms.addWords(value.name(), kInMember);
    for (const SchemaType member : type.members())
        terms.addWords(member.name(), kInMember);
    terms.endEntry();
    m_entries.push_back({type.index(), Kind::Type, wordCount(type.name()), false, priorOf(type)});
}

float SchemaSearch::priorOf(SchemaField field, Kind kind) const
{
    float prior = field.isDeprecated() ? 0.5F : 1;
    if (!m_paths.isReachable(field.parent()))
        return prior * 0.4F;
    if (kind != Kind::Field)
        return prior * 1.25F;
    if (isPlumbing(field.parent().name()))
        prior *= 0.55F;
    if (field.parent().is(TypeKind::Interface))
        prior *= 0.95F;
    if (leadsBack(field))
        prior *= 0.7F;
    return prior * (0.7F + 0.5F / (1 + static_cast<float>(m_paths.cost(field.parent())) / 20));
}

// True if the path has already passed the type, as with the issue of a comment of an issue.
bool SchemaSearch::leadsBack(SchemaField field) const
{
    const RootPath path = m_paths.pathTo(field.parent());
    return std::any_of(path.begin(), path.end(), [&](const RootStep &step) {
        return step.field.namedType() == field.namedType() && step.field != path.back().field;
    });
}

float SchemaSearch::priorOf(SchemaType type) const
{
    if (isPlumbing(type.name()))
        return 0.4F;
    switch (type.kind()) {
    case TypeKind::Object: return 0.85F;
    case TypeKind::Interface:
    case TypeKind::Union: return 0.75F;
    case TypeKind::InputObject:
    case TypeKind::Enum: return 0.6F;
    case TypeKind::Scalar: break;
    }
    return 0.5F;
}

std::vector<SearchHit> SchemaSearch::search(std::string_view question, std::size_t most) const
{
    const SearchQuestion asked = m_reader.read(question, m_terms);
    std::vector<Match> matches(m_entries.size());
    std::vector<WordMatch> ofWord(m_entries.size());
    std::vector<std::uint32_t> touched; // by the word
    std::vector<std::uint32_t> found;
    float total = 0;
    for (const AskedWord &word : asked.words) {
        touched.clear();
        const float rarest = rarityOf(word);
        for (const TermVariant &variant : word.variants) {
            const float value = variant.factor * std::min(rarity(variant.term), rarest);
            for (const Posting posting : m_terms.postings(variant.term)) {
                const float weight =
                    (posting.isInName() ? kNameScore : 0.0F) + static_cast<float>(posting.weight()) / 16;
                WordMatch &match = ofWord[posting.entry()];
                if (match.factor == 0)
                    touched.push_back(posting.entry());
                match.score = std::max(match.score, weight * value);
                match.factor = std::max(match.factor, variant.factor);
                match.isNamed = match.isNamed || posting.isInName();
            }
        }
        total += word.importance;
        for (const std::uint32_t entry : touched) {
            Match &match = matches[entry];
            const WordMatch part = std::exchange(ofWord[entry], {});
            if (match.covered == 0)
                found.push_back(entry);
            match.score += word.importance * part.score;
            match.covered += word.importance * part.factor;
            if (part.isNamed && word.importance == 1)
                ++match.namedWords;
        }
    }
    std::vector<std::pair<float, std::uint32_t>> ranked;
    ranked.reserve(found.size());
    for (const std::uint32_t entry : found)
        ranked.emplace_back(score(m_entries[entry], matches[entry], total, asked), entry);
    const std::size_t count = std::min(most, ranked.size());
    std::partial_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(count), ranked.end(),
                      [](const auto &a, const auto &b) {
                          return a.first != b.first ? a.first > b.first : a.second < b.second;
                      });
    std::vector<SearchHit> hits;
    for (const auto &[score, index] : std::span(ranked).first(count)) {
        const Entry &entry = m_entries[index];
        const SchemaField field =
            entry.kind == Kind::Type ? SchemaField() : SchemaField(m_schema.get(), entry.element);
        SearchHit &hit = hits.emplace_back(
            SearchHit{field ? field.parent() : m_schema->type(entry.element), field, score, {}});
        hit.path = pathTo(hit, asked);
    }
    return hits;
}

// A rare word that stands for a common one says no more than the common one does.
float SchemaSearch::rarityOf(const AskedWord &word) const
{
    const bool isKnown = !word.variants.empty() && word.variants.front().factor == 1;
    return isKnown ? rarity(word.variants.front().term) : std::numeric_limits<float>::max();
}

float SchemaSearch::rarity(std::size_t term) const
{
    const auto count = static_cast<float>(m_terms.postings(term).size());
    return std::log(1 + static_cast<float>(m_entries.size()) / count);
}

bool SchemaSearch::belongsToViewer(const Entry &entry) const
{
    return m_paths.viewer() && entry.kind == Kind::Field
           && SchemaField(m_schema.get(), entry.element).parent() == m_paths.viewer().namedType();
}

float SchemaSearch::score(const Entry &entry, const Match &match, float total,
                          const SearchQuestion &question) const
{
    const float coverage = match.covered / total;
    const float named =
        std::min(1.0F, static_cast<float>(match.namedWords) / static_cast<float>(entry.nameWords));
    float score = match.score * coverage * std::sqrt(coverage) * (0.6F + 0.8F * named) * entry.prior;
    if (question.isMine && belongsToViewer(entry))
        score *= 1.3F;
    if (question.wantsMany && entry.kind != Kind::MutationField)
        score *= entry.isMany ? 1.15F : 0.8F;
    if (question.wantsChange) {
        const float besideMutations = entry.kind == Kind::SubscriptionField ? 0.2F : 0.35F;
        score *= entry.kind == Kind::MutationField ? 1.3F : besideMutations;
    } else if (entry.kind == Kind::MutationField) {
        score *= question.asksState ? 0.35F : 0.6F;
    } else if (entry.kind == Kind::SubscriptionField) {
        score *= 0.7F;
    }
    return score;
}

RootPath SchemaSearch::pathTo(const SearchHit &hit, const SearchQuestion &question) const
{
    const SchemaField viewer = m_paths.viewer();
    if (question.isMine && viewer && viewer.namedType() == hit.type) {
        RootPath path{{viewer, {}}};
        if (hit.field)
            path.push_back({hit.field, {}});
        return path;
    }
    if (hit.field)
        return m_paths.pathTo(hit.field);
    return m_paths.isReachable(hit.type) ? m_paths.pathTo(hit.type) : RootPath();
}

SuggestedOperation SchemaSearch::operationFor(const SearchHit &hit) const
{
    return hit.path.empty() ? suggestOperation(m_paths, hit.type) : suggestOperation(*m_schema, hit.path);
}

std::size_t SchemaSearch::memory() const noexcept
{
    return m_terms.memory() + m_entries.capacity() * sizeof(Entry) + m_paths.memory();
}

} // namespace tooltray::graphql
