// SPDX-License-Identifier: GPL-3.0-or-later
#include "errorcodes.h"

#include <QFile>
#include <QString>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <regex>

namespace tooltray::test {
namespace {

constexpr std::string_view kUnknown = "…";
constexpr std::size_t kMaxTexts = 4; // of one code

// The position behind the literal that begins there.
std::size_t behindLiteral(std::string_view text, std::size_t at)
{
    const char quote = text[at];
    for (++at; at < text.size() && text[at] != quote; ++at)
        at += text[at] == '\\' ? 1 : 0;
    return std::min(at + 1, text.size());
}

// The arguments from there to the bracket that closes their list.
std::vector<std::string_view> argumentsFrom(std::string_view text, std::size_t at)
{
    std::vector<std::string_view> arguments;
    std::size_t begin = at;
    int depth = 0;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"' || c == '\'') {
            at = behindLiteral(text, at) - 1;
        } else if (c == '(' || c == '{' || c == '[') {
            ++depth;
        } else if ((c == ')' || c == '}' || c == ']') && depth-- == 0) {
            break;
        } else if (c == ',' && depth == 0) {
            arguments.push_back(text.substr(begin, at - begin));
            begin = at + 1;
        }
    }
    if (begin < at)
        arguments.push_back(text.substr(begin, at - begin));
    return arguments;
}

std::string unescaped(std::string_view literal)
{
    std::string text;
    for (std::size_t i = 0; i < literal.size(); ++i) {
        if (literal[i] == '\\' && i + 1 < literal.size())
            text += literal[++i] == 'n' ? ' ' : literal[i];
        else
            text += literal[i];
    }
    return text;
}

// The argument of CORE_TEXT behind its context, or the whole expression: literals are what they are, all else is
// unknown. Nothing where there is no literal.
std::optional<std::string> templateOf(std::string_view expression)
{
    constexpr std::string_view kMark = "CORE_TEXT(\"Core\",";
    if (const std::size_t mark = expression.find(kMark); mark != std::string_view::npos) {
        const std::string_view rest = expression.substr(mark + kMark.size());
        std::string text;
        for (std::size_t at = 0; at < rest.size() && rest[at] != ')' && rest[at] != ',';) {
            if (rest[at] != '"') {
                ++at;
                continue;
            }
            const std::size_t behind = behindLiteral(rest, at);
            text += unescaped(rest.substr(at + 1, behind - at - 2));
            at = behind;
        }
        return text;
    }
    std::string text;
    bool hasLiteral = false;
    bool isBetween = false; // something else came since the last literal
    for (std::size_t at = 0; at < expression.size();) {
        const char c = expression[at];
        if (c == '"') {
            const std::size_t behind = behindLiteral(expression, at);
            if (isBetween)
                text += kUnknown;
            text += unescaped(expression.substr(at + 1, behind - at - 2));
            isBetween = false;
            hasLiteral = true;
            at = behind;
            continue;
        }
        isBetween |= c != ' ' && c != '\n' && c != '+';
        ++at;
    }
    if (isBetween && hasLiteral)
        text += kUnknown;
    return hasLiteral && expression.find('?') == std::string_view::npos ? std::optional(text) : std::nullopt;
}

std::string words(std::string name)
{
    std::string text;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z') {
            text += text.empty() ? "" : " ";
            text += static_cast<char>(c - 'A' + 'a');
        } else {
            text += c;
        }
    }
    return text;
}

// Text of Markdown: what it would take for markup is written so that it is none.
std::string markdown(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        if (std::string_view("\\`*_[]<>#|").find(c) != std::string_view::npos)
            escaped += '\\';
        escaped += c;
    }
    return escaped;
}

bool isNamePart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// The position of a whole word; npos: there is none.
std::size_t findWord(std::string_view text, std::string_view word, std::size_t from = 0)
{
    for (std::size_t at = text.find(word, from); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t behind = at + word.size();
        if ((at == 0 || !isNamePart(text[at - 1])) && (behind == text.size() || !isNamePart(text[behind])))
            return at;
    }
    return std::string_view::npos;
}

std::string_view lastWord(std::string_view text)
{
    std::size_t begin = text.size();
    while (begin > 0 && isNamePart(text[begin - 1]))
        --begin;
    return text.substr(begin);
}

// A free function that makes an error of what its callers tell it.
struct ErrorMaker {
    std::string_view name;
    std::vector<std::string_view> parameters;

