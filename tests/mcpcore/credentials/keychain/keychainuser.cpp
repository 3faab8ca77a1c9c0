// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: SECRET=... keychain_user. Does what the lines of its standard input say with the keychain of the session
// and answers each with a line:
//   read NAME, write NAME, remove NAME    "ok", for read when it is SECRET, or the code and words of the error
//   probe                                 available, locked or missing, and the words of the problem
#include "base/task/ask.h"
#include "base/time/clock.h"
#include "credentials/store/keychainstore.h"

#include <QCoreApplication>
#include <QTimer>

#include <functional>
#include <iostream>
#include <sstream>
#include <string>

using namespace tooltray;
using namespace tooltray::credentials;

namespace {

std::string wordsOf(const Error &error)
{
    return error.code + " " + error.message.text() + " " + error.hint.text();
}

template <typename T>
void waitFor(const QFuture<Result<T>> &future)
{
    while (!future.isFinished())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

std::string outcome(const QFuture<Result<void>> &future)
{
    waitFor(future);
    const auto result = resultOf(future);
    return result ? "ok" : wordsOf(result.error());
}

std::string read(KeychainStore &store, const SecretName &name, const Secret &expected)
{
    const auto future = store.read(name);
    waitFor(future);
    const auto result = resultOf(future);
    if (!result)
        return wordsOf(result.error());
    return *result == expected ? "ok" : "something else";
}

std::string probe(KeychainStore &store)
{
    const auto future = store.probe();
    waitFor(future);
    const KeychainState state = resultOf(future).valueOr(KeychainState());
    std::string answer;
    switch (state.condition) {
    case KeychainState::Condition::Available: answer = "available"; break;
    case KeychainState::Condition::Locked: answer = "locked"; break;
    case KeychainState::Condition::Missing: answer = "missing"; break;
    }
    return state.problem ? answer + " " + wordsOf(*state.problem) : answer;
}

std::string answerTo(KeychainStore &store, const std::string &line, const Secret &secret)
{
    std::istringstream words(line);
    std::string what;
    std::string name;
    words >> what >> name;
    if (what == "read")
        return read(store, SecretName(name), secret);
    if (what == "write")
        return outcome(store.write(SecretName(name), secret));
    if (what == "remove")
        return outcome(store.remove(SecretName(name)));
    return what == "probe" ? probe(store) : "unknown";
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const Secret secret(qgetenv("SECRET").toStdString());
    SystemClock clock;
    KeychainStore store("tooltray-test", clock);
    for (std::string line; std::getline(std::cin, line);)
        std::cout << answerTo(store, line, secret) << std::endl;
}
