// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

#include <memory>

class QLabel;

namespace tooltray::ui {

struct Tokens;

// Fusion with our metrics and our edges. Fusion derives outlines from the window's colour, which loses them
// in the dark; here every edge is a token. What is drawn stands in controlpainter and viewpainter. It is also where
// no text is taken for markup: whatever label or tooltip did not ask for rich text shows its text as it stands.
class AppStyle final : public QProxyStyle {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AppStyle)

public:
    explicit AppStyle(std::shared_ptr<const Tokens> tokens);

    // Whoever changes it tells the widgets that the style is another one.
    void setCompact(bool isCompact) { m_isCompact = isCompact; }

    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returnData) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
                         const QWidget *widget) const override;
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole role) const override;
    QIcon standardIcon(StandardPixmap standard, const QStyleOption *option,
                       const QWidget *widget) const override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static void fitTip(QLabel &tip);
    void drawFocus(const QStyleOption &option, QPainter &painter, const QWidget *widget) const;

    std::shared_ptr<const Tokens> m_tokens;
    bool m_isCompact = false;
};

} // namespace tooltray::ui
