// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

#include <memory>

namespace tooltray::ui {

struct Tokens;

// Fusion with our metrics and our edges. Fusion derives outlines from the window's colour, which loses them
// in the dark; here every edge is a token. What is drawn stands in controlpainter and viewpainter.
class AppStyle final : public QProxyStyle {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AppStyle)

public:
    explicit AppStyle(std::shared_ptr<const Tokens> tokens);
    ~AppStyle() override;

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
    QIcon standardIcon(StandardPixmap standard, const QStyleOption *option,
                       const QWidget *widget) const override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;

private:
    void drawFocus(const QStyleOption &option, QPainter &painter, const QWidget *widget) const;

    std::shared_ptr<const Tokens> m_tokens;
};

} // namespace tooltray::ui
