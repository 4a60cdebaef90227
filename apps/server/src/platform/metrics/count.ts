/** Things that happen, each told apart by one word. */
export const COUNTED = {
  analyses_total: {
    help: 'Analyses that ended in this process: done, failed, broken, postponed, parked.',
    label: 'outcome',
  },
  store_failures_total: {
    help: 'Calls of the store of files that failed: away, silent, noBucket, refused, full.',
    label: 'reason',
  },
  part_failures_total: {
    help: 'Long-lived parts that failed and were started again: queue, listener, realtime, mail, relay, traces, backups.',
    label: 'part',
  },
} as const

/** Notes that something happened once more. */
export type Count = (what: keyof typeof COUNTED, word: string) => void
