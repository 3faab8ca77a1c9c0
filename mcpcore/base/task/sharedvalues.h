// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/done.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tooltray {

// What several programs that serve the same library know together besides the library: values by name, most of which
// end by themselves. Used on one thread, from whose event loop everything is answered.
class SharedValues {
public:
    struct Named {
        std::string name;
        std::string value;
    };
    // How long something is kept; nothing: for good.
    using Lifetime = std::optional<std::chrono::seconds>;

    virtual ~SharedValues() = default;

    // Who hears of what is put: those who follow such names, or nobody, where it is only found.
    enum class Told { Followers, Nobody };
    // All of them at once, in place of what has their names. When it is answered, every program can find them.
    virtual void put(std::vector<Named> values, Lifetime lifetime, Told told, Done<Result<void>> done) = 0;
    virtual void find(std::string name, Done<Result<std::optional<std::string>>> done) = 0;
    // True for the first program that claims the name, and for that one only.
    virtual void claim(std::string name, std::chrono::seconds lifetime, Done<Result<bool>> done) = 0;
    // Tells the values whose names begin like that: those that are there, and then what other programs put.
    virtual void follow(std::string prefix, std::function<void(const Named &)> changed) = 0;
    // The programs that are there now, at least this one.
    virtual std::size_t programs() const = 0;
};

// What one of the programs may have of something that they may have together.
inline double shareOf(const SharedValues *shared, double whole)
{
    return shared == nullptr ? whole : whole / static_cast<double>(shared->programs());
}

} // namespace tooltray
