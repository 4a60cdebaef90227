import type { Message, Role } from '@kvint/report'
import { waitingParts, type WaitingPart } from '../../arrangement/unused-loops.ts'
import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import type { Part, Song } from '../../song/song.ts'
import { reachesNoInstrument } from '../../tracks/reaches-no-instrument.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { manual } from '../sources.ts'
import { count, quotedTracks, type Said } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const waitingInTheSession: Check = {
  id: 'AR22',
  title: 'Parts that never came into the arrangement',
  area: 'arrangement',
  severity: 'idea',
  stages: ['sketch', 'arrange'],
  confidence: 'certain',
  source: 'The file. Four clips that differ are a rule of thumb for more than a try that was left',
  find: (song) => {
    if (song.picture.of !== 'arrangement') return null
    const isPrinted = printedIn(song)
    const waiting = waitingParts(song.parts)
      .filter(({ part }) => part.isAudible && !reachesNoInstrument(part.track, song.set.tracks) && !isPrinted(part))
      .toSorted((a, b) => b.clips - a.clips)
    if (waiting.reduce((sum, { unplaced }) => sum + unplaced, 0) < FEWEST_CLIPS) return null
    const clips = waiting.reduce((sum, one) => sum + one.clips, 0)
    const part = waiting[0]?.part.track.name ?? ''
    return {
      claim: claimOf(waiting, clips),
      evidence: waiting.map((one) => aboutTrack(one.part, evidenceOf(one))),
      figures: { clips, part, lacks: isLacking(song, waiting) ? 1 : 0 },
      place: { trackIds: waiting.map(({ part }) => part.track.id), clipIds: [], bars: null },
    }
  },
  learnMore: [manual('Session View', 'Recording sessions into the arrangement'), manual('Arrangement View')],
  honesty:
    'Certain about the clips: their notes and samples stand nowhere in the arrangement. Whether they were tried and left out, only you can say.',
}

/** Whether a track in the arrangement records it, or all that Main plays: then it may be there as audio. */
function printedIn({ parts }: Song): (part: Part) => boolean {
  const recording = parts.flatMap(({ track, clips }) => (track.kind === 'audio' && clips.length > 0 ? [track] : []))
  const recorded = new Set(recording.map(({ input }) => input?.trackId))
  const ofMain = recording.filter(({ input }) => OF_MAIN.test(input?.target ?? ''))
  return ({ track }) => recorded.has(track.id) || ofMain.some(({ id }) => id !== track.id)
}

function claimOf(waiting: readonly WaitingPart[], clips: number): Message {
  const names = quotedTracks(waiting.map(({ part }) => part.track))
  const kinds = new Set(waiting.map(kindOf))
  const [kind] = kinds.size === 1 ? kinds : []
  const wait = count(clips, 'clip')
  if (kind === 'drums')
    return say`Nothing of the drums on ${names} is in the arrangement: ${wait} wait in the session view.`
  if (kind === 'chords')
    return say`Nothing of the chords on ${names} is in the arrangement: ${wait} wait in the session view.`
  return say`Nothing of ${names} is in the arrangement: ${wait} wait in the session view.`
}

/** Whether the arrangement lacks what waits: most of the parts; or its beat, its bass or all that is no drums, and at least half of the clips are that. */
function isLacking({ parts }: Song, waiting: readonly WaitingPart[]): boolean {
  const playing = parts.filter(({ clips, isAudible }) => isAudible && clips.length > 0)
  const clipsOf = (parts: readonly WaitingPart[]): number => parts.reduce((sum, { clips }) => sum + clips, 0)
  const lacks = (isOne: (part: Part) => boolean) =>
    !playing.some(isOne) && clipsOf(waiting.filter(({ part }) => isOne(part))) * 2 >= clipsOf(waiting)
  const isOf = (roles: ReadonlySet<Role>) => (part: Part) => roles.has(part.report.role.role)
  return (
    waiting.length > playing.length ||
    lacks(isOf(BEAT_ROLES)) ||
    lacks(isOf(BASS_ROLES)) ||
    lacks((part) => !isOf(DRUM_ROLES)(part))
  )
}

/** What a track plays, where its role is sure enough to be told. */
function kindOf({ part: { report } }: WaitingPart): 'drums' | 'chords' | null {
  const { role, confidence } = report.role
  if (DRUM_ROLES.has(role) && confidence >= SURE_ROLE) return 'drums'
  return role === 'chords' ? 'chords' : null
}

function evidenceOf({ clips, different }: WaitingPart): Said {
  const waiting = count(clips, 'session clip')
  return different < clips ? say`${waiting}, ${count(different, 'different one')}` : waiting
}

const FEWEST_CLIPS = 4
/** “Resampling” in Live, and the main track itself. */
const OF_MAIN = /^AudioIn\/(?:Master|Main|Resampling)/i
/** Hats and shakers alone are no beat. */
const BEAT_ROLES: ReadonlySet<Role> = new Set(['drums', 'kick', 'snare'])
const BASS_ROLES: ReadonlySet<Role> = new Set(['bass'])
const SURE_ROLE = 0.8
