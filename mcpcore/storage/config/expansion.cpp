// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/expansion.h"

#include "base/ascii.h"
#include "base/utf8.h"

#include <algorithm>
#include <utility>

namespace tooltray::storage {
namespace {

constexpr std::string_view kBegin = "${";
constexpr std::string_view kEscape = "$${";
constexpr std::string_view kBeforeDefault = ":-";

bool isVariableName(std::string_view text)
{
    return !text.empty() && !isAsciiDigit(text.front()) && std::ranges::all_of(text, [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '_';
    });
}

class Expander {
public:
    Expander(std::string_view text, const Environment &environment) : m_text(text), m_environment(environment)
    {}

    Expansion run()
    {
        for (std::size_t i = 0; i < m_text.size();) {
            if (m_text.substr(i).starts_with(kEscape)) {
                m_result.text += kBegin;
                i += kEscape.size();
            } else if (m_text.substr(i).starts_with(kBegin)) {
                i += reference(m_text.substr(i));
            } else {
                m_result.text += m_text[i++];
            }
        }
        return std::move(m_result);
    }

private:
    // Takes the reference at the front of the text; returns how long it is.
    std::size_t reference(std::string_view text)
    {
        const std::size_t end = text.find('}');
        if (end == std::string_view::npos) {
            problem(text, "This ${ has no }; write $${ for a ${ that stays.");
            return text.size();
        }
        const std::string_view whole = text.substr(0, end + 1);
        const std::string_view inside = text.substr(kBegin.size(), end - kBegin.size());
        const std::size_t colon = inside.find(kBeforeDefault);
        const std::string name(inside.substr(0, colon));
        if (!isVariableName(name)) {
            problem(whole,
                    "A reference looks like ${NAME} or ${NAME:-default}, its name made of letters, digits "
                    "and _; write $${ for a ${ that stays.");
        } else if (colon == std::string_view::npos) {
            insert(whole, name, std::nullopt);
        } else {
            const std::string_view fallback = inside.substr(colon + kBeforeDefault.size());
            if (fallback.find(kBegin) != std::string_view::npos)
                problem(whole, "The default of ${" + name + "} cannot hold another reference.");
            else
                insert(whole, name, fallback);
        }
        return whole.size();
    }

    void insert(std::string_view whole, const std::string &name, std::optional<std::string_view> fallback)
    {
        m_result.references.emplace_back(whole);
        const std::optional<std::string> value = m_environment(name);
        if (fallback && (!value || value->empty())) {
            m_result.text += *fallback;
        } else if (!value) {
            problem(whole,
                    "The environment variable " + name + " is not set; set it, or give a default as in ${"
                        + name + ":-default}.",
                    name);
        } else if (!isValidUtf8(*value)) {
            problem(whole, "What the environment variable " + name + " holds is not UTF-8.");
        } else {
            m_result.text += *value;
            if (whole == m_text)
                m_result.variable = name;
        }
    }

    void problem(std::string_view reference, std::string message, std::string unset = {})
    {
        m_result.problems.push_back({std::string(reference), std::move(message), std::move(unset)});
    }

    std::string_view m_text;
    const Environment &m_environment;
    Expansion m_result;
};

} // namespace

bool hasReference(std::string_view text)
{
    return text.find(kBegin) != std::string_view::npos;
}

Expansion expand(std::string_view text, const Environment &environment)
{
    return Expander(text, environment).run();
}

} // namespace tooltray::storage
