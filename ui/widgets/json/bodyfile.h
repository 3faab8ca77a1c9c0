// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/inlinemessage.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>

class QTemporaryDir;
class QWidget;

namespace tooltray::ui {

// An answer as a file: where somebody saves it, or for another program, for as long as the view is there. Nobody else
// on the machine can read either.
class BodyFile final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BodyFile)

public:
    using Body = std::shared_ptr<const std::string>;

    explicit BodyFile(QWidget *view);
    ~BodyFile() override;

    // Proposed where somebody saves it, and what another program sees.
    void setName(const QString &name) { m_name = name; }

    // Precondition of both: there is a body.
    void saveAs(const Body &body);
    void openElsewhere(const Body &body);

Q_SIGNALS:
    void told(tooltray::ui::MessageKind kind, const QString &text);
    void opened(); // in another program, and there is nothing to tell

private:
    void save(const Body &body, const QString &path);
    bool makeFolder();
    QString nameFor(const Body &body);
    void open(const QString &path);

    QWidget *m_view;
    QString m_name = QStringLiteral("answer.json");
    // Whoever still writes into it has it, too: it goes with the last one.
    std::shared_ptr<QTemporaryDir> m_folder;
    std::weak_ptr<const std::string> m_last; // that was opened
    int m_count = 0;                         // of those opened, each of which has a name of its own
};

} // namespace tooltray::ui
