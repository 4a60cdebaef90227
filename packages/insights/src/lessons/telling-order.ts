import type { Area, Confidence, Finding, Severity, Stage } from '@kvint/report'
import { firingShare } from './firing-shares.ts'
import { isMusic } from './plain-facts.ts'

/**
 * Findings in the order in which a teacher would tell them. First what keeps the song from being heard as it is meant, a silence before all else, then a
 * lesson about the music, a loop that drifts against the bar (RH01, RH11) or one of harmony if there is a strong one, then a fault that is heard, then another lesson about the music, of
 * another subject if there is one; two at most are praise, then of two subjects of music. What is counted or lacks comes last
 * of the three, once at most. One subject of the same tracks is told once. After them by weight: what is broken, what is heard
 * before what is filed, what few songs have before what many have, what is sure before what is guessed. A stage moves ideas and
 * praise, never a fault. Twins are told once.
 *
 * `tellingOrder(findings, 'mix').map(({ checkId }) => checkId)` → `['HA10', 'GS09', 'SP03', …]`
 */
export function tellingOrder(findings: readonly Finding[], stage: Stage): Finding[] {
  const sorted = byWeight(findings, stage)
  const first = firstOf(sorted, stage)
  return [...first, ...sorted.filter((finding) => !first.includes(finding))]
}

/** What a teacher would raise first, at most three: ideas about the mix wait for their stage. */
export function firstThree(findings: readonly Finding[], stage: Stage): Finding[] {
  return firstOf(byWeight(findings, stage), stage)
}

function byWeight(findings: readonly Finding[], stage: Stage): Finding[] {
  return withoutTwins(findings).toSorted((a, b) => weight(b, stage) - weight(a, stage))
}

function firstOf(sorted: readonly Finding[], stage: Stage): Finding[] {
  const hasNotes = sorted.some((one) => isOfNotes(one) && !isNeverFirst(one))
  const isNow = (one: Finding): boolean =>
    (one.stages.includes(stage) || isFault(one) || isMusic(one)) && !(one.checkId === 'ST-CHANGES' && hasNotes)
  const now = sorted.filter(isNow)
  const worthy = now.filter((one) => !isNeverFirst(one) && rankOfLast(one) < 0)
  const chosen: Finding[] = []
  const add = (isWanted: (finding: Finding) => boolean) => {
    const praised = chosen.filter(isPraise)
    const isPraiseAgain = (one: Finding) =>
      isPraise(one) && (praised.length === 2 || praised.some(({ area }) => area === one.area || !isMusic(one)))
    const isTold = (one: Finding) => chosen.some((other) => isToldBy(one, other))
    const next = worthy.find((one) => !isTold(one) && !isPraiseAgain(one) && isWanted(one))
    if (next) chosen.push(next)
    return next !== undefined
  }
  const isLesson = (finding: Finding): boolean => isMusic(finding) && finding.severity !== 'fix'
  const isSure = ({ confidence }: Finding): boolean => confidence === 'certain' || confidence === 'likely'
  const isOfNewArea = ({ area }: Finding): boolean => chosen.every((one) => one.area !== area)
  const isHeard = ({ area }: Finding): boolean => HEARD.has(area)
  const next: readonly ((finding: Finding) => boolean)[] = [
    (one) => chosen.filter(isMusic).length < FEWEST_OF_MUSIC && isLesson(one) && isOfNewArea(one) && isSure(one),
    (one) => chosen.filter(isMusic).length < FEWEST_OF_MUSIC && isLesson(one) && isSure(one),
    (one) => isHeard(one) && isOfNewArea(one) && isSure(one),
    isFault,
    isOfNewArea,
    () => true,
  ]
  const lessons: readonly ((finding: Finding) => boolean)[] = [
    ({ checkId }) => checkId === 'RH01' || checkId === 'RH11',
    (one) => isLesson(one) && isSure(one) && one.area === 'harmony' && !(one.checkId in WEAK),
    (one) => isLesson(one) && isSure(one),
    isLesson,
  ]
  if (!ALL_SILENT.some((id) => add(({ checkId }) => checkId === id))) add(({ checkId }) => UNHEARD.has(checkId))
  lessons.some(add)
  add((one) => isFault(one) && isHeard(one))
  while (chosen.length < CARDS && next.some(add));
  // Where there is nothing else to raise, what works in the music, or in the work on a recording, and then one of what is counted or lacks.
  const works = worthy.filter(
    (one) => !chosen.some((told) => isToldBy(one, told)) && (isMusic(one) || one.checkId === 'ST-PIECES'),
  )
  const isMissing = !chosen.some(isMusic)
  const last = now
    .filter(
      (one) => rankOfLast(one) >= 0 && (isMusic(one) || !isMissing) && !(one.checkId === 'ST-CHANGES' && hasNotes),
    )
    .toSorted((a, b) => rankOfLast(a) - rankOfLast(b))
  const first = [...chosen, ...works, ...last.slice(0, 1)].slice(0, CARDS)
  // Beside one card, a fader at its stop, or of what is never first the weightiest that can be heard; as the third one about the music.
  const left = now.filter((one) => isHeard(one) && !IDLE.has(one.checkId) && !first.some((told) => isToldBy(one, told)))
  const filler = left.find(
    (one) =>
      !NO_FILLER.has(one.checkId) &&
      ((first.length === 1 && isFault(one)) || (rankOfLast(one) < 0 && (first.length === 1 || isMusic(one)))),
  )
  if (filler && first.length > 0 && first.length < CARDS) first.push(filler)
  if (first.length === 0) return left.slice(0, 1)
  // Something about the music, however small, before a third fault.
  const spare = first.some(isMusic)
    ? []
    : now.filter((one) => isMusic(one) && !NO_FILLER.has(one.checkId) && !first.includes(one)).slice(0, 1)
  const still = now.find(({ checkId }) => checkId === 'AU01')
  const cards = beforeWeakPraise(still, spare.length > 0 ? [...first.slice(0, CARDS - 1), ...spare] : first)
  return smallLast(causesFirst(pitchFirst(worthy, cards)))
}

