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

} // namespace tooltray::jsonschema
