// SPDX-License-Identifier: GPL-3.0-or-later
#include "smallstack.h"

#include <stdexcept>

#include <pthread.h>
#include <time.h>

namespace tooltray::test {

namespace {

struct Job {
    const std::function<void()> &work;
    std::chrono::duration<double> time{};
};

std::chrono::duration<double> now()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

void *run(void *argument)
{
    Job &job = *static_cast<Job *>(argument);
    const auto begin = now();
    job.work();
    job.time = now() - begin;
    return nullptr;
}

} // namespace

std::chrono::duration<double> runOnStack(std::size_t stackBytes, const std::function<void()> &work)
{
    Job job{work};
    pthread_attr_t attributes;
    pthread_t thread{};
    ::pthread_attr_init(&attributes);
    const bool isStarted = ::pthread_attr_setstacksize(&attributes, stackBytes) == 0
                           && ::pthread_create(&thread, &attributes, run, &job) == 0;
    ::pthread_attr_destroy(&attributes);
    if (!isStarted)
        throw std::runtime_error("no thread with such a stack");
    ::pthread_join(thread, nullptr);
    return job.time;
}

} // namespace tooltray::test
