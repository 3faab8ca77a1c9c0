// SPDX-License-Identifier: GPL-3.0-or-later
#include "keychainsession.h"

#include <QStandardPaths>
#include <QTest>

#include <filesystem>

namespace tooltray::credentials::test {
namespace {

using tooltray::test::ChildProcess;
using namespace std::chrono_literals;

// Without the folders of services that a bus could start: the keychain is there when the test starts it.
constexpr const char *kBusConfiguration =
    "<!DOCTYPE busconfig PUBLIC '-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN' "
    "'http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd'>\n"
    "<busconfig><type>session</type><listen>unix:dir=FOLDER</listen><auth>EXTERNAL</auth>"
    "<policy context='default'><allow send_destination='*' eavesdrop='true'/><allow eavesdrop='true'/>"
    "<allow own='*'/></policy></busconfig>\n";

} // namespace

KeychainSession::KeychainSession(Bus bus)
{
    const std::string folder = m_folder.path().string();
    for (const char *name : {"home", "data", "run"}) {
        std::filesystem::create_directory(m_folder / name);
        std::filesystem::permissions(m_folder / name, std::filesystem::perms::owner_all);
    }
    m_environment = {{"HOME", folder + "/home"},
                     {"XDG_DATA_HOME", folder + "/data"},
                     {"XDG_CONFIG_HOME", folder + "/data"},
                     {"XDG_RUNTIME_DIR", folder + "/run"},
                     {"XDG_CURRENT_DESKTOP", "GNOME"},
                     {"DISPLAY", ""},
                     {"WAYLAND_DISPLAY", ""},
                     {"DBUS_SESSION_BUS_ADDRESS", "unix:path=" + folder + "/run/none"}};
    if (bus == Bus::None)
        return;
    std::string configuration = kBusConfiguration;
    configuration.replace(configuration.find("FOLDER"), 6, folder + "/run");
    const auto file = m_folder.write("bus.conf", configuration);
    m_bus = std::make_unique<ChildProcess>(
        "dbus-daemon",
        std::vector<std::string>{"--config-file=" + file.string(), "--print-address", "--nofork"},
        m_environment);
    if (const auto address = m_bus->readLine())
        m_environment["DBUS_SESSION_BUS_ADDRESS"] = *address;
}

std::optional<std::string> KeychainSession::missingPrograms()
{
    std::string missing;
    for (const char *program : {"dbus-daemon", "dbus-send", "gnome-keyring-daemon"}) {
        if (QStandardPaths::findExecutable(QString::fromLatin1(program)).isEmpty())
            missing += std::string(missing.empty() ? "" : ", ") + program;
    }
    return missing.empty() ? std::nullopt : std::optional(missing);
}

bool KeychainSession::startKeychain(Collection collection)
{
    std::vector<std::string> arguments{"--foreground", "--components=secrets"};
    if (collection == Collection::Unlocked)
        arguments.emplace_back("--unlock");
    m_keychain = std::make_unique<ChildProcess>("gnome-keyring-daemon", arguments, m_environment);
    if (collection == Collection::Unlocked)
        m_keychain->write("password of the keychain");
    m_keychain->closeInput();
    return QTest::qWaitFor([this] { return ask("probe") == "available"; }, 10'000);
}

bool KeychainSession::lock()
{
    ChildProcess lock("dbus-send",
                      {"--session", "--dest=org.freedesktop.secrets", "--print-reply",
                       "/org/freedesktop/secrets", "org.freedesktop.Secret.Service.Lock",
                       "array:objpath:/org/freedesktop/secrets/collection/login"},
                      m_environment);
    return lock.waitForExit() == 0;
}

std::string KeychainSession::ask(const std::string &line)
{
    if (!m_user)
        m_user = std::make_unique<ChildProcess>(KEYCHAIN_USER, std::vector<std::string>{}, m_environment);
    m_user->write(line + "\n");
    return m_user->readLine(20s).value_or("no answer");
}

std::string KeychainSession::output() const
{
    std::string output;
    for (const auto *process : {m_bus.get(), m_keychain.get(), m_user.get()}) {
        if (process)
            output += process->output() + process->errorOutput();
    }
    return output;
}

} // namespace tooltray::credentials::test
