import {
  buildSetChunks,
  buildSetStream,
  type ClipDescription,
  type SetDescription,
  type TrackDescription,
} from '../src/builder/index.ts'

/** A gzipped set of about `xmlBytes` of XML: tracks with racks, effects, automation and clips full of notes. */
export async function buildLargeSet(xmlBytes: number): Promise<Uint8Array> {
  const one = sizeOf(setOf(1))
  const perTrack = sizeOf(setOf(2)) - one
  const count = Math.max(1, Math.round((xmlBytes - one) / perTrack))
  return new Uint8Array(await new Response(buildSetStream(setOf(count))).arrayBuffer())
}

function sizeOf(set: SetDescription): number {
  let size = 0
  for (const chunk of buildSetChunks(set)) size += chunk.length
  return size
}

function setOf(tracks: number): SetDescription {
  return { live: 12, tempo: 126, tracks: Array.from({ length: tracks }, (_, i) => track(i)) }
}

function track(index: number): TrackDescription {
  return {
    kind: 'midi',
    name: `Part ${index + 1}`,
    devices: [
      {
        tag: 'InstrumentGroupDevice',
        chains: Array.from({ length: 4 }, (_, i) => ({
          name: `Layer ${i + 1}`,
          devices: [effect('Operator'), effect('AutoFilter')],
        })),
      },
      effect('Eq8'),
      effect('Compressor2'),
      effect('Reverb'),
    ],
    automation: [{ parameter: 'Mixer/Volume', events: curve(200) }],
    arrangementClips: clips(index),
  }
}

/** As many parameters as such a device has: the names do not matter to the reader's speed, their number does. */
function effect(tag: string) {
  const params = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`Part.${i}/Amount`, i / 60]))
  return { tag, params: { ...params, 'Part.0/Cutoff': 0.5 } }
}

function curve(count: number) {
  return Array.from({ length: count }, (_, i) => ({ timeBeats: i, value: 0.5 + (i % 10) / 20 }))
}

function* clips(index: number): Generator<ClipDescription> {
  for (let clip = 0; clip < 16; clip++) {
    yield {
      name: `Clip ${clip + 1}`,
      startBeats: clip * 16,
      lengthBeats: 16,
      notes: Array.from({ length: 64 }, (_, i) => ({
        pitch: 36 + ((index + clip + i * 7) % 48),
        startBeats: i / 4,
        durationBeats: 0.25,
        velocity: 60 + (i % 60),
      })),
    }
  }
}
