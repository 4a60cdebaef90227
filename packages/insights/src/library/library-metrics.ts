import type { Report } from '../report/report.ts'
import { median } from '../checks/midi/statistics.ts'
import { clock, count, percent, plain } from '../words/number-words.ts'
import { list } from '../words/name-words.ts'
import type { LibraryProject } from './library-entry.ts'
import { countBy, histogram, type Metric } from './metric.ts'
import { progressionMetrics } from './progression-metrics.ts'
import { savingMetrics } from './saving-metrics.ts'

/**
 * Habits over the songs of a folder: tempo, keys, stages, lengths, devices, samples, chords, and growth over the saves.
 * Each song counts once, with its current save. Metrics that have nothing to say are left out.
 *
 * ```ts
 * libraryMetrics(groupSaves(entries)).find(({ id }) => id === 'tempo')?.claim
 * // '7 of your 10 songs stand between 120 and 130 BPM.'
 * ```
 */
export function libraryMetrics(projects: readonly LibraryProject[]): Metric[] {
  const songs = projects.map(({ current }) => ({ path: current.path, report: current.report }))
  const metrics = [...MAKERS.map((make) => make(songs)), ...progressionMetrics(songs), ...savingMetrics(projects)]
  return metrics.filter((metric) => metric !== null)
}

export type Song = { readonly path: string; readonly report: Report }

const MAKERS: readonly ((songs: readonly Song[]) => Metric | null)[] = [
  tempo,
  keys,
  modes,
  stages,
  jams,
  lengths,
  trackCounts,
  devices,
  plugins,
  formats,
  sharedSamples,
  unchanged,
  copies,
]

function tempo(songs: readonly Song[]): Metric | null {
  const bars = histogram(
    songs,
    ({ report }) => report.overview.tempo.bpm,
    10,
    (from) => `${String(from)}–${String(from + 10)}`,
  )
  const most = bars.toSorted((a, b) => b.value - a.value)[0]
  if (!most || songs.length < 2) return null
  const atDefault = songs.filter(({ report }) => report.overview.tempo.bpm === 120).length
  return {
    id: 'tempo',
    title: 'Tempo',
    songs: songs.length,
    claim: `${String(most.value)} of your ${String(songs.length)} songs stand between ${most.label.replace('–', ' and ')} BPM${atDefault > 0 ? `; ${String(atDefault)} at exactly 120, where Live begins` : ''}.`,
    bars,
    tryThis: 'Start the next song 15 BPM away from your usual tempo, before you play a note.',
    honesty: 'Counted. Half and double tempo look different here and can feel the same.',
  }
}

function keys(songs: readonly Song[]): Metric | null {
  const known = songs.filter(({ report }) => report.harmony.kind === 'known')
  const bars = countBy(known, ({ report }) => (report.harmony.kind === 'known' ? [report.harmony.key.name] : []))
  const [most] = bars
  if (!most || known.length < 2) return null
  return {
    id: 'keys',
    title: 'Keys',
    songs: known.length,
    claim: `Your most used key is ${most.label}, in ${String(most.value)} of ${count(known.length, 'song')} with notes.`,
    bars,
    tryThis: 'Move a finished loop a fourth up and play along: your hands will find other things.',
    honesty: 'Keys are read from MIDI notes, with a confidence in each report. Songs made of audio have none here.',
  }
}

function modes(songs: readonly Song[]): Metric | null {
  const known = songs.filter(({ report }) => report.harmony.kind === 'known')
  const bars = countBy(known, ({ report }) => (report.harmony.kind === 'known' ? [report.harmony.key.mode] : []))
  const [most] = bars
  if (!most || known.length < 2) return null
  return {
    id: 'modes',
    title: 'Major, minor and the other modes',
    songs: known.length,
    claim: `${percent(most.value / known.length)} of your songs are ${most.label}.`,
    bars,
    tryThis: 'Take a minor loop and raise its sixth: that is Dorian. Keep it for eight bars.',
    honesty: 'Read from MIDI notes; neighbouring modes can be hard to tell apart.',
  }
}

