import { norwegianChord, norwegianKeyName } from '@kvint/report'

/** Why a key is what it is, or is not known, in Norwegian; `null` for a sentence that has none here. */
export function reasonInNorwegian(sentence: string): string | null {
  for (const [pattern, write] of PATTERNS) {
    const found = pattern.exec(sentence)
    if (found) return write(...found.slice(1))
  }
  return null
}

type Pattern = readonly [pattern: RegExp, write: (...parts: string[]) => string]

const key = (name = '') => norwegianKeyName(name)
const chord = (symbol = '') => (symbol === 'silence' ? 'stillhet' : norwegianChord(symbol))

const PATTERNS: readonly Pattern[] = [
  [
    /^(\d+ %) of the sounding time lies in the scale of (.+)$/,
    (share, name) => `${share} av klangtiden ligger i skalaen til ${key(name)}`,
  ],
  [
    /^the bass is on (.+) for (\d+ %) of the time$/,
    (note, share) => `bassen ligger på ${chord(note)} ${share} av tiden`,
  ],
  [/^it begins on (.+)$/, (symbol) => `den begynner på ${chord(symbol)}`],
  [/^it ends on (.+)$/, (symbol) => `den slutter på ${chord(symbol)}`],
  [
    /^the chord on (.+) fills (\d+ %) of the chord time$/,
    (note, share) => `akkorden på ${chord(note)} fyller ${share} av akkordtiden`,
  ],
  [
    /^(.+) falls to (.+) (\d+) times?$/,
    (from, to, times) => `${chord(from)} faller til ${chord(to)} ${times} ${times === '1' ? 'gang' : 'ganger'}`,
  ],
  [
    /^(.+) sounds, which (.+) does not have$/,
    (note, name) => `${chord(note)} klinger, og den finnes ikke i ${key(name)}`,
  ],
  [/^the set names (.+) as its scale$/, (name) => `settet oppgir ${key(name)} som skala`],
  [/^the set names (.+), though$/, (name) => `settet oppgir riktignok ${key(name)}`],
  [/^the names of (\d+) samples say (.+)$/, (count, name) => `navnene på ${count} samples sier ${key(name)}`],
  [
    /^the notes alone leave it open: (.+) fits them best$/,
    (name) => `notene alene avgjør det ikke: ${key(name)} passer dem best`,
  ],
  [/^it is heard in the bounce, not read from notes$/, () => 'den er hørt i eksporten, ikke lest fra noter'],
  [/^the chords alone fit (.+) best$/, (name) => `akkordene alene passer best til ${key(name)}`],
  [/^There are no notes to read\.$/, () => 'Det er ingen noter å lese.'],
  [/^No note has a usable pitch, start and length\.$/, () => 'Ingen note har brukbar tonehøyde, start og lengde.'],
  [
    /^Only drums, one-shots or key-switches play: they carry no harmony\.$/,
    () => 'Bare trommer, enkeltlyder og key-switcher spiller: de bærer ingen harmoni.',
  ],
  [
    /^There are too few notes to tell one key from another\.$/,
    () => 'Det er for få noter til å skille én toneart fra en annen.',
  ],
  [
    /^Only one note name sounds, in whatever octave: that fits every key that contains it\.$/,
    () => 'Bare én tone klinger, i ulike oktaver: den passer i alle tonearter som har den.',
  ],
  [
    /^Nearly all twelve notes sound at once: no chord stands out\.$/,
    () => 'Nesten alle tolv toner klinger samtidig: ingen akkord trer fram.',
  ],
  [
    /^The twelve notes are used so evenly that no note becomes a home\.$/,
    () => 'De tolv tonene brukes så jevnt at ingen av dem blir hjemme.',
  ],
  [
    /^No notes are heard: the tracks and clips that hold notes are switched off\.$/,
    () => 'Ingen noter høres: sporene og klippene med noter er slått av.',
  ],
]
