// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tooltray::ui {

// Our own drawings in resources/icons. A plain number, so that models can hand it out; Theme::icon() makes it
// visible.
enum class Icon : std::uint8_t {
    None,
    ArrowLeft,
    ArrowRight,
    Check,
    ChevronDown,
    ChevronLeft,
    ChevronRight,
    ChevronUp,
    Clock,
    Close,
    Command,
    Compare,
    Connect,
    Context,
    Copy,
    Drawer,
    Edit,
    Endpoint,
    Error,
    Export,
    Eye,
    Filter,
    Folder,
    Gear,
    History,
    Home,
    Import,
    Info,
    Key,
    Keyboard,
    Link,
    Lock,
    Log,
    Monitor,
    Moon,
    Mutation,
    Pause,
    Pin,
    Play,
    Plus,
    Power,
    Query,
    Redo,
    Refresh,
    Save,
    Search,
    Shield,
    Sidebar,
    Sort,
    Star,
    Stop,
    Success,
    Sun,
    Todo,
    Tool,
    Trash,
    Types,
    Undo,
    Warning,
};

inline constexpr std::size_t kIconCount = static_cast<std::size_t>(Icon::Warning) + 1;

// Name of the drawing, without folder and ending; empty for Icon::None.
std::string_view iconName(Icon icon);

} // namespace tooltray::ui
