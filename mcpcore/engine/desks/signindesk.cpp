// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/desks/signindesk.h"

#include "engine/desks/askworkspace.h"

#include <memory>
#include <utility>

namespace tooltray::engine {
namespace {

using SignInCondition = SignInLook::Condition;
using credentials::SignedIn;

SignInLook signInLookOf(const Result<SignedIn> &result)
{
    if (result) {
        return {.condition = SignInCondition::SignedIn,
                .person = result->person,
                .tokenEnd = result->tokenEnd,
                .isRenewed = result->isRenewed};
    }
    SignInLook look;
    if (result.error().kind != ErrorKind::Cancelled) // which is no failure
        look.problem = result.error();
    return look;
}

} // namespace

SignInDesk::SignInDesk(Core &core) : m_core(core) {}

SignInDesk::~SignInDesk() = default;

SignInLook SignInDesk::look(const std::string &credential) const
{
    const auto found = m_attempts.find(credential);
    return found == m_attempts.end() ? SignInLook() : found->second.look;
}

void SignInDesk::start(const std::string &credential)
{
    const std::uint64_t number = begin(credential, {.condition = SignInCondition::Starting});
    Answer<std::string> address;
    const auto shown = address.future();
    const auto signedIn =
        askWorkspace<SignedIn>(m_core, [credential, address = std::move(address)](
                                           OpenWorkspace &workspace, Answer<SignedIn> answer) mutable {
            auto page = std::make_shared<Answer<std::string>>(std::move(address));
            const auto browser = [page](const std::string &url) {
                page->give(url);
                return true; // whether it opens is seen on the main thread
            };
            passOn(workspace.vault().signIn(*workspace.live().workspace(), credential, browser), &workspace,
                   std::move(answer));
        });
    whenDone(shown, this, [this, credential, number](const Result<std::string> &url) {
        if (url)
            take(credential, number, {.condition = SignInCondition::Waiting, .address = *url});
    });
    whenDone(signedIn, this, [this, credential, number](const Result<SignedIn> &result) {
        take(credential, number, signInLookOf(result));
    });
}

void SignInDesk::cancel(const std::string &credential)
{
    const SignInCondition condition = look(credential).condition;
    if (condition != SignInCondition::Starting && condition != SignInCondition::Waiting)
        return;
    begin(credential, {});
    askWorkspace<void>(m_core, [credential](OpenWorkspace &workspace, Answer<void> answer) {
        workspace.vault().cancelSignIn(credential);
        answer.give({});
    });
}

void SignInDesk::signOut(const std::string &credential)
{
    const std::uint64_t number = begin(credential, {});
    const auto done = askWorkspace<void>(m_core, [credential](OpenWorkspace &workspace, Answer<void> answer) {
        passOn(workspace.vault().signOut(*workspace.live().workspace(), credential), &workspace,
               std::move(answer));
    });
    whenDone(done, this, [this, credential, number](const Result<void> &result) {
        SignInLook look{.condition = SignInCondition::SignedOut};
        if (!result)
            look = {.problem = result.error()};
        take(credential, number, std::move(look));
    });
}

std::uint64_t SignInDesk::begin(const std::string &credential, SignInLook look)
{
    Attempt &attempt = m_attempts[credential];
    const std::uint64_t number = ++attempt.number;
    take(credential, number, std::move(look));
    return number;
}

void SignInDesk::take(const std::string &credential, std::uint64_t number, SignInLook look)
{
    Attempt &attempt = m_attempts[credential];
    if (attempt.number != number || attempt.look == look)
        return;
    attempt.look = std::move(look);
    Q_EMIT changed(credential);
}

} // namespace tooltray::engine
