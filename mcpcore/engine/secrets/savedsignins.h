// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "credentials/oauth/oauthauthorizer.h"

#include <QFuture>
#include <QThreadPool>

#include <filesystem>
#include <map>
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

} // namespace tooltray::engine
