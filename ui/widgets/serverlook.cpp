// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverlook.h"

#include "engine/serverstatus.h"

#include <QStringList>

namespace tooltray::ui {

QString ServerLook::sentence() const
{
    QStringList parts{state, address, clients};
    parts.removeAll(QString());
    return parts.join(u", ");
}

ServerLook ServerLook::of(const engine::ServerStatus &status)
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
    case State::Running:
        return {.shape = Shape::FilledDot,
                .tint = Tint::Ok,
                //: State of the server
                .state = tr("Running"),
                .address = QString::fromStdString(status.url),
                .clients = tr("%n client(s)", nullptr, status.clients)};
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

} // namespace tooltray::ui
