export const arrangementNb: Readonly<Record<string, string>> = {
  'Half of {0} pop songs last {1}': 'Halvparten av {0} poplåter varer {1}',
  'Before: {0} in most bars, {1} a bar': 'Før: {0} i de fleste taktene, {1} per takt',
  'Before: {0} in most bars': 'Før: {0} i de fleste taktene',
  'From bar {0}: {1} in most bars': 'Fra takt {0}: {1} i de fleste taktene',
  'From bar {0}: {1} in most bars, {2} a bar': 'Fra takt {0}: {1} i de fleste taktene, {2} per takt',
  '{0} in bar {1} is no fuller than the bars that lead to it: {2} after {3}, and no more notes.':
    '{0} i takt {1} er ikke fyldigere enn taktene som leder dit: {2} etter {3}, og ikke flere toner.',
  '{0}: from {1} to {2}, from about {3} a bar to {4}.': '{0}: fra {1} til {2}, fra omtrent {3} per takt til {4}.',
  '{0}: {1}, and the notes go from about {2} a bar to {3}.':
    '{0}: {1}, og tonene går fra omtrent {2} i takten til {3}.',
  '{0}: {1}.': '{0}: {1}.',
  '{0}: from {1} to {2}.': '{0}: fra {1} til {2}.',
  'a second {0}': 'en {0} til',
  '{0} joins': '{0} kommer til',
  '{0} join': '{0} kommer til',
  '{0} joins, {1} plays more': '{0} kommer til, {1} spiller mer',
  '{0} join, {1} plays more': '{0} kommer til, {1} spiller mer',
  'The build from bar {0} leads to a fuller section in bar {1}':
    'Oppbyggingen fra takt {0} leder til en fyldigere del i takt {1}',
  'Bar {0} is fuller than bars {1} to {2}': 'Takt {0} er fyldigere enn takt {1} til {2}',
  'Bar {0} is fuller than the one before it': 'Takt {0} er fyldigere enn den før',
  '{0}: from about {1} a bar to {2}.': '{0}: fra omtrent {1} per takt til {2}.',
  'Likely: parts and notes are counted; a set holds no audio, so loudness, filters and risers inside clips are unknown to me.':
    'Sannsynlig: Stemmer og toner er telt; et sett inneholder ingen lyd, så lydstyrke, filtre og risere inne i klipp kjenner jeg ikke.',
  'The last bar is as full as the song gets: {0} play, then it stops.':
    'Den siste takten er så full som låten blir: {0} spiller, og så stopper det.',
  'No fade in the last eight bars': 'Ingen fade i de siste åtte taktene',
  'A guess: the tail of the last sounds, or a fade made later, I cannot see.':
    'En gjetning: Halen på de siste lydene, eller en fade som lages senere, kan jeg ikke se.',
  'In {0} of {1} all of the {2} parts play.': 'I {0} av {1} spiller alle de {2} stemmene.',
  'In {0} of {1} at least {2} of the {3} parts play.': 'I {0} av {1} spiller minst {2} av de {3} stemmene.',
  '{0} of the bars have at least {1} parts': '{0} av taktene har minst {1} stemmer',
  'Likely: I count tracks with clips; levels and silence inside audio clips are invisible to me.':
    'Sannsynlig: Jeg teller spor med klipp; nivå og stillhet inne i lydklipp ser jeg ikke.',
  '{0} of {1} come between the four-bar lines, wherever those are drawn: {2}.':
    '{0} av {1} kommer mellom firetaktsgrensene, hvor de enn trekkes: {2}.',
  '{0} of {1} come between the four-bar lines ({2}, {3}, {4} …): {5}.':
    '{0} av {1} kommer mellom firetaktsgrensene ({2}, {3}, {4} …): {5}.',
  'bars {0}': 'takt {0}',
  'Bar {0}: {1} in, {2} out': 'Takt {0}: {1} inn, {2} ut',
  'A guess: clips can start early for a pickup or end late for a tail.':
    'En gjetning: Klipp kan begynne tidlig for en opptakt eller slutte sent for en hale.',
  'Over {0} the song stays about equally full.': 'Gjennom {0} er låten omtrent like full.',
  'By parts, notes and low end, the emptiest four bars have {0} and the fullest {1} of the most that could be':
    'Målt i stemmer, toner og bunn har de fire tommeste taktene {0} og de fulleste {1} av det som kunne vært der',
  'The emptiest begin at bar {0}': 'De tommeste begynner i takt {0}',
  'A guess: a set holds no audio, so loudness, filters inside plug-ins and what audio clips do are unknown to me.':
    'En gjetning: Et sett inneholder ingen lyd, så lydstyrke, filtre i plugins og det som skjer i lydklipp, kjenner jeg ikke.',
  '{0} in the session view, {1} in the arrangement yet.': '{0} i Session View, {1} i arrangementet ennå.',
  '{0} in the session view, all in scene {1}, {2} in the arrangement yet.':
    '{0} i Session View, alle i scenen {1}, {2} i arrangementet ennå.',
  'and nothing': 'og ingenting',
  'and only {0} of less than a bar': 'og bare {0} på under en takt',
  '{0} on {1}, {2}': '{0} på {1}, {2}',
  '{0} in the session view, {1} in the arrangement yet: scene {2} is the fullest, with {3}; no other has more than {4}.':
    '{0} i Session View, {1} i arrangementet ennå: Scenen {2} er den fyldigste, med {3}; ingen annen har mer enn {4}.',
  'Scene {0}: {1}': 'Scenen {0}: {1}',
  '{0} in the arrangement': '{0} i arrangementet',
  'Certain about the counts. If this is a set for playing live, it is complete as it is: say so, and I will not ask again.':
    'Tallene er sikre. Er settet laget for å spilles live, er det ferdig som det er: Si fra, så spør jeg ikke igjen.',
  'Likely: filters and effects that move inside plug-ins are invisible to me. In minimal music, length is the point.':
    'Sannsynlig: Filtre og effekter som beveger seg inne i plugins, ser jeg ikke. I minimalistisk musikk er lengden poenget.',
  'From bar {0} to bar {1} the same {2} the same clips.': 'Fra takt {0} til takt {1} {2} de samme klippene.',
  'track plays': 'spiller ett og samme spor',
  '{0} tracks play': 'spiller de samme {0} sporene',
  '{0} without an entry, an exit or a new clip': '{0} uten at noe kommer inn, går ut eller byttes',
  'from start to end': 'fra start til slutt',
  'for {0}': 'i {0}',
  '{0} loops {1} {2}.': '{0} looper {1} {2}.',
  '{0} loop {1} {2}.': '{0} looper {1} {2}.',
  '{0} loop {1} {2} or more.': '{0} looper {1} {2} eller mer.',
  'The phrases go in fours and eights, but for {0}.': 'Frasene går i firere og åttere, bortsett fra {0}.',
  'bar {0} alone': 'takt {0} alene',
  'bars {0} to {1} ({2})': 'takt {0} til {1} ({2})',
  'Clips begin together in bars {0} and {1}': 'Klipp begynner sammen i takt {0} og {1}',
  '{0} of four, eight or more bars in fours': '{0} på fire, åtte eller flere takter i firere',
  'Likely: I see where the clips of most parts begin together. A phrase that ends inside a clip, or a change of tempo that only the ear follows, I do not see.':
    'Sannsynlig: Jeg ser hvor klippene til de fleste stemmene begynner sammen. En frase som slutter inne i et klipp, eller et temposkifte som bare øret følger, ser jeg ikke.',
  '{0} Another clip waits in the session view.': '{0} Et annet klipp venter i Session View.',
  '{0} {1} wait in the session view.': '{0} {1} venter i Session View.',
  'Likely: notes, clear accents and clips are compared, not what a plug-in does with them. In music of loops, repetition is the point.':
    'Sannsynlig: Toner, tydelige aksenter og klipp er sammenlignet, ikke det en plug-in gjør med dem. I musikk av looper er gjentakelsen poenget.',
  'the same bar': 'samme takt',
  'the same {0} bars': 'de samme {0} taktene',
  'From bar {0} to bar {1} {2} {3} again and again.': 'Fra takt {0} til takt {1} kommer {2} om og om igjen.',
  '{0} in which every track repeats after {1}': '{0} der hvert spor gjentar seg etter {1}',
  'Playing: {0}': 'Spiller: {0}',
  '{0} of the clips are exact copies of an earlier one.': '{0} av klippene er nøyaktige kopier av et tidligere klipp.',
  '{0}, {1}': '{0}, {1}',
  'Certain about the copies. Electronic music repeats by design, and variation may happen in effects.':
    'Kopiene er sikre. Elektronisk musikk gjentar seg med vilje, og variasjonen kan ligge i effektene.',
  'The arrangement has no locators.': 'Arrangementet har ingen markører.',
  '{0}, 0 locators; I hear {1} by what plays': '{0}, 0 markører; etter det som spiller, hører jeg {1}',
  'Certain, and nothing is amiss: most sets have none.': 'Sikkert, og ikke noe galt: De fleste sett har ingen.',
  'A DJ would have {0} without a pitched part to mix in, and {1} to mix out.':
    'En DJ ville hatt {0} uten en stemme med tonehøyde å mikse inn på, og {1} å mikse ut på.',
  'Bar {0}: the first part with a pitch enters': 'Takt {0}: Den første stemmen med tonehøyde kommer inn',
  'Bar {0}: the last part with a pitch ends': 'Takt {0}: Den siste stemmen med tonehøyde slutter',
  'A guess: I take it for club music by its tempo and its kick. If it is not meant for DJs, nothing is missing, and roles that I misread change the count.':
    'En gjetning: Jeg regner det som klubbmusikk ut fra tempoet og basstrommen. Er det ikke ment for DJ-er, mangler ingenting, og roller jeg leser feil, endrer tallet.',
  'plays there, and I can’t tell whether it has a pitch': 'spiller der, og jeg kan ikke se om det har tonehøyde',
  'At bar {0} {1} come in at once, and I see nothing that leads into it.':
    'I takt {0} kommer {1} inn samtidig, og jeg ser ingenting som fører inn i det.',
  '{0} times parts come in at once without anything that leads into it, first at bar {1}: {2}.':
    '{0} ganger kommer stemmer inn samtidig uten noe som fører inn i det, først i takt {1}: {2}.',
  'A guess: a riser inside a long audio clip or a movement inside a plug-in is invisible to me, and a hard cut can be just what you want.':
    'En gjetning: En riser inne i et langt lydklipp eller en bevegelse i en plug-in ser jeg ikke, og et brått skifte kan være akkurat det du vil ha.',
  'The song ends in bar {0}; one clip on {1} is left over in bar {2}, {3} later.':
    'Låten slutter i takt {0}; ett klipp på {1} ligger igjen i takt {2}, {3} senere.',
  'The song ends in bar {0}; one empty clip on {1} is left over in bar {2}, {3} later.':
    'Låten slutter i takt {0}; ett tomt klipp på {1} ligger igjen i takt {2}, {3} senere.',
  'The song ends in bar {0}; {1} are left over from bar {2} on, {3} later.':
    'Låten slutter i takt {0}; {1} ligger igjen fra takt {2}, {3} senere.',
  'The song ends in bar {0}; {1} on {2} are left over from bar {3} on, {4} later.':
    'Låten slutter i takt {0}; {1} på {2} ligger igjen fra takt {3}, {4} senere.',
  'the only thing that plays here': 'det eneste som spiller her',
  'holds no notes': 'inneholder ingen toner',
  'lies there with others': 'ligger der sammen med andre',
  'Bars {0} to {1}: silence': 'Takt {0} til {1}: stillhet',
  'Certain about the gap. Parking ideas behind the song is a common and useful habit: it only matters on the day of the export.':
    'Avstanden er sikker. Å parkere ideer bak låten er en vanlig og nyttig vane: Det betyr bare noe den dagen du eksporterer.',
  '{0}; {1}.': '{0}; {1}.',
  'by bar {0} it is back at {1}': 'i takt {0} er det tilbake på {1}',
  'Certain: tempo and metre are in the file.': 'Sikkert: Tempo og taktart står i filen.',
  'The tempo jumps from {0} to {1} BPM in bar {2}': 'Tempoet springer fra {0} til {1} BPM i takt {2}',
  'Within bar {0} the tempo rises from {1} to {2} BPM': 'I løpet av takt {0} øker tempoet fra {1} til {2} BPM',
  'Within bar {0} the tempo falls from {1} to {2} BPM': 'I løpet av takt {0} synker tempoet fra {1} til {2} BPM',
  'From bar {0} to bar {1} the tempo rises from {2} to {3} BPM':
    'Fra takt {0} til takt {1} øker tempoet fra {2} til {3} BPM',
  'From bar {0} to bar {1} the tempo falls from {2} to {3} BPM':
    'Fra takt {0} til takt {1} synker tempoet fra {2} til {3} BPM',
  'the metre changes {0}': 'taktarten skifter {0}',
  '{0}.': '{0}.',
  'Bar {0}: {1}/{2}': 'Takt {0}: {1}/{2}',
  'The arrangement lasts {0}: {1}.': 'Arrangementet varer {0}: {1}.',
  'Certain about the length. It may be a jingle or a loop for someone else: then it is done.':
    'Lengden er sikker. Det kan være en jingle eller en loop til noen andre: Da er det ferdig.',
  'The arrangement lasts {0}.': 'Arrangementet varer {0}.',
  '{0} at {1} BPM, {2} bars': '{0} ved {1} BPM, {2} takter',
  'The length is certain; whether it suits the piece only you can say. Compare with music that you like, not with us.':
    'Lengden er sikker; om den passer stykket, vet bare du. Sammenlign med musikk du liker, ikke med oss.',
  '{0}{1}.': '{0}{1}.',
  'Everything stops for a bar before bar {0}, where a full section begins.':
    'Alt stopper i én takt før takt {0}, der en tett del begynner.',
  'Everything stops for {0} before bar {1}, where {2}.': 'Alt stopper i {0} før takt {1}, der {2}.',
  'In bar {0} all but {1} stops, just before {2} in bar {3}.':
    'I takt {0} stopper alt unntatt {1}, rett før {2} i takt {3}.',
  'At the end of bar {0} all but {1} stops, just before {2} in bar {3}.':
    'På slutten av takt {0} stopper alt unntatt {1}, rett før {2} i takt {3}.',
  'the drums come in': 'trommene kommer inn',
  'the kick comes in': 'basstrommen kommer inn',
  'the fullest part begins': 'det fyldigste stedet begynner',
  'Silent there: {0}': 'Stille der: {0}',
  'comes in in bar {0}': 'kommer inn i takt {0}',
  'The same at the end of bar {0}': 'Det samme på slutten av takt {0}',
  'Likely: notes, clips and faders are in the file. Silence inside a recording, and an echo that rings over the stop, I do not hear.':
    'Sannsynlig: Toner, klipp og fadere står i fila. Stillhet inne i et opptak, og et ekko som klinger over stoppet, hører jeg ikke.',
  'Everything stops for a moment before bars {0}': 'Alt stopper et øyeblikk før takt {0}',
  'Parts are muted and brought back by automation while their clips go on: bars {0}.':
    'Stemmer blir dempet og hentet tilbake av automasjon mens klippene går videre: takt {0}.',
  'Faders take parts out and let them in while their clips go on: bars {0}.':
    'Faderne tar stemmer ut og slipper dem inn mens klippene går videre: takt {0}.',
  'Automation mutes {0} at once in bar {1}, and for good: {2}.':
    'Automasjon demper {0} samtidig i takt {1}, for godt: {2}.',
  'Automation mutes {0} at once in bar {1}: {2}.': 'Automasjon demper {0} samtidig i takt {1}: {2}.',
  'Faders take out {0} at once in bar {1}, and for good: {2}.':
    'Faderne tar ut {0} samtidig i takt {1}, for godt: {2}.',
  'Faders take out {0} at once in bar {1}: {2}.': 'Faderne tar ut {0} samtidig i takt {1}: {2}.',
  'Bar {0}: in, {1}': 'Takt {0}: inn, {1}',
  'Bar {0}: out, {1}': 'Takt {0}: ut, {1}',
  'Certain: automation and clips are in the file. What an effect lets ring on behind a closed fader I do not hear.':
    'Sikkert: Automasjon og klipp står i fila. Hva en effekt lar klinge videre bak en lukket fader, hører jeg ikke.',
  '{0} holds back in bars {1}; behind {2} of them a new section begins.':
    '{0} holder igjen i takt {1}; bak {2} av dem begynner en ny del.',
  'holds back in bar {0} too, where no section ends': 'holder igjen i takt {0} også, der ingen del slutter',
  'Bar {0}: silence in all parts too': 'Takt {0}: stillhet i alle stemmene her også',
  '{0} holds back just before bars {1}': '{0} holder igjen rett før takt {1}',
  '{0} plays a fill before bars {1}': '{0} spiller et fill før takt {1}',
  '{0} marks bars {1}': '{0} markerer takt {1}',
  ': each of your sections after the first opens like that': ': Hver del etter den første åpner slik',
  ': {0} of the {1} places where a new section begins': ': {0} av de {1} stedene der en ny del begynner',
  'Bar {0}: a beat or more of silence in all parts before it':
    'Takt {0}: minst ett slag stille i alle stemmer rett før',
  'leads to bar {0} or falls on it': 'leder til takt {0} eller faller på den',
  'bar {0}: {1}, bar {2}: {3}': 'takt {0}: {1}, takt {2}: {3}',
  'Likely: notes and clips are counted; where a section begins is my reading, and what happens inside audio I do not hear.':
    'Sannsynlig: Toner og klipp er telt; hvor en del begynner, er min lesning, og det som skjer inne i lyd, hører jeg ikke.',
  '{0} drops out in bars {1} to {2} and comes back in bar {3}.':
    '{0} er stille fra takt {1} til takt {2} og kommer tilbake i takt {3}.',
  '{0} drop out in bars {1} to {2} and come back in bar {3}.':
    '{0} er stille fra takt {1} til takt {2} og kommer tilbake i takt {3}.',
  'nothing for {0}': 'ingenting i {0}',
  'From {0} the song falls back to {1} in bars {2} to {3}: {4}. Back in bar {5}: {6}.':
    'Fra {0} faller låten tilbake til {1} i takt {2} til {3}: {4}. Tilbake i takt {5}: {6}.',
  'Bar {0}: {1}, bar {2}: {3}': 'Takt {0}: {1}, takt {2}: {3}',
  'silent from bar {0} to bar {1}': 'stille fra takt {0} til takt {1}',
  '{0} drops out in bars {1} to {2} and leads back through bar {3} to the first beat of bar {4}.':
    '{0} er stille fra takt {1} til takt {2} og leder tilbake gjennom takt {3} til første slag i takt {4}.',
  '{0} drop out in bars {1} to {2} and lead back through bar {3} to the first beat of bar {4}.':
    '{0} er stille fra takt {1} til takt {2} og leder tilbake gjennom takt {3} til første slag i takt {4}.',
  'In some of these bars: {0}': 'I noen av disse taktene: {0}',
  'In between lie clips that are not heard, on {0}': 'Imellom ligger klipp som ikke høres, på {0}',
  'What goes on: {0}': 'Det som går videre: {0}',
  'What comes in: {0}': 'Det som kommer inn: {0}',
  'no bass plays in bars {0} to {1}': 'ingen bass spiller i takt {0} til {1}',
  'The group {0} is switched off with all its {1}, and {2}.': 'Gruppen {0} er slått av med alle sine {1}, og {2}.',
  'The groups {0} are switched off with all their {1}, and {2}.': 'Gruppene {0} er slått av med alle sine {1}, og {2}.',
  '{0} is switched off, and no other bass plays in bars {1} to {2}.':
    '{0} er slått av, og ingen annen bass spiller i takt {1} til {2}.',
  'off; {0} in its clips': 'av; {0} i klippene',
  'What plays in bar {0}: {1}': 'Det som spiller i takt {0}: {1}',
  'Likely: the switch and the clips are certain. That the track is the bass is read from its name, device and notes, and a bass inside a loop of another track I do not hear.':
    'Sannsynlig: Bryteren og klippene er sikre. At sporet er bassen, er lest av navn, enhet og toner, og en bass inne i en loop på et annet spor hører jeg ikke.',
  'Also out from bar {0} until bar {1}: {2}': 'Også stille fra takt {0} til de er tilbake i takt {1}: {2}',
  'Likely: notes and clips are counted. Which track is the beat follows from its name, devices and samples, and a kick inside a loop of another track I do not hear.':
    'Sannsynlig: Toner og klipp er telt. Hvilket spor som er beaten, følger av navn, enheter og lydfiler, og en basstromme inne i en loop på et annet spor hører jeg ikke.',
  'The first sound falls in bar {0}, and nothing sounds from bar {1} to bar {2}, for {3}.':
    'Den første lyden kommer i takt {0}, og ingenting klinger fra takt {1} til takt {2}, i {3}.',
  'Nothing sounds from bar {0} to bar {1}, for {2}.': 'Ingenting klinger fra takt {0} til takt {1}, i {2}.',
  'Bars {0} to {1}: no note, and no audio that is heard':
    'Takt {0} til {1}: ingen tone, og ikke noe lydklipp som høres',
  'Likely: notes and clips are certain. The tail of a reverb, or what comes in from outside, I cannot hear.':
    'Sannsynlig: Toner og klipp er sikre. Halen av en klang, eller det som kommer inn utenfra, kan jeg ikke høre.',
  'From bar {0} to the end only {1} play: {2}, {3} of the song.':
    'Fra takt {0} til slutten spiller bare {1}: {2}, {3} av låten.',
  '{0} {1} has clips there too, and is not heard.': '{0} {1} har også klipp der, men høres ikke.',
  '{0} {1} have clips there too, and are not heard.': '{0} {1} har også klipp der, men høres ikke.',
  'From bar {0} to the end only {1} plays: {2}, {3} of the song.':
    'Fra takt {0} til slutten spiller bare {1}: {2}, {3} av låten.',
  'From bar {0} to the end only {1} plays, until its file ends: {2}, {3} of the song.':
    'Fra takt {0} til slutten spiller bare {1}, til filen er slutt: {2}, {3} av låten.',
  'From bar {0} to the end only {1} plays: {2}, {3} of the song. From bar {4} on it runs until its file ends.':
    'Fra takt {0} til slutten spiller bare {1}: {2}, {3} av låten. Fra takt {4} løper det til filen er slutt.',
  'From bar {0} to the end only the rest of the recording on {1} plays: {2}, {3} of the song.':
    'Fra takt {0} til slutten spiller bare resten av opptaket på {1}: {2}, {3} av låten.',
  'From bar {0} to the end only {1} plays: {2}, {3} of the song. From bar {4} on it is the rest of the recording.':
    'Fra takt {0} til slutten spiller bare {1}: {2}, {3} av låten. Fra takt {4} er det resten av opptaket.',
  'not warped as the clips before it: it does not follow the tempo':
    'ikke warpet som klippene før det: det følger ikke tempoet',
  'has clips there, and is not heard': 'har klipp der, men høres ikke',
  'From bar {0} to the end no drums play: {1}, {2} of the song. {3} go on.':
    'Fra takt {0} til slutten spiller ingen trommer: {1}, {2} av låten. {3} fortsetter.',
  'Likely: clips and notes are certain. Which tracks are drums follows from their names, devices and samples; drums inside a loop of another track I do not hear.':
    'Sannsynlig: Klipp og toner er sikre. Hvilke spor som er trommer, følger av navn, enheter og samples; trommer inne i en loop på et annet spor hører jeg ikke.',
  'Bar {0}: from {1} to {2}; no fill, riser, automation or gap in the two bars before':
    'Takt {0}: fra {1} til {2}; ingen fill, riser, automasjon eller pause i de to taktene før',
  '{0} a bar': '{0} i takten',
  'ends in bar {0}': 'slutter i takt {0}',
  'the last of the others, ends in bar {0}': 'den siste av de andre, slutter i takt {0}',
  'Likely: clips and notes are certain. Whether it is left over, or an end that you mean, only you can say.':
    'Sannsynlig: Klipp og toner er sikre. Om det er rester, eller en slutt du mener, kan bare du si.',
  'Nothing of {0} is in the arrangement: {1} wait in the session view.':
    'Ingenting av {0} er med i arrangementet: {1} venter i Session View.',
  'Nothing of the drums on {0} is in the arrangement: {1} wait in the session view.':
    'Ingenting av trommene på {0} er med i arrangementet: {1} venter i Session View.',
  'Nothing of the chords on {0} is in the arrangement: {1} wait in the session view.':
    'Ingenting av akkordene på {0} er med i arrangementet: {1} venter i Session View.',
  'Certain about the clips: their notes and samples stand nowhere in the arrangement. Whether they were tried and left out, only you can say.':
    'Sikkert om klippene: Tonene og samplene deres står ingen steder i arrangementet. Om de er prøvd og valgt bort, kan bare du si.',
}
