import { describe, expect, test } from 'vitest'
import { readSet, type Clip, type LiveSet, type Track } from '../../index.ts'
import { buildSet } from '../build-set.ts'
import type { SetDescription } from '../description/set-description.ts'
import { exampleSet } from './example-set.ts'
import { chordsOf } from './harmony.ts'
import { jamSet } from './jam-set.ts'
import { SECTIONS } from './song-form.ts'

const nordlys = await read(exampleSet())

describe('the form', () => {
  test('112 bars and sections of eight, each with other parts than the one before', () => {
    expect(SECTIONS.map((section) => section.bar)).toEqual(SECTIONS.map((_, index) => index * 8))
    expect(SECTIONS.length * 8).toBe(112)
    for (const [index, section] of SECTIONS.slice(1).entries())
      expect(section.parts).not.toEqual(SECTIONS[index]?.parts)
  })

  test('the song is read whole', () => {
    expect(nordlys.gaps).toEqual([])
    expect(nordlys.tempo.bpm).toBe(126)
    expect(nordlys.locators.map((one) => [one.timeBeats / 4, one.name])).toEqual([
      [0, 'Intro'],
      [16, 'Verse'],
      [32, 'Build'],
      [40, 'Drop'],
      [56, 'Break'],
      [72, 'Build 2'],
      [80, 'Drop 2'],
      [96, 'Outro'],
    ])
    expect(nordlys.tracks.map((one) => one.name).join(', ')).toBe(
      'Drums, Kick, Clap, Hats, Perc, Snare Roll, Bass, Harmony, Chords, Pad, Arp, Lead, Vox Chops, Riser FX, Impact FX, Reverb, Delay',
    )
  })
})

describe('the music', () => {
  test.each(['Bass', 'Chords', 'Pad', 'Arp', 'Lead'])(
    '%s stays in F major but where the chord says otherwise',
    (name) => {
      const strange = heard(name).filter(
        (note) => !F_MAJOR.has(note.pitch % 12) && !chordAt(note.beat).includes(note.pitch % 12),
      )
      expect(strange).toEqual([])
    },
  )

  test('the bass has the bass note of each chord under the bar', () => {
    const bars = Map.groupBy(heard('Bass'), (note) => Math.floor(note.beat / 4))
    expect(bars.size).toBe(56)
    for (const [bar, notes] of bars) expect([bar, notes[0] && notes[0].pitch % 12]).toEqual([bar, songChord(bar)?.bass])
    expect(Math.min(...heard('Bass').map((note) => note.pitch))).toBeGreaterThanOrEqual(28)
  })

  test('the melody has chord tones on nine of ten beats, and steps between them', () => {
    const onBeats = heard('Lead').filter((note) => Number.isInteger(note.beat))
    const inChord = onBeats.filter((note) => chordAt(note.beat).includes(note.pitch % 12))
    expect(inChord.length / onBeats.length).toBeGreaterThan(0.85)
    expect(inChord.length).toBeLessThan(onBeats.length)
  })

  test.each(['Chords', 'Pad'])('%s: no voice leaps further than a fourth within a section', (name) => {
    for (const clip of clipsOf(name)) {
      const bars = [...Map.groupBy(clip.notes, (note) => Math.floor(note.startBeats / 4)).values()].map((notes) =>
        notes.map((note) => note.pitch),
      )
      for (const [index, voices] of bars.slice(1).entries()) {
        const before = bars[index] ?? []
        const leaps = voices.map((pitch) => Math.min(...before.map((other) => Math.abs(other - pitch))))
        expect(Math.max(...leaps)).toBeLessThanOrEqual(5)
      }
    }
  })

  test('the dominant of D minor and the borrowed minor subdominant sound', () => {
    expect(chordNames('verse')).toContain('A7')
    expect(chordNames('drop')).toContain('Bbm')
    expect(heard('Chords').filter((note) => note.pitch % 12 === 1).length).toBeGreaterThan(20)
  })

  test('keys are played with many velocities', () => {
    for (const name of ['Chords', 'Pad', 'Lead', 'Perc']) expect(velocities(name).size).toBeGreaterThan(8)
  })
})

describe('what is left for the checks to find', () => {
  test.each<[string, unknown, unknown]>([
    ['hats at one velocity', [...velocities('Hats')], [100]],
    [
      'a sidechain without a source',
      track('Pad').devices[2]?.sidechain,
      { isOn: true, target: 'AudioIn/None', sourceTrackId: null, hasSource: false },
    ],
    ['beside one with a source', track('Bass').devices[3]?.sidechain?.sourceTrackId, track('Kick').id],
    [
      'the ceiling of the limiter',
      nordlys.main?.devices.at(-1)?.parameters.find((one) => one.name === 'Ceiling')?.value,
      -0.3,
    ],
    ['a clip 48 bars behind the song', track('Lead').arrangementClips.at(-1)?.startBeats, (112 + 48) * 4],
    ['a vocal in Downloads', sampleOf('Vox Chops')?.location, 'outsideProject'],
    ['beside samples in the project', sampleOf('Riser FX')?.location, 'insideProject'],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected)
  })
})

test('the jam has session clips only', async () => {
  const jam = await read(jamSet())
  expect(jam.gaps).toEqual([])
  expect(jam.tracks.map((one) => one.sessionClips.length)).toEqual([3, 3, 4, 2])
  expect(jam.tracks.flatMap((one) => one.arrangementClips)).toEqual([])
  expect(jam.scenes).toHaveLength(4)
  expect(jam.scale?.name).toBe('Minor')
})

const F_MAJOR: ReadonlySet<number> = new Set([5, 7, 9, 10, 0, 2, 4])

async function read(description: SetDescription): Promise<LiveSet> {
  const result = await readSet(await buildSet(description))
  if (result.kind === 'failure') throw new Error(result.failure.message)
  return result.set
}

function track(name: string): Track {
  const found = nordlys.tracks.find((one) => one.name === name)
  if (!found) throw new Error(`There is no track "${name}".`)
  return found
}

/** MIDI clips of the song itself, without the parked idea. */
function clipsOf(name: string) {
  return track(name)
    .arrangementClips.filter((clip: Clip) => clip.kind === 'midi')
    .filter((clip) => clip.startBeats < 112 * 4)
}

/** Notes of a track whose clips are not looped, at their place in the song. */
function heard(name: string) {
  return clipsOf(name).flatMap((clip) =>
    clip.notes.map((note) => ({ pitch: note.pitch, beat: clip.startBeats + note.startBeats })),
  )
}

function velocities(name: string): Set<number> {
  return new Set(clipsOf(name).flatMap((clip) => clip.notes.map((note) => note.velocity)))
}

function sampleOf(name: string) {
  const [clip] = track(name).arrangementClips
  return clip?.kind === 'audio' ? clip.sample : null
}

function songChord(bar: number) {
  const section = SECTIONS[Math.floor(bar / 8)]
  return section && chordsOf(section.progression, 8)[bar % 8]
}

/** The approach note at the end of a bar belongs to the chord that it leads to. */
function chordAt(beat: number): readonly number[] {
  return songChord(Math.floor(beat / 4))?.pitchClasses ?? []
}

function chordNames(progression: 'verse' | 'drop') {
  return chordsOf(progression, 8).map((one) => one.name)
}
