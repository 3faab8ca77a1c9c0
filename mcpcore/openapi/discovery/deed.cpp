// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/discovery/deed.h"

#include "openapi/model/pathtemplate.h"
#include "openapi/proposal/operationnames.h"
#include "openapi/proposal/proposal.h"
#include "terms/question/wording.h"
#include "terms/words/words.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace tooltray::openapi {

namespace {

struct KnownVerb {
    std::string_view word;
    Deed deed;
};

constexpr std::array kVerbs{KnownVerb{"add", Deed::Create},       KnownVerb{"attach", Deed::Create},
                            KnownVerb{"cancel", Deed::Delete},    KnownVerb{"change", Deed::Update},
                            KnownVerb{"close", Deed::Update},     KnownVerb{"commit", Deed::Update},
                            KnownVerb{"configure", Deed::Update}, KnownVerb{"create", Deed::Create},
                            KnownVerb{"delete", Deed::Delete},    KnownVerb{"destroy", Deed::Delete},
                            KnownVerb{"detach", Deed::Delete},    KnownVerb{"dismiss", Deed::Delete},
                            KnownVerb{"drop", Deed::Delete},      KnownVerb{"edit", Deed::Update},
                            KnownVerb{"erase", Deed::Delete},     KnownVerb{"generate", Deed::Create},
                            KnownVerb{"insert", Deed::Create},    KnownVerb{"invite", Deed::Create},
                            KnownVerb{"make", Deed::Create},      KnownVerb{"mark", Deed::Update},
                            KnownVerb{"modify", Deed::Update},    KnownVerb{"new", Deed::Create},
                            KnownVerb{"open", Deed::Create},      KnownVerb{"patch", Deed::Update},
                            KnownVerb{"post", Deed::Create},      KnownVerb{"protect", Deed::Update},
                            KnownVerb{"purge", Deed::Delete},     KnownVerb{"register", Deed::Create},
                            KnownVerb{"remove", Deed::Delete},    KnownVerb{"rename", Deed::Update},
                            KnownVerb{"replace", Deed::Update},   KnownVerb{"revoke", Deed::Delete},
                            KnownVerb{"save", Deed::Create},      KnownVerb{"schedule", Deed::Create},
                            KnownVerb{"send", Deed::Create},      KnownVerb{"set", Deed::Update},
                            KnownVerb{"submit", Deed::Create},    KnownVerb{"update", Deed::Update},
                            KnownVerb{"upload", Deed::Create},    KnownVerb{"write", Deed::Update}};

// The verbs that "unassign" and "unset" undo.
bool undoes(std::string_view word)
{
    return word.size() > 5 && word.starts_with("un") && word != "under" && !word.starts_with("uni");
}

std::optional<Deed> deedOfWord(std::string_view word)
{
    const auto verb = std::ranges::find(kVerbs, word, &KnownVerb::word);
    if (verb != kVerbs.end())
        return verb->deed;
    return undoes(word) ? std::optional(Deed::Delete) : std::nullopt;
}

std::optional<Deed> namedDeed(const ApiOperation &operation)
{
    for (const std::string &word : wordsOf(operation.id)) {
        if (const std::optional<Deed> deed = deedOfWord(word))
            return deed;
    }
    return std::nullopt;
}

// Of a POST: what is posted to an item changes it, what is posted to a collection is new.
Deed postDeed(const ApiOperation &operation)
{
    const std::vector<PathTemplate::Part> parts = PathTemplate(operation.path).parts();
    if (!parts.empty() && parts.back().isPlaceholder)
        return Deed::Update;
    const std::vector<std::string> words = wordsOf(parts.empty() ? std::string_view() : parts.back().text);
    return !words.empty() && terms::isPlural(words.back()) ? Deed::Create : Deed::Act;
}

} // namespace

Deed deedOf(const ApiOperation &operation)
{
    if (effectOf(operation.method).isReadOnly || mayBeReadOnly(operation))
        return Deed::Read;
    if (operation.method == "DELETE")
        return Deed::Delete;
    if (operation.method == "PATCH")
        return Deed::Update;
    if (const std::optional<Deed> named = namedDeed(operation))
        return *named;
    return operation.method == "PUT" ? Deed::Update : postDeed(operation);
}

std::optional<Deed> askedDeed(std::string_view question)
{
    std::vector<std::string> words;
    terms::forEachWord(question, [&](std::string &word) { words.push_back(std::move(word)); });
    if (words.empty())
        return std::nullopt;
    if (words.front() == "new")
        return Deed::Create;
    if (!terms::readIntent(words).wantsChange)
        return std::nullopt;
    for (const std::string &word : words) {
        if (const std::optional<Deed> deed = deedOfWord(word))
            return deed;
        if (!terms::isStopWord(word) && !terms::isFillerWord(word) && !terms::isAskingWord(word))
            break;
    }
    return Deed::Act;
}

float deedFactor(Deed deed, const ApiOperation &operation, std::optional<Deed> asked)
{
    if (!asked)
        return deed == Deed::Read ? 1 : 0.6F;
    if (deed == Deed::Read)
        return 0.35F;
    if (*asked == Deed::Act)
        return deed == Deed::Delete ? 0.8F : 1.3F;
    if (deed == *asked)
        return 1.3F;
    if (deed == Deed::Delete)
        return 0.3F;
    // A thing that is set may be new, and an action may do anything.
    return deed == Deed::Act || operation.method == "PUT" ? 1.1F : 0.6F;
}

} // namespace tooltray::openapi
