import type { RealQuestion } from './asking.ts'
import { endOf } from './measure.ts'
import { valueOf } from './raw-set.ts'
import { songs, tracksOf, goneFrom, pairNamed, sharedSteps, isFrequency } from './truths.ts'
import { at as elementAt } from './xml-tree.ts'

export const MIX_QUESTIONS: readonly RealQuestion[] = [
  {
    asks: 'Is it ready for release?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of songs(library)) {
        once()
        const { samples, problem } = await call('project_overview', { project: id })
        const { findings } = await call('findings_list', { project: id, severity: 'fix' })
        if (problem || !findings) missing(`${id}: ${problem}`)
        const gone = goneFrom(raw)
        const [said] =
          /(\d+) missing/
            .exec(samples ?? '')
            ?.slice(1)
            .map(Number) ?? []
        if (gone.length > 0 && said === undefined) missing(`${id}: ${gone.length} samples missing; ${samples}`)
        if (said !== undefined && said !== gone.length) wrong(`${id}: ${samples}; ${gone.length} missing`)
      }
    },
  },
  {
    asks: 'Where does the vocal mask the lead?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of songs(library)) {
        once()
        const { sharedRegister, leftOut } = await call('mix_facts', { project: id })
        if (!leftOut.some((line: string) => /holds no audio/.test(line))) missing(`${id}: what a set cannot tell`)
        for (const line of sharedRegister as string[]) {
          const said = /^(.*): ([\d.]+) of the ([\d.]+) beats/.exec(line)
          const pair = said && pairNamed(raw, said[1] ?? '')
          if (!pair) continue
          const { close, both } = sharedSteps(pair[0], pair[1], endOf(raw))
          if (Math.abs(close / 4 - Number(said[2])) > 0.3 || Math.abs(both / 4 - Number(said[3])) > 0.3)
            wrong(`${id}: ${line.slice(0, 90)}; counted ${close / 4} of ${both / 4}`)
        }
      }
    },
  },
  {
    asks: 'What does the EQ of this track do?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of songs(library)) {
        const track = raw.tracks.find(
          ({ devices, name, kind }) =>
            kind !== 'return' &&
            devices.filter(({ tag }) => tag === 'Eq8').length === 1 &&
            raw.tracks.filter((other) => other.name === name).length === 1,
        )
        const eq = track?.devices.find(({ tag }) => tag === 'Eq8')
        if (!track || !eq) continue
        once()
        const { settings, leftOut } = await call('track_detail', {
          project: id,
          track: track.id,
          show: 'settings',
          filter: 'EQ Eight freq',
        })
        const lines = (settings ?? []) as string[]
        const bands = [0, 1, 2, 3, 4, 5, 6, 7].map((band) =>
          elementAt(eq.element, `Bands.${band}`, 'ParameterA', 'Freq'),
        )
        for (const band of bands) {
          const freq = valueOf(band)
          if (freq !== undefined && !lines.some((line) => isFrequency(line, freq)))
            missing(`${id} ${track.name}: ${freq} Hz; ${leftOut}`)
        }
        const all = bands.concat(
          [0, 1, 2, 3, 4, 5, 6, 7].map((band) => elementAt(eq.element, `Bands.${band}`, 'ParameterB', 'Freq')),
        )
        for (const line of lines)
          if (!all.some((band) => isFrequency(line, valueOf(band) ?? -1))) wrong(`${id} ${track.name}: ${line}`)
      }
    },
  },
  {
    asks: 'Who ducks to the kick?',
    hold: async ({ library, call, once, wrong, missing }) => {
      for (const { id, raw } of library.projects) {
        const ducking = tracksOf(raw).flatMap((track) =>
          track.devices
            .filter(({ isActive, sidechain, tag }) => isActive && sidechain !== null && !isIdlePlugin(tag, sidechain))
            .map((device) => ({ track, device })),
        )
        once()
        const { sidechains } = await call('mix_facts', { project: id })
        if (sidechains.length < ducking.length) missing(`${id}: ${ducking.length} listen; ${sidechains}`)
        if (sidechains.length > ducking.length) wrong(`${id}: ${ducking.length} listen; ${sidechains}`)
        for (const { track, device } of ducking) {
          const source = raw.tracks.find(({ id: own }) => new RegExp(`Track\\.${own}/`).test(device.sidechain ?? ''))
          const end = ` on ${track.name} listens to ${source?.name ?? 'no track'}`
          if (!sidechains.some((line: string) => line.endsWith(end))) wrong(`${id}: not “${end}” but ${sidechains}`)
        }
      }
    },
  },
]

/** A plug-in carries a sidechain input that is on from the start; one without a source is no sidechain. */
function isIdlePlugin(tag: string, sidechain: string): boolean {
  return tag.endsWith('PluginDevice') && sidechain === ''
}
