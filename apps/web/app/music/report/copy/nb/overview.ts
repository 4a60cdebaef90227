import { writtenLength } from '@kvint/ui'
import type { ReportCopy } from '../en/report.ts'
import { number, count, bars, percent } from './figures.ts'
import { partsNb } from './parts.ts'

export const overviewNb: Pick<
  ReportCopy,
  'picture' | 'overview' | 'gaps' | 'older' | 'strip' | 'exports' | 'answers' | 'depth' | 'timeLine' | 'more' | 'known'
> = {
  picture: {
    asTable: 'Tabell',
    asPicture: 'Bilde',
    saveAs: (form, name) => `Lagre bildet ${name} som ${form}`,
  },
  overview: {
    source: ({ fileName, creator, live, bytes }) =>
      `${fileName} · ${creator ?? `Live ${live}`} · ${number(Math.max(1, Math.round(bytes / 1024)))} kB`,
    key: ({ name, confidence }) =>
      confidence >= 0.85 ? name : `${confidence >= 0.6 ? 'trolig' : 'kanskje'} ${name} (${percent(confidence)})`,
    bpm: ({ bpm, minBpm, maxBpm, isAutomated }) =>
      isAutomated && minBpm !== maxBpm ? `${number(minBpm)}–${number(maxBpm)}` : number(bpm),
    meter: (meter, changes) => (changes === 0 ? meter : `${meter}, ${count(changes, 'skifte', 'skifter')}`),
    bars: (length) => count(Math.round(length * 10) / 10, 'takt', 'takter'),
    noNotes: 'ingen noter',
    stageQuestions: {
      sketch: 'er den fortsatt en skisse?',
      arrange: 'er den under arrangering?',
      mix: 'er den under miksing?',
      export: 'skal den snart eksporteres?',
    },
    stageNames: { sketch: 'En skisse', arrange: 'Arrangeres', mix: 'Mikses', export: 'Snart eksport' },
    lengthOf: {
      arrangement: '',
      scenes: 'Scenene ligger etter hverandre ovenfor.',
      nothing: 'Det er ingen klipp å legge ut ennå.',
    },
  },
  gaps: {
    title: (parts) => `${count(parts, 'del', 'deler')} av denne filen kunne ikke leses`,
    text: 'Alt som sies nedenfor, ser bort fra dem.',
    which: 'Hvilke, og hvorfor',
  },
  older: {
    text: 'En tidligere versjon av Kvint laget denne rapporten. I dag kan den si noe annet.',
    again: 'Les settet på nytt',
    reading: 'Leser …',
    gone: 'Slipp settet på siden for å lese det på nytt.',
  },
  strip: {
    title: 'Hele låten',
    parts: partsNb,
    window: 'Takter som vises',
    bars,
    shown: (from, to) => `Hele låten. Nedenfor vises takt ${from} til ${to}.`,
    closer: 'Nærmere',
    wider: 'Lenger unna',
    whole: 'Hele låten',
  },
  exports: {
    title: 'Eksporter',
    json: 'Rapporten som JSON',
    csv: 'Sporene som CSV',
    midi: 'Akkordene som MIDI',
    print: 'Skriv ut',
  },
  answers: {
    question: 'Er noe her med vilje, eller feil?',
    tell: 'Si hvilket',
    which: 'Hvilket',
    verdicts: { sense: 'Gir mening', purpose: 'Med vilje', wrong: 'Feil' },
    heard: {
      sense: 'Husket for dette settet.',
      purpose: 'Husket for dette settet: det står sist i emnet sitt fra nå av.',
      wrong:
        'Husket for dette settet. Er det stadiet eller rollen til et spor som er feil, rett det under Enheter eller over listen; settet leses på nytt.',
    },
    roleOf: (track) => `Rollen til ${track}`,
    stage: 'Stadiet låten er på',
    rereading: 'Leser settet på nytt…',
  },
  depth: {
    label: 'Leksjoner for',
    names: { beginner: 'Nybegynnere', intermediate: 'Litt erfarne', advanced: 'Viderekomne' },
  },
  timeLine: {
    title: 'Låten',
    keys: 'Låten over én tidslinje. Opp og ned går fra rad til rad, venstre og høyre langs den, Enter velger, pluss og minus zoomer, Shift med piler flytter, T viser tabeller.',
    heard: '(hørt)',
    turn: 'Snu bildet',
    turnBack: 'Tilbake til siden',
    lanes: {
      sections: 'Deler',
      findings: 'Funn',
      chords: 'Akkorder',
      keys: 'Tonearter',
      tempo: 'Tempo',
      energy: 'Hvor fullt',
    },
    levels: { tension: 'spenning', away: 'borte', home: 'hjemme' },
    families: {
      drums: 'Trommer',
      bass: 'Bass',
      chords: 'Akkorder',
      lead: 'Linjer',
      effects: 'Effekter',
      others: 'Andre',
      silent: 'Høres ikke',
    },
    silent: 'Høres ikke',
    byFunction: 'Farge etter funksjon',
    byPart: 'Farge etter stemme',
    section: (label, { from, to }, parts, leadsIn) =>
      `${label}, ${bars(from, to).toLowerCase()}, ${count(parts, 'stemme', 'stemmer')}${leadsIn ? `; inn i den: ${leadsIn}` : ''}`,
    chord: (what, bar) => `${what}, takt ${bar}`,
    parked: (track, clips, bar) => `Bak låten, fra takt ${bar}: ${number(clips)} klipp på ${track}`,
  },
  more: { title: 'Mer om denne låten', loops: 'Looper uten plass' },
  known: {
    title: 'Kjent fra settet',
    tempo: 'Tempo og lengde',
    tempoOf: ({ tempo, meter, lengthBars, lengthSeconds }) =>
      `${number(tempo.bpm)} BPM, ${meter}; ${count(Math.round(lengthBars), 'takt', 'takter')}, ${writtenLength(lengthSeconds)}`,
    form: 'Form',
    formOf: (sections, hasLocators) =>
      `${count(sections, 'del', 'deler')}, ${hasLocators ? 'med markører' : 'etter hva som spiller; ingen markører å gå etter'}`,
    clips: 'Klipp',
    clipsOf: ({ arrangement, session }, copyShare) =>
      `${number(arrangement || session)} klipp${copyShare ? `, ${percent(copyShare)} av dem gjentar et tidligere nøyaktig` : ''}`,
    devices: 'Enheter',
    devicesOf: (devices, plugins) =>
      `${count(devices, 'enhet', 'enheter')}${plugins.length > 0 ? `; plugins: ${plugins.map(({ name }) => name).join(', ')}` : ''}`,
    files: 'Filer',
    filesOf: (files) =>
      `${number(files)} ${files === 1 ? 'sample' : 'samples'} ved navn; et sett inneholder ikke lyden deres`,
  },
}
