// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tooltray::workspace {
struct Tool;
class Workspace;
} // namespace tooltray::workspace

namespace tooltray::ui {

// The pages, by the names that the state of the window and Place keep of them.
namespace pageid {
inline constexpr QLatin1StringView kHome("home");
inline constexpr QLatin1StringView kTools("tools");
inline constexpr QLatin1StringView kEndpoints("endpoints");
inline constexpr QLatin1StringView kTypes("types");
inline constexpr QLatin1StringView kContext("context");
inline constexpr QLatin1StringView kCredentials("credentials");
inline constexpr QLatin1StringView kClients("clients");
inline constexpr QLatin1StringView kPrompts("prompts");
inline constexpr QLatin1StringView kLog("log");
} // namespace pageid

// The values of Place::item that stand for something to do; nothing of a workspace can be called so.
namespace itemid {
inline constexpr QLatin1StringView kNew("+"); // one more of what the page has
inline constexpr QLatin1StringView kNewType("+type");
inline constexpr QLatin1StringView kNewMapping("+mapping");
inline constexpr QLatin1StringView kImport("+import");
inline constexpr QLatin1StringView kClipboard("+clipboard"); // makes tools of what is in the clipboard
inline constexpr QLatin1StringView kLeft("~");               // takes over what a process left unsaved
inline constexpr QLatin1StringView kSignIn("?"); // with the credential that is shown, or the first
inline constexpr QLatin1StringView kTest("?");   // the endpoint that is shown
} // namespace itemid

// Somewhere in the window: a page, and what of it is to be seen.
struct Place {
    enum class Where : std::uint8_t { OnThePage, InOwnWindow };

    QString page;
    QString item = {};                                // a tool, an endpoint, the id of a call ...
    QString filter = {};                              // of the list; empty: as it is
    std::optional<json::Value> input = {};            // what to try the item with; null: what stands there
    std::shared_ptr<const workspace::Tool> tool = {}; // what a new one begins as
    std::shared_ptr<const std::vector<workspace::Tool>> tools = {}; // the same of several
    int created = 0;                // how many tools were just saved, of which the item is the first
    Where where = Where::OnThePage; // in a window of its own the item stands beside what is shown

    bool operator==(const Place &) const = default;
};

// Where somebody tries a tool who did not say which: the one that was worked on last, ready to be called; one that
// writes only where none reads. Without any it is the list of tools, which says how there come to be some.
Place placeToTry(const workspace::Workspace &workspace);

// The way from one page to another.
class Navigator {
public:
    virtual ~Navigator() = default;

    virtual void open(const Place &place) = 0; // unknown pages are ignored
};

// A page that can show more than itself.
class PlacedPage {
public:
    virtual ~PlacedPage() = default;

    // Only when there is an item or a filter to show. What does not exist (any more) is told inline.
    virtual void showPlace(const Place &place) = 0;
};

// A page where somebody types what is not saved at once.
class DraftsPage {
public:
    virtual ~DraftsPage() = default;

    // The names of what is not saved; empty ones for what has none yet.
    virtual QStringList unsavedNames() const = 0;
    // The names of those that are new, by the item that leads to each.
    virtual QMap<QString, QString> newItems() const { return {}; }
};

} // namespace tooltray::ui
