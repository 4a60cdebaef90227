import type { ReadingCopy } from '../en/reading.ts'
import { writtenNumber } from '@kvint/ui'
import { readFailuresNb } from '../read-failures-nb.ts'

export const readingNb: ReadingCopy = {
  title: 'Settene dine',
  description: 'Les Ableton Live-sett i denne nettleseren og behold rapportene i den.',
  drop: {
    heading: 'Les et Live-sett',
    text: 'Slipp .als-filer, et sett sammen med eksporten, eller en hel prosjektmappe hvor som helst på siden, eller velg filer. Live 8 til 12. De blir værende i nettleseren din.',
    choose: 'Velg filer',
    nothing: 'Der er det verken et Live-sett eller en lyd. Et sett slutter på .als.',
    release: 'Slipp for å lese',
    listing: 'Ser gjennom mappen',
  },
  work: {
    heading: 'Leser nå',
    ended: 'Nettopp lest',
    steps: {
      waiting: 'I kø',
      reading: 'Leser spor, klipp og enheter',
      tracks: 'Finner ut hva hvert spor gjør',
      arrangement: 'Legger ut arrangementet',
      harmony: 'Finner toneart og akkorder',
      findings: 'Ser etter noe å lære av',
    },
    bytes: (done, all) => `${kilobytes(done)} av ${kilobytes(all)} kB`,
    cancel: 'Avbryt',
    cancelName: (file) => `Avbryt lesingen av ${file}`,
    cancelled: (file) => `Lesingen av ${file} ble avbrutt. Ingenting ble tatt vare på.`,
    failed: 'Kunne ikke leses',
    reason: ({ code }) => readFailuresNb[code],
    dismiss: 'Lukk',
    dismissName: (file) => `Lukk meldingen om ${file}`,
    open: 'Åpne rapporten',
    done: (tracks, notes, bars) =>
      `Leste ${number(tracks)} spor, ${count(notes, 'note', 'noter')}, ${count(bars, 'takt', 'takter')}.`,
    partial: (gaps) => `${count(gaps, 'del', 'deler')} kunne ikke leses; rapporten sier hvilke.`,
    notKept: 'Nettleseren kunne ikke lagre rapporten. Den er borte når du forlater siden.',
    workerBroke:
      'Leseren stanset uventet. Slipp filen en gang til. Stanser den igjen, trenger filen mer minne enn denne nettleseren har.',
  },
  latest: {
    heading: 'Låtene dine',
    all: 'Alle settene dine',
    inAccount: 'På kontoen din',
    here: 'I denne nettleseren',
  },
  shelf: {
    heading: 'Lagret i denne nettleseren',
    delete: 'Slett',
    deleteName: (name) => `Slett ${name}`,
    deleted: (name) => `${name} er slettet.`,
    undo: 'Angre',
    unreadable:
      'Denne nettleseren lar ikke Kvint lagre rapporter (privat vindu eller blokkert lagring). Du kan fortsatt lese sett; en rapport er borte når du forlater siden.',
    noKey: 'ingen toneart funnet',
    bpm: (bpm) => `${number(bpm)} BPM`,
    bars: (bars) => count(bars, 'takt', 'takter'),
    tracks: (tracks) => `${number(tracks)} spor`,
    readAt: (when) => when,
    gone: {
      title: 'Den rapporten er ikke i denne nettleseren.',
      text: 'Den kan være slettet, eller lest i en annen nettleser. Slipp settet igjen for å lese det på nytt.',
      back: 'Til settene dine',
    },
  },
}

function count(amount: number, one: string, many: string): string {
  return `${number(amount)} ${amount === 1 ? one : many}`
}

function number(value: number): string {
  return writtenNumber(value, 'nb', 2)
}

function kilobytes(bytes: number): string {
  return number(Math.ceil(bytes / 1024))
}
