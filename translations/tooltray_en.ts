<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ServerLook</name>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n client</numerusform>
            <numerusform>%n clients</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HomePage</name>
    <message numerus="yes">
        <source>%n client(s) connected.</source>
        <translation>
            <numerusform>%n client is connected.</numerusform>
            <numerusform>%n clients are connected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RailModel</name>
    <message numerus="yes">
        <source>%1, %n new</source>
        <extracomment>Read out by screen readers: name of a page and how much there is new on it</extracomment>
        <translation>
            <numerusform>%1, %n new</numerusform>
            <numerusform>%1, %n new</numerusform>
        </translation>
    </message>
</context>
</TS>
