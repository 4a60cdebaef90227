/** What says that a song is in a key, or why none is known. */
export const keysNb: Readonly<Record<string, string>> = {
  '{0} of the sounding time lies in the scale of {1}': '{0} av tiden det klinger, ligger i skalaen til {1}',
  'the bass is on {0} for {1} of the time': 'bassen ligger på {0} i {1} av tiden',
  'it ends on {0}': 'den slutter på {0}',
  'the chord on {0} fills {1} of the chord time': 'akkorden på {0} fyller {1} av akkordtiden',
  '{0} falls to {1} {2}': '{0} faller til {1} {2}',
  '{0} sounds, which {1} does not have': '{0} klinger, en tone som ikke finnes i {1}',
  'the set names {0} as its scale': 'settet oppgir {0} som skala',
  'the set names {0}, though': 'settet oppgir derimot {0}',
  'it is read from tracks or clips that are switched off: nothing else carries harmony':
    'den er lest fra spor eller klipp som er slått av: ingenting annet bærer harmonikk',
  'it is read from the clips of the session: the arrangement has no notes that carry harmony':
    'den er lest fra klippene i Session View: arrangementet har ingen toner som bærer harmonikk',
  'the names of {0} samples say {1}': 'navnene på {0} samples sier {1}',
  'the notes alone leave it open: {0} fits them best': 'tonene alene avgjør det ikke: {0} passer best til dem',
  'it is heard in the bounce, not read from notes': 'den er hørt i eksporten, ikke lest fra toner',
  'the chords alone fit {0} best': 'akkordene alene passer best i {0}',
  'There are no notes to read.': 'Det er ingen toner å lese.',
  'No note has a usable pitch, start and length.': 'Ingen tone har en brukbar tonehøyde, start og lengde.',
  'Only drums, one-shots or key-switches play: they carry no harmony.':
    'Bare trommer, enkeltslag eller styretoner spiller: De bærer ingen harmonikk.',
  'There are too few notes to tell one key from another.': 'Det er for få toner til å skille én toneart fra en annen.',
  'Only one note name sounds, in whatever octave: that fits every key that contains it.':
    'Bare én tone klinger, i én eller flere oktaver: Den passer i hver toneart som har den.',
  'Nearly all twelve notes sound at once: no chord stands out.':
    'Nesten alle de tolv tonene klinger samtidig: Ingen akkord skiller seg ut.',
  'The twelve notes are used so evenly that no note becomes a home.':
    'De tolv tonene brukes så jevnt at ingen av dem blir hjemme.',
  'No notes are heard: the tracks and clips that hold notes are switched off.':
    'Ingen toner høres: Sporene og klippene som har toner, er slått av.',
}
