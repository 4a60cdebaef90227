import type { Finding, Report } from '@kvint/report'

/**
 * A report as anyone who holds a link sees it: the music, and nothing about the machine that it was made on. Names of
 * sample files, the findings about them, and where gaps lie in the file stay with the owner, as does whatever else
 * reads like a path.
 */
export function forVisitors(report: Report): Report {
  return withoutPaths({
    ...report,
    arrangement: {
      ...report.arrangement,
      clips: report.arrangement.clips.map((clip) => ({ ...clip, sampleName: null })),
    },
    findings: report.findings.filter(isForVisitors),
    ...(report.facts ? { facts: report.facts.filter(isForVisitors) } : {}),
    gaps: report.gaps.map((gap) => ({ ...gap, place: '' })),
  })
}

function isForVisitors({ area }: Finding): boolean {
  return area !== 'files'
}

/** Texts are kept but for the paths in them; keys and figures stay as they are. */
function withoutPaths<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll(PATH, '…') as Value
  if (Array.isArray(value)) return value.map(withoutPaths) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutPaths(part)])) as Value
}

/** `/Users/ann/…`, `C:\Users\ann\…`, `\\server\share\…`, `~/Music/…`, `file:///…`: up to the end of the quotation or line. */
const PATH =
  /(?:\bfile:\/\/|(?<![\w.])~?\/(?:Users|home|Volumes|private|var|tmp|mnt|media|Library|Applications)\/|(?<!\w)[A-Za-z]:[\\/]|\\\\[\w.-]+\\|(?<![\w.])~\/)[^"“”\n]*/g
