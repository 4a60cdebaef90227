export const heardNb: Readonly<Record<string, string>> = {
  'The sound breaks: {0}.': 'Lyden brytes: {0}.',
  'a click': 'et klikk',
  '{0} of nothing': '{0} uten lyd',
  'That the wave breaks is certain. A glitch effect breaks it on purpose.':
    'At bølgen brytes, er sikkert. En glitch-effekt bryter den med vilje.',
  'The wave hangs {0} % of full scale {1} its centre.': 'Bølgen ligger {0} % av full skala {1} midten sin.',
  above: 'over',
  below: 'under',
  'Mean of the louder offset: {0} % of full scale': 'Snittet av den sterkeste forskyvningen: {0} % av full skala',
  'Measured over the whole file.': 'Målt over hele filen.',
  'hum at {0} Hz': 'brum ved {0} Hz',
  'hiss at {0} dBFS': 'sus på {0} dBFS',
  'Under the music there is {0}.': 'Under musikken ligger det {0}.',
  '{0}, through the whole file': '{0}, gjennom hele filen',
  'Audio tracks of the set: {0}': 'Lydspor i settet: {0}',
  'Likely: a synthesiser that holds G1 or a noise layer can look alike.':
    'Sannsynlig: En synth som holder G1, eller et lag med støy kan se likt ut.',
  'The header says {0} kHz, which no export writes.': 'Filhodet sier {0} kHz, og det skriver ingen eksport.',
  'The file plays {0} % {1} than the set.': 'Filen spiller {0} % {1} enn settet.',
  faster: 'raskere',
  slower: 'langsommere',
  'The header says {0} kHz': 'Filhodet sier {0} kHz',
  'The notes fit the set at {0} times its speed': 'Tonene passer settet ved {0} ganger farten',
  'Likely: varispeed on purpose would look the same.': 'Sannsynlig: Varispeed med vilje ville sett likt ut.',
  '{0} in the mixdown: the wave was cut off {1}.': '{0} i eksporten: Bølgen ble kuttet {1}.',
  'below full scale, before the last fader': 'under full skala, før den siste faderen',
  'at full scale': 'ved full skala',
  'On the main track: {0}. If it clips on purpose, this is its work':
    'På hovedsporet: {0}. Klipper den med vilje, er dette dens verk',
  'That the wave is cut is certain. Whether you meant it, only you know: clipping can be a sound.':
    'At bølgen er kuttet, er sikkert. Om du mente det, vet bare du: Klipping kan være en lyd.',
  'The highest peak stands at {0} dBTP in a dense mix: an encoder may push it over full scale.':
    'Den høyeste toppen ligger på {0} dBTP i en tett miks: En koder kan løfte den over full skala.',
  'true peak {0} dBTP': 'true peak {0} dBTP',
  'peaks stand {0} dB above the loudness': 'toppene ligger {0} dB over lydstyrken',
  'Likely: the peak is measured, what your encoder makes of it is not. Encode the file and drop that here.':
    'Sannsynlig: Toppen er målt, hva koderen din gjør med den, er det ikke. Kod filen og slipp den her.',
  'The file ends at {0} dBFS, in the middle of the sound.': 'Filen slutter på {0} dBFS, midt i lyden.',
  'the last 50 ms stand at {0} dBFS': 'de siste 50 ms ligger på {0} dBFS',
  'Tails that may be missing: {0} go through reverb or delay':
    'Haler som kan mangle: {0} går gjennom romklang eller delay',
  'That it ends loud is measured. A loop or a hard cut may be what you want.':
    'At den slutter sterkt, er målt. En loop eller et hardt kutt kan være det du vil ha.',
  'In {0} the peaks stand {1} dB lower over the loudness than in most of the song.':
    'I {0} ligger toppene {1} dB lavere over lydstyrken enn i det meste av låten.',
  'peaks {0} dB above the loudness': 'topper {0} dB over lydstyrken',
  'the median of the sections is {0} dB': 'medianen av delene er {0} dB',
  '{0} enter here': '{0} kommer inn her',
  'Measured by section; that a limiter does it is likely, since the set does not say how far it works.':
    'Målt per del; at en limiter gjør det, er sannsynlig, siden settet ikke sier hvor mye den arbeider.',
  'The levels are measured. Whether it should lift is your decision: some drops work by taking away.':
    'Nivåene er målt. Om det skal løfte seg, bestemmer du: Noen dropp virker ved å ta bort.',
  '{0} is {1} {2} before it.': '{0} er {1} {2} rett før.',
  'no louder than': 'ikke sterkere enn',
  '{0} LU quieter than': '{0} LU svakere enn',
  'only {0} LU louder than': 'bare {0} LU sterkere enn',
  '{0} {1} LUFS': '{0} {1} LUFS',
  '{0} enter': '{0} kommer inn',
  'From one moment on everything is {0} dB quieter, in all bands alike.':
    'Fra ett øyeblikk av er alt {0} dB svakere, like mye i alle bånd.',
  'all bands fall by {0} dB': 'alle bånd faller med {0} dB',
  'Over the whole song the loudness stays within {0} LU.': 'Gjennom hele låten holder lydstyrken seg innenfor {0} LU.',
  '{0} LUFS, range {1} LU': '{0} LUFS, spenn {1} LU',
  silent: 'stille',
  '{0} LUFS': '{0} LUFS',
  'The range is measured. Steady can be the point: a track for dancing often is.':
    'Spennet er målt. Jevnt kan være poenget: Musikk til dans er ofte slik.',
  'The highest peak leaves {0} dB of room: a mix before mastering, by its level.':
    'Den høyeste toppen lar det være {0} dB igjen: etter nivået en miks før mastring.',
  '{0} LUFS, true peak {1} dBTP': '{0} LUFS, true peak {1} dBTP',
  'On the main track: {0}, which this level does not reach': 'På hovedsporet: {0}, som dette nivået ikke når',
  'No limiter on the main track': 'Ingen limiter på hovedsporet',
  'The level is measured; what this bounce is for is a guess.':
    'Nivået er målt; hva denne eksporten er til, er en gjetning.',
  'One moment in {0} is {1} LU louder than everything else there.':
    'Ett øyeblikk i {0} er {1} LU sterkere enn alt annet der.',
  '{0} LUFS for less than a second': '{0} LUFS i under et sekund',
  'Measured. An accent that you want is no fault: listen to it in its place.':
    'Målt. En aksent du vil ha, er ingen feil: Lytt til den der den står.',
  'turn this down by about {0} dB': 'dempet dette med omtrent {0} dB',
  'turn this up by about {0} dB': 'hevet dette med omtrent {0} dB',
  'At {0} LUFS, {1} would {2}.': 'Ved {0} LUFS ville {1} ha {2}.',
  'If this is the whole song: at {0} LUFS, {1} would {2}.': 'Er dette hele låten: Ved {0} LUFS ville {1} ha {2}.',
  '{0}, reference {1} LUFS: {2} ({3}, {4})': '{0}, referanse {1} LUFS: {2} ({3}, {4})',
  'as it is': 'som det er',
  '{0}{1} dB': '{0}{1} dB',
  'The loudness is measured; what a platform does may change at any time, and listeners can switch it off.':
    'Lydstyrken er målt; hva en plattform gjør, kan endre seg når som helst, og lyttere kan slå det av.',
  '{0} s before the music': '{0} s før musikken',
  '{0} s after it': '{0} s etter den',
  'There is silence in the file: {0}.': 'Det er stillhet i filen: {0}.',
  'below −60 dBFS for {0} s': 'under −60 dBFS i {0} s',
  'Measured.': 'Målt.',
  'Where the mix is densest, {0} of the wave lies within 1 dB of its highest peak: hardly a hit rises out of it.':
    'Der miksen er tettest, ligger {0} av bølgen innenfor 1 dB av sin høyeste topp: Nesten ikke et slag stiger ut av den.',
  'Peak to loudness: {0} dB over the file': 'Topp mot lydstyrke: {0} dB over hele filen',
  '{0} dB in the densest three seconds': '{0} dB i de tetteste tre sekundene',
  'The figure is measured; dense can be the style. Compare at equal loudness before you decide.':
    'Tallet er målt; tett kan være stilen. Sammenlign ved lik lydstyrke før du bestemmer deg.',
  'The curve between the samples goes over full scale in {0}, by up to {1} dB.':
    'Kurven mellom punktprøvene går over full skala på {0}, med opptil {1} dB.',
  'True peak {0} dBTP': 'True peak {0} dBTP',
  'over by {0} dB, {1}': 'over med {0} dB, {1}',
  'Measured. Whether it is audible depends on the player and the codec.':
    'Målt. Om det høres, avhenger av avspilleren og kodeken.',
  '{0}: the bounce {1}.': '{0}: Eksporten {1}.',
  'plays what the set does not have there': 'spiller noe settet ikke har der',
  'plays what stands elsewhere in the set now': 'spiller noe som står et annet sted i settet nå',
  'fits nowhere in the set': 'passer ingen steder i settet',
  'fits {0} s {1} in the set': 'passer {0} s {1} i settet',
  'Likely: parts whose notes live in audio clips or plug-ins cannot be compared.':
    'Sannsynlig: Stemmer med tonene sine i lydklipp eller plugins kan ikke sammenlignes.',
  '{0} comes in {1} LU above {2}: the step is heard, not only drawn.':
    '{0} kommer inn {1} LU over {2}: Steget høres, det er ikke bare tegnet.',
  'The song sounds {0} cents {1} A = 440 Hz.': 'Låten klinger {0} cent {1} A = 440 Hz.',
  '{0} cents: A sounds at {1} Hz': '{0} cent: A klinger på {1} Hz',
  'Within about 3 cents. Singers and samples that join later have to tune to it.':
    'Innenfor omtrent 3 cent. Sangere og samples som kommer til senere, må stemme etter den.',
  '100 to 160 Hz': '100 til 160 Hz',
  '2.8 to 4.5 kHz': '2,8 til 4,5 kHz',
  'The band from {0} stands {1} dB above the octaves around it.': 'Båndet fra {0} ligger {1} dB over oktavene rundt.',
  '{0}: {1} dB above its surroundings, over the whole file': '{0}: {1} dB over omgivelsene, gjennom hele filen',
  'The band from {0} sounds raised, as by an equaliser.': 'Båndet fra {0} låter hevet, som av en equalizer.',
  '{0}: no peak in level; the partials that pass through it grow louder there':
    '{0}: ingen topp i nivået; deltonene som går gjennom det, blir sterkere der',
  'Likely: measured against songs that are not yours. A small boost is not heard this way.':
    'Sannsynlig: målt mot sanger som ikke er dine. Et lite løft høres ikke på denne måten.',
  'Hardly anything sounds above {0}: the middle stands {1} dB above the treble.':
    'Nesten ingenting klinger over {0}: Mellomtonen ligger {1} dB over diskanten.',
  '250 Hz to 2 kHz against 6.3 to 12.5 kHz: {0} dB in most of the song':
    '250 Hz til 2 kHz mot 6,3 til 12,5 kHz: {0} dB i det meste av låten',
  'The gap is measured against 47 songs; a dark sound may be what you are after.':
    'Forskjellen er målt mot 47 sanger; en mørk klang kan være det du er ute etter.',
  'Above {0} the file is empty, as an MP3 leaves it.': 'Over {0} er filen tom, slik en MP3 etterlater den.',
  '{0}, {1} kHz, silent above {2}': '{0}, {1} kHz, stille over {2}',
  'Likely: a steep low-pass on the main track would look the same.':
    'Sannsynlig: Et bratt lavpassfilter på hovedsporet ville sett likt ut.',
  'Below 63 Hz little sounds: {0} dB less than around 150 Hz.':
    'Under 63 Hz klinger det lite: {0} dB mindre enn rundt 150 Hz.',
  '31 to 63 Hz stand {0} dB below 125 to 250 Hz in most of the song':
    '31 til 63 Hz ligger {0} dB under 125 til 250 Hz i det meste av låten',
  'The set has {0} for the low end': 'Settet har {0} til bunnen',
  'The gap is measured, the likeness learnt from 280 songs. Music without bass has none, and that is fine.':
    'Forskjellen er målt, likheten lært av 280 låter. Musikk uten bass har ingen bunn, og det er helt i orden.',
  'Below 30 Hz there is nearly as much energy as in the bass itself: {0} dB less.':
    'Under 30 Hz er det nesten like mye energi som i selve bassen: {0} dB mindre.',
  '20 and 25 Hz: {0} dBFS; 40 to 100 Hz: {1} dBFS': '20 og 25 Hz: {0} dBFS; 40 til 100 Hz: {1} dBFS',
  'Measured. Which track brings it, a bounce does not say: solo one after the other.':
    'Målt. Hvilket spor som står for det, sier ikke en eksport: Lytt til dem solo, ett etter ett.',
  'In mono the band around {0} loses {1} dB.': 'I mono mister båndet rundt {0} {1} dB.',
  '{0}: {1} dB lost, {2} % of the energy': '{0}: {1} dB borte, {2} % av energien',
  '{0} to {1}: {2} to {3} dB lost, {4} % of the energy': '{0} til {1}: {2} til {3} dB borte, {4} % av energien',
  'The loss is measured. Wide sounds that are not alike on both sides lose 3 dB by nature.':
    'Tapet er målt. Brede lyder som ikke er like på begge sider, mister 3 dB av natur.',
  '{0} is {1} dB louder than {2}, over the whole file.': '{0} er {1} dB sterkere enn {2}, gjennom hele filen.',
  Left: 'Venstre',
  Right: 'Høyre',
  '{0} dB between the channels': '{0} dB mellom kanalene',
  'Panned to that side in the set: {0}': 'Panorert til den siden i settet: {0}',
  'No fader of the set is panned to that side': 'Ingen spor i settet er panorert til den siden',
  'Measured. Headphones that lean would not show it: this is the file.':
    'Målt. Skjeve hodetelefoner ville ikke vist det: Dette er filen.',
  'Played in mono, the low end loses {0} dB: left and right work against each other.':
    'Spilt i mono mister bunnen {0} dB: Venstre og høyre arbeider mot hverandre.',
  'below 55 Hz {0} dB are lost in mono': 'under 55 Hz går {0} dB tapt i mono',
  'up to {0} dB in a band below 120 Hz': 'opptil {0} dB i et bånd under 120 Hz',
  'The loss is measured. Which track causes it, a bounce does not say: bounce the suspects alone.':
    'Tapet er målt. Hvilket spor som er årsaken, sier ikke en eksport: Eksporter de mistenkte hver for seg.',
  'Both channels of the file are the same: it is mono.': 'Begge kanalene i filen er like: Den er mono.',
  'What differs between left and right stands {0} dB below the rest':
    'Det som skiller venstre og høyre, ligger {0} dB under resten',
  'Measured. If you bounced in mono to check, all is well.':
    'Målt. Eksporterte du i mono for å sjekke, er alt i orden.',
  'Left and right move against each other: one of them is upside down.':
    'Venstre og høyre beveger seg mot hverandre: Den ene er opp ned.',
  'Correlation of the bass (31 to 100 Hz): {0}': 'Korrelasjon i bassen (31 til 100 Hz): {0}',
  'The low end sits in the middle, and the width is kept for what lies above it.':
    'Bunnen sitter i midten, og bredden er spart til det som ligger over.',
  '31 to 125 Hz lose less than 0.1 dB in mono; correlation of the whole {0}':
    '31 til 125 Hz mister mindre enn 0,1 dB i mono; korrelasjon for helheten {0}',
  '31 to 125 Hz lose at most {0} dB in mono; correlation of the whole {1}':
    '31 til 125 Hz mister høyst {0} dB i mono; korrelasjon for helheten {1}',
  '{0} is narrower than {1}: its sides stand {2} dB lower against the middle.':
    '{0} er smalere enn {1}: Sidene ligger {2} dB lavere mot midten.',
  'sides {0} dB against the middle': 'sidene {0} dB mot midten',
  'A guess: the width is measured, that a high point wants to be wide is taste.':
    'En gjetning: Bredden er målt, at et høydepunkt skal være bredt, er smak.',
  'A sample on {0} breaks in {1}.': 'Et sample på {0} brytes på {1}.',
  '{0} clips play samples that break: on {1}.': '{0} klipp spiller samples som brytes: på {1}.',
  '{0}: at {1} of the file': '{0}: ved {1} i filen',
  '{0} s': '{0} s',
  'Measured in the file; whether the clip plays that place, look at its bars. Glitches can be the sound.':
    'Målt i filen; se i taktene om klippet spiller det stedet. Glitch kan være lyden.',
  'A sample on {0} is clipped in the file itself: {1}.': 'Et sample på {0} er klippet i selve filen: {1}.',
  '{0} clips play samples that are clipped in the file itself: on {1}.':
    '{0} klipp spiller samples som er klippet i selve filen: på {1}.',
  '{0}: {1}, clip gain {2}': '{0}: {1}, clip gain {2}',
  'Measured in the file. Distorted sounds are clipped on purpose.':
    'Målt i filen. Forvrengte lyder er klippet med vilje.',
  'The kick on {0} rings at {1}, which {2} does not hold.': 'Basstrommen på {0} klinger på {1}, som ikke er i {2}.',
  '{0} kicks ring at notes that {1} does not hold: on {2}.':
    '{0} basstrommer klinger på toner som ikke er i {1}: på {2}.',
  '{0} rings at {1}': '{0} klinger på {1}',
  'A guess: the pitch is measured, but short kicks hide it, and many fine records do not tune theirs.':
    'En gjetning: Tonehøyden er målt, men korte basstrommer skjuler den, og mange gode plater stemmer ikke sine.',
  'A loop on {0} sounds in {1}, the song is in {2}.': 'En loop på {0} klinger i {1}, låten er i {2}.',
  '{0} loops sound in another key than the song, {1}: on {2}.':
    '{0} looper klinger i en annen toneart enn låten, {1}: på {2}.',
  'heard {0}{1}: {2} of 7 notes fit; {3} st: {4} of 7': 'hørt {0}{1}: {2} av 7 toner passer; {3} halvtoner: {4} av 7',
  ' after {0} st': ' etter {0} halvtoner',
  'Likely: keys are heard with the confidence of the ear, and four in five of them are right. A clash can be wanted.':
    'Sannsynlig: Tonearter høres med ørets sikkerhet, og fire av fem stemmer. En kollisjon kan være ønsket.',
  '{0} is covered in bars {1} to {2}: {3} of it stands out there, {4} elsewhere. It lies under {5}.':
    '{0} er dekket i takt {1} til {2}: {3} av den trer fram der, {4} ellers. Den ligger under {5}.',
  'Bars {0} to {1}: {2} of {3} stands out of {4}': 'Takt {0} til {1}: {2} av {3} trer fram av {4}',
  'Likely: measured in your stems, against what the ear is known to cover. A part that steps back on purpose looks the same.':
    'Sannsynlig: Målt i stemmefilene dine, mot det man vet øret dekker. En stemme som trer tilbake med vilje, ser likt ut.',
  '{0} has notes in bars {1} to {2}, and its stem is silent there.':
    '{0} har toner i takt {1} til {2}, og stemmefilen er stille der.',
  'Bars {0} to {1}: notes of {2} that are not heard': 'Takt {0} til {1}: toner i {2} som ikke høres',
  'That the stem is silent is certain. Why is not in it: a mute, a missing plug-in or sample, or notes that are newer than the export.':
    'At stemmefilen er stille, er sikkert. Hvorfor står ikke i den: en mute, en plug-in eller et sample som mangler, eller toner som er nyere enn eksporten.',
}
