// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/httpanswerparser.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace tooltray::test {
namespace {

constexpr bool isTokenCharacter(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c)
           || std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
}

constexpr bool isBadInText(char c)
{
    return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == '\x7f';
}

std::optional<std::size_t> wholeNumber(std::string_view text, int base)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

void HttpAnswerParser::add(std::string_view bytes)
{
    m_input += bytes;
    while (m_error.empty() && step()) {
    }
}

void HttpAnswerParser::connectionClosed()
{
    if (!m_error.empty())
        return;
    if (m_state == State::BodyToClose)
        finish();
    else if (m_state != State::StatusLine || !m_input.empty())
        fail("The connection was closed in the middle of an answer.");
}

std::optional<HttpAnswer> HttpAnswerParser::take()
{
    if (m_complete.empty())
        return std::nullopt;
    HttpAnswer answer = std::move(m_complete.front());
    m_complete.pop_front();
    return answer;
}

// Reads on by one line or piece of a body; false when more bytes are needed or the answer is broken.
bool HttpAnswerParser::step()
{
    if (m_state == State::Body || m_state == State::Chunk) {
        const std::string piece = m_input.substr(0, m_missing);
        m_input.erase(0, piece.size());
        m_missing -= piece.size();
        m_answer.body += piece;
        if (m_state == State::Chunk)
            m_answer.chunks.back() += piece;
        if (m_missing > 0)
            return false;
        if (m_state == State::Body)
            return finish();
        m_state = State::ChunkEnd;
        return true;
    }
    if (m_state == State::BodyToClose) {
        m_answer.body += std::exchange(m_input, {});
        return false;
    }
    const auto taken = takeLine();
    if (!taken)
        return false;
    const std::string line(*taken);
    m_input.erase(0, line.size() + 2);
    switch (m_state) {
    case State::StatusLine: return readStatusLine(line);
    case State::Headers: return line.empty() ? beginBody() : readField(line, m_answer.headers);
    case State::ChunkSize: return readChunkSize(line);
    case State::ChunkEnd:
        m_state = State::ChunkSize;
        return line.empty() || fail("A chunk is longer than its size says.");
    default: return line.empty() ? finish() : readField(line, m_answer.trailers);
    }
}

// The next line without its end, which stays in the input.
std::optional<std::string_view> HttpAnswerParser::takeLine()
{
    const std::size_t end = m_input.find('\n');
    if (end == std::string::npos)
        return std::nullopt;
    if (end == 0 || m_input[end - 1] != '\r') {
        fail("A line does not end with CR LF.");
        return std::nullopt;
    }
    const std::string_view line(m_input.data(), end - 1);
    if (std::any_of(line.begin(), line.end(), isBadInText)) {
        fail("A line holds a control character.");
        return std::nullopt;
    }
    return line;
}

bool HttpAnswerParser::readStatusLine(std::string_view line)
{
    m_answer = {};
    const auto status = line.size() < 12 ? std::nullopt : wholeNumber(line.substr(9, 3), 10);
    if (!line.starts_with("HTTP/1.") || line.size() < 13 || !isAsciiDigit(line[7]) || line[8] != ' '
        || line[12] != ' ' || !status || *status < 100 || *status > 599)
        return fail("\"" + std::string(line) + "\" is no status line.");
    m_answer.version = line.substr(0, 8);
    m_answer.status = static_cast<int>(*status);
    m_answer.reason = line.substr(13);
    m_state = State::Headers;
    return true;
}

bool HttpAnswerParser::readField(std::string_view line,
                                 std::vector<std::pair<std::string, std::string>> &fields)
{
    const std::size_t colon = line.find(':');
    const std::string_view name = line.substr(0, colon);
    if (colon == std::string_view::npos || name.empty()
        || !std::all_of(name.begin(), name.end(), isTokenCharacter))
        return fail("\"" + std::string(line) + "\" is no header.");
    std::string_view value = line.substr(colon + 1);
    value.remove_prefix(std::min(value.find_first_not_of(" \t"), value.size()));
    value = value.substr(0, value.find_last_not_of(" \t") + 1);
    fields.emplace_back(name, value);
    return true;
}

// RFC 9112 section 6.3.
bool HttpAnswerParser::beginBody()
{
    const bool isInterim = m_answer.status < 200;
    const auto length = m_answer.header("Content-Length");
    const auto coding = m_answer.header("Transfer-Encoding");
    if (length && coding)
        return fail("The answer has both Content-Length and Transfer-Encoding.");
    if ((isInterim || m_answer.status == 204) && (length || coding))
        return fail("An answer that never has a body says how long it is.");
    const bool answersHead = !isInterim && std::exchange(m_expectsNoBody, false);
    if (isInterim || answersHead || m_answer.status == 204 || m_answer.status == 304)
        return finish();
    if (length)
        return beginBodyOfLength(*length);
    if (coding && !equalsIgnoringAsciiCase(*coding, "chunked"))
        return fail("The transfer coding \"" + *coding + "\" is unknown.");
    if (coding && m_answer.version == "HTTP/1.0")
        return fail("An HTTP/1.0 answer is chunked.");
    m_state = coding ? State::ChunkSize : State::BodyToClose;
    return true;
}

bool HttpAnswerParser::beginBodyOfLength(const std::string &length)
{
    const auto size = wholeNumber(length, 10);
    if (!size)
        return fail("Content-Length is \"" + length + "\".");
    m_missing = *size;
    m_state = State::Body;
    return true;
}

bool HttpAnswerParser::readChunkSize(std::string_view line)
{
    const auto size = wholeNumber(line.substr(0, line.find(';')), 16);
    if (!size)
        return fail("\"" + std::string(line) + "\" is no size of a chunk.");
    if (*size == 0) {
        m_state = State::Trailers;
        return true;
    }
    m_answer.chunks.emplace_back();
    m_missing = *size;
    m_state = State::Chunk;
    return true;
}

bool HttpAnswerParser::finish()
{
    m_complete.push_back(std::exchange(m_answer, {}));
    m_state = State::StatusLine;
    return true;
}

bool HttpAnswerParser::fail(std::string error)
{
    m_error = std::move(error);
    return false;
}

} // namespace tooltray::test
