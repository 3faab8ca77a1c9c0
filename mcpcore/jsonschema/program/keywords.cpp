// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/program/keywords.h"

#include <algorithm>
#include <array>

namespace tooltray::jsonschema {
namespace {

// In the order of Keyword.
constexpr auto kKeywords = [] {
    using enum Draft;
    using enum Subschemas;
    using enum Vocabulary;
    return std::to_array<KeywordInfo>({
        {"additionalItems", Keyword::AdditionalItems, Draft7, Draft2019_09, Applicator, Itself},
        {"additionalProperties", Keyword::AdditionalProperties, Draft7, Draft2020_12, Applicator, Itself},
        {"allOf", Keyword::AllOf, Draft7, Draft2020_12, Applicator, List},
        {"anyOf", Keyword::AnyOf, Draft7, Draft2020_12, Applicator, List},
        {"const", Keyword::Const, Draft7, Draft2020_12, Validation, None},
        {"contains", Keyword::Contains, Draft7, Draft2020_12, Applicator, Itself},
        {"contentEncoding", Keyword::ContentEncoding, Draft7, Draft2020_12, Content, None},
        {"contentMediaType", Keyword::ContentMediaType, Draft7, Draft2020_12, Content, None},
        {"contentSchema", Keyword::ContentSchema, Draft2019_09, Draft2020_12, Content, Itself},
        {"definitions", Keyword::Definitions, Draft7, Draft2020_12, Core, Members},
        {"$defs", Keyword::Defs, Draft2019_09, Draft2020_12, Core, Members},
        {"dependencies", Keyword::Dependencies, Draft7, Draft2020_12, Applicator, MembersOrNames},
        {"dependentRequired", Keyword::DependentRequired, Draft2019_09, Draft2020_12, Validation, None},
        {"dependentSchemas", Keyword::DependentSchemas, Draft2019_09, Draft2020_12, Applicator, Members},
        {"$dynamicRef", Keyword::DynamicRef, Draft2020_12, Draft2020_12, Core, None},
        {"else", Keyword::Else, Draft7, Draft2020_12, Applicator, Itself},
        {"enum", Keyword::Enum, Draft7, Draft2020_12, Validation, None},
        {"exclusiveMaximum", Keyword::ExclusiveMaximum, Draft7, Draft2020_12, Validation, None},
        {"exclusiveMinimum", Keyword::ExclusiveMinimum, Draft7, Draft2020_12, Validation, None},
        {"format", Keyword::Format, Draft7, Draft2020_12, Core, None},
        {"if", Keyword::If, Draft7, Draft2020_12, Applicator, Itself},
        {"items", Keyword::Items, Draft7, Draft2020_12, Applicator, ItselfOrList},
        {"maxContains", Keyword::MaxContains, Draft2019_09, Draft2020_12, Validation, None},
        {"maxItems", Keyword::MaxItems, Draft7, Draft2020_12, Validation, None},
        {"maxLength", Keyword::MaxLength, Draft7, Draft2020_12, Validation, None},
        {"maxProperties", Keyword::MaxProperties, Draft7, Draft2020_12, Validation, None},
        {"maximum", Keyword::Maximum, Draft7, Draft2020_12, Validation, None},
        {"minContains", Keyword::MinContains, Draft2019_09, Draft2020_12, Validation, None},
        {"minItems", Keyword::MinItems, Draft7, Draft2020_12, Validation, None},
        {"minLength", Keyword::MinLength, Draft7, Draft2020_12, Validation, None},
        {"minProperties", Keyword::MinProperties, Draft7, Draft2020_12, Validation, None},
        {"minimum", Keyword::Minimum, Draft7, Draft2020_12, Validation, None},
        {"multipleOf", Keyword::MultipleOf, Draft7, Draft2020_12, Validation, None},
        {"not", Keyword::Not, Draft7, Draft2020_12, Applicator, Itself},
        {"oneOf", Keyword::OneOf, Draft7, Draft2020_12, Applicator, List},
        {"pattern", Keyword::Pattern, Draft7, Draft2020_12, Validation, None},
        {"patternProperties", Keyword::PatternProperties, Draft7, Draft2020_12, Applicator, Members},
        {"prefixItems", Keyword::PrefixItems, Draft2020_12, Draft2020_12, Applicator, List},
        {"properties", Keyword::Properties, Draft7, Draft2020_12, Applicator, Members},
        {"propertyNames", Keyword::PropertyNames, Draft7, Draft2020_12, Applicator, Itself},
        {"$recursiveRef", Keyword::RecursiveRef, Draft2019_09, Draft2019_09, Core, None},
        {"$ref", Keyword::Ref, Draft7, Draft2020_12, Core, None},
        {"required", Keyword::Required, Draft7, Draft2020_12, Validation, None},
        {"then", Keyword::Then, Draft7, Draft2020_12, Applicator, Itself},
        {"type", Keyword::Type, Draft7, Draft2020_12, Validation, None},
        {"unevaluatedItems", Keyword::UnevaluatedItems, Draft2019_09, Draft2020_12, Unevaluated, Itself},
        {"unevaluatedProperties", Keyword::UnevaluatedProperties, Draft2019_09, Draft2020_12, Unevaluated,
         Itself},
        {"uniqueItems", Keyword::UniqueItems, Draft7, Draft2020_12, Validation, None},
    });
}();

} // namespace

const KeywordInfo *Dialect::find(std::string_view name) const noexcept
{
    const auto *found = std::find_if(kKeywords.begin(), kKeywords.end(),
                                     [name](const KeywordInfo &info) { return info.name == name; });
    if (found == kKeywords.end() || draft < found->firstDraft || draft > found->lastDraft
        || !has(found->vocabulary))
        return nullptr;
    return found;
}

std::string_view keywordName(Keyword keyword) noexcept
{
    return kKeywords[static_cast<std::size_t>(keyword)].name;
}

namespace {

struct KnownVocabulary {
    std::string_view uri;
    std::uint8_t bits;
};

constexpr std::uint8_t bits(Vocabulary vocabulary) noexcept
{
    return static_cast<std::uint8_t>(vocabulary);
}

constexpr auto kVocabularies = std::to_array<KnownVocabulary>({
    {"https://json-schema.org/draft/2019-09/vocab/core", bits(Vocabulary::Core)},
    {"https://json-schema.org/draft/2019-09/vocab/applicator",
     bits(Vocabulary::Applicator) | bits(Vocabulary::Unevaluated)},
    {"https://json-schema.org/draft/2019-09/vocab/validation", bits(Vocabulary::Validation)},
    {"https://json-schema.org/draft/2019-09/vocab/meta-data", bits(Vocabulary::MetaData)},
    {"https://json-schema.org/draft/2019-09/vocab/format", bits(Vocabulary::Format)},
    {"https://json-schema.org/draft/2019-09/vocab/content", bits(Vocabulary::Content)},
    {"https://json-schema.org/draft/2020-12/vocab/core", bits(Vocabulary::Core)},
    {"https://json-schema.org/draft/2020-12/vocab/applicator", bits(Vocabulary::Applicator)},
    {"https://json-schema.org/draft/2020-12/vocab/unevaluated", bits(Vocabulary::Unevaluated)},
    {"https://json-schema.org/draft/2020-12/vocab/validation", bits(Vocabulary::Validation)},
    {"https://json-schema.org/draft/2020-12/vocab/meta-data", bits(Vocabulary::MetaData)},
    {"https://json-schema.org/draft/2020-12/vocab/format-annotation", bits(Vocabulary::Format)},
    {"https://json-schema.org/draft/2020-12/vocab/format-assertion", bits(Vocabulary::FormatAssertion)},
    {"https://json-schema.org/draft/2020-12/vocab/content", bits(Vocabulary::Content)},
});

} // namespace

Dialect standardDialect(Draft draft) noexcept
{
    return {.draft = draft};
}

std::optional<Dialect> standardDialect(std::string_view uri) noexcept
{
    if (uri.ends_with('#'))
        uri.remove_suffix(1);
    const std::size_t authority = uri.find("://");
    if (authority != std::string_view::npos) // people write both http and https
        uri.remove_prefix(authority + 3);
    if (uri == "json-schema.org/draft/2020-12/schema")
        return standardDialect(Draft::Draft2020_12);
    if (uri == "json-schema.org/draft/2019-09/schema")
        return standardDialect(Draft::Draft2019_09);
    if (uri == "json-schema.org/draft-07/schema")
        return standardDialect(Draft::Draft7);
    return std::nullopt;
}

Dialect withVocabularies(const json::Value &vocabularies, Dialect base, std::string &unknown)
{
    base.vocabularies = bits(Vocabulary::Core); // needs no mention
    for (const json::Member &member : vocabularies.members()) {
        const auto *known = std::find_if(
            kVocabularies.begin(), kVocabularies.end(),
            [&member](const KnownVocabulary &vocabulary) { return vocabulary.uri == member.name.view(); });
        if (known != kVocabularies.end())
            base.vocabularies |= known->bits;
        else if (member.value.toBool())
            unknown = member.name.view();
    }
    return base;
}

namespace {

struct MetaSchema {
    std::string_view uri;
    std::string_view text;
};

// The meta-schemas as json-schema.org publishes them, without what says nothing to a program (titles,
// comments, defaults).
// clang-format off
constexpr auto kMetaSchemas = std::to_array<MetaSchema>({
    {"http://json-schema.org/draft-07/schema",
     R"({"$schema":"http://json-schema.org/draft-07/schema#","$id":"http://json-schema.org/draft-07/schema#")"
     R"(,"definitions":{"schemaArray":{"type":"array","minItems":1,"items":{"$ref":"#"}},)"
     R"("nonNegativeInteger":{"type":"integer","minimum":0},"nonNegativeIntegerDefault0":{"allOf":[{"$ref":)"
     R"("#/definitions/nonNegativeInteger"},{}]},"simpleTypes":{"enum":["array","boolean","integer","null",)"
     R"("number","object","string"]},"stringArray":{"type":"array","items":{"type":"string"},"uniqueItems":t)"
     R"(rue}},"type":["object","boolean"],"properties":{"$id":{"type":"string","format":"uri-reference"},)"
     R"("$schema":{"type":"string","format":"uri"},"$ref":{"type":"string","format":"uri-reference"},)"
     R"("$comment":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"default":tru)"
     R"(e,"readOnly":{"type":"boolean"},"examples":{"type":"array","items":true},"multipleOf":{"type":)"
     R"("number","exclusiveMinimum":0},"maximum":{"type":"number"},"exclusiveMaximum":{"type":"number"},)"
     R"("minimum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"maxLength":{"$ref":)"
     R"("#/definitions/nonNegativeInteger"},"minLength":{"$ref":"#/definitions/nonNegativeIntegerDefault0"},)"
     R"("pattern":{"type":"string","format":"regex"},"additionalItems":{"$ref":"#"},"items":{"anyOf":[{)"
     R"("$ref":"#"},{"$ref":"#/definitions/schemaArray"}]},"maxItems":{"$ref":)"
     R"("#/definitions/nonNegativeInteger"},"minItems":{"$ref":"#/definitions/nonNegativeIntegerDefault0"},)"
     R"("uniqueItems":{"type":"boolean"},"contains":{"$ref":"#"},"maxProperties":{"$ref":)"
     R"("#/definitions/nonNegativeInteger"},"minProperties":{"$ref":)"
     R"("#/definitions/nonNegativeIntegerDefault0"},"required":{"$ref":"#/definitions/stringArray"},)"
     R"("additionalProperties":{"$ref":"#"},"definitions":{"type":"object","additionalProperties":{"$ref":)"
     R"("#"},"default":{}},"properties":{"type":"object","additionalProperties":{"$ref":"#"},"default":{}},)"
     R"("patternProperties":{"type":"object","additionalProperties":{"$ref":"#"},"propertyNames":{"format":)"
     R"("regex"},"default":{}},"dependencies":{"type":"object","additionalProperties":{"anyOf":[{"$ref":"#"})"
     R"(,{"$ref":"#/definitions/stringArray"}]}},"propertyNames":{"$ref":"#"},"const":true,"enum":{"type":)"
     R"("array","items":true,"minItems":1,"uniqueItems":true},"type":{"anyOf":[{"$ref":)"
     R"("#/definitions/simpleTypes"},{"type":"array","items":{"$ref":"#/definitions/simpleTypes"},"minItems")"
     R"(:1,"uniqueItems":true}]},"format":{"type":"string"},"contentMediaType":{"type":"string"},)"
     R"("contentEncoding":{"type":"string"},"if":{"$ref":"#"},"then":{"$ref":"#"},"else":{"$ref":"#"},)"
     R"("allOf":{"$ref":"#/definitions/schemaArray"},"anyOf":{"$ref":"#/definitions/schemaArray"},"oneOf":{)"
     R"("$ref":"#/definitions/schemaArray"},"not":{"$ref":"#"}}})"},
    {"https://json-schema.org/draft/2019-09/schema",
     R"({"$schema":"https://json-schema.org/draft/2019-09/schema","$id":)"
     R"("https://json-schema.org/draft/2019-09/schema","$vocabulary":{)"
     R"("https://json-schema.org/draft/2019-09/vocab/core":true,)"
     R"("https://json-schema.org/draft/2019-09/vocab/applicator":true,)"
     R"("https://json-schema.org/draft/2019-09/vocab/validation":true,)"
     R"("https://json-schema.org/draft/2019-09/vocab/meta-data":true,)"
     R"("https://json-schema.org/draft/2019-09/vocab/format":false,)"
     R"("https://json-schema.org/draft/2019-09/vocab/content":true},"$recursiveAnchor":true,"allOf":[{"$ref")"
     R"(:"meta/core"},{"$ref":"meta/applicator"},{"$ref":"meta/validation"},{"$ref":"meta/meta-data"},{)"
     R"("$ref":"meta/format"},{"$ref":"meta/content"}],"type":["object","boolean"],"properties":{)"
     R"("definitions":{"$comment":)"
     R"("While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.")"
     R"(,"type":"object","additionalProperties":{"$recursiveRef":"#"},"default":{}},"dependencies":{"type":)"
     R"("object","additionalProperties":{"anyOf":[{"$recursiveRef":"#"},{"$ref":)"
     R"("meta/validation#/$defs/stringArray"}]}}}})"},
    {"https://json-schema.org/draft/2019-09/meta/applicator",
     R"({"$schema":"https://json-schema.org/draft/2019-09/schema","$id":)"
     R"("https://json-schema.org/draft/2019-09/meta/applicator","$vocabulary":{)"
     R"("https://json-schema.org/draft/2019-09/vocab/applicator":true},"$recursiveAnchor":true,"type":[)"
     R"("object","boolean"],"properties":{"additionalItems":{"$recursiveRef":"#"},"unevaluatedItems":{)"
     R"("$recursiveRef":"#"},"items":{"anyOf":[{"$recursiveRef":"#"},{"$ref":"#/$defs/schemaArray"}]},)"
     R"("contains":{"$recursiveRef":"#"},"additionalProperties":{"$recursiveRef":"#"},)"
     R"("unevaluatedProperties":{"$recursiveRef":"#"},"properties":{"type":"object","additionalProperties":{)"
     R"("$recursiveRef":"#"},"default":{}},"patternProperties":{"type":"object","additionalProperties":{)"
     R"("$recursiveRef":"#"},"propertyNames":{"format":"regex"},"default":{}},"dependentSchemas":{"type":)"
     R"("object","additionalProperties":{"$recursiveRef":"#"}},"propertyNames":{"$recursiveRef":"#"},"if":{)"
     R"("$recursiveRef":"#"},"then":{"$recursiveRef":"#"},"else":{"$recursiveRef":"#"},"allOf":{"$ref":)"
     R"("#/$defs/schemaArray"},"anyOf":{"$ref":"#/$defs/schemaArray"},"oneOf":{"$ref":"#/$defs/schemaArray"})"
     R"(,"not":{"$recursiveRef":"#"}},"$defs":{"schemaArray":{"type":"array","minItems":1,"items":{)"
     R"("$recursiveRef":"#"}}}})"},
    {"https://json-schema.org/draft/2019-09/meta/content",
     R"({"$schema":"https://json-schema.org/draft/2019-09/schema","$id":)"
     R"("https://json-schema.org/draft/2019-09/meta/content","$vocabulary":{)"
     R"("https://json-schema.org/draft/2019-09/vocab/content":true},"$recursiveAnchor":true,"type":["object")"
     R"(,"boolean"],"properties":{"contentMediaType":{"type":"string"},"contentEncoding":{"type":"string"},)"
     R"("contentSchema":{"$recursiveRef":"#"}}})"},
    {"https://json-schema.org/draft/2019-09/meta/core",
     R"({"$schema":"https://json-schema.org/draft/2019-09/schema","$id":)"
     R"("https://json-schema.org/draft/2019-09/meta/core","$vocabulary":{)"
     R"("https://json-schema.org/draft/2019-09/vocab/core":true},"$recursiveAnchor":true,"type":["object",)"
     R"("boolean"],"properties":{"$id":{"type":"string","format":"uri-reference","pattern":"^[^#]*#?$"},)"
     R"("$schema":{"type":"string","format":"uri"},"$anchor":{"type":"string","pattern":)"
     R"("^[A-Za-z][-A-Za-z0-9.:_]*$"},"$ref":{"type":"string","format":"uri-reference"},"$recursiveRef":{)"
     R"("type":"string","format":"uri-reference"},"$recursiveAnchor":{"type":"boolean"},"$vocabulary":{)"
     R"("type":"object","propertyNames":{"type":"string","format":"uri"},"additionalProperties":{"type":)"
     R"("boolean"}},"$comment":{"type":"string"},"$defs":{"type":"object","additionalProperties":{)"
     R"("$recursiveRef":"#"},"default":{}}}})"},
    {"https://json-schema.org/draft/2019-09/meta/format",
     R"({"$schema":"https://json-schema.org/draft/2019-09/schema","$id":)"
     R"("https://json-schema.org/draft/2019-09/meta/format","$vocabulary":{)"
     R"("https://json-schema.org/draft/2019-09/vocab/format":true},"$recursiveAnchor":true,"type":["object",)"
     R"("boolean"],"properties":{"format":{"type":"string"}}})"},
    {"https://json-schema.org/draft/2019-09/meta/meta-data",
     R"({"$schema":"https://json-schema.org/draft/2019-09/schema","$id":)"
     R"("https://json-schema.org/draft/2019-09/meta/meta-data","$vocabulary":{)"
     R"("https://json-schema.org/draft/2019-09/vocab/meta-data":true},"$recursiveAnchor":true,"type":[)"
     R"("object","boolean"],"properties":{"title":{"type":"string"},"description":{"type":"string"},)"
     R"("default":true,"deprecated":{"type":"boolean"},"readOnly":{"type":"boolean"},"writeOnly":{"type":)"
     R"("boolean"},"examples":{"type":"array","items":true}}})"},
    {"https://json-schema.org/draft/2019-09/meta/validation",
     R"({"$schema":"https://json-schema.org/draft/2019-09/schema","$id":)"
     R"("https://json-schema.org/draft/2019-09/meta/validation","$vocabulary":{)"
     R"("https://json-schema.org/draft/2019-09/vocab/validation":true},"$recursiveAnchor":true,"type":[)"
     R"("object","boolean"],"properties":{"multipleOf":{"type":"number","exclusiveMinimum":0},"maximum":{)"
     R"("type":"number"},"exclusiveMaximum":{"type":"number"},"minimum":{"type":"number"},"exclusiveMinimum")"
     R"(:{"type":"number"},"maxLength":{"$ref":"#/$defs/nonNegativeInteger"},"minLength":{"$ref":)"
     R"("#/$defs/nonNegativeIntegerDefault0"},"pattern":{"type":"string","format":"regex"},"maxItems":{)"
     R"("$ref":"#/$defs/nonNegativeInteger"},"minItems":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},)"
     R"("uniqueItems":{"type":"boolean"},"maxContains":{"$ref":"#/$defs/nonNegativeInteger"},"minContains":{)"
     R"("$ref":"#/$defs/nonNegativeInteger"},"maxProperties":{"$ref":"#/$defs/nonNegativeInteger"},)"
     R"("minProperties":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},"required":{"$ref":)"
     R"("#/$defs/stringArray"},"dependentRequired":{"type":"object","additionalProperties":{"$ref":)"
     R"("#/$defs/stringArray"}},"const":true,"enum":{"type":"array","items":true},"type":{"anyOf":[{"$ref":)"
     R"("#/$defs/simpleTypes"},{"type":"array","items":{"$ref":"#/$defs/simpleTypes"},"minItems":1,)"
     R"("uniqueItems":true}]}},"$defs":{"nonNegativeInteger":{"type":"integer","minimum":0},)"
     R"("nonNegativeIntegerDefault0":{"$ref":"#/$defs/nonNegativeInteger"},"simpleTypes":{"enum":["array",)"
     R"("boolean","integer","null","number","object","string"]},"stringArray":{"type":"array","items":{)"
     R"("type":"string"},"uniqueItems":true}}})"},
    {"https://json-schema.org/draft/2020-12/schema",
     R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$id":)"
     R"("https://json-schema.org/draft/2020-12/schema","$vocabulary":{)"
     R"("https://json-schema.org/draft/2020-12/vocab/core":true,)"
     R"("https://json-schema.org/draft/2020-12/vocab/applicator":true,)"
     R"("https://json-schema.org/draft/2020-12/vocab/unevaluated":true,)"
     R"("https://json-schema.org/draft/2020-12/vocab/validation":true,)"
     R"("https://json-schema.org/draft/2020-12/vocab/meta-data":true,)"
     R"("https://json-schema.org/draft/2020-12/vocab/format-annotation":true,)"
     R"("https://json-schema.org/draft/2020-12/vocab/content":true},"$dynamicAnchor":"meta","allOf":[{"$ref")"
     R"(:"meta/core"},{"$ref":"meta/applicator"},{"$ref":"meta/unevaluated"},{"$ref":"meta/validation"},{)"
     R"("$ref":"meta/meta-data"},{"$ref":"meta/format-annotation"},{"$ref":"meta/content"}],"type":["object")"
     R"(,"boolean"],"properties":{"definitions":{"$comment":)"
     R"("\"definitions\" has been replaced by \"$defs\".","type":"object","additionalProperties":{)"
     R"("$dynamicRef":"#meta"},"deprecated":true,"default":{}},"dependencies":{"type":"object",)"
     R"("additionalProperties":{"anyOf":[{"$dynamicRef":"#meta"},{"$ref":)"
     R"("meta/validation#/$defs/stringArray"}]}},"$recursiveAnchor":{"$ref":"meta/core#/$defs/anchorString"})"
     R"(,"$recursiveRef":{"$ref":"meta/core#/$defs/uriReferenceString"}}})"},
    {"https://json-schema.org/draft/2020-12/meta/applicator",
     R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$id":)"
     R"("https://json-schema.org/draft/2020-12/meta/applicator","$vocabulary":{)"
     R"("https://json-schema.org/draft/2020-12/vocab/applicator":true},"$dynamicAnchor":"meta","type":[)"
     R"("object","boolean"],"properties":{"prefixItems":{"$ref":"#/$defs/schemaArray"},"items":{)"
     R"("$dynamicRef":"#meta"},"contains":{"$dynamicRef":"#meta"},"additionalProperties":{"$dynamicRef":)"
     R"("#meta"},"properties":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},"default":{}},)"
     R"("patternProperties":{"type":"object","additionalProperties":{"$dynamicRef":"#meta"},"propertyNames":)"
     R"({"format":"regex"},"default":{}},"dependentSchemas":{"type":"object","additionalProperties":{)"
     R"("$dynamicRef":"#meta"},"default":{}},"propertyNames":{"$dynamicRef":"#meta"},"if":{"$dynamicRef":)"
     R"("#meta"},"then":{"$dynamicRef":"#meta"},"else":{"$dynamicRef":"#meta"},"allOf":{"$ref":)"
     R"("#/$defs/schemaArray"},"anyOf":{"$ref":"#/$defs/schemaArray"},"oneOf":{"$ref":"#/$defs/schemaArray"})"
     R"(,"not":{"$dynamicRef":"#meta"}},"$defs":{"schemaArray":{"type":"array","minItems":1,"items":{)"
     R"("$dynamicRef":"#meta"}}}})"},
    {"https://json-schema.org/draft/2020-12/meta/content",
     R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$id":)"
     R"("https://json-schema.org/draft/2020-12/meta/content","$vocabulary":{)"
     R"("https://json-schema.org/draft/2020-12/vocab/content":true},"$dynamicAnchor":"meta","type":["object")"
     R"(,"boolean"],"properties":{"contentEncoding":{"type":"string"},"contentMediaType":{"type":"string"},)"
     R"("contentSchema":{"$dynamicRef":"#meta"}}})"},
    {"https://json-schema.org/draft/2020-12/meta/core",
     R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$id":)"
     R"("https://json-schema.org/draft/2020-12/meta/core","$vocabulary":{)"
     R"("https://json-schema.org/draft/2020-12/vocab/core":true},"$dynamicAnchor":"meta","type":["object",)"
     R"("boolean"],"properties":{"$id":{"$ref":"#/$defs/uriReferenceString","pattern":"^[^#]*#?$"},"$schema")"
     R"(:{"$ref":"#/$defs/uriString"},"$ref":{"$ref":"#/$defs/uriReferenceString"},"$anchor":{"$ref":)"
     R"("#/$defs/anchorString"},"$dynamicRef":{"$ref":"#/$defs/uriReferenceString"},"$dynamicAnchor":{"$ref")"
     R"(:"#/$defs/anchorString"},"$vocabulary":{"type":"object","propertyNames":{"$ref":"#/$defs/uriString"})"
     R"(,"additionalProperties":{"type":"boolean"}},"$comment":{"type":"string"},"$defs":{"type":"object",)"
     R"("additionalProperties":{"$dynamicRef":"#meta"}}},"$defs":{"anchorString":{"type":"string","pattern":)"
     R"("^[A-Za-z_][-A-Za-z0-9._]*$"},"uriString":{"type":"string","format":"uri"},"uriReferenceString":{)"
     R"("type":"string","format":"uri-reference"}}})"},
    {"https://json-schema.org/draft/2020-12/meta/format-annotation",
     R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$id":)"
     R"("https://json-schema.org/draft/2020-12/meta/format-annotation","$vocabulary":{)"
     R"("https://json-schema.org/draft/2020-12/vocab/format-annotation":true},"$dynamicAnchor":"meta","type")"
     R"(:["object","boolean"],"properties":{"format":{"type":"string"}}})"},
    {"https://json-schema.org/draft/2020-12/meta/meta-data",
     R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$id":)"
     R"("https://json-schema.org/draft/2020-12/meta/meta-data","$vocabulary":{)"
     R"("https://json-schema.org/draft/2020-12/vocab/meta-data":true},"$dynamicAnchor":"meta","type":[)"
     R"("object","boolean"],"properties":{"title":{"type":"string"},"description":{"type":"string"},)"
     R"("default":true,"deprecated":{"type":"boolean"},"readOnly":{"type":"boolean"},"writeOnly":{"type":)"
     R"("boolean"},"examples":{"type":"array","items":true}}})"},
    {"https://json-schema.org/draft/2020-12/meta/unevaluated",
     R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$id":)"
     R"("https://json-schema.org/draft/2020-12/meta/unevaluated","$vocabulary":{)"
     R"("https://json-schema.org/draft/2020-12/vocab/unevaluated":true},"$dynamicAnchor":"meta","type":[)"
     R"("object","boolean"],"properties":{"unevaluatedItems":{"$dynamicRef":"#meta"},"unevaluatedProperties")"
     R"(:{"$dynamicRef":"#meta"}}})"},
    {"https://json-schema.org/draft/2020-12/meta/validation",
     R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$id":)"
     R"("https://json-schema.org/draft/2020-12/meta/validation","$vocabulary":{)"
     R"("https://json-schema.org/draft/2020-12/vocab/validation":true},"$dynamicAnchor":"meta","type":[)"
     R"("object","boolean"],"properties":{"type":{"anyOf":[{"$ref":"#/$defs/simpleTypes"},{"type":"array",)"
     R"("items":{"$ref":"#/$defs/simpleTypes"},"minItems":1,"uniqueItems":true}]},"const":true,"enum":{)"
     R"("type":"array","items":true},"multipleOf":{"type":"number","exclusiveMinimum":0},"maximum":{"type":)"
     R"("number"},"exclusiveMaximum":{"type":"number"},"minimum":{"type":"number"},"exclusiveMinimum":{)"
     R"("type":"number"},"maxLength":{"$ref":"#/$defs/nonNegativeInteger"},"minLength":{"$ref":)"
     R"("#/$defs/nonNegativeIntegerDefault0"},"pattern":{"type":"string","format":"regex"},"maxItems":{)"
     R"("$ref":"#/$defs/nonNegativeInteger"},"minItems":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},)"
     R"("uniqueItems":{"type":"boolean"},"maxContains":{"$ref":"#/$defs/nonNegativeInteger"},"minContains":{)"
     R"("$ref":"#/$defs/nonNegativeInteger"},"maxProperties":{"$ref":"#/$defs/nonNegativeInteger"},)"
     R"("minProperties":{"$ref":"#/$defs/nonNegativeIntegerDefault0"},"required":{"$ref":)"
     R"("#/$defs/stringArray"},"dependentRequired":{"type":"object","additionalProperties":{"$ref":)"
     R"("#/$defs/stringArray"}}},"$defs":{"nonNegativeInteger":{"type":"integer","minimum":0},)"
     R"("nonNegativeIntegerDefault0":{"$ref":"#/$defs/nonNegativeInteger"},"simpleTypes":{"enum":["array",)"
     R"("boolean","integer","null","number","object","string"]},"stringArray":{"type":"array","items":{)"
     R"("type":"string"},"uniqueItems":true}}})"},
});
// clang-format on

} // namespace

std::string_view metaSchema(std::string_view uri) noexcept
{
    const auto *found = std::find_if(kMetaSchemas.begin(), kMetaSchemas.end(),
                                     [uri](const MetaSchema &known) { return known.uri == uri; });
    return found == kMetaSchemas.end() ? std::string_view() : found->text;
}

} // namespace tooltray::jsonschema
