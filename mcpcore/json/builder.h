// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/cell.h"
#include "json/parse.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::json {

// Makes a value out of a text in which simdjson has found the tokens: the offset of every bracket,
// colon and comma, and of the first character of every string, number and word.
class Builder {
public:
    Builder() = default;
    Builder(Builder &&) noexcept = default;
    Builder &operator=(Builder &&) noexcept = default;
    ~Builder();

    // Nothing where the text is not JSON.
    std::optional<Value> build(std::string_view text, std::span<const std::uint32_t> tokens,
                               const ParseOptions &options);

private:
    struct Container {
        detail::Tag kind;
        std::size_t firstCell;
    };

    bool run();
    bool value();
    bool closeWhatEnds();
    bool name();
    bool string();
    bool number();
    bool word(std::string_view expected, detail::Tag meaning);
    bool close();
    void dropCells() noexcept;

    std::size_t offset() const noexcept
    {
        return m_token == m_tokens.size() ? m_text.size() : m_tokens[m_token];
    }
    char peek() const noexcept { return m_token == m_tokens.size() ? '\0' : m_text[m_tokens[m_token]]; }
    bool skip(char expected) noexcept;

    std::string_view m_text;
    std::span<const std::uint32_t> m_tokens;
    std::size_t m_token = 0;
    ParseOptions m_options;
    std::vector<detail::Cell> m_cells; // what is complete within the open containers
    std::vector<Container> m_open;
    std::string m_unescaped;
};

} // namespace tooltray::json
