// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/compile/dialect.h"

#include <algorithm>
#include <array>

namespace tooltray::jsonschema {

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

} // namespace tooltray::jsonschema
