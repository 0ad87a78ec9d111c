<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AlbumScreen</name>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n different card</numerusform>
            <numerusform>%n different cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nation(s)</source>
        <translation>
            <numerusform>%n nation</numerusform>
            <numerusform>%n nations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these in the deck</source>
        <translation>
            <numerusform>%n of these in the deck</numerusform>
            <numerusform>%n of these in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>Draw %n card(s) blind from the pile.</source>
        <translation>
            <numerusform>Draw %n card blind from the pile.</numerusform>
            <numerusform>Draw %n cards blind from the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s).</source>
        <translation>
            <numerusform>Draw %n card.</numerusform>
            <numerusform>Draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n green card(s).</source>
        <translation>
            <numerusform>Draw %n green card.</numerusform>
            <numerusform>Draw %n green cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n blue card(s).</source>
        <translation>
            <numerusform>Draw %n blue card.</numerusform>
            <numerusform>Draw %n blue cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n red card(s).</source>
        <translation>
            <numerusform>Draw %n red card.</numerusform>
            <numerusform>Draw %n red cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) of yours.</source>
        <translation>
            <numerusform>Give up %n card of yours.</numerusform>
            <numerusform>Give up %n cards of yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n green card(s) of yours.</source>
        <translation>
            <numerusform>Give up %n green card of yours.</numerusform>
            <numerusform>Give up %n green cards of yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n blue card(s) of yours.</source>
        <translation>
            <numerusform>Give up %n blue card of yours.</numerusform>
            <numerusform>Give up %n blue cards of yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n red card(s) of yours.</source>
        <translation>
            <numerusform>Give up %n red card of yours.</numerusform>
            <numerusform>Give up %n red cards of yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at their hand and injure %n card(s) of your choice.</source>
        <translation>
            <numerusform>Look at their hand and injure %n card of your choice.</numerusform>
            <numerusform>Look at their hand and injure %n cards of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n card(s) by injury.</source>
        <translation>
            <numerusform>The others lose %n card by injury.</numerusform>
            <numerusform>The others lose %n cards by injury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n green card(s) by injury.</source>
        <translation>
            <numerusform>The others lose %n green card by injury.</numerusform>
            <numerusform>The others lose %n green cards by injury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n blue card(s) by injury.</source>
        <translation>
            <numerusform>The others lose %n blue card by injury.</numerusform>
            <numerusform>The others lose %n blue cards by injury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n red card(s) by injury.</source>
        <translation>
            <numerusform>The others lose %n red card by injury.</numerusform>
            <numerusform>The others lose %n red cards by injury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the others.</source>
        <translation>
            <numerusform>Take %n card from the others.</numerusform>
            <numerusform>Take %n cards from the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n green card(s) from the others.</source>
        <translation>
            <numerusform>Take %n green card from the others.</numerusform>
            <numerusform>Take %n green cards from the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n blue card(s) from the others.</source>
        <translation>
            <numerusform>Take %n blue card from the others.</numerusform>
            <numerusform>Take %n blue cards from the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n red card(s) from the others.</source>
        <translation>
            <numerusform>Take %n red card from the others.</numerusform>
            <numerusform>Take %n red cards from the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n card(s) you played in this match to your hand.</source>
        <translation>
            <numerusform>Return %n card you played in this match to your hand.</numerusform>
            <numerusform>Return %n cards you played in this match to your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n green card(s) you played in this match to your hand.</source>
        <translation>
            <numerusform>Return %n green card you played in this match to your hand.</numerusform>
            <numerusform>Return %n green cards you played in this match to your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n blue card(s) you played in this match to your hand.</source>
        <translation>
            <numerusform>Return %n blue card you played in this match to your hand.</numerusform>
            <numerusform>Return %n blue cards you played in this match to your hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message numerus="yes">
        <source>about %n time(s) in a hundred</source>
        <translation>
            <numerusform>about once in a hundred times</numerusform>
            <numerusform>about %n times in a hundred</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cups</name>
    <message numerus="yes">
        <source>%n match(es) to be played</source>
        <translation>
            <numerusform>%n match to be played</numerusform>
            <numerusform>%n matches to be played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DefenceSetUp</name>
    <message numerus="yes">
        <source>{name} has defended it %n time(s).</source>
        <translation>
            <numerusform>{name} has defended it once.</numerusform>
            <numerusform>{name} has defended it %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message numerus="yes">
        <source>%n move(s) before it are sound. The file itself is not changed: the game would go on in a new one.</source>
        <translation>
            <numerusform>%n move before it is sound. The file itself is not changed: the game would go on in a new one.</numerusform>
            <numerusform>%n moves before it are sound. The file itself is not changed: the game would go on in a new one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) before it are sound and can be shown.</source>
        <translation>
            <numerusform>%n move before it is sound and can be shown.</numerusform>
            <numerusform>%n moves before it are sound and can be shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) are deleted for good: {titles}.</source>
        <translation>
            <numerusform>%n saved game is deleted for good: {titles}.</numerusform>
            <numerusform>%n saved games are deleted for good: {titles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) need it and cannot be opened until it is installed again.</source>
        <translation>
            <numerusform>%n saved game needs it and cannot be opened until it is installed again.</numerusform>
            <numerusform>%n saved games need it and cannot be opened until it is installed again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Draft</name>
    <message numerus="yes">
        <source>%n star card(s)</source>
        <translation>
            <numerusform>%n star card</numerusform>
            <numerusform>%n star cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message numerus="yes">
        <source>%n title(s)</source>
        <translation>
            <numerusform>%n title</numerusform>
            <numerusform>%n titles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n game(s)</source>
        <translation>
            <numerusform>in %n game</numerusform>
            <numerusform>in %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message numerus="yes">
        <source>%n team(s) still missing.</source>
        <translation>
            <numerusform>%n team still missing.</numerusform>
            <numerusform>%n teams still missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) too many.</source>
        <translation>
            <numerusform>%n team too many.</numerusform>
            <numerusform>%n teams too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldPanel</name>
    <message numerus="yes">
        <source>{cup}, %n team(s)</source>
        <translation>
            <numerusform>{cup}, %n team</numerusform>
            <numerusform>{cup}, %n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) drawn by lot.</source>
        <translation>
            <numerusform>%n team drawn by lot.</numerusform>
            <numerusform>%n teams drawn by lot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalRival</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attack</numerusform>
            <numerusform>%n attacks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameMessages</name>
    <message numerus="yes">
        <source>%n wrong PIN(s) were tried at your curtain since you opened it last.</source>
        <translation>
            <numerusform>%n wrong PIN was tried at your curtain since you opened it last.</numerusform>
            <numerusform>%n wrong PINs were tried at your curtain since you opened it last.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n move made</numerusform>
            <numerusform>%n moves made</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrudgeBand</name>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrudgeHand</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrudgeResult</name>
    <message numerus="yes">
        <source>{man}: %n card(s)</source>
        <translation>
            <numerusform>{man}: %n card</numerusform>
            <numerusform>{man}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>{reason} The %n bet(s) marked make it likeliest to end with most money; cost: {stakes}.</source>
        <translation>
            <numerusform>{reason} The bet marked makes it likeliest to end with most money; cost: {stakes}.</numerusform>
            <numerusform>{reason} The %n bets marked together make it likeliest to end with most money; cost: {stakes}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastDay</name>
    <message numerus="yes">
        <source>{team:The} go through if they win by at least %n goal(s), else they are out.</source>
        <translation>
            <numerusform>{team:The} go through if they win by at least %n goal, else they are out.</numerusform>
            <numerusform>{team:The} go through if they win by at least %n goals, else they are out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team:The} go through if they lose by no more than %n goal(s), else they are out.</source>
        <translation>
            <numerusform>{team:The} go through if they lose by no more than %n goal, else they are out.</numerusform>
            <numerusform>{team:The} go through if they lose by no more than %n goals, else they are out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchBand</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NationCard</name>
    <message numerus="yes">
        <source>%n star card(s)</source>
        <translation>
            <numerusform>%n star card</numerusform>
            <numerusform>%n star cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackPanel</name>
    <message numerus="yes">
        <source>%n nation(s)</source>
        <translation>
            <numerusform>%n nation</numerusform>
            <numerusform>%n nations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n different cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n format</numerusform>
            <numerusform>%n formats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) of teams</source>
        <translation>
            <numerusform>%n field of teams</numerusform>
            <numerusform>%n fields of teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the game left out</source>
        <translation>
            <numerusform>%n card of the game left out</numerusform>
            <numerusform>%n cards of the game left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message numerus="yes">
        <source>%n page(s) written: {path}</source>
        <translation>
            <numerusform>%n page written: {path}</numerusform>
            <numerusform>%n pages written: {path}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n green card(s)</source>
        <translation>
            <numerusform>%n green card</numerusform>
            <numerusform>%n green cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue card(s)</source>
        <translation>
            <numerusform>%n blue card</numerusform>
            <numerusform>%n blue cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red card(s)</source>
        <translation>
            <numerusform>%n red card</numerusform>
            <numerusform>%n red cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Piles</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s), on top a {colour} one.</source>
        <translation>
            <numerusform>Draw pile: %n card, on top a {colour} one.</numerusform>
            <numerusform>Draw pile: %n cards, on top a {colour} one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s).</source>
        <translation>
            <numerusform>Discard pile: %n card.</numerusform>
            <numerusform>Discard pile: %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrivacyScreen</name>
    <message numerus="yes">
        <source>The next one is taken in %n second(s).</source>
        <translation>
            <numerusform>The next one is taken in %n second.</numerusform>
            <numerusform>The next one is taken in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message numerus="yes">
        <source>%n game(s) are being played and stay.</source>
        <translation>
            <numerusform>%n game is being played and stays.</numerusform>
            <numerusform>%n games are being played and stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the bin.</source>
        <translation>
            <numerusform>%n game in the bin.</numerusform>
            <numerusform>%n games in the bin.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n decision(s) looked at, and none of them cost anything worth telling of.</source>
        <translation>
            <numerusform>%n decision looked at, and it cost nothing worth telling of.</numerusform>
            <numerusform>%n decisions looked at, and none of them cost anything worth telling of.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at. What cost something, the dearest first:</source>
        <translation>
            <numerusform>%n decision looked at. What cost something:</numerusform>
            <numerusform>%n decisions looked at. What cost something, the dearest first:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message numerus="yes">
        <source>%n clause(s) found</source>
        <translation>
            <numerusform>%n clause found</numerusform>
            <numerusform>%n clauses found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of {size}</source>
        <translation>
            <numerusform>%n group of {size}</numerusform>
            <numerusform>%n groups of {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of {fewest} to {size}</source>
        <translation>
            <numerusform>%n group of {fewest} to {size}</numerusform>
            <numerusform>%n groups of {fewest} to {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decks are shuffled together.</source>
        <translation>
            <numerusform>%n deck is shuffled.</numerusform>
            <numerusform>%n decks are shuffled together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrophiesScreen</name>
    <message numerus="yes">
        <source>%n trophy(ies) won; who holds one defends it against any challenger</source>
        <translation>
            <numerusform>%n trophy won; who holds one defends it against any challenger</numerusform>
            <numerusform>%n trophies won; who holds one defends it against any challenger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrophyCase</name>
    <message numerus="yes">
        <source>{name} holds it, defended %n time(s).</source>
        <translation>
            <numerusform>{name} holds it, defended once.</numerusform>
            <numerusform>{name} holds it, defended %n times.</numerusform>
        </translation>
    </message>
</context>
</TS>
