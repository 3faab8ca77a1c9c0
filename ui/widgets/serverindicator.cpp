// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverindicator.h"

#include "engine/settings/serversettings.h"
#include "ui/language/sentence.h"

#include <QStringList>

namespace tooltray::ui {

QString ServerIndicator::sentence() const
{
    QStringList parts{state, address, clients};
    parts.removeAll(QString());
    return parts.join(listSeparator());
}

ServerIndicator ServerIndicator::of(const engine::ServerStatus &status,
                                    engine::KeychainStatus::Condition keychain)
{
    using State = engine::ServerStatus::State;
    switch (status.state) {
    case State::Stopped:
        //: State of the server
        return {.state = tr("Stopped")};
    case State::Starting:
        return {.shape = Shape::Drawing,
                .icon = Icon::Clock,
                .tint = Tint::Info,
                //: State of the server
                .state = tr("Starting...")};
    case State::Running: return running(status, keychain);
    case State::PortInUse:
        return {.shape = Shape::Drawing,
                .icon = Icon::Warning,
                .tint = Tint::Warn,
                //: State of the server
                .state = tr("Port %1 in use").arg(status.port)};
    case State::Failed:
        return {.shape = Shape::Drawing,
                .icon = Icon::Error,
                .tint = Tint::Error,
                //: State of the server
                .state = tr("Could not start")};
    }
    return {};
}

ServerIndicator ServerIndicator::running(const engine::ServerStatus &status,
                                         engine::KeychainStatus::Condition keychain)
{
    ServerIndicator look{.shape = Shape::FilledDot,
                         .tint = Tint::Ok,
                         //: State of the server
                         .state = tr("Running"),
                         .address = QString::fromStdString(status.url),
                         .clients = tr("%n client(s)", nullptr, status.clients)};
    if (status.isPaused) {
        look.shape = Shape::Drawing;
        look.icon = Icon::Pause;
        look.tint = Tint::Warn;
        //: State of the server: it refuses calls for now
        look.state = tr("Paused");
    } else if (keychain == engine::KeychainStatus::Condition::Locked) {
        look.shape = Shape::Drawing;
        look.icon = Icon::Lock;
        look.tint = Tint::Warn;
        //: State of the server
        look.state = tr("Running, keychain locked");
    }
    return look;
}

} // namespace tooltray::ui
