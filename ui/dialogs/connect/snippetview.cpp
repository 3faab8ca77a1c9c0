// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/connect/snippetview.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"

#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tooltray::ui {

SnippetView::SnippetView(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextLook::Strong, this))
    , m_why(new TextLabel(TextLook::Muted, this))
    , m_text(new QPlainTextEdit(this))
    , m_copy(new QPushButton(this))
{
    m_why->setWordWrap(true);
    m_text->setReadOnly(true);
    m_text->setFont(codeFont());
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setLayoutDirection(Qt::LeftToRight); // code, in every language
    m_copy->setAutoDefault(false);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addLayout(top);
    layout->addWidget(m_why);
    layout->addWidget(m_text, 1);
    connect(m_copy, &QPushButton::clicked, this, &SnippetView::copyWanted);
}

SnippetView::~SnippetView() = default;

void SnippetView::setTexts(const Texts &texts)
{
    m_title->setText(texts.title);
    m_why->setText(texts.why);
    m_text->setAccessibleName(texts.name);
    m_copy->setText(texts.copy);
    m_copy->setToolTip(texts.copyTip);
}

void SnippetView::setSnippet(const QString &snippet)
{
    m_text->setPlainText(snippet);
}

QString SnippetView::snippet() const
{
    return m_text->toPlainText();
}

void SnippetView::setCanCopy(bool canCopy)
{
    m_copy->setEnabled(canCopy);
}

} // namespace tooltray::ui
