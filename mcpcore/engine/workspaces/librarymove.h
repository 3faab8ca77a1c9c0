// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/result/result.h"
#include "base/task/done.h"
#include "engine/workspaces/libraryoffer.h"
#include "engine/workspaces/statefile.h"
#include "storage/configuration/configuration.h"
#include "storage/store/store.h"

#include <QObject>
#include <QThreadPool>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray {
class Clock;
namespace storage {
class LiveWorkspace;
}
} // namespace tooltray

namespace tooltray::engine {

// Brings a library along when the configuration names another place for it: nothing happens by itself, nothing is
// taken out of the old one, and what the present one has stays as it is.
class LibraryMove final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LibraryMove)

public:
    struct Setting {
        std::string workspace;
        std::filesystem::path folder; // of the workspace
        std::filesystem::path record; // where it was kept last, on this computer; empty: nobody remembers
        storage::ConfiguredStorage storage;
        storage::LiveWorkspace &live;
        QThreadPool &pool;
        Clock &clock;            // all of these outlive it
        bool isMovedNow = false; // and not offered in the log
    };

    explicit LibraryMove(Setting setting);

    // Whether there is an old one to be moved; told by offerChanged() and in the log. Precondition: the workspace is
    // open.
    void look();
    const std::optional<LibraryOffer> &offer() const { return m_offer; }
    // Calls back once offer() is known; at once where it is.
    void whenLooked(std::function<void()> done);
    // Copies what the present one lacks, reads it back and compares; the offer is gone then. Waits until it is known
    // whether there is an old one.
    void move(Done<Result<void>> done);
    // The offer is not made again.
    void decline(Done<Result<void>> done);

Q_SIGNALS:
    void offerChanged();

private:
    struct Library;
    struct Comparison;
    using Opened = Done<Result<std::shared_ptr<const Library>>>;
    using Compared = Done<Result<std::shared_ptr<const Comparison>>>;

    void lookAtLeft();
    void lookAt(std::vector<storage::ConfiguredStorage> places);
    void looked();
    void offer(LibraryOffer offer, const storage::ConfiguredStorage &from);
    void tell(const LibraryOffer &offer);
    void read(const storage::ConfiguredStorage &place, const Opened &done);
    void compare(const storage::ConfiguredStorage &place, const Compared &done);
    void compareWith(const std::shared_ptr<const Library> &old, bool isUntouched, const Compared &done);
    void remember(const storage::ConfiguredStorage &left, const Comparison &comparison);
    void check(const std::shared_ptr<const Comparison> &moved, const Done<Result<void>> &done);
    void accept(Done<Result<void>> done);
    void setOffer(std::optional<LibraryOffer> offer);
    Error nothingToMove() const;
    Message nameOf(const storage::ConfiguredStorage &place) const;

    LogCategory m_log{"tooltray.engine"};
    Setting m_setting;
    StateFile m_record;
    bool m_isRecorded = false;
    json::Value m_left; // the library that was used before this one, and what was in it then
    storage::ConfiguredStorage m_from;
    std::optional<LibraryOffer> m_offer;
    std::optional<LibraryOffer>
        m_differing; // of a place whose definitions only differ, while others are looked at
    bool m_isLooking = false;
    std::vector<Done<Result<void>>> m_waiting;      // to move
    std::vector<std::function<void()>> m_lookingOn; // for the offer
    bool m_isMoving = false;
};

} // namespace tooltray::engine
