import { readSet } from '@kvint/als'
import { buildSet, type TrackDescription } from '@kvint/als/build'
import { describe, expect, it } from 'vitest'
import { readRole } from './read-role.ts'

const lowNotes = [0, 1, 2, 3].map((startBeats) => ({ pitch: 36, startBeats, durationBeats: 0.25 }))
const chordNotes = [60, 64, 67].flatMap((pitch) =>
  [0, 4].map((startBeats) => ({ pitch, startBeats, durationBeats: 4 })),
)
const drumRack = { tag: 'DrumGroupDevice' }

async function roleOf(track: Partial<TrackDescription>, groupName: string | null = null) {
  const reading = await readSet(await buildSet({ tracks: [{ kind: 'midi', ...track }] }))
  if (reading.kind !== 'set' || !reading.set.tracks[0]) throw new Error('no track')
  return readRole(reading.set.tracks[0], groupName)
}

describe('readRole', () => {
  it.each<[string, Partial<TrackDescription>, string, number]>([
    [
      'a Drum Rack called Kick, low as its pads lie',
      { name: 'Kick', devices: [drumRack], arrangementClips: [{ startBeats: 0, lengthBeats: 4, notes: lowNotes }] },
      'kick',
      0.95,
    ],
    [
      'a Drum Rack in a rack, without a name of its own',
      {
        name: '1-MIDI',
        devices: [{ tag: 'InstrumentGroupDevice', chains: [{ devices: [drumRack] }] }],
        arrangementClips: [{ startBeats: 0, lengthBeats: 8, notes: chordNotes }],
      },
      'drums',
      0.9,
    ],
    ['a track called Click', { name: 'Click' }, 'percussion', 0.7],
    ['a track that a sample gave its name', { name: '2-wa_808tape_closedhat_08_clean' }, 'hats', 0.7],
    ['chords of a pack that is called a kit', { name: 'UFBCK_KIT6_100_electric_piano_chords' }, 'chords', 0.7],
    ['a bass with a beat in its name', { name: 'Beat That Bass' }, 'bass', 0.7],
    ['a kit', { name: 'Kit-Core Formaggio' }, 'drums', 0.7],
    ['a Drum Rack without a name of its own', { name: '1-MIDI', devices: [drumRack] }, 'drums', 0.9],
    [
      'a drum synthesiser made with Max',
      { name: '4-DS Clap', devices: [{ tag: 'MxDeviceInstrument', maxPatch: '/Core Library/DS Clap.amxd' }] },
      'snare',
      0.8,
    ],
    ['a track called Bass', { name: 'Bass' }, 'bass', 0.7],
    [
      'a track called Pad that plays chords',
      { name: 'Pad', arrangementClips: [{ startBeats: 0, lengthBeats: 8, notes: chordNotes }] },
      'pad',
      0.5,
    ],
  ])('%s', async (_, track, role, atLeast) => {
    const reading = await roleOf(track)
    expect(reading.role).toBe(role)
    expect(reading.confidence).toBeGreaterThanOrEqual(atLeast)
  })

  it.each<[string, Partial<TrackDescription>]>([
    [
      'clips of single notes that lie one over the other in their own time are no chords',
      {
        name: '1-MIDI',
        arrangementClips: [60, 64, 67].map((pitch, index) => ({
          startBeats: index * 8,
          lengthBeats: 8,
          notes: [0, 4].map((startBeats) => ({ pitch, startBeats, durationBeats: 1 })),
        })),
      },
    ],
    [
      'hits of one pitch are no melody',
      {
        name: '1-MIDI',
        arrangementClips: [
          {
            startBeats: 0,
            lengthBeats: 8,
            notes: [0, 1, 2, 3].map((startBeats) => ({ pitch: 76, startBeats, durationBeats: 0.25 })),
          },
        ],
      },
    ],
  ])('%s', async (_, track) => {
    expect(['chords', 'pad']).not.toContain((await roleOf(track)).role)
  })

  it('hears a tom that is played on seven notes as a melody', async () => {
    const tom = { tag: 'OriginalSimpler', samples: [{ path: '/Music/Tom 08.aif' }] }
    const tune = [72, 74, 76, 77, 79, 81, 84].map((pitch, index) => ({ pitch, startBeats: index, durationBeats: 0.9 }))
    const clip = { startBeats: 0, lengthBeats: 8 }
    const melody = { name: '3-Tom 08', devices: [tom], arrangementClips: [{ ...clip, notes: tune }] }
    expect((await roleOf({ ...melody, name: 'Lite Melody' })).role).toBe('lead')
    const fill = tune.map((note) => ({ ...note, pitch: 60 }))
    expect((await roleOf({ ...melody, arrangementClips: [{ ...clip, notes: fill }] })).role).toBe('percussion')
  })

  it('says chords by what sounds together, not by what begins together', async () => {
    const rolled = [0, 4].flatMap((bar) =>
      [60, 64, 67, 72].map((pitch, index) => ({
        pitch,
        startBeats: bar + index * 0.25,
        durationBeats: 3 - index * 0.25,
      })),
    )
    const short = rolled.map((note) => ({ ...note, durationBeats: 0.2 }))
    const playing = (notes: typeof rolled) => roleOf({ arrangementClips: [{ startBeats: 0, lengthBeats: 8, notes }] })
    expect(await playing(rolled)).toMatchObject({ role: 'chords', because: 'it plays several notes at once' })
    expect((await playing(short)).role).toBe('arp')
  })

  it('does not guess where nothing speaks', async () => {
    expect(await roleOf({ name: '1-MIDI' })).toMatchObject({ role: 'unknown', confidence: 0 })
  })

  it('says what it goes by', async () => {
    expect((await roleOf({ name: 'Kick', devices: [drumRack] })).because).toBe(
      'it plays Drum Rack and it is called “Kick”',
    )
  })

  it('keeps what a person has corrected', async () => {
    const reading = await readSet(await buildSet({ tracks: [{ kind: 'midi', name: 'Kick' }] }))
    if (reading.kind !== 'set' || !reading.set.tracks[0]) throw new Error('no track')
    expect(readRole(reading.set.tracks[0], null, 'lead')).toMatchObject({
      role: 'lead',
      confidence: 1,
      because: 'you said so',
    })
  })
})
