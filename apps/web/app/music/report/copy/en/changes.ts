import type { Change, PlacedName } from '@kvint/report'
import { count, round, decibels, panName } from './figures.ts'

export const changesEn = {
  compare: {
    choose: 'Compare with',
    nothing: 'Nothing',
    leave: 'Leave the comparison',
    none: 'Nothing that a report shows has changed.',
    heading: (name: string, changes: number) => `Since ${name}: ${count(changes, 'change')}`,
    sentence: (change: Change): string => {
      switch (change.kind) {
        case 'tempo':
          return `Tempo: ${round(change.before)} → ${round(change.after)} BPM`
        case 'length':
          return `Length: ${change.before} → ${count(change.after, 'bar')}`
        case 'key':
          return `Key: ${change.before ?? 'not known'} → ${change.after ?? 'not known'}`
        case 'meter':
          return `Meter: ${change.before} → ${change.after}`
        case 'trackAdded':
          return `${change.track} is new`
        case 'trackRemoved':
          return `${change.track} is gone`
        case 'trackRenamed':
          return `${change.before} is now called ${change.after}`
        case 'volume':
          return `${change.track}: fader ${decibels(change.before)} → ${decibels(change.after)}`
        case 'pan':
          return `${change.track}: pan ${panName(change.before)} → ${panName(change.after)}`
        case 'clips':
          return `${change.track}: ${[
            ...(change.added.length > 0
              ? [`${count(change.added.length, 'clip')} new or changed (${placed(change.added)})`]
              : []),
            ...(change.removed.length > 0
              ? [`${count(change.removed.length, 'clip')} gone or changed (${placed(change.removed)})`]
              : []),
          ].join(', ')}`
        case 'notes':
          return `${change.track}: ${
            change.transposedBy !== 0
              ? `all notes transposed by ${count(change.transposedBy, 'semitone')}`
              : [
                  ...(change.added > 0 ? [`${count(change.added, 'note')} added`] : []),
                  ...(change.removed > 0 ? [`${count(change.removed, 'note')} removed`] : []),
                  ...(change.struckOtherwise > 0
                    ? [`${count(change.struckOtherwise, 'note')} with a different velocity`]
                    : []),
                ].join(', ')
          }`
        case 'solo':
          return `${change.track}: solo ${change.isSoloed ? 'on' : 'off'}`
        case 'stage':
          return `Stage: ${STAGES[change.before]} → ${STAGES[change.after]}`
        case 'form':
          return `Form: ${placed(change.before) || 'none'} → ${placed(change.after) || 'none'}`
        case 'locators':
          return `Locators: ${difference(change)}`
        case 'plugins':
          return `Plug-ins: ${difference(change)}`
        case 'heard':
          return `${change.track} is ${change.isHeard ? 'heard again' : 'no longer heard'}`
        case 'devices':
          return `${change.track}: ${difference(change)}`
        case 'findingNew':
          return `New: ${change.claim}`
        case 'findingNow':
          return `Now: ${change.claim}`
        case 'findingGone':
          return `No longer so: ${change.claim}`
      }
    },
  },
}

const STAGES = { sketch: 'a sketch', arrange: 'arranging', mix: 'mixing', export: 'export' }

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
  const shown = names
    .slice(0, MOST_NAMED)
    .map(({ name, bars: { from, to } }) => `${name} ${from === to ? from : `${from}–${to}`}`)
  return names.length > MOST_NAMED ? `${shown.join(', ')} and ${names.length - MOST_NAMED} more` : shown.join(', ')
}

const MOST_NAMED = 6
