// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/commandwords.h"

#include "terms/question/wording.h"
#include "terms/words/words.h"

#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kFewKnown = 1'000; // not worth forgetting

// "create_saved_query_tool" is named after a query and changes something nevertheless.
bool readsByName(std::string_view name)
{
    bool reads = false;
    std::vector<std::string> words;
    terms::forEachWord(name, [&](std::string &word) {
        reads = reads || isAskingVerb(word) || word == "count";
        words.push_back(std::move(word));
    });
    return reads && !terms::readIntent(words).wantsChange;
}

} // namespace

bool isAskingVerb(std::string_view word)
{
    return terms::isAskingWord(word) || word == "browse" || word == "lookup" || word == "search";
}

bool CommandWords::read(std::span<const SearchedCommand> commands, std::size_t most)
{
    forgetSome(commands.size());
    for (const SearchedCommand &command : commands) {
        if (m_known.contains(keyOf(command)))
            continue;
        if (most-- == 0)
            return false;
        fill(m_known[keyOf(command)], command);
    }
    return true;
}

std::vector<const CommandWords::Texts *> CommandWords::texts(std::span<const SearchedCommand> commands)
{
    forgetSome(commands.size());
    std::vector<const Texts *> all;
    all.reserve(commands.size());
    for (const SearchedCommand &command : commands) {
        const auto [place, isNew] = m_known.try_emplace(keyOf(command));
        if (isNew)
            fill(place->second, command);
        all.push_back(&place->second.texts);
    }
    return all;
}

void CommandWords::forgetSome(std::size_t wanted)
{
    if (m_known.size() <= 2 * wanted + kFewKnown)
        return;
    m_known.clear();
    m_words.clear();
    m_numbers.clear();
    m_byStem.clear();
}

void CommandWords::fill(Known &known, const SearchedCommand &command)
{
    if (command.definition != nullptr)
        known.definition = *command.definition;
    known.texts = {tokensOf(command), readsByName(command.name)};
}

const void *CommandWords::keyOf(const SearchedCommand &command)
{
    return command.definition != nullptr ? static_cast<const void *>(command.definition->get())
                                         : command.name.data();
}

std::vector<CommandWords::Token> CommandWords::tokensOf(const SearchedCommand &command)
{
    std::vector<Token> tokens;
    const auto add = [&](std::string_view text, Part part) {
        bool isFirst = true;
        terms::forEachWord(text, [&](const std::string &word) {
            tokens.push_back({number(word), part, std::exchange(isFirst, false)});
        });
    };
    add(command.name, Part::Name);
    add(command.title, Part::Title);
    for (const std::string &tag : command.tags)
        add(tag, Part::Tag);
    for (const workspace::Example &example : command.examples)
        add(example.name, Part::Example);
    const std::size_t end = std::min(command.description.find(". "), command.description.size());
    add(command.description.substr(0, end), Part::FirstSentence);
    add(command.description.substr(end), Part::Description);
    tokens.shrink_to_fit();
    return tokens;
}

std::uint32_t CommandWords::number(const std::string &text)
{
    const auto next = static_cast<std::uint32_t>(m_words.size());
    const auto [place, isNew] = m_numbers.emplace(text, next);
    if (!isNew)
        return place->second;
    Word word{.text = text, .stem = terms::stemOf(text)};
    if (!terms::isStopWord(text))
        word.inTable = m_table.find(word.stem).value_or(kNone);
    m_byStem[word.stem].push_back(next);
    m_words.push_back(std::move(word));
    return next;
}

std::size_t CommandWords::numberOf(const std::string &text) const
{
    const auto place = m_numbers.find(text);
    return place == m_numbers.end() ? kNone : place->second;
}

std::span<const std::uint32_t> CommandWords::withStem(const std::string &stem) const
{
    const auto place = m_byStem.find(stem);
    return place == m_byStem.end() ? std::span<const std::uint32_t>() : place->second;
}

} // namespace tooltray::toolkit
