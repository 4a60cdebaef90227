import type { Area, Confidence, Finding, Stage } from '@kvint/report'
import { firingShare } from './firing-shares.ts'
import { judgedUse } from './judged-use.ts'
import { isMusic } from './plain-facts.ts'

/**
 * Findings in the order in which a teacher would tell them: first `firstThree`, then what is broken, then all others by what judges thought of their check. What is sure
 * comes before what is guessed, what few songs have before what many have. A stage moves ideas and praise, never a fault. Twins are told once.
 *
 * `tellingOrder(findings, 'mix').map(({ checkId }) => checkId)` → `['GS09', 'HA01', 'AR15', …]`
 */
export function tellingOrder(findings: readonly Finding[], stage: Stage): Finding[] {
  const sorted = byWeight(findings, stage)
  const first = firstOf(sorted, stage)
  const rest = sorted.filter((finding) => !first.includes(finding))
  return [...first, ...rest.toSorted((a, b) => Number(b.severity === 'fix') - Number(a.severity === 'fix'))]
}

/**
 * What a teacher would raise first, at most three: what keeps the song from being heard, one thing about its music, and what else is
 * worth most. One subject of the same tracks is told once, two at most are praise, ideas about the mix wait for their stage. Files come last, and what judges found of little
 * use stands there alone or beside one other.
 */
export function firstThree(findings: readonly Finding[], stage: Stage): Finding[] {
  return firstOf(byWeight(findings, stage), stage)
}

function byWeight(findings: readonly Finding[], stage: Stage): Finding[] {
  return withoutTwins(findings).toSorted((a, b) => weight(b, stage) - weight(a, stage))
}

function firstOf(sorted: readonly Finding[], stage: Stage): Finding[] {
  const now = sorted.filter((one) => one.stages.includes(stage) || isFault(one) || isMusic(one))
  const chosen: Finding[] = []
  const add = (isWanted: (finding: Finding) => boolean): boolean => {
    const areas = new Set(chosen.map(({ area }) => area))
    const valueOf = (one: Finding) => weight(one, stage) - (areas.has(one.area) ? SAME_AREA : 0)
    const [next] = now
      .filter((one) => !chosen.some((told) => isToldBy(one, told)) && isWanted(one))
      .toSorted((a, b) => valueOf(b) - valueOf(a))
    if (next) chosen.push(next)
    return next !== undefined
  }
  const isWorthy = (one: Finding): boolean => useOf(one) >= WORTHY && !FILED.has(one.area)
  const isNoPraiseAgain = (one: Finding): boolean => !isPraise(one) || chosen.filter(isPraise).length < MOST_PRAISE
  if (!ALL_SILENT.some((id) => add(({ checkId }) => checkId === id))) add(({ checkId }) => UNHEARD.has(checkId))
  add((one) => isMusic(one) && !isFault(one) && isWorthy(one))
  while (chosen.length < CARDS && (add((one) => isWorthy(one) && isNoPraiseAgain(one)) || add(isWorthy)));
  if (chosen.length < CARDS) add((one) => useOf(one) >= WORTHY)
  if (chosen.length < FEWEST) add((one) => useOf(one) >= LITTLE)
  if (chosen.length === 0) add(() => true)
  return chosen
}

function weight(finding: Finding, stage: Stage): number {
  const { checkId, stages, confidence, area } = finding
  const isNow = stages.includes(stage) || isFault(finding)
  return (
    useOf(finding) +
    (area === 'harmony' ? THEORY : 0) +
    SURENESS[confidence] -
    (isNow ? 0 : NOT_NOW) -
    firingShare(checkId) * SHARE_WEIGHT
  )
}

/** What its check was judged, and what its figures add: a tempo that changes by a fifth turns the song, a few doubled notes are a layer, and parts that wait matter where the song lacks them. */
function useOf(finding: Finding): number {
  const { checkId, figures } = finding
  const use = judgedUse(finding)
  if (checkId === 'AR14') {
    const octaves = Math.abs(Math.log2(Number(figures['after']) / Number(figures['before'])))
    return octaves >= LARGE_TEMPO_CHANGE ? use + BY_FIGURES : use
  }
  const isSlight =
    (checkId === 'HA16' && Number(figures['notes']) < MANY_NOTES) || (checkId === 'AR22' && figures['lacks'] !== 1)
  return isSlight ? use - BY_FIGURES : use
}

function isFault({ severity }: Finding): boolean {
  return severity === 'fix' || severity === 'check'
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
const MOST_PRAISE = 2
/** With fewer, what is small is told too. */
const FEWEST = 2
/** Between a small thing that is true (1) and an idle one (0). */
const WORTHY = 0.85
const LITTLE = 0.55
/** Nothing or one part alone is heard, or a hole is. */
const ALL_SILENT = ['GS12', 'GS09', 'AR17'] as const
/** What keeps the song from being heard as it is meant: a mix in mono, no instrument, Monitor In, a track that does not reach Main or the devices of its group, Main up behind its limiter or held down by automation, a bass that is off, clips beside the grid. */
const UNHEARD: ReadonlySet<string> = new Set([
  'MB09',
  'CP06',
  'HY08',
  'HY09',
  'HY14',
  'GS03',
  'GS08',
  'GS11',
  'AR21',
  'RH10',
])
/** A doubled line of fewer notes is a layer here and there. */
const MANY_NOTES = 64
/** A fifth, in octaves. */
const LARGE_TEMPO_CHANGE = Math.log2(1.2)
const FILED: ReadonlySet<Area> = new Set(['files', 'workflow'])
const BY_FIGURES = 0.3
const SURENESS: Readonly<Record<Confidence, number>> = { certain: 0, likely: 0, guess: -0.15, unknown: -0.3 }
/** Her own notes are what she comes to learn from. */
const THEORY = 0.15
/** A second finding of one area says less that is new. */
const SAME_AREA = 0.2
const NOT_NOW = 0.3
const SHARE_WEIGHT = 0.2
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
  ['AR03', 'AR06'],
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
