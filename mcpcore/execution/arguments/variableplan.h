// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/answers/finding.h"
#include "execution/arguments/bindings.h"
#include "graphql/language/ast.h"
#include "workspace/definitions/binding.h"
#include "workspace/definitions/operation.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::execution {

// One variable of an operation and where it gets its value.
struct PlannedVariable {
    enum class Source : std::uint8_t {
        Binding,   // as the tool says
        Parameter, // the argument of the same name, or the context where the caller leaves it out
        Context,   // hidden from clients; an argument of that name still wins
    };

    std::string name;
    Source source = Source::Parameter;
    const workspace::Binding *binding = nullptr; // of Source::Binding; lies in the tool
    std::string contextKey;                      // empty: no context variable has that name
    bool isRequired = false;
    bool isTaken = true; // from callers: a closed schema that does not declare it refuses it

    bool isInjected() const { return source == Source::Context; }
};

using VariablePlan = std::vector<PlannedVariable>;

// A variable that is bound takes that; one that the parameter schema declares is the caller's; one that a context
// variable is named like is filled from it and hidden; any other is the caller's. A schema of null declares nothing.
VariablePlan planVariables(const workspace::Workspace &workspace, graphql::OperationDefinition operation,
                           const std::vector<workspace::NamedBinding> &bindings,
                           const json::Value &parameters);
// The same of an operation that is not read yet; nothing of one that cannot be read.
VariablePlan planVariables(const workspace::Workspace &workspace,
                           const workspace::GraphqlOperation &operation,
                           const std::vector<workspace::NamedBinding> &bindings,
                           const json::Value &parameters);

// How callers call the values that they pass.
enum class PassedAs : std::uint8_t { Parameters, Variables };

// The key of the context variable that the value of the variable is from; empty: from none.
std::string contextKeyOf(const PlannedVariable &variable, const Scope &scope);

// The variables of one call. Those that are optional and have no value, or null, are left out; a required one without
// a value is an error that says what to pass or set.
Result<json::Value> variableValues(const VariablePlan &plan, const Scope &scope,
                                   PassedAs passed = PassedAs::Parameters);

// Why a required variable without a value ends the call.
Error missingValue(const PlannedVariable &variable, PassedAs passed);

// The variables that are passed to an unsaved operation and that it does not declare.
Findings unknownVariables(graphql::OperationDefinition operation, const json::Value &variables);

// The plan of such an operation: what is passed is the caller's, and the context fills in the rest.
VariablePlan planAdHoc(const workspace::Workspace &workspace, graphql::OperationDefinition operation,
                       const json::Value &variables);

// Values of variables that do not fit, as one error. Whoever calls can do nothing about a value that they did not pass:
// it says so where the context filled them all. Plan and scope may be null.
Error variablesError(const Findings &findings, const VariablePlan *plan, const Scope *scope);

} // namespace tooltray::execution
