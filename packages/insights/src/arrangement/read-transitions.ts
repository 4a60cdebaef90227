import type { AutomationEnvelope } from '@kvint/als'
import { type ArrangementPicture, barAt, beatOfBar, type TransitionReading, type TransitionSign } from '@kvint/report'
import type { Part } from '../song/song.ts'
import { movesWithin } from './envelope-movement.ts'
import { heardPieces } from './heard-pieces.ts'
import { isFill } from './is-fill.ts'
import { isRiser } from './is-riser.ts'
import { clipsWithin, longestSilence, soundingStretches } from './sounding.ts'
import type { Stretch } from '../signal/fader-curve.ts'

/**
 * Steps between two sections of an arrangement with what announces each.
 *
 * @example
 * readTransitions(song)[0] // → { bar: 33, from: 'Build', to: 'Drop', change: 0.6, signs: [{ kind: 'fill', … }] }
 */
export function readTransitions(song: {
  readonly picture: Pick<ArrangementPicture, 'sections' | 'meters'>
  readonly parts: readonly Part[]
  readonly mainAutomation: readonly AutomationEnvelope[]
}): TransitionReading[] {
  const { sections, meters } = song.picture
  return sections.slice(1).map((section, index) => {
    const change = Math.round((section.density - (sections[index]?.density ?? 0)) * 1000) / 1000
    const bar = barAt(meters, section.startBeats)
    const window = { start: beatOfBar(meters, Math.max(1, bar - WINDOW_BARS)), end: section.startBeats }
    const lastBar = { start: beatOfBar(meters, Math.max(1, bar - 1)), end: section.startBeats }
    return {
      bar,
      from: sections[index]?.label ?? '',
      to: section.label,
      change,
      signs: signsOf(song, window, lastBar),
    }
  })
}

function signsOf(
  {
    parts,
    mainAutomation,
  }: { readonly parts: readonly Part[]; readonly mainAutomation: readonly AutomationEnvelope[] },
  window: Stretch,
  lastBar: Stretch,
): TransitionSign[] {
  const length = window.end - window.start
  const around = { start: window.start - length * 2, end: window.end + length * 2 }
  const heard = parts
    .filter(({ report }) => report.isHeard)
    .map((part) => ({ ...part, clips: clipsWithin(part.clips, around) }))
  const clips = heard.flatMap((part) => part.clips)
  const found: TransitionSign[] = []
  if (longestSilence(clips, lastBar) >= GAP_BEATS) found.push({ kind: 'gap', trackId: null })
  if (mainAutomation.some((envelope) => movesWithin(envelope, window))) {
    found.push({ kind: 'automation', trackId: 'main' })
  }
  for (const part of heard) {
    const trackId = part.track.id
    if (part.clips.flatMap(heardPieces).some((piece) => isRiser(piece, part, window)))
      found.push({ kind: 'riser', trackId })
    if (isFill(part, window)) found.push({ kind: 'fill', trackId })
    if (part.track.automation.some((envelope) => movesWithin(envelope, window))) {
      found.push({ kind: 'automation', trackId })
    }
    if (beginsEarly(part, window)) found.push({ kind: 'pickup', trackId })
    else if (pausesBefore(part, window, lastBar)) found.push({ kind: 'dropOut', trackId })
  }
  return found
}

/** Silent for at least as long before, sounds within the window, and goes on behind it. */
function beginsEarly({ clips }: Part, { start, end }: Stretch): boolean {
  const length = end - start
  return (
    soundingStretches(clips, { start: start - length, end: start }).length === 0 &&
    soundingStretches(clips, { start, end: end - HAIR_BEATS }).length > 0 &&
    soundingStretches(clips, { start: end + HAIR_BEATS, end: end + length }).length > 0
  )
}

/** Plays in the bar before, is silent for at least half of the last one, and goes on behind it. */
function pausesBefore({ clips }: Part, window: Stretch, lastBar: Stretch): boolean {
  const half = (lastBar.end - lastBar.start) / 2
  const before = { start: window.start - half * 2, end: lastBar.start }
  if (soundingStretches(clips, before).length === 0) return false
  const silence = longestSilence(clips, lastBar)
  return (
    silence >= half &&
    silence > longestSilence(clips, before) + HAIR_BEATS &&
    soundingStretches(clips, { start: lastBar.end, end: lastBar.end + half * 2 }).length > 0
  )
}

/** What leads into a section happens in its last one or two bars before: a rule of thumb, as the others here. */
const WINDOW_BARS = 2
const GAP_BEATS = 1
const HAIR_BEATS = 1 / 16
