// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/preferences/preferences.h"
#include "engine/preferences/preferencesfile.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>

#include <filesystem>
#include <functional>
#include <memory>

namespace tooltray::engine {

// The preferences and the file that they are kept in, which is read and written on a thread of its own.
class KeptPreferences final {
    Q_DISABLE_COPY_MOVE(KeptPreferences)

public:
    KeptPreferences();
    ~KeptPreferences(); // waits for what is being written

    const Preferences &current() const { return m_current; }
    void set(const Preferences &preferences) { m_current = preferences; }

    // From then on they are kept there. Calls back when current() is what the file says, unless the context is
    // destroyed before; at once when it was read before.
    void read(const std::filesystem::path &file, QObject *context, std::function<void()> done);
    // Precondition: they were read.
    QFuture<Result<void>> save();

private:
    Preferences m_current;
    std::shared_ptr<PreferencesFile> m_file; // once read; used on the pool
    QThreadPool m_pool;
};

} // namespace tooltray::engine
