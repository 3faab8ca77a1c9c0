// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/childprocess.h"
#include "support/temporaryfolder.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace tooltray::credentials::test {

// A desktop session of its own: its bus, its folders and, when asked for, its keychain.
class KeychainSession {
public:
    enum class Bus { None, Private };
    enum class Collection { None, Unlocked };

    explicit KeychainSession(Bus bus);

    // Nothing when the programs that it takes are there; otherwise which ones are not.
    static std::optional<std::string> missingPrograms();

    // GNOME Keyring, with nobody to type a password; false when it does not come up.
    bool startKeychain(Collection collection = Collection::Unlocked);
    bool lock();

    // What the program that uses the keychain answers to the line.
    std::string ask(const std::string &line);
    // What is written by the programs of the session, and not their own folders.
    std::string output() const;

    const tooltray::test::TemporaryFolder &folder() const { return m_folder; }
    void setSecret(const std::string &secret) { m_environment["SECRET"] = secret; }

private:
    tooltray::test::TemporaryFolder m_folder;
    std::map<std::string, std::string> m_environment;
    std::unique_ptr<tooltray::test::ChildProcess> m_bus;
    std::unique_ptr<tooltray::test::ChildProcess> m_keychain;
    std::unique_ptr<tooltray::test::ChildProcess> m_user;
};

} // namespace tooltray::credentials::test
