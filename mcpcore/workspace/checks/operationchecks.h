// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/operationuses.h"
#include "graphql/schema/schema.h"
#include "workspace/checks/callgraph.h"
#include "workspace/checks/checkinputs.h"
#include "workspace/checks/finding.h"
#include "workspace/checks/invokedtools.h"
#include "workspace/checks/stepresponses.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

// The checks that checkVersion() is made of, each with a source file.
namespace tooltray::workspace {

// Parameters that somebody declares, with types in place of their names, and where.
struct DeclaredParameters {
    json::Value schema;
    std::string place;
};

// One GraphQL operation with what a tool or step says about it, and where it says that.
struct OperationCheck {
    const GraphqlOperation &operation;
    std::string place;
    const std::vector<NamedBinding> &bindings;
    std::string bindingsPlace;
    const Shared<Pagination> &pagination;
    const ResultShape *result = nullptr; // of a whole tool
    std::vector<DeclaredParameters> parameters = {};
    MadeValues made = {};
};

// Without a schema only the text is judged. Gives what the operation uses of the schema.
graphql::UsedParts checkOperation(const Workspace &workspace, const OperationCheck &check,
                                  const graphql::Schema *schema, MappedValues &mapped,
                                  ToolProblems &problems);

// A REST request with what a tool or step says about it, and the description of the API that it goes to.
struct DescribedRequest {
    const Workspace &workspace; // has the credentials of the endpoint
    const openapi::Api &api;
    const Endpoint &endpoint;
    const RestRequest &request;
    std::string place;
    const Shared<Pagination> &pagination;
    // What the tool, or a case of it, declares; null: nobody does, or the request is of no tool.
    const json::Value *parameters = nullptr;
    std::string parametersPlace = "/parameters";
    const Condition *when = nullptr; // of a step; what it asks for may be there whenever the request is sent
    // Of placeholders in the path; null: nobody said.
    const std::vector<NamedBinding> *bindings = nullptr;
    std::string bindingsPlace = "/bindings";
    const ResultShape *result = nullptr; // of a whole tool
};

// Holds the request against its operation: reports what that does not take, values included, what it requires and is not
// sent, or not by every call, what a tool renames and is not returned, and an operation that is gone. False: the description says nothing of the request.
bool checkDescribed(const DescribedRequest &check, ToolProblems &problems);

// The parameters of a tool that clients may omit although the operation requires what they alone fill. Precondition: the
// parameters are there, and those that are null in JSON declare nothing.
std::vector<std::string> optionalParameters(const DescribedRequest &check);

// What the operation requires and the request never sends, by name. Without what the endpoint adds, headers for credentials,
// which only that can add, and what the description has a default for.
std::vector<std::string> missingArguments(const DescribedRequest &check);

// Reports what the styles of a request say and fields in their places cannot have, and headers of a part that cannot be
// sent.
void checkStyles(const RestRequest &request, const std::string &place, ToolProblems &problems);

// The state that the checks of the calls of one version share.
struct InvocationChecks {
    const Workspace &workspace;
    const Schemas &schemas;
    InvokedTools &called;
    // The called tools and endpoints whose uses of a schema are reported already.
    std::set<std::pair<const InvokedTools::InvokedTool *, std::string>> told = {};
};

// Reports why a step that calls another tool cannot work: the tool or its version does not exist, the step omits what
// it needs, or passes what it never takes or hands on to a tool that never takes it. The place is that of the step.
// Precondition: the step calls a tool.
void checkCall(InvocationChecks &checks, const Step &step, const std::string &place, const MadeValues &made,
               VersionCheck &check);

// Reports steps of which every call would send more mutations than one, which are refused where the version does not
// allow them: a call that can only fail after its first change must not make that.
void checkMutations(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems);

// Reports that more tools call each other than may: kMaxCallDepth.
void checkCallDepth(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems);

// Reports paths into the responses of earlier steps that lead nowhere for sure: the step, or the GraphQL tool that it
// calls, does not select what is asked for, or the called tool drops or renames it, or its result is made without it.
// Where the value may be absent, or decides whether a step runs, no call fails and nobody notices. The responses of
// requests may hold anything else.
void checkStepPaths(const Workspace &workspace, const StepEndpoints &endpoints, const Sequence &sequence,
                    ToolProblems &problems);

// The JSON Schema of what a step of the sequence returns at a path; null where it is not known. It outlives neither what
// it is made of nor the check, to which it adds what it depends on.
using StepValues = std::function<json::Value(const StepSource &source)>;
StepValues stepValues(const Workspace &workspace, const StepEndpoints &endpoints, const Sequence &sequence,
                      VersionCheck &check);

// Reports error rules whose null_at leads nowhere for sure: there is always nothing, so that the rule would turn good
// responses into errors.
void checkRulePaths(const Workspace &workspace, const StepEndpoints &endpoints, const ToolVersion &version,
                    ToolProblems &problems);

// Reports parameters that are passed on to variables, or into parts of them, as they are and can never be one of their
// values, each value that such a parameter lists or has as its default and its variable never takes, and the same of
// the members of objects and the elements of lists.
void checkParameterTypes(const Workspace &workspace, const DeclaredParameters &declared,
                         const std::vector<InputUse> &uses, const graphql::Schema &schema,
                         MappedValues &mapped, ToolProblems &problems);

// The same for the values that bindings look up in a mapping and send as they are.
void checkMappedValues(const Workspace &workspace, const std::vector<InputUse> &uses,
                       const graphql::Schema &schema, MappedValues &mapped, ToolProblems &problems);

enum class SchemaOf : std::uint8_t {
    Values,
    Arguments, // the members of one object, each of which is there to be passed
};

// Reports what no value can fulfil, at any depth of a schema: an empty "enum", a minimum above the maximum, a member
// that a closed object requires and does not have, and whatever else certainly fits no value. Types are in place of
// their names; the place is that of the schema.
void checkSchema(const json::Value &schema, SchemaOf of, const std::string &place, ToolProblems &problems);

// The report of a required member that its schema does not allow, or says nothing of.
ToolProblem requiredButNotDeclared(const json::Value &name, std::string place);

// Reports what the output schema of a composite tool requires and the template of its result never makes, and types
// that the operation never returns, as far as its endpoint's schema is there. Of what parameters and transforms give
// nothing is known before a call.
void checkOutput(const Workspace &workspace, const Schemas &schemas, const std::string &endpoint,
                 const ToolVersion &version, ToolProblems &problems);

// Whether what came of one call may be the answer to another: the version asks for something and changes nothing. The
// version has its operation.
bool mayKeepAnswers(const ToolVersion &version);

// The names by which the version tells calls apart and that are nothing which a call may differ in. Who leaves them
// out takes different calls for the same.
std::vector<std::string> unknownKeyParameters(const Workspace &workspace, const ToolVersion &version);

// Checks whether a version with cached responses may cache them, and can tell its calls apart.
void checkIdempotency(const Workspace &workspace, const ToolVersion &version, ToolProblems &problems);

} // namespace tooltray::workspace
