// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "credentials/headerfield.h"

#include <QFuture>

#include <vector>

namespace tooltray::credentials {

// A credential at work: what is added to each request so that the upstream lets it in. Lives on one thread.
class Authorizer {
public:
    using Fields = std::vector<HeaderField>;

    virtual ~Authorizer() = default;

    // At least one field, or the reason why the request cannot be sent.
    virtual QFuture<Result<Fields>> fields() = 0;
    // The upstream refused a request with these (401): they are not given again without asking where they come
    // from.
    virtual void refused(const Fields &fields) = 0;
};

} // namespace tooltray::credentials
