// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/pages.h"

#include "ui/actions/actionids.h"
#include "ui/pages/emptypage.h"
#include "ui/pages/homepage.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/log/logpage.h"
#include "ui/pages/tools/toolspage.h"

#include <QCoreApplication>

namespace tooltray::ui {
namespace {

std::function<QWidget *(const PageContext &, QWidget *)> emptyPage(const EmptyPageSpec &spec)
{
    return
        [spec](const PageContext &context, QWidget *parent) { return new EmptyPage(spec, context, parent); };
}

} // namespace

QList<PageSpec> pageSpecs()
{
    return {
        {pageid::kHome, QT_TRANSLATE_NOOP("Pages", "Home"), Icon::Home,
         [](const PageContext &context, QWidget *parent) { return new HomePage(context, parent); }},
        {pageid::kTools, QT_TRANSLATE_NOOP("Pages", "Tools"), Icon::Tool,
         [](const PageContext &context, QWidget *parent) { return new ToolsPage(context, parent); },
         &ToolsPage::addActions},
        {pageid::kEndpoints, QT_TRANSLATE_NOOP("Pages", "Endpoints"), Icon::Endpoint,
         emptyPage({.icon = Icon::Endpoint,
                    .what = QT_TRANSLATE_NOOP("Pages", "No endpoints yet"),
                    .why = QT_TRANSLATE_NOOP(
                        "Pages", "An endpoint is a GraphQL API whose operations become tools.")})},
        //: Page with the named JSON Schemas
        {pageid::kTypes, QT_TRANSLATE_NOOP("Pages", "Types"), Icon::Types,
         emptyPage({.icon = Icon::Types,
                    .what = QT_TRANSLATE_NOOP("Pages", "No types yet"),
                    .why = QT_TRANSLATE_NOOP("Pages",
                                             "A type is a named JSON Schema that the parameters of several "
                                             "tools share, such as a list of allowed values.")})},
        //: Page with the variables that are filled into operations
        {pageid::kContext, QT_TRANSLATE_NOOP("Pages", "Context"), Icon::Context,
         emptyPage({.icon = Icon::Context,
                    .what = QT_TRANSLATE_NOOP("Pages", "No context variables yet"),
                    .why = QT_TRANSLATE_NOOP(
                        "Pages", "A context variable fills every operation variable of its name, so "
                                 "that agents need not know it.")})},
        {pageid::kCredentials, QT_TRANSLATE_NOOP("Pages", "Credentials"), Icon::Key,
         emptyPage({.icon = Icon::Key,
                    .what = QT_TRANSLATE_NOOP("Pages", "No credentials yet"),
                    .why = QT_TRANSLATE_NOOP(
                        "Pages", "Secrets are kept in the keychain of this computer, never in a file "
                                 "or a log.")})},
        {pageid::kLog, QT_TRANSLATE_NOOP("Pages", "Log"), Icon::Log,
         [](const PageContext &context, QWidget *parent) { return new LogPage(context, parent); },
         addLogActions},
    };
}

QString pageTitle(const PageSpec &spec)
{
    return QCoreApplication::translate("Pages", spec.title.constData());
}

} // namespace tooltray::ui
