// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/curlcommand.h"

#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "workspace/exchange/readers.h"

#include <algorithm>
#include <array>

namespace tooltray::workspace {
namespace {

// Splits a command line as a shell does.
class CurlWords {
public:
    explicit CurlWords(std::string_view text) : m_rest(text) {}

    std::vector<std::string> read()
    {
        while (!m_rest.empty())
            readOne();
        endWord();
        return std::move(m_words);
    }

private:
    void readOne()
    {
        const char c = next();
        if (c == '\'')
            readPlainQuote();
        else if (c == '"')
            readQuote();
        else if (c == '$' && peek() == '\'')
            readAnsiQuote();
        else if (c == '\\' || (c == '^' && isOneOf(peek(), "\"\n\r^&|<>%")))
            readEscape();
        else if (isOneOf(c, " \t\r\n"))
            endWord();
        else
            add(c);
    }

    void readPlainQuote()
    {
        m_isInWord = true;
        const std::size_t end = std::min(m_rest.find('\''), m_rest.size());
        m_word += m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
    }

    void readQuote()
    {
        m_isInWord = true;
        while (!m_rest.empty()) {
            const char c = next();
            if (c == '"')
                return;
            if (c == '\\' && isOneOf(peek(), "\"\\$`\n"))
                readEscape();
            else
                m_word += c;
        }
    }

    void readAnsiQuote()
    {
        next();
        m_isInWord = true;
        while (!m_rest.empty()) {
            const char c = next();
            if (c == '\'')
                return;
            if (c != '\\') {
                m_word += c;
                continue;
            }
            const char escaped = next();
            if (escaped == 'u' || escaped == 'x')
                readCode(escaped == 'u' ? 4 : 2);
            else
                m_word += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped == 'r' ? '\r' : escaped;
        }
    }

    void readCode(std::size_t most)
    {
        char32_t code = 0;
        for (std::size_t i = 0; i < most; ++i) {
            const auto digit = hexDigit(peek());
            if (!digit)
                break;
            code = code * 16 + *digit;
            next();
        }
        const bool isHigh = code >= 0xD800 && code < 0xDC00;
        const bool isLow = code >= 0xDC00 && code < 0xE000;
        if (isLow && m_high != 0)
            code = 0x10000 + ((m_high - 0xD800) << 10U) + (code - 0xDC00);
        m_high = isHigh ? code : 0;
        if (!isHigh)
            appendUtf8(code >= 0xD800 && code < 0xE000 ? U'\uFFFD' : code, m_word);
    }

    // A line that goes on, or a letter that is meant as it stands.
    void readEscape()
    {
        if (peek() == '\r')
            next();
        if (const char escaped = next(); escaped != '\0' && escaped != '\n')
            add(escaped);
    }

    void add(char c)
    {
        m_word += c;
        m_isInWord = true;
    }

    void endWord()
    {
        if (m_isInWord)
            m_words.push_back(std::move(m_word));
        m_word.clear();
        m_isInWord = false;
    }

    static bool isOneOf(char c, std::string_view letters)
    {
        return c != '\0' && letters.find(c) != std::string_view::npos;
    }

    char peek() const { return m_rest.empty() ? '\0' : m_rest.front(); }

    char next()
    {
        const char c = peek();
        m_rest.remove_prefix(std::min<std::size_t>(1, m_rest.size()));
        return c;
    }

