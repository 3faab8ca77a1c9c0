// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/parser.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "json/cell.h"
#include "json/containers.h"
#include "json/number.h"
#include "json/pointer.h"
#include "json/scanner.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <simdjson.h>
#include <span>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tooltray::json {

using detail::Cell;
using detail::ScanError;
using detail::Scanner;
using detail::Tag;
using detail::TextKind;

namespace {

// Texts smaller than this take their memory piece by piece from the heap: for a few pieces a pool
// would take more than they need.
constexpr std::size_t kSmallText = std::size_t{64} << 10U;

// The sixteen bytes of a cell, as the processor likes them.
struct alignas(Cell) Words {
    std::uint64_t first;
    std::uint64_t second;
};

std::uint64_t word(const void *bytes) noexcept
{
    std::uint64_t result = 0;
    std::memcpy(&result, bytes, sizeof result);
    return result;
}

// The first so many of sixteen bytes, the others zero.
Words firstBytes(const char *bytes, std::size_t count) noexcept
{
    static constexpr unsigned char kOnesThenZeros[32] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
                                                         0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
    const unsigned char *const mask = kOnesThenZeros + 16 - count;
    return {word(bytes) & word(mask), word(bytes + 8) & word(mask + 8)};
}

bool hasBackslash(const Words &words) noexcept
{
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    const auto zeroBytes = [](std::uint64_t word) { return (word - kOnes) & ~word & (kOnes * 0x80); };
    return (zeroBytes(words.first ^ (kOnes * '\\')) | zeroBytes(words.second ^ (kOnes * '\\'))) != 0;
}

// Puts the head to the bytes without touching single bytes of the cell, which is written and read whole.
Cell shortText(const Words &bytes, std::size_t size, TextKind kind) noexcept
{
    static constexpr auto kHeads = [] {
        std::array<std::array<Words, Cell::kShortCapacity + 1>, 2> heads{};
        for (std::size_t i = 0; i <= Cell::kShortCapacity; ++i) {
            heads[0][i] = std::bit_cast<Words>(detail::shortHead(i, TextKind::Number));
            heads[1][i] = std::bit_cast<Words>(detail::shortHead(i, TextKind::String));
        }
        return heads;
    }();
    const Words &head = kHeads[kind == TextKind::String ? 1 : 0][size];
    return std::bit_cast<Cell>(Words{head.first | bytes.first, head.second | bytes.second});
}

using Finding = std::optional<ScanError>;

class Diagnosis {
public:
    Diagnosis(std::string_view text, const ParseOptions &options) : m_scanner(text), m_options(options) {}

    Finding run()
    {
        do {
            if (Finding finding = value())
                return finding;
            if (Finding finding = closeWhatEnds())
                return finding;
        } while (!m_open.empty());
        m_scanner.skipSpace();
        return m_scanner.atEnd() ? Finding() : m_scanner.unexpected("the end of the text");
    }

private:
    struct Container {
        char closing;
        std::unordered_set<std::string> names = {};
    };

    // A scalar or an empty container, or all that opens down to such a one.
    Finding value()
    {
        std::string_view expected = "a value";
        for (;;) {
            m_scanner.skipSpace();
            const char opening = m_scanner.peek();
            if (opening != '[' && opening != '{')
                return m_scanner.skipScalar(expected);
            if (m_open.size() >= m_options.maxDepth)
                return ScanError{"Nested deeper than " + std::to_string(m_options.maxDepth) + " levels.",
                                 m_scanner.offset()};
            m_scanner.skip(opening);
            m_open.push_back({opening == '[' ? ']' : '}'});
            m_scanner.skipSpace();
            if (m_scanner.peek() == m_open.back().closing)
                return {};
            expected = opening == '[' ? "a value or \"]\"" : "a value";
            if (opening == '{') {
                if (Finding finding = name("a member name in double quotes or \"}\""))
                    return finding;
            }
        }
    }

