// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log.h"

#include <QDebug>

namespace tooltray {
namespace {

constexpr QtMsgType typeOf(LogLevel level)
{
    switch (level) {
    case LogLevel::Debug: return QtDebugMsg;
    case LogLevel::Info: return QtInfoMsg;
    case LogLevel::Warning: return QtWarningMsg;
    case LogLevel::Critical: break;
    }
    return QtCriticalMsg;
}

QDebug stream(LogLevel level, const QMessageLogger &logger)
{
    switch (level) {
    case LogLevel::Debug: return logger.debug();
    case LogLevel::Info: return logger.info();
    case LogLevel::Warning: return logger.warning();
    case LogLevel::Critical: break;
    }
    return logger.critical();
}

} // namespace

bool LogCategory::isEnabled(LogLevel level) const
{
    return m_category.isEnabled(typeOf(level));
}

void LogCategory::write(LogLevel level, std::string_view message) const
{
    if (!isEnabled(level))
        return;
    const QMessageLogger logger(nullptr, 0, nullptr, m_category.categoryName());
    stream(level, logger).noquote() << QString::fromUtf8(message.data(),
                                                         static_cast<qsizetype>(message.size()));
}

} // namespace tooltray
