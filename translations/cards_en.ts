<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="de">
<context>
    <name>cards</name>
    <message>
        <source>Kaffeepause</source>
        <comment>coffee-break.title</comment>
        <translation>Coffee break</translation>
    </message>
    <message>
        <source>Quer, zurück, quer im Mittelfeld. Ich hole mir einen Kaffee. Möchte jemand?</source>
        <comment>coffee-break.text</comment>
        <translation>Sideways, backwards, sideways in midfield. I&apos;m off for a coffee. Anyone?</translation>
    </message>
    <message>
        <source>Die Eckfahne</source>
        <comment>thermos-flask.title</comment>
        <translation>The corner flag</translation>
    </message>
    <message>
        <source>Sie halten den Ball an der Eckfahne. Mit der Eckfahne sind sie inzwischen per Du.</source>
        <comment>thermos-flask.text</comment>
        <translation>They&apos;re keeping it by the corner flag. They and the flag are on first-name terms.</translation>
    </message>
    <message>
        <source>Kontaktlinse</source>
        <comment>contact-lens.title</comment>
        <translation>Contact lens</translation>
    </message>
    <message>
        <source>Alle suchen im Strafraum eine Kontaktlinse. Sogar der Ball guckt unter sich nach.</source>
        <comment>contact-lens.text</comment>
        <translation>They&apos;re all hunting a contact lens in the box. Even the ball is looking under itself.</translation>
    </message>
    <message>
        <source>Der Umweg</source>
        <comment>asks-the-way.title</comment>
        <translation>The scenic route</translation>
    </message>
    <message>
        <source>Pike aus 40 Metern! Der Ball fragt unterwegs zweimal nach dem Weg.</source>
        <comment>asks-the-way.text</comment>
        <translation>A toe-poke from 45 yards! The ball stops twice to ask for directions.</translation>
    </message>
    <message>
        <source>Das Schienbein</source>
        <comment>surprised-shin.title</comment>
        <translation>Surprised shin</translation>
    </message>
    <message>
        <source>Mit dem Schienbein von der Strafraumgrenze. Das Schienbein war selbst überrascht.</source>
        <comment>surprised-shin.text</comment>
        <translation>With his shin, from the edge of the box. Nobody&apos;s more surprised than the shin.</translation>
    </message>
    <message>
        <source>Freundlicher Gruß</source>
        <comment>friendly-wave.title</comment>
        <translation>Friendly wave</translation>
    </message>
    <message>
        <source>Er versucht&apos;s von der Mittellinie. Der Torwart winkt freundlich zurück.</source>
        <comment>friendly-wave.text</comment>
        <translation>He tries his luck from the halfway line. The keeper gives him a friendly wave.</translation>
    </message>
    <message>
        <source>Nach Ihnen!</source>
        <comment>after-you.title</comment>
        <translation>After you!</translation>
    </message>
    <message>
        <source>Zwei Stürmer im Fünfer: „Bitte, nach Ihnen!“ Der Ball kullert höflich mit.</source>
        <comment>after-you.text</comment>
        <translation>Two strikers in the goal area: “After you!” “No, you!” The ball trickles along politely.</translation>
    </message>
    <message>
        <source>Das Standbein</source>
        <comment>standing-leg.title</comment>
        <translation>Standing leg</translation>
    </message>
    <message>
        <source>Schuss mit dem Standbein von der Strafraumkante. Das Spielbein ist beleidigt.</source>
        <comment>standing-leg.text</comment>
        <translation>A shot with his standing leg from the edge of the area. The kicking leg is sulking.</translation>
    </message>
    <message>
        <source>Regenschirm</source>
        <comment>autumn-umbrella.title</comment>
        <translation>Autumn umbrella</translation>
    </message>
    <message>
        <source>Die Flanke segelt in den Strafraum wie ein Regenschirm. Jetzt klappt sie um.</source>
        <comment>autumn-umbrella.text</comment>
        <translation>The cross sails into the box like an umbrella. And now it turns inside out.</translation>
    </message>
    <message>
        <source>Der Hase</source>
        <comment>late-rabbit.title</comment>
        <translation>The hare</translation>
    </message>
    <message>
        <source>Distanzschuss aus 30 Metern. Der Ball hoppelt, macht Männchen und hoppelt weiter.</source>
        <comment>late-rabbit.text</comment>
        <translation>A long shot from 33 yards. The ball hops, sits up, twitches its nose and hops on.</translation>
    </message>
    <message>
        <source>Freispiel</source>
        <comment>free-game.title</comment>
        <translation>Extra ball</translation>
    </message>
    <message>
        <source>Flipperalarm im Fünfmeterraum: Knie, Po, Pfosten, Knie. Freispiel!</source>
        <comment>free-game.text</comment>
        <translation>Pinball in the goal area: knee, bum, post, knee. Extra ball!</translation>
    </message>
    <message>
        <source>Hausschuhe</source>
        <comment>slippers.title</comment>
        <translation>Slippers</translation>
    </message>
    <message>
        <source>Er schlenzt in Hausschuhen vom Strafraumrand. Der linke fliegt aufs Tor.</source>
        <comment>slippers.text</comment>
        <translation>He curls one from the edge of the box in his slippers. The left one&apos;s on target.</translation>
    </message>
    <message>
        <source>Nachtzug</source>
        <comment>night-train.title</comment>
        <translation>Night train</translation>
    </message>
    <message>
        <source>Einwurf von der Seitenlinie, weit wie ein Nachtzug. Hält der heute noch irgendwo?</source>
        <comment>night-train.text</comment>
        <translation>A throw from the touchline, long as a night train. Does this service stop anywhere?</translation>
    </message>
    <message>
        <source>Meine Oma</source>
        <comment>grandma.title</comment>
        <translation>My gran</translation>
    </message>
    <message>
        <source>Frei aus 8 Metern! Den macht meine Oma. Die spielt heute leider nicht.</source>
        <comment>grandma.text</comment>
        <translation>Free, 9 yards out! My gran scores that. Sadly, she&apos;s not in the squad.</translation>
    </message>
    <message>
        <source>Der Tourist</source>
        <comment>tourist.title</comment>
        <translation>The tourist</translation>
    </message>
    <message>
        <source>Er dribbelt durchs Mittelfeld wie ein Tourist: viel gesehen, nirgends angekommen.</source>
        <comment>tourist.text</comment>
        <translation>He dribbles through midfield like a tourist: seen a lot, arrived nowhere.</translation>
    </message>
    <message>
        <source>Das Gewühl</source>
        <comment>two-balls.title</comment>
        <translation>The scrum</translation>
    </message>
    <message>
        <source>Gewühl an der Strafraumgrenze. Irgendwo da drin muss ein Ball sein. Oder zwei.</source>
        <comment>two-balls.text</comment>
        <translation>A scrum on the edge of the box. There&apos;s a ball in there somewhere. Possibly two.</translation>
    </message>
    <message>
        <source>Erst die Frisur</source>
        <comment>hair-first.title</comment>
        <translation>Hair first</translation>
    </message>
    <message>
        <source>An der Eckfahne richtet er erst die Frisur, dann den Ball, dann das Visier.</source>
        <comment>hair-first.text</comment>
        <translation>By the corner flag he sees to his hair, then the ball, then his hair again.</translation>
    </message>
    <message>
        <source>Steilpass</source>
        <comment>through-ball.title</comment>
        <translation>Through ball</translation>
    </message>
    <message>
        <source>Steilpass in den Strafraum! Die Abwehr prüft noch, wer für den Mann zuständig ist.</source>
        <comment>through-ball.text</comment>
        <translation>Threaded into the box! The defence is still looking into whose department that is.</translation>
    </message>
    <message>
        <source>Zwieback</source>
        <comment>cracker.title</comment>
        <translation>Cracker</translation>
    </message>
    <message>
        <source>Aus 25 Metern, trocken wie Zwieback! Der Torwart hat schon Krümel im Gesicht.</source>
        <comment>cracker.text</comment>
        <translation>From 27 yards, an absolute cracker! The keeper&apos;s picking crumbs out of his eyes.</translation>
    </message>
    <message>
        <source>Kirchturmuhr</source>
        <comment>church-clock.title</comment>
        <translation>Church clock</translation>
    </message>
    <message>
        <source>Er hängt über dem Elfmeterpunkt wie die Kirchturmuhr. Jetzt schlägt&apos;s dreizehn!</source>
        <comment>church-clock.text</comment>
        <translation>He hangs over the penalty spot like the church clock. And on the hour, he strikes.</translation>
    </message>
    <message>
        <source>Der Schwager</source>
        <comment>brother-in-law.title</comment>
        <translation>Brother-in-law</translation>
    </message>
    <message>
        <source>Doppelpass, und er dringt in den Strafraum ein wie der Schwager zur Kaffeezeit.</source>
        <comment>brother-in-law.text</comment>
        <translation>One-two, and he&apos;s entering the area like a brother-in-law: just as lunch is served.</translation>
    </message>
    <message>
        <source>Fahrtwind</source>
        <comment>express-winger.title</comment>
        <translation>Slipstream</translation>
    </message>
    <message>
        <source>Er rauscht die Seitenlinie entlang. Auf der Bank muss sich der Trainer neu kämmen.</source>
        <comment>express-winger.text</comment>
        <translation>He roars down the touchline. On the bench the manager needs a new parting.</translation>
    </message>
    <message>
        <source>Ohne Kapelle</source>
        <comment>missing-band.title</comment>
        <translation>Missing band</translation>
    </message>
    <message>
        <source>Übersteiger, Drehung, Übersteiger im Strafraum. Fehlt nur noch die Kapelle.</source>
        <comment>missing-band.text</comment>
        <translation>Step-over, twirl, step-over in the box. All that&apos;s missing is the band.</translation>
    </message>
    <message>
        <source>Freier Parkplatz</source>
        <comment>free-parking.title</comment>
        <translation>Free parking</translation>
    </message>
    <message>
        <source>Mittelfeld, und keiner greift ihn an. Er hätte dort sogar parken können.</source>
        <comment>free-parking.text</comment>
        <translation>Midfield, and nobody&apos;s closing him down. He could have parked there.</translation>
    </message>
    <message>
        <source>Hüte festhalten!</source>
        <comment>hold-your-hat.title</comment>
        <translation>Hold your hat!</translation>
    </message>
    <message>
        <source>Volley aus 16 Metern! Reihe eins hält den Hut fest, Reihe zwei fängt die Toupets.</source>
        <comment>hold-your-hat.text</comment>
        <translation>A volley from 18 yards! Row one hold on to their hats. Row two are catching wigs.</translation>
    </message>
    <message>
        <source>Der Briefkasten</source>
        <comment>letter-box.title</comment>
        <translation>Letter box</translation>
    </message>
    <message>
        <source>Aus 12 Metern ist das Tor offen wie ein Briefkasten, und da kommt die Post.</source>
        <comment>letter-box.text</comment>
        <translation>From 13 yards the goal&apos;s as open as a letter box, and here comes the post.</translation>
    </message>
    <message>
        <source>Offener Schuh</source>
        <comment>tied-laces.title</comment>
        <translation>Undone boot</translation>
    </message>
    <message>
        <source>Konter über die Mittellinie! Drei gegen einen, und der eine bindet sich den Schuh.</source>
        <comment>tied-laces.text</comment>
        <translation>Breaking over the halfway line! Three against one, and the one is tying his boot.</translation>
    </message>
    <message>
        <source>Bumerang</source>
        <comment>boomerang.title</comment>
        <translation>Boomerang</translation>
    </message>
    <message>
        <source>Latte! Nachschuss! Der Ball kommt zurück wie ein Bumerang mit Heimweh.</source>
        <comment>boomerang.text</comment>
        <translation>Crossbar! Rebound! It&apos;s coming back like a homesick boomerang.</translation>
    </message>
    <message>
        <source>Der Tunnel</source>
        <comment>between-the-knees.title</comment>
        <translation>Nutmeg</translation>
    </message>
    <message>
        <source>Tunnel an der Strafraumlinie. Der Verteidiger sucht noch zwischen seinen Knien.</source>
        <comment>between-the-knees.text</comment>
        <translation>Nutmegged on the line of the area. The defender&apos;s still looking between his knees.</translation>
    </message>
    <message>
        <source>Der Drehwurm</source>
        <comment>dizzy-linesman.title</comment>
        <translation>Dizzy linesman</translation>
    </message>
    <message>
        <source>Ecke in den Strafraum, mit so viel Drall, dass dem Linienrichter schwindlig wird.</source>
        <comment>dizzy-linesman.text</comment>
        <translation>A corner into the box with so much swerve that the linesman feels dizzy.</translation>
    </message>
    <message>
        <source>Das Gewitter</source>
        <comment>count-the-seconds.title</comment>
        <translation>Thunder</translation>
    </message>
    <message>
        <source>Gewitter aus 28 Metern! Zählen Sie mit: einundzwanzig, zweiundzwanzig …</source>
        <comment>count-the-seconds.text</comment>
        <translation>Thunder from 30 yards! Count with me: one elephant, two elephants …</translation>
    </message>
    <message>
        <source>Augen zu</source>
        <comment>eyes-shut.title</comment>
        <translation>Eyes shut</translation>
    </message>
    <message>
        <source>Scharf in den Fünfmeterraum! Der Verteidiger hält den Fuß hin und die Augen zu.</source>
        <comment>eyes-shut.text</comment>
        <translation>Whipped into the goal area! The defender sticks out a foot and shuts both eyes.</translation>
    </message>
    <message>
        <source>Die Tauben</source>
        <comment>ducking-pigeons.title</comment>
        <translation>Ducking pigeons</translation>
    </message>
    <message>
        <source>Vollspann aus 22 Metern! Die Tauben auf der Tribüne ziehen die Köpfe ein.</source>
        <comment>ducking-pigeons.text</comment>
        <translation>Full on the laces from 25 yards! The pigeons in the stand are ducking.</translation>
    </message>
    <message>
        <source>Mutterseelenallein</source>
        <comment>mother-soul-alone.title</comment>
        <translation>All alone</translation>
    </message>
    <message>
        <source>Er steht mutterseelenallein im Strafraum. Man möchte ihm fast Gesellschaft leisten.</source>
        <comment>mother-soul-alone.text</comment>
        <translation>He&apos;s all alone in the box. It would be kind to go and sit with him.</translation>
    </message>
    <message>
        <source>Frecher Spatz</source>
        <comment>cheeky-sparrow.title</comment>
        <translation>Cheeky sparrow</translation>
    </message>
    <message>
        <source>Mit der Hacke aus 6 Metern, frech wie ein Spatz! Mein Brötchen ist auch weg.</source>
        <comment>cheeky-sparrow.text</comment>
        <translation>A backheel from 6 yards, cheeky as a sparrow! And now my sandwich has gone.</translation>
    </message>
    <message>
        <source>Um den Block</source>
        <comment>round-the-block.title</comment>
        <translation>Round the block</translation>
    </message>
    <message>
        <source>Geschlenzt von der Strafraumkante: einmal um den Häuserblock und dann links.</source>
        <comment>round-the-block.text</comment>
        <translation>Curled from the edge of the box: once round the block and then left.</translation>
    </message>
    <message>
        <source>Bauchlandung</source>
        <comment>rough-landing.title</comment>
        <translation>Belly landing</translation>
    </message>
    <message>
        <source>Flugkopfball am Elfmeterpunkt! Er landet auf dem Bauch und bremst mit der Nase.</source>
        <comment>rough-landing.text</comment>
        <translation>A diving header by the penalty spot! He lands on his belly and brakes with his nose.</translation>
    </message>
    <message>
        <source>Apfelernte</source>
        <comment>apple-tree.title</comment>
        <translation>Apple harvest</translation>
    </message>
    <message>
        <source>Abstoß übers ganze Mittelfeld. Der Stürmer pflückt ihn und poliert ihn am Hosenbein.</source>
        <comment>apple-tree.text</comment>
        <translation>A goal kick over all of midfield. The striker picks it like an apple and polishes it.</translation>
    </message>
    <message>
        <source>Zugvogel</source>
        <comment>bird-flying-south.title</comment>
        <translation>Flying south</translation>
    </message>
    <message>
        <source>Lupfer von der Strafraumgrenze. Der Torwart winkt ihm nach. Im März ist er zurück.</source>
        <comment>bird-flying-south.text</comment>
        <translation>A chip from the edge of the area. The keeper waves it off. It&apos;ll be back in March.</translation>
    </message>
    <message>
        <source>Darf ich bitten?</source>
        <comment>next-dance.title</comment>
        <translation>Next dance</translation>
    </message>
    <message>
        <source>Zwei Mann umtanzt, jetzt bittet er im Fünfer auch noch den Torwart aufs Parkett.</source>
        <comment>next-dance.text</comment>
        <translation>He&apos;s waltzed past two and now, in the goal area, asks the keeper for the next dance.</translation>
    </message>
    <message>
        <source>Krankmeldungen</source>
        <comment>dust-and-sick-notes.title</comment>
        <translation>Sick notes</translation>
    </message>
    <message>
        <source>Sprint von der Seitenlinie nach innen. Dahinter nur noch Staub und Krankmeldungen.</source>
        <comment>dust-and-sick-notes.text</comment>
        <translation>Sprinting in from the touchline. Behind him nothing but dust and sick notes.</translation>
    </message>
    <message>
        <source>Der Fotograf</source>
        <comment>the-photographer.title</comment>
        <translation>The photographer</translation>
    </message>
    <message>
        <source>Am langen Pfosten lauert einer, den die Abwehr für einen Fotografen hielt.</source>
        <comment>the-photographer.text</comment>
        <translation>Lurking at the far post is a man the defence took for a photographer.</translation>
    </message>
    <message>
        <source>Reihe vierzehn</source>
        <comment>row-fourteen.title</comment>
        <translation>Row fourteen</translation>
    </message>
    <message>
        <source>Direktabnahme aus 20 Metern. In Reihe 14 macht einer schnell sein Testament.</source>
        <comment>row-fourteen.text</comment>
        <translation>Hit first time from 22 yards. In row 14 somebody is quickly making his will.</translation>
    </message>
    <message>
        <source>Einstudiert</source>
        <comment>they-practised.title</comment>
        <translation>Well rehearsed</translation>
    </message>
    <message>
        <source>Kurze Ecke, Hacke an der Eckfahne, zurück, noch eine Hacke. Die haben das geübt!</source>
        <comment>they-practised.text</comment>
        <translation>Short corner, backheel, back to the corner flag, backheel. They&apos;ve practised this!</translation>
    </message>
    <message>
        <source>Fundbüro</source>
        <comment>lost-property.title</comment>
        <translation>Lost property</translation>
    </message>
    <message>
        <source>Hart aus 9 Metern, mitten ins Getümmel. Wem er gehört, klärt nachher das Fundbüro.</source>
        <comment>lost-property.text</comment>
        <translation>Drilled from 10 yards into the crowd. Lost property will tell us whose it was.</translation>
    </message>
    <message>
        <source>Das Gespenst</source>
        <comment>the-ghost.title</comment>
        <translation>The ghost</translation>
    </message>
    <message>
        <source>Ein Geist dringt in den Strafraum ein. Die Abwehr friert und weiß nicht, warum.</source>
        <comment>the-ghost.text</comment>
        <translation>He&apos;s entering the area like a ghost. The defence shivers and doesn&apos;t know why.</translation>
    </message>
    <message>
        <source>Entschuldigungsbrief</source>
        <comment>letter-of-apology.title</comment>
        <translation>Letter of apology</translation>
    </message>
    <message>
        <source>Leeres Tor, 3 Meter! Wer den nicht macht, muss sich schriftlich entschuldigen.</source>
        <comment>letter-of-apology.text</comment>
        <translation>Open goal, 3 yards! Miss this and you apologise in writing.</translation>
    </message>
    <message>
        <source>Überm Sofa</source>
        <comment>over-the-sofa.title</comment>
        <translation>Over the sofa</translation>
    </message>
    <message>
        <source>Fallrückzieher am Elfmeterpunkt! Rahmen Sie das ein, hängen Sie&apos;s übers Sofa!</source>
        <comment>over-the-sofa.text</comment>
        <translation>Overhead kick by the penalty spot! Frame it and hang it over the sofa!</translation>
    </message>
    <message>
        <source>Flugobjekt</source>
        <comment>cleared-for-takeoff.title</comment>
        <translation>Unidentified object</translation>
    </message>
    <message>
        <source>Aus 35 Metern! Die Wetterwarte meldet ein unbekanntes Objekt. Es sinkt.</source>
        <comment>cleared-for-takeoff.text</comment>
        <translation>From 40 yards! The weather station reports an unidentified object. It&apos;s coming down.</translation>
    </message>
    <message>
        <source>Spaziergang</source>
        <comment>gone-for-a-walk.title</comment>
        <translation>The stroll</translation>
    </message>
    <message>
        <source>Der Torwart ist spazieren, und von der Mittellinie kommt ein Heber. Guten Tag!</source>
        <comment>gone-for-a-walk.text</comment>
        <translation>The keeper&apos;s out for a stroll, and here&apos;s a lob from the halfway line. Good afternoon!</translation>
    </message>
    <message>
        <source>Betriebsausflug</source>
        <comment>drawing-lots.title</comment>
        <translation>Works outing</translation>
    </message>
    <message>
        <source>Drei Mann allein im Strafraum. Die Abwehr winkt vom Ausflugsdampfer.</source>
        <comment>drawing-lots.text</comment>
        <translation>Three men alone in the box. The defence is waving from a pleasure steamer.</translation>
    </message>
    <message>
        <source>Herein!</source>
        <comment>picture-falls.title</comment>
        <translation>Come in!</translation>
    </message>
    <message>
        <source>Ein Hammer von der Strafraumlinie! Im Altersheim gegenüber rufen sie: „Herein!“</source>
        <comment>picture-falls.text</comment>
        <translation>A hammer from the line of the box! In the care home opposite they shout: “Come in!”</translation>
    </message>
    <message>
        <source>Nur Hallo sagen</source>
        <comment>just-say-hello.title</comment>
        <translation>Just say hello</translation>
    </message>
    <message>
        <source>Querpass in den Fünfmeterraum. Er muss nur noch Hallo sagen.</source>
        <comment>just-say-hello.text</comment>
        <translation>Squared into the goal area. All he has to do is say hello.</translation>
    </message>
    <message>
        <source>Das Solo</source>
        <comment>beaten-twice.title</comment>
        <translation>Solo run</translation>
    </message>
    <message>
        <source>Solo von der eigenen Eckfahne. Er hat schon sechs überspielt, einen davon zweimal.</source>
        <comment>beaten-twice.text</comment>
        <translation>A solo run from his own corner flag. He&apos;s beaten six men, one of them twice.</translation>
    </message>
    <message>
        <source>Doppelkinn</source>
        <comment>double-chin.title</comment>
        <translation>Double chin</translation>
    </message>
    <message>
        <source>Ungedeckt am kurzen Pfosten. Den kann er mit dem Doppelkinn reindrücken.</source>
        <comment>double-chin.text</comment>
        <translation>Unmarked at the near post. He could nudge it in with his double chin.</translation>
    </message>
    <message>
        <source>Licht aus</source>
        <comment>light-switch.title</comment>
        <translation>Lights out</translation>
    </message>
    <message>
        <source>Er fällt im Strafraum um, als hätte jemand auf der Tribüne das Licht ausgeknipst.</source>
        <comment>light-switch.text</comment>
        <translation>He goes down in the box as if someone in the stand had switched him off.</translation>
    </message>
    <message>
        <source>Drei Werbebanden</source>
        <comment>three-hoardings.title</comment>
        <translation>Three hoardings</translation>
    </message>
    <message>
        <source>Ein Lüftchen an der Seitenlinie, und er kugelt an drei Werbebanden vorbei.</source>
        <comment>three-hoardings.text</comment>
        <translation>A puff of wind by the touchline, and he rolls past three hoardings.</translation>
    </message>
    <message>
        <source>Beim Friseur</source>
        <comment>at-the-barber.title</comment>
        <translation>At the barber&apos;s</translation>
    </message>
    <message>
        <source>Schwalbe an der Strafraumgrenze! Der nächste Gegenspieler sitzt noch beim Friseur.</source>
        <comment>at-the-barber.text</comment>
        <translation>A dive at the edge of the box! The nearest opponent is still at the barber&apos;s.</translation>
    </message>
    <message>
        <source>Zeitlupe</source>
        <comment>slow-motion.title</comment>
        <translation>Slow motion</translation>
    </message>
    <message>
        <source>Er sinkt am Elfmeterpunkt nieder. Die Zeitlupe wäre schneller.</source>
        <comment>slow-motion.text</comment>
        <translation>He sinks to the ground by the penalty spot. The slow-motion replay would be quicker.</translation>
    </message>
    <message>
        <source>Turmspringer</source>
        <comment>high-board.title</comment>
        <translation>High board</translation>
    </message>
    <message>
        <source>Anderthalbfacher Salto im Mittelfeld. Vom Turm gäbe das eine glatte Acht.</source>
        <comment>high-board.text</comment>
        <translation>A one-and-a-half somersault in midfield. Off the high board that scores an eight.</translation>
    </message>
    <message>
        <source>Der Geldschein</source>
        <comment>banknote.title</comment>
        <translation>The banknote</translation>
    </message>
    <message>
        <source>Er hechtet in den Strafraum, als läge da ein Geldschein. Der Verteidiger sucht mit.</source>
        <comment>banknote.text</comment>
        <translation>He dives into the area as if he&apos;d seen a banknote there. The defender&apos;s looking, too.</translation>
    </message>
    <message>
        <source>Das hohe C</source>
        <comment>top-c.title</comment>
        <translation>Top C</translation>
    </message>
    <message>
        <source>Ein Schrei im Strafraum: das hohe C, gehalten über zwölf Takte. Bravo!</source>
        <comment>top-c.text</comment>
        <translation>A scream in the box: top C, held for twelve whole bars. Bravo!</translation>
    </message>
    <message>
        <source>Der Grashalm</source>
        <comment>blade-of-grass.title</comment>
        <translation>Blade of grass</translation>
    </message>
    <message>
        <source>An der Mittellinie niedergestreckt, vermutlich von einem Grashalm.</source>
        <comment>blade-of-grass.text</comment>
        <translation>Struck down on the halfway line, presumably by a blade of grass.</translation>
    </message>
    <message>
        <source>Sterbender Schwan</source>
        <comment>dying-swan.title</comment>
        <translation>Dying swan</translation>
    </message>
    <message>
        <source>Sterbender Schwan im Fünfmeterraum, vierter Akt. Taschentücher gibt&apos;s am Eingang.</source>
        <comment>dying-swan.text</comment>
        <translation>The dying swan in the goal area, act four. Handkerchiefs are available in the foyer.</translation>
    </message>
    <message>
        <source>Unbeteiligtes Bein</source>
        <comment>uninvolved-leg.title</comment>
        <translation>Uninvolved leg</translation>
    </message>
    <message>
        <source>Er hechtet über ein Bein hinweg in den Strafraum. Das Bein war nicht beteiligt.</source>
        <comment>uninvolved-leg.text</comment>
        <translation>He dives into the area over an outstretched leg. The leg was not involved.</translation>
    </message>
    <message>
        <source>Kartoffelsack</source>
        <comment>sack-of-spuds.title</comment>
        <translation>Sack of spuds</translation>
    </message>
    <message>
        <source>Zweikampf im Mittelfeld, und er fällt wie ein Sack Kartoffeln. Zwei rollen noch.</source>
        <comment>sack-of-spuds.text</comment>
        <translation>A challenge in midfield, and he drops like a sack of spuds. Two are still rolling.</translation>
    </message>
    <message>
        <source>Handgepäck</source>
        <comment>hand-luggage.title</comment>
        <translation>Hand luggage</translation>
    </message>
    <message>
        <source>Abflug an der Strafraumkante, Landung nach Flugplan. Nur Handgepäck.</source>
        <comment>hand-luggage.text</comment>
        <translation>Take-off at the edge of the box, landing on schedule. Hand luggage only.</translation>
    </message>
    <message>
        <source>Das andere Bein</source>
        <comment>other-leg.title</comment>
        <translation>The other leg</translation>
    </message>
    <message>
        <source>Am Elfmeterpunkt hält er sich das linke Bein. Es war das rechte. Vielleicht.</source>
        <comment>other-leg.text</comment>
        <translation>He&apos;s on the penalty spot clutching his left leg. It was the right one. Perhaps.</translation>
    </message>
    <message>
        <source>Kein Sommer</source>
        <comment>no-summer.title</comment>
        <translation>No summer</translation>
    </message>
    <message>
        <source>Eine Schwalbe macht keinen Sommer, aus 20 Metern aber vielleicht einen Freistoß.</source>
        <comment>no-summer.text</comment>
        <translation>One swallow doesn&apos;t make a summer, but from 22 yards it might make a free kick.</translation>
    </message>
    <message>
        <source>Ellbogenfreiheit</source>
        <comment>elbow-room.title</comment>
        <translation>Elbow room</translation>
    </message>
    <message>
        <source>Er schafft sich Platz mit dem Ellbogen und schiebt ein. Elegant ist anders.</source>
        <comment>elbow-room.text</comment>
        <translation>He makes room with an elbow and pokes it home. Elegant it isn&apos;t.</translation>
    </message>
    <message>
        <source>Skilift</source>
        <comment>ski-lift.title</comment>
        <translation>Ski lift</translation>
    </message>
    <message>
        <source>Er hängt am Trikot des Verteidigers wie am Skilift und köpft von oben ein.</source>
        <comment>ski-lift.text</comment>
        <translation>He rides up on the defender&apos;s shirt like a ski lift and heads it in from the top.</translation>
    </message>
    <message>
        <source>Von Herzen</source>
        <comment>hug-for-the-keeper.title</comment>
        <translation>Heartfelt hug</translation>
    </message>
    <message>
        <source>Er umarmt den Torwart von Herzen, und an beiden rollt der Ball vorbei.</source>
        <comment>hug-for-the-keeper.text</comment>
        <translation>A heartfelt hug for the keeper, and the ball rolls past the pair of them.</translation>
    </message>
    <message>
        <source>Die Schulter</source>
        <comment>two-hands.title</comment>
        <translation>The shoulder</translation>
    </message>
    <message>
        <source>Mit der Hand! Er sagt, es war die Schulter. Die Schulter hat fünf Finger.</source>
        <comment>two-hands.text</comment>
        <translation>Handball! He says it was his shoulder. His shoulder has five fingers.</translation>
    </message>
    <message>
        <source>Dampfwalze</source>
        <comment>steamroller.title</comment>
        <translation>Steamroller</translation>
    </message>
    <message>
        <source>Er walzt Ball, Verteidiger und Torwart ins Tor. Den Rasen rollt er gleich mit.</source>
        <comment>steamroller.text</comment>
        <translation>He flattens ball, defender and keeper into the goal. Does the lawn while he&apos;s at it.</translation>
    </message>
    <message>
        <source>Mit Schleife</source>
        <comment>shoelaces.title</comment>
        <translation>Neat bow</translation>
    </message>
    <message>
        <source>Er bindet dem Stürmer die Schnürsenkel zusammen. Ganz sauber, mit Schleife.</source>
        <comment>shoelaces.text</comment>
        <translation>He ties the striker&apos;s laces together. Very clean, with a bow.</translation>
    </message>
    <message>
        <source>Das Hüsteln</source>
        <comment>little-cough.title</comment>
        <translation>Little cough</translation>
    </message>
    <message>
        <source>Ein Hüsteln von hinten. Der Stürmer reicht ein Bonbon. Genommen wird der Ball.</source>
        <comment>little-cough.text</comment>
        <translation>A little cough from behind. The striker offers a lozenge, the defender takes the ball.</translation>
    </message>
    <message>
        <source>Im Supermarkt</source>
        <comment>supermarket.title</comment>
        <translation>Supermarket</translation>
    </message>
    <message>
        <source>Er zupft am Trikot wie ein Kind im Supermarkt: Papa, Papa, guck mal!</source>
        <comment>supermarket.text</comment>
        <translation>He tugs at the shirt like a child in a supermarket: Daddy, Daddy, look!</translation>
    </message>
    <message>
        <source>Wie spät?</source>
        <comment>what-time-is-it.title</comment>
        <translation>What time?</translation>
    </message>
    <message>
        <source>Im Mittelfeld fragt er nach der Uhrzeit. Bis der andere nachsieht, ist es zu spät.</source>
        <comment>what-time-is-it.text</comment>
        <translation>In midfield he asks for the time and leaves a leg in the conversation.</translation>
    </message>
    <message>
        <source>Drehtür</source>
        <comment>revolving-door.title</comment>
        <translation>Revolving door</translation>
    </message>
    <message>
        <source>Eine Drehtür von einem Verteidiger: Hinein kommt jeder, heraus nur ohne Ball.</source>
        <comment>revolving-door.text</comment>
        <translation>A revolving door of a defender: anyone gets in, nobody comes out with the ball.</translation>
    </message>
    <message>
        <source>Der Balljunge</source>
        <comment>ball-boy.title</comment>
        <translation>The ball boy</translation>
    </message>
    <message>
        <source>Grätsche an der Seitenlinie, samt Balljungen. Den Balljungen bringt er zurück.</source>
        <comment>ball-boy.text</comment>
        <translation>A slide by the touchline takes the man and the ball boy. The ball boy&apos;s brought back.</translation>
    </message>
    <message>
        <source>Am Bahnsteig</source>
        <comment>station-platform.title</comment>
        <translation>Missed connection</translation>
    </message>
    <message>
        <source>Im Strafraum wird umarmt wie auf dem Bahnsteig. Der Zug zum Tor ist abgefahren.</source>
        <comment>station-platform.text</comment>
        <translation>They&apos;re hugging in the box as if at a station. The striker has missed his connection.</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <comment>sandwich.title</comment>
        <translation>Sandwich</translation>
    </message>
    <message>
        <source>Zwei Verteidiger, ein Stürmer: fertig ist das Sandwich. Der Belag beschwert sich.</source>
        <comment>sandwich.text</comment>
        <translation>Two defenders, one striker, one sandwich. The filling wishes to complain.</translation>
    </message>
    <message>
        <source>Wolkenkunde</source>
        <comment>studying-clouds.title</comment>
        <translation>Studying clouds</translation>
    </message>
    <message>
        <source>Er lässt den Fuß stehen und studiert dabei die Wolken.</source>
        <comment>studying-clouds.text</comment>
        <translation>He leaves his foot in the way and studies the clouds.</translation>
    </message>
    <message>
        <source>Baum fällt!</source>
        <comment>timber.title</comment>
        <translation>Timber!</translation>
    </message>
    <message>
        <source>„Baum fällt!“, ruft der Verteidiger, und er hat nicht gelogen.</source>
        <comment>timber.text</comment>
        <translation>“Timber!” shouts the defender, and he wasn&apos;t lying.</translation>
    </message>
    <message>
        <source>Das Klavier</source>
        <comment>falling-piano.title</comment>
        <translation>Falling piano</translation>
    </message>
    <message>
        <source>Da fällt ein Klavier vom Himmel. Ach nein, das war der Vorstopper.</source>
        <comment>falling-piano.text</comment>
        <translation>There&apos;s a piano falling from the sky. Oh no, it&apos;s the centre half.</translation>
    </message>
    <message>
        <source>Notbremse</source>
        <comment>smell-of-rubber.title</comment>
        <translation>Emergency brake</translation>
    </message>
    <message>
        <source>Notbremse an der Strafraumgrenze! Im Speisewagen liegt die Suppe.</source>
        <comment>smell-of-rubber.text</comment>
        <translation>Emergency brake at the edge of the box! In the dining car the soup&apos;s on the floor.</translation>
    </message>
    <message>
        <source>Nicht eingeladen</source>
        <comment>not-invited.title</comment>
        <translation>Not invited</translation>
    </message>
    <message>
        <source>Mit beiden Füßen voran an der Mittellinie. Der Ball war nicht eingeladen.</source>
        <comment>not-invited.text</comment>
        <translation>Both feet first on the halfway line. The ball was not invited.</translation>
    </message>
    <message>
        <source>Falsche Sportart</source>
        <comment>wrong-sport.title</comment>
        <translation>Wrong sport</translation>
    </message>
    <message>
        <source>Rugby am Elfmeterpunkt! Schön gehalten, aber die falsche Sportart.</source>
        <comment>wrong-sport.text</comment>
        <translation>Rugby on the penalty spot! Nicely held, but the wrong sport.</translation>
    </message>
    <message>
        <source>Der Rasenmäher</source>
        <comment>saturday-mower.title</comment>
        <translation>Saturday mower</translation>
    </message>
    <message>
        <source>Er kommt wie der Rasenmäher am Samstagmorgen. Um sieben.</source>
        <comment>saturday-mower.text</comment>
        <translation>He comes in like a lawnmower on a Saturday. At seven in the morning.</translation>
    </message>
    <message>
        <source>Maß genommen</source>
        <comment>oak-coffin.title</comment>
        <translation>Measured up</translation>
    </message>
    <message>
        <source>Der Verteidiger nimmt schon mal Maß für den Sarg. Eins fünfundachtzig, Eiche.</source>
        <comment>oak-coffin.text</comment>
        <translation>The defender&apos;s already measuring him up. Six foot one, in oak.</translation>
    </message>
    <message>
        <source>Rollschuhe</source>
        <comment>wardrobe-on-skates.title</comment>
        <translation>Roller skates</translation>
    </message>
    <message>
        <source>Er kommt auf Rollschuhen in den Fünfer. Bremsen lernt er nächste Woche.</source>
        <comment>wardrobe-on-skates.text</comment>
        <translation>He arrives in the goal area on roller skates. Braking is next week&apos;s lesson.</translation>
    </message>
    <message>
        <source>Schwarzer Gürtel</source>
        <comment>black-belt.title</comment>
        <translation>Black belt</translation>
    </message>
    <message>
        <source>Karate im Mittelfeld! Das Brett hat „Aua!“ gesagt.</source>
        <comment>black-belt.text</comment>
        <translation>Karate in midfield! The plank said “ouch”.</translation>
    </message>
    <message>
        <source>Mähdrescher</source>
        <comment>combine-harvester.title</comment>
        <translation>Combine harvester</translation>
    </message>
    <message>
        <source>Mähdrescher von rechts! Das Stroh fliegt, die Stutzen auch.</source>
        <comment>combine-harvester.text</comment>
        <translation>Combine harvester from the right! The straw is flying, so are the socks.</translation>
    </message>
    <message>
        <source>Feierabend</source>
        <comment>closing-time.title</comment>
        <translation>Closing time</translation>
    </message>
    <message>
        <source>Er räumt ab wie der Kellner kurz vor Feierabend. Den Stürmer stellt er auf den Tisch.</source>
        <comment>closing-time.text</comment>
        <translation>He clears up like a waiter at closing time. The striker&apos;s been put up on the table.</translation>
    </message>
    <message>
        <source>Drei auf einmal</source>
        <comment>all-three-down.title</comment>
        <translation>Three at once</translation>
    </message>
    <message>
        <source>Er tritt den Gegner, den Rasen und sich selbst. Alle drei liegen.</source>
        <comment>all-three-down.text</comment>
        <translation>He kicks the man, the turf and himself. All three are down.</translation>
    </message>
    <message>
        <source>Ringkampf</source>
        <comment>wrestling-match.title</comment>
        <translation>Wrestling match</translation>
    </message>
    <message>
        <source>Auf der Strafraumlinie wird gerungen. Schultersieg, würde ich sagen.</source>
        <comment>wrestling-match.text</comment>
        <translation>Wrestling on the line of the box. I&apos;d call that a fall.</translation>
    </message>
    <message>
        <source>Taxi!</source>
        <comment>hailing-a-cab.title</comment>
        <translation>Hailing a cab</translation>
    </message>
    <message>
        <source>Vier Verteidiger heben den Arm. Einer davon ruft ein Taxi.</source>
        <comment>hailing-a-cab.text</comment>
        <translation>Four defenders raise an arm. One of them is hailing a cab.</translation>
    </message>
    <message>
        <source>Die Zehe</source>
        <comment>guilty-toe.title</comment>
        <translation>The toe</translation>
    </message>
    <message>
        <source>Abseits um eine Zehe. Die Zehe bestreitet alles.</source>
        <comment>guilty-toe.text</comment>
        <translation>Offside by a toe. The toe denies everything.</translation>
    </message>
    <message>
        <source>Gegenlicht</source>
        <comment>squinting.title</comment>
        <translation>Squinting</translation>
    </message>
    <message>
        <source>Der Linienrichter blinzelt in die Sonne und schätzt. Er schätzt gern.</source>
        <comment>squinting.text</comment>
        <translation>The linesman squints into the sun and takes a guess. He&apos;s fond of guessing.</translation>
    </message>
    <message>
        <source>Die Wespe</source>
        <comment>the-wasp.title</comment>
        <translation>The wasp</translation>
    </message>
    <message>
        <source>Die Fahne geht hoch! Oder vertreibt der Linienrichter nur eine Wespe?</source>
        <comment>the-wasp.text</comment>
        <translation>The flag goes up! Or is the linesman just seeing off a wasp?</translation>
    </message>
    <message>
        <source>Mausefalle</source>
        <comment>mouse-trap.title</comment>
        <translation>Mouse trap</translation>
    </message>
    <message>
        <source>Die Abseitsfalle schnappt zu. Am Speck hängt ein Mittelstürmer.</source>
        <comment>mouse-trap.text</comment>
        <translation>The offside trap snaps shut. Caught on the cheese: one centre forward.</translation>
    </message>
    <message>
        <source>Mannschaftsfoto</source>
        <comment>group-photo.title</comment>
        <translation>Team photo</translation>
    </message>
    <message>
        <source>Die Abwehr tritt vor wie fürs Mannschaftsfoto. Der Stürmer ist nicht mit drauf.</source>
        <comment>group-photo.text</comment>
        <translation>The defence steps up as if for the team photo. The striker&apos;s not in the picture.</translation>
    </message>
    <message>
        <source>Zwei Fingerbreit</source>
        <comment>fat-fingers.title</comment>
        <translation>Two fingers</translation>
    </message>
    <message>
        <source>Nachgemessen: zwei Fingerbreit. Es waren allerdings dicke Finger.</source>
        <comment>fat-fingers.text</comment>
        <translation>We&apos;ve measured it: two fingers&apos; breadth. Mind you, they were fat fingers.</translation>
    </message>
    <message>
        <source>Mondlandung</source>
        <comment>moon-landing.title</comment>
        <translation>Moon landing</translation>
    </message>
    <message>
        <source>So allein war keiner mehr seit der Mondlandung. Die Fahne steht auch schon.</source>
        <comment>moon-landing.text</comment>
        <translation>Nobody&apos;s been so alone since the moon landing. They&apos;ve put the flag up, too.</translation>
    </message>
    <message>
        <source>Das Denkmal</source>
        <comment>paying-rent.title</comment>
        <translation>The statue</translation>
    </message>
    <message>
        <source>Er steht da vorn schon so lange, dass die Tauben ihn für ein Denkmal halten.</source>
        <comment>paying-rent.text</comment>
        <translation>He&apos;s been standing up there so long the pigeons have taken him for a statue.</translation>
    </message>
    <message>
        <source>Fliegende Mütze</source>
        <comment>flying-cap.title</comment>
        <translation>Flying cap</translation>
    </message>
    <message>
        <source>Die Fahne schießt hoch, die Mütze des Linienrichters auch. Beides Abseits.</source>
        <comment>flying-cap.text</comment>
        <translation>Up shoots the flag, and the linesman&apos;s cap goes with it. Both offside.</translation>
    </message>
    <message>
        <source>Vom Parkplatz aus</source>
        <comment>car-park.title</comment>
        <translation>Car-park view</translation>
    </message>
    <message>
        <source>Abseits! Das hat sogar der Parkwächter gesehen, und der schläft.</source>
        <comment>car-park.text</comment>
        <translation>Offside! Even the car-park attendant saw that, and he&apos;s asleep.</translation>
    </message>
    <message>
        <source>Polonaise</source>
        <comment>conga.title</comment>
        <translation>Conga</translation>
    </message>
    <message>
        <source>Die halbe Mannschaft steht im Abseits und hält das für eine Polonaise.</source>
        <comment>conga.text</comment>
        <translation>Half the team is offside and thinks it&apos;s doing the conga.</translation>
    </message>
    <message>
        <source>Andere Zeitzone</source>
        <comment>passport-control.title</comment>
        <translation>Another time zone</translation>
    </message>
    <message>
        <source>So weit im Abseits! Wo der steht, ist es schon eine Stunde später.</source>
        <comment>passport-control.text</comment>
        <translation>That far offside! Where he&apos;s standing, it&apos;s an hour later.</translation>
    </message>
    <message>
        <source>Hotelsuche</source>
        <comment>looking-for-a-hotel.title</comment>
        <translation>Hotel wanted</translation>
    </message>
    <message>
        <source>Abseits? Der war schon in der nächsten Stadt und suchte ein Hotel.</source>
        <comment>looking-for-a-hotel.text</comment>
        <translation>Offside? He was in the next town, looking for a hotel.</translation>
    </message>
    <message>
        <source>Fingernagel</source>
        <comment>fingernails.title</comment>
        <translation>Fingernail</translation>
    </message>
    <message>
        <source>Mit den Fingerspitzen! Ein Fingernagel muss verletzt vom Platz.</source>
        <comment>fingernails.text</comment>
        <translation>Fingertips! One of the nails is being helped off.</translation>
    </message>
    <message>
        <source>Schlechtes Knie</source>
        <comment>who-is-asking.title</comment>
        <translation>Bad knee</translation>
    </message>
    <message>
        <source>Mit dem Knie gehalten! Es war das schlechte. Das gute hat sich weggeduckt.</source>
        <comment>who-is-asking.text</comment>
        <translation>Saved with his knee! That&apos;s the bad one. The good one ducked.</translation>
    </message>
    <message>
        <source>Schöne Mütze</source>
        <comment>lovely-cap.title</comment>
        <translation>Lovely cap</translation>
    </message>
    <message>
        <source>Er sieht nichts, er hört nichts, er hält. Die Mütze sitzt.</source>
        <comment>lovely-cap.text</comment>
        <translation>Sees nothing, hears nothing, saves it. Lovely cap.</translation>
    </message>
    <message>
        <source>Hosenboden</source>
        <comment>seat-of-his-shorts.title</comment>
        <translation>Shorts save</translation>
    </message>
    <message>
        <source>Gehalten mit dem Hosenboden! Ab morgen üben das alle.</source>
        <comment>seat-of-his-shorts.text</comment>
        <translation>Saved with the seat of his shorts! They&apos;ll all be practising that tomorrow.</translation>
    </message>
    <message>
        <source>Gesundheit!</source>
        <comment>bless-you.title</comment>
        <translation>Bless you!</translation>
    </message>
    <message>
        <source>Er muss niesen, fällt um und begräbt den Ball unter sich. Gesundheit!</source>
        <comment>bless-you.text</comment>
        <translation>He sneezes, topples over and smothers the ball. Bless you!</translation>
    </message>
    <message>
        <source>Bauchkraulen</source>
        <comment>tummy-tickle.title</comment>
        <translation>Tummy tickle</translation>
    </message>
    <message>
        <source>Wie eine Katze! Und jetzt möchte er bitte am Bauch gekrault werden.</source>
        <comment>tummy-tickle.text</comment>
        <translation>Like a cat! And now he&apos;d like his tummy tickled, please.</translation>
    </message>
    <message>
        <source>Acht Arme</source>
        <comment>nine-arms.title</comment>
        <translation>Eight arms</translation>
    </message>
    <message>
        <source>Hat der acht Arme? Moment, ich zähle nach … neun!</source>
        <comment>nine-arms.text</comment>
        <translation>Has he got eight arms? Let me count them … nine!</translation>
    </message>
    <message>
        <source>Sonntagsklempner</source>
        <comment>sunday-plumber.title</comment>
        <translation>Sunday plumber</translation>
    </message>
    <message>
        <source>Er macht die Ecke dicht wie ein Klempner am Sonntag: teuer, aber dicht.</source>
        <comment>sunday-plumber.text</comment>
        <translation>He seals that corner like a plumber on a Sunday: pricey, but watertight.</translation>
    </message>
    <message>
        <source>Omas Leim</source>
        <comment>granny-glue.title</comment>
        <translation>Granny&apos;s glue</translation>
    </message>
    <message>
        <source>Der klebt! In den Handschuhen steckt mehr Leim als in Omas Kommode.</source>
        <comment>granny-glue.text</comment>
        <translation>That&apos;s stuck! There&apos;s more glue in those gloves than in Granny&apos;s sideboard.</translation>
    </message>
    <message>
        <source>Ohne Leiter</source>
        <comment>no-ladder.title</comment>
        <translation>No ladder</translation>
    </message>
    <message>
        <source>Er streckt sich wie ein Fensterputzer ohne Leiter. Und kommt dran!</source>
        <comment>no-ladder.text</comment>
        <translation>He stretches like a window cleaner without a ladder. And he gets there!</translation>
    </message>
    <message>
        <source>Bauernschrank</source>
        <comment>farmhouse-wardrobe.title</comment>
        <translation>Farmhouse wardrobe</translation>
    </message>
    <message>
        <source>Er steht im Tor wie ein Bauernschrank. Vorbei geht da nur der Staub.</source>
        <comment>farmhouse-wardrobe.text</comment>
        <translation>He fills the goal like a farmhouse wardrobe. Only dust gets past.</translation>
    </message>
    <message>
        <source>Unhaltbar</source>
        <comment>cannot-save-that.title</comment>
        <translation>Unsaveable</translation>
    </message>
    <message>
        <source>Den hält er nicht. Den kann er nicht halten. Den hat er gehalten!</source>
        <comment>cannot-save-that.text</comment>
        <translation>He won&apos;t save that. He can&apos;t save that. He&apos;s saved that!</translation>
    </message>
    <message>
        <source>Der Magnet</source>
        <comment>chest-magnet.title</comment>
        <translation>Chest magnet</translation>
    </message>
    <message>
        <source>Als säße ein Magnet in der Brust: plopp, und der Ball schläft.</source>
        <comment>chest-magnet.text</comment>
        <translation>As though he had a magnet in his chest: plop, and the ball&apos;s asleep.</translation>
    </message>
    <message>
        <source>Der Dackel</source>
        <comment>dachshund.title</comment>
        <translation>The dachshund</translation>
    </message>
    <message>
        <source>Ein Dackel schnappt sich den Ball. Angriff beendet, Beifall für den Dackel!</source>
        <comment>dachshund.text</comment>
        <translation>A dachshund runs off with the ball. Attack over, applause for the dachshund!</translation>
    </message>
    <message>
        <source>Nebelbank</source>
        <comment>fog-bank.title</comment>
        <translation>Fog bank</translation>
    </message>
    <message>
        <source>Nebel! Der Angriff findet statt, aber niemand weiß, wo. Auch der Angriff nicht.</source>
        <comment>fog-bank.text</comment>
        <translation>Fog! The attack is taking place, but nobody knows where. Not even the attack.</translation>
    </message>
    <message>
        <source>Am Kiosk</source>
        <comment>keeper-at-the-kiosk.title</comment>
        <translation>At the kiosk</translation>
    </message>
    <message>
        <source>Rückpass zum Torwart. Der Torwart steht am Kiosk: „Einmal mit Senf, bitte!“</source>
        <comment>keeper-at-the-kiosk.text</comment>
        <translation>Back-pass to the keeper. The keeper&apos;s at the kiosk: “Hot dog, please, plenty of mustard!”</translation>
    </message>
    <message>
        <source>Maulwurfshügel</source>
        <comment>molehill.title</comment>
        <translation>Molehill</translation>
    </message>
    <message>
        <source>Ein Maulwurfshügel! Der Rückpass hüpft dem Torwart über den Schlappen.</source>
        <comment>molehill.text</comment>
        <translation>A molehill! The back-pass hops clean over the keeper&apos;s boot.</translation>
    </message>
    <message>
        <source>Phantomtor</source>
        <comment>phantom-goal.title</comment>
        <translation>Phantom goal</translation>
    </message>
    <message>
        <source>Außennetz! Nein, drin! Nein, außen! Der Schiedsrichter wirft eine Münze: Tor.</source>
        <comment>phantom-goal.text</comment>
        <translation>Side netting! No, it&apos;s in! No, it&apos;s not! The referee tosses a coin: goal.</translation>
    </message>
    <message>
        <source>Pfeifender Wind</source>
        <comment>whistling-wind.title</comment>
        <translation>Whistling wind</translation>
    </message>
    <message>
        <source>Der Wind pfeift, und der Schiedsrichter glaubt, er war&apos;s. Freistoß!</source>
        <comment>whistling-wind.text</comment>
        <translation>The wind whistles, and the referee thinks it was him. Free kick!</translation>
    </message>
    <message>
        <source>Handspiel der Bande</source>
        <comment>handball-by-the-hoarding.title</comment>
        <translation>Hoarding&apos;s handball</translation>
    </message>
    <message>
        <source>Handspiel der Werbebande! Elfmeter. Fragen Sie mich nicht.</source>
        <comment>handball-by-the-hoarding.text</comment>
        <translation>Handball by the advertising hoarding! Penalty. Don&apos;t ask me.</translation>
    </message>
    <message>
        <source>Mit Abitur</source>
        <comment>educated-ball.title</comment>
        <translation>Educated ball</translation>
    </message>
    <message>
        <source>Von der Seitenlinie fliegt der Ball um drei Ecken. Der hat Abitur, der Ball.</source>
        <comment>educated-ball.text</comment>
        <translation>From the touchline the ball bends round three corners. That ball&apos;s been to university.</translation>
    </message>
    <message>
        <source>Trainingsjacke</source>
        <comment>tracksuit-on.title</comment>
        <translation>Tracksuit on</translation>
    </message>
    <message>
        <source>Eingewechselt, sofort im Strafraum am Ball, Jacke noch an. In der Tasche klingelt&apos;s.</source>
        <comment>tracksuit-on.text</comment>
        <translation>Fresh off the bench, first touch in the box, tracksuit still on. His pocket&apos;s ringing.</translation>
    </message>
    <message>
        <source>Die andere Kamera</source>
        <comment>curtain-call.title</comment>
        <translation>Take two</translation>
    </message>
    <message>
        <source>Er hechtet in den Strafraum, läuft zurück, hechtet noch mal. Für die andere Kamera.</source>
        <comment>curtain-call.text</comment>
        <translation>He dives into the area, walks back and dives again. For the other camera.</translation>
    </message>
    <message>
        <source>Arbeitsteilung</source>
        <comment>division-of-labour.title</comment>
        <translation>Division of labour</translation>
    </message>
    <message>
        <source>Einer hält den Torwart, einer hält dessen Hose, einer schießt. Arbeitsteilung!</source>
        <comment>division-of-labour.text</comment>
        <translation>One holds the keeper, one holds his shorts, one shoots. Division of labour!</translation>
    </message>
    <message>
        <source>Rückenwind</source>
        <comment>tailwind.title</comment>
        <translation>Tailwind</translation>
    </message>
    <message>
        <source>Rückenwind! Der Pass kommt an, bevor er ihn gespielt hat.</source>
        <comment>tailwind.text</comment>
        <translation>A tailwind! The pass arrives before he&apos;s played it.</translation>
    </message>
    <message>
        <source>Kapitänsrede</source>
        <comment>captains-speech.title</comment>
        <translation>Captain&apos;s speech</translation>
    </message>
    <message>
        <source>Der Kapitän hält eine Rede. Drei weinen, zwei schlafen, einer rennt los.</source>
        <comment>captains-speech.text</comment>
        <translation>The captain makes a speech. Three are in tears, two are asleep, one starts running.</translation>
    </message>
    <message>
        <source>Die Pauke</source>
        <comment>big-drum.title</comment>
        <translation>Big drum</translation>
    </message>
    <message>
        <source>Die Pauke gibt den Takt vor: langsam, schnell, schneller. Neue Pauke, bitte!</source>
        <comment>big-drum.text</comment>
        <translation>The big drum sets the pace: slow, quick, quicker. New drum, please!</translation>
    </message>
    <message>
        <source>Nie aufgehört</source>
        <comment>never-stopped.title</comment>
        <translation>Never stopped</translation>
    </message>
    <message>
        <source>Sie greifen schon wieder an. Aufgehört hatten sie nämlich gar nicht.</source>
        <comment>never-stopped.text</comment>
        <translation>They&apos;re attacking again. They&apos;d simply never stopped.</translation>
    </message>
    <message>
        <source>Großzügiger Platzwart</source>
        <comment>generous-groundsman.title</comment>
        <translation>Generous groundsman</translation>
    </message>
    <message>
        <source>Der Platzwart hat den Strafraum frisch nachgezogen. Sehr, sehr großzügig.</source>
        <comment>generous-groundsman.text</comment>
        <translation>The groundsman has repainted the penalty area. Very, very generously.</translation>
    </message>
    <message>
        <source>Linie von gestern</source>
        <comment>yesterdays-line.title</comment>
        <translation>Yesterday&apos;s line</translation>
    </message>
    <message>
        <source>Der Platzwart schwört, die Linie war gestern noch ganz woanders.</source>
        <comment>yesterdays-line.text</comment>
        <translation>The groundsman swears that line was somewhere else yesterday.</translation>
    </message>
    <message>
        <source>Die Erbse</source>
        <comment>lost-pea.title</comment>
        <translation>Lost pea</translation>
    </message>
    <message>
        <source>Die Erbse ist aus der Pfeife gefallen. Drei suchen sie, einer davon mit Gabel.</source>
        <comment>lost-pea.text</comment>
        <translation>The pea&apos;s fallen out of his whistle. Three men are looking for it, one with a fork.</translation>
    </message>
    <message>
        <source>Der Anlauf</source>
        <comment>out-of-the-stadium.title</comment>
        <translation>Long run-up</translation>
    </message>
    <message>
        <source>Er nimmt Anlauf. Er nimmt mehr Anlauf. Er hat das Stadion verlassen.</source>
        <comment>out-of-the-stadium.text</comment>
        <translation>He takes a run-up. A longer run-up. He has left the stadium.</translation>
    </message>
    <message>
        <source>Neue Schuhe</source>
        <comment>shy-left-boot.title</comment>
        <translation>New boots</translation>
    </message>
    <message>
        <source>Neue Schuhe! Der Verkäufer sagt, die treffen von allein. Umtausch ausgeschlossen.</source>
        <comment>shy-left-boot.text</comment>
        <translation>New boots! The man in the shop says they aim themselves. No refunds.</translation>
    </message>
    <message>
        <source>Frag den Pfosten!</source>
        <comment>ask-the-post.title</comment>
        <translation>Ask the post</translation>
    </message>
    <message>
        <source>Pfosten, Rücken, Pfosten, Wade … drin? Da müssen wir den Pfosten fragen.</source>
        <comment>ask-the-post.text</comment>
        <translation>Post, back, post, calf … in? We&apos;ll have to ask the post.</translation>
    </message>
    <message>
        <source>Mit Gefühl</source>
        <comment>with-feeling.title</comment>
        <translation>With feeling</translation>
    </message>
    <message>
        <source>Halt, der Fotograf war noch nicht so weit! Alles noch mal, und bitte mit Gefühl.</source>
        <comment>with-feeling.text</comment>
        <translation>Hold it, the photographer wasn&apos;t ready! Once more, please, and this time with feeling.</translation>
    </message>
    <message>
        <source>Der Cousin</source>
        <comment>linesmans-cousin.title</comment>
        <translation>Linesman&apos;s cousin</translation>
    </message>
    <message>
        <source>Der Linienrichter ist der Cousin vom Libero. Schöne Grüße an die Tante!</source>
        <comment>linesmans-cousin.text</comment>
        <translation>The linesman is the sweeper&apos;s cousin. Give my love to your auntie!</translation>
    </message>
    <message>
        <source>Bananenschale</source>
        <comment>banana-skin.title</comment>
        <translation>Banana skin</translation>
    </message>
    <message>
        <source>Wer hat denn hier eine Bananenschale hingelegt? Der Verteidiger kaut noch.</source>
        <comment>banana-skin.text</comment>
        <translation>Now who left a banana skin there? The defender is still chewing.</translation>
    </message>
    <message>
        <source>Halbzeitgrätsche</source>
        <comment>through-half-time.title</comment>
        <translation>Through half-time</translation>
    </message>
    <message>
        <source>Er grätscht durch den Gegner, durch die Bande und durch die Halbzeitpause.</source>
        <comment>through-half-time.text</comment>
        <translation>He slides through the man, through the hoardings and through half-time.</translation>
    </message>
    <message>
        <source>Zweite Stimme</source>
        <comment>second-alto.title</comment>
        <translation>Second alto</translation>
    </message>
    <message>
        <source>Dieser Unschuldsblick! Der könnte im Kirchenchor die zweite Stimme singen.</source>
        <comment>second-alto.text</comment>
        <translation>What an innocent face! He could be singing second alto in the church choir.</translation>
    </message>
    <message>
        <source>Geölter Ellbogen</source>
        <comment>greased-elbow.title</comment>
        <translation>Oiled elbow</translation>
    </message>
    <message>
        <source>Der Linienrichter hat den Ellbogen geölt. Die Fahne geht ganz von allein hoch.</source>
        <comment>greased-elbow.text</comment>
        <translation>The linesman has oiled his elbow. The flag goes up all by itself.</translation>
    </message>
    <message>
        <source>Bratpfannen</source>
        <comment>frying-pans.title</comment>
        <translation>Frying pans</translation>
    </message>
    <message>
        <source>Im Tor steht der Busfahrer. Hände hat der Mann, groß wie Bratpfannen!</source>
        <comment>frying-pans.text</comment>
        <translation>That&apos;s the bus driver in goal. The man&apos;s got hands like frying pans!</translation>
    </message>
    <message>
        <source>Doppelt gesehen</source>
        <comment>seeing-double.title</comment>
        <translation>Seeing double</translation>
    </message>
    <message>
        <source>Stehen da zwei im Tor? Moment, das ist gar nicht meine Brille!</source>
        <comment>seeing-double.text</comment>
        <translation>Are there two of them in goal? Hang on, these aren&apos;t my glasses!</translation>
    </message>
    <message>
        <source>Bonbons</source>
        <comment>kit-mans-sweets.title</comment>
        <translation>Kit man&apos;s sweets</translation>
    </message>
    <message>
        <source>Der Zeugwart verteilt Trostbonbons. In der Schlange steht einer mehr als vorhin.</source>
        <comment>kit-mans-sweets.text</comment>
        <translation>The kit man hands out sweets. There&apos;s one more in the queue than there was before.</translation>
    </message>
    <message>
        <source>Der Salto</source>
        <comment>somersault.title</comment>
        <translation>Somersault</translation>
    </message>
    <message>
        <source>Der Torschütze jubelt mit Salto. Den hätte er vorher üben sollen.</source>
        <comment>somersault.text</comment>
        <translation>The scorer celebrates with a somersault. He might have practised it first.</translation>
    </message>
    <message>
        <source>Bis zum Kiosk</source>
        <comment>towards-the-car-park.title</comment>
        <translation>To the kiosk</translation>
    </message>
    <message>
        <source>Er rollt vor Schmerz bis zum Kiosk. Dort stellt er sich hinten an.</source>
        <comment>towards-the-car-park.text</comment>
        <translation>He rolls in agony as far as the kiosk. There he joins the queue.</translation>
    </message>
    <message>
        <source>Blumenstrauß</source>
        <comment>a-bunch-of-flowers.title</comment>
        <translation>Bunch of flowers</translation>
    </message>
    <message>
        <source>Er hilft dem Gefoulten auf, kämmt ihn und überreicht einen Blumenstrauß.</source>
        <comment>a-bunch-of-flowers.text</comment>
        <translation>He helps his victim up, combs his hair and hands him a bunch of flowers.</translation>
    </message>
    <message>
        <source>Fremde Brille</source>
        <comment>someone-elses-glasses.title</comment>
        <translation>Someone else&apos;s glasses</translation>
    </message>
    <message>
        <source>Der Unparteiische putzt seine Brille. Es ist leider die Brille eines anderen.</source>
        <comment>someone-elses-glasses.text</comment>
        <translation>The official is wiping his glasses. Sadly, they&apos;re somebody else&apos;s glasses.</translation>
    </message>
    <message>
        <source>Block C</source>
        <comment>whistle-from-block-c.title</comment>
        <translation>Block C</translation>
    </message>
    <message>
        <source>Ein Pfiff aus Block C! Alle bleiben stehen, nur der Pfeifer läuft weg.</source>
        <comment>whistle-from-block-c.text</comment>
        <translation>A whistle from block C! Everyone stops, except the whistler, who&apos;s running.</translation>
    </message>
    <message>
        <source>Versteckspiel</source>
        <comment>hide-and-seek.title</comment>
        <translation>Hide-and-seek</translation>
    </message>
    <message>
        <source>Elf Mann verstecken sich hinter der Eckfahne. Die Eckfahne zählt bis hundert.</source>
        <comment>hide-and-seek.text</comment>
        <translation>Eleven men are hiding behind the corner flag. The flag&apos;s counting to a hundred.</translation>
    </message>
    <message>
        <source>Trinkpause</source>
        <comment>lemonade.title</comment>
        <translation>Lemonade</translation>
    </message>
    <message>
        <source>Trinkpause! Einer kommt mit zwei Limonaden zurück, ein anderer gar nicht.</source>
        <comment>lemonade.text</comment>
        <translation>Drinks break! One comes back with two lemonades, another doesn&apos;t come back at all.</translation>
    </message>
    <message>
        <source>Trikottausch</source>
        <comment>shirt-swap.title</comment>
        <translation>Shirt swap</translation>
    </message>
    <message>
        <source>Trikottausch mitten im Spiel! Leider steckte noch ein Mann darin.</source>
        <comment>shirt-swap.text</comment>
        <translation>Swapping shirts in mid-match! Unfortunately there was still a man inside.</translation>
    </message>
    <message>
        <source>Frisch geduscht</source>
        <comment>freshly-showered.title</comment>
        <translation>Freshly showered</translation>
    </message>
    <message>
        <source>Die zweite Luft! Der Erschöpfte von vorhin meldet sich geduscht zurück.</source>
        <comment>freshly-showered.text</comment>
        <translation>A second wind! The man who&apos;d run himself into the ground is back, freshly showered.</translation>
    </message>
    <message>
        <source>Horoskop</source>
        <comment>horoscope.title</comment>
        <translation>Horoscope</translation>
    </message>
    <message>
        <source>Das Horoskop vor dem Anpfiff. Waage: Heute fliegen Ihnen Karten zu. Gut fangen!</source>
        <comment>horoscope.text</comment>
        <translation>The horoscope before kick-off. Libra: cards will come flying at you. Duck.</translation>
    </message>
    <message>
        <source>Hotelmuscheln</source>
        <comment>hotel-mussels.title</comment>
        <translation>Hotel mussels</translation>
    </message>
    <message>
        <source>Im Mannschaftshotel gab es Muscheln. Leider waren sie nicht alle von heute.</source>
        <comment>hotel-mussels.text</comment>
        <translation>The team hotel served mussels. Sadly, they weren&apos;t all from today.</translation>
    </message>
    <message>
        <source>Cha-Cha-Cha</source>
        <comment>cha-cha-cha.title</comment>
        <translation>Cha-cha-cha</translation>
    </message>
    <message>
        <source>Der Torwart tanzt Cha-Cha-Cha. Der Stürmer tanzt mit und vergisst, was er wollte.</source>
        <comment>cha-cha-cha.text</comment>
        <translation>The keeper does the cha-cha-cha. The striker joins in and forgets what he came for.</translation>
    </message>
    <message>
        <source>Küsse für alle</source>
        <comment>kisses-for-all.title</comment>
        <translation>Kisses for all</translation>
    </message>
    <message>
        <source>Er küsst den Ball, den Pfosten und den Linienrichter. Dann läuft er an.</source>
        <comment>kisses-for-all.text</comment>
        <translation>He kisses the ball, the post and the linesman. Then he starts his run-up.</translation>
    </message>
    <message>
        <source>Tango</source>
        <comment>arg-tango.title</comment>
        <translation>Tango</translation>
    </message>
    <message>
        <source>Tango im Strafraum! Er führt, der Verteidiger folgt, der Ball schluchzt.</source>
        <comment>arg-tango.text</comment>
        <translation>A tango in the box! He leads, the defender follows, the ball sobs.</translation>
    </message>
    <message>
        <source>Matetee</source>
        <comment>arg-mate.title</comment>
        <translation>The maté</translation>
    </message>
    <message>
        <source>Der Matebecher geht reihum. Jetzt sind alle wach, sogar der Libero.</source>
        <comment>arg-mate.text</comment>
        <translation>The maté gourd goes round. Now everybody&apos;s awake, even the sweeper.</translation>
    </message>
    <message>
        <source>Strandfußball</source>
        <comment>bra-samba.title</comment>
        <translation>Beach football</translation>
    </message>
    <message>
        <source>Strandfußball an der Strafraumgrenze! Zwei Verteidiger haben schon Sonnenbrand.</source>
        <comment>bra-samba.text</comment>
        <translation>Beach football on the edge of the box! Two defenders have caught the sun.</translation>
    </message>
    <message>
        <source>Krumme Banane</source>
        <comment>bra-banana.title</comment>
        <translation>Bent banana</translation>
    </message>
    <message>
        <source>Freistoß: erst eine Banane, dann ein Fragezeichen, am Ende ein Autogramm.</source>
        <comment>bra-banana.text</comment>
        <translation>The free kick: first a banana, then a question mark and finally an autograph.</translation>
    </message>
    <message>
        <source>Fünf Gänge</source>
        <comment>fra-beret.title</comment>
        <translation>Five courses</translation>
    </message>
    <message>
        <source>Ein Angriff in fünf Gängen. Zum Käse kommt der Schuss aus 14 Metern.</source>
        <comment>fra-beret.text</comment>
        <translation>An attack in five courses. With the cheese comes a shot from 15 yards.</translation>
    </message>
    <message>
        <source>Der Hahn</source>
        <comment>fra-rooster.title</comment>
        <translation>The cockerel</translation>
    </message>
    <message>
        <source>Der gallische Hahn kräht von der Latte. Der Gegner hält&apos;s für den Schlusspfiff.</source>
        <comment>fra-rooster.text</comment>
        <translation>The Gallic cockerel crows from the crossbar. The opposition think it&apos;s full time.</translation>
    </message>
    <message>
        <source>Handtücher</source>
        <comment>ger-towels.title</comment>
        <translation>Towels</translation>
    </message>
    <message>
        <source>Die Deutschen haben den Strafraum schon um sechs Uhr früh mit Handtüchern belegt.</source>
        <comment>ger-towels.text</comment>
        <translation>The Germans had their towels down in the penalty area by six in the morning.</translation>
    </message>
    <message>
        <source>Turniermannschaft</source>
        <comment>ger-tournament-team.title</comment>
        <translation>Tournament team</translation>
    </message>
    <message>
        <source>Eine Turniermannschaft ist erst draußen, wenn es gestempelt und unterschrieben ist.</source>
        <comment>ger-tournament-team.text</comment>
        <translation>A tournament team is only out once it&apos;s been stamped, signed and countersigned.</translation>
    </message>
    <message>
        <source>Chiuso</source>
        <comment>ita-bolt.title</comment>
        <translation>Chiuso</translation>
    </message>
    <message>
        <source>„Chiuso!“ Die Abwehr hat bis vier geschlossen, der Angriff steht vorm Rollladen.</source>
        <comment>ita-bolt.text</comment>
        <translation>“Chiuso!” The defence is closed until four. The attack can wait by the shutters.</translation>
    </message>
    <message>
        <source>Siebenhundert</source>
        <comment>esp-seven-hundred.title</comment>
        <translation>Seven hundred</translation>
    </message>
    <message>
        <source>Kurzpass Nummer siebenhundert im Mittelfeld. Der Gegner hat Muskelkater vom Zusehen.</source>
        <comment>esp-seven-hundred.text</comment>
        <translation>Short pass number seven hundred in midfield. The opposition ache from watching.</translation>
    </message>
    <message>
        <source>Der Wohnwagen</source>
        <comment>ned-caravan.title</comment>
        <translation>The caravan</translation>
    </message>
    <message>
        <source>Alle stürmen, auch der Torwart und der Wohnwagen. Im Strafraum wird&apos;s orange!</source>
        <comment>ned-caravan.text</comment>
        <translation>Everyone&apos;s attacking, the keeper and the caravan too. The box has turned orange!</translation>
    </message>
    <message>
        <source>Tradition</source>
        <comment>eng-tradition.title</comment>
        <translation>Tradition</translation>
    </message>
    <message>
        <source>Hoch, weit, und im Strafraum hält irgendwer den Kopf hin. Das nennt sich Tradition!</source>
        <comment>eng-tradition.text</comment>
        <translation>High, long, and somebody in the box sticks his head on it. That&apos;s tradition for you!</translation>
    </message>
    <message>
        <source>Fado</source>
        <comment>por-fado.title</comment>
        <translation>Fado</translation>
    </message>
    <message>
        <source>Ein Fado an der Eckfahne, so traurig, dass ihn der Verteidiger vorbeilässt.</source>
        <comment>por-fado.text</comment>
        <translation>A fado by the corner flag, so sad that the defender lets him through.</translation>
    </message>
    <message>
        <source>Pokal von 1930</source>
        <comment>uru-handshake.title</comment>
        <translation>Cup of 1930</translation>
    </message>
    <message>
        <source>Uruguay zeigt dem Star den Pokal von 1930. Er fällt ihm auf den Fuß.</source>
        <comment>uru-handshake.text</comment>
        <translation>Uruguay show the star their cup from 1930. It falls on his foot.</translation>
    </message>
    <message>
        <source>Das Schachbrett</source>
        <comment>cro-knight.title</comment>
        <translation>Chequerboard</translation>
    </message>
    <message>
        <source>Springer schlägt Läufer im Strafraum! Der König steht im Tor und zittert.</source>
        <comment>cro-knight.text</comment>
        <translation>Knight takes bishop in the box! The king stands in goal, trembling.</translation>
    </message>
    <message>
        <source>Pommes</source>
        <comment>bel-chips.title</comment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Pommes für den Gegner, dreimal frittiert! Der Rechtsaußen möchte sich hinsetzen.</source>
        <comment>bel-chips.text</comment>
        <translation>Chips for the opposition, fried three times! Their winger would like to sit down.</translation>
    </message>
    <message>
        <source>La Ola</source>
        <comment>mex-wave.title</comment>
        <translation>La ola</translation>
    </message>
    <message>
        <source>La Ola! Dreimal rollt sie ums Stadion. Beim dritten Mal reitet der Stürmer mit.</source>
        <comment>mex-wave.text</comment>
        <translation>¡La ola! Three times it goes round the ground. The third time, the striker&apos;s on it.</translation>
    </message>
    <message>
        <source>Der Knödel</source>
        <comment>cze-dumpling.title</comment>
        <translation>The dumpling</translation>
    </message>
    <message>
        <source>Ein Lupfer von der Strafraumgrenze, rund wie ein Knödel. Der Torwart sucht die Soße.</source>
        <comment>cze-dumpling.text</comment>
        <translation>A chip from the edge of the box, round as a dumpling. The keeper&apos;s looking for the gravy.</translation>
    </message>
    <message>
        <source>Im Karton</source>
        <comment>swe-flat-pack.title</comment>
        <translation>Flat pack</translation>
    </message>
    <message>
        <source>Der Angriff kommt zerlegt im Karton. Eine Schraube fehlt, er hält trotzdem.</source>
        <comment>swe-flat-pack.text</comment>
        <translation>The attack comes flat-packed in a box. One screw&apos;s missing, but it holds.</translation>
    </message>
    <message>
        <source>Zwei Küsten</source>
        <comment>col-coffee.title</comment>
        <translation>Two coasts</translation>
    </message>
    <message>
        <source>Kolumbien hat zwei Küsten. Von jeder kommt ein Angriff, einer noch in Badehose.</source>
        <comment>col-coffee.text</comment>
        <translation>Colombia has two coasts and an attack from each. One&apos;s still in swimming trunks.</translation>
    </message>
    <message>
        <source>Blaskapelle</source>
        <comment>yug-brass.title</comment>
        <translation>Brass band</translation>
    </message>
    <message>
        <source>Die Blaskapelle spielt so schnell, dass sich die Abwehr im Kreis dreht. Zugabe!</source>
        <comment>yug-brass.text</comment>
        <translation>The brass band plays so fast that the defence is spinning in circles. Encore!</translation>
    </message>
    <message>
        <source>Meerjungfrau</source>
        <comment>den-mermaid.title</comment>
        <translation>Mermaid</translation>
    </message>
    <message>
        <source>Es war einmal ein Torschuss. Den hielt die kleine Meerjungfrau, mit der Flosse.</source>
        <comment>den-mermaid.text</comment>
        <translation>A Danish fairy tale: the little mermaid saves it. With her tail!</translation>
    </message>
    <message>
        <source>Matroschka</source>
        <comment>rus-bear.title</comment>
        <translation>Russian doll</translation>
    </message>
    <message>
        <source>Im Mittelfeld halten sie ihn. Da klappt er auf, und ein kleinerer läuft weiter.</source>
        <comment>rus-bear.text</comment>
        <translation>They stop him in midfield. He comes apart, and a smaller one runs on.</translation>
    </message>
    <message>
        <source>Kaffeesatz</source>
        <comment>tur-bazaar.title</comment>
        <translation>Coffee grounds</translation>
    </message>
    <message>
        <source>Im Kaffeesatz stehen zwei neue Leute, einer davon groß. Mehr ist nicht zu erkennen.</source>
        <comment>tur-bazaar.text</comment>
        <translation>The coffee grounds show two newcomers, one of them tall. That&apos;s all they&apos;ll say.</translation>
    </message>
    <message>
        <source>Flügelhusaren</source>
        <comment>pol-hoofbeats.title</comment>
        <translation>Winged hussars</translation>
    </message>
    <message>
        <source>Flügelhusaren an der Seitenlinie! Man hört die Hufe, der Platzwart hört sie auch.</source>
        <comment>pol-hoofbeats.text</comment>
        <translation>Winged hussars on the touchline! You can hear the hooves, and so can the groundsman.</translation>
    </message>
    <message>
        <source>Der Adler</source>
        <comment>nga-eagle.title</comment>
        <translation>The eagle</translation>
    </message>
    <message>
        <source>Der Adler kreist, stößt herab, schießt aus 7 Metern. Ein Hase atmet auf.</source>
        <comment>nga-eagle.text</comment>
        <translation>The eagle circles, swoops and shoots from 8 yards. Somewhere a hare breathes out.</translation>
    </message>
    <message>
        <source>Der Tresor</source>
        <comment>sui-vault.title</comment>
        <translation>The vault</translation>
    </message>
    <message>
        <source>Diese Abwehr ist ein Tresor: Nummernkonto, Alpenblick, kein Zutritt.</source>
        <comment>sui-vault.text</comment>
        <translation>This defence is a vault: numbered account, Alpine view, no admittance.</translation>
    </message>
    <message>
        <source>Karpatenhirte</source>
        <comment>rou-castle.title</comment>
        <translation>Carpathian shepherd</translation>
    </message>
    <message>
        <source>Der Libero war Hirte in den Karpaten. Der Stürmer steht schon im Pferch.</source>
        <comment>rou-castle.text</comment>
        <translation>The sweeper was a shepherd in the Carpathians. The striker&apos;s already in the pen.</translation>
    </message>
    <message>
        <source>Halbzeitshow</source>
        <comment>usa-show.title</comment>
        <translation>Half-time show</translation>
    </message>
    <message>
        <source>Halbzeitshow mit Feuerwerk! Als der Rauch abzieht, sind sie mehr als vorher.</source>
        <comment>usa-show.text</comment>
        <translation>A half-time show with fireworks! When the smoke clears, there are more of them.</translation>
    </message>
    <message>
        <source>Sonnenblumen</source>
        <comment>ukr-sunflowers.title</comment>
        <translation>Sunflowers</translation>
    </message>
    <message>
        <source>Konter bis zur Strafraumkante! Die Sonnenblumen sehen ihm nach. Die Abwehr auch.</source>
        <comment>ukr-sunflowers.text</comment>
        <translation>A break to the edge of the box! The sunflowers turn to watch. So does the defence.</translation>
    </message>
    <message>
        <source>Der Atlaslöwe</source>
        <comment>mar-atlas-lion.title</comment>
        <translation>Atlas lion</translation>
    </message>
    <message>
        <source>Vor dem Tor gähnt ein Löwe vom Atlas. Da schießt man lieber höflich.</source>
        <comment>mar-atlas-lion.text</comment>
        <translation>An Atlas lion is yawning in front of goal. The striker shoots very politely.</translation>
    </message>
    <message>
        <source>Gastfreundschaft</source>
        <comment>sen-hospitality.title</comment>
        <translation>Hospitality</translation>
    </message>
    <message>
        <source>Gastfreundschaft! Die Löwen begleiten den Ball bis vor die Tür, aus 10 Metern.</source>
        <comment>sen-hospitality.text</comment>
        <translation>Hospitality! The Lions see the ball all the way to the door, from 11 yards.</translation>
    </message>
    <message>
        <source>Zweihundert Sprachen</source>
        <comment>cmr-dance-first.title</comment>
        <translation>Two hundred languages</translation>
    </message>
    <message>
        <source>Zweihundert Sprachen hat Kamerun. In allen ruft das Mittelfeld jetzt: Schieß!</source>
        <comment>cmr-dance-first.text</comment>
        <translation>Cameroon has two hundred languages. In midfield they&apos;re yelling “Shoot!” in every one.</translation>
    </message>
    <message>
        <source>Lang und schmal</source>
        <comment>chi-very-long.title</comment>
        <translation>Long and thin</translation>
    </message>
    <message>
        <source>Chile ist lang und schmal. Genau so ein Pass kommt jetzt von der Seitenlinie.</source>
        <comment>chi-very-long.text</comment>
        <translation>Chile is long and thin. And so is this pass from the touchline.</translation>
    </message>
    <message>
        <source>Drei Sekunden</source>
        <comment>jpn-on-time.title</comment>
        <translation>Three seconds</translation>
    </message>
    <message>
        <source>Der Angriff aus 13 Metern kommt drei Sekunden zu früh. Japan bittet um Verzeihung.</source>
        <comment>jpn-on-time.text</comment>
        <translation>The attack from 14 yards is three seconds early. Japan apologise for the inconvenience.</translation>
    </message>
    <message>
        <source>Dauerlauf</source>
        <comment>kor-still-running.title</comment>
        <translation>Still running</translation>
    </message>
    <message>
        <source>Man hat Südkorea eine Pause angeboten. Sie sind hingelaufen und wieder zurück.</source>
        <comment>kor-still-running.text</comment>
        <translation>South Korea were offered a sit-down. They ran to the bench, round it and back.</translation>
    </message>
    <message>
        <source>Schwarzer Stern</source>
        <comment>gha-black-star.title</comment>
        <translation>Black star</translation>
    </message>
    <message>
        <source>Im Strafraum geht der schwarze Stern auf. Der Torwart darf sich etwas wünschen.</source>
        <comment>gha-black-star.text</comment>
        <translation>The black star rises in the box. The keeper shuts his eyes and makes a wish.</translation>
    </message>
    <message>
        <source>Der Mannschaftsbus</source>
        <comment>par-parked-bus.title</comment>
        <translation>Parked bus</translation>
    </message>
    <message>
        <source>Paraguay verteidigt mit elf Mann und dem Mannschaftsbus. Er steht quer.</source>
        <comment>par-parked-bus.text</comment>
        <translation>Paraguay defend with eleven men and the team bus. It&apos;s parked sideways.</translation>
    </message>
    <message>
        <source>Das Orakel</source>
        <comment>gre-oracle.title</comment>
        <translation>The oracle</translation>
    </message>
    <message>
        <source>Das Orakel will ein Opfer. Ein Stürmer geht, der Libero köpft aus 5 Metern.</source>
        <comment>gre-oracle.text</comment>
        <translation>The oracle demands a sacrifice. A striker goes, the sweeper heads from 6 yards.</translation>
    </message>
    <message>
        <source>Der Troll</source>
        <comment>nor-troll.title</comment>
        <translation>The troll</translation>
    </message>
    <message>
        <source>Ein Troll im Tor! Bei Sonne wird er zu Stein, und an Stein geht nichts vorbei.</source>
        <comment>nor-troll.text</comment>
        <translation>A troll in goal! Sunlight turns him to stone, and nothing gets past stone.</translation>
    </message>
    <message>
        <source>Rosenöl</source>
        <comment>bul-rose-oil.title</comment>
        <translation>Rose oil</translation>
    </message>
    <message>
        <source>Er betupft den Schiedsrichter mit Rosenöl. Der duftet jetzt und sieht nichts mehr.</source>
        <comment>bul-rose-oil.text</comment>
        <translation>He dabs the referee with rose oil. He smells divine and can&apos;t see a thing.</translation>
    </message>
    <message>
        <source>Zweite Fassung</source>
        <comment>irl-clover.title</comment>
        <translation>Second telling</translation>
    </message>
    <message>
        <source>In Irland erzählt man jede Geschichte zweimal. Beim zweiten Mal geht sie besser aus.</source>
        <comment>irl-clover.text</comment>
        <translation>In Ireland every story is told twice. The second time, it ends better.</translation>
    </message>
    <message>
        <source>Das Känguru</source>
        <comment>aus-kangaroo.title</comment>
        <translation>The kangaroo</translation>
    </message>
    <message>
        <source>Das Känguru köpft vom Elfmeterpunkt. Den Ersatzball hat es im Beutel.</source>
        <comment>aus-kangaroo.text</comment>
        <translation>The kangaroo heads it from the penalty spot. There&apos;s a spare ball in the pouch.</translation>
    </message>
    <message>
        <source>Dünne Luft</source>
        <comment>ecu-thin-air.title</comment>
        <translation>Thin air</translation>
    </message>
    <message>
        <source>Hier oben ist die Luft so dünn, dass der Gegner sie sich einteilen muss.</source>
        <comment>ecu-thin-air.text</comment>
        <translation>The air is so thin up here that the opposition have to ration it.</translation>
    </message>
    <message>
        <source>Herr Hofrat</source>
        <comment>aut-waltz.title</comment>
        <translation>Full titles</translation>
    </message>
    <message>
        <source>Er grüßt im Mittelfeld jeden mit Titel. Bis alle zurückgegrüßt haben, ist er durch.</source>
        <comment>aut-waltz.text</comment>
        <translation>In midfield he greets every man by his full title. They bow, and he&apos;s through.</translation>
    </message>
    <message>
        <source>Zauberwürfel</source>
        <comment>hun-paprika.title</comment>
        <translation>Magic cube</translation>
    </message>
    <message>
        <source>Dreimal verdrehen sie den Angriff im Mittelfeld. Auf einmal stimmen alle Farben.</source>
        <comment>hun-paprika.text</comment>
        <translation>They twist the attack round three times in midfield. Suddenly all the colours match.</translation>
    </message>
    <message>
        <source>Dudelsack</source>
        <comment>sco-bagpipes.title</comment>
        <translation>Bagpipes</translation>
    </message>
    <message>
        <source>Dudelsack! Alle halten sich die Ohren zu. Und wer hält jetzt den Stürmer?</source>
        <comment>sco-bagpipes.text</comment>
        <translation>Bagpipes! They&apos;re all covering their ears. So who&apos;s covering the striker?</translation>
    </message>
    <message>
        <source>Das Faultier</source>
        <comment>crc-sloth.title</comment>
        <translation>The sloth</translation>
    </message>
    <message>
        <source>Pura vida! Das Faultier im Tor bewegt sich kaum, aber immer richtig.</source>
        <comment>crc-sloth.text</comment>
        <translation>Pura vida! The sloth in goal hardly moves, but always the right way.</translation>
    </message>
    <message>
        <source>Das Rätsel</source>
        <comment>egy-riddle.title</comment>
        <translation>The riddle</translation>
    </message>
    <message>
        <source>Die Sphinx stellt dem Stürmer ein Rätsel. Er denkt noch nach.</source>
        <comment>egy-riddle.text</comment>
        <translation>The Sphinx asks the striker a riddle. He&apos;s still thinking.</translation>
    </message>
    <message>
        <source>Elefanten</source>
        <comment>tun-mirage.title</comment>
        <translation>Elephants</translation>
    </message>
    <message>
        <source>Mit Elefanten kamen sie einst über die Alpen. Das Mittelfeld ist dagegen flach.</source>
        <comment>tun-mirage.text</comment>
        <translation>They once took elephants across the Alps. After that, midfield is rather flat.</translation>
    </message>
    <message>
        <source>Der Imker</source>
        <comment>svn-swarm.title</comment>
        <translation>The beekeeper</translation>
    </message>
    <message>
        <source>Der Stürmer ist Imker und bleibt im Strafraum ganz ruhig. Die Abwehr fuchtelt.</source>
        <comment>svn-swarm.text</comment>
        <translation>The striker keeps bees and stays quite calm in the box. The defence is flapping.</translation>
    </message>
    <message>
        <source>Männerchor</source>
        <comment>wal-choir.title</comment>
        <translation>Male voice choir</translation>
    </message>
    <message>
        <source>Der Männerchor singt vierstimmig. Der Gegner weint und lässt alles liegen.</source>
        <comment>wal-choir.text</comment>
        <translation>The male voice choir sings in four parts. The opposition weep and drop everything.</translation>
    </message>
    <message>
        <source>Der Elfenstein</source>
        <comment>isl-ash-cloud.title</comment>
        <translation>Elf stone</translation>
    </message>
    <message>
        <source>Da liegt ein Elfenstein. In Island baut man drum herum; der Angriff wird verlegt.</source>
        <comment>isl-ash-cloud.text</comment>
        <translation>That&apos;s an elf stone. In Iceland you don&apos;t move it. You move the attack.</translation>
    </message>
    <message>
        <source>Die Sauna</source>
        <comment>fin-sauna.title</comment>
        <translation>The sauna</translation>
    </message>
    <message>
        <source>Nach der Sauna rollt er sich im Schnee und hält. Gesagt hat er nichts.</source>
        <comment>fin-sauna.text</comment>
        <translation>After the sauna he rolls in the snow and saves it. He hasn&apos;t said a word.</translation>
    </message>
    <message>
        <source>Bernstein</source>
        <comment>lva-amber.title</comment>
        <translation>Amber</translation>
    </message>
    <message>
        <source>Im Bernstein steckt eine Mücke. Seit eben auch ein Stürmer.</source>
        <comment>lva-amber.text</comment>
        <translation>There&apos;s a gnat in the amber. And, as of now, a striker.</translation>
    </message>
    <message>
        <source>Offbeat</source>
        <comment>jam-bobsleigh.title</comment>
        <translation>Offbeat</translation>
    </message>
    <message>
        <source>Jamaika spielt im Mittelfeld auf zwei und vier. Die Abwehr kommt immer auf eins.</source>
        <comment>jam-bobsleigh.text</comment>
        <translation>In midfield Jamaica play on the two and the four. The defence keeps coming in on one.</translation>
    </message>
    <message>
        <source>Ein Nicken</source>
        <comment>alb-nod.title</comment>
        <translation>The nod</translation>
    </message>
    <message>
        <source>War das ein Foul? Der Albaner nickt. Das heißt dort nein, und weiter geht&apos;s.</source>
        <comment>alb-nod.text</comment>
        <translation>Was that a foul? The Albanian nods. Where he comes from, that means no.</translation>
    </message>
    <message>
        <source>Der Fennek</source>
        <comment>alg-fennec.title</comment>
        <translation>The fennec</translation>
    </message>
    <message>
        <source>Der Fennek hat so große Ohren, dass er den Pass schon vor dem Abspiel hört.</source>
        <comment>alg-fennec.text</comment>
        <translation>The fennec has such big ears that he hears the pass before it&apos;s been played.</translation>
    </message>
    <message>
        <source>Die Antilope</source>
        <comment>ang-sable.title</comment>
        <translation>Giant sable</translation>
    </message>
    <message>
        <source>Die schwarze Antilope galt als ausgestorben. Jetzt steht sie frei am Elfmeterpunkt.</source>
        <comment>ang-sable.text</comment>
        <translation>The giant sable was thought to be extinct. Now it&apos;s unmarked on the penalty spot.</translation>
    </message>
    <message>
        <source>Das Trotzhaus</source>
        <comment>bih-spite-house.title</comment>
        <translation>House of spite</translation>
    </message>
    <message>
        <source>Aus Trotz trugen sie einst ein Haus über den Fluss. Heute das Foul vor den Strafraum.</source>
        <comment>bih-spite-house.text</comment>
        <translation>They once carried a house across the river out of spite. Now it&apos;s this foul, out of the box.</translation>
    </message>
    <message>
        <source>Salzspiegel</source>
        <comment>bol-salt-mirror.title</comment>
        <translation>Salt mirror</translation>
    </message>
    <message>
        <source>Nach dem Regen spiegelt der Salzsee. Die Abwehr deckt elf Mann, die kopfstehen.</source>
        <comment>bol-salt-mirror.text</comment>
        <translation>After rain the salt lake is a mirror. The defence is marking eleven men upside down.</translation>
    </message>
    <message>
        <source>Der Biber</source>
        <comment>can-beaver.title</comment>
        <translation>The beaver</translation>
    </message>
    <message>
        <source>Der Biber im Tor hat einen Damm gebaut. Es fehlt jetzt nur der linke Pfosten.</source>
        <comment>can-beaver.text</comment>
        <translation>The beaver in goal has built a dam. All that&apos;s missing now is the left-hand post.</translation>
    </message>
    <message>
        <source>Die Mauer</source>
        <comment>chn-great-wall.title</comment>
        <translation>The wall</translation>
    </message>
    <message>
        <source>Die Mauer ist über zwanzigtausend Kilometer lang. Der Schütze sucht das Ende.</source>
        <comment>chn-great-wall.text</comment>
        <translation>The wall is thirteen thousand miles long. The striker has gone to look for the end of it.</translation>
    </message>
    <message>
        <source>Schokolade</source>
        <comment>civ-chocolate.title</comment>
        <translation>Chocolate</translation>
    </message>
    <message>
        <source>Die Abwehr ist aus Schokolade, und im Strafraum hat es vierzig Grad.</source>
        <comment>civ-chocolate.text</comment>
        <translation>The defence is made of chocolate, and it&apos;s a hundred degrees in the box.</translation>
    </message>
    <message>
        <source>Maßarbeit</source>
        <comment>cod-bespoke.title</comment>
        <translation>Bespoke</translation>
    </message>
    <message>
        <source>Der Libero hängt seinen Maßanzug in den Laufweg. Wer durchläuft, zahlt die Reinigung.</source>
        <comment>cod-bespoke.text</comment>
        <translation>The sweeper hangs his bespoke suit in the way. Run into it and you&apos;ll pay the cleaner&apos;s.</translation>
    </message>
    <message>
        <source>Der Elfte</source>
        <comment>cpv-eleventh.title</comment>
        <translation>The eleventh man</translation>
    </message>
    <message>
        <source>Zehn Inseln, elf Spieler. Einer schwimmt und kommt an der Seitenlinie an Land.</source>
        <comment>cpv-eleventh.text</comment>
        <translation>Ten islands, eleven players. One has to swim, and comes ashore on the touchline.</translation>
    </message>
    <message>
        <source>Baujahr 1957</source>
        <comment>cub-1957.title</comment>
        <translation>The 1957 model</translation>
    </message>
    <message>
        <source>Ein Angriff, Baujahr 1957, wird im Mittelfeld angeschoben. Und er springt an!</source>
        <comment>cub-1957.text</comment>
        <translation>An attack built in 1957 gets a push in midfield. And she starts!</translation>
    </message>
    <message>
        <source>Schwenkbrücke</source>
        <comment>cuw-swing-bridge.title</comment>
        <translation>The swing bridge</translation>
    </message>
    <message>
        <source>Für Schiffe schwenkt in Willemstad die Brücke weg. Für ihn im Strafraum die Abwehr.</source>
        <comment>cuw-swing-bridge.text</comment>
        <translation>In Willemstad the bridge swings aside for ships. In the box the defence does it for him.</translation>
    </message>
    <message>
        <source>Zwölf Jahre</source>
        <comment>gdr-twelve-years.title</comment>
        <translation>The waiting list</translation>
    </message>
    <message>
        <source>Zwölf Jahre stand er auf der Liste. Nun wird der Angriff geliefert, bis zur Strafraumgrenze.</source>
        <comment>gdr-twelve-years.text</comment>
        <translation>Twelve years on the waiting list. Now the attack&apos;s been delivered, to the edge of the box.</translation>
    </message>
    <message>
        <source>Der Trinkspruch</source>
        <comment>geo-toast.title</comment>
        <translation>The toast</translation>
    </message>
    <message>
        <source>Der Trinkspruch dauert. Am Ende sitzt einer vom Gegner mit am Tisch und bleibt.</source>
        <comment>geo-toast.text</comment>
        <translation>The toast goes on and on. By the end one of the opposition is at the table, and he&apos;s staying.</translation>
    </message>
    <message>
        <source>Tap-Tap</source>
        <comment>hai-tap-tap.title</comment>
        <translation>Tap-tap</translation>
    </message>
    <message>
        <source>Ins Tap-Tap passt stets noch einer. Gerade steigt ein Stürmer zu, mit Huhn.</source>
        <comment>hai-tap-tap.text</comment>
        <translation>There&apos;s always room on the tap-tap. A striker&apos;s just squeezed in, with a chicken.</translation>
    </message>
    <message>
        <source>Fischregen</source>
        <comment>hon-rain-of-fish.title</comment>
        <translation>Rain of fish</translation>
    </message>
    <message>
        <source>In Honduras regnet es Fische. Der Torwart hat einen gefangen. Der Ball kommt noch.</source>
        <comment>hon-rain-of-fish.text</comment>
        <translation>In Honduras it rains fish. The keeper&apos;s caught one. The ball is still on its way.</translation>
    </message>
    <message>
        <source>Schattenspiel</source>
        <comment>idn-shadow-play.title</comment>
        <translation>Shadow play</translation>
    </message>
    <message>
        <source>Schattenspiel im Strafraum! Der Torwart lässt den Schatten nicht aus den Augen.</source>
        <comment>idn-shadow-play.text</comment>
        <translation>A shadow play in the box! The keeper doesn&apos;t take his eyes off the shadow for a second.</translation>
    </message>
    <message>
        <source>Der Webfehler</source>
        <comment>irn-knot.title</comment>
        <translation>Deliberate mistake</translation>
    </message>
    <message>
        <source>In jedem Perserteppich steckt ein absichtlicher Fehler. Das war er. Noch einmal!</source>
        <comment>irn-knot.text</comment>
        <translation>Every Persian carpet has one deliberate mistake in it. That was it. Once more!</translation>
    </message>
    <message>
        <source>Das Rad</source>
        <comment>irq-wheel.title</comment>
        <translation>The wheel</translation>
    </message>
    <message>
        <source>Hier wurde einst das Rad erfunden. Im Mittelfeld rollt jetzt die nächste Fassung.</source>
        <comment>irq-wheel.text</comment>
        <translation>This is where they invented the wheel. In midfield they&apos;re rolling out the new version.</translation>
    </message>
    <message>
        <source>Totes Meer</source>
        <comment>isr-dead-sea.title</comment>
        <translation>Dead Sea</translation>
    </message>
    <message>
        <source>Wie im Toten Meer: Der Torwart liest Zeitung und geht trotzdem nicht unter.</source>
        <comment>isr-dead-sea.text</comment>
        <translation>Like a man in the Dead Sea: the keeper reads his paper and simply won&apos;t go under.</translation>
    </message>
    <message>
        <source>Petra</source>
        <comment>jor-petra.title</comment>
        <translation>Petra</translation>
    </message>
    <message>
        <source>Eine schmale Gasse im Strafraum, und dahinter steht Petra. Die Abwehr holt die Kamera.</source>
        <comment>jor-petra.text</comment>
        <translation>A narrow gap in the box, and behind it stands Petra. The defence get their cameras out.</translation>
    </message>
    <message>
        <source>Das Leere Viertel</source>
        <comment>ksa-empty-quarter.title</comment>
        <translation>The Empty Quarter</translation>
    </message>
    <message>
        <source>Der Pass geht von der Seitenlinie ins Leere Viertel. Dort hat noch nie einer gedeckt.</source>
        <comment>ksa-empty-quarter.text</comment>
        <translation>From the touchline, a pass into the Empty Quarter. Nobody has ever done any marking there.</translation>
    </message>
    <message>
        <source>Der Perlentaucher</source>
        <comment>kuw-pearl-diver.title</comment>
        <translation>The pearl diver</translation>
    </message>
    <message>
        <source>Der Perlentaucher holt tief Luft und geht im Strafraum unter. Bringt er was herauf?</source>
        <comment>kuw-pearl-diver.text</comment>
        <translation>The pearl diver fills his lungs and goes down in the box. Will he come up with anything?</translation>
    </message>
    <message>
        <source>365 Kirchen</source>
        <comment>mkd-churches.title</comment>
        <translation>365 churches</translation>
    </message>
    <message>
        <source>In Ohrid steht für jeden Tag im Jahr eine Kirche. Eine davon hat gerade geholfen.</source>
        <comment>mkd-churches.text</comment>
        <translation>Ohrid has a church for every day of the year. One of them has just come through.</translation>
    </message>
    <message>
        <source>Nur das Baby</source>
        <comment>nir-baby.title</comment>
        <translation>Only the baby</translation>
    </message>
    <message>
        <source>„Das ist nur das Baby“, sagt die Abwehr. Dem Vater will der Stürmer nicht begegnen.</source>
        <comment>nir-baby.text</comment>
        <translation>“That&apos;s only the baby,” say the defence. The striker would rather not meet the father.</translation>
    </message>
    <message>
        <source>Schäfchen zählen</source>
        <comment>nzl-counting-sheep.title</comment>
        <translation>Counting sheep</translation>
    </message>
    <message>
        <source>Neuseeland treibt seine Schafe vorbei. Der Stürmer zählt mit und kommt bis neun.</source>
        <comment>nzl-counting-sheep.text</comment>
        <translation>New Zealand drive their sheep past. The striker counts them and gets as far as nine.</translation>
    </message>
    <message>
        <source>Der Kanal</source>
        <comment>pan-canal.title</comment>
        <translation>The canal</translation>
    </message>
    <message>
        <source>Sie graben einen Kanal durchs Mittelfeld. Der Ball zahlt die Gebühr und fährt durch.</source>
        <comment>pan-canal.text</comment>
        <translation>They&apos;ve dug a canal through midfield. The ball pays the toll and sails on through.</translation>
    </message>
    <message>
        <source>Der Kolibri</source>
        <comment>per-hummingbird.title</comment>
        <translation>Hummingbird</translation>
    </message>
    <message>
        <source>Von oben ergibt ihr Laufweg im Mittelfeld einen Kolibri. Die Abwehr steht leider unten.</source>
        <comment>per-hummingbird.text</comment>
        <translation>Seen from above, their run through midfield is a hummingbird. The defence is down here.</translation>
    </message>
    <message>
        <source>Das große Bild</source>
        <comment>prk-big-picture.title</comment>
        <translation>The big picture</translation>
    </message>
    <message>
        <source>Die Tribüne dreht zehntausend Täfelchen um: ein Bild vom Winkel, mit einem Pfeil.</source>
        <comment>prk-big-picture.text</comment>
        <translation>The stand turns over ten thousand cards: a picture of the top corner, with an arrow.</translation>
    </message>
    <message>
        <source>Kalte Füße</source>
        <comment>qat-cold-feet.title</comment>
        <translation>Cold feet</translation>
    </message>
    <message>
        <source>Katar stellt die Klimaanlage hoch. Kurz vor dem Tor bekommt der Stürmer kalte Füße.</source>
        <comment>qat-cold-feet.text</comment>
        <translation>Qatar turn up the air conditioning. In front of goal the striker gets cold feet.</translation>
    </message>
    <message>
        <source>Die Großen Fünf</source>
        <comment>rsa-big-five.title</comment>
        <translation>The Big Five</translation>
    </message>
    <message>
        <source>Die Großen Fünf im Strafraum! Der Torwart bleibt im Wagen und kurbelt die Scheibe hoch.</source>
        <comment>rsa-big-five.text</comment>
        <translation>The Big Five are in the box! The keeper stays in the car and winds up the window.</translation>
    </message>
    <message>
        <source>Vulkanblick</source>
        <comment>slv-volcano-view.title</comment>
        <translation>Volcano view</translation>
    </message>
    <message>
        <source>Für den Blick auf den Vulkan bauten sie ein Hotel. Da hörte er auf. Der Angriff auch.</source>
        <comment>slv-volcano-view.text</comment>
        <translation>They built a hotel with a view of the volcano. It stopped at once. So has this attack.</translation>
    </message>
    <message>
        <source>Durchzug</source>
        <comment>srb-draught.title</comment>
        <translation>The draught</translation>
    </message>
    <message>
        <source>Durchzug im Strafraum! Serbiens Großmütter haben immer gewarnt. Die Abwehr flieht.</source>
        <comment>srb-draught.text</comment>
        <translation>A draught in the box! Serbian grandmothers have always said so. The defence takes cover.</translation>
    </message>
    <message>
        <source>Räuberhauptmann</source>
        <comment>svk-highwayman.title</comment>
        <translation>The highwayman</translation>
    </message>
    <message>
        <source>Der Räuberhauptmann nimmt es nur von den Reichen. Wer reich ist, entscheidet er.</source>
        <comment>svk-highwayman.text</comment>
        <translation>The highwayman robs none but the rich. Who counts as rich is for him to say.</translation>
    </message>
    <message>
        <source>Fufu</source>
        <comment>tog-fufu.title</comment>
        <translation>Fufu</translation>
    </message>
    <message>
        <source>Doppelpass an der Strafraumgrenze, wie beim Fufu-Stampfen: nie auf die Finger.</source>
        <comment>tog-fufu.text</comment>
        <translation>One-twos on the edge of the box, as you&apos;d pound fufu: in turn, and mind the fingers.</translation>
    </message>
    <message>
        <source>Limbo</source>
        <comment>tri-limbo.title</comment>
        <translation>Limbo</translation>
    </message>
    <message>
        <source>Limbo im Strafraum! Die Latte liegt bei zwei Meter vierundvierzig. Viel zu leicht.</source>
        <comment>tri-limbo.text</comment>
        <translation>Limbo in the box! The bar has been set at eight feet. Far too easy.</translation>
    </message>
    <message>
        <source>Falke mit Pass</source>
        <comment>uae-falcon.title</comment>
        <translation>Falcon&apos;s passport</translation>
    </message>
    <message>
        <source>In den Emiraten haben Falken einen Pass. Dieser spielt ihn von der Mittellinie.</source>
        <comment>uae-falcon.text</comment>
        <translation>In the Emirates falcons have passports. This one&apos;s waved straight through midfield.</translation>
    </message>
    <message>
        <source>Seidenstraße</source>
        <comment>uzb-silk-road.title</comment>
        <translation>Silk Road</translation>
    </message>
    <message>
        <source>Auf der Seidenstraße dauerte das ein Jahr. Der Pass von der Mittellinie ist schon da.</source>
        <comment>uzb-silk-road.text</comment>
        <translation>On the Silk Road this used to take a year. From the halfway line, the pass is here already.</translation>
    </message>
</context>
</TS>
