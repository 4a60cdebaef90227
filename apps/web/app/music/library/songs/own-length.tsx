import { groupSaves, lengthAmongOwn, type LengthAmongOwn } from '@kvint/insights'
import type { Report } from '@kvint/report'
import { useFetched, writtenLength } from '@kvint/ui'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useLibraryCopy } from '../copy/library.ts'
import { FactsTable } from '../../report/picture/facts-table.tsx'
import { Picture } from '../../report/picture/picture.tsx'
import { useReport } from '../../report/view/report-context.ts'
import { useWidth } from '../../report/picture/use-width.ts'
import { listSaves } from '../scan/kept-save.ts'
import { toEntry } from '../scan/library-contents.ts'
import '../view/library.css'

/** One song's length among the others of the library that is kept in this browser; nothing where there is none. */
export function OwnLength() {
  const { made: report } = useReport()
  const { ownLength: words } = useLibraryCopy()
  const length = useOwnLength(report)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  if (!length) return null
  const { seconds, others, shorter, medianSeconds } = length
  const most = Math.max(seconds, ...others.map((other) => other.seconds))
  const x = (value: number) => 8 + (value / most) * (Math.max(width, 240) - 16)
  return (
    <div className="bg-sunken pb-8">
      <div className="page-width">
        <Picture
          id="own-length"
          title={words.title}
          sentence={words.sentence(writtenLength(seconds), shorter, others.length, writtenLength(medianSeconds))}
          tools={
            <Link to="/projects/library" className="text-small text-muted underline underline-offset-4">
              {words.link}
            </Link>
          }
          table={
            <FactsTable
              caption={words.title}
              columns={words.columns}
              rows={[
                { key: 'self', cells: [words.self, writtenLength(seconds)] },
                ...others.map((other) => ({ key: other.path, cells: [other.name, writtenLength(other.seconds)] })),
              ]}
            />
          }
        >
          <div ref={box} className="min-w-0 overflow-hidden">
            <svg data-picture="" aria-hidden="true" width="100%" height={HEIGHT}>
              <line x1={8} x2="100%" y1={36} y2={36} className="axis-line" />
              {others.map((other) => (
                <circle key={other.path} cx={x(other.seconds)} cy={36} r={5} className="mark-fill mark-fill-soft" />
              ))}
              <line x1={x(medianSeconds)} x2={x(medianSeconds)} y1={24} y2={48} className="mark-middle" />
              <path d={`M${x(seconds)} 28l6 -12h-12z`} className="mark-fill mark-fill-other" />
              <text x={8} y={66} className="chart-text">
                0:00
              </text>
              <text x="100%" y={66} textAnchor="end" className="chart-text">
                {writtenLength(most)}
              </text>
            </svg>
          </div>
          <p className="max-w-[66ch] text-small text-muted">{words.honesty}</p>
        </Picture>
      </div>
    </div>
  )
}

/** Where a report's song stands by length in the kept library; `null` where nothing can be said. */
function useOwnLength({ source, overview }: Report): LengthAmongOwn | null {
  const seconds = overview.lengthOf === 'arrangement' ? overview.lengthSeconds : 0
  const { value = null } = useFetched(async () => {
    const saves = await listSaves()
    const self = saves.find(({ path, bytes }) => bytes === source.bytes && path.endsWith(`/${source.fileName}`))
    return lengthAmongOwn(groupSaves(saves.flatMap(toEntry)), { path: self?.path ?? '', seconds })
  }, [source, seconds])
  return value
}

const HEIGHT = 76
