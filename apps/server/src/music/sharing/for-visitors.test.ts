import { readSet } from '@kvint/als'
import { buildSet, exampleSet } from '@kvint/als/build'
import { type Report, reportSchema } from '@kvint/report'
import { makeReport } from '@kvint/insights'
import { beforeAll, expect, it } from 'vitest'
import { forVisitors } from './for-visitors.ts'

let report: Report
beforeAll(async () => {
  const content = await buildSet(exampleSet())
  const reading = await readSet(content)
  if (reading.kind !== 'set') throw new Error('The example cannot be read.')
  report = makeReport(reading.set, { fileName: 'Nordlys.als', bytes: content.length })
})

it('keeps the music', () => {
  const shown = forVisitors(report)
  expect(reportSchema.safeParse(shown).success).toBe(true)
  expect(shown.harmony).toEqual(report.harmony)
  expect(shown.overview).toEqual(report.overview)
  expect(shown.tracks).toEqual(report.tracks)
  expect(shown.findings).toEqual(report.findings.filter(({ area }) => area !== 'files'))
})

it('leaves out names of samples, findings about files and places of gaps', () => {
  const [clip] = report.arrangement.clips
  const [finding] = report.findings
  const shown = forVisitors({
    ...report,
    arrangement: { ...report.arrangement, clips: [{ ...clip!, sampleName: 'canary.wav' }] },
    findings: [finding!, { ...finding!, id: 'FI01', area: 'files', claim: 'canary' }],
    gaps: [{ element: 'Device', place: 'Tracks/canary', reason: 'unknown' }],
  })
  expect(JSON.stringify(shown)).not.toContain('canary')
  expect(shown.findings).toHaveLength(1)
  expect(shown.gaps).toHaveLength(1)
})

it.each([
  ['/Users/canary/Music/Song Project/Song.als'],
  ['C:\\Users\\canary\\Documents\\x.wav'],
  ['D:/canary/x.wav'],
  ['\\\\nas\\canary\\x.wav'],
  ['/home/canary/sets'],
  ['/Volumes/canary disk/x'],
  ['~/canary'],
  ['file:///canary'],
])('takes the path %s out of every text, wherever it stands', (path) => {
  const [finding] = report.findings
  const told = `“Kick” in ${path}`
  const shown = forVisitors({
    ...report,
    overview: { ...report.overview, maxDevices: [{ name: path, count: 1 }] },
    findings: [
      { ...finding!, claim: told, evidence: [{ text: told, trackId: 1, clipId: null, deviceName: path, bars: null }] },
    ],
  })
  expect(JSON.stringify(shown)).not.toContain('canary')
  expect(shown.findings[0]!.claim).toBe('“Kick” in …')
})

it.each(['A/B bus', 'I/O: 3/4', 'Verse 1/2', 'Drums\\Bass', 'Am7/G', '~ soft ~', 'bars 1:2:3'])(
  'leaves %s alone',
  (name) => {
    const [track] = report.tracks
    expect(forVisitors({ ...report, tracks: [{ ...track!, name }] }).tracks[0]!.name).toBe(name)
  },
)
