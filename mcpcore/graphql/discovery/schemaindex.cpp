// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/schemaindex.h"

#include "terms/words/words.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <utility>

namespace tooltray::graphql {

namespace {

// The weight of a word in an entry by where it stands, in sixteenths.
constexpr std::uint32_t kInName = 16;
constexpr std::uint32_t kInOwner = 96;
constexpr std::uint32_t kOnTheWay = 24;
constexpr std::uint32_t kInResultType = 32;
constexpr std::uint32_t kInResultText = 6;
constexpr std::uint32_t kAtDescriptionStart = 20;
constexpr std::uint32_t kInDescription = 8;
constexpr std::uint32_t kInArgument = 14;
constexpr std::uint32_t kInArgumentType = 10;
constexpr std::uint32_t kInArgumentText = 5;
constexpr std::uint32_t kInPayload = 20;
constexpr std::uint32_t kInTarget = 20;
constexpr std::uint32_t kInMember = 10;

// The same for vectors.
constexpr float kNamePart = 1;
constexpr float kOwnerPart = 0.7F;
constexpr float kResultPart = 0.3F;
constexpr float kTextPart = 0.7F;
constexpr float kResultTextPart = 0.5F;
constexpr float kArgumentPart = 0.1F;

std::uint8_t wordCount(std::string_view name)
{
    std::size_t count = 0;
    terms::forEachWord(name, [&](std::string &word) { count += terms::isStopWord(word) ? 0 : 1; });
    return static_cast<std::uint8_t>(std::clamp<std::size_t>(count, 1, 255));
}

// A word of a long name says less about it.
constexpr std::uint32_t shared(std::uint32_t weight, std::uint32_t words) noexcept
{
    return weight * 2 / 5 + weight * 3 / 5 / words;
}

bool endsWithAny(std::string_view name, std::span<const std::string_view> ends) noexcept
{
    return std::any_of(ends.begin(), ends.end(),
                       [&](std::string_view end) { return name.size() > end.size() && name.ends_with(end); });
}

bool isPlumbing(std::string_view typeName) noexcept
{
    return withoutPlumbing(typeName).size() < typeName.size() || typeName == "PageInfo";
}

bool isPayload(std::string_view typeName) noexcept
{
    constexpr std::array<std::string_view, 2> kEnds{"Payload", "Response"};
    return endsWithAny(typeName, kEnds);
}

bool tellsOfErrors(std::string_view typeName) noexcept
{
    constexpr std::array<std::string_view, 4> kEnds{"Error", "ErrorCode", "Errors", "ErrorInterface"};
    return endsWithAny(typeName, kEnds);
}

// True if a type has nothing but a part of a list and its size.
bool isPage(SchemaType type)
{
    constexpr std::array<std::string_view, 12> kParts{"count",   "cursor",   "data",    "edges",
                                                      "hasMore", "items",    "meta",    "nodes",
                                                      "page",    "pageInfo", "results", "totalItems"};
    bool hasList = false;
    const SchemaFields fields = type.fields();
    return std::all_of(fields.begin(), fields.end(),
                       [&](SchemaField field) {
                           hasList = hasList || field.type().nullable().isList();
                           return field.name().starts_with("total")
                                  || std::find(kParts.begin(), kParts.end(), field.name()) != kParts.end();
                       })
           && hasList;
}

bool isMany(SchemaField field)
{
    return field.type().nullable().isList() || field.namedType().name().ends_with("Connection");
}

bool tellsTime(SchemaField field)
{
    constexpr std::array<std::string_view, 3> kEnds{"At", "Date", "_at"};
    const std::string_view type = field.namedType().name();
    return type.find("Date") != std::string_view::npos || type.find("Time") != std::string_view::npos
           || endsWithAny(field.name(), kEnds);
}

bool isNamedAsPerson(std::string_view typeName)
{
    constexpr std::array<std::string_view, 10> kPeople{"account",  "actor",  "administrator", "author",
                                                       "customer", "member", "person",        "profile",
                                                       "user",     "partner"};
    bool found = false;
    terms::forEachWord(withoutPlumbing(typeName), [&](std::string &word) {
        found = found || std::find(kPeople.begin(), kPeople.end(), word) != kPeople.end();
    });
    return found;
}

// Of a page what is on it.
bool tellsPerson(SchemaType type)
{
    if (isNamedAsPerson(type.name()))
        return true;
    const SchemaField nodes = type.field("nodes");
    return nodes && isNamedAsPerson(nodes.namedType().name());
}

bool tellsCount(std::string_view fieldName)
{
    bool found = false;
    terms::forEachWord(fieldName,
                       [&](std::string &word) { found = found || word == "count" || word == "total"; });
    return found;
}

// Its first sentence.
std::string_view beginning(std::string_view description)
{
    return description.substr(0, description.find(". "));
}

} // namespace

std::string_view withoutPlumbing(std::string_view typeName) noexcept
{
    for (const std::string_view end : {"Connection", "Edge", "Payload"})
        if (typeName.size() > end.size() && typeName.ends_with(end))
            return typeName.substr(0, typeName.size() - end.size());
    return typeName;
}

namespace {

class SchemaIndexBuilder : private terms::EntryIndexBuilder<SearchEntry> {
public:
    SchemaIndexBuilder(const RootPaths &paths, const terms::WordTable &table)
        : EntryIndexBuilder(table)
        , m_paths(paths)
        , m_schema(paths.schema())
        , m_facts(m_schema.types().size())
    {}

