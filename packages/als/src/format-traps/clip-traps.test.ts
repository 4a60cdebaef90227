import { expect } from 'vitest'
import { heardNotes } from '../heard-notes.ts'
import type { LiveSet } from '../model/live-set.ts'
import { clipOf, describeTraps, FOLLOW_11, NOTE, withClip } from '../testing/describe-traps.ts'
import { LIVE_9, midiClip, type SetParts } from '../testing/set-xml.ts'

const audioOf = (set: LiveSet) => {
  const clip = clipOf(set)
  return clip?.kind === 'audio' ? clip : null
}
const notesOf = (set: LiveSet) => {
  const clip = clipOf(set)
  return clip?.kind === 'midi' ? clip.notes : []
}
const FLAT_FOLLOW = (a: number, b: number, chanceA: number, chanceB: number) =>
  `<FollowTime Value="12" /><FollowActionA Value="${a}" /><FollowActionB Value="${b}" /><FollowChanceA Value="${chanceA}" /><FollowChanceB Value="${chanceB}" />`
const followOf = (set: LiveSet) => clipOf(set)?.launch.followAction

function audio(inside: string, root = ''): SetParts {
  const clip = `<AudioClip Id="0" Time="0"><CurrentStart Value="0" /><CurrentEnd Value="8" /><Loop><LoopStart Value="0" /><LoopEnd Value="2.5" /></Loop>${inside}</AudioClip>`
  const track = `<AudioTrack Id="3"><DeviceChain><MainSequencer><Sample><ArrangerAutomation><Events>${clip}</Events></ArrangerAutomation></Sample></MainSequencer></DeviceChain></AudioTrack>`
  return root === '' ? { tracks: track } : { tracks: track, root }
}

