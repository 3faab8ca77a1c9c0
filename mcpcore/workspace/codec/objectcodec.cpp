// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/objectcodec.h"

#include "workspace/codec/endpointcodec.h"
#include "workspace/codec/policycodec.h"
#include "workspace/codec/sharedcodec.h"
#include "workspace/codec/toolcodec.h"

#include <array>
#include <utility>

namespace tooltray::workspace {

void read(const json::Reader &in, Object &out)
{
    std::visit([&](auto &alternative) { read(in, alternative); }, out);
}

json::Value encode(const Object &object)
{
    return std::visit([](const auto &alternative) { return encode(alternative); }, object);
}

Object makeObject(ObjectKind kind)
{
    return [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        static constexpr std::array makers{+[] { return Object(std::in_place_index<I>); }...};
        return makers[static_cast<std::size_t>(kind)]();
    }
    (std::make_index_sequence<kObjectKinds>());
}

} // namespace tooltray::workspace
