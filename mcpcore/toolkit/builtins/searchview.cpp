// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/searchview.h"

#include "graphql/language/sentence.h"
#include "text/words/suggestions.h"
#include "toolkit/builtins/optionalinputs.h"
#include "toolkit/builtins/variableexample.h"
#include "json/write.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

namespace {

using namespace graphql;

constexpr std::size_t kDescriptionBytes = 120;
constexpr std::size_t kMoreHits = 15;
constexpr std::size_t kFewestHits = 3;   // tell what is optional, however long that is
constexpr std::size_t kBytesOfHit = 440; // on average, some 140 tokens; the next hits do without it
constexpr std::size_t kMostBytes =
    740; // for each hit that is asked for, so that the answer has no 900 tokens
constexpr std::size_t kHintedHits = 40;
constexpr std::size_t kHints = 8;
constexpr std::size_t kNearestNames = 3;
constexpr std::size_t kMaxValues = 8;

// An operation as suggested has no texts in it, only white space between words.
std::string onOneLine(std::string_view operation)
{
    std::string text;
    for (const char c : operation) {
        const bool isSpace = c == ' ' || c == '\n';
        if (!isSpace || (!text.empty() && text.back() != ' '))
            text += isSpace ? ' ' : c;
    }
    return text;
}

json::Value stringsOf(std::span<const std::string> texts)
{
    json::Value list = json::Value::array();
    for (const std::string &text : texts)
        list.append(text);
    return list;
}

// The values that the enums of the example may have, where there are few.
json::Value valuesOf(const SuggestedOperation &operation, const json::Value &example)
{
    json::Value all = json::Value::object();
    for (const SuggestedVariable &variable : operation.variables) {
        if (!variable.argument || !example.contains(variable.name))
            continue;
        json::Value values = json::Value::array();
        for (const SchemaEnumValue value :
             variable.argument.schema().type(variable.argument.type()).enumValues())
            if (!value.isDeprecated())
                values.append(value.name());
        if (values.size() > 0 && values.size() <= kMaxValues)
            all.set(variable.name, std::move(values));
    }
    return all;
}

json::Value hitView(const SchemaSearch &search, const SearchHit &hit, const terms::SaidWords &said)
{
    json::Value view = json::Value::object({{"coordinate", hit.coordinate()}});
    if (const std::string text = firstSentence(hit.description(), kDescriptionBytes); !text.empty())
        view.set("description", text);
    if (!hit.others.empty()) {
        json::Value &others = view.set("also_on", json::Value::array());
        for (const SchemaField other : hit.others)
            others.append(other.parent().name());
    }
    const SuggestedOperation operation = search.operationFor(hit, said);
    if (operation.text.empty()) // of a type that nothing leads to
        return view;
    view.set("operation", onOneLine(operation.text));
    const json::Value example = exampleVariables(operation, said);
    if (!example.isEmpty())
        view.set("example_variables", example);
    if (json::Value values = valuesOf(operation, example); !values.isEmpty())
        view.set("values", std::move(values));
    if (json::Value more = optionalInputs(operation, said, example); !more.isEmpty())
        view.set("optional", std::move(more));
    return view;
}

std::string nothingFound(const SchemaSearch &search, std::span<const std::string> wordings)
{
    std::vector<std::string> near;
    for (const std::string &wording : wordings)
        for (std::string &name : search.nearestNames(wording, kNearestNames))
            if (near.size() < kNearestNames && std::find(near.begin(), near.end(), name) == near.end())
                near.push_back(std::move(name));
    if (near.empty())
        return "No field or type matches. Use other words, such as the names in the API; get_schema_info "
               "lists the "
               "types.";
    return "No field or type matches. Did you mean " + namesOr(near).text() + "?";
}

bool isShorter(const json::Value &view, std::size_t bytes)
{
    return json::writtenSize(view, bytes) < bytes;
}

// A long answer tells what is optional for the first two hits only and, if that is not enough, of the last ones no more
// than where they are.
void shorten(json::Value &view, std::size_t bytes)
{
    constexpr std::size_t kMostTelling = 2;
    for (std::size_t i = view["hits"].size(); i-- > kMostTelling && !isShorter(view, bytes);)
        view.find("hits")->elements()[i].remove("optional");
    while (view["hits"].size() > kMostTelling && !isShorter(view, bytes)) {
        const std::size_t last = view["hits"].size() - 1;
        json::Value coordinate = view["hits"][last]["coordinate"];
        view.find("hits")->removeAt(last);
        if (!view.contains("more"))
            view.set("more", json::Value::array());
        view.find("more")->insertAt(0, std::move(coordinate));
    }
}

} // namespace

json::Value searchView(const SchemaSearch &search, std::span<const std::string> wordings, std::size_t from,
                       std::size_t most)
{
    const std::vector<SearchHit> hits =
        search.search(wordings, std::max(kHintedHits, from + most + kMoreHits));
    // Whoever has the coordinate wants that and nothing else.
    const bool isNamed =
        from == 0 && !hits.empty() && std::ranges::all_of(wordings, [&](const std::string &wording) {
            return wording == hits.front().coordinate();
        });
    const std::size_t end = std::min(hits.size(), from + (isNamed ? 1 : most));
    const terms::SaidWords said(wordings);
    json::Value view = json::Value::object();
    json::Value &list = view.set("hits", json::Value::array());
    for (std::size_t i = from; i < end; ++i) {
        json::Value hit = hitView(search, hits[i], said);
        if (i >= from + kFewestHits && !isShorter(list, most * kBytesOfHit))
            hit.remove("optional");
        list.append(std::move(hit));
    }
    if (hits.empty()) {
        view.set("next", nothingFound(search, wordings));
        return view;
    }
    if (hits.size() > end) {
        json::Value &more = view.set("more", json::Value::array());
        for (std::size_t i = end; i < std::min(hits.size(), end + kMoreHits); ++i)
            more.append(hits[i].coordinate());
        const auto hinted = std::span(hits).first(std::min(hits.size(), kHintedHits));
        if (const std::vector<std::string> hints = search.hints(wordings, hinted, kHints);
            from == 0 && !hints.empty()) {
            view.set("hints", stringsOf(hints));
            view.set("next", "If none fits, ask again with the hints that fit.");
        }
    }
    shorten(view, most * kMostBytes);
    if (const std::size_t told = from + view["hits"].size(); told < hits.size())
        view.set("next_cursor", std::to_string(told));
    return view;
}

} // namespace tooltray::toolkit
