// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace tooltray::graphql {

// Directives exist and are put where they may be (September 2025, 5.7.1 and 5.7.2).
class KnownDirectives {
public:
    static constexpr std::string_view kName = "KnownDirectives";

    explicit KnownDirectives(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

// A directive that is not repeatable stands once at a place (September 2025, 5.7.3).
class UniqueDirectivesPerLocation {
public:
    static constexpr std::string_view kName = "UniqueDirectivesPerLocation";

    explicit UniqueDirectivesPerLocation(ValidationContext &context) noexcept : m_context(context) {}

    void enterAny(Node node);

private:
    using Seen = std::unordered_map<Symbol, Directive>;
    bool isUnique(Directive directive) const;
    void check(Node owner, Seen &seen);

    ValidationContext &m_context;
    Seen m_onSchema;
    std::map<Symbol, Seen> m_onTypes; // a type and its extensions are one place
    std::map<Symbol, Seen> m_onDirectives;
};

// Labels of @defer and @stream are constant and unique.
class DeferStreamDirectiveLabel {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveLabel";

    explicit DeferStreamDirectiveLabel(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
    std::unordered_map<std::string, Directive> m_byLabel;
};

// @defer and @stream, where a schema defines them, are not for the root fields of mutations and
// subscriptions.
class DeferStreamDirectiveOnRootField {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveOnRootField";

    explicit DeferStreamDirectiveOnRootField(ValidationContext &context) noexcept : m_context(context) {}

    void enter(OperationDefinition operation);

private:
    struct Search;
    bool check(Node selectionSet, Search &search);

    ValidationContext &m_context;
    std::vector<bool> m_isChecked; // fragments found to be fine
};

// @defer and @stream, where a schema defines them, can be switched off in subscriptions.
class DeferStreamDirectiveOnValidOperations {
public:
    static constexpr std::string_view kName = "DeferStreamDirectiveOnValidOperations";

    explicit DeferStreamDirectiveOnValidOperations(ValidationContext &context) noexcept : m_context(context)
    {}

    void enter(OperationDefinition operation);

private:
    struct Search;
    bool check(Node selectionSet, Search &search);

    ValidationContext &m_context;
    std::vector<bool> m_isChecked; // fragments found to be fine
};

// @stream is for lists.
class StreamDirectiveOnListField {
public:
    static constexpr std::string_view kName = "StreamDirectiveOnListField";

    explicit StreamDirectiveOnListField(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
