// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/post.h"
#include "base/task/sharedvalues.h"

#include <QObject>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::test {

// What several programs of a test have in common: each of them gets one of these over the same place. Answers come
// from the event loop.
class FakeSharedValues final : public SharedValues {
public:
    struct Place {
        std::map<std::string, std::string> values = {};
        std::vector<FakeSharedValues *> programs = {};
        std::chrono::seconds lastClaim{0}; // how long it lasts
        bool isAway = false;
        bool isSilent = false; // nothing is answered
    };

    explicit FakeSharedValues(Place &place) : m_place(place) { m_place.programs.push_back(this); }
    ~FakeSharedValues() override { std::erase(m_place.programs, this); }
    FakeSharedValues(const FakeSharedValues &) = delete;
    FakeSharedValues &operator=(const FakeSharedValues &) = delete;

    void put(std::vector<Named> values, Lifetime, Told told, Done<Result<void>> done) override
    {
        answer([this, values = std::move(values), told, done = std::move(done)] {
            if (m_place.isAway)
                return done(away());
            for (const Named &named : values) {
                m_place.values.insert_or_assign(named.name, named.value);
                for (FakeSharedValues *other : m_place.programs) {
                    if (told == Told::Followers)
                        other->tell(named, *this);
                }
            }
            done({});
        });
    }
    void find(std::string name, Done<Result<std::optional<std::string>>> done) override
    {
        answer([this, name = std::move(name), done = std::move(done)] {
            if (m_place.isAway)
                return done(away());
            const auto found = m_place.values.find(name);
            done(found == m_place.values.end() ? std::nullopt : std::optional(found->second));
        });
    }
    void claim(std::string name, std::chrono::seconds lifetime, Done<Result<bool>> done) override
    {
        answer([this, name = std::move(name), lifetime, done = std::move(done)] {
            if (m_place.isAway)
                return done(away());
            m_place.lastClaim = lifetime;
            done(m_place.values.try_emplace(name).second);
        });
    }
    void follow(std::string prefix, std::function<void(const Named &)> changed) override
    {
        m_followed.emplace_back(std::move(prefix), std::move(changed));
    }
    std::size_t programs() const override { return m_place.programs.size(); }

private:
    static Error away() { return {ErrorKind::Unavailable, "no_connection", "The database is away."}; }
    template <typename F>
    void answer(F function)
    {
        if (!m_place.isSilent)
            post(&m_context, std::move(function));
    }
    void tell(const Named &named, const FakeSharedValues &teller) const
    {
        for (const auto &[prefix, changed] : m_followed) {
            if (&teller != this && named.name.starts_with(prefix))
                changed(named);
        }
    }

    Place &m_place;
    std::vector<std::pair<std::string, std::function<void(const Named &)>>> m_followed;
    QObject m_context;
};

} // namespace tooltray::test
