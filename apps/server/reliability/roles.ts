import type { Check } from './check.ts'
import { onDatabase } from './on-database.ts'
import { keepSmallSet } from './keep-small-set.ts'
import { signUp, writeMessage } from './sign-up.ts'
import { pause, spawnServer } from './spawn-server.ts'

const SETS = 60

export const ROLES: Check = {
  number: 49,
  name: `KVINT_ROLE=web and =worker: one person has ${SETS} sets waiting, another one; the worker is killed three times under them`,
  limit: 'web answers every call, the one set is done before 10 of the others, and every set is done in the end',
  run: () =>
    onDatabase(async ({ env, pool }) => {
      const web = await spawnServer({ ...env, KVINT_ROLE: 'web' })
      const startWorker = () => spawnServer({ ...env, KVINT_ROLE: 'worker' })
      const many = await signUp(web.url)
      const one = await signUp(web.url)
      await pool.query(`update public.users set role = 'PREMIUM'`)
      for (let at = 0; at < SETS; at += 1) await keepSmallSet(web.url, many, at)
      await keepSmallSet(web.url, one, SETS)
      const doneOf = async (owner: string) =>
        (
          await pool.query<{ count: number }>(
            `select count(*)::int from kvint.saves where state = 'done' and user_id = $1`,
            [owner],
          )
        ).rows[0]?.count ?? 0
      const untouched = await doneOf(many.id)
      const calls = { asked: 0, failed: 0, isOver: false }
      const asking = (async () => {
        for (; !calls.isOver; await pause(50)) {
          calls.asked += 1
          if ((await writeMessage(web.url)).status !== 202) calls.failed += 1
        }
      })()
      let worker = await startWorker()
      const isStranger = await fetch(`${worker.url}/api/v1/projects`)
      for (let tries = 0; tries < 1_500 && (await doneOf(one.id)) === 0; tries += 1) await pause(20)
      const ahead = await doneOf(many.id)
      for (let kills = 0; kills < 3; kills += 1) {
        worker.child.kill('SIGKILL')
        await worker.exit
        worker = await startWorker()
        await pause(500)
      }
      const began = Date.now()
      while ((await doneOf(many.id)) < SETS && Date.now() - began < 120_000) await pause(100)
      const done = await doneOf(many.id)
      calls.isOver = true
      await asking
      await Promise.all([web.stop(), worker.stop()])
      return {
        isGood: untouched === 0 && ahead < 10 && done === SETS && calls.failed === 0 && isStranger.status === 404,
        figure: `${calls.failed} of ${calls.asked} calls failed; the one set was done after ${ahead} of ${SETS}; ${done} of ${SETS} done ${((Date.now() - began) / 1000).toFixed(1)} s after the third kill; without a worker ${untouched} done; a worker answers a call with ${isStranger.status}`,
      }
    }),
}
