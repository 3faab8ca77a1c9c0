// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/consent/ledgerfile.h"

#include "base/files/files.h"
#include "base/files/filesystem.h"
#include "base/text/random.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QStandardPaths>
#include <QSysInfo>
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <utility>

namespace tooltray::credentials {
namespace {

namespace fs = std::filesystem;

constexpr int kFormat = 1;
constexpr std::size_t kKeyBytes = 32;
constexpr std::size_t kMaxLedgerBytes = std::size_t{8} << 20U;
constexpr mode_t kOthersMayRead = 077;
constexpr Template kAskedAgain =
    CORE_TEXT("Core", "Review your consents again in the Tooltray window; this replaces the file.");

Error unsafe(const fs::path &path, Template why)
{
    return {
        ErrorKind::Denied,
        "consent_unsafe",
        {CORE_TEXT("Core", "The file of your consents, \"{path}\", {reason}, so no consent is in effect."),
         {{"path", displayPath(path)}, {"reason", why}}},
        kAskedAgain,
        json::Value::object({{"path", displayPath(path)}})};
}

Error forged(const fs::path &path)
{
    return {ErrorKind::Denied,
            "consent_forged",
            {CORE_TEXT("Core", "The file of your consents, \"{path}\", was not written by Tooltray on this "
                               "computer, or was changed since, so no consent is in effect."),
             {{"path", displayPath(path)}}},
            kAskedAgain,
            json::Value::object({{"path", displayPath(path)}})};
}

// Returns nothing if there is no file.
Result<std::optional<std::string>> readPrivate(const fs::path &path)
{
    struct stat folder {};
    if (::lstat(path.parent_path().c_str(), &folder) != 0)
        return errno == ENOENT ? Result<std::optional<std::string>>(std::nullopt)
                               : fileError(FileAction::ReadFile, path, errno);
    if (!S_ISDIR(folder.st_mode) || folder.st_uid != ::geteuid() || (folder.st_mode & 022U) != 0)
        return unsafe(path, CORE_TEXT("Core", "is in a folder that is a link or that others can change"));
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    if (!file.isOpen() && errno == ENOENT)
        return std::optional<std::string>();
    if (!file.isOpen() && errno == ELOOP)
        return unsafe(path, CORE_TEXT("Core", "is a link"));
    struct stat status {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0)
        return fileError(FileAction::ReadFile, path, errno);
    if (!S_ISREG(status.st_mode) || status.st_nlink != 1)
        return unsafe(path, CORE_TEXT("Core", "is a link or not a regular file"));
    if (status.st_uid != ::geteuid() || (status.st_mode & kOthersMayRead) != 0)
        return unsafe(path, CORE_TEXT("Core", "belongs to another user or is open to others"));
    if (static_cast<std::uint64_t>(status.st_size) > kMaxLedgerBytes)
        return forged(path);
    std::string text(static_cast<std::size_t>(status.st_size), '\0');
    std::size_t filled = 0;
    while (filled < text.size()) {
        const ssize_t count = ::read(file.number(), text.data() + filled, text.size() - filled);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        filled += static_cast<std::size_t>(count);
    }
    text.resize(filled);
    return std::optional(std::move(text));
}

std::string sealOf(const json::Value &entries, const Secret &key)
{
    // The computer is part of it: a home folder that was copied brings no consents along.
    const std::string text = "tooltray consents " + std::to_string(kFormat) + '\n'
                             + QSysInfo::machineUniqueId().toStdString() + '\n' + json::write(entries);
    const std::string_view secret = key.reveal();
    QMessageAuthenticationCode code(QCryptographicHash::Sha256,
                                    QByteArray(secret.data(), static_cast<qsizetype>(secret.size())));
    code.addData(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
    const QByteArray seal = code.result();
    return encodeHex({seal.constData(), static_cast<std::size_t>(seal.size())});
}

json::Value encoded(const ConsentEntries &entries)
{
    json::Value list = json::Value::array();
    for (const auto &[digest, entry] : entries) {
        list.append(json::Value::object({{"kind", claimKindName(entry.claim.kind)},
                                         {"definition", entry.claim.definition},
                                         {"workspace", entry.subject.workspace},
                                         {"endpoint", entry.subject.endpoint},
                                         {"credential", entry.subject.credential},
                                         {"denied", entry.isDenied}}));
        if (!entry.subject.client.empty())
            list.elements().back().set("client", entry.subject.client);
        if (!entry.subject.tool.empty())
            list.elements().back().set("tool", entry.subject.tool);
        if (!entry.subject.folder.empty())
            list.elements().back().set("folder", entry.subject.folder);
    }
    return list;
}

ConsentEntries decoded(const json::Value &list)
{
    ConsentEntries entries;
    for (const json::Value &in : list.elements()) {
        ConsentEntry entry;
        for (const auto kind :
             {Claim::Kind::Command, Claim::Kind::Destination, Claim::Kind::File, Claim::Kind::Policy}) {
            if (in["kind"].toString() == claimKindName(kind))
                entry.claim.kind = kind;
        }
        entry.claim.definition = in["definition"];
        entry.subject = {std::string(in["workspace"].toString()),  std::string(in["endpoint"].toString()),
                         std::string(in["credential"].toString()), std::string(in["client"].toString()),
                         std::string(in["tool"].toString()),       std::string(in["folder"].toString())};
        entry.isDenied = in["denied"].toBool();
        std::string digest = entry.claim.digest();
        entries.emplace(std::move(digest), std::move(entry));
    }
    return entries;
}

Result<ConsentEntries> readSealed(const fs::path &path, const std::optional<Secret> &key)
{
    auto text = readPrivate(path);
    if (!text)
        return std::move(text).error();
    if (!*text)
        return ConsentEntries();
    const json::Parsed parsed = json::parse(**text);
    if (!key || key->isEmpty() || !parsed || parsed.value["format"] != json::Value(kFormat)
        || !equalInConstantTime(parsed.value["seal"].toString(), sealOf(parsed.value["entries"], *key)))
        return forged(path);
    return decoded(parsed.value["entries"]);
}

// Held while the file is changed.
class LedgerLock {
public:
    explicit LedgerLock(const fs::path &path)
        : m_file(::open((path.string() + ".lock").c_str(),
                        O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600))
    {
        while (m_file.isOpen() && ::flock(m_file.number(), LOCK_EX) != 0 && errno == EINTR) {
        }
    }

    bool isHeld() const { return m_file.isOpen(); }

private:
    FileDescriptor m_file;
};

// A file that cannot be trusted is kept for inspection, under a name that is never read.
Result<void> writePrivate(const fs::path &path, std::string_view content)
{
    const auto before = readPrivate(path);
    if (!before && ::rename(path.c_str(), (path.string() + ".refused").c_str()) != 0 && errno != ENOENT)
        return before.error();
    return writeFile(path, content, FileAccess::Private);
}

Result<std::optional<Secret>> readKey(const fs::path &path)
{
    auto text = readPrivate(path);
    if (!text)
        return std::move(text).error();
    if (!*text)
        return std::optional<Secret>();
    if ((*text)->size() != 2 * kKeyBytes)
        return forged(path);
    return std::optional(Secret::taken(*std::move(*text)));
}

Result<ConsentEntries> writeSealed(const fs::path &path, ConsentEntries entries, const Secret &key)
{
    json::Value list = encoded(entries);
    const std::string seal = sealOf(list, key);
    const std::string text = json::writePretty(
        json::Value::object({{"format", kFormat}, {"seal", seal}, {"entries", std::move(list)}}));
    if (auto written = writePrivate(path, text); !written)
        return std::move(written).error();
    return entries;
}

Result<void> prepareFolder(const fs::path &path)
{
    return createFolder(path.parent_path(), FileAccess::Private);
}

} // namespace

void LedgerChange::applyTo(ConsentEntries &entries) const
{
    for (const std::string &digest : removed)
        entries.erase(digest);
    std::erase_if(entries, [this](const auto &entry) { return replaces(entry.second); });
    for (const auto &[digest, entry] : put)
        entries.insert_or_assign(digest, entry);
}

// Only the policy of a subject that was accepted last counts.
bool LedgerChange::replaces(const ConsentEntry &entry) const
{
    return entry.claim.kind == Claim::Kind::Policy && std::ranges::any_of(put, [&entry](const auto &item) {
               const ConsentEntry &newer = item.second;
               return newer.claim.kind == Claim::Kind::Policy && !newer.isDenied
                      && newer.subject == entry.subject && newer.claim != entry.claim;
           });
}

bool LedgerChange::takesBack(const ConsentEntries &entries) const
{
    const auto isGranted = [&](const std::string &digest) {
        const auto found = entries.find(digest);
        return found != entries.end() && !found->second.isDenied;
    };
    for (const std::string &digest : removed) {
        if (isGranted(digest))
            return true;
    }
    for (const auto &[digest, entry] : entries) {
        if (!entry.isDenied && replaces(entry))
            return true;
    }
    for (const auto &[digest, entry] : put) {
        if (entry.isDenied && isGranted(digest))
            return true;
    }
    return false;
}

fs::path LedgerFile::keyPath() const
{
    return fs::path(path).replace_extension(".key");
}

Result<ConsentEntries> LedgerFile::read() const
{
    const auto key = readKey(keyPath());
    if (!key)
        return key.error();
    return readSealed(path, *key);
}

Result<ConsentEntries> LedgerFile::read(const Secret &key) const
{
    return readSealed(path, key);
}

Result<ConsentEntries> LedgerFile::change(const LedgerChange &change) const
{
    if (auto made = prepareFolder(path); !made)
        return std::move(made).error();
    const LedgerLock lock(path);
    if (!lock.isHeld())
        return unsafe(path, CORE_TEXT("Core", "cannot be locked"));
    const auto key = readKey(keyPath());
    ConsentEntries entries = key ? readSealed(path, *key).valueOr(ConsentEntries()) : ConsentEntries();
    const bool needsKey = !key || !*key || change.takesBack(entries);
    const Secret writtenWith = needsKey ? newLedgerKey() : **key;
    if (needsKey) {
        if (auto written = writePrivate(keyPath(), writtenWith.reveal()); !written)
            return std::move(written).error();
    }
    change.applyTo(entries);
    return writeSealed(path, std::move(entries), writtenWith);
}

Result<ConsentEntries> LedgerFile::change(const LedgerChange &change, const Secret &key,
                                          const Secret &newKey) const
{
    if (auto made = prepareFolder(path); !made)
        return std::move(made).error();
    const LedgerLock lock(path);
    if (!lock.isHeld())
        return unsafe(path, CORE_TEXT("Core", "cannot be locked"));
    ConsentEntries entries = readSealed(path, key).valueOr(ConsentEntries());
    change.applyTo(entries);
    return writeSealed(path, std::move(entries), newKey);
}

Secret newLedgerKey()
{
    return Secret::taken(encodeHex(randomBytes(kKeyBytes)));
}

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
