import { readFileSync } from 'node:fs'
import { median } from './median.ts'
import { READ_ROWS } from './read-rows.ts'

/** The process of one row (see `start-row.ts`): reads the file once for the peak memory, then as long as it is asked to. */
export type Readings = {
  /** The median of the readings. */
  readonly ms: number
  /** Of all threads and with the garbage of all readings, by reading. */
  readonly cpuMs: number
}

export type FirstReading = { readonly ms: number; readonly peakMb: number }

const row = READ_ROWS[Number(process.argv[2])]
if (row === undefined) throw new Error(`There is no row ${process.argv[2]}.`)
const file = new Uint8Array(readFileSync(String(process.argv[3])))
const start = performance.now()
await row.read(file)
const first: FirstReading = { ms: performance.now() - start, peakMb: process.resourceUsage().maxRSS / 1024 }
process.send?.(first)

process.on('message', (leastMs: number) => {
  void readFor(leastMs).then((readings) => process.send?.(readings))
})

async function readFor(leastMs: number): Promise<Readings> {
  const times: number[] = []
  const cpuStart = process.cpuUsage()
  const start = performance.now()
  for (let now = start; times.length === 0 || now - start < leastMs;) {
    await row?.read(file)
    const after = performance.now()
    times.push(after - now)
    now = after
  }
  const { user, system } = process.cpuUsage(cpuStart)
  return { ms: median(times), cpuMs: (user + system) / 1000 / times.length }
}
