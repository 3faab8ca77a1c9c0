// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demo/tracker/tracker.h"
#include "graphql/executor/resolvers.h"

#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tooltray {
class Clock;
}

namespace tooltray::demo {

using graphql::Resolved;
using graphql::ResolveInfo;
using graphql::Source;

inline std::string_view typeName(const Account &account)
{
    return account.isBot() ? "Bot" : "User";
}
inline std::string_view typeName(const Project &)
{
    return "Project";
}
inline std::string_view typeName(const Label &)
{
    return "Label";
}
inline std::string_view typeName(const Issue &)
{
    return "Issue";
}
inline std::string_view typeName(const Comment &)
{
    return "Comment";
}

// A record as the value of a field; null for none.
template <class Record>
Resolved shown(const std::shared_ptr<const Record> &record)
{
    return record ? Resolved::object(Source(record), typeName(*record)) : Resolved();
}

template <class Record>
Resolved shown(const std::vector<std::shared_ptr<const Record>> &records)
{
    Resolved::List list;
    for (const auto &record : records)
        list.push_back(shown(record));
    return list;
}

// A value that belongs to nobody else, such as a payload.
template <class T>
Resolved own(T value, std::string_view type = {})
{
    return Resolved::object(Source(std::make_shared<const T>(std::move(value))), type);
}

// Says how the fields of a type are read from an Object of ours.
template <class Object>
class Fields {
public:
    Fields(graphql::Resolvers &resolvers, std::string_view type) : m_resolvers(resolvers), m_type(type) {}

    template <class Read>
    Fields &add(std::string_view field, Read read)
    {
        m_resolvers.setField(
            m_type, field,
            [read = std::move(read)](const Source &source, const ResolveInfo &info) -> Resolved {
                if constexpr (std::is_invocable_v<Read, const Object &, const ResolveInfo &>)
                    return read(source.get<Object>(), info);
                else
                    return read(source.get<Object>());
            });
        return *this;
    }
    template <class Member>
    Fields &add(std::string_view field, Member Object::*member) requires(!std::is_function_v<Member>)
    {
        return add(field, [member](const Object &object) { return Resolved(object.*member); });
    }

private:
    graphql::Resolvers &m_resolvers;
    std::string_view m_type;
};

// The fields of Query, Mutation and the like need no source.
class RootFields {
public:
    RootFields(graphql::Resolvers &resolvers, std::string_view type) : m_resolvers(resolvers), m_type(type) {}

    template <class Read>
    RootFields &add(std::string_view field, Read read)
    {
        m_resolvers.setField(m_type, field,
                             [read = std::move(read)](const Source &, const ResolveInfo &info) -> Resolved {
                                 return read(info);
                             });
        return *this;
    }

private:
    graphql::Resolvers &m_resolvers;
    std::string_view m_type;
};

// DateTime, Date and Color.
void addScalars(graphql::Resolvers &resolvers);

// How the types of the schema that show records are read, their connections and lists with them. The tracker
// stays where it is.
void addRecordFields(graphql::Resolvers &resolvers, const Tracker &tracker);

// The fields of Query. Tracker and waits stay where they are.
void addQueryFields(graphql::Resolvers &resolvers, const Tracker &tracker, Waits &waits);

// The fields of Mutation and its payloads. Tracker and clock stay where they are.
void addMutationFields(graphql::Resolvers &resolvers, Tracker &tracker, Clock &clock);

// The fields of Subscription and their events. Tracker and clock stay where they are.
void addSubscriptionFields(graphql::Resolvers &resolvers, Tracker &tracker, Clock &clock);

} // namespace tooltray::demo
