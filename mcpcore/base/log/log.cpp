// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log/log.h"

#include "base/time/rfc3339.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "text/words/suggestions.h"

#include <QDebug>
#include <QString>
#include <algorithm>
#include <cerrno>
#include <mutex>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

namespace tooltray {
namespace {

constexpr QtMsgType typeOf(LogSeverity level)
{
    switch (level) {
    case LogSeverity::Debug: return QtDebugMsg;
    case LogSeverity::Info: return QtInfoMsg;
    case LogSeverity::Warning: return QtWarningMsg;
    case LogSeverity::Critical: break;
    }
    return QtCriticalMsg;
}

QDebug stream(LogSeverity level, const QMessageLogger &logger)
{
    switch (level) {
    case LogSeverity::Debug: return logger.debug();
    case LogSeverity::Info: return logger.info();
    case LogSeverity::Warning: return logger.warning();
    case LogSeverity::Critical: break;
    }
    return logger.critical();
}

} // namespace

bool LogCategory::isEnabled(LogSeverity level) const
{
    return m_category.isEnabled(typeOf(level));
}

void LogCategory::write(LogSeverity level, std::string_view message) const
{
    if (!isEnabled(level))
        return;
    const QMessageLogger logger(nullptr, 0, nullptr, m_category.categoryName());
    stream(level, logger).noquote() << QString::fromUtf8(message.data(),
                                                         static_cast<qsizetype>(message.size()));
}

namespace {

Error unknownLevel(std::string_view level, const std::vector<std::string> &levels)
{
    return {ErrorKind::Usage,
            "log_level_unknown",
            {CORE_TEXT("Core", "There is no log level \"{level}\"."), {{"level", level}}},
            Message::joined({didYouMean(suggestions(level, levels)),
                             CORE_TEXT("Core", "The levels are debug, info, warning and critical.")})};
}

bool isRoomName(std::string_view room)
{
    return !room.empty() && std::all_of(room.begin(), room.end(), isAsciiLetter);
}

} // namespace

Result<std::string> logRules(std::string_view levels)
{
    const std::vector<std::string> known{"debug", "info", "warning", "critical"};
    std::string rules;
    while (true) {
        const std::string_view entry = levels.substr(0, levels.find(','));
        const std::size_t equals = entry.find('=');
        const bool isForRoom = equals != std::string_view::npos;
        const std::string_view room = isForRoom ? entry.substr(0, equals) : "*";
        const std::string_view level = isForRoom ? entry.substr(equals + 1) : entry;
        if (isForRoom && !isRoomName(room))
            return Error{
                ErrorKind::Usage,
                "log_room_unknown",
                {CORE_TEXT("Core", "\"{room}\" is not the name of a part of Tooltray."), {{"room", room}}},
                CORE_TEXT("Core", "Write http=debug, for example.")};
        const auto lowest = std::find(known.begin(), known.end(), level);
        if (lowest == known.end())
            return unknownLevel(level, known);
        for (auto each = known.begin(); each != known.end(); ++each)
            rules += "tooltray." + std::string(room) + '.' + *each + (each < lowest ? "=false\n" : "=true\n");
        if (entry.size() == levels.size())
            return rules;
        levels.remove_prefix(entry.size() + 1);
    }
}

namespace {

// The mutable static that Qt's message handler demands: it is a plain function, and has to find the output.
struct Installed {
    std::mutex mutex;
    const LogOutput *output = nullptr;
};
constinit Installed installed;

std::string_view levelName(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg: return "debug";
    case QtInfoMsg: return "info";
    case QtWarningMsg: return "warning";
    case QtCriticalMsg: return "critical";
    case QtFatalMsg: break;
    }
    return "fatal";
}

// Control characters would let a message write lines of its own, or steer a terminal.
void appendPrintable(std::string &line, std::string_view text)
{
    while (!text.empty()) {
        const DecodedCodePoint decoded = decodeUtf8(text);
        const std::string_view bytes = text.substr(0, decoded.size);
        if (decoded.codePoint == '\n')
            line += "\\n";
        else if (decoded.codePoint < 0x20 || (decoded.codePoint >= 0x7F && decoded.codePoint < 0xA0))
            line += "\\x" + encodeHex(std::string(1, static_cast<char>(decoded.codePoint)));
        else
            line += bytes;
        text.remove_prefix(decoded.size);
    }
}

// What cannot be written is lost: there is no other place to say so.
void writeAll(int fileDescriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(fileDescriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

} // namespace

LogOutput::LogOutput(int fileDescriptor) : m_fileDescriptor(fileDescriptor)
{
    const std::lock_guard lock(installed.mutex);
    Q_ASSERT(!installed.output);
    installed.output = this;
    m_previous = qInstallMessageHandler(&LogOutput::handle);
}

LogOutput::~LogOutput()
{
    qInstallMessageHandler(m_previous);
    const std::lock_guard lock(installed.mutex);
    installed.output = nullptr;
}

void LogOutput::setFilter(std::shared_ptr<const LogFilter> filter)
{
    const std::lock_guard lock(installed.mutex);
    m_filter = std::move(filter);
}

std::string LogOutput::line(WallTime time, QtMsgType type, std::string_view category,
                            std::string_view message)
{
    constexpr std::string_view kOurs = "tooltray.";
    if (category.starts_with(kOurs))
        category.remove_prefix(kOurs.size());
    std::string line = formatRfc3339(time);
    line += ' ';
    line += levelName(type);
    line += ' ';
    appendPrintable(line, category);
    line += ": ";
    appendPrintable(line, message);
    return line;
}

void LogOutput::handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const auto time = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    std::string text =
        line(time, type, context.category ? context.category : "default", message.toStdString());
    // Held while writing, so that lines of threads do not mix and the output stays until its line is out.
    const std::lock_guard lock(installed.mutex);
    if (!installed.output)
        return;
    if (installed.output->m_filter)
        text = installed.output->m_filter->filtered(std::move(text));
    writeAll(installed.output->m_fileDescriptor, text + '\n');
}

namespace {

// The second word of what LogOutput::line() makes.
bool isWarning(std::string_view line)
{
    const std::size_t begin = line.find(' ');
    if (begin == std::string_view::npos)
        return false;
    line.remove_prefix(begin + 1);
    return line.starts_with("warning ") || line.starts_with("critical ") || line.starts_with("fatal ");
}

} // namespace

RecentWarnings::RecentWarnings(std::shared_ptr<const LogFilter> filter) : m_filter(std::move(filter)) {}

std::string RecentWarnings::filtered(std::string line) const
{
    const bool isKept = isWarning(line);
    if (m_filter)
        line = m_filter->filtered(std::move(line));
    if (isKept) {
        const std::lock_guard lock(m_mutex);
        m_lines.push_back(line);
        if (m_lines.size() > kKept)
            m_lines.pop_front();
    }
    return line;
}

std::vector<std::string> RecentWarnings::lines() const
{
    const std::lock_guard lock(m_mutex);
    return {m_lines.begin(), m_lines.end()};
}

} // namespace tooltray
