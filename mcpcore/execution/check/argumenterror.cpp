// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/check/argumenterror.h"

#include "base/quantity.h"

#include <string>
#include <utility>
#include <vector>

namespace tooltray::execution {

Error argumentError(const std::vector<jsonschema::ValidationError> &errors)
{
    Error error{ErrorKind::Invalid, "arguments_invalid", "",
                "Correct the parameters and call again; describe_tool shows what the tool takes."};
    std::vector<std::string> sentences;
    json::Value list = json::Value::array();
    for (const jsonschema::ValidationError &problem : errors) {
        sentences.push_back(problem.message);
        json::Value entry = json::Value::object({{"path", json::Value(problem.instancePointer)},
                                                 {"code", json::Value(codeName(problem.code))},
                                                 {"message", json::Value(problem.message)}});
        if (!problem.suggestion.empty())
            entry.set("suggestion", json::Value(problem.suggestion));
        list.append(std::move(entry));
    }
    error.message = listedSentences(sentences, "problems");
    error.details = json::Value::object({{"errors", std::move(list)}});
    return error;
}

} // namespace tooltray::execution
