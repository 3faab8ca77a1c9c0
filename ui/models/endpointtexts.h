// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace tooltray::ui {

// What people call the service at a URL, as a name that no object of the kind has yet: "github" for
// https://api.github.com/graphql.
QString suggestedEndpointName(const QString &url, const workspace::Workspace &workspace,
                              workspace::ObjectKind kind = workspace::ObjectKind::Endpoint);

// The same from the title of a description: "depot" for "Depot API". Empty when nothing is left of it.
QString suggestedEndpointNameOf(const QString &title, const workspace::Workspace &workspace);

// It has a described REST API and no GraphQL one.
bool isRestOnly(const workspace::Endpoint &endpoint);

// The host with its port; of a URL that begins with a context variable, what stands there.
QString hostOf(const QString &url);

// The name with a number behind it when it is taken.
QString freeName(const QString &name, const workspace::Workspace &workspace, workspace::ObjectKind kind);

// The values of a REST request that a repaired tool no longer takes or sends, those that are new, the arguments that it
// had as optional and now requires, and those that accept something else, by their names.
struct RepairedValues {
    using Move = std::pair<QString, QString>;

    QList<Move> moved = {}; // fixed values that are sent as something else: as what before, and as what now
    QStringList removed = {};
    QStringList added = {};
    QStringList required = {};
    QStringList changed = {};

    bool operator==(const RepairedValues &) const = default;
};

RepairedValues repairedValues(const workspace::Tool &before, const workspace::Tool &after);

// A URL or header of an endpoint as it will be sent, for looking at: {KEY} in it is a context variable.
struct FilledTemplate {
    QString text; // secret values are dots, what is missing stays as it is
    QStringList used = {};
    QStringList missing = {};

    bool isPlain() const { return used.isEmpty() && missing.isEmpty(); }
    bool operator==(const FilledTemplate &) const = default;
};

enum class TemplateOf : std::uint8_t {
    Header,
    Url, // whose path and query have values percent-encoded
};

FilledTemplate fillTemplate(const QString &text, TemplateOf of, const workspace::Workspace &workspace);

} // namespace tooltray::ui
