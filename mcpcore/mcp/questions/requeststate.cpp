// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/questions/requeststate.h"

#include "base/task/sharedvalues.h"
#include "base/text/random.h"
#include "mcp/wire/objectwriter.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <QMessageAuthenticationCode>
#include <algorithm>
#include <vector>

namespace tooltray::mcp {
namespace {

// The same value always as the same text, whatever the order of its members.
void writeCanonical(const json::Value &value, std::string &out)
{
    if (value.isArray())
        return writeArray(out, value.elements(), [&](const json::Value &each) { writeCanonical(each, out); });
    if (!value.isObject())
        return json::write(value, out);
    std::vector<const json::Member *> members;
    for (const json::Member &member : value.members())
        members.push_back(&member);
    std::ranges::sort(members, {}, [](const json::Member *member) { return member->name.view(); });
    ObjectWriter object(out);
    for (const json::Member *member : members)
        writeCanonical(member->value, object.escapedMember(member->name));
}

std::string purposeOf(const RequestBinding &binding)
{
    json::Value params = binding.params;
    for (const std::string_view name : {"_meta", "inputResponses", "requestState"})
        params.remove(name);
    std::string purpose = "request state\n";
    json::writeString(binding.principal.id, purpose);
    json::writeString(binding.method, purpose);
    writeCanonical(params, purpose);
    return purpose;
}

Round roundFrom(const json::Value &state)
{
    Round round;
    for (const json::Value &key : state["asked"].elements())
        round.asked.emplace_back(key.toString());
    for (const json::Member &member : state["answers"].members())
        round.answers.emplace(member.name.view(), member.value);
    for (const json::Member &member : state["digests"].members())
        round.digests.emplace(member.name.view(), member.value.toString());
    return round;
}

// How much the clocks of servers may differ. A state is open for as long as the clock of the server says that gets it,
// and no other one may forget before that it was used.
constexpr std::chrono::hours kClocksDiffer{24};

Failure usedAlready()
{
    return Failure::invalidParams(
        "The request state was already used, and is valid for one request only; send the request again "
        "without it, and without \"inputResponses\", to be asked again.");
}

} // namespace

std::string RequestStates::close(const Round &round, const RequestBinding &binding, WallTime now)
{
    std::string text;
    {
        ObjectWriter object(text);
        object.integer("number", ++m_lastNumber);
        if (m_common != nullptr)
            object.text("nonce", randomToken()); // others count as well
        object.integer("expires", (now + m_lifetime).time_since_epoch().count());
        writeArray(object.member("asked"), round.asked,
                   [&](const std::string &key) { json::writeString(key, text); });
        {
            ObjectWriter answers(object.member("answers"));
            for (const auto &[key, answer] : round.answers)
                json::write(answer, answers.escapedMember(key));
        }
        ObjectWriter digests(object.member("digests"));
        for (const auto &[key, digest] : round.digests)
            json::writeString(digest, digests.escapedMember(key));
    }
    return m_seal.close(text, purposeOf(binding));
}

void RequestStates::open(std::string_view state, const RequestBinding &binding, WallTime now,
                         const std::function<void(Outcome<Round>)> &opened)
{
    const auto text = m_seal.open(state, purposeOf(binding));
    if (!text)
        return opened(
            Failure::invalidParams("The request state is not one that this server issued for this request."));
    const json::Parsed parsed = json::parse(*text);
    const std::int64_t expires = parsed.value["expires"].toInt64().value_or(0);
    if (expires <= now.time_since_epoch().count())
        return opened(
            Failure::invalidParams("The request state has expired; send the request again without it."));
    Round round = roundFrom(parsed.value);
    if (m_common == nullptr) {
        const bool isFirst = use(parsed.value["number"].toInt64().value_or(0), expires, now);
        return opened(isFirst ? Outcome<Round>(std::move(round)) : usedAlready());
    }
    const WallTime::duration open = WallTime::duration(expires) - now.time_since_epoch();
    m_common->claim("state/" + std::string(parsed.value["nonce"].toString()),
                    std::chrono::ceil<std::chrono::seconds>(open) + kClocksDiffer,
                    [opened, round = std::move(round)](const Result<bool> &isFirst) {
                        if (!isFirst)
                            return opened(Failure::internal(
                                "The database is unavailable, so it is not known whether the request state "
                                "was already used; nothing was done. Try again."));
                        opened(*isFirst ? Outcome<Round>(round) : usedAlready());
                    });
}

// Returns false if the state was used before.
bool RequestStates::use(std::int64_t number, std::int64_t expires, WallTime now)
{
    const auto forgetFirst = [this] {
        m_usedUpTo = std::max(m_usedUpTo, m_usedTill.begin()->first);
        m_usedTill.erase(m_usedTill.begin());
    };
    // States with lower numbers were made earlier and expire earlier. Should the clock go back, they stay used.
    while (!m_usedTill.empty() && m_usedTill.begin()->second <= now.time_since_epoch().count())
        forgetFirst();
    if (number <= m_usedUpTo || !m_usedTill.emplace(number, expires).second)
        return false;
    if (m_usedTill.size() > kMaxUsed)
        forgetFirst();
    return true;
}

namespace {

constexpr std::size_t kKeyBytes = 32;
constexpr std::size_t kCodeBytes = 32; // HMAC-SHA-256

QByteArrayView view(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

Seal Seal::withRandomKey()
{
    return Seal(randomBytes(kKeyBytes));
}

std::string Seal::close(std::string_view text, std::string_view purpose) const
{
    std::string token = authenticate(text, purpose);
    token += text;
    return encodeBase64Url(token);
}

std::optional<std::string> Seal::open(std::string_view token, std::string_view purpose) const
{
    const auto bytes = decodeBase64Url(token);
    if (!bytes || bytes->size() < kCodeBytes)
        return {};
    const std::string_view code = std::string_view(*bytes).substr(0, kCodeBytes);
    const std::string_view text = std::string_view(*bytes).substr(kCodeBytes);
    if (!equalInConstantTime(code, authenticate(text, purpose)))
        return {};
    return std::string(text);
}

std::string Seal::authenticate(std::string_view text, std::string_view purpose) const
{
    QMessageAuthenticationCode code(QCryptographicHash::Sha256,
                                    QByteArray(m_key.data(), static_cast<qsizetype>(m_key.size())));
    const std::string length = std::to_string(purpose.size()) + ':'; // so that no purpose runs into the text
    code.addData(length.data(), static_cast<qsizetype>(length.size()));
    code.addData(view(purpose).data(), view(purpose).size());
    code.addData(view(text).data(), view(text).size());
    return code.result().toStdString();
}

} // namespace tooltray::mcp
