// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/preferences/keptpreferences.h"

#include "base/ask.h"
#include "base/handover.h"

#include <utility>

namespace tooltray::engine {
namespace {

// It goes from thread to thread of the pool, one at a time.
template <typename F>
auto withFile(const std::shared_ptr<PreferencesFile> &file, F work)
{
    takeOver(file.get());
    auto result = work(*file);
    handOver(file.get());
    return result;
}

} // namespace

KeptPreferences::KeptPreferences()
{
    m_pool.setMaxThreadCount(1);
}

KeptPreferences::~KeptPreferences()
{
    m_pool.waitForDone();
}

void KeptPreferences::read(const std::filesystem::path &file, QObject *context, std::function<void()> done)
{
    if (m_file)
        return done();
    m_file = std::make_shared<PreferencesFile>(file);
    handOver(m_file.get());
    const auto read = ask(&m_pool, [kept = m_file] {
        return withFile(kept, [](PreferencesFile &each) { return Result<Preferences>(each.read()); });
    });
    whenDone(read, context, [this, done = std::move(done)](const Result<Preferences> &preferences) {
        m_current = *preferences;
        done();
    });
}

QFuture<Result<void>> KeptPreferences::save()
{
    return ask(&m_pool, [kept = m_file, preferences = m_current] {
        return withFile(kept, [&](PreferencesFile &each) { return each.write(preferences); });
    });
}

} // namespace tooltray::engine
