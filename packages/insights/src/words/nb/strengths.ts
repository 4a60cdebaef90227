export const strengthsNb: Readonly<Record<string, string>> = {
  '{0} varies its beat towards the end of four bars: in bars {1}.':
    '{0} varierer beaten mot slutten av fire takter: i takt {1}.',
  'bar {0} adds {1}: {2}': 'takt {0} legger til {1}: {2}',
  'bar {0} leaves out {1}: {2}': 'takt {0} utelater {1}: {2}',
  'bar {0} breaks off for a rest: the next hit comes {1} later':
    'takt {0} bryter av for en pause: neste slag kommer {1} senere',
  'bar {0} adds {1} and leaves out {2}: {3}': 'takt {0} legger til {1} og utelater {2}: {3}',
  '{0} among {1} with notes': '{0} av {1} med toner',
  'Likely: the bars are counted, and that this is a drum part follows from its name, devices or samples.':
    'Sannsynlig: Taktene er talt, og at dette er en trommestemme, følger av navn, enheter eller samples.',
  'the key of their place': 'tonearten på stedet',
  '{0} does not belong to {1}: it is borrowed, and leads back home.':
    '{0} hører ikke til {1}: Den er lånt, og fører hjem igjen.',
  '{0} do not belong to {1}: they are borrowed, and lead back home.':
    '{0} hører ikke til {1}: De er lånt, og fører hjem igjen.',
  '{0}{1} in {2}{3}': '{0}{1} i {2}{3}',
  ' ({0} in {1})': ' ({0} i {1})',
  'all {0}': 'alle {0}',
  '{0} of {1}': '{0} av {1}',
  '{0} of the {1} lead back at once, of {2} chords in all': '{0} av {1} fører rett tilbake, av {2} akkorder i alt',
  'Likely: it rests on the key and chord that I read from the notes. Sampled chords and audio are not part of it.':
    'Sannsynlig: Det hviler på tonearten og akkordene jeg leser av tonene. Samplede akkorder og lyd er ikke med.',
  'Nothing stays the same for more than {0}: parts come or go at {1} places in {2}.':
    'Ingenting er likt i mer enn {0}: Stemmer kommer eller går på {1} steder i løpet av {2}.',
  'Longest unchanged stretch: bars {0} to {1}': 'Lengste uendrede strekk: takt {0} til {1}',
  'Likely: clips are counted, and filters or plug-ins that move inside them are invisible to me, so the truth can only be livelier.':
    'Sannsynlig: Klipp er talt, og filtre eller plugins som beveger seg inne i dem, ser jeg ikke, så sannheten kan bare være livligere.',
  'The notes on {0} are struck at many different strengths.': 'Tonene på {0} slås an med mange ulike styrker.',
  'On {0} the notes are struck at many different strengths: {1}.':
    'På {0} slås tonene an med mange ulike styrker: {1}.',
  'velocities {0} to {1}, spread {2}': 'anslagsstyrker fra {0} til {1}, spredning {2}',
  'Certain about the numbers. An instrument that ignores velocity plays them all alike.':
    'Tallene er sikre. Et instrument som ikke bryr seg om anslag, spiller dem likt.',
  '{0} of {1} have a name of their own, and {2} tell them apart.': '{0} av {1} har et eget navn, og {2} skiller dem.',
  '{0} of {1} tracks named; {2}': '{0} av {1} spor har navn; {2}',
  'Certain: counted in the file. Whether the names fit the sounds only you know.':
    'Sikkert: talt i filen. Om navnene passer lydene, vet bare du.',
  'You made {0} different pieces out of one recording, {1}, and used them {2}.':
    'Du laget {0} ulike biter av ett opptak, {1}, og brukte dem {2}.',
  '{0} of two bars or less': '{0} på to takter eller mindre',
  'Certain: counted in the file. How the recording sounds a set does not hold.':
    'Sikkert: talt i filen. Hvordan opptaket låter, står ikke i et sett.',
  'All {0} have room above them, and {1} stands at 0 dB.': 'Alle {0} har rom over seg, og {1} står på 0 dB.',
  'Highest fader {0}, the middle one {1}': 'Høyeste fader {0}, den midterste {1}',
  'Certain about the faders. How loud the tracks are behind them a set does not hold.':
    'Faderne er sikre. Hvor sterke sporene er bak dem, står ikke i et sett.',
  'The song has small places and large ones: {0}, {1}.': 'Låten har små steder og store: {0}, {1}.',
  '{0}, {1}: {2}': '{0}, {1}: {2}',
  'Likely: parts are counted by their clips. A clip may be silent for a while, and a set holds no audio, so this is not loudness.':
    'Sannsynlig: Stemmer telles etter klippene sine. Et klipp kan være stille en stund, og et sett inneholder ingen lyd, så dette er ikke lydstyrke.',
  'bars {0} to {1}': 'takt {0} til {1}',
  '{0} share one space, {1}.': '{0} deler ett rom, {1}.',
  'send to {0} at {1}': 'send til {0} på {1}',
  'Certain about the sends and what the return holds. How much of it is heard depends on the effect.':
    'Sendene og det returen har, er sikre. Hvor mye av det som høres, avhenger av effekten.',
}