function stages(songs: readonly Song[]): Metric | null {
  if (songs.length < 2) return null
  const order = ['sketch', 'arrange', 'mix', 'export'] as const
  const bars = order.map((stage) => {
    const paths = songs.filter(({ report }) => report.overview.stage.stage === stage).map(({ path }) => path)
    return { label: stage, value: paths.length, paths }
  })
  const unfinished = songs.filter(({ report }) => ['sketch', 'arrange'].includes(report.overview.stage.stage))
  const nearest = unfinished.toSorted((a, b) => b.report.overview.lengthSeconds - a.report.overview.lengthSeconds)[0]
  return {
    id: 'stages',
    title: 'How far your songs come',
    songs: songs.length,
    claim: `${String(unfinished.length)} of ${count(songs.length, 'song')} are sketches or being arranged.${nearest ? ` Nearest to done: ${nearest.path}, ${clock(nearest.report.overview.lengthSeconds)} long.` : ''}`,
    bars,
    tryThis: 'Open the song that is nearest to done, and make only an ending.',
    honesty:
      'The stage is inferred from the file; a short song can be a finished one. You can correct it in each report.',
  }
}

function jams(songs: readonly Song[]): Metric | null {
  const found = songs.filter(({ report }) => report.findings.some(({ checkId }) => checkId === 'AR01'))
  if (found.length === 0) return null
  return {
    id: 'jams',
    title: 'Jams that wait for an order',
    songs: songs.length,
    claim: `${count(found.length, 'song lives', 'songs live')} in the session view only.`,
    bars: found.map(({ path, report }) => ({ label: path, value: report.overview.clipCounts.session, paths: [path] })),
    tryThis: 'Record one of them into the arrangement: launch its scenes for four minutes.',
    honesty: 'Counted. Sets for playing live belong there.',
  }
}

function lengths(songs: readonly Song[]): Metric | null {
  const arranged = songs.filter(({ report }) => report.overview.lengthOf === 'arrangement')
  const bars = histogram(
    arranged,
    ({ report }) => report.overview.lengthSeconds / 60,
    1,
    (from) => `${String(from)}–${String(from + 1)} min`,
  )
  if (arranged.length < 2) return null
  const middle = median(arranged.map(({ report }) => report.overview.lengthSeconds))
  return {
    id: 'lengths',
    title: 'Length',
    songs: arranged.length,
    claim: `Half of your arrangements are shorter than ${clock(middle)}.`,
    bars,
    tryThis: 'Decide the length of the next song before you arrange it.',
    honesty: 'To the end of the last clip: a parked clip makes a song look longer.',
  }
}

function trackCounts(songs: readonly Song[]): Metric | null {
  if (songs.length < 2) return null
  const tracksOf = ({ report }: Song) => report.overview.trackCounts.midi + report.overview.trackCounts.audio
  return {
    id: 'tracks',
    title: 'Tracks',
    songs: songs.length,
    claim: `Half of your songs have ${String(median(songs.map(tracksOf)))} tracks or fewer.`,
    bars: histogram(songs, tracksOf, 5, (from) => `${String(from)}–${String(from + 4)}`),
    tryThis: 'Make one song with half as many tracks as usual.',
    honesty: 'Counted; empty tracks count too.',
  }
}

function devices(songs: readonly Song[]): Metric | null {
  const bars = countBy(songs, ({ report }) => report.overview.devices.map(({ name }) => name)).slice(0, 30)
  if (bars.length === 0 || songs.length < 2) return null
  return {
    id: 'devices',
    title: 'Live’s devices',
    songs: songs.length,
    claim: `You reach for ${list(bars.slice(0, 3).map(({ label }) => label))} most.`,
    bars,
    tryThis: 'Replace the first of them by another device once, and see what it did for you.',
    honesty: 'Counted once a song. Presets bring devices that nobody chose.',
  }
}

