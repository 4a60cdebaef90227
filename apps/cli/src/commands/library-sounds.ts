import { basename, relative, sep } from 'node:path'
import { bouncesOfSet } from '../folder/bounces-of-set.ts'
import type { FolderProject } from '../folder/scan-folder.ts'
import { readSound } from '../read-sound.ts'
import type { Terminal } from '../terminal.ts'

/** The newest bounce of a song. Levels are null for silence. */
export type SongSound = {
  readonly song: string
  /** Path from the folder of the library, `/` between folders. */
  readonly bounce: string
  /** ISO 8601. */
  readonly madeAt: string
  readonly durationSeconds: number
  readonly integratedLufs: number | null
  readonly rangeLu: number
  readonly truePeakDbtp: number | null
  readonly correlation: number | null
}

export type LibrarySounds = {
  readonly songs: number
  readonly sounds: readonly SongSound[]
  readonly gaps: readonly { readonly path: string; readonly reason: string }[]
}

/** Hears the newest bounce of each song, with its progress; what can't be heard is named and passed over. */
export async function hearLibrary(
  folder: string,
  projects: readonly FolderProject[],
  terminal: Terminal,
): Promise<LibrarySounds> {
  const sounds: SongSound[] = []
  const gaps: { path: string; reason: string }[] = []
  const found = await Promise.all(
    projects.map(async ({ name, saves }) => ({ name, bounce: saves[0] && (await bouncesOfSet(saves[0].path))[0] })),
  )
  const queue = found.flatMap(({ name, bounce }) => (bounce ? [{ name, ...bounce }] : []))
  for (const [index, { name, path, modifiedMs }] of queue.entries()) {
    const show = (share: number) =>
      terminal.progress?.(`${bar((index + share) / queue.length)} ${index + 1} of ${queue.length}: ${basename(path)}`)
    show(0)
    const sound = await readSound(path, { onProgress: (seconds, total) => show(total === null ? 0 : seconds / total) })
    const bounce = relative(folder, path).split(sep).join('/')
    if (sound.kind === 'problem') {
      gaps.push({ path: bounce, reason: sound.message })
      continue
    }
    const { durationSeconds, loudness, bands } = sound.hearing
    const { integratedLufs, rangeLu, truePeakDbtp } = loudness
    const madeAt = new Date(modifiedMs).toISOString()
    sounds.push({
      song: name,
      bounce,
      madeAt,
      durationSeconds,
      integratedLufs,
      rangeLu,
      truePeakDbtp,
      correlation: bands.correlation,
    })
  }
  terminal.progress?.('')
  return { songs: projects.length, sounds, gaps }
}

/** A row for each bounce, the loudest first, and what they span. */
export function soundLines({ songs, sounds, gaps }: LibrarySounds): string[] {
  const levels = sounds.flatMap(({ integratedLufs }) => (integratedLufs === null ? [] : [integratedLufs]))
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const rows = sounds
    .toSorted((a, b) => (b.integratedLufs ?? -Infinity) - (a.integratedLufs ?? -Infinity))
    .map(
      ({ song, integratedLufs, rangeLu, truePeakDbtp, bounce }) =>
        `  ${level(integratedLufs, 'LUFS').padStart(11)}  ${level(rangeLu, 'LU').padStart(7)}  ${level(truePeakDbtp, 'dBTP').padStart(10)}  ${song} (${bounce})`,
    )
  return [
    '',
    sounds.length === 0
      ? 'Sound: no song has a bounce beside its set.'
      : `Sound: ${sounds.length} of ${songs} songs have a bounce beside the set${levels.length > 1 ? `, from ${level(low, 'LUFS')} to ${level(high, 'LUFS')}` : ''}.`,
    ...(rows.length > 0 ? ['     loudness    range   true peak  song', ...rows] : []),
    ...gaps.map(({ path, reason }) => `Not heard: ${path}: ${reason}`),
  ]
}

function bar(share: number): string {
  const full = Math.round(Math.min(1, share) * BAR_CHARACTERS)
  return `${'█'.repeat(full)}${'░'.repeat(BAR_CHARACTERS - full)}`
}

const level = (value: number | null, unit: string): string =>
  value === null ? 'silence' : `${value.toFixed(1).replace('-', '−')} ${unit}`
const BAR_CHARACTERS = 20
