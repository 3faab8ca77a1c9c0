// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace tooltray::ui {

class Theme;

// The path of a file, typed or picked.
class FileField final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileField)

public:
    explicit FileField(const Theme &theme, QWidget *parent = nullptr);

    // Title of the dialog and name for those who listen, and what it shows: "GraphQL schemas (*.graphql)".
    void setTexts(const QString &title, const QString &filter, const QString &placeholder = {});
    QString path() const;
    void setPath(const QString &path);
    QLineEdit &edit() const { return *m_edit; }

Q_SIGNALS:
    void pathChanged(const QString &path); // by somebody's hand

private:
    void browse();

    QLineEdit *m_edit;
    QToolButton *m_browse;
    QString m_title;
    QString m_filter;
};

} // namespace tooltray::ui