    std::string_view m_rest;
    std::vector<std::string> m_words;
    std::string m_word;
    bool m_isInWord = false;
    char32_t m_high = 0; // the first half of a character beyond \uFFFF
};

enum class CurlOption : std::uint8_t {
    None, // without an argument, or unknown
    Ignored,
    Header,
    Method,
    User,
    Bearer,
    Data,
    EncodedData,
    Json,
    Cookie,
    Agent,
    Proxy,
    Url,
    File,
};

struct NamedOption {
    std::string_view name;
    CurlOption option;
};

constexpr std::array kCurlOptions{
    NamedOption{"-H", CurlOption::Header},
    NamedOption{"--header", CurlOption::Header},
    NamedOption{"-X", CurlOption::Method},
    NamedOption{"--request", CurlOption::Method},
    NamedOption{"-u", CurlOption::User},
    NamedOption{"--user", CurlOption::User},
    NamedOption{"--oauth2-bearer", CurlOption::Bearer},
    NamedOption{"-d", CurlOption::Data},
    NamedOption{"--data", CurlOption::Data},
    NamedOption{"--data-raw", CurlOption::Data},
    NamedOption{"--data-ascii", CurlOption::Data},
    NamedOption{"--data-binary", CurlOption::Data},
    NamedOption{"--data-urlencode", CurlOption::EncodedData},
    NamedOption{"--json", CurlOption::Json},
    NamedOption{"-b", CurlOption::Cookie},
    NamedOption{"--cookie", CurlOption::Cookie},
    NamedOption{"-A", CurlOption::Agent},
    NamedOption{"--user-agent", CurlOption::Agent},
    NamedOption{"-x", CurlOption::Proxy},
    NamedOption{"--proxy", CurlOption::Proxy},
    NamedOption{"--url", CurlOption::Url},
    NamedOption{"-F", CurlOption::File},
    NamedOption{"--form", CurlOption::File},
    NamedOption{"-T", CurlOption::File},
    NamedOption{"--upload-file", CurlOption::File},
};

constexpr std::array<std::string_view, 23> kIgnoredOptions{
    "-e",       "--referer",   "-o",        "--output", "-w",          "--write-out",
    "-m",       "--max-time",  "--retry",   "-E",       "--cert",      "--connect-timeout",
    "--key",    "--cacert",    "--resolve", "-c",       "-K",          "--cookie-jar",
    "--config", "--interface", "-D",        "-U",       "--proxy-user"};

CurlOption curlOption(std::string_view name)
{
    const auto found = std::ranges::find(kCurlOptions, name, &NamedOption::name);
    if (found != kCurlOptions.end())
        return found->option;
    const bool isIgnored =
        name == "--max-redirs" || name == "--dump-header" || isOneOf(name, kIgnoredOptions);
    return isIgnored ? CurlOption::Ignored : CurlOption::None;
}

void addData(CurlCommand &command, const std::string &value)
{
    command.body += (command.body.empty() ? "" : "&") + value;
}

// name=value, of which the value is to be encoded.
std::string encodedData(std::string_view value)
{
    const std::size_t equals = value.find('=');
    if (equals == std::string_view::npos)
        return encodePercent(value);
    return std::string(value.substr(0, equals)) + (equals == 0 ? "" : "=")
           + encodePercent(value.substr(equals + 1));
}

void takeCurlValue(CurlCommand &command, CurlOption option, const std::string &value)
{
    switch (option) {
    case CurlOption::Header:
        if (const std::size_t colon = value.find(':'); colon != std::string::npos && colon > 0)
            command.headers.push_back({std::string(trimmed(value.substr(0, colon))),
                                       std::string(trimmed(std::string_view(value).substr(colon + 1)))});
        break;
    case CurlOption::Method: command.method = value; break;
    case CurlOption::User: command.user = value; break;
    case CurlOption::Bearer: command.headers.push_back({"Authorization", "Bearer " + value}); break;
    case CurlOption::Json:
        command.isJson = true;
        command.body += value;
        break;
    case CurlOption::EncodedData: addData(command, encodedData(value)); break;
    case CurlOption::Data:
        command.hasFiles = command.hasFiles || value.starts_with('@');
        addData(command, value);
        break;
    case CurlOption::Cookie: command.headers.push_back({"Cookie", value}); break;
    case CurlOption::Agent: command.headers.push_back({"User-Agent", value}); break;
    case CurlOption::Proxy: command.proxy = value; break;
    case CurlOption::Url: command.url = value; break;
    case CurlOption::File: command.hasFiles = true; break;
    case CurlOption::None:
    case CurlOption::Ignored: break;
    }
}

// True for an option without an argument.
bool takeFlag(CurlCommand &command, std::string_view word)
{
    const bool isInsecure = word == "-k" || word == "--insecure";
    const bool isInUrl = word == "-G" || word == "--get";
    const bool isHead = word == "-I" || word == "--head";
    command.isInsecure = command.isInsecure || isInsecure;
    command.isBodyInUrl = command.isBodyInUrl || isInUrl;
    if (isHead)
        command.method = "HEAD";
    return isInsecure || isInUrl || isHead;
}

} // namespace

std::optional<CurlCommand> parseCurl(std::string_view text)
{
    std::vector<std::string> words = CurlWords(trimmed(text)).read();
    while (!words.empty() && words.front() == "$") // of a prompt that was copied with it
        words.erase(words.begin());
    if (words.empty() || (words.front() != "curl" && words.front() != "curl.exe"))
        return std::nullopt;
    CurlCommand command;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (!word.starts_with('-') || word == "-") {
            if (command.url.empty())
                command.url = word;
            continue;
        }
        if (takeFlag(command, word))
            continue;
        const bool isShort = !word.starts_with("--");
        const CurlOption option = curlOption(isShort ? std::string_view(word).substr(0, 2) : word);
        if (option == CurlOption::None)
            continue;
        if (isShort && word.size() > 2) // -XPOST
            takeCurlValue(command, option, word.substr(2));
        else if (++i < words.size())
            takeCurlValue(command, option, words[i]);
    }
    if (command.url.empty())
        return std::nullopt;
    if (command.url.find("://") == std::string::npos && !command.url.starts_with("{{"))
        command.url.insert(0, "http://"); // as curl takes it
    return command;
}

bool isCurl(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n$");
    return begin != std::string_view::npos
           && (text.substr(begin).starts_with("curl ") || text.substr(begin).starts_with("curl.exe "));
}

Foreign readCurl(std::string_view text)
{
    Foreign out{.format = ForeignFormat::Curl};
    ForeignRequest &request = out.requests.emplace_back();
    const std::optional<CurlCommand> command = parseCurl(text);
    if (!command) {
        notHttp(request);
        return out;
    }
    request.url = command->url;
    ForeignHttpRequest call{.method = command->method};
    if (call.method.empty())
        call.method = command->body.empty() || command->isBodyInUrl ? "GET" : "POST";
    call.method = methodOf(call.method);
    call.headers = command->headers;
    call.hasFiles = command->hasFiles;
    if (command->isBodyInUrl && !command->body.empty())
        request.url += (request.url.find('?') == std::string::npos ? "?" : "&") + command->body;
    else
        call.body = command->body;
    if (!call.body.empty())
        call.mediaType = command->isJson ? "application/json" : "application/x-www-form-urlencoded";
    for (const ForeignField &header : call.headers) {
        if (equalsIgnoringAsciiCase(header.name, "content-type"))
            call.mediaType = header.value;
    }
    takeCall(std::move(call), {}, request);
    if (!command->user.empty())
        loseSignIn("basic", request);
    if (!command->proxy.empty())
        request.lost.emplace_back(CORE_TEXT("Core", "The proxy is not imported. Set it on the endpoint."));
    if (command->isInsecure)
        request.lost.emplace_back(CORE_TEXT("Core", "The option to skip certificate checks is not imported. "
                                                    "Set it on the endpoint."));
    return out;
}

} // namespace tooltray::workspace
