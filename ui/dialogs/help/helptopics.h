// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icon.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace tooltray::ui {

class ActionRegistry;

// What there is to know at the beginning, in our own words: a title and some HTML each. Commands stand there as the
// menus name them, with the keys that they have now.
class HelpTopics final {
    Q_DECLARE_TR_FUNCTIONS(HelpTopics)

public:
    struct Topic {
        QString title;
        QString html;
        Icon icon;
    };

    explicit HelpTopics(const ActionRegistry &actions) : m_actions(actions) {}

    QList<Topic> all() const;

private:
    Topic aboutTools() const;
    Topic firstTool() const;
    Topic connecting() const;
    Topic parts() const;
    Topic log() const;
    Topic keys() const;

    QString command(const QString &id) const;
    QString keysOf(const QString &id) const;

    const ActionRegistry &m_actions;
};

} // namespace tooltray::ui
