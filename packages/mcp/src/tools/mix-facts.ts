import { z } from 'zod'
import type { LiveSet, Track } from '@kvint/als'
import type { Report, TrackReport } from '@kvint/report'
import { levelText, panText } from '../music/numbers.ts'
import { placeOf } from '../music/place.ts'
import { registerOverlap } from '../music/register-overlap.ts'
import { audioNames, soundingParts } from '../music/sounding-parts.ts'
import { sidechainLines } from '../music/sidechain-lines.ts'
import { trackState } from '../music/track-state.ts'
import { walkDevices } from '../music/walk-devices.ts'
import {
  barsField,
  cursorField,
  leftOutField,
  nextCursorField,
  projectField,
  saveField,
  sectionField,
} from './fields.ts'
import { ToolProblem, onProject } from './on-project.ts'
import { pageOf } from './page.ts'
import { defineTool } from './tool.ts'

export const mixFacts = defineTool({
  name: 'mix_facts',
  scope: 'projects:read',
  title: 'Facts about the mix',
  description:
    'How the set is mixed as far as its file tells: levels and panorama by role, returns and who sends to them, sidechains, the main chain, what carries no equaliser, what is muted, which parts share a register (in a section or bars if named). Devices that are switched off and returns without input are named apart. For judgements with lessons use findings_list with area mix.',
  input: z.object({
    project: projectField,
    save: saveField,
    bars: barsField,
    section: sectionField,
    cursor: cursorField,
  }),
  output: z.object({
    project: z.string(),
    levels: z.array(z.string()),
    panorama: z.string(),
    returns: z.array(z.string()),
    sidechains: z.array(z.string()),
    mainChain: z.string(),
    effects: z.string(),
    switchedOff: z.string(),
    withoutInput: z.string().describe('Returns that nothing is sent to'),
    withoutEqualiser: z.string(),
    notHeard: z.string(),
    sharedRegister: z.array(z.string()).describe('From notes: not what masks what in the sound'),
    findings: z.array(z.string()),
    leftOut: leftOutField,
    nextCursor: nextCursorField,
  }),
  run: (input, context) =>
    onProject(input, context, async ({ entry, report, set: readSet }) => {
      const place = placeOf(report, input)
      if ('problem' in place) return new ToolProblem(place.problem)
      const set = await readSet()
      const sounding = report.tracks.filter(({ kind }) => kind === 'midi' || kind === 'audio')
      const byLevel = sounding.filter(({ isHeard }) => isHeard).sort((a, b) => b.volumeDb - a.volumeDb)
      const page = pageOf(byLevel, { cursor: input.cursor, limit: 30, of: 'heard tracks' })
      const devices = set ? walkDevices(set) : []
      const returns = set ? returnsOf(set) : []
      const fed = returns.filter(({ senders }) => senders.length > 0)
      const unfed = returns.filter(({ senders }) => senders.length === 0)
      const silent = new Set<PlacedDevice['trackId']>(unfed.map(({ track }) => track.id))
      return {
        project: entry.id,
        levels: page.entries.map(
          ({ name, role, volumeDb, pan }) => `${name} (${role.role}): ${levelText(volumeDb)}, ${panText(pan)}`,
        ),
        panorama: panoramaText(byLevel),
        returns: fed.map(returnLine),
        sidechains: set ? sidechainLines(set) : [],
        mainChain: report.tracks.find(({ id }) => id === 'main')?.devices.join(' ▸ ') ?? '',
        effects: countsText(devices.filter((placed) => isEffect(placed) && isWorking(placed, silent))),
        switchedOff: countsText(devices.filter((placed) => isEffect(placed) && !placed.isActive)),
        withoutInput: unfed
          .map(({ track }) => track.name)
          .slice(0, SHOWN_NAMES)
          .join(', '),
        withoutEqualiser: byLevel
          .filter(({ devices }) => !devices.some((name) => EQUALISER.test(name)))
          .map(({ name }) => name)
          .slice(0, SHOWN_NAMES)
          .join(', '),
        notHeard: sounding
          .map((track) => ({ name: track.name, state: trackState(track, report) }))
          .filter(({ state }) => state !== 'heard')
          .map(({ name, state }) => `${name} (${state})`)
          .slice(0, SHOWN_NAMES)
          .join(', '),
        sharedRegister: registerOverlap(report, place),
        findings: mixFindings(report),
        leftOut: [
          ...page.leftOut,
          ...(set ? [] : ['The set file is not at hand: returns, sidechains and effects are not known.']),
          ...audioLeftOut(audioNames(soundingParts(report, place))),
          'A set holds no audio: loudness, balance as heard and what plug-ins do are not known.',
        ],
        ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      }
    }),
})

function audioLeftOut(names: readonly string[]): string[] {
  const shown = names.slice(0, SHOWN_NAMES).join(', ')
  return names.length === 0 ? [] : [`Audio clips have no notes: sharedRegister leaves out ${names.length} (${shown}).`]
}

function panoramaText(tracks: readonly TrackReport[]): string {
  const centre = tracks.filter(({ pan }) => Math.abs(pan) < CENTRE_PAN).length
  const left = tracks.filter(({ pan }) => pan <= -CENTRE_PAN).length
  const right = tracks.length - centre - left
  const mean = tracks.reduce((sum, { pan }) => sum + pan, 0) / Math.max(1, tracks.length)
  return `${centre} in the centre, ${left} left, ${right} right; mean ${panText(mean)}`
}

type PlacedDevice = ReturnType<typeof walkDevices>[number]

type FedReturn = { readonly track: Track; readonly senders: readonly string[] }

function returnsOf({ tracks }: LiveSet): FedReturn[] {
  return tracks
    .filter(({ kind }) => kind === 'return')
    .map((track, index) => ({
      track,
      senders: tracks.flatMap(({ name, mixer }) => {
        const send = mixer.sends.find(({ returnIndex }) => returnIndex === index)
        return send && send.isActive && send.levelDb > SEND_STOP_DB ? [`${name} ${levelText(send.levelDb)}`] : []
      }),
    }))
}

function returnLine({ track: { name, devices, mixer }, senders }: FedReturn): string {
  const chain = devices.map((device) => (device.isOn ? device.name : `${device.name} (off)`)).join(' ▸ ')
  return `${name} (${chain || 'no device'}, ${levelText(mixer.volumeDb)}) from ${senders.slice(0, SHOWN_NAMES).join(', ')}`
}

function isEffect({ device }: PlacedDevice): boolean {
  return device.kind === 'audioEffect'
}

function isWorking({ isActive, trackId }: PlacedDevice, silent: ReadonlySet<PlacedDevice['trackId']>): boolean {
  return isActive && !silent.has(trackId)
}

function countsText(devices: readonly PlacedDevice[]): string {
  const counts = new Map<string, number>()
  for (const { device } of devices) counts.set(device.name, (counts.get(device.name) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, SHOWN_NAMES)
  return sorted.map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ')
}

function mixFindings({ findings }: Report): string[] {
  return findings
    .filter(({ area }) => area === 'mix')
    .slice(0, 6)
    .map(({ id, severity, claim }) => `${severity}: ${claim} (${id})`)
}

const EQUALISER = /\beq\b|equali[sz]er|pro-q|channel strip|channel eq|eq eight|eq three/i
/** Below half of one of the 50 steps that Live shows to each side. */
const CENTRE_PAN = 0.01
const SEND_STOP_DB = -70
const SHOWN_NAMES = 20
