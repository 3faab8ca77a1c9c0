// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/displayprobe.h"

#include "base/files/filesystem.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <netdb.h>
#include <optional>
#include <poll.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/un.h>

namespace tooltray::app {
namespace {

std::string variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

constexpr int kDisplayPatienceMs = 2000;
constexpr int kFirstX11Port = 6000;
constexpr int kLastPort = 65535;

// "host:10.0"; without a host the display is on this computer.
struct X11Name {
    std::string host;
    int number = 0;
};

std::optional<X11Name> parseX11Name(std::string_view text)
{
    const auto colon = text.rfind(':');
    if (colon == std::string_view::npos)
        return {};
    X11Name name{std::string(text.substr(0, colon)), 0};
    const std::string_view digits = text.substr(colon + 1, text.find('.', colon) - colon - 1);
    const char *end = digits.data() + digits.size();
    const auto parsed = std::from_chars(digits.data(), end, name.number);
    if (digits.empty() || parsed.ec != std::errc() || parsed.ptr != end || name.number < 0)
        return {};
    if (name.host.size() > 2 && name.host.starts_with('[') && name.host.ends_with(']'))
        name.host = name.host.substr(1, name.host.size() - 2);
    return name;
}

bool connects(const sockaddr *address, socklen_t size)
{
    const FileDescriptor socket(::socket(address->sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (!socket.isOpen())
        return false;
    if (::connect(socket.number(), address, size) == 0
        || errno == EAGAIN) // of a server that has many waiting
        return true;
    if (errno != EINPROGRESS)
        return false;
    pollfd waiting{socket.number(), POLLOUT, 0};
    if (::poll(&waiting, 1, kDisplayPatienceMs) != 1)
        return false;
    int error = 0;
    socklen_t errorSize = sizeof error;
    return ::getsockopt(socket.number(), SOL_SOCKET, SO_ERROR, &error, &errorSize) == 0 && error == 0;
}

enum class SocketName { File, Abstract };

bool connectsTo(std::string_view path, SocketName kind)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::size_t offset =
        kind == SocketName::Abstract ? 1 : 0; // a name without a file begins with a zero
    if (path.empty() || path.size() + 1 + offset > sizeof address.sun_path)
        return false;
    std::ranges::copy(path, address.sun_path + offset);
    const std::size_t end = kind == SocketName::Abstract ? 0 : 1;
    return connects(reinterpret_cast<const sockaddr *>(&address),
                    static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + offset + path.size() + end));
}

struct FreeAddresses {
    void operator()(addrinfo *list) const { ::freeaddrinfo(list); }
};

bool connectsTo(const std::string &host, int port)
{
    if (port > kLastPort)
        return false;
    addrinfo wanted{};
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo *list = nullptr;
    if (::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &list) != 0)
        return false;
    const std::unique_ptr<addrinfo, FreeAddresses> owner(list);
    for (const addrinfo *each = list; each != nullptr; each = each->ai_next) {
        if (connects(each->ai_addr, each->ai_addrlen))
            return true;
    }
    return false;
}

} // namespace

DisplayPlace DisplayPlace::ofEnvironment()
{
    return {.display = variable("DISPLAY"),
            .waylandDisplay = variable("WAYLAND_DISPLAY"),
            .runtimeFolder = variable("XDG_RUNTIME_DIR"),
            .platform = variable("QT_QPA_PLATFORM")};
}

DisplayProbe::Answer DisplayProbe::ask() const
{
    // If both displays are named, Qt takes the one that answers.
    return m_place.platform.empty() ? std::max(askX11(), askWayland()) : askPlatforms();
}

const std::string &DisplayProbe::name() const
{
    return m_place.display.empty() ? m_place.waylandDisplay : m_place.display;
}

// "wayland;xcb" and "offscreen:size=..."; the first that can be had is taken.
DisplayProbe::Answer DisplayProbe::askPlatforms() const
{
    Answer best = Answer::NotNamed;
    for (std::string_view rest = m_place.platform; !rest.empty();) {
        const std::string_view platform = rest.substr(0, rest.find(';'));
        rest.remove_prefix(std::min(platform.size() + 1, rest.size()));
        const std::string_view plugin = platform.substr(0, platform.find(':'));
        if (plugin == "xcb")
            best = std::max(best, askX11());
        else if (plugin.starts_with("wayland"))
            best = std::max(best, askWayland());
        else
            return Answer::There; // it draws without a server
    }
    return best;
}

DisplayProbe::Answer DisplayProbe::askX11() const
{
    std::string_view text = m_place.display;
    if (text.empty())
        return Answer::NotNamed;
    if (text.starts_with("unix:/"))
        text.remove_prefix(std::string_view("unix:").size());
    if (text.starts_with('/') && connectsTo(text, SocketName::File))
        return Answer::There;
    const auto name = parseX11Name(text);
    if (!name)
        return Answer::Silent;
    const std::string path = m_place.x11Folder + "/X" + std::to_string(name->number);
    const bool isLocal = name->host.empty() || name->host == "unix";
    if (isLocal && (connectsTo(path, SocketName::Abstract) || connectsTo(path, SocketName::File)))
        return Answer::There;
    if (name->host == "unix" || name->number > kLastPort)
        return Answer::Silent;
    const std::string host = isLocal ? "localhost" : name->host;
    return connectsTo(host, kFirstX11Port + name->number) ? Answer::There : Answer::Silent;
}

DisplayProbe::Answer DisplayProbe::askWayland() const
{
    const std::string &name = m_place.waylandDisplay;
    if (name.empty())
        return Answer::NotNamed;
    const std::string path = name.starts_with('/') ? name : m_place.runtimeFolder + "/" + name;
    return connectsTo(path, SocketName::File) ? Answer::There : Answer::Silent;
}

} // namespace tooltray::app
