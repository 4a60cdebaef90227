import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { SERVER_ENVIRONMENT } from '../../../scripts/server-environment.ts'
import { bareSite } from './bare-site.ts'
import type { Check } from './check.ts'
import { shippedServer } from './shipped-server.ts'
import { inFolder, pause, spawnServer } from './spawn-server.ts'

const KILLS = 50
/** Side by side. */
const LANES = 2

export const FIRST_START: Check = {
  number: 35,
  name: `SIGKILL at a random moment of the first start on an empty folder, ${KILLS} times`,
  limit: 'the next start works, each time',
  run: async () => {
    const program = shippedServer()
    const failures: string[] = []
    const lives: number[] = []
    const whole = await inFolder(async (folder) => {
      const server = await spawnServer({ KVINT_DATA: folder })
      await server.stop()
      return server.readyMs
    })
    const killOnce = () =>
      inFolder(async (folder) => {
        const child = spawn(process.execPath, [program], {
          env: {
            ...SERVER_ENVIRONMENT,
            ...process.env,
            PORT: '0',
            FEATURES: 'all',
            KVINT_SITE: bareSite(),
            KVINT_DATA: folder,
          },
          stdio: 'ignore',
        })
        const exit = once(child, 'exit')
        const life = Math.random() * whole
        await pause(life)
        child.kill('SIGKILL')
        await exit
        try {
          const server = await spawnServer({ KVINT_DATA: folder })
          await server.stop()
          lives.push(life)
        } catch (error) {
          failures.push(`after ${life.toFixed(0)} ms: ${String(error).slice(0, 200)}`)
        }
      })
    const lane = async () => {
      for (let kill = 0; kill < KILLS / LANES; kill += 1) await killOnce()
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    return {
      isGood: failures.length === 0 && lives.length === KILLS,
      figure: `${lives.length} of ${KILLS} next starts worked (killed within ${whole} ms) ${failures.slice(0, 2).join('; ')}`,
    }
  },
}
