<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About this program</source>
        <translation>Über dieses Programm</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>Bestandteile und ihre Lizenzen</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Copy version</source>
        <translation>Version kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{program}, version {version}</source>
        <translation>{program}, Version {version}</translation>
    </message>
    <message>
        <source>On Python {python} and Qt {qt}. Free software under the MIT licence.</source>
        <translation>Läuft mit Python {python} und Qt {qt}. Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>This part brings no text of its licence with it.</source>
        <translation>Dieser Bestandteil bringt den Text seiner Lizenz nicht mit.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>Accounts</name>
    <message>
        <source>{seat}: cash not known to you, {flow} in bribes, manages {teams}.</source>
        <translation>{seat}: Kasse unbekannt, {flow} durch Bestechung, trainiert {teams}.</translation>
    </message>
    <message>
        <source>{seat}: {cash}, {flow} in bribes, manages {teams}.</source>
        <translation>{seat}: {cash}, {flow} durch Bestechung, trainiert {teams}.</translation>
    </message>
    <message>
        <source>±</source>
        <comment>head of the column with net bribes, one sign</comment>
        <translation>±</translation>
    </message>
    <message>
        <source>{seat}: {team}, {kind}, stake {stake}, pays {pays}, {fate}.</source>
        <translation>{seat}: {team}, {kind}, Einsatz {stake}, zahlt {pays}, {fate}.</translation>
    </message>
    <message>
        <source>{seat}: cash not known to you, {flow} in bribes.</source>
        <translation>{seat}: Kasse unbekannt, {flow} durch Bestechung.</translation>
    </message>
    <message>
        <source>{seat}: {cash}, {flow} in bribes.</source>
        <translation>{seat}: {cash}, {flow} durch Bestechung.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Bribes received less bribes paid</source>
        <translation>Erhaltene minus gezahlte Bestechungsgelder</translation>
    </message>
    <message>
        <source>Own bet</source>
        <translation>Wette</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Zahlt</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Whose bet it is</source>
        <translation>Wessen Wette es ist</translation>
    </message>
    <message>
        <source>How far the team has to get</source>
        <translation>Wie weit die Mannschaft kommen muss</translation>
    </message>
    <message>
        <source>What the bet has cost</source>
        <translation>Was die Wette gekostet hat</translation>
    </message>
    <message>
        <source>What it pays if it is won</source>
        <translation>Was sie bringt, wenn sie aufgeht</translation>
    </message>
    <message>
        <source>Whether it can still be won</source>
        <translation>Ob sie noch aufgehen kann</translation>
    </message>
</context>
<context>
    <name>AccountsPanel</name>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Wetten</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Do it [Enter]</source>
        <translation>Mach das [Enter]</translation>
    </message>
    <message>
        <source>{button} (Esc)</source>
        <translation>{button} (Esc)</translation>
    </message>
</context>
<context>
    <name>AlbumScreen</name>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n verschiedene Karte</numerusform>
            <numerusform>%n verschiedene Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nation(s)</source>
        <translation>
            <numerusform>%n Nation</numerusform>
            <numerusform>%n Nationen</numerusform>
        </translation>
    </message>
    <message>
        <source>Filters: {number}</source>
        <translation>Filter: {number}</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message numerus="yes">
        <source>%n of these in the deck</source>
        <translation>
            <numerusform>Davon ist %n im Spiel</numerusform>
            <numerusform>Davon sind %n im Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear search and filters, or go back</source>
        <translation>Suche und Filter leeren oder zurückgehen</translation>
    </message>
    <message>
        <source>Card album</source>
        <translation>Kartenalbum</translation>
    </message>
    <message>
        <source>Every card, every nation, in both languages</source>
        <translation>Alle Karten und alle Nationen in beiden Sprachen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Nationen</translation>
    </message>
    <message>
        <source>Cards or nations</source>
        <translation>Karten oder Nationen</translation>
    </message>
    <message>
        <source>Search in German and English</source>
        <translation>Suchen, auch englisch</translation>
    </message>
    <message>
        <source>Search the album</source>
        <translation>Im Album suchen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>Alle Farben</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Any place</source>
        <translation>Alle Orte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Any value</source>
        <translation>Alle Werte</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Any nation</source>
        <translation>Alle Nationen</translation>
    </message>
    <message>
        <source>Cards; Space shows a card in full</source>
        <translation>Karten; die Leertaste zeigt eine Karte ganz groß</translation>
    </message>
    <message>
        <source>Nations; Space shows a nation in full</source>
        <translation>Nationen; die Leertaste zeigt eine Nation ganz groß</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>The scouts have looked under every seat in the stand.</source>
        <translation>Die Scouts haben unter jedem Sitz der Tribüne nachgesehen.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>No nation&apos;s own</source>
        <translation>Gehört keiner Nation</translation>
    </message>
</context>
<context>
    <name>AllHands</name>
    <message>
        <source>Cards of {team:the}</source>
        <translation>Karten {team:von}</translation>
    </message>
    <message>
        <source>{team:The} hold</source>
        <translation>{team:Nom} {team:hat/haben} auf der Hand</translation>
    </message>
    <message>
        <source>{team:The} handed in</source>
        <translation>{team:Nom} {team:hat/haben} abgegeben</translation>
    </message>
    <message>
        <source>{team:The} handed in {cards}, face down</source>
        <translation>{team:Nom} {team:hat/haben} verdeckt abgegeben: {cards}</translation>
    </message>
    <message>
        <source>Teams and their cards</source>
        <translation>Mannschaften und ihre Karten</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>The game is over.</source>
        <translation>Es ist alles gespielt.</translation>
    </message>
    <message>
        <source>Play waits for {seat}.</source>
        <translation>Das Spiel wartet auf {seat}.</translation>
    </message>
    <message>
        <source>Paused. {question}</source>
        <translation>Pause. {question}</translation>
    </message>
    <message>
        <source>The match runs to its result.</source>
        <translation>Das Spiel läuft bis zum Ergebnis.</translation>
    </message>
    <message>
        <source>{seat} is thinking.</source>
        <translation>{seat} überlegt.</translation>
    </message>
    <message>
        <source>The others may make offers before {seat} decides.</source>
        <translation>Bevor {seat} entscheidet, dürfen die anderen noch Geld bieten.</translation>
    </message>
    <message>
        <source>{team}: attack, or attack no more?</source>
        <translation>{team}: angreifen oder nicht mehr angreifen?</translation>
    </message>
    <message>
        <source>{team}: play a card</source>
        <translation>{team}: Karte spielen</translation>
    </message>
    <message>
        <source>{team}: no card left to attack with</source>
        <translation>{team}: keine Karte mehr, die angreift</translation>
    </message>
    <message>
        <source>{team}: add red cards to the attack?</source>
        <translation>{team}: rote Karten zum Angriff dazuspielen?</translation>
    </message>
    <message>
        <source>{team}: answer the attack?</source>
        <translation>{team}: auf den Angriff antworten?</translation>
    </message>
    <message>
        <source>{team}: add red cards to the answer?</source>
        <translation>{team}: rote Karten zur Antwort dazuspielen?</translation>
    </message>
    <message>
        <source>{team}: send a keeper?</source>
        <translation>{team}: einen Torwart schicken?</translation>
    </message>
    <message>
        <source>{team}: choose the keeper</source>
        <translation>{team}: Torwart aussuchen</translation>
    </message>
    <message>
        <source>{home} – {away}: object to {referee} as the referee?</source>
        <translation>{home} – {away}: {referee} als Schiedsrichter ablehnen?</translation>
    </message>
    <message>
        <source>{team}: play a red card on the roll?</source>
        <translation>{team}: eine rote Karte auf den Wurf spielen?</translation>
    </message>
    <message>
        <source>Referee: let the {total} stand, or change it by one?</source>
        <translation>Schiedsrichter: die {total} stehen lassen oder um eins ändern?</translation>
    </message>
    <message>
        <source>Referee: inside or outside?</source>
        <translation>Schiedsrichter: drinnen oder draußen?</translation>
    </message>
    <message>
        <source>{team}: play a red card before the referee looks?</source>
        <translation>{team}: eine rote Karte spielen, bevor der Schiedsrichter hinsieht?</translation>
    </message>
    <message>
        <source>Referee: send off a card of {team:the}</source>
        <translation>Schiedsrichter: eine Karte {team:von} vom Platz stellen</translation>
    </message>
    <message>
        <source>{team}: help the shot with a red card?</source>
        <translation>{team}: dem Schuss mit einer roten Karte nachhelfen?</translation>
    </message>
    <message>
        <source>{team}: play a red card on this kick?</source>
        <translation>{team}: eine rote Karte zu diesem Elfmeter spielen?</translation>
    </message>
    <message>
        <source>{team}: add a red card to the penalty?</source>
        <translation>{team}: eine rote Karte zum Elfmeter dazuspielen?</translation>
    </message>
    <message>
        <source>{team}: add a red card to the free kick?</source>
        <translation>{team}: eine rote Karte zum Freistoß dazuspielen?</translation>
    </message>
    <message>
        <source>{team}: answer the goal with a red card?</source>
        <translation>{team}: das Gegentor mit einer roten Karte beantworten?</translation>
    </message>
    <message>
        <source>What goes into your envelope?</source>
        <translation>Was kommt in deinen Umschlag?</translation>
    </message>
    <message>
        <source>{referee}: take one of the envelopes?</source>
        <translation>{referee}: einen der Umschläge nehmen?</translation>
    </message>
    <message>
        <source>Blow the whistle, or give a penalty out of the blue first?</source>
        <translation>Abpfeifen oder vorher einen Elfmeter aus heiterem Himmel geben?</translation>
    </message>
    <message>
        <source>Take {amount} from {seat} for {team:the}?</source>
        <translation>{amount} von {seat} für {team:akk} annehmen?</translation>
    </message>
    <message>
        <source>{team}: choose a card to discard</source>
        <translation>{team}: Karte zum Abwerfen aussuchen</translation>
    </message>
    <message>
        <source>{team}: pick a card of {other:the} to injure</source>
        <translation>{team}: eine Karte {other:von} verletzen</translation>
    </message>
    <message>
        <source>{team}: choose a used card to return to hand</source>
        <translation>{team}: eine verbrauchte Karte zurück auf die Hand nehmen</translation>
    </message>
    <message>
        <source>After that {team:the} attack no more; {other:the} still may.</source>
        <translation>Danach {team:greift/greifen} {team:nom} nicht mehr an, {other:nom} {other:darf/dürfen} es weiter.</translation>
    </message>
    <message>
        <source>{other:The} attack no more: {team:the} may, as often as they like; when they stop, time is up.</source>
        <translation>{other:Nom} {other:greift/greifen} nicht mehr an: {team:Nom} {team:darf/dürfen} es, so oft es geht; danach ist Schluss.</translation>
    </message>
    <message>
        <source>A team that holds a green must play one before it may stop attacking.</source>
        <translation>Wer Grün auf der Hand hat, muss eine grüne Karte spielen, bevor er aufhören darf.</translation>
    </message>
    <message>
        <source>In the final nobody stops attacking with a green in hand.</source>
        <translation>Im Finale hört niemand auf, der noch Grün auf der Hand hat.</translation>
    </message>
    <message>
        <source>Several may be played together; each once a match.</source>
        <translation>Es dürfen mehrere zusammen sein, jede einmal pro Spiel.</translation>
    </message>
    <message>
        <source>If nobody answers, {other:the} shoot. {chance}</source>
        <translation>Ohne Antwort {other:schießt/schießen} {other:nom}. {chance}</translation>
    </message>
    <message>
        <source>The shot is on target with {total}; a keeper must bring it under {mark}.</source>
        <translation>Der Schuss kommt mit {total} aufs Tor; ein Torwart muss ihn unter {mark} drücken.</translation>
    </message>
    <message>
        <source>In the final&apos;s shoot-out a keeper that saves must be played.</source>
        <translation>Im Elfmeterschießen des Finales muss ein Torwart, der hält, gespielt werden.</translation>
    </message>
    <message>
        <source>One objection in the whole tournament; the referee card then passes to the next player.</source>
        <translation>Ein Einspruch im ganzen Turnier; die Schiedsrichterkarte wandert dann weiter.</translation>
    </message>
    <message>
        <source>{purpose}, {total}: {outcome}. That speaks against {team:the}.</source>
        <translation>{purpose}, {total}: {outcome}. Das spricht gegen {team:akk}.</translation>
    </message>
    <message>
        <source>{purpose}, {total}: {outcome}.</source>
        <translation>{purpose}, {total}: {outcome}.</translation>
    </message>
    <message>
        <source>It happened on the edge. Inside {team:the} get a penalty, outside a free kick.</source>
        <translation>Es war auf der Strafraumgrenze. Drinnen {team:bekommt/bekommen} {team:nom} Elfmeter, draußen Freistoß.</translation>
    </message>
    <message>
        <source>It happened on the edge. Inside {team:the} get a penalty (goal {most}), outside a free kick ({least}).</source>
        <translation>Es war auf der Strafraumgrenze. Drinnen {team:bekommt/bekommen} {team:nom} Elfmeter (Tor {most}), draußen Freistoß ({least}).</translation>
    </message>
    <message>
        <source>Otherwise a card of this hand leaves the tournament for good.</source>
        <translation>Sonst verlässt eine Karte dieser Hand das Turnier für immer.</translation>
    </message>
    <message>
        <source>It leaves the tournament for good. Star cards always stay.</source>
        <translation>Sie ist für immer aus dem Turnier. Starkarten bleiben immer.</translation>
    </message>
    <message>
        <source>The shot has {total}, and a goal needs {mark}.</source>
        <translation>Der Schuss hat {total}, für ein Tor braucht es {mark}.</translation>
    </message>
    <message>
        <source>The goal stands whatever is played.</source>
        <translation>Das Tor zählt, was auch immer gespielt wird.</translation>
    </message>
    <message>
        <source>Both teams have had enough, and {referee} may still give his penalty. All envelopes are opened at once; what he takes, he keeps, and does nothing more against that team.</source>
        <translation>Beide Mannschaften haben genug, und {referee} darf noch einen Elfmeter geben. Alle Umschläge werden gleichzeitig geöffnet; was er nimmt, behält er und entscheidet nichts mehr gegen diese Mannschaft.</translation>
    </message>
    <message>
        <source>What you take is yours, and you decide nothing against that team any more. The penalty you need not give.</source>
        <translation>Was du nimmst, gehört dir, und du entscheidest nichts mehr gegen diese Mannschaft. Den Elfmeter musst du nicht geben.</translation>
    </message>
    <message>
        <source>Both teams have had enough. A referee has one such penalty in the whole tournament.</source>
        <translation>Beide greifen nicht mehr an. So einen Elfmeter hat jeder Schiedsrichter nur einmal im Turnier.</translation>
    </message>
    <message>
        <source>Whoever takes it decides nothing against {team:the} for the rest of the match.</source>
        <translation>Wer es nimmt, entscheidet bis zum Abpfiff nichts mehr gegen {team:akk}.</translation>
    </message>
    <message>
        <source>Then the referee is bound to both teams: no roll is changed, no penalty out of the blue, and the edge counts as outside.</source>
        <translation>Dann ist der Schiedsrichter an beide gebunden: kein geänderter Wurf, kein Elfmeter aus heiterem Himmel, und die Strafraumgrenze zählt als draußen.</translation>
    </message>
    <message>
        <source>The card played demands it. It goes to the discard pile, open.</source>
        <translation>Die gespielte Karte verlangt es. Sie kommt offen auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>It goes to the discard pile; star cards are set aside.</source>
        <translation>Sie kommt auf den Ablagestapel; Starkarten kommen beiseite.</translation>
    </message>
    <message>
        <source>It returns to the hand, known to all.</source>
        <translation>Sie kommt zurück auf die Hand, und alle wissen es.</translation>
    </message>
</context>
<context>
    <name>Attempt</name>
    <message>
        <source>The deal of {day}</source>
        <translation>Der Pokal vom {day}</translation>
    </message>
    <message>
        <source>Everybody who plays today has the same teams, cards, dice and opponents.</source>
        <translation>Wer heute spielt, hat dieselben Mannschaften, Karten, Würfel und Gegner.</translation>
    </message>
    <message>
        <source>Not solved this time.</source>
        <translation>Diesmal nicht gelöst.</translation>
    </message>
    <message>
        <source>Solved, and every star is yours.</source>
        <translation>Gelöst, und alle Sterne gehören dir.</translation>
    </message>
    <message>
        <source>Solved, with {stars} of {goals} stars.</source>
        <translation>Gelöst, mit {stars} von {goals} Sternen.</translation>
    </message>
    <message>
        <source>{money}, place {place}, take-backs: {backs}</source>
        <translation>{money}, Platz {place}, zurückgenommen: {backs}</translation>
    </message>
</context>
<context>
    <name>BackHere</name>
    <message>
        <source>Back to here [Backspace]</source>
        <translation>Zurück bis hier [Rücktaste]</translation>
    </message>
    <message>
        <source>Choose again: {deed}. Redo plays on as it was.</source>
        <translation>Neu wählen: {deed}. Wiederholen spielt alles, wie es war.</translation>
    </message>
    <message>
        <source>Choose again: {deed}. Dice and answers since go with it; Redo brings them back.</source>
        <translation>Neu wählen: {deed}. Würfe und Antworten seither gehen mit; Wiederholen holt sie zurück.</translation>
    </message>
    <message>
        <source>In the log: back to the chosen line</source>
        <translation>Im Kommentar: zurück bis zur gewählten Zeile</translation>
    </message>
</context>
<context>
    <name>BetLetters</name>
    <message>
        <source>R32</source>
        <translation>SF</translation>
    </message>
    <message>
        <source>R16</source>
        <translation>AF</translation>
    </message>
    <message>
        <source>QF</source>
        <translation>V</translation>
    </message>
    <message>
        <source>SF</source>
        <translation>HF</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>FG</source>
        <translation>FG</translation>
    </message>
    <message>
        <source>2S</source>
        <translation>2R</translation>
    </message>
    <message>
        <source>3S</source>
        <translation>3R</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
</context>
<context>
    <name>BetsScreen</name>
    <message>
        <source>The bookmaker&apos;s odds stand beside the bets</source>
        <translation>Die Quoten des Buchmachers stehen neben den Wetten</translation>
    </message>
    <message>
        <source>Stakes {total}, cash left {left}; if every bet is won, they pay {possible}.</source>
        <translation>Einsätze {total}, in der Kasse bleiben {left}; geht jede Wette auf, bringt das {possible}.</translation>
    </message>
    <message>
        <source>Stakes {total}, {left} left, {possible} to be won.</source>
        <translation>Einsätze {total}, Kasse {left}, möglich {possible}.</translation>
    </message>
    <message>
        <source>The slip can be handed in.</source>
        <translation>Der Wettschein kann abgegeben werden.</translation>
    </message>
    <message>
        <source>Remove this bet</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Place this bet</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Ask for the odds, or put them away</source>
        <translation>Nach den Quoten fragen oder sie weglegen</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Betting slip</source>
        <translation>Wettschein</translation>
    </message>
    <message>
        <source>Betting slips</source>
        <translation>Wettscheine</translation>
    </message>
    <message>
        <source>Betting slip of {seat}</source>
        <translation>Wettschein von {seat}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rat holen</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Quoten</translation>
    </message>
    <message>
        <source>Hide the odds</source>
        <translation>Quoten ausblenden</translation>
    </message>
    <message>
        <source>Show the odds</source>
        <translation>Quoten zeigen</translation>
    </message>
    <message>
        <source>Back to the slip</source>
        <translation>Zurück zum Schein</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Cash left</source>
        <translation>Bleibt in der Kasse</translation>
    </message>
    <message>
        <source>If every bet is won, they pay</source>
        <translation>Wenn alles aufgeht</translation>
    </message>
    <message>
        <source>Secret until the pay-out. A bet pays if the team gets at least that far, so each team takes one: a second moves the first.</source>
        <translation>Geheim bis zur Auszahlung. Eine Wette zahlt, wenn die Mannschaft mindestens so weit kommt; darum trägt jede nur eine: Die zweite ersetzt die erste.</translation>
    </message>
    <message>
        <source>Less for each other player who holds the same bet: {less}.</source>
        <translation>Weniger für jeden anderen, der dieselbe Wette hat: {less}.</translation>
    </message>
</context>
<context>
    <name>BoardBand</name>
    <message>
        <source>{number} (minute {minute})</source>
        <translation>{number} ({minute}. Minute)</translation>
    </message>
    <message>
        <source>Penalty shoot-out</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>Full time</source>
        <translation>Abpfiff</translation>
    </message>
    <message>
        <source>{period}, play {play} of {all}, minute {minute}</source>
        <translation>{period}, Ballspiel {play} von {all}, {minute}. Minute</translation>
    </message>
</context>
<context>
    <name>BoardCommentary</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>red {name}</source>
        <translation>Rot {name}</translation>
    </message>
    <message>
        <source>blue {name}</source>
        <translation>Blau {name}</translation>
    </message>
    <message>
        <source>{side} {number}</source>
        <translation>{side} {number}</translation>
    </message>
</context>
<context>
    <name>BoardDocks</name>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Dice and cards</source>
        <translation>Würfel und Karten</translation>
    </message>
</context>
<context>
    <name>BoardKicks</name>
    <message>
        <source>{result}: {count} of {all}</source>
        <translation>{result}: {count} von {all}</translation>
    </message>
</context>
<context>
    <name>BoardMoments</name>
    <message>
        <source>{period}: {side} kicks off</source>
        <translation>{period}: {side} stößt an</translation>
    </message>
    <message>
        <source>Offside: {pawn}</source>
        <translation>Abseits: {pawn}</translation>
    </message>
    <message>
        <source>6 against 1: foul by {pawn}</source>
        <translation>6 gegen 1: Foul von {pawn}</translation>
    </message>
    <message>
        <source>Free kick for {side}</source>
        <translation>Freistoß für {side}</translation>
    </message>
    <message>
        <source>Penalty kick for {side}</source>
        <translation>Elfmeter für {side}</translation>
    </message>
    <message>
        <source>Corner kick for {side}</source>
        <translation>Ecke für {side}</translation>
    </message>
    <message>
        <source>Goal kick for {side}</source>
        <translation>Abstoß für {side}</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>Change of ends</source>
        <translation>Seitenwechsel</translation>
    </message>
</context>
<context>
    <name>BoardPaper</name>
    <message>
        <source>Score sheet of Tactics Board</source>
        <translation>Spielbogen der Taktiktafel</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>{a} : {b}   {pawn}, minute {minute}</source>
        <translation>{a} : {b}   {pawn}, {minute}. Minute</translation>
    </message>
    <message>
        <source>{score}, {a} : {b} in the shoot-out</source>
        <translation>{score}, {a} : {b} im Elfmeterschießen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>{pawn}: yellow</source>
        <translation>{pawn}: Gelb</translation>
    </message>
    <message>
        <source>{side}, defenders: one yellow</source>
        <translation>{side}, Verteidiger: einmal Gelb</translation>
    </message>
    <message>
        <source>{pawn}: red</source>
        <translation>{pawn}: Rot</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Schüsse</translation>
    </message>
</context>
<context>
    <name>BoardPhrases</name>
    <message>
        <source>{steps} towards Blue&apos;s goal</source>
        <translation>{steps} zum blauen Tor</translation>
    </message>
    <message>
        <source>{steps} towards Red&apos;s goal</source>
        <translation>{steps} zum roten Tor</translation>
    </message>
    <message>
        <source>{steps} towards H</source>
        <translation>{steps} Richtung H</translation>
    </message>
    <message>
        <source>{steps} towards A</source>
        <translation>{steps} Richtung A</translation>
    </message>
    <message>
        <source>{steps} slantwise to Blue&apos;s goal and H</source>
        <translation>{steps} schräg zum blauen Tor und zu H</translation>
    </message>
    <message>
        <source>{steps} slantwise to Blue&apos;s goal and A</source>
        <translation>{steps} schräg zum blauen Tor und zu A</translation>
    </message>
    <message>
        <source>{steps} slantwise to Red&apos;s goal and H</source>
        <translation>{steps} schräg zum roten Tor und zu H</translation>
    </message>
    <message>
        <source>{steps} slantwise to Red&apos;s goal and A</source>
        <translation>{steps} schräg zum roten Tor und zu A</translation>
    </message>
    <message>
        <source>on {rolls}</source>
        <translation>bei {rolls}</translation>
    </message>
    <message>
        <source>{these} or {last}</source>
        <translation>{these} oder {last}</translation>
    </message>
    <message>
        <source>after extra time</source>
        <translation>nach Verlängerung</translation>
    </message>
    <message>
        <source>after a penalty shoot-out</source>
        <translation>nach Elfmeterschießen</translation>
    </message>
    <message>
        <source>abandoned: fewer than seven pawns</source>
        <translation>abgebrochen: weniger als sieben Figuren</translation>
    </message>
    <message>
        <source>keeper</source>
        <translation>Torwart</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>midfielder</source>
        <translation>Mittelfeldspieler</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>Stürmer</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Corner kick</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Goal kick</source>
        <translation>Abstoß</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Erste Halbzeit</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Zweite Halbzeit</translation>
    </message>
    <message>
        <source>Extra time, first period</source>
        <translation>Verlängerung, erster Teil</translation>
    </message>
    <message>
        <source>Extra time, second period</source>
        <translation>Verlängerung, zweiter Teil</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>kein Wurf</translation>
    </message>
    <message>
        <source>1 of 6</source>
        <translation>1 von 6</translation>
    </message>
    <message>
        <source>2 of 6</source>
        <translation>2 von 6</translation>
    </message>
    <message>
        <source>3 of 6</source>
        <translation>3 von 6</translation>
    </message>
    <message>
        <source>4 of 6</source>
        <translation>4 von 6</translation>
    </message>
    <message>
        <source>5 of 6</source>
        <translation>5 von 6</translation>
    </message>
    <message>
        <source>any roll</source>
        <translation>jeder Wurf</translation>
    </message>
</context>
<context>
    <name>BoardPoster</name>
    <message>
        <source>Number {number}</source>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <source>Number {number} from the spot</source>
        <translation>Nummer {number} vom Punkt</translation>
    </message>
    <message>
        <source>{side_a} {a} : {b} {side_b}</source>
        <translation>{side_a} {a} : {b} {side_b}</translation>
    </message>
    <message>
        <source>{side_a} {a} : {b} {side_b}, {c} : {d} in the shoot-out</source>
        <translation>{side_a} {a} : {b} {side_b}, {c} : {d} im Elfmeterschießen</translation>
    </message>
    <message>
        <source>{score} {ending}</source>
        <translation>{score} {ending}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
    </message>
</context>
<context>
    <name>BoardPrompt</name>
    <message>
        <source>{name}, {side} · {step}</source>
        <translation>{name}, {side} · {step}</translation>
    </message>
    <message>
        <source>{tag} · rolled {roll}</source>
        <translation>{tag} · {roll} gewürfelt</translation>
    </message>
    <message>
        <source>{what}: {outcomes}.</source>
        <translation>{what}: {outcomes}.</translation>
    </message>
    <message>
        <source>{pawn}, {role}</source>
        <translation>{pawn}, {role}</translation>
    </message>
    <message>
        <source>{pawn}, has the ball</source>
        <translation>{pawn}, hat den Ball</translation>
    </message>
    <message>
        <source>{target}. Way: {way}</source>
        <translation>{target}. Weg: {way}</translation>
    </message>
    <message>
        <source>Choose {pawn}</source>
        <translation>{pawn} wählen</translation>
    </message>
    <message>
        <source>{pawn} to the ball</source>
        <translation>{pawn} zum Ball</translation>
    </message>
    <message>
        <source>Dribble to {square}</source>
        <translation>Auf {square} dribbeln</translation>
    </message>
    <message>
        <source>{pawn} to {square}</source>
        <translation>{pawn} auf {square}</translation>
    </message>
    <message>
        <source>Play to {square}</source>
        <translation>Auf {square} spielen</translation>
    </message>
    <message>
        <source>kick-off</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>race for the ball, round {round} of 6</source>
        <translation>Wettlauf zum Ball, Runde {round} von 6</translation>
    </message>
    <message>
        <source>one attempt</source>
        <translation>ein Versuch</translation>
    </message>
    <message>
        <source>the ball</source>
        <translation>der Ball</translation>
    </message>
    <message>
        <source>second play</source>
        <translation>zweites Ballspiel</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>corner kick, {turn} of 6</source>
        <translation>Ecke, {turn} von 6</translation>
    </message>
    <message>
        <source>free kick</source>
        <translation>Freistoß</translation>
    </message>
    <message>
        <source>penalty kick</source>
        <translation>Elfmeter</translation>
    </message>
    <message>
        <source>keeper sent off</source>
        <translation>Torwart vom Platz</translation>
    </message>
    <message>
        <source>penalty shoot-out</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>Who kicks off, and from where?</source>
        <translation>Wer stößt an, und von wo?</translation>
    </message>
    <message>
        <source>Where does {pawn} line up?</source>
        <translation>Wo stellt sich {pawn} auf?</translation>
    </message>
    <message>
        <source>First a pawn: roll, or keeper?</source>
        <translation>Erst eine Figur: Wurf oder Torwart?</translation>
    </message>
    <message>
        <source>Who gets to the ball?</source>
        <translation>Wer kommt an den Ball?</translation>
    </message>
    <message>
        <source>Can you get at {holder}?</source>
        <translation>Kommst du an {holder} heran?</translation>
    </message>
    <message>
        <source>Where does the keeper step?</source>
        <translation>Wohin rückt der Torwart?</translation>
    </message>
    <message>
        <source>Who runs {roll}?</source>
        <translation>Wer läuft genau {roll}?</translation>
    </message>
    <message>
        <source>Where does {pawn} run?</source>
        <translation>Wohin läuft {pawn}?</translation>
    </message>
    <message>
        <source>Where does {holder} play it?</source>
        <translation>Wohin spielt {holder}?</translation>
    </message>
    <message>
        <source>{holder} shoots!</source>
        <translation>{holder} schießt!</translation>
    </message>
    <message>
        <source>Whom do you place for the corner?</source>
        <translation>Wen stellst du zur Ecke?</translation>
    </message>
    <message>
        <source>Where do you place {pawn}?</source>
        <translation>Wohin stellst du {pawn}?</translation>
    </message>
    <message>
        <source>Who takes the free kick?</source>
        <translation>Wer schießt den Freistoß?</translation>
    </message>
    <message>
        <source>Who takes the penalty kick?</source>
        <translation>Wer schießt den Elfmeter?</translation>
    </message>
    <message>
        <source>Does {holder} shoot, or play on?</source>
        <translation>Schießt {holder}, oder geht es weiter?</translation>
    </message>
    <message>
        <source>Who goes into goal for {side}?</source>
        <translation>Wer geht für {side} ins Tor?</translation>
    </message>
    <message>
        <source>The next kick for {side}!</source>
        <translation>Der nächste Schuss von {side}!</translation>
    </message>
    <message>
        <source>The ball must end up in the other half.</source>
        <translation>Der Ball muss in die andere Hälfte.</translation>
    </message>
    <message>
        <source>Strikers stand on row 8, the keeper before his goal.</source>
        <translation>Stürmer stehen auf Reihe 8, der Torwart vor seinem Tor.</translation>
    </message>
    <message>
        <source>A roll moves a pawn; then {holder} plays the ball by another roll.</source>
        <translation>Ein Wurf bewegt eine Figur; mit dem nächsten spielt {holder} den Ball.</translation>
    </message>
    <message>
        <source>Both sides have one move a round. If both get there: battle.</source>
        <translation>Jede Seite läuft einmal je Runde. Kommen beide an: Zweikampf.</translation>
    </message>
    <message>
        <source>Whoever reaches his square fights for the ball.</source>
        <translation>Wer sein Feld erreicht, kämpft um den Ball.</translation>
    </message>
    <message>
        <source>One square, in any direction.</source>
        <translation>Ein Feld, in jede Richtung.</translation>
    </message>
    <message>
        <source>Click a pawn or type its number: then you see where it can go.</source>
        <translation>Klick eine Figur an oder tipp ihre Nummer: Dann siehst du, wohin sie kann.</translation>
    </message>
    <message>
        <source>Exactly {roll}, one bend at most. Click another pawn or type its number.</source>
        <translation>Genau {roll}, höchstens ein Knick. Andere Figur anklicken oder Nummer tippen.</translation>
    </message>
    <message>
        <source>Exactly {roll}, one bend at most: {count} targets.</source>
        <translation>Genau {roll}, höchstens ein Knick: {count} Ziele.</translation>
    </message>
    <message>
        <source>Ball: goal. Flag: corner kick. Goal: goal kick.</source>
        <translation>Ball: Tor. Fahne: Ecke. Torgestänge: Abstoß.</translation>
    </message>
    <message>
        <source>One pawn, wherever you like; three times each, in turn.</source>
        <translation>Eine Figur, wohin du willst; dreimal je Seite, im Wechsel.</translation>
    </message>
    <message>
        <source>Any square that is not closed. One die plays the corner.</source>
        <translation>Jedes Feld, das nicht gesperrt ist. Die Ecke kommt mit einem Würfel.</translation>
    </message>
    <message>
        <source>The ball lies on {square}.</source>
        <translation>Der Ball liegt auf {square}.</translation>
    </message>
    <message>
        <source>A midfielder or a striker.</source>
        <translation>Ein Mittelfeldspieler oder Stürmer.</translation>
    </message>
    <message>
        <source>From this square one may shoot at once.</source>
        <translation>Von diesem Feld darf man gleich schießen.</translation>
    </message>
    <message>
        <source>A field player, for the rest of the match.</source>
        <translation>Ein Feldspieler, für den Rest des Spiels.</translation>
    </message>
    <message>
        <source>Only a ball is a goal. Five kicks each, then pair by pair.</source>
        <translation>Nur der Ball ist ein Tor. Je fünf Schüsse, dann Paar um Paar.</translation>
    </message>
    <message>
        <source>{name} chooses who kicks off …</source>
        <translation>{name} wählt, wer anstößt …</translation>
    </message>
    <message>
        <source>{name} lines up …</source>
        <translation>{name} stellt auf …</translation>
    </message>
    <message>
        <source>{name} thinks about {holder} …</source>
        <translation>{name} überlegt mit {holder} …</translation>
    </message>
    <message>
        <source>{name} goes for the ball …</source>
        <translation>{name} geht zum Ball …</translation>
    </message>
    <message>
        <source>{name} goes for {holder} …</source>
        <translation>{name} geht auf {holder} …</translation>
    </message>
    <message>
        <source>{name} looks where {roll} lead …</source>
        <translation>{name} schaut, wohin {roll} führen …</translation>
    </message>
    <message>
        <source>{holder} shoots …</source>
        <translation>{holder} schießt …</translation>
    </message>
    <message>
        <source>{name} places for the corner …</source>
        <translation>{name} stellt für die Ecke …</translation>
    </message>
    <message>
        <source>{name} kicks …</source>
        <translation>{name} läuft an …</translation>
    </message>
    <message>
        <source>{name} thinks …</source>
        <translation>{name} überlegt …</translation>
    </message>
</context>
<context>
    <name>BoardReplay</name>
    <message>
        <source>Goal for {side}, {a} : {b}</source>
        <translation>Tor für {side}, {a} : {b}</translation>
    </message>
    <message>
        <source>Penalty shoot-out</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>{period}: kick-off</source>
        <translation>{period}: Anstoß</translation>
    </message>
    <message>
        <source>Set {number}, {side}</source>
        <translation>Zug {number}, {side}</translation>
    </message>
    <message>
        <source>Back to the beginning of a set</source>
        <translation>Zurück zum Beginn eines Zuges</translation>
    </message>
    <message>
        <source>Back to the goal before</source>
        <translation>Zurück zum Tor davor</translation>
    </message>
    <message>
        <source>On to the next goal</source>
        <translation>Weiter zum nächsten Tor</translation>
    </message>
    <message>
        <source>On to the next set</source>
        <translation>Weiter zum nächsten Zug</translation>
    </message>
</context>
<context>
    <name>BoardResult</name>
    <message>
        <source>No shots</source>
        <translation>Keine Schüsse</translation>
    </message>
</context>
<context>
    <name>BoardResultScreen</name>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
    </message>
    <message>
        <source>{a} {goals_a} : {goals_b} {b}</source>
        <translation>{a} {goals_a} : {goals_b} {b}</translation>
    </message>
    <message>
        <source>, {a} : {b} in the shoot-out</source>
        <translation>, {a} : {b} im Elfmeterschießen</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>corner kicks</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>Ballspiele</translation>
    </message>
    <message>
        <source>direct passes</source>
        <translation>Direktpässe</translation>
    </message>
    <message>
        <source>balls captured</source>
        <translation>Bälle erobert</translation>
    </message>
    <message>
        <source>battles won</source>
        <translation>Zweikämpfe</translation>
    </message>
    <message>
        <source>dribbles</source>
        <translation>Dribblings</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>offside</source>
        <translation>Abseits</translation>
    </message>
    <message>
        <source>{pawn}, minute {minute}</source>
        <translation>{pawn}, {minute}. Minute</translation>
    </message>
    <message>
        <source>Nobody has scored.</source>
        <translation>Niemand hat getroffen.</translation>
    </message>
    <message>
        <source>{rolls} dice. Each number was to be expected {expected} times.</source>
        <translation>{rolls} Würfe. Jede Zahl war {expected}-mal zu erwarten.</translation>
    </message>
</context>
<context>
    <name>BoardSetUp</name>
    <message>
        <source>Tactics Board</source>
        <translation>Taktiktafel</translation>
    </message>
    <message>
        <source>Eleven a side, every pip counts, one turn to a move</source>
        <translation>Elf gegen elf, jedes Auge zählt, ein Knick je Zug</translation>
    </message>
    <message>
        <source>Length of a half, in plays of the ball</source>
        <translation>Länge einer Halbzeit, in Ballspielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Shots at goal</source>
        <translation>Schüsse aufs Tor</translation>
    </message>
    <message>
        <source>15: half an hour</source>
        <translation>15: eine halbe Stunde</translation>
    </message>
    <message>
        <source>25: an hour</source>
        <translation>25: eine Stunde</translation>
    </message>
    <message>
        <source>45: an evening</source>
        <translation>45: ein Abend</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Four, two a side</source>
        <translation>Vier, zwei je Seite</translation>
    </message>
    <message>
        <source>Spinner: every other one goes in</source>
        <translation>Drehscheibe: die Hälfte ist drin</translation>
    </message>
    <message>
        <source>Die: every other one goes in</source>
        <translation>Würfel: die Hälfte ist drin</translation>
    </message>
    <message>
        <source>If it is level: extra time, then a shoot-out</source>
        <translation>Unentschieden: Verlängerung und Elfmeterschießen</translation>
    </message>
    <message>
        <source>Strong defenders: plus 2 in a battle, and goals are hard to come by</source>
        <translation>Starke Verteidiger: +2 im Zweikampf, und es fallen weniger Tore</translation>
    </message>
    <message>
        <source>Nothing is hidden: no hands, no curtain. Red attack from left to right.</source>
        <translation>Alles liegt offen: keine Hand, kein Vorhang. Rot spielt von links nach rechts.</translation>
    </message>
</context>
<context>
    <name>BoardSpinner</name>
    <message>
        <source>{result}: {count} of {all}</source>
        <translation>{result}: {count} von {all}</translation>
    </message>
    <message>
        <source>What a shot brings</source>
        <translation>Was ein Schuss bringt</translation>
    </message>
</context>
<context>
    <name>BoardState</name>
    <message>
        <source>Race for the ball on {square}, round {number} of 6</source>
        <translation>Wettlauf zum Ball auf {square}, Runde {number} von 6</translation>
    </message>
    <message>
        <source>Pawn die {number}: {pawn} ran from {start} to {square}</source>
        <translation>Figurenwürfel {number}: {pawn} lief von {start} nach {square}</translation>
    </message>
    <message>
        <source>Pawn die {number}</source>
        <translation>Figurenwürfel {number}</translation>
    </message>
    <message>
        <source>Ball die {number}: {pawn} plays from {square}</source>
        <translation>Ballwürfel {number}: {pawn} spielt von {square}</translation>
    </message>
    <message>
        <source>Ball die {number}</source>
        <translation>Ballwürfel {number}</translation>
    </message>
    <message>
        <source>{pawn}, one yellow card</source>
        <translation>{pawn}, eine gelbe Karte</translation>
    </message>
    <message>
        <source>{side}&apos;s defenders, one yellow card</source>
        <translation>Verteidiger von {side}, eine gelbe Karte</translation>
    </message>
    <message>
        <source>{pawn} has been sent off</source>
        <translation>{pawn} ist vom Platz gestellt</translation>
    </message>
    <message>
        <source>{pawn} is offside</source>
        <translation>{pawn} steht im Abseits</translation>
    </message>
    <message>
        <source>{pawn} may not touch the ball yet</source>
        <translation>{pawn} darf den Ball noch nicht berühren</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>The die rolls …</source>
        <translation>Der Würfel rollt …</translation>
    </message>
    <message>
        <source>The dice roll …</source>
        <translation>Die Würfel rollen …</translation>
    </message>
    <message>
        <source>{pawn} runs …</source>
        <translation>{pawn} läuft …</translation>
    </message>
    <message>
        <source>{pawn} plays the ball …</source>
        <translation>{pawn} spielt den Ball …</translation>
    </message>
    <message>
        <source>The spinner turns …</source>
        <translation>Die Scheibe dreht sich …</translation>
    </message>
    <message>
        <source>Two dice roll for the ball …</source>
        <translation>Zwei Würfel rollen um den Ball …</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Who reaches the ball with one roll</source>
        <translation>Wer mit einem Wurf an den Ball kommt</translation>
    </message>
    <message>
        <source>One spin</source>
        <translation>Einmal drehen</translation>
    </message>
    <message>
        <source>One roll</source>
        <translation>Ein Wurf</translation>
    </message>
    <message>
        <source>{choice} [D]</source>
        <translation>{choice} [D]</translation>
    </message>
    <message>
        <source>Roll [Enter]</source>
        <translation>Würfeln [Enter]</translation>
    </message>
    <message>
        <source>Roll [R]</source>
        <translation>Würfeln [R]</translation>
    </message>
    <message>
        <source>{pawn} shoots</source>
        <translation>{pawn} schießt</translation>
    </message>
    <message>
        <source>Keeper steps [K]</source>
        <translation>Torwart rückt [K]</translation>
    </message>
    <message>
        <source>Shoot [S]</source>
        <translation>Schießen [S]</translation>
    </message>
    <message>
        <source>Play on [P]</source>
        <translation>Weiterspielen [P]</translation>
    </message>
    <message>
        <source>Pass [P]</source>
        <translation>Passen [P]</translation>
    </message>
    <message>
        <source>One decision [F10]</source>
        <translation>Eine Entscheidung [F10]</translation>
    </message>
    <message>
        <source>To the end of the set</source>
        <translation>Bis zum Ende des Zuges</translation>
    </message>
    <message>
        <source>Take what is looked at, roll or shoot</source>
        <translation>Nehmen, was betrachtet wird, würfeln oder schießen</translation>
    </message>
    <message>
        <source>Roll for a pawn</source>
        <translation>Für eine Figur würfeln</translation>
    </message>
    <message>
        <source>Step with the keeper</source>
        <translation>Den Torwart rücken</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Pass at a corner, play on at a free kick</source>
        <translation>Bei der Ecke passen, beim Freistoß weiterspielen</translation>
    </message>
    <message>
        <source>The other choice on the same square: dribble</source>
        <translation>Die andere Wahl auf demselben Feld: dribbeln</translation>
    </message>
    <message>
        <source>Pawns 1 to 9 by their numbers, 0 is 10, - is 11</source>
        <translation>Figuren 1 bis 9 nach Nummern, 0 ist 10, - ist 11</translation>
    </message>
    <message>
        <source>On the board: the next target, the best first</source>
        <translation>Auf dem Brett: das nächste Ziel, das beste zuerst</translation>
    </message>
    <message>
        <source>On the board: the target before</source>
        <translation>Auf dem Brett: das Ziel davor</translation>
    </message>
    <message>
        <source>Another pawn, or take back</source>
        <translation>Andere Figur, oder zurücknehmen</translation>
    </message>
    <message>
        <source>A hint, where there is something to choose</source>
        <translation>Ein Rat, wo es etwas zu wählen gibt</translation>
    </message>
</context>
<context>
    <name>BoardTargets</name>
    <message>
        <source>and has it alone</source>
        <translation>und hat ihn allein</translation>
    </message>
    <message>
        <source>then {other} has one attempt: {rolls}</source>
        <translation>dann ein Versuch für {other}: {rolls}</translation>
    </message>
    <message>
        <source>ball {rolls}</source>
        <translation>Ball {rolls}</translation>
    </message>
    <message>
        <source>Battle: {pawn} against {other}</source>
        <translation>Zweikampf: {pawn} gegen {other}</translation>
    </message>
    <message>
        <source>battle against {other}</source>
        <translation>Zweikampf gegen {other}</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Zweikampf</translation>
    </message>
    <message>
        <source>beside {other}</source>
        <translation>neben {other}</translation>
    </message>
    <message>
        <source>corner {chance}</source>
        <translation>Ecke {chance}</translation>
    </message>
    <message>
        <source>corner {rolls}</source>
        <translation>Ecke {rolls}</translation>
    </message>
    <message>
        <source>Dribble at {other}: battle</source>
        <translation>Dribbling gegen {other}: Zweikampf</translation>
    </message>
    <message>
        <source>{pawn} dribbles</source>
        <translation>{pawn} dribbelt</translation>
    </message>
    <message>
        <source>{line}; else he shoots</source>
        <translation>{line}; sonst schießt er</translation>
    </message>
    <message>
        <source>foul {chance}</source>
        <translation>Foul {chance}</translation>
    </message>
    <message>
        <source>free kick for the other side</source>
        <translation>Freistoß für die anderen</translation>
    </message>
    <message>
        <source>{squares} from the ball</source>
        <translation>{squares} vom Ball</translation>
    </message>
    <message>
        <source>{pawn} gets it</source>
        <translation>{pawn} bekommt ihn</translation>
    </message>
    <message>
        <source>goal {chance}</source>
        <translation>Tor {chance}</translation>
    </message>
    <message>
        <source>goal kick {chance}</source>
        <translation>Abstoß {chance}</translation>
    </message>
    <message>
        <source>no goal {chance}</source>
        <translation>kein Tor {chance}</translation>
    </message>
    <message>
        <source>{pawn} is offside</source>
        <translation>{pawn} steht im Abseits</translation>
    </message>
    <message>
        <source>{pawn} kicks off</source>
        <translation>{pawn} stößt an</translation>
    </message>
    <message>
        <source>{pawn} lines up</source>
        <translation>{pawn} stellt sich auf</translation>
    </message>
    <message>
        <source>Loose ball</source>
        <translation>Freier Ball</translation>
    </message>
    <message>
        <source>lost {chance}</source>
        <translation>verloren {chance}</translation>
    </message>
    <message>
        <source>offside: free kick for the other side</source>
        <translation>Abseits: Freistoß für die anderen</translation>
    </message>
    <message>
        <source>then {other} has one attempt</source>
        <translation>dann ein Versuch für {other}</translation>
    </message>
    <message>
        <source>Pass to {pawn}</source>
        <translation>Pass auf {pawn}</translation>
    </message>
    <message>
        <source>and plays on at once</source>
        <translation>der gleich weiterspielt</translation>
    </message>
    <message>
        <source>{side}: {rolls}; {other}: {others}</source>
        <translation>{side}: {rolls}; {other}: {others}</translation>
    </message>
    <message>
        <source>{role}, {count} squares</source>
        <translation>{role}, {count} Felder</translation>
    </message>
    <message>
        <source>who shoots at once</source>
        <translation>der gleich schießt</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>a pass here is a shot</source>
        <translation>ein Pass hierher ist ein Schuss</translation>
    </message>
    <message>
        <source>there already</source>
        <translation>schon da</translation>
    </message>
    <message>
        <source>{pawn} to the ball</source>
        <translation>{pawn} zum Ball</translation>
    </message>
    <message>
        <source>the winner begins a set</source>
        <translation>der Sieger hat den Zug</translation>
    </message>
    <message>
        <source>if won, he shoots: a shot is {chance}</source>
        <translation>gewinnt er, schießt er: zu {chance} drin</translation>
    </message>
    <message>
        <source>{chance} won</source>
        <translation>{chance} gewonnen</translation>
    </message>
    <message>
        <source>won {chance}</source>
        <translation>gewonnen {chance}</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Ball</source>
        <translation>Ball</translation>
    </message>
    <message>
        <source>Dice, cards and signs</source>
        <translation>Würfel, Karten, Zeichen</translation>
    </message>
    <message>
        <source>roll for a pawn</source>
        <translation>für eine Figur würfeln</translation>
    </message>
    <message>
        <source>step with the keeper</source>
        <translation>den Torwart rücken</translation>
    </message>
    <message>
        <source>shoot</source>
        <translation>schießen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>weiterspielen</translation>
    </message>
    <message>
        <source>another pawn</source>
        <translation>andere Figur</translation>
    </message>
    <message>
        <source>The ball lies free on {square}.</source>
        <translation>Der Ball liegt frei auf {square}.</translation>
    </message>
</context>
<context>
    <name>BoardTips</name>
    <message>
        <source>The kick-off</source>
        <translation>Der Anstoß</translation>
    </message>
    <message>
        <source>Roll, or the keeper</source>
        <translation>Würfeln oder Torwart</translation>
    </message>
    <message>
        <source>The exact number</source>
        <translation>Genau so weit</translation>
    </message>
    <message>
        <source>Where to play it</source>
        <translation>Wohin mit dem Ball</translation>
    </message>
    <message>
        <source>The keeper steps</source>
        <translation>Der Torwart rückt</translation>
    </message>
    <message>
        <source>A direct pass</source>
        <translation>Ein direkter Pass</translation>
    </message>
    <message>
        <source>A battle</source>
        <translation>Ein Zweikampf</translation>
    </message>
    <message>
        <source>A dribble</source>
        <translation>Ein Dribbling</translation>
    </message>
    <message>
        <source>Offside</source>
        <translation>Abseits</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>Ein Foul</translation>
    </message>
    <message>
        <source>A shot</source>
        <translation>Ein Schuss</translation>
    </message>
    <message>
        <source>A corner</source>
        <translation>Eine Ecke</translation>
    </message>
    <message>
        <source>The ball is rolled for only once everybody has lined up. It must cross halfway, and whoever kicks off may not chase it himself.</source>
        <translation>Um den Ball wird erst gewürfelt, wenn alle stehen. Er muss über die Mittellinie, und wer anstößt, darf ihm nicht selbst nachlaufen.</translation>
    </message>
    <message>
        <source>The bars show how many rolls get somebody there. Moving the keeper takes the place of the roll, and you choose before the die is thrown.</source>
        <translation>Die Balken zählen die Würfe, mit denen jemand hinkommt. Der Schritt des Torwarts kommt anstelle des Wurfs: Entschieden wird, bevor der Würfel fällt.</translation>
    </message>
    <message>
        <source>Use every pip of the roll, straight on or with one turn. You may run past your own men, never past theirs. Tab steps through the best squares.</source>
        <translation>Der ganze Wurf muss aufgebraucht werden, gerade oder mit einem Knick. An eigenen darf man vorbei, an Gegnern nicht. Tab geht durch die besten Ziele.</translation>
    </message>
    <message>
        <source>A ring is a pass to a free man, a frame a battle, gold a shot, a dot a loose ball. Never mind how far: what matters is who gets there.</source>
        <translation>Ein Ring ist ein Pass zu einem Freien, ein Rahmen ein Zweikampf, Gold ein Schuss, ein Punkt ein freier Ball. Nicht die Entfernung zählt, sondern wer hinkommt.</translation>
    </message>
    <message>
        <source>One square in any direction, no die needed. In a battle he adds 2; beat him and you shoot at once.</source>
        <translation>Ein Feld in jede Richtung, nie nach dem Würfel. Im Zweikampf zählt er 2 dazu; wer gegen ihn gewinnt, schießt sofort.</translation>
    </message>
    <message>
        <source>A man who receives it unmarked plays on at once, but only once. In their penalty area or on a diamond he shoots instead.</source>
        <translation>Wer ihn frei bekommt, spielt sofort weiter, einmal. Im anderen Strafraum oder auf einer Raute schießt er stattdessen.</translation>
    </message>
    <message>
        <source>Each side rolls; a keeper adds 2, a defender 1. A 1 against a 6 is a foul, whatever was added.</source>
        <translation>Jede Seite würfelt; ein Torwart zählt 2 dazu, ein Verteidiger 1. Eine 6 gegen eine 1 ist ein Foul der Eins, was auch dazukommt.</translation>
    </message>
    <message>
        <source>On a 1 your man may take the ball one square with him. Then the other side has one try at reaching him.</source>
        <translation>Bei einer 1 darf der Ball mit seinem Mann ein Feld mitgehen. Dann hat die andere Seite einen Versuch, ihn zu erreichen.</translation>
    </message>
    <message>
        <source>What counts is where he stood when the ball was rolled for: see the gold line. He may run beyond it, as long as he does not receive the ball.</source>
        <translation>Es zählt, wo er stand, als um den Ball gewürfelt wurde; die goldene Linie zeigt es. Hinlaufen darf er, nur den Ball bekommen darf er nicht.</translation>
    </message>
    <message>
        <source>A free kick, or a penalty in your own area, and a yellow card. Defenders share theirs: every second one means an early bath.</source>
        <translation>Freistoß, im eigenen Strafraum Elfmeter, und Gelb. Die Verteidiger zählen gemeinsam: Bei jeder zweiten Karte muss einer gehen.</translation>
    </message>
    <message>
        <source>Four sectors of eight are a goal, two a corner, two a goal kick. It makes no odds where you shoot from.</source>
        <translation>Vier von acht Sektoren sind ein Tor, zwei eine Ecke, zwei ein Abstoß. Von wo geschossen wird, ist gleich.</translation>
    </message>
    <message>
        <source>Both sides place three men in turn, no die needed. Then the ball is rolled for: stand where most rolls will drop it.</source>
        <translation>Jede Seite stellt dreimal einen Mann, wohin er darf, ohne Würfel. Dann wird um den Ball gewürfelt: Steh dort, wohin viele Würfe führen.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>red half</source>
        <translation>rote Hälfte</translation>
    </message>
    <message>
        <source>blue half</source>
        <translation>blaue Hälfte</translation>
    </message>
    <message>
        <source>offside beyond</source>
        <translation>dahinter Abseits</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>set {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>kick-off</source>
        <translation>Anstoß</translation>
    </message>
    <message>
        <source>{part}, {score}</source>
        <translation>{part}, {score}</translation>
    </message>
    <message>
        <source>Shoot-out, {score}</source>
        <translation>Elfmeterschießen, {score}</translation>
    </message>
    <message>
        <source>{period}, play {play} of {length}, {score}</source>
        <translation>{period}, Ballspiel {play} von {length}, {score}</translation>
    </message>
    <message>
        <source>{score}. {question}</source>
        <translation>{score}. {question}</translation>
    </message>
    <message>
        <source>{reason} The best square is {square}.</source>
        <translation>{reason} Das beste Feld ist {square}.</translation>
    </message>
    <message>
        <source>How many goals less each choice promises on average.</source>
        <translation>Wie viele Tore weniger jede Wahl im Mittel verspricht.</translation>
    </message>
    <message>
        <source>the kick-off</source>
        <translation>den Anstoß</translation>
    </message>
    <message>
        <source>the corner kick</source>
        <translation>die Ecke</translation>
    </message>
    <message>
        <source>the free kick</source>
        <translation>den Freistoß</translation>
    </message>
    <message>
        <source>the goal kick</source>
        <translation>den Abstoß</translation>
    </message>
    <message>
        <source>kick off with {pawn} from {square}</source>
        <translation>mit {pawn} von {square} anstoßen</translation>
    </message>
    <message>
        <source>line up on {square}</source>
        <translation>auf {square} aufstellen</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>move the keeper</source>
        <translation>den Torwart rücken</translation>
    </message>
    <message>
        <source>pick {pawn}</source>
        <translation>{pawn} wählen</translation>
    </message>
    <message>
        <source>go to {square}</source>
        <translation>auf {square} gehen</translation>
    </message>
    <message>
        <source>play the ball to {square}</source>
        <translation>den Ball auf {square} spielen</translation>
    </message>
    <message>
        <source>dribble to {square}</source>
        <translation>auf {square} dribbeln</translation>
    </message>
    <message>
        <source>shoot</source>
        <translation>schießen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>weiterspielen</translation>
    </message>
    <message>
        <source>{seat}: who kicks off for {side}, and from where?</source>
        <translation>{seat}: Wer stößt für {side} an, und von wo?</translation>
    </message>
    <message>
        <source>{seat}: where does the next one of {side} line up?</source>
        <translation>{seat}: Wo stellt sich der Nächste von {side} auf?</translation>
    </message>
    <message>
        <source>{seat}: {holder} has the ball. Roll for a pawn, or move the keeper?</source>
        <translation>{seat}: {holder} hat den Ball. Für eine Figur würfeln oder den Torwart rücken?</translation>
    </message>
    <message>
        <source>{seat}: the ball lies free on {square}. Roll for a pawn, or move the keeper?</source>
        <translation>{seat}: Der Ball liegt frei auf {square}. Für eine Figur würfeln oder den Torwart rücken?</translation>
    </message>
    <message>
        <source>{seat}: one attempt to reach {holder} on {square}. Roll for a pawn, or move the keeper?</source>
        <translation>{seat}: ein Versuch, {holder} auf {square} zu erreichen. Für eine Figur würfeln oder den Torwart rücken?</translation>
    </message>
    <message>
        <source>{seat}: where does the keeper step?</source>
        <translation>{seat}: Wohin rückt der Torwart?</translation>
    </message>
    <message>
        <source>{seat}: who walks the {roll}?</source>
        <translation>{seat}: Wer geht die {roll}?</translation>
    </message>
    <message>
        <source>{seat}: where does {pawn} go with the {roll}?</source>
        <translation>{seat}: Wohin geht {pawn} mit der {roll}?</translation>
    </message>
    <message>
        <source>{seat}: where does {holder} play the ball with the {roll}?</source>
        <translation>{seat}: Wohin spielt {holder} den Ball mit der {roll}?</translation>
    </message>
    <message>
        <source>{seat}: {holder} shoots.</source>
        <translation>{seat}: {holder} schießt.</translation>
    </message>
    <message>
        <source>{seat}: who is placed for the corner? You may pass.</source>
        <translation>{seat}: Wer stellt sich zur Ecke auf? Du darfst passen.</translation>
    </message>
    <message>
        <source>{seat}: where is {pawn} placed?</source>
        <translation>{seat}: Wohin kommt {pawn}?</translation>
    </message>
    <message>
        <source>{seat}: who takes the free kick on {square}?</source>
        <translation>{seat}: Wer tritt den Freistoß auf {square}?</translation>
    </message>
    <message>
        <source>{seat}: who takes the penalty kick?</source>
        <translation>{seat}: Wer schießt den Elfmeter?</translation>
    </message>
    <message>
        <source>{seat}: does {holder} shoot, or play on?</source>
        <translation>{seat}: Schießt {holder}, oder spielt er weiter?</translation>
    </message>
    <message>
        <source>{seat}: who is the new keeper of {side}?</source>
        <translation>{seat}: Wer ist der neue Torwart von {side}?</translation>
    </message>
    <message>
        <source>{seat}: a kick for {side}.</source>
        <translation>{seat}: ein Schuss für {side}.</translation>
    </message>
    <message>
        <source>It must be the full roll: {roll} squares, neither fewer nor more.</source>
        <translation>Es muss der volle Wurf sein: {roll} Felder, nicht weniger und nicht mehr.</translation>
    </message>
    <message>
        <source>With {roll} that takes two bends; one is allowed.</source>
        <translation>Mit {roll} braucht das zwei Knicke; einer ist erlaubt.</translation>
    </message>
    <message>
        <source>Every way there passes an opponent.</source>
        <translation>Jeder Weg dorthin führt an einem Gegner vorbei.</translation>
    </message>
    <message>
        <source>A pawn of the own side stands there.</source>
        <translation>Dort steht eine Figur der eigenen Seite.</translation>
    </message>
    <message>
        <source>Defenders and keepers stay in their own half.</source>
        <translation>Verteidiger und Torwarte bleiben in ihrer Hälfte.</translation>
    </message>
    <message>
        <source>That would be five side by side; four is the most.</source>
        <translation>Das wären fünf nebeneinander; höchstens vier sind erlaubt.</translation>
    </message>
    <message>
        <source>That would be four one behind the other; three is the most.</source>
        <translation>Das wären vier hintereinander; höchstens drei sind erlaubt.</translation>
    </message>
    <message>
        <source>Four field players of the side are in that penalty area already.</source>
        <translation>In diesem Strafraum stehen schon vier Feldspieler der Seite.</translation>
    </message>
    <message>
        <source>Only one pawn of a side may stand in a goal area.</source>
        <translation>In einem Torraum darf nur eine Figur einer Seite stehen.</translation>
    </message>
    <message>
        <source>Whoever holds the ball stays where he is in this set.</source>
        <translation>Wer den Ball hält, bleibt in diesem Zug stehen.</translation>
    </message>
    <message>
        <source>The keeper goes by single steps only, never by the die.</source>
        <translation>Der Torwart geht nur einzelne Schritte, nie nach dem Würfel.</translation>
    </message>
    <message>
        <source>He took {restart} and may not touch the ball before another pawn has.</source>
        <translation>Er hat {restart} ausgeführt und darf den Ball erst berühren, wenn eine andere Figur es getan hat.</translation>
    </message>
    <message>
        <source>Only an opponent stands there, and the ball can go elsewhere.</source>
        <translation>Dort steht nur ein Gegner, und der Ball kann auch anderswohin.</translation>
    </message>
    <message>
        <source>From the kick-off the ball goes into the other half.</source>
        <translation>Beim Anstoß geht der Ball in die andere Hälfte.</translation>
    </message>
    <message>
        <source>From a goal kick the ball leaves the penalty area.</source>
        <translation>Beim Abstoß verlässt der Ball den Strafraum.</translation>
    </message>
    <message>
        <source>One dribbles on a one only, and not from a restart.</source>
        <translation>Gedribbelt wird nur bei einer Eins, und nicht beim Anstoß, bei Ecke, Freistoß oder Abstoß.</translation>
    </message>
    <message>
        <source>That is too near to the ball.</source>
        <translation>Das ist zu nah am Ball.</translation>
    </message>
    <message>
        <source>Strikers line up on row 8 of their half.</source>
        <translation>Stürmer stellen sich auf Reihe 8 ihrer Hälfte auf.</translation>
    </message>
    <message>
        <source>The kick-off is taken from D8 or E8 of the own half.</source>
        <translation>Angestoßen wird von D8 oder E8 der eigenen Hälfte.</translation>
    </message>
    <message>
        <source>Number {pawn} cannot take this kick.</source>
        <translation>Nummer {pawn} kann diesen Schuss nicht ausführen.</translation>
    </message>
    <message>
        <source>Number {pawn} has been sent off.</source>
        <translation>Nummer {pawn} ist vom Platz gestellt.</translation>
    </message>
    <message>
        <source>Another seat is asked.</source>
        <translation>Ein anderer Platz ist gefragt.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>So etwas gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>That is not allowed now: the prompt says what may be done.</source>
        <translation>Das ist jetzt nicht erlaubt: Die Frage sagt, was möglich ist.</translation>
    </message>
    <message>
        <source>A half has 15, 25 or 45 plays: choose one of these.</source>
        <translation>Eine Halbzeit hat 15, 25 oder 45 Ballspiele: Wähle eine dieser Zahlen.</translation>
    </message>
    <message>
        <source>A draw stands or leads to extra time: choose one.</source>
        <translation>Ein Unentschieden bleibt stehen oder führt in die Verlängerung: Wähle eines davon.</translation>
    </message>
    <message>
        <source>Shots are spun or rolled: choose spinner or die.</source>
        <translation>Schüsse werden gedreht oder gewürfelt: Wähle Drehscheibe oder Würfel.</translation>
    </message>
    <message>
        <source>Defenders add 1 or 2 in a battle: choose one.</source>
        <translation>Verteidiger zählen im Zweikampf 1 oder 2 hinzu: Wähle eines davon.</translation>
    </message>
    <message>
        <source>Two or four play this game: choose as many seats.</source>
        <translation>Dieses Spiel spielen zwei oder vier: Wähle so viele Plätze.</translation>
    </message>
    <message>
        <source>The match cannot be set up like this: choose other options.</source>
        <translation>So lässt sich die Partie nicht aufbauen: Wähle anders.</translation>
    </message>
    <message>
        <source>On {square} somebody stands alone and shoots at once.</source>
        <translation>Auf {square} steht jemand frei und schießt sofort.</translation>
    </message>
    <message>
        <source>On {square} somebody stands alone and plays on.</source>
        <translation>Auf {square} steht jemand frei und spielt weiter.</translation>
    </message>
    <message>
        <source>The battle on {square} is won with {chance} %.</source>
        <translation>Der Zweikampf auf {square} wird zu {chance} % gewonnen.</translation>
    </message>
    <message>
        <source>{ours} of six rolls bring somebody to {square}, the other side has {theirs}.</source>
        <translation>{ours} von sechs Würfen bringen jemanden auf {square}, die andere Seite hat {theirs}.</translation>
    </message>
    <message>
        <source>Every other square is worse than the flag.</source>
        <translation>Jedes andere Feld ist schlechter als die Fahne.</translation>
    </message>
    <message>
        <source>An opponent gets the ball anyhow: there he does least harm.</source>
        <translation>Ein Gegner bekommt den Ball auf jeden Fall: Dort schadet er am wenigsten.</translation>
    </message>
    <message>
        <source>With the ball on {square} most is to be won.</source>
        <translation>Mit dem Ball auf {square} ist am meisten zu gewinnen.</translation>
    </message>
    <message>
        <source>{pawn} reaches the ball, and is the best for it.</source>
        <translation>{pawn} erreicht den Ball und ist der Beste dafür.</translation>
    </message>
    <message>
        <source>On {square} a pass to {pawn} is a shot.</source>
        <translation>Auf {square} wird ein Pass zu {pawn} ein Schuss.</translation>
    </message>
    <message>
        <source>On {square} {pawn} takes an opponent out of the game.</source>
        <translation>Auf {square} nimmt {pawn} einen Gegner aus dem Spiel.</translation>
    </message>
    <message>
        <source>{pawn} is needed further forward.</source>
        <translation>{pawn} wird weiter vorn gebraucht.</translation>
    </message>
    <message>
        <source>There {pawn} stands best for what is coming.</source>
        <translation>Dort steht {pawn} am besten für das, was kommt.</translation>
    </message>
    <message>
        <source>The keeper belongs before his goal.</source>
        <translation>Der Torwart gehört vor sein Tor.</translation>
    </message>
    <message>
        <source>A shot is a goal with {chance} %.</source>
        <translation>Ein Schuss ist zu {chance} % ein Tor.</translation>
    </message>
    <message>
        <source>A roll can bring more than a step of the keeper.</source>
        <translation>Ein Wurf kann mehr bringen als ein Schritt des Torwarts.</translation>
    </message>
    <message>
        <source>From there most rolls of the corner find somebody.</source>
        <translation>Von dort finden die meisten Würfe der Ecke jemanden.</translation>
    </message>
    <message>
        <source>Everybody stands well for the corner.</source>
        <translation>Alle stehen gut für die Ecke.</translation>
    </message>
    <message>
        <source>It makes no difference: take either.</source>
        <translation>Es macht keinen Unterschied: Nimm eines von beiden.</translation>
    </message>
    <message>
        <source>In the middle the way is short to everything.</source>
        <translation>In der Mitte ist es zu allem nah.</translation>
    </message>
    <message>
        <source>This promises most.</source>
        <translation>Das verspricht am meisten.</translation>
    </message>
</context>
<context>
    <name>BribeScene</name>
    <message>
        <source>{seat} has a little something for {referee}</source>
        <translation>{seat} hat eine Kleinigkeit für {referee}</translation>
    </message>
    <message>
        <source>{referee} sees nothing, and counts it</source>
        <translation>{referee} sieht nichts und zählt nach</translation>
    </message>
    <message>
        <source>{referee} wants none of it</source>
        <translation>{referee} will nichts davon wissen</translation>
    </message>
    <message>
        <source>{referee} has a price</source>
        <translation>{referee} hat einen Preis</translation>
    </message>
</context>
<context>
    <name>Bribes</name>
    <message>
        <source>✓ {seat}: {amount} for {team:the}, accepted</source>
        <translation>✓ {seat}: {amount} für {team:akk}, angenommen</translation>
    </message>
    <message>
        <source>✕ {seat}: {amount} for {team:the}, refused</source>
        <translation>✕ {seat}: {amount} für {team:akk}, abgelehnt</translation>
    </message>
    <message>
        <source>→ {seat} asks {amount} for {team:the}</source>
        <translation>→ {seat} verlangt {amount} für {team:akk}</translation>
    </message>
    <message>
        <source>? {seat}: {amount} for {team:the}, not yet answered</source>
        <translation>? {seat}: {amount} für {team:akk}, noch unbeantwortet</translation>
    </message>
    <message>
        <source>Team the bribe is for</source>
        <translation>Mannschaft, für die bestochen wird</translation>
    </message>
    <message>
        <source>Amount of the bribe</source>
        <translation>Höhe der Bestechung</translation>
    </message>
    <message>
        <source>Offer the bribe</source>
        <translation>Geld bieten</translation>
    </message>
    <message>
        <source>Let {seat} make an offer</source>
        <translation>{seat} bieten lassen</translation>
    </message>
    <message>
        <source>Pay {amount} for {team:the}</source>
        <translation>{amount} für {team:akk} zahlen</translation>
    </message>
    <message>
        <source>Offers left in this match: {left}, and one for {team:the} from {price} on that does not count.</source>
        <translation>Angebote in diesem Spiel: noch {left}, und eines für {team:akk} ab {price}, das nicht zählt.</translation>
    </message>
    <message>
        <source>Offers left in this match: {left}, and for each team one at his price that does not count.</source>
        <translation>Angebote in diesem Spiel: noch {left}, und für jede Mannschaft eines zu seinem Preis, das nicht zählt.</translation>
    </message>
    <message>
        <source>Offers left in this match: {left}. Accepted money is paid at once and never returned.</source>
        <translation>Angebote übrig in diesem Spiel: {left}. Angenommenes Geld fließt sofort und kommt nie zurück.</translation>
    </message>
    <message>
        <source>No referee, nobody to bribe (S4.8).</source>
        <translation>Kein Schiedsrichter, niemand zu bestechen (S4.8).</translation>
    </message>
    <message>
        <source>No bribes in a shoot-out (S8.3).</source>
        <translation>Im Elfmeterschießen wird nicht bestochen (S8.3).</translation>
    </message>
    <message>
        <source>The referee waits for offers (S4.7).</source>
        <translation>Der Schiedsrichter wartet auf Angebote (S4.7).</translation>
    </message>
    <message>
        <source>Three offers a match are the most (S4.7).</source>
        <translation>Mehr als drei Angebote pro Spiel gibt es nicht (S4.7).</translation>
    </message>
    <message>
        <source>Offers are made at stoppages, and when the referee decides on a die or the edge (S4.7).</source>
        <translation>Bieten darfst du in Unterbrechungen und wenn der Schiedsrichter über Wurf oder Strafraumgrenze entscheidet (S4.7).</translation>
    </message>
</context>
<context>
    <name>CardFacts</name>
    <message>
        <source>Attacks only when this team has the ball (S3.4).</source>
        <translation>Angreifen darf nur, wer am Ball ist (S3.4).</translation>
    </message>
    <message>
        <source>Meets only a shot that is on target (S5.2).</source>
        <translation>Hilft nur gegen einen Schuss, der aufs Tor kommt (S5.2).</translation>
    </message>
    <message>
        <source>Answers only an attack of the other team (S5.1).</source>
        <translation>Antwortet nur auf einen Angriff der anderen (S5.1).</translation>
    </message>
    <message>
        <source>Is played {moment} (S5.11).</source>
        <translation>Wird {moment} gespielt (S5.11).</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Only a red card is asked for now (S5.11).</source>
        <translation>Jetzt ist nur nach einer roten Karte gefragt (S5.11).</translation>
    </message>
    <message>
        <source>The shot is on its way: only a keeper can stop it (S5.6).</source>
        <translation>Der Schuss ist unterwegs: Nur ein Torwart hält ihn noch auf (S5.6).</translation>
    </message>
    <message>
        <source>Choose a card first; this one is added to it (S5.11).</source>
        <translation>Erst eine Karte aussuchen; diese kommt dazu (S5.11).</translation>
    </message>
    <message>
        <source>Does not go with the chosen card (S5.11).</source>
        <translation>Passt nicht zur ausgesuchten Karte (S5.11).</translation>
    </message>
    <message>
        <source>Joins a blue keeper, and only if both together save the shot (S5.14).</source>
        <translation>Kommt zu einem blauen Torwart dazu, und nur, wenn beide zusammen halten (S5.14).</translation>
    </message>
    <message>
        <source>A blue keeper that saves must be played first (S8.4).</source>
        <translation>Ein blauer Torwart, der hält, muss zuerst gespielt werden (S8.4).</translation>
    </message>
    <message>
        <source>Not against an attack from this place (S5.4).</source>
        <translation>Nicht gegen einen Angriff von dieser Stelle (S5.4).</translation>
    </message>
    <message>
        <source>Not in this stage of the tournament (S5.11).</source>
        <translation>Nicht in dieser Runde des Turniers (S5.11).</translation>
    </message>
    <message>
        <source>Only in extra time (S8.2).</source>
        <translation>Nur in der Verlängerung (S8.2).</translation>
    </message>
    <message>
        <source>Not in this period of the match (S5.11).</source>
        <translation>Nicht in diesem Abschnitt des Spiels (S5.11).</translation>
    </message>
    <message>
        <source>Not at this score (S5.11).</source>
        <translation>Nicht bei diesem Spielstand (S5.11).</translation>
    </message>
    <message>
        <source>Only for the home team (S5.11).</source>
        <translation>Nur für die Heimmannschaft (S5.11).</translation>
    </message>
    <message>
        <source>Only for the visitors (S5.11).</source>
        <translation>Nur für die Gäste (S5.11).</translation>
    </message>
    <message>
        <source>Not for an attack from this place (S5.11).</source>
        <translation>Nicht bei einem Angriff von dieser Stelle (S5.11).</translation>
    </message>
    <message>
        <source>Not against this opponent (S5.11).</source>
        <translation>Nicht gegen diesen Gegner (S5.11).</translation>
    </message>
    <message>
        <source>Not with this referee (S5.11).</source>
        <translation>Nicht bei diesem Schiedsrichter (S5.11).</translation>
    </message>
</context>
<context>
    <name>CardLabel</name>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Star card</source>
        <translation>Starkarte</translation>
    </message>
    <message>
        <source>{kind} {value}</source>
        <translation>{kind} {value}</translation>
    </message>
    <message>
        <source>red {name}</source>
        <translation>{name}, rot</translation>
    </message>
    <message>
        <source>{title} ({name})</source>
        <translation>{title} ({name})</translation>
    </message>
    <message>
        <source>{moment}.</source>
        <comment>on a card, after the sign of the moment</comment>
        <translation>{moment}.</translation>
    </message>
    <message>
        <source>On a die of 1: own goal of the defenders.</source>
        <translation>Bei einer 1: Eigentor der Verteidiger.</translation>
    </message>
    <message>
        <source>{title} ({colour}, {name}).</source>
        <translation>{title} ({colour}, {name}).</translation>
    </message>
    <message>
        <source>Play {moment}.</source>
        <translation>Zu spielen {moment}.</translation>
    </message>
    <message>
        <source>Only against attacks inside the area.</source>
        <translation>Nur gegen Angriffe im Strafraum.</translation>
    </message>
    <message>
        <source>Only against attacks on the edge.</source>
        <translation>Nur gegen Angriffe an der Strafraumgrenze.</translation>
    </message>
    <message>
        <source>Only against attacks from outside.</source>
        <translation>Nur gegen Angriffe von draußen.</translation>
    </message>
    <message>
        <source>Only against attacks inside or on the edge.</source>
        <translation>Nur gegen Angriffe im Strafraum oder an der Strafraumgrenze.</translation>
    </message>
    <message>
        <source>Only against attacks inside or from outside.</source>
        <translation>Nur gegen Angriffe im Strafraum oder von draußen.</translation>
    </message>
    <message>
        <source>Only against attacks on the edge or from outside.</source>
        <translation>Nur gegen Angriffe an der Strafraumgrenze oder von draußen.</translation>
    </message>
    <message>
        <source>group match</source>
        <translation>Gruppenspiel</translation>
    </message>
    <message>
        <source>Only in: {stages}.</source>
        <translation>Nur hier: {stages}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Only against {teams:the}.</source>
        <translation>Nur gegen {teams:akk}.</translation>
    </message>
    <message>
        <source>If the whistle goes: {effect}</source>
        <translation>Wird gepfiffen: {effect}</translation>
    </message>
    <message>
        <source>If play goes on: {effect}</source>
        <translation>Geht es weiter: {effect}</translation>
    </message>
    <message>
        <source>, or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>inside the area</source>
        <translation>im Strafraum</translation>
    </message>
    <message>
        <source>on the edge</source>
        <translation>Strafraumgrenze</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>draußen</translation>
    </message>
    <message>
        <source>Counts as an attack of {value}.</source>
        <translation>Zählt als Angriff {value}.</translation>
    </message>
    <message>
        <source>Counts as a swallow of {value}.</source>
        <translation>Zählt als Schwalbe {value}.</translation>
    </message>
    <message>
        <source>Counts as a rough goal of {value}.</source>
        <translation>Zählt als Rüpeltor {value}.</translation>
    </message>
    <message>
        <source>Counts as a foul of {value}.</source>
        <translation>Zählt als Foul {value}.</translation>
    </message>
    <message>
        <source>Counts as an offside of {value}.</source>
        <translation>Zählt als Abseits {value}.</translation>
    </message>
    <message>
        <source>Counts as a keeper of {value}.</source>
        <translation>Zählt als Torwart {value}.</translation>
    </message>
    <message>
        <source>Only in {facts}.</source>
        <translation>Nur {facts}.</translation>
    </message>
    <message>
        <source>Only when {facts}.</source>
        <translation>Nur {facts}.</translation>
    </message>
    <message>
        <source>Only {facts}.</source>
        <translation>Nur {facts}.</translation>
    </message>
    <message>
        <source>Only if {facts}.</source>
        <translation>Nur, wenn {facts}.</translation>
    </message>
    <message>
        <source>Only if the attack is {places}.</source>
        <translation>Nur, wenn der Angriff {places} ist.</translation>
    </message>
    <message>
        <source>normal time</source>
        <translation>in der regulären Spielzeit</translation>
    </message>
    <message>
        <source>extra time</source>
        <translation>in der Verlängerung</translation>
    </message>
    <message>
        <source>the shoot-out</source>
        <translation>im Elfmeterschießen</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>bei eigener Führung</translation>
    </message>
    <message>
        <source>level</source>
        <translation>bei Gleichstand</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>bei eigenem Rückstand</translation>
    </message>
    <message>
        <source>at home</source>
        <translation>daheim</translation>
    </message>
    <message>
        <source>away</source>
        <translation>auswärts</translation>
    </message>
    <message>
        <source>a referee is there</source>
        <translation>es einen Schiedsrichter gibt</translation>
    </message>
    <message>
        <source>there is no referee</source>
        <translation>es keinen Schiedsrichter gibt</translation>
    </message>
    <message>
        <source>the referee is bribed</source>
        <translation>der Schiedsrichter bestochen ist</translation>
    </message>
    <message>
        <source>the referee is not bribed</source>
        <translation>der Schiedsrichter nicht bestochen ist</translation>
    </message>
    <message>
        <source>The die is rolled again.</source>
        <translation>Es wird noch einmal gewürfelt.</translation>
    </message>
    <message>
        <source>The attack comes to nothing.</source>
        <translation>Der Angriff verpufft.</translation>
    </message>
    <message>
        <source>Nobody is sent off.</source>
        <translation>Niemand fliegt vom Platz.</translation>
    </message>
    <message>
        <source>You attack once more.</source>
        <translation>Du greifst noch einmal an.</translation>
    </message>
    <message>
        <source>Goal!</source>
        <translation>Tor!</translation>
    </message>
    <message>
        <source>Own goal of the others: it counts for you.</source>
        <translation>Eigentor der anderen: Es zählt für dich.</translation>
    </message>
    <message>
        <source>Free kick for you.</source>
        <translation>Freistoß für dich.</translation>
    </message>
    <message>
        <source>Penalty for you.</source>
        <translation>Elfmeter für dich.</translation>
    </message>
    <message>
        <source>The referee leaves this roll alone.</source>
        <translation>Der Schiedsrichter lässt diesen Wurf in Ruhe.</translation>
    </message>
    <message>
        <source>Adds to a blue keeper; counts only if both together save.</source>
        <translation>Kommt zu einem blauen Torwart dazu; zählt nur, wenn beide zusammen halten.</translation>
    </message>
    <message>
        <source>It happens inside the area.</source>
        <translation>Es geschieht im Strafraum.</translation>
    </message>
    <message>
        <source>It happens on the edge.</source>
        <translation>Es geschieht an der Strafraumgrenze.</translation>
    </message>
    <message>
        <source>It happens outside.</source>
        <translation>Es geschieht draußen.</translation>
    </message>
    <message>
        <source>{amount} on the roll.</source>
        <translation>{amount} auf den Wurf.</translation>
    </message>
    <message>
        <source>{amount} on the attack.</source>
        <translation>{amount} auf den Angriff.</translation>
    </message>
    <message>
        <source>{amount} on the foul or offside.</source>
        <translation>{amount} auf Foul oder Abseits.</translation>
    </message>
    <message>
        <source>{amount} on the shot.</source>
        <translation>{amount} auf den Schuss.</translation>
    </message>
    <message>
        <source>instead of a green</source>
        <translation>anstelle einer grünen</translation>
    </message>
    <message>
        <source>with your attack</source>
        <translation>zum eigenen Angriff</translation>
    </message>
    <message>
        <source>before your free kick or penalty</source>
        <translation>vor dem eigenen Freistoß oder Elfmeter</translation>
    </message>
    <message>
        <source>after your shot fell short</source>
        <translation>nach einem zu schwachen eigenen Schuss</translation>
    </message>
    <message>
        <source>instead of a blue</source>
        <translation>anstelle einer blauen</translation>
    </message>
    <message>
        <source>with your foul or offside</source>
        <translation>zum eigenen Foul oder Abseits</translation>
    </message>
    <message>
        <source>instead of a keeper</source>
        <translation>anstelle eines Torwarts</translation>
    </message>
    <message>
        <source>after a goal against you</source>
        <translation>nach einem Gegentor</translation>
    </message>
    <message>
        <source>after a foul roll</source>
        <translation>nach einem Foulwurf</translation>
    </message>
    <message>
        <source>after an offside roll</source>
        <translation>nach einem Abseitswurf</translation>
    </message>
    <message>
        <source>after a swallow roll</source>
        <translation>nach einem Schwalbenwurf</translation>
    </message>
    <message>
        <source>after a rough goal&apos;s roll</source>
        <translation>nach einem Rüpeltorwurf</translation>
    </message>
    <message>
        <source>when one of yours is sent off</source>
        <translation>bei einem Platzverweis gegen dich</translation>
    </message>
    <message>
        <source>at a stoppage</source>
        <translation>in einer Unterbrechung</translation>
    </message>
    <message>
        <source>before the match</source>
        <translation>vor dem Spiel</translation>
    </message>
    <message>
        <source>in the shoot-out</source>
        <translation>im Elfmeterschießen</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) blind from the pile.</source>
        <translation>
            <numerusform>Zieh %n Karte blind aus dem Stapel.</numerusform>
            <numerusform>Zieh %n Karten blind aus dem Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s).</source>
        <translation>
            <numerusform>Zieh %n Karte.</numerusform>
            <numerusform>Zieh %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n green card(s).</source>
        <translation>
            <numerusform>Zieh %n grüne Karte.</numerusform>
            <numerusform>Zieh %n grüne Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n blue card(s).</source>
        <translation>
            <numerusform>Zieh %n blaue Karte.</numerusform>
            <numerusform>Zieh %n blaue Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n red card(s).</source>
        <translation>
            <numerusform>Zieh %n rote Karte.</numerusform>
            <numerusform>Zieh %n rote Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) of yours.</source>
        <translation>
            <numerusform>Wirf %n eigene Karte ab.</numerusform>
            <numerusform>Wirf %n eigene Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n green card(s) of yours.</source>
        <translation>
            <numerusform>Wirf %n eigene grüne Karte ab.</numerusform>
            <numerusform>Wirf %n eigene grüne Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n blue card(s) of yours.</source>
        <translation>
            <numerusform>Wirf %n eigene blaue Karte ab.</numerusform>
            <numerusform>Wirf %n eigene blaue Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n red card(s) of yours.</source>
        <translation>
            <numerusform>Wirf %n eigene rote Karte ab.</numerusform>
            <numerusform>Wirf %n eigene rote Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at their hand and injure %n card(s) of your choice.</source>
        <translation>
            <numerusform>Sieh dir ihre Hand an und verletze %n Karte deiner Wahl.</numerusform>
            <numerusform>Sieh dir ihre Hand an und verletze %n Karten deiner Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n card(s) by injury.</source>
        <translation>
            <numerusform>Die anderen verlieren %n Karte durch Verletzung.</numerusform>
            <numerusform>Die anderen verlieren %n Karten durch Verletzung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n green card(s) by injury.</source>
        <translation>
            <numerusform>Die anderen verlieren %n grüne Karte durch Verletzung.</numerusform>
            <numerusform>Die anderen verlieren %n grüne Karten durch Verletzung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n blue card(s) by injury.</source>
        <translation>
            <numerusform>Die anderen verlieren %n blaue Karte durch Verletzung.</numerusform>
            <numerusform>Die anderen verlieren %n blaue Karten durch Verletzung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n red card(s) by injury.</source>
        <translation>
            <numerusform>Die anderen verlieren %n rote Karte durch Verletzung.</numerusform>
            <numerusform>Die anderen verlieren %n rote Karten durch Verletzung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the others.</source>
        <translation>
            <numerusform>Nimm den anderen %n Karte weg.</numerusform>
            <numerusform>Nimm den anderen %n Karten weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n green card(s) from the others.</source>
        <translation>
            <numerusform>Nimm den anderen %n grüne Karte weg.</numerusform>
            <numerusform>Nimm den anderen %n grüne Karten weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n blue card(s) from the others.</source>
        <translation>
            <numerusform>Nimm den anderen %n blaue Karte weg.</numerusform>
            <numerusform>Nimm den anderen %n blaue Karten weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n red card(s) from the others.</source>
        <translation>
            <numerusform>Nimm den anderen %n rote Karte weg.</numerusform>
            <numerusform>Nimm den anderen %n rote Karten weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n card(s) you played in this match to your hand.</source>
        <translation>
            <numerusform>Nimm %n in diesem Spiel gespielte Karte zurück auf die Hand.</numerusform>
            <numerusform>Nimm %n in diesem Spiel gespielte Karten zurück auf die Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n green card(s) you played in this match to your hand.</source>
        <translation>
            <numerusform>Nimm %n in diesem Spiel gespielte grüne Karte zurück auf die Hand.</numerusform>
            <numerusform>Nimm %n in diesem Spiel gespielte grüne Karten zurück auf die Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n blue card(s) you played in this match to your hand.</source>
        <translation>
            <numerusform>Nimm %n in diesem Spiel gespielte blaue Karte zurück auf die Hand.</numerusform>
            <numerusform>Nimm %n in diesem Spiel gespielte blaue Karten zurück auf die Hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardZoom</name>
    <message>
        <source>{first} and {second} side by side</source>
        <translation>{first} und {second} nebeneinander</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ChampionshipScreen</name>
    <message>
        <source>Next: {game}.</source>
        <translation>Als Nächstes: {game}.</translation>
    </message>
    <message>
        <source>{game} has been begun.</source>
        <translation>{game} ist begonnen.</translation>
    </message>
    <message>
        <source>It ends level.</source>
        <translation>Unentschieden, beide haben gleich viele Punkte.</translation>
    </message>
    <message>
        <source>{champion} has won the championship.</source>
        <translation>{champion} gewinnt die Meisterschaft.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>House championship: 3 points a win, 1 a draw</source>
        <translation>Hausmeisterschaft: 3 Punkte für einen Sieg, 1 für ein Unentschieden</translation>
    </message>
    <message>
        <source>{one} {first} : {second} {two}</source>
        <translation>{one} {first} : {second} {two}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>ChampionshipSetUp</name>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Mitspieler heißen gleich.</translation>
    </message>
    <message>
        <source>Choose at least one game.</source>
        <translation>Wähle mindestens ein Spiel.</translation>
    </message>
    <message>
        <source>Each meets each; every match day is played in the next of these games.</source>
        <translation>Jeder gegen jeden; jeder Spieltag wird im nächsten dieser Spiele ausgetragen.</translation>
    </message>
    <message>
        <source>One match in each of these games.</source>
        <translation>Ein Spiel in jedem von ihnen.</translation>
    </message>
    <message>
        <source>{one} against {two}</source>
        <translation>{one} gegen {two}</translation>
    </message>
    <message>
        <source>House championship</source>
        <translation>Hausmeisterschaft</translation>
    </message>
    <message>
        <source>New championship</source>
        <translation>Neue Meisterschaft</translation>
    </message>
    <message>
        <source>All games of the house: 3 points a win, 1 a draw</source>
        <translation>Alle Spiele des Hauses: 3 Punkte für einen Sieg, 1 für ein Unentschieden</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Everything twice, home and away changed</source>
        <translation>Alles zweimal, Heim und Gast getauscht</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Begin the championship</source>
        <translation>Meisterschaft beginnen</translation>
    </message>
</context>
<context>
    <name>ChancesPage</name>
    <message>
        <source>The chances are being worked out …</source>
        <translation>Die Aussichten werden berechnet …</translation>
    </message>
    <message>
        <source>end</source>
        <comment>on an axis: when the game is over</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>in the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>before match {number}</source>
        <translation>vor Spiel {number}</translation>
    </message>
    <message>
        <source>The most was expected of {seat}, and {seat} earned the most</source>
        <translation>Von {seat} war am meisten erwartet worden, und {seat} hat am meisten eingenommen</translation>
    </message>
    <message>
        <source>The most was expected of {first}, but {seat} earned it</source>
        <translation>Am meisten erwartet war von {first}, eingenommen hat es {seat}</translation>
    </message>
    <message>
        <source>What each player could expect in prize money and bets, going by the strength and cards of all teams; in the end, what came of it.</source>
        <translation>Was jeder Mitspieler an Prämien und Wettgewinnen erwarten durfte, nach Stärke und Karten aller Mannschaften; am Ende, was daraus wurde.</translation>
    </message>
    <message>
        <source>Chances over time: expected pay-out by player</source>
        <translation>Aussichten im Verlauf: erwartete Auszahlung je Mitspieler</translation>
    </message>
    <message>
        <source>How likely the favourites were to win the tournament, by strength and cards.</source>
        <translation>Wie wahrscheinlich die Favoriten das Turnier gewinnen, nach Stärke und Karten.</translation>
    </message>
    <message>
        <source>Chances over time: who wins the tournament</source>
        <translation>Aussichten im Verlauf: wer das Turnier gewinnt</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>{name}: {first} at first, at most {most}, {last} in the end.</source>
        <translation>{name}: {first} am Anfang, höchstens {most}, {last} am Ende.</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Nach Mitspielern</translation>
    </message>
    <message>
        <source>By team</source>
        <translation>Nach Mannschaften</translation>
    </message>
    <message>
        <source>Whose chances are shown</source>
        <translation>Wessen Aussichten gezeigt werden</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Rule {clause}</source>
        <translation>Regel {clause}</translation>
    </message>
    <message>
        <source>{referee} referees; the objection is kept for later.</source>
        <translation>{referee} pfeift; der Einspruch bleibt für später.</translation>
    </message>
    <message>
        <source>{referee} referees; no later match needs the objection.</source>
        <translation>{referee} pfeift; der Einspruch wird in keinem späteren Spiel mehr gebraucht.</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key: accept the referee</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>{referee} does not referee this match. You can do this once in the tournament.</source>
        <translation>{referee} pfeift dieses Spiel nicht. Das kannst du nur einmal im Turnier.</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: reject the referee</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>{purpose}: {outcome}.</source>
        <translation>{purpose}: {outcome}.</translation>
    </message>
    <message>
        <source>The referee is bound to {team:the} already.</source>
        <translation>Der Schiedsrichter ist schon an {team:akk} gebunden.</translation>
    </message>
    <message>
        <source>Bound to both teams: nothing may be decided any more.</source>
        <translation>An beide gebunden: Entschieden wird gar nichts mehr.</translation>
    </message>
    <message>
        <source>Until the final whistle: no roll changed, nothing ruled and no penalty given against {team:the}.</source>
        <translation>Bis zum Abpfiff kein Würfel, keine Entscheidung und kein Elfmeter aus heiterem Himmel gegen {team:akk}.</translation>
    </message>
    <message>
        <source>The money stays where it is; all may see it.</source>
        <translation>Das Geld bleibt, wo es ist; alle dürfen es sehen.</translation>
    </message>
    <message>
        <source>All hear it; for that sum anybody may offer once more.</source>
        <translation>Alle hören es; für diese Summe darf jeder noch einmal bieten.</translation>
    </message>
    <message>
        <source>Refuse and ask for</source>
        <translation>Ablehnen und verlangen</translation>
    </message>
    <message>
        <source>The envelope stays empty.</source>
        <translation>Der Umschlag bleibt leer.</translation>
    </message>
    <message>
        <source>If he takes it, he does nothing more against {team:the}; he may give the penalty.</source>
        <translation>Nimmt er es, entscheidet er nichts mehr gegen {team:akk}; den Elfmeter darf er geben.</translation>
    </message>
    <message>
        <source>Money for {team:the}</source>
        <translation>Geld für {team:akk}</translation>
    </message>
    <message>
        <source>All go back, and you are bound to nobody.</source>
        <translation>Alle gehen zurück, und du bist an niemanden gebunden.</translation>
    </message>
    <message>
        <source>{amount} from {seat}</source>
        <translation>{amount} von {seat}</translation>
    </message>
    <message>
        <source>For {team:the}: nothing more against them. The penalty you need not give.</source>
        <translation>Für {team:akk}: danach nichts mehr gegen diese Mannschaft. Den Elfmeter musst du nicht geben.</translation>
    </message>
    <message>
        <source>For {team:the}. Then you are bound to both teams and give no penalty at all.</source>
        <translation>Für {team:akk}. Dann bist du an beide gebunden und gibst gar keinen Elfmeter.</translation>
    </message>
    <message>
        <source>Level: extra time follows.</source>
        <translation>Unentschieden: Es folgt die Verlängerung.</translation>
    </message>
    <message>
        <source>Level: the shoot-out follows.</source>
        <translation>Unentschieden: Es folgt das Elfmeterschießen.</translation>
    </message>
    <message>
        <source>The match ends {home}–{away}.</source>
        <translation>Das Spiel endet {home}:{away}.</translation>
    </message>
    <message>
        <source>Once in the tournament. {needs}</source>
        <translation>Einmal im Turnier. {needs}</translation>
    </message>
    <message>
        <source>The penalty out of the blue has been given already.</source>
        <translation>Der Elfmeter aus heiterem Himmel ist schon vergeben.</translation>
    </message>
    <message>
        <source>Not in a shoot-out.</source>
        <translation>Nicht im Elfmeterschießen.</translation>
    </message>
    <message>
        <source>Barred: the referee took money for both teams.</source>
        <translation>Gesperrt: Der Schiedsrichter hat für beide Geld genommen.</translation>
    </message>
    <message>
        <source>Not in normal time of a knock-out match while it is level.</source>
        <translation>Nicht in der regulären Spielzeit eines K.-o.-Spiels, solange es unentschieden steht.</translation>
    </message>
    <message>
        <source>Only at a stoppage.</source>
        <translation>Nur in einer Unterbrechung.</translation>
    </message>
    <message>
        <source>Barred: the referee took money for {team:the}.</source>
        <translation>Gesperrt: Der Schiedsrichter hat für {team:akk} Geld genommen.</translation>
    </message>
    <message>
        <source>{what} Good for {team:the}.</source>
        <translation>{what} Gut für {team:akk}.</translation>
    </message>
    <message>
        <source>{what} Against Germany: banned from refereeing after this match.</source>
        <translation>{what} Gegen Deutschland: nach diesem Spiel als Schiedsrichter gesperrt.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Reject the referee</source>
        <translation>Schiedsrichter ablehnen</translation>
    </message>
    <message>
        <source>Let {total} stand</source>
        <translation>{total} stehen lassen</translation>
    </message>
    <message>
        <source>Inside: penalty</source>
        <translation>Drinnen: Elfmeter</translation>
    </message>
    <message>
        <source>Outside: free kick</source>
        <translation>Draußen: Freistoß</translation>
    </message>
    <message>
        <source>Refuse and ask for {amount}</source>
        <translation>Ablehnen und {amount} verlangen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Put nothing in</source>
        <translation>Nichts hineinlegen</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Keinen nehmen</translation>
    </message>
    <message>
        <source>Blow the whistle</source>
        <translation>Abpfeifen</translation>
    </message>
    <message>
        <source>Penalty for {team:the}</source>
        <translation>Elfmeter für {team:akk}</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>{time} · the clock stands still</source>
        <translation>{time} · die Uhr steht</translation>
    </message>
    <message>
        <source>{time} for each decision</source>
        <translation>{time} für jede Entscheidung</translation>
    </message>
    <message>
        <source>{time} for this decision</source>
        <translation>noch {time} für diese Entscheidung</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>{time} to the whistle</source>
        <translation>Noch {time} bis zum Pfiff</translation>
    </message>
    <message>
        <source>{minutes} minutes left of the evening</source>
        <translation>Noch {minutes} Minuten Abend</translation>
    </message>
    <message>
        <source>{time} left of the evening</source>
        <translation>Noch {time} Abend</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>So long for each decision</source>
        <translation>So lange für jede Entscheidung</translation>
    </message>
    <message>
        <source>So long for each player</source>
        <translation>So lange für jeden Spieler</translation>
    </message>
    <message>
        <source>So long for a match, or a half</source>
        <translation>So lange für ein Spiel oder eine Halbzeit</translation>
    </message>
    <message>
        <source>So long for the evening</source>
        <translation>So lange für den Abend</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Nobody is in a hurry.</source>
        <translation>Niemand hat es eilig.</translation>
    </message>
    <message>
        <source>When the time is up, the most modest answer is given: a pass, a refusal, the smallest sum. The saved game says so.</source>
        <translation>Ist die Zeit um, gilt die bescheidenste Antwort: passen, ablehnen, die kleinste Summe. Der Spielstand vermerkt es.</translation>
    </message>
    <message>
        <source>When the time is up, the clock says so, and nothing else happens.</source>
        <translation>Ist die Zeit um, sagt es die Uhr, und sonst geschieht nichts.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>Die Uhr läuft</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Zeit für eine Entscheidung</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Time up is time up</source>
        <translation>Um ist um</translation>
    </message>
</context>
<context>
    <name>CoachNote</name>
    <message>
        <source>Read on</source>
        <translation>Weiterlesen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>This screen: {name}</source>
        <translation>Dieser Bildschirm: {name}</translation>
    </message>
    <message>
        <source>This screen</source>
        <translation>Diese Ansicht</translation>
    </message>
</context>
<context>
    <name>Commentary</name>
    <message>
        <source>In the commentary: open the card it speaks of</source>
        <translation>Im Kommentar: die Karte öffnen, von der er spricht</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
</context>
<context>
    <name>CommentaryLines</name>
    <message>
        <source>Commentary, newest first</source>
        <translation>Kommentar, das Neueste zuerst</translation>
    </message>
</context>
<context>
    <name>Confessions</name>
    <message>
        <source>{deed}, about {amount}</source>
        <translation>{deed}, etwa {amount}</translation>
    </message>
    <message>
        <source>{deed}: {why}.</source>
        <translation>{deed}: {why}.</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Pace: {pace}</source>
        <translation>Tempo: {pace}</translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message>
        <source>Let play go on</source>
        <translation>Das Spiel laufen lassen</translation>
    </message>
    <message>
        <source>{team}, {bet}</source>
        <translation>{team}, {bet}</translation>
    </message>
    <message>
        <source>Hand in the slip</source>
        <translation>Den Schein abgeben</translation>
    </message>
    <message>
        <source>Offer {amount} for {team:the}</source>
        <translation>{amount} für {team:akk} bieten</translation>
    </message>
    <message>
        <source>Ask {amount} for {team:the}</source>
        <translation>{amount} für {team:akk} verlangen</translation>
    </message>
    <message>
        <source>{amount} for {team:the} into the envelope</source>
        <translation>{amount} für {team:akk} in den Umschlag</translation>
    </message>
    <message>
        <source>Take the envelope of {seat}</source>
        <translation>Den Umschlag von {seat} nehmen</translation>
    </message>
    <message>
        <source>for certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>fast nie</translation>
    </message>
    <message numerus="yes">
        <source>about %n time(s) in a hundred</source>
        <translation>
            <numerusform>in etwa %n von 100 Fällen</numerusform>
            <numerusform>in etwa %n von 100 Fällen</numerusform>
        </translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation>so gut wie nichts</translation>
    </message>
    <message>
        <source>about {amount}</source>
        <translation>etwa {amount}</translation>
    </message>
    <message>
        <source>Played out many times, this promises most.</source>
        <translation>Viele Male durchgespielt, verspricht das am meisten.</translation>
    </message>
    <message>
        <source>This card has the best chance for what it costs: on its own it scores {chance}.</source>
        <translation>Diese Karte bietet für ihren Preis die beste Aussicht: Für sich allein trifft sie {chance}.</translation>
    </message>
    <message>
        <source>The cards are of no use later, and on its own this one scores {chance}.</source>
        <translation>Später nützen die Karten nichts mehr, und diese trifft für sich allein {chance}.</translation>
    </message>
    <message>
        <source>The cards will be worth more later: the best attack would cost {gain}.</source>
        <translation>Die Karten sind später mehr wert: Der beste Angriff würde {gain} kosten.</translation>
    </message>
    <message>
        <source>An attack would bring about as much as it costs: the cards will do as well later.</source>
        <translation>Ein Angriff brächte etwa so viel, wie er kostet: Die Karten tun später denselben Dienst.</translation>
    </message>
    <message>
        <source>This card hardly ever scores, but it costs nothing of value and keeps the right to attack again.</source>
        <translation>Diese Karte trifft kaum je, kostet aber nichts von Wert und erhält das Recht, weiter anzugreifen.</translation>
    </message>
    <message>
        <source>There is more money in it if {team:the} do not win.</source>
        <translation>Es bringt mehr Geld, wenn {team:nom} nicht {team:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>A green card has to be played, but there is more money in it if {team:the} do not win.</source>
        <translation>Eine grüne Karte muss sein, aber es bringt mehr Geld, wenn {team:nom} nicht {team:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>Of all ways in which the match may go on, this pays best.</source>
        <translation>Wie das Spiel auch weitergehen mag: So springt im Schnitt am meisten heraus.</translation>
    </message>
    <message>
        <source>A draw is nearly as good as a win here, and a defeat would cost {worth}: there is no need to risk it.</source>
        <translation>Ein Unentschieden ist hier fast so gut wie ein Sieg, und eine Niederlage würde {worth} kosten: Da lohnt kein Wagnis.</translation>
    </message>
    <message>
        <source>Played now it brings {gain} more, and after the match it is back in the hand.</source>
        <translation>Jetzt gespielt, bringt sie {gain} mehr, und nach dem Spiel ist sie wieder auf der Hand.</translation>
    </message>
    <message>
        <source>It does as much now as later, and after the match it is back in the hand.</source>
        <translation>Sie nützt jetzt so viel wie später, und nach dem Spiel ist sie wieder auf der Hand.</translation>
    </message>
    <message>
        <source>Each red card can be used once a match: a later moment promises more than this one.</source>
        <translation>Jede rote Karte wirkt nur einmal im Spiel: Ein späterer Moment verspricht mehr als dieser.</translation>
    </message>
    <message>
        <source>Each red card can be used once a match, and here it would change little.</source>
        <translation>Jede rote Karte wirkt nur einmal im Spiel, und hier würde sie wenig ändern.</translation>
    </message>
    <message>
        <source>Unanswered, the shot goes in {chance} and costs {worth}: that is worth the card.</source>
        <translation>Ohne Antwort ist der Schuss {chance} drin und kostet {worth}: Das ist die Karte wert.</translation>
    </message>
    <message>
        <source>Unanswered, the shot goes in {chance} and costs {worth}; an answer saves about what its card is worth: it comes to much the same.</source>
        <translation>Ohne Antwort ist der Schuss {chance} drin und kostet {worth}; eine Antwort rettet etwa so viel, wie ihre Karte wert ist: Es ist fast einerlei.</translation>
    </message>
    <message>
        <source>The goal would cost {worth}: that is worth the card.</source>
        <translation>Das Tor würde {worth} kosten: Das ist die Karte wert.</translation>
    </message>
    <message>
        <source>The goal costs {worth}, and against another shot the keeper is worth about as much: saving it or not comes to much the same.</source>
        <translation>Das Tor kostet {worth}, und gegen einen anderen Schuss ist der Torhüter etwa ebenso viel wert: Halten oder nicht kommt fast aufs Gleiche heraus.</translation>
    </message>
    <message>
        <source>A goal is welcome here: it brings {worth}.</source>
        <translation>Ein Tor ist hier willkommen: Es bringt {worth}.</translation>
    </message>
    <message>
        <source>No keeper in the hand can stop this shot alone.</source>
        <translation>Kein Torwart auf der Hand hält diesen Schuss allein.</translation>
    </message>
    <message>
        <source>The goal costs {worth}, but the keeper will be worth more against another shot.</source>
        <translation>Das Tor kostet {worth}, aber gegen einen anderen Schuss ist der Torwart mehr wert.</translation>
    </message>
    <message>
        <source>The shot goes in {chance} and would cost {worth}: no answer in this hand is worth more than the card it takes.</source>
        <translation>Der Schuss ist {chance} drin und würde {worth} kosten: Keine Antwort auf der Hand bringt mehr, als ihre Karte wert ist.</translation>
    </message>
    <message>
        <source>{amount} is more than the bond will cost: taking it brings {gain} more.</source>
        <translation>{amount} sind mehr, als die Bindung kosten wird: Anzunehmen bringt {gain} mehr.</translation>
    </message>
    <message>
        <source>{amount} is about what being bound to the team will cost: yes or no comes to much the same.</source>
        <translation>{amount} sind etwa das, was die Bindung an die Mannschaft kosten wird: Ja oder Nein kommt auf dasselbe heraus.</translation>
    </message>
    <message>
        <source>{amount} is too little: being bound to the team would cost about {cost}.</source>
        <translation>{amount} sind zu wenig: An die Mannschaft gebunden zu sein, würde etwa {cost} kosten.</translation>
    </message>
    <message>
        <source>{amount} against a free hand that is worth {freedom} here: taking it brings {gain} more.</source>
        <translation>{amount} gegen eine freie Hand, die hier {freedom} wert ist: Anzunehmen bringt {gain} mehr.</translation>
    </message>
    <message>
        <source>You are bound to the team already, so that {amount} more costs you nothing.</source>
        <translation>An die Mannschaft bist du schon gebunden: {amount} obendrauf kosten dich nichts.</translation>
    </message>
    <message>
        <source>{amount} is what you have asked for: whoever breaks his word is not paid the next time.</source>
        <translation>{amount} hast du selbst verlangt: Wer sein Wort bricht, wird beim nächsten Mal nicht mehr bezahlt.</translation>
    </message>
    <message>
        <source>Your free hand is worth {freedom} here, and whoever offers {offered} may well pay {amount}: ask for it.</source>
        <translation>Deine freie Hand ist hier {freedom} wert, und wer {offered} bietet, zahlt vielleicht auch {amount}: Verlange es.</translation>
    </message>
    <message>
        <source>Your price of {amount} stands and may still be paid; your free hand is worth {freedom} here.</source>
        <translation>Dein Preis von {amount} steht und wird vielleicht noch gezahlt; deine freie Hand ist hier {freedom} wert.</translation>
    </message>
    <message>
        <source>A good word brings backers to a team that you will bet on, a warning keeps money away from what stands in its way. It need not be true, and nobody can hold you to it.</source>
        <translation>Ein gutes Wort bringt einer Mannschaft, auf die du setzen wirst, Anhänger; eine Warnung hält Geld von dem fern, was ihr im Weg steht. Stimmen muss es nicht, und festnageln kann dich keiner.</translation>
    </message>
    <message>
        <source>Somebody seems to have much to lose with {team:the}, and your free hand is worth {freedom} here: ask for {amount}. A price binds nobody.</source>
        <translation>Für {team:akk} scheint jemand viel zu verlieren zu haben, und deine freie Hand ist hier {freedom} wert: Verlange {amount}. Ein Preis bindet niemanden.</translation>
    </message>
    <message>
        <source>To name a price promises little now, and nothing else is worth doing out of turn.</source>
        <translation>Einen Preis zu nennen verspricht im Moment wenig, und auch sonst lohnt sich zwischendurch nichts.</translation>
    </message>
    <message>
        <source>{amount} for {team:the} is well spent: a bound referee is worth {value} to you here.</source>
        <translation>{amount} für {team:akk} sind gut angelegt: Ein gebundener Schiedsrichter ist dir hier {value} wert.</translation>
    </message>
    <message>
        <source>{amount} for {team:the} is well spent: a bound referee is worth {value} to you here, and the last time this one took {taken}.</source>
        <translation>{amount} für {team:akk} sind gut angelegt: Ein gebundener Schiedsrichter ist dir hier {value} wert, und dieser hat das letzte Mal {taken} genommen.</translation>
    </message>
    <message>
        <source>His price for {team:the} is {amount}, and a bound referee is worth {value} to you here: pay it.</source>
        <translation>Sein Preis für {team:akk} ist {amount}, und ein gebundener Schiedsrichter ist dir hier {value} wert: Zahle ihn.</translation>
    </message>
    <message>
        <source>He asks {asked} for {team:the}, and a bound referee is worth {value} to you here: try {amount} first.</source>
        <translation>Er verlangt {asked} für {team:akk}, und ein gebundener Schiedsrichter ist dir hier {value} wert: Versuch es erst mit {amount}.</translation>
    </message>
    <message>
        <source>His price for {team:the} is {amount}, about as much as a bound referee is worth to you here: pay it or leave it.</source>
        <translation>Sein Preis für {team:akk} ist {amount}, etwa so viel, wie dir ein gebundener Schiedsrichter hier wert ist: Du kannst ihn zahlen oder es lassen.</translation>
    </message>
    <message>
        <source>He asks {asked} for {team:the}, and a bound referee is worth {value} to you here: do not pay it.</source>
        <translation>Er verlangt {asked} für {team:akk}, und ein gebundener Schiedsrichter ist dir hier {value} wert: Zahle das nicht.</translation>
    </message>
    <message>
        <source>You gain {value} here by a referee bound to {team:the}: no offer that he might take pays.</source>
        <translation>Ein Schiedsrichter, der an {team:akk} gebunden ist, ist dir hier {value} wert: Kein Angebot, das er annehmen könnte, lohnt sich.</translation>
    </message>
    <message>
        <source>{amount} for {team:the} brings about what it costs: take it or leave it.</source>
        <translation>{amount} für {team:akk} bringen etwa so viel, wie sie kosten: Du kannst es tun oder lassen.</translation>
    </message>
    <message>
        <source>No offer is worth its price now.</source>
        <translation>Im Moment ist kein Angebot seinen Preis wert.</translation>
    </message>
    <message>
        <source>Ruled like this, it brings {gain} more than otherwise.</source>
        <translation>So entschieden bringt es {gain} mehr als anders.</translation>
    </message>
    <message>
        <source>The roll is good as it stands: the wrong change would cost {gain}.</source>
        <translation>Der Wurf ist gut, wie er liegt: Falsch gedreht, würde er {gain} kosten.</translation>
    </message>
    <message>
        <source>However it is ruled, the referee&apos;s purse hardly feels it.</source>
        <translation>Wie auch entschieden wird, in der Kasse des Schiedsrichters macht es kaum etwas aus.</translation>
    </message>
    <message>
        <source>Deciding against Germany would mean a ban, and that costs about {cost}.</source>
        <translation>Gegen Deutschland zu entscheiden hieße eine Sperre, und die kostet etwa {cost}.</translation>
    </message>
    <message>
        <source>The ban for deciding against Germany costs about {cost}, and still this brings {gain} more.</source>
        <translation>Die Sperre für eine Entscheidung gegen Deutschland kostet etwa {cost}, und trotzdem bringt dies {gain} mehr.</translation>
    </message>
    <message>
        <source>This is the moment for the penalty out of the blue: for {team:the} it brings {gain} more.</source>
        <translation>Jetzt ist der Augenblick für den Elfmeter aus heiterem Himmel: Für {team:akk} gegeben, bringt er {gain} mehr.</translation>
    </message>
    <message>
        <source>The penalty out of the blue for {team:the} brings no less now than at a later moment.</source>
        <translation>Der Elfmeter aus heiterem Himmel für {team:akk} bringt jetzt nicht weniger als später.</translation>
    </message>
    <message>
        <source>The penalty out of the blue will pay better later: keeping it is worth {gain} more.</source>
        <translation>Der Elfmeter aus heiterem Himmel bringt später mehr: Ihn aufzuheben ist {gain} mehr wert.</translation>
    </message>
    <message>
        <source>It would change little here, and there is only one penalty out of the blue in the whole tournament.</source>
        <translation>Er würde hier wenig ändern, und den Elfmeter aus heiterem Himmel gibt es nur einmal im ganzen Turnier.</translation>
    </message>
    <message>
        <source>Nothing that could be done out of turn pays now.</source>
        <translation>Nichts, was sich zwischendurch tun ließe, lohnt sich jetzt.</translation>
    </message>
    <message>
        <source>{seat} has reason to rule against you: another referee is worth your only objection.</source>
        <translation>{seat} hat Grund, gegen dich zu entscheiden: Das ist den einzigen Einspruch wert.</translation>
    </message>
    <message>
        <source>This referee does little harm, and there is only one objection in the whole tournament.</source>
        <translation>Dieser Schiedsrichter schadet wenig, und im ganzen Turnier gibt es nur einen Einspruch.</translation>
    </message>
    <message>
        <source>It helps you most if this card is gone.</source>
        <translation>Am meisten nützt es dir, wenn diese Karte weg ist.</translation>
    </message>
    <message>
        <source>This card will be missed least.</source>
        <translation>Diese Karte wird am wenigsten fehlen.</translation>
    </message>
    <message>
        <source>This card will be of the most use.</source>
        <translation>Diese Karte wird am meisten nützen.</translation>
    </message>
    <message>
        <source>{team}, {kind}: no other bet promises more for its stake.</source>
        <translation>{team}, {kind}: Keine andere Wette verspricht mehr für ihren Einsatz.</translation>
    </message>
    <message>
        <source>Every slip needs a bet on {team:the}; “{kind}” is the one that promises most.</source>
        <translation>Jeder Schein braucht eine Wette auf {team:akk}; „{kind}“ verspricht am meisten.</translation>
    </message>
    <message>
        <source>{team}, {kind}: no other bet promises more for its stake. It pays up to {pays}, {less} less for each who holds it too.</source>
        <translation>{team}, {kind}: Keine andere Wette verspricht mehr für ihren Einsatz. Sie bringt bis zu {pays}, {less} weniger für jeden, der sie auch hat.</translation>
    </message>
    <message>
        <source>Every slip needs a bet on {team:the}; “{kind}” is the one that promises most. It pays up to {pays}, {less} less for each who holds it too.</source>
        <translation>Jeder Schein braucht eine Wette auf {team:akk}; „{kind}“ verspricht am meisten. Sie bringt bis zu {pays}, {less} weniger für jeden, der sie auch hat.</translation>
    </message>
    <message>
        <source>No further bet promises to bring back its stake.</source>
        <translation>Keine weitere Wette verspricht, ihren Einsatz einzubringen.</translation>
    </message>
    <message>
        <source>{team:The} get past the group {chance}; no team that is left promises more.</source>
        <translation>{team:Nom} {team:übersteht/überstehen} die Gruppe {chance}; mehr verspricht keine Mannschaft, die noch frei ist.</translation>
    </message>
    <message>
        <source>No team that is left promises more than {team:the}.</source>
        <translation>Keine Mannschaft, die noch frei ist, verspricht mehr als {team:nom}.</translation>
    </message>
    <message>
        <source>So nobody&apos;s teams are much stronger than another&apos;s.</source>
        <translation>So sind die Mannschaften von keinem viel stärker als die eines anderen.</translation>
    </message>
    <message>
        <source>In this group the other teams are the easiest to beat.</source>
        <translation>In dieser Gruppe sind die anderen Mannschaften am leichtesten zu schlagen.</translation>
    </message>
    <message>
        <source>There is nothing else to be done.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>Played out many times, this brings the most money.</source>
        <translation>Oft durchgespielt, bringt dies das meiste Geld.</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>at the start</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <source>after the stakes</source>
        <translation>nach den Einsätzen</translation>
    </message>
    <message>
        <source>after match {number}</source>
        <translation>nach Spiel {number}</translation>
    </message>
    <message>
        <source>after the prize money</source>
        <translation>nach den Prämien</translation>
    </message>
    <message>
        <source>after the bets</source>
        <translation>nach den Wetten</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>stakes</source>
        <comment>on an axis, as short as can be</comment>
        <translation>Eins.</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>Präm.</translation>
    </message>
    <message>
        <source>bets</source>
        <comment>on an axis, as short as can be</comment>
        <translation>Wett.</translation>
    </message>
</context>
<context>
    <name>CupImportDialog</name>
    <message>
        <source>Import a cup</source>
        <translation>Turnier importieren</translation>
    </message>
    <message>
        <source>Which cup</source>
        <translation>Welches Turnier</translation>
    </message>
    <message>
        <source>Name of the cup</source>
        <translation>Name des Turniers</translation>
    </message>
    <message>
        <source>Names that no nation has: whose teams are they?</source>
        <translation>Namen, die keine Nation trägt: Wessen Mannschaften sind das?</translation>
    </message>
    <message>
        <source>Keep this cup</source>
        <translation>Dieses Turnier behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No nation</source>
        <translation>Keine Nation</translation>
    </message>
    <message>
        <source>Groups found, by their teams: {groups}</source>
        <translation>Gefundene Gruppen, nach Mannschaften: {groups}</translation>
    </message>
    <message>
        <source>Rounds found: {rounds}</source>
        <translation>Gefundene Runden: {rounds}</translation>
    </message>
    <message>
        <source>First round: {right} of {pairs} pairs as in history</source>
        <translation>Erste Runde: {right} von {pairs} Paarungen wie damals</translation>
    </message>
    <message>
        <source>No published table of best thirds is known: they are matched.</source>
        <translation>Für die besten Gruppendritten ist keine veröffentlichte Tabelle bekannt: Sie werden zugeordnet.</translation>
    </message>
    <message>
        <source>What does not fit:</source>
        <translation>Was nicht passt:</translation>
    </message>
    <message>
        <source>It can be played.</source>
        <translation>Es kann gespielt werden.</translation>
    </message>
</context>
<context>
    <name>CupScreen</name>
    <message>
        <source>{round}: {first} – {second}</source>
        <translation>{round}: {first} – {second}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Have it played</source>
        <translation>Spielen lassen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Have all matches of computers played</source>
        <translation>Alle Spiele der Computer spielen lassen</translation>
    </message>
    <message>
        <source>It is being played.</source>
        <translation>Das Spiel läuft.</translation>
    </message>
    <message>
        <source>It ended {score}.</source>
        <translation>Es endete {score}.</translation>
    </message>
    <message>
        <source>{text} Level, the trophy goes to {side}.</source>
        <translation>{text} Unentschieden, die Trophäe geht an {side}.</translation>
    </message>
    <message>
        <source>It waits for matches before it.</source>
        <translation>Es wartet auf Spiele davor.</translation>
    </message>
    <message>
        <source>It ended {score} and is played again, home and away changed.</source>
        <translation>Es endete {score} und wird wiederholt, Heim und Gast getauscht.</translation>
    </message>
    <message>
        <source>The first match ended {score}; the second decides.</source>
        <translation>Das Hinspiel endete {score}, das Rückspiel entscheidet.</translation>
    </message>
    <message>
        <source>It has been begun.</source>
        <translation>Es ist begonnen.</translation>
    </message>
    <message>
        <source>It can be played now.</source>
        <translation>Es kann gespielt werden.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.-Runde</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The game {game} is not there.</source>
        <translation>Das Spiel {game} gibt es hier nicht.</translation>
    </message>
    <message>
        <source>Every match day in another game of the house: 3 points a win, 1 a draw</source>
        <translation>Jeder Spieltag in einem anderen Spiel des Hauses: 3 Punkte für einen Sieg, 1 für ein Unentschieden</translation>
    </message>
</context>
<context>
    <name>CupSetUp</name>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Spieler haben denselben Namen.</translation>
    </message>
    <message>
        <source>Two sides have the same name.</source>
        <translation>Zwei Seiten haben denselben Namen.</translation>
    </message>
    <message>
        <source>Number {number}: {side}</source>
        <translation>Nummer {number}: {side}</translation>
    </message>
    <message>
        <source>Group {letter}, place {place}: {side}</source>
        <translation>Gruppe {letter}, Platz {place}: {side}</translation>
    </message>
    <message>
        <source>Bye in the first round: {side}</source>
        <translation>Freilos in der ersten Runde: {side}</translation>
    </message>
    <message>
        <source>Match {match}, {place}: {side}</source>
        <translation>Spiel {match}, {place}: {side}</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>at home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>{game} league</source>
        <translation>Liga, {game}</translation>
    </message>
    <message>
        <source>{game} cup</source>
        <translation>Pokal: {game}</translation>
    </message>
    <message>
        <source>New cup</source>
        <translation>Neuer Pokal</translation>
    </message>
    <message>
        <source>One game, many sides, one winner</source>
        <translation>Ein Spiel, viele Gegner, ein Sieger</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>People at this screen</source>
        <translation>Menschen an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Wer gegen wen spielt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Level on points</source>
        <translation>Bei gleichen Punkten</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Sides each person leads</source>
        <translation>Teilnehmer je Person</translation>
    </message>
    <message>
        <source>Players a side</source>
        <translation>Spieler je Seite</translation>
    </message>
    <message>
        <source>People play</source>
        <translation>Menschen spielen</translation>
    </message>
    <message>
        <source>Computers play as</source>
        <translation>Computer spielen als</translation>
    </message>
    <message>
        <source>Goal difference first</source>
        <translation>Erst die Tordifferenz</translation>
    </message>
    <message>
        <source>Head-to-head first</source>
        <translation>Erst der direkte Vergleich</translation>
    </message>
    <message>
        <source>Played for: {trophy}</source>
        <translation>Gespielt wird um: {trophy}</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>Draw anew</source>
        <translation>Neu auslosen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Begin the cup</source>
        <translation>Pokal beginnen</translation>
    </message>
</context>
<context>
    <name>Cups</name>
    <message>
        <source>Number of the round</source>
        <translation>Nummer der Runde</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{champion} keeps the {trophy}.</source>
        <translation>{trophy}: Titel verteidigt von {champion}.</translation>
    </message>
    <message>
        <source>{champion} has won the {trophy}.</source>
        <translation>{trophy}: gewonnen von {champion}.</translation>
    </message>
    <message>
        <source>{champion} has won the league.</source>
        <translation>{champion} hat die Liga gewonnen.</translation>
    </message>
    <message>
        <source>{champion} has won the cup.</source>
        <translation>{champion} hat den Pokal gewonnen.</translation>
    </message>
    <message>
        <source>Match day {day}</source>
        <translation>{day}. Spieltag</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Groups, then knock-out</source>
        <translation>Gruppen, dann K.-o.-Runde</translation>
    </message>
    <message>
        <source>League, each against each once</source>
        <translation>Liga, jeder einmal gegen jeden</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.-Runde</translation>
    </message>
    <message>
        <source>League, each against each at home and away</source>
        <translation>Liga mit Hin- und Rückspiel</translation>
    </message>
    <message>
        <source>The cup cannot be opened</source>
        <translation>Der Pokal lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>{file} cannot be read. It stays as it is. What is wrong: {reason}</source>
        <translation>{file} lässt sich nicht lesen und bleibt, wie sie ist. Was nicht stimmt: {reason}</translation>
    </message>
    <message>
        <source>Cup, {round}: {first} – {second}</source>
        <translation>Pokal, {round}: {first} – {second}</translation>
    </message>
    <message>
        <source>League: {first} – {second}</source>
        <translation>Liga: {first} – {second}</translation>
    </message>
    <message>
        <source>Championship: {match}</source>
        <translation>Meisterschaft: {match}</translation>
    </message>
    <message>
        <source>The saved game of this match is not there any more.</source>
        <translation>Die Aufzeichnung dieses Spiels ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The match could not be played. Try it again, or watch it.</source>
        <translation>Das Spiel ließ sich nicht spielen. Versuch es noch einmal oder sieh ihm zu.</translation>
    </message>
    <message>
        <source>{trophy}, {game}: {count} sides</source>
        <translation>{trophy}, {game}: {count} Teilnehmer</translation>
    </message>
    <message>
        <source>{trophy}, {game}: {name}</source>
        <translation>{trophy}, {game}: {name}</translation>
    </message>
    <message>
        <source>Championship: {count} sides</source>
        <translation>Meisterschaft: {count} Teilnehmer</translation>
    </message>
    <message>
        <source>Cup, {game}: {count} sides</source>
        <translation>Pokal, {game}: {count} Teilnehmer</translation>
    </message>
    <message>
        <source>League, {game}: {count} sides</source>
        <translation>Liga, {game}: {count} Teilnehmer</translation>
    </message>
    <message>
        <source>Championship: {one} against {two}</source>
        <translation>Meisterschaft: {one} gegen {two}</translation>
    </message>
    <message>
        <source>{champion} has won</source>
        <translation>{champion} hat gewonnen</translation>
    </message>
    <message>
        <source>ended level</source>
        <translation>unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) to be played</source>
        <translation>
            <numerusform>noch %n Spiel</numerusform>
            <numerusform>noch %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>written by a later version of the program</source>
        <translation>von einer neueren Version des Programms geschrieben</translation>
    </message>
    <message>
        <source>cannot be read: a mistake at {place}</source>
        <translation>lässt sich nicht lesen: ein Fehler bei {place}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Who plays as {number}</source>
        <translation>Wer als Spieler {number} spielt</translation>
    </message>
    <message>
        <source>Team {name}</source>
        <translation>Team {name}</translation>
    </message>
    <message>
        <source>Town trophy</source>
        <translation>Stadtpokal</translation>
    </message>
    <message>
        <source>League shield</source>
        <translation>Ligaschale</translation>
    </message>
    <message>
        <source>National trophy</source>
        <translation>Landespokal</translation>
    </message>
    <message>
        <source>Continental trophy</source>
        <translation>Kontinentalpokal</translation>
    </message>
</context>
<context>
    <name>CupsScreen</name>
    <message>
        <source>Cups and championships</source>
        <translation>Pokale und Meisterschaften</translation>
    </message>
    <message>
        <source>Many matches, one winner</source>
        <translation>Viele Spiele, ein Sieger</translation>
    </message>
    <message>
        <source>A cup is played in one game by many sides, a championship in every game by two.</source>
        <translation>Um einen Pokal spielen viele ein und dasselbe Spiel; um eine Meisterschaft messen sich zwei in jedem.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>New championship…</source>
        <translation>Neue Meisterschaft …</translation>
    </message>
    <message>
        <source>New cup…</source>
        <translation>Neuer Pokal …</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophäen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>DailyScreen</name>
    <message>
        <source>Not played yet.</source>
        <translation>Noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play late</source>
        <translation>Nachholen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Pokal des Tages</translation>
    </message>
    <message>
        <source>Everybody has the same; who makes most of it?</source>
        <translation>Alle haben dasselbe, wer macht am meisten daraus?</translation>
    </message>
    <message>
        <source>A cup of eight teams, a quarter of an hour, against Ottmar, Wanda and Piet: the same teams, cards, dice and opponents for everybody who plays this day, without any network. Your first result counts. At the end it can be copied as three lines, to be compared with others.</source>
        <translation>Ein Pokal mit acht Mannschaften, eine Viertelstunde, gegen Ottmar, Wanda und Piet: dieselben Mannschaften, Karten, Würfel und Gegner für alle, die diesen Tag spielen, ganz ohne Netz. Dein erstes Ergebnis zählt. Am Ende lässt es sich als drei Zeilen kopieren und mit anderen vergleichen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>Der Tag davor</translation>
    </message>
    <message>
        <source>The day after</source>
        <translation>Der Tag danach</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>This installation is damaged. Missing: {files}. To repair it: {repair}.</source>
        <translation>Diese Installation ist beschädigt. Es fehlen: {files}. Zum Reparieren: {repair}.</translation>
    </message>
    <message>
        <source>type {command}</source>
        <translation>{command} eingeben</translation>
    </message>
    <message>
        <source>install the program again; your saved games stay as they are</source>
        <translation>Installiere das Programm noch einmal; deine gespeicherten Spiele bleiben, wie sie sind</translation>
    </message>
</context>
<context>
    <name>DayLeaf</name>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>the last decision</source>
        <translation>die letzte Entscheidung</translation>
    </message>
    <message>
        <source>pick {team:the}</source>
        <translation>{team:akk} aussuchen</translation>
    </message>
    <message>
        <source>give {team:the} to {to}</source>
        <translation>{team:akk} {to} geben</translation>
    </message>
    <message>
        <source>place {team:the} in group {group}</source>
        <translation>{team:akk} in Gruppe {group} setzen</translation>
    </message>
    <message>
        <source>praise {team:the}</source>
        <translation>{team:akk} loben</translation>
    </message>
    <message>
        <source>warn of {team:the}</source>
        <translation>vor {team:dat} warnen</translation>
    </message>
    <message>
        <source>hand in the betting slip</source>
        <translation>Wettschein abgeben</translation>
    </message>
    <message>
        <source>reject the referee</source>
        <translation>Schiedsrichter ablehnen</translation>
    </message>
    <message>
        <source>accept the referee</source>
        <translation>Schiedsrichter annehmen</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>verzichten</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>change the roll by {delta}</source>
        <translation>Wurf um {delta} ändern</translation>
    </message>
    <message>
        <source>let the roll stand</source>
        <translation>Wurf stehen lassen</translation>
    </message>
    <message>
        <source>rule {area}</source>
        <translation>auf {area} entscheiden</translation>
    </message>
    <message>
        <source>send off {card}</source>
        <translation>Vom Platz stellen: {card}</translation>
    </message>
    <message>
        <source>give the home team a penalty</source>
        <translation>der Heimmannschaft einen Elfmeter geben</translation>
    </message>
    <message>
        <source>give the visitors a penalty</source>
        <translation>den Gästen einen Elfmeter geben</translation>
    </message>
    <message>
        <source>hand in the envelope</source>
        <translation>den Umschlag abgeben</translation>
    </message>
    <message>
        <source>take an envelope</source>
        <translation>einen Umschlag nehmen</translation>
    </message>
    <message>
        <source>return the envelopes</source>
        <translation>die Umschläge zurückgeben</translation>
    </message>
    <message>
        <source>blow the whistle</source>
        <translation>abpfeifen</translation>
    </message>
    <message>
        <source>offer {amount}</source>
        <translation>{amount} bieten</translation>
    </message>
    <message>
        <source>accept the offer</source>
        <translation>Angebot annehmen</translation>
    </message>
    <message>
        <source>refuse the offer</source>
        <translation>Angebot ablehnen</translation>
    </message>
    <message>
        <source>refuse the offer and ask for {amount}</source>
        <translation>das Angebot ablehnen und {amount} verlangen</translation>
    </message>
    <message>
        <source>ask {amount} for the home team</source>
        <translation>{amount} für die Heimmannschaft verlangen</translation>
    </message>
    <message>
        <source>ask {amount} for the visitors</source>
        <translation>{amount} für die Gäste verlangen</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>injure {card}</source>
        <translation>Verletzen: {card}</translation>
    </message>
    <message>
        <source>return {card} to hand</source>
        <translation>{card} zurück auf die Hand nehmen</translation>
    </message>
</context>
<context>
    <name>DefenceSetUp</name>
    <message>
        <source>The challenger must have another name.</source>
        <translation>Der Herausforderer braucht einen anderen Namen.</translation>
    </message>
    <message>
        <source>{trophy}: {holder} – {challenger}</source>
        <translation>{trophy}: {holder} – {challenger}</translation>
    </message>
    <message>
        <source>Two matches, whose goals are added; extra time only after the second.</source>
        <translation>Hin- und Rückspiel, die Tore zählen zusammen; Verlängerung gibt es erst nach dem zweiten.</translation>
    </message>
    <message>
        <source>A level match is played again, home and away changed, and only then goes to extra time.</source>
        <translation>Ein Unentschieden wird wiederholt, Heim und Gast getauscht; erst dann gibt es Verlängerung.</translation>
    </message>
    <message>
        <source>The holder keeps the trophy with a level match.</source>
        <translation>Bei einem Unentschieden verteidigt der Titelhalter.</translation>
    </message>
    <message>
        <source>The challenger has the trophy with a level match.</source>
        <translation>Bei einem Unentschieden gewinnt der Herausforderer.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>In wessen Besitz</translation>
    </message>
    <message>
        <source>Who challenges</source>
        <translation>Wer herausfordert</translation>
    </message>
    <message>
        <source>Bonus or penalty of the holder</source>
        <translation>Vorteil oder Nachteil des Titelhalters</translation>
    </message>
    <message>
        <source>Points more or less for his squad</source>
        <translation>Punkte mehr oder weniger für seinen Kader</translation>
    </message>
    <message>
        <source>Neither: level matches are played again</source>
        <translation>Keins von beiden: Unentschieden wird wiederholt</translation>
    </message>
    <message>
        <source>Bonus: level is enough for the holder</source>
        <translation>Vorteil: Unentschieden reicht dem Titelhalter</translation>
    </message>
    <message>
        <source>Penalty: level is enough for the challenger</source>
        <translation>Nachteil: Unentschieden reicht dem Herausforderer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Begin the challenge</source>
        <translation>Herausforderung beginnen</translation>
    </message>
    <message numerus="yes">
        <source>{name} has defended it %n time(s).</source>
        <translation>
            <numerusform>Gewonnen und einmal verteidigt: {name}</numerusform>
            <numerusform>Gewonnen und %n-mal verteidigt: {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has won it.</source>
        <translation>Gewonnen: {name}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Damaged saved game</source>
        <translation>Beschädigte Aufzeichnung</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) before it are sound. The file itself is not changed: the game would go on in a new one.</source>
        <translation>
            <numerusform>%n Zug davor ist unversehrt. Die Datei selbst bleibt, wie sie ist: Das Turnier ginge in einer neuen weiter.</numerusform>
            <numerusform>%n Züge davor sind unversehrt. Die Datei selbst bleibt, wie sie ist: Das Turnier ginge in einer neuen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue from there</source>
        <translation>Ab dort weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) before it are sound and can be shown.</source>
        <translation>
            <numerusform>%n Zug davor ist unversehrt und kann gezeigt werden.</numerusform>
            <numerusform>%n Züge davor sind unversehrt und können gezeigt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sound part ends in match {match}.</source>
        <translation>Der unversehrte Teil endet in Spiel {match}.</translation>
    </message>
    <message>
        <source>The file itself is not changed. If you have a copy of it that is whole, open that.</source>
        <translation>Die Datei selbst bleibt, wie sie ist. Wenn du eine unversehrte Kopie hast, öffne die.</translation>
    </message>
    <message>
        <source>Show the sound part</source>
        <translation>Den unversehrten Teil zeigen</translation>
    </message>
    <message>
        <source>Undo?</source>
        <translation>Zurücknehmen?</translation>
    </message>
    <message>
        <source>{asking} would like to undo the last decision. {asked}, do you agree?</source>
        <translation>{asking} möchte die letzte Entscheidung zurücknehmen. {asked}, einverstanden?</translation>
    </message>
    <message>
        <source>{asking} would like to go back to before this: “{since}” {asked}, do you agree?</source>
        <translation>{asking} möchte zurück bis vor diese Stelle: „{since}“ {asked}, bist du einverstanden?</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Whoever plays {seat} sees that player&apos;s cards, bets and cash, and cannot unsee them. Everybody at the table is told, and it stays in the log.</source>
        <translation>Wer {seat} spielt, sieht dessen Karten, Wetten und Kasse und kann das nicht wieder vergessen. Alle am Tisch erfahren es, und es steht im Protokoll.</translation>
    </message>
    <message>
        <source>Take this player over?</source>
        <translation>Diesen Mitspieler übernehmen?</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) are deleted for good: {titles}.</source>
        <translation>
            <numerusform>%n gespeichertes Spiel wird endgültig gelöscht: {titles}.</numerusform>
            <numerusform>%n gespeicherte Spiele werden endgültig gelöscht: {titles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Endgültig löschen?</translation>
    </message>
    <message>
        <source>“{title}” is deleted for good. The saved games of its matches stay.</source>
        <translation>„{title}“ wird endgültig gelöscht. Die Aufzeichnungen der Spiele bleiben.</translation>
    </message>
    <message>
        <source>Delete this cup?</source>
        <translation>Diesen Pokal löschen?</translation>
    </message>
    <message>
        <source>The pack “{name}” is removed with all its versions.</source>
        <translation>Das Paket „{name}“ wird mit allen seinen Versionen entfernt.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) need it and cannot be opened until it is installed again.</source>
        <translation>
            <numerusform>%n gespeichertes Spiel braucht es und lässt sich erst wieder öffnen, wenn es neu installiert ist.</numerusform>
            <numerusform>%n gespeicherte Spiele brauchen es und lassen sich erst wieder öffnen, wenn es neu installiert ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this pack?</source>
        <translation>Dieses Paket entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>A pack is missing</source>
        <translation>Ein Paket fehlt</translation>
    </message>
    <message>
        <source>Look for its file…</source>
        <translation>Datei suchen…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>How often each number was rolled. The bracket holds what 95 of 100 games with fair dice would show; hatched bars lie beyond it.</source>
        <translation>Wie oft jede Zahl gewürfelt wurde. Die Klammer umfasst, was 95 von 100 Spielen mit guten Würfeln zeigen; schraffierte Balken liegen außerhalb.</translation>
    </message>
    <message>
        <source>{seat} had the luck: {number} shots on target where {expected} were due</source>
        <translation>{seat} hatte das Glück: {number} Schüsse aufs Tor, wo {expected} zu erwarten waren</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>expected each</source>
        <translation>je Zahl erwartet</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>How often a {number} came</source>
        <translation>Wie oft eine {number} fiel</translation>
    </message>
    <message>
        <source>How many dice were rolled</source>
        <translation>Wie viele Würfel geworfen wurden</translation>
    </message>
    <message>
        <source>Average of all rolls</source>
        <translation>Durchschnitt aller Würfe</translation>
    </message>
    <message>
        <source>So often each number had to be expected, in 95 of 100 games</source>
        <translation>So oft war jede Zahl in 95 von 100 Spielen zu erwarten</translation>
    </message>
    <message>
        <source>Numbers rolled</source>
        <translation>Gewürfelte Zahlen</translation>
    </message>
    <message>
        <source>Luck with shots</source>
        <translation>Schussglück</translation>
    </message>
    <message>
        <source>A shot of value 4 is on target with a 3 or more: so every shot has its chance, and together they say how many should have been on target. Rolls made again count, too.</source>
        <translation>Ein Schuss mit Wert 4 geht ab einer 3 aufs Tor: So hat jeder Schuss seine Chance, und zusammen sagen sie, wie viele aufs Tor gehen sollten. Wiederholte Würfe zählen mit.</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>Expected on target</source>
        <translation>Erwartet aufs Tor</translation>
    </message>
    <message>
        <source>95 of 100</source>
        <translation>95 von 100</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>Aufs Tor</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>So many were on target in 95 of 100 games</source>
        <translation>So viele gingen in 95 von 100 Spielen aufs Tor</translation>
    </message>
    <message>
        <source>{number} (lucky)</source>
        <translation>{number} (Glück)</translation>
    </message>
    <message>
        <source>{number} (unlucky)</source>
        <translation>{number} (Pech)</translation>
    </message>
    <message>
        <source>{who}: {number} was rolled {count} times; fair dice show it {low} to {high} times.</source>
        <translation>{who}: Die {number} fiel {count}-mal; gute Würfel zeigen sie {low}- bis {high}-mal.</translation>
    </message>
    <message>
        <source>Numbers rolled: {who}</source>
        <translation>Gewürfelte Zahlen: {who}</translation>
    </message>
    <message>
        <source>Whose dice are shown</source>
        <translation>Wessen Würfe gezeigt werden</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Turnierplan</translation>
    </message>
    <message>
        <source>The task</source>
        <translation>Die Aufgabe</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
</context>
<context>
    <name>Draft</name>
    <message>
        <source>without {cards}</source>
        <translation>ohne {cards}</translation>
    </message>
    <message>
        <source>{team}: {cards}.</source>
        <translation>{team}: {cards}.</translation>
    </message>
    <message>
        <source>{team}: taken, {by}.</source>
        <translation>{team}: vergeben, {by}.</translation>
    </message>
    <message>
        <source>{team}: strength {strength}, {cards}, {stars}.</source>
        <translation>{team}: Stärke {strength}, {cards}, {stars}.</translation>
    </message>
    <message numerus="yes">
        <source>%n star card(s)</source>
        <translation>
            <numerusform>%n Starkarte</numerusform>
            <numerusform>%n Starkarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DraftScreen</name>
    <message>
        <source>Move to a team first: then Enter picks it.</source>
        <translation>Geh erst zu einem Team: dann nimmt Enter es.</translation>
    </message>
    <message>
        <source>Choose a team, then whose it is to be.</source>
        <translation>Erst die Mannschaft, dann der Mitspieler.</translation>
    </message>
    <message>
        <source>Teams so far: {count}.</source>
        <translation>Mannschaften bisher: {count}.</translation>
    </message>
    <message>
        <source>Pick {team:the}</source>
        <translation>{team:Akk} nehmen</translation>
    </message>
    <message>
        <source>no team yet</source>
        <translation>noch keine Mannschaft</translation>
    </message>
    <message>
        <source>{seat}: strength {total}</source>
        <translation>{seat}: Stärke {total}</translation>
    </message>
    <message>
        <source>Sharing out the teams</source>
        <translation>Mannschaften verteilen</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Mannschaftswahl</translation>
    </message>
    <message>
        <source>Teams to choose from</source>
        <translation>Mannschaften, die noch frei sind</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rat holen</translation>
    </message>
</context>
<context>
    <name>Envelope</name>
    <message>
        <source>{referee} takes {amount} from {seat}: “Nothing against {team:the} from now on.”</source>
        <translation>{referee} nimmt {amount} von {seat}: „Ab jetzt nichts mehr gegen {team:akk}.“</translation>
    </message>
    <message>
        <source>{referee} gives {seat} the envelope back: “Not for {amount}!”</source>
        <translation>{referee} gibt {seat} den Umschlag zurück: „Nicht für {amount}!“</translation>
    </message>
    <message>
        <source>{referee}: “Not for that! {amount} for {team:the}.”</source>
        <translation>{referee}: „Dafür nicht! {amount} für {team:akk}.“</translation>
    </message>
    <message>
        <source>{referee} rubs thumb and finger: “{amount} for {team:the}, and I never saw them.”</source>
        <translation>{referee} reibt Daumen und Finger: „{amount} für {team:akk}, und ich habe nichts gesehen.“</translation>
    </message>
    <message>
        <source>{seat} offers {referee} {amount} for {team:the}.</source>
        <translation>{seat} bietet {referee} {amount} für {team:akk}.</translation>
    </message>
</context>
<context>
    <name>EnvelopesScene</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>ErrorReports</name>
    <message>
        <source>Something went wrong in the window. The game is safe: every move is saved.</source>
        <translation>Im Fenster ist etwas schiefgegangen. Das Spiel ist sicher: Jeder Zug ist gespeichert.</translation>
    </message>
    <message>
        <source>Something went wrong in the window. The game is safe: every move is saved. A report without secrets lies here: {path}</source>
        <translation>Im Fenster ist etwas schiefgegangen. Das Spiel ist sicher: Jeder Zug ist gespeichert. Ein Bericht ohne Geheimnisse liegt hier: {path}</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>For {team:the}</source>
        <translation>Für {team:akk}</translation>
    </message>
    <message>
        <source>Not {team:the}</source>
        <translation>Bloß nicht {team:nom}</translation>
    </message>
    <message>
        <source>“{line}”</source>
        <translation>„{line}“</translation>
    </message>
    <message>
        <source>{seat} praises {team:the}.</source>
        <translation>{seat} lobt {team:akk}.</translation>
    </message>
    <message>
        <source>{seat} warns of {team:the}.</source>
        <translation>{seat} warnt vor {team:dat}.</translation>
    </message>
    <message>
        <source>{told} “{line}”</source>
        <translation>{told} „{line}“</translation>
    </message>
</context>
<context>
    <name>EveningScreen</name>
    <message>
        <source>Leave it at that</source>
        <translation>Gut sein lassen</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nichts sagen</translation>
    </message>
    <message>
        <source>The last round, {seat}: one thing more, or nothing. Choose a team.</source>
        <translation>Letzte Runde, {seat}: noch eines oder nichts. Wähl eine Mannschaft.</translation>
    </message>
    <message>
        <source>One thing more, or leave it at that. Choose a team.</source>
        <translation>Noch eines, oder lass es gut sein. Wähl eine Mannschaft.</translation>
    </message>
    <message>
        <source>You have the floor: two things at most, true or not. Choose a team.</source>
        <translation>Du hast das Wort: höchstens zweierlei, wahr oder nicht. Wähl eine Mannschaft.</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>Noch hat niemand etwas gesagt.</translation>
    </message>
    <message>
        <source>The table in the pub</source>
        <translation>Der Tisch in der Kneipe</translation>
    </message>
    <message>
        <source>Praise {team:the}</source>
        <translation>{team:Akk} loben</translation>
    </message>
    <message>
        <source>Warn of {team:the}</source>
        <translation>Vor {team:dat} warnen</translation>
    </message>
    <message>
        <source>{team}: strength {strength}, managed by {seat}, {cards}</source>
        <translation>{team}: Stärke {strength}, Trainer {seat}, {cards}</translation>
    </message>
    <message>
        <source>The evening before</source>
        <translation>Der Abend davor</translation>
    </message>
    <message>
        <source>Everybody talks. Some of it is true.</source>
        <translation>Alle reden. Manches davon stimmt.</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Die Mannschaften</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rat holen</translation>
    </message>
    <message>
        <source>Groups and bracket</source>
        <translation>Gruppen und Turnierbaum</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Face of {name}: choose another</source>
        <translation>Gesicht von {name}: ein anderes wählen</translation>
    </message>
    <message>
        <source>Face of {name}</source>
        <translation>Gesicht von {name}</translation>
    </message>
    <message>
        <source>Face {number} of {most}</source>
        <translation>Gesicht {number} von {most}</translation>
    </message>
</context>
<context>
    <name>FanView</name>
    <message>
        <source>The card to the left</source>
        <translation>Die Karte links davon</translation>
    </message>
    <message>
        <source>The card to the right</source>
        <translation>Die Karte rechts davon</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>Die erste Karte</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>Play the card, or add a red to the chosen one</source>
        <translation>Die Karte spielen oder eine rote zur gewählten legen</translation>
    </message>
    <message>
        <source>Choose the card without playing it</source>
        <translation>Die Karte wählen, ohne sie zu spielen</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>Nichts wählen</translation>
    </message>
    <message>
        <source>Look at the card closely</source>
        <translation>Die Karte groß ansehen</translation>
    </message>
    <message>
        <source>Not now: {reason}</source>
        <translation>Jetzt nicht: {reason}</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Keine Karte ausgesucht.</translation>
    </message>
    <message>
        <source>Chosen: {card}, together with {modifiers}.</source>
        <translation>Ausgesucht: {card}, zusammen mit {modifiers}.</translation>
    </message>
    <message>
        <source>Chosen: {card}.</source>
        <translation>Ausgesucht: {card}.</translation>
    </message>
</context>
<context>
    <name>FarHand</name>
    <message>
        <source>Hand of {team:the}: no cards</source>
        <translation>Hand {team:von}: keine Karten</translation>
    </message>
    <message>
        <source>Hand of {team:the}: {cards}</source>
        <translation>Hand {team:von}: {cards}</translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message>
        <source>titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>cards met</source>
        <translation>Karten gesehen</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>Bestleistungen</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Pokale des Tages</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
    <message numerus="yes">
        <source>%n title(s)</source>
        <translation>
            <numerusform>%n Titel</numerusform>
            <numerusform>%n Titel</numerusform>
        </translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Höchster Sieg</translation>
    </message>
    <message>
        <source>Best bet</source>
        <translation>Beste Wette</translation>
    </message>
    <message>
        <source>Bribes taken</source>
        <translation>Bestechung kassiert</translation>
    </message>
    <message>
        <source>Fullest purse</source>
        <translation>Vollste Kasse</translation>
    </message>
    <message>
        <source>Medals from scenarios: {number} of {most}</source>
        <translation>Medaillen aus Szenarien: {number} von {most}</translation>
    </message>
    <message>
        <source>Cards met: {number} of {most}</source>
        <translation>Karten gesehen: {number} von {most}</translation>
    </message>
    <message numerus="yes">
        <source>in %n game(s)</source>
        <translation>
            <numerusform>in %n Partie</numerusform>
            <numerusform>in %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>place {place}, {money}</source>
        <translation>Platz {place}, {money}</translation>
    </message>
    <message>
        <source>place {place}, {played} of {number}</source>
        <translation>Platz {place}, {played} von {number}</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message numerus="yes">
        <source>%n team(s) still missing.</source>
        <translation>
            <numerusform>Es fehlt noch %n Mannschaft.</numerusform>
            <numerusform>Es fehlen noch %n Mannschaften.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) too many.</source>
        <translation>
            <numerusform>%n Mannschaft zu viel.</numerusform>
            <numerusform>%n Mannschaften zu viel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} · {strength}</source>
        <translation>{team} · {strength}</translation>
    </message>
    <message>
        <source>Heads a group; free the heads to leave it out.</source>
        <translation>Gruppenkopf; wer ihn weglassen will, gibt die Gruppenköpfe frei.</translation>
    </message>
</context>
<context>
    <name>FieldPanel</name>
    <message>
        <source>Not among the nations of this game: {names}. So this cup cannot be played.</source>
        <translation>Nicht unter den Nationen dieses Spiels: {names}. Darum lässt sich dieses Turnier nicht spielen.</translation>
    </message>
    <message>
        <source>This cup cannot be played: {reason}</source>
        <translation>Dieses Turnier lässt sich nicht spielen: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{cup}, %n team(s)</source>
        <translation>
            <numerusform>{cup}, %n Mannschaft</numerusform>
            <numerusform>{cup}, %n Mannschaften</numerusform>
        </translation>
    </message>
    <message>
        <source>{cup}, nations are missing</source>
        <translation>{cup}, es fehlen Nationen</translation>
    </message>
    <message>
        <source>Past cup</source>
        <translation>Von früher</translation>
    </message>
    <message>
        <source>What ranks teams level on points</source>
        <translation>Was punktgleiche Mannschaften ordnet</translation>
    </message>
    <message>
        <source>Ranked as it was</source>
        <translation>Gewertet wie damals</translation>
    </message>
    <message>
        <source>Goal difference first</source>
        <translation>Tordifferenz zuerst</translation>
    </message>
    <message>
        <source>Head-to-head first</source>
        <translation>Direkter Vergleich zuerst</translation>
    </message>
    <message>
        <source>Goal average</source>
        <translation>Torquotient</translation>
    </message>
    <message>
        <source>Play-off first</source>
        <translation>Entscheidungsspiel zuerst</translation>
    </message>
    <message>
        <source>Not among the nations of this game: {names}.</source>
        <translation>Nicht unter den Nationen dieses Spiels: {names}.</translation>
    </message>
    <message>
        <source>The field has {field} teams, the tournament {size}.</source>
        <translation>Das Feld hat {field} Mannschaften, das Turnier {size}.</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) drawn by lot.</source>
        <translation>
            <numerusform>%n Mannschaft ausgelost.</numerusform>
            <numerusform>%n Mannschaften ausgelost.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} head groups.</source>
        <translation>{names} sind die Gruppenköpfe.</translation>
    </message>
    <message>
        <source>How groups are filled</source>
        <translation>Wie die Gruppen besetzt werden</translation>
    </message>
    <message>
        <source>How the places are filled</source>
        <translation>Wie die Plätze besetzt werden</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Per Los</translation>
    </message>
    <message>
        <source>By lot, from pots by strength</source>
        <translation>Per Los aus Töpfen nach Stärke</translation>
    </message>
    <message>
        <source>As it really was</source>
        <translation>Wie es wirklich war</translation>
    </message>
    <message>
        <source>By hand, here</source>
        <translation>Von Hand, hier</translation>
    </message>
    <message>
        <source>By hand, at the table</source>
        <translation>Von Hand, am Tisch</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>The field could not be kept: {reason}</source>
        <translation>Das Feld ließ sich nicht aufheben: {reason}</translation>
    </message>
    <message>
        <source>Kept as “{name}”, among the ready-made fields.</source>
        <translation>Aufgehoben als „{name}“, bei den fertigen Feldern.</translation>
    </message>
    <message>
        <source>The field could not be removed: {reason}</source>
        <translation>Das Feld ließ sich nicht entfernen: {reason}</translation>
    </message>
    <message>
        <source>Kept: “{name}” is ready-made for tournaments of {size} teams.</source>
        <translation>Aufgehoben: „{name}“ steht fertig bereit für Turniere mit {size} Mannschaften.</translation>
    </message>
    <message>
        <source>Neither a field nor a cup ({where}): {reason}</source>
        <translation>Weder ein Feld noch ein Turnier ({where}): {reason}</translation>
    </message>
    <message>
        <source>Fields, cups, tables of results (*.json *.txt *.csv *.tsv)</source>
        <translation>Felder, Turniere, Ergebnistabellen (*.json *.txt *.csv *.tsv)</translation>
    </message>
    <message>
        <source>Import a field or a cup</source>
        <translation>Feld oder früheres Turnier importieren</translation>
    </message>
    <message>
        <source>Export the field</source>
        <translation>Feld exportieren</translation>
    </message>
    <message>
        <source>Fields of teams (*.json)</source>
        <translation>Teilnehmerfelder (*.json)</translation>
    </message>
    <message>
        <source>The field could not be written: {reason}</source>
        <translation>Das Feld ließ sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>The field is written: {path}</source>
        <translation>Das Teilnehmerfeld ist geschrieben: {path}</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Mannschaften</translation>
    </message>
    <message>
        <source>How the teams are chosen</source>
        <translation>Wie die Mannschaften bestimmt werden</translation>
    </message>
    <message>
        <source>Ready-made field</source>
        <translation>Fertiges Feld</translation>
    </message>
    <message>
        <source>Play without the usual group heads</source>
        <translation>Die üblichen Gruppenköpfe müssen nicht dabei sein</translation>
    </message>
    <message>
        <source>Teams that take part</source>
        <translation>Mannschaften, die dabei sind</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Two teams change places: drag one onto the other, or press the space bar on both.</source>
        <translation>Zwei Mannschaften tauschen die Plätze: eine auf die andere ziehen, oder auf beiden die Leertaste drücken.</translation>
    </message>
    <message>
        <source>Name of this field</source>
        <translation>Name dieses Felds</translation>
    </message>
    <message>
        <source>Keep this field</source>
        <translation>Dieses Feld aufheben</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Remove this field</source>
        <translation>Dieses Feld entfernen</translation>
    </message>
</context>
<context>
    <name>FileReasons</name>
    <message>
        <source>it is not text in UTF-8</source>
        <translation>es ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>es ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is larger than {most} bytes</source>
        <translation>sie ist größer als {most} Bytes</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>es ist ein Gerät oder eine Röhre, keine Datei</translation>
    </message>
    <message>
        <source>it is no sound JSON: see line {line}, character {column}</source>
        <translation>es ist kein gültiges JSON: siehe Zeile {line}, Zeichen {column}</translation>
    </message>
    <message>
        <source>it breaks off: see line {line}, character {column}</source>
        <translation>sie bricht ab: siehe Zeile {line}, Zeichen {column}</translation>
    </message>
    <message>
        <source>it is not text in UTF-8 (from byte {byte} on)</source>
        <translation>es ist kein Text in UTF-8 (ab Byte {byte})</translation>
    </message>
    <message>
        <source>{name} stands twice</source>
        <translation>{name} steht zweimal da</translation>
    </message>
    <message>
        <source>{name} is not the name of a file beside the other games</source>
        <translation>{name} ist nicht der Name einer Datei neben den anderen Spielen</translation>
    </message>
    <message>
        <source>{count} sides cannot play a cup of this form</source>
        <translation>{count} Teilnehmer können keinen Pokal dieser Form spielen</translation>
    </message>
    <message>
        <source>the sides have not equally many players</source>
        <translation>die Teilnehmer sind nicht gleich viele Leute</translation>
    </message>
    <message>
        <source>two sides have one name</source>
        <translation>zwei Teilnehmer haben denselben Namen</translation>
    </message>
    <message>
        <source>match {number} cannot be played then</source>
        <translation>Spiel {number} kann dann nicht gespielt werden</translation>
    </message>
    <message>
        <source>nobody has won, though somebody must go on</source>
        <translation>niemand hat gewonnen, obwohl jemand weiterkommen muss</translation>
    </message>
    <message>
        <source>a trophy is defended in one tie of two sides</source>
        <translation>eine Trophäe wird zwischen zwei Teilnehmern verteidigt</translation>
    </message>
    <message>
        <source>nobody defends a trophy here</source>
        <translation>hier verteidigt niemand eine Trophäe</translation>
    </message>
    <message>
        <source>only a single match of the knock-out is played again</source>
        <translation>nur ein einzelnes K.-o.-Spiel wird wiederholt</translation>
    </message>
    <message>
        <source>only a league is played in several games, the first of them first</source>
        <translation>nur eine Liga wird in mehreren Spielen ausgetragen, mit dem ersten zuerst</translation>
    </message>
    <message>
        <source>a game is played twice</source>
        <translation>ein Spiel wird zweimal gespielt</translation>
    </message>
    <message>
        <source>a side is one player</source>
        <translation>ein Teilnehmer ist eine einzige Person</translation>
    </message>
    <message>
        <source>the games are played one after the other</source>
        <translation>die Spiele werden eins nach dem anderen gespielt</translation>
    </message>
    <message>
        <source>it is of version {version} of its format; this program reads version {known}</source>
        <translation>sie hat Version {version} ihres Formats; dieses Programm liest Version {known}</translation>
    </message>
    <message>
        <source>no nation {code}; use the code of one that there is</source>
        <translation>keine Nation {code}; nimm das Kürzel einer, die es gibt</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grüne</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blaue</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rote</translation>
    </message>
    <message>
        <source>{teams} teams are dealt {due} {colour} cards, and there are {there}; say {decks} decks</source>
        <translation>{teams} Mannschaften bekommen {due} {colour} Karten, und es gibt {there}; gib {decks} Kartensätze an (decks)</translation>
    </message>
    <message>
        <source>{key}: {reason}</source>
        <translation>{key}: {reason}</translation>
    </message>
    <message>
        <source>{count} teams need more than {most} decks</source>
        <translation>{count} Mannschaften brauchen mehr als {most} Kartensätze</translation>
    </message>
    <message>
        <source>{count} teams; {most} are the most</source>
        <translation>{count} Mannschaften; höchstens {most} gehen</translation>
    </message>
    <message>
        <source>it has no stages that can be told apart</source>
        <translation>Gruppen und Runden lassen sich nicht auseinanderhalten</translation>
    </message>
    <message>
        <source>no match and no last group decides who wins</source>
        <translation>kein Spiel und keine letzte Gruppe entscheidet, wer gewinnt</translation>
    </message>
    <message>
        <source>{count} rounds; {most} are the most</source>
        <translation>{count} Runden; höchstens {most} gehen</translation>
    </message>
    <message>
        <source>{count} groups; {most} are the most</source>
        <translation>{count} Gruppen; höchstens {most} gehen</translation>
    </message>
    <message>
        <source>{stage} has {count} teams; {most} are the most</source>
        <translation>{stage} hat {count} Mannschaften; höchstens {most} gehen</translation>
    </message>
    <message>
        <source>{stage}, {match}: stands twice</source>
        <translation>{stage}, {match}: steht zweimal da</translation>
    </message>
    <message>
        <source>{stage}, {match}: the two meet {times} times, others {usual}</source>
        <translation>{stage}, {match}: Die beiden spielen {times}-mal gegeneinander, andere {usual}-mal</translation>
    </message>
    <message>
        <source>{stage}: {team} plays in it, but is not one of its teams</source>
        <translation>{stage}: {team} spielt darin, gehört aber nicht dazu</translation>
    </message>
    <message>
        <source>{stage}: {team} went on further than {other}, which stands above it</source>
        <translation>{stage}: {team} kam weiter als {other}, obwohl {other} davor steht</translation>
    </message>
    <message>
        <source>best of place {place}: {team} went on, but {other} stands above it</source>
        <translation>unter den besten auf Platz {place}: {team} kam weiter, aber {other} steht davor</translation>
    </message>
    <message>
        <source>{stage}, {match}: {team} was out before, or not in the round before</source>
        <translation>{stage}, {match}: {team} war schon ausgeschieden oder in der Runde davor nicht dabei</translation>
    </message>
    <message>
        <source>{stage}, {match}: {team} did not win in {round}</source>
        <translation>{stage}, {match}: {team} hat davor nicht gewonnen ({round})</translation>
    </message>
    <message>
        <source>{stage}, {match}: {team} won in {round}</source>
        <translation>{stage}, {match}: {team} hat davor gewonnen ({round})</translation>
    </message>
    <message>
        <source>{stage}: neither of {teams} of {round} is in it</source>
        <translation>{stage}: Aus „{round}“ ist niemand dabei: {teams}</translation>
    </message>
    <message>
        <source>{stage}: both of {teams} of {round} are in it</source>
        <translation>{stage}: Aus „{round}“ sind beide dabei: {teams}</translation>
    </message>
    <message>
        <source>it is no text in UTF-8 or UTF-16</source>
        <translation>es ist kein Text in UTF-8 oder UTF-16</translation>
    </message>
    <message>
        <source>no cup of 2 to {most} teams is in it</source>
        <translation>kein Pokal mit 2 bis {most} Mannschaften steht darin</translation>
    </message>
    <message>
        <source>no match with a result is in it</source>
        <translation>kein Spiel mit Ergebnis steht darin</translation>
    </message>
    <message>
        <source>a number in it is too long</source>
        <translation>eine Zahl darin ist zu lang</translation>
    </message>
    <message>
        <source>it is no object with matches</source>
        <translation>es ist kein Objekt mit Spielen (matches)</translation>
    </message>
    <message>
        <source>no list of matches is in it</source>
        <translation>keine Liste von Spielen (matches) steht darin</translation>
    </message>
    <message>
        <source>it does not say {keys}</source>
        <translation>es fehlt: {keys}</translation>
    </message>
    <message>
        <source>it is neither a cup, nor a table of results, nor football.txt</source>
        <translation>es ist weder ein Pokal noch eine Ergebnistabelle noch football.txt</translation>
    </message>
    <message>
        <source>the table cannot be read here</source>
        <translation>die Tabelle lässt sich hier nicht lesen</translation>
    </message>
    <message>
        <source>it does not name two teams</source>
        <translation>es nennt keine zwei Mannschaften</translation>
    </message>
    <message>
        <source>{text} is no result</source>
        <translation>{text} ist kein Ergebnis</translation>
    </message>
    <message>
        <source>{text} is no date</source>
        <translation>{text} ist kein Datum</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>there is no nation {names}</source>
        <translation>diese Nationen gibt es nicht: {names}</translation>
    </message>
    <message>
        <source>{stage}: {pairs} would not have met</source>
        <translation>{stage}: Diese Spiele hätte es nicht gegeben: {pairs}</translation>
    </message>
    <message>
        <source>not playable: {reason}</source>
        <translation>nicht spielbar: {reason}</translation>
    </message>
    <message>
        <source>{team} plays against itself</source>
        <translation>{team} spielt gegen sich selbst</translation>
    </message>
    <message>
        <source>winner: {team} does not play in it</source>
        <translation>winner: {team} spielt nicht mit</translation>
    </message>
    <message>
        <source>penalties: nobody won the shoot-out</source>
        <translation>penalties: Niemand hat das Elfmeterschießen gewonnen</translation>
    </message>
    <message>
        <source>{count} matches; {most} are the most</source>
        <translation>{count} Spiele; höchstens {most} gehen</translation>
    </message>
    <message>
        <source>it is the number of the one match of the stage {stages}: {number} here</source>
        <translation>es ist die Nummer des einen Spiels der Runde {stages}: hier {number}</translation>
    </message>
    <message>
        <source>it is the number of the one match of the stage {stages}; leave it out where there is none</source>
        <translation>es ist die Nummer des einen Spiels der Runde {stages}; lass es weg, wo es keins gibt</translation>
    </message>
    <message>
        <source>{place} plays twice; each place stands in one match</source>
        <translation>{place} spielt zweimal; jeder Platz steht in einem Spiel</translation>
    </message>
    <message>
        <source>{place}: no round comes before</source>
        <translation>{place}: Davor gibt es keine Runde</translation>
    </message>
    <message>
        <source>{place}: no earlier round has that match; there are {first} to {last}</source>
        <translation>{place}: Keine frühere Runde hat dieses Spiel; es gibt {first} bis {last}</translation>
    </message>
    <message>
        <source>{place}: the first {count} teams of the field are in the groups; count on</source>
        <translation>{place}: Die ersten {count} Mannschaften des Feldes stehen in den Gruppen; zähl weiter</translation>
    </message>
    <message>
        <source>{place}: that group plays here or later; name one of a stage before</source>
        <translation>{place}: Diese Gruppe spielt hier oder später; nenn eine von vorher</translation>
    </message>
    <message>
        <source>{place} has no match; put that place into a later stage</source>
        <translation>{place} hat kein Spiel; setz den Platz in eine spätere Runde</translation>
    </message>
    <message>
        <source>no match decides who wins; end with a match or with a group alone in its stage</source>
        <translation>kein Spiel entscheidet, wer gewinnt; hör mit einem Spiel auf oder mit einer einzigen Gruppe</translation>
    </message>
    <message>
        <source>the last match alone must be won by the champion, but so are the matches {numbers}</source>
        <translation>nur das letzte Spiel macht den Sieger, aber auch diese tun es: {numbers}</translation>
    </message>
    <message>
        <source>{place}: {count} such places, but only {groups} groups for them</source>
        <translation>{place}: {count} solche Plätze, aber nur {groups} Gruppen dafür</translation>
    </message>
    <message>
        <source>{place}: of group {group} the places before that must go on for certain</source>
        <translation>{place}: In Gruppe {group} müssen die Plätze davor sicher weiterkommen</translation>
    </message>
    <message>
        <source>{place}: no place for each of groups {groups}; widen the lists of these places</source>
        <translation>{place}: nicht für jede der Gruppen {groups} ein Platz; mach die Listen dieser Plätze länger</translation>
    </message>
    <message>
        <source>a group goes to a place whose list does not have it</source>
        <translation>eine Gruppe kommt auf einen Platz, in dessen Liste sie nicht steht</translation>
    </message>
    <message>
        <source>these groups&apos; teams never go on together; leave it out</source>
        <translation>die Mannschaften dieser Gruppen kommen nie zusammen weiter; lass es weg</translation>
    </message>
    <message>
        <source>fewest and most, no more than there are teams</source>
        <translation>die wenigsten und die meisten, nicht mehr, als es Mannschaften gibt</translation>
    </message>
    <message>
        <source>with {players} players one has more than {most} teams in a group; raise the fewest</source>
        <translation>zu {players} hätte jemand mehr als {most} Mannschaften in einer Gruppe; erhöh die kleinste Zahl</translation>
    </message>
    <message>
        <source>only where the teams come from the field; groups are drawn anyway</source>
        <translation>nur wo die Mannschaften aus dem Feld kommen; Gruppen werden ohnehin ausgelost</translation>
    </message>
    <message>
        <source>none, or {bet} (the title) and what of the others can be worth it</source>
        <translation>keine, oder {bet} (der Titel) und von den anderen, was sich lohnen kann</translation>
    </message>
    <message>
        <source>no stage {stage}; there is {stages}</source>
        <translation>keine Runde {stage}; es gibt {stages}</translation>
    </message>
    <message>
        <source>nothing for {key}</source>
        <translation>nichts für {key}</translation>
    </message>
    <message>
        <source>no such stage; there is {stages}</source>
        <translation>diese Runde gibt es nicht; es gibt {stages}</translation>
    </message>
    <message>
        <source>it comes before a stage that follows groups: {stages}</source>
        <translation>das kommt vor einer Runde, die auf Gruppen folgt: {stages}</translation>
    </message>
    <message>
        <source>it names a group twice</source>
        <translation>eine Gruppe ist zweimal genannt</translation>
    </message>
    <message>
        <source>no group has that place; there are no groups in that stage</source>
        <translation>keine Gruppe hat einen solchen Platz; dort gibt es keine Gruppen</translation>
    </message>
    <message>
        <source>no group has that place; there are {places}</source>
        <translation>keine Gruppe hat einen solchen Platz; es gibt {places}</translation>
    </message>
    <message>
        <source>say either {one} or {other}</source>
        <translation>gib entweder {one} oder {other} an</translation>
    </message>
    <message>
        <source>a criterion stands twice; leave one of them out</source>
        <translation>ein Kriterium steht zweimal da; lass eins davon weg</translation>
    </message>
    <message>
        <source>lots always come last; put them at the end or leave them out</source>
        <translation>das Los (lots) kommt immer zuletzt; setz es ans Ende oder lass es weg</translation>
    </message>
    <message>
        <source>a stage of groups has groups and match days, no other has</source>
        <translation>wo in Gruppen gespielt wird, gibt es Gruppen und Spieltage, sonst nicht</translation>
    </message>
    <message>
        <source>a round of the knock-out has a stage and matches, no other has</source>
        <translation>eine K.-o.-Runde hat einen Namen (stage) und Spiele, sonst nichts</translation>
    </message>
    <message>
        <source>only a stage of groups has {keys}</source>
        <translation>nur wo in Gruppen gespielt wird, gibt es {keys}</translation>
    </message>
    <message>
        <source>only a round of the knock-out has {keys}</source>
        <translation>nur eine K.-o.-Runde hat {keys}</translation>
    </message>
    <message>
        <source>goals away count in two legs only</source>
        <translation>Auswärtstore zählen nur bei Hin- und Rückspiel</translation>
    </message>
    <message>
        <source>each at most once, and in this order: {keys}</source>
        <translation>jedes höchstens einmal und in dieser Folge: {keys}</translation>
    </message>
    <message>
        <source>the last must settle it: {keys}</source>
        <translation>das letzte muss entscheiden: {keys}</translation>
    </message>
    <message>
        <source>slots {home} and {away} cannot meet here; two of 1 to {size}, {most} × at most</source>
        <translation>Plätze {home} und {away} können hier nicht gegeneinander spielen; zwei von 1 bis {size}, höchstens {most}-mal</translation>
    </message>
    <message>
        <source>slot {slot} plays twice; put one of the matches on another day</source>
        <translation>Platz {slot} spielt zweimal; leg eins der Spiele auf einen anderen Tag</translation>
    </message>
    <message>
        <source>slot {slot} of group {group} has no match; everybody plays</source>
        <translation>Platz {slot} der Gruppe {group} hat kein Spiel; alle spielen</translation>
    </message>
    <message>
        <source>they are called A, B and so on, in this order</source>
        <translation>sie heißen A, B und so weiter, in dieser Folge</translation>
    </message>
    <message>
        <source>the first stage is drawn and has none</source>
        <translation>für die ersten Gruppen wird gelost; hier steht keine</translation>
    </message>
    <message>
        <source>say by group and slot who comes in</source>
        <translation>gib nach Gruppe und Platz an, wer hineinkommt</translation>
    </message>
    <message>
        <source>the group has {size} slots; name a place for each</source>
        <translation>die Gruppe hat {size} Plätze; sag zu jedem, woher die Mannschaft kommt</translation>
    </message>
    <message>
        <source>there is a group more than in groups</source>
        <translation>hier steht eine Gruppe mehr als in groups</translation>
    </message>
    <message>
        <source>only a single match can do without a winner</source>
        <translation>nur ein einzelnes Spiel kommt ohne Sieger aus</translation>
    </message>
    <message>
        <source>every group of the first stage stands on one sheet</source>
        <translation>jede Gruppe vom Anfang steht auf einem Blatt</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>say for the same groups which of them goes to each place</source>
        <translation>sag für dieselben Gruppen, welche auf welchen Platz kommt</translation>
    </message>
    <message>
        <source>each team once, group after group</source>
        <translation>jede Mannschaft einmal, Gruppe für Gruppe</translation>
    </message>
    <message>
        <source>it is a single match; a friendly is set up on a screen of its own</source>
        <translation>es ist ein einzelnes Spiel; ein Freundschaftsspiel hat seine eigene Seite</translation>
    </message>
    <message>
        <source>a format that comes with the game has it; give the file another</source>
        <translation>ein mitgeliefertes Format hat sie schon; gib der Datei eine andere</translation>
    </message>
    <message>
        <source>Group {0}</source>
        <translation>Gruppe {0}</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Final Round</source>
        <translation>Finalrunde</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>Round of {0}</source>
        <translation>Runde der letzten {0}</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Spiel um Platz 3</translation>
    </message>
    <message>
        <source>Match for third place</source>
        <translation>Spiel um Platz 3</translation>
    </message>
    <message>
        <source>Third-place play-off</source>
        <translation>Spiel um Platz 3</translation>
    </message>
    <message>
        <source>Further matches</source>
        <translation>Weitere Spiele</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{path} is there already. Write over it? What it holds is kept as {kept}.</source>
        <translation>{path} ist schon da. Überschreiben? Der bisherige Inhalt bleibt als {kept} erhalten.</translation>
    </message>
</context>
<context>
    <name>FinalAlbum</name>
    <message>
        <source>{man}. {points} points.</source>
        <translation>{man}. {points} Punkte.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>The cards of Final Whistle</source>
        <translation>Die Karten von Schlusspfiff</translation>
    </message>
    <message>
        <source>Thirty cards, and thirty men of each club</source>
        <translation>Dreißig Karten und dreißig Männer jedes Vereins</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>FinalAttack</name>
    <message>
        <source>Finish</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Build-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>a goal needs more</source>
        <translation>ein Tor braucht mehr</translation>
    </message>
    <message>
        <source>equal is enough</source>
        <translation>gleich viel genügt</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>through</source>
        <translation>durch</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>kein Tor</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>The cards are still hidden.</source>
        <translation>Die Karten sind noch verdeckt.</translation>
    </message>
    <message>
        <source>Counter-attack of {club}</source>
        <translation>Konter: {club}</translation>
    </message>
    <message>
        <source>{club}: attack {number} of {all}</source>
        <translation>{club}: Angriff {number} von {all}</translation>
    </message>
    <message>
        <source>{a} {one} against {b} {two}</source>
        <translation>{a} {one} gegen {b} {two}</translation>
    </message>
</context>
<context>
    <name>FinalCards</name>
    <message>
        <source>No build-up</source>
        <translation>Kein Aufbau</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Build-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Finish, same man</source>
        <translation>Abschluss: derselbe</translation>
    </message>
</context>
<context>
    <name>FinalDeck</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, gewählt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Welche Karten?</translation>
    </message>
    <message>
        <source>The five white cards and the six of one colour; the other side does not see which.</source>
        <translation>Die fünf weißen Karten und die sechs einer Farbe; die Gegenseite sieht nicht, welche.</translation>
    </message>
    <message>
        <source>Lilac is mixed: a bit of everything.</source>
        <translation>Lila ist gemischt: von allem etwas.</translation>
    </message>
    <message>
        <source>Red uses many strikers.</source>
        <translation>Rot setzt viele Stürmer ein.</translation>
    </message>
    <message>
        <source>Yellow uses many defenders.</source>
        <translation>Gelb setzt viele Verteidiger ein.</translation>
    </message>
    <message>
        <source>Blue uses many midfielders.</source>
        <translation>Blau setzt viele Mittelfeldspieler ein.</translation>
    </message>
    <message>
        <source>Play the {colour} cards</source>
        <translation>Farbe nehmen: {colour}</translation>
    </message>
    <message>
        <source>The small numbers: men who are free for it.</source>
        <translation>Die kleinen Zahlen: Männer, die dafür frei sind.</translation>
    </message>
    <message>
        <source>The first hand</source>
        <translation>Die erste Hand</translation>
    </message>
    <message>
        <source>Eleven cards</source>
        <translation>Elf Karten</translation>
    </message>
    <message>
        <source>Exactly two of strength 5, at least two of 2 and one of 1.</source>
        <translation>Genau zwei der Stärke 5, mindestens zwei der 2 und eine der 1.</translation>
    </message>
    <message>
        <source>Begin with these</source>
        <translation>Mit diesen beginnen</translation>
    </message>
    <message>
        <source>{number} of 3 chosen.</source>
        <translation>{number} von 3 gewählt.</translation>
    </message>
    <message>
        <source>The hand is whole.</source>
        <translation>Die Hand ist vollständig.</translation>
    </message>
    <message>
        <source>These eleven</source>
        <translation>Diese elf</translation>
    </message>
    <message>
        <source>{number} of 11 chosen.</source>
        <translation>{number} von 11 gewählt.</translation>
    </message>
    <message>
        <source>Strength {strength}: {have} of {wanted}.</source>
        <translation>Stärke {strength}: {have} von {wanted}.</translation>
    </message>
    <message>
        <source>The deck is whole.</source>
        <translation>Der Satz ist vollständig.</translation>
    </message>
</context>
<context>
    <name>FinalDocks</name>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Gegenseite</translation>
    </message>
</context>
<context>
    <name>FinalForm</name>
    <message>
        <source>Hint [T]</source>
        <translation>Rat holen [T]</translation>
    </message>
</context>
<context>
    <name>FinalLegend</name>
    <message>
        <source>large: his strength now</source>
        <translation>groß: seine Stärke jetzt</translation>
    </message>
    <message>
        <source>small: after his next turn</source>
        <translation>klein: nach der Drehung</translation>
    </message>
    <message>
        <source>may be injured</source>
        <translation>kann sich verletzen</translation>
    </message>
    <message>
        <source>may be booked</source>
        <translation>kann Gelb sehen</translation>
    </message>
    <message>
        <source>may be sent off</source>
        <translation>kann vom Platz fliegen</translation>
    </message>
    <message>
        <source>used in the build-up</source>
        <translation>im Aufbau eingesetzt</translation>
    </message>
    <message>
        <source>used in the finish</source>
        <translation>im Abschluss eingesetzt</translation>
    </message>
</context>
<context>
    <name>FinalManners</name>
    <message>
        <source>I am {name}: name my squad</source>
        <translation>Ich bin {name}: Kader aufstellen</translation>
    </message>
    <message>
        <source>I am {name}: choose my cards</source>
        <translation>Ich bin {name}: Karten wählen</translation>
    </message>
    <message>
        <source>I am {name}: name my shooters</source>
        <translation>Ich bin {name}: Schützen benennen</translation>
    </message>
</context>
<context>
    <name>FinalPaper</name>
    <message>
        <source>Score sheet of Final Whistle</source>
        <translation>Spielbogen Schlusspfiff</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} gegen {b}</translation>
    </message>
    <message>
        <source>booked</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>bench</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>Minute</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Goals: {goals}</source>
        <translation>Tore: {goals}</translation>
    </message>
</context>
<context>
    <name>FinalPrompt</name>
    <message>
        <source>{name} · {step}</source>
        <translation>{name} · {step}</translation>
    </message>
    <message>
        <source>Substitute anybody?</source>
        <translation>Jemanden auswechseln?</translation>
    </message>
    <message>
        <source>Pick a man on the bench, then the one he replaces. There is no way back on.</source>
        <translation>Erst der Mann von der Bank, dann der, für den er kommt; endgültig.</translation>
    </message>
    <message>
        <source>Which card for this quarter?</source>
        <translation>Welche Karte für diese Viertelstunde?</translation>
    </message>
    <message>
        <source>Both are shown at once. The stronger attacks, once for every point it is ahead.</source>
        <translation>Beide decken zugleich auf. Die stärkere greift an, so oft, wie sie stärker ist.</translation>
    </message>
    <message>
        <source>before the next attack</source>
        <translation>vor dem nächsten Angriff</translation>
    </message>
    <message>
        <source>Lay a card aside?</source>
        <translation>Eine Karte weglegen?</translation>
    </message>
    <message>
        <source>Everybody sees it go, and you draw another from your pile.</source>
        <translation>Sie geht offen weg, und eine andere kommt vom Stapel.</translation>
    </message>
    <message>
        <source>attack {number} of {all}</source>
        <translation>Angriff {number} von {all}</translation>
    </message>
    <message>
        <source>Which card leads the next attack?</source>
        <translation>Welche Karte führt den nächsten Angriff?</translation>
    </message>
    <message>
        <source>Its strength does not matter now, only whom it uses.</source>
        <translation>Ihre Stärke zählt jetzt nicht, nur wen sie einsetzt.</translation>
    </message>
    <message>
        <source>injury</source>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>{man} cannot go on. Who comes on?</source>
        <translation>{man} kann nicht mehr. Wer kommt?</translation>
    </message>
    <message>
        <source>He comes on upright, and is free for the next phase.</source>
        <translation>Er kommt aufrecht und ist für die nächste Phase frei.</translation>
    </message>
    <message>
        <source>no goalie</source>
        <translation>kein Torwart</translation>
    </message>
    <message>
        <source>Who goes in goal?</source>
        <translation>Wer geht ins Tor?</translation>
    </message>
    <message>
        <source>He counts 1 there for the rest of the match.</source>
        <translation>Dort zählt er 1 bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>empty line</source>
        <translation>leere Reihe</translation>
    </message>
    <message>
        <source>Who moves? Wanted: {line}.</source>
        <translation>Wer rückt hinüber? Gesucht: {line}.</translation>
    </message>
    <message>
        <source>He stays there and keeps his sides.</source>
        <translation>Er bleibt dort und behält seine Seiten.</translation>
    </message>
    <message>
        <source>level after ninety minutes</source>
        <translation>unentschieden nach neunzig Minuten</translation>
    </message>
    <message>
        <source>Extra time?</source>
        <translation>Verlängerung?</translation>
    </message>
    <message>
        <source>Two more quarters, if both want them; else the draw stands.</source>
        <translation>Zwei Viertelstunden mehr, wenn beide wollen; sonst bleibt es unentschieden.</translation>
    </message>
    <message>
        <source>shoot-out</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>Who takes shot {number}?</source>
        <translation>Wer schießt als Nummer {number}?</translation>
    </message>
    <message>
        <source>Everybody shoots upright: the first side counts.</source>
        <translation>Alle schießen aufrecht: Die erste Seite zählt.</translation>
    </message>
    <message>
        <source>to minute {minute}</source>
        <translation>bis Minute {minute}</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>build-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>counter-attack, {phase}</source>
        <translation>Konter, {phase}</translation>
    </message>
    <message>
        <source>attack {number} of {all}, {phase}</source>
        <translation>Angriff {number} von {all}, {phase}</translation>
    </message>
    <message>
        <source>Who shoots for {club}? Wanted: {line}.</source>
        <translation>Wer schießt für {club}? Gesucht: {line}.</translation>
    </message>
    <message>
        <source>Who is in on it? Wanted: {line}.</source>
        <translation>Wer ist dabei? Gesucht: {line}.</translation>
    </message>
    <message>
        <source>Who brings the ball up? Wanted: {line}.</source>
        <translation>Wer bringt den Ball nach vorn? Gesucht: {line}.</translation>
    </message>
    <message>
        <source>Who saves {club}? Wanted: {line}.</source>
        <translation>Wer rettet {club}? Gesucht: {line}.</translation>
    </message>
    <message>
        <source>Who gets in the way? Wanted: {line}.</source>
        <translation>Wer stellt sich in den Weg? Gesucht: {line}.</translation>
    </message>
    <message>
        <source>So far: {men}. Everybody used turns afterwards.</source>
        <translation>Bisher: {men}. Wer eingesetzt wird, dreht sich danach.</translation>
    </message>
    <message>
        <source>With {card}. Everybody used turns afterwards.</source>
        <translation>Mit „{card}“. Wer eingesetzt wird, dreht sich danach.</translation>
    </message>
    <message>
        <source>The attack has {sum}. Everybody used turns afterwards.</source>
        <translation>Der Angriff hat {sum}. Wer eingesetzt wird, dreht sich danach.</translation>
    </message>
    <message>
        <source>{name} names a squad …</source>
        <translation>{name} stellt auf …</translation>
    </message>
    <message>
        <source>{name} chooses the cards …</source>
        <translation>{name} wählt die Karten …</translation>
    </message>
    <message>
        <source>{name} thinks about the bench …</source>
        <translation>{name} schaut zur Bank …</translation>
    </message>
    <message>
        <source>{name} lays a card face down …</source>
        <translation>{name} legt eine Karte verdeckt hin …</translation>
    </message>
    <message>
        <source>{name} may lay a card aside …</source>
        <translation>{name} darf eine Karte weglegen …</translation>
    </message>
    <message>
        <source>{name} picks the next card …</source>
        <translation>{name} sucht die nächste Karte …</translation>
    </message>
    <message>
        <source>{name} picks his men …</source>
        <translation>{name} wählt die Männer …</translation>
    </message>
    <message>
        <source>{name} must replace a man …</source>
        <translation>{name} muss einen Mann ersetzen …</translation>
    </message>
    <message>
        <source>{name} needs somebody in goal …</source>
        <translation>{name} braucht jemanden im Tor …</translation>
    </message>
    <message>
        <source>{name} fills a line …</source>
        <translation>{name} füllt eine Reihe auf …</translation>
    </message>
    <message>
        <source>{name} thinks about extra time …</source>
        <translation>{name} denkt über die Verlängerung nach …</translation>
    </message>
    <message>
        <source>{name} names the shooters …</source>
        <translation>{name} nennt die Schützen …</translation>
    </message>
</context>
<context>
    <name>FinalReplay</name>
    <message>
        <source>Goal for {club}, {score}</source>
        <translation>Tor für {club}, {score}</translation>
    </message>
    <message>
        <source>Shoot-out</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>To minute {minute}</source>
        <translation>Bis Minute {minute}</translation>
    </message>
    <message>
        <source>Back to the beginning of a quarter</source>
        <translation>Zurück zum Anfang einer Viertelstunde</translation>
    </message>
    <message>
        <source>Back to the goal before</source>
        <translation>Zurück zum Tor davor</translation>
    </message>
    <message>
        <source>On to the next goal</source>
        <translation>Weiter zum nächsten Tor</translation>
    </message>
    <message>
        <source>On to the next quarter</source>
        <translation>Weiter zur nächsten Viertelstunde</translation>
    </message>
</context>
<context>
    <name>FinalResult</name>
    <message>
        <source>Quarter by quarter</source>
        <translation>Viertel um Viertel</translation>
    </message>
    <message>
        <source>The clubs</source>
        <translation>Die Vereine</translation>
    </message>
    <message>
        <source>The special die</source>
        <translation>Der Spezialwürfel</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{club} win</source>
        <translation>{club} gewinnt</translation>
    </message>
    <message>
        <source>{a} {score} {b}</source>
        <translation>{a} {score} {b}</translation>
    </message>
    <message>
        <source>, {score} in the shoot-out</source>
        <translation>, {score} im Elfmeterschießen</translation>
    </message>
    <message>
        <source>, after extra time</source>
        <translation>, nach Verlängerung</translation>
    </message>
    <message>
        <source>{rolls} throws, {mean} on average; 1.5 was to be expected.</source>
        <translation>{rolls} Würfe, im Mittel {mean}; zu erwarten war 1,5.</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Abschlüsse</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Counter-attacks</source>
        <translation>Konter</translation>
    </message>
    <message>
        <source>Build-ups through</source>
        <translation>Aufbau gelungen</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Gelbe Karten</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Platzverweise</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Verletzte</translation>
    </message>
    <message>
        <source>Substitutions</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>The dice gave {club} {number} more.</source>
        <translation>Die Würfel gaben {club} {number} mehr.</translation>
    </message>
    <message>
        <source>Used most: {a}, {b}.</source>
        <translation>Am meisten eingesetzt: {a}, {b}.</translation>
    </message>
</context>
<context>
    <name>FinalRival</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card lies open</source>
        <translation>Die letzte Karte liegt offen</translation>
    </message>
    <message>
        <source>{number} in the pile</source>
        <translation>{number} im Stapel</translation>
    </message>
    <message>
        <source>Out: {men}</source>
        <translation>Raus: {men}</translation>
    </message>
    <message>
        <source>On the bench: {men}</source>
        <translation>Auf der Bank: {men}</translation>
    </message>
</context>
<context>
    <name>FinalSetUp</name>
    <message>
        <source>Ready-made squads and the same cards for both: start here.</source>
        <translation>Fertige Aufstellungen und für beide dieselben Karten: so fängt man an.</translation>
    </message>
    <message>
        <source>Each picks fifteen men for 50 points, and a colour of cards to suit them.</source>
        <translation>Beide wählen fünfzehn Mann für 50 Punkte und dazu eine Kartenfarbe, die passt.</translation>
    </message>
    <message>
        <source>Final Whistle</source>
        <translation>Schlusspfiff</translation>
    </message>
    <message>
        <source>Use a man and he turns to his next strength</source>
        <translation>Jeder Mann, den man einsetzt, dreht sich zu einer anderen Stärke</translation>
    </message>
    <message>
        <source>Squads</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Substitutions</source>
        <translation>Auswechslungen</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Vereine</translation>
    </message>
    <message>
        <source>If it is level</source>
        <translation>Bei Unentschieden</translation>
    </message>
    <message>
        <source>A tie of two matches</source>
        <translation>Hin- und Rückspiel</translation>
    </message>
    <message>
        <source>How the first match ended</source>
        <translation>So endete das Hinspiel</translation>
    </message>
    <message>
        <source>The cup is held by</source>
        <translation>Den Pokal hält</translation>
    </message>
    <message>
        <source>Points for the holder’s squad</source>
        <translation>Punkte für den Kader des Titelverteidigers</translation>
    </message>
    <message>
        <source>Goals, player 1</source>
        <translation>Tore, Spieler 1</translation>
    </message>
    <message>
        <source>Goals, player 2</source>
        <translation>Tore, Spieler 2</translation>
    </message>
    <message>
        <source>One match</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>First of two</source>
        <translation>Hinspiel</translation>
    </message>
    <message>
        <source>Second of two</source>
        <translation>Rückspiel</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>{points} more</source>
        <translation>{points} mehr</translation>
    </message>
    <message>
        <source>{points} fewer</source>
        <translation>{points} weniger</translation>
    </message>
    <message>
        <source>As many</source>
        <translation>Gleich viele</translation>
    </message>
    <message>
        <source>First match: ready</source>
        <translation>Erstes Spiel: fertig</translation>
    </message>
    <message>
        <source>Own squads</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>White and lilac</source>
        <translation>Weiß und Lila</translation>
    </message>
    <message>
        <source>A colour each</source>
        <translation>Je eine Farbe</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>Only for the injured</source>
        <translation>Nur bei Verletzung</translation>
    </message>
    <message>
        <source>From the second quarter on</source>
        <translation>Ab der zweiten Viertelstunde</translation>
    </message>
    <message>
        <source>Before every quarter</source>
        <translation>Vor jeder Viertelstunde</translation>
    </message>
    <message>
        <source>Player 1: Kohlfeld</source>
        <translation>Spieler 1: Kohlfeld</translation>
    </message>
    <message>
        <source>Player 1: Nebelau</source>
        <translation>Spieler 1: Nebelau</translation>
    </message>
    <message>
        <source>Ask for extra time</source>
        <translation>Nach Verlängerung fragen</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>A draw stands</source>
        <translation>Es bleibt dabei</translation>
    </message>
</context>
<context>
    <name>FinalSheet</name>
    <message>
        <source>Match sheet</source>
        <translation>Spielbogen</translation>
    </message>
    <message>
        <source>to minute {minute}</source>
        <translation>bis Minute {minute}</translation>
    </message>
    <message>
        <source>{card}: now</source>
        <translation>{card}: jetzt</translation>
    </message>
    <message>
        <source>{card}: goal, {man}</source>
        <translation>{card}: Tor, {man}</translation>
    </message>
    <message>
        <source>{card}: lost {figures}</source>
        <translation>{card}: verloren {figures}</translation>
    </message>
    <message>
        <source>{card}: held {figures}</source>
        <translation>{card}: gehalten {figures}</translation>
    </message>
    <message>
        <source>Minute to which the row goes</source>
        <translation>Minute, bis zu der die Zeile reicht</translation>
    </message>
    <message>
        <source>Score after this quarter of an hour</source>
        <translation>Spielstand nach dieser Viertelstunde</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Up to minute {minute}, {club}: {words}</source>
        <translation>Bis Minute {minute}, {club}: {words}</translation>
    </message>
</context>
<context>
    <name>FinalSquad</name>
    <message>
        <source>Squad</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>This is the squad</source>
        <translation>So spielen wir</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu anfangen</translation>
    </message>
    <message>
        <source>The squad of {club}</source>
        <translation>Die Aufstellung von {club}</translation>
    </message>
    <message>
        <source>Eleven for the field, four for the bench. A click: field, another one: bench, a third: out.</source>
        <translation>Elf fürs Feld, vier für die Bank. Ein Klick: Feld, noch einer: Bank, der dritte: raus.</translation>
    </message>
    <message>
        <source>{points} field</source>
        <translation>{points} Feld</translation>
    </message>
    <message>
        <source>{points} bench</source>
        <translation>{points} Bank</translation>
    </message>
    <message>
        <source>on the field</source>
        <translation>auf dem Feld</translation>
    </message>
    <message>
        <source>on the bench</source>
        <translation>auf der Bank</translation>
    </message>
    <message>
        <source>not in the squad</source>
        <translation>nicht dabei</translation>
    </message>
    <message>
        <source>{man}; {points} points, {place}</source>
        <translation>{man}; {points} Punkte, {place}</translation>
    </message>
    <message>
        <source>Field {field} of 11, bench {bench} of 4.</source>
        <translation>Feld {field} von 11, Bank {bench} von 4.</translation>
    </message>
    <message>
        <source>{points} points too many.</source>
        <translation>{points} Punkte zu viel.</translation>
    </message>
    <message>
        <source>{count} The squad is whole.</source>
        <translation>{count} Die Aufstellung steht.</translation>
    </message>
    <message>
        <source>{points} of {budget} points</source>
        <translation>{points} von {budget} Punkten</translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message>
        <source>Leave it at the draw</source>
        <translation>Unentschieden lassen</translation>
    </message>
    <message>
        <source>Take back [U]</source>
        <translation>Zurücknehmen [U]</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wähl eine Karte</translation>
    </message>
    <message>
        <source>Lay {card} aside [Enter]</source>
        <translation>„{card}“ weglegen [Enter]</translation>
    </message>
    <message>
        <source>Play {card} [Enter]</source>
        <translation>„{card}“ spielen [Enter]</translation>
    </message>
    <message>
        <source>Choose a man</source>
        <translation>Wähl einen Mann</translation>
    </message>
    <message>
        <source>Choose {man} [Enter]</source>
        <translation>{man} nehmen [Enter]</translation>
    </message>
    <message>
        <source>Keep the hand [P]</source>
        <translation>Hand behalten [P]</translation>
    </message>
    <message>
        <source>Play on [P]</source>
        <translation>Weiterspielen [P]</translation>
    </message>
    <message>
        <source>Nobody: play on [P]</source>
        <translation>Niemanden: weiter [P]</translation>
    </message>
    <message>
        <source>Who shoots first?</source>
        <translation>Wer schießt zuerst?</translation>
    </message>
    <message>
        <source>Equal cards: who may attack?</source>
        <translation>Gleich starke Karten: Wer greift an?</translation>
    </message>
    <message>
        <source>{club} attack</source>
        <translation>{club} greift an</translation>
    </message>
    <message>
        <source>Counter-attack!</source>
        <translation>Konter!</translation>
    </message>
    <message>
        <source>{club} with {card}</source>
        <translation>{club} mit „{card}“</translation>
    </message>
    <message>
        <source>{club} attack again</source>
        <translation>{club} greift noch einmal an</translation>
    </message>
    <message>
        <source>{club} lay a card aside</source>
        <translation>{club} legt eine Karte weg</translation>
    </message>
    <message>
        <source>{club} are down to their last card</source>
        <translation>{club} hat nur noch die letzte Karte</translation>
    </message>
    <message>
        <source>is sent off, and nobody comes on for him</source>
        <translation>muss vom Platz, und niemand kommt für ihn</translation>
    </message>
    <message>
        <source>is injured and carried off</source>
        <translation>ist verletzt und wird hinausgetragen</translation>
    </message>
    <message>
        <source>goes in goal: strength 1 from now on</source>
        <translation>geht ins Tor: von nun an Stärke 1</translation>
    </message>
    <message>
        <source>comes on for {off}</source>
        <translation>kommt für {off}</translation>
    </message>
    <message>
        <source>To minute {minute}</source>
        <translation>Bis Minute {minute}</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n Angriff</numerusform>
            <numerusform>%n Angriffe</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>Quarter {number} of {all}</source>
        <translation>Viertel {number} von {all}</translation>
    </message>
    <message>
        <source>Goal!</source>
        <translation>Tor!</translation>
    </message>
    <message>
        <source>The build-up is through</source>
        <translation>Der Aufbau gelingt</translation>
    </message>
    <message>
        <source>No goal: it needs more</source>
        <translation>Kein Tor: Es bräuchte mehr</translation>
    </message>
    <message>
        <source>The build-up is lost</source>
        <translation>Der Ball ist verloren</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Nichts passiert</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>Booked</source>
        <translation>Gelbe Karte</translation>
    </message>
    <message>
        <source>Red card</source>
        <translation>Rote Karte</translation>
    </message>
    <message>
        <source>{man}: in!</source>
        <translation>{man}: drin!</translation>
    </message>
    <message>
        <source>{man}: saved</source>
        <translation>{man}: gehalten</translation>
    </message>
    <message>
        <source>{score}, {kicks} in the shoot-out</source>
        <translation>{score}, {kicks} im Elfmeterschießen</translation>
    </message>
    <message>
        <source>{score} after extra time</source>
        <translation>{score} nach Verlängerung</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{club} win</source>
        <translation>{club} gewinnt</translation>
    </message>
    <message>
        <source>Hand: one of these for this quarter</source>
        <translation>Hand: eine davon für diese Viertelstunde</translation>
    </message>
    <message>
        <source>Hand: one of these leads the next attack</source>
        <translation>Hand: eine davon führt den nächsten Angriff</translation>
    </message>
    <message>
        <source>Hand: one of these may be laid aside</source>
        <translation>Hand: eine davon darf weg</translation>
    </message>
    <message>
        <source>Hand of {club}</source>
        <translation>Hand von {club}</translation>
    </message>
    <message>
        <source>A card of {club}, face down</source>
        <translation>Eine Karte von {club}, verdeckt</translation>
    </message>
    <message>
        <source>Chosen, face down: {card}</source>
        <translation>Gewählt, verdeckt: {card}</translation>
    </message>
    <message>
        <source>The last card lies open</source>
        <translation>Die letzte Karte liegt offen</translation>
    </message>
    <message>
        <source>{number} in the pile, {card} lowest</source>
        <translation>{number} im Stapel, zuunterst „{card}“</translation>
    </message>
    <message>
        <source>Bench of {club}</source>
        <translation>Bank von {club}</translation>
    </message>
    <message>
        <source>Shoot-out; the match ended {score}</source>
        <translation>Elfmeterschießen; das Spiel endete {score}</translation>
    </message>
    <message>
        <source>Final whistle</source>
        <translation>Schlusspfiff</translation>
    </message>
    <message>
        <source>Before the kick-off</source>
        <translation>Vor dem Anpfiff</translation>
    </message>
    <message>
        <source>Extra time, to minute {minute}</source>
        <translation>Verlängerung, bis Minute {minute}</translation>
    </message>
    <message>
        <source>Quarter {number} of {all}, to minute {minute}</source>
        <translation>Viertel {number} von {all}, bis Minute {minute}</translation>
    </message>
    <message>
        <source>{man}; {chance}</source>
        <translation>{man}; {chance}</translation>
    </message>
    <message>
        <source>The dice roll …</source>
        <translation>Die Würfel rollen …</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Bench and hand</source>
        <translation>Bank und Hand</translation>
    </message>
    <message>
        <source>One decision [F10]</source>
        <translation>Eine Entscheidung [F10]</translation>
    </message>
    <message>
        <source>To the end of the quarter</source>
        <translation>Bis zum Ende des Viertels</translation>
    </message>
    <message>
        <source>Choose the man or the card that has the focus</source>
        <translation>Den Mann oder die Karte nehmen, auf der die Auswahl steht</translation>
    </message>
    <message>
        <source>Arrows: to the next man or card</source>
        <translation>Pfeile: zum nächsten Mann, zur nächsten Karte</translation>
    </message>
    <message>
        <source>G, D, M, S: to a line of men</source>
        <translation>G, D, M, S: zu einer Reihe</translation>
    </message>
    <message>
        <source>1 to 3: to a card of the hand, again: play it</source>
        <translation>1 bis 3: zu einer Karte der Hand, noch einmal: spielen</translation>
    </message>
    <message>
        <source>To the bench</source>
        <translation>Zur Bank</translation>
    </message>
    <message>
        <source>Nobody, nothing more: play on</source>
        <translation>Niemanden, nichts mehr: weiterspielen</translation>
    </message>
    <message>
        <source>Take back the last man</source>
        <translation>Den letzten Mann zurücknehmen</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Rat</translation>
    </message>
</context>
<context>
    <name>FinalText</name>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Männer</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Gegenseite</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Spielbogen</translation>
    </message>
</context>
<context>
    <name>FinalTips</name>
    <message>
        <source>Your squad</source>
        <translation>Dein Kader</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Substitutions</source>
        <translation>Auswechslungen</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>Zwei Karten zugleich</translation>
    </message>
    <message>
        <source>Picking your man</source>
        <translation>Wen du nimmst</translation>
    </message>
    <message>
        <source>They turn</source>
        <translation>Sie drehen sich</translation>
    </message>
    <message>
        <source>Laying a card aside</source>
        <translation>Eine Karte weglegen</translation>
    </message>
    <message>
        <source>A counter-attack</source>
        <translation>Ein Konter</translation>
    </message>
    <message>
        <source>Booked</source>
        <translation>Verwarnt</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Vom Platz gestellt</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>Five shooters</source>
        <translation>Fünf Schützen</translation>
    </message>
    <message>
        <source>A poster gives you a ready squad that you can still change. Look at all four sides of a man: sooner or later he shows each of them.</source>
        <translation>Ein Plakat trägt einen ganzen Kader ein, den du noch ändern kannst. Sieh dir alle vier Seiten eines Mannes an: Im Spiel zeigt er jede davon.</translation>
    </message>
    <message>
        <source>Yellow wants defenders, blue midfielders, red strikers; lilac a bit of everything. The small figures say how many men you have for each.</source>
        <translation>Gelb braucht Verteidiger, Blau Mittelfeldspieler, Rot Stürmer; Lila nimmt von allem etwas. Die kleinen Zahlen sagen, wie viele Männer du für jeden Eintrag hast.</translation>
    </message>
    <message>
        <source>Four a match at most, and nobody comes back on. A fresh man stands upright: his first side counts.</source>
        <translation>Höchstens vier im Spiel, und wer geht, kommt nicht wieder. Ein frischer Mann liegt aufrecht: Seine erste Seite zählt.</translation>
    </message>
    <message>
        <source>The stronger card attacks, once for every point it is ahead. The weaker one still matters: it leads the counter if the first build-up breaks down.</source>
        <translation>Die stärkere Karte greift an, so oft, wie sie stärker ist. Auch die schwächere zählt: Misslingt der erste Aufbau, führt sie den Konter.</translation>
    </message>
    <message>
        <source>The chance on each man assumes the best reply. Use him and he turns: the small figure is what he is worth next.</source>
        <translation>Die Chance an einem Mann rechnet schon mit der besten Antwort. Danach dreht er sich: Die kleine Zahl sagt, was er dann wert ist.</translation>
    </message>
    <message>
        <source>Everybody you used now shows his next side, come what may. The strongest are rarely strong twice running.</source>
        <translation>Alle, die eingesetzt waren, zeigen jetzt ihre nächste Seite, ob es gut ging oder nicht. Die Stärksten sind selten zweimal stark.</translation>
    </message>
    <message>
        <source>You may, as long as your pile holds more than the last card. Everybody sees what goes, and the last card comes round sooner.</source>
        <translation>Du darfst, solange dein Stapel über der letzten Karte noch eine hat. Sie geht offen weg, und der Stapel wird kürzer: Die letzte Karte kommt früher.</translation>
    </message>
    <message>
        <source>The first build-up of a quarter to break down hands the other side a counter, with its own card. The weaker the card, the bigger the bonus.</source>
        <translation>Der erste misslungene Aufbau eines Viertels bringt ihn, mit der eigenen Karte der anderen Seite. Je schwächer die ist, desto größer ihr Zuschlag.</translation>
    </message>
    <message>
        <source>A man with a yellow sign is booked on a 0 or 1; the second booking sends him off. Leave that side unused and its sign does no harm.</source>
        <translation>Ein gelbes Zeichen bringt bei 0 oder 1 eine Verwarnung, die zweite den Platzverweis. Wer eine Seite nicht einsetzt, riskiert auch ihr Zeichen nicht.</translation>
    </message>
    <message>
        <source>Nobody replaces him. If a whole line is empty, somebody from the next line fills in.</source>
        <translation>Für ihn kommt niemand. Ist eine ganze Reihe leer, rückt ein Mann aus der Reihe daneben nach.</translation>
    </message>
    <message>
        <source>It waits face up beside your hand. Only an empty hand brings it into play, and then it stays in play.</source>
        <translation>Sie wartet offen neben der Hand. Erst wenn die Hand leer ist, wird sie gespielt, und dann immer wieder.</translation>
    </message>
    <message>
        <source>Everybody shoots upright, so only first sides count, and no signs. The keeper turns after every shot: mind his next side, too.</source>
        <translation>Alle schießen aufrecht, es zählt nur die erste Seite und kein Zeichen. Der Torwart dreht sich nach jedem Schuss: Denk auch an seine nächste Seite.</translation>
    </message>
</context>
<context>
    <name>FinalWords</name>
    <message>
        <source>anybody</source>
        <translation>irgendwer</translation>
    </message>
    <message>
        <source>no build-up</source>
        <translation>kein Aufbau</translation>
    </message>
    <message>
        <source>build-up {ours} against {theirs}</source>
        <translation>Aufbau {ours} gegen {theirs}</translation>
    </message>
    <message>
        <source>finish {ours} against {theirs}</source>
        <translation>Abschluss {ours} gegen {theirs}</translation>
    </message>
    <message>
        <source>, the same man again</source>
        <translation>, derselbe Mann noch einmal</translation>
    </message>
    <message>
        <source>{name}, {colour}, strength {strength}, {build}, {finish}</source>
        <translation>{name}, {colour}, Stärke {strength}, {build}, {finish}</translation>
    </message>
    <message>
        <source>{name}, {line}, {strength}, next {next}, {symbol}</source>
        <translation>{name}, {line}, {strength}, dann {next}, {symbol}</translation>
    </message>
    <message>
        <source>booked</source>
        <translation>verwarnt</translation>
    </message>
    <message>
        <source>used in the build-up</source>
        <translation>im Aufbau eingesetzt</translation>
    </message>
    <message>
        <source>used in the finish</source>
        <translation>im Abschluss eingesetzt</translation>
    </message>
    <message>
        <source>, up to {sum}</source>
        <translation>, bis zu {sum}</translation>
    </message>
    <message>
        <source>, bonus {bonus}</source>
        <translation>, Zugabe {bonus}</translation>
    </message>
    <message>
        <source>no goal against you</source>
        <translation>kein Gegentor</translation>
    </message>
    <message>
        <source>they do not come through</source>
        <translation>kein Durchkommen</translation>
    </message>
    <message>
        <source>goal, if {other} answers best</source>
        <translation>Tor, wenn {other} am besten antwortet</translation>
    </message>
    <message>
        <source>through, if {other} answers best</source>
        <translation>durch, wenn {other} am besten antwortet</translation>
    </message>
    <message>
        <source>{chance} at the weakest answer.</source>
        <translation>{chance} bei der schwächsten Antwort.</translation>
    </message>
    <message>
        <source>{name} then turns to {next}.</source>
        <translation>{name} dreht sich dann auf {next}.</translation>
    </message>
    <message>
        <source>goal with each attack, both sides using their best</source>
        <translation>Tor je Angriff, wenn beide ihre Besten einsetzen</translation>
    </message>
    <message>
        <source>{number} for you</source>
        <translation>{number} für dich</translation>
    </message>
    <message>
        <source>{number} for them</source>
        <translation>{number} für sie</translation>
    </message>
    <message>
        <source>dice: 1</source>
        <translation>Würfel: 1</translation>
    </message>
    <message>
        <source>Attacks against a card of</source>
        <translation>Angriffe gegen eine Karte mit</translation>
    </message>
    <message>
        <source>Free for the build-up: {men}.</source>
        <translation>Frei für den Aufbau: {men}.</translation>
    </message>
    <message>
        <source>Free for the finish: {men}.</source>
        <translation>Frei für den Abschluss: {men}.</translation>
    </message>
    <message>
        <source>{card} leaves, strength {strength}</source>
        <translation>„{card}“ geht, Stärke {strength}</translation>
    </message>
    <message>
        <source>You draw another one. Above the last card the pile has {number}.</source>
        <translation>Dafür kommt eine neue. Über der letzten Karte liegen im Stapel noch {number}.</translation>
    </message>
    <message>
        <source>goal with an attack of it, both sides using their best</source>
        <translation>Tor bei einem Angriff damit, wenn beide ihre Besten einsetzen</translation>
    </message>
    <message>
        <source>{on} for {off}</source>
        <translation>{on} für {off}</translation>
    </message>
    <message>
        <source>{off} does not come back. {on} comes on upright, for {line}.</source>
        <translation>{off} kommt nicht zurück. {on} kommt aufrecht, Reihe: {line}.</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>squads are chosen</source>
        <translation>Kader werden gewählt</translation>
    </message>
    <message>
        <source>minute {minute}</source>
        <translation>{minute}. Minute</translation>
    </message>
    <message>
        <source>{minute}, {score}</source>
        <translation>{minute}, {score}</translation>
    </message>
    <message>
        <source>Minute {minute}, {score}</source>
        <translation>{minute}. Minute, {score}</translation>
    </message>
    <message>
        <source>{score}. {question}</source>
        <translation>{score}. {question}</translation>
    </message>
    <message>
        <source>How many goals less each choice promises on average, from what is known here.</source>
        <translation>Wie viele Tore jede Wahl im Mittel weniger verspricht, nach dem, was hier bekannt ist.</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>Abwehr</translation>
    </message>
    <message>
        <source>midfield</source>
        <translation>Mittelfeld</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>lilac</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>first match</source>
        <translation>erstes Spiel</translation>
    </message>
    <message>
        <source>all-round</source>
        <translation>von allem etwas</translation>
    </message>
    <message>
        <source>a firm defence</source>
        <translation>eine feste Abwehr</translation>
    </message>
    <message>
        <source>a strong midfield</source>
        <translation>ein starkes Mittelfeld</translation>
    </message>
    <message>
        <source>a sharp attack</source>
        <translation>ein scharfer Angriff</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>rotes Kreuz</translation>
    </message>
    <message>
        <source>yellow card</source>
        <translation>gelbe Karte</translation>
    </message>
    <message>
        <source>red card</source>
        <translation>rote Karte</translation>
    </message>
    <message>
        <source>no symbol</source>
        <translation>kein Zeichen</translation>
    </message>
    <message>
        <source>Injured with {chance}.</source>
        <translation>Verletzt mit {chance}.</translation>
    </message>
    <message>
        <source>Booked with {chance}.</source>
        <translation>Gelb mit {chance}.</translation>
    </message>
    <message>
        <source>Sent off with {chance}.</source>
        <translation>Platzverweis mit {chance}.</translation>
    </message>
    <message>
        <source>take {man}</source>
        <translation>{man} nehmen</translation>
    </message>
    <message>
        <source>take the ready squad: {squad}</source>
        <translation>den fertigen Kader nehmen: {squad}</translation>
    </message>
    <message>
        <source>play the {colour} cards</source>
        <translation>mit den Karten in {colour} spielen</translation>
    </message>
    <message>
        <source>choose {card}</source>
        <translation>„{card}“ wählen</translation>
    </message>
    <message>
        <source>hold {card}</source>
        <translation>„{card}“ auf die Hand nehmen</translation>
    </message>
    <message>
        <source>bring on {on} for {off}</source>
        <translation>{on} für {off} bringen</translation>
    </message>
    <message>
        <source>leave it at that</source>
        <translation>es dabei belassen</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>„{card}“ spielen</translation>
    </message>
    <message>
        <source>lay {card} aside</source>
        <translation>„{card}“ ablegen</translation>
    </message>
    <message>
        <source>keep the hand</source>
        <translation>die Hand behalten</translation>
    </message>
    <message>
        <source>use {man}</source>
        <translation>{man} einsetzen</translation>
    </message>
    <message>
        <source>bring on {man}</source>
        <translation>{man} bringen</translation>
    </message>
    <message>
        <source>put {man} in goal</source>
        <translation>{man} ins Tor stellen</translation>
    </message>
    <message>
        <source>move {man}</source>
        <translation>{man} umstellen</translation>
    </message>
    <message>
        <source>agree to extra time</source>
        <translation>der Verlängerung zustimmen</translation>
    </message>
    <message>
        <source>leave it at the draw</source>
        <translation>es beim Unentschieden belassen</translation>
    </message>
    <message>
        <source>name {man}</source>
        <translation>{man} nennen</translation>
    </message>
    <message>
        <source>{seat}: who is in the squad?</source>
        <translation>{seat}: Wer gehört zum Kader?</translation>
    </message>
    <message>
        <source>{seat}: which colour beside the white cards?</source>
        <translation>{seat}: Welche Farbe neben den weißen Karten?</translation>
    </message>
    <message>
        <source>{seat}: which card?</source>
        <translation>{seat}: Welche Karte?</translation>
    </message>
    <message>
        <source>{seat}: substitute anybody?</source>
        <translation>{seat}: Jemanden auswechseln?</translation>
    </message>
    <message>
        <source>{seat}: which card for this quarter of an hour?</source>
        <translation>{seat}: Welche Karte für diese Viertelstunde?</translation>
    </message>
    <message>
        <source>{seat}: lay a card aside and draw another?</source>
        <translation>{seat}: Eine Karte ablegen und eine andere ziehen?</translation>
    </message>
    <message>
        <source>{seat}: which card for the next attack?</source>
        <translation>{seat}: Welche Karte für den nächsten Angriff?</translation>
    </message>
    <message>
        <source>{seat}: who is used? Wanted: {line}.</source>
        <translation>{seat}: Wer wird eingesetzt? Gesucht: {line}.</translation>
    </message>
    <message>
        <source>{seat}: who is used? Anybody but the goalie.</source>
        <translation>{seat}: Wer wird eingesetzt? Jeder außer dem Torwart.</translation>
    </message>
    <message>
        <source>{seat}: {man} is injured. Who comes on?</source>
        <translation>{seat}: {man} ist verletzt. Wer kommt?</translation>
    </message>
    <message>
        <source>{seat}: who goes in goal?</source>
        <translation>{seat}: Wer geht ins Tor?</translation>
    </message>
    <message>
        <source>{seat}: a line is empty. Who moves there? Wanted: {line}.</source>
        <translation>{seat}: Eine Reihe ist leer. Wer rückt hin? Gesucht: {line}.</translation>
    </message>
    <message>
        <source>{seat}: extra time?</source>
        <translation>{seat}: Verlängerung?</translation>
    </message>
    <message>
        <source>{seat}: who is the next shooter?</source>
        <translation>{seat}: Wer ist der nächste Schütze?</translation>
    </message>
    <message>
        <source>With him the squad could not be completed for {points} points.</source>
        <translation>Mit ihm wird der Kader für {points} Punkte nicht mehr fertig.</translation>
    </message>
    <message>
        <source>A goalie is still missing here.</source>
        <translation>Hier fehlt noch ein Torwart.</translation>
    </message>
    <message>
        <source>One goalie plays, one sits on the bench: no more.</source>
        <translation>Ein Torwart spielt, einer sitzt auf der Bank: mehr nicht.</translation>
    </message>
    <message>
        <source>Defence, midfield and attack need one man each at least.</source>
        <translation>Abwehr, Mittelfeld und Angriff brauchen je mindestens einen Mann.</translation>
    </message>
    <message>
        <source>He is in the squad already.</source>
        <translation>Er ist schon im Kader.</translation>
    </message>
    <message>
        <source>A deck has exactly two cards of 5, at least two of 2 and one of 1.</source>
        <translation>Gewählt werden genau zwei Karten mit 5, mindestens zwei mit 2 und eine mit 1.</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>Diese Karte ist nicht auf dieser Hand.</translation>
    </message>
    <message>
        <source>The last card waits until the hand is empty.</source>
        <translation>Die letzte Karte wartet, bis die Hand leer ist.</translation>
    </message>
    <message>
        <source>The pile has no card left to draw.</source>
        <translation>Im Stapel liegt keine Karte mehr, die zu ziehen wäre.</translation>
    </message>
    <message>
        <source>Somebody else is wanted here: {line}.</source>
        <translation>Hier wird ein anderer gesucht: {line}.</translation>
    </message>
    <message>
        <source>The goalie stays in his goal.</source>
        <translation>Der Torwart bleibt in seinem Tor.</translation>
    </message>
    <message>
        <source>He has been used in this attack already.</source>
        <translation>Er ist in diesem Angriff schon eingesetzt worden.</translation>
    </message>
    <message>
        <source>The card uses him again by itself.</source>
        <translation>Die Karte setzt ihn von selbst noch einmal ein.</translation>
    </message>
    <message>
        <source>He is not on the field.</source>
        <translation>Er ist nicht auf dem Feld.</translation>
    </message>
    <message>
        <source>He is not on the bench.</source>
        <translation>Er sitzt nicht auf der Bank.</translation>
    </message>
    <message>
        <source>Only goalies change with goalies.</source>
        <translation>Torwarte wechseln nur mit Torwarten.</translation>
    </message>
    <message>
        <source>Men are substituted before a quarter begins.</source>
        <translation>Gewechselt wird, bevor eine Viertelstunde beginnt.</translation>
    </message>
    <message>
        <source>He is the last man of his own line.</source>
        <translation>Er ist der letzte Mann seiner eigenen Reihe.</translation>
    </message>
    <message>
        <source>Goalies do not shoot.</source>
        <translation>Torwarte schießen nicht.</translation>
    </message>
    <message>
        <source>He is named already, or has shot.</source>
        <translation>Er ist schon genannt oder hat schon geschossen.</translation>
    </message>
    <message>
        <source>The other side is asked.</source>
        <translation>Gefragt ist die andere Seite.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>So etwas gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>That is not allowed now: the prompt says what may be done.</source>
        <translation>Das geht jetzt nicht: In der Frage steht, was möglich ist.</translation>
    </message>
    <message>
        <source>Squads are those of the first match or are chosen: choose one.</source>
        <translation>Die Kader sind die des ersten Spiels oder werden gewählt: Entscheide dich für eins davon.</translation>
    </message>
    <message>
        <source>Cards are those of the first match, by colour or free: choose one.</source>
        <translation>Die Karten sind die des ersten Spiels, nach Farbe oder frei: Entscheide dich für eins davon.</translation>
    </message>
    <message>
        <source>There are two clubs: choose who leads which.</source>
        <translation>Es gibt zwei Vereine: Wähle, wer welchen führt.</translation>
    </message>
    <message>
        <source>Extra time is asked for, always played or never: choose one.</source>
        <translation>Nach der Verlängerung wird gefragt, sie wird immer gespielt oder nie: Entscheide dich für eins davon.</translation>
    </message>
    <message>
        <source>Men are substituted before every quarter, from the second on or only when injured: choose one.</source>
        <translation>Gewechselt wird vor jeder Viertelstunde, ab der zweiten oder nur bei Verletzung: eines davon wählen.</translation>
    </message>
    <message>
        <source>The cup is held by one of the two seats or by nobody: choose one.</source>
        <translation>Den Pokal hält einer von beiden oder keiner: Entscheide dich für eins davon.</translation>
    </message>
    <message>
        <source>A holder has up to 10 points more or fewer, and squads are chosen: change one of the two.</source>
        <translation>Ein Titelverteidiger hat bis zu 10 Punkte mehr oder weniger, und die Kader werden gewählt: Ändere eins von beidem.</translation>
    </message>
    <message>
        <source>A match stands alone, or is the first or second of a tie: choose one.</source>
        <translation>Ein Spiel steht für sich oder ist Hin- oder Rückspiel: Entscheide dich für eins davon.</translation>
    </message>
    <message>
        <source>The second match of a tie needs the goals of the first.</source>
        <translation>Das Rückspiel braucht die Tore des Hinspiels.</translation>
    </message>
    <message>
        <source>Two play this game: choose two seats.</source>
        <translation>Zu zweit wird gespielt: Wähle zwei Plätze.</translation>
    </message>
    <message>
        <source>The match cannot be set up like this: choose other options.</source>
        <translation>So lässt sich das Spiel nicht ansetzen: Wähle andere Einstellungen.</translation>
    </message>
    <message>
        <source>With {man} it is {sum} in all: it succeeds with {chance} % against the best answer.</source>
        <translation>Mit {man} sind es {sum}: Das gelingt mit {chance} % gegen die beste Antwort.</translation>
    </message>
    <message>
        <source>With {man} it is {sum} in all: the attack is stopped with {chance} %.</source>
        <translation>Mit {man} sind es zusammen {sum}: Der Angriff wird mit {chance} % gestoppt.</translation>
    </message>
    <message>
        <source>{card} has strength {strength}, and its attack is a goal with {chance} %.</source>
        <translation>„{card}“ hat Stärke {strength}, und der Angriff wird mit {chance} % ein Tor.</translation>
    </message>
    <message>
        <source>The attack with {card} is a goal with {chance} %.</source>
        <translation>Der Angriff mit „{card}“ wird mit {chance} % ein Tor.</translation>
    </message>
    <message>
        <source>{card} is missed least.</source>
        <translation>„{card}“ fehlt am wenigsten.</translation>
    </message>
    <message>
        <source>These cards are better than what may come.</source>
        <translation>Diese Karten sind besser als das, was kommen kann.</translation>
    </message>
    <message>
        <source>{man} is worth more from now on than {off}.</source>
        <translation>{man} ist von jetzt an mehr wert als {off}.</translation>
    </message>
    <message>
        <source>Nobody on the bench would be worth more.</source>
        <translation>Keiner auf der Bank wäre mehr wert.</translation>
    </message>
    <message>
        <source>That makes a squad whose lines fit each other.</source>
        <translation>Das gibt einen Kader, dessen Reihen zueinander passen.</translation>
    </message>
    <message>
        <source>This colour uses the men who are strongest here.</source>
        <translation>Diese Farbe setzt die Männer ein, die hier am stärksten sind.</translation>
    </message>
    <message>
        <source>No other card does more with these men.</source>
        <translation>Keine andere Karte macht mehr aus diesen Männern.</translation>
    </message>
    <message>
        <source>He is the best replacement at once.</source>
        <translation>Er ist sofort der beste Ersatz.</translation>
    </message>
    <message>
        <source>He is missed least in the field.</source>
        <translation>Er fehlt im Feld am wenigsten.</translation>
    </message>
    <message>
        <source>He is missed least in his line.</source>
        <translation>Er fehlt in seiner Reihe am wenigsten.</translation>
    </message>
    <message>
        <source>There is nothing to lose by playing on.</source>
        <translation>Durch Weiterspielen ist nichts zu verlieren.</translation>
    </message>
    <message>
        <source>Nobody who is left shoots harder.</source>
        <translation>Keiner, der übrig ist, schießt härter.</translation>
    </message>
    <message>
        <source>This promises most.</source>
        <translation>Das verspricht am meisten.</translation>
    </message>
</context>
<context>
    <name>FormatPanel</name>
    <message>
        <source>This format cannot be played ({where}): {reason}</source>
        <translation>Dieses Format lässt sich nicht spielen ({where}): {reason}</translation>
    </message>
    <message>
        <source>The format could not be kept: {reason}</source>
        <translation>Das Format ließ sich nicht aufheben: {reason}</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Kind of tournament</source>
        <translation>Art des Turniers</translation>
    </message>
    <message>
        <source>Open a format…</source>
        <translation>Format öffnen …</translation>
    </message>
    <message>
        <source>Remove this format</source>
        <translation>Dieses Format entfernen</translation>
    </message>
    <message>
        <source>{cup}, as it was</source>
        <translation>{cup}, wie sie war</translation>
    </message>
    <message>
        <source>Formats of tournaments (*.json)</source>
        <translation>Turnierformate (*.json)</translation>
    </message>
    <message>
        <source>Open a format</source>
        <translation>Format öffnen</translation>
    </message>
    <message>
        <source>The format could not be removed: {reason}</source>
        <translation>Das Format ließ sich nicht entfernen: {reason}</translation>
    </message>
</context>
<context>
    <name>FriendlyScreen</name>
    <message>
        <source>A team cannot play against itself.</source>
        <translation>Eine Mannschaft kann nicht gegen sich selbst spielen.</translation>
    </message>
    <message>
        <source>Two people have the same name.</source>
        <translation>Zwei Personen haben denselben Namen.</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Freundschaftsspiel</translation>
    </message>
    <message>
        <source>One match, and the most cash wins</source>
        <translation>Ein Spiel, und die vollste Kasse gewinnt</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Wie gespielt wird</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Your team, at home</source>
        <translation>Deine Mannschaft, daheim</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Your PIN</source>
        <translation>Deine PIN</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Opponent&apos;s name</source>
        <translation>Name des Gegners</translation>
    </message>
    <message>
        <source>Opponent&apos;s PIN</source>
        <translation>PIN des Gegners</translation>
    </message>
    <message>
        <source>{team} ({strength})</source>
        <translation>{team} ({strength})</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Ein Mensch an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>A third player</source>
        <translation>Dritter Mitspieler</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Extra time and shoot-out if level</source>
        <translation>Mit Verlängerung und Elfmeterschießen</translation>
    </message>
    <message>
        <source>Haggling: the referee may name a price</source>
        <translation>Feilschen: Der Schiedsrichter darf einen Preis nennen</translation>
    </message>
    <message>
        <source>Envelopes: before the whistle of a close match all may tempt the referee</source>
        <translation>Umschläge: Vor dem Abpfiff eines knappen Spiels darf jeder den Schiedsrichter versuchen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Kick-off</source>
        <translation>Anpfiff</translation>
    </message>
</context>
<context>
    <name>FullTime</name>
    <message>
        <source>die {delta}</source>
        <translation>Würfel {delta}</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>im Strafraum</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>draußen</translation>
    </message>
    <message>
        <source>off</source>
        <translation>vom Platz</translation>
    </message>
    <message>
        <source>own goal</source>
        <translation>Eigentor</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Elfmeter</translation>
    </message>
    <message>
        <source>free kick</source>
        <translation>Freistoß</translation>
    </message>
</context>
<context>
    <name>GameMessages</name>
    <message numerus="yes">
        <source>%n wrong PIN(s) were tried at your curtain since you opened it last.</source>
        <translation>
            <numerusform>Seit du deinen Vorhang zuletzt geöffnet hast, wurde an ihm %n falsche PIN versucht.</numerusform>
            <numerusform>Seit du deinen Vorhang zuletzt geöffnet hast, wurden an ihm %n falsche PINs versucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played meanwhile: {results}.</source>
        <translation>Inzwischen gespielt: {results}.</translation>
    </message>
    <message>
        <source>{seat} has gone back, dice and answers and all, and chooses again. The saved game keeps both.</source>
        <translation>{seat} ist zurückgegangen, samt Würfen und Antworten, und wählt neu. Die Aufzeichnung behält beides.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern …</translation>
    </message>
    <message>
        <source>All moves are saved again.</source>
        <translation>Alle Züge sind wieder gespeichert.</translation>
    </message>
    <message>
        <source>The game goes on, but the window may stand still for a moment while the computer thinks.</source>
        <translation>Das Spiel geht weiter, aber das Fenster kann kurz stillstehen, während der Computer nachdenkt.</translation>
    </message>
    <message>
        <source>A process in which the computer thinks stood still. Another one goes on in its place.</source>
        <translation>Ein Prozess, in dem der Computer nachdenkt, stand still. An seiner Stelle macht ein anderer weiter.</translation>
    </message>
    <message>
        <source>Save the game elsewhere</source>
        <translation>Das Spiel anderswo speichern</translation>
    </message>
    <message>
        <source>The game is saved from now on in {path}.</source>
        <translation>Das Spiel wird von nun an in {path} gespeichert.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>before the first match</source>
        <translation>vor dem ersten Spiel</translation>
    </message>
    <message>
        <source>match {number}, {stage}</source>
        <translation>Spiel {number}, {stage}</translation>
    </message>
    <message>
        <source>match {number}, {stage}: {match}</source>
        <translation>Spiel {number}, {stage}: {match}</translation>
    </message>
    <message>
        <source>{home} {goals}–{against} {away}</source>
        <translation>{home} {goals}:{against} {away}</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <translation>begonnen {when}</translation>
    </message>
    <message>
        <source>cannot be opened as it is; choose it to see why</source>
        <translation>lässt sich so nicht öffnen; auswählen, um zu sehen, warum</translation>
    </message>
    <message>
        <source>{state} · {when}</source>
        <translation>{state} · {when}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n Zug gemacht</numerusform>
            <numerusform>%n Züge gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>The game&apos;s data have a mistake: {mistake}</source>
        <translation>In den Daten des Spiels steckt ein Fehler: {mistake}</translation>
    </message>
    <message>
        <source>No game can be set up like this.</source>
        <translation>So lässt sich kein Spiel beginnen.</translation>
    </message>
    <message>
        <source>Saved: {path}. A saved game holds every secret.</source>
        <translation>Gesichert: {path}. Eine Aufzeichnung enthält alle Geheimnisse des Spiels.</translation>
    </message>
    <message>
        <source>{path} is there already. Choose another name.</source>
        <translation>{path} gibt es schon. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>Aufzeichnungen (*{suffix})</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>Das Spiel lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The game stays</source>
        <translation>Das Spiel bleibt</translation>
    </message>
</context>
<context>
    <name>GoalPoster</name>
    <message>
        <source>GOAL!</source>
        <translation>TOR!</translation>
    </message>
    <message>
        <source>OWN GOAL!</source>
        <translation>EIGENTOR!</translation>
    </message>
    <message>
        <source>On penalties</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>THAT&apos;S IT!</source>
        <translation>DAS WAR&apos;S!</translation>
    </message>
    <message>
        <source>The equaliser</source>
        <translation>Der Ausgleich</translation>
    </message>
    <message>
        <source>EQUALISER!</source>
        <translation>AUSGLEICH!</translation>
    </message>
    <message>
        <source>And hardly anybody left to answer it</source>
        <translation>Und kaum noch jemand, der antworten könnte</translation>
    </message>
    <message>
        <source>The third</source>
        <translation>Das dritte</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>Die Führung</translation>
    </message>
</context>
<context>
    <name>GoalsTable</name>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
</context>
<context>
    <name>Group</name>
    <message>
        <source>{place}. {team}: {played} played, {points} points, goals {goals}. {why}</source>
        <translation>{place}. {team}: {played} gespielt, {points} Punkte, Tore {goals}. {why}</translation>
    </message>
    <message>
        <source>Best runners-up</source>
        <translation>Beste Zweite</translation>
    </message>
    <message>
        <source>Best thirds</source>
        <translation>Beste Dritte</translation>
    </message>
    <message>
        <source>Best of place {place}</source>
        <translation>Beste auf Platz {place}</translation>
    </message>
    <message>
        <source>{place}. {team}: {played} played, {points} points, goals {goals}.</source>
        <translation>{place}. {team}: {played} Spiele, {points} Punkte, Tore {goals}.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>played, one letter</comment>
        <translation>Sp</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won, one letter</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn, one letter</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost, one letter</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>+/–</source>
        <comment>goal difference, short</comment>
        <translation>+/–</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Pkt</translation>
    </message>
    <message>
        <source>{team:The} are level on points with {others:the}; the goal difference decides.</source>
        <translation>{team:Nom} {team:ist/sind} punktgleich mit {others:dat}; die Tordifferenz entscheidet.</translation>
    </message>
    <message>
        <source>{team:The} are level on points and goal difference with {others:the}; the goals scored decide.</source>
        <translation>{team:Nom} {team:hat/haben} gleich viele Punkte und dieselbe Tordifferenz wie {others:nom}; die erzielten Tore entscheiden.</translation>
    </message>
    <message>
        <source>{team:The} are level with {others:the}; the matches among them decide.</source>
        <translation>{team:Nom} {team:ist/sind} gleichauf mit {others:dat}; die Spiele untereinander entscheiden.</translation>
    </message>
    <message>
        <source>{team:The} are level on points with {others:the}; goals for by goals against decide.</source>
        <translation>{team:Nom} {team:ist/sind} punktgleich mit {others:dat}; der Torquotient entscheidet.</translation>
    </message>
    <message>
        <source>{team:The} are level on points with {others:the}; the matches among them decide.</source>
        <translation>{team:Nom} {team:ist/sind} punktgleich mit {others:dat}; die Spiele untereinander entscheiden.</translation>
    </message>
    <message>
        <source>{team:The} are level with {others:the}; the number of wins decides.</source>
        <translation>{team:Nom} {team:ist/sind} gleichauf mit {others:dat}; die Zahl der Siege entscheidet.</translation>
    </message>
    <message>
        <source>{team:The} are level with {others:the}; fewer cards sent off decide.</source>
        <translation>{team:Nom} {team:ist/sind} gleichauf mit {others:dat}; weniger Feldverweise entscheiden.</translation>
    </message>
    <message>
        <source>{team:The} are level with {others:the}; the place in the stage before decides.</source>
        <translation>{team:Nom} {team:ist/sind} gleichauf mit {others:dat}; der Platz in der Runde davor entscheidet.</translation>
    </message>
    <message>
        <source>{team:The} are level with {others:the}; a match of their own decides.</source>
        <translation>{team:Nom} {team:ist/sind} gleichauf mit {others:dat}; ein Entscheidungsspiel entscheidet.</translation>
    </message>
    <message>
        <source>{team:The} were level in everything with {others:the}; lots decided.</source>
        <translation>{team:Nom} {team:war/waren} in allem gleichauf mit {others:dat}; das Los hat entschieden.</translation>
    </message>
    <message>
        <source>{team:The} are level in everything with {others:the}; if it stays so, lots will decide.</source>
        <translation>{team:Nom} {team:ist/sind} in allem gleichauf mit {others:dat}; bleibt es dabei, entscheidet das Los.</translation>
    </message>
    <message>
        <source>{team}: the points decide.</source>
        <translation>{team}: Die Punkte entscheiden.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Goals for and against</source>
        <translation>Tore und Gegentore</translation>
    </message>
    <message>
        <source>Goal difference</source>
        <translation>Tordifferenz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>GroupsBoard</name>
    <message>
        <source>Taken: {name}. Choose another team and press the space bar again.</source>
        <translation>Gewählt: {name}. Geh zu einer anderen Mannschaft und drück wieder die Leertaste.</translation>
    </message>
    <message>
        <source>Places changed: {first}, {second}</source>
        <translation>Plätze getauscht: {first}, {second}</translation>
    </message>
    <message>
        <source>{team}, {group}</source>
        <translation>{team}, {group}</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <translation>Gruppe {letter}</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Spiel {number}</translation>
    </message>
</context>
<context>
    <name>GroupsOver</name>
    <message>
        <source>What it means</source>
        <translation>Was das heißt</translation>
    </message>
    <message>
        <source>Through to the knock-out</source>
        <translation>Weiter in der K.-o.-Runde</translation>
    </message>
    <message>
        <source>Through to the final group</source>
        <translation>In der Endrunde</translation>
    </message>
    <message>
        <source>Through to the next groups</source>
        <translation>In den nächsten Gruppen</translation>
    </message>
    <message>
        <source>{seat}: no team goes through.</source>
        <translation>{seat}: keine Mannschaft ist weiter.</translation>
    </message>
    <message>
        <source>{seat} goes through with {teams:the}: with every team.</source>
        <translation>{seat} ist mit {teams:dat} weiter: mit allen.</translation>
    </message>
    <message>
        <source>{seat} goes through with {teams:the}.</source>
        <translation>{seat} ist mit {teams:dat} weiter.</translation>
    </message>
    <message>
        <source>{bet} on {team:the}: won, it pays {pays}.</source>
        <translation>{bet} auf {team:akk}: gewonnen, bringt {pays}.</translation>
    </message>
    <message>
        <source>{bet} on {team:the}: lost, and {stake} with it.</source>
        <translation>{bet} auf {team:akk}: verloren, und damit {stake}.</translation>
    </message>
    <message>
        <source>{bet} on {team:the}: still open, for {pays}.</source>
        <translation>{bet} auf {team:akk}: noch offen, es geht um {pays}.</translation>
    </message>
</context>
<context>
    <name>GroupsScreen</name>
    <message>
        <source>{seat} has handed in.</source>
        <translation>{seat} hat abgegeben.</translation>
    </message>
    <message>
        <source>{seat} is filling in a slip.</source>
        <translation>{seat} füllt gerade einen Wettschein aus.</translation>
    </message>
    <message>
        <source>{seat} is still to fill in a slip.</source>
        <translation>{seat} füllt danach einen Wettschein aus.</translation>
    </message>
    <message>
        <source>The groups are drawn: {drawn} of {all}</source>
        <translation>Die Gruppen werden ausgelost: {drawn} von {all}</translation>
    </message>
    <message>
        <source>Betting slips</source>
        <translation>Wettscheine</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>The betting slips</source>
        <translation>Die Wettscheine</translation>
    </message>
    <message>
        <source>Each is filled in and handed in in secret</source>
        <translation>Jeder wird geheim ausgefüllt und abgegeben</translation>
    </message>
    <message>
        <source>Next comes the evening before</source>
        <translation>Als Nächstes kommt der Abend davor</translation>
    </message>
    <message>
        <source>Next come the bets, in secret</source>
        <translation>Als Nächstes wird gewettet, und zwar geheim</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>Die Gruppen</translation>
    </message>
    <message>
        <source>To the pub</source>
        <translation>In die Kneipe</translation>
    </message>
    <message>
        <source>To the betting slips</source>
        <translation>Zu den Wettscheinen</translation>
    </message>
    <message>
        <source>The slips</source>
        <translation>Die Scheine</translation>
    </message>
    <message>
        <source>The first matches</source>
        <translation>Die ersten Spiele</translation>
    </message>
    <message>
        <source>Back to the groups</source>
        <translation>Zurück zu den Gruppen</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
</context>
<context>
    <name>GrudgeBand</name>
    <message>
        <source>{nation}, in turn</source>
        <translation>{nation}, am Zug</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Golden goal · turn {turn}</source>
        <translation>Golden Goal · Zug {turn}</translation>
    </message>
    <message>
        <source>First half · turn {turn}</source>
        <translation>Erste Halbzeit · Zug {turn}</translation>
    </message>
    <message>
        <source>Second half · turn {turn}</source>
        <translation>Zweite Halbzeit · Zug {turn}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>the next goal wins</source>
        <translation>das nächste Tor gewinnt</translation>
    </message>
    <message>
        <source>the match ends with the pile</source>
        <translation>mit dem Stapel ist Schluss</translation>
    </message>
    <message>
        <source>joker to come</source>
        <translation>der Joker kommt noch</translation>
    </message>
    <message>
        <source>with fouls</source>
        <translation>mit Fouls</translation>
    </message>
</context>
<context>
    <name>GrudgeBoard</name>
    <message>
        <source>On the field: move the cursor, as with the other arrows</source>
        <translation>Auf dem Feld: den Zeiger bewegen, wie mit den anderen Pfeilen</translation>
    </message>
    <message>
        <source>On the field: take the man or the space under it</source>
        <translation>Auf dem Feld: den Mann oder das Feld darunter nehmen</translation>
    </message>
    <message>
        <source>On the field: to the next man, space or way that may be chosen</source>
        <translation>Auf dem Feld: zum nächsten Mann, Feld oder Weg, der zur Wahl steht</translation>
    </message>
    <message>
        <source>On the field: to the one before</source>
        <translation>Auf dem Feld: zum vorigen</translation>
    </message>
</context>
<context>
    <name>GrudgeCards</name>
    <message>
        <source>A</source>
        <comment>ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>jack</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>Kreuz {rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>Karo {rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>Herz {rank}</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>Pik {rank}</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>ein Würfel</translation>
    </message>
    <message>
        <source>die + 2</source>
        <translation>Würfel + 2</translation>
    </message>
    <message>
        <source>two dice</source>
        <translation>zwei Würfel</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
</context>
<context>
    <name>GrudgeCommentary</name>
    <message>
        <source>{column}, {row}</source>
        <translation>{column}, {row}</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Frankreich</translation>
    </message>
    <message>
        <source>the {rank} of clubs</source>
        <translation>Kreuz {rank}</translation>
    </message>
    <message>
        <source>the {rank} of diamonds</source>
        <translation>Karo {rank}</translation>
    </message>
    <message>
        <source>the {rank} of hearts</source>
        <translation>Herz {rank}</translation>
    </message>
    <message>
        <source>the {rank} of spades</source>
        <translation>Pik {rank}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
</context>
<context>
    <name>GrudgeDocks</name>
    <message>
        <source>Match sheet</source>
        <translation>Spielbogen</translation>
    </message>
</context>
<context>
    <name>GrudgeHand</name>
    <message>
        <source>On the hand: to the next card, whose chances are shown</source>
        <translation>Auf der Hand: zur nächsten Karte, deren Chancen gezeigt werden</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>goal {chance}</source>
        <translation>Tor {chance}</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {best} spaces</source>
        <translation>{least} bis {best} Felder</translation>
    </message>
    <message>
        <source>wins it: {chance}</source>
        <translation>nimmt ihn: {chance}</translation>
    </message>
    <message>
        <source>stops it: {chance}</source>
        <translation>hält: {chance}</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>ablegen</translation>
    </message>
</context>
<context>
    <name>GrudgePaper</name>
    <message>
        <source>Score sheet of the Grudge Match</source>
        <translation>Spielbogen des Prestigeduells</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Goal by</source>
        <translation>Tor durch</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Cards that have gone</source>
        <translation>Karten, die weg sind</translation>
    </message>
</context>
<context>
    <name>GrudgePhases</name>
    <message>
        <source>out</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Spiel</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Ball</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Kick</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>after the first pack</source>
        <translation>nach dem ersten Stapel</translation>
    </message>
    <message>
        <source>by the golden goal</source>
        <translation>durch das Golden Goal</translation>
    </message>
    <message>
        <source>level after the second pack, which wins for France</source>
        <translation>gleich auch nach dem zweiten Stapel, das reicht Frankreich</translation>
    </message>
</context>
<context>
    <name>GrudgePoster</name>
    <message>
        <source>{nation}&apos;s turn</source>
        <translation>{nation} am Zug</translation>
    </message>
    <message>
        <source>{man} has it!</source>
        <translation>{man} hat ihn!</translation>
    </message>
    <message>
        <source>A king worth two</source>
        <translation>Ein König für zwei</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>The joker is out: all men line up again</source>
        <translation>Der Joker ist da: Alle stellen sich neu auf</translation>
    </message>
    <message>
        <source>Level!</source>
        <translation>Gleichstand!</translation>
    </message>
    <message>
        <source>A second pack: the next goal wins</source>
        <translation>Ein zweiter Stapel: Das nächste Tor gewinnt</translation>
    </message>
    <message>
        <source>{man}, golden goal</source>
        <translation>{man}, goldenes Tor</translation>
    </message>
    <message>
        <source>{nation} wins</source>
        <translation>{nation} gewinnt</translation>
    </message>
    <message>
        <source>{name}, {a} : {b}, {how}</source>
        <translation>{name}, {a} : {b}, {how}</translation>
    </message>
</context>
<context>
    <name>GrudgePrompt</name>
    <message>
        <source>{name}, {nation} · {step}</source>
        <translation>{name}, {nation} · {step}</translation>
    </message>
    <message>
        <source>Choose a gold space. He alone may stand in his goal box; in front of it, the goal behind him is open.</source>
        <translation>Wähle ein goldenes Feld. Nur er darf in seinem Torraum stehen; davor ist das Tor hinter ihm offen.</translation>
    </message>
    <message>
        <source>Choose a gold space: anywhere in your own half, but not in the goal box.</source>
        <translation>Wähle ein goldenes Feld: irgendwo in der eigenen Hälfte, aber nicht im Torraum.</translation>
    </message>
    <message>
        <source>line-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Where does {man}, the goalie, stand?</source>
        <translation>Wo steht {man}, der Torwart?</translation>
    </message>
    <message>
        <source>Where does {man} stand?</source>
        <translation>Wo steht {man}?</translation>
    </message>
    <message>
        <source>The ball has come to {man}. Choose a gold space beside him.</source>
        <translation>Der Ball ist bei {man}. Wähle ein goldenes Feld neben ihm.</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>Ball</translation>
    </message>
    <message>
        <source>Where does {man} put the ball?</source>
        <translation>Wohin legt {man} den Ball?</translation>
    </message>
    <message>
        <source>A 1 on either of two dice, {chance}: he goes off and the ball stays. Otherwise the higher die counts against tackles.</source>
        <translation>Eine 1 auf einem von zwei Würfeln, {chance}: Er muss vom Platz, und der Ball bleibt liegen. Sonst zählt der höhere gegen Tacklings.</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>Does {man} foul?</source>
        <translation>Foult {man}?</translation>
    </message>
    <message>
        <source>{man} kicks with {value}: that much takes the ball off him.</source>
        <translation>{man} schießt mit {value}: So viel nimmt ihm den Ball ab.</translation>
    </message>
    <message>
        <source>tackle</source>
        <translation>Tackling</translation>
    </message>
    <message>
        <source>Tackle {man}?</source>
        <translation>Gegen {man} dazwischengehen?</translation>
    </message>
    <message>
        <source>The card is too low for {value}. A 1 on either of two dice, {chance}: your man goes off. Otherwise the higher die is added.</source>
        <translation>Die Karte ist zu niedrig für {value}. Eine 1 auf einem von zwei Würfeln, {chance}: Dein Mann muss vom Platz. Sonst kommt der höhere dazu.</translation>
    </message>
    <message>
        <source>Foul {man}?</source>
        <translation>{man} foulen?</translation>
    </message>
    <message>
        <source>Choose an arrow. The ball flies {value} spaces in a straight line, over everybody who lets it pass.</source>
        <translation>Wähle einen Pfeil. Der Ball fliegt {value} Felder geradeaus, über jeden, der ihn lässt.</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Which way does {man} kick?</source>
        <translation>Wohin schießt {man}?</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Who runs?</source>
        <translation>Wer läuft?</translation>
    </message>
    <message>
        <source>Where does {man} run?</source>
        <translation>Wohin läuft {man}?</translation>
    </message>
    <message>
        <source>Choose a man. Steps: up to {steps}; never diagonally.</source>
        <translation>Wähle einen Mann. Schritte: bis zu {steps}; nie schräg.</translation>
    </message>
    <message>
        <source>Choose a man. Doubles, steps for each: up to {steps}; never diagonally.</source>
        <translation>Wähle einen Mann. Pasch, Schritte für jeden: bis zu {steps}; nie schräg.</translation>
    </message>
    <message>
        <source>Darker with the {first}, lighter only with the {second}; gold is next to the ball.</source>
        <translation>Dunkler mit der {first}, heller nur mit der {second}; Gold liegt neben dem Ball.</translation>
    </message>
    <message>
        <source>Choose another man. Steps: up to {steps}.</source>
        <translation>Wähle einen anderen Mann. Schritte: bis zu {steps}.</translation>
    </message>
    <message>
        <source>Choose a man. Steps: up to {first}, for another one up to {second}; never diagonally.</source>
        <translation>Wähle einen Mann. Schritte: bis zu {first}, für einen anderen bis zu {second}; nie schräg.</translation>
    </message>
    <message>
        <source>{man} with {suit}</source>
        <translation>{man} mit {suit}</translation>
    </message>
    <message>
        <source>kick</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Kick the ball?</source>
        <translation>Schießen?</translation>
    </message>
    <message>
        <source>Next to it: {who}. As often as you like.</source>
        <translation>Neben dem Ball: {who}. So oft du willst.</translation>
    </message>
    <message>
        <source>Does {man} stop the ball?</source>
        <translation>Hält {man} den Ball auf?</translation>
    </message>
    <message>
        <source>Who stops the ball? {men}</source>
        <translation>Wer hält den Ball auf? {men}</translation>
    </message>
    <message>
        <source>{needed} or more stops it here; later it takes less.</source>
        <translation>{needed} oder mehr hält ihn hier; später reicht weniger.</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Which card goes?</source>
        <translation>Welche Karte kommt weg?</translation>
    </message>
    <message>
        <source>Two turns in a row without a card: one is exchanged.</source>
        <translation>Zwei Züge nacheinander ohne Karte: Eine wird getauscht.</translation>
    </message>
    <message>
        <source>after the goal</source>
        <translation>nach dem Tor</translation>
    </message>
    <message>
        <source>You draw another one for it.</source>
        <translation>Du ziehst eine andere dafür.</translation>
    </message>
    <message>
        <source>Who comes back?</source>
        <translation>Wer kommt zurück?</translation>
    </message>
    <message>
        <source>He comes on at the side line of your half.</source>
        <translation>Er kommt an der Seitenlinie der eigenen Hälfte aufs Feld.</translation>
    </message>
    <message>
        <source>One thing before the ball comes in again?</source>
        <translation>Eines noch, bevor der Ball wieder ins Spiel kommt?</translation>
    </message>
    <message>
        <source>Each side may do one of these.</source>
        <translation>Jede Seite darf eines davon tun.</translation>
    </message>
    <message>
        <source>{name} lines up …</source>
        <translation>{name} stellt auf …</translation>
    </message>
    <message>
        <source>{name} puts the ball …</source>
        <translation>{name} legt den Ball …</translation>
    </message>
    <message>
        <source>{name} thinks about the run …</source>
        <translation>{name} überlegt, wer läuft …</translation>
    </message>
    <message>
        <source>{name} thinks about a kick …</source>
        <translation>{name} überlegt einen Schuss …</translation>
    </message>
    <message>
        <source>{name} thinks about a foul …</source>
        <translation>{name} überlegt ein Foul …</translation>
    </message>
    <message>
        <source>{name} may tackle …</source>
        <translation>{name} darf dazwischengehen …</translation>
    </message>
    <message>
        <source>{name} looks for a way …</source>
        <translation>{name} sucht einen Weg …</translation>
    </message>
    <message>
        <source>{name} may block …</source>
        <translation>{name} darf blocken …</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} überlegt …</translation>
    </message>
    <message>
        <source>{nation} scores</source>
        <translation>{nation} trifft</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>Kein Tor</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>{way}: goal {goal}.</source>
        <translation>{way}: Tor {goal}.</translation>
    </message>
    <message>
        <source>Tackled {chance}</source>
        <translation>Abgenommen {chance}</translation>
    </message>
    <message>
        <source>Flies {chance}</source>
        <translation>Fliegt {chance}</translation>
    </message>
    <message>
        <source>{card}: {tackled}; goal {goal}.</source>
        <translation>{card}: {tackled}; Tor {goal}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>Ball won {chance}</source>
        <translation>Ball erobert {chance}</translation>
    </message>
    <message>
        <source>Stops it {chance}</source>
        <translation>Hält {chance}</translation>
    </message>
    <message>
        <source>If you pass: goal {goal}.</source>
        <translation>Wenn du passt: Tor {goal}.</translation>
    </message>
    <message>
        <source>{card}: {won}; goal {goal}.</source>
        <translation>{card}: {won}; Tor {goal}.</translation>
    </message>
    <message>
        <source>{man} needs {needed}</source>
        <translation>{man} braucht {needed}</translation>
    </message>
    <message>
        <source>nobody in the way</source>
        <translation>niemand im Weg</translation>
    </message>
    <message>
        <source>{way}: goal for {nation} with {chance}; {blocks}.</source>
        <translation>{way}: Tor für {nation} mit {chance}; {blocks}.</translation>
    </message>
    <message>
        <source>{way}: to {place}; {blocks}.</source>
        <translation>{way}: nach {place}; {blocks}.</translation>
    </message>
    <message>
        <source>{man} is the goalie: there, nobody guards the goal. Take the space once more to put him there.</source>
        <translation>{man} ist der Torwart: Dort bewacht niemand das Tor. Nimm das Feld noch einmal, dann steht er dort.</translation>
    </message>
</context>
<context>
    <name>GrudgeReasons</name>
    <message>
        <source>too far away</source>
        <translation>zu weit weg</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>zu niedrig</translation>
    </message>
    <message>
        <source>has had his chance</source>
        <translation>hatte seine Chance</translation>
    </message>
</context>
<context>
    <name>GrudgeReplay</name>
    <message>
        <source>Half-time</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>Goal for {nation}, {score}</source>
        <translation>Tor für {nation}, {score}</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Turn {number}, {name}</source>
        <translation>Zug {number}, {name}</translation>
    </message>
    <message>
        <source>Back to the beginning of a turn</source>
        <translation>Zurück zum Anfang eines Zugs</translation>
    </message>
    <message>
        <source>Back to the goal or half-time before</source>
        <translation>Zurück zum Tor oder zur Halbzeit davor</translation>
    </message>
    <message>
        <source>On to the next goal or half-time</source>
        <translation>Weiter zum nächsten Tor oder zur Halbzeit</translation>
    </message>
    <message>
        <source>On to the next turn</source>
        <translation>Weiter zum nächsten Zug</translation>
    </message>
</context>
<context>
    <name>GrudgeResult</name>
    <message numerus="yes">
        <source>{man}: %n card(s)</source>
        <translation>
            <numerusform>{man}: %n Karte</numerusform>
            <numerusform>{man}: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrudgeResultScreen</name>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Who did what</source>
        <translation>Wer was tat</translation>
    </message>
    <message>
        <source>Goals and dice</source>
        <translation>Tore und Würfel</translation>
    </message>
    <message>
        <source>Nobody has scored.</source>
        <translation>Niemand hat getroffen.</translation>
    </message>
    <message>
        <source>{nation} wins</source>
        <translation>{nation} gewinnt</translation>
    </message>
    <message>
        <source>{germany} {a} : {b} {france}, {how}</source>
        <translation>{germany} {a} : {b} {france}, {how}</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>kicks</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>tackles tried</source>
        <translation>Tacklings versucht</translation>
    </message>
    <message>
        <source>tackles won</source>
        <translation>Tacklings gewonnen</translation>
    </message>
    <message>
        <source>blocks tried</source>
        <translation>Blocks versucht</translation>
    </message>
    <message>
        <source>blocks won</source>
        <translation>Blocks gewonnen</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>{dice} dice. Each number was to be expected {expected} times.</source>
        <translation>{dice} Würfel. Jede Zahl war {expected}-mal zu erwarten.</translation>
    </message>
</context>
<context>
    <name>GrudgeSetUp</name>
    <message>
        <source>{one} plays {germany}, {other} plays {france}. {germany} begins.</source>
        <translation>{one} spielt {germany}, {other} spielt {france}. {germany} beginnt.</translation>
    </message>
    <message>
        <source>{first} and {second} are the same length: a coin decides.</source>
        <translation>{first} und {second} sind gleich lang: Das Los entscheidet.</translation>
    </message>
    <message>
        <source>{longer} is the longer surname, {shorter} the shorter.</source>
        <translation>{longer} ist der längere Nachname, {shorter} der kürzere.</translation>
    </message>
    <message>
        <source>Germany against France: no kick without a card of your own suit</source>
        <translation>Deutschland gegen Frankreich: Wer schießen will, braucht eine Karte seiner Farbe</translation>
    </message>
    <message>
        <source>Philosophers&apos; Grudge Match</source>
        <translation>Prestigeduell der Philosophen</translation>
    </message>
    <message>
        <source>Who plays Germany</source>
        <translation>Wer spielt Deutschland</translation>
    </message>
    <message>
        <source>Rows of the field</source>
        <translation>Reihen des Felds</translation>
    </message>
    <message>
        <source>The longer surname</source>
        <translation>Der längere Nachname</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>Der erste</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>Der zweite</translation>
    </message>
    <message>
        <source>The longer the field, the fewer the goals, and the more often it takes a golden one.</source>
        <translation>Auf einem längeren Feld sind Tore seltener, und mehr Spiele gehen bis zum Golden Goal.</translation>
    </message>
    <message>
        <source>Fouls: go in hard, and risk the penalty box</source>
        <translation>Fouls: Wer foult, riskiert die Strafbank</translation>
    </message>
</context>
<context>
    <name>GrudgeSheet</name>
    <message>
        <source>Cards that have gone</source>
        <translation>Karten, die weg sind</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Turn in which the goal fell</source>
        <translation>Zug, in dem das Tor fiel</translation>
    </message>
    <message>
        <source>Score after it</source>
        <translation>Spielstand danach</translation>
    </message>
    <message>
        <source>Who scored</source>
        <translation>Wer getroffen hat</translation>
    </message>
    <message>
        <source>Card with which it was scored</source>
        <translation>Karte, mit der getroffen wurde</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>{man} (own goal)</source>
        <translation>{man} (Eigentor)</translation>
    </message>
    <message>
        <source>Turn {turn}, {score}: {man}.</source>
        <translation>Zug {turn}, {score}: {man}.</translation>
    </message>
    <message>
        <source>Turn {turn}, {score}: {man} with the {card} from {place}.</source>
        <translation>Zug {turn}, {score}: {man} mit {card} von {place}.</translation>
    </message>
</context>
<context>
    <name>GrudgeStrip</name>
    <message>
        <source>{name} holds {number}</source>
        <translation>{name} hält {number}</translation>
    </message>
    <message>
        <source>No card has been played in this turn.</source>
        <translation>In diesem Zug wurde noch keine Karte gespielt.</translation>
    </message>
    <message>
        <source>This kick</source>
        <translation>Dieser Schuss</translation>
    </message>
    <message>
        <source>{man} kicks</source>
        <translation>{man} schießt</translation>
    </message>
    <message>
        <source>{man} tackles</source>
        <translation>{man} geht dazwischen</translation>
    </message>
    <message>
        <source>{man} blocks</source>
        <translation>{man} blockt</translation>
    </message>
    <message>
        <source>{worth}; a 1: sent off</source>
        <translation>{worth}; eine 1: vom Platz</translation>
    </message>
    <message>
        <source>{worth}: so many spaces</source>
        <translation>{worth}: so viele Felder</translation>
    </message>
    <message>
        <source>{worth} spaces {direction}</source>
        <translation>{worth} Felder {direction}</translation>
    </message>
    <message>
        <source>{worth}, enough for {needed}</source>
        <translation>{worth}, genug für {needed}</translation>
    </message>
    <message>
        <source>{worth}, less than {needed}: lost</source>
        <translation>{worth}, weniger als {needed}: verloren</translation>
    </message>
    <message>
        <source>{worth} for {needed}</source>
        <translation>{worth} für {needed}</translation>
    </message>
    <message>
        <source>{worth}, with the foul {more}</source>
        <translation>{worth}, mit dem Foul {more}</translation>
    </message>
</context>
<context>
    <name>GrudgeTable</name>
    <message>
        <source>Show my cards [V]</source>
        <translation>Meine Karten zeigen [V]</translation>
    </message>
    <message>
        <source>Foul [F]</source>
        <translation>Foulen [F]</translation>
    </message>
    <message>
        <source>Run one man [1]</source>
        <translation>Einen Mann laufen lassen [1]</translation>
    </message>
    <message>
        <source>Exchange a card [2]</source>
        <translation>Eine Karte tauschen [2]</translation>
    </message>
    <message>
        <source>Bring a man back [3]</source>
        <translation>Einen Mann zurückholen [3]</translation>
    </message>
    <message>
        <source>{man} [{key}]</source>
        <translation>{man} [{key}]</translation>
    </message>
    <message>
        <source>with the {die} [{key}]</source>
        <translation>mit der {die} [{key}]</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wähl eine Karte</translation>
    </message>
    <message>
        <source>Discard the {card} [Enter]</source>
        <translation>{card} ablegen [Enter]</translation>
    </message>
    <message>
        <source>Play the {card} [Enter]</source>
        <translation>{card} spielen [Enter]</translation>
    </message>
    <message>
        <source>the ball</source>
        <translation>der Ball</translation>
    </message>
    <message>
        <source>needs {needed}</source>
        <translation>braucht {needed}</translation>
    </message>
    <message>
        <source>in reach</source>
        <translation>erreichbar</translation>
    </message>
    <message>
        <source>in reach with the {die}</source>
        <translation>erreichbar mit der {die}</translation>
    </message>
    <message>
        <source>Kick {direction}</source>
        <translation>Schuss {direction}</translation>
    </message>
    <message>
        <source>Choose {man}</source>
        <translation>{man} wählen</translation>
    </message>
    <message>
        <source>Ball to {place}</source>
        <translation>Ball auf {place}</translation>
    </message>
    <message>
        <source>{man} to {place}</source>
        <translation>{man} auf {place}</translation>
    </message>
    <message>
        <source>Two dice put the ball in …</source>
        <translation>Zwei Würfel bringen den Ball ins Spiel …</translation>
    </message>
    <message>
        <source>{man} rolls for his card …</source>
        <translation>{man} würfelt für seine Karte …</translation>
    </message>
    <message>
        <source>{man} fouls: two dice …</source>
        <translation>{man} foult: zwei Würfel …</translation>
    </message>
    <message>
        <source>A die for the penalty box …</source>
        <translation>Ein Würfel für die Strafbank …</translation>
    </message>
    <message>
        <source>The dice roll …</source>
        <translation>Die Würfel rollen …</translation>
    </message>
    <message>
        <source>No more kicks [P]</source>
        <translation>Kein Schuss mehr [P]</translation>
    </message>
    <message>
        <source>Nobody else runs [P]</source>
        <translation>Niemand läuft mehr [P]</translation>
    </message>
    <message>
        <source>Pass [P]</source>
        <translation>Passen [P]</translation>
    </message>
    <message>
        <source>Stay fair [P]</source>
        <translation>Fair bleiben [P]</translation>
    </message>
    <message>
        <source>Nothing [P]</source>
        <translation>Nichts [P]</translation>
    </message>
    <message>
        <source>{man}, {suit}, {nation}</source>
        <translation>{man}, {suit}, {nation}</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>One decision [F10]</source>
        <translation>Eine Entscheidung [F10]</translation>
    </message>
    <message>
        <source>To the end of the turn</source>
        <translation>Bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>Play the chosen card, or take what the cursor stands on</source>
        <translation>Die gewählte Karte spielen, oder nehmen, worauf der Zeiger steht</translation>
    </message>
    <message>
        <source>Pass, or leave it at that</source>
        <translation>Passen, oder es dabei lassen</translation>
    </message>
    <message>
        <source>To your man of clubs; D, H and S: to the others</source>
        <translation>Zu deinem Kreuz-Mann; D, H und S: zu den anderen</translation>
    </message>
    <message>
        <source>The first card, and so on; while a man runs: with the first die</source>
        <translation>Die erste Karte und so weiter; beim Laufen: mit dem ersten Würfel</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Foulen</translation>
    </message>
    <message>
        <source>Show the hand of whoever is asked</source>
        <translation>Die Hand dessen zeigen, der gefragt ist</translation>
    </message>
    <message>
        <source>On the keypad: kick to the north, and so on</source>
        <translation>Auf dem Ziffernblock: nach Norden schießen, und so weiter</translation>
    </message>
    <message>
        <source>A hint, where there is something to choose</source>
        <translation>Ein Rat, wo es etwas zu wählen gibt</translation>
    </message>
</context>
<context>
    <name>GrudgeText</name>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>This kick</source>
        <translation>Dieser Schuss</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Cards that have gone</source>
        <translation>Karten, die weg sind</translation>
    </message>
    <message>
        <source>somebody else</source>
        <translation>jemand anders</translation>
    </message>
    <message>
        <source>{man} runs up to {steps}</source>
        <translation>{man} läuft bis zu {steps}</translation>
    </message>
    <message>
        <source>The ball lies on {place}.</source>
        <translation>Der Ball liegt auf {place}.</translation>
    </message>
    <message>
        <source>not on the field</source>
        <translation>nicht auf dem Feld</translation>
    </message>
</context>
<context>
    <name>GrudgeTips</name>
    <message>
        <source>The line-up</source>
        <translation>Die Aufstellung</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>Kicking</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Eight directions</source>
        <translation>Acht Richtungen</translation>
    </message>
    <message>
        <source>A tackle</source>
        <translation>Ein Tackling</translation>
    </message>
    <message>
        <source>A block</source>
        <translation>Ein Block</translation>
    </message>
    <message>
        <source>The ball at a foot</source>
        <translation>Der Ball am Fuß</translation>
    </message>
    <message>
        <source>After a goal</source>
        <translation>Nach einem Tor</translation>
    </message>
    <message>
        <source>An own goal</source>
        <translation>Ein Eigentor</translation>
    </message>
    <message>
        <source>The joker</source>
        <translation>Der Joker</translation>
    </message>
    <message>
        <source>Two dead turns</source>
        <translation>Zwei tote Züge</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Two dice say where on the centre line the ball comes in, most often on 7. Have a man nearby and the first kick is yours.</source>
        <translation>Der Ball kommt auf der Mittellinie ins Spiel, wo zwei Würfel es sagen, am häufigsten auf der 7. Wer dort Männer in der Nähe hat, schießt zuerst.</translation>
    </message>
    <message>
        <source>Only a man next to the ball can kick, and only with a card of his own suit. So run the men whose suits you hold; the gold spaces are next to the ball.</source>
        <translation>Nur wer neben dem Ball steht, kann schießen, und nur mit einer Karte seiner Farbe. Lauf also mit denen, deren Farbe du hältst; golden sind die Felder neben dem Ball.</translation>
    </message>
    <message>
        <source>Kick as often as you have the cards for it; you never have to. Play a jack, queen or king and the die decides what it is worth.</source>
        <translation>Du darfst so oft schießen, wie du passende Karten hast, und musst es nie. Um Bube, Dame und König wird gewürfelt, wenn sie auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>The ball always travels the full distance. The numbers along its path are what a block needs: high at first, lower as it slows.</source>
        <translation>Der Ball geht immer den ganzen Weg. An ihm steht, was ein Block auf jedem Feld braucht: am Anfang mehr, am Ende weniger.</translation>
    </message>
    <message>
        <source>You are asked whenever one of your men stands next to the ball, even with nothing to play. That way nobody can guess what you hold.</source>
        <translation>Du wirst immer gefragt, wenn einer von dir neben dem Ball steht, ob eine Karte passt oder nicht: So erfährt niemand, was du hältst.</translation>
    </message>
    <message>
        <source>Each man gets one chance, on the first space next to him that the ball crosses. If he stops it, his side puts the ball down wherever it likes.</source>
        <translation>Jeder hat eine Gelegenheit, auf dem ersten Feld des Wegs neben ihm. Bleibt der Ball auf ihm liegen, legt seine Seite ihn, wohin sie will.</translation>
    </message>
    <message>
        <source>His side puts it down beside him, even out of turn. The best spot is next to your next kicker and out of reach of theirs.</source>
        <translation>Seine Seite legt ihn daneben, ob am Zug oder nicht. Gut ist ein Feld, neben dem dein nächster Schütze steht und keiner von den anderen.</translation>
    </message>
    <message>
        <source>Both sides draw back up to five, then each may do one thing. Play resumes with the side whose turn it was not, whoever scored.</source>
        <translation>Beide ziehen bis fünf, dann darf jede Seite eines tun. Den nächsten Zug hat, wer nicht am Zug war, egal, wer getroffen hat.</translation>
    </message>
    <message>
        <source>A goal counts for the side attacking that end, whoever kicked it. So keep an eye on your own net.</source>
        <translation>Ein Tor zählt für die Seite, die darauf spielt, wer auch geschossen hat. Pass also auch nach hinten auf.</translation>
    </message>
    <message>
        <source>The joker, somewhere in the middle of the pack, is half-time. Everybody lines up again and keeps the cards in hand.</source>
        <translation>Zur Halbzeit pfeift der Joker, irgendwo in der Mitte des Stapels. Alle stellen sich neu auf, die Karten bleiben auf der Hand.</translation>
    </message>
    <message>
        <source>With five cards in hand you throw one away, or the match would never end. The sheet beside the field shows what has gone.</source>
        <translation>Wer fünf Karten hält, gibt eine ab, damit der Stapel einmal zu Ende geht. Der Spielbogen neben dem Feld zeigt, welche Karten weg sind.</translation>
    </message>
    <message>
        <source>The used cards make a new pack, and the next goal wins. If that pack runs out as well, France take it.</source>
        <translation>Alle abgelegten Karten werden ein neuer Stapel, und das nächste Tor entscheidet. Geht auch der zu Ende, hat Frankreich gewonnen.</translation>
    </message>
</context>
<context>
    <name>GrudgeWords</name>
    <message>
        <source>line-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>turn {number}, first half</source>
        <translation>Zug {number}, erste Halbzeit</translation>
    </message>
    <message>
        <source>turn {number}, second half</source>
        <translation>Zug {number}, zweite Halbzeit</translation>
    </message>
    <message>
        <source>{turn}, {score}</source>
        <translation>{turn}, {score}</translation>
    </message>
    <message>
        <source>Turn {number}, {score}</source>
        <translation>Zug {number}, {score}</translation>
    </message>
    <message>
        <source>{score}. {question}</source>
        <translation>{score}. {question}</translation>
    </message>
    <message>
        <source>{man} with the {die}</source>
        <translation>{man} mit der {die}</translation>
    </message>
    <message>
        <source>{reason} The best space is {space}.</source>
        <translation>{reason} Am besten steht er auf {space}.</translation>
    </message>
    <message>
        <source>How many goals less each choice promises on average, from what is known here.</source>
        <translation>Wie viele Tore weniger jede Wahl im Schnitt verspricht, nach dem, was man hier weiß.</translation>
    </message>
    <message>
        <source>to the north</source>
        <translation>nach Norden</translation>
    </message>
    <message>
        <source>to the north-east</source>
        <translation>nach Nordosten</translation>
    </message>
    <message>
        <source>to the east</source>
        <translation>nach Osten</translation>
    </message>
    <message>
        <source>to the south-east</source>
        <translation>nach Südosten</translation>
    </message>
    <message>
        <source>to the south</source>
        <translation>nach Süden</translation>
    </message>
    <message>
        <source>to the south-west</source>
        <translation>nach Südwesten</translation>
    </message>
    <message>
        <source>to the west</source>
        <translation>nach Westen</translation>
    </message>
    <message>
        <source>to the north-west</source>
        <translation>nach Nordwesten</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>let it pass</source>
        <translation>durchlassen</translation>
    </message>
    <message>
        <source>leave it at that</source>
        <translation>es dabei lassen</translation>
    </message>
    <message>
        <source>line up on {space}</source>
        <translation>auf {space} aufstellen</translation>
    </message>
    <message>
        <source>put the ball on {space}</source>
        <translation>den Ball auf {space} legen</translation>
    </message>
    <message>
        <source>run</source>
        <translation>laufen</translation>
    </message>
    <message>
        <source>run to {space}</source>
        <translation>auf {space} laufen</translation>
    </message>
    <message>
        <source>kick {direction}</source>
        <translation>Schuss {direction}</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>foulen</translation>
    </message>
    <message>
        <source>stay fair</source>
        <translation>fair bleiben</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>exchange a card</source>
        <translation>eine Karte tauschen</translation>
    </message>
    <message>
        <source>bring a man back</source>
        <translation>einen Mann zurückholen</translation>
    </message>
    <message>
        <source>do nothing</source>
        <translation>nichts tun</translation>
    </message>
    <message>
        <source>{seat} places {man}.</source>
        <translation>{seat} stellt {man} auf.</translation>
    </message>
    <message>
        <source>{seat}: the ball lies on one of your men. Where does it go?</source>
        <translation>{seat}: Der Ball liegt auf einem deiner Männer. Wohin damit?</translation>
    </message>
    <message>
        <source>{seat}: who runs, and with which die?</source>
        <translation>{seat}: Wer läuft, und mit welchem Würfel?</translation>
    </message>
    <message>
        <source>{seat}: where does he run?</source>
        <translation>{seat}: Wohin läuft er?</translation>
    </message>
    <message>
        <source>{seat}: kick, or leave the ball?</source>
        <translation>{seat}: Schießen oder den Ball liegen lassen?</translation>
    </message>
    <message>
        <source>{seat}: does {kicker} foul?</source>
        <translation>{seat}: Foult {kicker}?</translation>
    </message>
    <message>
        <source>{seat}: tackle {kicker}? It takes {value}.</source>
        <translation>{seat}: {kicker} stoppen? Das braucht {value}.</translation>
    </message>
    <message>
        <source>{seat}: too low. Foul {kicker}? It takes {value}.</source>
        <translation>{seat}: Das war zu wenig. {kicker} foulen? Es braucht {value}.</translation>
    </message>
    <message>
        <source>{seat}: which way does {kicker} kick?</source>
        <translation>{seat}: In welche Richtung schießt {kicker}?</translation>
    </message>
    <message>
        <source>{seat}: block the ball? It takes {needed}.</source>
        <translation>{seat}: Den Ball blocken? Das braucht {needed}.</translation>
    </message>
    <message>
        <source>{seat}: two turns without a card. Which one goes?</source>
        <translation>{seat}: Zwei Züge ohne Karte. Welche legst du ab?</translation>
    </message>
    <message>
        <source>{seat}: one thing after the goal.</source>
        <translation>{seat}: Nach dem Tor darfst du eines tun.</translation>
    </message>
    <message>
        <source>{seat}: who runs?</source>
        <translation>{seat}: Wer läuft?</translation>
    </message>
    <message>
        <source>{seat}: which card goes?</source>
        <translation>{seat}: Welche Karte geht weg?</translation>
    </message>
    <message>
        <source>{seat}: who comes back?</source>
        <translation>{seat}: Wer kommt zurück?</translation>
    </message>
    <message>
        <source>No man of that suit can do it now.</source>
        <translation>Kein Mann dieser Farbe kann das jetzt.</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>Diese Karte ist nicht auf dieser Hand.</translation>
    </message>
    <message>
        <source>That card can never be worth {value}.</source>
        <translation>Diese Karte kann nie {value} wert sein.</translation>
    </message>
    <message>
        <source>That is too far, or every way there is closed.</source>
        <translation>Das ist zu weit, oder jeder Weg dorthin ist versperrt.</translation>
    </message>
    <message>
        <source>Only a goalie may enter his own goal box.</source>
        <translation>In einen Torraum darf nur der eigene Torwart.</translation>
    </message>
    <message>
        <source>A man stands there, or the ball lies there.</source>
        <translation>Dort steht ein Mann, oder der Ball liegt da.</translation>
    </message>
    <message>
        <source>Men are lined up in their own half.</source>
        <translation>Aufgestellt wird in der eigenen Hälfte.</translation>
    </message>
    <message>
        <source>He has run already in this turn.</source>
        <translation>Er ist in diesem Zug schon gelaufen.</translation>
    </message>
    <message>
        <source>Somebody has run with the {die} already.</source>
        <translation>Mit der {die} ist schon jemand gelaufen.</translation>
    </message>
    <message>
        <source>Nobody runs diagonally.</source>
        <translation>Schräg läuft hier niemand.</translation>
    </message>
    <message>
        <source>That way the ball would leave the field at once.</source>
        <translation>In diese Richtung wäre der Ball sofort vom Feld.</translation>
    </message>
    <message>
        <source>The ball has just lain there: choose another space.</source>
        <translation>Dort lag der Ball gerade: Wähle ein anderes Feld.</translation>
    </message>
    <message>
        <source>He has had his chance.</source>
        <translation>Er hatte seine Chance schon.</translation>
    </message>
    <message>
        <source>This match is played without fouls.</source>
        <translation>In diesem Spiel wird nicht gefoult.</translation>
    </message>
    <message>
        <source>No opponent is next to the ball.</source>
        <translation>Neben dem Ball steht kein Gegner.</translation>
    </message>
    <message>
        <source>He is not in the penalty box.</source>
        <translation>Er sitzt nicht auf der Strafbank.</translation>
    </message>
    <message>
        <source>The other side is asked.</source>
        <translation>Gefragt ist die andere Seite.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>So etwas gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>That is not allowed now: the prompt says what may be done.</source>
        <translation>Das geht jetzt nicht: Was erlaubt ist, steht in der Frage.</translation>
    </message>
    <message>
        <source>One of the two seats is Germany: choose one.</source>
        <translation>Einer der beiden Plätze ist Deutschland: Wähle einen.</translation>
    </message>
    <message>
        <source>The field has 11, 13 or 15 rows: choose one of these.</source>
        <translation>Das Feld hat 11, 13 oder 15 Reihen: Wähle eine dieser Längen.</translation>
    </message>
    <message>
        <source>Fouls are played or not: choose one.</source>
        <translation>Mit oder ohne Fouls: Wähle eines von beiden.</translation>
    </message>
    <message>
        <source>Two play this game: choose two seats.</source>
        <translation>Dieses Spiel spielen zwei: Wähle zwei Plätze.</translation>
    </message>
    <message>
        <source>The match cannot be set up like this: choose other options.</source>
        <translation>So lässt sich kein Spiel aufbauen: Wähle andere Einstellungen.</translation>
    </message>
    <message>
        <source>{man} has a shot that goes in with {chance} %.</source>
        <translation>{man} hat einen Schuss, der zu {chance} % drin ist.</translation>
    </message>
    <message>
        <source>It brings the ball where {man} and the others can do more with it.</source>
        <translation>So kommt der Ball dahin, wo {man} und die anderen mehr mit ihm anfangen können.</translation>
    </message>
    <message>
        <source>The ball comes to {man}, who can kick on.</source>
        <translation>Der Ball kommt zu {man}, und der kann weiterspielen.</translation>
    </message>
    <message>
        <source>The ball lies well enough: no kick makes it better.</source>
        <translation>Der Ball liegt gut genug: Kein Schuss macht es besser.</translation>
    </message>
    <message>
        <source>{man} is the one who can do most with these steps.</source>
        <translation>{man} kann mit diesen Schritten am meisten anfangen.</translation>
    </message>
    <message>
        <source>The goalie belongs between the ball and the goal.</source>
        <translation>Der Torwart gehört zwischen Ball und Tor.</translation>
    </message>
    <message>
        <source>Everybody stands well where he is.</source>
        <translation>Alle stehen gut, wo sie sind.</translation>
    </message>
    <message>
        <source>There {man} is next to the ball.</source>
        <translation>Dort steht {man} neben dem Ball.</translation>
    </message>
    <message>
        <source>There {man} stands best for what is coming.</source>
        <translation>Dort steht {man} am besten für das, was kommt.</translation>
    </message>
    <message>
        <source>Unstopped it would be a goal with {chance} %, at best.</source>
        <translation>Ohne das wäre es im besten Fall zu {chance} % ein Tor.</translation>
    </message>
    <message>
        <source>Here the ball is better off than where it would go.</source>
        <translation>Hier liegt der Ball besser als dort, wohin er sonst käme.</translation>
    </message>
    <message>
        <source>No goal comes of it: the cards are worth more.</source>
        <translation>Daraus wird kein Tor: Die Karten sind mehr wert.</translation>
    </message>
    <message>
        <source>The kick is a goal with {chance} % at most: the cards are worth more.</source>
        <translation>Der Schuss ist höchstens zu {chance} % ein Tor: Die Karten sind mehr wert.</translation>
    </message>
    <message>
        <source>A goal comes of it with {chance} %: it is better to keep the cards.</source>
        <translation>Daraus wird zu {chance} % ein Tor: Besser, du behältst die Karten.</translation>
    </message>
    <message>
        <source>It is worth the risk of the penalty box.</source>
        <translation>Das ist das Risiko der Strafbank wert.</translation>
    </message>
    <message>
        <source>The penalty box would cost more than this kick is worth.</source>
        <translation>Die Strafbank würde mehr kosten, als dieser Schuss wert ist.</translation>
    </message>
    <message>
        <source>From there he covers most.</source>
        <translation>Von dort deckt er am meisten ab.</translation>
    </message>
    <message>
        <source>There the ball helps most and hurts least.</source>
        <translation>Dort nützt der Ball am meisten und schadet am wenigsten.</translation>
    </message>
    <message>
        <source>This card is missed least.</source>
        <translation>Diese Karte fehlt am wenigsten.</translation>
    </message>
    <message>
        <source>That helps most before the ball comes in again.</source>
        <translation>Das hilft am meisten, ehe der Ball wieder ins Spiel kommt.</translation>
    </message>
    <message>
        <source>This promises most.</source>
        <translation>Das verspricht am meisten.</translation>
    </message>
</context>
<context>
    <name>HallScreen</name>
    <message>
        <source>The games are looked for…</source>
        <translation>Die Spiele werden gesucht …</translation>
    </message>
    <message>
        <source>{done} of {number} games are read…</source>
        <translation>{done} von {number} Spielen sind gelesen …</translation>
    </message>
    <message>
        <source>{number} matches</source>
        <translation>{number} Spiele</translation>
    </message>
    <message>
        <source>Titles by player</source>
        <translation>Titel nach Mitspielern</translation>
    </message>
    <message>
        <source>Titles by nation</source>
        <translation>Titel nach Nationen</translation>
    </message>
    <message>
        <source>Biggest wins</source>
        <translation>Höchste Siege</translation>
    </message>
    <message>
        <source>Longest without defeat</source>
        <translation>Am längsten ungeschlagen</translation>
    </message>
    <message>
        <source>Best bets</source>
        <translation>Beste Wetten</translation>
    </message>
    <message>
        <source>Most expensive referees</source>
        <translation>Teuerste Schiedsrichter</translation>
    </message>
    <message>
        <source>Fullest purses</source>
        <translation>Vollste Kassen</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Ruhmeshalle</translation>
    </message>
    <message>
        <source>What was won, and by how much; a click shows how</source>
        <translation>Was gewonnen wurde und wie hoch, ein Klick zeigt, wie</translation>
    </message>
    <message>
        <source>Tournaments and friendlies that are over are counted here: titles, biggest wins, bets, bribes.</source>
        <translation>Hier zählen Turniere und Freundschaftsspiele, die zu Ende sind: Titel, höchste Siege, Wetten, Bestechungen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>A card face down, {colour}</source>
        <translation>Verdeckte Karte, {colour}</translation>
    </message>
    <message>
        <source>Used in this match.</source>
        <translation>In diesem Spiel schon verbraucht.</translation>
    </message>
    <message>
        <source>Can be played.</source>
        <translation>Kann gespielt werden.</translation>
    </message>
    <message>
        <source>Can be added.</source>
        <translation>Kann dazugespielt werden.</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>{team}, managed by {seat}: {cards}</source>
        <translation>{team}, Trainer {seat}: {cards}</translation>
    </message>
    <message>
        <source>knocked out</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>{green} G, {blue} B, {red} R</source>
        <comment>cards: green, blue, red</comment>
        <translation>{green} G, {blue} B, {red} R</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>Highlights</name>
    <message>
        <source>The upset</source>
        <translation>Die Sensation</translation>
    </message>
    <message>
        <source>The dearest referee</source>
        <translation>Der teuerste Schiedsrichter</translation>
    </message>
    <message>
        <source>The miss</source>
        <translation>Der Fehlschuss</translation>
    </message>
    <message>
        <source>The last goal of all</source>
        <translation>Das letzte Tor von allen</translation>
    </message>
    <message>
        <source>The best line</source>
        <translation>Der beste Spruch</translation>
    </message>
    <message>
        <source>{winner:The} beat {loser:the} {score}</source>
        <translation>{winner:Nom} {winner:schlägt/schlagen} {loser:akk} {score}</translation>
    </message>
    <message>
        <source>{seat}, {amount} ({home} – {away})</source>
        <translation>{seat}, {amount} ({home} – {away})</translation>
    </message>
    <message>
        <source>{team:The} missed with {card}, at a chance of {chance} %</source>
        <translation>{team:Nom} {team:vergibt/vergeben} mit {card}, bei einer Chance von {chance} %</translation>
    </message>
    <message>
        <source>{team:The} missed from the spot, at a chance of {chance} %</source>
        <translation>{team:Nom} {team:vergibt/vergeben} vom Punkt, bei einer Chance von {chance} %</translation>
    </message>
    <message>
        <source>{seat}: “{line}”</source>
        <translation>{seat}: „{line}“</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>{reason} It is best to play {cards} along with it.</source>
        <translation>{reason} Am besten {cards} gleich dazulegen.</translation>
    </message>
    <message numerus="yes">
        <source>{reason} The %n bet(s) marked make it likeliest to end with most money; cost: {stakes}.</source>
        <translation>
            <numerusform>{reason} Die eine markierte Wette bringt die beste Aussicht, am Ende am meisten Geld zu haben; sie kostet {stakes}.</numerusform>
            <numerusform>{reason} Zusammen bringen die %n markierten Wetten die beste Aussicht, am Ende am meisten Geld zu haben; sie kosten {stakes}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What each bet brings beyond its stake on average, from what is known here, if you play for it.</source>
        <translation>Was jede Wette im Schnitt über ihren Einsatz hinaus bringt, nach allem, was hier bekannt ist, wenn du für sie spielst.</translation>
    </message>
    <message>
        <source>What each choice costs you on average; a price earns only if somebody pays it.</source>
        <translation>Um wie viel weniger jede Wahl im Schnitt bringt; was ein Preis bringt, nur wenn ihn jemand zahlt.</translation>
    </message>
    <message>
        <source>What each choice promises on average, from what is known here.</source>
        <translation>Was jede Wahl im Schnitt verspricht, nach allem, was hier bekannt ist.</translation>
    </message>
    <message>
        <source>What each choice costs you on average, going by what you can see.</source>
        <translation>Um wie viel weniger jede Wahl im Schnitt bringt, nach allem, was hier bekannt ist.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>etwa gleich gut</translation>
    </message>
    <message>
        <source>about as good ({difference})</source>
        <translation>etwa gleich gut ({difference})</translation>
    </message>
    <message>
        <source>Recommended: {choice}, {money}</source>
        <translation>Empfohlen: {choice}, {money}</translation>
    </message>
    <message>
        <source>{choice}, {money}</source>
        <translation>{choice}, {money}</translation>
    </message>
    <message>
        <source>Do what the line says</source>
        <translation>Tun, was die Zeile rät</translation>
    </message>
    <message>
        <source>Hint for {seat}</source>
        <translation>Rat für {seat}</translation>
    </message>
    <message>
        <source>No hint can be had now.</source>
        <translation>Im Moment ist kein Rat zu haben.</translation>
    </message>
    <message>
        <source>An expert is thinking it over.</source>
        <translation>Ein Könner denkt darüber nach.</translation>
    </message>
</context>
<context>
    <name>Hold</name>
    <message>
        <source>Referee {referee} decides next</source>
        <translation>Gleich entscheidet {referee} als Schiedsrichter</translation>
    </message>
    <message>
        <source>Referee {referee} has named a price</source>
        <translation>Schiedsrichter {referee} hat einen Preis genannt</translation>
    </message>
    <message>
        <source>{amount}, and nothing is decided against {team:the}. Offer money?</source>
        <translation>{amount}, und gegen {team:akk} wird nichts entschieden. Geld bieten?</translation>
    </message>
    <message>
        <source>{change} Good for {team:the}.</source>
        <translation>{change} Gut für {team:akk}.</translation>
    </message>
    <message>
        <source>On the edge of the area. {referee} took money for {attacker:the} and can only give a penalty.</source>
        <translation>An der Strafraumgrenze. {referee} hat Geld für {attacker:akk} genommen und kann nur Elfmeter geben.</translation>
    </message>
    <message>
        <source>On the edge of the area. {referee} took money for {defender:the} and can only give a free kick.</source>
        <translation>An der Strafraumgrenze. {referee} hat Geld für {defender:akk} genommen und kann nur Freistoß geben.</translation>
    </message>
    <message>
        <source>On the edge of the area. Inside is a penalty, good for {attacker:the}; outside a free kick, good for {defender:the}.</source>
        <translation>An der Strafraumgrenze. Drinnen heißt Elfmeter, gut für {attacker:akk}; draußen heißt Freistoß, gut für {defender:akk}.</translation>
    </message>
    <message>
        <source>{home}–{away}, and time is up. {referee} may still give {team:the} a penalty out of the blue.</source>
        <translation>{home}:{away}, und die Zeit ist um. {referee} kann {team:dat} noch einen Elfmeter aus heiterem Himmel geben.</translation>
    </message>
    <message>
        <source>{home}–{away}, and time is up. {referee} may still give {team:the} or {other:the} a penalty.</source>
        <translation>{home}:{away}, und die Zeit ist um. {referee} kann {team:dat} oder {other:dat} noch einen Elfmeter geben.</translation>
    </message>
    <message>
        <source>Money for a team would rule out what goes against it.</source>
        <translation>Geld für eine Mannschaft verhindert, was gegen sie geht.</translation>
    </message>
    <message>
        <source>Money for {team:the} would rule that out.</source>
        <translation>Geld für {team:akk} würde das verhindern.</translation>
    </message>
    <message>
        <source>{total}: nobody saw the foul. {referee} may make it {sum} and blow for it.</source>
        <translation>{total}: Das Foul hat niemand gesehen. {referee} kann {sum} daraus machen und pfeifen.</translation>
    </message>
    <message>
        <source>{total}: the foul is given. {referee} may make it {sum}, and nobody saw it.</source>
        <translation>{total}: Das Foul ist gepfiffen. {referee} kann {sum} daraus machen, dann hat es niemand gesehen.</translation>
    </message>
    <message>
        <source>{total}: the foul is given. {referee} may make it {sum}, and a defender goes as well.</source>
        <translation>{total}: Das Foul ist gepfiffen. {referee} kann {sum} daraus machen, dann fliegt auch noch ein Verteidiger.</translation>
    </message>
    <message>
        <source>{total}: the foul is given, and a defender goes. {referee} may make it {sum}, and he stays.</source>
        <translation>{total}: Das Foul ist gepfiffen, und ein Verteidiger fliegt. {referee} kann {sum} daraus machen, dann bleibt er.</translation>
    </message>
    <message>
        <source>{total}: the dive is seen through, and an attacker goes. {referee} may make it {sum}: he stays.</source>
        <translation>{total}: Die Schwalbe ist durchschaut, und ein Angreifer fliegt. {referee} kann {sum} daraus machen, dann bleibt er.</translation>
    </message>
    <message>
        <source>{total}: nobody believes the dive. {referee} may make it {sum}, and an attacker goes.</source>
        <translation>{total}: Die Schwalbe glaubt niemand. {referee} kann {sum} daraus machen, dann fliegt ein Angreifer.</translation>
    </message>
    <message>
        <source>{total}: nobody believes the dive. {referee} may make it {sum} and believe it.</source>
        <translation>{total}: Die Schwalbe glaubt niemand. {referee} kann {sum} daraus machen und sie glauben.</translation>
    </message>
    <message>
        <source>{total}: the dive is believed. {referee} may make it {sum}, and play goes on.</source>
        <translation>{total}: Die Schwalbe wird geglaubt. {referee} kann {sum} daraus machen, dann geht es einfach weiter.</translation>
    </message>
    <message>
        <source>{total}: the dive is believed. {referee} may make it {sum}, and a defender goes as well.</source>
        <translation>{total}: Die Schwalbe wird geglaubt. {referee} kann {sum} daraus machen, dann fliegt auch noch ein Verteidiger.</translation>
    </message>
    <message>
        <source>{total}: the dive is believed, and a defender goes. {referee} may make it {sum}, and he stays.</source>
        <translation>{total}: Die Schwalbe wird geglaubt, und ein Verteidiger fliegt. {referee} kann {sum} daraus machen, dann bleibt er.</translation>
    </message>
    <message>
        <source>{total}: no offside, the shot goes on. {referee} may make it {sum}, and the flag goes up.</source>
        <translation>{total}: Kein Abseits, es wird geschossen. {referee} kann {sum} daraus machen, dann geht die Fahne hoch.</translation>
    </message>
    <message>
        <source>{total}: offside. {referee} may make it {sum}, and the shot goes on.</source>
        <translation>{total}: Abseits. {referee} kann {sum} daraus machen, dann wird geschossen.</translation>
    </message>
    <message>
        <source>{total}: nobody saw the foul, goal. {referee} may make it {sum} and disallow it.</source>
        <translation>{total}: Das Foul hat niemand gesehen, Tor. {referee} kann {sum} daraus machen und das Tor zurücknehmen.</translation>
    </message>
    <message>
        <source>{total}: foul given, no goal. {referee} may make it {sum}, and the goal counts.</source>
        <translation>{total}: Gepfiffen, kein Tor. {referee} kann {sum} daraus machen, dann zählt das Tor.</translation>
    </message>
</context>
<context>
    <name>Honours</name>
    <message>
        <source>Manager: {seat}</source>
        <translation>Trainer: {seat}</translation>
    </message>
    <message>
        <source>CHAMPIONS!</source>
        <translation>TURNIERSIEGER!</translation>
    </message>
    <message>
        <source>The fullest purse</source>
        <translation>Die vollste Kasse</translation>
    </message>
    <message>
        <source>The fullest purses, equally full</source>
        <translation>Die vollsten Kassen, gleich voll</translation>
    </message>
</context>
<context>
    <name>KeyListener</name>
    <message>
        <source>Another key</source>
        <translation>Andere Taste</translation>
    </message>
    <message>
        <source>Press the new key for “{entry}”.</source>
        <translation>Drück die neue Taste für „{entry}“.</translation>
    </message>
    <message>
        <source>Esc: as before. Backspace: no key.</source>
        <translation>Esc: wie bisher. Rücktaste: keine Taste.</translation>
    </message>
    <message>
        <source>As before</source>
        <translation>Wie bisher</translation>
    </message>
    <message>
        <source>{key} belongs to “{entry}”. Press another one, or change that entry first.</source>
        <translation>{key} gehört zu „{entry}“. Drück eine andere, oder ändere erst diesen Eintrag.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search for a key or what it does</source>
        <translation>Nach einer Taste suchen oder danach, was sie tut</translation>
    </message>
    <message>
        <source>Keys of this screen and of the program</source>
        <translation>Tasten dieser Ansicht und des Programms</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Regeln öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>There is no such key.</source>
        <translation>Diese Taste gibt es nicht.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Close the large card</source>
        <translation>Die große Karte schließen</translation>
    </message>
    <message>
        <source>Scroll the words up</source>
        <translation>Die Worte nach oben rollen</translation>
    </message>
    <message>
        <source>Scroll the words down</source>
        <translation>Die Worte nach unten rollen</translation>
    </message>
    <message>
        <source>{text}  [{key}]</source>
        <translation>{text}  [{key}]</translation>
    </message>
    <message>
        <source>Place the bet, or remove it</source>
        <translation>Die Wette setzen oder entfernen</translation>
    </message>
    <message>
        <source>The team to the left</source>
        <translation>Die Mannschaft links davon</translation>
    </message>
    <message>
        <source>The team to the right</source>
        <translation>Die Mannschaft rechts davon</translation>
    </message>
    <message>
        <source>The team above</source>
        <translation>Die Mannschaft darüber</translation>
    </message>
    <message>
        <source>The team below</source>
        <translation>Die Mannschaft darunter</translation>
    </message>
    <message>
        <source>Pick the team</source>
        <translation>Die Mannschaft wählen</translation>
    </message>
    <message>
        <source>Give the team to {seat}</source>
        <translation>Die Mannschaft {seat} geben</translation>
    </message>
    <message>
        <source>Praise the chosen team</source>
        <translation>Die gewählte Mannschaft loben</translation>
    </message>
    <message>
        <source>Warn of the chosen team</source>
        <translation>Vor der gewählten Mannschaft warnen</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nichts sagen</translation>
    </message>
    <message>
        <source>To the next page</source>
        <translation>Zur nächsten Seite</translation>
    </message>
    <message>
        <source>To the page before</source>
        <translation>Zur vorigen Seite</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>To the control before</source>
        <translation>Zum vorigen Bedienelement</translation>
    </message>
    <message>
        <source>Press the button that has the focus</source>
        <translation>Den Knopf drücken, der den Fokus hat</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>{deed} (not now)</source>
        <translation>{deed} (gerade nicht)</translation>
    </message>
    <message>
        <source>Menu {name} ({key})</source>
        <translation>Menü {name} ({key})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>{key} (your own)</source>
        <translation>{key} (eigene)</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Another key…</source>
        <translation>Andere Taste…</translation>
    </message>
    <message>
        <source>The usual key</source>
        <translation>Die übliche Taste</translation>
    </message>
    <message>
        <source>All usual keys</source>
        <translation>Alle üblichen Tasten</translation>
    </message>
    <message>
        <source>It needs Ctrl or Alt, or has to be one of F1 to F12: letters and digits are played with.</source>
        <translation>Sie braucht Strg oder Alt oder muss eine von F1 bis F12 sein: Mit Buchstaben und Ziffern wird gespielt.</translation>
    </message>
    <message>
        <source>{key} opens and closes a panel.</source>
        <translation>{key} öffnet und schließt eine Leiste.</translation>
    </message>
    <message>
        <source>{key} opens the menu {menu}.</source>
        <translation>{key} öffnet das Menü {menu}.</translation>
    </message>
</context>
<context>
    <name>KickWords</name>
    <message>
        <source>{name} wins it</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} ist raus</translation>
    </message>
    <message>
        <source>{name} shoots</source>
        <translation>{name} schießt</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} führt</translation>
    </message>
    <message>
        <source>{name} is level</source>
        <translation>{name} gleicht aus</translation>
    </message>
    <message>
        <source>{name} pulls one back</source>
        <translation>{name} verkürzt</translation>
    </message>
    <message>
        <source>{name} pulls away</source>
        <translation>{name} zieht davon</translation>
    </message>
</context>
<context>
    <name>Kicks</name>
    <message>
        <source>Penalty shoot-out</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>kick {number} of {all}</source>
        <translation>Schuss {number} von {all}</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Elfmeter</translation>
    </message>
    <message>
        <source>if this goes in</source>
        <translation>wenn der drin ist</translation>
    </message>
    <message>
        <source>{team:The} win it</source>
        <translation>{team:Nom} {team:gewinnt/gewinnen}</translation>
    </message>
    <message>
        <source>{team:The} are out</source>
        <translation>{team:Nom} {team:ist/sind} raus</translation>
    </message>
    <message>
        <source>if this does not go in</source>
        <translation>wenn der nicht reingeht</translation>
    </message>
    <message>
        <source>{team:The} shoot</source>
        <translation>{team:Nom} {team:schießt/schießen}</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>ab jetzt zählt jeder</translation>
    </message>
    <message>
        <source>{team:The} lead</source>
        <translation>{team:Nom} {team:führt/führen}</translation>
    </message>
    <message>
        <source>{team:The} are level</source>
        <translation>{team:Nom} {team:gleicht/gleichen} aus</translation>
    </message>
    <message>
        <source>{team:The} pull one back</source>
        <translation>{team:Nom} {team:kommt/kommen} heran</translation>
    </message>
    <message>
        <source>{team:The} pull away</source>
        <translation>{team:Nom} {team:zieht/ziehen} davon</translation>
    </message>
    <message>
        <source>{value} + die: goal on a {face} or more</source>
        <translation>{value} + Würfel: ab einer {face} ist er drin</translation>
    </message>
    <message>
        <source>in</source>
        <translation>drin</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>Penalty shoot-out · sudden death</source>
        <translation>Elfmeterschießen · jeder zählt</translation>
    </message>
    <message>
        <source>Shoot-out. {home}: {home_goals} of {home_kicks}. {away}: {away_goals} of {away_kicks}.</source>
        <translation>Elfmeterschießen. {home}: {home_goals} von {home_kicks}. {away}: {away_goals} von {away_kicks}.</translation>
    </message>
</context>
<context>
    <name>LastDay</name>
    <message>
        <source>{team:The} go through, whatever happens.</source>
        <translation>{team:Nom} {team:ist/sind} weiter, egal was passiert.</translation>
    </message>
    <message>
        <source>{team:The} are out, whatever happens.</source>
        <translation>{team:Nom} {team:ist/sind} ausgeschieden, egal was passiert.</translation>
    </message>
    <message>
        <source>{team:The} can go through only as one of {best}.</source>
        <translation>{team:Nom} {team:kommt/kommen} nur als einer {best} weiter.</translation>
    </message>
    <message>
        <source>Their chance is {chance}.</source>
        <translation>Die Chance steht bei {chance}.</translation>
    </message>
    <message>
        <source>{team:The} have won the title, whatever happens.</source>
        <translation>{team:Nom} {team:hat/haben} den Titel sicher, egal was passiert.</translation>
    </message>
    <message>
        <source>{team:The} cannot win the title any more.</source>
        <translation>{team:Nom} {team:kann/können} den Titel nicht mehr holen.</translation>
    </message>
    <message>
        <source>{team:The} have played; the others decide on the title.</source>
        <translation>{team:Nom} {team:hat/haben} gespielt; über den Titel entscheiden die anderen.</translation>
    </message>
    <message>
        <source>A draw gives {team:the} the title.</source>
        <translation>Ein Unentschieden bringt {team:dat} den Titel.</translation>
    </message>
    <message>
        <source>A win gives {team:the} the title.</source>
        <translation>Ein Sieg bringt {team:dat} den Titel.</translation>
    </message>
    <message>
        <source>A win can give {team:the} the title if the others play along.</source>
        <translation>Ein Sieg kann {team:dat} den Titel bringen, wenn die anderen mitspielen.</translation>
    </message>
    <message>
        <source>Even with a defeat they may win it.</source>
        <translation>Selbst mit einer Niederlage ist er noch möglich.</translation>
    </message>
    <message>
        <source>With a draw it hangs on the others.</source>
        <translation>Bei einem Unentschieden hängt es an den anderen.</translation>
    </message>
    <message>
        <source>the best runners-up</source>
        <translation>der besten Gruppenzweiten</translation>
    </message>
    <message>
        <source>the best thirds</source>
        <translation>der besten Gruppendritten</translation>
    </message>
    <message>
        <source>the best of place {place}</source>
        <translation>der Besten auf Platz {place}</translation>
    </message>
    <message>
        <source>Even then goals or lots may decide.</source>
        <translation>Selbst dann können noch Tore oder das Los entscheiden.</translation>
    </message>
    <message>
        <source>{team:The} go through with a draw.</source>
        <translation>{team:Dat} genügt ein Unentschieden.</translation>
    </message>
    <message>
        <source>Otherwise they may still go on as one of {best}.</source>
        <translation>Sonst kann es noch als einer {best} reichen.</translation>
    </message>
    <message>
        <source>Even with a win {team:the} can go on only as one of {best}.</source>
        <translation>Selbst mit einem Sieg {team:kommt/kommen} {team:nom} nur als einer {best} weiter.</translation>
    </message>
    <message>
        <source>With a draw they can go on only as one of {best}.</source>
        <translation>Mit einem Unentschieden reicht es nur als einer {best}.</translation>
    </message>
    <message>
        <source>With a defeat they can go on only as one of {best}.</source>
        <translation>Mit einer Niederlage reicht es nur als einer {best}.</translation>
    </message>
    <message>
        <source>{team:The} can go on only as one of {best}.</source>
        <translation>{team:Nom} {team:kann/können} nur noch als einer {best} weiterkommen.</translation>
    </message>
    <message numerus="yes">
        <source>{team:The} go through if they win by at least %n goal(s), else they are out.</source>
        <translation>
            <numerusform>{team:Nom} {team:braucht/brauchen} einen Sieg mit mindestens einem Tor Abstand, sonst ist Schluss.</numerusform>
            <numerusform>{team:Nom} {team:braucht/brauchen} einen Sieg mit mindestens %n Toren Abstand, sonst ist Schluss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team:The} go through if they lose by no more than %n goal(s), else they are out.</source>
        <translation>
            <numerusform>{team:Nom} {team:darf/dürfen} mit höchstens einem Tor Unterschied verlieren, sonst ist Schluss.</numerusform>
            <numerusform>{team:Nom} {team:darf/dürfen} mit höchstens %n Toren Unterschied verlieren, sonst ist Schluss.</numerusform>
        </translation>
    </message>
    <message>
        <source>{team:The} go through with a win.</source>
        <translation>{team:Dat} genügt ein Sieg.</translation>
    </message>
    <message>
        <source>{team:The} are out even with a win.</source>
        <translation>{team:Nom} {team:ist/sind} selbst mit einem Sieg ausgeschieden.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {home:the} beat {away:the}.</source>
        <translation>Mit einem Sieg {team:kommt/kommen} {team:nom} nur weiter, wenn {home:nom} gegen {away:akk} {home:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {home:the} and {away:the} draw.</source>
        <translation>Mit einem Sieg {team:kommt/kommen} {team:nom} nur weiter, wenn {home:nom} und {away:nom} unentschieden spielen.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {away:the} beat {home:the}.</source>
        <translation>Mit einem Sieg {team:kommt/kommen} {team:nom} nur weiter, wenn {away:nom} gegen {home:akk} {away:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {home:the} do not win.</source>
        <translation>Mit einem Sieg {team:kommt/kommen} {team:nom} nur weiter, wenn {home:nom} nicht {home:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {away:the} do not win.</source>
        <translation>Mit einem Sieg {team:kommt/kommen} {team:nom} nur weiter, wenn {away:nom} nicht {away:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {home:the} and {away:the} do not draw.</source>
        <translation>Mit einem Sieg {team:kommt/kommen} {team:nom} nur weiter, wenn {home:nom} und {away:nom} nicht unentschieden spielen.</translation>
    </message>
    <message>
        <source>With a win for {team:the} the goals may decide.</source>
        <translation>{team:Gewinnt/Gewinnen} {team:nom}, können die Tore entscheiden.</translation>
    </message>
    <message>
        <source>A draw is too little.</source>
        <translation>Ein Unentschieden ist zu wenig.</translation>
    </message>
    <message>
        <source>A draw is enough only if {home:the} beat {away:the}.</source>
        <translation>Ein Unentschieden reicht nur, wenn {home:nom} gegen {away:akk} {home:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>A draw is enough only if {home:the} and {away:the} draw as well.</source>
        <translation>Ein Unentschieden reicht nur, wenn auch {home:nom} und {away:nom} unentschieden spielen.</translation>
    </message>
    <message>
        <source>A draw is enough only if {away:the} beat {home:the}.</source>
        <translation>Ein Unentschieden reicht nur, wenn {away:nom} gegen {home:akk} {away:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>A draw is enough only if {home:the} do not win.</source>
        <translation>Ein Unentschieden reicht nur, wenn {home:nom} nicht {home:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>A draw is enough only if {away:the} do not win.</source>
        <translation>Ein Unentschieden reicht nur, wenn {away:nom} nicht {away:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>A draw is enough only if {home:the} and {away:the} do not draw.</source>
        <translation>Ein Unentschieden reicht nur, wenn {home:nom} und {away:nom} nicht unentschieden spielen.</translation>
    </message>
    <message>
        <source>With a draw the goals may decide.</source>
        <translation>Bei einem Unentschieden können die Tore entscheiden.</translation>
    </message>
    <message>
        <source>Even a defeat is enough.</source>
        <translation>Selbst eine Niederlage reicht.</translation>
    </message>
    <message>
        <source>A defeat puts them out.</source>
        <translation>Eine Niederlage bedeutet das Aus.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {home:the} beat {away:the}.</source>
        <translation>Bei einer Niederlage geht es nur weiter, wenn {home:nom} gegen {away:akk} {home:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {home:the} and {away:the} draw.</source>
        <translation>Bei einer Niederlage geht es nur weiter, wenn {home:nom} und {away:nom} unentschieden spielen.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {away:the} beat {home:the}.</source>
        <translation>Bei einer Niederlage geht es nur weiter, wenn {away:nom} gegen {home:akk} {away:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {home:the} do not win.</source>
        <translation>Bei einer Niederlage geht es nur weiter, wenn {home:nom} nicht {home:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {away:the} do not win.</source>
        <translation>Bei einer Niederlage geht es nur weiter, wenn {away:nom} nicht {away:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {home:the} and {away:the} do not draw.</source>
        <translation>Bei einer Niederlage geht es nur weiter, wenn {home:nom} und {away:nom} nicht unentschieden spielen.</translation>
    </message>
    <message>
        <source>With a defeat the goals may decide.</source>
        <translation>Bei einer Niederlage können die Tore entscheiden.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {home:the} beat {away:the}.</source>
        <translation>{team:Nom} {team:kommt/kommen} nur weiter, wenn {home:nom} gegen {away:akk} {home:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {home:the} and {away:the} draw.</source>
        <translation>{team:Nom} {team:kommt/kommen} nur weiter, wenn {home:nom} und {away:nom} unentschieden spielen.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {away:the} beat {home:the}.</source>
        <translation>{team:Nom} {team:kommt/kommen} nur weiter, wenn {away:nom} gegen {home:akk} {away:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {home:the} do not win.</source>
        <translation>{team:Nom} {team:kommt/kommen} nur weiter, wenn {home:nom} nicht {home:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {away:the} do not win.</source>
        <translation>{team:Nom} {team:kommt/kommen} nur weiter, wenn {away:nom} nicht {away:gewinnt/gewinnen}.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {home:the} and {away:the} do not draw.</source>
        <translation>{team:Nom} {team:kommt/kommen} nur weiter, wenn {home:nom} und {away:nom} nicht unentschieden spielen.</translation>
    </message>
    <message>
        <source>{team:The} have played; now the goals of the others decide.</source>
        <translation>{team:Nom} {team:hat/haben} gespielt; jetzt entscheiden die Tore der anderen.</translation>
    </message>
</context>
<context>
    <name>LineUps</name>
    <message>
        <source>Manager of both: {seat}</source>
        <translation>Trainer beider: {seat}</translation>
    </message>
    <message>
        <source>{seat} against {opponent}</source>
        <translation>{seat} gegen {opponent}</translation>
    </message>
    <message>
        <source>Referee: {seat}</source>
        <translation>Schiedsrichter: {seat}</translation>
    </message>
    <message>
        <source>THE FINAL</source>
        <translation>DAS FINALE</translation>
    </message>
    <message>
        <source>FOR THE TITLE</source>
        <translation>UM DEN TITEL</translation>
    </message>
</context>
<context>
    <name>LotScene</name>
    <message>
        <source>Lots decide: {group}</source>
        <translation>Das Los entscheidet: {group}</translation>
    </message>
    <message>
        <source>Lots decide who goes through</source>
        <translation>Das Los entscheidet, wer weiterkommt</translation>
    </message>
</context>
<context>
    <name>MatchBand</name>
    <message>
        <source>{stage} · {period}</source>
        <translation>{stage} · {period}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>✕ attacks no more</source>
        <translation>✕ greift nicht mehr an</translation>
    </message>
    <message>
        <source>must attack while it holds a green</source>
        <translation>muss mit Grün angreifen</translation>
    </message>
    <message>
        <source>must still play a green</source>
        <translation>muss noch Grün spielen</translation>
    </message>
    <message>
        <source>No referee</source>
        <translation>Ohne Schiedsrichter</translation>
    </message>
    <message>
        <source>Referee {name}</source>
        <translation>Schiedsrichter {name}</translation>
    </message>
    <message>
        <source>Referee {name} · took money for {teams:the}</source>
        <translation>Schiedsrichter {name} · hat Geld genommen für {teams:akk}</translation>
    </message>
    <message>
        <source>Referee {name} · free</source>
        <translation>Schiedsrichter {name} · frei</translation>
    </message>
</context>
<context>
    <name>MatchDayScreen</name>
    <message>
        <source>How the group stands</source>
        <translation>So steht die Gruppe</translation>
    </message>
    <message>
        <source>{team:The} go up.</source>
        <translation>{team:Nom} {team:klettert/klettern} nach oben.</translation>
    </message>
    <message>
        <source>{team:The} go down.</source>
        <translation>{team:Nom} {team:rutscht/rutschen} ab.</translation>
    </message>
    <message>
        <source>No team changes its place.</source>
        <translation>Kein Platz hat gewechselt.</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Referee: {seat}</source>
        <translation>Schiedsrichter: {seat}</translation>
    </message>
    <message>
        <source>No referee</source>
        <translation>Ohne Schiedsrichter</translation>
    </message>
    <message>
        <source>The groups are over</source>
        <translation>Die Gruppen sind gespielt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>After the whistle</source>
        <translation>Nach dem Abpfiff</translation>
    </message>
    <message>
        <source>Group table</source>
        <translation>Gruppentabelle</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>To your next match</source>
        <comment>said to several people</comment>
        <translation>Zu eurem nächsten Spiel</translation>
    </message>
    <message>
        <source>To your next match</source>
        <translation>Zu deinem nächsten Spiel</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>Full time</source>
        <translation>Abpfiff</translation>
    </message>
    <message>
        <source>Show the match again</source>
        <translation>Das Spiel noch einmal zeigen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Zum Startbildschirm</translation>
    </message>
</context>
<context>
    <name>MatchSetUp</name>
    <message>
        <source>More rules</source>
        <translation>Mehr Regeln</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>Weniger Regeln</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Mannschaft A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Mannschaft B</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Spieler heißen gleich.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Wie gespielt wird</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Who is player {number}</source>
        <translation>Wer Spieler {number} ist</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Kick-off</source>
        <translation>Anstoß</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Match table</source>
        <translation>Spieltisch</translation>
    </message>
    <message>
        <source>No card is chosen: the arrow keys lead to one.</source>
        <translation>Keine Karte ist gewählt: Die Pfeiltasten führen zu einer.</translation>
    </message>
    <message>
        <source>The die rolls …</source>
        <translation>Der Würfel rollt …</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Print: {what}…</source>
        <translation>&amp;Drucken: {what} …</translation>
    </message>
    <message>
        <source>As P&amp;DF: {what}…</source>
        <translation>Als &amp;PDF: {what} …</translation>
    </message>
    <message>
        <source>On the &amp;whole window: {what}</source>
        <translation>Im ganzen &amp;Fenster: {what}</translation>
    </message>
    <message>
        <source>&amp;Undo: {deed}, with the dice and answers since</source>
        <translation>&amp;Zurücknehmen: {deed}, samt Würfen und Antworten seither</translation>
    </message>
    <message>
        <source>&amp;Undo: {deed}</source>
        <translation>&amp;Zurücknehmen: {deed}</translation>
    </message>
    <message>
        <source>&amp;Redo: {deed}</source>
        <translation>&amp;Wiederholen: {deed}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>Ab&amp;lauf</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Leisten</translation>
    </message>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>&amp;Tempo des Computers</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>&amp;Kopie sichern als …</translation>
    </message>
    <message>
        <source>Re&amp;play a saved game…</source>
        <translation>Aufzeichnung &amp;wiedergeben …</translation>
    </message>
    <message>
        <source>Replay this &amp;game so far</source>
        <translation>Dieses Spiel bis hierher wieder&amp;geben</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Teilen …</translation>
    </message>
    <message>
        <source>&amp;Leave for the start screen</source>
        <translation>&amp;Zum Startbildschirm</translation>
    </message>
    <message>
        <source>Pac&amp;ks…</source>
        <translation>Pa&amp;kete …</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;As on this computer</source>
        <translation>&amp;Wie auf diesem Rechner</translation>
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
        <source>High &amp;contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Text l&amp;arger</source>
        <translation>Schrift &amp;größer</translation>
    </message>
    <message>
        <source>Text s&amp;maller</source>
        <translation>Schrift &amp;kleiner</translation>
    </message>
    <message>
        <source>Text at &amp;100 %</source>
        <translation>Schrift auf &amp;100 %</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>As P&amp;DF…</source>
        <translation>Als &amp;PDF …</translation>
    </message>
    <message>
        <source>Overview on the &amp;whole window</source>
        <translation>Übersicht im ganzen &amp;Fenster</translation>
    </message>
    <message>
        <source>The &amp;newspaper</source>
        <translation>Die Z&amp;eitung</translation>
    </message>
    <message>
        <source>The match as &amp;text</source>
        <translation>Das Spiel als &amp;Text</translation>
    </message>
    <message>
        <source>Panels &amp;back to their places</source>
        <translation>Leisten &amp;zurück an ihren Platz</translation>
    </message>
    <message>
        <source>Show or hide all &amp;panels</source>
        <translation>Alle &amp;Leisten zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Re&amp;start my turn</source>
        <translation>Meinen Zug von &amp;vorn</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Pause the computer players</source>
        <translation>Computer a&amp;nhalten</translation>
    </message>
    <message>
        <source>Play on by one &amp;decision</source>
        <translation>Um eine &amp;Entscheidung weiter</translation>
    </message>
    <message>
        <source>Play this match to its &amp;result</source>
        <translation>Dieses Spiel bis zum E&amp;rgebnis</translation>
    </message>
    <message>
        <source>Play on to &amp;your next match</source>
        <translation>Bis zu &amp;deinem nächsten Spiel</translation>
    </message>
    <message>
        <source>The next pac&amp;e</source>
        <translation>N&amp;ächstes Tempo</translation>
    </message>
    <message>
        <source>Focus to the &amp;question</source>
        <translation>Fokus auf die &amp;Frage</translation>
    </message>
    <message>
        <source>&amp;Hint: what an expert would do</source>
        <translation>Ra&amp;t: was ein Könner täte</translation>
    </message>
    <message>
        <source>&amp;Ask only where there is a choice</source>
        <translation>Nur fra&amp;gen, wenn es etwas zu entscheiden gibt</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
        <source>Read the commentary a&amp;loud</source>
        <translation>Kommentar &amp;vorlesen</translation>
    </message>
    <message>
        <source>Pla&amp;y sounds</source>
        <translation>Geräusche a&amp;n</translation>
    </message>
    <message>
        <source>S&amp;kip the sentence being read</source>
        <translation>Vorgelesenen &amp;Satz überspringen</translation>
    </message>
    <message>
        <source>P&amp;layers: hand over and take over…</source>
        <translation>&amp;Mitspieler: abgeben und übernehmen …</translation>
    </message>
    <message>
        <source>&amp;Clock: time left</source>
        <translation>&amp;Uhr: Zeit, die bleibt</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Einführung</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Card album</source>
        <translation>&amp;Kartenalbum</translation>
    </message>
    <message>
        <source>&amp;Hall of fame</source>
        <translation>&amp;Ruhmeshalle</translation>
    </message>
    <message>
        <source>Yo&amp;u</source>
        <translation>D&amp;u</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Ein &amp;Problem melden …</translation>
    </message>
    <message>
        <source>&amp;About this program</source>
        <translation>&amp;Über dieses Programm</translation>
    </message>
</context>
<context>
    <name>MomentTable</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Commentary, newest first</source>
        <translation>Kommentar, das Neueste zuerst</translation>
    </message>
    <message>
        <source>To the statistics [Enter]</source>
        <translation>Zur Statistik [Enter]</translation>
    </message>
    <message>
        <source>Nothing is chosen yet: the arrow keys or Tab lead to an answer.</source>
        <translation>Noch ist nichts gewählt: Pfeiltasten oder Tab führen zu einer Antwort.</translation>
    </message>
    <message>
        <source>Play on [F9]</source>
        <translation>Weiterspielen [F9]</translation>
    </message>
    <message>
        <source>Pause [F9]</source>
        <translation>Pause [F9]</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Hint [T]</source>
        <translation>Rat holen [T]</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>It is your turn in a moment.</source>
        <translation>Gleich bist du dran.</translation>
    </message>
    <message>
        <source>To the statistics</source>
        <translation>Zur Statistik</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>MoneyPage</name>
    <message>
        <source>{seat} came down to {low} and went home with {last}</source>
        <translation>{seat} war bei nur {low} und geht mit {last} nach Hause</translation>
    </message>
    <message>
        <source>Every player&apos;s cash: stakes, bribes, prize money and bets. Nobody else knew it.</source>
        <translation>Das Geld jedes Mitspielers: Einsätze, Bestechungen, Prämien und Wetten. Bekannt war es nur ihm selbst.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Money over time</source>
        <translation>Geld im Verlauf</translation>
    </message>
    <message>
        <source>{seat}: {first} at the start, least with {low} ({when}), {last} in the end.</source>
        <translation>{seat}: {first} am Anfang, am wenigsten mit {low} ({when}), {last} am Ende.</translation>
    </message>
</context>
<context>
    <name>Moods</name>
    <message>
        <source>{name} looks {mood}</source>
        <translation>{name} schaut {mood}</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>gelassen</translation>
    </message>
    <message>
        <source>glad</source>
        <translation>froh</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>verärgert</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>shocked</source>
        <translation>entsetzt</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>{cards} for {team:the}</source>
        <translation>{cards} für {team:akk}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{amount} from {seat} for {team:the}</source>
        <translation>{amount} von {seat} für {team:akk}</translation>
    </message>
</context>
<context>
    <name>NationCard</name>
    <message>
        <source>stake in M</source>
        <comment>under the strength of a nation</comment>
        <translation>Einsatz in M</translation>
    </message>
    <message>
        <source>{name}, strength {strength}; dealt {red} red, {blue} blue and {green} green cards</source>
        <translation>{name}, Stärke {strength}; bekommt {red} rote, {blue} blaue und {green} grüne Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n star card(s)</source>
        <translation>
            <numerusform>%n Starkarte</numerusform>
            <numerusform>%n Starkarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message>
        <source>Match {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>This game has no rule book.</source>
        <translation>Zu diesem Spiel gibt es kein Regelheft.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Spielstand öffnen</translation>
    </message>
</context>
<context>
    <name>NearHand</name>
    <message>
        <source>Hand of {team:the}</source>
        <translation>Hand {team:von}</translation>
    </message>
    <message>
        <source>Cards to pick from</source>
        <translation>Karten zum Aussuchen</translation>
    </message>
    <message>
        <source>Star cards are never sent off (S4.5).</source>
        <translation>Starkarten fliegen nie vom Platz (S4.5).</translation>
    </message>
    <message>
        <source>Star cards are never discarded (S5.12).</source>
        <translation>Starkarten werden nie abgeworfen (S5.12).</translation>
    </message>
    <message>
        <source>Not of the colour that is asked for (S5.12).</source>
        <translation>Nicht von der verlangten Farbe (S5.12).</translation>
    </message>
</context>
<context>
    <name>Needs</name>
    <message>
        <source>Swallow {value}: {rolls}. Goal in the end: {chance}.</source>
        <translation>Schwalbe {value}: {rolls}. Am Ende ein Tor: {chance}.</translation>
    </message>
    <message>
        <source>Rough goal {value}: {rolls}. Nobody can answer it.</source>
        <translation>Rüpeltor {value}: {rolls}. Niemand kann darauf antworten.</translation>
    </message>
    <message>
        <source>Foul {value}: {rolls}. Goal in the end: {chance}.</source>
        <translation>Foul {value}: {rolls}. Am Ende ein Tor: {chance}.</translation>
    </message>
    <message>
        <source>Offside {value}: {rolls}. Goal in the end: {chance}.</source>
        <translation>Abseits {value}: {rolls}. Am Ende ein Tor: {chance}.</translation>
    </message>
    <message>
        <source>Keeper {value}: {total} − {value} = {left}, saved.</source>
        <translation>Torwart {value}: {total} − {value} = {left}, gehalten.</translation>
    </message>
    <message>
        <source>Keeper {value}: {total} − {value} = {left}, still a goal.</source>
        <translation>Torwart {value}: {total} − {value} = {left}, trotzdem ein Tor.</translation>
    </message>
    <message>
        <source>{value}: goal on any roll, unless saved.</source>
        <translation>{value}: Tor, was auch fällt, wenn der Torwart nicht hält.</translation>
    </message>
    <message>
        <source>{value}: no die is high enough.</source>
        <translation>{value}: Kein Wurf reicht.</translation>
    </message>
    <message>
        <source>{value}: goal on a {face} or more, {chance}, unless the keeper saves it.</source>
        <translation>{value}: Tor ab einer {face}, {chance}, wenn der Torwart nicht hält.</translation>
    </message>
    <message>
        <source>{total} {sign} {delta} = {sum}: {outcome}.</source>
        <translation>{total} {sign} {delta} = {sum}: {outcome}.</translation>
    </message>
    <message>
        <source>Rolled again: {rolls}.</source>
        <translation>Neuer Wurf: {rolls}.</translation>
    </message>
    <message>
        <source>{least} to {most}, as the referee rules</source>
        <translation>{least} bis {most}, je nach Schiedsrichter</translation>
    </message>
    <message>
        <source>Keep-ball: no shot, and the ball goes to the other team.</source>
        <translation>Ballgeschiebe: kein Schuss, und die anderen sind dran.</translation>
    </message>
    <message>
        <source>{value}: goal whatever the die shows, {chance}, if not answered.</source>
        <translation>{value}: Tor, was auch fällt, {chance}, wenn niemand antwortet.</translation>
    </message>
    <message>
        <source>{value}: goal on a {face} or more, and on a 1 as an own goal, {chance}, if not answered.</source>
        <translation>{value}: Tor ab einer {face} und bei einer 1 als Eigentor, {chance}, wenn niemand antwortet.</translation>
    </message>
    <message>
        <source>{value}: goal on a {face} or more, {chance}, if not answered.</source>
        <translation>{value}: Tor ab einer {face}, {chance}, wenn niemand antwortet.</translation>
    </message>
    <message>
        <source>{faces} {outcome} ({chance})</source>
        <translation>{faces} {outcome} ({chance})</translation>
    </message>
    <message>
        <source>a goal</source>
        <translation>ein Tor</translation>
    </message>
    <message>
        <source>on target</source>
        <translation>aufs Tor</translation>
    </message>
    <message>
        <source>own goal of the defenders</source>
        <translation>Eigentor der Verteidiger</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>kein Tor</translation>
    </message>
    <message>
        <source>nobody saw it, the attack is stopped</source>
        <translation>keiner hat es gesehen, der Angriff ist gestoppt</translation>
    </message>
    <message>
        <source>believed</source>
        <translation>geglaubt</translation>
    </message>
    <message>
        <source>foul given, no goal</source>
        <translation>gepfiffen, kein Tor</translation>
    </message>
    <message>
        <source>given</source>
        <translation>gepfiffen</translation>
    </message>
    <message>
        <source>believed, and a defender is sent off</source>
        <translation>geglaubt, und ein Verteidiger fliegt vom Platz</translation>
    </message>
    <message>
        <source>given, and a defender is sent off</source>
        <translation>gepfiffen, und ein Verteidiger fliegt vom Platz</translation>
    </message>
    <message>
        <source>given, the attack is over</source>
        <translation>gepfiffen, der Angriff ist vorbei</translation>
    </message>
    <message>
        <source>not given, the shot goes on</source>
        <translation>nicht gepfiffen, es wird geschossen</translation>
    </message>
    <message>
        <source>seen through, an attacker is sent off</source>
        <translation>durchschaut, ein Angreifer fliegt vom Platz</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nichts passiert</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>own goal</source>
        <translation>Eigentor</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
    <message>
        <source>believed, defender off</source>
        <translation>geglaubt, Verteidiger fliegt</translation>
    </message>
    <message>
        <source>given, defender off</source>
        <translation>gepfiffen, Verteidiger fliegt</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>nicht gepfiffen</translation>
    </message>
    <message>
        <source>attacker off</source>
        <translation>Angreifer fliegt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>NewSeasonForm</name>
    <message>
        <source>A new season</source>
        <translation>Eine neue Saison</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Name of the season</source>
        <translation>Name der Saison</translation>
    </message>
    <message>
        <source>the date of today</source>
        <translation>das heutige Datum</translation>
    </message>
    <message>
        <source>Number of tournaments</source>
        <translation>Zahl der Turniere</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Cash is kept: everybody goes on with the money of the tournament before</source>
        <translation>Das Geld bleibt: Jeder spielt mit dem Geld des vorigen Turniers weiter</translation>
    </message>
    <message>
        <source>First choice goes round: another player begins in every tournament</source>
        <translation>Die erste Wahl geht reihum: In jedem Turnier beginnt ein anderer</translation>
    </message>
</context>
<context>
    <name>NewspaperScreen</name>
    <message>
        <source>Pictures (*{suffix})</source>
        <translation>Bilder (*{suffix})</translation>
    </message>
    <message>
        <source>Newspaper</source>
        <translation>Zeitung</translation>
    </message>
    <message>
        <source>{path} could not be written. Choose another folder.</source>
        <translation>{path} ließ sich nicht schreiben. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The page is kept as a picture: {path}</source>
        <translation>Die Seite liegt als Bild hier: {path}</translation>
    </message>
    <message>
        <source>The number before</source>
        <translation>Die Ausgabe davor</translation>
    </message>
    <message>
        <source>The number after</source>
        <translation>Die Ausgabe danach</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Keep as a picture…</source>
        <translation>Als Bild sichern…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
</context>
<context>
    <name>NewspaperTeaser</name>
    <message>
        <source>Read the newspaper</source>
        <translation>Zeitung lesen</translation>
    </message>
</context>
<context>
    <name>NextMatch</name>
    <message>
        <source>{home} – {away}</source>
        <translation>{home} – {away}</translation>
    </message>
    <message>
        <source>v</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>Outcry</name>
    <message>
        <source>PENALTY?!</source>
        <translation>ELFMETER?!</translation>
    </message>
    <message>
        <source>Out of the blue, for {team:the}, by {referee}</source>
        <translation>Aus heiterem Himmel, für {team:akk}, von {referee}</translation>
    </message>
    <message>
        <source>NO MORE!</source>
        <translation>AUS DER TRAUM!</translation>
    </message>
    <message>
        <source>{team:The} attack no more</source>
        <translation>{team:Nom} {team:greift/greifen} nicht mehr an</translation>
    </message>
</context>
<context>
    <name>OwnHands</name>
    <message>
        <source>Cards of {team:the}</source>
        <translation>Karten {team:von}</translation>
    </message>
    <message>
        <source>Your cards:</source>
        <translation>Deine Karten:</translation>
    </message>
    <message>
        <source>Team whose cards are shown</source>
        <translation>Mannschaft, deren Karten zu sehen sind</translation>
    </message>
</context>
<context>
    <name>PackPanel</name>
    <message>
        <source>Version {version}, by {author}, licence {licence}</source>
        <translation>Version {version}, von {author}, Lizenz {licence}</translation>
    </message>
    <message>
        <source>Pictures of {name}; Space shows one in full</source>
        <translation>Bilder von {name}; die Leertaste zeigt eines ganz</translation>
    </message>
    <message>
        <source>Kept beside it, because saved games need it: version {versions}</source>
        <translation>Daneben aufgehoben, weil gespeicherte Spiele sie brauchen: Version {versions}</translation>
    </message>
    <message>
        <source>It comes with the program and is installed when you switch it on.</source>
        <translation>Es liegt dem Programm bei und wird installiert, sobald du es einschaltest.</translation>
    </message>
    <message>
        <source>The game that runs is played with it: finish or leave the game to remove it.</source>
        <translation>Das laufende Spiel wird damit gespielt: Beende oder verlass es, um das Paket zu entfernen.</translation>
    </message>
    <message>
        <source>Play new games with it</source>
        <translation>Neue Spiele damit spielen</translation>
    </message>
    <message>
        <source>Play new games with {name}</source>
        <translation>Neue Spiele mit {name} spielen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>rules of its own</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>texts in {languages}</source>
        <translation>Texte auf {languages}</translation>
    </message>
    <message>
        <source>needs {packs}</source>
        <translation>braucht {packs}</translation>
    </message>
    <message numerus="yes">
        <source>%n nation(s)</source>
        <translation>
            <numerusform>%n Nation</numerusform>
            <numerusform>%n Nationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n verschiedene Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n Format</numerusform>
            <numerusform>%n Formate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) of teams</source>
        <translation>
            <numerusform>%n Teilnehmerfeld</numerusform>
            <numerusform>%n Teilnehmerfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the game left out</source>
        <translation>
            <numerusform>%n Karte des Spiels bleibt draußen</numerusform>
            <numerusform>%n Karten des Spiels bleiben draußen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackTroubles</name>
    <message>
        <source>Another program is changing the packs. Try again.</source>
        <translation>Ein anderes Programm ändert gerade die Pakete. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The folder of packs cannot be used: {reason}</source>
        <translation>Der Ordner der Pakete lässt sich nicht verwenden: {reason}</translation>
    </message>
    <message>
        <source>The pack is not there any more.</source>
        <translation>Das Paket ist nicht mehr da.</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>holds more than {0} files</source>
        <translation>enthält mehr als {0} Dateien</translation>
    </message>
    <message>
        <source>holds more than {0} languages</source>
        <translation>enthält mehr als {0} Sprachen</translation>
    </message>
    <message>
        <source>holds more than {0} values</source>
        <translation>enthält mehr als {0} Werte</translation>
    </message>
    <message>
        <source>is larger than {0} MB</source>
        <translation>ist größer als {0} MB</translation>
    </message>
    <message>
        <source>is a link, or neither file nor folder</source>
        <translation>ist eine Verknüpfung oder weder Datei noch Ordner</translation>
    </message>
    <message>
        <source>lies deeper than {0} folders</source>
        <translation>liegt tiefer als {0} Ordner</translation>
    </message>
    <message>
        <source>is none of {0}; a pack holds data only</source>
        <translation>ist nichts von {0}; ein Paket enthält nur Daten</translation>
    </message>
    <message>
        <source>has a name that not every system can keep; use letters, digits, - _ . and blanks</source>
        <translation>hat einen Namen, den nicht jedes System aufheben kann; nimm Buchstaben, Ziffern, - _ . und Leerzeichen</translation>
    </message>
    <message>
        <source>is none that a pack has; see in the guide what there are</source>
        <translation>gibt es in einem Paket nicht; wie jede Datei heißt, steht in der Anleitung</translation>
    </message>
    <message>
        <source>is not text in UTF-8, from byte {0} on</source>
        <translation>ist ab Byte {0} kein Text in UTF-8</translation>
    </message>
    <message>
        <source>is nested deeper than {0} lists or objects</source>
        <translation>ist tiefer verschachtelt als {0} Listen oder Objekte</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands twice</source>
        <translation>„{0}“ steht zweimal da</translation>
    </message>
    <message>
        <source>{0} is no number</source>
        <translation>{0} ist keine Zahl</translation>
    </message>
    <message>
        <source>is neither a folder nor a {0} archive</source>
        <translation>ist weder ein Ordner noch ein Archiv ({0})</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>gibt es nicht</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>darf nicht gelesen oder geschrieben werden</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>is damaged, or no zip archive</source>
        <translation>ist beschädigt oder kein Zip-Archiv</translation>
    </message>
    <message>
        <source>is one part of several</source>
        <translation>ist nur ein Teil von mehreren</translation>
    </message>
    <message>
        <source>is encrypted; a pack is open to everybody</source>
        <translation>ist verschlüsselt; ein Paket steht allen offen</translation>
    </message>
    <message>
        <source>is packed in a way that not every program knows; use deflate</source>
        <translation>ist auf eine Art gepackt, die nicht jedes Programm kennt; nimm „deflate“</translation>
    </message>
    <message>
        <source>unpacks to more than {0} times its size</source>
        <translation>würde entpackt mehr als {0}-mal so groß</translation>
    </message>
    <message>
        <source>and {0} are one file where upper and lower case are the same</source>
        <translation>und {0} sind eine einzige Datei, wo Groß- und Kleinschreibung nicht unterschieden wird</translation>
    </message>
    <message>
        <source>stands twice in the archive</source>
        <translation>steht zweimal im Archiv</translation>
    </message>
    <message>
        <source>names {0}, which is no way into its own folder</source>
        <translation>nennt {0}, was nicht in den eigenen Ordner führt</translation>
    </message>
    <message>
        <source>names {0}, which has letters that cannot be read</source>
        <translation>nennt {0}, worin unlesbare Zeichen stehen</translation>
    </message>
    <message>
        <source>lies in {0}, which is a file</source>
        <translation>liegt in {0}, und das ist eine Datei</translation>
    </message>
    <message>
        <source>is not as large as the archive says</source>
        <translation>ist nicht so groß, wie das Archiv sagt</translation>
    </message>
    <message>
        <source>{0} is not installed; install it first</source>
        <translation>{0} ist nicht installiert; installiere es zuerst</translation>
    </message>
    <message>
        <source>{0} is not among the packs in use</source>
        <translation>{0} ist nicht unter den eingeschalteten Paketen</translation>
    </message>
    <message>
        <source>{0} needs it; remove that first</source>
        <translation>{0} braucht es; entferne das zuerst</translation>
    </message>
    <message>
        <source>needs itself: {0}</source>
        <translation>braucht sich selbst: {0}</translation>
    </message>
    <message>
        <source>stands twice among the packs in use</source>
        <translation>steht zweimal unter den eingeschalteten Paketen</translation>
    </message>
    <message>
        <source>there is no game {0}</source>
        <translation>ein Spiel {0} gibt es nicht</translation>
    </message>
    <message>
        <source>{0} takes no packs</source>
        <translation>{0} nimmt keine Pakete an</translation>
    </message>
    <message>
        <source>is not named after the code of a language</source>
        <translation>heißt nicht nach dem Kürzel einer Sprache</translation>
    </message>
    <message>
        <source>the name of the file is no code of a language</source>
        <translation>der Dateiname ist kein Kürzel einer Sprache</translation>
    </message>
    <message>
        <source>is written from right to left, which the window cannot show yet</source>
        <translation>wird von rechts nach links geschrieben, was das Fenster noch nicht zeigen kann</translation>
    </message>
    <message>
        <source>is no code of a language</source>
        <translation>ist kein Kürzel einer Sprache</translation>
    </message>
    <message>
        <source>is missing; every other language falls back to it</source>
        <translation>fehlt; alle anderen Sprachen greifen darauf zurück</translation>
    </message>
    <message>
        <source>is longer than what a language needs</source>
        <translation>ist länger, als eine Sprache es braucht</translation>
    </message>
    <message>
        <source>{0} may hold digits and . * ^ ( ) | [ ] - only</source>
        <translation>{0} darf nur Ziffern und . * ^ ( ) | [ ] - enthalten</translation>
    </message>
    <message>
        <source>{0} is missing or of the wrong kind</source>
        <translation>{0} fehlt oder ist von der falschen Art</translation>
    </message>
    <message>
        <source>{0} is no text</source>
        <translation>{0} ist kein Text</translation>
    </message>
    <message>
        <source>is not there to be named</source>
        <translation>gibt es nicht und kann keinen Namen bekommen</translation>
    </message>
    <message>
        <source>an id of this pack begins with {0}:</source>
        <translation>eine Kennung dieses Pakets beginnt mit {0}:</translation>
    </message>
    <message>
        <source>another card has it</source>
        <translation>hat schon eine andere Karte</translation>
    </message>
    <message>
        <source>another nation has it</source>
        <translation>hat schon eine andere Nation</translation>
    </message>
    <message>
        <source>another format has it</source>
        <translation>hat schon ein anderes Format</translation>
    </message>
    <message>
        <source>another field has it</source>
        <translation>hat schon ein anderes Teilnehmerfeld</translation>
    </message>
    <message>
        <source>stands twice</source>
        <translation>steht zweimal da</translation>
    </message>
    <message>
        <source>only {0} cards belong here</source>
        <translation>hierher gehören nur Karten der Farbe {0}</translation>
    </message>
    <message>
        <source>star cards belong into stars.json, no others do</source>
        <translation>Starkarten gehören in stars.json, und keine anderen</translation>
    </message>
    <message>
        <source>{0} is none that is drawn</source>
        <translation>{0} ist nichts, wovon es eine Zeichnung gibt</translation>
    </message>
    <message>
        <source>{0} is none of {1}</source>
        <translation>{0} ist nichts von {1}</translation>
    </message>
    <message>
        <source>is not the name of the file</source>
        <translation>ist nicht der Name der Datei</translation>
    </message>
    <message>
        <source>is no card of the game&apos;s own deck</source>
        <translation>ist keine Karte des Spiels selbst</translation>
    </message>
    <message>
        <source>is {0}&apos;s own and stays with it</source>
        <translation>gehört {0} und bleibt dort</translation>
    </message>
    <message>
        <source>more than {0} cards in all</source>
        <translation>zusammen mehr als {0} Karten</translation>
    </message>
    <message>
        <source>{0} is no card of this nation</source>
        <translation>{0} ist keine Karte dieser Nation</translation>
    </message>
    <message>
        <source>{0} does not name this card</source>
        <translation>{0} nennt diese Karte nicht</translation>
    </message>
    <message>
        <source>belongs to the game&apos;s own nations</source>
        <translation>gehört zu den Nationen des Spiels selbst</translation>
    </message>
    <message>
        <source>no nation {0} of the first edition</source>
        <translation>eine Nation {0} gibt es in der ersten Ausgabe nicht</translation>
    </message>
    <message>
        <source>no nation {0}</source>
        <translation>eine Nation {0} gibt es nicht</translation>
    </message>
    <message>
        <source>a nation is named twice</source>
        <translation>eine Nation steht zweimal da</translation>
    </message>
    <message>
        <source>too few points for a {0}</source>
        <translation>zu wenige Punkte für {0}</translation>
    </message>
    <message>
        <source>{0} needs at and size</source>
        <translation>{0} braucht at und size</translation>
    </message>
    <message>
        <source>{0} is no paint: {1}</source>
        <translation>{0} ist keine Farbe: {1}</translation>
    </message>
    <message>
        <source>{0} is no shape: {1}</source>
        <translation>{0} ist keine Form: {1}</translation>
    </message>
    <message>
        <source>takes too long to draw: more than {0} numbers and letters</source>
        <translation>braucht zu lange zum Zeichnen: mehr als {0} Zahlen und Buchstaben</translation>
    </message>
    <message>
        <source>takes too long to draw: more than {0} points</source>
        <translation>braucht zu lange zum Zeichnen: mehr als {0} Punkte</translation>
    </message>
    <message>
        <source>takes too long to draw: a line wider than {0}</source>
        <translation>braucht zu lange zum Zeichnen: eine Linie, breiter als {0}</translation>
    </message>
    <message>
        <source>a stroke is at most {0} wide: {1}</source>
        <translation>ein Strich ist höchstens {0} breit: {1}</translation>
    </message>
    <message>
        <source>a stroke needs its width: {0}</source>
        <translation>ein Strich braucht seine Breite: {0}</translation>
    </message>
    <message>
        <source>a number from {0} to {1} is due: {2}</source>
        <translation>hier gehört eine Zahl von {0} bis {1} hin: {2}</translation>
    </message>
    <message>
        <source>{0} numbers are not those of {1}: {2}</source>
        <translation>{0} Zahlen passen nicht zu {1}: {2}</translation>
    </message>
    <message>
        <source>a star has 2 to 40 rays: {0}</source>
        <translation>ein Stern hat 2 bis 40 Zacken: {0}</translation>
    </message>
    <message>
        <source>a path begins with M: {0}</source>
        <translation>ein Pfad beginnt mit M: {0}</translation>
    </message>
    <message>
        <source>{0} needs {1} numbers: {2}</source>
        <translation>{0} braucht {1} Zahlen: {2}</translation>
    </message>
    <message>
        <source>a {0} card cannot be {1}</source>
        <translation>eine Karte der Farbe {0} kann nicht {1} sein</translation>
    </message>
    <message>
        <source>{0} has a value from {1} to {2}</source>
        <translation>{0} hat einen Wert von {1} bis {2}</translation>
    </message>
    <message>
        <source>{0} happens somewhere</source>
        <translation>{0} geschieht an einem Ort</translation>
    </message>
    <message>
        <source>the place of {0} is never asked for</source>
        <translation>nach dem Ort von {0} wird nie gefragt</translation>
    </message>
    <message>
        <source>{0} needs a number</source>
        <translation>{0} braucht eine Zahl</translation>
    </message>
    <message>
        <source>{0} takes no number</source>
        <translation>{0} nimmt keine Zahl</translation>
    </message>
    <message>
        <source>{0} does nothing sensible for {1}</source>
        <translation>{0} bewirkt bei {1} nichts Sinnvolles</translation>
    </message>
    <message>
        <source>{0} means nothing {1}</source>
        <translation>{0} bedeutet bei {1} nichts</translation>
    </message>
    <message>
        <source>{0} belongs to red cards</source>
        <translation>{0} gehört zu roten Karten</translation>
    </message>
    <message>
        <source>belongs to red cards</source>
        <translation>gehört zu roten Karten</translation>
    </message>
    <message>
        <source>belongs to greens and blues</source>
        <translation>gehört zu grünen und blauen Karten</translation>
    </message>
    <message>
        <source>a red has none of its own: say it under as</source>
        <translation>eine rote Karte hat selbst keinen; sag es unter as</translation>
    </message>
    <message>
        <source>name each moment once, one at least</source>
        <translation>nenne jeden Augenblick einmal, mindestens einen</translation>
    </message>
    <message>
        <source>as goes with as_attack, as_defence or as_goalie</source>
        <translation>as gehört zu as_attack, as_defence oder as_goalie</translation>
    </message>
    <message>
        <source>the card does nothing</source>
        <translation>die Karte bewirkt nichts</translation>
    </message>
    <message>
        <source>a star card exists once</source>
        <translation>eine persönliche Karte gibt es einmal</translation>
    </message>
    <message>
        <source>one award is enough</source>
        <translation>eine Entscheidung genügt</translation>
    </message>
    <message>
        <source>once a card</source>
        <translation>einmal je Karte</translation>
    </message>
    <message>
        <source>moves {0} cards net, {1} is the most</source>
        <translation>bewegt unterm Strich {0} Karten; {1} ist das Höchste</translation>
    </message>
    <message>
        <source>Field required</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Extra inputs are not permitted</source>
        <translation>gibt es hier nicht</translation>
    </message>
    <message>
        <source>Input should be a valid string</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>Input should be a valid integer</source>
        <translation>muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>Input should be a valid number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>Input should be a valid boolean</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>Input should be a valid list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>Input should be a valid tuple</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>Input should be a valid array</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>Input should be a valid dictionary</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>Input should be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>Input should be greater than or equal to {0}</source>
        <translation>muss mindestens {0} sein</translation>
    </message>
    <message>
        <source>Input should be less than or equal to {0}</source>
        <translation>darf höchstens {0} sein</translation>
    </message>
    <message>
        <source>Input should be greater than {0}</source>
        <translation>muss größer als {0} sein</translation>
    </message>
    <message>
        <source>String should have at least {0} character</source>
        <translation>braucht mindestens {0} Zeichen</translation>
    </message>
    <message>
        <source>String should have at least {0} characters</source>
        <translation>braucht mindestens {0} Zeichen</translation>
    </message>
    <message>
        <source>String should have at most {0} characters</source>
        <translation>darf höchstens {0} Zeichen haben</translation>
    </message>
    <message>
        <source>String should match pattern &apos;{0}&apos;</source>
        <translation>muss diesem Muster folgen: {0}</translation>
    </message>
    <message>
        <source>{0} should have at least {1} item after validation, not {2}</source>
        <translation>muss mindestens {1} Eintrag haben, nicht {2} ({0})</translation>
    </message>
    <message>
        <source>{0} should have at least {1} items after validation, not {2}</source>
        <translation>muss mindestens {1} Einträge haben, nicht {2} ({0})</translation>
    </message>
    <message>
        <source>{0} should have at most {1} items after validation, not {2}</source>
        <translation>darf höchstens {1} Einträge haben, nicht {2} ({0})</translation>
    </message>
    <message>
        <source>Input should be {0}</source>
        <translation>muss eines davon sein: {0}</translation>
    </message>
    <message>
        <source>Invalid JSON: {0}</source>
        <translation>ist kein JSON: {0}</translation>
    </message>
    <message>
        <source>Value should have at most {0} items after validation, not {1}</source>
        <translation>Hier stehen höchstens {0} Einträge, nicht {1}</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es ist ein Ordner</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Hier darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Install a pack</source>
        <translation>Ein Paket installieren</translation>
    </message>
    <message>
        <source>Packs (*{suffix})</source>
        <translation>Pakete (*{suffix})</translation>
    </message>
</context>
<context>
    <name>PacksScreen</name>
    <message>
        <source>{file} is not installed. {reason}</source>
        <translation>{file} ist nicht installiert. {reason}</translation>
    </message>
    <message>
        <source>{name} {version} is installed already.</source>
        <translation>{name} {version} ist schon installiert.</translation>
    </message>
    <message>
        <source>{name} {version} is installed in the place of version {before}.</source>
        <translation>{name} {version} ist installiert, an Stelle von Version {before}.</translation>
    </message>
    <message>
        <source>{name} {version} is installed. New games are played with it.</source>
        <translation>{name} {version} ist installiert. Neue Spiele werden damit gespielt.</translation>
    </message>
    <message>
        <source>Switched on with it: {packs}</source>
        <translation>Mit eingeschaltet: {packs}</translation>
    </message>
    <message>
        <source>Switched off with it: {packs}</source>
        <translation>Mit ausgeschaltet: {packs}</translation>
    </message>
    <message>
        <source>New games are played without {name}: {reason}</source>
        <translation>Neue Spiele werden ohne {name} gespielt: {reason}</translation>
    </message>
    <message>
        <source>{name} is removed.</source>
        <translation>{name} ist entfernt.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Switch a pack on or off, look at a card</source>
        <translation>Ein Paket ein- oder ausschalten, eine Karte ansehen</translation>
    </message>
    <message>
        <source>Cards, nations and formats to add to the game</source>
        <translation>Karten, Nationen und Formate, die zum Spiel dazukommen</translation>
    </message>
    <message>
        <source>A pack is a file that brings cards, nations, formats or a language. Install one, or drop its file here.</source>
        <translation>Ein Paket ist eine Datei, die Karten, Nationen, Formate oder eine Sprache mitbringt. Installiere eines oder zieh seine Datei hierher.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Try a sample: Islands of Legend</source>
        <translation>Eine Probe: Inseln der Sage</translation>
    </message>
    <message>
        <source>Install from file…</source>
        <translation>Aus Datei installieren…</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>Tournament sheet</source>
        <translation>Turnierplan</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>after extra time</source>
        <translation>nach Verlängerung</translation>
    </message>
    <message>
        <source>on penalties</source>
        <translation>im Elfmeterschießen</translation>
    </message>
    <message>
        <source>Managers</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>bribes {amount}</source>
        <translation>Bestechung {amount}</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>no page could be painted</source>
        <translation>es ließ sich keine Seite zeichnen</translation>
    </message>
    <message>
        <source>{title} is being written as PDF.</source>
        <translation>{title} wird als PDF geschrieben.</translation>
    </message>
    <message>
        <source>{title} is being printed.</source>
        <translation>{title} wird gedruckt.</translation>
    </message>
    <message>
        <source>Stopped: not everything was printed.</source>
        <translation>Angehalten: Es ist nicht alles gedruckt.</translation>
    </message>
    <message>
        <source>{title} could not be printed: {reason}.</source>
        <translation>{title} ließ sich nicht drucken: {reason}.</translation>
    </message>
    <message>
        <source>PDF files (*{suffix})</source>
        <translation>PDF-Dateien (*{suffix})</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Angehalten: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}. Choose another folder.</source>
        <translation>{path} konnte nicht geschrieben werden: {reason}. Wähle einen anderen Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) written: {path}</source>
        <translation>
            <numerusform>%n Seite geschrieben: {path}</numerusform>
            <numerusform>%n Seiten geschrieben: {path}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastCup</name>
    <message>
        <source>{cup}, as it was</source>
        <translation>{cup}, wie sie war</translation>
    </message>
    <message>
        <source>The champions were {team:the}.</source>
        <translation>Den Titel {team:holte/holten} {team:nom}.</translation>
    </message>
    <message>
        <source>{team} {points} (through)</source>
        <translation>{team} {points} (weiter)</translation>
    </message>
    <message>
        <source>Table: {table}</source>
        <translation>Tabelle: {table}</translation>
    </message>
    <message>
        <source>{home} – {away} {score} ({kicks} on penalties)</source>
        <translation>{home} – {away} {score} ({kicks} im Elfmeterschießen)</translation>
    </message>
    <message>
        <source>{home} – {away} {score} a.e.t.</source>
        <translation>{home} – {away} {score} n. V.</translation>
    </message>
    <message>
        <source>{home} – {away} {score}</source>
        <translation>{home} – {away} {score}</translation>
    </message>
</context>
<context>
    <name>PayoutScreen</name>
    <message>
        <source>Cash</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>{score} against {team:the}</source>
        <translation>{score} gegen {team:akk}</translation>
    </message>
    <message>
        <source>{seat} wins!</source>
        <translation>{seat} gewinnt!</translation>
    </message>
    <message>
        <source>{seats} share the win!</source>
        <translation>{seats} teilen sich den Sieg!</translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation>Wer war wer</translation>
    </message>
    <message>
        <source>A friendly pays prize money and no bets; the most cash wins</source>
        <translation>Ein Freundschaftsspiel zahlt Prämien, aber keine Wetten; die vollste Kasse gewinnt</translation>
    </message>
    <message>
        <source>Prize money, then every bet; the most cash wins</source>
        <translation>Erst die Prämien, dann jede Wette; die vollste Kasse gewinnt</translation>
    </message>
    <message>
        <source>Pay-out</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>Moments of the tournament</source>
        <translation>Augenblicke des Turniers</translation>
    </message>
    <message>
        <source>Confessions</source>
        <translation>Geständnisse</translation>
    </message>
    <message>
        <source>Nobody has anything to confess</source>
        <translation>Niemand hat etwas zu gestehen</translation>
    </message>
    <message>
        <source>The slips are being read …</source>
        <translation>Die Scheine werden gelesen …</translation>
    </message>
    <message>
        <source>Hear the confessions</source>
        <translation>Geständnisse anhören</translation>
    </message>
    <message>
        <source>The seed has been copied.</source>
        <translation>Der Seed ist kopiert.</translation>
    </message>
    <message>
        <source>Money over time</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Chances over time</source>
        <translation>Aussichten</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>Seed of this game: {seed}</source>
        <translation>Seed dieses Spiels: {seed}</translation>
    </message>
    <message>
        <source>Prize money and bets</source>
        <translation>Prämien und Wetten</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Turnierplan</translation>
    </message>
    <message>
        <source>Newspaper</source>
        <translation>Zeitung</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Start</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Seed kopieren</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>{kind} {value}, {place}</source>
        <translation>{kind} {value}, {place}</translation>
    </message>
    <message>
        <source>{kind} {value}</source>
        <translation>{kind} {value}</translation>
    </message>
    <message>
        <source>{title} ({colour}, {facts})</source>
        <translation>{title} ({colour}, {facts})</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message numerus="yes">
        <source>%n green card(s)</source>
        <translation>
            <numerusform>%n grüne Karte</numerusform>
            <numerusform>%n grüne Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue card(s)</source>
        <translation>
            <numerusform>%n blaue Karte</numerusform>
            <numerusform>%n blaue Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red card(s)</source>
        <translation>
            <numerusform>%n rote Karte</numerusform>
            <numerusform>%n rote Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <translation>Gruppe {letter}</translation>
    </message>
    <message>
        <source>Final group</source>
        <translation>Finalgruppe</translation>
    </message>
    <message>
        <source>Group {letter}, {stage}</source>
        <translation>Gruppe {letter}, {stage}</translation>
    </message>
    <message>
        <source>{home}–{away}</source>
        <translation>{home}:{away}</translation>
    </message>
    <message>
        <source>{these} and {last}</source>
        <translation>{these} und {last}</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name}: {said}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>swallow</source>
        <translation>Schwalbe</translation>
    </message>
    <message>
        <source>rough goal</source>
        <translation>Rüpeltor</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>offside</source>
        <translation>Abseits</translation>
    </message>
    <message>
        <source>keeper</source>
        <translation>Torwart</translation>
    </message>
    <message>
        <source>special</source>
        <translation>Sonderkarte</translation>
    </message>
    <message>
        <source>inside the area</source>
        <translation>im Strafraum</translation>
    </message>
    <message>
        <source>on the edge of the area</source>
        <translation>an der Strafraumgrenze</translation>
    </message>
    <message>
        <source>outside the area</source>
        <translation>außerhalb des Strafraums</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>drinnen</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>an der Strafraumgrenze</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>draußen</translation>
    </message>
    <message>
        <source>Normal time</source>
        <translation>Reguläre Spielzeit</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>Shoot-out</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>R32: reaches the round of 32</source>
        <translation>SF: kommt ins Sechzehntelfinale</translation>
    </message>
    <message>
        <source>R16: reaches the round of 16</source>
        <translation>AF: kommt ins Achtelfinale</translation>
    </message>
    <message>
        <source>QF: reaches the quarter-finals</source>
        <translation>V: kommt ins Viertelfinale</translation>
    </message>
    <message>
        <source>SF: reaches the semi-finals</source>
        <translation>HF: kommt ins Halbfinale</translation>
    </message>
    <message>
        <source>F: reaches the final</source>
        <translation>F: kommt ins Finale</translation>
    </message>
    <message>
        <source>F: reaches the grand final</source>
        <translation>F: kommt ins große Finale</translation>
    </message>
    <message>
        <source>FG: reaches the final group</source>
        <translation>FG: kommt in die Finalgruppe</translation>
    </message>
    <message>
        <source>2S: reaches the 2nd stage</source>
        <translation>2R: kommt in die 2. Runde</translation>
    </message>
    <message>
        <source>3S: reaches the 3rd stage</source>
        <translation>3R: kommt in die 3. Runde</translation>
    </message>
    <message>
        <source>2nd: comes second or better</source>
        <translation>2.: wird mindestens Zweiter</translation>
    </message>
    <message>
        <source>3rd: comes third or better</source>
        <translation>3.: wird mindestens Dritter</translation>
    </message>
    <message>
        <source>T: wins the tournament</source>
        <translation>T: holt den Titel</translation>
    </message>
    <message>
        <source>round of 32</source>
        <translation>Sechzehntelfinale</translation>
    </message>
    <message>
        <source>round of 16</source>
        <translation>Achtelfinale</translation>
    </message>
    <message>
        <source>quarter-final</source>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>semi-final</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>grand final</source>
        <translation>großes Finale</translation>
    </message>
    <message>
        <source>final group</source>
        <translation>Finalgruppe</translation>
    </message>
    <message>
        <source>2nd stage</source>
        <translation>2. Runde</translation>
    </message>
    <message>
        <source>3rd stage</source>
        <translation>3. Runde</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>Platz zwei</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>Platz drei</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Effect of a card</source>
        <translation>Wirkung einer Karte</translation>
    </message>
    <message>
        <source>group stage</source>
        <translation>Gruppenphase</translation>
    </message>
    <message>
        <source>round of 64</source>
        <translation>Zweiunddreißigstelfinale</translation>
    </message>
    <message>
        <source>match for third place</source>
        <translation>Spiel um Platz drei</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>Freundschaftsspiel</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>Entscheidungsspiel</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>Turniersieger</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Old hand</source>
        <translation>Alter Hase</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Mastermind</source>
        <translation>Superhirn</translation>
    </message>
    <message>
        <source>Easy: takes what looks best at first sight.</source>
        <translation>Leicht: nimmt, was auf den ersten Blick am besten aussieht.</translation>
    </message>
    <message>
        <source>Normal: plays soundly and looks one step ahead.</source>
        <translation>Normal: spielt solide und denkt einen Schritt voraus.</translation>
    </message>
    <message>
        <source>Hard: plays out what may follow before it decides.</source>
        <translation>Schwer: spielt durch, was folgen kann, bevor er sich entscheidet.</translation>
    </message>
    <message>
        <source>Very hard: thinks longest and looks furthest ahead.</source>
        <translation>Sehr schwer: denkt am längsten nach und am weitesten voraus.</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal pace</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
</context>
<context>
    <name>Piles</name>
    <message>
        <source>Played in this match</source>
        <translation>In diesem Spiel gespielt</translation>
    </message>
    <message>
        <source>The draw pile is empty.</source>
        <translation>Der Nachziehstapel ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s), on top a {colour} one.</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte, oben: {colour}.</numerusform>
            <numerusform>Nachziehstapel: %n Karten, oben: {colour}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s).</source>
        <translation>
            <numerusform>Ablagestapel: %n Karte.</numerusform>
            <numerusform>Ablagestapel: %n Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pitch</name>
    <message>
        <source>Full time</source>
        <translation>Abpfiff</translation>
    </message>
    <message>
        <source>Kick {value}</source>
        <translation>Elfmeter {value}</translation>
    </message>
    <message>
        <source>Penalty {value}</source>
        <translation>Elfmeter {value}</translation>
    </message>
    <message>
        <source>Free kick {value}</source>
        <translation>Freistoß {value}</translation>
    </message>
    <message>
        <source>Attack: {card}</source>
        <translation>Angriff: {card}</translation>
    </message>
    <message>
        <source>Defence: {card}</source>
        <translation>Abwehr: {card}</translation>
    </message>
    <message>
        <source>Die: {sum}</source>
        <translation>Würfel: {sum}</translation>
    </message>
    <message>
        <source>The pitch is empty.</source>
        <translation>Auf dem Platz ist nichts los.</translation>
    </message>
    <message>
        <source>Goal!</source>
        <translation>Tor!</translation>
    </message>
    <message>
        <source>Own goal!</source>
        <translation>Eigentor!</translation>
    </message>
    <message>
        <source>Saved!</source>
        <translation>Gehalten!</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>Aufs Tor</translation>
    </message>
    <message>
        <source>Off target</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>The keeper has it</source>
        <translation>Der Torwart hat ihn</translation>
    </message>
    <message>
        <source>Not seen: attack stopped</source>
        <translation>Nicht gesehen: Angriff gestoppt</translation>
    </message>
    <message>
        <source>Believed</source>
        <translation>Hereingefallen</translation>
    </message>
    <message>
        <source>Foul given: no goal</source>
        <translation>Gepfiffen: kein Tor</translation>
    </message>
    <message>
        <source>Foul given</source>
        <translation>Foul gepfiffen</translation>
    </message>
    <message>
        <source>Given, and a defender off</source>
        <translation>Gepfiffen, Verteidiger fliegt</translation>
    </message>
    <message>
        <source>Seen through: attacker off</source>
        <translation>Durchschaut: Angreifer fliegt</translation>
    </message>
    <message>
        <source>Nobody believes it</source>
        <translation>Niemand glaubt es</translation>
    </message>
    <message>
        <source>Offside</source>
        <translation>Abseits</translation>
    </message>
    <message>
        <source>No offside</source>
        <translation>Kein Abseits</translation>
    </message>
    <message>
        <source>Not given</source>
        <translation>Nicht gepfiffen</translation>
    </message>
    <message>
        <source>Called off</source>
        <translation>Abgeblasen</translation>
    </message>
    <message>
        <source>Nothing came of it</source>
        <translation>Es wurde nichts daraus</translation>
    </message>
</context>
<context>
    <name>PitchView</name>
    <message>
        <source>On the pitch: look at the card that lies there</source>
        <translation>Auf dem Platz: die Karte groß ansehen, die dort liegt</translation>
    </message>
</context>
<context>
    <name>PlainTable</name>
    <message>
        <source>{home} {goals} : {others} {away}</source>
        <translation>{home} {goals} : {others} {away}</translation>
    </message>
    <message>
        <source>{team:The} have the ball.</source>
        <translation>{team:Nom} {team:ist/sind} am Ball.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>On the pitch</source>
        <translation>Auf dem Platz</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>Die andere Mannschaft</translation>
    </message>
    <message>
        <source>Referee and bribes</source>
        <translation>Schiedsrichter und Bestechung</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>What has happened, newest first</source>
        <translation>Was geschehen ist, das Neueste zuerst</translation>
    </message>
    <message>
        <source>Play: {card} {needs}</source>
        <translation>Spielen: {card} {needs}</translation>
    </message>
    <message>
        <source>Play it. {needs}</source>
        <translation>Spielen. {needs}</translation>
    </message>
    <message>
        <source>Take away: {card}</source>
        <translation>Wegnehmen: {card}</translation>
    </message>
    <message>
        <source>Add: {card}</source>
        <translation>Dazulegen: {card}</translation>
    </message>
    <message>
        <source>Choose something else</source>
        <translation>Etwas anderes wählen</translation>
    </message>
    <message>
        <source>Send off: {card}</source>
        <translation>Vom Platz stellen: {card}</translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <translation>Abwerfen: {card}</translation>
    </message>
    <message>
        <source>Injure: {card}</source>
        <translation>Verletzen: {card}</translation>
    </message>
    <message>
        <source>Return to hand: {card}</source>
        <translation>Zurück auf die Hand: {card}</translation>
    </message>
    <message>
        <source>Offer the referee money for {team:the}, up to {most}</source>
        <translation>Dem Schiedsrichter Geld für {team:akk} bieten, höchstens {most}</translation>
    </message>
    <message>
        <source>Name a price for {team:the}</source>
        <translation>Einen Preis für {team:akk} nennen</translation>
    </message>
    <message>
        <source>Ask {amount} for {team:the}</source>
        <translation>{amount} für {team:akk} verlangen</translation>
    </message>
    <message>
        <source>{amount} for {team:the} into the envelope</source>
        <translation>{amount} für {team:akk} in den Umschlag</translation>
    </message>
    <message>
        <source>Offer {amount} for {team:the}</source>
        <translation>{amount} für {team:akk} bieten</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>{text} (key {key})</source>
        <translation>{text} (Taste {key})</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>In the plot: one step back</source>
        <translation>Im Diagramm: einen Schritt zurück</translation>
    </message>
    <message>
        <source>In the plot: one step on</source>
        <translation>Im Diagramm: einen Schritt weiter</translation>
    </message>
    <message>
        <source>In the plot: the first step</source>
        <translation>Im Diagramm: der erste Schritt</translation>
    </message>
    <message>
        <source>In the plot: the last step</source>
        <translation>Im Diagramm: der letzte Schritt</translation>
    </message>
</context>
<context>
    <name>PlotPage</name>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
</context>
<context>
    <name>PowerBand</name>
    <message>
        <source>has the ball</source>
        <translation>hat den Ball</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>verteidigt</translation>
    </message>
    <message>
        <source>{rules} · penalty kicks</source>
        <translation>{rules} · Elfmeterschießen</translation>
    </message>
    <message>
        <source>{rules} · attack {number} of {all}</source>
        <translation>{rules} · Angriff {number} von {all}</translation>
    </message>
    <message>
        <source>{rules} · minute {number} of {all}</source>
        <translation>{rules} · Minute {number} von {all}</translation>
    </message>
    <message>
        <source>{rules} · first to {goals} goals</source>
        <translation>{rules} · bis {goals} Tore</translation>
    </message>
    <message>
        <source>Next: {attacker} against {defender}</source>
        <translation>Danach: {attacker} gegen {defender}</translation>
    </message>
    <message>
        <source>The match ended {a}:{b}</source>
        <translation>Das Spiel endete {a}:{b}</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Runde {number} von {all}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>A draw goes to penalty kicks</source>
        <translation>Bei Gleichstand Elfmeterschießen</translation>
    </message>
    <message>
        <source>A draw stands</source>
        <translation>Ein Unentschieden bleibt</translation>
    </message>
</context>
<context>
    <name>PowerCommentary</name>
    <message>
        <source>Team {name}</source>
        <translation>Team {name}</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>eine Fünf</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>eine Zehn</translation>
    </message>
    <message>
        <source>a long pass</source>
        <translation>einen langen Pass</translation>
    </message>
    <message>
        <source>a foul</source>
        <translation>ein Foul</translation>
    </message>
    <message>
        <source>an offside</source>
        <translation>ein Abseits</translation>
    </message>
    <message>
        <source>a penalty</source>
        <translation>einen Elfmeter</translation>
    </message>
</context>
<context>
    <name>PowerDocks</name>
    <message>
        <source>Match sheet</source>
        <translation>Spielbogen</translation>
    </message>
</context>
<context>
    <name>PowerFaces</name>
    <message>
        <source>{face}, {colour}: {now}</source>
        <translation>{face}, {colour}: {now}</translation>
    </message>
    <message>
        <source>On the faces: to the next one, whose way is shown</source>
        <translation>Auf den Würfelseiten: zur nächsten, deren Weg gezeigt wird</translation>
    </message>
</context>
<context>
    <name>PowerOutlook</name>
    <message>
        <source>Goal {chance}</source>
        <translation>Tor {chance}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>{points}: goal</source>
        <translation>{points}: Tor</translation>
    </message>
    <message>
        <source>Over the bar</source>
        <translation>Übers Tor</translation>
    </message>
    <message>
        <source>Referee rolls</source>
        <translation>Pfiff: Würfeln</translation>
    </message>
    <message>
        <source>Red card</source>
        <translation>Rote Karte</translation>
    </message>
    <message>
        <source>Attack over</source>
        <translation>Angriff vorbei</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Ohne Folge</translation>
    </message>
    <message>
        <source>Penalty {chance}</source>
        <translation>Elfmeter {chance}</translation>
    </message>
    <message>
        <source>{name} goes on</source>
        <translation>{name} spielt weiter</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>Aufs Tor</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Admonition</source>
        <translation>Ermahnung</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>Gelbe Karte</translation>
    </message>
    <message>
        <source>Ball won</source>
        <translation>Ball erobert</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Drin</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>If not</source>
        <translation>Wenn nicht</translation>
    </message>
    <message>
        <source>No goal {chance}</source>
        <translation>Kein Tor {chance}</translation>
    </message>
    <message>
        <source>This attack</source>
        <translation>Dieser Angriff</translation>
    </message>
    <message>
        <source>{outcome} {chance}</source>
        <translation>{outcome} {chance}</translation>
    </message>
    <message>
        <source>If you roll</source>
        <translation>Wenn du würfelst</translation>
    </message>
</context>
<context>
    <name>PowerPaper</name>
    <message>
        <source>Score sheet of Power Soccer</source>
        <translation>Spielbogen von Power Soccer</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Goal wall</source>
        <translation>Torwand</translation>
    </message>
    <message>
        <source>Penalty kicks</source>
        <translation>Elfmeterschießen</translation>
    </message>
</context>
<context>
    <name>PowerPitch</name>
    <message>
        <source>Offside from {points}</source>
        <translation>Abseits ab {points}</translation>
    </message>
    <message>
        <source>Steal from {points}</source>
        <translation>Balleroberung ab {points}</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Tor</translation>
    </message>
</context>
<context>
    <name>PowerPlate</name>
    <message>
        <source>Next the colour counts</source>
        <translation>Jetzt zählt die Farbe</translation>
    </message>
    <message>
        <source>It is in!</source>
        <translation>Drin!</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Welcher?</translation>
    </message>
    <message>
        <source>Exactly fifty!</source>
        <translation>Genau fünfzig!</translation>
    </message>
    <message>
        <source>Over the bar</source>
        <translation>Übers Tor</translation>
    </message>
    <message>
        <source>{points} short of a goal</source>
        <translation>{points} fehlen zum Tor</translation>
    </message>
    <message>
        <source>With {points}: attack over</source>
        <translation>Mit {points}: Angriff vorbei</translation>
    </message>
    <message>
        <source>With {points}: no effect</source>
        <translation>Mit {points}: ohne Folge</translation>
    </message>
    <message>
        <source>Not a penalty face</source>
        <translation>Kein Elfmeter</translation>
    </message>
    <message>
        <source>{name} goes on</source>
        <translation>{name} spielt weiter</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>Aufs Tor</translation>
    </message>
    <message>
        <source>Offside</source>
        <translation>Abseits</translation>
    </message>
    <message>
        <source>{name} attacks</source>
        <translation>{name} greift an</translation>
    </message>
    <message>
        <source>Penalty kicks</source>
        <translation>Elfmeterschießen</translation>
    </message>
</context>
<context>
    <name>PowerPoster</name>
    <message>
        <source>From the spot</source>
        <translation>Vom Punkt</translation>
    </message>
    <message>
        <source>{side_a} {a} : {b} {side_b}</source>
        <translation>{side_a} {a} : {b} {side_b}</translation>
    </message>
    <message>
        <source>{side_a} {a} : {b} {side_b}, on penalty kicks {c} : {d}</source>
        <translation>{side_a} {a} : {b} {side_b}, im Elfmeterschießen {c} : {d}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
</context>
<context>
    <name>PowerPrompt</name>
    <message>
        <source>{name} · {step}</source>
        <translation>{name} · {step}</translation>
    </message>
    <message>
        <source>who starts</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>Who rolls the penalty first?</source>
        <translation>Wer würfelt zuerst den Elfmeter?</translation>
    </message>
    <message>
        <source>First to roll a penalty attacks first.</source>
        <translation>Wer zuerst einen Elfmeter würfelt, hat den ersten Angriff.</translation>
    </message>
    <message>
        <source>goal wall</source>
        <translation>Torwand</translation>
    </message>
    <message>
        <source>At the high hole, on the left!</source>
        <translation>Oben links ins Loch!</translation>
    </message>
    <message>
        <source>At the low hole, on the right!</source>
        <translation>Unten rechts ins Loch!</translation>
    </message>
    <message>
        <source>One more each, until one hits!</source>
        <translation>Je ein Schuss, bis einer trifft!</translation>
    </message>
    <message>
        <source>Black is in, white misses. Most hits win.</source>
        <translation>Schwarz ist drin, Weiß geht vorbei. Die meisten Treffer gewinnen.</translation>
    </message>
    <message>
        <source>Black: red card, the attack is over. White: {name} is shown a card and rolls again.</source>
        <translation>Schwarz: Rote Karte, der Angriff ist vorbei. Weiß: {name} sieht eine Karte und würfelt weiter.</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Foul by {name}: which card?</source>
        <translation>Foul von {name}: welche Karte?</translation>
    </message>
    <message>
        <source>White is on target, then the keeper rolls. Black goes wide.</source>
        <translation>Weiß geht aufs Tor, dann würfelt der Torwart. Schwarz geht daneben.</translation>
    </message>
    <message>
        <source>Black is a goal, white goes wide.</source>
        <translation>Schwarz ist ein Tor, Weiß geht daneben.</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Elfmeter</translation>
    </message>
    <message>
        <source>The ball is on the spot.</source>
        <translation>Der Ball liegt auf dem Punkt.</translation>
    </message>
    <message>
        <source>penalty kick</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>{name} runs up.</source>
        <translation>{name} läuft an.</translation>
    </message>
    <message>
        <source>keeper</source>
        <translation>Torwart</translation>
    </message>
    <message>
        <source>On target! Will you hold it?</source>
        <translation>Der kommt aufs Tor! Hältst du ihn?</translation>
    </message>
    <message>
        <source>Black saves, white is a goal.</source>
        <translation>Schwarz hält, Weiß ist ein Tor.</translation>
    </message>
    <message>
        <source>Black: the ball is yours. White: {name} rolls again. A try costs nothing.</source>
        <translation>Schwarz: Der Ball gehört dir. Weiß: {name} würfelt weiter. Ein Versuch kostet nichts.</translation>
    </message>
    <message>
        <source>steal</source>
        <translation>Balleroberung</translation>
    </message>
    <message>
        <source>Will you take the ball off {name}?</source>
        <translation>Nimmst du {name} den Ball ab?</translation>
    </message>
    <message>
        <source>two dice</source>
        <translation>zwei Würfel</translation>
    </message>
    <message>
        <source>Which of the two counts?</source>
        <translation>Welcher von beiden zählt?</translation>
    </message>
    <message>
        <source>The other one is ignored.</source>
        <translation>Der andere wird nicht beachtet.</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Fifty are a goal. Roll!</source>
        <translation>Fünfzig sind ein Tor. Würfle!</translation>
    </message>
    <message>
        <source>From nought to fifty: roll!</source>
        <translation>Von null auf fünfzig: Würfle!</translation>
    </message>
    <message>
        <source>{points} points, {short} short of a goal</source>
        <translation>{points} Punkte, {short} fehlen zum Tor</translation>
    </message>
    <message>
        <source>Exactly fifty is a goal, more goes over the bar.</source>
        <translation>Genau fünfzig ist ein Tor, mehr geht drüber.</translation>
    </message>
    <message>
        <source>Roll for the ball [Enter]</source>
        <translation>Um den Ball würfeln [Enter]</translation>
    </message>
    <message>
        <source>Roll as referee [Enter]</source>
        <translation>Als Schiedsrichter würfeln [Enter]</translation>
    </message>
    <message>
        <source>Roll to save [Enter]</source>
        <translation>Auf Halten würfeln [Enter]</translation>
    </message>
    <message>
        <source>Shoot [Enter]</source>
        <translation>Schießen [Enter]</translation>
    </message>
    <message>
        <source>Roll [Enter]</source>
        <translation>Würfeln [Enter]</translation>
    </message>
    <message>
        <source>{choice}: {outcomes}; goal {chance}.</source>
        <translation>{choice}: {outcomes}; Tor {chance}.</translation>
    </message>
    <message>
        <source>{name} rolls for the kick-off …</source>
        <translation>{name} würfelt um den Anstoß …</translation>
    </message>
    <message>
        <source>{name} shoots at the goal wall …</source>
        <translation>{name} schießt auf die Torwand …</translation>
    </message>
    <message>
        <source>{name} rolls for points …</source>
        <translation>{name} würfelt um Punkte …</translation>
    </message>
    <message>
        <source>{name} picks one of two dice …</source>
        <translation>{name} wählt einen von zwei Würfeln …</translation>
    </message>
    <message>
        <source>{name} rolls as referee: which card for {attacker}?</source>
        <translation>{name} würfelt als Schiedsrichter: welche Karte für {attacker}?</translation>
    </message>
    <message>
        <source>{name} takes the penalty …</source>
        <translation>{name} schießt den Elfmeter …</translation>
    </message>
    <message>
        <source>{name} keeps goal against {attacker} …</source>
        <translation>{name} steht im Tor gegen {attacker} …</translation>
    </message>
    <message>
        <source>{name} may take the ball off {attacker} …</source>
        <translation>{name} kann {attacker} den Ball abnehmen …</translation>
    </message>
    <message>
        <source>{name} runs up to the penalty kick …</source>
        <translation>{name} läuft zum Elfmeter an …</translation>
    </message>
    <message>
        <source>{face} [{number}]</source>
        <translation>{face} [{number}]</translation>
    </message>
</context>
<context>
    <name>PowerReplay</name>
    <message>
        <source>Goal for {side}, {a} : {b}</source>
        <translation>Tor für {side}, {a} : {b}</translation>
    </message>
    <message>
        <source>Penalty kicks</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>Attack {number}, {name}</source>
        <translation>Angriff {number}, {name}</translation>
    </message>
    <message>
        <source>Back to the beginning of an attack</source>
        <translation>Zurück zum Anfang eines Angriffs</translation>
    </message>
    <message>
        <source>Back to the goal before</source>
        <translation>Zurück zum Tor davor</translation>
    </message>
    <message>
        <source>On to the next goal</source>
        <translation>Weiter zum nächsten Tor</translation>
    </message>
    <message>
        <source>On to the next attack</source>
        <translation>Weiter zum nächsten Angriff</translation>
    </message>
</context>
<context>
    <name>PowerResultScreen</name>
    <message>
        <source>How the attacks ended</source>
        <translation>Wie die Angriffe endeten</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Spielbogen</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{a} {goals_a} : {goals_b} {b}</source>
        <translation>{a} {goals_a} : {goals_b} {b}</translation>
    </message>
    <message>
        <source>, on penalty kicks {a} : {b}</source>
        <translation>, im Elfmeterschießen {a} : {b}</translation>
    </message>
    <message>
        <source>Points made: {a} {points_a}, {b} {points_b}.</source>
        <translation>Erspielte Punkte: {a} {points_a}, {b} {points_b}.</translation>
    </message>
    <message>
        <source>Balls won: {a} {won_a} of {tries_a}, {b} {won_b} of {tries_b}.</source>
        <translation>Eroberte Bälle: {a} {won_a} von {tries_a}, {b} {won_b} von {tries_b}.</translation>
    </message>
    <message>
        <source>{rolls} throws. Each face was to be expected {expected} times.</source>
        <translation>{rolls} Würfe. Jede Seite war {expected}-mal zu erwarten.</translation>
    </message>
</context>
<context>
    <name>PowerSetUp</name>
    <message>
        <source>With two dice, the level is how well the computer picks the one that counts.</source>
        <translation>Bei zwei Würfeln sagt die Stufe, wie gut der Computer den auswählt, der zählt.</translation>
    </message>
    <message>
        <source>With one die there is nothing to be good at: every computer rolls alike. Two dice give it levels.</source>
        <translation>Mit einem Würfel gibt es nichts zu können: Jeder Computer würfelt gleich. Erst zwei Würfel geben ihm Stufen.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Power Soccer</source>
        <translation>Power Soccer</translation>
    </message>
    <message>
        <source>To fifty, and not a point more</source>
        <translation>Bis fünfzig, und keinen Punkt mehr</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Dice for points</source>
        <translation>Würfel um Punkte</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>The die</source>
        <translation>Der Würfel</translation>
    </message>
    <message>
        <source>Players a side</source>
        <translation>Spieler je Seite</translation>
    </message>
    <message>
        <source>What the length is counted in</source>
        <translation>Worin die Länge gezählt wird</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Professional, with steals</source>
        <translation>Profi, mit Balleroberung</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>Two, one counts</source>
        <translation>Zwei, einer zählt</translation>
    </message>
    <message>
        <source>First to roll a penalty</source>
        <translation>Erster Elfmeter</translation>
    </message>
    <message>
        <source>Goal wall</source>
        <translation>Torwand</translation>
    </message>
    <message>
        <source>Three black faces</source>
        <translation>Drei schwarze Seiten</translation>
    </message>
    <message>
        <source>Two black faces</source>
        <translation>Zwei schwarze Seiten</translation>
    </message>
    <message>
        <source>attacks each</source>
        <translation>Angriffe je Seite</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>minutes: a roll is one</source>
        <translation>Minuten: ein Wurf ist eine</translation>
    </message>
    <message>
        <source>An admonition before the yellow card</source>
        <translation>Ermahnung vor der Gelben Karte</translation>
    </message>
    <message>
        <source>A keeper stands in the goal at penalties</source>
        <translation>Beim Elfmeter steht ein Torwart im Tor</translation>
    </message>
    <message>
        <source>A draw goes to penalty kicks</source>
        <translation>Bei Gleichstand Elfmeterschießen</translation>
    </message>
</context>
<context>
    <name>PowerSheet</name>
    <message>
        <source>to come</source>
        <translation>folgt</translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>jetzt {points}</translation>
    </message>
    <message>
        <source>Round of attacks</source>
        <translation>Angriffsrunde</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round {round}, {side}: {end}</source>
        <translation>Runde {round}, {side}: {end}</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Tore</translation>
    </message>
</context>
<context>
    <name>PowerSheetTable</name>
    <message>
        <source>Match sheet</source>
        <translation>Spielbogen</translation>
    </message>
</context>
<context>
    <name>PowerSides</name>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>Team {name}</source>
        <translation>Mannschaft {name}</translation>
    </message>
</context>
<context>
    <name>PowerSoccer</name>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>long pass</source>
        <translation>langer Pass</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>offside</source>
        <translation>Abseits</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Elfmeter</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Admonition</source>
        <translation>Ermahnung</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Admonition: yellow is next</source>
        <translation>Ermahnung: als Nächstes Gelb</translation>
    </message>
    <message>
        <source>Yellow card: the next foul is red</source>
        <translation>Gelbe Karte: das nächste Foul ist Rot</translation>
    </message>
    <message>
        <source>Red card</source>
        <translation>Rote Karte</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>over</source>
        <translation>drüber</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>daneben</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>stolen</source>
        <translation>erobert</translation>
    </message>
    <message>
        <source>Goal!</source>
        <translation>Tor!</translation>
    </message>
    <message>
        <source>{points}: over the bar</source>
        <translation>{points}: übers Tor</translation>
    </message>
    <message>
        <source>Red card: sent off</source>
        <translation>Rot: Platzverweis</translation>
    </message>
    <message>
        <source>Offside with {points}</source>
        <translation>Abseits mit {points}</translation>
    </message>
    <message>
        <source>Wide of the goal</source>
        <translation>Am Tor vorbei</translation>
    </message>
    <message>
        <source>Saved!</source>
        <translation>Gehalten!</translation>
    </message>
    <message>
        <source>The ball is won</source>
        <translation>Der Ball ist erobert</translation>
    </message>
    <message>
        <source>Professional</source>
        <translation>Profi</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Einfach</translation>
    </message>
</context>
<context>
    <name>PowerTable</name>
    <message>
        <source>The ball lies at {points}.</source>
        <translation>Der Ball liegt bei {points}.</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>The die: three black, three white</source>
        <translation>Der Würfel: drei schwarz, drei weiß</translation>
    </message>
    <message>
        <source>The die: two black, four white</source>
        <translation>Der Würfel: zwei schwarz, vier weiß</translation>
    </message>
    <message>
        <source>Now: colour</source>
        <translation>Jetzt: Farbe</translation>
    </message>
    <message>
        <source>Now: face</source>
        <translation>Jetzt: Bild</translation>
    </message>
    <message>
        <source>If play goes on</source>
        <translation>Geht es weiter</translation>
    </message>
    <message>
        <source>In the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>Let it be [P]</source>
        <translation>Sein lassen [P]</translation>
    </message>
    <message>
        <source>The die rolls …</source>
        <translation>Der Würfel rollt …</translation>
    </message>
    <message>
        <source>Stop rolling on [R]</source>
        <translation>Nicht weiterwürfeln [R]</translation>
    </message>
    <message>
        <source>Roll on [R]</source>
        <translation>Durchwürfeln [R]</translation>
    </message>
    <message>
        <source>Roll the die, or take the die that has the focus</source>
        <translation>Würfeln, oder den Würfel nehmen, der den Fokus hat</translation>
    </message>
    <message>
        <source>Let it be: no roll for the ball</source>
        <translation>Sein lassen: nicht um den Ball würfeln</translation>
    </message>
    <message>
        <source>Of two dice the first counts; where you may also let it be: roll</source>
        <translation>Von zwei Würfeln gilt der erste; wo man es auch sein lassen kann: würfeln</translation>
    </message>
    <message>
        <source>Of two dice the second counts</source>
        <translation>Von zwei Würfeln zählt der zweite</translation>
    </message>
    <message>
        <source>Roll on by itself until the attack ends, or stop that</source>
        <translation>Bis zum Ende des Angriffs von selbst weiterwürfeln, oder damit aufhören</translation>
    </message>
    <message>
        <source>A hint, where there is something to choose</source>
        <translation>Ein Rat, wo es etwas zu wählen gibt</translation>
    </message>
    <message>
        <source>One roll [F10]</source>
        <translation>Ein Wurf [F10]</translation>
    </message>
    <message>
        <source>To the end of the attack</source>
        <translation>Bis zum Ende des Angriffs</translation>
    </message>
</context>
<context>
    <name>PowerText</name>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>Faces of the die</source>
        <translation>Seiten des Würfels</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Spielbogen</translation>
    </message>
    <message>
        <source>let it be</source>
        <translation>sein lassen</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>Round {number}: {ends}</source>
        <translation>Runde {number}: {ends}</translation>
    </message>
</context>
<context>
    <name>PowerTips</name>
    <message>
        <source>To fifty</source>
        <translation>Bis fünfzig</translation>
    </message>
    <message>
        <source>Over the bar</source>
        <translation>Über die Latte</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Offside too early</source>
        <translation>Zu früh für Abseits</translation>
    </message>
    <message>
        <source>Offside</source>
        <translation>Abseits</translation>
    </message>
    <message>
        <source>A penalty</source>
        <translation>Elfmeter</translation>
    </message>
    <message>
        <source>For the ball</source>
        <translation>Um den Ball</translation>
    </message>
    <message>
        <source>One of two</source>
        <translation>Einer von zweien</translation>
    </message>
    <message>
        <source>The goal wall</source>
        <translation>Die Torwand</translation>
    </message>
    <message>
        <source>Penalty kicks</source>
        <translation>Elfmeterschießen</translation>
    </message>
    <message>
        <source>Exactly fifty is a goal, and a point more goes over the bar. Below each face stands what it brings now, and how likely the attack then is to end in a goal.</source>
        <translation>Genau fünfzig sind ein Tor, ein Punkt mehr geht über die Latte. Unter jeder Seite steht, was sie jetzt bringt und wie wahrscheinlich der Angriff dann noch mit einem Tor endet.</translation>
    </message>
    <message>
        <source>From 35 on a long pass is too much, from 45 on a ten as well. From 30 the flag comes on top: that is why the last fifteen points are the hardest.</source>
        <translation>Ab 35 ist ein langer Pass zu viel, ab 45 auch eine Zehn. Ab 30 kommt die Fahne dazu: Darum sind die letzten Punkte die schwersten.</translation>
    </message>
    <message>
        <source>The next foul of this attack is red at once; nobody rolls for it any more. The card hangs at the corner and is put away when the attack is over.</source>
        <translation>Das nächste Foul in diesem Angriff ist sofort Rot, gewürfelt wird darum nicht mehr. Die Karte hängt an der Ecke und kommt weg, wenn der Angriff vorbei ist.</translation>
    </message>
    <message>
        <source>Only the attack is over. The next one begins with a clean sheet, and nobody is missing.</source>
        <translation>Nur der Angriff ist aus. Der nächste beginnt ohne Karte, und es fehlt niemand.</translation>
    </message>
    <message>
        <source>Below thirty points the flag means nothing, and you roll again. The line on the pitch shows from where it counts.</source>
        <translation>Unter dreißig Punkten bedeutet die Fahne nichts, und es wird weitergewürfelt. Die Linie auf dem Feld zeigt, ab wo sie zählt.</translation>
    </message>
    <message>
        <source>From thirty points on the flag ends the attack: one face in six, with every roll.</source>
        <translation>Ab dreißig Punkten beendet die Fahne den Angriff: eine von sechs Seiten, bei jedem Wurf.</translation>
    </message>
    <message>
        <source>Now only the ground of the die counts, not its picture. The colours stand below the faces, and whatever happens, the attack is over then.</source>
        <translation>Jetzt zählt nur die Farbe des Würfels, nicht das Bild. Die Farben stehen unter den Seiten, und wie es auch ausgeht: Danach ist der Angriff aus.</translation>
    </message>
    <message>
        <source>A try costs nothing: at worst everything stays as it is. To let it be is allowed, but never better.</source>
        <translation>Ein Versuch kostet nichts: Schlimmstenfalls bleibt alles, wie es ist. Lassen ist erlaubt, aber nie besser.</translation>
    </message>
    <message>
        <source>The ball and the bars follow the die that you look at. More points are not always better: it is the way to exactly fifty that counts.</source>
        <translation>Ball und Balken folgen dem Würfel, den du ansiehst. Mehr Punkte sind nicht immer besser: Es zählt der Weg bis genau fünfzig.</translation>
    </message>
    <message>
        <source>Three shots each at the high hole, then three at the low one. Whoever wins here begins, and as both have equally many attacks that is all.</source>
        <translation>Je drei Schüsse auf das obere Loch, dann je drei auf das untere. Wer hier gewinnt, fängt an; mehr bringt es nicht, denn beide haben gleich viele Angriffe.</translation>
    </message>
    <message>
        <source>Five each, then in pairs until one scores and the other does not. The kicker must not roll black, and the keeper saves with black.</source>
        <translation>Je fünf, dann paarweise, bis einer trifft und der andere nicht. Der Schütze darf nicht Schwarz würfeln, der Torwart hält mit Schwarz.</translation>
    </message>
</context>
<context>
    <name>PowerWords</name>
    <message>
        <source>Penalty kicks, {score}</source>
        <translation>Elfmeterschießen, {score}</translation>
    </message>
    <message>
        <source>before the kick-off</source>
        <translation>vor dem Anstoß</translation>
    </message>
    <message>
        <source>Attack {number}, {score}</source>
        <translation>Angriff {number}, {score}</translation>
    </message>
    <message>
        <source>take {face}</source>
        <translation>{face} nehmen</translation>
    </message>
    <message>
        <source>{score}, {points} points. {question}</source>
        <translation>{score}, {points} Punkte. {question}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>How likely each choice wins the match, worked out exactly; a draw counts half.</source>
        <translation>Wie wahrscheinlich jede Wahl das Spiel gewinnt, genau ausgerechnet; ein Unentschieden zählt halb.</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>let it be</source>
        <translation>es lassen</translation>
    </message>
    <message>
        <source>without a card</source>
        <translation>ohne Karte</translation>
    </message>
    <message>
        <source>with an admonition</source>
        <translation>schon ermahnt</translation>
    </message>
    <message>
        <source>on a yellow card</source>
        <translation>mit Gelb belastet</translation>
    </message>
    <message>
        <source>{seat} rolls for the kick-off: the penalty face starts.</source>
        <translation>{seat} würfelt um den Anstoß: Der Elfmeter beginnt.</translation>
    </message>
    <message>
        <source>{seat} shoots at the goal wall: black is in.</source>
        <translation>{seat} schießt auf die Torwand: Schwarz trifft.</translation>
    </message>
    <message>
        <source>{seat} rolls, with {points} points, {card}.</source>
        <translation>{seat} würfelt, mit {points} Punkten, {card}.</translation>
    </message>
    <message>
        <source>{seat}: which of the two dice counts, with {points} points?</source>
        <translation>{seat}: Welcher der beiden Würfel zählt, bei {points} Punkten?</translation>
    </message>
    <message>
        <source>{seat} is the referee: which card for {attacker}?</source>
        <translation>{seat} ist Schiedsrichter: Welche Karte sieht {attacker}?</translation>
    </message>
    <message>
        <source>{seat} takes the penalty.</source>
        <translation>{seat} schießt den Elfmeter.</translation>
    </message>
    <message>
        <source>{seat} keeps goal: black saves {attacker}&apos;s penalty.</source>
        <translation>{seat} steht im Tor: Schwarz hält den Elfmeter von {attacker}.</translation>
    </message>
    <message>
        <source>{seat} keeps goal: black saves {other}&apos;s kick.</source>
        <translation>{seat} steht im Tor: Schwarz hält den Schuss von {other}.</translation>
    </message>
    <message>
        <source>{seat}: steal the ball? {attacker} has {points}, {card}.</source>
        <translation>{seat}: Ball klauen? {attacker} hat {points}, {card}.</translation>
    </message>
    <message>
        <source>{seat} takes a penalty kick: white is on target.</source>
        <translation>{seat} tritt zum Elfmeter an: Weiß kommt aufs Tor.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn to roll.</source>
        <translation>Jetzt würfelt jemand anders.</translation>
    </message>
    <message>
        <source>The ball can be stolen from {least} points on; there are {points}.</source>
        <translation>Der Ball lässt sich erst ab {least} Punkten klauen; es sind {points}.</translation>
    </message>
    <message>
        <source>After a foul the attacker rolls on: nobody steals the ball now.</source>
        <translation>Nach einem Foul würfelt der Angreifer gleich weiter: Jetzt klaut niemand den Ball.</translation>
    </message>
    <message>
        <source>The ball is stolen in the professional game only.</source>
        <translation>Geklaut wird der Ball nur im Profispiel.</translation>
    </message>
    <message>
        <source>Here one rolls; only a steal can be let be.</source>
        <translation>Hier wird gewürfelt; lassen kann man nur das Klauen.</translation>
    </message>
    <message>
        <source>Neither die shows {face}: take one of the two.</source>
        <translation>Keiner der Würfel zeigt {face}: Nimm einen der beiden.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>So etwas gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>That is not allowed now: the prompt says what may be done.</source>
        <translation>Das geht jetzt nicht: Die Tafel sagt, was möglich ist.</translation>
    </message>
    <message>
        <source>Both sides need equally many players, one to six each.</source>
        <translation>Beide Seiten brauchen gleich viele Spieler, je einen bis sechs.</translation>
    </message>
    <message>
        <source>A match has 1 to 30 attacks a side, or goes to 1 to 20 goals, or lasts 5 to 240 minutes.</source>
        <translation>Ein Spiel hat 1 bis 30 Angriffe je Seite, geht bis zu 1 bis 20 Toren oder dauert 5 bis 240 Minuten.</translation>
    </message>
    <message>
        <source>Among professionals a keeper stands in the goal at every penalty.</source>
        <translation>Bei den Profis steht bei jedem Elfmeter ein Torwart im Tor.</translation>
    </message>
    <message>
        <source>The match cannot be set up like this: choose other options.</source>
        <translation>So lässt sich das Spiel nicht anpfeifen: Wähle andere Einstellungen.</translation>
    </message>
    <message>
        <source>There is nothing to decide: the die does.</source>
        <translation>Zu entscheiden gibt es hier nichts: Das tut der Würfel.</translation>
    </message>
    <message>
        <source>Trying costs nothing: it wins the ball in {won} %, and a goal is {goal} % likely instead of {otherwise} %.</source>
        <translation>Der Versuch kostet nichts: In {won} % gehört der Ball dir, und ein Tor fällt nur noch in {goal} % statt in {otherwise} %.</translation>
    </message>
    <message>
        <source>It makes no difference: take either.</source>
        <translation>Es macht keinen Unterschied: Nimm einen von beiden.</translation>
    </message>
    <message>
        <source>That is fifty, and a goal.</source>
        <translation>Das macht fünfzig, und damit ist es ein Tor.</translation>
    </message>
    <message>
        <source>With {other} the attack is over; with {face} a goal follows in {goal} %.</source>
        <translation>Nimmst du {other}, ist der Angriff aus; nimmst du {face}, fällt in {goal} % ein Tor.</translation>
    </message>
    <message>
        <source>With {face} the attack ends in a goal in {goal} %, with {other} only in {otherwise} %.</source>
        <translation>Nimmst du {face}, endet der Angriff in {goal} % mit einem Tor, nimmst du {other}, nur in {otherwise} %.</translation>
    </message>
    <message>
        <source>With {face} a goal is less likely, {goal} % for {otherwise} %, but time runs for the leader.</source>
        <translation>Nimmst du {face}, ist ein Tor zwar weniger wahrscheinlich, {goal} % statt {otherwise} %, aber die Zeit läuft für den, der führt.</translation>
    </message>
    <message>
        <source>With {face} a goal is less likely, {goal} % for {otherwise} %, but it leaves more time.</source>
        <translation>Nimmst du {face}, ist ein Tor zwar weniger wahrscheinlich, {goal} % statt {otherwise} %, aber es bleibt mehr Zeit.</translation>
    </message>
    <message>
        <source>This promises most.</source>
        <translation>Das verspricht am meisten.</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>Team the price is for</source>
        <translation>Mannschaft, für die der Preis gilt</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Once a match for each team, without an offer. All hear it.</source>
        <translation>Einmal pro Spiel und Mannschaft, ohne Angebot. Alle hören es.</translation>
    </message>
    <message>
        <source>Name this price</source>
        <translation>Diesen Preis nennen</translation>
    </message>
</context>
<context>
    <name>PrivacyScreen</name>
    <message>
        <source>That is not the PIN of {name}.</source>
        <translation>Das ist nicht die PIN von {name}.</translation>
    </message>
    <message numerus="yes">
        <source>The next one is taken in %n second(s).</source>
        <translation>
            <numerusform>Die nächste wird in %n Sekunde angenommen.</numerusform>
            <numerusform>Die nächste wird in %n Sekunden angenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>PIN von {name}</translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <translation>Ich bin {name}: Karten zeigen</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>Only {name} should look at the screen now.</source>
        <translation>Jetzt sollte nur {name} auf den Bildschirm sehen.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Spiel verlassen</translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <source>What did you do, what happened, and what did you expect?</source>
        <translation>Was hast du getan, was ist passiert, und was hättest du erwartet?</translation>
    </message>
    <message>
        <source>This is the whole report. No names, hands, bets or games are in it. A saved game holds every secret: send one along only when that game is over.</source>
        <translation>Das ist der ganze Bericht. Namen, Karten, Wetten und Spiele stehen nicht darin. Ein gespeichertes Spiel enthält jedes Geheimnis: Schick es nur mit, wenn das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>A report is a text file: {path} is not written. Choose a name that ends in {ending}.</source>
        <translation>Ein Bericht ist eine Textdatei: {path} wird nicht geschrieben. Wähle einen Namen, der auf {ending} endet.</translation>
    </message>
    <message>
        <source>The report could not be written ({reason}): {path}. Choose another folder.</source>
        <translation>Der Bericht ließ sich nicht schreiben ({reason}): {path}. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Gespeichert: {path}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Regel {clause}</translation>
    </message>
    <message>
        <source>Open rule {clause}</source>
        <translation>Regel {clause} aufschlagen</translation>
    </message>
    <message>
        <source>Bribe first</source>
        <translation>Erst bestechen</translation>
    </message>
    <message>
        <source>Name a price first</source>
        <translation>Erst einen Preis nennen</translation>
    </message>
    <message>
        <source>Act first</source>
        <translation>Erst handeln</translation>
    </message>
    <message>
        <source>Offer money</source>
        <translation>Geld bieten</translation>
    </message>
    <message>
        <source>Name a price</source>
        <translation>Preis nennen</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Bis zum Ergebnis</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rat holen</translation>
    </message>
    <message>
        <source>Let {seat} act</source>
        <translation>{seat} handeln lassen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Send off</source>
        <translation>Vom Platz stellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Injure</source>
        <translation>Verletzen</translation>
    </message>
    <message>
        <source>Return to hand</source>
        <translation>Auf die Hand</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Accept every referee</source>
        <translation>Jeden Schiedsrichter annehmen</translation>
    </message>
    <message>
        <source>No more keepers</source>
        <translation>Kein Torwart mehr</translation>
    </message>
    <message>
        <source>No more red cards</source>
        <translation>Keine rote Karte mehr</translation>
    </message>
    <message>
        <source>Attack no more</source>
        <translation>Nicht mehr angreifen</translation>
    </message>
    <message>
        <source>Play it as it is</source>
        <translation>So spielen</translation>
    </message>
    <message>
        <source>Do not answer</source>
        <translation>Nicht antworten</translation>
    </message>
    <message>
        <source>No keeper</source>
        <translation>Kein Torwart</translation>
    </message>
    <message>
        <source>No red card</source>
        <translation>Keine rote Karte</translation>
    </message>
    <message>
        <source>{seat} decides.</source>
        <translation>{seat} entscheidet.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Das erlauben die Regeln jetzt nicht.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pause.</translation>
    </message>
    <message>
        <source>{seat} is thinking …</source>
        <translation>{seat} überlegt …</translation>
    </message>
</context>
<context>
    <name>PromptBand</name>
    <message>
        <source>Open rule {clause}</source>
        <translation>Regel {clause} aufschlagen</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>{seat} picks a team.</source>
        <translation>{seat} sucht eine Mannschaft aus.</translation>
    </message>
    <message>
        <source>{seat} chooses one of the teams left over.</source>
        <translation>{seat} sucht eine der übrigen Mannschaften aus.</translation>
    </message>
    <message>
        <source>{seat} hands out a team as agreed.</source>
        <translation>{seat} verteilt eine Mannschaft nach Absprache.</translation>
    </message>
    <message>
        <source>{seat} places a team in a group.</source>
        <translation>{seat} setzt eine Mannschaft in eine Gruppe.</translation>
    </message>
    <message>
        <source>{seat} decides of which colour {team:the} get a card fewer than the nation card says.</source>
        <translation>{seat} entscheidet, von welcher Farbe {team:nom} eine Karte weniger {team:bekommt/bekommen}, als die Nationenkarte sagt.</translation>
    </message>
    <message>
        <source>{seat} has the floor: praise a team, warn of one, or say nothing.</source>
        <translation>{seat} hat das Wort: eine Mannschaft loben, vor einer warnen oder schweigen.</translation>
    </message>
    <message>
        <source>{seat} fills in the betting slip.</source>
        <translation>{seat} füllt den Wettschein aus.</translation>
    </message>
    <message>
        <source>{seat} may object to {referee} as referee.</source>
        <translation>{seat} darf {referee} als Schiedsrichter ablehnen.</translation>
    </message>
    <message>
        <source>{seat}: {team:the} have the ball. Attack, or attack no more?</source>
        <translation>{seat}: {team:Nom} {team:ist/sind} am Ball. Angreifen oder nicht mehr?</translation>
    </message>
    <message>
        <source>{seat} may add red cards to the attack.</source>
        <translation>{seat} darf rote Karten zum Angriff dazuspielen.</translation>
    </message>
    <message>
        <source>{seat}: how do {team:the} answer the attack?</source>
        <translation>{seat}: Was {team:hält/halten} {team:nom} dagegen?</translation>
    </message>
    <message>
        <source>{seat} may add red cards to the answer.</source>
        <translation>{seat} darf rote Karten zur Antwort dazuspielen.</translation>
    </message>
    <message>
        <source>{seat} may play a red card on the roll.</source>
        <translation>{seat} darf eine rote Karte auf den Wurf spielen.</translation>
    </message>
    <message>
        <source>Referee {seat} may change the roll by one.</source>
        <translation>Schiedsrichter {seat} darf den Wurf um eins ändern.</translation>
    </message>
    <message>
        <source>Referee {seat} rules: inside or outside?</source>
        <translation>Schiedsrichter {seat} entscheidet: drinnen oder draußen?</translation>
    </message>
    <message>
        <source>{seat} may play a red card against the sending-off.</source>
        <translation>{seat} darf eine rote Karte gegen den Platzverweis spielen.</translation>
    </message>
    <message>
        <source>Referee {seat} chooses the card to send off.</source>
        <translation>Schiedsrichter {seat} sucht die Karte aus, die vom Platz muss.</translation>
    </message>
    <message>
        <source>{seat} may add red cards before {team:the} shoot.</source>
        <translation>{seat} darf rote Karten dazuspielen, bevor {team:nom} {team:schießt/schießen}.</translation>
    </message>
    <message>
        <source>{seat} may still help the shot with a red card.</source>
        <translation>{seat} darf dem Schuss noch mit einer roten Karte nachhelfen.</translation>
    </message>
    <message>
        <source>{seat}: the shot is on target. Do {team:the} send a keeper?</source>
        <translation>{seat}: Der Schuss kommt aufs Tor. {team:Schickt/Schicken} {team:nom} einen Torwart?</translation>
    </message>
    <message>
        <source>{seat} may add a second keeper.</source>
        <translation>{seat} darf einen zweiten Torwart dazustellen.</translation>
    </message>
    <message>
        <source>{seat} may answer the goal with a red card.</source>
        <translation>{seat} darf das Tor mit einer roten Karte beantworten.</translation>
    </message>
    <message>
        <source>{seat} fills an envelope for the referee.</source>
        <translation>{seat} füllt einen Umschlag für den Schiedsrichter.</translation>
    </message>
    <message>
        <source>Referee {seat} looks at the envelopes.</source>
        <translation>Schiedsrichter {seat} sieht sich die Umschläge an.</translation>
    </message>
    <message>
        <source>Referee {seat}: blow the whistle, or give a penalty first?</source>
        <translation>Schiedsrichter {seat}: abpfeifen oder vorher noch einen Elfmeter?</translation>
    </message>
    <message>
        <source>Referee {seat} answers the offer.</source>
        <translation>Schiedsrichter {seat} antwortet auf das Angebot.</translation>
    </message>
    <message>
        <source>{seat} chooses a card to discard.</source>
        <translation>{seat} sucht eine Karte zum Abwerfen aus.</translation>
    </message>
    <message>
        <source>{seat} picks the card that gets injured.</source>
        <translation>{seat} sucht aus, welche Karte sich verletzt.</translation>
    </message>
    <message>
        <source>{seat} chooses a used card to return to hand.</source>
        <translation>{seat} nimmt eine verbrauchte Karte zurück auf die Hand.</translation>
    </message>
    <message>
        <source>{seat} may play a red card before the kick.</source>
        <translation>{seat} darf vor dem Elfmeter eine rote Karte spielen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Es ist alles gespielt.</translation>
    </message>
</context>
<context>
    <name>RaceStage</name>
    <message>
        <source>WON {money}</source>
        <translation>GEWONNEN {money}</translation>
    </message>
    <message>
        <source>LOST</source>
        <translation>VERLOREN</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>{place}. {seat}: {cash}; stakes {stakes}, bribes {bribes}, prize money {fees}, bets won {won}.</source>
        <translation>{place}. {seat}: {cash}; Einsätze {stakes}, Bestechung {bribes}, Prämien {fees}, Wettgewinne {won}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>Prize money</source>
        <translation>Prämien</translation>
    </message>
    <message>
        <source>Bets won</source>
        <translation>Wetten</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Cash at the start</source>
        <translation>Kasse am Anfang</translation>
    </message>
    <message>
        <source>Stakes paid</source>
        <translation>Gezahlte Einsätze</translation>
    </message>
    <message>
        <source>Bribes received less bribes paid</source>
        <translation>Erhaltene minus gezahlte Bestechungsgelder</translation>
    </message>
    <message>
        <source>Cash at the end</source>
        <translation>Kasse am Ende</translation>
    </message>
</context>
<context>
    <name>ReadingScreen</name>
    <message>
        <source>Reading the saved game</source>
        <translation>Die Aufzeichnung wird gelesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The card is not played at this moment, but {moment}.</source>
        <translation>Diese Karte wird jetzt nicht gespielt, sondern {moment}.</translation>
    </message>
    <message>
        <source>The card is not played at this moment: it attacks, and only when the team has the ball.</source>
        <translation>Diese Karte wird jetzt nicht gespielt: Sie greift an, und das nur, wenn die Mannschaft am Ball ist.</translation>
    </message>
    <message>
        <source>The card is not played at this moment: it meets a shot of the other team that is on target.</source>
        <translation>Diese Karte wird jetzt nicht gespielt: Sie hält Schüsse der anderen Mannschaft, die aufs Tor kommen.</translation>
    </message>
    <message>
        <source>The card is not played at this moment: it answers an attack of the other team.</source>
        <translation>Diese Karte wird jetzt nicht gespielt: Sie antwortet auf einen Angriff der anderen Mannschaft.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn: wait until you are asked.</source>
        <translation>Jemand anders ist dran: Warte, bis du gefragt wirst.</translation>
    </message>
    <message>
        <source>The team must play at least one green card in this match first: attack, then it may stop.</source>
        <translation>Die Mannschaft muss in diesem Spiel erst mindestens eine grüne Karte spielen: Greif an, dann darf sie aufhören.</translation>
    </message>
    <message>
        <source>In the final nobody stops attacking with a green card in hand: play a green one.</source>
        <translation>Im Finale hört niemand auf, der noch eine grüne Karte hat: Spiel eine grüne.</translation>
    </message>
    <message>
        <source>The team does not hold this card: choose one from its hand.</source>
        <translation>Diese Karte hat die Mannschaft nicht: Nimm eine von ihrer Hand.</translation>
    </message>
    <message>
        <source>This red card has been used in this match already; it comes back after the whistle.</source>
        <translation>Diese rote Karte ist in diesem Spiel schon verbraucht; nach dem Abpfiff kommt sie zurück.</translation>
    </message>
    <message>
        <source>The card is not played at this moment.</source>
        <translation>Diese Karte wird jetzt nicht gespielt.</translation>
    </message>
    <message>
        <source>What the card asks for is not the case now; its text says what it needs.</source>
        <translation>Was die Karte voraussetzt, trifft gerade nicht zu; was sie braucht, steht auf ihr.</translation>
    </message>
    <message>
        <source>The card does not fit the place of this attack: choose one for this place, or one without a place.</source>
        <translation>Die Karte passt nicht zum Ort dieses Angriffs: Nimm eine für diesen Ort oder eine ohne Ort.</translation>
    </message>
    <message>
        <source>The referee took money and may not decide against this team until the final whistle.</source>
        <translation>Der Schiedsrichter hat Geld genommen und darf bis zum Abpfiff nicht gegen diese Mannschaft entscheiden.</translation>
    </message>
    <message>
        <source>The penalty out of the blue has been given already: each player has one in the whole tournament.</source>
        <translation>Der Elfmeter aus heiterem Himmel ist schon vergeben: Jeder hat nur einen im ganzen Turnier.</translation>
    </message>
    <message>
        <source>In a knock-out match no penalty out of the blue is given in normal time while it is level.</source>
        <translation>In einem K.-o.-Spiel gibt es in der regulären Spielzeit keinen Elfmeter aus heiterem Himmel, solange es unentschieden steht.</translation>
    </message>
    <message>
        <source>Only the referee of this match may do that.</source>
        <translation>Das darf nur der Schiedsrichter dieses Spiels.</translation>
    </message>
    <message>
        <source>Three offers a match are the most: the next one may be made in the next match.</source>
        <translation>Mehr als drei Angebote pro Spiel gibt es nicht: Das nächste geht im nächsten Spiel.</translation>
    </message>
    <message>
        <source>There is not enough cash for that: offer less.</source>
        <translation>Dafür ist nicht genug in der Kasse: Biete weniger.</translation>
    </message>
    <message>
        <source>In this tournament no bribe may be that high: offer 10M or less.</source>
        <translation>So hoch darf in diesem Turnier nicht bestochen werden: Biete höchstens 10 Mio.</translation>
    </message>
    <message>
        <source>An offer is on the table; it must be answered first.</source>
        <translation>Ein Angebot liegt auf dem Tisch; erst muss es beantwortet werden.</translation>
    </message>
    <message>
        <source>Your three offers are made: another one must be as high as the price he has named.</source>
        <translation>Deine drei Angebote sind gemacht: Ein weiteres muss so hoch sein wie der Preis, den er genannt hat.</translation>
    </message>
    <message>
        <source>In this game the referee names no prices.</source>
        <translation>In diesem Spiel nennt der Schiedsrichter keine Preise.</translation>
    </message>
    <message>
        <source>A price is higher than the offer that it answers.</source>
        <translation>Ein Preis ist höher als das Angebot, auf das er antwortet.</translation>
    </message>
    <message>
        <source>Unasked, a price is named once a match for each team: wait for an offer.</source>
        <translation>Ungefragt wird pro Spiel und Mannschaft ein Preis genannt: Warte auf ein Angebot.</translation>
    </message>
    <message>
        <source>Three prices for a team are the most in a match: accept or decline.</source>
        <translation>Mehr als drei Preise für eine Mannschaft gibt es in einem Spiel nicht: Nimm an oder lehne ab.</translation>
    </message>
    <message>
        <source>That price is too high for this tournament: name less.</source>
        <translation>Dieser Preis ist für dieses Turnier zu hoch: Nenne weniger.</translation>
    </message>
    <message>
        <source>That player has put nothing in: take another envelope, or none.</source>
        <translation>Dieser Mitspieler hat nichts hineingelegt: Nimm einen anderen Umschlag oder keinen.</translation>
    </message>
    <message>
        <source>This match has no referee; nobody can be bribed.</source>
        <translation>Dieses Spiel läuft ohne Schiedsrichter; zu bestechen ist niemand.</translation>
    </message>
    <message>
        <source>The referee of this match waits for offers and makes none.</source>
        <translation>Wer dieses Spiel pfeift, wartet auf Angebote und macht keine.</translation>
    </message>
    <message>
        <source>In a shoot-out there are neither bribes nor penalties out of the blue.</source>
        <translation>Im Elfmeterschießen gibt es weder Bestechungen noch Elfmeter aus heiterem Himmel.</translation>
    </message>
    <message>
        <source>Choose a card first; this one is added to it.</source>
        <translation>Wähle zuerst eine Karte; diese wird dazugelegt.</translation>
    </message>
    <message>
        <source>The card joins a blue keeper, and only if both together save the shot.</source>
        <translation>Die Karte hilft nur einem blauen Torwart, und nur wenn beide zusammen den Schuss halten.</translation>
    </message>
    <message>
        <source>The card does not go with the chosen card.</source>
        <translation>Die Karte passt nicht zur gewählten Karte.</translation>
    </message>
    <message>
        <source>There is a bet on this team already: take it off the slip first.</source>
        <translation>Auf diese Mannschaft ist schon gewettet: Nimm die Wette erst vom Schein.</translation>
    </message>
    <message>
        <source>Everybody must place a bet on Germany: choose how far it will get.</source>
        <translation>Auf Deutschland muss jeder wetten: Wähle, wie weit es kommt.</translation>
    </message>
    <message>
        <source>The stakes are more than the cash: take a bet off the slip.</source>
        <translation>Die Einsätze sind höher als die Kasse: Nimm eine Wette vom Schein.</translation>
    </message>
    <message>
        <source>This team has a manager already: choose another one.</source>
        <translation>Diese Mannschaft hat schon einen Trainer: Nimm eine andere.</translation>
    </message>
    <message>
        <source>This player has enough teams: nobody gets two more than another. Choose somebody else.</source>
        <translation>Dieser Mitspieler hat genug Mannschaften: Niemand bekommt zwei mehr als ein anderer. Gib sie jemand anderem.</translation>
    </message>
    <message>
        <source>Too many teams of one player would come together: give it to somebody else.</source>
        <translation>So kämen zu viele Mannschaften eines Mitspielers zusammen: Gib sie jemand anderem.</translation>
    </message>
    <message>
        <source>Nobody may have more than two teams in one group: choose another group.</source>
        <translation>Mehr als zwei Mannschaften in einer Gruppe darf niemand haben: Nimm eine andere Gruppe.</translation>
    </message>
    <message>
        <source>You have two teams of this group already, or others could not be kept apart: choose another one.</source>
        <translation>Du hast schon zwei Mannschaften dieser Gruppe, oder andere ließen sich nicht mehr auseinanderhalten: Nimm eine andere.</translation>
    </message>
    <message>
        <source>This team would meet one of your own first, or others could not be kept apart: choose another one.</source>
        <translation>Diese Mannschaft träfe zuerst auf eine von dir, oder andere ließen sich nicht mehr auseinanderhalten: Nimm eine andere.</translation>
    </message>
    <message>
        <source>In the final&apos;s shoot-out a keeper that saves must be played.</source>
        <translation>Im Elfmeterschießen des Finales muss ein Torwart, der hält, gespielt werden.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Es ist alles gespielt.</translation>
    </message>
    <message>
        <source>Star cards are never discarded or stolen: choose another card.</source>
        <translation>Starkarten werden nie abgeworfen oder gestohlen: Nimm eine andere Karte.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>Das gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>That is not allowed now: the prompt says what may be done.</source>
        <translation>Das ist jetzt nicht erlaubt: Was erlaubt ist, steht bei der Frage.</translation>
    </message>
</context>
<context>
    <name>RecordSheet</name>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Turnierplan</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>{group}: matches</source>
        <translation>{group}: Spiele</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are being played and stay.</source>
        <translation>
            <numerusform>%n Spiel wird gerade gespielt und bleibt.</numerusform>
            <numerusform>%n Spiele werden gerade gespielt und bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the bin.</source>
        <translation>
            <numerusform>%n Spiel liegt im Papierkorb.</numerusform>
            <numerusform>%n Spiele liegen im Papierkorb.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Name the game</source>
        <translation>Dem Spiel einen Namen geben</translation>
    </message>
    <message>
        <source>Put it into the bin</source>
        <translation>In den Papierkorb legen</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Spiele</translation>
    </message>
    <message>
        <source>To go on with and to look at again</source>
        <translation>Zum Weiterspielen und zum Wiederansehen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendete</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>Search: a name, a game, a day</source>
        <translation>Suche: ein Name, ein Spiel, ein Tag</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>No game here</source>
        <translation>Hier ist kein Spiel</translation>
    </message>
    <message>
        <source>Games that you play are listed here.</source>
        <translation>Hier stehen die Spiele, die gespielt wurden.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei …</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Benennen…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Into the bin</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Endgültig löschen…</translation>
    </message>
</context>
<context>
    <name>RefereePanel</name>
    <message>
        <source>No referee</source>
        <translation>Ohne Schiedsrichter</translation>
    </message>
    <message>
        <source>Penalty out of the blue</source>
        <translation>Elfmeter aus heiterem Himmel</translation>
    </message>
    <message>
        <source>Name a price</source>
        <translation>Einen Preis nennen</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Bestechung</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Refereed match {match}, and took money for {team:the}.</source>
        <translation>Hat Spiel {match} gepfiffen und Geld für {team:akk} genommen.</translation>
    </message>
    <message>
        <source>Refereed match {match}, and took money for both teams.</source>
        <translation>Hat Spiel {match} gepfiffen und Geld für beide Mannschaften genommen.</translation>
    </message>
    <message>
        <source>Refereed match {match}, and took no money.</source>
        <translation>Hat Spiel {match} gepfiffen und kein Geld genommen.</translation>
    </message>
    <message>
        <source>Nobody is free to referee: rolls stand, the edge counts as outside, and lots decide who is sent off.</source>
        <translation>Niemand ist frei: Würfe bleiben, die Strafraumgrenze zählt als draußen, und bei Platzverweisen entscheidet das Los.</translation>
    </message>
    <message>
        <source>Took money for both teams and may decide nothing.</source>
        <translation>Hat für beide Geld genommen und darf nichts entscheiden.</translation>
    </message>
    <message>
        <source>Took money and may decide nothing against {team:the}.</source>
        <translation>Hat Geld genommen und darf nichts gegen {team:akk} entscheiden.</translation>
    </message>
    <message>
        <source>Free: bound to nobody.</source>
        <translation>Frei: an niemanden gebunden.</translation>
    </message>
    <message>
        <source>Asks {amount} for {team:the}.</source>
        <translation>Verlangt {amount} für {team:akk}.</translation>
    </message>
    <message>
        <source>The penalty out of the blue is used.</source>
        <translation>Der Elfmeter aus heiterem Himmel ist verbraucht.</translation>
    </message>
    <message>
        <source>Still has a penalty out of the blue.</source>
        <translation>Hat noch einen Elfmeter aus heiterem Himmel.</translation>
    </message>
    <message>
        <source>Banned from refereeing: {seats}.</source>
        <translation>Als Schiedsrichter gesperrt: {seats}.</translation>
    </message>
    <message>
        <source>Objected to in this match: {seats}.</source>
        <translation>Für dieses Spiel abgelehnt: {seats}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>{goal} ({match})</source>
        <translation>{goal} ({match})</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {home} – {away}</source>
        <translation>Spiel {number}, {stage}: {home} – {away}</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {home} – {away} {score}</source>
        <translation>Spiel {number}, {stage}: {home} – {away} {score}</translation>
    </message>
    <message>
        <source>Kick in for {team:the}: {score} in the shoot-out</source>
        <translation>Elfmeter verwandelt für {team:akk}: {score} im Elfmeterschießen</translation>
    </message>
    <message>
        <source>Own goal, for {team:the}: {score}</source>
        <translation>Eigentor für {team:akk}: {score}</translation>
    </message>
    <message>
        <source>Goal for {team:the}: {score}</source>
        <translation>Tor für {team:akk}: {score}</translation>
    </message>
    <message>
        <source>Part {number}</source>
        <translation>Teil {number}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>Zug {move}</translation>
    </message>
    <message>
        <source>Back to the beginning of a part</source>
        <translation>Zurück zum Anfang eines Teils</translation>
    </message>
    <message>
        <source>Back to the mark before</source>
        <translation>Zurück zur vorigen Marke</translation>
    </message>
    <message>
        <source>On to the next mark</source>
        <translation>Weiter zur nächsten Marke</translation>
    </message>
    <message>
        <source>On to the next part</source>
        <translation>Weiter zum nächsten Teil</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>Before the first match, move {move}</source>
        <translation>Vor dem ersten Spiel, Zug {move}</translation>
    </message>
    <message>
        <source>{match}, move {move}</source>
        <translation>{match}, Zug {move}</translation>
    </message>
    <message>
        <source>Back to the beginning of a match</source>
        <translation>Zurück zum Anfang eines Spiels</translation>
    </message>
    <message>
        <source>Back to the goal before</source>
        <translation>Zurück zum Tor davor</translation>
    </message>
    <message>
        <source>On to the next goal</source>
        <translation>Weiter zum nächsten Tor</translation>
    </message>
    <message>
        <source>On to the next match</source>
        <translation>Weiter zum nächsten Spiel</translation>
    </message>
    <message>
        <source>Go to a move</source>
        <translation>Zu einem Zug gehen</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Nummer des Zugs</translation>
    </message>
    <message>
        <source>To the beginning of the game</source>
        <translation>Zum Anfang des Spiels</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Wiedergabe verlassen</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Timeline of the game</source>
        <translation>Zeitleiste des Spiels</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>of {last}</source>
        <translation>von {last}</translation>
    </message>
    <message>
        <source>Speed and move</source>
        <translation>Tempo und Zug</translation>
    </message>
    <message>
        <source>Speed {times}</source>
        <translation>Tempo {times}</translation>
    </message>
    <message>
        <source>Go to a move…</source>
        <translation>Zu einem Zug gehen …</translation>
    </message>
</context>
<context>
    <name>ReplayOpening</name>
    <message>
        <source>{seat}: strength {total}</source>
        <translation>{seat}: Stärke {total}</translation>
    </message>
    <message>
        <source>no team yet</source>
        <translation>noch keine Mannschaft</translation>
    </message>
    <message>
        <source>Teams to choose from</source>
        <translation>Mannschaften, die noch frei sind</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Plätze</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Wiedergabe verlassen</translation>
    </message>
    <message>
        <source>The replay ends with move {move}, the last that is sound.</source>
        <translation>Die Wiedergabe endet mit Zug {move}, dem letzten unversehrten.</translation>
    </message>
    <message>
        <source>The last line of the saved game is cut off: the replay ends with the move before it.</source>
        <translation>Die letzte Zeile der Aufzeichnung ist abgeschnitten: Die Wiedergabe endet mit dem Zug davor.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Wiedergabe: {game}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Whose view is shown</source>
        <translation>Wessen Sicht gezeigt wird</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>allen</translation>
    </message>
    <message>
        <source>open: all hands</source>
        <translation>offen: alle Hände</translation>
    </message>
    <message>
        <source>Other hands are shown when the game is over.</source>
        <translation>Andere Hände werden gezeigt, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>Das Spiel zeigen</translation>
    </message>
    <message>
        <source>Hide panels</source>
        <translation>Leisten ausblenden</translation>
    </message>
    <message>
        <source>Show panels</source>
        <translation>Leisten einblenden</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>Where the replay is</source>
        <translation>Stand der Wiedergabe</translation>
    </message>
    <message>
        <source>The match as text</source>
        <translation>Das Spiel als Text</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>The saved game cannot be shown</source>
        <translation>Die Aufzeichnung kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Nothing of it can be shown. If you have a copy of the file, open that.</source>
        <translation>Nichts davon kann gezeigt werden. Wenn du eine Kopie der Datei hast, öffne die.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>{home}–{away} {team}, an own goal</source>
        <translation>{home}:{away} {team}, durch ein Eigentor</translation>
    </message>
    <message>
        <source>{home}–{away} {team}, from a penalty</source>
        <translation>{home}:{away} {team}, mit einem Elfmeter</translation>
    </message>
    <message>
        <source>{home}–{away} {team}, from a free kick</source>
        <translation>{home}:{away} {team}, mit einem Freistoß</translation>
    </message>
    <message>
        <source>{home}–{away} {team}: {card}</source>
        <translation>{home}:{away} {team}: {card}</translation>
    </message>
    <message>
        <source>{home}–{away} {team}</source>
        <translation>{home}:{away} {team}</translation>
    </message>
    <message>
        <source>Referee {referee} gave {team:the} a penalty out of the blue.</source>
        <translation>Schiedsrichter {referee} gab {team:dat} einen Elfmeter aus heiterem Himmel.</translation>
    </message>
    <message>
        <source>Sent off, {team}: {card}</source>
        <translation>Platzverweis, {team}: {card}</translation>
    </message>
    <message>
        <source>{seat} paid referee {referee} {amount} for {team:the}.</source>
        <translation>{seat} hat Schiedsrichter {referee} {amount} für {team:akk} gezahlt.</translation>
    </message>
    <message>
        <source>Referee {referee}, paid for {paid:the}, made {before} a {total}.</source>
        <translation>Schiedsrichter {referee}, bezahlt für {paid:akk}, machte aus {before} eine {total}.</translation>
    </message>
    <message>
        <source>Referee {referee} made {before} a {total}.</source>
        <translation>Schiedsrichter {referee} machte aus {before} eine {total}.</translation>
    </message>
    <message>
        <source>Referee {referee}, paid for {paid:the}, ruled inside: penalty.</source>
        <translation>Schiedsrichter {referee}, bezahlt für {paid:akk}, entschied auf drinnen: Elfmeter.</translation>
    </message>
    <message>
        <source>Referee {referee} ruled inside: penalty.</source>
        <translation>Schiedsrichter {referee} entschied auf drinnen: Elfmeter.</translation>
    </message>
    <message>
        <source>Referee {referee}, paid for {paid:the}, ruled outside: free kick.</source>
        <translation>Schiedsrichter {referee}, bezahlt für {paid:akk}, entschied auf draußen: Freistoß.</translation>
    </message>
    <message>
        <source>Referee {referee} ruled outside: free kick.</source>
        <translation>Schiedsrichter {referee} entschied auf draußen: Freistoß.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{team:The} are champions!</source>
        <translation>{team:Nom} {team:ist/sind} Turniersieger!</translation>
    </message>
    <message>
        <source>{team:The} win</source>
        <translation>{team:Nom} {team:gewinnt/gewinnen}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{kicks} after penalties</source>
        <translation>{kicks} nach Elfmeterschießen</translation>
    </message>
    <message>
        <source>after extra time</source>
        <translation>nach Verlängerung</translation>
    </message>
    <message>
        <source>Match {number} · {stage}</source>
        <translation>Spiel {number} · {stage}</translation>
    </message>
    <message>
        <source>{home} {score} {away}</source>
        <translation>{home} {score} {away}</translation>
    </message>
</context>
<context>
    <name>ResultBoard</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>{home}–{away}. {seat} offered {amount} for {team:the}.</source>
        <translation>{home} : {away}. {seat} hat {amount} für {team:akk} geboten.</translation>
    </message>
    <message>
        <source>{home}–{away}. {question}</source>
        <translation>{home} : {away}. {question}</translation>
    </message>
    <message>
        <source>Refused: {amount} for {team:the}. Later {taken} were taken, {gain} less.</source>
        <translation>Abgelehnt: {amount} für {team:akk}. Später sind {taken} genommen worden, das sind {gain} weniger.</translation>
    </message>
    <message>
        <source>Refused: {amount} for {team:the}, which would have brought {gain}. The price of {price} nobody paid.</source>
        <translation>Abgelehnt: {amount} für {team:akk}, das hätte {gain} gebracht. Den Preis von {price} hat niemand gezahlt.</translation>
    </message>
    <message>
        <source>Refused: {amount} for {team:the}, which would have brought {gain}.</source>
        <translation>Abgelehnt: {amount} für {team:akk}, das hätte {gain} gebracht.</translation>
    </message>
    <message>
        <source>{asked}
Decided: {chosen}
Better: {better}
{reason}</source>
        <translation>{asked}
Entschieden: {chosen}
Besser: {better}
{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at, and none of them cost anything worth telling of.</source>
        <translation>
            <numerusform>%n Entscheidung betrachtet, und sie hat nichts Nennenswertes gekostet.</numerusform>
            <numerusform>%n Entscheidungen betrachtet, und keine hat etwas Nennenswertes gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at. What cost something, the dearest first:</source>
        <translation>
            <numerusform>%n Entscheidung betrachtet. Was etwas gekostet hat:</numerusform>
            <numerusform>%n Entscheidungen betrachtet. Was etwas gekostet hat, das Teuerste zuerst:</numerusform>
        </translation>
    </message>
    <message>
        <source>The decisions of {seat}</source>
        <translation>Die Entscheidungen von {seat}</translation>
    </message>
    <message>
        <source>No review can be had now.</source>
        <translation>Im Moment ist keine Nachbesprechung möglich.</translation>
    </message>
    <message>
        <source>Each is weighed again with what was known at the time.</source>
        <translation>Jede wird noch einmal abgewogen, mit dem, was damals bekannt war.</translation>
    </message>
    <message>
        <source>What each cost on average, whatever the dice then did. Luck is not counted.</source>
        <translation>Was jede im Schnitt gekostet hat, gleich wie die Würfel dann fielen. Glück zählt nicht.</translation>
    </message>
    <message>
        <source>Review the decisions of {seat}</source>
        <translation>Entscheidungen von {seat} nachbesprechen</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>The six faces of the special die; an empty ring is a 0</source>
        <translation>Die sechs Seiten des Spezialwürfels; ein leerer Ring ist eine 0</translation>
    </message>
    <message>
        <source>Four footballers, with their strength on top and their symbols</source>
        <translation>Vier Fußballer, oben ihre Stärke, dazu ihre Symbole</translation>
    </message>
    <message>
        <source>Two tactics cards: strength, and what both phases need</source>
        <translation>Zwei Taktikkarten: Stärke und was beide Phasen brauchen</translation>
    </message>
    <message>
        <source>The four Germans and the four Frenchmen</source>
        <translation>Die vier Deutschen und die vier Franzosen</translation>
    </message>
    <message>
        <source>The field, a goal at either end</source>
        <translation>Das Feld, an jedem Ende ein Tor</translation>
    </message>
    <message>
        <source>A number card and the three face cards</source>
        <translation>Eine Zahlenkarte und die drei Bilder</translation>
    </message>
    <message>
        <source>A 3 and a 5: one man up to three steps, another up to five</source>
        <translation>Eine 3 und eine 5: ein Mann bis zu drei Schritte, ein anderer bis zu fünf</translation>
    </message>
    <message>
        <source>The six faces of the die: 5, 10, long pass, foul, offside, penalty</source>
        <translation>Die sechs Seiten des Würfels: 5, 10, langer Pass, Foul, Abseits, Elfmeter</translation>
    </message>
    <message>
        <source>Backs of a green, a blue and a red card, each with its sign</source>
        <translation>Rückseiten einer grünen, einer blauen und einer roten Karte, jede mit ihrem Zeichen</translation>
    </message>
    <message>
        <source>The nation card of Germany</source>
        <translation>Die Nationenkarte von Deutschland</translation>
    </message>
    <message>
        <source>The faces of a die, 1 to 6</source>
        <translation>Die Seiten eines Würfels, 1 bis 6</translation>
    </message>
    <message>
        <source>From left to right, in red: outside, edge, inside</source>
        <translation>Von links nach rechts, in Rot: draußen, Strafraumgrenze, drinnen</translation>
    </message>
    <message>
        <source>The eleven of a side: keeper, defenders, midfielders, strikers</source>
        <translation>Die Elf einer Seite: Torwart, Verteidiger, Mittelfeldspieler, Stürmer</translation>
    </message>
    <message>
        <source>The spinner: four balls, two flags, twice the third sign</source>
        <translation>Die Drehscheibe: vier Bälle, zwei Fahnen, zweimal das dritte Zeichen</translation>
    </message>
    <message>
        <source>The board, a goal at either end</source>
        <translation>Das Brett, an jedem Ende ein Tor</translation>
    </message>
    <message>
        <source>The six faces of the shooting die</source>
        <translation>Die sechs Seiten des Schusswürfels</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message numerus="yes">
        <source>%n clause(s) found</source>
        <translation>
            <numerusform>%n Regel gefunden</numerusform>
            <numerusform>%n Regeln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Every clause has a number; the game names it where it matters</source>
        <translation>Jeder Absatz hat eine Nummer; das Spiel nennt sie, wo sie zählt</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>RunningGame</name>
    <message>
        <source>Save a copy</source>
        <translation>Kopie sichern</translation>
    </message>
    <message>
        <source>The game lies in the bin: “Your games” has it.</source>
        <translation>Das Spiel liegt im Papierkorb: unter „Deine Spiele“.</translation>
    </message>
</context>
<context>
    <name>ScenarioPanel</name>
    <message>
        <source>Difficulty {number} of {most}. The expert usually makes {stars}.</source>
        <translation>Schwierigkeit {number} von {most}. Der Experte schafft meist {stars}.</translation>
    </message>
    <message>
        <source>Difficulty {number} of {most}. More often than not, the expert fails.</source>
        <translation>Schwierigkeit {number} von {most}. Meist scheitert auch der Experte.</translation>
    </message>
    <message>
        <source>Your best: {stars}</source>
        <translation>Dein Bestes: {stars}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>ScenariosScreen</name>
    <message>
        <source>Play the scenario in front</source>
        <translation>Die Aufgabe spielen, auf der man steht</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>The first star is the task, the others are for those who can do more</source>
        <translation>Der erste Stern ist die Aufgabe, die anderen sind für alle, die mehr können</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>ScoreBand</name>
    <message>
        <source>{home} {home_goals}, {away} {away_goals}</source>
        <translation>{home} {home_goals}, {away} {away_goals}</translation>
    </message>
    <message>
        <source>for the cup</source>
        <translation>um den Pokal</translation>
    </message>
    <message>
        <source>shoot-out {home} to {away}</source>
        <translation>Elfmeterschießen {home} zu {away}</translation>
    </message>
    <message>
        <source>on the ball: {team}</source>
        <translation>am Ball: {team}</translation>
    </message>
    <message>
        <source>shoot-out {home} : {away}</source>
        <translation>Elfmeterschießen {home} : {away}</translation>
    </message>
    <message>
        <source>{a} {goals_a}, {b} {goals_b}</source>
        <translation>{a} {goals_a}, {b} {goals_b}</translation>
    </message>
    <message>
        <source>{name} has the ball</source>
        <translation>{name} hat den Ball</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>entscheidet</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>{place}. {player}: {money} won, titles: {titles}, places: {places}.</source>
        <translation>{place}. {player}: {money} gewonnen, Titel: {titles}, Plätze: {places}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Money won</source>
        <translation>Gewonnenes Geld</translation>
    </message>
    <message>
        <source>Tournaments won</source>
        <translation>Gewonnene Turniere</translation>
    </message>
    <message>
        <source>Places, from the first on</source>
        <translation>Plätze, vom ersten an</translation>
    </message>
</context>
<context>
    <name>SeasonScreen</name>
    <message>
        <source>The season cannot be saved: {reason}</source>
        <translation>Die Saison lässt sich nicht sichern: {reason}</translation>
    </message>
    <message>
        <source>A new season …</source>
        <translation>Eine neue Saison …</translation>
    </message>
    <message>
        <source>Begin the season</source>
        <translation>Saison beginnen</translation>
    </message>
    <message>
        <source>Go on with tournament {number}</source>
        <translation>Turnier {number} fortsetzen</translation>
    </message>
    <message>
        <source>Tournament {number}</source>
        <translation>Turnier {number}</translation>
    </message>
    <message>
        <source>The season is over; {players} won it.</source>
        <translation>Die Saison ist zu Ende; gewonnen: {players}.</translation>
    </message>
    <message>
        <source>{played} of {number} tournaments are played.</source>
        <translation>{played} von {number} Turnieren sind gespielt.</translation>
    </message>
    <message>
        <source>Cash is kept; nobody begins with less than the format gives.</source>
        <translation>Das Geld bleibt; niemand beginnt mit weniger, als das Format gibt.</translation>
    </message>
    <message>
        <source>First choice goes round.</source>
        <translation>Die erste Wahl geht reihum.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>{file} is not among the games any more</source>
        <translation>{file} ist nicht mehr unter den Partien</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Watch tournament {number}</source>
        <translation>Turnier {number} ansehen</translation>
    </message>
    <message>
        <source>{number}. {players}: {money}; champion: {team} ({trainer})</source>
        <translation>{number}. {players}: {money}; Meister: {team} ({trainer})</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
    <message>
        <source>Several tournaments, the same players, one table</source>
        <translation>Mehrere Turniere, dieselben Spieler, eine Tabelle</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Table of the season</source>
        <translation>Tabelle der Saison</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>SeatColours</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>PIN, optional</source>
        <translation>PIN (optional)</translation>
    </message>
    <message>
        <source>PIN of player {number}</source>
        <translation>PIN von Mitspieler {number}</translation>
    </message>
    <message>
        <source>Opens the curtain of this player. Without one, a click opens it.</source>
        <translation>Öffnet den Vorhang für diesen Mitspieler. Ohne PIN öffnet ihn ein Klick.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei Mitspieler heißen gleich.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <translation>Zwei Mitspieler haben dieselbe Farbe.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Mitspieler {number}</translation>
    </message>
    <message>
        <source>Who plays player {number}</source>
        <translation>Wer Mitspieler {number} spielt</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>Farbe von Mitspieler {number}</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>A player handed to the computer keeps teams, cards and bets. Whoever takes one over sees them. The log tells everybody of both.</source>
        <translation>Wen der Computer übernimmt, der behält Mannschaften, Karten und Wetten. Wer einen Mitspieler übernimmt, sieht sie. Beides steht für alle im Protokoll.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Who plays {seat}</source>
        <translation>Wer {seat} spielt</translation>
    </message>
</context>
<context>
    <name>SettingUp</name>
    <message>
        <source>Green: {left} instead of {due}</source>
        <translation>Grün: {left} statt {due}</translation>
    </message>
    <message>
        <source>Blue: {left} instead of {due}</source>
        <translation>Blau: {left} statt {due}</translation>
    </message>
    <message>
        <source>Red: {left} instead of {due}</source>
        <translation>Rot: {left} statt {due}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Some settings could not be read and were reset: {names}</source>
        <translation>Einige Einstellungen waren nicht lesbar und wurden zurückgesetzt: {names}</translation>
    </message>
    <message>
        <source>The settings file is damaged; the defaults are used. The file: {path}</source>
        <translation>Die Einstellungsdatei ist beschädigt; es gelten die Anfangswerte. Die Datei: {path}</translation>
    </message>
    <message>
        <source>The settings hold until the program ends, but could not be saved ({reason}): {path}</source>
        <translation>Die Einstellungen gelten, bis das Programm endet, ließen sich aber nicht sichern ({reason}): {path}</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Every change takes effect at once</source>
        <translation>Jede Änderung gilt sofort</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Tempo des Computers</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Show all tips again</source>
        <translation>Alle Tipps noch einmal zeigen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Ask only where there is a choice</source>
        <translation>Nur fragen, wenn es etwas zu entscheiden gibt</translation>
    </message>
    <message>
        <source>Alone: the only answer is given by itself</source>
        <translation>Allein: Die einzige Antwort gibt sich von selbst</translation>
    </message>
    <message>
        <source>Only own matches</source>
        <translation>Nur eigene Spiele</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Cards and dice are where they belong at once.</source>
        <translation>Karten und Würfel sind sofort da, wo sie hingehören.</translation>
    </message>
    <message>
        <source>Others can tell from the pause it saves that there was nothing to do but pass.</source>
        <translation>Die anderen merken an der gesparten Pause, dass nur Passen möglich war.</translation>
    </message>
    <message>
        <source>Whoever plays alone is asked where there are two answers or more. Dice are rolled by hand all the same.</source>
        <translation>Wer allein spielt, wird gefragt, wo es zwei Antworten gibt oder mehr. Gewürfelt wird trotzdem von Hand.</translation>
    </message>
    <message>
        <source>Matches in which nobody here has a stake run to their result at once.</source>
        <translation>Spiele, bei denen hier für niemanden etwas auf dem Spiel steht, laufen sofort bis zum Ergebnis.</translation>
    </message>
    <message>
        <source>A word of explanation the first time a thing happens.</source>
        <translation>Ein erklärendes Wort, wenn etwas zum ersten Mal passiert.</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n Mannschaft</numerusform>
            <numerusform>%n Mannschaften</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{teams}, {matches} in {rounds}, {fewest} to {most} players</source>
        <translation>{teams}, {matches} in {rounds}, {fewest} bis {most} Mitspieler</translation>
    </message>
    <message>
        <source>final group of {size}</source>
        <translation>Endrunde zu {size}</translation>
    </message>
    <message>
        <source>second groups: {groups}</source>
        <translation>Zwischenrunde: {groups}</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of {size}</source>
        <translation>
            <numerusform>%n Gruppe zu {size}</numerusform>
            <numerusform>%n Gruppen zu {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of {fewest} to {size}</source>
        <translation>
            <numerusform>%n Gruppe zu {fewest} bis {size}</numerusform>
            <numerusform>%n Gruppen zu {fewest} bis {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} {minutes} min</source>
        <translation>{hours} {minutes} min</translation>
    </message>
    <message>
        <source>A short evening: alone among computer players about {time} and {questions} questions</source>
        <translation>Ein kurzer Abend: allein gegen den Computer etwa {time} und {questions} Fragen</translation>
    </message>
    <message>
        <source>Alone among computer players about {time} and {questions} questions</source>
        <translation>Allein gegen den Computer etwa {time} und {questions} Fragen</translation>
    </message>
    <message>
        <source>Each half has a tournament sheet of its own; the two winners play the grand final.</source>
        <translation>Jede Hälfte hat einen eigenen Turnierplan; die beiden Sieger spielen das große Finale.</translation>
    </message>
    <message>
        <source>The best thirds of the groups go through, too.</source>
        <translation>Auch die besten Gruppendritten kommen weiter.</translation>
    </message>
    <message>
        <source>Each team is dealt a card fewer; its manager names the colour.</source>
        <translation>Jede Mannschaft bekommt eine Karte weniger; welche Farbe, sagt ihr Trainer.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks are shuffled together.</source>
        <translation>
            <numerusform>%n Kartensatz wird gemischt.</numerusform>
            <numerusform>%n Kartensätze werden zusammengemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands are not dealt anew on the way.</source>
        <translation>Unterwegs wird nicht neu ausgeteilt.</translation>
    </message>
    <message>
        <source>A win in the groups is worth two points.</source>
        <translation>Ein Sieg in der Gruppe zählt zwei Punkte.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The last &amp;poster as a picture…</source>
        <translation>Das letzte &amp;Plakat als Bild …</translation>
    </message>
    <message>
        <source>&amp;Film of this moment…</source>
        <translation>&amp;Film dieses Augenblicks …</translation>
    </message>
    <message>
        <source>Nothing moves here: motion is reduced in the settings, or it is the beginning.</source>
        <translation>Hier bewegt sich nichts: Die Einstellungen wollen wenig Bewegung, oder es ist der Anfang.</translation>
    </message>
    <message>
        <source>&amp;Picture of this moment…</source>
        <translation>&amp;Bild dieses Augenblicks …</translation>
    </message>
    <message>
        <source>Film of this &amp;match…</source>
        <translation>Film dieses &amp;Spiels …</translation>
    </message>
    <message>
        <source>Page of this match for a &amp;browser…</source>
        <translation>Seite dieses Spiels für den B&amp;rowser …</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>Copied: {lines}</source>
        <translation>Kopiert: {lines}</translation>
    </message>
    <message>
        <source>Pictures (*{suffix})</source>
        <translation>Bilder (*{suffix})</translation>
    </message>
    <message>
        <source>Films (*{suffix})</source>
        <translation>Filme (*{suffix})</translation>
    </message>
    <message>
        <source>Pages for a browser (*{suffix})</source>
        <translation>Seiten für den Browser (*{suffix})</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>{path} is being made.</source>
        <translation>{path} wird gemacht.</translation>
    </message>
    <message>
        <source>Made: {path}. It shows what everybody knew.</source>
        <translation>Gemacht: {path}. Darauf ist nur, was alle wussten.</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next goal</source>
        <translation>Nächstes Tor</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>{score} a.e.t.</source>
        <translation>{score} n. V.</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {home:the} against {away:the}, it stands {score}.</source>
        <translation>Spiel {number}, {stage}: {home:nom} gegen {away:akk}, es steht {score}.</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {home:the} against {away:the}, not yet played.</source>
        <translation>Spiel {number}, {stage}: {home:nom} gegen {away:akk}, noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {home:the} against {away:the}, {score}.</source>
        <translation>Spiel {number}, {stage}: {home:nom} gegen {away:akk}, {score}.</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <translation>Gruppe {letter}</translation>
    </message>
    <message>
        <source>Winner of match {number}</source>
        <translation>Sieger von Spiel {number}</translation>
    </message>
    <message>
        <source>Loser of match {number}</source>
        <translation>Verlierer von Spiel {number}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Group {letter}, slot {slot}</source>
        <translation>Gruppe {letter}, Platz {slot}</translation>
    </message>
    <message>
        <source>No. {rank} of group {letter}, {stage}</source>
        <translation>{rank}. der Gruppe {letter}, {stage}</translation>
    </message>
    <message>
        <source>Winner of group {letter}</source>
        <translation>Erster der Gruppe {letter}</translation>
    </message>
    <message>
        <source>Runner-up of group {letter}</source>
        <translation>Zweiter der Gruppe {letter}</translation>
    </message>
    <message>
        <source>No. {rank} of group {letter}</source>
        <translation>{rank}. der Gruppe {letter}</translation>
    </message>
    <message>
        <source>Best runner-up of {letters}</source>
        <translation>Bester Zweiter aus {letters}</translation>
    </message>
    <message>
        <source>Best third of {letters}</source>
        <translation>Bester Dritter aus {letters}</translation>
    </message>
    <message>
        <source>Best no. {rank} of {letters}</source>
        <translation>Bester {rank}. aus {letters}</translation>
    </message>
    <message>
        <source>2nd stage</source>
        <translation>2. Runde</translation>
    </message>
    <message>
        <source>3rd stage</source>
        <translation>3. Runde</translation>
    </message>
    <message>
        <source>stage {number}</source>
        <translation>{number}. Runde</translation>
    </message>
    <message>
        <source>{score} ({kicks} on penalties)</source>
        <translation>{score} ({kicks} i. E.)</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {first} against {second}, not yet played.</source>
        <translation>Spiel {number}, {stage}: {first} gegen {second}, noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {first} against {second}, {score}.</source>
        <translation>Spiel {number}, {stage}: {first} gegen {second}, {score}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Number of the match</source>
        <translation>Nummer des Spiels</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Heimmannschaft</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Gastmannschaft</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Unpin: {sheet}</source>
        <translation>Lösen: {sheet}</translation>
    </message>
    <message>
        <source>Pin: {sheet}</source>
        <translation>Anheften: {sheet}</translation>
    </message>
    <message>
        <source>Close: {sheet}</source>
        <translation>Schließen: {sheet}</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>Who meets whom</source>
        <translation>Wer gegen wen spielt</translation>
    </message>
    <message>
        <source>The stakes are {amount} more than the cash.</source>
        <translation>Die Einsätze übersteigen die Kasse um {amount}.</translation>
    </message>
    <message>
        <source>A bet on {team:the} is still missing: everybody must place one.</source>
        <translation>Die Wette auf {team:akk} fehlt noch: Die muss jeder abschließen.</translation>
    </message>
    <message>
        <source>{chance}, {worth}</source>
        <translation>{chance}, {worth}</translation>
    </message>
    <message>
        <source>The bookmaker is still counting.</source>
        <translation>Der Buchmacher rechnet noch.</translation>
    </message>
    <message>
        <source>{team}, {bet}: the bookmaker has never seen it happen. A bet costs {stake}.</source>
        <translation>{team}, {bet}: Das hat der Buchmacher noch nie kommen sehen. Die Wette kostet {stake}.</translation>
    </message>
    <message>
        <source>{team}, {bet}: the bookmaker sees a chance of {chance}. A bet costs {stake} and is worth up to {worth} on average, {less} less each time it comes true for each who holds it too.</source>
        <translation>{team}, {bet}: Der Buchmacher sieht eine Chance von {chance}. Eine Wette kostet {stake} und ist im Schnitt bis zu {worth} wert; geht sie auf, sind es {less} weniger für jeden, der sie auch hat.</translation>
    </message>
    <message>
        <source>{team}, {bet}: the bookmaker sees a chance of {chance}, fair odds of {odds} to 1. A bet costs {stake} and is worth {worth} on average.</source>
        <translation>{team}, {bet}: Der Buchmacher sieht eine Chance von {chance}, das ist eine faire Quote von {odds} zu 1. Die Wette kostet {stake} und bringt im Schnitt {worth}.</translation>
    </message>
    <message>
        <source>praised by {seats}</source>
        <translation>Lob von {seats}</translation>
    </message>
    <message>
        <source>{seats} warned against it</source>
        <translation>Warnung von {seats}</translation>
    </message>
    <message>
        <source>{team}, {group}</source>
        <translation>{team}, {group}</translation>
    </message>
    <message>
        <source>{team}, first against {other:the}</source>
        <translation>{team}, zuerst gegen {other:akk}</translation>
    </message>
    <message>
        <source>{team}: {said}</source>
        <translation>{team}: {said}</translation>
    </message>
    <message>
        <source>{team}, managed by {trainer}: a bet costs {stake}.</source>
        <translation>{team}, trainiert von {trainer}: Eine Wette kostet {stake}.</translation>
    </message>
    <message>
        <source>{team}: {bet}. Costs {stake}, pays up to {pays}, {less} less for each who holds it too.</source>
        <translation>{team}: {bet}. Kostet {stake}, zahlt bis zu {pays}, {less} weniger für jeden, der sie auch hat.</translation>
    </message>
    <message>
        <source>{team}: {bet}. Costs {stake}, pays {pays}.</source>
        <translation>{team}: {bet}. Kostet {stake}, zahlt {pays}.</translation>
    </message>
    <message>
        <source>+ praise, − warnings of the evening before; who said it stands in the tooltip</source>
        <translation>+ Lob, − Warnungen vom Abend davor; wer es gesagt hat, zeigt der Zeiger auf der Zahl</translation>
    </message>
    <message>
        <source>What a bet on the team costs</source>
        <translation>Was eine Wette auf die Mannschaft kostet</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>Meets first</source>
        <comment>column: the first opponent of a team</comment>
        <translation>Zuerst gegen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Pub</source>
        <comment>column: praise and warnings of the evening before</comment>
        <translation>Kneipe</translation>
    </message>
    <message>
        <source>Bookmaker {kind}</source>
        <comment>column; kind is QF, F or T</comment>
        <translation>Buchmacher {kind}</translation>
    </message>
    <message>
        <source>{bet}: the bookmaker&apos;s chance, and what a bet on it is worth on average</source>
        <translation>{bet}: die Chance laut Buchmacher und was eine Wette darauf im Schnitt bringt</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>Off. Cards, dice, whistle and crowd are heard once this is on; Ctrl+Shift+M switches it.</source>
        <translation>Aus. Eingeschaltet hörst du Karten, Würfel, Pfiffe und Publikum; Strg+Umschalt+M schaltet um.</translation>
    </message>
    <message>
        <source>Nothing is heard: the part that plays sounds is not installed.</source>
        <translation>Nichts zu hören: Der Teil, der Geräusche abspielt, ist nicht installiert.</translation>
    </message>
    <message>
        <source>Nothing is heard: there is no sound device. It is looked for every few seconds.</source>
        <translation>Nichts zu hören: Es gibt kein Tongerät. Alle paar Sekunden wird danach gesucht.</translation>
    </message>
    <message>
        <source>Looking for a sound device…</source>
        <translation>Ein Tongerät wird gesucht …</translation>
    </message>
    <message>
        <source>On. Cards, dice, whistle and crowd are heard; Ctrl+Shift+M switches it.</source>
        <translation>An. Du hörst Karten, Würfel, Pfiffe und Publikum; Strg+Umschalt+M schaltet um.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Geräusche abspielen</translation>
    </message>
    <message>
        <source>Volume of the effects</source>
        <translation>Lautstärke der Geräusche</translation>
    </message>
    <message>
        <source>Volume of the crowd</source>
        <translation>Lautstärke des Publikums</translation>
    </message>
    <message>
        <source>Volume of the voice</source>
        <translation>Lautstärke der Stimme</translation>
    </message>
    <message>
        <source>Blow the whistle</source>
        <translation>Einmal pfeifen</translation>
    </message>
</context>
<context>
    <name>StageTable</name>
    <message>
        <source>{choice} [Enter]</source>
        <translation>{choice} [Enter]</translation>
    </message>
    <message>
        <source>Next target [Tab]</source>
        <translation>Nächstes Ziel [Tab]</translation>
    </message>
</context>
<context>
    <name>Stamp</name>
    <message>
        <source>SAVED!</source>
        <translation>GEHALTEN!</translation>
    </message>
    <message>
        <source>MISSED!</source>
        <translation>VORBEI!</translation>
    </message>
    <message>
        <source>SENT OFF!</source>
        <translation>PLATZVERWEIS!</translation>
    </message>
    <message>
        <source>CALLED OFF!</source>
        <translation>ABGEBLASEN!</translation>
    </message>
    <message>
        <source>EXTRA TIME</source>
        <translation>VERLÄNGERUNG</translation>
    </message>
    <message>
        <source>PENALTY SHOOT-OUT</source>
        <translation>ELFMETERSCHIESSEN</translation>
    </message>
    <message>
        <source>FULL TIME</source>
        <translation>ABPFIFF</translation>
    </message>
    <message>
        <source>HANDED IN</source>
        <translation>ABGEGEBEN</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Learn the game by playing it, in five minutes</source>
        <translation>Das Spiel beim Spielen lernen, in fünf Minuten</translation>
    </message>
    <message>
        <source>Cups and championships</source>
        <translation>Pokale und Meisterschaften</translation>
    </message>
    <message>
        <source>Many matches, one winner</source>
        <translation>Viele Spiele, ein Sieger</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Spielstand öffnen …</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Wiedergabe …</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergeben</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Card album</source>
        <translation>Kartenalbum</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Ruhmeshalle</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Angefangene Spiele</translation>
    </message>
    <message>
        <source>Into the bin</source>
        <translation>In den Papierkorb</translation>
    </message>
</context>
<context>
    <name>StateList</name>
    <message>
        <source>Dice and cards</source>
        <translation>Würfel und Karten</translation>
    </message>
    <message>
        <source>The last rolls, cards, and who may not touch the ball.</source>
        <translation>Die letzten Würfe, Karten, und wer den Ball nicht berühren darf.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
</context>
<context>
    <name>SwallowsManners</name>
    <message>
        <source>I am {name}: show my slip</source>
        <translation>Ich bin {name}: Wettschein zeigen</translation>
    </message>
</context>
<context>
    <name>TargetsList</name>
    <message>
        <source>Targets, the best first</source>
        <translation>Ziele, das beste zuerst</translation>
    </message>
    <message>
        <source>What can be chosen on the board, as soon as something can.</source>
        <translation>Was auf dem Brett zu wählen ist, sobald es etwas zu wählen gibt.</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verpasst</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>The disk would not keep this result.</source>
        <translation>Das Ergebnis ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
</context>
<context>
    <name>TextTableView</name>
    <message>
        <source>The match as text</source>
        <translation>Das Spiel als Text</translation>
    </message>
    <message>
        <source>Take choice 1, and so on</source>
        <translation>Auswahl 1 treffen, und so weiter</translation>
    </message>
    <message>
        <source>Take the number typed so far, or the link that has the focus</source>
        <translation>Die bisher getippte Zahl nehmen oder den Verweis, der den Fokus hat</translation>
    </message>
    <message>
        <source>Back to the first choices</source>
        <translation>Zurück zur ersten Auswahl</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Tip</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Keine Tipps mehr</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Die Mannschaftswahl</translation>
    </message>
    <message>
        <source>The evening before</source>
        <translation>Der Abend davor</translation>
    </message>
    <message>
        <source>The betting slip</source>
        <translation>Der Wettschein</translation>
    </message>
    <message>
        <source>A swallow</source>
        <translation>Eine Schwalbe</translation>
    </message>
    <message>
        <source>A rough goal</source>
        <translation>Ein Rüpeltor</translation>
    </message>
    <message>
        <source>On the edge of the area</source>
        <translation>An der Strafraumgrenze</translation>
    </message>
    <message>
        <source>The referee changed the die</source>
        <translation>Am Würfel gedreht</translation>
    </message>
    <message>
        <source>A sending-off</source>
        <translation>Ein Platzverweis</translation>
    </message>
    <message>
        <source>A bribe</source>
        <translation>Eine Bestechung</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Umschläge</translation>
    </message>
    <message>
        <source>A penalty out of the blue</source>
        <translation>Ein Elfmeter aus heiterem Himmel</translation>
    </message>
    <message>
        <source>An own goal</source>
        <translation>Ein Eigentor</translation>
    </message>
    <message>
        <source>Attacking no more</source>
        <translation>Nicht mehr angreifen</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>The shoot-out</source>
        <translation>Das Elfmeterschießen</translation>
    </message>
    <message>
        <source>Reds come back</source>
        <translation>Rote kommen zurück</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>The pile was empty</source>
        <translation>Der Stapel war leer</translation>
    </message>
    <message>
        <source>The rest day</source>
        <translation>Die Ruhepause</translation>
    </message>
    <message>
        <source>The players pick in turn, then back again. A team&apos;s strength is not only its cards: it is also what a bet on it costs.</source>
        <translation>Gewählt wird reihum, dann rückwärts. Die Stärke einer Mannschaft ist zugleich der Preis: So viel kostet eine Wette auf sie.</translation>
    </message>
    <message>
        <source>Look at your cards below before you open your mouth. A good word brings a team backers, a warning keeps money away. Nothing need be true, and after the pay-out everybody sees who fibbed.</source>
        <translation>Schau unten in deine Karten, bevor du den Mund aufmachst. Ein gutes Wort bringt einer Mannschaft Anhänger, eine Warnung hält Geld fern. Stimmen muss nichts, und nach der Auszahlung sehen alle, wer geflunkert hat.</translation>
    </message>
    <message>
        <source>A bet costs the team&apos;s strength. It pays if the team gets at least that far, and never more than it names. If Germany play, one on them is a duty. Nobody sees your slip before the pay-out.</source>
        <translation>Eine Wette kostet die Stärke der Mannschaft. Sie zahlt, wenn die Mannschaft mindestens so weit kommt, und nie mehr, als sie nennt. Spielt Deutschland mit, ist eine darauf Pflicht. Deinen Schein sieht vor der Auszahlung keiner.</translation>
    </message>
    <message>
        <source>A dive. Nobody can answer it: on {swallow_believed} or more the referee believes it, on {swallow_sends_off} or more a defender goes as well, and under {own_man_off} the diver&apos;s own team loses a card.</source>
        <translation>Hingefallen ohne Not. Keiner kann darauf antworten: Ab {swallow_believed} glaubt sie der Schiedsrichter, ab {swallow_sends_off} fliegt noch ein Verteidiger, und unter {own_man_off} verliert die eigene Mannschaft eine Karte.</translation>
    </message>
    <message>
        <source>The attacker fouls and scores. Here a low total is good for him: under {rough_seen} nobody saw it.</source>
        <translation>Der Angreifer foult und trifft. Hier ist eine niedrige Summe gut für ihn: Unter {rough_seen} hat es keiner gesehen.</translation>
    </message>
    <message>
        <source>What happens on the edge is inside or outside as the referee rules: a penalty of 5 or a free kick of 2. If he took money for a team, he may not rule against it.</source>
        <translation>Was an der Strafraumgrenze passiert, ist drinnen oder draußen, wie der Schiedsrichter es sieht: ein Elfmeter mit 5 oder ein Freistoß mit 2. Hat er für eine Mannschaft Geld genommen, darf er nicht gegen sie entscheiden.</translation>
    </message>
    <message>
        <source>Where one point decides, the referee may add or take one. Never on a shot.</source>
        <translation>Wo es auf einen Punkt ankommt, darf der Schiedsrichter einen dazugeben oder wegnehmen. Bei einem Schuss nie.</translation>
    </message>
    <message>
        <source>The referee looks at the whole hand, and one card leaves the tournament for good. Star cards always stay.</source>
        <translation>Der Schiedsrichter sieht die ganze Hand, und eine Karte ist für immer aus dem Turnier. Starkarten bleiben immer.</translation>
    </message>
    <message>
        <source>Everybody may offer, at most three times a match, and everybody sees it. If the referee accepts, he decides nothing against that team until the final whistle.</source>
        <translation>Jeder darf bieten, höchstens dreimal je Spiel, und alle sehen es. Nimmt der Schiedsrichter an, entscheidet er bis zum Abpfiff nichts mehr gegen diese Mannschaft.</translation>
    </message>
    <message>
        <source>Before the whistle of a close match everybody may put money into an envelope for the referee. He opens them all at once and takes one or none. He need not give the penalty for it, but everybody remembers.</source>
        <translation>Vor dem Abpfiff eines knappen Spiels darf jeder Geld für den Schiedsrichter in einen Umschlag stecken. Er öffnet alle auf einmal und nimmt einen oder keinen. Den Elfmeter muss er dafür nicht geben, aber alle merken es sich.</translation>
    </message>
    <message>
        <source>Every player may do that once in the whole tournament, as referee, for either team.</source>
        <translation>Das darf jeder einmal im ganzen Turnier, während er pfeift, für jede der beiden Mannschaften.</translation>
    </message>
    <message>
        <source>Some cards say so: with a 1 on the die a defender turns it in himself, whatever the total.</source>
        <translation>Bei manchen Karten steht es drauf: Bei einer 1 lenkt ein Verteidiger den Ball selbst ins Tor, egal wie hoch die Summe ist.</translation>
    </message>
    <message>
        <source>That team attacks no more in normal time; the other still may. When both have had enough, the whistle goes.</source>
        <translation>Diese Mannschaft greift in der regulären Spielzeit nicht mehr an; die andere darf weitermachen. Wollen beide nicht mehr, wird abgepfiffen.</translation>
    </message>
    <message>
        <source>Both teams may attack again, and except in the final nobody has to play a green. Reds that were used stay used.</source>
        <translation>Beide Mannschaften dürfen wieder angreifen, und außer im Finale muss niemand eine grüne Karte spielen. Verbrauchte rote bleiben verbraucht.</translation>
    </message>
    <message>
        <source>Five penalties each, then in pairs. Only keepers, and reds made for it, can be played. The referee has no part in it.</source>
        <translation>Fünf Elfmeter für jeden, dann paarweise weiter. Gespielt werden nur Torhüter und rote Karten, die dafür gemacht sind. Der Schiedsrichter hat nichts zu sagen.</translation>
    </message>
    <message>
        <source>Green and blue cards that were played are gone. Reds return to their team after the match.</source>
        <translation>Gespielte grüne und blaue Karten sind weg. Rote kehren nach dem Spiel zu ihrer Mannschaft zurück.</translation>
    </message>
    <message>
        <source>Whoever decides against Germany referees no more in this tournament, bribe or no bribe.</source>
        <translation>Wer gegen Deutschland entscheidet, pfeift in diesem Turnier nicht mehr, bestochen oder nicht.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new draw pile. Cards that were sent off stay away.</source>
        <translation>Die Ablage wird zu einem neuen Nachziehstapel gemischt. Karten nach einem Platzverweis bleiben draußen.</translation>
    </message>
    <message>
        <source>Before the knock-out every team that goes through takes one of the red cards that are left over.</source>
        <translation>Vor der K.-o.-Runde nimmt jede Mannschaft, die weiterkommt, eine der übrigen roten Karten.</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Opponents talk</source>
        <translation>Gegner reden mit</translation>
    </message>
    <message>
        <source>The computer&apos;s players cheer, grumble and make excuses, at most once in two turns.</source>
        <translation>Die Spieler des Computers jubeln, murren und haben Ausreden, höchstens einmal in zwei Zügen.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New &amp;match…</source>
        <translation>Neues &amp;Spiel …</translation>
    </message>
    <message>
        <source>Final Whistle</source>
        <translation>Schlusspfiff</translation>
    </message>
    <message>
        <source>Fifteen men, twelve hidden cards, and every man you use turns to a new strength</source>
        <translation>Fünfzehn Mann, zwölf verdeckte Karten, und wer eingesetzt wird, dreht sich zu einer anderen Stärke</translation>
    </message>
    <message>
        <source>Two names, two squads, six quarters of an hour</source>
        <translation>Zwei Namen, zwei Mannschaften, sechs Viertelstunden</translation>
    </message>
    <message>
        <source>Philosophers&apos; Grudge Match</source>
        <translation>Prestigeduell der Philosophen</translation>
    </message>
    <message>
        <source>Germany against France: four thinkers a side, and a card for every kick</source>
        <translation>Deutschland gegen Frankreich: je vier Denker, und für jeden Schuss eine Karte</translation>
    </message>
    <message>
        <source>Two names, and the longer surname plays Germany</source>
        <translation>Zwei Namen, und der längere Nachname spielt Deutschland</translation>
    </message>
    <message>
        <source>Power Soccer</source>
        <translation>Power Soccer</translation>
    </message>
    <message>
        <source>A dice game of five minutes: to fifty, and not a point more</source>
        <translation>Ein Würfelspiel für fünf Minuten: bis fünfzig und keinen Punkt weiter</translation>
    </message>
    <message>
        <source>Two names, and the die rolls</source>
        <translation>Zwei Namen, und der Würfel rollt</translation>
    </message>
    <message>
        <source>Millions of Swallows</source>
        <translation>Millions of Swallows</translation>
    </message>
    <message>
        <source>A tournament of football, cards, bets and bribes</source>
        <translation>Ein Turnier mit Fußball, Karten, Wetten und Schmiergeld</translation>
    </message>
    <message>
        <source>Show chances</source>
        <translation>Chancen zeigen</translation>
    </message>
    <message>
        <source>Before a card is played: what it needs, and how likely that is.</source>
        <translation>Vor dem Ausspielen einer Karte: was sie braucht und wie wahrscheinlich das ist.</translation>
    </message>
    <message>
        <source>Wait for bribes</source>
        <translation>Für Bestechungen warten</translation>
    </message>
    <message>
        <source>When the computer referees a match with a team or a bet of yours, play waits for your offer before it decides.</source>
        <translation>Pfeift der Computer ein Spiel mit deinen Mannschaften oder Wetten, wartet das Spiel vor seiner Entscheidung auf dein Angebot.</translation>
    </message>
    <message>
        <source>&amp;Wait so that the referee can be bribed</source>
        <translation>W&amp;arten, damit du den Schiedsrichter bestechen kannst</translation>
    </message>
    <message>
        <source>Great moments</source>
        <translation>Große Augenblicke</translation>
    </message>
    <message>
        <source>A goal, or an envelope for the referee, takes the pitch over, and a save is stamped on it. Any key or click ends that and does nothing else.</source>
        <translation>Ein Tor oder ein Umschlag für den Schiedsrichter nimmt den ganzen Platz ein, eine Parade wird daraufgestempelt. Jede Taste und jeder Klick beendet das und tut sonst nichts.</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>The computer&apos;s players boast, grumble and remember, at most once in two attacks.</source>
        <translation>Die Spieler des Computers prahlen, murren und sind nachtragend, höchstens einmal in zwei Angriffen.</translation>
    </message>
    <message>
        <source>Cards in both languages</source>
        <translation>Karten in beiden Sprachen</translation>
    </message>
    <message>
        <source>A card that is looked at closely shows German and English side by side.</source>
        <translation>Aus der Nähe zeigt eine Karte Deutsch und Englisch nebeneinander.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Eight to 48 teams, two to six players, from the draft to the pay-out</source>
        <translation>Acht bis 48 Mannschaften, zwei bis sechs Mitspieler, von der Mannschaftswahl bis zur Auszahlung</translation>
    </message>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Freundschaftsspiel</translation>
    </message>
    <message>
        <source>One match against the computer</source>
        <translation>Ein Spiel gegen den Computer</translation>
    </message>
    <message>
        <source>&amp;Friendly…</source>
        <translation>&amp;Freundschaftsspiel…</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Several tournaments, the same players, one table</source>
        <translation>Mehrere Turniere, dieselben Spieler, eine Tabelle</translation>
    </message>
    <message>
        <source>S&amp;eason…</source>
        <translation>Sa&amp;ison…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Join a game halfway through, with a job to do</source>
        <translation>Spiele, die mittendrin beginnen, mit einem Auftrag</translation>
    </message>
    <message>
        <source>&amp;Scenarios…</source>
        <translation>&amp;Aufgaben…</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Pokal des Tages</translation>
    </message>
    <message>
        <source>A cup of eight, the same for everybody who plays today</source>
        <translation>Acht Mannschaften, für alle dieselben, die heute spielen</translation>
    </message>
    <message>
        <source>&amp;Deal of the day…</source>
        <translation>Pokal des &amp;Tages…</translation>
    </message>
    <message>
        <source>Tactics Board</source>
        <translation>Taktiktafel</translation>
    </message>
    <message>
        <source>Eleven against eleven on 128 squares: exact dice, one bend to a move</source>
        <translation>Elf gegen elf auf 128 Feldern: jedes Auge zählt, ein Knick ist erlaubt</translation>
    </message>
    <message>
        <source>Two names, and the lots are rolled</source>
        <translation>Zwei Namen, und das Los fällt</translation>
    </message>
</context>
<context>
    <name>TournamentScreen</name>
    <message>
        <source>The computer plays for everybody: you watch.</source>
        <translation>Alle Plätze spielt der Computer: Du siehst zu.</translation>
    </message>
    <message>
        <source>You play against the computer.</source>
        <translation>Du spielst gegen den Computer.</translation>
    </message>
    <message>
        <source>Several people play at one screen: a curtain closes before a hand belongs to somebody else.</source>
        <translation>Mehrere Menschen spielen an einem Bildschirm: Bevor die Hand eines anderen zu sehen ist, schließt sich ein Vorhang.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>Everything here has a sensible default: just start</source>
        <translation>Alles ist schon sinnvoll eingestellt: einfach starten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Mitspieler</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>How players get their teams</source>
        <translation>Wie die Mitspieler zu Mannschaften kommen</translation>
    </message>
    <message>
        <source>Undoing decisions that others have seen</source>
        <translation>Entscheidungen zurücknehmen, die andere schon gesehen haben</translation>
    </message>
    <message>
        <source>Dice and answers are undone with a decision, which is then made again. If you play alone, nobody is asked, unless you choose “Never”. The table is told, and the saved game keeps both.</source>
        <translation>Mit einer Entscheidung gehen Würfe und Antworten zurück, und es wird neu gewählt. Spielst du allein, wird niemand gefragt, außer bei „Nie“. Der Tisch erfährt es, und die Aufzeichnung behält beides.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Mannschaftswahl</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Durch das Los</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Nach Absprache</translation>
    </message>
    <message>
        <source>If all agree</source>
        <translation>Wenn alle zustimmen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>The evening before: praise and warnings before the bets</source>
        <translation>Der Abend davor: Lob und Warnungen vor den Wetten</translation>
    </message>
    <message>
        <source>Haggling: the referee may name a price</source>
        <translation>Feilschen: Der Schiedsrichter darf einen Preis nennen</translation>
    </message>
    <message>
        <source>Envelopes: before the whistle of a close match all may tempt the referee</source>
        <translation>Umschläge: Vor dem Abpfiff eines knappen Spiels darf jeder den Schiedsrichter versuchen</translation>
    </message>
    <message>
        <source>As printed: the game of the book, without any rule of ours</source>
        <translation>Wie gedruckt: das Spiel des Regelhefts, ohne eigene Regeln</translation>
    </message>
    <message>
        <source>Shared odds: a won bet pays less for each who holds it too</source>
        <translation>Geteilte Quoten: Eine gewonnene Wette bringt weniger für jeden, der sie auch hat</translation>
    </message>
    <message>
        <source>No bribe above {amount}</source>
        <translation>Keine Bestechung über {amount}</translation>
    </message>
    <message>
        <source>Hints: people may ask what an expert would do</source>
        <translation>Rat: Menschen dürfen fragen, was ein Könner täte</translation>
    </message>
    <message>
        <source>Bookmaker: betting slips show the chances and the worth of every bet if you ask</source>
        <translation>Buchmacher: Wettscheine zeigen, wenn man fragt, wie wahrscheinlich und wie viel wert jede Wette ist</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>TrophiesScreen</name>
    <message>
        <source>Trophies</source>
        <translation>Trophäen</translation>
    </message>
    <message numerus="yes">
        <source>%n trophy(ies) won; who holds one defends it against any challenger</source>
        <translation>
            <numerusform>%n Trophäe gewonnen; wer eine hat, verteidigt sie gegen jeden Herausforderer</numerusform>
            <numerusform>%n Trophäen gewonnen; wer eine hat, verteidigt sie gegen jeden Herausforderer</numerusform>
        </translation>
    </message>
    <message>
        <source>{trophy}, {game}</source>
        <translation>{trophy}, {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>TrophyCase</name>
    <message>
        <source>Nobody holds it yet. Play for it.</source>
        <translation>Noch frei. Spiel darum.</translation>
    </message>
    <message>
        <source>It is being played for. Go on.</source>
        <translation>Darum wird gespielt. Mach weiter.</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>Im Besitz von {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds it, defended %n time(s).</source>
        <translation>
            <numerusform>Im Besitz von {name}, einmal verteidigt.</numerusform>
            <numerusform>Im Besitz von {name}, %n-mal verteidigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} It is being defended. Go on.</source>
        <translation>{line} Wird gerade verteidigt. Mach weiter.</translation>
    </message>
    <message>
        <source>{line} Challenge for it.</source>
        <translation>{line} Fordere heraus.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The saved game is damaged in line {line}: {reason}.</source>
        <translation>Die Aufzeichnung ist in Zeile {line} beschädigt: {reason}.</translation>
    </message>
    <message>
        <source>The saved game was written by a newer version of the program ({app}) and cannot be read by this one: open it with the newer one.</source>
        <translation>Die Aufzeichnung stammt von einer neueren Version des Programms ({app}), diese kann sie nicht lesen: Öffne sie mit der neueren.</translation>
    </message>
    <message>
        <source>The game was played with version {app} and cannot be continued in this one: finish it there.</source>
        <translation>Gespielt wurde mit Version {app}; in dieser lässt sich das nicht fortsetzen: Spiel es dort zu Ende.</translation>
    </message>
    <message>
        <source>The file cannot be read: see whether it is still there and whether you may open it.</source>
        <translation>Die Datei lässt sich nicht lesen: Sieh nach, ob sie noch da ist und ob du sie öffnen darfst.</translation>
    </message>
    <message>
        <source>The saved game is of a kind that this program does not have; a newer version may have it.</source>
        <translation>Die Aufzeichnung gehört zu einem Spiel, das dieses Programm nicht hat; eine neuere Version hat es vielleicht.</translation>
    </message>
    <message>
        <source>The game is played with packs that are not installed as they were: {packs}. Install them.</source>
        <translation>Das Spiel wird mit Paketen gespielt, die nicht (oder nicht so wie damals) installiert sind: {packs}. Installiere sie.</translation>
    </message>
    <message>
        <source>The game is open in another window: go on there, or close it there first.</source>
        <translation>Das Spiel ist in einem anderen Fenster offen: Spiel dort weiter oder schließ es dort zuerst.</translation>
    </message>
    <message>
        <source>The saved game cannot be used; if you have a copy, open that.</source>
        <translation>Die Aufzeichnung ist nicht zu gebrauchen; wenn du eine Kopie hast, öffne die.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is too large for a saved game</source>
        <translation>die Datei ist zu groß für eine Aufzeichnung</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>das ist keine Aufzeichnung eines Spiels</translation>
    </message>
    <message>
        <source>the line is cut off</source>
        <translation>die Zeile ist abgeschnitten</translation>
    </message>
    <message>
        <source>the line was changed, or lines are missing before it</source>
        <translation>die Zeile wurde geändert, oder davor fehlen welche</translation>
    </message>
    <message>
        <source>the line cannot be read</source>
        <translation>die Zeile ist nicht lesbar</translation>
    </message>
    <message>
        <source>the line does not say what it must</source>
        <translation>die Zeile sagt nicht, was sie sagen muss</translation>
    </message>
    <message>
        <source>the line does not agree with the rules</source>
        <translation>die Zeile passt nicht zu den Regeln</translation>
    </message>
    <message>
        <source>the line cannot be used</source>
        <translation>die Zeile ist nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>The disk is full: the game goes on, but is not saved any more. Save a copy elsewhere.</source>
        <translation>Der Datenträger ist voll: Das Spiel geht weiter, wird aber nicht mehr gesichert. Bitte anderswo eine Kopie sichern.</translation>
    </message>
    <message>
        <source>The folder of the games is read-only: the game goes on, but is not saved. Save a copy elsewhere.</source>
        <translation>Der Ordner der Spiele ist schreibgeschützt: Das Spiel geht weiter, wird aber nicht gesichert. Bitte anderswo eine Kopie sichern.</translation>
    </message>
    <message>
        <source>The folder of the games is missing: the game goes on, but is not saved. Save a copy elsewhere.</source>
        <translation>Der Ordner der Spiele fehlt: Das Spiel geht weiter, wird aber nicht gesichert. Bitte anderswo eine Kopie sichern.</translation>
    </message>
    <message>
        <source>Another window writes this game: it goes on here, but is not saved. Save a copy elsewhere.</source>
        <translation>Ein anderes Fenster schreibt an diesem Spiel: Hier geht es weiter, wird aber nicht gesichert. Bitte anderswo eine Kopie sichern.</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment, but it goes on. Save a copy elsewhere.</source>
        <translation>Das Spiel lässt sich gerade nicht sichern, geht aber weiter. Bitte anderswo eine Kopie sichern.</translation>
    </message>
    <message>
        <source>The last moves of the game could not be saved: {file} ends before them.</source>
        <translation>Die letzten Züge des Spiels ließen sich nicht sichern: {file} endet vor ihnen.</translation>
    </message>
    <message>
        <source>Another program had added to the file {file}. That was taken off again; nothing is lost.</source>
        <translation>Ein anderes Programm hatte an die Datei {file} etwas angehängt. Das ist wieder entfernt; verloren ist nichts.</translation>
    </message>
    <message>
        <source>Another program has put something else in the place of {file}. It goes on in {copy_name}.</source>
        <translation>Ein anderes Programm hat an die Stelle von {file} etwas anderes gelegt. Weiter geht es in {copy_name}.</translation>
    </message>
    <message>
        <source>Another program had changed the file {file}. What it held then is kept as {copy_name}.</source>
        <translation>Ein anderes Programm hatte die Datei {file} verändert. Deren Inhalt bleibt als {copy_name} erhalten.</translation>
    </message>
    <message>
        <source>Another program has deleted the file {file}, and it cannot be written anew.</source>
        <translation>Ein anderes Programm hat die Datei {file} gelöscht, und sie lässt sich nicht neu schreiben.</translation>
    </message>
    <message>
        <source>Another program had deleted or changed the file {file}. It was written anew; nothing is lost.</source>
        <translation>Ein anderes Programm hatte die Datei {file} gelöscht oder verändert. Sie ist neu geschrieben; verloren ist nichts.</translation>
    </message>
    <message>
        <source>The last line of the saved game was cut off; the game goes on from the move before it.</source>
        <translation>Die letzte Zeile der Aufzeichnung war abgeschnitten; das Spiel geht vom Zug davor weiter.</translation>
    </message>
    <message>
        <source>The saved game was damaged; it goes on from its last sound move, in a new file.</source>
        <translation>Die Aufzeichnung war beschädigt; das Spiel geht vom letzten unversehrten Zug weiter, in einer neuen Datei.</translation>
    </message>
    <message>
        <source>The game began in another version; it goes on from the start of its last match.</source>
        <translation>Das Spiel begann in einer anderen Version; es geht vom Anfang des letzten Spiels weiter.</translation>
    </message>
    <message>
        <source>This version does not know the level of a computer player, who plays on at level {level}. Match, Players changes that.</source>
        <translation>Diese Version kennt die Stufe eines Computerspielers nicht: Er spielt auf der Stufe {level} weiter. Ändern kannst du das unter Ablauf, Mitspieler.</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>End the tutorial</source>
        <translation>Einführung beenden</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Watch what comes of it ...</source>
        <translation>Schau, was daraus wird ...</translation>
    </message>
</context>
<context>
    <name>TwoSides</name>
    <message>
        <source>{what}: {a} {number_a}, {b} {number_b}</source>
        <translation>{what}: {a} {number_a}, {b} {number_b}</translation>
    </message>
</context>
<context>
    <name>Unmasked</name>
    <message>
        <source>{seat}: {level}, {character}</source>
        <translation>{seat}: {level}, {character}</translation>
    </message>
</context>
<context>
    <name>VoicePanel</name>
    <message>
        <source>He shoots, he scores, he dives, just in case.</source>
        <translation>Er schießt, er trifft, und er fällt, sicherheitshalber.</translation>
    </message>
    <message>
        <source>The system&apos;s own</source>
        <translation>Die des Systems</translation>
    </message>
    <message>
        <source>Off. What everybody may know is read while the game is shown; Ctrl+. skips a sentence.</source>
        <translation>Aus. Vorgelesen wird, was alle wissen dürfen, während das Spiel zu sehen ist; Strg+. überspringt einen Satz.</translation>
    </message>
    <message>
        <source>Looking for a voice…</source>
        <translation>Eine Stimme wird gesucht …</translation>
    </message>
    <message>
        <source>No voice: its part is not installed. In the game&apos;s folder: {command}</source>
        <translation>Keine Stimme: Ihr Teil ist nicht installiert. Im Ordner des Spiels: {command}</translation>
    </message>
    <message>
        <source>No voice: no speech engine works. On Debian: {command}</source>
        <translation>Keine Stimme: Es läuft keine Sprachausgabe. Unter Debian: {command}</translation>
    </message>
    <message>
        <source>No voice: no speech engine works on this computer.</source>
        <translation>Keine Stimme: Auf diesem Rechner läuft keine Sprachausgabe.</translation>
    </message>
    <message>
        <source>No voice: the speech engine has none for this language.</source>
        <translation>Keine Stimme: Die Sprachausgabe hat keine für diese Sprache.</translation>
    </message>
    <message>
        <source>On. What everybody may know is read while the game is shown; Ctrl+. skips a sentence.</source>
        <translation>An. Vorgelesen wird, was alle wissen dürfen, während das Spiel zu sehen ist; Strg+. überspringt einen Satz.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Read the commentary aloud</source>
        <translation>Kommentar vorlesen</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Anhören</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Hear cards, dice, whistle and crowd</source>
        <translation>Karten, Würfel, Pfiff und Publikum hören</translation>
    </message>
    <message>
        <source>It explains itself as it goes, in five minutes</source>
        <translation>Es erklärt sich beim Spielen, in fünf Minuten</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Dein erstes Spiel</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>You</name>
    <message>
        <source>What are you called?</source>
        <translation>Wie heißt du?</translation>
    </message>
</context>
<context>
    <name>YouScreen</name>
    <message>
        <source>games played to their end</source>
        <translation>zu Ende gespielt</translation>
    </message>
    <message>
        <source>of them won</source>
        <translation>davon gewonnen</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} von {played}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Change the name…</source>
        <translation>Namen ändern…</translation>
    </message>
    <message>
        <source>All these games</source>
        <translation>Alle diese Partien</translation>
    </message>
</context>
</TS>
