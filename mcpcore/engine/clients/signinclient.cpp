// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/signinclient.h"

#include "base/files/folder.h"
#include "base/log/log.h"
#include "base/task/ask.h"
#include "base/time/clock.h"
#include "base/time/rfc3339.h"
#include "engine/workspaces/enginethread.h"
#include "json/parser.h"
#include "json/write.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <utility>

namespace tooltray::engine {
namespace {

constexpr std::size_t kMaxSignInBytes = std::size_t{1} << 20U;

} // namespace

SavedSignIns::SavedSignIns(std::filesystem::path file) : m_file(std::move(file))
{
    m_pool.setMaxThreadCount(1);
}

SavedSignIns::~SavedSignIns()
{
    m_pool.waitForDone();
}

QFuture<Result<SavedSignIns::All>> SavedSignIns::read()
{
    return ask(&m_pool, [file = m_file]() -> Result<All> {
        if (file.empty())
            return All();
        return Folder(file.parent_path())
            .readIfThere(file.filename(), kMaxSignInBytes)
            .transform([](const std::optional<std::string> &text) { return text ? decode(*text) : All(); });
    });
}

void SavedSignIns::write(const All &all)
{
    if (m_file.empty())
        return;
    ask(&m_pool, [file = m_file, text = encode(all)]() -> Result<void> {
        auto written = Folder(file.parent_path()).write(file.filename(), text);
        if (!written)
            LogCategory("tooltray.credentials")
                .warning("Who is signed in is not known after the next start: "
                         + written.error().message.text());
        return written;
    });
}

std::string SavedSignIns::encode(const All &all)
{
    json::Value out = json::Value::object();
    for (const auto &[credential, one] : all) {
        json::Value entry = json::Value::object({{"person", one.signedIn.person},
                                                 {"renewed", one.signedIn.isRenewed},
                                                 {"outlives_program", one.outlivesProgram}});
        if (one.signedIn.tokenEnd)
            entry.set("token_end", formatRfc3339(*one.signedIn.tokenEnd));
        out.set(credential, std::move(entry));
    }
    return json::writePretty(json::Value::object({{"sign_ins", std::move(out)}}));
}

SavedSignIns::All SavedSignIns::decode(std::string_view text)
{
    const json::Parsed parsed = json::parse(text);
    All all;
    if (!parsed)
        return all;
    for (const json::Member &member : parsed.value["sign_ins"].members()) {
        const json::Value &in = member.value;
        One one;
        one.signedIn.person = in["person"].toString();
        one.signedIn.isRenewed = in["renewed"].toBool();
        one.signedIn.tokenEnd = parseRfc3339(in["token_end"].toString());
        one.outlivesProgram = in["outlives_program"].toBool();
        all.emplace(member.name.view(), std::move(one));
    }
    return all;
}

namespace {

using SignInCondition = SignInStatus::Condition;
using credentials::SignedIn;
using SavedSignIn = SavedSignIns::One;

std::filesystem::path signInFile(const std::string &folder)
{
    return folder.empty() ? std::filesystem::path() : std::filesystem::path(folder) / "signins.json";
}

WallTime signInClock()
{
    return std::chrono::floor<WallTime::duration>(std::chrono::system_clock::now());
}

// With the memory of this process the tokens of all others end.
bool outlivesProgram(const workspace::Workspace &workspace, const std::string &credential,
                     const SignedIn &signedIn)
{
    const auto *definition = workspace.find<workspace::Credential>(credential);
    return definition != nullptr && definition->source == workspace::Credential::Source::Keychain
           && signedIn.isRenewed;
}

SignInStatus signInStatusOf(const SignedIn &signedIn)
{
    return {.condition = SignInCondition::SignedIn,
            .person = signedIn.person,
            .tokenEnd = signedIn.tokenEnd,
            .isRenewed = signedIn.isRenewed};
}

SignInStatus signInStatusOf(const Result<SavedSignIn> &result)
{
    if (result)
        return signInStatusOf(result->signedIn);
    SignInStatus look;
    if (result.error().kind != ErrorKind::Cancelled) // which is no failure
        look.problem = result.error();
    return look;
}

} // namespace

SignInClient::SignInClient(WorkspaceLink link, const std::string &folder)
    : m_link(std::move(link))
    , m_kept(signInFile(folder))
{
    whenDone(m_kept.read(), this, [this](const Result<SavedSignIns::All> &all) {
        if (all)
            takeKept(*all);
    });
}

SignInStatus SignInClient::look(const std::string &credential) const
{
    const auto found = m_attempts.find(credential);
    return found == m_attempts.end() ? SignInStatus() : found->second.look;
}

void SignInClient::start(const std::string &credential)
{
    const std::uint64_t number = begin(credential, {.condition = SignInCondition::Starting});
    ResultPromise<std::string> address;
    const auto shown = address.future();
    const auto signedIn = askWorkspace<SavedSignIn>(
        m_link, [credential, address = std::move(address)](OpenWorkspace &workspace,
                                                           ResultPromise<SavedSignIn> answer) mutable {
            auto page = std::make_shared<ResultPromise<std::string>>(std::move(address));
            const auto browser = [page](const std::string &url) {
                page->give(url);
                return true; // whether it opens is seen on the main thread
            };
            const workspace::WorkspacePtr now = workspace.live().workspace();
            auto shared = std::make_shared<ResultPromise<SavedSignIn>>(std::move(answer));
            whenDone(workspace.vault().signIn(*now, credential, browser), &workspace,
                     [shared, now, credential](const Result<SignedIn> &result) {
                         if (result)
                             shared->give(SavedSignIn{*result, outlivesProgram(*now, credential, *result)});
                         else
                             shared->give(result.error());
                     });
        });
    whenDone(shown, this, [this, credential, number](const Result<std::string> &url) {
        if (url)
            take(credential, number, {.condition = SignInCondition::Waiting, .address = *url});
    });
    whenDone(signedIn, this, [this, credential, number](const Result<SavedSignIn> &result) {
        if (m_attempts[credential].number == number)
            keep(credential, result);
        take(credential, number, signInStatusOf(result));
    });
}

void SignInClient::cancel(const std::string &credential)
{
    const SignInCondition condition = look(credential).condition;
    if (condition != SignInCondition::Starting && condition != SignInCondition::Waiting)
        return;
    begin(credential, keptLook(credential));
    askWorkspace<void>(m_link, [credential](OpenWorkspace &workspace, ResultPromise<void> answer) {
        workspace.vault().cancelSignIn(credential);
        answer.give({});
    });
}

void SignInClient::signOut(const std::string &credential)
{
    const std::uint64_t number = begin(credential, {});
    const auto done =
        askWorkspace<void>(m_link, [credential](OpenWorkspace &workspace, ResultPromise<void> answer) {
            passOn(workspace.vault().signOut(*workspace.live().workspace(), credential), &workspace,
                   std::move(answer));
        });
    whenDone(done, this, [this, credential, number](const Result<void> &result) {
        SignInStatus look{.condition = SignInCondition::SignedOut};
        if (!result)
            look = {.problem = result.error()};
        else if (m_known.erase(credential) > 0)
            m_kept.write(m_known);
        take(credential, number, std::move(look));
    });
}

std::uint64_t SignInClient::begin(const std::string &credential, SignInStatus look)
{
    Attempt &attempt = m_attempts[credential];
    const std::uint64_t number = ++attempt.number;
    take(credential, number, std::move(look));
    return number;
}

void SignInClient::take(const std::string &credential, std::uint64_t number, SignInStatus look)
{
    Attempt &attempt = m_attempts[credential];
    if (attempt.number != number || attempt.look == look)
        return;
    attempt.look = std::move(look);
    Q_EMIT changed(credential);
}

void SignInClient::forget(const std::string &credential)
{
    if (m_known.erase(credential) > 0)
        m_kept.write(m_known);
    const auto found = m_attempts.find(credential);
    if (found != m_attempts.end() && found->second.look.condition == SignInCondition::SignedIn)
        take(credential, found->second.number, {});
}

void SignInClient::takeKept(SavedSignIns::All all)
{
    for (auto &[credential, one] : all) {
        if (m_attempts.contains(credential))
            continue; // that is newer
        if (!one.outlivesProgram && one.signedIn.tokenEnd && *one.signedIn.tokenEnd > signInClock())
            one.signedIn.tokenEnd.reset(); // it ended with the program
        const std::string name = credential;
        m_known.insert_or_assign(name, std::move(one));
        take(name, 0, keptLook(name));
    }
}

void SignInClient::keep(const std::string &credential, const Result<SavedSignIns::One> &result)
{
    if (!result)
        return;
    m_attempts[credential].hasSignedIn = true;
    m_known.insert_or_assign(credential, *result);
    m_kept.write(m_known);
}

// The state that was saved when the program started, or at a sign-in since.
SignInStatus SignInClient::keptLook(const std::string &credential) const
{
    const auto found = m_known.find(credential);
    if (found == m_known.end())
        return {};
    const auto attempt = m_attempts.find(credential);
    const bool isOfThisRun = attempt != m_attempts.end() && attempt->second.hasSignedIn;
    SignInStatus look = signInStatusOf(found->second.signedIn);
    if (!found->second.outlivesProgram && !isOfThisRun)
        look.condition = SignInCondition::Ended;
    return look;
}

} // namespace tooltray::engine
