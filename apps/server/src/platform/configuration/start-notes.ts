import { PRODUCT } from '@kvint/contract'
import type { Configuration } from './configuration.ts'
import { openHere, productionGaps } from './production-gaps.ts'

/** What a start prints in one piece, so that nothing of it is missed: where it is, what only this machine reaches, what is lacking. */
export function startNotes(configuration: Configuration, port: number): string {
  const hasOutbox = openHere(configuration).some((line) => line.includes('/outbox'))
  return [
    `${PRODUCT.name} is ready at http://localhost:${port}`,
    ...(hasOutbox ? [`Mails that it sends are at http://localhost:${port}/outbox`] : []),
    ...block(OPEN_HERE, openHere(configuration)),
    ...block('For production this server lacks:', productionGaps(configuration)),
  ].join('\n')
}

function block(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [heading, ...lines.map((line) => `- ${line}`)] : []
}

const OPEN_HERE =
  'Open to this machine alone, because neither HOST nor PUBLIC_URL names another. A proxy on this machine opens them to others: set PUBLIC_URL then.'
