import { norwegianFinding } from '@kvint/insights/in-norwegian'
import { songSummary } from '@kvint/insights/song-summary'
import { summaryNb } from '@kvint/insights/summary-nb'
import { barsOfBeats, norwegianChord, norwegianHarmony, norwegianKeyName, type Report } from '@kvint/report'
import { partsEn } from '../app/music/report/copy/en/parts.ts'
import { partsNb } from '../app/music/report/copy/nb/parts.ts'
import { sectionName } from '../app/music/report/model/section-name.ts'

/** What the front page draws of the example: the report that it opens, and nothing else. Bars count from 0. */
export function exampleFront(report: Report, parts: typeof partsEn = partsEn) {
  const { source, overview, arrangement, harmony, tracks, findings } = report
  const barOf = barIn(arrangement)
  const { bars, chords } = barsAndChords(report)
  const told = (area: string) => findings.find((finding) => finding.area === area)?.claim ?? ''
  const rowOf = (track: Report['tracks'][number]) => {
    const group = tracks.find(({ id }) => id === track.groupId)
    return group && isDrum(track.role.role) ? group.name : track.role.role === 'effects' ? 'FX' : track.name
  }
  const rows = new Map<string, { name: string; series: string; clips: (readonly [number, number])[] }>()
  for (const track of tracks) {
    const clips = arrangement.clips
      .filter(({ trackId, startBeats }) => trackId === track.id && barOf(startBeats) < bars)
      .map(({ startBeats, endBeats }) => [barOf(startBeats), barOf(endBeats - startBeats)] as const)
    if (clips.length === 0) continue
    const name = rowOf(track)
    const row = rows.get(name) ?? { name, series: SERIES[track.role.role] ?? 'drums', clips: [] }
    row.clips.push(...clips)
    rows.set(name, row)
  }
  return {
    title: source.fileName.replace(/\.als$/, ''),
    key: harmony.kind === 'known' ? harmony.key.name : '',
    bpm: overview.tempo.bpm,
    bars,
    sections: arrangement.sections.map((section) => ({
      label: sectionName(section, parts),
      from: barOf(section.startBeats),
      bars: barOf(section.endBeats - section.startBeats),
    })),
    chords,
    rows: [...rows.values()].map(({ name, series, clips }) => ({ name, series, clips: joined(clips) })),
    energy: arrangement.form.unfolding?.energy ?? [],
    // The picture beside it shows the borrowed chord.
    told: { harmony: borrowedClaim(findings), arrangement: told('arrangement'), mix: told('mix') },
    findings: findings.slice(0, 3).map(({ claim }) => claim),
    summary: songSummary(report).join(' '),
    borrowed: borrowedChord({ arrangement, harmony }),
  }
}

function borrowedClaim(findings: Report['findings']): string {
  const found = findings.find(({ checkId }) => checkId === 'ST-BORROWED')
  if (!found) throw new Error('The example tells no borrowed chord, which the picture on the front page shows.')
  return found.claim
}

/** How long a song is, and its chords. Bars count from 0. */
export function barsAndChords({ overview, arrangement, harmony }: Report) {
  const barOf = barIn(arrangement)
  return {
    bars: overview.lengthBars,
    chords: (harmony.kind === 'known' ? harmony.chords : []).map((chord) => ({
      from: barOf(chord.startBeats),
      bars: barOf(chord.endBeats - chord.startBeats),
      symbol: chord.symbol,
      kind: chord.colour ? 'outside' : (chord.function ?? 'outside'),
    })),
  }
}

/** Bars of beats, of a song that keeps one meter. */
function barIn({ meters }: Report['arrangement']): (beats: number) => number {
  const beatsPerBar = meters[0]?.beatsPerBar ?? 4
  return (beats) => Math.round((beats / beatsPerBar) * 1000) / 1000
}

/** The first chord that is borrowed from the parallel key, with its bar and its neighbours: what makes a bar feel darker. */
function borrowedChord({ arrangement, harmony }: Pick<Report, 'arrangement' | 'harmony'>) {
  const { key, chords } = harmony.kind === 'known' ? harmony : { key: null, chords: [] }
  const at = chords.findIndex(({ colour, roman }) => colour === 'borrowed' && roman !== null)
  const [before, chord, after] = [chords[at - 1], chords[at], chords[at + 1]]
  if (key?.mode !== 'major' || !before || !chord || !after) throw new Error('The example borrows no chord of minor.')
  return {
    bar: barsOfBeats(arrangement.meters, { start: chord.startBeats, end: chord.endBeats }).from,
    symbol: chord.symbol,
    roman: chord.roman ?? '',
    before: before.symbol,
    after: after.symbol,
    parallel: key.name.replace('major', 'minor'),
  }
}

/** What the Norwegian front page says of the example in words of its own. */
export function exampleWordsNb(report: Report): ReturnType<typeof exampleWords> & { readonly summary: string } {
  const { borrowed } = exampleFront(report)
  return {
    ...exampleWords(inNorwegian(report), partsNb),
    summary: songSummary(report, summaryNb).join(' '),
    borrowed: {
      ...borrowed,
      symbol: norwegianChord(borrowed.symbol),
      before: norwegianChord(borrowed.before),
      after: norwegianChord(borrowed.after),
      parallel: norwegianKeyName(borrowed.parallel),
    },
  }
}

/** A report whose keys, chords and claims are Norwegian. */
export function inNorwegian(report: Report): Report {
  return {
    ...report,
    harmony: norwegianHarmony(report.harmony),
    findings: report.findings.map((finding) => ({ ...finding, claim: norwegianClaim(finding) })),
  }
}

/** Of what the front page draws, what is said in words. */
export function exampleWords(report: Report, parts: typeof partsEn = partsEn) {
  const { key, told, findings, chords, sections, borrowed } = exampleFront(report, parts)
  return { key, told, findings, sections, borrowed, symbols: chords.map(({ symbol }) => symbol) }
}

function norwegianClaim(finding: Report['findings'][number]): string {
  const { claim } = norwegianFinding(finding)
  if (claim === null) throw new Error(`The example's finding ${finding.checkId} has no Norwegian: ${finding.claim}`)
  return claim
}

/** Clips that overlap, of several drums, are one stretch. */
function joined(clips: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const whole: [number, number][] = []
  for (const [from, bars] of clips.toSorted((one, other) => one[0] - other[0])) {
    const last = whole.at(-1)
    if (last && from < last[0] + last[1]) last[1] = Math.max(last[1], from + bars - last[0])
    else whole.push([from, bars])
  }
  return whole
}

function isDrum(role: string): boolean {
  return SERIES[role] === 'drums'
}

const SERIES: Readonly<Record<string, string>> = {
  bass: 'bass',
  chords: 'chords',
  pad: 'chords',
  arp: 'chords',
  lead: 'lead',
  vocal: 'voice',
  effects: 'effects',
  kick: 'drums',
  snare: 'drums',
  hats: 'drums',
  percussion: 'drums',
}
