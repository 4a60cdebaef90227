export const rhythmNb: Readonly<Record<string, string>> = {
  'From bar {0} on': 'Fra takt {0}',
  'In bars {0} to {1}': 'I takt {0} til {1}',
  '{0} ({1})': '{0} ({1})',
  '{0} late': '{0} for sent',
  '{0} early': '{0} for tidlig',
  'In bar {0} the loop on {1} starts over {2} after the bar line, and the beat stumbles there: nothing else plays.':
    'I takt {0} begynner loopen på {1} på nytt {2} etter taktstreken, og der snubler den: Ingenting annet spiller.',
  'In bar {0} the loop on {1} starts over {2} before the bar line, and the beat stumbles there: nothing else plays.':
    'I takt {0} begynner loopen på {1} på nytt {2} før taktstreken, og der snubler den: Ingenting annet spiller.',
  '{0}, what plays on {1} comes {2}: earlier, the same clip lies on the grid.':
    '{0} kommer det som spiller på {1}, {2}: Før det ligger det samme klippet på rutenettet.',
  'In bars {0} to {1} clip after clip begins on {2} of the bar, {3} on {4}: elsewhere most begin on the bar line.':
    'I takt {0} til {1} begynner klipp etter klipp på {2} i takten, {3} på {4}: Ellers begynner de fleste på taktstreken.',
  'The snare on {0} falls on 1 and 3; in the session the same clip has it on 2 and 4.':
    'Skarptrommen på {0} faller på 1 og 3; i session har det samme klippet den på 2 og 4.',
  'snare on 1 and 3': 'skarptromme på 1 og 3',
  'a clip of the same notes in the session starts elsewhere in its loop':
    'et klipp med de samme tonene i session begynner et annet sted i loopen',
  '{0} behind the line': '{0} etter streken',
  '{0} before the line': '{0} før streken',
  '{0} beats': '{0} slag',
  '{0} from bar {1} on, {2}': '{0} fra takt {1}, {2}',
  'Certain: where the first beat of a clip falls follows from its place, its start and its loop. Whether it was meant so, only you know; a loop of audio I take by its edges, not by what sounds in it.':
    'Sikkert: Hvor det første slaget i et klipp faller, følger av plassen, starten og loopen. Om det var ment slik, vet bare du; en lydloop måler jeg etter kantene, ikke etter det som klinger i den.',
  '{0} of the hits on {1} are soft, below 60 % of its highest velocity. In half of {2} rock performances by drummers {3} to {4} are.':
    '{0} av slagene på {1} er svake, under 60 % av det høyeste anslaget. I halvparten av {2} rockeopptak med trommeslagere er {3} til {4} det.',
  '{0} hits a beat on all drums in the bars in which it plays':
    '{0} trommeslag per taktslag på alle trommer i taktene det spiller i',
  'rock, {0} of {1}: {2} hits a beat in half of them':
    'rock, {0} med {1}: {2} trommeslag per taktslag i halvparten av dem',
  'funk, {0} of {1}: {2} soft, {3} hits a beat in half of them':
    'funk, {0} med {1}: {2} svake, {3} trommeslag per taktslag i halvparten av dem',
  'Likely: velocities are certain. An instrument that ignores velocity plays them all alike, and pads of one kit may be set louder or softer than others. A few drummers on electronic drums are no rule.':
    'Sannsynlig: Anslagene er sikre. Et instrument som ikke bryr seg om anslaget, spiller dem likt, og noen pads i et sett kan være stilt sterkere eller svakere enn andre. Noen få trommeslagere på elektroniske trommer er ingen regel.',
  'The snare on {0} has ghost notes: {1} at a velocity of about {2}, between {3} at about {4}.':
    'Skarptrommen på {0} har ghost-slag: {1} med et anslag på omtrent {2}, mellom {3} på omtrent {4}.',
  '{0} plays {1}: notes begin on {2}.': '{0} spiller {1}: Tonene begynner på {2}.',
  '{0} play {1}: notes begin on {2}.': '{0} spiller {1}: Tonene begynner på {2}.',
  'in {0} of the {1} in which it plays: {2}': 'i {0} av de {1} den spiller: {2}',
  'the Charleston figure, 3 + 5 eighths': 'charlestonfiguren, 3 + 5 åttedeler',
  'a tresillo, 3 + 3 + 2': 'en tresillo, 3 + 3 + 2',
  'a double tresillo, 3 + 3 + 3 + 3 + 2 + 2 sixteenths': 'en dobbel tresillo, 3 + 3 + 3 + 3 + 2 + 2 sekstendedeler',
  'a habanera, 3 + 1 + 2 + 2': 'en habanera, 3 + 1 + 2 + 2',
  'a cinquillo, 2 + 1 + 2 + 1 + 2': 'en cinquillo, 2 + 1 + 2 + 1 + 2',
  'the son clave': 'son-claven',
  'the rumba clave': 'rumba-claven',
  'the bossa nova clave': 'bossanova-claven',
  'off-beats, between the beats alone': 'offbeats, bare mellom slagene',
  'Certain about where notes begin. The names come from many traditions, and a style may use the rhythm by another name.':
    'Sikkert om hvor tonene begynner. Navnene kommer fra mange tradisjoner, og en stil kan bruke rytmen under et annet navn.',
  'Measured in the {0} in which both play': 'Målt i {0} der begge spiller',
  '{0} on {1}': '{0} på {1}',
  'Key {0}': 'Tast {0}',
  '{0} on {1}, {2} on {3}': '{0} på {1}, {2} på {3}',
  'Likely: velocities and places are certain. An instrument that ignores velocity plays them all alike, and which pad is the snare follows from its key and name.':
    'Sannsynlig: Anslag og plass er sikre. Et instrument som ikke bryr seg om anslaget, spiller dem likt, og hvilken pad som er skarptrommen, følger av tast og navn.',
  '{0} drags: half of its notes come {1} or more after the grid.':
    '{0} drar: Halvparten av tonene kommer {1} eller mer etter rutenettet.',
  '{0} sits {1} late on every note.': '{0} ligger {1} for sent på hver tone.',
  '{0} sits {1} early on every note.': '{0} ligger {1} for tidlig på hver tone.',
  '{0} pushes: half of its notes come {1} or more before the grid.':
    '{0} driver på: Halvparten av tonene kommer {1} eller mer før rutenettet.',
  '{0} after the sixteenths, {1} of {2} notes behind them': '{0} etter sekstendedelene, {1} av {2} toner bak dem',
  '{0} before the sixteenths, {1} of {2} notes ahead of them': '{0} før sekstendedelene, {1} av {2} toner foran dem',
  'Likely: measured on the notes against straight sixteenths. Clips with a groove, parts that swing, loops that creep and recordings that Live turned into notes are left out; a slow attack or a track delay moves what is heard.':
    'Sannsynlig: målt på tonene mot rette sekstendedeler. Klipp med en groove, stemmer som swinger, looper som siger, og opptak som Live har gjort om til toner, er ikke med; en langsom attack eller en forsinkelse på sporet flytter det som høres.',
  '{0} of {1} that fall while it plays have a bass note within half a sixteenth':
    '{0} av {1} som faller mens den spiller, har en basstone innenfor en sekstendedel',
  'where they meet, the middle distance is {0}': 'der de møtes, er avstanden i midten {0}',
  '{0} comes {1} after the kick, nearly every time they meet.':
    '{0} kommer {1} etter basstrommen, nesten hver gang de møtes.',
  '{0} comes {1} before the kick, nearly every time they meet.':
    '{0} kommer {1} før basstrommen, nesten hver gang de møtes.',
  '{0} is locked to the kick: {1} of the kicks have a bass note with them.':
    '{0} er låst til basstrommen: {1} av slagene har en basstone med seg.',
  '{0} and the kick take turns: no bass note begins with a kick.':
    '{0} og basstrommen spiller på skift: Ingen av slagene har en basstone med seg.',
  '{0} and the kick take turns: with only {1} of the kicks a bass note begins.':
    '{0} og basstrommen spiller på skift: Bare {1} av slagene har en basstone med seg.',
  'Likely: the notes are certain. A slow attack, a sample with silence before it or a delay of the track moves what is heard; which pad is the kick follows from its key and name.':
    'Sannsynlig: Tonene er sikre. En langsom attack, et sample med stillhet foran eller en forsinkelse på sporet flytter det som høres; hvilken pad som er basstrommen, følger av tast og navn.',
  'swung sixteenths at {0}': 'swingede sekstendedeler på {0}',
  '{0} with kick or snare': '{0} med basstromme eller skarptromme',
  'Fills in {0}: {1}': 'Fills i {0}: {1}',
  'Likely: hits are certain; which pad is kick or snare follows from General MIDI’s keys and the names of tracks. Loops of audio are not heard here.':
    'Sannsynlig: Slagene er sikre; hvilken pad som er basstromme eller skarptromme, følger av tastene i General MIDI og navnene på sporene. Lydlooper høres ikke her.',
  'four on the floor (a kick on every beat)': 'four on the floor (basstromme på hvert slag)',
  'a backbeat (snare on two and four)': 'en backbeat (skarptromme på to og fire)',
  'half time (snare on three)': 'half time (skarptromme på tre)',
  'a two-step (no kick on three)': 'en two-step (ingen basstromme på tre)',
  'a dembow (snares on 3 + 3 + 2)': 'en dembow (skarptrommer på 3 + 3 + 2)',
  'trap hats (rolls faster than sixteenths)': 'trap-hats (ruller raskere enn sekstendedeler)',
  'two in five': 'to av fem',
  half: 'halvparten',
  'three in five': 'tre av fem',
  'two in three': 'to av tre',
  'three in four': 'tre av fire',
  'four in five': 'fire av fem',
  '{0} parts are syncopated: {1}.': '{0} stemmer er synkoperte: {1}.',
  '; most of all in {0}': '; mest i {0}',
  'Certain about the positions in the notes; grooves that Live adds while playing are not in them.':
    'Plasseringene i tonene er sikre; groover som Live legger til under avspilling, er ikke med.',
  'The pattern on {0} lasts {1}: it drifts against the bar, and both meet on the one {2}.':
    'Mønsteret på {0} varer {1}: Det driver mot takten, og de møtes på eneren {2}.',
  'on the one again {0}': 'på eneren igjen {0}',
  'every {0}': 'hver {0}',
  'every second bar': 'annenhver takt',
  'every third bar': 'hver tredje takt',
  'every fourth bar': 'hver fjerde takt',
  'every fifth bar': 'hver femte takt',
  'every sixth bar': 'hver sjette takt',
  'every seventh bar': 'hver sjuende takt',
  'every eighth bar': 'hver åttende takt',
  'every ninth bar': 'hver niende takt',
  'every tenth bar': 'hver tiende takt',
  'every eleventh bar': 'hver ellevte takt',
  'every twelfth bar': 'hver tolvte takt',
  'every thirteenth bar': 'hver trettende takt',
  'every fourteenth bar': 'hver fjortende takt',
  'every fifteenth bar': 'hver femtende takt',
  'every sixteenth bar': 'hver sekstende takt',
  'The pattern on {0} lasts {1}: it drifts against the bar and ends before they meet again.':
    'Mønsteret på {0} varer {1}: Det driver mot takten og slutter før de møtes igjen.',
  '{0} beats, {1} sixteenths': '{0} slag, {1} sekstendedeler',
  '{0} patterns drift against the bar line: {1}.': '{0} mønstre driver mot taktstreken: {1}.',
  'repeats after {0}; {1}': 'gjentas etter {0}; {1}',
  'repeats after {0}, at least {1}; {2}': 'gjentas etter {0}, minst {1}; {2}',
  'on the bar line again after {0}, which it does not reach': 'på taktstreken igjen etter {0}, som det ikke når',
  'The loop on {0} lasts {1}, not a whole number of bars: each time it begins at another place of the bar.':
    'Loopen på {0} varer {1}, ikke et helt antall takter: Hver gang begynner den på et nytt sted i takten.',
  'In bars {0} to {1} the loop on {2} lasts {3}, not a whole number of bars: each time it begins at another place of the bar.':
    'I takt {0} til {1} varer loopen på {2} {3}, ikke et helt antall takter: Hver gang begynner den på et nytt sted i takten.',
  '{0} ({1}, bars {2} to {3})': '{0} ({1}, takt {2} til {3})',
  '{0} would be {1} at {2} BPM': '{0} ville vært {1} ved {2} BPM',
  '{0} loops begin at another place of the bar each time: {1}.':
    '{0} looper begynner på et nytt sted i takten hver gang: {1}.',
  '{0} last {1} or a multiple of it: they fit one another and not the bar, and no part keeps it.':
    '{0} varer {1} eller flere ganger så lenge: De passer til hverandre og ikke til takten, og ingen stemme holder den.',
  '{0} last no whole bars, and no part keeps the bar: {1}.':
    '{0} varer ikke hele takter, og ingen stemme holder takten: {1}.',
  'lasts {0}': 'varer {0}',
  'lasts {0}, comes round {1}': 'varer {0}, går {1}',
  'lasts {0}; {1}': 'varer {0}; {1}',
  'lasts {0}, comes round {1}; {2}': 'varer {0}, går {1}; {2}',
  'on the bar line again after {0}': 'på taktstreken igjen etter {0}',
  'Certain: measured in the loops of the clips. Whether the length is meant, only you know; how far it is heard as drift depends on how loud the part is. A loop of audio I take by its edges, not by what sounds in it.':
    'Sikkert: målt i loopene til klippene. Om lengden er ment, vet bare du; hvor mye den høres som drift, avhenger av hvor sterk stemmen er. En lydloop måler jeg etter kantene, ikke etter det som klinger i den.',
  'The loop on {0} is {1} shorter than {2}: each time it begins that much earlier.':
    'Loopen på {0} er {1} kortere enn {2}: Hver gang begynner den så mye tidligere.',
  'The loop on {0} is {1} longer than {2}: each time it begins that much later.':
    'Loopen på {0} er {1} lengre enn {2}: Hver gang begynner den så mye senere.',
  'The loops on {0} are {1} shorter than {2}: each time they begin that much earlier.':
    'Loopene på {0} er {1} kortere enn {2}: Hver gang begynner de så mye tidligere.',
  'The loops on {0} are {1} longer than {2}: each time they begin that much later.':
    'Loopene på {0} er {1} lengre enn {2}: Hver gang begynner de så mye senere.',
  '{0} loops are a hair shorter or longer than whole bars and creep away from the others: on {1}.':
    '{0} looper er et hår kortere eller lengre enn hele takter og siger bort fra de andre: på {1}.',
  'lasts {0} beats beside {1}': 'varer {0} slag mot {1}',
  'lasts {0} beats beside {1}, comes round {2}': 'varer {0} slag mot {1}, går {2}',
  'Certain: measured in the loop of the clip. A loop of audio I take by its edges, not by what sounds in it; a creep can be meant.':
    'Sikkert: målt i loopen til klippet. En lydloop måler jeg etter kantene, ikke etter det som klinger i den; en forskyvning kan være ment.',
  'Certain: measured in the loop of the clip and its notes. Whether it is heard as drift depends on how loud the part is.':
    'Sikkert: målt i loopen til klippet og tonene i den. Om det høres som drift, avhenger av hvor sterk stemmen er.',
  'The music counts in {0}; Live’s time signature is still {1}.':
    'Musikken teller i {0}; taktarten i Live er fortsatt {1}.',
  three: 'tre',
  four: 'fire',
  five: 'fem',
  seven: 'sju',
  '{0} of what it plays comes again after bars of {1}, {2} after bars of {3}':
    '{0} av det den spiller, kommer igjen etter takter på {1}, {2} etter takter på {3}',
  'its loop lasts {0}': 'loopen varer {0}',
  'Of {0} where clips begin or locators stand, {1} lie on bars of {2}, {3} on Live’s':
    'Av {0} der klipp begynner eller locatorer står, ligger {1} på takter på {2}, {3} på takter i Live',
  'Likely: notes and loops are measured, a loop of audio by its edges. Where the one of the bar falls, and whether three beats are a bar of 3/4 or half of one of 6/4, only the ear says.':
    'Sannsynlig: Toner og looper er målt, en lydloop etter kantene. Hvor eneren i takten faller, og om tre slag er en takt i 3/4 eller en halv i 6/4, sier bare øret.',
  '{0} swings at {1}, {2} at {3}: the groove pulls two ways.':
    '{0} swinger på {1}, {2} på {3}: Grooven trekker to veier.',
  '{0} at {1}, measured on {2} notes': '{0} på {1}, målt på {2} toner',
  sixteenths: 'sekstendedeler',
  eighths: 'åttedeler',
  'Likely: measured on the notes. Clips with a groove are left out, and timing inside audio is unknown to me.':
    'Sannsynlig: målt på tonene. Klipp med en groove er ikke med, og timingen inne i lyd kjenner jeg ikke.',
  ', with a fill in bar {0}': ', med en fill i takt {0}',
  ', with fills in bars {0}': ', med fills i takt {0}',
  ', with {0} fills': ', med {0} fills',
  '{0} has accents: hits on {1} have a velocity of about {2}, the others of about {3}.':
    '{0} har aksenter: Slag på {1} har et anslag på omtrent {2}, de andre på omtrent {3}.',
  '{0} is softer on {1}: a velocity of about {2}, against about {3} elsewhere.':
    '{0} er svakere på {1}: et anslag på omtrent {2}, mot omtrent {3} ellers.',
  '{0} of the bar': '{0} i takten',
  'the beat': 'fjerdedelene',
  'the offbeats': 'offbeatene',
  'the eighths': 'åttedelene',
  'the {0} sixteenth of each beat': '{0} sekstendedel i hvert slag',
  'the {0} sixteenths of each beat': '{0} sekstendedel i hvert slag',
  first: 'første',
  second: 'andre',
  third: 'tredje',
  fourth: 'fjerde',
  'The kick comes {0} before {1}, nearly every time they meet: {2} is on the grid.':
    'Basstrommen kommer {0} før {1}, nesten hver gang de møtes: {2} ligger på rutenettet.',
  'Your beat is mostly {0}{1}.': 'Beaten din er for det meste {0}{1}.',
  'swung eighths at {0}, a shuffle': 'swingede åttedeler på {0}, en shuffle',
  'a breakbeat (sixteenths around the backbeat)': 'en breakbeat (sekstendedeler rundt backbeaten)',
  'The notes on {0} come {1} late: in the clip they are on the grid, in the song behind it.':
    'Tonene på {0} kommer {1} for sent: I klippet ligger de på rutenettet, i låten bak det.',
  'The notes on {0} come {1} early: in the clip they are on the grid, in the song ahead of it.':
    'Tonene på {0} kommer {1} for tidlig: I klippet ligger de på rutenettet, i låten foran det.',
  'On {0} the notes are on the grid in the clips and beside it in the song: {1}.':
    'På {0} ligger tonene på rutenettet i klippene og ved siden av det i låten: {1}.',
  '{0}, {1} beats behind the grid': '{0}, {1} slag bak rutenettet',
  '{0}, {1} beats ahead of the grid': '{0}, {1} slag foran rutenettet',
  'In bars {0} to {1} the downbeat of {2} falls on {3} of the bar: before, the same clip has it on 1.':
    'I takt {0} til {1} faller eneren på {2} på {3} i takten: Før det har det samme klippet den på 1.',
  '{0} is syncopated: about {1} of its notes and chords start off the beat and hold over the next.':
    '{0} er synkopert: Omtrent {1} av tonene og akkordene begynner utenfor slaget og holdes over det neste.',
  '{0} is syncopated: about {1} of its notes start off the beat and hold over the next.':
    '{0} er synkopert: Omtrent {1} av tonene begynner utenfor slaget og holdes over det neste.',
  '{0} of the notes and chords hold over the next beat{1}':
    '{0} av tonene og akkordene holdes over det neste slaget{1}',
  '{0} of the notes hold over the next beat{1}': '{0} av tonene holdes over det neste slaget{1}',
  '{0} plays {1}.': '{0} spiller {1}.',
  '{0} play {1}.': '{0} spiller {1}.',
  '3 + 3 + 3 + 3 + 2 + 2 eighths over two bars': '3 + 3 + 3 + 3 + 2 + 2 åttedeler over to takter',
  'quarter-note triplets, three notes in two beats': 'fjerdedelstrioler, tre toner på to slag',
}
