import type { KeptSave, Storage } from '@kvint/contract'
import { writtenNumber } from '@kvint/ui'
import { writtenSize } from '../../written-size.ts'

type State = KeptSave['state']

export const accountShelfEn = {
  heading: 'Kept in your account',
  text: 'A set you keep here is uploaded and analysed, and is there on every device and for your assistants. All other sets stay in this browser.',
  keep: 'Keep a set',
  search: 'Search',
  searchHint: 'A name, a key or a tempo: nordlys, A minor, 120',
  found: (count: number, isAll: boolean) =>
    count === 0 ? 'Nothing found.' : `${count}${isAll ? '' : ' or more'} ${count === 1 ? 'project' : 'projects'}`,
  empty: 'Nothing is kept yet.',
  more: 'Show more',
  takeAll: 'Download everything',
  takingAll: 'Packing…',
  states: {
    held: 'Kept. Analysed when your next analyses are available.',
    waiting: 'Queued for analysis',
    running: 'Analysing',
    done: 'Analysed',
    failed: 'Could not be read.',
    parked: 'Set aside.',
    cancelled: 'Cancelled. The set is kept.',
  } satisfies Record<State, string>,
  held: 'You have used this month’s analyses. Kvint analyses this set when the next month begins, or at once if you upgrade. Reading it in your browser has no limit.',
  plans: 'See the plans',
  progressOf: (name: string) => `Analysis progress of ${name}`,
  percent: (part: number) => `${Math.round(part * 100)} %`,
  bpm: (bpm: number) => `${Math.round(bpm * 10) / 10} BPM`,
  bars: (bars: number) => (bars === 1 ? '1 bar' : `${bars} bars`),
  tracks: (count: number) => (count === 1 ? '1 track' : `${count} tracks`),
  noKey: 'No key',
  shared: 'Shared by link',
  cancel: 'Cancel',
  cancelName: (name: string) => `Cancel the analysis of ${name}`,
  retry: 'Try again',
  retryName: (name: string) => `Analyse ${name} again`,
  share: 'Share',
  shareName: (name: string) => `Share the report of ${name}`,
  open: 'Open',
  openSave: (name: string, date: string) => `Open ${name} of ${date}`,
  compare: 'What changed',
  compareSave: (date: string) => `What changed since ${date}`,
  saves: (count: number) => `${count} saves`,
  savesOf: (name: string) => `Saves of ${name}`,
  deleteName: (name: string) => `Delete ${name} from your account`,
  deleteSave: (name: string, date: string) => `Delete ${name} of ${date}`,
  deleting: {
    title: (name: string) => `Delete ${name}?`,
    project: (count: number) =>
      count === 1
        ? 'The set, its report and every link to it are deleted for good.'
        : `All ${count} saves, their reports and every link to them are deleted for good.`,
    save: 'This save, its report and every link to it are deleted for good. Other saves of the project stay.',
    confirm: 'Delete',
    cancel: 'Keep it',
  },
  storage: {
    used: ({ usedBytes, mostBytes, usedSets, mostSets }: Storage) =>
      `${writtenSize(usedBytes, 'en')} of ${writtenSize(mostBytes, 'en')} and ${writtenNumber(usedSets, 'en')} of ${writtenNumber(mostSets, 'en')} sets used.`,
    whatCounts: 'Sets without a report and unfinished uploads count too.',
    nearlyFull: 'Your account is nearly full. Delete sets or choose a larger plan to make room for the next one.',
    full: 'Your account is full. Delete sets or choose a larger plan to keep more.',
  },
  failed: 'Your account cannot be reached right now. Reload the page.',
  signIn: 'Sign in to see this report.',
  unopened: 'This report could not be opened',
  toSets: 'Your sets',
  version: 'Save',
  keepInAccount: (name: string) => `Keep ${name} in your account`,
  sending: (name: string) => `${name} is uploading to your account.`,
  noFile: (name: string) => `The file of ${name} is no longer in this browser. Choose it again below.`,
}

export type AccountShelfCopy = typeof accountShelfEn
