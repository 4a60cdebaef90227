import { barAt, barsBetween } from '@kvint/report'
import type { Part, Song } from '../../song/song.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch, aboutTrack, atBar } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { term } from '../sources.ts'
import { count, percent, quoted } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const callAndAnswer: Check = {
  id: 'HA18',
  title: 'Parts that answer each other',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  source:
    'Call and response: phrases of two parts in turns (Grove Music Online; Tagg, Music’s Meanings, 2013). Six answers and a tenth of overlap are rules of thumb',
  find: (song) => {
    const best = longestTalk(partsWith(song, ...LINES).map((part) => ({ part, phrases: phrasesOf(song, part) })))
    const [first] = best?.answers ?? []
    if (!best || !first) return null
    const { one, other, answers, overlap } = best
    const bars = barsBetween(song.picture.meters, first.call.from, answers.at(-1)?.answer.to ?? first.answer.to)
    return {
      claim: say`${quoted(one.track.name)} and ${quoted(other.track.name)} take turns: ${count(answers.length, 'time')} one answers the other.`,
      evidence: [
        aboutTrack(one, say`together with the other for ${percent(overlap)} of the time`),
        aboutTrack(
          other,
          say`the first answer begins in ${atBar(song, barAt(song.picture.meters, first.answer.from))}`,
        ),
        ...answers
          .slice(0, MOST_SHOWN)
          .map(({ call, answer }) =>
            aboutStretch(
              song,
              { startBeats: call.from, endBeats: answer.to },
              say`${quoted(call.part.track.name)}, then ${quoted(answer.part.track.name)}`,
            ),
          ),
      ],
      confidence: confidenceByRole([one, other]),
      figures: { times: answers.length },
      place: { trackIds: [one.track.id, other.track.id], clipIds: [], bars },
    }
  },
  learnMore: [term('Motif', 'motif')],
  honesty:
    'Likely: the notes and their pauses are certain; that two parts are heard as a conversation depends on their sounds. Answers in audio are unknown to me.',
}

type Phrase = { readonly part: Part; readonly from: number; readonly to: number; readonly notes: number }

type Line = { readonly part: Part; readonly phrases: readonly Phrase[] }

/** The two lines with most answers. Lines in step answer others alike, and each other never: the first speaks for all. */
function longestTalk(lines: readonly Line[]) {
  const inStep = Map.groupBy(lines, ({ phrases }) =>
    phrases.map(({ from, to }) => `${String(from)} ${String(to)}`).join(),
  )
  const voices = [...inStep.values()]
    .flatMap(([line]) => line ?? [])
    .filter(({ phrases }) => phrases.length * 2 >= FEWEST)
  let best: Turns = null
  for (const [index, one] of voices.entries())
    for (const other of voices.slice(index + 1)) {
      const most: number = best?.answers.length ?? 0
      const turns: Turns = Math.min(one.phrases.length, other.phrases.length) * 2 > most ? turnsOf(one, other) : null
      if (turns && turns.answers.length > most) best = turns
    }
  return best
}

type Turns = ReturnType<typeof turnsOf>

/** Answers between two lines that hardly sound together; `null` for too few. */
function turnsOf(one: Line, other: Line) {
  const inTurn = [...one.phrases, ...other.phrases].toSorted((x, y) => x.from - y.from)
  const answers = inTurn.slice(1).flatMap((answer, index) => {
    const call = inTurn[index]
    if (!call || call.part === answer.part) return []
    const pause = answer.from - call.to
    return pause >= -EARLY_BEATS && pause <= LATE_BEATS ? [{ call, answer }] : []
  })
  const isTalk = answers.length >= FEWEST && answers.length >= (inTurn.length - 1) * MOSTLY
  if (!isTalk) return null
  const ends = new Map<Part, number>()
  const both = inTurn.reduce((sum, { part, from, to }) => {
    ends.set(part, to)
    const end = ends.get(part === one.part ? other.part : one.part) ?? from
    return sum + Math.max(0, Math.min(end, to) - from)
  }, 0)
  const beats = ({ phrases }: Line) => phrases.reduce((sum, { from, to }) => sum + to - from, 0)
  const overlap = both / Math.max(1, Math.min(beats(one), beats(other)))
  return overlap <= MOST_OVERLAP ? { one: one.part, other: other.part, answers, overlap } : null
}

/** Three notes and more without a rest of a beat between them; a part that never rests has one phrase, and nothing answers within it. */
function phrasesOf(song: Song, part: Part): Phrase[] {
  const phrases: { part: Part; from: number; to: number; notes: number }[] = []
  for (const { startBeats, durationBeats } of (song.lines.byTrack.get(part.track.id) ?? []).toSorted(
    (x, y) => x.startBeats - y.startBeats,
  )) {
    const last = phrases.at(-1)
    if (last && startBeats - last.to < REST_BEATS) {
      last.to = Math.max(last.to, startBeats + durationBeats)
      last.notes++
    } else phrases.push({ part, from: startBeats, to: startBeats + durationBeats, notes: 1 })
  }
  return phrases.filter(({ from, to, notes }) => notes >= FEWEST_NOTES && to - from <= LONGEST_BEATS)
}

const LINES = ['lead', 'vocal', 'guitar', 'keys', 'chords', 'arp', 'bass'] as const
const REST_BEATS = 1
/** An answer begins within a bar after its call, or a little before it ends. */
const EARLY_BEATS = 0.5
const LATE_BEATS = 4
const LONGEST_BEATS = 32
/** One or two notes are a hit, no phrase. */
const FEWEST_NOTES = 3
const FEWEST = 6
/** Of the changes from one phrase to the next. */
const MOSTLY = 0.5
const MOST_OVERLAP = 0.1
const MOST_SHOWN = 4
