// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/linereader.h"

#include "base/files/filesystem.h"

#include <cerrno>

#include <fcntl.h>

namespace tooltray::journal {
namespace {

constexpr std::size_t kChunk = std::size_t(256) << 10U;

} // namespace

Result<LineReader> LineReader::open(const Folder &folder, const std::filesystem::path &name)
{
    auto file = folder.open(name, O_RDONLY);
    if (!file)
        return std::move(file).error();
    return LineReader(folder.path(name), *std::move(file));
}

Result<LineReader> LineReader::open(const std::filesystem::path &path)
{
    return open(Folder(path.parent_path()), path.filename());
}

Result<std::optional<LineReader::Line>> LineReader::next()
{
    while (true) {
        const std::size_t end = m_buffer.find('\n', m_searched);
        if (end != std::string::npos) {
            const Line line{std::string_view(m_buffer).substr(m_begin, end - m_begin), m_offset + m_begin};
            m_begin = m_searched = end + 1;
            const bool isTooLong = line.text.size() > kMaxLine;
            if (!m_isSkipping && !isTooLong)
                return std::optional(line);
            m_tooLong += m_isSkipping ? 0 : 1;
            m_isSkipping = false;
            continue;
        }
        m_searched = m_buffer.size();
        if (m_searched - m_begin > kMaxLine) {
            m_tooLong += m_isSkipping ? 0 : 1;
            m_isSkipping = true;
        }
        if (m_isSkipping)
            m_begin = m_searched;
        auto count = fill();
        if (!count)
            return std::move(count).error();
        if (*count == 0)
            return std::optional<Line>();
    }
}

void LineReader::seek(std::uint64_t offset)
{
    m_buffer.clear();
    m_begin = m_searched = 0;
    m_offset = offset;
    m_isSkipping = false;
}

Result<std::size_t> LineReader::fill()
{
    m_buffer.erase(0, m_begin);
    m_offset += m_begin;
    m_searched -= m_begin;
    m_begin = 0;
    const std::size_t had = m_buffer.size();
    // Long lines are read in ever larger pieces, so that their beginnings are not moved too often.
    const std::size_t wanted = std::max(kChunk, had);
    m_buffer.resize(had + wanted);
    const auto at = static_cast<off_t>(m_offset + had);
    ssize_t count = ::pread(m_file.number(), m_buffer.data() + had, wanted, at);
    while (count < 0 && errno == EINTR)
        count = ::pread(m_file.number(), m_buffer.data() + had, wanted, at);
    const int errorNumber = errno;
    m_buffer.resize(had + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    if (count < 0)
        return fileError(FileAction::ReadFile, m_path, errorNumber);
    return static_cast<std::size_t>(count);
}

} // namespace tooltray::journal
