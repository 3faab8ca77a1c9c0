// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "base/result/result.h"

#include <QFuture>
#include <QThreadPool>

#include <cstddef>
#include <memory>
#include <string>

namespace tooltray::ui {

// An answer that later ones of its tool are compared with.
struct Baseline {
    std::string title; // which call it was
    std::shared_ptr<const std::string> body;
};

// The baselines of tools, one each, in files of this computer: they are what one person looks at, and no part of the
// tools that are shared. What is asked is done in the order in which it was asked.
class Baselines final {
    Q_DISABLE_COPY_MOVE(Baselines)

public:
    static constexpr std::size_t kMaxBytes = std::size_t{1024} * 1024; // of an answer

    explicit Baselines(const std::string &folder);
    ~Baselines();

    bool has(const std::string &tool) const;
    QFuture<Result<void>> pin(const std::string &tool, Baseline baseline);
    QFuture<Result<Baseline>> find(const std::string &tool);
    // The tool has another name by now.
    void rename(const std::string &before, const std::string &now);

private:
    static std::string fileOf(const std::string &tool);

    Folder m_folder;
    QThreadPool m_pool;
};

} // namespace tooltray::ui
