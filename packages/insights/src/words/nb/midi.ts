export const midiNb: Readonly<Record<string, string>> = {
  'Every hit on {0} stands exactly on the grid.': 'Hvert slag på {0} står nøyaktig på rutenettet.',
  'Every hit on {0} drum tracks stands exactly on the grid: {1}.':
    'Hvert slag på {0} trommespor står nøyaktig på rutenettet: {1}.',
  '{0}, no groove': '{0}, ingen groove',
  'Likely: the positions are certain. Techno and much else lives from the grid.':
    'Sannsynlig: Plasseringene er sikre. Techno og mye annet lever av rutenettet.',
  'No clip uses a groove.': 'Ingen klipp bruker en groove.',
  '{0}; {1}': '{0}; {1}',
  '{0} in the pool': '{0} i groove-poolen',
  'the groove pool is empty': 'groove-poolen er tom',
  'Certain, and nothing is missing: played parts have their own feel.':
    'Sikkert, og ingenting mangler: Innspilte stemmer har sin egen følelse.',
  '{0} plays the same hit {1} times in a row, equally loud.':
    '{0} spiller det samme slaget {1} ganger på rad, like sterkt.',
  'All {0} on {1} are equally loud, {2} of one drum in a row.':
    'Alle {0} på {1} er like sterke, {2} av samme tromme på rad.',
  '{0} parts repeat the same hit in a long row, equally loud: {1}.':
    '{0} stemmer gjentar det samme slaget i en lang rekke, like sterkt: {1}.',
  '{0} equal hits': '{0} like slag',
  'Likely: the notes are certain. A sound with its own variation, or a trap roll, is fine like this.':
    'Sannsynlig: Tonene er sikre. En lyd som varierer selv, eller en trap-rulle, er fin slik.',
  every: 'hver',
  'nearly every': 'nesten hver',
  '{0} note on {1} has the same velocity: {2} at {3}.': '{0} tone på {1} har samme anslagsstyrke: {2} på {3}.',
  '{0}; one bar, {1}': '{0}; én takt, {1}',
  'One bar on {0} comes round {1}, and every hit of it has velocity {2}.':
    'Én takt på {0} går {1}, og hvert slag i den har anslagsstyrke {2}.',
  'On {0} {1} note has the same velocity: {2}.': 'På {0} har {1} tone samme anslagsstyrke: {2}.',
  'All {0} that are heard are at velocity {1}.': 'Alle {0} som høres, har anslagsstyrke {1}.',
  'Each of the {0} with notes keeps to one velocity of its own, from {1} to {2}.':
    'Hver av {0} med toner holder seg til sin egen anslagsstyrke, fra {1} til {2}.',
  'Nearly all notes that are heard are at velocity {0}: {1} of {2}.':
    'Nesten alle tonene som høres, har anslagsstyrke {0}: {1} av {2}.',
  'Certain about the numbers, a guess about the need: a sound that ignores velocity will not change, and much electronic music is meant to be even. Kicks, electronic drums, arpeggios and held notes are named only beside what a hand would play, and a kit whose one bar comes round for most of a song.':
    'Sikkert om tallene, en gjetning om behovet: En lyd som ikke følger anslaget, endrer seg ikke, og mye elektronisk musikk skal være jevn. Basstrommer, elektroniske trommer, arpeggioer og liggende toner nevnes bare ved siden av noe en hånd ville spilt, og et trommesett som spiller den samme takten gjennom det meste av en låt.',
  all: 'alle',
  '{0} of them': '{0} av dem',
  'On {0} nearly every note is as loud as the others: {1}.': 'På {0} er nesten alle tonene like sterke: {1}.',
  'All {0} on {1} are at velocity {2} of 127, so soft that many sounds hardly answer.':
    'Alle {0} på {1} har anslagsstyrke {2} av 127, så svakt at mange lyder knapt svarer.',
  'On {0} every note is so soft that many sounds hardly answer: {1}.':
    'På {0} er hver tone så svak at mange lyder knapt svarer: {1}.',
  'Nearly every note on {0} is as loud as the others: {1} at a velocity of {2} to {3}.':
    'Nesten alle tonene på {0} er like sterke: {1} med anslagsstyrke {2} til {3}.',
  '{0}, nearly all at velocities {1} to {2}': '{0}, nesten alle med anslagsstyrke {1} til {2}',
  '{0}, {1} at velocity {2}': '{0}, {1} med anslagsstyrke {2}',
  'On {0}, {1} before the same key has ended.': 'På {0} begynner {1} før den samme tangenten er sluppet.',
  'On {0} tracks notes begin before the same key has ended: {1}.':
    'På {0} spor begynner toner før den samme tangenten er sluppet: {1}.',
  overlaps: 'overlapp',
  'Certain about the notes; with many sounds you will hear nothing of it.':
    'Tonene er sikre; med mange lyder hører du ingenting av det.',
  '{0} of {1} on {2} are almost too short to sound.': '{0} av {1} på {2} er nesten for korte til å klinge.',
  '{0} tracks have notes that are almost too short to sound: {1}.':
    '{0} spor har toner som nesten er for korte til å klinge: {1}.',
  'Likely: the lengths are certain. Grace notes and key-switches look the same.':
    'Sannsynlig: Lengdene er sikre. Forslag og key-switcher ser like ut.',
  'Nearly every hit on {0} stands exactly on the grid.': 'Nesten hvert slag på {0} står nøyaktig på rutenettet.',
  'Nearly every hit on {0} drum tracks stands exactly on the grid: {1}.':
    'Nesten hvert slag på {0} trommespor står nøyaktig på rutenettet: {1}.',
}
