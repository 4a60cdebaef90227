import type { Change, PlacedName, TrackChange } from '@kvint/report'
import { list } from '../words/name-words.ts'
import { count, decibels, panWords, signed } from '../words/number-words.ts'

/** A change as one line, a track's without its name: `Volume −6 dB → −3 dB`. For the command line and for assistants. */
export function changeWords(change: Change): string {
  switch (change.kind) {
    case 'tempo':
      return `Tempo: ${change.before} BPM → ${change.after} BPM`
    case 'length':
      return `Length: ${change.before} bars → ${change.after} bars`
    case 'meter':
      return `Metre: ${change.before} → ${change.after}`
    case 'key':
      return `Key: ${change.before ?? 'not known'} → ${change.after ?? 'not known'}`
    case 'stage':
      return `Stage: ${change.before} → ${change.after}`
    case 'form':
      return `Form: ${placed(change.before)} → ${placed(change.after)}`
    case 'locators':
    case 'plugins':
      return `${change.kind === 'locators' ? 'Locators' : 'Plug-ins'}: ${difference(change)}`
    case 'findingNew':
      return `New: ${change.claim}`
    case 'findingGone':
      return `No longer: ${change.claim}`
    case 'findingNow':
      return `Now: ${change.claim}`
    default:
      return trackWords(change)
  }
}

function trackWords(change: TrackChange): string {
  switch (change.kind) {
    case 'trackAdded':
      return 'new track'
    case 'trackRemoved':
      return 'track is gone'
    case 'trackRenamed':
      return `Renamed from ${change.before}`
    case 'volume':
      return `Volume ${decibels(change.before)} → ${decibels(change.after)}`
    case 'pan':
      return `Pan ${panWords(change.before)} → ${panWords(change.after)}`
    case 'heard':
      return change.isHeard ? 'heard again' : 'no longer heard'
    case 'solo':
      return change.isSoloed ? 'Solo switched on' : 'Solo switched off'
    case 'devices':
      return `Devices: ${difference(change)}`
    case 'clips':
      return [
        ...(change.added.length > 0
          ? [`${count(change.added.length, 'clip')} new or changed (${shown(change.added)})`]
          : []),
        ...(change.removed.length > 0
          ? [`${count(change.removed.length, 'clip')} gone or changed (${shown(change.removed)})`]
          : []),
      ].join(', ')
    case 'notes':
      return notesWords(change)
  }
}

function notesWords(change: Extract<TrackChange, { kind: 'notes' }>): string {
  if (change.transposedBy !== 0) return `All notes transposed by ${signed(change.transposedBy)} semitones`
  return [
    ...(change.added > 0 ? [`${count(change.added, 'note')} added`] : []),
    ...(change.removed > 0 ? [`${count(change.removed, 'note')} removed`] : []),
    ...(change.struckOtherwise > 0 ? [`velocity of ${count(change.struckOtherwise, 'note')} changed`] : []),
  ].join(', ')
}

function difference({
  added,
  removed,
}: {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}): string {
  return [...added.map((name) => `+ ${name}`), ...removed.map((name) => `− ${name}`)].join(', ')
}

function placed(names: readonly PlacedName[]): string {
  return (
    names.map(({ name, bars: { from, to } }) => `${name} ${from === to ? from : `${from}–${to}`}`).join(', ') ||
    'nothing'
  )
}

function shown(clips: readonly PlacedName[]): string {
  return list(
    clips.map(({ name, bars: { from, to } }) => `${name} at ${from === to ? from : `${from}–${to}`}`),
    4,
  )
}