    // Goes on to where the next value must begin, or to the end of the outermost one.
    Finding closeWhatEnds()
    {
        while (!m_open.empty()) {
            m_scanner.skipSpace();
            const char closing = m_open.back().closing;
            if (m_scanner.skip(closing))
                m_open.pop_back();
            else if (!m_scanner.skip(','))
                return m_scanner.unexpected(closing == ']' ? "\",\" or \"]\"" : "\",\" or \"}\"");
            else
                return closing == ']' ? Finding() : name("a member name in double quotes");
        }
        return {};
    }

    Finding name(std::string_view expected)
    {
        m_scanner.skipSpace();
        const std::size_t begin = m_scanner.offset();
        if (m_scanner.peek() != '"')
            return m_scanner.unexpected(expected);
        std::string content;
        if (Finding finding = m_scanner.skipString(&content))
            return finding;
        if (m_options.duplicates == ParseOptions::Duplicates::Refuse
            && !m_open.back().names.insert(content).second)
            return ScanError{"The member \"" + content + "\" is given twice.", begin};
        m_scanner.skipSpace();
        return m_scanner.skip(':') ? Finding() : m_scanner.unexpected("\":\" after the member name");
    }

    Scanner m_scanner;
    const ParseOptions &m_options;
    std::vector<Container> m_open;
};

// Up to this size of a text its working memory is kept.
constexpr std::size_t kSavedCapacity = std::size_t{256} << 10U;

using Indexer = simdjson::internal::dom_parser_implementation;

} // namespace

// Makes a value out of a text in which simdjson has found the tokens: the offset of every bracket,
// colon and comma, and of the first character of every string, number and word.
class Builder {
public:
    Builder() = default;
    Builder(Builder &&) noexcept = default;
    Builder &operator=(Builder &&) noexcept = default;
    ~Builder();

