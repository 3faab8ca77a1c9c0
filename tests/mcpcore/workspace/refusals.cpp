// SPDX-License-Identifier: GPL-3.0-or-later
#include "refusals.h"

namespace tooltray::workspace {

std::vector<Refusal> refusals()
{
    using enum ObjectKind;
    return {
        {"typing error", Endpoint, R"({"url":"https://a.b","limts":{}})", "/limts", "\"limits\""},
        {"no URL", Endpoint, R"({"url":"a.b"})", "/url", "http://"},
        {"URL of another kind", Endpoint, R"({"url":"file:///etc/passwd"})", "/url", "http://"},
        {"space in a URL", Endpoint, R"({"url":"https://a b"})", "/url", "http://"},
        {"missing URL", Endpoint, "{}", "", "\"url\""},
        {"description without its place", Endpoint, R"({"api":{}})", "/api", "\"location\""},
        {"description at half a URL", Endpoint, R"({"api":{"location":"https://"}})", "/api/location",
         "http://"},
        {"origin with a path", Endpoint,
         R"({"api":{"location":"a.yaml","allowed_origins":["https://a.b/c"]}})", "/api/allowed_origins/0",
         "https://api.example.com"},
        {"header name", Endpoint, R"({"url":"https://a.b","headers":{"X Y":"1"}})", "/headers/X Y", "header"},
        {"second header line", Endpoint, R"({"url":"https://a.b","headers":{"X":"1\r\nY: 2"}})", "/headers/X",
         "single line"},
        {"negative time", Endpoint, R"({"url":"https://a.b","timeouts":{"total_ms":-1}})",
         "/timeouts/total_ms", "integer from 0"},
        {"policy", Endpoint, R"({"url":"https://a.b","mutations":"maybe"})", "/mutations",
         "\"deny\", \"ask\", \"allow\""},
        {"rule without condition", Endpoint, R"({"url":"https://a.b","errors":[{"status":404}]})",
         "/errors/0", "null_at"},
        {"no status", Endpoint, R"({"url":"https://a.b","errors":[{"null_at":"/a","status":4}]})",
         "/errors/0/status", "from 100 to 599"},
        {"source without its variable", Credential, R"({"source":"environment"})", "", "\"variable\""},
        {"source without its command", Credential, R"({"source":"command"})", "", "\"command\""},
        {"scheme without its server", Credential, R"({"scheme":"oauth2_code"})", "", "\"oauth2\""},
        {"flow without its page", Credential,
         R"({"scheme":"oauth2_code","oauth2":{"token_url":"https://a.b","client_id":"c"}})", "/oauth2",
         "authorization_url"},
        {"token instead of its hash", Client, R"({"token_hash":"s3cr3t"})", "/token_hash", "64 hex digits"},
        {"no version", Tool, R"({"active":"0.1.0","versions":{}})", "/versions", "at least one version"},
        {"active version", Tool, R"({"active":"0.2.0","versions":{"0.1.0":{"operation":{"document":"a"}}}})",
         "/active", "no version 0.2.0"},
        {"version number", Tool, R"({"active":"0.1.0","versions":{"v1":{"operation":{"document":"a"}}}})",
         "/versions/v1", "0.1.0"},
        {"first version without operation", Tool, R"({"active":"0.1.0","versions":{"0.1.0":{}}})",
         "/versions/0.1.0", "\"operation\""},
        {"schema of no object", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"a"},"parameters":{"type":"array"}}}})",
         "/versions/0.1.0/parameters/type", "\"object\""},
        {"alias", Tool,
         R"({"active":"0.1.0","aliases":["A"],"versions":{"0.1.0":{"operation":{"document":"a"}}}})",
         "/aliases/0", "alias"},
        {"same tag twice", Tool,
         R"({"active":"0.1.0","tags":["a","b","a"],"versions":{"0.1.0":{"operation":{"document":"a"}}}})",
         "/tags/2", "twice"},
        {"operation of no kind", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"query":"a"}}}})",
         "/versions/0.1.0/operation", "\"document\", \"path\", \"steps\", \"cases\""},
        {"path", Tool, R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"path":"a"}}}})",
         "/versions/0.1.0/operation/path", "begins with /"},
        {"placeholder", Tool, R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"path":"/a/{b"}}}})",
         "/versions/0.1.0/operation/path", "{project}"},
        {"placeholder upside down", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"path":"/a/}b{"}}}})",
         "/versions/0.1.0/operation/path", "{project}"},
        {"later step", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"steps":[)"
         R"({"name":"a","operation":{"document":"x"},"bindings":{"v":{"step":"b"}}},)"
         R"({"name":"b","operation":{"document":"x"}}]}}}})",
         "/versions/0.1.0/operation/steps/0", "no earlier step \"b\""},
        {"same step twice", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"steps":[)"
         R"({"name":"a","operation":{"document":"x"}},{"name":"a","operation":{"document":"x"}}]}}}})",
         "/versions/0.1.0/operation/steps/1", "two steps \"a\""},
        {"result of no step", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"steps":[],"result":{"step":"z"}}}}})",
         "/versions/0.1.0/operation/result", "no earlier step \"z\""},
        {"two sources", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"a"},)"
         R"("bindings":{"v":{"parameter":"p","context":"C"}}}}})",
         "/versions/0.1.0/bindings/v", "Only one of"},
        {"no source", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"a"},"bindings":{"v":{}}}}})",
         "/versions/0.1.0/bindings/v", "One of \"constant\""},
        {"path of a constant", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"a"},)"
         R"("bindings":{"v":{"constant":1,"path":"/a"}}}}})",
         "/versions/0.1.0/bindings/v/path", "unknown member"},
        {"transform", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"a"},)"
         R"("bindings":{"v":{"parameter":"p","transforms":["eval"]}}}}})",
         "/versions/0.1.0/bindings/v/transforms/0", "transform"},
        {"transform without its argument", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"a"},)"
         R"("bindings":{"v":{"parameter":"p","transforms":["gid"]}}}}})",
         "/versions/0.1.0/bindings/v/transforms/0", "transform"},
        {"several paths", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"a"},)"
         R"("pagination":{"path":["/a","/b"]}}}})",
         "/versions/0.1.0/pagination", "\"custom\""},
        {"pattern", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"a"}}},)"
         R"("examples":[{"name":"n","assertions":[{"matches":"("}]}]})",
         "/examples/0/assertions/0/matches", "regular expression"},
        {"pointer", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"a"}}},)"
         R"("examples":[{"name":"n","assertions":[{"path":"a","exists":true}]}]})",
         "/examples/0/assertions/0/path", "JSON Pointer"},
        {"pin without operation", Tool,
         R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"a"}}},)"
         R"("pin":{"approved_at":"t","version":"0.1.0","definition":{}}})",
         "/pin/definition", "\"operation\""},
        {"value of a mapping", Mapping, R"({"entries":{"a":{}}})", "/entries/a", "string, number or boolean"},
        {"variable without value", Context, "{}", "", "\"value\" or \"credential\""},
        {"variable with both", Context, R"({"value":1,"credential":"c"})", "", "\"value\" or \"credential\""},
        {"lines", Prompt, R"({"messages":[{"text":["a",1]}]})", "/messages/0/text/1", "string"},
        {"no object at all", Type, "[]", "", "expected an object"},
    };
}

} // namespace tooltray::workspace
