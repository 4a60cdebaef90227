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

/** An audio track without a name of its own, with one clip of a file. */
function recording({
  name,
  file,
  seconds = 4,
}: {
  name?: string
  file: string
  seconds?: number
}): Partial<TrackDescription> {
  const sample = { path: `/Music/${file}`, durationSamples: seconds * 44_100 }
  const clip = {
    kind: 'audio' as const,
    name: name ?? file.replace(/\.\w+$/, ''),
    startBeats: 0,
    lengthBeats: 16,
    sample,
  }
  return { kind: 'audio', name: '3-Audio', arrangementClips: [clip] }
}

/** A sampler with the file of a kick, and sixteen notes. */
function sampledKick(noteOf: (index: number) => readonly [at: number, pitch: number, beats: number]) {
  const notes = Array.from({ length: 16 }, (_, index) => noteOf(index))
  return {
    name: 'Mk II',
    devices: [{ tag: 'OriginalSimpler', samples: [{ path: '/Music/00DB_Kick_02.wav' }] }],
    arrangementClips: [
      {
        startBeats: 0,
        lengthBeats: 64,
        notes: notes.map(([startBeats, pitch, durationBeats]) => ({ startBeats, pitch, durationBeats })),
      },
    ],
  }
}

/** Eight notes of so many beats on one key of a sampler and its octave. */
const an808 = (durationBeats: number) => ({
  name: '7-808 Carbon',
  devices: [{ tag: 'MultiSampler', samples: [{ path: '/Music/808 Carbon.wav' }] }],
  arrangementClips: [
    {
      startBeats: 0,
      lengthBeats: 32,
      notes: Array.from({ length: 8 }, (_, at) => ({ pitch: at % 3 ? 60 : 72, startBeats: at * 4, durationBeats })),
    },
  ],
})

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
    ['a sampled 808 that rings, wherever its keys lie', an808(2), 'bass', 0.5],
    ['a sampled 808 on short notes, which tell no bass from a kick', an808(0.25), 'unknown', 0],
    ['an 808 whose sample is a kick', { ...an808(2), name: '808 Kick' }, 'kick', 0.53],
    ['a kit of 808s that is held', { ...an808(2), name: '808 Core', devices: [drumRack] }, 'drums', 0.9],
    ['chords that are plucked', { name: 'MUS_Chord Perc2' }, 'chords', 0.7],
    ['drums that are called after chords they play with', { name: 'Chord drums' }, 'drums', 0.7],
    [
      'a synthesiser whose clip is called Drums, whatever lies at its keys',
      {
        name: '2-NES',
        arrangementClips: [
          {
            startBeats: 0,
            lengthBeats: 64,
            name: 'Drums',
            notes: Array.from({ length: 64 }, (_, at) => ({
              pitch: [48, 59, 58, 56][at % 4] ?? 48,
              startBeats: at,
              durationBeats: 0.1,
            })),
          },
        ],
      },
      'drums',
      0.52,
    ],
    ['a track of a fill', { name: '606 Fill' }, 'drums', 0.7],
    ['a clarinet in German', { name: '4-Klarinette' }, 'lead', 0.7],
    ['a recording whose clip was called Basse', recording({ name: 'Basse', file: '0003 6-Audio.wav' }), 'bass', 0.6],
    [
      'a recording through an amplifier',
      {
        ...recording({ file: '0002 1-Audio.wav' }),
        devices: [{ tag: 'PluginDevice', plugin: { format: 'vst2', name: 'Guitar Rig 5' } }],
      },
      'guitar',
      0.4,
    ],
    [
      'a bass amplifier',
      {
        ...recording({ file: 'take.wav' }),
        devices: [{ tag: 'PluginDevice', plugin: { format: 'vst2', name: 'Ampeg SVT' } }],
      },
      'bass',
      0.4,
    ],
    [
      'two notes that are held for bars',
      {
        name: '1-MIDI',
        arrangementClips: [
          {
            startBeats: 0,
            lengthBeats: 64,
            notes: [48, 60, 48, 60].map((pitch, index) => ({ pitch, startBeats: index * 16, durationBeats: 16 })),
          },
        ],
      },
      'pad',
      0.5,
    ],
    [
      'a kick on a sampler that is played on every beat, and higher now and then',
      sampledKick((index) => [index, index % 4 === 3 ? 38 : 36, 0.5]),
      'kick',
      0.5,
    ],
    ['a whole song', recording({ file: 'Right Here, Right Now.mp3', seconds: 200 }), 'song', 0.5],
    [
      'one without loss, by its artist and title',
      recording({ file: 'Some Band - Far Away.wav', seconds: 200 }),
      'song',
      0.5,
    ],
    ['a song by a train', recording({ file: 'Night Train.mp3', seconds: 200 }), 'song', 0.5],
    ['rain as long as a song', recording({ file: 'Summer rain.mp3', seconds: 200 }), 'unknown', 0],
    ['a recording of one’s own', recording({ file: '0003 3-Audio.wav', seconds: 200 }), 'unknown', 0],
    ['a stem as long as a song', recording({ file: 'Drums.mp3', seconds: 200 }), 'drums', 0.6],
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

  it('hears no kick in a stab that is held for two beats on two notes, whatever its sample is called', async () => {
    const stab = (beats: number, high: number) =>
      roleOf(sampledKick((index) => [index * 4, index % 4 === 3 ? high : 45, beats]))
    expect((await stab(2, 52)).role).not.toBe('kick')
    expect((await stab(1.9, 52)).role).toBe('kick')
    expect((await stab(2, 45)).role).toBe('kick')
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

  it.each<[string, Partial<TrackDescription>]>([
    ['a clip that is called by its place in the song', recording({ name: 'Break', file: '0003 6-Audio.wav' })],
    [
      'a rack of effects',
      {
        ...recording({ file: 'take.wav' }),
        devices: [{ tag: 'AudioEffectGroupDevice', presetName: 'Clip Effect Rack' }],
      },
    ],
    ['a long recording of one’s own', recording({ file: 'Recording 5.m4a', seconds: 300 })],
    ['a compressed loop', recording({ file: 'funky.mp3', seconds: 8 })],
    ['a long file that is not compressed', recording({ file: '2-Audio 0001.wav', seconds: 300 })],
    ['an instrument through an amplifier', { name: '1-MIDI', devices: [{ tag: 'Operator' }, { tag: 'Amp' }] }],
    [
      'one held key of a sampler',
      {
        name: '1-MIDI',
        devices: [{ tag: 'OriginalSimpler', samples: [{ path: '/Music/a.wav' }] }],
        arrangementClips: [
          {
            startBeats: 0,
            lengthBeats: 64,
            notes: [0, 16, 32, 48].map((startBeats) => ({ pitch: 60, startBeats, durationBeats: 16 })),
          },
        ],
      },
    ],
  ])('does not take %s for a role', async (_, track) => {
    expect((await roleOf(track)).role).toBe('unknown')
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

it.each([
  ['kik', 'kick'],
  ['KCK 2', 'kick'],
  ['BD', 'kick'],
  ['VMH1 Bassdrum 012', 'kick'],
  ['snr', 'snare'],
  ['HHC', 'hats'],
  ['ohh', 'hats'],
] as const)('%s is short for a drum', async (name, role) => {
  expect((await roleOf({ name })).role).toBe(role)
})
