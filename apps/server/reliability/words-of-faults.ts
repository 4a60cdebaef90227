import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check.ts'
import { lacks } from './real-parts/find-or-install.ts'
import { freePorts } from './real-parts/run-part.ts'
import { startSwift } from './real-parts/swift.ts'
import { inFolder, spawnServer } from './spawn-server.ts'

export const WORDS_OF_FAULTS: Check = {
  number: 48,
  name: 'started with a wrong key of the store (Swift), a bucket that is not there, a weak session key, a database without one, a port that is taken',
  limit: 'each start ends with an exit above 0, names what to mend, shows no secret, and blames no other part',
  run: () =>
    inFolder(async (folder) => {
      mkdirSync(join(folder, 'swift'), { mode: 0o755 })
      const swift = await startSwift(join(folder, 'swift'))
      if (!swift) return lacks('OpenStack Swift')
      const [nowhere = 0] = await freePorts(1)
      const taken = new URL(swift.env['S3_ENDPOINT'] ?? '').port
      const database = `postgres://kvint:${SECRET}@127.0.0.1:${nowhere}/kvint`
      const faults: readonly Fault[] = [
        { env: { ...swift.env, S3_SECRET_ACCESS_KEY: SECRET }, names: /store of files refuses our keys.*S3_SECRET/s },
        { env: { ...swift.env, S3_BUCKET: 'absent' }, names: /no such bucket.*S3_BUCKET/s },
        { env: { SESSION_KEY: 'x' }, names: /SESSION_KEY is too easy/ },
        { env: { DATABASE_URL: database }, names: /DATABASE_URL needs SESSION_KEY/ },
        { env: { PORT: taken }, names: /Port \d+ is taken/ },
      ]
      const wrong: string[] = []
      for (const [at, { env, names }] of faults.entries()) {
        const words = await wordsOf({ KVINT_DATA: join(folder, String(at)), HOST: '127.0.0.1', ...env })
        const isBlamed = /internal|database (?:does not|refuses)/i.test(words)
        if (!names.test(words) || words.includes(SECRET) || isBlamed) wrong.push(words.slice(0, 200))
      }
      await swift.stop()
      return {
        isGood: wrong.length === 0,
        figure: `${faults.length - wrong.length} of ${faults.length} say what to mend ${wrong.join(' | ')}`,
      }
    }),
}

const SECRET = 'not-to-be-shown-7Qm2'

type Fault = { readonly env: Record<string, string>; readonly names: RegExp }

/** What a start ends with; empty where it does not end. */
async function wordsOf(env: Record<string, string>): Promise<string> {
  try {
    await (await spawnServer({ LOG_LEVEL: 'silent', ...env })).stop()
    return ''
  } catch (error) {
    return String(error)
  }
}
