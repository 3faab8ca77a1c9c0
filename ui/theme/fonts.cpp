// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fonts.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QStringList>

namespace tooltray::ui {
namespace {

QFont scaled(QFont font, double factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

bool isGenericName(const QString &family)
{
    return family.isEmpty() || family.compare(u"Sans", Qt::CaseInsensitive) == 0
           || family.compare(u"Sans Serif", Qt::CaseInsensitive) == 0
           || family.compare(u"Sans-Serif", Qt::CaseInsensitive) == 0;
}

QFont firstInstalled(QFont font, const QStringList &families)
{
    const QStringList installed = QFontDatabase::families();
    for (const QString &family : families) {
        if (installed.contains(family)) {
            font.setFamilies({family});
            return font;
        }
    }
    return font;
}

} // namespace

QFont applicationFont()
{
    const QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (!isGenericName(font.family()))
        return font;
    return firstInstalled(font, {QStringLiteral("Noto Sans"), QStringLiteral("Inter"),
                                 QStringLiteral("Cantarell"), QStringLiteral("Ubuntu"),
                                 QStringLiteral("DejaVu Sans"), QStringLiteral("Liberation Sans")});
}

QFont codeFont()
{
    const QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (QFontInfo(font).fixedPitch())
        return font;
    return firstInstalled(font, {QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono"),
                                 QStringLiteral("Liberation Mono")});
}

QFont headingFont(const QFont &text)
{
    return scaled(strongFont(text), 1.35);
}

QFont strongFont(const QFont &text)
{
    QFont font = text;
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace tooltray::ui
