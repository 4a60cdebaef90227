import type { LibraryArea, MetricWords, Unit } from '@kvint/insights'
import { writtenNumber } from '@kvint/ui'

/** Texts of a metric in another language than the library’s own. */
export type TranslatedMetrics = Readonly<Record<string, MetricWords>>

export const libraryEn = {
  title: 'Your library',
  description: 'What your Live sets have in common: tempo, keys, chords, growth, sounds. Read in this browser.',
  lead: 'Open the folder that your songs are in, and see your own habits: what you reach for, where songs stop, how they grow.',
  link: 'See what your songs have in common',
  back: 'Your sets',
  folder: {
    heading: 'Open a folder of songs',
    text: 'Hundreds of sets are fine. Choose the folder, or drop it here. Everything is read on this machine, in this browser. No file and no file name leaves it.',
    choose: 'Choose a folder',
    again: 'Read again',
    release: 'Drop to read',
    backups: 'Also read the earlier saves in Backup folders: they show how songs grow',
    noFolder: 'That was not a folder. Drop the folder that holds your projects.',
    forget: 'Forget this folder',
    refused: 'The browser no longer has access to the folder. Choose it again; only what has changed will be read.',
    readAt: (name: string, when: string) => `${name}, read ${when}`,
  },
  scan: {
    listing: (found: number) => `Looking through the folder: ${count(found, 'set')} so far`,
    reading: (done: number, total: number) => `Read ${number(done)} of ${count(total, 'set')}`,
    bytes: (done: number, total: number) => `${megabytes(done)} of ${megabytes(total)} MB`,
    label: 'Reading the folder',
    cancel: 'Cancel',
    cancelled: (read: number) =>
      `Stopped after ${count(read, 'set')}. What was read is kept. Read again to continue from here.`,
    done: (read: number, unchanged: number) =>
      `Read ${count(read, 'set')}${unchanged > 0 ? `; ${number(unchanged)} had not changed` : ''}.`,
    nothing: 'There is no .als file in this folder. Choose the folder that holds your project folders.',
    broken: 'The reader stopped unexpectedly. Read the folder again: it continues where it stopped.',
  },
  gaps: {
    heading: (files: number) => `${count(files, 'file')} could not be read in full`,
    reasons: {
      set: 'Not read.',
      file: 'The file is gone or cannot be opened. Check that it is on this machine and not only in the cloud, and read again.',
      reader: 'The reader failed on this file. Open it in Live, save it under a new name, and read again.',
      time: 'It took longer than two minutes and was left out.',
      partial: '',
    },
    partial: (parts: number) => `${count(parts, 'part')} could not be read; the rest counts.`,
  },
  facts: {
    songs: (songs: number): string => (songs === 1 ? 'song' : 'songs'),
    saves: (saves: number): string => (saves === 1 ? 'save' : 'saves'),
    hours: 'arranged in all',
    since: 'first and last save',
  },
  areas: {
    finishing: 'Finishing',
    'tempo-and-key': 'Tempo and key',
    harmony: 'Harmony',
    playing: 'Playing',
    saving: 'Growth and saving',
    form: 'Form',
    sounds: 'Sounds and devices',
    mix: 'Mix',
    order: 'Order and style',
  } satisfies Record<LibraryArea, string>,
  allAreas: 'All',
  filter: 'Show',
  habit: {
    basis: (songs: number, span: string | null) => `${count(songs, 'song')}${span ? `, ${span}` : ''}`,
    tryThis: 'Try this',
    honesty: 'How sure',
    hide: 'Hide',
    hideName: (title: string) => `Hide ${title}`,
    hidden: (habits: number) => `${count(habits, 'habit')} hidden.`,
    showHidden: 'Show them again',
    keys: 'Arrow keys go from mark to mark, Enter shows the songs behind it.',
    behind: (mark: string, songs: number) => `${mark}: ${count(songs, 'song')}`,
    close: 'Close',
    opening: 'Reading',
    columns: ['Name', 'Value', 'Songs'],
    tableCaption: (title: string) => `${title}: the figures`,
  },
  songs: {
    heading: 'All songs',
    open: (name: string) => `Open the report of ${name}`,
    noKey: 'no key found',
    unreadable: (name: string) => `${name} is no longer in the folder. Read the folder again.`,
    chooseAgain: 'This browser cannot reopen a folder by itself. Choose the folder again; then reports open from here.',
    more: (songs: number) => `Show ${number(songs)} more`,
  },
  ownLength: {
    title: 'Length among your own songs',
    sentence: (length: string, shorter: number, others: number, middle: string) =>
      `This song lasts ${length}. ${number(shorter)} of your ${number(others)} other arrangements are shorter; the median is ${middle}.`,
    honesty: 'Up to the end of the last clip. Compared only with the folder that you opened in your library.',
    link: 'To your library',
    self: 'this song',
    columns: ['Song', 'Length'],
  },
  growth: { seconds: 'length', clips: 'clips', devices: 'devices' },
  labels: { fragile: 'at risk', outside: 'outside the project', away: 'still resting' } as Readonly<
    Record<string, string>
  >,
  axes: {
    songs: 'songs',
    saves: 'saves',
    tracks: 'tracks',
    devices: 'devices',
    clips: 'clips',
    files: 'files',
    sections: 'sections',
    bars: 'bars',
    bpm: 'BPM',
    seconds: 'length, min:s',
    minutes: 'minutes',
    days: 'days',
    share: 'per cent',
    perMinute: 'points a minute',
    reverbs: 'tracks with their own reverb',
    sends: 'returns with reverb',
    velocity: 'velocity',
    pitch: 'pitch',
    date: 'last save',
    none: '',
  } satisfies Record<Unit, string>,
  counted: (value: number, unit: Unit): string => {
    const noun = NOUNS[unit]
    return noun ? count(value, noun) : number(value)
  },
  metrics: null as TranslatedMetrics | null,
}

export type LibraryCopy = typeof libraryEn

const NOUNS: Partial<Record<Unit, string>> = {
  songs: 'song',
  saves: 'save',
  tracks: 'track',
  devices: 'device',
  clips: 'clip',
  files: 'file',
  sections: 'section',
  bars: 'bar',
  minutes: 'minute',
  days: 'day',
}

function number(value: number): string {
  return writtenNumber(value, 'en', 1)
}

function count(value: number, word: string): string {
  return `${number(value)} ${word}${value === 1 ? '' : 's'}`
}

function megabytes(bytes: number): string {
  return writtenNumber(bytes / 1e6, 'en', bytes < 1e7 ? 1 : 0)
}
