import { linear } from './decibel.ts'
import { warpModeIndex } from './warp-mode-index.ts'
import type { AudioClipDescription, FadeDescription } from './description/clip-description.ts'
import { sampleRef } from './sample-ref-node.ts'
import type { TrackContext } from './track-context.ts'
import { element, value, type XmlNode } from './xml-node.ts'

/** What an audio clip has beyond a MIDI clip's frame. */
export function audioContent(track: TrackContext, clip: AudioClipDescription): readonly XmlNode[] {
  const { shape } = track
  return [
    sampleRef(shape, clip.sample),
    value('WarpMode', warpModeIndex(clip.warpMode ?? 'beats')),
    ...warpSettings(clip),
    value('HiQ', true),
    ...fades(clip),
    value('PitchCoarse', clip.transposeSemitones ?? 0),
    value('PitchFine', clip.detuneCents ?? 0),
    value('SampleVolume', linear(clip.gainDb ?? 0)),
    element('WarpMarkers', warpMarkers(track, clip)),
    ...(shape.live >= 9
      ? [value(shape.live >= 12 ? 'IsSongTempoLeader' : 'IsSongTempoMaster', clip.isTempoLeader ?? false)]
      : []),
  ]
}

function fades({ fades: described }: AudioClipDescription): XmlNode[] {
  return [
    value('Fade', described !== undefined),
    element('Fades', [
      ...fade('FadeIn', described?.in),
      ...fade('FadeOut', described?.out),
      value('ClipFadesAreInitialized', true),
      value('CrossfadeInState', 0),
      value('IsDefaultFadeIn', described?.in === undefined),
      value('IsDefaultFadeOut', described?.out === undefined),
    ]),
  ]
}

function fade(tag: string, described: number | FadeDescription = 0): XmlNode[] {
  const {
    lengthBeats,
    curveSkew = 0,
    curveSlope = 0,
  } = typeof described === 'number' ? { lengthBeats: described } : described
  return [
    value(`${tag}Length`, lengthBeats),
    value(`${tag}CurveSkew`, curveSkew),
    value(`${tag}CurveSlope`, curveSlope),
  ]
}

/** As Live sets them in a new clip. */
function warpSettings({ warpSettings = {} }: AudioClipDescription): XmlNode[] {
  return [
    value('GranularityTones', warpSettings.tonesGrainSize ?? 30),
    value('GranularityTexture', warpSettings.textureGrainSize ?? 65),
    value('FluctuationTexture', warpSettings.textureFlux ?? 25),
    value('ComplexProFormants', warpSettings.proFormants ?? 100),
    value('ComplexProEnvelope', warpSettings.proEnvelope ?? 128),
    value('TransientResolution', warpSettings.beatsPreserve ?? 6),
    value('TransientLoopMode', warpSettings.beatsLoop ?? 2),
    value('TransientEnvelope', warpSettings.beatsEnvelope ?? 100),
  ]
}

/** Live closes the list with a sentinel 1/32 beat behind the last marker. */
function warpMarkers(track: TrackContext, clip: AudioClipDescription): XmlNode[] {
  const lengthBeats = clip.lengthBeats ?? 4
  const described = clip.warpMarkers ?? [
    { seconds: 0, beats: 0 },
    { seconds: (lengthBeats * 60) / track.bpm, beats: lengthBeats },
  ]
  const last = described.at(-1) ?? { seconds: 0, beats: 0 }
  const sentinel = { seconds: last.seconds + (SENTINEL_BEATS * 60) / track.bpm, beats: last.beats + SENTINEL_BEATS }
  return [...described, sentinel].map((marker, index) =>
    element('WarpMarker', [], {
      ...(track.shape.hasListIds ? { Id: index } : {}),
      SecTime: marker.seconds,
      BeatTime: marker.beats,
    }),
  )
}

const SENTINEL_BEATS = 1 / 32