/** What is small or fades gives its card to a finding about pitch. */
function pitchFirst(worthy: readonly Finding[], cards: readonly Finding[]): Finding[] {
  const at = cards.findLastIndex(isSmall)
  const pitch = worthy.find((one) => PITCH.has(one.checkId) && !cards.some((told) => isToldBy(one, told)))
  return at < 0 || !pitch || cards.length < CARDS ? [...cards] : cards.with(at, pitch)
}

/** That nothing moves in a whole song is told before praise of little weight. */
function beforeWeakPraise(still: Finding | undefined, cards: readonly Finding[]): Finding[] {
  const at = cards.findIndex(({ checkId }) => WEAK_PRAISE.has(checkId))
  return !still || at < 0 || cards.includes(still) ? [...cards] : cards.toSpliced(at, 1).concat(still)
}

/**
 * What is small is told after what carries the song, then what is counted, what fades after all that plays, and at last that much changes. Where the first
 * was small, the next about the music takes its place.
 */
function smallLast(cards: readonly Finding[]): Finding[] {
  const isCount = (one: Finding): boolean => !PITCH.has(one.checkId) && (isNeverFirst(one) || rankOfLast(one) >= 0)
  const [first] = cards
  const isMusicFirst = first !== undefined && isMusic(first) && isSmall(first)
  const rank = (one: Finding): number => {
    if (one.checkId === 'ST-CHANGES') return 4
    if (one.checkId === 'AU06') return 3
    if (isCount(one)) return 2
    if (isSmall(one)) return 1
    return isMusicFirst && !isMusic(one) ? 0.5 : 0
  }
  return cards.toSorted((a, b) => rank(a) - rank(b))
}

/** Fades, sizes, low notes, a beat by its name, a loop a hair off, and recordings at another tempo. */
function isSmall({ checkId }: Finding): boolean {
  return SMALL.has(checkId)
}

/** Parts that wait while the arrangement lacks nothing of their kind are no card. */
function isNeverFirst({ checkId, figures }: Finding): boolean {
  return NEVER_FIRST.has(checkId) || (checkId === 'AR22' && figures['lacks'] !== 1)
}

/** Its place among what is told last, `-1` where it is none of it. Two parts that share a short line come before all counts. */
function rankOfLast({ checkId, figures }: Finding): number {
  return LAST.indexOf(checkId === 'HA16' && Number(figures['notes']) < MANY_NOTES ? 'HA16 short' : checkId)
}

/** A change of tempo stands before the clips that it stretches. */
function causesFirst(cards: readonly Finding[]): Finding[] {
  const tempo = cards.find(({ checkId }) => checkId === 'AR14')
  const at = cards.findIndex(({ checkId }) => checkId === 'WA05')
  if (!tempo || at < 0 || cards.indexOf(tempo) < at) return [...cards]
  return cards.filter((one) => one !== tempo).toSpliced(at, 0, tempo)
}

