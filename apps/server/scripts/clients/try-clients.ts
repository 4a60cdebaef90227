import { writeFile } from 'node:fs/promises'
import { allTrials, fastmcpTrials } from './all-trials.ts'
import { fetchClients } from './fetch-clients.ts'
import { runTrial } from './run-trial.ts'
import { testGround } from './test-ground.ts'

/**
 * Other people's clients, without a window, on our real tools and a real report: the official inspector over every
 * transport, mcp-remote, mcporter, and FastMCP where Python has it (`PYTHON` names one); each lists and calls, with a token, without one where none is asked for, and
 * without one where it is. `--tally FILE` writes what passed and failed.
 */
const tallyFile = process.argv[process.argv.indexOf('--tally') + 1]
const tally = { passed: 0, failed: 0, skipped: 0, failures: new Array<string>() }
const clients = await fetchClients()
if (clients.kind === 'problem') {
  console.log(`The clients of others could not be fetched, so they were not tried. ${clients.message}`)
  tally.skipped++
} else {
  const ground = await testGround()
  const inPython = fastmcpTrials(ground)
  if (inPython === null) {
    console.log('FastMCP was not tried: Python has no module of that name (pip install fastmcp).')
    tally.skipped++
  }
  const waiting = [...allTrials(ground), ...(inPython ?? [])]
  /** Each is a process that mostly starts: two at a time fill two cores. */
  await Promise.all([1, 2].map(() => work(clients.bin)))
  await ground.close()

  async function work(bin: string): Promise<void> {
    for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
      const problem = await runTrial(trial, bin, ground.home)
      if (problem === undefined) tally.passed++
      else {
        tally.failed++
        tally.failures.push(`${trial.what}: ${problem}`)
      }
      console.log(problem === undefined ? `✓ ${trial.what}` : `✗ ${trial.what}: ${problem}`)
    }
  }
}
if (process.argv.includes('--tally') && tallyFile !== undefined) await writeFile(tallyFile, JSON.stringify(tally))
process.exitCode = tally.failed > 0 ? 1 : 0
