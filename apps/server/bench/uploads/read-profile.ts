import { setTimeout as wait } from 'node:timers/promises'

/**
 * Somebody who reads her profile twenty times a second, in a process of its own: what the senders do to theirs is not
 * what the service does. Tells its parent the milliseconds of the answers each time that it is asked.
 */
const [url = '', token = ''] = process.argv.slice(2)
const EVERY_MS = 50
let times: number[] = []
process.on('message', () => {
  process.send?.(times)
  times = []
})
for (;;) {
  const begun = performance.now()
  const answer = await fetch(`${url}/auth/profile`, { headers: { authorization: `Bearer ${token}` } })
  await answer.text()
  if (!answer.ok) throw new Error(`The profile answered ${answer.status}.`)
  const took = performance.now() - begun
  times.push(took)
  await wait(Math.max(0, EVERY_MS - took))
}
