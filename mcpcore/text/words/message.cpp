// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/words/message.h"

#include "text/unicode/ascii.h"

#include <algorithm>

namespace tooltray {
namespace {

std::string filled(const Message::Source &source)
{
    std::string text;
    eachPart(
        source.english, [&text](std::string_view literal) { text += literal; },
        [&](const TemplatePlace &place) {
            const auto argument = std::ranges::find(source.arguments, place.name, &Message::Argument::name);
            if (argument != source.arguments.end())
                text += place.isCapital ? asciiCapitalised(argument->value.text()) : argument->value.text();
        });
    return text;
}

} // namespace

Message::Message(Template english) : Message(english, {}) {}

Message::Message(Template english, std::vector<Argument> arguments)
    : Message(from(english.english, std::move(arguments)))
{}

Message Message::from(std::string english, std::vector<Argument> arguments)
{
    Message message;
    Source source{std::move(english), std::move(arguments)};
    message.m_text = filled(source);
    message.m_source = std::make_shared<const Source>(std::move(source));
    return message;
}

Message Message::joined(const std::vector<Message> &messages, std::string_view separator)
{
    constexpr std::string_view kNames = "abcdefghijklmnopqrstuvwxyz";
    std::string english;
    std::vector<Argument> arguments;
    for (const Message &message : messages) {
        if (message.empty())
            continue;
        std::string name;
        for (std::size_t number = arguments.size() + 1; number > 0; number /= kNames.size())
            name += kNames[number % kNames.size()];
        english.append(arguments.empty() ? "" : separator).append("{").append(name).append("}");
        arguments.emplace_back(std::move(name), message);
    }
    if (arguments.size() == 1)
        return std::move(arguments.front().value);
    return arguments.empty() ? Message() : from(std::move(english), std::move(arguments));
}

const Message *Message::argument(std::string_view name) const
{
    if (!m_source)
        return nullptr;
    const auto found = std::ranges::find(m_source->arguments, name, &Argument::name);
    return found == m_source->arguments.end() ? nullptr : &found->value;
}

Message Message::asSentence() const
{
    if (!ends_with("."))
        return {CORE_TEXT("Core", "{^problem}."), {{"problem", *this}}};
    return isAsciiLower(m_text.front()) ? from("{^problem}", {{"problem", *this}}) : *this;
}

Message Message::withArguments(const std::function<std::string(std::string_view)> &change) const
{
    if (!m_source)
        return Message(change(m_text));
    std::vector<Argument> arguments;
    arguments.reserve(m_source->arguments.size());
    for (const Argument &argument : m_source->arguments)
        arguments.emplace_back(argument.name, argument.value.withArguments(change));
    return from(m_source->english, std::move(arguments));
}

void eachPart(std::string_view english, const std::function<void(std::string_view)> &literal,
              const std::function<void(const TemplatePlace &)> &place)
{
    std::size_t begin = 0;
    for (std::size_t open = english.find('{'); open != std::string_view::npos;
         open = english.find('{', open + 1)) {
        std::string_view name = english.substr(open + 1);
        const bool isCapital = name.starts_with('^');
        name.remove_prefix(isCapital ? 1 : 0);
        const auto end = std::ranges::find_if_not(name, [](char c) { return isAsciiLower(c) || c == '_'; });
        if (end == name.begin() || end == name.end() || *end != '}')
            continue;
        literal(english.substr(begin, open - begin));
        name = name.substr(0, static_cast<std::size_t>(end - name.begin()));
        place({name, isCapital});
        begin = static_cast<std::size_t>(name.data() - english.data()) + name.size() + 1;
    }
    literal(english.substr(begin));
}

} // namespace tooltray
