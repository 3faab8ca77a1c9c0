// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "credentials/oauth/oauthauthorizer.h"
#include "engine/workspaces/workspacefolders.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::engine {

// Who is signed in for which credential, so that the next start need not ask the keychain to say it. There is nothing
// secret about it; the tokens are elsewhere.
class SavedSignIns final {
    Q_DISABLE_COPY_MOVE(SavedSignIns)

public:
    struct One {
        credentials::SignedIn signedIn;
        bool outlivesProgram = false; // it goes on at the next start

        bool operator==(const One &) const = default;
    };
    using All = std::map<std::string, One, std::less<>>; // by credential

    // Without a file nothing is kept.
    explicit SavedSignIns(std::filesystem::path file);
    ~SavedSignIns(); // waits for what is being written

    // What cannot be read is as if it were not there: somebody signs in again, and it is.
    QFuture<Result<All>> read();
    void write(const All &all);

    static std::string encode(const All &all);
    static All decode(std::string_view text);

private:
    std::filesystem::path m_file;
    QThreadPool m_pool; // of one thread, so that what is written last stays
};

// How far somebody is with signing in for a credential. Who did so before the program started is said as it was then;
// whether the tokens are still good shows when they are needed.
struct SignInStatus {
    enum class Condition : std::uint8_t { Unknown, Starting, Waiting, SignedIn, Ended, SignedOut };

    Condition condition = Condition::Unknown;
    std::string address = {};              // that the browser is to show, while it is waited for
    std::string person = {};               // who is signed in or was, where the server said so
    std::optional<WallTime> tokenEnd = {}; // of who is signed in, where it is known
    bool isRenewed = false;                // so that nobody has to sign in again then
    std::optional<Error> problem = {};     // why the last attempt came to nothing

    bool operator==(const SignInStatus &) const = default;
};

// Where somebody signs in by the browser for a credential of the default workspace. They go on while the window shows
// other things.
class SignInClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SignInClient)

public:
    // The workspace's folder, to know at the next start who is signed in; empty where there is none.
    SignInClient(WorkspaceLink link, const std::string &folder); // of the main thread

    // The last news of one credential.
    SignInStatus look(const std::string &credential) const;

    // Opens a port for the browser to come back to; the address that it is to be shown is in the look once that is
    // there. One that is under way is given up for it.
    void start(const std::string &credential);
    void cancel(const std::string &credential);
    void signOut(const std::string &credential);
    // Somebody was believed to be signed in, and nobody is.
    void forget(const std::string &credential);

Q_SIGNALS:
    void changed(const std::string &credential);

private:
    struct Attempt {
        SignInStatus look;
        std::uint64_t number = 0; // answers to one before count no more
        bool hasSignedIn = false; // somebody, since the program started
    };

    std::uint64_t begin(const std::string &credential, SignInStatus look);
    void take(const std::string &credential, std::uint64_t number, SignInStatus look);
    void takeKept(SavedSignIns::All all);
    void keep(const std::string &credential, const Result<SavedSignIns::One> &result);
    SignInStatus keptLook(const std::string &credential) const;

    WorkspaceLink m_link;
    std::map<std::string, Attempt, std::less<>> m_attempts;
    SavedSignIns::All m_known;
    SavedSignIns m_kept;
};

} // namespace tooltray::engine