/** A tempo that changes by a fifth or more turns a song; a smaller change is told after its subject. */
function weakness(checkId: string, { before, after }: Finding['figures']): number {
  const isTurn = checkId === 'AR14' && Math.abs(Math.log2(Number(after) / Number(before))) >= LARGE_TEMPO_CHANGE
  return isTurn ? 0 : (WEAK[checkId] ?? 0)
}

function weight({ checkId, stages, severity, confidence, area, figures }: Finding, stage: Stage): number {
  return (
    SEVERITY_WEIGHT[severity] -
    weakness(checkId, figures) +
    (HEARD.has(area) ? HEARD_WEIGHT : 0) +
    (stages.includes(stage) || severity === 'fix' || severity === 'check' ? 0 : -12) +
    CONFIDENCE_WEIGHT[confidence] -
    firingShare(checkId) * SHARE_WEIGHT
  )
}

function isFault({ severity }: Finding): boolean {
  return severity === 'fix' || severity === 'check'
}

/** Whether it says something of notes or of recordings. */
function isOfNotes({ area, checkId }: Finding): boolean {
  return area === 'harmony' || area === 'rhythm' || RECORDINGS.test(checkId)
}

function isPraise({ severity }: Finding): boolean {
  return severity === 'strength'
}

/** Two checks that see one thing, or that contradict each other: what the first says, the second need not. */
export function withoutTwins(findings: readonly Finding[]): readonly Finding[] {
  const told = new Set(findings.map(({ checkId }) => checkId))
  const dropped = new Set(TWINS.filter(([kept]) => told.has(kept)).map(([, twin]) => twin))
  const isOfTracks = (one: Finding): boolean =>
    TWINS_ON_TRACKS.some(([kept, twin]) => {
      const tracks = new Set(findings.filter(({ checkId }) => checkId === kept).flatMap(tracksOf))
      return one.checkId === twin && told.has(kept) && tracksOf(one).every((track) => tracks.has(track))
    })
  const alone = findings.filter(({ checkId }) => LEFT_ALONE.has(checkId)).map(({ place }) => place.bars)
  const isLeftOver = ({ checkId, place: { bars } }: Finding): boolean =>
    checkId === 'AR14' && bars !== null && alone.some((rest) => rest && bars.from >= rest.from && bars.to <= rest.to)
  return findings.filter((one) => !dropped.has(one.checkId) && !isOfTracks(one) && !isLeftOver(one))
}

function isToldBy(one: Finding, told: Finding): boolean {
  // What is left over behind the end makes the export too long, whatever else is said of its track.
  return one === told || (one.checkId !== 'AR10' && isOfTheSame(one, told))
}

/** Of one subject and of the same tracks, or of some of them, or two lessons of one track: one is enough. */
function isOfTheSame(one: Finding, told: Finding): boolean {
  const tracks = new Set(tracksOf(told))
  const own = new Set(tracksOf(one).filter((track) => track !== null))
  const isOneLine = own.size === 1 && tracks.size === 1 && [one, told].every((each) => isMusic(each) && !isFault(each))
  return (one.area === told.area || isOneLine) && own.size > 0 && [...own].every((track) => tracks.has(track))
}

function tracksOf({ evidence }: Finding): Finding['evidence'][number]['trackId'][] {
  return evidence.map(({ trackId }) => trackId)
}

