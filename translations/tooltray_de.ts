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
        <translation>Client &amp;verbinden...</translation>
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
        <translation>Tools &amp;importieren...</translation>
    </message>
    <message>
        <source>Settin&amp;gs...</source>
        <translation>&amp;Einstellungen...</translation>
    </message>
    <message>
        <source>New c&amp;redential...</source>
        <translation>Neue &amp;Zugangsdaten...</translation>
    </message>
    <message>
        <source>New end&amp;point...</source>
        <translation>Neuer &amp;Endpunkt...</translation>
    </message>
    <message>
        <source>New tools from sche&amp;ma...</source>
        <translation>Neue Werkzeuge aus Sche&amp;ma...</translation>
    </message>
    <message>
        <source>&amp;Refresh schemas</source>
        <translation>Schemas ak&amp;tualisieren</translation>
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
        <translation>Als JSON Lines &amp;exportieren...</translation>
    </message>
    <message>
        <source>Export as &amp;HAR...</source>
        <translation>Als &amp;HAR exportieren...</translation>
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
        <source>&amp;Enable or disable</source>
        <translation>&amp;Aktivieren oder deaktivieren</translation>
    </message>
    <message>
        <source>&amp;Copy definition</source>
        <translation>Definition &amp;kopieren</translation>
    </message>
    <message>
        <source>Calls in the &amp;log</source>
        <translation>Aufrufe im Pr&amp;otokoll</translation>
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
        <translation>&amp;Problem melden...</translation>
    </message>
    <message>
        <source>Edit and re&amp;send...</source>
        <extracomment>Opens a call of the log where it can be changed and made again</extracomment>
        <translation>&amp;Bearbeiten und erneut senden...</translation>
    </message>
    <message>
        <source>Co&amp;mpare results...</source>
        <extracomment>The results of two calls of the log, side by side</extracomment>
        <translation>Ergebnisse &amp;vergleichen...</translation>
    </message>
    <message>
        <source>&amp;Open tool</source>
        <extracomment>Goes to the tool that a call of the log called</extracomment>
        <translation>Werkzeug ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Save as &amp;tool...</source>
        <extracomment>Makes a tool of the operation that a call of the log sent</extracomment>
        <translation>Als Wer&amp;kzeug speichern...</translation>
    </message>
    <message>
        <source>Save as e&amp;xample</source>
        <extracomment>Keeps a call of the log as an example of its tool</extracomment>
        <translation>Als Beis&amp;piel speichern</translation>
    </message>
    <message>
        <source>Copy as c&amp;URL with secrets...</source>
        <translation>Als c&amp;URL mit Geheimnissen kopieren...</translation>
    </message>
    <message>
        <source>&amp;Delete calls...</source>
        <extracomment>Deletes calls from the log for good</extracomment>
        <translation>Aufrufe lö&amp;schen...</translation>
    </message>
    <message>
        <source>New tool from clip&amp;board</source>
        <translation>Neues Werkzeug aus Zwischen&amp;ablage</translation>
    </message>
    <message>
        <source>&amp;Run the examples</source>
        <translation>&amp;Beispiele ausführen</translation>
    </message>
    <message>
        <source>E&amp;xport tools...</source>
        <translation>Werkzeuge e&amp;xportieren...</translation>
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
        <source>Comes from</source>
        <translation>Kommt von</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Was genau</translation>
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
        <source>An argument</source>
        <translation>Ein Argument</translation>
    </message>
    <message>
        <source>A constant</source>
        <translation>Eine Konstante</translation>
    </message>
    <message>
        <source>A context variable</source>
        <translation>Eine Kontextvariable</translation>
    </message>
    <message>
        <source>An earlier step</source>
        <translation>Ein früherer Schritt</translation>
    </message>
    <message>
        <source>The element</source>
        <translation>Das Element</translation>
    </message>
    <message>
        <source>Others, as JSON</source>
        <extracomment>Where a value comes from: it is made of several others, which is written as JSON</extracomment>
        <translation>Zusammengesetzt, als JSON</translation>
    </message>
    <message>
        <source>A value made of others is a JSON object, such as {&quot;first&quot;: [...]}.</source>
        <translation>Ein zusammengesetzter Wert ist ein JSON-Objekt, etwa {&quot;first&quot;: [...]}.</translation>
    </message>
    <message>
        <source>Say which step, such as find_user/id.</source>
        <translation>Geben Sie den Schritt an, etwa find_user/id.</translation>
    </message>
    <message>
        <source>Say which argument, such as project or filter/state.</source>
        <translation>Geben Sie das Argument an, etwa project oder filter/state.</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Ein Name fehlt.</translation>
    </message>
    <message>
        <source>The name is there twice.</source>
        <translation>Den Namen gibt es zweimal.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <extracomment>The row of a table and what is wrong with it</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>ClipboardTools</name>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>The text in the clipboard is too long to be a tool.</source>
        <translation>Der Text in der Zwischenablage ist zu lang für ein Werkzeug.</translation>
    </message>
    <message>
        <source>The text in the clipboard is no GraphQL operation, no cURL command and no definition of a tool.</source>
        <translation>Der Text in der Zwischenablage ist weder eine GraphQL-Operation noch ein cURL-Befehl noch die Definition eines Werkzeugs.</translation>
    </message>
    <message>
        <source>The cURL command carries no GraphQL request: its body is to be JSON with a “query”.</source>
        <translation>Der cURL-Befehl enthält keine GraphQL-Anfrage: Sein Body muss JSON mit einer „query“ sein.</translation>
    </message>
    <message>
        <source>There is no endpoint with the address %1: see to which one the tool goes. Headers and credentials of the command are not taken over.</source>
        <translation>Es gibt keinen Endpunkt mit der Adresse %1: Prüfen Sie, zu welchem das Werkzeug gehört. Header und Zugangsdaten des Befehls werden nicht übernommen.</translation>
    </message>
    <message>
        <source>The text in the clipboard is a pack. Save it as a file and import that.</source>
        <translation>Der Text in der Zwischenablage ist ein Paket. Speichern Sie ihn als Datei und importieren Sie diese.</translation>
    </message>
    <message>
        <source>The JSON in the clipboard is neither a GraphQL request nor the definition of a tool.</source>
        <translation>Das JSON in der Zwischenablage ist weder eine GraphQL-Anfrage noch die Definition eines Werkzeugs.</translation>
    </message>
    <message>
        <source>The definition in the clipboard cannot be used: %1</source>
        <translation>Die Definition in der Zwischenablage ist nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>The endpoint %1 of the tool does not exist here: see to which one it goes.</source>
        <translation>Den Endpunkt %1 des Werkzeugs gibt es hier nicht: Prüfen Sie, zu welchem es gehört.</translation>
    </message>
    <message>
        <source>The GraphQL in the clipboard cannot be read, line %1: %2</source>
        <translation>Das GraphQL in der Zwischenablage ist nicht lesbar, Zeile %1: %2</translation>
    </message>
    <message>
        <source>The GraphQL in the clipboard has no operation.</source>
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
        <source>Value from</source>
        <extracomment>Heads of a table: where a value comes from, which one it is, how it is tested, against what</extracomment>
        <translation>Wert aus</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>Was genau</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Vergleichswert</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>ist vorhanden</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>matches the pattern</source>
        <translation>entspricht dem Muster</translation>
    </message>
    <message>
        <source>does not match the pattern</source>
        <translation>entspricht nicht dem Muster</translation>
    </message>
    <message>
        <source>On a condition</source>
        <translation>Unter einer Bedingung</translation>
    </message>
    <message>
        <source>If %1 %2 %3</source>
        <extracomment>When a step runs: a value, how it is tested, and against what</extracomment>
        <translation>Wenn gilt: %1 %2 %3</translation>
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
        <source>Any header</source>
        <translation>Beliebiger Header</translation>
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
        <source>Sent as “Authorization: Bearer …”, as most APIs want it.</source>
        <translation>Als „Authorization: Bearer …“ gesendet, wie es die meisten APIs verlangen.</translation>
    </message>
    <message>
        <source>Sent as it is, in a header such as X-Api-Key.</source>
        <translation>Unverändert gesendet, in einem Header wie X-Api-Key.</translation>
    </message>
    <message>
        <source>Sent as it is, in the header you name.</source>
        <translation>Unverändert gesendet, im angegebenen Header.</translation>
    </message>
    <message>
        <source>Sent as “Authorization: Basic …”.</source>
        <translation>Als „Authorization: Basic …“ gesendet.</translation>
    </message>
    <message>
        <source>A token server gives out a token for a client and its secret; it is renewed by itself.</source>
        <translation>Ein Token-Server gibt für einen Client und sein Geheimnis ein Token aus; es wird von selbst erneuert.</translation>
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
        <source>Keychain of this computer</source>
        <translation>Schlüsselbund dieses Rechners</translation>
    </message>
    <message>
        <source>Environment variable</source>
        <translation>Umgebungsvariable</translation>
    </message>
    <message>
        <source>Output of a program</source>
        <translation>Ausgabe eines Programms</translation>
    </message>
    <message>
        <source>Memory only</source>
        <translation>Nur im Speicher</translation>
    </message>
    <message>
        <source>Kept by the desktop and there again after a restart.</source>
        <translation>Vom System aufbewahrt und nach einem Neustart wieder da.</translation>
    </message>
    <message>
        <source>Read from the environment that Tooltray was started in.</source>
        <translation>Aus der Umgebung gelesen, in der Tooltray gestartet wurde.</translation>
    </message>
    <message>
        <source>The program is run without a shell and prints the secret, such as “gh auth token”.</source>
        <translation>Das Programm läuft ohne Shell und gibt das Geheimnis aus, etwa „gh auth token“.</translation>
    </message>
    <message>
        <source>Forgotten when Tooltray ends.</source>
        <translation>Wird vergessen, wenn Tooltray endet.</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>im Schlüsselbund</translation>
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
        <source>Somebody signs in by the browser, and the token is renewed by itself. A client secret is wanted only where the server gave the client one.</source>
        <translation>Jemand meldet sich im Browser an, und das Token wird von selbst erneuert. Ein Client-Secret ist nur nötig, wenn der Server dem Client eines gegeben hat.</translation>
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
        <translation>passt zu</translation>
    </message>
    <message>
        <source>is there</source>
        <extracomment>What is expected of a value of a result</extracomment>
        <translation>ist vorhanden</translation>
    </message>
    <message>
        <source>is not there</source>
        <extracomment>What is expected of a value of a result</extracomment>
        <translation>ist nicht vorhanden</translation>
    </message>
    <message>
        <source>is of type</source>
        <translation>ist vom Typ</translation>
    </message>
    <message>
        <source>The call failed, and was expected to succeed.</source>
        <translation>Der Aufruf ist fehlgeschlagen, sollte aber gelingen.</translation>
    </message>
    <message>
        <source>The call succeeded, and was expected to fail.</source>
        <translation>Der Aufruf ist gelungen, sollte aber fehlschlagen.</translation>
    </message>
    <message>
        <source>Nothing is there.</source>
        <translation>Dort ist nichts.</translation>
    </message>
    <message>
        <source>Something is there.</source>
        <translation>Dort ist etwas.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Dort steht %1.</translation>
    </message>
    <message>
        <source>It is of another type: %1.</source>
        <translation>Dort steht ein anderer Typ: %1.</translation>
    </message>
    <message>
        <source>It is no text: %1.</source>
        <translation>Dort steht kein Text: %1.</translation>
    </message>
    <message>
        <source>It does not match: %1.</source>
        <translation>Der Wert passt nicht: %1.</translation>
    </message>
    <message>
        <source>The pattern takes too long to be matched.</source>
        <translation>Der Abgleich mit dem Muster dauert zu lange.</translation>
    </message>
    <message>
        <source>The place or the pattern cannot be used.</source>
        <translation>Die Stelle oder das Muster ist nicht verwendbar.</translation>
    </message>
</context>
<context>
    <name>FieldTexts</name>
    <message>
        <source>This is to be a whole number, %1 at least.</source>
        <translation>Hier wird eine ganze Zahl erwartet, mindestens %1.</translation>
    </message>
    <message>
        <source>This is to be a whole number from %1 to %2.</source>
        <translation>Hier wird eine ganze Zahl von %1 bis %2 erwartet.</translation>
    </message>
    <message>
        <source>This is to be a number of seconds, %1 at most.</source>
        <translation>Hier wird eine Anzahl Sekunden erwartet, höchstens %1.</translation>
    </message>
    <message>
        <source>A path begins with a slash, such as /issues/nodes.</source>
        <translation>Ein Pfad beginnt mit einem Schrägstrich, etwa /issues/nodes.</translation>
    </message>
    <message>
        <source>Each path begins with a slash, such as /issues/nodes.</source>
        <translation>Jeder Pfad beginnt mit einem Schrägstrich, etwa /issues/nodes.</translation>
    </message>
    <message>
        <source>This is to be a JSON object.</source>
        <translation>Hier wird ein JSON-Objekt erwartet.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>Line, column and what is wrong there</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
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
        <source>%1 % failed</source>
        <extracomment>Share of the calls</extracomment>
        <translation>%1 % fehlgeschlagen</translation>
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
        <source>Came by</source>
        <extracomment>How a call came: MCP, REST ...</extracomment>
        <translation>Kam über</translation>
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
        <source>Size of the result</source>
        <translation>Größe des Ergebnisses</translation>
    </message>
    <message>
        <source>From the cache, aged</source>
        <translation>Aus dem Cache, Alter</translation>
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
        <source>Whole call</source>
        <extracomment>The whole of a call, above the times of its parts</extracomment>
        <translation>Gesamter Aufruf</translation>
    </message>
    <message>
        <source>Waiting for its turn</source>
        <extracomment>Steps of a request</extracomment>
        <translation>In der Warteschlange</translation>
    </message>
    <message>
        <source>Looking up the name</source>
        <translation>Namensauflösung</translation>
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
        <source>Waiting for the answer</source>
        <translation>Warten auf die Antwort</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Empfangen</translation>
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
        <translation>Aufrufe mit %1 zeigen</translation>
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
        <extracomment>Of a call</extracomment>
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
        <source>From the cache</source>
        <extracomment>Of a request that was answered without sending it</extracomment>
        <translation>Aus dem Cache</translation>
    </message>
    <message>
        <source>No answer</source>
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
        <source>query</source>
        <extracomment>A GraphQL operation</extracomment>
        <translation>Query</translation>
    </message>
    <message>
        <source>mutation</source>
        <extracomment>A GraphQL operation</extracomment>
        <translation>Mutation</translation>
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
        <source>from the cache</source>
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
        <source>Ask me before each one</source>
        <extracomment>What happens when an agent wants to change something</extracomment>
        <translation>Vor jeder fragen</translation>
    </message>
    <message>
        <source>Refuse all of them</source>
        <translation>Alle ablehnen</translation>
    </message>
    <message>
        <source>Let all of them pass</source>
        <translation>Alle durchlassen</translation>
    </message>
