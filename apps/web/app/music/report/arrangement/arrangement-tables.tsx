import { BarTable } from '../form/bar-table.tsx'
import { TransitionTable } from '../form/transition-table.tsx'
import { UnusedLoops } from '../form/unused-loops.tsx'
import { ArrangementTable } from './arrangement-table.tsx'

/** The whole picture as tables: clips, steps between sections, bars, and loops without a place. */
export function ArrangementTables() {
  return (
    <div className="grid gap-6">
      <ArrangementTable />
      <TransitionTable />
      <BarTable />
      <UnusedLoops />
    </div>
  )
}
