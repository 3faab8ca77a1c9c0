// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log/log.h"

#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"

#include <QDebug>
#include <algorithm>
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

} // namespace tooltray
