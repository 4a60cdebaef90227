import type { Chain, Device, LiveSet, SampleReference } from '@kvint/als'
import { type SaveFacts, type SongOutline, saveOutline, songOutline } from '@kvint/insights'
import { everythingTold, type Report } from '@kvint/report'
import { barsOf, barsPhrase } from '../music/bar-lines.ts'
import { plainText } from '../music/plain-text.ts'
import { walkDevices } from '../music/walk-devices.ts'
import { glanceAt } from './glance.ts'
import type { Glance } from './glance.ts'
import type { Place, PlaceKind } from './searched-places.ts'
import { settingPlaces } from './setting-places.ts'

/**
 * What questions over many projects need of one save: some kilobytes, so that thousands can be kept. Of a set with more places than
 * a song has, the first ones; of long names, the beginning.
 */
export type ProjectFacts = {
  readonly glance: Glance
  readonly places: readonly Place[]
  /** For habits. */
  readonly save: SaveFacts
  readonly song: SongOutline
  /** One claim of each check that fired. */
  readonly claims: readonly (readonly [checkId: string, claim: string])[]
}

export type ChordChange = readonly [symbol: string, roman: string | null, fromBar: number, toBar: number]

/**
 * The facts of one save. Samples of instruments and of the session, and devices deep in racks, stand in the set alone;
 * without it only what the report names is known.
 *
 * @example
 * projectFacts(report, set).places.filter(({ kind }) => kind === 'key') // [{ kind: 'key', text: 'f minor', place: 'F minor, bars 160–200' }]
 */
export function projectFacts(report: Report, set: LiveSet | null): ProjectFacts {
  return {
    glance: glanceAt(report),
    places: placesOf(report, set).slice(0, MOST_PLACES),
    save: saveOutline(report, report.source.creator),
    song: songOutline(report),
    claims: [...new Map(everythingTold(report).map(({ checkId, claim }) => [checkId, claim] as const))],
  }
}

function placesOf(report: Report, set: LiveSet | null): Place[] {
  const { tracks, harmony, arrangement } = report
  const { meters } = arrangement
  const at = (kind: PlaceKind, text: string, place: string): Place => ({
    kind,
    text: plainText(text.slice(0, LONGEST)),
    place: place.slice(0, LONGEST),
  })
  const keys = harmony.kind === 'known' ? harmony.localKeys : []
  return [
    ...(set
      ? devicesOf(set)
      : tracks.flatMap(({ name, devices }) =>
          devices.map((device) => ({ name: device, place: `${device} on ${name}` })),
        )
    )
      .slice(0, MOST_PLACES)
      .map(({ name, place }) => at('device', name, place)),
    ...tracks.map(({ name, id, role }) => at('track', name, `${name} (${id}), ${role.role}`)),
    ...tracks.map(({ name, id, role }) => at('role', role.role, `${name} (${id})`)),
    ...keys.map((local) => at('key', local.name, `${local.name}, ${barsPhrase(barsOf(local, meters))}`)),
    ...chordPlace(report),
    ...arrangement.clips.flatMap((clip) =>
      clip.sampleName === null
        ? []
        : [at('sample', clip.sampleName, `${clip.sampleName}, ${barsPhrase(barsOf(clip, meters))}`)],
    ),
    ...(set ? [...instrumentSamples(set), ...sessionSamples(set)] : [])
      .slice(0, MOST_PLACES)
      .map(({ fileName, where }) => at('sample', fileName, `${fileName} in ${where}`)),
    ...everythingTold(report).map(({ id, checkId, claim }) => at('finding', `${checkId} ${claim}`, `${claim} (${id})`)),
    ...(set ? settingPlaces(set) : []),
  ]
}

function chordPlace({ harmony, arrangement: { meters } }: Report): Place[] {
  if (harmony.kind === 'unknown') return []
  const changes: ChordChange[] = []
  for (const chord of harmony.chords) {
    const { from, to } = barsOf(chord, meters)
    const last = changes.at(-1)
    if (last?.[0] === chord.symbol) changes[changes.length - 1] = [last[0], last[1], last[2], to]
    else changes.push([chord.symbol, chord.roman, from, to])
  }
  if (changes.length === 0) return []
  const names = new Set(changes.flatMap(([symbol, roman]) => [symbol, ...(roman === null ? [] : [roman])]))
  return [{ kind: 'chords', text: ` ${[...names].join(' ')} `, place: JSON.stringify(changes) }]
}

/** Every device, those in racks too, by its own name and the one that it was given. */
function devicesOf(set: LiveSet): { readonly name: string; readonly place: string }[] {
  return walkDevices(set).map(({ device: { name, userName }, trackName, isOn, depth }) => {
    const shown = userName === '' || userName === name ? name : `${userName} (${name})`
    return { name: shown, place: `${shown} on ${trackName}${depth > 0 ? ', in a rack' : ''}${isOn ? '' : ', off'}` }
  })
}

function sessionSamples({ tracks }: LiveSet): InstrumentSample[] {
  return tracks.flatMap(({ name, sessionClips }) =>
    sessionClips.flatMap(({ clip, sceneIndex }) =>
      clip.kind === 'audio' && clip.sample
        ? [{ fileName: clip.sample.fileName, where: `scene ${sceneIndex + 1} of ${name}` }]
        : [],
    ),
  )
}

type InstrumentSample = Pick<SampleReference, 'fileName'> & { readonly where: string }

/** Samples in Simpler, Sampler and racks; each file once a device. */
function instrumentSamples({ tracks }: LiveSet): InstrumentSample[] {
  return tracks.flatMap(({ name, devices }) =>
    devices
      .flatMap((device) => samplesBelow(device, []))
      .map(({ fileName, where }) => ({
        fileName,
        where: `${where} on ${name}`,
      })),
  )
}

function samplesBelow(device: Device, around: readonly string[]): InstrumentSample[] {
  const names = [...new Set(device.samples.map(({ fileName }) => fileName))]
  const own = names.map((fileName) => ({ fileName, where: [...around, device.userName || device.name].join(' ▸ ') }))
  const inside = [...device.chains, ...device.returnChains].flatMap((chain: Chain) =>
    chain.devices.flatMap((inner) =>
      samplesBelow(inner, [device.userName || device.name, ...(chain.name ? [chain.name] : [])]),
    ),
  )
  return [...own, ...inside]
}

/** Forty times as many as a set has in the mean. */
const MOST_PLACES = 5_000
const LONGEST = 600