    terms::EntryIndex<SearchEntry> build();

private:
    using Kind = SearchEntry::Kind;

    Kind kindOf(SchemaType parent) const;
    void addField(SchemaField field);
    void addWay(SchemaType parent);
    void addResult(SchemaField field, Kind kind);
    void addPayload(SchemaType payload);
    void addArgument(SchemaInput argument, Kind kind);
    void addTarget(std::string_view inputName);
    void addType(SchemaType type);
    float priorOf(SchemaField field, Kind kind) const;
    float priorOf(SchemaType type) const;
    bool leadsBack(SchemaField field) const;

    // What a type's name says of the fields that answer it; found out once.
    struct TypeFacts {
        bool isKnown = false;
        bool isPage = false;
        bool tellsPerson = false;
        std::uint8_t words = 1; // without plumbing
    };
    const TypeFacts &factsOf(SchemaType type);

    struct NameFacts {
        std::uint8_t words = 0; // 0: not found out yet
        bool tellsCount = false;
    };
    const NameFacts &factsOf(std::string_view fieldName);

    const RootPaths &m_paths;
    const Schema &m_schema;
    std::vector<TypeFacts> m_facts; // by type
    std::unordered_map<std::string_view, NameFacts> m_nameFacts;
    Kind m_kind = Kind::Field; // of the fields of the type whose turn it is
    std::uint8_t m_ownerWords = 1;
    RootPath m_path; // to that type
};

terms::EntryIndex<SearchEntry> SchemaIndexBuilder::build()
{
    for (const SchemaType type : m_schema.types()) {
        if (type.isBuiltIn())
            continue;
        m_kind = kindOf(type);
        m_ownerWords = wordCount(type.name());
        m_path = m_paths.isReachable(type) ? m_paths.pathTo(type) : RootPath();
        if (m_kind == Kind::Field)
            addType(type);
        for (const SchemaField field : type.fields())
            addField(field);
    }
    return finish();
}

SearchEntry::Kind SchemaIndexBuilder::kindOf(SchemaType parent) const
{
    for (const auto &[operation, kind] : {std::pair(OperationType::Query, Kind::QueryField),
                                          std::pair(OperationType::Mutation, Kind::MutationField),
                                          std::pair(OperationType::Subscription, Kind::SubscriptionField)})
        if (parent == m_schema.rootType(operation))
            return kind;
    return Kind::Field;
}

const SchemaIndexBuilder::TypeFacts &SchemaIndexBuilder::factsOf(SchemaType type)
{
    TypeFacts &facts = m_facts[type.index()];
    if (!facts.isKnown)
        facts = {true, isPage(type), tellsPerson(type), wordCount(withoutPlumbing(type.name()))};
    return facts;
}

const SchemaIndexBuilder::NameFacts &SchemaIndexBuilder::factsOf(std::string_view fieldName)
{
    NameFacts &facts = m_nameFacts[fieldName];
    if (facts.words == 0)
        facts = {wordCount(fieldName), tellsCount(fieldName)};
    return facts;
}

void SchemaIndexBuilder::addField(SchemaField field)
{
    const SchemaType parent = field.parent();
    const Kind kind = m_kind;
    m_terms.addName(field.name(), kInName);
    m_vectors.addPart(field.name(), kNamePart);
    if (kind == Kind::Field)
        addWay(parent);
    addResult(field, kind);
    m_terms.addWords(field.description(), kAtDescriptionStart, kInDescription);
    m_vectors.addPart(beginning(field.description()), kTextPart);
    for (const SchemaInput argument : field.arguments())
        addArgument(argument, kind);
    const bool takesNothing = field.arguments().isEmpty();
    const NameFacts &name = factsOf(field.name());
    endEntry({.element = field.index(),
              .kind = kind,
              .nameWords = name.words,
              .ownerWords = kind == Kind::Field ? m_ownerWords : std::uint8_t(0),
              .isMany = isMany(field) || factsOf(field.namedType()).isPage,
              .tellsCount = name.tellsCount,
              .tellsTime = tellsTime(field),
              .tellsPerson = factsOf(field.namedType()).tellsPerson,
              .isTop = kind == Kind::QueryField && !takesNothing && !isMany(field)
                       && !factsOf(field.namedType()).isPage,
              .prior = priorOf(field, kind)});
}

void SchemaIndexBuilder::addWay(SchemaType parent)
{
    m_terms.addOwner(parent.name(), shared(kInOwner, m_ownerWords));
    m_vectors.addPart(parent.name(), kOwnerPart);
    for (const RootStep &step : m_path)
        m_terms.addWords(step.field.name(), kOnTheWay);
}

void SchemaIndexBuilder::addResult(SchemaField field, Kind kind)
{
    const SchemaType type = field.namedType();
    const std::string_view result = withoutPlumbing(type.name());
    m_terms.addWords(result, shared(kInResultType, factsOf(type).words));
    if (type.isComposite())
        m_vectors.addPart(result, kResultPart);
    if (kind == Kind::MutationField)
        addPayload(type);
    const SchemaType shown = result.size() == type.name().size() ? type : m_schema.type(result);
    if (shown && !shown.isBuiltIn() && shown.isComposite()) {
        m_terms.addWords(beginning(shown.description()), kInResultText);
        m_vectors.addPart(beginning(shown.description()), kResultTextPart);
    }
}

// What a mutation answers with is what it is about.
void SchemaIndexBuilder::addPayload(SchemaType payload)
{
    constexpr std::array<std::string_view, 3> kForm{"clientMutationId", "errors", "userErrors"};
    if (!isPayload(payload.name()))
        return;
    for (const SchemaField field : payload.fields())
        if (std::find(kForm.begin(), kForm.end(), field.name()) == kForm.end()
            && !tellsOfErrors(field.namedType().name()))
            m_terms.addWords(field.name(), kInPayload);
}

void SchemaIndexBuilder::addArgument(SchemaInput argument, Kind kind)
{
    const bool isMutation = kind == Kind::MutationField;
    m_terms.addWords(argument.name(), kInArgument);
    m_terms.addWords(argument.description(), kInDescription);
    m_vectors.addPart(argument.name(), kArgumentPart);
    if (isMutation)
        addTarget(argument.name());
    const SchemaType type = m_schema.type(argument.type());
    for (const SchemaEnumValue value : type.enumValues())
        m_terms.addWords(value.name(), kInArgumentType);
    for (const SchemaInput inside : type.inputFields()) {
        m_terms.addWords(inside.name(), kInArgumentType);
        if (!isMutation)
            continue;
        m_terms.addWords(beginning(inside.description()), kInArgumentText);
        m_vectors.addPart(inside.name(), kArgumentPart);
        addTarget(inside.name());
    }
}

// A labelableId is the id of whatever is a Labelable: of issues and pull requests.
void SchemaIndexBuilder::addTarget(std::string_view inputName)
{
    constexpr std::size_t kMaxTargets = 12;
    if (inputName.size() < 4 || !(inputName.ends_with("Id") || inputName.ends_with("_id")))
        return;
    const std::size_t end = inputName.size() - (inputName.ends_with("_id") ? 3 : 2);
    const SchemaType target = m_schema.type(asciiCapitalised(inputName.substr(0, end)));
    if (!target || !target.isAbstract())
        return;
    std::size_t count = 0;
    for (const SchemaType member : target.possibleTypes())
        if (count++ < kMaxTargets)
            m_terms.addWords(member.name(), kInTarget);
}

void SchemaIndexBuilder::addType(SchemaType type)
{
    m_terms.addName(type.name(), kInName);
    m_terms.addWords(type.description(), kAtDescriptionStart, kInDescription);
    for (const SchemaField field : type.fields())
        m_terms.addWords(field.name(), kInMember);
    for (const SchemaInput field : type.inputFields())
        m_terms.addWords(field.name(), kInMember);
    for (const SchemaEnumValue value : type.enumValues())
        m_terms.addWords(value.name(), kInMember);
    for (const SchemaType member : type.members())
        m_terms.addWords(member.name(), kInMember);
    // Types are found by their words alone.
    endEntry({.element = type.index(), .nameWords = wordCount(type.name()), .prior = priorOf(type)});
}

float SchemaIndexBuilder::priorOf(SchemaField field, Kind kind) const
{
    const SchemaType parent = field.parent();
    float prior = field.isDeprecated() ? 0.5F : 1;
    if (!m_paths.isReachable(parent))
        return prior * 0.4F;
    if (kind != Kind::Field)
        return prior * 1.25F;
    if (isPayload(parent.name()) || tellsOfErrors(parent.name()))
        prior *= 0.3F;
    else if (isPlumbing(parent.name()) || isPage(parent))
        prior *= 0.5F;
    if (parent.is(TypeKind::Interface))
        prior *= 0.95F;
    if (leadsBack(field))
        prior *= 0.7F;
    return prior * (0.7F + 0.5F / (1 + static_cast<float>(m_paths.cost(parent)) / 20));
}

// True if the path has already passed the type, as with the issue of a comment of an issue.
bool SchemaIndexBuilder::leadsBack(SchemaField field) const
{
    return std::any_of(m_path.begin(), m_path.end(), [&](const RootStep &step) {
        return step.field.namedType() == field.namedType() && step.field != m_path.back().field;
    });
}

float SchemaIndexBuilder::priorOf(SchemaType type) const
{
    if (isPlumbing(type.name()) || isPayload(type.name()) || tellsOfErrors(type.name()) || isPage(type))
        return 0.15F;
    switch (type.kind()) {
    case TypeKind::Object: return 0.4F;
    case TypeKind::Interface:
    case TypeKind::Union: return 0.35F;
    case TypeKind::Enum: return 0.28F;
    case TypeKind::InputObject: return 0.2F;
    case TypeKind::Scalar: break;
    }
    return 0.22F;
}

} // namespace

SchemaIndex::SchemaIndex(const RootPaths &paths, const terms::WordTable &table)
    : EntryIndex(SchemaIndexBuilder(paths, table).build())
    , m_schema(paths.schema())
{}

SchemaField SchemaIndex::fieldOf(const SearchEntry &entry) const
{
    return entry.kind == SearchEntry::Kind::Type ? SchemaField() : SchemaField(&m_schema, entry.element);
}

SchemaType SchemaIndex::typeOf(const SearchEntry &entry) const
{
    const SchemaField field = fieldOf(entry);
    return field ? field.parent() : m_schema.type(entry.element);
}

std::string_view SchemaIndex::nameOf(const SearchEntry &entry) const
{
    const SchemaField field = fieldOf(entry);
    return field ? field.name() : m_schema.type(entry.element).name();
}

} // namespace tooltray::graphql
