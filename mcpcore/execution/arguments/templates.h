// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/arguments/contextvalues.h"
#include "execution/arguments/transform.h"
#include "openapi/model/fieldstyle.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// The code of the error where a context variable has no value; the details name its key.
inline constexpr std::string_view kContextMissing = "context_missing";

// A path template with its placeholders filled. Each value is one segment, or a part of one, whatever is in it
// (RFC 3986, 3.3): it cannot add segments, climb to those above, or begin the query. What the template itself has
// is sent as it is; characters that no URL has are encoded. Placeholders that are left open stay, to be filled later.
// A value with a style of its own may be a list or an object, and have slashes where that allows reserved characters.
Result<std::string> filledPath(std::string_view pathTemplate,
                               const std::function<Result<MaybeValue>(const std::string &name)> &valueOf,
                               std::span<const std::string> leftOpen = {},
                               const openapi::FieldStyles &styles = {});

// A text of an endpoint in which {KEY} stands for a context variable.
class ContextTemplate {
public:
    enum class Of : std::uint8_t {
        Header,
        // Where each value from the path on is percent-encoded, in the path as one segment or a part of one, and
        // agents have no say before it.
        Url,
    };

    ContextTemplate(std::string_view text, Of of);

    const std::vector<std::string> &names() const { return m_names; }
    bool isPlain() const { return m_names.empty(); }

    struct Filled {
        std::string text;
        bool isSecret = false; // a part of it is
    };
    Result<Filled> fill(const ContextValues &values) const;

private:
    struct Part {
        std::string text; // or the name
        bool isName = false;
        bool isInOrigin = false; // before the path of a URL
        bool isInPath = false;
    };

    Of m_of;
    std::vector<Part> m_parts;
    std::vector<std::string> m_names;
};

} // namespace tooltray::execution
