// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/cell.h"
#include "json/parse.h"
#include "json/pool.h"

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

    // Nothing where the text is not JSON. Behind the tokens lies the size of the text.
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

    // The character the next token begins with, NUL at the end.
    char peek() const noexcept { return m_token == m_tokenEnd ? '\0' : m_text[*m_token]; }
    bool skip(char expected) noexcept;
    bool canReadCell(const char *from) const noexcept;

    const char *m_text = nullptr;
    const char *m_textEnd = nullptr;
    const std::uint32_t *m_token = nullptr;
    const std::uint32_t *m_tokenEnd = nullptr;
    ParseOptions m_options;
    std::vector<detail::Cell> m_cells; // what is complete within the open containers
    std::vector<Container> m_open;
    std::string m_unescaped;
    detail::Pool m_pool;
    detail::Pool *m_usedPool = nullptr; // none for small texts
};

} // namespace tooltray::json
