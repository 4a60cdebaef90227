export const harmonyNb: Readonly<Record<string, string>> = {
  'Your song uses {0}. Half of {1} pop songs use {2} to {3}, half of {4} rock songs {5} to {6}.':
    'Låten din bruker {0}. Halvparten av {1} poplåter bruker {2} til {3}, halvparten av {4} rockelåter {5} til {6}.',
  '{0}, each for 2 % of the time or more': '{0}, hver i 2 % av tiden eller mer',
  'Counted by root and third: a seventh or another bass note makes no other chord':
    'Talt etter grunntone og ters: En septim eller en annen basstone gjør ingen annen akkord',
  'By their middle length your chords last {0}; in half of the pop songs {1}, in half of the rock songs {2}':
    'Etter den midterste lengden varer akkordene dine {0}; i halvparten av poplåtene {1}, i halvparten av rockelåtene {2}',
  '{0} to {1}': '{0} til {1}',
  'Chords that are foreign to the key take {0} of the time on chords; in half of the pop songs {1}, in half of the rock songs {2}':
    'Akkorder som er fremmede for tonearten, tar {0} av akkordtiden; i halvparten av poplåtene {1}, i halvparten av rockelåtene {2}',
  'Likely: the chords are my reading of your MIDI; chords in audio are not part of it. The pop songs are Chinese, arranged for piano, the rock songs mostly American and British, from 1954 to 2002. Many or few chords are a style, not a merit.':
    'Sannsynlig: Akkordene er min lesning av MIDI-en din; akkorder i lyd er ikke med. Poplåtene er kinesiske, arrangert for piano, rockelåtene mest amerikanske og britiske, fra 1954 til 2002. Mange eller få akkorder er en stil, ikke en fortjeneste.',
  '{0} spans {1}, and {2} of its moves are steps. Half of {3} sung pop melodies span {4} to {5}, and in half of them {6} to {7} are steps.':
    '{0} spenner over {1}, og {2} av bevegelsene er trinn. Halvparten av {3} sungne popmelodier spenner over {4} til {5}, og i halvparten av dem er {6} til {7} trinn.',
  'from {0} to {1}; {2}': 'fra {0} til {1}; {2}',
  'a step is a whole tone or a semitone to another note; repeated notes are no moves':
    'et trinn er en heltone eller halvtone til en annen tone; gjentatte toner er ingen bevegelse',
  'Likely: the notes are certain; that this is the melody follows from the track. The pop songs are Chinese and sung; an instrument may go further and leap more.':
    'Sannsynlig: Tonene er sikre; at dette er melodien, følger av sporet. Poplåtene er kinesiske og sunget; et instrument kan gå lenger og gjøre flere sprang.',
  ', a loop that musicians know as {0}': ', en loop musikere kjenner som {0}',
  '{0}: {1} in {2}{3}.': '{0}: {1} i {2}{3}.',
  'The harmony stands on one chord: {0} fills {1} of its time.':
    'Harmonien står på én akkord: {0} fyller {1} av tiden.',
  'No other chord that is sure': 'Ingen annen akkord som er sikker',
  '{0} beside the recordings stand on one note: {1} takes {2} of their time.':
    '{0} ved siden av opptakene står på én tone: {1} tar {2} av tiden deres.',
  'The harmony stands on one note: {0} takes {1} of the sounding time.':
    'Harmonikken står på én tone: {0} tar {1} av tiden det klinger.',
  'No other note sounds for long': 'Ingen annen tone klinger lenge',
  'Likely: chords are read from MIDI; chords in audio are unknown to me.':
    'Sannsynlig: Akkordene er lest av MIDI; akkorder i lyd kjenner jeg ikke.',
  'Likely: the notes are certain; notes in audio are unknown to me. Much music stands on a drone on purpose.':
    'Sannsynlig: Tonene er sikre; toner i lyd kjenner jeg ikke. Mye musikk står på en bordun med vilje.',
  'Likely: chords are read from MIDI; chords in audio are unknown to me. In dub, techno and funk one chord is the style.':
    'Sannsynlig: Akkordene er lest av MIDI; akkorder i lyd kjenner jeg ikke. I dub, techno og funk er én akkord stilen.',
  '{0} is {1}{2}': '{0} er {1}{2}',
  ', likely': ', trolig',
  ', a guess': ', en gjetning',
  'One pass lasts {0}': 'Én runde varer {0}',
  'Likely: key and chords are read from MIDI, and a chord that is in doubt is called so; chords in audio are unknown to me.':
    'Sannsynlig: Toneart og akkorder er lest av MIDI, og er en akkord tvilsom, står det ved den; akkorder i lyd kjenner jeg ikke.',
  ' (home)': ' (hjemme)',
  ' (moves away)': ' (fører bort)',
  ' (pulls home)': ' (trekker hjem)',
  '{0} and {1} rub a semitone against each other, {2}, for {3} together.':
    '{0} og {1} gnisser et halvtrinn mot hverandre, {2}, i {3} til sammen.',
  '{0}: {1} under {2} for {3}': '{0}: {1} under {2} i {3}',
  'Likely: the notes are certain. Sounds that are tuned otherwise, or so soft that they blend, may not rub at all, and some styles want it.':
    'Sannsynlig: Tonene er sikre. Lyder som er stemt annerledes, eller så myke at de smelter sammen, gnisser kanskje ikke, og noen stiler vil ha det slik.',
  'From {0} the bass walks down step by step: {1}.': 'Fra {0} går bassen trinnvis nedover: {1}.',
  'In the whole song the bass of the chords moves by step {0} and leaps {1}':
    'I hele låten går bassen i akkordene trinnvis {0} og gjør sprang {1}',
  'Likely: the bass is the lowest heard note under each chord, in any octave, read from MIDI.':
    'Sannsynlig: Bassen er den laveste tonen som høres under hver akkord, i hvilken oktav som helst, lest av MIDI.',
  '{0} lives on {1} notes, {2}: the {3} pentatonic of your key.':
    '{0} holder seg til {1} toner, {2}: {3}pentatonikken i tonearten din.',
  major: 'dur',
  minor: 'moll',
  '{0}, none outside these': '{0}, ingen utenfor disse',
  'The other parts spend {0} of the time on notes outside the five':
    'De andre stemmene bruker {0} av tiden på toner utenfor de fem',
  'Likely: the notes are certain, the key and the role are read.':
    'Sannsynlig: Tonene er sikre, tonearten og rollen er lest.',
  'The bass holds {0} under {1}: a pedal point{2}.': 'Bassen holder {0} under {1}: et orgelpunkt{2}.',
  '{0} under {1}{2}': '{0} under {1}{2}',
  'Likely: read from MIDI. Where the bass is audio, I may take the lowest note of the chords for it.':
    'Sannsynlig: lest av MIDI. Er bassen lyd, kan jeg ta den laveste tonen i akkordene for den.',
  ' on the home note': ' på grunntonen',
  ' on the dominant': ' på dominanten',
  'This is {0} rather than plain {1}: {2}, the {3}, makes the difference.':
    'Dette er {0} og ikke vanlig {1}: {2}, {3}, gjør forskjellen.',
  '{0} takes {1} of the sounding time': '{0} tar {1} av tiden det klinger',
  'Likely: the share of the note is exact, the tonic is an estimate with the confidence that the key view shows.':
    'Sannsynlig: Andelen av tonen er nøyaktig, grunntonen er et anslag med sikkerheten som vises under toneart.',
  'bright sixth step': 'det lyse sjette trinnet',
  'low second step': 'det lave andre trinnet',
  'high fourth step': 'det høye fjerde trinnet',
  'low seventh step': 'det lave sjuende trinnet',
  'part of a chord that is struck there': 'del av en akkord som slås an der',
  'and it has a reason': 'og den har en grunn',
  'and each has a reason': 'og hver av dem har en grunn',
  '{0} of {1} lie{2} outside {3}, {4}.': '{0} av {1} ligger utenfor {3}, {4}.',
  '{0} in {1} lies outside {2}, and neither passes nor belongs to a chord.':
    '{0} i {1} ligger utenfor {2}, og er verken i gjennomgang eller del av en akkord.',
  '{0} outside {1} neither pass nor belong to a chord, the first of them {2} in {3}.':
    '{0} utenfor {1} er verken i gjennomgang eller del av en akkord, den første {2} i {3}.',
  '{0} in {1}{2}: {3}': '{0} i {1}{2}: {3}',
  ', in {0}': ', i {0}',
  '{0} of {1} lie outside {2}, {3}{4}.': '{0} av {1} ligger utenfor {2}, {3}{4}.',
  ', {0}': ', {0}',
  'the third of {0}: you use both thirds': 'tersen i {0}: Du bruker begge tersene',
  'the sixth step of {0}': 'sjette trinn i {0}',
  'the low second step, Phrygian’s colour': 'det lave andretrinnet, fargen i frygisk',
  'the flat fifth, the blue note': 'den senkede kvinten, blåtonen',
  'the bright sixth step, Dorian’s colour': 'det lyse sjettetrinnet, fargen i dorisk',
  'the high fourth step, Lydian’s colour': 'det høye fjerdetrinnet, fargen i lydisk',
  'the low seventh step, Mixolydian’s colour': 'det lave sjuendetrinnet, fargen i miksolydisk',
  'all of them {0}': 'alle sammen {0}',
  '{0} of them {1}': '{0} av dem {1}',
  'the key of {0} place': 'tonearten på stedet',
  'Likely: the notes are certain, the key is an estimate. This is a pointer to places, not a list of faults.':
    'Sannsynlig: Tonene er sikre, tonearten er et anslag. Dette viser til steder; det er ingen feilliste.',
  'passes by step between two notes': 'går trinnvis mellom to toner',
  'touches its neighbour and comes back': 'berører nabotonen og kommer tilbake',
  'held over from the chord before': 'holdt over fra akkorden før',
  'arrives before its chord': 'kommer før akkorden sin',
  'leans on the beat and gives way by step': 'lener seg på slaget og gir etter med et trinn',
  'leads by step to the next note': 'leder med et trinn til neste tone',
  'part of a broken chord': 'del av en brutt akkord',
  'part of {0}': 'del av {0}',
  'leaves by step and leaps on': 'går ut med et trinn og springer videre',
  'is held while chords change': 'holdes mens akkordene skifter',
  'neither passing nor part of a chord': 'verken i gjennomgang eller del av en akkord',
  'leads home': 'leder hjem',
  'belongs to a borrowed chord': 'hører til en lånt akkord',
  'belongs to a secondary dominant': 'hører til en bidominant',
  'a blue note': 'en blå tone',
  'short, soft, rare and unresolved: perhaps a slip': 'kort, svak, sjelden og uten oppløsning: kanskje en glipp',
  '{0} touches its highest note, {1}, only once, in {2}.': '{0} berører sin høyeste tone, {1}, bare én gang, i {2}.',
  '{0} after {1} of the melody': '{0} etter {1} av melodien',
  'range {0} to {1}, {2}; {3}, {4}': 'omfang {0} til {1}, {2}; {3}, {4}',
  'Likely: notes are certain, that this is the melody is read from the track. A melody in audio is unknown to me.':
    'Sannsynlig: Tonene er sikre, at dette er melodien, er lest av sporet. En melodi i lyd kjenner jeg ikke.',
  '{0} and {1}': '{0} og {1}',
  '{0} move in parallel fifths or octaves, {1}{2}.': '{0} går i parallelle kvinter eller oktaver, {1}{2}.',
  'at least ': 'minst ',
  'of {0} with both, {1} move apart or towards each other': 'av {0} med begge går {1} fra eller mot hverandre',
  '{0} moves in parallel, {1} with one voice held': '{0} går parallelt, {1} med én stemme liggende',
  '{0}: in {1} to {2} and {3}': '{0}: i {1} til {2} og {3}',
  'Likely: the notes are certain, the roles are read. In a riff or drop it is a sound, and a good one.':
    'Sannsynlig: Tonene er sikre, rollene er lest. I et riff eller et dropp er det en klang, og en god en.',
  fifths: 'kvinter',
  octaves: 'oktaver',
  '{0} end{1} with {2}: {3}.': '{0} slutter med {2}: {3}.',
  '{0}: {1} ({2}){3}{4}': '{0}: {1} ({2}){3}{4}',
  ', with home on top': ', med grunntonen øverst',
  'Likely: chords are read from MIDI, and where phrases end I guess from lengths, pauses and four-bar groups.':
    'Sannsynlig: Akkordene er lest av MIDI, og hvor frasene slutter, gjetter jeg ut fra lengder, pauser og grupper på fire takter.',
  'from the dominant home, the strongest of endings': 'fra dominanten og hjem, den sterkeste slutten',
  'an open end on the dominant, which asks for more': 'en åpen slutt på dominanten, som ber om mer',
  'a turn aside, where home was promised': 'en sving til siden, der hjem var lovet',
  'the bass sinks by a semitone onto the dominant': 'bassen synker et halvtrinn ned på dominanten',
  'The name of {0} says {1}, and your notes are in {2}.': 'Navnet på {0} sier {1}, og tonene dine går i {2}.',
  'The names of {0} loops say other keys than {1}, in which your notes are.':
    'Navnene på {0} looper sier andre tonearter enn {1}, som tonene dine går i.',
  'The name of {0} says {1}, those of {2} other loops {3}.': 'Navnet på {0} sier {1}, navnene på {2} andre looper {3}.',
  '{0} and {1} play together, and their names say {2} and {3}.':
    '{0} og {1} spiller sammen, og navnene deres sier {2} og {3}.',
  'its name says {0}': 'navnet sier {0}',
  'A guess: a name says what was recorded. The loop may hold only notes that both keys have, and a clash may be meant: listen.':
    'En gjetning: Et navn sier hva som ble spilt inn. Loopen kan ha bare toner som begge tonearter har, og en gnisning kan være ment: Lytt.',
  'Live’s scale is set to {0}, but the notes are in {1}.': 'Skalaen i Live står på {0}, men tonene er i {1}.',
  'Outside {0}: {1} of the sounding time': 'Utenfor {0}: {1} av tiden det klinger',
  'Likely: the setting and the notes are certain, the key that I hear in them is an estimate.':
    'Sannsynlig: Innstillingen og tonene er sikre, tonearten jeg hører i dem, er et anslag.',
  '{0} is not from {1}: it points at {2}, and gets there.': '{0} hører ikke til {1}: Den peker på {2}, og kommer dit.',
  '{0}: {1} as {2}{3}': '{0}: {1} som {2}{3}',
  'Likely: the notes are certain, the reading depends on key and chord, with the confidence that is shown.':
    'Sannsynlig: Tonene er sikre, lesningen avhenger av toneart og akkord, med sikkerheten som vises.',
  '{0} {1}, {2} {3}': '{0} {1}, {2} {3}',
  'You use {0}, the leading note of {1}, in the dominant, and {2} elsewhere.':
    'Du bruker {0}, ledetonen i {1}, i dominanten, og {2} ellers.',
  '{0} of the time of {1} lies over the dominant': '{0} av tiden til {1} ligger over dominanten',
  'Likely: the notes are certain; where the dominant lies follows from the chords that I read.':
    'Sannsynlig: Tonene er sikre; hvor dominanten ligger, følger av akkordene jeg leser.',
  'In bar {0} the key moves from {1} to {2}, {3}, and in bar {4} it is back.':
    'I takt {0} går tonearten fra {1} til {2}, {3}, og i takt {4} er den tilbake.',
  'In bar {0} the key moves from {1} to {2}, {3}.': 'I takt {0} går tonearten fra {1} til {2}, {3}.',
  '{0}, the last chord before, belongs to both keys': '{0}, den siste akkorden før, hører til i begge toneartene',
  '{0}, the last chord before, belongs to the new key already':
    '{0}, den siste akkorden før, hører alt til i den nye tonearten',
  '{0}, the last chord before, belongs to the old key alone: the change comes at once':
    '{0}, den siste akkorden før, hører bare til i den gamle tonearten: Skiftet kommer med ett',
  '{0}, the last chord before, belongs to neither key': '{0}, den siste akkorden før, hører ikke til i noen av dem',
  'a semitone up': 'en halvtone opp',
  'a whole tone up': 'en heltone opp',
  'a minor third up': 'en liten ters opp',
  'a major third up': 'en stor ters opp',
  'a fourth up': 'en kvart opp',
  'a tritone away': 'en tritonus unna',
  'a fourth down': 'en kvart ned',
  'a major third down': 'en stor ters ned',
  'a minor third down': 'en liten ters ned',
  'a whole tone down': 'en heltone ned',
  'a semitone down': 'en halvtone ned',
  'Likely: it rests on the chords that I read from the notes. Two listeners may put the change a bar apart, or hear a long visit where I hear a new key.':
    'Sannsynlig: Det hviler på akkordene jeg leser av tonene. To lyttere kan sette skiftet en takt fra hverandre, eller høre et langt besøk der jeg hører en ny toneart.',
  '{0}: each root lies {1} the one before': '{0}: Hver grunntone ligger {1} den forrige',
  'a semitone below': 'en halvtone under',
  'a whole tone below': 'en heltone under',
  'a fifth below': 'en kvint under',
  '{0}: {1} in {2}': '{0}: {1} i {2}',
  '{0}, {1} in {2}': '{0}, {1} på {2}',
  '{0}, in {1}.': '{0}, i {1}.',
  'A twelve-bar blues in {0} comes round {1}: {2}.': 'En tolvtakters blues i {0} kommer igjen {1}: {2}.',
  'A twelve-bar minor blues in {0} comes round {1}: {2}.': 'En tolvtakters mollblues i {0} kommer igjen {1}: {2}.',
  '{0} comes round {1}': '{0} kommer igjen {1}',
  '{0} and {1} take turns, {2}': '{0} og {1} veksler, {2}',
  '{0} and {1} take turns, a bar each, {2}': '{0} og {1} veksler, én takt hver, {2}',
  '{0} and {1} take turns, {2} each, {3}': '{0} og {1} veksler, {2} hver, {3}',
  '{0} and {1} take turns': '{0} og {1} veksler',
  'the bass goes {0} below it': 'bassen går {0} under',
  'All {0} of the song': 'Alle {0} i låten',
  'All {0} beside the recordings': 'Alle {0} ved siden av opptakene',
  '{0} are {1}.': '{0} er {1}.',
  '{0} are {1}: the triad of {2}.': '{0} er {1}: treklangen i {2}.',
  'The bass': 'Bassen',
  '{0} goes round on {1}, {2}: a loop of {3}.': '{0} går i ring på {1}, {2}: en loop på {3}.',
  '{0} goes round on {1}, {2}, and on {3} from {4}, {5}.': '{0} går i ring på {1}, {2}, og på {3} fra {4}, {5}.',
  '{0}, first in {1}; a pass lasts {2}': '{0}, først i {1}; én runde varer {2}',
  'From bar {0} the home chord of {1} stays away for {2}, and comes back in bar {3}, where a new section begins.':
    'Fra takt {0} er hjemmeakkorden i {1} borte i {2}, og kommer tilbake i takt {3}, der en ny del begynner.',
  'From bar {0} the home chord of {1} stays away for {2}, and comes back in bar {3}.':
    'Fra takt {0} er hjemmeakkorden i {1} borte i {2}, og kommer tilbake i takt {3}.',
  'Away from home: {0}': 'Borte fra hjemme: {0}',
  'Back home: {0}': 'Hjemme igjen: {0}',
  'The home chord fills {0} of the harmony': 'Hjemmeakkorden fyller {0} av harmonikken',
  '{0} returns to one figure, {1}, {2}.': '{0} vender tilbake til én figur, {1}, {2}.',
  'at least {0}': 'minst {0}',
  '{0} and {1} take turns through {2} of the harmony: the root stays, and the third goes from {3} to {4} and back.':
    '{0} og {1} veksler gjennom {2} av harmonien: Grunntonen blir, og tersen går fra {3} til {4} og tilbake.',
  '{0}, with {1}': '{0}, med {1}',
  '{0}, with {1}; the third changes {2}': '{0}, med {1}; tersen skifter {2}',
  '{0} plays nothing but {1}, in {2}: a drone under all that moves.':
    '{0} spiller bare {1}, i {2}: en bordun under alt som beveger seg.',
  '{0} come and go above it': '{0} kommer og går over den',
  'in at least {0}': 'i minst {0}',
  'in {0}': 'i {0}',
  '{0} stands on {1}, a pedal point: it is the lowest note in {2}, and {3} come and go above it.':
    '{0} står på {1}, et orgelpunkt: Det er den dypeste tonen i {2}, og {3} kommer og går over den.',
  'The song': 'Låten',
  'Most of the song': 'Det meste av låten',
  '{0}: {1} over {2}': '{0}: {1} over {2}',
  'Bars {0} to {1}': 'Takt {0} til {1}',
  '{0}{1}': '{0}{1}',
  'Likely: the lowest note of each bar is certain in MIDI; a bass in audio would lie under it unheard.':
    'Sannsynlig: Den dypeste tonen i hver takt er sikker i MIDI; en bass i lyd ville ligge under den uten å bli hørt.',
  'One figure, {0}, goes from part to part: {1}.': 'En figur, {0}, går fra stemme til stemme: {1}.',
  '{0} repeats the bass notes {1}, {2}.': '{0} gjentar basstonene {1}, {2}.',
  '{0} repeats one figure, {1}, {2}, most of them in a row: an ostinato.':
    '{0} gjentar en figur, {1}, {2}, for det meste på rad: et ostinat.',
  '{0} repeats one figure, {1}, {2} without a rest: an ostinato.':
    '{0} gjentar én figur, {1}, {2} uten pause: et ostinat.',
  '{0} repeats {1} through {2}, {3}: an ostinato.': '{0} gjentar {1} gjennom {2}, {3}: et ostinat.',
  'one figure, {0},': 'én figur, {0},',
  'the same {0}': 'et forløp på {0}',
  'the whole song': 'hele låten',
  'most of the song': 'det meste av låten',
  'so it goes in {0} of {1}, while other parts come and go':
    'slik går den i {0} av {1}, mens andre stemmer kommer og går',
  'from {0} to {1}': 'fra {0} til {1}',
  'the first time in {0}, the last in {1}': 'første gang i {0}, siste gang i {1}',
  '{0} of its notes belong to the figure': '{0} av tonene hører til figuren',
  'it begins on {0}': 'den begynner på {0}',
  'These notes fit {0} and {1} alike, and I cannot tell which one is home.':
    'Disse tonene passer like godt i {0} som i {1}, og jeg kan ikke si hva som er hjemme.',
  'Likely: it rests on the key and chords that I read from the notes. Chords in audio are not part of it.':
    'Sannsynlig: Det hviler på tonearten og akkordene jeg leser av tonene. Akkorder i lyd er ikke med.',
  'Likely: the notes and the count are certain, what the part does in the song is read from the track. A figure that is varied, or sung in audio, is not counted.':
    'Sannsynlig: Tonene og antallet er sikre; hva stemmen gjør i låten, er lest av sporet. En figur som varieres, eller synges i lyd, er ikke talt med.',
  'A guess: both readings come with their share of certainty; two listeners may well answer differently.':
    'En gjetning: Begge lesningene kommer med sin andel av sikkerheten; to lyttere kan godt svare ulikt.',
  '{0} strikes its chords in several octaves, and moves closely from one to the next: {1} a note on average where the next is nearest.':
    '{0} slår akkordene sine i flere oktaver og går nært fra den ene til den neste: {1} per tone i snitt der den neste er nærmest.',
  '{0} moves closely from chord to chord: {1} a note on average, and a note stays in every move.':
    '{0} går nært fra akkord til akkord: {1} per tone i snitt, og én tone blir liggende i hvert skifte.',
  '{0} moves closely from chord to chord: {1} a note on average, and a note stays in nearly every move.':
    '{0} går nært fra akkord til akkord: {1} per tone i snitt, og én tone blir liggende i nesten hvert skifte.',
  '{0} from one chord to another, a note stays in {1}': '{0} fra én akkord til en annen, en tone blir liggende i {1}',
  'The chords on {0} move as a block, all notes the same way: {1} could keep a note in place, and none of them does.':
    'Akkordene på {0} går som en blokk, alle toner samme vei: {1} kunne latt en tone ligge, og ingen av dem gjør det.',
  'The chords on {0} move as a block, all notes the same way: {1} could keep a note in place, and {2} of them do not.':
    'Akkordene på {0} går som en blokk, alle toner samme vei: {1} kunne latt en tone ligge, og {2} av dem gjør det ikke.',
  '{0}, {1} a note on average': '{0}, {1} per tone i snitt',
  '{0}: {1} to {2}, both with {3}': '{0}: {1} til {2}, begge med {3}',
  '{0}: {1} to {2}': '{0}: {1} til {2}',
  'Likely: the notes are certain. Chords that move as one block are a sound of their own in house and synth music.':
    'Sannsynlig: Tonene er sikre. Akkorder som flyttes som én blokk, er en klang for seg i house og synthmusikk.',
  'The dominant of {0} is soft here: {1} comes {2}, with {3} and never with {4}.':
    'Dominanten i {0} er myk her: {1} kommer {2}, med {3} og aldri med {4}.',
  '{0}: {1}, with {2}': '{0}: {1}, med {2}',
  'Likely: the notes are certain, the key is an estimate. Much music in minor keeps the soft dominant on purpose, and that is its sound.':
    'Sannsynlig: Tonene er sikre, tonearten er et anslag. Mye musikk i moll beholder den myke dominanten med vilje, og det er klangen i den.',
  'The lowest note is the root under each of {0} that are sure: {1}.':
    'Den laveste tonen er grunntonen under hver av {0} som er sikre: {1}.',
  '{0}: {1} below; its third is {2}': '{0}: {1} nederst; tersen er {2}',
  'Likely: read from MIDI. A bass in audio is unknown to me, and firm roots are just right for much dance music.':
    'Sannsynlig: lest av MIDI. En bass i lyd kjenner jeg ikke, og faste grunntoner er helt riktig for mye dansemusikk.',
  '{0} is new in bar {1}, after {2} without it, and it does not belong to {3}.':
    '{0} er ny i takt {1}, etter {2} uten den, og den hører ikke hjemme i {3}.',
  '{0} is new in bar {1}, after {2} without it.': '{0} er ny i takt {1}, etter {2} uten den.',
  'bar {0}: {1}': 'takt {0}: {1}',
  'no chord before it has all its notes': 'ingen akkord før den har alle tonene dens',
  'Likely: the notes are certain, the chords are my reading of them. Chords in audio are not part of it.':
    'Sannsynlig: Tonene er sikre, akkordene er min lesning av dem. Akkorder i lyd er ikke med.',
}
