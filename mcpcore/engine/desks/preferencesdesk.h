// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/preferences/preferencesstate.h"

#include <QFuture>
#include <QObject>

namespace tooltray::engine {

class Core;

// Where the window reads and changes what a person chose for the program.
class PreferencesDesk final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferencesDesk)

public:
    explicit PreferencesDesk(Core &core);
    ~PreferencesDesk() override;

    // The last news that reached this thread.
    const PreferencesState &state() const { return m_state; }

    // Holds and is on disk once it is answered; a server that runs moves where that is needed. When it cannot, all
    // stays as it was. By then state() has it.
    QFuture<Result<void>> apply(Preferences preferences);

    // News.
    void takeState(PreferencesState state);

Q_SIGNALS:
    void changed();

private:
    Core &m_core;
    PreferencesState m_state;
};

} // namespace tooltray::engine
