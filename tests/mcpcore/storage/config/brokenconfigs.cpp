// SPDX-License-Identifier: GPL-3.0-or-later
#include "brokenconfigs.h"

namespace tooltray::storage {
namespace {

const std::string kHash = "sha256:" + std::string(64, 'a');

std::vector<BrokenConfig> brokenYaml()
{
    return {
        {"tab before a key", "server:\n@@\tport: 1\n", {"indented with spaces"}},
        {"tab in a block", "title: |\n@@\ttab\n", {"indented with spaces"}},
        {"colon in a text", "title: a@@: b\n", {"\": \""}},
        {"key below a text", "title: a\n  port@@: 1\n", {"\": \""}},
        {"list behind a key", "server: @@- a\n", {"on the line below"}},
        {"list not indented", "server:\n  - a\n @@- b\n", {"does not match"}},
        {"text behind quotes", "title: \"a\"@@b\n", {"does not match"}},
        {"open map",
         "server: @@{port: 1\ntitle: a\n",
         {"A \",\" or \"}\" is missing in the map that begins here."}},
        {"open list",
         "groups_off: @@[execute\ntitle: a\n",
         {"A \",\" or \"]\" is missing in the list that begins here."}},
        {"bracket without another", "title: @@]\n", {"no opening bracket"}},
        {"open quotes", "server: {port: 1}\ntitle: @@\"a\nsurface: auto\n", {"never closed"}},
        {"open single quotes", "title: @@'it''s\n", {"never closed"}},
        {"reserved character", "title: @@@x\n", {"Text cannot begin"}},
        {"unknown escape", "title: \"a\\q@@\"\n", {"Unknown escape"}},
        {"surrogate", "title: \"a\\ud800@@\"\n", {"No character has this number"}},
        {"anchor", "title: @@&t a\n", {"Anchors"}},
        {"alias", "title: @@&t a\nsurface: @@*t\n", {"Anchors", "Anchors"}},
        {"alias of nothing", "title: @@*t\n", {"Aliases"}},
        {"merge key", "server:\n  @@<<: {port: 1}\n", {"merge keys"}},
        {"tag", "title: @@!!str 5\n", {"Tags"}},
        {"second document", "title: a\n@@---\ntitle: b\n", {"a second one begins here"}},
        {"list and map", "- a\n@@title: b\n", {"does not match"}},
        {"map for a key", "@@{a: 1}: b\n", {"A key must be text"}},
        {"no key", "@@: b\n", {"A key must be text"}},
        {"same key",
         "title: a\nsurface: auto\n@@title: b\n",
         {"The key \"title\" appears twice, first on line 1."}},
        {"same key in quotes",
         "server:\n  port: 1\n  @@\"port\": 2\n",
         {"The key \"port\" appears twice, first on line 2."}},
        {"carriage return alone", "title: a@@\rsurface: auto\n", {"carriage return"}},
        {"control character", "title: a@@\x01\n", {"control character"}},
        {"not UTF-8", "title: a@@\xff\n", {"not UTF-8"}},
        {"overlong UTF-8", "title: @@\xc0\xaf\n", {"not UTF-8"}},
        {"reference in brackets", "server: {port: @@${PORT}}\n", {"must be in quotes: \"${NAME}\""}},
    };
}

std::vector<BrokenConfig> brokenScalars()
{
    return {
        {"Norway", "context_variables:\n  COUNTRY: @@no\n", {"YAML parsers disagree"}},
        {"on", "server:\n  metrics: @@on\n", {"YAML parsers disagree"}},
        {"octal", "context_variables: {ID: @@0123}\n", {"YAML parsers disagree"}},
        {"octal of YAML 1.2", "context_variables: {ID: @@0o17}\n", {"YAML parsers disagree"}},
        {"hexadecimal", "server: {port: @@0x1F}\n", {"YAML parsers disagree"}},
        {"exponent", "context_variables: {ID: @@1e3}\n", {"YAML parsers disagree"}},
        {"underscores", "server: {port: @@8_665}\n", {"YAML parsers disagree"}},
        {"base 60", "context_variables: {TIME: @@12:30}\n", {"YAML parsers disagree"}},
        {"date for a number",
         "server:\n  port: @@2026-01-01\n",
         {"Expected an integer at /server/port, found the string \"2026-01-01\"."}},
        {"text for a number",
         "server:\n  port: @@\"8665\"\n",
         {"Expected an integer at /server/port, found the string \"8665\"."}},
        {"number for a text", "title: @@1.10\n", {"Expected a string at /title, found the number 1.10."}},
        {"truth for a text", "title: @@true\n", {"Expected a string at /title, found true."}},
        {"port beyond the last", "server: {port: @@65536}\n", {"from 0 to 65535"}},
        {"negative port", "server: {port: @@-1}\n", {"from 0 to 65535"}},
        {"fraction", "server: {port: @@80.5}\n", {"from 0 to 65535"}},
        {"duration without unit",
         "endpoints:\n  a: {url: \"https://a.test\", timeouts: {total: @@30}}\n",
         {"duration with its unit"}},
        {"unknown unit",
         "endpoints:\n  a: {url: \"https://a.test\", timeouts: {connect: @@5 sec}}\n",
         {"duration with its unit"}},
        {"size of nothing",
         "endpoints:\n  a: {url: \"https://a.test\", limits: {response_bytes: @@0 MiB}}\n",
         {"size of at least 1 bytes"}},
        {"size in miles", "result_bytes: @@40 miles\n", {"size of at least 1000 bytes"}},
        {"variable not set",
         "title: a @@${MISSING} b\n",
         {"The environment variable MISSING is not set; set it, or give a default as in "
          "${MISSING:-default}."}},
        {"two variables not set", "title: \"@@${ONE}@@${TWO}\"\n", {"variable ONE", "variable TWO"}},
        {"open reference for a number", "server: {port: \"@@${PORT\"}\n", {"This ${ has no }"}},
        {"number that is not set", "server: {port: \"@@${MISSING}\"}\n", {"MISSING is not set"}},
        {"open reference", "title: \"a @@${TOKEN\"\n", {"This ${ has no }"}},
        {"no name", "title: \"@@${1ST}\"\n", {"A reference looks like"}},
        {"another form", "title: \"@@${TOKEN:?why}\"\n", {"A reference looks like"}},
        {"reference in a default", "title: \"@@${A:-${B}}\"\n", {"cannot hold another reference"}},
        {"word for a number",
         "server: {port: @@\"${WORD}\"}\n",
         {"Expected an integer at /server/port, but ${WORD} is something different."}},
    };
}

std::vector<BrokenConfig> brokenKeys()
{
    return {
        {"list for everything", "@@- a\n", {"Expected an object at the top level, found an array."}},
        {"text for everything",
         "@@hello\n",
         {"Expected an object at the top level, found the string \"hello\"."}},
        {"unknown section",
         "@@servers: {port: 1}\n",
         {"There is no key \"servers\" at the top level. Did you mean \"server\"? Accepted keys: "
          "\"graphql_endpoint\""}},
        {"unknown key",
         "server:\n  @@prot: 1\n",
         {"There is no key \"prot\" in /server. Did you mean \"port\"? Accepted keys: \"port\", "
          "\"addresses\", \"allowed_hosts\", \"allowed_origins\", \"max_connections\", \"max_body_bytes\", "
          "\"metrics\"."}},
        {"unknown word",
         "surface: @@comands\n",
         {"Expected one of \"auto\", \"direct\", \"commands\" at /surface, found the string \"comands\". Did "
          "you "
          "mean "
          "\"commands\"?"}},
        {"text for a section", "server: @@8665\n", {"Expected an object at /server, found the number 8665."}},
        {"endpoint without URL",
         "endpoints:\n  @@github: {mutations: ask}\n",
         {"The key \"url\" is missing at /endpoints/github."}},
        {"endpoint that is a URL",
         "endpoints:\n  github: @@https://api.test/graphql\n",
         {"Expected an object at /endpoints/github"}},
        {"no URL", "graphql_endpoint: @@api.test\n", {"URL that begins with http:// or https://"}},
        {"password in a URL",
         "graphql_endpoint: @@https://me:s3cr3t@api.test\n",
         {"At /graphql_endpoint: Expected a URL without user name and password (those belong in "
          "\"authentication\")."}},
        {"two default endpoints",
         "graphql_endpoint: @@https://a.test\nendpoints: {default: {url: \"https://b.test\"}}\n",
         {"already under \"endpoints\""}},
        {"authentication of nothing",
         "authentication: @@{type: bearer, value: \"${TOKEN}\"}\n",
         {"At /authentication: \"authentication\" needs \"graphql_endpoint\"."}},
        {"authentication without type",
         "graphql_endpoint: https://a.test\n@@authentication: {value: \"${TOKEN}\"}\n",
         {"The key \"type\" is missing at /authentication."}},
        {"unknown type",
         "graphql_endpoint: https://a.test\nauthentication: {type: @@baerer, value: x}\n",
         {"Did you mean \"bearer\""}},
        {"key of another type",
         "graphql_endpoint: https://a.test\nauthentication: {type: bearer, value: x, @@user: me}\n",
         {"There is no key \"user\" in /authentication. Accepted keys: \"type\", \"value\", "
          "\"header_name\"."}},
        {"header without name",
         "graphql_endpoint: https://a.test\n@@authentication: {type: header, value: x}\n",
         {"The key \"header_name\" is missing"}},
        {"no header name",
         "graphql_endpoint: https://a.test\nauthentication: {type: api_key, value: x, header_name: @@a b}\n",
         {"Expected the name of an HTTP header at /authentication/header_name."}},
        {"basic without user",
         "graphql_endpoint: https://a.test\n@@authentication: {type: basic, value: x}\n",
         {"The key \"user\" is missing"}},
        {"client credentials without their server",
         "graphql_endpoint: https://a.test\n@@authentication: {type: oauth2_client_credentials, value: x, "
         "client_id: me}\n",
         {"The key \"token_url\" is missing"}},
        {"secret that is a list",
         "graphql_endpoint: https://a.test\nauthentication: {type: bearer, value: @@[x]}\n",
         {"Expected a string such as \"${TOKEN}\" at /authentication/value."}},
        {"empty secret",
         "graphql_endpoint: https://a.test\nauthentication: {type: bearer, value: @@\"\"}\n",
         {"The secret is empty."}},
        {"command for a shell",
         "graphql_endpoint: https://a.test\nauthentication: {type: command, value: @@\"pass show a | head "
         "-1\"}\n",
         {"must be a list"}},
        {"secret in a header",
         "endpoints:\n  a:\n    url: https://a.test\n    headers:\n      Authorization: @@Bearer ${TOKEN}\n",
         {"At /endpoints/a/headers/Authorization: Expected a header that cannot hold a secret (use "
          "\"authentication\" of type \"header\" for secrets)."}},
        {"name of an endpoint",
         "endpoints:\n  @@my api: {url: \"https://a.test\"}\n",
         {"The endpoint name \"my api\" must start with a letter or digit"}},
        {"names that mean the same",
         "context_variables:\n  WORKSPACE_ID: a\n  @@workspaceId: b\n",
         {"\"workspaceId\" counts as the same name as \"WORKSPACE_ID\"; choose another one."}},
        {"variable without value",
         "context_variables:\n  @@KEY:\n",
         {"Expected a string, number or boolean at /context_variables/KEY, found null."}},
        {"variable that is a map",
         "context_variables:\n  KEY: @@{a: 1}\n",
         {"Expected a string, number or boolean at /context_variables/KEY, found an object."}},
        {"scope",
         "context_persistence: {default: @@forever}\n",
         {"Expected one of \"session\", \"persistent\""}},
        {"scope of a variable",
         "context_persistence:\n  variables:\n    KEY: @@for ever\n",
         {"Expected one of \"session\", \"persistent\""}},
        {"empty enumeration", "enumerations: {users: @@[]}\n", {"list of at least one value"}},
        {"enumeration without value",
         "enumerations:\n  users:\n    - @@name: Jo\n",
         {"The key \"value\" is missing at /enumerations/users/0."}},
        {"value twice",
         "enumerations:\n  users:\n    - {name: Jo, value: a}\n    - @@{name: Al, value: a}\n",
         {"At /enumerations/users/1: This value appears twice."}},
        {"mapping that is a list",
         "mappings:\n  pipelines: @@[a]\n",
         {"Expected a map of at least one label to its value"}},
        {"empty mapping",
         "mappings: {pipelines: @@{}}\n",
         {"Expected a map of at least one label to its value at /mappings/pipelines, found an empty "
          "object."}},
        {"value of a mapping",
         "mappings:\n  pipelines:\n    Backlog: @@[a]\n",
         {"Expected a string, number or boolean at /mappings/pipelines/Backlog, found an array."}},
        {"token in place of its hash",
         "clients:\n  cursor: {token_hash: @@s3cr3t}\n",
         {"At /clients/cursor/token_hash: Expected \"sha256:\" and 64 hex digits (the value is not shown)."}},
        {"token of two clients",
         "clients:\n  a: {token_hash: " + kHash + "}\n  b: {token_hash: @@" + kHash + "}\n",
         {"At /clients/b/token_hash: This token belongs to the client \"a\" as well; give each client its "
          "own."}},
        {"name that no header has",
         "endpoints:\n  a: {url: \"https://a.test\", headers: {\"X Y\": @@z}}\n",
         {"At /endpoints/a/headers/X Y: \"X Y\" is not a valid header name."}},
        {"address",
         "server: {addresses: [127.0.0.1, @@localhost]}\n",
         {"Expected an IP address such as \"127.0.0.1\" at /server/addresses/1, found the string "
          "\"localhost\"."}},
        {"adapter",
         "storage: {adapter: @@mysql}\n",
         {"Expected one of \"json\", \"sqlite\", \"postgresql\" at /storage/adapter, found the string "
          "\"mysql\"."}},
        {"storage without adapter",
         "@@storage: {path: x}\n",
         {"The key \"adapter\" is missing at /storage."}},
        {"key of another adapter",
         "storage: {adapter: sqlite, @@host: db}\n",
         {"There is no key \"host\" in /storage. Accepted keys: \"adapter\", \"path\"."}},
        {"short key",
         "storage: {adapter: postgresql, database: d, shared_key: @@too short}\n",
         {"Expected a string of at least 32 characters at /storage/shared_key"}},
        {"database without name",
         "@@storage: {adapter: postgresql}\n",
         {"The key \"database\" is missing at /storage."}},
        {"all mistakes, not only the first",
         "server: {port: @@many, @@prot: 1}\nsurface: @@no\nmappings: {@@a b: {x: 1}}\n@@titel: x\n",
         {"Expected an integer", "no key \"prot\"", "YAML parsers", "mapping name \"a b\"",
          "Did you mean \"title\"?"}},
        {"columns as editors count them",
         "mappings: {a: {\"\xc3\xbc\xf0\x9f\x98\x80\": @@[]}}\n",
         {"Expected a string, number or boolean"}},
    };
}

} // namespace

std::vector<BrokenConfig> brokenConfigs()
{
    std::vector<BrokenConfig> all = brokenYaml();
    for (const auto &more : {brokenScalars(), brokenKeys()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

const char *wholeConfig()
{
    return R"(# everything
graphql_endpoint: "https://api.example.com/graphql"
authentication: { type: api_key, value: "${TOKEN}", header_name: X-Api-Key }
endpoints:
  github: { url: "https://${HOST:-h}.test", schema: a.graphql, mutations: deny,
            limits: { depth: 3, response_bytes: 1 MiB }, timeouts: { total: 5 s },
            authentication: { type: command, value: [a, b], lifetime: 5 min } }
context_variables: { WORKSPACE_ID: "workspace_123", N: 1.5, B: true }
context_persistence: { default: session, variables: { N: persistent } }
enumerations:
  users:
    - {name: "John Doe", value: "john_doe"}
    - name: 'Ann'
      value: ann
      description: |
        Lead
mappings: { pipelines: { "Backlog": "pipeline_1", "In Progress": 2 } }
server: { port: 8665, addresses: [127.0.0.1] }
surface: auto
storage: { adapter: postgresql, database: d, password: "x" }
)";
}

} // namespace tooltray::storage
