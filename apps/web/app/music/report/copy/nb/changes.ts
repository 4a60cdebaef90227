import { norwegianKeyName, type PlacedName } from '@kvint/report'
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
          return `Toneart: ${norwegianKeyName(change.before ?? 'ukjent')} → ${norwegianKeyName(change.after ?? 'ukjent')}`
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
          return `${change.track}: ${[
            ...(change.added.length > 0
              ? [
                  `${count(change.added.length, 'nytt eller endret klipp', 'nye eller endrede klipp')} (${placed(change.added)})`,
                ]
              : []),
            ...(change.removed.length > 0
              ? [`${count(change.removed.length, 'klipp', 'klipp')} borte eller endret (${placed(change.removed)})`]
              : []),
          ].join(', ')}`
        case 'notes':
          return `${change.track}: ${
            change.transposedBy !== 0
              ? `alle tonene er transponert ${count(change.transposedBy, 'halvtone', 'halvtoner')}`
              : [
                  ...(change.added > 0 ? [count(change.added, 'ny tone', 'nye toner')] : []),
                  ...(change.removed > 0 ? [`${count(change.removed, 'tone', 'toner')} borte`] : []),
                  ...(change.struckOtherwise > 0
                    ? [`${count(change.struckOtherwise, 'tone', 'toner')} med et annet anslag`]
                    : []),
                ].join(', ')
          }`
        case 'solo':
          return `${change.track}: solo ${change.isSoloed ? 'på' : 'av'}`
        case 'stage':
          return `Stadium: ${STAGES[change.before]} → ${STAGES[change.after]}`
        case 'form':
          return `Form: ${placed(change.before) || 'ingen'} → ${placed(change.after) || 'ingen'}`
        case 'locators':
          return `Markører: ${difference(change)}`
        case 'plugins':
          return `Plug-in-er: ${difference(change)}`
        case 'heard':
          return `${change.track} høres ${change.isHeard ? 'igjen' : 'ikke lenger'}`
        case 'devices':
          return `${change.track}: ${difference(change)}`
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

const STAGES = { sketch: 'skisse', arrange: 'arrangering', mix: 'miks', export: 'eksport' }

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
  return names.length > MOST_NAMED ? `${shown.join(', ')} og ${names.length - MOST_NAMED} til` : shown.join(', ')
}

const MOST_NAMED = 6
