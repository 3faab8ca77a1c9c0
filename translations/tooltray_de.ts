<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Actions</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A choice of a menu in the list of commands: &quot;Theme: Dark&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tool tip of a button: what it does and its keys</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Use system &amp;colours</source>
        <extracomment>Theme without any colours of ours, for desktops with high contrast</extracomment>
        <translation>&amp;Farben des Systems</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Submenu with light, dark ...</extracomment>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Start server</source>
        <translation>Server &amp;starten</translation>
    </message>
    <message>
        <source>Use a &amp;free port</source>
        <extracomment>Starts the server on another port when its own is taken</extracomment>
        <translation>&amp;Freien Port verwenden</translation>
    </message>
    <message>
        <source>&amp;Copy address</source>
        <translation>Adresse &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Stop server</source>
        <translation>Server &amp;stoppen</translation>
    </message>
    <message>
        <source>&amp;Find page or command...</source>
        <translation>Seite oder Befehl &amp;suchen …</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <extracomment>Takes the keyboard to the next part of the window</extracomment>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>Open &amp;data folder</source>
        <translation>Daten&amp;ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Getting started</source>
        <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Tooltray</source>
        <translation>Ü&amp;ber Tooltray</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>To the page seen before</extracomment>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <extracomment>To the page that Back was chosen on</extracomment>
        <translation>&amp;Vor</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>No tools yet</source>
        <translation>Noch keine Werkzeuge</translation>
    </message>
    <message>
        <source>A tool is a saved operation of an endpoint, which agents can call by its name.</source>
        <translation>Ein Werkzeug ist eine gespeicherte Operation eines Endpunkts, die Agenten unter ihrem Namen aufrufen.</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>No endpoints yet</source>
        <translation>Noch keine Endpunkte</translation>
    </message>
    <message>
        <source>An endpoint is a GraphQL API whose operations become tools.</source>
        <translation>Ein Endpunkt ist eine GraphQL-API, aus deren Operationen Werkzeuge werden.</translation>
    </message>
    <message>
        <source>Types</source>
        <extracomment>Page with the named JSON Schemas</extracomment>
        <translation>Typen</translation>
    </message>
    <message>
        <source>No types yet</source>
        <translation>Noch keine Typen</translation>
    </message>
    <message>
        <source>A type is a named JSON Schema that the parameters of several tools share, such as a list of allowed values.</source>
        <translation>Ein Typ ist ein benanntes JSON-Schema für Parameter mehrerer Werkzeuge, etwa eine Liste erlaubter Werte.</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Page with the variables that are filled into operations</extracomment>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>No context variables yet</source>
        <translation>Noch keine Kontextvariablen</translation>
    </message>
    <message>
        <source>A context variable fills every operation variable of its name, so that agents need not know it.</source>
        <translation>Eine Kontextvariable füllt jede gleichnamige Variable einer Operation, sodass Agenten ihren Wert nicht kennen müssen.</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Zugangsdaten</translation>
    </message>
    <message>
        <source>No credentials yet</source>
        <translation>Noch keine Zugangsdaten</translation>
    </message>
    <message>
        <source>Secrets are kept in the keychain of this computer, never in a file or a log.</source>
        <translation>Geheimnisse liegen im Schlüsselbund dieses Rechners, nie in einer Datei oder einem Protokoll.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>Noch keine Aufrufe</translation>
    </message>
    <message>
        <source>Every call of a client is listed here while it happens. Give a client the address of the server to begin.</source>
        <translation>Jeder Aufruf eines Clients erscheint hier, während er geschieht. Geben Sie einem Client die Adresse des Servers, um zu beginnen.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>ServerLook</name>
    <message>
        <source>Stopped</source>
        <extracomment>State of the server</extracomment>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Starting...</source>
        <extracomment>State of the server</extracomment>
        <translation>Startet …</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>State of the server</extracomment>
        <translation>Läuft</translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n Client</numerusform>
            <numerusform>%n Clients</numerusform>
        </translation>
    </message>
    <message>
        <source>Port %1 in use</source>
        <extracomment>State of the server</extracomment>
        <translation>Port %1 ist belegt</translation>
    </message>
    <message>
        <source>Could not start</source>
        <extracomment>State of the server</extracomment>
        <translation>Nicht gestartet</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::AboutDialog</name>
    <message>
        <source>About Tooltray</source>
        <translation>Über Tooltray</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Licence and components</source>
        <translation>Lizenz und Bestandteile</translation>
    </message>
    <message>
        <source>Turns operations of APIs into small, safe tools for agents, and shows every call.</source>
        <translation>Macht aus Operationen von APIs kleine, sichere Werkzeuge für Agenten und zeigt jeden Aufruf.</translation>
    </message>
    <message>
        <source>Tooltray is free software under the terms of the %1, version 3 or any later one. It comes without any warranty.</source>
        <extracomment>%1 is the name of a licence</extracomment>
        <translation>Tooltray ist freie Software unter den Bedingungen der %1, Version 3 oder einer späteren. Es wird ohne jede Gewährleistung bereitgestellt.</translation>
    </message>
    <message>
        <source>Its drawings are its own, under the same licence. It uses:</source>
        <translation>Die Zeichnungen sind eigene und stehen unter derselben Lizenz. Tooltray verwendet:</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ChecklistCard</name>
    <message>
        <source>%1, done</source>
        <extracomment>Read out by screen readers: title of a step and whether it is done</extracomment>
        <translation>%1, erledigt</translation>
    </message>
    <message>
        <source>%1, to do</source>
        <translation>%1, noch offen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CloseDialog</name>
    <message>
        <source>Close Tooltray</source>
        <translation>Tooltray schließen</translation>
    </message>
    <message>
        <source>The server is running.</source>
        <translation>Der Server läuft.</translation>
    </message>
    <message>
        <source>It can go on serving without the window; the icon in the tray brings the window back.</source>
        <translation>Er kann ohne Fenster weiterlaufen; das Symbol im Benachrichtigungsfeld holt das Fenster zurück.</translation>
    </message>
    <message>
        <source>This desktop has no tray to keep the program in, so closing the window stops the server.</source>
        <translation>Diese Arbeitsumgebung hat kein Benachrichtigungsfeld. Mit dem Fenster endet deshalb auch der Server.</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Keep running</source>
        <translation>&amp;Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HomePage</name>
    <message>
        <source>Welcome to Tooltray</source>
        <translation>Willkommen bei Tooltray</translation>
    </message>
    <message>
        <source>Agents on this computer reach your tools at one address, and you see every call they make.</source>
        <translation>Agenten auf diesem Rechner erreichen Ihre Werkzeuge unter einer Adresse, und Sie sehen jeden ihrer Aufrufe.</translation>
    </message>
    <message>
        <source>%1 finds every page and command.</source>
        <translation>%1 findet jede Seite und jeden Befehl.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Hide the steps</source>
        <translation>Schritte ausblenden</translation>
    </message>
    <message>
        <source>Show the steps</source>
        <translation>Schritte anzeigen</translation>
    </message>
    <message>
        <source>Start the server</source>
        <translation>Server starten</translation>
    </message>
    <message>
        <source>It serves at %1.</source>
        <translation>Er ist unter %1 erreichbar.</translation>
    </message>
    <message>
        <source>Clients can connect while it runs.</source>
        <translation>Clients können sich verbinden, solange er läuft.</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>Client verbinden</translation>
    </message>
    <message numerus="yes">
        <source>%n client(s) connected.</source>
        <translation>
            <numerusform>%n Client ist verbunden.</numerusform>
            <numerusform>%n Clients sind verbunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the address into the settings of your MCP client.</source>
        <translation>Kopieren Sie die Adresse in die Einstellungen Ihres MCP-Clients.</translation>
    </message>
    <message>
        <source>Getting started: all done</source>
        <extracomment>Heading of the list of steps</extracomment>
        <translation>Erste Schritte: alles erledigt</translation>
    </message>
    <message>
        <source>Getting started: %1 of %2 done</source>
        <translation>Erste Schritte: %1 von %2 erledigt</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MainWindow</name>
    <message>
        <source>No program is there to open the folder %1.</source>
        <translation>Kein Programm kann den Ordner %1 öffnen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PalettePopup</name>
    <message>
        <source>Find pages and commands</source>
        <translation>Seiten und Befehle suchen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Type to find a page or a command; &gt; for commands only</source>
        <extracomment>In the empty search field of the palette; &gt; limits the search to commands</extracomment>
        <translation>Seite oder Befehl eingeben; &gt; nur für Befehle</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RailModel</name>
    <message numerus="yes">
        <source>%1, %n new</source>
        <extracomment>Read out by screen readers: name of a page and how much there is new on it</extracomment>
        <translation>
            <numerusform>%1, %n neu</numerusform>
            <numerusform>%1, %n neu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SearchButton</name>
    <message>
        <source>Search pages and commands</source>
        <extracomment>On the button that looks like a search field and opens the palette</extracomment>
        <translation>Seiten und Befehle suchen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerActions</name>
    <message>
        <source>The address is on the clipboard.</source>
        <translation>Die Adresse ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerBanner</name>
    <message>
        <source>The server is stopped, so no client can connect.</source>
        <translation>Der Server ist gestoppt; kein Client kann sich verbinden.</translation>
    </message>
    <message>
        <source>Another program uses port %1.</source>
        <translation>Ein anderes Programm benutzt Port %1.</translation>
    </message>
    <message>
        <source>The server could not start.</source>
        <translation>Der Server konnte nicht starten.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerBar</name>
    <message>
        <source>Server and search</source>
        <translation>Server und Suche</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerPill</name>
    <message>
        <source>Server: %1</source>
        <extracomment>Read out by screen readers: the button that shows the state of the server</extracomment>
        <translation>Server: %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerPopover</name>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Adresse des Servers</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ShortcutsDialog</name>
    <message>
        <source>%1 or %2</source>
        <extracomment>Two shortcuts for the same command</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter by command or keys</source>
        <translation>Nach Befehl oder Tasten filtern</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::Tray</name>
    <message>
        <source>Show window</source>
        <translation>Fenster anzeigen</translation>
    </message>
</context>
</TS>
