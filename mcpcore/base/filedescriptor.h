// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <unistd.h>

namespace tooltray {

// Owns an open file of the system.
class FileDescriptor {
public:
    explicit FileDescriptor(int number = -1) noexcept : m_number(number) {}
    FileDescriptor(FileDescriptor &&other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    FileDescriptor &operator=(FileDescriptor &&other) noexcept
    {
        FileDescriptor(std::move(other)).swap(*this);
        return *this;
    }
    ~FileDescriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }

    bool isOpen() const noexcept { return m_number >= 0; }
    int number() const noexcept { return m_number; }

private:
    void swap(FileDescriptor &other) noexcept { std::swap(m_number, other.m_number); }

    int m_number;
};

} // namespace tooltray
