// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/preparation/schemas.h"

namespace tooltray::execution {

Error noSchema(const std::string &endpoint)
{
    return {ErrorKind::NotFound,
            "schema_none",
            {CORE_TEXT("Core", "The endpoint \"{endpoint}\" is used without a schema."),
             {{"endpoint", endpoint}}},
            CORE_TEXT("Core", "Write operations as the documentation of the API describes; to search and "
                              "check them, ask the user to give the endpoint a schema instead of \"none\".")};
}

Error noApi(const std::string &endpoint)
{
    return {ErrorKind::NotFound,
            "api_none",
            {CORE_TEXT("Core", "The REST API of the endpoint \"{endpoint}\" has no description."),
             {{"endpoint", endpoint}}},
            CORE_TEXT("Core",
                      "Ask the user to give the endpoint the URL or the file of an OpenAPI description.")};
}

Error missingSchema(const std::string &endpoint, const Error &why)
{
    Error error{why.kind == ErrorKind::Denied ? ErrorKind::Denied : ErrorKind::Unavailable,
                "schema_missing",
                {CORE_TEXT("Core", "The schema of the endpoint \"{endpoint}\" is not loaded. {problem}"),
                 {{"endpoint", endpoint}, {"problem", why.message}}},
                why.hint.empty() ? CORE_TEXT("Core", "Call refresh_schema once the endpoint can be reached.")
                                 : why.hint,
                why.details};
    if (!error.details.isObject())
        error.details = json::Value::object();
    error.details.set("reason", json::Value(why.code));
    return error;
}

} // namespace tooltray::execution