</context>
<context>
    <name>ProbeVerdict</name>
    <message numerus="yes">
        <source>It answered in %1 with a schema of %n type(s).</source>
        <translation>
            <numerusform>Antwort nach %1, Schema mit %n Typ.</numerusform>
            <numerusform>Antwort nach %1, Schema mit %n Typen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It answered with status 401 in %1: it wants a credential.</source>
        <translation>Antwort mit Status 401 nach %1: Zugangsdaten sind nötig.</translation>
    </message>
    <message>
        <source>It answered with status 403 in %1: the credential, if any, does not allow this.</source>
        <translation>Antwort mit Status 403 nach %1: Die Zugangsdaten fehlen oder erlauben das nicht.</translation>
    </message>
    <message>
        <source>It answered with status %1 in %2: something is wrong there. Try again later.</source>
        <translation>Antwort mit Status %1 nach %2: Dort stimmt etwas nicht. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>It answered in %1, but does not tell its schema. Load the schema from a file.</source>
        <translation>Antwort nach %1, aber die API verrät ihr Schema nicht. Laden Sie das Schema aus einer Datei.</translation>
    </message>
    <message>
        <source>It answered with status 404: nothing is at this address. Many APIs have GraphQL at /graphql.</source>
        <translation>Antwort mit Status 404: Unter dieser Adresse ist nichts. Viele APIs haben GraphQL unter /graphql.</translation>
    </message>
    <message>
        <source>It answered with status %1 in %2, but not as a GraphQL API does. Check the path of the URL.</source>
        <translation>Antwort mit Status %1 nach %2, aber nicht wie von einer GraphQL-API. Prüfen Sie den Pfad der URL.</translation>
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
    <name>ToolMove</name>
    <message>
        <source>Version %1: %2</source>
        <translation>Version %1: %2</translation>
    </message>
    <message>
        <source>It asks for paths, and %1 is a GraphQL endpoint without a REST URL.</source>
        <translation>Es fragt Pfade ab, und %1 ist ein GraphQL-Endpunkt ohne REST-URL.</translation>
    </message>
    <message>
        <source>The schema of %1 is not there yet, so nobody can tell.</source>
        <translation>Das Schema von %1 ist noch nicht da, daher ist nichts darüber bekannt.</translation>
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
    <name>tooltray::ui::AddEndpointDialog</name>
    <message>
        <source>Add an endpoint</source>
        <translation>Endpunkt hinzufügen</translation>
    </message>
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
</context>
<context>
    <name>tooltray::ui::ApprovalPanel</name>
    <message>
        <source>%1 wants to run %2</source>
        <extracomment>%1 is a client, %2 a tool that changes data</extracomment>
        <translation>%1 möchte %2 ausführen</translation>
    </message>
    <message>
        <source>Version %1, changes data of %2.</source>
        <extracomment>%1 is the version of a tool, %2 an endpoint</extracomment>
        <translation>Version %1, ändert Daten von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait(s) behind it.</source>
        <translation>
            <numerusform>%n weiterer Aufruf wartet dahinter.</numerusform>
            <numerusform>%n weitere Aufrufe warten dahinter.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Approve</source>
        <extracomment>Lets a call run</extracomment>
        <translation>&amp;Genehmigen</translation>
    </message>
    <message>
        <source>Approve the &amp;same for an hour</source>
        <extracomment>Lets this very call run for an hour</extracomment>
        <translation>&amp;Dasselbe eine Stunde genehmigen</translation>
    </message>
    <message>
        <source>Allow the &amp;tool for an hour</source>
        <extracomment>Lets the tool run for an hour, whatever its arguments</extracomment>
        <translation>&amp;Werkzeug eine Stunde erlauben</translation>
    </message>
    <message>
        <source>&amp;Deny</source>
        <extracomment>Refuses a call</extracomment>
        <translation>&amp;Ablehnen</translation>
    </message>
    <message>
        <source>Any call of %1 by %2, whatever its arguments</source>
        <translation>Jeder Aufruf von %1 durch %2, gleich mit welchen Argumenten</translation>
    </message>
    <message>
        <source>Hide the operation</source>
        <translation>Operation ausblenden</translation>
    </message>
    <message>
        <source>Show the operation</source>
        <translation>Operation anzeigen</translation>
    </message>
    <message>
        <source>Arguments of the call</source>
        <translation>Argumente des Aufrufs</translation>
    </message>
    <message>
        <source>Operation that would be sent</source>
        <translation>Operation, die gesendet würde</translation>
    </message>
    <message>
        <source>%1   (was %2)</source>
        <extracomment>An argument; %2 is what it was in the call that was approved before</extracomment>
        <translation>%1   (war %2)</translation>
    </message>
    <message>
        <source>%1   (new)</source>
        <extracomment>An argument that the call approved before did not have</extracomment>
        <translation>%1   (neu)</translation>
    </message>
    <message>
        <source>not given   (was %1)</source>
        <extracomment>An argument that only the call approved before had</extracomment>
        <translation>nicht angegeben   (war %1)</translation>
    </message>
    <message>
        <source>%1:%2 left</source>
        <extracomment>Time left to decide, minutes and seconds</extracomment>
        <translation>noch %1:%2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalStack</name>
    <message>
        <source>A call waits for your yes</source>
        <translation>Ein Aufruf wartet auf Ihr Ja</translation>
    </message>
    <message>
        <source>%1 wants to run %2.</source>
        <extracomment>%1 is a client, %2 a tool</extracomment>
        <translation>%1 möchte %2 ausführen.</translation>
    </message>
    <message>
        <source>That call does not wait any more.</source>
        <translation>Dieser Aufruf wartet nicht mehr.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentModel</name>
    <message>
        <source>the caller</source>
        <extracomment>Where an argument comes from: whoever calls the tool</extracomment>
        <translation>Aufrufer</translation>
    </message>
    <message>
        <source>the caller, by %1</source>
        <translation>Aufrufer, über %1</translation>
    </message>
    <message>
        <source>context: %1</source>
        <translation>Kontext: %1</translation>
    </message>
    <message>
        <source>always %1</source>
        <translation>immer %1</translation>
    </message>
    <message>
        <source>paging</source>
        <extracomment>Where a variable comes from: the tool fetches pages by itself</extracomment>
        <translation>Seitenabruf</translation>
    </message>
    <message>
        <source>a binding</source>
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
    <name>tooltray::ui::ArgumentsTab</name>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>The operation takes nothing: it has no variables.</source>
        <translation>Die Operation nimmt nichts entgegen: Sie hat keine Variablen.</translation>
    </message>
    <message>
        <source>Add argument</source>
        <translation>Argument hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Leave it to the operation again</source>
        <translation>Wieder der Operation überlassen</translation>
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
        <source>What clients see of the arguments, as JSON Schema</source>
        <translation>Was Clients von den Argumenten sehen, als JSON Schema</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Kommt von</translation>
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
        <source>Callers say a label; what is sent is its value.</source>
        <translation>Aufrufer nennen eine Bezeichnung; gesendet wird ihr Wert.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>The value that is sent in every call</source>
        <translation>Der Wert, der bei jedem Aufruf gesendet wird</translation>
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
        <source>Callers call it</source>
        <translation>Name für Aufrufer</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Agents decide by it what to pass.</source>
        <translation>Danach entscheiden Agenten, was sie übergeben.</translation>
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
        <source>What counts when the caller leaves it out</source>
        <translation>Was gilt, wenn der Aufrufer es weglässt</translation>
    </message>
    <message>
        <source>Callers have to pass it</source>
        <translation>Aufrufer müssen es übergeben</translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Empty, it follows the operation.</source>
        <translation>Leer folgt es der Operation.</translation>
    </message>
    <message>
        <source>It follows the operation.</source>
        <translation>Es folgt der Operation.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>The argument %1 is removed.</source>
        <translation>Das Argument %1 ist entfernt.</translation>
    </message>
    <message>
        <source>The arguments follow the operation again.</source>
        <translation>Die Argumente folgen wieder der Operation.</translation>
    </message>
    <message>
        <source>This is to be JSON, such as 5, true or [1, 2]; texts stand in quotes.</source>
        <translation>Hier wird JSON erwartet, etwa 5, true oder [1, 2]; Texte stehen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>An argument has a name.</source>
        <translation>Ein Argument braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another argument has this name.</source>
        <translation>Ein anderes Argument hat diesen Namen.</translation>
    </message>
    <message>
        <source>The arguments together are an object: &quot;type&quot;: &quot;object&quot;.</source>
        <translation>Die Argumente zusammen sind ein Objekt: &quot;type&quot;: &quot;object&quot;.</translation>
    </message>
    <message>
        <source>As the operation says (%1)</source>
        <translation>Wie in der Operation (%1)</translation>
    </message>
    <message>
        <source>Anything</source>
        <extracomment>Choice of a type: it is not said</extracomment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>As the schema below says</source>
        <translation>Wie im Schema unten</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>The caller</source>
        <translation>Der Aufrufer</translation>
    </message>
    <message>
        <source>The caller, by a mapping</source>
        <translation>Der Aufrufer, über eine Zuordnung</translation>
    </message>
    <message>
        <source>A context variable</source>
        <translation>Eine Kontextvariable</translation>
    </message>
    <message>
        <source>A constant</source>
        <translation>Eine Konstante</translation>
    </message>
    <message>
        <source>Fetching pages</source>
        <translation>Seitenabruf</translation>
    </message>
    <message>
        <source>A binding</source>
        <extracomment>Where a variable comes from: made of several things, written as JSON</extracomment>
        <translation>Eine Bindung</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::AssertionModel</name>
    <message>
        <source>A place in an answer is written as /issue/key.</source>
        <translation>Eine Stelle in einer Antwort wird als /issue/key geschrieben.</translation>
    </message>
    <message>
        <source>(all of it)</source>
        <extracomment>The place in a result that is all of it</extracomment>
        <translation>(alles)</translation>
    </message>
    <message>
        <source>Holds</source>
        <extracomment>What was expected of a result is so</extracomment>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column: where in a result something is expected</extracomment>
        <translation>Stelle</translation>
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
        <translation>Befund</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::BehaviourTab</name>
    <message>
        <source>What clients are told</source>
        <translation>Was Clients erfahren</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Time and rate</source>
        <translation>Zeit und Rate</translation>
    </message>
    <message>
        <source>Kept answers</source>
        <translation>Aufbewahrte Antworten</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Approved definition</source>
        <translation>Genehmigte Definition</translation>
    </message>
    <message>
        <source>Only reads</source>
        <translation>Liest nur</translation>
    </message>
    <message>
        <source>Calls change nothing. Clients may run such tools unasked.</source>
        <translation>Aufrufe ändern nichts. Clients dürfen solche Werkzeuge ohne Rückfrage ausführen.</translation>
    </message>
    <message>
        <source>Destroys</source>
        <translation>Zerstört</translation>
    </message>
    <message>
        <source>Calls may delete or overwrite something.</source>
        <translation>Aufrufe können etwas löschen oder überschreiben.</translation>
    </message>
    <message>
        <source>Twice is as once</source>
        <translation>Zweimal ist wie einmal</translation>
    </message>
    <message>
        <source>The same call again changes nothing more.</source>
        <translation>Derselbe Aufruf noch einmal ändert nichts weiter.</translation>
    </message>
    <message>
        <source>Reaches outside</source>
        <translation>Reicht nach außen</translation>
    </message>
    <message>
        <source>Calls meet what others write, such as issues and comments.</source>
        <translation>Aufrufe treffen auf Texte anderer, etwa Issues und Kommentare.</translation>
    </message>
    <message>
        <source>Calls that change something</source>
        <translation>Aufrufe, die etwas ändern</translation>
    </message>
    <message>
        <source>The strictest counts of what the endpoint, the client and the tool say.</source>
        <translation>Es gilt die strengste Vorgabe von Endpunkt, Client und Werkzeug.</translation>
    </message>
    <message>
        <source>One call may change several things</source>
        <translation>Ein Aufruf darf mehreres ändern</translation>
    </message>
    <message>
        <source>Else the steps of a call make one change at most.</source>
        <translation>Sonst nehmen die Schritte eines Aufrufs höchstens eine Änderung vor.</translation>
    </message>
    <message>
        <source>Answer within (s)</source>
        <translation>Antwort innerhalb von (s)</translation>
    </message>
    <message>
        <source>Seconds until a call is given up</source>
        <translation>Sekunden, bis ein Aufruf aufgegeben wird</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Neue Versuche</translation>
    </message>
    <message>
        <source>When the network or the server fails; of what only reads</source>
        <translation>Bei Fehlern des Netzwerks oder des Servers; nur für das, was nur liest</translation>
    </message>
    <message>
        <source>Calls per minute</source>
        <translation>Aufrufe pro Minute</translation>
    </message>
    <message>
        <source>Beyond it calls wait or are refused.</source>
        <translation>Darüber warten Aufrufe oder werden abgelehnt.</translation>
    </message>
    <message>
        <source>Answer the same call from memory</source>
        <translation>Denselben Aufruf aus dem Speicher beantworten</translation>
    </message>
    <message>
        <source>For a while the same arguments get the same answer, without a request.</source>
        <translation>Eine Zeit lang erhalten dieselben Argumente dieselbe Antwort, ohne Anfrage.</translation>
    </message>
    <message>
        <source>Kept for (s)</source>
        <translation>Aufbewahrt für (s)</translation>
    </message>
    <message>
        <source>Seconds for which an answer is handed out again</source>
        <translation>Sekunden, die eine Antwort erneut ausgegeben wird</translation>
    </message>
    <message>
        <source>The same by</source>
        <translation>Gleich nach</translation>
    </message>
    <message>
        <source>Names of arguments, separated by commas; none: all of them</source>
        <translation>Namen von Argumenten, durch Kommas getrennt; keine: alle</translation>
    </message>
    <message>
        <source>List it on every surface</source>
        <translation>Überall auflisten</translation>
    </message>
    <message>
        <source>Also to clients that are offered the commands in place of the tools</source>
        <translation>Auch für Clients, denen die Befehle statt der Werkzeuge angeboten werden</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Aliase</translation>
    </message>
    <message>
        <source>Other names to call it by, such as tracker.list_issues; not listed</source>
        <translation>Weitere Namen für den Aufruf, etwa tracker.list_issues; nicht aufgelistet</translation>
    </message>
    <message>
        <source>As the operation is: yes</source>
        <extracomment>Choice for a hint: what follows from the operation, which is yes or no</extracomment>
        <translation>Wie die Operation: ja</translation>
    </message>
    <message>
        <source>As the operation is: no</source>
        <translation>Wie die Operation: nein</translation>
    </message>
    <message>
        <source>As the operation is</source>
        <translation>Wie die Operation</translation>
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
        <source>As the endpoint says (%1)</source>
        <extracomment>Choice for a tool; in the brackets what the endpoint says</extracomment>
        <translation>Wie beim Endpunkt (%1)</translation>
    </message>
    <message>
        <source>%1, as the endpoint says</source>
        <extracomment>In an empty field: the value of the endpoint, which counts then</extracomment>
        <translation>%1, wie beim Endpunkt</translation>
    </message>
    <message>
        <source>No own limit; the endpoint takes %1</source>
        <translation>Kein eigenes Limit; der Endpunkt nimmt %1 an</translation>
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
</context>
<context>
    <name>tooltray::ui::BodyView</name>
    <message>
        <source>Show all of it</source>
        <extracomment>Of a text of which only the beginning is shown</extracomment>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>This is the beginning of %1.</source>
        <translation>Dies ist der Anfang von %1.</translation>
    </message>
    <message>
        <source>It held bytes that are no text; they are shown as %1.</source>
        <translation>Manche Bytes darin sind kein Text; sie erscheinen als %1.</translation>
    </message>
    <message>
        <source>Secrets in it are masked, as in all of the log.</source>
        <translation>Geheimnisse darin sind maskiert, wie im ganzen Protokoll.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CallSource</name>
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
        <source>Has called</source>
        <translation>Hat aufgerufen</translation>
    </message>
    <message>
        <source>Waits for a restart</source>
        <translation>Wartet auf Neustart</translation>
    </message>
    <message>
        <source>Old address or token</source>
        <translation>Adresse oder Token veraltet</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Von Hand geändert</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>Nicht eingerichtet</translation>
    </message>
    <message>
        <source>Not found here</source>
        <translation>Hier nicht gefunden</translation>
    </message>
    <message>
        <source>Cannot read its file</source>
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
        <source>Open the file in the program for it</source>
        <translation>Datei im zugehörigen Programm öffnen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>After writing</source>
        <translation>Nach dem Schreiben</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>Snippet to paste</source>
        <translation>Snippet zum Einfügen</translation>
    </message>
    <message>
        <source>&amp;Undo last write</source>
        <translation>Schreiben &amp;zurücknehmen</translation>
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
        <source>With a token; it stays on the clipboard for 30 seconds</source>
        <translation>Mit Token; bleibt 30 Sekunden in der Zwischenablage</translation>
    </message>
    <message>
        <source>&amp;Write change</source>
        <translation>Änderung &amp;schreiben</translation>
    </message>
    <message>
        <source>The snippet is on the clipboard for 30 seconds: it has a token in it.</source>
        <translation>Das Snippet ist 30 Sekunden in der Zwischenablage: Es enthält ein Token.</translation>
    </message>
    <message>
        <source>The snippet is on the clipboard.</source>
        <translation>Das Snippet ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>No program is there to open the file.</source>
        <translation>Kein Programm kann die Datei öffnen.</translation>
    </message>
    <message>
        <source>%1 is connected.</source>
        <translation>%1 ist verbunden.</translation>
    </message>
    <message>
        <source>The server does not run. Start it first: the entry gets a token from it.</source>
        <translation>Der Server läuft nicht. Starten Sie ihn zuerst: Der Eintrag bekommt von ihm ein Token.</translation>
    </message>
    <message>
        <source>The entry is in place. Restart %1, which reads it when it starts; here you see when it has come.</source>
        <translation>Der Eintrag ist vorhanden. Starten Sie %1 neu, damit er gelesen wird; hier sehen Sie, wenn die Verbindung steht.</translation>
    </message>
    <message>
        <source>The entry has an old address or a token that is no longer good.</source>
        <translation>Der Eintrag hat eine alte Adresse oder ein Token, das nicht mehr gilt.</translation>
    </message>
    <message>
        <source>There is an entry named tooltray that was changed by hand. Writing replaces it; a backup is kept.</source>
        <translation>Es gibt einen Eintrag namens tooltray, der von Hand geändert wurde. Schreiben ersetzt ihn; eine Sicherung bleibt.</translation>
    </message>
    <message>
        <source>Only what is marked is added; all else in the file stays byte by byte.</source>
        <translation>Nur das Markierte kommt hinzu; alles andere in der Datei bleibt Byte für Byte gleich.</translation>
    </message>
    <message>
        <source>%1 was not found on this computer. If it is there, writing makes the file that it reads.</source>
        <translation>%1 wurde auf diesem Rechner nicht gefunden. Ist es doch da, legt Schreiben die Datei an, die es liest.</translation>
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
        <source>No description: agents will hardly choose this tool.</source>
        <translation>Keine Beschreibung: Agenten werden dieses Werkzeug kaum wählen.</translation>
    </message>
    <message>
        <source>%1, about %2 tokens</source>
        <extracomment>What it costs a client to have the tool listed: size, and roughly how many tokens of a model</extracomment>
        <translation>%1, etwa %2 Token</translation>
    </message>
    <message>
        <source>Filled in from the context, and not asked of clients: %1</source>
        <translation>Aus dem Kontext gefüllt und von Clients nicht verlangt: %1</translation>
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
    <name>tooltray::ui::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Ignore the order of members</source>
        <translation>Reihenfolge der Eigenschaften ignorieren</translation>
    </message>
    <message>
        <source>Only differences</source>
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
        <source>The JSON Patch (RFC 6902) that makes the right side of the left one</source>
        <translation>Der JSON Patch (RFC 6902), der aus der linken Seite die rechte macht</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Both say the same.</source>
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
        <source>The patch is copied.</source>
        <translation>Der Patch ist kopiert.</translation>
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
        <source>Open the credential</source>
        <translation>Zugangsdaten öffnen</translation>
    </message>
    <message>
        <source>&amp;Mutations</source>
        <translation>&amp;Mutationen</translation>
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
        <source>Remove the header</source>
        <translation>Header entfernen</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>What the API is for, for agents and people</source>
        <translation>Wozu die API dient, für Agenten und Menschen</translation>
    </message>
    <message>
        <source>R&amp;EST URL</source>
        <translation>R&amp;EST-URL</translation>
    </message>
    <message>
        <source>What the paths of REST tools are relative to; empty: the URL</source>
        <translation>Basis für die Pfade von REST-Werkzeugen; leer: die URL</translation>
    </message>
    <message>
        <source>Su&amp;bscriptions</source>
        <translation>&amp;Subscriptions</translation>
    </message>
    <message>
        <source>Protocol of subscriptions</source>
        <translation>Protokoll der Subscriptions</translation>
    </message>
    <message>
        <source>Their URL; empty: the URL</source>
        <translation>Deren URL; leer: die URL</translation>
    </message>
    <message>
        <source>URL of subscriptions</source>
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
        <source>Now: %1</source>
        <extracomment>%1 is a URL in which variables have their values</extracomment>
        <translation>Jetzt: %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ContextModel</name>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
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
        <source>Kept as the credential %1</source>
        <translation>Als Zugangsdaten %1 aufbewahrt</translation>
    </message>
    <message>
        <source>Tools take this variable, but it has no value.</source>
        <translation>Tools verwenden diese Variable, aber sie hat keinen Wert.</translation>
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
        <source>Kept</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
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
        <translation>Neue Variable...</translation>
    </message>
    <message>
        <source>Import .env file...</source>
        <translation>.env-Datei importieren...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Edit...</source>
        <translation>Bearbeiten...</translation>
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
        <source>A context variable fills every operation variable of its name, so that agents need not know it.</source>
        <translation>Eine Kontextvariable füllt jede Variable einer Operation mit ihrem Namen, sodass Agenten sie nicht kennen müssen.</translation>
    </message>
    <message numerus="yes">
        <source>%n variable(s) that tools take have no value: %1</source>
        <translation>
            <numerusform>Einer Variable, die Tools verwenden, fehlt der Wert (%n): %1</numerusform>
            <numerusform>%n Variablen, die Tools verwenden, fehlt der Wert: %1</numerusform>
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
        <source>%1 is changed.</source>
        <translation>%1 ist geändert.</translation>
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
        <source>%1 is deleted.</source>
        <translation>%1 ist gelöscht.</translation>
    </message>
    <message>
        <source>Import .env file</source>
        <translation>.env-Datei importieren</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CreateToolsDialog</name>
    <message>
        <source>Create tools from schema</source>
        <translation>Werkzeuge aus Schema erstellen</translation>
    </message>
    <message>
        <source>&amp;Endpoint</source>
        <translation>&amp;Endpunkt</translation>
    </message>
    <message>
        <source>Filter fields</source>
        <translation>Felder filtern</translation>
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
        <source>What the tool of a field sends is shown here.</source>
        <translation>Hier steht, was das Werkzeug eines Feldes sendet.</translation>
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
        <source>What tells which one it is</source>
        <translation>Was ein Objekt identifiziert</translation>
    </message>
    <message>
        <source>All plain values</source>
        <translation>Alle einfachen Werte</translation>
    </message>
    <message>
        <source>Plain values and those of objects in it</source>
        <translation>Einfache Werte, auch enthaltener Objekte</translation>
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
        <source>Only those required</source>
        <translation>Nur erforderliche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There is no endpoint yet.</source>
        <translation>Es gibt noch keinen Endpunkt.</translation>
    </message>
    <message>
        <source>The schema is being fetched...</source>
        <translation>Das Schema wird abgerufen...</translation>
    </message>
    <message>
        <source>Create tools</source>
        <translation>Werkzeuge erstellen</translation>
    </message>
    <message numerus="yes">
        <source>Create %n tool(s)</source>
        <extracomment>A step that can be undone</extracomment>
        <translation>
            <numerusform>%n Werkzeug erstellen</numerusform>
            <numerusform>%n Werkzeuge erstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the fields that become tools.</source>
        <translation>Wählen Sie die Felder, aus denen Werkzeuge werden.</translation>
    </message>
    <message>
        <source>About %1 more in the list that agents read.</source>
        <extracomment>%1 is a size such as 14 kB</extracomment>
        <translation>Etwa %1 mehr in der Liste, die Agenten lesen.</translation>
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
        <source>Disca&amp;rd</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
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
        <source>&amp;Client id</source>
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
        <source>Kept &amp;in</source>
        <translation>Abgelegt &amp;in</translation>
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
        <source>Used for</source>
        <translation>Gilt für</translation>
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
        <source>The configuration file defines this credential; it is changed there.</source>
        <translation>Diese Zugangsdaten stehen in der Konfigurationsdatei und werden dort geändert.</translation>
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
        <source>Say which program prints the secret.</source>
        <translation>Geben Sie an, welches Programm das Geheimnis ausgibt.</translation>
    </message>
    <message>
        <source>OAuth needs a token URL and a client id.</source>
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
        <source>Nothing yet. Choose it in an endpoint.</source>
        <translation>Noch von nichts. Wählen Sie sie in einem Endpunkt aus.</translation>
    </message>
    <message>
        <source>Sig&amp;n-in page</source>
        <translation>A&amp;nmeldeseite</translation>
    </message>
    <message>
        <source>OAuth needs the page where somebody signs in.</source>
        <translation>OAuth braucht die Seite, auf der man sich anmeldet.</translation>
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
</context>
<context>
    <name>tooltray::ui::CredentialsPage</name>
    <message>
        <source>Look again</source>
        <translation>Erneut prüfen</translation>
    </message>
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
        <source>No credential yet</source>
        <translation>Noch keine Zugangsdaten</translation>
    </message>
    <message>
        <source>A credential says how to sign in to an endpoint. Its secret is kept in the keychain of this computer, never in a file or a log.</source>
        <translation>Zugangsdaten legen fest, wie man sich bei einem Endpunkt anmeldet. Ihr Geheimnis liegt im Schlüsselbund dieses Rechners, nie in einer Datei oder einem Protokoll.</translation>
    </message>
    <message>
        <source>The keychain of this computer cannot be used now. A secret can be kept in memory, which forgets it when Tooltray ends, or be taken from an environment variable.</source>
        <translation>Der Schlüsselbund dieses Rechners ist gerade nicht verfügbar. Ein Geheimnis kann im Speicher liegen, bis Tooltray endet, oder aus einer Umgebungsvariable kommen.</translation>
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
        <source>The credential %1 is deleted.</source>
        <translation>Die Zugangsdaten %1 sind gelöscht.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DataSettings</name>
    <message>
        <source>The workspace is as it was at %1.</source>
        <translation>Der Arbeitsbereich ist auf dem Stand von %1.</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Saved moments</source>
        <translation>Gesicherte Stände</translation>
    </message>
    <message>
        <source>Before a change the state is kept. Going back changes tools, endpoints and all else of the workspace, no secrets; the present state is kept as well.</source>
        <translation>Vor einer Änderung wird der Stand gesichert. Zurückgehen ändert Werkzeuge, Endpunkte und alles andere im Arbeitsbereich, aber keine Geheimnisse; auch der jetzige Stand wird gesichert.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What was done then</source>
        <translation>Was dann geschah</translation>
    </message>
    <message>
        <source>&amp;Go back to this</source>
        <translation>&amp;Zu diesem Stand zurück</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DefinitionHeader</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What it is for, in a sentence that agents read</source>
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
        <source>It is defined in config.yaml. Change it there.</source>
        <translation>Es ist in config.yaml festgelegt. Ändern Sie es dort.</translation>
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
        <source>Steps, one after the other</source>
        <translation>Schritte, nacheinander</translation>
    </message>
    <message>
        <source>One of several cases</source>
        <translation>Einer von mehreren Fällen</translation>
    </message>
    <message>
        <source>A REST request</source>
        <translation>Eine REST-Anfrage</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>Line, column and what is wrong there</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DiffModel</name>
    <message numerus="yes">
        <source>%n line(s) that stay as they are</source>
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
        <source>%n tool(s) were being edited when Tooltray ended, and not saved.</source>
        <translation>
            <numerusform>%n Werkzeug war in Bearbeitung und nicht gespeichert, als Tooltray endete.</numerusform>
            <numerusform>%n Werkzeuge waren in Bearbeitung und nicht gespeichert, als Tooltray endete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) were being edited when Tooltray ended, and not saved.</source>
        <translation>
            <numerusform>%n Sache wurde bearbeitet, als Tooltray endete, und nicht gespeichert.</numerusform>
            <numerusform>%n Sachen wurden bearbeitet, als Tooltray endete, und nicht gespeichert.</numerusform>
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
        <source>Done again: %1</source>
        <extracomment>In the status line; %1 is what was done</extracomment>
        <translation>Wiederhergestellt: %1</translation>
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
        <source>&amp;Use the desktop&apos;s font for code</source>
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
        <source>F&amp;ormat GraphQL when a tool is saved</source>
        <translation>GraphQL beim Speichern eines Werkzeugs &amp;formatieren</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>Behind a number, of a font</extracomment>
        <translation> pt</translation>
    </message>
    <message>
        <source>As the desktop says</source>
        <extracomment>Size of a font</extracomment>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source> blanks</source>
        <extracomment>Behind a number</extracomment>
        <translation> Leerzeichen</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispieltext</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointAuthPage</name>
    <message>
        <source>How do you sign in?</source>
        <translation>Wie melden Sie sich an?</translation>
    </message>
    <message>
        <source>Without a credential</source>
        <translation>Ohne Zugangsdaten</translation>
    </message>
    <message>
        <source>With a new credential</source>
        <translation>Mit neuen Zugangsdaten</translation>
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
        <source>Kept &amp;in</source>
        <translation>Abgelegt &amp;in</translation>
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
        <source>Kept; type to replace it</source>
        <translation>Abgelegt; zum Ersetzen neu eingeben</translation>
    </message>
    <message>
        <source>Keep it in memory, or name an environment variable.</source>
        <translation>Legen Sie es im Speicher ab oder nennen Sie eine Umgebungsvariable.</translation>
    </message>
    <message>
        <source>Asking the API what it wants...</source>
        <translation>Die API wird gefragt, was sie verlangt...</translation>
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
        <source>Disca&amp;rd</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
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
        <source>What the endpoint answered</source>
        <translation>Antwort des Endpunkts</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Fremde übernehmen</translation>
    </message>
    <message>
        <source>The configuration file defines this endpoint; it is changed there.</source>
        <translation>Dieser Endpunkt steht in der Konfigurationsdatei und wird dort geändert.</translation>
    </message>
    <message>
        <source>This endpoint is here until Tooltray ends and cannot be changed.</source>
        <translation>Diesen Endpunkt gibt es, bis Tooltray endet; er lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Asking the endpoint...</source>
        <translation>Der Endpunkt wird gefragt...</translation>
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
        <extracomment>Host of an endpoint and the state of its schema</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointSchemaPage</name>
    <message>
        <source>What does it offer?</source>
        <translation>Was bietet sie an?</translation>
    </message>
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
        <source>SDL, or the answer to an introspection query as JSON</source>
        <translation>SDL oder die Antwort auf eine Introspection-Query als JSON</translation>
    </message>
    <message>
        <source>&amp;Mutations</source>
        <translation>&amp;Mutationen</translation>
    </message>
    <message>
        <source>Then &amp;choose fields to make tools of</source>
        <translation>Danach &amp;Felder für Werkzeuge wählen</translation>
    </message>
    <message>
        <source>Fetching the schema...</source>
        <translation>Das Schema wird abgerufen...</translation>
    </message>
    <message>
        <source>Go back to choose another one.</source>
        <translation>Gehen Sie zurück, um andere zu wählen.</translation>
    </message>
    <message>
        <source>The endpoint can be added all the same; its schema is fetched again later.</source>
        <translation>Der Endpunkt lässt sich trotzdem hinzufügen; sein Schema wird später erneut abgerufen.</translation>
    </message>
    <message>
        <source>Reading the file...</source>
        <translation>Die Datei wird gelesen...</translation>
    </message>
    <message numerus="yes">
        <source>The file has a schema of %n type(s).</source>
        <translation>
            <numerusform>Die Datei enthält ein Schema mit %n Typ.</numerusform>
            <numerusform>Die Datei enthält ein Schema mit %n Typen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointUrlPage</name>
    <message>
        <source>Where is the API?</source>
        <translation>Wo ist die API?</translation>
    </message>
    <message>
        <source>The address that GraphQL requests are sent to. A cURL command can be pasted as well: its URL, headers and credential are taken.</source>
        <translation>Die Adresse, an die GraphQL-Anfragen gehen. Auch ein cURL-Befehl lässt sich einfügen: URL, Header und Zugangsdaten werden übernommen.</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>&amp;URL</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>There is no context variable %1. Make one on the Context page, or write the URL without it.</source>
        <translation>Es gibt keine Kontextvariable %1. Legen Sie sie auf der Seite Kontext an oder schreiben Sie die URL ohne sie.</translation>
    </message>
    <message>
        <source>A URL begins with https:// or http:// and names a host.</source>
        <translation>Eine URL beginnt mit https:// oder http:// und nennt einen Host.</translation>
    </message>
    <message>
        <source>There is an endpoint called %1 already. Choose another name.</source>
        <translation>Es gibt schon einen Endpunkt namens %1. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>%1 is a URL in which variables have their values</extracomment>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>The URL is taken from the command.</source>
        <translation>Die URL wird aus dem Befehl übernommen.</translation>
    </message>
    <message numerus="yes">
        <source>The URL and %n header(s) are taken from the command.</source>
        <translation>
            <numerusform>Die URL und %n Header werden aus dem Befehl übernommen.</numerusform>
            <numerusform>Die URL und %n Header werden aus dem Befehl übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such port: the highest is 65535.</source>
        <translation>Diesen Port gibt es nicht: der höchste ist 65535.</translation>
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
        <source>No endpoint yet</source>
        <translation>Noch kein Endpunkt</translation>
    </message>
    <message>
        <source>An endpoint is a GraphQL API whose operations become tools. Add yours, or try the sample, which is part of the program.</source>
        <translation>Ein Endpunkt ist eine GraphQL-API, aus deren Operationen Werkzeuge werden. Fügen Sie Ihre hinzu oder probieren Sie das mitgelieferte Beispiel aus.</translation>
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
        <source>The endpoint %1 is deleted.</source>
        <translation>Der Endpunkt %1 ist gelöscht.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EnvImportDialog</name>
    <message>
        <source>Import .env file</source>
        <translation>.env-Datei importieren</translation>
    </message>
    <message>
        <source>%1 sets these variables. Secrets are better kept as credentials: leave them out here.</source>
        <translation>%1 setzt diese Variablen. Geheimnisse sind als Zugangsdaten besser aufgehoben: Lassen Sie sie hier weg.</translation>
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
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Variables of the file</source>
        <translation>Variablen der Datei</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The file sets no variables. They are lines like NAME=value.</source>
        <translation>Die Datei setzt keine Variablen. Das sind Zeilen wie NAME=value.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read, first line %1.</source>
        <translation>
            <numerusform>%n Zeile ist nicht lesbar: Zeile %1.</numerusform>
            <numerusform>%n Zeilen sind nicht lesbar, zuerst Zeile %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>is there already</source>
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
        <source>How the call is to end</source>
        <translation>Wie der Aufruf enden soll</translation>
    </message>
    <message>
        <source>Succeeds</source>
        <extracomment>Of an example: how its call is to end</extracomment>
        <translation>Gelingt</translation>
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
        <source>What is to be found at places of the answer</source>
        <translation>Was an Stellen der Antwort stehen soll</translation>
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
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>What the example answers is shown here once it was run.</source>
        <translation>Hier erscheint die Antwort, sobald das Beispiel ausgeführt wurde.</translation>
    </message>
    <message>
        <source>Expect this value</source>
        <translation>Diesen Wert erwarten</translation>
    </message>
    <message>
        <source>From now on the answer is to have the selected value at its place</source>
        <translation>Ab jetzt soll die Antwort an dieser Stelle den ausgewählten Wert haben</translation>
    </message>
    <message>
        <source>Show in log</source>
        <translation>Im Protokoll zeigen</translation>
    </message>
    <message>
        <source>The answer is as expected.</source>
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
        <source>No examples yet. An example is a call that shows agents how the tool is used and, with what is expected of its answer, tests it. Add one here, or save one of the Try pane.</source>
        <translation>Noch keine Beispiele. Ein Beispiel ist ein Aufruf, der Agenten zeigt, wie das Werkzeug verwendet wird, und es mit Erwartungen an die Antwort testet. Fügen Sie hier eines hinzu oder speichern Sie eines im Bereich Probieren.</translation>
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
        <source>Call the tool as the example says, and look at the answer</source>
        <translation>Das Werkzeug wie im Beispiel aufrufen und die Antwort prüfen</translation>
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
        <source>Delete the example</source>
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
        <source>Address of the request</source>
        <translation>Adresse der Anfrage</translation>
    </message>
    <message>
        <source>Status of the answer</source>
        <translation>Status der Antwort</translation>
    </message>
    <message>
        <source>Header fields</source>
        <translation>Header-Felder</translation>
    </message>
    <message>
        <source>The request had no body.</source>
        <translation>Die Anfrage hatte keinen Body.</translation>
    </message>
    <message>
        <source>The answer had no body.</source>
        <translation>Die Antwort hatte keinen Body.</translation>
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
</context>
<context>
    <name>tooltray::ui::FileField</name>
    <message>
        <source>Choose a file...</source>
        <translation>Datei wählen...</translation>
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
        <source>%n more mistake(s) stand there.</source>
        <translation>
            <numerusform>Dort steht %n weiterer Fehler.</numerusform>
            <numerusform>Dort stehen %n weitere Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the file said before goes on.</source>
        <translation>Es gilt weiter, was vorher in der Datei stand.</translation>
    </message>
    <message>
        <source>%1.json is not followed: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence</extracomment>
        <translation>%1.json wird nicht befolgt: %2</translation>
    </message>
    <message>
        <source>%1.json is not followed. Line %2, column %3: %4</source>
        <extracomment>%1 is the name of a file, %4 a sentence</extracomment>
        <translation>%1.json wird nicht befolgt. Zeile %2, Spalte %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>Nor are %n more file(s).</source>
        <translation>
            <numerusform>%n weitere Datei ebenso wenig.</numerusform>
            <numerusform>%n weitere Dateien ebenso wenig.</numerusform>
        </translation>
    </message>
    <message>
        <source>No program is there to open the file %1.</source>
        <translation>Es gibt kein Programm, das die Datei %1 öffnet.</translation>
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
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Keep this filter as a button</source>
        <extracomment>A button that gives the filter a name</extracomment>
        <translation>Diesen Filter als Schaltfläche behalten</translation>
    </message>
    <message>
        <source>What can be filtered by</source>
        <translation>Wonach sich filtern lässt</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FilterSheet</name>
    <message>
        <source>Filter of the log</source>
        <translation>Filter des Protokolls</translation>
    </message>
    <message>
        <source>What stands side by side must all hold, | means or, - means not, brackets group. A word alone is looked for in every column.</source>
        <translation>Was nebeneinander steht, muss alles zutreffen, | heißt oder, - heißt nicht, Klammern gruppieren. Ein Wort allein wird in jeder Spalte gesucht.</translation>
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
        <source>the endpoint answered with an error</source>
        <translation>der Endpunkt antwortete mit einem Fehler</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>das eine oder das andere</translation>
    </message>
    <message>
        <source>failed, and not of that client</source>
        <translation>fehlgeschlagen, und nicht von diesem Client</translation>
    </message>
    <message>
        <source>ok, pinned, mutation, cached, replayed, test ...</source>
        <translation>ok, pinned, mutation, cached, replayed, test ...</translation>
    </message>
    <message>
        <source>of the last ten minutes</source>
        <translation>aus den letzten zehn Minuten</translation>
    </message>
    <message>
        <source>between two times of today</source>
        <translation>zwischen zwei Uhrzeiten von heute</translation>
    </message>
    <message>
        <source>the result is large</source>
        <translation>das Ergebnis ist groß</translation>
    </message>
    <message>
        <source>an argument of the call</source>
        <translation>ein Argument des Aufrufs</translation>
    </message>
    <message>
        <source>a header field of a request or an answer</source>
        <translation>ein Header-Feld einer Anfrage oder Antwort</translation>
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
        <source>Find in this answer</source>
        <translation>In dieser Antwort suchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Close the search</source>
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
        <source>Re&amp;duce motion: nothing blinks</source>
        <translation>Be&amp;wegung reduzieren: Nichts blinkt</translation>
    </message>
    <message>
        <source>The file %1 cannot be changed.</source>
        <translation>Die Datei %1 lässt sich nicht ändern.</translation>
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
    <message>
        <source>Complete</source>
        <translation>Vervollständigen</translation>
    </message>
    <message>
        <source>Extract to variable</source>
        <translation>In Variable auslagern</translation>
    </message>
    <message>
        <source>Inline variable</source>
        <translation>Variable auflösen</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formatieren</translation>
    </message>
    <message>
        <source>Show in the schema</source>
        <translation>Im Schema zeigen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::GroupEditor</name>
    <message numerus="yes">
        <source>%n more member(s) can be seen as JSON.</source>
        <translation>
            <numerusform>%n weitere Eigenschaft ist als JSON zu sehen.</numerusform>
            <numerusform>%n weitere Eigenschaften sind als JSON zu sehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HeaderTableModel</name>
    <message>
        <source>A header has no name.</source>
        <translation>Ein Header hat keinen Namen.</translation>
    </message>
    <message>
        <source>The header %1 usually carries a secret. Keep it in a credential and choose that above: what is written here is stored in a file.</source>
        <translation>Der Header %1 enthält meist ein Geheimnis. Legen Sie es in Zugangsdaten ab und wählen Sie diese oben: Was hier steht, wird in einer Datei gespeichert.</translation>
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
    <name>tooltray::ui::HistoryPane</name>
    <message>
        <source>Load into Try</source>
        <translation>In Probieren laden</translation>
    </message>
    <message>
        <source>Try the tool with the arguments of this call</source>
        <translation>Das Werkzeug mit den Argumenten dieses Aufrufs ausprobieren</translation>
    </message>
    <message>
        <source>Show in log</source>
        <translation>Im Protokoll zeigen</translation>
    </message>
    <message>
        <source>No calls of this tool yet. They are listed here while they happen.</source>
        <translation>Noch keine Aufrufe dieses Werkzeugs. Sie erscheinen hier, während sie geschehen.</translation>
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
        <source>The log does not have all of the arguments any more.</source>
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
        <source>Agents on this computer reach your tools at one address, and you see every call they make.</source>
        <translation>Agenten auf diesem Rechner erreichen Ihre Werkzeuge unter einer Adresse, und Sie sehen jeden ihrer Aufrufe.</translation>
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
        <source>Tools called lately</source>
        <translation>Zuletzt aufgerufene Werkzeuge</translation>
    </message>
    <message>
        <source>Last errors</source>
        <translation>Letzte Fehler</translation>
    </message>
    <message>
        <source>Add a GraphQL endpoint</source>
        <translation>GraphQL-Endpunkt hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>There are %n endpoint(s).</source>
        <translation>
            <numerusform>Es gibt %n Endpunkt.</numerusform>
            <numerusform>Es gibt %n Endpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your API, or the sample that is part of the program.</source>
        <translation>Ihre API oder das mitgelieferte Beispiel.</translation>
    </message>
    <message>
        <source>Fetch its schema</source>
        <translation>Schema abrufen</translation>
    </message>
    <message numerus="yes">
        <source>There are %n schema(s).</source>
        <translation>
            <numerusform>Es gibt %n Schema.</numerusform>
            <numerusform>Es gibt %n Schemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It says what the API can do; it is fetched by itself.</source>
        <translation>Es sagt, was die API kann; es wird von selbst abgerufen.</translation>
    </message>
    <message>
        <source>Make a tool</source>
        <translation>Werkzeug erstellen</translation>
    </message>
    <message numerus="yes">
        <source>There are %n tool(s).</source>
        <translation>
            <numerusform>Es gibt %n Werkzeug.</numerusform>
            <numerusform>Es gibt %n Werkzeuge.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose fields of the schema; each becomes a tool with a name.</source>
        <translation>Wählen Sie Felder des Schemas; aus jedem wird ein Werkzeug mit Namen.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>A call went well.</source>
        <translation>Ein Aufruf ist gelungen.</translation>
    </message>
    <message>
        <source>Call the tool from here, before agents do.</source>
        <translation>Rufen Sie das Werkzeug hier auf, bevor Agenten es tun.</translation>
    </message>
    <message>
        <source>Let your MCP client know the address of the server.</source>
        <translation>Geben Sie Ihrem MCP-Client die Adresse des Servers.</translation>
    </message>
    <message>
        <source>A client was connected before.</source>
        <translation>Ein Client war schon verbunden.</translation>
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
        <translation>Datei &amp;wählen...</translation>
    </message>
    <message>
        <source>A &amp;name that means something else here</source>
        <translation>&amp;Name, der hier etwas anderes bedeutet</translation>
    </message>
    <message>
        <source>Leave out what comes</source>
        <translation>Neues auslassen</translation>
    </message>
    <message>
        <source>Give what comes another name</source>
        <translation>Neues umbenennen</translation>
    </message>
    <message>
        <source>Replace what is here</source>
        <translation>Vorhandenes ersetzen</translation>
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
        <translation>Wählen...</translation>
    </message>
    <message>
        <source>In place of the endpoint %1</source>
        <extracomment>%1 is the name of an endpoint that tools of a file use</extracomment>
        <translation>Anstelle des Endpunkts %1</translation>
    </message>
    <message>
        <source>comes along: another needs it</source>
        <translation>kommt mit: ein anderes braucht es</translation>
    </message>
    <message>
        <source>is here already, stays</source>
        <translation>schon da, bleibt</translation>
    </message>
    <message>
        <source>replaces the one here</source>
        <translation>ersetzt das vorhandene</translation>
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
        <source>Drop a file here, choose one, or paste what was copied: a pack, GraphQL, a cURL command, or a collection of Postman, Insomnia, Altair or Bruno. Nothing changes before you say so.</source>
        <translation>Legen Sie eine Datei hier ab, wählen Sie eine oder fügen Sie Kopiertes ein: ein Paket, GraphQL, einen cURL-Befehl oder eine Sammlung aus Postman, Insomnia, Altair oder Bruno. Nichts ändert sich, bevor Sie es bestätigen.</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>Eingefügtes</translation>
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
        <source>Answer to an introspection query</source>
        <translation>Antwort auf eine Introspection-Query</translation>
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
        <source>Schema of the endpoint</source>
        <translation>Schema des Endpunkts</translation>
    </message>
    <message>
        <source>The endpoint has another schema.</source>
        <extracomment>What an import did</extracomment>
        <translation>Der Endpunkt hat ein anderes Schema.</translation>
    </message>
    <message>
        <source>Imported: %1 new, %2 replaced, %3 under another name; %4 left out.</source>
        <translation>Importiert: %1 neu, %2 ersetzt, %3 umbenannt; %4 ausgelassen.</translation>
    </message>
    <message>
        <source>What can be imported (*.json *.graphql *.graphqls *.gql *.agc *.agx *.bru *.yaml *.yml *.txt)</source>
        <translation>Importierbare Dateien (*.json *.graphql *.graphqls *.gql *.agc *.agx *.bru *.yaml *.yml *.txt)</translation>
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
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>cannot be imported</source>
        <translation>lässt sich nicht importieren</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::InlineOffer</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <source>No JSON yet: %1</source>
        <translation>Noch kein JSON: %1</translation>
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
        <source>Find (%1)</source>
        <translation>Suchen (%1)</translation>
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
        <source>Open levels</source>
        <translation>Ebenen aufklappen</translation>
    </message>
    <message>
        <source>Close all</source>
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
        <translation>Speichern...</translation>
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
        <source>It is too big to show: this is the beginning. Save it to see all of it.</source>
        <translation>Zum Anzeigen zu groß: Dies ist der Anfang. Speichern Sie es, um alles zu sehen.</translation>
    </message>
    <message>
        <source>Very long lines are broken into several.</source>
        <translation>Sehr lange Zeilen sind auf mehrere verteilt.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
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
        <source>Connect within</source>
        <translation>Verbinden binnen</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>Antwort binnen</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Neue Versuche</translation>
    </message>
    <message>
        <source>First pause</source>
        <translation>Erste Pause</translation>
    </message>
    <message>
        <source>Longest pause</source>
        <translation>Längste Pause</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Anfragen pro Minute</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Anfragen zugleich</translation>
    </message>
    <message>
        <source>Requests that wait</source>
        <translation>Wartende Anfragen</translation>
    </message>
    <message>
        <source>Answer at most</source>
        <translation>Antwort höchstens</translation>
    </message>
    <message>
        <source>Depth of operations</source>
        <translation>Tiefe der Operationen</translation>
    </message>
    <message>
        <source>Fields of operations</source>
        <translation>Felder der Operationen</translation>
    </message>
    <message>
        <source>Complexity of operations</source>
        <translation>Komplexität der Operationen</translation>
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
        <source>Key of the certificate</source>
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
        <source>Check the certificate of the server</source>
        <translation>Zertifikat des Servers prüfen</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer *.key)</source>
        <translation>PEM-Dateien (*.pem *.crt *.cer *.key)</translation>
    </message>
    <message>
        <source>Beside those of the system</source>
        <translation>Zusätzlich zu denen des Systems</translation>
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
        <source>&amp;Can be reached from</source>
        <translation>&amp;Erreichbar für</translation>
    </message>
    <message>
        <source>Other host &amp;names</source>
        <translation>Weitere Host&amp;namen</translation>
    </message>
    <message>
        <source>&amp;Web pages that may call</source>
        <translation>&amp;Webseiten, die aufrufen dürfen</translation>
    </message>
    <message>
        <source>Connections at &amp;most</source>
        <translation>Verbindungen hö&amp;chstens</translation>
    </message>
    <message>
        <source>&amp;Largest request</source>
        <translation>&amp;Größte Anfrage</translation>
    </message>
    <message>
        <source>Names other than localhost under which the server answers, with or without a port</source>
        <translation>Namen außer localhost, unter denen der Server antwortet, mit oder ohne Port</translation>
    </message>
    <message>
        <source>Origins of web pages; programs that are no browser need none</source>
        <translation>Origins von Webseiten; Programme, die kein Browser sind, brauchen keine</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Behind a number: megabytes</extracomment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Changes hold at once; for a moment nobody is served. Every client needs a token, wherever it is, and the name or address by which other computers reach this one has to be among the host names.</source>
        <translation>Änderungen gelten sofort; einen Moment lang wird niemand bedient. Jeder Client braucht ein Token, egal wo er läuft. Der Name oder die Adresse, unter der andere Rechner diesen erreichen, muss unter den Hostnamen stehen.</translation>
    </message>
    <message>
        <source>Connect a client...</source>
        <translation>Client verbinden...</translation>
    </message>
    <message>
        <source>Open it to the network</source>
        <translation>Für das Netzwerk öffnen</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Every computer in the network could then call your tools with a token that it has, and what is sent can be read on the way: there is no encryption.</source>
        <translation>Jeder Rechner im Netzwerk, der ein Token hat, könnte dann Ihre Werkzeuge aufrufen, und was gesendet wird, lässt sich unterwegs mitlesen: Es gibt keine Verschlüsselung.</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Nur diesen Rechner</translation>
    </message>
    <message>
        <source>All computers in the network</source>
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
        <source>The server is now at %1. These clients have to be told: %2.</source>
        <translation>Der Server ist jetzt unter %1 erreichbar. Diese Clients müssen es erfahren: %2.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogBar</name>
    <message>
        <source>Filtering...</source>
        <translation>Wird gefiltert...</translation>
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
</context>
<context>
    <name>tooltray::ui::LogCommands</name>
    <message>
        <source>The request holds no GraphQL operation.</source>
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
        <source>Copy the command with the secret of %1 in it? Whoever reads the clipboard can use it. It is taken away again after %n second(s).</source>
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
        <source>The command with its secret is on the clipboard.</source>
        <translation>Der Befehl mit seinem Geheimnis ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Delete all calls from the log and its files? They cannot be brought back. Pinned calls stay.</source>
        <translation>Alle Aufrufe aus dem Protokoll und seinen Dateien löschen? Sie lassen sich nicht wiederherstellen. Angeheftete Aufrufe bleiben.</translation>
    </message>
    <message>
        <source>Delete every call with %1 from the log and its files? They cannot be brought back. Pinned calls stay.</source>
        <translation>Alle Aufrufe mit %1 aus dem Protokoll und seinen Dateien löschen? Sie lassen sich nicht wiederherstellen. Angeheftete Aufrufe bleiben.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) are deleted.</source>
        <translation>
            <numerusform>%n Aufruf ist gelöscht.</numerusform>
            <numerusform>%n Aufrufe sind gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>Der Befehl ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The operation is on the clipboard.</source>
        <translation>Die Operation ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The answer is on the clipboard.</source>
        <translation>Die Antwort ist in der Zwischenablage.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) are in %1.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>
            <numerusform>%n Aufruf ist in %1.</numerusform>
            <numerusform>%n Aufrufe sind in %1.</numerusform>
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
        <source>What is known of the call</source>
        <translation>Was über den Aufruf bekannt ist</translation>
    </message>
    <message>
        <source>Times of the call</source>
        <translation>Zeiten des Aufrufs</translation>
    </message>
    <message>
        <source>Note about the call</source>
        <translation>Notiz zum Aufruf</translation>
    </message>
    <message>
        <source>What you want to remember of this call. It is kept with it in the log.</source>
        <translation>Was Sie sich zu diesem Aufruf merken möchten. Es bleibt mit ihm im Protokoll.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Request that is shown</source>
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
        <source>The call is not over yet.</source>
        <translation>Der Aufruf läuft noch.</translation>
    </message>
    <message>
        <source>The call had no result.</source>
        <translation>Der Aufruf hatte kein Ergebnis.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogPage</name>
    <message>
        <source>The log does not have that call any more.</source>
        <translation>Dieser Aufruf ist nicht mehr im Protokoll.</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>Noch keine Aufrufe</translation>
    </message>
    <message>
        <source>Every call of a client is listed here while it happens. Give a client the address of the server, or try a tool.</source>
        <translation>Jeder Aufruf eines Clients erscheint hier, während er geschieht. Geben Sie einem Client die Adresse des Servers oder probieren Sie ein Werkzeug aus.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Show them again</source>
        <extracomment>Shows the calls again that were cleared from the list</extracomment>
        <translation>Wieder anzeigen</translation>
    </message>
    <message>
        <source>No call matches the filter</source>
        <translation>Kein Aufruf passt zum Filter</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) are hidden by it.</source>
        <translation>
            <numerusform>Er verbirgt %n Aufruf.</numerusform>
            <numerusform>Er verbirgt %n Aufrufe.</numerusform>
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
        <source>%n call(s) are out of sight. The log still has them.</source>
        <extracomment>After the list of calls was emptied</extracomment>
        <translation>
            <numerusform>%n Aufruf ist ausgeblendet. Er ist noch im Protokoll.</numerusform>
            <numerusform>%n Aufrufe sind ausgeblendet. Sie sind noch im Protokoll.</numerusform>
        </translation>
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
        <source>&amp;At most on disk</source>
        <translation>Au&amp;f der Festplatte höchstens</translation>
    </message>
    <message>
        <source>&amp;Of each request and answer in memory</source>
        <translation>&amp;Je Anfrage und Antwort im Speicher</translation>
    </message>
    <message>
        <source>Also &amp;mask what is called</source>
        <translation>Zusätzlich &amp;maskierte Namen</translation>
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
        <source>Fewer calls or days take effect at once: what is beyond them is removed. Known secrets and names such as Authorization or password are always masked; a name that is added here counts for headers, members and parameters of calls to come, in any spelling.</source>
        <translation>Weniger Aufrufe oder Tage wirken sofort: Was darüber hinausgeht, wird entfernt. Bekannte Geheimnisse und Namen wie Authorization oder password sind immer maskiert; ein hier hinzugefügter Name gilt für Header, Eigenschaften und Parameter künftiger Aufrufe, in jeder Schreibweise.</translation>
    </message>
    <message>
        <source>A call with large answers takes the place of several</source>
        <translation>Ein Aufruf mit großen Antworten nimmt den Platz von mehreren ein</translation>
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
        <source>No program is there to open the folder %1.</source>
        <translation>Kein Programm kann den Ordner %1 öffnen.</translation>
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
        <source>Value that is sent</source>
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
        <source>The label %1 is there twice.</source>
        <translation>Die Bezeichnung %1 gibt es zweimal.</translation>
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
        <source>Nobody knows yet whether these work at %1.</source>
        <translation>Ob diese bei %1 funktionieren, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Those that are checked are moved, and can be mended there. The others stay where they are.</source>
        <translation>Die mit Häkchen werden verschoben und lassen sich dort anpassen. Die übrigen bleiben, wo sie sind.</translation>
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
        <source>&amp;Keep</source>
        <extracomment>Makes the button</extracomment>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Keep this filter as a button</source>
        <translation>Diesen Filter als Schaltfläche behalten</translation>
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
    <name>tooltray::ui::NewEndpointSettings</name>
    <message>
        <source>What an endpoint that you add begins with. Those that are there stay as they are, and each can say otherwise on its own page.</source>
        <translation>Womit ein neuer Endpunkt beginnt. Vorhandene bleiben, wie sie sind, und jeder kann auf seiner eigenen Seite davon abweichen.</translation>
    </message>
    <message>
        <source>&amp;Mutations</source>
        <translation>&amp;Mutationen</translation>
    </message>
    <message>
        <source>&amp;Connect within</source>
        <translation>&amp;Verbinden binnen</translation>
    </message>
    <message>
        <source>&amp;Answer within</source>
        <translation>&amp;Antwort binnen</translation>
    </message>
    <message>
        <source>&amp;Try again up to</source>
        <translation>&amp;Erneut versuchen bis zu</translation>
    </message>
    <message>
        <source>&amp;Largest answer</source>
        <translation>&amp;Größte Antwort</translation>
    </message>
    <message>
        <source>Re&amp;quests at a time</source>
        <translation>Anfragen &amp;zugleich</translation>
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
</context>
<context>
    <name>tooltray::ui::OfferSettings</name>
    <message>
        <source>&amp;Tools are offered</source>
        <translation>&amp;Werkzeuge anbieten</translation>
    </message>
    <message>
        <source>At &amp;most, before that changes by itself</source>
        <translation>Höchs&amp;tens, bevor sich das von selbst ändert</translation>
    </message>
    <message>
        <source>&amp;Largest result</source>
        <translation>&amp;Größtes Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Context that agents set lasts</source>
        <translation>&amp;Kontext von Agenten gilt</translation>
    </message>
    <message>
        <source>Built-in tools</source>
        <translation>Eingebaute Werkzeuge</translation>
    </message>
    <message>
        <source>What agents may do besides calling your tools. Clients are told at once.</source>
        <translation>Was Agenten außer dem Aufruf Ihrer Werkzeuge dürfen. Clients erfahren es sofort.</translation>
    </message>
    <message>
        <source>As fits their number</source>
        <translation>Passend zur Anzahl</translation>
    </message>
    <message>
        <source>Each one by itself</source>
        <translation>Jedes einzeln</translation>
    </message>
    <message>
        <source>By two commands: find and call</source>
        <translation>Über zwei Befehle: suchen und aufrufen</translation>
    </message>
    <message>
        <source>Until the client leaves</source>
        <translation>Bis der Client geht</translation>
    </message>
    <message>
        <source>For good</source>
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
        <source>Run operations that are not saved</source>
        <translation>Nicht gespeicherte Operationen ausführen</translation>
    </message>
    <message>
        <source>Search and read the schemas</source>
        <translation>Schemas durchsuchen und lesen</translation>
    </message>
    <message>
        <source>Make, change and delete tools</source>
        <translation>Werkzeuge erstellen, ändern und löschen</translation>
    </message>
    <message>
        <source>Read and set context variables</source>
        <translation>Kontextvariablen lesen und setzen</translation>
    </message>
    <message>
        <source>The configuration file says some of this, so all of it is changed there.</source>
        <translation>Die Konfigurationsdatei legt einiges davon fest; deshalb wird alles dort geändert.</translation>
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
        <source>A binding: a source, a mapping and transforms</source>
        <translation>Eine Bindung: eine Quelle, eine Zuordnung und Umwandlungen</translation>
    </message>
    <message>
        <source>A path begins with / and has placeholders such as {project}.</source>
        <translation>Ein Pfad beginnt mit / und hat Platzhalter wie {project}.</translation>
    </message>
    <message>
        <source>Statuses are numbers from 100 to 599, with commas between them.</source>
        <translation>Statuscodes sind Zahlen von 100 bis 599, durch Kommas getrennt.</translation>
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
        <source>Below the REST URL of the endpoint; {project} stands for the argument of that name.</source>
        <translation>Unterhalb der REST-URL des Endpunkts; {project} steht für das gleichnamige Argument.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>What stands behind the ? of the URL</source>
        <translation>Was in der URL hinter dem ? steht</translation>
    </message>
    <message>
        <source>Add to the query</source>
        <translation>Zur Query hinzufügen</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Beside those that the endpoint sends anyway</source>
        <translation>Zusätzlich zu denen, die der Endpunkt ohnehin sendet</translation>
    </message>
    <message>
        <source>Add a header</source>
        <translation>Header hinzufügen</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>The members of the JSON object that is sent; without any, nothing is.</source>
        <translation>Die Eigenschaften des gesendeten JSON-Objekts; ohne welche wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>Expected status</source>
        <translation>Erwarteter Status</translation>
    </message>
    <message>
        <source>What counts as an answer: 200, 404. Empty: 200 to 299.</source>
        <translation>Was als Antwort gilt: 200, 404. Leer: 200 bis 299.</translation>
    </message>
    <message>
        <source>Any from 200 to 299</source>
        <translation>Jeder von 200 bis 299</translation>
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
        <source>Which of the operations of the text the tool runs</source>
        <translation>Welche der Operationen im Text das Werkzeug ausführt</translation>
    </message>
    <message>
        <source>The only one</source>
        <extracomment>Choice of an operation: the text has no other</extracomment>
        <translation>Die einzige</translation>
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
        <source>A GraphQL operation</source>
        <translation>Eine GraphQL-Operation</translation>
    </message>
    <message>
        <source>A REST request</source>
        <translation>Eine REST-Anfrage</translation>
    </message>
    <message>
        <source>Steps, one after the other</source>
        <translation>Schritte, nacheinander</translation>
    </message>
    <message>
        <source>One of several cases</source>
        <translation>Einen von mehreren Fällen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OtherClientPane</name>
    <message>
        <source>The server does not run. Start it first: the entry gets a token from it.</source>
        <translation>Der Server läuft nicht. Starten Sie ihn zuerst: Der Eintrag bekommt von ihm ein Token.</translation>
    </message>
    <message>
        <source>Another client</source>
        <translation>Anderer Client</translation>
    </message>
    <message>
        <source>Any program that speaks MCP over HTTP needs the address and a token of its own. Most read an entry like this one; the names differ a little.</source>
        <translation>Jedes Programm, das MCP über HTTP spricht, braucht die Adresse und ein eigenes Token. Die meisten lesen einen Eintrag wie diesen; die Namen weichen etwas ab.</translation>
    </message>
    <message>
        <source>&amp;Name of the client</source>
        <translation>&amp;Name des Clients</translation>
    </message>
    <message>
        <source>Snippet</source>
        <translation>Snippet</translation>
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
        <source>A token that the client had before is no longer good</source>
        <translation>Ein früheres Token des Clients gilt dann nicht mehr</translation>
    </message>
    <message>
        <source>The snippet is on the clipboard for 30 seconds: it has a token in it.</source>
        <translation>Das Snippet ist 30 Sekunden in der Zwischenablage: Es enthält ein Token.</translation>
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
        <source>Type to find anything; &gt; commands, @ tools, # calls, : filter the log</source>
        <extracomment>In the empty search field of the palette; the signs limit the search to one kind</extracomment>
        <translation>Tippen, um alles zu finden; &gt; Befehle, @ Werkzeuge, # Aufrufe, : Protokoll filtern</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PinPane</name>
    <message>
        <source>Approve it as it is now</source>
        <translation>Jetzigen Stand genehmigen</translation>
    </message>
    <message>
        <source>Approve and pin</source>
        <translation>Genehmigen und anheften</translation>
    </message>
    <message>
        <source>Go back to what was approved</source>
        <translation>Zum genehmigten Stand zurückgehen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>What has changed since it was approved</source>
        <translation>Was sich seit der Genehmigung geändert hat</translation>
    </message>
    <message>
        <source>Whoever may edit tools can change what this one does. Pinned, it is served as you approve it now, until you approve what came after.</source>
        <translation>Wer Werkzeuge bearbeiten darf, kann ändern, was dieses tut. Angeheftet wird es so angeboten, wie Sie es jetzt genehmigen, bis Sie spätere Änderungen genehmigen.</translation>
    </message>
    <message>
        <source>Calls get version %1 as it was approved on %2. It has changed since.</source>
        <translation>Aufrufe erhalten Version %1, wie sie am %2 genehmigt wurde. Seitdem hat sie sich geändert.</translation>
    </message>
    <message>
        <source>Calls get version %1 as it was approved on %2, and it is like that.</source>
        <translation>Aufrufe erhalten Version %1, wie sie am %2 genehmigt wurde, und so ist sie noch.</translation>
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
        <source>Mutations</source>
        <translation>Mutationen</translation>
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
    <name>tooltray::ui::RecentCallsModel</name>
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
        <source>This is all that a report says. It has no names, addresses or secrets of yours; look through the warnings at its end, change what you like, and send it with a few words of your own. Nothing is sent from here.</source>
        <translation>Das ist alles, was ein Bericht enthält. Namen, Adressen oder Geheimnisse von Ihnen stehen nicht darin; sehen Sie die Warnungen am Ende durch, ändern Sie, was Sie möchten, und senden Sie ihn mit ein paar eigenen Worten. Von hier wird nichts gesendet.</translation>
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
        <translation>&amp;Speichern...</translation>
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
</context>
<context>
    <name>tooltray::ui::ResultPane</name>
    <message>
        <source>What comes back</source>
        <translation>Was zurückkommt</translation>
    </message>
    <message>
        <source>Members that are not checked are left out.</source>
        <translation>Eigenschaften ohne Häkchen werden ausgelassen.</translation>
    </message>
    <message>
        <source>Hand out only this</source>
        <extracomment>Button: of an answer, the member that is chosen in the tree</extracomment>
        <translation>Nur dies ausgeben</translation>
    </message>
    <message>
        <source>Hand out everything</source>
        <extracomment>Button: the whole answer</extracomment>
        <translation>Alles ausgeben</translation>
    </message>
    <message>
        <source>There are more members than can be shown. Write the paths of the others below.</source>
        <translation>Es gibt mehr Eigenschaften, als gezeigt werden können. Tragen Sie die Pfade der übrigen unten ein.</translation>
    </message>
    <message>
        <source>No schema says what this request brings back. Write the paths below, as a trial shows them.</source>
        <translation>Kein Schema sagt, was diese Anfrage zurückbringt. Tragen Sie die Pfade unten ein, wie ein Ausprobieren sie zeigt.</translation>
    </message>
    <message>
        <source>What comes back is known once the schema of the endpoint is there.</source>
        <translation>Was zurückkommt, ist bekannt, sobald das Schema des Endpunkts da ist.</translation>
    </message>
    <message>
        <source>What comes back is known once the operation can be read.</source>
        <translation>Was zurückkommt, ist bekannt, sobald sich die Operation lesen lässt.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultTab</name>
    <message>
        <source>Each line says a member and its new name: /nodes/author = who</source>
        <translation>Jede Zeile nennt eine Eigenschaft und ihren neuen Namen: /nodes/author = who</translation>
    </message>
    <message>
        <source>Several lists are joined only as “the lists named below”.</source>
        <translation>Mehrere Listen lassen sich nur als „Die unten genannten Listen“ zusammenfügen.</translation>
    </message>
    <message>
        <source>What is handed out</source>
        <translation>Was ausgegeben wird</translation>
    </message>
    <message>
        <source>What is promised</source>
        <translation>Was zugesagt wird</translation>
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
        <source>Each step fetches its own pages, as the definition on the first tab says.</source>
        <translation>Jeder Schritt ruft seine eigenen Seiten ab, wie es die Definition im ersten Tab sagt.</translation>
    </message>
    <message>
        <source>Only what is at</source>
        <translation>Nur den Inhalt von</translation>
    </message>
    <message>
        <source>A path into the answer, such as /issues/nodes</source>
        <translation>Ein Pfad in die Antwort, etwa /issues/nodes</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>One member in each line: a name, wherever it is, or a path such as /nodes/*/id</source>
        <translation>Eine Eigenschaft pro Zeile: ein Name, gleich an welcher Stelle, oder ein Pfad wie /nodes/*/id</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>One member in each line, and its new name: /nodes/*/id = key</source>
        <translation>Eine Eigenschaft pro Zeile und ihr neuer Name: /nodes/*/id = key</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>TOON</source>
        <translation>TOON</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Whichever is smallest</source>
        <translation>Das jeweils kleinste</translation>
    </message>
    <message>
        <source>Items of a list at most</source>
        <translation>Elemente einer Liste höchstens</translation>
    </message>
    <message>
        <source>Bytes at most</source>
        <translation>Bytes höchstens</translation>
    </message>
    <message>
        <source>What is beyond can be read on by a handle.</source>
        <translation>Was darüber liegt, lässt sich über ein Handle weiterlesen.</translation>
    </message>
    <message>
        <source>Output schema</source>
        <translation>Ausgabeschema</translation>
    </message>
    <message>
        <source>A JSON Schema of an object that every answer fits. Clients are told of it.</source>
        <translation>Ein JSON Schema für ein Objekt, dem jede Antwort entspricht. Clients wird es mitgeteilt.</translation>
    </message>
    <message>
        <source>Fetch the pages of a list</source>
        <translation>Seiten einer Liste abrufen</translation>
    </message>
    <message>
        <source>Pages are asked for by</source>
        <translation>Seiten anfordern über</translation>
    </message>
    <message>
        <source>What the operation shows</source>
        <translation>Was die Operation zeigt</translation>
    </message>
    <message>
        <source>Connections of Relay</source>
        <translation>Relay-Connections</translation>
    </message>
    <message>
        <source>An offset</source>
        <translation>Ein Offset</translation>
    </message>
    <message>
        <source>A cursor</source>
        <translation>Ein Cursor</translation>
    </message>
    <message>
        <source>The number of the page</source>
        <translation>Die Seitennummer</translation>
    </message>
    <message>
        <source>Link headers</source>
        <translation>Link-Header</translation>
    </message>
    <message>
        <source>Items in a page</source>
        <translation>Elemente pro Seite</translation>
    </message>
    <message>
        <source>What is joined</source>
        <translation>Was zusammengefügt wird</translation>
    </message>
    <message>
        <source>The nodes</source>
        <translation>Die Nodes</translation>
    </message>
    <message>
        <source>The edges</source>
        <translation>Die Edges</translation>
    </message>
    <message>
        <source>The lists named below</source>
        <translation>Die unten genannten Listen</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Paths to what comes in pages, one in each line</source>
        <translation>Pfade zu dem, was in Seiten kommt, einer pro Zeile</translation>
    </message>
    <message>
        <source>Next cursor at</source>
        <translation>Nächster Cursor in</translation>
    </message>
    <message>
        <source>Path to the cursor of the next page</source>
        <translation>Pfad zum Cursor der nächsten Seite</translation>
    </message>
    <message>
        <source>Variable for the size</source>
        <translation>Variable für die Größe</translation>
    </message>
    <message>
        <source>Variable for the cursor</source>
        <translation>Variable für den Cursor</translation>
    </message>
    <message>
        <source>Variable for the offset</source>
        <translation>Variable für den Offset</translation>
    </message>
    <message>
        <source>Variable for the page</source>
        <translation>Variable für die Seite</translation>
    </message>
    <message>
        <source>Pages at most</source>
        <translation>Seiten höchstens</translation>
    </message>
    <message>
        <source>Items at most</source>
        <translation>Elemente höchstens</translation>
    </message>
    <message>
        <source>Bytes of all pages at most</source>
        <translation>Bytes aller Seiten höchstens</translation>
    </message>
    <message>
        <source>Seconds at most</source>
        <translation>Sekunden höchstens</translation>
    </message>
    <message>
        <source>Data that comes with errors is an error</source>
        <translation>Daten, die mit Fehlern kommen, sind ein Fehler</translation>
    </message>
    <message>
        <source>Rules for errors</source>
        <translation>Regeln für Fehler</translation>
    </message>
    <message>
        <source>They turn what an API answers in its own way into one clear error. In a message, {name} stands for an argument.</source>
        <translation>Sie machen aus dem, was eine API auf ihre eigene Art antwortet, einen klaren Fehler. In einer Meldung steht {name} für ein Argument.</translation>
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
        <source>Is like</source>
        <translation>Gilt als</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>The whole answer</source>
        <translation>Die ganze Antwort</translation>
    </message>
    <message>
        <source>%1, or what the client takes</source>
        <extracomment>In an empty field: the value of the workspace or the client, which counts then</extracomment>
        <translation>%1 oder was der Client annimmt</translation>
    </message>
    <message>
        <source>Found from the operation</source>
        <translation>Aus der Operation ermittelt</translation>
    </message>
    <message>
        <source>Only where pages are asked for by a cursor</source>
        <translation>Nur wenn Seiten über einen Cursor angefordert werden</translation>
    </message>
    <message>
        <source>Nothing is promised</source>
        <translation>Nichts ist zugesagt</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultTreeModel</name>
    <message>
        <source>%1, %2, left out</source>
        <extracomment>Read out: a member of an answer, its type, and whether it is handed out</extracomment>
        <translation>%1, %2, ausgelassen</translation>
    </message>
    <message>
        <source>%1, %2, handed out</source>
        <translation>%1, %2, ausgegeben</translation>
    </message>
    <message>
        <source>%1, %2, outside of what is handed out</source>
        <translation>%1, %2, außerhalb der Ausgabe</translation>
    </message>
    <message>
        <source>left out</source>
        <extracomment>Of a member of an answer: it is not handed out</extracomment>
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
        <source>Handed out as</source>
        <extracomment>Column: the name under which a tool hands a member of an answer out</extracomment>
        <translation>Ausgegeben als</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RootFieldModel</name>
    <message>
        <source>Field</source>
        <extracomment>Column with fields of a schema</extracomment>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Becomes the tool</source>
        <extracomment>Column with the tool that a field becomes</extracomment>
        <translation>Wird Werkzeug</translation>
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
</context>
<context>
    <name>tooltray::ui::SchemaEditing</name>
    <message>
        <source>The operation at the cursor is a %1. Fields of a %2 need an operation of their own.</source>
        <extracomment>Both are kinds of operations: query, mutation or subscription</extracomment>
        <translation>Die Operation am Cursor ist eine %1. Felder einer %2 brauchen eine eigene Operation.</translation>
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
        <source>There is nothing to fill in.</source>
        <translation>Hier ist nichts auszufüllen.</translation>
    </message>
    <message>
        <source>Value as JSON</source>
        <translation>Wert als JSON</translation>
    </message>
    <message>
        <source>Value as a form</source>
        <translation>Wert als Formular</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
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
        <source>A file</source>
        <translation>Eine Datei</translation>
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
        <source>SDL, or the answer to an introspection query as JSON</source>
        <translation>SDL oder die Antwort auf eine Introspection-Query als JSON</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>Save S&amp;DL...</source>
        <translation>SD&amp;L speichern...</translation>
    </message>
    <message>
        <source>Create &amp;tools...</source>
        <translation>&amp;Werkzeuge erstellen...</translation>
    </message>
    <message>
        <source>Changes since the fetch before</source>
        <translation>Änderungen seit dem vorigen Abruf</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Opens the first of the tools that are broken</extracomment>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>The schema is being fetched...</source>
        <translation>Das Schema wird abgerufen...</translation>
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
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 breaking, %2 others</source>
        <extracomment>Numbers of changes of a schema: %1 break something, %2 do not</extracomment>
        <translation>%1 inkompatibel, %2 andere</translation>
    </message>
    <message numerus="yes">
        <source>%n, none of them breaking</source>
        <translation>
            <numerusform>%n, nicht inkompatibel</numerusform>
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
        <source>The schema is saved in %1.</source>
        <translation>Das Schema ist in %1 gespeichert.</translation>
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
        <translation>Zur gewählten Zeile</translation>
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
        <source>Nothing in the schema is called or described so.</source>
        <translation>Nichts im Schema heißt so oder ist so beschrieben.</translation>
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
        <source>selected</source>
        <translation>gewählt</translation>
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
        <translation>Werkzeuge, Aufrufe und Befehle suchen</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SecretField</name>
    <message>
        <source>Hide what is typed</source>
        <translation>Eingabe verbergen</translation>
    </message>
    <message>
        <source>Show what is typed</source>
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
        <source>C&amp;heck</source>
        <extracomment>Whether there is a secret</extracomment>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Sho&amp;w for 10 s</source>
        <translation>10 s an&amp;zeigen</translation>
    </message>
    <message>
        <source>Forge&amp;t</source>
        <translation>Ver&amp;gessen</translation>
    </message>
    <message>
        <source>Removes the secret and keeps the credential</source>
        <translation>Entfernt das Geheimnis und behält die Zugangsdaten</translation>
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
        <source>The secret is kept.</source>
        <translation>Das Geheimnis ist abgelegt.</translation>
    </message>
    <message>
        <source>Looking for the secret...</source>
        <translation>Das Geheimnis wird gesucht...</translation>
    </message>
    <message>
        <source>There is a secret, and it can be used.</source>
        <translation>Es gibt ein Geheimnis, und es ist verwendbar.</translation>
    </message>
    <message>
        <source>The secret is forgotten.</source>
        <translation>Das Geheimnis ist vergessen.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerActions</name>
    <message>
        <source>The address is on the clipboard.</source>
        <translation>Die Adresse ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Calls run again.</source>
        <translation>Aufrufe laufen wieder.</translation>
    </message>
    <message>
        <source>Calls are paused until you resume them or Tooltray ends.</source>
        <translation>Aufrufe sind angehalten, bis Sie sie fortsetzen oder Tooltray endet.</translation>
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
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Calls are paused: clients get an error that says so. You can call tools.</source>
        <translation>Aufrufe sind angehalten: Clients bekommen einen Fehler, der das sagt. Sie selbst können Werkzeuge aufrufen.</translation>
    </message>
    <message>
        <source>The server is at port %1 now. These clients look for it where it was: %2.</source>
        <extracomment>%1 is a port, %2 a list of names</extracomment>
        <translation>Der Server ist jetzt an Port %1. Diese Clients suchen ihn noch an der alten Stelle: %2.</translation>
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
        <source>Clients of this run</source>
        <translation>Clients seit dem Start</translation>
    </message>
    <message>
        <source>The keychain is locked, so calls that need a secret of it wait or fail.</source>
        <translation>Der Schlüsselbund ist gesperrt; Aufrufe, die ein Geheimnis daraus brauchen, warten oder schlagen fehl.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n Aufruf</numerusform>
            <numerusform>%n Aufrufe</numerusform>
        </translation>
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
        <source>%1 belongs to the command %2, which loses it when you assign it here.</source>
        <translation>%1 gehört zum Befehl %2, der es verliert, wenn Sie es hier zuweisen.</translation>
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
        <source>The authorization server asks you in the browser. It must know %1 as a redirect address of the client, on any port.</source>
        <translation>Der Autorisierungsserver fragt Sie im Browser. Er muss %1 als Redirect-Adresse des Clients kennen, mit beliebigem Port.</translation>
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
        <source>To sign in with another browser of this computer</source>
        <translation>Um sich mit einem anderen Browser dieses Computers anzumelden</translation>
    </message>
    <message>
        <source>Sign &amp;out</source>
        <translation>Ab&amp;melden</translation>
    </message>
    <message>
        <source>Forgets the tokens and keeps the credential</source>
        <translation>Vergisst die Tokens und behält die Zugangsdaten</translation>
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
        <translation>Es wird auf den Browser gewartet...</translation>
    </message>
    <message>
        <source>The browser could not be opened. Copy the address and open it in one on this computer.</source>
        <translation>Der Browser ließ sich nicht öffnen. Kopieren Sie die Adresse und öffnen Sie sie in einem Browser auf diesem Computer.</translation>
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
        <source>The token is good until %1 and is renewed by itself.</source>
        <extracomment>%1 is a moment</extracomment>
        <translation>Das Token gilt bis %1 und wird von selbst erneuert.</translation>
    </message>
    <message>
        <source>The token is good until %1; sign in again then.</source>
        <translation>Das Token gilt bis %1; melden Sie sich dann erneut an.</translation>
    </message>
    <message>
        <source>Nobody is signed in any more.</source>
        <translation>Niemand ist mehr angemeldet.</translation>
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
        <source>p50 %1, p95 %2</source>
        <extracomment>How long half and how long nearly all of the calls took at most</extracomment>
        <translation>p50 %1, p95 %2</translation>
    </message>
    <message>
        <source>Show what failed</source>
        <translation>Fehlgeschlagene anzeigen</translation>
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
        <source>Open the log</source>
        <translation>Protokoll öffnen</translation>
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
            <numerusform>%n eingeschaltet</numerusform>
            <numerusform>%n eingeschaltet</numerusform>
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
        <translation>Schema von %1</translation>
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
        <source>Does</source>
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
        <source>Say which argument picks the case.</source>
        <translation>Geben Sie das Argument an, das den Fall auswählt.</translation>
    </message>
    <message>
        <source>The case %1 is removed.</source>
        <translation>Der Fall %1 ist entfernt.</translation>
    </message>
    <message>
        <source>The step %1 is removed.</source>
        <translation>Der Schritt %1 ist entfernt.</translation>
    </message>
    <message>
        <source>Say which value picks this case.</source>
        <translation>Geben Sie den Wert an, der diesen Fall auswählt.</translation>
    </message>
    <message>
        <source>The name of a step has letters, digits and _.</source>
        <translation>Der Name eines Schritts besteht aus Buchstaben, Ziffern und _.</translation>
    </message>
    <message>
        <source>Another one is called so.</source>
        <translation>Ein anderer heißt schon so.</translation>
    </message>
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
        <source>What is handed out</source>
        <translation>Was ausgegeben wird</translation>
    </message>
    <message>
        <source>Picked by</source>
        <translation>Ausgewählt durch</translation>
    </message>
    <message>
        <source>The argument whose value picks one of the cases</source>
        <translation>Das Argument, dessen Wert einen der Fälle auswählt</translation>
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
        <source>Name of the operation</source>
        <translation>Name der Operation</translation>
    </message>
    <message>
        <source>Of several in one text</source>
        <translation>Bei mehreren in einem Text</translation>
    </message>
    <message>
        <source>The only one</source>
        <translation>Die einzige</translation>
    </message>
    <message>
        <source>Is called with</source>
        <translation>Aufgerufen mit</translation>
    </message>
    <message>
        <source>What fills the variables of the operation or the arguments of the tool</source>
        <translation>Was die Variablen der Operation oder die Argumente des Werkzeugs füllt</translation>
    </message>
    <message>
        <source>Fill a variable</source>
        <translation>Variable füllen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>How the pages of a list are fetched, as JSON; empty: one page</source>
        <translation>Wie die Seiten einer Liste abgerufen werden, als JSON; leer: eine Seite</translation>
    </message>
    <message>
        <source>All of these hold</source>
        <translation>Alle davon gelten</translation>
    </message>
    <message>
        <source>One of these holds</source>
        <translation>Eine davon gilt</translation>
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
        <source>Without any, it always runs.</source>
        <translation>Ohne Bedingung läuft er immer.</translation>
    </message>
    <message>
        <source>Add a condition</source>
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
        <source>Own arguments</source>
        <translation>Eigene Argumente</translation>
    </message>
    <message>
        <source>The JSON Schema of what only this case takes</source>
        <translation>Das JSON Schema dessen, was nur dieser Fall entgegennimmt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The members of what is handed out; without any, it is what the last step answers.</source>
        <translation>Die Eigenschaften der Ausgabe; ohne welche ist es die Antwort des letzten Schritts.</translation>
    </message>
    <message>
        <source>Add a member</source>
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
        <source>Add a case</source>
        <translation>Fall hinzufügen</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
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
        <source>What the argument is when this case is meant</source>
        <translation>Wert des Arguments, wenn dieser Fall gemeint ist</translation>
    </message>
    <message>
        <source>Later steps take its answer by this name.</source>
        <translation>Spätere Schritte greifen unter diesem Namen auf seine Antwort zu.</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Calls a tool</source>
        <translation>Ruft ein Werkzeug auf</translation>
    </message>
    <message>
        <source>A GraphQL operation</source>
        <translation>Eine GraphQL-Operation</translation>
    </message>
    <message>
        <source>A REST request</source>
        <translation>Eine REST-Anfrage</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (fehlt)</translation>
    </message>
    <message>
        <source>That of the tool</source>
        <translation>Der des Werkzeugs</translation>
    </message>
    <message>
        <source>The active one</source>
        <translation>Die aktive</translation>
    </message>
    <message>
        <source>Choose a tool</source>
        <translation>Werkzeug wählen</translation>
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
    <name>tooltray::ui::TextTable</name>
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
</context>
<context>
    <name>tooltray::ui::ToolCallsModel</name>
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
    <name>tooltray::ui::ToolEditor</name>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>As the client sees it</source>
        <translation>Sicht des Clients</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>Tab of the drawer: the tool is called</extracomment>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>Tab of the drawer, with how many there are</extracomment>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Sides of the tool</source>
        <translation>Ansichten des Werkzeugs</translation>
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
        <source>Not saved, as something that was typed does not fit yet.</source>
        <translation>Nicht gespeichert, da eine Eingabe noch nicht passt.</translation>
    </message>
    <message>
        <source>Not saved, as something typed in version %1 does not fit yet.</source>
        <translation>Nicht gespeichert, da eine Eingabe in Version %1 noch nicht passt.</translation>
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
        <translation>Wie Clients das Werkzeug nennen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title for people, if the name does not say it</source>
        <translation>Titel für Menschen, falls der Name nicht genügt</translation>
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
        <source>What the tool does and when to use it: agents choose by this text</source>
        <translation>Was das Werkzeug tut und wann es passt: Agenten wählen nach diesem Text</translation>
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
        <translation>Entwurf, nicht gespeichert</translation>
    </message>
    <message>
        <source>New, not saved</source>
        <translation>Neu, nicht gespeichert</translation>
    </message>
    <message>
        <source>There is another tool of this name.</source>
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
        <source>Draft</source>
        <extracomment>Of a tool: it was changed, and the change is not saved</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Of a tool: it was made, and is not saved</extracomment>
        <translation>Neu</translation>
    </message>
    <message>
        <source>What you typed is not saved.</source>
        <translation>Ihre Eingabe ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Choose an endpoint</source>
        <translation>Endpunkt wählen</translation>
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
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By endpoint</source>
        <translation>Nach Endpunkt</translation>
    </message>
    <message>
        <source>By tag</source>
        <translation>Nach Tags</translation>
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
        <translation>Exportieren...</translation>
    </message>
    <message>
        <source>Move to</source>
        <extracomment>Menu with endpoints</extracomment>
        <translation>Verschieben zu</translation>
    </message>
    <message>
        <source>There is no endpoint yet</source>
        <translation>Es gibt noch keinen Endpunkt</translation>
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
        <source>A tool is a saved operation of an endpoint, which agents can call by its name.</source>
        <translation>Ein Werkzeug ist eine gespeicherte Operation eines Endpunkts, die Agenten unter ihrem Namen aufrufen.</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>The schema of the endpoint is not there yet. Fetch it on the Endpoints page.</source>
        <translation>Das Schema des Endpunkts ist noch nicht da. Rufen Sie es auf der Seite Endpunkte ab.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>Fremde übernehmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation>Das Werkzeug %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Nothing can be saved now: %1</source>
        <translation>Jetzt lässt sich nichts speichern: %1</translation>
    </message>
    <message>
        <source>Somebody else has changed this tool while you work on it.</source>
        <translation>Jemand anderes hat dieses Werkzeug geändert, während Sie daran arbeiten.</translation>
    </message>
    <message>
        <source>Somebody else has deleted this tool while you work on it.</source>
        <translation>Jemand anderes hat dieses Werkzeug gelöscht, während Sie daran arbeiten.</translation>
    </message>
    <message>
        <source>The definition is not complete.</source>
        <translation>Die Definition ist nicht vollständig.</translation>
    </message>
    <message>
        <source>What you typed is kept as a draft.</source>
        <translation>Ihre Eingabe bleibt als Entwurf erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>Not saved, as every call would fail: %n error(s).</source>
        <translation>
            <numerusform>Nicht gespeichert, da jeder Aufruf scheitern würde: %n Fehler.</numerusform>
            <numerusform>Nicht gespeichert, da jeder Aufruf scheitern würde: %n Fehler.</numerusform>
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
        <source>The changes to %1 are discarded.</source>
        <translation>Die Änderungen an %1 sind verworfen.</translation>
    </message>
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
        <source>%n tool(s) are deleted.</source>
        <translation>
            <numerusform>%n Werkzeug ist gelöscht.</numerusform>
            <numerusform>%n Werkzeuge sind gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1 ist gelöscht.</translation>
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
        <source>Example %1</source>
        <translation>Beispiel %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are made of the clipboard, and not saved yet.</source>
        <translation>
            <numerusform>%n Werkzeug ist aus der Zwischenablage erstellt und noch nicht gespeichert.</numerusform>
            <numerusform>%n Werkzeuge sind aus der Zwischenablage erstellt und noch nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a tool before you export it.</source>
        <translation>Speichern Sie ein Werkzeug, bevor Sie es exportieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are exported to %1.</source>
        <translation>
            <numerusform>%n Werkzeug ist nach %1 exportiert.</numerusform>
            <numerusform>%n Werkzeuge sind nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete it before you open another version.</source>
        <translation>Vervollständigen Sie sie, bevor Sie eine andere Version öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>Not activated, as every call would fail: %n error(s).</source>
        <translation>
            <numerusform>Nicht aktiviert, da jeder Aufruf scheitern würde: %n Fehler.</numerusform>
            <numerusform>Nicht aktiviert, da jeder Aufruf scheitern würde: %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Activate version %1 of %2</source>
        <translation>Version %1 von %2 aktivieren</translation>
    </message>
    <message>
        <source>Clients still get version %1, which was approved, until the change is accepted.</source>
        <translation>Clients bekommen weiter die genehmigte Version %1, bis die Änderung angenommen ist.</translation>
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
        <source>Version %1 of %2 is deleted.</source>
        <translation>Version %1 von %2 ist gelöscht.</translation>
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
        <source>%n tool(s) are moved to %1.</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>
            <numerusform>%n Werkzeug ist zu %1 verschoben.</numerusform>
            <numerusform>%n Werkzeuge sind zu %1 verschoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tool is a saved operation of an endpoint. Add the endpoint first.</source>
        <translation>Ein Werkzeug ist eine gespeicherte Operation eines Endpunkts. Fügen Sie zuerst den Endpunkt hinzu.</translation>
    </message>
    <message>
        <source>There is no endpoint yet whose schema could be shown.</source>
        <translation>Es gibt noch keinen Endpunkt, dessen Schema gezeigt werden könnte.</translation>
    </message>
    <message>
        <source>Nobody knows where this tool sends its requests. Choose its endpoint above.</source>
        <translation>Niemand weiß, wohin dieses Werkzeug seine Anfragen sendet. Wählen Sie oben seinen Endpunkt.</translation>
    </message>
    <message>
        <source>Discard the changes to %1</source>
        <extracomment>What Undo takes back; %1 is a tool</extracomment>
        <translation>Änderungen an %1 verwerfen</translation>
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
    <name>tooltray::ui::TryPane</name>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>The answer is shown here. Every call is in the log as well.</source>
        <translation>Hier erscheint die Antwort. Jeder Aufruf steht auch im Protokoll.</translation>
    </message>
    <message>
        <source>Save as example</source>
        <translation>Als Beispiel speichern</translation>
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
        <source>As a client</source>
        <extracomment>How a tool is tried: as if a client called it</extracomment>
        <translation>Als Client</translation>
    </message>
    <message>
        <source>How to try</source>
        <translation>Art der Probe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show in log</source>
        <translation>Im Protokoll zeigen</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Tab: the answer as data</extracomment>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Tab: the answer as the client reads it</extracomment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Trace</source>
        <extracomment>Tab: what happened step by step</extracomment>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Answer as text</source>
        <translation>Antwort als Text</translation>
    </message>
    <message>
        <source>Running...</source>
        <translation>Läuft...</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <extracomment>How a call ended: how long it took and how big the answer is</extracomment>
        <translation>Nichts gesendet</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <translation>%1 - %2</translation>
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
        <translation>Wege, den Typ zu bearbeiten</translation>
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
        <source>What it means</source>
        <translation>Bedeutung</translation>
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
            <numerusform>%n Tool</numerusform>
            <numerusform>%n Tools</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A row of the list of types, as it is read aloud: name and what it is</extracomment>
        <translation>%1, %2</translation>
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
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
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
        <source>No types yet</source>
        <translation>Noch keine Typen</translation>
    </message>
    <message>
        <source>What several tools share is written down once.</source>
        <translation>Was mehrere Tools teilen, steht nur einmal da.</translation>
    </message>
    <message>
        <source>A type is a named JSON Schema that the parameters of several tools share, such as a list of allowed values. A mapping gives labels to the values that an API wants.</source>
        <translation>Ein Typ ist ein benanntes JSON Schema, das die Parameter mehrerer Tools teilen, etwa eine Liste erlaubter Werte. Eine Zuordnung gibt den Werten, die eine API verlangt, Bezeichnungen.</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>%1 anlegen</translation>
    </message>
    <message>
        <source>%1 is made.</source>
        <translation>%1 ist angelegt.</translation>
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
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
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
        <source>%1 is deleted.</source>
        <translation>%1 ist gelöscht.</translation>
    </message>
    <message>
        <source>There is no type or mapping %1.</source>
        <translation>Es gibt keinen Typ und keine Zuordnung %1.</translation>
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
        <source>&amp;Kept</source>
        <translation>&amp;Gilt</translation>
    </message>
    <message>
        <source>Secret, from a credential</source>
        <translation>Geheim, aus Zugangsdaten</translation>
    </message>
    <message>
        <source>Make a credential on the page Credentials first.</source>
        <translation>Legen Sie zuerst auf der Seite Zugangsdaten welche an.</translation>
    </message>
    <message>
        <source>Saved with the workspace</source>
        <translation>Mit dem Arbeitsbereich gespeichert</translation>
    </message>
    <message>
        <source>Until the program ends</source>
        <translation>Bis das Programm endet</translation>
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
        <source>Kept</source>
        <translation>Gilt</translation>
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
        <source>It is defined in config.yaml. Change it there.</source>
        <translation>Es ist in config.yaml festgelegt. Ändern Sie es dort.</translation>
    </message>
    <message>
        <source>There is a variable of this name already.</source>
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
</context>
<context>
    <name>tooltray::ui::VariantsEditor</name>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
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
        <source>Show this version in the other tabs, to work on it</source>
        <translation>Diese Version in den anderen Tabs zeigen, um an ihr zu arbeiten</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Button: the version is called from now on</extracomment>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Clients call this version from now on</source>
        <translation>Clients rufen ab jetzt diese Version auf</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>Neue Version</translation>
    </message>
    <message>
        <source>Begin a new version as a copy of this one</source>
        <translation>Eine neue Version als Kopie dieser beginnen</translation>
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
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>What differs between the versions</source>
        <translation>Was sich zwischen den Versionen unterscheidet</translation>
    </message>
    <message>
        <source>%1 (active)</source>
        <translation>%1 (aktiv)</translation>
    </message>
    <message>
        <source>The only version.</source>
        <translation>Die einzige Version.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Beide Versionen sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n line(s) differ</source>
        <extracomment>From one version to another</extracomment>
        <translation>
            <numerusform>%1 zu %2: %n Zeile ist anders</numerusform>
            <numerusform>%1 zu %2: %n Zeilen sind anders</numerusform>
        </translation>
    </message>
</context>
</TS>
