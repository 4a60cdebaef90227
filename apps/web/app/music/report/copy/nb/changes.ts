import type { ReportCopy } from '../en/report.ts'
import { number, count, decibels, panName } from './figures.ts'

export const changesNb: Pick<ReportCopy, 'compare'> = {
  compare: {
    choose: 'Sammenlign med',
    nothing: 'Ingenting',
    leave: 'Forlat sammenligningen',
    none: 'Ingenting av det en rapport viser, er endret.',
    heading: (name, changes) => `Siden ${name}: ${count(changes, 'endring', 'endringer')}`,
    sentence: (change) => {
      switch (change.kind) {
        case 'tempo':
          return `Tempo: ${number(change.before)} → ${number(change.after)} BPM`
        case 'length':
          return `Lengde: ${change.before} → ${count(change.after, 'takt', 'takter')}`
        case 'key':
          return `Toneart: ${change.before} → ${change.after}`
        case 'meter':
          return `Taktart: ${change.before} → ${change.after}`
        case 'trackAdded':
          return `${change.track} er nytt`
        case 'trackRemoved':
          return `${change.track} er borte`
        case 'trackRenamed':
          return `${change.before} heter nå ${change.after}`
        case 'volume':
          return `${change.track}: fader ${decibels(change.before)} → ${decibels(change.after)}`
        case 'pan':
          return `${change.track}: panorering ${panName(change.before)} → ${panName(change.after)}`
        case 'clips':
          return `${change.track}: ${change.before} → ${number(change.after)} klipp`
        case 'notes':
          return `${change.track}: ${change.before} → ${count(change.after, 'note', 'noter')}`
        case 'heard':
          return `${change.track} høres ${change.isHeard ? 'igjen' : 'ikke lenger'}`
        case 'devices':
          return `${change.track}: ${[...change.added.map((name) => `+ ${name}`), ...change.removed.map((name) => `− ${name}`)].join(', ')}`
        case 'findingNew':
          return `Nytt: ${change.claim}`
        case 'findingNow':
          return `Nå: ${change.claim}`
        case 'findingGone':
          return `Ikke lenger slik: ${change.claim}`
      }
    },
  },
}
