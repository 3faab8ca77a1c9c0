// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"
#include "base/result/result.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray {

// A folder of ours whose content others may have made: a repository, a program that synchronises, another person.
//
// No name below it leads out of it. Links up to the root are the person's own and are followed; below it none is,
// neither of a file nor of a folder, and only regular files are opened, which never waits. This holds also while
// somebody swaps files for links. Names are relative to the folder and may have several parts. Private files and
// folders are for their owner alone, whatever the umask and their permissions before.
//
// For paths that a person chose for one file (an export, a configuration file) there are readFile() and
// writeFile(), which follow links. The errors are those of fileError().
class Folder {
public:
    struct Entry {
        std::string name;
        std::filesystem::file_type type = std::filesystem::file_type::none; // a link is a link
        std::uint64_t size = 0;
    };

    // The root, which need not exist yet. Any path will do for one.
    template <typename Path>
    requires(std::convertible_to<Path, std::filesystem::path>)
        Folder(Path root, FileAccess access = FileAccess::Private,
               std::shared_ptr<const FileSystem> system = std::make_shared<FileSystem>())
        : m_root(std::move(root))
        , m_access(access)
        , m_system(std::move(system))
    {}

    // A folder below this one, under the same root.
    Folder at(const std::filesystem::path &name) const;
    Folder with(std::shared_ptr<const FileSystem> system) const;

    std::filesystem::path path(const std::filesystem::path &name = {}) const; // for messages

    // Makes it, and what is missing of it above.
    Result<void> create() const;

    Result<std::string> read(const std::filesystem::path &name, std::size_t maxBytes) const;
    // Returns nothing if the file does not exist.
    Result<std::optional<std::string>> readIfThere(const std::filesystem::path &name,
                                                   std::size_t maxBytes) const;
    // Same as writeFile(), below this folder.
    Result<void> write(const std::filesystem::path &name, std::string_view content) const;
    // The file is durable only after sync().
    Result<void> replace(const std::filesystem::path &name, std::string_view content) const;
    Result<void> remove(const std::filesystem::path &name) const; // no failure where there is none
    Result<void> rename(const std::filesystem::path &from, const std::string &to) const; // within one folder
    Result<void> sync() const;

    // A regular file, with the flags of open(); new ones are as private as the folder.
    Result<FileDescriptor> open(const std::filesystem::path &name, int flags) const;

    // Durable on return; gives the errno of a failure, after which any part of it may be there.
    std::optional<int> writeAll(int file, std::string_view content) const;

    bool has(const std::filesystem::path &name) const; // anything of that name, a link as well
    // Refuses links and what is no regular file, as open() does: for libraries that open the file themselves.
    Result<void> check(const std::filesystem::path &name) const;
    std::vector<Entry> entries() const;     // sorted by name; none where it cannot be read
    std::vector<std::string> names() const; // the same, faster

    std::size_t removeLeftovers() const; // see writefile.h
    void removeFiles() const;            // all in it but folders, as far as that can be done
    void removeIfEmpty() const;

    // Takes the permissions of all others away, here and below, from what belongs to this user. Leaves folders
    // of the name .git alone.
    void makePrivate() const;

private:
    struct Place {
        FileDescriptor folder;
        std::string name;
        int error = 0;
    };

    Place find(const std::filesystem::path &name) const;
    FileDescriptor openItself() const; // errno where it is not open

    std::filesystem::path m_root;
    std::filesystem::path m_inner;
    FileAccess m_access;
    std::shared_ptr<const FileSystem> m_system;
};

} // namespace tooltray
