// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/compile/compiler.h"

#include "jsonschema/explain/messages.h"
#include "jsonschema/format/uri.h"
#include "text/encoding/encoding.h"
#include "json/number.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>

namespace tooltray::jsonschema {

namespace {

constexpr auto kTypeNames =
    std::to_array<std::string_view>({"null", "boolean", "number", "string", "array", "object", "integer"});

template <typename Checks>
Checks &made(std::optional<Checks> &checks)
{
    return checks ? *checks : checks.emplace();
}

template <typename Checks>
std::uint32_t moved(std::optional<Checks> &checks, std::vector<Checks> &all)
{
    if (!checks)
        return kNone;
    all.push_back(std::move(*checks));
    return static_cast<std::uint32_t>(all.size() - 1);
}

std::string memberPointer(std::string_view name)
{
    std::string pointer;
    json::detail::appendToken(pointer, name);
    return pointer;
}

} // namespace

NodeCompiler::NodeCompiler(ProgramBuilder &builder, SiteId site)
    : m_builder(builder)
    , m_site(site)
    , m_schema(*builder.registry().site(site).value)
    , m_dialect(builder.registry().resourceOf(site).dialect)
{
    m_node.place = site;
    m_node.resource = builder.registry().site(site).resource;
}

ProgramNode NodeCompiler::compile()
{
    if (m_schema.isBoolean()) {
        m_node.isNever = !m_schema.toBool();
        return m_node;
    }
    if (!m_schema.isObject()) {
        m_builder.registry().report(CompileError::Kind::Malformed, m_site, {},
                                    "A schema must be an object, true or false.");
        return m_node;
    }
    // Draft-07 8.3: nothing stands beside a reference.
    const bool isOnlyReference = m_dialect.draft == Draft::Draft7 && m_schema.contains("$ref");
    for (const json::Member &member : m_schema.members()) {
        const KeywordInfo *const info = m_dialect.find(member.name);
        if (info == nullptr || (isOnlyReference && info->keyword != Keyword::Ref))
            continue;
        m_name = member.name;
        m_value = &member.value;
        compileKeyword(*info);
    }
    finish();
    return m_node;
}

void NodeCompiler::compileKeyword(const KeywordInfo &info)
{
    const Keyword keyword = info.keyword;
    if (!compileNumberKeyword(keyword) && !compileStringKeyword(keyword) && !compileArrayKeyword(keyword)
        && !compileObjectKeyword(keyword))
        compileAnyKeyword(keyword);
}

bool NodeCompiler::compileNumberKeyword(Keyword keyword)
{
    switch (keyword) {
    case Keyword::Minimum: made(m_number).minimum = readBound(); return true;
    case Keyword::ExclusiveMinimum: made(m_number).exclusiveMinimum = readBound(); return true;
    case Keyword::Maximum: made(m_number).maximum = readBound(); return true;
    case Keyword::ExclusiveMaximum: made(m_number).exclusiveMaximum = readBound(); return true;
    case Keyword::MultipleOf:
        if (m_value->isNumber())
            made(m_number).multipleOf = Divisor::create(m_value->numberText());
        if (!m_number || !m_number->multipleOf)
            fail("must be a number above 0 of at most 400 digits");
        return true;
    default: return false;
    }
}

bool NodeCompiler::compileStringKeyword(Keyword keyword)
{
    switch (keyword) {
    case Keyword::MinLength: made(m_string).minLength = readCount(0); return true;
    case Keyword::MaxLength: made(m_string).maxLength = readCount(made(m_string).maxLength); return true;
    case Keyword::Pattern:
        if (const std::string_view pattern = readText(); m_value->isString())
            made(m_string).pattern = m_builder.patternFor(m_site, "/pattern", pattern);
        return true;
    case Keyword::Format: compileFormat(); return true;
    case Keyword::ContentEncoding:
        if (readText() == "base64" && m_builder.options().content == KeywordEffect::Asserts)
            made(m_string).encoding = StringChecks::Encoding::Base64;
        return true;
    case Keyword::ContentMediaType:
        if (readText() == "application/json" && m_builder.options().content == KeywordEffect::Asserts)
            made(m_string).mediaType = StringChecks::MediaType::Json;
        return true;
    default: return false;
    }
}

bool NodeCompiler::compileArrayKeyword(Keyword keyword)
{
    switch (keyword) {
    case Keyword::MinItems: made(m_array).minItems = readCount(0); return true;
    case Keyword::MaxItems: made(m_array).maxItems = readCount(made(m_array).maxItems); return true;
    case Keyword::UniqueItems:
        if (!m_value->isBoolean())
            fail("must be true or false");
        else
            made(m_array).areItemsUnique = m_value->toBool();
        return true;
    case Keyword::PrefixItems: made(m_array).first = readSchemaList(*m_value); return true;
    case Keyword::Items: compileItems(); return true;
    case Keyword::Contains: compileContains(); return true;
    case Keyword::AdditionalItems: // beside a list of items only, which takes care of it
    case Keyword::MinContains:     // beside contains only
    case Keyword::MaxContains: return true;
    case Keyword::UnevaluatedItems: m_node.unevaluatedItems = readSchema(*m_value); return true;
    default: return false;
    }
}

bool NodeCompiler::compileObjectKeyword(Keyword keyword)
{
    switch (keyword) {
    case Keyword::MinProperties: made(m_object).minProperties = readCount(0); return true;
    case Keyword::MaxProperties:
        made(m_object).maxProperties = readCount(made(m_object).maxProperties);
        return true;
    case Keyword::Properties: compileProperties(); return true;
    case Keyword::PatternProperties: compilePatternProperties(); return true;
    case Keyword::AdditionalProperties: made(m_object).additional = readSchema(*m_value); return true;
    case Keyword::PropertyNames: made(m_object).names = readSchema(*m_value); return true;
    case Keyword::Required: compileRequired(); return true;
    case Keyword::Dependencies:
    case Keyword::DependentRequired:
    case Keyword::DependentSchemas: compileDependencies(keyword); return true;
    case Keyword::UnevaluatedProperties: m_node.unevaluatedProperties = readSchema(*m_value); return true;
    default: return false;
    }
}

void NodeCompiler::compileAnyKeyword(Keyword keyword)
{
    using Kind = Applicator::Kind;
    switch (keyword) {
    case Keyword::Type: compileType(); break;
    case Keyword::Enum:
        if (!m_value->isArray()) {
            fail("must be an array");
            break;
        }
        m_node.enumeration = static_cast<std::uint32_t>(m_builder.program().enumerations.size());
        m_builder.program().enumerations.emplace_back(m_value->elements());
        break;
    case Keyword::Const:
        m_node.constant = static_cast<std::uint32_t>(m_builder.program().constants.size());
        m_builder.program().constants.push_back(*m_value);
        break;
    case Keyword::Ref: compileReference(keyword); break;
    case Keyword::DynamicRef:
    case Keyword::RecursiveRef: compileDynamicReference(keyword); break;
    case Keyword::AllOf: addApplicator({Kind::AllOf, keyword, 0, readSchemaList(*m_value)}); break;
    case Keyword::AnyOf: addApplicator({Kind::AnyOf, keyword, 0, readSchemaList(*m_value)}); break;
    case Keyword::OneOf: addApplicator({Kind::OneOf, keyword, 0, readSchemaList(*m_value)}); break;
    case Keyword::Not: addApplicator({Kind::Not, keyword, 0, {readSchema(*m_value)}}); break;
    case Keyword::If: compileIf(); break;
    case Keyword::Definitions:
    case Keyword::Defs:
        if (!m_value->isObject())
            fail("must be an object");
        break;
    default: break;
    }
}

void NodeCompiler::compileType()
{
    const std::span<const json::Value> names =
        m_value->isArray() ? m_value->elements() : std::span(m_value, 1);
    std::uint8_t types = 0;
    for (const json::Value &name : names) {
        const auto known = std::find(kTypeNames.begin(), kTypeNames.end(), name.toString());
        if (!name.isString() || known == kTypeNames.end()) {
            const std::string_view meant = closest(name.toString(), kTypeNames);
            fail("must be one of \"null\", \"boolean\", \"number\", \"integer\", \"string\", \"array\" and "
                 "\"object\", or an array of them"
                 + (meant.empty() ? std::string() : "; did you mean \"" + std::string(meant) + "\"?"));
            return;
        }
        types = static_cast<std::uint8_t>(types | 1U << static_cast<unsigned>(known - kTypeNames.begin()));
    }
    m_node.types = types;
}

void NodeCompiler::compileFormat()
{
    const std::string_view name = readText();
    const CompileOptions &options = m_builder.options();
    const bool isAsserted = std::ranges::find(options.assertedFormats, name) != options.assertedFormats.end();
    const bool isWanted =
        (options.format == KeywordEffect::Asserts || isAsserted) && m_dialect.has(Vocabulary::Format);
    if (isWanted || m_dialect.has(Vocabulary::FormatAssertion))
        made(m_string).format = findFormat(name);
}

// A schema for all elements after those that have one of their own; until 2019-09 also the list of the latter,
// and then additionalItems is for the others.
void NodeCompiler::compileItems()
{
    if (!m_value->isArray()) {
        made(m_array).rest = readSchema(*m_value);
        return;
    }
    if (m_dialect.draft == Draft::Draft2020_12) {
        fail("must be a schema; since 2020-12 a list of schemas is called `prefixItems`");
        return;
    }
    made(m_array).first = readSchemaList(*m_value);
    if (const json::Value *const additional = m_schema.find("additionalItems")) {
        m_name = "additionalItems";
        m_array->rest = readSchema(*additional);
        m_array->restKeyword = Keyword::AdditionalItems;
    }
}

void NodeCompiler::compileContains()
{
    ArrayChecks &checks = made(m_array);
    checks.contains = readSchema(*m_value);
    checks.doesContainsEvaluate = m_dialect.draft == Draft::Draft2020_12;
    if (m_dialect.find("minContains") == nullptr)
        return;
    if (const json::Value *const least = m_schema.find("minContains")) {
        m_name = "minContains";
        m_value = least;
        checks.minContains = readCount(1);
    }
    if (const json::Value *const most = m_schema.find("maxContains")) {
        m_name = "maxContains";
        m_value = most;
        checks.maxContains = readCount(checks.maxContains);
    }
}

void NodeCompiler::compileProperties()
{
    if (!m_value->isObject()) {
        fail("must be an object of schemas");
        return;
    }
    made(m_object);
    for (const json::Member &member : m_value->members())
        property(member.name).node = readSchema(member.value, memberPointer(member.name));
}

void NodeCompiler::compilePatternProperties()
{
    if (!m_value->isObject()) {
        fail("must be an object of schemas");
        return;
    }
    made(m_object);
    for (const json::Member &member : m_value->members()) {
        const std::string pointer = "/patternProperties" + memberPointer(member.name);
        const NodeId node = readSchema(member.value, memberPointer(member.name));
        if (const auto pattern = m_builder.patternFor(m_site, pointer, member.name))
            m_object->patterns.push_back({*pattern, node});
    }
}

void NodeCompiler::compileRequired()
{
    made(m_object);
    for (const std::string &name : readNames(*m_value, {}))
        property(name).isRequired = true;
}

void NodeCompiler::compileDependencies(Keyword keyword)
{
    if (!m_value->isObject()) {
        fail("must be an object");
        return;
    }
    for (const json::Member &member : m_value->members()) {
        const bool areNames = keyword == Keyword::DependentRequired
                              || (keyword == Keyword::Dependencies && member.value.isArray());
        if (areNames) {
            made(m_object).dependencies.push_back({std::string(member.name.view()),
                                                   readNames(member.value, memberPointer(member.name)),
                                                   keyword});
            continue;
        }
        auto &names = m_builder.program().names;
        const auto index = static_cast<std::uint32_t>(names.size());
        names.emplace_back(member.name.view());
        const NodeId node = readSchema(member.value, memberPointer(member.name));
        addApplicator({Applicator::Kind::Dependent, keyword, index, {node}});
    }
}

void NodeCompiler::compileReference(Keyword keyword)
{
    const std::string_view reference = readText();
    if (!m_value->isString())
        return;
    if (const auto target = m_builder.registry().resolve(m_site, m_name, reference))
        addApplicator({Applicator::Kind::Reference, keyword, 0, {m_builder.nodeFor(*target)}});
}

// Core 8.2.3.2: an ordinary reference, unless what it leads to is itself a dynamic anchor of that name. The
// anchor of $recursiveRef (2019-09 8.2.4.2) has no name.
void NodeCompiler::compileDynamicReference(Keyword keyword)
{
    const std::string_view reference = readText();
    if (!m_value->isString())
        return;
    Registry &registry = m_builder.registry();
    const auto target = registry.resolve(m_site, m_name, reference);
    if (!target)
        return;
    const std::string name = decodePercentLeniently(splitUri(reference).fragment.value_or(""));
    const auto &anchors = registry.resourceOf(*target).dynamicAnchors;
    const auto anchor = anchors.find(name);
    const NodeId node = m_builder.nodeFor(*target);
    if (anchor == anchors.end() || anchor->second != *target)
        addApplicator({Applicator::Kind::Reference, keyword, 0, {node}});
    else
        addApplicator({Applicator::Kind::DynamicReference, keyword, m_builder.dynamicAnchor(name), {node}});
}

void NodeCompiler::compileIf()
{
    const NodeId condition = readSchema(*m_value);
    const json::Value *const then = m_schema.find("then");
    const json::Value *const otherwise = m_schema.find("else");
    m_name = "then";
    const NodeId thenNode = then != nullptr ? readSchema(*then) : kNone;
    m_name = "else";
    const NodeId elseNode = otherwise != nullptr ? readSchema(*otherwise) : kNone;
    addApplicator({Applicator::Kind::If, Keyword::If, 0, {condition, thenNode, elseNode}});
}

void NodeCompiler::addApplicator(Applicator applicator)
{
    m_applicators.push_back(std::move(applicator));
}

void NodeCompiler::finish()
{
    Program &program = m_builder.program();
    if (m_object) {
        std::sort(m_object->properties.begin(), m_object->properties.end());
        m_object->requiredCount = static_cast<std::size_t>(
            std::count_if(m_object->properties.begin(), m_object->properties.end(),
                          [](const ObjectChecks::Property &property) { return property.isRequired; }));
    }
    m_node.number = moved(m_number, program.numbers);
    m_node.string = moved(m_string, program.strings);
    m_node.array = moved(m_array, program.arrays);
    m_node.object = moved(m_object, program.objects);
    m_node.firstApplicator = static_cast<std::uint32_t>(program.applicators.size());
    m_node.applicatorCount = static_cast<std::uint32_t>(m_applicators.size());
    std::move(m_applicators.begin(), m_applicators.end(), std::back_inserter(program.applicators));
}

void NodeCompiler::fail(const std::string &what, std::string_view pointer)
{
    m_builder.registry().report(CompileError::Kind::Malformed, m_site,
                                "/" + std::string(m_name) + std::string(pointer),
                                "`" + std::string(m_name) + "` " + what + (what.ends_with('?') ? "" : "."));
}

std::optional<Bound> NodeCompiler::readBound()
{
    if (m_value->isNumber())
        return Bound(*m_value);
    fail("must be a number");
    return std::nullopt;
}

// A number too large to count to is as good as the largest.
std::size_t NodeCompiler::readCount(std::size_t fallback)
{
    if (const std::optional<std::uint64_t> count = m_value->toUInt64())
        return *count;
    const std::string_view text = m_value->numberText();
    if (m_value->isNumber() && json::isInteger(text) && !text.starts_with('-'))
        return std::numeric_limits<std::size_t>::max();
    fail("must be a whole number that is not negative");
    return fallback;
}

std::string_view NodeCompiler::readText()
{
    if (!m_value->isString())
        fail("must be a string");
    return m_value->toString();
}

std::vector<std::string> NodeCompiler::readNames(const json::Value &value, std::string_view pointer)
{
    std::vector<std::string> names;
    for (const json::Value &name : value.elements()) {
        if (name.isString())
            names.emplace_back(name.toString());
    }
    if (!value.isArray() || names.size() != value.size())
        fail(pointer.empty() ? "must be an array of strings" : "must hold arrays of strings", pointer);
    return names;
}

NodeId NodeCompiler::readSchema(const json::Value &value, std::string_view pointer)
{
    if (value.isObject() || value.isBoolean()) {
        const std::optional<SiteId> site = m_builder.registry().siteOf(value);
        return site ? m_builder.nodeFor(*site) : kNone; // unknown when there were too many, which is reported
    }
    fail(pointer.empty() ? "must be a schema: an object, true or false"
                         : "must hold schemas: objects, true or false",
         pointer);
    return kNone;
}

std::vector<NodeId> NodeCompiler::readSchemaList(const json::Value &value)
{
    std::vector<NodeId> nodes;
    if (!value.isArray() || value.isEmpty())
        fail("must be an array of at least one schema");
    for (std::size_t i = 0; i < value.elements().size(); ++i)
        nodes.push_back(readSchema(value.elements()[i], "/" + std::to_string(i)));
    return nodes;
}

ObjectChecks::Property &NodeCompiler::property(std::string_view name)
{
    auto &all = m_object->properties;
    const auto known = m_propertyIndex.try_emplace(std::string(name), all.size());
    if (known.second)
        all.push_back({std::string(name)});
    return all[known.first->second];
}

} // namespace tooltray::jsonschema
