// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/folder.h"

#include "base/files/files.h"
#include "base/files/filesystem.h"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

namespace tooltray {

namespace {

namespace fs = std::filesystem;

#ifdef O_PATH
constexpr int kPassingThrough = O_PATH; // needs no right to read the folder
#else
constexpr int kPassingThrough = O_RDONLY;
#endif

constexpr int kDeepest = 16; // folders below each other that are looked through

int errorOfType(mode_t mode)
{
    if (S_ISREG(mode))
        return 0;
    return S_ISLNK(mode) ? EMLINK : S_ISDIR(mode) ? EISDIR : ENODEV;
}

// An open folder below an open one, or a closed descriptor with errno.
FileDescriptor step(int folder, const char *name)
{
    FileDescriptor next(::openat(folder, name, kPassingThrough | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (next.isOpen() || (errno != ENOTDIR && errno != ELOOP))
        return next;
    // The errno for a link differs between systems.
    struct stat status {};
    const bool isLink = ::fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(status.st_mode);
    errno = isLink ? EMLINK : ENOTDIR;
    return next;
}

bool isOrdinary(const fs::path &part)
{
    return !part.empty() && part != "." && part != ".." && !part.is_absolute();
}

template <typename F>
void forEachName(int folder, F visit)
{
    const int reading = ::openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const std::unique_ptr<DIR, int (*)(DIR *)> entries(reading < 0 ? nullptr : ::fdopendir(reading),
                                                       &::closedir);
    while (const dirent *entry = entries ? ::readdir(entries.get()) : nullptr) {
        const std::string_view name = static_cast<const char *>(entry->d_name);
        if (name != "." && name != "..")
            visit(name.data());
    }
}

fs::file_type typeOf(mode_t mode)
{
    if (S_ISREG(mode))
        return fs::file_type::regular;
    if (S_ISDIR(mode))
        return fs::file_type::directory;
    return S_ISLNK(mode) ? fs::file_type::symlink : fs::file_type::unknown;
}

void makePrivateIn(int folder, int depth)
{
    forEachName(folder, [&](const char *name) {
        struct stat status {};
        if (std::string_view(name) == ".git" || ::fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0)
            return;
        const bool isFolder = S_ISDIR(status.st_mode);
        if (!isFolder && !S_ISREG(status.st_mode))
            return;
        if (status.st_uid == ::geteuid() && (status.st_mode & 077) != 0) {
            // Opened, as the name may be something else by now.
            const FileDescriptor file(
                ::openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
            struct stat opened {};
            if (file.isOpen() && ::fstat(file.number(), &opened) == 0 && opened.st_ino == status.st_ino)
                static_cast<void>(::fchmod(file.number(), status.st_mode & 07700));
        }
        if (!isFolder || depth == 0)
            return;
        if (const FileDescriptor next = step(folder, name); next.isOpen())
            makePrivateIn(next.number(), depth - 1);
    });
}

} // namespace

Folder Folder::at(const fs::path &name) const
{
    Folder folder = *this;
    folder.m_inner /= name;
    return folder;
}

Folder Folder::with(std::shared_ptr<const FileSystem> system) const
{
    Folder folder = *this;
    folder.m_system = std::move(system);
    return folder;
}

fs::path Folder::path(const fs::path &name) const
{
    fs::path path = m_root;
    if (!m_inner.empty())
        path /= m_inner;
    return name.empty() ? path : path / name;
}

FileDescriptor Folder::openItself() const
{
    FileDescriptor folder(::open(m_root.c_str(), kPassingThrough | O_DIRECTORY | O_CLOEXEC));
    for (const fs::path &part : m_inner) {
        if (!folder.isOpen())
            break;
        if (!isOrdinary(part)) {
            errno = EXDEV;
            return FileDescriptor();
        }
        folder = step(folder.number(), part.c_str());
    }
    return folder;
}

Folder::Place Folder::find(const fs::path &name) const
{
    if (!isOrdinary(name.filename()) || name.is_absolute())
        return {FileDescriptor(), {}, EXDEV};
    Place place{(name.has_parent_path() ? at(name.parent_path()) : *this).openItself(), name.filename(), 0};
    if (!place.folder.isOpen())
        place.error = errno;
    return place;
}

Result<void> Folder::create() const
{
    if (auto made = createFolder(m_root, m_access, *m_system); !made)
        return made;
    const auto failure = [&](int errorNumber) {
        return fileError(FileAction::CreateFolder, path(), errorNumber);
    };
    FileDescriptor folder(::open(m_root.c_str(), kPassingThrough | O_DIRECTORY | O_CLOEXEC));
    const mode_t mode = m_access == FileAccess::Private ? 0700 : 0777;
    for (const fs::path &part : m_inner) {
        if (!folder.isOpen())
            return failure(errno);
        if (!isOrdinary(part))
            return failure(EXDEV);
        const bool isNew = m_system->createFolder(folder.number(), part.c_str(), mode) == 0;
        const int errorNumber = errno;
        FileDescriptor next = step(folder.number(), part.c_str());
        if (!next.isOpen())
            return failure(isNew || errorNumber == EEXIST ? errno : errorNumber);
        if (isNew) {
            if (const auto unsynced = syncOpenFolder(folder.number(), *m_system)) {
                m_system->removeFolder(folder.number(), part.c_str());
                return failure(*unsynced);
            }
        }
        folder = std::move(next);
    }
    return {};
}

Result<std::string> Folder::read(const fs::path &name, std::size_t maxBytes) const
{
    // Reading is none of the calls that a test makes fail.
    const Place place = find(name);
    const auto failure = [&](int errorNumber) {
        return fileError(FileAction::ReadFile, path(name), errorNumber);
    };
    if (place.error != 0)
        return failure(place.error);
    struct stat status {};
    if (::fstatat(place.folder.number(), place.name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0)
        return failure(errno);
    if (const int wrong = errorOfType(status.st_mode))
        return failure(wrong);
    const FileDescriptor file(::openat(place.folder.number(), place.name.c_str(),
                                       O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY));
    if (!file.isOpen())
        return failure(errno == ELOOP ? EMLINK : errno);
    return readOpenFile(file.number(), path(name), maxBytes);
}

Result<std::optional<std::string>> Folder::readIfThere(const fs::path &name, std::size_t maxBytes) const
{
    auto content = read(name, maxBytes);
    if (content)
        return std::optional(std::move(*content));
    if (content.error().code == "file_missing")
        return std::optional<std::string>();
    return std::move(content).error();
}

Result<void> Folder::replace(const fs::path &name, std::string_view content) const
{
    const Place place = find(name);
    const auto errorNumber = place.error != 0
                                 ? std::optional(place.error)
                                 : replaceIn(place.folder.number(), place.name, content, m_access, *m_system);
    return errorNumber ? Result<void>(fileError(FileAction::WriteFile, path(name), *errorNumber))
                       : Result<void>();
}

Result<void> Folder::write(const fs::path &name, std::string_view content) const
{
    const Place place = find(name);
    auto errorNumber = place.error != 0
                           ? std::optional(place.error)
                           : replaceIn(place.folder.number(), place.name, content, m_access, *m_system);
    if (errorNumber)
        return fileError(FileAction::WriteFile, path(name), *errorNumber);
    if (syncOpenFolder(place.folder.number(), *m_system))
        return notDurable(path(name));
    return {};
}

Result<void> Folder::remove(const fs::path &name) const
{
    const Place place = find(name);
    if (place.error != 0)
        return place.error == ENOENT ? Result<void>()
                                     : fileError(FileAction::WriteFile, path(name), place.error);
    if (m_system->removeFile(place.folder.number(), place.name.c_str()) == 0 || errno == ENOENT)
        return {};
    return fileError(FileAction::WriteFile, path(name), errno);
}

Result<void> Folder::rename(const fs::path &from, const std::string &to) const
{
    const Place place = find(from);
    if (place.error != 0)
        return fileError(FileAction::WriteFile, path(from), place.error);
    if (m_system->rename(place.folder.number(), place.name.c_str(), to.c_str()) != 0)
        return fileError(FileAction::WriteFile, path(from), errno);
    return {};
}

Result<void> Folder::sync() const
{
    const FileDescriptor folder = openItself();
    const auto errorNumber =
        folder.isOpen() ? syncOpenFolder(folder.number(), *m_system) : std::optional(errno);
    return errorNumber ? Result<void>(fileError(FileAction::WriteFile, path(), *errorNumber))
                       : Result<void>();
}

Result<FileDescriptor> Folder::open(const fs::path &name, int flags) const
{
    const bool isWriting = (flags & O_ACCMODE) != O_RDONLY;
    const auto failure = [&](int errorNumber) {
        return fileError(isWriting ? FileAction::WriteFile : FileAction::ReadFile, path(name), errorNumber);
    };
    const Place place = find(name);
    if (place.error != 0)
        return failure(place.error);
    struct stat before {};
    const bool isThere =
        ::fstatat(place.folder.number(), place.name.c_str(), &before, AT_SYMLINK_NOFOLLOW) == 0;
    if (isThere && errorOfType(before.st_mode) != 0)
        return failure(errorOfType(before.st_mode));
    FileDescriptor file(m_system->open(place.folder.number(), place.name.c_str(),
                                       flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY,
                                       m_access == FileAccess::Private ? 0600 : 0666));
    struct stat opened {};
    if (!file.isOpen() || ::fstat(file.number(), &opened) != 0)
        return failure(errno == ELOOP ? EMLINK : errno);
    if (const int wrong = errorOfType(opened.st_mode))
        return failure(wrong);
    const bool isForOthers = m_access == FileAccess::Private && (opened.st_mode & 077) != 0;
    if (isForOthers && opened.st_uid == ::geteuid())
        static_cast<void>(::fchmod(file.number(), opened.st_mode & 0700));
    return file;
}

std::optional<int> Folder::writeAll(int file, std::string_view content) const
{
    while (!content.empty()) {
        const ssize_t written = m_system->write(file, content.data(), content.size());
        if (written < 0)
            return errno;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return m_system->sync(file) == 0 ? std::nullopt : std::optional(errno);
}

bool Folder::has(const fs::path &name) const
{
    const Place place = find(name);
    struct stat status {};
    return place.error == 0
           && ::fstatat(place.folder.number(), place.name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
}

Result<void> Folder::check(const fs::path &name) const
{
    const Place place = find(name);
    struct stat status {};
    const bool isThere =
        place.error == 0
        && ::fstatat(place.folder.number(), place.name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0;
    const int wrong = isThere ? errorOfType(status.st_mode) : place.error == EMLINK ? EMLINK : 0;
    return wrong == 0 ? Result<void>() : Result<void>(fileError(FileAction::WriteFile, path(name), wrong));
}

std::vector<std::string> Folder::names() const
{
    std::vector<std::string> names;
    if (const FileDescriptor folder = openItself(); folder.isOpen())
        forEachName(folder.number(), [&](const char *name) { names.emplace_back(name); });
    std::ranges::sort(names);
    return names;
}

std::vector<Folder::Entry> Folder::entries() const
{
    std::vector<Entry> entries;
    const FileDescriptor folder = openItself();
    if (!folder.isOpen())
        return entries;
    forEachName(folder.number(), [&](const char *name) {
        struct stat status {};
        if (::fstatat(folder.number(), name, &status, AT_SYMLINK_NOFOLLOW) == 0)
            entries.push_back({name, typeOf(status.st_mode), static_cast<std::uint64_t>(status.st_size)});
    });
    std::ranges::sort(entries, {}, &Entry::name);
    return entries;
}

std::size_t Folder::removeLeftovers() const
{
    const FileDescriptor folder = openItself();
    return folder.isOpen() ? removeLeftoversIn(folder.number()) : 0;
}

void Folder::removeFiles() const
{
    for (const Entry &entry : entries()) {
        if (entry.type != fs::file_type::directory)
            static_cast<void>(remove(entry.name));
    }
}

void Folder::removeIfEmpty() const
{
    const fs::path inner = m_inner.empty() ? m_root : m_inner;
    const Folder parent = m_inner.empty() ? Folder(folderOf(m_root), m_access, m_system)
                                          : Folder(m_root, m_access, m_system).at(m_inner.parent_path());
    if (const FileDescriptor folder = parent.openItself(); folder.isOpen())
        m_system->removeFolder(folder.number(), inner.filename().c_str());
}

void Folder::makePrivate() const
{
    const FileDescriptor folder = openItself();
    struct stat status {};
    if (!folder.isOpen() || ::fstat(folder.number(), &status) != 0)
        return;
    if (status.st_uid == ::geteuid() && (status.st_mode & 077) != 0) {
        const FileDescriptor file(::openat(folder.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        if (file.isOpen())
            static_cast<void>(::fchmod(file.number(), status.st_mode & 07700));
    }
    makePrivateIn(folder.number(), kDeepest);
}

} // namespace tooltray
