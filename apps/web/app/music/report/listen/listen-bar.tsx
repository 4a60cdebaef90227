import { PlayerBar } from '../../player/bar/player-bar.tsx'
import { useReport, useViewInTurn } from '../view/report-context.ts'

/** The player of this report; its loop is the bars shown. */
export function ListenBar() {
  const { report } = useReport()
  const range = useViewInTurn((view) => view.range)
  return <PlayerBar report={report} selection={range} />
}
