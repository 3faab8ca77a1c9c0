// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/exchange/foreign.h"
#include "json/value.h"

#include <map>
#include <string>
#include <string_view>

// The reader of each program's texts, and what the readers have in common.
namespace tooltray::workspace {

// What other programs fill into requests before they send them: {{name}}, {{ _.name }}.
using Placeholders = std::map<std::string, std::string, std::less<>>;

// The text with the values that are known; with those of values that have placeholders themselves as well, up to a bound.
std::string filledIn(std::string_view text, const Placeholders &values);
bool hasPlaceholder(std::string_view text);

// Members of an object that are texts, such as an environment.
void addPlaceholders(const json::Value &object, Placeholders &values);

// A GraphQL request as JSON, {"query": ..., "variables": ...}, where the text is one.
bool takeJsonBody(std::string_view text, ForeignRequest &request);
// Variables as programs keep them: as an object, or as text with one. What is no object is said.
void takeVariables(const json::Value &variables, ForeignRequest &request);

// Sentences about what an endpoint or a credential has to say from now on.
void loseHeader(std::string_view name, ForeignRequest &request);
void loseSignIn(std::string_view kind, ForeignRequest &request, std::string_view header = {});
void loseScripts(ForeignRequest &request);
// For what is neither GraphQL nor a request of HTTP.
void notHttp(ForeignRequest &request);
// Texts with a JSON body {"query": ...} are GraphQL, all others are calls. The URL is filled in with the values.
void takeCall(ForeignHttpRequest call, const Placeholders &values, ForeignRequest &request);
// "METHOD" in capitals; GET where nothing is said.
std::string methodOf(std::string_view text);

// Whether another one may be added; when none may any more, the last one says so.
bool hasRoom(Foreign &foreign);

// One reader for each program. Precondition: the text is one of its own.
Foreign readPostman(const json::Value &document);
Foreign readInsomnia(const json::Value &document);
Foreign readAltair(const json::Value &document);
Foreign readBruno(const json::Value &document);
Foreign readBrunoText(std::string_view text);
Foreign readHar(const json::Value &document);
Foreign readHttpFile(std::string_view text);
Foreign readCurl(std::string_view text);

bool isPostman(const json::Value &document);
bool isInsomnia(const json::Value &document);
bool isInsomniaYaml(std::string_view text);
bool isAltair(const json::Value &document);
bool isBruno(const json::Value &document);
bool isBrunoText(std::string_view text);
bool isHar(const json::Value &document);
bool isHttpFile(std::string_view text);
bool isCurl(std::string_view text);

} // namespace tooltray::workspace
