// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/uri.h"

#include "jsonschema/format/format.h"
#include "text/unicode/textcursor.h"
#include "text/unicode/utf8.h"

#include <algorithm>

namespace tooltray::jsonschema {
namespace {

enum class Grammar { Uri, Iri };

bool isUnreserved(char c) noexcept
{
    constexpr std::string_view marks = "-._~";
    return isAsciiLetter(c) || isAsciiDigit(c) || marks.find(c) != std::string_view::npos;
}

bool isSubDelimiter(char c) noexcept
{
    constexpr std::string_view delimiters = "!$&'()*+,;=";
    return delimiters.find(c) != std::string_view::npos;
}

// RFC 3987 2.2 ucschar.
bool isUcsCharacter(char32_t point) noexcept
{
    if (point < 0x10000)
        return (point >= 0xA0 && point <= 0xD7FF) || (point >= 0xF900 && point <= 0xFDCF)
               || (point >= 0xFDF0 && point <= 0xFFEF);
    const bool isNonCharacter = (point & 0xFFFFU) >= 0xFFFE;
    return point < 0xF0000 && !isNonCharacter && (point < 0xE0000 || point >= 0xE1000);
}

// RFC 3987 2.2 iprivate.
bool isPrivateUse(char32_t point) noexcept
{
    return (point >= 0xE000 && point <= 0xF8FF) || (point >= 0xF0000 && (point & 0xFFFFU) < 0xFFFE);
}

bool isPercentEncoded(std::string_view text) noexcept
{
    return text.size() > 2 && text[0] == '%' && isHexDigit(text[1]) && isHexDigit(text[2]);
}

// True if the text consists of unreserved characters, sub-delimiters, percent escapes and the given others.
bool consistsOf(std::string_view text, std::string_view others, Grammar grammar) noexcept
{
    for (std::size_t at = 0; at < text.size();) {
        const text::CodePoint point = text::decode(text, at);
        const char c = text[at];
        if (c == '%') {
            if (!isPercentEncoded(text.substr(at)))
                return false;
            at += 3;
            continue;
        }
        const bool isAllowed = point.value < 0x80 ? isUnreserved(c) || isSubDelimiter(c)
                                                        || others.find(c) != std::string_view::npos
                                                  : grammar == Grammar::Iri && isUcsCharacter(point.value);
        if (!isAllowed)
            return false;
        at += point.length;
    }
    return true;
}

bool isScheme(std::string_view text) noexcept
{
    return !text.empty() && isAsciiLetter(text.front()) && std::all_of(text.begin(), text.end(), [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '+' || c == '-' || c == '.';
    });
}

bool isIpFuture(std::string_view text) noexcept
{
    text::TextCursor cursor(text);
    return cursor.takeAnyOf("vV") && !cursor.takeWhile(isHexDigit).empty() && cursor.take('.')
           && !cursor.atEnd() && std::all_of(cursor.rest().begin(), cursor.rest().end(), [](char c) {
                  return isUnreserved(c) || isSubDelimiter(c) || c == ':';
              });
}

bool isAuthority(std::string_view text, Grammar grammar) noexcept
{
    if (const std::size_t at = text.rfind('@'); at != std::string_view::npos) {
        if (!consistsOf(text.substr(0, at), ":", grammar))
            return false;
        text.remove_prefix(at + 1);
    }
    std::string_view port;
    if (text.starts_with('[')) {
        const std::size_t close = text.find(']');
        if (close == std::string_view::npos)
            return false;
        const std::string_view address = text.substr(1, close - 1);
        if (!isIpv6(address) && !isIpFuture(address))
            return false;
        port = text.substr(close + 1);
    } else {
        const std::size_t colon = std::min(text.find(':'), text.size());
        if (!consistsOf(text.substr(0, colon), "", grammar))
            return false;
        port = text.substr(colon);
    }
    text::TextCursor cursor(port);
    if (cursor.take(':'))
        cursor.takeWhile(isAsciiDigit);
    return cursor.atEnd();
}

bool isQuery(std::string_view text, Grammar grammar) noexcept
{
    if (grammar == Grammar::Uri)
        return consistsOf(text, ":@/?", grammar);
    // Private-use characters are at home in the query of an IRI and nowhere else.
    std::size_t start = 0;
    for (std::size_t at = 0; at < text.size();) {
        const text::CodePoint point = text::decode(text, at);
        if (isPrivateUse(point.value)) {
            if (!consistsOf(text.substr(start, at - start), ":@/?", grammar))
                return false;
            start = at + point.length;
        }
        at += point.length;
    }
    return consistsOf(text.substr(start), ":@/?", grammar);
}

bool isReference(std::string_view text, Grammar grammar) noexcept
{
    const Uri uri = splitUri(text);
    if (uri.scheme && !isScheme(*uri.scheme))
        return false;
    if (uri.authority && !isAuthority(*uri.authority, grammar))
        return false;
    if (!uri.scheme && uri.path.starts_with(':')) // 4.2: it would read as a scheme
        return false;
    return consistsOf(uri.path, ":@/", grammar) && (!uri.query || isQuery(*uri.query, grammar))
           && (!uri.fragment || consistsOf(*uri.fragment, ":@/?", grammar));
}

// RFC 6570 2.1, with erratum 6937 for the apostrophe.
bool takeLiteral(text::TextCursor &cursor) noexcept
{
    constexpr std::string_view forbidden = " \"<>\\^`{|}";
    if (isPercentEncoded(cursor.rest())) {
        cursor.skip(3);
        return true;
    }
    const text::CodePoint point = text::decode(cursor.rest(), 0);
    const bool isAllowed = point.value < 0x80
                               ? point.value > ' ' && point.value != 0x7F && cursor.peek() != '%'
                                     && forbidden.find(cursor.peek()) == std::string_view::npos
                               : isUcsCharacter(point.value) || isPrivateUse(point.value);
    if (isAllowed)
        cursor.skip(point.length);
    return isAllowed;
}

// RFC 6570 2.3: letters, digits, underscores and escapes, with single dots between them.
bool takeVariableName(text::TextCursor &cursor) noexcept
{
    do {
        const std::size_t before = cursor.rest().size();
        for (;;) {
            cursor.takeWhile([](char c) { return isAsciiLetter(c) || isAsciiDigit(c) || c == '_'; });
            if (!isPercentEncoded(cursor.rest()))
                break;
            cursor.skip(3);
        }
        if (cursor.rest().size() == before)
            return false;
    } while (cursor.take('.'));
    return true;
}

// RFC 6570 2.4: explode, or a prefix of 1 to 9999 characters.
bool takeModifier(text::TextCursor &cursor) noexcept
{
    if (cursor.take('*') || !cursor.take(':'))
        return true;
    const std::string_view length = cursor.takeWhile(isAsciiDigit);
    return !length.empty() && length.size() <= 4 && length.front() != '0';
}

bool takeExpression(text::TextCursor &cursor) noexcept
{
    if (!cursor.take('{'))
        return false;
    cursor.takeAnyOf("+#./;?&=,!@|");
    do {
        if (!takeVariableName(cursor) || !takeModifier(cursor))
            return false;
    } while (cursor.take(','));
    return cursor.take('}');
}

} // namespace

bool isUri(std::string_view text) noexcept
{
    return splitUri(text).scheme && isReference(text, Grammar::Uri);
}

bool isUriReference(std::string_view text) noexcept
{
    return isReference(text, Grammar::Uri);
}

bool isIri(std::string_view text) noexcept
{
    return splitUri(text).scheme && isReference(text, Grammar::Iri);
}

bool isIriReference(std::string_view text) noexcept
{
    return isReference(text, Grammar::Iri);
}

bool isUriTemplate(std::string_view text) noexcept
{
    text::TextCursor cursor(text);
    while (!cursor.atEnd()) {
        if (cursor.peek() == '{' ? !takeExpression(cursor) : !takeLiteral(cursor))
            return false;
    }
    return true;
}

bool isJsonPointer(std::string_view text) noexcept
{
    if (!text.empty() && text.front() != '/')
        return false;
    for (std::size_t tilde = text.find('~'); tilde != std::string_view::npos;
         tilde = text.find('~', tilde + 1)) {
        if (tilde + 1 == text.size() || (text[tilde + 1] != '0' && text[tilde + 1] != '1'))
            return false;
    }
    return true;
}

bool isRelativeJsonPointer(std::string_view text) noexcept
{
    text::TextCursor cursor(text);
    const std::string_view levels = cursor.takeWhile(isAsciiDigit);
    if (levels.empty() || (levels.front() == '0' && levels.size() > 1))
        return false;
    return cursor.rest() == "#" || isJsonPointer(cursor.rest());
}

bool isUuid(std::string_view text) noexcept
{
    constexpr std::string_view shape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
    return std::equal(text.begin(), text.end(), shape.begin(), shape.end(),
                      [](char c, char expected) { return expected == 'x' ? isHexDigit(c) : c == '-'; });
}

namespace {

// RFC 3986 5.2.4.
std::string withoutDotSegments(std::string_view input)
{
    std::string output;
    const auto dropLastSegment = [&output] {
        const std::size_t slash = output.rfind('/');
        output.erase(slash == std::string::npos ? 0 : slash);
    };
    while (!input.empty()) {
        if (input.starts_with("../")) {
            input.remove_prefix(3);
        } else if (input.starts_with("./") || input.starts_with("/./")) {
            input.remove_prefix(2);
        } else if (input == "/.") {
            input = "/";
        } else if (input.starts_with("/../")) {
            input.remove_prefix(3);
            dropLastSegment();
        } else if (input == "/..") {
            input = "/";
            dropLastSegment();
        } else if (input == "." || input == "..") {
            input = {};
        } else {
            const std::size_t next = input.find('/', 1);
            output += input.substr(0, next);
            input.remove_prefix(next == std::string_view::npos ? input.size() : next);
        }
    }
    return output;
}

// RFC 3986 5.2.3.
std::string merged(const Uri &base, std::string_view path)
{
    if (base.authority && base.path.empty())
        return "/" + std::string(path);
    const std::size_t slash = base.path.rfind('/');
    const std::string_view folder = slash == std::string_view::npos ? "" : base.path.substr(0, slash + 1);
    return std::string(folder) + std::string(path);
}

// RFC 3986 5.3.
std::string joined(const Uri &uri)
{
    std::string text;
    if (uri.scheme)
        text.append(*uri.scheme).append(":");
    if (uri.authority)
        text.append("//").append(*uri.authority);
    text.append(uri.path);
    if (uri.query)
        text.append("?").append(*uri.query);
    if (uri.fragment)
        text.append("#").append(*uri.fragment);
    return text;
}

} // namespace

Uri splitUri(std::string_view text)
{
    Uri uri;
    if (const std::size_t hash = text.find('#'); hash != std::string_view::npos) {
        uri.fragment = text.substr(hash + 1);
        text = text.substr(0, hash);
    }
    if (const std::size_t mark = text.find('?'); mark != std::string_view::npos) {
        uri.query = text.substr(mark + 1);
        text = text.substr(0, mark);
    }
    const std::size_t colon = text.find_first_of(":/");
    if (colon != std::string_view::npos && colon > 0 && text[colon] == ':') {
        uri.scheme = text.substr(0, colon);
        text.remove_prefix(colon + 1);
    }
    if (text.starts_with("//")) {
        const std::size_t end = text.find('/', 2);
        uri.authority = text.substr(2, end == std::string_view::npos ? end : end - 2);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end);
    }
    uri.path = text;
    return uri;
}

std::string resolveUri(std::string_view base, std::string_view reference)
{
    const Uri from = splitUri(base);
    Uri target = splitUri(reference);
    std::string path(target.path);
    if (target.scheme || target.authority) {
        path = withoutDotSegments(path);
    } else if (path.empty()) {
        path = from.path;
        if (!target.query)
            target.query = from.query;
    } else {
        if (!path.starts_with('/'))
            path = merged(from, path);
        path = withoutDotSegments(path);
    }
    if (!target.scheme) {
        if (!target.authority)
            target.authority = from.authority;
        target.scheme = from.scheme;
    }
    target.path = path;
    return joined(target);
}

} // namespace tooltray::jsonschema
