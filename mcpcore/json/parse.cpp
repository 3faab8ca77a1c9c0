// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/parse.h"

#include "json/builder.h"
#include "json/diagnose.h"
#include "json/scanner.h"

#include <simdjson.h>

#include <utility>

namespace tooltray::json {

namespace {

// Up to this size of a text its working memory is kept.
constexpr std::size_t kKeptCapacity = std::size_t{256} << 10U;

using Indexer = simdjson::internal::dom_parser_implementation;

} // namespace

// simdjson finds the tokens and checks UTF-8 and control characters (its "stage 1"); Builder makes
// the value out of the tokens and checks all else. The numbers' text, the error positions and the
// bounded stack need this cut: simdjson's own front ends convert numbers, recurse, and want the text
// copied behind padding.
class Parser::State {
public:
    std::optional<Value> parse(std::string_view text, const ParseOptions &options)
    {
        if (text.starts_with(detail::kByteOrderMark))
            text.remove_prefix(detail::kByteOrderMark.size());
        if (text.empty() || !reserve(text.size()))
            return std::nullopt;
        const auto *bytes = reinterpret_cast<const std::uint8_t *>(text.data());
        if (m_indexer->stage1(bytes, text.size(), simdjson::stage1_mode::regular) != simdjson::SUCCESS)
            return std::nullopt;
        return m_builder.build(text, {m_indexer->structural_indexes.get(), m_indexer->n_structural_indexes},
                               options);
    }

    bool isTooBigToKeep() const noexcept { return m_indexer && m_indexer->capacity() > kKeptCapacity; }

private:
    bool reserve(std::size_t size)
    {
        constexpr std::size_t kUnusedDepth = 1;
        if (m_indexer && m_indexer->capacity() >= size)
            return true;
        const auto result = simdjson::get_active_implementation()->create_dom_parser_implementation(
            size, kUnusedDepth, m_indexer);
        return result == simdjson::SUCCESS;
    }

    std::unique_ptr<Indexer> m_indexer;
    Builder m_builder;
};

Parser::Parser() : m_state(std::make_unique<State>()) {}
Parser::Parser(Parser &&) noexcept = default;
Parser &Parser::operator=(Parser &&) noexcept = default;
Parser::~Parser() = default;

Parsed Parser::parse(std::string_view text, const ParseOptions &options)
{
    std::optional<Value> value = m_state->parse(text, options);
    if (m_state->isTooBigToKeep())
        *m_state = State();
    if (value)
        return {*std::move(value), std::nullopt};
    std::optional<ParseError> error = detail::diagnose(text, options);
    if (!error)
        error = {.message = "The text is larger than 4 GiB."};
    return {Value(), std::move(error)};
}

Parsed parse(std::string_view text, const ParseOptions &options)
{
    return Parser().parse(text, options);
}

} // namespace tooltray::json
