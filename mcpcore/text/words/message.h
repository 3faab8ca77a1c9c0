// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Marks an English sentence that the window translates: `{CORE_TEXT("Core", "Port {port} is taken."), {{"port", port}}}`.
// lupdate finds it by this name and reads the context, which is always the same.
#define CORE_TEXT(context, english) (::tooltray::Template{english})

namespace tooltray {

// English with places such as {port}: lower case letters and underscores. In {^port} the argument begins with
// a capital. Other braces stand for themselves.
struct Template {
    const char *english;
};

// What the program says to people and agents. It reads as its English text, and keeps the template and the arguments
// that the text was made of, so that the window can say the same in another language. Arguments may be messages.
// What others say (an API, the system) has no template and is shown as it is.
class Message {
public:
    struct Argument;
    struct Source;

    Message() = default;
    Message(std::string text) : m_text(std::move(text)) {}
    Message(const char *text) : m_text(text) {}
    Message(Template english);
    Message(Template english, std::vector<Argument> arguments);

    // Makes a message from what was stored of one.
    static Message from(std::string english, std::vector<Argument> arguments);

    // The messages one after another with a separator between them. Empty ones are left out.
    static Message joined(const std::vector<Message> &messages, std::string_view separator = " ");

    const std::string &text() const noexcept { return m_text; }
    const Source *source() const noexcept { return m_source.get(); } // null: plain text
    const Message *argument(std::string_view name) const;            // null: there is none

    // The message as a full sentence: it begins with a capital and ends with a full stop.
    Message asSentence() const;

    // The message with each argument changed, for example to mask its secrets.
    Message withArguments(const std::function<std::string(std::string_view)> &change) const;

    bool empty() const noexcept { return m_text.empty(); }
    std::size_t size() const noexcept { return m_text.size(); }
    std::size_t find(std::string_view part, std::size_t from = 0) const { return m_text.find(part, from); }
    bool contains(std::string_view part) const { return find(part) != std::string::npos; }
    bool starts_with(std::string_view part) const { return m_text.starts_with(part); }
    bool ends_with(std::string_view part) const { return m_text.ends_with(part); }
    const char *c_str() const noexcept { return m_text.c_str(); }
    operator const std::string &() const noexcept { return m_text; }
    operator std::string_view() const noexcept { return m_text; }

    // Messages are equal if they say the same.
    bool operator==(const Message &other) const { return m_text == other.m_text; }
    friend bool operator==(const Message &message, std::string_view text) { return message.m_text == text; }
    friend bool operator==(const Message &message, const std::string &text) { return message.m_text == text; }
    friend bool operator==(const Message &message, const char *text) { return message.m_text == text; }

private:
    std::string m_text;
    std::shared_ptr<const Source> m_source;
};

struct Message::Argument {
    std::string name;
    Message value;

    Argument(std::string place, Message what) : name(std::move(place)), value(std::move(what)) {}
    template <std::integral Number>
    Argument(std::string place, Number number) : Argument(std::move(place), Message(std::to_string(number)))
    {}
    template <std::convertible_to<std::string_view> Text>
    requires(!std::same_as<Text, Message>) Argument(std::string place, const Text &text)
        : Argument(std::move(place), Message(std::string(std::string_view(text))))
    {}
};

struct Message::Source {
    std::string english;
    std::vector<Argument> arguments;
};

// A place of a template: its argument, and whether that begins with a capital there.
struct TemplatePlace {
    std::string_view name;
    bool isCapital = false;
};

// Calls place() with the places and literal() with what stands between them, in the order of the text.
void eachPart(std::string_view english, const std::function<void(std::string_view)> &literal,
              const std::function<void(const TemplatePlace &)> &place);

} // namespace tooltray
