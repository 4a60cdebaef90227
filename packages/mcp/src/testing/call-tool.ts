import type { Report } from '@kvint/report'
import type { ProjectLibrary } from '../library/project-library.ts'
import { memoryLibrary } from '../library/memory-library.ts'
import type { Tool } from '../tools/tool.ts'
import { smallReport } from './small-report.ts'

/** Calls a tool as the server does: the input through its schema, the answer through its schema. */
export async function callTool(
  tool: Tool,
  input: Record<string, unknown> = {},
  library: ProjectLibrary = smallLibrary(),
) {
  const work = { signal: new AbortController().signal, progress: () => undefined }
  const answer = await tool.run(tool.input.parse(input), { library, ...work })
  if (answer.kind === 'problem') return { problem: answer.message, value: {} as Record<string, never> }
  return { problem: null, value: tool.output.parse(answer.value) as Record<string, never> }
}

/** Two projects: one with two saves, and one sketch without any harmony. */
export function smallLibrary() {
  const before = smallReport({ findings: [] })
  const sketch = smallReport({ harmony: { kind: 'unknown', reason: 'Only drums play.' } })
  return memoryLibrary('Test library', [
    {
      id: 'night-bus',
      name: 'Night Bus',
      saves: [
        { id: 's2', savedAt: '2026-03-02T10:00:00.000Z', report: smallReport(), set: null },
        {
          id: 's1',
          savedAt: '2026-03-01T10:00:00.000Z',
          report: { ...before, overview: { ...before.overview, tempo: { ...before.overview.tempo, bpm: 118 } } },
          set: null,
        },
      ],
    },
    {
      id: 'beat',
      name: 'Beat idea',
      saves: [{ id: 's1', savedAt: '2026-01-01T10:00:00.000Z', report: sketch, set: null }],
    },
  ])
}

/** One project whose chords last: Am over two bars, F from bar 3 to the middle of bar 4, then G; from bar 3 in C major. */
export function longChordsLibrary() {
  const saves = [{ id: 's1', savedAt: '2025-06-01T10:00:00.000Z', report: longChords(), set: null }]
  return memoryLibrary('Long chords', [{ id: 'long-chords', name: 'Long chords', saves }])
}

function longChords(): Report {
  const report = smallReport()
  if (report.harmony.kind === 'unknown') throw new Error('The small report knows its harmony.')
  const [am, f, , g] = report.harmony.chords
  const [home] = report.harmony.localKeys
  if (!am || !f || !g || !home) throw new Error('The small report has four chords.')
  return {
    ...report,
    harmony: {
      ...report.harmony,
      chords: [
        { ...am, startBeats: 0, endBeats: 8 },
        { ...f, startBeats: 8, endBeats: 14 },
        { ...g, startBeats: 14, endBeats: 16 },
      ],
      localKeys: [
        { ...home, startBeats: 0, endBeats: 8 },
        { ...home, startBeats: 8, endBeats: 16, name: 'C major', tonicPitchClass: 0, mode: 'major' },
      ],
    },
  }
}
