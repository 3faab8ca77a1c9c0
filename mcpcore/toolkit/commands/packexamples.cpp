// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/packexamples.h"

#include "json/parse.h"

#include <string>
#include <string_view>

namespace tooltray::toolkit {
namespace {

constexpr std::string_view kParameters =
    R"("parameters":{"type":"object","properties":{
           "issue":{"type":"integer","description":"Number of the issue."},
           "text":{"type":"string","description":"What to say about it."}},
       "required":["issue"],"additionalProperties":false})";

constexpr std::string_view kRestOperation =
    R"("operation":{"method":"POST","path":"/issues/{issue}/notes",
           "query":{"notify":{"constant":true}},
           "body":{"object":{"body":{"parameter":"text"}}}},
       "bindings":{"issue":{"parameter":"issue"}})";

constexpr std::string_view kSteps =
    R"("operation":{"steps":[
           {"name":"find","operation":{"method":"GET","path":"/issues/{issue}"},
            "bindings":{"issue":{"parameter":"issue"}}},
           {"name":"comment","when":{"exists":{"parameter":"text"}},
            "operation":{"method":"POST","path":"/issues/{id}/notes","body":{"object":{"body":{"parameter":"text"}}}},
            "bindings":{"id":{"step":"find","path":"/id"}}}],
           "result":{"object":{"title":{"step":"find","path":"/title"},"note":{"step":"comment","path":"/id"}}}})";

constexpr std::string_view kSwitch =
    R"("operation":{"parameter":"action","cases":{
           "show":{"operation":{"method":"GET","path":"/issues/{issue}"},
                   "bindings":{"issue":{"parameter":"issue"}}},
           "close":{"operation":{"method":"PUT","path":"/issues/{issue}",
                                 "body":{"object":{"state":{"constant":"closed"}}}},
                    "bindings":{"issue":{"parameter":"issue"}}}}},
       "parameters":{"type":"object","properties":{
           "action":{"type":"string","enum":["show","close"],"description":"What to do."},
           "issue":{"type":"integer","description":"Number of the issue."}},
       "required":["action","issue"],"additionalProperties":false})";

json::Value packOf(std::string_view name, std::string_view description, std::string_view definition)
{
    std::string text = R"({"format":"tooltray-pack","version":1,"tools":{")";
    text.append(name)
        .append(R"(":{"active":"0.1.0","versions":{"0.1.0":{"description":")")
        .append(description)
        .append("\",")
        .append(definition)
        .append("}}}}}");
    return json::parse(text).value;
}

std::string withParameters(std::string_view operation)
{
    return std::string(operation).append(",").append(kParameters);
}

} // namespace

json::Value packExamples()
{
    json::Value examples = json::Value::object();
    examples.set("rest", packOf("add_note", "Adds a note to an issue.", withParameters(kRestOperation)));
    examples.set("steps", packOf("note_on_issue",
                                 "Tells the title of an issue, and adds a note to it if there is one.",
                                 withParameters(kSteps)));
    examples.set("switch", packOf("do_with_issue", "Shows an issue or closes it.", kSwitch));
    return examples;
}

} // namespace tooltray::toolkit
