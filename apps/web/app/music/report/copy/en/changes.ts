import type { Change } from '../../compare/compare-reports.ts'
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
          return `Key: ${change.before} → ${change.after}`
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
          return `${change.track}: ${change.before} → ${count(change.after, 'clip')}`
        case 'notes':
          return `${change.track}: ${change.before} → ${count(change.after, 'note')}`
        case 'heard':
          return `${change.track} is ${change.isHeard ? 'heard again' : 'no longer heard'}`
        case 'devices':
          return `${change.track}: ${[...change.added.map((name) => `+ ${name}`), ...change.removed.map((name) => `− ${name}`)].join(', ')}`
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