    // The message or template among the parameters that the expression is made of.
    std::optional<std::size_t> parameterIn(std::string_view expression) const
    {
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            const bool isText = findWord(parameters[i], "Message") != std::string_view::npos
                                || findWord(parameters[i], "Template") != std::string_view::npos;
            if (isText && findWord(expression, lastWord(parameters[i])) != std::string_view::npos)
                return i;
        }
        return std::nullopt;
    }

    std::vector<std::vector<std::string_view>> callsIn(std::string_view source) const
    {
        std::vector<std::vector<std::string_view>> calls;
        for (std::size_t at = findWord(source, name); at != std::string_view::npos;
             at = findWord(source, name, at + 1)) {
            const std::size_t behind = at + name.size();
            if (behind < source.size() && source[behind] == '(')
                calls.push_back(argumentsFrom(source, behind + 1));
        }
        return calls;
    }
};

std::optional<ErrorMaker> functionAround(std::string_view source, std::size_t at)
{
    const std::size_t body = source.rfind("\n{\n", at);
    if (body == std::string_view::npos
        || source.substr(body, at - body).find("\n}\n") != std::string_view::npos)
        return std::nullopt;
    const std::size_t blank = source.rfind("\n\n", body);
    const std::size_t begin = source.find("\nError ", blank == std::string_view::npos ? 0 : blank);
    const std::size_t bracket = source.find('(', begin == std::string_view::npos ? body : begin);
    if (begin >= body || bracket >= body)
        return std::nullopt;
    return ErrorMaker{lastWord(source.substr(0, bracket)), argumentsFrom(source, bracket + 1)};
}

} // namespace

void collectErrorCodes(std::string_view source, std::map<std::string, ErrorCode> &codes)
{
    static const std::regex pattern("ErrorKind::([A-Za-z]+),\\s*\"([a-z][a-z0-9_]*)\"\\s*,?");
    const std::string text(source);
    for (std::sregex_iterator found(text.begin(), text.end(), pattern), end; found != end; ++found) {
        ErrorCode &code = codes[(*found)[2].str()];
        if (code.kind.empty())
            code.kind = words((*found)[1].str());
        const auto arguments =
            argumentsFrom(source, static_cast<std::size_t>(found->position() + found->length()));
        // False: the message is not written there.
        const auto add = [&code](std::string_view message, std::string_view hint) {
            const auto sentence = templateOf(message);
            if (!sentence || sentence->empty() || sentence->starts_with(kUnknown))
                return false;
            ErrorCode::Text one{*sentence, templateOf(hint).value_or("")};
            if (one.hint.starts_with(kUnknown))
                one.hint.clear();
            if (code.texts.size() < kMaxTexts && std::ranges::find(code.texts, one) == code.texts.end())
                code.texts.push_back(std::move(one));
            return true;
        };
        const std::string_view hint = arguments.size() > 1 ? arguments[1] : std::string_view();
        if (arguments.empty() || add(arguments[0], hint))
            continue;
        const auto maker = functionAround(source, static_cast<std::size_t>(found->position()));
        const auto told = maker ? maker->parameterIn(arguments[0]) : std::nullopt;
        const auto toldHint = maker ? maker->parameterIn(hint) : std::nullopt;
        for (const auto &given :
             told ? maker->callsIn(source) : std::vector<std::vector<std::string_view>>()) {
            if (*told < given.size())
                add(given[*told], toldHint && *toldHint < given.size() ? given[*toldHint] : hint);
        }
    }
}

std::map<std::string, ErrorCode> errorCodesOfTheSources()
{
    std::vector<std::filesystem::path> files;
    for (const char *folder : {"mcpcore", "app"}) {
        const auto place = std::filesystem::path(TOOLTRAY_SOURCE_DIR) / folder;
        for (const auto &entry : std::filesystem::recursive_directory_iterator(place)) {
            if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
                files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    std::map<std::string, ErrorCode> codes;
    for (const auto &path : files) {
        QFile file(QString::fromStdString(path.string()));
        if (file.open(QIODevice::ReadOnly))
            collectErrorCodes(file.readAll().toStdString(), codes);
    }
    return codes;
}

std::string errorChapter(const std::map<std::string, ErrorCode> &codes)
{
    std::string chapter = "# Errors\n\n<!-- Generated from the sources by tests/manual; "
                          "TOOLTRAY_WRITE_MANUAL=1 writes it again. "
                          "-->\n\n"
                          "Every error has a kind, a code, a message and often a hint. Commands print the "
                          "code with `--json`, agents get it in `error.code`, and the log shows it. Words in "
                          "braces and … stand for names and values.\n\n"
                          "The kind decides the exit code of a command and the status of a REST answer: "
                          "usage 2, not found 3, denied 4, "
                          "invalid 5, unavailable and timeout 6.\n";
    for (const auto &[name, code] : codes) {
        chapter += "\n## " + name + "\n\n*" + code.kind + "*\n";
        for (const ErrorCode::Text &text : code.texts) {
            chapter += "\n- " + markdown(text.message);
            if (!text.hint.empty())
                chapter += "\n  **What to do:** " + markdown(text.hint);
        }
        chapter += code.texts.empty() ? "\nThe message says what happened.\n" : "\n";
    }
    return chapter;
}

} // namespace tooltray::test
