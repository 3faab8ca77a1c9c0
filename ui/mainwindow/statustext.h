// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/clientpreview.h"
#include "engine/settings/serversettings.h"

#include <QAbstractButton>
#include <QObject>
#include <QTimer>

namespace tooltray::engine {
class Engine;
class LogClient;
} // namespace tooltray::engine

namespace tooltray::ui {

class Sparkline;
class StatusLine;
class TextLabel;
class Theme;

// How calls went lately, in the line below the window. Leads to the log. Not there before the first call.
class StatusFigures final : public QAbstractButton {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StatusFigures)

public:
    StatusFigures(const Theme &theme, const engine::LogClient &log, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    const Theme &m_theme;
    const engine::LogClient &m_log;
    Sparkline *m_line;
    TextLabel *m_text;
};

// What the line below the window says: how many tools there are, what listing them costs a client, how old the schemas
// are; and, as news, that the server is in another state, which readers of the screen say aloud. What the server is
// like all the time the pill shows.
class StatusText final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StatusText)

public:
    // Both outlive it.
    StatusText(engine::Engine &engine, StatusLine &line, QObject *parent = nullptr);

    // "12 tools - 11 enabled - list 9.4 kB | schema 2 min ago"
    QString facts() const;
    void refresh();

private:
    void measure();
    void tellServer();

    engine::Engine &m_engine;
    StatusLine &m_line;
    engine::ServerStatus m_told;
    engine::ListingSize m_listing;
    bool m_isMeasuring = false;
    QTimer m_soon; // as saving one tool changes several things
    QTimer m_ages; // grow while nothing happens
};

} // namespace tooltray::ui
