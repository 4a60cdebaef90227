import type { Unit } from '@kvint/insights'
import type { LibraryCopy } from '../en/library.ts'
import { libraryMetricsNb } from './habits/metrics.ts'
import { writtenNumber } from '@kvint/ui'

export const libraryNb: LibraryCopy = {
  title: 'Biblioteket ditt',
  description:
    'Hva Live-settene dine har til felles: tempo, toneart, akkorder, vekst, lyder. Lest i denne nettleseren.',
  lead: 'Åpne mappen der låtene dine ligger, og se dine egne vaner: hva du griper til, hvor låter stopper, hvordan de vokser.',
  link: 'Se hva låtene dine har til felles',
  back: 'Settene dine',
  folder: {
    heading: 'Åpne en mappe med låter',
    text: 'Hundrevis av sett går fint. Velg mappen, eller slipp den her. Alt leses på denne maskinen, i denne nettleseren: ingen fil og intet navn forlater den.',
    choose: 'Velg en mappe',
    again: 'Les på nytt',
    release: 'Slipp for å lese',
    backups: 'Les også tidligere lagringer i Backup-mapper: de viser hvordan låter vokser',
    noFolder: 'Det var ikke en mappe. Slipp mappen som prosjektene dine ligger i.',
    forget: 'Glem denne mappen',
    refused: 'Nettleseren får ikke lese mappen lenger. Velg mappen på nytt; bare det som er endret, blir lest.',
    readAt: (name, when) => `${name}, lest ${when}`,
  },
  scan: {
    listing: (found) => `Ser gjennom mappen: ${number(found)} sett så langt`,
    reading: (done, total) => `Har lest ${number(done)} av ${number(total)} sett`,
    bytes: (done, total) => `${megabytes(done)} av ${megabytes(total)} MB`,
    label: 'Leser mappen',
    cancel: 'Avbryt',
    cancelled: (read) =>
      `Stanset etter ${number(read)} sett. Det som er lest, er tatt vare på; les på nytt for å fortsette herfra.`,
    done: (read, unchanged) =>
      `Leste ${number(read)} sett${unchanged > 0 ? `; ${number(unchanged)} var uendret` : ''}.`,
    nothing: 'Det er ingen .als-fil i denne mappen. Velg mappen som prosjektmappene dine ligger i.',
    broken: 'Leseren stanset uventet. Les mappen på nytt: den fortsetter der den var.',
  },
  gaps: {
    heading: (files) => `${count(files, 'fil', 'filer')} kunne ikke leses, eller ikke helt`,
    reasons: {
      set: 'Ikke lest.',
      file: 'Filen er borte eller kan ikke åpnes. Se etter at den ligger på denne maskinen og ikke bare i skyen, og les på nytt.',
      reader: 'Leseren gikk i stykker på denne filen. Åpne den i Live, lagre den under nytt navn, og les på nytt.',
      time: 'Det tok lenger enn to minutter, og filen ble utelatt.',
      partial: '',
    },
    partial: (parts) => `${count(parts, 'del', 'deler')} kunne ikke leses; resten teller.`,
  },
  facts: {
    songs: (songs) => (songs === 1 ? 'låt' : 'låter'),
    saves: (saves) => (saves === 1 ? 'lagring' : 'lagringer'),
    hours: 'arrangert i alt',
    since: 'første og siste lagring',
  },
  areas: {
    finishing: 'Å bli ferdig',
    'tempo-and-key': 'Tempo og toneart',
    harmony: 'Harmonikk',
    playing: 'Spill',
    saving: 'Vekst og lagring',
    form: 'Form',
    sounds: 'Lyder og enheter',
    mix: 'Miks',
    order: 'Orden og stil',
  },
  allAreas: 'Alt',
  filter: 'Vis',
  habit: {
    basis: (songs, span) => `${count(songs, 'låt', 'låter')}${span ? `, ${span}` : ''}`,
    tryThis: 'Prøv dette',
    honesty: 'Hvor sikkert',
    hide: 'Skjul',
    hideName: (title) => `Skjul ${title}`,
    hidden: (habits) => `${count(habits, 'vane', 'vaner')} er skjult.`,
    showHidden: 'Vis dem igjen',
    keys: 'Piltaster går fra merke til merke, Enter viser låtene bak.',
    behind: (mark, songs) => `${mark}: ${count(songs, 'låt', 'låter')}`,
    close: 'Lukk',
    opening: 'Leser',
    columns: ['Navn', 'Verdi', 'Låter'],
    tableCaption: (title) => `${title}: tallene`,
  },
  songs: {
    heading: 'Alle låter',
    open: (name) => `Åpne rapporten om ${name}`,
    noKey: 'fant ingen toneart',
    unreadable: (name) => `${name} ligger ikke i mappen lenger. Les mappen på nytt.`,
    chooseAgain:
      'Denne nettleseren kan ikke komme tilbake til en mappe av seg selv. Velg mappen på nytt; da åpnes rapporter herfra.',
    more: (songs) => `Vis ${number(songs)} til`,
  },
  ownLength: {
    title: 'Lengde blant dine egne låter',
    sentence: (length, shorter, others, middle) =>
      `Denne låten varer ${length}. ${number(shorter)} av dine ${number(others)} andre arrangementer er kortere; den midterste varer ${middle}.`,
    honesty: 'Til slutten av siste klipp. Sammenlignet med mappen du åpnet i biblioteket ditt, og med ingen andre.',
    link: 'Til biblioteket ditt',
    self: 'denne låten',
    columns: ['Låt', 'Lengde'],
  },
  growth: { seconds: 'lengde', clips: 'klipp', devices: 'enheter' },
  labels: {
    sketch: 'skisse',
    arrange: 'arrangeres',
    mix: 'mikses',
    export: 'eksporteres',
    major: 'dur',
    minor: 'moll',
    dorian: 'dorisk',
    phrygian: 'frygisk',
    lydian: 'lydisk',
    mixolydian: 'miksolydisk',
    locrian: 'lokrisk',
    drums: 'trommer',
    kick: 'stortromme',
    snare: 'skarptromme',
    hats: 'hi-hat',
    percussion: 'perkusjon',
    bass: 'bass',
    chords: 'akkorder',
    pad: 'flate',
    lead: 'melodi',
    arp: 'arpeggio',
    vocal: 'vokal',
    guitar: 'gitar',
    keys: 'tangenter',
    effects: 'effekter',
    song: 'hel låt',
    kept: 'beholdt',
    removed: 'fjernet',
    missing: 'mangler',
    fragile: 'utrygt sted',
    outside: 'utenfor prosjektet',
    away: 'ligger fortsatt',
    'secondary dominants': 'bidominanter',
    'chords rooted outside the key': 'akkorder med grunntone utenfor tonearten',
    'a mode beside major and minor': 'en annen skala enn dur og moll',
    'a meter other than 4/4': 'en annen taktart enn 4/4',
    automation: 'automasjon',
    'a groove of the pool': 'en groove fra groove-poolen',
    'a shared reverb': 'felles klang',
    Monday: 'mandag',
    Tuesday: 'tirsdag',
    Wednesday: 'onsdag',
    Thursday: 'torsdag',
    Friday: 'fredag',
    Saturday: 'lørdag',
    Sunday: 'søndag',
  },
  axes: {
    songs: 'låter',
    saves: 'lagringer',
    tracks: 'spor',
    devices: 'enheter',
    clips: 'klipp',
    files: 'filer',
    sections: 'deler',
    bars: 'takter',
    bpm: 'BPM',
    seconds: 'lengde, min:s',
    minutes: 'minutter',
    days: 'dager',
    share: 'prosent',
    perMinute: 'punkter i minuttet',
    reverbs: 'spor med egen klang',
    sends: 'returer med klang',
    velocity: 'anslag',
    pitch: 'tonehøyde',
    date: 'siste lagring',
    none: '',
  },
  counted: (value, unit) => {
    const nouns = NOUNS[unit]
    return nouns ? count(value, ...nouns) : number(value)
  },
  metrics: libraryMetricsNb,
}

const NOUNS: Partial<Record<Unit, readonly [string, string]>> = {
  songs: ['låt', 'låter'],
  saves: ['lagring', 'lagringer'],
  tracks: ['spor', 'spor'],
  devices: ['enhet', 'enheter'],
  clips: ['klipp', 'klipp'],
  files: ['fil', 'filer'],
  sections: ['del', 'deler'],
  bars: ['takt', 'takter'],
  minutes: ['minutt', 'minutter'],
  days: ['dag', 'dager'],
}

function number(value: number): string {
  return writtenNumber(value, 'nb', 1)
}

function count(value: number, one: string, many: string): string {
  return `${number(value)} ${value === 1 ? one : many}`
}

function megabytes(bytes: number): string {
  return writtenNumber(bytes / 1e6, 'nb', bytes < 1e7 ? 1 : 0)
}
