<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About this program</source>
        <translation>À propos de ce programme</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>Composants et licences</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Copy version</source>
        <translation>Copier la version</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{program}, version {version}</source>
        <translation>{program}, version {version}</translation>
    </message>
    <message>
        <source>On Python {python} and Qt {qt}. Free software under the MIT licence.</source>
        <translation>Tourne avec Python {python} et Qt {qt}. Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>This part brings no text of its licence with it.</source>
        <translation>Ce composant est venu sans le texte de sa licence.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
</context>
<context>
    <name>Accounts</name>
    <message>
        <source>{seat}: cash not known to you, {flow} in bribes, manages {teams}.</source>
        <translation>{seat} : caisse inconnue de toi, {flow} en enveloppes, dirige {teams}.</translation>
    </message>
    <message>
        <source>{seat}: {cash}, {flow} in bribes, manages {teams}.</source>
        <translation>{seat} : {cash}, {flow} en enveloppes, dirige {teams}.</translation>
    </message>
    <message>
        <source>±</source>
        <comment>head of the column with net bribes, one sign</comment>
        <translation>±</translation>
    </message>
    <message>
        <source>{seat}: {team}, {kind}, stake {stake}, pays {pays}, {fate}.</source>
        <translation>{seat} : {team}, {kind}, mise {stake}, rapporte {pays}, {fate}.</translation>
    </message>
    <message>
        <source>{seat}: cash not known to you, {flow} in bribes.</source>
        <translation>{seat} : caisse inconnue de toi, {flow} en enveloppes.</translation>
    </message>
    <message>
        <source>{seat}: {cash}, {flow} in bribes.</source>
        <translation>{seat} : {cash}, {flow} en enveloppes.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>open</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>Bribes received less bribes paid</source>
        <translation>Enveloppes reçues moins enveloppes versées</translation>
    </message>
    <message>
        <source>Own bet</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Rapporte</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Whose bet it is</source>
        <translation>À qui est le pari</translation>
    </message>
    <message>
        <source>How far the team has to get</source>
        <translation>Jusqu’où l’équipe doit aller</translation>
    </message>
    <message>
        <source>What the bet has cost</source>
        <translation>Ce que le pari a coûté</translation>
    </message>
    <message>
        <source>What it pays if it is won</source>
        <translation>Ce qu’il rapporte s’il est gagné</translation>
    </message>
    <message>
        <source>Whether it can still be won</source>
        <translation>S’il peut encore être gagné</translation>
    </message>
</context>
<context>
    <name>AccountsPanel</name>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>Paris</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Do it [Enter]</source>
        <translation>Fais-le [Entrée]</translation>
    </message>
    <message>
        <source>{button} (Esc)</source>
        <translation>{button} (Échap)</translation>
    </message>
</context>
<context>
    <name>AlbumScreen</name>
    <message numerus="yes">
        <source>%n different card(s)</source>
        <translation>
            <numerusform>%n carte différente</numerusform>
            <numerusform>%n cartes différentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nation(s)</source>
        <translation>
            <numerusform>%n nation</numerusform>
            <numerusform>%n nations</numerusform>
        </translation>
    </message>
    <message>
        <source>Filters: {number}</source>
        <translation>Filtres : {number}</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message numerus="yes">
        <source>%n of these in the deck</source>
        <translation>
            <numerusform>%n exemplaire dans le paquet</numerusform>
            <numerusform>%n exemplaires dans le paquet</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear search and filters, or go back</source>
        <translation>Vider la recherche et les filtres, ou revenir</translation>
    </message>
    <message>
        <source>Card album</source>
        <translation>Album des cartes</translation>
    </message>
    <message>
        <source>Every card, every nation, in both languages</source>
        <translation>Toutes les cartes et toutes les nations, dans ta langue et dans une autre</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Nations</translation>
    </message>
    <message>
        <source>Cards or nations</source>
        <translation>Cartes ou nations</translation>
    </message>
    <message>
        <source>Search in German and English</source>
        <translation>Chercher, aussi en anglais</translation>
    </message>
    <message>
        <source>Search the album</source>
        <translation>Chercher dans l’album</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Any colour</source>
        <translation>Toutes couleurs</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Tous types</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Any place</source>
        <translation>Tous lieux</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Any value</source>
        <translation>Toutes valeurs</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Any nation</source>
        <translation>Toutes nations</translation>
    </message>
    <message>
        <source>Cards; Space shows a card in full</source>
        <translation>Cartes ; Espace montre une carte en grand</translation>
    </message>
    <message>
        <source>Nations; Space shows a nation in full</source>
        <translation>Nations ; Espace montre une nation en grand</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>The scouts have looked under every seat in the stand.</source>
        <translation>Les recruteurs ont regardé sous chaque siège de la tribune.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verte</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleue</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>No nation&apos;s own</source>
        <translation>À aucune nation</translation>
    </message>
</context>
<context>
    <name>AllHands</name>
    <message>
        <source>Cards of {team:the}</source>
        <translation>Cartes {team:du}</translation>
    </message>
    <message>
        <source>{team:The} hold</source>
        <translation>En main {team:du}</translation>
    </message>
    <message>
        <source>{team:The} handed in</source>
        <translation>Rendues par {team:le}</translation>
    </message>
    <message>
        <source>{team:The} handed in {cards}, face down</source>
        <translation>Rendues par {team:le}, face cachée : {cards}</translation>
    </message>
    <message>
        <source>Teams and their cards</source>
        <translation>Les équipes et leurs cartes</translation>
    </message>
</context>
<context>
    <name>Asked</name>
    <message>
        <source>The game is over.</source>
        <translation>Tout est joué.</translation>
    </message>
    <message>
        <source>Play waits for {seat}.</source>
        <translation>On attend {seat}.</translation>
    </message>
    <message>
        <source>Paused. {question}</source>
        <translation>Pause. {question}</translation>
    </message>
    <message>
        <source>The match runs to its result.</source>
        <translation>Le match file vers son résultat.</translation>
    </message>
    <message>
        <source>{seat} is thinking.</source>
        <translation>{seat} réfléchit.</translation>
    </message>
    <message>
        <source>The others may make offers before {seat} decides.</source>
        <translation>Avant que {seat} décide, les autres peuvent encore glisser une enveloppe.</translation>
    </message>
    <message>
        <source>{team}: attack, or attack no more?</source>
        <translation>{team} : attaquer, ou ne plus attaquer ?</translation>
    </message>
    <message>
        <source>{team}: play a card</source>
        <translation>{team} : jouer une carte</translation>
    </message>
    <message>
        <source>{team}: no card left to attack with</source>
        <translation>{team} : plus une carte pour attaquer</translation>
    </message>
    <message>
        <source>{team}: add red cards to the attack?</source>
        <translation>{team} : ajouter des rouges à l’attaque ?</translation>
    </message>
    <message>
        <source>{team}: answer the attack?</source>
        <translation>{team} : répondre à l’attaque ?</translation>
    </message>
    <message>
        <source>{team}: add red cards to the answer?</source>
        <translation>{team} : ajouter des rouges à la réponse ?</translation>
    </message>
    <message>
        <source>{team}: send a keeper?</source>
        <translation>{team} : envoyer un gardien ?</translation>
    </message>
    <message>
        <source>{team}: choose the keeper</source>
        <translation>{team} : choisir le gardien</translation>
    </message>
    <message>
        <source>{home} – {away}: object to {referee} as the referee?</source>
        <translation>{home} – {away} : récuser l’arbitre {referee} ?</translation>
    </message>
    <message>
        <source>{team}: play a red card on the roll?</source>
        <translation>{team} : une carte rouge sur ce lancer ?</translation>
    </message>
    <message>
        <source>Referee: let the {total} stand, or change it by one?</source>
        <translation>Arbitre : laisser {total}, ou changer d’un point ?</translation>
    </message>
    <message>
        <source>Referee: inside or outside?</source>
        <translation>Arbitre : dedans ou dehors ?</translation>
    </message>
    <message>
        <source>{team}: play a red card before the referee looks?</source>
        <translation>{team} : une carte rouge avant que l’arbitre regarde ?</translation>
    </message>
    <message>
        <source>Referee: send off a card of {team:the}</source>
        <translation>Arbitre : expulse une carte {team:du}</translation>
    </message>
    <message>
        <source>{team}: help the shot with a red card?</source>
        <translation>{team} : aider le tir d’une carte rouge ?</translation>
    </message>
    <message>
        <source>{team}: play a red card on this kick?</source>
        <translation>{team} : une carte rouge sur ce tir au but ?</translation>
    </message>
    <message>
        <source>{team}: add a red card to the penalty?</source>
        <translation>{team} : ajouter une rouge au penalty ?</translation>
    </message>
    <message>
        <source>{team}: add a red card to the free kick?</source>
        <translation>{team} : ajouter une rouge au coup franc ?</translation>
    </message>
    <message>
        <source>{team}: answer the goal with a red card?</source>
        <translation>{team} : répondre au but par une carte rouge ?</translation>
    </message>
    <message>
        <source>What goes into your envelope?</source>
        <translation>Que mets-tu dans ton enveloppe ?</translation>
    </message>
    <message>
        <source>{referee}: take one of the envelopes?</source>
        <translation>{referee} : prendre l’une des enveloppes ?</translation>
    </message>
    <message>
        <source>Blow the whistle, or give a penalty out of the blue first?</source>
        <translation>Siffler la fin, ou faire d’abord tomber un penalty du ciel ?</translation>
    </message>
    <message>
        <source>Take {amount} from {seat} for {team:the}?</source>
        <translation>Accepter {amount} de {seat} pour {team:le} ?</translation>
    </message>
    <message>
        <source>{team}: choose a card to discard</source>
        <translation>{team} : choisir la carte à défausser</translation>
    </message>
    <message>
        <source>{team}: pick a card of {other:the} to injure</source>
        <translation>{team} : choisir la carte {other:du} à blesser</translation>
    </message>
    <message>
        <source>{team}: choose a used card to return to hand</source>
        <translation>{team} : choisir une carte utilisée à reprendre en main</translation>
    </message>
    <message>
        <source>After that {team:the} attack no more; {other:the} still may.</source>
        <translation>Après cela, {team:le} n’{team:attaque/attaquent} plus ; {other:le} {other:peut/peuvent} continuer.</translation>
    </message>
    <message>
        <source>{other:The} attack no more: {team:the} may, as often as they like; when they stop, time is up.</source>
        <translation>{other:Le} n’{other:attaque/attaquent} plus. {team:Le} {team:peut/peuvent} encore, autant de fois que possible ; ensuite, c’est fini.</translation>
    </message>
    <message>
        <source>A team that holds a green must play one before it may stop attacking.</source>
        <translation>Qui a du vert en main doit en jouer avant d’avoir le droit d’arrêter.</translation>
    </message>
    <message>
        <source>In the final nobody stops attacking with a green in hand.</source>
        <translation>En finale, on ne s’arrête pas avec du vert en main.</translation>
    </message>
    <message>
        <source>Several may be played together; each once a match.</source>
        <translation>On peut en jouer plusieurs ensemble ; chacune une fois par match.</translation>
    </message>
    <message>
        <source>If nobody answers, {other:the} shoot. {chance}</source>
        <translation>Sans réponse, {other:le} {other:tire/tirent}. {chance}</translation>
    </message>
    <message>
        <source>The shot is on target with {total}; a keeper must bring it under {mark}.</source>
        <translation>Le tir est cadré avec {total} ; un gardien doit le ramener sous {mark}.</translation>
    </message>
    <message>
        <source>In the final&apos;s shoot-out a keeper that saves must be played.</source>
        <translation>Aux tirs au but de la finale, un gardien qui arrête doit être joué.</translation>
    </message>
    <message>
        <source>One objection in the whole tournament; the referee card then passes to the next player.</source>
        <translation>Une récusation pour tout le tournoi ; la carte d’arbitre passe alors au joueur suivant.</translation>
    </message>
    <message>
        <source>{purpose}, {total}: {outcome}. That speaks against {team:the}.</source>
        <translation>{purpose}, {total} : {outcome}. Cela dessert {team:le}.</translation>
    </message>
    <message>
        <source>{purpose}, {total}: {outcome}.</source>
        <translation>{purpose}, {total} : {outcome}.</translation>
    </message>
    <message>
        <source>It happened on the edge. Inside {team:the} get a penalty, outside a free kick.</source>
        <translation>C’est arrivé sur la ligne. Dedans, penalty pour {team:le} ; dehors, coup franc.</translation>
    </message>
    <message>
        <source>It happened on the edge. Inside {team:the} get a penalty (goal {most}), outside a free kick ({least}).</source>
        <translation>C’est arrivé sur la ligne. Dedans, penalty pour {team:le} (but {most}) ; dehors, coup franc ({least}).</translation>
    </message>
    <message>
        <source>Otherwise a card of this hand leaves the tournament for good.</source>
        <translation>Sinon une carte de cette main quitte le tournoi pour de bon.</translation>
    </message>
    <message>
        <source>It leaves the tournament for good. Star cards always stay.</source>
        <translation>Elle quitte le tournoi pour de bon. Les cartes étoiles restent toujours.</translation>
    </message>
    <message>
        <source>The shot has {total}, and a goal needs {mark}.</source>
        <translation>Le tir vaut {total}, il faut {mark} pour un but.</translation>
    </message>
    <message>
        <source>The goal stands whatever is played.</source>
        <translation>Le but est acquis, quoi qu’on joue.</translation>
    </message>
    <message>
        <source>Both teams have had enough, and {referee} may still give his penalty. All envelopes are opened at once; what he takes, he keeps, and does nothing more against that team.</source>
        <translation>Les deux équipes en ont assez, et {referee} peut encore donner son penalty. Toutes les enveloppes s’ouvrent ensemble ; ce que l’arbitre prend, il le garde, et il ne fait plus rien contre cette équipe.</translation>
    </message>
    <message>
        <source>What you take is yours, and you decide nothing against that team any more. The penalty you need not give.</source>
        <translation>Ce que tu prends est à toi, et tu ne décides plus rien contre cette équipe. Le penalty, tu n’es pas tenu de le donner.</translation>
    </message>
    <message>
        <source>Both teams have had enough. A referee has one such penalty in the whole tournament.</source>
        <translation>Les deux équipes n’attaquent plus. Un arbitre n’a qu’un seul penalty de ce genre dans tout le tournoi.</translation>
    </message>
    <message>
        <source>Whoever takes it decides nothing against {team:the} for the rest of the match.</source>
        <translation>Qui la prend ne décide plus rien contre {team:le} jusqu’à la fin du match.</translation>
    </message>
    <message>
        <source>Then the referee is bound to both teams: no roll is changed, no penalty out of the blue, and the edge counts as outside.</source>
        <translation>L’arbitre est alors acheté par les deux camps : aucun lancer changé, aucun penalty tombé du ciel, et la ligne compte comme dehors.</translation>
    </message>
    <message>
        <source>The card played demands it. It goes to the discard pile, open.</source>
        <translation>La carte jouée l’exige. Elle part à la défausse, face visible.</translation>
    </message>
    <message>
        <source>It goes to the discard pile; star cards are set aside.</source>
        <translation>Elle part à la défausse ; les cartes étoiles sont mises de côté.</translation>
    </message>
    <message>
        <source>It returns to the hand, known to all.</source>
        <translation>Elle revient en main, au su de tous.</translation>
    </message>
</context>
<context>
    <name>Attempt</name>
    <message>
        <source>The deal of {day}</source>
        <translation>La donne du {day}</translation>
    </message>
    <message>
        <source>Everybody who plays today has the same teams, cards, dice and opponents.</source>
        <translation>Qui joue aujourd’hui a les mêmes équipes, les mêmes cartes, les mêmes dés et les mêmes adversaires.</translation>
    </message>
    <message>
        <source>Not solved this time.</source>
        <translation>Pas résolu cette fois.</translation>
    </message>
    <message>
        <source>Solved, and every star is yours.</source>
        <translation>Résolu, et toutes les étoiles sont à toi.</translation>
    </message>
    <message>
        <source>Solved, with {stars} of {goals} stars.</source>
        <translation>Résolu, avec {stars} étoiles sur {goals}.</translation>
    </message>
    <message>
        <source>{money}, place {place}, take-backs: {backs}</source>
        <translation>{money}, place {place}, retours en arrière : {backs}</translation>
    </message>
</context>
<context>
    <name>BackHere</name>
    <message>
        <source>Back to here [Backspace]</source>
        <translation>Revenir ici [Retour arrière]</translation>
    </message>
    <message>
        <source>Choose again: {deed}. Redo plays on as it was.</source>
        <translation>Choisir de nouveau : {deed}. Rétablir rejoue comme avant.</translation>
    </message>
    <message>
        <source>Choose again: {deed}. Dice and answers since go with it; Redo brings them back.</source>
        <translation>Choisir de nouveau : {deed}. Les dés et les réponses qui ont suivi partent avec ; Rétablir les ramène.</translation>
    </message>
    <message>
        <source>In the log: back to the chosen line</source>
        <translation>Dans le compte rendu : revenir à la ligne choisie</translation>
    </message>
</context>
<context>
    <name>BetLetters</name>
    <message>
        <source>R32</source>
        <translation>16</translation>
    </message>
    <message>
        <source>R16</source>
        <translation>8</translation>
    </message>
    <message>
        <source>QF</source>
        <translation>¼</translation>
    </message>
    <message>
        <source>SF</source>
        <translation>½</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>FG</source>
        <translation>PF</translation>
    </message>
    <message>
        <source>2S</source>
        <translation>2T</translation>
    </message>
    <message>
        <source>3S</source>
        <translation>3T</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
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
        <translation>Les cotes du bookmaker figurent à côté des paris</translation>
    </message>
    <message>
        <source>Stakes {total}, cash left {left}; if every bet is won, they pay {possible}.</source>
        <translation>Mises {total}, reste en caisse {left} ; si tous les paris passent, ils rapportent {possible}.</translation>
    </message>
    <message>
        <source>Stakes {total}, {left} left, {possible} to be won.</source>
        <translation>Mises {total}, reste {left}, gain possible {possible}.</translation>
    </message>
    <message>
        <source>The slip can be handed in.</source>
        <translation>Le bulletin peut être rendu.</translation>
    </message>
    <message>
        <source>Remove this bet</source>
        <translation>Retirer ce pari</translation>
    </message>
    <message>
        <source>Place this bet</source>
        <translation>Placer ce pari</translation>
    </message>
    <message>
        <source>Ask for the odds, or put them away</source>
        <translation>Demander les cotes, ou les ranger</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Betting slip</source>
        <translation>Bulletin de paris</translation>
    </message>
    <message>
        <source>Betting slips</source>
        <translation>Bulletins de paris</translation>
    </message>
    <message>
        <source>Betting slip of {seat}</source>
        <translation>Bulletin de paris de {seat}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Cotes</translation>
    </message>
    <message>
        <source>Hide the odds</source>
        <translation>Masquer les cotes</translation>
    </message>
    <message>
        <source>Show the odds</source>
        <translation>Afficher les cotes</translation>
    </message>
    <message>
        <source>Back to the slip</source>
        <translation>Retour au bulletin</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tes cartes</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Cash left</source>
        <translation>Reste en caisse</translation>
    </message>
    <message>
        <source>If every bet is won, they pay</source>
        <translation>Si tout passe</translation>
    </message>
    <message>
        <source>Secret until the pay-out. A bet pays if the team gets at least that far, so each team takes one: a second moves the first.</source>
        <translation>Secret jusqu’à l’heure des comptes. Un pari paie si l’équipe va au moins jusque-là ; chacune n’en porte donc qu’un : le second remplace le premier.</translation>
    </message>
    <message>
        <source>Less for each other player who holds the same bet: {less}.</source>
        <translation>Moins pour chaque autre joueur qui a le même pari : {less}.</translation>
    </message>
</context>
<context>
    <name>BoardBand</name>
    <message>
        <source>{number} (minute {minute})</source>
        <translation>{number} ({minute}e minute)</translation>
    </message>
    <message>
        <source>Penalty shoot-out</source>
        <translation>Tirs au but</translation>
    </message>
    <message>
        <source>Full time</source>
        <translation>Coup de sifflet final</translation>
    </message>
    <message>
        <source>{period}, play {play} of {all}, minute {minute}</source>
        <translation>{period}, action {play} sur {all}, {minute}e minute</translation>
    </message>
</context>
<context>
    <name>BoardCommentary</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>red {name}</source>
        <translation>rouge {name}</translation>
    </message>
    <message>
        <source>blue {name}</source>
        <translation>bleu {name}</translation>
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
        <translation>Cibles</translation>
    </message>
    <message>
        <source>Dice and cards</source>
        <translation>Dés et cartes</translation>
    </message>
</context>
<context>
    <name>BoardKicks</name>
    <message>
        <source>{result}: {count} of {all}</source>
        <translation>{result} : {count} sur {all}</translation>
    </message>
</context>
<context>
    <name>BoardMoments</name>
    <message>
        <source>{period}: {side} kicks off</source>
        <translation>{period} : {side} donne le coup d’envoi</translation>
    </message>
    <message>
        <source>Offside: {pawn}</source>
        <translation>Hors-jeu : {pawn}</translation>
    </message>
    <message>
        <source>6 against 1: foul by {pawn}</source>
        <translation>6 contre 1 : faute de {pawn}</translation>
    </message>
    <message>
        <source>Free kick for {side}</source>
        <translation>Coup franc pour {side}</translation>
    </message>
    <message>
        <source>Penalty kick for {side}</source>
        <translation>Penalty pour {side}</translation>
    </message>
    <message>
        <source>Corner kick for {side}</source>
        <translation>Corner pour {side}</translation>
    </message>
    <message>
        <source>Goal kick for {side}</source>
        <translation>Six mètres pour {side}</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Mi-temps</translation>
    </message>
    <message>
        <source>Change of ends</source>
        <translation>Changement de côté</translation>
    </message>
</context>
<context>
    <name>BoardPaper</name>
    <message>
        <source>Score sheet of Tactics Board</source>
        <translation>Feuille de match du Tableau noir</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
    <message>
        <source>{a} : {b}   {pawn}, minute {minute}</source>
        <translation>{a} : {b}   {pawn}, {minute}e minute</translation>
    </message>
    <message>
        <source>{score}, {a} : {b} in the shoot-out</source>
        <translation>{score}, {a} : {b} aux tirs au but</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>{pawn}: yellow</source>
        <translation>{pawn} : jaune</translation>
    </message>
    <message>
        <source>{side}, defenders: one yellow</source>
        <translation>{side}, défenseurs : un jaune</translation>
    </message>
    <message>
        <source>{pawn}: red</source>
        <translation>{pawn} : rouge</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Tirs</translation>
    </message>
</context>
<context>
    <name>BoardPhrases</name>
    <message>
        <source>{steps} towards Blue&apos;s goal</source>
        <translation>{steps} vers le but bleu</translation>
    </message>
    <message>
        <source>{steps} towards Red&apos;s goal</source>
        <translation>{steps} vers le but rouge</translation>
    </message>
    <message>
        <source>{steps} towards H</source>
        <translation>{steps} vers H</translation>
    </message>
    <message>
        <source>{steps} towards A</source>
        <translation>{steps} vers A</translation>
    </message>
    <message>
        <source>{steps} slantwise to Blue&apos;s goal and H</source>
        <translation>{steps} en diagonale vers le but bleu et H</translation>
    </message>
    <message>
        <source>{steps} slantwise to Blue&apos;s goal and A</source>
        <translation>{steps} en diagonale vers le but bleu et A</translation>
    </message>
    <message>
        <source>{steps} slantwise to Red&apos;s goal and H</source>
        <translation>{steps} en diagonale vers le but rouge et H</translation>
    </message>
    <message>
        <source>{steps} slantwise to Red&apos;s goal and A</source>
        <translation>{steps} en diagonale vers le but rouge et A</translation>
    </message>
    <message>
        <source>on {rolls}</source>
        <translation>sur {rolls}</translation>
    </message>
    <message>
        <source>{these} or {last}</source>
        <translation>{these} ou {last}</translation>
    </message>
    <message>
        <source>after extra time</source>
        <translation>après prolongation</translation>
    </message>
    <message>
        <source>after a penalty shoot-out</source>
        <translation>aux tirs au but</translation>
    </message>
    <message>
        <source>abandoned: fewer than seven pawns</source>
        <translation>arrêté : moins de sept pions</translation>
    </message>
    <message>
        <source>keeper</source>
        <translation>gardien</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur</translation>
    </message>
    <message>
        <source>midfielder</source>
        <translation>milieu</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Corner kick</source>
        <translation>Corner</translation>
    </message>
    <message>
        <source>Goal kick</source>
        <translation>Six mètres</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqué</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Première mi-temps</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Deuxième mi-temps</translation>
    </message>
    <message>
        <source>Extra time, first period</source>
        <translation>Prolongation, première période</translation>
    </message>
    <message>
        <source>Extra time, second period</source>
        <translation>Prolongation, seconde période</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>aucun lancer</translation>
    </message>
    <message>
        <source>1 of 6</source>
        <translation>1 sur 6</translation>
    </message>
    <message>
        <source>2 of 6</source>
        <translation>2 sur 6</translation>
    </message>
    <message>
        <source>3 of 6</source>
        <translation>3 sur 6</translation>
    </message>
    <message>
        <source>4 of 6</source>
        <translation>4 sur 6</translation>
    </message>
    <message>
        <source>5 of 6</source>
        <translation>5 sur 6</translation>
    </message>
    <message>
        <source>any roll</source>
        <translation>tout lancer</translation>
    </message>
</context>
<context>
    <name>BoardPoster</name>
    <message>
        <source>Number {number}</source>
        <translation>Le numéro {number}</translation>
    </message>
    <message>
        <source>Number {number} from the spot</source>
        <translation>Le numéro {number}, sur penalty</translation>
    </message>
    <message>
        <source>{side_a} {a} : {b} {side_b}</source>
        <translation>{side_a} {a} : {b} {side_b}</translation>
    </message>
    <message>
        <source>{side_a} {a} : {b} {side_b}, {c} : {d} in the shoot-out</source>
        <translation>{side_a} {a} : {b} {side_b}, {c} : {d} aux tirs au but</translation>
    </message>
    <message>
        <source>{score} {ending}</source>
        <translation>{score} {ending}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Victoire : {side}</translation>
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
        <translation>{tag} · lancer : {roll}</translation>
    </message>
    <message>
        <source>{what}: {outcomes}.</source>
        <translation>{what} : {outcomes}.</translation>
    </message>
    <message>
        <source>{pawn}, {role}</source>
        <translation>{pawn}, {role}</translation>
    </message>
    <message>
        <source>{pawn}, has the ball</source>
        <translation>{pawn}, a le ballon</translation>
    </message>
    <message>
        <source>{target}. Way: {way}</source>
        <translation>{target}. Chemin : {way}</translation>
    </message>
    <message>
        <source>Choose {pawn}</source>
        <translation>Choisir {pawn}</translation>
    </message>
    <message>
        <source>{pawn} to the ball</source>
        <translation>{pawn} au ballon</translation>
    </message>
    <message>
        <source>Dribble to {square}</source>
        <translation>Dribbler jusqu’en {square}</translation>
    </message>
    <message>
        <source>{pawn} to {square}</source>
        <translation>{pawn} en {square}</translation>
    </message>
    <message>
        <source>Play to {square}</source>
        <translation>Jouer vers {square}</translation>
    </message>
    <message>
        <source>kick-off</source>
        <translation>coup d’envoi</translation>
    </message>
    <message>
        <source>set</source>
        <translation>coup</translation>
    </message>
    <message>
        <source>race for the ball, round {round} of 6</source>
        <translation>course au ballon, manche {round} sur 6</translation>
    </message>
    <message>
        <source>one attempt</source>
        <translation>une tentative</translation>
    </message>
    <message>
        <source>the ball</source>
        <translation>le ballon</translation>
    </message>
    <message>
        <source>second play</source>
        <translation>seconde action</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>corner kick, {turn} of 6</source>
        <translation>corner, {turn} sur 6</translation>
    </message>
    <message>
        <source>free kick</source>
        <translation>coup franc</translation>
    </message>
    <message>
        <source>penalty kick</source>
        <translation>penalty</translation>
    </message>
    <message>
        <source>keeper sent off</source>
        <translation>gardien expulsé</translation>
    </message>
    <message>
        <source>penalty shoot-out</source>
        <translation>tirs au but</translation>
    </message>
    <message>
        <source>Who kicks off, and from where?</source>
        <translation>Qui donne le coup d’envoi, et d’où ?</translation>
    </message>
    <message>
        <source>Where does {pawn} line up?</source>
        <translation>Où {pawn} se place-t-il ?</translation>
    </message>
    <message>
        <source>First a pawn: roll, or keeper?</source>
        <translation>D’abord un pion : les dés, ou le gardien ?</translation>
    </message>
    <message>
        <source>Who gets to the ball?</source>
        <translation>Qui arrive au ballon ?</translation>
    </message>
    <message>
        <source>Can you get at {holder}?</source>
        <translation>Peux-tu atteindre {holder} ?</translation>
    </message>
    <message>
        <source>Where does the keeper step?</source>
        <translation>Où avance le gardien ?</translation>
    </message>
    <message>
        <source>Who runs {roll}?</source>
        <translation>Qui court exactement {roll} ?</translation>
    </message>
    <message>
        <source>Where does {pawn} run?</source>
        <translation>Où court {pawn} ?</translation>
    </message>
    <message>
        <source>Where does {holder} play it?</source>
        <translation>Où {holder} joue-t-il le ballon ?</translation>
    </message>
    <message>
        <source>{holder} shoots!</source>
        <translation>{holder} tire !</translation>
    </message>
    <message>
        <source>Whom do you place for the corner?</source>
        <translation>Qui envoies-tu au corner ?</translation>
    </message>
    <message>
        <source>Where do you place {pawn}?</source>
        <translation>Où places-tu {pawn} ?</translation>
    </message>
    <message>
        <source>Who takes the free kick?</source>
        <translation>Qui tire le coup franc ?</translation>
    </message>
    <message>
        <source>Who takes the penalty kick?</source>
        <translation>Qui tire le penalty ?</translation>
    </message>
    <message>
        <source>Does {holder} shoot, or play on?</source>
        <translation>{holder} tire, ou on continue ?</translation>
    </message>
    <message>
        <source>Who goes into goal for {side}?</source>
        <translation>Qui va dans les buts pour {side} ?</translation>
    </message>
    <message>
        <source>The next kick for {side}!</source>
        <translation>Le prochain tir pour {side} !</translation>
    </message>
    <message>
        <source>The ball must end up in the other half.</source>
        <translation>Le ballon doit finir dans l’autre moitié.</translation>
    </message>
    <message>
        <source>Strikers stand on row 8, the keeper before his goal.</source>
        <translation>Les attaquants se tiennent sur la rangée 8, le gardien devant son but.</translation>
    </message>
    <message>
        <source>A roll moves a pawn; then {holder} plays the ball by another roll.</source>
        <translation>Un lancer déplace un pion ; au lancer suivant, {holder} joue le ballon.</translation>
    </message>
    <message>
        <source>Both sides have one move a round. If both get there: battle.</source>
        <translation>Chaque camp court une fois par manche. Si les deux arrivent : duel.</translation>
    </message>
    <message>
        <source>Whoever reaches his square fights for the ball.</source>
        <translation>Qui atteint sa case se bat pour le ballon.</translation>
    </message>
    <message>
        <source>One square, in any direction.</source>
        <translation>Une case, dans n’importe quelle direction.</translation>
    </message>
    <message>
        <source>Click a pawn or type its number: then you see where it can go.</source>
        <translation>Clique un pion ou tape son numéro : tu vois alors où il peut aller.</translation>
    </message>
    <message>
        <source>Exactly {roll}, one bend at most. Click another pawn or type its number.</source>
        <translation>Exactement {roll}, un coude au plus. Clique un autre pion ou tape son numéro.</translation>
    </message>
    <message>
        <source>Exactly {roll}, one bend at most: {count} targets.</source>
        <translation>Exactement {roll}, un coude au plus : {count} cibles.</translation>
    </message>
    <message>
        <source>Ball: goal. Flag: corner kick. Goal: goal kick.</source>
        <translation>Ballon : but. Drapeau : corner. Cage : six mètres.</translation>
    </message>
    <message>
        <source>One pawn, wherever you like; three times each, in turn.</source>
        <translation>Un pion, où tu veux ; trois fois chacun, à tour de rôle.</translation>
    </message>
    <message>
        <source>Any square that is not closed. One die plays the corner.</source>
        <translation>N’importe quelle case ouverte. Le corner se joue avec un dé.</translation>
    </message>
    <message>
        <source>The ball lies on {square}.</source>
        <translation>Le ballon est en {square}.</translation>
    </message>
    <message>
        <source>A midfielder or a striker.</source>
        <translation>Un milieu ou un attaquant.</translation>
    </message>
    <message>
        <source>From this square one may shoot at once.</source>
        <translation>De cette case, on peut tirer tout de suite.</translation>
    </message>
    <message>
        <source>A field player, for the rest of the match.</source>
        <translation>Un joueur de champ, jusqu’à la fin du match.</translation>
    </message>
    <message>
        <source>Only a ball is a goal. Five kicks each, then pair by pair.</source>
        <translation>Seul le ballon est un but. Cinq tirs chacun, puis paire par paire.</translation>
    </message>
    <message>
        <source>{name} chooses who kicks off …</source>
        <translation>{name} choisit qui engage…</translation>
    </message>
    <message>
        <source>{name} lines up …</source>
        <translation>{name} se place…</translation>
    </message>
    <message>
        <source>{name} thinks about {holder} …</source>
        <translation>{name} réfléchit avec {holder}…</translation>
    </message>
    <message>
        <source>{name} goes for the ball …</source>
        <translation>{name} va au ballon…</translation>
    </message>
    <message>
        <source>{name} goes for {holder} …</source>
        <translation>{name} va sur {holder}…</translation>
    </message>
    <message>
        <source>{name} looks where {roll} lead …</source>
        <translation>{name} regarde où mènent {roll}…</translation>
    </message>
    <message>
        <source>{holder} shoots …</source>
        <translation>{holder} tire…</translation>
    </message>
    <message>
        <source>{name} places for the corner …</source>
        <translation>{name} se place pour le corner…</translation>
    </message>
    <message>
        <source>{name} kicks …</source>
        <translation>{name} prend son élan…</translation>
    </message>
    <message>
        <source>{name} thinks …</source>
        <translation>{name} réfléchit…</translation>
    </message>
</context>
<context>
    <name>BoardReplay</name>
    <message>
        <source>Goal for {side}, {a} : {b}</source>
        <translation>But pour {side}, {a} : {b}</translation>
    </message>
    <message>
        <source>Penalty shoot-out</source>
        <translation>Tirs au but</translation>
    </message>
    <message>
        <source>{period}: kick-off</source>
        <translation>{period} : coup d’envoi</translation>
    </message>
    <message>
        <source>Set {number}, {side}</source>
        <translation>Coup {number}, {side}</translation>
    </message>
    <message>
        <source>Back to the beginning of a set</source>
        <translation>Au début du coup précédent</translation>
    </message>
    <message>
        <source>Back to the goal before</source>
        <translation>Au but précédent</translation>
    </message>
    <message>
        <source>On to the next goal</source>
        <translation>Au but suivant</translation>
    </message>
    <message>
        <source>On to the next set</source>
        <translation>Au coup suivant</translation>
    </message>
</context>
<context>
    <name>BoardResult</name>
    <message>
        <source>No shots</source>
        <translation>Aucun tir</translation>
    </message>
</context>
<context>
    <name>BoardResultScreen</name>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Tirs</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Victoire : {side}</translation>
    </message>
    <message>
        <source>{a} {goals_a} : {goals_b} {b}</source>
        <translation>{a} {goals_a} : {goals_b} {b}</translation>
    </message>
    <message>
        <source>, {a} : {b} in the shoot-out</source>
        <translation>, {a} : {b} aux tirs au but</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>buts</translation>
    </message>
    <message>
        <source>shots</source>
        <translation>tirs</translation>
    </message>
    <message>
        <source>corner kicks</source>
        <translation>corners</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>direct passes</source>
        <translation>passes directes</translation>
    </message>
    <message>
        <source>balls captured</source>
        <translation>ballons conquis</translation>
    </message>
    <message>
        <source>battles won</source>
        <translation>duels gagnés</translation>
    </message>
    <message>
        <source>dribbles</source>
        <translation>dribbles</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>fautes</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartons</translation>
    </message>
    <message>
        <source>offside</source>
        <translation>hors-jeu</translation>
    </message>
    <message>
        <source>{pawn}, minute {minute}</source>
        <translation>{pawn}, {minute}e minute</translation>
    </message>
    <message>
        <source>Nobody has scored.</source>
        <translation>Personne n’a marqué.</translation>
    </message>
    <message>
        <source>{rolls} dice. Each number was to be expected {expected} times.</source>
        <translation>{rolls} lancers. Chaque chiffre était attendu {expected} fois.</translation>
    </message>
</context>
<context>
    <name>BoardSetUp</name>
    <message>
        <source>Tactics Board</source>
        <translation>Tableau noir</translation>
    </message>
    <message>
        <source>Eleven a side, every pip counts, one turn to a move</source>
        <translation>Onze contre onze, des dés à la lettre, un coude par course</translation>
    </message>
    <message>
        <source>Length of a half, in plays of the ball</source>
        <translation>Longueur d’une mi-temps, en actions</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Shots at goal</source>
        <translation>Tirs au but</translation>
    </message>
    <message>
        <source>15: half an hour</source>
        <translation>15 : une demi-heure</translation>
    </message>
    <message>
        <source>25: an hour</source>
        <translation>25 : une heure</translation>
    </message>
    <message>
        <source>45: an evening</source>
        <translation>45 : une soirée</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Four, two a side</source>
        <translation>Quatre, deux par camp</translation>
    </message>
    <message>
        <source>Spinner: every other one goes in</source>
        <translation>Roue : la moitié rentre</translation>
    </message>
    <message>
        <source>Die: every other one goes in</source>
        <translation>Dé : la moitié rentre</translation>
    </message>
    <message>
        <source>If it is level: extra time, then a shoot-out</source>
        <translation>En cas de nul : prolongation et tirs au but</translation>
    </message>
    <message>
        <source>Strong defenders: plus 2 in a battle, and goals are hard to come by</source>
        <translation>Défenseurs costauds : +2 dans les duels, et moins de buts</translation>
    </message>
    <message>
        <source>Nothing is hidden: no hands, no curtain. Red attack from left to right.</source>
        <translation>Tout est visible : ni main, ni rideau. Le rouge joue de gauche à droite.</translation>
    </message>
</context>
<context>
    <name>BoardSpinner</name>
    <message>
        <source>{result}: {count} of {all}</source>
        <translation>{result} : {count} sur {all}</translation>
    </message>
    <message>
        <source>What a shot brings</source>
        <translation>Ce que donne un tir</translation>
    </message>
</context>
<context>
    <name>BoardState</name>
    <message>
        <source>Race for the ball on {square}, round {number} of 6</source>
        <translation>Course au ballon en {square}, manche {number} sur 6</translation>
    </message>
    <message>
        <source>Pawn die {number}: {pawn} ran from {start} to {square}</source>
        <translation>Dé des pions {number} : {pawn} a couru de {start} à {square}</translation>
    </message>
    <message>
        <source>Pawn die {number}</source>
        <translation>Dé des pions {number}</translation>
    </message>
    <message>
        <source>Ball die {number}: {pawn} plays from {square}</source>
        <translation>Dé du ballon {number} : {pawn} joue de {square}</translation>
    </message>
    <message>
        <source>Ball die {number}</source>
        <translation>Dé du ballon {number}</translation>
    </message>
    <message>
        <source>{pawn}, one yellow card</source>
        <translation>{pawn}, un carton jaune</translation>
    </message>
    <message>
        <source>{side}&apos;s defenders, one yellow card</source>
        <translation>Défenseurs ({side}), un carton jaune</translation>
    </message>
    <message>
        <source>{pawn} has been sent off</source>
        <translation>{pawn} est expulsé</translation>
    </message>
    <message>
        <source>{pawn} is offside</source>
        <translation>{pawn} est hors-jeu</translation>
    </message>
    <message>
        <source>{pawn} may not touch the ball yet</source>
        <translation>{pawn} ne peut pas encore toucher le ballon</translation>
    </message>
</context>
<context>
    <name>BoardTable</name>
    <message>
        <source>The die rolls …</source>
        <translation>Le dé roule…</translation>
    </message>
    <message>
        <source>The dice roll …</source>
        <translation>Les dés roulent…</translation>
    </message>
    <message>
        <source>{pawn} runs …</source>
        <translation>{pawn} court…</translation>
    </message>
    <message>
        <source>{pawn} plays the ball …</source>
        <translation>{pawn} joue le ballon…</translation>
    </message>
    <message>
        <source>The spinner turns …</source>
        <translation>La roue tourne…</translation>
    </message>
    <message>
        <source>Two dice roll for the ball …</source>
        <translation>Deux dés roulent pour le ballon…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Who reaches the ball with one roll</source>
        <translation>Qui atteint le ballon en un lancer</translation>
    </message>
    <message>
        <source>One spin</source>
        <translation>Un tour de roue</translation>
    </message>
    <message>
        <source>One roll</source>
        <translation>Un lancer</translation>
    </message>
    <message>
        <source>{choice} [D]</source>
        <translation>{choice} [D]</translation>
    </message>
    <message>
        <source>Roll [Enter]</source>
        <translation>Lancer [Entrée]</translation>
    </message>
    <message>
        <source>Roll [R]</source>
        <translation>Lancer [R]</translation>
    </message>
    <message>
        <source>{pawn} shoots</source>
        <translation>{pawn} tire</translation>
    </message>
    <message>
        <source>Keeper steps [K]</source>
        <translation>Avancer le gardien [K]</translation>
    </message>
    <message>
        <source>Shoot [S]</source>
        <translation>Tirer [S]</translation>
    </message>
    <message>
        <source>Play on [P]</source>
        <translation>Continuer [P]</translation>
    </message>
    <message>
        <source>Pass [P]</source>
        <translation>Passer [P]</translation>
    </message>
    <message>
        <source>One decision [F10]</source>
        <translation>Une décision [F10]</translation>
    </message>
    <message>
        <source>To the end of the set</source>
        <translation>Jusqu’à la fin du coup</translation>
    </message>
    <message>
        <source>Take what is looked at, roll or shoot</source>
        <translation>Prendre ce qu’on regarde, lancer ou tirer</translation>
    </message>
    <message>
        <source>Roll for a pawn</source>
        <translation>Lancer pour un pion</translation>
    </message>
    <message>
        <source>Step with the keeper</source>
        <translation>Avancer le gardien</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Pass at a corner, play on at a free kick</source>
        <translation>Passer au corner, continuer au coup franc</translation>
    </message>
    <message>
        <source>The other choice on the same square: dribble</source>
        <translation>L’autre choix sur la même case : dribbler</translation>
    </message>
    <message>
        <source>Pawns 1 to 9 by their numbers, 0 is 10, - is 11</source>
        <translation>Pions 1 à 9 par leur numéro, 0 pour 10, - pour 11</translation>
    </message>
    <message>
        <source>On the board: the next target, the best first</source>
        <translation>Sur le terrain : la cible suivante, la meilleure d’abord</translation>
    </message>
    <message>
        <source>On the board: the target before</source>
        <translation>Sur le terrain : la cible précédente</translation>
    </message>
    <message>
        <source>Another pawn, or take back</source>
        <translation>Un autre pion, ou revenir en arrière</translation>
    </message>
    <message>
        <source>A hint, where there is something to choose</source>
        <translation>Un conseil, là où il y a un choix</translation>
    </message>
</context>
<context>
    <name>BoardTargets</name>
    <message>
        <source>and has it alone</source>
        <translation>et l’a pour lui seul</translation>
    </message>
    <message>
        <source>then {other} has one attempt: {rolls}</source>
        <translation>puis {other} a une tentative : {rolls}</translation>
    </message>
    <message>
        <source>ball {rolls}</source>
        <translation>ballon {rolls}</translation>
    </message>
    <message>
        <source>Battle: {pawn} against {other}</source>
        <translation>Duel : {pawn} contre {other}</translation>
    </message>
    <message>
        <source>battle against {other}</source>
        <translation>duel contre {other}</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>beside {other}</source>
        <translation>à côté de {other}</translation>
    </message>
    <message>
        <source>corner {chance}</source>
        <translation>corner {chance}</translation>
    </message>
    <message>
        <source>corner {rolls}</source>
        <translation>corner {rolls}</translation>
    </message>
    <message>
        <source>Dribble at {other}: battle</source>
        <translation>Dribble face à {other} : duel</translation>
    </message>
    <message>
        <source>{pawn} dribbles</source>
        <translation>{pawn} dribble</translation>
    </message>
    <message>
        <source>{line}; else he shoots</source>
        <translation>{line} ; sinon il tire</translation>
    </message>
    <message>
        <source>foul {chance}</source>
        <translation>faute {chance}</translation>
    </message>
    <message>
        <source>free kick for the other side</source>
        <translation>coup franc pour l’autre camp</translation>
    </message>
    <message>
        <source>{squares} from the ball</source>
        <translation>à {squares} du ballon</translation>
    </message>
    <message>
        <source>{pawn} gets it</source>
        <translation>{pawn} le récupère</translation>
    </message>
    <message>
        <source>goal {chance}</source>
        <translation>but {chance}</translation>
    </message>
    <message>
        <source>goal kick {chance}</source>
        <translation>six mètres {chance}</translation>
    </message>
    <message>
        <source>no goal {chance}</source>
        <translation>pas de but {chance}</translation>
    </message>
    <message>
        <source>{pawn} is offside</source>
        <translation>{pawn} est hors-jeu</translation>
    </message>
    <message>
        <source>{pawn} kicks off</source>
        <translation>{pawn} engage</translation>
    </message>
    <message>
        <source>{pawn} lines up</source>
        <translation>{pawn} se place</translation>
    </message>
    <message>
        <source>Loose ball</source>
        <translation>Ballon libre</translation>
    </message>
    <message>
        <source>lost {chance}</source>
        <translation>perdu {chance}</translation>
    </message>
    <message>
        <source>offside: free kick for the other side</source>
        <translation>hors-jeu : coup franc pour l’autre camp</translation>
    </message>
    <message>
        <source>then {other} has one attempt</source>
        <translation>puis {other} a une tentative</translation>
    </message>
    <message>
        <source>Pass to {pawn}</source>
        <translation>Passe à {pawn}</translation>
    </message>
    <message>
        <source>and plays on at once</source>
        <translation>et rejoue aussitôt</translation>
    </message>
    <message>
        <source>{side}: {rolls}; {other}: {others}</source>
        <translation>{side} : {rolls} ; {other} : {others}</translation>
    </message>
    <message>
        <source>{role}, {count} squares</source>
        <translation>{role}, {count} cases</translation>
    </message>
    <message>
        <source>who shoots at once</source>
        <translation>qui tire aussitôt</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>a pass here is a shot</source>
        <translation>ici, une passe est un tir</translation>
    </message>
    <message>
        <source>there already</source>
        <translation>déjà là</translation>
    </message>
    <message>
        <source>{pawn} to the ball</source>
        <translation>{pawn} au ballon</translation>
    </message>
    <message>
        <source>the winner begins a set</source>
        <translation>le vainqueur a le coup</translation>
    </message>
    <message>
        <source>if won, he shoots: a shot is {chance}</source>
        <translation>s’il gagne, il tire : but à {chance}</translation>
    </message>
    <message>
        <source>{chance} won</source>
        <translation>{chance} de gagner</translation>
    </message>
    <message>
        <source>won {chance}</source>
        <translation>gagné {chance}</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>Ball</source>
        <translation>Ballon</translation>
    </message>
    <message>
        <source>Dice, cards and signs</source>
        <translation>Dés, cartons et signes</translation>
    </message>
    <message>
        <source>roll for a pawn</source>
        <translation>lancer pour un pion</translation>
    </message>
    <message>
        <source>step with the keeper</source>
        <translation>avancer le gardien</translation>
    </message>
    <message>
        <source>shoot</source>
        <translation>tirer</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>continuer</translation>
    </message>
    <message>
        <source>another pawn</source>
        <translation>un autre pion</translation>
    </message>
    <message>
        <source>The ball lies free on {square}.</source>
        <translation>Le ballon est libre en {square}.</translation>
    </message>
</context>
<context>
    <name>BoardTips</name>
    <message>
        <source>The kick-off</source>
        <translation>Le coup d’envoi</translation>
    </message>
    <message>
        <source>Roll, or the keeper</source>
        <translation>Les dés ou le gardien</translation>
    </message>
    <message>
        <source>The exact number</source>
        <translation>Jusque-là, pas plus</translation>
    </message>
    <message>
        <source>Where to play it</source>
        <translation>Où jouer le ballon</translation>
    </message>
    <message>
        <source>The keeper steps</source>
        <translation>Le gardien avance</translation>
    </message>
    <message>
        <source>A direct pass</source>
        <translation>Une passe directe</translation>
    </message>
    <message>
        <source>A battle</source>
        <translation>Un duel</translation>
    </message>
    <message>
        <source>A dribble</source>
        <translation>Un dribble</translation>
    </message>
    <message>
        <source>Offside</source>
        <translation>Hors-jeu</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>Une faute</translation>
    </message>
    <message>
        <source>A shot</source>
        <translation>Un tir</translation>
    </message>
    <message>
        <source>A corner</source>
        <translation>Un corner</translation>
    </message>
    <message>
        <source>The ball is rolled for only once everybody has lined up. It must cross halfway, and whoever kicks off may not chase it himself.</source>
        <translation>On ne lance le dé du ballon que lorsque tout le monde est en place. Le ballon doit passer la ligne médiane, et celui qui engage n’a pas le droit de lui courir après.</translation>
    </message>
    <message>
        <source>The bars show how many rolls get somebody there. Moving the keeper takes the place of the roll, and you choose before the die is thrown.</source>
        <translation>Les barres comptent les lancers qui amènent quelqu’un. Le pas du gardien remplace le lancer : on décide avant que le dé ne tombe.</translation>
    </message>
    <message>
        <source>Use every pip of the roll, straight on or with one turn. You may run past your own men, never past theirs. Tab steps through the best squares.</source>
        <translation>Le lancer s’utilise en entier, tout droit ou avec un coude. On passe devant les siens, pas devant les adversaires. Tab parcourt les meilleures cibles.</translation>
    </message>
    <message>
        <source>A ring is a pass to a free man, a frame a battle, gold a shot, a dot a loose ball. Never mind how far: what matters is who gets there.</source>
        <translation>Un anneau est une passe à un homme libre, un cadre un duel, l’or un tir, un point un ballon libre. Peu importe la distance : ce qui compte, c’est qui arrive.</translation>
    </message>
    <message>
        <source>One square in any direction, no die needed. In a battle he adds 2; beat him and you shoot at once.</source>
        <translation>Une case dans n’importe quelle direction, jamais aux dés. En duel il ajoute 2 ; qui le bat tire aussitôt.</translation>
    </message>
    <message>
        <source>A man who receives it unmarked plays on at once, but only once. In their penalty area or on a diamond he shoots instead.</source>
        <translation>Qui la reçoit sans marquage rejoue aussitôt, une fois. Dans la surface adverse ou sur un losange, il tire à la place.</translation>
    </message>
    <message>
        <source>Each side rolls; a keeper adds 2, a defender 1. A 1 against a 6 is a foul, whatever was added.</source>
        <translation>Chaque camp lance ; un gardien ajoute 2, un défenseur 1. Un 6 contre un 1, c’est faute du 1, quoi qu’on ajoute.</translation>
    </message>
    <message>
        <source>On a 1 your man may take the ball one square with him. Then the other side has one try at reaching him.</source>
        <translation>Sur un 1, le ballon peut suivre son homme d’une case. L’autre camp a ensuite une tentative pour le rejoindre.</translation>
    </message>
    <message>
        <source>What counts is where he stood when the ball was rolled for: see the gold line. He may run beyond it, as long as he does not receive the ball.</source>
        <translation>Ce qui compte, c’est où il était quand le dé du ballon a roulé ; la ligne dorée le montre. Il peut y courir, mais le ballon ne doit pas être pour lui.</translation>
    </message>
    <message>
        <source>A free kick, or a penalty in your own area, and a yellow card. Defenders share theirs: every second one means an early bath.</source>
        <translation>Un coup franc, un penalty dans sa propre surface, et un carton jaune. Les défenseurs partagent les leurs : un sur deux renvoie quelqu’un au vestiaire.</translation>
    </message>
    <message>
        <source>Four sectors of eight are a goal, two a corner, two a goal kick. It makes no odds where you shoot from.</source>
        <translation>Quatre secteurs sur huit sont un but, deux un corner, deux des six mètres. D’où l’on tire n’y change rien.</translation>
    </message>
    <message>
        <source>Both sides place three men in turn, no die needed. Then the ball is rolled for: stand where most rolls will drop it.</source>
        <translation>Trois fois chacun, on place un homme où il a le droit d’être, sans dé. Puis le dé du ballon roule : tiens-toi là où mènent beaucoup de lancers.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>red half</source>
        <translation>moitié rouge</translation>
    </message>
    <message>
        <source>blue half</source>
        <translation>moitié bleue</translation>
    </message>
    <message>
        <source>offside beyond</source>
        <translation>hors-jeu au-delà</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>set {number}</source>
        <translation>coup {number}</translation>
    </message>
    <message>
        <source>kick-off</source>
        <translation>coup d’envoi</translation>
    </message>
    <message>
        <source>{part}, {score}</source>
        <translation>{part}, {score}</translation>
    </message>
    <message>
        <source>Shoot-out, {score}</source>
        <translation>Tirs au but, {score}</translation>
    </message>
    <message>
        <source>{period}, play {play} of {length}, {score}</source>
        <translation>{period}, action {play} sur {length}, {score}</translation>
    </message>
    <message>
        <source>{score}. {question}</source>
        <translation>{score}. {question}</translation>
    </message>
    <message>
        <source>{reason} The best square is {square}.</source>
        <translation>{reason} La meilleure case est {square}.</translation>
    </message>
    <message>
        <source>How many goals less each choice promises on average.</source>
        <translation>Combien de buts chaque choix promet en moins, en moyenne.</translation>
    </message>
    <message>
        <source>the kick-off</source>
        <translation>le coup d’envoi</translation>
    </message>
    <message>
        <source>the corner kick</source>
        <translation>le corner</translation>
    </message>
    <message>
        <source>the free kick</source>
        <translation>le coup franc</translation>
    </message>
    <message>
        <source>the goal kick</source>
        <translation>les six mètres</translation>
    </message>
    <message>
        <source>kick off with {pawn} from {square}</source>
        <translation>engager avec {pawn} depuis {square}</translation>
    </message>
    <message>
        <source>line up on {square}</source>
        <translation>se placer en {square}</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>lancer le dé</translation>
    </message>
    <message>
        <source>move the keeper</source>
        <translation>avancer le gardien</translation>
    </message>
    <message>
        <source>pick {pawn}</source>
        <translation>choisir {pawn}</translation>
    </message>
    <message>
        <source>go to {square}</source>
        <translation>aller en {square}</translation>
    </message>
    <message>
        <source>play the ball to {square}</source>
        <translation>jouer le ballon vers {square}</translation>
    </message>
    <message>
        <source>dribble to {square}</source>
        <translation>dribbler jusqu’en {square}</translation>
    </message>
    <message>
        <source>shoot</source>
        <translation>tirer</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>continuer</translation>
    </message>
    <message>
        <source>{seat}: who kicks off for {side}, and from where?</source>
        <translation>{seat} : qui engage pour {side}, et d’où ?</translation>
    </message>
    <message>
        <source>{seat}: where does the next one of {side} line up?</source>
        <translation>{seat} : où se place le prochain homme de {side} ?</translation>
    </message>
    <message>
        <source>{seat}: {holder} has the ball. Roll for a pawn, or move the keeper?</source>
        <translation>{seat} : {holder} a le ballon. Lancer pour un pion, ou avancer le gardien ?</translation>
    </message>
    <message>
        <source>{seat}: the ball lies free on {square}. Roll for a pawn, or move the keeper?</source>
        <translation>{seat} : le ballon est libre en {square}. Lancer pour un pion, ou avancer le gardien ?</translation>
    </message>
    <message>
        <source>{seat}: one attempt to reach {holder} on {square}. Roll for a pawn, or move the keeper?</source>
        <translation>{seat} : une tentative pour rejoindre {holder} en {square}. Lancer pour un pion, ou avancer le gardien ?</translation>
    </message>
    <message>
        <source>{seat}: where does the keeper step?</source>
        <translation>{seat} : où avance le gardien ?</translation>
    </message>
    <message>
        <source>{seat}: who walks the {roll}?</source>
        <translation>{seat} : qui court le {roll} ?</translation>
    </message>
    <message>
        <source>{seat}: where does {pawn} go with the {roll}?</source>
        <translation>{seat} : où va {pawn} avec le {roll} ?</translation>
    </message>
    <message>
        <source>{seat}: where does {holder} play the ball with the {roll}?</source>
        <translation>{seat} : où {holder} joue-t-il le ballon avec le {roll} ?</translation>
    </message>
    <message>
        <source>{seat}: {holder} shoots.</source>
        <translation>{seat} : {holder} tire.</translation>
    </message>
    <message>
        <source>{seat}: who is placed for the corner? You may pass.</source>
        <translation>{seat} : qui envoies-tu au corner ? Tu peux passer.</translation>
    </message>
    <message>
        <source>{seat}: where is {pawn} placed?</source>
        <translation>{seat} : où placer {pawn} ?</translation>
    </message>
    <message>
        <source>{seat}: who takes the free kick on {square}?</source>
        <translation>{seat} : qui tire le coup franc en {square} ?</translation>
    </message>
    <message>
        <source>{seat}: who takes the penalty kick?</source>
        <translation>{seat} : qui tire le penalty ?</translation>
    </message>
    <message>
        <source>{seat}: does {holder} shoot, or play on?</source>
        <translation>{seat} : {holder} tire, ou continue-t-on ?</translation>
    </message>
    <message>
        <source>{seat}: who is the new keeper of {side}?</source>
        <translation>{seat} : qui est le nouveau gardien de {side} ?</translation>
    </message>
    <message>
        <source>{seat}: a kick for {side}.</source>
        <translation>{seat} : un tir pour {side}.</translation>
    </message>
    <message>
        <source>It must be the full roll: {roll} squares, neither fewer nor more.</source>
        <translation>Il faut tout le lancer : {roll} cases, ni moins ni plus.</translation>
    </message>
    <message>
        <source>With {roll} that takes two bends; one is allowed.</source>
        <translation>Avec {roll}, il faudrait deux coudes ; on n’en permet qu’un.</translation>
    </message>
    <message>
        <source>Every way there passes an opponent.</source>
        <translation>Tous les chemins passent devant un adversaire.</translation>
    </message>
    <message>
        <source>A pawn of the own side stands there.</source>
        <translation>Un pion de ton camp s’y trouve.</translation>
    </message>
    <message>
        <source>Defenders and keepers stay in their own half.</source>
        <translation>Défenseurs et gardiens restent dans leur moitié.</translation>
    </message>
    <message>
        <source>That would be five side by side; four is the most.</source>
        <translation>Cela en ferait cinq côte à côte ; quatre au plus.</translation>
    </message>
    <message>
        <source>That would be four one behind the other; three is the most.</source>
        <translation>Cela en ferait quatre l’un derrière l’autre ; trois au plus.</translation>
    </message>
    <message>
        <source>Four field players of the side are in that penalty area already.</source>
        <translation>Il y a déjà quatre joueurs de champ de ce camp dans cette surface.</translation>
    </message>
    <message>
        <source>Only one pawn of a side may stand in a goal area.</source>
        <translation>Un seul pion par camp dans une surface de but.</translation>
    </message>
    <message>
        <source>Whoever holds the ball stays where he is in this set.</source>
        <translation>Celui qui a le ballon ne bouge pas pendant ce coup.</translation>
    </message>
    <message>
        <source>The keeper goes by single steps only, never by the die.</source>
        <translation>Le gardien avance pas à pas, jamais aux dés.</translation>
    </message>
    <message>
        <source>He took {restart} and may not touch the ball before another pawn has.</source>
        <translation>Il a joué {restart} : il ne touche plus le ballon avant qu’un autre pion l’ait touché.</translation>
    </message>
    <message>
        <source>Only an opponent stands there, and the ball can go elsewhere.</source>
        <translation>Il n’y a là qu’un adversaire, et le ballon peut aller ailleurs.</translation>
    </message>
    <message>
        <source>From the kick-off the ball goes into the other half.</source>
        <translation>Au coup d’envoi, le ballon va dans l’autre moitié.</translation>
    </message>
    <message>
        <source>From a goal kick the ball leaves the penalty area.</source>
        <translation>Aux six mètres, le ballon sort de la surface.</translation>
    </message>
    <message>
        <source>One dribbles on a one only, and not from a restart.</source>
        <translation>On ne dribble que sur un 1, et jamais sur une remise en jeu.</translation>
    </message>
    <message>
        <source>That is too near to the ball.</source>
        <translation>C’est trop près du ballon.</translation>
    </message>
    <message>
        <source>Strikers line up on row 8 of their half.</source>
        <translation>Les attaquants se placent sur la rangée 8 de leur moitié.</translation>
    </message>
    <message>
        <source>The kick-off is taken from D8 or E8 of the own half.</source>
        <translation>Le coup d’envoi se donne de D8 ou E8, dans son camp.</translation>
    </message>
    <message>
        <source>Number {pawn} cannot take this kick.</source>
        <translation>Le numéro {pawn} ne peut pas tirer ici.</translation>
    </message>
    <message>
        <source>Number {pawn} has been sent off.</source>
        <translation>Le numéro {pawn} est expulsé.</translation>
    </message>
    <message>
        <source>Another seat is asked.</source>
        <translation>On attend un autre joueur.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Le match est fini.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>Cela n’existe pas dans ce jeu.</translation>
    </message>
    <message>
        <source>That is not allowed now: the prompt says what may be done.</source>
        <translation>Ce n’est pas permis maintenant : la question dit ce qu’on peut faire.</translation>
    </message>
    <message>
        <source>A half has 15, 25 or 45 plays: choose one of these.</source>
        <translation>Une mi-temps compte 15, 25 ou 45 actions : choisis.</translation>
    </message>
    <message>
        <source>A draw stands or leads to extra time: choose one.</source>
        <translation>Un nul reste un nul ou mène à la prolongation : choisis.</translation>
    </message>
    <message>
        <source>Shots are spun or rolled: choose spinner or die.</source>
        <translation>On tire à la roue ou au dé : choisis.</translation>
    </message>
    <message>
        <source>Defenders add 1 or 2 in a battle: choose one.</source>
        <translation>Les défenseurs ajoutent 1 ou 2 en duel : choisis.</translation>
    </message>
    <message>
        <source>Two or four play this game: choose as many seats.</source>
        <translation>Ce jeu se joue à deux ou à quatre : choisis le nombre.</translation>
    </message>
    <message>
        <source>The match cannot be set up like this: choose other options.</source>
        <translation>Le match ne peut pas se jouer ainsi : choisis d’autres options.</translation>
    </message>
    <message>
        <source>On {square} somebody stands alone and shoots at once.</source>
        <translation>En {square}, quelqu’un est seul et tire aussitôt.</translation>
    </message>
    <message>
        <source>On {square} somebody stands alone and plays on.</source>
        <translation>En {square}, quelqu’un est seul et rejoue.</translation>
    </message>
    <message>
        <source>The battle on {square} is won with {chance} %.</source>
        <translation>Le duel en {square} est gagné à {chance} %.</translation>
    </message>
    <message>
        <source>{ours} of six rolls bring somebody to {square}, the other side has {theirs}.</source>
        <translation>{ours} lancers sur six amènent quelqu’un en {square}, l’autre camp en a {theirs}.</translation>
    </message>
    <message>
        <source>Every other square is worse than the flag.</source>
        <translation>Toutes les autres cases valent moins que le drapeau.</translation>
    </message>
    <message>
        <source>An opponent gets the ball anyhow: there he does least harm.</source>
        <translation>Un adversaire aura le ballon de toute façon : là, il fait le moins de mal.</translation>
    </message>
    <message>
        <source>With the ball on {square} most is to be won.</source>
        <translation>C’est avec le ballon en {square} qu’il y a le plus à gagner.</translation>
    </message>
    <message>
        <source>{pawn} reaches the ball, and is the best for it.</source>
        <translation>{pawn} atteint le ballon, et c’est le meilleur pour ça.</translation>
    </message>
    <message>
        <source>On {square} a pass to {pawn} is a shot.</source>
        <translation>En {square}, une passe à {pawn} est un tir.</translation>
    </message>
    <message>
        <source>On {square} {pawn} takes an opponent out of the game.</source>
        <translation>En {square}, {pawn} met un adversaire hors d’état de nuire.</translation>
    </message>
    <message>
        <source>{pawn} is needed further forward.</source>
        <translation>On a besoin de {pawn} plus haut.</translation>
    </message>
    <message>
        <source>There {pawn} stands best for what is coming.</source>
        <translation>C’est là que {pawn} est le mieux pour la suite.</translation>
    </message>
    <message>
        <source>The keeper belongs before his goal.</source>
        <translation>La place du gardien est devant son but.</translation>
    </message>
    <message>
        <source>A shot is a goal with {chance} %.</source>
        <translation>Un tir est un but à {chance} %.</translation>
    </message>
    <message>
        <source>A roll can bring more than a step of the keeper.</source>
        <translation>Un lancer peut rapporter plus qu’un pas du gardien.</translation>
    </message>
    <message>
        <source>From there most rolls of the corner find somebody.</source>
        <translation>De là, la plupart des lancers du corner trouvent quelqu’un.</translation>
    </message>
    <message>
        <source>Everybody stands well for the corner.</source>
        <translation>Tout le monde est bien placé pour le corner.</translation>
    </message>
    <message>
        <source>It makes no difference: take either.</source>
        <translation>C’est égal : prends l’un ou l’autre.</translation>
    </message>
    <message>
        <source>In the middle the way is short to everything.</source>
        <translation>Au milieu, on est près de tout.</translation>
    </message>
    <message>
        <source>This promises most.</source>
        <translation>C’est le plus prometteur.</translation>
    </message>
</context>
<context>
    <name>BribeScene</name>
    <message>
        <source>{seat} has a little something for {referee}</source>
        <translation>{seat} a un petit quelque chose pour {referee}</translation>
    </message>
    <message>
        <source>{referee} sees nothing, and counts it</source>
        <translation>{referee} ne voit rien, et recompte</translation>
    </message>
    <message>
        <source>{referee} wants none of it</source>
        <translation>{referee} ne mange pas de ce pain-là</translation>
    </message>
    <message>
        <source>{referee} has a price</source>
        <translation>{referee} a son prix</translation>
    </message>
</context>
<context>
    <name>Bribes</name>
    <message>
        <source>✓ {seat}: {amount} for {team:the}, accepted</source>
        <translation>✓ {seat} : {amount} pour {team:le}, accepté</translation>
    </message>
    <message>
        <source>✕ {seat}: {amount} for {team:the}, refused</source>
        <translation>✕ {seat} : {amount} pour {team:le}, refusé</translation>
    </message>
    <message>
        <source>→ {seat} asks {amount} for {team:the}</source>
        <translation>→ {seat} demande {amount} pour {team:le}</translation>
    </message>
    <message>
        <source>? {seat}: {amount} for {team:the}, not yet answered</source>
        <translation>? {seat} : {amount} pour {team:le}, sans réponse</translation>
    </message>
    <message>
        <source>Team the bribe is for</source>
        <translation>Équipe pour qui va l’enveloppe</translation>
    </message>
    <message>
        <source>Amount of the bribe</source>
        <translation>Montant de l’enveloppe</translation>
    </message>
    <message>
        <source>Offer the bribe</source>
        <translation>Glisser l’enveloppe</translation>
    </message>
    <message>
        <source>Let {seat} make an offer</source>
        <translation>Laisser {seat} faire une offre</translation>
    </message>
    <message>
        <source>Pay {amount} for {team:the}</source>
        <translation>Payer {amount} pour {team:le}</translation>
    </message>
    <message>
        <source>Offers left in this match: {left}, and one for {team:the} from {price} on that does not count.</source>
        <translation>Offres restantes pour ce match : {left}, et une pour {team:le} à partir de {price}, qui ne compte pas.</translation>
    </message>
    <message>
        <source>Offers left in this match: {left}, and for each team one at his price that does not count.</source>
        <translation>Offres restantes pour ce match : {left}, et pour chaque équipe une à son prix, qui ne compte pas.</translation>
    </message>
    <message>
        <source>Offers left in this match: {left}. Accepted money is paid at once and never returned.</source>
        <translation>Offres restantes pour ce match : {left}. L’argent accepté est payé aussitôt et ne revient jamais.</translation>
    </message>
    <message>
        <source>No referee, nobody to bribe (S4.8).</source>
        <translation>Pas d’arbitre, personne à acheter (S4.8).</translation>
    </message>
    <message>
        <source>No bribes in a shoot-out (S8.3).</source>
        <translation>Pas d’enveloppe pendant les tirs au but (S8.3).</translation>
    </message>
    <message>
        <source>The referee waits for offers (S4.7).</source>
        <translation>L’arbitre attend les offres (S4.7).</translation>
    </message>
    <message>
        <source>Three offers a match are the most (S4.7).</source>
        <translation>Trois offres par match, pas plus (S4.7).</translation>
    </message>
    <message>
        <source>Offers are made at stoppages, and when the referee decides on a die or the edge (S4.7).</source>
        <translation>On fait ses offres pendant les arrêts de jeu, et quand l’arbitre tranche sur un dé ou sur la ligne (S4.7).</translation>
    </message>
</context>
<context>
    <name>CardFacts</name>
    <message>
        <source>Attacks only when this team has the ball (S3.4).</source>
        <translation>N’attaque que si cette équipe a le ballon (S3.4).</translation>
    </message>
    <message>
        <source>Meets only a shot that is on target (S5.2).</source>
        <translation>Ne sert que contre un tir cadré (S5.2).</translation>
    </message>
    <message>
        <source>Answers only an attack of the other team (S5.1).</source>
        <translation>Ne répond qu’à une attaque adverse (S5.1).</translation>
    </message>
    <message>
        <source>Is played {moment} (S5.11).</source>
        <translation>Se joue {moment} (S5.11).</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Only a red card is asked for now (S5.11).</source>
        <translation>Ici, seule une carte rouge est demandée (S5.11).</translation>
    </message>
    <message>
        <source>The shot is on its way: only a keeper can stop it (S5.6).</source>
        <translation>Le tir est parti : seul un gardien peut l’arrêter (S5.6).</translation>
    </message>
    <message>
        <source>Choose a card first; this one is added to it (S5.11).</source>
        <translation>Choisis d’abord une carte ; celle-ci s’y ajoute (S5.11).</translation>
    </message>
    <message>
        <source>Does not go with the chosen card (S5.11).</source>
        <translation>Ne va pas avec la carte choisie (S5.11).</translation>
    </message>
    <message>
        <source>Joins a blue keeper, and only if both together save the shot (S5.14).</source>
        <translation>S’ajoute à un gardien bleu, et seulement si les deux ensemble arrêtent le tir (S5.14).</translation>
    </message>
    <message>
        <source>A blue keeper that saves must be played first (S8.4).</source>
        <translation>Il faut d’abord jouer un gardien bleu qui arrête (S8.4).</translation>
    </message>
    <message>
        <source>Not against an attack from this place (S5.4).</source>
        <translation>Pas contre une attaque de cet endroit (S5.4).</translation>
    </message>
    <message>
        <source>Not in this stage of the tournament (S5.11).</source>
        <translation>Pas à ce stade du tournoi (S5.11).</translation>
    </message>
    <message>
        <source>Only in extra time (S8.2).</source>
        <translation>Seulement en prolongation (S8.2).</translation>
    </message>
    <message>
        <source>Not in this period of the match (S5.11).</source>
        <translation>Pas dans cette période du match (S5.11).</translation>
    </message>
    <message>
        <source>Not at this score (S5.11).</source>
        <translation>Pas à ce score (S5.11).</translation>
    </message>
    <message>
        <source>Only for the home team (S5.11).</source>
        <translation>Seulement pour l’équipe qui reçoit (S5.11).</translation>
    </message>
    <message>
        <source>Only for the visitors (S5.11).</source>
        <translation>Seulement pour les visiteurs (S5.11).</translation>
    </message>
    <message>
        <source>Not for an attack from this place (S5.11).</source>
        <translation>Pas pour une attaque de cet endroit (S5.11).</translation>
    </message>
    <message>
        <source>Not against this opponent (S5.11).</source>
        <translation>Pas contre cet adversaire (S5.11).</translation>
    </message>
    <message>
        <source>Not with this referee (S5.11).</source>
        <translation>Pas avec cet arbitre (S5.11).</translation>
    </message>
</context>
<context>
    <name>CardLabel</name>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Star card</source>
        <translation>Carte étoile</translation>
    </message>
    <message>
        <source>{kind} {value}</source>
        <translation>{kind} {value}</translation>
    </message>
    <message>
        <source>red {name}</source>
        <translation>{name}, rouge</translation>
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
        <translation>Sur un 1 : but contre son camp des défenseurs.</translation>
    </message>
    <message>
        <source>{title} ({colour}, {name}).</source>
        <translation>{title} ({colour}, {name}).</translation>
    </message>
    <message>
        <source>Play {moment}.</source>
        <translation>À jouer {moment}.</translation>
    </message>
    <message>
        <source>Only against attacks inside the area.</source>
        <translation>Seulement contre une attaque dans la surface.</translation>
    </message>
    <message>
        <source>Only against attacks on the edge.</source>
        <translation>Seulement contre une attaque sur la ligne.</translation>
    </message>
    <message>
        <source>Only against attacks from outside.</source>
        <translation>Seulement contre une attaque de l’extérieur.</translation>
    </message>
    <message>
        <source>Only against attacks inside or on the edge.</source>
        <translation>Seulement contre une attaque dans la surface ou sur la ligne.</translation>
    </message>
    <message>
        <source>Only against attacks inside or from outside.</source>
        <translation>Seulement contre une attaque dans la surface ou de l’extérieur.</translation>
    </message>
    <message>
        <source>Only against attacks on the edge or from outside.</source>
        <translation>Seulement contre une attaque sur la ligne ou de l’extérieur.</translation>
    </message>
    <message>
        <source>group match</source>
        <translation>match de groupe</translation>
    </message>
    <message>
        <source>Only in: {stages}.</source>
        <translation>Seulement en : {stages}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Only against {teams:the}.</source>
        <translation>Seulement contre {teams:le}.</translation>
    </message>
    <message>
        <source>If the whistle goes: {effect}</source>
        <translation>Si c’est sifflé : {effect}</translation>
    </message>
    <message>
        <source>If play goes on: {effect}</source>
        <translation>Si le jeu continue : {effect}</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>, ou </translation>
    </message>
    <message>
        <source>inside the area</source>
        <translation>dans la surface</translation>
    </message>
    <message>
        <source>on the edge</source>
        <translation>sur la ligne</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>à l’extérieur</translation>
    </message>
    <message>
        <source>Counts as an attack of {value}.</source>
        <translation>Compte comme une attaque de {value}.</translation>
    </message>
    <message>
        <source>Counts as a swallow of {value}.</source>
        <translation>Compte comme une hirondelle de {value}.</translation>
    </message>
    <message>
        <source>Counts as a rough goal of {value}.</source>
        <translation>Compte comme un but voyou de {value}.</translation>
    </message>
    <message>
        <source>Counts as a foul of {value}.</source>
        <translation>Compte comme une faute de {value}.</translation>
    </message>
    <message>
        <source>Counts as an offside of {value}.</source>
        <translation>Compte comme un hors-jeu de {value}.</translation>
    </message>
    <message>
        <source>Counts as a keeper of {value}.</source>
        <translation>Compte comme un gardien de {value}.</translation>
    </message>
    <message>
        <source>Only in {facts}.</source>
        <translation>Seulement {facts}.</translation>
    </message>
    <message>
        <source>Only when {facts}.</source>
        <translation>Seulement {facts}.</translation>
    </message>
    <message>
        <source>Only {facts}.</source>
        <translation>Seulement {facts}.</translation>
    </message>
    <message>
        <source>Only if {facts}.</source>
        <translation>Seulement {facts}.</translation>
    </message>
    <message>
        <source>Only if the attack is {places}.</source>
        <translation>Seulement si l’attaque est {places}.</translation>
    </message>
    <message>
        <source>normal time</source>
        <translation>dans le temps réglementaire</translation>
    </message>
    <message>
        <source>extra time</source>
        <translation>en prolongation</translation>
    </message>
    <message>
        <source>the shoot-out</source>
        <translation>aux tirs au but</translation>
    </message>
    <message>
        <source>in the lead</source>
        <translation>quand tu mènes</translation>
    </message>
    <message>
        <source>level</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>quand tu es mené</translation>
    </message>
    <message>
        <source>at home</source>
        <translation>à domicile</translation>
    </message>
    <message>
        <source>away</source>
        <translation>à l’extérieur</translation>
    </message>
    <message>
        <source>a referee is there</source>
        <translation>quand il y a un arbitre</translation>
    </message>
    <message>
        <source>there is no referee</source>
        <translation>quand il n’y a pas d’arbitre</translation>
    </message>
    <message>
        <source>the referee is bribed</source>
        <translation>quand l’arbitre est acheté</translation>
    </message>
    <message>
        <source>the referee is not bribed</source>
        <translation>quand l’arbitre n’est pas acheté</translation>
    </message>
    <message>
        <source>The die is rolled again.</source>
        <translation>On relance le dé.</translation>
    </message>
    <message>
        <source>The attack comes to nothing.</source>
        <translation>L’attaque tombe à l’eau.</translation>
    </message>
    <message>
        <source>Nobody is sent off.</source>
        <translation>Personne n’est expulsé.</translation>
    </message>
    <message>
        <source>You attack once more.</source>
        <translation>Tu attaques encore une fois.</translation>
    </message>
    <message>
        <source>Goal!</source>
        <translation>But !</translation>
    </message>
    <message>
        <source>Own goal of the others: it counts for you.</source>
        <translation>But contre son camp de l’autre : il compte pour toi.</translation>
    </message>
    <message>
        <source>Free kick for you.</source>
        <translation>Coup franc pour toi.</translation>
    </message>
    <message>
        <source>Penalty for you.</source>
        <translation>Penalty pour toi.</translation>
    </message>
    <message>
        <source>The referee leaves this roll alone.</source>
        <translation>L’arbitre ne touche pas à ce lancer.</translation>
    </message>
    <message>
        <source>Adds to a blue keeper; counts only if both together save.</source>
        <translation>S’ajoute à un gardien bleu ; ne compte que si les deux ensemble arrêtent.</translation>
    </message>
    <message>
        <source>It happens inside the area.</source>
        <translation>Cela se passe dans la surface.</translation>
    </message>
    <message>
        <source>It happens on the edge.</source>
        <translation>Cela se passe sur la ligne.</translation>
    </message>
    <message>
        <source>It happens outside.</source>
        <translation>Cela se passe à l’extérieur.</translation>
    </message>
    <message>
        <source>{amount} on the roll.</source>
        <translation>{amount} au lancer.</translation>
    </message>
    <message>
        <source>{amount} on the attack.</source>
        <translation>{amount} à l’attaque.</translation>
    </message>
    <message>
        <source>{amount} on the foul or offside.</source>
        <translation>{amount} à la faute ou au hors-jeu.</translation>
    </message>
    <message>
        <source>{amount} on the shot.</source>
        <translation>{amount} au tir.</translation>
    </message>
    <message>
        <source>instead of a green</source>
        <translation>à la place d’une verte</translation>
    </message>
    <message>
        <source>with your attack</source>
        <translation>avec ton attaque</translation>
    </message>
    <message>
        <source>before your free kick or penalty</source>
        <translation>avant ton coup franc ou ton penalty</translation>
    </message>
    <message>
        <source>after your shot fell short</source>
        <translation>après ton tir trop mou</translation>
    </message>
    <message>
        <source>instead of a blue</source>
        <translation>à la place d’une bleue</translation>
    </message>
    <message>
        <source>with your foul or offside</source>
        <translation>avec ta faute ou ton hors-jeu</translation>
    </message>
    <message>
        <source>instead of a keeper</source>
        <translation>à la place d’un gardien</translation>
    </message>
    <message>
        <source>after a goal against you</source>
        <translation>après un but encaissé</translation>
    </message>
    <message>
        <source>after a foul roll</source>
        <translation>après un lancer de faute</translation>
    </message>
    <message>
        <source>after an offside roll</source>
        <translation>après un lancer de hors-jeu</translation>
    </message>
    <message>
        <source>after a swallow roll</source>
        <translation>après un lancer d’hirondelle</translation>
    </message>
    <message>
        <source>after a rough goal&apos;s roll</source>
        <translation>après un lancer de but voyou</translation>
    </message>
    <message>
        <source>when one of yours is sent off</source>
        <translation>quand l’une des tiennes est expulsée</translation>
    </message>
    <message>
        <source>at a stoppage</source>
        <translation>pendant un arrêt de jeu</translation>
    </message>
    <message>
        <source>before the match</source>
        <translation>avant le match</translation>
    </message>
    <message>
        <source>in the shoot-out</source>
        <translation>aux tirs au but</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s) blind from the pile.</source>
        <translation>
            <numerusform>Pioche %n carte à l’aveugle.</numerusform>
            <numerusform>Pioche %n cartes à l’aveugle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s).</source>
        <translation>
            <numerusform>Pioche %n carte.</numerusform>
            <numerusform>Pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n green card(s).</source>
        <translation>
            <numerusform>Pioche %n carte verte.</numerusform>
            <numerusform>Pioche %n cartes vertes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n blue card(s).</source>
        <translation>
            <numerusform>Pioche %n carte bleue.</numerusform>
            <numerusform>Pioche %n cartes bleues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n red card(s).</source>
        <translation>
            <numerusform>Pioche %n carte rouge.</numerusform>
            <numerusform>Pioche %n cartes rouges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) of yours.</source>
        <translation>
            <numerusform>Défausse %n de tes cartes.</numerusform>
            <numerusform>Défausse %n de tes cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n green card(s) of yours.</source>
        <translation>
            <numerusform>Défausse %n de tes vertes.</numerusform>
            <numerusform>Défausse %n de tes vertes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n blue card(s) of yours.</source>
        <translation>
            <numerusform>Défausse %n de tes bleues.</numerusform>
            <numerusform>Défausse %n de tes bleues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n red card(s) of yours.</source>
        <translation>
            <numerusform>Défausse %n de tes rouges.</numerusform>
            <numerusform>Défausse %n de tes rouges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at their hand and injure %n card(s) of your choice.</source>
        <translation>
            <numerusform>Regarde leur main et blesse %n carte de ton choix.</numerusform>
            <numerusform>Regarde leur main et blesse %n cartes de ton choix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n card(s) by injury.</source>
        <translation>
            <numerusform>Les autres perdent %n carte sur blessure.</numerusform>
            <numerusform>Les autres perdent %n cartes sur blessure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n green card(s) by injury.</source>
        <translation>
            <numerusform>Les autres perdent %n verte sur blessure.</numerusform>
            <numerusform>Les autres perdent %n vertes sur blessure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n blue card(s) by injury.</source>
        <translation>
            <numerusform>Les autres perdent %n bleue sur blessure.</numerusform>
            <numerusform>Les autres perdent %n bleues sur blessure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others lose %n red card(s) by injury.</source>
        <translation>
            <numerusform>Les autres perdent %n rouge sur blessure.</numerusform>
            <numerusform>Les autres perdent %n rouges sur blessure.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the others.</source>
        <translation>
            <numerusform>Prends %n carte aux autres.</numerusform>
            <numerusform>Prends %n cartes aux autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n green card(s) from the others.</source>
        <translation>
            <numerusform>Prends %n verte aux autres.</numerusform>
            <numerusform>Prends %n vertes aux autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n blue card(s) from the others.</source>
        <translation>
            <numerusform>Prends %n bleue aux autres.</numerusform>
            <numerusform>Prends %n bleues aux autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n red card(s) from the others.</source>
        <translation>
            <numerusform>Prends %n rouge aux autres.</numerusform>
            <numerusform>Prends %n rouges aux autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n card(s) you played in this match to your hand.</source>
        <translation>
            <numerusform>Reprends en main %n carte que tu as jouée dans ce match.</numerusform>
            <numerusform>Reprends en main %n cartes que tu as jouées dans ce match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n green card(s) you played in this match to your hand.</source>
        <translation>
            <numerusform>Reprends en main %n verte que tu as jouée dans ce match.</numerusform>
            <numerusform>Reprends en main %n vertes que tu as jouées dans ce match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n blue card(s) you played in this match to your hand.</source>
        <translation>
            <numerusform>Reprends en main %n bleue que tu as jouée dans ce match.</numerusform>
            <numerusform>Reprends en main %n bleues que tu as jouées dans ce match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardZoom</name>
    <message>
        <source>{first} and {second} side by side</source>
        <translation>{first} et {second} côte à côte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ChampionshipScreen</name>
    <message>
        <source>Next: {game}.</source>
        <translation>Ensuite : {game}.</translation>
    </message>
    <message>
        <source>{game} has been begun.</source>
        <translation>{game} : c’est commencé.</translation>
    </message>
    <message>
        <source>It ends level.</source>
        <translation>Égalité aux points.</translation>
    </message>
    <message>
        <source>{champion} has won the championship.</source>
        <translation>{champion} remporte le championnat.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>House championship: 3 points a win, 1 a draw</source>
        <translation>Championnat maison : 3 points la victoire, 1 le nul</translation>
    </message>
    <message>
        <source>{one} {first} : {second} {two}</source>
        <translation>{one} {first} : {second} {two}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>ChampionshipSetUp</name>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs portent le même nom.</translation>
    </message>
    <message>
        <source>Choose at least one game.</source>
        <translation>Choisis au moins un jeu.</translation>
    </message>
    <message>
        <source>Each meets each; every match day is played in the next of these games.</source>
        <translation>Chacun rencontre chacun ; chaque journée se joue au jeu suivant de la liste.</translation>
    </message>
    <message>
        <source>One match in each of these games.</source>
        <translation>Un match à chacun de ces jeux.</translation>
    </message>
    <message>
        <source>{one} against {two}</source>
        <translation>{one} contre {two}</translation>
    </message>
    <message>
        <source>House championship</source>
        <translation>Championnat maison</translation>
    </message>
    <message>
        <source>New championship</source>
        <translation>Nouveau championnat</translation>
    </message>
    <message>
        <source>All games of the house: 3 points a win, 1 a draw</source>
        <translation>Tous les jeux de la maison : 3 points la victoire, 1 le nul</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>À quoi l’on joue</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Everything twice, home and away changed</source>
        <translation>Tout deux fois, aller et retour</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin the championship</source>
        <translation>Commencer le championnat</translation>
    </message>
</context>
<context>
    <name>ChancesPage</name>
    <message>
        <source>The chances are being worked out …</source>
        <translation>On calcule les chances…</translation>
    </message>
    <message>
        <source>end</source>
        <comment>on an axis: when the game is over</comment>
        <translation>fin</translation>
    </message>
    <message>
        <source>in the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>before match {number}</source>
        <translation>avant le match {number}</translation>
    </message>
    <message>
        <source>The most was expected of {seat}, and {seat} earned the most</source>
        <translation>On attendait le plus de {seat}, et c’est {seat} qui a le plus encaissé</translation>
    </message>
    <message>
        <source>The most was expected of {first}, but {seat} earned it</source>
        <translation>On attendait le plus de {first}, mais c’est {seat} qui a encaissé</translation>
    </message>
    <message>
        <source>What each player could expect in prize money and bets, going by the strength and cards of all teams; in the end, what came of it.</source>
        <translation>Ce que chaque joueur pouvait espérer en primes et en paris, d’après la force et les cartes de toutes les équipes ; à la fin, ce qu’il en est advenu.</translation>
    </message>
    <message>
        <source>Chances over time: expected pay-out by player</source>
        <translation>Les chances au fil du tournoi : gains attendus par joueur</translation>
    </message>
    <message>
        <source>How likely the favourites were to win the tournament, by strength and cards.</source>
        <translation>Les chances des favoris de gagner le tournoi, d’après la force et les cartes.</translation>
    </message>
    <message>
        <source>Chances over time: who wins the tournament</source>
        <translation>Les chances au fil du tournoi : qui gagne le tournoi</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>{name}: {first} at first, at most {most}, {last} in the end.</source>
        <translation>{name} : {first} au départ, {most} au plus haut, {last} à la fin.</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>By team</source>
        <translation>Par équipe</translation>
    </message>
    <message>
        <source>Whose chances are shown</source>
        <translation>De qui l’on montre les chances</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Rule {clause}</source>
        <translation>Règle {clause}</translation>
    </message>
    <message>
        <source>{referee} referees; the objection is kept for later.</source>
        <translation>{referee} arbitre ; la récusation reste pour plus tard.</translation>
    </message>
    <message>
        <source>{referee} referees; no later match needs the objection.</source>
        <translation>{referee} arbitre ; plus aucun match à venir n’aura besoin de la récusation.</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key: accept the referee</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>{referee} does not referee this match. You can do this once in the tournament.</source>
        <translation>{referee} n’arbitre pas ce match. Tu ne peux le faire qu’une fois dans le tournoi.</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: reject the referee</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>{purpose}: {outcome}.</source>
        <translation>{purpose} : {outcome}.</translation>
    </message>
    <message>
        <source>The referee is bound to {team:the} already.</source>
        <translation>L’arbitre est déjà acheté pour {team:le}.</translation>
    </message>
    <message>
        <source>Bound to both teams: nothing may be decided any more.</source>
        <translation>Acheté des deux côtés : il ne peut plus rien décider.</translation>
    </message>
    <message>
        <source>Until the final whistle: no roll changed, nothing ruled and no penalty given against {team:the}.</source>
        <translation>Jusqu’à la fin du match : aucun lancer changé, aucune décision et aucun penalty contre {team:le}.</translation>
    </message>
    <message>
        <source>The money stays where it is; all may see it.</source>
        <translation>L’argent reste où il est ; tout le monde peut le voir.</translation>
    </message>
    <message>
        <source>All hear it; for that sum anybody may offer once more.</source>
        <translation>Tout le monde l’entend ; pour cette somme, chacun peut refaire une offre.</translation>
    </message>
    <message>
        <source>Refuse and ask for</source>
        <translation>Refuser et demander</translation>
    </message>
    <message>
        <source>The envelope stays empty.</source>
        <translation>L’enveloppe reste vide.</translation>
    </message>
    <message>
        <source>If he takes it, he does nothing more against {team:the}; he may give the penalty.</source>
        <translation>S’il la prend, il ne fait plus rien contre {team:le} ; le penalty, il peut le donner.</translation>
    </message>
    <message>
        <source>Money for {team:the}</source>
        <translation>De l’argent pour {team:le}</translation>
    </message>
    <message>
        <source>All go back, and you are bound to nobody.</source>
        <translation>Toutes repartent, et personne ne t’a acheté.</translation>
    </message>
    <message>
        <source>{amount} from {seat}</source>
        <translation>{amount} de {seat}</translation>
    </message>
    <message>
        <source>For {team:the}: nothing more against them. The penalty you need not give.</source>
        <translation>Pour {team:le} : plus rien contre cette équipe. Le penalty, tu n’es pas tenu de le donner.</translation>
    </message>
    <message>
        <source>For {team:the}. Then you are bound to both teams and give no penalty at all.</source>
        <translation>Pour {team:le}. Tu es alors acheté des deux côtés et ne donnes aucun penalty.</translation>
    </message>
    <message>
        <source>Level: extra time follows.</source>
        <translation>Égalité : place à la prolongation.</translation>
    </message>
    <message>
        <source>Level: the shoot-out follows.</source>
        <translation>Égalité : place aux tirs au but.</translation>
    </message>
    <message>
        <source>The match ends {home}–{away}.</source>
        <translation>Score final : {home}–{away}.</translation>
    </message>
    <message>
        <source>Once in the tournament. {needs}</source>
        <translation>Une fois par tournoi. {needs}</translation>
    </message>
    <message>
        <source>The penalty out of the blue has been given already.</source>
        <translation>Le penalty tombé du ciel est déjà tombé.</translation>
    </message>
    <message>
        <source>Not in a shoot-out.</source>
        <translation>Pas pendant les tirs au but.</translation>
    </message>
    <message>
        <source>Barred: the referee took money for both teams.</source>
        <translation>Interdit : l’arbitre a pris de l’argent pour les deux équipes.</translation>
    </message>
    <message>
        <source>Not in normal time of a knock-out match while it is level.</source>
        <translation>Pas dans le temps réglementaire d’un match à élimination tant qu’il y a égalité.</translation>
    </message>
    <message>
        <source>Only at a stoppage.</source>
        <translation>Seulement pendant un arrêt de jeu.</translation>
    </message>
    <message>
        <source>Barred: the referee took money for {team:the}.</source>
        <translation>Interdit : l’arbitre a pris de l’argent pour {team:le}.</translation>
    </message>
    <message>
        <source>{what} Good for {team:the}.</source>
        <translation>{what} Bon pour {team:le}.</translation>
    </message>
    <message>
        <source>{what} Against Germany: banned from refereeing after this match.</source>
        <translation>{what} Contre l’Allemagne : interdit d’arbitrage après ce match.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Reject the referee</source>
        <translation>Récuser l’arbitre</translation>
    </message>
    <message>
        <source>Let {total} stand</source>
        <translation>Laisser {total}</translation>
    </message>
    <message>
        <source>Inside: penalty</source>
        <translation>Dedans : penalty</translation>
    </message>
    <message>
        <source>Outside: free kick</source>
        <translation>Dehors : coup franc</translation>
    </message>
    <message>
        <source>Refuse and ask for {amount}</source>
        <translation>Refuser et demander {amount}</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Put nothing in</source>
        <translation>Ne rien y mettre</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>N’en prendre aucune</translation>
    </message>
    <message>
        <source>Blow the whistle</source>
        <translation>Siffler la fin</translation>
    </message>
    <message>
        <source>Penalty for {team:the}</source>
        <translation>Penalty pour {team:le}</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>{time} · the clock stands still</source>
        <translation>{time} · l’horloge est arrêtée</translation>
    </message>
    <message>
        <source>{time} for each decision</source>
        <translation>{time} par décision</translation>
    </message>
    <message>
        <source>{time} for this decision</source>
        <translation>encore {time} pour cette décision</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>le temps est écoulé</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>{time} to the whistle</source>
        <translation>{time} avant le coup de sifflet</translation>
    </message>
    <message>
        <source>{minutes} minutes left of the evening</source>
        <translation>Encore {minutes} minutes de soirée</translation>
    </message>
    <message>
        <source>{time} left of the evening</source>
        <translation>Encore {time} de soirée</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans horloge</translation>
    </message>
    <message>
        <source>So long for each decision</source>
        <translation>Un temps par décision</translation>
    </message>
    <message>
        <source>So long for each player</source>
        <translation>Un temps par joueur</translation>
    </message>
    <message>
        <source>So long for a match, or a half</source>
        <translation>Un temps par match ou par mi-temps</translation>
    </message>
    <message>
        <source>So long for the evening</source>
        <translation>Un temps pour la soirée</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>Nobody is in a hurry.</source>
        <translation>Personne n’est pressé.</translation>
    </message>
    <message>
        <source>When the time is up, the most modest answer is given: a pass, a refusal, the smallest sum. The saved game says so.</source>
        <translation>Une fois le temps écoulé, la réponse la plus modeste compte : passer, refuser, la plus petite somme. La partie enregistrée le note.</translation>
    </message>
    <message>
        <source>When the time is up, the clock says so, and nothing else happens.</source>
        <translation>Une fois le temps écoulé, l’horloge le dit, et rien d’autre ne se passe.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>The clock runs</source>
        <translation>L’horloge tourne</translation>
    </message>
    <message>
        <source>Time for a decision</source>
        <translation>Temps par décision</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Time up is time up</source>
        <translation>Fini, c’est fini</translation>
    </message>
</context>
<context>
    <name>CoachNote</name>
    <message>
        <source>Read on</source>
        <translation>Lire la suite</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>This screen: {name}</source>
        <translation>Cet écran : {name}</translation>
    </message>
    <message>
        <source>This screen</source>
        <translation>Cet écran</translation>
    </message>
</context>
<context>
    <name>Commentary</name>
    <message>
        <source>In the commentary: open the card it speaks of</source>
        <translation>Dans le commentaire : ouvrir la carte dont il parle</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
</context>
<context>
    <name>CommentaryLines</name>
    <message>
        <source>Commentary, newest first</source>
        <translation>Commentaire, le plus récent d’abord</translation>
    </message>
</context>
<context>
    <name>Confessions</name>
    <message>
        <source>{deed}, about {amount}</source>
        <translation>{deed}, environ {amount}</translation>
    </message>
    <message>
        <source>{deed}: {why}.</source>
        <translation>{deed} : {why}.</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Pace: {pace}</source>
        <translation>Rythme : {pace}</translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message>
        <source>Let play go on</source>
        <translation>Laisser jouer</translation>
    </message>
    <message>
        <source>{team}, {bet}</source>
        <translation>{team}, {bet}</translation>
    </message>
    <message>
        <source>Hand in the slip</source>
        <translation>Rendre le bulletin</translation>
    </message>
    <message>
        <source>Offer {amount} for {team:the}</source>
        <translation>Offrir {amount} pour {team:le}</translation>
    </message>
    <message>
        <source>Ask {amount} for {team:the}</source>
        <translation>Demander {amount} pour {team:le}</translation>
    </message>
    <message>
        <source>{amount} for {team:the} into the envelope</source>
        <translation>{amount} pour {team:le} dans l’enveloppe</translation>
    </message>
    <message>
        <source>Take the envelope of {seat}</source>
        <translation>Prendre l’enveloppe de {seat}</translation>
    </message>
    <message>
        <source>for certain</source>
        <translation>à coup sûr</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <translation>presque jamais</translation>
    </message>
    <message numerus="yes">
        <source>about %n time(s) in a hundred</source>
        <translation>
            <numerusform>environ %n fois sur cent</numerusform>
            <numerusform>environ %n fois sur cent</numerusform>
        </translation>
    </message>
    <message>
        <source>next to nothing</source>
        <translation>autant dire rien</translation>
    </message>
    <message>
        <source>about {amount}</source>
        <translation>environ {amount}</translation>
    </message>
    <message>
        <source>Played out many times, this promises most.</source>
        <translation>Joué et rejoué maintes fois, c’est le plus prometteur.</translation>
    </message>
    <message>
        <source>This card has the best chance for what it costs: on its own it scores {chance}.</source>
        <translation>Pour ce qu’elle coûte, cette carte a les meilleures chances : à elle seule, elle marque {chance}.</translation>
    </message>
    <message>
        <source>The cards are of no use later, and on its own this one scores {chance}.</source>
        <translation>Les cartes ne serviront plus après, et celle-ci, à elle seule, marque {chance}.</translation>
    </message>
    <message>
        <source>The cards will be worth more later: the best attack would cost {gain}.</source>
        <translation>Les cartes vaudront plus cher après : la meilleure attaque coûterait {gain}.</translation>
    </message>
    <message>
        <source>An attack would bring about as much as it costs: the cards will do as well later.</source>
        <translation>Une attaque rapporterait à peu près ce qu’elle coûte : les cartes serviront aussi bien plus tard.</translation>
    </message>
    <message>
        <source>This card hardly ever scores, but it costs nothing of value and keeps the right to attack again.</source>
        <translation>Cette carte ne marque presque jamais, mais elle ne coûte rien de précieux et garde le droit d’attaquer encore.</translation>
    </message>
    <message>
        <source>There is more money in it if {team:the} do not win.</source>
        <translation>Il y a plus d’argent à gagner si {team:le} ne {team:gagne/gagnent} pas.</translation>
    </message>
    <message>
        <source>A green card has to be played, but there is more money in it if {team:the} do not win.</source>
        <translation>Il faut jouer une verte, mais il y a plus d’argent à gagner si {team:le} ne {team:gagne/gagnent} pas.</translation>
    </message>
    <message>
        <source>Of all ways in which the match may go on, this pays best.</source>
        <translation>De toutes les façons dont le match peut tourner, c’est celle qui paie le mieux.</translation>
    </message>
    <message>
        <source>A draw is nearly as good as a win here, and a defeat would cost {worth}: there is no need to risk it.</source>
        <translation>Un nul vaut presque une victoire ici, et une défaite coûterait {worth} : inutile de prendre le risque.</translation>
    </message>
    <message>
        <source>Played now it brings {gain} more, and after the match it is back in the hand.</source>
        <translation>Jouée maintenant, elle rapporte {gain} de plus, et après le match elle revient en main.</translation>
    </message>
    <message>
        <source>It does as much now as later, and after the match it is back in the hand.</source>
        <translation>Elle sert autant maintenant que plus tard, et après le match elle revient en main.</translation>
    </message>
    <message>
        <source>Each red card can be used once a match: a later moment promises more than this one.</source>
        <translation>Une rouge ne sert qu’une fois par match : un moment à venir promet plus que celui-ci.</translation>
    </message>
    <message>
        <source>Each red card can be used once a match, and here it would change little.</source>
        <translation>Une rouge ne sert qu’une fois par match, et ici elle ne changerait pas grand-chose.</translation>
    </message>
    <message>
        <source>Unanswered, the shot goes in {chance} and costs {worth}: that is worth the card.</source>
        <translation>Sans réponse, le tir entre {chance} et coûte {worth} : cela vaut la carte.</translation>
    </message>
    <message>
        <source>Unanswered, the shot goes in {chance} and costs {worth}; an answer saves about what its card is worth: it comes to much the same.</source>
        <translation>Sans réponse, le tir entre {chance} et coûte {worth} ; une réponse sauve à peu près ce que vaut sa carte : c’est du pareil au même.</translation>
    </message>
    <message>
        <source>The goal would cost {worth}: that is worth the card.</source>
        <translation>Le but coûterait {worth} : cela vaut la carte.</translation>
    </message>
    <message>
        <source>The goal costs {worth}, and against another shot the keeper is worth about as much: saving it or not comes to much the same.</source>
        <translation>Le but coûte {worth}, et contre un autre tir le gardien vaut à peu près autant : arrêter ou non, c’est du pareil au même.</translation>
    </message>
    <message>
        <source>A goal is welcome here: it brings {worth}.</source>
        <translation>Un but est le bienvenu ici : il rapporte {worth}.</translation>
    </message>
    <message>
        <source>No keeper in the hand can stop this shot alone.</source>
        <translation>Aucun gardien en main n’arrête ce tir à lui seul.</translation>
    </message>
    <message>
        <source>The goal costs {worth}, but the keeper will be worth more against another shot.</source>
        <translation>Le but coûte {worth}, mais le gardien vaudra plus contre un autre tir.</translation>
    </message>
    <message>
        <source>The shot goes in {chance} and would cost {worth}: no answer in this hand is worth more than the card it takes.</source>
        <translation>Le tir entre {chance} et coûterait {worth} : aucune réponse de cette main ne vaut plus que la carte qu’elle prend.</translation>
    </message>
    <message>
        <source>{amount} is more than the bond will cost: taking it brings {gain} more.</source>
        <translation>{amount}, c’est plus que ne coûtera le fil à la patte : accepter rapporte {gain} de plus.</translation>
    </message>
    <message>
        <source>{amount} is about what being bound to the team will cost: yes or no comes to much the same.</source>
        <translation>{amount}, c’est à peu près ce que coûtera le fil à la patte : oui ou non, c’est du pareil au même.</translation>
    </message>
    <message>
        <source>{amount} is too little: being bound to the team would cost about {cost}.</source>
        <translation>{amount}, c’est trop peu : être acheté pour cette équipe coûterait environ {cost}.</translation>
    </message>
    <message>
        <source>{amount} against a free hand that is worth {freedom} here: taking it brings {gain} more.</source>
        <translation>{amount} contre des mains libres qui valent {freedom} ici : accepter rapporte {gain} de plus.</translation>
    </message>
    <message>
        <source>You are bound to the team already, so that {amount} more costs you nothing.</source>
        <translation>Tu es déjà acheté pour cette équipe : {amount} de plus ne te coûtent rien.</translation>
    </message>
    <message>
        <source>{amount} is what you have asked for: whoever breaks his word is not paid the next time.</source>
        <translation>{amount}, c’est ton propre prix : qui manque à sa parole n’est plus payé la fois suivante.</translation>
    </message>
    <message>
        <source>Your free hand is worth {freedom} here, and whoever offers {offered} may well pay {amount}: ask for it.</source>
        <translation>Tes mains libres valent {freedom} ici, et qui offre {offered} pourrait bien payer {amount} : demande-les.</translation>
    </message>
    <message>
        <source>Your price of {amount} stands and may still be paid; your free hand is worth {freedom} here.</source>
        <translation>Ton prix de {amount} tient toujours et sera peut-être payé ; tes mains libres valent {freedom} ici.</translation>
    </message>
    <message>
        <source>A good word brings backers to a team that you will bet on, a warning keeps money away from what stands in its way. It need not be true, and nobody can hold you to it.</source>
        <translation>Un mot gentil attire des parieurs sur une équipe où tu vas miser, une mise en garde éloigne l’argent de ce qui lui barre la route. Ce n’est pas forcé d’être vrai, et personne ne pourra te le reprocher.</translation>
    </message>
    <message>
        <source>Somebody seems to have much to lose with {team:the}, and your free hand is worth {freedom} here: ask for {amount}. A price binds nobody.</source>
        <translation>Quelqu’un semble avoir gros à perdre avec {team:le}, et tes mains libres valent {freedom} ici : demande {amount}. Un prix n’engage personne.</translation>
    </message>
    <message>
        <source>To name a price promises little now, and nothing else is worth doing out of turn.</source>
        <translation>Annoncer un prix promet peu en ce moment, et rien d’autre ne vaut la peine hors de ton tour.</translation>
    </message>
    <message>
        <source>{amount} for {team:the} is well spent: a bound referee is worth {value} to you here.</source>
        <translation>{amount} pour {team:le}, c’est bien placé : un arbitre acheté te vaut {value} ici.</translation>
    </message>
    <message>
        <source>{amount} for {team:the} is well spent: a bound referee is worth {value} to you here, and the last time this one took {taken}.</source>
        <translation>{amount} pour {team:le}, c’est bien placé : un arbitre acheté te vaut {value} ici, et la dernière fois celui-ci a pris {taken}.</translation>
    </message>
    <message>
        <source>His price for {team:the} is {amount}, and a bound referee is worth {value} to you here: pay it.</source>
        <translation>Son prix pour {team:le} est de {amount}, et un arbitre acheté te vaut {value} ici : paie.</translation>
    </message>
    <message>
        <source>He asks {asked} for {team:the}, and a bound referee is worth {value} to you here: try {amount} first.</source>
        <translation>Il demande {asked} pour {team:le}, et un arbitre acheté te vaut {value} ici : essaie d’abord {amount}.</translation>
    </message>
    <message>
        <source>His price for {team:the} is {amount}, about as much as a bound referee is worth to you here: pay it or leave it.</source>
        <translation>Son prix pour {team:le} est de {amount}, à peu près ce que te vaut ici un arbitre acheté : à prendre ou à laisser.</translation>
    </message>
    <message>
        <source>He asks {asked} for {team:the}, and a bound referee is worth {value} to you here: do not pay it.</source>
        <translation>Il demande {asked} pour {team:le}, et un arbitre acheté te vaut {value} ici : ne paie pas.</translation>
    </message>
    <message>
        <source>You gain {value} here by a referee bound to {team:the}: no offer that he might take pays.</source>
        <translation>Un arbitre acheté pour {team:le} te vaut {value} ici : aucune offre qu’il pourrait accepter n’en vaut la peine.</translation>
    </message>
    <message>
        <source>{amount} for {team:the} brings about what it costs: take it or leave it.</source>
        <translation>{amount} pour {team:le} rapportent à peu près ce qu’ils coûtent : à prendre ou à laisser.</translation>
    </message>
    <message>
        <source>No offer is worth its price now.</source>
        <translation>Aucune offre ne vaut son prix en ce moment.</translation>
    </message>
    <message>
        <source>Ruled like this, it brings {gain} more than otherwise.</source>
        <translation>Tranché ainsi, cela rapporte {gain} de plus.</translation>
    </message>
    <message>
        <source>The roll is good as it stands: the wrong change would cost {gain}.</source>
        <translation>Le lancer est bon comme il est : le mauvais changement coûterait {gain}.</translation>
    </message>
    <message>
        <source>However it is ruled, the referee&apos;s purse hardly feels it.</source>
        <translation>Quelle que soit la décision, la bourse de l’arbitre la sentira à peine.</translation>
    </message>
    <message>
        <source>Deciding against Germany would mean a ban, and that costs about {cost}.</source>
        <translation>Trancher contre l’Allemagne, c’est la suspension, et elle coûte environ {cost}.</translation>
    </message>
    <message>
        <source>The ban for deciding against Germany costs about {cost}, and still this brings {gain} more.</source>
        <translation>La suspension pour une décision contre l’Allemagne coûte environ {cost}, et pourtant ceci rapporte {gain} de plus.</translation>
    </message>
    <message>
        <source>This is the moment for the penalty out of the blue: for {team:the} it brings {gain} more.</source>
        <translation>C’est le moment du penalty tombé du ciel : pour {team:le}, il rapporte {gain} de plus.</translation>
    </message>
    <message>
        <source>The penalty out of the blue for {team:the} brings no less now than at a later moment.</source>
        <translation>Le penalty tombé du ciel pour {team:le} ne rapporte pas moins maintenant que plus tard.</translation>
    </message>
    <message>
        <source>The penalty out of the blue will pay better later: keeping it is worth {gain} more.</source>
        <translation>Le penalty tombé du ciel paiera mieux plus tard : le garder vaut {gain} de plus.</translation>
    </message>
    <message>
        <source>It would change little here, and there is only one penalty out of the blue in the whole tournament.</source>
        <translation>Il changerait peu de chose ici, et il n’y a qu’un penalty tombé du ciel dans tout le tournoi.</translation>
    </message>
    <message>
        <source>Nothing that could be done out of turn pays now.</source>
        <translation>Rien de ce qu’on peut faire hors de son tour ne paie en ce moment.</translation>
    </message>
    <message>
        <source>{seat} has reason to rule against you: another referee is worth your only objection.</source>
        <translation>{seat} a de bonnes raisons de trancher contre toi : changer d’arbitre vaut ta seule récusation.</translation>
    </message>
    <message>
        <source>This referee does little harm, and there is only one objection in the whole tournament.</source>
        <translation>Cet arbitre fait peu de mal, et il n’y a qu’une récusation dans tout le tournoi.</translation>
    </message>
    <message>
        <source>It helps you most if this card is gone.</source>
        <translation>C’est l’absence de cette carte qui t’aide le plus.</translation>
    </message>
    <message>
        <source>This card will be missed least.</source>
        <translation>C’est cette carte qui manquera le moins.</translation>
    </message>
    <message>
        <source>This card will be of the most use.</source>
        <translation>C’est cette carte qui servira le plus.</translation>
    </message>
    <message>
        <source>{team}, {kind}: no other bet promises more for its stake.</source>
        <translation>{team}, {kind} : aucun autre pari ne promet plus pour sa mise.</translation>
    </message>
    <message>
        <source>Every slip needs a bet on {team:the}; “{kind}” is the one that promises most.</source>
        <translation>Chaque bulletin doit comporter un pari sur {team:le} ; « {kind} » est le plus prometteur.</translation>
    </message>
    <message>
        <source>{team}, {kind}: no other bet promises more for its stake. It pays up to {pays}, {less} less for each who holds it too.</source>
        <translation>{team}, {kind} : aucun autre pari ne promet plus pour sa mise. Il rapporte jusqu’à {pays}, {less} de moins pour chaque joueur qui l’a aussi.</translation>
    </message>
    <message>
        <source>Every slip needs a bet on {team:the}; “{kind}” is the one that promises most. It pays up to {pays}, {less} less for each who holds it too.</source>
        <translation>Chaque bulletin doit comporter un pari sur {team:le} ; « {kind} » est le plus prometteur. Il rapporte jusqu’à {pays}, {less} de moins pour chaque joueur qui l’a aussi.</translation>
    </message>
    <message>
        <source>No further bet promises to bring back its stake.</source>
        <translation>Aucun autre pari ne promet de rentrer dans ses frais.</translation>
    </message>
    <message>
        <source>{team:The} get past the group {chance}; no team that is left promises more.</source>
        <translation>{team:Le} {team:passe/passent} le tour {chance} ; aucune équipe encore libre ne promet plus.</translation>
    </message>
    <message>
        <source>No team that is left promises more than {team:the}.</source>
        <translation>Aucune équipe encore libre ne promet plus {team:que}.</translation>
    </message>
    <message>
        <source>So nobody&apos;s teams are much stronger than another&apos;s.</source>
        <translation>Ainsi, personne n’a des équipes bien plus fortes que les autres.</translation>
    </message>
    <message>
        <source>In this group the other teams are the easiest to beat.</source>
        <translation>Dans ce groupe, les autres équipes sont les plus faciles à battre.</translation>
    </message>
    <message>
        <source>There is nothing else to be done.</source>
        <translation>Il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>Played out many times, this brings the most money.</source>
        <translation>Joué et rejoué, c’est ce qui rapporte le plus.</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>at the start</source>
        <translation>au départ</translation>
    </message>
    <message>
        <source>after the stakes</source>
        <translation>après les mises</translation>
    </message>
    <message>
        <source>after match {number}</source>
        <translation>après le match {number}</translation>
    </message>
    <message>
        <source>after the prize money</source>
        <translation>après les primes</translation>
    </message>
    <message>
        <source>after the bets</source>
        <translation>après les paris</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>stakes</source>
        <comment>on an axis, as short as can be</comment>
        <translation>mises</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>primes</translation>
    </message>
    <message>
        <source>bets</source>
        <comment>on an axis, as short as can be</comment>
        <translation>paris</translation>
    </message>
</context>
<context>
    <name>CupImportDialog</name>
    <message>
        <source>Import a cup</source>
        <translation>Importer un tournoi</translation>
    </message>
    <message>
        <source>Which cup</source>
        <translation>Quel tournoi</translation>
    </message>
    <message>
        <source>Name of the cup</source>
        <translation>Nom du tournoi</translation>
    </message>
    <message>
        <source>Names that no nation has: whose teams are they?</source>
        <translation>Des noms qu’aucune nation ne porte : à qui sont ces équipes ?</translation>
    </message>
    <message>
        <source>Keep this cup</source>
        <translation>Garder ce tournoi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No nation</source>
        <translation>Aucune nation</translation>
    </message>
    <message>
        <source>Groups found, by their teams: {groups}</source>
        <translation>Groupes trouvés, par équipes : {groups}</translation>
    </message>
    <message>
        <source>Rounds found: {rounds}</source>
        <translation>Tours trouvés : {rounds}</translation>
    </message>
    <message>
        <source>First round: {right} of {pairs} pairs as in history</source>
        <translation>Premier tour : {right} affiches sur {pairs} comme dans l’histoire</translation>
    </message>
    <message>
        <source>No published table of best thirds is known: they are matched.</source>
        <translation>Aucune table publiée des meilleurs troisièmes n’est connue : on les répartit.</translation>
    </message>
    <message>
        <source>What does not fit:</source>
        <translation>Ce qui ne colle pas :</translation>
    </message>
    <message>
        <source>It can be played.</source>
        <translation>Il peut se jouer.</translation>
    </message>
</context>
<context>
    <name>CupScreen</name>
    <message>
        <source>{round}: {first} – {second}</source>
        <translation>{round} : {first} – {second}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Have it played</source>
        <translation>Faire jouer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Have all matches of computers played</source>
        <translation>Faire jouer tous les matchs entre ordinateurs</translation>
    </message>
    <message>
        <source>It is being played.</source>
        <translation>Le match est en cours.</translation>
    </message>
    <message>
        <source>It ended {score}.</source>
        <translation>Score final : {score}.</translation>
    </message>
    <message>
        <source>{text} Level, the trophy goes to {side}.</source>
        <translation>{text} Égalité, le trophée va à {side}.</translation>
    </message>
    <message>
        <source>It waits for matches before it.</source>
        <translation>Il attend d’autres matchs.</translation>
    </message>
    <message>
        <source>It ended {score} and is played again, home and away changed.</source>
        <translation>Score final : {score}. À rejouer, en changeant de terrain.</translation>
    </message>
    <message>
        <source>The first match ended {score}; the second decides.</source>
        <translation>Le match aller s’est terminé sur {score} ; le retour décidera.</translation>
    </message>
    <message>
        <source>It has been begun.</source>
        <translation>C’est commencé.</translation>
    </message>
    <message>
        <source>It can be played now.</source>
        <translation>Il peut se jouer maintenant.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Phase finale</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Tous les matchs</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The game {game} is not there.</source>
        <translation>Le jeu {game} n’est pas là.</translation>
    </message>
    <message>
        <source>Every match day in another game of the house: 3 points a win, 1 a draw</source>
        <translation>Chaque journée à un autre jeu de la maison : 3 points la victoire, 1 le nul</translation>
    </message>
</context>
<context>
    <name>CupSetUp</name>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs portent le même nom.</translation>
    </message>
    <message>
        <source>Two sides have the same name.</source>
        <translation>Deux camps portent le même nom.</translation>
    </message>
    <message>
        <source>Number {number}: {side}</source>
        <translation>Numéro {number} : {side}</translation>
    </message>
    <message>
        <source>Group {letter}, place {place}: {side}</source>
        <translation>Groupe {letter}, place {place} : {side}</translation>
    </message>
    <message>
        <source>Bye in the first round: {side}</source>
        <translation>Exempt du premier tour : {side}</translation>
    </message>
    <message>
        <source>Match {match}, {place}: {side}</source>
        <translation>Match {match}, {place} : {side}</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>visiteurs</translation>
    </message>
    <message>
        <source>at home</source>
        <translation>à domicile</translation>
    </message>
    <message>
        <source>{game} league</source>
        <translation>Ligue, {game}</translation>
    </message>
    <message>
        <source>{game} cup</source>
        <translation>Coupe : {game}</translation>
    </message>
    <message>
        <source>New cup</source>
        <translation>Nouvelle coupe</translation>
    </message>
    <message>
        <source>One game, many sides, one winner</source>
        <translation>Un jeu, beaucoup de prétendants, un vainqueur</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>À quoi l’on joue</translation>
    </message>
    <message>
        <source>People at this screen</source>
        <translation>Humains devant cet écran</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Qui rencontre qui</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Level on points</source>
        <translation>À égalité de points</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Humains</translation>
    </message>
    <message>
        <source>Sides each person leads</source>
        <translation>Équipes par personne</translation>
    </message>
    <message>
        <source>Players a side</source>
        <translation>Joueurs par camp</translation>
    </message>
    <message>
        <source>People play</source>
        <translation>Les humains jouent</translation>
    </message>
    <message>
        <source>Computers play as</source>
        <translation>Niveau des ordinateurs</translation>
    </message>
    <message>
        <source>Goal difference first</source>
        <translation>D’abord la différence de buts</translation>
    </message>
    <message>
        <source>Head-to-head first</source>
        <translation>D’abord les confrontations directes</translation>
    </message>
    <message>
        <source>Played for: {trophy}</source>
        <translation>En jeu : {trophy}</translation>
    </message>
    <message>
        <source>together</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>Draw anew</source>
        <translation>Refaire le tirage</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin the cup</source>
        <translation>Commencer la coupe</translation>
    </message>
</context>
<context>
    <name>Cups</name>
    <message>
        <source>Number of the round</source>
        <translation>Numéro de la journée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>{champion} keeps the {trophy}.</source>
        <translation>{trophy} : titre conservé par {champion}.</translation>
    </message>
    <message>
        <source>{champion} has won the {trophy}.</source>
        <translation>{trophy} : victoire de {champion}.</translation>
    </message>
    <message>
        <source>{champion} has won the league.</source>
        <translation>{champion} a gagné la ligue.</translation>
    </message>
    <message>
        <source>{champion} has won the cup.</source>
        <translation>{champion} a gagné la coupe.</translation>
    </message>
    <message>
        <source>Match day {day}</source>
        <translation>Journée {day}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Groups, then knock-out</source>
        <translation>Groupes, puis élimination directe</translation>
    </message>
    <message>
        <source>League, each against each once</source>
        <translation>Ligue, chacun contre chacun une fois</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Phase finale</translation>
    </message>
    <message>
        <source>League, each against each at home and away</source>
        <translation>Ligue, chacun contre chacun aller et retour</translation>
    </message>
    <message>
        <source>The cup cannot be opened</source>
        <translation>Impossible d’ouvrir la coupe</translation>
    </message>
    <message>
        <source>{file} cannot be read. It stays as it is. What is wrong: {reason}</source>
        <translation>{file} est illisible et reste tel quel. Ce qui cloche : {reason}</translation>
    </message>
    <message>
        <source>Cup, {round}: {first} – {second}</source>
        <translation>Coupe, {round} : {first} – {second}</translation>
    </message>
    <message>
        <source>League: {first} – {second}</source>
        <translation>Ligue : {first} – {second}</translation>
    </message>
    <message>
        <source>Championship: {match}</source>
        <translation>Championnat : {match}</translation>
    </message>
    <message>
        <source>The saved game of this match is not there any more.</source>
        <translation>La sauvegarde de ce match n’est plus là.</translation>
    </message>
    <message>
        <source>The match could not be played. Try it again, or watch it.</source>
        <translation>Le match n’a pas pu être joué. Réessaie, ou regarde-le.</translation>
    </message>
    <message>
        <source>{trophy}, {game}: {count} sides</source>
        <translation>{trophy}, {game} : {count} équipes</translation>
    </message>
    <message>
        <source>{trophy}, {game}: {name}</source>
        <translation>{trophy}, {game} : {name}</translation>
    </message>
    <message>
        <source>Championship: {count} sides</source>
        <translation>Championnat : {count} équipes</translation>
    </message>
    <message>
        <source>Cup, {game}: {count} sides</source>
        <translation>Coupe, {game} : {count} équipes</translation>
    </message>
    <message>
        <source>League, {game}: {count} sides</source>
        <translation>Ligue, {game} : {count} équipes</translation>
    </message>
    <message>
        <source>Championship: {one} against {two}</source>
        <translation>Championnat : {one} contre {two}</translation>
    </message>
    <message>
        <source>{champion} has won</source>
        <translation>Victoire de {champion}</translation>
    </message>
    <message>
        <source>ended level</source>
        <translation>égalité finale</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) to be played</source>
        <translation>
            <numerusform>encore %n match</numerusform>
            <numerusform>encore %n matchs</numerusform>
        </translation>
    </message>
    <message>
        <source>written by a later version of the program</source>
        <translation>écrit par une version plus récente du programme</translation>
    </message>
    <message>
        <source>cannot be read: a mistake at {place}</source>
        <translation>illisible : une erreur à {place}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Un humain</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Who plays as {number}</source>
        <translation>Qui joue le rôle du joueur {number}</translation>
    </message>
    <message>
        <source>Team {name}</source>
        <translation>Équipe {name}</translation>
    </message>
    <message>
        <source>Town trophy</source>
        <translation>Trophée de la ville</translation>
    </message>
    <message>
        <source>League shield</source>
        <translation>Bouclier de la ligue</translation>
    </message>
    <message>
        <source>National trophy</source>
        <translation>Trophée national</translation>
    </message>
    <message>
        <source>Continental trophy</source>
        <translation>Trophée continental</translation>
    </message>
</context>
<context>
    <name>CupsScreen</name>
    <message>
        <source>Cups and championships</source>
        <translation>Coupes et championnats</translation>
    </message>
    <message>
        <source>Many matches, one winner</source>
        <translation>Beaucoup de matchs, un vainqueur</translation>
    </message>
    <message>
        <source>A cup is played in one game by many sides, a championship in every game by two.</source>
        <translation>Une coupe se joue à un seul jeu et à beaucoup, un championnat à tous les jeux et à deux.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>New championship…</source>
        <translation>Nouveau championnat…</translation>
    </message>
    <message>
        <source>New cup…</source>
        <translation>Nouvelle coupe…</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophées</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>DailyScreen</name>
    <message>
        <source>Not played yet.</source>
        <translation>Pas encore joué.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play late</source>
        <translation>Rattraper</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>Everybody has the same; who makes most of it?</source>
        <translation>Tout le monde a la même ; qui en tirera le plus ?</translation>
    </message>
    <message>
        <source>A cup of eight teams, a quarter of an hour, against Ottmar, Wanda and Piet: the same teams, cards, dice and opponents for everybody who plays this day, without any network. Your first result counts. At the end it can be copied as three lines, to be compared with others.</source>
        <translation>Une coupe à huit équipes, un quart d’heure, contre Ottmar, Wanda et Piet : mêmes équipes, mêmes cartes, mêmes dés et mêmes adversaires pour tous ceux qui jouent ce jour-là, sans le moindre réseau. Ton premier résultat compte. À la fin, il se copie en trois lignes, à comparer avec les autres.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>La veille</translation>
    </message>
    <message>
        <source>The day after</source>
        <translation>Le lendemain</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>This installation is damaged. Missing: {files}. To repair it: {repair}.</source>
        <translation>Cette installation est endommagée. Il manque : {files}. Pour la réparer : {repair}.</translation>
    </message>
    <message>
        <source>type {command}</source>
        <translation>tape {command}</translation>
    </message>
    <message>
        <source>install the program again; your saved games stay as they are</source>
        <translation>réinstalle le programme ; tes sauvegardes restent comme elles sont</translation>
    </message>
</context>
<context>
    <name>DayLeaf</name>
    <message>
        <source>not played yet</source>
        <translation>pas encore jouée</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>the last decision</source>
        <translation>la dernière décision</translation>
    </message>
    <message>
        <source>pick {team:the}</source>
        <translation>choisir {team:le}</translation>
    </message>
    <message>
        <source>give {team:the} to {to}</source>
        <translation>donner {team:le} à {to}</translation>
    </message>
    <message>
        <source>place {team:the} in group {group}</source>
        <translation>placer {team:le} dans le groupe {group}</translation>
    </message>
    <message>
        <source>praise {team:the}</source>
        <translation>vanter {team:le}</translation>
    </message>
    <message>
        <source>warn of {team:the}</source>
        <translation>mettre en garde contre {team:le}</translation>
    </message>
    <message>
        <source>hand in the betting slip</source>
        <translation>rendre le bulletin</translation>
    </message>
    <message>
        <source>reject the referee</source>
        <translation>récuser l’arbitre</translation>
    </message>
    <message>
        <source>accept the referee</source>
        <translation>accepter l’arbitre</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>jouer {card}</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>renoncer</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>change the roll by {delta}</source>
        <translation>changer le lancer de {delta}</translation>
    </message>
    <message>
        <source>let the roll stand</source>
        <translation>laisser le lancer</translation>
    </message>
    <message>
        <source>rule {area}</source>
        <translation>trancher : {area}</translation>
    </message>
    <message>
        <source>send off {card}</source>
        <translation>expulser {card}</translation>
    </message>
    <message>
        <source>give the home team a penalty</source>
        <translation>donner un penalty à l’équipe qui reçoit</translation>
    </message>
    <message>
        <source>give the visitors a penalty</source>
        <translation>donner un penalty aux visiteurs</translation>
    </message>
    <message>
        <source>hand in the envelope</source>
        <translation>rendre l’enveloppe</translation>
    </message>
    <message>
        <source>take an envelope</source>
        <translation>prendre une enveloppe</translation>
    </message>
    <message>
        <source>return the envelopes</source>
        <translation>renvoyer les enveloppes</translation>
    </message>
    <message>
        <source>blow the whistle</source>
        <translation>siffler la fin</translation>
    </message>
    <message>
        <source>offer {amount}</source>
        <translation>offrir {amount}</translation>
    </message>
    <message>
        <source>accept the offer</source>
        <translation>accepter l’offre</translation>
    </message>
    <message>
        <source>refuse the offer</source>
        <translation>refuser l’offre</translation>
    </message>
    <message>
        <source>refuse the offer and ask for {amount}</source>
        <translation>refuser l’offre et demander {amount}</translation>
    </message>
    <message>
        <source>ask {amount} for the home team</source>
        <translation>demander {amount} pour l’équipe qui reçoit</translation>
    </message>
    <message>
        <source>ask {amount} for the visitors</source>
        <translation>demander {amount} pour les visiteurs</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>défausser {card}</translation>
    </message>
    <message>
        <source>injure {card}</source>
        <translation>blesser {card}</translation>
    </message>
    <message>
        <source>return {card} to hand</source>
        <translation>reprendre {card} en main</translation>
    </message>
</context>
<context>
    <name>DefenceSetUp</name>
    <message>
        <source>The challenger must have another name.</source>
        <translation>Il faut un autre nom au challenger.</translation>
    </message>
    <message>
        <source>{trophy}: {holder} – {challenger}</source>
        <translation>{trophy} : {holder} – {challenger}</translation>
    </message>
    <message>
        <source>Two matches, whose goals are added; extra time only after the second.</source>
        <translation>Aller-retour, les buts s’additionnent ; prolongation seulement après le second match.</translation>
    </message>
    <message>
        <source>A level match is played again, home and away changed, and only then goes to extra time.</source>
        <translation>Un match nul se rejoue en changeant de terrain ; la prolongation ne vient qu’ensuite.</translation>
    </message>
    <message>
        <source>The holder keeps the trophy with a level match.</source>
        <translation>Sur un nul, le tenant garde le trophée.</translation>
    </message>
    <message>
        <source>The challenger has the trophy with a level match.</source>
        <translation>Sur un nul, le challenger prend le trophée.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Le tenant</translation>
    </message>
    <message>
        <source>Who challenges</source>
        <translation>Le challenger</translation>
    </message>
    <message>
        <source>Bonus or penalty of the holder</source>
        <translation>Avantage ou handicap du tenant</translation>
    </message>
    <message>
        <source>Points more or less for his squad</source>
        <translation>Points en plus ou en moins pour son effectif</translation>
    </message>
    <message>
        <source>Neither: level matches are played again</source>
        <translation>Ni l’un ni l’autre : un nul se rejoue</translation>
    </message>
    <message>
        <source>Bonus: level is enough for the holder</source>
        <translation>Avantage : le nul suffit au tenant</translation>
    </message>
    <message>
        <source>Penalty: level is enough for the challenger</source>
        <translation>Handicap : le nul suffit au challenger</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin the challenge</source>
        <translation>Commencer le défi</translation>
    </message>
    <message numerus="yes">
        <source>{name} has defended it %n time(s).</source>
        <translation>
            <numerusform>Gagné et défendu %n fois : {name}</numerusform>
            <numerusform>Gagné et défendu %n fois : {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has won it.</source>
        <translation>Gagné : {name}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Damaged saved game</source>
        <translation>Sauvegarde endommagée</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) before it are sound. The file itself is not changed: the game would go on in a new one.</source>
        <translation>
            <numerusform>%n coup avant cela est intact. Le fichier lui-même ne change pas : la partie continuerait dans un nouveau.</numerusform>
            <numerusform>%n coups avant cela sont intacts. Le fichier lui-même ne change pas : la partie continuerait dans un nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue from there</source>
        <translation>Continuer à partir de là</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) before it are sound and can be shown.</source>
        <translation>
            <numerusform>%n coup avant cela est intact et peut être montré.</numerusform>
            <numerusform>%n coups avant cela sont intacts et peuvent être montrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sound part ends in match {match}.</source>
        <translation>La partie intacte s’arrête au match {match}.</translation>
    </message>
    <message>
        <source>The file itself is not changed. If you have a copy of it that is whole, open that.</source>
        <translation>Le fichier lui-même ne change pas. Si tu en as une copie intacte, ouvre-la.</translation>
    </message>
    <message>
        <source>Show the sound part</source>
        <translation>Montrer la partie intacte</translation>
    </message>
    <message>
        <source>Undo?</source>
        <translation>Annuler ?</translation>
    </message>
    <message>
        <source>{asking} would like to undo the last decision. {asked}, do you agree?</source>
        <translation>{asking} voudrait annuler la dernière décision. {asked}, d’accord ?</translation>
    </message>
    <message>
        <source>{asking} would like to go back to before this: “{since}” {asked}, do you agree?</source>
        <translation>{asking} voudrait revenir avant ceci : « {since} » {asked}, es-tu d&apos;accord ?</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Whoever plays {seat} sees that player&apos;s cards, bets and cash, and cannot unsee them. Everybody at the table is told, and it stays in the log.</source>
        <translation>Qui joue à la place de {seat} voit ses cartes, ses paris et sa caisse, et ne peut plus faire comme s’il ne les avait pas vus. Toute la table est prévenue, et cela reste au journal.</translation>
    </message>
    <message>
        <source>Take this player over?</source>
        <translation>Prendre la place de ce joueur ?</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Prendre la place</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) are deleted for good: {titles}.</source>
        <translation>
            <numerusform>%n sauvegarde sera supprimée pour de bon : {titles}.</numerusform>
            <numerusform>%n sauvegardes seront supprimées pour de bon : {titles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Supprimer pour de bon ?</translation>
    </message>
    <message>
        <source>“{title}” is deleted for good. The saved games of its matches stay.</source>
        <translation>« {title} » sera supprimé pour de bon. Les sauvegardes des matchs restent.</translation>
    </message>
    <message>
        <source>Delete this cup?</source>
        <translation>Supprimer cette coupe ?</translation>
    </message>
    <message>
        <source>The pack “{name}” is removed with all its versions.</source>
        <translation>Le pack « {name} » sera retiré avec toutes ses versions.</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) need it and cannot be opened until it is installed again.</source>
        <translation>
            <numerusform>%n sauvegarde en a besoin et ne s’ouvrira plus avant qu’il soit réinstallé.</numerusform>
            <numerusform>%n sauvegardes en ont besoin et ne s’ouvriront plus avant qu’il soit réinstallé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove this pack?</source>
        <translation>Retirer ce pack ?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>A pack is missing</source>
        <translation>Il manque un pack</translation>
    </message>
    <message>
        <source>Look for its file…</source>
        <translation>Chercher son fichier…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>How often each number was rolled. The bracket holds what 95 of 100 games with fair dice would show; hatched bars lie beyond it.</source>
        <translation>Combien de fois chaque chiffre est sorti. La parenthèse contient ce que montreraient 95 parties sur 100 avec des dés honnêtes ; les barres hachurées en sortent.</translation>
    </message>
    <message>
        <source>{seat} had the luck: {number} shots on target where {expected} were due</source>
        <translation>La chance était avec {seat} : {number} tirs cadrés là où {expected} étaient attendus</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>expected each</source>
        <translation>attendu pour chacun</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>How often a {number} came</source>
        <translation>Combien de fois le {number} est sorti</translation>
    </message>
    <message>
        <source>How many dice were rolled</source>
        <translation>Nombre de dés lancés</translation>
    </message>
    <message>
        <source>Average of all rolls</source>
        <translation>Moyenne de tous les lancers</translation>
    </message>
    <message>
        <source>So often each number had to be expected, in 95 of 100 games</source>
        <translation>Fréquence attendue de chaque nombre dans 95 parties sur 100</translation>
    </message>
    <message>
        <source>Numbers rolled</source>
        <translation>Chiffres sortis</translation>
    </message>
    <message>
        <source>Luck with shots</source>
        <translation>La chance au tir</translation>
    </message>
    <message>
        <source>A shot of value 4 is on target with a 3 or more: so every shot has its chance, and together they say how many should have been on target. Rolls made again count, too.</source>
        <translation>Un tir de valeur 4 est cadré sur un 3 ou plus : chaque tir a donc sa chance, et toutes ensemble disent combien auraient dû l’être. Les dés relancés comptent aussi.</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Tirs</translation>
    </message>
    <message>
        <source>Expected on target</source>
        <translation>Cadrés attendus</translation>
    </message>
    <message>
        <source>95 of 100</source>
        <translation>95 sur 100</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>Cadrés</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
    <message>
        <source>So many were on target in 95 of 100 games</source>
        <translation>Autant étaient cadrés dans 95 parties sur 100</translation>
    </message>
    <message>
        <source>{number} (lucky)</source>
        <translation>{number} (verni)</translation>
    </message>
    <message>
        <source>{number} (unlucky)</source>
        <translation>{number} (maudit)</translation>
    </message>
    <message>
        <source>{who}: {number} was rolled {count} times; fair dice show it {low} to {high} times.</source>
        <translation>{who} : le {number} est sorti {count} fois ; des dés honnêtes le montrent de {low} à {high} fois.</translation>
    </message>
    <message>
        <source>Numbers rolled: {who}</source>
        <translation>Chiffres sortis : {who}</translation>
    </message>
    <message>
        <source>Whose dice are shown</source>
        <translation>De qui l’on montre les dés</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Feuille du tournoi</translation>
    </message>
    <message>
        <source>The task</source>
        <translation>Le défi</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
</context>
<context>
    <name>Draft</name>
    <message>
        <source>without {cards}</source>
        <translation>sans {cards}</translation>
    </message>
    <message>
        <source>{team}: {cards}.</source>
        <translation>{team} : {cards}.</translation>
    </message>
    <message>
        <source>{team}: taken, {by}.</source>
        <translation>{team} : déjà attribué, {by}.</translation>
    </message>
    <message>
        <source>{team}: strength {strength}, {cards}, {stars}.</source>
        <translation>{team} : force {strength}, {cards}, {stars}.</translation>
    </message>
    <message numerus="yes">
        <source>%n star card(s)</source>
        <translation>
            <numerusform>%n carte étoile</numerusform>
            <numerusform>%n cartes étoiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DraftScreen</name>
    <message>
        <source>Move to a team first: then Enter picks it.</source>
        <translation>Va d’abord sur une équipe : Entrée la choisit ensuite.</translation>
    </message>
    <message>
        <source>Choose a team, then whose it is to be.</source>
        <translation>Choisis une équipe, puis à qui elle ira.</translation>
    </message>
    <message>
        <source>Teams so far: {count}.</source>
        <translation>Équipes jusqu’ici : {count}.</translation>
    </message>
    <message>
        <source>Pick {team:the}</source>
        <translation>Prendre {team:le}</translation>
    </message>
    <message>
        <source>no team yet</source>
        <translation>aucune équipe encore</translation>
    </message>
    <message>
        <source>{seat}: strength {total}</source>
        <translation>{seat} : force {total}</translation>
    </message>
    <message>
        <source>Sharing out the teams</source>
        <translation>On répartit les équipes</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Choix des équipes</translation>
    </message>
    <message>
        <source>Teams to choose from</source>
        <translation>Équipes encore libres</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
</context>
<context>
    <name>Envelope</name>
    <message>
        <source>{referee} takes {amount} from {seat}: “Nothing against {team:the} from now on.”</source>
        <translation>{referee} prend {amount} de {seat} : « Désormais, plus rien contre {team:le}. »</translation>
    </message>
    <message>
        <source>{referee} gives {seat} the envelope back: “Not for {amount}!”</source>
        <translation>{referee} rend l’enveloppe à {seat} : « Pas pour {amount} ! »</translation>
    </message>
    <message>
        <source>{referee}: “Not for that! {amount} for {team:the}.”</source>
        <translation>{referee} : « Pas à ce prix ! {amount} pour {team:le}. »</translation>
    </message>
    <message>
        <source>{referee} rubs thumb and finger: “{amount} for {team:the}, and I never saw them.”</source>
        <translation>{referee} frotte le pouce contre l’index : « {amount} pour {team:le}, et je ne les ai jamais vus. »</translation>
    </message>
    <message>
        <source>{seat} offers {referee} {amount} for {team:the}.</source>
        <translation>{seat} propose à {referee} {amount} pour {team:le}.</translation>
    </message>
</context>
<context>
    <name>EnvelopesScene</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>ErrorReports</name>
    <message>
        <source>Something went wrong in the window. The game is safe: every move is saved.</source>
        <translation>Quelque chose a mal tourné dans la fenêtre. La partie est sauve : chaque coup est enregistré.</translation>
    </message>
    <message>
        <source>Something went wrong in the window. The game is safe: every move is saved. A report without secrets lies here: {path}</source>
        <translation>Quelque chose a mal tourné dans la fenêtre. La partie est sauve : chaque coup est enregistré. Un rapport sans secrets se trouve ici : {path}</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>For {team:the}</source>
        <translation>Pour {team:le}</translation>
    </message>
    <message>
        <source>Not {team:the}</source>
        <translation>Surtout pas {team:le}</translation>
    </message>
    <message>
        <source>“{line}”</source>
        <translation>« {line} »</translation>
    </message>
    <message>
        <source>{seat} praises {team:the}.</source>
        <translation>{seat} vante {team:le}.</translation>
    </message>
    <message>
        <source>{seat} warns of {team:the}.</source>
        <translation>{seat} met en garde contre {team:le}.</translation>
    </message>
    <message>
        <source>{told} “{line}”</source>
        <translation>{told} « {line} »</translation>
    </message>
</context>
<context>
    <name>EveningScreen</name>
    <message>
        <source>Leave it at that</source>
        <translation>En rester là</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Ne rien dire</translation>
    </message>
    <message>
        <source>The last round, {seat}: one thing more, or nothing. Choose a team.</source>
        <translation>Dernière tournée, {seat} : une chose encore, ou rien. Choisis une équipe.</translation>
    </message>
    <message>
        <source>One thing more, or leave it at that. Choose a team.</source>
        <translation>Une chose encore, ou restes-en là. Choisis une équipe.</translation>
    </message>
    <message>
        <source>You have the floor: two things at most, true or not. Choose a team.</source>
        <translation>Tu as la parole : deux choses au plus, vraies ou non. Choisis une équipe.</translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>Personne n’a encore rien dit.</translation>
    </message>
    <message>
        <source>The table in the pub</source>
        <translation>La table au bistrot</translation>
    </message>
    <message>
        <source>Praise {team:the}</source>
        <translation>Vanter {team:le}</translation>
    </message>
    <message>
        <source>Warn of {team:the}</source>
        <translation>Mettre en garde contre {team:le}</translation>
    </message>
    <message>
        <source>{team}: strength {strength}, managed by {seat}, {cards}</source>
        <translation>{team} : force {strength}, dirigée par {seat}, {cards}</translation>
    </message>
    <message>
        <source>The evening before</source>
        <translation>La veille au soir</translation>
    </message>
    <message>
        <source>Everybody talks. Some of it is true.</source>
        <translation>Tout le monde parle. Une partie est vraie.</translation>
    </message>
    <message>
        <source>The teams</source>
        <translation>Les équipes</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Groups and bracket</source>
        <translation>Groupes et tableau</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau final</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tes cartes</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Face of {name}: choose another</source>
        <translation>Visage de {name} : en choisir un autre</translation>
    </message>
    <message>
        <source>Face of {name}</source>
        <translation>Visage de {name}</translation>
    </message>
    <message>
        <source>Face {number} of {most}</source>
        <translation>Visage {number} sur {most}</translation>
    </message>
</context>
<context>
    <name>FanView</name>
    <message>
        <source>The card to the left</source>
        <translation>La carte de gauche</translation>
    </message>
    <message>
        <source>The card to the right</source>
        <translation>La carte de droite</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>La première carte</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>Play the card, or add a red to the chosen one</source>
        <translation>Jouer la carte, ou ajouter une rouge à celle qui est choisie</translation>
    </message>
    <message>
        <source>Choose the card without playing it</source>
        <translation>Choisir la carte sans la jouer</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>Ne rien choisir</translation>
    </message>
    <message>
        <source>Look at the card closely</source>
        <translation>Regarder la carte de près</translation>
    </message>
    <message>
        <source>Not now: {reason}</source>
        <translation>Pas maintenant : {reason}</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>Aucune carte choisie.</translation>
    </message>
    <message>
        <source>Chosen: {card}, together with {modifiers}.</source>
        <translation>Choisie : {card}, avec {modifiers}.</translation>
    </message>
    <message>
        <source>Chosen: {card}.</source>
        <translation>Choisie : {card}.</translation>
    </message>
</context>
<context>
    <name>FarHand</name>
    <message>
        <source>Hand of {team:the}: no cards</source>
        <translation>Main {team:du} : aucune carte</translation>
    </message>
    <message>
        <source>Hand of {team:the}: {cards}</source>
        <translation>Main {team:du} : {cards}</translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message>
        <source>titles</source>
        <translation>titres</translation>
    </message>
    <message>
        <source>cards met</source>
        <translation>cartes vues</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>Records personnels</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Donnes du jour</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
    <message numerus="yes">
        <source>%n title(s)</source>
        <translation>
            <numerusform>%n titre</numerusform>
            <numerusform>%n titres</numerusform>
        </translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Plus large victoire</translation>
    </message>
    <message>
        <source>Best bet</source>
        <translation>Meilleur pari</translation>
    </message>
    <message>
        <source>Bribes taken</source>
        <translation>Enveloppes touchées</translation>
    </message>
    <message>
        <source>Fullest purse</source>
        <translation>Bourse la mieux garnie</translation>
    </message>
    <message>
        <source>Medals from scenarios: {number} of {most}</source>
        <translation>Médailles des scénarios : {number} sur {most}</translation>
    </message>
    <message>
        <source>Cards met: {number} of {most}</source>
        <translation>Cartes vues : {number} sur {most}</translation>
    </message>
    <message numerus="yes">
        <source>in %n game(s)</source>
        <translation>
            <numerusform>dans %n partie</numerusform>
            <numerusform>dans %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>place {place}, {money}</source>
        <translation>place {place}, {money}</translation>
    </message>
    <message>
        <source>place {place}, {played} of {number}</source>
        <translation>place {place}, {played} sur {number}</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message numerus="yes">
        <source>%n team(s) still missing.</source>
        <translation>
            <numerusform>Il manque encore %n équipe.</numerusform>
            <numerusform>Il manque encore %n équipes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) too many.</source>
        <translation>
            <numerusform>%n équipe de trop.</numerusform>
            <numerusform>%n équipes de trop.</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} · {strength}</source>
        <translation>{team} · {strength}</translation>
    </message>
    <message>
        <source>Heads a group; free the heads to leave it out.</source>
        <translation>Tête de série ; libère les têtes de série pour pouvoir l’écarter.</translation>
    </message>
</context>
<context>
    <name>FieldPanel</name>
    <message>
        <source>Not among the nations of this game: {names}. So this cup cannot be played.</source>
        <translation>Absents de ce jeu : {names}. Ce tournoi ne peut donc pas se jouer.</translation>
    </message>
    <message>
        <source>This cup cannot be played: {reason}</source>
        <translation>Ce tournoi ne peut pas se jouer : {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{cup}, %n team(s)</source>
        <translation>
            <numerusform>{cup}, %n équipe</numerusform>
            <numerusform>{cup}, %n équipes</numerusform>
        </translation>
    </message>
    <message>
        <source>{cup}, nations are missing</source>
        <translation>{cup}, il manque des nations</translation>
    </message>
    <message>
        <source>Past cup</source>
        <translation>Tournoi d’autrefois</translation>
    </message>
    <message>
        <source>What ranks teams level on points</source>
        <translation>Ce qui départage les équipes à égalité de points</translation>
    </message>
    <message>
        <source>Ranked as it was</source>
        <translation>Classement d’époque</translation>
    </message>
    <message>
        <source>Goal difference first</source>
        <translation>Différence de buts d’abord</translation>
    </message>
    <message>
        <source>Head-to-head first</source>
        <translation>Confrontations directes d’abord</translation>
    </message>
    <message>
        <source>Goal average</source>
        <translation>Quotient de buts</translation>
    </message>
    <message>
        <source>Play-off first</source>
        <translation>Match d’appui d’abord</translation>
    </message>
    <message>
        <source>Not among the nations of this game: {names}.</source>
        <translation>Absents de ce jeu : {names}.</translation>
    </message>
    <message>
        <source>The field has {field} teams, the tournament {size}.</source>
        <translation>Le plateau compte {field} équipes, le tournoi {size}.</translation>
    </message>
    <message numerus="yes">
        <source>%n team(s) drawn by lot.</source>
        <translation>
            <numerusform>%n équipe tirée au sort.</numerusform>
            <numerusform>%n équipes tirées au sort.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} head groups.</source>
        <translation>Têtes de série : {names}.</translation>
    </message>
    <message>
        <source>How groups are filled</source>
        <translation>Comment les groupes se remplissent</translation>
    </message>
    <message>
        <source>How the places are filled</source>
        <translation>Comment les places sont attribuées</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Au sort</translation>
    </message>
    <message>
        <source>By lot, from pots by strength</source>
        <translation>Au sort, par chapeaux selon la force</translation>
    </message>
    <message>
        <source>As it really was</source>
        <translation>Comme dans l’histoire</translation>
    </message>
    <message>
        <source>By hand, here</source>
        <translation>À la main, ici</translation>
    </message>
    <message>
        <source>By hand, at the table</source>
        <translation>À la main, à table</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Tout prêt</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>The field could not be kept: {reason}</source>
        <translation>Impossible de garder le plateau : {reason}</translation>
    </message>
    <message>
        <source>Kept as “{name}”, among the ready-made fields.</source>
        <translation>Gardé sous « {name} », parmi les plateaux tout prêts.</translation>
    </message>
    <message>
        <source>The field could not be removed: {reason}</source>
        <translation>Impossible de retirer le plateau : {reason}</translation>
    </message>
    <message>
        <source>Kept: “{name}” is ready-made for tournaments of {size} teams.</source>
        <translation>Gardé : « {name} » est prêt pour les tournois à {size} équipes.</translation>
    </message>
    <message>
        <source>Neither a field nor a cup ({where}): {reason}</source>
        <translation>Ni un plateau ni un tournoi ({where}) : {reason}</translation>
    </message>
    <message>
        <source>Fields, cups, tables of results (*.json *.txt *.csv *.tsv)</source>
        <translation>Plateaux, tournois, tableaux de résultats (*.json *.txt *.csv *.tsv)</translation>
    </message>
    <message>
        <source>Import a field or a cup</source>
        <translation>Importer un plateau ou un tournoi</translation>
    </message>
    <message>
        <source>Export the field</source>
        <translation>Exporter le plateau</translation>
    </message>
    <message>
        <source>Fields of teams (*.json)</source>
        <translation>Plateaux d’équipes (*.json)</translation>
    </message>
    <message>
        <source>The field could not be written: {reason}</source>
        <translation>Impossible d’écrire le plateau : {reason}</translation>
    </message>
    <message>
        <source>The field is written: {path}</source>
        <translation>Le plateau est écrit : {path}</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>How the teams are chosen</source>
        <translation>Comment les équipes sont choisies</translation>
    </message>
    <message>
        <source>Ready-made field</source>
        <translation>Plateau tout prêt</translation>
    </message>
    <message>
        <source>Play without the usual group heads</source>
        <translation>Les têtes de série habituelles peuvent être absentes</translation>
    </message>
    <message>
        <source>Teams that take part</source>
        <translation>Équipes participantes</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Two teams change places: drag one onto the other, or press the space bar on both.</source>
        <translation>Deux équipes échangent leurs places : fais glisser l’une sur l’autre, ou appuie sur Espace sur les deux.</translation>
    </message>
    <message>
        <source>Name of this field</source>
        <translation>Nom de ce plateau</translation>
    </message>
    <message>
        <source>Keep this field</source>
        <translation>Garder ce plateau</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Remove this field</source>
        <translation>Retirer ce plateau</translation>
    </message>
</context>
<context>
    <name>FileReasons</name>
    <message>
        <source>it is not text in UTF-8</source>
        <translation>ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>c’est imbriqué trop profondément</translation>
    </message>
    <message>
        <source>it is larger than {most} bytes</source>
        <translation>il fait plus de {most} octets</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>c’est un périphérique ou un tube, pas un fichier</translation>
    </message>
    <message>
        <source>it is no sound JSON: see line {line}, character {column}</source>
        <translation>ce n’est pas du JSON valable : voir ligne {line}, caractère {column}</translation>
    </message>
    <message>
        <source>it breaks off: see line {line}, character {column}</source>
        <translation>il s’interrompt : voir ligne {line}, caractère {column}</translation>
    </message>
    <message>
        <source>it is not text in UTF-8 (from byte {byte} on)</source>
        <translation>ce n’est pas du texte en UTF-8 (à partir de l’octet {byte})</translation>
    </message>
    <message>
        <source>{name} stands twice</source>
        <translation>{name} y figure deux fois</translation>
    </message>
    <message>
        <source>{name} is not the name of a file beside the other games</source>
        <translation>{name} n’est pas le nom d’un fichier à côté des autres jeux</translation>
    </message>
    <message>
        <source>{count} sides cannot play a cup of this form</source>
        <translation>{count} équipes ne peuvent pas jouer une coupe de cette formule</translation>
    </message>
    <message>
        <source>the sides have not equally many players</source>
        <translation>les équipes n’ont pas toutes le même nombre de joueurs</translation>
    </message>
    <message>
        <source>two sides have one name</source>
        <translation>deux équipes portent le même nom</translation>
    </message>
    <message>
        <source>match {number} cannot be played then</source>
        <translation>le match {number} ne peut pas se jouer à ce moment-là</translation>
    </message>
    <message>
        <source>nobody has won, though somebody must go on</source>
        <translation>personne n’a gagné, et pourtant il faut que quelqu’un passe</translation>
    </message>
    <message>
        <source>a trophy is defended in one tie of two sides</source>
        <translation>un trophée se défend dans une affiche à deux</translation>
    </message>
    <message>
        <source>nobody defends a trophy here</source>
        <translation>personne ne défend de trophée ici</translation>
    </message>
    <message>
        <source>only a single match of the knock-out is played again</source>
        <translation>seul un match sec à élimination se rejoue</translation>
    </message>
    <message>
        <source>only a league is played in several games, the first of them first</source>
        <translation>seule une ligue se joue à plusieurs jeux, le premier en premier</translation>
    </message>
    <message>
        <source>a game is played twice</source>
        <translation>un jeu est joué deux fois</translation>
    </message>
    <message>
        <source>a side is one player</source>
        <translation>une équipe est un seul joueur</translation>
    </message>
    <message>
        <source>the games are played one after the other</source>
        <translation>les jeux se jouent l’un après l’autre</translation>
    </message>
    <message>
        <source>it is of version {version} of its format; this program reads version {known}</source>
        <translation>son format est en version {version} ; ce programme lit la version {known}</translation>
    </message>
    <message>
        <source>no nation {code}; use the code of one that there is</source>
        <translation>pas de nation {code} ; prends le code d’une qui existe</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vertes</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleues</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouges</translation>
    </message>
    <message>
        <source>{teams} teams are dealt {due} {colour} cards, and there are {there}; say {decks} decks</source>
        <translation>{teams} équipes reçoivent {due} cartes {colour}, et il y en a {there} ; indique {decks} paquets (decks)</translation>
    </message>
    <message>
        <source>{key}: {reason}</source>
        <translation>{key} : {reason}</translation>
    </message>
    <message>
        <source>{count} teams need more than {most} decks</source>
        <translation>{count} équipes demandent plus de {most} paquets</translation>
    </message>
    <message>
        <source>{count} teams; {most} are the most</source>
        <translation>{count} équipes ; {most} au plus</translation>
    </message>
    <message>
        <source>it has no stages that can be told apart</source>
        <translation>ses groupes et ses tours ne se distinguent pas</translation>
    </message>
    <message>
        <source>no match and no last group decides who wins</source>
        <translation>ni match ni dernier groupe ne décide du vainqueur</translation>
    </message>
    <message>
        <source>{count} rounds; {most} are the most</source>
        <translation>{count} tours ; {most} au plus</translation>
    </message>
    <message>
        <source>{count} groups; {most} are the most</source>
        <translation>{count} groupes ; {most} au plus</translation>
    </message>
    <message>
        <source>{stage} has {count} teams; {most} are the most</source>
        <translation>{stage} compte {count} équipes ; {most} au plus</translation>
    </message>
    <message>
        <source>{stage}, {match}: stands twice</source>
        <translation>{stage}, {match} : y figure deux fois</translation>
    </message>
    <message>
        <source>{stage}, {match}: the two meet {times} times, others {usual}</source>
        <translation>{stage}, {match} : les deux se rencontrent {times} fois, les autres {usual}</translation>
    </message>
    <message>
        <source>{stage}: {team} plays in it, but is not one of its teams</source>
        <translation>{stage} : {team} y joue sans en faire partie</translation>
    </message>
    <message>
        <source>{stage}: {team} went on further than {other}, which stands above it</source>
        <translation>{stage} : {team} est allé plus loin que {other}, pourtant mieux classé</translation>
    </message>
    <message>
        <source>best of place {place}: {team} went on, but {other} stands above it</source>
        <translation>meilleurs de la place {place} : {team} est passé, mais {other} est mieux classé</translation>
    </message>
    <message>
        <source>{stage}, {match}: {team} was out before, or not in the round before</source>
        <translation>{stage}, {match} : {team} était déjà sorti, ou absent du tour précédent</translation>
    </message>
    <message>
        <source>{stage}, {match}: {team} did not win in {round}</source>
        <translation>{stage}, {match} : {team} n’a pas gagné avant ({round})</translation>
    </message>
    <message>
        <source>{stage}, {match}: {team} won in {round}</source>
        <translation>{stage}, {match} : {team} a gagné avant ({round})</translation>
    </message>
    <message>
        <source>{stage}: neither of {teams} of {round} is in it</source>
        <translation>{stage} : de « {round} », aucun n’y est : {teams}</translation>
    </message>
    <message>
        <source>{stage}: both of {teams} of {round} are in it</source>
        <translation>{stage} : de « {round} », les deux y sont : {teams}</translation>
    </message>
    <message>
        <source>it is no text in UTF-8 or UTF-16</source>
        <translation>ce n’est pas du texte en UTF-8 ou UTF-16</translation>
    </message>
    <message>
        <source>no cup of 2 to {most} teams is in it</source>
        <translation>il ne contient pas de tournoi de 2 à {most} équipes</translation>
    </message>
    <message>
        <source>no match with a result is in it</source>
        <translation>il ne contient aucun match avec un résultat</translation>
    </message>
    <message>
        <source>a number in it is too long</source>
        <translation>il contient un nombre trop long</translation>
    </message>
    <message>
        <source>it is no object with matches</source>
        <translation>ce n’est pas un objet avec des matchs (matches)</translation>
    </message>
    <message>
        <source>no list of matches is in it</source>
        <translation>il ne contient pas de liste de matchs (matches)</translation>
    </message>
    <message>
        <source>it does not say {keys}</source>
        <translation>il manque : {keys}</translation>
    </message>
    <message>
        <source>it is neither a cup, nor a table of results, nor football.txt</source>
        <translation>ce n’est ni un tournoi, ni un tableau de résultats, ni du football.txt</translation>
    </message>
    <message>
        <source>the table cannot be read here</source>
        <translation>ce tableau ne se lit pas ici</translation>
    </message>
    <message>
        <source>it does not name two teams</source>
        <translation>il ne nomme pas deux équipes</translation>
    </message>
    <message>
        <source>{text} is no result</source>
        <translation>{text} n’est pas un résultat</translation>
    </message>
    <message>
        <source>{text} is no date</source>
        <translation>{text} n’est pas une date</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>there is no nation {names}</source>
        <translation>ces nations n’existent pas : {names}</translation>
    </message>
    <message>
        <source>{stage}: {pairs} would not have met</source>
        <translation>{stage} : ces affiches n’auraient pas eu lieu : {pairs}</translation>
    </message>
    <message>
        <source>not playable: {reason}</source>
        <translation>injouable : {reason}</translation>
    </message>
    <message>
        <source>{team} plays against itself</source>
        <translation>{team} joue contre soi-même</translation>
    </message>
    <message>
        <source>winner: {team} does not play in it</source>
        <translation>winner : {team} n’y joue pas</translation>
    </message>
    <message>
        <source>penalties: nobody won the shoot-out</source>
        <translation>penalties : personne n’a gagné les tirs au but</translation>
    </message>
    <message>
        <source>{count} matches; {most} are the most</source>
        <translation>{count} matchs ; {most} au plus</translation>
    </message>
    <message>
        <source>it is the number of the one match of the stage {stages}: {number} here</source>
        <translation>c’est le numéro de l’unique match du tour {stages} : {number} ici</translation>
    </message>
    <message>
        <source>it is the number of the one match of the stage {stages}; leave it out where there is none</source>
        <translation>c’est le numéro de l’unique match du tour {stages} ; laisse-le de côté s’il n’y en a pas</translation>
    </message>
    <message>
        <source>{place} plays twice; each place stands in one match</source>
        <translation>{place} joue deux fois ; chaque place figure dans un seul match</translation>
    </message>
    <message>
        <source>{place}: no round comes before</source>
        <translation>{place} : aucun tour ne précède</translation>
    </message>
    <message>
        <source>{place}: no earlier round has that match; there are {first} to {last}</source>
        <translation>{place} : aucun tour précédent n’a ce match ; il y a {first} à {last}</translation>
    </message>
    <message>
        <source>{place}: the first {count} teams of the field are in the groups; count on</source>
        <translation>{place} : les {count} premières équipes du plateau sont dans les groupes ; compte à partir de là</translation>
    </message>
    <message>
        <source>{place}: that group plays here or later; name one of a stage before</source>
        <translation>{place} : ce groupe joue ici ou plus tard ; nommes-en un d’avant</translation>
    </message>
    <message>
        <source>{place} has no match; put that place into a later stage</source>
        <translation>{place} n’a pas de match ; mets cette place dans un tour suivant</translation>
    </message>
    <message>
        <source>no match decides who wins; end with a match or with a group alone in its stage</source>
        <translation>aucun match ne décide du vainqueur ; termine par un match ou par un groupe unique</translation>
    </message>
    <message>
        <source>the last match alone must be won by the champion, but so are the matches {numbers}</source>
        <translation>seul le dernier match doit sacrer le champion, mais ceux-ci le font aussi : {numbers}</translation>
    </message>
    <message>
        <source>{place}: {count} such places, but only {groups} groups for them</source>
        <translation>{place} : {count} places de ce genre, mais seulement {groups} groupes pour elles</translation>
    </message>
    <message>
        <source>{place}: of group {group} the places before that must go on for certain</source>
        <translation>{place} : dans le groupe {group}, les places précédentes doivent passer à coup sûr</translation>
    </message>
    <message>
        <source>{place}: no place for each of groups {groups}; widen the lists of these places</source>
        <translation>{place} : pas une place pour chacun des groupes {groups} ; élargis les listes de ces places</translation>
    </message>
    <message>
        <source>a group goes to a place whose list does not have it</source>
        <translation>un groupe va à une place dont la liste ne le contient pas</translation>
    </message>
    <message>
        <source>these groups&apos; teams never go on together; leave it out</source>
        <translation>les équipes de ces groupes ne passent jamais ensemble ; laisse-le de côté</translation>
    </message>
    <message>
        <source>fewest and most, no more than there are teams</source>
        <translation>le minimum et le maximum, pas plus qu’il n’y a d’équipes</translation>
    </message>
    <message>
        <source>with {players} players one has more than {most} teams in a group; raise the fewest</source>
        <translation>à {players} joueurs, l’un aurait plus de {most} équipes dans un groupe ; relève le minimum</translation>
    </message>
    <message>
        <source>only where the teams come from the field; groups are drawn anyway</source>
        <translation>seulement si les équipes viennent du plateau ; les groupes sont tirés au sort de toute façon</translation>
    </message>
    <message>
        <source>none, or {bet} (the title) and what of the others can be worth it</source>
        <translation>aucune, ou {bet} (le titre) et, parmi les autres, ce qui peut valoir la peine</translation>
    </message>
    <message>
        <source>no stage {stage}; there is {stages}</source>
        <translation>pas de tour {stage} ; il y a {stages}</translation>
    </message>
    <message>
        <source>nothing for {key}</source>
        <translation>rien pour {key}</translation>
    </message>
    <message>
        <source>no such stage; there is {stages}</source>
        <translation>ce tour n’existe pas ; il y a {stages}</translation>
    </message>
    <message>
        <source>it comes before a stage that follows groups: {stages}</source>
        <translation>cela vient avant un tour qui suit des groupes : {stages}</translation>
    </message>
    <message>
        <source>it names a group twice</source>
        <translation>un groupe y est nommé deux fois</translation>
    </message>
    <message>
        <source>no group has that place; there are no groups in that stage</source>
        <translation>aucun groupe n’a cette place ; il n’y a pas de groupes à ce stade</translation>
    </message>
    <message>
        <source>no group has that place; there are {places}</source>
        <translation>aucun groupe n’a cette place ; il y a {places}</translation>
    </message>
    <message>
        <source>say either {one} or {other}</source>
        <translation>indique soit {one}, soit {other}</translation>
    </message>
    <message>
        <source>a criterion stands twice; leave one of them out</source>
        <translation>un critère figure deux fois ; retires-en un</translation>
    </message>
    <message>
        <source>lots always come last; put them at the end or leave them out</source>
        <translation>le sort (lots) vient toujours en dernier ; mets-le à la fin ou retire-le</translation>
    </message>
    <message>
        <source>a stage of groups has groups and match days, no other has</source>
        <translation>une phase de groupes a des groupes et des journées, les autres non</translation>
    </message>
    <message>
        <source>a round of the knock-out has a stage and matches, no other has</source>
        <translation>un tour à élimination a un nom (stage) et des matchs, les autres non</translation>
    </message>
    <message>
        <source>only a stage of groups has {keys}</source>
        <translation>seule une phase de groupes a {keys}</translation>
    </message>
    <message>
        <source>only a round of the knock-out has {keys}</source>
        <translation>seul un tour à élimination a {keys}</translation>
    </message>
    <message>
        <source>goals away count in two legs only</source>
        <translation>les buts à l’extérieur ne comptent qu’en aller-retour</translation>
    </message>
    <message>
        <source>each at most once, and in this order: {keys}</source>
        <translation>chacun une fois au plus, et dans cet ordre : {keys}</translation>
    </message>
    <message>
        <source>the last must settle it: {keys}</source>
        <translation>le dernier doit trancher : {keys}</translation>
    </message>
    <message>
        <source>slots {home} and {away} cannot meet here; two of 1 to {size}, {most} × at most</source>
        <translation>les places {home} et {away} ne peuvent pas se rencontrer ici ; deux entre 1 et {size}, {most} × au plus</translation>
    </message>
    <message>
        <source>slot {slot} plays twice; put one of the matches on another day</source>
        <translation>la place {slot} joue deux fois ; mets l’un des matchs un autre jour</translation>
    </message>
    <message>
        <source>slot {slot} of group {group} has no match; everybody plays</source>
        <translation>la place {slot} du groupe {group} n’a pas de match ; tout le monde joue</translation>
    </message>
    <message>
        <source>they are called A, B and so on, in this order</source>
        <translation>ils s’appellent A, B et ainsi de suite, dans cet ordre</translation>
    </message>
    <message>
        <source>the first stage is drawn and has none</source>
        <translation>la première phase est tirée au sort et n’en a pas</translation>
    </message>
    <message>
        <source>say by group and slot who comes in</source>
        <translation>dis par groupe et par place qui y entre</translation>
    </message>
    <message>
        <source>the group has {size} slots; name a place for each</source>
        <translation>le groupe a {size} places ; dis pour chacune d’où vient l’équipe</translation>
    </message>
    <message>
        <source>there is a group more than in groups</source>
        <translation>il y a un groupe de plus que dans groups</translation>
    </message>
    <message>
        <source>only a single match can do without a winner</source>
        <translation>seul un match unique peut se passer de vainqueur</translation>
    </message>
    <message>
        <source>every group of the first stage stands on one sheet</source>
        <translation>chaque groupe de la première phase figure sur une feuille</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place} : {reason}</translation>
    </message>
    <message>
        <source>say for the same groups which of them goes to each place</source>
        <translation>dis, pour les mêmes groupes, lequel va à chaque place</translation>
    </message>
    <message>
        <source>each team once, group after group</source>
        <translation>chaque équipe une fois, groupe après groupe</translation>
    </message>
    <message>
        <source>it is a single match; a friendly is set up on a screen of its own</source>
        <translation>c’est un match unique ; un match amical se prépare sur son propre écran</translation>
    </message>
    <message>
        <source>a format that comes with the game has it; give the file another</source>
        <translation>une formule fournie avec le jeu l’a déjà ; donne un autre nom au fichier</translation>
    </message>
    <message>
        <source>Group {0}</source>
        <translation>Groupe {0}</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Final Round</source>
        <translation>Tour final</translation>
    </message>
    <message>
        <source>Semi-finals</source>
        <translation>Demi-finales</translation>
    </message>
    <message>
        <source>Quarter-finals</source>
        <translation>Quarts de finale</translation>
    </message>
    <message>
        <source>Round of {0}</source>
        <translation>Les {0} derniers</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Troisième place</translation>
    </message>
    <message>
        <source>Match for third place</source>
        <translation>Match pour la troisième place</translation>
    </message>
    <message>
        <source>Third-place play-off</source>
        <translation>Petite finale</translation>
    </message>
    <message>
        <source>Further matches</source>
        <translation>Autres matchs</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>{path} is there already. Write over it? What it holds is kept as {kept}.</source>
        <translation>{path} existe déjà. L’écraser ? Son contenu sera gardé sous {kept}.</translation>
    </message>
</context>
<context>
    <name>FinalAlbum</name>
    <message>
        <source>{man}. {points} points.</source>
        <translation>{man}. {points} points.</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Album</translation>
    </message>
    <message>
        <source>The cards of Final Whistle</source>
        <translation>Les cartes de Coup de sifflet final</translation>
    </message>
    <message>
        <source>Thirty cards, and thirty men of each club</source>
        <translation>Trente cartes, et trente hommes par club</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>FinalAttack</name>
    <message>
        <source>Finish</source>
        <translation>Finition</translation>
    </message>
    <message>
        <source>Build-up</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>a goal needs more</source>
        <translation>il faut plus pour un but</translation>
    </message>
    <message>
        <source>equal is enough</source>
        <translation>l’égalité suffit</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>but</translation>
    </message>
    <message>
        <source>through</source>
        <translation>ça passe</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>pas de but</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>The cards are still hidden.</source>
        <translation>Les cartes sont encore cachées.</translation>
    </message>
    <message>
        <source>Counter-attack of {club}</source>
        <translation>Contre-attaque de {club}</translation>
    </message>
    <message>
        <source>{club}: attack {number} of {all}</source>
        <translation>{club} : attaque {number} sur {all}</translation>
    </message>
    <message>
        <source>{a} {one} against {b} {two}</source>
        <translation>{a} {one} contre {b} {two}</translation>
    </message>
</context>
<context>
    <name>FinalCards</name>
    <message>
        <source>No build-up</source>
        <translation>Sans construction</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finition</translation>
    </message>
    <message>
        <source>Build-up</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Finish, same man</source>
        <translation>Finition, même homme</translation>
    </message>
</context>
<context>
    <name>FinalDeck</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, choisie</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Quelles cartes ?</translation>
    </message>
    <message>
        <source>The five white cards and the six of one colour; the other side does not see which.</source>
        <translation>Les cinq blanches et les six d’une couleur ; l’adversaire ne voit pas laquelle.</translation>
    </message>
    <message>
        <source>Lilac is mixed: a bit of everything.</source>
        <translation>Le lilas est un mélange : un peu de tout.</translation>
    </message>
    <message>
        <source>Red uses many strikers.</source>
        <translation>Le rouge aime les attaquants.</translation>
    </message>
    <message>
        <source>Yellow uses many defenders.</source>
        <translation>Le jaune aime les défenseurs.</translation>
    </message>
    <message>
        <source>Blue uses many midfielders.</source>
        <translation>Le bleu aime les milieux.</translation>
    </message>
    <message>
        <source>Play the {colour} cards</source>
        <translation>Jouer la couleur : {colour}</translation>
    </message>
    <message>
        <source>The small numbers: men who are free for it.</source>
        <translation>Les petits chiffres : les hommes libres pour cela.</translation>
    </message>
    <message>
        <source>The first hand</source>
        <translation>La première main</translation>
    </message>
    <message>
        <source>Eleven cards</source>
        <translation>Onze cartes</translation>
    </message>
    <message>
        <source>Exactly two of strength 5, at least two of 2 and one of 1.</source>
        <translation>Exactement deux de force 5, au moins deux de 2 et une de 1.</translation>
    </message>
    <message>
        <source>Begin with these</source>
        <translation>Commencer avec celles-ci</translation>
    </message>
    <message>
        <source>{number} of 3 chosen.</source>
        <translation>{number} sur 3 choisies.</translation>
    </message>
    <message>
        <source>The hand is whole.</source>
        <translation>La main est complète.</translation>
    </message>
    <message>
        <source>These eleven</source>
        <translation>Ces onze-là</translation>
    </message>
    <message>
        <source>{number} of 11 chosen.</source>
        <translation>{number} sur 11 choisies.</translation>
    </message>
    <message>
        <source>Strength {strength}: {have} of {wanted}.</source>
        <translation>Force {strength} : {have} sur {wanted}.</translation>
    </message>
    <message>
        <source>The deck is whole.</source>
        <translation>Le paquet est complet.</translation>
    </message>
</context>
<context>
    <name>FinalDocks</name>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Camp adverse</translation>
    </message>
</context>
<context>
    <name>FinalForm</name>
    <message>
        <source>Hint [T]</source>
        <translation>Conseil [T]</translation>
    </message>
</context>
<context>
    <name>FinalLegend</name>
    <message>
        <source>large: his strength now</source>
        <translation>grand : sa force actuelle</translation>
    </message>
    <message>
        <source>small: after his next turn</source>
        <translation>petit : après sa rotation</translation>
    </message>
    <message>
        <source>may be injured</source>
        <translation>peut se blesser</translation>
    </message>
    <message>
        <source>may be booked</source>
        <translation>peut prendre un jaune</translation>
    </message>
    <message>
        <source>may be sent off</source>
        <translation>peut être expulsé</translation>
    </message>
    <message>
        <source>used in the build-up</source>
        <translation>utilisé dans la construction</translation>
    </message>
    <message>
        <source>used in the finish</source>
        <translation>utilisé dans la finition</translation>
    </message>
</context>
<context>
    <name>FinalManners</name>
    <message>
        <source>I am {name}: name my squad</source>
        <translation>Je suis {name} : composer mon effectif</translation>
    </message>
    <message>
        <source>I am {name}: choose my cards</source>
        <translation>Je suis {name} : choisir mes cartes</translation>
    </message>
    <message>
        <source>I am {name}: name my shooters</source>
        <translation>Je suis {name} : désigner mes tireurs</translation>
    </message>
</context>
<context>
    <name>FinalPaper</name>
    <message>
        <source>Score sheet of Final Whistle</source>
        <translation>Feuille de match de Coup de sifflet final</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} contre {b}</translation>
    </message>
    <message>
        <source>booked</source>
        <translation>averti</translation>
    </message>
    <message>
        <source>out</source>
        <translation>sorti</translation>
    </message>
    <message>
        <source>bench</source>
        <translation>banc</translation>
    </message>
    <message>
        <source>Minute</source>
        <translation>Minute</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Goals: {goals}</source>
        <translation>Buts : {goals}</translation>
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
        <translation>Un remplacement ?</translation>
    </message>
    <message>
        <source>Pick a man on the bench, then the one he replaces. There is no way back on.</source>
        <translation>D’abord l’homme du banc, puis celui qu’il remplace ; c’est définitif.</translation>
    </message>
    <message>
        <source>Which card for this quarter?</source>
        <translation>Quelle carte pour ce quart d’heure ?</translation>
    </message>
    <message>
        <source>Both are shown at once. The stronger attacks, once for every point it is ahead.</source>
        <translation>Tous deux retournent leur carte ensemble. La plus forte attaque, autant de fois qu’elle est plus forte.</translation>
    </message>
    <message>
        <source>before the next attack</source>
        <translation>avant l’attaque suivante</translation>
    </message>
    <message>
        <source>Lay a card aside?</source>
        <translation>Écarter une carte ?</translation>
    </message>
    <message>
        <source>Everybody sees it go, and you draw another from your pile.</source>
        <translation>Elle s’en va face visible, et une autre vient de ta pile.</translation>
    </message>
    <message>
        <source>attack {number} of {all}</source>
        <translation>attaque {number} sur {all}</translation>
    </message>
    <message>
        <source>Which card leads the next attack?</source>
        <translation>Quelle carte mène l’attaque suivante ?</translation>
    </message>
    <message>
        <source>Its strength does not matter now, only whom it uses.</source>
        <translation>Sa force ne compte plus ; seulement les hommes qu’elle emploie.</translation>
    </message>
    <message>
        <source>injury</source>
        <translation>blessure</translation>
    </message>
    <message>
        <source>{man} cannot go on. Who comes on?</source>
        <translation>{man} ne peut plus continuer. Qui entre ?</translation>
    </message>
    <message>
        <source>He comes on upright, and is free for the next phase.</source>
        <translation>Il entre debout, et il est libre pour la phase suivante.</translation>
    </message>
    <message>
        <source>no goalie</source>
        <translation>plus de gardien</translation>
    </message>
    <message>
        <source>Who goes in goal?</source>
        <translation>Qui va dans les buts ?</translation>
    </message>
    <message>
        <source>He counts 1 there for the rest of the match.</source>
        <translation>Il y vaut 1 jusqu’à la fin du match.</translation>
    </message>
    <message>
        <source>empty line</source>
        <translation>ligne vide</translation>
    </message>
    <message>
        <source>Who moves? Wanted: {line}.</source>
        <translation>Qui se décale ? On cherche : {line}.</translation>
    </message>
    <message>
        <source>He stays there and keeps his sides.</source>
        <translation>Il y reste et garde ses côtés.</translation>
    </message>
    <message>
        <source>level after ninety minutes</source>
        <translation>égalité après quatre-vingt-dix minutes</translation>
    </message>
    <message>
        <source>Extra time?</source>
        <translation>Prolongation ?</translation>
    </message>
    <message>
        <source>Two more quarters, if both want them; else the draw stands.</source>
        <translation>Deux quarts d’heure de plus, si les deux le veulent ; sinon le nul est acquis.</translation>
    </message>
    <message>
        <source>shoot-out</source>
        <translation>tirs au but</translation>
    </message>
    <message>
        <source>Who takes shot {number}?</source>
        <translation>Qui tire en numéro {number} ?</translation>
    </message>
    <message>
        <source>Everybody shoots upright: the first side counts.</source>
        <translation>Tout le monde tire debout : c’est le premier côté qui compte.</translation>
    </message>
    <message>
        <source>to minute {minute}</source>
        <translation>jusqu’à la {minute}e minute</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>finition</translation>
    </message>
    <message>
        <source>build-up</source>
        <translation>construction</translation>
    </message>
    <message>
        <source>counter-attack, {phase}</source>
        <translation>contre-attaque, {phase}</translation>
    </message>
    <message>
        <source>attack {number} of {all}, {phase}</source>
        <translation>attaque {number} sur {all}, {phase}</translation>
    </message>
    <message>
        <source>Who shoots for {club}? Wanted: {line}.</source>
        <translation>Qui tire pour {club} ? On cherche : {line}.</translation>
    </message>
    <message>
        <source>Who is in on it? Wanted: {line}.</source>
        <translation>Qui est dans le coup ? On cherche : {line}.</translation>
    </message>
    <message>
        <source>Who brings the ball up? Wanted: {line}.</source>
        <translation>Qui remonte le ballon ? On cherche : {line}.</translation>
    </message>
    <message>
        <source>Who saves {club}? Wanted: {line}.</source>
        <translation>Qui sauve {club} ? On cherche : {line}.</translation>
    </message>
    <message>
        <source>Who gets in the way? Wanted: {line}.</source>
        <translation>Qui se met en travers ? On cherche : {line}.</translation>
    </message>
    <message>
        <source>So far: {men}. Everybody used turns afterwards.</source>
        <translation>Jusqu’ici : {men}. Qui est employé pivote ensuite.</translation>
    </message>
    <message>
        <source>With {card}. Everybody used turns afterwards.</source>
        <translation>Avec {card}. Qui est employé pivote ensuite.</translation>
    </message>
    <message>
        <source>The attack has {sum}. Everybody used turns afterwards.</source>
        <translation>L’attaque vaut {sum}. Qui est employé pivote ensuite.</translation>
    </message>
    <message>
        <source>{name} names a squad …</source>
        <translation>{name} compose son effectif…</translation>
    </message>
    <message>
        <source>{name} chooses the cards …</source>
        <translation>{name} choisit les cartes…</translation>
    </message>
    <message>
        <source>{name} thinks about the bench …</source>
        <translation>{name} regarde vers le banc…</translation>
    </message>
    <message>
        <source>{name} lays a card face down …</source>
        <translation>{name} pose une carte face cachée…</translation>
    </message>
    <message>
        <source>{name} may lay a card aside …</source>
        <translation>{name} peut écarter une carte…</translation>
    </message>
    <message>
        <source>{name} picks the next card …</source>
        <translation>{name} cherche la carte suivante…</translation>
    </message>
    <message>
        <source>{name} picks his men …</source>
        <translation>{name} choisit ses hommes…</translation>
    </message>
    <message>
        <source>{name} must replace a man …</source>
        <translation>{name} doit remplacer un homme…</translation>
    </message>
    <message>
        <source>{name} needs somebody in goal …</source>
        <translation>{name} cherche quelqu’un pour les buts…</translation>
    </message>
    <message>
        <source>{name} fills a line …</source>
        <translation>{name} comble une ligne…</translation>
    </message>
    <message>
        <source>{name} thinks about extra time …</source>
        <translation>{name} pense à la prolongation…</translation>
    </message>
    <message>
        <source>{name} names the shooters …</source>
        <translation>{name} désigne ses tireurs…</translation>
    </message>
</context>
<context>
    <name>FinalReplay</name>
    <message>
        <source>Goal for {club}, {score}</source>
        <translation>But pour {club}, {score}</translation>
    </message>
    <message>
        <source>Shoot-out</source>
        <translation>Tirs au but</translation>
    </message>
    <message>
        <source>To minute {minute}</source>
        <translation>Jusqu’à la {minute}e minute</translation>
    </message>
    <message>
        <source>Back to the beginning of a quarter</source>
        <translation>Au début du quart d’heure précédent</translation>
    </message>
    <message>
        <source>Back to the goal before</source>
        <translation>Au but précédent</translation>
    </message>
    <message>
        <source>On to the next goal</source>
        <translation>Au but suivant</translation>
    </message>
    <message>
        <source>On to the next quarter</source>
        <translation>Au quart d’heure suivant</translation>
    </message>
</context>
<context>
    <name>FinalResult</name>
    <message>
        <source>Quarter by quarter</source>
        <translation>Quart d’heure par quart d’heure</translation>
    </message>
    <message>
        <source>The clubs</source>
        <translation>Les clubs</translation>
    </message>
    <message>
        <source>The special die</source>
        <translation>Le dé spécial</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{club} win</source>
        <translation>{club} gagne</translation>
    </message>
    <message>
        <source>{a} {score} {b}</source>
        <translation>{a} {score} {b}</translation>
    </message>
    <message>
        <source>, {score} in the shoot-out</source>
        <translation>, {score} aux tirs au but</translation>
    </message>
    <message>
        <source>, after extra time</source>
        <translation>, après prolongation</translation>
    </message>
    <message>
        <source>{rolls} throws, {mean} on average; 1.5 was to be expected.</source>
        <translation>{rolls} lancers, {mean} en moyenne ; on attendait 1,5.</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Tirs</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Counter-attacks</source>
        <translation>Contre-attaques</translation>
    </message>
    <message>
        <source>Build-ups through</source>
        <translation>Constructions réussies</translation>
    </message>
    <message>
        <source>Bookings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Expulsés</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Blessés</translation>
    </message>
    <message>
        <source>Substitutions</source>
        <translation>Remplacements</translation>
    </message>
    <message>
        <source>The dice gave {club} {number} more.</source>
        <translation>Les dés ont donné {number} de plus à {club}.</translation>
    </message>
    <message>
        <source>Used most: {a}, {b}.</source>
        <translation>Les plus employés : {a}, {b}.</translation>
    </message>
</context>
<context>
    <name>FinalRival</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card lies open</source>
        <translation>La dernière carte est visible</translation>
    </message>
    <message>
        <source>{number} in the pile</source>
        <translation>{number} dans la pile</translation>
    </message>
    <message>
        <source>Out: {men}</source>
        <translation>Sortis : {men}</translation>
    </message>
    <message>
        <source>On the bench: {men}</source>
        <translation>Sur le banc : {men}</translation>
    </message>
</context>
<context>
    <name>FinalSetUp</name>
    <message>
        <source>Ready-made squads and the same cards for both: start here.</source>
        <translation>Des effectifs tout prêts et les mêmes cartes des deux côtés : c’est ainsi qu’on débute.</translation>
    </message>
    <message>
        <source>Each picks fifteen men for 50 points, and a colour of cards to suit them.</source>
        <translation>Chacun choisit quinze hommes pour 50 points, et une couleur de cartes qui leur aille.</translation>
    </message>
    <message>
        <source>Final Whistle</source>
        <translation>Coup de sifflet final</translation>
    </message>
    <message>
        <source>Use a man and he turns to his next strength</source>
        <translation>Chaque homme employé pivote vers une autre force</translation>
    </message>
    <message>
        <source>Squads</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Substitutions</source>
        <translation>Remplacements</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Clubs</translation>
    </message>
    <message>
        <source>If it is level</source>
        <translation>En cas d’égalité</translation>
    </message>
    <message>
        <source>A tie of two matches</source>
        <translation>Confrontation aller-retour</translation>
    </message>
    <message>
        <source>How the first match ended</source>
        <translation>Résultat du match aller</translation>
    </message>
    <message>
        <source>The cup is held by</source>
        <translation>Tenant de la coupe</translation>
    </message>
    <message>
        <source>Points for the holder’s squad</source>
        <translation>Points pour l’effectif du tenant</translation>
    </message>
    <message>
        <source>Goals, player 1</source>
        <translation>Buts, joueur 1</translation>
    </message>
    <message>
        <source>Goals, player 2</source>
        <translation>Buts, joueur 2</translation>
    </message>
    <message>
        <source>One match</source>
        <translation>Match sec</translation>
    </message>
    <message>
        <source>First of two</source>
        <translation>Match aller</translation>
    </message>
    <message>
        <source>Second of two</source>
        <translation>Match retour</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>{points} more</source>
        <translation>{points} de plus</translation>
    </message>
    <message>
        <source>{points} fewer</source>
        <translation>{points} de moins</translation>
    </message>
    <message>
        <source>As many</source>
        <translation>Autant</translation>
    </message>
    <message>
        <source>First match: ready</source>
        <translation>Premier match : prêt</translation>
    </message>
    <message>
        <source>Own squads</source>
        <translation>Ses propres effectifs</translation>
    </message>
    <message>
        <source>White and lilac</source>
        <translation>Blanc et lilas</translation>
    </message>
    <message>
        <source>A colour each</source>
        <translation>Une couleur chacun</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Choix libre</translation>
    </message>
    <message>
        <source>Only for the injured</source>
        <translation>Seulement les blessés</translation>
    </message>
    <message>
        <source>From the second quarter on</source>
        <translation>Dès le deuxième quart d’heure</translation>
    </message>
    <message>
        <source>Before every quarter</source>
        <translation>Avant chaque quart d’heure</translation>
    </message>
    <message>
        <source>Player 1: Kohlfeld</source>
        <translation>Joueur 1 : Kohlfeld</translation>
    </message>
    <message>
        <source>Player 1: Nebelau</source>
        <translation>Joueur 1 : Nebelau</translation>
    </message>
    <message>
        <source>Ask for extra time</source>
        <translation>Demander la prolongation</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Prolongation</translation>
    </message>
    <message>
        <source>A draw stands</source>
        <translation>Un nul reste un nul</translation>
    </message>
</context>
<context>
    <name>FinalSheet</name>
    <message>
        <source>Match sheet</source>
        <translation>Feuille de match</translation>
    </message>
    <message>
        <source>to minute {minute}</source>
        <translation>jusqu’à la {minute}e minute</translation>
    </message>
    <message>
        <source>{card}: now</source>
        <translation>{card} : maintenant</translation>
    </message>
    <message>
        <source>{card}: goal, {man}</source>
        <translation>{card} : but, {man}</translation>
    </message>
    <message>
        <source>{card}: lost {figures}</source>
        <translation>{card} : perdu {figures}</translation>
    </message>
    <message>
        <source>{card}: held {figures}</source>
        <translation>{card} : tenu {figures}</translation>
    </message>
    <message>
        <source>Minute to which the row goes</source>
        <translation>Minute jusqu’à laquelle va la ligne</translation>
    </message>
    <message>
        <source>Score after this quarter of an hour</source>
        <translation>Score après ce quart d’heure</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Up to minute {minute}, {club}: {words}</source>
        <translation>Jusqu’à la {minute}e minute, {club} : {words}</translation>
    </message>
</context>
<context>
    <name>FinalSquad</name>
    <message>
        <source>Squad</source>
        <translation>Effectif</translation>
    </message>
    <message>
        <source>This is the squad</source>
        <translation>C’est mon effectif</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>The squad of {club}</source>
        <translation>L’effectif de {club}</translation>
    </message>
    <message>
        <source>Eleven for the field, four for the bench. A click: field, another one: bench, a third: out.</source>
        <translation>Onze sur le terrain, quatre sur le banc. Un clic : terrain ; un autre : banc ; un troisième : dehors.</translation>
    </message>
    <message>
        <source>{points} field</source>
        <translation>{points} terrain</translation>
    </message>
    <message>
        <source>{points} bench</source>
        <translation>{points} banc</translation>
    </message>
    <message>
        <source>on the field</source>
        <translation>sur le terrain</translation>
    </message>
    <message>
        <source>on the bench</source>
        <translation>sur le banc</translation>
    </message>
    <message>
        <source>not in the squad</source>
        <translation>hors de l’effectif</translation>
    </message>
    <message>
        <source>{man}; {points} points, {place}</source>
        <translation>{man} ; {points} points, {place}</translation>
    </message>
    <message>
        <source>Field {field} of 11, bench {bench} of 4.</source>
        <translation>Terrain {field} sur 11, banc {bench} sur 4.</translation>
    </message>
    <message>
        <source>{points} points too many.</source>
        <translation>{points} points de trop.</translation>
    </message>
    <message>
        <source>{count} The squad is whole.</source>
        <translation>{count} L’effectif est complet.</translation>
    </message>
    <message>
        <source>{points} of {budget} points</source>
        <translation>{points} points sur {budget}</translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message>
        <source>Leave it at the draw</source>
        <translation>S’en tenir au nul</translation>
    </message>
    <message>
        <source>Take back [U]</source>
        <translation>Annuler [U]</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisis une carte</translation>
    </message>
    <message>
        <source>Lay {card} aside [Enter]</source>
        <translation>Écarter {card} [Entrée]</translation>
    </message>
    <message>
        <source>Play {card} [Enter]</source>
        <translation>Jouer {card} [Entrée]</translation>
    </message>
    <message>
        <source>Choose a man</source>
        <translation>Choisis un homme</translation>
    </message>
    <message>
        <source>Choose {man} [Enter]</source>
        <translation>Choisir {man} [Entrée]</translation>
    </message>
    <message>
        <source>Keep the hand [P]</source>
        <translation>Garder la main [P]</translation>
    </message>
    <message>
        <source>Play on [P]</source>
        <translation>Continuer [P]</translation>
    </message>
    <message>
        <source>Nobody: play on [P]</source>
        <translation>Personne : continuer [P]</translation>
    </message>
    <message>
        <source>Who shoots first?</source>
        <translation>Qui tire en premier ?</translation>
    </message>
    <message>
        <source>Equal cards: who may attack?</source>
        <translation>Cartes égales : qui peut attaquer ?</translation>
    </message>
    <message>
        <source>{club} attack</source>
        <translation>{club} attaque</translation>
    </message>
    <message>
        <source>Counter-attack!</source>
        <translation>Contre-attaque !</translation>
    </message>
    <message>
        <source>{club} with {card}</source>
        <translation>{club} avec {card}</translation>
    </message>
    <message>
        <source>{club} attack again</source>
        <translation>{club} attaque encore</translation>
    </message>
    <message>
        <source>{club} lay a card aside</source>
        <translation>{club} écarte une carte</translation>
    </message>
    <message>
        <source>{club} are down to their last card</source>
        <translation>{club} n’a plus que sa dernière carte</translation>
    </message>
    <message>
        <source>is sent off, and nobody comes on for him</source>
        <translation>est expulsé, et personne ne le remplace</translation>
    </message>
    <message>
        <source>is injured and carried off</source>
        <translation>est blessé et sort sur une civière</translation>
    </message>
    <message>
        <source>goes in goal: strength 1 from now on</source>
        <translation>va dans les buts : force 1 désormais</translation>
    </message>
    <message>
        <source>comes on for {off}</source>
        <translation>remplace {off}</translation>
    </message>
    <message>
        <source>To minute {minute}</source>
        <translation>Jusqu’à la {minute}e minute</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attaque</numerusform>
            <numerusform>%n attaques</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Prolongation</translation>
    </message>
    <message>
        <source>Quarter {number} of {all}</source>
        <translation>Quart d’heure {number} sur {all}</translation>
    </message>
    <message>
        <source>Goal!</source>
        <translation>But !</translation>
    </message>
    <message>
        <source>The build-up is through</source>
        <translation>La construction passe</translation>
    </message>
    <message>
        <source>No goal: it needs more</source>
        <translation>Pas de but : il en fallait plus</translation>
    </message>
    <message>
        <source>The build-up is lost</source>
        <translation>La construction est perdue</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Rien ne se passe</translation>
    </message>
    <message>
        <source>Injured</source>
        <translation>Blessé</translation>
    </message>
    <message>
        <source>Booked</source>
        <translation>Averti</translation>
    </message>
    <message>
        <source>Red card</source>
        <translation>Carton rouge</translation>
    </message>
    <message>
        <source>{man}: in!</source>
        <translation>{man} : dedans !</translation>
    </message>
    <message>
        <source>{man}: saved</source>
        <translation>{man} : arrêté</translation>
    </message>
    <message>
        <source>{score}, {kicks} in the shoot-out</source>
        <translation>{score}, {kicks} aux tirs au but</translation>
    </message>
    <message>
        <source>{score} after extra time</source>
        <translation>{score} après prolongation</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{club} win</source>
        <translation>{club} gagne</translation>
    </message>
    <message>
        <source>Hand: one of these for this quarter</source>
        <translation>Main : une carte pour ce quart d’heure</translation>
    </message>
    <message>
        <source>Hand: one of these leads the next attack</source>
        <translation>Main : une carte mène l’attaque suivante</translation>
    </message>
    <message>
        <source>Hand: one of these may be laid aside</source>
        <translation>Main : une carte peut être écartée</translation>
    </message>
    <message>
        <source>Hand of {club}</source>
        <translation>Main de {club}</translation>
    </message>
    <message>
        <source>A card of {club}, face down</source>
        <translation>Une carte de {club}, face cachée</translation>
    </message>
    <message>
        <source>Chosen, face down: {card}</source>
        <translation>Choisie, face cachée : {card}</translation>
    </message>
    <message>
        <source>The last card lies open</source>
        <translation>La dernière carte est visible</translation>
    </message>
    <message>
        <source>{number} in the pile, {card} lowest</source>
        <translation>{number} dans la pile, {card} tout en bas</translation>
    </message>
    <message>
        <source>Bench of {club}</source>
        <translation>Banc de {club}</translation>
    </message>
    <message>
        <source>Shoot-out; the match ended {score}</source>
        <translation>Tirs au but ; score du match : {score}</translation>
    </message>
    <message>
        <source>Final whistle</source>
        <translation>Coup de sifflet final</translation>
    </message>
    <message>
        <source>Before the kick-off</source>
        <translation>Avant le coup d’envoi</translation>
    </message>
    <message>
        <source>Extra time, to minute {minute}</source>
        <translation>Prolongation, jusqu’à la {minute}e minute</translation>
    </message>
    <message>
        <source>Quarter {number} of {all}, to minute {minute}</source>
        <translation>Quart d’heure {number} sur {all}, jusqu’à la {minute}e minute</translation>
    </message>
    <message>
        <source>{man}; {chance}</source>
        <translation>{man} ; {chance}</translation>
    </message>
    <message>
        <source>The dice roll …</source>
        <translation>Les dés roulent…</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Bench and hand</source>
        <translation>Banc et main</translation>
    </message>
    <message>
        <source>One decision [F10]</source>
        <translation>Une décision [F10]</translation>
    </message>
    <message>
        <source>To the end of the quarter</source>
        <translation>Jusqu’à la fin du quart d’heure</translation>
    </message>
    <message>
        <source>Choose the man or the card that has the focus</source>
        <translation>Choisir l’homme ou la carte sous le curseur</translation>
    </message>
    <message>
        <source>Arrows: to the next man or card</source>
        <translation>Flèches : à l’homme ou à la carte suivante</translation>
    </message>
    <message>
        <source>G, D, M, S: to a line of men</source>
        <translation>G, D, M, S : à une ligne d’hommes</translation>
    </message>
    <message>
        <source>1 to 3: to a card of the hand, again: play it</source>
        <translation>1 à 3 : à une carte de la main ; encore : la jouer</translation>
    </message>
    <message>
        <source>To the bench</source>
        <translation>Au banc</translation>
    </message>
    <message>
        <source>Nobody, nothing more: play on</source>
        <translation>Personne, plus rien : continuer</translation>
    </message>
    <message>
        <source>Take back the last man</source>
        <translation>Annuler le dernier homme</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un conseil</translation>
    </message>
</context>
<context>
    <name>FinalText</name>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Hommes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Camp adverse</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Feuille de match</translation>
    </message>
</context>
<context>
    <name>FinalTips</name>
    <message>
        <source>Your squad</source>
        <translation>Ton effectif</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tes cartes</translation>
    </message>
    <message>
        <source>Substitutions</source>
        <translation>Remplacements</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>Deux cartes d’un coup</translation>
    </message>
    <message>
        <source>Picking your man</source>
        <translation>Qui tu emploies</translation>
    </message>
    <message>
        <source>They turn</source>
        <translation>Ils pivotent</translation>
    </message>
    <message>
        <source>Laying a card aside</source>
        <translation>Écarter une carte</translation>
    </message>
    <message>
        <source>A counter-attack</source>
        <translation>Une contre-attaque</translation>
    </message>
    <message>
        <source>Booked</source>
        <translation>Averti</translation>
    </message>
    <message>
        <source>Sent off</source>
        <translation>Expulsé</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>Five shooters</source>
        <translation>Cinq tireurs</translation>
    </message>
    <message>
        <source>A poster gives you a ready squad that you can still change. Look at all four sides of a man: sooner or later he shows each of them.</source>
        <translation>Une affiche remplit tout un effectif, que tu peux encore changer. Regarde les quatre côtés d’un homme : dans un match, il les montre tous.</translation>
    </message>
    <message>
        <source>Yellow wants defenders, blue midfielders, red strikers; lilac a bit of everything. The small figures say how many men you have for each.</source>
        <translation>Le jaune veut des défenseurs, le bleu des milieux, le rouge des attaquants ; le lilas prend un peu de tout. Les petits chiffres disent combien d’hommes tu as pour chaque entrée.</translation>
    </message>
    <message>
        <source>Four a match at most, and nobody comes back on. A fresh man stands upright: his first side counts.</source>
        <translation>Quatre au plus par match, et qui sort ne revient pas. Un homme frais est debout : c’est son premier côté qui compte.</translation>
    </message>
    <message>
        <source>The stronger card attacks, once for every point it is ahead. The weaker one still matters: it leads the counter if the first build-up breaks down.</source>
        <translation>La carte la plus forte attaque, autant de fois qu’elle est plus forte. La plus faible compte aussi : elle mène la contre-attaque si la première construction échoue.</translation>
    </message>
    <message>
        <source>The chance on each man assumes the best reply. Use him and he turns: the small figure is what he is worth next.</source>
        <translation>La chance affichée compte déjà avec la meilleure réponse. Ensuite il pivote : le petit chiffre dit ce qu’il vaudra alors.</translation>
    </message>
    <message>
        <source>Everybody you used now shows his next side, come what may. The strongest are rarely strong twice running.</source>
        <translation>Tous ceux qu’on a employés montrent maintenant leur côté suivant, que cela ait marché ou non. Les plus forts le sont rarement deux fois.</translation>
    </message>
    <message>
        <source>You may, as long as your pile holds more than the last card. Everybody sees what goes, and the last card comes round sooner.</source>
        <translation>Tu peux le faire tant que ta pile a une carte au-dessus de la dernière. Elle s’en va face visible et la pile diminue : la dernière carte viendra plus tôt.</translation>
    </message>
    <message>
        <source>The first build-up of a quarter to break down hands the other side a counter, with its own card. The weaker the card, the bigger the bonus.</source>
        <translation>La première construction manquée d’un quart d’heure en offre une, avec la carte du camp adverse. Plus elle est faible, plus son bonus est gros.</translation>
    </message>
    <message>
        <source>A man with a yellow sign is booked on a 0 or 1; the second booking sends him off. Leave that side unused and its sign does no harm.</source>
        <translation>Un signe jaune vaut un carton sur un 0 ou un 1, et le second l’expulse. Qui n’emploie pas le côté du dessus n’emploie pas non plus son signe.</translation>
    </message>
    <message>
        <source>Nobody replaces him. If a whole line is empty, somebody from the next line fills in.</source>
        <translation>Personne ne le remplace. Si toute une ligne est vide, un homme de la ligne voisine s’y déplace.</translation>
    </message>
    <message>
        <source>It waits face up beside your hand. Only an empty hand brings it into play, and then it stays in play.</source>
        <translation>Elle attend, visible, à côté de la main. On ne la joue que lorsque la main est vide, et puis encore, et encore.</translation>
    </message>
    <message>
        <source>Everybody shoots upright, so only first sides count, and no signs. The keeper turns after every shot: mind his next side, too.</source>
        <translation>Tous tirent debout : seul compte le premier côté, sans aucun signe. Le gardien pivote après chaque tir : pense aussi à son côté suivant.</translation>
    </message>
</context>
<context>
    <name>FinalWords</name>
    <message>
        <source>anybody</source>
        <translation>n’importe qui</translation>
    </message>
    <message>
        <source>no build-up</source>
        <translation>sans construction</translation>
    </message>
    <message>
        <source>build-up {ours} against {theirs}</source>
        <translation>construction {ours} contre {theirs}</translation>
    </message>
    <message>
        <source>finish {ours} against {theirs}</source>
        <translation>finition {ours} contre {theirs}</translation>
    </message>
    <message>
        <source>, the same man again</source>
        <translation>, le même homme encore</translation>
    </message>
    <message>
        <source>{name}, {colour}, strength {strength}, {build}, {finish}</source>
        <translation>{name}, {colour}, force {strength}, {build}, {finish}</translation>
    </message>
    <message>
        <source>{name}, {line}, {strength}, next {next}, {symbol}</source>
        <translation>{name}, {line}, {strength}, puis {next}, {symbol}</translation>
    </message>
    <message>
        <source>booked</source>
        <translation>averti</translation>
    </message>
    <message>
        <source>used in the build-up</source>
        <translation>employé à la construction</translation>
    </message>
    <message>
        <source>used in the finish</source>
        <translation>employé à la finition</translation>
    </message>
    <message>
        <source>, up to {sum}</source>
        <translation>, jusqu’à {sum}</translation>
    </message>
    <message>
        <source>, bonus {bonus}</source>
        <translation>, bonus {bonus}</translation>
    </message>
    <message>
        <source>no goal against you</source>
        <translation>pas de but encaissé</translation>
    </message>
    <message>
        <source>they do not come through</source>
        <translation>ils ne passent pas</translation>
    </message>
    <message>
        <source>goal, if {other} answers best</source>
        <translation>but, si {other} répond au mieux</translation>
    </message>
    <message>
        <source>through, if {other} answers best</source>
        <translation>ça passe, si {other} répond au mieux</translation>
    </message>
    <message>
        <source>{chance} at the weakest answer.</source>
        <translation>{chance} sur la réponse la plus faible.</translation>
    </message>
    <message>
        <source>{name} then turns to {next}.</source>
        <translation>{name} pivote ensuite sur {next}.</translation>
    </message>
    <message>
        <source>goal with each attack, both sides using their best</source>
        <translation>but à chaque attaque, si chacun emploie ses meilleurs</translation>
    </message>
    <message>
        <source>{number} for you</source>
        <translation>{number} pour toi</translation>
    </message>
    <message>
        <source>{number} for them</source>
        <translation>{number} pour eux</translation>
    </message>
    <message>
        <source>dice: 1</source>
        <translation>dés : 1</translation>
    </message>
    <message>
        <source>Attacks against a card of</source>
        <translation>Attaques contre une carte de</translation>
    </message>
    <message>
        <source>Free for the build-up: {men}.</source>
        <translation>Libres pour la construction : {men}.</translation>
    </message>
    <message>
        <source>Free for the finish: {men}.</source>
        <translation>Libres pour la finition : {men}.</translation>
    </message>
    <message>
        <source>{card} leaves, strength {strength}</source>
        <translation>{card} s’en va, force {strength}</translation>
    </message>
    <message>
        <source>You draw another one. Above the last card the pile has {number}.</source>
        <translation>Tu en pioches une autre. Au-dessus de la dernière carte, la pile en a {number}.</translation>
    </message>
    <message>
        <source>goal with an attack of it, both sides using their best</source>
        <translation>but par une de ses attaques, si chacun emploie ses meilleurs</translation>
    </message>
    <message>
        <source>{on} for {off}</source>
        <translation>{on} pour {off}</translation>
    </message>
    <message>
        <source>{off} does not come back. {on} comes on upright, for {line}.</source>
        <translation>{off} ne revient pas. {on} entre debout, ligne : {line}.</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>squads are chosen</source>
        <translation>choix des effectifs</translation>
    </message>
    <message>
        <source>minute {minute}</source>
        <translation>{minute}e minute</translation>
    </message>
    <message>
        <source>{minute}, {score}</source>
        <translation>{minute}, {score}</translation>
    </message>
    <message>
        <source>Minute {minute}, {score}</source>
        <translation>{minute}e minute, {score}</translation>
    </message>
    <message>
        <source>{score}. {question}</source>
        <translation>{score}. {question}</translation>
    </message>
    <message>
        <source>How many goals less each choice promises on average, from what is known here.</source>
        <translation>Combien de buts chaque choix promet en moins, en moyenne, d’après ce qu’on sait ici.</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>but</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>midfield</source>
        <translation>milieu</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>lilac</source>
        <translation>lilas</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>first match</source>
        <translation>premier match</translation>
    </message>
    <message>
        <source>all-round</source>
        <translation>un peu de tout</translation>
    </message>
    <message>
        <source>a firm defence</source>
        <translation>une défense solide</translation>
    </message>
    <message>
        <source>a strong midfield</source>
        <translation>un milieu costaud</translation>
    </message>
    <message>
        <source>a sharp attack</source>
        <translation>une attaque tranchante</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>croix rouge</translation>
    </message>
    <message>
        <source>yellow card</source>
        <translation>carton jaune</translation>
    </message>
    <message>
        <source>red card</source>
        <translation>carton rouge</translation>
    </message>
    <message>
        <source>no symbol</source>
        <translation>aucun signe</translation>
    </message>
    <message>
        <source>Injured with {chance}.</source>
        <translation>Blessé à {chance}.</translation>
    </message>
    <message>
        <source>Booked with {chance}.</source>
        <translation>Averti à {chance}.</translation>
    </message>
    <message>
        <source>Sent off with {chance}.</source>
        <translation>Expulsé à {chance}.</translation>
    </message>
    <message>
        <source>take {man}</source>
        <translation>prendre {man}</translation>
    </message>
    <message>
        <source>take the ready squad: {squad}</source>
        <translation>prendre l’effectif tout prêt : {squad}</translation>
    </message>
    <message>
        <source>play the {colour} cards</source>
        <translation>jouer les cartes de couleur {colour}</translation>
    </message>
    <message>
        <source>choose {card}</source>
        <translation>choisir {card}</translation>
    </message>
    <message>
        <source>hold {card}</source>
        <translation>prendre {card} en main</translation>
    </message>
    <message>
        <source>bring on {on} for {off}</source>
        <translation>faire entrer {on} pour {off}</translation>
    </message>
    <message>
        <source>leave it at that</source>
        <translation>en rester là</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>jouer {card}</translation>
    </message>
    <message>
        <source>lay {card} aside</source>
        <translation>écarter {card}</translation>
    </message>
    <message>
        <source>keep the hand</source>
        <translation>garder la main</translation>
    </message>
    <message>
        <source>use {man}</source>
        <translation>employer {man}</translation>
    </message>
    <message>
        <source>bring on {man}</source>
        <translation>faire entrer {man}</translation>
    </message>
    <message>
        <source>put {man} in goal</source>
        <translation>mettre {man} dans les buts</translation>
    </message>
    <message>
        <source>move {man}</source>
        <translation>déplacer {man}</translation>
    </message>
    <message>
        <source>agree to extra time</source>
        <translation>accepter la prolongation</translation>
    </message>
    <message>
        <source>leave it at the draw</source>
        <translation>s’en tenir au nul</translation>
    </message>
    <message>
        <source>name {man}</source>
        <translation>désigner {man}</translation>
    </message>
    <message>
        <source>{seat}: who is in the squad?</source>
        <translation>{seat} : qui est dans l’effectif ?</translation>
    </message>
    <message>
        <source>{seat}: which colour beside the white cards?</source>
        <translation>{seat} : quelle couleur avec les blanches ?</translation>
    </message>
    <message>
        <source>{seat}: which card?</source>
        <translation>{seat} : quelle carte ?</translation>
    </message>
    <message>
        <source>{seat}: substitute anybody?</source>
        <translation>{seat} : un remplacement ?</translation>
    </message>
    <message>
        <source>{seat}: which card for this quarter of an hour?</source>
        <translation>{seat} : quelle carte pour ce quart d’heure ?</translation>
    </message>
    <message>
        <source>{seat}: lay a card aside and draw another?</source>
        <translation>{seat} : écarter une carte et en piocher une autre ?</translation>
    </message>
    <message>
        <source>{seat}: which card for the next attack?</source>
        <translation>{seat} : quelle carte pour l’attaque suivante ?</translation>
    </message>
    <message>
        <source>{seat}: who is used? Wanted: {line}.</source>
        <translation>{seat} : qui employer ? On cherche : {line}.</translation>
    </message>
    <message>
        <source>{seat}: who is used? Anybody but the goalie.</source>
        <translation>{seat} : qui employer ? N’importe qui, sauf le gardien.</translation>
    </message>
    <message>
        <source>{seat}: {man} is injured. Who comes on?</source>
        <translation>{seat} : {man} est blessé. Qui entre ?</translation>
    </message>
    <message>
        <source>{seat}: who goes in goal?</source>
        <translation>{seat} : qui va dans les buts ?</translation>
    </message>
    <message>
        <source>{seat}: a line is empty. Who moves there? Wanted: {line}.</source>
        <translation>{seat} : une ligne est vide. Qui s’y déplace ? On cherche : {line}.</translation>
    </message>
    <message>
        <source>{seat}: extra time?</source>
        <translation>{seat} : prolongation ?</translation>
    </message>
    <message>
        <source>{seat}: who is the next shooter?</source>
        <translation>{seat} : qui est le tireur suivant ?</translation>
    </message>
    <message>
        <source>With him the squad could not be completed for {points} points.</source>
        <translation>Avec lui, l’effectif ne tiendrait plus dans {points} points.</translation>
    </message>
    <message>
        <source>A goalie is still missing here.</source>
        <translation>Il manque encore un gardien ici.</translation>
    </message>
    <message>
        <source>One goalie plays, one sits on the bench: no more.</source>
        <translation>Un gardien joue, un autre est sur le banc : pas plus.</translation>
    </message>
    <message>
        <source>Defence, midfield and attack need one man each at least.</source>
        <translation>Il faut au moins un homme en défense, un au milieu et un en attaque.</translation>
    </message>
    <message>
        <source>He is in the squad already.</source>
        <translation>Il est déjà dans l’effectif.</translation>
    </message>
    <message>
        <source>A deck has exactly two cards of 5, at least two of 2 and one of 1.</source>
        <translation>Un paquet a exactement deux cartes de 5, au moins deux de 2 et une de 1.</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>Cette carte n’est pas dans cette main.</translation>
    </message>
    <message>
        <source>The last card waits until the hand is empty.</source>
        <translation>La dernière carte attend que la main soit vide.</translation>
    </message>
    <message>
        <source>The pile has no card left to draw.</source>
        <translation>La pile n’a plus de carte à piocher.</translation>
    </message>
    <message>
        <source>Somebody else is wanted here: {line}.</source>
        <translation>On cherche quelqu’un d’autre ici : {line}.</translation>
    </message>
    <message>
        <source>The goalie stays in his goal.</source>
        <translation>Le gardien reste dans ses buts.</translation>
    </message>
    <message>
        <source>He has been used in this attack already.</source>
        <translation>Il a déjà été employé dans cette attaque.</translation>
    </message>
    <message>
        <source>The card uses him again by itself.</source>
        <translation>La carte l’emploie d’elle-même une seconde fois.</translation>
    </message>
    <message>
        <source>He is not on the field.</source>
        <translation>Il n’est pas sur le terrain.</translation>
    </message>
    <message>
        <source>He is not on the bench.</source>
        <translation>Il n’est pas sur le banc.</translation>
    </message>
    <message>
        <source>Only goalies change with goalies.</source>
        <translation>Un gardien ne change qu’avec un gardien.</translation>
    </message>
    <message>
        <source>Men are substituted before a quarter begins.</source>
        <translation>On remplace avant le début d’un quart d’heure.</translation>
    </message>
    <message>
        <source>He is the last man of his own line.</source>
        <translation>C’est le dernier homme de sa propre ligne.</translation>
    </message>
    <message>
        <source>Goalies do not shoot.</source>
        <translation>Les gardiens ne tirent pas.</translation>
    </message>
    <message>
        <source>He is named already, or has shot.</source>
        <translation>Il est déjà désigné, ou il a tiré.</translation>
    </message>
    <message>
        <source>The other side is asked.</source>
        <translation>On attend l’autre camp.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Le match est fini.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>Cela n’existe pas dans ce jeu.</translation>
    </message>
    <message>
        <source>That is not allowed now: the prompt says what may be done.</source>
        <translation>Ce n’est pas permis maintenant : la question dit ce qu’on peut faire.</translation>
    </message>
    <message>
        <source>Squads are those of the first match or are chosen: choose one.</source>
        <translation>Les effectifs sont ceux du premier match ou bien choisis : décide.</translation>
    </message>
    <message>
        <source>Cards are those of the first match, by colour or free: choose one.</source>
        <translation>Les cartes sont celles du premier match, par couleur ou libres : décide.</translation>
    </message>
    <message>
        <source>There are two clubs: choose who leads which.</source>
        <translation>Il y a deux clubs : choisis qui dirige lequel.</translation>
    </message>
    <message>
        <source>Extra time is asked for, always played or never: choose one.</source>
        <translation>La prolongation se demande, se joue toujours ou jamais : décide.</translation>
    </message>
    <message>
        <source>Men are substituted before every quarter, from the second on or only when injured: choose one.</source>
        <translation>On remplace avant chaque quart d’heure, dès le deuxième ou seulement les blessés : choisissez.</translation>
    </message>
    <message>
        <source>The cup is held by one of the two seats or by nobody: choose one.</source>
        <translation>La coupe est tenue par l’un des deux joueurs ou par personne : décide.</translation>
    </message>
    <message>
        <source>A holder has up to 10 points more or fewer, and squads are chosen: change one of the two.</source>
        <translation>Un tenant a jusqu’à 10 points de plus ou de moins, et les effectifs se choisissent : change l’un des deux.</translation>
    </message>
    <message>
        <source>A match stands alone, or is the first or second of a tie: choose one.</source>
        <translation>Un match est sec, ou bien l’aller ou le retour : décide.</translation>
    </message>
    <message>
        <source>The second match of a tie needs the goals of the first.</source>
        <translation>Le match retour a besoin des buts de l’aller.</translation>
    </message>
    <message>
        <source>Two play this game: choose two seats.</source>
        <translation>Ce jeu se joue à deux : choisis deux joueurs.</translation>
    </message>
    <message>
        <source>The match cannot be set up like this: choose other options.</source>
        <translation>Le match ne peut pas se jouer ainsi : choisis d’autres options.</translation>
    </message>
    <message>
        <source>With {man} it is {sum} in all: it succeeds with {chance} % against the best answer.</source>
        <translation>Avec {man}, cela fait {sum} en tout : c’est réussi à {chance} % contre la meilleure réponse.</translation>
    </message>
    <message>
        <source>With {man} it is {sum} in all: the attack is stopped with {chance} %.</source>
        <translation>Avec {man}, cela fait {sum} en tout : l’attaque est arrêtée à {chance} %.</translation>
    </message>
    <message>
        <source>{card} has strength {strength}, and its attack is a goal with {chance} %.</source>
        <translation>{card} a la force {strength}, et son attaque est un but à {chance} %.</translation>
    </message>
    <message>
        <source>The attack with {card} is a goal with {chance} %.</source>
        <translation>L’attaque avec {card} est un but à {chance} %.</translation>
    </message>
    <message>
        <source>{card} is missed least.</source>
        <translation>C’est {card} qui manquera le moins.</translation>
    </message>
    <message>
        <source>These cards are better than what may come.</source>
        <translation>Ces cartes valent mieux que ce qui peut venir.</translation>
    </message>
    <message>
        <source>{man} is worth more from now on than {off}.</source>
        <translation>{man} vaut désormais plus que {off}.</translation>
    </message>
    <message>
        <source>Nobody on the bench would be worth more.</source>
        <translation>Personne sur le banc ne vaudrait plus.</translation>
    </message>
    <message>
        <source>That makes a squad whose lines fit each other.</source>
        <translation>Cela fait un effectif dont les lignes s’accordent.</translation>
    </message>
    <message>
        <source>This colour uses the men who are strongest here.</source>
        <translation>Cette couleur emploie les hommes les plus forts d’ici.</translation>
    </message>
    <message>
        <source>No other card does more with these men.</source>
        <translation>Aucune autre carte ne tire plus de ces hommes.</translation>
    </message>
    <message>
        <source>He is the best replacement at once.</source>
        <translation>C’est tout de suite le meilleur remplaçant.</translation>
    </message>
    <message>
        <source>He is missed least in the field.</source>
        <translation>C’est lui qui manquera le moins sur le terrain.</translation>
    </message>
    <message>
        <source>He is missed least in his line.</source>
        <translation>C’est lui qui manquera le moins dans sa ligne.</translation>
    </message>
    <message>
        <source>There is nothing to lose by playing on.</source>
        <translation>On n’a rien à perdre à continuer.</translation>
    </message>
    <message>
        <source>Nobody who is left shoots harder.</source>
        <translation>Parmi ceux qui restent, personne ne tire plus fort.</translation>
    </message>
    <message>
        <source>This promises most.</source>
        <translation>C’est le plus prometteur.</translation>
    </message>
</context>
<context>
    <name>FormatPanel</name>
    <message>
        <source>This format cannot be played ({where}): {reason}</source>
        <translation>Cette formule ne peut pas se jouer ({where}) : {reason}</translation>
    </message>
    <message>
        <source>The format could not be kept: {reason}</source>
        <translation>Impossible de garder la formule : {reason}</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Kind of tournament</source>
        <translation>Type de tournoi</translation>
    </message>
    <message>
        <source>Open a format…</source>
        <translation>Ouvrir une formule…</translation>
    </message>
    <message>
        <source>Remove this format</source>
        <translation>Retirer cette formule</translation>
    </message>
    <message>
        <source>{cup}, as it was</source>
        <translation>{cup}, comme à l’époque</translation>
    </message>
    <message>
        <source>Formats of tournaments (*.json)</source>
        <translation>Formules de tournoi (*.json)</translation>
    </message>
    <message>
        <source>Open a format</source>
        <translation>Ouvrir une formule</translation>
    </message>
    <message>
        <source>The format could not be removed: {reason}</source>
        <translation>Impossible de retirer la formule : {reason}</translation>
    </message>
</context>
<context>
    <name>FriendlyScreen</name>
    <message>
        <source>A team cannot play against itself.</source>
        <translation>Une équipe ne peut pas jouer contre elle-même.</translation>
    </message>
    <message>
        <source>Two people have the same name.</source>
        <translation>Deux personnes portent le même nom.</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Match amical</translation>
    </message>
    <message>
        <source>One match, and the most cash wins</source>
        <translation>Un match, et la caisse la plus pleine gagne</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ton nom</translation>
    </message>
    <message>
        <source>Your team, at home</source>
        <translation>Ton équipe, à domicile</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Visiteurs</translation>
    </message>
    <message>
        <source>Your PIN</source>
        <translation>Ton code</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Opponent&apos;s name</source>
        <translation>Nom de l’adversaire</translation>
    </message>
    <message>
        <source>Opponent&apos;s PIN</source>
        <translation>Code de l’adversaire</translation>
    </message>
    <message>
        <source>{team} ({strength})</source>
        <translation>{team} ({strength})</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
    <message>
        <source>A person at this screen</source>
        <translation>Un humain devant cet écran</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>A third player</source>
        <translation>Troisième joueur</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Extra time and shoot-out if level</source>
        <translation>Prolongation et tirs au but en cas d’égalité</translation>
    </message>
    <message>
        <source>Haggling: the referee may name a price</source>
        <translation>Marchandage : l’arbitre peut annoncer un prix</translation>
    </message>
    <message>
        <source>Envelopes: before the whistle of a close match all may tempt the referee</source>
        <translation>Enveloppes cachetées : avant la fin d’un match serré, chacun peut tenter l’arbitre</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Kick-off</source>
        <translation>Coup d’envoi</translation>
    </message>
</context>
<context>
    <name>FullTime</name>
    <message>
        <source>die {delta}</source>
        <translation>dé {delta}</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>dedans</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>dehors</translation>
    </message>
    <message>
        <source>off</source>
        <translation>expulsé</translation>
    </message>
    <message>
        <source>own goal</source>
        <translation>contre son camp</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalty</translation>
    </message>
    <message>
        <source>free kick</source>
        <translation>coup franc</translation>
    </message>
</context>
<context>
    <name>GameMessages</name>
    <message numerus="yes">
        <source>%n wrong PIN(s) were tried at your curtain since you opened it last.</source>
        <translation>
            <numerusform>%n code erroné a été essayé à ton rideau depuis que tu l’as ouvert la dernière fois.</numerusform>
            <numerusform>%n codes erronés ont été essayés à ton rideau depuis que tu l’as ouvert la dernière fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played meanwhile: {results}.</source>
        <translation>Pendant ce temps : {results}.</translation>
    </message>
    <message>
        <source>{seat} has gone back, dice and answers and all, and chooses again. The saved game keeps both.</source>
        <translation>{seat} est revenu en arrière, dés et réponses compris, et choisit de nouveau. La sauvegarde garde les deux.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>All moves are saved again.</source>
        <translation>Tous les coups sont de nouveau enregistrés.</translation>
    </message>
    <message>
        <source>The game goes on, but the window may stand still for a moment while the computer thinks.</source>
        <translation>La partie continue, mais la fenêtre peut se figer un instant pendant que l’ordinateur réfléchit.</translation>
    </message>
    <message>
        <source>A process in which the computer thinks stood still. Another one goes on in its place.</source>
        <translation>Un processus dans lequel l’ordinateur réfléchissait s’est figé. Un autre prend la relève.</translation>
    </message>
    <message>
        <source>Save the game elsewhere</source>
        <translation>Enregistrer la partie ailleurs</translation>
    </message>
    <message>
        <source>The game is saved from now on in {path}.</source>
        <translation>La partie est désormais enregistrée dans {path}.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>before the first match</source>
        <translation>avant le premier match</translation>
    </message>
    <message>
        <source>match {number}, {stage}</source>
        <translation>match {number}, {stage}</translation>
    </message>
    <message>
        <source>match {number}, {stage}: {match}</source>
        <translation>match {number}, {stage} : {match}</translation>
    </message>
    <message>
        <source>{home} {goals}–{against} {away}</source>
        <translation>{home} {goals}–{against} {away}</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Initiation</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <translation>commencée {when}</translation>
    </message>
    <message>
        <source>cannot be opened as it is; choose it to see why</source>
        <translation>ne s’ouvre pas tel quel ; choisis-le pour savoir pourquoi</translation>
    </message>
    <message>
        <source>{state} · {when}</source>
        <translation>{state} · {when}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n coup joué</numerusform>
            <numerusform>%n coups joués</numerusform>
        </translation>
    </message>
    <message>
        <source>The game&apos;s data have a mistake: {mistake}</source>
        <translation>Les données du jeu contiennent une erreur : {mistake}</translation>
    </message>
    <message>
        <source>No game can be set up like this.</source>
        <translation>Aucune partie ne peut se préparer ainsi.</translation>
    </message>
    <message>
        <source>Saved: {path}. A saved game holds every secret.</source>
        <translation>Enregistré : {path}. Une sauvegarde contient tous les secrets.</translation>
    </message>
    <message>
        <source>{path} is there already. Choose another name.</source>
        <translation>{path} existe déjà. Choisis un autre nom.</translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>Sauvegardes (*{suffix})</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>Impossible d’ouvrir la partie</translation>
    </message>
    <message>
        <source>The game stays</source>
        <translation>La partie reste</translation>
    </message>
</context>
<context>
    <name>GoalPoster</name>
    <message>
        <source>GOAL!</source>
        <translation>BUT !</translation>
    </message>
    <message>
        <source>OWN GOAL!</source>
        <translation>CONTRE SON CAMP !</translation>
    </message>
    <message>
        <source>On penalties</source>
        <translation>Aux tirs au but</translation>
    </message>
    <message>
        <source>THAT&apos;S IT!</source>
        <translation>C’EST PLIÉ !</translation>
    </message>
    <message>
        <source>The equaliser</source>
        <translation>L’égalisation</translation>
    </message>
    <message>
        <source>EQUALISER!</source>
        <translation>ÉGALISATION !</translation>
    </message>
    <message>
        <source>And hardly anybody left to answer it</source>
        <translation>Et presque plus personne pour y répondre</translation>
    </message>
    <message>
        <source>The third</source>
        <translation>Le troisième</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>L’avantage</translation>
    </message>
</context>
<context>
    <name>GoalsTable</name>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
</context>
<context>
    <name>Group</name>
    <message>
        <source>{place}. {team}: {played} played, {points} points, goals {goals}. {why}</source>
        <translation>{place}. {team} : {played} joués, {points} points, buts {goals}. {why}</translation>
    </message>
    <message>
        <source>Best runners-up</source>
        <translation>Meilleurs deuxièmes</translation>
    </message>
    <message>
        <source>Best thirds</source>
        <translation>Meilleurs troisièmes</translation>
    </message>
    <message>
        <source>Best of place {place}</source>
        <translation>Meilleurs de la place {place}</translation>
    </message>
    <message>
        <source>{place}. {team}: {played} played, {points} points, goals {goals}.</source>
        <translation>{place}. {team} : {played} joués, {points} points, buts {goals}.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>played, one letter</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won, one letter</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn, one letter</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost, one letter</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
    <message>
        <source>+/–</source>
        <comment>goal difference, short</comment>
        <translation>+/–</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points, short</comment>
        <translation>Pts</translation>
    </message>
    <message>
        <source>{team:The} are level on points with {others:the}; the goal difference decides.</source>
        <translation>{team:Le} {team:est/sont} à égalité de points avec {others:le} ; la différence de buts tranche.</translation>
    </message>
    <message>
        <source>{team:The} are level on points and goal difference with {others:the}; the goals scored decide.</source>
        <translation>{team:Le} {team:a/ont} autant de points et la même différence de buts {others:que} ; les buts marqués tranchent.</translation>
    </message>
    <message>
        <source>{team:The} are level with {others:the}; the matches among them decide.</source>
        <translation>{team:Le} {team:est/sont} à égalité avec {others:le} ; les matchs entre eux tranchent.</translation>
    </message>
    <message>
        <source>{team:The} are level on points with {others:the}; goals for by goals against decide.</source>
        <translation>{team:Le} {team:est/sont} à égalité de points avec {others:le} ; le quotient de buts tranche.</translation>
    </message>
    <message>
        <source>{team:The} are level on points with {others:the}; the matches among them decide.</source>
        <translation>{team:Le} {team:est/sont} à égalité de points avec {others:le} ; les matchs entre eux tranchent.</translation>
    </message>
    <message>
        <source>{team:The} are level with {others:the}; the number of wins decides.</source>
        <translation>{team:Le} {team:est/sont} à égalité avec {others:le} ; le nombre de victoires tranche.</translation>
    </message>
    <message>
        <source>{team:The} are level with {others:the}; fewer cards sent off decide.</source>
        <translation>{team:Le} {team:est/sont} à égalité avec {others:le} ; le moins d’expulsions tranche.</translation>
    </message>
    <message>
        <source>{team:The} are level with {others:the}; the place in the stage before decides.</source>
        <translation>{team:Le} {team:est/sont} à égalité avec {others:le} ; la place dans la phase précédente tranche.</translation>
    </message>
    <message>
        <source>{team:The} are level with {others:the}; a match of their own decides.</source>
        <translation>{team:Le} {team:est/sont} à égalité avec {others:le} ; un match d’appui tranche.</translation>
    </message>
    <message>
        <source>{team:The} were level in everything with {others:the}; lots decided.</source>
        <translation>{team:Le} {team:était/étaient} à égalité en tout avec {others:le} ; le sort a tranché.</translation>
    </message>
    <message>
        <source>{team:The} are level in everything with {others:the}; if it stays so, lots will decide.</source>
        <translation>{team:Le} {team:est/sont} à égalité en tout avec {others:le} ; si rien ne change, le sort tranchera.</translation>
    </message>
    <message>
        <source>{team}: the points decide.</source>
        <translation>{team} : les points tranchent.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Matchs joués</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnés</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nuls</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>Goals for and against</source>
        <translation>Buts pour et contre</translation>
    </message>
    <message>
        <source>Goal difference</source>
        <translation>Différence de buts</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>GroupsBoard</name>
    <message>
        <source>Taken: {name}. Choose another team and press the space bar again.</source>
        <translation>Choisi : {name}. Va sur une autre équipe et appuie de nouveau sur Espace.</translation>
    </message>
    <message>
        <source>Places changed: {first}, {second}</source>
        <translation>Places échangées : {first}, {second}</translation>
    </message>
    <message>
        <source>{team}, {group}</source>
        <translation>{team}, {group}</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <translation>Groupe {letter}</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Match {number}</translation>
    </message>
</context>
<context>
    <name>GroupsOver</name>
    <message>
        <source>What it means</source>
        <translation>Ce que cela veut dire</translation>
    </message>
    <message>
        <source>Through to the knock-out</source>
        <translation>Qualifiés pour la phase finale</translation>
    </message>
    <message>
        <source>Through to the final group</source>
        <translation>Qualifiés pour la poule finale</translation>
    </message>
    <message>
        <source>Through to the next groups</source>
        <translation>Qualifiés pour les groupes suivants</translation>
    </message>
    <message>
        <source>{seat}: no team goes through.</source>
        <translation>{seat} : aucune équipe qualifiée.</translation>
    </message>
    <message>
        <source>{seat} goes through with {teams:the}: with every team.</source>
        <translation>{seat} passe avec {teams:le} : le grand chelem.</translation>
    </message>
    <message>
        <source>{seat} goes through with {teams:the}.</source>
        <translation>{seat} passe avec {teams:le}.</translation>
    </message>
    <message>
        <source>{bet} on {team:the}: won, it pays {pays}.</source>
        <translation>{bet} sur {team:le} : gagné, rapporte {pays}.</translation>
    </message>
    <message>
        <source>{bet} on {team:the}: lost, and {stake} with it.</source>
        <translation>{bet} sur {team:le} : perdu, et {stake} avec.</translation>
    </message>
    <message>
        <source>{bet} on {team:the}: still open, for {pays}.</source>
        <translation>{bet} sur {team:le} : encore en jeu, pour {pays}.</translation>
    </message>
</context>
<context>
    <name>GroupsScreen</name>
    <message>
        <source>{seat} has handed in.</source>
        <translation>{seat} a rendu son bulletin.</translation>
    </message>
    <message>
        <source>{seat} is filling in a slip.</source>
        <translation>{seat} remplit un bulletin.</translation>
    </message>
    <message>
        <source>{seat} is still to fill in a slip.</source>
        <translation>{seat} doit encore remplir un bulletin.</translation>
    </message>
    <message>
        <source>The groups are drawn: {drawn} of {all}</source>
        <translation>Tirage des groupes : {drawn} sur {all}</translation>
    </message>
    <message>
        <source>Betting slips</source>
        <translation>Bulletins de paris</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>The betting slips</source>
        <translation>Les bulletins de paris</translation>
    </message>
    <message>
        <source>Each is filled in and handed in in secret</source>
        <translation>Chacun remplit et rend le sien en secret</translation>
    </message>
    <message>
        <source>Next comes the evening before</source>
        <translation>Place à la veille au soir</translation>
    </message>
    <message>
        <source>Next come the bets, in secret</source>
        <translation>Place aux paris, en secret</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>Les groupes</translation>
    </message>
    <message>
        <source>To the pub</source>
        <translation>Au bistrot</translation>
    </message>
    <message>
        <source>To the betting slips</source>
        <translation>Aux bulletins de paris</translation>
    </message>
    <message>
        <source>The slips</source>
        <translation>Les bulletins</translation>
    </message>
    <message>
        <source>The first matches</source>
        <translation>Les premiers matchs</translation>
    </message>
    <message>
        <source>Back to the groups</source>
        <translation>Retour aux groupes</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tes cartes</translation>
    </message>
</context>
<context>
    <name>GrudgeBand</name>
    <message>
        <source>{nation}, in turn</source>
        <translation>{nation}, à son tour</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Golden goal · turn {turn}</source>
        <translation>But en or · tour {turn}</translation>
    </message>
    <message>
        <source>First half · turn {turn}</source>
        <translation>Première mi-temps · tour {turn}</translation>
    </message>
    <message>
        <source>Second half · turn {turn}</source>
        <translation>Deuxième mi-temps · tour {turn}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n carte dans la pioche</numerusform>
            <numerusform>%n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>the next goal wins</source>
        <translation>le prochain but gagne</translation>
    </message>
    <message>
        <source>the match ends with the pile</source>
        <translation>le match finit avec la pioche</translation>
    </message>
    <message>
        <source>joker to come</source>
        <translation>le joker est encore à venir</translation>
    </message>
    <message>
        <source>with fouls</source>
        <translation>avec fautes</translation>
    </message>
</context>
<context>
    <name>GrudgeBoard</name>
    <message>
        <source>On the field: move the cursor, as with the other arrows</source>
        <translation>Sur le terrain : déplacer le curseur, comme avec les autres flèches</translation>
    </message>
    <message>
        <source>On the field: take the man or the space under it</source>
        <translation>Sur le terrain : prendre l’homme ou la case dessous</translation>
    </message>
    <message>
        <source>On the field: to the next man, space or way that may be chosen</source>
        <translation>Sur le terrain : vers l’homme, la case ou la voie suivante que l’on peut choisir</translation>
    </message>
    <message>
        <source>On the field: to the one before</source>
        <translation>Sur le terrain : vers le choix précédent</translation>
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
        <translation>V</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>king</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>{rank} de trèfle</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>{rank} de carreau</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>{rank} de cœur</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>{rank} de pique</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>valeur {value}</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>un dé</translation>
    </message>
    <message>
        <source>die + 2</source>
        <translation>dé + 2</translation>
    </message>
    <message>
        <source>two dice</source>
        <translation>deux dés</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
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
        <translation>Allemagne</translation>
    </message>
    <message>
        <source>France</source>
        <translation>France</translation>
    </message>
    <message>
        <source>the {rank} of clubs</source>
        <translation>{rank} de trèfle</translation>
    </message>
    <message>
        <source>the {rank} of diamonds</source>
        <translation>{rank} de carreau</translation>
    </message>
    <message>
        <source>the {rank} of hearts</source>
        <translation>{rank} de cœur</translation>
    </message>
    <message>
        <source>the {rank} of spades</source>
        <translation>{rank} de pique</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
</context>
<context>
    <name>GrudgeDocks</name>
    <message>
        <source>Match sheet</source>
        <translation>Feuille de match</translation>
    </message>
</context>
<context>
    <name>GrudgeHand</name>
    <message>
        <source>On the hand: to the next card, whose chances are shown</source>
        <translation>Dans la main : à la carte suivante, dont on voit les chances</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>une carte cachée</translation>
    </message>
    <message>
        <source>goal {chance}</source>
        <translation>but {chance}</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>{least} to {best} spaces</source>
        <translation>de {least} à {best} cases</translation>
    </message>
    <message>
        <source>wins it: {chance}</source>
        <translation>le prend : {chance}</translation>
    </message>
    <message>
        <source>stops it: {chance}</source>
        <translation>l’arrête : {chance}</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>défausser</translation>
    </message>
</context>
<context>
    <name>GrudgePaper</name>
    <message>
        <source>Score sheet of the Grudge Match</source>
        <translation>Feuille de match du Derby</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Goal by</source>
        <translation>But de</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Mi-temps</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Cards that have gone</source>
        <translation>Cartes disparues</translation>
    </message>
</context>
<context>
    <name>GrudgePhases</name>
    <message>
        <source>out</source>
        <translation>sorti</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <translation>valeur {value}</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Ballon</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Prison</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Kick</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>after the first pack</source>
        <translation>au bout de la première pioche</translation>
    </message>
    <message>
        <source>by the golden goal</source>
        <translation>au but en or</translation>
    </message>
    <message>
        <source>level after the second pack, which wins for France</source>
        <translation>égalité aussi au bout de la seconde pioche, ce qui suffit à la France</translation>
    </message>
</context>
<context>
    <name>GrudgePoster</name>
    <message>
        <source>{nation}&apos;s turn</source>
        <translation>Au tour de {nation}</translation>
    </message>
    <message>
        <source>{man} has it!</source>
        <translation>{man} l’a !</translation>
    </message>
    <message>
        <source>A king worth two</source>
        <translation>Un roi qui en vaut deux</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Mi-temps</translation>
    </message>
    <message>
        <source>The joker is out: all men line up again</source>
        <translation>Le joker est sorti : tout le monde se replace</translation>
    </message>
    <message>
        <source>Level!</source>
        <translation>Égalité !</translation>
    </message>
    <message>
        <source>A second pack: the next goal wins</source>
        <translation>Une seconde pioche : le prochain but gagne</translation>
    </message>
    <message>
        <source>{man}, golden goal</source>
        <translation>{man}, but en or</translation>
    </message>
    <message>
        <source>{nation} wins</source>
        <translation>Victoire : {nation}</translation>
    </message>
    <message>
        <source>{name}, {a} : {b}, {how}</source>
        <translation>{name}, {a} : {b}, {how}</translation>
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
        <translation>Choisis une case dorée. Lui seul peut se tenir dans sa surface de but ; devant elle, le but derrière lui est ouvert.</translation>
    </message>
    <message>
        <source>Choose a gold space: anywhere in your own half, but not in the goal box.</source>
        <translation>Choisis une case dorée : n’importe où dans ta moitié, sauf dans la surface de but.</translation>
    </message>
    <message>
        <source>line-up</source>
        <translation>placement</translation>
    </message>
    <message>
        <source>Where does {man}, the goalie, stand?</source>
        <translation>Où se tient {man}, le gardien ?</translation>
    </message>
    <message>
        <source>Where does {man} stand?</source>
        <translation>Où se tient {man} ?</translation>
    </message>
    <message>
        <source>The ball has come to {man}. Choose a gold space beside him.</source>
        <translation>Le ballon est arrivé chez {man}. Choisis une case dorée à côté de lui.</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>ballon</translation>
    </message>
    <message>
        <source>Where does {man} put the ball?</source>
        <translation>Où {man} met-il le ballon ?</translation>
    </message>
    <message>
        <source>A 1 on either of two dice, {chance}: he goes off and the ball stays. Otherwise the higher die counts against tackles.</source>
        <translation>Un 1 sur l’un des deux dés, {chance} : il sort et le ballon reste. Sinon, le plus haut compte contre les tacles.</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>faute</translation>
    </message>
    <message>
        <source>Does {man} foul?</source>
        <translation>{man} fait-il faute ?</translation>
    </message>
    <message>
        <source>{man} kicks with {value}: that much takes the ball off him.</source>
        <translation>{man} tire avec {value} : c’est ce qu’il faut pour lui prendre le ballon.</translation>
    </message>
    <message>
        <source>tackle</source>
        <translation>tacle</translation>
    </message>
    <message>
        <source>Tackle {man}?</source>
        <translation>Tacler {man} ?</translation>
    </message>
    <message>
        <source>The card is too low for {value}. A 1 on either of two dice, {chance}: your man goes off. Otherwise the higher die is added.</source>
        <translation>La carte est trop basse pour {value}. Un 1 sur l’un des deux dés, {chance} : ton homme sort. Sinon, le plus haut s’ajoute.</translation>
    </message>
    <message>
        <source>Foul {man}?</source>
        <translation>Faire faute sur {man} ?</translation>
    </message>
    <message>
        <source>Choose an arrow. The ball flies {value} spaces in a straight line, over everybody who lets it pass.</source>
        <translation>Choisis une flèche. Le ballon vole {value} cases en ligne droite, par-dessus tous ceux qui le laissent passer.</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>direction</translation>
    </message>
    <message>
        <source>Which way does {man} kick?</source>
        <translation>Dans quelle direction tire {man} ?</translation>
    </message>
    <message>
        <source>run</source>
        <translation>course</translation>
    </message>
    <message>
        <source>Who runs?</source>
        <translation>Qui court ?</translation>
    </message>
    <message>
        <source>Where does {man} run?</source>
        <translation>Où court {man} ?</translation>
    </message>
    <message>
        <source>Choose a man. Steps: up to {steps}; never diagonally.</source>
        <translation>Choisis un homme. Pas : jusqu’à {steps} ; jamais en diagonale.</translation>
    </message>
    <message>
        <source>Choose a man. Doubles, steps for each: up to {steps}; never diagonally.</source>
        <translation>Choisis un homme. Un double, des pas pour chacun : jusqu’à {steps} ; jamais en diagonale.</translation>
    </message>
    <message>
        <source>Darker with the {first}, lighter only with the {second}; gold is next to the ball.</source>
        <translation>Plus sombre avec {first}, plus clair avec {second} seulement ; l’or est à côté du ballon.</translation>
    </message>
    <message>
        <source>Choose another man. Steps: up to {steps}.</source>
        <translation>Choisis un autre homme. Pas : jusqu’à {steps}.</translation>
    </message>
    <message>
        <source>Choose a man. Steps: up to {first}, for another one up to {second}; never diagonally.</source>
        <translation>Choisis un homme. Pas : jusqu’à {first}, pour un autre jusqu’à {second} ; jamais en diagonale.</translation>
    </message>
    <message>
        <source>{man} with {suit}</source>
        <translation>{man} avec {suit}</translation>
    </message>
    <message>
        <source>kick</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>Kick the ball?</source>
        <translation>Tirer ?</translation>
    </message>
    <message>
        <source>Next to it: {who}. As often as you like.</source>
        <translation>À côté du ballon : {who}. Aussi souvent que tu veux.</translation>
    </message>
    <message>
        <source>Does {man} stop the ball?</source>
        <translation>{man} arrête-t-il le ballon ?</translation>
    </message>
    <message>
        <source>Who stops the ball? {men}</source>
        <translation>Qui arrête le ballon ? {men}</translation>
    </message>
    <message>
        <source>{needed} or more stops it here; later it takes less.</source>
        <translation>{needed} ou plus l’arrête ici ; plus loin, il en faut moins.</translation>
    </message>
    <message>
        <source>block</source>
        <translation>interception</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>Which card goes?</source>
        <translation>Quelle carte s’en va ?</translation>
    </message>
    <message>
        <source>Two turns in a row without a card: one is exchanged.</source>
        <translation>Deux tours de suite sans carte : on en échange une.</translation>
    </message>
    <message>
        <source>after the goal</source>
        <translation>après le but</translation>
    </message>
    <message>
        <source>You draw another one for it.</source>
        <translation>Tu en pioches une autre à la place.</translation>
    </message>
    <message>
        <source>Who comes back?</source>
        <translation>Qui revient ?</translation>
    </message>
    <message>
        <source>He comes on at the side line of your half.</source>
        <translation>Il entre par la ligne de touche de ta moitié.</translation>
    </message>
    <message>
        <source>One thing before the ball comes in again?</source>
        <translation>Une chose encore avant la remise en jeu ?</translation>
    </message>
    <message>
        <source>Each side may do one of these.</source>
        <translation>Chaque camp peut en faire une.</translation>
    </message>
    <message>
        <source>{name} lines up …</source>
        <translation>{name} se place…</translation>
    </message>
    <message>
        <source>{name} puts the ball …</source>
        <translation>{name} pose le ballon…</translation>
    </message>
    <message>
        <source>{name} thinks about the run …</source>
        <translation>{name} pense à la course…</translation>
    </message>
    <message>
        <source>{name} thinks about a kick …</source>
        <translation>{name} pense à tirer…</translation>
    </message>
    <message>
        <source>{name} thinks about a foul …</source>
        <translation>{name} pense à une faute…</translation>
    </message>
    <message>
        <source>{name} may tackle …</source>
        <translation>{name} peut tacler…</translation>
    </message>
    <message>
        <source>{name} looks for a way …</source>
        <translation>{name} cherche un chemin…</translation>
    </message>
    <message>
        <source>{name} may block …</source>
        <translation>{name} peut intercepter…</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>{nation} scores</source>
        <translation>But : {nation}</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>Pas de but</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>{way}: goal {goal}.</source>
        <translation>{way} : but {goal}.</translation>
    </message>
    <message>
        <source>Tackled {chance}</source>
        <translation>Taclé {chance}</translation>
    </message>
    <message>
        <source>Flies {chance}</source>
        <translation>Passe {chance}</translation>
    </message>
    <message>
        <source>{card}: {tackled}; goal {goal}.</source>
        <translation>{card} : {tackled} ; but {goal}.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>Ball won {chance}</source>
        <translation>Ballon pris {chance}</translation>
    </message>
    <message>
        <source>Stops it {chance}</source>
        <translation>L’arrête {chance}</translation>
    </message>
    <message>
        <source>If you pass: goal {goal}.</source>
        <translation>Si tu passes : but {goal}.</translation>
    </message>
    <message>
        <source>{card}: {won}; goal {goal}.</source>
        <translation>{card} : {won} ; but {goal}.</translation>
    </message>
    <message>
        <source>{man} needs {needed}</source>
        <translation>{man} doit faire {needed}</translation>
    </message>
    <message>
        <source>nobody in the way</source>
        <translation>personne sur le chemin</translation>
    </message>
    <message>
        <source>{way}: goal for {nation} with {chance}; {blocks}.</source>
        <translation>{way} : but pour {nation} à {chance} ; {blocks}.</translation>
    </message>
    <message>
        <source>{way}: to {place}; {blocks}.</source>
        <translation>{way} : jusqu’en {place} ; {blocks}.</translation>
    </message>
    <message>
        <source>{man} is the goalie: there, nobody guards the goal. Take the space once more to put him there.</source>
        <translation>{man} est le gardien : là, personne ne garde le but. Choisis la case encore une fois pour l’y mettre.</translation>
    </message>
</context>
<context>
    <name>GrudgeReasons</name>
    <message>
        <source>too far away</source>
        <translation>trop loin</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>trop basse</translation>
    </message>
    <message>
        <source>has had his chance</source>
        <translation>a eu sa chance</translation>
    </message>
</context>
<context>
    <name>GrudgeReplay</name>
    <message>
        <source>Half-time</source>
        <translation>Mi-temps</translation>
    </message>
    <message>
        <source>Goal for {nation}, {score}</source>
        <translation>But pour {nation}, {score}</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Turn {number}, {name}</source>
        <translation>Tour {number}, {name}</translation>
    </message>
    <message>
        <source>Back to the beginning of a turn</source>
        <translation>Au début du tour précédent</translation>
    </message>
    <message>
        <source>Back to the goal or half-time before</source>
        <translation>Au but ou à la mi-temps d’avant</translation>
    </message>
    <message>
        <source>On to the next goal or half-time</source>
        <translation>Au but suivant ou à la mi-temps</translation>
    </message>
    <message>
        <source>On to the next turn</source>
        <translation>Au tour suivant</translation>
    </message>
</context>
<context>
    <name>GrudgeResult</name>
    <message numerus="yes">
        <source>{man}: %n card(s)</source>
        <translation>
            <numerusform>{man} : %n carte</numerusform>
            <numerusform>{man} : %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrudgeResultScreen</name>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>Who did what</source>
        <translation>Qui a fait quoi</translation>
    </message>
    <message>
        <source>Goals and dice</source>
        <translation>Buts et dés</translation>
    </message>
    <message>
        <source>Nobody has scored.</source>
        <translation>Personne n’a marqué.</translation>
    </message>
    <message>
        <source>{nation} wins</source>
        <translation>Victoire : {nation}</translation>
    </message>
    <message>
        <source>{germany} {a} : {b} {france}, {how}</source>
        <translation>{germany} {a} : {b} {france}, {how}</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>buts</translation>
    </message>
    <message>
        <source>kicks</source>
        <translation>tirs</translation>
    </message>
    <message>
        <source>tackles tried</source>
        <translation>tacles tentés</translation>
    </message>
    <message>
        <source>tackles won</source>
        <translation>tacles gagnés</translation>
    </message>
    <message>
        <source>blocks tried</source>
        <translation>interceptions tentées</translation>
    </message>
    <message>
        <source>blocks won</source>
        <translation>interceptions gagnées</translation>
    </message>
    <message>
        <source>fouls</source>
        <translation>fautes</translation>
    </message>
    <message>
        <source>{dice} dice. Each number was to be expected {expected} times.</source>
        <translation>{dice} dés. Chaque chiffre était attendu {expected} fois.</translation>
    </message>
</context>
<context>
    <name>GrudgeSetUp</name>
    <message>
        <source>{one} plays {germany}, {other} plays {france}. {germany} begins.</source>
        <translation>{one} joue {germany}, {other} joue {france}. {germany} commence.</translation>
    </message>
    <message>
        <source>{first} and {second} are the same length: a coin decides.</source>
        <translation>{first} et {second} sont aussi longs l’un que l’autre : le sort décide.</translation>
    </message>
    <message>
        <source>{longer} is the longer surname, {shorter} the shorter.</source>
        <translation>{longer} est le nom le plus long, {shorter} le plus court.</translation>
    </message>
    <message>
        <source>Germany against France: no kick without a card of your own suit</source>
        <translation>Allemagne contre France : pour tirer, il faut une carte de sa couleur</translation>
    </message>
    <message>
        <source>Philosophers&apos; Grudge Match</source>
        <translation>Le Derby des philosophes</translation>
    </message>
    <message>
        <source>Who plays Germany</source>
        <translation>Qui joue l’Allemagne</translation>
    </message>
    <message>
        <source>Rows of the field</source>
        <translation>Rangées du terrain</translation>
    </message>
    <message>
        <source>The longer surname</source>
        <translation>Le nom le plus long</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>Le premier</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>Le second</translation>
    </message>
    <message>
        <source>The longer the field, the fewer the goals, and the more often it takes a golden one.</source>
        <translation>Sur un terrain plus long, les buts sont plus rares et davantage de matchs vont au but en or.</translation>
    </message>
    <message>
        <source>Fouls: go in hard, and risk the penalty box</source>
        <translation>Fautes : un homme peut faire faute, au risque de la prison</translation>
    </message>
</context>
<context>
    <name>GrudgeSheet</name>
    <message>
        <source>Cards that have gone</source>
        <translation>Cartes disparues</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Turn in which the goal fell</source>
        <translation>Tour où le but est tombé</translation>
    </message>
    <message>
        <source>Score after it</source>
        <translation>Score ensuite</translation>
    </message>
    <message>
        <source>Who scored</source>
        <translation>Qui a marqué</translation>
    </message>
    <message>
        <source>Card with which it was scored</source>
        <translation>Carte avec laquelle le but fut marqué</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>{man} (own goal)</source>
        <translation>{man} (contre son camp)</translation>
    </message>
    <message>
        <source>Turn {turn}, {score}: {man}.</source>
        <translation>Tour {turn}, {score} : {man}.</translation>
    </message>
    <message>
        <source>Turn {turn}, {score}: {man} with the {card} from {place}.</source>
        <translation>Tour {turn}, {score} : {man} avec {card} depuis {place}.</translation>
    </message>
</context>
<context>
    <name>GrudgeStrip</name>
    <message>
        <source>{name} holds {number}</source>
        <translation>{name} en tient {number}</translation>
    </message>
    <message>
        <source>No card has been played in this turn.</source>
        <translation>Aucune carte n’a été jouée pendant ce tour.</translation>
    </message>
    <message>
        <source>This kick</source>
        <translation>Ce tir</translation>
    </message>
    <message>
        <source>{man} kicks</source>
        <translation>{man} tire</translation>
    </message>
    <message>
        <source>{man} tackles</source>
        <translation>{man} tacle</translation>
    </message>
    <message>
        <source>{man} blocks</source>
        <translation>{man} intercepte</translation>
    </message>
    <message>
        <source>{worth}; a 1: sent off</source>
        <translation>{worth} ; un 1 : expulsé</translation>
    </message>
    <message>
        <source>{worth}: so many spaces</source>
        <translation>{worth} : autant de cases</translation>
    </message>
    <message>
        <source>{worth} spaces {direction}</source>
        <translation>{worth} cases {direction}</translation>
    </message>
    <message>
        <source>{worth}, enough for {needed}</source>
        <translation>{worth}, assez pour {needed}</translation>
    </message>
    <message>
        <source>{worth}, less than {needed}: lost</source>
        <translation>{worth}, moins que {needed} : perdu</translation>
    </message>
    <message>
        <source>{worth} for {needed}</source>
        <translation>{worth} pour {needed}</translation>
    </message>
    <message>
        <source>{worth}, with the foul {more}</source>
        <translation>{worth}, avec la faute {more}</translation>
    </message>
</context>
<context>
    <name>GrudgeTable</name>
    <message>
        <source>Show my cards [V]</source>
        <translation>Montrer mes cartes [V]</translation>
    </message>
    <message>
        <source>Foul [F]</source>
        <translation>Faute [F]</translation>
    </message>
    <message>
        <source>Run one man [1]</source>
        <translation>Faire courir un homme [1]</translation>
    </message>
    <message>
        <source>Exchange a card [2]</source>
        <translation>Échanger une carte [2]</translation>
    </message>
    <message>
        <source>Bring a man back [3]</source>
        <translation>Faire revenir un homme [3]</translation>
    </message>
    <message>
        <source>{man} [{key}]</source>
        <translation>{man} [{key}]</translation>
    </message>
    <message>
        <source>with the {die} [{key}]</source>
        <translation>avec le {die} [{key}]</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisis une carte</translation>
    </message>
    <message>
        <source>Discard the {card} [Enter]</source>
        <translation>Défausser : {card} [Entrée]</translation>
    </message>
    <message>
        <source>Play the {card} [Enter]</source>
        <translation>Jouer : {card} [Entrée]</translation>
    </message>
    <message>
        <source>the ball</source>
        <translation>le ballon</translation>
    </message>
    <message>
        <source>needs {needed}</source>
        <translation>doit faire {needed}</translation>
    </message>
    <message>
        <source>in reach</source>
        <translation>à portée</translation>
    </message>
    <message>
        <source>in reach with the {die}</source>
        <translation>à portée avec le {die}</translation>
    </message>
    <message>
        <source>Kick {direction}</source>
        <translation>Tirer {direction}</translation>
    </message>
    <message>
        <source>Choose {man}</source>
        <translation>Choisir {man}</translation>
    </message>
    <message>
        <source>Ball to {place}</source>
        <translation>Ballon en {place}</translation>
    </message>
    <message>
        <source>{man} to {place}</source>
        <translation>{man} en {place}</translation>
    </message>
    <message>
        <source>Two dice put the ball in …</source>
        <translation>Deux dés remettent le ballon en jeu…</translation>
    </message>
    <message>
        <source>{man} rolls for his card …</source>
        <translation>{man} lance les dés pour sa carte…</translation>
    </message>
    <message>
        <source>{man} fouls: two dice …</source>
        <translation>{man} fait faute : deux dés…</translation>
    </message>
    <message>
        <source>A die for the penalty box …</source>
        <translation>Un dé pour la prison…</translation>
    </message>
    <message>
        <source>The dice roll …</source>
        <translation>Les dés roulent…</translation>
    </message>
    <message>
        <source>No more kicks [P]</source>
        <translation>Plus de tir [P]</translation>
    </message>
    <message>
        <source>Nobody else runs [P]</source>
        <translation>Plus personne ne court [P]</translation>
    </message>
    <message>
        <source>Pass [P]</source>
        <translation>Passer [P]</translation>
    </message>
    <message>
        <source>Stay fair [P]</source>
        <translation>Rester loyal [P]</translation>
    </message>
    <message>
        <source>Nothing [P]</source>
        <translation>Rien [P]</translation>
    </message>
    <message>
        <source>{man}, {suit}, {nation}</source>
        <translation>{man}, {suit}, {nation}</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ce qui suit</translation>
    </message>
    <message>
        <source>One decision [F10]</source>
        <translation>Une décision [F10]</translation>
    </message>
    <message>
        <source>To the end of the turn</source>
        <translation>Jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>Play the chosen card, or take what the cursor stands on</source>
        <translation>Jouer la carte choisie, ou prendre ce qui est sous le curseur</translation>
    </message>
    <message>
        <source>Pass, or leave it at that</source>
        <translation>Passer, ou en rester là</translation>
    </message>
    <message>
        <source>To your man of clubs; D, H and S: to the others</source>
        <translation>À ton homme de trèfle ; D, H et S : aux autres</translation>
    </message>
    <message>
        <source>The first card, and so on; while a man runs: with the first die</source>
        <translation>La première carte, et ainsi de suite ; pendant une course : avec le premier dé</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Faute</translation>
    </message>
    <message>
        <source>Show the hand of whoever is asked</source>
        <translation>Montrer la main de celui qui doit répondre</translation>
    </message>
    <message>
        <source>On the keypad: kick to the north, and so on</source>
        <translation>Au pavé numérique : tirer vers le nord, et ainsi de suite</translation>
    </message>
    <message>
        <source>A hint, where there is something to choose</source>
        <translation>Un conseil, là où il y a un choix</translation>
    </message>
</context>
<context>
    <name>GrudgeText</name>
    <message>
        <source>Field</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>This kick</source>
        <translation>Ce tir</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ce qui suit</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
    <message>
        <source>Cards that have gone</source>
        <translation>Cartes disparues</translation>
    </message>
    <message>
        <source>somebody else</source>
        <translation>quelqu’un d’autre</translation>
    </message>
    <message>
        <source>{man} runs up to {steps}</source>
        <translation>{man} court jusqu’à {steps}</translation>
    </message>
    <message>
        <source>The ball lies on {place}.</source>
        <translation>Le ballon est en {place}.</translation>
    </message>
    <message>
        <source>not on the field</source>
        <translation>pas sur le terrain</translation>
    </message>
</context>
<context>
    <name>GrudgeTips</name>
    <message>
        <source>The line-up</source>
        <translation>Le placement</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>La course</translation>
    </message>
    <message>
        <source>Kicking</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Eight directions</source>
        <translation>Huit directions</translation>
    </message>
    <message>
        <source>A tackle</source>
        <translation>Un tacle</translation>
    </message>
    <message>
        <source>A block</source>
        <translation>Une interception</translation>
    </message>
    <message>
        <source>The ball at a foot</source>
        <translation>Le ballon dans les pieds</translation>
    </message>
    <message>
        <source>After a goal</source>
        <translation>Après un but</translation>
    </message>
    <message>
        <source>An own goal</source>
        <translation>Un but contre son camp</translation>
    </message>
    <message>
        <source>The joker</source>
        <translation>Le joker</translation>
    </message>
    <message>
        <source>Two dead turns</source>
        <translation>Deux tours morts</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Two dice say where on the centre line the ball comes in, most often on 7. Have a man nearby and the first kick is yours.</source>
        <translation>Le ballon entre sur la ligne médiane, là où le disent deux dés, le plus souvent au 7. Qui a des hommes à côté tire le premier.</translation>
    </message>
    <message>
        <source>Only a man next to the ball can kick, and only with a card of his own suit. So run the men whose suits you hold; the gold spaces are next to the ball.</source>
        <translation>Seul un homme à côté du ballon peut tirer, et seulement avec une carte de sa couleur. Fais donc courir ceux dont tu tiens la couleur ; les cases dorées sont à côté du ballon.</translation>
    </message>
    <message>
        <source>Kick as often as you have the cards for it; you never have to. Play a jack, queen or king and the die decides what it is worth.</source>
        <translation>Tu peux tirer autant de fois que tu as des cartes qui vont, et tu n’y es jamais forcé. Pour un valet, une dame ou un roi, on lance les dés une fois la carte sur la table.</translation>
    </message>
    <message>
        <source>The ball always travels the full distance. The numbers along its path are what a block needs: high at first, lower as it slows.</source>
        <translation>Le ballon fait toujours tout le chemin. Le long de celui-ci est écrit ce que demande une interception sur chaque case : plus au début, moins à la fin.</translation>
    </message>
    <message>
        <source>You are asked whenever one of your men stands next to the ball, even with nothing to play. That way nobody can guess what you hold.</source>
        <translation>On te pose la question chaque fois qu’un de tes hommes est à côté du ballon, que tu aies la carte ou non : ainsi personne n’apprend ce que tu tiens.</translation>
    </message>
    <message>
        <source>Each man gets one chance, on the first space next to him that the ball crosses. If he stops it, his side puts the ball down wherever it likes.</source>
        <translation>Un homme a une seule chance, sur la première case du chemin qui est à côté de lui. Si le ballon s’arrête sur lui, son camp le pose où il veut.</translation>
    </message>
    <message>
        <source>His side puts it down beside him, even out of turn. The best spot is next to your next kicker and out of reach of theirs.</source>
        <translation>Son camp le pose à côté de lui, que ce soit son tour ou non. Une bonne case touche ton prochain tireur, et aucun des leurs.</translation>
    </message>
    <message>
        <source>Both sides draw back up to five, then each may do one thing. Play resumes with the side whose turn it was not, whoever scored.</source>
        <translation>Chaque camp pioche jusqu’à cinq, puis peut faire une chose. Le tour suivant va au camp qui n’avait pas la main, quel que soit le buteur.</translation>
    </message>
    <message>
        <source>A goal counts for the side attacking that end, whoever kicked it. So keep an eye on your own net.</source>
        <translation>Un but compte pour le camp qui joue vers ce but, quel que soit le tireur. Surveille donc aussi tes arrières.</translation>
    </message>
    <message>
        <source>The joker, somewhere in the middle of the pack, is half-time. Everybody lines up again and keeps the cards in hand.</source>
        <translation>La mi-temps vient avec le joker, quelque part au milieu du paquet. Tout le monde se replace, les mains restent comme elles sont.</translation>
    </message>
    <message>
        <source>With five cards in hand you throw one away, or the match would never end. The sheet beside the field shows what has gone.</source>
        <translation>Qui tient cinq cartes en lâche une, pour que la pioche finisse un jour par s’épuiser. La feuille près du terrain montre les cartes disparues.</translation>
    </message>
    <message>
        <source>The used cards make a new pack, and the next goal wins. If that pack runs out as well, France take it.</source>
        <translation>Toutes les cartes disparues forment une nouvelle pioche, et le prochain but gagne. Si elle s’épuise aussi, la France a gagné.</translation>
    </message>
</context>
<context>
    <name>GrudgeWords</name>
    <message>
        <source>line-up</source>
        <translation>placement</translation>
    </message>
    <message>
        <source>turn {number}, first half</source>
        <translation>tour {number}, première mi-temps</translation>
    </message>
    <message>
        <source>turn {number}, second half</source>
        <translation>tour {number}, deuxième mi-temps</translation>
    </message>
    <message>
        <source>{turn}, {score}</source>
        <translation>{turn}, {score}</translation>
    </message>
    <message>
        <source>Turn {number}, {score}</source>
        <translation>Tour {number}, {score}</translation>
    </message>
    <message>
        <source>{score}. {question}</source>
        <translation>{score}. {question}</translation>
    </message>
    <message>
        <source>{man} with the {die}</source>
        <translation>{man} avec le {die}</translation>
    </message>
    <message>
        <source>{reason} The best space is {space}.</source>
        <translation>{reason} La meilleure case est {space}.</translation>
    </message>
    <message>
        <source>How many goals less each choice promises on average, from what is known here.</source>
        <translation>Combien de buts chaque choix promet en moins, en moyenne, d’après ce qu’on sait ici.</translation>
    </message>
    <message>
        <source>to the north</source>
        <translation>vers le nord</translation>
    </message>
    <message>
        <source>to the north-east</source>
        <translation>vers le nord-est</translation>
    </message>
    <message>
        <source>to the east</source>
        <translation>vers l’est</translation>
    </message>
    <message>
        <source>to the south-east</source>
        <translation>vers le sud-est</translation>
    </message>
    <message>
        <source>to the south</source>
        <translation>vers le sud</translation>
    </message>
    <message>
        <source>to the south-west</source>
        <translation>vers le sud-ouest</translation>
    </message>
    <message>
        <source>to the west</source>
        <translation>vers l’ouest</translation>
    </message>
    <message>
        <source>to the north-west</source>
        <translation>vers le nord-ouest</translation>
    </message>
    <message>
        <source>play {card}</source>
        <translation>jouer {card}</translation>
    </message>
    <message>
        <source>let it pass</source>
        <translation>laisser passer</translation>
    </message>
    <message>
        <source>leave it at that</source>
        <translation>en rester là</translation>
    </message>
    <message>
        <source>line up on {space}</source>
        <translation>se placer en {space}</translation>
    </message>
    <message>
        <source>put the ball on {space}</source>
        <translation>poser le ballon en {space}</translation>
    </message>
    <message>
        <source>run</source>
        <translation>courir</translation>
    </message>
    <message>
        <source>run to {space}</source>
        <translation>courir jusqu’en {space}</translation>
    </message>
    <message>
        <source>kick {direction}</source>
        <translation>tirer {direction}</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>faire faute</translation>
    </message>
    <message>
        <source>stay fair</source>
        <translation>rester loyal</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>défausser {card}</translation>
    </message>
    <message>
        <source>exchange a card</source>
        <translation>échanger une carte</translation>
    </message>
    <message>
        <source>bring a man back</source>
        <translation>faire revenir un homme</translation>
    </message>
    <message>
        <source>do nothing</source>
        <translation>ne rien faire</translation>
    </message>
    <message>
        <source>{seat} places {man}.</source>
        <translation>{seat} place {man}.</translation>
    </message>
    <message>
        <source>{seat}: the ball lies on one of your men. Where does it go?</source>
        <translation>{seat} : le ballon est sur l’un de tes hommes. Où va-t-il ?</translation>
    </message>
    <message>
        <source>{seat}: who runs, and with which die?</source>
        <translation>{seat} : qui court, et avec quel dé ?</translation>
    </message>
    <message>
        <source>{seat}: where does he run?</source>
        <translation>{seat} : où court-il ?</translation>
    </message>
    <message>
        <source>{seat}: kick, or leave the ball?</source>
        <translation>{seat} : tirer, ou laisser le ballon ?</translation>
    </message>
    <message>
        <source>{seat}: does {kicker} foul?</source>
        <translation>{seat} : {kicker} fait-il faute ?</translation>
    </message>
    <message>
        <source>{seat}: tackle {kicker}? It takes {value}.</source>
        <translation>{seat} : tacler {kicker} ? Il faut {value}.</translation>
    </message>
    <message>
        <source>{seat}: too low. Foul {kicker}? It takes {value}.</source>
        <translation>{seat} : trop bas. Faire faute sur {kicker} ? Il faut {value}.</translation>
    </message>
    <message>
        <source>{seat}: which way does {kicker} kick?</source>
        <translation>{seat} : dans quelle direction tire {kicker} ?</translation>
    </message>
    <message>
        <source>{seat}: block the ball? It takes {needed}.</source>
        <translation>{seat} : intercepter le ballon ? Il faut {needed}.</translation>
    </message>
    <message>
        <source>{seat}: two turns without a card. Which one goes?</source>
        <translation>{seat} : deux tours sans carte. Laquelle s’en va ?</translation>
    </message>
    <message>
        <source>{seat}: one thing after the goal.</source>
        <translation>{seat} : une chose après le but.</translation>
    </message>
    <message>
        <source>{seat}: who runs?</source>
        <translation>{seat} : qui court ?</translation>
    </message>
    <message>
        <source>{seat}: which card goes?</source>
        <translation>{seat} : quelle carte s’en va ?</translation>
    </message>
    <message>
        <source>{seat}: who comes back?</source>
        <translation>{seat} : qui revient ?</translation>
    </message>
    <message>
        <source>No man of that suit can do it now.</source>
        <translation>Aucun homme de cette couleur ne peut le faire maintenant.</translation>
    </message>
    <message>
        <source>That card is not in this hand.</source>
        <translation>Cette carte n’est pas dans cette main.</translation>
    </message>
    <message>
        <source>That card can never be worth {value}.</source>
        <translation>Cette carte ne peut jamais valoir {value}.</translation>
    </message>
    <message>
        <source>That is too far, or every way there is closed.</source>
        <translation>C’est trop loin, ou tous les chemins sont fermés.</translation>
    </message>
    <message>
        <source>Only a goalie may enter his own goal box.</source>
        <translation>Seul un gardien entre dans sa propre surface de but.</translation>
    </message>
    <message>
        <source>A man stands there, or the ball lies there.</source>
        <translation>Un homme s’y tient, ou le ballon s’y trouve.</translation>
    </message>
    <message>
        <source>Men are lined up in their own half.</source>
        <translation>On se place dans sa propre moitié.</translation>
    </message>
    <message>
        <source>He has run already in this turn.</source>
        <translation>Il a déjà couru pendant ce tour.</translation>
    </message>
    <message>
        <source>Somebody has run with the {die} already.</source>
        <translation>Quelqu’un a déjà couru avec le {die}.</translation>
    </message>
    <message>
        <source>Nobody runs diagonally.</source>
        <translation>On ne court pas en diagonale.</translation>
    </message>
    <message>
        <source>That way the ball would leave the field at once.</source>
        <translation>Par là, le ballon sortirait tout de suite.</translation>
    </message>
    <message>
        <source>The ball has just lain there: choose another space.</source>
        <translation>Le ballon vient d’être là : choisis une autre case.</translation>
    </message>
    <message>
        <source>He has had his chance.</source>
        <translation>Il a eu sa chance.</translation>
    </message>
    <message>
        <source>This match is played without fouls.</source>
        <translation>Ce match se joue sans fautes.</translation>
    </message>
    <message>
        <source>No opponent is next to the ball.</source>
        <translation>Aucun adversaire n’est à côté du ballon.</translation>
    </message>
    <message>
        <source>He is not in the penalty box.</source>
        <translation>Il n’est pas en prison.</translation>
    </message>
    <message>
        <source>The other side is asked.</source>
        <translation>On attend l’autre camp.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Le match est fini.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>Cela n’existe pas dans ce jeu.</translation>
    </message>
    <message>
        <source>That is not allowed now: the prompt says what may be done.</source>
        <translation>Ce n’est pas permis maintenant : la question dit ce qu’on peut faire.</translation>
    </message>
    <message>
        <source>One of the two seats is Germany: choose one.</source>
        <translation>L’un des deux joueurs est l’Allemagne : choisis.</translation>
    </message>
    <message>
        <source>The field has 11, 13 or 15 rows: choose one of these.</source>
        <translation>Le terrain a 11, 13 ou 15 rangées : choisis.</translation>
    </message>
    <message>
        <source>Fouls are played or not: choose one.</source>
        <translation>Avec ou sans fautes : choisis.</translation>
    </message>
    <message>
        <source>Two play this game: choose two seats.</source>
        <translation>Ce jeu se joue à deux : choisis deux joueurs.</translation>
    </message>
    <message>
        <source>The match cannot be set up like this: choose other options.</source>
        <translation>Le match ne peut pas se jouer ainsi : choisis d’autres options.</translation>
    </message>
    <message>
        <source>{man} has a shot that goes in with {chance} %.</source>
        <translation>{man} a un tir qui entre à {chance} %.</translation>
    </message>
    <message>
        <source>It brings the ball where {man} and the others can do more with it.</source>
        <translation>Cela amène le ballon là où {man} et les autres peuvent en faire plus.</translation>
    </message>
    <message>
        <source>The ball comes to {man}, who can kick on.</source>
        <translation>Le ballon arrive à {man}, qui peut continuer.</translation>
    </message>
    <message>
        <source>The ball lies well enough: no kick makes it better.</source>
        <translation>Le ballon est bien où il est : aucun tir n’arrange les choses.</translation>
    </message>
    <message>
        <source>{man} is the one who can do most with these steps.</source>
        <translation>C’est {man} qui peut faire le plus de ces pas.</translation>
    </message>
    <message>
        <source>The goalie belongs between the ball and the goal.</source>
        <translation>La place du gardien est entre le ballon et le but.</translation>
    </message>
    <message>
        <source>Everybody stands well where he is.</source>
        <translation>Chacun est bien où il est.</translation>
    </message>
    <message>
        <source>There {man} is next to the ball.</source>
        <translation>Là, {man} est à côté du ballon.</translation>
    </message>
    <message>
        <source>There {man} stands best for what is coming.</source>
        <translation>C’est là que {man} est le mieux pour la suite.</translation>
    </message>
    <message>
        <source>Unstopped it would be a goal with {chance} %, at best.</source>
        <translation>Si rien ne l’arrête, c’est un but à {chance} % au mieux.</translation>
    </message>
    <message>
        <source>Here the ball is better off than where it would go.</source>
        <translation>Le ballon est mieux ici que là où il irait.</translation>
    </message>
    <message>
        <source>No goal comes of it: the cards are worth more.</source>
        <translation>Il n’en sort aucun but : les cartes valent plus.</translation>
    </message>
    <message>
        <source>The kick is a goal with {chance} % at most: the cards are worth more.</source>
        <translation>Le tir est un but à {chance} % au plus : les cartes valent plus.</translation>
    </message>
    <message>
        <source>A goal comes of it with {chance} %: it is better to keep the cards.</source>
        <translation>Il en sort un but à {chance} % : mieux vaut garder les cartes.</translation>
    </message>
    <message>
        <source>It is worth the risk of the penalty box.</source>
        <translation>Cela vaut bien le risque de la prison.</translation>
    </message>
    <message>
        <source>The penalty box would cost more than this kick is worth.</source>
        <translation>La prison coûterait plus que ce tir ne vaut.</translation>
    </message>
    <message>
        <source>From there he covers most.</source>
        <translation>De là, il couvre le plus.</translation>
    </message>
    <message>
        <source>There the ball helps most and hurts least.</source>
        <translation>Là, le ballon aide le plus et nuit le moins.</translation>
    </message>
    <message>
        <source>This card is missed least.</source>
        <translation>C’est cette carte qui manquera le moins.</translation>
    </message>
    <message>
        <source>That helps most before the ball comes in again.</source>
        <translation>C’est ce qui aide le plus avant la remise en jeu.</translation>
    </message>
    <message>
        <source>This promises most.</source>
        <translation>C’est le plus prometteur.</translation>
    </message>
</context>
<context>
    <name>HallScreen</name>
    <message>
        <source>The games are looked for…</source>
        <translation>On cherche les parties…</translation>
    </message>
    <message>
        <source>{done} of {number} games are read…</source>
        <translation>{done} parties lues sur {number}…</translation>
    </message>
    <message>
        <source>{number} matches</source>
        <translation>{number} matchs</translation>
    </message>
    <message>
        <source>Titles by player</source>
        <translation>Titres par joueur</translation>
    </message>
    <message>
        <source>Titles by nation</source>
        <translation>Titres par nation</translation>
    </message>
    <message>
        <source>Biggest wins</source>
        <translation>Plus larges victoires</translation>
    </message>
    <message>
        <source>Longest without defeat</source>
        <translation>Plus longues séries sans défaite</translation>
    </message>
    <message>
        <source>Best bets</source>
        <translation>Meilleurs paris</translation>
    </message>
    <message>
        <source>Most expensive referees</source>
        <translation>Arbitres les plus chers</translation>
    </message>
    <message>
        <source>Fullest purses</source>
        <translation>Caisses les plus pleines</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Panthéon</translation>
    </message>
    <message>
        <source>What was won, and by how much; a click shows how</source>
        <translation>Ce qu’on a gagné, et de combien ; un clic montre comment</translation>
    </message>
    <message>
        <source>Tournaments and friendlies that are over are counted here: titles, biggest wins, bets, bribes.</source>
        <translation>Ici comptent les tournois et matchs amicaux terminés : titres, plus larges victoires, paris, enveloppes.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>A card face down, {colour}</source>
        <translation>Une carte face cachée, {colour}</translation>
    </message>
    <message>
        <source>Used in this match.</source>
        <translation>Utilisée dans ce match.</translation>
    </message>
    <message>
        <source>Can be played.</source>
        <translation>Peut être jouée.</translation>
    </message>
    <message>
        <source>Can be added.</source>
        <translation>Peut être ajoutée.</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>{team}, managed by {seat}: {cards}</source>
        <translation>{team}, dirigée par {seat} : {cards}</translation>
    </message>
    <message>
        <source>knocked out</source>
        <translation>éliminé</translation>
    </message>
    <message>
        <source>{green} G, {blue} B, {red} R</source>
        <comment>cards: green, blue, red</comment>
        <translation>{green} V, {blue} B, {red} R</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Sélectionneur</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>Highlights</name>
    <message>
        <source>The upset</source>
        <translation>La sensation</translation>
    </message>
    <message>
        <source>The dearest referee</source>
        <translation>L’arbitre le plus cher</translation>
    </message>
    <message>
        <source>The miss</source>
        <translation>Le raté</translation>
    </message>
    <message>
        <source>The last goal of all</source>
        <translation>Le tout dernier but</translation>
    </message>
    <message>
        <source>The best line</source>
        <translation>Le bon mot</translation>
    </message>
    <message>
        <source>{winner:The} beat {loser:the} {score}</source>
        <translation>{winner:Le} {winner:bat/battent} {loser:le} {score}</translation>
    </message>
    <message>
        <source>{seat}, {amount} ({home} – {away})</source>
        <translation>{seat}, {amount} ({home} – {away})</translation>
    </message>
    <message>
        <source>{team:The} missed with {card}, at a chance of {chance} %</source>
        <translation>{team:Le} {team:rate/ratent} avec {card}, à {chance} % de chances</translation>
    </message>
    <message>
        <source>{team:The} missed from the spot, at a chance of {chance} %</source>
        <translation>{team:Le} {team:rate/ratent} le penalty, à {chance} % de chances</translation>
    </message>
    <message>
        <source>{seat}: “{line}”</source>
        <translation>{seat} : « {line} »</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>{reason} It is best to play {cards} along with it.</source>
        <translation>{reason} Le mieux est de jouer avec elle {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{reason} The %n bet(s) marked make it likeliest to end with most money; cost: {stakes}.</source>
        <translation>
            <numerusform>{reason} Le pari marqué donne les meilleures chances de finir le plus riche ; coût : {stakes}.</numerusform>
            <numerusform>{reason} Les %n paris marqués donnent les meilleures chances de finir le plus riche ; coût : {stakes}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What each bet brings beyond its stake on average, from what is known here, if you play for it.</source>
        <translation>Ce que chaque pari rapporte au-delà de sa mise, en moyenne, d’après ce qu’on sait ici, si tu joues pour lui.</translation>
    </message>
    <message>
        <source>What each choice costs you on average; a price earns only if somebody pays it.</source>
        <translation>Combien chaque choix rapporte en moins, en moyenne ; ce que rapporte un prix, seulement si quelqu’un le paie.</translation>
    </message>
    <message>
        <source>What each choice promises on average, from what is known here.</source>
        <translation>Ce que chaque choix promet en moyenne, d’après ce qu’on sait ici.</translation>
    </message>
    <message>
        <source>What each choice costs you on average, going by what you can see.</source>
        <translation>Combien chaque choix rapporte en moins, en moyenne, d’après ce qu’on sait ici.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>à peu près aussi bon</translation>
    </message>
    <message>
        <source>about as good ({difference})</source>
        <translation>à peu près aussi bon ({difference})</translation>
    </message>
    <message>
        <source>Recommended: {choice}, {money}</source>
        <translation>Conseillé : {choice}, {money}</translation>
    </message>
    <message>
        <source>{choice}, {money}</source>
        <translation>{choice}, {money}</translation>
    </message>
    <message>
        <source>Do what the line says</source>
        <translation>Faire ce que dit la ligne</translation>
    </message>
    <message>
        <source>Hint for {seat}</source>
        <translation>Conseil pour {seat}</translation>
    </message>
    <message>
        <source>No hint can be had now.</source>
        <translation>Aucun conseil à donner en ce moment.</translation>
    </message>
    <message>
        <source>An expert is thinking it over.</source>
        <translation>Un expert y réfléchit.</translation>
    </message>
</context>
<context>
    <name>Hold</name>
    <message>
        <source>Referee {referee} decides next</source>
        <translation>L’arbitre {referee} va trancher</translation>
    </message>
    <message>
        <source>Referee {referee} has named a price</source>
        <translation>L’arbitre {referee} a annoncé son prix</translation>
    </message>
    <message>
        <source>{amount}, and nothing is decided against {team:the}. Offer money?</source>
        <translation>{amount}, et rien ne se décide contre {team:le}. Glisser une enveloppe ?</translation>
    </message>
    <message>
        <source>{change} Good for {team:the}.</source>
        <translation>{change} Bon pour {team:le}.</translation>
    </message>
    <message>
        <source>On the edge of the area. {referee} took money for {attacker:the} and can only give a penalty.</source>
        <translation>Sur la ligne de la surface. {referee} a pris de l’argent pour {attacker:le} et ne peut donner qu’un penalty.</translation>
    </message>
    <message>
        <source>On the edge of the area. {referee} took money for {defender:the} and can only give a free kick.</source>
        <translation>Sur la ligne de la surface. {referee} a pris de l’argent pour {defender:le} et ne peut donner qu’un coup franc.</translation>
    </message>
    <message>
        <source>On the edge of the area. Inside is a penalty, good for {attacker:the}; outside a free kick, good for {defender:the}.</source>
        <translation>Sur la ligne de la surface. Dedans, c’est penalty, bon pour {attacker:le} ; dehors, coup franc, bon pour {defender:le}.</translation>
    </message>
    <message>
        <source>{home}–{away}, and time is up. {referee} may still give {team:the} a penalty out of the blue.</source>
        <translation>{home}–{away}, et le temps est écoulé. {referee} peut encore faire tomber un penalty du ciel pour {team:le}.</translation>
    </message>
    <message>
        <source>{home}–{away}, and time is up. {referee} may still give {team:the} or {other:the} a penalty.</source>
        <translation>{home}–{away}, et le temps est écoulé. {referee} peut encore donner un penalty {team:au} ou {other:au}.</translation>
    </message>
    <message>
        <source>Money for a team would rule out what goes against it.</source>
        <translation>L’argent pour une équipe empêche tout ce qui va contre elle.</translation>
    </message>
    <message>
        <source>Money for {team:the} would rule that out.</source>
        <translation>L’argent pour {team:le} empêcherait cela.</translation>
    </message>
    <message>
        <source>{total}: nobody saw the foul. {referee} may make it {sum} and blow for it.</source>
        <translation>{total} : faute ni vue ni connue. {referee} peut en faire {sum} et la siffler.</translation>
    </message>
    <message>
        <source>{total}: the foul is given. {referee} may make it {sum}, and nobody saw it.</source>
        <translation>{total} : la faute est sifflée. {referee} peut en faire {sum} : ni vu ni connu.</translation>
    </message>
    <message>
        <source>{total}: the foul is given. {referee} may make it {sum}, and a defender goes as well.</source>
        <translation>{total} : la faute est sifflée. {referee} peut en faire {sum}, et un défenseur sort aussi.</translation>
    </message>
    <message>
        <source>{total}: the foul is given, and a defender goes. {referee} may make it {sum}, and he stays.</source>
        <translation>{total} : la faute est sifflée, et un défenseur sort. {referee} peut en faire {sum}, et il reste.</translation>
    </message>
    <message>
        <source>{total}: the dive is seen through, and an attacker goes. {referee} may make it {sum}: he stays.</source>
        <translation>{total} : l’hirondelle est démasquée, et un attaquant sort. {referee} peut en faire {sum} : il reste.</translation>
    </message>
    <message>
        <source>{total}: nobody believes the dive. {referee} may make it {sum}, and an attacker goes.</source>
        <translation>{total} : personne ne croit à l’hirondelle. {referee} peut en faire {sum}, et un attaquant sort.</translation>
    </message>
    <message>
        <source>{total}: nobody believes the dive. {referee} may make it {sum} and believe it.</source>
        <translation>{total} : personne ne croit à l’hirondelle. {referee} peut en faire {sum} et y croire.</translation>
    </message>
    <message>
        <source>{total}: the dive is believed. {referee} may make it {sum}, and play goes on.</source>
        <translation>{total} : on croit à l’hirondelle. {referee} peut en faire {sum}, et le jeu continue.</translation>
    </message>
    <message>
        <source>{total}: the dive is believed. {referee} may make it {sum}, and a defender goes as well.</source>
        <translation>{total} : on croit à l’hirondelle. {referee} peut en faire {sum}, et un défenseur sort aussi.</translation>
    </message>
    <message>
        <source>{total}: the dive is believed, and a defender goes. {referee} may make it {sum}, and he stays.</source>
        <translation>{total} : on croit à l’hirondelle, et un défenseur sort. {referee} peut en faire {sum}, et il reste.</translation>
    </message>
    <message>
        <source>{total}: no offside, the shot goes on. {referee} may make it {sum}, and the flag goes up.</source>
        <translation>{total} : pas de hors-jeu, le tir est bon à prendre. {referee} peut en faire {sum}, et le drapeau se lève.</translation>
    </message>
    <message>
        <source>{total}: offside. {referee} may make it {sum}, and the shot goes on.</source>
        <translation>{total} : hors-jeu. {referee} peut en faire {sum}, et le tir part.</translation>
    </message>
    <message>
        <source>{total}: nobody saw the foul, goal. {referee} may make it {sum} and disallow it.</source>
        <translation>{total} : faute ni vue ni connue, but. {referee} peut en faire {sum} et l’annuler.</translation>
    </message>
    <message>
        <source>{total}: foul given, no goal. {referee} may make it {sum}, and the goal counts.</source>
        <translation>{total} : faute sifflée, pas de but. {referee} peut en faire {sum}, et le but compte.</translation>
    </message>
</context>
<context>
    <name>Honours</name>
    <message>
        <source>Manager: {seat}</source>
        <translation>Sélectionneur : {seat}</translation>
    </message>
    <message>
        <source>CHAMPIONS!</source>
        <translation>CHAMPION !</translation>
    </message>
    <message>
        <source>The fullest purse</source>
        <translation>La caisse la plus pleine</translation>
    </message>
    <message>
        <source>The fullest purses, equally full</source>
        <translation>Les caisses les plus pleines, à égalité</translation>
    </message>
</context>
<context>
    <name>KeyListener</name>
    <message>
        <source>Another key</source>
        <translation>Une autre touche</translation>
    </message>
    <message>
        <source>Press the new key for “{entry}”.</source>
        <translation>Appuie sur la nouvelle touche pour « {entry} ».</translation>
    </message>
    <message>
        <source>Esc: as before. Backspace: no key.</source>
        <translation>Échap : comme avant. Retour arrière : aucune touche.</translation>
    </message>
    <message>
        <source>As before</source>
        <translation>Comme avant</translation>
    </message>
    <message>
        <source>{key} belongs to “{entry}”. Press another one, or change that entry first.</source>
        <translation>{key} appartient à « {entry} ». Appuie sur une autre, ou change d’abord cette entrée.</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Search for a key or what it does</source>
        <translation>Chercher une touche ou ce qu’elle fait</translation>
    </message>
    <message>
        <source>Keys of this screen and of the program</source>
        <translation>Touches de cet écran et du programme</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Ouvrir les règles</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>There is no such key.</source>
        <translation>Cette touche n’existe pas.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Close the large card</source>
        <translation>Fermer la grande carte</translation>
    </message>
    <message>
        <source>Scroll the words up</source>
        <translation>Faire défiler le texte vers le haut</translation>
    </message>
    <message>
        <source>Scroll the words down</source>
        <translation>Faire défiler le texte vers le bas</translation>
    </message>
    <message>
        <source>{text}  [{key}]</source>
        <translation>{text}  [{key}]</translation>
    </message>
    <message>
        <source>Place the bet, or remove it</source>
        <translation>Placer le pari, ou le retirer</translation>
    </message>
    <message>
        <source>The team to the left</source>
        <translation>L’équipe de gauche</translation>
    </message>
    <message>
        <source>The team to the right</source>
        <translation>L’équipe de droite</translation>
    </message>
    <message>
        <source>The team above</source>
        <translation>L’équipe du dessus</translation>
    </message>
    <message>
        <source>The team below</source>
        <translation>L’équipe du dessous</translation>
    </message>
    <message>
        <source>Pick the team</source>
        <translation>Choisir l’équipe</translation>
    </message>
    <message>
        <source>Give the team to {seat}</source>
        <translation>Donner l’équipe à {seat}</translation>
    </message>
    <message>
        <source>Praise the chosen team</source>
        <translation>Vanter l’équipe choisie</translation>
    </message>
    <message>
        <source>Warn of the chosen team</source>
        <translation>Mettre en garde contre l’équipe choisie</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Ne rien dire</translation>
    </message>
    <message>
        <source>To the next page</source>
        <translation>À la page suivante</translation>
    </message>
    <message>
        <source>To the page before</source>
        <translation>À la page précédente</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Au prochain élément</translation>
    </message>
    <message>
        <source>To the control before</source>
        <translation>À l’élément précédent</translation>
    </message>
    <message>
        <source>Press the button that has the focus</source>
        <translation>Appuyer sur le bouton qui a le focus</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>{deed} (not now)</source>
        <translation>{deed} (pas maintenant)</translation>
    </message>
    <message>
        <source>Menu {name} ({key})</source>
        <translation>Menu {name} ({key})</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>{key} (your own)</source>
        <translation>{key} (la tienne)</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Another key…</source>
        <translation>Une autre touche…</translation>
    </message>
    <message>
        <source>The usual key</source>
        <translation>La touche habituelle</translation>
    </message>
    <message>
        <source>All usual keys</source>
        <translation>Toutes les touches habituelles</translation>
    </message>
    <message>
        <source>It needs Ctrl or Alt, or has to be one of F1 to F12: letters and digits are played with.</source>
        <translation>Il faut Ctrl ou Alt, ou bien F1 à F12 : les lettres et les chiffres servent à jouer.</translation>
    </message>
    <message>
        <source>{key} opens and closes a panel.</source>
        <translation>{key} ouvre et ferme un panneau.</translation>
    </message>
    <message>
        <source>{key} opens the menu {menu}.</source>
        <translation>{key} ouvre le menu {menu}.</translation>
    </message>
</context>
<context>
    <name>KickWords</name>
    <message>
        <source>{name} wins it</source>
        <translation>{name} l’emporte</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>C’est fini pour {name}</translation>
    </message>
    <message>
        <source>{name} shoots</source>
        <translation>{name} tire</translation>
    </message>
    <message>
        <source>{name} leads</source>
        <translation>{name} mène</translation>
    </message>
    <message>
        <source>{name} is level</source>
        <translation>{name} égalise</translation>
    </message>
    <message>
        <source>{name} pulls one back</source>
        <translation>{name} réduit l’écart</translation>
    </message>
    <message>
        <source>{name} pulls away</source>
        <translation>{name} prend le large</translation>
    </message>
</context>
<context>
    <name>Kicks</name>
    <message>
        <source>Penalty shoot-out</source>
        <translation>Tirs au but</translation>
    </message>
    <message>
        <source>kick {number} of {all}</source>
        <translation>tir {number} sur {all}</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalty</translation>
    </message>
    <message>
        <source>if this goes in</source>
        <translation>s’il rentre</translation>
    </message>
    <message>
        <source>{team:The} win it</source>
        <translation>Victoire {team:du}</translation>
    </message>
    <message>
        <source>{team:The} are out</source>
        <translation>C’est fini pour {team:le}</translation>
    </message>
    <message>
        <source>if this does not go in</source>
        <translation>s’il ne rentre pas</translation>
    </message>
    <message>
        <source>{team:The} shoot</source>
        <translation>Tir {team:du}</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>mort subite</translation>
    </message>
    <message>
        <source>{team:The} lead</source>
        <translation>{team:Le} {team:mène/mènent}</translation>
    </message>
    <message>
        <source>{team:The} are level</source>
        <translation>{team:Le} {team:égalise/égalisent}</translation>
    </message>
    <message>
        <source>{team:The} pull one back</source>
        <translation>{team:Le} {team:revient/reviennent}</translation>
    </message>
    <message>
        <source>{team:The} pull away</source>
        <translation>{team:Le} {team:file devant/filent devant}</translation>
    </message>
    <message>
        <source>{value} + die: goal on a {face} or more</source>
        <translation>{value} + dé : but sur {face} ou plus</translation>
    </message>
    <message>
        <source>in</source>
        <translation>dedans</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>raté</translation>
    </message>
    <message>
        <source>Penalty shoot-out · sudden death</source>
        <translation>Tirs au but · mort subite</translation>
    </message>
    <message>
        <source>Shoot-out. {home}: {home_goals} of {home_kicks}. {away}: {away_goals} of {away_kicks}.</source>
        <translation>Tirs au but. {home} : {home_goals} sur {home_kicks}. {away} : {away_goals} sur {away_kicks}.</translation>
    </message>
</context>
<context>
    <name>LastDay</name>
    <message>
        <source>{team:The} go through, whatever happens.</source>
        <translation>{team:Le} {team:passe/passent}, quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>{team:The} are out, whatever happens.</source>
        <translation>C’est fini pour {team:le}, quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>{team:The} can go through only as one of {best}.</source>
        <translation>{team:Le} ne {team:peut/peuvent} passer que parmi {best}.</translation>
    </message>
    <message>
        <source>Their chance is {chance}.</source>
        <translation>Les chances : {chance}.</translation>
    </message>
    <message>
        <source>{team:The} have won the title, whatever happens.</source>
        <translation>{team:Le} {team:tient/tiennent} le titre, quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>{team:The} cannot win the title any more.</source>
        <translation>Le titre n’est plus à la portée {team:du}.</translation>
    </message>
    <message>
        <source>{team:The} have played; the others decide on the title.</source>
        <translation>{team:Le} {team:a/ont} joué ; aux autres de décider du titre.</translation>
    </message>
    <message>
        <source>A draw gives {team:the} the title.</source>
        <translation>Un nul donne le titre {team:au}.</translation>
    </message>
    <message>
        <source>A win gives {team:the} the title.</source>
        <translation>Une victoire donne le titre {team:au}.</translation>
    </message>
    <message>
        <source>A win can give {team:the} the title if the others play along.</source>
        <translation>Une victoire peut donner le titre {team:au} si les autres s’y prêtent.</translation>
    </message>
    <message>
        <source>Even with a defeat they may win it.</source>
        <translation>Même une défaite laisse une chance.</translation>
    </message>
    <message>
        <source>With a draw it hangs on the others.</source>
        <translation>Sur un nul, tout dépend des autres.</translation>
    </message>
    <message>
        <source>the best runners-up</source>
        <translation>les meilleurs deuxièmes</translation>
    </message>
    <message>
        <source>the best thirds</source>
        <translation>les meilleurs troisièmes</translation>
    </message>
    <message>
        <source>the best of place {place}</source>
        <translation>les meilleurs de la place {place}</translation>
    </message>
    <message>
        <source>Even then goals or lots may decide.</source>
        <translation>Et même alors, les buts ou le sort peuvent trancher.</translation>
    </message>
    <message>
        <source>{team:The} go through with a draw.</source>
        <translation>Un nul suffit {team:au}.</translation>
    </message>
    <message>
        <source>Otherwise they may still go on as one of {best}.</source>
        <translation>Sinon, il reste un espoir parmi {best}.</translation>
    </message>
    <message>
        <source>Even with a win {team:the} can go on only as one of {best}.</source>
        <translation>Même sur une victoire, {team:le} ne {team:passe/passent} que parmi {best}.</translation>
    </message>
    <message>
        <source>With a draw they can go on only as one of {best}.</source>
        <translation>Un nul ne peut suffire que parmi {best}.</translation>
    </message>
    <message>
        <source>With a defeat they can go on only as one of {best}.</source>
        <translation>Une défaite ne peut suffire que parmi {best}.</translation>
    </message>
    <message>
        <source>{team:The} can go on only as one of {best}.</source>
        <translation>{team:Le} ne {team:peut/peuvent} plus passer que parmi {best}.</translation>
    </message>
    <message numerus="yes">
        <source>{team:The} go through if they win by at least %n goal(s), else they are out.</source>
        <translation>
            <numerusform>Il faut {team:au} une victoire par %n but d’écart au moins, sinon c’est fini.</numerusform>
            <numerusform>Il faut {team:au} une victoire par %n buts d’écart au moins, sinon c’est fini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team:The} go through if they lose by no more than %n goal(s), else they are out.</source>
        <translation>
            <numerusform>{team:Le} {team:peut/peuvent} perdre par %n but d’écart au plus, sinon c’est fini.</numerusform>
            <numerusform>{team:Le} {team:peut/peuvent} perdre par %n buts d’écart au plus, sinon c’est fini.</numerusform>
        </translation>
    </message>
    <message>
        <source>{team:The} go through with a win.</source>
        <translation>Une victoire suffit {team:au}.</translation>
    </message>
    <message>
        <source>{team:The} are out even with a win.</source>
        <translation>Même une victoire ne sauve plus {team:le}.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {home:the} beat {away:the}.</source>
        <translation>Sur une victoire, {team:le} ne {team:passe/passent} que si {home:le} {home:bat/battent} {away:le}.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {home:the} and {away:the} draw.</source>
        <translation>Sur une victoire, {team:le} ne {team:passe/passent} que si {home:le} et {away:le} font match nul.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {away:the} beat {home:the}.</source>
        <translation>Sur une victoire, {team:le} ne {team:passe/passent} que si {away:le} {away:bat/battent} {home:le}.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {home:the} do not win.</source>
        <translation>Sur une victoire, {team:le} ne {team:passe/passent} que si {home:le} ne {home:gagne/gagnent} pas.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {away:the} do not win.</source>
        <translation>Sur une victoire, {team:le} ne {team:passe/passent} que si {away:le} ne {away:gagne/gagnent} pas.</translation>
    </message>
    <message>
        <source>With a win {team:the} go through only if {home:the} and {away:the} do not draw.</source>
        <translation>Sur une victoire, {team:le} ne {team:passe/passent} que si {home:le} et {away:le} ne font pas match nul.</translation>
    </message>
    <message>
        <source>With a win for {team:the} the goals may decide.</source>
        <translation>Si {team:le} {team:gagne/gagnent}, les buts peuvent trancher.</translation>
    </message>
    <message>
        <source>A draw is too little.</source>
        <translation>Un nul, c’est trop peu.</translation>
    </message>
    <message>
        <source>A draw is enough only if {home:the} beat {away:the}.</source>
        <translation>Un nul ne suffit que si {home:le} {home:bat/battent} {away:le}.</translation>
    </message>
    <message>
        <source>A draw is enough only if {home:the} and {away:the} draw as well.</source>
        <translation>Un nul ne suffit que si {home:le} et {away:le} font match nul aussi.</translation>
    </message>
    <message>
        <source>A draw is enough only if {away:the} beat {home:the}.</source>
        <translation>Un nul ne suffit que si {away:le} {away:bat/battent} {home:le}.</translation>
    </message>
    <message>
        <source>A draw is enough only if {home:the} do not win.</source>
        <translation>Un nul ne suffit que si {home:le} ne {home:gagne/gagnent} pas.</translation>
    </message>
    <message>
        <source>A draw is enough only if {away:the} do not win.</source>
        <translation>Un nul ne suffit que si {away:le} ne {away:gagne/gagnent} pas.</translation>
    </message>
    <message>
        <source>A draw is enough only if {home:the} and {away:the} do not draw.</source>
        <translation>Un nul ne suffit que si {home:le} et {away:le} ne font pas match nul.</translation>
    </message>
    <message>
        <source>With a draw the goals may decide.</source>
        <translation>Sur un nul, les buts peuvent trancher.</translation>
    </message>
    <message>
        <source>Even a defeat is enough.</source>
        <translation>Même une défaite suffit.</translation>
    </message>
    <message>
        <source>A defeat puts them out.</source>
        <translation>Une défaite, et c’est la valise.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {home:the} beat {away:the}.</source>
        <translation>Une défaite ne suffit que si {home:le} {home:bat/battent} {away:le}.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {home:the} and {away:the} draw.</source>
        <translation>Une défaite ne suffit que si {home:le} et {away:le} font match nul.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {away:the} beat {home:the}.</source>
        <translation>Une défaite ne suffit que si {away:le} {away:bat/battent} {home:le}.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {home:the} do not win.</source>
        <translation>Une défaite ne suffit que si {home:le} ne {home:gagne/gagnent} pas.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {away:the} do not win.</source>
        <translation>Une défaite ne suffit que si {away:le} ne {away:gagne/gagnent} pas.</translation>
    </message>
    <message>
        <source>With a defeat they go through only if {home:the} and {away:the} do not draw.</source>
        <translation>Une défaite ne suffit que si {home:le} et {away:le} ne font pas match nul.</translation>
    </message>
    <message>
        <source>With a defeat the goals may decide.</source>
        <translation>Sur une défaite, les buts peuvent trancher.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {home:the} beat {away:the}.</source>
        <translation>{team:Le} ne {team:passe/passent} que si {home:le} {home:bat/battent} {away:le}.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {home:the} and {away:the} draw.</source>
        <translation>{team:Le} ne {team:passe/passent} que si {home:le} et {away:le} font match nul.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {away:the} beat {home:the}.</source>
        <translation>{team:Le} ne {team:passe/passent} que si {away:le} {away:bat/battent} {home:le}.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {home:the} do not win.</source>
        <translation>{team:Le} ne {team:passe/passent} que si {home:le} ne {home:gagne/gagnent} pas.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {away:the} do not win.</source>
        <translation>{team:Le} ne {team:passe/passent} que si {away:le} ne {away:gagne/gagnent} pas.</translation>
    </message>
    <message>
        <source>{team:The} go through only if {home:the} and {away:the} do not draw.</source>
        <translation>{team:Le} ne {team:passe/passent} que si {home:le} et {away:le} ne font pas match nul.</translation>
    </message>
    <message>
        <source>{team:The} have played; now the goals of the others decide.</source>
        <translation>{team:Le} {team:a/ont} joué ; aux buts des autres de trancher.</translation>
    </message>
</context>
<context>
    <name>LineUps</name>
    <message>
        <source>Manager of both: {seat}</source>
        <translation>Sélectionneur des deux : {seat}</translation>
    </message>
    <message>
        <source>{seat} against {opponent}</source>
        <translation>{seat} contre {opponent}</translation>
    </message>
    <message>
        <source>Referee: {seat}</source>
        <translation>Arbitre : {seat}</translation>
    </message>
    <message>
        <source>THE FINAL</source>
        <translation>LA FINALE</translation>
    </message>
    <message>
        <source>FOR THE TITLE</source>
        <translation>POUR LE TITRE</translation>
    </message>
</context>
<context>
    <name>LotScene</name>
    <message>
        <source>Lots decide: {group}</source>
        <translation>Le sort tranche : {group}</translation>
    </message>
    <message>
        <source>Lots decide who goes through</source>
        <translation>Le sort dit qui passe</translation>
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
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>✕ attacks no more</source>
        <translation>✕ n’attaque plus</translation>
    </message>
    <message>
        <source>must attack while it holds a green</source>
        <translation>doit attaquer tant qu’il reste du vert</translation>
    </message>
    <message>
        <source>must still play a green</source>
        <translation>doit encore jouer une verte</translation>
    </message>
    <message>
        <source>No referee</source>
        <translation>Sans arbitre</translation>
    </message>
    <message>
        <source>Referee {name}</source>
        <translation>Arbitre {name}</translation>
    </message>
    <message>
        <source>Referee {name} · took money for {teams:the}</source>
        <translation>Arbitre {name} · a pris de l’argent pour {teams:le}</translation>
    </message>
    <message>
        <source>Referee {name} · free</source>
        <translation>Arbitre {name} · libre</translation>
    </message>
</context>
<context>
    <name>MatchDayScreen</name>
    <message>
        <source>How the group stands</source>
        <translation>La situation du groupe</translation>
    </message>
    <message>
        <source>{team:The} go up.</source>
        <translation>Ça monte : {team:le}.</translation>
    </message>
    <message>
        <source>{team:The} go down.</source>
        <translation>Ça descend : {team:le}.</translation>
    </message>
    <message>
        <source>No team changes its place.</source>
        <translation>Aucune équipe ne change de place.</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau final</translation>
    </message>
    <message>
        <source>Referee: {seat}</source>
        <translation>Arbitre : {seat}</translation>
    </message>
    <message>
        <source>No referee</source>
        <translation>Sans arbitre</translation>
    </message>
    <message>
        <source>The groups are over</source>
        <translation>Les groupes sont finis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>After the whistle</source>
        <translation>Après le coup de sifflet</translation>
    </message>
    <message>
        <source>Group table</source>
        <translation>Classement du groupe</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Match suivant</translation>
    </message>
    <message>
        <source>To your next match</source>
        <comment>said to several people</comment>
        <translation>Vers votre prochain match</translation>
    </message>
    <message>
        <source>To your next match</source>
        <translation>À ton prochain match</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>Full time</source>
        <translation>Coup de sifflet final</translation>
    </message>
    <message>
        <source>Show the match again</source>
        <translation>Revoir le match</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>À l’écran d’accueil</translation>
    </message>
</context>
<context>
    <name>MatchSetUp</name>
    <message>
        <source>More rules</source>
        <translation>Plus de règles</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>Moins de règles</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Équipe A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Équipe B</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs portent le même nom.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Who is player {number}</source>
        <translation>Qui est le joueur {number}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Kick-off</source>
        <translation>Coup d’envoi</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Match table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>No card is chosen: the arrow keys lead to one.</source>
        <translation>Aucune carte choisie : les flèches mènent à une carte.</translation>
    </message>
    <message>
        <source>The die rolls …</source>
        <translation>Le dé roule…</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Print: {what}…</source>
        <translation>Im&amp;primer : {what}…</translation>
    </message>
    <message>
        <source>As P&amp;DF: {what}…</source>
        <translation>En P&amp;DF : {what}…</translation>
    </message>
    <message>
        <source>On the &amp;whole window: {what}</source>
        <translation>Sur toute la &amp;fenêtre : {what}</translation>
    </message>
    <message>
        <source>&amp;Undo: {deed}, with the dice and answers since</source>
        <translation>&amp;Annuler : {deed}, avec les dés et réponses qui ont suivi</translation>
    </message>
    <message>
        <source>&amp;Undo: {deed}</source>
        <translation>&amp;Annuler : {deed}</translation>
    </message>
    <message>
        <source>&amp;Redo: {deed}</source>
        <translation>&amp;Rétablir : {deed}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>&amp;Rythme des ordinateurs</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>Enregistrer une &amp;copie sous…</translation>
    </message>
    <message>
        <source>Re&amp;play a saved game…</source>
        <translation>Re&amp;voir une sauvegarde…</translation>
    </message>
    <message>
        <source>Replay this &amp;game so far</source>
        <translation>Revoir cette &amp;partie jusqu’ici</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Partager…</translation>
    </message>
    <message>
        <source>&amp;Leave for the start screen</source>
        <translation>Quitter pour l’&amp;accueil</translation>
    </message>
    <message>
        <source>Pac&amp;ks…</source>
        <translation>Pac&amp;ks…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;As on this computer</source>
        <translation>Comme sur cet &amp;ordinateur</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Contraste &amp;élevé</translation>
    </message>
    <message>
        <source>Text l&amp;arger</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>Text s&amp;maller</source>
        <translation>Texte plus p&amp;etit</translation>
    </message>
    <message>
        <source>Text at &amp;100 %</source>
        <translation>Texte à &amp;100 %</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>As P&amp;DF…</source>
        <translation>En P&amp;DF…</translation>
    </message>
    <message>
        <source>Overview on the &amp;whole window</source>
        <translation>Vue d’ensemble sur toute la &amp;fenêtre</translation>
    </message>
    <message>
        <source>The &amp;newspaper</source>
        <translation>Le &amp;journal</translation>
    </message>
    <message>
        <source>The match as &amp;text</source>
        <translation>Le match en &amp;texte</translation>
    </message>
    <message>
        <source>Panels &amp;back to their places</source>
        <translation>&amp;Remettre les panneaux en place</translation>
    </message>
    <message>
        <source>Show or hide all &amp;panels</source>
        <translation>Montrer ou masquer tous les &amp;panneaux</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Re&amp;start my turn</source>
        <translation>Recommencer mon &amp;tour</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Pause the computer players</source>
        <translation>Mettre les ordinateurs en &amp;pause</translation>
    </message>
    <message>
        <source>Play on by one &amp;decision</source>
        <translation>Avancer d’une &amp;décision</translation>
    </message>
    <message>
        <source>Play this match to its &amp;result</source>
        <translation>Jouer ce match jusqu’au &amp;résultat</translation>
    </message>
    <message>
        <source>Play on to &amp;your next match</source>
        <translation>Avancer jusqu’à &amp;ton prochain match</translation>
    </message>
    <message>
        <source>The next pac&amp;e</source>
        <translation>Allur&amp;e suivante</translation>
    </message>
    <message>
        <source>Focus to the &amp;question</source>
        <translation>Focus sur la &amp;question</translation>
    </message>
    <message>
        <source>&amp;Hint: what an expert would do</source>
        <translation>Con&amp;seil : ce que ferait un expert</translation>
    </message>
    <message>
        <source>&amp;Ask only where there is a choice</source>
        <translation>Ne &amp;demander que s’il y a un choix</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>&amp;Moins de mouvement</translation>
    </message>
    <message>
        <source>Read the commentary a&amp;loud</source>
        <translation>&amp;Lire le commentaire à voix haute</translation>
    </message>
    <message>
        <source>Pla&amp;y sounds</source>
        <translation>&amp;Jouer les sons</translation>
    </message>
    <message>
        <source>S&amp;kip the sentence being read</source>
        <translation>Sauter la p&amp;hrase lue</translation>
    </message>
    <message>
        <source>P&amp;layers: hand over and take over…</source>
        <translation>J&amp;oueurs : céder et prendre la place…</translation>
    </message>
    <message>
        <source>&amp;Clock: time left</source>
        <translation>&amp;Horloge : temps restant</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Initiation</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Card album</source>
        <translation>&amp;Album des cartes</translation>
    </message>
    <message>
        <source>&amp;Hall of fame</source>
        <translation>&amp;Panthéon</translation>
    </message>
    <message>
        <source>Yo&amp;u</source>
        <translation>T&amp;oi</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Signaler un problème…</translation>
    </message>
    <message>
        <source>&amp;About this program</source>
        <translation>À propos &amp;de ce programme</translation>
    </message>
</context>
<context>
    <name>MomentTable</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Commentary, newest first</source>
        <translation>Commentaire, le plus récent d’abord</translation>
    </message>
    <message>
        <source>To the statistics [Enter]</source>
        <translation>Aux statistiques [Entrée]</translation>
    </message>
    <message>
        <source>Nothing is chosen yet: the arrow keys or Tab lead to an answer.</source>
        <translation>Rien n’est encore choisi : les flèches ou Tab mènent à une réponse.</translation>
    </message>
    <message>
        <source>Play on [F9]</source>
        <translation>Continuer [F9]</translation>
    </message>
    <message>
        <source>Pause [F9]</source>
        <translation>Pause [F9]</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Hint [T]</source>
        <translation>Conseil [T]</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Le match est fini.</translation>
    </message>
    <message>
        <source>It is your turn in a moment.</source>
        <translation>C’est bientôt à toi.</translation>
    </message>
    <message>
        <source>To the statistics</source>
        <translation>Aux statistiques</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
</context>
<context>
    <name>MoneyPage</name>
    <message>
        <source>{seat} came down to {low} and went home with {last}</source>
        <translation>Tombée à {low}, la bourse de {seat} en contient {last} à la fin</translation>
    </message>
    <message>
        <source>Every player&apos;s cash: stakes, bribes, prize money and bets. Nobody else knew it.</source>
        <translation>La caisse de chacun : mises, enveloppes, primes et paris. Personne d’autre ne la connaissait.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Money over time</source>
        <translation>L’argent au fil du tournoi</translation>
    </message>
    <message>
        <source>{seat}: {first} at the start, least with {low} ({when}), {last} in the end.</source>
        <translation>{seat} : {first} au départ, {low} au plus bas ({when}), {last} à la fin.</translation>
    </message>
</context>
<context>
    <name>Moods</name>
    <message>
        <source>{name} looks {mood}</source>
        <translation>{name} a l’air {mood}</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>calme</translation>
    </message>
    <message>
        <source>glad</source>
        <translation>content</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>fâché</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>avide</translation>
    </message>
    <message>
        <source>shocked</source>
        <translation>choqué</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>« {text} »</translation>
    </message>
    <message>
        <source>{cards} for {team:the}</source>
        <translation>{cards} pour {team:le}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{amount} from {seat} for {team:the}</source>
        <translation>{amount} de {seat} pour {team:le}</translation>
    </message>
</context>
<context>
    <name>NationCard</name>
    <message>
        <source>stake in M</source>
        <comment>under the strength of a nation</comment>
        <translation>mise en M</translation>
    </message>
    <message>
        <source>{name}, strength {strength}; dealt {red} red, {blue} blue and {green} green cards</source>
        <translation>{name}, force {strength} ; reçoit {red} rouges, {blue} bleues et {green} vertes</translation>
    </message>
    <message numerus="yes">
        <source>%n star card(s)</source>
        <translation>
            <numerusform>%n carte étoile</numerusform>
            <numerusform>%n cartes étoiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message>
        <source>Match {number}</source>
        <translation>Match {number}</translation>
    </message>
    <message>
        <source>This game has no rule book.</source>
        <translation>Ce jeu n’a pas de livret de règles.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une sauvegarde</translation>
    </message>
</context>
<context>
    <name>NearHand</name>
    <message>
        <source>Hand of {team:the}</source>
        <translation>Main {team:du}</translation>
    </message>
    <message>
        <source>Cards to pick from</source>
        <translation>Cartes au choix</translation>
    </message>
    <message>
        <source>Star cards are never sent off (S4.5).</source>
        <translation>Une carte étoile n’est jamais expulsée (S4.5).</translation>
    </message>
    <message>
        <source>Star cards are never discarded (S5.12).</source>
        <translation>Une carte étoile n’est jamais défaussée (S5.12).</translation>
    </message>
    <message>
        <source>Not of the colour that is asked for (S5.12).</source>
        <translation>Pas de la couleur demandée (S5.12).</translation>
    </message>
</context>
<context>
    <name>Needs</name>
    <message>
        <source>Swallow {value}: {rolls}. Goal in the end: {chance}.</source>
        <translation>Hirondelle {value} : {rolls}. But à l’arrivée : {chance}.</translation>
    </message>
    <message>
        <source>Rough goal {value}: {rolls}. Nobody can answer it.</source>
        <translation>But voyou {value} : {rolls}. Personne ne peut y répondre.</translation>
    </message>
    <message>
        <source>Foul {value}: {rolls}. Goal in the end: {chance}.</source>
        <translation>Faute {value} : {rolls}. But à l’arrivée : {chance}.</translation>
    </message>
    <message>
        <source>Offside {value}: {rolls}. Goal in the end: {chance}.</source>
        <translation>Hors-jeu {value} : {rolls}. But à l’arrivée : {chance}.</translation>
    </message>
    <message>
        <source>Keeper {value}: {total} − {value} = {left}, saved.</source>
        <translation>Gardien {value} : {total} − {value} = {left}, arrêté.</translation>
    </message>
    <message>
        <source>Keeper {value}: {total} − {value} = {left}, still a goal.</source>
        <translation>Gardien {value} : {total} − {value} = {left}, but quand même.</translation>
    </message>
    <message>
        <source>{value}: goal on any roll, unless saved.</source>
        <translation>{value} : but quel que soit le dé, sauf arrêt du gardien.</translation>
    </message>
    <message>
        <source>{value}: no die is high enough.</source>
        <translation>{value} : aucun dé n’est assez haut.</translation>
    </message>
    <message>
        <source>{value}: goal on a {face} or more, {chance}, unless the keeper saves it.</source>
        <translation>{value} : but sur {face} ou plus, {chance}, sauf arrêt du gardien.</translation>
    </message>
    <message>
        <source>{total} {sign} {delta} = {sum}: {outcome}.</source>
        <translation>{total} {sign} {delta} = {sum} : {outcome}.</translation>
    </message>
    <message>
        <source>Rolled again: {rolls}.</source>
        <translation>Relancé : {rolls}.</translation>
    </message>
    <message>
        <source>{least} to {most}, as the referee rules</source>
        <translation>de {least} à {most}, selon l’arbitre</translation>
    </message>
    <message>
        <source>Keep-ball: no shot, and the ball goes to the other team.</source>
        <translation>Conservation : pas de tir, et le ballon va à l’adversaire.</translation>
    </message>
    <message>
        <source>{value}: goal whatever the die shows, {chance}, if not answered.</source>
        <translation>{value} : but quel que soit le dé, {chance}, sans réponse.</translation>
    </message>
    <message>
        <source>{value}: goal on a {face} or more, and on a 1 as an own goal, {chance}, if not answered.</source>
        <translation>{value} : but sur {face} ou plus, et sur un 1 contre son camp, {chance}, sans réponse.</translation>
    </message>
    <message>
        <source>{value}: goal on a {face} or more, {chance}, if not answered.</source>
        <translation>{value} : but sur {face} ou plus, {chance}, sans réponse.</translation>
    </message>
    <message>
        <source>{faces} {outcome} ({chance})</source>
        <translation>{faces} {outcome} ({chance})</translation>
    </message>
    <message>
        <source>a goal</source>
        <translation>un but</translation>
    </message>
    <message>
        <source>on target</source>
        <translation>cadré</translation>
    </message>
    <message>
        <source>own goal of the defenders</source>
        <translation>but contre son camp des défenseurs</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>pas de but</translation>
    </message>
    <message>
        <source>nobody saw it, the attack is stopped</source>
        <translation>ni vu ni connu, l’attaque est stoppée</translation>
    </message>
    <message>
        <source>believed</source>
        <translation>on y croit</translation>
    </message>
    <message>
        <source>foul given, no goal</source>
        <translation>faute sifflée, pas de but</translation>
    </message>
    <message>
        <source>given</source>
        <translation>sifflé</translation>
    </message>
    <message>
        <source>believed, and a defender is sent off</source>
        <translation>on y croit, et un défenseur est expulsé</translation>
    </message>
    <message>
        <source>given, and a defender is sent off</source>
        <translation>sifflé, et un défenseur est expulsé</translation>
    </message>
    <message>
        <source>given, the attack is over</source>
        <translation>sifflé, l’attaque est finie</translation>
    </message>
    <message>
        <source>not given, the shot goes on</source>
        <translation>pas sifflé, le tir part</translation>
    </message>
    <message>
        <source>seen through, an attacker is sent off</source>
        <translation>démasquée, un attaquant est expulsé</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>rien ne se passe</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>but</translation>
    </message>
    <message>
        <source>own goal</source>
        <translation>contre son camp</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>ni vu ni connu</translation>
    </message>
    <message>
        <source>believed, defender off</source>
        <translation>on y croit, défenseur dehors</translation>
    </message>
    <message>
        <source>given, defender off</source>
        <translation>sifflé, défenseur dehors</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>pas sifflé</translation>
    </message>
    <message>
        <source>attacker off</source>
        <translation>attaquant dehors</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>NewSeasonForm</name>
    <message>
        <source>A new season</source>
        <translation>Une nouvelle saison</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Name of the season</source>
        <translation>Nom de la saison</translation>
    </message>
    <message>
        <source>the date of today</source>
        <translation>la date du jour</translation>
    </message>
    <message>
        <source>Number of tournaments</source>
        <translation>Nombre de tournois</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Cash is kept: everybody goes on with the money of the tournament before</source>
        <translation>On garde sa caisse : chacun repart avec l’argent du tournoi précédent</translation>
    </message>
    <message>
        <source>First choice goes round: another player begins in every tournament</source>
        <translation>Le premier choix tourne : un autre joueur commence à chaque tournoi</translation>
    </message>
</context>
<context>
    <name>NewspaperScreen</name>
    <message>
        <source>Pictures (*{suffix})</source>
        <translation>Images (*{suffix})</translation>
    </message>
    <message>
        <source>Newspaper</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>{path} could not be written. Choose another folder.</source>
        <translation>Impossible d’écrire {path}. Choisis un autre dossier.</translation>
    </message>
    <message>
        <source>The page is kept as a picture: {path}</source>
        <translation>La page est gardée en image : {path}</translation>
    </message>
    <message>
        <source>The number before</source>
        <translation>Le numéro d’avant</translation>
    </message>
    <message>
        <source>The number after</source>
        <translation>Le numéro d’après</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Keep as a picture…</source>
        <translation>Garder en image…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
</context>
<context>
    <name>NewspaperTeaser</name>
    <message>
        <source>Read the newspaper</source>
        <translation>Lire le journal</translation>
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
        <translation>Fermer cet avis</translation>
    </message>
</context>
<context>
    <name>Outcry</name>
    <message>
        <source>PENALTY?!</source>
        <translation>PENALTY ?!</translation>
    </message>
    <message>
        <source>Out of the blue, for {team:the}, by {referee}</source>
        <translation>Tombé du ciel, pour {team:le}, par {referee}</translation>
    </message>
    <message>
        <source>NO MORE!</source>
        <translation>C’EST FINI !</translation>
    </message>
    <message>
        <source>{team:The} attack no more</source>
        <translation>{team:Le} n’{team:attaque/attaquent} plus</translation>
    </message>
</context>
<context>
    <name>OwnHands</name>
    <message>
        <source>Cards of {team:the}</source>
        <translation>Cartes {team:du}</translation>
    </message>
    <message>
        <source>Your cards:</source>
        <translation>Tes cartes :</translation>
    </message>
    <message>
        <source>Team whose cards are shown</source>
        <translation>Équipe dont on montre les cartes</translation>
    </message>
</context>
<context>
    <name>PackPanel</name>
    <message>
        <source>Version {version}, by {author}, licence {licence}</source>
        <translation>Version {version}, par {author}, licence {licence}</translation>
    </message>
    <message>
        <source>Pictures of {name}; Space shows one in full</source>
        <translation>Images de {name} ; Espace en montre une en grand</translation>
    </message>
    <message>
        <source>Kept beside it, because saved games need it: version {versions}</source>
        <translation>Gardées à côté, parce que des sauvegardes en ont besoin : version {versions}</translation>
    </message>
    <message>
        <source>It comes with the program and is installed when you switch it on.</source>
        <translation>Il est livré avec le programme et s’installe dès que vous l’activez.</translation>
    </message>
    <message>
        <source>The game that runs is played with it: finish or leave the game to remove it.</source>
        <translation>La partie en cours se joue avec lui : termine-la ou quitte-la pour le retirer.</translation>
    </message>
    <message>
        <source>Play new games with it</source>
        <translation>Jouer les nouvelles parties avec lui</translation>
    </message>
    <message>
        <source>Play new games with {name}</source>
        <translation>Jouer les nouvelles parties avec {name}</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>rules of its own</source>
        <translation>ses propres règles</translation>
    </message>
    <message>
        <source>texts in {languages}</source>
        <translation>textes en {languages}</translation>
    </message>
    <message>
        <source>needs {packs}</source>
        <translation>a besoin de {packs}</translation>
    </message>
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
            <numerusform>%n carte différente</numerusform>
            <numerusform>%n cartes différentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n format(s)</source>
        <translation>
            <numerusform>%n formule</numerusform>
            <numerusform>%n formules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) of teams</source>
        <translation>
            <numerusform>%n plateau d’équipes</numerusform>
            <numerusform>%n plateaux d’équipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the game left out</source>
        <translation>
            <numerusform>%n carte du jeu laissée de côté</numerusform>
            <numerusform>%n cartes du jeu laissées de côté</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackTroubles</name>
    <message>
        <source>Another program is changing the packs. Try again.</source>
        <translation>Un autre programme est en train de modifier les packs. Réessaie.</translation>
    </message>
    <message>
        <source>The folder of packs cannot be used: {reason}</source>
        <translation>Le dossier des packs est inutilisable : {reason}</translation>
    </message>
    <message>
        <source>The pack is not there any more.</source>
        <translation>Le pack n’est plus là.</translation>
    </message>
    <message>
        <source>entry {number}</source>
        <translation>entrée {number}</translation>
    </message>
    <message>
        <source>holds more than {0} files</source>
        <translation>contient plus de {0} fichiers</translation>
    </message>
    <message>
        <source>holds more than {0} languages</source>
        <translation>contient plus de {0} langues</translation>
    </message>
    <message>
        <source>holds more than {0} values</source>
        <translation>contient plus de {0} valeurs</translation>
    </message>
    <message>
        <source>is larger than {0} MB</source>
        <translation>fait plus de {0} Mo</translation>
    </message>
    <message>
        <source>is a link, or neither file nor folder</source>
        <translation>est un lien, ou ni un fichier ni un dossier</translation>
    </message>
    <message>
        <source>lies deeper than {0} folders</source>
        <translation>se trouve à plus de {0} dossiers de profondeur</translation>
    </message>
    <message>
        <source>is none of {0}; a pack holds data only</source>
        <translation>n’est rien de {0} ; un pack ne contient que des données</translation>
    </message>
    <message>
        <source>has a name that not every system can keep; use letters, digits, - _ . and blanks</source>
        <translation>a un nom que tous les systèmes ne savent pas garder ; prends lettres, chiffres, - _ . et espaces</translation>
    </message>
    <message>
        <source>is none that a pack has; see in the guide what there are</source>
        <translation>n’existe pas dans un pack ; le guide dit ce qu’il peut y avoir</translation>
    </message>
    <message>
        <source>is not text in UTF-8, from byte {0} on</source>
        <translation>n’est pas du texte en UTF-8, à partir de l’octet {0}</translation>
    </message>
    <message>
        <source>is nested deeper than {0} lists or objects</source>
        <translation>est imbriqué à plus de {0} listes ou objets</translation>
    </message>
    <message>
        <source>&apos;{0}&apos; stands twice</source>
        <translation>’{0}’ y figure deux fois</translation>
    </message>
    <message>
        <source>{0} is no number</source>
        <translation>{0} n’est pas un nombre</translation>
    </message>
    <message>
        <source>is neither a folder nor a {0} archive</source>
        <translation>n’est ni un dossier ni une archive {0}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>n’existe pas</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>ne peut être ni lu ni écrit</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>is damaged, or no zip archive</source>
        <translation>est endommagé, ou n’est pas une archive zip</translation>
    </message>
    <message>
        <source>is one part of several</source>
        <translation>n’est qu’une partie parmi plusieurs</translation>
    </message>
    <message>
        <source>is encrypted; a pack is open to everybody</source>
        <translation>est chiffré ; un pack est ouvert à tous</translation>
    </message>
    <message>
        <source>is packed in a way that not every program knows; use deflate</source>
        <translation>est compressé d’une façon que tous les programmes ne connaissent pas ; prends deflate</translation>
    </message>
    <message>
        <source>unpacks to more than {0} times its size</source>
        <translation>ferait, décompressé, plus de {0} fois sa taille</translation>
    </message>
    <message>
        <source>and {0} are one file where upper and lower case are the same</source>
        <translation>et {0} sont un seul fichier là où majuscules et minuscules se confondent</translation>
    </message>
    <message>
        <source>stands twice in the archive</source>
        <translation>figure deux fois dans l’archive</translation>
    </message>
    <message>
        <source>names {0}, which is no way into its own folder</source>
        <translation>nomme {0}, ce qui ne mène pas dans son propre dossier</translation>
    </message>
    <message>
        <source>names {0}, which has letters that cannot be read</source>
        <translation>nomme {0}, qui contient des lettres illisibles</translation>
    </message>
    <message>
        <source>lies in {0}, which is a file</source>
        <translation>se trouve dans {0}, qui est un fichier</translation>
    </message>
    <message>
        <source>is not as large as the archive says</source>
        <translation>n’a pas la taille que dit l’archive</translation>
    </message>
    <message>
        <source>{0} is not installed; install it first</source>
        <translation>{0} n’est pas installé ; installe-le d’abord</translation>
    </message>
    <message>
        <source>{0} is not among the packs in use</source>
        <translation>{0} n’est pas parmi les packs en service</translation>
    </message>
    <message>
        <source>{0} needs it; remove that first</source>
        <translation>{0} en a besoin ; retire-le d’abord</translation>
    </message>
    <message>
        <source>needs itself: {0}</source>
        <translation>a besoin de lui-même : {0}</translation>
    </message>
    <message>
        <source>stands twice among the packs in use</source>
        <translation>figure deux fois parmi les packs en service</translation>
    </message>
    <message>
        <source>there is no game {0}</source>
        <translation>il n’y a pas de jeu {0}</translation>
    </message>
    <message>
        <source>{0} takes no packs</source>
        <translation>{0} ne prend pas de packs</translation>
    </message>
    <message>
        <source>is not named after the code of a language</source>
        <translation>ne porte pas le nom du code d’une langue</translation>
    </message>
    <message>
        <source>the name of the file is no code of a language</source>
        <translation>le nom du fichier n’est pas le code d’une langue</translation>
    </message>
    <message>
        <source>is written from right to left, which the window cannot show yet</source>
        <translation>s’écrit de droite à gauche, ce que la fenêtre ne sait pas encore montrer</translation>
    </message>
    <message>
        <source>is no code of a language</source>
        <translation>n’est pas le code d’une langue</translation>
    </message>
    <message>
        <source>is missing; every other language falls back to it</source>
        <translation>manque ; toutes les autres langues s’appuient dessus</translation>
    </message>
    <message>
        <source>is longer than what a language needs</source>
        <translation>est plus long que ce dont une langue a besoin</translation>
    </message>
    <message>
        <source>{0} may hold digits and . * ^ ( ) | [ ] - only</source>
        <translation>{0} ne peut contenir que des chiffres et . * ^ ( ) | [ ] -</translation>
    </message>
    <message>
        <source>{0} is missing or of the wrong kind</source>
        <translation>{0} manque ou est du mauvais type</translation>
    </message>
    <message>
        <source>{0} is no text</source>
        <translation>{0} n’est pas un texte</translation>
    </message>
    <message>
        <source>is not there to be named</source>
        <translation>n’existe pas et ne peut donc être nommé</translation>
    </message>
    <message>
        <source>an id of this pack begins with {0}:</source>
        <translation>un identifiant de ce pack commence par {0}:</translation>
    </message>
    <message>
        <source>another card has it</source>
        <translation>une autre carte l’a déjà</translation>
    </message>
    <message>
        <source>another nation has it</source>
        <translation>une autre nation l’a déjà</translation>
    </message>
    <message>
        <source>another format has it</source>
        <translation>une autre formule l’a déjà</translation>
    </message>
    <message>
        <source>another field has it</source>
        <translation>un autre plateau l’a déjà</translation>
    </message>
    <message>
        <source>stands twice</source>
        <translation>y figure deux fois</translation>
    </message>
    <message>
        <source>only {0} cards belong here</source>
        <translation>ici, seulement des cartes de couleur {0}</translation>
    </message>
    <message>
        <source>star cards belong into stars.json, no others do</source>
        <translation>les cartes étoiles vont dans stars.json, et elles seules</translation>
    </message>
    <message>
        <source>{0} is none that is drawn</source>
        <translation>{0} n’est rien qui soit dessiné</translation>
    </message>
    <message>
        <source>{0} is none of {1}</source>
        <translation>{0} n’est rien de {1}</translation>
    </message>
    <message>
        <source>is not the name of the file</source>
        <translation>n’est pas le nom du fichier</translation>
    </message>
    <message>
        <source>is no card of the game&apos;s own deck</source>
        <translation>n’est pas une carte du jeu lui-même</translation>
    </message>
    <message>
        <source>is {0}&apos;s own and stays with it</source>
        <translation>appartient à {0} et y reste</translation>
    </message>
    <message>
        <source>more than {0} cards in all</source>
        <translation>plus de {0} cartes en tout</translation>
    </message>
    <message>
        <source>{0} is no card of this nation</source>
        <translation>{0} n’est pas une carte de cette nation</translation>
    </message>
    <message>
        <source>{0} does not name this card</source>
        <translation>{0} ne nomme pas cette carte</translation>
    </message>
    <message>
        <source>belongs to the game&apos;s own nations</source>
        <translation>fait partie des nations du jeu lui-même</translation>
    </message>
    <message>
        <source>no nation {0} of the first edition</source>
        <translation>pas de nation {0} dans la première édition</translation>
    </message>
    <message>
        <source>no nation {0}</source>
        <translation>pas de nation {0}</translation>
    </message>
    <message>
        <source>a nation is named twice</source>
        <translation>une nation est nommée deux fois</translation>
    </message>
    <message>
        <source>too few points for a {0}</source>
        <translation>trop peu de points pour {0}</translation>
    </message>
    <message>
        <source>{0} needs at and size</source>
        <translation>{0} a besoin de at et de size</translation>
    </message>
    <message>
        <source>{0} is no paint: {1}</source>
        <translation>{0} n’est pas une couleur : {1}</translation>
    </message>
    <message>
        <source>{0} is no shape: {1}</source>
        <translation>{0} n’est pas une forme : {1}</translation>
    </message>
    <message>
        <source>takes too long to draw: more than {0} numbers and letters</source>
        <translation>trop long à dessiner : plus de {0} chiffres et lettres</translation>
    </message>
    <message>
        <source>takes too long to draw: more than {0} points</source>
        <translation>trop long à dessiner : plus de {0} points</translation>
    </message>
    <message>
        <source>takes too long to draw: a line wider than {0}</source>
        <translation>trop long à dessiner : un trait de plus de {0} de large</translation>
    </message>
    <message>
        <source>a stroke is at most {0} wide: {1}</source>
        <translation>un trait fait au plus {0} de large : {1}</translation>
    </message>
    <message>
        <source>a stroke needs its width: {0}</source>
        <translation>un trait a besoin de sa largeur : {0}</translation>
    </message>
    <message>
        <source>a number from {0} to {1} is due: {2}</source>
        <translation>il faut un nombre de {0} à {1} : {2}</translation>
    </message>
    <message>
        <source>{0} numbers are not those of {1}: {2}</source>
        <translation>{0} nombres ne sont pas ceux de {1} : {2}</translation>
    </message>
    <message>
        <source>a star has 2 to 40 rays: {0}</source>
        <translation>une étoile a de 2 à 40 branches : {0}</translation>
    </message>
    <message>
        <source>a path begins with M: {0}</source>
        <translation>un tracé commence par M : {0}</translation>
    </message>
    <message>
        <source>{0} needs {1} numbers: {2}</source>
        <translation>{0} demande {1} nombres : {2}</translation>
    </message>
    <message>
        <source>a {0} card cannot be {1}</source>
        <translation>une carte de couleur {0} ne peut pas être {1}</translation>
    </message>
    <message>
        <source>{0} has a value from {1} to {2}</source>
        <translation>{0} a une valeur de {1} à {2}</translation>
    </message>
    <message>
        <source>{0} happens somewhere</source>
        <translation>{0} se passe quelque part</translation>
    </message>
    <message>
        <source>the place of {0} is never asked for</source>
        <translation>on ne demande jamais le lieu de {0}</translation>
    </message>
    <message>
        <source>{0} needs a number</source>
        <translation>{0} demande un nombre</translation>
    </message>
    <message>
        <source>{0} takes no number</source>
        <translation>{0} ne prend pas de nombre</translation>
    </message>
    <message>
        <source>{0} does nothing sensible for {1}</source>
        <translation>{0} ne fait rien de sensé pour {1}</translation>
    </message>
    <message>
        <source>{0} means nothing {1}</source>
        <translation>{0} ne veut rien dire pour {1}</translation>
    </message>
    <message>
        <source>{0} belongs to red cards</source>
        <translation>{0} va avec les rouges</translation>
    </message>
    <message>
        <source>belongs to red cards</source>
        <translation>va avec les rouges</translation>
    </message>
    <message>
        <source>belongs to greens and blues</source>
        <translation>va avec les vertes et les bleues</translation>
    </message>
    <message>
        <source>a red has none of its own: say it under as</source>
        <translation>une rouge n’en a pas elle-même : indique-le sous as</translation>
    </message>
    <message>
        <source>name each moment once, one at least</source>
        <translation>nomme chaque moment une fois, un au moins</translation>
    </message>
    <message>
        <source>as goes with as_attack, as_defence or as_goalie</source>
        <translation>as va avec as_attack, as_defence ou as_goalie</translation>
    </message>
    <message>
        <source>the card does nothing</source>
        <translation>la carte ne fait rien</translation>
    </message>
    <message>
        <source>a star card exists once</source>
        <translation>une carte étoile n’existe qu’une fois</translation>
    </message>
    <message>
        <source>one award is enough</source>
        <translation>une seule décision suffit</translation>
    </message>
    <message>
        <source>once a card</source>
        <translation>une fois par carte</translation>
    </message>
    <message>
        <source>moves {0} cards net, {1} is the most</source>
        <translation>déplace {0} cartes au bout du compte, {1} au plus</translation>
    </message>
    <message>
        <source>Field required</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>Extra inputs are not permitted</source>
        <translation>n’existe pas ici</translation>
    </message>
    <message>
        <source>Input should be a valid string</source>
        <translation>doit être un texte</translation>
    </message>
    <message>
        <source>Input should be a valid integer</source>
        <translation>doit être un nombre entier</translation>
    </message>
    <message>
        <source>Input should be a valid number</source>
        <translation>doit être un nombre</translation>
    </message>
    <message>
        <source>Input should be a valid boolean</source>
        <translation>doit être true ou false</translation>
    </message>
    <message>
        <source>Input should be a valid list</source>
        <translation>doit être une liste</translation>
    </message>
    <message>
        <source>Input should be a valid tuple</source>
        <translation>doit être une liste</translation>
    </message>
    <message>
        <source>Input should be a valid array</source>
        <translation>doit être une liste</translation>
    </message>
    <message>
        <source>Input should be a valid dictionary</source>
        <translation>doit être un objet</translation>
    </message>
    <message>
        <source>Input should be an object</source>
        <translation>doit être un objet</translation>
    </message>
    <message>
        <source>Input should be greater than or equal to {0}</source>
        <translation>doit être au moins {0}</translation>
    </message>
    <message>
        <source>Input should be less than or equal to {0}</source>
        <translation>doit être au plus {0}</translation>
    </message>
    <message>
        <source>Input should be greater than {0}</source>
        <translation>doit être plus grand que {0}</translation>
    </message>
    <message>
        <source>String should have at least {0} character</source>
        <translation>demande au moins {0} caractère</translation>
    </message>
    <message>
        <source>String should have at least {0} characters</source>
        <translation>demande au moins {0} caractères</translation>
    </message>
    <message>
        <source>String should have at most {0} characters</source>
        <translation>ne peut avoir plus de {0} caractères</translation>
    </message>
    <message>
        <source>String should match pattern &apos;{0}&apos;</source>
        <translation>doit suivre ce modèle : ’{0}’</translation>
    </message>
    <message>
        <source>{0} should have at least {1} item after validation, not {2}</source>
        <translation>doit avoir au moins {1} entrée, pas {2} ({0})</translation>
    </message>
    <message>
        <source>{0} should have at least {1} items after validation, not {2}</source>
        <translation>doit avoir au moins {1} entrées, pas {2} ({0})</translation>
    </message>
    <message>
        <source>{0} should have at most {1} items after validation, not {2}</source>
        <translation>doit avoir au plus {1} entrées, pas {2} ({0})</translation>
    </message>
    <message>
        <source>Input should be {0}</source>
        <translation>doit être l’un de ceux-ci : {0}</translation>
    </message>
    <message>
        <source>Invalid JSON: {0}</source>
        <translation>n’est pas du JSON : {0}</translation>
    </message>
    <message>
        <source>Value should have at most {0} items after validation, not {1}</source>
        <translation>Il y a au plus {0} entrées ici, pas {1}</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Ici, on ne peut rien écrire</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Le nom du fichier est trop long</translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Install a pack</source>
        <translation>Installer un pack</translation>
    </message>
    <message>
        <source>Packs (*{suffix})</source>
        <translation>Packs (*{suffix})</translation>
    </message>
</context>
<context>
    <name>PacksScreen</name>
    <message>
        <source>{file} is not installed. {reason}</source>
        <translation>{file} n’est pas installé. {reason}</translation>
    </message>
    <message>
        <source>{name} {version} is installed already.</source>
        <translation>{name} {version} est déjà installé.</translation>
    </message>
    <message>
        <source>{name} {version} is installed in the place of version {before}.</source>
        <translation>{name} {version} est installé à la place de la version {before}.</translation>
    </message>
    <message>
        <source>{name} {version} is installed. New games are played with it.</source>
        <translation>{name} {version} est installé. Les nouvelles parties se jouent avec lui.</translation>
    </message>
    <message>
        <source>Switched on with it: {packs}</source>
        <translation>Activé avec lui : {packs}</translation>
    </message>
    <message>
        <source>Switched off with it: {packs}</source>
        <translation>Désactivé avec lui : {packs}</translation>
    </message>
    <message>
        <source>New games are played without {name}: {reason}</source>
        <translation>Les nouvelles parties se jouent sans {name} : {reason}</translation>
    </message>
    <message>
        <source>{name} is removed.</source>
        <translation>{name} est retiré.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Packs</translation>
    </message>
    <message>
        <source>Switch a pack on or off, look at a card</source>
        <translation>Activer ou désactiver un pack, regarder une carte</translation>
    </message>
    <message>
        <source>Cards, nations and formats to add to the game</source>
        <translation>Cartes, nations et formules à ajouter au jeu</translation>
    </message>
    <message>
        <source>A pack is a file that brings cards, nations, formats or a language. Install one, or drop its file here.</source>
        <translation>Un pack est un fichier qui apporte des cartes, des nations, des formules ou une langue. Installes-en un, ou dépose son fichier ici.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Try a sample: Islands of Legend</source>
        <translation>Un exemple : Îles de légende</translation>
    </message>
    <message>
        <source>Install from file…</source>
        <translation>Installer depuis un fichier…</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>Tournament sheet</source>
        <translation>Feuille du tournoi</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joués</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>after extra time</source>
        <translation>après prolongation</translation>
    </message>
    <message>
        <source>on penalties</source>
        <translation>aux tirs au but</translation>
    </message>
    <message>
        <source>Managers</source>
        <translation>Sélectionneurs</translation>
    </message>
    <message>
        <source>bribes {amount}</source>
        <translation>enveloppes {amount}</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>no page could be painted</source>
        <translation>aucune page n’a pu être dessinée</translation>
    </message>
    <message>
        <source>{title} is being written as PDF.</source>
        <translation>{title} : écriture du PDF en cours.</translation>
    </message>
    <message>
        <source>{title} is being printed.</source>
        <translation>{title} : impression en cours.</translation>
    </message>
    <message>
        <source>Stopped: not everything was printed.</source>
        <translation>Arrêté : tout n’a pas été imprimé.</translation>
    </message>
    <message>
        <source>{title} could not be printed: {reason}.</source>
        <translation>Impossible d’imprimer {title} : {reason}.</translation>
    </message>
    <message>
        <source>PDF files (*{suffix})</source>
        <translation>Fichiers PDF (*{suffix})</translation>
    </message>
    <message>
        <source>Stopped: nothing was written.</source>
        <translation>Arrêté : rien n’a été écrit.</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}. Choose another folder.</source>
        <translation>Impossible d’écrire {path} : {reason}. Choisis un autre dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) written: {path}</source>
        <translation>
            <numerusform>%n page écrite : {path}</numerusform>
            <numerusform>%n pages écrites : {path}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastCup</name>
    <message>
        <source>{cup}, as it was</source>
        <translation>{cup}, comme à l’époque</translation>
    </message>
    <message>
        <source>The champions were {team:the}.</source>
        <translation>Le titre était revenu {team:au}.</translation>
    </message>
    <message>
        <source>{team} {points} (through)</source>
        <translation>{team} {points} (qualifié)</translation>
    </message>
    <message>
        <source>Table: {table}</source>
        <translation>Classement : {table}</translation>
    </message>
    <message>
        <source>{home} – {away} {score} ({kicks} on penalties)</source>
        <translation>{home} – {away} {score} ({kicks} aux tirs au but)</translation>
    </message>
    <message>
        <source>{home} – {away} {score} a.e.t.</source>
        <translation>{home} – {away} {score} a. p.</translation>
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
        <translation>Caisse</translation>
    </message>
    <message>
        <source>{score} against {team:the}</source>
        <translation>{score} contre {team:le}</translation>
    </message>
    <message>
        <source>{seat} wins!</source>
        <translation>Victoire de {seat} !</translation>
    </message>
    <message>
        <source>{seats} share the win!</source>
        <translation>{seats} se partagent la victoire !</translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation>Qui était qui</translation>
    </message>
    <message>
        <source>A friendly pays prize money and no bets; the most cash wins</source>
        <translation>Un amical paie des primes et aucun pari ; la caisse la plus pleine gagne</translation>
    </message>
    <message>
        <source>Prize money, then every bet; the most cash wins</source>
        <translation>D’abord les primes, puis chaque pari ; la caisse la plus pleine gagne</translation>
    </message>
    <message>
        <source>Pay-out</source>
        <translation>L’heure des comptes</translation>
    </message>
    <message>
        <source>Moments of the tournament</source>
        <translation>Moments du tournoi</translation>
    </message>
    <message>
        <source>Confessions</source>
        <translation>Confessions</translation>
    </message>
    <message>
        <source>Nobody has anything to confess</source>
        <translation>Personne n’a rien à confesser</translation>
    </message>
    <message>
        <source>The slips are being read …</source>
        <translation>On lit les bulletins…</translation>
    </message>
    <message>
        <source>Hear the confessions</source>
        <translation>Entendre les confessions</translation>
    </message>
    <message>
        <source>The seed has been copied.</source>
        <translation>La graine est copiée.</translation>
    </message>
    <message>
        <source>Money over time</source>
        <translation>L’argent au fil du tournoi</translation>
    </message>
    <message>
        <source>Chances over time</source>
        <translation>Les chances au fil du tournoi</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Seed of this game: {seed}</source>
        <translation>Graine de cette partie : {seed}</translation>
    </message>
    <message>
        <source>Prize money and bets</source>
        <translation>Primes et paris</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Feuille du tournoi</translation>
    </message>
    <message>
        <source>Newspaper</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Copy the seed</source>
        <translation>Copier la graine</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
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
        <translation>verte</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleue</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message numerus="yes">
        <source>%n green card(s)</source>
        <translation>
            <numerusform>%n verte</numerusform>
            <numerusform>%n vertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue card(s)</source>
        <translation>
            <numerusform>%n bleue</numerusform>
            <numerusform>%n bleues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red card(s)</source>
        <translation>
            <numerusform>%n rouge</numerusform>
            <numerusform>%n rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <translation>Groupe {letter}</translation>
    </message>
    <message>
        <source>Final group</source>
        <translation>Poule finale</translation>
    </message>
    <message>
        <source>Group {letter}, {stage}</source>
        <translation>Groupe {letter}, {stage}</translation>
    </message>
    <message>
        <source>{home}–{away}</source>
        <translation>{home}–{away}</translation>
    </message>
    <message>
        <source>{these} and {last}</source>
        <translation>{these} et {last}</translation>
    </message>
    <message>
        <source>{name}: {said}</source>
        <translation>{name} : {said}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>swallow</source>
        <translation>hirondelle</translation>
    </message>
    <message>
        <source>rough goal</source>
        <translation>but voyou</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>faute</translation>
    </message>
    <message>
        <source>offside</source>
        <translation>hors-jeu</translation>
    </message>
    <message>
        <source>keeper</source>
        <translation>gardien</translation>
    </message>
    <message>
        <source>special</source>
        <translation>spéciale</translation>
    </message>
    <message>
        <source>inside the area</source>
        <translation>dans la surface</translation>
    </message>
    <message>
        <source>on the edge of the area</source>
        <translation>sur la ligne de la surface</translation>
    </message>
    <message>
        <source>outside the area</source>
        <translation>hors de la surface</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>dedans</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>sur la ligne</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>à l’extérieur</translation>
    </message>
    <message>
        <source>Normal time</source>
        <translation>Temps réglementaire</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Prolongation</translation>
    </message>
    <message>
        <source>Shoot-out</source>
        <translation>Tirs au but</translation>
    </message>
    <message>
        <source>R32: reaches the round of 32</source>
        <translation>16 : atteint les seizièmes</translation>
    </message>
    <message>
        <source>R16: reaches the round of 16</source>
        <translation>8 : atteint les huitièmes</translation>
    </message>
    <message>
        <source>QF: reaches the quarter-finals</source>
        <translation>¼ : atteint les quarts</translation>
    </message>
    <message>
        <source>SF: reaches the semi-finals</source>
        <translation>½ : atteint les demi-finales</translation>
    </message>
    <message>
        <source>F: reaches the final</source>
        <translation>F : atteint la finale</translation>
    </message>
    <message>
        <source>F: reaches the grand final</source>
        <translation>F : atteint la grande finale</translation>
    </message>
    <message>
        <source>FG: reaches the final group</source>
        <translation>PF : atteint la poule finale</translation>
    </message>
    <message>
        <source>2S: reaches the 2nd stage</source>
        <translation>2T : atteint le 2e tour</translation>
    </message>
    <message>
        <source>3S: reaches the 3rd stage</source>
        <translation>3T : atteint le 3e tour</translation>
    </message>
    <message>
        <source>2nd: comes second or better</source>
        <translation>2e : finit deuxième ou mieux</translation>
    </message>
    <message>
        <source>3rd: comes third or better</source>
        <translation>3e : finit troisième ou mieux</translation>
    </message>
    <message>
        <source>T: wins the tournament</source>
        <translation>T : gagne le tournoi</translation>
    </message>
    <message>
        <source>round of 32</source>
        <translation>seizième de finale</translation>
    </message>
    <message>
        <source>round of 16</source>
        <translation>huitième de finale</translation>
    </message>
    <message>
        <source>quarter-final</source>
        <translation>quart de finale</translation>
    </message>
    <message>
        <source>semi-final</source>
        <translation>demi-finale</translation>
    </message>
    <message>
        <source>final</source>
        <translation>finale</translation>
    </message>
    <message>
        <source>grand final</source>
        <translation>grande finale</translation>
    </message>
    <message>
        <source>final group</source>
        <translation>poule finale</translation>
    </message>
    <message>
        <source>2nd stage</source>
        <translation>2e tour</translation>
    </message>
    <message>
        <source>3rd stage</source>
        <translation>3e tour</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>deuxième place</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>troisième place</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Effect of a card</source>
        <translation>Effet d’une carte</translation>
    </message>
    <message>
        <source>group stage</source>
        <translation>phase de groupes</translation>
    </message>
    <message>
        <source>round of 64</source>
        <translation>trente-deuxième de finale</translation>
    </message>
    <message>
        <source>match for third place</source>
        <translation>match pour la troisième place</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>match amical</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>match d’appui</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>champion</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Old hand</source>
        <translation>Vieux briscard</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>Mastermind</source>
        <translation>Cerveau</translation>
    </message>
    <message>
        <source>Easy: takes what looks best at first sight.</source>
        <translation>Facile : prend ce qui paraît le mieux au premier regard.</translation>
    </message>
    <message>
        <source>Normal: plays soundly and looks one step ahead.</source>
        <translation>Normal : joue solide et voit un coup d’avance.</translation>
    </message>
    <message>
        <source>Hard: plays out what may follow before it decides.</source>
        <translation>Difficile : joue la suite dans sa tête avant de décider.</translation>
    </message>
    <message>
        <source>Very hard: thinks longest and looks furthest ahead.</source>
        <translation>Très difficile : réfléchit le plus longtemps et voit le plus loin.</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal pace</source>
        <translation>Rythme normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
</context>
<context>
    <name>Piles</name>
    <message>
        <source>Played in this match</source>
        <translation>Jouées dans ce match</translation>
    </message>
    <message>
        <source>The draw pile is empty.</source>
        <translation>La pioche est vide.</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s), on top a {colour} one.</source>
        <translation>
            <numerusform>Pioche : %n carte, celle du dessus : {colour}.</numerusform>
            <numerusform>Pioche : %n cartes, celle du dessus : {colour}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s).</source>
        <translation>
            <numerusform>Défausse : %n carte.</numerusform>
            <numerusform>Défausse : %n cartes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pitch</name>
    <message>
        <source>Full time</source>
        <translation>Coup de sifflet final</translation>
    </message>
    <message>
        <source>Kick {value}</source>
        <translation>Tir au but {value}</translation>
    </message>
    <message>
        <source>Penalty {value}</source>
        <translation>Penalty {value}</translation>
    </message>
    <message>
        <source>Free kick {value}</source>
        <translation>Coup franc {value}</translation>
    </message>
    <message>
        <source>Attack: {card}</source>
        <translation>Attaque : {card}</translation>
    </message>
    <message>
        <source>Defence: {card}</source>
        <translation>Défense : {card}</translation>
    </message>
    <message>
        <source>Die: {sum}</source>
        <translation>Dé : {sum}</translation>
    </message>
    <message>
        <source>The pitch is empty.</source>
        <translation>Rien ne se passe sur le terrain.</translation>
    </message>
    <message>
        <source>Goal!</source>
        <translation>But !</translation>
    </message>
    <message>
        <source>Own goal!</source>
        <translation>But contre son camp !</translation>
    </message>
    <message>
        <source>Saved!</source>
        <translation>Arrêté !</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Raté</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>Cadrés</translation>
    </message>
    <message>
        <source>Off target</source>
        <translation>Non cadré</translation>
    </message>
    <message>
        <source>The keeper has it</source>
        <translation>Le gardien l’a</translation>
    </message>
    <message>
        <source>Not seen: attack stopped</source>
        <translation>Ni vu ni connu : attaque stoppée</translation>
    </message>
    <message>
        <source>Believed</source>
        <translation>On y croit</translation>
    </message>
    <message>
        <source>Foul given: no goal</source>
        <translation>Faute sifflée : pas de but</translation>
    </message>
    <message>
        <source>Foul given</source>
        <translation>Faute sifflée</translation>
    </message>
    <message>
        <source>Given, and a defender off</source>
        <translation>Sifflé, et un défenseur dehors</translation>
    </message>
    <message>
        <source>Seen through: attacker off</source>
        <translation>Démasquée : attaquant dehors</translation>
    </message>
    <message>
        <source>Nobody believes it</source>
        <translation>Personne n’y croit</translation>
    </message>
    <message>
        <source>Offside</source>
        <translation>Hors-jeu</translation>
    </message>
    <message>
        <source>No offside</source>
        <translation>Pas de hors-jeu</translation>
    </message>
    <message>
        <source>Not given</source>
        <translation>Pas sifflé</translation>
    </message>
    <message>
        <source>Called off</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Nothing came of it</source>
        <translation>Sans suite</translation>
    </message>
</context>
<context>
    <name>PitchView</name>
    <message>
        <source>On the pitch: look at the card that lies there</source>
        <translation>Sur le terrain : regarder la carte qui s’y trouve</translation>
    </message>
</context>
<context>
    <name>PlainTable</name>
    <message>
        <source>{home} {goals} : {others} {away}</source>
        <translation>{home} {goals} : {others} {away}</translation>
    </message>
    <message>
        <source>{team:The} have the ball.</source>
        <translation>{team:Le} {team:a/ont} le ballon.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>On the pitch</source>
        <translation>Sur le terrain</translation>
    </message>
    <message>
        <source>The other team</source>
        <translation>L’autre équipe</translation>
    </message>
    <message>
        <source>Referee and bribes</source>
        <translation>Arbitre et enveloppes</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Piles</translation>
    </message>
    <message>
        <source>What has happened, newest first</source>
        <translation>Ce qui s’est passé, le plus récent d’abord</translation>
    </message>
    <message>
        <source>Play: {card} {needs}</source>
        <translation>Jouer : {card} {needs}</translation>
    </message>
    <message>
        <source>Play it. {needs}</source>
        <translation>La jouer. {needs}</translation>
    </message>
    <message>
        <source>Take away: {card}</source>
        <translation>Enlever : {card}</translation>
    </message>
    <message>
        <source>Add: {card}</source>
        <translation>Ajouter : {card}</translation>
    </message>
    <message>
        <source>Choose something else</source>
        <translation>Choisir autre chose</translation>
    </message>
    <message>
        <source>Send off: {card}</source>
        <translation>Expulser : {card}</translation>
    </message>
    <message>
        <source>Discard: {card}</source>
        <translation>Défausser : {card}</translation>
    </message>
    <message>
        <source>Injure: {card}</source>
        <translation>Blesser : {card}</translation>
    </message>
    <message>
        <source>Return to hand: {card}</source>
        <translation>Reprendre en main : {card}</translation>
    </message>
    <message>
        <source>Offer the referee money for {team:the}, up to {most}</source>
        <translation>Glisser une enveloppe à l’arbitre pour {team:le}, jusqu’à {most}</translation>
    </message>
    <message>
        <source>Name a price for {team:the}</source>
        <translation>Annoncer un prix pour {team:le}</translation>
    </message>
    <message>
        <source>Ask {amount} for {team:the}</source>
        <translation>Demander {amount} pour {team:le}</translation>
    </message>
    <message>
        <source>{amount} for {team:the} into the envelope</source>
        <translation>{amount} pour {team:le} dans l’enveloppe</translation>
    </message>
    <message>
        <source>Offer {amount} for {team:the}</source>
        <translation>Offrir {amount} pour {team:le}</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>{text} (key {key})</source>
        <translation>{text} (touche {key})</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>In the plot: one step back</source>
        <translation>Dans le graphique : un pas en arrière</translation>
    </message>
    <message>
        <source>In the plot: one step on</source>
        <translation>Dans le graphique : un pas en avant</translation>
    </message>
    <message>
        <source>In the plot: the first step</source>
        <translation>Dans le graphique : le premier pas</translation>
    </message>
    <message>
        <source>In the plot: the last step</source>
        <translation>Dans le graphique : le dernier pas</translation>
    </message>
</context>
<context>
    <name>PlotPage</name>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
</context>
<context>
    <name>PowerBand</name>
    <message>
        <source>has the ball</source>
        <translation>a le ballon</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>défend</translation>
    </message>
    <message>
        <source>{rules} · penalty kicks</source>
        <translation>{rules} · tirs au but</translation>
    </message>
    <message>
        <source>{rules} · attack {number} of {all}</source>
        <translation>{rules} · attaque {number} sur {all}</translation>
    </message>
    <message>
        <source>{rules} · minute {number} of {all}</source>
        <translation>{rules} · {number}e minute sur {all}</translation>
    </message>
    <message>
        <source>{rules} · first to {goals} goals</source>
        <translation>{rules} · au premier à {goals} buts</translation>
    </message>
    <message>
        <source>Next: {attacker} against {defender}</source>
        <translation>Ensuite : {attacker} contre {defender}</translation>
    </message>
    <message>
        <source>The match ended {a}:{b}</source>
        <translation>Score final : {a}:{b}</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Manche {number} sur {all}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>A draw goes to penalty kicks</source>
        <translation>Un nul va aux tirs au but</translation>
    </message>
    <message>
        <source>A draw stands</source>
        <translation>Un nul reste un nul</translation>
    </message>
</context>
<context>
    <name>PowerCommentary</name>
    <message>
        <source>Team {name}</source>
        <translation>Équipe {name}</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>un cinq</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>un dix</translation>
    </message>
    <message>
        <source>a long pass</source>
        <translation>une longue passe</translation>
    </message>
    <message>
        <source>a foul</source>
        <translation>une faute</translation>
    </message>
    <message>
        <source>an offside</source>
        <translation>un hors-jeu</translation>
    </message>
    <message>
        <source>a penalty</source>
        <translation>un penalty</translation>
    </message>
</context>
<context>
    <name>PowerDocks</name>
    <message>
        <source>Match sheet</source>
        <translation>Feuille de match</translation>
    </message>
</context>
<context>
    <name>PowerFaces</name>
    <message>
        <source>{face}, {colour}: {now}</source>
        <translation>{face}, {colour} : {now}</translation>
    </message>
    <message>
        <source>On the faces: to the next one, whose way is shown</source>
        <translation>Sur les faces : à la suivante, dont on voit le chemin</translation>
    </message>
</context>
<context>
    <name>PowerOutlook</name>
    <message>
        <source>Goal {chance}</source>
        <translation>But {chance}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>{points}: goal</source>
        <translation>{points} : but</translation>
    </message>
    <message>
        <source>Over the bar</source>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>Referee rolls</source>
        <translation>L’arbitre lance</translation>
    </message>
    <message>
        <source>Red card</source>
        <translation>Carton rouge</translation>
    </message>
    <message>
        <source>Attack over</source>
        <translation>Attaque finie</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Sans effet</translation>
    </message>
    <message>
        <source>Penalty {chance}</source>
        <translation>Penalty {chance}</translation>
    </message>
    <message>
        <source>{name} goes on</source>
        <translation>{name} continue</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>À côté</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>Cadrés</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Admonition</source>
        <translation>Rappel à l’ordre</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>Carton jaune</translation>
    </message>
    <message>
        <source>Ball won</source>
        <translation>Ballon pris</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Dedans</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Raté</translation>
    </message>
    <message>
        <source>If not</source>
        <translation>Sinon</translation>
    </message>
    <message>
        <source>No goal {chance}</source>
        <translation>Pas de but {chance}</translation>
    </message>
    <message>
        <source>This attack</source>
        <translation>Cette attaque</translation>
    </message>
    <message>
        <source>{outcome} {chance}</source>
        <translation>{outcome} {chance}</translation>
    </message>
    <message>
        <source>If you roll</source>
        <translation>Si tu lances</translation>
    </message>
</context>
<context>
    <name>PowerPaper</name>
    <message>
        <source>Score sheet of Power Soccer</source>
        <translation>Feuille de match de Power Soccer</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
    <message>
        <source>Goal wall</source>
        <translation>Mur à trous</translation>
    </message>
    <message>
        <source>Penalty kicks</source>
        <translation>Tirs au but</translation>
    </message>
</context>
<context>
    <name>PowerPitch</name>
    <message>
        <source>Offside from {points}</source>
        <translation>Hors-jeu dès {points}</translation>
    </message>
    <message>
        <source>Steal from {points}</source>
        <translation>Vol dès {points}</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
</context>
<context>
    <name>PowerPlate</name>
    <message>
        <source>Next the colour counts</source>
        <translation>Maintenant, c’est la couleur qui compte</translation>
    </message>
    <message>
        <source>It is in!</source>
        <translation>Il est dedans !</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Raté</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Lequel ?</translation>
    </message>
    <message>
        <source>Exactly fifty!</source>
        <translation>Cinquante pile !</translation>
    </message>
    <message>
        <source>Over the bar</source>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>{points} short of a goal</source>
        <translation>Il manque {points} pour un but</translation>
    </message>
    <message>
        <source>With {points}: attack over</source>
        <translation>Avec {points} : attaque finie</translation>
    </message>
    <message>
        <source>With {points}: no effect</source>
        <translation>Avec {points} : sans effet</translation>
    </message>
    <message>
        <source>Not a penalty face</source>
        <translation>Ce n’est pas un penalty</translation>
    </message>
    <message>
        <source>{name} goes on</source>
        <translation>{name} continue</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>Cadrés</translation>
    </message>
    <message>
        <source>Offside</source>
        <translation>Hors-jeu</translation>
    </message>
    <message>
        <source>{name} attacks</source>
        <translation>{name} attaque</translation>
    </message>
    <message>
        <source>Penalty kicks</source>
        <translation>Tirs au but</translation>
    </message>
</context>
<context>
    <name>PowerPoster</name>
    <message>
        <source>From the spot</source>
        <translation>Sur penalty</translation>
    </message>
    <message>
        <source>{side_a} {a} : {b} {side_b}</source>
        <translation>{side_a} {a} : {b} {side_b}</translation>
    </message>
    <message>
        <source>{side_a} {a} : {b} {side_b}, on penalty kicks {c} : {d}</source>
        <translation>{side_a} {a} : {b} {side_b}, aux tirs au but {c} : {d}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Victoire : {name}</translation>
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
        <translation>qui commence</translation>
    </message>
    <message>
        <source>Who rolls the penalty first?</source>
        <translation>Qui sort le premier penalty ?</translation>
    </message>
    <message>
        <source>First to roll a penalty attacks first.</source>
        <translation>La première face « penalty » donne la première attaque.</translation>
    </message>
    <message>
        <source>goal wall</source>
        <translation>mur à trous</translation>
    </message>
    <message>
        <source>At the high hole, on the left!</source>
        <translation>Au trou du haut, à gauche !</translation>
    </message>
    <message>
        <source>At the low hole, on the right!</source>
        <translation>Au trou du bas, à droite !</translation>
    </message>
    <message>
        <source>One more each, until one hits!</source>
        <translation>Un de plus chacun, jusqu’à ce qu’un seul rentre !</translation>
    </message>
    <message>
        <source>Black is in, white misses. Most hits win.</source>
        <translation>Noir rentre, blanc rate. Le plus de buts gagne.</translation>
    </message>
    <message>
        <source>Black: red card, the attack is over. White: {name} is shown a card and rolls again.</source>
        <translation>Noir : carton rouge, l’attaque est finie. Blanc : {name} voit un carton et relance.</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>Foul by {name}: which card?</source>
        <translation>Faute de {name} : quel carton ?</translation>
    </message>
    <message>
        <source>White is on target, then the keeper rolls. Black goes wide.</source>
        <translation>Blanc est cadré, puis le gardien lance. Noir passe à côté.</translation>
    </message>
    <message>
        <source>Black is a goal, white goes wide.</source>
        <translation>Noir est un but, blanc passe à côté.</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalty</translation>
    </message>
    <message>
        <source>The ball is on the spot.</source>
        <translation>Le ballon est sur le point.</translation>
    </message>
    <message>
        <source>penalty kick</source>
        <translation>tir au but</translation>
    </message>
    <message>
        <source>{name} runs up.</source>
        <translation>{name} s’élance.</translation>
    </message>
    <message>
        <source>keeper</source>
        <translation>gardien</translation>
    </message>
    <message>
        <source>On target! Will you hold it?</source>
        <translation>Cadré ! Tu l’arrêtes ?</translation>
    </message>
    <message>
        <source>Black saves, white is a goal.</source>
        <translation>Noir arrête, blanc est un but.</translation>
    </message>
    <message>
        <source>Black: the ball is yours. White: {name} rolls again. A try costs nothing.</source>
        <translation>Noir : le ballon est à toi. Blanc : {name} relance. Essayer ne coûte rien.</translation>
    </message>
    <message>
        <source>steal</source>
        <translation>vol</translation>
    </message>
    <message>
        <source>Will you take the ball off {name}?</source>
        <translation>Tu chipes le ballon à {name} ?</translation>
    </message>
    <message>
        <source>two dice</source>
        <translation>deux dés</translation>
    </message>
    <message>
        <source>Which of the two counts?</source>
        <translation>Lequel des deux compte ?</translation>
    </message>
    <message>
        <source>The other one is ignored.</source>
        <translation>L’autre est ignoré.</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>Fifty are a goal. Roll!</source>
        <translation>Cinquante, c’est un but. Lance !</translation>
    </message>
    <message>
        <source>From nought to fifty: roll!</source>
        <translation>De zéro à cinquante : lance !</translation>
    </message>
    <message>
        <source>{points} points, {short} short of a goal</source>
        <translation>{points} points, il en manque {short} pour un but</translation>
    </message>
    <message>
        <source>Exactly fifty is a goal, more goes over the bar.</source>
        <translation>Cinquante pile est un but, un point de plus passe au-dessus.</translation>
    </message>
    <message>
        <source>Roll for the ball [Enter]</source>
        <translation>Lancer pour le ballon [Entrée]</translation>
    </message>
    <message>
        <source>Roll as referee [Enter]</source>
        <translation>Lancer en arbitre [Entrée]</translation>
    </message>
    <message>
        <source>Roll to save [Enter]</source>
        <translation>Lancer pour arrêter [Entrée]</translation>
    </message>
    <message>
        <source>Shoot [Enter]</source>
        <translation>Tirer [Entrée]</translation>
    </message>
    <message>
        <source>Roll [Enter]</source>
        <translation>Lancer [Entrée]</translation>
    </message>
    <message>
        <source>{choice}: {outcomes}; goal {chance}.</source>
        <translation>{choice} : {outcomes} ; but {chance}.</translation>
    </message>
    <message>
        <source>{name} rolls for the kick-off …</source>
        <translation>{name} lance pour le coup d’envoi…</translation>
    </message>
    <message>
        <source>{name} shoots at the goal wall …</source>
        <translation>{name} tire au mur à trous…</translation>
    </message>
    <message>
        <source>{name} rolls for points …</source>
        <translation>{name} lance pour des points…</translation>
    </message>
    <message>
        <source>{name} picks one of two dice …</source>
        <translation>{name} choisit l’un des deux dés…</translation>
    </message>
    <message>
        <source>{name} rolls as referee: which card for {attacker}?</source>
        <translation>{name} lance en arbitre : quel carton pour {attacker} ?</translation>
    </message>
    <message>
        <source>{name} takes the penalty …</source>
        <translation>{name} tire le penalty…</translation>
    </message>
    <message>
        <source>{name} keeps goal against {attacker} …</source>
        <translation>{name} garde les buts face à {attacker}…</translation>
    </message>
    <message>
        <source>{name} may take the ball off {attacker} …</source>
        <translation>{name} peut chiper le ballon à {attacker}…</translation>
    </message>
    <message>
        <source>{name} runs up to the penalty kick …</source>
        <translation>{name} s’élance pour son tir au but…</translation>
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
        <translation>But pour {side}, {a} : {b}</translation>
    </message>
    <message>
        <source>Penalty kicks</source>
        <translation>Tirs au but</translation>
    </message>
    <message>
        <source>Attack {number}, {name}</source>
        <translation>Attaque {number}, {name}</translation>
    </message>
    <message>
        <source>Back to the beginning of an attack</source>
        <translation>Au début de l’attaque précédente</translation>
    </message>
    <message>
        <source>Back to the goal before</source>
        <translation>Au but précédent</translation>
    </message>
    <message>
        <source>On to the next goal</source>
        <translation>Au but suivant</translation>
    </message>
    <message>
        <source>On to the next attack</source>
        <translation>À l’attaque suivante</translation>
    </message>
</context>
<context>
    <name>PowerResultScreen</name>
    <message>
        <source>How the attacks ended</source>
        <translation>Comment les attaques ont fini</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Feuille de match</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Victoire : {name}</translation>
    </message>
    <message>
        <source>{a} {goals_a} : {goals_b} {b}</source>
        <translation>{a} {goals_a} : {goals_b} {b}</translation>
    </message>
    <message>
        <source>, on penalty kicks {a} : {b}</source>
        <translation>, aux tirs au but {a} : {b}</translation>
    </message>
    <message>
        <source>Points made: {a} {points_a}, {b} {points_b}.</source>
        <translation>Points faits : {a} {points_a}, {b} {points_b}.</translation>
    </message>
    <message>
        <source>Balls won: {a} {won_a} of {tries_a}, {b} {won_b} of {tries_b}.</source>
        <translation>Ballons chipés : {a} {won_a} sur {tries_a}, {b} {won_b} sur {tries_b}.</translation>
    </message>
    <message>
        <source>{rolls} throws. Each face was to be expected {expected} times.</source>
        <translation>{rolls} lancers. Chaque face était attendue {expected} fois.</translation>
    </message>
</context>
<context>
    <name>PowerSetUp</name>
    <message>
        <source>With two dice, the level is how well the computer picks the one that counts.</source>
        <translation>À deux dés, le niveau dit si l’ordinateur choisit bien celui qui compte.</translation>
    </message>
    <message>
        <source>With one die there is nothing to be good at: every computer rolls alike. Two dice give it levels.</source>
        <translation>À un dé, il n’y a rien à savoir faire : tous les ordinateurs lancent pareil. Deux dés leur donnent des niveaux.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Power Soccer</source>
        <translation>Power Soccer</translation>
    </message>
    <message>
        <source>To fifty, and not a point more</source>
        <translation>Jusqu’à cinquante, et pas un point de plus</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Dice for points</source>
        <translation>Dés pour les points</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>The die</source>
        <translation>Le dé</translation>
    </message>
    <message>
        <source>Players a side</source>
        <translation>Joueurs par camp</translation>
    </message>
    <message>
        <source>What the length is counted in</source>
        <translation>En quoi se compte la durée</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Professional, with steals</source>
        <translation>Pro, avec vols de ballon</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Un</translation>
    </message>
    <message>
        <source>Two, one counts</source>
        <translation>Deux, un compte</translation>
    </message>
    <message>
        <source>First to roll a penalty</source>
        <translation>Première face « penalty »</translation>
    </message>
    <message>
        <source>Goal wall</source>
        <translation>Mur à trous</translation>
    </message>
    <message>
        <source>Three black faces</source>
        <translation>Trois faces noires</translation>
    </message>
    <message>
        <source>Two black faces</source>
        <translation>Deux faces noires</translation>
    </message>
    <message>
        <source>attacks each</source>
        <translation>attaques chacun</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>buts</translation>
    </message>
    <message>
        <source>minutes: a roll is one</source>
        <translation>minutes : un lancer en est une</translation>
    </message>
    <message>
        <source>An admonition before the yellow card</source>
        <translation>Un rappel à l’ordre avant le jaune</translation>
    </message>
    <message>
        <source>A keeper stands in the goal at penalties</source>
        <translation>Un gardien dans les buts aux penalties</translation>
    </message>
    <message>
        <source>A draw goes to penalty kicks</source>
        <translation>Un nul va aux tirs au but</translation>
    </message>
</context>
<context>
    <name>PowerSheet</name>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>now {points}</source>
        <translation>à {points}</translation>
    </message>
    <message>
        <source>Round of attacks</source>
        <translation>Série d’attaques</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Round {round}, {side}: {end}</source>
        <translation>Manche {round}, {side} : {end}</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
</context>
<context>
    <name>PowerSheetTable</name>
    <message>
        <source>Match sheet</source>
        <translation>Feuille de match</translation>
    </message>
</context>
<context>
    <name>PowerSides</name>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>Team {name}</source>
        <translation>Équipe {name}</translation>
    </message>
</context>
<context>
    <name>PowerSoccer</name>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>long pass</source>
        <translation>longue passe</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>faute</translation>
    </message>
    <message>
        <source>offside</source>
        <translation>hors-jeu</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalty</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Admonition</source>
        <translation>Rappel à l’ordre</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucun carton</translation>
    </message>
    <message>
        <source>Admonition: yellow is next</source>
        <translation>Rappel à l’ordre : ensuite, c’est jaune</translation>
    </message>
    <message>
        <source>Yellow card: the next foul is red</source>
        <translation>Carton jaune : la prochaine faute est rouge</translation>
    </message>
    <message>
        <source>Red card</source>
        <translation>Carton rouge</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>but</translation>
    </message>
    <message>
        <source>over</source>
        <translation>au-dessus</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>à côté</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>stolen</source>
        <translation>chipé</translation>
    </message>
    <message>
        <source>Goal!</source>
        <translation>But !</translation>
    </message>
    <message>
        <source>{points}: over the bar</source>
        <translation>{points} : au-dessus</translation>
    </message>
    <message>
        <source>Red card: sent off</source>
        <translation>Rouge : expulsé</translation>
    </message>
    <message>
        <source>Offside with {points}</source>
        <translation>Hors-jeu à {points}</translation>
    </message>
    <message>
        <source>Wide of the goal</source>
        <translation>À côté du but</translation>
    </message>
    <message>
        <source>Saved!</source>
        <translation>Arrêté !</translation>
    </message>
    <message>
        <source>The ball is won</source>
        <translation>Le ballon est pris</translation>
    </message>
    <message>
        <source>Professional</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Simple</translation>
    </message>
</context>
<context>
    <name>PowerTable</name>
    <message>
        <source>The ball lies at {points}.</source>
        <translation>Le ballon est à {points}.</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>The die: three black, three white</source>
        <translation>Le dé : trois noires, trois blanches</translation>
    </message>
    <message>
        <source>The die: two black, four white</source>
        <translation>Le dé : deux noires, quatre blanches</translation>
    </message>
    <message>
        <source>Now: colour</source>
        <translation>Maintenant : couleur</translation>
    </message>
    <message>
        <source>Now: face</source>
        <translation>Maintenant : face</translation>
    </message>
    <message>
        <source>If play goes on</source>
        <translation>Si le jeu continue</translation>
    </message>
    <message>
        <source>In the end</source>
        <translation>À l’arrivée</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Touché</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ce qui suit</translation>
    </message>
    <message>
        <source>Let it be [P]</source>
        <translation>Laisser faire [P]</translation>
    </message>
    <message>
        <source>The die rolls …</source>
        <translation>Le dé roule…</translation>
    </message>
    <message>
        <source>Stop rolling on [R]</source>
        <translation>Ne plus enchaîner [R]</translation>
    </message>
    <message>
        <source>Roll on [R]</source>
        <translation>Enchaîner [R]</translation>
    </message>
    <message>
        <source>Roll the die, or take the die that has the focus</source>
        <translation>Lancer le dé, ou prendre celui qui a le focus</translation>
    </message>
    <message>
        <source>Let it be: no roll for the ball</source>
        <translation>Laisser faire : ne pas lancer pour le ballon</translation>
    </message>
    <message>
        <source>Of two dice the first counts; where you may also let it be: roll</source>
        <translation>De deux dés, le premier compte ; là où l’on peut aussi laisser faire : lancer</translation>
    </message>
    <message>
        <source>Of two dice the second counts</source>
        <translation>De deux dés, le second compte</translation>
    </message>
    <message>
        <source>Roll on by itself until the attack ends, or stop that</source>
        <translation>Enchaîner tout seul jusqu’à la fin de l’attaque, ou cesser</translation>
    </message>
    <message>
        <source>A hint, where there is something to choose</source>
        <translation>Un conseil, là où il y a un choix</translation>
    </message>
    <message>
        <source>One roll [F10]</source>
        <translation>Un lancer [F10]</translation>
    </message>
    <message>
        <source>To the end of the attack</source>
        <translation>Jusqu’à la fin de l’attaque</translation>
    </message>
</context>
<context>
    <name>PowerText</name>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ce qui suit</translation>
    </message>
    <message>
        <source>Faces of the die</source>
        <translation>Faces du dé</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Feuille de match</translation>
    </message>
    <message>
        <source>let it be</source>
        <translation>laisser faire</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>lancer le dé</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>Round {number}: {ends}</source>
        <translation>Manche {number} : {ends}</translation>
    </message>
</context>
<context>
    <name>PowerTips</name>
    <message>
        <source>To fifty</source>
        <translation>Jusqu’à cinquante</translation>
    </message>
    <message>
        <source>Over the bar</source>
        <translation>Au-dessus de la barre</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Offside too early</source>
        <translation>Trop tôt pour un hors-jeu</translation>
    </message>
    <message>
        <source>Offside</source>
        <translation>Hors-jeu</translation>
    </message>
    <message>
        <source>A penalty</source>
        <translation>Un penalty</translation>
    </message>
    <message>
        <source>For the ball</source>
        <translation>Pour le ballon</translation>
    </message>
    <message>
        <source>One of two</source>
        <translation>L’un des deux</translation>
    </message>
    <message>
        <source>The goal wall</source>
        <translation>Le mur à trous</translation>
    </message>
    <message>
        <source>Penalty kicks</source>
        <translation>Tirs au but</translation>
    </message>
    <message>
        <source>Exactly fifty is a goal, and a point more goes over the bar. Below each face stands what it brings now, and how likely the attack then is to end in a goal.</source>
        <translation>Cinquante pile est un but, un point de plus passe au-dessus. Sous chaque face est écrit ce qu’elle donne maintenant, et les chances que l’attaque finisse alors par un but.</translation>
    </message>
    <message>
        <source>From 35 on a long pass is too much, from 45 on a ten as well. From 30 the flag comes on top: that is why the last fifteen points are the hardest.</source>
        <translation>À partir de 35, une longue passe est de trop, à partir de 45 un dix aussi. À 30, le drapeau s’en mêle : voilà pourquoi les derniers points sont les plus durs.</translation>
    </message>
    <message>
        <source>The next foul of this attack is red at once; nobody rolls for it any more. The card hangs at the corner and is put away when the attack is over.</source>
        <translation>La prochaine faute de cette attaque est rouge tout de suite ; on ne lance plus pour elle. Le carton pend au corner et s’en va quand l’attaque est finie.</translation>
    </message>
    <message>
        <source>Only the attack is over. The next one begins with a clean sheet, and nobody is missing.</source>
        <translation>Seule l’attaque est finie. La suivante commence sans carton, et il ne manque personne.</translation>
    </message>
    <message>
        <source>Below thirty points the flag means nothing, and you roll again. The line on the pitch shows from where it counts.</source>
        <translation>Sous trente points, le drapeau ne veut rien dire, et tu relances. La ligne sur le terrain montre d’où il compte.</translation>
    </message>
    <message>
        <source>From thirty points on the flag ends the attack: one face in six, with every roll.</source>
        <translation>À partir de trente points, le drapeau met fin à l’attaque : une face sur six, à chaque lancer.</translation>
    </message>
    <message>
        <source>Now only the ground of the die counts, not its picture. The colours stand below the faces, and whatever happens, the attack is over then.</source>
        <translation>Maintenant seul compte le fond du dé, pas son image. Les couleurs sont sous les faces, et quoi qu’il arrive, l’attaque s’arrête là.</translation>
    </message>
    <message>
        <source>A try costs nothing: at worst everything stays as it is. To let it be is allowed, but never better.</source>
        <translation>Essayer ne coûte rien : au pire, tout reste comme c’est. Laisser faire est permis, mais jamais meilleur.</translation>
    </message>
    <message>
        <source>The ball and the bars follow the die that you look at. More points are not always better: it is the way to exactly fifty that counts.</source>
        <translation>Le ballon et les barres suivent le dé que tu regardes. Plus de points, ce n’est pas toujours mieux : c’est le chemin jusqu’à cinquante pile qui compte.</translation>
    </message>
    <message>
        <source>Three shots each at the high hole, then three at the low one. Whoever wins here begins, and as both have equally many attacks that is all.</source>
        <translation>Trois tirs chacun au trou du haut, puis trois au trou du bas. Qui gagne ici commence, et c’est tout : les deux ont autant d’attaques.</translation>
    </message>
    <message>
        <source>Five each, then in pairs until one scores and the other does not. The kicker must not roll black, and the keeper saves with black.</source>
        <translation>Cinq chacun, puis par paires jusqu’à ce que l’un marque et l’autre pas. Le tireur ne doit pas faire noir, et le gardien arrête avec noir.</translation>
    </message>
</context>
<context>
    <name>PowerWords</name>
    <message>
        <source>Penalty kicks, {score}</source>
        <translation>Tirs au but, {score}</translation>
    </message>
    <message>
        <source>before the kick-off</source>
        <translation>avant le coup d’envoi</translation>
    </message>
    <message>
        <source>Attack {number}, {score}</source>
        <translation>Attaque {number}, {score}</translation>
    </message>
    <message>
        <source>take {face}</source>
        <translation>prendre {face}</translation>
    </message>
    <message>
        <source>{score}, {points} points. {question}</source>
        <translation>{score}, {points} points. {question}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>How likely each choice wins the match, worked out exactly; a draw counts half.</source>
        <translation>Les chances de gagner le match avec chaque choix, calculées exactement ; un nul compte pour moitié.</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>lancer le dé</translation>
    </message>
    <message>
        <source>let it be</source>
        <translation>laisser faire</translation>
    </message>
    <message>
        <source>without a card</source>
        <translation>sans carton</translation>
    </message>
    <message>
        <source>with an admonition</source>
        <translation>déjà rappelé à l’ordre</translation>
    </message>
    <message>
        <source>on a yellow card</source>
        <translation>sous la menace du jaune</translation>
    </message>
    <message>
        <source>{seat} rolls for the kick-off: the penalty face starts.</source>
        <translation>{seat} lance pour le coup d’envoi : la face « penalty » commence.</translation>
    </message>
    <message>
        <source>{seat} shoots at the goal wall: black is in.</source>
        <translation>{seat} tire au mur à trous : noir rentre.</translation>
    </message>
    <message>
        <source>{seat} rolls, with {points} points, {card}.</source>
        <translation>{seat} lance, avec {points} points, {card}.</translation>
    </message>
    <message>
        <source>{seat}: which of the two dice counts, with {points} points?</source>
        <translation>{seat} : lequel des deux dés compte, avec {points} points ?</translation>
    </message>
    <message>
        <source>{seat} is the referee: which card for {attacker}?</source>
        <translation>{seat} est l’arbitre : quel carton pour {attacker} ?</translation>
    </message>
    <message>
        <source>{seat} takes the penalty.</source>
        <translation>{seat} tire le penalty.</translation>
    </message>
    <message>
        <source>{seat} keeps goal: black saves {attacker}&apos;s penalty.</source>
        <translation>{seat} garde les buts : noir arrête le penalty de {attacker}.</translation>
    </message>
    <message>
        <source>{seat} keeps goal: black saves {other}&apos;s kick.</source>
        <translation>{seat} garde les buts : noir arrête le tir de {other}.</translation>
    </message>
    <message>
        <source>{seat}: steal the ball? {attacker} has {points}, {card}.</source>
        <translation>{seat} : chiper le ballon ? {attacker} a {points}, {card}.</translation>
    </message>
    <message>
        <source>{seat} takes a penalty kick: white is on target.</source>
        <translation>{seat} tire au but : blanc est cadré.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn to roll.</source>
        <translation>C’est à quelqu’un d’autre de lancer.</translation>
    </message>
    <message>
        <source>The ball can be stolen from {least} points on; there are {points}.</source>
        <translation>Le ballon ne se chipe qu’à partir de {least} points ; il y en a {points}.</translation>
    </message>
    <message>
        <source>After a foul the attacker rolls on: nobody steals the ball now.</source>
        <translation>Après une faute, l’attaquant relance aussitôt : personne ne chipe le ballon maintenant.</translation>
    </message>
    <message>
        <source>The ball is stolen in the professional game only.</source>
        <translation>Le ballon ne se chipe que chez les pros.</translation>
    </message>
    <message>
        <source>Here one rolls; only a steal can be let be.</source>
        <translation>Ici, on lance ; seul un vol peut se laisser.</translation>
    </message>
    <message>
        <source>Neither die shows {face}: take one of the two.</source>
        <translation>Aucun des dés ne montre {face} : prends l’un des deux.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Le match est fini.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>Cela n’existe pas dans ce jeu.</translation>
    </message>
    <message>
        <source>That is not allowed now: the prompt says what may be done.</source>
        <translation>Ce n’est pas permis maintenant : la question dit ce qu’on peut faire.</translation>
    </message>
    <message>
        <source>Both sides need equally many players, one to six each.</source>
        <translation>Les deux camps ont autant de joueurs, de un à six chacun.</translation>
    </message>
    <message>
        <source>A match has 1 to 30 attacks a side, or goes to 1 to 20 goals, or lasts 5 to 240 minutes.</source>
        <translation>Un match a de 1 à 30 attaques par camp, ou va à 1 à 20 buts, ou dure de 5 à 240 minutes.</translation>
    </message>
    <message>
        <source>Among professionals a keeper stands in the goal at every penalty.</source>
        <translation>Chez les pros, il y a un gardien dans les buts à chaque penalty.</translation>
    </message>
    <message>
        <source>The match cannot be set up like this: choose other options.</source>
        <translation>Le match ne peut pas se jouer ainsi : choisis d’autres options.</translation>
    </message>
    <message>
        <source>There is nothing to decide: the die does.</source>
        <translation>Il n’y a rien à décider : le dé s’en charge.</translation>
    </message>
    <message>
        <source>Trying costs nothing: it wins the ball in {won} %, and a goal is {goal} % likely instead of {otherwise} %.</source>
        <translation>Essayer ne coûte rien : le ballon est gagné à {won} %, et un but n’est plus probable qu’à {goal} % au lieu de {otherwise} %.</translation>
    </message>
    <message>
        <source>It makes no difference: take either.</source>
        <translation>C’est égal : prends l’un ou l’autre.</translation>
    </message>
    <message>
        <source>That is fifty, and a goal.</source>
        <translation>Cela fait cinquante, donc un but.</translation>
    </message>
    <message>
        <source>With {other} the attack is over; with {face} a goal follows in {goal} %.</source>
        <translation>Avec {other}, l’attaque est finie ; avec {face}, un but suit à {goal} %.</translation>
    </message>
    <message>
        <source>With {face} the attack ends in a goal in {goal} %, with {other} only in {otherwise} %.</source>
        <translation>Avec {face}, l’attaque finit par un but à {goal} %, avec {other} à {otherwise} % seulement.</translation>
    </message>
    <message>
        <source>With {face} a goal is less likely, {goal} % for {otherwise} %, but time runs for the leader.</source>
        <translation>Avec {face}, un but est moins probable, {goal} % contre {otherwise} %, mais le temps joue pour celui qui mène.</translation>
    </message>
    <message>
        <source>With {face} a goal is less likely, {goal} % for {otherwise} %, but it leaves more time.</source>
        <translation>Avec {face}, un but est moins probable, {goal} % contre {otherwise} %, mais il reste plus de temps.</translation>
    </message>
    <message>
        <source>This promises most.</source>
        <translation>C’est le plus prometteur.</translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message>
        <source>Team the price is for</source>
        <translation>Équipe pour qui vaut le prix</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Once a match for each team, without an offer. All hear it.</source>
        <translation>Une fois par match pour chaque équipe, sans offre. Tout le monde l’entend.</translation>
    </message>
    <message>
        <source>Name this price</source>
        <translation>Annoncer ce prix</translation>
    </message>
</context>
<context>
    <name>PrivacyScreen</name>
    <message>
        <source>That is not the PIN of {name}.</source>
        <translation>Ce n’est pas le code de {name}.</translation>
    </message>
    <message numerus="yes">
        <source>The next one is taken in %n second(s).</source>
        <translation>
            <numerusform>Le prochain sera accepté dans %n seconde.</numerusform>
            <numerusform>Le prochain sera accepté dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>PIN of {name}</source>
        <translation>Code de {name}</translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <translation>Je suis {name} : montrer mes cartes</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Only {name} should look at the screen now.</source>
        <translation>Seul {name} devrait regarder l’écran maintenant.</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Quitter la partie</translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>What did you do, what happened, and what did you expect?</source>
        <translation>Qu’as-tu fait, que s’est-il passé, et à quoi t’attendais-tu ?</translation>
    </message>
    <message>
        <source>This is the whole report. No names, hands, bets or games are in it. A saved game holds every secret: send one along only when that game is over.</source>
        <translation>Voici le rapport en entier. Il ne contient ni noms, ni mains, ni paris, ni parties. Une sauvegarde contient tous les secrets : ne la joins que si cette partie est finie.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>A report is a text file: {path} is not written. Choose a name that ends in {ending}.</source>
        <translation>Un rapport est un fichier texte : {path} n’est pas écrit. Choisis un nom qui finit par {ending}.</translation>
    </message>
    <message>
        <source>The report could not be written ({reason}): {path}. Choose another folder.</source>
        <translation>Impossible d’écrire le rapport ({reason}) : {path}. Choisis un autre dossier.</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Enregistré : {path}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Règle {clause}</translation>
    </message>
    <message>
        <source>Open rule {clause}</source>
        <translation>Ouvrir la règle {clause}</translation>
    </message>
    <message>
        <source>Bribe first</source>
        <translation>L’enveloppe d’abord</translation>
    </message>
    <message>
        <source>Name a price first</source>
        <translation>Annoncer un prix d’abord</translation>
    </message>
    <message>
        <source>Act first</source>
        <translation>Agir d’abord</translation>
    </message>
    <message>
        <source>Offer money</source>
        <translation>Glisser une enveloppe</translation>
    </message>
    <message>
        <source>Name a price</source>
        <translation>Annoncer un prix</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Au résultat</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Let {seat} act</source>
        <translation>Laisser {seat} agir</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Send off</source>
        <translation>Expulser</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Injure</source>
        <translation>Blesser</translation>
    </message>
    <message>
        <source>Return to hand</source>
        <translation>Reprendre en main</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Accept every referee</source>
        <translation>Accepter tous les arbitres</translation>
    </message>
    <message>
        <source>No more keepers</source>
        <translation>Plus de gardien</translation>
    </message>
    <message>
        <source>No more red cards</source>
        <translation>Plus de rouge</translation>
    </message>
    <message>
        <source>Attack no more</source>
        <translation>Ne plus attaquer</translation>
    </message>
    <message>
        <source>Play it as it is</source>
        <translation>Jouer ainsi</translation>
    </message>
    <message>
        <source>Do not answer</source>
        <translation>Ne pas répondre</translation>
    </message>
    <message>
        <source>No keeper</source>
        <translation>Pas de gardien</translation>
    </message>
    <message>
        <source>No red card</source>
        <translation>Pas de rouge</translation>
    </message>
    <message>
        <source>{seat} decides.</source>
        <translation>{seat} décide.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Les règles ne le permettent pas maintenant.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>{seat} is thinking …</source>
        <translation>{seat} réfléchit…</translation>
    </message>
</context>
<context>
    <name>PromptBand</name>
    <message>
        <source>Open rule {clause}</source>
        <translation>Ouvrir la règle {clause}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>{seat} picks a team.</source>
        <translation>{seat} choisit une équipe.</translation>
    </message>
    <message>
        <source>{seat} chooses one of the teams left over.</source>
        <translation>{seat} choisit l’une des équipes restantes.</translation>
    </message>
    <message>
        <source>{seat} hands out a team as agreed.</source>
        <translation>{seat} attribue une équipe comme convenu.</translation>
    </message>
    <message>
        <source>{seat} places a team in a group.</source>
        <translation>{seat} place une équipe dans un groupe.</translation>
    </message>
    <message>
        <source>{seat} decides of which colour {team:the} get a card fewer than the nation card says.</source>
        <translation>{seat} décide dans quelle couleur {team:le} {team:reçoit/reçoivent} une carte de moins que ne dit la carte de nation.</translation>
    </message>
    <message>
        <source>{seat} has the floor: praise a team, warn of one, or say nothing.</source>
        <translation>{seat} a la parole : vanter une équipe, mettre en garde contre une autre, ou se taire.</translation>
    </message>
    <message>
        <source>{seat} fills in the betting slip.</source>
        <translation>{seat} remplit le bulletin de paris.</translation>
    </message>
    <message>
        <source>{seat} may object to {referee} as referee.</source>
        <translation>{seat} peut récuser l’arbitre {referee}.</translation>
    </message>
    <message>
        <source>{seat}: {team:the} have the ball. Attack, or attack no more?</source>
        <translation>{seat} : {team:le} {team:a/ont} le ballon. Attaquer, ou ne plus attaquer ?</translation>
    </message>
    <message>
        <source>{seat} may add red cards to the attack.</source>
        <translation>{seat} peut ajouter des rouges à l’attaque.</translation>
    </message>
    <message>
        <source>{seat}: how do {team:the} answer the attack?</source>
        <translation>{seat} : que {team:répond/répondent} {team:le} à l’attaque ?</translation>
    </message>
    <message>
        <source>{seat} may add red cards to the answer.</source>
        <translation>{seat} peut ajouter des rouges à la réponse.</translation>
    </message>
    <message>
        <source>{seat} may play a red card on the roll.</source>
        <translation>{seat} peut jouer une rouge sur ce lancer.</translation>
    </message>
    <message>
        <source>Referee {seat} may change the roll by one.</source>
        <translation>L’arbitre {seat} peut changer le lancer d’un point.</translation>
    </message>
    <message>
        <source>Referee {seat} rules: inside or outside?</source>
        <translation>L’arbitre {seat} tranche : dedans ou dehors ?</translation>
    </message>
    <message>
        <source>{seat} may play a red card against the sending-off.</source>
        <translation>{seat} peut jouer une rouge contre l’expulsion.</translation>
    </message>
    <message>
        <source>Referee {seat} chooses the card to send off.</source>
        <translation>L’arbitre {seat} choisit la carte à expulser.</translation>
    </message>
    <message>
        <source>{seat} may add red cards before {team:the} shoot.</source>
        <translation>{seat} peut ajouter des rouges avant le tir {team:du}.</translation>
    </message>
    <message>
        <source>{seat} may still help the shot with a red card.</source>
        <translation>{seat} peut encore aider le tir d’une rouge.</translation>
    </message>
    <message>
        <source>{seat}: the shot is on target. Do {team:the} send a keeper?</source>
        <translation>{seat} : le tir est cadré. Un gardien pour {team:le} ?</translation>
    </message>
    <message>
        <source>{seat} may add a second keeper.</source>
        <translation>{seat} peut ajouter un second gardien.</translation>
    </message>
    <message>
        <source>{seat} may answer the goal with a red card.</source>
        <translation>{seat} peut répondre au but par une rouge.</translation>
    </message>
    <message>
        <source>{seat} fills an envelope for the referee.</source>
        <translation>{seat} remplit une enveloppe pour l’arbitre.</translation>
    </message>
    <message>
        <source>Referee {seat} looks at the envelopes.</source>
        <translation>L’arbitre {seat} regarde les enveloppes.</translation>
    </message>
    <message>
        <source>Referee {seat}: blow the whistle, or give a penalty first?</source>
        <translation>Arbitre {seat} : siffler la fin, ou donner d’abord un penalty ?</translation>
    </message>
    <message>
        <source>Referee {seat} answers the offer.</source>
        <translation>L’arbitre {seat} répond à l’offre.</translation>
    </message>
    <message>
        <source>{seat} chooses a card to discard.</source>
        <translation>{seat} choisit une carte à défausser.</translation>
    </message>
    <message>
        <source>{seat} picks the card that gets injured.</source>
        <translation>{seat} désigne la carte qui se blesse.</translation>
    </message>
    <message>
        <source>{seat} chooses a used card to return to hand.</source>
        <translation>{seat} choisit une carte utilisée à reprendre en main.</translation>
    </message>
    <message>
        <source>{seat} may play a red card before the kick.</source>
        <translation>{seat} peut jouer une rouge avant le tir au but.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Tout est joué.</translation>
    </message>
</context>
<context>
    <name>RaceStage</name>
    <message>
        <source>WON {money}</source>
        <translation>GAGNÉ {money}</translation>
    </message>
    <message>
        <source>LOST</source>
        <translation>PERDU</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>{place}. {seat}: {cash}; stakes {stakes}, bribes {bribes}, prize money {fees}, bets won {won}.</source>
        <translation>{place}. {seat} : {cash} ; mises {stakes}, enveloppes {bribes}, primes {fees}, paris gagnés {won}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Enveloppes</translation>
    </message>
    <message>
        <source>Prize money</source>
        <translation>Primes</translation>
    </message>
    <message>
        <source>Bets won</source>
        <translation>Paris gagnés</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Cash at the start</source>
        <translation>Caisse au départ</translation>
    </message>
    <message>
        <source>Stakes paid</source>
        <translation>Mises payées</translation>
    </message>
    <message>
        <source>Bribes received less bribes paid</source>
        <translation>Enveloppes reçues moins enveloppes données</translation>
    </message>
    <message>
        <source>Cash at the end</source>
        <translation>Caisse à la fin</translation>
    </message>
</context>
<context>
    <name>ReadingScreen</name>
    <message>
        <source>Reading the saved game</source>
        <translation>Lecture de la sauvegarde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The card is not played at this moment, but {moment}.</source>
        <translation>La carte ne se joue pas maintenant, mais {moment}.</translation>
    </message>
    <message>
        <source>The card is not played at this moment: it attacks, and only when the team has the ball.</source>
        <translation>La carte ne se joue pas maintenant : elle attaque, et seulement quand l’équipe a le ballon.</translation>
    </message>
    <message>
        <source>The card is not played at this moment: it meets a shot of the other team that is on target.</source>
        <translation>La carte ne se joue pas maintenant : elle s’oppose à un tir cadré de l’adversaire.</translation>
    </message>
    <message>
        <source>The card is not played at this moment: it answers an attack of the other team.</source>
        <translation>La carte ne se joue pas maintenant : elle répond à une attaque de l’adversaire.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn: wait until you are asked.</source>
        <translation>C’est à quelqu’un d’autre : attends qu’on te le demande.</translation>
    </message>
    <message>
        <source>The team must play at least one green card in this match first: attack, then it may stop.</source>
        <translation>L’équipe doit d’abord jouer au moins une verte dans ce match : attaque, ensuite elle pourra s’arrêter.</translation>
    </message>
    <message>
        <source>In the final nobody stops attacking with a green card in hand: play a green one.</source>
        <translation>En finale, on ne s’arrête pas avec une verte en main : joue une verte.</translation>
    </message>
    <message>
        <source>The team does not hold this card: choose one from its hand.</source>
        <translation>L’équipe n’a pas cette carte : choisis-en une de sa main.</translation>
    </message>
    <message>
        <source>This red card has been used in this match already; it comes back after the whistle.</source>
        <translation>Cette rouge a déjà servi dans ce match ; elle revient après le coup de sifflet.</translation>
    </message>
    <message>
        <source>The card is not played at this moment.</source>
        <translation>La carte ne se joue pas maintenant.</translation>
    </message>
    <message>
        <source>What the card asks for is not the case now; its text says what it needs.</source>
        <translation>Ce que demande la carte n’est pas réuni ; son texte dit ce qu’il lui faut.</translation>
    </message>
    <message>
        <source>The card does not fit the place of this attack: choose one for this place, or one without a place.</source>
        <translation>La carte ne va pas avec le lieu de cette attaque : prends-en une pour ce lieu, ou une sans lieu.</translation>
    </message>
    <message>
        <source>The referee took money and may not decide against this team until the final whistle.</source>
        <translation>L’arbitre a pris de l’argent et ne décide plus rien contre cette équipe jusqu’à la fin du match.</translation>
    </message>
    <message>
        <source>The penalty out of the blue has been given already: each player has one in the whole tournament.</source>
        <translation>Le penalty tombé du ciel est déjà tombé : chacun n’en a qu’un dans tout le tournoi.</translation>
    </message>
    <message>
        <source>In a knock-out match no penalty out of the blue is given in normal time while it is level.</source>
        <translation>Dans un match à élimination, aucun penalty ne tombe du ciel pendant le temps réglementaire tant qu’il y a égalité.</translation>
    </message>
    <message>
        <source>Only the referee of this match may do that.</source>
        <translation>Seul l’arbitre de ce match a ce droit.</translation>
    </message>
    <message>
        <source>Three offers a match are the most: the next one may be made in the next match.</source>
        <translation>Trois offres par match, pas plus : la suivante pourra se faire au prochain match.</translation>
    </message>
    <message>
        <source>There is not enough cash for that: offer less.</source>
        <translation>La caisse n’y suffit pas : offre moins.</translation>
    </message>
    <message>
        <source>In this tournament no bribe may be that high: offer 10M or less.</source>
        <translation>Dans ce tournoi, une enveloppe ne peut pas être aussi épaisse : offre 10 M ou moins.</translation>
    </message>
    <message>
        <source>An offer is on the table; it must be answered first.</source>
        <translation>Une offre est sur la table ; il faut d’abord y répondre.</translation>
    </message>
    <message>
        <source>Your three offers are made: another one must be as high as the price he has named.</source>
        <translation>Tes trois offres sont faites : une de plus doit atteindre le prix qu’il a annoncé.</translation>
    </message>
    <message>
        <source>In this game the referee names no prices.</source>
        <translation>Dans cette partie, l’arbitre n’annonce pas de prix.</translation>
    </message>
    <message>
        <source>A price is higher than the offer that it answers.</source>
        <translation>Un prix est plus haut que l’offre à laquelle il répond.</translation>
    </message>
    <message>
        <source>Unasked, a price is named once a match for each team: wait for an offer.</source>
        <translation>Sans qu’on le demande, un prix s’annonce une fois par match et par équipe : attends une offre.</translation>
    </message>
    <message>
        <source>Three prices for a team are the most in a match: accept or decline.</source>
        <translation>Trois prix par équipe et par match, pas plus : accepte ou refuse.</translation>
    </message>
    <message>
        <source>That price is too high for this tournament: name less.</source>
        <translation>Ce prix est trop haut pour ce tournoi : demande moins.</translation>
    </message>
    <message>
        <source>That player has put nothing in: take another envelope, or none.</source>
        <translation>Ce joueur n’y a rien mis : prends une autre enveloppe, ou aucune.</translation>
    </message>
    <message>
        <source>This match has no referee; nobody can be bribed.</source>
        <translation>Ce match n’a pas d’arbitre : personne à acheter.</translation>
    </message>
    <message>
        <source>The referee of this match waits for offers and makes none.</source>
        <translation>L’arbitre de ce match attend les offres et n’en fait pas.</translation>
    </message>
    <message>
        <source>In a shoot-out there are neither bribes nor penalties out of the blue.</source>
        <translation>Pendant les tirs au but, ni enveloppes ni penalty tombé du ciel.</translation>
    </message>
    <message>
        <source>Choose a card first; this one is added to it.</source>
        <translation>Choisis d’abord une carte ; celle-ci s’y ajoute.</translation>
    </message>
    <message>
        <source>The card joins a blue keeper, and only if both together save the shot.</source>
        <translation>La carte s’ajoute à un gardien bleu, et seulement si les deux ensemble arrêtent le tir.</translation>
    </message>
    <message>
        <source>The card does not go with the chosen card.</source>
        <translation>La carte ne va pas avec la carte choisie.</translation>
    </message>
    <message>
        <source>There is a bet on this team already: take it off the slip first.</source>
        <translation>Il y a déjà un pari sur cette équipe : retire-le d’abord du bulletin.</translation>
    </message>
    <message>
        <source>Everybody must place a bet on Germany: choose how far it will get.</source>
        <translation>Tout le monde doit parier sur l’Allemagne : choisis jusqu’où elle ira.</translation>
    </message>
    <message>
        <source>The stakes are more than the cash: take a bet off the slip.</source>
        <translation>Les mises dépassent la caisse : retire un pari du bulletin.</translation>
    </message>
    <message>
        <source>This team has a manager already: choose another one.</source>
        <translation>Cette équipe a déjà un sélectionneur : prends-en une autre.</translation>
    </message>
    <message>
        <source>This player has enough teams: nobody gets two more than another. Choose somebody else.</source>
        <translation>Ce joueur a assez d’équipes : personne n’en a deux de plus qu’un autre. Choisis quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Too many teams of one player would come together: give it to somebody else.</source>
        <translation>Trop d’équipes d’un même joueur se retrouveraient : donne-la à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>Nobody may have more than two teams in one group: choose another group.</source>
        <translation>Personne ne peut avoir plus de deux équipes dans un groupe : prends un autre groupe.</translation>
    </message>
    <message>
        <source>You have two teams of this group already, or others could not be kept apart: choose another one.</source>
        <translation>Tu as déjà deux équipes de ce groupe, ou d’autres ne pourraient plus être séparées : prends-en une autre.</translation>
    </message>
    <message>
        <source>This team would meet one of your own first, or others could not be kept apart: choose another one.</source>
        <translation>Cette équipe tomberait d’abord sur une des tiennes, ou d’autres ne pourraient plus être séparées : prends-en une autre.</translation>
    </message>
    <message>
        <source>In the final&apos;s shoot-out a keeper that saves must be played.</source>
        <translation>Aux tirs au but de la finale, un gardien qui arrête doit être joué.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Tout est joué.</translation>
    </message>
    <message>
        <source>Star cards are never discarded or stolen: choose another card.</source>
        <translation>Les cartes étoiles ne se défaussent ni ne se volent : choisis une autre carte.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>Cela n’existe pas dans ce jeu.</translation>
    </message>
    <message>
        <source>That is not allowed now: the prompt says what may be done.</source>
        <translation>Ce n’est pas permis maintenant : la question dit ce qu’on peut faire.</translation>
    </message>
</context>
<context>
    <name>RecordSheet</name>
    <message>
        <source>Bracket</source>
        <translation>Tableau final</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Feuille du tournoi</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matchs</translation>
    </message>
    <message>
        <source>{group}: matches</source>
        <translation>{group} : matchs</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are being played and stay.</source>
        <translation>
            <numerusform>%n partie est en cours et reste.</numerusform>
            <numerusform>%n parties sont en cours et restent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in the bin.</source>
        <translation>
            <numerusform>%n partie à la corbeille.</numerusform>
            <numerusform>%n parties à la corbeille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Name the game</source>
        <translation>Nommer la partie</translation>
    </message>
    <message>
        <source>Put it into the bin</source>
        <translation>La mettre à la corbeille</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Tes parties</translation>
    </message>
    <message>
        <source>To go on with and to look at again</source>
        <translation>À reprendre et à revoir</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finies</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Search: a name, a game, a day</source>
        <translation>Chercher : un nom, un jeu, un jour</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>No game here</source>
        <translation>Aucune partie ici</translation>
    </message>
    <message>
        <source>Games that you play are listed here.</source>
        <translation>Ici figurent les parties que tu joues.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Un autre fichier…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Nommer…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Into the bin</source>
        <translation>À la corbeille</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Supprimer pour de bon…</translation>
    </message>
</context>
<context>
    <name>RefereePanel</name>
    <message>
        <source>No referee</source>
        <translation>Sans arbitre</translation>
    </message>
    <message>
        <source>Penalty out of the blue</source>
        <translation>Penalty tombé du ciel</translation>
    </message>
    <message>
        <source>Name a price</source>
        <translation>Annoncer un prix</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Enveloppes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Refereed match {match}, and took money for {team:the}.</source>
        <translation>A arbitré le match {match}, et pris de l’argent pour {team:le}.</translation>
    </message>
    <message>
        <source>Refereed match {match}, and took money for both teams.</source>
        <translation>A arbitré le match {match}, et pris de l’argent pour les deux équipes.</translation>
    </message>
    <message>
        <source>Refereed match {match}, and took no money.</source>
        <translation>A arbitré le match {match}, sans prendre d’argent.</translation>
    </message>
    <message>
        <source>Nobody is free to referee: rolls stand, the edge counts as outside, and lots decide who is sent off.</source>
        <translation>Personne n’est libre pour arbitrer : les lancers restent, la ligne compte comme dehors, et le sort désigne les expulsés.</translation>
    </message>
    <message>
        <source>Took money for both teams and may decide nothing.</source>
        <translation>A pris de l’argent des deux côtés et ne décide plus rien.</translation>
    </message>
    <message>
        <source>Took money and may decide nothing against {team:the}.</source>
        <translation>A pris de l’argent et ne décide plus rien contre {team:le}.</translation>
    </message>
    <message>
        <source>Free: bound to nobody.</source>
        <translation>Libre : acheté par personne.</translation>
    </message>
    <message>
        <source>Asks {amount} for {team:the}.</source>
        <translation>Demande {amount} pour {team:le}.</translation>
    </message>
    <message>
        <source>The penalty out of the blue is used.</source>
        <translation>Le penalty tombé du ciel a servi.</translation>
    </message>
    <message>
        <source>Still has a penalty out of the blue.</source>
        <translation>A encore un penalty tombé du ciel.</translation>
    </message>
    <message>
        <source>Banned from refereeing: {seats}.</source>
        <translation>Suspendus d’arbitrage : {seats}.</translation>
    </message>
    <message>
        <source>Objected to in this match: {seats}.</source>
        <translation>Récusés pour ce match : {seats}.</translation>
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
        <translation>Match {number}, {stage} : {home} – {away}</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {home} – {away} {score}</source>
        <translation>Match {number}, {stage} : {home} – {away} {score}</translation>
    </message>
    <message>
        <source>Kick in for {team:the}: {score} in the shoot-out</source>
        <translation>Tir au but réussi pour {team:le} : {score} dans la séance</translation>
    </message>
    <message>
        <source>Own goal, for {team:the}: {score}</source>
        <translation>But contre son camp, pour {team:le} : {score}</translation>
    </message>
    <message>
        <source>Goal for {team:the}: {score}</source>
        <translation>But pour {team:le} : {score}</translation>
    </message>
    <message>
        <source>Part {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>Coup {move}</translation>
    </message>
    <message>
        <source>Back to the beginning of a part</source>
        <translation>Au début de la partie précédente</translation>
    </message>
    <message>
        <source>Back to the mark before</source>
        <translation>À la marque précédente</translation>
    </message>
    <message>
        <source>On to the next mark</source>
        <translation>À la marque suivante</translation>
    </message>
    <message>
        <source>On to the next part</source>
        <translation>À la partie suivante</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>Before the first match, move {move}</source>
        <translation>Avant le premier match, coup {move}</translation>
    </message>
    <message>
        <source>{match}, move {move}</source>
        <translation>{match}, coup {move}</translation>
    </message>
    <message>
        <source>Back to the beginning of a match</source>
        <translation>Au début du match précédent</translation>
    </message>
    <message>
        <source>Back to the goal before</source>
        <translation>Au but précédent</translation>
    </message>
    <message>
        <source>On to the next goal</source>
        <translation>Au but suivant</translation>
    </message>
    <message>
        <source>On to the next match</source>
        <translation>Au match suivant</translation>
    </message>
    <message>
        <source>Go to a move</source>
        <translation>Aller à un coup</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Numéro du coup</translation>
    </message>
    <message>
        <source>To the beginning of the game</source>
        <translation>Au début de la partie</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Timeline of the game</source>
        <translation>Fil de la partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>of {last}</source>
        <translation>sur {last}</translation>
    </message>
    <message>
        <source>Speed and move</source>
        <translation>Vitesse et coup</translation>
    </message>
    <message>
        <source>Speed {times}</source>
        <translation>Vitesse {times}</translation>
    </message>
    <message>
        <source>Go to a move…</source>
        <translation>Aller à un coup…</translation>
    </message>
</context>
<context>
    <name>ReplayOpening</name>
    <message>
        <source>{seat}: strength {total}</source>
        <translation>{seat} : force {total}</translation>
    </message>
    <message>
        <source>no team yet</source>
        <translation>aucune équipe encore</translation>
    </message>
    <message>
        <source>Teams to choose from</source>
        <translation>Équipes encore libres</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>The replay ends with move {move}, the last that is sound.</source>
        <translation>La relecture s’arrête au coup {move}, le dernier intact.</translation>
    </message>
    <message>
        <source>The last line of the saved game is cut off: the replay ends with the move before it.</source>
        <translation>La dernière ligne de la sauvegarde est coupée : la relecture s’arrête au coup d’avant.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Relecture : {game}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Whose view is shown</source>
        <translation>De qui l’on montre la vue</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>open: all hands</source>
        <translation>cartes sur table : toutes les mains</translation>
    </message>
    <message>
        <source>Other hands are shown when the game is over.</source>
        <translation>Les autres mains se montrent quand la partie est finie.</translation>
    </message>
    <message>
        <source>Show the match</source>
        <translation>Montrer le match</translation>
    </message>
    <message>
        <source>Hide panels</source>
        <translation>Masquer les panneaux</translation>
    </message>
    <message>
        <source>Show panels</source>
        <translation>Montrer les panneaux</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>Where the replay is</source>
        <translation>Où en est la relecture</translation>
    </message>
    <message>
        <source>The match as text</source>
        <translation>Le match en texte</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>The saved game cannot be shown</source>
        <translation>Impossible de montrer la sauvegarde</translation>
    </message>
    <message>
        <source>Nothing of it can be shown. If you have a copy of the file, open that.</source>
        <translation>Rien ne peut en être montré. Si tu as une copie du fichier, ouvre-la.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>{home}–{away} {team}, an own goal</source>
        <translation>{home}–{away} {team}, contre son camp</translation>
    </message>
    <message>
        <source>{home}–{away} {team}, from a penalty</source>
        <translation>{home}–{away} {team}, sur penalty</translation>
    </message>
    <message>
        <source>{home}–{away} {team}, from a free kick</source>
        <translation>{home}–{away} {team}, sur coup franc</translation>
    </message>
    <message>
        <source>{home}–{away} {team}: {card}</source>
        <translation>{home}–{away} {team} : {card}</translation>
    </message>
    <message>
        <source>{home}–{away} {team}</source>
        <translation>{home}–{away} {team}</translation>
    </message>
    <message>
        <source>Referee {referee} gave {team:the} a penalty out of the blue.</source>
        <translation>L’arbitre {referee} a fait tomber un penalty du ciel pour {team:le}.</translation>
    </message>
    <message>
        <source>Sent off, {team}: {card}</source>
        <translation>Expulsion, {team} : {card}</translation>
    </message>
    <message>
        <source>{seat} paid referee {referee} {amount} for {team:the}.</source>
        <translation>{seat} a payé {amount} à l’arbitre {referee} pour {team:le}.</translation>
    </message>
    <message>
        <source>Referee {referee}, paid for {paid:the}, made {before} a {total}.</source>
        <translation>L’arbitre {referee}, payé pour {paid:le}, a fait de {before} un {total}.</translation>
    </message>
    <message>
        <source>Referee {referee} made {before} a {total}.</source>
        <translation>L’arbitre {referee} a fait de {before} un {total}.</translation>
    </message>
    <message>
        <source>Referee {referee}, paid for {paid:the}, ruled inside: penalty.</source>
        <translation>L’arbitre {referee}, payé pour {paid:le}, a jugé dedans : penalty.</translation>
    </message>
    <message>
        <source>Referee {referee} ruled inside: penalty.</source>
        <translation>L’arbitre {referee} a jugé dedans : penalty.</translation>
    </message>
    <message>
        <source>Referee {referee}, paid for {paid:the}, ruled outside: free kick.</source>
        <translation>L’arbitre {referee}, payé pour {paid:le}, a jugé dehors : coup franc.</translation>
    </message>
    <message>
        <source>Referee {referee} ruled outside: free kick.</source>
        <translation>L’arbitre {referee} a jugé dehors : coup franc.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{team:The} are champions!</source>
        <translation>Le titre revient {team:au} !</translation>
    </message>
    <message>
        <source>{team:The} win</source>
        <translation>Victoire {team:du}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>{kicks} after penalties</source>
        <translation>{kicks} aux tirs au but</translation>
    </message>
    <message>
        <source>after extra time</source>
        <translation>après prolongation</translation>
    </message>
    <message>
        <source>Match {number} · {stage}</source>
        <translation>Match {number} · {stage}</translation>
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
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>{home}–{away}. {seat} offered {amount} for {team:the}.</source>
        <translation>{home}–{away}. {seat} a offert {amount} pour {team:le}.</translation>
    </message>
    <message>
        <source>{home}–{away}. {question}</source>
        <translation>{home}–{away}. {question}</translation>
    </message>
    <message>
        <source>Refused: {amount} for {team:the}. Later {taken} were taken, {gain} less.</source>
        <translation>Refusé : {amount} pour {team:le}. Plus tard, {taken} ont été pris, {gain} de moins.</translation>
    </message>
    <message>
        <source>Refused: {amount} for {team:the}, which would have brought {gain}. The price of {price} nobody paid.</source>
        <translation>Refusé : {amount} pour {team:le}, qui auraient rapporté {gain}. Le prix de {price}, personne ne l’a payé.</translation>
    </message>
    <message>
        <source>Refused: {amount} for {team:the}, which would have brought {gain}.</source>
        <translation>Refusé : {amount} pour {team:le}, qui auraient rapporté {gain}.</translation>
    </message>
    <message>
        <source>{asked}
Decided: {chosen}
Better: {better}
{reason}</source>
        <translation>{asked}
Décidé : {chosen}
Mieux : {better}
{reason}</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at, and none of them cost anything worth telling of.</source>
        <translation>
            <numerusform>%n décision examinée, et elle n’a rien coûté qui vaille d’être raconté.</numerusform>
            <numerusform>%n décisions examinées, et aucune n’a rien coûté qui vaille d’être raconté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) looked at. What cost something, the dearest first:</source>
        <translation>
            <numerusform>%n décision examinée. Ce qui a coûté, le plus cher d’abord :</numerusform>
            <numerusform>%n décisions examinées. Ce qui a coûté, le plus cher d’abord :</numerusform>
        </translation>
    </message>
    <message>
        <source>The decisions of {seat}</source>
        <translation>Les décisions de {seat}</translation>
    </message>
    <message>
        <source>No review can be had now.</source>
        <translation>Aucun bilan possible en ce moment.</translation>
    </message>
    <message>
        <source>Each is weighed again with what was known at the time.</source>
        <translation>Chacune est repesée avec ce qu’on savait alors.</translation>
    </message>
    <message>
        <source>What each cost on average, whatever the dice then did. Luck is not counted.</source>
        <translation>Ce que chacune a coûté en moyenne, quoi qu’aient fait les dés ensuite. La chance ne compte pas.</translation>
    </message>
    <message>
        <source>Review the decisions of {seat}</source>
        <translation>Bilan des décisions de {seat}</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>The six faces of the special die; an empty ring is a 0</source>
        <translation>Les six faces du dé spécial ; un anneau vide vaut 0</translation>
    </message>
    <message>
        <source>Four footballers, with their strength on top and their symbols</source>
        <translation>Quatre footballeurs, leur force en haut et leurs symboles</translation>
    </message>
    <message>
        <source>Two tactics cards: strength, and what both phases need</source>
        <translation>Deux cartes tactiques : la force et ce qu’exigent les deux phases</translation>
    </message>
    <message>
        <source>The four Germans and the four Frenchmen</source>
        <translation>Les quatre Allemands et les quatre Français</translation>
    </message>
    <message>
        <source>The field, a goal at either end</source>
        <translation>Le terrain, un but à chaque bout</translation>
    </message>
    <message>
        <source>A number card and the three face cards</source>
        <translation>Une carte chiffrée et les trois figures</translation>
    </message>
    <message>
        <source>A 3 and a 5: one man up to three steps, another up to five</source>
        <translation>Un 3 et un 5 : un homme jusqu’à trois pas, un autre jusqu’à cinq</translation>
    </message>
    <message>
        <source>The six faces of the die: 5, 10, long pass, foul, offside, penalty</source>
        <translation>Les six faces du dé : 5, 10, longue passe, faute, hors-jeu, penalty</translation>
    </message>
    <message>
        <source>Backs of a green, a blue and a red card, each with its sign</source>
        <translation>Dos d’une carte verte, d’une bleue et d’une rouge, chacune avec son signe</translation>
    </message>
    <message>
        <source>The nation card of Germany</source>
        <translation>La carte de nation de l’Allemagne</translation>
    </message>
    <message>
        <source>The faces of a die, 1 to 6</source>
        <translation>Les faces d’un dé, de 1 à 6</translation>
    </message>
    <message>
        <source>From left to right, in red: outside, edge, inside</source>
        <translation>De gauche à droite, en rouge : dehors, limite, dedans</translation>
    </message>
    <message>
        <source>The eleven of a side: keeper, defenders, midfielders, strikers</source>
        <translation>Les onze d’un camp : gardien, défenseurs, milieux, attaquants</translation>
    </message>
    <message>
        <source>The spinner: four balls, two flags, twice the third sign</source>
        <translation>La roue : quatre ballons, deux drapeaux, deux fois le troisième signe</translation>
    </message>
    <message>
        <source>The board, a goal at either end</source>
        <translation>Le plateau, un but à chaque bout</translation>
    </message>
    <message>
        <source>The six faces of the shooting die</source>
        <translation>Les six faces du dé de tir</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message numerus="yes">
        <source>%n clause(s) found</source>
        <translation>
            <numerusform>%n règle trouvée</numerusform>
            <numerusform>%n règles trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Every clause has a number; the game names it where it matters</source>
        <translation>Chaque règle a un numéro ; le jeu le cite là où elle compte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>RunningGame</name>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>The game lies in the bin: “Your games” has it.</source>
        <translation>La partie est à la corbeille : voir « Tes parties ».</translation>
    </message>
</context>
<context>
    <name>ScenarioPanel</name>
    <message>
        <source>Difficulty {number} of {most}. The expert usually makes {stars}.</source>
        <translation>Difficulté {number} sur {most}. L’expert fait d’habitude {stars}.</translation>
    </message>
    <message>
        <source>Difficulty {number} of {most}. More often than not, the expert fails.</source>
        <translation>Difficulté {number} sur {most}. Le plus souvent, l’expert échoue.</translation>
    </message>
    <message>
        <source>Your best: {stars}</source>
        <translation>Ton record : {stars}</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Pas encore résolu</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>ScenariosScreen</name>
    <message>
        <source>Play the scenario in front</source>
        <translation>Jouer le défi du premier plan</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>The first star is the task, the others are for those who can do more</source>
        <translation>La première étoile est le défi, les autres sont pour ceux qui savent faire mieux</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <translation>pour la coupe</translation>
    </message>
    <message>
        <source>shoot-out {home} to {away}</source>
        <translation>tirs au but {home} à {away}</translation>
    </message>
    <message>
        <source>on the ball: {team}</source>
        <translation>au ballon : {team}</translation>
    </message>
    <message>
        <source>shoot-out {home} : {away}</source>
        <translation>tirs au but {home} : {away}</translation>
    </message>
    <message>
        <source>{a} {goals_a}, {b} {goals_b}</source>
        <translation>{a} {goals_a}, {b} {goals_b}</translation>
    </message>
    <message>
        <source>{name} has the ball</source>
        <translation>{name} a le ballon</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>décide</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>{place}. {player}: {money} won, titles: {titles}, places: {places}.</source>
        <translation>{place}. {player} : {money} gagnés, titres : {titles}, places : {places}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnés</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titres</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Money won</source>
        <translation>Argent gagné</translation>
    </message>
    <message>
        <source>Tournaments won</source>
        <translation>Tournois gagnés</translation>
    </message>
    <message>
        <source>Places, from the first on</source>
        <translation>Places, à partir de la première</translation>
    </message>
</context>
<context>
    <name>SeasonScreen</name>
    <message>
        <source>The season cannot be saved: {reason}</source>
        <translation>Impossible d’enregistrer la saison : {reason}</translation>
    </message>
    <message>
        <source>A new season …</source>
        <translation>Une nouvelle saison…</translation>
    </message>
    <message>
        <source>Begin the season</source>
        <translation>Commencer la saison</translation>
    </message>
    <message>
        <source>Go on with tournament {number}</source>
        <translation>Continuer le tournoi {number}</translation>
    </message>
    <message>
        <source>Tournament {number}</source>
        <translation>Tournoi {number}</translation>
    </message>
    <message>
        <source>The season is over; {players} won it.</source>
        <translation>La saison est finie ; vainqueur : {players}.</translation>
    </message>
    <message>
        <source>{played} of {number} tournaments are played.</source>
        <translation>{played} tournois joués sur {number}.</translation>
    </message>
    <message>
        <source>Cash is kept; nobody begins with less than the format gives.</source>
        <translation>On garde sa caisse ; personne ne commence avec moins que ce que donne la formule.</translation>
    </message>
    <message>
        <source>First choice goes round.</source>
        <translation>Le premier choix tourne.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>{file} is not among the games any more</source>
        <translation>{file} n’est plus parmi les parties</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Watch tournament {number}</source>
        <translation>Regarder le tournoi {number}</translation>
    </message>
    <message>
        <source>{number}. {players}: {money}; champion: {team} ({trainer})</source>
        <translation>{number}. {players} : {money} ; champion : {team} ({trainer})</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
    <message>
        <source>Several tournaments, the same players, one table</source>
        <translation>Plusieurs tournois, les mêmes joueurs, un seul classement</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Table of the season</source>
        <translation>Classement de la saison</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>SeatColours</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Pétrole</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>PIN, optional</source>
        <translation>Code, facultatif</translation>
    </message>
    <message>
        <source>PIN of player {number}</source>
        <translation>Code du joueur {number}</translation>
    </message>
    <message>
        <source>Opens the curtain of this player. Without one, a click opens it.</source>
        <translation>Ouvre le rideau de ce joueur. Sans code, un clic suffit.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs portent le même nom.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <translation>Deux joueurs ont la même couleur.</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Who plays player {number}</source>
        <translation>Qui tient la place du joueur {number}</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>Couleur du joueur {number}</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Un humain</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>A player handed to the computer keeps teams, cards and bets. Whoever takes one over sees them. The log tells everybody of both.</source>
        <translation>Un joueur confié à l’ordinateur garde équipes, cartes et paris. Qui prend sa place les voit. Le journal le dit à tout le monde dans les deux cas.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Un humain</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
    <message>
        <source>Who plays {seat}</source>
        <translation>Qui tient la place de {seat}</translation>
    </message>
</context>
<context>
    <name>SettingUp</name>
    <message>
        <source>Green: {left} instead of {due}</source>
        <translation>Vertes : {left} au lieu de {due}</translation>
    </message>
    <message>
        <source>Blue: {left} instead of {due}</source>
        <translation>Bleues : {left} au lieu de {due}</translation>
    </message>
    <message>
        <source>Red: {left} instead of {due}</source>
        <translation>Rouges : {left} au lieu de {due}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Some settings could not be read and were reset: {names}</source>
        <translation>Quelques réglages étaient illisibles et ont repris leur valeur de départ : {names}</translation>
    </message>
    <message>
        <source>The settings file is damaged; the defaults are used. The file: {path}</source>
        <translation>Le fichier des réglages est endommagé ; les valeurs de départ s’appliquent. Le fichier : {path}</translation>
    </message>
    <message>
        <source>The settings hold until the program ends, but could not be saved ({reason}): {path}</source>
        <translation>Les réglages valent jusqu’à la fin du programme, mais n’ont pas pu être enregistrés ({reason}) : {path}</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Every change takes effect at once</source>
        <translation>Chaque changement s’applique aussitôt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Langue et aspect</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Rythme des ordinateurs</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Show all tips again</source>
        <translation>Montrer de nouveau toutes les astuces</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Ask only where there is a choice</source>
        <translation>Ne demander que s’il y a un choix</translation>
    </message>
    <message>
        <source>Alone: the only answer is given by itself</source>
        <translation>Seul : la seule réponse se donne d’elle-même</translation>
    </message>
    <message>
        <source>Only own matches</source>
        <translation>Seulement mes matchs</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Astuces</translation>
    </message>
    <message>
        <source>Cards and dice are where they belong at once.</source>
        <translation>Cartes et dés sont aussitôt à leur place.</translation>
    </message>
    <message>
        <source>Others can tell from the pause it saves that there was nothing to do but pass.</source>
        <translation>À la pause économisée, les autres devinent qu’il n’y avait rien d’autre à faire que passer.</translation>
    </message>
    <message>
        <source>Whoever plays alone is asked where there are two answers or more. Dice are rolled by hand all the same.</source>
        <translation>Qui joue seul n’est interrogé que s’il y a deux réponses ou plus. Les dés se lancent tout de même à la main.</translation>
    </message>
    <message>
        <source>Matches in which nobody here has a stake run to their result at once.</source>
        <translation>Les matchs où personne ici n’a d’intérêt filent droit au résultat.</translation>
    </message>
    <message>
        <source>A word of explanation the first time a thing happens.</source>
        <translation>Un mot d’explication la première fois qu’une chose arrive.</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n équipe</numerusform>
            <numerusform>%n équipes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matchs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>{teams}, {matches} in {rounds}, {fewest} to {most} players</source>
        <translation>{teams}, {matches} en {rounds}, de {fewest} à {most} joueurs</translation>
    </message>
    <message>
        <source>final group of {size}</source>
        <translation>poule finale de {size}</translation>
    </message>
    <message>
        <source>second groups: {groups}</source>
        <translation>seconds groupes : {groups}</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of {size}</source>
        <translation>
            <numerusform>%n groupe de {size}</numerusform>
            <numerusform>%n groupes de {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of {fewest} to {size}</source>
        <translation>
            <numerusform>%n groupe de {fewest} à {size}</numerusform>
            <numerusform>%n groupes de {fewest} à {size}</numerusform>
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
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message>
        <source>{hours} {minutes} min</source>
        <translation>{hours} {minutes} min</translation>
    </message>
    <message>
        <source>A short evening: alone among computer players about {time} and {questions} questions</source>
        <translation>Une courte soirée : seul contre l’ordinateur, environ {time} et {questions} questions</translation>
    </message>
    <message>
        <source>Alone among computer players about {time} and {questions} questions</source>
        <translation>Seul contre l’ordinateur, environ {time} et {questions} questions</translation>
    </message>
    <message>
        <source>Each half has a tournament sheet of its own; the two winners play the grand final.</source>
        <translation>Chaque moitié a sa propre feuille de tournoi ; les deux vainqueurs jouent la grande finale.</translation>
    </message>
    <message>
        <source>The best thirds of the groups go through, too.</source>
        <translation>Les meilleurs troisièmes des groupes passent aussi.</translation>
    </message>
    <message>
        <source>Each team is dealt a card fewer; its manager names the colour.</source>
        <translation>Chaque équipe reçoit une carte de moins ; son sélectionneur en dit la couleur.</translation>
    </message>
    <message numerus="yes">
        <source>%n decks are shuffled together.</source>
        <translation>
            <numerusform>%n paquet est mélangé.</numerusform>
            <numerusform>%n paquets sont mélangés ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands are not dealt anew on the way.</source>
        <translation>On ne redistribue pas en cours de route.</translation>
    </message>
    <message>
        <source>A win in the groups is worth two points.</source>
        <translation>Une victoire de groupe vaut deux points.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>The last &amp;poster as a picture…</source>
        <translation>La dernière &amp;affiche en image…</translation>
    </message>
    <message>
        <source>&amp;Film of this moment…</source>
        <translation>&amp;Film de ce moment…</translation>
    </message>
    <message>
        <source>Nothing moves here: motion is reduced in the settings, or it is the beginning.</source>
        <translation>Rien ne bouge ici : les réglages réduisent les mouvements, ou c’est le début.</translation>
    </message>
    <message>
        <source>&amp;Picture of this moment…</source>
        <translation>&amp;Image de ce moment…</translation>
    </message>
    <message>
        <source>Film of this &amp;match…</source>
        <translation>Film de ce &amp;match…</translation>
    </message>
    <message>
        <source>Page of this match for a &amp;browser…</source>
        <translation>Page de ce match pour un &amp;navigateur…</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Copier le résultat</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>Copied: {lines}</source>
        <translation>Copié : {lines}</translation>
    </message>
    <message>
        <source>Pictures (*{suffix})</source>
        <translation>Images (*{suffix})</translation>
    </message>
    <message>
        <source>Films (*{suffix})</source>
        <translation>Films (*{suffix})</translation>
    </message>
    <message>
        <source>Pages for a browser (*{suffix})</source>
        <translation>Pages pour un navigateur (*{suffix})</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>{path} is being made.</source>
        <translation>{path} est en préparation.</translation>
    </message>
    <message>
        <source>Made: {path}. It shows what everybody knew.</source>
        <translation>C’est fait : {path}. On n’y voit que ce que tous savaient.</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Next goal</source>
        <translation>But suivant</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>{score} a.e.t.</source>
        <translation>{score} a. p.</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {home:the} against {away:the}, it stands {score}.</source>
        <translation>Match {number}, {stage} : {home:le} contre {away:le}, le score est de {score}.</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {home:the} against {away:the}, not yet played.</source>
        <translation>Match {number}, {stage} : {home:le} contre {away:le}, pas encore joué.</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {home:the} against {away:the}, {score}.</source>
        <translation>Match {number}, {stage} : {home:le} contre {away:le}, {score}.</translation>
    </message>
    <message>
        <source>Group {letter}</source>
        <translation>Groupe {letter}</translation>
    </message>
    <message>
        <source>Winner of match {number}</source>
        <translation>Vainqueur du match {number}</translation>
    </message>
    <message>
        <source>Loser of match {number}</source>
        <translation>Perdant du match {number}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>Group {letter}, slot {slot}</source>
        <translation>Groupe {letter}, place {slot}</translation>
    </message>
    <message>
        <source>No. {rank} of group {letter}, {stage}</source>
        <translation>N° {rank} du groupe {letter}, {stage}</translation>
    </message>
    <message>
        <source>Winner of group {letter}</source>
        <translation>Premier du groupe {letter}</translation>
    </message>
    <message>
        <source>Runner-up of group {letter}</source>
        <translation>Deuxième du groupe {letter}</translation>
    </message>
    <message>
        <source>No. {rank} of group {letter}</source>
        <translation>N° {rank} du groupe {letter}</translation>
    </message>
    <message>
        <source>Best runner-up of {letters}</source>
        <translation>Meilleur deuxième parmi {letters}</translation>
    </message>
    <message>
        <source>Best third of {letters}</source>
        <translation>Meilleur troisième parmi {letters}</translation>
    </message>
    <message>
        <source>Best no. {rank} of {letters}</source>
        <translation>Meilleur n° {rank} parmi {letters}</translation>
    </message>
    <message>
        <source>2nd stage</source>
        <translation>2e tour</translation>
    </message>
    <message>
        <source>3rd stage</source>
        <translation>3e tour</translation>
    </message>
    <message>
        <source>stage {number}</source>
        <translation>{number}e tour</translation>
    </message>
    <message>
        <source>{score} ({kicks} on penalties)</source>
        <translation>{score} ({kicks} t. a. b.)</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {first} against {second}, not yet played.</source>
        <translation>Match {number}, {stage} : {first} contre {second}, pas encore joué.</translation>
    </message>
    <message>
        <source>Match {number}, {stage}: {first} against {second}, {score}.</source>
        <translation>Match {number}, {stage} : {first} contre {second}, {score}.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Domicile</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Extérieur</translation>
    </message>
    <message>
        <source>Number of the match</source>
        <translation>Numéro du match</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Équipe à domicile</translation>
    </message>
    <message>
        <source>Away team</source>
        <translation>Équipe à l’extérieur</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Unpin: {sheet}</source>
        <translation>Détacher : {sheet}</translation>
    </message>
    <message>
        <source>Pin: {sheet}</source>
        <translation>Épingler : {sheet}</translation>
    </message>
    <message>
        <source>Close: {sheet}</source>
        <translation>Fermer : {sheet}</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>Who meets whom</source>
        <translation>Qui rencontre qui</translation>
    </message>
    <message>
        <source>The stakes are {amount} more than the cash.</source>
        <translation>Les mises dépassent la caisse de {amount}.</translation>
    </message>
    <message>
        <source>A bet on {team:the} is still missing: everybody must place one.</source>
        <translation>Il manque encore un pari sur {team:le} : tout le monde doit en placer un.</translation>
    </message>
    <message>
        <source>{chance}, {worth}</source>
        <translation>{chance}, {worth}</translation>
    </message>
    <message>
        <source>The bookmaker is still counting.</source>
        <translation>Le bookmaker compte encore.</translation>
    </message>
    <message>
        <source>{team}, {bet}: the bookmaker has never seen it happen. A bet costs {stake}.</source>
        <translation>{team}, {bet} : de mémoire de bookmaker, on n’a jamais vu cela. Un pari coûte {stake}.</translation>
    </message>
    <message>
        <source>{team}, {bet}: the bookmaker sees a chance of {chance}. A bet costs {stake} and is worth up to {worth} on average, {less} less each time it comes true for each who holds it too.</source>
        <translation>{team}, {bet} : le bookmaker y voit {chance} de chances. Un pari coûte {stake} et vaut jusqu’à {worth} en moyenne, {less} de moins, s’il passe, pour chaque joueur qui l’a aussi.</translation>
    </message>
    <message>
        <source>{team}, {bet}: the bookmaker sees a chance of {chance}, fair odds of {odds} to 1. A bet costs {stake} and is worth {worth} on average.</source>
        <translation>{team}, {bet} : le bookmaker y voit {chance} de chances, une cote honnête de {odds} contre 1. Un pari coûte {stake} et vaut {worth} en moyenne.</translation>
    </message>
    <message>
        <source>praised by {seats}</source>
        <translation>éloge de {seats}</translation>
    </message>
    <message>
        <source>{seats} warned against it</source>
        <translation>mise en garde de {seats}</translation>
    </message>
    <message>
        <source>{team}, {group}</source>
        <translation>{team}, {group}</translation>
    </message>
    <message>
        <source>{team}, first against {other:the}</source>
        <translation>{team}, d’abord contre {other:le}</translation>
    </message>
    <message>
        <source>{team}: {said}</source>
        <translation>{team} : {said}</translation>
    </message>
    <message>
        <source>{team}, managed by {trainer}: a bet costs {stake}.</source>
        <translation>{team}, dirigée par {trainer} : un pari coûte {stake}.</translation>
    </message>
    <message>
        <source>{team}: {bet}. Costs {stake}, pays up to {pays}, {less} less for each who holds it too.</source>
        <translation>{team} : {bet}. Coûte {stake}, rapporte jusqu’à {pays}, {less} de moins pour chaque joueur qui l’a aussi.</translation>
    </message>
    <message>
        <source>{team}: {bet}. Costs {stake}, pays {pays}.</source>
        <translation>{team} : {bet}. Coûte {stake}, rapporte {pays}.</translation>
    </message>
    <message>
        <source>+ praise, − warnings of the evening before; who said it stands in the tooltip</source>
        <translation>+ éloges, − mises en garde de la veille ; qui les a dits s’affiche au passage du pointeur</translation>
    </message>
    <message>
        <source>What a bet on the team costs</source>
        <translation>Ce que coûte un pari sur l’équipe</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Meets first</source>
        <comment>column: the first opponent of a team</comment>
        <translation>D’abord contre</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Manager</source>
        <translation>Sélectionneur</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Pub</source>
        <comment>column: praise and warnings of the evening before</comment>
        <translation>Bistrot</translation>
    </message>
    <message>
        <source>Bookmaker {kind}</source>
        <comment>column; kind is QF, F or T</comment>
        <translation>Bookmaker {kind}</translation>
    </message>
    <message>
        <source>{bet}: the bookmaker&apos;s chance, and what a bet on it is worth on average</source>
        <translation>{bet} : les chances selon le bookmaker, et ce qu’un tel pari vaut en moyenne</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>Off. Cards, dice, whistle and crowd are heard once this is on; Ctrl+Shift+M switches it.</source>
        <translation>Éteint. Une fois allumé, on entend cartes, dés, sifflet et tribunes ; Ctrl+Maj+M change.</translation>
    </message>
    <message>
        <source>Nothing is heard: the part that plays sounds is not installed.</source>
        <translation>On n’entend rien : la partie qui joue les sons n’est pas installée.</translation>
    </message>
    <message>
        <source>Nothing is heard: there is no sound device. It is looked for every few seconds.</source>
        <translation>On n’entend rien : il n’y a pas de périphérique audio. On le cherche toutes les quelques secondes.</translation>
    </message>
    <message>
        <source>Looking for a sound device…</source>
        <translation>On cherche un périphérique audio…</translation>
    </message>
    <message>
        <source>On. Cards, dice, whistle and crowd are heard; Ctrl+Shift+M switches it.</source>
        <translation>Allumé. On entend cartes, dés, sifflet et tribunes ; Ctrl+Maj+M change.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Jouer les sons</translation>
    </message>
    <message>
        <source>Volume of the effects</source>
        <translation>Volume des bruitages</translation>
    </message>
    <message>
        <source>Volume of the crowd</source>
        <translation>Volume des tribunes</translation>
    </message>
    <message>
        <source>Volume of the voice</source>
        <translation>Volume de la voix</translation>
    </message>
    <message>
        <source>Blow the whistle</source>
        <translation>Un coup de sifflet</translation>
    </message>
</context>
<context>
    <name>StageTable</name>
    <message>
        <source>{choice} [Enter]</source>
        <translation>{choice} [Entrée]</translation>
    </message>
    <message>
        <source>Next target [Tab]</source>
        <translation>Cible suivante [Tab]</translation>
    </message>
</context>
<context>
    <name>Stamp</name>
    <message>
        <source>SAVED!</source>
        <translation>ARRÊTÉ !</translation>
    </message>
    <message>
        <source>MISSED!</source>
        <translation>RATÉ !</translation>
    </message>
    <message>
        <source>SENT OFF!</source>
        <translation>EXPULSION !</translation>
    </message>
    <message>
        <source>CALLED OFF!</source>
        <translation>ANNULÉ !</translation>
    </message>
    <message>
        <source>EXTRA TIME</source>
        <translation>PROLONGATION</translation>
    </message>
    <message>
        <source>PENALTY SHOOT-OUT</source>
        <translation>TIRS AU BUT</translation>
    </message>
    <message>
        <source>FULL TIME</source>
        <translation>C’EST FINI</translation>
    </message>
    <message>
        <source>HANDED IN</source>
        <translation>RENDU</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Initiation</translation>
    </message>
    <message>
        <source>Learn the game by playing it, in five minutes</source>
        <translation>Apprendre le jeu en y jouant, en cinq minutes</translation>
    </message>
    <message>
        <source>Cups and championships</source>
        <translation>Coupes et championnats</translation>
    </message>
    <message>
        <source>Many matches, one winner</source>
        <translation>Beaucoup de matchs, un vainqueur</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Ouvrir une sauvegarde…</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Revoir…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Card album</source>
        <translation>Album des cartes</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Panthéon</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>Parties inachevées</translation>
    </message>
    <message>
        <source>Into the bin</source>
        <translation>À la corbeille</translation>
    </message>
</context>
<context>
    <name>StateList</name>
    <message>
        <source>Dice and cards</source>
        <translation>Dés et cartes</translation>
    </message>
    <message>
        <source>The last rolls, cards, and who may not touch the ball.</source>
        <translation>Les derniers lancers, les cartons, et qui ne peut pas toucher le ballon.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>less</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
</context>
<context>
    <name>SwallowsManners</name>
    <message>
        <source>I am {name}: show my slip</source>
        <translation>Je suis {name} : montrer mon bulletin</translation>
    </message>
</context>
<context>
    <name>TargetsList</name>
    <message>
        <source>Targets, the best first</source>
        <translation>Cibles, la meilleure d’abord</translation>
    </message>
    <message>
        <source>What can be chosen on the board, as soon as something can.</source>
        <translation>Ce qu’on peut choisir sur le terrain, dès qu’il y a quelque chose à choisir.</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>The disk would not keep this result.</source>
        <translation>Le disque n’a pas voulu garder ce résultat.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copier le résultat</translation>
    </message>
</context>
<context>
    <name>TextTableView</name>
    <message>
        <source>The match as text</source>
        <translation>Le match en texte</translation>
    </message>
    <message>
        <source>Take choice 1, and so on</source>
        <translation>Prendre le choix 1, et ainsi de suite</translation>
    </message>
    <message>
        <source>Take the number typed so far, or the link that has the focus</source>
        <translation>Prendre le nombre tapé jusqu’ici, ou le lien qui a le focus</translation>
    </message>
    <message>
        <source>Back to the first choices</source>
        <translation>Retour aux premiers choix</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Tip</source>
        <translation>Astuce</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Plus d’astuces</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Le choix des équipes</translation>
    </message>
    <message>
        <source>The evening before</source>
        <translation>La veille au soir</translation>
    </message>
    <message>
        <source>The betting slip</source>
        <translation>Le bulletin de paris</translation>
    </message>
    <message>
        <source>A swallow</source>
        <translation>Une hirondelle</translation>
    </message>
    <message>
        <source>A rough goal</source>
        <translation>Un but voyou</translation>
    </message>
    <message>
        <source>On the edge of the area</source>
        <translation>Sur la ligne de la surface</translation>
    </message>
    <message>
        <source>The referee changed the die</source>
        <translation>L’arbitre a touché au dé</translation>
    </message>
    <message>
        <source>A sending-off</source>
        <translation>Une expulsion</translation>
    </message>
    <message>
        <source>A bribe</source>
        <translation>Une enveloppe</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Les enveloppes cachetées</translation>
    </message>
    <message>
        <source>A penalty out of the blue</source>
        <translation>Un penalty tombé du ciel</translation>
    </message>
    <message>
        <source>An own goal</source>
        <translation>Un but contre son camp</translation>
    </message>
    <message>
        <source>Attacking no more</source>
        <translation>Ne plus attaquer</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>Prolongation</translation>
    </message>
    <message>
        <source>The shoot-out</source>
        <translation>Les tirs au but</translation>
    </message>
    <message>
        <source>Reds come back</source>
        <translation>Les rouges reviennent</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Suspendu</translation>
    </message>
    <message>
        <source>The pile was empty</source>
        <translation>La pioche était vide</translation>
    </message>
    <message>
        <source>The rest day</source>
        <translation>Le jour de repos</translation>
    </message>
    <message>
        <source>The players pick in turn, then back again. A team&apos;s strength is not only its cards: it is also what a bet on it costs.</source>
        <translation>Les joueurs choisissent à tour de rôle, puis en sens inverse. La force d’une équipe, ce ne sont pas que ses cartes : c’est aussi le prix d’un pari sur elle.</translation>
    </message>
    <message>
        <source>Look at your cards below before you open your mouth. A good word brings a team backers, a warning keeps money away. Nothing need be true, and after the pay-out everybody sees who fibbed.</source>
        <translation>Regarde tes cartes, en bas, avant d’ouvrir la bouche. Un mot gentil attire des parieurs, une mise en garde éloigne l’argent. Rien n’est forcé d’être vrai, et après l’heure des comptes, tout le monde verra qui a menti.</translation>
    </message>
    <message>
        <source>A bet costs the team&apos;s strength. It pays if the team gets at least that far, and never more than it names. If Germany play, one on them is a duty. Nobody sees your slip before the pay-out.</source>
        <translation>Un pari coûte la force de l’équipe. Il paie si l’équipe va au moins jusque-là, et jamais plus qu’il n’annonce. Si l’Allemagne joue, un pari sur elle est obligatoire. Personne ne voit ton bulletin avant l’heure des comptes.</translation>
    </message>
    <message>
        <source>A dive. Nobody can answer it: on {swallow_believed} or more the referee believes it, on {swallow_sends_off} or more a defender goes as well, and under {own_man_off} the diver&apos;s own team loses a card.</source>
        <translation>Un plongeon : outre-Rhin, on dit « hirondelle », et la saison ne finit jamais. Personne ne peut y répondre : sur {swallow_believed} ou plus, l’arbitre y croit ; sur {swallow_sends_off} ou plus, un défenseur sort avec ; et sous {own_man_off}, l’équipe du plongeur perd une carte.</translation>
    </message>
    <message>
        <source>The attacker fouls and scores. Here a low total is good for him: under {rough_seen} nobody saw it.</source>
        <translation>L’attaquant fait faute et marque. Ici, un petit total l’arrange : sous {rough_seen}, ni vu ni connu.</translation>
    </message>
    <message>
        <source>What happens on the edge is inside or outside as the referee rules: a penalty of 5 or a free kick of 2. If he took money for a team, he may not rule against it.</source>
        <translation>Ce qui arrive sur la ligne est dedans ou dehors selon l’arbitre : un penalty de 5 ou un coup franc de 2. S’il a pris de l’argent pour une équipe, il ne peut pas trancher contre elle.</translation>
    </message>
    <message>
        <source>Where one point decides, the referee may add or take one. Never on a shot.</source>
        <translation>Là où tout se joue à un point, l’arbitre peut en ajouter ou en ôter un. Jamais sur un tir.</translation>
    </message>
    <message>
        <source>The referee looks at the whole hand, and one card leaves the tournament for good. Star cards always stay.</source>
        <translation>L’arbitre regarde toute la main, et une carte quitte le tournoi pour de bon. Les cartes étoiles restent toujours.</translation>
    </message>
    <message>
        <source>Everybody may offer, at most three times a match, and everybody sees it. If the referee accepts, he decides nothing against that team until the final whistle.</source>
        <translation>Chacun peut offrir, trois fois par match au plus, et tout le monde le voit. Si l’arbitre accepte, il ne décide plus rien contre cette équipe jusqu’à la fin du match.</translation>
    </message>
    <message>
        <source>Before the whistle of a close match everybody may put money into an envelope for the referee. He opens them all at once and takes one or none. He need not give the penalty for it, but everybody remembers.</source>
        <translation>Avant le coup de sifflet final d’un match serré, chacun peut glisser de l’argent pour l’arbitre dans une enveloppe. Il les ouvre toutes à la fois et en prend une, ou aucune. Rien ne l’oblige à donner le penalty, mais tout le monde s’en souvient.</translation>
    </message>
    <message>
        <source>Every player may do that once in the whole tournament, as referee, for either team.</source>
        <translation>Chaque joueur le peut une fois dans tout le tournoi, quand il arbitre, pour l’une ou l’autre équipe.</translation>
    </message>
    <message>
        <source>Some cards say so: with a 1 on the die a defender turns it in himself, whatever the total.</source>
        <translation>Certaines cartes le disent : sur un 1, un défenseur la pousse lui-même au fond, quel que soit le total.</translation>
    </message>
    <message>
        <source>That team attacks no more in normal time; the other still may. When both have had enough, the whistle goes.</source>
        <translation>Cette équipe n’attaque plus dans le temps réglementaire ; l’autre peut encore. Quand toutes deux en ont assez, c’est le coup de sifflet.</translation>
    </message>
    <message>
        <source>Both teams may attack again, and except in the final nobody has to play a green. Reds that were used stay used.</source>
        <translation>Les deux équipes peuvent de nouveau attaquer, et sauf en finale, rien n’oblige à jouer une verte. Les rouges utilisées le restent.</translation>
    </message>
    <message>
        <source>Five penalties each, then in pairs. Only keepers, and reds made for it, can be played. The referee has no part in it.</source>
        <translation>Cinq penalties chacun, puis par paires. Seuls les gardiens, et les rouges faites pour cela, se jouent. L’arbitre n’a rien à y dire.</translation>
    </message>
    <message>
        <source>Green and blue cards that were played are gone. Reds return to their team after the match.</source>
        <translation>Vertes et bleues jouées sont parties. Les rouges reviennent à leur équipe après le match.</translation>
    </message>
    <message>
        <source>Whoever decides against Germany referees no more in this tournament, bribe or no bribe.</source>
        <translation>Qui décide contre l’Allemagne n’arbitre plus de tout le tournoi, enveloppe ou pas.</translation>
    </message>
    <message>
        <source>The discard pile is shuffled into a new draw pile. Cards that were sent off stay away.</source>
        <translation>La défausse est mélangée et redevient la pioche. Les cartes expulsées n’y sont plus.</translation>
    </message>
    <message>
        <source>Before the knock-out every team that goes through takes one of the red cards that are left over.</source>
        <translation>Avant la phase finale, chaque équipe qualifiée prend l’une des rouges qui restent.</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>Opponents talk</source>
        <translation>Les adversaires parlent</translation>
    </message>
    <message>
        <source>The computer&apos;s players cheer, grumble and make excuses, at most once in two turns.</source>
        <translation>Les joueurs de l’ordinateur exultent, bougonnent et trouvent des excuses, une fois tous les deux tours au plus.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouveau match</translation>
    </message>
    <message>
        <source>New &amp;match…</source>
        <translation>Nouveau &amp;match…</translation>
    </message>
    <message>
        <source>Final Whistle</source>
        <translation>Coup de sifflet final</translation>
    </message>
    <message>
        <source>Fifteen men, twelve hidden cards, and every man you use turns to a new strength</source>
        <translation>Quinze hommes, douze cartes cachées, et chaque homme employé pivote vers une autre force</translation>
    </message>
    <message>
        <source>Two names, two squads, six quarters of an hour</source>
        <translation>Deux noms, deux effectifs, six quarts d’heure</translation>
    </message>
    <message>
        <source>Philosophers&apos; Grudge Match</source>
        <translation>Le Derby des philosophes</translation>
    </message>
    <message>
        <source>Germany against France: four thinkers a side, and a card for every kick</source>
        <translation>Allemagne contre France : quatre penseurs par camp, et une carte pour chaque tir</translation>
    </message>
    <message>
        <source>Two names, and the longer surname plays Germany</source>
        <translation>Deux noms, et le plus long joue l’Allemagne</translation>
    </message>
    <message>
        <source>Power Soccer</source>
        <translation>Power Soccer</translation>
    </message>
    <message>
        <source>A dice game of five minutes: to fifty, and not a point more</source>
        <translation>Un jeu de dés de cinq minutes : jusqu’à cinquante, et pas un point de plus</translation>
    </message>
    <message>
        <source>Two names, and the die rolls</source>
        <translation>Deux noms, et le dé roule</translation>
    </message>
    <message>
        <source>Millions of Swallows</source>
        <translation>Des millions d’hirondelles</translation>
    </message>
    <message>
        <source>A tournament of football, cards, bets and bribes</source>
        <translation>Un tournoi de football, de cartes, de paris et d’enveloppes</translation>
    </message>
    <message>
        <source>Show chances</source>
        <translation>Montrer les chances</translation>
    </message>
    <message>
        <source>Before a card is played: what it needs, and how likely that is.</source>
        <translation>Avant de jouer une carte : ce qu’il lui faut, et avec quelles chances.</translation>
    </message>
    <message>
        <source>Wait for bribes</source>
        <translation>Attendre les enveloppes</translation>
    </message>
    <message>
        <source>When the computer referees a match with a team or a bet of yours, play waits for your offer before it decides.</source>
        <translation>Quand l’ordinateur arbitre un match avec une équipe ou un pari à toi, le jeu attend ton offre avant qu’il tranche.</translation>
    </message>
    <message>
        <source>&amp;Wait so that the referee can be bribed</source>
        <translation>Attendre pour que l’arbitre puisse être ache&amp;té</translation>
    </message>
    <message>
        <source>Great moments</source>
        <translation>Grands moments</translation>
    </message>
    <message>
        <source>A goal, or an envelope for the referee, takes the pitch over, and a save is stamped on it. Any key or click ends that and does nothing else.</source>
        <translation>Un but, ou une enveloppe pour l’arbitre, envahit le terrain, et un arrêt s’y tamponne. Toute touche ou tout clic y met fin et ne fait rien d’autre.</translation>
    </message>
    <message>
        <source>In full</source>
        <translation>En entier</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>The computer&apos;s players boast, grumble and remember, at most once in two attacks.</source>
        <translation>Les joueurs de l’ordinateur se vantent, bougonnent et ont la rancune tenace, une fois toutes les deux attaques au plus.</translation>
    </message>
    <message>
        <source>Cards in both languages</source>
        <translation>Cartes dans les deux langues</translation>
    </message>
    <message>
        <source>A card that is looked at closely shows German and English side by side.</source>
        <translation>Regardée de près, une carte montre deux langues côte à côte.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>Eight to 48 teams, two to six players, from the draft to the pay-out</source>
        <translation>De 8 à 48 équipes, de deux à six joueurs, du choix des équipes à l’heure des comptes</translation>
    </message>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Nouveau tournoi…</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Match amical</translation>
    </message>
    <message>
        <source>One match against the computer</source>
        <translation>Un match contre l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Friendly…</source>
        <translation>Match &amp;amical…</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Several tournaments, the same players, one table</source>
        <translation>Plusieurs tournois, les mêmes joueurs, un seul classement</translation>
    </message>
    <message>
        <source>S&amp;eason…</source>
        <translation>Sai&amp;son…</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Join a game halfway through, with a job to do</source>
        <translation>Des parties prises en route, avec une mission</translation>
    </message>
    <message>
        <source>&amp;Scenarios…</source>
        <translation>Dé&amp;fis…</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>A cup of eight, the same for everybody who plays today</source>
        <translation>Une coupe à huit, la même pour tous ceux qui jouent aujourd’hui</translation>
    </message>
    <message>
        <source>&amp;Deal of the day…</source>
        <translation>&amp;Donne du jour…</translation>
    </message>
    <message>
        <source>Tactics Board</source>
        <translation>Tableau noir</translation>
    </message>
    <message>
        <source>Eleven against eleven on 128 squares: exact dice, one bend to a move</source>
        <translation>Onze contre onze sur 128 cases : des dés à la lettre, un coude par course</translation>
    </message>
    <message>
        <source>Two names, and the lots are rolled</source>
        <translation>Deux noms, et le sort est lancé</translation>
    </message>
</context>
<context>
    <name>TournamentScreen</name>
    <message>
        <source>The computer plays for everybody: you watch.</source>
        <translation>L’ordinateur joue toutes les places : vous regardez.</translation>
    </message>
    <message>
        <source>You play against the computer.</source>
        <translation>Vous jouez contre l’ordinateur.</translation>
    </message>
    <message>
        <source>Several people play at one screen: a curtain closes before a hand belongs to somebody else.</source>
        <translation>Plusieurs personnes jouent à un seul écran : un rideau se ferme avant que la main passe à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>Everything here has a sensible default: just start</source>
        <translation>Tout est déjà réglé avec bon sens : il n’y a qu’à commencer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>How players get their teams</source>
        <translation>Comment les joueurs reçoivent leurs équipes</translation>
    </message>
    <message>
        <source>Undoing decisions that others have seen</source>
        <translation>Annuler des décisions que d’autres ont vues</translation>
    </message>
    <message>
        <source>Dice and answers are undone with a decision, which is then made again. If you play alone, nobody is asked, unless you choose “Never”. The table is told, and the saved game keeps both.</source>
        <translation>Les dés et les réponses s’annulent avec la décision, qui se reprend ensuite. Si tu joues seul, on ne demande à personne, sauf avec « Jamais ». La table est prévenue, et la sauvegarde garde les deux.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Choix des équipes</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Au sort</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>D’un commun accord</translation>
    </message>
    <message>
        <source>If all agree</source>
        <translation>Si tous sont d’accord</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>The evening before: praise and warnings before the bets</source>
        <translation>La veille au soir : compliments et mises en garde avant les paris</translation>
    </message>
    <message>
        <source>Haggling: the referee may name a price</source>
        <translation>Marchandage : l’arbitre peut annoncer un prix</translation>
    </message>
    <message>
        <source>Envelopes: before the whistle of a close match all may tempt the referee</source>
        <translation>Enveloppes cachetées : avant la fin d’un match serré, chacun peut tenter l’arbitre</translation>
    </message>
    <message>
        <source>As printed: the game of the book, without any rule of ours</source>
        <translation>Tel qu’imprimé : le jeu du livret, sans aucune règle maison</translation>
    </message>
    <message>
        <source>Shared odds: a won bet pays less for each who holds it too</source>
        <translation>Cotes partagées : un pari gagné paie moins pour chaque joueur qui l’a aussi</translation>
    </message>
    <message>
        <source>No bribe above {amount}</source>
        <translation>Pas d’enveloppe au-dessus de {amount}</translation>
    </message>
    <message>
        <source>Hints: people may ask what an expert would do</source>
        <translation>Conseils : les humains peuvent demander ce que ferait un expert</translation>
    </message>
    <message>
        <source>Bookmaker: betting slips show the chances and the worth of every bet if you ask</source>
        <translation>Bookmaker : sur demande, les bulletins montrent les chances et la valeur de chaque pari</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>TrophiesScreen</name>
    <message>
        <source>Trophies</source>
        <translation>Trophées</translation>
    </message>
    <message numerus="yes">
        <source>%n trophy(ies) won; who holds one defends it against any challenger</source>
        <translation>
            <numerusform>%n trophée gagné ; qui en tient un le défend contre tout challenger</numerusform>
            <numerusform>%n trophées gagnés ; qui en tient un le défend contre tout challenger</numerusform>
        </translation>
    </message>
    <message>
        <source>{trophy}, {game}</source>
        <translation>{trophy}, {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>TrophyCase</name>
    <message>
        <source>Nobody holds it yet. Play for it.</source>
        <translation>Personne ne le tient encore. Joue-le.</translation>
    </message>
    <message>
        <source>It is being played for. Go on.</source>
        <translation>Il est en jeu. Continue.</translation>
    </message>
    <message>
        <source>{name} holds it.</source>
        <translation>Tenu par {name}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} holds it, defended %n time(s).</source>
        <translation>
            <numerusform>Tenu par {name}, défendu %n fois.</numerusform>
            <numerusform>Tenu par {name}, défendu %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} It is being defended. Go on.</source>
        <translation>{line} Il est en train d’être défendu. Continue.</translation>
    </message>
    <message>
        <source>{line} Challenge for it.</source>
        <translation>{line} Lance un défi.</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The saved game is damaged in line {line}: {reason}.</source>
        <translation>La sauvegarde est endommagée à la ligne {line} : {reason}.</translation>
    </message>
    <message>
        <source>The saved game was written by a newer version of the program ({app}) and cannot be read by this one: open it with the newer one.</source>
        <translation>La sauvegarde vient d’une version plus récente du programme ({app}) que celle-ci ne sait pas lire : ouvre-la avec la plus récente.</translation>
    </message>
    <message>
        <source>The game was played with version {app} and cannot be continued in this one: finish it there.</source>
        <translation>La partie a été jouée avec la version {app} et ne peut pas continuer dans celle-ci : finis-la là-bas.</translation>
    </message>
    <message>
        <source>The file cannot be read: see whether it is still there and whether you may open it.</source>
        <translation>Le fichier est illisible : vois s’il est encore là et si tu as le droit de l’ouvrir.</translation>
    </message>
    <message>
        <source>The saved game is of a kind that this program does not have; a newer version may have it.</source>
        <translation>La sauvegarde est d’un jeu que ce programme n’a pas ; une version plus récente l’a peut-être.</translation>
    </message>
    <message>
        <source>The game is played with packs that are not installed as they were: {packs}. Install them.</source>
        <translation>La partie se joue avec des packs qui ne sont pas installés comme alors : {packs}. Installe-les.</translation>
    </message>
    <message>
        <source>The game is open in another window: go on there, or close it there first.</source>
        <translation>La partie est ouverte dans une autre fenêtre : continue là-bas, ou ferme-la d’abord là-bas.</translation>
    </message>
    <message>
        <source>The saved game cannot be used; if you have a copy, open that.</source>
        <translation>La sauvegarde est inutilisable ; si tu en as une copie, ouvre-la.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is too large for a saved game</source>
        <translation>le fichier est trop gros pour une sauvegarde</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>ce n’est pas une sauvegarde</translation>
    </message>
    <message>
        <source>the line is cut off</source>
        <translation>la ligne est coupée</translation>
    </message>
    <message>
        <source>the line was changed, or lines are missing before it</source>
        <translation>la ligne a été modifiée, ou il en manque avant elle</translation>
    </message>
    <message>
        <source>the line cannot be read</source>
        <translation>la ligne est illisible</translation>
    </message>
    <message>
        <source>the line does not say what it must</source>
        <translation>la ligne ne dit pas ce qu’elle doit dire</translation>
    </message>
    <message>
        <source>the line does not agree with the rules</source>
        <translation>la ligne contredit les règles</translation>
    </message>
    <message>
        <source>the line cannot be used</source>
        <translation>la ligne est inutilisable</translation>
    </message>
    <message>
        <source>The disk is full: the game goes on, but is not saved any more. Save a copy elsewhere.</source>
        <translation>Le disque est plein : la partie continue, mais n’est plus enregistrée. Enregistre une copie ailleurs.</translation>
    </message>
    <message>
        <source>The folder of the games is read-only: the game goes on, but is not saved. Save a copy elsewhere.</source>
        <translation>Le dossier des parties est en lecture seule : la partie continue, mais n’est pas enregistrée. Enregistre une copie ailleurs.</translation>
    </message>
    <message>
        <source>The folder of the games is missing: the game goes on, but is not saved. Save a copy elsewhere.</source>
        <translation>Le dossier des parties a disparu : la partie continue, mais n’est pas enregistrée. Enregistre une copie ailleurs.</translation>
    </message>
    <message>
        <source>Another window writes this game: it goes on here, but is not saved. Save a copy elsewhere.</source>
        <translation>Une autre fenêtre écrit cette partie : elle continue ici, mais n’est pas enregistrée. Enregistre une copie ailleurs.</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment, but it goes on. Save a copy elsewhere.</source>
        <translation>La partie ne peut pas être enregistrée en ce moment, mais elle continue. Enregistre une copie ailleurs.</translation>
    </message>
    <message>
        <source>The last moves of the game could not be saved: {file} ends before them.</source>
        <translation>Les derniers coups de la partie n’ont pas pu être enregistrés : {file} s’arrête avant eux.</translation>
    </message>
    <message>
        <source>Another program had added to the file {file}. That was taken off again; nothing is lost.</source>
        <translation>Un autre programme avait ajouté quelque chose au fichier {file}. C’est retiré ; rien n’est perdu.</translation>
    </message>
    <message>
        <source>Another program has put something else in the place of {file}. It goes on in {copy_name}.</source>
        <translation>Un autre programme a mis autre chose à la place de {file}. La suite est dans {copy_name}.</translation>
    </message>
    <message>
        <source>Another program had changed the file {file}. What it held then is kept as {copy_name}.</source>
        <translation>Un autre programme avait modifié le fichier {file}. Son contenu d’alors est gardé sous {copy_name}.</translation>
    </message>
    <message>
        <source>Another program has deleted the file {file}, and it cannot be written anew.</source>
        <translation>Un autre programme a supprimé le fichier {file}, et il ne peut pas être réécrit.</translation>
    </message>
    <message>
        <source>Another program had deleted or changed the file {file}. It was written anew; nothing is lost.</source>
        <translation>Un autre programme avait supprimé ou modifié le fichier {file}. Il est réécrit ; rien n’est perdu.</translation>
    </message>
    <message>
        <source>The last line of the saved game was cut off; the game goes on from the move before it.</source>
        <translation>La dernière ligne de la sauvegarde était coupée ; la partie reprend au coup d’avant.</translation>
    </message>
    <message>
        <source>The saved game was damaged; it goes on from its last sound move, in a new file.</source>
        <translation>La sauvegarde était endommagée ; elle reprend à son dernier coup intact, dans un nouveau fichier.</translation>
    </message>
    <message>
        <source>The game began in another version; it goes on from the start of its last match.</source>
        <translation>La partie a commencé dans une autre version ; elle reprend au début de son dernier match.</translation>
    </message>
    <message>
        <source>This version does not know the level of a computer player, who plays on at level {level}. Match, Players changes that.</source>
        <translation>Cette version ne connaît pas le niveau d’un joueur ordinateur, qui continue au niveau {level}. Match, Joueurs permet d’en changer.</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>End the tutorial</source>
        <translation>Quitter l’initiation</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Watch what comes of it ...</source>
        <translation>Regarde ce qui en sort ...</translation>
    </message>
</context>
<context>
    <name>TwoSides</name>
    <message>
        <source>{what}: {a} {number_a}, {b} {number_b}</source>
        <translation>{what} : {a} {number_a}, {b} {number_b}</translation>
    </message>
</context>
<context>
    <name>Unmasked</name>
    <message>
        <source>{seat}: {level}, {character}</source>
        <translation>{seat} : {level}, {character}</translation>
    </message>
</context>
<context>
    <name>VoicePanel</name>
    <message>
        <source>He shoots, he scores, he dives, just in case.</source>
        <translation>Il tire, il marque, et il plonge, à tout hasard.</translation>
    </message>
    <message>
        <source>The system&apos;s own</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>Off. What everybody may know is read while the game is shown; Ctrl+. skips a sentence.</source>
        <translation>Éteinte. Ce que tout le monde peut savoir est lu pendant que la partie est à l’écran ; Ctrl+. saute une phrase.</translation>
    </message>
    <message>
        <source>Looking for a voice…</source>
        <translation>On cherche une voix…</translation>
    </message>
    <message>
        <source>No voice: its part is not installed. In the game&apos;s folder: {command}</source>
        <translation>Pas de voix : son composant n’est pas installé. Dans le dossier du jeu : {command}</translation>
    </message>
    <message>
        <source>No voice: no speech engine works. On Debian: {command}</source>
        <translation>Pas de voix : aucune synthèse vocale ne marche. Sous Debian : {command}</translation>
    </message>
    <message>
        <source>No voice: no speech engine works on this computer.</source>
        <translation>Pas de voix : aucune synthèse vocale ne marche sur cet ordinateur.</translation>
    </message>
    <message>
        <source>No voice: the speech engine has none for this language.</source>
        <translation>Pas de voix : la synthèse vocale n’en a pas pour cette langue.</translation>
    </message>
    <message>
        <source>On. What everybody may know is read while the game is shown; Ctrl+. skips a sentence.</source>
        <translation>Allumée. Ce que tout le monde peut savoir est lu pendant que la partie est à l’écran ; Ctrl+. saute une phrase.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>Read the commentary aloud</source>
        <translation>Lire le commentaire à voix haute</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Écouter</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Hear cards, dice, whistle and crowd</source>
        <translation>Entendre cartes, dés, sifflet et public</translation>
    </message>
    <message>
        <source>It explains itself as it goes, in five minutes</source>
        <translation>Il s’explique en cours de jeu, en cinq minutes</translation>
    </message>
    <message>
        <source>Your first match</source>
        <translation>Ton premier match</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>You</name>
    <message>
        <source>What are you called?</source>
        <translation>Comment t’appelles-tu ?</translation>
    </message>
</context>
<context>
    <name>YouScreen</name>
    <message>
        <source>games played to their end</source>
        <translation>parties terminées</translation>
    </message>
    <message>
        <source>of them won</source>
        <translation>dont gagnées</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} sur {played}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Change the name…</source>
        <translation>Changer de nom…</translation>
    </message>
    <message>
        <source>All these games</source>
        <translation>Toutes ces parties</translation>
    </message>
</context>
</TS>
