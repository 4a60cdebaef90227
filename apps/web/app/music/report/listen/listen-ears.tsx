import { EarsOffer } from '../../ears/ears-offer.tsx'
import { useReport } from '../view/report-context.ts'

/** Exercises from this report's song, its chords and keys named as on the page. */
export function ListenEars() {
  const { report } = useReport()
  return <EarsOffer report={report} />
}