describeTraps('clips', [
  [
    'a program change of −1 is none',
    withClip(
      midiClip(NOTE, '<BankSelectCoarse Value="-1" /><BankSelectFine Value="-1" /><ProgramChange Value="-1" />') +
        midiClip(NOTE, '<BankSelectCoarse Value="-1" /><BankSelectFine Value="-1" /><ProgramChange Value="0" />'),
    ),
    (set) => set.tracks[0]?.arrangementClips.map((clip) => clip.kind === 'midi' && clip.programChange),
    [undefined, { bank: null, subBank: null, program: 0 }],
  ],
  [
    'to Live 10 a follow action is on when one is chosen that has a chance, and chances are parts of their sum',
    { root: LIVE_9, ...withClip(midiClip(NOTE, FLAT_FOLLOW(2, 7, 3, 1))) },
    followOf,
    {
      isOn: true,
      a: { action: 'playAgain', chance: 0.75, jumpIndex: null },
      b: { action: 'any', chance: 0.25, jumpIndex: null },
      isLinked: false,
      loopCount: 1,
      afterBeats: 12,
    },
  ],
  [
    'a chosen action without a chance does nothing',
    { root: LIVE_9, ...withClip(midiClip(NOTE, FLAT_FOLLOW(0, 4, 1, 0))) },
    (set) => followOf(set)?.isOn,
    false,
  ],
  [
    'from Live 11 on it has a switch: every new clip says "next" and does nothing',
    withClip(midiClip(NOTE, FOLLOW_11(4, false))),
    (set) => [followOf(set)?.isOn, followOf(set)?.a.action],
    [false, 'next'],
  ],
  [
    'only a jump has somewhere to go',
    withClip(midiClip(NOTE, FOLLOW_11(9, true))),
    (set) => [followOf(set)?.a, followOf(set)?.isLinked, followOf(set)?.loopCount],
    [{ action: 'jump', chance: 1, jumpIndex: 3 }, true, 2],
  ],
  ['a key’s number comes after its notes', withClip(midiClip(NOTE)), (set) => notesOf(set)[0]?.pitch, 36],
  [
    'Live 12.2 leaves out what a note has by default',
    withClip(midiClip('<MidiNoteEvent Time="0" Duration="1" Velocity="100" />')),
    (set) => notesOf(set)[0],
    {
      pitch: 36,
      startBeats: 0,
      durationBeats: 1,
      velocity: 100,
      releaseVelocity: 64,
      isMuted: false,
      probability: 1,
      velocityDeviation: 0,
      id: null,
      offset: expect.any(Number) as unknown,
    },
  ],
  [
    'a muted note says so',
    withClip(
      midiClip(
        '<MidiNoteEvent Time="0" Duration="1" Velocity="64.5" IsEnabled="false" Probability="0.5" VelocityDeviation="-7" />',
      ),
    ),
    (set) => notesOf(set).map((note) => [note.isMuted, note.velocity, note.probability, note.velocityDeviation]),
    [[true, 64.5, 0.5, -7]],
  ],
  [
    'negative times and no length are real',
    withClip(midiClip('<MidiNoteEvent Time="-0.25" Duration="0" Velocity="1" />')),
    (set) => notesOf(set).map((note) => [note.startBeats, note.durationBeats]),
    [[-0.25, 0]],
  ],
  [
    'notes outside the clip are kept but not heard',
    withClip(midiClip(`${NOTE}<MidiNoteEvent Time="9" Duration="1" Velocity="1" />`)),
    (set) => {
      const clip = clipOf(set)
      return clip?.kind === 'midi' ? [clip.notes.length, heardNotes(clip).length] : []
    },
    [2, 1],
  ],
  [
    'the loop of unwarped audio is in seconds',
    audio('<IsWarped Value="false" /><WarpMode Value="4" />'),
    (set) => [audioOf(set)?.isWarped, audioOf(set)?.warpMode, audioOf(set)?.loop.end, audioOf(set)?.endBeats],
    [false, null, 2.5, 8],
  ],
  [
    'the last warp marker is a hidden one in Live 8 too, which rounds',
    audio(
      '<IsWarped Value="true" /><WarpMarkers><WarpMarker SecTime="0.0154875" BeatTime="0" /><WarpMarker SecTime="0.0325395" BeatTime="0.0312622273559773553" /></WarpMarkers>',
    ),
    (set) => [audioOf(set)?.warpMarkers.length, audioOf(set)?.warpSentinel?.beats],
    [1, 0.031262227355977355],
  ],
  [
    'the last warp marker is none',
    audio(
      '<IsWarped Value="true" /><WarpMarkers><WarpMarker Id="0" SecTime="0" BeatTime="0" /><WarpMarker Id="1" SecTime="2" BeatTime="4" /><WarpMarker Id="2" SecTime="2.015625" BeatTime="4.03125" /></WarpMarkers>',
    ),
    (set) => [audioOf(set)?.warpMarkers, audioOf(set)?.warpSentinel],
    [
      [
        { seconds: 0, beats: 0 },
        { seconds: 2, beats: 4 },
      ],
      { seconds: 2.015625, beats: 4.03125 },
    ],
  ],
  ['clip gain is linear', audio('<SampleVolume Value="2" />'), (set) => audioOf(set)?.gainDb.toFixed(2), '6.02'],
  [
    'a sample on another drive of Windows is not missing, though no relative path leads to it',
    audio(
      '<SampleRef><FileRef><HasRelativePath Value="false" /><RelativePathType Value="0" /><RelativePath /><Name Value="a.wav" /><Data>44003A005C0061002E00770061007600</Data></FileRef></SampleRef>',
    ),
    (set) => [audioOf(set)?.sample?.path, audioOf(set)?.sample?.relativePath, audioOf(set)?.sample?.location],
    [String.raw`D:\a.wav`, null, 'outsideProject'],
  ],
  [
    'and one that no path leads to is',
    audio(
      '<SampleRef><FileRef><RelativePathType Value="0" /><RelativePath Value="" /><Path Value="Samples/a.wav" /></FileRef></SampleRef>',
    ),
    (set) => audioOf(set)?.sample?.location,
    'missing',
  ],
  [
    'what the sample was imported from is no second sample',
    audio(
      '<SampleRef><FileRef><RelativePathType Value="3" /><RelativePath Value="Samples/a.wav" /><Path Value="/x/Samples/a.wav" /></FileRef><SourceContext><SourceContext Id="0"><OriginalFileRef><FileRef Id="0"><Path Value="/old/b.wav" /></FileRef></OriginalFileRef></SourceContext></SourceContext><DefaultSampleRate Value="44100" /></SampleRef>',
    ),
    (set) => [audioOf(set)?.sample?.fileName, audioOf(set)?.sample?.location, audioOf(set)?.sample?.path],
    ['a.wav', 'insideProject', '/x/Samples/a.wav'],
  ],
  [
    'to Live 10 a path is a list of folders',
    audio(
      '<SampleRef><FileRef><RelativePathType Value="1" /><RelativePath><RelativePathElement Dir="" /><RelativePathElement Dir="Loops" /></RelativePath><Name Value="b.wav" /><SearchHint><PathHint><RelativePathElement Dir="Users" /><RelativePathElement Dir="ann" /></PathHint><FileSize Value="123" /></SearchHint></FileRef></SampleRef>',
      LIVE_9,
    ),
    (set) => [audioOf(set)?.sample?.relativePath, audioOf(set)?.sample?.path, audioOf(set)?.sample?.sizeBytes],
    ['../Loops/b.wav', '/Users/ann/b.wav', 123],
  ],
  [
    'fades are in beats, and no one has touched those that are Live’s own',
    audio(
      '<Fade Value="true" /><Fades><FadeInLength Value="0.008" /><FadeOutLength Value="4" /><CrossfadeInState Value="1" /><FadeInCurveSkew Value="0" /><FadeInCurveSlope Value="0" /><FadeOutCurveSkew Value="0.5" /><FadeOutCurveSlope Value="-0.25" /><IsDefaultFadeIn Value="true" /><IsDefaultFadeOut Value="false" /></Fades>',
    ),
    (set) => [audioOf(set)?.hasFades, audioOf(set)?.fades],
    [
      true,
      {
        isOn: true,
        in: { lengthBeats: 0.008, curveSkew: 0, curveSlope: 0, isDefault: true },
        out: { lengthBeats: 4, curveSkew: 0.5, curveSlope: -0.25, isDefault: false },
        isCrossfadedIn: true,
      },
    ],
  ],
  [
    'the length of a fade that is none may be a hair below 0',
    audio('<Fades><FadeInLength Value="-0.00000000000000355" /><FadeOutLength Value="0" /></Fades>'),
    (set) => [audioOf(set)?.hasFades, audioOf(set)?.fades.in.lengthBeats],
    [false, 0],
  ],
])
