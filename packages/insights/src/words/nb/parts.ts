/** Parts beside each other: crowded octaves, answers, doubled lines. */
export const partsNb: Readonly<Record<string, string>> = {
  'In {0} {1} parts or more play between {2} and {3}, the first time in bar {4}: {5}.':
    'I {0} spiller {1} stemmer eller flere mellom {2} og {3}, første gang i takt {4}: {5}.',
  'plays there in {0} of them': 'spiller der i {0} av dem',
  'In these bars the octave above, from {0}, is free': 'I disse taktene er oktaven over, fra {0}, ledig',
  'In these bars the octave below, from {0}, is free': 'I disse taktene er oktaven under, fra {0}, ledig',
  'Likely: the notes are certain. Whether parts cover each other depends on their sounds and levels, and parts that double one line are one voice.':
    'Sannsynlig: Tonene er sikre. Om stemmer dekker hverandre, avhenger av klang og nivå, og stemmer som dobler én linje, er én stemme.',
  '{0} and {1} take turns: {2} one answers the other.': '{0} og {1} bytter på: {2} svarer den ene den andre.',
  'together with the other for {0} of the time': 'sammen med den andre i {0} av tiden',
  'the first answer begins in {0}': 'det første svaret begynner i {0}',
  '{0}, then {1}': '{0}, så {1}',
  'Likely: the notes and their pauses are certain; that two parts are heard as a conversation depends on their sounds. Answers in audio are unknown to me.':
    'Sannsynlig: Tonene og pausene er sikre; om to stemmer høres som en samtale, avhenger av klangen. Svar i lyd kjenner jeg ikke.',
  '{0} play one line or a part of it, in unison and octaves.':
    '{0} spiller én linje eller en del av den, unisont og i oktaver.',
  '{0} play one line, in unison and octaves.': '{0} spiller én linje, unisont og i oktaver.',
  '{0} play one line in unison: one sound in {1}.': '{0} spiller én linje unisont: én lyd i {1}.',
  '{0} of {1} with {2}, first in {3}': '{0} av {1} sammen med {2}, første gang i {3}',
  '{0} play the same {1}, {2} in unison and octaves.': '{0} spiller samme {1}, {2} unisont og i oktaver.',
  '{0} play the same {1}, {2} in unison.': '{0} spiller samme {1}, {2} unisont.',
  '{0} play the same {1}, {2}, {3} apart.': '{0} spiller samme {1}, {2}, {3} fra hverandre.',
  line: 'linje',
  chords: 'akkorder',
  '{0} play one line in unison, or a part of it: one sound in {1}.':
    '{0} spiller én linje unisont, eller en del av den: én lyd i {1}.',
  '{0} play one line, {1} another': '{0} spiller én linje, {1} en annen',
  '{0} play one line or a part of it, {1} another': '{0} spiller én linje eller en del av den, {1} en annen',
  '{0}, {1} another': '{0}, {1} en annen',
  'the same clip as on {0}': 'samme klipp som på {0}',
  'the same clip, {0}, as on {1}': 'samme klipp, {0}, som på {1}',
  '{0} of the notes of the shorter part are doubled': '{0} av tonene i den korteste stemmen er doblet',
  'first together in {0}': 'sammen første gang i {0}',
  'The notes are certain. Layers of one sound are doubled on purpose; whether they are heard as one depends on their sounds.':
    'Tonene er sikre. Lag av én lyd er doblet med vilje; om de høres som én, avhenger av lydene.',
  'Likely: the MIDI notes are certain; notes in audio are unknown to me.':
    'Sannsynlig: MIDI-tonene er sikre; toner i lyd kjenner jeg ikke.',
  'Likely: the notes and their order are certain, that the part is the bass is read from the track. What stands on them is not looked at.':
    'Sannsynlig: Tonene og rekkefølgen er sikre; at stemmen er bassen, er lest av sporet. Det som står på dem, er ikke sett på.',
}
