// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/loadschema.h"

#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"
#include "graphql/validation/validateschema.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <unordered_set>
#include <utility>

namespace tooltray::graphql {

namespace {

void append(Diagnostics &all, Diagnostics more)
{
    std::move(more.begin(), more.end(), std::back_inserter(all));
}

// The rules have already reported most places where building the schema had to guess.
void appendNewPlaces(Diagnostics &all, Diagnostics more)
{
    std::unordered_set<std::uint32_t> places;
    for (const Diagnostic &diagnostic : all)
        for (const SourceSpan span : diagnostic.spans)
            places.insert(span.start);
    std::erase_if(more, [&](const Diagnostic &diagnostic) {
        return !diagnostic.spans.empty() && places.contains(diagnostic.spans.front().start);
    });
    append(all, std::move(more));
}

bool isJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

Diagnostic noTypes()
{
    return {kNoTypesRule, "The text defines no types. Pass SDL or the result of an introspection query.", {}};
}

void keepAtMost(Diagnostics &findings, const ValidationOptions &options)
{
    if (findings.size() <= options.maxErrors)
        return;
    const std::size_t more = findings.size() - options.maxErrors;
    findings.resize(options.maxErrors);
    findings.push_back({kBudgetRule, "There are " + std::to_string(more) + " more findings.", {}});
}

// The findings, as errors or warnings.
LoadedSchema judged(SchemaPointer schema, Diagnostics findings, Strictness strictness,
                    const ValidationOptions &options)
{
    keepAtMost(findings, options);
    LoadedSchema loaded;
    if (strictness == Strictness::Lenient || findings.empty()) {
        loaded.schema = std::move(schema);
        loaded.warnings = std::move(findings);
    } else {
        loaded.errors = std::move(findings);
    }
    return loaded;
}

bool hasTypesOfItsOwn(const Schema &schema)
{
    return std::any_of(schema.types().begin(), schema.types().end(),
                       [](SchemaType type) { return !type.isBuiltIn(); });
}

LoadedSchema loadIntrospection(std::string_view json, Strictness strictness, const ValidationOptions &options)
{
    IntrospectedSchema read = readIntrospection(json);
    if (!read.schema)
        return {{}, std::move(read.problems), {}};
    if (!hasTypesOfItsOwn(*read.schema))
        return {{}, {noTypes()}, {}};
    append(read.problems, validateSchema(*read.schema, options));
    return judged(std::move(read.schema), std::move(read.problems), strictness, options);
}

// A text that cannot be read to its end loses definitions without a trace, which is an error always.
Diagnostics syntaxErrors(const Document &document)
{
    Diagnostics errors;
    for (const SyntaxError &error : document.errors()) {
        const std::uint32_t end = std::max(error.found.end, error.offset);
        errors.push_back({kSyntaxRule, message(error, document.text()), {{error.offset, end}}});
    }
    return errors;
}

LoadedSchema loadSdl(std::string_view text, Strictness strictness, const ValidationOptions &options)
{
    const Document document = parseDocument(std::string(text));
    if (!document.isValid())
        return {{}, syntaxErrors(document), {}};
    BuiltSchema built = buildSchema(document);
    if (!hasTypesOfItsOwn(*built.schema))
        return {{}, {noTypes()}, {}};
    Diagnostics findings = validateSdl(document, options);
    appendNewPlaces(findings, std::move(built.problems));
    // Checks of the whole schema say little while its definitions are wrong themselves, but the schema of a
    // service will not be fixed, so they run anyway.
    if (findings.empty() || strictness == Strictness::Lenient)
        append(findings, validateSchema(built, document, options));
    return judged(std::move(built.schema), std::move(findings), strictness, options);
}

} // namespace

LoadedSchema loadSchema(std::string_view text, Strictness strictness, const ValidationOptions &options)
{
    // The mark is white space in SDL; offsets are those of the text as it was given.
    const std::string_view json =
        text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
    return isJson(json) ? loadIntrospection(json, strictness, options) : loadSdl(text, strictness, options);
}

} // namespace tooltray::graphql
