// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"
#include "base/files/folder.h"
#include "base/result/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::journal {

// The lines of a file that may be growing: what has no line feed yet is no line.
class LineReader {
public:
    // A line longer than that is passed over and counted.
    static constexpr std::size_t kMaxLine = std::size_t(64) << 20U;

    struct Line {
        std::string_view text; // without its line feed; until the next one is read
        std::uint64_t offset;
    };

    static Result<LineReader> open(const Folder &folder, const std::filesystem::path &name);
    static Result<LineReader> open(const std::filesystem::path &path);

    // Nothing at the end of the file.
    Result<std::optional<Line>> next();
    // The line at an offset that next() gave, then those behind it.
    void seek(std::uint64_t offset);

    std::size_t tooLong() const noexcept { return m_tooLong; }

private:
    LineReader(std::filesystem::path path, FileDescriptor file)
        : m_path(std::move(path))
        , m_file(std::move(file))
    {}

    Result<std::size_t> fill();

    std::filesystem::path m_path;
    FileDescriptor m_file;
    std::string m_buffer;
    std::size_t m_begin = 0;    // of the next line in the buffer
    std::size_t m_searched = 0; // up to where there is no line feed
    std::uint64_t m_offset = 0; // of the buffer in the file
    bool m_isSkipping = false;  // within a line that is too long
    std::size_t m_tooLong = 0;
};

} // namespace tooltray::journal
