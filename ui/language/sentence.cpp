// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/sentence.h"

#include "ui/language/sentencepattern.h"
#include "ui/language/utf8text.h"
#include "ui/language/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace tooltray::ui {
namespace {

constexpr int kDeepestWords = 10;             // words within words
constexpr std::size_t kLongestSentence = 600; // what is longer is not ours, and looking for it takes its time
constexpr std::string_view kBullet = "\n- ";  // before each sentence of a list

struct KnownWording {
    const char *text;
    SentencePattern pattern;
    bool isTelling; // enough words of its own to be known without a code
};

using KnownWordings = std::map<std::string_view, std::vector<KnownWording>, std::less<>>;

bool isTelling(const SentencePattern &pattern)
{
    constexpr std::size_t kEnough = 12;
    constexpr std::size_t kEnoughAroundNames = 20;
    std::size_t size = 0;
    for (const std::string_view literal : pattern.literals())
        size += literal.size();
    return size >= (pattern.names().empty() ? kEnough : kEnoughAroundNames);
}

const KnownWordings &knownWordings()
{
    static const KnownWordings known = [] {
        KnownWordings all;
        for (const auto table : wordingTables()) {
            for (const Wording &wording : table) {
                const SentencePattern pattern(wording.text);
                all[wording.code].push_back({wording.text, pattern, isTelling(pattern)});
            }
        }
        return all;
    }();
    return known;
}

// "http_" of "http_404", but all of "not_utf8"
std::string_view withoutNumber(std::string_view code)
{
    const std::string_view name = code.substr(0, code.find_last_not_of("0123456789") + 1);
    return name.ends_with('_') ? name : code;
}

class SentenceTranslation {
public:
    explicit SentenceTranslation(std::string_view code) : m_code(withoutNumber(code)) {}

    std::optional<QString> of(std::string_view text)
    {
        if (auto found = whole(text))
            return found;
        // Sentences that were put behind one another.
        for (std::size_t gap = text.find(' '); gap != std::string_view::npos; gap = text.find(' ', gap + 1)) {
            const bool isEnd = gap > 0 && (text[gap - 1] == '.' || text[gap - 1] == '?');
            const auto head = isEnd ? whole(text.substr(0, gap)) : std::nullopt;
            if (!head)
                continue;
            const auto tail = of(text.substr(gap + 1));
            return tail ? std::optional(*head + u' ' + *tail) : std::nullopt;
        }
        return behindName(text);
    }

private:
    std::optional<QString> whole(std::string_view text)
    {
        for (const std::string_view code : {m_code, std::string_view()}) {
            const auto group = knownWordings().find(code);
            if (group == knownWordings().end())
                continue;
            for (const KnownWording &known : group->second) {
                if (auto said = by(known, text))
                    return said;
            }
        }
        return anywhere(text);
    }

    // A step or a binding stands before what it is about: "create: There is ..."
    std::optional<QString> behindName(std::string_view text)
    {
        const std::size_t colon = text.find(": ");
        if (colon == std::string_view::npos || text.substr(0, colon).find(' ') != std::string_view::npos
            || m_depth == kDeepestWords)
            return std::nullopt;
        const std::string_view name = text.substr(0, colon + 2);
        ++m_depth;
        const auto said = of(text.substr(name.size()));
        --m_depth;
        return said ? std::optional(fromUtf8(name) + *said) : std::nullopt;
    }

    // Codes share hints, and within a sentence may stand one whose code is not there any more.
    std::optional<QString> anywhere(std::string_view text)
    {
        for (const auto &[code, group] : knownWordings()) {
            if (code.empty() || code == m_code)
                continue;
            for (const KnownWording &known : group) {
                if (!known.isTelling)
                    continue;
                if (auto said = by(known, text))
                    return said;
            }
        }
        return std::nullopt;
    }

    std::optional<QString> by(const KnownWording &known, std::string_view text)
    {
        const auto found = known.pattern.match(text);
        if (!found)
            return std::nullopt;
        return filled(QCoreApplication::translate("Wording", known.text).toUtf8().toStdString(),
                      known.pattern.names(), *found);
    }

    QString filled(const std::string &text, const std::vector<std::string_view> &names,
                   const std::vector<std::string_view> &values)
    {
        const SentencePattern translated(text);
        QString result = fromUtf8(translated.literals().front());
        for (std::size_t i = 0; i < translated.names().size(); ++i) {
            const std::string_view name = translated.names()[i];
            const auto place = std::ranges::find(names, name);
            if (place != names.end())
                result += valueOf(name, values[static_cast<std::size_t>(place - names.begin())]);
            result += fromUtf8(translated.literals()[i + 1]);
        }
        return result;
    }

    QString valueOf(std::string_view name, std::string_view value)
    {
        if (!name.starts_with('~') || m_depth == kDeepestWords)
            return fromUtf8(value);
        ++m_depth;
        QString said = of(value).value_or(fromUtf8(value));
        --m_depth;
        return said;
    }

    std::string_view m_code;
    int m_depth = 0;
};

// Nothing is looked for where it would be said as it is.
bool isEnglish()
{
    const char *const known = wordingTables().front().front().text;
    return QCoreApplication::translate("Wording", known) == QLatin1StringView(known);
}

QString wordedSentence(std::string_view code, std::string_view text)
{
    if (text.size() > kLongestSentence)
        return fromUtf8(text);
    return SentenceTranslation(code).of(text).value_or(fromUtf8(text));
}

// Word each sentence of "\n- a\n- b" on its own.
QString wordedList(std::string_view code, std::string_view list)
{
    QString said;
    while (!list.empty()) {
        list.remove_prefix(kBullet.size());
        const std::size_t end = std::min(list.find(kBullet), list.size());
        said += fromUtf8(kBullet) + wordedSentence(code, list.substr(0, end));
        list.remove_prefix(end);
    }
    return said;
}

} // namespace

QString worded(std::string_view code, std::string_view text)
{
    if (text.empty() || isEnglish())
        return fromUtf8(text);
    if (const std::size_t end = text.find(kBullet); end != std::string_view::npos)
        return wordedSentence(code, text.substr(0, end)) + wordedList(code, text.substr(end));
    return wordedSentence(code, text);
}

QString worded(std::string_view code, const Message &message)
{
    return message.source() == nullptr ? worded(code, message.text()) : said(message);
}

QString said(const Message &message)
{
    const Message::Source *const source = message.source();
    if (source == nullptr)
        return fromUtf8(message.text());
    QString text;
    eachPart(
        QCoreApplication::translate("Core", source->english.c_str()).toStdString(),
        [&text](std::string_view literal) { text += fromUtf8(literal); },
        [&](std::string_view name) {
            const auto argument = std::ranges::find(source->arguments, name, &Message::Argument::name);
            if (argument != source->arguments.end())
                text += said(argument->value);
        });
    return text;
}

QString sentenceOf(const Error &error)
{
    return worded(error.code, error.message);
}

QString hintOf(const Error &error)
{
    return worded(error.code, error.hint);
}

QString decodeSentence(const json::DecodeError &error)
{
    QString text = said(error.message);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text.endsWith(u'.') ? text : text + u'.';
}

QString listed(const QStringList &sentences, qsizetype most)
{
    const QString text = sentences.mid(0, most).join(u'\n');
    const int more = static_cast<int>(sentences.size() - most);
    if (more <= 0)
        return text;
    return text + u'\n' + QCoreApplication::translate("Sentence", "And %n more.", nullptr, more);
}

} // namespace tooltray::ui
