<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="de">
<context>
    <name>cards</name>
    <message>
        <source>Kaffeepause</source>
        <comment>coffee-break.title</comment>
        <translation>Pause café</translation>
    </message>
    <message>
        <source>Quer, zurück, quer im Mittelfeld. Ich hole mir einen Kaffee. Möchte jemand?</source>
        <comment>coffee-break.text</comment>
        <translation>Latérale, en retrait, latérale au milieu. Je vais me chercher un café. Qui en veut ?</translation>
    </message>
    <message>
        <source>Die Eckfahne</source>
        <comment>thermos-flask.title</comment>
        <translation>Le poteau de corner</translation>
    </message>
    <message>
        <source>Sie halten den Ball an der Eckfahne. Mit der Eckfahne sind sie inzwischen per Du.</source>
        <comment>thermos-flask.text</comment>
        <translation>Ils gardent le ballon au poteau de corner. À force, ils se tutoient, lui et eux.</translation>
    </message>
    <message>
        <source>Kontaktlinse</source>
        <comment>contact-lens.title</comment>
        <translation>La lentille</translation>
    </message>
    <message>
        <source>Alle suchen im Strafraum eine Kontaktlinse. Sogar der Ball guckt unter sich nach.</source>
        <comment>contact-lens.text</comment>
        <translation>Dans la surface, tous cherchent une lentille. Même le ballon regarde sous lui.</translation>
    </message>
    <message>
        <source>Der Umweg</source>
        <comment>asks-the-way.title</comment>
        <translation>Le grand détour</translation>
    </message>
    <message>
        <source>Pike aus 40 Metern! Der Ball fragt unterwegs zweimal nach dem Weg.</source>
        <comment>asks-the-way.text</comment>
        <translation>Un pointu de 40 mètres ! En route, le ballon demande deux fois son chemin.</translation>
    </message>
    <message>
        <source>Das Schienbein</source>
        <comment>surprised-shin.title</comment>
        <translation>Le tibia</translation>
    </message>
    <message>
        <source>Mit dem Schienbein von der Strafraumgrenze. Das Schienbein war selbst überrascht.</source>
        <comment>surprised-shin.text</comment>
        <translation>Du tibia, de l’entrée de la surface. Le premier surpris, c’est le tibia.</translation>
    </message>
    <message>
        <source>Freundlicher Gruß</source>
        <comment>friendly-wave.title</comment>
        <translation>Bien le bonjour</translation>
    </message>
    <message>
        <source>Er versucht&apos;s von der Mittellinie. Der Torwart winkt freundlich zurück.</source>
        <comment>friendly-wave.text</comment>
        <translation>Il tente sa chance du rond central. Le gardien lui fait bien le bonjour.</translation>
    </message>
    <message>
        <source>Nach Ihnen!</source>
        <comment>after-you.title</comment>
        <translation>Après vous !</translation>
    </message>
    <message>
        <source>Zwei Stürmer im Fünfer: „Bitte, nach Ihnen!“ Der Ball kullert höflich mit.</source>
        <comment>after-you.text</comment>
        <translation>Deux attaquants aux six mètres : « Après vous ! » Le ballon roule, bien élevé.</translation>
    </message>
    <message>
        <source>Das Standbein</source>
        <comment>standing-leg.title</comment>
        <translation>La jambe d’appui</translation>
    </message>
    <message>
        <source>Schuss mit dem Standbein von der Strafraumkante. Das Spielbein ist beleidigt.</source>
        <comment>standing-leg.text</comment>
        <translation>Tir de la jambe d’appui, de l’entrée de la surface. L’autre jambe boude.</translation>
    </message>
    <message>
        <source>Regenschirm</source>
        <comment>autumn-umbrella.title</comment>
        <translation>Le parapluie</translation>
    </message>
    <message>
        <source>Die Flanke segelt in den Strafraum wie ein Regenschirm. Jetzt klappt sie um.</source>
        <comment>autumn-umbrella.text</comment>
        <translation>Le centre flotte dans la surface comme un parapluie. Et voilà qu’il se retourne.</translation>
    </message>
    <message>
        <source>Der Hase</source>
        <comment>late-rabbit.title</comment>
        <translation>Le lièvre</translation>
    </message>
    <message>
        <source>Distanzschuss aus 30 Metern. Der Ball hoppelt, macht Männchen und hoppelt weiter.</source>
        <comment>late-rabbit.text</comment>
        <translation>Frappe de 30 mètres. Le ballon sautille, s’assied, remue le nez et repart.</translation>
    </message>
    <message>
        <source>Freispiel</source>
        <comment>free-game.title</comment>
        <translation>Partie gratuite</translation>
    </message>
    <message>
        <source>Flipperalarm im Fünfmeterraum: Knie, Po, Pfosten, Knie. Freispiel!</source>
        <comment>free-game.text</comment>
        <translation>Flipper dans les six mètres : genou, fesse, poteau, genou. Une gratuite !</translation>
    </message>
    <message>
        <source>Hausschuhe</source>
        <comment>slippers.title</comment>
        <translation>Les pantoufles</translation>
    </message>
    <message>
        <source>Er schlenzt in Hausschuhen vom Strafraumrand. Der linke fliegt aufs Tor.</source>
        <comment>slippers.text</comment>
        <translation>Il enroule en pantoufles, de l’entrée de la surface. La gauche est cadrée.</translation>
    </message>
    <message>
        <source>Nachtzug</source>
        <comment>night-train.title</comment>
        <translation>Train de nuit</translation>
    </message>
    <message>
        <source>Einwurf von der Seitenlinie, weit wie ein Nachtzug. Hält der heute noch irgendwo?</source>
        <comment>night-train.text</comment>
        <translation>Une touche longue comme un train de nuit. Il s’arrête quelque part, celui-là ?</translation>
    </message>
    <message>
        <source>Meine Oma</source>
        <comment>grandma.title</comment>
        <translation>Ma grand-mère</translation>
    </message>
    <message>
        <source>Frei aus 8 Metern! Den macht meine Oma. Die spielt heute leider nicht.</source>
        <comment>grandma.text</comment>
        <translation>Seul à 8 mètres ! Ma grand-mère la met au fond. Hélas, elle n’est pas convoquée.</translation>
    </message>
    <message>
        <source>Der Tourist</source>
        <comment>tourist.title</comment>
        <translation>Le touriste</translation>
    </message>
    <message>
        <source>Er dribbelt durchs Mittelfeld wie ein Tourist: viel gesehen, nirgends angekommen.</source>
        <comment>tourist.text</comment>
        <translation>Il traverse le milieu en touriste : il a tout vu, il n’est arrivé nulle part.</translation>
    </message>
    <message>
        <source>Das Gewühl</source>
        <comment>two-balls.title</comment>
        <translation>La mêlée</translation>
    </message>
    <message>
        <source>Gewühl an der Strafraumgrenze. Irgendwo da drin muss ein Ball sein. Oder zwei.</source>
        <comment>two-balls.text</comment>
        <translation>Cohue à l’entrée de la surface. Là-dedans, il doit y avoir un ballon. Ou deux.</translation>
    </message>
    <message>
        <source>Erst die Frisur</source>
        <comment>hair-first.title</comment>
        <translation>La mèche d’abord</translation>
    </message>
    <message>
        <source>An der Eckfahne richtet er erst die Frisur, dann den Ball, dann das Visier.</source>
        <comment>hair-first.text</comment>
        <translation>Au poteau de corner, il arrange sa mèche, puis le ballon, puis encore sa mèche.</translation>
    </message>
    <message>
        <source>Steilpass</source>
        <comment>through-ball.title</comment>
        <translation>En profondeur</translation>
    </message>
    <message>
        <source>Steilpass in den Strafraum! Die Abwehr prüft noch, wer für den Mann zuständig ist.</source>
        <comment>through-ball.text</comment>
        <translation>Ballon en profondeur dans la surface ! La défense vérifie de qui c’est le service.</translation>
    </message>
    <message>
        <source>Zwieback</source>
        <comment>cracker.title</comment>
        <translation>La biscotte</translation>
    </message>
    <message>
        <source>Aus 25 Metern, trocken wie Zwieback! Der Torwart hat schon Krümel im Gesicht.</source>
        <comment>cracker.text</comment>
        <translation>De 25 mètres, sec comme une biscotte ! Le gardien a déjà des miettes dans l’œil.</translation>
    </message>
    <message>
        <source>Kirchturmuhr</source>
        <comment>church-clock.title</comment>
        <translation>Le clocher</translation>
    </message>
    <message>
        <source>Er hängt über dem Elfmeterpunkt wie die Kirchturmuhr. Jetzt schlägt&apos;s dreizehn!</source>
        <comment>church-clock.text</comment>
        <translation>Il plane sur le point de penalty comme l’horloge du clocher. Et midi sonne.</translation>
    </message>
    <message>
        <source>Der Schwager</source>
        <comment>brother-in-law.title</comment>
        <translation>Le beau-frère</translation>
    </message>
    <message>
        <source>Doppelpass, und er dringt in den Strafraum ein wie der Schwager zur Kaffeezeit.</source>
        <comment>brother-in-law.text</comment>
        <translation>Une-deux, il entre dans la surface comme un beau-frère : à l’heure de l’apéro.</translation>
    </message>
    <message>
        <source>Fahrtwind</source>
        <comment>express-winger.title</comment>
        <translation>Coup de vent</translation>
    </message>
    <message>
        <source>Er rauscht die Seitenlinie entlang. Auf der Bank muss sich der Trainer neu kämmen.</source>
        <comment>express-winger.text</comment>
        <translation>Il file le long de la touche. Sur le banc, le sélectionneur doit se recoiffer.</translation>
    </message>
    <message>
        <source>Ohne Kapelle</source>
        <comment>missing-band.title</comment>
        <translation>Sans l’orchestre</translation>
    </message>
    <message>
        <source>Übersteiger, Drehung, Übersteiger im Strafraum. Fehlt nur noch die Kapelle.</source>
        <comment>missing-band.text</comment>
        <translation>Passement de jambes, pirouette, rebelote dans la surface. Manque que l’orchestre.</translation>
    </message>
    <message>
        <source>Freier Parkplatz</source>
        <comment>free-parking.title</comment>
        <translation>Stationnement libre</translation>
    </message>
    <message>
        <source>Mittelfeld, und keiner greift ihn an. Er hätte dort sogar parken können.</source>
        <comment>free-parking.text</comment>
        <translation>Plein milieu, et personne ne l’attaque. Il aurait même pu s’y garer.</translation>
    </message>
    <message>
        <source>Hüte festhalten!</source>
        <comment>hold-your-hat.title</comment>
        <translation>Tenez vos chapeaux</translation>
    </message>
    <message>
        <source>Volley aus 16 Metern! Reihe eins hält den Hut fest, Reihe zwei fängt die Toupets.</source>
        <comment>hold-your-hat.text</comment>
        <translation>Volée de 16 mètres ! Le rang un tient son chapeau, le rang deux reçoit les moumoutes.</translation>
    </message>
    <message>
        <source>Der Briefkasten</source>
        <comment>letter-box.title</comment>
        <translation>La boîte aux lettres</translation>
    </message>
    <message>
        <source>Aus 12 Metern ist das Tor offen wie ein Briefkasten, und da kommt die Post.</source>
        <comment>letter-box.text</comment>
        <translation>À 12 mètres, le but est ouvert comme une boîte aux lettres. Et voici le facteur.</translation>
    </message>
    <message>
        <source>Offener Schuh</source>
        <comment>tied-laces.title</comment>
        <translation>Le lacet</translation>
    </message>
    <message>
        <source>Konter über die Mittellinie! Drei gegen einen, und der eine bindet sich den Schuh.</source>
        <comment>tied-laces.text</comment>
        <translation>Contre au-delà du rond central ! À trois contre un, et l’un refait son lacet.</translation>
    </message>
    <message>
        <source>Bumerang</source>
        <comment>boomerang.title</comment>
        <translation>Le boomerang</translation>
    </message>
    <message>
        <source>Latte! Nachschuss! Der Ball kommt zurück wie ein Bumerang mit Heimweh.</source>
        <comment>boomerang.text</comment>
        <translation>La barre ! Il revient ! Un boomerang qui avait le mal du pays.</translation>
    </message>
    <message>
        <source>Der Tunnel</source>
        <comment>between-the-knees.title</comment>
        <translation>Petit pont</translation>
    </message>
    <message>
        <source>Tunnel an der Strafraumlinie. Der Verteidiger sucht noch zwischen seinen Knien.</source>
        <comment>between-the-knees.text</comment>
        <translation>Petit pont sur la ligne de la surface. Le défenseur cherche encore entre ses genoux.</translation>
    </message>
    <message>
        <source>Der Drehwurm</source>
        <comment>dizzy-linesman.title</comment>
        <translation>Le tournis</translation>
    </message>
    <message>
        <source>Ecke in den Strafraum, mit so viel Drall, dass dem Linienrichter schwindlig wird.</source>
        <comment>dizzy-linesman.text</comment>
        <translation>Corner dans la surface, avec tant d’effet que le juge de touche a le tournis.</translation>
    </message>
    <message>
        <source>Das Gewitter</source>
        <comment>count-the-seconds.title</comment>
        <translation>L’orage</translation>
    </message>
    <message>
        <source>Gewitter aus 28 Metern! Zählen Sie mit: einundzwanzig, zweiundzwanzig …</source>
        <comment>count-the-seconds.text</comment>
        <translation>Un coup de tonnerre de 28 mètres ! Comptez avec moi : une seconde, deux secondes…</translation>
    </message>
    <message>
        <source>Augen zu</source>
        <comment>eyes-shut.title</comment>
        <translation>Yeux fermés</translation>
    </message>
    <message>
        <source>Scharf in den Fünfmeterraum! Der Verteidiger hält den Fuß hin und die Augen zu.</source>
        <comment>eyes-shut.text</comment>
        <translation>Tendu dans les six mètres ! Le défenseur met le pied et ferme les yeux.</translation>
    </message>
    <message>
        <source>Die Tauben</source>
        <comment>ducking-pigeons.title</comment>
        <translation>Les pigeons</translation>
    </message>
    <message>
        <source>Vollspann aus 22 Metern! Die Tauben auf der Tribüne ziehen die Köpfe ein.</source>
        <comment>ducking-pigeons.text</comment>
        <translation>Plein coup de pied de 22 mètres ! En tribune, les pigeons rentrent la tête.</translation>
    </message>
    <message>
        <source>Mutterseelenallein</source>
        <comment>mother-soul-alone.title</comment>
        <translation>Tout seul</translation>
    </message>
    <message>
        <source>Er steht mutterseelenallein im Strafraum. Man möchte ihm fast Gesellschaft leisten.</source>
        <comment>mother-soul-alone.text</comment>
        <translation>Il est tout seul dans la surface. On aurait presque envie d’aller lui parler.</translation>
    </message>
    <message>
        <source>Frecher Spatz</source>
        <comment>cheeky-sparrow.title</comment>
        <translation>Le moineau</translation>
    </message>
    <message>
        <source>Mit der Hacke aus 6 Metern, frech wie ein Spatz! Mein Brötchen ist auch weg.</source>
        <comment>cheeky-sparrow.text</comment>
        <translation>Talonnade à 6 mètres, effronté comme un moineau ! Tiens, mon sandwich a disparu.</translation>
    </message>
    <message>
        <source>Um den Block</source>
        <comment>round-the-block.title</comment>
        <translation>Le tour du pâté</translation>
    </message>
    <message>
        <source>Geschlenzt von der Strafraumkante: einmal um den Häuserblock und dann links.</source>
        <comment>round-the-block.text</comment>
        <translation>Enroulé de l’entrée de la surface : le tour du pâté de maisons, puis à gauche.</translation>
    </message>
    <message>
        <source>Bauchlandung</source>
        <comment>rough-landing.title</comment>
        <translation>Ventre à terre</translation>
    </message>
    <message>
        <source>Flugkopfball am Elfmeterpunkt! Er landet auf dem Bauch und bremst mit der Nase.</source>
        <comment>rough-landing.text</comment>
        <translation>Tête plongeante au point de penalty ! Il se pose sur le ventre et freine du nez.</translation>
    </message>
    <message>
        <source>Apfelernte</source>
        <comment>apple-tree.title</comment>
        <translation>La pomme</translation>
    </message>
    <message>
        <source>Abstoß übers ganze Mittelfeld. Der Stürmer pflückt ihn und poliert ihn am Hosenbein.</source>
        <comment>apple-tree.text</comment>
        <translation>Dégagement par-dessus le milieu. L’attaquant le cueille et l’astique sur sa cuisse.</translation>
    </message>
    <message>
        <source>Zugvogel</source>
        <comment>bird-flying-south.title</comment>
        <translation>Oiseau migrateur</translation>
    </message>
    <message>
        <source>Lupfer von der Strafraumgrenze. Der Torwart winkt ihm nach. Im März ist er zurück.</source>
        <comment>bird-flying-south.text</comment>
        <translation>Ballon piqué de l’entrée de la surface. Le gardien le salue. Il reviendra en mars.</translation>
    </message>
    <message>
        <source>Darf ich bitten?</source>
        <comment>next-dance.title</comment>
        <translation>Vous dansez ?</translation>
    </message>
    <message>
        <source>Zwei Mann umtanzt, jetzt bittet er im Fünfer auch noch den Torwart aufs Parkett.</source>
        <comment>next-dance.text</comment>
        <translation>Deux hommes valsés, et aux six mètres il invite aussi le gardien à danser.</translation>
    </message>
    <message>
        <source>Krankmeldungen</source>
        <comment>dust-and-sick-notes.title</comment>
        <translation>Arrêts maladie</translation>
    </message>
    <message>
        <source>Sprint von der Seitenlinie nach innen. Dahinter nur noch Staub und Krankmeldungen.</source>
        <comment>dust-and-sick-notes.text</comment>
        <translation>Il repique de la touche. Derrière lui, rien que poussière et arrêts maladie.</translation>
    </message>
    <message>
        <source>Der Fotograf</source>
        <comment>the-photographer.title</comment>
        <translation>Le photographe</translation>
    </message>
    <message>
        <source>Am langen Pfosten lauert einer, den die Abwehr für einen Fotografen hielt.</source>
        <comment>the-photographer.text</comment>
        <translation>Au second poteau guette un homme que la défense prenait pour un photographe.</translation>
    </message>
    <message>
        <source>Reihe vierzehn</source>
        <comment>row-fourteen.title</comment>
        <translation>Le rang quatorze</translation>
    </message>
    <message>
        <source>Direktabnahme aus 20 Metern. In Reihe 14 macht einer schnell sein Testament.</source>
        <comment>row-fourteen.text</comment>
        <translation>Reprise sans contrôle de 20 mètres. Au rang 14, quelqu’un rédige son testament.</translation>
    </message>
    <message>
        <source>Einstudiert</source>
        <comment>they-practised.title</comment>
        <translation>Bien répété</translation>
    </message>
    <message>
        <source>Kurze Ecke, Hacke an der Eckfahne, zurück, noch eine Hacke. Die haben das geübt!</source>
        <comment>they-practised.text</comment>
        <translation>Corner court, talon, retour au poteau de corner, encore un talon. Ils répètent ça !</translation>
    </message>
    <message>
        <source>Fundbüro</source>
        <comment>lost-property.title</comment>
        <translation>Objets trouvés</translation>
    </message>
    <message>
        <source>Hart aus 9 Metern, mitten ins Getümmel. Wem er gehört, klärt nachher das Fundbüro.</source>
        <comment>lost-property.text</comment>
        <translation>Sec de 9 mètres dans le tas. À qui il était ? Voyez avec les objets trouvés.</translation>
    </message>
    <message>
        <source>Das Gespenst</source>
        <comment>the-ghost.title</comment>
        <translation>Le fantôme</translation>
    </message>
    <message>
        <source>Ein Geist dringt in den Strafraum ein. Die Abwehr friert und weiß nicht, warum.</source>
        <comment>the-ghost.text</comment>
        <translation>Un fantôme entre dans la surface. La défense frissonne sans savoir pourquoi.</translation>
    </message>
    <message>
        <source>Entschuldigungsbrief</source>
        <comment>letter-of-apology.title</comment>
        <translation>Lettre d’excuses</translation>
    </message>
    <message>
        <source>Leeres Tor, 3 Meter! Wer den nicht macht, muss sich schriftlich entschuldigen.</source>
        <comment>letter-of-apology.text</comment>
        <translation>But vide, 3 mètres ! Qui rate ça présente ses excuses par écrit.</translation>
    </message>
    <message>
        <source>Überm Sofa</source>
        <comment>over-the-sofa.title</comment>
        <translation>Sur le canapé</translation>
    </message>
    <message>
        <source>Fallrückzieher am Elfmeterpunkt! Rahmen Sie das ein, hängen Sie&apos;s übers Sofa!</source>
        <comment>over-the-sofa.text</comment>
        <translation>Retourné au point de penalty ! Encadrez-le, accrochez-le au-dessus du canapé !</translation>
    </message>
    <message>
        <source>Flugobjekt</source>
        <comment>cleared-for-takeoff.title</comment>
        <translation>Objet volant</translation>
    </message>
    <message>
        <source>Aus 35 Metern! Die Wetterwarte meldet ein unbekanntes Objekt. Es sinkt.</source>
        <comment>cleared-for-takeoff.text</comment>
        <translation>De 35 mètres ! La météo signale un objet non identifié. Il descend.</translation>
    </message>
    <message>
        <source>Spaziergang</source>
        <comment>gone-for-a-walk.title</comment>
        <translation>La promenade</translation>
    </message>
    <message>
        <source>Der Torwart ist spazieren, und von der Mittellinie kommt ein Heber. Guten Tag!</source>
        <comment>gone-for-a-walk.text</comment>
        <translation>Le gardien se promène, et voici un lob du rond central. Bien le bonjour !</translation>
    </message>
    <message>
        <source>Betriebsausflug</source>
        <comment>drawing-lots.title</comment>
        <translation>Sortie d’entreprise</translation>
    </message>
    <message>
        <source>Drei Mann allein im Strafraum. Die Abwehr winkt vom Ausflugsdampfer.</source>
        <comment>drawing-lots.text</comment>
        <translation>Trois hommes seuls dans la surface. La défense salue depuis le bateau-mouche.</translation>
    </message>
    <message>
        <source>Herein!</source>
        <comment>picture-falls.title</comment>
        <translation>Entrez !</translation>
    </message>
    <message>
        <source>Ein Hammer von der Strafraumlinie! Im Altersheim gegenüber rufen sie: „Herein!“</source>
        <comment>picture-falls.text</comment>
        <translation>Un coup de massue de la ligne de surface ! À la maison de retraite, on crie : « Entrez ! »</translation>
    </message>
    <message>
        <source>Nur Hallo sagen</source>
        <comment>just-say-hello.title</comment>
        <translation>Dire bonjour</translation>
    </message>
    <message>
        <source>Querpass in den Fünfmeterraum. Er muss nur noch Hallo sagen.</source>
        <comment>just-say-hello.text</comment>
        <translation>En retrait dans les six mètres. Il n’a plus qu’à dire bonjour.</translation>
    </message>
    <message>
        <source>Das Solo</source>
        <comment>beaten-twice.title</comment>
        <translation>Le solo</translation>
    </message>
    <message>
        <source>Solo von der eigenen Eckfahne. Er hat schon sechs überspielt, einen davon zweimal.</source>
        <comment>beaten-twice.text</comment>
        <translation>Un solo depuis son propre poteau de corner. Il en a passé six, dont un deux fois.</translation>
    </message>
    <message>
        <source>Doppelkinn</source>
        <comment>double-chin.title</comment>
        <translation>Double menton</translation>
    </message>
    <message>
        <source>Ungedeckt am kurzen Pfosten. Den kann er mit dem Doppelkinn reindrücken.</source>
        <comment>double-chin.text</comment>
        <translation>Sans marquage au premier poteau. Il peut la pousser du double menton.</translation>
    </message>
    <message>
        <source>Licht aus</source>
        <comment>light-switch.title</comment>
        <translation>Extinction</translation>
    </message>
    <message>
        <source>Er fällt im Strafraum um, als hätte jemand auf der Tribüne das Licht ausgeknipst.</source>
        <comment>light-switch.text</comment>
        <translation>Il tombe dans la surface comme si, en tribune, on avait coupé le courant.</translation>
    </message>
    <message>
        <source>Drei Werbebanden</source>
        <comment>three-hoardings.title</comment>
        <translation>Trois panneaux</translation>
    </message>
    <message>
        <source>Ein Lüftchen an der Seitenlinie, und er kugelt an drei Werbebanden vorbei.</source>
        <comment>three-hoardings.text</comment>
        <translation>Un souffle d’air sur la touche, et il roule le long de trois panneaux.</translation>
    </message>
    <message>
        <source>Beim Friseur</source>
        <comment>at-the-barber.title</comment>
        <translation>Chez le coiffeur</translation>
    </message>
    <message>
        <source>Schwalbe an der Strafraumgrenze! Der nächste Gegenspieler sitzt noch beim Friseur.</source>
        <comment>at-the-barber.text</comment>
        <translation>Plongeon à l’entrée de la surface ! L’adversaire le plus proche est chez le coiffeur.</translation>
    </message>
    <message>
        <source>Zeitlupe</source>
        <comment>slow-motion.title</comment>
        <translation>Le ralenti</translation>
    </message>
    <message>
        <source>Er sinkt am Elfmeterpunkt nieder. Die Zeitlupe wäre schneller.</source>
        <comment>slow-motion.text</comment>
        <translation>Il s’affaisse au point de penalty. Le ralenti irait plus vite.</translation>
    </message>
    <message>
        <source>Turmspringer</source>
        <comment>high-board.title</comment>
        <translation>Le plongeoir</translation>
    </message>
    <message>
        <source>Anderthalbfacher Salto im Mittelfeld. Vom Turm gäbe das eine glatte Acht.</source>
        <comment>high-board.text</comment>
        <translation>Un salto et demi au milieu du terrain. Du tremplin, ça vaut un bon huit.</translation>
    </message>
    <message>
        <source>Der Geldschein</source>
        <comment>banknote.title</comment>
        <translation>Le billet de banque</translation>
    </message>
    <message>
        <source>Er hechtet in den Strafraum, als läge da ein Geldschein. Der Verteidiger sucht mit.</source>
        <comment>banknote.text</comment>
        <translation>Il plonge dans la surface comme sur un billet. Le défenseur cherche aussi.</translation>
    </message>
    <message>
        <source>Das hohe C</source>
        <comment>top-c.title</comment>
        <translation>Le contre-ut</translation>
    </message>
    <message>
        <source>Ein Schrei im Strafraum: das hohe C, gehalten über zwölf Takte. Bravo!</source>
        <comment>top-c.text</comment>
        <translation>Un cri dans la surface : un contre-ut, tenu douze mesures. Bravo !</translation>
    </message>
    <message>
        <source>Der Grashalm</source>
        <comment>blade-of-grass.title</comment>
        <translation>Le brin d’herbe</translation>
    </message>
    <message>
        <source>An der Mittellinie niedergestreckt, vermutlich von einem Grashalm.</source>
        <comment>blade-of-grass.text</comment>
        <translation>Fauché au rond central, vraisemblablement par un brin d’herbe.</translation>
    </message>
    <message>
        <source>Sterbender Schwan</source>
        <comment>dying-swan.title</comment>
        <translation>La mort du cygne</translation>
    </message>
    <message>
        <source>Sterbender Schwan im Fünfmeterraum, vierter Akt. Taschentücher gibt&apos;s am Eingang.</source>
        <comment>dying-swan.text</comment>
        <translation>La mort du cygne aux six mètres, acte IV. Mouchoirs en vente au foyer.</translation>
    </message>
    <message>
        <source>Unbeteiligtes Bein</source>
        <comment>uninvolved-leg.title</comment>
        <translation>La jambe témoin</translation>
    </message>
    <message>
        <source>Er hechtet über ein Bein hinweg in den Strafraum. Das Bein war nicht beteiligt.</source>
        <comment>uninvolved-leg.text</comment>
        <translation>Il plonge dans la surface par-dessus une jambe. La jambe n’y est pour rien.</translation>
    </message>
    <message>
        <source>Kartoffelsack</source>
        <comment>sack-of-spuds.title</comment>
        <translation>Sac de patates</translation>
    </message>
    <message>
        <source>Zweikampf im Mittelfeld, und er fällt wie ein Sack Kartoffeln. Zwei rollen noch.</source>
        <comment>sack-of-spuds.text</comment>
        <translation>Duel au milieu, il tombe comme un sac de patates. Deux roulent encore.</translation>
    </message>
    <message>
        <source>Handgepäck</source>
        <comment>hand-luggage.title</comment>
        <translation>Bagage à main</translation>
    </message>
    <message>
        <source>Abflug an der Strafraumkante, Landung nach Flugplan. Nur Handgepäck.</source>
        <comment>hand-luggage.text</comment>
        <translation>Décollage à l’entrée de la surface, atterrissage à l’heure. Bagage à main seul.</translation>
    </message>
    <message>
        <source>Das andere Bein</source>
        <comment>other-leg.title</comment>
        <translation>L’autre jambe</translation>
    </message>
    <message>
        <source>Am Elfmeterpunkt hält er sich das linke Bein. Es war das rechte. Vielleicht.</source>
        <comment>other-leg.text</comment>
        <translation>Au point de penalty, il se tient la jambe gauche. C’était la droite. Peut-être.</translation>
    </message>
    <message>
        <source>Kein Sommer</source>
        <comment>no-summer.title</comment>
        <translation>Pas le printemps</translation>
    </message>
    <message>
        <source>Eine Schwalbe macht keinen Sommer, aus 20 Metern aber vielleicht einen Freistoß.</source>
        <comment>no-summer.text</comment>
        <translation>Une hirondelle ne fait pas le printemps, mais à 20 mètres, un coup franc, qui sait.</translation>
    </message>
    <message>
        <source>Ellbogenfreiheit</source>
        <comment>elbow-room.title</comment>
        <translation>Les coudées franches</translation>
    </message>
    <message>
        <source>Er schafft sich Platz mit dem Ellbogen und schiebt ein. Elegant ist anders.</source>
        <comment>elbow-room.text</comment>
        <translation>Il se fait de la place du coude et pousse au fond. L’élégance, c’est autre chose.</translation>
    </message>
    <message>
        <source>Skilift</source>
        <comment>ski-lift.title</comment>
        <translation>Le téléski</translation>
    </message>
    <message>
        <source>Er hängt am Trikot des Verteidigers wie am Skilift und köpft von oben ein.</source>
        <comment>ski-lift.text</comment>
        <translation>Accroché au maillot du défenseur comme au téléski, il coupe de la tête, d’en haut.</translation>
    </message>
    <message>
        <source>Von Herzen</source>
        <comment>hug-for-the-keeper.title</comment>
        <translation>De tout cœur</translation>
    </message>
    <message>
        <source>Er umarmt den Torwart von Herzen, und an beiden rollt der Ball vorbei.</source>
        <comment>hug-for-the-keeper.text</comment>
        <translation>Il étreint le gardien de tout cœur, et le ballon passe à côté des deux.</translation>
    </message>
    <message>
        <source>Die Schulter</source>
        <comment>two-hands.title</comment>
        <translation>L’épaule</translation>
    </message>
    <message>
        <source>Mit der Hand! Er sagt, es war die Schulter. Die Schulter hat fünf Finger.</source>
        <comment>two-hands.text</comment>
        <translation>De la main ! Il dit que c’est l’épaule. L’épaule a cinq doigts.</translation>
    </message>
    <message>
        <source>Dampfwalze</source>
        <comment>steamroller.title</comment>
        <translation>Le rouleau</translation>
    </message>
    <message>
        <source>Er walzt Ball, Verteidiger und Torwart ins Tor. Den Rasen rollt er gleich mit.</source>
        <comment>steamroller.text</comment>
        <translation>Il aplatit ballon, défenseur et gardien dans le but. Et la pelouse, tant qu’à faire.</translation>
    </message>
    <message>
        <source>Mit Schleife</source>
        <comment>shoelaces.title</comment>
        <translation>Avec une rosette</translation>
    </message>
    <message>
        <source>Er bindet dem Stürmer die Schnürsenkel zusammen. Ganz sauber, mit Schleife.</source>
        <comment>shoelaces.text</comment>
        <translation>Il noue ensemble les lacets de l’attaquant. Du travail soigné, avec une rosette.</translation>
    </message>
    <message>
        <source>Das Hüsteln</source>
        <comment>little-cough.title</comment>
        <translation>Petite toux</translation>
    </message>
    <message>
        <source>Ein Hüsteln von hinten. Der Stürmer reicht ein Bonbon. Genommen wird der Ball.</source>
        <comment>little-cough.text</comment>
        <translation>Une petite toux dans le dos. L’attaquant offre une pastille, l’autre prend le ballon.</translation>
    </message>
    <message>
        <source>Im Supermarkt</source>
        <comment>supermarket.title</comment>
        <translation>Au supermarché</translation>
    </message>
    <message>
        <source>Er zupft am Trikot wie ein Kind im Supermarkt: Papa, Papa, guck mal!</source>
        <comment>supermarket.text</comment>
        <translation>Il tire le maillot comme un gamin au supermarché : Papa, papa, regarde !</translation>
    </message>
    <message>
        <source>Wie spät?</source>
        <comment>what-time-is-it.title</comment>
        <translation>Quelle heure ?</translation>
    </message>
    <message>
        <source>Im Mittelfeld fragt er nach der Uhrzeit. Bis der andere nachsieht, ist es zu spät.</source>
        <comment>what-time-is-it.text</comment>
        <translation>Au milieu, il demande l’heure. Le temps de regarder, il est trop tard.</translation>
    </message>
    <message>
        <source>Drehtür</source>
        <comment>revolving-door.title</comment>
        <translation>Porte à tambour</translation>
    </message>
    <message>
        <source>Eine Drehtür von einem Verteidiger: Hinein kommt jeder, heraus nur ohne Ball.</source>
        <comment>revolving-door.text</comment>
        <translation>Un défenseur porte à tambour : tout le monde entre, personne ne sort le ballon.</translation>
    </message>
    <message>
        <source>Der Balljunge</source>
        <comment>ball-boy.title</comment>
        <translation>Le ramasseur</translation>
    </message>
    <message>
        <source>Grätsche an der Seitenlinie, samt Balljungen. Den Balljungen bringt er zurück.</source>
        <comment>ball-boy.text</comment>
        <translation>Tacle sur la touche, ramasseur de balles compris. Le ramasseur, il le rapporte.</translation>
    </message>
    <message>
        <source>Am Bahnsteig</source>
        <comment>station-platform.title</comment>
        <translation>Sur le quai</translation>
    </message>
    <message>
        <source>Im Strafraum wird umarmt wie auf dem Bahnsteig. Der Zug zum Tor ist abgefahren.</source>
        <comment>station-platform.text</comment>
        <translation>On s’enlace dans la surface comme sur un quai. L’attaquant a raté son train.</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <comment>sandwich.title</comment>
        <translation>Le sandwich</translation>
    </message>
    <message>
        <source>Zwei Verteidiger, ein Stürmer: fertig ist das Sandwich. Der Belag beschwert sich.</source>
        <comment>sandwich.text</comment>
        <translation>Deux défenseurs, un attaquant : voilà le sandwich. Le jambon dépose plainte.</translation>
    </message>
    <message>
        <source>Wolkenkunde</source>
        <comment>studying-clouds.title</comment>
        <translation>Les nuages</translation>
    </message>
    <message>
        <source>Er lässt den Fuß stehen und studiert dabei die Wolken.</source>
        <comment>studying-clouds.text</comment>
        <translation>Il laisse traîner le pied et étudie les nuages.</translation>
    </message>
    <message>
        <source>Baum fällt!</source>
        <comment>timber.title</comment>
        <translation>Un arbre tombe</translation>
    </message>
    <message>
        <source>„Baum fällt!“, ruft der Verteidiger, und er hat nicht gelogen.</source>
        <comment>timber.text</comment>
        <translation>« Attention, ça tombe ! » crie le défenseur. Il n’a pas menti.</translation>
    </message>
    <message>
        <source>Das Klavier</source>
        <comment>falling-piano.title</comment>
        <translation>Le piano</translation>
    </message>
    <message>
        <source>Da fällt ein Klavier vom Himmel. Ach nein, das war der Vorstopper.</source>
        <comment>falling-piano.text</comment>
        <translation>Un piano tombe du ciel. Ah non, c’est l’arrière central.</translation>
    </message>
    <message>
        <source>Notbremse</source>
        <comment>smell-of-rubber.title</comment>
        <translation>Signal d’alarme</translation>
    </message>
    <message>
        <source>Notbremse an der Strafraumgrenze! Im Speisewagen liegt die Suppe.</source>
        <comment>smell-of-rubber.text</comment>
        <translation>Signal d’alarme à l’entrée de la surface ! Au wagon-restaurant, adieu la soupe.</translation>
    </message>
    <message>
        <source>Nicht eingeladen</source>
        <comment>not-invited.title</comment>
        <translation>Pas invité</translation>
    </message>
    <message>
        <source>Mit beiden Füßen voran an der Mittellinie. Der Ball war nicht eingeladen.</source>
        <comment>not-invited.text</comment>
        <translation>Les deux pieds en avant, au rond central. Le ballon n’était pas invité.</translation>
    </message>
    <message>
        <source>Falsche Sportart</source>
        <comment>wrong-sport.title</comment>
        <translation>Mauvais sport</translation>
    </message>
    <message>
        <source>Rugby am Elfmeterpunkt! Schön gehalten, aber die falsche Sportart.</source>
        <comment>wrong-sport.text</comment>
        <translation>Rugby au point de penalty ! Beau placage, mauvais sport.</translation>
    </message>
    <message>
        <source>Der Rasenmäher</source>
        <comment>saturday-mower.title</comment>
        <translation>La tondeuse</translation>
    </message>
    <message>
        <source>Er kommt wie der Rasenmäher am Samstagmorgen. Um sieben.</source>
        <comment>saturday-mower.text</comment>
        <translation>Il arrive comme la tondeuse du samedi matin. À sept heures.</translation>
    </message>
    <message>
        <source>Maß genommen</source>
        <comment>oak-coffin.title</comment>
        <translation>Les mesures</translation>
    </message>
    <message>
        <source>Der Verteidiger nimmt schon mal Maß für den Sarg. Eins fünfundachtzig, Eiche.</source>
        <comment>oak-coffin.text</comment>
        <translation>Le défenseur prend déjà ses mesures. Un mètre quatre-vingt-cinq, en chêne.</translation>
    </message>
    <message>
        <source>Rollschuhe</source>
        <comment>wardrobe-on-skates.title</comment>
        <translation>En patins</translation>
    </message>
    <message>
        <source>Er kommt auf Rollschuhen in den Fünfer. Bremsen lernt er nächste Woche.</source>
        <comment>wardrobe-on-skates.text</comment>
        <translation>Il arrive dans les six mètres en patins. Le freinage, c’est la semaine prochaine.</translation>
    </message>
    <message>
        <source>Schwarzer Gürtel</source>
        <comment>black-belt.title</comment>
        <translation>Ceinture noire</translation>
    </message>
    <message>
        <source>Karate im Mittelfeld! Das Brett hat „Aua!“ gesagt.</source>
        <comment>black-belt.text</comment>
        <translation>Du karaté au milieu ! La planche a dit « aïe ».</translation>
    </message>
    <message>
        <source>Mähdrescher</source>
        <comment>combine-harvester.title</comment>
        <translation>Moissonneuse</translation>
    </message>
    <message>
        <source>Mähdrescher von rechts! Das Stroh fliegt, die Stutzen auch.</source>
        <comment>combine-harvester.text</comment>
        <translation>Une moissonneuse par la droite ! La paille vole, les chaussettes aussi.</translation>
    </message>
    <message>
        <source>Feierabend</source>
        <comment>closing-time.title</comment>
        <translation>On ferme</translation>
    </message>
    <message>
        <source>Er räumt ab wie der Kellner kurz vor Feierabend. Den Stürmer stellt er auf den Tisch.</source>
        <comment>closing-time.text</comment>
        <translation>Il débarrasse comme un garçon à la fermeture. L’attaquant est sur la table.</translation>
    </message>
    <message>
        <source>Drei auf einmal</source>
        <comment>all-three-down.title</comment>
        <translation>Trois d’un coup</translation>
    </message>
    <message>
        <source>Er tritt den Gegner, den Rasen und sich selbst. Alle drei liegen.</source>
        <comment>all-three-down.text</comment>
        <translation>Il frappe l’homme, le gazon et lui-même. Les trois sont à terre.</translation>
    </message>
    <message>
        <source>Ringkampf</source>
        <comment>wrestling-match.title</comment>
        <translation>Le catch</translation>
    </message>
    <message>
        <source>Auf der Strafraumlinie wird gerungen. Schultersieg, würde ich sagen.</source>
        <comment>wrestling-match.text</comment>
        <translation>Catch sur la ligne de la surface. Les deux épaules touchent, je crois bien.</translation>
    </message>
    <message>
        <source>Taxi!</source>
        <comment>hailing-a-cab.title</comment>
        <translation>Taxi !</translation>
    </message>
    <message>
        <source>Vier Verteidiger heben den Arm. Einer davon ruft ein Taxi.</source>
        <comment>hailing-a-cab.text</comment>
        <translation>Quatre défenseurs lèvent le bras. L’un d’eux appelle un taxi.</translation>
    </message>
    <message>
        <source>Die Zehe</source>
        <comment>guilty-toe.title</comment>
        <translation>L’orteil</translation>
    </message>
    <message>
        <source>Abseits um eine Zehe. Die Zehe bestreitet alles.</source>
        <comment>guilty-toe.text</comment>
        <translation>Hors-jeu d’un orteil. L’orteil nie tout.</translation>
    </message>
    <message>
        <source>Gegenlicht</source>
        <comment>squinting.title</comment>
        <translation>À contre-jour</translation>
    </message>
    <message>
        <source>Der Linienrichter blinzelt in die Sonne und schätzt. Er schätzt gern.</source>
        <comment>squinting.text</comment>
        <translation>Le juge de touche cligne au soleil et devine. Il adore deviner.</translation>
    </message>
    <message>
        <source>Die Wespe</source>
        <comment>the-wasp.title</comment>
        <translation>La guêpe</translation>
    </message>
    <message>
        <source>Die Fahne geht hoch! Oder vertreibt der Linienrichter nur eine Wespe?</source>
        <comment>the-wasp.text</comment>
        <translation>Le drapeau se lève ! Ou bien chasse-t-il une guêpe ?</translation>
    </message>
    <message>
        <source>Mausefalle</source>
        <comment>mouse-trap.title</comment>
        <translation>La souricière</translation>
    </message>
    <message>
        <source>Die Abseitsfalle schnappt zu. Am Speck hängt ein Mittelstürmer.</source>
        <comment>mouse-trap.text</comment>
        <translation>Le piège du hors-jeu se referme. Pris au fromage : un avant-centre.</translation>
    </message>
    <message>
        <source>Mannschaftsfoto</source>
        <comment>group-photo.title</comment>
        <translation>Photo d’équipe</translation>
    </message>
    <message>
        <source>Die Abwehr tritt vor wie fürs Mannschaftsfoto. Der Stürmer ist nicht mit drauf.</source>
        <comment>group-photo.text</comment>
        <translation>La défense s’avance comme pour la photo. L’attaquant n’est pas dans le cadre.</translation>
    </message>
    <message>
        <source>Zwei Fingerbreit</source>
        <comment>fat-fingers.title</comment>
        <translation>Deux doigts</translation>
    </message>
    <message>
        <source>Nachgemessen: zwei Fingerbreit. Es waren allerdings dicke Finger.</source>
        <comment>fat-fingers.text</comment>
        <translation>On a mesuré : deux doigts. Il est vrai que c’étaient de gros doigts.</translation>
    </message>
    <message>
        <source>Mondlandung</source>
        <comment>moon-landing.title</comment>
        <translation>Sur la Lune</translation>
    </message>
    <message>
        <source>So allein war keiner mehr seit der Mondlandung. Die Fahne steht auch schon.</source>
        <comment>moon-landing.text</comment>
        <translation>Personne n’a été aussi seul depuis la Lune. Le drapeau est déjà planté.</translation>
    </message>
    <message>
        <source>Das Denkmal</source>
        <comment>paying-rent.title</comment>
        <translation>La statue</translation>
    </message>
    <message>
        <source>Er steht da vorn schon so lange, dass die Tauben ihn für ein Denkmal halten.</source>
        <comment>paying-rent.text</comment>
        <translation>Il est là-devant depuis si longtemps que les pigeons le prennent pour une statue.</translation>
    </message>
    <message>
        <source>Fliegende Mütze</source>
        <comment>flying-cap.title</comment>
        <translation>La casquette</translation>
    </message>
    <message>
        <source>Die Fahne schießt hoch, die Mütze des Linienrichters auch. Beides Abseits.</source>
        <comment>flying-cap.text</comment>
        <translation>Le drapeau jaillit, la casquette du juge de touche aussi. Hors-jeu, les deux.</translation>
    </message>
    <message>
        <source>Vom Parkplatz aus</source>
        <comment>car-park.title</comment>
        <translation>Vu du parking</translation>
    </message>
    <message>
        <source>Abseits! Das hat sogar der Parkwächter gesehen, und der schläft.</source>
        <comment>car-park.text</comment>
        <translation>Hors-jeu ! Même le gardien du parking l’a vu, et il dort.</translation>
    </message>
    <message>
        <source>Polonaise</source>
        <comment>conga.title</comment>
        <translation>La chenille</translation>
    </message>
    <message>
        <source>Die halbe Mannschaft steht im Abseits und hält das für eine Polonaise.</source>
        <comment>conga.text</comment>
        <translation>La moitié de l’équipe est hors-jeu et croit faire la chenille.</translation>
    </message>
    <message>
        <source>Andere Zeitzone</source>
        <comment>passport-control.title</comment>
        <translation>Décalage horaire</translation>
    </message>
    <message>
        <source>So weit im Abseits! Wo der steht, ist es schon eine Stunde später.</source>
        <comment>passport-control.text</comment>
        <translation>Un hors-jeu pareil ! Là où il est, il est déjà une heure de plus.</translation>
    </message>
    <message>
        <source>Hotelsuche</source>
        <comment>looking-for-a-hotel.title</comment>
        <translation>Cherche hôtel</translation>
    </message>
    <message>
        <source>Abseits? Der war schon in der nächsten Stadt und suchte ein Hotel.</source>
        <comment>looking-for-a-hotel.text</comment>
        <translation>Hors-jeu ? Il était dans la ville d’à côté et cherchait un hôtel.</translation>
    </message>
    <message>
        <source>Fingernagel</source>
        <comment>fingernails.title</comment>
        <translation>L’ongle</translation>
    </message>
    <message>
        <source>Mit den Fingerspitzen! Ein Fingernagel muss verletzt vom Platz.</source>
        <comment>fingernails.text</comment>
        <translation>Du bout des doigts ! Un ongle sort sur blessure.</translation>
    </message>
    <message>
        <source>Schlechtes Knie</source>
        <comment>who-is-asking.title</comment>
        <translation>Le mauvais genou</translation>
    </message>
    <message>
        <source>Mit dem Knie gehalten! Es war das schlechte. Das gute hat sich weggeduckt.</source>
        <comment>who-is-asking.text</comment>
        <translation>Arrêté du genou ! C’était le mauvais. Le bon s’est baissé.</translation>
    </message>
    <message>
        <source>Schöne Mütze</source>
        <comment>lovely-cap.title</comment>
        <translation>Belle casquette</translation>
    </message>
    <message>
        <source>Er sieht nichts, er hört nichts, er hält. Die Mütze sitzt.</source>
        <comment>lovely-cap.text</comment>
        <translation>Il ne voit rien, n’entend rien, arrête. La casquette n’a pas bougé.</translation>
    </message>
    <message>
        <source>Hosenboden</source>
        <comment>seat-of-his-shorts.title</comment>
        <translation>Fond de culotte</translation>
    </message>
    <message>
        <source>Gehalten mit dem Hosenboden! Ab morgen üben das alle.</source>
        <comment>seat-of-his-shorts.text</comment>
        <translation>Arrêté du fond de culotte ! Dès demain, tout le monde s’entraîne à ça.</translation>
    </message>
    <message>
        <source>Gesundheit!</source>
        <comment>bless-you.title</comment>
        <translation>À vos souhaits</translation>
    </message>
    <message>
        <source>Er muss niesen, fällt um und begräbt den Ball unter sich. Gesundheit!</source>
        <comment>bless-you.text</comment>
        <translation>Il éternue, bascule et enterre le ballon sous lui. À vos souhaits !</translation>
    </message>
    <message>
        <source>Bauchkraulen</source>
        <comment>tummy-tickle.title</comment>
        <translation>Gratouilles</translation>
    </message>
    <message>
        <source>Wie eine Katze! Und jetzt möchte er bitte am Bauch gekrault werden.</source>
        <comment>tummy-tickle.text</comment>
        <translation>Comme un chat ! Et maintenant, il voudrait qu’on lui gratte le ventre.</translation>
    </message>
    <message>
        <source>Acht Arme</source>
        <comment>nine-arms.title</comment>
        <translation>Huit bras</translation>
    </message>
    <message>
        <source>Hat der acht Arme? Moment, ich zähle nach … neun!</source>
        <comment>nine-arms.text</comment>
        <translation>Il a huit bras ? Attendez, je recompte… neuf !</translation>
    </message>
    <message>
        <source>Sonntagsklempner</source>
        <comment>sunday-plumber.title</comment>
        <translation>Plombier du dimanche</translation>
    </message>
    <message>
        <source>Er macht die Ecke dicht wie ein Klempner am Sonntag: teuer, aber dicht.</source>
        <comment>sunday-plumber.text</comment>
        <translation>Il colmate la lucarne comme un plombier le dimanche : c’est cher, mais étanche.</translation>
    </message>
    <message>
        <source>Omas Leim</source>
        <comment>granny-glue.title</comment>
        <translation>La colle de mémé</translation>
    </message>
    <message>
        <source>Der klebt! In den Handschuhen steckt mehr Leim als in Omas Kommode.</source>
        <comment>granny-glue.text</comment>
        <translation>Ça colle ! Il y a plus de colle dans ces gants que dans le buffet de mémé.</translation>
    </message>
    <message>
        <source>Ohne Leiter</source>
        <comment>no-ladder.title</comment>
        <translation>Sans échelle</translation>
    </message>
    <message>
        <source>Er streckt sich wie ein Fensterputzer ohne Leiter. Und kommt dran!</source>
        <comment>no-ladder.text</comment>
        <translation>Il s’étire comme un laveur de carreaux sans échelle. Et il y arrive !</translation>
    </message>
    <message>
        <source>Bauernschrank</source>
        <comment>farmhouse-wardrobe.title</comment>
        <translation>L’armoire normande</translation>
    </message>
    <message>
        <source>Er steht im Tor wie ein Bauernschrank. Vorbei geht da nur der Staub.</source>
        <comment>farmhouse-wardrobe.text</comment>
        <translation>Il se tient dans le but comme une armoire normande. Seule la poussière passe.</translation>
    </message>
    <message>
        <source>Unhaltbar</source>
        <comment>cannot-save-that.title</comment>
        <translation>Imparable</translation>
    </message>
    <message>
        <source>Den hält er nicht. Den kann er nicht halten. Den hat er gehalten!</source>
        <comment>cannot-save-that.text</comment>
        <translation>Il ne l’aura pas. Il ne peut pas l’avoir. Il l’a !</translation>
    </message>
    <message>
        <source>Der Magnet</source>
        <comment>chest-magnet.title</comment>
        <translation>L’aimant</translation>
    </message>
    <message>
        <source>Als säße ein Magnet in der Brust: plopp, und der Ball schläft.</source>
        <comment>chest-magnet.text</comment>
        <translation>Comme un aimant dans la poitrine : ploc, et le ballon dort.</translation>
    </message>
    <message>
        <source>Der Dackel</source>
        <comment>dachshund.title</comment>
        <translation>Le teckel</translation>
    </message>
    <message>
        <source>Ein Dackel schnappt sich den Ball. Angriff beendet, Beifall für den Dackel!</source>
        <comment>dachshund.text</comment>
        <translation>Un teckel s’empare du ballon. Fin de l’attaque, on applaudit le teckel !</translation>
    </message>
    <message>
        <source>Nebelbank</source>
        <comment>fog-bank.title</comment>
        <translation>Purée de pois</translation>
    </message>
    <message>
        <source>Nebel! Der Angriff findet statt, aber niemand weiß, wo. Auch der Angriff nicht.</source>
        <comment>fog-bank.text</comment>
        <translation>Brouillard ! L’attaque a lieu, mais nul ne sait où. L’attaque non plus.</translation>
    </message>
    <message>
        <source>Am Kiosk</source>
        <comment>keeper-at-the-kiosk.title</comment>
        <translation>À la buvette</translation>
    </message>
    <message>
        <source>Rückpass zum Torwart. Der Torwart steht am Kiosk: „Einmal mit Senf, bitte!“</source>
        <comment>keeper-at-the-kiosk.text</comment>
        <translation>Passe en retrait au gardien. Le gardien est à la buvette : « Une merguez, s’il vous plaît ! »</translation>
    </message>
    <message>
        <source>Maulwurfshügel</source>
        <comment>molehill.title</comment>
        <translation>La taupinière</translation>
    </message>
    <message>
        <source>Ein Maulwurfshügel! Der Rückpass hüpft dem Torwart über den Schlappen.</source>
        <comment>molehill.text</comment>
        <translation>Une taupinière ! La passe en retrait saute par-dessus la savate du gardien.</translation>
    </message>
    <message>
        <source>Phantomtor</source>
        <comment>phantom-goal.title</comment>
        <translation>But fantôme</translation>
    </message>
    <message>
        <source>Außennetz! Nein, drin! Nein, außen! Der Schiedsrichter wirft eine Münze: Tor.</source>
        <comment>phantom-goal.text</comment>
        <translation>Petit filet ! Non, dedans ! Non, dehors ! L’arbitre tire à pile ou face : but.</translation>
    </message>
    <message>
        <source>Pfeifender Wind</source>
        <comment>whistling-wind.title</comment>
        <translation>Le vent siffle</translation>
    </message>
    <message>
        <source>Der Wind pfeift, und der Schiedsrichter glaubt, er war&apos;s. Freistoß!</source>
        <comment>whistling-wind.text</comment>
        <translation>Le vent siffle, et l’arbitre croit que c’est lui. Coup franc !</translation>
    </message>
    <message>
        <source>Handspiel der Bande</source>
        <comment>handball-by-the-hoarding.title</comment>
        <translation>Main du panneau</translation>
    </message>
    <message>
        <source>Handspiel der Werbebande! Elfmeter. Fragen Sie mich nicht.</source>
        <comment>handball-by-the-hoarding.text</comment>
        <translation>Main du panneau publicitaire ! Penalty. Ne me demandez pas.</translation>
    </message>
    <message>
        <source>Mit Abitur</source>
        <comment>educated-ball.title</comment>
        <translation>Le bachelier</translation>
    </message>
    <message>
        <source>Von der Seitenlinie fliegt der Ball um drei Ecken. Der hat Abitur, der Ball.</source>
        <comment>educated-ball.text</comment>
        <translation>De la touche, le ballon tourne trois fois au coin. Il a son bac, ce ballon.</translation>
    </message>
    <message>
        <source>Trainingsjacke</source>
        <comment>tracksuit-on.title</comment>
        <translation>Le survêtement</translation>
    </message>
    <message>
        <source>Eingewechselt, sofort im Strafraum am Ball, Jacke noch an. In der Tasche klingelt&apos;s.</source>
        <comment>tracksuit-on.text</comment>
        <translation>À peine entré, déjà au ballon dans la surface, en survêtement. Sa poche sonne.</translation>
    </message>
    <message>
        <source>Die andere Kamera</source>
        <comment>curtain-call.title</comment>
        <translation>L’autre caméra</translation>
    </message>
    <message>
        <source>Er hechtet in den Strafraum, läuft zurück, hechtet noch mal. Für die andere Kamera.</source>
        <comment>curtain-call.text</comment>
        <translation>Il plonge dans la surface, revient, replonge. Pour l’autre caméra.</translation>
    </message>
    <message>
        <source>Arbeitsteilung</source>
        <comment>division-of-labour.title</comment>
        <translation>Division du travail</translation>
    </message>
    <message>
        <source>Einer hält den Torwart, einer hält dessen Hose, einer schießt. Arbeitsteilung!</source>
        <comment>division-of-labour.text</comment>
        <translation>L’un tient le gardien, l’autre sa culotte, le troisième tire. Division du travail !</translation>
    </message>
    <message>
        <source>Rückenwind</source>
        <comment>tailwind.title</comment>
        <translation>Vent arrière</translation>
    </message>
    <message>
        <source>Rückenwind! Der Pass kommt an, bevor er ihn gespielt hat.</source>
        <comment>tailwind.text</comment>
        <translation>Vent arrière ! La passe arrive avant qu’il l’ait donnée.</translation>
    </message>
    <message>
        <source>Kapitänsrede</source>
        <comment>captains-speech.title</comment>
        <translation>Le discours</translation>
    </message>
    <message>
        <source>Der Kapitän hält eine Rede. Drei weinen, zwei schlafen, einer rennt los.</source>
        <comment>captains-speech.text</comment>
        <translation>Le capitaine fait un discours. Trois pleurent, deux dorment, un part en courant.</translation>
    </message>
    <message>
        <source>Die Pauke</source>
        <comment>big-drum.title</comment>
        <translation>Grosse caisse</translation>
    </message>
    <message>
        <source>Die Pauke gibt den Takt vor: langsam, schnell, schneller. Neue Pauke, bitte!</source>
        <comment>big-drum.text</comment>
        <translation>La grosse caisse bat la mesure : lent, vite, plus vite. Une neuve, s’il vous plaît !</translation>
    </message>
    <message>
        <source>Nie aufgehört</source>
        <comment>never-stopped.title</comment>
        <translation>Jamais arrêté</translation>
    </message>
    <message>
        <source>Sie greifen schon wieder an. Aufgehört hatten sie nämlich gar nicht.</source>
        <comment>never-stopped.text</comment>
        <translation>Ils attaquent déjà de nouveau. C’est qu’ils n’avaient pas arrêté.</translation>
    </message>
    <message>
        <source>Großzügiger Platzwart</source>
        <comment>generous-groundsman.title</comment>
        <translation>Peintre généreux</translation>
    </message>
    <message>
        <source>Der Platzwart hat den Strafraum frisch nachgezogen. Sehr, sehr großzügig.</source>
        <comment>generous-groundsman.text</comment>
        <translation>L’intendant a retracé la surface. Avec beaucoup, beaucoup de générosité.</translation>
    </message>
    <message>
        <source>Linie von gestern</source>
        <comment>yesterdays-line.title</comment>
        <translation>La ligne d’hier</translation>
    </message>
    <message>
        <source>Der Platzwart schwört, die Linie war gestern noch ganz woanders.</source>
        <comment>yesterdays-line.text</comment>
        <translation>L’intendant le jure : hier encore, la ligne était tout à fait ailleurs.</translation>
    </message>
    <message>
        <source>Die Erbse</source>
        <comment>lost-pea.title</comment>
        <translation>La bille</translation>
    </message>
    <message>
        <source>Die Erbse ist aus der Pfeife gefallen. Drei suchen sie, einer davon mit Gabel.</source>
        <comment>lost-pea.text</comment>
        <translation>La bille est tombée du sifflet. Ils sont trois à la chercher, dont un au balai.</translation>
    </message>
    <message>
        <source>Der Anlauf</source>
        <comment>out-of-the-stadium.title</comment>
        <translation>L’élan</translation>
    </message>
    <message>
        <source>Er nimmt Anlauf. Er nimmt mehr Anlauf. Er hat das Stadion verlassen.</source>
        <comment>out-of-the-stadium.text</comment>
        <translation>Il prend de l’élan. Encore de l’élan. Il a quitté le stade.</translation>
    </message>
    <message>
        <source>Neue Schuhe</source>
        <comment>shy-left-boot.title</comment>
        <translation>Souliers neufs</translation>
    </message>
    <message>
        <source>Neue Schuhe! Der Verkäufer sagt, die treffen von allein. Umtausch ausgeschlossen.</source>
        <comment>shy-left-boot.text</comment>
        <translation>Chaussures neuves ! Elles visent toutes seules, dit le vendeur. Ni reprises ni échangées.</translation>
    </message>
    <message>
        <source>Frag den Pfosten!</source>
        <comment>ask-the-post.title</comment>
        <translation>Voyez le poteau</translation>
    </message>
    <message>
        <source>Pfosten, Rücken, Pfosten, Wade … drin? Da müssen wir den Pfosten fragen.</source>
        <comment>ask-the-post.text</comment>
        <translation>Poteau, dos, poteau, mollet… dedans ? Il faut demander au poteau.</translation>
    </message>
    <message>
        <source>Mit Gefühl</source>
        <comment>with-feeling.title</comment>
        <translation>Avec sentiment</translation>
    </message>
    <message>
        <source>Halt, der Fotograf war noch nicht so weit! Alles noch mal, und bitte mit Gefühl.</source>
        <comment>with-feeling.text</comment>
        <translation>Halte, le photographe n’était pas prêt ! On la refait, et avec du sentiment.</translation>
    </message>
    <message>
        <source>Der Cousin</source>
        <comment>linesmans-cousin.title</comment>
        <translation>Le cousin</translation>
    </message>
    <message>
        <source>Der Linienrichter ist der Cousin vom Libero. Schöne Grüße an die Tante!</source>
        <comment>linesmans-cousin.text</comment>
        <translation>Le juge de touche est le cousin du libero. Bien des choses à votre tante !</translation>
    </message>
    <message>
        <source>Bananenschale</source>
        <comment>banana-skin.title</comment>
        <translation>Peau de banane</translation>
    </message>
    <message>
        <source>Wer hat denn hier eine Bananenschale hingelegt? Der Verteidiger kaut noch.</source>
        <comment>banana-skin.text</comment>
        <translation>Qui a laissé traîner cette peau de banane ? Le défenseur mâche encore.</translation>
    </message>
    <message>
        <source>Halbzeitgrätsche</source>
        <comment>through-half-time.title</comment>
        <translation>Jusqu’à la pause</translation>
    </message>
    <message>
        <source>Er grätscht durch den Gegner, durch die Bande und durch die Halbzeitpause.</source>
        <comment>through-half-time.text</comment>
        <translation>Il tacle à travers l’homme, les panneaux et la mi-temps.</translation>
    </message>
    <message>
        <source>Zweite Stimme</source>
        <comment>second-alto.title</comment>
        <translation>Enfant de chœur</translation>
    </message>
    <message>
        <source>Dieser Unschuldsblick! Der könnte im Kirchenchor die zweite Stimme singen.</source>
        <comment>second-alto.text</comment>
        <translation>Ce regard innocent ! Il pourrait chanter l’alto chez les enfants de chœur.</translation>
    </message>
    <message>
        <source>Geölter Ellbogen</source>
        <comment>greased-elbow.title</comment>
        <translation>Coude huilé</translation>
    </message>
    <message>
        <source>Der Linienrichter hat den Ellbogen geölt. Die Fahne geht ganz von allein hoch.</source>
        <comment>greased-elbow.text</comment>
        <translation>Le juge de touche s’est huilé le coude. Le drapeau monte tout seul.</translation>
    </message>
    <message>
        <source>Bratpfannen</source>
        <comment>frying-pans.title</comment>
        <translation>Poêles à frire</translation>
    </message>
    <message>
        <source>Im Tor steht der Busfahrer. Hände hat der Mann, groß wie Bratpfannen!</source>
        <comment>frying-pans.text</comment>
        <translation>C’est le chauffeur du car dans les buts. Des mains comme des poêles à frire !</translation>
    </message>
    <message>
        <source>Doppelt gesehen</source>
        <comment>seeing-double.title</comment>
        <translation>Il voit double</translation>
    </message>
    <message>
        <source>Stehen da zwei im Tor? Moment, das ist gar nicht meine Brille!</source>
        <comment>seeing-double.text</comment>
        <translation>Ils sont deux, dans le but ? Attendez, ce ne sont pas mes lunettes !</translation>
    </message>
    <message>
        <source>Bonbons</source>
        <comment>kit-mans-sweets.title</comment>
        <translation>Les bonbons</translation>
    </message>
    <message>
        <source>Der Zeugwart verteilt Trostbonbons. In der Schlange steht einer mehr als vorhin.</source>
        <comment>kit-mans-sweets.text</comment>
        <translation>L’intendant distribue des bonbons. Ils sont un de plus dans la queue que tout à l’heure.</translation>
    </message>
    <message>
        <source>Der Salto</source>
        <comment>somersault.title</comment>
        <translation>Le salto</translation>
    </message>
    <message>
        <source>Der Torschütze jubelt mit Salto. Den hätte er vorher üben sollen.</source>
        <comment>somersault.text</comment>
        <translation>Le buteur fête ça d’un salto. Il aurait pu s’entraîner avant.</translation>
    </message>
    <message>
        <source>Bis zum Kiosk</source>
        <comment>towards-the-car-park.title</comment>
        <translation>Jusqu’à la buvette</translation>
    </message>
    <message>
        <source>Er rollt vor Schmerz bis zum Kiosk. Dort stellt er sich hinten an.</source>
        <comment>towards-the-car-park.text</comment>
        <translation>Il roule de douleur jusqu’à la buvette. Et là, il fait la queue.</translation>
    </message>
    <message>
        <source>Blumenstrauß</source>
        <comment>a-bunch-of-flowers.title</comment>
        <translation>Le bouquet</translation>
    </message>
    <message>
        <source>Er hilft dem Gefoulten auf, kämmt ihn und überreicht einen Blumenstrauß.</source>
        <comment>a-bunch-of-flowers.text</comment>
        <translation>Il relève sa victime, la recoiffe et lui remet un bouquet.</translation>
    </message>
    <message>
        <source>Fremde Brille</source>
        <comment>someone-elses-glasses.title</comment>
        <translation>Lunettes d’autrui</translation>
    </message>
    <message>
        <source>Der Unparteiische putzt seine Brille. Es ist leider die Brille eines anderen.</source>
        <comment>someone-elses-glasses.text</comment>
        <translation>L’homme en noir essuie ses lunettes. Ce sont hélas celles d’un autre.</translation>
    </message>
    <message>
        <source>Block C</source>
        <comment>whistle-from-block-c.title</comment>
        <translation>Tribune C</translation>
    </message>
    <message>
        <source>Ein Pfiff aus Block C! Alle bleiben stehen, nur der Pfeifer läuft weg.</source>
        <comment>whistle-from-block-c.text</comment>
        <translation>Un coup de sifflet de la tribune C ! Tous s’arrêtent, sauf le siffleur, qui court.</translation>
    </message>
    <message>
        <source>Versteckspiel</source>
        <comment>hide-and-seek.title</comment>
        <translation>Cache-cache</translation>
    </message>
    <message>
        <source>Elf Mann verstecken sich hinter der Eckfahne. Die Eckfahne zählt bis hundert.</source>
        <comment>hide-and-seek.text</comment>
        <translation>Ils sont onze cachés derrière le poteau de corner. Lui compte jusqu’à cent.</translation>
    </message>
    <message>
        <source>Trinkpause</source>
        <comment>lemonade.title</comment>
        <translation>La limonade</translation>
    </message>
    <message>
        <source>Trinkpause! Einer kommt mit zwei Limonaden zurück, ein anderer gar nicht.</source>
        <comment>lemonade.text</comment>
        <translation>Pause boisson ! L’un revient avec deux limonades, l’autre ne revient pas.</translation>
    </message>
    <message>
        <source>Trikottausch</source>
        <comment>shirt-swap.title</comment>
        <translation>Troc de maillots</translation>
    </message>
    <message>
        <source>Trikottausch mitten im Spiel! Leider steckte noch ein Mann darin.</source>
        <comment>shirt-swap.text</comment>
        <translation>Échange de maillots en plein match ! Il y avait malheureusement un homme dedans.</translation>
    </message>
    <message>
        <source>Frisch geduscht</source>
        <comment>freshly-showered.title</comment>
        <translation>Sorti de la douche</translation>
    </message>
    <message>
        <source>Die zweite Luft! Der Erschöpfte von vorhin meldet sich geduscht zurück.</source>
        <comment>freshly-showered.text</comment>
        <translation>Second souffle ! Celui qui n’en pouvait plus revient tout frais de la douche.</translation>
    </message>
    <message>
        <source>Horoskop</source>
        <comment>horoscope.title</comment>
        <translation>L’horoscope</translation>
    </message>
    <message>
        <source>Das Horoskop vor dem Anpfiff. Waage: Heute fliegen Ihnen Karten zu. Gut fangen!</source>
        <comment>horoscope.text</comment>
        <translation>L’horoscope d’avant-match. Balance : des cartes vont vous tomber dessus. Parez.</translation>
    </message>
    <message>
        <source>Hotelmuscheln</source>
        <comment>hotel-mussels.title</comment>
        <translation>Moules de l’hôtel</translation>
    </message>
    <message>
        <source>Im Mannschaftshotel gab es Muscheln. Leider waren sie nicht alle von heute.</source>
        <comment>hotel-mussels.text</comment>
        <translation>À l’hôtel, il y avait des moules. Hélas, pas toutes du jour.</translation>
    </message>
    <message>
        <source>Cha-Cha-Cha</source>
        <comment>cha-cha-cha.title</comment>
        <translation>Cha-cha-cha</translation>
    </message>
    <message>
        <source>Der Torwart tanzt Cha-Cha-Cha. Der Stürmer tanzt mit und vergisst, was er wollte.</source>
        <comment>cha-cha-cha.text</comment>
        <translation>Le gardien danse le cha-cha-cha. L’attaquant suit et oublie pourquoi il venait.</translation>
    </message>
    <message>
        <source>Küsse für alle</source>
        <comment>kisses-for-all.title</comment>
        <translation>Bises pour tous</translation>
    </message>
    <message>
        <source>Er küsst den Ball, den Pfosten und den Linienrichter. Dann läuft er an.</source>
        <comment>kisses-for-all.text</comment>
        <translation>Il embrasse le ballon, le poteau et le juge de touche. Puis il s’élance.</translation>
    </message>
    <message>
        <source>Tango</source>
        <comment>arg-tango.title</comment>
        <translation>Tango</translation>
    </message>
    <message>
        <source>Tango im Strafraum! Er führt, der Verteidiger folgt, der Ball schluchzt.</source>
        <comment>arg-tango.text</comment>
        <translation>Un tango dans la surface ! Il mène, le défenseur suit, le ballon sanglote.</translation>
    </message>
    <message>
        <source>Matetee</source>
        <comment>arg-mate.title</comment>
        <translation>Le maté</translation>
    </message>
    <message>
        <source>Der Matebecher geht reihum. Jetzt sind alle wach, sogar der Libero.</source>
        <comment>arg-mate.text</comment>
        <translation>Le maté fait le tour. Tout le monde est réveillé, même le libero.</translation>
    </message>
    <message>
        <source>Strandfußball</source>
        <comment>bra-samba.title</comment>
        <translation>Foot de plage</translation>
    </message>
    <message>
        <source>Strandfußball an der Strafraumgrenze! Zwei Verteidiger haben schon Sonnenbrand.</source>
        <comment>bra-samba.text</comment>
        <translation>Foot de plage à l’entrée de la surface ! Deux défenseurs ont un coup de soleil.</translation>
    </message>
    <message>
        <source>Krumme Banane</source>
        <comment>bra-banana.title</comment>
        <translation>Banane tordue</translation>
    </message>
    <message>
        <source>Freistoß: erst eine Banane, dann ein Fragezeichen, am Ende ein Autogramm.</source>
        <comment>bra-banana.text</comment>
        <translation>Le coup franc : d’abord une banane, puis un point d’interrogation, enfin un autographe.</translation>
    </message>
    <message>
        <source>Fünf Gänge</source>
        <comment>fra-beret.title</comment>
        <translation>Cinq services</translation>
    </message>
    <message>
        <source>Ein Angriff in fünf Gängen. Zum Käse kommt der Schuss aus 14 Metern.</source>
        <comment>fra-beret.text</comment>
        <translation>Une attaque en cinq services. Avec le fromage vient un tir de 14 mètres.</translation>
    </message>
    <message>
        <source>Der Hahn</source>
        <comment>fra-rooster.title</comment>
        <translation>Le coq</translation>
    </message>
    <message>
        <source>Der gallische Hahn kräht von der Latte. Der Gegner hält&apos;s für den Schlusspfiff.</source>
        <comment>fra-rooster.text</comment>
        <translation>Le coq gaulois chante sur la barre. L’adversaire croit au coup de sifflet final.</translation>
    </message>
    <message>
        <source>Handtücher</source>
        <comment>ger-towels.title</comment>
        <translation>Les serviettes</translation>
    </message>
    <message>
        <source>Die Deutschen haben den Strafraum schon um sechs Uhr früh mit Handtüchern belegt.</source>
        <comment>ger-towels.text</comment>
        <translation>Dès six heures du matin, les Allemands avaient mis leurs serviettes dans la surface.</translation>
    </message>
    <message>
        <source>Turniermannschaft</source>
        <comment>ger-tournament-team.title</comment>
        <translation>Machine à tournois</translation>
    </message>
    <message>
        <source>Eine Turniermannschaft ist erst draußen, wenn es gestempelt und unterschrieben ist.</source>
        <comment>ger-tournament-team.text</comment>
        <translation>Une équipe de tournoi n’est sortie qu’une fois tamponnée, signée et contresignée.</translation>
    </message>
    <message>
        <source>Chiuso</source>
        <comment>ita-bolt.title</comment>
        <translation>Chiuso</translation>
    </message>
    <message>
        <source>„Chiuso!“ Die Abwehr hat bis vier geschlossen, der Angriff steht vorm Rollladen.</source>
        <comment>ita-bolt.text</comment>
        <translation>« Chiuso ! » La défense est fermée jusqu’à quatre heures. L’attaque attend au rideau.</translation>
    </message>
    <message>
        <source>Siebenhundert</source>
        <comment>esp-seven-hundred.title</comment>
        <translation>Sept cents</translation>
    </message>
    <message>
        <source>Kurzpass Nummer siebenhundert im Mittelfeld. Der Gegner hat Muskelkater vom Zusehen.</source>
        <comment>esp-seven-hundred.text</comment>
        <translation>Passe courte numéro sept cents au milieu. L’adversaire a des courbatures aux yeux.</translation>
    </message>
    <message>
        <source>Der Wohnwagen</source>
        <comment>ned-caravan.title</comment>
        <translation>La caravane</translation>
    </message>
    <message>
        <source>Alle stürmen, auch der Torwart und der Wohnwagen. Im Strafraum wird&apos;s orange!</source>
        <comment>ned-caravan.text</comment>
        <translation>Tous à l’attaque, gardien et caravane compris. La surface vire à l’orange !</translation>
    </message>
    <message>
        <source>Tradition</source>
        <comment>eng-tradition.title</comment>
        <translation>La tradition</translation>
    </message>
    <message>
        <source>Hoch, weit, und im Strafraum hält irgendwer den Kopf hin. Das nennt sich Tradition!</source>
        <comment>eng-tradition.text</comment>
        <translation>Haut, loin, et dans la surface quelqu’un met la tête. C’est ça, la tradition !</translation>
    </message>
    <message>
        <source>Fado</source>
        <comment>por-fado.title</comment>
        <translation>Fado</translation>
    </message>
    <message>
        <source>Ein Fado an der Eckfahne, so traurig, dass ihn der Verteidiger vorbeilässt.</source>
        <comment>por-fado.text</comment>
        <translation>Un fado au poteau de corner, si triste que le défenseur le laisse passer.</translation>
    </message>
    <message>
        <source>Pokal von 1930</source>
        <comment>uru-handshake.title</comment>
        <translation>Coupe de 1930</translation>
    </message>
    <message>
        <source>Uruguay zeigt dem Star den Pokal von 1930. Er fällt ihm auf den Fuß.</source>
        <comment>uru-handshake.text</comment>
        <translation>L’Uruguay montre à la star sa coupe de 1930. Elle lui tombe sur le pied.</translation>
    </message>
    <message>
        <source>Das Schachbrett</source>
        <comment>cro-knight.title</comment>
        <translation>L’échiquier</translation>
    </message>
    <message>
        <source>Springer schlägt Läufer im Strafraum! Der König steht im Tor und zittert.</source>
        <comment>cro-knight.text</comment>
        <translation>Le cavalier prend le fou dans la surface ! Dans le but, le roi tremble.</translation>
    </message>
    <message>
        <source>Pommes</source>
        <comment>bel-chips.title</comment>
        <translation>Frites</translation>
    </message>
    <message>
        <source>Pommes für den Gegner, dreimal frittiert! Der Rechtsaußen möchte sich hinsetzen.</source>
        <comment>bel-chips.text</comment>
        <translation>Des frites pour l’adversaire, cuites trois fois ! Leur ailier voudrait s’asseoir.</translation>
    </message>
    <message>
        <source>La Ola</source>
        <comment>mex-wave.title</comment>
        <translation>La ola</translation>
    </message>
    <message>
        <source>La Ola! Dreimal rollt sie ums Stadion. Beim dritten Mal reitet der Stürmer mit.</source>
        <comment>mex-wave.text</comment>
        <translation>La ola ! Trois tours de stade. Au troisième, l’attaquant est dessus.</translation>
    </message>
    <message>
        <source>Der Knödel</source>
        <comment>cze-dumpling.title</comment>
        <translation>Le knödel</translation>
    </message>
    <message>
        <source>Ein Lupfer von der Strafraumgrenze, rund wie ein Knödel. Der Torwart sucht die Soße.</source>
        <comment>cze-dumpling.text</comment>
        <translation>Ballon piqué de l’entrée de la surface, rond comme un knödel. Le gardien cherche la sauce.</translation>
    </message>
    <message>
        <source>Im Karton</source>
        <comment>swe-flat-pack.title</comment>
        <translation>En kit</translation>
    </message>
    <message>
        <source>Der Angriff kommt zerlegt im Karton. Eine Schraube fehlt, er hält trotzdem.</source>
        <comment>swe-flat-pack.text</comment>
        <translation>L’attaque arrive en kit. Il manque une vis, et pourtant ça tient.</translation>
    </message>
    <message>
        <source>Zwei Küsten</source>
        <comment>col-coffee.title</comment>
        <translation>Deux côtes</translation>
    </message>
    <message>
        <source>Kolumbien hat zwei Küsten. Von jeder kommt ein Angriff, einer noch in Badehose.</source>
        <comment>col-coffee.text</comment>
        <translation>La Colombie a deux côtes, et de chacune vient une attaque. L’une en maillot de bain.</translation>
    </message>
    <message>
        <source>Blaskapelle</source>
        <comment>yug-brass.title</comment>
        <translation>La fanfare</translation>
    </message>
    <message>
        <source>Die Blaskapelle spielt so schnell, dass sich die Abwehr im Kreis dreht. Zugabe!</source>
        <comment>yug-brass.text</comment>
        <translation>La fanfare joue si vite que la défense tourne sur elle-même. Bis !</translation>
    </message>
    <message>
        <source>Meerjungfrau</source>
        <comment>den-mermaid.title</comment>
        <translation>La petite sirène</translation>
    </message>
    <message>
        <source>Es war einmal ein Torschuss. Den hielt die kleine Meerjungfrau, mit der Flosse.</source>
        <comment>den-mermaid.text</comment>
        <translation>Conte danois : la petite sirène l’arrête. De la queue !</translation>
    </message>
    <message>
        <source>Matroschka</source>
        <comment>rus-bear.title</comment>
        <translation>Poupée russe</translation>
    </message>
    <message>
        <source>Im Mittelfeld halten sie ihn. Da klappt er auf, und ein kleinerer läuft weiter.</source>
        <comment>rus-bear.text</comment>
        <translation>Au milieu, on l’arrête. Il s’ouvre en deux, et un plus petit continue.</translation>
    </message>
    <message>
        <source>Kaffeesatz</source>
        <comment>tur-bazaar.title</comment>
        <translation>Marc de café</translation>
    </message>
    <message>
        <source>Im Kaffeesatz stehen zwei neue Leute, einer davon groß. Mehr ist nicht zu erkennen.</source>
        <comment>tur-bazaar.text</comment>
        <translation>Le marc de café annonce deux nouveaux, dont un grand. Il n’en dira pas plus.</translation>
    </message>
    <message>
        <source>Flügelhusaren</source>
        <comment>pol-hoofbeats.title</comment>
        <translation>Hussards ailés</translation>
    </message>
    <message>
        <source>Flügelhusaren an der Seitenlinie! Man hört die Hufe, der Platzwart hört sie auch.</source>
        <comment>pol-hoofbeats.text</comment>
        <translation>Des hussards ailés sur la touche ! On entend les sabots, l’intendant aussi.</translation>
    </message>
    <message>
        <source>Der Adler</source>
        <comment>nga-eagle.title</comment>
        <translation>L’aigle</translation>
    </message>
    <message>
        <source>Der Adler kreist, stößt herab, schießt aus 7 Metern. Ein Hase atmet auf.</source>
        <comment>nga-eagle.text</comment>
        <translation>L’aigle tourne, fond, tire de 7 mètres. Quelque part, un lièvre respire.</translation>
    </message>
    <message>
        <source>Der Tresor</source>
        <comment>sui-vault.title</comment>
        <translation>Le coffre-fort</translation>
    </message>
    <message>
        <source>Diese Abwehr ist ein Tresor: Nummernkonto, Alpenblick, kein Zutritt.</source>
        <comment>sui-vault.text</comment>
        <translation>Cette défense est un coffre : compte à numéro, vue sur les Alpes, accès interdit.</translation>
    </message>
    <message>
        <source>Karpatenhirte</source>
        <comment>rou-castle.title</comment>
        <translation>Berger des Carpates</translation>
    </message>
    <message>
        <source>Der Libero war Hirte in den Karpaten. Der Stürmer steht schon im Pferch.</source>
        <comment>rou-castle.text</comment>
        <translation>Le libero fut berger dans les Carpates. L’attaquant est déjà dans l’enclos.</translation>
    </message>
    <message>
        <source>Halbzeitshow</source>
        <comment>usa-show.title</comment>
        <translation>Show de la mi-temps</translation>
    </message>
    <message>
        <source>Halbzeitshow mit Feuerwerk! Als der Rauch abzieht, sind sie mehr als vorher.</source>
        <comment>usa-show.text</comment>
        <translation>Show de la mi-temps et feu d’artifice ! La fumée partie, ils sont plus nombreux.</translation>
    </message>
    <message>
        <source>Sonnenblumen</source>
        <comment>ukr-sunflowers.title</comment>
        <translation>Tournesols</translation>
    </message>
    <message>
        <source>Konter bis zur Strafraumkante! Die Sonnenblumen sehen ihm nach. Die Abwehr auch.</source>
        <comment>ukr-sunflowers.text</comment>
        <translation>Contre jusqu’à l’entrée de la surface ! Les tournesols le suivent des yeux. La défense aussi.</translation>
    </message>
    <message>
        <source>Der Atlaslöwe</source>
        <comment>mar-atlas-lion.title</comment>
        <translation>Lion de l’Atlas</translation>
    </message>
    <message>
        <source>Vor dem Tor gähnt ein Löwe vom Atlas. Da schießt man lieber höflich.</source>
        <comment>mar-atlas-lion.text</comment>
        <translation>Devant le but bâille un lion de l’Atlas. L’attaquant tire avec politesse.</translation>
    </message>
    <message>
        <source>Gastfreundschaft</source>
        <comment>sen-hospitality.title</comment>
        <translation>L’hospitalité</translation>
    </message>
    <message>
        <source>Gastfreundschaft! Die Löwen begleiten den Ball bis vor die Tür, aus 10 Metern.</source>
        <comment>sen-hospitality.text</comment>
        <translation>L’hospitalité ! Les Lions raccompagnent le ballon à la porte, à 10 mètres.</translation>
    </message>
    <message>
        <source>Zweihundert Sprachen</source>
        <comment>cmr-dance-first.title</comment>
        <translation>Deux cents langues</translation>
    </message>
    <message>
        <source>Zweihundert Sprachen hat Kamerun. In allen ruft das Mittelfeld jetzt: Schieß!</source>
        <comment>cmr-dance-first.text</comment>
        <translation>Le Cameroun a deux cents langues. Au milieu, on crie « Tire ! » dans chacune.</translation>
    </message>
    <message>
        <source>Lang und schmal</source>
        <comment>chi-very-long.title</comment>
        <translation>Long et mince</translation>
    </message>
    <message>
        <source>Chile ist lang und schmal. Genau so ein Pass kommt jetzt von der Seitenlinie.</source>
        <comment>chi-very-long.text</comment>
        <translation>Le Chili est long et mince. Tout comme cette passe venue de la touche.</translation>
    </message>
    <message>
        <source>Drei Sekunden</source>
        <comment>jpn-on-time.title</comment>
        <translation>Trois secondes</translation>
    </message>
    <message>
        <source>Der Angriff aus 13 Metern kommt drei Sekunden zu früh. Japan bittet um Verzeihung.</source>
        <comment>jpn-on-time.text</comment>
        <translation>L’attaque de 13 mètres a trois secondes d’avance. Le Japon présente ses excuses.</translation>
    </message>
    <message>
        <source>Dauerlauf</source>
        <comment>kor-still-running.title</comment>
        <translation>Course de fond</translation>
    </message>
    <message>
        <source>Man hat Südkorea eine Pause angeboten. Sie sind hingelaufen und wieder zurück.</source>
        <comment>kor-still-running.text</comment>
        <translation>On a offert une pause à la Corée du Sud. Ils y ont couru, aller et retour.</translation>
    </message>
    <message>
        <source>Schwarzer Stern</source>
        <comment>gha-black-star.title</comment>
        <translation>L’étoile noire</translation>
    </message>
    <message>
        <source>Im Strafraum geht der schwarze Stern auf. Der Torwart darf sich etwas wünschen.</source>
        <comment>gha-black-star.text</comment>
        <translation>L’étoile noire se lève dans la surface. Le gardien ferme les yeux et fait un vœu.</translation>
    </message>
    <message>
        <source>Der Mannschaftsbus</source>
        <comment>par-parked-bus.title</comment>
        <translation>Le car</translation>
    </message>
    <message>
        <source>Paraguay verteidigt mit elf Mann und dem Mannschaftsbus. Er steht quer.</source>
        <comment>par-parked-bus.text</comment>
        <translation>Le Paraguay défend à onze, plus le car de l’équipe. Garé en travers.</translation>
    </message>
    <message>
        <source>Das Orakel</source>
        <comment>gre-oracle.title</comment>
        <translation>L’oracle</translation>
    </message>
    <message>
        <source>Das Orakel will ein Opfer. Ein Stürmer geht, der Libero köpft aus 5 Metern.</source>
        <comment>gre-oracle.text</comment>
        <translation>L’oracle veut une victime. Un attaquant sort, le libero place sa tête de 5 mètres.</translation>
    </message>
    <message>
        <source>Der Troll</source>
        <comment>nor-troll.title</comment>
        <translation>Le troll</translation>
    </message>
    <message>
        <source>Ein Troll im Tor! Bei Sonne wird er zu Stein, und an Stein geht nichts vorbei.</source>
        <comment>nor-troll.text</comment>
        <translation>Un troll au but ! Au soleil il devient pierre, et rien ne passe à travers la pierre.</translation>
    </message>
    <message>
        <source>Rosenöl</source>
        <comment>bul-rose-oil.title</comment>
        <translation>Huile de rose</translation>
    </message>
    <message>
        <source>Er betupft den Schiedsrichter mit Rosenöl. Der duftet jetzt und sieht nichts mehr.</source>
        <comment>bul-rose-oil.text</comment>
        <translation>Il parfume l’arbitre à l’huile de rose. Il embaume et n’y voit plus rien.</translation>
    </message>
    <message>
        <source>Zweite Fassung</source>
        <comment>irl-clover.title</comment>
        <translation>Seconde version</translation>
    </message>
    <message>
        <source>In Irland erzählt man jede Geschichte zweimal. Beim zweiten Mal geht sie besser aus.</source>
        <comment>irl-clover.text</comment>
        <translation>En Irlande, on raconte tout deux fois. La seconde fois, ça finit mieux.</translation>
    </message>
    <message>
        <source>Das Känguru</source>
        <comment>aus-kangaroo.title</comment>
        <translation>Le kangourou</translation>
    </message>
    <message>
        <source>Das Känguru köpft vom Elfmeterpunkt. Den Ersatzball hat es im Beutel.</source>
        <comment>aus-kangaroo.text</comment>
        <translation>Le kangourou reprend de la tête au point de penalty. Un ballon de secours dans la poche.</translation>
    </message>
    <message>
        <source>Dünne Luft</source>
        <comment>ecu-thin-air.title</comment>
        <translation>L’air rare</translation>
    </message>
    <message>
        <source>Hier oben ist die Luft so dünn, dass der Gegner sie sich einteilen muss.</source>
        <comment>ecu-thin-air.text</comment>
        <translation>Là-haut, l’air est si rare que l’adversaire doit le rationner.</translation>
    </message>
    <message>
        <source>Herr Hofrat</source>
        <comment>aut-waltz.title</comment>
        <translation>Tous ses titres</translation>
    </message>
    <message>
        <source>Er grüßt im Mittelfeld jeden mit Titel. Bis alle zurückgegrüßt haben, ist er durch.</source>
        <comment>aut-waltz.text</comment>
        <translation>Au milieu, il salue chacun par son titre. Le temps de répondre, il est passé.</translation>
    </message>
    <message>
        <source>Zauberwürfel</source>
        <comment>hun-paprika.title</comment>
        <translation>Cube magique</translation>
    </message>
    <message>
        <source>Dreimal verdrehen sie den Angriff im Mittelfeld. Auf einmal stimmen alle Farben.</source>
        <comment>hun-paprika.text</comment>
        <translation>Au milieu, ils tordent l’attaque trois fois. D’un coup, les couleurs y sont toutes.</translation>
    </message>
    <message>
        <source>Dudelsack</source>
        <comment>sco-bagpipes.title</comment>
        <translation>Cornemuse</translation>
    </message>
    <message>
        <source>Dudelsack! Alle halten sich die Ohren zu. Und wer hält jetzt den Stürmer?</source>
        <comment>sco-bagpipes.text</comment>
        <translation>Cornemuse ! Tous se bouchent les oreilles. Et l’attaquant, qui le bouche ?</translation>
    </message>
    <message>
        <source>Das Faultier</source>
        <comment>crc-sloth.title</comment>
        <translation>Le paresseux</translation>
    </message>
    <message>
        <source>Pura vida! Das Faultier im Tor bewegt sich kaum, aber immer richtig.</source>
        <comment>crc-sloth.text</comment>
        <translation>Pura vida ! Le paresseux du but bouge à peine, mais toujours du bon côté.</translation>
    </message>
    <message>
        <source>Das Rätsel</source>
        <comment>egy-riddle.title</comment>
        <translation>L’énigme</translation>
    </message>
    <message>
        <source>Die Sphinx stellt dem Stürmer ein Rätsel. Er denkt noch nach.</source>
        <comment>egy-riddle.text</comment>
        <translation>Le Sphinx pose une énigme à l’attaquant. Il y réfléchit encore.</translation>
    </message>
    <message>
        <source>Elefanten</source>
        <comment>tun-mirage.title</comment>
        <translation>Les éléphants</translation>
    </message>
    <message>
        <source>Mit Elefanten kamen sie einst über die Alpen. Das Mittelfeld ist dagegen flach.</source>
        <comment>tun-mirage.text</comment>
        <translation>Jadis, ils passaient les Alpes à dos d’éléphant. Le milieu, à côté, c’est plat.</translation>
    </message>
    <message>
        <source>Der Imker</source>
        <comment>svn-swarm.title</comment>
        <translation>L’apiculteur</translation>
    </message>
    <message>
        <source>Der Stürmer ist Imker und bleibt im Strafraum ganz ruhig. Die Abwehr fuchtelt.</source>
        <comment>svn-swarm.text</comment>
        <translation>L’attaquant est apiculteur, très calme dans la surface. La défense gesticule.</translation>
    </message>
    <message>
        <source>Männerchor</source>
        <comment>wal-choir.title</comment>
        <translation>Chœur d’hommes</translation>
    </message>
    <message>
        <source>Der Männerchor singt vierstimmig. Der Gegner weint und lässt alles liegen.</source>
        <comment>wal-choir.text</comment>
        <translation>Le chœur d’hommes chante à quatre voix. L’adversaire pleure et lâche tout.</translation>
    </message>
    <message>
        <source>Der Elfenstein</source>
        <comment>isl-ash-cloud.title</comment>
        <translation>La pierre aux elfes</translation>
    </message>
    <message>
        <source>Da liegt ein Elfenstein. In Island baut man drum herum; der Angriff wird verlegt.</source>
        <comment>isl-ash-cloud.text</comment>
        <translation>C’est une pierre aux elfes. En Islande, on la contourne : l’attaque est déviée.</translation>
    </message>
    <message>
        <source>Die Sauna</source>
        <comment>fin-sauna.title</comment>
        <translation>Le sauna</translation>
    </message>
    <message>
        <source>Nach der Sauna rollt er sich im Schnee und hält. Gesagt hat er nichts.</source>
        <comment>fin-sauna.text</comment>
        <translation>Après le sauna, il se roule dans la neige et arrête. Il n’a rien dit.</translation>
    </message>
    <message>
        <source>Bernstein</source>
        <comment>lva-amber.title</comment>
        <translation>L’ambre</translation>
    </message>
    <message>
        <source>Im Bernstein steckt eine Mücke. Seit eben auch ein Stürmer.</source>
        <comment>lva-amber.text</comment>
        <translation>Dans l’ambre, il y a un moucheron. Et depuis peu, un attaquant.</translation>
    </message>
    <message>
        <source>Offbeat</source>
        <comment>jam-bobsleigh.title</comment>
        <translation>Contretemps</translation>
    </message>
    <message>
        <source>Jamaika spielt im Mittelfeld auf zwei und vier. Die Abwehr kommt immer auf eins.</source>
        <comment>jam-bobsleigh.text</comment>
        <translation>Au milieu, la Jamaïque joue sur le deux et le quatre. La défense arrive sur le un.</translation>
    </message>
    <message>
        <source>Ein Nicken</source>
        <comment>alb-nod.title</comment>
        <translation>Le oui-non</translation>
    </message>
    <message>
        <source>War das ein Foul? Der Albaner nickt. Das heißt dort nein, und weiter geht&apos;s.</source>
        <comment>alb-nod.text</comment>
        <translation>Il y a faute ? L’Albanais hoche la tête. Chez lui, cela veut dire non.</translation>
    </message>
    <message>
        <source>Der Fennek</source>
        <comment>alg-fennec.title</comment>
        <translation>Le fennec</translation>
    </message>
    <message>
        <source>Der Fennek hat so große Ohren, dass er den Pass schon vor dem Abspiel hört.</source>
        <comment>alg-fennec.text</comment>
        <translation>Le fennec a de si grandes oreilles qu’il entend la passe avant qu’elle parte.</translation>
    </message>
    <message>
        <source>Die Antilope</source>
        <comment>ang-sable.title</comment>
        <translation>L’antilope</translation>
    </message>
    <message>
        <source>Die schwarze Antilope galt als ausgestorben. Jetzt steht sie frei am Elfmeterpunkt.</source>
        <comment>ang-sable.text</comment>
        <translation>On croyait l’hippotrague éteint. Le voici démarqué au point de penalty.</translation>
    </message>
    <message>
        <source>Das Trotzhaus</source>
        <comment>bih-spite-house.title</comment>
        <translation>La maison têtue</translation>
    </message>
    <message>
        <source>Aus Trotz trugen sie einst ein Haus über den Fluss. Heute das Foul vor den Strafraum.</source>
        <comment>bih-spite-house.text</comment>
        <translation>Ils ont un jour porté une maison outre-fleuve, par défi. Et là, la faute hors de la surface.</translation>
    </message>
    <message>
        <source>Salzspiegel</source>
        <comment>bol-salt-mirror.title</comment>
        <translation>Miroir de sel</translation>
    </message>
    <message>
        <source>Nach dem Regen spiegelt der Salzsee. Die Abwehr deckt elf Mann, die kopfstehen.</source>
        <comment>bol-salt-mirror.text</comment>
        <translation>Après la pluie, le lac de sel est un miroir. La défense marque onze hommes à l’envers.</translation>
    </message>
    <message>
        <source>Der Biber</source>
        <comment>can-beaver.title</comment>
        <translation>Le castor</translation>
    </message>
    <message>
        <source>Der Biber im Tor hat einen Damm gebaut. Es fehlt jetzt nur der linke Pfosten.</source>
        <comment>can-beaver.text</comment>
        <translation>Le castor du but a bâti un barrage. Il ne manque plus que le poteau gauche.</translation>
    </message>
    <message>
        <source>Die Mauer</source>
        <comment>chn-great-wall.title</comment>
        <translation>Le mur</translation>
    </message>
    <message>
        <source>Die Mauer ist über zwanzigtausend Kilometer lang. Der Schütze sucht das Ende.</source>
        <comment>chn-great-wall.text</comment>
        <translation>Le mur a plus de vingt mille kilomètres. Le tireur est parti en chercher le bout.</translation>
    </message>
    <message>
        <source>Schokolade</source>
        <comment>civ-chocolate.title</comment>
        <translation>Chocolat</translation>
    </message>
    <message>
        <source>Die Abwehr ist aus Schokolade, und im Strafraum hat es vierzig Grad.</source>
        <comment>civ-chocolate.text</comment>
        <translation>La défense est en chocolat, et il fait quarante degrés dans la surface.</translation>
    </message>
    <message>
        <source>Maßarbeit</source>
        <comment>cod-bespoke.title</comment>
        <translation>Sur mesure</translation>
    </message>
    <message>
        <source>Der Libero hängt seinen Maßanzug in den Laufweg. Wer durchläuft, zahlt die Reinigung.</source>
        <comment>cod-bespoke.text</comment>
        <translation>Le libero pend son costume sur mesure en travers. Qui passe paie le pressing.</translation>
    </message>
    <message>
        <source>Der Elfte</source>
        <comment>cpv-eleventh.title</comment>
        <translation>Le onzième</translation>
    </message>
    <message>
        <source>Zehn Inseln, elf Spieler. Einer schwimmt und kommt an der Seitenlinie an Land.</source>
        <comment>cpv-eleventh.text</comment>
        <translation>Dix îles, onze joueurs. L’un nage et accoste sur la touche.</translation>
    </message>
    <message>
        <source>Baujahr 1957</source>
        <comment>cub-1957.title</comment>
        <translation>Modèle 1957</translation>
    </message>
    <message>
        <source>Ein Angriff, Baujahr 1957, wird im Mittelfeld angeschoben. Und er springt an!</source>
        <comment>cub-1957.text</comment>
        <translation>Une attaque modèle 1957, qu’on pousse au milieu du terrain. Et elle démarre !</translation>
    </message>
    <message>
        <source>Schwenkbrücke</source>
        <comment>cuw-swing-bridge.title</comment>
        <translation>Pont tournant</translation>
    </message>
    <message>
        <source>Für Schiffe schwenkt in Willemstad die Brücke weg. Für ihn im Strafraum die Abwehr.</source>
        <comment>cuw-swing-bridge.text</comment>
        <translation>À Willemstad, le pont s’ouvre aux bateaux. Dans la surface, la défense s’ouvre pour lui.</translation>
    </message>
    <message>
        <source>Zwölf Jahre</source>
        <comment>gdr-twelve-years.title</comment>
        <translation>Douze ans</translation>
    </message>
    <message>
        <source>Zwölf Jahre stand er auf der Liste. Nun wird der Angriff geliefert, bis zur Strafraumgrenze.</source>
        <comment>gdr-twelve-years.text</comment>
        <translation>Douze ans sur la liste d’attente. Voici l’attaque livrée, à l’entrée de la surface.</translation>
    </message>
    <message>
        <source>Der Trinkspruch</source>
        <comment>geo-toast.title</comment>
        <translation>Le toast</translation>
    </message>
    <message>
        <source>Der Trinkspruch dauert. Am Ende sitzt einer vom Gegner mit am Tisch und bleibt.</source>
        <comment>geo-toast.text</comment>
        <translation>Le toast dure. À la fin, un adversaire est à table, et il y reste.</translation>
    </message>
    <message>
        <source>Tap-Tap</source>
        <comment>hai-tap-tap.title</comment>
        <translation>Tap-tap</translation>
    </message>
    <message>
        <source>Ins Tap-Tap passt stets noch einer. Gerade steigt ein Stürmer zu, mit Huhn.</source>
        <comment>hai-tap-tap.text</comment>
        <translation>Dans un tap-tap, il y a toujours une place. Un attaquant y monte, avec sa poule.</translation>
    </message>
    <message>
        <source>Fischregen</source>
        <comment>hon-rain-of-fish.title</comment>
        <translation>Pluie de poissons</translation>
    </message>
    <message>
        <source>In Honduras regnet es Fische. Der Torwart hat einen gefangen. Der Ball kommt noch.</source>
        <comment>hon-rain-of-fish.text</comment>
        <translation>Au Honduras, il pleut des poissons. Le gardien en tient un. Le ballon arrive.</translation>
    </message>
    <message>
        <source>Schattenspiel</source>
        <comment>idn-shadow-play.title</comment>
        <translation>Théâtre d’ombres</translation>
    </message>
    <message>
        <source>Schattenspiel im Strafraum! Der Torwart lässt den Schatten nicht aus den Augen.</source>
        <comment>idn-shadow-play.text</comment>
        <translation>Théâtre d’ombres dans la surface ! Le gardien ne quitte pas l’ombre des yeux.</translation>
    </message>
    <message>
        <source>Der Webfehler</source>
        <comment>irn-knot.title</comment>
        <translation>L’erreur voulue</translation>
    </message>
    <message>
        <source>In jedem Perserteppich steckt ein absichtlicher Fehler. Das war er. Noch einmal!</source>
        <comment>irn-knot.text</comment>
        <translation>Dans tout tapis persan, il y a une erreur voulue. C’était celle-là. On reprend !</translation>
    </message>
    <message>
        <source>Das Rad</source>
        <comment>irq-wheel.title</comment>
        <translation>La roue</translation>
    </message>
    <message>
        <source>Hier wurde einst das Rad erfunden. Im Mittelfeld rollt jetzt die nächste Fassung.</source>
        <comment>irq-wheel.text</comment>
        <translation>C’est ici qu’on inventa la roue. Au milieu, voici qu’on roule la suivante.</translation>
    </message>
    <message>
        <source>Totes Meer</source>
        <comment>isr-dead-sea.title</comment>
        <translation>Mer Morte</translation>
    </message>
    <message>
        <source>Wie im Toten Meer: Der Torwart liest Zeitung und geht trotzdem nicht unter.</source>
        <comment>isr-dead-sea.text</comment>
        <translation>Comme dans la mer Morte : le gardien lit son journal et ne coule pas.</translation>
    </message>
    <message>
        <source>Petra</source>
        <comment>jor-petra.title</comment>
        <translation>Pétra</translation>
    </message>
    <message>
        <source>Eine schmale Gasse im Strafraum, und dahinter steht Petra. Die Abwehr holt die Kamera.</source>
        <comment>jor-petra.text</comment>
        <translation>Une gorge étroite dans la surface, et derrière, Pétra. La défense sort l’appareil photo.</translation>
    </message>
    <message>
        <source>Das Leere Viertel</source>
        <comment>ksa-empty-quarter.title</comment>
        <translation>Le Quart vide</translation>
    </message>
    <message>
        <source>Der Pass geht von der Seitenlinie ins Leere Viertel. Dort hat noch nie einer gedeckt.</source>
        <comment>ksa-empty-quarter.text</comment>
        <translation>De la touche, une passe dans le Quart vide. Là-bas, personne n’a jamais marqué personne.</translation>
    </message>
    <message>
        <source>Der Perlentaucher</source>
        <comment>kuw-pearl-diver.title</comment>
        <translation>Pêcheur de perles</translation>
    </message>
    <message>
        <source>Der Perlentaucher holt tief Luft und geht im Strafraum unter. Bringt er was herauf?</source>
        <comment>kuw-pearl-diver.text</comment>
        <translation>Le pêcheur de perles prend son souffle et coule dans la surface. Remontera-t-il quelque chose ?</translation>
    </message>
    <message>
        <source>365 Kirchen</source>
        <comment>mkd-churches.title</comment>
        <translation>365 églises</translation>
    </message>
    <message>
        <source>In Ohrid steht für jeden Tag im Jahr eine Kirche. Eine davon hat gerade geholfen.</source>
        <comment>mkd-churches.text</comment>
        <translation>Ohrid a une église pour chaque jour de l’année. L’une d’elles vient d’aider.</translation>
    </message>
    <message>
        <source>Nur das Baby</source>
        <comment>nir-baby.title</comment>
        <translation>Juste le petit</translation>
    </message>
    <message>
        <source>„Das ist nur das Baby“, sagt die Abwehr. Dem Vater will der Stürmer nicht begegnen.</source>
        <comment>nir-baby.text</comment>
        <translation>« C’est juste le petit », dit la défense. L’attaquant préfère ne pas croiser le père.</translation>
    </message>
    <message>
        <source>Schäfchen zählen</source>
        <comment>nzl-counting-sheep.title</comment>
        <translation>Les moutons</translation>
    </message>
    <message>
        <source>Neuseeland treibt seine Schafe vorbei. Der Stürmer zählt mit und kommt bis neun.</source>
        <comment>nzl-counting-sheep.text</comment>
        <translation>La Nouvelle-Zélande fait passer ses moutons. L’attaquant compte et tient jusqu’à neuf.</translation>
    </message>
    <message>
        <source>Der Kanal</source>
        <comment>pan-canal.title</comment>
        <translation>Le canal</translation>
    </message>
    <message>
        <source>Sie graben einen Kanal durchs Mittelfeld. Der Ball zahlt die Gebühr und fährt durch.</source>
        <comment>pan-canal.text</comment>
        <translation>Ils ont creusé un canal au milieu. Le ballon paie le péage et passe.</translation>
    </message>
    <message>
        <source>Der Kolibri</source>
        <comment>per-hummingbird.title</comment>
        <translation>Le colibri</translation>
    </message>
    <message>
        <source>Von oben ergibt ihr Laufweg im Mittelfeld einen Kolibri. Die Abwehr steht leider unten.</source>
        <comment>per-hummingbird.text</comment>
        <translation>Vue d’en haut, leur course au milieu est un colibri. La défense, hélas, est en bas.</translation>
    </message>
    <message>
        <source>Das große Bild</source>
        <comment>prk-big-picture.title</comment>
        <translation>La grande image</translation>
    </message>
    <message>
        <source>Die Tribüne dreht zehntausend Täfelchen um: ein Bild vom Winkel, mit einem Pfeil.</source>
        <comment>prk-big-picture.text</comment>
        <translation>La tribune retourne dix mille panneaux : une image de la lucarne, avec une flèche.</translation>
    </message>
    <message>
        <source>Kalte Füße</source>
        <comment>qat-cold-feet.title</comment>
        <translation>Pieds froids</translation>
    </message>
    <message>
        <source>Katar stellt die Klimaanlage hoch. Kurz vor dem Tor bekommt der Stürmer kalte Füße.</source>
        <comment>qat-cold-feet.text</comment>
        <translation>Le Qatar monte la clim. Devant le but, l’attaquant a froid aux pieds.</translation>
    </message>
    <message>
        <source>Die Großen Fünf</source>
        <comment>rsa-big-five.title</comment>
        <translation>Le Big Five</translation>
    </message>
    <message>
        <source>Die Großen Fünf im Strafraum! Der Torwart bleibt im Wagen und kurbelt die Scheibe hoch.</source>
        <comment>rsa-big-five.text</comment>
        <translation>Le Big Five dans la surface ! Le gardien reste en voiture et remonte la vitre.</translation>
    </message>
    <message>
        <source>Vulkanblick</source>
        <comment>slv-volcano-view.title</comment>
        <translation>Vue sur volcan</translation>
    </message>
    <message>
        <source>Für den Blick auf den Vulkan bauten sie ein Hotel. Da hörte er auf. Der Angriff auch.</source>
        <comment>slv-volcano-view.text</comment>
        <translation>Pour la vue sur le volcan, on bâtit un hôtel. Le volcan s’arrêta. L’attaque aussi.</translation>
    </message>
    <message>
        <source>Durchzug</source>
        <comment>srb-draught.title</comment>
        <translation>Courant d’air</translation>
    </message>
    <message>
        <source>Durchzug im Strafraum! Serbiens Großmütter haben immer gewarnt. Die Abwehr flieht.</source>
        <comment>srb-draught.text</comment>
        <translation>Un courant d’air dans la surface ! Les grands-mères serbes l’avaient dit. Tous aux abris.</translation>
    </message>
    <message>
        <source>Räuberhauptmann</source>
        <comment>svk-highwayman.title</comment>
        <translation>Le brigand</translation>
    </message>
    <message>
        <source>Der Räuberhauptmann nimmt es nur von den Reichen. Wer reich ist, entscheidet er.</source>
        <comment>svk-highwayman.text</comment>
        <translation>Le brigand ne vole que les riches. Qui est riche, c’est lui qui le dit.</translation>
    </message>
    <message>
        <source>Fufu</source>
        <comment>tog-fufu.title</comment>
        <translation>Foufou</translation>
    </message>
    <message>
        <source>Doppelpass an der Strafraumgrenze, wie beim Fufu-Stampfen: nie auf die Finger.</source>
        <comment>tog-fufu.text</comment>
        <translation>Une-deux à l’entrée de la surface, comme on pile le foufou : jamais sur les doigts.</translation>
    </message>
    <message>
        <source>Limbo</source>
        <comment>tri-limbo.title</comment>
        <translation>Le limbo</translation>
    </message>
    <message>
        <source>Limbo im Strafraum! Die Latte liegt bei zwei Meter vierundvierzig. Viel zu leicht.</source>
        <comment>tri-limbo.text</comment>
        <translation>Limbo dans la surface ! La barre est à deux mètres quarante-quatre. Trop facile.</translation>
    </message>
    <message>
        <source>Falke mit Pass</source>
        <comment>uae-falcon.title</comment>
        <translation>Faucon diplomate</translation>
    </message>
    <message>
        <source>In den Emiraten haben Falken einen Pass. Dieser spielt ihn von der Mittellinie.</source>
        <comment>uae-falcon.text</comment>
        <translation>Aux Émirats, les faucons ont un passeport. Celui-ci passe le rond central sans contrôle.</translation>
    </message>
    <message>
        <source>Seidenstraße</source>
        <comment>uzb-silk-road.title</comment>
        <translation>Route de la soie</translation>
    </message>
    <message>
        <source>Auf der Seidenstraße dauerte das ein Jahr. Der Pass von der Mittellinie ist schon da.</source>
        <comment>uzb-silk-road.text</comment>
        <translation>Sur la route de la soie, il fallait un an. Du rond central, la passe est déjà là.</translation>
    </message>
</context>
</TS>