function plugins(songs: readonly Song[]): Metric | null {
  const bars = countBy(songs, ({ report }) => report.overview.plugins.map(({ name }) => name))
  const [most] = bars
  if (!most) return null
  return {
    id: 'plugins',
    title: 'Plug-ins',
    songs: songs.length,
    claim: `${count(bars.length, 'plug-in')} in your songs; ${most.label} is in ${String(most.value)} of ${String(songs.length)}.`,
    bars: bars.slice(0, 30),
    tryThis: 'Export stems of the songs that rest on a plug-in which is no longer made.',
    honesty: 'Counted by name. Whether they are installed I cannot see.',
  }
}

function formats(songs: readonly Song[]): Metric | null {
  const bars = countBy(songs, ({ report }) => [
    ...report.overview.plugins.map(({ format }) => format.toUpperCase()),
    ...(report.overview.maxDevices.length > 0 ? ['Max for Live'] : []),
  ])
  const old = bars.find(({ label }) => label === 'VST2')
  if (bars.length === 0) return null
  return {
    id: 'formats',
    title: 'Plug-in formats',
    songs: songs.length,
    claim: old
      ? `${percent(old.value / songs.length)} of your songs hold plug-ins in the old VST2 format.`
      : 'None of your songs depends on VST2.',
    bars,
    tryThis: 'Choose VST3 in the browser for new songs.',
    honesty: 'Counted.',
  }
}

function sharedSamples(songs: readonly Song[]): Metric | null {
  const bars = countBy(songs, ({ report }) =>
    report.arrangement.clips.flatMap(({ sampleName }) => (sampleName === null ? [] : [sampleName])),
  )
    .filter(({ value }) => value > 1)
    .slice(0, 30)
  const [most] = bars
  if (!most) return null
  return {
    id: 'samples',
    title: 'Samples that come back',
    songs: songs.length,
    claim: `${most.label} plays in ${count(most.value, 'song')}.`,
    bars,
    tryThis: 'Decide for each: is it your signature, or habit?',
    honesty:
      'By file name of audio clips; samples inside instruments are not counted, and equal names can be different files.',
  }
}

function unchanged(songs: readonly Song[]): Metric | null {
  const stretchOf = ({ report }: Song) => {
    const stretch = report.arrangement.form.longestUnchanged
    return report.arrangement.of === 'arrangement' && stretch ? stretch.to - stretch.from + 1 : null
  }
  const values = songs.map(stretchOf).filter((value) => value !== null)
  if (values.length < 2) return null
  return {
    id: 'unchanged',
    title: 'Longest stretch without change',
    songs: values.length,
    claim: `In half of your songs something changes at least every ${count(median(values), 'bar')}.`,
    bars: histogram(songs, stretchOf, 8, (from) => `${String(from)}–${String(from + 7)} bars`),
    tryThis: 'Open the song with the longest stretch, and take one part away in the middle of it.',
    honesty: 'Clips are compared; movement inside plug-ins and filters is not seen.',
  }
}

function copies(songs: readonly Song[]): Metric | null {
  const shares = songs.flatMap(({ report }) =>
    report.arrangement.form.copyShare === null ? [] : [report.arrangement.form.copyShare],
  )
  if (shares.length < 2) return null
  return {
    id: 'copies',
    title: 'Copies',
    songs: shares.length,
    claim: `In your middle song ${percent(median(shares))} of the clips are exact copies.`,
    bars: histogram(
      songs,
      ({ report }) => report.arrangement.form.copyShare,
      0.1,
      (from) => `${plain(from * 100)} %`,
    ),
    tryThis: 'Change the last beat of every fourth copy.',
    honesty: 'Counted. Probability and velocity deviation vary copies without changing them.',
  }
}