/** A report begins with so many. */
export const CARDS = 3
/** So many of them are about the music, where it has as much to tell. */
export const FEWEST_OF_MUSIC = 2
/** Nothing or one part alone is heard, or a hole is. */
const ALL_SILENT = ['GS12', 'GS09', 'AR17'] as const
/** What keeps the song from being heard as it is meant: a solo left on, no instrument, Monitor In, a track that does not reach Main, Main up behind its limiter or held down by automation, a hole, a bass that is off, clips beside the grid. */
const UNHEARD: ReadonlySet<string> = new Set(['GS09', 'CP06', 'HY08', 'HY09', 'GS03', 'GS11', 'AR17', 'AR21', 'RH10'])
/** Shares of copies, places on a disk, one clip's accents, roots below their chords, a band that always plays: true, and never what a teacher begins with (docs/measurements/judged-findings.md, tenth, twelfth and fourteenth look). */
const NEVER_FIRST: ReadonlySet<string> = new Set([
  'AR04',
  'AR12',
  'AU02',
  'FI02',
  'GS02',
  'HA23',
  'MI07',
  'RH07',
  'SP09',
  'WA03',
])
/** Small times beside the grid, counts and what lacks, the more useful before the less: one of them at most, after all else, of the music where nothing else is. */
const LAST: readonly string[] = ['HA16 short', 'RH06', 'ST04', 'MI06', 'ST-CHANGES', 'GS01', 'MI01', 'AU01', 'DY03']
/** Fades, a pause of the beat, parts off the beat, chords that move as a block. */
const WEAK_PRAISE: ReadonlySet<string> = new Set(['AU06', 'AR19', 'RH02', 'HA21'])
/** Findings about pitch, and a loop that drifts against the bar: the idea of a song. */
const PITCH: ReadonlySet<string> = new Set(['HA01', 'HA05', 'HA07', 'HA14', 'HA15', 'HA16', 'HA20', 'RH01', 'RH11'])
const SMALL: ReadonlySet<string> = new Set(['ST-CHANGES', 'AU06', 'LE08', 'RH04', 'RH12', 'WA05'])
/** A band that always plays, and envelopes in one section: no card, whatever place is left. */
const IDLE: ReadonlySet<string> = new Set(['AR12', 'AU02'])
/** Copies, free delays and warped hits are told alone or not at all. */
const NO_FILLER: ReadonlySet<string> = new Set(['AR04', 'SP09', 'WA03'])
/** Checks that speak of recordings. */
const RECORDINGS = /^WA|^SA|^ST-PIECES/
/** A doubled line of fewer notes is a layer here and there. */
const MANY_NOTES = 64
/** One part alone behind the song, or clips behind it: a tempo that changes there changes nothing. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['AR18', 'AR10'])
const TWINS: readonly (readonly [kept: string, dropped: string])[] = [
  // A song that is always full has no small places beside large ones, whatever the clips say.
  ['AR12', 'ST-CONTRAST'],
  ['AR06', 'ST-CONTRAST'],
  // One says that a stretch does not change, the other that something always does.
  ['AR03', 'ST-CHANGES'],
  // One band of one EQ: high, and narrow.
  ['LE03', 'LE06'],
  // A stretch of one loop is made of copies, and of nothing that moves.
  ['AR03', 'AR04'],
  ['AR03', 'AR25'],
  ['AR25', 'AR04'],
  ['AR03', 'AU01'],
  // A file from a streaming site is a compressed one.
  ['FI07', 'FI05'],
  // A beat by its name, with its fills.
  ['RH04', 'ST-BEAT'],
  // One part that runs on runs on without drums.
  ['AR18', 'AR20'],
  // A bass note under all chords, and the chord that comes late, say more than that there is one chord.
  ['HA20', 'HA27'],
  ['HA24', 'HA27'],
  // Nothing sent anywhere, and returns that nothing is sent to.
  ['SP07', 'SP06'],
]
/** The same, if the first names all tracks of the second. */
const TWINS_ON_TRACKS: readonly (readonly [kept: string, dropped: string])[] = [
  // Every note of a part is equally loud, a run of hits too.
  ['MI01', 'MI06'],
  // Two parts that play one line play its low notes.
  ['HA16', 'LE08'],
  // A live input, with a recording of it.
  ['HY08', 'HY09'],
  // A loop far from its tempo, in a mode that suits it little.
  ['WA05', 'WA01'],
  // A compressor that is pushed, and pushes.
  ['DY11', 'DY06'],
  // Accents of a part that is shifted against the bar.
  ['RH10', 'RH07'],
]
const HEARD: ReadonlySet<Area> = new Set(['harmony', 'rhythm', 'arrangement', 'mix', 'sound'])
/** A check in harmony that is a guess weighs less than a sure idea; praise less than something to try. */
const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = { fix: 50, check: 40, idea: 26, strength: 24, info: 8 }
const CONFIDENCE_WEIGHT: Readonly<Record<Confidence, number>> = { certain: 6, likely: 4, guess: 0, unknown: -4 }
/** A fault that is heard comes before one of files. */
const HEARD_WEIGHT = 14
const SHARE_WEIGHT = 20
/** A fifth, in octaves. */
const LARGE_TEMPO_CHANGE = Math.log2(1.2)
/** What judges would tell after the rest of its subject, or before it (docs/measurements/judged-findings.md, ninth to fourteenth look). */
const WEAK: Readonly<Record<string, number>> = {
  HA02: 6,
  HA04: 4,
  HA11: 10,
  HA13: -8,
  HA14: 6,
  HA16: 6,
  HA20: 6,
  HA21: 12,
  HA22: 8,
  HA27: 12,
  LE03: 10,
  ST01: -4,
  MI02: 8,
  MI05: 24,
  MI07: 12,
  RH02: 10,
  RH07: 10,
  AR03: 8,
  AR07: 4,
  AR14: 14,
  AR22: 8,
  AR25: 6,
  AU03: 4,
  SP03: 10,
  WA05: 16,
  DY07: 16,
  LE08: 16,
}
