// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"

#include <QString>
#include <QStringList>

namespace tooltray::ui {

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
