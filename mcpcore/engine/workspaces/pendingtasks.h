// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/post.h"
#include "execution/answers/run.h"

#include <QObject>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace tooltray::engine {

// Tasks that run in a workspace for a caller elsewhere, kept until they are over.
class PendingTasks {
public:
    template <typename T>
    T &begin(std::unique_ptr<T> task)
    {
        T &begun = *task;
        m_pendingTasks.push_back(std::move(task));
        return begun;
    }
    // Destroys it, when what it is doing has returned.
    void end(const execution::Run &task)
    {
        const auto found = std::ranges::find(m_pendingTasks, &task, &std::unique_ptr<execution::Run>::get);
        if (found == m_pendingTasks.end())
            return;
        m_over.push_back(std::move(*found));
        m_pendingTasks.erase(found);
        post(&m_context, [this] { m_over.clear(); });
    }

private:
    std::vector<std::unique_ptr<execution::Run>> m_pendingTasks;
    std::vector<std::unique_ptr<execution::Run>> m_over;
    QObject m_context;
};

} // namespace tooltray::engine
