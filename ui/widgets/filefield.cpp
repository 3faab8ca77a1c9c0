// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/filefield.h"

#include "ui/theme/theme.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

namespace tooltray::ui {

FileField::FileField(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_browse(new QToolButton(this))
{
    m_browse->setIcon(theme.icon(Icon::Folder));
    m_browse->setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_browse);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, &FileField::pathChanged);
    connect(m_browse, &QToolButton::clicked, this, &FileField::browse);
}

void FileField::setTexts(const QString &title, const QString &filter, const QString &placeholder)
{
    m_title = title;
    m_filter = filter;
    m_edit->setAccessibleName(title);
    m_edit->setPlaceholderText(placeholder);
    m_browse->setToolTip(tr("Choose a file..."));
    m_browse->setAccessibleName(title);
}

QString FileField::path() const
{
    return m_edit->text().trimmed();
}

void FileField::setPath(const QString &path)
{
    if (path != m_edit->text())
        m_edit->setText(path);
}

void FileField::browse()
{
    auto *dialog = new QFileDialog(this, m_title, path(), m_filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        m_edit->setText(file);
        Q_EMIT pathChanged(file);
    });
    dialog->open();
}

} // namespace tooltray::ui
