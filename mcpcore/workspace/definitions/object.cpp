// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/object.h"

#include <utility>

namespace tooltray::workspace {
namespace {

template <typename T>
auto *nameMember(T &object)
{
    if constexpr (std::is_same_v<std::remove_const_t<T>, Settings>)
        return static_cast<std::conditional_t<std::is_const_v<T>, const std::string, std::string> *>(nullptr);
    else if constexpr (std::is_same_v<std::remove_const_t<T>, ContextVariable>)
        return &object.key;
    else
        return &object.name;
}

} // namespace

ObjectKind kindOf(const Object &object)
{
    static_assert(std::variant_size_v<Object> == kObjectKinds);
    static_assert(std::is_same_v<std::variant_alternative_t<std::size_t(ObjectKind::Context), Object>,
                                 ContextVariable>);
    return static_cast<ObjectKind>(object.index());
}

std::string_view nameOf(const Object &object)
{
    return std::visit(
        [](const auto &alternative) -> std::string_view {
            const std::string *name = nameMember(alternative);
            return name == nullptr ? std::string_view() : *name;
        },
        object);
}

ObjectKey keyOf(const Object &object)
{
    return {kindOf(object), std::string(nameOf(object))};
}

void rename(Object &object, std::string name)
{
    std::visit(
        [&](auto &alternative) {
            if (std::string *member = nameMember(alternative))
                *member = std::move(name);
        },
        object);
}

} // namespace tooltray::workspace
