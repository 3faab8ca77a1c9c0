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
        <source>&amp;System</source>
        <translation>&amp;System</translation>
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
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Tool</source>
        <translation>&amp;Werkzeug</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>C&amp;onnect a client...</source>
        <translation>Client &amp;verbinden …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Su&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>Use the sample &amp;endpoint</source>
        <extracomment>Serves a GraphQL API that is part of the program, to try it out</extracomment>
        <translation>Beis&amp;piel-Endpunkt verwenden</translation>
    </message>
    <message>
        <source>&amp;Import tools...</source>
        <translation>Werkzeuge &amp;importieren …</translation>
    </message>
    <message>
        <source>Settin&amp;gs...</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>New c&amp;redential...</source>
        <translation>Neue &amp;Zugangsdaten …</translation>
    </message>
    <message>
        <source>New end&amp;point...</source>
        <translation>Neuer &amp;Endpunkt …</translation>
    </message>
    <message>
        <source>New tools fro&amp;m API...</source>
        <translation>Neue Werkzeuge aus A&amp;PI …</translation>
    </message>
    <message>
        <source>&amp;Refresh endpoints</source>
        <translation>Endpunkte ak&amp;tualisieren</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <extracomment>Whether the list of calls follows the newest</extracomment>
        <translation>&amp;Live</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>Makes a call of the log again</extracomment>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <extracomment>Marks a call of the log</extracomment>
        <translation>&amp;Anheften</translation>
    </message>
    <message>
        <source>&amp;Copy as cURL</source>
        <translation>Als &amp;cURL kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;GraphQL</source>
        <translation>&amp;GraphQL kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;JSON</source>
        <extracomment>Copies the result of a call</extracomment>
        <translation>&amp;JSON kopieren</translation>
    </message>
    <message>
        <source>&amp;Export as JSON lines...</source>
        <translation>Als JSON Lines &amp;exportieren …</translation>
    </message>
    <message>
        <source>Export as &amp;HAR...</source>
        <translation>Als &amp;HAR exportieren …</translation>
    </message>
    <message>
        <source>Cle&amp;ar list</source>
        <extracomment>Empties the list of calls; the log keeps them</extracomment>
        <translation>Liste lee&amp;ren</translation>
    </message>
    <message>
        <source>&amp;New tool</source>
        <translation>&amp;Neues Werkzeug</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>Aus&amp;probieren</translation>
    </message>
    <message>
        <source>Toggle &amp;enabled</source>
        <translation>&amp;Aktivieren oder deaktivieren</translation>
    </message>
    <message>
        <source>Show calls in &amp;log</source>
        <translation>Aufrufe im Pr&amp;otokoll anzeigen</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>&amp;Drawer</source>
        <translation>&amp;Unterer Bereich</translation>
    </message>
    <message>
        <source>&amp;Pause calls</source>
        <translation>&amp;Aufrufe anhalten</translation>
    </message>
    <message>
        <source>Use port %1 &amp;instead</source>
        <extracomment>Starts the server on another port when its own is taken</extracomment>
        <translation>Stattdessen Port %1 v&amp;erwenden</translation>
    </message>
    <message>
        <source>&amp;Resume calls</source>
        <translation>&amp;Aufrufe fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Report a problem...</source>
        <translation>&amp;Problem melden …</translation>
    </message>
    <message>
        <source>Edit and re&amp;send...</source>
        <extracomment>Opens a call of the log where it can be changed and made again</extracomment>
        <translation>&amp;Bearbeiten und erneut senden …</translation>
    </message>
    <message>
        <source>Co&amp;mpare results...</source>
        <extracomment>The results of two calls of the log, side by side</extracomment>
        <translation>Ergebnisse &amp;vergleichen …</translation>
    </message>
    <message>
        <source>&amp;Open tool</source>
        <extracomment>Goes to the tool that a call of the log called</extracomment>
        <translation>Werkzeug ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Save as &amp;tool...</source>
        <extracomment>Makes a tool of the operation that a call of the log sent</extracomment>
        <translation>Als Wer&amp;kzeug speichern …</translation>
    </message>
    <message>
        <source>Save as e&amp;xample</source>
        <extracomment>Keeps a call of the log as an example of its tool</extracomment>
        <translation>Als Beis&amp;piel speichern</translation>
    </message>
    <message>
        <source>Copy as c&amp;URL with secrets...</source>
        <translation>Als c&amp;URL mit Geheimnissen kopieren …</translation>
    </message>
    <message>
        <source>&amp;Delete calls...</source>
        <extracomment>Deletes calls from the log for good</extracomment>
        <translation>Aufrufe lö&amp;schen …</translation>
    </message>
    <message>
        <source>New tool from clip&amp;board</source>
        <translation>Neues Werkzeug aus Zwischen&amp;ablage</translation>
    </message>
    <message>
        <source>&amp;Run examples</source>
        <translation>&amp;Beispiele ausführen</translation>
    </message>
    <message>
        <source>E&amp;xport tools...</source>
        <translation>Werkzeuge e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>Of code and answers</extracomment>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <extracomment>Of code and answers</extracomment>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <extracomment>Of code and answers, after they were made larger or smaller</extracomment>
        <translation>Originalgrö&amp;ße</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Takes the selected text to the clipboard</extracomment>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formatieren</translation>
    </message>
    <message>
        <source>Co&amp;mplete</source>
        <extracomment>Lists what can be written where the cursor is</extracomment>
        <translation>&amp;Vervollständigen</translation>
    </message>
    <message>
        <source>&amp;Go to definition</source>
        <extracomment>To the part of the schema that is named where the cursor is</extracomment>
        <translation>Zur &amp;Definition</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>V&amp;origes Problem</translation>
    </message>
    <message>
        <source>E&amp;xtract variable</source>
        <extracomment>Makes a variable of the value at the cursor</extracomment>
        <translation>Variable e&amp;xtrahieren</translation>
    </message>
    <message>
        <source>&amp;Inline variable</source>
        <extracomment>Puts its value in the place of the variable at the cursor</extracomment>
        <translation>Variable e&amp;insetzen</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Copy &amp;definition</source>
        <translation>&amp;Definition kopieren</translation>
    </message>
    <message>
        <source>Compare with baseli&amp;ne...</source>
        <extracomment>Compares the result of a call with the one that its tool has as its baseline</extracomment>
        <translation>Mit Refere&amp;nz vergleichen …</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Pin as &amp;baseline</source>
        <extracomment>Keeps the result of a call, to compare later ones of the tool with it</extracomment>
        <translation>Als &amp;Referenz festhalten</translation>
    </message>
    <message>
        <source>Save a&amp;ll drafts</source>
        <translation>A&amp;lle Entwürfe speichern</translation>
    </message>
    <message>
        <source>Extract fr&amp;agment</source>
        <extracomment>Makes a fragment of the selected fields, or of those at the cursor</extracomment>
        <translation>Fra&amp;gment extrahieren</translation>
    </message>
    <message>
        <source>Sho&amp;w cleared calls</source>
        <extracomment>Shows the calls again that were taken out of the list by &quot;Clear list&quot;</extracomment>
        <translation>Ausgeblendete Aufrufe &amp;wieder anzeigen</translation>
    </message>
    <message>
        <source>Open in &amp;window</source>
        <extracomment>Of a tool: beside what the main window shows</extracomment>
        <translation>In eigenem &amp;Fenster öffnen</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Fenster &amp;schließen</translation>
    </message>
    <message>
        <source>Toggle c&amp;omment</source>
        <extracomment>Makes comments of the selected lines, or lines of the comments</extracomment>
        <translation>&amp;Kommentar umschalten</translation>
    </message>
    <message>
        <source>Move line &amp;up</source>
        <translation>Zeile nach oben &amp;schieben</translation>
    </message>
    <message>
        <source>Mo&amp;ve line down</source>
        <translation>Zeile nach &amp;unten schieben</translation>
    </message>
    <message>
        <source>Appl&amp;y fix</source>
        <extracomment>Does what is proposed about the problem at the cursor</extracomment>
        <translation>Ko&amp;rrektur übernehmen</translation>
    </message>
    <message>
        <source>New &amp;variable...</source>
        <translation>Neue &amp;Variable …</translation>
    </message>
    <message>
        <source>Import .&amp;env file...</source>
        <translation>.env-&amp;Datei importieren …</translation>
    </message>
    <message>
        <source>Si&amp;gn in with browser</source>
        <extracomment>By the browser, for a credential</extracomment>
        <translation>Im &amp;Browser anmelden</translation>
    </message>
    <message>
        <source>&amp;Test endpoint</source>
        <translation>En&amp;dpunkt testen</translation>
    </message>
    <message>
        <source>Di&amp;scard changes</source>
        <translation>Änderungen ver&amp;werfen</translation>
    </message>
    <message>
        <source>New &amp;type</source>
        <translation>Neuer &amp;Typ</translation>
    </message>
    <message>
        <source>New m&amp;apping</source>
        <translation>Neue Zuordn&amp;ung</translation>
    </message>
    <message>
        <source>Tool list</source>
        <extracomment>Submenu with what the list of tools does</extracomment>
        <translation>Werkzeugliste</translation>
    </message>
    <message>
        <source>&amp;Enable selected tools</source>
        <translation>Ausgewählte Werkzeuge &amp;aktivieren</translation>
    </message>
    <message>
        <source>&amp;Disable selected tools</source>
        <translation>Ausgewählte Werkzeuge &amp;deaktivieren</translation>
    </message>
    <message>
        <source>Edit &amp;tags of selected tools...</source>
        <translation>&amp;Tags der ausgewählten Werkzeuge bearbeiten …</translation>
    </message>
    <message>
        <source>&amp;Move selected tools...</source>
        <extracomment>To another endpoint</extracomment>
        <translation>Ausgewählte Werkzeuge &amp;verschieben …</translation>
    </message>
    <message>
        <source>Sort by &amp;name</source>
        <translation>Nach &amp;Namen sortieren</translation>
    </message>
    <message>
        <source>Sort by &amp;last call</source>
        <translation>Nach &amp;letztem Aufruf sortieren</translation>
    </message>
    <message>
        <source>E&amp;rrors first</source>
        <translation>&amp;Fehler zuerst</translation>
    </message>
    <message>
        <source>N&amp;o groups</source>
        <translation>&amp;Keine Gruppen</translation>
    </message>
    <message>
        <source>Group by end&amp;point</source>
        <translation>Nach &amp;Endpunkt gruppieren</translation>
    </message>
    <message>
        <source>Group by ta&amp;g</source>
        <translation>Nach Ta&amp;g gruppieren</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Submenu with what can be done with the versions of a tool</extracomment>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>&amp;New version</source>
        <translation>&amp;Neue Version</translation>
    </message>
    <message>
        <source>&amp;Activate this version</source>
        <translation>Angezeigte Version &amp;aktivieren</translation>
    </message>
    <message>
        <source>&amp;Compare with active version</source>
        <translation>Mit der aktiven Version &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Delete this version</source>
        <translation>Angezeigte Version &amp;löschen</translation>
    </message>
    <message>
        <source>Answer pendin&amp;g approval</source>
        <extracomment>Takes the keyboard to the call that waits for a yes</extracomment>
        <translation>Ausstehende Genehmigung &amp;beantworten</translation>
    </message>
    <message>
        <source>Re&amp;view consents...</source>
        <translation>Zustimmungen p&amp;rüfen …</translation>
    </message>
    <message>
        <source>Stop sample en&amp;dpoint</source>
        <translation>Beispiel-En&amp;dpunkt stoppen</translation>
    </message>
    <message>
        <source>New pr&amp;ompt</source>
        <translation>Neuer Pr&amp;ompt</translation>
    </message>
    <message>
        <source>&amp;Workspaces...</source>
        <translation>Arbeits&amp;bereiche …</translation>
    </message>
    <message>
        <source>Save t&amp;he arguments as an example</source>
        <extracomment>Saves the arguments that a tool is tried with as one of its examples</extracomment>
        <translation>Argumente als &amp;Beispiel speichern</translation>
    </message>
</context>
<context>
    <name>AgeText</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <extracomment>Minutes, as short as can be</extracomment>
        <translation>
            <numerusform>vor %n min</numerusform>
            <numerusform>vor %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <extracomment>Hours, as short as can be</extracomment>
        <translation>
            <numerusform>vor %n h</numerusform>
            <numerusform>vor %n h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BindingCells</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Verweis</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Transforms</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Context variable</source>
        <translation>Kontextvariable</translation>
    </message>
    <message>
        <source>Earlier step</source>
        <translation>Früherer Schritt</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Composite (JSON)</source>
        <extracomment>Where a value comes from: it is made of several others, which is written as JSON</extracomment>
        <translation>Zusammengesetzt (JSON)</translation>
    </message>
    <message>
        <source>A composite value is a JSON object, such as {&quot;first&quot;: [...]}.</source>
        <translation>Ein zusammengesetzter Wert ist ein JSON-Objekt, etwa {&quot;first&quot;: [...]}.</translation>
    </message>
    <message>
        <source>Enter a step, such as find_user/id.</source>
        <translation>Geben Sie den Schritt an, etwa find_user/id.</translation>
    </message>
    <message>
        <source>Enter an argument, such as project or filter/state.</source>
        <translation>Geben Sie das Argument an, etwa project oder filter/state.</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>This name is used twice.</source>
        <translation>Dieser Name kommt zweimal vor.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <extracomment>The row of a table and what is wrong with it</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>BundledPacks</name>
    <message>
        <source>Issues and projects of the sample API</source>
        <translation>Issues und Projekte der Beispiel-API</translation>
    </message>
    <message>
        <source>Requires the sample endpoint (Home or the Server menu).</source>
        <translation>Benötigt den Beispiel-Endpunkt (Seite „Start“ oder Menü „Server“).</translation>
    </message>
    <message>
        <source>GitLab: issues, merge requests and pipelines</source>
        <translation>GitLab: Issues, Merge-Requests und Pipelines</translation>
    </message>
    <message>
        <source>Requires an endpoint with the URL https://HOST/api/graphql, the REST URL https://HOST/api/v4 and a GitLab access token with the api scope.</source>
        <translation>Benötigt einen Endpunkt mit der URL https://HOST/api/graphql und der REST-URL https://HOST/api/v4 sowie ein GitLab-Zugriffstoken mit dem Scope api.</translation>
    </message>
    <message>
        <source>GitHub: issues, pull requests and workflow runs</source>
        <translation>GitHub: Issues, Pull Requests und Workflow-Läufe</translation>
    </message>
    <message>
        <source>Requires an endpoint with the REST URL https://api.github.com and a GitHub token.</source>
        <translation>Benötigt einen Endpunkt mit der REST-URL https://api.github.com und ein GitHub-Token.</translation>
    </message>
</context>
<context>
    <name>CaseArgumentCells</name>
    <message>
        <source>The default must be JSON, such as 5, true or [1, 2].</source>
        <translation>Der Standardwert muss JSON sein, zum Beispiel 5, true oder [1, 2].</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heads of a table: an argument, what it may be, whether it has to be passed, what counts without it</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Whether an argument has to be passed</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>Choice of a type: it is not said</extracomment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Label of %1</source>
        <translation>Bezeichnung aus %1</translation>
    </message>
    <message>
        <source>Defined in the JSON below</source>
        <translation>Im JSON unten definiert</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>This name is used twice.</source>
        <translation>Dieser Name kommt zweimal vor.</translation>
    </message>
    <message>
        <source>Some details of the arguments are only in the JSON below.</source>
        <translation>Einige Angaben zu den Argumenten stehen nur im JSON unten.</translation>
    </message>
    <message>
        <source>Edit the JSON below to say more about this argument.</source>
        <translation>Weitere Angaben zu diesem Argument sind nur im JSON unten möglich.</translation>
    </message>
</context>
<context>
    <name>ClientAccess</name>
    <message>
        <source>has a token</source>
        <translation>hat ein Token</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n Aufruf</numerusform>
            <numerusform>%n Aufrufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n call(s)</source>
        <extracomment>%1 is a revision of the protocol: 2026-07-28</extracomment>
        <translation>
            <numerusform>%1: %n Aufruf</numerusform>
            <numerusform>%1: %n Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Run unsaved operations</source>
        <translation>Nicht gespeicherte Operationen ausführen</translation>
    </message>
    <message>
        <source>Search and inspect APIs</source>
        <translation>APIs durchsuchen und ansehen</translation>
    </message>
    <message>
        <source>Create, change and delete tools</source>
        <translation>Werkzeuge erstellen, ändern und löschen</translation>
    </message>
    <message>
        <source>Read and set context variables</source>
        <translation>Kontextvariablen lesen und setzen</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <extracomment>Of a client: %1 is the program and version that it says it is</extracomment>
        <translation>nennt sich %1</translation>
    </message>
    <message>
        <source>Not connected since startup</source>
        <extracomment>Of a client: it has not called since the program was started</extracomment>
        <translation>Seit dem Start nicht verbunden</translation>
    </message>
</context>
<context>
    <name>ClipboardTools</name>
    <message>
        <source>The clipboard has no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a tool.</source>
        <translation>Der Text in der Zwischenablage ist zu lang für ein Werkzeug.</translation>
    </message>
    <message>
        <source>The clipboard has no GraphQL operation, cURL command or tool definition.</source>
        <translation>Der Text in der Zwischenablage ist weder eine GraphQL-Operation noch ein cURL-Befehl noch die Definition eines Werkzeugs.</translation>
    </message>
    <message>
        <source>The cURL command has no GraphQL request. Its body must be JSON with a “query”.</source>
        <translation>Der cURL-Befehl enthält keine GraphQL-Anfrage: Sein Body muss JSON mit einer „query“ sein.</translation>
    </message>
    <message>
        <source>No endpoint has the URL %1. Check the tool&apos;s endpoint. Headers and credentials of the command were not imported.</source>
        <translation>Kein Endpunkt hat die URL %1. Prüfen Sie den Endpunkt des Werkzeugs. Header und Zugangsdaten des Befehls wurden nicht importiert.</translation>
    </message>
    <message>
        <source>The clipboard has a pack. Save it to a file and import the file.</source>
        <translation>Der Text in der Zwischenablage ist ein Paket. Speichern Sie ihn als Datei und importieren Sie diese.</translation>
    </message>
    <message>
        <source>The JSON on the clipboard is neither a GraphQL request nor a tool definition.</source>
        <translation>Das JSON in der Zwischenablage ist weder eine GraphQL-Anfrage noch die Definition eines Werkzeugs.</translation>
    </message>
    <message>
        <source>The tool definition on the clipboard is invalid: %1</source>
        <translation>Die Werkzeugdefinition in der Zwischenablage ist ungültig: %1</translation>
    </message>
    <message>
        <source>There is no endpoint %1. Check the tool&apos;s endpoint.</source>
        <translation>Es gibt keinen Endpunkt %1. Prüfen Sie den Endpunkt des Werkzeugs.</translation>
    </message>
    <message>
        <source>The GraphQL on the clipboard is invalid, line %1: %2</source>
        <translation>Das GraphQL in der Zwischenablage ist ungültig, Zeile %1: %2</translation>
    </message>
    <message>
        <source>The GraphQL on the clipboard has no operation.</source>
        <translation>Das GraphQL in der Zwischenablage enthält keine Operation.</translation>
    </message>
    <message>
        <source>As copied</source>
        <translation>Wie kopiert</translation>
    </message>
</context>
<context>
    <name>ConditionCells</name>
    <message>
        <source>Source</source>
        <extracomment>Heads of a table: where a value comes from, which one it is, how it is tested, against what</extracomment>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Verweis</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>existiert</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>ist gleich</translation>
    </message>
    <message>
        <source>does not equal</source>
        <translation>ist ungleich</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>passt auf</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>passt nicht auf</translation>
    </message>
    <message>
        <source>Conditional</source>
        <translation>Bedingt</translation>
    </message>
    <message>
        <source>If %1 %2 %3</source>
        <extracomment>When a step runs: a value, how it is tested, and against what</extracomment>
        <translation>Wenn: %1 %2 %3</translation>
    </message>
    <message>
        <source>“not” takes exactly one condition.</source>
        <translation>„not“ nimmt genau eine Bedingung an.</translation>
    </message>
    <message>
        <source>All of these:</source>
        <extracomment>A group of conditions, which stand below it</extracomment>
        <translation>Alle folgenden:</translation>
    </message>
    <message>
        <source>One of these:</source>
        <translation>Eine der folgenden:</translation>
    </message>
    <message>
        <source>None of these:</source>
        <translation>Keine der folgenden:</translation>
    </message>
    <message>
        <source>Not all of these:</source>
        <translation>Nicht alle der folgenden:</translation>
    </message>
    <message>
        <source>Not:</source>
        <translation>Nicht:</translation>
    </message>
    <message>
        <source>equals argument</source>
        <translation>ist gleich dem Argument</translation>
    </message>
    <message>
        <source>does not equal argument</source>
        <translation>ist ungleich dem Argument</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Working directory</source>
        <translation>Arbeitsverzeichnis</translation>
    </message>
    <message>
        <source>Secret from</source>
        <translation>Geheimnis aus</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheimnis</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Value in file</source>
        <translation>Wert in der Datei</translation>
    </message>
    <message>
        <source>OAuth client</source>
        <translation>OAuth-Client</translation>
    </message>
    <message>
        <source>Token URL</source>
        <translation>Token-URL</translation>
    </message>
    <message>
        <source>Authorization URL</source>
        <translation>Autorisierungs-URL</translation>
    </message>
    <message>
        <source>Sent to</source>
        <translation>Gesendet an</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Trusted certificates</source>
        <translation>Vertrauenswürdige Zertifikate</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Argument %1</source>
        <translation>Argument %1</translation>
    </message>
    <message>
        <source>Certificate content</source>
        <translation>Zertifikatsinhalt</translation>
    </message>
    <message>
        <source>Certificate check</source>
        <translation>Zertifikatsprüfung</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Token (digest)</source>
        <translation>Token (Prüfsumme)</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Nur lesend</translation>
    </message>
    <message>
        <source>Calls per minute</source>
        <translation>Aufrufe pro Minute</translation>
    </message>
    <message>
        <source>Result size</source>
        <translation>Ergebnisgröße</translation>
    </message>
    <message>
        <source>Allowed tool</source>
        <translation>Erlaubtes Werkzeug</translation>
    </message>
    <message>
        <source>Allowed tag</source>
        <translation>Erlaubtes Tag</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Deaktiviert</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Recht</translation>
    </message>
    <message>
        <source>Run a command for the credential %1</source>
        <extracomment>%1 is the name of a credential</extracomment>
        <translation>Einen Befehl für die Zugangsdaten %1 ausführen</translation>
    </message>
    <message>
        <source>Read a file outside the workspace</source>
        <translation>Eine Datei außerhalb des Arbeitsbereichs lesen</translation>
    </message>
    <message>
        <source>Send changes to %1 without asking</source>
        <extracomment>%1 is the name of an endpoint</extracomment>
        <translation>Änderungen ohne Nachfrage an %1 senden</translation>
    </message>
    <message>
        <source>Change the permissions of the client %1</source>
        <extracomment>%1 is the name of a client</extracomment>
        <translation>Berechtigungen des Clients %1 ändern</translation>
    </message>
    <message>
        <source>Use a client certificate for %1</source>
        <extracomment>%1 is the origin of a URL</extracomment>
        <translation>Ein Client-Zertifikat für %1 verwenden</translation>
    </message>
    <message>
        <source>Send the secret of %1 to %2</source>
        <extracomment>%1 is the name of a credential, %2 the origin of a URL</extracomment>
        <translation>Das Geheimnis von %1 an %2 senden</translation>
    </message>
    <message>
        <source>Until you allow this, the version you allowed last stays in effect. Workspace %1.</source>
        <extracomment>%1 is the name of a workspace</extracomment>
        <translation>Bis Sie es erlauben, gilt die zuletzt erlaubte Fassung. Arbeitsbereich %1.</translation>
    </message>
    <message>
        <source>Until you allow this, every change needs approval. Workspace %1.</source>
        <extracomment>%1 is the name of a workspace</extracomment>
        <translation>Bis Sie es erlauben, muss jede Änderung genehmigt werden. Arbeitsbereich %1.</translation>
    </message>
    <message>
        <source>No endpoint uses it yet. Workspace %1.</source>
        <extracomment>%1 is the name of a workspace</extracomment>
        <translation>Kein Endpunkt verwendet es bisher. Arbeitsbereich %1.</translation>
    </message>
    <message>
        <source>Needed by the endpoint %1. Workspace %2.</source>
        <extracomment>%1 is the name of an endpoint, %2 that of a workspace</extracomment>
        <translation>Benötigt vom Endpunkt %1. Arbeitsbereich %2.</translation>
    </message>
    <message>
        <source>Client secret from</source>
        <translation>Client-Geheimnis aus</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client-Geheimnis</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Audience</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>Sign-in at</source>
        <translation>Anmeldung bei</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <extracomment>Before the path of a file and a digest of what is in it</extracomment>
        <translation>Inhalt der Datei</translation>
    </message>
    <message>
        <source>Tool list</source>
        <translation>Werkzeugliste</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Scope</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Allow the tool %1 to be read-only or to make several changes per call</source>
        <extracomment>%1 is the name of a tool</extracomment>
        <translation>Dem Werkzeug %1 erlauben, als nur lesend zu gelten oder mehrere Änderungen pro Aufruf vorzunehmen</translation>
    </message>
    <message>
        <source>Until you allow this, the setting in its file is ignored. Workspace %1.</source>
        <extracomment>%1 is the name of a workspace</extracomment>
        <translation>Bis Sie es erlauben, wird die Einstellung in seiner Datei ignoriert. Arbeitsbereich %1.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Only JSON can be patched.</source>
        <translation>Einen Patch gibt es nur für JSON.</translation>
    </message>
    <message>
        <source>A schema must be in a file so that the endpoint can find it again.</source>
        <translation>Ein Schema muss in einer Datei liegen, damit der Endpunkt es wiederfindet.</translation>
    </message>
    <message>
        <source>Correct it and try again.</source>
        <translation>Korrigieren Sie das und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The file is too big for a pack.</source>
        <translation>Die Datei ist zu groß für ein Paket.</translation>
    </message>
    <message>
        <source>Make the call again, then use the new one.</source>
        <translation>Führen Sie den Aufruf erneut aus und verwenden Sie dann den neuen.</translation>
    </message>
    <message>
        <source>The request contains no GraphQL operation.</source>
        <translation>Die Anfrage enthält keine GraphQL-Operation.</translation>
    </message>
    <message>
        <source>The operation contained secrets, which the log does not store.</source>
        <translation>Die Operation enthielt Geheimnisse, die das Protokoll nicht speichert.</translation>
    </message>
    <message>
        <source>The log does not have all of the arguments.</source>
        <translation>Das Protokoll enthält nicht alle Argumente.</translation>
    </message>
    <message>
        <source>There is no saved tool {tool}.</source>
        <translation>Es gibt kein gespeichertes Werkzeug {tool}.</translation>
    </message>
    <message>
        <source>Save the operation as a tool first.</source>
        <translation>Speichern Sie die Operation zuerst als Werkzeug.</translation>
    </message>
    <message>
        <source>The baseline of {tool} cannot be read.</source>
        <translation>Die Referenz von {tool} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Pin another response as its baseline.</source>
        <translation>Halten Sie eine andere Antwort als Referenz fest.</translation>
    </message>
    <message>
        <source>The response exceeds 1 MiB, the limit for a baseline.</source>
        <translation>Die Antwort überschreitet 1 MiB, das Limit für eine Referenz.</translation>
    </message>
    <message>
        <source>Ask for fewer fields or items, and pin that response.</source>
        <translation>Fragen Sie weniger Felder oder Einträge ab, und halten Sie diese Antwort fest.</translation>
    </message>
    <message>
        <source>Check the owner and the permissions of the file and of the folders above it.</source>
        <translation>Prüfen Sie Besitzer und Berechtigungen der Datei und der Ordner darüber.</translation>
    </message>
    <message>
        <source>Free some space or choose another folder, then try again.</source>
        <translation>Geben Sie Platz frei oder wählen Sie einen anderen Ordner und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Choose another path.</source>
        <translation>Wählen Sie einen anderen Pfad.</translation>
    </message>
    <message>
        <source>permission was denied</source>
        <translation>Der Zugriff wurde verweigert</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>Der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Choose a folder on another disk.</source>
        <translation>Wählen Sie einen Ordner auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the quota of this user is used up</source>
        <translation>Das Speicherkontingent dieses Benutzers ist aufgebraucht</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -f) or choose another disk.</source>
        <translation>Erhöhen Sie das Limit (ulimit -f) oder wählen Sie einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Wählen Sie einen kürzeren Namen.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>Dort liegt ein Ordner</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>Dort liegt ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>it is a symbolic link, and links in this place are not followed</source>
        <translation>Es ist ein symbolischer Link, und Links an dieser Stelle wird nicht gefolgt</translation>
    </message>
    <message>
        <source>Replace the link with the file or the folder itself.</source>
        <translation>Ersetzen Sie den Link durch die Datei oder den Ordner selbst.</translation>
    </message>
    <message>
        <source>the path leads out of its folder</source>
        <translation>Der Pfad führt aus seinem Ordner hinaus</translation>
    </message>
    <message>
        <source>its symbolic links form a cycle</source>
        <translation>Die symbolischen Links führen im Kreis</translation>
    </message>
    <message>
        <source>Remove one of the links.</source>
        <translation>Entfernen Sie einen der Links.</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>Zu viele Dateien sind geöffnet</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -n).</source>
        <translation>Erhöhen Sie das Limit (ulimit -n).</translation>
    </message>
    <message>
        <source>Close other programs, then try again.</source>
        <translation>Schließen Sie andere Programme und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>Der Pfad existiert nicht</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>the folder for it does not exist</source>
        <translation>Der Ordner dafür existiert nicht</translation>
    </message>
    <message>
        <source>Create the folder first.</source>
        <translation>Legen Sie zuerst den Ordner an.</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; cannot be read: {reason}.</source>
        <translation>Die Datei „{path}“ lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; cannot be written: {reason}.</source>
        <translation>Die Datei „{path}“ lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The folder &quot;{path}&quot; cannot be created: {reason}.</source>
        <translation>Der Ordner „{path}“ lässt sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>Check the disk, then try again.</source>
        <translation>Prüfen Sie den Datenträger und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The lock file &quot;{path}&quot; {reason}.</source>
        <translation>Die Sperrdatei „{path}“ {reason}.</translation>
    </message>
    <message>
        <source>Remove it, then try again.</source>
        <translation>Entfernen Sie sie und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>is a symbolic link</source>
        <translation>ist ein symbolischer Link</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>is a pipe, a socket or a device</source>
        <translation>ist eine Pipe, ein Socket oder ein Gerät</translation>
    </message>
    <message>
        <source>Another process holds the lock file &quot;{path}&quot;.</source>
        <translation>Ein anderer Prozess belegt die Sperrdatei „{path}“.</translation>
    </message>
    <message>
        <source>End that process, then try again.</source>
        <translation>Beenden Sie diesen Prozess und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>belongs to another user of this computer</source>
        <translation>gehört einem anderen Benutzer dieses Rechners</translation>
    </message>
    <message>
        <source>belongs to another user of this computer, who holds it</source>
        <translation>gehört einem anderen Benutzer dieses Rechners, der sie gesperrt hält</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Prüfen Sie, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; was written, but could be lost in a power failure.</source>
        <translation>Die Datei „{path}“ wurde geschrieben, könnte bei einem Stromausfall aber verloren gehen.</translation>
    </message>
    <message>
        <source>Check the disk, then save again.</source>
        <translation>Prüfen Sie den Datenträger und speichern Sie dann erneut.</translation>
    </message>
    <message>
        <source>There is no log level &quot;{level}&quot;.</source>
        <translation>Die Protokollstufe „{level}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The levels are debug, info, warning and critical.</source>
        <translation>Die Stufen sind debug, info, warning und critical.</translation>
    </message>
    <message>
        <source>&quot;{room}&quot; is not the name of a part of Tooltray.</source>
        <translation>„{room}“ ist nicht der Name eines Teils von Tooltray.</translation>
    </message>
    <message>
        <source>Write http=debug, for example.</source>
        <translation>Schreiben Sie zum Beispiel http=debug.</translation>
    </message>
    <message>
        <source>{count} errors:</source>
        <translation>{count} Fehler:</translation>
    </message>
    <message>
        <source>{count} problems:</source>
        <translation>{count} Probleme:</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Und {count} weitere.</translation>
    </message>
    <message>
        <source>a GitHub token</source>
        <translation>ein GitHub-Token</translation>
    </message>
    <message>
        <source>a GitLab token</source>
        <translation>ein GitLab-Token</translation>
    </message>
    <message>
        <source>an API key</source>
        <translation>ein API-Schlüssel</translation>
    </message>
    <message>
        <source>a Stripe key</source>
        <translation>ein Stripe-Schlüssel</translation>
    </message>
    <message>
        <source>a Slack token</source>
        <translation>ein Slack-Token</translation>
    </message>
    <message>
        <source>an AWS access key</source>
        <translation>ein AWS-Zugriffsschlüssel</translation>
    </message>
    <message>
        <source>a Google API key</source>
        <translation>ein Google-API-Schlüssel</translation>
    </message>
    <message>
        <source>a bearer token</source>
        <translation>ein Bearer-Token</translation>
    </message>
    <message>
        <source>an npm token</source>
        <translation>ein npm-Token</translation>
    </message>
    <message>
        <source>a Linear key</source>
        <translation>ein Linear-Schlüssel</translation>
    </message>
    <message>
        <source>a Shopify token</source>
        <translation>ein Shopify-Token</translation>
    </message>
    <message>
        <source>a DigitalOcean token</source>
        <translation>ein DigitalOcean-Token</translation>
    </message>
    <message>
        <source>a PyPI token</source>
        <translation>ein PyPI-Token</translation>
    </message>
    <message>
        <source>a Hugging Face token</source>
        <translation>ein Hugging-Face-Token</translation>
    </message>
    <message>
        <source>a SendGrid key</source>
        <translation>ein SendGrid-Schlüssel</translation>
    </message>
    <message>
        <source>an Atlassian token</source>
        <translation>ein Atlassian-Token</translation>
    </message>
    <message>
        <source>a JSON Web Token</source>
        <translation>ein JSON Web Token</translation>
    </message>
    <message>
        <source>a private key</source>
        <translation>ein privater Schlüssel</translation>
    </message>
    <message>
        <source>a user name and password</source>
        <translation>ein Benutzername mit Passwort</translation>
    </message>
    <message>
        <source>a URL with a password</source>
        <translation>eine URL mit Passwort</translation>
    </message>
    <message>
        <source>a generated secret</source>
        <translation>ein erzeugtes Geheimnis</translation>
    </message>
    <message>
        <source>Did you mean &quot;{name}&quot;?</source>
        <translation>Meinten Sie „{name}“?</translation>
    </message>
    <message>
        <source>Did you mean &quot;{first}&quot; or &quot;{second}&quot;?</source>
        <translation>Meinten Sie „{first}“ oder „{second}“?</translation>
    </message>
    <message>
        <source>Did you mean &quot;{first}&quot;, &quot;{second}&quot;, or &quot;{third}&quot;?</source>
        <translation>Meinten Sie „{first}“, „{second}“ oder „{third}“?</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; was changed by another program just now.</source>
        <translation>Die Datei „{path}“ wurde gerade von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Review the change again, then write it.</source>
        <translation>Sehen Sie sich die Änderung noch einmal an und schreiben Sie sie dann.</translation>
    </message>
    <message>
        <source>The file is not written in UTF-8.</source>
        <translation>Die Datei ist nicht in UTF-8 geschrieben.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in an editor, then try again.</source>
        <translation>Speichern Sie sie in einem Editor als UTF-8 und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Copy the snippet into the file by hand. Please report this.</source>
        <translation>Kopieren Sie das Snippet von Hand in die Datei. Bitte melden Sie das.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not an object</source>
        <translation>„{name}“ ist kein Objekt</translation>
    </message>
    <message>
        <source>there is content after the end of the document</source>
        <translation>Nach dem Ende des Dokuments folgt noch etwas</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>Ein Kommentar ist nicht geschlossen</translation>
    </message>
    <message>
        <source>the text ends where a value was expected</source>
        <translation>Der Text endet, wo ein Wert erwartet wurde</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>Die Verschachtelung ist zu tief</translation>
    </message>
    <message>
        <source>the &quot;{sign}&quot; is not closed</source>
        <translation>„{sign}“ ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>Ein Komma fehlt</translation>
    </message>
    <message>
        <source>a name in double quotes was expected</source>
        <translation>Ein Name in doppelten Anführungszeichen wurde erwartet</translation>
    </message>
    <message>
        <source>a &quot;:&quot; was expected</source>
        <translation>Ein „:“ wurde erwartet</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>Ein Text ist nicht geschlossen</translation>
    </message>
    <message>
        <source>this is not a JSON value</source>
        <translation>dies ist kein JSON-Wert</translation>
    </message>
    <message>
        <source>In line {line}, column {column} {problem}.</source>
        <translation>Zeile {line}, Spalte {column}: {problem}.</translation>
    </message>
    <message>
        <source>Fix the file in an editor, or paste the snippet into it; Tooltray never changes a file that it cannot read.</source>
        <translation>Bringen Sie die Datei in einem Editor in Ordnung oder fügen Sie das Snippet ein; Tooltray ändert nie eine Datei, die es nicht lesen kann.</translation>
    </message>
    <message>
        <source>a tab indents the line</source>
        <translation>Die Zeile ist mit einem Tabulator eingerückt</translation>
    </message>
    <message>
        <source>a second document begins</source>
        <translation>Ein zweites Dokument beginnt</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not written as keys, one per line</source>
        <translation>„{name}“ ist nicht als Schlüssel in einzelnen Zeilen geschrieben</translation>
    </message>
    <message>
        <source>a key was expected</source>
        <translation>Ein Schlüssel wurde erwartet</translation>
    </message>
    <message>
        <source>a key appears twice</source>
        <translation>Ein Schlüssel kommt doppelt vor</translation>
    </message>
    <message>
        <source>the end of the line was expected</source>
        <translation>Das Zeilenende wurde erwartet</translation>
    </message>
    <message>
        <source>a &quot;{sign}&quot; was expected</source>
        <translation>„{sign}“ wurde erwartet</translation>
    </message>
    <message>
        <source>a name was expected</source>
        <translation>Ein Name wurde erwartet</translation>
    </message>
    <message>
        <source>an escape has too few digits</source>
        <translation>Eine Escape-Sequenz hat zu wenige Ziffern</translation>
    </message>
    <message>
        <source>an escape names no character</source>
        <translation>Eine Escape-Sequenz bezeichnet kein Zeichen</translation>
    </message>
    <message>
        <source>an escape is not one that TOML knows</source>
        <translation>TOML kennt diese Escape-Sequenz nicht</translation>
    </message>
    <message>
        <source>a name refers to two things</source>
        <translation>Ein Name steht für zwei Dinge</translation>
    </message>
    <message>
        <source>a value was expected</source>
        <translation>Ein Wert wurde erwartet</translation>
    </message>
    <message>
        <source>Your decision could not be saved and applies only until Tooltray quits. {reason}</source>
        <translation>Ihre Entscheidung ließ sich nicht speichern und gilt nur, bis Tooltray beendet wird. {reason}</translation>
    </message>
    <message>
        <source>Review your consents again in the Tooltray window; this replaces the file.</source>
        <translation>Prüfen Sie im Fenster von Tooltray erneut, was Ihre Zustimmung braucht; die Datei wird dann ersetzt.</translation>
    </message>
    <message>
        <source>The file of your consents, &quot;{path}&quot;, {reason}, so no consent is in effect.</source>
        <translation>Die Datei „{path}“ mit Ihren Zustimmungen {reason}; deshalb gilt keine Zustimmung.</translation>
    </message>
    <message>
        <source>The file of your consents, &quot;{path}&quot;, was not written by Tooltray on this computer, or was changed since, so no consent is in effect.</source>
        <translation>Die Datei „{path}“ mit Ihren Zustimmungen wurde nicht von Tooltray auf diesem Rechner geschrieben oder seither geändert; deshalb gilt keine Zustimmung.</translation>
    </message>
    <message>
        <source>is in a folder that is a link or that others can change</source>
        <translation>liegt in einem Ordner, der ein Link ist oder den andere ändern können</translation>
    </message>
    <message>
        <source>is a link</source>
        <translation>ist ein Link</translation>
    </message>
    <message>
        <source>belongs to another user or is open to others</source>
        <translation>gehört einem anderen Benutzer oder ist für andere zugänglich</translation>
    </message>
    <message>
        <source>cannot be locked</source>
        <translation>lässt sich nicht sperren</translation>
    </message>
    <message>
        <source>Nobody is signed in for &quot;{name}&quot;.</source>
        <translation>Für „{name}“ ist niemand angemeldet.</translation>
    </message>
    <message>
        <source>Sign in: open the credential in Tooltray and press Sign in.</source>
        <translation>Melden Sie sich an: Öffnen Sie die Zugangsdaten in Tooltray und klicken Sie auf „Anmelden“.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The sign-in was cancelled.</source>
        <translation>Die Anmeldung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Sign in again.</source>
        <translation>Melden Sie sich erneut an.</translation>
    </message>
    <message>
        <source>The authorization server returned an access token that cannot be sent.</source>
        <translation>Der Autorisierungsserver hat ein Zugriffstoken ausgegeben, das sich nicht senden lässt.</translation>
    </message>
    <message>
        <source>Check the token URL of the credential.</source>
        <translation>Prüfen Sie die Token-URL der Zugangsdaten.</translation>
    </message>
    <message>
        <source>It works with the client&apos;s own secret.</source>
        <translation>Sie verwenden das eigene Geheimnis des Clients.</translation>
    </message>
    <message>
        <source>The credential does not say where to sign in.</source>
        <translation>In den Zugangsdaten fehlt, wo man sich anmeldet.</translation>
    </message>
    <message>
        <source>Give it an authorization URL.</source>
        <translation>Geben Sie eine Autorisierungs-URL an.</translation>
    </message>
    <message>
        <source>The browser cannot be opened to sign in.</source>
        <translation>Der Browser lässt sich für die Anmeldung nicht öffnen.</translation>
    </message>
    <message>
        <source>Sign in where there is a desktop with a browser.</source>
        <translation>Melden Sie sich dort an, wo es eine Arbeitsumgebung mit einem Browser gibt.</translation>
    </message>
    <message>
        <source>The authorization server sent the browser back without a code.</source>
        <translation>Der Autorisierungsserver hat den Browser ohne Code zurückgeschickt.</translation>
    </message>
    <message>
        <source>Change the credential&apos;s scopes to those that the server knows.</source>
        <translation>Ändern Sie die Scopes der Zugangsdaten in solche, die der Server kennt.</translation>
    </message>
    <message>
        <source>Sign in again and allow the access.</source>
        <translation>Melden Sie sich erneut an und erlauben Sie den Zugriff.</translation>
    </message>
    <message>
        <source>The authorization server returned status {status}.</source>
        <translation>Der Autorisierungsserver hat mit Status {status} geantwortet.</translation>
    </message>
    <message>
        <source>The authorization server returned status {status} and something that is not a token.</source>
        <translation>Der Autorisierungsserver hat mit Status {status} und etwas geantwortet, das kein Token ist.</translation>
    </message>
    <message>
        <source>The authorization server refused: {error}.</source>
        <translation>Der Autorisierungsserver hat abgelehnt: {error}.</translation>
    </message>
    <message>
        <source>The authorization server refused: {error} ({description}).</source>
        <translation>Der Autorisierungsserver hat abgelehnt: {error} ({description}).</translation>
    </message>
    <message>
        <source>The authorization server returned no access token.</source>
        <translation>Der Autorisierungsserver hat ohne Zugriffstoken geantwortet.</translation>
    </message>
    <message>
        <source>The authorization server returned a token of the type &quot;{type}&quot;; only bearer tokens are supported.</source>
        <translation>Der Autorisierungsserver hat ein Token vom Typ „{type}“ ausgegeben; nur Bearer-Tokens sind verwendbar.</translation>
    </message>
    <message>
        <source>A secret cannot be sent in a header with that name.</source>
        <translation>In einem Header mit diesem Namen lässt sich kein Geheimnis senden.</translation>
    </message>
    <message>
        <source>The secret is empty, so the request was not sent.</source>
        <translation>Das Geheimnis ist leer; die Anfrage wurde deshalb nicht gesendet.</translation>
    </message>
    <message>
        <source>Enter the secret again.</source>
        <translation>Geben Sie das Geheimnis erneut ein.</translation>
    </message>
    <message>
        <source>Enter it again as one line.</source>
        <translation>Geben Sie es erneut in einer Zeile ein.</translation>
    </message>
    <message>
        <source>The secret begins with the word &quot;Bearer&quot;, which is added automatically, so the request was not sent.</source>
        <translation>Das Geheimnis beginnt mit dem Wort „Bearer“, das automatisch hinzugefügt wird; die Anfrage wurde deshalb nicht gesendet.</translation>
    </message>
    <message>
        <source>Enter it again without that word.</source>
        <translation>Geben Sie es erneut ohne dieses Wort ein.</translation>
    </message>
    <message>
        <source>Enter the token again, or use the kind &quot;header&quot; for other values.</source>
        <translation>Geben Sie das Token erneut ein oder verwenden Sie für andere Werte die Art „header“.</translation>
    </message>
    <message>
        <source>HTTP&apos;s basic authentication cannot send such a name. Use another one.</source>
        <translation>Die Basic-Authentifizierung von HTTP kann einen solchen Namen nicht senden. Verwenden Sie einen anderen.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; cannot be started.</source>
        <translation>Der Befehl „{program}“ für „{name}“ lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>Check that the program is installed, and in the PATH that Tooltray was started with.</source>
        <translation>Prüfen Sie, ob das Programm installiert ist und im PATH liegt, mit dem Tooltray gestartet wurde.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; did not finish within {duration}.</source>
        <translation>Der Befehl „{program}“ für „{name}“ wurde nicht innerhalb von {duration} fertig.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; printed more than {size}.</source>
        <translation>Der Befehl „{program}“ für „{name}“ hat mehr als {size} ausgegeben.</translation>
    </message>
    <message>
        <source>It must print only the secret.</source>
        <translation>Er darf nur das Geheimnis ausgeben.</translation>
    </message>
    <message>
        <source>Run it in a terminal to see what it says.</source>
        <translation>Führen Sie ihn in einem Terminal aus, um zu sehen, was er meldet.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; was ended by a signal.</source>
        <translation>Der Befehl „{program}“ für „{name}“ wurde durch ein Signal beendet.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; failed with exit code {code}.</source>
        <translation>Der Befehl „{program}“ für „{name}“ ist mit dem Exit-Code {code} fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; printed nothing.</source>
        <translation>Der Befehl „{program}“ für „{name}“ hat nichts ausgegeben.</translation>
    </message>
    <message>
        <source>The secret for &quot;{name}&quot; comes from a command and cannot be changed here.</source>
        <translation>Das Geheimnis für „{name}“ kommt von einem Befehl und lässt sich hier nicht ändern.</translation>
    </message>
    <message>
        <source>Change what the command prints, or keep the secret in the keychain or in memory.</source>
        <translation>Ändern Sie, was der Befehl ausgibt, oder bewahren Sie das Geheimnis im Schlüsselbund oder im Speicher auf.</translation>
    </message>
    <message>
        <source>Name the command that prints it.</source>
        <translation>Geben Sie an, welcher Befehl es ausgibt.</translation>
    </message>
    <message>
        <source>There is no keychain in this session.</source>
        <translation>In dieser Sitzung gibt es keinen Schlüsselbund.</translation>
    </message>
    <message>
        <source>Start a keychain, such as GNOME Keyring or KWallet. Until then keep the secret in memory for this session or in an environment variable; it is never written to a plain file.</source>
        <translation>Starten Sie einen Schlüsselbund, etwa GNOME Keyring oder KWallet. Bewahren Sie das Geheimnis bis dahin für diese Sitzung im Speicher oder in einer Umgebungsvariablen auf; es wird nie in eine unverschlüsselte Datei geschrieben.</translation>
    </message>
    <message>
        <source>There is no keychain in this session, because no D-Bus session bus is running.</source>
        <translation>In dieser Sitzung gibt es keinen Schlüsselbund, weil kein D-Bus-Sitzungsbus läuft.</translation>
    </message>
    <message>
        <source>Start Tooltray in a desktop session. Until then keep the secret in memory for this session or in an environment variable; it is never written to a plain file.</source>
        <translation>Starten Sie Tooltray in einer Desktop-Sitzung. Bewahren Sie das Geheimnis bis dahin für diese Sitzung im Speicher oder in einer Umgebungsvariablen auf; es wird nie in eine unverschlüsselte Datei geschrieben.</translation>
    </message>
    <message>
        <source>The keychain is locked.</source>
        <translation>Der Schlüsselbund ist gesperrt.</translation>
    </message>
    <message>
        <source>The keychain denies Tooltray access.</source>
        <translation>Der Schlüsselbund verweigert Tooltray den Zugriff.</translation>
    </message>
    <message>
        <source>Allow it in the keychain app, then try again.</source>
        <translation>Erlauben Sie ihn im Programm des Schlüsselbunds und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The keychain failed.</source>
        <translation>Der Schlüsselbund meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The keychain failed: {reason}</source>
        <translation>Der Schlüsselbund meldet einen Fehler: {reason}</translation>
    </message>
    <message>
        <source>Try again. If that does not help, keep the secret in memory for this session or in an environment variable.</source>
        <translation>Versuchen Sie es erneut. Falls das nicht hilft, bewahren Sie das Geheimnis für diese Sitzung im Speicher oder in einer Umgebungsvariablen auf.</translation>
    </message>
    <message>
        <source>The keychain does not respond.</source>
        <translation>Der Schlüsselbund antwortet nicht.</translation>
    </message>
    <message>
        <source>There is no secret for &quot;{name}&quot;.</source>
        <translation>Es gibt kein Geheimnis für „{name}“.</translation>
    </message>
    <message>
        <source>The secret for &quot;{name}&quot; is empty.</source>
        <translation>Das Geheimnis für „{name}“ ist leer.</translation>
    </message>
    <message>
        <source>Nothing is sent with an empty secret. Give it a value.</source>
        <translation>Mit einem leeren Geheimnis wird nichts gesendet. Geben Sie ihm einen Wert.</translation>
    </message>
    <message>
        <source>Tooltray does not change the environment variable {name}.</source>
        <translation>Die Umgebungsvariable {name} wird von Tooltray nicht geändert.</translation>
    </message>
    <message>
        <source>Set it where Tooltray is started, or keep the secret in the keychain or in memory.</source>
        <translation>Setzen Sie sie dort, wo Tooltray gestartet wird, oder bewahren Sie das Geheimnis im Schlüsselbund oder im Speicher auf.</translation>
    </message>
    <message>
        <source>Set it and start Tooltray again.</source>
        <translation>Setzen Sie sie und starten Sie Tooltray neu.</translation>
    </message>
    <message>
        <source>The environment variable {name} is not set.</source>
        <translation>Die Umgebungsvariable {name} ist nicht gesetzt.</translation>
    </message>
    <message>
        <source>There is no client called &quot;{client}&quot;.</source>
        <translation>Es gibt keinen Client namens „{client}“.</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; was changed after the last write, so that cannot be undone.</source>
        <translation>Die Datei „{path}“ wurde nach dem letzten Schreiben geändert; es lässt sich deshalb nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Remove the entry instead.</source>
        <translation>Entfernen Sie stattdessen den Eintrag.</translation>
    </message>
    <message>
        <source>The tool {tool} has no version {version}.</source>
        <translation>Das Werkzeug {tool} hat keine Version {version}.</translation>
    </message>
    <message>
        <source>Choose one of its versions as the active one.</source>
        <translation>Wählen Sie eine seiner Versionen als aktive.</translation>
    </message>
    <message>
        <source>Start the server and try again.</source>
        <translation>Starten Sie den Server und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Copy the command without secrets.</source>
        <translation>Kopieren Sie den Befehl ohne Geheimnisse.</translation>
    </message>
    <message>
        <source>There is no credential {name}.</source>
        <translation>Zugangsdaten {name} gibt es nicht.</translation>
    </message>
    <message>
        <source>Save the credential first.</source>
        <translation>Speichern Sie zuerst die Zugangsdaten.</translation>
    </message>
    <message>
        <source>The tool {tool} no longer exists.</source>
        <translation>Das Werkzeug {tool} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Choose another tool.</source>
        <translation>Wählen Sie ein anderes Werkzeug.</translation>
    </message>
    <message>
        <source>Choose another version.</source>
        <translation>Wählen Sie eine andere Version.</translation>
    </message>
    <message>
        <source>There is no folder to store this in.</source>
        <translation>Es gibt keinen Ordner, um das zu speichern.</translation>
    </message>
    <message>
        <source>Start Tooltray with a data folder.</source>
        <translation>Starten Sie Tooltray mit einem Datenordner.</translation>
    </message>
    <message>
        <source>The version {version} of the tool &quot;{tool}&quot; cannot be saved. {problem}</source>
        <translation>Die Version {version} des Werkzeugs „{tool}“ lässt sich nicht speichern. {problem}</translation>
    </message>
    <message>
        <source>The change breaks the tool &quot;{tool}&quot;. {name}: {problem}</source>
        <translation>Nach der Änderung funktioniert das Werkzeug „{tool}“ nicht mehr. {name}: {problem}</translation>
    </message>
    <message>
        <source>The change breaks the tools {names}. {name}: {problem}</source>
        <translation>Nach der Änderung funktionieren diese Werkzeuge nicht mehr: {names}. {name}: {problem}</translation>
    </message>
    <message>
        <source>The workspace is not open.</source>
        <translation>Der Arbeitsbereich ist nicht geöffnet.</translation>
    </message>
    <message>
        <source>Wait until it is, or check the log for why it could not be opened.</source>
        <translation>Warten Sie, bis er geöffnet ist, oder sehen Sie im Protokoll nach, warum er sich nicht öffnen ließ.</translation>
    </message>
    <message>
        <source>The definition has changed since it was shown, so nothing was decided.</source>
        <translation>Die Definition hat sich geändert, seit sie angezeigt wurde; es wurde nichts entschieden.</translation>
    </message>
    <message>
        <source>Review the current definition.</source>
        <translation>Prüfen Sie, was jetzt darin steht.</translation>
    </message>
    <message>
        <source>Tooltray is not serving any tools now.</source>
        <translation>Tooltray bietet zurzeit keine Werkzeuge an.</translation>
    </message>
    <message>
        <source>The system allows Tooltray only {count} open files, too few to serve clients.</source>
        <translation>Das System erlaubt Tooltray nur {count} offene Dateien; das sind zu wenige, um Clients zu bedienen.</translation>
    </message>
    <message>
        <source>Raise the limit to 256 or more (ulimit -n), then start again.</source>
        <translation>Erhöhen Sie das Limit auf mindestens 256 (ulimit -n) und starten Sie erneut.</translation>
    </message>
    <message>
        <source>Review it in the Tooltray window.</source>
        <translation>Prüfen Sie das im Fenster von Tooltray.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{endpoint}&quot; needs your consent before it is used.</source>
        <translation>Der Endpunkt „{endpoint}“ braucht Ihre Zustimmung, bevor er verwendet wird.</translation>
    </message>
    <message>
        <source>The credential &quot;{credential}&quot; needs your consent before it is used.</source>
        <translation>Die Zugangsdaten „{credential}“ brauchen Ihre Zustimmung, bevor sie verwendet werden.</translation>
    </message>
    <message>
        <source>The context variable &quot;{name}&quot; needs your consent before its value is sent to the endpoint &quot;{endpoint}&quot;.</source>
        <translation>Die Kontextvariable „{name}“ braucht Ihre Zustimmung, bevor ihr Wert an den Endpunkt „{endpoint}“ gesendet wird.</translation>
    </message>
    <message>
        <source>Create it, or name another one where it is used.</source>
        <translation>Legen Sie sie an oder nennen Sie dort, wo sie verwendet werden, andere.</translation>
    </message>
    <message>
        <source>The credential {name} gets tokens that change, so no context variable can have its value.</source>
        <translation>Die Zugangsdaten {name} erhalten wechselnde Tokens; deshalb kann keine Kontextvariable ihren Wert haben.</translation>
    </message>
    <message>
        <source>Use it as the credential of an endpoint, or name another one.</source>
        <translation>Verwenden Sie sie als Zugangsdaten eines Endpunkts oder nennen Sie andere.</translation>
    </message>
    <message>
        <source>&quot;{address}&quot; is not an IP address to listen on.</source>
        <translation>„{address}“ ist keine IP-Adresse, auf der der Server lauschen kann.</translation>
    </message>
    <message>
        <source>&quot;{host}&quot; is not a host: write a name such as desk.local or desk.local:8665.</source>
        <translation>„{host}“ ist kein Host: Schreiben Sie einen Namen wie desk.local oder desk.local:8665.</translation>
    </message>
    <message>
        <source>&quot;{origin}&quot; is not an origin: write one such as https://app.example.com.</source>
        <translation>„{origin}“ ist kein Origin: Schreiben Sie einen wie https://app.example.com.</translation>
    </message>
    <message>
        <source>The number of connections must be from {least} to {most}.</source>
        <translation>Die Anzahl der Verbindungen muss zwischen {least} und {most} liegen.</translation>
    </message>
    <message>
        <source>The size of a request must be from {least} to {most}.</source>
        <translation>Die Größe einer Anfrage muss zwischen {least} und {most} liegen.</translation>
    </message>
    <message>
        <source>The number of calls in memory must be from {least} to {most}.</source>
        <translation>Die Anzahl der Aufrufe im Speicher muss zwischen {least} und {most} liegen.</translation>
    </message>
    <message>
        <source>The number of days must be from {least} to {most}.</source>
        <translation>Die Anzahl der Tage muss zwischen {least} und {most} liegen.</translation>
    </message>
    <message>
        <source>The size of the archive must be from {least} to {most}.</source>
        <translation>Die Größe des Archivs muss zwischen {least} und {most} liegen.</translation>
    </message>
    <message>
        <source>The size of a body must be from {least} to {most}.</source>
        <translation>Die Größe eines Bodys muss zwischen {least} und {most} liegen.</translation>
    </message>
    <message>
        <source>The settings are not valid JSON.</source>
        <translation>Die Einstellungen sind kein gültiges JSON.</translation>
    </message>
    <message>
        <source>The file contains no Tooltray settings.</source>
        <translation>Die Datei enthält keine Einstellungen von Tooltray.</translation>
    </message>
    <message>
        <source>The settings cannot be read: {problem}.</source>
        <translation>Die Einstellungen lassen sich nicht lesen: {problem}.</translation>
    </message>
    <message>
        <source>Correct or remove the file.</source>
        <translation>Korrigieren oder entfernen Sie die Datei.</translation>
    </message>
    <message>
        <source>The configuration file &quot;{path}&quot; {what}, which only a file that you name may do.</source>
        <translation>Die Konfigurationsdatei „{path}“ {what}; das darf nur eine Datei, die Sie selbst angeben.</translation>
    </message>
    <message>
        <source>Check the file, then name it with --config.</source>
        <translation>Prüfen Sie die Datei und geben Sie sie dann mit --config an.</translation>
    </message>
    <message>
        <source>uses {reference} at {place}</source>
        <translation>verwendet {reference} bei {place}</translation>
    </message>
    <message>
        <source>signs in to a database with this computer&apos;s credentials</source>
        <translation>meldet sich mit Anmeldedaten dieses Rechners bei einer Datenbank an</translation>
    </message>
    <message>
        <source>To use those of the old library, set &quot;storage&quot; in config.yaml back to it, export its tools, and import them here.</source>
        <translation>Um die der alten Bibliothek zu verwenden, stellen Sie „storage“ in config.yaml auf sie zurück, exportieren ihre Werkzeuge und importieren sie hier.</translation>
    </message>
    <message>
        <source>The old library cannot be read completely: {file}, line {line}, column {column}: {problem}</source>
        <translation>Die alte Bibliothek ist nicht vollständig lesbar: {file}, Zeile {line}, Spalte {column}: {problem}</translation>
    </message>
    <message>
        <source>The old library cannot be read completely: {file}: {problem}</source>
        <translation>Die alte Bibliothek ist nicht vollständig lesbar: {file}: {problem}</translation>
    </message>
    <message>
        <source>Correct it there or remove it, then move the library.</source>
        <translation>Korrigieren oder entfernen Sie sie dort und verschieben Sie dann die Bibliothek.</translation>
    </message>
    <message>
        <source>After the move, the {object} differs from the original. The old library is unchanged.</source>
        <translation>Nach dem Verschieben nicht unverändert vorgefunden: {object}. Die alte Bibliothek ist unverändert.</translation>
    </message>
    <message>
        <source>Move it again, and check the log for storage problems.</source>
        <translation>Verschieben Sie sie erneut und sehen Sie im Protokoll nach, ob die Speicherung Probleme hat.</translation>
    </message>
    <message>
        <source>JSON files in {path}</source>
        <translation>JSON-Dateien in {path}</translation>
    </message>
    <message>
        <source>the SQLite database {path}</source>
        <translation>SQLite-Datenbank {path}</translation>
    </message>
    <message>
        <source>the PostgreSQL database {name}</source>
        <translation>PostgreSQL-Datenbank {name}</translation>
    </message>
    <message>
        <source>the PostgreSQL database {name} on {host}</source>
        <translation>PostgreSQL-Datenbank {name} auf {host}</translation>
    </message>
    <message>
        <source>Nothing was moved: 1 definition differs between {from} and {to}, where the workspace is stored now.</source>
        <translation>Nichts wurde verschoben: 1 Definition ist nicht gleich. Alte Bibliothek: {from}; jetzige: {to}.</translation>
    </message>
    <message>
        <source>Nothing was moved: {count} definitions differ between {from} and {to}, where the workspace is stored now.</source>
        <translation>Nichts wurde verschoben: {count} Definitionen sind nicht gleich. Alte Bibliothek: {from}; jetzige: {to}.</translation>
    </message>
    <message>
        <source>There is nothing to move: the workspace is stored in {place}.</source>
        <translation>Es gibt nichts zu verschieben. Speicherort des Arbeitsbereichs: {place}.</translation>
    </message>
    <message>
        <source>Check &quot;storage&quot; in config.yaml if you expected another place.</source>
        <translation>Prüfen Sie „storage“ in config.yaml, wenn Sie einen anderen Ort erwartet haben.</translation>
    </message>
    <message>
        <source>If it needs a password, set PGPASSWORD and start again.</source>
        <translation>Braucht sie ein Passwort, setzen Sie PGPASSWORD und starten Sie erneut.</translation>
    </message>
    <message>
        <source>There is no library at {path}.</source>
        <translation>Unter {path} gibt es keine Bibliothek.</translation>
    </message>
    <message>
        <source>Make its disk available, or start without it.</source>
        <translation>Machen Sie ihren Datenträger verfügbar oder starten Sie ohne sie.</translation>
    </message>
    <message>
        <source>The library is being moved.</source>
        <translation>Die Bibliothek wird gerade verschoben.</translation>
    </message>
    <message>
        <source>Wait until it has been moved.</source>
        <translation>Warten Sie, bis sie verschoben ist.</translation>
    </message>
    <message>
        <source>{path} is not a file of this version of Tooltray.</source>
        <translation>{path} ist keine Datei dieser Version von Tooltray.</translation>
    </message>
    <message>
        <source>Move it away to start without it.</source>
        <translation>Verschieben Sie sie an einen anderen Ort, um ohne sie zu starten.</translation>
    </message>
    <message>
        <source>The workspace &quot;{name}&quot; already exists.</source>
        <translation>Den Arbeitsbereich „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Another workspace is being created or changed.</source>
        <translation>Ein anderer Arbeitsbereich wird gerade angelegt oder geändert.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; cannot be the name of a workspace.</source>
        <translation>„{name}“ kann kein Name eines Arbeitsbereichs sein.</translation>
    </message>
    <message>
        <source>Use lowercase letters, digits, - and _, at most 64 characters.</source>
        <translation>Verwenden Sie Kleinbuchstaben, Ziffern, - und _, höchstens 64 Zeichen.</translation>
    </message>
    <message>
        <source>The configuration file changes the storage, which cannot be done while it is in use.</source>
        <translation>Die Angaben zur Speicherung in der Konfigurationsdatei haben sich geändert; im laufenden Betrieb lässt sich das nicht übernehmen.</translation>
    </message>
    <message>
        <source>Start Tooltray again to use it.</source>
        <translation>Starten Sie Tooltray neu, um sie zu verwenden.</translation>
    </message>
    <message>
        <source>The configuration file changes the server, which cannot be done while it is in use.</source>
        <translation>Die Angaben zum Server in der Konfigurationsdatei haben sich geändert; im laufenden Betrieb lässt sich das nicht übernehmen.</translation>
    </message>
    <message>
        <source>Start the server again to use it.</source>
        <translation>Starten Sie den Server neu, um sie zu verwenden.</translation>
    </message>
    <message>
        <source>1 upstream request</source>
        <translation>1 Anfrage an die API</translation>
    </message>
    <message>
        <source>{count} upstream requests</source>
        <translation>{count} Anfragen an die API</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 Element</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>{count} Elementen</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 Sekunde</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} Sekunden</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} Schritten</translation>
    </message>
    <message>
        <source>This call reached the limit of {limit} after {fetched}.</source>
        <translation>Dieser Aufruf hat das Limit von {limit} nach {fetched} erreicht.</translation>
    </message>
    <message>
        <source>This call reached the limit of {limit}.</source>
        <translation>Dieser Aufruf hat das Limit von {limit} erreicht.</translation>
    </message>
    <message>
        <source>Ask for less in one call.</source>
        <translation>Fragen Sie mit einem Aufruf weniger ab.</translation>
    </message>
    <message>
        <source>Ask for less in one call, or ask the user to raise {setting} in the limits of the endpoint &quot;{endpoint}&quot;.</source>
        <translation>Fragen Sie mit einem Aufruf weniger ab oder lassen Sie {setting} in den Limits des Endpunkts „{endpoint}“ von einem Menschen erhöhen.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {problem}</source>
        <translation>Zeile {line}, Spalte {column}: {problem}</translation>
    </message>
    <message>
        <source>Correct the variables and call again.</source>
        <translation>Korrigieren Sie die Variablen und wiederholen Sie den Aufruf.</translation>
    </message>
    <message>
        <source>Correct the operation and call again.</source>
        <translation>Korrigieren Sie die Operation und wiederholen Sie den Aufruf.</translation>
    </message>
    <message>
        <source>Correct the operation; get_schema_info and search_schema show what the schema has.</source>
        <translation>Korrigieren Sie die Operation; get_schema_info und search_schema zeigen, was es gibt.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; returned nothing, so nothing further was sent.</source>
        <translation>Der Schritt „{step}“ hat nichts geliefert; deshalb wurde nichts weiter gesendet.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; returned nothing at {path}, so nothing further was sent.</source>
        <translation>Der Schritt „{step}“ hat unter {path} nichts geliefert; deshalb wurde nichts weiter gesendet.</translation>
    </message>
    <message>
        <source>An item of the step &quot;{step}&quot; has nothing, so nothing further was sent.</source>
        <translation>Ein Element des Schritts „{step}“ ist leer; deshalb wurde nichts weiter gesendet.</translation>
    </message>
    <message>
        <source>An item of the step &quot;{step}&quot; has nothing at {path}, so nothing further was sent.</source>
        <translation>Ein Element des Schritts „{step}“ hat nichts unter {path}; deshalb wurde nichts weiter gesendet.</translation>
    </message>
    <message>
        <source>Check the arguments. If the tool can do without the value, mark its binding as &quot;optional&quot; in the definition of the tool.</source>
        <translation>Prüfen Sie die Argumente. Kommt das Werkzeug ohne den Wert aus, markieren Sie dessen Bindung in der Definition des Werkzeugs als „optional“.</translation>
    </message>
    <message>
        <source>Binding &quot;{name}&quot;: {problem}</source>
        <translation>Bindung „{name}“: {problem}</translation>
    </message>
    <message>
        <source>There is no mapping &quot;{name}&quot;.</source>
        <translation>Es gibt keine Zuordnung „{name}“.</translation>
    </message>
    <message>
        <source>Create it, or change the binding of the tool.</source>
        <translation>Legen Sie sie an oder ändern Sie die Bindung des Werkzeugs.</translation>
    </message>
    <message>
        <source>&quot;each&quot; takes a list or an object, not {value}.</source>
        <translation>„each“ nimmt eine Liste oder ein Objekt, nicht {value}.</translation>
    </message>
    <message>
        <source>Pass a list, or change the binding of the tool.</source>
        <translation>Übergeben Sie eine Liste oder ändern Sie die Bindung des Werkzeugs.</translation>
    </message>
    <message>
        <source>The pattern {pattern} is not a regular expression: {problem}</source>
        <translation>Das Muster {pattern} ist kein regulärer Ausdruck: {problem}</translation>
    </message>
    <message>
        <source>Change the condition of the tool.</source>
        <translation>Ändern Sie die Bedingung des Werkzeugs.</translation>
    </message>
    <message>
        <source>The pattern {pattern} takes too long on this value.</source>
        <translation>Das Muster {pattern} braucht bei diesem Wert zu lange.</translation>
    </message>
    <message>
        <source>Simplify the pattern of the tool&apos;s condition.</source>
        <translation>Vereinfachen Sie das Muster in der Bedingung des Werkzeugs.</translation>
    </message>
    <message>
        <source>The context variable &quot;{name}&quot; cannot be read. {problem}</source>
        <translation>Die Kontextvariable „{name}“ lässt sich nicht lesen. {problem}</translation>
    </message>
    <message>
        <source>Correct the parameters and call again; describe_tool shows what the tool takes.</source>
        <translation>Korrigieren Sie die Parameter und wiederholen Sie den Aufruf; describe_tool zeigt, was das Werkzeug annimmt.</translation>
    </message>
    <message>
        <source>The mapping &quot;{mapping}&quot; has no entry {value}.</source>
        <translation>Die Zuordnung „{mapping}“ hat keinen Eintrag {value}.</translation>
    </message>
    <message>
        <source>The mapping has no entries.</source>
        <translation>Die Zuordnung hat keine Einträge.</translation>
    </message>
    <message>
        <source>Labels: {labels}.</source>
        <translation>Bezeichnungen: {labels}.</translation>
    </message>
    <message>
        <source>The schema of &quot;{name}&quot; would inspect a secret.</source>
        <translation>Das Schema von „{name}“ würde ein Geheimnis auswerten.</translation>
    </message>
    <message>
        <source>Declare the parameter without keywords that test its value, such as &quot;pattern&quot; or &quot;enum&quot;, or bind a value that is not a secret.</source>
        <translation>Deklarieren Sie den Parameter ohne Schlüsselwörter, die seinen Wert prüfen, wie „pattern“ oder „enum“, oder binden Sie einen Wert, der kein Geheimnis ist.</translation>
    </message>
    <message>
        <source>The condition of a step inspects a secret.</source>
        <translation>Die Bedingung eines Schritts wertet ein Geheimnis aus.</translation>
    </message>
    <message>
        <source>Test whether the value exists, or decide by a value that is not a secret.</source>
        <translation>Prüfen Sie nur, ob der Wert vorhanden ist, oder entscheiden Sie nach einem Wert, der nicht geheim ist.</translation>
    </message>
    <message>
        <source>The transforms change a secret so that it could no longer be masked.</source>
        <translation>Die Umwandlungen verändern ein Geheimnis so, dass es nicht mehr maskiert werden könnte.</translation>
    </message>
    <message>
        <source>Pass the secret as a whole, or store the part that is needed as a secret of its own.</source>
        <translation>Übergeben Sie das Geheimnis als Ganzes oder speichern Sie den benötigten Teil als eigenes Geheimnis.</translation>
    </message>
    <message>
        <source>Pass a single ID or name.</source>
        <translation>Übergeben Sie eine einzelne ID oder einen einzelnen Namen.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not a string, number or boolean: {value}.</source>
        <translation>„{name}“ ist weder String noch Zahl noch Boolean: {value}.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is empty.</source>
        <translation>„{name}“ ist leer.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has a control character.</source>
        <translation>„{name}“ enthält ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is {value}, which leads to another place.</source>
        <translation>„{name}“ ist {value}, was an eine andere Stelle führt.</translation>
    </message>
    <message>
        <source>The path {path} has a segment of dots, which leads to another place.</source>
        <translation>Der Pfad {path} enthält einen Abschnitt aus Punkten, der an eine andere Stelle führt.</translation>
    </message>
    <message>
        <source>Correct the path of the tool, or the arguments that fill it.</source>
        <translation>Korrigieren Sie den Pfad des Werkzeugs oder die Argumente, die ihn füllen.</translation>
    </message>
    <message>
        <source>The endpoint needs the context variable &quot;{name}&quot;, and it has no value.</source>
        <translation>Der Endpunkt braucht die Kontextvariable „{name}“, doch sie hat keinen Wert.</translation>
    </message>
    <message>
        <source>Ask the user to set the context variable &quot;{name}&quot; in the workspace&apos;s context, with which the schema is fetched for all clients.</source>
        <translation>Bitten Sie den Benutzer, die Kontextvariable „{name}“ im Kontext des Arbeitsbereichs zu setzen, mit dem das Schema für alle Clients abgerufen wird.</translation>
    </message>
    <message>
        <source>Set the context variable &quot;{name}&quot;.</source>
        <translation>Setzen Sie die Kontextvariable „{name}“.</translation>
    </message>
    <message>
        <source>Have a person set &quot;{name}&quot;, in the window or in config.yaml.</source>
        <translation>Bitten Sie den Benutzer, „{name}“ im Fenster oder in config.yaml zu setzen.</translation>
    </message>
    <message>
        <source>The context variable &quot;{name}&quot; is part of the endpoint&apos;s path, and {reason}.</source>
        <translation>Die Kontextvariable „{name}“ ist Teil des Pfads des Endpunkts: {reason}.</translation>
    </message>
    <message>
        <source>Set &quot;{name}&quot; to the one id or name that belongs in this place of the path.</source>
        <translation>Setzen Sie „{name}“ auf genau die ID oder den Namen, der an diese Stelle des Pfads gehört.</translation>
    </message>
    <message>
        <source>it would lead to another place</source>
        <translation>Sie würde an eine andere Stelle führen</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>Sie ist leer</translation>
    </message>
    <message>
        <source>it has a control character</source>
        <translation>Sie enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>Pass {names}.</source>
        <translation>Übergeben Sie {names}.</translation>
    </message>
    <message>
        <source>The parameter &quot;{parameter}&quot;, which selects the action, is missing.</source>
        <translation>Der Parameter „{parameter}“ fehlt; er legt fest, was zu tun ist.</translation>
    </message>
    <message>
        <source>The parameter &quot;{parameter}&quot; cannot be &quot;{value}&quot;.</source>
        <translation>Der Parameter „{parameter}“ kann nicht „{value}“ sein.</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a boolean</source>
        <translation>Boolean</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>The transform &quot;{transform}&quot; {problem}.</source>
        <translation>Die Umwandlung „{transform}“ {problem}.</translation>
    </message>
    <message>
        <source>Pass a value that the transform accepts, or correct the binding of the tool.</source>
        <translation>Übergeben Sie einen Wert, den die Umwandlung annimmt, oder korrigieren Sie die Bindung des Werkzeugs.</translation>
    </message>
    <message>
        <source>needs two hexadecimal digits after each &quot;%&quot;</source>
        <translation>erwartet nach jedem „%“ zwei Hexadezimalziffern</translation>
    </message>
    <message>
        <source>takes a number or string, not {thing}</source>
        <translation>erwartet eine Zahl oder Text (erhalten: {thing})</translation>
    </message>
    <message>
        <source>needs a string that is not empty</source>
        <translation>erwartet einen Text, der nicht leer ist</translation>
    </message>
    <message>
        <source>takes a number or a numeric string, not {thing}</source>
        <translation>erwartet eine Zahl, auch als Text (erhalten: {thing})</translation>
    </message>
    <message>
        <source>needs a number, but the string is not one: {value}</source>
        <translation>erwartet eine Zahl, aber der Text ist keine: {value}</translation>
    </message>
    <message>
        <source>The address {address} is on {host}, but the endpoint is on {other}.</source>
        <translation>Die Adresse {address} liegt auf {host}, der Endpunkt aber auf {other}.</translation>
    </message>
    <message>
        <source>Pass a path, an ID, or an address on {other}.</source>
        <translation>Geben Sie einen Pfad, eine ID oder eine Adresse auf {other} an.</translation>
    </message>
    <message>
        <source>takes a string, number or boolean, not {thing}</source>
        <translation>erwartet Text, Zahl oder Boolean (erhalten: {thing})</translation>
    </message>
    <message>
        <source>needs base64, but the text is not valid base64</source>
        <translation>erwartet base64, aber der Text ist kein gültiges base64</translation>
    </message>
    <message>
        <source>takes a list, not {thing}</source>
        <translation>erwartet eine Liste (erhalten: {thing})</translation>
    </message>
    <message>
        <source>takes a list of strings, numbers and booleans, not {thing}</source>
        <translation>erwartet eine Liste aus Texten, Zahlen und Booleans (erhalten: {thing})</translation>
    </message>
    <message>
        <source>takes a string, not {thing}</source>
        <translation>erwartet Text (erhalten: {thing})</translation>
    </message>
    <message>
        <source>has no separator</source>
        <translation>hat kein Trennzeichen</translation>
    </message>
    <message>
        <source>The values that the tool builds reached the limit of 32 MiB.</source>
        <translation>Die vom Werkzeug erzeugten Werte haben das Limit von 32 MiB erreicht.</translation>
    </message>
    <message>
        <source>Pass less, or change the bindings of the tool.</source>
        <translation>Übergeben Sie weniger oder ändern Sie die Bindungen des Werkzeugs.</translation>
    </message>
    <message>
        <source>The variable &quot;{name}&quot; could not be set. {problem}</source>
        <translation>Die Variable „{name}“ konnte nicht gesetzt werden. {problem}</translation>
    </message>
    <message>
        <source>The operation needs the variable &quot;{name}&quot;, and it has no value.</source>
        <translation>Die Operation braucht die Variable „{name}“, doch sie hat keinen Wert.</translation>
    </message>
    <message>
        <source>Pass the parameters that the tool makes it from.</source>
        <translation>Übergeben Sie die Parameter, aus denen das Werkzeug sie bildet.</translation>
    </message>
    <message>
        <source>Pass it as the parameter &quot;{name}&quot;, or set the context variable &quot;{context}&quot;.</source>
        <translation>Übergeben Sie sie als Parameter „{name}“ oder setzen Sie die Kontextvariable „{context}“.</translation>
    </message>
    <message>
        <source>Pass it as &quot;{name}&quot; in &quot;variables&quot;, or set the context variable &quot;{context}&quot;.</source>
        <translation>Übergeben Sie sie als „{name}“ in „variables“ oder setzen Sie die Kontextvariable „{context}“.</translation>
    </message>
    <message>
        <source>The variables must be an object.</source>
        <translation>Die Variablen müssen ein Objekt sein.</translation>
    </message>
    <message>
        <source>The operation has no variable &quot;${name}&quot;.</source>
        <translation>Die Operation hat keine Variable „${name}“.</translation>
    </message>
    <message>
        <source>The context variable &quot;{name}&quot; does not fit.</source>
        <translation>Die Kontextvariable „{name}“ passt nicht.</translation>
    </message>
    <message>
        <source>The context variable &quot;{name}&quot; does not fit. {problem}</source>
        <translation>Die Kontextvariable „{name}“ passt nicht. {problem}</translation>
    </message>
    <message>
        <source>Pass values of the types that the operation takes.</source>
        <translation>Übergeben Sie Werte der Typen, die die Operation annimmt.</translation>
    </message>
    <message>
        <source>Set the context variable to a value of the type that the operation takes, or clear it.</source>
        <translation>Setzen Sie die Kontextvariable auf einen Wert des Typs, den die Operation annimmt, oder leeren Sie sie.</translation>
    </message>
    <message>
        <source>Wait a minute, or have the tool&apos;s calls per minute raised.</source>
        <translation>Warten Sie eine Minute oder lassen Sie die Aufrufe pro Minute des Werkzeugs erhöhen.</translation>
    </message>
    <message>
        <source>Check the headers and context variables of the endpoint, or set its mutation policy to &quot;allow&quot;.</source>
        <translation>Prüfen Sie die Header und Kontextvariablen des Endpunkts oder setzen Sie dessen Vorgabe für Mutationen auf „allow“.</translation>
    </message>
    <message>
        <source>The tool, its endpoint or the rights of the client changed while the question was open, so nothing was sent.</source>
        <translation>Das Werkzeug, sein Endpunkt oder die Rechte des Clients haben sich geändert, während die Frage offen war; deshalb wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Call again to request approval of the current state.</source>
        <translation>Wiederholen Sie den Aufruf; dann wird nach dem jetzigen Stand gefragt.</translation>
    </message>
    <message>
        <source>The user did not approve the call of &quot;{tool}&quot;, so it was not sent.</source>
        <translation>Der Benutzer hat den Aufruf von „{tool}“ nicht genehmigt; er wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>The user did not approve the call of &quot;{tool}&quot; by {client}, so it was not sent.</source>
        <translation>Der Benutzer hat den Aufruf von „{tool}“ durch {client} nicht genehmigt; er wurde nicht gesendet.</translation>
    </message>
    <message>
        <source>Ask the user what to change before you retry.</source>
        <translation>Fragen Sie den Benutzer, was sich ändern soll, bevor Sie es erneut versuchen.</translation>
    </message>
    <message>
        <source>Ask the user to open the Tooltray window, then retry.</source>
        <translation>Bitten Sie den Benutzer, das Fenster von Tooltray zu öffnen, und wiederholen Sie den Aufruf.</translation>
    </message>
    <message>
        <source>The client could not get the user&apos;s decision on the call of &quot;{tool}&quot;, so it was not sent. {problem}</source>
        <translation>Der Client konnte keine Entscheidung des Benutzers über den Aufruf von „{tool}“ einholen; er wurde daher nicht gesendet. {problem}</translation>
    </message>
    <message>
        <source>Nobody approved the call of &quot;{tool}&quot; within {duration}.</source>
        <translation>Niemand hat den Aufruf von „{tool}“ innerhalb von {duration} genehmigt.</translation>
    </message>
    <message>
        <source>Nobody approved the call of &quot;{tool}&quot; by {client} within {duration}.</source>
        <translation>Niemand hat den Aufruf von „{tool}“ durch {client} innerhalb von {duration} genehmigt.</translation>
    </message>
    <message>
        <source>Ask the user to look for the request in Tooltray, then retry.</source>
        <translation>Bitten Sie den Benutzer, die Anfrage in Tooltray zu beantworten, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Wait until the user has decided on the others, then retry.</source>
        <translation>Warten Sie, bis über die anderen entschieden ist, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Ask the user for a credential with the rights that this needs.</source>
        <translation>Bitten Sie den Benutzer um Zugangsdaten mit den nötigen Rechten.</translation>
    </message>
    <message>
        <source>Check the names and ids that you passed.</source>
        <translation>Prüfen Sie die übergebenen Namen und IDs.</translation>
    </message>
    <message>
        <source>Read the current state, then decide again.</source>
        <translation>Lesen Sie den aktuellen Stand und entscheiden Sie dann neu.</translation>
    </message>
    <message>
        <source>Wait before you try again.</source>
        <translation>Warten Sie, bevor Sie es erneut versuchen.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>Correct the arguments as the message says.</source>
        <translation>Korrigieren Sie die Argumente anhand der Meldung.</translation>
    </message>
    <message>
        <source>The API failed, not the arguments. Check whether the change was made before you try again.</source>
        <translation>Der Fehler liegt an der API, nicht an den Argumenten. Prüfen Sie, ob die Änderung vorgenommen wurde, bevor Sie es erneut versuchen.</translation>
    </message>
    <message>
        <source>Some of the changes may have been made: check which, and repeat only the others.</source>
        <translation>Einige der Änderungen wurden möglicherweise vorgenommen: Prüfen Sie, welche, und wiederholen Sie nur die anderen.</translation>
    </message>
    <message>
        <source>Part of the change may have been made. Check that before you repeat it.</source>
        <translation>Ein Teil der Änderung wurde möglicherweise vorgenommen. Prüfen Sie das, bevor Sie sie wiederholen.</translation>
    </message>
    <message>
        <source>Correct the parameters as the message says, and call again.</source>
        <translation>Korrigieren Sie die Parameter anhand der Meldung und wiederholen Sie den Aufruf.</translation>
    </message>
    <message>
        <source>The API returned nothing for the main field of the tool.</source>
        <translation>Die API hat für das Hauptfeld des Werkzeugs nichts geliefert.</translation>
    </message>
    <message>
        <source>Check whether the change was made before you try again.</source>
        <translation>Prüfen Sie, ob die Änderung erfolgt ist, bevor Sie es erneut versuchen.</translation>
    </message>
    <message>
        <source>Correct the arguments if the message is about them; otherwise report it to the user.</source>
        <translation>Korrigieren Sie die Argumente, wenn die Meldung sie betrifft; melden Sie es sonst dem Benutzer.</translation>
    </message>
    <message>
        <source>Use a context variable that is not secret in its URL, or write the host there.</source>
        <translation>Verwenden Sie in der URL eine Kontextvariable, die nicht geheim ist, oder schreiben Sie den Host hinein.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{name}&quot; uses the credential &quot;{credential}&quot;, which does not exist.</source>
        <translation>Der Endpunkt „{name}“ verwendet die Zugangsdaten „{credential}“, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Create it in the window or in config.yaml, or choose another one for the endpoint.</source>
        <translation>Legen Sie sie im Fenster oder in config.yaml an oder wählen Sie andere für den Endpunkt.</translation>
    </message>
    <message>
        <source>Name the file of the certificate authority in its tls.ca_file instead.</source>
        <translation>Geben Sie stattdessen in tls.ca_file die Datei der Zertifizierungsstelle an.</translation>
    </message>
    <message>
        <source>It does not say why.</source>
        <translation>Einen Grund nennt sie nicht.</translation>
    </message>
    <message>
        <source>&quot;{step}&quot; would be another mutation, and one runs in a call of this tool.</source>
        <translation>„{step}“ wäre eine weitere Mutation; ein Aufruf dieses Werkzeugs führt nur eine aus.</translation>
    </message>
    <message>
        <source>This client may only read.</source>
        <translation>Dieser Client darf nur lesen.</translation>
    </message>
    <message>
        <source>Ask the user to give the client more rights, in the Tooltray window or in config.yaml.</source>
        <translation>Bitten Sie den Benutzer, dem Client mehr Rechte zu geben, im Fenster von Tooltray oder in config.yaml.</translation>
    </message>
    <message>
        <source>the endpoint &quot;{name}&quot;</source>
        <translation>den Endpunkt „{name}“</translation>
    </message>
    <message>
        <source>this client</source>
        <translation>diesen Client</translation>
    </message>
    <message>
        <source>this tool</source>
        <translation>dieses Werkzeug</translation>
    </message>
    <message>
        <source>Nothing was sent: mutations are denied for {who}.</source>
        <translation>Nichts wurde gesendet: Für {who} sind Mutationen gesperrt.</translation>
    </message>
    <message>
        <source>Ask the user to set its mutation policy to &quot;ask&quot; or &quot;allow&quot;, in the Tooltray window or in config.yaml.</source>
        <translation>Bitten Sie den Benutzer, dessen Vorgabe für Mutationen auf „ask“ oder „allow“ zu setzen, im Fenster von Tooltray oder in config.yaml.</translation>
    </message>
    <message>
        <source>Endpoint &quot;{endpoint}&quot;: {problem}</source>
        <translation>Endpunkt „{endpoint}“: {problem}</translation>
    </message>
    <message>
        <source>Page {page} failed: {problem}</source>
        <translation>Seite {page} ist fehlgeschlagen: {problem}</translation>
    </message>
    <message>
        <source>The items of the earlier pages are included; to continue from page {page}, pass next_cursor &quot;{cursor}&quot;.</source>
        <translation>Die Elemente der vorigen Seiten sind enthalten; um ab Seite {page} fortzufahren, übergeben Sie next_cursor „{cursor}“.</translation>
    </message>
    <message>
        <source>{fields}: The operation returned no data.</source>
        <translation>{fields}: Die Operation hat keine Daten geliefert.</translation>
    </message>
    <message>
        <source>The response is not valid JSON: {problem}</source>
        <translation>Die Antwort ist kein gültiges JSON: {problem}</translation>
    </message>
    <message>
        <source>Look at the response in the log.</source>
        <translation>Sehen Sie sich die Antwort im Protokoll an.</translation>
    </message>
    <message>
        <source>The response claims to be JSON but is not: {problem}</source>
        <translation>Die Antwort gibt sich als JSON aus, ist aber keines: {problem}</translation>
    </message>
    <message>
        <source>Look at the response in the log, and at the API&apos;s documentation.</source>
        <translation>Sehen Sie sich die Antwort im Protokoll und die Dokumentation der API an.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; is a list of lists: {value}.</source>
        <translation>Der Parameter „{name}“ ist eine Liste von Listen: {value}.</translation>
    </message>
    <message>
        <source>Make it a plain list, for instance with the transform join.</source>
        <translation>Machen Sie daraus eine einfache Liste, etwa mit der Umwandlung join.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; is not a string, number or boolean: {value}.</source>
        <translation>Der Parameter „{name}“ ist weder String noch Zahl noch Boolean: {value}.</translation>
    </message>
    <message>
        <source>Bind its parts one by one, or turn it into a string with the transform json.</source>
        <translation>Binden Sie seine Teile einzeln oder wandeln Sie ihn mit der Umwandlung json in einen String um.</translation>
    </message>
    <message>
        <source>The path {path} leads away from the endpoint&apos;s URL.</source>
        <translation>Der Pfad {path} führt von der URL des Endpunkts weg.</translation>
    </message>
    <message>
        <source>The header &quot;{name}&quot; is not sent: headers of that name carry secrets.</source>
        <translation>Der Header „{name}“ wird nicht gesendet: Header dieses Namens enthalten Geheimnisse.</translation>
    </message>
    <message>
        <source>Give the endpoint a credential instead.</source>
        <translation>Geben Sie stattdessen dem Endpunkt Zugangsdaten.</translation>
    </message>
    <message>
        <source>The header &quot;{name}&quot; is not sent: it carries the credential of the endpoint.</source>
        <translation>Der Header „{name}“ wird nicht gesendet: Er enthält die Zugangsdaten des Endpunkts.</translation>
    </message>
    <message>
        <source>The header &quot;{name}&quot; is not sent: its value is not a string, number or boolean.</source>
        <translation>Der Header „{name}“ wird nicht gesendet: Sein Wert ist weder String noch Zahl noch Boolean.</translation>
    </message>
    <message>
        <source>Turn it into a string, for instance with the transform join or json.</source>
        <translation>Wandeln Sie ihn in einen String um, etwa mit der Umwandlung join oder json.</translation>
    </message>
    <message>
        <source>{origin} returned a web page instead of data.</source>
        <translation>{origin} hat mit einer Webseite statt mit Daten geantwortet.</translation>
    </message>
    <message>
        <source>{origin} returned a web page (&quot;{title}&quot;) instead of data.</source>
        <translation>{origin} hat mit einer Webseite („{title}“) statt mit Daten geantwortet.</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s URL and whether it requires a login. A tool that fetches web pages must send &quot;Accept: text/html&quot;.</source>
        <translation>Prüfen Sie die URL des Endpunkts und ob er eine Anmeldung verlangt. Ein Werkzeug, das Webseiten abruft, muss „Accept: text/html“ senden.</translation>
    </message>
    <message>
        <source>The next page is not fetched: the request for it may change something.</source>
        <translation>Die nächste Seite wird nicht abgerufen: Die Anfrage dafür könnte etwas ändern.</translation>
    </message>
    <message>
        <source>Correct the pagination of the tool: its variables, or the links of the API.</source>
        <translation>Korrigieren Sie den Seitenabruf des Werkzeugs: seine Variablen oder die Links der API.</translation>
    </message>
    <message>
        <source>Request fewer events or fewer fields.</source>
        <translation>Fragen Sie weniger Ereignisse oder weniger Felder ab.</translation>
    </message>
    <message>
        <source>{origin} did not start the subscription within {duration}.</source>
        <translation>{origin} hat die Subscription nicht innerhalb von {duration} begonnen.</translation>
    </message>
    <message>
        <source>Allow the subscription more time.</source>
        <translation>Geben Sie der Subscription mehr Zeit.</translation>
    </message>
    <message>
        <source>An event of the subscription is not valid JSON: {problem}</source>
        <translation>Ein Ereignis der Subscription ist kein gültiges JSON: {problem}</translation>
    </message>
    <message>
        <source>Try again, or look at the server&apos;s log.</source>
        <translation>Versuchen Sie es erneut oder sehen Sie im Protokoll des Servers nach.</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>1 Ereignis</translation>
    </message>
    <message>
        <source>{count} events</source>
        <translation>{count} Ereignissen</translation>
    </message>
    <message>
        <source>Stopped at the time limit after {fetched}.</source>
        <translation>Am Zeitlimit nach {fetched} angehalten.</translation>
    </message>
    <message>
        <source>Stopped at the item limit after {fetched}.</source>
        <translation>Am Elementlimit nach {fetched} angehalten.</translation>
    </message>
    <message>
        <source>The &quot;next_cursor&quot; was not returned by this tool.</source>
        <translation>Der „next_cursor“ stammt nicht von diesem Werkzeug.</translation>
    </message>
    <message>
        <source>Pass next_cursor as the result returned it, or omit it to start at the first item.</source>
        <translation>Übergeben Sie next_cursor so, wie er im Ergebnis stand, oder lassen Sie ihn weg, um beim ersten Element zu beginnen.</translation>
    </message>
    <message>
        <source>The &quot;next_cursor&quot; was not returned by this tool for these arguments.</source>
        <translation>Der „next_cursor“ stammt nicht von diesem Werkzeug mit diesen Argumenten.</translation>
    </message>
    <message>
        <source>Pass next_cursor as the result returned it, with the same arguments, or omit it to start at the first item.</source>
        <translation>Übergeben Sie next_cursor so, wie er im Ergebnis stand, mit denselben Argumenten, oder lassen Sie ihn weg, um beim ersten Element zu beginnen.</translation>
    </message>
    <message>
        <source>The response is neither a list nor an object with exactly one list.</source>
        <translation>Die Antwort ist weder eine Liste noch ein Objekt mit genau einer Liste.</translation>
    </message>
    <message>
        <source>The response has no list at &quot;{path}&quot;.</source>
        <translation>Die Antwort hat unter „{path}“ keine Liste.</translation>
    </message>
    <message>
        <source>Name the path of the list in the pagination of the tool.</source>
        <translation>Nennen Sie im Seitenabruf des Werkzeugs den Pfad der Liste.</translation>
    </message>
    <message>
        <source>The operation is {count} levels deep, and the endpoint allows {most}.</source>
        <translation>Die Operation ist {count} Ebenen tief; der Endpunkt erlaubt {most}.</translation>
    </message>
    <message>
        <source>The operation is at least {count} levels deep, and the endpoint allows {most}.</source>
        <translation>Die Operation ist mindestens {count} Ebenen tief; der Endpunkt erlaubt {most}.</translation>
    </message>
    <message>
        <source>The operation selects {count} fields, and the endpoint allows {most}.</source>
        <translation>Die Operation wählt {count} Felder aus; der Endpunkt erlaubt {most}.</translation>
    </message>
    <message>
        <source>The operation selects at least {count} fields, and the endpoint allows {most}.</source>
        <translation>Die Operation wählt mindestens {count} Felder aus; der Endpunkt erlaubt {most}.</translation>
    </message>
    <message>
        <source>The operation has a complexity of {count}, and the endpoint allows {most}.</source>
        <translation>Die Operation hat die Komplexität {count}; der Endpunkt erlaubt {most}.</translation>
    </message>
    <message>
        <source>The operation has a complexity of at least {count}, and the endpoint allows {most}.</source>
        <translation>Die Operation hat mindestens die Komplexität {count}; der Endpunkt erlaubt {most}.</translation>
    </message>
    <message>
        <source>Select fewer fields or request fewer items.</source>
        <translation>Wählen Sie weniger Felder aus oder rufen Sie weniger Elemente ab.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; does not fit its API: {problem}</source>
        <translation>Das Werkzeug „{tool}“ passt nicht zu seiner API: {problem}</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; has no operation.</source>
        <translation>Das Werkzeug „{tool}“ hat keine Operation.</translation>
    </message>
    <message>
        <source>Give it one with update_saved_tool.</source>
        <translation>Geben Sie ihm mit update_saved_tool eine.</translation>
    </message>
    <message>
        <source>Correct the tool with update_saved_tool, or the type &quot;{name}&quot; with create_graphql_type.</source>
        <translation>Korrigieren Sie das Werkzeug mit update_saved_tool oder den Typ „{name}“ mit create_graphql_type.</translation>
    </message>
    <message>
        <source>Correct the tool with update_saved_tool, or the mapping &quot;{name}&quot; with set_mapping.</source>
        <translation>Korrigieren Sie das Werkzeug mit update_saved_tool oder die Zuordnung „{name}“ mit set_mapping.</translation>
    </message>
    <message>
        <source>Correct the tool with update_saved_tool.</source>
        <translation>Korrigieren Sie das Werkzeug mit update_saved_tool.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; sends nothing. {problem}</source>
        <translation>Das Werkzeug „{tool}“ sendet nichts. {problem}</translation>
    </message>
    <message>
        <source>Ask the user to change the tool in the Tooltray window.</source>
        <translation>Bitten Sie den Benutzer, das Werkzeug im Fenster von Tooltray zu ändern.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; does not fit the tools that it calls: {problem}</source>
        <translation>Das Werkzeug „{tool}“ passt nicht zu den Werkzeugen, die es aufruft: {problem}</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}: {problem}</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; has a parameter schema that cannot be used: {problem}</source>
        <translation>Das Werkzeug „{tool}“ hat ein unbrauchbares Parameterschema: {problem}</translation>
    </message>
    <message>
        <source>Correct the schema with update_saved_tool.</source>
        <translation>Korrigieren Sie das Schema mit update_saved_tool.</translation>
    </message>
    <message>
        <source>Correct the operation with update_saved_tool.</source>
        <translation>Korrigieren Sie die Operation mit update_saved_tool.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{endpoint}&quot; is used without a schema.</source>
        <translation>Der Endpunkt „{endpoint}“ wird ohne Schema verwendet.</translation>
    </message>
    <message>
        <source>Write operations as the documentation of the API describes; to search and check them, ask the user to give the endpoint a schema instead of &quot;none&quot;.</source>
        <translation>Schreiben Sie Operationen nach der Dokumentation der API; um sie zu suchen und zu prüfen, bitten Sie den Benutzer, dem Endpunkt statt „none“ ein Schema zu geben.</translation>
    </message>
    <message>
        <source>The schema of the endpoint &quot;{endpoint}&quot; is not loaded. {problem}</source>
        <translation>Das Schema des Endpunkts „{endpoint}“ ist nicht geladen. {problem}</translation>
    </message>
    <message>
        <source>Call refresh_schema once the endpoint can be reached.</source>
        <translation>Rufen Sie refresh_schema auf, sobald der Endpunkt erreichbar ist.</translation>
    </message>
    <message>
        <source>There is no such result, or it has expired.</source>
        <translation>Dieses Ergebnis gibt es nicht, oder es ist abgelaufen.</translation>
    </message>
    <message>
        <source>Call the tool again; its response has a new handle.</source>
        <translation>Rufen Sie das Werkzeug erneut auf; seine Antwort enthält ein neues Handle.</translation>
    </message>
    <message>
        <source>The result has nothing at the path &quot;{path}&quot;.</source>
        <translation>Das Ergebnis hat unter dem Pfad „{path}“ nichts.</translation>
    </message>
    <message>
        <source>Pass a JSON Pointer into the result, or none for all of it.</source>
        <translation>Übergeben Sie einen JSON Pointer in das Ergebnis oder keinen, um alles zu erhalten.</translation>
    </message>
    <message>
        <source>The result has nothing at the path &quot;{path}&quot;: there is no &quot;{name}&quot;.</source>
        <translation>Das Ergebnis hat unter dem Pfad „{path}“ nichts: „{name}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Change the result path of the tool.</source>
        <translation>Ändern Sie den Ergebnispfad des Werkzeugs.</translation>
    </message>
    <message>
        <source>The result path &quot;{path}&quot; is not a JSON Pointer.</source>
        <translation>Der Ergebnispfad „{path}“ ist kein JSON Pointer.</translation>
    </message>
    <message>
        <source>Begin it with a slash, or omit it for the whole result.</source>
        <translation>Beginnen Sie ihn mit einem Schrägstrich oder lassen Sie ihn weg, um das ganze Ergebnis zu erhalten.</translation>
    </message>
    <message>
        <source>items</source>
        <translation>Elementen</translation>
    </message>
    <message>
        <source>members</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>This is cut: {kept} of {total} {unit}.</source>
        <translation>Gekürzt: {kept} von {total} {unit}.</translation>
    </message>
    <message>
        <source>This is cut: {kept} of {total} {unit} at {place}.</source>
        <translation>Gekürzt: {kept} von {total} {unit} bei {place}.</translation>
    </message>
    <message>
        <source>1 more place is cut.</source>
        <translation>Eine weitere Stelle ist gekürzt.</translation>
    </message>
    <message>
        <source>{count} more places are cut.</source>
        <translation>{count} weitere Stellen sind gekürzt.</translation>
    </message>
    <message>
        <source>1 item of 1 page</source>
        <translation>1 Element von 1 Seite</translation>
    </message>
    <message>
        <source>1 item of {pages} pages</source>
        <translation>1 Element von {pages} Seiten</translation>
    </message>
    <message>
        <source>{items} items of 1 page</source>
        <translation>{items} Elementen von 1 Seite</translation>
    </message>
    <message>
        <source>{items} items of {pages} pages</source>
        <translation>{items} Elementen von {pages} Seiten</translation>
    </message>
    <message>
        <source>Stopped at the page limit after {fetched}.</source>
        <translation>Am Seitenlimit nach {fetched} angehalten.</translation>
    </message>
    <message>
        <source>Stopped at the byte limit after {fetched}.</source>
        <translation>Am Bytelimit nach {fetched} angehalten.</translation>
    </message>
    <message>
        <source>Stopped at the time limit for fetching pages after {fetched}.</source>
        <translation>Am Zeitlimit für den Seitenabruf nach {fetched} angehalten.</translation>
    </message>
    <message>
        <source>Stopped by errors in the response after {fetched}.</source>
        <translation>Wegen Fehlern in der Antwort nach {fetched} angehalten.</translation>
    </message>
    <message>
        <source>Stopped after {fetched}, because the API keeps returning the same page: there may be more items, but they cannot be fetched.</source>
        <translation>Nach {fetched} angehalten, weil die API immer dieselbe Seite liefert: Vielleicht gibt es weitere Elemente, sie lassen sich aber nicht abrufen.</translation>
    </message>
    <message>
        <source>Check the pagination of the tool.</source>
        <translation>Prüfen Sie den Seitenabruf des Werkzeugs.</translation>
    </message>
    <message>
        <source>Stopped after {fetched}, because the API says that there is more but returns no cursor: the list is incomplete, and the rest cannot be fetched.</source>
        <translation>Nach {fetched} angehalten, weil die API weitere Elemente meldet, aber keinen Cursor liefert: Die Liste ist unvollständig, der Rest lässt sich nicht abrufen.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; kept its name: another member already has the new one.</source>
        <translation>„{name}“ behält seinen Namen: Eine andere Eigenschaft heißt schon so wie der neue.</translation>
    </message>
    <message>
        <source>There are more items: continue with next_cursor &quot;{cursor}&quot;.</source>
        <translation>Es gibt weitere Elemente: Fahren Sie mit next_cursor „{cursor}“ fort.</translation>
    </message>
    <message>
        <source>There may be more items: continue with next_cursor &quot;{cursor}&quot;.</source>
        <translation>Vielleicht gibt es weitere Elemente: Fahren Sie mit next_cursor „{cursor}“ fort.</translation>
    </message>
    <message>
        <source>To read only the items that were already fetched, call read_result with {arguments}.</source>
        <translation>Um nur die bereits abgerufenen Elemente zu lesen, rufen Sie read_result mit {arguments} auf.</translation>
    </message>
    <message>
        <source>Before that, call read_result with {arguments} for the rest of what was fetched already.</source>
        <translation>Rufen Sie davor read_result mit {arguments} auf, um den Rest des bereits Abgerufenen zu lesen.</translation>
    </message>
    <message>
        <source>Call read_result with {arguments} for the rest.</source>
        <translation>Rufen Sie für den Rest read_result mit {arguments} auf.</translation>
    </message>
    <message>
        <source>The call took effect, but its result cannot be shown. {problem}</source>
        <translation>Der Aufruf wurde ausgeführt, doch sein Ergebnis lässt sich nicht anzeigen. {problem}</translation>
    </message>
    <message>
        <source>The result cannot be shown. {problem}</source>
        <translation>Das Ergebnis lässt sich nicht anzeigen. {problem}</translation>
    </message>
    <message>
        <source>Do not call again.</source>
        <translation>Wiederholen Sie den Aufruf nicht.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; is not called: at most {count} tools can call each other in a chain.</source>
        <translation>Das Werkzeug „{tool}“ wird nicht aufgerufen: Höchstens {count} Werkzeuge können einander in einer Kette aufrufen.</translation>
    </message>
    <message>
        <source>Let the tools call operations instead of other tools.</source>
        <translation>Lassen Sie die Werkzeuge Operationen statt anderer Werkzeuge aufrufen.</translation>
    </message>
    <message>
        <source>The case &quot;{name}&quot; does not apply: its condition fails.</source>
        <translation>Der Fall „{name}“ trifft nicht zu: Seine Bedingung ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>Look at the condition of the case in the definition of the tool, and pass other arguments.</source>
        <translation>Sehen Sie sich die Bedingung des Falls in der Definition des Werkzeugs an und übergeben Sie andere Argumente.</translation>
    </message>
    <message>
        <source>The step {mutations} has already taken effect; do not repeat it.</source>
        <translation>Der Schritt {mutations} ist schon wirksam geworden: Wiederholen Sie ihn nicht.</translation>
    </message>
    <message>
        <source>The steps {mutations} have already taken effect; do not repeat them.</source>
        <translation>Die Schritte {mutations} sind schon wirksam geworden: Wiederholen Sie sie nicht.</translation>
    </message>
    <message>
        <source>The result could not be created. {problem}</source>
        <translation>Das Ergebnis konnte nicht erstellt werden. {problem}</translation>
    </message>
    <message>
        <source>Returned by the completed steps: {steps}.</source>
        <translation>Von den abgeschlossenen Schritten zurückgegeben: {steps}.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; has no version {version}.</source>
        <translation>Das Werkzeug „{tool}“ hat keine Version {version}.</translation>
    </message>
    <message>
        <source>Ask for one of: {versions}, or omit the version.</source>
        <translation>Fordern Sie eine dieser Versionen an ({versions}) oder lassen Sie die Version weg.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; is disabled.</source>
        <translation>Das Werkzeug „{tool}“ ist deaktiviert.</translation>
    </message>
    <message>
        <source>Use another one, or ask the user to enable it in the Tooltray window.</source>
        <translation>Verwenden Sie ein anderes oder bitten Sie den Benutzer, es im Fenster zu aktivieren.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; needs your consent before it is used.</source>
        <translation>Das Werkzeug „{tool}“ braucht Ihre Zustimmung, bevor es verwendet wird.</translation>
    </message>
    <message>
        <source>The arguments of a tool are an object.</source>
        <translation>Die Argumente eines Werkzeugs sind ein Objekt.</translation>
    </message>
    <message>
        <source>Pass an object with the parameters of the tool as its members.</source>
        <translation>Übergeben Sie ein Objekt mit den Parametern des Werkzeugs als Eigenschaften.</translation>
    </message>
    <message>
        <source>The step passed these arguments to the tool &quot;{tool}&quot;. Correct the arguments of your call that the step uses, or correct the step.</source>
        <translation>Der Schritt hat diese Argumente an das Werkzeug „{tool}“ übergeben. Korrigieren Sie die Argumente Ihres Aufrufs, die der Schritt verwendet, oder den Schritt selbst.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; no longer exists.</source>
        <translation>Das Werkzeug „{tool}“ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Change the step that calls it.</source>
        <translation>Ändern Sie den Schritt, der es aufruft.</translation>
    </message>
    <message>
        <source>This endpoint is used without a schema: fields, arguments and types were not checked.</source>
        <translation>Dieser Endpunkt wird ohne Schema verwendet: Felder, Argumente und Typen wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>The call was cancelled before it was done.</source>
        <translation>Der Aufruf wurde abgebrochen, bevor er fertig war.</translation>
    </message>
    <message>
        <source>Call again if the result is still wanted.</source>
        <translation>Wiederholen Sie den Aufruf, falls das Ergebnis noch gebraucht wird.</translation>
    </message>
    <message>
        <source>The introspection result of the endpoint &quot;{endpoint}&quot; is not a valid schema: {problem}</source>
        <translation>Das Ergebnis der Introspection des Endpunkts „{endpoint}“ ist kein gültiges Schema: {problem}</translation>
    </message>
    <message>
        <source>The _service { sdl } result of the endpoint &quot;{endpoint}&quot; is not a valid schema: {problem}</source>
        <translation>Das Ergebnis von _service { sdl } des Endpunkts „{endpoint}“ ist kein gültiges Schema: {problem}</translation>
    </message>
    <message>
        <source>The schema file of the endpoint &quot;{endpoint}&quot; is not a valid schema: {problem}</source>
        <translation>Die Schemadatei des Endpunkts „{endpoint}“ ist kein gültiges Schema: {problem}</translation>
    </message>
    <message>
        <source>it has no types.</source>
        <translation>Es enthält keine Typen.</translation>
    </message>
    <message>
        <source>Put a schema in SDL, or the result of an introspection query, into that file.</source>
        <translation>Legen Sie in dieser Datei ein Schema in SDL oder die Antwort auf eine Introspection-Query ab.</translation>
    </message>
    <message>
        <source>Give the endpoint a schema file, or ask the operator of the API what it returns there.</source>
        <translation>Geben Sie dem Endpunkt eine Schemadatei oder fragen Sie den Betreiber der API, was sie dort antwortet.</translation>
    </message>
    <message>
        <source>{count} errors, the first: {problem}</source>
        <translation>{count} Fehler, der erste: {problem}</translation>
    </message>
    <message>
        <source>The endpoint &quot;{endpoint}&quot; does not provide its schema: {problem}</source>
        <translation>Der Endpunkt „{endpoint}“ stellt sein Schema nicht bereit: {problem}</translation>
    </message>
    <message>
        <source>Allow introspection for this credential, give the endpoint a schema file, or use it without a schema (schema: none).</source>
        <translation>Erlauben Sie die Introspection für diese Zugangsdaten, geben Sie dem Endpunkt eine Schemadatei oder verwenden Sie ihn ohne Schema (schema: none).</translation>
    </message>
    <message>
        <source>it returns nothing instead.</source>
        <translation>Die Antwort enthält statt des Schemas nichts.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{endpoint}&quot; was removed or changed while its schema was fetched.</source>
        <translation>Der Endpunkt „{endpoint}“ wurde entfernt oder geändert, während sein Schema abgerufen wurde.</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>Fragen Sie erneut an.</translation>
    </message>
    <message>
        <source>a Scalar type</source>
        <translation>ein Skalar</translation>
    </message>
    <message>
        <source>an Object type</source>
        <translation>ein Objekttyp</translation>
    </message>
    <message>
        <source>an Interface type</source>
        <translation>ein Interface</translation>
    </message>
    <message>
        <source>a Union type</source>
        <translation>ein Union-Typ</translation>
    </message>
    <message>
        <source>an Enum type</source>
        <translation>ein Enum</translation>
    </message>
    <message>
        <source>an Input type</source>
        <translation>ein Eingabetyp</translation>
    </message>
    <message>
        <source>The description of the schema has changed.</source>
        <translation>Die Beschreibung des Schemas hat sich geändert.</translation>
    </message>
    <message>
        <source>The schema no longer has a {operation} type.</source>
        <translation>Das Schema hat keinen {operation}-Typ mehr.</translation>
    </message>
    <message>
        <source>{name} was added as the {operation} type.</source>
        <translation>{name} wurde als {operation}-Typ hinzugefügt.</translation>
    </message>
    <message>
        <source>The {operation} type has changed from {before} to {after}.</source>
        <translation>Der {operation}-Typ ist nicht mehr {before}, sondern {after}.</translation>
    </message>
    <message>
        <source>Standard scalar {name} was removed because it is not referenced anymore.</source>
        <translation>Der Standard-Skalar {name} wurde entfernt, weil er nicht mehr verwendet wird.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; accepts values that the API does not: calls with them are refused.</source>
        <translation>Der Parameter „{name}“ nimmt Werte an, die die API nicht annimmt: Aufrufe damit werden abgelehnt.</translation>
    </message>
    <message>
        <source>List only what the API accepts, or repair the tool on the page of its endpoint.</source>
        <translation>Führen Sie nur auf, was die API annimmt, oder reparieren Sie das Werkzeug auf der Seite seines Endpunkts.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} wurde entfernt.</translation>
    </message>
    <message>
        <source>{name} was added.</source>
        <translation>{name} wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The description of {name} has changed.</source>
        <translation>Die Beschreibung von {name} hat sich geändert.</translation>
    </message>
    <message>
        <source>{name} changed from {before} to {after}.</source>
        <translation>{name} ist jetzt {after}, vorher {before}.</translation>
    </message>
    <message>
        <source>{name} is specified differently.</source>
        <translation>Für {name} gilt eine andere Spezifikation.</translation>
    </message>
    <message>
        <source>Field {name} was removed.</source>
        <translation>Das Feld {name} wurde entfernt.</translation>
    </message>
    <message>
        <source>Field {name} changed type from {before} to {after}.</source>
        <translation>Das Feld {name} hat jetzt den Typ {after} statt {before}.</translation>
    </message>
    <message>
        <source>Field {name} was added.</source>
        <translation>Das Feld {name} wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} no longer implements interface {interface}.</source>
        <translation>{name} implementiert das Interface {interface} nicht mehr.</translation>
    </message>
    <message>
        <source>{interface} added to interfaces implemented by {name}.</source>
        <translation>{name} implementiert jetzt auch das Interface {interface}.</translation>
    </message>
    <message>
        <source>{name} was removed from union type {type}.</source>
        <translation>{name} gehört nicht mehr zum Union-Typ {type}.</translation>
    </message>
    <message>
        <source>{name} was added to union type {type}.</source>
        <translation>{name} gehört jetzt zum Union-Typ {type}.</translation>
    </message>
    <message>
        <source>Enum value {name} was removed.</source>
        <translation>Der Enum-Wert {name} wurde entfernt.</translation>
    </message>
    <message>
        <source>Enum value {name} was added.</source>
        <translation>Der Enum-Wert {name} wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} now accepts exactly one field.</source>
        <translation>{name} nimmt jetzt genau ein Feld.</translation>
    </message>
    <message>
        <source>{name} now accepts more than one field.</source>
        <translation>{name} nimmt jetzt mehr als ein Feld.</translation>
    </message>
    <message>
        <source>A required field {name} was added.</source>
        <translation>Das Pflichtfeld {name} wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>An optional field {name} was added.</source>
        <translation>Das optionale Feld {name} wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Argument {name} was removed.</source>
        <translation>Das Argument {name} wurde entfernt.</translation>
    </message>
    <message>
        <source>A required argument {name} was added.</source>
        <translation>Das Pflichtargument {name} wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>An optional argument {name} was added.</source>
        <translation>Das optionale Argument {name} wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Argument {name} has changed type from {before} to {after}.</source>
        <translation>Das Argument {name} hat jetzt den Typ {after} statt {before}.</translation>
    </message>
    <message>
        <source>{name} defaultValue was removed.</source>
        <translation>Der Standardwert von {name} wurde entfernt.</translation>
    </message>
    <message>
        <source>{name} has changed defaultValue from {before} to {after}.</source>
        <translation>Der Standardwert von {name} ist jetzt {after} statt {before}.</translation>
    </message>
    <message>
        <source>{name} added a defaultValue {value}.</source>
        <translation>{name} hat jetzt den Standardwert {value}.</translation>
    </message>
    <message>
        <source>{name} has become required.</source>
        <translation>{name} ist jetzt Pflicht.</translation>
    </message>
    <message>
        <source>Directive {name} was removed.</source>
        <translation>Die Direktive {name} wurde entfernt.</translation>
    </message>
    <message>
        <source>Directive {name} was added.</source>
        <translation>Die Direktive {name} wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Repeatable flag was removed from {name}.</source>
        <translation>{name} darf nicht mehr wiederholt werden.</translation>
    </message>
    <message>
        <source>Repeatable flag was added to {name}.</source>
        <translation>{name} darf jetzt wiederholt werden.</translation>
    </message>
    <message>
        <source>{location} was removed from {name}.</source>
        <translation>{location} wurde bei {name} entfernt.</translation>
    </message>
    <message>
        <source>{location} was added to {name}.</source>
        <translation>{location} wurde bei {name} hinzugefügt.</translation>
    </message>
    <message>
        <source>{name} was deprecated: {reason}</source>
        <translation>{name} ist jetzt veraltet: {reason}</translation>
    </message>
    <message>
        <source>{name} is no longer deprecated.</source>
        <translation>{name} ist nicht mehr veraltet.</translation>
    </message>
    <message>
        <source>{name} is deprecated for another reason: {reason}</source>
        <translation>{name} ist aus einem anderen Grund veraltet: {reason}</translation>
    </message>
    <message>
        <source>The text has syntax errors. Fix them first.</source>
        <translation>Der Text hat Syntaxfehler. Beheben Sie sie zuerst.</translation>
    </message>
    <message>
        <source>There are no fields here. Select adjacent fields.</source>
        <translation>Hier stehen keine Felder. Markieren Sie benachbarte Felder.</translation>
    </message>
    <message>
        <source>This is already a fragment.</source>
        <translation>Das ist schon ein Fragment.</translation>
    </message>
    <message>
        <source>The schema has no type for these fields. Fix the field around them first.</source>
        <translation>Das Schema hat keinen Typ für diese Felder. Korrigieren Sie zuerst das umgebende Feld.</translation>
    </message>
    <message>
        <source>There is no value here. Put the cursor on the value of an argument.</source>
        <translation>Hier steht kein Wert. Setzen Sie den Cursor auf den Wert eines Arguments.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is already a variable.</source>
        <translation>„{name}“ ist schon eine Variable.</translation>
    </message>
    <message>
        <source>This value holds a variable. Extract the values inside one by one.</source>
        <translation>Dieser Wert enthält eine Variable. Extrahieren Sie die Werte darin einzeln.</translation>
    </message>
    <message>
        <source>The schema has no type for this value. Fix the argument first.</source>
        <translation>Das Schema hat keinen Typ für diesen Wert. Korrigieren Sie zuerst das Argument.</translation>
    </message>
    <message>
        <source>Several operations use this fragment. Extract the value where there is only one.</source>
        <translation>Mehrere Operationen verwenden dieses Fragment. Extrahieren Sie den Wert dort, wo es nur eine ist.</translation>
    </message>
    <message>
        <source>There is no variable here. Put the cursor on one.</source>
        <translation>Hier steht keine Variable. Setzen Sie den Cursor auf eine.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not declared. Declare it first.</source>
        <translation>„{name}“ ist nicht deklariert. Deklarieren Sie die Variable zuerst.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has no default value that could stand in its place. Give it one first.</source>
        <translation>„{name}“ hat keinen Standardwert, der an ihrer Stelle stehen könnte. Geben Sie ihr zuerst einen.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is used in a fragment that other operations may use. Remove it there.</source>
        <translation>„{name}“ wird in einem Fragment verwendet, das auch andere Operationen verwenden können. Entfernen Sie die Variable dort.</translation>
    </message>
    <message>
        <source>Port {port} is already in use on {address}.</source>
        <translation>Port {port} ist auf {address} schon belegt.</translation>
    </message>
    <message>
        <source>Choose another port, or end the program that uses it.</source>
        <translation>Wählen Sie einen anderen Port oder beenden Sie das Programm, das ihn verwendet.</translation>
    </message>
    <message>
        <source>Listening on {address} port {port} is not permitted.</source>
        <translation>Das Lauschen auf {address}, Port {port}, ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>Choose a port above 1023.</source>
        <translation>Wählen Sie einen Port über 1023.</translation>
    </message>
    <message>
        <source>This machine has no address {address}.</source>
        <translation>Dieser Rechner hat keine Adresse {address}.</translation>
    </message>
    <message>
        <source>Choose another address.</source>
        <translation>Wählen Sie eine andere Adresse.</translation>
    </message>
    <message>
        <source>Listening on {address} port {port} failed: {reason}.</source>
        <translation>Das Lauschen auf {address}, Port {port}, ist fehlgeschlagen: {reason}.</translation>
    </message>
    <message>
        <source>&quot;{address}&quot; is not an IP address.</source>
        <translation>„{address}“ ist keine IP-Adresse.</translation>
    </message>
    <message>
        <source>There is no address to listen on.</source>
        <translation>Es gibt keine Adresse, auf der der Server lauschen kann.</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>Das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The log has no call {id}; it may have been deleted.</source>
        <translation>Das Protokoll enthält den Aufruf {id} nicht; vielleicht wurde er gelöscht.</translation>
    </message>
    <message>
        <source>Look for it in the log by its time or tool.</source>
        <translation>Suchen Sie im Protokoll nach Zeit oder Werkzeug.</translation>
    </message>
    <message>
        <source>The arguments of this call contained secrets, which the log does not store.</source>
        <translation>Die Argumente dieses Aufrufs enthielten Geheimnisse, die das Protokoll nicht speichert.</translation>
    </message>
    <message>
        <source>Edit the call and fill them in before you send it again.</source>
        <translation>Bearbeiten Sie den Aufruf und tragen Sie sie ein, bevor Sie ihn erneut senden.</translation>
    </message>
    <message>
        <source>The arguments of this call are not valid JSON: {problem}</source>
        <translation>Die Argumente dieses Aufrufs sind kein gültiges JSON: {problem}</translation>
    </message>
    <message>
        <source>Send the call again from the window, then copy the new one.</source>
        <translation>Senden Sie den Aufruf im Fenster erneut und kopieren Sie dann den neuen.</translation>
    </message>
    <message>
        <source>longer than 500 ms</source>
        <translation>länger als 500 ms</translation>
    </message>
    <message>
        <source>longer than 1.5 seconds</source>
        <translation>länger als 1,5 Sekunden</translation>
    </message>
    <message>
        <source>more than 100,000 bytes</source>
        <translation>mehr als 100.000 Bytes</translation>
    </message>
    <message>
        <source>more than a million bytes</source>
        <translation>mehr als eine Million Bytes</translation>
    </message>
    <message>
        <source>the last ten minutes</source>
        <translation>die letzten zehn Minuten</translation>
    </message>
    <message>
        <source>the last hour</source>
        <translation>die letzte Stunde</translation>
    </message>
    <message>
        <source>between these times today</source>
        <translation>heute zwischen diesen Zeiten</translation>
    </message>
    <message>
        <source>a response that is an error</source>
        <translation>eine Antwort, die ein Fehler ist</translation>
    </message>
    <message>
        <source>a response with a status from 400 to 499</source>
        <translation>eine Antwort mit einem Status von 400 bis 499</translation>
    </message>
    <message>
        <source>a response with a status from 500 to 599</source>
        <translation>eine Antwort mit einem Status von 500 bis 599</translation>
    </message>
    <message>
        <source>more than 0</source>
        <translation>mehr als 0</translation>
    </message>
    <message>
        <source>from the cache</source>
        <translation>aus dem Cache</translation>
    </message>
    <message>
        <source>not from the cache</source>
        <translation>nicht aus dem Cache</translation>
    </message>
    <message>
        <source>older than 30 seconds</source>
        <translation>älter als 30 Sekunden</translation>
    </message>
    <message>
        <source>contains, or is</source>
        <translation>enthält oder ist</translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation>ist genau</translation>
    </message>
    <message>
        <source>matches the regular expression</source>
        <translation>passt auf den regulären Ausdruck</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>ist größer als</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>ist kleiner als</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>ist mindestens</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>ist höchstens</translation>
    </message>
    <message>
        <source>name of the tool</source>
        <translation>Name des Werkzeugs</translation>
    </message>
    <message>
        <source>who called</source>
        <translation>wer aufgerufen hat</translation>
    </message>
    <message>
        <source>method of the protocol, or verb and path</source>
        <translation>Methode des Protokolls, oder Verb und Pfad</translation>
    </message>
    <message>
        <source>ok, error, cancelled, running, or the HTTP status of a response</source>
        <translation>ok, error, cancelled, running oder der HTTP-Status einer Antwort</translation>
    </message>
    <message>
        <source>code or level of the error</source>
        <translation>Code oder Stufe des Fehlers</translation>
    </message>
    <message>
        <source>revision of the protocol</source>
        <translation>Version des Protokolls</translation>
    </message>
    <message>
        <source>number of the call</source>
        <translation>Nummer des Aufrufs</translation>
    </message>
    <message>
        <source>session of the client</source>
        <translation>Sitzung des Clients</translation>
    </message>
    <message>
        <source>when it began: the last 10m, 14:00-14:05, 2026-01-31</source>
        <translation>wann er begann: in den letzten 10m, 14:00-14:05, 2026-01-31</translation>
    </message>
    <message>
        <source>how long it took, in ms, s, m or h</source>
        <translation>wie lange er dauerte, in ms, s, m oder h</translation>
    </message>
    <message>
        <source>bytes of the result, in k, M, Ki, Mi</source>
        <translation>Bytes des Ergebnisses, in k, M, Ki, Mi</translation>
    </message>
    <message>
        <source>endpoint or address of a request</source>
        <translation>Endpunkt oder Adresse einer Anfrage</translation>
    </message>
    <message>
        <source>number of the retry</source>
        <translation>Nummer der Wiederholung</translation>
    </message>
    <message>
        <source>number of the page</source>
        <translation>Nummer der Seite</translation>
    </message>
    <message>
        <source>yes, no, or the age of the cached response</source>
        <translation>yes, no oder das Alter der zwischengespeicherten Antwort</translation>
    </message>
    <message>
        <source>an argument of the call: arg.state</source>
        <translation>ein Argument des Aufrufs: arg.state</translation>
    </message>
    <message>
        <source>a header field of a request or response: header.etag</source>
        <translation>ein Header einer Anfrage oder Antwort: header.etag</translation>
    </message>
    <message>
        <source>anything that was sent or received</source>
        <translation>alles, was gesendet oder empfangen wurde</translation>
    </message>
    <message>
        <source>error, slow, cached, mutation ...</source>
        <translation>error, slow, cached, mutation ...</translation>
    </message>
    <message>
        <source>it failed in whole or in part</source>
        <translation>er ist ganz oder teilweise fehlgeschlagen</translation>
    </message>
    <message>
        <source>it succeeded</source>
        <translation>er war erfolgreich</translation>
    </message>
    <message>
        <source>it took longer than usual</source>
        <translation>er dauerte länger als sonst</translation>
    </message>
    <message>
        <source>it repeats a call of the log</source>
        <translation>er wiederholt einen Aufruf des Protokolls</translation>
    </message>
    <message>
        <source>a person pinned it</source>
        <translation>ein Mensch hat ihn angeheftet</translation>
    </message>
    <message>
        <source>the response came from the cache</source>
        <translation>die Antwort kam aus dem Cache</translation>
    </message>
    <message>
        <source>it changes data</source>
        <translation>er ändert Daten</translation>
    </message>
    <message>
        <source>it reads data</source>
        <translation>er liest Daten</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>er wurde abgebrochen</translation>
    </message>
    <message>
        <source>it was made to test a tool</source>
        <translation>er diente dazu, ein Werkzeug zu prüfen</translation>
    </message>
    <message>
        <source>it is still running</source>
        <translation>er läuft noch</translation>
    </message>
    <message>
        <source>Correct the filter at character {number}.</source>
        <translation>Korrigieren Sie den Filter bei Zeichen {number}.</translation>
    </message>
    <message>
        <source>The filter is longer than 10,000 characters.</source>
        <translation>Der Filter ist länger als 10.000 Zeichen.</translation>
    </message>
    <message>
        <source>This &quot;(&quot; is not closed.</source>
        <translation>Diese „(“ ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A field belongs before this operator, such as tool or status.</source>
        <translation>Vor diesen Operator gehört ein Feld, etwa tool oder status.</translation>
    </message>
    <message>
        <source>One &quot;-&quot; or &quot;!&quot; is enough.</source>
        <translation>Ein „-“ oder „!“ genügt.</translation>
    </message>
    <message>
        <source>The quoted text has no closing quote.</source>
        <translation>Dem Text in Anführungszeichen fehlt das schließende Anführungszeichen.</translation>
    </message>
    <message>
        <source>A term is missing here, such as is:error or tool:issue.</source>
        <translation>Hier fehlt ein Begriff, etwa is:error oder tool:issue.</translation>
    </message>
    <message>
        <source>A name must follow &quot;{name}&quot;.</source>
        <translation>Hinter „{name}“ gehört ein Name.</translation>
    </message>
    <message>
        <source>Unknown field &quot;{name}&quot;.</source>
        <translation>Unbekanntes Feld „{name}“.</translation>
    </message>
    <message>
        <source>To look for this text, put it in quotes.</source>
        <translation>Um nach diesem Text zu suchen, setzen Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A value must follow &quot;{name}&quot;.</source>
        <translation>Hinter „{name}“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is text, which is neither greater nor less; use : = or ~.</source>
        <translation>„{name}“ ist Text und lässt sich nicht mit größer oder kleiner vergleichen; verwenden Sie : = oder ~.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is compared with a number, such as 5 or 1.5.</source>
        <translation>„{name}“ wird mit einer Zahl verglichen, etwa 5 oder 1.5.</translation>
    </message>
    <message>
        <source>&quot;status&quot; is compared with a number, such as 400, or a class, such as 4xx.</source>
        <translation>„status“ wird mit einer Zahl verglichen, etwa 400, oder mit einer Klasse, etwa 4xx.</translation>
    </message>
    <message>
        <source>&quot;status&quot; is ok, error, cancelled, running, a number such as 404, or a class such as 4xx.</source>
        <translation>„status“ ist ok, error, cancelled, running, eine Zahl wie 404 oder eine Klasse wie 4xx.</translation>
    </message>
    <message>
        <source>&quot;cached&quot; is yes, no, or an age such as &gt;30s.</source>
        <translation>„cached“ ist yes, no oder ein Alter wie &gt;30s.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is a quantity, which has no pattern; use : = &gt; &lt; &gt;= or &lt;=.</source>
        <translation>„{name}“ ist eine Menge, für die es kein Muster gibt; verwenden Sie : = &gt; &lt; &gt;= oder &lt;=.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is a number, such as 12.</source>
        <translation>„{name}“ ist eine Zahl, etwa 12.</translation>
    </message>
    <message>
        <source>&quot;dur&quot; is a duration, such as 500, 1.5s or 2m.</source>
        <translation>„dur“ ist eine Dauer, etwa 500, 1.5s oder 2m.</translation>
    </message>
    <message>
        <source>&quot;size&quot; is a number of bytes, such as 800, 100k or 1.5M.</source>
        <translation>„size“ ist eine Anzahl Byte, etwa 800, 100k oder 1.5M.</translation>
    </message>
    <message>
        <source>&quot;time&quot; is how long ago, such as 10m, a time such as 14:00 or 14:00-14:05, or a date such as 2026-01-31.</source>
        <translation>„time“ gibt an, wie lange es her ist, etwa 10m, eine Uhrzeit wie 14:00 oder 14:00-14:05 oder ein Datum wie 2026-01-31.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is followed by a colon: is:error.</source>
        <translation>Auf „{name}“ folgt ein Doppelpunkt: is:error.</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is not a value of &quot;is&quot;. Values: {names}.</source>
        <translation>„{value}“ ist kein Wert von „is“. Werte: {names}.</translation>
    </message>
    <message>
        <source>The program ended before the call did.</source>
        <translation>Das Programm endete vor dem Aufruf.</translation>
    </message>
    <message>
        <source>an integer from {least} to {most}</source>
        <translation>ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>an integer of at least {least}</source>
        <translation>ganze Zahl ab {least}</translation>
    </message>
    <message>
        <source>an integer of at most {most}</source>
        <translation>ganze Zahl bis {most}</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>a number from {least} to {most}</source>
        <translation>Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>a number of at least {least}</source>
        <translation>Zahl ab {least}</translation>
    </message>
    <message>
        <source>a number of at most {most}</source>
        <translation>Zahl bis {most}</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>eines von {names}</translation>
    </message>
    <message>
        <source>a string that is not empty</source>
        <translation>nicht leerer String</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>String</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>the number {value}</source>
        <translation>Zahl {value}</translation>
    </message>
    <message>
        <source>the string {value}</source>
        <translation>String {value}</translation>
    </message>
    <message>
        <source>an empty array</source>
        <translation>leeres Array</translation>
    </message>
    <message>
        <source>an empty object</source>
        <translation>leeres Objekt</translation>
    </message>
    <message>
        <source>expected {what} at the top level, found {found}</source>
        <translation>falscher Wert auf oberster Ebene: erwartet {what}, gefunden {found}</translation>
    </message>
    <message>
        <source>expected {what} at {path}, found {found}</source>
        <translation>falscher Wert in {path}: erwartet {what}, gefunden {found}</translation>
    </message>
    <message>
        <source>at {path}: {^what}</source>
        <translation>in {path}: {^what}</translation>
    </message>
    <message>
        <source>missing member {name} at the top level</source>
        <translation>auf oberster Ebene fehlt {name}</translation>
    </message>
    <message>
        <source>missing member {name} at {path}</source>
        <translation>in {path} fehlt {name}</translation>
    </message>
    <message>
        <source>unknown member {name} at the top level</source>
        <translation>unbekannte Eigenschaft {name} auf oberster Ebene</translation>
    </message>
    <message>
        <source>unknown member {name} at {path}</source>
        <translation>unbekannte Eigenschaft {name} in {path}</translation>
    </message>
    <message>
        <source>unknown member {name} at the top level; known are {names}</source>
        <translation>unbekannte Eigenschaft {name} auf oberster Ebene; bekannt sind {names}</translation>
    </message>
    <message>
        <source>unknown member {name} at {path}; known are {names}</source>
        <translation>unbekannte Eigenschaft {name} in {path}; bekannt sind {names}</translation>
    </message>
    <message>
        <source>The client left a question unanswered for too long.</source>
        <translation>Der Client hat eine Frage zu lange nicht beantwortet.</translation>
    </message>
    <message>
        <source>The client responded to a question with an error.</source>
        <translation>Der Client hat eine Frage mit einem Fehler beantwortet.</translation>
    </message>
    <message>
        <source>The client responded to a question with an error: {problem}</source>
        <translation>Der Client hat eine Frage mit einem Fehler beantwortet: {problem}</translation>
    </message>
    <message>
        <source>The shared library cannot be reached, so its copy of {time} is used and cannot be changed. {reason}</source>
        <translation>Die gemeinsame Bibliothek ist nicht erreichbar; verwendet wird ihr Stand vom {time}, der sich nicht ändern lässt. {reason}</translation>
    </message>
    <message>
        <source>Check the server and the network; Tooltray reconnects automatically.</source>
        <translation>Prüfen Sie den Server und das Netzwerk; Tooltray verbindet sich automatisch wieder.</translation>
    </message>
    <message>
        <source>No earlier copy of the library is on this computer, so Tooltray cannot serve it. Check the server, the network and who may log in, then start again.</source>
        <translation>Auf diesem Rechner gibt es keine frühere Kopie der Bibliothek, daher kann Tooltray sie nicht bereitstellen. Prüfen Sie den Server, das Netzwerk und wer sich anmelden darf, und starten Sie dann erneut.</translation>
    </message>
    <message>
        <source>There is no file &quot;{path}&quot;.</source>
        <translation>Es gibt keine Datei „{path}“.</translation>
    </message>
    <message>
        <source>Make its disk available, or name another file in the configuration.</source>
        <translation>Machen Sie den Datenträger verfügbar oder nennen Sie in der Konfiguration eine andere Datei.</translation>
    </message>
    <message>
        <source>Tooltray reconnects automatically.</source>
        <translation>Tooltray verbindet sich automatisch wieder.</translation>
    </message>
    <message>
        <source>Try again; nothing was changed.</source>
        <translation>Versuchen Sie es erneut; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Ask the database administrator for the rights to read and change the schema.</source>
        <translation>Bitten Sie den Betreuer der Datenbank um die Rechte, das Schema zu lesen und zu ändern.</translation>
    </message>
    <message>
        <source>Use the primary server; this one is a copy.</source>
        <translation>Verwenden Sie den Primärserver; dieser hier ist eine Kopie.</translation>
    </message>
    <message>
        <source>Free some space on the server, then try again; nothing was changed.</source>
        <translation>Schaffen Sie Platz auf dem Server und versuchen Sie es dann erneut; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Set it to a value without semicolons.</source>
        <translation>Geben Sie ihr einen Wert ohne Semikolon.</translation>
    </message>
    <message>
        <source>Check the server, the network and who may log in. While Tooltray runs, it retries automatically.</source>
        <translation>Prüfen Sie den Server, das Netzwerk und wer sich anmelden darf. Solange Tooltray läuft, versucht es das automatisch erneut.</translation>
    </message>
    <message>
        <source>The workspace at {place} belongs to a newer version of Tooltray and is left untouched.</source>
        <translation>Der Arbeitsbereich in {place} gehört zu einer neueren Version von Tooltray und bleibt unverändert.</translation>
    </message>
    <message>
        <source>Update Tooltray.</source>
        <translation>Aktualisieren Sie Tooltray.</translation>
    </message>
    <message>
        <source>The connection to {place} is lost: {reason}.</source>
        <translation>Die Verbindung zu {place} ist abgebrochen: {reason}.</translation>
    </message>
    <message>
        <source>The database at {place} refuses: {reason}.</source>
        <translation>Die Datenbank in {place} lehnt ab: {reason}.</translation>
    </message>
    <message>
        <source>The database at {place} reports: {reason}.</source>
        <translation>Die Datenbank in {place} meldet: {reason}.</translation>
    </message>
    <message>
        <source>Others are changing the same documents.</source>
        <translation>Dieselben Dokumente werden gerade auch von anderen geändert.</translation>
    </message>
    <message>
        <source>The connection was lost while the change was being saved. Whether it was saved is known once the connection is back.</source>
        <translation>Die Verbindung brach ab, während die Änderung gespeichert wurde. Ob sie gespeichert wurde, ist bekannt, sobald die Verbindung wieder steht.</translation>
    </message>
    <message>
        <source>Wait for the connection, then check the result before you retry.</source>
        <translation>Warten Sie auf die Verbindung und prüfen Sie das Ergebnis, bevor Sie es erneut versuchen.</translation>
    </message>
    <message>
        <source>The connection to the database is lost.</source>
        <translation>Die Verbindung zur Datenbank ist abgebrochen.</translation>
    </message>
    <message>
        <source>Give the workspace another file.</source>
        <translation>Geben Sie dem Arbeitsbereich eine andere Datei.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; cannot be written: {reason}</source>
        <translation>„{path}“ lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>Free some space or grant access to the file, then try again; nothing was changed.</source>
        <translation>Schaffen Sie Platz oder erlauben Sie den Zugriff auf die Datei und versuchen Sie es erneut; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Another process has been writing to &quot;{file}&quot; for too long.</source>
        <translation>Ein anderer Prozess schreibt schon zu lange in „{file}“.</translation>
    </message>
    <message>
        <source>Restore a copy of the file, or give the workspace another one.</source>
        <translation>Spielen Sie eine Kopie der Datei zurück oder geben Sie dem Arbeitsbereich eine andere.</translation>
    </message>
    <message>
        <source>Report this, with the log.</source>
        <translation>Melden Sie das zusammen mit dem Protokoll.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver {driver} for this kind of database is not installed.</source>
        <translation>Der Qt-Treiber {driver} für diese Art von Datenbank ist nicht installiert.</translation>
    </message>
    <message>
        <source>Install the package {package}, then start Tooltray again.</source>
        <translation>Installieren Sie das Paket {package} und starten Sie Tooltray dann neu.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; counts as the same name as &quot;{other}&quot;; choose another one.</source>
        <translation>„{name}“ gilt als derselbe Name wie „{other}“; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>a string such as &quot;${PGPASSWORD}&quot;</source>
        <translation>Text wie „${PGPASSWORD}“</translation>
    </message>
    <message>
        <source>a string of at least 32 characters</source>
        <translation>Text mit mindestens 32 Zeichen</translation>
    </message>
    <message>
        <source>a string such as &quot;${TOKEN}&quot;</source>
        <translation>Text wie „${TOKEN}“</translation>
    </message>
    <message>
        <source>a map of names</source>
        <translation>Zuordnung von Namen</translation>
    </message>
    <message>
        <source>a list of at least one value</source>
        <translation>Liste mit mindestens einem Wert</translation>
    </message>
    <message>
        <source>a map of at least one label to its value</source>
        <translation>Zuordnung von mindestens einer Bezeichnung zu ihrem Wert</translation>
    </message>
    <message>
        <source>this token belongs to the client &quot;{name}&quot; as well; give each client its own</source>
        <translation>dieses Token gehört auch dem Client „{name}“; geben Sie jedem Client ein eigenes</translation>
    </message>
    <message>
        <source>Expected {what} at the top level, but {variable} is something different.</source>
        <translation>Auf oberster Ebene erwartet: {what}; {variable} enthält etwas anderes.</translation>
    </message>
    <message>
        <source>Expected {what} at {path}, but {variable} is something different.</source>
        <translation>Bei {path} erwartet: {what}; {variable} enthält etwas anderes.</translation>
    </message>
    <message>
        <source>Expected {what} at the top level.</source>
        <translation>Falscher Wert auf der obersten Ebene. Erwartet: {what}.</translation>
    </message>
    <message>
        <source>Expected {what} at {path}.</source>
        <translation>Falscher Wert in {path}. Erwartet: {what}.</translation>
    </message>
    <message>
        <source>The key &quot;{key}&quot; is missing at the top level.</source>
        <translation>Auf der obersten Ebene fehlt der Schlüssel „{key}“.</translation>
    </message>
    <message>
        <source>The key &quot;{key}&quot; is missing at {path}.</source>
        <translation>Der Schlüssel „{key}“ fehlt in {path}.</translation>
    </message>
    <message>
        <source>The secret is empty: set the environment variable {name}.</source>
        <translation>Das Geheimnis ist leer: Setzen Sie die Umgebungsvariable {name}.</translation>
    </message>
    <message>
        <source>The secret is empty.</source>
        <translation>Das Geheimnis ist leer.</translation>
    </message>
    <message>
        <source>There is no key &quot;{key}&quot; at the top level.</source>
        <translation>Auf der obersten Ebene gibt es keinen Schlüssel „{key}“.</translation>
    </message>
    <message>
        <source>There is no key &quot;{key}&quot; in {path}.</source>
        <translation>In {path} gibt es keinen Schlüssel „{key}“.</translation>
    </message>
    <message>
        <source>Accepted keys: {keys}.</source>
        <translation>Möglich sind {keys}.</translation>
    </message>
    <message>
        <source>a list of a program and its arguments</source>
        <translation>Liste aus einem Programm und seinen Argumenten</translation>
    </message>
    <message>
        <source>a map of endpoints by their names</source>
        <translation>Zuordnung von Endpunkten zu ihren Namen</translation>
    </message>
    <message>
        <source>a duration with its unit such as &quot;5 s&quot; or &quot;500 ms&quot;</source>
        <translation>Dauer mit Einheit wie „5 s“ oder „500 ms“</translation>
    </message>
    <message>
        <source>a duration of whole seconds such as &quot;90 s&quot; or &quot;5 min&quot;</source>
        <translation>Dauer in ganzen Sekunden wie „90 s“ oder „5 min“</translation>
    </message>
    <message>
        <source>a size of at least {least} bytes such as &quot;32 MiB&quot;</source>
        <translation>Größe von mindestens {least} Byte wie „32 MiB“</translation>
    </message>
    <message>
        <source>an IP address such as &quot;127.0.0.1&quot;</source>
        <translation>IP-Adresse wie „127.0.0.1“</translation>
    </message>
    <message>
        <source>a list of at least one IP address</source>
        <translation>Liste mit mindestens einer IP-Adresse</translation>
    </message>
    <message>
        <source>Correct this and the other problem in the file, then try again.</source>
        <translation>Korrigieren Sie das und das andere Problem in der Datei und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Correct this and the {count} other problems in the file, then try again.</source>
        <translation>Korrigieren Sie das und die {count} anderen Probleme in der Datei und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>{file}:{line}:{column}: {problem}</source>
        <translation>{file}:{line}:{column}: {problem}</translation>
    </message>
    <message>
        <source>The default of ${{name}} cannot hold another reference.</source>
        <translation>Der Standardwert von ${{name}} darf keinen weiteren Verweis enthalten.</translation>
    </message>
    <message>
        <source>The environment variable {name} is not set; set it, or give a default as in ${{name}:-default}.</source>
        <translation>Die Umgebungsvariable {name} ist nicht gesetzt; setzen Sie sie oder geben Sie einen Standardwert an, wie in ${{name}:-default}.</translation>
    </message>
    <message>
        <source>A &quot;,&quot; or &quot;}&quot; is missing in the map that begins here.</source>
        <translation>In der Map, die hier beginnt, fehlt „,“ oder „}“.</translation>
    </message>
    <message>
        <source>A &quot;,&quot; or &quot;]&quot; is missing in the list that begins here.</source>
        <translation>In der Liste, die hier beginnt, fehlt „,“ oder „]“.</translation>
    </message>
    <message>
        <source>An escape \x has 2, \u 4 and \U 8 hexadecimal digits.</source>
        <translation>Die Escape-Sequenz \x hat 2, \u 4 und \U 8 Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>A text in quotes cannot continue after the end of the document.</source>
        <translation>Text in Anführungszeichen kann nicht über das Ende des Dokuments hinausgehen.</translation>
    </message>
    <message>
        <source>The file ends before the text in quotes does.</source>
        <translation>Die Datei endet, bevor der Text in Anführungszeichen endet.</translation>
    </message>
    <message>
        <source>A text that begins with {sign} must be in quotes.</source>
        <translation>Text, der mit {sign} beginnt, muss in Anführungszeichen stehen.</translation>
    </message>
    <message>
        <source>Lines are indented with spaces; this one begins with a tab.</source>
        <translation>Zeilen werden mit Leerzeichen eingerückt; diese beginnt mit einem Tabulator.</translation>
    </message>
    <message>
        <source>This cannot be read as YAML ({problem}).</source>
        <translation>Das ist nicht als YAML lesbar ({problem}).</translation>
    </message>
    <message>
        <source>Between brackets a ${NAME} must be in quotes: &quot;${NAME}&quot;.</source>
        <translation>Zwischen Klammern muss ${NAME} in Anführungszeichen stehen: &quot;${NAME}&quot;.</translation>
    </message>
    <message>
        <source>The file is larger than {size}, the limit for a configuration.</source>
        <translation>Die Datei hat mehr als {size}; mehr darf eine Konfiguration nicht haben.</translation>
    </message>
    <message>
        <source>From here on the file is not UTF-8; save it in that encoding.</source>
        <translation>Ab hier ist die Datei kein UTF-8; speichern Sie sie in dieser Kodierung.</translation>
    </message>
    <message>
        <source>Nothing in a configuration is nested deeper than {count} levels.</source>
        <translation>In einer Konfiguration ist nichts tiefer als {count} Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>A key must be text on one line, such as &quot;server&quot;.</source>
        <translation>Ein Schlüssel ist ein Text in einer Zeile, etwa „server“; dies ist keiner.</translation>
    </message>
    <message>
        <source>The key &quot;{key}&quot; appears twice, first on line {line}.</source>
        <translation>Der Schlüssel „{key}“ kommt zweimal vor, zuerst in Zeile {line}.</translation>
    </message>
    <message>
        <source>The text that begins with this {quote} is never closed.</source>
        <translation>Der Text, der mit diesem {quote} beginnt, wird nirgends geschlossen.</translation>
    </message>
    <message>
        <source>This YAML is invalid at line {line}: {problem}</source>
        <translation>Dieses YAML ist ab Zeile {line} nicht lesbar: {problem}</translation>
    </message>
    <message>
        <source>stored context</source>
        <translation>gespeicherter Kontext</translation>
    </message>
    <message>
        <source>stored workspace</source>
        <translation>gespeicherter Arbeitsbereich</translation>
    </message>
    <message>
        <source>The {object} was changed outside this instance of Tooltray.</source>
        <translation>Außerhalb dieser Tooltray-Instanz geändert: {object}.</translation>
    </message>
    <message>
        <source>The {object} already exists.</source>
        <translation>Schon vorhanden: {object}.</translation>
    </message>
    <message>
        <source>The {object} cannot be read, so nothing is written over it. Line {line}, column {column}: {problem}</source>
        <translation>Nicht lesbar und deshalb nicht überschrieben: {object}. Zeile {line}, Spalte {column}: {problem}</translation>
    </message>
    <message>
        <source>Fix it in place, or review and replace it.</source>
        <translation>Korrigieren Sie es an Ort und Stelle oder prüfen und ersetzen Sie es.</translation>
    </message>
    <message>
        <source>The {object} was written by a newer version of Tooltray; this version leaves it as it is.</source>
        <translation>Von einer neueren Version von Tooltray geschrieben: {object}; diese Version lässt das, wie es ist.</translation>
    </message>
    <message>
        <source>Update Tooltray, or move it out of the workspace.</source>
        <translation>Aktualisieren Sie Tooltray oder verschieben Sie das Objekt aus dem Arbeitsbereich.</translation>
    </message>
    <message>
        <source>Grant access to the folder, then try again; nothing was changed.</source>
        <translation>Erlauben Sie den Zugriff auf den Ordner und versuchen Sie es erneut; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Another process has the workspace &quot;{folder}&quot; open; here it is read-only.</source>
        <translation>Ein anderer Prozess hat den Arbeitsbereich „{folder}“ geöffnet; hier ist er schreibgeschützt.</translation>
    </message>
    <message>
        <source>Process {process} has the workspace &quot;{folder}&quot; open; here it is read-only.</source>
        <translation>Der Prozess {process} hat den Arbeitsbereich „{folder}“ geöffnet; hier ist er schreibgeschützt.</translation>
    </message>
    <message>
        <source>Close the other one, or use another data directory.</source>
        <translation>Schließen Sie den anderen oder verwenden Sie einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>The state &quot;{state}&quot; is no longer stored.</source>
        <translation>Der gesicherte Stand „{state}“ ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>List the saved states again.</source>
        <translation>Lassen Sie die gesicherten Stände erneut auflisten.</translation>
    </message>
    <message>
        <source>The draft exceeds {size}, the limit for unsaved work.</source>
        <translation>Der Entwurf überschreitet {size}, das Limit für ungespeicherte Arbeit.</translation>
    </message>
    <message>
        <source>Save it, or make it smaller.</source>
        <translation>Speichern Sie ihn oder kürzen Sie ihn.</translation>
    </message>
    <message>
        <source>The id of the draft is empty or too long.</source>
        <translation>Die ID des Entwurfs ist leer oder zu lang.</translation>
    </message>
    <message>
        <source>There are already {count} drafts, which is the limit.</source>
        <translation>Es gibt schon {count} Entwürfe; mehr sind nicht möglich.</translation>
    </message>
    <message>
        <source>Save or discard some of them.</source>
        <translation>Speichern oder verwerfen Sie einige davon.</translation>
    </message>
    <message>
        <source>The draft no longer exists.</source>
        <translation>Diesen Entwurf gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>A person pinned a tool &quot;{tool}&quot;, which is not there now; only a person can create another one.</source>
        <translation>Ein Mensch hat ein Werkzeug „{tool}“ angeheftet, das es jetzt nicht gibt; nur ein Mensch kann ein neues anlegen.</translation>
    </message>
    <message>
        <source>Choose another name, or ask the user to do it in the Tooltray window.</source>
        <translation>Wählen Sie einen anderen Namen oder bitten Sie den Benutzer, es im Fenster von Tooltray zu tun.</translation>
    </message>
    <message>
        <source>{name} is not known in ECMA-262 patterns; `^` is the start of the text.</source>
        <translation>{name} ist in ECMA-262-Mustern nicht bekannt; „^“ ist der Anfang des Textes.</translation>
    </message>
    <message>
        <source>{name} is not known in ECMA-262 patterns; `$` is the end of the text.</source>
        <translation>{name} ist in ECMA-262-Mustern nicht bekannt; „$“ ist das Ende des Textes.</translation>
    </message>
    <message>
        <source>{name} is not known in ECMA-262 patterns; write `[ \t]`.</source>
        <translation>{name} ist in ECMA-262-Mustern nicht bekannt; schreiben Sie „[ \t]“.</translation>
    </message>
    <message>
        <source>The class that opens here is not closed.</source>
        <translation>Die Zeichenklasse, die hier beginnt, ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The class that opens here is too large.</source>
        <translation>Die Zeichenklasse, die hier beginnt, ist zu groß.</translation>
    </message>
    <message>
        <source>The ends of this range are out of order.</source>
        <translation>Der Bereich endet, bevor er beginnt.</translation>
    </message>
    <message>
        <source>`\p` is followed by a Unicode property in braces, as in `\p{Letter}`.</source>
        <translation>Auf „\p“ folgt eine Unicode-Eigenschaft in geschweiften Klammern, etwa „\p{Letter}“.</translation>
    </message>
    <message>
        <source>There is no Unicode property `{name}`.</source>
        <translation>Es gibt keine Unicode-Eigenschaft „{name}“.</translation>
    </message>
    <message>
        <source>The pattern ends after a backslash.</source>
        <translation>Das Muster endet nach einem Backslash.</translation>
    </message>
    <message>
        <source>`\c` is followed by a letter, as in `\cA`.</source>
        <translation>Auf „\c“ folgt ein Buchstabe, etwa „\cA“.</translation>
    </message>
    <message>
        <source>`\x` is followed by two hexadecimal digits.</source>
        <translation>Auf „\x“ folgen zwei Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>`\u` is followed by four hexadecimal digits, or up to 10FFFF in braces.</source>
        <translation>Auf „\u“ folgen vier Hexadezimalziffern oder bis zu 10FFFF in geschweiften Klammern.</translation>
    </message>
    <message>
        <source>The pattern is too large; its repetitions multiply.</source>
        <translation>Das Muster ist zu groß; seine Wiederholungen vervielfachen sich.</translation>
    </message>
    <message>
        <source>The pattern is too long.</source>
        <translation>Das Muster ist zu lang.</translation>
    </message>
    <message>
        <source>This closing parenthesis has no opening one.</source>
        <translation>Zu dieser schließenden Klammer gibt es keine öffnende.</translation>
    </message>
    <message>
        <source>An assertion matches no text, so it cannot be repeated.</source>
        <translation>Eine Bedingung wie ^ oder \b umfasst keinen Text und lässt sich daher nicht wiederholen.</translation>
    </message>
    <message>
        <source>The group that opens here is not closed.</source>
        <translation>Die Gruppe, die hier beginnt, ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The numbers of this repetition are out of order.</source>
        <translation>Die Zahlen dieser Wiederholung stehen in der falschen Reihenfolge.</translation>
    </message>
    <message>
        <source>Nothing can be repeated more than 1,000 times.</source>
        <translation>Nichts lässt sich öfter als 1.000-mal wiederholen.</translation>
    </message>
    <message>
        <source>The pattern has too many character classes.</source>
        <translation>Das Muster hat zu viele Zeichenklassen.</translation>
    </message>
    <message>
        <source>Ask the user to add one in the Tooltray window or in config.yaml.</source>
        <translation>Bitten Sie den Benutzer, im Fenster von Tooltray oder in config.yaml einen hinzuzufügen.</translation>
    </message>
    <message>
        <source>Ask the user to add one to &quot;endpoints&quot; in the file workspaces/{name}/workspace.json of Tooltray&apos;s data folder.</source>
        <translation>Bitten Sie den Benutzer, in der Datei workspaces/{name}/workspace.json im Datenordner von Tooltray unter „endpoints“ einen hinzuzufügen.</translation>
    </message>
    <message>
        <source>Write one on its Operation tab.</source>
        <translation>Schreiben Sie eine auf der Registerkarte „Operation“.</translation>
    </message>
    <message>
        <source>Correct the tool or the type &quot;{name}&quot;.</source>
        <translation>Korrigieren Sie das Werkzeug oder den Typ „{name}“.</translation>
    </message>
    <message>
        <source>Correct the tool or the mapping &quot;{name}&quot;.</source>
        <translation>Korrigieren Sie das Werkzeug oder die Zuordnung „{name}“.</translation>
    </message>
    <message>
        <source>Correct the schema.</source>
        <translation>Korrigieren Sie das Schema.</translation>
    </message>
    <message>
        <source>Correct the operation.</source>
        <translation>Korrigieren Sie die Operation.</translation>
    </message>
    <message>
        <source>Reload the schema once the endpoint can be reached.</source>
        <translation>Laden Sie das Schema neu, sobald der Endpunkt erreichbar ist.</translation>
    </message>
    <message>
        <source>Correct the arguments, the tool or its credential as the message says.</source>
        <translation>Korrigieren Sie die Argumente, das Werkzeug oder seine Zugangsdaten anhand der Meldung.</translation>
    </message>
    <message>
        <source>Wait a minute and call again, or have the client&apos;s calls per minute raised.</source>
        <translation>Warten Sie eine Minute und wiederholen Sie den Aufruf oder lassen Sie die Aufrufe pro Minute des Clients erhöhen.</translation>
    </message>
    <message>
        <source>The user has paused Tooltray, so no calls run now.</source>
        <translation>Tooltray wurde an diesem Rechner angehalten und führt zurzeit keine Aufrufe aus.</translation>
    </message>
    <message>
        <source>Ask them to resume it in the Tooltray window, then call again.</source>
        <translation>Bitten Sie den Benutzer, die Aufrufe im Fenster von Tooltray fortzusetzen, und wiederholen Sie den Aufruf.</translation>
    </message>
    <message>
        <source>The client was asked a question and did not respond.</source>
        <translation>Dem Client wurde eine Frage gestellt; er hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>A request for a host name that is not allowed was rejected. Further ones within a minute are not logged.</source>
        <translation>Eine Anfrage an einen nicht erlaubten Hostnamen wurde abgelehnt. Weitere innerhalb einer Minute werden nicht protokolliert.</translation>
    </message>
    <message>
        <source>A request from a web page whose origin is not allowed was rejected. Further ones within a minute are not logged.</source>
        <translation>Eine Anfrage von einer Webseite mit nicht erlaubtem Ursprung wurde abgelehnt. Weitere innerhalb einer Minute werden nicht protokolliert.</translation>
    </message>
    <message>
        <source>A request with an unknown token was rejected. Further ones within a minute are not logged.</source>
        <translation>Eine Anfrage mit einem unbekannten Token wurde abgelehnt. Weitere innerhalb einer Minute werden nicht protokolliert.</translation>
    </message>
    <message>
        <source>The request was refused; the response says why.</source>
        <translation>Die Anfrage wurde abgelehnt; die Antwort nennt den Grund.</translation>
    </message>
    <message>
        <source>its header section is too long</source>
        <translation>Die Header der Antwort sind zu lang</translation>
    </message>
    <message>
        <source>its header section is malformed</source>
        <translation>Die Header der Antwort sind fehlerhaft</translation>
    </message>
    <message>
        <source>it leads from {from} to {origin}, which is {to}</source>
        <translation>Sie führt von {from} zu {origin}, also zu {to}</translation>
    </message>
    <message>
        <source>a line in its header section is too long</source>
        <translation>Eine Header-Zeile ist zu lang</translation>
    </message>
    <message>
        <source>The installed libcurl cannot be used: {reason}.</source>
        <translation>Die installierte libcurl ist nicht verwendbar: {reason}.</translation>
    </message>
    <message>
        <source>Install libcurl 7.87 or later with TLS, as Debian 12 and Ubuntu 24.04 have it.</source>
        <translation>Installieren Sie libcurl 7.87 oder neuer mit TLS, wie in Debian 12 und Ubuntu 24.04 enthalten.</translation>
    </message>
    <message>
        <source>version {version} is too old</source>
        <translation>Version {version} ist zu alt</translation>
    </message>
    <message>
        <source>it has no TLS</source>
        <translation>Ihr fehlt TLS</translation>
    </message>
    <message>
        <source>a public address</source>
        <translation>einer öffentlichen Adresse</translation>
    </message>
    <message>
        <source>a private address</source>
        <translation>einer privaten Adresse</translation>
    </message>
    <message>
        <source>an address of this computer</source>
        <translation>einer Adresse dieses Rechners</translation>
    </message>
    <message>
        <source>a link-local address</source>
        <translation>einer Link-Local-Adresse</translation>
    </message>
    <message>
        <source>a reserved address</source>
        <translation>einer reservierten Adresse</translation>
    </message>
    <message>
        <source>The request may have taken effect: check before you retry.</source>
        <translation>Die Anfrage ist vielleicht schon wirksam geworden: Prüfen Sie das, bevor Sie sie wiederholen.</translation>
    </message>
    <message>
        <source>The request waited too long for its turn at {origin}.</source>
        <translation>Die Anfrage hat bei {origin} zu lange gewartet, bis sie an der Reihe war.</translation>
    </message>
    <message>
        <source>Looking up the address of {host} took too long.</source>
        <translation>Die Suche nach der Adresse von {host} hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>{place} did not accept the connection in time.</source>
        <translation>{place} hat die Verbindung nicht rechtzeitig angenommen.</translation>
    </message>
    <message>
        <source>The TLS handshake with {place} took too long.</source>
        <translation>Der TLS-Handshake mit {place} hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>{origin} did not accept the request in time.</source>
        <translation>{origin} hat die Anfrage nicht rechtzeitig angenommen.</translation>
    </message>
    <message>
        <source>{origin} did not begin to respond in time.</source>
        <translation>{origin} hat nicht rechtzeitig begonnen zu antworten.</translation>
    </message>
    <message>
        <source>{origin} did not begin to respond within {duration}.</source>
        <translation>{origin} hat nicht innerhalb von {duration} begonnen zu antworten.</translation>
    </message>
    <message>
        <source>{origin} did not complete its response in time.</source>
        <translation>{origin} hat die Antwort nicht rechtzeitig abgeschlossen.</translation>
    </message>
    <message>
        <source>{origin} did not complete its response within {duration}.</source>
        <translation>{origin} hat die Antwort nicht innerhalb von {duration} abgeschlossen.</translation>
    </message>
    <message>
        <source>Send fewer requests at once.</source>
        <translation>Senden Sie weniger Anfragen zugleich.</translation>
    </message>
    <message>
        <source>Check that the endpoint&apos;s URL and this machine&apos;s network are right.</source>
        <translation>Prüfen Sie, ob die URL des Endpunkts und das Netzwerk dieses Rechners in Ordnung sind.</translation>
    </message>
    <message>
        <source>Request less at once.</source>
        <translation>Fragen Sie weniger auf einmal ab.</translation>
    </message>
    <message>
        <source>No address was found for the host {host}.</source>
        <translation>Für den Host {host} wurde keine Adresse gefunden.</translation>
    </message>
    <message>
        <source>Check the host in the endpoint&apos;s URL, and this machine&apos;s network.</source>
        <translation>Prüfen Sie den Host in der URL des Endpunkts und das Netzwerk dieses Rechners.</translation>
    </message>
    <message>
        <source>Nothing listens at {place}.</source>
        <translation>Unter {place} lauscht kein Server.</translation>
    </message>
    <message>
        <source>Start the server there, or correct the host and port in the endpoint&apos;s URL.</source>
        <translation>Starten Sie dort den Server oder korrigieren Sie Host und Port in der URL des Endpunkts.</translation>
    </message>
    <message>
        <source>{place} cannot be reached.</source>
        <translation>{place} ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>{place} cannot be reached: {reason}.</source>
        <translation>{place} ist nicht erreichbar: {reason}.</translation>
    </message>
    <message>
        <source>Check this machine&apos;s network, and the host in the endpoint&apos;s URL.</source>
        <translation>Prüfen Sie das Netzwerk dieses Rechners und den Host in der URL des Endpunkts.</translation>
    </message>
    <message>
        <source>The proxy could not connect to {place}.</source>
        <translation>Der Proxy konnte keine Verbindung zu {place} herstellen.</translation>
    </message>
    <message>
        <source>The proxy could not connect to {place}: {reason}.</source>
        <translation>Der Proxy konnte keine Verbindung zu {place} herstellen: {reason}.</translation>
    </message>
    <message>
        <source>Check the proxy in the endpoint&apos;s settings, and its user name and password.</source>
        <translation>Prüfen Sie den Proxy in den Einstellungen des Endpunkts sowie dessen Benutzernamen und Passwort.</translation>
    </message>
    <message>
        <source>The certificate of {place} is not trusted.</source>
        <translation>Das Zertifikat von {place} ist nicht vertrauenswürdig.</translation>
    </message>
    <message>
        <source>The certificate of {place} is not trusted: {reason}.</source>
        <translation>Das Zertifikat von {place} ist nicht vertrauenswürdig: {reason}.</translation>
    </message>
    <message>
        <source>Could not establish a TLS connection to {place}.</source>
        <translation>Die TLS-Verbindung zu {place} konnte nicht hergestellt werden.</translation>
    </message>
    <message>
        <source>Could not establish a TLS connection to {place}: {reason}.</source>
        <translation>Die TLS-Verbindung zu {place} konnte nicht hergestellt werden: {reason}.</translation>
    </message>
    <message>
        <source>Check that the server speaks https at this port, and whether it requires a client certificate.</source>
        <translation>Prüfen Sie, ob der Server an diesem Port https spricht und ob er ein Client-Zertifikat verlangt.</translation>
    </message>
    <message>
        <source>{origin} closed the connection without responding.</source>
        <translation>{origin} hat die Verbindung ohne Antwort geschlossen.</translation>
    </message>
    <message>
        <source>The connection to {origin} broke after {size} of the response.</source>
        <translation>Die Verbindung zu {origin} brach nach {size} der Antwort ab.</translation>
    </message>
    <message>
        <source>If the problem persists, check the server&apos;s log.</source>
        <translation>Falls das Problem bestehen bleibt, sehen Sie im Protokoll des Servers nach.</translation>
    </message>
    <message>
        <source>The response of {origin} is larger than the limit of {size}.</source>
        <translation>Die Antwort von {origin} überschreitet das Limit von {size}.</translation>
    </message>
    <message>
        <source>Request less data, or fetch it in pages.</source>
        <translation>Fragen Sie weniger Daten ab oder rufen Sie sie seitenweise ab.</translation>
    </message>
    <message>
        <source>{origin} did not send a valid HTTP response.</source>
        <translation>{origin} hat keine gültige HTTP-Antwort gesendet.</translation>
    </message>
    <message>
        <source>{origin} did not send a valid HTTP response: {reason}.</source>
        <translation>{origin} hat keine gültige HTTP-Antwort gesendet: {reason}.</translation>
    </message>
    <message>
        <source>Check that the URL names an HTTP server, and look at the server&apos;s log.</source>
        <translation>Prüfen Sie, ob die URL einen HTTP-Server nennt, und sehen Sie im Protokoll des Servers nach.</translation>
    </message>
    <message>
        <source>The response of {origin} cannot be decompressed.</source>
        <translation>Die Antwort von {origin} lässt sich nicht dekomprimieren.</translation>
    </message>
    <message>
        <source>The response of {origin} cannot be decompressed: {reason}.</source>
        <translation>Die Antwort von {origin} lässt sich nicht dekomprimieren: {reason}.</translation>
    </message>
    <message>
        <source>Look at the server&apos;s log, or at a proxy in between.</source>
        <translation>Sehen Sie im Protokoll des Servers nach oder prüfen Sie, ob ein Proxy dazwischen die Ursache ist.</translation>
    </message>
    <message>
        <source>A redirect to {origin} is not followed.</source>
        <translation>Einer Weiterleitung zu {origin} wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>A redirect to {origin} is not followed: {reason}.</source>
        <translation>Einer Weiterleitung zu {origin} wird nicht gefolgt: {reason}.</translation>
    </message>
    <message>
        <source>The redirect from {origin} is not followed.</source>
        <translation>Der Weiterleitung von {origin} wird nicht gefolgt.</translation>
    </message>
    <message>
        <source>The redirect from {origin} is not followed: {reason}</source>
        <translation>Der Weiterleitung von {origin} wird nicht gefolgt: {reason}</translation>
    </message>
    <message>
        <source>The redirect from {origin} is not followed: {reason}.</source>
        <translation>Der Weiterleitung von {origin} wird nicht gefolgt: {reason}.</translation>
    </message>
    <message>
        <source>Set the endpoint&apos;s URL to the place it moved to.</source>
        <translation>Setzen Sie die URL des Endpunkts auf das neue Ziel.</translation>
    </message>
    <message>
        <source>Too many requests are already waiting for {origin}.</source>
        <translation>Für {origin} warten schon zu viele Anfragen.</translation>
    </message>
    <message>
        <source>Too many requests are already waiting for {origin}: {reason}.</source>
        <translation>Für {origin} warten schon zu viele Anfragen: {reason}.</translation>
    </message>
    <message>
        <source>Wait a moment and try again.</source>
        <translation>Warten Sie einen Moment und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>Die Anfrage wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The request cannot be sent.</source>
        <translation>Die Anfrage lässt sich nicht senden.</translation>
    </message>
    <message>
        <source>The request cannot be sent: {reason}</source>
        <translation>Die Anfrage lässt sich nicht senden: {reason}</translation>
    </message>
    <message>
        <source>The request cannot be sent: {reason}.</source>
        <translation>Die Anfrage lässt sich nicht senden: {reason}.</translation>
    </message>
    <message>
        <source>Correct the tool or the endpoint that it was made from.</source>
        <translation>Korrigieren Sie das Werkzeug oder den Endpunkt, aus dem sie entstanden ist.</translation>
    </message>
    <message>
        <source>The request to {origin} failed.</source>
        <translation>Die Anfrage an {origin} ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The request to {origin} failed: {reason}.</source>
        <translation>Die Anfrage an {origin} ist fehlgeschlagen: {reason}.</translation>
    </message>
    <message>
        <source>If the problem persists, report it with this message.</source>
        <translation>Falls das Problem bestehen bleibt, melden Sie es mit dieser Meldung.</translation>
    </message>
    <message>
        <source>Look up the status in the API&apos;s documentation.</source>
        <translation>Schlagen Sie den Status in der Dokumentation der API nach.</translation>
    </message>
    <message>
        <source>Compare the request with the API&apos;s documentation.</source>
        <translation>Vergleichen Sie die Anfrage mit der Dokumentation der API.</translation>
    </message>
    <message>
        <source>rejected the request</source>
        <translation>hat die Anfrage abgelehnt</translation>
    </message>
    <message>
        <source>Correct the arguments if the message is about them; otherwise compare the request with the API&apos;s documentation.</source>
        <translation>Korrigieren Sie die Argumente, falls die Meldung sie betrifft; vergleichen Sie die Anfrage sonst mit der Dokumentation der API.</translation>
    </message>
    <message>
        <source>rejected the credential, or requires one</source>
        <translation>hat die Zugangsdaten abgelehnt oder verlangt welche</translation>
    </message>
    <message>
        <source>Set or renew the credential of this endpoint.</source>
        <translation>Legen Sie Zugangsdaten für diesen Endpunkt fest oder erneuern Sie sie.</translation>
    </message>
    <message>
        <source>requires payment</source>
        <translation>verlangt eine Zahlung</translation>
    </message>
    <message>
        <source>Check the account that the credential belongs to.</source>
        <translation>Prüfen Sie das Konto, zu dem die Zugangsdaten gehören.</translation>
    </message>
    <message>
        <source>does not allow this request</source>
        <translation>erlaubt diese Anfrage nicht</translation>
    </message>
    <message>
        <source>Use a credential with the permissions that this needs.</source>
        <translation>Verwenden Sie Zugangsdaten mit den nötigen Berechtigungen.</translation>
    </message>
    <message>
        <source>has nothing at this path</source>
        <translation>hat unter diesem Pfad nichts</translation>
    </message>
    <message>
        <source>Check the ids and names that were sent, and the path; some APIs also say this when a permission is missing.</source>
        <translation>Prüfen Sie die gesendeten IDs und Namen sowie den Pfad; manche APIs antworten auch so, wenn eine Berechtigung fehlt.</translation>
    </message>
    <message>
        <source>does not allow this method at this path</source>
        <translation>erlaubt diese Methode unter diesem Pfad nicht</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s URL and the method.</source>
        <translation>Prüfen Sie die URL des Endpunkts und die Methode.</translation>
    </message>
    <message>
        <source>cannot respond in any of the accepted formats</source>
        <translation>kann in keinem der verlangten Formate antworten</translation>
    </message>
    <message>
        <source>Check that the endpoint&apos;s URL leads to an API and not to a website.</source>
        <translation>Prüfen Sie, ob die URL des Endpunkts zu einer API führt und nicht zu einer Website.</translation>
    </message>
    <message>
        <source>waited too long for the request</source>
        <translation>hat zu lange auf die Anfrage gewartet</translation>
    </message>
    <message>
        <source>reports a conflict</source>
        <translation>meldet einen Konflikt</translation>
    </message>
    <message>
        <source>Read the current state and decide again.</source>
        <translation>Lesen Sie den aktuellen Stand und entscheiden Sie neu.</translation>
    </message>
    <message>
        <source>no longer has anything at this path</source>
        <translation>hat unter diesem Pfad nichts mehr</translation>
    </message>
    <message>
        <source>Look for its successor in the API&apos;s documentation.</source>
        <translation>Suchen Sie in der Dokumentation der API nach dem Nachfolger.</translation>
    </message>
    <message>
        <source>reports that a precondition of the request failed</source>
        <translation>meldet, dass eine Vorbedingung der Anfrage nicht erfüllt ist</translation>
    </message>
    <message>
        <source>says that the request is too large</source>
        <translation>lehnt die Anfrage als zu groß ab</translation>
    </message>
    <message>
        <source>Send less at once.</source>
        <translation>Senden Sie weniger auf einmal.</translation>
    </message>
    <message>
        <source>says that the URL is too long</source>
        <translation>lehnt die URL als zu lang ab</translation>
    </message>
    <message>
        <source>Send less in the URL.</source>
        <translation>Senden Sie weniger in der URL.</translation>
    </message>
    <message>
        <source>does not accept this type of body</source>
        <translation>nimmt diese Art von Body nicht an</translation>
    </message>
    <message>
        <source>Check the Content-Type, and that the endpoint&apos;s URL leads to the API.</source>
        <translation>Prüfen Sie den Content-Type und ob die URL des Endpunkts zur API führt.</translation>
    </message>
    <message>
        <source>is not responsible for this host</source>
        <translation>ist für diesen Host nicht zuständig</translation>
    </message>
    <message>
        <source>Check the host in the endpoint&apos;s URL.</source>
        <translation>Prüfen Sie den Host in der URL des Endpunkts.</translation>
    </message>
    <message>
        <source>rejected the values in the request</source>
        <translation>hat die Werte in der Anfrage abgelehnt</translation>
    </message>
    <message>
        <source>Correct the arguments.</source>
        <translation>Korrigieren Sie die Argumente.</translation>
    </message>
    <message>
        <source>says that this is locked</source>
        <translation>meldet, dass dies gesperrt ist</translation>
    </message>
    <message>
        <source>reports that its rate limit is exceeded</source>
        <translation>meldet, dass sein Anfragelimit überschritten ist</translation>
    </message>
    <message>
        <source>Wait before the next request.</source>
        <translation>Warten Sie vor der nächsten Anfrage.</translation>
    </message>
    <message>
        <source>says that the headers are too large</source>
        <translation>lehnt die Header als zu groß ab</translation>
    </message>
    <message>
        <source>Send fewer or smaller headers.</source>
        <translation>Senden Sie weniger oder kleinere Header.</translation>
    </message>
    <message>
        <source>does not serve this for legal reasons</source>
        <translation>stellt dies aus rechtlichen Gründen nicht bereit</translation>
    </message>
    <message>
        <source>reports an internal server error</source>
        <translation>meldet einen internen Serverfehler</translation>
    </message>
    <message>
        <source>does not support this request</source>
        <translation>unterstützt diese Anfrage nicht</translation>
    </message>
    <message>
        <source>got no valid response from its upstream server</source>
        <translation>hat vom Upstream-Server keine gültige Antwort erhalten</translation>
    </message>
    <message>
        <source>cannot serve requests at the moment</source>
        <translation>kann im Moment keine Anfragen bearbeiten</translation>
    </message>
    <message>
        <source>got no response in time from its upstream server</source>
        <translation>hat vom Upstream-Server nicht rechtzeitig eine Antwort erhalten</translation>
    </message>
    <message>
        <source>If this persists, request less.</source>
        <translation>Fragen Sie weniger ab, falls das anhält.</translation>
    </message>
    <message>
        <source>says that nothing has changed since an earlier response</source>
        <translation>meldet, dass sich seit einer früheren Antwort nichts geändert hat</translation>
    </message>
    <message>
        <source>Remove If-None-Match and If-Modified-Since from the headers.</source>
        <translation>Entfernen Sie If-None-Match und If-Modified-Since aus den Headern.</translation>
    </message>
    <message>
        <source>redirects the request without saying where</source>
        <translation>leitet die Anfrage weiter, ohne ein Ziel zu nennen</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s URL.</source>
        <translation>Prüfen Sie die URL des Endpunkts.</translation>
    </message>
    <message>
        <source>returned an unexpected status</source>
        <translation>hat mit einem unerwarteten Status geantwortet</translation>
    </message>
    <message>
        <source>Compare the expected statuses with the API&apos;s documentation.</source>
        <translation>Vergleichen Sie die erwarteten Statuscodes mit der Dokumentation der API.</translation>
    </message>
    <message>
        <source>Wait {duration}, as the server asks.</source>
        <translation>Warten Sie {duration}, wie der Server es verlangt.</translation>
    </message>
    <message>
        <source>{origin} {says} (HTTP {status}).</source>
        <translation>{origin} {says} (HTTP {status}).</translation>
    </message>
    <message>
        <source>{origin} {says} (HTTP {status}): {excerpt}</source>
        <translation>{origin} {says} (HTTP {status}): {excerpt}</translation>
    </message>
    <message>
        <source>The header &quot;{name}&quot; cannot be sent: {reason}.</source>
        <translation>Der Header „{name}“ lässt sich nicht senden: {reason}.</translation>
    </message>
    <message>
        <source>Correct the headers of the endpoint, the tool or the credential.</source>
        <translation>Korrigieren Sie die Header des Endpunkts, des Werkzeugs oder der Zugangsdaten.</translation>
    </message>
    <message>
        <source>&quot;{method}&quot; is not a method that can be sent.</source>
        <translation>„{method}“ ist keine Methode, die sich senden lässt.</translation>
    </message>
    <message>
        <source>Use GET, POST, PUT, PATCH or DELETE.</source>
        <translation>Verwenden Sie GET, POST, PUT, PATCH oder DELETE.</translation>
    </message>
    <message>
        <source>its name has characters that are not allowed</source>
        <translation>Sein Name enthält unzulässige Zeichen</translation>
    </message>
    <message>
        <source>it is set by the program itself</source>
        <translation>Er wird vom Programm selbst gesetzt</translation>
    </message>
    <message>
        <source>its value has a line break or another control character</source>
        <translation>Sein Wert enthält einen Zeilenumbruch oder ein anderes Steuerzeichen</translation>
    </message>
    <message>
        <source>&quot;{url}&quot; is not a usable URL: {reason}.</source>
        <translation>„{url}“ ist keine brauchbare URL: {reason}.</translation>
    </message>
    <message>
        <source>Give an absolute URL such as https://api.example.com/graphql.</source>
        <translation>Geben Sie eine absolute URL an, etwa https://api.example.com/graphql.</translation>
    </message>
    <message>
        <source>&quot;{url}&quot; is neither an http nor an https URL.</source>
        <translation>„{url}“ ist weder eine http- noch eine https-URL.</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>Die URL ist zu lang</translation>
    </message>
    <message>
        <source>it has a space or a control character</source>
        <translation>Die URL enthält ein Leerzeichen oder ein Steuerzeichen</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>In der URL fehlt der Host</translation>
    </message>
    <message>
        <source>it is too long or has a control character</source>
        <translation>Die URL ist zu lang oder enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>The URL contains a user name or password.</source>
        <translation>Die URL enthält einen Benutzernamen oder ein Passwort.</translation>
    </message>
    <message>
        <source>its port is not valid</source>
        <translation>Der Port der URL ist ungültig</translation>
    </message>
    <message>
        <source>Check the ids and names that were sent; some APIs also say this when a permission is missing.</source>
        <translation>Prüfen Sie die gesendeten IDs und Namen; manche APIs antworten auch so, wenn eine Berechtigung fehlt.</translation>
    </message>
    <message>
        <source>The API failed, not the arguments. Try again later.</source>
        <translation>Der Fehler liegt an der API, nicht an den Argumenten. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>The server gives no message.</source>
        <translation>Der Server nennt keine Meldung.</translation>
    </message>
    <message>
        <source>At {path}: The server gives no message.</source>
        <translation>Bei {path}: Der Server nennt keine Meldung.</translation>
    </message>
    <message>
        <source>Report it to the user.</source>
        <translation>Melden Sie es dem Benutzer.</translation>
    </message>
    <message>
        <source>Correct the operation or its variables as the message says.</source>
        <translation>Korrigieren Sie die Operation oder ihre Variablen anhand der Meldung.</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s URL; the path of a GraphQL API is often /graphql.</source>
        <translation>Prüfen Sie die URL des Endpunkts; der Pfad einer GraphQL-API ist oft /graphql.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{origin} returned nothing instead of a GraphQL response.</source>
        <translation>{origin} hat statt einer GraphQL-Antwort nichts gesendet.</translation>
    </message>
    <message>
        <source>{origin} returned a web page instead of a GraphQL response.</source>
        <translation>{origin} hat eine Webseite statt einer GraphQL-Antwort gesendet.</translation>
    </message>
    <message>
        <source>{origin} returned a web page (&quot;{title}&quot;) instead of a GraphQL response.</source>
        <translation>{origin} hat eine Webseite („{title}“) statt einer GraphQL-Antwort gesendet.</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s URL and whether it requires a login. The path of a GraphQL API is often /graphql.</source>
        <translation>Prüfen Sie die URL des Endpunkts und ob er eine Anmeldung verlangt. Der Pfad einer GraphQL-API ist oft /graphql.</translation>
    </message>
    <message>
        <source>{origin} returned a stream ({type}) instead of one GraphQL response.</source>
        <translation>{origin} antwortet mit einem Stream ({type}) statt mit einer einzelnen GraphQL-Antwort.</translation>
    </message>
    <message>
        <source>Run subscriptions as subscriptions, and omit @defer and @stream.</source>
        <translation>Führen Sie Subscriptions als Subscriptions aus und lassen Sie @defer und @stream weg.</translation>
    </message>
    <message>
        <source>{origin} returned JSON that ends too early, after {size}.</source>
        <translation>{origin} antwortet mit JSON, das schon nach {size} endet.</translation>
    </message>
    <message>
        <source>{origin} returned text that is not UTF-8 at byte {offset}.</source>
        <translation>{origin} antwortet mit Text, der bei Byte {offset} kein UTF-8 ist.</translation>
    </message>
    <message>
        <source>{origin} returned UTF-16 or UTF-32; JSON is always UTF-8.</source>
        <translation>{origin} antwortet in UTF-16 oder UTF-32; JSON ist aber immer UTF-8.</translation>
    </message>
    <message>
        <source>{origin} returned JSON nested deeper than {count} levels.</source>
        <translation>{origin} antwortet mit JSON, das tiefer als {count} Ebenen verschachtelt ist.</translation>
    </message>
    <message>
        <source>Ask for fewer levels.</source>
        <translation>Fragen Sie weniger Ebenen ab.</translation>
    </message>
    <message>
        <source>{origin} returned something that is not JSON: {excerpt}</source>
        <translation>{origin} hat mit etwas geantwortet, das kein JSON ist: {excerpt}</translation>
    </message>
    <message>
        <source>{origin} returned data that is {thing}, not an object.</source>
        <translation>{origin} antwortet mit „data“ vom falschen Typ: {thing} statt Objekt.</translation>
    </message>
    <message>
        <source>{origin} returned errors that are {thing}, not an array: {excerpt}</source>
        <translation>{origin} antwortet mit „errors“ vom falschen Typ ({thing} statt Array): {excerpt}</translation>
    </message>
    <message>
        <source>{origin} returned extensions that are {thing}, not an object.</source>
        <translation>{origin} antwortet mit „extensions“ vom falschen Typ: {thing} statt Objekt.</translation>
    </message>
    <message>
        <source>{origin} returned JSON that has neither data nor errors: {excerpt}</source>
        <translation>{origin} antwortet mit JSON, das weder „data“ noch „errors“ enthält: {excerpt}</translation>
    </message>
    <message>
        <source>it was redirected more than {count} times</source>
        <translation>Die Anfrage wurde mehr als {count}-mal weitergeleitet</translation>
    </message>
    <message>
        <source>the call has reached its limit of requests</source>
        <translation>Der Aufruf hat sein Limit für Anfragen erreicht</translation>
    </message>
    <message>
        <source>its rate limit is reached</source>
        <translation>Die Höchstzahl von Anfragen pro Minute ist erreicht</translation>
    </message>
    <message>
        <source>it does not say where to go</source>
        <translation>Sie nennt kein Ziel</translation>
    </message>
    <message>
        <source>it does not say where to go: {reason}</source>
        <translation>Sie nennt kein brauchbares Ziel: {reason}</translation>
    </message>
    <message>
        <source>it leads from https to http, to {origin}</source>
        <translation>Sie führt von https zu http, nach {origin}</translation>
    </message>
    <message>
        <source>it leads to itself</source>
        <translation>Sie führt zu sich selbst</translation>
    </message>
    <message>
        <source>it requires a GET without a body at {url}</source>
        <translation>Sie verlangt ein GET ohne Body unter {url}</translation>
    </message>
    <message>
        <source>it leads to {origin}, and the body of the request does not go there</source>
        <translation>Sie führt zu {origin}, und dorthin wird der Body der Anfrage nicht gesendet</translation>
    </message>
    <message>
        <source>it leads to {origin}, and the key in the URL does not go there</source>
        <translation>Sie führt zu {origin}, und dorthin wird der Schlüssel aus der URL nicht gesendet</translation>
    </message>
    <message>
        <source>it leads to {origin}, and a {method} does not go there</source>
        <translation>Sie führt zu {origin}, und dorthin wird kein {method} gesendet</translation>
    </message>
    <message>
        <source>{origin} sent an event that is larger than {size}.</source>
        <translation>{origin} sendet ein Ereignis, das größer als {size} ist.</translation>
    </message>
    <message>
        <source>{origin} sent an event that is not a GraphQL response.</source>
        <translation>{origin} sendet ein Ereignis, das keine GraphQL-Antwort ist.</translation>
    </message>
    <message>
        <source>{origin} returned more than {size}.</source>
        <translation>{origin} antwortet mit mehr als {size}.</translation>
    </message>
    <message>
        <source>{origin} ended the stream before it was complete.</source>
        <translation>{origin} hat den Stream vorzeitig beendet.</translation>
    </message>
    <message>
        <source>{origin} rejected the subscription (HTTP {status}).</source>
        <translation>{origin} hat die Subscription abgelehnt (HTTP {status}).</translation>
    </message>
    <message>
        <source>{origin} did not reserve an event stream (HTTP {status}).</source>
        <translation>{origin} hat keinen Ereignis-Stream reserviert (HTTP {status}).</translation>
    </message>
    <message>
        <source>{origin} ended the stream before it was complete (HTTP {status}).</source>
        <translation>{origin} hat den Stream vorzeitig beendet (HTTP {status}).</translation>
    </message>
    <message>
        <source>{origin} does not open the stream that it reserved (HTTP {status}).</source>
        <translation>{origin} öffnet den reservierten Stream nicht (HTTP {status}).</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>The subscription failed over every protocol:</source>
        <translation>Die Subscription ist über jedes Protokoll fehlgeschlagen:</translation>
    </message>
    <message>
        <source>Check that the API supports subscriptions. If it serves them at another URL than queries, set that URL on the endpoint.</source>
        <translation>Prüfen Sie, ob die API Subscriptions unterstützt. Stellt sie diese unter einer anderen URL bereit als Queries, geben Sie diese URL beim Endpunkt an.</translation>
    </message>
    <message>
        <source>Correct the operation if the message is about it; otherwise use a query instead.</source>
        <translation>Korrigieren Sie die Operation, wenn die Meldung sie betrifft; verwenden Sie sonst stattdessen eine Query.</translation>
    </message>
    <message>
        <source>{origin} ended the subscription before it was complete (close code {code}).</source>
        <translation>{origin} hat die Subscription vorzeitig beendet (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} ended the subscription before it was complete (close code {code}): {reason}</source>
        <translation>{origin} hat die Subscription vorzeitig beendet (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>{origin} is shutting down (close code {code}).</source>
        <translation>{origin} wird gerade heruntergefahren (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} is shutting down (close code {code}): {reason}</source>
        <translation>{origin} wird gerade heruntergefahren (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>The connection to {origin} was lost before the subscription was complete.</source>
        <translation>Die Verbindung zu {origin} ist abgebrochen, bevor die Subscription vollständig war.</translation>
    </message>
    <message>
        <source>{origin} did not acknowledge the WebSocket connection within {duration}.</source>
        <translation>{origin} hat die WebSocket-Verbindung nicht innerhalb von {duration} bestätigt.</translation>
    </message>
    <message>
        <source>{origin} says that the message is too large (close code {code}).</source>
        <translation>{origin} lehnt die Nachricht als zu groß ab (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} says that the message is too large (close code {code}): {reason}</source>
        <translation>{origin} lehnt die Nachricht als zu groß ab (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>{origin} reports an internal server error (close code {code}).</source>
        <translation>{origin} meldet einen internen Serverfehler (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} reports an internal server error (close code {code}): {reason}</source>
        <translation>{origin} meldet einen internen Serverfehler (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>{origin} does not understand the subscription (close code {code}).</source>
        <translation>{origin} versteht die Subscription nicht (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} does not understand the subscription (close code {code}): {reason}</source>
        <translation>{origin} versteht die Subscription nicht (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>Check that the endpoint speaks graphql-transport-ws.</source>
        <translation>Prüfen Sie, ob der Endpunkt graphql-transport-ws spricht.</translation>
    </message>
    <message>
        <source>{origin} rejected the credential, or requires one (close code {code}).</source>
        <translation>{origin} hat die Zugangsdaten abgelehnt oder verlangt welche (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} rejected the credential, or requires one (close code {code}): {reason}</source>
        <translation>{origin} hat die Zugangsdaten abgelehnt oder verlangt welche (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>{origin} does not allow this request (close code {code}).</source>
        <translation>{origin} erlaubt diese Anfrage nicht (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} does not allow this request (close code {code}): {reason}</source>
        <translation>{origin} erlaubt diese Anfrage nicht (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>{origin} does not speak graphql-transport-ws (close code {code}).</source>
        <translation>{origin} spricht kein graphql-transport-ws (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} does not speak graphql-transport-ws (close code {code}): {reason}</source>
        <translation>{origin} spricht kein graphql-transport-ws (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>Use server-sent events for this endpoint.</source>
        <translation>Verwenden Sie für diesen Endpunkt Server-Sent Events.</translation>
    </message>
    <message>
        <source>{origin} waited too long for the connection to begin (close code {code}).</source>
        <translation>{origin} hat zu lange auf den Beginn der Verbindung gewartet (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} waited too long for the connection to begin (close code {code}): {reason}</source>
        <translation>{origin} hat zu lange auf den Beginn der Verbindung gewartet (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>{origin} already has a subscription with this id (close code {code}).</source>
        <translation>{origin} kennt schon eine Subscription mit dieser ID (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} already has a subscription with this id (close code {code}): {reason}</source>
        <translation>{origin} kennt schon eine Subscription mit dieser ID (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>{origin} reports that its rate limit is exceeded (close code {code}).</source>
        <translation>{origin} meldet, dass sein Anfragelimit überschritten ist (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} reports that its rate limit is exceeded (close code {code}): {reason}</source>
        <translation>{origin} meldet, dass sein Anfragelimit überschritten ist (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>{origin} closed the subscription (close code {code}).</source>
        <translation>{origin} hat die Subscription geschlossen (Close-Code {code}).</translation>
    </message>
    <message>
        <source>{origin} closed the subscription (close code {code}): {reason}</source>
        <translation>{origin} hat die Subscription geschlossen (Close-Code {code}): {reason}</translation>
    </message>
    <message>
        <source>{origin} sent a message that is not a JSON object.</source>
        <translation>{origin} sendet eine Nachricht, die kein JSON-Objekt ist.</translation>
    </message>
    <message>
        <source>{origin} sent a message without a type.</source>
        <translation>{origin} sendet eine Nachricht ohne Typ.</translation>
    </message>
    <message>
        <source>{origin} acknowledged the connection twice.</source>
        <translation>{origin} bestätigt die Verbindung zweimal.</translation>
    </message>
    <message>
        <source>{origin} sent a message of the unknown type &quot;{type}&quot;.</source>
        <translation>{origin} sendet eine Nachricht vom unbekannten Typ „{type}“.</translation>
    </message>
    <message>
        <source>{origin} sent a message for a subscription that was never requested.</source>
        <translation>{origin} sendet eine Nachricht zu einer Subscription, die nie angefordert wurde.</translation>
    </message>
    <message>
        <source>{origin} sent an error that is not a list of errors.</source>
        <translation>{origin} sendet eine Fehlermeldung, die keine Liste von Fehlern ist.</translation>
    </message>
    <message>
        <source>Look at the server&apos;s log; it may speak another version of the protocol.</source>
        <translation>Sehen Sie im Protokoll des Servers nach; vielleicht spricht er eine andere Version des Protokolls.</translation>
    </message>
    <message>
        <source>{origin} sent an error message that lists no error.</source>
        <translation>{origin} sendet eine Fehlermeldung ohne Fehler.</translation>
    </message>
    <message>
        <source>Give the endpoint a file in PEM format.</source>
        <translation>Geben Sie dem Endpunkt eine Datei im PEM-Format.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; contains no certificate.</source>
        <translation>„{path}“ enthält kein Zertifikat.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; contains no private key that can be read with the given password.</source>
        <translation>„{path}“ enthält keinen privaten Schlüssel, der sich mit dem angegebenen Passwort lesen lässt.</translation>
    </message>
    <message>
        <source>{origin} does not accept WebSocket connections at this URL.</source>
        <translation>{origin} nimmt unter dieser URL keine WebSocket-Verbindungen an.</translation>
    </message>
    <message>
        <source>{origin} does not accept WebSocket connections at this URL (HTTP {status}).</source>
        <translation>{origin} nimmt unter dieser URL keine WebSocket-Verbindungen an (HTTP {status}).</translation>
    </message>
    <message>
        <source>Use server-sent events for this endpoint, or set the URL of its subscriptions.</source>
        <translation>Verwenden Sie für diesen Endpunkt Server-Sent Events oder geben Sie die URL seiner Subscriptions an.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; calls the tool &quot;{tool}&quot; without its parameter &quot;{name}&quot;, which that tool requires.</source>
        <translation>Der Fall „{case}“ ruft das Werkzeug „{tool}“ ohne den Parameter „{name}“ auf, den dieses verlangt.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; calls the tool &quot;{tool}&quot; without its parameter &quot;{name}&quot;, which that tool requires.</source>
        <translation>Der Schritt „{step}“ ruft das Werkzeug „{tool}“ ohne den Parameter „{name}“ auf, den dieses verlangt.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; passes &quot;{name}&quot; to the tool &quot;{tool}&quot;, which has no such parameter.</source>
        <translation>Der Fall „{case}“ übergibt „{name}“ an das Werkzeug „{tool}“, das keinen solchen Parameter hat.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; passes &quot;{name}&quot; to the tool &quot;{tool}&quot;, which has no such parameter.</source>
        <translation>Der Schritt „{step}“ übergibt „{name}“ an das Werkzeug „{tool}“, das keinen solchen Parameter hat.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; passes a constant as &quot;{name}&quot; to the tool &quot;{tool}&quot;, which never takes it: {reason}</source>
        <translation>Der Fall „{case}“ übergibt als „{name}“ eine Konstante an das Werkzeug „{tool}“, die dieses nie annimmt: {reason}</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; passes a constant as &quot;{name}&quot; to the tool &quot;{tool}&quot;, which never takes it: {reason}</source>
        <translation>Der Schritt „{step}“ übergibt als „{name}“ eine Konstante an das Werkzeug „{tool}“, die dieses nie annimmt: {reason}</translation>
    </message>
    <message>
        <source>Choose a tool.</source>
        <translation>Wählen Sie ein Werkzeug aus.</translation>
    </message>
    <message>
        <source>It calls the built-in tool &quot;{tool}&quot;. A tool can call saved tools only.</source>
        <translation>Aufgerufen wird das eingebaute Werkzeug „{tool}“. Ein Werkzeug kann nur gespeicherte Werkzeuge aufrufen.</translation>
    </message>
    <message>
        <source>It calls the tool &quot;{tool}&quot;, which does not exist.</source>
        <translation>Aufgerufen wird das Werkzeug „{tool}“, das es nicht gibt.</translation>
    </message>
    <message>
        <source>It calls version {version} of the tool &quot;{tool}&quot;, which does not exist.</source>
        <translation>Aufgerufen wird Version {version} des Werkzeugs „{tool}“, die es nicht gibt.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; is a second mutation, and this tool allows one per call. Give all but one of the mutations a condition.</source>
        <translation>Der Schritt „{step}“ ist eine zweite Mutation; dieses Werkzeug erlaubt eine pro Aufruf. Geben Sie allen Mutationen bis auf eine eine Bedingung.</translation>
    </message>
    <message>
        <source>The tools that this tool calls are nested too deeply. At most {count} tools can call each other in a chain.</source>
        <translation>Die Werkzeuge, die dieses Werkzeug aufruft, sind zu tief verschachtelt. Höchstens {count} Werkzeuge können einander in einer Kette aufrufen.</translation>
    </message>
    <message>
        <source>The tools that this tool calls form a cycle.</source>
        <translation>Die Werkzeuge, die dieses Werkzeug aufruft, bilden einen Kreis.</translation>
    </message>
    <message>
        <source>At {place}: {problem}</source>
        <translation>Bei {place}: {problem}</translation>
    </message>
    <message>
        <source>At {place}, line {line}, column {column}: {problem}</source>
        <translation>Bei {place}, Zeile {line}, Spalte {column}: {problem}</translation>
    </message>
    <message>
        <source>The tool returns a value of the type {returned} here, but the output schema says {declared}. Correct the output schema.</source>
        <translation>Das Werkzeug liefert hier einen Wert vom Typ {returned}, doch das Ausgabeschema gibt {declared} an. Korrigieren Sie das Ausgabeschema.</translation>
    </message>
    <message>
        <source>The output schema requires &quot;{name}&quot;, which the result of the tool never has. Add it to the result, or remove it from &quot;required&quot;.</source>
        <translation>Das Ausgabeschema verlangt „{name}“, das im Ergebnis des Werkzeugs nie vorkommt. Nehmen Sie es in das Ergebnis auf oder entfernen Sie es aus „required“.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; lists &quot;{value}&quot;, but no case has that name. Add the case, or remove the value.</source>
        <translation>Der Parameter „{name}“ führt „{value}“ auf, und kein Fall heißt so. Fügen Sie den Fall hinzu oder entfernen Sie den Wert.</translation>
    </message>
    <message>
        <source>The pagination uses the variable &quot;${name}&quot;, which the operation does not have.</source>
        <translation>Der Seitenabruf verwendet die Variable „${name}“, die die Operation nicht hat.</translation>
    </message>
    <message>
        <source>The path contains the query parameter &quot;{name}&quot;. Move it to &quot;query&quot;, and bind it to a secret context variable.</source>
        <translation>Der Pfad enthält den Query-Parameter „{name}“. Verschieben Sie ihn nach „query“ und binden Sie ihn an eine geheime Kontextvariable.</translation>
    </message>
    <message>
        <source>The query parameter &quot;{name}&quot; is a constant. Bind it to a secret context variable instead.</source>
        <translation>Der Query-Parameter „{name}“ ist eine Konstante. Binden Sie ihn stattdessen an eine geheime Kontextvariable.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; is a constant. Bind it to a secret context variable instead.</source>
        <translation>Der Parameter „{name}“ ist eine Konstante. Binden Sie ihn stattdessen an eine geheime Kontextvariable.</translation>
    </message>
    <message>
        <source>It has no &quot;properties&quot;, and &quot;{name}&quot; is not a keyword of JSON Schema. Did you mean &quot;properties&quot;?</source>
        <translation>Es gibt keine „properties“, und „{name}“ ist kein Schlüsselwort von JSON Schema. Meinten Sie „properties“?</translation>
    </message>
    <message>
        <source>It has no &quot;properties&quot;, and &quot;{name}&quot; is not a keyword of JSON Schema. Write an enumeration as {&quot;enum&quot;: [...]}, and an object as {&quot;type&quot;: &quot;object&quot;, &quot;properties&quot;: {...}}.</source>
        <translation>Es gibt keine „properties“, und „{name}“ ist kein Schlüsselwort von JSON Schema. Schreiben Sie eine Aufzählung als {&quot;enum&quot;: [...]} und ein Objekt als {&quot;type&quot;: &quot;object&quot;, &quot;properties&quot;: {...}}.</translation>
    </message>
    <message>
        <source>The &quot;entries&quot; are empty.</source>
        <translation>„entries“ ist leer.</translation>
    </message>
    <message>
        <source>Only responses to read requests can be cached; remove &quot;idempotency&quot; from this tool.</source>
        <translation>Nur Antworten auf lesende Anfragen lassen sich zwischenspeichern; entfernen Sie „idempotency“ aus diesem Werkzeug.</translation>
    </message>
    <message>
        <source>The &quot;cache_key_params&quot; name &quot;{name}&quot;, which is neither a parameter nor a variable of the tool.</source>
        <translation>In „cache_key_params“ steht „{name}“, doch das Werkzeug hat weder einen Parameter noch eine Variable dieses Namens.</translation>
    </message>
    <message>
        <source>The binding creates no member &quot;{member}&quot;, which the input type &quot;{type}&quot; requires.</source>
        <translation>Die Bindung erzeugt keine Eigenschaft „{member}“, die der Eingabetyp „{type}“ verlangt.</translation>
    </message>
    <message>
        <source>The binding creates a list, which &quot;${variable}&quot; of the type {type} does not accept.</source>
        <translation>Die Bindung erzeugt eine Liste; „${variable}“ vom Typ {type} nimmt keine an.</translation>
    </message>
    <message>
        <source>The binding creates an object, which &quot;${variable}&quot; of the type {type} does not accept.</source>
        <translation>Die Bindung erzeugt ein Objekt; „${variable}“ vom Typ {type} nimmt keines an.</translation>
    </message>
    <message>
        <source>The binding creates the member &quot;{member}&quot;, but the input type &quot;{type}&quot; has no such field.</source>
        <translation>Die Bindung erzeugt die Eigenschaft „{member}“, doch der Eingabetyp „{type}“ hat kein solches Feld.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; gets {what} from &quot;{source}&quot;, but accepts only {what_else}.</source>
        <translation>„{name}“ bekommt {what} von „{source}“ und nimmt nur {what_else} an.</translation>
    </message>
    <message>
        <source>the type &quot;{type}&quot;</source>
        <translation>den Typ „{type}“</translation>
    </message>
    <message>
        <source>The operation is empty. Write a query, mutation or subscription.</source>
        <translation>Die Operation ist leer. Schreiben Sie eine Query, Mutation oder Subscription.</translation>
    </message>
    <message>
        <source>The document has no operation, or it has several and &quot;operation_name&quot; selects none.</source>
        <translation>Das Dokument enthält keine Operation, oder es enthält mehrere und „operation_name“ wählt keine aus.</translation>
    </message>
    <message>
        <source>The document has no operation &quot;{name}&quot;.</source>
        <translation>Das Dokument enthält keine Operation „{name}“.</translation>
    </message>
    <message>
        <source>Pass {names} as &quot;operation_name&quot;.</source>
        <translation>Übergeben Sie {names} als „operation_name“.</translation>
    </message>
    <message>
        <source>Omit &quot;operation_name&quot;.</source>
        <translation>Lassen Sie „operation_name“ weg.</translation>
    </message>
    <message>
        <source>A binding is for the variable &quot;${name}&quot;, which the operation does not have.</source>
        <translation>Eine Bindung gilt der Variablen „${name}“, die die Operation nicht hat.</translation>
    </message>
    <message>
        <source>&quot;{from}&quot; cannot be renamed to &quot;{to}&quot;, which the operation also selects. Choose another name, or drop that one.</source>
        <translation>„{from}“ lässt sich nicht in „{to}“ umbenennen, denn die Operation wählt „{to}“ ebenfalls aus. Wählen Sie einen anderen Namen oder lassen Sie das andere Feld weg.</translation>
    </message>
    <message>
        <source>The path {path} does not exist in the response: the operation does not select &quot;{name}&quot; there.</source>
        <translation>Den Pfad {path} gibt es in der Antwort nicht: Die Operation wählt „{name}“ dort nicht aus.</translation>
    </message>
    <message>
        <source>{what} or {what_else}</source>
        <translation>{what} oder {what_else}</translation>
    </message>
    <message>
        <source>{what} whose elements are each {what_inside}</source>
        <translation>{what} mit Elementen vom Typ {what_inside}</translation>
    </message>
    <message>
        <source>The default of the parameter &quot;{name}&quot; is {value}, which the variable &quot;${variable}&quot; never takes: {reason}</source>
        <translation>Der Standardwert des Parameters „{name}“ ist {value}; die Variable „${variable}“ nimmt das nie an: {reason}</translation>
    </message>
    <message>
        <source>The mapping &quot;{name}&quot; sends {value} for &quot;{label}&quot;, which the variable &quot;${variable}&quot; never takes: {reason}</source>
        <translation>Die Zuordnung „{name}“ sendet {value} für „{label}“; die Variable „${variable}“ nimmt das nie an: {reason}</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; requires {fields}, and the input type &quot;{type}&quot; takes exactly one of its fields.</source>
        <translation>Der Parameter „{name}“ verlangt {fields}; der Eingabetyp „{type}“ nimmt genau eines seiner Felder an.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; has the member &quot;{member}&quot;, but the input type &quot;{type}&quot; has no such field.</source>
        <translation>Der Parameter „{name}“ hat die Eigenschaft „{member}“, doch der Eingabetyp „{type}“ hat kein solches Feld.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; allows no member &quot;{member}&quot;, which the input type &quot;{type}&quot; requires.</source>
        <translation>Der Parameter „{name}“ lässt keine Eigenschaft „{member}“ zu, die der Eingabetyp „{type}“ verlangt.</translation>
    </message>
    <message>
        <source>No value of the parameter &quot;{name}&quot; fits the variable &quot;${variable}&quot; of the type {type}.</source>
        <translation>Der Parameter „{name}“ nimmt keinen Wert an, den die Variable „${variable}“ vom Typ {type} annimmt.</translation>
    </message>
    <message>
        <source>No value of the member &quot;{member}&quot; of the parameter &quot;{name}&quot; fits its field of the type {type} in the input type &quot;{input}&quot;.</source>
        <translation>Die Eigenschaft „{member}“ des Parameters „{name}“ nimmt keinen Wert an, den ihr Feld vom Typ {type} im Eingabetyp „{input}“ annimmt.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; is {what}, which the variable &quot;${variable}&quot; of the type {type} never takes.</source>
        <translation>Der Parameter „{name}“ hat den Typ {what}; die Variable „${variable}“ vom Typ {type} nimmt das nie an.</translation>
    </message>
    <message>
        <source>The member &quot;{member}&quot; of the parameter &quot;{name}&quot; is {what}, which its field of the type {type} in the input type &quot;{input}&quot; never takes.</source>
        <translation>Die Eigenschaft „{member}“ des Parameters „{name}“ hat den Typ {what}; ihr Feld vom Typ {type} im Eingabetyp „{input}“ nimmt das nie an.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; lists {value}, which the variable &quot;${variable}&quot; never takes: {reason}</source>
        <translation>Der Parameter „{name}“ nennt {value}; die Variable „${variable}“ nimmt das nie an: {reason}</translation>
    </message>
    <message>
        <source>No value fits an empty &quot;enum&quot;. List the values.</source>
        <translation>Zu einem leeren „enum“ passt kein Wert. Geben Sie die Werte an.</translation>
    </message>
    <message>
        <source>No value of the &quot;enum&quot; fits the other keywords. Correct the values or the keywords.</source>
        <translation>Kein Wert von „enum“ passt zu den anderen Schlüsselwörtern. Korrigieren Sie die Werte oder die Schlüsselwörter.</translation>
    </message>
    <message>
        <source>&quot;{lower}&quot; is greater than &quot;{upper}&quot;. Correct one of them.</source>
        <translation>„{lower}“ ist größer als „{upper}“. Korrigieren Sie eines von beiden.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is required but not declared. Declare it in &quot;properties&quot;, or remove it from &quot;required&quot;.</source>
        <translation>„{name}“ ist erforderlich, aber nicht deklariert. Deklarieren Sie es in „properties“ oder entfernen Sie es aus „required“.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; returns nothing at {path}: the result of the tool that it calls has no &quot;{name}&quot; there.</source>
        <translation>Der Schritt „{step}“ liefert unter {path} nichts: Das Ergebnis des aufgerufenen Werkzeugs hat dort kein „{name}“.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; returns nothing at {path}: &quot;{name}&quot; is not selected there.</source>
        <translation>Der Schritt „{step}“ liefert unter {path} nichts: „{name}“ wird dort nicht ausgewählt.</translation>
    </message>
    <message>
        <source>An item of the step &quot;{step}&quot; has nothing at {path}: the result of the tool that it calls has no &quot;{name}&quot; there.</source>
        <translation>Ein Element des Schritts „{step}“ hat unter {path} nichts: Das Ergebnis des aufgerufenen Werkzeugs hat dort kein „{name}“.</translation>
    </message>
    <message>
        <source>An item of the step &quot;{step}&quot; has nothing at {path}: &quot;{name}&quot; is not selected there.</source>
        <translation>Ein Element des Schritts „{step}“ hat unter {path} nichts: „{name}“ wird dort nicht ausgewählt.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; returns nothing at {path}: the result of the tool that it calls has no &quot;{name}&quot; there.</source>
        <translation>Der Fall „{case}“ liefert unter {path} nichts: Das Ergebnis des aufgerufenen Werkzeugs hat dort kein „{name}“.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; returns nothing at {path}: &quot;{name}&quot; is not selected there.</source>
        <translation>Der Fall „{case}“ liefert unter {path} nichts: „{name}“ wird dort nicht ausgewählt.</translation>
    </message>
    <message>
        <source>The result of the tool has no member &quot;{name}&quot; where the rule looks for it.</source>
        <translation>Im Ergebnis des Werkzeugs fehlt „{name}“ an der Stelle, an der die Regel danach sucht.</translation>
    </message>
    <message>
        <source>No version up to this one has an operation.</source>
        <translation>Keine Version bis zu dieser hat eine Operation.</translation>
    </message>
    <message>
        <source>The tool has no steps. Add at least one.</source>
        <translation>Das Werkzeug hat keine Schritte. Fügen Sie mindestens einen hinzu.</translation>
    </message>
    <message>
        <source>Nothing fills {{name}} in the path. Make it a parameter, bind it, or set a context variable of that name.</source>
        <translation>Nichts füllt {{name}} im Pfad. Machen Sie es zu einem Parameter, binden Sie es oder setzen Sie eine Kontextvariable dieses Namens.</translation>
    </message>
    <message>
        <source>The header &quot;{header}&quot; is a constant. Credentials belong to the endpoint, not in a tool: remove it.</source>
        <translation>Der Header „{header}“ ist eine Konstante. Zugangsdaten gehören zum Endpunkt und nicht in ein Werkzeug: Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>In {document}: {problem}</source>
        <translation>In {document}: {problem}</translation>
    </message>
    <message>
        <source>The parameters of a tool are the members of an object. Write &quot;type&quot;: &quot;object&quot;.</source>
        <translation>Die Parameter eines Werkzeugs sind die Eigenschaften eines Objekts. Schreiben Sie &quot;type&quot;: &quot;object&quot;.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; does not fit the parameters that the tool has. Correct it, or the parameters.</source>
        <translation>„{name}“ passt nicht zu den Parametern des Werkzeugs. Korrigieren Sie es oder die Parameter.</translation>
    </message>
    <message>
        <source>The default of the parameter &quot;{name}&quot; does not fit it: {problem}</source>
        <translation>Der Standardwert des Parameters „{name}“ passt nicht zu ihm: {problem}</translation>
    </message>
    <message>
        <source>An error rule refers to the step &quot;{step}&quot;, which the tool does not have.</source>
        <translation>Eine Regel für Fehler gilt für den Schritt „{step}“, den das Werkzeug nicht hat.</translation>
    </message>
    <message>
        <source>A binding takes the parameter &quot;{name}&quot;, which the tool does not have.</source>
        <translation>Eine Bindung greift auf den Parameter „{name}“ zu, den das Werkzeug nicht hat.</translation>
    </message>
    <message>
        <source>The pagination path &quot;{path}&quot; is not a JSON Pointer.</source>
        <translation>Der Pfad „{path}“ für den Seitenabruf ist kein JSON Pointer.</translation>
    </message>
    <message>
        <source>Begin it with a slash, such as /issues.</source>
        <translation>Beginnen Sie ihn mit einem Schrägstrich, etwa /issues.</translation>
    </message>
    <message>
        <source>Choose the style page: the variable &quot;{name}&quot; is the page number.</source>
        <translation>Wählen Sie den Stil page: Die Variable „{name}“ ist die Seitennummer.</translation>
    </message>
    <message>
        <source>Choose the style offset: the variable &quot;{name}&quot; is the offset.</source>
        <translation>Wählen Sie den Stil offset: Die Variable „{name}“ ist der Offset.</translation>
    </message>
    <message>
        <source>Pass it to the field through a variable, or name that variable in the pagination.</source>
        <translation>Übergeben Sie es dem Feld durch eine Variable oder nennen Sie diese Variable im Seitenabruf.</translation>
    </message>
    <message>
        <source>Name the query parameter in the &quot;variables&quot; of the pagination.</source>
        <translation>Nennen Sie den Query-Parameter in „variables“ des Seitenabrufs.</translation>
    </message>
    <message>
        <source>The operation has no variable for {thing}.</source>
        <translation>Die Operation hat keine Variable für {thing}.</translation>
    </message>
    <message>
        <source>No query parameter takes {thing}.</source>
        <translation>Kein Query-Parameter nimmt {thing} auf.</translation>
    </message>
    <message>
        <source>the cursor</source>
        <translation>den Cursor</translation>
    </message>
    <message>
        <source>the offset</source>
        <translation>den Offset</translation>
    </message>
    <message>
        <source>the page number</source>
        <translation>die Seitennummer</translation>
    </message>
    <message>
        <source>The operation does not select the cursor of the next page of &quot;{name}&quot;.</source>
        <translation>Die Operation wählt den Cursor der nächsten Seite von „{name}“ nicht aus.</translation>
    </message>
    <message>
        <source>Add pageInfo { hasNextPage endCursor } to it.</source>
        <translation>Fügen Sie ihr pageInfo { hasNextPage endCursor } hinzu.</translation>
    </message>
    <message>
        <source>The operation selects no edges of &quot;{name}&quot;.</source>
        <translation>Die Operation wählt keine Edges von „{name}“ aus.</translation>
    </message>
    <message>
        <source>Select them, or choose the merge strategy concat_nodes.</source>
        <translation>Wählen Sie sie aus oder verwenden Sie beim Zusammenfügen die Strategie concat_nodes.</translation>
    </message>
    <message>
        <source>The operation selects no nodes of &quot;{name}&quot;.</source>
        <translation>Die Operation wählt keine Nodes von „{name}“ aus.</translation>
    </message>
    <message>
        <source>Add nodes { ... } to it.</source>
        <translation>Fügen Sie ihr nodes { ... } hinzu.</translation>
    </message>
    <message>
        <source>The path of the next cursor &quot;{path}&quot; is not a JSON Pointer.</source>
        <translation>Der Pfad „{path}“ des nächsten Cursors ist kein JSON Pointer.</translation>
    </message>
    <message>
        <source>Begin it with a slash, such as /page/next.</source>
        <translation>Beginnen Sie ihn mit einem Schrägstrich, etwa /page/next.</translation>
    </message>
    <message>
        <source>No field of the operation takes the arguments of a page from variables.</source>
        <translation>Kein Feld der Operation nimmt die Argumente einer Seite aus Variablen.</translation>
    </message>
    <message>
        <source>Give the list arguments such as first: $first, after: $after, or name its path and variables in the pagination.</source>
        <translation>Geben Sie der Liste Argumente wie first: $first, after: $after oder nennen Sie im Seitenabruf ihren Pfad und ihre Variablen.</translation>
    </message>
    <message>
        <source>The pagination style of this list is unclear.</source>
        <translation>Der Stil des Seitenabrufs dieser Liste ist unklar.</translation>
    </message>
    <message>
        <source>Set &quot;style&quot; in the pagination: relay, offset, cursor or page.</source>
        <translation>Setzen Sie „style“ im Seitenabruf: relay, offset, cursor oder page.</translation>
    </message>
    <message>
        <source>The pagination does not name the field with the cursor of the next page.</source>
        <translation>Im Seitenabruf fehlt das Feld mit dem Cursor der nächsten Seite.</translation>
    </message>
    <message>
        <source>Set next_cursor_path in the pagination.</source>
        <translation>Setzen Sie next_cursor_path im Seitenabruf.</translation>
    </message>
    <message>
        <source>A REST tool has no connections.</source>
        <translation>Ein REST-Werkzeug hat keine Connections.</translation>
    </message>
    <message>
        <source>Choose the style offset, page or cursor.</source>
        <translation>Wählen Sie den Stil offset, page oder cursor.</translation>
    </message>
    <message>
        <source>The tool has no description.</source>
        <translation>Das Werkzeug hat keine Beschreibung.</translation>
    </message>
    <message>
        <source>The description is {size} bytes long; what comes after {most} may never be seen.</source>
        <translation>Die Beschreibung ist {size} Byte lang; was nach {most} kommt, wird vielleicht nie gesehen.</translation>
    </message>
    <message>
        <source>Keep it below {most} bytes, with the most important sentence first.</source>
        <translation>Bleiben Sie unter {most} Byte, mit dem wichtigsten Satz zuerst.</translation>
    </message>
    <message>
        <source>The description is too short to be useful.</source>
        <translation>Die Beschreibung ist zu kurz, um nützlich zu sein.</translation>
    </message>
    <message>
        <source>Say what the tool does, on what, and what it returns.</source>
        <translation>Beschreiben Sie, was das Werkzeug tut, womit es arbeitet und was es zurückgibt.</translation>
    </message>
    <message>
        <source>The first sentence is {size} bytes long; clients with short tool lists cut it off.</source>
        <translation>Der erste Satz ist {size} Byte lang; Clients, die Werkzeuge kurz auflisten, schneiden ihn ab.</translation>
    </message>
    <message>
        <source>Begin with a sentence of at most {most} bytes that says what the tool does.</source>
        <translation>Beginnen Sie mit einem Satz von höchstens {most} Byte, der sagt, was das Werkzeug tut.</translation>
    </message>
    <message>
        <source>The description begins with a heading, where clients look for what the tool does.</source>
        <translation>Die Beschreibung beginnt mit einer Überschrift, doch an dieser Stelle suchen Clients, was das Werkzeug tut.</translation>
    </message>
    <message>
        <source>Begin with the sentence that says what it does.</source>
        <translation>Beginnen Sie mit dem Satz, der sagt, was es tut.</translation>
    </message>
    <message>
        <source>The tool has no example.</source>
        <translation>Das Werkzeug hat kein Beispiel.</translation>
    </message>
    <message>
        <source>Save one from a call that worked: agents copy it, and it tests the tool.</source>
        <translation>Ein gespeicherter Aufruf dient Agenten als Vorlage und als Test.</translation>
    </message>
    <message>
        <source>The example &quot;{name}&quot; does not fit the parameters: {problem}</source>
        <translation>Das Beispiel „{name}“ passt nicht zu den Parametern: {problem}</translation>
    </message>
    <message>
        <source>Correct the example, or mark it as expected to fail.</source>
        <translation>Korrigieren Sie das Beispiel oder geben Sie an, dass es fehlschlagen soll.</translation>
    </message>
    <message>
        <source>Write the schema where it is used, or make it a type of the workspace.</source>
        <translation>Schreiben Sie das Schema dorthin, wo es verwendet wird, oder machen Sie es zu einem Typ des Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>Clients drop tools that use &quot;{keyword}&quot;.</source>
        <translation>Clients verwerfen Werkzeuge, die „{keyword}“ verwenden.</translation>
    </message>
    <message>
        <source>Write the schema where it is used.</source>
        <translation>Schreiben Sie das Schema dorthin, wo es verwendet wird.</translation>
    </message>
    <message>
        <source>The request goes to the GraphQL URL of the endpoint &quot;{endpoint}&quot;, which has no REST URL.</source>
        <translation>Die Anfrage geht an die GraphQL-URL des Endpunkts „{endpoint}“, der keine REST-URL hat.</translation>
    </message>
    <message>
        <source>Have a person set the REST URL of the endpoint, or say there that it has no GraphQL schema.</source>
        <translation>Bitten Sie den Benutzer, die REST-URL des Endpunkts einzutragen oder dort anzugeben, dass er kein GraphQL-Schema hat.</translation>
    </message>
    <message>
        <source>the value of a parameter for secrets</source>
        <translation>der Wert eines Parameters für Geheimnisse</translation>
    </message>
    <message>
        <source>the value of a header for secrets</source>
        <translation>der Wert eines Headers für Geheimnisse</translation>
    </message>
    <message>
        <source>the value of a query parameter for secrets</source>
        <translation>der Wert eines Query-Parameters für Geheimnisse</translation>
    </message>
    <message>
        <source>This contains what looks like {what}.</source>
        <translation>Hier steht etwas, das aussieht wie {what}.</translation>
    </message>
    <message>
        <source>Remove it: secrets belong in a credential of the endpoint or in a secret context variable. Then replace the secret, as this one has been exposed.</source>
        <translation>Entfernen Sie es: Geheimnisse gehören in die Zugangsdaten des Endpunkts oder in eine geheime Kontextvariable. Ersetzen Sie das Geheimnis dann, denn dieses wurde offengelegt.</translation>
    </message>
    <message>
        <source>Name, description and parameters are {size} bytes, so lists of tools show an outline of the parameters only.</source>
        <translation>Name, Beschreibung und Parameter umfassen {size} Byte, weshalb Listen der Werkzeuge nur einen Umriss der Parameter zeigen.</translation>
    </message>
    <message>
        <source>Omit what agents rarely set, shorten descriptions, or bind constants.</source>
        <translation>Lassen Sie weg, was Agenten selten setzen, kürzen Sie Beschreibungen oder binden Sie Konstanten.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is bound to the context variable &quot;{key}&quot;, which is not set.</source>
        <translation>„{name}“ ist an die Kontextvariable „{key}“ gebunden, die nicht gesetzt ist.</translation>
    </message>
    <message>
        <source>The variable &quot;${variable}&quot; needs a value, and the parameter &quot;{name}&quot; is optional.</source>
        <translation>Die Variable „${variable}“ braucht einen Wert, doch der Parameter „{name}“ darf fehlen.</translation>
    </message>
    <message>
        <source>Name it in &quot;required&quot;, or give the variable a default.</source>
        <translation>Nennen Sie ihn in „required“ oder geben Sie der Variablen einen Standardwert.</translation>
    </message>
    <message>
        <source>Nothing fills the required variable &quot;${name}&quot;.</source>
        <translation>Die erforderliche Variable „${name}“ erhält keinen Wert.</translation>
    </message>
    <message>
        <source>Make it a parameter, bind it, or set a context variable of that name.</source>
        <translation>Machen Sie sie zu einem Parameter, binden Sie sie oder setzen Sie eine Kontextvariable dieses Namens.</translation>
    </message>
    <message>
        <source>The property &quot;{name}&quot; has no type.</source>
        <translation>Die Eigenschaft „{name}“ hat keinen Typ.</translation>
    </message>
    <message>
        <source>Give it &quot;items&quot; with a type.</source>
        <translation>Geben Sie ihm „items“ mit einem Typ.</translation>
    </message>
    <message>
        <source>Nothing uses the parameter &quot;{name}&quot;.</source>
        <translation>Der Parameter „{name}“ wird von nichts verwendet.</translation>
    </message>
    <message>
        <source>Use it in the operation, bind it, or remove it.</source>
        <translation>Verwenden Sie ihn in der Operation, binden Sie ihn oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>The parameter schemas of this tool use the definition &quot;{name}&quot; for different things.</source>
        <translation>In den Parameterschemas dieses Werkzeugs bedeutet die Definition „{name}“ Verschiedenes.</translation>
    </message>
    <message>
        <source>Give one of them another name.</source>
        <translation>Geben Sie einer davon einen anderen Namen.</translation>
    </message>
    <message>
        <source>a list of two bindings</source>
        <translation>Liste mit zwei Bindungen</translation>
    </message>
    <message>
        <source>a transform such as &quot;upper&quot; or &quot;gid:Project&quot;</source>
        <translation>Umwandlung wie &quot;upper&quot; oder &quot;gid:Project&quot;</translation>
    </message>
    <message>
        <source>one of {names} must be given</source>
        <translation>eines davon muss angegeben sein: {names}</translation>
    </message>
    <message>
        <source>a string or a list of lines</source>
        <translation>String oder Liste von Zeilen</translation>
    </message>
    <message>
        <source>a JSON Pointer such as &quot;/project/issues&quot;</source>
        <translation>JSON Pointer wie &quot;/project/issues&quot;</translation>
    </message>
    <message>
        <source>the pattern is not a regular expression ({problem})</source>
        <translation>das Muster ist kein regulärer Ausdruck ({problem})</translation>
    </message>
    <message>
        <source>a name of letters, digits and _</source>
        <translation>Name aus Buchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>a URL that begins with http:// or https://</source>
        <translation>URL, die mit http:// oder https:// beginnt</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; appears twice</source>
        <translation>„{name}“ steht zweimal da</translation>
    </message>
    <message>
        <source>the type must be &quot;object&quot;</source>
        <translation>der Typ muss „object“ sein</translation>
    </message>
    <message>
        <source>a string, number or boolean</source>
        <translation>String, Zahl oder Boolean</translation>
    </message>
    <message>
        <source>only one of {names} must be given</source>
        <translation>nur eines davon darf angegeben sein: {names}</translation>
    </message>
    <message>
        <source>a path that begins with /</source>
        <translation>Pfad, der mit / beginnt</translation>
    </message>
    <message>
        <source>a path with placeholders such as {example}</source>
        <translation>Pfad mit Platzhaltern wie {example}</translation>
    </message>
    <message>
        <source>several paths need the merge strategy &quot;custom&quot;</source>
        <translation>mehrere Pfade brauchen die Strategie „custom“ zum Zusammenführen</translation>
    </message>
    <message>
        <source>one of the members {names} is required</source>
        <translation>eine der Eigenschaften {names} ist erforderlich</translation>
    </message>
    <message>
        <source>there are more than {count} steps</source>
        <translation>es gibt mehr als {count} Schritte</translation>
    </message>
    <message>
        <source>an object with at least one case</source>
        <translation>Objekt mit mindestens einem Fall</translation>
    </message>
    <message>
        <source>there are more than {count} cases</source>
        <translation>es gibt mehr als {count} Fälle</translation>
    </message>
    <message>
        <source>there is no earlier step &quot;{name}&quot;</source>
        <translation>es gibt davor keinen Schritt „{name}“</translation>
    </message>
    <message>
        <source>there are two steps &quot;{name}&quot;</source>
        <translation>es gibt zwei Schritte „{name}“</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>endpoint &quot;{name}&quot;</source>
        <translation>Endpunkt „{name}“</translation>
    </message>
    <message>
        <source>credential</source>
        <translation>Zugangsdaten</translation>
    </message>
    <message>
        <source>credential &quot;{name}&quot;</source>
        <translation>Zugangsdaten „{name}“</translation>
    </message>
    <message>
        <source>client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>client &quot;{name}&quot;</source>
        <translation>Client „{name}“</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>tool &quot;{name}&quot;</source>
        <translation>Werkzeug „{name}“</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>type &quot;{name}&quot;</source>
        <translation>Typ „{name}“</translation>
    </message>
    <message>
        <source>mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>mapping &quot;{name}&quot;</source>
        <translation>Zuordnung „{name}“</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>prompt &quot;{name}&quot;</source>
        <translation>Prompt „{name}“</translation>
    </message>
    <message>
        <source>context variable</source>
        <translation>Kontextvariable</translation>
    </message>
    <message>
        <source>context variable &quot;{name}&quot;</source>
        <translation>Kontextvariable „{name}“</translation>
    </message>
    <message>
        <source>The {object} is defined in the configuration file and read-only here.</source>
        <translation>In der Konfigurationsdatei festgelegt und hier schreibgeschützt: {object}.</translation>
    </message>
    <message>
        <source>Change it in the configuration file.</source>
        <translation>Ändern Sie das in der Konfigurationsdatei.</translation>
    </message>
    <message>
        <source>There is no {object}.</source>
        <translation>Nicht vorhanden: {object}.</translation>
    </message>
    <message>
        <source>{object}, {users}</source>
        <translation>{object}, {users}</translation>
    </message>
    <message>
        <source>{object} and {users}</source>
        <translation>{object} und {users}</translation>
    </message>
    <message>
        <source>{object} and {count} more</source>
        <translation>{object} und noch {count}</translation>
    </message>
    <message>
        <source>Remove it, and ask the user to add a credential in the Tooltray window.</source>
        <translation>Entfernen Sie es und bitten Sie den Benutzer, im Fenster von Tooltray Zugangsdaten anzulegen.</translation>
    </message>
    <message>
        <source>Remove it, and use a credential instead.</source>
        <translation>Entfernen Sie es und verwenden Sie stattdessen Zugangsdaten.</translation>
    </message>
    <message>
        <source>The client &quot;{client}&quot; has the same token as &quot;{name}&quot;.</source>
        <translation>Der Client „{client}“ hat dasselbe Token wie „{name}“.</translation>
    </message>
    <message>
        <source>Give each client a token of its own.</source>
        <translation>Geben Sie jedem Client ein eigenes Token.</translation>
    </message>
    <message>
        <source>The {object} already exists, and &quot;{name}&quot; counts as the same name.</source>
        <translation>Schon vorhanden: {object}; „{name}“ gilt als derselbe Name.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is the name of a built-in tool.</source>
        <translation>„{name}“ ist der Name eines eingebauten Werkzeugs.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is an alias of the tool &quot;{tool}&quot;.</source>
        <translation>„{name}“ ist ein Alias des Werkzeugs „{tool}“.</translation>
    </message>
    <message>
        <source>The alias &quot;{name}&quot; is the name of a built-in tool.</source>
        <translation>Der Alias „{name}“ ist der Name eines eingebauten Werkzeugs.</translation>
    </message>
    <message>
        <source>The alias &quot;{name}&quot; is the name of a tool.</source>
        <translation>Der Alias „{name}“ ist der Name eines Werkzeugs.</translation>
    </message>
    <message>
        <source>The alias &quot;{name}&quot; belongs to the tool &quot;{tool}&quot;.</source>
        <translation>Der Alias „{name}“ gehört zum Werkzeug „{tool}“.</translation>
    </message>
    <message>
        <source>The {user} names the {object}, which does not exist.</source>
        <translation>Das Ziel eines Verweises in {user} gibt es nicht: {object}.</translation>
    </message>
    <message>
        <source>Create the {kind} first, or name one that exists.</source>
        <translation>Legen Sie zuerst an, was fehlt ({kind}), oder nennen Sie etwas Vorhandenes.</translation>
    </message>
    <message>
        <source>The {object} cannot be deleted: it is used by {users}.</source>
        <translation>Löschen nicht möglich: {object}. Noch verwendet von: {users}.</translation>
    </message>
    <message>
        <source>Change or delete what uses it first.</source>
        <translation>Ändern oder löschen Sie zuerst, was es verwendet.</translation>
    </message>
    <message>
        <source>The {object} is pinned; only a person can pin, unpin, rename or delete it.</source>
        <translation>Angeheftet: {object}. Anheften, lösen, umbenennen und löschen kann hier nur ein Mensch.</translation>
    </message>
    <message>
        <source>Ask the user to do it in the Tooltray window.</source>
        <translation>Bitten Sie den Benutzer, es im Fenster von Tooltray zu tun.</translation>
    </message>
    <message>
        <source>Remove it and save again.</source>
        <translation>Entfernen Sie es und speichern Sie erneut.</translation>
    </message>
    <message>
        <source>The {object} contains what looks like {what} at {place}.</source>
        <translation>Hier steht etwas, das aussieht wie {what}: {object}, bei {place}.</translation>
    </message>
    <message>
        <source>The {object} cannot be stored: {problem}.</source>
        <translation>Speichern nicht möglich ({object}): {problem}.</translation>
    </message>
    <message>
        <source>There is nothing left of that edit to undo or redo.</source>
        <translation>Von dieser Änderung ist nichts mehr übrig, das sich rückgängig machen oder wiederherstellen ließe.</translation>
    </message>
    <message>
        <source>Look at the history for the edits that can be undone.</source>
        <translation>Sehen Sie im Verlauf nach, welche Änderungen sich rückgängig machen lassen.</translation>
    </message>
    <message>
        <source>in the meantime</source>
        <translation>inzwischen</translation>
    </message>
    <message>
        <source>by an agent</source>
        <translation>von einem Agenten</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>by a person</source>
        <translation>von einem Menschen</translation>
    </message>
    <message>
        <source>by the configuration file</source>
        <translation>durch die Konfigurationsdatei</translation>
    </message>
    <message>
        <source>outside this instance of Tooltray</source>
        <translation>außerhalb dieser Tooltray-Instanz</translation>
    </message>
    <message>
        <source>The {object} was deleted in the meantime.</source>
        <translation>Inzwischen gelöscht: {object}.</translation>
    </message>
    <message>
        <source>The {object} was changed {how}.</source>
        <translation>Geändert {how}: {object}.</translation>
    </message>
    <message>
        <source>The {object} was changed {how}. Both changes affect the {fields}.</source>
        <translation>Geändert {how}: {object}. Beide Änderungen betreffen {fields}.</translation>
    </message>
    <message>
        <source>Look at the current state, make the change there and try again.</source>
        <translation>Sehen Sie sich den aktuellen Stand an, nehmen Sie die Änderung dort vor und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; counts as writing because of its request. A person can mark it as read-only in the Tooltray window.</source>
        <translation>Das Werkzeug „{tool}“ gilt wegen seiner Anfrage als schreibend. Ein Mensch kann es im Fenster von Tooltray als nur lesend kennzeichnen.</translation>
    </message>
    <message>
        <source>List the saved tools to see which exist.</source>
        <translation>Lassen Sie die gespeicherten Werkzeuge auflisten, um zu sehen, was es gibt.</translation>
    </message>
    <message>
        <source>There is no tool with the tag &quot;{name}&quot;.</source>
        <translation>Es gibt kein Werkzeug mit dem Tag „{name}“.</translation>
    </message>
    <message>
        <source>Bind the parameter to a secret context variable, and export again.</source>
        <translation>Binden Sie den Parameter an eine geheime Kontextvariable und exportieren Sie erneut.</translation>
    </message>
    <message>
        <source>The {object} sends a constant in the header &quot;{header}&quot; that may be a secret.</source>
        <translation>Im Header „{header}“ wird eine Konstante gesendet, die ein Geheimnis sein könnte: {object}.</translation>
    </message>
    <message>
        <source>Let a credential of the endpoint fill the header, and export again.</source>
        <translation>Lassen Sie den Header von Zugangsdaten des Endpunkts füllen und exportieren Sie erneut.</translation>
    </message>
    <message>
        <source>The {object} sends a constant in the query parameter &quot;{parameter}&quot; that may be a secret.</source>
        <translation>Im Query-Parameter „{parameter}“ wird eine Konstante gesendet, die ein Geheimnis sein könnte: {object}.</translation>
    </message>
    <message>
        <source>The {object} sends a constant in the parameter &quot;{parameter}&quot; that may be a secret.</source>
        <translation>Im Parameter „{parameter}“ wird eine Konstante gesendet, die ein Geheimnis sein könnte: {object}.</translation>
    </message>
    <message>
        <source>Remove it, and export again.</source>
        <translation>Entfernen Sie es und exportieren Sie erneut.</translation>
    </message>
    <message>
        <source>Correct it, and export again.</source>
        <translation>Korrigieren Sie das und exportieren Sie erneut.</translation>
    </message>
    <message>
        <source>This JSON is invalid at line {line}: {problem}</source>
        <translation>Dieses JSON ist ab Zeile {line} nicht lesbar: {problem}</translation>
    </message>
    <message>
        <source>Its GraphQL cannot be read: {problem}</source>
        <translation>Das GraphQL ist nicht lesbar: {problem}</translation>
    </message>
    <message>
        <source>The {object} of the pack cannot be imported under its name. {problem}</source>
        <translation>{object} aus dem Paket: Der Import unter diesem Namen ist nicht möglich. {problem}</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; makes at most one change per call. Only a person can allow several (allow_multiple_mutations), in the Tooltray window.</source>
        <translation>Das Werkzeug „{tool}“ nimmt mit einem Aufruf höchstens eine Änderung vor. Mehrere kann nur ein Mensch im Fenster von Tooltray erlauben (allow_multiple_mutations).</translation>
    </message>
    <message>
        <source>The {object} of the pack cannot be imported: its name &quot;{name}&quot; counts as the same as a name of &quot;{other}&quot;, which is also in the pack.</source>
        <translation>{object} aus dem Paket: Der Import ist nicht möglich, denn der Name „{name}“ ist gleichbedeutend mit einem von „{other}“ im selben Paket.</translation>
    </message>
    <message>
        <source>The {object} of the pack cannot be imported: its alias &quot;{name}&quot; counts as the same as a name of &quot;{other}&quot;, which is also in the pack.</source>
        <translation>{object} aus dem Paket: Der Import ist nicht möglich, denn der Alias „{name}“ ist gleichbedeutend mit einem Namen von „{other}“ im selben Paket.</translation>
    </message>
    <message>
        <source>The {user} names the {object}, which is neither in the pack nor here.</source>
        <translation>Das Ziel eines Verweises in {user} fehlt im Paket und auch hier: {object}.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; needs an endpoint that is not available. {problem}</source>
        <translation>Das Werkzeug „{tool}“ braucht einen Endpunkt, der nicht verfügbar ist. {problem}</translation>
    </message>
    <message>
        <source>The tools {tools} need an endpoint that is not available. {problem}</source>
        <translation>Die Werkzeuge {tools} brauchen einen Endpunkt, der nicht verfügbar ist. {problem}</translation>
    </message>
    <message>
        <source>The version {version} of the tool &quot;{tool}&quot; cannot be imported. {problem}</source>
        <translation>Die Version {version} des Werkzeugs „{tool}“ lässt sich nicht importieren. {problem}</translation>
    </message>
    <message>
        <source>The import breaks the tool &quot;{tool}&quot;. {name}: {problem}</source>
        <translation>Nach dem Import funktioniert das Werkzeug „{tool}“ nicht mehr. {name}: {problem}</translation>
    </message>
    <message>
        <source>The import breaks the tools {names}. {name}: {problem}</source>
        <translation>Nach dem Import funktionieren diese Werkzeuge nicht mehr: {names}. {name}: {problem}</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot;: {problem}</source>
        <translation>Das Werkzeug „{tool}“: {problem}</translation>
    </message>
    <message>
        <source>The tools {names} call each other in a chain. At most {count} tools can do so.</source>
        <translation>Die Werkzeuge {names} rufen einander in einer Kette auf. Höchstens {count} Werkzeuge können das.</translation>
    </message>
    <message>
        <source>The {object} cannot be imported. {problem}</source>
        <translation>Nicht importierbar: {object}. {problem}</translation>
    </message>
    <message>
        <source>The types {names} refer to each other in a cycle.</source>
        <translation>Die Typen {names} verweisen im Kreis aufeinander.</translation>
    </message>
    <message>
        <source>The type &quot;{name}&quot; refers to itself.</source>
        <translation>Der Typ „{name}“ verweist auf sich selbst.</translation>
    </message>
    <message>
        <source>The tools {names} refer to each other in a cycle.</source>
        <translation>Die Werkzeuge {names} verweisen im Kreis aufeinander.</translation>
    </message>
    <message>
        <source>The tool &quot;{name}&quot; refers to itself.</source>
        <translation>Das Werkzeug „{name}“ verweist auf sich selbst.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{name}&quot; needs the environment variable {variable}, which is not set.</source>
        <translation>Der Endpunkt „{name}“ braucht die Umgebungsvariable {variable}, die nicht gesetzt ist.</translation>
    </message>
    <message>
        <source>Set {variable} and start Tooltray again, or give it a default in config.yaml.</source>
        <translation>Setzen Sie {variable} und starten Sie Tooltray neu, oder geben Sie in config.yaml einen Standardwert an.</translation>
    </message>
    <message>
        <source>The workspace has no endpoint yet.</source>
        <translation>Der Arbeitsbereich hat noch keinen Endpunkt.</translation>
    </message>
    <message>
        <source>Add one in the window or in config.yaml.</source>
        <translation>Fügen Sie im Fenster oder in config.yaml einen hinzu.</translation>
    </message>
    <message>
        <source>The workspace has several endpoints, and none is named.</source>
        <translation>Der Arbeitsbereich hat mehrere Endpunkte, und keiner ist angegeben.</translation>
    </message>
    <message>
        <source>There is no endpoint &quot;{name}&quot;.</source>
        <translation>Es gibt keinen Endpunkt „{name}“.</translation>
    </message>
    <message>
        <source>Endpoints: {names}.</source>
        <translation>Endpunkte: {names}.</translation>
    </message>
    <message>
        <source>Calls of the workspace &quot;{workspace}&quot; still run.</source>
        <translation>Aufrufe des Arbeitsbereichs „{workspace}“ laufen noch.</translation>
    </message>
    <message>
        <source>Try again once they are done.</source>
        <translation>Versuchen Sie es erneut, sobald sie fertig sind.</translation>
    </message>
    <message>
        <source>Correct the configuration file and start again.</source>
        <translation>Korrigieren Sie die Konfigurationsdatei und starten Sie erneut.</translation>
    </message>
    <message>
        <source>Signature: {signature}.</source>
        <translation>Signatur: {signature}.</translation>
    </message>
    <message>
        <source>The document has no operation.</source>
        <translation>Das Dokument hat keine Operation.</translation>
    </message>
    <message>
        <source>The document has several operations, and none is selected: {names}.</source>
        <translation>Das Dokument hat mehrere Operationen, und keine ist ausgewählt: {names}.</translation>
    </message>
    <message>
        <source>Fields: {names}.</source>
        <translation>Felder: {names}.</translation>
    </message>
    <message>
        <source>this value appears twice</source>
        <translation>dieser Wert steht zweimal da</translation>
    </message>
    <message>
        <source>this name appears twice</source>
        <translation>dieser Name steht zweimal da</translation>
    </message>
    <message>
        <source>enumeration &quot;{name}&quot;</source>
        <translation>Aufzählung „{name}“</translation>
    </message>
    <message>
        <source>, and {lost}</source>
        <translation>, und {lost}</translation>
    </message>
    <message>
        <source>{problem} Until then {lost}.</source>
        <translation>{problem} Bis dahin gilt: {lost}.</translation>
    </message>
    <message>
        <source>Agents can read the context variable &quot;{name}&quot;. Put a secret into the authentication of an endpoint, or make a secret variable in the window.</source>
        <translation>Agenten können die Kontextvariable „{name}“ lesen. Legen Sie ein Geheimnis in der Authentifizierung eines Endpunkts ab oder legen Sie im Fenster eine geheime Variable an.</translation>
    </message>
    <message>
        <source>the credential of the {owner} cannot be used</source>
        <translation>die Zugangsdaten sind nicht verwendbar ({owner})</translation>
    </message>
    <message>
        <source>the {owner} is omitted</source>
        <translation>{owner} wird weggelassen</translation>
    </message>
    <message>
        <source>expected a header that cannot hold a secret (use &quot;authentication&quot; of type &quot;header&quot; for secrets)</source>
        <translation>erwartet wird ein Header, der kein Geheimnis enthalten kann (für Geheimnisse gibt es „authentication“ vom Typ „header“)</translation>
    </message>
    <message>
        <source>expected a URL without user name and password (those belong in &quot;authentication&quot;)</source>
        <translation>erwartet wird eine URL ohne Benutzernamen und Passwort (diese gehören zu „authentication“)</translation>
    </message>
    <message>
        <source>the endpoint &quot;default&quot; is already under &quot;endpoints&quot;; remove one of them</source>
        <translation>den Endpunkt „default“ gibt es schon unter „endpoints“; entfernen Sie einen von beiden</translation>
    </message>
    <message>
        <source>&quot;authentication&quot; needs &quot;graphql_endpoint&quot;</source>
        <translation>„authentication“ braucht „graphql_endpoint“</translation>
    </message>
    <message>
        <source>{^problem}.</source>
        <translation>{^problem}.</translation>
    </message>
    <message>
        <source>The call succeeded, but its result does not fit the tool&apos;s output schema.</source>
        <translation>Der Aufruf war erfolgreich, doch sein Ergebnis passt nicht zum Ausgabeschema des Werkzeugs.</translation>
    </message>
    <message>
        <source>The call succeeded, but its result does not fit the tool&apos;s output schema: {problem}</source>
        <translation>Der Aufruf war erfolgreich, doch sein Ergebnis passt nicht zum Ausgabeschema des Werkzeugs: {problem}</translation>
    </message>
    <message>
        <source>Correct the output schema or the result of the tool.</source>
        <translation>Korrigieren Sie das Ausgabeschema oder das Ergebnis des Werkzeugs.</translation>
    </message>
    <message>
        <source>The output schema of the tool does not allow them, so the result counts as an error; the call did run.</source>
        <translation>Das Ausgabeschema des Werkzeugs hat keinen Platz dafür; deshalb gilt das Ergebnis als Fehler. Der Aufruf wurde ausgeführt.</translation>
    </message>
    <message>
        <source>The parameter schema has no &quot;properties&quot;, and &quot;{name}&quot; is not a keyword of JSON Schema. Did you mean &quot;properties&quot;?</source>
        <translation>Das Parameterschema hat keine „properties“, und „{name}“ ist kein Schlüsselwort von JSON Schema. Meinten Sie „properties“?</translation>
    </message>
    <message>
        <source>The parameter schema has no &quot;properties&quot;, and &quot;{name}&quot; is not a keyword of JSON Schema. Write {&quot;type&quot;: &quot;object&quot;, &quot;properties&quot;: {&quot;{name}&quot;: {...}}}.</source>
        <translation>Das Parameterschema hat keine „properties“, und „{name}“ ist kein Schlüsselwort von JSON Schema. Schreiben Sie {&quot;type&quot;: &quot;object&quot;, &quot;properties&quot;: {&quot;{name}&quot;: {...}}}.</translation>
    </message>
    <message>
        <source>Nothing fills the required variable &quot;${name}&quot;. Make it a parameter, bind it, or set a context variable of that name first.</source>
        <translation>Die erforderliche Variable „${name}“ erhält keinen Wert. Machen Sie sie zu einem Parameter, binden Sie sie oder setzen Sie zuerst eine Kontextvariable dieses Namens.</translation>
    </message>
    <message>
        <source>Variable &quot;${name}&quot; has invalid value: {reason}</source>
        <translation>Die Variable „${name}“ hat einen ungültigen Wert: {reason}</translation>
    </message>
    <message>
        <source>Variable &quot;${name}&quot; has invalid value at &quot;{path}&quot;: {reason}</source>
        <translation>Die Variable „${name}“ hat bei „{path}“ einen ungültigen Wert: {reason}</translation>
    </message>
    <message>
        <source>format {format} is no longer known</source>
        <translation>das Format {format} ist nicht mehr bekannt</translation>
    </message>
    <message>
        <source>the value of a header must be a single line</source>
        <translation>der Wert eines Headers darf nur eine Zeile haben</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not a valid header name</source>
        <translation>„{name}“ ist kein gültiger Header-Name</translation>
    </message>
    <message>
        <source>a version such as &quot;0.1.0&quot;</source>
        <translation>eine Version wie „0.1.0“</translation>
    </message>
    <message>
        <source>the name of an HTTP header</source>
        <translation>der Name eines HTTP-Headers</translation>
    </message>
    <message>
        <source>expected &quot;sha256:&quot; and 64 hex digits (the value is not shown)</source>
        <translation>erwartet „sha256:“ und 64 Hexadezimalziffern (der Wert wird nicht gezeigt)</translation>
    </message>
    <message>
        <source>either &quot;value&quot; or &quot;credential&quot; must be given</source>
        <translation>entweder „value“ oder „credential“ muss angegeben sein</translation>
    </message>
    <message>
        <source>an object with at least one version</source>
        <translation>ein Objekt mit mindestens einer Version</translation>
    </message>
    <message>
        <source>expected three numbers joined by dots, such as 0.1.0, as the name of the version</source>
        <translation>erwartet werden drei durch Punkte verbundene Zahlen wie 0.1.0 als Name der Version</translation>
    </message>
    <message>
        <source>the tool has no version {version}, which is set as active</source>
        <translation>das Werkzeug hat keine Version {version}, die als aktiv angegeben ist</translation>
    </message>
    <message>
        <source>The settings have no name</source>
        <translation>Die Einstellungen haben keinen Namen</translation>
    </message>
    <message>
        <source>The {kind} name is empty</source>
        <translation>{kind}: Der Name ist leer</translation>
    </message>
    <message>
        <source>The {kind} name &quot;{name}&quot; is {size} characters long; at most {most} are allowed</source>
        <translation>{kind}: Der Name „{name}“ ist {size} Zeichen lang; höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>The {kind} name &quot;{name}&quot; must start with a lowercase letter and contain only lowercase letters, digits and _</source>
        <translation>{kind}: Der Name „{name}“ muss mit einem Kleinbuchstaben beginnen und darf nur Kleinbuchstaben, Ziffern und _ enthalten</translation>
    </message>
    <message>
        <source>The {kind} name &quot;{name}&quot; must start with a letter or _ and contain only letters, digits and _</source>
        <translation>{kind}: Der Name „{name}“ muss mit einem Buchstaben oder _ beginnen und darf nur Buchstaben, Ziffern und _ enthalten</translation>
    </message>
    <message>
        <source>The {kind} name &quot;{name}&quot; must start with a letter or digit and contain only letters, digits, _ and -</source>
        <translation>{kind}: Der Name „{name}“ muss mit einem Buchstaben oder einer Ziffer beginnen und darf nur Buchstaben, Ziffern, _ und - enthalten</translation>
    </message>
    <message>
        <source>The {kind} name &quot;{name}&quot; is reserved by Windows</source>
        <translation>{kind}: Der Name „{name}“ ist von Windows reserviert</translation>
    </message>
    <message>
        <source>The alias &quot;{name}&quot; is {size} characters long; at most {most} are allowed</source>
        <translation>Der Alias „{name}“ ist {size} Zeichen lang; höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>The alias &quot;{name}&quot; must be one or more names joined by dots, each a lowercase letter followed by lowercase letters, digits and _</source>
        <translation>Der Alias „{name}“ muss aus einem oder mehreren durch Punkte verbundenen Namen bestehen, jeder aus einem Kleinbuchstaben und danach Kleinbuchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>There is no schema of the endpoint &quot;{endpoint}&quot;, so the operations for it were not validated.</source>
        <translation>Vom Endpunkt „{endpoint}“ gibt es kein Schema; deshalb wurden die Operationen für ihn nicht geprüft.</translation>
    </message>
    <message>
        <source>a pack, which is an object</source>
        <translation>ein Paket, also ein Objekt</translation>
    </message>
    <message>
        <source>this is not a Tooltray pack, as it has no &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>dies ist kein Paket von Tooltray, denn &quot;format&quot;: &quot;{format}&quot; fehlt</translation>
    </message>
    <message>
        <source>&quot;{format}&quot; (a pack of Tooltray)</source>
        <translation>„{format}“ (ein Paket von Tooltray)</translation>
    </message>
    <message>
        <source>a newer version of Tooltray wrote this pack (update Tooltray to import it): expected version {version}, found {found}</source>
        <translation>eine neuere Version von Tooltray hat dieses Paket geschrieben (aktualisieren Sie Tooltray, um es zu importieren): erwartet Version {version}, gefunden {found}</translation>
    </message>
    <message>
        <source>version {version} of a pack</source>
        <translation>Version {version} eines Pakets</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} und {name}</translation>
    </message>
    <message>
        <source>{names} or {name}</source>
        <translation>{names} oder {name}</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>Ein Teil des Pfads ist kein Ordner</translation>
    </message>
    <message>
        <source>The path needs &quot;{name}&quot;, and it has no value.</source>
        <translation>Der Pfad braucht „{name}“, doch der Wert fehlt.</translation>
    </message>
    <message>
        <source>No value fits this schema. Correct it, or remove it.</source>
        <translation>Kein Wert passt zu diesem Schema. Korrigieren oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>&quot;{keyword}&quot; has no effect without &quot;{other}&quot;.</source>
        <translation>„{keyword}“ hat ohne „{other}“ keine Wirkung.</translation>
    </message>
    <message>
        <source>&quot;{keyword}&quot; has no effect on a value of the type {type}.</source>
        <translation>„{keyword}“ hat auf einen Wert vom Typ {type} keine Wirkung.</translation>
    </message>
    <message>
        <source>&quot;{keyword}&quot; has no effect for &quot;{name}&quot;, which the schema does not have.</source>
        <translation>„{keyword}“ hat für „{name}“ keine Wirkung, denn das Schema hat es nicht.</translation>
    </message>
    <message>
        <source>Correct the schema, or remove the keyword.</source>
        <translation>Korrigieren Sie das Schema oder entfernen Sie das Schlüsselwort.</translation>
    </message>
    <message>
        <source>It calls the tool &quot;{tool}&quot;, which cannot work. {problem}</source>
        <translation>Es ruft das Werkzeug „{tool}“ auf, das nicht funktionieren kann. {problem}</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; gets {values} from &quot;{source}&quot;, and never takes such a value.</source>
        <translation>„{name}“ bekommt {values} von „{source}“ und nimmt einen solchen Wert nie an.</translation>
    </message>
    <message>
        <source>The path has no {{name}} that the binding could fill. Bind it in &quot;query&quot;, &quot;headers&quot; or &quot;body&quot;, or remove it.</source>
        <translation>Der Pfad hat kein {{name}}, das die Bindung füllen könnte. Binden Sie es in „query“, „headers“ oder „body“ oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Fetching pages sets &quot;{name}&quot;, and nothing takes the parameter of that name. Write &quot;{name}&quot;: {&quot;parameter&quot;: &quot;{name}&quot;} in the &quot;query&quot; of the operation, or remove the parameter.</source>
        <translation>Das Abrufen der Seiten setzt „{name}“, und nichts nimmt den gleichnamigen Parameter an. Schreiben Sie &quot;{name}&quot;: {&quot;parameter&quot;: &quot;{name}&quot;} in „query“ der Operation oder entfernen Sie den Parameter.</translation>
    </message>
    <message>
        <source>A binding takes what the step &quot;{step}&quot; returns, and the tool has no such step.</source>
        <translation>Eine Bindung nimmt, was der Schritt „{step}“ zurückgibt, und das Werkzeug hat keinen solchen Schritt.</translation>
    </message>
    <message>
        <source>The pagination uses the variable &quot;{name}&quot; for two things.</source>
        <translation>Der Seitenabruf verwendet die Variable „{name}“ für zwei Dinge.</translation>
    </message>
    <message>
        <source>The field &quot;{name}&quot; does not take the variable &quot;{variable}&quot; for the cursor.</source>
        <translation>Das Feld „{name}“ nimmt die Variable „{variable}“ für den Cursor nicht an.</translation>
    </message>
    <message>
        <source>List the names in &quot;properties&quot;, and remove it.</source>
        <translation>Führen Sie die Namen in „properties“ auf und entfernen Sie es.</translation>
    </message>
    <message>
        <source>Nothing reads the member &quot;{name}&quot; of the parameter &quot;{parameter}&quot;.</source>
        <translation>Nichts verwendet die Eigenschaft „{name}“ des Parameters „{parameter}“.</translation>
    </message>
    <message>
        <source>Bind it, or remove it from the schema.</source>
        <translation>Binden Sie es oder entfernen Sie es aus dem Schema.</translation>
    </message>
    <message>
        <source>It calls a tool that cannot work.</source>
        <translation>Es ruft ein Werkzeug auf, das nicht funktionieren kann.</translation>
    </message>
    <message>
        <source>The path is now {path}.</source>
        <translation>Der Pfad wird jetzt {path} geschrieben.</translation>
    </message>
    <message>
        <source>The operation is now called {name}.</source>
        <translation>Die Operation heißt jetzt {name}.</translation>
    </message>
    <message>
        <source>The operation is now deprecated.</source>
        <translation>Die Operation ist jetzt veraltet.</translation>
    </message>
    <message>
        <source>This parameter is new and required.</source>
        <translation>Dieser Parameter ist neu und erforderlich.</translation>
    </message>
    <message>
        <source>This parameter is new.</source>
        <translation>Dieser Parameter ist neu.</translation>
    </message>
    <message>
        <source>This parameter is now sent in the {place}.</source>
        <translation>Dieser Parameter wird jetzt hier gesendet: {place}.</translation>
    </message>
    <message>
        <source>This parameter is now required.</source>
        <translation>Dieser Parameter ist jetzt erforderlich.</translation>
    </message>
    <message>
        <source>This parameter is no longer required.</source>
        <translation>Dieser Parameter ist nicht mehr erforderlich.</translation>
    </message>
    <message>
        <source>This parameter is now deprecated.</source>
        <translation>Dieser Parameter ist jetzt veraltet.</translation>
    </message>
    <message>
        <source>There is now a body, which is required.</source>
        <translation>Es gibt jetzt einen Body, und er ist erforderlich.</translation>
    </message>
    <message>
        <source>There is now an optional body.</source>
        <translation>Es kann jetzt einen Body geben.</translation>
    </message>
    <message>
        <source>The body no longer exists.</source>
        <translation>Es gibt keinen Body mehr.</translation>
    </message>
    <message>
        <source>The body is now required.</source>
        <translation>Der Body ist jetzt erforderlich.</translation>
    </message>
    <message>
        <source>The body is no longer required.</source>
        <translation>Der Body ist nicht mehr erforderlich.</translation>
    </message>
    <message>
        <source>The body is no longer accepted as {type}.</source>
        <translation>Der Body wird nicht mehr als {type} angenommen.</translation>
    </message>
    <message>
        <source>The response now has the status {status}.</source>
        <translation>Die Antwort hat jetzt den Status {status}.</translation>
    </message>
    <message>
        <source>This response no longer exists.</source>
        <translation>Diese Antwort gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The response no longer has content.</source>
        <translation>Die Antwort hat keinen Inhalt mehr.</translation>
    </message>
    <message>
        <source>The response is no longer sent as {type}.</source>
        <translation>Die Antwort kommt nicht mehr als {type}.</translation>
    </message>
    <message>
        <source>The server was {before} and is {after}.</source>
        <translation>Der Server war {before} und ist {after}.</translation>
    </message>
    <message>
        <source>The operation is new.</source>
        <translation>Die Operation ist neu.</translation>
    </message>
    <message>
        <source>The REST API of the endpoint &quot;{endpoint}&quot; has no description.</source>
        <translation>Die REST-API des Endpunkts „{endpoint}“ hat keine Beschreibung.</translation>
    </message>
    <message>
        <source>Ask the user to give the endpoint the URL or the file of an OpenAPI description.</source>
        <translation>Bitten Sie den Benutzer, dem Endpunkt die URL oder die Datei einer OpenAPI-Beschreibung zu geben.</translation>
    </message>
    <message>
        <source>The API description of the endpoint &quot;{endpoint}&quot; cannot be used. {problem}</source>
        <translation>Die API-Beschreibung des Endpunkts „{endpoint}“ kann nicht verwendet werden. {problem}</translation>
    </message>
    <message>
        <source>Correct the location of the description at the endpoint, or the description.</source>
        <translation>Korrigieren Sie beim Endpunkt den Ort der Beschreibung oder die Beschreibung selbst.</translation>
    </message>
    <message>
        <source>The new description of the endpoint &quot;{endpoint}&quot; has {now} operations instead of {before}, so the previous one stays in use.</source>
        <translation>Die neue Beschreibung des Endpunkts „{endpoint}“ hat {now} statt {before} Operationen; deshalb gilt weiter die vorige.</translation>
    </message>
    <message>
        <source>{operation} takes no query parameter &quot;{name}&quot;.</source>
        <translation>{operation} hat keinen Query-Parameter „{name}“.</translation>
    </message>
    <message>
        <source>{operation} requires &quot;{name}&quot; in the body.</source>
        <translation>{operation} verlangt „{name}“ im Body.</translation>
    </message>
    <message>
        <source>{operation} requires a body.</source>
        <translation>{operation} verlangt einen Body.</translation>
    </message>
    <message>
        <source>{operation} requires the query parameter &quot;{name}&quot;.</source>
        <translation>{operation} verlangt den Query-Parameter „{name}“.</translation>
    </message>
    <message>
        <source>{operation} requires the header &quot;{name}&quot;.</source>
        <translation>{operation} verlangt den Header „{name}“.</translation>
    </message>
    <message>
        <source>{operation} requires &quot;{name}&quot;, but in this tool it is optional. Make it required or give it a default.</source>
        <translation>{operation} verlangt „{name}“, doch in diesem Werkzeug ist es optional. Machen Sie es erforderlich oder geben Sie ihm einen Standardwert.</translation>
    </message>
    <message>
        <source>{operation} requires the header &quot;{name}&quot;, which only the endpoint sends. Give the endpoint a credential or a header of that name.</source>
        <translation>{operation} verlangt den Header „{name}“, den nur der Endpunkt sendet. Geben Sie dem Endpunkt Zugangsdaten oder einen Header dieses Namens.</translation>
    </message>
    <message>
        <source>{operation} requires the cookie &quot;{name}&quot;, which only the endpoint sends. Give the endpoint a credential for that cookie.</source>
        <translation>{operation} verlangt das Cookie „{name}“, das nur der Endpunkt sendet. Geben Sie dem Endpunkt Zugangsdaten für dieses Cookie.</translation>
    </message>
    <message>
        <source>{operation} takes no &quot;{name}&quot; in the body.</source>
        <translation>{operation} hat kein „{name}“ im Body.</translation>
    </message>
    <message>
        <source>The API&apos;s description no longer has the operation {operation}.</source>
        <translation>In der Beschreibung der API gibt es die Operation {operation} nicht mehr.</translation>
    </message>
    <message>
        <source>The operation {operation} is now at {place}.</source>
        <translation>Die Operation {operation} liegt jetzt bei {place}.</translation>
    </message>
    <message>
        <source>an origin such as {example}</source>
        <translation>Origin wie {example}</translation>
    </message>
    <message>
        <source>The operation {method} {path} cannot be called. {problem}</source>
        <translation>Die Operation {method} {path} kann nicht aufgerufen werden. {problem}</translation>
    </message>
    <message>
        <source>Choose another operation.</source>
        <translation>Wählen Sie eine andere Operation.</translation>
    </message>
    <message>
        <source>The description says that the API is at {url}, which is not accepted for the endpoint &quot;{endpoint}&quot;.</source>
        <translation>Laut der Beschreibung liegt die API bei {url}, was für den Endpunkt „{endpoint}“ nicht zugelassen ist.</translation>
    </message>
    <message>
        <source>Tools cannot send what the operation requires: {what}.</source>
        <translation>Werkzeuge können nicht senden, was die Operation verlangt: {what}.</translation>
    </message>
    <message>
        <source>The type was {before} and is {after}.</source>
        <translation>Der Typ war {before} und ist {after}.</translation>
    </message>
    <message>
        <source>Null is no longer allowed.</source>
        <translation>Null ist nicht mehr erlaubt.</translation>
    </message>
    <message>
        <source>Null is now allowed.</source>
        <translation>Null ist jetzt erlaubt.</translation>
    </message>
    <message>
        <source>There is a new alternative.</source>
        <translation>Es gibt eine neue Alternative.</translation>
    </message>
    <message>
        <source>Only certain values are now allowed.</source>
        <translation>Jetzt sind nur noch bestimmte Werte erlaubt.</translation>
    </message>
    <message>
        <source>Any value is now allowed.</source>
        <translation>Jetzt ist jeder Wert erlaubt.</translation>
    </message>
    <message>
        <source>These values are no longer allowed: {values}.</source>
        <translation>Diese Werte sind nicht mehr erlaubt: {values}.</translation>
    </message>
    <message>
        <source>There are new values: {values}.</source>
        <translation>Es gibt neue Werte: {values}.</translation>
    </message>
    <message>
        <source>{keyword} was {before} and is {after}.</source>
        <translation>{keyword} war {before} und ist {after}.</translation>
    </message>
    <message>
        <source>The format was &quot;{before}&quot; and is &quot;{after}&quot;.</source>
        <translation>Das Format war „{before}“ und ist „{after}“.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>{name} was removed from the response.</source>
        <translation>{name} gibt es in der Antwort nicht mehr.</translation>
    </message>
    <message>
        <source>{operation} requires &quot;{name}&quot;, and its fixed value is empty.</source>
        <translation>{operation} verlangt „{name}“, und der feste Wert dafür ist leer.</translation>
    </message>
    <message>
        <source>{operation} does not accept the fixed value of &quot;{name}&quot;: {problem}</source>
        <translation>{operation} nimmt den festen Wert von „{name}“ nicht an: {problem}</translation>
    </message>
    <message>
        <source>The API no longer takes &quot;{name}&quot;, for which the tool sends a fixed value.</source>
        <translation>Die API nimmt „{name}“ nicht mehr an, wofür das Werkzeug einen festen Wert sendet.</translation>
    </message>
    <message>
        <source>Open the tool, and remove the value or send it as something else.</source>
        <translation>Öffnen Sie das Werkzeug und entfernen Sie den Wert oder senden Sie ihn als etwas anderes.</translation>
    </message>
    <message>
        <source>The operation requires &quot;{name}&quot;, which the tool does not pass.</source>
        <translation>Die Operation verlangt „{name}“, das das Werkzeug nicht übergibt.</translation>
    </message>
    <message>
        <source>{operation} does not accept the value of the context variable &quot;{key}&quot; for &quot;{name}&quot;: {problem}</source>
        <translation>{operation} nimmt den Wert der Kontextvariable „{key}“ für „{name}“ nicht an: {problem}</translation>
    </message>
    <message>
        <source>{operation} does not accept the default of the parameter &quot;{parameter}&quot; for &quot;{name}&quot;: {problem}</source>
        <translation>{operation} nimmt den Standardwert des Parameters „{parameter}“ für „{name}“ nicht an: {problem}</translation>
    </message>
    <message>
        <source>The fixed value of &quot;{name}&quot; in the path is empty. Enter one, or let agents pass it.</source>
        <translation>Der feste Wert von „{name}“ im Pfad ist leer. Geben Sie einen ein oder lassen Sie ihn von Agenten übergeben.</translation>
    </message>
    <message>
        <source>{operation} does not return &quot;{from}&quot;, which the tool returns as &quot;{to}&quot;.</source>
        <translation>{operation} gibt „{from}“ nicht zurück, was das Werkzeug als „{to}“ zurückgibt.</translation>
    </message>
    <message>
        <source>Open the tool and choose another value.</source>
        <translation>Öffnen Sie das Werkzeug und wählen Sie einen anderen Wert.</translation>
    </message>
    <message>
        <source>This is new and required.</source>
        <translation>Das ist neu und erforderlich.</translation>
    </message>
    <message>
        <source>This is new.</source>
        <translation>Das ist neu.</translation>
    </message>
    <message>
        <source>This is now required.</source>
        <translation>Das ist jetzt erforderlich.</translation>
    </message>
    <message>
        <source>This is no longer required.</source>
        <translation>Das ist nicht mehr erforderlich.</translation>
    </message>
    <message>
        <source>Other properties are now allowed.</source>
        <translation>Andere Eigenschaften sind jetzt erlaubt.</translation>
    </message>
    <message>
        <source>Other properties are no longer allowed.</source>
        <translation>Andere Eigenschaften sind nicht mehr erlaubt.</translation>
    </message>
    <message>
        <source>OpenAPI {version} is read as 3.2.</source>
        <translation>OpenAPI {version} wird als 3.2 gelesen.</translation>
    </message>
    <message>
        <source>This description has the version &quot;{version}&quot;; 2.0, 3.0, 3.1 and 3.2 are supported.</source>
        <translation>Diese Beschreibung hat die Version „{version}“; gelesen werden 2.0, 3.0, 3.1 und 3.2.</translation>
    </message>
    <message>
        <source>This cannot be read as JSON, from line {line} on: {problem}</source>
        <translation>Das kann ab Zeile {line} nicht als JSON gelesen werden: {problem}</translation>
    </message>
    <message>
        <source>The description is empty.</source>
        <translation>Die Beschreibung ist leer.</translation>
    </message>
    <message>
        <source>{uri} was not read: {problem}</source>
        <translation>{uri} wurde nicht gelesen: {problem}</translation>
    </message>
    <message>
        <source>An object lists the names of its required members; this is omitted.</source>
        <translation>Ein Objekt führt seine erforderlichen Eigenschaften in einer Liste auf; dies wird weggelassen.</translation>
    </message>
    <message>
        <source>A file is a string of the format binary here.</source>
        <translation>Eine Datei ist hier ein String mit dem Format binary.</translation>
    </message>
    <message>
        <source>This edition allows only one type; all types in the list are accepted.</source>
        <translation>Diese Version kennt nur einen Typ; alle Typen der Liste werden übernommen.</translation>
    </message>
    <message>
        <source>There are {count} more problems, which are not listed.</source>
        <translation>Es gibt {count} weitere Probleme, die nicht aufgeführt sind.</translation>
    </message>
    <message>
        <source>The paths should be an object and are omitted.</source>
        <translation>Die Pfade sollten ein Objekt sein und werden weggelassen.</translation>
    </message>
    <message>
        <source>The description has no paths.</source>
        <translation>Die Beschreibung hat keine Pfade.</translation>
    </message>
    <message>
        <source>The description has more than {count} operations, the limit.</source>
        <translation>Die Beschreibung hat mehr als {count} Operationen; mehr werden nicht gelesen.</translation>
    </message>
    <message>
        <source>This server has no URL and is omitted.</source>
        <translation>Dieser Server hat keine URL und wird weggelassen.</translation>
    </message>
    <message>
        <source>There is no security scheme {name}.</source>
        <translation>Es gibt kein Sicherheitsschema {name}.</translation>
    </message>
    <message>
        <source>This path should be an object and is omitted.</source>
        <translation>Dieser Pfad sollte ein Objekt sein und wird weggelassen.</translation>
    </message>
    <message>
        <source>This operation cannot be read.</source>
        <translation>Diese Operation kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Operations with the method {method} cannot be used as tools.</source>
        <translation>Operationen mit der Methode {method} können keine Werkzeuge sein.</translation>
    </message>
    <message>
        <source>Another operation already has the id {id}; this one is called {key}.</source>
        <translation>Eine andere Operation hat schon die ID {id}; diese heißt {key}.</translation>
    </message>
    <message>
        <source>The parameters should be a list and are omitted.</source>
        <translation>Die Parameter sollten eine Liste sein und werden weggelassen.</translation>
    </message>
    <message>
        <source>There is already a parameter {name}; the first one is used.</source>
        <translation>Es gibt schon einen Parameter {name}; der erste zählt.</translation>
    </message>
    <message>
        <source>The path should begin with a slash.</source>
        <translation>Der Pfad sollte mit einem Schrägstrich beginnen.</translation>
    </message>
    <message>
        <source>The operation does not describe its responses.</source>
        <translation>Die Operation sagt nichts über ihre Antworten.</translation>
    </message>
    <message>
        <source>This should be a string and is omitted.</source>
        <translation>Das sollte ein String sein und wird weggelassen.</translation>
    </message>
    <message>
        <source>This should be true or false without quotes.</source>
        <translation>Das sollte true oder false ohne Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>This should be true or false and is omitted.</source>
        <translation>Das sollte true oder false sein und wird weggelassen.</translation>
    </message>
    <message>
        <source>This is not a parameter and is omitted.</source>
        <translation>Das ist kein Parameter und wird weggelassen.</translation>
    </message>
    <message>
        <source>This should be an object of media types and is omitted.</source>
        <translation>Das sollte ein Objekt von Medientypen sein und wird weggelassen.</translation>
    </message>
    <message>
        <source>There are two bodies; the first one is used.</source>
        <translation>Es gibt zwei Bodys; der erste zählt.</translation>
    </message>
    <message>
        <source>A content type has control characters.</source>
        <translation>Ein Inhaltstyp enthält Steuerzeichen.</translation>
    </message>
    <message>
        <source>A form is an object.</source>
        <translation>Ein Formular ist ein Objekt.</translation>
    </message>
    <message>
        <source>The server&apos;s variable {name} cannot be &quot;{value}&quot;.</source>
        <translation>Die Variable {name} des Servers kann nicht „{value}“ sein.</translation>
    </message>
    <message>
        <source>The server needs a value for its variable {name}.</source>
        <translation>Der Server braucht einen Wert für seine Variable {name}.</translation>
    </message>
    <message>
        <source>The operation is served by {origin}, which was not accepted for this endpoint; nothing was sent there.</source>
        <translation>Die Operation liegt bei {origin}, was für diesen Endpunkt nicht zugelassen wurde; dorthin wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>An alias cannot appear inside the value it refers to.</source>
        <translation>Ein Alias kann nicht in dem stehen, was er benennt.</translation>
    </message>
    <message>
        <source>Its aliases expand to more than {count} values.</source>
        <translation>Seine Aliase ergeben mehr als {count} Werte.</translation>
    </message>
    <message>
        <source>A list or map cannot be the name of a member.</source>
        <translation>Eine Liste oder Zuordnung kann kein Name sein.</translation>
    </message>
    <message>
        <source>It is nested deeper than {count} levels.</source>
        <translation>Es ist tiefer als {count} Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>A merge key (&lt;&lt;) takes a map or a list of maps.</source>
        <translation>Ein Merge-Schlüssel (&lt;&lt;) nimmt eine Zuordnung oder eine Liste von Zuordnungen.</translation>
    </message>
    <message>
        <source>It is larger than {count} MiB.</source>
        <translation>Es ist größer als {count} MiB.</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>Es ist kein UTF-8.</translation>
    </message>
    <message>
        <source>Import a Tooltray pack, a GraphQL document or schema, an introspection response, a cURL command, request files (.http), a recording (HAR), or a collection of Postman, Insomnia, Altair or Bruno.</source>
        <translation>Importieren Sie ein Tooltray-Paket, ein GraphQL-Dokument oder -Schema, eine Introspection-Antwort, einen cURL-Befehl, eine aufgezeichnete Sitzung (HAR), eine Datei mit Anfragen (.http) oder eine Sammlung aus Postman, Insomnia, Altair oder Bruno.</translation>
    </message>
    <message>
        <source>It has no address.</source>
        <translation>Sie hat keine Adresse.</translation>
    </message>
    <message>
        <source>Enter it again without spaces, quotes, commas, semicolons and backslashes.</source>
        <translation>Geben Sie es ohne Leerzeichen, Anführungszeichen, Kommas, Semikolons und Backslashes erneut ein.</translation>
    </message>
    <message>
        <source>Pass a file as an object with content_base64 or text.</source>
        <translation>Übergeben Sie eine Datei als Objekt mit content_base64 oder text.</translation>
    </message>
    <message>
        <source>The cookie &quot;{name}&quot; is not sent: cookies of that name carry secrets.</source>
        <translation>Das Cookie „{name}“ wird nicht gesendet: Cookies dieses Namens enthalten Geheimnisse.</translation>
    </message>
    <message>
        <source>The cookie &quot;{name}&quot; is not sent: its value is not a string, number or boolean.</source>
        <translation>Das Cookie „{name}“ wird nicht gesendet: Sein Wert ist weder String noch Zahl noch Boolean.</translation>
    </message>
    <message>
        <source>If this is correct, accept it on the Endpoints page or with &quot;tooltray schema accept&quot;.</source>
        <translation>Wenn das richtig ist, übernehmen Sie sie auf der Seite Endpunkte oder mit „tooltray schema accept“.</translation>
    </message>
    <message>
        <source>Refresh the schema first.</source>
        <translation>Aktualisieren Sie zuerst das Schema.</translation>
    </message>
    <message>
        <source>a client certificate</source>
        <translation>ein Client-Zertifikat</translation>
    </message>
    <message>
        <source>a header Authorization of the kind {kind}</source>
        <translation>ein Header Authorization der Art {kind}</translation>
    </message>
    <message>
        <source>the authentication {name}, which is not supported</source>
        <translation>die Authentifizierung {name}, die nicht unterstützt wird</translation>
    </message>
    <message>
        <source>an OAuth token</source>
        <translation>ein OAuth-Token</translation>
    </message>
    <message>
        <source>an OAuth token with the scopes {scopes}</source>
        <translation>ein OAuth-Token mit den Scopes {scopes}</translation>
    </message>
    <message>
        <source>the API key {name} in the query</source>
        <translation>der API-Schlüssel {name} in der Query</translation>
    </message>
    <message>
        <source>the API key {name} in a cookie</source>
        <translation>der API-Schlüssel {name} in einem Cookie</translation>
    </message>
    <message>
        <source>the API key {name} in a header</source>
        <translation>der API-Schlüssel {name} in einem Header</translation>
    </message>
    <message>
        <source>{operation} requires the cookie &quot;{name}&quot;.</source>
        <translation>{operation} verlangt das Cookie „{name}“.</translation>
    </message>
    <message>
        <source>The cookie &quot;{name}&quot; cannot be sent: its name has characters that are not allowed.</source>
        <translation>Das Cookie „{name}“ lässt sich nicht senden: Sein Name enthält unzulässige Zeichen.</translation>
    </message>
    <message>
        <source>The pagination does not name the field with the URL of the next page.</source>
        <translation>Im Seitenabruf fehlt das Feld mit der URL der nächsten Seite.</translation>
    </message>
    <message>
        <source>The pagination does not name the field of an item that is its cursor.</source>
        <translation>Im Seitenabruf fehlt das Feld eines Elements, das als Cursor dient.</translation>
    </message>
    <message>
        <source>Set next_cursor_path in the pagination, such as /id.</source>
        <translation>Setzen Sie next_cursor_path im Seitenabruf, etwa /id.</translation>
    </message>
    <message>
        <source>Ask the user to choose that server for the endpoint, or to set its REST URL, if it may be used.</source>
        <translation>Bitten Sie den Benutzer, diesen Server für den Endpunkt zu wählen oder dessen REST-URL einzutragen, falls er verwendet werden darf.</translation>
    </message>
    <message>
        <source>This operation cannot be used as a tool.</source>
        <translation>Diese Operation kann kein Werkzeug werden.</translation>
    </message>
    <message>
        <source>Choose another operation, or delete the tool.</source>
        <translation>Wählen Sie eine andere Operation oder löschen Sie das Werkzeug.</translation>
    </message>
    <message>
        <source>The overlay cannot be used. {problem}</source>
        <translation>Das Overlay lässt sich nicht verwenden. {problem}</translation>
    </message>
    <message>
        <source>This action has no target and is omitted.</source>
        <translation>Diese Aktion hat kein Ziel und wird übergangen.</translation>
    </message>
    <message>
        <source>This action neither updates nor removes.</source>
        <translation>Diese Aktion ändert nichts und entfernt nichts.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not known in an action and is omitted.</source>
        <translation>„{name}“ ist in einer Aktion unbekannt und wird übergangen.</translation>
    </message>
    <message>
        <source>The target {target} cannot be read as a JSONPath from character {position} on.</source>
        <translation>Das Ziel {target} ist ab Zeichen {position} nicht als JSONPath lesbar.</translation>
    </message>
    <message>
        <source>Looking for {target} takes too long.</source>
        <translation>Die Suche nach {target} dauert zu lange.</translation>
    </message>
    <message>
        <source>Nothing is at {target}. It may have been removed, or never have existed.</source>
        <translation>Unter {target} ist nichts mehr, oder dort war nie etwas.</translation>
    </message>
    <message>
        <source>This action adds more than can be read and is omitted.</source>
        <translation>Diese Aktion fügt mehr hinzu, als gelesen werden kann, und wird übergangen.</translation>
    </message>
    <message>
        <source>The whole description cannot be removed.</source>
        <translation>Die ganze Beschreibung lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>{place} cannot be updated in this way: update an object with an object, a list with its new items, and any other value through what contains it.</source>
        <translation>{place} lässt sich so nicht ändern: Objekte werden durch Objekte geändert, Listen durch das, was sie enthalten sollen, andere Werte durch das, worin sie stehen.</translation>
    </message>
    <message>
        <source>This is not an overlay: it has no &quot;overlay&quot; version.</source>
        <translation>Das ist kein Overlay: „overlay“ mit einer Version fehlt.</translation>
    </message>
    <message>
        <source>This overlay has the version {version}; only 1.0 is supported.</source>
        <translation>Dieses Overlay hat die Version {version}; gelesen werden kann 1.0.</translation>
    </message>
    <message>
        <source>Overlay {version} is read as 1.0.</source>
        <translation>Overlay {version} wird als 1.0 gelesen.</translation>
    </message>
    <message>
        <source>The overlay has no actions.</source>
        <translation>Das Overlay hat keine Aktionen.</translation>
    </message>
    <message>
        <source>The path has control characters or is too long to be called.</source>
        <translation>Der Pfad enthält Steuerzeichen oder ist zu lang, um aufgerufen zu werden.</translation>
    </message>
    <message>
        <source>A part of its path looks like a secret and is not imported: the argument {name} replaces it.</source>
        <translation>Ein Teil des Pfads sieht wie ein Geheimnis aus und wird nicht importiert: An seiner Stelle steht das Argument {name}.</translation>
    </message>
    <message>
        <source>It contains no schema.</source>
        <translation>Darin ist kein Schema enthalten.</translation>
    </message>
    <message>
        <source>The log has only part of the request.</source>
        <translation>Das Protokoll enthält nur einen Teil der Anfrage.</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; is larger than {size}, the limit.</source>
        <translation>Die Datei „{path}“ ist zu groß; gelesen werden höchstens {size}.</translation>
    </message>
    <message>
        <source>the system does not allow a file of this size</source>
        <translation>Das System erlaubt keine Datei dieser Größe</translation>
    </message>
    <message>
        <source>The work was cancelled before it was done.</source>
        <translation>Der Vorgang wurde abgebrochen, bevor er fertig war.</translation>
    </message>
    <message>
        <source>The file could not be changed.</source>
        <translation>Die Änderung an der Datei ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>an object was expected</source>
        <translation>Statt eines Objekts steht hier etwas anderes</translation>
    </message>
    <message>
        <source>a value was expected instead of &quot;/&quot;</source>
        <translation>Statt eines Werts steht hier „/“</translation>
    </message>
    <message>
        <source>a string contains something that JSON does not allow</source>
        <translation>Ein Text enthält etwas, das JSON nicht erlaubt</translation>
    </message>
    <message>
        <source>a value was expected instead of &quot;{sign}&quot;</source>
        <translation>Statt eines Werts steht hier „{sign}“</translation>
    </message>
    <message>
        <source>this is part of &quot;{name}&quot; and not a separate table</source>
        <translation>Hier steht etwas, das zu „{name}“ gehört und keine eigene Tabelle ist</translation>
    </message>
    <message>
        <source>is a link or not a regular file</source>
        <translation>ist ein Link oder keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>The sign-in changed in the meantime.</source>
        <translation>Inzwischen hat sich jemand an- oder abgemeldet.</translation>
    </message>
    <message>
        <source>The access token had already expired when it arrived.</source>
        <translation>Das Zugriffstoken war schon abgelaufen, als es ankam.</translation>
    </message>
    <message>
        <source>Try again. If that does not help, ask the operator of the authorization server for tokens with a longer lifetime.</source>
        <translation>Versuchen Sie es erneut. Falls das nicht hilft, bitten Sie den Betreiber des Autorisierungsservers um Tokens, die länger gelten.</translation>
    </message>
    <message>
        <source>The credential &quot;{name}&quot; does not need a sign-in.</source>
        <translation>Die Zugangsdaten „{name}“ erfordern keine Anmeldung.</translation>
    </message>
    <message>
        <source>The sign-in was not completed within ten minutes.</source>
        <translation>Die Anmeldung wurde nicht innerhalb von zehn Minuten abgeschlossen.</translation>
    </message>
    <message>
        <source>No port is free for the browser to return to: {reason}.</source>
        <translation>Auf diesem Rechner ist kein Port frei, zu dem der Browser zurückkehren könnte: {reason}.</translation>
    </message>
    <message>
        <source>Check the client ID, its secret, and its permissions on the server.</source>
        <translation>Prüfen Sie die Client-ID, ihr Geheimnis und was der Server diesem Client erlaubt.</translation>
    </message>
    <message>
        <source>Compare the credential&apos;s settings with the server&apos;s documentation.</source>
        <translation>Vergleichen Sie die Einstellungen der Zugangsdaten mit der Dokumentation des Servers.</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, such as X-Api-Key. Names that HTTP itself uses, such as Host, are reserved.</source>
        <translation>Verwenden Sie Buchstaben, Ziffern und Bindestriche, etwa X-Api-Key. Namen, die HTTP selbst verwendet, etwa Host, sind reserviert.</translation>
    </message>
    <message>
        <source>The secret begins or ends with whitespace, so the request was not sent.</source>
        <translation>Das Geheimnis beginnt oder endet mit Leerraum; die Anfrage wurde deshalb nicht gesendet.</translation>
    </message>
    <message>
        <source>Enter it again without whitespace. A line break is often copied along.</source>
        <translation>Geben Sie es erneut ohne Leerraum ein. Oft wird ein Zeilenumbruch mitkopiert.</translation>
    </message>
    <message>
        <source>The secret contains a line break or another control character, so the request was not sent.</source>
        <translation>Das Geheimnis enthält einen Zeilenumbruch oder ein anderes Steuerzeichen; die Anfrage wurde deshalb nicht gesendet.</translation>
    </message>
    <message>
        <source>A bearer token cannot contain spaces, so the request was not sent.</source>
        <translation>Ein Bearer-Token darf keine Leerzeichen enthalten; die Anfrage wurde deshalb nicht gesendet.</translation>
    </message>
    <message>
        <source>The secret contains a character that cookies must not contain, so the request was not sent.</source>
        <translation>Das Geheimnis enthält ein Zeichen, das in keinem Cookie stehen darf; die Anfrage wurde deshalb nicht gesendet.</translation>
    </message>
    <message>
        <source>The user name contains a colon or a control character.</source>
        <translation>Der Benutzername enthält einen Doppelpunkt oder ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>Unlock it when its dialog asks, or in its own program, and try again.</source>
        <translation>Entsperren Sie ihn in seinem Dialog oder in seinem eigenen Programm und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The keychain is not set up yet: the password prompt was dismissed.</source>
        <translation>Der Schlüsselbund ist noch nicht eingerichtet: Die Passwortabfrage wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Try again and choose a password for it. Otherwise keep the secret in memory for this session or in an environment variable.</source>
        <translation>Versuchen Sie es erneut und wählen Sie ein Passwort. Oder behalten Sie das Geheimnis für diese Sitzung im Speicher oder in einer Umgebungsvariablen.</translation>
    </message>
    <message>
        <source>Enter it on the Credentials page. It is stored in the keychain.</source>
        <translation>Geben Sie es auf der Seite Zugangsdaten ein. Es wird im Schlüsselbund gespeichert.</translation>
    </message>
    <message>
        <source>Check whether it is asking for a password, and try again.</source>
        <translation>Sehen Sie nach, ob er nach einem Passwort fragt, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Enter it on the Credentials page. It is stored until Tooltray quits.</source>
        <translation>Geben Sie es auf der Seite Zugangsdaten ein. Es wird gespeichert, bis Tooltray beendet wird.</translation>
    </message>
    <message>
        <source>Run it in a terminal: it may be waiting for input, which it cannot get here.</source>
        <translation>Führen Sie ihn in einem Terminal aus: Vielleicht wartet er auf eine Eingabe, die er hier nicht bekommen kann.</translation>
    </message>
    <message>
        <source>The server is not running, so clients cannot connect.</source>
        <translation>Der Server läuft nicht; Clients können sich nicht verbinden.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{name}&quot; has no credential now, so there is no secret to insert.</source>
        <translation>Der Endpunkt „{name}“ hat zurzeit keine Zugangsdaten; es gibt kein Geheimnis zum Einsetzen.</translation>
    </message>
    <message>
        <source>The credential {name} does not need a sign-in.</source>
        <translation>Die Zugangsdaten {name} erfordern keine Anmeldung.</translation>
    </message>
    <message>
        <source>Choose a kind of credential that people sign in with.</source>
        <translation>Wählen Sie eine Art von Zugangsdaten, bei der man sich anmeldet.</translation>
    </message>
    <message>
        <source>The settings in {file} can be neither read nor set aside.</source>
        <translation>Die Einstellungen in {file} lassen sich weder lesen noch beiseitelegen.</translation>
    </message>
    <message>
        <source>The host of the endpoint comes from the context variable &quot;{name}&quot;, which an agent has set.</source>
        <translation>Der Host des Endpunkts stammt aus der Kontextvariablen „{name}“, die ein Agent gesetzt hat.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; exceeds its rate limit, and too many calls are already waiting.</source>
        <translation>Das Werkzeug „{tool}“ überschreitet sein Aufruflimit, und es warten schon zu viele Aufrufe.</translation>
    </message>
    <message>
        <source>The call of &quot;{tool}&quot; on the endpoint &quot;{endpoint}&quot; needs approval, but nobody is available to give it.</source>
        <translation>Der Aufruf von „{tool}“ am Endpunkt „{endpoint}“ muss genehmigt werden, aber niemand ist da, der ihn genehmigen kann.</translation>
    </message>
    <message>
        <source>Too many calls are already waiting for approval, so no approval was requested for &quot;{tool}&quot;.</source>
        <translation>Es warten schon zu viele Aufrufe auf eine Genehmigung; für „{tool}“ wurde deshalb keine angefordert.</translation>
    </message>
    <message>
        <source>The request to the endpoint &quot;{endpoint}&quot; is different each time, so no approval can cover it.</source>
        <translation>Die Anfrage an den Endpunkt „{endpoint}“ ist jedes Mal anders; keine Genehmigung kann sie abdecken.</translation>
    </message>
    <message>
        <source>The host of the endpoint &quot;{endpoint}&quot; comes from a secret context variable.</source>
        <translation>Der Host des Endpunkts „{endpoint}“ stammt aus einer geheimen Kontextvariablen.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{name}&quot; does not check certificates, so anyone could impersonate it.</source>
        <translation>Der Endpunkt „{name}“ prüft keine Zertifikate; so könnte sich jeder als dieser Endpunkt ausgeben.</translation>
    </message>
    <message>
        <source>The next page is at {link}, but the endpoint is {origin}. The credential is not sent there.</source>
        <translation>Die nächste Seite liegt unter {link}, der Endpunkt aber unter {origin}. Die Zugangsdaten werden dorthin nicht gesendet.</translation>
    </message>
    <message>
        <source>Set the endpoint&apos;s URL to the origin of its links, or choose the style page, offset or cursor in the pagination of the tool.</source>
        <translation>Setzen Sie die URL des Endpunkts auf den Origin, zu dem seine Links führen, oder wählen Sie im Seitenabruf des Werkzeugs den Stil page, offset oder cursor.</translation>
    </message>
    <message>
        <source>Remove it from the headers of the tool.</source>
        <translation>Entfernen Sie ihn aus den Headern des Werkzeugs.</translation>
    </message>
    <message>
        <source>A body of the type {type} must be text or a file, and this one is neither.</source>
        <translation>Ein Body vom Typ {type} muss ein Text oder eine Datei sein; dieser ist keines von beiden.</translation>
    </message>
    <message>
        <source>Bind text or an object with content_base64 to the body, or remove the header Content-Type to send JSON.</source>
        <translation>Binden Sie einen Text oder ein Objekt mit content_base64 an den Body oder entfernen Sie den Header Content-Type, um JSON zu senden.</translation>
    </message>
    <message>
        <source>The events of the subscription exceed {size} in total.</source>
        <translation>Die Ereignisse der Subscription sind zusammen größer als {size}.</translation>
    </message>
    <message>
        <source>Also cut: {kept} of {total} {unit}.</source>
        <translation>Auch gekürzt: {kept} von {total} {unit}.</translation>
    </message>
    <message>
        <source>Also cut: {kept} of {total} {unit} at {place}.</source>
        <translation>Auch gekürzt: {kept} von {total} {unit} bei {place}.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; is already running and would call itself endlessly.</source>
        <translation>Das Werkzeug „{tool}“ läuft schon und würde sich endlos selbst aufrufen.</translation>
    </message>
    <message>
        <source>Remove the call to it from one of the tools that call each other.</source>
        <translation>Entfernen Sie seinen Aufruf aus einem der Werkzeuge, die einander aufrufen.</translation>
    </message>
    <message>
        <source>A description in a file can refer only to other files.</source>
        <translation>Eine Beschreibung in einer Datei kann nur auf andere Dateien verweisen.</translation>
    </message>
    <message>
        <source>No new description of the endpoint &quot;{endpoint}&quot; is waiting to be accepted.</source>
        <translation>Keine neue Beschreibung des Endpunkts „{endpoint}“ wartet darauf, übernommen zu werden.</translation>
    </message>
    <message>
        <source>The log has only part of the arguments of this call.</source>
        <translation>Das Protokoll enthält nur einen Teil der Argumente dieses Aufrufs.</translation>
    </message>
    <message>
        <source>Make the call again from the tool&apos;s page.</source>
        <translation>Führen Sie den Aufruf auf der Seite des Werkzeugs neu aus.</translation>
    </message>
    <message>
        <source>The log has only part of the request, too little for a command.</source>
        <translation>Das Protokoll enthält nur einen Teil der Anfrage; für einen Befehl ist das zu wenig.</translation>
    </message>
    <message>
        <source>The request contains a zero byte, which a command line cannot pass.</source>
        <translation>Die Anfrage enthält ein Nullbyte, das sich auf einer Kommandozeile nicht übergeben lässt.</translation>
    </message>
    <message>
        <source>the notes of a person</source>
        <translation>was ein Mensch notiert hat</translation>
    </message>
    <message>
        <source>This &quot;)&quot; has no matching &quot;(&quot;.</source>
        <translation>Zu dieser „)“ fehlt die „(“.</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply.</source>
        <translation>Klammern sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>A space is missing here. Quote a value that contains brackets or quotes.</source>
        <translation>Hier fehlt ein Leerzeichen. Setzen Sie einen Wert mit Klammern oder Anführungszeichen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>There is one operator too many.</source>
        <translation>Hier ist ein Operator zu viel.</translation>
    </message>
    <message>
        <source>The client&apos;s answer does not match the question.</source>
        <translation>Die Antwort des Clients passt nicht zur Frage.</translation>
    </message>
    <message>
        <source>The operation now requires other credentials or scopes.</source>
        <translation>Die Operation verlangt jetzt andere Zugangsdaten oder Scopes.</translation>
    </message>
    <message>
        <source>The operation now accepts other credentials as well.</source>
        <translation>Die Operation nimmt jetzt auch andere Zugangsdaten an.</translation>
    </message>
    <message>
        <source>The credential {name} is now sent differently.</source>
        <translation>Die Zugangsdaten {name} werden jetzt anders gesendet.</translation>
    </message>
    <message>
        <source>The description has changed.</source>
        <translation>Die Beschreibung hat sich geändert.</translation>
    </message>
    <message>
        <source>This parameter was removed.</source>
        <translation>Dieser Parameter wurde entfernt.</translation>
    </message>
    <message>
        <source>This parameter now has a different style.</source>
        <translation>Dieser Parameter hat jetzt einen anderen Stil.</translation>
    </message>
    <message>
        <source>This parameter is now escaped differently.</source>
        <translation>Dieser Parameter wird jetzt anders maskiert.</translation>
    </message>
    <message>
        <source>This response is new.</source>
        <translation>Diese Antwort ist neu.</translation>
    </message>
    <message>
        <source>The operation was removed.</source>
        <translation>Die Operation wurde entfernt.</translation>
    </message>
    <message>
        <source>The operation was removed; {name} is now {method} {path}.</source>
        <translation>Die Operation wurde entfernt; {name} ist jetzt {method} {path}.</translation>
    </message>
    <message>
        <source>This is too large to compare completely.</source>
        <translation>Das ist zu groß, um es vollständig zu vergleichen.</translation>
    </message>
    <message>
        <source>An alternative was removed.</source>
        <translation>Eine Alternative wurde entfernt.</translation>
    </message>
    <message>
        <source>The default has changed.</source>
        <translation>Der Standardwert hat sich geändert.</translation>
    </message>
    <message>
        <source>The description and the documents it refers to exceed {count} MiB, the limit.</source>
        <translation>Die Beschreibung und die Dokumente, auf die sie verweist, überschreiten {count} MiB; mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>This is not an OpenAPI description: it is not a JSON object.</source>
        <translation>Das ist keine OpenAPI-Beschreibung: Es ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>This is not an OpenAPI description: it has neither an &quot;openapi&quot; nor a &quot;swagger&quot; version.</source>
        <translation>Das ist keine OpenAPI-Beschreibung: Sie hat weder eine „openapi“- noch eine „swagger“-Version.</translation>
    </message>
    <message>
        <source>This is a web page or XML, not an OpenAPI description.</source>
        <translation>Das ist eine Webseite oder XML, keine OpenAPI-Beschreibung.</translation>
    </message>
    <message>
        <source>A name appears twice in an object, and the last one counts: {problem}</source>
        <translation>Ein Name kommt in einem Objekt zweimal vor, und der letzte zählt: {problem}</translation>
    </message>
    <message>
        <source>The description refers to more than {count} other documents; {uri} was not read.</source>
        <translation>Die Beschreibung verweist auf mehr als {count} andere Dokumente; {uri} wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>Documents refer to each other over more than {count} steps; {uri} was not read.</source>
        <translation>Dokumente verweisen über mehr als {count} Schritte aufeinander; {uri} wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>There is nothing at {target} in this document; the one in the first document is used.</source>
        <translation>In diesem Dokument gibt es {target} nicht; verwendet wird das im ersten Dokument.</translation>
    </message>
    <message>
        <source>There is nothing at {target}; any value is accepted.</source>
        <translation>{target} gibt es nicht; jeder Wert wird angenommen.</translation>
    </message>
    <message>
        <source>A schema with properties but no type is treated as an object.</source>
        <translation>Ein Schema mit Eigenschaften, aber ohne Typ, gilt als Objekt.</translation>
    </message>
    <message>
        <source>A schema with items but no type is treated as an array.</source>
        <translation>Ein Schema mit Elementen, aber ohne Typ, gilt als Array.</translation>
    </message>
    <message>
        <source>The reference {target} is circular; any value is accepted.</source>
        <translation>Der Verweis {target} führt im Kreis; jeder Wert wird angenommen.</translation>
    </message>
    <message>
        <source>The description refers to the file {uri}, which is outside its folder and was not read. You can accept that folder on the endpoint.</source>
        <translation>Die Beschreibung verweist auf die Datei {uri} außerhalb ihres Ordners, die nicht gelesen wurde. Sie können diesen Ordner beim Endpunkt zulassen.</translation>
    </message>
    <message>
        <source>The description refers to {uri}, which is not a web address and was not read.</source>
        <translation>Die Beschreibung verweist auf {uri}; das ist keine Webadresse und wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The description refers to {uri} in a private network, which was not read: a description from a public host must not refer to one.</source>
        <translation>Die Beschreibung verweist auf {uri} in einem privaten Netz, was nicht gelesen wurde: Eine Beschreibung von einem öffentlichen Host darf nicht dorthin verweisen.</translation>
    </message>
    <message>
        <source>The description refers to {uri} on another host, which was not read. You can accept the origin {origin} on the endpoint.</source>
        <translation>Die Beschreibung verweist auf {uri} auf einem anderen Host, was nicht gelesen wurde. Sie können den Origin {origin} beim Endpunkt zulassen.</translation>
    </message>
    <message>
        <source>The path has no placeholder for the parameter {name}, which is omitted.</source>
        <translation>Der Pfad hat keinen Platzhalter für den Parameter {name}, der weggelassen wird.</translation>
    </message>
    <message>
        <source>The path parameter {name} is not declared and is treated as a string.</source>
        <translation>Der Pfadparameter {name} ist nicht deklariert; er gilt als String.</translation>
    </message>
    <message>
        <source>The style &quot;{style}&quot; does not exist in the {place}; the default is used.</source>
        <translation>Den Stil „{style}“ gibt es hier nicht ({place}); verwendet wird der Standard.</translation>
    </message>
    <message>
        <source>This parameter has no name or no known location, and is omitted.</source>
        <translation>Dieser Parameter hat keinen Namen oder keinen bekannten Ort und wird weggelassen.</translation>
    </message>
    <message>
        <source>The header {name} cannot be a parameter: it is set by the request.</source>
        <translation>Der Header {name} kann kein Parameter sein: Die Anfrage setzt ihn.</translation>
    </message>
    <message>
        <source>The path parameter {name} is required, although it is not marked as such.</source>
        <translation>Der Pfadparameter {name} ist erforderlich, obwohl er nicht so gekennzeichnet ist.</translation>
    </message>
    <message>
        <source>The body cannot be read, so any JSON value is accepted.</source>
        <translation>Der Body kann nicht gelesen werden; jeder JSON-Wert wird angenommen.</translation>
    </message>
    <message>
        <source>The body has no media type, so any JSON value is accepted.</source>
        <translation>Der Body hat keinen Medientyp; jeder JSON-Wert wird angenommen.</translation>
    </message>
    <message>
        <source>{name} is not valid Base64.</source>
        <translation>{name} ist kein gültiges Base64.</translation>
    </message>
    <message>
        <source>The server &quot;{url}&quot; in the description is not an absolute URL. Set a base URL on the endpoint.</source>
        <translation>Der Server „{url}“ der Beschreibung ist keine absolute URL. Geben Sie beim Endpunkt eine Basis-URL an.</translation>
    </message>
    <message>
        <source>The option {name} of the workspace&apos;s storage contains a semicolon.</source>
        <translation>Die Option {name} für die Speicherung des Arbeitsbereichs enthält ein Semikolon.</translation>
    </message>
    <message>
        <source>No connection to {place}: {reason}.</source>
        <translation>Es gibt keine Verbindung zu {place}: {reason}.</translation>
    </message>
    <message>
        <source>Look at the server&apos;s log.</source>
        <translation>Sehen Sie im Protokoll des Servers nach.</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; is a database of another program. Nothing in it was changed.</source>
        <translation>„{file}“ ist eine Datenbank eines anderen Programms. Nichts darin wurde geändert.</translation>
    </message>
    <message>
        <source>A newer version of Tooltray wrote &quot;{file}&quot; in format {format}; this version reads up to {known}. Nothing in it was changed.</source>
        <translation>Eine neuere Version von Tooltray hat „{file}“ im Format {format} geschrieben; diese Version liest bis {known}. Nichts darin wurde geändert.</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; already contains it: {reason}.</source>
        <translation>In „{file}“ ist es schon vorhanden: {reason}.</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; is damaged or not a SQLite database ({reason}). Nothing in it was changed.</source>
        <translation>„{file}“ ist beschädigt oder keine SQLite-Datenbank ({reason}). Nichts darin wurde geändert.</translation>
    </message>
    <message>
        <source>SQLite rejected the request to &quot;{file}&quot;: {reason}.</source>
        <translation>SQLite hat die Anfrage an „{file}“ abgelehnt: {reason}.</translation>
    </message>
    <message>
        <source>YAML parsers disagree on what this means without quotes. Quote text, write a number in plain digits, or use true or false.</source>
        <translation>YAML-Leser deuten das ohne Anführungszeichen unterschiedlich: Setzen Sie Text in Anführungszeichen oder schreiben Sie eine Zahl in einfachen Ziffern, true oder false.</translation>
    </message>
    <message>
        <source>The values from the environment make the configuration too long.</source>
        <translation>Mit den Werten aus der Umgebung wird die Konfiguration zu lang.</translation>
    </message>
    <message>
        <source>This value is not valid here.</source>
        <translation>Dieser Wert ist hier nicht gültig.</translation>
    </message>
    <message>
        <source>The value of {variable} is not valid here.</source>
        <translation>Der Wert von {variable} ist hier nicht gültig.</translation>
    </message>
    <message>
        <source>There are more problems; these are the first {count}.</source>
        <translation>Es gibt noch mehr Probleme; dies sind die ersten {count}.</translation>
    </message>
    <message>
        <source>a command with quotes or special characters must be a list with one element per argument; it is not run in a shell</source>
        <translation>ein Befehl mit Anführungszeichen oder Sonderzeichen muss eine Liste mit einem Element je Argument sein; er läuft nicht in einer Shell</translation>
    </message>
    <message>
        <source>This ${ has no }. Write $${ for a literal ${.</source>
        <translation>Zu diesem ${ fehlt die }. Schreiben Sie $${ für ein wörtliches ${.</translation>
    </message>
    <message>
        <source>A reference looks like ${NAME} or ${NAME:-default}, with letters, digits and _ in its name. Write $${ for a literal ${.</source>
        <translation>Ein Verweis hat die Form ${NAME} oder ${NAME:-default}, mit Buchstaben, Ziffern und _ im Namen. Schreiben Sie $${ für ein wörtliches ${.</translation>
    </message>
    <message>
        <source>The environment variable {name} is not valid UTF-8.</source>
        <translation>Die Umgebungsvariable {name} ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>The file must be a single document; a second one begins here.</source>
        <translation>Die Datei muss ein einziges Dokument sein; hier beginnt ein zweites.</translation>
    </message>
    <message>
        <source>This does not match what is above it. Check its indentation and the quotes before it.</source>
        <translation>Das passt nicht zu dem, was darüber steht; prüfen Sie die Einrückung und die Anführungszeichen davor.</translation>
    </message>
    <message>
        <source>A key is not allowed here. Quote text that contains &quot;: &quot;, and indent a key like its neighbours.</source>
        <translation>Hier kann kein Schlüssel stehen: Setzen Sie Text, der &quot;: &quot; enthält, in Anführungszeichen, und rücken Sie einen Schlüssel so ein wie seine Nachbarn.</translation>
    </message>
    <message>
        <source>A key is not allowed here. Check its indentation.</source>
        <translation>Hier kann kein Schlüssel stehen; prüfen Sie die Einrückung.</translation>
    </message>
    <message>
        <source>A list cannot begin here. Put its first &quot;- &quot; on the line below the key.</source>
        <translation>Hier kann keine Liste beginnen: Ihr erstes &quot;- &quot; steht in der Zeile unter dem Schlüssel.</translation>
    </message>
    <message>
        <source>This closing bracket has no opening bracket.</source>
        <translation>Es gibt keine offene Klammer, die diese schließen könnte.</translation>
    </message>
    <message>
        <source>Text cannot begin with this character. Put it in quotes.</source>
        <translation>Mit diesem Zeichen kann kein Text beginnen; setzen Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Unknown escape. Write \\ for a backslash, or put the text in single quotes.</source>
        <translation>Diese Escape-Sequenz gibt es nicht: Schreiben Sie \\ für einen Backslash oder setzen Sie den Text in einfache Anführungszeichen.</translation>
    </message>
    <message>
        <source>No character has this number.</source>
        <translation>Es gibt kein Zeichen mit dieser Nummer.</translation>
    </message>
    <message>
        <source>Unknown anchor. Aliases (*name) are not supported here; quote text that begins with *.</source>
        <translation>Diesen Anker gibt es nicht, und Aliase (*name) werden hier nicht unterstützt; setzen Sie Text, der mit * beginnt, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Only a line break can follow | and &gt;.</source>
        <translation>Nach | und &gt; darf nur der Zeilenumbruch folgen.</translation>
    </message>
    <message>
        <source>This is a control character, which text files must not contain. Delete it.</source>
        <translation>Das ist ein Steuerzeichen, das in keiner Textdatei stehen darf; löschen Sie es.</translation>
    </message>
    <message>
        <source>Lines end with a line feed; this one ends with a carriage return only.</source>
        <translation>Zeilen enden mit einem Zeilenvorschub (LF); diese endet nur mit einem Wagenrücklauf (CR).</translation>
    </message>
    <message>
        <source>Anchors ({sign}name), aliases (*name) and merge keys (&lt;&lt;) are not supported here. Write the value where it is needed, or take it from the environment with ${NAME}.</source>
        <translation>Anker ({sign}name), Aliase (*name) und Merge-Schlüssel (&lt;&lt;) werden hier nicht unterstützt. Schreiben Sie den Wert dorthin, wo er gebraucht wird, oder nehmen Sie ihn mit ${NAME} aus der Umgebung.</translation>
    </message>
    <message>
        <source>Tags (!name) are not supported here. Put a value in quotes to make it text.</source>
        <translation>Tags (!name) werden hier nicht unterstützt. Setzen Sie einen Wert in Anführungszeichen, um ihn zum Text zu machen.</translation>
    </message>
    <message>
        <source>Look at the current version, make the change there and try again.</source>
        <translation>Sehen Sie sich den jetzigen Stand an, nehmen Sie die Änderung dort vor und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The database that instances share is too slow.</source>
        <translation>Die gemeinsame Datenbank der Instanzen ist zu langsam.</translation>
    </message>
    <message>
        <source>{name} is not an escape in ECMA-262 patterns. Write the letter without a backslash.</source>
        <translation>{name} ist in ECMA-262-Mustern keine Escape-Sequenz; ein Buchstabe steht ohne Backslash für sich selbst.</translation>
    </message>
    <message>
        <source>A range goes from one character to another. Put a literal `-` last.</source>
        <translation>Ein Bereich reicht von einem Zeichen zu einem anderen; ein „-“, das für sich selbst steht, gehört ans Ende.</translation>
    </message>
    <message>
        <source>Octal escapes do not exist in ECMA-262 patterns. Write `\x` and two hexadecimal digits.</source>
        <translation>Oktale Escape-Sequenzen sind in ECMA-262-Mustern nicht bekannt; schreiben Sie „\x“ und zwei Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>Groups are nested too deeply.</source>
        <translation>Gruppen sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>There is nothing for this `{name}` to repeat.</source>
        <translation>Vor diesem „{name}“ steht nichts, was es wiederholen könnte.</translation>
    </message>
    <message>
        <source>There is nothing for these braces to repeat.</source>
        <translation>Vor diesen geschweiften Klammern steht nichts, was sie wiederholen könnten.</translation>
    </message>
    <message>
        <source>Only plain groups ( ) and (?: ) are supported, not lookarounds or named groups.</source>
        <translation>Nur einfache Gruppen ( ) und (?: ) werden unterstützt, keine Lookarounds und keine benannten Gruppen.</translation>
    </message>
    <message>
        <source>Backreferences are not supported here.</source>
        <translation>Rückverweise werden hier nicht unterstützt.</translation>
    </message>
    <message>
        <source>The API returned errors together with the data.</source>
        <translation>Die API hat zusammen mit den Daten Fehler gemeldet.</translation>
    </message>
    <message>
        <source>The API returned errors together with the data: {problem}</source>
        <translation>Die API hat zusammen mit den Daten Fehler gemeldet: {problem}</translation>
    </message>
    <message>
        <source>The client &quot;{client}&quot; exceeds its rate limit, and too many of its calls are already waiting.</source>
        <translation>Der Client „{client}“ überschreitet sein Aufruflimit, und es warten schon zu viele seiner Aufrufe.</translation>
    </message>
    <message>
        <source>it blocks during name lookup</source>
        <translation>Sie blockiert während der Namensauflösung</translation>
    </message>
    <message>
        <source>If the server is your own, give the endpoint its CA certificate.</source>
        <translation>Falls der Server Ihr eigener ist, geben Sie dem Endpunkt dessen CA-Zertifikat.</translation>
    </message>
    <message>
        <source>Set the endpoint&apos;s URL to the API&apos;s actual address.</source>
        <translation>Setzen Sie die URL des Endpunkts auf die tatsächliche Adresse der API.</translation>
    </message>
    <message>
        <source>Remove it from the URL and give the endpoint a credential instead.</source>
        <translation>Entfernen Sie das aus der URL und geben Sie stattdessen dem Endpunkt Zugangsdaten.</translation>
    </message>
    <message>
        <source>{origin} returned an object with a duplicate member at byte {offset}, so one of the values would be lost.</source>
        <translation>{origin} antwortet mit einem Objekt, das bei Byte {offset} dieselbe Eigenschaft ein zweites Mal enthält; eine davon ginge verloren.</translation>
    </message>
    <message>
        <source>{origin} returned {thing} instead of a GraphQL response object.</source>
        <translation>Statt des Objekts einer GraphQL-Antwort liefert {origin}: {thing}.</translation>
    </message>
    <message>
        <source>this client exceeds its rate limit</source>
        <translation>Dieser Client überschreitet sein Aufruflimit</translation>
    </message>
    <message>
        <source>as many as are allowed at once are already running</source>
        <translation>Die Höchstzahl gleichzeitiger Anfragen ist erreicht</translation>
    </message>
    <message>
        <source>The endpoint &quot;{endpoint}&quot; sets the header &quot;{header}&quot;, and tools cannot override it. Remove it from the tool.</source>
        <translation>Der Endpunkt „{endpoint}“ setzt den Header „{header}“, den kein Werkzeug ersetzen kann. Entfernen Sie ihn aus dem Werkzeug.</translation>
    </message>
    <message>
        <source>The mapping &quot;{name}&quot; sends {count} more values that the variable &quot;${variable}&quot; never accepts.</source>
        <translation>Die Zuordnung „{name}“ sendet weitere Werte, die die Variable „${variable}“ nie annimmt: {count}.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; lists {count} more values that the variable &quot;${variable}&quot; never accepts.</source>
        <translation>Der Parameter „{name}“ nennt weitere Werte, die die Variable „${variable}“ nie annimmt: {count}.</translation>
    </message>
    <message>
        <source>This &quot;item&quot; is not inside an &quot;each&quot;, so it never has a value. Use a parameter or a step, or move it into the &quot;as&quot; of an &quot;each&quot;.</source>
        <translation>Dieses „item“ steht in keinem „each“ und hat daher nie einen Wert. Verwenden Sie einen Parameter oder einen Schritt oder setzen Sie es in das „as“ eines „each“.</translation>
    </message>
    <message>
        <source>Use one variable for the page size and another for the position in the list.</source>
        <translation>Verwenden Sie eine Variable für die Seitengröße und eine andere für die Position in der Liste.</translation>
    </message>
    <message>
        <source>The pages of a query cannot be found by links.</source>
        <translation>Die Seiten einer Query lassen sich nicht über Links finden.</translation>
    </message>
    <message>
        <source>A {method} request is not fetched page by page: each page would repeat it.</source>
        <translation>Eine Anfrage mit der Methode {method} wird nicht seitenweise abgerufen: Jede Seite würde sie noch einmal ausführen.</translation>
    </message>
    <message>
        <source>Remove the pagination from the tool.</source>
        <translation>Entfernen Sie den Seitenabruf aus dem Werkzeug.</translation>
    </message>
    <message>
        <source>The tool is marked read-only but changes something.</source>
        <translation>Das Werkzeug ist als nur lesend gekennzeichnet, ändert aber etwas.</translation>
    </message>
    <message>
        <source>Remove the annotation: clients run read-only tools without asking.</source>
        <translation>Entfernen Sie die Angabe: Clients führen nur lesende Werkzeuge ohne Rückfrage aus.</translation>
    </message>
    <message>
        <source>The tool is marked non-destructive, but its operation seems to delete something.</source>
        <translation>Das Werkzeug ist als nicht destruktiv gekennzeichnet, doch seine Operation scheint etwas zu löschen.</translation>
    </message>
    <message>
        <source>Mark it as destructive, unless what it does can be undone.</source>
        <translation>Kennzeichnen Sie es als destruktiv, außer wenn sich seine Wirkung rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>The tool is not marked destructive or non-destructive, so clients assume it is destructive.</source>
        <translation>Das Werkzeug ist weder als destruktiv noch als nicht destruktiv gekennzeichnet; Clients halten es daher für destruktiv.</translation>
    </message>
    <message>
        <source>Mark it as not destructive if it only adds data.</source>
        <translation>Kennzeichnen Sie es als nicht destruktiv, wenn es nur Daten hinzufügt.</translation>
    </message>
    <message>
        <source>The parameters are combined by &quot;{keyword}&quot; at the top level, which several models reject.</source>
        <translation>Die Parameter sind auf oberster Ebene durch „{keyword}“ verknüpft; das lehnen mehrere Modelle ab.</translation>
    </message>
    <message>
        <source>List all properties in one object, and state in their descriptions which belong together.</source>
        <translation>Führen Sie alle Eigenschaften in einem Objekt auf und geben Sie in ihren Beschreibungen an, welche zusammengehören.</translation>
    </message>
    <message>
        <source>Give it one: &quot;string&quot;, &quot;integer&quot;, &quot;number&quot;, &quot;boolean&quot;, &quot;array&quot; or &quot;object&quot;.</source>
        <translation>Geben Sie einen an: &quot;string&quot;, &quot;integer&quot;, &quot;number&quot;, &quot;boolean&quot;, &quot;array&quot; oder &quot;object&quot;.</translation>
    </message>
    <message>
        <source>The elements of this array have no type.</source>
        <translation>Die Elemente dieses Arrays haben keinen Typ.</translation>
    </message>
    <message>
        <source>&quot;{reference}&quot; contains itself. Clients see its first level; below it, any object is accepted.</source>
        <translation>„{reference}“ enthält sich selbst. Clients sehen die erste Ebene; darunter wird jedes Objekt angenommen.</translation>
    </message>
    <message>
        <source>State in the description how deep it can nest, or define each level.</source>
        <translation>Geben Sie in der Beschreibung an, wie tief es verschachtelt sein darf, oder definieren Sie jede Ebene.</translation>
    </message>
    <message>
        <source>&quot;{reference}&quot; is not fetched.</source>
        <translation>„{reference}“ wird nicht abgerufen.</translation>
    </message>
    <message>
        <source>&quot;{keyword}&quot; lets callers pass values with other names, which the tool ignores.</source>
        <translation>Durch „{keyword}“ können Clients Werte mit anderen Namen übergeben, die das Werkzeug ignoriert.</translation>
    </message>
    <message>
        <source>With the prefix that clients add, the name &quot;{name}&quot; is {count} characters too long.</source>
        <translation>Mit dem Präfix, das Clients davorsetzen, ist der Name „{name}“ um {count} Zeichen zu lang.</translation>
    </message>
    <message>
        <source>Choose a shorter name for the tool or the server.</source>
        <translation>Wählen Sie einen kürzeren Namen für das Werkzeug oder den Server.</translation>
    </message>
    <message>
        <source>State in one sentence what it does and when to use it.</source>
        <translation>Sagen Sie in einem Satz, was es tut und wann man es verwendet.</translation>
    </message>
    <message>
        <source>The {object} has an invisible character ({character}) at {place}.</source>
        <translation>{object}: Unter {place} steht ein unsichtbares Zeichen ({character}).</translation>
    </message>
    <message>
        <source>a newer version of Tooltray wrote this in format {format}, and this version reads up to {most}; nothing in it was changed</source>
        <translation>eine neuere Version von Tooltray hat dies im Format {format} geschrieben, diese Version liest bis {most}; nichts darin wurde geändert</translation>
    </message>
    <message>
        <source>only API keys can be sent outside a header</source>
        <translation>nur API-Schlüssel können außerhalb eines Headers gesendet werden</translation>
    </message>
    <message>
        <source>It contains no query.</source>
        <translation>Darin ist keine Query enthalten.</translation>
    </message>
    <message>
        <source>The proxy is not imported. Set it on the endpoint.</source>
        <translation>Der Proxy wird nicht importiert. Geben Sie ihn beim Endpunkt an.</translation>
    </message>
    <message>
        <source>The option to skip certificate checks is not imported. Set it on the endpoint.</source>
        <translation>Die Option, Zertifikate nicht zu prüfen, wird nicht importiert. Setzen Sie sie beim Endpunkt.</translation>
    </message>
    <message>
        <source>Its GraphQL has placeholders ({{...}}), which cannot be filled here.</source>
        <translation>Das GraphQL enthält Platzhalter ({{...}}), die hier nicht gefüllt werden.</translation>
    </message>
    <message>
        <source>Its GraphQL has no operation.</source>
        <translation>Das GraphQL enthält keine Operation.</translation>
    </message>
    <message>
        <source>Its GraphQL has no operation named {name}.</source>
        <translation>Das GraphQL enthält keine Operation {name}.</translation>
    </message>
    <message>
        <source>Its URL contains a placeholder ({address}). Choose the endpoint it stands for.</source>
        <translation>Die URL enthält einen Platzhalter ({address}). Wählen Sie den Endpunkt, für den er steht.</translation>
    </message>
    <message>
        <source>The value for {name} is not imported: the operation has no such variable.</source>
        <translation>Der Wert für {name} wird nicht importiert: Die Operation hat keine solche Variable.</translation>
    </message>
    <message>
        <source>The value for {name} contains a placeholder and is not used in an example.</source>
        <translation>Der Wert für {name} enthält einen Platzhalter und wird in keinem Beispiel verwendet.</translation>
    </message>
    <message>
        <source>The value for {name} looks like a secret and is not used in an example.</source>
        <translation>Der Wert für {name} sieht wie ein Geheimnis aus und wird in keinem Beispiel verwendet.</translation>
    </message>
    <message>
        <source>{count} recorded requests are not imported: pages, images, scripts and others that are not API calls.</source>
        <translation>{count} aufgezeichnete Anfragen werden nicht importiert: Seiten, Bilder, Skripte und andere, die keine API-Aufrufe sind.</translation>
    </message>
    <message>
        <source>a pack cannot include the approval of a tool; a person gives it here</source>
        <translation>ein Paket kann die Genehmigung eines Werkzeugs nicht mitbringen; ein Mensch erteilt sie hier</translation>
    </message>
    <message>
        <source>the pack has more than {count} tools, types and mappings, the most that one import accepts</source>
        <translation>das Paket hat mehr als {count} Werkzeuge, Typen und Zuordnungen, die Höchstzahl für einen Import</translation>
    </message>
    <message>
        <source>The pack exceeds {size}, the limit.</source>
        <translation>Das Paket überschreitet das Limit von {size}.</translation>
    </message>
    <message>
        <source>Its variables are not a JSON object, so no example is created.</source>
        <translation>Die Variablen sind kein JSON-Objekt; deshalb wird kein Beispiel angelegt.</translation>
    </message>
    <message>
        <source>The header {header} is not imported. Add it to the endpoint or to a credential.</source>
        <translation>Der Header {header} wird nicht importiert. Fügen Sie ihn beim Endpunkt oder in Zugangsdaten hinzu.</translation>
    </message>
    <message>
        <source>Its authentication ({kind}) is not imported. Add a credential to the endpoint.</source>
        <translation>Die Authentifizierung ({kind}) wird nicht importiert. Geben Sie dem Endpunkt Zugangsdaten.</translation>
    </message>
    <message>
        <source>Its scripts and tests are not imported.</source>
        <translation>Skripte und Tests werden nicht importiert.</translation>
    </message>
    <message>
        <source>This is neither a GraphQL nor an HTTP request.</source>
        <translation>Das ist weder eine GraphQL- noch eine HTTP-Anfrage.</translation>
    </message>
    <message>
        <source>Only the first {count} requests are read.</source>
        <translation>Nur die ersten {count} Anfragen werden gelesen.</translation>
    </message>
    <message>
        <source>This is an OpenAPI description.</source>
        <translation>Das ist eine OpenAPI-Beschreibung.</translation>
    </message>
    <message>
        <source>Add it as an endpoint instead.</source>
        <translation>Fügen Sie sie stattdessen als Endpunkt hinzu.</translation>
    </message>
    <message>
        <source>This JSON is not in a format that can be imported.</source>
        <translation>Dieses JSON hat kein Format, das sich importieren lässt.</translation>
    </message>
    <message>
        <source>This cannot be imported. Read as GraphQL, it has an error in line {line}: {problem}</source>
        <translation>Das lässt sich nicht importieren. Als GraphQL gelesen, enthält es in Zeile {line} einen Fehler: {problem}</translation>
    </message>
    <message>
        <source>It contains no operations or types.</source>
        <translation>Darin ist weder eine Operation noch ein Typ enthalten.</translation>
    </message>
    <message>
        <source>Its types are not imported. Keep the schema in a separate file.</source>
        <translation>Die Typen werden nicht importiert. Legen Sie das Schema in einer eigenen Datei ab.</translation>
    </message>
    <message>
        <source>This is too long to import.</source>
        <translation>Das ist zu lang zum Importieren.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Der Inhalt ist leer.</translation>
    </message>
    <message>
        <source>YAML cannot be imported here.</source>
        <translation>YAML lässt sich hier nicht importieren.</translation>
    </message>
    <message>
        <source>Tools cannot send {method} requests.</source>
        <translation>Werkzeuge können keine {method}-Anfragen senden.</translation>
    </message>
    <message>
        <source>It sends files or multipart data, which an imported tool cannot send.</source>
        <translation>Sie sendet Dateien oder Multipart-Daten; ein importiertes Werkzeug kann das nicht.</translation>
    </message>
    <message>
        <source>It opens a WebSocket, which tools cannot do.</source>
        <translation>Sie öffnet einen WebSocket; Werkzeuge können das nicht.</translation>
    </message>
    <message>
        <source>The user name and password in its URL are not imported. Add a credential to the endpoint.</source>
        <translation>Benutzername und Passwort in ihrer URL werden nicht importiert. Geben Sie dem Endpunkt Zugangsdaten.</translation>
    </message>
    <message>
        <source>The parameter {name} contains a secret and is not imported. Add a credential to the endpoint.</source>
        <translation>Der Parameter {name} enthält ein Geheimnis und wird nicht importiert. Geben Sie dem Endpunkt Zugangsdaten.</translation>
    </message>
    <message>
        <source>The header {header} contains a secret and is not imported. Add a credential to the endpoint.</source>
        <translation>Der Header {header} enthält ein Geheimnis und wird nicht importiert. Geben Sie dem Endpunkt Zugangsdaten.</translation>
    </message>
    <message>
        <source>Pass the parameters of the query as an object.</source>
        <translation>Übergeben Sie die Parameter der Query als Objekt.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has a member &quot;{member}&quot;, and the request sends another value under that name.</source>
        <translation>„{name}“ hat eine Eigenschaft „{member}“, und die Anfrage sendet unter diesem Namen schon einen anderen Wert.</translation>
    </message>
    <message>
        <source>Omit the member. If the tool has a parameter of that name, pass the value there.</source>
        <translation>Lassen Sie die Eigenschaft weg. Hat das Werkzeug einen Parameter dieses Namens, übergeben Sie den Wert dort.</translation>
    </message>
    <message>
        <source>The cookie &quot;{name}&quot; is not sent: it contains a semicolon.</source>
        <translation>Das Cookie „{name}“ wird nicht gesendet: Es enthält ein Semikolon.</translation>
    </message>
    <message>
        <source>Omit it, or correct its name.</source>
        <translation>Lassen Sie es weg oder korrigieren Sie den Namen.</translation>
    </message>
    <message>
        <source>The cookie &quot;{name}&quot; is not sent: the request sends another cookie of that name.</source>
        <translation>Das Cookie „{name}“ wird nicht gesendet: Die Anfrage sendet schon ein anderes Cookie dieses Namens.</translation>
    </message>
    <message>
        <source>Omit it, or remove the other cookie from the tool.</source>
        <translation>Lassen Sie es weg oder entfernen Sie das andere Cookie aus dem Werkzeug.</translation>
    </message>
    <message>
        <source>&quot;{member}&quot; in the style of &quot;{name}&quot; does not apply to fields in that place. Correct or remove it.</source>
        <translation>„{member}“ im Stil von „{name}“ gilt nicht für Felder an dieser Stelle. Korrigieren oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Pass a value without semicolons.</source>
        <translation>Übergeben Sie einen Wert ohne Semikolons.</translation>
    </message>
    <message>
        <source>a place and a name such as {example}</source>
        <translation>ein Ort und ein Name wie {example}</translation>
    </message>
    <message>
        <source>nothing was sent</source>
        <translation>nichts wurde gesendet</translation>
    </message>
    <message>
        <source>A repair would change nothing: the request fits the description.</source>
        <translation>Eine Reparatur würde nichts ändern: Die Anfrage passt zur Beschreibung.</translation>
    </message>
    <message>
        <source>Correct the tool.</source>
        <translation>Korrigieren Sie das Werkzeug.</translation>
    </message>
    <message>
        <source>Only the REST request of a tool or of its cases can be repaired.</source>
        <translation>Reparieren lässt sich nur die REST-Anfrage eines Werkzeugs oder seiner Fälle.</translation>
    </message>
    <message>
        <source>The API&apos;s description has no operation that the tool could call.</source>
        <translation>Die Beschreibung der API hat keine Operation, die das Werkzeug aufrufen könnte.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; calls the tool &quot;{tool}&quot; without its parameter &quot;{name}&quot;, which the API requires.</source>
        <translation>Der Fall „{case}“ ruft das Werkzeug „{tool}“ ohne dessen Parameter „{name}“ auf, den die API verlangt.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; calls the tool &quot;{tool}&quot; without its parameter &quot;{name}&quot;, which the API requires.</source>
        <translation>Der Schritt „{step}“ ruft das Werkzeug „{tool}“ ohne dessen Parameter „{name}“ auf, den die API verlangt.</translation>
    </message>
    <message>
        <source>Make one change per call, or ask the user to allow several changes in the definition of the tool (allow_multiple_mutations).</source>
        <translation>Nehmen Sie pro Aufruf nur eine Änderung vor oder bitten Sie den Benutzer, in der Definition des Werkzeugs mehrere Änderungen zu erlauben (allow_multiple_mutations).</translation>
    </message>
</context>
<context>
    <name>CredentialTexts</name>
    <message>
        <source>Bearer token</source>
        <translation>Bearer-Token</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Custom header</source>
        <translation>Eigener Header</translation>
    </message>
    <message>
        <source>User and password</source>
        <translation>Benutzer und Passwort</translation>
    </message>
    <message>
        <source>OAuth 2 client credentials</source>
        <translation>OAuth 2 Client Credentials</translation>
    </message>
    <message>
        <source>OAuth 2 sign-in</source>
        <translation>OAuth-2-Anmeldung</translation>
    </message>
    <message>
        <source>Sent as “Authorization: Bearer …”. Most APIs use this.</source>
        <translation>Als „Authorization: Bearer …“ gesendet, wie es die meisten APIs verlangen.</translation>
    </message>
    <message>
        <source>Sent unchanged in the header you name.</source>
        <translation>Unverändert gesendet, im angegebenen Header.</translation>
    </message>
    <message>
        <source>Sent as “Authorization: Basic …”.</source>
        <translation>Als „Authorization: Basic …“ gesendet.</translation>
    </message>
    <message>
        <source>A token server issues a token for a client ID and secret. The token is renewed automatically.</source>
        <translation>Ein Token-Server gibt für eine Client-ID und ihr Geheimnis ein Token aus; es wird automatisch erneuert.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Client-Geheimnis</translation>
    </message>
    <message>
        <source>System keychain</source>
        <translation>Schlüsselbund des Systems</translation>
    </message>
    <message>
        <source>Environment variable</source>
        <translation>Umgebungsvariable</translation>
    </message>
    <message>
        <source>Program output</source>
        <translation>Programmausgabe</translation>
    </message>
    <message>
        <source>Memory only</source>
        <translation>Nur im Speicher</translation>
    </message>
    <message>
        <source>Saved in the system keychain.</source>
        <translation>Im Schlüsselbund des Systems gespeichert.</translation>
    </message>
    <message>
        <source>Not stored: the system keychain is unavailable.</source>
        <translation>Nicht gespeichert: Der Schlüsselbund des Systems ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>Read from the environment in which Tooltray was started.</source>
        <translation>Aus der Umgebung gelesen, in der Tooltray gestartet wurde.</translation>
    </message>
    <message>
        <source>Runs without a shell and must print the secret, such as “gh auth token”.</source>
        <translation>Läuft ohne Shell und muss das Geheimnis ausgeben, etwa „gh auth token“.</translation>
    </message>
    <message>
        <source>This session only: cleared when you quit.</source>
        <translation>Nur für diese Sitzung: wird beim Beenden gelöscht.</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>im Schlüsselbund</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>im Speicher</translation>
    </message>
    <message>
        <source>You sign in with a browser; the token is renewed automatically. Enter a client secret only if the server issued one.</source>
        <translation>Sie melden sich im Browser an; das Token wird automatisch erneuert. Geben Sie ein Client-Geheimnis nur an, wenn der Server eines ausgegeben hat.</translation>
    </message>
    <message>
        <source>Sent unchanged in a header.</source>
        <translation>Unverändert in einem Header gesendet.</translation>
    </message>
    <message>
        <source>Sent unchanged in a query parameter.</source>
        <translation>Unverändert in einem Query-Parameter gesendet.</translation>
    </message>
    <message>
        <source>Sent unchanged in a cookie.</source>
        <translation>Unverändert in einem Cookie gesendet.</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Query parameter</source>
        <translation>Query-Parameter</translation>
    </message>
    <message>
        <source>Cookie</source>
        <translation>Cookie</translation>
    </message>
    <message>
        <source>%1 (not supported)</source>
        <extracomment>%1 is a way to authenticate that no credential can do</extracomment>
        <translation>%1 (nicht unterstützt)</translation>
    </message>
    <message>
        <source>API key (%1 in a header)</source>
        <extracomment>%1 is the name of a header</extracomment>
        <translation>API-Schlüssel (%1 in einem Header)</translation>
    </message>
    <message>
        <source>API key (%1 in the query)</source>
        <extracomment>%1 is the name of a parameter</extracomment>
        <translation>API-Schlüssel (%1 in der Query)</translation>
    </message>
    <message>
        <source>API key (%1 in a cookie)</source>
        <extracomment>%1 is the name of a cookie</extracomment>
        <translation>API-Schlüssel (%1 in einem Cookie)</translation>
    </message>
    <message>
        <source>This session only: cleared when you quit. If your system asks to unlock the keychain, that is for the list of your consents, not for this secret.</source>
        <translation>Nur für diese Sitzung: wird beim Beenden gelöscht. Wenn Ihr System den Schlüsselbund entsperren möchte, gilt das der Liste Ihrer Zustimmungen, nicht diesem Geheimnis.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Replace with %1</source>
        <translation>Durch %1 ersetzen</translation>
    </message>
</context>
<context>
    <name>ExampleText</name>
    <message>
        <source>equals</source>
        <extracomment>What is expected of a value of a result, followed by a value</extracomment>
        <translation>ist gleich</translation>
    </message>
    <message>
        <source>matches</source>
        <extracomment>What is expected of a value of a result, followed by a pattern</extracomment>
        <translation>passt auf</translation>
    </message>
    <message>
        <source>exists</source>
        <extracomment>What is expected of a value of a result</extracomment>
        <translation>existiert</translation>
    </message>
    <message>
        <source>is missing</source>
        <extracomment>What is expected of a value of a result</extracomment>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is of type</source>
        <translation>ist vom Typ</translation>
    </message>
    <message>
        <source>Expected the call to succeed, but it failed.</source>
        <translation>Der Aufruf ist fehlgeschlagen, sollte aber erfolgreich sein.</translation>
    </message>
    <message>
        <source>Expected the call to fail, but it succeeded.</source>
        <translation>Der Aufruf war erfolgreich, sollte aber fehlschlagen.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>There is a value.</source>
        <translation>Dort steht ein Wert.</translation>
    </message>
    <message>
        <source>Found %1.</source>
        <translation>Dort steht %1.</translation>
    </message>
    <message>
        <source>Wrong type: %1.</source>
        <translation>Falscher Typ: %1.</translation>
    </message>
    <message>
        <source>Not a string: %1.</source>
        <translation>Kein String: %1.</translation>
    </message>
    <message>
        <source>No match: %1.</source>
        <translation>Keine Übereinstimmung: %1.</translation>
    </message>
    <message>
        <source>The pattern takes too long to match.</source>
        <translation>Der Abgleich mit dem Muster dauert zu lange.</translation>
    </message>
    <message>
        <source>The path or the pattern is invalid.</source>
        <translation>Der Pfad oder das Muster ist ungültig.</translation>
    </message>
</context>
<context>
    <name>FieldTexts</name>
    <message>
        <source>Enter a whole number of at least %1.</source>
        <translation>Geben Sie eine ganze Zahl von mindestens %1 ein.</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>Geben Sie eine ganze Zahl von %1 bis %2 ein.</translation>
    </message>
    <message>
        <source>Enter a number of seconds, at most %1.</source>
        <translation>Geben Sie eine Anzahl Sekunden ein, höchstens %1.</translation>
    </message>
    <message>
        <source>A path starts with a slash, such as /issues/nodes.</source>
        <translation>Ein Pfad beginnt mit einem Schrägstrich, etwa /issues/nodes.</translation>
    </message>
    <message>
        <source>Each path starts with a slash, such as /issues/nodes.</source>
        <translation>Jeder Pfad beginnt mit einem Schrägstrich, etwa /issues/nodes.</translation>
    </message>
    <message>
        <source>Enter a JSON object.</source>
        <translation>Geben Sie ein JSON-Objekt ein.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>Line, column and what is wrong there</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Smallest</source>
        <extracomment>Format of a result: JSON or another one, whichever is the smallest</extracomment>
        <translation>Kleinstes Format</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <extracomment>Read out: a row of a list, and its check box</extracomment>
        <translation>%1, ausgewählt</translation>
    </message>
    <message>
        <source>%1, partly selected</source>
        <extracomment>Read out: a row of a list, and its check box</extracomment>
        <translation>%1, teilweise ausgewählt</translation>
    </message>
    <message>
        <source>%1, not selected</source>
        <extracomment>Read out: a row of a list, and its check box</extracomment>
        <translation>%1, nicht ausgewählt</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1/min</source>
        <extracomment>Calls per minute</extracomment>
        <translation>%1/min</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A tool, and how often it was called</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n Aufruf</numerusform>
            <numerusform>%n Aufrufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>p95 %1</source>
        <translation>p95 %1</translation>
    </message>
    <message>
        <source>%1% failed</source>
        <extracomment>Share of the calls</extracomment>
        <translation>%1 % fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>HelpTopics</name>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Tooltray runs on your computer and gives agents tools to work with. A tool is one API operation, such as finding an order, with a name, arguments and a result no larger than necessary.</source>
        <translation>Tooltray läuft auf Ihrem Rechner und stellt Agenten Werkzeuge bereit. Ein Werkzeug ist eine API-Operation, etwa das Suchen einer Bestellung, mit einem Namen, Argumenten und einem Ergebnis, das nicht größer ist als nötig.</translation>
    </message>
    <message>
        <source>You decide which tools exist and what each may do. Agents can create tools too; allow or forbid this in the settings.</source>
        <translation>Sie entscheiden, welche Werkzeuge es gibt und was jedes darf. Auch Agenten können Werkzeuge anlegen; in den Einstellungen erlauben oder verbieten Sie das.</translation>
    </message>
    <message>
        <source>Every call is in the log. Secrets stay in your keychain; agents never see them.</source>
        <translation>Jeder Aufruf steht im Protokoll. Geheimnisse bleiben in Ihrem Schlüsselbund; Agenten sehen sie nie.</translation>
    </message>
    <message>
        <source>Your first tool</source>
        <translation>Ihr erstes Werkzeug</translation>
    </message>
    <message>
        <source>Add the API you want to use: %1. To explore without one, choose %2.</source>
        <translation>Fügen Sie die API hinzu, die Sie verwenden möchten: %1. Zum Ausprobieren ohne eigene API wählen Sie %2.</translation>
    </message>
    <message>
        <source>Pick fields or operations to turn into tools: %1. Or start with an empty tool: %2.</source>
        <translation>Wählen Sie Felder oder Operationen, aus denen Werkzeuge werden sollen: %1. Oder beginnen Sie mit einem leeren Werkzeug: %2.</translation>
    </message>
    <message>
        <source>Write the operation, or tick fields in the schema next to it. Turn values that differ between calls into variables: put the cursor on a value and choose %1.</source>
        <translation>Schreiben Sie die Operation oder haken Sie im Schema daneben Felder an. Machen Sie Werte, die sich von Aufruf zu Aufruf unterscheiden, zu Variablen: Setzen Sie den Cursor auf einen Wert und wählen Sie %1.</translation>
    </message>
    <message>
        <source>Describe the tool. Agents choose a tool by its description.</source>
        <translation>Beschreiben Sie das Werkzeug. Agenten wählen Werkzeuge anhand ihrer Beschreibung.</translation>
    </message>
    <message>
        <source>Call it: %1. The response appears next to the arguments.</source>
        <translation>Rufen Sie es auf: %1. Die Antwort steht neben den Argumenten.</translation>
    </message>
    <message>
        <source>Save it: %1. Agents can then call it. Until you save, your changes are kept as a draft.</source>
        <translation>Speichern Sie es: %1. Danach können Agenten es aufrufen. Bis dahin bleiben Ihre Änderungen als Entwurf erhalten.</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>Einen Client verbinden</translation>
    </message>
    <message>
        <source>Clients reach your tools while the server is running. Start and stop it in the %1 menu.</source>
        <extracomment>%1 is a menu</extracomment>
        <translation>Clients erreichen Ihre Werkzeuge, solange der Server läuft. Sie starten und stoppen ihn im Menü %1.</translation>
    </message>
    <message>
        <source>%1 lists the clients on this computer that Tooltray knows. You see each change to their settings before it is written, and you can undo it.</source>
        <translation>%1 listet die Clients auf diesem Rechner auf, die Tooltray kennt. Sie sehen jede Änderung an deren Einstellungen, bevor sie geschrieben wird, und können sie rückgängig machen.</translation>
    </message>
    <message>
        <source>Other clients need the address and a token. Copy both from the same window and restart the client: most read their settings only at startup.</source>
        <translation>Andere Clients brauchen die Adresse und ein Token. Kopieren Sie beides aus demselben Fenster und starten Sie den Client neu: Die meisten lesen ihre Einstellungen nur beim Start.</translation>
    </message>
    <message>
        <source>Building blocks</source>
        <translation>Bausteine</translation>
    </message>
    <message>
        <source>APIs, each with its URL, limits and schema or description. %1 fetches these again.</source>
        <translation>APIs, jede mit URL, Limits und Schema oder Beschreibung. %1 ruft diese neu ab.</translation>
    </message>
    <message>
        <source>Authentication for endpoints. Secrets stay in your keychain, never in files or logs.</source>
        <translation>Authentifizierung für Endpunkte. Geheimnisse bleiben in Ihrem Schlüsselbund und stehen nie in Dateien oder Protokollen.</translation>
    </message>
    <message>
        <source>Values that tools fill in automatically, such as your current project.</source>
        <translation>Werte, die Werkzeuge automatisch einsetzen, etwa Ihr aktuelles Projekt.</translation>
    </message>
    <message>
        <source>Data types that several tools share, and labels that agents use instead of codes.</source>
        <translation>Datentypen, die mehrere Werkzeuge gemeinsam verwenden, und Bezeichnungen, die Agenten statt Codes verwenden.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Every call is in the log with its full requests and responses: %1.</source>
        <translation>Jeder Aufruf steht mit seinen vollständigen Anfragen und Antworten im Protokoll: %1.</translation>
    </message>
    <message>
        <source>Type above the list to find calls, for example &lt;code&gt;is:error&lt;/code&gt;, &lt;code&gt;tool:find_orders&lt;/code&gt; or &lt;code&gt;dur:&amp;gt;500&lt;/code&gt;. The question mark next to it explains the rest.</source>
        <extracomment>The words between &lt;code&gt; and &lt;/code&gt; stay as they are</extracomment>
        <translation>Tippen Sie über der Liste, um Aufrufe zu finden, zum Beispiel &lt;code&gt;is:error&lt;/code&gt;, &lt;code&gt;tool:find_orders&lt;/code&gt; oder &lt;code&gt;dur:&amp;gt;500&lt;/code&gt;. Das Fragezeichen daneben erklärt den Rest.</translation>
    </message>
    <message>
        <source>%1 repeats a call, %2 lets you edit it first, and %3 shows the differences between two responses.</source>
        <translation>%1 wiederholt einen Aufruf, mit %2 ändern Sie ihn vorher, und %3 zeigt, worin sich zwei Antworten unterscheiden.</translation>
    </message>
    <message>
        <source>Finds every tool, page, command and setting</source>
        <translation>Findet jedes Werkzeug, jede Seite, jeden Befehl und jede Einstellung</translation>
    </message>
    <message>
        <source>Goes to the next pane</source>
        <translation>Geht zum nächsten Bereich</translation>
    </message>
    <message>
        <source>Searches the list, or the text that has the focus</source>
        <translation>Sucht in der Liste oder im Text, der den Fokus hat</translation>
    </message>
    <message>
        <source>Shows completions at the cursor</source>
        <translation>Zeigt Vervollständigungen am Cursor</translation>
    </message>
    <message>
        <source>Goes to the next problem</source>
        <translation>Geht zum nächsten Problem</translation>
    </message>
    <message>
        <source>Applies the suggested fix at the cursor</source>
        <translation>Wendet die am Cursor vorgeschlagene Korrektur an</translation>
    </message>
    <message>
        <source>Esc, then Tab</source>
        <extracomment>Two keys, one after the other</extracomment>
        <translation>Esc, dann Tab</translation>
    </message>
    <message>
        <source>Leaves an editor in which Tab indents</source>
        <translation>Verlässt einen Editor, in dem Tab einrückt</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>%1 lists them all. Change them in the settings: %2.</source>
        <translation>%1 listet alle auf. Ändern Sie sie in den Einstellungen: %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A command and its keys</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Text with arguments that clients offer to their users, such as a review checklist.</source>
        <translation>Texte mit Argumenten, die Clients ihren Benutzern anbieten, etwa eine Checkliste für Reviews.</translation>
    </message>
    <message>
        <source>The agents that are connected, with their permissions and limits.</source>
        <translation>Die verbundenen Agenten mit ihren Berechtigungen und Limits.</translation>
    </message>
</context>
<context>
    <name>LogCells</name>
    <message>
        <source>Time</source>
        <extracomment>Column of the log</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column of the log: who called</extracomment>
        <translation>Client</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>Column of the log: of the protocol</extracomment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column of the log</extracomment>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column of the log: how it went</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>Column of the log</extracomment>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column of the log: of the result</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>Column of the log: what the call was waiting for, as a bar</extracomment>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Of a call in the log</extracomment>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>note: %1</source>
        <extracomment>Of a call in the log; %1 is the note</extracomment>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>replay of #%1</source>
        <extracomment>Of a call in the log; %1 is the number of the call that it repeats</extracomment>
        <translation>Wiederholung von #%1</translation>
    </message>
    <message>
        <source>test</source>
        <extracomment>Of a call in the log: it was made to test a tool</extracomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>slow</source>
        <extracomment>Of a call in the log: it took longer than usual</extracomment>
        <translation>langsam</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Column of the log: what the tool was called with</extracomment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>no arguments</source>
        <translation>keine Argumente</translation>
    </message>
    <message>
        <source>%1, expanded</source>
        <extracomment>Read out by screen readers: the time of a call whose requests are listed below it</extracomment>
        <translation>%1, aufgeklappt</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <extracomment>Read out by screen readers: the time of a call whose requests are not listed</extracomment>
        <translation>%1, zugeklappt</translation>
    </message>
    <message>
        <source>preview: nothing was sent</source>
        <extracomment>Of a call in the log: it only told what it would send</extracomment>
        <translation>Vorschau: nichts wurde gesendet</translation>
    </message>
</context>
<context>
    <name>LogFacts</name>
    <message>
        <source>Status</source>
        <extracomment>Facts about a call</extracomment>
        <translation>Status</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Of an error, for programs</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Replay of</source>
        <extracomment>The call that this one repeats</extracomment>
        <translation>Wiederholung von</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Who called</extracomment>
        <translation>Client</translation>
    </message>
    <message>
        <source>Via</source>
        <extracomment>How a call came: MCP, REST ...</extracomment>
        <translation>Über</translation>
    </message>
    <message>
        <source>Protocol</source>
        <extracomment>Revision of the protocol</extracomment>
        <translation>Protokollversion</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Result size</source>
        <translation>Größe des Ergebnisses</translation>
    </message>
    <message>
        <source>Cache age</source>
        <translation>Alter im Cache</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>%1 after %2, %3</source>
        <extracomment>A request: how it was answered, how long it took, its address</extracomment>
        <translation>%1 nach %2, %3</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The whole of a call, above the times of its parts</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Queued</source>
        <extracomment>Steps of a request</extracomment>
        <translation>In der Warteschlange</translation>
    </message>
    <message>
        <source>DNS</source>
        <translation>DNS</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbindungsaufbau</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Waiting for response</source>
        <translation>Warten auf die Antwort</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>About the result</source>
        <extracomment>What the result says behind its data: what was cut, and how to get the rest</extracomment>
        <translation>Zum Ergebnis</translation>
    </message>
</context>
<context>
    <name>LogFilterSource</name>
    <message>
        <source>Log filter</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Protokollfilter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A filter of the log: its name and what it says</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show calls with %1</source>
        <translation>Aufrufe mit %1 anzeigen</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <extracomment>%1 is what was typed, %2 what is wrong with it</extracomment>
        <translation>%1 - %2</translation>
    </message>
</context>
<context>
    <name>LogText</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A day and a time of that day</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Milliseconds</extracomment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>Seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>Minutes and seconds</extracomment>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Of a call
----------
Of a request</extracomment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>OK, cached</source>
        <translation>OK, Cache</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Protocol error</source>
        <extracomment>What a call failed by: the client broke the rules of the protocol</extracomment>
        <translation>Protokollfehler</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>What a call failed by: the client may not call this</extracomment>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Tool error</source>
        <extracomment>What a call failed by: its arguments or the definition of the tool</extracomment>
        <translation>Werkzeugfehler</translation>
    </message>
    <message>
        <source>GraphQL error</source>
        <extracomment>What a call failed by</extracomment>
        <translation>GraphQL-Fehler</translation>
    </message>
    <message>
        <source>Payload error</source>
        <extracomment>What a call failed by: the data of the answer name errors</extracomment>
        <translation>Payload-Fehler</translation>
    </message>
    <message>
        <source>%1 upstream</source>
        <extracomment>What a call failed by: the HTTP status of the endpoint</extracomment>
        <translation>%1 upstream</translation>
    </message>
    <message>
        <source>HTTP error</source>
        <translation>HTTP-Fehler</translation>
    </message>
    <message>
        <source>Network error</source>
        <extracomment>What a call failed by</extracomment>
        <translation>Netzwerkfehler</translation>
    </message>
    <message>
        <source>Internal error</source>
        <extracomment>What a call failed by</extracomment>
        <translation>Interner Fehler</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>From cache</source>
        <extracomment>Of a request that was answered without sending it</extracomment>
        <translation>Aus dem Cache</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>this window</source>
        <extracomment>Where a call came from: somebody made it here</extracomment>
        <translation>dieses Fenster</translation>
    </message>
    <message>
        <source>command line</source>
        <extracomment>Where a call came from</extracomment>
        <translation>Kommandozeile</translation>
    </message>
    <message>
        <source>subscription</source>
        <extracomment>A GraphQL operation</extracomment>
        <translation>Subscription</translation>
    </message>
    <message>
        <source>Request %1 of %2 to %3</source>
        <extracomment>One of the HTTP requests that a call caused; %3 is the endpoint</extracomment>
        <translation>Anfrage %1 von %2 an %3</translation>
    </message>
    <message>
        <source>page %1</source>
        <extracomment>Of a list that is fetched in pages</extracomment>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>retry %1</source>
        <extracomment>Of a request that is sent again</extracomment>
        <translation>neuer Versuch %1</translation>
    </message>
    <message>
        <source>from cache</source>
        <extracomment>Of a request that was answered without sending it</extracomment>
        <translation>aus dem Cache</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A call: its name and how it went</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 after %3</source>
        <extracomment>A call: its name, how it went and how long it took</extracomment>
        <translation>%1: %2 nach %3</translation>
    </message>
    <message>
        <source>GraphQL errors</source>
        <extracomment>Of a call that went well Of a call whose data came with errors</extracomment>
        <translation>GraphQL-Fehler</translation>
    </message>
    <message>
        <source>Not approved</source>
        <extracomment>Of a call that the user was asked about, and did not allow</extracomment>
        <translation>Nicht genehmigt</translation>
    </message>
    <message>
        <source>&lt;%1 ms</source>
        <extracomment>Milliseconds: less than the smallest figure that is shown</extracomment>
        <translation>&lt;%1 ms</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a call that only told what it would send</extracomment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>reads data</source>
        <extracomment>What a call does: a query of GraphQL, or a request of REST</extracomment>
        <translation>liest Daten</translation>
    </message>
    <message>
        <source>changes data</source>
        <extracomment>What a call does: a mutation of GraphQL, or a request of REST</extracomment>
        <translation>ändert Daten</translation>
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
        <source>Endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>Types</source>
        <extracomment>Page with the named JSON Schemas</extracomment>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Page with the variables that are filled into operations</extracomment>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>Zugangsdaten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Prompts</source>
        <extracomment>Page with the texts that clients offer to their users</extracomment>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Clients</source>
        <extracomment>Page with the agents that are connected</extracomment>
        <translation>Clients</translation>
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
    <name>PolicyTexts</name>
    <message>
        <source>Ask every time</source>
        <extracomment>What happens when an agent wants to change something</extracomment>
        <translation>Jedes Mal fragen</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blockieren</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
</context>
<context>
    <name>ProbeVerdict</name>
    <message numerus="yes">
        <source>Connected in %1. %n type(s) found.</source>
        <translation>
            <numerusform>Verbunden in %1. %n Typ gefunden.</numerusform>
            <numerusform>Verbunden in %1. %n Typen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>401 after %1: this API requires authentication.</source>
        <translation>401 nach %1: Diese API verlangt eine Authentifizierung.</translation>
    </message>
    <message>
        <source>403 after %1: the credential does not grant access.</source>
        <translation>403 nach %1: Die Zugangsdaten gewähren keinen Zugriff.</translation>
    </message>
    <message>
        <source>%1 after %2: the server has a problem. Try again later.</source>
        <translation>%1 nach %2: Der Server hat ein Problem. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>Connected in %1, but introspection is unavailable. Load the schema from a file.</source>
        <translation>Verbunden in %1, aber Introspection ist nicht verfügbar. Laden Sie das Schema aus einer Datei.</translation>
    </message>
    <message>
        <source>404: no API found at this URL. GraphQL is often at /graphql, an OpenAPI description at /openapi.json.</source>
        <translation>404: Unter dieser URL wurde keine API gefunden. GraphQL liegt oft unter /graphql, eine OpenAPI-Beschreibung unter /openapi.json.</translation>
    </message>
    <message>
        <source>%1 after %2: neither GraphQL nor an OpenAPI description. Check the path of the URL.</source>
        <translation>%1 nach %2: weder GraphQL noch eine OpenAPI-Beschreibung. Prüfen Sie den Pfad der URL.</translation>
    </message>
    <message numerus="yes">
        <source>Found a REST API with %Ln operation(s).</source>
        <translation>
            <numerusform>REST-API mit %Ln Operation gefunden.</numerusform>
            <numerusform>REST-API mit %Ln Operationen gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %1 with %Ln operation(s).</source>
        <extracomment>%1 is an API with its version: &quot;Pets 1.0&quot;</extracomment>
        <translation>
            <numerusform>%1 mit %Ln Operation gefunden.</numerusform>
            <numerusform>%1 mit %Ln Operationen gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s) cannot be used.</source>
        <translation>
            <numerusform>%Ln Operation ist nicht verwendbar.</numerusform>
            <numerusform>%Ln Operationen sind nicht verwendbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Requests go to %1.</source>
        <extracomment>%1 is a URL</extracomment>
        <translation>Anfragen gehen an %1.</translation>
    </message>
    <message>
        <source>It requires authentication.</source>
        <translation>Sie verlangt eine Authentifizierung.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 operations need authentication: %2.</source>
        <extracomment>%1 is how many there are, %2 a way to authenticate</extracomment>
        <translation>
            <numerusform>%n von %1 Operationen verlangt eine Authentifizierung: %2.</numerusform>
            <numerusform>%n von %1 Operationen verlangen eine Authentifizierung: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The credential was not tested, as no operation was called.</source>
        <translation>Die Zugangsdaten wurden nicht geprüft, da keine Operation aufgerufen wurde.</translation>
    </message>
    <message>
        <source>Its authentication is not supported: %1.</source>
        <translation>Ihre Authentifizierung wird nicht unterstützt: %1.</translation>
    </message>
    <message>
        <source>401 after %1: the API rejected the credential.</source>
        <translation>401 nach %1: Die API hat die Zugangsdaten abgelehnt.</translation>
    </message>
    <message>
        <source>It does not say where requests go: set the REST URL on the endpoint&apos;s page.</source>
        <translation>Sie sagt nicht, wohin Anfragen gehen: Tragen Sie die REST-URL auf der Seite des Endpunkts ein.</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a list in one line</extracomment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und noch %n.</numerusform>
            <numerusform>Und noch %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerIndicator</name>
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
    <message>
        <source>Paused</source>
        <extracomment>State of the server: it refuses calls for now</extracomment>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Running, keychain locked</source>
        <extracomment>State of the server</extracomment>
        <translation>Läuft, Schlüsselbund gesperrt</translation>
    </message>
</context>
<context>
    <name>SettingsSource</name>
    <message>
        <source>Setting</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A setting with the page that it is on: &quot;Server: Port&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ToolMove</name>
    <message>
        <source>Version %1: %2</source>
        <translation>Version %1: %2</translation>
    </message>
    <message>
        <source>It is a REST tool, and %1 has no REST URL.</source>
        <translation>Es ist ein REST-Werkzeug, und %1 hat keine REST-URL.</translation>
    </message>
    <message>
        <source>The schema of %1 has not been fetched yet.</source>
        <translation>Das Schema von %1 wurde noch nicht abgerufen.</translation>
    </message>
</context>
<context>
    <name>WorkspaceSource</name>
    <message>
        <source>Tool</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Credential</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Zugangsdaten</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Mapping</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Variable</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Variable</translation>
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
        <source>Turns API operations into small, safe tools for agents and logs every call.</source>
        <translation>Macht aus API-Operationen kleine, sichere Werkzeuge für Agenten und protokolliert jeden Aufruf.</translation>
    </message>
    <message>
        <source>Tooltray is free software under the %1, version 3 or later. It comes without any warranty.</source>
        <extracomment>%1 is the name of a licence</extracomment>
        <translation>Tooltray ist freie Software unter den Bedingungen der %1, Version 3 oder einer späteren. Es wird ohne jede Gewährleistung bereitgestellt.</translation>
    </message>
    <message>
        <source>Its icons are original and under the same licence. It uses:</source>
        <translation>Die Symbole wurden für Tooltray gezeichnet und stehen unter derselben Lizenz. Tooltray verwendet:</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::AddEndpointDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>Steps of a dialog: %1 is the number of the one that is shown</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>&amp;Add endpoint</source>
        <translation>Endpunkt &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Add the credential %1</source>
        <translation>Zugangsdaten %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove the credential %1</source>
        <translation>Zugangsdaten %1 entfernen</translation>
    </message>
    <message>
        <source>Add the endpoint %1</source>
        <translation>Endpunkt %1 hinzufügen</translation>
    </message>
    <message>
        <source>A credential named %1 already exists. Choose another name.</source>
        <translation>Es gibt schon Zugangsdaten namens %1. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>Neuer Endpunkt</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::Announcement</name>
    <message>
        <source>%1, expanded</source>
        <extracomment>Read out by screen readers: a row of a tree</extracomment>
        <translation>%1, aufgeklappt</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <extracomment>Read out by screen readers: a row of a tree</extracomment>
        <translation>%1, zugeklappt</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalPanel</name>
    <message>
        <source>&amp;Deny</source>
        <extracomment>Refuses a call</extracomment>
        <translation>&amp;Ablehnen</translation>
    </message>
    <message>
        <source>Any call to %1 by %2, with any arguments</source>
        <translation>Jeder Aufruf von %1 durch %2, mit beliebigen Argumenten</translation>
    </message>
    <message>
        <source>Any call to %1 from %2 by %3, with any arguments</source>
        <extracomment>%1 is a tool, %2 the composite tool that calls it, %3 a client</extracomment>
        <translation>Jeder Aufruf von %1 aus %2 durch %3, mit beliebigen Argumenten</translation>
    </message>
    <message>
        <source>%1:%2 left</source>
        <extracomment>Time left to decide, minutes and seconds</extracomment>
        <translation>noch %1:%2</translation>
    </message>
    <message>
        <source>%1 wants to run</source>
        <translation>%1 möchte ausführen:</translation>
    </message>
    <message>
        <source>You want to run</source>
        <extracomment>What the person who looks at this wants to run stands below</extracomment>
        <translation>Sie möchten ausführen:</translation>
    </message>
    <message>
        <source>Destructive</source>
        <extracomment>Mark of a call that deletes or overwrites data</extracomment>
        <translation>Destruktiv</translation>
    </message>
    <message>
        <source>Mutation on %1 at %2</source>
        <extracomment>%1 is an endpoint, %2 its address</extracomment>
        <translation>Mutation bei %1 unter %2</translation>
    </message>
    <message>
        <source>Request to %1 at %2</source>
        <extracomment>%1 is an endpoint, %2 its address</extracomment>
        <translation>Anfrage an %1 unter %2</translation>
    </message>
    <message>
        <source>Mutation on %1</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>Mutation bei %1</translation>
    </message>
    <message>
        <source>Request to %1</source>
        <translation>Anfrage an %1</translation>
    </message>
    <message>
        <source>tool %1, version %2</source>
        <extracomment>%1 is a tool that is saved, %2 its version</extracomment>
        <translation>Werkzeug %1, Version %2</translation>
    </message>
    <message>
        <source>not a saved tool</source>
        <extracomment>The agent wrote what would be sent itself</extracomment>
        <translation>kein gespeichertes Werkzeug</translation>
    </message>
    <message>
        <source>called by %1</source>
        <extracomment>%1 is a composite tool; the sentence before names the tool that it calls</extracomment>
        <translation>aufgerufen von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more pending</source>
        <translation>
            <numerusform>%n weiterer wartet</numerusform>
            <numerusform>%n weitere warten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Lets a call run, once</extracomment>
        <translation>&amp;Erlauben</translation>
    </message>
    <message>
        <source>Allow &amp;identical calls for 1 h</source>
        <extracomment>Lets this very call run for an hour</extracomment>
        <translation>&amp;Identische Aufrufe 1 h erlauben</translation>
    </message>
    <message>
        <source>Allow this &amp;tool for 1 h</source>
        <extracomment>Lets the tool run for an hour, whatever its arguments</extracomment>
        <translation>Dieses &amp;Werkzeug 1 h erlauben</translation>
    </message>
    <message>
        <source>%1 to answer by keyboard</source>
        <extracomment>%1 are keys that bring the keyboard to a question</extracomment>
        <translation>%1: mit der Tastatur antworten</translation>
    </message>
    <message>
        <source>Everything that would be sent</source>
        <translation>Alles, was gesendet würde</translation>
    </message>
    <message>
        <source>Approval needed: %1</source>
        <translation>Genehmigung nötig: %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalStack</name>
    <message>
        <source>Approval needed</source>
        <translation>Genehmigung nötig</translation>
    </message>
    <message>
        <source>%1 wants to run %2 on %3.</source>
        <extracomment>%1 is a client, %2 what it wants to run, %3 an endpoint</extracomment>
        <translation>%1 möchte %2 bei %3 ausführen.</translation>
    </message>
    <message>
        <source>You want to run %1 on %2.</source>
        <extracomment>%1 is what the person who reads this wants to run, %2 an endpoint</extracomment>
        <translation>Sie möchten %1 bei %2 ausführen.</translation>
    </message>
    <message>
        <source>That call is no longer pending.</source>
        <translation>Dieser Aufruf steht nicht mehr aus.</translation>
    </message>
    <message>
        <source>Denied %1 on %2.</source>
        <extracomment>Said by a screen reader: %1 is what the user did not let run, %2 an endpoint</extracomment>
        <translation>%1 auf %2 abgelehnt.</translation>
    </message>
    <message>
        <source>Allowed %1 on %2.</source>
        <extracomment>Said by a screen reader: %1 is what the user let run, %2 an endpoint</extracomment>
        <translation>%1 auf %2 erlaubt.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalView</name>
    <message>
        <source>from argument %1</source>
        <extracomment>Where a value that would be sent comes from; %1 is an argument of the call</extracomment>
        <translation>aus Argument %1</translation>
    </message>
    <message>
        <source>from context variable %1</source>
        <extracomment>Where a value that would be sent comes from; %1 is a context variable</extracomment>
        <translation>aus Kontextvariable %1</translation>
    </message>
    <message>
        <source>mapped by %1</source>
        <translation>zugeordnet durch %1</translation>
    </message>
    <message>
        <source>from step %1</source>
        <extracomment>Where a value that would be sent comes from; %1 is a step of a composite tool</extracomment>
        <translation>aus Schritt %1</translation>
    </message>
    <message>
        <source>constant of the tool</source>
        <translation>Konstante des Werkzeugs</translation>
    </message>
    <message>
        <source>constant of %1</source>
        <extracomment>Where a value that would be sent comes from; %1 is a composite tool</extracomment>
        <translation>Konstante von %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>default of %1</source>
        <extracomment>Where a value that would be sent comes from; %1 is a composite tool</extracomment>
        <translation>Standardwert von %1</translation>
    </message>
    <message>
        <source>set by pagination</source>
        <translation>vom Seitenabruf gesetzt</translation>
    </message>
    <message>
        <source>set by the endpoint</source>
        <translation>vom Endpunkt gesetzt</translation>
    </message>
    <message>
        <source>from the credential</source>
        <translation>aus den Zugangsdaten</translation>
    </message>
    <message>
        <source>from credential %1</source>
        <translation>aus den Zugangsdaten %1</translation>
    </message>
    <message>
        <source>secret, not shown</source>
        <translation>geheim, nicht angezeigt</translation>
    </message>
    <message>
        <source>Variables</source>
        <extracomment>Heading above the variables of a GraphQL operation that would be sent</extracomment>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Heading above what is put into the path of a URL</extracomment>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Query parameters</source>
        <extracomment>Heading above the parameters in the query of a URL</extracomment>
        <translation>Query-Parameter</translation>
    </message>
    <message>
        <source>Headers</source>
        <extracomment>Heading above the header fields of a request</extracomment>
        <translation>Header</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Heading above the body of a request</extracomment>
        <translation>Body</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Name of a client that asks for something</extracomment>
        <translation>Client</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>The program that a client says it is</extracomment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>as it names itself</source>
        <translation>nach eigener Angabe</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>%1 is a tool, %2 its version</extracomment>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>Called by</source>
        <extracomment>A composite tool that calls the tool above</extracomment>
        <translation>Aufgerufen von</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Operation, written by the agent</source>
        <translation>Operation, vom Agenten geschrieben</translation>
    </message>
    <message>
        <source>(destructive)</source>
        <extracomment>Behind the name of a field that deletes or overwrites data</extracomment>
        <translation>(destruktiv)</translation>
    </message>
    <message>
        <source>Operation name</source>
        <translation>Name der Operation</translation>
    </message>
    <message>
        <source>named by the agent</source>
        <translation>vom Agenten benannt</translation>
    </message>
    <message>
        <source>Changed since the last approved call</source>
        <extracomment>Heading above what differs from the call that was allowed before</extracomment>
        <translation>Geändert seit dem zuletzt genehmigten Aufruf</translation>
    </message>
    <message>
        <source>The definition of the tool changed.</source>
        <translation>Die Definition des Werkzeugs hat sich geändert.</translation>
    </message>
    <message>
        <source>The operation changed.</source>
        <translation>Die Operation hat sich geändert.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>no longer sent</source>
        <translation>nicht mehr gesendet</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>Arguments passed by the agent</source>
        <translation>Vom Agenten übergebene Argumente</translation>
    </message>
    <message>
        <source>mapped</source>
        <extracomment>Where a value that would be sent comes from; the mapping is the one of a custom type or has a name, %1</extracomment>
        <translation>zugeordnet</translation>
    </message>
    <message>
        <source>A type, mapping or context value that the call uses changed.</source>
        <translation>Ein Typ, eine Zuordnung oder ein Kontextwert, den der Aufruf nutzt, hat sich geändert.</translation>
    </message>
    <message>
        <source>The settings of the endpoint or its credential changed.</source>
        <translation>Die Einstellungen des Endpunkts oder seine Zugangsdaten haben sich geändert.</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>Caller</source>
        <extracomment>Heading above who asks for a call</extracomment>
        <translation>Aufrufer</translation>
    </message>
    <message>
        <source>The tool is broken: %1</source>
        <extracomment>%1 says what is wrong with the tool that is about to run</extracomment>
        <translation>Das Werkzeug funktioniert nicht: %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalWindow</name>
    <message>
        <source>Approval needed</source>
        <translation>Genehmigung nötig</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentChoiceModel</name>
    <message>
        <source>Shown</source>
        <extracomment>An argument that agents pass</extracomment>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Hidden</source>
        <extracomment>An argument that is never sent</extracomment>
        <translation>Ausgeblendet</translation>
    </message>
    <message>
        <source>Fixed</source>
        <extracomment>An argument that always has the same value</extracomment>
        <translation>Fest</translation>
    </message>
    <message>
        <source>%1 (required)</source>
        <extracomment>An argument that agents must pass</extracomment>
        <translation>%1 (erforderlich)</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Column: whether agents pass an argument</extracomment>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>From context</source>
        <extracomment>An argument that always has the value of a context variable</extracomment>
        <translation>Aus Kontext</translation>
    </message>
    <message>
        <source>From mapping</source>
        <extracomment>An argument for which agents pass a label, in whose place a value is sent</extracomment>
        <translation>Aus Zuordnung</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentModel</name>
    <message>
        <source>client</source>
        <extracomment>Where an argument comes from: whoever calls the tool</extracomment>
        <translation>Client</translation>
    </message>
    <message>
        <source>client, via %1</source>
        <translation>Client, über %1</translation>
    </message>
    <message>
        <source>context: %1</source>
        <translation>Kontext: %1</translation>
    </message>
    <message>
        <source>constant %1</source>
        <translation>Konstante %1</translation>
    </message>
    <message>
        <source>pagination</source>
        <extracomment>Where a variable comes from: the tool fetches pages by itself</extracomment>
        <translation>Seitenabruf</translation>
    </message>
    <message>
        <source>binding</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>required</source>
        <extracomment>Of an argument: callers have to pass it</extracomment>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column: where the value comes from</extracomment>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentSide</name>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>This tool takes no arguments.</source>
        <translation>Dieses Werkzeug hat keine Argumente.</translation>
    </message>
    <message>
        <source>&amp;Apply to all chosen tools</source>
        <translation>&amp;Auf alle gewählten Werkzeuge anwenden</translation>
    </message>
    <message>
        <source>Makes the same choice for this argument in every chosen tool that has it.</source>
        <translation>Trifft für dieses Argument dieselbe Wahl in jedem gewählten Werkzeug, das es hat.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>Allowed values</source>
        <extracomment>Field: the only values that an argument can have</extracomment>
        <translation>Erlaubte Werte</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>Durch Kommas getrennt</translation>
    </message>
    <message>
        <source>As described (%1)</source>
        <extracomment>The type that the description of an API gives an argument; %1 is &quot;string&quot;, &quot;integer&quot; ...</extracomment>
        <translation>Wie beschrieben (%1)</translation>
    </message>
    <message>
        <source>Min length</source>
        <translation>Mindestlänge</translation>
    </message>
    <message>
        <source>Min items</source>
        <translation>Min. Elemente</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Max length</source>
        <translation>Höchstlänge</translation>
    </message>
    <message>
        <source>Max items</source>
        <translation>Max. Elemente</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nicht festgelegt</translation>
    </message>
    <message>
        <source>Enter numbers, separated by commas.</source>
        <translation>Geben Sie Zahlen ein, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Enter true or false.</source>
        <translation>Geben Sie true oder false ein.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Geben Sie eine ganze Zahl ein.</translation>
    </message>
    <message>
        <source>The minimum is above the maximum.</source>
        <translation>Das Minimum liegt über dem Maximum.</translation>
    </message>
    <message>
        <source>The default is not among the allowed values.</source>
        <translation>Der Standardwert ist keiner der erlaubten Werte.</translation>
    </message>
    <message numerus="yes">
        <source>Applied to %n tool(s).</source>
        <translation>
            <numerusform>Auf %n Werkzeug angewendet.</numerusform>
            <numerusform>Auf %n Werkzeuge angewendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change this argument first.</source>
        <translation>Ändern Sie zuerst dieses Argument.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentsTab</name>
    <message>
        <source>Enter JSON, such as 5, true or &quot;text&quot;.</source>
        <translation>Geben Sie JSON ein, etwa 5, true oder &quot;Text&quot;.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Geben Sie einen Namen ein.</translation>
    </message>
    <message>
        <source>Another argument has this name.</source>
        <translation>Ein anderes Argument hat diesen Namen.</translation>
    </message>
    <message>
        <source>The schema must describe an object: &quot;type&quot;: &quot;object&quot;.</source>
        <translation>Die Argumente zusammen sind ein Objekt: &quot;type&quot;: &quot;object&quot;.</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>The tool has no arguments.</source>
        <translation>Das Werkzeug hat keine Argumente.</translation>
    </message>
    <message>
        <source>Add argument</source>
        <translation>Argument hinzufügen</translation>
    </message>
    <message>
        <source>Reset to operation</source>
        <translation>Auf die Operation zurücksetzen</translation>
    </message>
    <message>
        <source>All arguments</source>
        <translation>Alle Argumente</translation>
    </message>
    <message>
        <source>What clients see</source>
        <extracomment>Above what clients of the server get to see</extracomment>
        <translation>Was Clients sehen</translation>
    </message>
    <message>
        <source>Arguments as clients see them, as JSON Schema</source>
        <translation>Argumente, wie Clients sie sehen, als JSON Schema</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Context variable</source>
        <translation>Kontextvariable</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Clients pass a label; its value is sent.</source>
        <translation>Clients übergeben eine Bezeichnung; gesendet wird ihr Wert.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Sent in every call</source>
        <translation>Wird bei jedem Aufruf gesendet</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>As JSON: a source, a mapping and transforms</source>
        <translation>Als JSON: eine Quelle, eine Zuordnung und Umwandlungen</translation>
    </message>
    <message>
        <source>Exposed as</source>
        <translation>Name für Clients</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Tells agents what to pass.</source>
        <translation>Sagt Agenten, was sie übergeben sollen.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standardwert</translation>
    </message>
    <message>
        <source>Used when the client omits it</source>
        <translation>Gilt, wenn der Client es weglässt</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Empty: derived from the operation.</source>
        <translation>Leer: aus der Operation abgeleitet.</translation>
    </message>
    <message>
        <source>Derived from the operation.</source>
        <translation>Aus der Operation abgeleitet.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Kein Standardwert</translation>
    </message>
    <message>
        <source>Removed the argument %1.</source>
        <translation>Argument %1 entfernt.</translation>
    </message>
    <message>
        <source>Arguments reset to the operation.</source>
        <translation>Argumente auf die Operation zurückgesetzt.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::AssertionModel</name>
    <message>
        <source>Enter a path into the response, such as /issue/key.</source>
        <translation>Geben Sie einen Pfad in die Antwort ein, etwa /issue/key.</translation>
    </message>
    <message>
        <source>(whole response)</source>
        <extracomment>The place in a result that is all of it</extracomment>
        <translation>(ganze Antwort)</translation>
    </message>
    <message>
        <source>Holds</source>
        <extracomment>What was expected of a result is so</extracomment>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Column: where in a result something is expected</extracomment>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Expectation</source>
        <extracomment>Column: what is expected there, as &quot;equals&quot;</extracomment>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column: the value that is expected</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>Column: whether it was as expected</extracomment>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::BaselineCommands</name>
    <message>
        <source>Pinned as the baseline of %1.</source>
        <extracomment>%1 is the name of a tool</extracomment>
        <translation>Als Referenz von %1 festgehalten.</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>Heading over an answer; %1 is the call it came from</extracomment>
        <translation>Referenz: %1</translation>
    </message>
    <message>
        <source>#%1 %2, %3</source>
        <extracomment>Heading over the answer of a call: its number, the tool and when</extracomment>
        <translation>#%1 %2, %3</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::BehaviourTab</name>
    <message>
        <source>Hints for clients</source>
        <translation>Hinweise für Clients</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Timeout and rate</source>
        <translation>Timeout und Rate</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>Bereitstellung</translation>
    </message>
    <message>
        <source>Approved definition</source>
        <translation>Genehmigte Definition</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Nur lesend</translation>
    </message>
    <message>
        <source>Calls change nothing. Clients may run the tool without asking.</source>
        <translation>Aufrufe ändern nichts. Clients dürfen das Werkzeug ohne Rückfrage ausführen.</translation>
    </message>
    <message>
        <source>Destructive</source>
        <translation>Destruktiv</translation>
    </message>
    <message>
        <source>Calls may delete or overwrite something.</source>
        <translation>Aufrufe können etwas löschen oder überschreiben.</translation>
    </message>
    <message>
        <source>Idempotent</source>
        <translation>Idempotent</translation>
    </message>
    <message>
        <source>Repeating a call has no further effect.</source>
        <translation>Einen Aufruf zu wiederholen hat keine weitere Wirkung.</translation>
    </message>
    <message>
        <source>Open world</source>
        <translation>Offene Welt</translation>
    </message>
    <message>
        <source>Responses may contain third-party content, such as issues and comments.</source>
        <translation>Antworten können Inhalte Dritter enthalten, etwa Issues und Kommentare.</translation>
    </message>
    <message>
        <source>The strictest of endpoint, client and tool applies.</source>
        <translation>Es gilt die strengste Vorgabe von Endpunkt, Client und Werkzeug.</translation>
    </message>
    <message>
        <source>Timeout (s)</source>
        <translation>Timeout (s)</translation>
    </message>
    <message>
        <source>Seconds before a call is cancelled</source>
        <translation>Sekunden, bis ein Aufruf abgebrochen wird</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Neue Versuche</translation>
    </message>
    <message>
        <source>After network or server failures, if the tool is read-only</source>
        <translation>Nach Netzwerk- oder Serverfehlern, wenn das Werkzeug nur liest</translation>
    </message>
    <message>
        <source>Calls per minute</source>
        <translation>Aufrufe pro Minute</translation>
    </message>
    <message>
        <source>Calls over the limit wait or are refused.</source>
        <translation>Aufrufe über dem Limit warten oder werden abgelehnt.</translation>
    </message>
    <message>
        <source>Cache responses</source>
        <translation>Antworten zwischenspeichern</translation>
    </message>
    <message>
        <source>Identical calls get the cached response, without a request.</source>
        <translation>Gleiche Aufrufe erhalten die zwischengespeicherte Antwort, ohne Anfrage.</translation>
    </message>
    <message>
        <source>TTL (s)</source>
        <translation>TTL (s)</translation>
    </message>
    <message>
        <source>How long a cached response is returned, in seconds</source>
        <translation>Wie lange eine zwischengespeicherte Antwort zurückgegeben wird, in Sekunden</translation>
    </message>
    <message>
        <source>Cache key</source>
        <translation>Cache-Schlüssel</translation>
    </message>
    <message>
        <source>Argument names, separated by commas. Empty: all arguments.</source>
        <translation>Namen von Argumenten, durch Kommas getrennt. Leer: alle Argumente.</translation>
    </message>
    <message>
        <source>Always list directly</source>
        <translation>Immer direkt auflisten</translation>
    </message>
    <message>
        <source>Even for clients that see commands instead of tools</source>
        <translation>Auch für Clients, die Befehle statt Werkzeuge sehen</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Aliase</translation>
    </message>
    <message>
        <source>Other names that calls may use, such as tracker.list_issues. Not listed.</source>
        <translation>Weitere Namen für den Aufruf, etwa tracker.list_issues; nicht aufgelistet</translation>
    </message>
    <message>
        <source>Automatic (yes)</source>
        <extracomment>Choice for a hint: what follows from the operation, which is yes or no</extracomment>
        <translation>Automatisch (ja)</translation>
    </message>
    <message>
        <source>Automatic (no)</source>
        <translation>Automatisch (nein)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Endpoint default (%1)</source>
        <extracomment>Choice for a tool; in the brackets what the endpoint says</extracomment>
        <translation>Wie beim Endpunkt (%1)</translation>
    </message>
    <message>
        <source>%1 (endpoint default)</source>
        <extracomment>In an empty field: the value of the endpoint, which counts then</extracomment>
        <translation>%1 (Vorgabe des Endpunkts)</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>All arguments</source>
        <translation>Alle Argumente</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>No separate limit; the endpoint allows %1</source>
        <translation>Kein eigenes Limit; der Endpunkt erlaubt %1</translation>
    </message>
    <message>
        <source>Allow several changes per call</source>
        <translation>Mehrere Änderungen pro Aufruf erlauben</translation>
    </message>
    <message>
        <source>Otherwise one change per call.</source>
        <translation>Sonst eine Änderung pro Aufruf.</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Genehmigung</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::BodyFile</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Could not create a file for another app: %1</source>
        <extracomment>%1 is what the system says about it</extracomment>
        <translation>Für ein anderes Programm ließ sich keine Datei anlegen: %1</translation>
    </message>
    <message>
        <source>No app can open the file %1.</source>
        <translation>Kein Programm kann die Datei %1 öffnen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Of a text of which only the beginning is shown</extracomment>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Showing the beginning of %1.</source>
        <translation>Angezeigt wird der Anfang von %1.</translation>
    </message>
    <message>
        <source>Bytes that are not text are shown as %1.</source>
        <translation>Bytes, die kein Text sind, erscheinen als %1.</translation>
    </message>
    <message>
        <source>Known secrets are masked, as everywhere in the log.</source>
        <translation>Bekannte Geheimnisse sind maskiert, wie überall im Protokoll.</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <extracomment>In place of a body in the log</extracomment>
        <translation>Nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>The log omitted this body of %1 because too much arrived at once.</source>
        <extracomment>%1 is a size</extracomment>
        <translation>Das Protokoll hat diesen Body von %1 ausgelassen, weil zu viel auf einmal kam.</translation>
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
    <name>tooltray::ui::ChoiceEditor</name>
    <message>
        <source>(none)</source>
        <extracomment>A choice of a form that is not made</extracomment>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>(default: %1)</source>
        <translation>(Standard: %1)</translation>
    </message>
    <message>
        <source>true</source>
        <translation>true</translation>
    </message>
    <message>
        <source>false</source>
        <translation>false</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ChosenArgument</name>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>From the operation (%1)</source>
        <translation>Wie in der Operation (%1)</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>Choice of a type: it is not said</extracomment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Defined by the schema below</source>
        <translation>Wie im Schema unten</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Client, via a mapping</source>
        <translation>Client, über eine Zuordnung</translation>
    </message>
    <message>
        <source>Context variable</source>
        <translation>Kontextvariable</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>Pagination</source>
        <translation>Seitenabruf</translation>
    </message>
    <message>
        <source>Binding</source>
        <extracomment>Where a variable comes from: made of several things, written as JSON</extracomment>
        <translation>Bindung</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientAccessPane</name>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>New token...</source>
        <translation>Neues Token …</translation>
    </message>
    <message>
        <source>Creates and copies a new token. The old one stops working.</source>
        <translation>Erstellt und kopiert ein neues Token. Das bisherige gilt dann nicht mehr.</translation>
    </message>
    <message>
        <source>Rejects every call of the client until it gets a new token</source>
        <translation>Weist jeden Aufruf des Clients ab, bis er ein neues Token bekommt</translation>
    </message>
    <message>
        <source>Create a new token for %1? The old one stops working immediately. Paste the new one into the client&apos;s settings.</source>
        <translation>Ein neues Token für %1 erstellen? Das bisherige gilt sofort nicht mehr. Fügen Sie das neue in die Einstellungen des Clients ein.</translation>
    </message>
    <message>
        <source>Copy a new token</source>
        <translation>Neues Token kopieren</translation>
    </message>
    <message numerus="yes">
        <source>The new token of %1 is on the clipboard for %n second(s).</source>
        <translation>
            <numerusform>Das neue Token von %1 ist %n Sekunde lang in der Zwischenablage.</numerusform>
            <numerusform>Das neue Token von %1 ist %n Sekunden lang in der Zwischenablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Has called</source>
        <extracomment>Heading of a list of clients</extracomment>
        <translation>Haben schon aufgerufen</translation>
    </message>
    <message>
        <source>Has called or has access</source>
        <translation>Haben schon aufgerufen oder haben Zugriff</translation>
    </message>
    <message>
        <source>Has access</source>
        <translation>Haben Zugriff</translation>
    </message>
    <message>
        <source>Clients: %1</source>
        <translation>Clients: %1</translation>
    </message>
    <message>
        <source>By protocol version: %1</source>
        <extracomment>%1 is a list: &quot;2026-07-28: 40 calls and 2025-11-25: 2 calls&quot;</extracomment>
        <translation>Nach Protokollversion: %1</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>%1 zulassen</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <source>Blocked %1. Its calls are rejected.</source>
        <translation>%1 gesperrt. Seine Aufrufe werden abgewiesen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientEditor</name>
    <message>
        <source>Name of the client</source>
        <translation>Name des Clients</translation>
    </message>
    <message>
        <source>New token...</source>
        <translation>Neues Token …</translation>
    </message>
    <message>
        <source>Creates and copies a new token. The old one stops working.</source>
        <translation>Erstellt und kopiert ein neues Token. Das bisherige gilt dann nicht mehr.</translation>
    </message>
    <message>
        <source>Accept calls</source>
        <translation>Aufrufe annehmen</translation>
    </message>
    <message>
        <source>Read-only: hide tools that change data</source>
        <translation>Nur lesen: Werkzeuge ausblenden, die Daten ändern</translation>
    </message>
    <message>
        <source>&amp;Display title</source>
        <translation>Anzeige&amp;titel</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>Ta&amp;gs</translation>
    </message>
    <message>
        <source>&amp;Calls</source>
        <translation>&amp;Aufrufe</translation>
    </message>
    <message>
        <source>&amp;Largest result</source>
        <translation>&amp;Größtes Ergebnis</translation>
    </message>
    <message>
        <source>T&amp;ool list</source>
        <translation>Werkzeug&amp;liste</translation>
    </message>
    <message>
        <source>All tools, or names separated by commas</source>
        <translation>Alle Werkzeuge oder durch Kommas getrennte Namen</translation>
    </message>
    <message>
        <source>All tags, or names separated by commas</source>
        <translation>Alle Tags oder durch Kommas getrennte Namen</translation>
    </message>
    <message>
        <source> per minute</source>
        <extracomment>Behind a number of calls</extracomment>
        <translation> pro Minute</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source> kB</source>
        <extracomment>Behind a number: kilobytes</extracomment>
        <translation> kB</translation>
    </message>
    <message>
        <source>Workspace default</source>
        <translation>Wie im Arbeitsbereich</translation>
    </message>
    <message>
        <source>Built-in tools</source>
        <translation>Eingebaute Werkzeuge</translation>
    </message>
    <message>
        <source>Additional rights</source>
        <translation>Zusätzliche Rechte</translation>
    </message>
    <message>
        <source>See the calls of other clients</source>
        <translation>Aufrufe anderer Clients sehen</translation>
    </message>
    <message>
        <source>Read metrics</source>
        <translation>Metriken lesen</translation>
    </message>
    <message>
        <source>Create, rename and remove workspaces</source>
        <translation>Arbeitsbereiche anlegen, umbenennen und entfernen</translation>
    </message>
    <message>
        <source>Endpoint default</source>
        <translation>Wie beim Endpunkt</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blockieren</translation>
    </message>
    <message>
        <source>Ask every time</source>
        <translation>Jedes Mal fragen</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Every tool</source>
        <translation>Jedes Werkzeug</translation>
    </message>
    <message>
        <source>Two commands: find and call</source>
        <translation>Zwei Befehle: suchen und aufrufen</translation>
    </message>
    <message>
        <source>The strictest of endpoint, client and tool applies.</source>
        <translation>Es gilt die strengste Vorgabe von Endpunkt, Client und Werkzeug.</translation>
    </message>
    <message>
        <source>Defined in the configuration file. Change it there.</source>
        <translation>In der Konfigurationsdatei festgelegt. Ändern Sie es dort.</translation>
    </message>
    <message numerus="yes">
        <source>Lists %n tool(s): %1, about %2 tokens.</source>
        <extracomment>What a client is shown of the tools: how many, their size, and roughly how many tokens of a model</extracomment>
        <translation>
            <numerusform>Listet %n Werkzeug auf: %1, etwa %2 Token.</numerusform>
            <numerusform>Listet %n Werkzeuge auf: %1, etwa %2 Token.</numerusform>
        </translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <translation>Ä&amp;nderungen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientListModel</name>
    <message>
        <source>Another client</source>
        <translation>Anderer Client</translation>
    </message>
    <message>
        <source>Snippets to paste</source>
        <translation>Snippets zum Einfügen</translation>
    </message>
    <message>
        <source>Another client, snippets to paste</source>
        <translation>Anderer Client, Snippets zum Einfügen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A row of a list, read aloud: name and state of a program</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>connected</source>
        <extracomment>Badge of a program that uses the server</extracomment>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Badge of a program that is set up and has not come yet</extracomment>
        <translation>bereit</translation>
    </message>
    <message>
        <source>out of date</source>
        <extracomment>Badge of a program whose file has an old address or token</extracomment>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>Badge of a program whose file has an entry that we did not write</extracomment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>unreadable</source>
        <extracomment>Badge of a program whose file cannot be read</extracomment>
        <translation>unlesbar</translation>
    </message>
    <message>
        <source>Current address and token</source>
        <translation>Adresse und Token aktuell</translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation>Noch nicht verbunden</translation>
    </message>
    <message>
        <source>Old address or token</source>
        <translation>Adresse oder Token veraltet</translation>
    </message>
    <message>
        <source>Edited by hand</source>
        <translation>Von Hand geändert</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>Nicht eingerichtet</translation>
    </message>
    <message>
        <source>Not installed</source>
        <translation>Nicht installiert</translation>
    </message>
    <message>
        <source>Unreadable file</source>
        <translation>Datei nicht lesbar</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientPane</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open the file in its default app</source>
        <translation>Datei im zugehörigen Programm öffnen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Proposed change</source>
        <translation>Vorgeschlagene Änderung</translation>
    </message>
    <message>
        <source>Snippet to paste</source>
        <translation>Snippet zum Einfügen</translation>
    </message>
    <message>
        <source>&amp;Undo last write</source>
        <translation>Letztes Schreiben &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Remove entry</source>
        <translation>Eintrag &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy snippet</source>
        <translation>Snippet &amp;kopieren</translation>
    </message>
    <message>
        <source>Contains a token; cleared from the clipboard after 30 seconds</source>
        <translation>Enthält ein Token; wird nach 30 Sekunden aus der Zwischenablage gelöscht</translation>
    </message>
    <message>
        <source>&amp;Write change</source>
        <translation>Änderung &amp;schreiben</translation>
    </message>
    <message>
        <source>Snippet copied. It contains a token. The clipboard is cleared after 30 seconds.</source>
        <translation>Snippet kopiert. Es enthält ein Token. Die Zwischenablage wird nach 30 Sekunden geleert.</translation>
    </message>
    <message>
        <source>No app can open the file.</source>
        <translation>Kein Programm kann die Datei öffnen.</translation>
    </message>
    <message>
        <source>%1 is connected.</source>
        <translation>%1 ist verbunden.</translation>
    </message>
    <message>
        <source>Start the server first. The entry needs a token from it.</source>
        <translation>Starten Sie zuerst den Server. Der Eintrag braucht ein Token von ihm.</translation>
    </message>
    <message>
        <source>The entry is in place. Restart %1 if it does not connect.</source>
        <translation>Der Eintrag ist vorhanden. Starten Sie %1 neu, wenn keine Verbindung zustande kommt.</translation>
    </message>
    <message>
        <source>The entry has an outdated address or token.</source>
        <translation>Adresse oder Token im Eintrag sind veraltet.</translation>
    </message>
    <message>
        <source>The tooltray entry was edited by hand. Writing replaces it and keeps a backup.</source>
        <translation>Der Eintrag „tooltray“ wurde von Hand geändert. Beim Schreiben wird er ersetzt; eine Sicherung bleibt.</translation>
    </message>
    <message>
        <source>Only the highlighted lines change.</source>
        <translation>Nur die hervorgehobenen Zeilen ändern sich.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t installed here. Tooltray can create its settings file anyway.</source>
        <translation>%1 ist hier nicht installiert. Tooltray kann die Einstellungsdatei trotzdem anlegen.</translation>
    </message>
    <message>
        <source>The file now</source>
        <translation>Die Datei jetzt</translation>
    </message>
    <message>
        <source>Other users of this computer can read the file and the token in it.</source>
        <translation>Andere Benutzer dieses Rechners können die Datei und das Token darin lesen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientTab</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Als JSON</translation>
    </message>
    <message>
        <source>No description: agents are unlikely to pick this tool.</source>
        <translation>Keine Beschreibung: Agenten werden dieses Werkzeug kaum wählen.</translation>
    </message>
    <message>
        <source>%1, about %2 tokens</source>
        <extracomment>What it costs a client to have the tool listed: size, and roughly how many tokens of a model</extracomment>
        <translation>%1, etwa %2 Token</translation>
    </message>
    <message>
        <source>Filled in from the context, hidden from clients: %1</source>
        <translation>Aus dem Kontext gefüllt, für Clients unsichtbar: %1</translation>
    </message>
    <message>
        <source>Title: %1</source>
        <extracomment>What clients show in place of the name of a tool</extracomment>
        <translation>Titel: %1</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>No arguments.</source>
        <translation>Keine Argumente.</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>No output schema.</source>
        <translation>Kein Ausgabeschema.</translation>
    </message>
    <message>
        <source>Read-only: calls change nothing.</source>
        <translation>Nur lesend: Aufrufe ändern nichts.</translation>
    </message>
    <message>
        <source>Not read-only: calls may change something.</source>
        <translation>Nicht nur lesend: Aufrufe können etwas ändern.</translation>
    </message>
    <message>
        <source>Destructive: calls may delete or overwrite something.</source>
        <translation>Destruktiv: Aufrufe können etwas löschen oder überschreiben.</translation>
    </message>
    <message>
        <source>Not destructive: calls only add data.</source>
        <translation>Nicht destruktiv: Aufrufe fügen nur Daten hinzu.</translation>
    </message>
    <message>
        <source>Idempotent: repeating a call has no further effect.</source>
        <translation>Idempotent: Einen Aufruf zu wiederholen hat keine weitere Wirkung.</translation>
    </message>
    <message>
        <source>Not idempotent: repeating a call may change more.</source>
        <translation>Nicht idempotent: Ein wiederholter Aufruf kann Weiteres ändern.</translation>
    </message>
    <message>
        <source>Open world: may return third-party content.</source>
        <translation>Offene Welt: kann Inhalte Dritter zurückgeben.</translation>
    </message>
    <message>
        <source>Closed world: returns no third-party content.</source>
        <translation>Geschlossene Welt: gibt keine Inhalte Dritter zurück.</translation>
    </message>
    <message>
        <source>More in the JSON below.</source>
        <translation>Mehr im JSON unten.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientsPage</name>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Filter clients</source>
        <translation>Clients filtern</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>Einen Client verbinden</translation>
    </message>
    <message>
        <source>No client matches %1.</source>
        <translation>Kein Client passt zu %1.</translation>
    </message>
    <message>
        <source>No clients yet</source>
        <translation>Noch keine Clients</translation>
    </message>
    <message>
        <source>Each agent that you connect gets its own token, and the permissions and limits that you set here.</source>
        <translation>Jeder Agent, den Sie verbinden, bekommt ein eigenes Token und die Berechtigungen und Limits, die Sie hier festlegen.</translation>
    </message>
    <message>
        <source>Change the client %1</source>
        <translation>Client %1 ändern</translation>
    </message>
    <message>
        <source>Discard the changes to %1</source>
        <extracomment>What Undo takes back; %1 is a client</extracomment>
        <translation>Änderungen an %1 verwerfen</translation>
    </message>
    <message>
        <source>Discarded the changes to %1.</source>
        <translation>Änderungen an %1 verworfen.</translation>
    </message>
    <message>
        <source>Remove the client %1</source>
        <translation>Client %1 entfernen</translation>
    </message>
    <message>
        <source>Removed the client %1. Its token no longer works.</source>
        <translation>Client %1 entfernt. Sein Token gilt nicht mehr.</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>ungespeichert</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>Beside a client whose calls are rejected</extracomment>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>Beside a client that may not change anything</extracomment>
        <translation>nur lesen</translation>
    </message>
    <message>
        <source>config</source>
        <extracomment>Beside a client that the configuration file defines</extracomment>
        <translation>Konfig.</translation>
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
        <source>It can keep running without the window. Click the tray icon to show the window again.</source>
        <translation>Er kann ohne Fenster weiterlaufen. Ein Klick auf das Symbol im Benachrichtigungsfeld zeigt das Fenster wieder.</translation>
    </message>
    <message>
        <source>This desktop has no tray. Closing the window stops the server.</source>
        <translation>Diese Arbeitsumgebung hat kein Benachrichtigungsfeld. Das Schließen des Fensters stoppt den Server.</translation>
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
    <name>tooltray::ui::CodeEditor</name>
    <message>
        <source>Line %1: %2</source>
        <extracomment>Said by a screen reader: a line of a text and what is wrong there</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CombineRow</name>
    <message>
        <source>C&amp;ombine into one tool</source>
        <translation>Zu einem Werkzeug z&amp;usammenfassen</translation>
    </message>
    <message>
        <source>The &quot;%1&quot; argument selects the operation. Result settings are ignored.</source>
        <extracomment>%1 is the name of an argument</extracomment>
        <translation>Das Argument „%1“ wählt die Operation aus. Ergebniseinstellungen werden ignoriert.</translation>
    </message>
    <message>
        <source>Name of the combined tool</source>
        <translation>Name des zusammengefassten Werkzeugs</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <extracomment>Button: shows the combined tool</extracomment>
        <translation>An&amp;zeigen</translation>
    </message>
    <message>
        <source>Shows the combined tool, which can be tried before it is saved.</source>
        <translation>Zeigt das zusammengefasste Werkzeug, das vor dem Speichern ausprobiert werden kann.</translation>
    </message>
    <message>
        <source>Choose at least two operations first.</source>
        <translation>Wählen Sie zuerst mindestens zwei Operationen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Ignore member order</source>
        <translation>Reihenfolge der Eigenschaften ignorieren</translation>
    </message>
    <message>
        <source>Differences only</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Voriger Unterschied</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Nächster Unterschied</translation>
    </message>
    <message>
        <source>Lines of both sides</source>
        <translation>Zeilen beider Seiten</translation>
    </message>
    <message>
        <source>Copy patch</source>
        <translation>Patch kopieren</translation>
    </message>
    <message>
        <source>JSON Patch (RFC 6902) from left to right</source>
        <translation>JSON Patch (RFC 6902) von links nach rechts</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>Beide Seiten sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n difference(s)</source>
        <translation>
            <numerusform>%1 von %n Unterschied</numerusform>
            <numerusform>%1 von %n Unterschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Patch copied.</source>
        <translation>Patch kopiert.</translation>
    </message>
    <message>
        <source>Only JSON can be patched.</source>
        <translation>Einen Patch gibt es nur für JSON.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CompletionModel</name>
    <message>
        <source> new</source>
        <extracomment>Behind a variable that is declared when it is chosen</extracomment>
        <translation> neu</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ConditionForm</name>
    <message>
        <source>Removed the condition.</source>
        <translation>Bedingung entfernt.</translation>
    </message>
    <message>
        <source>Written as JSON</source>
        <translation>Als JSON geschrieben</translation>
    </message>
    <message>
        <source>Runs if</source>
        <extracomment>When a step runs</extracomment>
        <translation>Läuft, wenn</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Without conditions, it always runs.</source>
        <translation>Ohne Bedingung läuft er immer.</translation>
    </message>
    <message>
        <source>Add condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>As JSON: exists, equals, matches, not, all, any</source>
        <translation>Als JSON: exists, equals, matches, not, all, any</translation>
    </message>
    <message>
        <source>All conditions are met</source>
        <translation>Alle Bedingungen sind erfüllt</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ConnectDialog</name>
    <message>
        <source>Connect a client</source>
        <translation>Client verbinden</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ConnectionForm</name>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>C&amp;redential</source>
        <translation>&amp;Zugangsdaten</translation>
    </message>
    <message>
        <source>Open credential</source>
        <translation>Zugangsdaten öffnen</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <translation>&amp;Header</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Remove header</source>
        <translation>Header entfernen</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>What the API offers, for agents and people</source>
        <translation>Was die API bietet, für Agenten und Menschen</translation>
    </message>
    <message>
        <source>R&amp;EST URL</source>
        <translation>R&amp;EST-URL</translation>
    </message>
    <message>
        <source>Base URL of REST tools (default: same)</source>
        <translation>Basis-URL der REST-Werkzeuge (Standard: dieselbe)</translation>
    </message>
    <message>
        <source>Su&amp;bscriptions</source>
        <translation>&amp;Subscriptions</translation>
    </message>
    <message>
        <source>Subscription protocol</source>
        <translation>Protokoll der Subscriptions</translation>
    </message>
    <message>
        <source>Subscription URL (default: same)</source>
        <translation>URL der Subscriptions (Standard: dieselbe)</translation>
    </message>
    <message>
        <source>Subscription URL</source>
        <translation>URL der Subscriptions</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No credential</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>There is no context variable %1 yet.</source>
        <translation>Es gibt noch keine Kontextvariable %1.</translation>
    </message>
    <message>
        <source>Resolves to: %1</source>
        <extracomment>%1 is a URL in which variables have their values</extracomment>
        <translation>Ergibt: %1</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>Header hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <extracomment>Requests that change data: whether they need approval</extracomment>
        <translation>&amp;Änderungen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ConsentDialog</name>
    <message>
        <source>Consents</source>
        <translation>Zustimmungen</translation>
    </message>
    <message>
        <source>These definitions come from elsewhere. They take effect when you allow them. If they change, you are asked again.</source>
        <translation>Diese Definitionen stammen von anderswo. Sie gelten erst, wenn Sie sie erlauben. Wenn sie sich ändern, werden Sie erneut gefragt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing needs your consent.</source>
        <translation>Nichts braucht Ihre Zustimmung.</translation>
    </message>
    <message>
        <source>was: %1</source>
        <translation>war: %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed; was: %1</source>
        <translation>entfernt; war: %1</translation>
    </message>
    <message>
        <source>Changed since you allowed it</source>
        <translation>Geändert, seit Sie es erlaubt haben</translation>
    </message>
    <message>
        <source>Needs your consent</source>
        <translation>Braucht Ihre Zustimmung</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Remove consent</source>
        <translation>Zustimmung entfernen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ContextModel</name>
    <message>
        <source>Saved</source>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source>config.yaml</source>
        <translation>config.yaml</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message>
        <source>empty, but used</source>
        <translation>leer, aber verwendet</translation>
    </message>
    <message>
        <source>Stored as the credential %1</source>
        <translation>Als Zugangsdaten %1 gespeichert</translation>
    </message>
    <message>
        <source>Tools use this variable, but it has no value.</source>
        <translation>Werkzeuge verwenden diese Variable, aber sie hat keinen Wert.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Speicherort</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>Type of a value</extracomment>
        <translation>Geheimnis</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>Type of a value</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>Type of a value</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>Type of a value</extracomment>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>Of a value: text, number and so on</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>no secret</source>
        <extracomment>In place of the value of a variable</extracomment>
        <translation>kein Geheimnis</translation>
    </message>
    <message>
        <source>The credential %1 has no secret yet.</source>
        <translation>Die Zugangsdaten %1 haben noch kein Geheimnis.</translation>
    </message>
    <message>
        <source>Shared with the team</source>
        <extracomment>Of a value that everybody who uses the same database gets</extracomment>
        <translation>Mit dem Team geteilt</translation>
    </message>
    <message>
        <source>Everyone who uses the same database gets this value.</source>
        <translation>Alle, die dieselbe Datenbank verwenden, erhalten diesen Wert.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ContextPage</name>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Filter variables (%1)</source>
        <translation>Variablen filtern (%1)</translation>
    </message>
    <message>
        <source>Filter variables</source>
        <translation>Variablen filtern</translation>
    </message>
    <message>
        <source>New variable...</source>
        <translation>Neue Variable …</translation>
    </message>
    <message>
        <source>Import .env file...</source>
        <translation>.env-Datei importieren …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Edit...</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Context variables</source>
        <translation>Kontextvariablen</translation>
    </message>
    <message>
        <source>No context variables yet</source>
        <translation>Noch keine Kontextvariablen</translation>
    </message>
    <message>
        <source>A context variable fills operation variables of the same name. Agents need not pass them.</source>
        <translation>Eine Kontextvariable füllt gleichnamige Variablen von Operationen. Agenten müssen sie nicht übergeben.</translation>
    </message>
    <message numerus="yes">
        <source>%n variable(s) used by tools have no value: %1</source>
        <translation>
            <numerusform>%n von Werkzeugen verwendete Variable hat keinen Wert: %1</numerusform>
            <numerusform>%n von Werkzeugen verwendete Variablen haben keinen Wert: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no context variable %1.</source>
        <translation>Es gibt keine Kontextvariable %1.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>%1 geändert.</translation>
    </message>
    <message>
        <source>%1 is defined in config.yaml. Remove it there.</source>
        <translation>%1 ist in config.yaml festgelegt. Entfernen Sie es dort.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 gelöscht.</translation>
    </message>
    <message>
        <source>Import .env file</source>
        <translation>.env-Datei importieren</translation>
    </message>
    <message>
        <source>Discarded the new variable.</source>
        <translation>Neue Variable verworfen.</translation>
    </message>
    <message>
        <source>Discarded the changes to %1.</source>
        <translation>Änderungen an %1 verworfen.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>No variable matches %1.</source>
        <translation>Keine Variable passt zu %1.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CreateToolsDialog</name>
    <message>
        <source>&amp;Endpoint</source>
        <translation>&amp;Endpunkt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create tools</source>
        <translation>Werkzeuge erstellen</translation>
    </message>
    <message numerus="yes">
        <source>Create %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug erstellen</numerusform>
            <numerusform>%n Werkzeuge erstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (REST)</source>
        <extracomment>An endpoint that offers GraphQL as well</extracomment>
        <translation>%1 (REST)</translation>
    </message>
    <message>
        <source>Save tools</source>
        <translation>Werkzeuge speichern</translation>
    </message>
    <message numerus="yes">
        <source>Save %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug speichern</numerusform>
            <numerusform>%n Werkzeuge speichern</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the selected tools and their settings?</source>
        <translation>Ausgewählte Werkzeuge und ihre Einstellungen verwerfen?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>&amp;Weiter bearbeiten</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CredentialEditor</name>
    <message>
        <source>Name of the credential</source>
        <translation>Name der Zugangsdaten</translation>
    </message>
    <message>
        <source>Name, such as github</source>
        <translation>Name, etwa github</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>&amp;Header</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Benutzer</translation>
    </message>
    <message>
        <source>&amp;Token URL</source>
        <translation>&amp;Token-URL</translation>
    </message>
    <message>
        <source>&amp;Client ID</source>
        <translation>&amp;Client-ID</translation>
    </message>
    <message>
        <source>Sco&amp;pes</source>
        <translation>Sco&amp;pes</translation>
    </message>
    <message>
        <source>&amp;Audience</source>
        <translation>Au&amp;dience</translation>
    </message>
    <message>
        <source>Store &amp;in</source>
        <translation>Speichern &amp;in</translation>
    </message>
    <message>
        <source>En&amp;vironment variable</source>
        <translation>&amp;Umgebungsvariable</translation>
    </message>
    <message>
        <source>Pro&amp;gram</source>
        <translation>Pro&amp;gramm</translation>
    </message>
    <message>
        <source>Reuse for</source>
        <translation>Wiederverwenden für</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>Eine Anfrage</translation>
    </message>
    <message>
        <source>Separated by spaces</source>
        <translation>Durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>Defined in the configuration file. Change it there.</source>
        <translation>In der Konfigurationsdatei festgelegt. Ändern Sie es dort.</translation>
    </message>
    <message>
        <source>The header needs a name.</source>
        <translation>Der Header braucht einen Namen.</translation>
    </message>
    <message>
        <source>The environment variable needs a name.</source>
        <translation>Die Umgebungsvariable braucht einen Namen.</translation>
    </message>
    <message>
        <source>Enter the program that prints the secret.</source>
        <translation>Geben Sie an, welches Programm das Geheimnis ausgibt.</translation>
    </message>
    <message>
        <source>OAuth needs a token URL and a client ID.</source>
        <translation>OAuth braucht eine Token-URL und eine Client-ID.</translation>
    </message>
    <message numerus="yes">
        <source>%n context variable(s)</source>
        <translation>
            <numerusform>%n Kontextvariable</numerusform>
            <numerusform>%n Kontextvariablen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not used yet. Choose it in an endpoint or a context variable.</source>
        <translation>Noch nicht verwendet. Wählen Sie sie bei einem Endpunkt oder einer Kontextvariablen aus.</translation>
    </message>
    <message>
        <source>Sig&amp;n-in page</source>
        <translation>A&amp;nmeldeseite</translation>
    </message>
    <message>
        <source>OAuth needs the URL of the sign-in page.</source>
        <translation>OAuth braucht die URL der Anmeldeseite.</translation>
    </message>
    <message>
        <source>Sent in</source>
        <extracomment>What an API key is sent in: a header, a query parameter or a cookie</extracomment>
        <translation>Gesendet in</translation>
    </message>
    <message>
        <source>The query parameter or cookie needs a name.</source>
        <translation>Der Query-Parameter oder das Cookie braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CredentialListModel</name>
    <message>
        <source>not used</source>
        <translation>unbenutzt</translation>
    </message>
    <message numerus="yes">
        <source>used by %n</source>
        <translation>
            <numerusform>von %n verwendet</numerusform>
            <numerusform>von %n verwendet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Where the secret of a credential is, and by how many things it is used</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>ungespeichert</translation>
    </message>
    <message>
        <source>config</source>
        <extracomment>Beside a credential that the configuration file defines</extracomment>
        <translation>Konfig.</translation>
    </message>
    <message>
        <source>until quit</source>
        <extracomment>Beside a credential whose secret is lost when the program ends</extracomment>
        <translation>bis zum Beenden</translation>
    </message>
    <message>
        <source>no secret</source>
        <extracomment>Beside a credential</extracomment>
        <translation>kein Geheimnis</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CredentialTrial</name>
    <message>
        <source>Reading the secret...</source>
        <translation>Das Geheimnis wird gelesen …</translation>
    </message>
    <message>
        <source>The secret is available. No endpoint uses it yet, so nothing was sent.</source>
        <translation>Das Geheimnis ist verfügbar. Kein Endpunkt verwendet es bisher; es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Testing %1...</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>%1 wird getestet …</translation>
    </message>
    <message>
        <source>%1 rejected the credential: %2 after %3.</source>
        <extracomment>%1 is an endpoint, %2 a number such as 401, %3 a duration</extracomment>
        <translation>%1 hat die Zugangsdaten abgelehnt: %2 nach %3.</translation>
    </message>
    <message>
        <source>%1 responded in %2 with an error: %3</source>
        <extracomment>%1 is an endpoint, %2 a duration, %3 what it said</extracomment>
        <translation>%1 hat nach %2 geantwortet, aber mit einem Fehler: %3</translation>
    </message>
    <message>
        <source>%1 responded in %2.</source>
        <extracomment>%1 is an endpoint, %2 a duration</extracomment>
        <translation>%1 hat nach %2 geantwortet.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is an endpoint, %2 what is known of it, in whole sentences</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tested %1. %2</source>
        <extracomment>%1 is an endpoint, %2 what came of it, in whole sentences</extracomment>
        <translation>%1 getestet. %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CredentialsPage</name>
    <message>
        <source>Credentials</source>
        <translation>Zugangsdaten</translation>
    </message>
    <message>
        <source>Filter credentials</source>
        <translation>Zugangsdaten filtern</translation>
    </message>
    <message>
        <source>New credential</source>
        <translation>Neue Zugangsdaten</translation>
    </message>
    <message>
        <source>No credential matches %1.</source>
        <translation>Keine Zugangsdaten passen zu %1.</translation>
    </message>
    <message>
        <source>No credentials yet</source>
        <translation>Noch keine Zugangsdaten</translation>
    </message>
    <message>
        <source>Credentials authenticate to endpoints. Secrets stay in your keychain, never in files or logs.</source>
        <translation>Mit Zugangsdaten authentifiziert sich Tooltray bei Endpunkten. Geheimnisse bleiben in Ihrem Schlüsselbund und stehen nie in Dateien oder Protokollen.</translation>
    </message>
    <message>
        <source>Add the credential %1</source>
        <translation>Zugangsdaten %1 hinzufügen</translation>
    </message>
    <message>
        <source>Change the credential %1</source>
        <translation>Zugangsdaten %1 ändern</translation>
    </message>
    <message>
        <source>Delete the credential %1</source>
        <translation>Zugangsdaten %1 löschen</translation>
    </message>
    <message>
        <source>Deleted the credential %1.</source>
        <translation>Zugangsdaten %1 gelöscht.</translation>
    </message>
    <message>
        <source>Discard the new credential</source>
        <extracomment>What Undo takes back; %1 is a credential</extracomment>
        <translation>Neue Zugangsdaten verwerfen</translation>
    </message>
    <message>
        <source>Discard the changes to %1</source>
        <translation>Änderungen an %1 verwerfen</translation>
    </message>
    <message>
        <source>Discarded the new credential.</source>
        <translation>Neue Zugangsdaten verworfen.</translation>
    </message>
    <message>
        <source>Discarded the changes to %1.</source>
        <translation>Änderungen an %1 verworfen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DataSettings</name>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Gesicherte Stände</translation>
    </message>
    <message>
        <source>Tooltray takes a snapshot before each change. Restoring one replaces the whole workspace except secrets, and takes a snapshot of the current state first.</source>
        <translation>Vor jeder Änderung sichert Tooltray den Stand. Beim Wiederherstellen wird der ganze Arbeitsbereich außer den Geheimnissen ersetzt; der jetzige Stand wird vorher gesichert.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>&amp;Jetzt sichern</translation>
    </message>
    <message>
        <source>Takes a permanent snapshot of the current state, without secrets</source>
        <translation>Sichert den jetzigen Stand dauerhaft, ohne Geheimnisse</translation>
    </message>
    <message>
        <source>&amp;Export all tools...</source>
        <translation>Alle Werkzeuge &amp;exportieren …</translation>
    </message>
    <message>
        <source>Re&amp;store snapshot</source>
        <translation>&amp;Stand wiederherstellen</translation>
    </message>
    <message>
        <source>Restored the snapshot of %1.</source>
        <translation>Stand von %1 wiederhergestellt.</translation>
    </message>
    <message>
        <source>Backed up</source>
        <extracomment>A moment that one can go back to: what somebody did then</extracomment>
        <translation>Gesichert</translation>
    </message>
    <message>
        <source>Backed up. This snapshot is never deleted automatically.</source>
        <translation>Gesichert. Dieser Stand wird nie automatisch gelöscht.</translation>
    </message>
    <message>
        <source>There are no tools to export yet.</source>
        <translation>Es gibt noch keine Werkzeuge zum Exportieren.</translation>
    </message>
    <message>
        <source>Exported all tools to %1.</source>
        <translation>Alle Werkzeuge nach %1 exportiert.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DefinitionEditor</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What it is for, in one sentence. Agents read this.</source>
        <translation>Wozu es dient, in einem Satz, den Agenten lesen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Not used yet.</source>
        <translation>Noch nicht verwendet.</translation>
    </message>
    <message>
        <source>Used by %1</source>
        <translation>Verwendet von %1</translation>
    </message>
    <message>
        <source>Defined in config.yaml. Change it there.</source>
        <translation>In config.yaml festgelegt. Ändern Sie es dort.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DefinitionPane</name>
    <message>
        <source>Form</source>
        <extracomment>A view of what a tool requests: as fields</extracomment>
        <translation>Formular</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Definition as JSON</source>
        <translation>Definition als JSON</translation>
    </message>
    <message>
        <source>Steps in sequence</source>
        <translation>Schritte, nacheinander</translation>
    </message>
    <message>
        <source>One of several cases</source>
        <translation>Einer von mehreren Fällen</translation>
    </message>
    <message>
        <source>REST request</source>
        <translation>REST-Anfrage</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>Line, column and what is wrong there</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DescriptionFaultModel</name>
    <message>
        <source>parameter %1</source>
        <extracomment>A place in the description of an API; %1 is a number or a name</extracomment>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>server %1</source>
        <extracomment>A place in the description of an API; %1 is a number</extracomment>
        <translation>Server %1</translation>
    </message>
    <message>
        <source>schema %1</source>
        <extracomment>A place in the description of an API; %1 is a name</extracomment>
        <translation>Schema %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <extracomment>%1 is a place in the description of an API, %n how often it has the same problem</extracomment>
        <translation>
            <numerusform>%1 (%n-mal)</numerusform>
            <numerusform>%1 (%n-mal)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DescriptionPane</name>
    <message>
        <source>&amp;Location</source>
        <extracomment>Where the description of an API is: a URL or a file</extracomment>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>OpenAPI description</source>
        <translation>OpenAPI-Beschreibung</translation>
    </message>
    <message>
        <source>OpenAPI descriptions (*.json *.yaml *.yml)</source>
        <translation>OpenAPI-Beschreibungen (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>&amp;Allowed origins</source>
        <translation>&amp;Erlaubte Origins</translation>
    </message>
    <message>
        <source>Other origins that the description may refer to</source>
        <translation>Andere Origins, auf die die Beschreibung verweisen darf</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>Create &amp;tools...</source>
        <translation>&amp;Werkzeuge erstellen …</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>Uses a description although most of its operations are gone</extracomment>
        <translation>Akzeptieren</translation>
    </message>
    <message>
        <source>Review...</source>
        <extracomment>Opens what definitions entered elsewhere want to run or to send</extracomment>
        <translation>Prüfen …</translation>
    </message>
    <message>
        <source>Repair</source>
        <extracomment>Makes tools fit the description again</extracomment>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Opens the first of the tools that are broken or can be repaired</extracomment>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Latest changes</source>
        <translation>Letzte Änderungen</translation>
    </message>
    <message>
        <source>Enter the URL or file of an OpenAPI description to make tools of a REST API.</source>
        <translation>Geben Sie die URL oder Datei einer OpenAPI-Beschreibung ein, um aus einer REST-API Werkzeuge zu machen.</translation>
    </message>
    <message>
        <source>Fetching the description...</source>
        <translation>Beschreibung wird abgerufen …</translation>
    </message>
    <message>
        <source>There is no description yet.</source>
        <translation>Es gibt noch keine Beschreibung.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln operation(s)</source>
        <extracomment>&quot;Pets 1.0: 3 operations&quot;</extracomment>
        <translation>
            <numerusform>%1: %Ln Operation</numerusform>
            <numerusform>%1: %Ln Operationen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, fetched %2</source>
        <extracomment>&quot;Pets 1.0: 3 operations, fetched 2 min ago&quot;</extracomment>
        <translation>%1, abgerufen %2</translation>
    </message>
    <message>
        <source>The API accepts: %1</source>
        <extracomment>%1 are ways to authenticate</extracomment>
        <translation>Die API akzeptiert: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) do not fit the description: %1</source>
        <translation>
            <numerusform>%n Werkzeug passt nicht zur Beschreibung: %1</numerusform>
            <numerusform>%n Werkzeuge passen nicht zur Beschreibung: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) can be adapted to the latest changes: %1</source>
        <extracomment>They work, but show agents what the API no longer takes</extracomment>
        <translation>
            <numerusform>%n Werkzeug kann an die letzten Änderungen angepasst werden: %1</numerusform>
            <numerusform>%n Werkzeuge können an die letzten Änderungen angepasst werden: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Requests go to %1</source>
        <extracomment>%1 is a URL</extracomment>
        <translation>Anfragen gehen an %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DiffModel</name>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <extracomment>In place of lines of a text that are left out</extracomment>
        <translation>
            <numerusform>%n unveränderte Zeile</numerusform>
            <numerusform>%n unveränderte Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Hinzugefügt: %1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>Changed from %1 to %2</source>
        <translation>Geändert von %1 zu %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DocsWriter</name>
    <message>
        <source>Deprecated.</source>
        <translation>Veraltet.</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>Skalar</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>interface</source>
        <translation>Interface</translation>
    </message>
    <message>
        <source>union</source>
        <translation>Union</translation>
    </message>
    <message>
        <source>enum</source>
        <translation>Enum</translation>
    </message>
    <message>
        <source>input object</source>
        <translation>Input-Objekt</translation>
    </message>
    <message>
        <source>Implements</source>
        <translation>Implementiert</translation>
    </message>
    <message>
        <source>Values:</source>
        <translation>Werte:</translation>
    </message>
    <message>
        <source>Can be</source>
        <translation>Kann sein</translation>
    </message>
    <message>
        <source>Fields:</source>
        <translation>Felder:</translation>
    </message>
    <message>
        <source>directive</source>
        <translation>Direktive</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DraftCommands</name>
    <message numerus="yes">
        <source>Created %n draft(s) from the clipboard.</source>
        <translation>
            <numerusform>%n Entwurf aus der Zwischenablage angelegt.</numerusform>
            <numerusform>%n Entwürfe aus der Zwischenablage angelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %n tool(s)</source>
        <extracomment>What Undo takes back</extracomment>
        <translation>
            <numerusform>%n Werkzeug erstellen</numerusform>
            <numerusform>%n Werkzeuge erstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Created %n draft(s). Save them to publish.</source>
        <translation>
            <numerusform>%n Entwurf angelegt. Zum Veröffentlichen speichern.</numerusform>
            <numerusform>%n Entwürfe angelegt. Zum Veröffentlichen speichern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alle speichern</translation>
    </message>
    <message numerus="yes">
        <source>Save %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug speichern</numerusform>
            <numerusform>%n Werkzeuge speichern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n tool(s).</source>
        <translation>
            <numerusform>%n Werkzeug gespeichert.</numerusform>
            <numerusform>%n Werkzeuge gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) with errors stay drafts: %1</source>
        <extracomment>%1 are names of tools</extracomment>
        <translation>
            <numerusform>%n Werkzeug mit Fehlern bleibt Entwurf: %1</numerusform>
            <numerusform>%n Werkzeuge mit Fehlern bleiben Entwürfe: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DraftsNotice</name>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) had unsaved changes when Tooltray closed.</source>
        <translation>
            <numerusform>%n Werkzeug hatte ungespeicherte Änderungen, als Tooltray beendet wurde.</numerusform>
            <numerusform>%n Werkzeuge hatten ungespeicherte Änderungen, als Tooltray beendet wurde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) had unsaved changes when Tooltray closed.</source>
        <translation>
            <numerusform>%n Definition hatte ungespeicherte Änderungen, als Tooltray beendet wurde.</numerusform>
            <numerusform>%n Definitionen hatten ungespeicherte Änderungen, als Tooltray beendet wurde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EditActions</name>
    <message>
        <source>Undone: %1</source>
        <extracomment>In the status line; %1 is what was done</extracomment>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <extracomment>In the status line; %1 is what was done</extracomment>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>Undo and Redo apply to saved changes. Save or discard the changes here first.</source>
        <extracomment>In the status line, in answer to Undo or Redo while something is being edited</extracomment>
        <translation>„Rückgängig“ und „Wiederherstellen“ gelten für gespeicherte Änderungen. Speichern oder verwerfen Sie zuerst die Änderungen hier.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A command with what it would do now: &quot;Undo: Delete 3 tools&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EditorSettings</name>
    <message>
        <source>&amp;Use the desktop&apos;s code font</source>
        <translation>Schrift des &amp;Systems für Code verwenden</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>Schrif&amp;tart</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Indentation</source>
        <translation>&amp;Einrückung</translation>
    </message>
    <message>
        <source>F&amp;ormat GraphQL on save</source>
        <translation>GraphQL beim Speichern eines Werkzeugs &amp;formatieren</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>Behind a number, of a font</extracomment>
        <translation> pt</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <extracomment>Size of a font</extracomment>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source> spaces</source>
        <extracomment>Behind a number</extracomment>
        <translation> Leerzeichen</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispieltext</translation>
    </message>
    <message>
        <source>Save &amp;valid drafts when I leave a tool</source>
        <translation>&amp;Gültige Entwürfe beim Verlassen eines Werkzeugs speichern</translation>
    </message>
    <message>
        <source>Drafts with errors or changes from elsewhere are not saved.</source>
        <translation>Entwürfe mit Fehlern oder mit Änderungen von anderswo werden nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointAuthPage</name>
    <message>
        <source>Authentication</source>
        <translation>Authentifizierung</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>New credential</source>
        <translation>Neue Zugangsdaten</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>&amp;Header</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Benutzer</translation>
    </message>
    <message>
        <source>Store &amp;in</source>
        <translation>Speichern &amp;in</translation>
    </message>
    <message>
        <source>&amp;Variable</source>
        <translation>&amp;Variable</translation>
    </message>
    <message>
        <source>Credential &amp;name</source>
        <extracomment>Of a credential</extracomment>
        <translation>&amp;Name der Zugangsdaten</translation>
    </message>
    <message>
        <source>Saved. Type to replace it.</source>
        <translation>Gespeichert. Zum Ersetzen neu eingeben.</translation>
    </message>
    <message>
        <source>Keep it in memory, or name an environment variable.</source>
        <translation>Legen Sie es im Speicher ab oder nennen Sie eine Umgebungsvariable.</translation>
    </message>
    <message>
        <source>Checking which authentication the API needs...</source>
        <translation>Prüfen, welche Authentifizierung die API verlangt …</translation>
    </message>
    <message>
        <source>Use existing</source>
        <extracomment>A credential</extracomment>
        <translation>Vorhandene verwenden</translation>
    </message>
    <message>
        <source>A credential named %1 already exists. Choose another name or use the existing one.</source>
        <translation>Es gibt schon Zugangsdaten namens %1. Wählen Sie einen anderen Namen oder verwenden Sie die vorhandenen.</translation>
    </message>
    <message>
        <source>Sent in</source>
        <extracomment>What an API key is sent in: a header, a query parameter or a cookie</extracomment>
        <translation>Gesendet in</translation>
    </message>
    <message>
        <source>The API rejected this credential (401). Correct it, or continue to add the endpoint anyway.</source>
        <translation>Die API hat diese Zugangsdaten abgelehnt (401). Korrigieren Sie sie oder fahren Sie fort, um den Endpunkt trotzdem hinzuzufügen.</translation>
    </message>
    <message>
        <source>Waiting for the keychain...</source>
        <translation>Warten auf den Schlüsselbund …</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>Es ist kein Schlüsselbund verfügbar.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointEditor</name>
    <message>
        <source>Name of the endpoint</source>
        <translation>Name des Endpunkts</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <extracomment>Asks the endpoint for an answer</extracomment>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <source>Parts of the endpoint</source>
        <translation>Teile des Endpunkts</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Limits and network</source>
        <translation>Limits und Netzwerk</translation>
    </message>
    <message>
        <source>Response of the endpoint</source>
        <translation>Antwort des Endpunkts</translation>
    </message>
    <message>
        <source>Defined in the configuration file. Change it there.</source>
        <translation>In der Konfigurationsdatei festgelegt. Ändern Sie es dort.</translation>
    </message>
    <message>
        <source>Read-only, for this session only.</source>
        <translation>Schreibgeschützt, nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>Testing the endpoint...</source>
        <translation>Der Endpunkt wird getestet …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Show details</source>
        <extracomment>Opens the tab of the schema or of the description</extracomment>
        <translation>Details anzeigen</translation>
    </message>
    <message>
        <source>Schema not loaded. %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>Schema nicht geladen. %1</translation>
    </message>
    <message>
        <source>Built-in sample. Its data is reset when Tooltray quits.</source>
        <translation>Mitgeliefertes Beispiel. Seine Daten werden zurückgesetzt, wenn Tooltray beendet wird.</translation>
    </message>
    <message>
        <source>REST API</source>
        <extracomment>Tab: the description of a REST API</extracomment>
        <translation>REST-API</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointListModel</name>
    <message>
        <source>unsaved</source>
        <translation>ungespeichert</translation>
    </message>
    <message>
        <source>config</source>
        <extracomment>Beside an endpoint that the configuration file defines</extracomment>
        <translation>Konfig.</translation>
    </message>
    <message>
        <source>fetching the schema</source>
        <translation>Schema wird abgerufen</translation>
    </message>
    <message>
        <source>schema %1</source>
        <translation>Schema %1</translation>
    </message>
    <message>
        <source>schema from a file</source>
        <translation>Schema aus einer Datei</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>kein Schema</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>State of the schema of an endpoint and its host, which a narrow list cuts</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Schema loaded</source>
        <translation>Schema geladen</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Nicht geladen</translation>
    </message>
    <message>
        <source>Not fetched yet</source>
        <translation>Noch nicht abgerufen</translation>
    </message>
    <message>
        <source>fetching the description</source>
        <translation>Beschreibung wird abgerufen</translation>
    </message>
    <message>
        <source>no description</source>
        <translation>keine Beschreibung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>%Ln Operation</numerusform>
            <numerusform>%Ln Operationen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>&quot;2 min ago, 3 operations&quot;: what comes first is seen in a narrow list</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Description loaded</source>
        <extracomment>Of an endpoint: nobody knows yet whether it answers</extracomment>
        <translation>Beschreibung geladen</translation>
    </message>
    <message>
        <source>Some tools do not fit</source>
        <translation>Einige Werkzeuge passen nicht</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointSchemaPage</name>
    <message>
        <source>Schema &amp;file</source>
        <translation>Schema&amp;datei</translation>
    </message>
    <message>
        <source>Schema file</source>
        <translation>Schemadatei</translation>
    </message>
    <message>
        <source>GraphQL schemas (*.graphql *.graphqls *.gql *.sdl *.json)</source>
        <translation>GraphQL-Schemas (*.graphql *.graphqls *.gql *.sdl *.json)</translation>
    </message>
    <message>
        <source>SDL, or an introspection result as JSON</source>
        <translation>SDL oder ein Introspection-Ergebnis als JSON</translation>
    </message>
    <message>
        <source>&amp;Create tools next</source>
        <translation>Danach &amp;Werkzeuge erstellen</translation>
    </message>
    <message>
        <source>Go back to choose another credential.</source>
        <translation>Gehen Sie zurück, um andere Zugangsdaten zu wählen.</translation>
    </message>
    <message>
        <source>You can add it anyway and refresh it later.</source>
        <translation>Sie können ihn trotzdem hinzufügen und später aktualisieren.</translation>
    </message>
    <message>
        <source>Reading the file...</source>
        <translation>Die Datei wird gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>Found %n type(s) in the file.</source>
        <translation>
            <numerusform>%n Typ in der Datei gefunden.</numerusform>
            <numerusform>%n Typen in der Datei gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the API...</source>
        <translation>Die API wird untersucht …</translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <extracomment>Requests that change data: whether they need approval</extracomment>
        <translation>Ä&amp;nderungen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>An endpoint named %1 already exists. Choose another name.</source>
        <translation>Es gibt schon einen Endpunkt namens %1. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Endpoint settings</source>
        <extracomment>Heading of a step: the name of an endpoint and what agents may change</extracomment>
        <translation>Einstellungen des Endpunkts</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointUrlPage</name>
    <message>
        <source>API address</source>
        <translation>Adresse der API</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>There is no context variable %1. Create it on the Context page, or remove it from the URL.</source>
        <translation>Es gibt keine Kontextvariable %1. Legen Sie sie auf der Seite „Kontext“ an oder entfernen Sie sie aus der URL.</translation>
    </message>
    <message>
        <source>Enter a URL with https:// or http:// and a host name.</source>
        <translation>Geben Sie eine URL mit https:// oder http:// und einem Hostnamen ein.</translation>
    </message>
    <message>
        <source>Resolves to: %1</source>
        <extracomment>%1 is a URL in which variables have their values</extracomment>
        <translation>Ergibt: %1</translation>
    </message>
    <message>
        <source>Filled in the URL.</source>
        <translation>URL übernommen.</translation>
    </message>
    <message numerus="yes">
        <source>Filled in the URL and %n header(s).</source>
        <translation>
            <numerusform>URL und %n Header übernommen.</numerusform>
            <numerusform>URL und %n Header übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The port must be at most 65535.</source>
        <translation>Der Port darf höchstens 65535 sein.</translation>
    </message>
    <message>
        <source>Enter the URL of a GraphQL or REST API, or choose an OpenAPI file. Or paste a cURL command to fill in URL, headers and credential.</source>
        <translation>Geben Sie die URL einer GraphQL- oder REST-API ein oder wählen Sie eine OpenAPI-Datei. Oder fügen Sie einen cURL-Befehl ein, um URL, Header und Zugangsdaten zu übernehmen.</translation>
    </message>
    <message>
        <source>OpenAPI description</source>
        <translation>OpenAPI-Beschreibung</translation>
    </message>
    <message>
        <source>OpenAPI descriptions (*.json *.yaml *.yml)</source>
        <translation>OpenAPI-Beschreibungen (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>You can also continue, and add it anyway.</source>
        <translation>Sie können auch fortfahren und ihn trotzdem hinzufügen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointsPage</name>
    <message>
        <source>Endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>Filter endpoints</source>
        <translation>Endpunkte filtern</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>Neuer Endpunkt</translation>
    </message>
    <message>
        <source>No endpoint matches %1.</source>
        <translation>Kein Endpunkt passt zu %1.</translation>
    </message>
    <message>
        <source>No endpoints yet</source>
        <translation>Noch keine Endpunkte</translation>
    </message>
    <message>
        <source>Endpoints are APIs whose operations become tools. Add yours, or try the built-in sample.</source>
        <translation>Endpunkte sind APIs, aus deren Operationen Werkzeuge werden. Fügen Sie Ihre hinzu oder probieren Sie das mitgelieferte Beispiel aus.</translation>
    </message>
    <message>
        <source>Change the endpoint %1</source>
        <translation>Endpunkt %1 ändern</translation>
    </message>
    <message>
        <source>Duplicate the endpoint %1</source>
        <translation>Endpunkt %1 duplizieren</translation>
    </message>
    <message>
        <source>Delete the endpoint %1</source>
        <translation>Endpunkt %1 löschen</translation>
    </message>
    <message>
        <source>Deleted the endpoint %1.</source>
        <translation>Endpunkt %1 gelöscht.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Create tools...</source>
        <translation>Werkzeuge erstellen …</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug reparieren</numerusform>
            <numerusform>%n Werkzeuge reparieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %n tool(s): %1.</source>
        <extracomment>%1 are names of tools</extracomment>
        <translation>
            <numerusform>%n Werkzeug repariert: %1.</numerusform>
            <numerusform>%n Werkzeuge repariert: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 became %2</source>
        <extracomment>Of a repaired tool: the parameter %1 is called %2 by now</extracomment>
        <translation>%1 wurde zu %2</translation>
    </message>
    <message>
        <source>removed %1</source>
        <extracomment>Of a repaired tool: %1 are names of arguments and parameters</extracomment>
        <translation>entfernt: %1</translation>
    </message>
    <message>
        <source>added %1</source>
        <extracomment>Of a repaired tool: %1 are names of arguments and parameters</extracomment>
        <translation>hinzugefügt: %1</translation>
    </message>
    <message>
        <source>now required: %1</source>
        <extracomment>Of a repaired tool: %1 are names of arguments that were optional</extracomment>
        <translation>jetzt erforderlich: %1</translation>
    </message>
    <message>
        <source>changed %1</source>
        <extracomment>Of a repaired tool: %1 are names of arguments that accept something else by now</extracomment>
        <translation>geändert: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a tool, %2 what was removed from it and added to it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 are names of tools, %2 why they cannot be repaired</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EnvImportDialog</name>
    <message>
        <source>Import .env file</source>
        <translation>.env-Datei importieren</translation>
    </message>
    <message>
        <source>%1 sets these variables. Uncheck secrets and store them as credentials instead.</source>
        <translation>%1 setzt diese Variablen. Entfernen Sie die Häkchen bei Geheimnissen und speichern Sie diese als Zugangsdaten.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Variables in the file</source>
        <translation>Variablen in der Datei</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The file sets no variables. Write them as NAME=value, one per line.</source>
        <translation>Die Datei setzt keine Variablen. Schreiben Sie sie als NAME=value, eine pro Zeile.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read, first line %1.</source>
        <translation>
            <numerusform>%n Zeile ist nicht lesbar: Zeile %1.</numerusform>
            <numerusform>%n Zeilen sind nicht lesbar, zuerst Zeile %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>already exists</source>
        <translation>gibt es schon</translation>
    </message>
    <message>
        <source>replaces the value</source>
        <translation>ersetzt den Wert</translation>
    </message>
    <message numerus="yes">
        <source>Import %n variable(s)</source>
        <translation>
            <numerusform>%n Variable importieren</numerusform>
            <numerusform>%n Variablen importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ExampleEditor</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the example</source>
        <translation>Name des Beispiels</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What the example shows</source>
        <translation>Was das Beispiel zeigt</translation>
    </message>
    <message>
        <source>Expected outcome</source>
        <translation>Erwarteter Ausgang</translation>
    </message>
    <message>
        <source>Succeeds</source>
        <extracomment>Of an example: how its call is to end</extracomment>
        <translation>Erfolgreich</translation>
    </message>
    <message>
        <source>Fails</source>
        <extracomment>Of an example: how its call is to end</extracomment>
        <translation>Schlägt fehl</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Expectations</source>
        <extracomment>Tab: what is expected of an answer, with how much that is</extracomment>
        <translation>Erwartungen</translation>
    </message>
    <message>
        <source>Expected values in the response</source>
        <translation>Erwartete Werte in der Antwort</translation>
    </message>
    <message>
        <source>Add expectation</source>
        <translation>Erwartung hinzufügen</translation>
    </message>
    <message>
        <source>Remove expectation</source>
        <translation>Erwartung entfernen</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Run the example to see its response.</source>
        <translation>Führen Sie das Beispiel aus, um seine Antwort zu sehen.</translation>
    </message>
    <message>
        <source>Expect this value</source>
        <translation>Diesen Wert erwarten</translation>
    </message>
    <message>
        <source>Add an expectation for the selected value</source>
        <translation>Eine Erwartung für den ausgewählten Wert hinzufügen</translation>
    </message>
    <message>
        <source>Show in log</source>
        <translation>Im Protokoll anzeigen</translation>
    </message>
    <message>
        <source>The response is as expected.</source>
        <translation>Die Antwort ist wie erwartet.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Where in a result something is not as expected, and what is there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expectations (%1)</source>
        <translation>Erwartungen (%1)</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ExampleListModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Where in a result something is not as expected, and what is there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>Of an example of a tool</extracomment>
        <translation>läuft</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>Of an example of a tool: the answer was as expected</extracomment>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ExamplesTab</name>
    <message>
        <source>No examples yet</source>
        <translation>Noch keine Beispiele</translation>
    </message>
    <message>
        <source>Examples show agents how to use the tool, and test it. Add one here, or save a call from the Try pane.</source>
        <translation>Beispiele zeigen Agenten, wie das Werkzeug verwendet wird, und testen es. Fügen Sie hier eines hinzu oder speichern Sie einen Aufruf aus dem Bereich „Ausprobieren“.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add an example</source>
        <translation>Beispiel hinzufügen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run this example and check its response</source>
        <translation>Dieses Beispiel ausführen und seine Antwort prüfen</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Alle ausführen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Delete example</source>
        <translation>Beispiel löschen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <extracomment>How many examples gave what was expected, and how many did not</extracomment>
        <translation>%1 bestanden, %2 fehlgeschlagen</translation>
    </message>
    <message>
        <source>Example %1</source>
        <translation>Beispiel %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ExchangePane</name>
    <message>
        <source>Request URL</source>
        <translation>URL der Anfrage</translation>
    </message>
    <message>
        <source>Response status</source>
        <translation>Status der Antwort</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>The request had no body.</source>
        <translation>Die Anfrage hatte keinen Body.</translation>
    </message>
    <message>
        <source>The response had no body.</source>
        <translation>Die Antwort hatte keinen Body.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FactList</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FaultList</name>
    <message>
        <source>Problems in the description</source>
        <translation>Probleme in der Beschreibung</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <extracomment>What is remarkable about a description and does no harm; %1 is how many there are</extracomment>
        <translation>Hinweise (%1)</translation>
    </message>
    <message>
        <source>Notes on the description</source>
        <translation>Hinweise zur Beschreibung</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FieldRow</name>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>as JSON</source>
        <extracomment>The field is edited as JSON</extracomment>
        <translation>als JSON</translation>
    </message>
    <message>
        <source>%1, required</source>
        <extracomment>A field of a form as it is read aloud</extracomment>
        <translation>%1, erforderlich</translation>
    </message>
    <message>
        <source>%1, Add</source>
        <extracomment>The button that adds to a list of a form, as it is read aloud</extracomment>
        <translation>%1, Hinzufügen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FieldToolsPage</name>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>No field matches %1.</source>
        <translation>Kein Feld passt zu %1.</translation>
    </message>
    <message>
        <source>Find fields, such as repository.pullRequests</source>
        <extracomment>What is typed there is looked for in the whole schema; do not translate the example</extracomment>
        <translation>Felder suchen, z. B. repository.pullRequests</translation>
    </message>
    <message>
        <source>Fields of the schema</source>
        <translation>Felder des Schemas</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Select a field to preview its operation.</source>
        <translation>Wählen Sie ein Feld, um seine Operation zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>With a verb: list_issues, get_issue</source>
        <extracomment>A rule for names of tools, told by examples; do not translate the names</extracomment>
        <translation>Mit Verb: list_issues, get_issue</translation>
    </message>
    <message>
        <source>As in the schema: issues, issue</source>
        <extracomment>A rule for names of tools, told by examples; do not translate the names</extracomment>
        <translation>Wie im Schema: issues, issue</translation>
    </message>
    <message>
        <source>&amp;Prefix</source>
        <translation>&amp;Präfix</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>Identifying fields only</source>
        <translation>Nur identifizierende Felder</translation>
    </message>
    <message>
        <source>All scalars</source>
        <translation>Alle Skalare</translation>
    </message>
    <message>
        <source>All scalars, one level deep</source>
        <translation>Alle Skalare, eine Ebene tief</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation>&amp;Argumente</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Required only</source>
        <translation>Nur erforderliche</translation>
    </message>
    <message>
        <source>No endpoints yet.</source>
        <translation>Noch keine Endpunkte.</translation>
    </message>
    <message>
        <source>Fetching the schema...</source>
        <translation>Das Schema wird abgerufen …</translation>
    </message>
    <message>
        <source>Choose fields to turn into tools.</source>
        <translation>Wählen Sie die Felder, aus denen Werkzeuge werden.</translation>
    </message>
    <message>
        <source>Adds about %1 to the tool list once saved.</source>
        <extracomment>%1 is a size such as 14 kB</extracomment>
        <translation>Vergrößert die Werkzeugliste nach dem Speichern um etwa %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) are taken and get a number.</source>
        <translation>
            <numerusform>%n Name ist vergeben und erhält eine Nummer.</numerusform>
            <numerusform>%n Namen sind vergeben und erhalten eine Nummer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use prefix %1</source>
        <extracomment>A button; %1 is the beginning of names, such as &quot;github_&quot;</extracomment>
        <translation>Präfix %1 verwenden</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FieldTreeModel</name>
    <message>
        <source>Field</source>
        <extracomment>Column with fields of a schema</extracomment>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Tool name</source>
        <extracomment>Column with the tool that a field becomes</extracomment>
        <translation>Werkzeugname</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message numerus="yes">
        <source>%n querie(s)</source>
        <translation>
            <numerusform>%n Query</numerusform>
            <numerusform>%n Queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mutation(s)</source>
        <translation>
            <numerusform>%n Mutation</numerusform>
            <numerusform>%n Mutationen</numerusform>
        </translation>
    </message>
    <message>
        <source>Deprecated: %1</source>
        <translation>Veraltet: %1</translation>
    </message>
    <message>
        <source>%1 exists</source>
        <extracomment>Beside a field; %1 is a tool that asks for it already</extracomment>
        <translation>%1 vorhanden</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FileField</name>
    <message>
        <source>Choose a file...</source>
        <translation>Datei wählen …</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FilesNotice</name>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>%1 is a file name, %4 a sentence</extracomment>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>Es gibt %n weiteren Fehler.</numerusform>
            <numerusform>Es gibt %n weitere Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The previous settings stay in effect.</source>
        <translation>Die bisherigen Einstellungen gelten weiter.</translation>
    </message>
    <message>
        <source>%1.json is ignored: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence</extracomment>
        <translation>%1.json wird ignoriert: %2</translation>
    </message>
    <message>
        <source>%1.json is ignored. Line %2, column %3: %4</source>
        <extracomment>%1 is the name of a file, %4 a sentence</extracomment>
        <translation>%1.json wird ignoriert. Zeile %2, Spalte %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are ignored too.</source>
        <translation>
            <numerusform>%n weitere Datei wird ebenfalls ignoriert.</numerusform>
            <numerusform>%n weitere Dateien werden ebenfalls ignoriert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No app can open the file %1.</source>
        <translation>Kein Programm kann die Datei %1 öffnen.</translation>
    </message>
    <message>
        <source>The log cannot be written to disk, so new calls wait in memory: %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>Das Protokoll lässt sich nicht auf den Datenträger schreiben; neue Aufrufe warten im Arbeitsspeicher: %1</translation>
    </message>
    <message numerus="yes">
        <source>Too many calls waited: the log&apos;s archive will lack the oldest %n call(s).</source>
        <translation>
            <numerusform>Zu viele Aufrufe haben gewartet: Im Archiv des Protokolls wird der älteste fehlen.</numerusform>
            <numerusform>Zu viele Aufrufe haben gewartet: Im Archiv des Protokolls werden die %n ältesten fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) from elsewhere need your consent before they are used.</source>
        <translation>
            <numerusform>%n Definition von anderswo braucht Ihre Zustimmung, bevor sie verwendet wird.</numerusform>
            <numerusform>%n Definitionen von anderswo brauchen Ihre Zustimmung, bevor sie verwendet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move library</source>
        <extracomment>Copies tools from where they were stored before</extracomment>
        <translation>Bibliothek verschieben</translation>
    </message>
    <message>
        <source>Start without it</source>
        <extracomment>Goes on without what is stored in the other place</extracomment>
        <translation>Ohne sie starten</translation>
    </message>
    <message>
        <source>The library is stored in %1 now. It was stored in %2.</source>
        <extracomment>%1 and %2 are places, such as: JSON files in FOLDER</extracomment>
        <translation>Die Bibliothek ist jetzt hier gespeichert: %1. Bisher war sie hier: %2.</translation>
    </message>
    <message numerus="yes">
        <source>The library is stored in %1 now. %n definition(s) are missing or older than in %2.</source>
        <extracomment>%1 and %2 are places, such as: JSON files in FOLDER</extracomment>
        <translation>
            <numerusform>Die Bibliothek ist jetzt hier gespeichert: %1. %n Definition fehlt oder ist älter als hier: %2.</numerusform>
            <numerusform>Die Bibliothek ist jetzt hier gespeichert: %1. %n Definitionen fehlen oder sind älter als hier: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) differ and stay as they are now.</source>
        <translation>
            <numerusform>%n Definition unterscheidet sich und bleibt, wie sie jetzt ist.</numerusform>
            <numerusform>%n Definitionen unterscheiden sich und bleiben, wie sie jetzt sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FilterEdit</name>
    <message>
        <source>Filter, such as tool:order status:&gt;=400</source>
        <extracomment>In the empty field that filters the log</extracomment>
        <translation>Filter, etwa tool:order status:&gt;=400</translation>
    </message>
    <message>
        <source>Filter of the log</source>
        <translation>Filter des Protokolls</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Save filter as a button</source>
        <extracomment>A button that gives the filter a name</extracomment>
        <translation>Filter als Schaltfläche speichern</translation>
    </message>
    <message>
        <source>Filter help</source>
        <translation>Hilfe zum Filter</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FilterSheet</name>
    <message>
        <source>Filter of the log</source>
        <translation>Filter des Protokolls</translation>
    </message>
    <message>
        <source>A space means and, | means or, - means not; brackets group. A bare word searches every column.</source>
        <translation>Ein Leerzeichen bedeutet und, | bedeutet oder, - bedeutet nicht; Klammern gruppieren. Ein einzelnes Wort wird in jeder Spalte gesucht.</translation>
    </message>
    <message>
        <source>Examples of filters</source>
        <translation>Beispiele für Filter</translation>
    </message>
    <message>
        <source>a word, in any column</source>
        <translation>ein Wort, in beliebiger Spalte</translation>
    </message>
    <message>
        <source>contains, and is exactly</source>
        <translation>enthält, und ist genau</translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation>ein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>the endpoint returned an error</source>
        <translation>der Endpunkt hat einen Fehler gemeldet</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>das eine oder das andere</translation>
    </message>
    <message>
        <source>failed, except from that client</source>
        <translation>fehlgeschlagen, außer von diesem Client</translation>
    </message>
    <message>
        <source>ok, pinned, mutation, cached, replayed, test ...</source>
        <translation>ok, pinned, mutation, cached, replayed, test ...</translation>
    </message>
    <message>
        <source>in the last ten minutes</source>
        <translation>aus den letzten zehn Minuten</translation>
    </message>
    <message>
        <source>between two times today</source>
        <translation>zwischen zwei Uhrzeiten von heute</translation>
    </message>
    <message>
        <source>large results</source>
        <translation>große Ergebnisse</translation>
    </message>
    <message>
        <source>an argument of the call</source>
        <translation>ein Argument des Aufrufs</translation>
    </message>
    <message>
        <source>a request or response header</source>
        <translation>ein Header einer Anfrage oder Antwort</translation>
    </message>
    <message>
        <source>anything sent or received</source>
        <translation>alles Gesendete oder Empfangene</translation>
    </message>
    <message>
        <source>the number of the call</source>
        <translation>die Nummer des Aufrufs</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FindBar</name>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Close search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <translation>%1 von mehr als %2</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>In diesem Text suchen</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Switch of a search: whether capital letters count</extracomment>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>No match in the part shown</source>
        <translation>Kein Treffer im angezeigten Teil</translation>
    </message>
    <message>
        <source>%1 in the part shown</source>
        <extracomment>%1 is &quot;1 of 12&quot;, of a text whose end is not shown</extracomment>
        <translation>%1 im angezeigten Teil</translation>
    </message>
    <message>
        <source>%1, wrapped to the beginning</source>
        <extracomment>%1 is &quot;1 of 12&quot;</extracomment>
        <translation>%1, wieder von vorn</translation>
    </message>
    <message>
        <source>%1, wrapped to the end</source>
        <extracomment>%1 is &quot;12 of 12&quot;</extracomment>
        <translation>%1, wieder vom Ende</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::GeneralSettings</name>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>When the window is &amp;closed while the server runs</source>
        <translation>Beim S&amp;chließen des Fensters, während der Server läuft</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>Im Benachrichtigungsfeld weiterlaufen</translation>
    </message>
    <message>
        <source>Stop the server and quit</source>
        <translation>Server stoppen und beenden</translation>
    </message>
    <message>
        <source>&amp;Start when I sign in</source>
        <translation>Bei der &amp;Anmeldung starten</translation>
    </message>
    <message>
        <source>Start in the tra&amp;y, without the window</source>
        <translation>Im &amp;Benachrichtigungsfeld starten, ohne Fenster</translation>
    </message>
    <message>
        <source>Re&amp;duce motion</source>
        <translation>Be&amp;wegung reduzieren</translation>
    </message>
    <message>
        <source>The file %1 cannot be changed.</source>
        <translation>Die Datei %1 lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Show &amp;notifications while another window is in front</source>
        <translation>Be&amp;nachrichtigungen zeigen, während ein anderes Fenster vorn ist</translation>
    </message>
    <message>
        <source>Co&amp;mpact rows and buttons</source>
        <translation>Ko&amp;mpakte Zeilen und Schaltflächen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::GraphqlEditor</name>
    <message>
        <source>GraphQL operation</source>
        <translation>GraphQL-Operation</translation>
    </message>
    <message>
        <source>Write an operation, or choose fields in the schema.</source>
        <translation>Schreiben Sie eine Operation oder wählen Sie Felder im Schema.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::GroupEditor</name>
    <message numerus="yes">
        <source>The JSON view has %n more member(s).</source>
        <translation>
            <numerusform>Die JSON-Ansicht enthält %n weitere Eigenschaft.</numerusform>
            <numerusform>Die JSON-Ansicht enthält %n weitere Eigenschaften.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HeaderTableModel</name>
    <message>
        <source>Enter a name for the header.</source>
        <translation>Geben Sie einen Namen für den Header ein.</translation>
    </message>
    <message>
        <source>The header %1 usually carries a secret. Store it in a credential and choose that above: headers are saved to a file.</source>
        <translation>Der Header %1 enthält meist ein Geheimnis. Legen Sie es in Zugangsdaten ab und wählen Sie diese oben: Header werden in einer Datei gespeichert.</translation>
    </message>
    <message>
        <source>Name of a new header</source>
        <translation>Name eines neuen Headers</translation>
    </message>
    <message>
        <source>Value of a new header</source>
        <translation>Wert eines neuen Headers</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HistoryPane</name>
    <message>
        <source>Load into Try</source>
        <translation>In „Ausprobieren“ laden</translation>
    </message>
    <message>
        <source>Try the tool with the arguments of this call</source>
        <translation>Das Werkzeug mit den Argumenten dieses Aufrufs ausprobieren</translation>
    </message>
    <message>
        <source>Show in log</source>
        <translation>Im Protokoll anzeigen</translation>
    </message>
    <message>
        <source>No calls yet. Calls of this tool appear here.</source>
        <translation>Noch keine Aufrufe. Aufrufe dieses Werkzeugs erscheinen hier.</translation>
    </message>
    <message>
        <source>Calls of the tool</source>
        <translation>Aufrufe des Werkzeugs</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n Aufruf</numerusform>
            <numerusform>%n Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>The log no longer has all of the arguments.</source>
        <translation>Das Protokoll enthält nicht mehr alle Argumente.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HomePage</name>
    <message>
        <source>Welcome to Tooltray</source>
        <translation>Willkommen bei Tooltray</translation>
    </message>
    <message>
        <source>One address for all your agents. Every call is in the log.</source>
        <translation>Eine Adresse für alle Ihre Agenten. Jeder Aufruf steht im Protokoll.</translation>
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
        <source>Connect a client</source>
        <translation>Client verbinden</translation>
    </message>
    <message numerus="yes">
        <source>%n client(s) connected.</source>
        <translation>
            <numerusform>%n Client verbunden.</numerusform>
            <numerusform>%n Clients verbunden.</numerusform>
        </translation>
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
    <message>
        <source>%1 finds every tool, page and command.</source>
        <translation>%1 findet jedes Werkzeug, jede Seite und jeden Befehl.</translation>
    </message>
    <message>
        <source>Recent tools</source>
        <translation>Zuletzt verwendete Werkzeuge</translation>
    </message>
    <message>
        <source>Recent errors</source>
        <translation>Letzte Fehler</translation>
    </message>
    <message numerus="yes">
        <source>%n endpoint(s)</source>
        <translation>
            <numerusform>%n Endpunkt</numerusform>
            <numerusform>%n Endpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own API, or the built-in sample.</source>
        <translation>Ihre API oder das mitgelieferte Beispiel.</translation>
    </message>
    <message>
        <source>Fetch its description</source>
        <translation>Beschreibung abrufen</translation>
    </message>
    <message>
        <source>Fetch its schema</source>
        <translation>Schema abrufen</translation>
    </message>
    <message>
        <source>Fetching the description...</source>
        <translation>Die Beschreibung wird abgerufen …</translation>
    </message>
    <message>
        <source>Fetching the schema...</source>
        <translation>Das Schema wird abgerufen …</translation>
    </message>
    <message numerus="yes">
        <source>%n description(s)</source>
        <translation>
            <numerusform>%n Beschreibung</numerusform>
            <numerusform>%n Beschreibungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schema(s)</source>
        <translation>
            <numerusform>%n Schema</numerusform>
            <numerusform>%n Schemas</numerusform>
        </translation>
    </message>
    <message>
        <source>Describes what the API can do. Fetched automatically.</source>
        <translation>Beschreibt, was die API kann. Wird automatisch abgerufen.</translation>
    </message>
    <message>
        <source>Make a tool</source>
        <translation>Werkzeug erstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>First call succeeded.</source>
        <translation>Erster Aufruf erfolgreich.</translation>
    </message>
    <message>
        <source>Test it before your agents do.</source>
        <translation>Testen Sie es, bevor Ihre Agenten es verwenden.</translation>
    </message>
    <message>
        <source>Add Tooltray to your agent&apos;s settings.</source>
        <translation>Fügen Sie Tooltray den Einstellungen Ihres Agenten hinzu.</translation>
    </message>
    <message>
        <source>A client has connected before.</source>
        <translation>Ein Client war schon verbunden.</translation>
    </message>
    <message>
        <source>Add an endpoint</source>
        <translation>Endpunkt hinzufügen</translation>
    </message>
    <message>
        <source>Pick fields or operations. Each becomes a tool.</source>
        <translation>Wählen Sie Felder oder Operationen, aus denen Werkzeuge werden.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ImportDialog</name>
    <message>
        <source>Import tools</source>
        <translation>Werkzeuge importieren</translation>
    </message>
    <message>
        <source>&amp;Choose file...</source>
        <translation>Datei &amp;wählen …</translation>
    </message>
    <message>
        <source>On &amp;name conflict</source>
        <translation>Bei &amp;Namenskonflikt</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Endpoint for %1</source>
        <extracomment>%1 is the name of an endpoint that tools of a file use</extracomment>
        <translation>Endpunkt für %1</translation>
    </message>
    <message>
        <source>included: another tool needs it</source>
        <translation>enthalten: Ein anderes Werkzeug braucht es</translation>
    </message>
    <message>
        <source>already exists, kept</source>
        <translation>schon vorhanden, bleibt</translation>
    </message>
    <message>
        <source>replaces the existing tool</source>
        <translation>ersetzt das vorhandene Werkzeug</translation>
    </message>
    <message>
        <source>new, as %1</source>
        <extracomment>%1 is the name that a tool gets</extracomment>
        <translation>neu, als %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <extracomment>%1 is a sentence that says what is wrong</extracomment>
        <translation>%1 (Zeile %2)</translation>
    </message>
    <message>
        <source>Pack of tools</source>
        <translation>Werkzeugpaket</translation>
    </message>
    <message>
        <source>GraphQL schema</source>
        <translation>GraphQL-Schema</translation>
    </message>
    <message>
        <source>GraphQL document</source>
        <translation>GraphQL-Dokument</translation>
    </message>
    <message>
        <source>Introspection result</source>
        <translation>Introspection-Ergebnis</translation>
    </message>
    <message>
        <source>cURL command</source>
        <translation>cURL-Befehl</translation>
    </message>
    <message>
        <source>Postman collection</source>
        <translation>Postman-Sammlung</translation>
    </message>
    <message>
        <source>Insomnia collection</source>
        <translation>Insomnia-Sammlung</translation>
    </message>
    <message>
        <source>Altair collection</source>
        <translation>Altair-Sammlung</translation>
    </message>
    <message>
        <source>Bruno collection</source>
        <translation>Bruno-Sammlung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what kind of file it is, %2 its name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>(%n type(s))</source>
        <translation>
            <numerusform>(%n Typ)</numerusform>
            <numerusform>(%n Typen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>Adds an endpoint; %1 is its address</extracomment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Endpoint of the schema</source>
        <translation>Endpunkt des Schemas</translation>
    </message>
    <message>
        <source>Replaced the endpoint&apos;s schema.</source>
        <extracomment>What an import did</extracomment>
        <translation>Schema des Endpunkts ersetzt.</translation>
    </message>
    <message>
        <source>Imported: %1 new, %2 replaced, %3 renamed; %4 skipped.</source>
        <translation>Importiert: %1 neu, %2 ersetzt, %3 umbenannt; %4 übersprungen.</translation>
    </message>
    <message>
        <source>Drop a file, choose one, or paste text</source>
        <translation>Datei ablegen, Datei wählen oder Text einfügen</translation>
    </message>
    <message>
        <source>Built-in pac&amp;ks</source>
        <extracomment>Opens a list of packs of tools</extracomment>
        <translation>Mitgelieferte Pa&amp;kete</translation>
    </message>
    <message>
        <source>Choose a pack that comes with Tooltray</source>
        <translation>Ein mitgeliefertes Paket wählen</translation>
    </message>
    <message>
        <source>Add endpoint...</source>
        <translation>Endpunkt hinzufügen …</translation>
    </message>
    <message>
        <source>blocked, see above</source>
        <extracomment>What happens to a tool of an import: nothing, for a reason that the message above the list gives</extracomment>
        <translation>blockiert, siehe oben</translation>
    </message>
    <message>
        <source>A tool pack, GraphQL, a cURL command, a HAR file, or a Postman, Insomnia, Altair or Bruno collection. You review its content before anything changes.</source>
        <translation>Ein Werkzeugpaket, GraphQL, ein cURL-Befehl, eine HAR-Datei oder eine Sammlung aus Postman, Insomnia, Altair oder Bruno. Sie sehen den Inhalt, bevor sich etwas ändert.</translation>
    </message>
    <message>
        <source>Supported files (*.json *.graphql *.graphqls *.gql *.agc *.agx *.bru *.har *.http *.rest *.yaml *.yml *.txt)</source>
        <translation>Unterstützte Dateien (*.json *.graphql *.graphqls *.gql *.agc *.agx *.bru *.har *.http *.rest *.yaml *.yml *.txt)</translation>
    </message>
    <message>
        <source>Recorded session (HAR)</source>
        <translation>Aufgezeichnete Sitzung (HAR)</translation>
    </message>
    <message>
        <source>HTTP request file</source>
        <translation>Datei mit HTTP-Anfragen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ImportList</name>
    <message>
        <source>What can be imported</source>
        <translation>Was sich importieren lässt</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>cannot be imported</source>
        <translation>lässt sich nicht importieren</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::InlineMessage</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::InlineOffer</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonDiffModel</name>
    <message numerus="yes">
        <source>%n equal line(s)</source>
        <translation>
            <numerusform>%n gleiche Zeile</numerusform>
            <numerusform>%n gleiche Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed from %1 to %2</source>
        <translation>Geändert von %1 zu %2</translation>
    </message>
    <message>
        <source>Only on the left: %1</source>
        <translation>Nur links: %1</translation>
    </message>
    <message>
        <source>Only on the right: %1</source>
        <translation>Nur rechts: %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonFieldEditor</name>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>Kein gültiges JSON: %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonImagePane</name>
    <message>
        <source>Image of %1 × %2 pixels</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Bild mit %1 × %2 Pixeln</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonTablePane</name>
    <message>
        <source>JSON as a table</source>
        <translation>JSON als Tabelle</translation>
    </message>
    <message>
        <source>List that is shown</source>
        <translation>Angezeigte Liste</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonTreeModel</name>
    <message>
        <source>[%1 … %2]</source>
        <extracomment>Positions in a long list, from the first to the last of a part of it</extracomment>
        <translation>[%1 … %2]</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Of a row of JSON, as it is read aloud: name and value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonTreePane</name>
    <message>
        <source>JSON as a tree</source>
        <translation>JSON als Baum</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonView</name>
    <message>
        <source>Text</source>
        <extracomment>The ways to look at an answer</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Expand to level</source>
        <translation>Ebenen aufklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle zuklappen</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Ebene</numerusform>
            <numerusform>%n Ebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formatieren</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>Zeilen umbrechen</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>JSON as text</source>
        <translation>JSON als Text</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts anzuzeigen.</translation>
    </message>
    <message>
        <source>This is not valid JSON. Line %1, column %2: %3</source>
        <translation>Das ist kein gültiges JSON. Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Very long lines are wrapped.</source>
        <translation>Sehr lange Zeilen werden umbrochen.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>In anderem Programm öffnen</translation>
    </message>
    <message>
        <source>Too large: only the beginning is shown. Save it or open it in another app to see the rest.</source>
        <translation>Zu groß: Nur der Anfang wird angezeigt. Speichern Sie es oder öffnen Sie es in einem anderen Programm, um den Rest zu sehen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::KeychainBanner</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Secrets are saved in the system keychain.</source>
        <translation>Geheimnisse werden im Schlüsselbund des Systems gespeichert.</translation>
    </message>
    <message>
        <source>The system keychain is unavailable. Keep the secret in memory for this session, or read it from an environment variable.</source>
        <translation>Der Schlüsselbund des Systems ist nicht verfügbar. Behalten Sie das Geheimnis für diese Sitzung im Speicher oder lesen Sie es aus einer Umgebungsvariablen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LeaveDialog</name>
    <message>
        <source>Switch workspace</source>
        <translation>Arbeitsbereich wechseln</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved draft(s) in the workspace %1.</source>
        <translation>
            <numerusform>%n ungespeicherter Entwurf im Arbeitsbereich %1.</numerusform>
            <numerusform>%n ungespeicherte Entwürfe im Arbeitsbereich %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>(new)</source>
        <translation>(neu)</translation>
    </message>
    <message>
        <source>Drafts are kept and offered again when you return to this workspace.</source>
        <translation>Entwürfe bleiben erhalten und werden wieder angeboten, wenn Sie in diesen Arbeitsbereich zurückkehren.</translation>
    </message>
    <message>
        <source>&amp;Keep drafts and switch</source>
        <translation>Entwürfe be&amp;halten und wechseln</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LimitsForm</name>
    <message>
        <source>Time and retries</source>
        <translation>Zeit und neue Versuche</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Connect timeout</source>
        <translation>Verbindungs-Timeout</translation>
    </message>
    <message>
        <source>Response timeout</source>
        <translation>Antwort-Timeout</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Neue Versuche</translation>
    </message>
    <message>
        <source>Initial delay</source>
        <translation>Erste Pause</translation>
    </message>
    <message>
        <source>Max delay</source>
        <translation>Maximale Pause</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Anfragen pro Minute</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Queue length</source>
        <translation>Länge der Warteschlange</translation>
    </message>
    <message>
        <source>Max response</source>
        <translation>Maximale Antwort</translation>
    </message>
    <message>
        <source>Max depth</source>
        <translation>Maximale Tiefe</translation>
    </message>
    <message>
        <source>Max fields</source>
        <translation>Maximale Felderzahl</translation>
    </message>
    <message>
        <source>Max complexity</source>
        <translation>Maximale Komplexität</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Certificate authorities</source>
        <translation>Zertifizierungsstellen</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>Client-Zertifikat</translation>
    </message>
    <message>
        <source>Certificate key</source>
        <translation>Schlüssel des Zertifikats</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Verify server certificate</source>
        <translation>Zertifikat des Servers prüfen</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer *.key)</source>
        <translation>PEM-Dateien (*.pem *.crt *.cer *.key)</translation>
    </message>
    <message>
        <source>In addition to system CAs</source>
        <translation>Zusätzlich zu denen des Systems</translation>
    </message>
    <message>
        <source>Per call, including all steps and pages</source>
        <translation>Pro Aufruf, einschließlich aller Schritte und Seiten</translation>
    </message>
    <message>
        <source>Requests per call</source>
        <translation>Anfragen pro Aufruf</translation>
    </message>
    <message>
        <source>Items per call</source>
        <translation>Elemente pro Aufruf</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>Zeit pro Aufruf</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ListEditor</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Move element %1 up</source>
        <translation>Element %1 nach oben</translation>
    </message>
    <message>
        <source>Move element %1 down</source>
        <translation>Element %1 nach unten</translation>
    </message>
    <message>
        <source>Remove element %1</source>
        <translation>Element %1 entfernen</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation>%1, Element %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ListPane</name>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>In an empty field: what it does, and the keys that lead there</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ListenSettings</name>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Rea&amp;chable from</source>
        <translation>&amp;Erreichbar für</translation>
    </message>
    <message>
        <source>Other host &amp;names</source>
        <translation>Weitere Host&amp;namen</translation>
    </message>
    <message>
        <source>Allowed &amp;web origins</source>
        <translation>Erlaubte &amp;Web-Origins</translation>
    </message>
    <message>
        <source>&amp;Max connections</source>
        <translation>Maximale Verbi&amp;ndungen</translation>
    </message>
    <message>
        <source>Max request si&amp;ze</source>
        <translation>&amp;Größte Anfrage</translation>
    </message>
    <message>
        <source>Host names other than localhost, with or without a port</source>
        <translation>Hostnamen außer localhost, mit oder ohne Port</translation>
    </message>
    <message>
        <source>Origins of web pages that may call; programs other than browsers need none</source>
        <translation>Origins von Webseiten, die aufrufen dürfen; andere Programme als Browser brauchen keine</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Behind a number: megabytes</extracomment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Applied immediately; the server restarts briefly. Every client needs a token. Add the name or address by which other computers reach this one to the host names.</source>
        <translation>Gilt sofort; der Server startet kurz neu. Jeder Client braucht ein Token. Fügen Sie den Namen oder die Adresse, unter der andere Rechner diesen erreichen, zu den Hostnamen hinzu.</translation>
    </message>
    <message>
        <source>Connect a client...</source>
        <translation>Client verbinden …</translation>
    </message>
    <message>
        <source>Open to the network</source>
        <translation>Für das Netzwerk öffnen</translation>
    </message>
    <message>
        <source>Keep as is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Any computer on the network that has a token could then call your tools. Traffic is not encrypted and can be read on the way.</source>
        <translation>Jeder Rechner im Netzwerk, der ein Token hat, könnte dann Ihre Werkzeuge aufrufen. Der Datenverkehr ist nicht verschlüsselt und lässt sich unterwegs mitlesen.</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Nur diesen Rechner</translation>
    </message>
    <message>
        <source>All computers on the network</source>
        <translation>Alle Rechner im Netzwerk</translation>
    </message>
    <message>
        <source>given on the command line</source>
        <translation>auf der Kommandozeile angegeben</translation>
    </message>
    <message>
        <source>set in the configuration file</source>
        <translation>in der Konfigurationsdatei festgelegt</translation>
    </message>
    <message>
        <source>The server is now at %1.</source>
        <translation>Der Server ist jetzt unter %1 erreichbar.</translation>
    </message>
    <message>
        <source>The server is now at %1. Update these clients: %2.</source>
        <translation>Der Server ist jetzt unter %1 erreichbar. Aktualisieren Sie diese Clients: %2.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogBar</name>
    <message>
        <source>Filtering...</source>
        <translation>Wird gefiltert …</translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <extracomment>Calls that pass the filter, of all</extracomment>
        <translation>%1 von %2 Aufrufen</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n Aufruf</numerusform>
            <numerusform>%n Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>There can be at most %1 filter buttons. Remove one first, from its menu.</source>
        <translation>Es kann %1 Filterschaltflächen geben. Entfernen Sie zuerst eine davon über ihr Menü.</translation>
    </message>
    <message>
        <source>Removed the button %1.</source>
        <translation>Schaltfläche %1 entfernt.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogCommands</name>
    <message>
        <source>The request has no GraphQL operation.</source>
        <translation>Die Anfrage enthält keine GraphQL-Operation.</translation>
    </message>
    <message>
        <source>Export calls</source>
        <translation>Aufrufe exportieren</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>HTTP-Archiv (*.har)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>Copy the command with the secret of %1? Anyone who reads the clipboard can use it. It is cleared after %n second(s).</source>
        <translation>
            <numerusform>Den Befehl mit dem Geheimnis von %1 kopieren? Wer die Zwischenablage liest, kann es verwenden. Nach %n Sekunde wird er daraus entfernt.</numerusform>
            <numerusform>Den Befehl mit dem Geheimnis von %1 kopieren? Wer die Zwischenablage liest, kann es verwenden. Nach %n Sekunden wird er daraus entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy with secrets</source>
        <translation>Mit Geheimnissen kopieren</translation>
    </message>
    <message>
        <source>Command with secret copied.</source>
        <translation>Befehl mit Geheimnis kopiert.</translation>
    </message>
    <message>
        <source>Delete all calls from the log and its files? This cannot be undone. Pinned calls stay.</source>
        <translation>Alle Aufrufe aus dem Protokoll und seinen Dateien löschen? Das lässt sich nicht rückgängig machen. Angeheftete Aufrufe bleiben.</translation>
    </message>
    <message>
        <source>Delete every call with %1 from the log and its files? This cannot be undone. Pinned calls stay.</source>
        <translation>Alle Aufrufe mit %1 aus dem Protokoll und seinen Dateien löschen? Das lässt sich nicht rückgängig machen. Angeheftete Aufrufe bleiben.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n call(s).</source>
        <translation>
            <numerusform>%n Aufruf gelöscht.</numerusform>
            <numerusform>%n Aufrufe gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command copied.</source>
        <translation>Befehl kopiert.</translation>
    </message>
    <message>
        <source>Operation copied.</source>
        <translation>Operation kopiert.</translation>
    </message>
    <message>
        <source>Response copied.</source>
        <translation>Antwort kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n call(s) to %1.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>
            <numerusform>%n Aufruf nach %1 exportiert.</numerusform>
            <numerusform>%n Aufrufe nach %1 exportiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogDetail</name>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>Call details</source>
        <translation>Details des Aufrufs</translation>
    </message>
    <message>
        <source>Call timing</source>
        <translation>Zeiten des Aufrufs</translation>
    </message>
    <message>
        <source>Note about the call</source>
        <translation>Notiz zum Aufruf</translation>
    </message>
    <message>
        <source>Notes about this call</source>
        <translation>Notizen zu diesem Aufruf</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Shown request</source>
        <translation>Angezeigte Anfrage</translation>
    </message>
    <message>
        <source>The call had no arguments.</source>
        <translation>Der Aufruf hatte keine Argumente.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>MCP request</source>
        <translation>MCP-Anfrage</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>MCP result</source>
        <translation>MCP-Ergebnis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Upstream request</source>
        <extracomment>Of what went to the endpoint</extracomment>
        <translation>Upstream-Anfrage</translation>
    </message>
    <message>
        <source>Upstream response</source>
        <extracomment>Of what came from the endpoint</extracomment>
        <translation>Upstream-Antwort</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>The call is still running.</source>
        <translation>Der Aufruf läuft noch.</translation>
    </message>
    <message>
        <source>The call had no result.</source>
        <translation>Der Aufruf hatte kein Ergebnis.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogEntrySource</name>
    <message>
        <source>Call</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>#%1 %2</source>
        <extracomment>A call of the log: its number and what came of it</extracomment>
        <translation>#%1 %2</translation>
    </message>
    <message>
        <source>Call #%1</source>
        <translation>Aufruf #%1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogPage</name>
    <message>
        <source>That call is no longer in the log.</source>
        <translation>Dieser Aufruf ist nicht mehr im Protokoll.</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>Noch keine Aufrufe</translation>
    </message>
    <message>
        <source>Calls appear here as they happen. Connect a client or try a tool.</source>
        <translation>Aufrufe erscheinen hier, während sie geschehen. Verbinden Sie einen Client oder probieren Sie ein Werkzeug aus.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Show them</source>
        <extracomment>Shows the calls again that were cleared from the list</extracomment>
        <translation>Wieder anzeigen</translation>
    </message>
    <message>
        <source>No call matches the filter</source>
        <translation>Kein Aufruf passt zum Filter</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) are hidden.</source>
        <translation>
            <numerusform>%n Aufruf ist verborgen.</numerusform>
            <numerusform>%n Aufrufe sind verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by %1</source>
        <extracomment>In the menu of a cell of the log; %1 is what it says, as a filter</extracomment>
        <translation>Nach %1 filtern</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <extracomment>In the menu of a cell of the log; %1 is what it says, as a filter</extracomment>
        <translation>%1 ausschließen</translation>
    </message>
    <message numerus="yes">
        <source>Cleared %n call(s) from view. They are still in the log.</source>
        <extracomment>After the list of calls was emptied</extracomment>
        <translation>
            <numerusform>%n Aufruf ist ausgeblendet. Er ist noch im Protokoll.</numerusform>
            <numerusform>%n Aufrufe sind ausgeblendet. Sie sind noch im Protokoll.</numerusform>
        </translation>
    </message>
    <message>
        <source>No calls since the list was cleared</source>
        <translation>Keine Aufrufe, seit die Liste geleert wurde</translation>
    </message>
    <message>
        <source>New calls appear here. Earlier ones are still in the log.</source>
        <translation>Neue Aufrufe erscheinen hier. Frühere stehen weiterhin im Protokoll.</translation>
    </message>
    <message>
        <source>Try a tool</source>
        <translation>Werkzeug ausprobieren</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogSettings</name>
    <message>
        <source>&amp;Calls in memory</source>
        <translation>&amp;Aufrufe im Speicher</translation>
    </message>
    <message>
        <source>&amp;Days on disk</source>
        <translation>&amp;Tage auf der Festplatte</translation>
    </message>
    <message>
        <source>M&amp;ax size on disk</source>
        <translation>Maximale &amp;Größe auf der Festplatte</translation>
    </message>
    <message>
        <source>B&amp;ody size in memory</source>
        <translation>&amp;Body-Größe im Speicher</translation>
    </message>
    <message>
        <source>Also &amp;mask fields</source>
        <translation>Zusätzlich &amp;maskierte Felder</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Behind a number</extracomment>
        <translation> Tage</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Behind a number: mebibytes</extracomment>
        <translation> MiB</translation>
    </message>
    <message>
        <source> KiB</source>
        <extracomment>Behind a number: kibibytes</extracomment>
        <translation> KiB</translation>
    </message>
    <message>
        <source>Lowering a limit deletes older calls immediately. Known secrets and fields such as Authorization or password are always masked. Names added here mask headers, members and parameters of future calls, in any spelling.</source>
        <translation>Ein niedrigeres Limit löscht ältere Aufrufe sofort. Bekannte Geheimnisse und Felder wie Authorization oder password sind immer maskiert. Hier hinzugefügte Namen maskieren Header, Eigenschaften und Parameter künftiger Aufrufe, in jeder Schreibweise.</translation>
    </message>
    <message>
        <source>Calls with large responses count as several</source>
        <translation>Aufrufe mit großen Antworten zählen mehrfach</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogTable</name>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>On a button that leads to the newest calls</extracomment>
        <translation>
            <numerusform>%n neuer</numerusform>
            <numerusform>%n neue</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the newest calls</source>
        <translation>Zu den neuesten Aufrufen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogToolCommands</name>
    <message>
        <source>Example %1</source>
        <translation>Beispiel %1</translation>
    </message>
    <message>
        <source>Save an example of %1</source>
        <translation>Beispiel von %1 speichern</translation>
    </message>
    <message>
        <source>Saved as “%1” of %2.</source>
        <extracomment>%1 is the name of an example, %2 that of a tool</extracomment>
        <translation>Als „%1“ von %2 gespeichert.</translation>
    </message>
    <message>
        <source>Open tool</source>
        <translation>Werkzeug öffnen</translation>
    </message>
    <message>
        <source>#%1 %2, %3</source>
        <extracomment>Heading over the result of a call: its number, what it called and when</extracomment>
        <translation>#%1 %2, %3</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MainWindow</name>
    <message>
        <source>No app can open the folder %1.</source>
        <translation>Kein Programm kann den Ordner %1 öffnen.</translation>
    </message>
    <message>
        <source>%1 - Tooltray</source>
        <extracomment>Title of the window; %1 is the name of a workspace</extracomment>
        <translation>%1 – Tooltray</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MapEditor</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1, name</source>
        <translation>%1, Name</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1, value</source>
        <translation>%1, Wert</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MappingEditor</name>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Sent value</source>
        <translation>Gesendeter Wert</translation>
    </message>
    <message>
        <source>Labels and their values</source>
        <translation>Bezeichnungen und ihre Werte</translation>
    </message>
    <message>
        <source>Add label</source>
        <translation>Bezeichnung hinzufügen</translation>
    </message>
    <message>
        <source>An argument that uses this mapping takes a label or a value; the API gets the value.</source>
        <translation>Ein Argument mit dieser Zuordnung nimmt eine Bezeichnung oder einen Wert; die API erhält den Wert.</translation>
    </message>
    <message>
        <source>Every value needs a label.</source>
        <translation>Jeder Wert braucht eine Bezeichnung.</translation>
    </message>
    <message>
        <source>The label %1 is used twice.</source>
        <translation>Die Bezeichnung %1 kommt zweimal vor.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MoveToolsDialog</name>
    <message>
        <source>Move tools</source>
        <translation>Werkzeuge verschieben</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) would not work at %1.</source>
        <translation>
            <numerusform>%n Werkzeug würde bei %1 nicht funktionieren.</numerusform>
            <numerusform>%n Werkzeuge würden bei %1 nicht funktionieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known yet whether these work at %1.</source>
        <translation>Ob diese bei %1 funktionieren, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Checked tools are moved and can be fixed there. The others stay where they are.</source>
        <translation>Werkzeuge mit Häkchen werden verschoben und lassen sich dort anpassen. Die übrigen bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>At the new endpoint</source>
        <translation>Am neuen Endpunkt</translation>
    </message>
    <message>
        <source>Tools that may not work there</source>
        <translation>Werkzeuge, die dort womöglich nicht funktionieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Move %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug &amp;verschieben</numerusform>
            <numerusform>%n Werkzeuge &amp;verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verschieben</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::NameFilterPopup</name>
    <message>
        <source>&amp;Name of the button:</source>
        <extracomment>Of a button that filters the log</extracomment>
        <translation>&amp;Name der Schaltfläche:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>Makes the button</extracomment>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save filter as a button</source>
        <translation>Filter als Schaltfläche speichern</translation>
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
    <name>tooltray::ui::NestedTableModel</name>
    <message>
        <source>Nothing yet</source>
        <extracomment>In a row that others are to stand in</extracomment>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>A row of a table that stands in others, and how deep</extracomment>
        <translation>%1, Ebene %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::NewEndpointSettings</name>
    <message>
        <source>Defaults for new endpoints. Existing ones stay unchanged, and each can differ on its own page.</source>
        <translation>Vorgaben für neue Endpunkte. Vorhandene bleiben unverändert, und jeder kann auf seiner eigenen Seite davon abweichen.</translation>
    </message>
    <message>
        <source>&amp;Connect timeout</source>
        <translation>&amp;Verbindungs-Timeout</translation>
    </message>
    <message>
        <source>Response timeo&amp;ut</source>
        <translation>&amp;Antwort-Timeout</translation>
    </message>
    <message>
        <source>Re&amp;try up to</source>
        <translation>&amp;Erneut versuchen bis zu</translation>
    </message>
    <message>
        <source>Max response si&amp;ze</source>
        <translation>&amp;Größte Antwort</translation>
    </message>
    <message>
        <source>Concurrent re&amp;quests</source>
        <translation>Gleich&amp;zeitige Anfragen</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Behind a number: seconds</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Behind a number of retries</extracomment>
        <translation> Mal</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Behind a number: mebibytes</extracomment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <translation>Ä&amp;nderungen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ObjectEditor</name>
    <message>
        <source>Disca&amp;rd</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>Andere übernehmen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OfferSettings</name>
    <message>
        <source>&amp;Tool list</source>
        <translation>&amp;Werkzeugliste</translation>
    </message>
    <message>
        <source>&amp;Max tools listed</source>
        <translation>Höchs&amp;tens aufgelistete Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Largest result</source>
        <translation>&amp;Größtes Ergebnis</translation>
    </message>
    <message>
        <source>Keep &amp;context set by agents</source>
        <translation>&amp;Kontext von Agenten behalten</translation>
    </message>
    <message>
        <source>Built-in tools</source>
        <translation>Eingebaute Werkzeuge</translation>
    </message>
    <message>
        <source>What agents may do besides calling your tools. Applied immediately.</source>
        <translation>Was Agenten außer dem Aufruf Ihrer Werkzeuge dürfen. Gilt sofort.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Every tool</source>
        <translation>Jedes Werkzeug</translation>
    </message>
    <message>
        <source>Two commands: find and call</source>
        <translation>Zwei Befehle: suchen und aufrufen</translation>
    </message>
    <message>
        <source>Until the client disconnects</source>
        <translation>Bis der Client die Verbindung trennt</translation>
    </message>
    <message>
        <source>Permanently</source>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source> tools</source>
        <extracomment>Behind a number</extracomment>
        <translation> Werkzeuge</translation>
    </message>
    <message>
        <source> kB</source>
        <extracomment>Behind a number: kilobytes</extracomment>
        <translation> kB</translation>
    </message>
    <message>
        <source>Partly set in the configuration file. Change it there.</source>
        <translation>Teilweise in der Konfigurationsdatei festgelegt. Ändern Sie es dort.</translation>
    </message>
    <message>
        <source>Conte&amp;xt that clients may override</source>
        <translation>Konte&amp;xt, den ein Client für sich ersetzen darf</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keinen</translation>
    </message>
    <message>
        <source>Values set in the window</source>
        <translation>Im Fenster gesetzte Werte</translation>
    </message>
    <message>
        <source>All, including config.yaml</source>
        <translation>Alle, auch aus config.yaml</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationForm</name>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Written as JSON</source>
        <translation>Als JSON geschrieben</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>Als JSON</translation>
    </message>
    <message>
        <source>Binding: a source, a mapping and transforms</source>
        <translation>Bindung: eine Quelle, eine Zuordnung und Umwandlungen</translation>
    </message>
    <message>
        <source>Start the path with /. Placeholders look like {project}.</source>
        <translation>Beginnen Sie den Pfad mit /. Platzhalter haben die Form {project}.</translation>
    </message>
    <message>
        <source>Enter statuses from 100 to 599, separated by commas.</source>
        <translation>Geben Sie Statuscodes von 100 bis 599 ein, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>Of an HTTP request: GET, POST and so on</extracomment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Relative to the endpoint&apos;s REST URL; {project} inserts that argument.</source>
        <translation>Relativ zur REST-URL des Endpunkts; {project} fügt dieses Argument ein.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Query parameters of the URL</source>
        <translation>Query-Parameter der URL</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>In addition to the endpoint&apos;s headers</source>
        <translation>Zusätzlich zu den Headern des Endpunkts</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>Header hinzufügen</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Members of the JSON body. Without any, no body is sent.</source>
        <translation>Eigenschaften des JSON-Bodys. Ohne sie wird kein Body gesendet.</translation>
    </message>
    <message>
        <source>Add field</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Expected status</source>
        <translation>Erwarteter Status</translation>
    </message>
    <message>
        <source>Statuses that count as success, such as 200, 404. Empty: 200 to 299.</source>
        <translation>Statuscodes, die als Erfolg gelten, etwa 200, 404. Leer: 200 bis 299.</translation>
    </message>
    <message>
        <source>200 to 299</source>
        <translation>200 bis 299</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationSearch</name>
    <message>
        <source>Selected (%1)</source>
        <extracomment>Lists only the operations that are selected; %1 is their number</extracomment>
        <translation>Ausgewählt (%1)</translation>
    </message>
    <message>
        <source>Lists only the selected operations</source>
        <translation>Zeigt nur die ausgewählten Operationen</translation>
    </message>
    <message>
        <source>No operations are selected.</source>
        <translation>Keine Operationen ausgewählt.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationTab</name>
    <message>
        <source>GraphQL operation</source>
        <translation>GraphQL-Operation</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>The operation that the tool runs</source>
        <translation>Die Operation, die das Werkzeug ausführt</translation>
    </message>
    <message>
        <source>The only operation</source>
        <extracomment>Choice of an operation: the text has no other</extracomment>
        <translation>Die einzige Operation</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <extracomment>In the list of operations: the text has none of this name</extracomment>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>The tool runs</source>
        <extracomment>What a new tool does</extracomment>
        <translation>Das Werkzeug führt aus</translation>
    </message>
    <message>
        <source>REST request</source>
        <translation>REST-Anfrage</translation>
    </message>
    <message>
        <source>Steps in sequence</source>
        <translation>Schritte, nacheinander</translation>
    </message>
    <message>
        <source>One of several cases</source>
        <translation>Einen von mehreren Fällen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationToolsPage</name>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>No operation matches %1.</source>
        <translation>Keine Operation passt zu %1.</translation>
    </message>
    <message>
        <source>Find operations, such as list open issues</source>
        <extracomment>Finds operations of an API in plain words</extracomment>
        <translation>Operationen suchen, z. B. list open issues</translation>
    </message>
    <message>
        <source>&amp;Prefix</source>
        <translation>&amp;Präfix</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Clients list at most %1 tools one by one. With more they search for tools instead.</source>
        <translation>Clients führen höchstens %1 Werkzeuge einzeln auf. Bei mehr suchen sie stattdessen nach Werkzeugen.</translation>
    </message>
    <message>
        <source>Fetching the description...</source>
        <translation>Beschreibung wird abgerufen …</translation>
    </message>
    <message>
        <source>%1 (about %2 tokens)</source>
        <extracomment>%1 is a size, %2 a number: &quot;7.0 kB (about 1,560 tokens)&quot;</extracomment>
        <translation>%1 (etwa %2 Token)</translation>
    </message>
    <message>
        <source>Choose operations to turn into tools.</source>
        <translation>Wählen Sie Operationen aus, die zu Werkzeugen werden sollen.</translation>
    </message>
    <message>
        <source>Choose operations to turn into tools. The tool list is now %1.</source>
        <translation>Wählen Sie Operationen aus, die zu Werkzeugen werden sollen. Die Werkzeugliste ist jetzt %1 groß.</translation>
    </message>
    <message>
        <source>Tool list: %1 now, %2 with these tools.</source>
        <extracomment>The tool list before and after; %1 and %2 are sizes with a number of tokens</extracomment>
        <translation>Werkzeugliste: jetzt %1, mit diesen Werkzeugen %2.</translation>
    </message>
    <message>
        <source>Select an operation to see its tool.</source>
        <translation>Wählen Sie eine Operation aus, um ihr Werkzeug zu sehen.</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Selects among the listed operations</source>
        <translation>Wählt unter den aufgeführten Operationen aus</translation>
    </message>
    <message>
        <source>Read-only</source>
        <extracomment>Selects all operations that change nothing</extracomment>
        <translation>Nur lesende</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Selects all operations</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Selects no operation</extracomment>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Used in the log</source>
        <extracomment>Selects the operations that calls in the log have used</extracomment>
        <translation>Im Protokoll verwendet</translation>
    </message>
    <message>
        <source>The log has no calls to this API.</source>
        <translation>Das Protokoll enthält keine Aufrufe dieser API.</translation>
    </message>
    <message>
        <source>All operations that calls in the log have used are already tools.</source>
        <translation>Alle Operationen, die Aufrufe im Protokoll verwendet haben, sind bereits Werkzeuge.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationTree</name>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationTreeModel</name>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>%Ln Operation</numerusform>
            <numerusform>%Ln Operationen</numerusform>
        </translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>%1 exists</source>
        <extracomment>Beside an operation: %1 is a tool that calls it already</extracomment>
        <translation>%1 vorhanden</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OtherClientPane</name>
    <message>
        <source>Start the server first. The entry needs a token from it.</source>
        <translation>Starten Sie zuerst den Server. Der Eintrag braucht ein Token von ihm.</translation>
    </message>
    <message>
        <source>Another client</source>
        <translation>Anderer Client</translation>
    </message>
    <message>
        <source>&amp;Name of the client</source>
        <translation>&amp;Name des Clients</translation>
    </message>
    <message>
        <source>Snippet to paste</source>
        <translation>Snippet zum Einfügen</translation>
    </message>
    <message>
        <source>&amp;Copy with a new token</source>
        <translation>Mit neuem Token &amp;kopieren</translation>
    </message>
    <message>
        <source>The client&apos;s previous token stops working</source>
        <translation>Ein früheres Token des Clients gilt dann nicht mehr</translation>
    </message>
    <message>
        <source>Snippet copied. It contains a token. The clipboard is cleared after 30 seconds.</source>
        <translation>Snippet kopiert. Es enthält ein Token. Die Zwischenablage wird nach 30 Sekunden geleert.</translation>
    </message>
    <message>
        <source>Most MCP clients accept an entry like one of these; names may differ slightly.</source>
        <translation>Die meisten MCP-Clients akzeptieren einen Eintrag wie diese; Namen können leicht abweichen.</translation>
    </message>
    <message>
        <source>Over HTTP</source>
        <translation>Über HTTP</translation>
    </message>
    <message>
        <source>Over stdio</source>
        <translation>Über stdio</translation>
    </message>
    <message>
        <source>The client starts Tooltray and talks to it over standard input and output. It runs as you on this computer and needs no token.</source>
        <translation>Der Client startet Tooltray und spricht über Standardein- und -ausgabe mit ihm. Er läuft unter Ihrem Benutzer auf diesem Rechner und braucht kein Token.</translation>
    </message>
    <message>
        <source>Snippet with a command, to paste</source>
        <translation>Snippet mit einem Befehl zum Einfügen</translation>
    </message>
    <message>
        <source>Copy c&amp;ommand</source>
        <translation>&amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Command snippet copied.</source>
        <translation>Snippet mit dem Befehl kopiert.</translation>
    </message>
    <message>
        <source>&amp;Token location</source>
        <extracomment>Where a client has its token from: the file with the snippet, or the environment</extracomment>
        <translation>Ort des &amp;Tokens</translation>
    </message>
    <message>
        <source>Token in the file</source>
        <translation>Token in der Datei</translation>
    </message>
    <message>
        <source>Token from an environment variable</source>
        <translation>Token aus einer Umgebungsvariablen</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Set it where the client starts, such as in your shell profile.</source>
        <translation>Setzen Sie sie dort, wo der Client gestartet wird, etwa im Profil Ihrer Shell.</translation>
    </message>
    <message>
        <source>Line that sets the variable</source>
        <translation>Zeile, die die Variable setzt</translation>
    </message>
    <message>
        <source>Copy &amp;line with a new token</source>
        <translation>&amp;Zeile mit neuem Token kopieren</translation>
    </message>
    <message>
        <source>It contains no secret. Some clients use ${env:%1} instead.</source>
        <translation>Enthält kein Geheimnis. Manche Clients verwenden stattdessen ${env:%1}.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Snippet copied.</source>
        <translation>Snippet kopiert.</translation>
    </message>
    <message>
        <source>Line copied. It contains a token. The clipboard is cleared after 30 seconds.</source>
        <translation>Zeile kopiert. Sie enthält ein Token. Die Zwischenablage wird nach 30 Sekunden geleert.</translation>
    </message>
    <message>
        <source>The client needs the address and its own token.</source>
        <translation>Der Client braucht die Adresse und ein eigenes Token.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PagedForm</name>
    <message>
        <source>To join several lists, choose “Lists named below”.</source>
        <translation>Um mehrere Listen zusammenzufügen, wählen Sie „Unten genannte Listen“.</translation>
    </message>
    <message>
        <source>Fetch all pages of a list</source>
        <translation>Alle Seiten einer Liste abrufen</translation>
    </message>
    <message>
        <source>Pagination by</source>
        <translation>Seitenabruf über</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Relay connections</source>
        <translation>Relay-Connections</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>Cursor</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Seitennummer</translation>
    </message>
    <message>
        <source>Link headers</source>
        <translation>Link-Header</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Seitengröße</translation>
    </message>
    <message>
        <source>Joined items</source>
        <translation>Zusammengefügte Elemente</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodes</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Edges</translation>
    </message>
    <message>
        <source>Lists named below</source>
        <translation>Unten genannte Listen</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Paths of the paged lists, one per line</source>
        <translation>Pfade der seitenweise abgerufenen Listen, einer pro Zeile</translation>
    </message>
    <message>
        <source>Next cursor path</source>
        <translation>Pfad des nächsten Cursors</translation>
    </message>
    <message>
        <source>Path to the cursor of the next page</source>
        <translation>Pfad zum Cursor der nächsten Seite</translation>
    </message>
    <message>
        <source>Size variable</source>
        <translation>Variable für die Größe</translation>
    </message>
    <message>
        <source>Cursor variable</source>
        <translation>Variable für den Cursor</translation>
    </message>
    <message>
        <source>Offset variable</source>
        <translation>Variable für den Offset</translation>
    </message>
    <message>
        <source>Page variable</source>
        <translation>Variable für die Seite</translation>
    </message>
    <message>
        <source>Max pages</source>
        <translation>Max. Seiten</translation>
    </message>
    <message>
        <source>Max items</source>
        <translation>Max. Elemente</translation>
    </message>
    <message>
        <source>Max bytes of all pages</source>
        <translation>Max. Bytes aller Seiten</translation>
    </message>
    <message>
        <source>Max seconds</source>
        <translation>Max. Sekunden</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>Derived from the operation</source>
        <translation>Aus der Operation abgeleitet</translation>
    </message>
    <message>
        <source>Only for cursor pagination</source>
        <translation>Nur beim Seitenabruf über einen Cursor</translation>
    </message>
    <message>
        <source>URL in the result</source>
        <translation>URL im Ergebnis</translation>
    </message>
    <message>
        <source>Last item</source>
        <translation>Letztes Element</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PalettePopup</name>
    <message>
        <source>Find pages and commands</source>
        <translation>Seiten und Befehle suchen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Type to find anything; &gt; commands, @ tools, # calls, : filter the log</source>
        <extracomment>In the empty search field of the palette; the signs limit the search to one kind</extracomment>
        <translation>Tippen, um alles zu finden; &gt; Befehle, @ Werkzeuge, # Aufrufe, : Protokoll filtern</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Keine Ergebnisse.</translation>
    </message>
    <message>
        <source>%1 opens a tool in its own window.</source>
        <extracomment>Below what the palette found; %1 are keys</extracomment>
        <translation>%1 öffnet ein Werkzeug in einem eigenen Fenster.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PinPane</name>
    <message>
        <source>Approve as it is now</source>
        <translation>Jetzigen Stand genehmigen</translation>
    </message>
    <message>
        <source>Approve and pin</source>
        <translation>Genehmigen und anheften</translation>
    </message>
    <message>
        <source>Revert to approved</source>
        <translation>Auf genehmigten Stand zurücksetzen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Changes since approval</source>
        <translation>Änderungen seit der Genehmigung</translation>
    </message>
    <message>
        <source>Anyone who may edit tools can change this one. Once pinned, clients get it as you approve it now, until you approve a later change.</source>
        <translation>Wer Werkzeuge bearbeiten darf, kann dieses ändern. Angeheftet erhalten Clients es so, wie Sie es jetzt genehmigen, bis Sie eine spätere Änderung genehmigen.</translation>
    </message>
    <message>
        <source>Clients get version %1 as approved on %2. It has changed since.</source>
        <translation>Clients erhalten Version %1, wie am %2 genehmigt. Sie hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>Clients get version %1 as approved on %2. It has not changed since.</source>
        <translation>Clients erhalten Version %1, wie am %2 genehmigt. Sie hat sich seitdem nicht geändert.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PromptEditor</name>
    <message>
        <source>Name of the prompt</source>
        <translation>Name des Prompts</translation>
    </message>
    <message>
        <source>Display title</source>
        <translation>Anzeigetitel</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What it is for, in one sentence</source>
        <translation>Wozu er dient, in einem Satz</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>An argument of a prompt</extracomment>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>Arguments of the prompt</source>
        <translation>Argumente des Prompts</translation>
    </message>
    <message>
        <source>Add argument</source>
        <translation>Argument hinzufügen</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>{{name}} stands for the argument of that name.</source>
        <extracomment>The braces stay as they are</extracomment>
        <translation>{{name}} steht für das Argument dieses Namens.</translation>
    </message>
    <message>
        <source>Add message</source>
        <translation>Nachricht hinzufügen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>User</source>
        <extracomment>Who says a message: the items are in the order of the roles</extracomment>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Assistent</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Text of the message</source>
        <translation>Text der Nachricht</translation>
    </message>
    <message>
        <source>Defined in the configuration file. Change it there.</source>
        <translation>In der Konfigurationsdatei festgelegt. Ändern Sie es dort.</translation>
    </message>
    <message>
        <source>Every argument needs a name.</source>
        <translation>Jedes Argument braucht einen Namen.</translation>
    </message>
    <message>
        <source>The argument %1 is defined twice.</source>
        <translation>Das Argument %1 ist doppelt definiert.</translation>
    </message>
    <message>
        <source>Write a message.</source>
        <translation>Schreiben Sie eine Nachricht.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PromptsPage</name>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Filter prompts</source>
        <translation>Prompts filtern</translation>
    </message>
    <message>
        <source>New prompt</source>
        <translation>Neuer Prompt</translation>
    </message>
    <message>
        <source>No prompt matches %1.</source>
        <translation>Kein Prompt passt zu %1.</translation>
    </message>
    <message>
        <source>No prompts yet</source>
        <translation>Noch keine Prompts</translation>
    </message>
    <message>
        <source>A prompt is text with arguments. Clients list it, often as a slash command, and send it to the agent once it is filled in.</source>
        <translation>Ein Prompt ist ein Text mit Argumenten. Clients zeigen ihn an, oft als Slash-Befehl, und senden ihn ausgefüllt an den Agenten.</translation>
    </message>
    <message>
        <source>Change the prompt %1</source>
        <translation>Prompt %1 ändern</translation>
    </message>
    <message>
        <source>Discard the changes to %1</source>
        <extracomment>What Undo takes back; %1 is a prompt</extracomment>
        <translation>Änderungen an %1 verwerfen</translation>
    </message>
    <message>
        <source>Discarded the changes to %1.</source>
        <translation>Änderungen an %1 verworfen.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>%1 angelegt.</translation>
    </message>
    <message>
        <source>Delete the prompt %1</source>
        <translation>Prompt %1 löschen</translation>
    </message>
    <message>
        <source>Deleted the prompt %1.</source>
        <translation>Prompt %1 gelöscht.</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>ungespeichert</translation>
    </message>
    <message>
        <source>config</source>
        <extracomment>Beside a prompt that the configuration file defines</extracomment>
        <translation>Konfig.</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>%1 anlegen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::QuickFilters</name>
    <message>
        <source>Errors</source>
        <extracomment>Buttons that filter the log</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Remove this button</source>
        <extracomment>In the menu of a button that filters the log</extracomment>
        <translation>Diese Schaltfläche entfernen</translation>
    </message>
    <message>
        <source>Changes data</source>
        <translation>Ändert Daten</translation>
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
    <name>tooltray::ui::RecentEntriesModel</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>When a call failed, and why
----------
When a tool was called last, and how long that took</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>This is the whole report. It contains none of your names, addresses or secrets. Check the warnings at the end, edit it as needed, and add a short description before you send it. Nothing is sent automatically.</source>
        <translation>Dies ist der ganze Bericht. Er enthält keine Namen, Adressen oder Geheimnisse von Ihnen. Prüfen Sie die Warnungen am Ende, bearbeiten Sie ihn nach Bedarf und fügen Sie eine kurze Beschreibung hinzu, bevor Sie ihn senden. Nichts wird automatisch gesendet.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResendDialog</name>
    <message>
        <source>Edit and resend</source>
        <translation>Bearbeiten und erneut senden</translation>
    </message>
    <message>
        <source>Arguments of %1</source>
        <extracomment>%1 is a tool</extracomment>
        <translation>Argumente von %1</translation>
    </message>
    <message>
        <source>The log does not store secrets. Enter the missing values again.</source>
        <translation>Das Protokoll speichert keine Geheimnisse. Geben Sie die fehlenden Werte erneut ein.</translation>
    </message>
    <message>
        <source>Arguments as JSON</source>
        <translation>Argumente als JSON</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>&amp;Senden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Arguments must be a JSON object.</source>
        <translation>Argumente müssen ein JSON-Objekt sein.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RestForm</name>
    <message>
        <source>Link</source>
        <extracomment>Says that a request is a certain operation of the API&apos;s description</extracomment>
        <translation>Verknüpfen</translation>
    </message>
    <message>
        <source>This is %1. Link it to follow it when the API changes.</source>
        <extracomment>%1 is an operation of an API: &quot;GET /pets/{petId}&quot;</extracomment>
        <translation>Das ist %1. Verknüpfen Sie sie, um Änderungen der API zu folgen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultPane</name>
    <message>
        <source>Unchecked members are omitted.</source>
        <translation>Eigenschaften ohne Häkchen werden ausgelassen.</translation>
    </message>
    <message>
        <source>Return only this</source>
        <extracomment>Button: of a response, the member that is chosen in the tree</extracomment>
        <translation>Nur dies zurückgeben</translation>
    </message>
    <message>
        <source>Return everything</source>
        <extracomment>Button: the whole response</extracomment>
        <translation>Alles zurückgeben</translation>
    </message>
    <message>
        <source>Too many members to show. Enter the paths of the others below.</source>
        <translation>Zu viele Eigenschaften zum Anzeigen. Geben Sie die Pfade der übrigen unten ein.</translation>
    </message>
    <message>
        <source>No schema describes this response. Try the tool and enter the paths below.</source>
        <translation>Kein Schema beschreibt diese Antwort. Probieren Sie das Werkzeug aus und geben Sie die Pfade unten ein.</translation>
    </message>
    <message>
        <source>Available once the endpoint&apos;s schema is loaded.</source>
        <translation>Verfügbar, sobald das Schema des Endpunkts geladen ist.</translation>
    </message>
    <message>
        <source>Available once the operation is valid.</source>
        <translation>Verfügbar, sobald die Operation gültig ist.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultTab</name>
    <message>
        <source>Write a member and its new name on each line: /nodes/author = who</source>
        <translation>Schreiben Sie in jede Zeile eine Eigenschaft und ihren neuen Namen: /nodes/author = who</translation>
    </message>
    <message>
        <source>Returned data</source>
        <translation>Zurückgegebene Daten</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Root path</source>
        <translation>Wurzelpfad</translation>
    </message>
    <message>
        <source>Path into the response, such as /issues/nodes</source>
        <translation>Pfad in die Antwort, etwa /issues/nodes</translation>
    </message>
    <message>
        <source>Omit</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>One member per line: a name anywhere, or a path such as /nodes/*/id</source>
        <translation>Eine Eigenschaft pro Zeile: ein Name an beliebiger Stelle oder ein Pfad wie /nodes/*/id</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>One member and its new name per line: /nodes/*/id = key</source>
        <translation>Eine Eigenschaft und ihr neuer Name pro Zeile: /nodes/*/id = key</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Max items per list</source>
        <translation>Max. Elemente je Liste</translation>
    </message>
    <message>
        <source>Max bytes</source>
        <translation>Max. Bytes</translation>
    </message>
    <message>
        <source>The rest can be read with a handle.</source>
        <translation>Der Rest lässt sich mit einem Handle lesen.</translation>
    </message>
    <message>
        <source>Output schema</source>
        <translation>Ausgabeschema</translation>
    </message>
    <message>
        <source>JSON Schema that every result matches. Clients see it.</source>
        <translation>JSON Schema, dem jedes Ergebnis entspricht. Clients sehen es.</translation>
    </message>
    <message>
        <source>Treat data with errors as an error</source>
        <translation>Daten mit Fehlern als Fehler behandeln</translation>
    </message>
    <message>
        <source>Error rules</source>
        <translation>Fehlerregeln</translation>
    </message>
    <message>
        <source>Turn API-specific failures into clear errors. In a message, {name} inserts an argument.</source>
        <translation>Macht aus API-spezifischen Fehlschlägen klare Fehler. In einer Meldung fügt {name} ein Argument ein.</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Null at</source>
        <translation>Null in</translation>
    </message>
    <message>
        <source>Message matches</source>
        <translation>Meldung passt auf</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>HTTP-Status</translation>
    </message>
    <message>
        <source>Treat as</source>
        <translation>Behandeln als</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>Whole response</source>
        <translation>Die ganze Antwort</translation>
    </message>
    <message>
        <source>%1, or the client&apos;s limit</source>
        <extracomment>In an empty field: the value of the workspace or the client, which counts then</extracomment>
        <translation>%1 oder das Limit des Clients</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Each step has its own pagination on the first tab.</source>
        <translation>Jeder Schritt hat im ersten Tab einen eigenen Seitenabruf.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultTree</name>
    <message>
        <source>Returned members</source>
        <translation>Zurückgegebene Eigenschaften</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Keine auswählen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultTreeModel</name>
    <message>
        <source>%1, %2, omitted</source>
        <extracomment>Read out: a member of a response, its type, and whether it is returned</extracomment>
        <translation>%1, %2, ausgelassen</translation>
    </message>
    <message>
        <source>%1, %2, returned</source>
        <translation>%1, %2, zurückgegeben</translation>
    </message>
    <message>
        <source>%1, %2, not returned</source>
        <translation>%1, %2, nicht zurückgegeben</translation>
    </message>
    <message>
        <source>omitted</source>
        <extracomment>Of a member of a response: it is not returned</extracomment>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Returned as</source>
        <extracomment>Column: the name under which a tool returns a member of a response</extracomment>
        <translation>Zurückgegeben als</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RowButtons</name>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Gruppe hinzufügen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RowCommands</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ScalarPane</name>
    <message>
        <source>It looks like a date, such as 2026-02-14.</source>
        <translation>Es sieht nach einem Datum aus, etwa 2026-02-14.</translation>
    </message>
    <message>
        <source>It looks like a date and time, such as 2026-02-14T09:30:00Z.</source>
        <translation>Es sieht nach einem Datum mit Uhrzeit aus, etwa 2026-02-14T09:30:00Z.</translation>
    </message>
    <message>
        <source>It looks like a time of day, such as 09:30:00.</source>
        <translation>Es sieht nach einer Uhrzeit aus, etwa 09:30:00.</translation>
    </message>
    <message>
        <source>It looks like a duration, such as PT1H30M.</source>
        <translation>Es sieht nach einer Dauer aus, etwa PT1H30M.</translation>
    </message>
    <message>
        <source>It looks like a UUID, such as 123e4567-e89b-12d3-a456-426614174000.</source>
        <translation>Es sieht nach einer UUID aus, etwa 123e4567-e89b-12d3-a456-426614174000.</translation>
    </message>
    <message>
        <source>It looks like an ID, sent as a string.</source>
        <translation>Es sieht nach einer ID aus, die als String gesendet wird.</translation>
    </message>
    <message>
        <source>It looks like a web address.</source>
        <translation>Es sieht nach einer Webadresse aus.</translation>
    </message>
    <message>
        <source>It looks like an e-mail address.</source>
        <translation>Es sieht nach einer E-Mail-Adresse aus.</translation>
    </message>
    <message>
        <source>It looks like a whole number of any size, which may also be sent as a string.</source>
        <translation>Es sieht nach einer ganzen Zahl beliebiger Größe aus, die auch als String gesendet werden darf.</translation>
    </message>
    <message>
        <source>It looks like an exact number, which may also be sent as a string.</source>
        <translation>Es sieht nach einer genauen Zahl aus, die auch als String gesendet werden darf.</translation>
    </message>
    <message>
        <source>It stands for a file upload. Tooltray cannot upload files: omit its arguments.</source>
        <translation>Es steht für einen Datei-Upload. Tooltray kann keine Dateien hochladen: Lassen Sie dessen Argumente weg.</translation>
    </message>
    <message>
        <source>A scalar of %1 without a type.</source>
        <extracomment>%1 are the names of endpoints</extracomment>
        <translation>Ein Skalar von %1 ohne Typ.</translation>
    </message>
    <message>
        <source>Its name does not reveal its format, so agents may send anything.</source>
        <translation>Sein Name verrät sein Format nicht; Agenten können also alles Mögliche senden.</translation>
    </message>
    <message>
        <source>Apply creates this type for all arguments of the scalar. You can change it later.</source>
        <translation>„Anwenden“ legt diesen Typ für alle Argumente des Skalars an. Sie können ihn später ändern.</translation>
    </message>
    <message>
        <source>Create a type to describe its format.</source>
        <translation>Legen Sie einen Typ an, um sein Format zu beschreiben.</translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Makes the type that was proposed</extracomment>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Create type</source>
        <translation>Typ anlegen</translation>
    </message>
    <message>
        <source>It looks like arbitrary JSON.</source>
        <translation>Es sieht nach JSON in beliebiger Form aus.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaChangeModel</name>
    <message>
        <source>breaking</source>
        <extracomment>A change of a schema that breaks those who use it</extracomment>
        <translation>inkompatibel</translation>
    </message>
    <message>
        <source>dangerous</source>
        <extracomment>A change of a schema that may have consequences</extracomment>
        <translation>riskant</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>Names of tools and how many there are beside them</extracomment>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaks %1. %2</source>
        <extracomment>A change of a schema: %1 are names of tools, %2 is a sentence</extracomment>
        <translation>Macht %1 unbrauchbar. %2</translation>
    </message>
    <message>
        <source>Affects %1. %2</source>
        <extracomment>A change of an API: %1 are names of tools, %2 is a sentence</extracomment>
        <translation>Betrifft %1. %2</translation>
    </message>
    <message>
        <source>query parameter %1</source>
        <translation>Query-Parameter %1</translation>
    </message>
    <message>
        <source>path parameter %1</source>
        <translation>Pfadparameter %1</translation>
    </message>
    <message>
        <source>header %1</source>
        <translation>Header %1</translation>
    </message>
    <message>
        <source>cookie %1</source>
        <translation>Cookie %1</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>response %1</source>
        <translation>Antwort %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaEditing</name>
    <message>
        <source>The operation at the cursor is a %1. Fields of a %2 need a separate operation.</source>
        <extracomment>Both are kinds of operations: query, mutation or subscription</extracomment>
        <translation>Die Operation am Cursor ist eine %1. Felder einer %2 brauchen eine eigene Operation.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaExampleModel</name>
    <message>
        <source>Valid</source>
        <extracomment>Of an example: the schema takes it</extracomment>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>Not JSON, so it is used as a string.</source>
        <extracomment>Of an example that somebody typed, before what is wrong with it</extracomment>
        <translation>Kein JSON; der Wert gilt als String.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaForm</name>
    <message>
        <source>Form</source>
        <extracomment>The two ways to edit a value</extracomment>
        <translation>Formular</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>No arguments.</source>
        <translation>Keine Argumente.</translation>
    </message>
    <message>
        <source>Value as JSON</source>
        <translation>Wert als JSON</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaOutline</name>
    <message>
        <source>Member</source>
        <extracomment>Column: whether a member of a JSON Schema has to be there</extracomment>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Constant: %1.</source>
        <extracomment>Of a member of a JSON Schema: its only value</extracomment>
        <translation>Konstante: %1.</translation>
    </message>
    <message>
        <source>One of: %1</source>
        <extracomment>Of a member of a JSON Schema: its values, separated by commas</extracomment>
        <translation>Eines von: %1</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Of a member of a JSON Schema: the value that counts when there is none</extracomment>
        <translation>Standardwert: %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaPane</name>
    <message>
        <source>&amp;Source</source>
        <extracomment>Where the schema comes from</extracomment>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>Introspection</source>
        <translation>Introspection</translation>
    </message>
    <message>
        <source>Federation (_service)</source>
        <translation>Federation (_service)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Schema file</source>
        <translation>Schemadatei</translation>
    </message>
    <message>
        <source>GraphQL schemas (*.graphql *.graphqls *.gql *.sdl *.json)</source>
        <translation>GraphQL-Schemas (*.graphql *.graphqls *.gql *.sdl *.json)</translation>
    </message>
    <message>
        <source>SDL, or an introspection result as JSON</source>
        <translation>SDL oder ein Introspection-Ergebnis als JSON</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>Save S&amp;DL...</source>
        <translation>SD&amp;L speichern …</translation>
    </message>
    <message>
        <source>Create &amp;tools...</source>
        <translation>&amp;Werkzeuge erstellen …</translation>
    </message>
    <message>
        <source>Changes since the last fetch</source>
        <translation>Änderungen seit dem vorigen Abruf</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Opens the first of the tools that are broken or can be repaired</extracomment>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Fetching the schema...</source>
        <translation>Das Schema wird abgerufen …</translation>
    </message>
    <message>
        <source>There is no schema yet.</source>
        <translation>Es gibt noch kein Schema.</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s)</source>
        <translation>
            <numerusform>%n Typ</numerusform>
            <numerusform>%n Typen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, fetched %2</source>
        <extracomment>&quot;214 types, fetched 2 min ago&quot;</extracomment>
        <translation>%1, abgerufen %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) do not fit this schema: %1</source>
        <translation>
            <numerusform>%n Werkzeug passt nicht zu diesem Schema: %1</numerusform>
            <numerusform>%n Werkzeuge passen nicht zu diesem Schema: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>An endpoint that is used without a schema</extracomment>
        <translation>Kein Schema</translation>
    </message>
    <message>
        <source>%1 breaking, %2 other</source>
        <extracomment>Numbers of changes of a schema: %1 break something, %2 do not</extracomment>
        <translation>%1 inkompatibel, %2 andere</translation>
    </message>
    <message numerus="yes">
        <source>%n, none breaking</source>
        <translation>
            <numerusform>%n, davon keine inkompatibel</numerusform>
            <numerusform>%n, davon keine inkompatibel</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the schema</source>
        <translation>Schema speichern</translation>
    </message>
    <message>
        <source>GraphQL schemas (*.graphql *.graphqls)</source>
        <translation>GraphQL-Schemas (*.graphql *.graphqls)</translation>
    </message>
    <message>
        <source>Saved the schema to %1.</source>
        <translation>Schema in %1 gespeichert.</translation>
    </message>
    <message>
        <source>Review...</source>
        <extracomment>Opens what definitions entered elsewhere want to run or to send</extracomment>
        <translation>Prüfen …</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaPanel</name>
    <message>
        <source>Search types and fields</source>
        <translation>Typen und Felder suchen</translation>
    </message>
    <message>
        <source>Search the schema</source>
        <translation>Schema durchsuchen</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Found in the schema</source>
        <translation>Im Schema gefunden</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>Zur ausgewählten Zeile</translation>
    </message>
    <message>
        <source>There is no schema yet.</source>
        <translation>Es gibt noch kein Schema.</translation>
    </message>
    <message>
        <source>Use as argument</source>
        <translation>Als Argument verwenden</translation>
    </message>
    <message>
        <source>Add field</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Remove argument</source>
        <translation>Argument entfernen</translation>
    </message>
    <message>
        <source>Remove field</source>
        <translation>Feld entfernen</translation>
    </message>
    <message>
        <source>Add all scalar fields</source>
        <translation>Alle skalaren Felder hinzufügen</translation>
    </message>
    <message>
        <source>Add recursively to depth 2</source>
        <translation>Rekursiv bis Tiefe 2 hinzufügen</translation>
    </message>
    <message>
        <source>Go to type %1</source>
        <translation>Zum Typ %1</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Name kopieren</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>Select a field to see its docs.</source>
        <extracomment>Below the tree of a schema, while no row of it is chosen</extracomment>
        <translation>Wählen Sie ein Feld, um seine Dokumentation zu sehen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaSide</name>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>The endpoint has no GraphQL schema.</source>
        <translation>Der Endpunkt hat kein GraphQL-Schema.</translation>
    </message>
    <message>
        <source>The endpoint has no schema yet. Fetch it on the Endpoints page.</source>
        <translation>Der Endpunkt hat noch kein Schema. Rufen Sie es auf der Seite „Endpunkte“ ab.</translation>
    </message>
    <message>
        <source>Add an endpoint to see its schema.</source>
        <translation>Fügen Sie einen Endpunkt hinzu, um sein Schema zu sehen.</translation>
    </message>
    <message>
        <source>This tool&apos;s endpoint is missing. Choose one above.</source>
        <translation>Der Endpunkt dieses Werkzeugs fehlt. Wählen Sie oben einen aus.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaTreeModel</name>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>only for this type</source>
        <translation>nur für diesen Typ</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>veraltet</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SearchButton</name>
    <message>
        <source>Search tools, calls and commands</source>
        <extracomment>On the button that looks like a search field and opens the palette</extracomment>
        <translation>Werkzeuge, Aufrufe, Befehle</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SecretField</name>
    <message>
        <source>Hide text</source>
        <translation>Eingabe verbergen</translation>
    </message>
    <message>
        <source>Show text</source>
        <translation>Eingabe anzeigen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SecretPane</name>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Takes what is typed in place of the secret there is</extracomment>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Sho&amp;w for 10 s</source>
        <translation>10 s an&amp;zeigen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Removes the secret and keeps the credential</source>
        <translation>Entfernt das Geheimnis und behält die Zugangsdaten</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Of a secret, when it was asked whether to</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Of a secret: it is not forgotten after all</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The secret</source>
        <translation>Das Geheimnis</translation>
    </message>
    <message>
        <source>Type or paste a new one</source>
        <translation>Neues eingeben oder einfügen</translation>
    </message>
    <message>
        <source>Type or paste it</source>
        <translation>Eingeben oder einfügen</translation>
    </message>
    <message>
        <source>Saving the secret...</source>
        <translation>Das Geheimnis wird gespeichert …</translation>
    </message>
    <message>
        <source>Secret saved.</source>
        <translation>Geheimnis gespeichert.</translation>
    </message>
    <message>
        <source>The secret was not saved.</source>
        <translation>Das Geheimnis wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The secret of %1 was not saved. %2</source>
        <extracomment>%1 is a credential, %2 a sentence that says why</extracomment>
        <translation>Das Geheimnis von %1 wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <source>The secret of %1 is stored nowhere else. Removing it cannot be undone.</source>
        <extracomment>%1 is a credential</extracomment>
        <translation>Das Geheimnis von %1 ist sonst nirgends gespeichert. Das Entfernen lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Secret removed.</source>
        <translation>Geheimnis entfernt.</translation>
    </message>
    <message>
        <source>For your safety, the typed secret was not stored. Type it again.</source>
        <translation>Das eingegebene Geheimnis wurde zu Ihrer Sicherheit nicht gespeichert. Geben Sie es noch einmal ein.</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <extracomment>Whether there is a secret, and what endpoints answer to it</extracomment>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <source>Reads the secret and tests the endpoints that use it</source>
        <translation>Liest das Geheimnis und testet die Endpunkte, die es verwenden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerActions</name>
    <message>
        <source>Address copied.</source>
        <translation>Adresse kopiert.</translation>
    </message>
    <message>
        <source>Calls resumed.</source>
        <translation>Aufrufe laufen wieder.</translation>
    </message>
    <message>
        <source>Calls are paused until you resume them or quit Tooltray.</source>
        <translation>Aufrufe sind angehalten, bis Sie sie fortsetzen oder Tooltray beenden.</translation>
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
        <translation>Ein anderes Programm verwendet Port %1.</translation>
    </message>
    <message>
        <source>The server could not start.</source>
        <translation>Der Server konnte nicht starten.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Calls are paused: clients get an error that says so. You can call tools.</source>
        <translation>Aufrufe sind angehalten: Clients erhalten einen Fehler, der das sagt. Sie können Werkzeuge aufrufen.</translation>
    </message>
    <message>
        <source>The server is now on port %1. These clients still use the old one: %2.</source>
        <extracomment>%1 is a port, %2 a list of names</extracomment>
        <translation>Der Server ist jetzt an Port %1. Diese Clients verwenden noch den alten: %2.</translation>
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
    <message>
        <source>The keychain is locked. Calls that need its secrets wait or fail.</source>
        <translation>Der Schlüsselbund ist gesperrt; Aufrufe, die ein Geheimnis daraus brauchen, warten oder schlagen fehl.</translation>
    </message>
    <message numerus="yes">
        <source>%n client(s) connected now</source>
        <translation>
            <numerusform>%n Client zurzeit verbunden</numerusform>
            <numerusform>%n Clients zurzeit verbunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No client is connected now</source>
        <translation>Zurzeit ist kein Client verbunden</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Standard wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>New endpoints</source>
        <translation>Neue Endpunkte</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ShortcutSettings</name>
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
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Zuweisen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>De&amp;fault</source>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>Choose a command to change its keys.</source>
        <translation>Wählen Sie einen Befehl, um seine Tasten zu ändern.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2. Assigning it here removes it there.</source>
        <translation>%1 ist %2 zugewiesen. Wenn Sie es hier zuweisen, wird es dort entfernt.</translation>
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
    <name>tooltray::ui::SignInPane</name>
    <message>
        <source>Sign-in</source>
        <extracomment>Getting tokens from an authorization server by the browser</extracomment>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>You sign in in the browser. The authorization server must allow %1 as a redirect URL of the client, on any port.</source>
        <translation>Sie melden sich im Browser an. Der Autorisierungsserver muss %1 als Redirect-URL des Clients zulassen, mit beliebigem Port.</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Cop&amp;y address</source>
        <translation>Adresse &amp;kopieren</translation>
    </message>
    <message>
        <source>To sign in with another browser on this computer</source>
        <translation>Um sich mit einem anderen Browser dieses Rechners anzumelden</translation>
    </message>
    <message>
        <source>Sign &amp;out</source>
        <translation>Ab&amp;melden</translation>
    </message>
    <message>
        <source>Removes the tokens and keeps the credential</source>
        <translation>Entfernt die Tokens und behält die Zugangsdaten</translation>
    </message>
    <message>
        <source>Si&amp;gn in again</source>
        <extracomment>Another person, or once more</extracomment>
        <translation>Erneut a&amp;nmelden</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <translation>A&amp;nmelden</translation>
    </message>
    <message>
        <source>Save the credential first.</source>
        <translation>Speichern Sie zuerst die Zugangsdaten.</translation>
    </message>
    <message>
        <source>Waiting for the browser...</source>
        <translation>Warten auf den Browser …</translation>
    </message>
    <message>
        <source>The browser could not be opened. Copy the address and open it in one on this computer.</source>
        <translation>Der Browser ließ sich nicht öffnen. Kopieren Sie die Adresse und öffnen Sie sie in einem Browser auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Signed in.</source>
        <translation>Angemeldet.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>Angemeldet als %1.</translation>
    </message>
    <message>
        <source>The token is valid until %1 and is renewed automatically.</source>
        <extracomment>%1 is a moment</extracomment>
        <translation>Das Token gilt bis %1 und wird automatisch erneuert.</translation>
    </message>
    <message>
        <source>The token is valid until %1. Sign in again then.</source>
        <translation>Das Token gilt bis %1; melden Sie sich dann erneut an.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>Abgemeldet.</translation>
    </message>
    <message>
        <source>The sign-in has ended.</source>
        <translation>Die Anmeldung ist abgelaufen.</translation>
    </message>
    <message>
        <source>The sign-in of %1 ended at %2.</source>
        <extracomment>%1 is a person, %2 a moment</extracomment>
        <translation>Die Anmeldung von %1 ist abgelaufen: %2.</translation>
    </message>
    <message>
        <source>The sign-in of %1 has ended.</source>
        <translation>Die Anmeldung von %1 ist abgelaufen.</translation>
    </message>
    <message>
        <source>The sign-in ended at %1.</source>
        <translation>Die Anmeldung ist abgelaufen: %1.</translation>
    </message>
    <message>
        <source>Sign in again.</source>
        <translation>Melden Sie sich erneut an.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StartFailure</name>
    <message>
        <source>Tooltray could not start.</source>
        <translation>Tooltray konnte nicht starten.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StatisticsStrip</name>
    <message>
        <source>Calls in the last hour, by minute: %1</source>
        <translation>Aufrufe der letzten Stunde nach Minuten: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) in the last hour</source>
        <translation>
            <numerusform>%n Aufruf in der letzten Stunde</numerusform>
            <numerusform>%n Aufrufe in der letzten Stunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Calls per minute, averaged over the last 5 minutes</source>
        <translation>Aufrufe pro Minute sind der Mittelwert der letzten 5 Minuten.</translation>
    </message>
    <message>
        <source>p50 %1, p95 %2</source>
        <extracomment>How long half and how long nearly all of the calls took at most</extracomment>
        <translation>p50 %1, p95 %2</translation>
    </message>
    <message>
        <source>Show failed calls</source>
        <translation>Fehlgeschlagene Aufrufe anzeigen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StatusFigures</name>
    <message>
        <source>Calls of the last hour: %1. Open the log</source>
        <extracomment>Of what leads to the log; %1 are figures such as &quot;7/min&quot;</extracomment>
        <translation>Aufrufe der letzten Stunde: %1. Protokoll öffnen</translation>
    </message>
    <message>
        <source>Calls per minute, averaged over the last 5 minutes. Click to open the log.</source>
        <translation>Aufrufe pro Minute sind der Mittelwert der letzten 5 Minuten. Klicken öffnet das Protokoll.</translation>
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
    <name>tooltray::ui::StatusText</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enabled</source>
        <extracomment>How many of the tools are switched on</extracomment>
        <translation>
            <numerusform>%n aktiviert</numerusform>
            <numerusform>%n aktiviert</numerusform>
        </translation>
    </message>
    <message>
        <source>list %1</source>
        <extracomment>What a client gets that asks for the list of tools: %1 is a size</extracomment>
        <translation>Liste %1</translation>
    </message>
    <message>
        <source>schema from %1</source>
        <extracomment>%1 is how long ago the schema was fetched: 2 min ago</extracomment>
        <translation>Schema: %1</translation>
    </message>
    <message>
        <source>Another program uses port %1. The server is now on port %2.</source>
        <translation>Ein anderes Programm verwendet Port %1. Der Server ist jetzt an Port %2.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StepForm</name>
    <message>
        <source>Enter the value that selects this case.</source>
        <translation>Geben Sie den Wert an, der diesen Fall auswählt.</translation>
    </message>
    <message>
        <source>Use letters, digits and _ for the name of a step.</source>
        <translation>Der Name eines Schritts besteht aus Buchstaben, Ziffern und _.</translation>
    </message>
    <message>
        <source>This name is already used.</source>
        <translation>Dieser Name wird schon verwendet.</translation>
    </message>
    <message>
        <source>Removed the argument.</source>
        <translation>Argument entfernt.</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Operation name</source>
        <translation>Name der Operation</translation>
    </message>
    <message>
        <source>If the document has several</source>
        <translation>Wenn das Dokument mehrere enthält</translation>
    </message>
    <message>
        <source>The only operation</source>
        <translation>Die einzige Operation</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Values for the variables of the operation or the arguments of the tool</source>
        <translation>Werte für die Variablen der Operation oder die Argumente des Werkzeugs</translation>
    </message>
    <message>
        <source>Add value</source>
        <translation>Wert hinzufügen</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>What picks a case of a tool</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The argument value that selects this case</source>
        <translation>Der Argumentwert, der diesen Fall auswählt</translation>
    </message>
    <message>
        <source>Later steps refer to its result by this name.</source>
        <translation>Spätere Schritte greifen unter diesem Namen auf sein Ergebnis zu.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Werkzeugaufruf</translation>
    </message>
    <message>
        <source>GraphQL operation</source>
        <translation>GraphQL-Operation</translation>
    </message>
    <message>
        <source>REST request</source>
        <translation>REST-Anfrage</translation>
    </message>
    <message>
        <source>Own arguments</source>
        <translation>Eigene Argumente</translation>
    </message>
    <message>
        <source>Arguments that only this case takes</source>
        <translation>Argumente, die nur dieser Fall annimmt</translation>
    </message>
    <message>
        <source>Add argument</source>
        <translation>Argument hinzufügen</translation>
    </message>
    <message>
        <source>The JSON below has details that the rows cannot show. They are kept.</source>
        <translation>Das JSON unten enthält Angaben, die die Zeilen nicht zeigen können. Sie bleiben erhalten.</translation>
    </message>
    <message>
        <source>As JSON Schema</source>
        <translation>Als JSON Schema</translation>
    </message>
    <message>
        <source>The same arguments in full</source>
        <translation>Dieselben Argumente vollständig</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>Same as the tool</source>
        <translation>Wie das Werkzeug</translation>
    </message>
    <message>
        <source>Active version</source>
        <translation>Aktive Version</translation>
    </message>
    <message>
        <source>Choose a tool</source>
        <translation>Werkzeug wählen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StepModel</name>
    <message>
        <source>Always</source>
        <extracomment>When a step runs</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Head of a table: the value that picks a case of a tool</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>Head of a table: when a step runs</extracomment>
        <translation>Wann</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StepsForm</name>
    <message>
        <source>Enter the argument that selects the case.</source>
        <translation>Geben Sie das Argument an, das den Fall auswählt.</translation>
    </message>
    <message>
        <source>Returned data</source>
        <translation>Zurückgegebene Daten</translation>
    </message>
    <message>
        <source>Selected by</source>
        <translation>Ausgewählt durch</translation>
    </message>
    <message>
        <source>The argument whose value selects a case</source>
        <translation>Das Argument, dessen Wert einen der Fälle auswählt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The members of the result. Empty: the response of the last step.</source>
        <translation>Die Eigenschaften des Ergebnisses. Leer: die Antwort des letzten Schritts.</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>Eigenschaft hinzufügen</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Fall hinzufügen</translation>
    </message>
    <message>
        <source>Add step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Removed the case %1.</source>
        <translation>Fall %1 entfernt.</translation>
    </message>
    <message>
        <source>Removed the step %1.</source>
        <translation>Schritt %1 entfernt.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TextEditor</name>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Choose a date</source>
        <translation>Datum wählen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolCommands</name>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug duplizieren</numerusform>
            <numerusform>%n Werkzeuge duplizieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug löschen</numerusform>
            <numerusform>%n Werkzeuge löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Created %n tool(s).</source>
        <translation>
            <numerusform>%n Werkzeug angelegt.</numerusform>
            <numerusform>%n Werkzeuge angelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n tool(s).</source>
        <translation>
            <numerusform>%n Werkzeug gelöscht.</numerusform>
            <numerusform>%n Werkzeuge gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>Enable %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug aktivieren</numerusform>
            <numerusform>%n Werkzeuge aktivieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug deaktivieren</numerusform>
            <numerusform>%n Werkzeuge deaktivieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enabled %n tool(s).</source>
        <translation>
            <numerusform>%n Werkzeug aktiviert.</numerusform>
            <numerusform>%n Werkzeuge aktiviert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disabled %n tool(s).</source>
        <translation>
            <numerusform>%n Werkzeug deaktiviert.</numerusform>
            <numerusform>%n Werkzeuge deaktiviert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tool(s) to %1</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>
            <numerusform>%n Werkzeug zu %1 verschieben</numerusform>
            <numerusform>%n Werkzeuge zu %1 verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n tool(s) to %1.</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>
            <numerusform>%n Werkzeug zu %1 verschoben.</numerusform>
            <numerusform>%n Werkzeuge zu %1 verschoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a tool before you export it.</source>
        <translation>Speichern Sie ein Werkzeug, bevor Sie es exportieren.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n tool(s) to %1.</source>
        <translation>
            <numerusform>%n Werkzeug nach %1 exportiert.</numerusform>
            <numerusform>%n Werkzeuge nach %1 exportiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolCurationPane</name>
    <message>
        <source>Parts of the tool</source>
        <translation>Teile des Werkzeugs</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Tab: the tool as clients see it</extracomment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Approval</source>
        <extracomment>What happens when an agent calls a tool that changes something</extracomment>
        <translation>Ge&amp;nehmigung</translation>
    </message>
    <message>
        <source>Same as endpoint</source>
        <extracomment>The choice of the endpoint counts</extracomment>
        <translation>Wie beim Endpunkt</translation>
    </message>
    <message>
        <source>&amp;Fetch all pages and join them</source>
        <translation>Alle &amp;Seiten abrufen und zusammenfügen</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Try the tool to see its response.</source>
        <translation>Probieren Sie das Werkzeug aus, um seine Antwort zu sehen.</translation>
    </message>
    <message>
        <source>The tool as clients see it, as JSON</source>
        <translation>Das Werkzeug, wie Clients es sehen, als JSON</translation>
    </message>
    <message>
        <source>T&amp;ry</source>
        <translation>&amp;Ausprobieren</translation>
    </message>
    <message>
        <source>P&amp;review request</source>
        <translation>Anfrage &amp;ansehen</translation>
    </message>
    <message>
        <source>Shows the request. Nothing is sent.</source>
        <translation>Zeigt die Anfrage. Nichts wird gesendet.</translation>
    </message>
    <message>
        <source>Not available in tools: %1</source>
        <extracomment>%1 are names of arguments of an operation</extracomment>
        <translation>In Werkzeugen nicht verfügbar: %1</translation>
    </message>
    <message>
        <source>Unchecked members are omitted.</source>
        <translation>Eigenschaften ohne Häkchen werden ausgelassen.</translation>
    </message>
    <message>
        <source>The description does not list the members of the response.</source>
        <translation>Die Beschreibung führt die Eigenschaften der Antwort nicht auf.</translation>
    </message>
    <message>
        <source>%1 in the tool list, about %2 tokens</source>
        <extracomment>%1 is a size, %2 a number</extracomment>
        <translation>%1 in der Werkzeugliste, etwa %2 Token</translation>
    </message>
    <message>
        <source>This request would be sent.</source>
        <translation>Diese Anfrage würde gesendet.</translation>
    </message>
    <message>
        <source>&amp;Max items per list</source>
        <translation>&amp;Max. Elemente je Liste</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Response after %1: %2, about %3 tokens</source>
        <extracomment>%1 is a time, %2 a size, %3 a number</extracomment>
        <translation>Antwort nach %1: %2, etwa %3 Token</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolEditor</name>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Tab of a tool</extracomment>
        <translation>Client</translation>
    </message>
    <message>
        <source>What clients see of the tool</source>
        <translation>Was Clients von dem Werkzeug sehen</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>Tab of the drawer: the tool is called</extracomment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>Tab of the drawer, with how many there are</extracomment>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Drawer</source>
        <translation>Unterer Bereich</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Tab of the drawer: the calls of the tool</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Verhalten</translation>
    </message>
    <message>
        <source>Not saved: an entry is not valid yet.</source>
        <translation>Nicht gespeichert: Eine Eingabe ist noch nicht gültig.</translation>
    </message>
    <message>
        <source>Not saved: an entry in version %1 is not valid yet.</source>
        <translation>Nicht gespeichert: Eine Eingabe in Version %1 ist noch nicht gültig.</translation>
    </message>
    <message>
        <source>Parts of the tool</source>
        <translation>Teile des Werkzeugs</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolHeader</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What clients call the tool</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Wie Clients das Werkzeug nennen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Display title (optional)</source>
        <translation>Anzeigetitel (optional)</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>Durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Where the tool sends its requests</source>
        <translation>Wohin das Werkzeug seine Anfragen sendet</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Describe what it does and when to use it. Agents read this.</source>
        <translation>Beschreiben Sie, was es tut und wann es zu verwenden ist. Agenten lesen das.</translation>
    </message>
    <message>
        <source>Enabled</source>
        <extracomment>Check box: whether clients are offered the tool</extracomment>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Draft, not saved</source>
        <extracomment>Of a tool: it was changed, and the change is not saved</extracomment>
        <translation>Entwurf, nicht gespeichert</translation>
    </message>
    <message>
        <source>New, not saved</source>
        <extracomment>Of a tool: it was made, and is not saved</extracomment>
        <translation>Neu, nicht gespeichert</translation>
    </message>
    <message>
        <source>Another tool has this name.</source>
        <translation>Ein anderes Werkzeug hat diesen Namen.</translation>
    </message>
    <message>
        <source>A built-in tool has this name.</source>
        <translation>Ein eingebautes Werkzeug hat diesen Namen.</translation>
    </message>
    <message>
        <source>Another tool has this name as an alias.</source>
        <translation>Ein anderes Werkzeug hat diesen Namen als Alias.</translation>
    </message>
    <message>
        <source>Default endpoint</source>
        <extracomment>In the list of endpoints, while a tool names none</extracomment>
        <translation>Standard-Endpunkt</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <extracomment>In the list of endpoints: a tool names one that does not exist</extracomment>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>%1, not active</source>
        <extracomment>Of a tool: the version that is worked on is not the one that clients call</extracomment>
        <translation>%1, nicht aktiv</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>Ihre Änderungen sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Choose an endpoint</source>
        <translation>Endpunkt wählen</translation>
    </message>
    <message>
        <source>%1: what clients call the tool</source>
        <translation>%1: so nennen Clients das Werkzeug</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>Button that folds out title, endpoint, tags and description of a tool</extracomment>
        <translation>Details</translation>
    </message>
    <message>
        <source>Title, endpoint, tags and description</source>
        <translation>Titel, Endpunkt, Tags und Beschreibung</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolHistoryModel</name>
    <message>
        <source>test</source>
        <extracomment>Of a call: it was made to try the tool</extracomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>When a call was made, and how long it took</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Who made a call, and with which arguments</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolListActions</name>
    <message numerus="yes">
        <source>Enable %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug aktivieren</numerusform>
            <numerusform>%n Werkzeuge aktivieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug deaktivieren</numerusform>
            <numerusform>%n Werkzeuge deaktivieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Deaktivieren</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Menu with the tags of the selected tools</extracomment>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Order and groups</source>
        <translation>Reihenfolge und Gruppen</translation>
    </message>
    <message>
        <source>Errors first</source>
        <translation>Fehler zuerst</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Tag</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug taggen</numerusform>
            <numerusform>%n Werkzeuge taggen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove a tag from %n tool(s)</source>
        <translation>
            <numerusform>Tag von %n Werkzeug entfernen</numerusform>
            <numerusform>Tag von %n Werkzeugen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Export...</source>
        <extracomment>Of the selected tools, to a file</extracomment>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Move to</source>
        <extracomment>Menu with endpoints</extracomment>
        <translation>Verschieben zu</translation>
    </message>
    <message>
        <source>No endpoints yet</source>
        <translation>Noch keine Endpunkte</translation>
    </message>
    <message>
        <source>Save drafts</source>
        <extracomment>Of the selected tools, those that are not saved yet</extracomment>
        <translation>Entwürfe speichern</translation>
    </message>
    <message>
        <source>Open in window</source>
        <translation>In eigenem Fenster öffnen</translation>
    </message>
    <message>
        <source>Sort by name</source>
        <extracomment>Orders of the tools in the list</extracomment>
        <translation>Nach Namen sortieren</translation>
    </message>
    <message>
        <source>Sort by last call</source>
        <translation>Nach letztem Aufruf sortieren</translation>
    </message>
    <message>
        <source>No groups</source>
        <extracomment>Groups of the tools in the list</extracomment>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <source>Group by endpoint</source>
        <translation>Nach Endpunkt gruppieren</translation>
    </message>
    <message>
        <source>Group by tag</source>
        <translation>Nach Tag gruppieren</translation>
    </message>
    <message>
        <source>First tag</source>
        <extracomment>Menu with tags: the one that is chosen stands before the others, so that the tools are of its group</extracomment>
        <translation>Erstes Tag</translation>
    </message>
    <message numerus="yes">
        <source>Put %n tool(s) under %1</source>
        <extracomment>What Undo takes back; %1 is the tag by which they are grouped then</extracomment>
        <translation>
            <numerusform>%n Werkzeug unter %1 einordnen</numerusform>
            <numerusform>%n Werkzeuge unter %1 einordnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolListModel</name>
    <message>
        <source>REST</source>
        <extracomment>What a tool is, in a list: it sends a request that is no GraphQL</extracomment>
        <translation>REST</translation>
    </message>
    <message>
        <source>composite</source>
        <extracomment>What a tool is, in a list: it is made of several steps</extracomment>
        <translation>mehrstufig</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>mutation</source>
        <translation>Mutation</translation>
    </message>
    <message>
        <source>subscription</source>
        <translation>Subscription</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>Of a tool in a list: it was changed, and the change is not saved yet</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>Of a tool in a list: it is switched off</extracomment>
        <translation>aus</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>New tool</source>
        <translation>Neues Werkzeug</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Default endpoint</source>
        <translation>Standard-Endpunkt</translation>
    </message>
    <message>
        <source>Without tag</source>
        <translation>Ohne Tag</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Mit Fehlern</translation>
    </message>
    <message>
        <source>Without errors</source>
        <translation>Ohne Fehler</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolNotesModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out by screen readers: &quot;Error: Cannot query field ...&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolNotices</name>
    <message>
        <source>Keep mine</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>Andere übernehmen</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <extracomment>Saves a tool although others stop working</extracomment>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <source>Nothing can be saved now: %1</source>
        <translation>Jetzt lässt sich nichts speichern: %1</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>Answer when somebody else changed what is being edited: both changes, and in fields that both changed one&apos;s own</extracomment>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Shows what somebody else changed beside what is being edited</extracomment>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Saved now</source>
        <extracomment>Heading of what somebody else saved</extracomment>
        <translation>Jetzt gespeichert</translation>
    </message>
    <message>
        <source>Saved by %1</source>
        <translation>Gespeichert von %1</translation>
    </message>
    <message>
        <source>Your draft</source>
        <extracomment>Heading of what one has typed and not saved</extracomment>
        <translation>Ihr Entwurf</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Opens the tool that is told of</extracomment>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolSession</name>
    <message>
        <source>The definition is not complete.</source>
        <translation>Die Definition ist nicht vollständig.</translation>
    </message>
    <message>
        <source>Complete it before you open another version.</source>
        <translation>Vervollständigen Sie sie, bevor Sie eine andere Version öffnen.</translation>
    </message>
    <message>
        <source>Discard the changes to %1</source>
        <extracomment>What Undo takes back; %1 is a tool</extracomment>
        <translation>Änderungen an %1 verwerfen</translation>
    </message>
    <message>
        <source>Discarded the changes to %1.</source>
        <translation>Änderungen an %1 verworfen.</translation>
    </message>
    <message>
        <source>Your changes are kept as a draft.</source>
        <translation>Ihre Änderungen bleiben als Entwurf erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>Not saved, because every call would fail: %n error(s).</source>
        <translation>
            <numerusform>Nicht gespeichert, da jeder Aufruf fehlschlagen würde: %n Fehler.</numerusform>
            <numerusform>Nicht gespeichert, da jeder Aufruf fehlschlagen würde: %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create %1</source>
        <translation>%1 erstellen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolView</name>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Example %1</source>
        <translation>Beispiel %1</translation>
    </message>
    <message>
        <source>Try the tool first. The command repeats its last request.</source>
        <translation>Probieren Sie das Werkzeug zuerst aus. Der Befehl wiederholt seine letzte Anfrage.</translation>
    </message>
    <message>
        <source>Command copied.</source>
        <translation>Befehl kopiert.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolWindowPage</name>
    <message>
        <source>The tool %1 no longer exists.</source>
        <translation>Das Werkzeug %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>It was deleted or renamed.</source>
        <translation>Es wurde gelöscht oder umbenannt.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolsPage</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Filter tools</source>
        <translation>Werkzeuge filtern</translation>
    </message>
    <message>
        <source>New tool</source>
        <translation>Neues Werkzeug</translation>
    </message>
    <message>
        <source>No tool matches “%1”.</source>
        <translation>Kein Werkzeug passt zu „%1“.</translation>
    </message>
    <message>
        <source>No tools yet</source>
        <translation>Noch keine Werkzeuge</translation>
    </message>
    <message>
        <source>Tools are saved API operations that agents can call.</source>
        <translation>Werkzeuge sind gespeicherte API-Operationen, die Agenten aufrufen können.</translation>
    </message>
    <message>
        <source>Tools are saved API operations. Add an endpoint first.</source>
        <translation>Werkzeuge sind gespeicherte API-Operationen. Fügen Sie zuerst einen Endpunkt hinzu.</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>Fenster anzeigen</translation>
    </message>
    <message>
        <source>Edit here</source>
        <extracomment>A tool that is open in another window is worked on in this one again</extracomment>
        <translation>Hier bearbeiten</translation>
    </message>
    <message>
        <source>The tool %1 no longer exists.</source>
        <translation>Das Werkzeug %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>%1 is open in its own window.</source>
        <extracomment>%1 is a tool</extracomment>
        <translation>%1 ist in einem eigenen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>Edit it there. Your changes from here are there too.</source>
        <translation>Bearbeiten Sie es dort. Ihre Änderungen von hier sind auch dort.</translation>
    </message>
    <message>
        <source>No tool selected</source>
        <translation>Kein Werkzeug ausgewählt</translation>
    </message>
    <message>
        <source>Select a tool in the list to edit it.</source>
        <translation>Wählen Sie in der Liste ein Werkzeug aus, um es zu bearbeiten.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::Tray</name>
    <message>
        <source>Show window</source>
        <translation>Fenster anzeigen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TrayNotices</name>
    <message>
        <source>The server is not running</source>
        <translation>Der Server läuft nicht</translation>
    </message>
    <message>
        <source>A new client</source>
        <translation>Ein neuer Client</translation>
    </message>
    <message>
        <source>%1 connected for the first time.</source>
        <extracomment>%1 is the name of a client</extracomment>
        <translation>%1 ist zum ersten Mal verbunden.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TryPane</name>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>The response appears here.</source>
        <translation>Die Antwort erscheint hier.</translation>
    </message>
    <message>
        <source>Save the arguments as an example</source>
        <translation>Argumente als Beispiel speichern</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>How a tool is tried: it is called, and what happens is told step by step</extracomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>How a tool is tried: what it would send is told, and nothing is sent</extracomment>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>As client</source>
        <extracomment>How a tool is tried: as if a client called it
----------
Tab: the answer as the client reads it</extracomment>
        <translation>Client</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show in log</source>
        <translation>Im Protokoll anzeigen</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Tab: the answer as data</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Trace</source>
        <extracomment>Tab: what happened step by step</extracomment>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Response as text</source>
        <translation>Antwort als Text</translation>
    </message>
    <message>
        <source>Running...</source>
        <translation>Läuft …</translation>
    </message>
    <message>
        <source>Dry run: nothing sent</source>
        <translation>Probelauf: nichts gesendet</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <extracomment>How a call ended: how long it took and how big the answer is</extracomment>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>Baseline</source>
        <extracomment>An answer that later ones of the tool are compared with</extracomment>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation>Als Referenz festhalten</translation>
    </message>
    <message>
        <source>Compare with baseline...</source>
        <translation>Mit Referenz vergleichen …</translation>
    </message>
    <message>
        <source>%1, truncated</source>
        <extracomment>How a call ended: %1 is how long it took, and the answer is not all there is</extracomment>
        <translation>%1, gekürzt</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>The API returned errors together with the data.</source>
        <extracomment>Errors of an API that came together with data</extracomment>
        <translation>Die API hat zusammen mit den Daten Fehler gemeldet.</translation>
    </message>
    <message>
        <source>The API returned errors together with the data: %1</source>
        <translation>Die API hat zusammen mit den Daten Fehler gemeldet: %1</translation>
    </message>
    <message>
        <source>Calls the tool and records each step.</source>
        <translation>Ruft das Werkzeug auf und zeichnet jeden Schritt auf.</translation>
    </message>
    <message>
        <source>Shows the request without sending it.</source>
        <translation>Zeigt die Anfrage, ohne sie zu senden.</translation>
    </message>
    <message>
        <source>Calls the tool the way a client does.</source>
        <translation>Ruft das Werkzeug so auf wie ein Client.</translation>
    </message>
    <message>
        <source>Saves this response (up to %1) so that you can compare later ones with it</source>
        <extracomment>%1 is a size</extracomment>
        <translation>Speichert diese Antwort (bis %1), damit Sie spätere damit vergleichen können</translation>
    </message>
    <message>
        <source>Response after %1, %2.</source>
        <extracomment>Said by a screen reader: how long a call took and how big the answer is</extracomment>
        <translation>Antwort nach %1, %2.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TypeEditor</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>Bei %1: %2</translation>
    </message>
    <message>
        <source>Ways to edit the type</source>
        <translation>Ansichten zum Bearbeiten des Typs</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Values of the type</source>
        <translation>Werte des Typs</translation>
    </message>
    <message>
        <source>Add value</source>
        <translation>Wert hinzufügen</translation>
    </message>
    <message>
        <source>This type is not a list of values. Edit it as JSON Schema.</source>
        <translation>Dieser Typ ist keine Liste von Werten. Bearbeiten Sie ihn als JSON Schema.</translation>
    </message>
    <message>
        <source>Used for &amp;scalars</source>
        <translation>Für &amp;Skalare verwendet</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Custom scalars, separated by commas. Their arguments use this type automatically.</source>
        <translation>Eigene Skalare, durch Kommas getrennt. Ihre Argumente verwenden diesen Typ automatisch.</translation>
    </message>
    <message>
        <source>%1 is not a valid scalar name.</source>
        <translation>%1 ist kein gültiger Name eines Skalars.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Add as e&amp;xample</source>
        <extracomment>Keeps the value that is tried</extracomment>
        <translation>Als Beispiel hinzufü&amp;gen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TypeExamples</name>
    <message>
        <source>Clients see these values with the schema.</source>
        <translation>Clients sehen diese Werte zusammen mit dem Schema.</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>Headings: a value as JSON, and whether the schema takes it</extracomment>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Examples of the type</source>
        <translation>Beispiele des Typs</translation>
    </message>
    <message>
        <source>Add example</source>
        <translation>Beispiel hinzufügen</translation>
    </message>
    <message>
        <source>A schema of just true or false cannot have examples.</source>
        <translation>Ein Schema, das nur true oder false ist, kann keine Beispiele haben.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TypeListModel</name>
    <message numerus="yes">
        <source>%n label(s)</source>
        <translation>
            <numerusform>%n Bezeichnung</numerusform>
            <numerusform>%n Bezeichnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Mappings</source>
        <translation>Zuordnungen</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A row of the list of types, as it is read aloud: name and what it is</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Looks like a date</source>
        <translation>Sieht nach einem Datum aus</translation>
    </message>
    <message>
        <source>Looks like a date and time</source>
        <translation>Sieht nach Datum mit Uhrzeit aus</translation>
    </message>
    <message>
        <source>Looks like a time of day</source>
        <translation>Sieht nach einer Uhrzeit aus</translation>
    </message>
    <message>
        <source>Looks like a duration</source>
        <translation>Sieht nach einer Dauer aus</translation>
    </message>
    <message>
        <source>Looks like a UUID</source>
        <translation>Sieht nach einer UUID aus</translation>
    </message>
    <message>
        <source>Looks like an ID</source>
        <translation>Sieht nach einer ID aus</translation>
    </message>
    <message>
        <source>Looks like a web address</source>
        <translation>Sieht nach einer Webadresse aus</translation>
    </message>
    <message>
        <source>Looks like an e-mail address</source>
        <translation>Sieht nach einer E-Mail-Adresse aus</translation>
    </message>
    <message>
        <source>Looks like JSON of any shape</source>
        <translation>Sieht nach JSON in beliebiger Form aus</translation>
    </message>
    <message>
        <source>Looks like a whole number</source>
        <translation>Sieht nach einer ganzen Zahl aus</translation>
    </message>
    <message>
        <source>Looks like an exact number</source>
        <translation>Sieht nach einer genauen Zahl aus</translation>
    </message>
    <message>
        <source>File: cannot be sent</source>
        <translation>Datei: kann nicht gesendet werden</translation>
    </message>
    <message>
        <source>Any value</source>
        <translation>Jeder Wert</translation>
    </message>
    <message>
        <source>Scalars without a type</source>
        <extracomment>Heading in the list of types: scalars that no type stands for</extracomment>
        <translation>Skalare ohne Typ</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TypesPage</name>
    <message>
        <source>New type</source>
        <translation>Neuer Typ</translation>
    </message>
    <message>
        <source>New mapping</source>
        <translation>Neue Zuordnung</translation>
    </message>
    <message>
        <source>Types and mappings</source>
        <translation>Typen und Zuordnungen</translation>
    </message>
    <message>
        <source>Filter types</source>
        <translation>Typen filtern</translation>
    </message>
    <message>
        <source>New type or mapping</source>
        <translation>Neuer Typ oder neue Zuordnung</translation>
    </message>
    <message>
        <source>No type matches %1.</source>
        <translation>Kein Typ passt zu %1.</translation>
    </message>
    <message>
        <source>A type is a named JSON Schema that the parameters of several tools share, such as a list of allowed values. A mapping gives labels to the values that an API wants.</source>
        <translation>Ein Typ ist ein benanntes JSON Schema, das die Parameter mehrerer Werkzeuge gemeinsam verwenden, etwa eine Liste erlaubter Werte. Eine Zuordnung gibt den Werten, die eine API verlangt, Bezeichnungen.</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>%1 anlegen</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>%1 angelegt.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>%1 is defined in config.yaml. Remove it there.</source>
        <translation>%1 ist in config.yaml festgelegt. Entfernen Sie es dort.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 gelöscht.</translation>
    </message>
    <message>
        <source>There is no type or mapping %1.</source>
        <translation>Es gibt keinen Typ und keine Zuordnung %1.</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Trotzdem speichern</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::UndoNotice</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VariableDialog</name>
    <message>
        <source>New context variable</source>
        <translation>Neue Kontextvariable</translation>
    </message>
    <message>
        <source>Context variable</source>
        <translation>Kontextvariable</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Wert</translation>
    </message>
    <message>
        <source>&amp;Credential</source>
        <translation>&amp;Zugangsdaten</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>S&amp;tored</source>
        <translation>Speicher&amp;ort</translation>
    </message>
    <message>
        <source>Secret, from a credential</source>
        <translation>Geheim, aus Zugangsdaten</translation>
    </message>
    <message>
        <source>Create a credential on the Credentials page first.</source>
        <translation>Legen Sie zuerst auf der Seite Zugangsdaten welche an.</translation>
    </message>
    <message>
        <source>Saved with the workspace</source>
        <translation>Mit dem Arbeitsbereich gespeichert</translation>
    </message>
    <message>
        <source>Until Tooltray quits</source>
        <translation>Bis Tooltray beendet wird</translation>
    </message>
    <message>
        <source>Text, number, true or false</source>
        <translation>Text, Zahl, true oder false</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Credential</source>
        <translation>Zugangsdaten</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Speicherort</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Defined in config.yaml. Change it there.</source>
        <translation>In config.yaml festgelegt. Ändern Sie es dort.</translation>
    </message>
    <message>
        <source>A variable with this name already exists.</source>
        <translation>Eine Variable mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>New variable %1</source>
        <translation>Neue Variable %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>Andere übernehmen</translation>
    </message>
    <message>
        <source>The typed value may be a secret and was not stored. Type it again, or store it as a credential.</source>
        <translation>Der eingegebene Wert ist vielleicht ein Geheimnis und wurde darum nicht gespeichert. Geben Sie ihn noch einmal ein oder speichern Sie ihn als Zugangsdaten.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VariantsEditor</name>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VersionCommands</name>
    <message numerus="yes">
        <source>Not activated, because every call would fail: %n error(s).</source>
        <translation>
            <numerusform>Nicht aktiviert, da jeder Aufruf fehlschlagen würde: %n Fehler.</numerusform>
            <numerusform>Nicht aktiviert, da jeder Aufruf fehlschlagen würde: %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Activate version %1 of %2</source>
        <translation>Version %1 von %2 aktivieren</translation>
    </message>
    <message>
        <source>Clients still get version %1, the approved one, until you approve the change.</source>
        <translation>Clients erhalten weiterhin die genehmigte Version %1, bis Sie die Änderung genehmigen.</translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation>Neue Version von %1</translation>
    </message>
    <message>
        <source>Delete version %1 of %2</source>
        <translation>Version %1 von %2 löschen</translation>
    </message>
    <message>
        <source>Deleted version %1 of %2.</source>
        <translation>Version %1 von %2 gelöscht.</translation>
    </message>
    <message>
        <source>The definition is not complete.</source>
        <translation>Die Definition ist nicht vollständig.</translation>
    </message>
    <message>
        <source>Your changes are kept as a draft.</source>
        <translation>Ihre Änderungen bleiben als Entwurf erhalten.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VersionListModel</name>
    <message>
        <source>Called %1</source>
        <extracomment>When a version of a tool was called last, and what the version says of itself</extracomment>
        <translation>Aufgerufen %1</translation>
    </message>
    <message>
        <source>Called %1 · %2</source>
        <translation>Aufgerufen %1 · %2</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>Of a version of a tool: the one that is called</extracomment>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>approved</source>
        <extracomment>Of a version of a tool: a person approved it, and it is served</extracomment>
        <translation>genehmigt</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Of a version of a tool: the one that the other tabs show</extracomment>
        <translation>geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VersionsTab</name>
    <message>
        <source>Open</source>
        <extracomment>Button: the version is shown in the other tabs, to be worked on</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Edit this version in the other tabs</source>
        <translation>Diese Version in den anderen Tabs bearbeiten</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Button: the version is called from now on</extracomment>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Make this the version that clients call</source>
        <translation>Diese Version zu der machen, die Clients aufrufen</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Neue Version</translation>
    </message>
    <message>
        <source>Create a new version as a copy of this one</source>
        <translation>Eine neue Version als Kopie dieser Version anlegen</translation>
    </message>
    <message>
        <source>Delete this version</source>
        <translation>Diese Version löschen</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Differences between the versions</source>
        <translation>Unterschiede zwischen den Versionen</translation>
    </message>
    <message>
        <source>%1 (active)</source>
        <translation>%1 (aktiv)</translation>
    </message>
    <message>
        <source>Only one version</source>
        <translation>Nur eine Version</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>Identisch</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n line(s) differ</source>
        <extracomment>From one version to another</extracomment>
        <translation>
            <numerusform>%1 zu %2: %n Zeile ist anders</numerusform>
            <numerusform>%1 zu %2: %n Zeilen sind anders</numerusform>
        </translation>
    </message>
    <message>
        <source>The active version cannot be deleted</source>
        <translation>Die aktive Version kann nicht gelöscht werden</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::WorkspaceButton</name>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Of a button; %1 is the name of the workspace that is open</extracomment>
        <translation>Arbeitsbereich: %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::WorkspaceSwitcher</name>
    <message>
        <source>Workspace</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>Open workspace %1</source>
        <translation>Arbeitsbereich %1 öffnen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::WorkspacesDialog</name>
    <message>
        <source>Workspaces</source>
        <translation>Arbeitsbereiche</translation>
    </message>
    <message>
        <source>Each workspace has its own tools, endpoints, credentials, clients and log, and its own address. A client works in one workspace.</source>
        <translation>Jeder Arbeitsbereich hat eigene Werkzeuge, Endpunkte, Zugangsdaten, Clients und ein eigenes Protokoll sowie eine eigene Adresse. Ein Client arbeitet in einem Arbeitsbereich.</translation>
    </message>
    <message>
        <source>Workspace or client</source>
        <extracomment>Number of tools, as the header of a column</extracomment>
        <translation>Arbeitsbereich oder Client</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Workspaces and their clients</source>
        <translation>Arbeitsbereiche und ihre Clients</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>Mo&amp;ve client to</source>
        <translation>Client &amp;verschieben nach</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ame</translation>
    </message>
    <message>
        <source>Lowercase letters, digits, - and _</source>
        <translation>Kleinbuchstaben, Ziffern, - und _</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <extracomment>A workspace that the window shows</extracomment>
        <translation>%1 (geöffnet)</translation>
    </message>
    <message>
        <source>%1 (blocked)</source>
        <translation>%1 (gesperrt)</translation>
    </message>
    <message>
        <source>Created the workspace %1.</source>
        <translation>Arbeitsbereich %1 angelegt.</translation>
    </message>
    <message>
        <source>Remove the workspace %1? Its clients lose access. Its files are kept.</source>
        <translation>Arbeitsbereich %1 entfernen? Seine Clients verlieren den Zugriff. Seine Dateien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Removed the workspace %1. Its files are in %2.</source>
        <translation>Arbeitsbereich %1 entfernt. Seine Dateien liegen in %2.</translation>
    </message>
    <message>
        <source>%1 is now called %2. Clients need its new address.</source>
        <translation>%1 heißt jetzt %2. Clients brauchen die neue Adresse.</translation>
    </message>
    <message>
        <source>%1 now works in %2. Its token stays the same; its address is that of %2.</source>
        <translation>%1 arbeitet jetzt in %2. Das Token bleibt gleich, die Adresse ist die von %2.</translation>
    </message>
</context>
</TS>
