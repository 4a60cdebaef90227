import type { ReadFailure } from '@kvint/als'
import { writtenNumber } from '@kvint/ui'

export const readingEn = {
  title: 'Your sets',
  description: 'Read Ableton Live sets in this browser and keep their reports in it.',
  drop: {
    heading: 'Read a Live set',
    text: 'Drop .als files, a set with its bounce, or a whole project folder anywhere on this page, or choose files. Live 8 to 12. They stay in your browser.',
    choose: 'Choose files',
    nothing: 'There is no Live set or sound file in there. A set ends in .als.',
    release: 'Drop to read',
    listing: 'Looking through the folder',
  },
  work: {
    heading: 'Reading now',
    steps: {
      waiting: 'Queued',
      reading: 'Reading tracks, clips and devices',
      tracks: 'Naming what each track does',
      arrangement: 'Laying out the arrangement',
      harmony: 'Finding key and chords',
      findings: 'Looking for lessons',
    },
    ended: 'Just read',
    bytes: (done: number, all: number) => `${kilobytes(done)} of ${kilobytes(all)} kB`,
    cancel: 'Cancel',
    cancelName: (file: string) => `Cancel reading ${file}`,
    cancelled: (file: string) => `Reading of ${file} was cancelled. Nothing was kept.`,
    failed: 'Could not be read',
    reason: ({ message }: ReadFailure) => message,
    dismiss: 'Dismiss',
    dismissName: (file: string) => `Dismiss the message about ${file}`,
    open: 'Open the report',
    done: (tracks: number, notes: number, bars: number) =>
      `Read ${count(tracks, 'track')}, ${count(notes, 'note')}, ${count(bars, 'bar')}.`,
    partial: (gaps: number) => `${count(gaps, 'part')} could not be read; the report says which.`,
    notKept: 'This browser could not keep the report. It is gone when you leave the page.',
    workerBroke:
      'The reader stopped unexpectedly. Drop the file once more. If it stops again, the file needs more memory than this browser has.',
  },
  latest: {
    heading: 'Your songs',
    all: 'All your sets',
    inAccount: 'In your account',
    here: 'In this browser',
  },
  shelf: {
    heading: 'Kept in this browser',
    delete: 'Delete',
    deleteName: (name: string) => `Delete ${name}`,
    deleted: (name: string) => `${name} is deleted.`,
    undo: 'Undo',
    unreadable:
      'This browser does not let Kvint keep reports (private window or blocked storage). You can still read sets; a report is gone when you leave its page.',
    noKey: 'no key found',
    bpm: (bpm: number) => `${writtenNumber(bpm, 'en', 2)} BPM`,
    bars: (bars: number) => count(bars, 'bar'),
    tracks: (tracks: number) => count(tracks, 'track'),
    readAt: (when: string) => when,
    gone: {
      title: 'That report is not in this browser.',
      text: 'It may have been deleted, or read in another browser. Drop the set again to read it.',
      back: 'To your sets',
    },
  },
}

export type ReadingCopy = typeof readingEn

function count(number: number, word: string): string {
  return `${writtenNumber(number, 'en')} ${word}${number === 1 ? '' : 's'}`
}

function kilobytes(bytes: number): string {
  return writtenNumber(Math.ceil(bytes / 1024), 'en')
}
