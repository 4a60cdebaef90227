import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { realSets, type SetFile } from './uploads/real-sets.ts'
import { send } from './uploads/send.ts'
import { openService, type Person } from './uploads/service.ts'

/**
 * `npm run load:uploads`: 200 uploads at once of real sets, while somebody reads her profile twenty times a second.
 * Nothing may be lost, memory stays bounded, and reads stay within five times of what they take when nothing else is on.
 */
const { values } = parseArgs({
  options: { uploads: { type: 'string', default: '200' }, port: { type: 'string', default: '54381' } },
})
const count = Number(values.uploads)
const PER_PERSON = 10
const IDLE_MS = 10_000
const service = await openService(Number(values.port))
try {
  await service.start()
  const people = await inTurn(Math.ceil(count / PER_PERSON), (at) => service.person(`load-${at}`))
  const sets = await realSets()
  const reader = readProfile(people[0])
  /** What sends are machines of other people: here they take what the service leaves of the processor. */
  setPriority(Math.min(19, getPriority() + 5))
  await wait(2000)
  await reader.times()
  await wait(IDLE_MS)
  const idle = await reader.times()
  const memory = watchMemory()

  const begun = performance.now()
  const sent = shares(people, sets)
  await Promise.all(sent.map(({ person, set }) => send(service.url, person, set)))
  const uploadedS = (performance.now() - begun) / 1000
  const uploading = await reader.times()
  while ((await countIn(`state in ('waiting', 'running')`)) > 0) await wait(100)
  const analysedS = (performance.now() - begun) / 1000
  const analysing = await reader.times()
  const peakMb = memory.stop()
  reader.stop()

  const kept = await countIn('true')
  const done = await countIn(`state = 'done' and report is not null`)
  const failed = await countIn(`state = 'failed'`)
  const busy = [...uploading, ...analysing]
  const ratio = p(busy, 0.99) / p(idle, 0.99)
  const told = (times: readonly number[]) =>
    `p50 ${p(times, 0.5).toFixed(1)} ms, p99 ${p(times, 0.99).toFixed(1)} ms (${times.length})`
  console.log(
    `uploads         ${sent.length} at once by ${people.length} people, ${megabytes(sent)} MB, distinct sets ${sets.length}`,
  )
  console.log(`kept            ${kept}, lost ${sent.length - kept}`)
  console.log(
    `analysed        ${done} with a report, ${failed} that are no readable set, others ${kept - done - failed}`,
  )
  console.log(`time            uploaded in ${uploadedS.toFixed(1)} s, analysed in ${analysedS.toFixed(1)} s`)
  console.log(`memory          peak ${peakMb.peak.toFixed(0)} MB, before ${peakMb.first.toFixed(0)} MB`)
  console.log(`profile idle    ${told(idle)}`)
  console.log(`while they come ${told(uploading)}`)
  console.log(`while analysed  ${told(analysing)}`)
  console.log(`profile busy    ${told(busy)}`)
  console.log(`p99 busy / idle ${ratio.toFixed(1)} (aim: at most 5)`)
  process.exitCode = kept === sent.length && done + failed === kept ? 0 : 1
} finally {
  await service.close()
}

/** Each person another part of the sets, none twice. */
function shares(people: readonly Person[], sets: readonly SetFile[]): { person: Person; set: SetFile }[] {
  return Array.from({ length: count }, (_, at) => {
    const person = people[Math.floor(at / PER_PERSON)]
    const set = sets[at % sets.length]
    if (!person || !set) throw new Error('There are fewer sets than one person sends.')
    return { person, set }
  })
}

function readProfile(person: Person | undefined) {
  if (!person) throw new Error('There is no one to send anything.')
  const child = fork(resolve(import.meta.dirname, 'uploads/read-profile.ts'), [service.url, person.token])
  return {
    /** Since they were asked for last. */
    async times(): Promise<number[]> {
      child.send('times')
      const [times] = (await once(child, 'message')) as [number[]]
      return times
    },
    stop: () => child.kill(),
  }
}

async function inTurn<Result>(times: number, work: (at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < times; at += 1) results.push(await work(at))
  return results
}

function watchMemory() {
  const residentMb = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid()}/status`, 'utf8'))?.[1]) / 1024
  const first = residentMb()
  let peak = first
  const timer = setInterval(() => (peak = Math.max(peak, residentMb())), 100)
  return {
    stop: () => {
      clearInterval(timer)
      return { first, peak }
    },
  }
}

async function countIn(where: string): Promise<number> {
  const { rows } = await service.pool.query<{ count: number }>(
    `select count(*)::int as count from kvint.saves where ${where}`,
  )
  return rows[0]?.count ?? 0
}

function p(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}

function megabytes(sent: readonly { readonly set: SetFile }[]): string {
  return (sent.reduce((sum, { set }) => sum + set.content.length, 0) / 1024 / 1024).toFixed(0)
}
