// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/consent/ledgerfile.h"

#include "text/encoding/encoding.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <QStandardPaths>

#include <filesystem>
#include <utility>

namespace tooltray::credentials {
namespace {

std::string foundProgram(const std::vector<std::string> &arguments, const std::string &folder)
{
    if (arguments.empty())
        return {};
    if (arguments.front().find('/') != std::string::npos)
        return (std::filesystem::path(folder) / arguments.front()).string();
    const QString found = QStandardPaths::findExecutable(QString::fromStdString(arguments.front()));
    return found.isEmpty() ? arguments.front() : found.toStdString();
}

} // namespace

std::string_view claimKindName(Claim::Kind kind)
{
    switch (kind) {
    case Claim::Kind::Command: return "command";
    case Claim::Kind::Destination: return "destination";
    case Claim::Kind::File: return "file";
    case Claim::Kind::Policy: return "policy";
    case Claim::Kind::Secret: break;
    }
    return "secret";
}

std::string Claim::digest() const
{
    const std::string text = json::write(json::Value::array({claimKindName(kind), definition}));
    const QByteArray hash = QCryptographicHash::hash(
        QByteArrayView(text.data(), static_cast<qsizetype>(text.size())), QCryptographicHash::Sha256);
    return encodeHex({hash.constData(), static_cast<std::size_t>(hash.size())});
}

Claim commandClaim(const std::vector<std::string> &arguments, const std::string &folder, json::Value contents)
{
    json::Value list = json::Value::array();
    for (const std::string &argument : arguments)
        list.append(argument);
    Claim claim{Claim::Kind::Command, json::Value::object({{"arguments", std::move(list)},
                                                           {"program", foundProgram(arguments, folder)},
                                                           {"folder", folder}})};
    if (!contents.isNull())
        claim.definition.set("contents", std::move(contents));
    return claim;
}

Claim secretClaim(json::Value secret, json::Value destination)
{
    return {Claim::Kind::Secret,
            json::Value::object({{"secret", std::move(secret)}, {"destination", std::move(destination)}})};
}

Claim destinationClaim(json::Value destination)
{
    return {Claim::Kind::Destination, json::Value::object({{"destination", std::move(destination)}})};
}

Claim fileClaim(const std::string &path)
{
    return {Claim::Kind::File, json::Value::object({{"file", path}})};
}

Claim policyClaim(json::Value policy)
{
    return {Claim::Kind::Policy, std::move(policy)};
}

} // namespace tooltray::credentials