    // Returns nothing if the text is not JSON. The size of the text follows the tokens.
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

Builder::~Builder()
{
    dropCells();
}

std::optional<Value> Builder::build(std::string_view text, std::span<const std::uint32_t> tokens,
                                    const ParseOptions &options)
{
    m_text = text.data();
    m_textEnd = m_text + text.size();
    m_token = tokens.data();
    m_tokenEnd = m_token + tokens.size();
    m_options = options;
    m_usedPool = text.size() < kSmallText ? nullptr : &m_pool;
    std::optional<Value> result;
    if (run()) {
        result = Value(m_cells.back());
        m_cells.clear();
    }
    dropCells();
    m_open.clear();
    m_pool.close();
    return result;
}

bool Builder::run()
{
    do {
        if (!value() || !closeWhatEnds())
            return false;
    } while (!m_open.empty());
    return m_token == m_tokenEnd;
}

// A scalar or an empty container, or all that opens down to such a one.
bool Builder::value()
{
    for (;;) {
        const char first = peek();
        switch (first) {
        case '"': return string();
        case 't': return word("true", Tag::True);
        case 'f': return word("false", Tag::False);
        case 'n': return word("null", Tag::Null);
        case '[':
        case '{': break;
        default: return number();
        }
        if (m_open.size() >= m_options.maxDepth)
            return false;
        ++m_token;
        m_open.push_back({first == '[' ? Tag::Array : Tag::Object, m_cells.size()});
        if (peek() == (first == '[' ? ']' : '}'))
            return true;
        if (first == '{' && !name())
            return false;
    }
}

// Goes on to where the next value must begin, or to the end of the outermost one.
bool Builder::closeWhatEnds()
{
    while (!m_open.empty()) {
        const Tag kind = m_open.back().kind;
        const char next = peek();
        ++m_token;
        if (next == ',')
            return kind == Tag::Array || name();
        if (next != (kind == Tag::Array ? ']' : '}') || !close())
            return false;
    }
    return true;
}

bool Builder::name()
{
    return peek() == '"' && string() && skip(':');
}

bool Builder::skip(char expected) noexcept
{
    if (peek() != expected)
        return false;
    ++m_token;
    return true;
}

bool Builder::string()
{
    const char *const begin = m_text + *m_token + 1;
    ++m_token;
    // Only white space lies between the closing quote and the next token.
    const char *end = m_text + *m_token - 1;
    while (*end != '"')
        --end;
    const auto size = static_cast<std::size_t>(end - begin);
    if (size <= Cell::kShortCapacity && canReadCell(begin)) {
        const Words bytes = firstBytes(begin, size);
        if (!hasBackslash(bytes)) {
            m_cells.push_back(shortText(bytes, size, TextKind::String));
            return true;
        }
    }
    std::string_view content(begin, size);
    if (content.find('\\') != std::string_view::npos) {
        std::size_t at = 0;
        m_unescaped.clear();
        if (!detail::unescape(content, m_unescaped, at))
            return false;
        content = m_unescaped;
    }
    m_cells.push_back(detail::makeText(content, TextKind::String, m_usedPool));
    return true;
}

bool Builder::number()
{
    if (m_token == m_tokenEnd)
        return false;
    const char *const begin = m_text + *m_token;
    ++m_token;
    const char *const limit = m_text + *m_token;
    const char *const end = detail::endOfNumber(begin, limit);
    // Text that follows a number without space, colon or comma between is no token of its own.
    if (end == nullptr || (end != limit && !isAsciiSpace(*end)))
        return false;
    const auto size = static_cast<std::size_t>(end - begin);
    m_cells.push_back(size <= Cell::kShortCapacity && canReadCell(begin)
                          ? shortText(firstBytes(begin, size), size, TextKind::Number)
                          : detail::makeText({begin, end}, TextKind::Number, m_usedPool));
    return true;
}

bool Builder::word(std::string_view expected, Tag meaning)
{
    const char *const begin = m_text + *m_token;
    ++m_token;
    const std::string_view found(begin, m_text + *m_token);
    if (!found.starts_with(expected) || (found != expected && !isAsciiSpace(found[expected.size()])))
        return false;
    m_cells.push_back(detail::plainCell(meaning));
    return true;
}

bool Builder::canReadCell(const char *from) const noexcept
{
    return static_cast<std::size_t>(m_textEnd - from) >= sizeof(Cell);
}

bool Builder::close()
{
    const Container container = m_open.back();
    m_open.pop_back();
    const std::span<const Cell> inside = std::span(m_cells).subspan(container.firstCell);
    const std::size_t count = inside.size();
    const bool isObject = container.kind == Tag::Object;
    const Cell made =
        isObject ? detail::makeObject(inside, m_usedPool) : detail::makeArray(inside, m_usedPool);
    m_cells.resize(container.firstCell);
    m_cells.push_back(made);
    return !isObject || m_options.duplicates == ParseOptions::Duplicates::KeepLast
           || detail::size(made) == count / 2;
}

void Builder::dropCells() noexcept
{
    for (const Cell &cell : m_cells)
        detail::destroy(cell);
    m_cells.clear();
}

std::optional<ParseError> detail::diagnose(std::string_view text, const ParseOptions &options)
{
    Finding finding = Diagnosis(text, options).run();
    if (!finding)
        return std::nullopt;
    const Position position = positionAt(text, finding->offset);
    return ParseError{std::move(finding->message), finding->offset, position.line, position.column};
}

// simdjson finds the tokens and checks UTF-8 and control characters (its "stage 1"); Builder makes
// the value out of the tokens and checks all else. The numbers' text, the error positions and the
// bounded stack need this cut: simdjson's own front ends convert numbers, recurse, and want the text
// copied behind padding.
class Parser::State {
public:
    std::optional<Value> parse(std::string_view text, const ParseOptions &options)
    {
        if (text.starts_with(kByteOrderMark))
            text.remove_prefix(kByteOrderMark.size());
        if (text.empty() || !reserve(text.size()))
            return std::nullopt;
        const auto *bytes = reinterpret_cast<const std::uint8_t *>(text.data());
        if (m_indexer->stage1(bytes, text.size(), simdjson::stage1_mode::regular) != simdjson::SUCCESS)
            return std::nullopt;
        return m_builder.build(text, {m_indexer->structural_indexes.get(), m_indexer->n_structural_indexes},
                               options);
    }

    bool isTooBigToKeep() const noexcept { return m_indexer && m_indexer->capacity() > kSavedCapacity; }

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
